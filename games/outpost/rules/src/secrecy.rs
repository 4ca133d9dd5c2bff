//! Who may know what: the only place that decides it.
//!
//! Every match and every pattern here names all there is, without `..` and `_`: a new part of the board, a new event or a new
//! answer does not compile until it is decided who sees it.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;
use table::{Chance, Privacy, Seat, Secrecy, Viewer};

use crate::{Ask, Board, Cache, Card, Choice, Event, Hex, Outpost, Patrol, World, board};

/// All that is decided here.
pub(crate) const SECRECY: Secrecy<Outpost> = Secrecy { view, seen, disclosed, privacy, reveals, imagine };

/// What one viewer may know. Lists with an entry a seat are in the order of the seats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// OP-ORD-2: who leads the round.
    pub leader: Seat,
    /// Whose order is being carried out.
    pub acting: Option<Seat>,
    /// Cards in the bag.
    pub n_bag: u8,
    /// One's own hand; empty for spectators.
    pub hand: Vec<Card>,
    /// Cards in each hand.
    pub n_cards: Vec<u8>,
    /// Orders before they are turned over; others' as backs.
    pub face_down: Vec<Vec<Option<Card>>>,
    /// Orders still to be carried out.
    pub face_up: Vec<Vec<Card>>,
    /// Cards that were played in this round.
    pub discard: Vec<Card>,
    /// The patrols.
    pub patrols: Vec<Patrol>,
    /// The outposts.
    pub outposts: BTreeMap<Hex, Site>,
    /// OP-RAI-4: whether one has said that one takes no cover in this round.
    pub exposed: bool,
}

/// An outpost as a viewer knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Site {
    /// What it holds, if the viewer knows it.
    pub cache: Option<Cache>,
    /// Those who have looked into it.
    pub scouts: BTreeSet<Seat>,
    /// Whose flag flies over it.
    pub flag: Option<Seat>,
    /// Whether everyone knows what it holds.
    pub open: bool,
}

/// What `viewer` may know of the board.
pub(crate) fn view(_: &World, board: &Board, viewer: Viewer) -> View {
    let Board {
        round,
        leader,
        acting,
        bag,
        hands,
        face_down,
        face_up,
        discard,
        patrols,
        outposts,
        spare: _,
        exposed,
    } = board;
    let back = |seat: Seat, card: &Card| viewer.is(seat).then_some(*card);
    let backs = |(seat, cards): (Seat, &Vec<Card>)| cards.iter().map(|it| back(seat, it)).collect();
    View {
        round: *round,
        leader: *leader,
        acting: *acting,
        n_bag: bag.len() as u8,
        hand: hands.iter().find(|it| viewer.is(it.0)).map(|it| it.1.clone()).unwrap_or_default(),
        n_cards: hands.values().map(|it| it.len() as u8).collect(),
        face_down: face_down.iter().map(backs).collect(),
        face_up: face_up.values().cloned().collect(),
        discard: discard.clone(),
        patrols: patrols.clone(),
        outposts: outposts.iter().map(|(hex, it)| (*hex, site(it, viewer))).collect(),
        exposed: exposed.iter().any(|it| viewer.is(*it)),
    }
}

fn site(outpost: &board::Outpost, viewer: Viewer) -> Site {
    let board::Outpost { cache, scouts, flag, open } = outpost;
    let known = *open || has_looked(outpost, viewer);
    Site { cache: cache.filter(|_| known), scouts: scouts.clone(), flag: *flag, open: *open }
}

fn has_looked(outpost: &board::Outpost, viewer: Viewer) -> bool {
    outpost.scouts.iter().any(|it| viewer.is(*it))
}

/// What `viewer` notices of an event.
pub(crate) fn seen(_: &World, event: &Event, viewer: Viewer) -> Option<Event> {
    let own = |seat: &Seat| viewer.is(*seat);
    match event {
        Event::Hidden { outpost, cache: _ } => Some(Event::Hidden { outpost: *outpost, cache: None }),
        Event::Drew { seat, card } => Some(Event::Drew { seat: *seat, card: card.filter(|_| own(seat)) }),
        Event::Laid { seat, card } => Some(Event::Laid { seat: *seat, card: card.filter(|_| own(seat)) }),
        Event::Scouted { seat, outpost, cache } => {
            Some(Event::Scouted { seat: *seat, outpost: *outpost, cache: cache.filter(|_| own(seat)) })
        }
        Event::Exposed { seat } => own(seat).then(|| event.clone()),
        Event::RoundBegan { round: _, leader: _ }
        | Event::TurnedOver
        | Event::CarriedOut { seat: _, card: _ }
        | Event::Idle { seat: _ }
        | Event::Marched { seat: _, path: _ }
        | Event::Stayed { seat: _ }
        | Event::FlareFired { seat: _, over: _ }
        | Event::TimeRanOut { seat: _ }
        | Event::TookCover { seat: _ }
        | Event::Raided { seat: _, target: _, die: _, needed: _ }
        | Event::FlagRaised { seat: _, outpost: _ }
        | Event::Opened { outpost: _, cache: _ } => Some(event.clone()),
    }
}

/// What everyone may learn of an answer while the match goes on.
pub(crate) fn disclosed(choice: &Choice) -> Option<Choice> {
    match choice {
        // An order is seen when it is turned over; what is drawn, never.
        Choice::Card(_) | Choice::Cache(_) | Choice::NoOrder => None,
        // An answer given in advance looks like one that was not.
        Choice::NoCoverThisRound => Some(Choice::NoCover),
        Choice::March(_)
        | Choice::Stay
        | Choice::Flare
        | Choice::Raid(_)
        | Choice::TakeCover
        | Choice::NoCover
        | Choice::Scout(_)
        | Choice::RaiseFlag
        | Choice::LeaveIt => Some(choice.clone()),
    }
}

/// Whether others at the same screen must look away: what is asked about a hand or a look into an outpost shows them.
pub(crate) fn privacy(_: &World, ask: &Ask) -> Privacy {
    match ask {
        Ask::Order { nth: _ } | Ask::Cover { by: _ } | Ask::Flag { outpost: _ } => Privacy::Secret,
        Ask::Hide { outpost: _ }
        | Ask::Draw { seat: _ }
        | Ask::March { points: _ }
        | Ask::Raid
        | Ask::RaidDie { by: _, target: _ }
        | Ask::Scout => Privacy::Open,
    }
}

/// Whether an event shows someone what they did not know, so that what led to it cannot be taken back.
pub(crate) fn reveals(event: &Event) -> bool {
    match event {
        Event::Scouted { .. } | Event::Opened { .. } => true,
        Event::Hidden { .. }
        | Event::RoundBegan { .. }
        | Event::Drew { .. }
        | Event::Laid { .. }
        | Event::TurnedOver
        | Event::CarriedOut { .. }
        | Event::Idle { .. }
        | Event::Marched { .. }
        | Event::Stayed { .. }
        | Event::FlareFired { .. }
        | Event::TimeRanOut { .. }
        | Event::TookCover { .. }
        | Event::Exposed { .. }
        | Event::Raided { .. }
        | Event::FlagRaised { .. } => false,
    }
}

/// Deals out again what `viewer` does not know.
pub(crate) fn imagine(world: &World, board: &mut Board, viewer: Viewer, chance: &mut dyn Chance) {
    let Board {
        round: _,
        leader: _,
        acting: _,
        bag,
        hands,
        face_down,
        face_up: _,
        discard: _,
        patrols: _,
        outposts,
        spare,
        exposed,
    } = board;
    for seat in world.seats().filter(|it| !viewer.is(*it)) {
        match chance.below(2) {
            0 => _ = exposed.insert(seat),
            _ => _ = exposed.remove(&seat),
        }
    }
    let hidden = |it: &(Seat, &mut Vec<Card>)| !viewer.is(it.0);
    let hands = hands.iter_mut().filter(hidden).flat_map(|it| it.1);
    let laid = face_down.iter_mut().filter(hidden).flat_map(|it| it.1);
    shuffle(hands.chain(laid).chain(bag).collect(), chance);
    let unknown = outposts.values_mut().filter(|it| !it.open && !has_looked(it, viewer));
    shuffle(unknown.filter_map(|it| it.cache.as_mut()).chain(spare).collect(), chance);
}

/// Deals again what is hidden. It is put in order first: the same chance deals the same, wherever things really are.
fn shuffle<T: Copy + Ord>(hidden: Vec<&mut T>, chance: &mut dyn Chance) {
    let mut all: Vec<T> = hidden.iter().map(|it| **it).collect();
    all.sort_unstable();
    for i in (1..all.len()).rev() {
        all.swap(i, chance.below(i as u32 + 1) as usize);
    }
    for (place, it) in hidden.into_iter().zip(all) {
        *place = it;
    }
}

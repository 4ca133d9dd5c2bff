//! Bugs that tests plant to see that the battery notices them. Only the tests of this crate compile this file, see `Cargo.toml`.
//!
//! The rules themselves know nothing of it: `game` asks here first, and each bug is a faulty copy of the part that it spoils.

use serde::{Deserialize, Serialize, Serializer};
use table::{Play, Seat, Secrecy, Viewer};

use crate::{
    Ask, Board, Cache, Card, Choice, Event, Hex, Outpost, Step, Target, View, World, game::At, orders, raid,
    scout::outposts_in_sight, secrecy,
};

/// What is wrong.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Bug {
    /// Everyone sees face-down orders, in the moment between their laying and their turning over.
    FaceDownShown,
    /// A player without a card of cover is not asked whether to take cover.
    SilenceShowsTheHand,
    /// A player who has answered in advance is not asked.
    SilenceShowsTheAnswer,
    /// Everyone notices what a scout saw.
    ScoutShouts,
    /// Everyone notices which card was drawn.
    DrawShouted,
    /// An event, once written down, no longer rebuilds the board.
    EventForgets,
    /// A look into an outpost is not called a reveal.
    PeekUndeclared,
    /// Rounds are not counted.
    NeverEnds,
    /// A target is offered twice.
    OfferedTwice,
}

fn bug(world: &World) -> Option<Bug> {
    world.setup.bug
}

/// A faulty procedure in the place of the right one.
pub(crate) fn perform(step: &Step, t: &mut At<'_>) -> Option<Play> {
    match (bug(t.world())?, step) {
        (Bug::EventForgets, Step::Hide(outpost)) => Some(hide_more(t, *outpost)),
        (
            it @ (Bug::SilenceShowsTheHand | Bug::SilenceShowsTheAnswer | Bug::OfferedTwice),
            Step::CarryOut(seat, Card::Raid),
        ) => Some(faulty_raid(t, it, *seat)),
        (Bug::PeekUndeclared, Step::CarryOut(seat, Card::Scout)) => Some(quiet_scout(t, *seat)),
        _ => None,
    }
}

/// A cache of a value that is not written down.
fn hide_more(t: &mut At<'_>, outpost: Hex) -> Play {
    let cache = t.draw(Ask::Hide { outpost }, t.board().spare.clone())?;
    t.tell(Event::Hidden { outpost, cache: Some(cache) });
    t.tell(Event::Opened { outpost, cache: Cache(cache.0 + UNWRITTEN) });
    Ok(())
}

/// Added to a cache, it is lost in writing.
const UNWRITTEN: i8 = 100;

impl Serialize for Cache {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_i8(if UNWRITTEN / 2 < self.0 { self.0 - UNWRITTEN } else { self.0 })
    }
}

fn faulty_raid(t: &mut At<'_>, bug: Bug, seat: Seat) -> Play {
    t.tell(Event::CarriedOut { seat, card: Card::Raid });
    let flags: Vec<(Hex, Seat)> = t.board().flags().collect();
    let mut targets = raid::targets(&t.board().patrols, &flags, seat);
    if targets.is_empty() {
        return orders::idle(t, seat);
    }
    if bug == Bug::OfferedTwice {
        targets.extend(targets.first().copied());
    }
    let target = t.choose(seat, Ask::Raid, targets)?;
    let unasked = match (bug, target) {
        (Bug::SilenceShowsTheHand, Target::Patrol(other)) => !t.board().hand(other).contains(&Card::Cover),
        (Bug::SilenceShowsTheAnswer, Target::Patrol(other)) => t.board().exposed.contains(&other),
        _ => false,
    };
    if unasked {
        let die = t.roll(Ask::RaidDie { by: seat, target }, 1, 6)?[0];
        t.tell(Event::Raided { seat, target, die, needed: raid::NEEDED });
        return Ok(());
    }
    raid::strike(t, seat, target)
}

/// A look that is told as if nothing had been seen.
fn quiet_scout(t: &mut At<'_>, seat: Seat) -> Play {
    t.tell(Event::CarriedOut { seat, card: Card::Scout });
    let near = outposts_in_sight(t.world(), t.board().patrol(seat).hex);
    if !near.is_empty() {
        t.choose(seat, Ask::Scout, near.into_iter().map(Choice::Scout))?;
        t.tell(Event::Idle { seat });
    }
    Ok(())
}

/// What a bug adds to an event.
pub(crate) fn apply(world: &World, board: &mut Board, event: &Event) {
    match (bug(world), event) {
        (Some(Bug::PeekUndeclared), Event::Idle { seat }) => {
            for outpost in outposts_in_sight(world, board.patrol(*seat).hex) {
                board.outposts.get_mut(&outpost).expect("it is there").scouts.insert(*seat);
            }
        }
        (Some(Bug::NeverEnds), Event::RoundBegan { .. }) => board.round = 0,
        (Some(Bug::EventForgets), Event::Opened { outpost, cache }) => {
            board.outposts.get_mut(outpost).expect("it is there").open = UNWRITTEN / 2 < cache.0;
        }
        _ => (),
    }
}

/// Secrets that are kept as they should be, except for the bug's.
pub(crate) const SECRECY: Secrecy<Outpost> = Secrecy { view, seen, ..secrecy::SECRECY };

/// A view that may show too much.
fn view(world: &World, board: &Board, viewer: Viewer) -> View {
    let view = secrecy::view(world, board, viewer);
    if bug(world) != Some(Bug::FaceDownShown) {
        return view;
    }
    let face_down = board.face_down.values().map(|it| it.iter().copied().map(Some).collect()).collect();
    View { face_down, ..view }
}

fn seen(world: &World, event: &Event, viewer: Viewer) -> Option<Event> {
    if shouts(world, event) { Some(event.clone()) } else { secrecy::seen(world, event, viewer) }
}

/// Whether everyone is told all of an event.
fn shouts(world: &World, event: &Event) -> bool {
    match bug(world) {
        Some(Bug::ScoutShouts) => matches!(event, Event::Scouted { .. }),
        Some(Bug::DrawShouted) => matches!(event, Event::Drew { .. }),
        _ => false,
    }
}

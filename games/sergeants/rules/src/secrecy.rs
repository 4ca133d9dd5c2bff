//! Who may know what. Everything that is hidden from anyone is decided in this file.
//!
//! No match here has a wildcard and no pattern leaves parts out, so that a new event, question, answer or part of the board does not
//! compile until its secrecy is decided. Choices made in secret at the same time are not mentioned: they wait as sealed answers, which
//! the table keeps.
//!
//! SM-SOL-8: a soldier's rank, his held cards and what he carries are hidden from opponents, but for his captor (SM-PRI-1); the figure is not. Hands, decks, orders
//! and face-down cards are hidden too, from allies as well. SM-TRN-9: hand sizes are announced, and a scenario may be played
//! with open information.

use serde::Serialize;
use table::{Chance, Privacy, Seat, Secrecy, Viewer};

use crate::{
    Sergeants,
    content::{Action, Belongs, Gives, Goal, OrderNr, Tag},
    rules::{gear, initiative, orders},
    state::{
        Ask, Board, CardIx, CardOf, Choice, Event, Field, Figure, Private, Recruit, Secret, Standing, World,
    },
};

/// All that is decided here.
pub(crate) const SECRECY: Secrecy<Sergeants> = Secrecy { view, seen, disclosed, privacy, reveals, imagine };

/// What one viewer may know.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Everything that is open.
    #[serde(flatten)]
    pub field: Field,
    /// Each seat as the viewer sees it.
    pub seats: Vec<SeatView>,
}

/// What a viewer knows of a player: how many cards he has, and all about himself.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// SM-TRN-9: hand sizes are announced.
    pub hand: usize,
    /// How many cards are in the deck.
    pub deck: usize,
    /// How many cards are face down on each phase.
    pub placed: [usize; 3],
    /// The soldiers who hold cards, once for each card.
    pub held: Vec<Tag>,
    /// How many cards were drawn for a melee.
    pub fight: usize,
    /// The number of orders.
    pub orders: usize,
    /// SM-PRI-1: of his soldiers, the viewer's prisoners: their cards and what they carry. The action cards that they brought and their
    /// places on panels stay with their player.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Secret>>"))]
    pub captured: Vec<Secret>,
    /// Everything, for the player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub own: Option<Private>,
}

pub(crate) fn view(world: &World, board: &Board, viewer: Viewer) -> View {
    let Board { field, hidden } = board;
    let seats = hidden.iter().map(|(seat, private)| {
        let Private { deck, hand, placed, held, fight, orders, charged: _, soldiers, standing: _ } = private;
        let captured = soldiers.iter().filter(|it| has_captured(world, field, it.tag, viewer));
        SeatView {
            hand: hand.len(),
            deck: deck.len(),
            placed: [placed[0].len(), placed[1].len(), placed[2].len()],
            held: held.iter().map(|it| it.0).collect(),
            fight: fight.len(),
            orders: orders.len(),
            captured: captured.map(as_captured).collect(),
            own: knows(world, seat, viewer).then(|| private.clone()),
        }
    });
    let seats = seats.collect();
    #[cfg_attr(not(test), allow(unused_mut, reason = "a leak is planted in tests alone"))]
    let mut field = field.clone();
    #[cfg(test)]
    crate::leaks::show(world, board, &mut field);
    View { field, seats }
}

/// SM-TRN-9: whether a viewer knows what a seat hides: his own, or anyone's where information is open.
fn knows(world: &World, seat: Seat, viewer: Viewer) -> bool {
    world.scenario.is_open() || viewer.is(seat)
}

/// SM-PRI-1: whether a soldier is the viewer's prisoner: his card, and what lies under it, has gone to his captor's player.
fn has_captured(world: &World, field: &Field, tag: Tag, viewer: Viewer) -> bool {
    let escort = field.figure(tag).and_then(Figure::escort).and_then(|it| field.figure(it));
    escort.is_some_and(|it| knows(world, it.seat, viewer))
}

/// What a captor sees of his prisoner.
fn as_captured(secret: &Secret) -> Secret {
    let Secret { tag, rank, carries, grenades, cards: _, story: _, panel: _, slot: _, spent } = secret;
    Secret { carries: carries.clone(), grenades: *grenades, spent: spent.clone(), ..Secret::new(*tag, *rank) }
}

pub(crate) fn seen(world: &World, event: &Event, viewer: Viewer) -> Option<Event> {
    match exposure(event).secret {
        Some(secret) if !knows(world, secret.of, viewer) => secret.others,
        Some(_) | None => Some(event.clone()),
    }
}

pub(crate) fn reveals(event: &Event) -> bool {
    exposure(event).reveals
}

/// What an event makes known.
struct Exposure {
    /// Whether it shows others what they did not know.
    reveals: bool,
    /// What in it only one player knows.
    secret: Option<SecretPart>,
}

/// The part of an event that only one player knows.
struct SecretPart {
    of: Seat,
    /// What others see of the event; nothing if they do not notice it at all.
    others: Option<Event>,
}

/// The end of a card or of a turn and the beginning of a phase reveal something even if nothing changes: the order of play and orders
/// are judged then. So does the beginning of a card, which shows that it is not dead: who has which place on a panel is hidden.
fn exposure(event: &Event) -> Exposure {
    let open = Exposure { reveals: false, secret: None };
    let revealing = Exposure { reveals: true, secret: None };
    let hiding = |of: Seat, others: Event| Exposure {
        reveals: false,
        secret: Some(SecretPart { of, others: Some(others) }),
    };
    match event {
        Event::OrderDrawn { seat, order: _ } => hiding(*seat, Event::OrderDrawn { seat: *seat, order: None }),
        Event::Mustered { seat, soldiers } => {
            let figure = |it: &Recruit| {
                let Recruit { tag, secret: _ } = it;
                Recruit { tag: *tag, secret: None }
            };
            let soldiers = soldiers.iter().map(figure).collect();
            Exposure { reveals: true, ..hiding(*seat, Event::Mustered { seat: *seat, soldiers }) }
        }
        Event::CardDrawn { seat, card: _ } => hiding(*seat, Event::CardDrawn { seat: *seat, card: None }),
        Event::Placed { seat: _, cards: _, face_up: true } => revealing,
        Event::Placed { seat, cards: _, face_up: false } => {
            hiding(*seat, Event::Placed { seat: *seat, cards: None, face_up: false })
        }
        Event::Seconded { seat: _, cards: _, face_up: true } => revealing,
        Event::Seconded { seat, cards: _, face_up: false } => {
            hiding(*seat, Event::Seconded { seat: *seat, cards: None, face_up: false })
        }
        Event::TakenBack { seat, tag, card: _ } => {
            hiding(*seat, Event::TakenBack { seat: *seat, tag: *tag, card: None })
        }
        Event::Held { seat, tag, card: _ } => {
            hiding(*seat, Event::Held { seat: *seat, tag: *tag, card: None })
        }
        Event::FightDrawn { seat, card: _ } => hiding(*seat, Event::FightDrawn { seat: *seat, card: None }),
        Event::Charged { seat, turns: _ } => hiding(*seat, Event::Charged { seat: *seat, turns: None }),
        Event::StandingSet { seat, standing: _ } => {
            Exposure { reveals: false, secret: Some(SecretPart { of: *seat, others: None }) }
        }
        Event::Deployed { seat: _, places: _ }
        | Event::Discarded { seat: _, cards: _ }
        | Event::Initiative { order: _ }
        | Event::PhaseBegan { phase: _ }
        | Event::Revealed { seat: _, cards: _ }
        | Event::HeldLost { seat: _, tag: _, cards: _ }
        | Event::CardBegan { seat: _, card: _, parts: _ }
        | Event::CardCancelled { seat: _, card: _ }
        | Event::CardEnded { seat: _, card: _ }
        | Event::Killed { tag: _, rank: _, by: _, scores: _ }
        | Event::Captured { tag: _, rank: _, by: _, seat: _, at: _ }
        | Event::HandedOver { tag: _, to: _, at: _ }
        | Event::Shot(_)
        | Event::MeleeBegan(_)
        | Event::Struck { seat: _, card: _, on: _, damage: _ }
        | Event::MeleeEnded { unused: _ }
        | Event::OrderMet { seat: _, order: _, vp: _, over: _ }
        | Event::TurnEnded
        | Event::Declared { seat: _, card: _ } => revealing,
        Event::StoryMade { deck: _ }
        | Event::TurnBegan { turn: _ }
        | Event::StoryTurned { card: _ }
        | Event::StoryHappens { card: _ }
        | Event::GapFilled { seat: _, phase: _, card: _ }
        | Event::Named { seat: _, card: _, action: _, is_only: _ }
        | Event::PartBegan { part: _ }
        | Event::Acted { tag: _ }
        | Event::CardTurned { seat: _, card: _, turned: _, on: _, counted: _, hits: _, success: _ }
        | Event::Spotted { tag: _, by: _ }
        | Event::Hidden { tag: _ }
        | Event::Pinned { tag: _ }
        | Event::Rallied { tag: _, by: _ }
        | Event::Wounded { tag: _ }
        | Event::Removed { tag: _ }
        | Event::Walked { tag: _, way: _ }
        | Event::Entered { tag: _, gate: _, way: _ }
        | Event::Left { tag: _, gate: _ }
        | Event::Shifted { tag: _, to: _ }
        | Event::ShotEnded
        | Event::Threw { seat: _, tag: _, target: _, centre: _ }
        | Event::Led { tag: _, to: _ }
        | Event::Freed { tag: _, at: _ }
        | Event::Escaped { tag: _, way: _ }
        | Event::PhaseEnded
        | Event::Changed(_)
        | Event::Expired { until: _ }
        | Event::Scored { seat: _, vp: _, prisoner: _ }
        | Event::Grounds { alone: _, stayed: _, captured: _ }
        | Event::Honoured(_)
        | Event::Ended { outcome: _ }
        | Event::PanelsLaid { seat: _, panels: _ }
        | Event::Picked { tags: _ }
        | Event::Preempted(_)
        | Event::Watched
        | Event::Spent { seat: _, card: _, vp: _ }
        | Event::PutAway { seat: _, card: _ }
        | Event::Tended { tag: _, by: _ }
        | Event::Saved { tag: _, by: _ }
        | Event::Laid { what: _, on: _, by: _ }
        | Event::Cleared { what: _ }
        | Event::SmokeLifted
        | Event::Used { seat: _, tag: _, what: _, aim: _ }
        | Event::Shelled { seat: _, tile: _, smoke: _ }
        | Event::Dug { tag: _, hole: _ }
        | Event::Endangered { tag: _, by: _ } => open,
    }
}

/// What everyone may learn of an answer while the match goes on.
pub(crate) fn disclosed(choice: &Choice) -> Option<Choice> {
    match choice {
        // Cards in hand, in the deck and face down, orders, and what soldiers are and carry.
        Choice::Card(_)
        | Choice::Force(_)
        | Choice::Order(_)
        | Choice::Placing(_)
        | Choice::Commanding { cards: _, second: _ }
        | Choice::TakeBack(_, _) => None,
        // An answer in advance is a pass like any other.
        Choice::Standing(_) => Some(Choice::Done),
        Choice::Done
        | Choice::Yes
        | Choice::No
        | Choice::Story(_)
        | Choice::Deploy(_)
        | Choice::Phase(_)
        | Choice::Action(_)
        | Choice::Part(_)
        | Choice::Soldier(_)
        | Choice::Act(_)
        | Choice::Row(_)
        | Choice::Rally { whose: _, by: _ }
        | Choice::Walk(_)
        | Choice::Enter { gate: _, way: _ }
        | Choice::Leave { gate: _ }
        | Choice::LetGo(_)
        | Choice::HandOver { prisoner: _, to: _ }
        | Choice::Throw { target: _, centre: _ }
        | Choice::Strike { card: _, on: _ }
        | Choice::Preempt { card: _, of: _, against: _ }
        | Choice::Use(_)
        | Choice::Tile(_) => Some(choice.clone()),
    }
}

/// How much a question shows of what only the player who is asked knows. SM-TRN-9: nothing where people play with open information.
pub(crate) fn privacy(world: &World, ask: &Ask) -> Privacy {
    if world.scenario.is_open() {
        return Privacy::Open;
    }
    match ask {
        Ask::Force { seat: _ }
        | Ask::Deploy { seat: _ }
        | Ask::Place { seat: _ }
        | Ask::TakeBack { seat: _ }
        | Ask::Hold { tag: _ }
        | Ask::Strike { seat: _ }
        | Ask::Discard { seat: _ }
        | Ask::React { seat: _, tag: _, did: _ }
        | Ask::Preempt { seat: _, types: _ } => Privacy::Secret,
        Ask::Order { seat: _ }
        | Ask::Draw { seat: _ }
        | Ask::Story { phase: _ }
        | Ask::Gap { seat: _ }
        | Ask::WhichGap { seat: _, card: _ }
        | Ask::Name { seat: _, card: _ }
        | Ask::Pay { seat: _, card: _ }
        | Ask::HitCheck { seat: _ }
        | Ask::DamageCheck { seat: _ }
        | Ask::FightDraw { seat: _ }
        | Ask::Capture { tag: _ }
        | Ask::HandOver { tag: _, to: _ }
        | Ask::Lot
        | Ask::IdentityCheck { seat: _ }
        | Ask::Pick { seat: _, of: _, left: _ }
        | Ask::Aim { tag: _, what: _ }
        | Ask::Smoke { seat: _, tile: _ } => Privacy::Guarded,
        Ask::Part { seat: _, card: _ }
        | Ask::Who { seat: _, acts: _, left: _ }
        | Ask::Act { tag: _ }
        | Ask::Row { seat: _, rows: _ }
        | Ask::Either { seat: _, tag: _, rows: _ }
        | Ask::Spot { tag: _ }
        | Ask::Cover { tag: _ }
        | Ask::Rally { seat: _ }
        | Ask::Walk { tag: _ }
        | Ask::Shoot { tag: _ }
        | Ask::NextTarget { tag: _ }
        | Ask::Throw { tag: _ }
        | Ask::Victim { seat: _ }
        | Ask::Befall { seat: _ }
        | Ask::Gun { tag: _ } => Privacy::Open,
    }
}

impl View {
    /// The board as this viewer may suppose it: everything that he knows, and of what he does not know as little as possible.
    /// Others' soldiers have the rank that was shown, or else their first, and no cards; one's prisoners have what they carry. Questions about one's own soldiers are
    /// answered as the rules would answer them.
    pub fn supposed(&self, world: &World) -> Board {
        let hidden = world.all_seats().zip(&self.seats).map(|(seat, it)| match &it.own {
            Some(own) => own.clone(),
            None => Private { soldiers: self.strangers(world, seat), ..Private::default() },
        });
        Board { field: self.field.clone(), hidden: hidden.collect() }
    }

    fn strangers(&self, world: &World, seat: Seat) -> Vec<Secret> {
        let figures = self.field.figures.iter().filter(|it| it.seat == seat);
        let captured = &self.seats[seat.0 as usize].captured;
        let secret = figures.map(|it| {
            if let Some(captured) = captured.iter().find(|captured| captured.tag == it.tag) {
                return captured.clone();
            }
            let rank = it.shown.unwrap_or(world.library.soldiers[&it.tag].ranks[0].rank);
            Secret::new(it.tag, rank)
        });
        secret.collect()
    }
}

/// Deals what others hide again, in a way that the viewer cannot distinguish from the truth.
///
/// Piles are put in order before they are shuffled: the same chance deals the same, wherever things really are, so that nothing can be concluded
/// from what is dealt.
pub(crate) fn imagine(world: &World, board: &mut Board, viewer: Viewer, chance: &mut dyn Chance) {
    imagine_ranks(world, board, viewer, chance);
    for seat in world.all_seats().filter(|it| !knows(world, *it, viewer)) {
        let Private {
            // Imagined with the cards.
            deck: _,
            hand: _,
            placed: _,
            held: _,
            fight: _,
            orders: _,
            // They belong to the orders, and stay in their places.
            charged: _,
            // Imagined as ranks, options and equipment.
            soldiers: _,
            standing: _,
        } = board.private(seat);
        imagine_orders(world, board, seat, viewer, chance);
        imagine_options(world, board, seat, chance);
        imagine_equipment(world, board, seat, viewer, chance);
        imagine_cards(world, board, seat, chance);
        imagine_standing(board, seat, chance);
    }
}

fn shuffle<T>(list: &mut [T], chance: &mut dyn Chance) {
    for i in (1..list.len()).rev() {
        list.swap(i, chance.below(i as u32 + 1) as usize);
    }
}

/// Other orders, of those that the player could have and that have not been shown.
fn imagine_orders(world: &World, board: &mut Board, seat: Seat, viewer: Viewer, chance: &mut dyn Chance) {
    let side = world.side(seat);
    // What is still to be dealt to others stands in nobody's way.
    let is_dealt = |it: Seat| it < seat || knows(world, it, viewer);
    let others: Vec<_> = world
        .all_seats()
        .filter(|it| *it != seat)
        .flat_map(|it| match is_dealt(it) {
            true => board.hidden[it].orders.clone(),
            false => board.field.tableau[it].met.clone(),
        })
        .collect();
    let ripe: Vec<_> =
        world.orders_of(side).iter().copied().filter(|it| orders::is_ripe(world, board, seat, *it)).collect();
    let field = &board.field;
    let met = &field.tableau[seat].met;
    let skirmish = |nr: &OrderNr| {
        world.library.orders[nr].goal == Goal::Skirmish && !field.tableau[seat].beaten.is_empty()
    };
    let mine = &mut board.hidden[seat].orders;
    let mut pool: Vec<_> = world.orders_of(side).to_vec();
    pool.retain(|it| {
        !others.contains(it) && !mine.iter().any(|own| own == it && (met.contains(own) || skirmish(own)))
    });
    pool.retain(|it| !ripe.contains(it));
    shuffle(&mut pool, chance);
    for order in mine.iter_mut().filter(|it| !met.contains(it) && !skirmish(it)) {
        if let Some(other) = pool.pop() {
            *order = other;
        }
    }
}

/// How often other ranks are tried that agree with the order of play.
const MOST_TRIES: u32 = 60;

/// Other ranks for leaders of whom no rank card lies open: the three cards of the new rank take the places of the old one's.
///
/// SM-INI-1: an order of play that is up to date reveals what soldiers may be worth, so that all ranks are tried together. What is
/// tried does not depend on the true ones.
fn imagine_ranks(world: &World, board: &mut Board, viewer: Viewer, chance: &mut dyn Chance) {
    let before = board.hidden.clone();
    let unknown = world.all_seats().filter(|it| !knows(world, *it, viewer));
    let leaders: Vec<(Seat, usize)> = unknown
        .flat_map(|seat| (0..before[seat].soldiers.len()).map(move |i| (seat, i)))
        .filter(|(seat, i)| is_of_unseen_rank(world, board, *seat, &before[*seat].soldiers[*i]))
        .collect();
    if leaders.is_empty() {
        return;
    }
    for _ in 0..MOST_TRIES {
        for (seat, i) in &leaders {
            let soldier = &mut board.hidden[*seat].soldiers[*i];
            let ranks = &world.library.soldiers[&soldier.tag].ranks;
            soldier.rank = ranks[chance.below(ranks.len() as u32) as usize].rank;
        }
        if initiative::initiative(world, board) == board.field.initiative {
            break;
        }
    }
    for (seat, i) in leaders {
        let (old, new) = (&before[seat].soldiers[i], board.hidden[seat].soldiers[i].clone());
        let (old, new) = (rank_cards(world, old), rank_cards(world, &new));
        exchange(&mut board.hidden[seat], |ix| old.iter().position(|it| *it == ix).map(|i| new[i]));
    }
}

/// Whether nothing that everyone sees tells a soldier's rank, and he could have another.
fn is_of_unseen_rank(world: &World, board: &Board, seat: Seat, soldier: &Secret) -> bool {
    let has_others = 1 < world.library.soldiers[&soldier.tag].ranks.len();
    // His decorations belong to a rank: the number of cards would reveal it.
    let is_told = world.is_decorated(soldier.tag)
        || board.field.figure(soldier.tag).is_some_and(|it| it.shown.is_some());
    has_others && !is_told && !rank_cards(world, soldier).iter().any(|it| lies_open(board, seat, *it))
}

/// The cards that a soldier brings by his rank.
fn rank_cards(world: &World, soldier: &Secret) -> Vec<CardIx> {
    let mut cards = world.cards_of(soldier);
    cards.retain(|it| matches!(world.card(*it).card.mark, Belongs::Rank(_)));
    cards
}

/// Whether everyone sees one of a player's cards.
fn lies_open(board: &Board, seat: Seat, card: CardIx) -> bool {
    let Private { deck, hand, placed, held, fight, orders: _, charged: _, soldiers: _, standing: _ } =
        &board.hidden[seat];
    let mut unseen =
        deck.iter().chain(hand).chain(placed.iter().flatten()).chain(held.iter().map(|it| &it.1));
    !unseen.any(|it| *it == card) && !fight.contains(&card)
}

/// Replaces some cards that no one else sees with others.
fn exchange(private: &mut Private, other: impl Fn(CardIx) -> Option<CardIx>) {
    let swap = |ix: &mut CardIx| *ix = other(*ix).unwrap_or(*ix);
    private.deck.iter_mut().for_each(swap);
    private.hand.iter_mut().for_each(swap);
    private.placed.iter_mut().flatten().for_each(swap);
    private.held.iter_mut().for_each(|it| swap(&mut it.1));
    private.fight.iter_mut().for_each(swap);
    private.deck.sort();
    private.hand.sort();
    private.fight.sort();
    private.held.sort();
}

/// Other optional cards of specialists in place of those that do not lie open (SM-SPC-1): what was taken is secret, how many cards there
/// are is not.
fn imagine_options(world: &World, board: &mut Board, seat: Seat, chance: &mut dyn Chance) {
    let soldiers = &board.hidden[seat].soldiers;
    let options = |is_wanted: &dyn Fn(CardIx, bool) -> bool| {
        let is_taken = |it: &CardOf| {
            let of = it.tag().and_then(|tag| soldiers.iter().find(|it| it.tag == tag));
            of.filter(|_| it.card.mark == Belongs::Optional).map(|of| of.cards.contains(&it.nr))
        };
        let all = (0..world.cards.len()).map(|i| CardIx(i as u16));
        all.filter(|it| is_taken(world.card(*it)).is_some_and(|taken| is_wanted(*it, taken))).collect()
    };
    let old: Vec<CardIx> = options(&|it, is_taken| is_taken && !lies_open(board, seat, it));
    // Of all that are not known to have been taken, in an order that does not say which were.
    let mut new: Vec<CardIx> = options(&|it, is_taken| !is_taken || !lies_open(board, seat, it));
    shuffle(&mut new, chance);
    new.truncate(old.len());
    let private = &mut board.hidden[seat];
    for it in &mut private.soldiers {
        let own = |cards: &[CardIx]| -> Vec<u8> {
            cards
                .iter()
                .map(|ix| world.card(*ix))
                .filter(|of| of.tag() == Some(it.tag))
                .map(|of| of.nr)
                .collect()
        };
        let (lost, won) = (own(&old), own(&new));
        it.cards.retain(|nr| !lost.contains(nr));
        it.cards.extend(won);
        it.cards.sort_unstable();
    }
    exchange(private, |ix| old.iter().position(|it| *it == ix).map(|i| new[i]));
}

/// Another answer in advance.
fn imagine_standing(board: &mut Board, seat: Seat, chance: &mut dyn Chance) {
    let Field { turn, phase, .. } = board.field;
    board.hidden[seat].standing = match chance.below(3) {
        0 => Standing::Ask,
        1 => Standing::Pass { turn, phase, unless: None },
        _ => Standing::Pass { turn, phase: 0, unless: Some(Action::Move) },
    };
}

/// Grenades and equipment change hands among a player's soldiers, but for the viewer's prisoners.
fn imagine_equipment(world: &World, board: &mut Board, seat: Seat, viewer: Viewer, chance: &mut dyn Chance) {
    let Board { field, hidden } = board;
    let is_hidden = |it: &Secret| !has_captured(world, field, it.tag, viewer);
    let mut soldiers: Vec<Secret> =
        hidden[seat].soldiers.iter().filter(|it| is_hidden(it)).cloned().collect();
    let mut grenades: Vec<u8> = soldiers.iter().map(|it| it.grenades).collect();
    grenades.sort_unstable();
    shuffle(&mut grenades, chance);
    for (it, grenades) in soldiers.iter_mut().zip(grenades) {
        it.grenades = grenades;
    }
    imagine_carried(world, &mut soldiers, chance);
    for (it, imagined) in hidden[seat].soldiers.iter_mut().filter(|it| is_hidden(it)).zip(soldiers) {
        *it = imagined;
    }
}

/// Other cards: all that no one else sees are dealt again. Face-down cards fit their phase.
fn imagine_cards(world: &World, board: &mut Board, seat: Seat, chance: &mut dyn Chance) {
    let actions: Vec<_> = (0..board.field.story.len()).map(|i| board.field.actions(world, i)).collect();
    let private = &mut board.hidden[seat];
    let mut pool: Vec<CardIx> = private.deck.clone();
    pool.extend(&private.hand);
    pool.extend(private.placed.iter().flatten());
    pool.extend(private.held.iter().map(|it| it.1));
    pool.extend(&private.fight);
    pool.sort_unstable();
    shuffle(&mut pool, chance);
    let mut places: Vec<(usize, &mut CardIx)> = Vec::new();
    for (i, placed) in private.placed.iter_mut().enumerate() {
        places.extend(placed.iter_mut().map(|it| (i, it)));
    }
    let fits = |place: usize, card: usize| world.fits(pool[card], actions[places[place].0]);
    let mut owners = vec![None; pool.len()];
    for place in 0..places.len() {
        give(place, &fits, &mut owners, &mut vec![false; pool.len()]);
    }
    let (given, left): (Vec<_>, Vec<_>) = owners.into_iter().zip(pool).partition(|it| it.0.is_some());
    let mut pool: Vec<CardIx> = left.into_iter().map(|it| it.1).collect();
    for (n, (_, card)) in places.into_iter().enumerate() {
        let fitting = given.iter().find(|it| it.0 == Some(n)).map(|it| it.1);
        *card = fitting.or_else(|| pool.pop()).expect("as many cards as before");
    }
    let mut next = || pool.pop().expect("as many cards as before");
    private.hand.iter_mut().for_each(|it| *it = next());
    private.held.iter_mut().for_each(|it| it.1 = next());
    private.fight.iter_mut().for_each(|it| *it = next());
    private.deck.iter_mut().for_each(|it| *it = next());
    private.hand.sort();
    private.held.sort();
    private.fight.sort();
    private.deck.sort();
}

/// Gives a place a card that fits, of those with the highest numbers first: another place that has it takes another one if it can.
fn give(
    place: usize,
    fits: &dyn Fn(usize, usize) -> bool,
    owners: &mut [Option<usize>],
    tried: &mut [bool],
) -> bool {
    for card in (0..owners.len()).rev() {
        if tried[card] || !fits(place, card) {
            continue;
        }
        tried[card] = true;
        if owners[card].is_none_or(|other| give(other, fits, owners, tried)) {
            owners[card] = Some(place);
            return true;
        }
    }
    false
}

/// Equipment that no one else has seen changes hands among a player's soldiers, where they may carry it.
fn imagine_carried(world: &World, soldiers: &mut [Secret], chance: &mut dyn Chance) {
    let stays = |secret: &Secret, what: &String| {
        let Some(item) = world.library.equipment.get(what) else { return true };
        let tied = item.needs.is_some()
            || world.library.equipment.values().any(|it| it.needs.as_ref() == Some(what));
        tied || matches!(item.gives, Gives::Medal(_)) || 0 < secret.spent(what)
    };
    let mut loose: Vec<String> = Vec::new();
    for it in soldiers.iter_mut() {
        let movable: Vec<String> = it.carries.iter().filter(|what| !stays(it, what)).cloned().collect();
        it.carries.retain(|what| !movable.contains(what));
        loose.extend(movable);
    }
    loose.sort();
    for what in loose {
        let item = &world.library.equipment[&what];
        let mut able: Vec<usize> =
            (0..soldiers.len()).filter(|i| gear::meets(world, &soldiers[*i], item)).collect();
        if able.is_empty() {
            // Nobody of the imagined ranks may carry it.
            able.extend(0..soldiers.len());
        }
        let i = able[chance.below(able.len() as u32) as usize];
        soldiers[i].carries.push(what);
    }
}

//! Positions and answers as numbers, for programs that learn. Hexes are counted row by row from 1; 0 stands for none.

use hosting::drill::{Column, Layout, Numbers, Section};
use outpost::{Ask, Card, Choice, Hex, Space, Target, View, World, reach};
use table::Seat;

/// Raised whenever a number means something else than before.
const VERSION: u16 = 1;
/// The most cards that one player lays.
const LAID: usize = 2;

const CARD: &str = "1 march, 2 scout, 3 raid, 4 cover, 5 a back, 0 none.";

static TABLE: [Column; 8] = [
    Column::new("seat", 0, 3, "The seat that looks."),
    Column::new("round", 0, 100, "The round; 0 before the first."),
    Column::new("rounds", 0, 100, "How many rounds there are."),
    Column::new("leader", 0, 3, "The seat that leads the round."),
    Column::new("acting", 0, 4, "The seat whose order is carried out, from 1; 0 for none."),
    Column::new("bag", 0, 100, "Cards in the bag."),
    Column::flag("exposed", "Whether the seat has said that it takes no cover in this round."),
    Column::new("discard", 0, 100, "Cards that were played in this round."),
];

static QUESTION: [Column; 3] = [
    Column::new(
        "ask",
        0,
        6,
        "0 nothing, 1 which order, 2 where to march, 3 what to raid, 4 take cover, 5 which outpost to scout, 6 raise the flag.",
    ),
    Column::new("number", 0, 100, "The number of the order, or the points of a march."),
    Column::new("hex", 0, 61, "The outpost that the question is about."),
];

static HAND: [Column; 4] = [
    Column::new("march", 0, 100, "Cards of this kind in the seat's hand."),
    Column::new("scout", 0, 100, "The same."),
    Column::new("raid", 0, 100, "The same."),
    Column::new("cover", 0, 100, "The same."),
];

static PATROLS: [Column; 9] = [
    Column::flag("own", "Whether it is the seat's own."),
    Column::new("hex", 0, 61, "Where it stands."),
    Column::flag("flare", "Whether it still has its flare."),
    Column::new("pennants", 0, 100, "Pennants taken."),
    Column::new("cards", 0, 100, "Cards in hand."),
    Column::new("laid_1", 0, 5, CARD),
    Column::new("laid_2", 0, 5, CARD),
    Column::new("up_1", 0, 5, CARD),
    Column::new("up_2", 0, 5, CARD),
];

static OUTPOSTS: [Column; 6] = [
    Column::new("hex", 0, 61, "Where it is."),
    Column::flag("known", "Whether the seat knows what it holds."),
    Column::new("cache", -100, 100, "What it holds, in points, if the seat knows."),
    Column::new("flag", 0, 4, "The seat whose flag flies over it, from 1; 0 for none."),
    Column::new("scouts", 0, 15, "The seats that have looked into it: a sum of 1, 2, 4 and 8."),
    Column::flag("open", "Whether everybody knows what it holds."),
];

static CANDIDATE: [Column; 4] = [
    Column::new(
        "answer",
        0,
        12,
        "1 a card, 2 no second order, 3 a march, 4 stay, 5 a flare, 6 raid a patrol, 7 raid a flag, 8 take cover, 9 no cover, 10 no cover in this round, 11 scout, 12 raise the flag, 0 leave it.",
    ),
    Column::new("card", 0, 4, "1 march, 2 scout, 3 raid, 4 cover, 0 none."),
    Column::new("hex", 0, 61, "The hex."),
    Column::new("seat", 0, 4, "The seat that is raided, from 1; 0 for none."),
];

pub(crate) fn layout(world: &World) -> Layout {
    let n = world.setup.players as usize;
    let section = |name, what, rows, columns| Section { name, what, rows, columns };
    let observation = vec![
        section("table", "The table as a whole.", 1, &TABLE[..]),
        section("question", "What the seat is asked.", 1, &QUESTION[..]),
        section("hand", "The seat's hand.", 1, &HAND[..]),
        section("patrols", "The patrols, in the order of the seats.", n, &PATROLS[..]),
        section("outposts", "The outposts.", world.field.outposts().len(), &OUTPOSTS[..]),
    ];
    Layout { version: VERSION, observation, candidate: &CANDIDATE }
}

fn hex_nr(hex: Hex) -> i64 {
    Hex::all().position(|it| it == hex).map_or(0, |it| it as i64 + 1)
}

fn card_nr(card: Card) -> i64 {
    card as i64 + 1
}

fn seat_nr(seat: Option<Seat>) -> i64 {
    seat.map_or(0, |it| i64::from(it.0) + 1)
}

pub(crate) fn observe(world: &World, view: &View, seat: Seat, ask: Option<&Ask>, numbers: &mut Numbers<'_>) {
    numbers.put_all([seat.0, view.round, world.setup.rounds, view.leader.0]);
    numbers.put(seat_nr(view.acting));
    numbers.put(view.n_bag);
    numbers.put(i64::from(view.exposed));
    numbers.put(view.discard.len() as i64);
    numbers.put_all(match ask {
        Some(Ask::Order { nth }) => [1, i64::from(*nth), 0],
        Some(Ask::March { points }) => [2, i64::from(*points), 0],
        Some(Ask::Raid) => [3, 0, 0],
        Some(Ask::Cover { by }) => [4, i64::from(by.0), 0],
        Some(Ask::Scout) => [5, 0, 0],
        Some(Ask::Flag { outpost }) => [6, 0, hex_nr(*outpost)],
        Some(Ask::Hide { .. } | Ask::Draw { .. } | Ask::RaidDie { .. }) | None => [0, 0, 0],
    });
    let of = |card| view.hand.iter().filter(|it| **it == card).count() as i64;
    numbers.put_all([Card::March, Card::Scout, Card::Raid, Card::Cover].map(of));
    let seats = (0..world.setup.players).map(Seat);
    numbers.rows((world.setup.players as usize, PATROLS.len()), seats, |numbers, it| {
        let i = it.0 as usize;
        let patrol = &view.patrols[i];
        numbers.put(i64::from(it == seat));
        numbers.put(hex_nr(patrol.hex));
        numbers.put(i64::from(patrol.flare));
        numbers.put_all([patrol.pennants, view.n_cards[i]]);
        let down = |nth: usize| view.face_down[i].get(nth).map_or(0, |it| it.map_or(5, card_nr));
        let up = |nth: usize| view.face_up[i].get(nth).copied().map_or(0, card_nr);
        numbers.put_all((0..LAID).map(down));
        numbers.put_all((0..LAID).map(up));
    });
    numbers.rows((world.field.outposts().len(), OUTPOSTS.len()), &view.outposts, |numbers, (hex, site)| {
        numbers.put(hex_nr(*hex));
        numbers.put(i64::from(site.cache.is_some()));
        numbers.put(site.cache.map_or(0, |it| it.0));
        numbers.put(seat_nr(site.flag));
        numbers.put(site.scouts.iter().fold(0_i64, |bits, it| bits | 1 << it.0));
        numbers.put(i64::from(site.open));
    });
}

pub(crate) fn describe(_: &World, _: &View, _: Seat, choice: &Choice, numbers: &mut Numbers<'_>) {
    numbers.put_all(match choice {
        Choice::Card(card) => [1, card_nr(*card), 0, 0],
        Choice::NoOrder => [2, 0, 0, 0],
        Choice::March(hex) => [3, 0, hex_nr(*hex), 0],
        Choice::Stay => [4, 0, 0, 0],
        Choice::Flare => [5, 0, 0, 0],
        Choice::Raid(Target::Patrol(seat)) => [6, 0, 0, seat_nr(Some(*seat))],
        Choice::Raid(Target::Flag(hex)) => [7, 0, hex_nr(*hex), 0],
        Choice::TakeCover => [8, 0, 0, 0],
        Choice::NoCover => [9, 0, 0, 0],
        Choice::NoCoverThisRound => [10, 0, 0, 0],
        Choice::Scout(hex) => [11, 0, hex_nr(*hex), 0],
        Choice::RaiseFlag => [12, 0, 0, 0],
        Choice::LeaveIt | Choice::Cache(_) => [0, 0, 0, 0],
    });
}

/// OP-MOV-1: every hex that the patrol can reach.
pub(crate) fn members(world: &World, view: &View, space: &Space) -> Option<Vec<Choice>> {
    let reached = reach(world, &view.patrols, space.seat, space.points);
    Some(reached.into_keys().map(Choice::March).collect())
}

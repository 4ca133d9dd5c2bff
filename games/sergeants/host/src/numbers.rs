//! Positions and answers as numbers, for programs that learn. docs/python.md has the tables.
//!
//! Lengths are sixteenths of an inch, facings 64ths of a turn. Soldiers are named by their row in the section `soldiers`, cards, story cards,
//! orders, tiles and entry areas by their number and one, so that 0 stands for none.

use hosting::drill::{Column, Layout, Numbers, Section};
use sergeants::{
    Ask, Choice, View, World,
    content::{Act, Action, Rank, Tag},
    measure::{Place, Point, TileIx},
    state::{At, CardIx, Field, Figure, Part, Private},
};
use table::Seat;

/// Raised whenever a number means something else than before.
const VERSION: u16 = 1;
/// Rows for the soldiers of each player.
const SOLDIERS: usize = 16;
/// Rows for the cards in hand.
const HAND: usize = 16;
/// Rows for the cards on one phase.
const ON_A_PHASE: usize = 2;
/// Rows for orders.
const ORDERS: usize = 6;
/// Rows for markers.
const MARKERS: usize = 24;

const WHOSE: &str = "1 the seat's own, 2 of its side, 3 the enemy's, 0 nobody's.";
const CARD: Column = Column::new("card", 0, 10_000, "The action card.");
const TYPES: Column =
    Column::new("types", 0, 15, "Its action types: a sum of 1 look, 2 shoot, 4 hide, 8 move.");
const TILE: Column = Column::new("tile", 0, 1000, "The tile.");
const X: Column = Column::new("x", 0, 10_000, "To the right.");
const Y: Column = Column::new("y", 0, 10_000, "Downwards.");
const FACING: Column = Column::new("facing", 0, 63, "The facing.");

static TABLE: [Column; 13] = [
    Column::new("seat", 0, 5, "The seat that looks."),
    Column::new("turn", 0, 255, "The turn; 0 in setting up."),
    Column::new("turns", 0, 255, "How many turns the scenario has."),
    Column::new("phase", 0, 3, "The phase; 0 before the first."),
    Column::new("story_1", 0, 10_000, "The story card of phase 1 in this turn."),
    Column::new("story_2", 0, 10_000, "The same of phase 2."),
    Column::new("story_3", 0, 10_000, "The same of phase 3."),
    Column::new(
        "playing_whose",
        0,
        3,
        "Whose card is being played: 1 the seat's own, 2 of its side, 3 the enemy's, 0 nobody's.",
    ),
    Column::new("playing_card", 0, 10_000, "The card that is being played."),
    Column::new("parts_left", 0, 7, "Its parts that are left: a sum of 1 dog tag, 2 bubble, 4 narrator."),
    Column::new("shooter", 0, 96, "The soldier who is shooting."),
    Column::new("target", 0, 96, "The soldier at whom he is shooting."),
    Column::flag("melee", "Whether a melee is being fought."),
];

static QUESTION: [Column; 4] = [
    Column::new("ask", 0, 40, "What the seat is asked, 0 if nothing; the list of questions is below."),
    Column::new("soldier", 0, 96, "The soldier whom the question is about."),
    CARD,
    Column::new("number", 0, 255, "How many are left to act or to be picked."),
];

static SEATS: [Column; 15] = [
    Column::new("whose", 0, 3, WHOSE),
    Column::new("side", 0, 1, "The side of the scenario."),
    Column::new("initiative", 0, 6, "Its place in the order of play, from 1; 0 before it is known."),
    Column::new("score", -1000, 1000, "VP scored so far."),
    Column::new("kills", 0, 255, "Enemies killed."),
    Column::new("met", 0, 255, "Orders met."),
    Column::new("hand", 0, 1000, "Cards in hand."),
    Column::new("deck", 0, 1000, "Cards in the deck."),
    Column::new("discards", 0, 1000, "Cards discarded."),
    Column::new("placed_1", 0, 255, "Cards face down on phase 1."),
    Column::new("placed_2", 0, 255, "The same on phase 2."),
    Column::new("placed_3", 0, 255, "The same on phase 3."),
    Column::new("held", 0, 255, "Cards that its soldiers hold."),
    Column::new("fight", 0, 255, "Cards drawn for a melee."),
    Column::new("orders", 0, 255, "Orders."),
];

static SOLDIER: [Column; 15] = [
    Column::new("tag", 0, 10_000, "The number on the dog tag."),
    Column::new("whose", 0, 3, WHOSE),
    Column::new(
        "state",
        0,
        7,
        "1 waits, 2 on the map, 3 a prisoner on the map, 4 a prisoner off the map, 5 left the map, 6 dead, 7 removed.",
    ),
    X,
    Y,
    FACING,
    TILE,
    Column::flag("spotted", "Marked spotted."),
    Column::flag("pinned", "Pinned."),
    Column::flag("wounded", "Wounded."),
    Column::new("escort", 0, 96, "The soldier who holds him prisoner."),
    Column::new(
        "rank",
        0,
        4,
        "1 private, 2 junior sergeant, 3 senior sergeant, 4 officer, 0 if the seat does not know.",
    ),
    Column::new("grenades", 0, 255, "Grenades, of those whose card the seat has."),
    Column::new("carries", 0, 255, "Pieces of equipment, of those whose card the seat has."),
    Column::new("holds", 0, 255, "Cards that he holds."),
];

static CARDS: [Column; 3] = [
    CARD,
    Column::new("owner", 0, 96, "The soldier on its dog tag; 0 for a team card, or if he is not in play."),
    TYPES,
];

static SHOWN: [Column; 5] = [
    CARD,
    Column::new("owner", 0, 96, "The soldier on its dog tag; 0 for a team card, or if he is not in play."),
    TYPES,
    Column::new(
        "used_as",
        0,
        4,
        "The type that it is used as: 1 look, 2 shoot, 3 hide, 4 move, 0 not named yet.",
    ),
    Column::flag("done", "Whether it was played."),
];

static ORDER: [Column; 2] = [
    Column::new("order", 0, 10_000, "The order."),
    Column::new("charged", 0, 255, "How many turns running its landmark was held with what it asks for."),
];

static LANDMARKS: [Column; 3] = [
    TILE,
    Column::new(
        "alone",
        0,
        3,
        "Who has been there alone since the beginning of the turn: 1 the seat's side, 2 the other, 3 both, 0 nobody.",
    ),
    Column::new("captured", 0, 3, "Who has captured it: 1 the seat's side, 2 the other, 3 both, 0 nobody."),
];

static MARKER: [Column; 4] = [
    Column::new("sort", 0, 4, "1 fire, 2 mines, 3 smoke, 4 a foxhole, 0 none."),
    TILE,
    Column::new("piece", 0, 10_000, "The piece of the tile that it is on; 0 for the whole tile."),
    Column::new("strength", 0, 255, "How thick smoke is, or how much a foxhole improves Cover by."),
];

static CANDIDATE: [Column; 16] = [
    Column::new("answer", 0, 27, "What kind of answer it is; the list of answers is below."),
    Column::new("soldier", 0, 96, "The soldier who is named."),
    Column::new("other", 0, 96, "A second soldier."),
    Column::new(
        "x",
        -1000,
        10_000,
        "To the right: where a way ends, a template lies, or the middle of all places.",
    ),
    Column::new("y", -1000, 10_000, "Downwards."),
    FACING,
    TILE,
    Column::new("card_1", 0, 10_000, "An action card, or the one on phase 1."),
    Column::new("card_2", 0, 10_000, "The card on phase 2."),
    Column::new("card_3", 0, 10_000, "The card on phase 3."),
    Column::new(
        "types_1",
        0,
        15,
        "The action types of that card: a sum of 1 look, 2 shoot, 4 hide, 8 move; or the type that is named.",
    ),
    Column::new("types_2", 0, 15, "The same of the card on phase 2."),
    Column::new("types_3", 0, 15, "The same of the card on phase 3."),
    Column::new(
        "number",
        0,
        10_000,
        "A phase, a part (1 dog tag, 2 bubble, 3 narrator), an act, a row, an order, a story card, or soldiers in a force.",
    ),
    Column::new("gate", 0, 255, "The entry area."),
    Column::new(
        "nearest_enemy",
        0,
        10_000,
        "From there to the nearest enemy on the map; 0 without a place or enemies.",
    ),
];

pub(crate) fn layout(world: &World) -> Layout {
    let n = world.seats.len();
    let section = |name, what, rows, columns| Section { name, what, rows, columns };
    let observation = vec![
        section("table", "The table as a whole.", 1, &TABLE[..]),
        section("question", "What the seat is asked.", 1, &QUESTION[..]),
        section("seats", "The players, in the order of the seats.", n, &SEATS[..]),
        section("soldiers", "The soldiers in play, by their tags.", SOLDIERS * n, &SOLDIER[..]),
        section("hand", "The seat's hand.", HAND, &CARDS[..]),
        section(
            "placed",
            "The seat's cards that are face down, two rows a phase.",
            3 * ON_A_PHASE,
            &CARDS[..],
        ),
        section(
            "shown",
            "Cards that are face up: for each seat two rows a phase.",
            n * 3 * ON_A_PHASE,
            &SHOWN[..],
        ),
        section("orders", "The seat's orders.", ORDERS, &ORDER[..]),
        section("landmarks", "The landmarks on the map.", world.landmarks.len(), &LANDMARKS[..]),
        section("markers", "Markers on the map.", MARKERS, &MARKER[..]),
    ];
    Layout { version: VERSION, observation, candidate: &CANDIDATE }
}

fn whose(world: &World, seat: Seat, of: Seat) -> i64 {
    match world.side(of) == world.side(seat) {
        _ if of == seat => 1,
        true => 2,
        false => 3,
    }
}

fn soldier_nr(field: &Field, tag: Option<Tag>) -> i64 {
    let row = tag.and_then(|tag| field.figures.iter().position(|it| it.tag == tag));
    row.map_or(0, |it| it as i64 + 1)
}

fn card_nr(card: Option<CardIx>) -> i64 {
    card.map_or(0, |it| i64::from(it.0) + 1)
}

fn tile_nr(tile: Option<TileIx>) -> i64 {
    tile.map_or(0, |it| i64::from(it.number()) + 1)
}

fn types(world: &World, card: Option<CardIx>) -> i64 {
    let types = card.map(|it| world.card(it).card.types.iter());
    types.into_iter().flatten().fold(0, |bits, it| bits | 1 << *it as i64)
}

fn part_bit(part: Part) -> i64 {
    1 << part as i64
}

pub(crate) fn observe(world: &World, view: &View, seat: Seat, ask: Option<&Ask>, numbers: &mut Numbers<'_>) {
    let field = &view.field;
    put_table(world, field, seat, numbers);
    numbers.rows((1, QUESTION.len()), ask.map(asked), |numbers, it| {
        numbers.put(it.nr);
        numbers.put(soldier_nr(field, it.soldier));
        numbers.put(card_nr(it.card));
        numbers.put(it.number);
    });
    put_seats(world, view, seat, numbers);
    put_soldiers(world, view, seat, numbers);
    put_cards(world, view, seat, numbers);
    put_map(world, field, seat, numbers);
}

fn put_table(world: &World, field: &Field, seat: Seat, numbers: &mut Numbers<'_>) {
    numbers.put_all([seat.0, field.turn, world.scenario.turns, field.phase]);
    numbers.put_all((0..3).map(|i| field.story.get(i).map_or(0, |it| i64::from(it.0) + 1)));
    let playing = field.playing.as_ref();
    numbers.put(playing.map_or(0, |it| whose(world, seat, it.seat)));
    numbers.put(card_nr(playing.map(|it| it.card)));
    numbers.put(playing.map_or(0, |it| it.left.iter().map(|it| part_bit(*it)).sum::<i64>()));
    numbers.put(soldier_nr(field, field.shot.map(|it| it.tag)));
    numbers.put(soldier_nr(field, field.shot.map(|it| it.target)));
    numbers.put(i64::from(field.melee.is_some()));
}

/// The number of a question, and what it is about.
struct Asked {
    nr: i64,
    soldier: Option<Tag>,
    card: Option<CardIx>,
    number: u8,
}

fn asked(ask: &Ask) -> Asked {
    let of = |nr| Asked { nr, soldier: None, card: None, number: 0 };
    let about = |nr, tag: &Tag| Asked { soldier: Some(*tag), ..of(nr) };
    let with = |nr, card: &CardIx| Asked { card: Some(*card), ..of(nr) };
    match ask {
        Ask::Force { .. } => of(1),
        Ask::Deploy { .. } => of(2),
        Ask::Place { .. } => of(3),
        Ask::WhichGap { card, .. } => with(4, card),
        Ask::TakeBack { .. } => of(5),
        Ask::Name { card, .. } => with(6, card),
        Ask::Pay { card, .. } => with(7, card),
        Ask::Part { card, .. } => with(8, card),
        Ask::Who { left, .. } => Asked { number: *left, ..of(9) },
        Ask::Act { tag } => about(10, tag),
        Ask::Row { .. } => of(11),
        Ask::Either { tag, .. } => about(12, tag),
        Ask::Spot { tag } => about(13, tag),
        Ask::Cover { tag } => about(14, tag),
        Ask::Rally { .. } => of(15),
        Ask::Hold { tag } => about(16, tag),
        Ask::Walk { tag } => about(17, tag),
        Ask::Shoot { tag } => about(18, tag),
        Ask::NextTarget { tag } => about(19, tag),
        Ask::Throw { tag } => about(20, tag),
        Ask::Victim { .. } => of(21),
        Ask::Strike { .. } => of(22),
        Ask::Capture { tag } => about(23, tag),
        Ask::HandOver { tag, .. } => about(24, tag),
        Ask::Discard { .. } => of(25),
        Ask::Befall { .. } => of(26),
        Ask::React { tag, .. } => about(27, tag),
        Ask::Preempt { .. } => of(28),
        Ask::Pick { left, .. } => Asked { number: *left, ..of(29) },
        Ask::Aim { tag, .. } => about(30, tag),
        Ask::Smoke { .. } => of(31),
        Ask::Gun { tag } => about(32, tag),
        // Nobody is asked these: they are drawn.
        Ask::Order { .. }
        | Ask::Draw { .. }
        | Ask::Story { .. }
        | Ask::Gap { .. }
        | Ask::HitCheck { .. }
        | Ask::DamageCheck { .. }
        | Ask::FightDraw { .. }
        | Ask::Lot
        | Ask::IdentityCheck { .. } => of(0),
    }
}

fn put_seats(world: &World, view: &View, seat: Seat, numbers: &mut Numbers<'_>) {
    let field = &view.field;
    let seats = world.all_seats().zip(&view.seats);
    numbers.rows((world.seats.len(), SEATS.len()), seats, |numbers, (of, told)| {
        let open = field.tableau.get(of);
        numbers.put(whose(world, seat, of));
        numbers.put(world.side(of));
        numbers.put(field.initiative.iter().position(|it| *it == of).map_or(0, |it| it as i64 + 1));
        numbers.put(open.map_or(0, |it| it.score));
        numbers.put(open.map_or(0, |it| it.kills));
        numbers.put(open.map_or(0, |it| it.met.len() as i64));
        numbers.put_all([told.hand, told.deck].map(|it| it as i64));
        numbers.put(open.map_or(0, |it| it.discards.len() as i64));
        numbers.put_all(told.placed.map(|it| it as i64));
        numbers.put_all([told.held.len(), told.fight, told.orders].map(|it| it as i64));
    });
}

fn put_soldiers(world: &World, view: &View, seat: Seat, numbers: &mut Numbers<'_>) {
    let field = &view.field;
    let rank = |it: Rank| it as i64 + 1;
    // What the seat may know: its own, its prisoners', and everybody's where information is open.
    let known = |tag: Tag| {
        let own = view.seats.iter().filter_map(|it| it.own.as_ref()).flat_map(|it| &it.soldiers);
        own.chain(view.seats.iter().flat_map(|it| &it.captured)).find(|it| it.tag == tag)
    };
    numbers.rows((SOLDIERS * world.seats.len(), SOLDIER.len()), &field.figures, |numbers, it| {
        let place = it.base();
        let secret = known(it.tag);
        numbers.put(it.tag.0);
        numbers.put(whose(world, seat, it.seat));
        numbers.put(state(it));
        numbers.put(place.map_or(0, |it| it.at.x));
        numbers.put(place.map_or(0, |it| it.at.y));
        numbers.put(place.map_or(0, |it| u8::from(it.facing)));
        numbers.put(tile_nr(place.and_then(|it| world.tile_of(it))));
        numbers.put_all([it.spotted, it.pinned, it.wounded].map(i64::from));
        numbers.put(soldier_nr(field, it.escort()));
        numbers.put(secret.map(|it| it.rank).or(it.shown).map_or(0, rank));
        numbers.put(secret.map_or(0, |it| it.grenades));
        numbers.put(secret.map_or(0, |it| it.carries.len() as i64));
        let held = view.seats.iter().flat_map(|it| &it.held);
        numbers.put(held.filter(|tag| **tag == it.tag).count() as i64);
    });
}

fn state(figure: &Figure) -> i64 {
    match figure.at {
        At::Waiting => 1,
        At::On(_) => 2,
        At::Held { .. } => 3,
        At::With(_) => 4,
        At::Gone => 5,
        At::Dead => 6,
        At::Removed => 7,
    }
}

fn put_card(world: &World, field: &Field, card: CardIx, numbers: &mut Numbers<'_>) {
    numbers.put(card_nr(Some(card)));
    numbers.put(soldier_nr(field, world.card(card).tag()));
    numbers.put(types(world, Some(card)));
}

fn put_cards(world: &World, view: &View, seat: Seat, numbers: &mut Numbers<'_>) {
    let field = &view.field;
    let nothing = Private::default();
    let own = view.seats.get(seat.0 as usize).and_then(|it| it.own.as_ref()).unwrap_or(&nothing);
    // The hand is a set: in the order of the cards' numbers.
    let mut hand = own.hand.clone();
    hand.sort_unstable();
    numbers.rows((HAND, CARDS.len()), hand, |numbers, it| put_card(world, field, it, numbers));
    for phase in &own.placed {
        numbers.rows((ON_A_PHASE, CARDS.len()), phase, |numbers, it| put_card(world, field, *it, numbers));
    }
    for shown in world.all_seats().flat_map(|it| field.tableau.get(it)).flat_map(|it| &it.shown) {
        numbers.rows((ON_A_PHASE, SHOWN.len()), shown, |numbers, it| {
            put_card(world, field, it.card, numbers);
            numbers.put(it.action.map_or(0, |it| it as i64 + 1));
            numbers.put(i64::from(it.done));
        });
    }
    numbers.rows((ORDERS, ORDER.len()), own.orders.iter().enumerate(), |numbers, (i, it)| {
        numbers.put(i64::from(it.0) + 1);
        numbers.put(own.charged.get(i).copied().unwrap_or(0));
    });
}

fn put_map(world: &World, field: &Field, seat: Seat, numbers: &mut Numbers<'_>) {
    let sides = |seats: Option<&Vec<Seat>>| {
        let bit = |it: &Seat| if world.side(*it) == world.side(seat) { 1 } else { 2 };
        seats.into_iter().flatten().fold(0_i64, |bits, it| bits | bit(it))
    };
    for (i, (_, tile)) in world.landmarks.iter().enumerate() {
        numbers.put(tile_nr(Some(*tile)));
        numbers.put(sides(field.alone.get(i)));
        numbers.put(sides(field.captured.get(i)));
    }
    let markers = &field.markers;
    let placed = |sort: i64| {
        move |it: &sergeants::rules::PlacedMarker| {
            [sort, tile_nr(Some(it.on.tile)), it.on.piece.map_or(0, |it| i64::from(it) + 1), 0]
        }
    };
    let smoke = markers.smoke.iter().map(|it| [3, tile_nr(Some(it.tile)), 0, i64::from(it.times)]);
    let foxholes = markers.foxholes.iter();
    let foxholes = foxholes.map(|it| [4, tile_nr(world.map.tile_at(it.at)), 0, i64::from(it.cover)]);
    let all = markers.fires.iter().map(placed(1)).chain(markers.mines.iter().map(placed(2)));
    numbers
        .rows((MARKERS, MARKER.len()), all.chain(smoke).chain(foxholes), |numbers, it| numbers.put_all(it));
}

/// An answer as numbers, before it is written.
#[derive(Default)]
struct Described {
    nr: i64,
    soldier: Option<Tag>,
    other: Option<Tag>,
    at: Option<Point>,
    facing: u8,
    tile: Option<TileIx>,
    cards: [Option<CardIx>; 3],
    /// Where a type of action is named instead of a card.
    action: Option<Action>,
    number: i64,
    gate: Option<u8>,
}

fn described(choice: &Choice) -> Described {
    let of = |nr| Described { nr, ..Described::default() };
    let by = |nr, tag: &Tag| Described { soldier: Some(*tag), ..of(nr) };
    let number = |nr, number: i64| Described { number, ..of(nr) };
    let to = |nr, place: &Place| Described { at: Some(place.at), facing: place.facing.into(), ..of(nr) };
    let card = |nr, card: &CardIx| Described { cards: [Some(*card), None, None], ..of(nr) };
    match choice {
        Choice::Done => of(1),
        Choice::Yes => of(2),
        Choice::No => of(3),
        Choice::Card(it) => card(4, it),
        Choice::Force(men) => number(5, men.len() as i64),
        Choice::Deploy(places) => {
            let n = places.len().max(1) as i32;
            let all = |of: fn(&Point) -> i32| places.iter().map(|it| of(&it.1.at)).sum::<i32>() / n;
            let facing = places.first().map_or(0, |it| it.1.facing.into());
            Described { at: Some(Point::new(all(|it| it.x), all(|it| it.y))), facing, ..of(6) }
        }
        Choice::Placing(cards) => Described { cards: *cards, ..of(7) },
        Choice::Commanding { cards, second } => {
            let seconds = second.iter().flatten().count() as i64;
            Described { cards: *cards, number: seconds, ..of(8) }
        }
        Choice::Phase(phase) => number(9, i64::from(*phase)),
        Choice::TakeBack(tag, it) => Described { soldier: Some(*tag), ..card(10, it) },
        Choice::Action(action) => Described { action: Some(*action), ..of(11) },
        Choice::Part(part) => number(12, *part as i64 + 1),
        Choice::Soldier(tag) => by(13, tag),
        Choice::Act(act) => number(14, act_nr(act)),
        Choice::Row(row) => number(15, i64::from(*row) + 1),
        Choice::Rally { whose, by: rallier } => Described { other: Some(*rallier), ..by(16, whose) },
        Choice::Walk(way) => to(17, &way.to),
        Choice::Enter { gate, way } => Described { gate: Some(*gate), ..to(18, &way.to) },
        Choice::Leave { gate } => Described { gate: Some(*gate), ..of(19) },
        Choice::LetGo(tag) => by(20, tag),
        Choice::HandOver { prisoner, to } => Described { other: Some(*to), ..by(21, prisoner) },
        Choice::Throw { target, centre } => Described { at: Some(*centre), ..by(22, target) },
        Choice::Strike { card: it, on } => Described { soldier: Some(*on), ..card(23, it) },
        Choice::Preempt { card: it, of: _, against } => {
            Described { cards: [Some(*it), Some(*against), None], ..of(24) }
        }
        Choice::Standing(_) => of(25),
        Choice::Use(_) => of(26),
        Choice::Tile(tile) => Described { tile: Some(*tile), ..of(27) },
        // These are drawn.
        Choice::Order(it) => number(0, i64::from(it.0) + 1),
        Choice::Story(it) => number(0, i64::from(it.0) + 1),
    }
}

/// An act by a number; one that is made of others is 0.
fn act_nr(act: &Act) -> i64 {
    let simple = [
        Act::Spot,
        Act::Draw,
        Act::Cover,
        Act::Rally,
        Act::Hold,
        Act::Shoot,
        Act::Throw,
        Act::Walk,
        Act::Turn,
    ];
    match act {
        Act::Any(action) => 10 + *action as i64,
        other => simple.iter().position(|it| it == other).map_or(0, |it| it as i64 + 1),
    }
}

pub(crate) fn describe(world: &World, view: &View, seat: Seat, choice: &Choice, numbers: &mut Numbers<'_>) {
    let field = &view.field;
    let it = described(choice);
    let named = it.soldier.and_then(|tag| field.place(tag));
    let at = it.at.or(named.map(|it| it.at));
    numbers.put(it.nr);
    numbers.put(soldier_nr(field, it.soldier));
    numbers.put(soldier_nr(field, it.other));
    numbers.put(at.map_or(0, |it| it.x));
    numbers.put(at.map_or(0, |it| it.y));
    numbers.put(it.facing);
    numbers.put(tile_nr(it.tile.or(at.and_then(|it| world.map.tile_at(it)))));
    numbers.put_all(it.cards.map(card_nr));
    let first = it.action.map(|it| 1 << it as i64);
    numbers.put(first.unwrap_or_else(|| types(world, it.cards[0])));
    numbers.put_all([it.cards[1], it.cards[2]].map(|it| types(world, it)));
    numbers.put(it.number);
    numbers.put(it.gate.map_or(0, |it| i64::from(it) + 1));
    numbers.put(at.and_then(|at| nearest_enemy(world, field, seat, at)).unwrap_or(0));
}

/// From a point to the nearest enemy on the map.
fn nearest_enemy(world: &World, field: &Field, seat: Seat, at: Point) -> Option<i64> {
    let squared = |it: Point| i64::from(it.x - at.x).pow(2) + i64::from(it.y - at.y).pow(2);
    let enemies = field.standing().filter(|it| world.side(it.0.seat) != world.side(seat));
    enemies.map(|it| squared(it.1.at)).min().map(|it| it.isqrt())
}

//! Positions and answers as numbers, for programs that learn. docs/python.md has the tables.
//!
//! Hexes are a column and a row from 1; 0 stands for none. Units are named by their row in the section `units`, from 1.

use aces::{
    Ask, Choice, Faction, Hex, Kind, Space, UnitId, View, World,
    board::Field,
    choices::{Armies, March, Target},
    missions::N_TOKENS,
    movement::movable,
    reach::reach,
};
use hosting::drill::{Column, Layout, Numbers, Section};
use table::Seat;

/// Raised whenever a number means something else than before.
const VERSION: u16 = 1;
/// Rows for the units of each faction: four of each type.
const UNITS: usize = 24;
/// Rows for the units of each faction that wait: two sets.
const WAITING: usize = 12;

const WHOSE: &str = "1 the seat's own, 2 its ally's, 3 the enemy's, 0 nobody's.";
const FACTION: &str = "1 us, 2 su, 3 g1, 4 g2, 0 none.";
const KIND: &str = "1 infantry, 2 special, 3 tank, 4 artillery, 5 fighter, 6 bomber, 0 none.";
const ARMIES: &str = "A sum of 1, 2 and 4 for the armies 1, 2 and 3.";
const COLUMN: Column = Column::new("column", 0, 32, "The column of a hex, from 1.");
const ROW: Column = Column::new("row", 0, 32, "The row of a hex, from 1.");

static TABLE: [Column; 14] = [
    Column::new("seat", 0, 15, "The seat that looks."),
    Column::new("round", 0, 1000, "The round; 0 while setting up."),
    Column::new("phase", 0, 4, "0 setting up, 1 movement, 2 declaring, 3 combat, 4 money."),
    Column::new("turn_of", 0, 4, "The faction whose turn it is: 1 us, 2 su, 3 g1, 4 g2, 0 none."),
    Column::new(
        "turn_whose",
        0,
        3,
        "Whose turn it is: 1 the seat's own, 2 its ally's, 3 the enemy's, 0 nobody's.",
    ),
    Column::new("armies", 0, 7, ARMIES),
    Column::new("factories_to_win", 0, 16, "How many factories win."),
    Column::new("own_factories", 0, 16, "Factories of the seat's side."),
    Column::new("enemy_factories", 0, 16, "Factories of the other side."),
    Column::new("declared", 0, 200, "Attacks in the list of this turn."),
    Column::new("fought", 0, 200, "How many of them have been fought or are void."),
    Column::new("quiet", 0, 1000, "Rounds since the last damage, occupation or purchase."),
    Column::new("weather", 0, 5, "0 normal, 1 frost, 2 mud, 3 dry, 4 storm, 5 fog."),
    Column::flag("draw_offered", "Whether someone has offered a draw in this turn."),
];

static QUESTION: [Column; 6] = [
    Column::new("ask", 0, 19, "What the seat is asked, 0 if nothing; the list of questions is below."),
    Column::new("faction", 0, 4, FACTION),
    Column::new("unit", 0, 96, "The unit that the question is about."),
    COLUMN,
    ROW,
    Column::new(
        "number",
        0,
        32,
        "An army, a start number, how many armies, or the half points that are left.",
    ),
];

static FACTIONS: [Column; 8] = [
    Column::new("whose", 0, 3, WHOSE),
    Column::new("coins", 0, 10_000, "Coins."),
    Column::new("factories", 0, 16, "Factories."),
    Column::new("units", 0, 200, "Units on the board."),
    Column::new("waiting", 0, 200, "Units that wait on start tokens."),
    Column::new("tokens", 0, 7, "Start tokens that are not turned over: a sum of 1, 2 and 4."),
    Column::new("used", 0, 7, "Armies used in round one: a sum of 1, 2 and 4."),
    Column::new("order", 0, 4, "Its place in the order of play, from 1; 0 before it is known."),
];

static FACTORIES: [Column; 5] = [
    COLUMN,
    ROW,
    Column::new("whose", 0, 3, WHOSE),
    Column::new("faction", 0, 4, FACTION),
    Column::flag("destroyed", "Whether a rocket has destroyed it."),
];

static UNIT: [Column; 15] = [
    Column::new("whose", 0, 3, WHOSE),
    Column::new("faction", 0, 4, FACTION),
    Column::new("kind", 0, 6, KIND),
    Column::new("nr", 0, 255, "Its number within its type."),
    COLUMN,
    ROW,
    Column::new("damage", 0, 5, "Damage taken."),
    Column::new("experience", 0, 255, "Experience points."),
    Column::new("army", 0, 3, "The army that it set out with; 0 if it was bought."),
    Column::flag("moved", "It has moved in its faction's latest turn."),
    Column::flag("occupied", "It has occupied a factory in its faction's latest turn."),
    Column::flag("repairing", "Its repair has been paid for."),
    Column::flag("intercepted", "It has intercepted, and may not again yet."),
    Column::new("owes", 0, 96, "The unit that it intercepted and must attack."),
    Column::new(
        "attacks",
        0,
        97,
        "The unit that it has declared to attack; 97 for anything else, 0 for none.",
    ),
];

static WAITS: [Column; 4] = [
    Column::new("whose", 0, 3, WHOSE),
    Column::new("faction", 0, 4, FACTION),
    Column::new("kind", 0, 6, KIND),
    Column::new("army", 0, 3, "The token that it waits on; 0 before units are divided."),
];

static ROCKETS: [Column; 5] = [
    Column::new("launcher_column", 0, 32, "The launcher's column, if the seat knows it; 0 if not."),
    Column::new("launcher_row", 0, 32, "Its row, if the seat knows it."),
    Column::flag("discovered", "Whether everybody knows it."),
    Column::new("damage", 0, 6, "Its damage, once it is discovered."),
    Column::flag("rocket", "Whether a rocket is in the list of attacks."),
];

static TOKENS: [Column; 2] = [COLUMN, ROW];

static CANDIDATE: [Column; 14] = [
    Column::new("answer", 0, 28, "What kind of answer it is; the list of answers is below."),
    Column::new("unit", 0, 96, "The unit that does it."),
    Column::new("kind", 0, 6, "The type of the unit, or the type that is bought or placed: as in units."),
    COLUMN,
    ROW,
    Column::new("steps", 0, 64, "How many hexes a march enters."),
    Column::new("target", 0, 96, "The unit that is attacked."),
    Column::new(
        "factory",
        0,
        4,
        "The factory in that hex: 1 the seat's own, 2 its ally's, 3 the enemy's, 4 neutral, 0 no factory.",
    ),
    Column::new(
        "number",
        0,
        10_000,
        "A token, a place in a list, coins, or a faction as in units; 1 for yes.",
    ),
    Column::new("armies", 0, 7, ARMIES),
    Column::new(
        "token_1",
        0,
        63,
        "Types on the first token, a sum of 1 for infantry, 2 special, 4 tank, 8 artillery, 16 fighter, 32 bomber; or the types that are taken.",
    ),
    Column::new("token_2", 0, 63, "The same for the second token."),
    Column::new("token_3", 0, 63, "The same for the third token."),
    Column::new("neighbours", 0, 6, "Enemy units next to the hex."),
];

pub(crate) fn layout(world: &World) -> Layout {
    let n = world.factions.len();
    let section = |name, what, rows, columns| Section { name, what, rows, columns };
    let v2 = usize::from(world.missions.v2.is_some());
    let observation = vec![
        section("table", "The table as a whole.", 1, &TABLE[..]),
        section("question", "What the seat is asked.", 1, &QUESTION[..]),
        section("factions", "The factions us, su, g1 and g2.", 4, &FACTIONS[..]),
        section(
            "factories",
            "The factories in play, in the order of the board.",
            world.factories.len(),
            &FACTORIES[..],
        ),
        section("units", "The units on the board, in the order of their names.", UNITS * n, &UNIT[..]),
        section("waiting", "The units that wait on start tokens.", WAITING * n, &WAITS[..]),
        section("rockets", "The V2 mission; there are no such rows without it.", v2, &ROCKETS[..]),
        section("tokens", "The tokens of the V2 mission that are face down.", v2 * N_TOKENS, &TOKENS[..]),
    ];
    Layout { version: VERSION, observation, candidate: &CANDIDATE }
}

/// Whose something is, as a seat sees it.
fn whose(world: &World, seat: Seat, faction: Option<Faction>) -> i64 {
    let Some(faction) = faction.filter(|it| world.factions.contains(it)) else { return 0 };
    let is_own = |it: Faction| world.seat_of(it) == seat;
    match world.factions_of(seat).any(|it| it.side() == faction.side()) {
        _ if is_own(faction) => 1,
        true => 2,
        false => 3,
    }
}

fn faction_nr(faction: Option<Faction>) -> i64 {
    faction.map_or(0, |it| it as i64 + 1)
}

fn kind_nr(kind: Kind) -> i64 {
    kind as i64 + 1
}

/// A unit by its row.
fn unit_nr(field: &Field, id: UnitId) -> i64 {
    field.units.iter().position(|it| it.id == id).map_or(0, |it| it as i64 + 1)
}

fn bits(armies: Armies) -> i64 {
    armies.iter().map(|it| 1 << (it - 1)).sum()
}

fn types(kinds: impl Iterator<Item = Kind>) -> i64 {
    kinds.fold(0, |bits, it| bits | 1 << it as i64)
}

fn put_hex(numbers: &mut Numbers<'_>, hex: Option<Hex>) {
    numbers.put(hex.map_or(0, |it| i64::from(it.column()) + 1));
    numbers.put(hex.map_or(0, |it| i64::from(it.row()) + 1));
}

pub(crate) fn observe(world: &World, view: &View, seat: Seat, ask: Option<&Ask>, numbers: &mut Numbers<'_>) {
    let field = &view.field;
    put_table(world, field, seat, numbers);
    put_question(field, ask, numbers);
    put_factions(world, field, seat, numbers);
    put_factories(world, field, seat, numbers);
    put_units(world, field, seat, numbers);
    put_rockets(world, view, numbers);
}

fn put_table(world: &World, field: &Field, seat: Seat, numbers: &mut Numbers<'_>) {
    let own = world.factions_of(seat).next().map(Faction::side);
    let factories = |is_own: bool| {
        let flags = field.flags.iter().flatten().filter(|it| (Some(it.side()) == own) == is_own);
        flags.count() as i64
    };
    numbers.put(seat.0);
    numbers.put(field.round);
    numbers.put(field.phase as i64);
    numbers.put(faction_nr(field.active));
    numbers.put(whose(world, seat, field.active));
    numbers.put(bits(field.armies));
    numbers.put(world.factories_to_win() as i64);
    numbers.put(factories(true));
    numbers.put(factories(false));
    numbers.put(field.declared.len() as i64);
    numbers.put(field.n_fought);
    numbers.put(field.round.saturating_sub(field.stirred));
    numbers.put(field.weather as i64);
    numbers.put(i64::from(!field.draw_offers.is_empty()));
}

/// The number of a question, and what it is about.
struct Asked {
    nr: i64,
    faction: Option<Faction>,
    unit: Option<UnitId>,
    hex: Option<Hex>,
    number: u8,
}

fn asked(ask: &Ask) -> Asked {
    let of = |nr, faction: &Faction| Asked { nr, faction: Some(*faction), unit: None, hex: None, number: 0 };
    match ask {
        Ask::Extras { faction } => of(1, faction),
        Ask::Divide { faction } => of(2, faction),
        Ask::DivideWithPartner { faction, own } => Asked { number: *own, ..of(3, faction) },
        Ask::ShareUnit { faction } => of(4, faction),
        Ask::FirstFaction { faction } => of(5, faction),
        Ask::Token { faction } => of(6, faction),
        Ask::Place { faction, army: _, number } => Asked { number: *number, ..of(7, faction) },
        Ask::Armies { faction, n } => Asked { number: *n, ..of(8, faction) },
        Ask::Move { faction } => of(9, faction),
        Ask::Intercept { mover, at, ahead: _ } => {
            Asked { unit: Some(*mover), hex: Some(*at), ..of(10, &mover.faction()) }
        }
        Ask::GoOn { unit, left } => Asked { unit: Some(*unit), number: *left, ..of(11, &unit.faction()) },
        Ask::Declare { faction } => of(12, faction),
        Ask::Money { faction } => of(13, faction),
        Ask::Draw { by } => Asked { nr: 14, faction: None, unit: None, hex: None, number: by.0 },
        Ask::SplitFactories { faction } => of(15, faction),
        Ask::AgreeToSplit { faction, theirs: _ } => of(16, faction),
        Ask::ShareFactory { faction } => of(17, faction),
        Ask::LayToken { faction } | Ask::HideLauncher { faction } => of(18, faction),
        Ask::AutomaBegins { faction } => of(19, faction),
        // Nobody is asked these: they are rolled or drawn.
        Ask::RollForPlacing { faction }
        | Ask::Number { faction, army: _ }
        | Ask::RollForFirst { faction }
        | Ask::Lot { faction, of: _ } => of(0, faction),
        Ask::AttackDice { .. } | Ask::BackDice { .. } | Ask::Weather | Ask::RocketDie { .. } => {
            Asked { nr: 0, faction: None, unit: None, hex: None, number: 0 }
        }
    }
}

fn put_question(field: &Field, ask: Option<&Ask>, numbers: &mut Numbers<'_>) {
    let asked = ask.map(asked);
    numbers.rows((1, QUESTION.len()), asked, |numbers, it| {
        numbers.put(it.nr);
        numbers.put(faction_nr(it.faction));
        numbers.put(it.unit.map_or(0, |id| unit_nr(field, id)));
        put_hex(numbers, it.hex);
        numbers.put(it.number);
    });
}

fn put_factions(world: &World, field: &Field, seat: Seat, numbers: &mut Numbers<'_>) {
    for faction in Faction::ALL {
        numbers.put(whose(world, seat, Some(faction)));
        numbers.put(field.coins[faction]);
        numbers.put(field.factories_of_faction(faction) as i64);
        numbers.put(field.units.of(faction).len() as i64);
        numbers.put(field.waiting.iter().filter(|it| it.id.faction() == faction).count() as i64);
        numbers.put(bits(field.tokens[faction]));
        numbers.put(bits(field.used[faction]));
        numbers.put(field.order.iter().position(|it| *it == faction).map_or(0, |it| it as i64 + 1));
    }
}

fn put_factories(world: &World, field: &Field, seat: Seat, numbers: &mut Numbers<'_>) {
    let destroyed = |hex: Hex| field.v2.as_ref().is_some_and(|it| it.destroyed.contains(&hex));
    for (hex, flag) in world.factories.iter().zip(&field.flags) {
        put_hex(numbers, Some(*hex));
        numbers.put(whose(world, seat, *flag));
        numbers.put(faction_nr(*flag));
        numbers.put(i64::from(destroyed(*hex)));
    }
}

fn put_units(world: &World, field: &Field, seat: Seat, numbers: &mut Numbers<'_>) {
    let n = world.factions.len();
    numbers.rows((UNITS * n, UNIT.len()), field.units.iter(), |numbers, it| {
        numbers.put(whose(world, seat, Some(it.faction())));
        numbers.put(faction_nr(Some(it.faction())));
        numbers.put(kind_nr(it.kind()));
        numbers.put(it.id.nr());
        put_hex(numbers, Some(it.hex));
        numbers.put_all([it.damage, it.experience, it.army]);
        numbers.put_all([it.moved, it.occupied, it.repairing, it.intercepted].map(i64::from));
        numbers.put(it.owes.map_or(0, |id| unit_nr(field, id)));
        let attack = field.declared.iter().find(|attack| attack.unit == it.id);
        numbers.put(attack.map_or(0, |attack| match attack.at {
            Target::Unit(id) => unit_nr(field, id),
            Target::Hex(_) | Target::Launcher => 97,
        }));
    });
    numbers.rows((WAITING * n, WAITS.len()), &field.waiting, |numbers, it| {
        numbers.put(whose(world, seat, Some(it.id.faction())));
        numbers.put(faction_nr(Some(it.id.faction())));
        numbers.put(kind_nr(it.id.kind()));
        numbers.put(it.army);
    });
}

fn put_rockets(world: &World, view: &View, numbers: &mut Numbers<'_>) {
    if world.missions.v2.is_none() {
        return;
    }
    let v2 = view.field.v2.as_ref();
    let discovered = v2.and_then(|it| it.launcher);
    put_hex(numbers, discovered.map(|it| it.hex).or(view.launcher));
    numbers.put(i64::from(discovered.is_some()));
    numbers.put(discovered.map_or(0, |it| it.damage));
    numbers.put(i64::from(v2.is_some_and(|it| it.rocket.is_some())));
    let tokens = v2.into_iter().flat_map(|it| &it.tokens);
    numbers.rows((N_TOKENS, TOKENS.len()), tokens, |numbers, hex| put_hex(numbers, Some(*hex)));
}

/// An answer as numbers, before it is written.
#[derive(Default)]
struct Described {
    nr: i64,
    unit: Option<UnitId>,
    kind: Option<Kind>,
    hex: Option<Hex>,
    steps: usize,
    target: Option<UnitId>,
    number: i64,
    armies: i64,
    tokens: [i64; 3],
}

fn described(choice: &Choice) -> Described {
    let of = |nr| Described { nr, ..Described::default() };
    let by = |nr, unit: &UnitId| Described { unit: Some(*unit), ..of(nr) };
    let at = |nr, hex: &Hex| Described { hex: Some(*hex), ..of(nr) };
    let number = |nr, number: i64| Described { number, ..of(nr) };
    match choice {
        Choice::Done => of(1),
        Choice::Extras(kinds) => Described { tokens: [types(kinds.iter()), 0, 0], ..of(2) },
        Choice::Divide(tokens) => {
            let tokens = tokens.each_ref().map(|it| types(it.iter().map(|id| id.kind())));
            Described { tokens, ..of(3) }
        }
        Choice::Token(nr) => number(4, i64::from(*nr)),
        Choice::Place { unit, hex } => Described { kind: Some(unit.kind()), ..at(5, hex) },
        Choice::Armies(armies) => Described { armies: bits(*armies), ..of(6) },
        Choice::March(March { unit, path, step_by_step }) => {
            let (hex, steps) = (path.last().copied(), path.len());
            Described { hex, steps, number: i64::from(*step_by_step), ..by(7, unit) }
        }
        Choice::Stop => of(8),
        Choice::Attack(attack) => match attack.at {
            Target::Unit(target) => Described { target: Some(target), ..by(9, &attack.unit) },
            Target::Hex(hex) => Described { hex: Some(hex), ..by(10, &attack.unit) },
            Target::Launcher => by(11, &attack.unit),
        },
        Choice::Intercept(unit) => by(12, unit),
        Choice::LetPass => of(13),
        Choice::Repair(unit) => by(14, unit),
        Choice::Buy { kind, hex } => Described { kind: Some(*kind), ..at(15, hex) },
        Choice::Agree(yes) => number(16, i64::from(*yes)),
        Choice::Kind(kind) => Described { kind: Some(*kind), ..of(17) },
        Choice::Faction(faction) => number(18, faction_nr(Some(*faction))),
        Choice::Split(sites) => number(19, sites.iter().count() as i64),
        Choice::PickInTurn => of(20),
        Choice::Factory(hex) => at(21, hex),
        Choice::LayToken(hex) => at(22, hex),
        Choice::HideLauncher(hex) => at(23, hex),
        Choice::Rocket(hex) => at(24, hex),
        Choice::Withdraw(unit) => by(25, unit),
        Choice::WithdrawRocket => of(26),
        Choice::Reorder { unit, place } => Described { number: i64::from(*place), ..by(27, unit) },
        Choice::Transfer { from: _, coins } => number(28, i64::from(*coins)),
        // These are drawn or done unasked.
        Choice::Number(_) | Choice::OfferDraw | Choice::Unit(_) | Choice::Hex(_) => of(0),
    }
}

pub(crate) fn describe(world: &World, view: &View, seat: Seat, choice: &Choice, numbers: &mut Numbers<'_>) {
    let field = &view.field;
    let it = described(choice);
    let target = it.target.and_then(|id| field.unit(id));
    let hex = it.hex.or(target.map(|it| it.hex));
    numbers.put(it.nr);
    numbers.put(it.unit.map_or(0, |id| unit_nr(field, id)));
    numbers.put(it.unit.map(UnitId::kind).or(it.kind).map_or(0, kind_nr));
    put_hex(numbers, hex);
    numbers.put(it.steps as i64);
    numbers.put(it.target.map_or(0, |id| unit_nr(field, id)));
    numbers.put(match hex.and_then(|hex| field.flag_at(world, hex)) {
        None => 0,
        Some(None) => 4,
        Some(flag) => whose(world, seat, flag),
    });
    numbers.put(it.number);
    numbers.put(it.armies);
    numbers.put_all(it.tokens);
    let is_enemy = |hex: &Hex| {
        let unit = field.units.at(*hex);
        unit.is_some_and(|it| whose(world, seat, Some(it.faction())) == 3)
    };
    let around = hex.map_or(0, |hex| hex.neighbours().iter().filter(|it| is_enemy(it)).count());
    numbers.put(around as i64);
}

/// AA-MOV-1: of marches, the cheapest way to every hex that a unit can reach. Others are drawn.
pub(crate) fn members(world: &World, view: &View, space: &Space) -> Option<Vec<Choice>> {
    let Space::Marches { faction, .. } = space else { return None };
    let field = &view.field;
    let marches = movable(world, field, *faction).flat_map(|unit| {
        let reach = reach(world, field, unit);
        let to = |hex: &Hex| March::announced(unit.id, reach.path_to(*hex)).into();
        reach.hexes().iter().map(to).collect::<Vec<Choice>>()
    });
    Some(marches.collect())
}

//! Players and setting up (AA-SET).
//!
//! `setup` is who plays what, where and with which options (AA-SET-1 to AA-SET-8, AA-SET-16, AA-SET-18), `limits` the armies of the
//! first rounds (AA-SET-13 to AA-SET-15). AA-SET-5 and AA-SET-6, with the Automa, are in
//! `setup` and `automa`. The clock (AA-SET-17) runs in `attacks` and `asides`.

pub(crate) mod limits;
mod setup;

pub use setup::{Automaton, Difficulty, Intercepts, Lists, Options, Seated, Setup};

use arrayvec::ArrayVec;
use table::{Chance, Play, Prompt, Table};

use crate::{
    Aces, Ask, Choice, Event, Faction, Hex, Kind, Space, Step, UnitId, Why, World,
    automa::{self, coop::Coop},
    board::{ByFaction, Field, Phase, Units, Waiting},
    choices::{Armies, Kinds},
    combat::SIDES,
    hex::{MAX_COLUMNS, MAX_ROWS, ring},
    map::Terrain,
    missions::{Rocketry, Weather, may_draw, mountains, n_at_start},
};

/// AA-SET-7: how many units of the second set the experienced set-up adds.
pub(crate) const N_EXTRAS: u32 = 4;

/// AA-SET-1, AA-SET-9, AA-SET-19: undamaged units beside the board, all factories neutral, no coins.
pub(crate) fn before(world: &World) -> Field {
    let mut waiting = Vec::new();
    // AA-AUT-15: units that are divided between two people come to those who pick them.
    let is_shared_out = |it: &Faction| world.coop == Some(Coop::Divided) && world.is_shared(it.side());
    for &faction in world.factions.iter().filter(|it| !is_shared_out(it)) {
        for kind in Kind::ALL {
            let extra = world.automaton(faction).map_or(&[][..], |it| it.level.extra_units());
            let n = n_at_start(world, faction, kind) + extra.iter().filter(|it| **it == kind).count() as u8;
            waiting.extend((1..=n).map(|nr| Waiting { id: UnitId::new(faction, kind, nr), army: 0 }));
        }
    }
    waiting.sort_by_key(|it| it.id);
    let mut tokens = ByFaction::default();
    for &faction in &world.in_turn {
        tokens[faction] = Armies::ALL;
    }
    Field {
        round: 0,
        phase: Phase::SettingUp,
        active: None,
        asked: None,
        order: Default::default(),
        units: Units::default(),
        waiting,
        tokens,
        numbers: world.map.starts(world.area).map(|it| it.0).collect(),
        flags: world.factories.iter().map(|_| None).collect(),
        coins: ByFaction::default(),
        armies: Armies::ALL,
        used: ByFaction::default(),
        declared: Vec::new(),
        n_fought: 0,
        stirred: 0,
        draw_offers: Vec::new(),
        weather: Weather::Normal,
        v2: world.missions.v2.map(|_| Rocketry::default()),
    }
}

/// AA-SET-7: all players choose four units of a second set in secret, at the same time.
pub(crate) fn extras(t: &mut Table<'_, Aces>) -> Play {
    let world = t.world();
    // AA-AUT-15: of a faction that is divided, its players have picked them already.
    let chooses = |it: &Faction| world.automaton(*it).is_none() && world.coop != Some(Coop::Divided);
    let people: ArrayVec<Faction, 4> = world.factions.iter().copied().filter(chooses).collect();
    let prompts = people.iter().map(|&faction| Prompt {
        seat: world.seat_of(faction),
        ask: Ask::Extras { faction },
        options: Kinds::choices(N_EXTRAS).map(Choice::Extras).collect(),
        space: None,
    });
    let chosen = if people.is_empty() { Vec::new() } else { t.choose_all(prompts.collect())? };
    for (&faction, choice) in people.iter().zip(chosen) {
        if let Choice::Extras(kinds) = choice {
            t.tell(Event::ExtrasChosen { faction, kinds });
        }
    }
    for &faction in world.factions.iter().filter(|it| world.automaton(**it).is_some()) {
        automa::draw_extras(t, faction)?;
    }
    t.then(Step::Divide);
    Ok(())
}

/// AA-SET-9: factions divide their units among three face-down tokens, at the same time; each sees the others' division
/// when all have committed. Nobody can know a token's number: it has none before it is turned over.
pub(crate) fn divide(t: &mut Table<'_, Aces>) -> Play {
    let world = t.world();
    // AA-AUT-2: the Automa draws its units out of a bag when a token is turned over.
    let people = || world.factions.iter().copied().filter(|it| world.automaton(*it).is_none());
    let prompts = people().map(|faction| Prompt {
        seat: world.seat_of(faction),
        ask: match world.own_token(faction) {
            Some(own) => Ask::DivideWithPartner { faction, own },
            None => Ask::Divide { faction },
        },
        options: Vec::new(),
        space: Some(Space::Divisions { faction }),
    });
    let divisions = t.choose_all(prompts.collect())?;
    for (faction, choice) in people().zip(divisions) {
        if let Choice::Divide(piles) = choice {
            t.tell(Event::Divided { faction, piles });
        }
    }
    t.then(Step::RollForPlacing);
    Ok(())
}

/// AA-SET-9: any division is legal, also all on one token; but every unit is on one. AA-AUT-15: a partner's own token is
/// closed to the other.
pub(crate) fn admits_division(
    world: &World,
    field: &Field,
    faction: Faction,
    choice: &Choice,
) -> Result<(), Why> {
    let Choice::Divide(piles) = choice else { return Err(Why::OtherQuestion) };
    let closed = world.tokens_of(faction).others();
    if let Some(token) = closed.iter().find(|it| !piles[*it as usize - 1].is_empty()) {
        return Err(Why::NotYourToken { token });
    }
    let mut named: Vec<UnitId> = piles.iter().flatten().copied().collect();
    named.sort_unstable();
    let waiting: Vec<UnitId> = waiting_of(field, faction).collect();
    if named == waiting { Ok(()) } else { Err(Why::WrongDivision) }
}

pub(crate) fn sample_division(
    world: &World,
    field: &Field,
    faction: Faction,
    chance: &mut dyn Chance,
) -> Choice {
    let mut piles: [Vec<UnitId>; 3] = Default::default();
    let tokens: ArrayVec<u8, 3> = world.tokens_of(faction).iter().collect();
    for unit in waiting_of(field, faction) {
        let token = tokens[chance.below(tokens.len() as u32) as usize];
        piles[token as usize - 1].push(unit);
    }
    Choice::Divide(Box::new(piles))
}

fn waiting_of(field: &Field, faction: Faction) -> impl Iterator<Item = UnitId> + '_ {
    field.waiting.iter().map(|it| it.id).filter(move |it| it.faction() == faction)
}

/// AA-SET-10: each player rolls a die; the highest places first, then clockwise by factions, one token at a time.
pub(crate) fn roll_for_placing(t: &mut Table<'_, Aces>) -> Play {
    let first = highest(t, |faction| Ask::RollForPlacing { faction })?;
    t.tell(Event::PlacingBegan { first });
    let clockwise = clockwise_from(t.world(), first);
    for _ in 0..3 {
        for &faction in &clockwise {
            t.then(Step::PlaceToken { faction });
        }
    }
    // AA-MIS-V2-2: when all units stand.
    if t.world().missions.v2.is_some() {
        t.then(Step::LayTokens);
    }
    t.then(Step::RollForFirst);
    Ok(())
}

/// AA-SET-23: what each faction of the team without the first turn begins with. How far it evens the first turn has not been measured yet.
pub(crate) const FOR_THE_SECOND: u16 = 2;

/// AA-SET-12: dice again for the first turn; then clockwise.
pub(crate) fn roll_for_first(t: &mut Table<'_, Aces>) -> Play {
    let first = highest(t, |faction| Ask::RollForFirst { faction })?;
    let order = clockwise_from(t.world(), first);
    t.tell(Event::PlayBegan { order: order.clone() });
    // AA-SET-23: an option of the house, which the book does not have.
    if t.world().options.coins_for_the_second {
        for faction in order.into_iter().filter(|it| it.side() != first.side()) {
            t.tell(Event::Collected { faction, coins: FOR_THE_SECOND });
        }
    }
    t.then(Step::Turn { faction: first, round: 1 });
    Ok(())
}

fn clockwise_from(world: &World, first: Faction) -> ArrayVec<Faction, 4> {
    let n = world.in_turn.len();
    let place = world.in_turn.iter().position(|it| *it == first).expect("the faction has turns");
    (0..n).map(|i| world.in_turn[(place + i) % n]).collect()
}

/// AA-SET-10: the highest die; ties re-roll among the tied. A winner with two factions says which of them begins.
fn highest(t: &mut Table<'_, Aces>, ask: impl Fn(Faction) -> Ask) -> Play<Faction> {
    let mut tied = rollers(t.world());
    while 1 < tied.len() {
        let mut rolled: ArrayVec<(Faction, u8), 4> = ArrayVec::new();
        for &faction in &tied {
            let die = t.roll(ask(faction), 1, SIDES)?[0];
            t.tell(Event::RolledForOrder { faction, die });
            rolled.push((faction, die));
        }
        let best = rolled.iter().map(|it| it.1).max().expect("someone rolled");
        tied = rolled.into_iter().filter(|it| it.1 == best).map(|it| it.0).collect();
    }
    let winner = tied[0];
    let world = t.world();
    let own = || world.in_turn.iter().copied().filter(|it| world.seat_of(*it) == world.seat_of(winner));
    if world.options.die_a_faction || own().count() == 1 {
        return Ok(winner);
    }
    let Begins(first) =
        t.choose(world.seat_of(winner), Ask::FirstFaction { faction: winner }, own().map(Begins))?;
    Ok(first)
}

/// AA-SET-10, AA-AUT-29: a die for each player, under the first of his factions; partners have one for their side.
fn rollers(world: &World) -> ArrayVec<Faction, 4> {
    let in_turn = || world.in_turn.iter().copied();
    let leads = |faction: &Faction| {
        let seat = world.seat_of(*faction);
        in_turn().find(|it| world.seat_of(*it) == seat) == Some(*faction)
    };
    in_turn().filter(|it| world.options.die_a_faction || leads(it)).collect()
}

#[derive(Copy, Clone)]
struct Begins(Faction);

impl From<Begins> for Choice {
    fn from(it: Begins) -> Choice {
        Choice::Faction(it.0)
    }
}

/// AA-SET-10, AA-SET-11, AA-SET-21: a faction turns over one of its tokens, also one without units, and places that army.
pub(crate) fn place_token(t: &mut Table<'_, Aces>, faction: Faction) -> Play {
    if t.world().automaton(faction).is_some() {
        return automa::place_token(t, faction);
    }
    let seat = t.world().seat_of(faction);
    let left = t.board().field.tokens[faction];
    let Token(army) = t.choose(seat, Ask::Token { faction }, left.iter().map(Token))?;
    let (world, mut numbers) = (t.world(), t.board().field.numbers.clone());
    numbers.retain(|it| may_draw(world, faction.side(), *it));
    let Number(number) = t.draw(Ask::Number { faction, army }, numbers.into_iter().map(Number))?;
    t.tell(Event::TokenTurned { faction, army, number });
    place_army(t, faction, army, number)
}

/// AA-SET-11, AA-AUT-15: the units of an army are placed one by one; of a shared token, in turn by those who have units on
/// it (ruling S-35).
fn place_army(t: &mut Table<'_, Aces>, faction: Faction, army: u8, number: u8) -> Play {
    let world = t.world();
    let placers: ArrayVec<Faction, 2> = world.acting_with(faction).collect();
    let mut n_idle = 0;
    for &faction in placers.iter().cycle() {
        let options = placings(world, &t.board().field, faction, army, number);
        n_idle = if options.is_empty() { n_idle + 1 } else { 0 };
        if n_idle == placers.len() {
            break;
        }
        if options.is_empty() {
            continue;
        }
        let seat = world.seat_of(faction);
        let Place { unit, hex } = t.choose(seat, Ask::Place { faction, army, number }, options)?;
        t.tell(Event::Placed { unit, hex });
    }
    Ok(())
}

#[derive(Copy, Clone)]
struct Token(u8);

impl From<Token> for Choice {
    fn from(it: Token) -> Choice {
        Choice::Token(it.0)
    }
}

#[derive(Copy, Clone)]
pub(crate) struct Number(pub(crate) u8);

impl From<Number> for Choice {
    fn from(it: Number) -> Choice {
        Choice::Number(it.0)
    }
}

/// A unit of an army, and a hex where it may be placed.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The unit.
    pub unit: UnitId,
    /// Its hex.
    pub hex: Hex,
}

impl From<Place> for Choice {
    fn from(it: Place) -> Choice {
        Choice::Place { unit: it.unit, hex: it.hex }
    }
}

/// AA-SET-11: where each unit of an army may go now, around the start number that was drawn for it.
pub fn placings(world: &World, field: &Field, faction: Faction, army: u8, number: u8) -> Vec<Place> {
    let start = world.map.starts(world.area).find(|it| it.0 == number);
    let Some((_, centre)) = start else { return Vec::new() };
    let army = field.waiting.iter().filter(|it| it.id.faction() == faction && it.army == army);
    army.flat_map(|it| {
        places_for(world, field, centre, it.id).into_iter().map(|hex| Place { unit: it.id, hex })
    })
    .collect()
}

/// AA-SET-11: where a unit of an army may go.
fn places_for(world: &World, field: &Field, centre: Hex, unit: UnitId) -> Vec<Hex> {
    places_around(world, field, centre, |hex| may_stand(world, unit, hex))
}

/// AA-SET-11: the number's own hex first, then ring by ring; a ring is left only when it has no free land where one can stand.
/// Water may be used or left out.
pub(crate) fn places_around(
    world: &World,
    field: &Field,
    centre: Hex,
    may_stand: impl Fn(Hex) -> bool,
) -> Vec<Hex> {
    let mut places = Vec::new();
    for distance in 0..MAX_COLUMNS.max(MAX_ROWS) * 2 {
        let free =
            ring(centre, distance).into_iter().filter(|it| is_free(world, field, *it) && may_stand(*it));
        let before = places.len();
        places.extend(free);
        if places[before..].iter().any(|it| world.terrain(*it) != Some(Terrain::Water)) {
            break;
        }
    }
    places
}

/// AA-SET-11: hexes that hold a unit, a token or a factory are not free; AA-SET-20: nor is anything outside the half in play.
pub(crate) fn is_free(world: &World, field: &Field, hex: Hex) -> bool {
    world.is_in_play(hex) && world.factory_at(hex).is_none() && field.has_room(hex)
}

/// AA-SET-11: only infantry and aircraft are set on water, unless any unit was agreed, and no tanks on mountains.
pub(crate) fn may_stand(world: &World, unit: UnitId, hex: Hex) -> bool {
    let kind = unit.kind();
    if kind == Kind::Tank && mountains::is_mountain(world, hex) {
        return false;
    }
    let swims = kind.is_infantry() || kind.is_aircraft() || world.options.any_on_water;
    world.terrain(hex) != Some(Terrain::Water) || swims
}

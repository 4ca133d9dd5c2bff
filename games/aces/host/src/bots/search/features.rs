//! What is looked at in a position to judge it: each feature is counted for one team and against the other.
//!
//! docs/strength.md describes them; their weights are learned by `cargo xtask train`.

use aces::{
    Hex, Kind, Side, World,
    board::{Field, Unit},
    missions::FIVE,
};

/// The names of the features, as the file of weights has them, in the order of [`features`].
pub(crate) const NAMES: [&str; N] = [
    "infantry",
    "special",
    "artillery",
    "tank",
    "fighter",
    "bomber",
    "damage",
    "experience",
    "some_infantry",
    "second_infantry",
    "some_units",
    "coins",
    "factories",
    "three_missing",
    "two_missing",
    "one_missing",
    "at_a_factory",
    "about_to_win",
    "about_to_win_and_on_the_move",
    "on_the_move",
    "germany",
    "automa",
    "shore",
    "rounds_left",
    "destroyed",
    "launcher_found",
    "launcher_damage",
    "tokens",
];

/// How many there are.
pub(crate) const N: usize = 28;

/// The features of a position, or their weights.
pub(crate) type Features = [f32; N];

/// Which weights a position is judged by.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Class {
    /// Two factions on half a board.
    Half,
    /// The same against the Automa.
    HalfAutoma,
    /// The full board.
    Full,
    /// The same with an Automa on one side.
    FullAutoma,
    /// The Battle of the Bulge.
    Bulge,
    /// The V2 rocket attack.
    V2,
}

impl Class {
    pub(crate) const ALL: [Class; 6] =
        [Class::Half, Class::HalfAutoma, Class::Full, Class::FullAutoma, Class::Bulge, Class::V2];

    /// Its name in the file of weights.
    pub(crate) fn key(self) -> &'static str {
        match self {
            Class::Half => "half",
            Class::HalfAutoma => "half_automa",
            Class::Full => "full",
            Class::FullAutoma => "full_automa",
            Class::Bulge => "bulge",
            Class::V2 => "v2",
        }
    }

    pub(crate) fn of(world: &World) -> Class {
        let is_full = 4 < world.factories_to_win() || 2 < world.factions.len();
        let with_automa = Side::ALL.map(|side| automata_of(world, side));
        match (is_full, with_automa[0] != with_automa[1]) {
            _ if world.missions.bulge.is_some() => Class::Bulge,
            _ if world.missions.v2.is_some() => Class::V2,
            (false, false) => Class::Half,
            (false, true) => Class::HalfAutoma,
            (true, false) => Class::Full,
            (true, true) => Class::FullAutoma,
        }
    }
}

fn automata_of(world: &World, side: Side) -> usize {
    world.factions.iter().filter(|it| it.side() == side && world.automaton(**it).is_some()).count()
}

/// The features of a position for a team, before the turn of a faction of the team `on_the_move`.
pub(crate) fn features(world: &World, field: &Field, side: Side, on_the_move: Side) -> Features {
    let mut features = [0.0; N];
    for (of, sign) in [(side, 1.0), (side.enemy(), -1.0)] {
        count(world, field, of, of == on_the_move, &mut |i, value| features[i] += sign * value);
    }
    features
}

/// Counts what speaks for one team.
fn count(world: &World, field: &Field, side: Side, moves: bool, add: &mut dyn FnMut(usize, f32)) {
    let mut n_infantry = 0;
    let mut at_a_factory: u8 = 0;
    for unit in field.units.of_side(side) {
        add(place(unit.kind()), 1.0);
        add(6, f32::from(unit.damage) / 6.0);
        add(7, f32::from(unit.experience.min(6)) / 6.0);
        if unit.kind().is_infantry() {
            n_infantry += 1;
            at_a_factory += u8::from(is_at_a_factory(world, field, unit));
        }
    }
    let waiting = field.waiting.iter().filter(|it| it.id.side() == side);
    let mut n_units = field.units.of_side(side).len();
    for it in waiting {
        add(place(it.id.kind()), 1.0);
        n_units += 1;
        n_infantry += i32::from(it.id.kind().is_infantry());
    }
    add(8, f32::from(u8::from(0 < n_infantry)));
    add(9, f32::from(u8::from(1 < n_infantry)));
    add(10, f32::from(u8::from(1 < n_units)));
    let coins: u16 = side.factions().into_iter().map(|it| field.coins[it].min(12)).sum();
    add(11, f32::from(coins) / 6.0);
    let factories = field.factories_of(side);
    let missing = world.factories_to_win().saturating_sub(factories);
    add(12, factories as f32);
    for (i, most) in [(13, 3), (14, 2), (15, 1)] {
        add(i, f32::from(u8::from(missing <= most)));
    }
    add(16, f32::from(at_a_factory.min(3)));
    let about_to_win = missing <= 1 && 0 < at_a_factory;
    add(17, f32::from(u8::from(about_to_win)));
    add(18, f32::from(u8::from(about_to_win && moves)));
    add(19, f32::from(u8::from(moves)));
    add(20, f32::from(u8::from(side == Side::Germany)));
    add(21, f32::from(u8::from(0 < automata_of(world, side))));
    if side == Side::Germany {
        missions(world, field, add);
    }
}

/// What speaks for Germany in missions.
fn missions(world: &World, field: &Field, add: &mut dyn FnMut(usize, f32)) {
    if let Some(bulge) = world.missions.bulge {
        let shore = world.map.shore();
        let way = |it: &Unit| shore.iter().map(|hex: &Hex| hex.distance(it.hex)).min().unwrap_or(20);
        let tanks = field.units.of_side(Side::Germany).filter(|it| it.kind() == Kind::Tank);
        let nearest = tanks.map(way).min().unwrap_or(20).min(20);
        add(22, 1.0 - f32::from(nearest) / 20.0);
        let left = bulge.rounds.map_or(20, |it| it.saturating_sub(field.round)).min(20);
        add(23, f32::from(left) / 20.0);
    }
    if let Some(v2) = &field.v2 {
        add(24, v2.destroyed.len() as f32 / FIVE as f32);
        add(25, f32::from(u8::from(v2.launcher.is_some())));
        add(26, v2.launcher.map_or(0.0, |it| f32::from(it.damage) / 6.0));
        add(27, v2.tokens.len() as f32 / 13.0);
    }
}

/// The place of a unit type among the features.
fn place(kind: Kind) -> usize {
    match kind {
        Kind::Infantry => 0,
        Kind::Special => 1,
        Kind::Artillery => 2,
        Kind::Tank => 3,
        Kind::Fighter => 4,
        Kind::Bomber => 5,
    }
}

/// Whether an infantry stands next to a factory that its team does not hold, and can go in: it owes no attack.
fn is_at_a_factory(world: &World, field: &Field, unit: &Unit) -> bool {
    let closed = |it: Hex| {
        field.flag_at(world, it).is_some_and(|flag| flag.is_none_or(|owner| owner.side() != unit.side()))
    };
    unit.owes.is_none() && unit.hex.neighbours().into_iter().any(closed)
}

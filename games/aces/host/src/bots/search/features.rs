//! What is looked at in a position to judge it: each feature is counted for one team and against the other.
//!
//! docs/strength.md describes them; their weights are learned by `cargo xtask train`.

use aces::{Side, World, board::Field};

use super::counts::{C, Counted, NAMES, count};

/// How many there are: what is counted for one team and against the other; the same once more for a team with an Automa, in
/// whose hands things are worth more or less than in others'; and the share of all strength.
pub(crate) const N: usize = 2 * C + 1;
/// The place of what is counted for a team with an Automa.
const OF_AUTOMATA: usize = C;
/// The place of the share of strength.
const SHARE: usize = 2 * C;

/// The features of a position, or their weights.
pub(crate) type Features = [f32; N];

/// The names of the features, as the file of weights has them, in the order of [`features`].
pub(crate) fn names() -> impl Iterator<Item = String> {
    let counted = NAMES.into_iter().map(String::from);
    let of_automata = NAMES.into_iter().map(|it| format!("automa_{it}"));
    counted.chain(of_automata).chain(["share".to_string()])
}

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

/// How many of a team's factions the Automa plays.
fn automata_of(world: &World, side: Side) -> usize {
    world.factions.iter().filter(|it| it.side() == side && world.automaton(**it).is_some()).count()
}

/// The features of a position for a team, before the turn of a faction of the team `on_the_move`.
pub(crate) fn features(world: &World, field: &Field, side: Side, on_the_move: Side) -> Features {
    Seen::of(world, field, side, on_the_move).features()
}

/// What is counted for a team and for the other one.
pub(super) struct Seen {
    own: Counted,
    other: Counted,
    /// Whether each of them has an Automa.
    automata: [bool; 2],
}

impl Seen {
    pub(super) fn of(world: &World, field: &Field, side: Side, on_the_move: Side) -> Seen {
        let sides = [side, side.enemy()];
        let [own, other] = sides.map(|it| count(world, field, it, it == on_the_move));
        Seen { own, other, automata: sides.map(|it| 0 < automata_of(world, it)) }
    }

    pub(super) fn features(&self) -> Features {
        let Seen { own, other, automata } = self;
        let mut features = [0.0; N];
        for (i, (own, other)) in own.counts.iter().zip(other.counts).enumerate() {
            features[i] = own - other;
            // Where both have an Automa, or neither, there is nothing to tell apart.
            features[OF_AUTOMATA + i] = match automata {
                [true, false] => *own,
                [false, true] => -other,
                _ => 0.0,
            };
        }
        let all = own.strength + other.strength;
        if 0.0 < all {
            features[SHARE] = (own.strength - other.strength) / all;
        }
        features
    }

    /// The sum of what is counted, each by a weight of its own for each team.
    pub(super) fn sum(&self, [own, other]: &[[f32; C]; 2]) -> f32 {
        let sum = |counts: &[f32; C], weights: &[f32; C]| -> f32 {
            counts.iter().zip(weights).map(|(count, weight)| count * weight).sum()
        };
        sum(&self.own.counts, own) + sum(&self.other.counts, other)
    }
}

//! What a player of a style likes beside winning: of each thing, how much it wants it for its own team, and for the other.

use hosting::Style;

use super::counts::{C, Count};

/// The six types of units.
const UNITS: [Count; 6] =
    [Count::Infantry, Count::Special, Count::Artillery, Count::Tank, Count::Fighter, Count::Bomber];
/// Own units that an enemy could attack.
const HUNTED: [Count; 3] = [Count::InfantryHunted, Count::GroundHunted, Count::AirHunted];
/// Own units that could attack.
const HUNTS: [Count; 3] = [Count::InfantryHunts, Count::GroundHunts, Count::AirHunts];
/// Damage that units have taken.
const DAMAGE: [Count; 3] = [Count::InfantryDamage, Count::GroundDamage, Count::AirDamage];

/// What a style adds to the log-odds, for each thing that is counted: for the own team, and for the other.
pub(super) fn taste(style: Style) -> [[f32; C]; 2] {
    let (mut own, mut other) = ([0.0; C], [0.0; C]);
    match style {
        // Whoever fights loses units. A bold player minds that less than what the enemy loses.
        Style::Bold => {
            add(&mut own, &UNITS, -0.5);
            add(&mut own, &DAMAGE, 0.5);
            add(&mut own, &HUNTS, 0.3);
            add(&mut other, &UNITS, -0.7);
            add(&mut other, &DAMAGE, 0.7);
        }
        Style::Careful => {
            add(&mut own, &UNITS, 0.6);
            add(&mut own, &DAMAGE, -0.6);
            add(&mut own, &HUNTED, -0.35);
            add(&mut other, &UNITS, 0.3);
            add(&mut other, &DAMAGE, -0.3);
        }
        Style::Collector => {
            add(&mut own, &[Count::Factories], 1.2);
            add(&mut own, &[Count::Nearness, Count::NearAFactory], 0.4);
            add(&mut other, &[Count::Factories], -0.8);
            add(&mut other, &UNITS, 0.3);
        }
    }
    [own, other]
}

fn add(weights: &mut [f32; C], counts: &[Count], weight: f32) {
    counts.iter().for_each(|it| weights[*it as usize] += weight);
}

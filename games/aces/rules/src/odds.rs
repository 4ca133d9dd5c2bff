//! Exact odds of a fight: how likely each damage is, both ways. Counted, not sampled.

use serde::Serialize;

use crate::{
    Kind, World,
    board::{Field, Unit},
    combat::{self, Plan, SIDES, damage_from, dice_of, fixed_hits, in_blast, needed},
    hex::Hex,
    mats::DESTROYED,
    missions::{Launcher, plan_against_launcher},
};

/// How many of all equally likely rolls lead to each number of damage.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Chances {
    /// The rolls that do 0 to 6 damage in this fight.
    pub ways: [u128; 7],
    /// All rolls.
    pub of: u128,
}

impl Chances {
    /// No fire at all: no damage for sure.
    pub const NONE: Chances = Chances { ways: [1, 0, 0, 0, 0, 0, 0], of: 1 };

    /// The rolls that do at least `damage`.
    pub fn at_least(&self, damage: u8) -> u128 {
        self.ways[damage.min(7) as usize..].iter().sum()
    }

    /// The chance of at least `damage`, in thousandths, rounded.
    pub fn thousandths(&self, damage: u8) -> u32 {
        ((self.at_least(damage) * 2000 + self.of) / (2 * self.of)) as u32
    }

    /// The mean damage in thousandths, no more than a unit with `already` damage can still take.
    pub fn mean_thousandths(&self, already: u8) -> u32 {
        let left = DESTROYED.saturating_sub(already) as u128;
        let sum: u128 =
            self.ways.iter().enumerate().map(|(damage, ways)| ways * (damage as u128).min(left)).sum();
        (sum * 1000 / self.of) as u32
    }
}

/// The odds of a fight, both ways. The two are independent of each other: both roll at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Odds {
    /// How the fight would be fought.
    pub plan: Plan,
    /// Damage to the defender.
    pub defender: Chances,
    /// Damage to the attacker.
    pub attacker: Chances,
}

/// The odds of a fight as things are now.
pub fn odds(world: &World, field: &Field, attacker: &Unit, defender: &Unit) -> Odds {
    let plan = combat::plan(world, field, attacker, defender);
    let chances = |unit: &Unit, dice: u8, needed: u8, fixed: u8, row: [u8; 6]| match world
        .deals_fixed_hits(unit.faction())
    {
        true => certain(damage_from(row, fixed)),
        false => of_dice(dice, needed, row),
    };
    let to_defender = chances(attacker, plan.dice + plan.red, plan.needed, plan.fixed, plan.row);
    let to_attacker = plan
        .back
        .map_or(Chances::NONE, |back| chances(defender, back.dice, back.needed, back.fixed, plan.back_row));
    Odds { plan, defender: to_defender, attacker: to_attacker }
}

/// The odds for every unit that an area attack on a hex would strike. One roll strikes them all.
pub fn blast_odds<'a>(
    world: &'a World,
    field: &'a Field,
    attacker: &Unit,
    at: Hex,
) -> Vec<(&'a Unit, Chances)> {
    let (dice, needed) = (dice_of(world, attacker), needed(world, attacker, Kind::Tank));
    let fixed = fixed_hits(world, attacker, Kind::Tank);
    let chances = |unit: &Unit| {
        let row = combat::row_of(world, unit, true);
        if world.deals_fixed_hits(attacker.faction()) {
            certain(damage_from(row, fixed))
        } else {
            of_dice(dice, needed, row)
        }
    };
    in_blast(world, field, at).map(|unit| (unit, chances(unit))).collect()
}

/// The odds of an attack on a discovered launcher (AA-MIS-V2-5).
pub fn launcher_odds(world: &World, field: &Field, attacker: &Unit, launcher: Launcher) -> (Plan, Chances) {
    let plan = plan_against_launcher(world, field, attacker, launcher);
    let chances = match world.options.dice_less {
        true => certain(damage_from(plan.row, plan.fixed)),
        false => of_dice(plan.dice + plan.red, plan.needed, plan.row),
    };
    (plan, chances)
}

fn certain(damage: u8) -> Chances {
    let mut ways = [0; 7];
    ways[damage as usize] = 1;
    Chances { ways, of: 1 }
}

/// The odds of `dice` dice that hit on `needed` or less, against a row of needed hits.
///
/// Of all 12^n rolls, C(n, k) * hit^k * miss^(n-k) have k hits. The numbers fit: 12^27 is below 2^97.
pub fn of_dice(dice: u8, needed: u8, row: [u8; 6]) -> Chances {
    let (hit, miss) = (needed.min(SIDES) as u128, (SIDES - needed.min(SIDES)) as u128);
    let n = dice as u32;
    let mut ways = [0; 7];
    let mut choose = 1u128;
    for k in 0..=n {
        ways[damage_from(row, k as u8) as usize] += choose * hit.pow(k) * miss.pow(n - k);
        choose = choose * (n - k) as u128 / (k as u128 + 1);
    }
    Chances { ways, of: (SIDES as u128).pow(n) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Throws every possible roll.
    fn by_hand(dice: u8, needed: u8, row: [u8; 6]) -> Chances {
        let mut ways = [0; 7];
        for mut roll in 0..(SIDES as u64).pow(dice as u32) {
            let mut hits = 0;
            for _ in 0..dice {
                hits += (roll % (SIDES as u64) < needed as u64) as u8;
                roll /= SIDES as u64;
            }
            ways[damage_from(row, hits) as usize] += 1;
        }
        Chances { ways, of: (SIDES as u128).pow(dice as u32) }
    }

    #[test]
    fn odds_are_those_of_throwing_every_roll() {
        for dice in 0..=5 {
            for needed in [0, 1, 2, 6, 11, 12] {
                for row in [[1, 2, 3, 4, 5, 6], [2, 3, 5, 6, 8, 9]] {
                    assert_eq!(
                        of_dice(dice, needed, row),
                        by_hand(dice, needed, row),
                        "{dice} dice on {needed}"
                    );
                }
            }
        }
    }

    #[test]
    fn all_ways_add_up_for_the_most_dice_there_can_be() {
        let chances = of_dice(27, 7, [1, 3, 5, 9, 12, 17]);
        assert_eq!(chances.ways.iter().sum::<u128>(), chances.of);
        assert_eq!(chances.thousandths(0), 1000);
        assert_eq!(chances.thousandths(7), 0);
    }
}

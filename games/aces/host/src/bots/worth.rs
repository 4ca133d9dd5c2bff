//! What things are worth to a greedy player, in thousandths of a coin.

use aces::{
    Kind, World,
    board::{Field, Unit},
    combat::{SIDES, plan},
};

/// The most dice that an attack has: the chart's and three red ones.
const MAX_DICE: usize = 28;

/// How likely each number of hits is, for any number of dice and any hit number.
pub(crate) struct Hits {
    chances: Vec<[f32; MAX_DICE]>,
}

impl Hits {
    pub(crate) fn new() -> Hits {
        let mut chances = vec![[0.0; MAX_DICE]; MAX_DICE * (SIDES as usize + 1)];
        for needed in 0..=SIDES as usize {
            let hit = needed as f32 / SIDES as f32;
            chances[needed][0] = 1.0;
            for n in 1..MAX_DICE {
                for k in 0..=n {
                    let before = chances[(n - 1) * (SIDES as usize + 1) + needed];
                    let missed = if k < n { before[k] * (1.0 - hit) } else { 0.0 };
                    let struck = if 0 < k { before[k - 1] * hit } else { 0.0 };
                    chances[n * (SIDES as usize + 1) + needed][k] = missed + struck;
                }
            }
        }
        Hits { chances }
    }

    /// The mean damage that dice do to a unit, and how likely they destroy it.
    fn harm(&self, dice: u8, needed: u8, row: [u8; 6], already: u8) -> Harm {
        let chances = &self.chances[dice as usize * (SIDES as usize + 1) + needed as usize];
        let left = 6 - already.min(6);
        let mut harm = Harm { damage: 0.0, destroyed: 0.0 };
        for (k, chance) in chances.iter().enumerate().take(dice as usize + 1) {
            let damage = aces::combat::damage_from(row, k as u8);
            harm.damage += chance * damage.min(left) as f32;
            harm.destroyed += if left <= damage { *chance } else { 0.0 };
        }
        harm
    }
}

struct Harm {
    damage: f32,
    destroyed: f32,
}

/// What a unit is worth: its cost, and more for infantry, without which no factory is taken.
pub(crate) fn worth(world: &World, unit: &Unit) -> f32 {
    let cost = world.figures(unit.faction(), unit.kind()).cost as f32;
    let experience = 0.3 * unit.experience.min(6) as f32;
    cost + experience + if unit.kind().is_infantry() { 2.5 } else { 0.0 }
}

/// What an attack would bring, in coins: what the enemy would lose, less what the attacker would.
pub(crate) fn gain(hits: &Hits, world: &World, field: &Field, attacker: &Unit, defender: &Unit) -> f32 {
    let plan = plan(world, field, attacker, defender);
    let (done, taken) = match world.options.dice_less {
        true => {
            let certain = |row: [u8; 6], hits: u8, already: u8| {
                let damage = aces::combat::damage_from(row, hits).min(6 - already);
                Harm { damage: damage as f32, destroyed: f32::from(damage == 6 - already) }
            };
            let taken = plan.back.map(|it| certain(plan.back_row, it.fixed, attacker.damage));
            (certain(plan.row, plan.fixed, defender.damage), taken)
        }
        false => {
            let taken = plan.back.map(|it| hits.harm(it.dice, it.needed, plan.back_row, attacker.damage));
            (hits.harm(plan.dice + plan.red, plan.needed, plan.row, defender.damage), taken)
        }
    };
    let value = |harm: &Harm, worth: f32| (harm.damage / 6.0 * 0.6 + harm.destroyed * 0.9) * worth;
    let lost = taken.map_or(0.0, |it| value(&it, worth(world, attacker)));
    value(&done, worth(world, defender) * urgency(world, field, defender)) - 0.8 * lost
}

/// Enemy infantry next to a factory that it could take is worth stopping.
fn urgency(world: &World, field: &Field, enemy: &Unit) -> f32 {
    let threatens = |it: &aces::Hex| {
        field.flag_at(world, *it).is_some_and(|flag| flag.is_none_or(|owner| owner.side() != enemy.side()))
    };
    match enemy.kind() {
        Kind::Infantry | Kind::Special if enemy.hex.neighbours().iter().any(threatens) => 2.5,
        _ => 1.0,
    }
}

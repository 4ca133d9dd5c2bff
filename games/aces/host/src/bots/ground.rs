//! What a greedy player sees around one unit, gathered once for all hexes where it could go.

use aces::{
    Hex, World,
    board::{Field, Unit},
};

use super::{
    greedy::{FAR, Greedy},
    worth::worth,
};

/// What lies around a unit.
pub(crate) struct Surroundings {
    /// Where enemies are, and from how far away each could harm the unit after its move; 0 if it cannot.
    enemies: Vec<(Hex, u8)>,
    /// What each of them could do to it.
    harm: f32,
    /// What each factory is to infantry.
    factories: Vec<(Hex, Draw)>,
}

/// What a factory is to an infantry.
enum Draw {
    /// One of its own, which nobody threatens, or which others watch.
    None,
    /// One of its own, which an enemy is about to take.
    Guard,
    /// One to be taken; how far the nearest other infantry of the team is, in half points.
    Take { others: u8 },
}

impl Surroundings {
    pub(crate) fn new(greedy: &Greedy, world: &World, field: &Field, unit: &Unit) -> Surroundings {
        let within = |enemy: &Unit| match enemy.can_attack_type(world, unit.kind()) {
            true => 1 + enemy.range(world, field).1,
            false => 0,
        };
        let enemies = field.units.of_side(unit.side().enemy());
        let draw = |(nr, factory): (usize, &Hex)| (*factory, draw(greedy, field, unit, nr, *factory));
        Surroundings {
            enemies: enemies.map(|it| (it.hex, within(it))).collect(),
            harm: 0.3 * worth(world, unit) / 2.0,
            factories: match unit.kind().is_infantry() {
                true => world.factories.iter().enumerate().map(draw).collect(),
                false => Vec::new(),
            },
        }
    }

    /// What enemies near a hex could do to the unit there, and how near the nearest is, so that those who do not take factories go where
    /// they are needed.
    pub(crate) fn enemies(&self, hex: Hex) -> (f32, u8) {
        let (mut n, mut nearest) = (0u8, u8::MAX);
        for (at, within) in &self.enemies {
            let distance = at.distance(hex);
            n += u8::from(distance <= *within && 0 < *within);
            nearest = nearest.min(distance);
        }
        (self.harm * f32::from(n), if self.enemies.is_empty() { 0 } else { nearest })
    }

    /// How strongly factories draw infantry to a hex: near ones that nobody of the team is nearer to, and own ones that an
    /// enemy infantry is about to take.
    pub(crate) fn pull_of_factories(&self, greedy: &Greedy, hex: Hex) -> f32 {
        let mut pull: f32 = 0.0;
        for ((factory, draw), ways) in self.factories.iter().zip(&greedy.ways) {
            match draw {
                Draw::None => (),
                Draw::Guard => pull = if hex.distance(*factory) == 1 { pull.max(2.0) } else { pull },
                Draw::Take { others } => {
                    let way = ways[hex].min(FAR);
                    let crowded = *others <= way;
                    pull = pull.max((if crowded { 3.0 } else { 6.0 }) - 0.3 * f32::from(way));
                }
            }
        }
        pull
    }
}

fn draw(greedy: &Greedy, field: &Field, unit: &Unit, nr: usize, factory: Hex) -> Draw {
    let nearest = |side| {
        let infantry = field.units.of_side(side).filter(|it| it.kind().is_infantry() && it.id != unit.id);
        infantry.map(|it| greedy.ways[nr][it.hex]).min().unwrap_or(FAR)
    };
    if field.flags[nr].is_none_or(|it| it.side() != unit.side()) {
        return Draw::Take { others: nearest(unit.side()) };
    }
    let watched =
        || field.units.of_side(unit.side()).any(|it| it.id != unit.id && it.hex.distance(factory) <= 1);
    match nearest(unit.side().enemy()) <= 8 && !watched() {
        true => Draw::Guard,
        false => Draw::None,
    }
}

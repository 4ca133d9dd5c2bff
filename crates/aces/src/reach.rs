//! Where a unit can go, at what cost and by which way.

use arrayvec::ArrayVec;

use crate::{
    Field, Hex, Path, Unit, World,
    hex::{Grid, MAX_COLUMNS, MAX_ROWS},
    movement::step_cost,
    world::{HalfPoints, WHOLE_MOVE},
};

const N_HEXES: usize = MAX_COLUMNS as usize * MAX_ROWS as usize;
const UNSEEN: u8 = u8::MAX;

/// Where a unit can end its move.
pub struct Reach {
    from: Hex,
    cost: Grid<HalfPoints>,
    /// The way back: the direction of the last step.
    came: Grid<u8>,
    ends: ArrayVec<Hex, N_HEXES>,
}

impl Reach {
    /// Every hex where the move can end, nearest first.
    pub fn hexes(&self) -> &[Hex] {
        &self.ends
    }

    /// Whether the unit cannot go anywhere.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// What the cheapest way to a hex costs, if the move can end there.
    pub fn cost(&self, hex: Hex) -> Option<HalfPoints> {
        self.ends.contains(&hex).then(|| self.cost[hex])
    }

    /// What the cheapest way to a hex costs, also where the unit can only pass.
    pub fn passing_cost(&self, hex: Hex) -> Option<HalfPoints> {
        Some(self.cost[hex]).filter(|it| *it != UNSEEN)
    }

    /// The cheapest way to a hex in reach.
    pub fn path_to(&self, hex: Hex) -> Path {
        let mut path = Path::new();
        let mut at = hex;
        while at != self.from {
            path.push(at);
            at = at.neighbours()[(self.came[at] as usize + 3) % 6];
        }
        path.reverse();
        path
    }
}

/// AA-MOV-2: every hex where a unit could end its move now, with the cost of the cheapest way.
///
/// Costs are small whole numbers, so hexes wait in one queue a cost (Dial's buckets) and none is sorted.
pub fn reach(world: &World, field: &Field, unit: &Unit) -> Reach {
    let speed = unit.figures(world).speed;
    let mut reach =
        Reach { from: unit.hex, cost: Grid::filled(UNSEEN), came: Grid::filled(0), ends: ArrayVec::new() };
    // A step costs at most 3 half points, so that four queues in turn are enough.
    let mut queues: [ArrayVec<Hex, N_HEXES>; 4] = Default::default();
    // Hexes that take the whole movement come last, whatever they are next to.
    let mut whole: ArrayVec<Hex, 6> = ArrayVec::new();
    reach.cost[unit.hex] = 0;
    queues[0].push(unit.hex);
    for used in 0..=speed {
        let mut i = 0;
        while let Some(&hex) = queues[used as usize % 4].get(i) {
            i += 1;
            if reach.cost[hex] != used {
                continue;
            }
            if hex != unit.hex && field.units.is_free(hex) {
                reach.ends.push(hex);
            }
            for (direction, next) in hex.neighbours().into_iter().enumerate() {
                match step_cost(world, field, unit, next, used == 0) {
                    Ok(WHOLE_MOVE) => {
                        // Only as the first step, and nothing goes on from there.
                        let ends = world.factory_at(next).is_some() || field.units.is_free(next);
                        if ends && reach.cost[next] == UNSEEN {
                            reach.cost[next] = speed;
                            reach.came[next] = direction as u8;
                            whole.push(next);
                        }
                    }
                    Ok(cost) if used + cost <= speed && used + cost < reach.cost[next] => {
                        reach.cost[next] = used + cost;
                        reach.came[next] = direction as u8;
                        queues[(used + cost) as usize % 4].push(next);
                    }
                    _ => (),
                }
            }
        }
        queues[used as usize % 4].clear();
    }
    reach.ends.extend(whole);
    reach
}

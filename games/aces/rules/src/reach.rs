//! Where a unit can go, at what cost and by which way.

use arrayvec::ArrayVec;

use crate::{
    Hex, World,
    board::{Field, Unit},
    choices::Path,
    hex::{Grid, MAX_COLUMNS, MAX_ROWS},
    movement::entry_cost,
    world::{HalfPoints, WHOLE_MOVE},
};

/// More hexes than any board has.
pub(crate) const N_HEXES: usize = MAX_COLUMNS as usize * MAX_ROWS as usize;
pub(crate) const UNSEEN: u8 = u8::MAX;
/// A step costs at most 4 half points, so that five queues in turn are enough; eight are quicker to index.
pub(crate) const N_QUEUES: usize = 8;

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
/// Costs are small whole numbers, so hexes wait in one queue a cost (Dial's buckets) and none is sorted. Most hexes cost
/// what their terrain costs; only those with a factory or an enemy are looked at one by one, before the search.
pub fn reach(world: &World, field: &Field, unit: &Unit) -> Reach {
    reach_with(world, field, unit, unit.figures(world).speed)
}

/// AA-INT-10: the same for a unit on the march that has so many half points left.
pub fn reach_with(world: &World, field: &Field, unit: &Unit, left: HalfPoints) -> Reach {
    let speed = left;
    let costs = step_costs(world, field, unit);
    let mut reach =
        Reach { from: unit.hex, cost: Grid::filled(UNSEEN), came: Grid::filled(0), ends: ArrayVec::new() };
    let mut queues: [ArrayVec<Hex, N_HEXES>; N_QUEUES] = Default::default();
    reach.cost[unit.hex] = 0;
    queues[0].push(unit.hex);
    for used in 0..=speed {
        let left = speed - used;
        let mut i = 0;
        while let Some(&hex) = queues[used as usize % N_QUEUES].get(i) {
            i += 1;
            if reach.cost[hex] != used {
                continue;
            }
            if field.units.is_free(hex) {
                reach.ends.push(hex);
            }
            for (direction, next) in hex.neighbours().into_iter().enumerate() {
                // What is closed, or takes the whole movement, costs more than any unit has.
                let cost = costs[next];
                if cost <= left && used + cost < reach.cost[next] {
                    reach.cost[next] = used + cost;
                    reach.came[next] = direction as u8;
                    queues[(used + cost) as usize % N_QUEUES].push(next);
                }
            }
        }
        queues[used as usize % N_QUEUES].clear();
    }
    if let Some(v2) = &field.v2 {
        // AA-MIS-V2-3: no move ends on a token.
        reach.ends.retain(|it| !v2.holds(*it));
    }
    // AA-MOV-3, AA-FAC-2: what takes the whole movement is possible only before the first step.
    if speed == unit.figures(world).speed {
        reach.add_whole_moves(world, field, unit, &costs);
    }
    reach
}

/// What entering each hex costs a unit now.
pub(crate) fn step_costs(world: &World, field: &Field, unit: &Unit) -> Grid<HalfPoints> {
    let mut costs = world.costs(unit.kind().arm(), field.weather).clone();
    let enemies = field.units.of_side(unit.side().enemy()).map(|it| it.hex);
    for hex in enemies.chain(world.factories.iter().copied()) {
        costs[hex] = entry_cost(world, field, unit, hex);
    }
    if let Some(v2) = &field.v2 {
        let launcher = v2.launcher.map(|it| it.hex);
        for &hex in v2.tokens.iter().chain(&v2.duds).chain(&launcher) {
            costs[hex] = entry_cost(world, field, unit, hex);
        }
    }
    costs
}

impl Reach {
    /// AA-MOV-3, AA-FAC-2: from a step that takes the whole movement nothing goes on.
    fn add_whole_moves(&mut self, world: &World, field: &Field, unit: &Unit, costs: &Grid<HalfPoints>) {
        for (direction, hex) in unit.hex.neighbours().into_iter().enumerate() {
            let ends = world.factory_at(hex).is_some() || field.has_room(hex);
            if costs[hex] == WHOLE_MOVE && ends {
                self.cost[hex] = unit.figures(world).speed;
                self.came[hex] = direction as u8;
                self.ends.push(hex);
            }
        }
    }
}

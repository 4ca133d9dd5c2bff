//! The ways of a unit, with the dangers on them: who could stop it where, and which way has the least of that.

use crate::{
    Hex, Why, World,
    board::{Field, Unit},
    choices::Path,
    hex::Grid,
    interception::interceptors,
    movement::{can_go_on, may_move, path_cost_with, step_cost},
    reach::{UNSEEN, reach_with, step_costs},
    world::{HalfPoints, WHOLE_MOVE},
};

/// More half points than any way on a board costs, and less than what is closed does.
const FAR: HalfPoints = 250;

/// A way that a unit could take.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// The hexes that it enters.
    pub path: Path,
    /// What they cost.
    pub cost: HalfPoints,
    /// How often an enemy unit could stop it (AA-INT-7).
    pub danger: u8,
}

/// Every way of a unit through some hexes that it has to pass, the least dangerous for each cost.
pub struct Ways<'a> {
    world: &'a World,
    field: &'a Field,
    unit: &'a Unit,
    left: HalfPoints,
    step_by_step: bool,
    costs: Grid<HalfPoints>,
    /// How many units could intercept in each hex.
    risks: Grid<u8>,
    /// One for each hex that has to be passed, and one for the rest of the way.
    legs: Vec<Leg>,
}

/// The ways from one hex, by their cost: the danger up to each hex, and the direction of the last step.
struct Leg {
    from: Hex,
    danger: Vec<Grid<u8>>,
    came: Vec<Grid<u8>>,
}

/// Where a leg begins there is no last step.
const NOWHERE: u8 = 6;

/// AA-MOV-2, AA-INT-7: the ways of a unit that has so many half points left, through hexes in their order. Step by step it could
/// be stopped where the way ends, too.
pub fn ways<'a>(
    world: &'a World,
    field: &'a Field,
    unit: &'a Unit,
    left: HalfPoints,
    through: &[Hex],
    step_by_step: bool,
) -> Ways<'a> {
    let mut ways = Ways {
        world,
        field,
        unit,
        left,
        step_by_step,
        costs: step_costs(world, field, unit),
        risks: risks(world, field, unit),
        legs: Vec::new(),
    };
    let mut starts = vec![UNSEEN; left as usize + 1];
    starts[0] = 0;
    let mut from = unit.hex;
    for &next in through {
        let leg = ways.leg(from, &starts);
        starts = leg.danger.iter().map(|it| it[next]).collect();
        ways.legs.push(leg);
        from = next;
    }
    let last = ways.leg(from, &starts);
    ways.legs.push(last);
    ways
}

/// How many units could intercept a mover in each hex: only around its enemies is there anybody.
fn risks(world: &World, field: &Field, unit: &Unit) -> Grid<u8> {
    let mut risks = Grid::filled(0);
    for enemy in field.units.of_side(unit.side().enemy()) {
        for hex in enemy.hex.neighbours().into_iter().filter(|it| it.is_possible()) {
            risks[hex] = interceptors(world, field, unit, hex).count() as u8;
        }
    }
    risks
}

impl Ways<'_> {
    /// `starts` has the danger before the leg, by what was spent before it.
    fn leg(&self, from: Hex, starts: &[u8]) -> Leg {
        let n = self.left as usize + 1;
        let mut leg =
            Leg { from, danger: vec![Grid::filled(UNSEEN); n], came: vec![Grid::filled(NOWHERE); n] };
        let mut open: Vec<Vec<Hex>> = vec![Vec::new(); n];
        for (used, danger) in starts.iter().enumerate().filter(|it| *it.1 != UNSEEN) {
            leg.danger[used][from] = *danger;
            open[used].push(from);
        }
        for used in 0..n {
            // A step costs something: nothing is added to what is being looked at.
            for hex in std::mem::take(&mut open[used]) {
                // Nobody is asked before the first step.
                let risk = if used == 0 { 0 } else { self.risks[hex] };
                let danger = leg.danger[used][hex].saturating_add(risk).min(UNSEEN - 1);
                for (direction, next) in hex.neighbours().into_iter().enumerate() {
                    let then = used + self.costs[next] as usize;
                    if then < n && danger < leg.danger[then][next] {
                        if leg.danger[then][next] == UNSEEN {
                            open[then].push(next);
                        }
                        leg.danger[then][next] = danger;
                        leg.came[then][next] = direction as u8;
                    }
                }
            }
        }
        leg
    }

    /// The cheapest way to a hex where the unit can end its move; of equally cheap ones the least dangerous.
    pub fn cheapest(&self, hex: Hex) -> Option<Way> {
        let whole = self.whole_move(hex);
        whole.or_else(|| self.all_to(hex).next().map(|it| self.way(hex, it)))
    }

    /// The least dangerous way to a hex where the unit can end its move; of equally dangerous ones the cheapest.
    pub fn safest(&self, hex: Hex) -> Option<Way> {
        let whole = self.whole_move(hex);
        whole.or_else(|| self.all_to(hex).min().map(|it| self.way(hex, it)))
    }

    /// Danger and cost of the least dangerous way for each cost, the cheapest first.
    fn all_to(&self, hex: Hex) -> impl Iterator<Item = (u8, HalfPoints)> + '_ {
        let last = self.legs.last().expect("there is a leg at least");
        let ends = self.field.has_room(hex);
        let found = (1..=self.left).filter(move |it| ends && last.danger[*it as usize][hex] != UNSEEN);
        found.map(move |cost| {
            let danger = last.danger[cost as usize][hex].saturating_add(self.risk_at_the_end(hex, cost));
            (danger, cost)
        })
    }

    fn way(&self, hex: Hex, (danger, cost): (u8, HalfPoints)) -> Way {
        Way { path: self.path_to(hex, cost), cost, danger }
    }

    /// AA-MOV-3, AA-FAC-2: a step that takes the whole movement is the only one, and nobody can stop it.
    fn whole_move(&self, hex: Hex) -> Option<Way> {
        let speed = self.unit.figures(self.world).speed;
        let fresh = self.left == speed && self.legs.len() == 1 && self.unit.hex.distance(hex) == 1;
        if !fresh || self.costs[hex] != WHOLE_MOVE {
            return None;
        }
        let ends = self.world.factory_at(hex).is_some() || self.field.has_room(hex);
        ends.then(|| Way { path: [hex].into_iter().collect(), cost: speed, danger: 0 })
    }

    /// AA-INT-10: step by step a unit that could go on is asked about where it stands.
    fn risk_at_the_end(&self, hex: Hex, cost: HalfPoints) -> u8 {
        let risk = self.risks[hex];
        if risk == 0 || !self.step_by_step {
            return 0;
        }
        let there = self.field.with_unit_at(self.unit.id, hex);
        if can_go_on(self.world, &there, self.unit.id, self.left - cost) { risk } else { 0 }
    }

    fn path_to(&self, hex: Hex, cost: HalfPoints) -> Path {
        let (mut at, mut used, mut path) = (hex, cost as usize, Path::new());
        for leg in self.legs.iter().rev() {
            while leg.came[used][at] != NOWHERE {
                let direction = leg.came[used][at] as usize;
                path.push(at);
                used -= self.costs[at] as usize;
                at = at.neighbours()[(direction + 3) % 6];
            }
            debug_assert_eq!(at, leg.from, "a leg begins where the one before it ends");
        }
        path.reverse();
        path
    }
}

/// Why a unit cannot end its move in a hex: the cause that is nearest to it. What is wrong with the unit comes first, then what is wrong with
/// the hex, then how far it is, and what is in the way only if there is no way at all.
pub fn why_not(
    world: &World,
    field: &Field,
    unit: &Unit,
    left: Option<HalfPoints>,
    hex: Hex,
) -> Result<(), Why> {
    if left.is_none() {
        may_move(field, unit.faction(), unit.id)?;
    }
    if !world.is_in_play(hex) {
        return Err(Why::OffBoard { hex });
    }
    let speed = unit.figures(world).speed;
    let left = left.unwrap_or(speed);
    if let Some(other) = field.units.at(hex).filter(|it| it.side() == unit.side() && it.id != unit.id) {
        return Err(Why::EndsOnUnit { hex, unit: other.id });
    }
    let is_first = left == speed && unit.hex.distance(hex) == 1;
    step_cost(world, field, unit, hex, is_first)?;
    if field.units.is_free(hex) && !field.has_room(hex) {
        return Err(Why::EndsOnToken { hex });
    }
    match reach_with(world, field, unit, FAR).cost(hex) {
        Some(cost) if left < cost => Err(Why::TooFar { hex, cost, left }),
        Some(_) => Ok(()),
        None => path_cost_with(world, field, unit, FAR, &straight(unit.hex, hex)).map(|_| ()),
    }
}

/// A straight way, step by step to the neighbour that is nearest.
fn straight(from: Hex, to: Hex) -> Vec<Hex> {
    let nearer = |it: &Hex| {
        let next = it.neighbours().into_iter().filter(|it| it.is_possible());
        next.min_by_key(|it| it.distance(to)).expect("a hex has neighbours")
    };
    std::iter::successors(Some(from), |it| (*it != to).then(|| nearer(it))).skip(1).collect()
}

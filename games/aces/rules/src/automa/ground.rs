//! Distances as the Automa measures them, and the movement priorities (AA-AUT-8).

use std::cmp::Reverse;

use arrayvec::ArrayVec;
use smallvec::SmallVec;

use crate::{
    Hex, World,
    automa::{
        chain::{Chain, MovementLetter},
        targets::is_closed_factory,
    },
    board::{Field, Unit},
    forces::Arm,
    hex::Grid,
    map::Terrain,
    missions::weather::standard_cost,
    reach::{N_HEXES, N_QUEUES, Reach, UNSEEN, step_costs},
    world::{CLOSED, FACTORY, HalfPoints, WHOLE_MOVE},
};

/// Hexes on the stack: as many as most units have to choose from.
pub(crate) type Hexes = SmallVec<[Hex; 64]>;

/// How far it is from some hexes to the nearest of some goals.
pub(crate) struct Ways(Grid<u16>);

/// AA-AUT-25: what a goal costs that the unit may not enter, in half points.
const ONE: HalfPoints = 2;

/// Further than any path.
const NO_PATH: u16 = u16::MAX;

/// No step costs more half points than this; a power of two, for its queues.
const MAX_STEP: usize = 32;

/// The ground as a unit measures it, worked out once for all its distances.
pub(crate) struct Ground<'a> {
    world: &'a World,
    field: &'a Field,
    unit: &'a Unit,
    /// What passing each hex costs.
    passing: Grid<HalfPoints>,
    own_factory: HalfPoints,
}

/// Hexes that wait for their turn, one queue a distance (Dial's buckets), so that none is sorted.
struct Queues {
    by_way: [ArrayVec<Hex, N_HEXES>; MAX_STEP],
    n_waiting: usize,
}

impl Queues {
    fn new() -> Queues {
        Queues { by_way: [const { ArrayVec::new_const() }; MAX_STEP], n_waiting: 0 }
    }

    fn push(&mut self, way: u16, hex: Hex) {
        self.by_way[way as usize % MAX_STEP].push(hex);
        self.n_waiting += 1;
    }

    /// The next one at a distance.
    fn pop(&mut self, way: u16) -> Option<Hex> {
        let hex = self.by_way[way as usize % MAX_STEP].pop()?;
        self.n_waiting -= 1;
        Some(hex)
    }
}

impl<'a> Ground<'a> {
    /// AA-AUT-25: units of its team are passed; enemy units, and factories that its team does not hold, are closed; water
    /// costs infantry its whole speed; aircraft pay 1 for each hex.
    pub(crate) fn new(world: &'a World, field: &'a Field, unit: &'a Unit) -> Ground<'a> {
        let own_factory = standard_cost(unit.kind().arm(), field.weather);
        let mut passing = world.costs(unit.kind().arm(), field.weather).clone();
        for enemy in field.units.of_side(unit.side().enemy()) {
            passing[enemy.hex] = CLOSED;
        }
        for (hex, flag) in world.factories.iter().zip(&field.flags) {
            let held = flag.is_some_and(|it| it.side() == unit.side());
            passing[*hex] = if held && passing[*hex] != CLOSED { own_factory } else { CLOSED };
        }
        Ground { world, field, unit, passing, own_factory }
    }

    /// What passing a hex costs, if it can be passed.
    #[inline]
    fn step(&self, hex: Hex) -> Option<u16> {
        match self.passing[hex] {
            CLOSED => None,
            WHOLE_MOVE => Some(self.unit.figures(self.world).speed as u16),
            cost => Some(cost as u16),
        }
    }

    /// What the last step to a goal costs: its terrain, and 1 in any weather where the unit may not enter.
    fn last_step(&self, goal: Hex) -> u16 {
        let Ground { world, field, unit, .. } = *self;
        let may_enter = || unit.kind().is_infantry() || !is_closed_factory(world, field, unit, goal);
        (match world.costs(unit.kind().arm(), field.weather)[goal] {
            WHOLE_MOVE => unit.figures(world).speed,
            FACTORY if may_enter() => self.own_factory,
            CLOSED | FACTORY => ONE,
            cost => cost,
        }) as u16
    }

    /// AA-AUT-25: the cheapest path from each of `from` to the nearest goal. Searched backwards from the goals, and only until
    /// all of `from` are found.
    pub(crate) fn ways_to(&self, goals: &[Hex], from: &[Hex]) -> Ways {
        let mut ways = Grid::filled(NO_PATH);
        let mut is_wanted = Grid::filled(false);
        let mut n_wanted = 0;
        for &hex in from {
            n_wanted += usize::from(!std::mem::replace(&mut is_wanted[hex], true));
        }
        for &goal in goals {
            ways[goal] = 0;
            n_wanted -= usize::from(std::mem::take(&mut is_wanted[goal]));
        }
        let mut queues = Queues::new();
        // Leaving a hex towards the goal costs what the hex entered costs.
        let leave =
            |ways: &mut Grid<u16>, queues: &mut Queues, is_wanted: &Grid<bool>, hex: Hex, way: u16| {
                for next in hex.neighbours() {
                    if way < ways[next] && (self.passing[next] != CLOSED || is_wanted[next]) {
                        ways[next] = way;
                        queues.push(way, next);
                    }
                }
            };
        for &goal in goals {
            leave(&mut ways, &mut queues, &is_wanted, goal, self.last_step(goal));
        }
        let mut way = 0;
        while 0 < queues.n_waiting && 0 < n_wanted {
            while let Some(hex) = queues.pop(way) {
                if ways[hex] != way {
                    continue;
                }
                n_wanted -= usize::from(is_wanted[hex]);
                if let Some(cost) = self.step(hex) {
                    leave(&mut ways, &mut queues, &is_wanted, hex, way + cost);
                }
            }
            way += 1;
        }
        Ways(ways)
    }

    /// Those of some goals that are nearest to where the unit stands. All cost the same last step.
    pub(crate) fn nearest(&self, goals: &[Hex]) -> Hexes {
        let start = self.unit.hex;
        let mut is_goal = Grid::filled(false);
        goals.iter().for_each(|it| is_goal[*it] = true);
        let mut ways = Grid::filled(NO_PATH);
        let mut queues = Queues::new();
        let mut found = Hexes::new();
        ways[start] = 0;
        queues.push(0, start);
        let mut way = 0;
        while 0 < queues.n_waiting && found.is_empty() {
            while let Some(hex) = queues.pop(way) {
                if ways[hex] != way {
                    continue;
                }
                for next in hex.neighbours() {
                    if is_goal[next] && !found.contains(&next) {
                        found.push(next);
                    }
                    let Some(cost) = self.step(next) else { continue };
                    if way + cost < ways[next] {
                        ways[next] = way + cost;
                        queues.push(way + cost, next);
                    }
                }
            }
            way += 1;
        }
        if found.is_empty() {
            found.extend_from_slice(goals);
            keep_best(&mut found, |it| it.distance(start));
        }
        found
    }
}

impl Ways {
    /// A distance in movement points; where there is no path, further than any, then by hexes.
    pub(crate) fn distance(&self, hex: Hex, goals: &[Hex]) -> (u16, u8) {
        match self.0[hex] {
            NO_PATH => (NO_PATH, goals.iter().map(|it| it.distance(hex)).min().unwrap_or(u8::MAX)),
            way => (way, 0),
        }
    }
}

/// The hexes from which a unit could come next to a factory in one move, units standing as they do: a search backwards from the
/// hexes around it where the move can end.
pub(crate) fn a_move_from(world: &World, field: &Field, unit: &Unit, factory: Hex) -> Grid<bool> {
    let costs = step_costs(world, field, unit);
    let speed = unit.figures(world).speed;
    let mut within = Grid::filled(false);
    let mut used_from = Grid::filled(UNSEEN);
    let mut queues: [ArrayVec<Hex, N_HEXES>; N_QUEUES] = Default::default();
    for end in factory.neighbours() {
        within[end] = true;
        match costs[end] {
            // AA-MOV-3: only as the first step, and the last.
            WHOLE_MOVE if world.factory_at(end).is_some() || field.units.is_free(end) => {
                end.neighbours().into_iter().for_each(|it| within[it] = true);
            }
            cost if cost <= speed && field.has_room(end) => {
                used_from[end] = 0;
                queues[0].push(end);
            }
            _ => (),
        }
    }
    for used in 0..=speed {
        while let Some(hex) = queues[used as usize % N_QUEUES].pop() {
            if used_from[hex] != used {
                continue;
            }
            let with_step = used + costs[hex];
            for before in hex.neighbours() {
                if speed < with_step || used_from[before] <= with_step {
                    continue;
                }
                within[before] = true;
                used_from[before] = with_step;
                if costs[before] <= speed {
                    queues[with_step as usize % N_QUEUES].push(before);
                }
            }
        }
    }
    within
}

/// AA-AUT-8: among hexes that serve equally, those that the movement priorities leave, in their order.
pub(crate) fn narrow_hexes(ground: &Ground<'_>, reach: Option<&Reach>, hexes: &mut Hexes, chain: &mut Chain) {
    hexes.sort_unstable();
    hexes.dedup();
    for letter in MovementLetter::ALL {
        if hexes.len() < 2 {
            break;
        }
        if letter.applies_to(ground.unit.kind().arm()) {
            let before = hexes.len();
            narrow_by(ground, reach, hexes, letter);
            if hexes.len() < before {
                chain.hexes_left(letter, hexes);
            }
        }
    }
}

fn narrow_by(ground: &Ground<'_>, reach: Option<&Reach>, hexes: &mut Hexes, letter: MovementLetter) {
    let Ground { world, field, unit, .. } = *ground;
    let enemies = || field.units.of_side(unit.side().enemy()).map(|it| it.hex).collect::<Hexes>();
    let own =
        || field.units.of(unit.faction()).filter(|it| it.id != unit.id).map(|it| it.hex).collect::<Hexes>();
    let in_hexes = |goals: &[Hex], hex: Hex| goals.iter().map(|it| it.distance(hex)).min().unwrap_or(0);
    match letter {
        MovementLetter::A => {
            let goals = enemies();
            let ways = ground.ways_to(&goals, hexes);
            keep_best(hexes, |it| Reverse(ways.distance(it, &goals)));
        }
        MovementLetter::B => keep_best(hexes, |it| !is_by_road(world, it)),
        MovementLetter::C => keep_best(hexes, |it| world.terrain(it) != Some(Terrain::Forest)),
        MovementLetter::D => {
            let goals = enemies();
            keep_best(hexes, |it| Reverse(in_hexes(&goals, it)));
        }
        MovementLetter::E => {
            let goals = own();
            keep_best(hexes, |it| in_hexes(&goals, it));
        }
        MovementLetter::F => {
            let goals = own();
            let ways = ground.ways_to(&goals, hexes);
            keep_best(hexes, |it| ways.distance(it, &goals));
        }
        // AA-AUT-25: what the move itself uses up, not the way back.
        MovementLetter::G => {
            let used = |it: Hex| reach.and_then(|reach| reach.passing_cost(it));
            keep_best(hexes, |it| (used(it), it.distance(unit.hex)));
        }
    }
}

/// Keeps those with the least key.
pub(crate) fn keep_best<K: Ord + Copy>(hexes: &mut Hexes, key: impl Fn(Hex) -> K) {
    let keys: SmallVec<[K; 64]> = hexes.iter().map(|it| key(*it)).collect();
    let Some(least) = keys.iter().copied().min() else { return };
    let mut i = 0;
    hexes.retain(|_| {
        i += 1;
        keys[i - 1] == least
    });
}

/// AA-AUT-8b: on or next to a road.
fn is_by_road(world: &World, hex: Hex) -> bool {
    let is_road = |it: Hex| matches!(world.terrain(it), Some(Terrain::Road | Terrain::Bridge));
    is_road(hex) || hex.neighbours().into_iter().any(is_road)
}

impl MovementLetter {
    /// Which arms a movement priority is for.
    fn applies_to(self, arm: Arm) -> bool {
        match self {
            MovementLetter::A => arm == Arm::Infantry,
            MovementLetter::B | MovementLetter::D | MovementLetter::E => arm == Arm::Artillery,
            MovementLetter::C => matches!(arm, Arm::Infantry | Arm::Tank),
            MovementLetter::F | MovementLetter::G => true,
        }
    }
}

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
    hexset::HexSet,
    map::Terrain,
    missions::weather::standard_cost,
    reach::{N_HEXES, N_QUEUES, Reach, UNSEEN, step_costs},
    world::{ByCost, CLOSED, DEAREST, FACTORY, HalfPoints, WHOLE_MOVE},
};

/// Hexes on the stack: as many as most units have to choose from.
pub(crate) type Hexes = SmallVec<[Hex; 64]>;

/// How far it is from some hexes to the nearest of some goals.
pub(crate) struct Ways(Grid<u16>);

/// Distances in movement points; where there is no path, further than any, then by hexes.
pub(crate) type Distances = SmallVec<[(u16, u8); 16]>;

/// AA-AUT-25: what a goal costs that the unit may not enter, in half points.
const ONE: HalfPoints = 2;

/// Further than any path.
const NO_PATH: u16 = u16::MAX;

/// The ground as a unit measures it, worked out once for all its distances.
pub(crate) struct Ground<'a> {
    world: &'a World,
    field: &'a Field,
    unit: &'a Unit,
    /// The hexes that can be passed, by what passing costs.
    passing: ByCost,
    open: HexSet,
    own_factory: HalfPoints,
}

/// How much of all distances is wanted.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Until {
    /// How far every hex is.
    All,
    /// Those of the nearest hexes. Others are as if there were no path.
    Nearest,
    /// Those that are no further than this hex. Others are as if there were no path.
    AsFarAs(Hex),
}

/// Hexes that wait for their turn, one set a distance (Dial's buckets), so that none is sorted.
struct Waves {
    by_way: SmallVec<[HexSet; 8]>,
    /// Which sets have hexes, from the present distance on.
    is_waiting: u64,
}

impl Waves {
    /// For steps that cost at most so much.
    fn new(dearest: u16) -> Waves {
        let n = (dearest as usize + 1).next_power_of_two().clamp(8, 64);
        Waves { by_way: SmallVec::from_elem(HexSet::EMPTY, n), is_waiting: 0 }
    }

    /// `way` is the present distance.
    #[inline]
    fn add(&mut self, way: u16, further: u16, hexes: &HexSet) {
        let place = (way + further) as usize & (self.by_way.len() - 1);
        self.by_way[place] = self.by_way[place].or(hexes);
        self.is_waiting |= 1 << further;
    }

    /// The next distance at which hexes wait, and these.
    #[inline]
    fn next(&mut self, way: &mut u16) -> Option<HexSet> {
        if self.is_waiting == 0 {
            return None;
        }
        let further = self.is_waiting.trailing_zeros();
        *way += further as u16;
        self.is_waiting >>= further;
        self.is_waiting &= !1;
        let place = *way as usize & (self.by_way.len() - 1);
        Some(std::mem::replace(&mut self.by_way[place], HexSet::EMPTY))
    }
}

impl<'a> Ground<'a> {
    /// AA-AUT-25: units of its team are passed; enemy units, and factories that its team does not hold, are closed; water
    /// costs infantry its whole speed; aircraft pay 1 for each hex.
    pub(crate) fn new(world: &'a World, field: &'a Field, unit: &'a Unit) -> Ground<'a> {
        let own_factory = standard_cost(unit.kind().arm(), field.weather);
        let mut passing = *world.grounds(unit.kind().arm(), field.weather);
        let mut enemies = HexSet::EMPTY;
        field.units.of_side(unit.side().enemy()).for_each(|it| enemies.insert(it.hex));
        for (hex, flag) in world.factories.iter().zip(&field.flags) {
            if flag.is_some_and(|it| it.side() == unit.side()) {
                passing.costing[own_factory as usize - 1].insert(*hex);
            }
        }
        let mut open = HexSet::EMPTY;
        for hexes in passing.costing.iter_mut().chain([&mut passing.whole]) {
            *hexes = hexes.without(&enemies);
            open = open.or(hexes);
        }
        Ground { world, field, unit, passing, open, own_factory }
    }

    /// What a step costs that takes the whole movement.
    fn whole(&self) -> u16 {
        u16::from(self.unit.figures(self.world).speed)
    }

    /// Does something with the hexes of each cost.
    #[inline(always)]
    fn for_costs(&self, mut f: impl FnMut(u16, &HexSet)) {
        for (nr, hexes) in self.passing.costing.iter().enumerate() {
            f(nr as u16 + 1, hexes);
        }
        if self.unit.kind().is_infantry() {
            f(self.whole(), &self.passing.whole);
        }
    }

    /// No step costs more.
    fn dearest(&self) -> u16 {
        let whole = if self.unit.kind().is_infantry() { self.whole() } else { 0 };
        whole.max(DEAREST as u16)
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

    /// AA-AUT-25: the cheapest path from each of `from` to the nearest goal. Searched backwards from the goals, all hexes of a distance
    /// at once, and only until all that is wanted has been found.
    pub(crate) fn ways_to(&self, goals: &[Hex], from: &[Hex], until: Until) -> Ways {
        let mut ways = Grid::filled(NO_PATH);
        let mut wanted: HexSet = from.iter().copied().collect();
        let mut seen = HexSet::EMPTY;
        let mut waves = Waves::new(self.dearest());
        for &goal in goals {
            ways[goal] = 0;
            seen.insert(goal);
            let mut alone = HexSet::EMPTY;
            alone.insert(goal);
            waves.add(0, self.last_step(goal), &alone);
        }
        let is_found = |wanted: &HexSet, found: &HexSet| match until {
            Until::All => wanted.is_empty(),
            Until::Nearest => wanted.is_empty() || !found.is_empty(),
            Until::AsFarAs(hex) => wanted.is_empty() || found.contains(hex),
        };
        let at_goals = wanted.and(&seen);
        wanted = wanted.without(&seen);
        if is_found(&wanted, &at_goals) {
            return Ways(ways);
        }
        // What may not be passed may be set out from.
        let enterable = self.open.or(&wanted);
        let mut way = 0;
        while let Some(left) = waves.next(&mut way) {
            // Leaving a hex towards the goal costs what the hex entered costs.
            let reached = left.neighbours().and(&enterable).without(&seen);
            if reached.is_empty() {
                continue;
            }
            seen = seen.or(&reached);
            let found = reached.and(&wanted);
            if !found.is_empty() {
                found.for_each(|it| ways[it] = way);
                wanted = wanted.without(&found);
                if is_found(&wanted, &found) {
                    break;
                }
            }
            self.for_costs(|cost, hexes| {
                let hexes = reached.and(hexes);
                if !hexes.is_empty() {
                    waves.add(way, cost, &hexes);
                }
            });
        }
        Ways(ways)
    }

    /// How far it is from a hex to each goal.
    pub(crate) fn ways_from(&self, start: Hex, goals: &[Hex]) -> Distances {
        let mut distances: Distances = goals.iter().map(|it| (NO_PATH, it.distance(start))).collect();
        let mut wanted: HexSet = goals.iter().copied().collect();
        self.set_out(start, |beside, way| {
            let found = beside.and(&wanted);
            if found.is_empty() {
                return true;
            }
            wanted = wanted.without(&found);
            for (goal, distance) in goals.iter().zip(&mut distances) {
                if found.contains(*goal) {
                    *distance = (way + self.last_step(*goal), 0);
                }
            }
            !wanted.is_empty()
        });
        distances
    }

    /// Those of some goals that are nearest to where the unit stands. All cost the same last step.
    pub(crate) fn nearest(&self, goals: &[Hex]) -> Hexes {
        let wanted: HexSet = goals.iter().copied().collect();
        let mut found = HexSet::EMPTY;
        self.set_out(self.unit.hex, |beside, _| {
            found = beside.and(&wanted);
            found.is_empty()
        });
        let mut nearest: Hexes = goals.iter().copied().collect();
        match found.is_empty() {
            true => keep_best(&mut nearest, |it| it.distance(self.unit.hex)),
            false => nearest.retain(|it| found.contains(*it)),
        }
        nearest
    }

    /// Goes from a hex further and further, as long as `beside`, given what is next to the hexes at a distance, wants to.
    fn set_out(&self, start: Hex, mut beside: impl FnMut(&HexSet, u16) -> bool) {
        let mut seen = HexSet::EMPTY;
        let mut waves = Waves::new(self.dearest());
        waves.add(0, 0, &HexSet::from_iter([start]));
        let mut way = 0;
        while let Some(reached) = waves.next(&mut way) {
            let reached = reached.without(&seen);
            if reached.is_empty() {
                continue;
            }
            seen = seen.or(&reached);
            let next = reached.neighbours();
            if !beside(&next, way) {
                return;
            }
            let next = next.without(&seen);
            self.for_costs(|cost, hexes| {
                let hexes = next.and(hexes);
                if !hexes.is_empty() {
                    waves.add(way, cost, &hexes);
                }
            });
        }
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
            let ways = ground.ways_to(&goals, hexes, Until::All);
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
            let ways = ground.ways_to(&goals, hexes, Until::Nearest);
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

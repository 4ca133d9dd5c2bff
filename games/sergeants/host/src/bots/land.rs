//! The map, studied once per world: where one can walk, where there is cover, and how far it is.

use std::{
    cell::RefCell,
    cmp::Reverse,
    collections::{BinaryHeap, HashMap},
    hash::{BuildHasherDefault, Hash, Hasher},
    sync::Arc,
};

use sergeants::{
    World,
    content::Action,
    measure::{Facing, Place, Point, TileIx, Walk, cover, geometry::SQUARE, line, reaches},
};

/// From one point of the grid to the next, in sixteenths.
const STEP: i32 = 10;
/// The longest walk over the grid, in inches: enough for any step.
const ANY: i32 = 20;
/// Too far to matter.
const FAR: u16 = u16::MAX;
/// The eight points around one, half of them: the others are the same steps backwards.
const STEPS: [(i32, i32); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];
/// How near to the edge of an entry area one must come to leave by it, in sixteenths.
const NEAR_GATE: i32 = 24;

/// More places and lines than this are not remembered.
const MOST_REMEMBERED: usize = 50_000;
/// Nor ways to more places than this.
const MOST_WAYS: usize = 400;

/// What is known of the map.
pub(crate) struct Land {
    columns: i32,
    rows: i32,
    /// For each point the steps that can be taken from it, one bit each: `STEPS`, then the same backwards.
    steps: Vec<u8>,
    /// The extra cost of a step into a point, beyond its length, in hundredths.
    slow: Vec<u16>,
    /// How one stands in cover at a point, wholly on its tile.
    cover: Vec<Option<Facing>>,
    /// To each landmark, and to cover in it, in the order of the world.
    landmarks: Vec<(Ways, Ways)>,
    /// To each entry area.
    gates: Vec<Ways>,
    measured: Measured,
}

/// What was measured before: the same places and lines are looked at again and again, above all by those who think ahead.
#[derive(Default)]
struct Measured {
    cover: RefCell<Remembered<(u64, u8), bool>>,
    lines: RefCell<Remembered<(u64, u64, bool), Sight>>,
    /// To single points of the grid.
    ways: RefCell<Remembered<usize, Arc<Ways>>>,
}

/// What was measured, found by quick arithmetic: nobody chooses places so as to slow it down.
type Remembered<K, T> = HashMap<K, T, BuildHasherDefault<Quick>>;

/// Mixes the numbers of a place or of a line.
#[derive(Default)]
struct Quick(u64);

impl Hasher for Quick {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|it| self.write_u64(u64::from(*it)));
    }

    fn write_u8(&mut self, number: u8) {
        self.write_u64(u64::from(number));
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    fn write_u64(&mut self, number: u64) {
        let mixed = (self.0.rotate_left(26) ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ mixed >> 32;
    }
}

/// What counts of a line without smoke.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Sight {
    pub(crate) modifiers: i32,
    pub(crate) squares: i32,
    pub(crate) inches: i32,
}

impl Sight {
    /// SM-LOK-3: whether Spot reaches.
    pub(crate) fn is_spotted_by(self, spot: i32) -> bool {
        reaches(spot, self.modifiers, self.squares)
    }
}

/// How far it is from each point of the grid to something, in sixteenths.
#[derive(Clone, Debug)]
pub(crate) struct Ways(Vec<u16>);

impl Land {
    pub(crate) fn new(world: &World) -> Land {
        let (columns, rows) = (world.map.columns * SQUARE / STEP, world.map.rows * SQUARE / STEP);
        let mut land = Land {
            columns,
            rows,
            steps: vec![0; (columns * rows) as usize],
            slow: Vec::new(),
            cover: Vec::new(),
            landmarks: Vec::new(),
            gates: Vec::new(),
            measured: Measured::default(),
        };
        land.find_steps(world);
        let points: Vec<Point> = (0..land.steps.len()).map(|it| land.point(it)).collect();
        land.slow = points.iter().map(|it| slowness(world, *it)).collect();
        land.cover = points.iter().map(|it| stand_in_cover(world, *it)).collect();
        let is_in = |i: usize, tile: TileIx| world.map.tile_at(points[i]) == Some(tile);
        for (_, tile) in &world.landmarks {
            let all = land.ways((0..points.len()).filter(|i| is_in(*i, *tile)));
            let covered =
                land.ways((0..points.len()).filter(|i| is_in(*i, *tile) && land.cover[*i].is_some()));
            land.landmarks.push((all, covered));
        }
        for gate in &world.gates {
            let near = |i: &usize| gate.distance(points[*i]).is_some_and(|it| it <= NEAR_GATE);
            let ways = land.ways((0..points.len()).filter(near));
            land.gates.push(ways);
        }
        land
    }

    fn find_steps(&mut self, world: &World) {
        for i in 0..self.steps.len() {
            let from = Place { at: self.point(i), facing: Facing::UP };
            let (map, base) = (&world.map, world.base);
            // The land is the same for everybody: it goes around what not everybody climbs.
            let walk = Walk { map, base, from, inches: ANY, climb: 1, others: &[], melee: true };
            for (nr, step) in STEPS.into_iter().enumerate() {
                let Some(next) = self.beside(i, step) else { continue };
                if walk.straight(Place { at: self.point(next), ..from }).is_ok() {
                    self.steps[i] |= 1 << nr;
                    self.steps[next] |= 16 << nr;
                }
            }
        }
    }

    fn point(&self, i: usize) -> Point {
        let (column, row) = (i as i32 % self.columns, i as i32 / self.columns);
        Point::new(column * STEP + STEP / 2, row * STEP + STEP / 2)
    }

    fn beside(&self, i: usize, (right, down): (i32, i32)) -> Option<usize> {
        let (column, row) = (i as i32 % self.columns + right, i as i32 / self.columns + down);
        self.index(column, row)
    }

    fn index(&self, column: i32, row: i32) -> Option<usize> {
        let inside = (0..self.columns).contains(&column) && (0..self.rows).contains(&row);
        inside.then_some((row * self.columns + column) as usize)
    }

    /// The point of the grid nearest to a place on the map.
    fn nearest(&self, at: Point) -> Option<usize> {
        self.index(at.x.div_euclid(STEP), at.y.div_euclid(STEP))
    }

    /// How far it is from everywhere to the nearest of some points of the grid.
    fn ways(&self, goals: impl Iterator<Item = usize>) -> Ways {
        let mut far = vec![FAR; self.steps.len()];
        let mut open = BinaryHeap::new();
        for i in goals {
            far[i] = 0;
            open.push(Reverse((0, i)));
        }
        while let Some(Reverse((way, i))) = open.pop() {
            if far[i] < way {
                continue;
            }
            for nr in 0..8 {
                if self.steps[i] & (1 << nr) == 0 {
                    continue;
                }
                let (right, down) = STEPS[nr % 4];
                let step = if nr < 4 { (right, down) } else { (-right, -down) };
                let length: u32 = if right != 0 && down != 0 { 14 } else { 10 };
                let Some(next) = self.beside(i, step) else { continue };
                // Walked backwards: it is the point nearer the goal that is entered.
                let on = way as u32 + length * (100 + self.slow[i] as u32) / 100;
                let on = on.min(FAR as u32 - 1) as u16;
                if on < far[next] {
                    far[next] = on;
                    open.push(Reverse((on, next)));
                }
            }
        }
        Ways(far)
    }

    /// To someone.
    pub(crate) fn ways_to(&self, person: Point) -> Option<Arc<Ways>> {
        let at = self.nearest(person)?;
        Some(remembered(&self.measured.ways, MOST_WAYS, at, || Arc::new(self.ways(std::iter::once(at)))))
    }

    /// To a landmark, by its place among those of the world.
    pub(crate) fn to_landmark(&self, i: usize) -> &Ways {
        &self.landmarks[i].0
    }

    /// To cover in a landmark.
    pub(crate) fn to_cover_in(&self, i: usize) -> &Ways {
        &self.landmarks[i].1
    }

    /// To an entry area.
    pub(crate) fn to_gate(&self, i: usize) -> &Ways {
        &self.gates[i]
    }

    /// SM-HID-3: whether a place gives cover.
    pub(crate) fn is_cover(&self, world: &World, place: Place) -> bool {
        let key = (number_of(place.at), u8::from(place.facing));
        let is_cover = || cover(&world.map, world.base, place).is_some();
        remembered(&self.measured.cover, MOST_REMEMBERED, key, is_cover)
    }

    /// The line of a look or a shot, without smoke.
    pub(crate) fn sight(&self, world: &World, action: Action, from: Point, to: Point) -> Sight {
        let key = (number_of(from), number_of(to), action == Action::Look);
        remembered(&self.measured.lines, MOST_REMEMBERED, key, || {
            let it = line(&world.map, action, from, to);
            Sight { modifiers: it.modifiers, squares: it.squares, inches: it.inches() }
        })
    }

    /// Places in cover around a point, within a distance in each direction.
    pub(crate) fn cover_near(&self, at: Point, reach: i32) -> impl Iterator<Item = Place> {
        let n = reach / STEP;
        let (column, row) = (at.x.div_euclid(STEP), at.y.div_euclid(STEP));
        let all = (-n..=n).flat_map(move |down| (-n..=n).map(move |right| (column + right, row + down)));
        all.filter_map(|(column, row)| {
            let i = self.index(column, row)?;
            Some(Place { at: self.point(i), facing: self.cover[i]? })
        })
    }
}

/// The inches to the nearest of some goals.
pub(crate) fn inches_to_nearest(land: &Land, ways: &[Arc<Ways>], at: Point) -> f32 {
    ways.iter().map(|it| it.inches(land, at)).fold(f32::from(FAR) / 16.0, f32::min)
}

impl Ways {
    /// How many inches it is from a point, by the nearest four points of the grid.
    pub(crate) fn inches(&self, land: &Land, at: Point) -> f32 {
        let (column, row) = ((at.x - STEP / 2).div_euclid(STEP), (at.y - STEP / 2).div_euclid(STEP));
        let mut best = f32::from(FAR);
        for (right, down) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
            let Some(i) = land.index(column + right, row + down).filter(|it| self.0[*it] != FAR) else {
                continue;
            };
            let way = at - land.point(i);
            best = best.min(f32::from(self.0[i]) + (way.squared() as f32).sqrt());
        }
        best / 16.0
    }
}

/// What was measured before, or is now.
fn remembered<K: Hash + Eq, T: Clone>(
    memory: &RefCell<Remembered<K, T>>,
    most: usize,
    key: K,
    measure: impl FnOnce() -> T,
) -> T {
    let mut memory = memory.borrow_mut();
    if most <= memory.len() {
        memory.clear();
    }
    memory.entry(key).or_insert_with(measure).clone()
}

fn number_of(at: Point) -> u64 {
    u64::from(at.x as u32) << 32 | u64::from(at.y as u32)
}

/// The extra cost of walking on a tile, in hundredths.
fn slowness(world: &World, at: Point) -> u16 {
    let plate = world.map.tile_at(at).map_or(0, |it| world.map.tile(it).plate.walk);
    (-plate).clamp(0, 3) as u16 * 30
}

/// A facing that gives cover at a point, if there is one; the base must be within its tile.
fn stand_in_cover(world: &World, at: Point) -> Option<Facing> {
    let bounds = world.map.tile(world.map.tile_at(at)?).bounds;
    let stands = |place: &Place| {
        world.base.juts_out(*place, bounds) == 0 && cover(&world.map, world.base, *place).is_some()
    };
    let mut places = [0, 8, 16, 24].map(|it| Place { at, facing: Facing::new(it) }).into_iter();
    places.find(stands).map(|it| it.facing)
}

//! Walks: the space of places that a soldier can walk to.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::Chance;

use crate::{
    content::Action,
    measure::{
        Base, Facing, Map, Place, Point, TileIx,
        geometry::{INCH, N_FACINGS, are_within, overlap, passes, reaches_no_further, root_up, touch},
    },
};

/// The most bends of a walk.
pub const MAX_BENDS: usize = 7;

/// Lengths of walks are added up in parts of a sixteenth this small (SG-9).
const FINE: i64 = 1024;

/// A client is shown the places of a walk on a grid this fine, in sixteenths.
const OUTLINE_STEP: i32 = 4;

/// The most enemies that a walk can lead into contact with.
const MAX_MET: usize = 12;

/// The most tiles that a walk can pass.
const MAX_PASSED: usize = 80;

/// How often a place is drawn at random before the walker only turns.
const TRIES: usize = 32;

/// Another soldier on the map.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Other {
    /// Where he stands.
    pub place: Place,
    /// SM-MOV-1: friends may be passed, enemies not. A prisoner is no enemy (SM-GEO-13).
    pub enemy: bool,
}

/// The way of a walk: where it bends, and where it ends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Way {
    /// Where the way of the centre bends.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Vec<Point>"))]
    pub bends: ArrayVec<Point, MAX_BENDS>,
    /// Where it ends, and the facing chosen there.
    pub to: Place,
}

impl From<Place> for Way {
    fn from(to: Place) -> Way {
        Way { bends: ArrayVec::new(), to }
    }
}

/// SM-MOV-1: the space of a walk.
#[derive(Copy, Clone, Debug)]
pub struct Walk<'a> {
    /// The map.
    pub map: &'a Map,
    /// The base.
    pub base: Base,
    /// Where the soldier stands.
    pub from: Place,
    /// The ability Walk, in inches, before modifiers.
    pub inches: i32,
    /// SM-MOV-3: the ability Climb.
    pub climb: i32,
    /// All other soldiers on the map.
    pub others: &'a [Other],
    /// SM-MOV-1: whether the base may end across a tile's edge, as in melee.
    pub melee: bool,
}

/// A walk that is possible.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Walked {
    /// The length of the way in sixteenths, rounded up.
    pub length: i32,
    /// SM-MOV-1: what it could have been, in sixteenths.
    pub allowance: i32,
}

/// What blocks a walk, and by how much. All lengths are sixteenths of an inch.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Blocked {
    /// It leaves the map.
    OffTheMap,
    /// The way is longer than the allowance.
    TooFar {
        /// How much longer it is.
        by: i32,
        /// How long the way may be.
        allowance: i32,
    },
    /// The turned base reaches further than the unturned one would.
    TurnsTooFar {
        /// How much further it reaches.
        by: i32,
    },
    /// The centre would enter a NO MOVE piece.
    NoMove {
        /// The tile that has it.
        tile: TileIx,
        /// Its place in the tile's list of pieces.
        piece: usize,
        /// So much of that stretch of the way is free.
        after: i32,
    },
    /// SM-MOV-3: the centre would enter a piece of a level above the soldier's Climb.
    TooHigh {
        /// The tile that has it.
        tile: TileIx,
        /// Its place in the tile's list of pieces.
        piece: usize,
        /// Its level.
        level: u8,
        /// The soldier's Climb.
        climb: i32,
        /// So much of that stretch of the way is free.
        after: i32,
    },
    /// The base passes over an enemy.
    Passes {
        /// Its place among the others.
        other: usize,
        /// So much of that stretch of the way is free.
        after: i32,
    },
    /// The base would end across the edge of its tile.
    AcrossAnEdge {
        /// How far it would reach across.
        by: i32,
    },
    /// The base would end on another soldier's base.
    Overlaps {
        /// Its place among the others.
        other: usize,
        /// Straight away from the other it would have to be moved by so much.
        by: i32,
    },
}

impl Blocked {
    /// The rule that forbids it.
    pub fn rule(self) -> &'static str {
        match self {
            Blocked::NoMove { .. } => "SM-GEO-5",
            Blocked::TooHigh { .. } => "SM-MOV-3",
            Blocked::TurnsTooFar { .. } => "SM-GEO-7",
            _ => "SM-MOV-1",
        }
    }
}

/// A way that can be gone, before anybody asks how the base stands at its end.
struct Gone {
    walked: Walked,
    /// The last stretch, and what was left of the allowance before it, in fine parts.
    last: Point,
    left: i64,
}

impl Walk<'_> {
    /// SM-MOV-1, SM-GEO-7: whether the walk is possible; if not, what blocks it.
    pub fn check(&self, way: &Way) -> Result<Walked, Blocked> {
        let met = self.met(way.to);
        let gone = self.go(&way.bends, way.to.at, &met)?;
        self.stand(&gone, way.to, &met)?;
        Ok(gone.walked)
    }

    /// Whether a place can be reached by the straight way.
    pub fn straight(&self, to: Place) -> Result<Walked, Blocked> {
        let met = self.met(to);
        let gone = self.go(&[], to.at, &met)?;
        self.stand(&gone, to, &met)?;
        Ok(gone.walked)
    }

    /// SM-MOV-4: the enemies whom the base would touch at a place, where the walk leads into melee.
    fn met(&self, to: Place) -> ArrayVec<usize, MAX_MET> {
        let is_met = |it: &Other| {
            let near = (it.place.at - to.at).squared() <= (4 * Base::LARGEST as i64).pow(2);
            it.enemy && near && touch(self.base, to, it.place).is_some()
        };
        let others = self.others.iter().enumerate().filter(|it| self.melee && is_met(it.1));
        others.map(|it| it.0).take(MAX_MET).collect()
    }

    /// Follows the way of the centre. SM-MOV-1: into melee the edges of both bases come together within the distance, whatever the
    /// facing then.
    fn go(&self, bends: &[Point], end: Point, met: &[usize]) -> Result<Gone, Blocked> {
        if !end.is_possible() || bends.iter().any(|it| !it.is_possible()) {
            return Err(Blocked::OffTheMap);
        }
        let mut passed = Passed::new(self.map, self.from.at);
        let (mut length, mut last) = (0, Point::default());
        for (from, to) in stretches(self.from.at, bends, end) {
            // A bend on the end point does not make another stretch.
            if from != to {
                last = to - from;
            }
            length += fine_length(to - from);
            passed.follow(from, to)?;
        }
        let inches = self.inches + start_number(self) + passed.crossed(end) + self.areas(&passed, bends, end);
        let allowance = (INCH * inches).max(0);
        let gap = |more: i32| {
            let near =
                |it: &usize| are_within(self.base, self.from, self.others[*it].place, allowance + more);
            met.iter().any(near)
        };
        if met.is_empty() || length == 0 {
            if allowance as i64 * FINE < length {
                let by = (length - allowance as i64 * FINE + FINE - 1) / FINE;
                return Err(Blocked::TooFar { by: by as i32, allowance });
            }
        } else if !gap(0) {
            let most = (length / FINE) as i32 + 2 * Base::LARGEST;
            return Err(Blocked::TooFar { by: least(most, gap), allowance });
        }
        self.pass_no_moves(bends, end)?;
        self.climb(bends, end)?;
        self.pass_enemies(bends, end, met)?;
        let left = allowance as i64 * FINE - (length - fine_length(last));
        let length = ((length + FINE - 1) / FINE) as i32;
        Ok(Gone { walked: Walked { length, allowance }, last, left })
    }

    /// SM-MAP-3: marked areas passed over, once each, unless the soldier stood on it.
    fn areas(&self, passed: &Passed<'_>, bends: &[Point], end: Point) -> i32 {
        let areas = passed.tiles.iter().flat_map(|it| &self.map.tile(*it).areas);
        let on_the_way = areas.filter(|it| it.action == Action::Move).filter(|area| {
            stretches(self.from.at, bends, end).any(|(from, to)| area.is_passed(self.from.at, from, to))
        });
        on_the_way.map(|it| it.value as i32).sum()
    }

    /// SM-GEO-5: the centre enters no NO MOVE piece.
    fn pass_no_moves(&self, bends: &[Point], end: Point) -> Result<(), Blocked> {
        for (from, to) in stretches(self.from.at, bends, end) {
            if let Some((tile, piece)) = self.map.no_move_on(from, to) {
                let after = free_part(from, to, |it| self.map.no_move_on(from, it).is_some());
                return Err(Blocked::NoMove { tile, piece, after });
            }
        }
        Ok(())
    }

    /// SM-MOV-3: a piece of a level is entered only with that Climb; it takes no inches.
    fn climb(&self, bends: &[Point], end: Point) -> Result<(), Blocked> {
        for (from, to) in stretches(self.from.at, bends, end) {
            let too_high = |to: Point| self.map.too_high_on(self.climb, from, to);
            if let Some((tile, piece)) = too_high(to) {
                let after = free_part(from, to, |it| too_high(it).is_some());
                let level = self.map.tile(tile).pieces[piece].level;
                return Err(Blocked::TooHigh { tile, piece, level, climb: self.climb, after });
            }
        }
        Ok(())
    }

    /// SM-MOV-1: enemies are not passed. The base goes unturned until it stands (SG-10); those whom it meets are not in its way.
    fn pass_enemies(&self, bends: &[Point], end: Point, met: &[usize]) -> Result<(), Blocked> {
        let enemies = self.others.iter().enumerate().filter(|it| it.1.enemy && !met.contains(&it.0));
        for (other, enemy) in enemies {
            for (from, to) in stretches(self.from.at, bends, end) {
                let walker = Place { at: from, ..self.from };
                let is_stopped = |to: Point| passes(self.base, walker, to - from, enemy.place);
                if is_stopped(to) {
                    return Err(Blocked::Passes { other, after: free_part(from, to, is_stopped) });
                }
            }
        }
        Ok(())
    }

    /// How the base stands at the end of a way.
    fn stand(&self, gone: &Gone, to: Place, met: &[usize]) -> Result<(), Blocked> {
        if met.is_empty() {
            self.turn(gone, to.facing)?;
        }
        // Who lies across an edge, since his melee has ended, may turn where he is.
        let turns = gone.walked.length == 0 && self.lies_across();
        let bounds = if self.melee || turns {
            self.map.bounds()
        } else {
            self.map.tile(self.map.tile_at(to.at).ok_or(Blocked::OffTheMap)?).bounds
        };
        let by = self.base.juts_out(to, bounds);
        if 0 < by {
            return Err(Blocked::AcrossAnEdge { by });
        }
        let over = self.others.iter().position(|it| overlap(self.base, to, it.place));
        over.map_or(Ok(()), |other| {
            let by = way_off(self.base, to, self.others[other].place);
            Err(Blocked::Overlaps { other, by })
        })
    }

    fn lies_across(&self) -> bool {
        let tile = self.map.tile_at(self.from.at);
        tile.is_some_and(|it| 0 < self.base.juts_out(self.from, self.map.tile(it).bounds))
    }

    /// SM-GEO-7: along the last stretch the turned base reaches no further than the unturned one would with the whole
    /// allowance (SG-11). Turning on the spot is free.
    fn turn(&self, gone: &Gone, to: Facing) -> Result<(), Blocked> {
        let from = self.from.facing;
        if from == to || gone.walked.length == 0 {
            return Ok(());
        }
        let fits =
            |more: i32| reaches_no_further(self.base, from, to, gone.last, gone.left + more as i64 * FINE);
        if gone.last == Point::default() || fits(0) {
            return Ok(());
        }
        Err(Blocked::TurnsTooFar { by: least(Base::LARGEST, fits) })
    }

    /// A place of this space, drawn at random: by a straight way, or by turning where no way was found.
    pub fn sample(&self, chance: &mut impl Chance) -> Place {
        let reach = self.farthest();
        for _ in 0..TRIES {
            let mut along = |at: i32| at - reach + chance.below(2 * reach as u32 + 1) as i32;
            let at = Point::new(along(self.from.at.x), along(self.from.at.y));
            let to = Place { at, facing: Facing::new(chance.below(N_FACINGS as u32) as u8) };
            if self.straight(to).is_ok() {
                return to;
            }
        }
        let facing = Facing::new(chance.below(N_FACINGS as u32) as u8);
        let turned = Place { facing, ..self.from };
        if self.straight(turned).is_ok() { turned } else { self.from }
    }

    /// How far a walk could lead that stays in its tile, in sixteenths.
    fn farthest(&self) -> i32 {
        (INCH * (self.inches + start_number(self))).max(0)
    }

    /// The places that can be reached by straight ways, with any facing at the end, as a client may draw them: spans of
    /// squares of a quarter inch, each meant with its middle.
    pub fn outline(&self) -> Vec<Span> {
        let n = self.farthest() / OUTLINE_STEP + 1;
        let mut spans: Vec<Span> = Vec::new();
        for row in -n..=n {
            let y = self.from.at.y + row * OUTLINE_STEP;
            let xs = (-n..=n).map(|column| self.from.at.x + column * OUTLINE_STEP);
            for x in xs.filter(|x| self.fits_somehow(Point::new(*x, y))) {
                match spans.last_mut() {
                    Some(span) if span.y == y && span.to == x - OUTLINE_STEP => span.to = x,
                    _ => spans.push(Span { y, from: x, to: x }),
                }
            }
        }
        spans
    }

    /// Whether a point can be reached by the straight way with any facing.
    fn fits_somehow(&self, at: Point) -> bool {
        let Ok(gone) = self.go(&[], at, &[]) else { return false };
        let all = (0..N_FACINGS as i8).map(|it| self.from.facing.turned(it));
        all.into_iter().any(|facing| self.stand(&gone, Place { at, facing }, &[]).is_ok())
    }
}

/// Neighbouring squares of an outline in a row: their middles, a quarter inch apart.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Span {
    /// The height of the row.
    pub y: i32,
    /// The x coordinate of the first middle.
    pub from: i32,
    /// The x coordinate of the last middle.
    pub to: i32,
}

/// SM-MAP-2: the starting tile's number; a building's counts when starting wholly inside.
fn start_number(walk: &Walk<'_>) -> i32 {
    let Some(tile) = walk.map.tile_at(walk.from.at) else { return 0 };
    let building = walk.map.building_around(Action::Move, walk.base, walk.from);
    building.map_or(walk.map.tile(tile).plate, |it| it.modifiers).walk as i32
}

/// The least number from one to `most` that is enough, where every greater one is enough too; `most` if none is.
fn least(most: i32, is_enough: impl Fn(i32) -> bool) -> i32 {
    let (mut too_few, mut enough) = (0, most);
    while 1 < enough - too_few {
        let middle = (too_few + enough) / 2;
        if is_enough(middle) { enough = middle } else { too_few = middle }
    }
    enough
}

/// The stretches of a way, each from one point to the next.
fn stretches(from: Point, bends: &[Point], end: Point) -> impl Iterator<Item = (Point, Point)> {
    let starts = [from].into_iter().chain(bends.iter().copied());
    starts.zip(bends.iter().copied().chain([end]))
}

/// The tiles that a way has passed so far.
struct Passed<'a> {
    map: &'a Map,
    home: Option<TileIx>,
    /// In the order in which they were first entered, each once; the starting tile first.
    tiles: ArrayVec<TileIx, MAX_PASSED>,
    /// The last cell of the grid, so that a bend exactly in a corner is noticed.
    before: Option<(i32, i32)>,
}

impl<'a> Passed<'a> {
    fn new(map: &'a Map, from: Point) -> Passed<'a> {
        let home = map.tile_at(from);
        Passed { map, home, tiles: home.into_iter().collect(), before: None }
    }

    /// SM-GEO-7: goes along one stretch: tiles by the way of the centre, each once.
    fn follow(&mut self, from: Point, to: Point) -> Result<(), Blocked> {
        let (mut off, home, tiles) = (false, self.home, &mut self.tiles);
        self.map.for_tiles(Action::Move, (from, to), [home, None], &mut self.before, |tile| match tile {
            Some(ix) => off |= !tiles.contains(&ix) && tiles.try_push(ix).is_err(),
            // Who enters the map comes from outside (SM-SCN-7).
            None => off |= !tiles.is_empty(),
        });
        if off { Err(Blocked::OffTheMap) } else { Ok(()) }
    }

    /// SM-MAP-7: the numbers of the tiles crossed: all but the starting one and a new one entered last (SG-13).
    fn crossed(&self, end: Point) -> i32 {
        let ends_in = self.map.tile_at(end);
        let new = self.tiles.iter().skip(self.home.is_some() as usize);
        let last = self.tiles.last().copied().filter(|it| Some(*it) == ends_in);
        new.filter(|it| Some(**it) != last).map(|it| self.map.tile(*it).plate.walk as i32).sum()
    }
}

/// The length of a stretch in fine parts, rounded up. For a single stretch this is exact: its root rounded up is at most a
/// whole number just when the root is.
fn fine_length(way: Point) -> i64 {
    root_up((way.squared() * FINE * FINE) as u64) as i64
}

/// How much of a stretch is free, in sixteenths rounded down, if it is stopped at its end. Points on the way are rounded to
/// whole sixteenths, so it is right to about one; nothing but the telling depends on it.
fn free_part(from: Point, to: Point, is_stopped: impl Fn(Point) -> bool) -> i32 {
    let way = to - from;
    let length = (way.squared() as u64).isqrt() as i32;
    let part = |n: i32| from + Point::new(way.x * n / length.max(1), way.y * n / length.max(1));
    let (mut free, mut stopped) = (0, length);
    while free + 1 < stopped {
        let middle = (free + stopped) / 2;
        if is_stopped(part(middle)) { stopped = middle } else { free = middle }
    }
    free
}

/// How far a base would have to be moved straight away from another so that they no longer overlap.
fn way_off(base: Base, place: Place, other: Place) -> i32 {
    let way = if place.at == other.at { Point::new(0, 1) } else { place.at - other.at };
    let length = root_up(way.squared() as u64) as i32;
    let moved = |by: i32| {
        let at = place.at + Point::new(way.x * by / length, way.y * by / length);
        !overlap(base, Place { at, ..place }, other)
    };
    (1..=2 * Base::LARGEST).find(|it| moved(*it)).unwrap_or(2 * Base::LARGEST)
}

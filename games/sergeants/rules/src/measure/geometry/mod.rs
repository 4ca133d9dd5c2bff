//! GEO: exact geometry, in whole numbers from end to end, so that two machines never differ about a sixteenth of an inch.
//!
//! Lengths are sixteenths of an inch. The map has its origin at the upper left; x grows to the right and y downwards.
//! Directions are Pythagorean ([`Facing`]), so that a turned base has the same size as an unturned one, and its corners
//! are fractions with a known denominator. Every predicate multiplies by the denominators and compares whole numbers;
//! where a square root would be needed, the squares are compared.
//!
//! The readings of the chapter are carried out where they are measured: the base and its arc (SM-GEO-1) in `base`, touching (SM-GEO-2) in
//! `touch`, crossing (SM-GEO-3) in `polygon`, exact corners (SM-GEO-4) in `map`, NO MOVE (SM-GEO-5) and walks (SM-GEO-7) in
//! `path` and `sweep`, cover (SM-GEO-6) in [`cover`](super::cover()), throws (SM-GEO-8) in `blast`, close range
//! (SM-GEO-10) in `rules::shooting`, filling phases (SM-GEO-11) in `rules::turn`, smoke and optics
//! (SM-GEO-12) in `line` and `rules::hiding`, landmarks and prisoners (SM-GEO-13) in `rules::orders` and `rules::hiding`, the ruler
//! (SM-GEO-14) in `rules::hiding`.

mod base;
mod facing;
mod line;
mod polygon;
mod sweep;
mod touch;

pub use base::{Base, Place};
pub use facing::{Facing, N_FACINGS, NotAFacing, Unit, facing_to};
pub(crate) use line::{Crossing, cells_on};
pub use polygon::{Bounds, Polygon, Where, segments_meet};
pub(crate) use sweep::{passes, reaches_no_further};
pub use touch::{Part, Parts, Touch, are_within, overlap, touch};

use std::ops::{Add, Sub};

use serde::{Deserialize, Deserializer, Serialize, de::Error as _};

/// Sixteenths in an inch.
pub const INCH: i32 = 16;
/// SM-MAP-1: the side of a map square, 5 inches. A landmark has twice that.
pub const SQUARE: i32 = 5 * INCH;
/// The most squares that a map may measure each way: coordinates stay below 2^11, and products far below 2^63.
pub const MAX_CELLS: i32 = 20;
/// The greatest coordinate that a map can have.
pub const MAX_COORDINATE: i32 = MAX_CELLS * SQUARE;

/// A point of the map, or the way from one point to another, in sixteenths of an inch. Written `(x, y)`.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "[number, number]"))]
#[serde(into = "(i32, i32)")]
pub struct Point {
    /// How far to the right.
    pub x: i32,
    /// How far down.
    pub y: i32,
}

impl Point {
    /// The point with these coordinates.
    pub const fn new(x: i32, y: i32) -> Point {
        Point { x, y }
    }

    /// The scalar product.
    pub(crate) fn dot(self, other: Point) -> i64 {
        self.x as i64 * other.x as i64 + self.y as i64 * other.y as i64
    }

    /// The vector product: above zero if `other` points to the right of this, as y grows downwards.
    pub(crate) fn cross(self, other: Point) -> i64 {
        self.x as i64 * other.y as i64 - self.y as i64 * other.x as i64
    }

    /// The square of its length.
    pub fn squared(self) -> i64 {
        self.dot(self)
    }

    /// Whether a map could have this point.
    pub fn is_possible(self) -> bool {
        (0..=MAX_COORDINATE).contains(&self.x) && (0..=MAX_COORDINATE).contains(&self.y)
    }
}

impl From<(i32, i32)> for Point {
    fn from((x, y): (i32, i32)) -> Point {
        Point { x, y }
    }
}

/// A point that was read is near enough to a map that sums and products of coordinates cannot overflow.
impl<'de> Deserialize<'de> for Point {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Point, D::Error> {
        let point = Point::from(<(i32, i32)>::deserialize(deserializer)?);
        let near = -MAX_COORDINATE..=2 * MAX_COORDINATE;
        if near.contains(&point.x) && near.contains(&point.y) {
            Ok(point)
        } else {
            Err(D::Error::custom(format!("the point ({}, {}) is beyond every map", point.x, point.y)))
        }
    }
}

impl From<Point> for (i32, i32) {
    fn from(it: Point) -> (i32, i32) {
        (it.x, it.y)
    }
}

impl Add for Point {
    type Output = Point;
    fn add(self, other: Point) -> Point {
        Point::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Point;
    fn sub(self, other: Point) -> Point {
        Point::new(self.x - other.x, self.y - other.y)
    }
}

/// SM-MAP-6: the distance between two points in inches, rounded up to the next whole inch.
pub fn inches(from: Point, to: Point) -> i32 {
    let sixteenths = root_up((to - from).squared() as u64);
    sixteenths.div_ceil(INCH as u64) as i32
}

/// Whether two points are at most so many sixteenths apart.
pub fn is_within(from: Point, to: Point, sixteenths: i32) -> bool {
    0 <= sixteenths && (to - from).squared() <= (sixteenths as i64) * (sixteenths as i64)
}

/// The square root, rounded up.
pub(crate) fn root_up(square: u64) -> u64 {
    let root = square.isqrt();
    if root * root == square { root } else { root + 1 }
}

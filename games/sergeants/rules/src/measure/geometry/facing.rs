//! The 64 directions that a soldier can face.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::Point;

/// How many directions there are.
pub const N_FACINGS: u8 = 64;

/// A direction in 64ths of a turn, clockwise from the top of the map.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Facing(u8);

/// A direction as an exact fraction: (`x` / `length`, `y` / `length`) has length 1, since x² + y² = length².
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Unit {
    /// How far to the right.
    pub x: i32,
    /// How far down.
    pub y: i32,
    /// What both are to be divided by.
    pub length: i32,
}

/// Sine, cosine and their denominator for the facings 0 to 8, an eighth of a turn.
///
/// Only directions along the axes have a rational sine and cosine *and* are on a 64th of a turn. The table has the nearest
/// Pythagorean triples with a hypotenuse below 1105. The worst, facing 2, is 0.171 degrees off its 64th of a turn (the whole
/// step is 5.625 degrees); at the rim of a base that is a 40th of a sixteenth of an inch. A bound on the hypotenuse keeps
/// products of two directions below 2^20, so that squares of lengths fit 64 bits and squares of those 128.
const EIGHTH: [(i32, i32, i32); 9] = [
    (0, 1, 1),
    (40, 399, 401),
    (20, 99, 101),
    (216, 713, 745),
    (5, 12, 13),
    (8, 15, 17),
    (161, 240, 289),
    (140, 171, 221),
    (696, 697, 985),
];

const UNITS: [Unit; N_FACINGS as usize] = {
    let mut units = [Unit { x: 0, y: -1, length: 1 }; N_FACINGS as usize];
    let mut i = 0;
    while i < 64 {
        // The second eighth is the first one mirrored; each quarter is the one before turned by a right angle, exactly.
        let in_quarter = i % 16;
        let (sine, cosine, length) = if in_quarter <= 8 {
            EIGHTH[in_quarter]
        } else {
            let (cosine, sine, length) = EIGHTH[16 - in_quarter];
            (sine, cosine, length)
        };
        units[i] = match i / 16 {
            0 => Unit { x: sine, y: -cosine, length },
            1 => Unit { x: cosine, y: sine, length },
            2 => Unit { x: -sine, y: cosine, length },
            _ => Unit { x: -cosine, y: -sine, length },
        };
        i += 1;
    }
    units
};

impl Facing {
    /// Towards the top of the map.
    pub const UP: Facing = Facing(0);
    /// To the right.
    pub const RIGHT: Facing = Facing(16);
    /// Towards the bottom of the map.
    pub const DOWN: Facing = Facing(32);
    /// To the left.
    pub const LEFT: Facing = Facing(48);

    /// The facing after so many 64ths of a turn from the top; whole turns do not matter.
    pub const fn new(sixty_fourths: u8) -> Facing {
        Facing(sixty_fourths % N_FACINGS)
    }

    /// All of them, clockwise from the top.
    pub fn all() -> impl Iterator<Item = Facing> {
        (0..N_FACINGS).map(Facing)
    }

    /// Its number, 0 to 63.
    pub fn number(self) -> u8 {
        self.0
    }

    /// The facing after turning clockwise by so many 64ths.
    pub fn turned(self, by: i8) -> Facing {
        Facing(self.0.wrapping_add_signed(by) % N_FACINGS)
    }

    /// Its direction.
    pub fn unit(self) -> Unit {
        UNITS[self.0 as usize]
    }
}

impl Unit {
    /// The direction without its denominator.
    pub(crate) fn ahead(self) -> Point {
        Point::new(self.x, self.y)
    }

    /// The direction a quarter turn clockwise, without its denominator.
    pub(crate) fn right(self) -> Point {
        Point::new(-self.y, self.x)
    }
}

/// A number that is no facing.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct NotAFacing(pub u8);

impl fmt::Display for NotAFacing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is not a facing; facings are 0 to 63, clockwise from the top", self.0)
    }
}

impl TryFrom<u8> for Facing {
    type Error = NotAFacing;
    fn try_from(number: u8) -> Result<Facing, NotAFacing> {
        if number < N_FACINGS { Ok(Facing(number)) } else { Err(NotAFacing(number)) }
    }
}

impl From<Facing> for u8 {
    fn from(it: Facing) -> u8 {
        it.0
    }
}

/// The facing nearest to the direction from one point to another.
pub fn facing_to(from: Point, to: Point) -> Facing {
    let way = to - from;
    let nearest = Facing::all().max_by_key(|it| {
        let unit = it.unit();
        let along = way.x as i64 * unit.x as i64 + way.y as i64 * unit.y as i64;
        along * 1_000_000 / unit.length as i64
    });
    nearest.unwrap_or(Facing::UP)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_direction_has_exactly_length_one() {
        for it in Facing::all().map(Facing::unit) {
            assert_eq!(it.ahead().squared(), it.length as i64 * it.length as i64);
            assert!(it.length < 1105);
        }
    }

    #[test]
    fn a_quarter_turn_is_exact_and_all_run_clockwise() {
        for it in Facing::all() {
            let (here, quarter, next) = (it.unit(), it.turned(16).unit(), it.turned(1).unit());
            assert_eq!((here.right(), here.length), (quarter.ahead(), quarter.length));
            assert!(0 < here.ahead().cross(next.ahead()));
        }
        assert_eq!(Facing::RIGHT.unit().ahead(), Point::new(1, 0));
        assert_eq!(Facing::UP.turned(-1).number(), 63);
    }
}

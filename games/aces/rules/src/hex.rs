//! Hexes with a flat top, in columns; every second column is half a hex lower.

use std::{
    fmt,
    ops::{Index, IndexMut},
    str::FromStr,
};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// The letters of the columns. Neither I nor O, so that a hex is never read as a number.
const LETTERS: &[u8; 24] = b"ABCDEFGHJKLMNPQRSTUVWXYZ";

/// The most columns that a board may have: as many as there are letters.
pub const MAX_COLUMNS: u8 = LETTERS.len() as u8;
/// The most rows that a board may have.
pub const MAX_ROWS: u8 = 30;

/// Columns are 32 apart, with a border all around, so that a neighbour is an addition and never a question.
const STRIDE: u16 = 32;
const N_CELLS: usize = (MAX_COLUMNS as usize + 2) * STRIDE as usize;

/// One hex, such as `Q7`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Hex(u16);

/// The six neighbours, clockwise from the top.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Straight up.
    North,
    /// Up and right.
    NorthEast,
    /// Down and right.
    SouthEast,
    /// Straight down.
    South,
    /// Down and left.
    SouthWest,
    /// Up and left.
    NorthWest,
}

impl Direction {
    /// All six, clockwise from the top.
    pub const ALL: [Direction; 6] = [
        Direction::North,
        Direction::NorthEast,
        Direction::SouthEast,
        Direction::South,
        Direction::SouthWest,
        Direction::NorthWest,
    ];
}

/// What to add to a hex to get its neighbours, for high columns (A, C, ...) and low ones (B, D, ...).
const STEPS: [[i16; 6]; 2] = {
    const S: i16 = STRIDE as i16;
    [[-1, S - 1, S, 1, -S, -S - 1], [-1, S, S + 1, 1, -S + 1, -S]]
};

impl Hex {
    /// The hex in a column and a row, both counted from 0.
    pub fn at(column: u8, row: u8) -> Hex {
        debug_assert!(column < MAX_COLUMNS && row < MAX_ROWS);
        Hex((column as u16 + 1) * STRIDE + row as u16 + 1)
    }

    /// Its column, from 0.
    pub fn column(self) -> u8 {
        (self.0 / STRIDE) as u8 - 1
    }

    /// Its row, from 0.
    pub fn row(self) -> u8 {
        (self.0 % STRIDE) as u8 - 1
    }

    /// Its six neighbours, clockwise from the top. Those beyond a board's edge are hexes of no board.
    #[inline]
    pub fn neighbours(self) -> [Hex; 6] {
        let steps = &STEPS[((self.0 / STRIDE) & 1 ^ 1) as usize];
        steps.map(|it| Hex(self.0.wrapping_add_signed(it)))
    }

    /// The neighbour in a direction.
    pub fn step(self, direction: Direction) -> Hex {
        self.neighbours()[direction as usize]
    }

    /// Whether a board could have this hex at all; the border around the grid has none.
    pub fn is_possible(self) -> bool {
        let (column, row) = (self.0 / STRIDE, self.0 % STRIDE);
        (1..=MAX_COLUMNS as u16).contains(&column) && (1..=MAX_ROWS as u16).contains(&row)
    }

    /// Steps from here to `other`; adjacent is 1.
    #[inline]
    pub fn distance(self, other: Hex) -> u8 {
        let axial = |it: Hex| {
            let (column, row) = ((it.0 / STRIDE) as i16 - 1, (it.0 % STRIDE) as i16 - 1);
            (column, row - (column - (column & 1)) / 2)
        };
        let ((q, r), (q2, r2)) = (axial(self), axial(other));
        let (dq, dr) = (q - q2, r - r2);
        ((dq.abs() + dr.abs() + (dq + dr).abs()) / 2) as u8
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.is_possible() {
            return write!(f, "off the board");
        }
        write!(f, "{}{}", LETTERS[self.column() as usize] as char, self.row() + 1)
    }
}

impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// What was written is not a hex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAHex(pub String);

impl fmt::Display for NotAHex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\" is not a hex; a hex is a letter (not I or O) and a row, such as Q7", self.0)
    }
}

impl FromStr for Hex {
    type Err = NotAHex;

    fn from_str(text: &str) -> Result<Hex, NotAHex> {
        let hex = || {
            let (letter, row) = text.split_at_checked(1)?;
            let column = column_of(letter.chars().next()?)?;
            let row: u8 = row.parse().ok()?;
            (1..=MAX_ROWS).contains(&row).then(|| Hex::at(column, row - 1))
        };
        hex().ok_or_else(|| NotAHex(text.to_string()))
    }
}

/// The number of the column that a letter stands for.
pub(crate) fn column_of(letter: char) -> Option<u8> {
    let letter = letter.to_ascii_uppercase();
    LETTERS.iter().position(|&it| it as char == letter).map(|it| it as u8)
}

impl Serialize for Hex {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Hex {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Hex, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(D::Error::custom)
    }
}

/// A value for every hex that a board could have, and for the border around them.
#[derive(Clone, PartialEq, Eq)]
pub struct Grid<T>([T; N_CELLS]);

impl<T: Copy> Grid<T> {
    /// The same value everywhere.
    pub fn filled(value: T) -> Grid<T> {
        Grid([value; N_CELLS])
    }
}

impl<T> Index<Hex> for Grid<T> {
    type Output = T;
    #[inline]
    fn index(&self, hex: Hex) -> &T {
        &self.0[hex.0 as usize]
    }
}

impl<T> IndexMut<Hex> for Grid<T> {
    #[inline]
    fn index_mut(&mut self, hex: Hex) -> &mut T {
        &mut self.0[hex.0 as usize]
    }
}

impl<T> fmt::Debug for Grid<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a grid")
    }
}

/// The hexes at `distance` from `centre`, clockwise from the one straight above. Some may be on no board.
pub fn ring(centre: Hex, distance: u8) -> Vec<Hex> {
    let mut ring = Vec::with_capacity(6 * distance.max(1) as usize);
    for_ring(centre, distance, |it| ring.push(it));
    ring
}

/// Does something with each hex of a ring.
pub(crate) fn for_ring(centre: Hex, distance: u8, mut f: impl FnMut(Hex)) {
    if distance == 0 {
        return f(centre);
    }
    // Walked in whole coordinates, since a far ring may leave the grid.
    let (mut column, mut row) = (centre.column() as i16, centre.row() as i16 - distance as i16);
    // From the top, clockwise: down the right flank first.
    for direction in [2, 3, 4, 5, 0, 1] {
        for _ in 0..distance {
            if (0..MAX_COLUMNS as i16).contains(&column) && (0..MAX_ROWS as i16).contains(&row) {
                f(Hex::at(column as u8, row as u8));
            }
            (column, row) = stepped(column, row, direction);
        }
    }
}

fn stepped(column: i16, row: i16, direction: usize) -> (i16, i16) {
    let low = column & 1;
    match direction {
        0 => (column, row - 1),
        1 => (column + 1, row - 1 + low),
        2 => (column + 1, row + low),
        3 => (column, row + 1),
        4 => (column - 1, row + low),
        _ => (column - 1, row - 1 + low),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hex(text: &str) -> Hex {
        text.parse().expect("a hex")
    }

    #[test]
    fn a_hex_is_written_as_it_is_read() {
        for column in 0..MAX_COLUMNS {
            for row in 0..MAX_ROWS {
                let it = Hex::at(column, row);
                assert_eq!(it.to_string().parse(), Ok(it));
            }
        }
        for wrong in ["", "I3", "O3", "A0", "A31", "7Q", "Q", "QQ7", "Ж3", "A-1"] {
            assert!(wrong.parse::<Hex>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn low_columns_have_their_side_neighbours_below() {
        let of = |text| hex(text).neighbours().map(|it| it.to_string()).join(" ");
        assert_eq!(of("C5"), "C4 D4 D5 C6 B5 B4");
        assert_eq!(of("D5"), "D4 E5 E6 D6 C6 C5");
    }

    #[test]
    fn distance_counts_steps() {
        let start = hex("L8");
        let mut seen = vec![start];
        for distance in 1..=5u8 {
            let ring = ring(start, distance);
            assert_eq!(ring.len(), 6 * distance as usize);
            for it in &ring {
                assert_eq!(start.distance(*it), distance, "{it}");
                assert!(it.neighbours().iter().any(|n| seen.contains(n)), "{it} touches the ring before");
            }
            seen.extend(ring);
        }
    }

    #[test]
    fn a_ring_begins_straight_above_and_runs_clockwise() {
        let names = |hexes: Vec<Hex>| hexes.iter().map(Hex::to_string).collect::<Vec<_>>().join(" ");
        assert_eq!(names(ring(hex("C5"), 1)), "C4 D4 D5 C6 B5 B4");
        assert_eq!(names(ring(hex("C5"), 2)), "C3 D3 E4 E5 E6 D6 C7 B6 A6 A5 A4 B3");
        assert_eq!(names(ring(hex("A1"), 1)), "B1 A2");
    }
}

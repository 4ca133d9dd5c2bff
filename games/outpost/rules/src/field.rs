//! The field: a hexagon of hexes in nine rows.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// Hexes from the middle of the field to its edge.
pub const SIZE: i8 = 4;

/// A hex of the field, written as its row from the top and its place in that row from the left, such as `C4`.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Hex {
    /// Rows below the middle one.
    r: i8,
    /// Steps along the row from the diagonal through the middle.
    q: i8,
}

impl Hex {
    fn new(q: i8, r: i8) -> Option<Hex> {
        let hex = Hex { r, q };
        (hex.distance(Hex { r: 0, q: 0 }) <= SIZE as u8).then_some(hex)
    }

    /// Steps from here to `other`.
    pub fn distance(self, other: Hex) -> u8 {
        let (q, r) = (self.q - other.q, self.r - other.r);
        q.unsigned_abs().max(r.unsigned_abs()).max((q + r).unsigned_abs())
    }

    /// The hexes next to this one.
    pub fn neighbours(self) -> impl Iterator<Item = Hex> {
        let steps = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];
        steps.into_iter().filter_map(move |(q, r)| Hex::new(self.q + q, self.r + r))
    }

    /// All hexes, row by row.
    pub fn all() -> impl Iterator<Item = Hex> {
        (-SIZE..=SIZE).flat_map(|r| (-SIZE..=SIZE).filter_map(move |q| Hex::new(q, r)))
    }

    /// Where a row begins.
    fn first_in_row(r: i8) -> i8 {
        (-SIZE).max(-SIZE - r)
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = (b'A' + (self.r + SIZE) as u8) as char;
        write!(f, "{row}{}", self.q - Hex::first_in_row(self.r) + 1)
    }
}

/// A text that names no hex of the field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAHex(String);

impl fmt::Display for NotAHex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\" is not a hex of the field; they go from A1 to I5.", self.0)
    }
}

impl std::error::Error for NotAHex {}

impl FromStr for Hex {
    type Err = NotAHex;

    fn from_str(text: &str) -> Result<Hex, NotAHex> {
        let not_a_hex = || NotAHex(text.to_string());
        Hex::all().find(|it| it.to_string().eq_ignore_ascii_case(text)).ok_or_else(not_a_hex)
    }
}

impl TryFrom<String> for Hex {
    type Error = NotAHex;

    fn try_from(text: String) -> Result<Hex, NotAHex> {
        text.parse()
    }
}

impl From<Hex> for String {
    fn from(hex: Hex) -> String {
        hex.to_string()
    }
}

/// OP-SET-2: what is printed on the field.
#[derive(Clone, Debug)]
pub struct Field {
    woods: Vec<Hex>,
    outposts: Vec<Hex>,
    corners: Vec<Hex>,
}

impl Field {
    /// The field of the game.
    pub fn printed() -> Field {
        let signs: Vec<char> =
            include_str!("../../content/field.txt").split_whitespace().flat_map(str::chars).collect();
        let with = |sign: char| Hex::all().zip(&signs).filter(|it| *it.1 == sign).map(|it| it.0).collect();
        Field { woods: with('w'), outposts: with('o'), corners: with('^') }
    }

    /// The hexes with woods.
    pub fn woods(&self) -> &[Hex] {
        &self.woods
    }

    /// The hexes with an outpost.
    pub fn outposts(&self) -> &[Hex] {
        &self.outposts
    }

    /// OP-SET-2: the camps in the order of the seats. Two are opposite each other, three have a corner between them, four stand
    /// in pairs.
    pub fn camps(&self, players: u8) -> Vec<Hex> {
        // The corners come row by row: two at the top, two in the middle, two at the bottom.
        let corners: &[usize] = match players {
            2 => &[5, 0],
            3 => &[5, 2, 1],
            _ => &[4, 0, 1, 5],
        };
        corners.iter().map(|&i| self.corners[i]).collect()
    }

    /// OP-MOV-2: what entering a hex costs.
    pub fn cost(&self, hex: Hex) -> u8 {
        if self.woods.contains(&hex) { 2 } else { 1 }
    }
}

//! What can be wrong with a board: where, in English for files, and as a sentence of any language for those who draw.

use std::fmt;

use table::{Phrase, Problem, quotable};

use super::Area;
use crate::hex::{Hex, MAX_COLUMNS, MAX_ROWS, NotAHex};

/// The longest text of a board that someone sends, in characters. The largest board with all that may be on it is shorter.
pub const LONGEST_BOARD: usize = 12_000;
/// The longest name of a board, a place, an author or a licence that someone sends, in characters.
pub const LONGEST_NAME: usize = 40;
/// The most places with names on a board that someone sends.
pub const MOST_NAMES: usize = 60;

/// Something that is wrong with a board, and the line that has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line of the file, from 1. What is missing altogether is told at the first.
    pub line: u32,
    /// What is wrong.
    pub what: Wrong,
}

/// What is wrong with a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// There is no name after `board:`.
    Nameless,
    /// The season is neither summer nor winter.
    Season(String),
    /// The halves are not spans of columns.
    Halves(String),
    /// A line before the sections that says nothing known.
    Line(String),
    /// A line that a board needs is missing.
    Missing(&'static str),
    /// There is no map.
    NoMap,
    /// A line of the map is missing.
    HalfRow,
    /// The map is too large, or has no columns.
    Size {
        /// How many columns it has.
        columns: usize,
        /// How many rows it has.
        rows: usize,
    },
    /// A line of the map is too long or too short.
    Row {
        /// How many hexes it has.
        found: usize,
        /// How many it should have.
        wanted: usize,
    },
    /// A sign is no terrain.
    Sign {
        /// The sign.
        sign: String,
        /// Where it is.
        hex: Hex,
    },
    /// What should be a hex is none.
    NotHex(NotAHex),
    /// A start number has no hex after it.
    StartAlone,
    /// What should be a start number is none.
    StartUnknown(String),
    /// A start number is named twice.
    StartTwice(u8),
    /// A start number is missing.
    StartMissing(u8),
    /// A start number is not on the map.
    StartOff(u8, Hex),
    /// A start number is on water or on a factory.
    StartNotOnLand(u8, Hex),
    /// AA-SET-4: a start number is in the wrong half.
    StartInOtherHalf(u8, Hex),
    /// AA-SET-4: half a board has the numbers 1 to 6 only.
    StartBeyondHalf(u8, Hex),
    /// A start number is where another one is.
    StartTaken {
        /// The number.
        number: u8,
        /// The one that was there before.
        other: u8,
        /// Where both are.
        hex: Hex,
    },
    /// AA-FAC-1: a half has not five factories.
    Factories {
        /// The half; all of it if the board is one half only.
        area: Area,
        /// Its factories.
        found: Vec<Hex>,
    },
    /// The halves leave columns out, overlap, or reach beyond the map.
    HalvesApart,
    /// A shore is no land.
    Shore(Hex),
    /// A line of a place has no name.
    Place,
    /// A place is not on the map.
    PlaceOff(String, Hex),
    /// A line under `bulge:` that names no team.
    Team,
    /// AA-MIS-BUL-1: no factory is there.
    BulgeNoFactory(Hex),
    /// AA-MIS-BUL-1: a factory is named twice.
    BulgeTwice(Hex),
    /// The text of a board that someone sends is too long.
    TooLong,
    /// A name on it is too long.
    LongName(String, Option<Hex>),
    /// It has too many places with names.
    ManyNames(usize),
    /// It has the name of a board that comes with the game.
    NameTaken(String),
}

use Wrong::*;

/// AA-FAC-1: in each half.
pub(super) const FACTORIES: usize = 5;

impl Fault {
    /// The same as a problem of a file.
    pub fn problem(&self, file: &str) -> Problem {
        Problem::at(file, self.line, self.what.to_string())
    }
}

impl Wrong {
    /// The hexes that it is about.
    pub fn hexes(&self) -> Vec<Hex> {
        match self {
            Sign { hex, .. }
            | StartOff(_, hex)
            | StartNotOnLand(_, hex)
            | StartInOtherHalf(_, hex)
            | StartBeyondHalf(_, hex)
            | StartTaken { hex, .. }
            | Shore(hex)
            | PlaceOff(_, hex)
            | BulgeNoFactory(hex)
            | BulgeTwice(hex)
            | LongName(_, Some(hex)) => vec![*hex],
            // Where there are too few, nobody can tell where one is missing.
            Factories { found, .. } if FACTORIES < found.len() => found.clone(),
            _ => Vec::new(),
        }
    }

    /// The same as a sentence for those who draw.
    pub fn phrase(&self) -> Phrase {
        let (says, at) = (Phrase::new, |hex: &Hex| hex.to_string());
        match self {
            Nameless | Missing("\"board:\" and its name") => says("aces-edit-fault-nameless"),
            Season(_) | Missing("\"season:\"") => says("aces-edit-fault-season"),
            Halves(_) | HalvesApart | Missing(_) => says("aces-edit-fault-halves"),
            Line(line) => says("aces-edit-fault-line").with("text", quotable(line)),
            NoMap => says("aces-edit-fault-no-map"),
            HalfRow => says("aces-edit-fault-half-row"),
            Size { columns, rows } => says("aces-edit-fault-size")
                .with("columns", *columns)
                .with("rows", *rows)
                .with("most-columns", MAX_COLUMNS)
                .with("most-rows", MAX_ROWS),
            Row { found, wanted } => says("aces-edit-fault-row").with("n", *found).with("wanted", *wanted),
            Sign { sign, hex } => {
                says("aces-edit-fault-sign").with("sign", quotable(sign)).with("hex", at(hex))
            }
            NotHex(NotAHex(text)) => says("aces-edit-fault-hex").with("text", quotable(text)),
            StartAlone => says("aces-edit-fault-start-alone"),
            StartUnknown(text) => says("aces-edit-fault-start-unknown").with("text", quotable(text)),
            StartTwice(number) => says("aces-edit-fault-start-twice").with("number", *number),
            StartMissing(number) => missing_starts(&[*number]),
            StartOff(number, hex) => {
                says("aces-edit-fault-start-off").with("number", *number).with("hex", at(hex))
            }
            StartNotOnLand(number, hex) => {
                says("aces-edit-fault-start-not-on-land").with("number", *number).with("hex", at(hex))
            }
            StartInOtherHalf(number, hex) => says("aces-edit-fault-start-in-other-half")
                .with("number", *number)
                .with("hex", at(hex))
                .by(&["AA-SET-4"]),
            StartBeyondHalf(number, hex) => says("aces-edit-fault-start-beyond-half")
                .with("number", *number)
                .with("hex", at(hex))
                .by(&["AA-SET-4"]),
            StartTaken { number, other, hex } => says("aces-edit-fault-start-taken")
                .with("number", *number)
                .with("other", *other)
                .with("hex", at(hex)),
            Factories { area, found } => {
                let key = match area {
                    Area::Left => "aces-edit-fault-factories-left",
                    Area::Right => "aces-edit-fault-factories-right",
                    Area::Full => "aces-edit-fault-factories",
                };
                says(key).with("n", found.len()).with("wanted", FACTORIES).by(&["AA-FAC-1"])
            }
            Shore(hex) => says("aces-edit-fault-shore").with("hex", at(hex)),
            Place => says("aces-edit-fault-place"),
            PlaceOff(name, hex) => {
                says("aces-edit-fault-place-off").with("name", quotable(name)).with("hex", at(hex))
            }
            Team => says("aces-edit-fault-team").by(&["AA-MIS-BUL-1"]),
            BulgeNoFactory(hex) => {
                says("aces-edit-fault-bulge-no-factory").with("hex", at(hex)).by(&["AA-MIS-BUL-1"])
            }
            BulgeTwice(hex) => says("aces-edit-fault-bulge-twice").with("hex", at(hex)).by(&["AA-MIS-BUL-1"]),
            TooLong => says("aces-edit-fault-too-long").with("most", LONGEST_BOARD),
            LongName(name, _) => {
                says("aces-edit-fault-long-name").with("name", quotable(name)).with("most", LONGEST_NAME)
            }
            ManyNames(n) => says("aces-edit-fault-many-names").with("n", *n).with("most", MOST_NAMES),
            NameTaken(name) => says("aces-edit-fault-name-taken").with("name", quotable(name)),
        }
    }
}

/// The sentence for all start numbers that are missing.
pub fn missing_starts(numbers: &[u8]) -> Phrase {
    let list: Vec<String> = numbers.iter().map(u8::to_string).collect();
    Phrase::new("aces-edit-fault-start-missing").with("n", numbers.len()).with("numbers", list.join(", "))
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Nameless => write!(f, "A name must follow \"board:\"."),
            Season(value) => write!(f, "The season is summer or winter, not \"{value}\"."),
            Halves(value) => write!(
                f,
                "The halves are two spans of columns, such as \"A-M N-Z\", or one for half a board, not \"{value}\"."
            ),
            Line(line) => write!(
                f,
                "\"{line}\" is none of \"board:\", \"season:\", \"halves:\", \"author:\", \"licence:\" and the \
                 sections that follow."
            ),
            Missing(what) => write!(f, "The board needs a line with {what}."),
            NoMap => write!(f, "The board needs a section \"map:\" with its hexes."),
            HalfRow => write!(
                f,
                "A row of the map is two lines: columns A, C, E..., then B, D, F.... One is missing."
            ),
            Size { columns, rows } => write!(
                f,
                "The map has {columns} columns and {rows} rows; at most {MAX_COLUMNS} by {MAX_ROWS} are possible."
            ),
            Row { found, wanted } => {
                write!(f, "This line of the map has {found} hexes and should have {wanted}.")
            }
            Sign { sign, hex } => write!(
                f,
                "\"{sign}\" at {hex} is no terrain; signs are . open, f forest, = road, # bridge, ~ water, ^ mountain, \
                 F factory."
            ),
            NotHex(why) => write!(f, "{why}."),
            StartAlone => write!(f, "A start number is followed by its hex, such as \"3 F5\"."),
            StartUnknown(text) => write!(f, "\"{text}\" is not a start number; they are 1 to 12."),
            StartTwice(number) => write!(f, "The start number {number} has a hex already."),
            StartMissing(number) => write!(f, "The start number {number} has no hex under \"starts:\"."),
            StartOff(number, hex) => {
                write!(f, "Start number {number} lies at {hex}, which is not on the map.")
            }
            StartNotOnLand(number, hex) => {
                write!(f, "Start number {number} lies at {hex}, which is water or a factory; it needs land.")
            }
            StartInOtherHalf(number, hex) => write!(
                f,
                "Start number {number} lies at {hex}; 1 to 6 belong in the left half, 7 to 12 in the right."
            ),
            StartBeyondHalf(number, hex) => write!(
                f,
                "Start number {number} lies at {hex}, but half a board has the numbers 1 to 6 only (AA-SET-4)."
            ),
            StartTaken { number, other, hex } => {
                write!(f, "Start number {number} lies at {hex}, where start number {other} is already.")
            }
            Factories { area, found } => {
                let part = match area {
                    Area::Left => "left half",
                    Area::Right => "right half",
                    Area::Full => "board",
                };
                let n = found.len();
                write!(f, "The {part} has {n} factories and should have {FACTORIES} (AA-FAC-1).")
            }
            HalvesApart => write!(f, "The halves must lie side by side and make up the whole map."),
            Shore(hex) => write!(f, "{hex} is named as shore and is not land."),
            Place => write!(f, "A place is a hex and its name, such as \"H8 Long Water\"."),
            PlaceOff(name, hex) => write!(f, "\"{name}\" lies at {hex}, which is not on the map."),
            Team => write!(
                f,
                "A line of this section is \"allies:\" or \"germans:\" and the factories they start with."
            ),
            BulgeNoFactory(hex) => write!(f, "{hex} is named under \"bulge:\" and is not a factory."),
            BulgeTwice(hex) => write!(f, "The factory at {hex} is named twice under \"bulge:\"."),
            TooLong => write!(f, "The board has more than {LONGEST_BOARD} characters."),
            LongName(name, _) => {
                write!(f, "\"{}\" is too long; a name has {LONGEST_NAME} letters at most.", quotable(name))
            }
            ManyNames(n) => write!(f, "{n} places have names; {MOST_NAMES} are possible."),
            NameTaken(name) => write!(f, "A board that comes with the game is called \"{name}\" already."),
        }
    }
}

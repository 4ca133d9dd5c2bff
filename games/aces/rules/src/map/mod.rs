//! The board in play: terrain, factories, start numbers and halves, read from a text that people can edit.

mod fairness;
mod faults;
mod reader;

use std::collections::{BTreeMap, BTreeSet};

pub use fairness::{Fairness, FromStart};
pub use faults::{Fault, LONGEST_BOARD, LONGEST_NAME, MOST_NAMES, Wrong, missing_starts};
use reader::Reader;
use serde::{Deserialize, Serialize};
use table::Problem;

use crate::{
    Side,
    hex::{Grid, Hex},
};

/// AA-MOV-7: one terrain a hex.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Terrain {
    /// Standard terrain.
    Open,
    /// Forest, which slows ground units and covers them.
    Forest,
    /// A road on land, on which ground units are quick.
    Road,
    /// A road over water.
    Bridge,
    /// River, lake or sea.
    Water,
    /// Standard terrain, unless mountains are played.
    Mountain,
    /// A factory.
    Factory,
}

impl Terrain {
    /// Every terrain with its sign in a board file.
    pub const SIGNS: [(char, Terrain); 7] = [
        ('.', Terrain::Open),
        ('f', Terrain::Forest),
        ('=', Terrain::Road),
        ('#', Terrain::Bridge),
        ('~', Terrain::Water),
        ('^', Terrain::Mountain),
        ('F', Terrain::Factory),
    ];

    /// Its sign in a board file.
    pub fn sign(self) -> char {
        Terrain::SIGNS.iter().find(|it| it.1 == self).expect("every terrain has a sign").0
    }

    /// Its name in ids.
    pub fn key(self) -> &'static str {
        match self {
            Terrain::Open => "open",
            Terrain::Forest => "forest",
            Terrain::Road => "road",
            Terrain::Bridge => "bridge",
            Terrain::Water => "water",
            Terrain::Mountain => "mountain",
            Terrain::Factory => "factory",
        }
    }

    fn of(sign: &str) -> Option<Terrain> {
        Terrain::SIGNS.iter().find(|it| sign.chars().eq([it.0])).map(|it| it.1)
    }
}

/// A part of a board.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Area {
    /// The whole board.
    #[default]
    Full,
    /// Start numbers 1 to 6.
    Left,
    /// Start numbers 7 to 12.
    Right,
}

/// A whole board.
#[derive(Clone, Debug)]
pub struct Map {
    /// Its name.
    pub name: String,
    /// Summer or winter, for those who draw it.
    pub season: String,
    /// Who has drawn it, if they say so.
    pub author: Option<String>,
    /// What others may do with it, if its author says so.
    pub licence: Option<String>,
    /// How many columns.
    pub columns: u8,
    /// How many rows.
    pub rows: u8,
    terrain: Grid<Option<Terrain>>,
    /// The columns of the left half; the rest is the right half.
    left: (u8, u8),
    /// Nothing where the board is one half only.
    right: Option<(u8, u8)>,
    starts: BTreeMap<u8, Hex>,
    /// The factories, in the order of columns and rows.
    factories: Vec<Hex>,
    /// The hexes that count as seashore.
    shore: BTreeSet<Hex>,
    /// Place names.
    names: BTreeMap<Hex, String>,
    /// AA-MIS-BUL-1: the factories that each team starts the Battle of the Bulge with.
    bulge: [Vec<Hex>; 2],
}

impl Map {
    /// Reads a board, or returns all that is wrong with it. `file` is only a name for messages.
    pub fn parse(file: &str, text: &str) -> Result<Map, Vec<Problem>> {
        let (map, faults) = Map::sketch(text);
        match faults.is_empty() {
            true => Ok(map),
            false => Err(faults.iter().map(|it| it.problem(file)).collect()),
        }
    }

    /// Reads a board that may be unfinished: as much of it as there is, and all that is wrong with it.
    pub fn sketch(text: &str) -> (Map, Vec<Fault>) {
        // Some editors put an invisible mark before the first letter.
        Reader::default().read(text.trim_start_matches('\u{feff}'))
    }

    /// A board whose text is known to be in order.
    pub fn sketched(text: &str) -> Option<Map> {
        let (map, faults) = Map::sketch(text);
        faults.is_empty().then_some(map)
    }

    /// The same for a text that someone has sent, which is bounded: one that is too long is not read at all.
    pub fn sent(text: &str) -> (Option<Map>, Vec<Fault>) {
        if LONGEST_BOARD < text.chars().count() {
            return (None, vec![Fault { line: 1, what: Wrong::TooLong }]);
        }
        let (map, mut faults) = Map::sketch(text);
        faults.extend(map.excess().into_iter().map(|what| Fault { line: 1, what }));
        (Some(map), faults)
    }

    /// What is too much on it for a board that is sent to others: their lists and maps show its names.
    pub fn excess(&self) -> Vec<Wrong> {
        let head = [Some(&self.name), self.author.as_ref(), self.licence.as_ref()];
        let head = head.into_iter().flatten().map(|it| (it, None));
        let names = head.chain(self.names.iter().map(|it| (it.1, Some(*it.0))));
        let long = names.filter(|it| LONGEST_NAME < it.0.chars().count());
        let mut wrong: Vec<Wrong> = long.map(|it| Wrong::LongName(it.0.clone(), it.1)).collect();
        if MOST_NAMES < self.names.len() {
            wrong.push(Wrong::ManyNames(self.names.len()));
        }
        wrong
    }

    /// The columns of its halves, counted from 0; a board may be one half only.
    pub fn halves(&self) -> impl Iterator<Item = (u8, u8)> + '_ {
        [self.left].into_iter().chain(self.right)
    }

    /// AA-SET-4: whether it is half a board only, for two factions.
    pub fn is_half(&self) -> bool {
        self.right.is_none()
    }

    /// AA-MIS-BUL-1: whether it has a shore, and factories from which both teams start the Battle of the Bulge.
    pub fn suits_the_bulge(&self) -> bool {
        !self.shore().is_empty() && Side::ALL.into_iter().all(|it| !self.bulge(it).is_empty())
    }

    /// Every hex, column by column.
    pub fn hexes(&self) -> impl Iterator<Item = Hex> + '_ {
        let all = (0..self.columns).flat_map(|column| (0..self.rows).map(move |row| Hex::at(column, row)));
        all.filter(|it| self.terrain[*it].is_some())
    }

    /// The terrain of a hex of this board.
    pub fn terrain(&self, hex: Hex) -> Option<Terrain> {
        self.terrain[hex]
    }

    /// Whether a part of the board contains a hex.
    pub fn contains(&self, area: Area, hex: Hex) -> bool {
        let within = |(first, last): (u8, u8)| (first..=last).contains(&hex.column());
        hex.is_possible()
            && self.terrain[hex].is_some()
            && match area {
                Area::Full => true,
                Area::Left => within(self.left),
                Area::Right => self.right.is_some_and(within),
            }
    }

    /// The start numbers of a part of the board with their hexes.
    pub fn starts(&self, area: Area) -> impl Iterator<Item = (u8, Hex)> + '_ {
        self.starts.iter().map(|it| (*it.0, *it.1)).filter(move |it| self.contains(area, it.1))
    }

    /// The factories of a part of the board.
    pub fn factories(&self, area: Area) -> impl Iterator<Item = Hex> + '_ {
        self.factories.iter().copied().filter(move |it| self.contains(area, *it))
    }

    /// The hexes that count as seashore.
    pub fn shore(&self) -> &BTreeSet<Hex> {
        &self.shore
    }

    /// AA-MIS-BUL-1: the factories that a team starts the Battle of the Bulge with; none on most boards.
    pub fn bulge(&self, side: Side) -> &[Hex] {
        &self.bulge[side as usize]
    }

    /// Place names.
    pub fn names(&self) -> &BTreeMap<Hex, String> {
        &self.names
    }
}

//! The board in play: terrain, factories, start numbers and halves, read from a text that people can edit.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use table::Problem;

use crate::{
    Side,
    hex::{Grid, Hex, MAX_COLUMNS, MAX_ROWS, column_of},
};

/// AA-MOV-7: one terrain a hex.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Terrain {
    /// Standard terrain.
    Open,
    /// Forest.
    Forest,
    /// Road.
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
    /// How many columns.
    pub columns: u8,
    /// How many rows.
    pub rows: u8,
    terrain: Grid<Option<Terrain>>,
    /// The columns of the left half; the rest is the right half.
    left: (u8, u8),
    right: (u8, u8),
    /// Where each start number is: number 1 first.
    starts: Vec<Hex>,
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
        let mut reader = Reader::new(file);
        // Some editors put an invisible mark before the first letter.
        reader.read(text.trim_start_matches('\u{feff}'));
        reader.finish()
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
                Area::Right => within(self.right),
            }
    }

    /// The start numbers of a part of the board with their hexes.
    pub fn starts(&self, area: Area) -> impl Iterator<Item = (u8, Hex)> + '_ {
        let all = self.starts.iter().enumerate().map(|(i, hex)| (i as u8 + 1, *hex));
        all.filter(move |it| self.contains(area, it.1))
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

/// Reads a board file line by line and goes on after a problem, so that all are found.
struct Reader<'a> {
    file: &'a str,
    problems: Vec<Problem>,
    section: Section,
    name: Option<String>,
    season: Option<String>,
    halves: Option<[(u8, u8); 2]>,
    /// The signs of the map, two lines a row.
    lines: Vec<(u32, Vec<String>)>,
    starts: BTreeMap<u8, (u32, Hex)>,
    shore: Vec<(u32, Hex)>,
    names: Vec<(u32, Hex, String)>,
    bulge: Vec<(u32, Side, Hex)>,
}

#[derive(Copy, Clone, PartialEq)]
enum Section {
    Head,
    Map,
    Starts,
    Shore,
    Names,
    Bulge,
}

impl<'a> Reader<'a> {
    fn new(file: &'a str) -> Reader<'a> {
        Reader {
            file,
            problems: Vec::new(),
            section: Section::Head,
            name: None,
            season: None,
            halves: None,
            lines: Vec::new(),
            starts: BTreeMap::new(),
            shore: Vec::new(),
            names: Vec::new(),
            bulge: Vec::new(),
        }
    }

    fn complain(&mut self, line: u32, what: impl Into<String>) {
        self.problems.push(Problem::at(self.file, line, what));
    }

    fn read(&mut self, text: &str) {
        for (i, line) in text.lines().enumerate() {
            let n = i as u32 + 1;
            let line = line.trim();
            // A bridge is a # too; what makes a line of the map is that it has nothing but signs.
            let is_signs = || line.split_whitespace().all(|it| Terrain::of(it).is_some());
            let is_comment = line.starts_with('#') && !(self.section == Section::Map && is_signs());
            if line.is_empty() || is_comment {
                continue;
            }
            match line {
                "map:" => self.section = Section::Map,
                "starts:" => self.section = Section::Starts,
                "shore:" => self.section = Section::Shore,
                "names:" => self.section = Section::Names,
                "bulge:" => self.section = Section::Bulge,
                _ => match self.section {
                    Section::Head => self.head(n, line),
                    Section::Map => self.map_line(n, line),
                    Section::Starts => self.start_line(n, line),
                    Section::Shore => self.shore_line(n, line),
                    Section::Names => self.name_line(n, line),
                    Section::Bulge => self.bulge_line(n, line),
                },
            }
        }
    }

    fn head(&mut self, n: u32, line: &str) {
        match line.split_once(':').map(|(key, value)| (key, value.trim())) {
            Some(("board", value)) if !value.is_empty() => self.name = Some(value.to_string()),
            Some(("board", _)) => self.complain(n, "A name must follow \"board:\"."),
            Some(("season", value @ ("summer" | "winter"))) => self.season = Some(value.to_string()),
            Some(("season", value)) => {
                self.complain(n, format!("The season is summer or winter, not \"{value}\"."));
            }
            Some(("halves", value)) => match halves(value) {
                Some(halves) => self.halves = Some(halves),
                None => self.complain(
                    n,
                    format!("The halves are two spans of columns, such as \"A-M N-Z\", not \"{value}\"."),
                ),
            },
            _ => self.complain(
                n,
                format!(
                    "\"{line}\" is none of \"board:\", \"season:\", \"halves:\" and the sections that follow."
                ),
            ),
        }
    }

    fn map_line(&mut self, n: u32, line: &str) {
        let mut signs: Vec<String> = line.split_whitespace().map(str::to_string).collect();
        // Letters of columns above the map, and the number of the row before it, are for people.
        if signs.iter().all(|it| it.chars().all(|c| c.is_ascii_uppercase()))
            && signs.iter().any(|it| it != "F")
        {
            return;
        }
        if signs.first().is_some_and(|it| it.chars().all(|c| c.is_ascii_digit())) {
            signs.remove(0);
        }
        self.lines.push((n, signs));
    }

    fn start_line(&mut self, n: u32, line: &str) {
        let words: Vec<&str> = line.split_whitespace().collect();
        for pair in words.chunks(2) {
            let [number, hex] = pair else {
                return self.complain(n, "A start number is followed by its hex, such as \"3 F5\".");
            };
            match (number.parse::<u8>(), hex.parse::<Hex>()) {
                (Ok(number @ 1..=12), Ok(hex)) => {
                    if self.starts.insert(number, (n, hex)).is_some() {
                        self.complain(n, format!("The start number {number} has a hex already."));
                    }
                }
                (Ok(1..=12), Err(why)) => self.complain(n, format!("{why}.")),
                _ => self.complain(n, format!("\"{number}\" is not a start number; they are 1 to 12.")),
            }
        }
    }

    fn shore_line(&mut self, n: u32, line: &str) {
        for word in line.split_whitespace() {
            match word.parse() {
                Ok(hex) => self.shore.push((n, hex)),
                Err(why) => self.complain(n, format!("{why}.")),
            }
        }
    }

    fn name_line(&mut self, n: u32, line: &str) {
        match line.split_once(char::is_whitespace).map(|(hex, name)| (hex.parse(), name.trim())) {
            Some((Ok(hex), name)) => self.names.push((n, hex, name.to_string())),
            Some((Err(why), _)) => self.complain(n, format!("{why}.")),
            None => self.complain(n, "A place is a hex and its name, such as \"H8 Long Water\"."),
        }
    }

    /// AA-MIS-BUL-1: a team and the factories that it starts with.
    fn bulge_line(&mut self, n: u32, line: &str) {
        let (side, hexes) = match line.split_once(':') {
            Some(("allies", hexes)) => (Side::Allies, hexes),
            Some(("germans", hexes)) => (Side::Germany, hexes),
            _ => {
                let what = "A line of this section is \"allies:\" or \"germans:\" and the factories they start with.";
                return self.complain(n, what);
            }
        };
        for word in hexes.split_whitespace() {
            match word.parse() {
                Ok(hex) => self.bulge.push((n, side, hex)),
                Err(why) => self.complain(n, format!("{why}.")),
            }
        }
    }

    fn finish(mut self) -> Result<Map, Vec<Problem>> {
        let (terrain, columns, rows) = self.terrain();
        let (name, season, halves) = (self.name.take(), self.season.take(), self.halves);
        for (what, missing) in [
            ("\"board:\" and its name", name.is_none()),
            ("\"season:\"", season.is_none()),
            ("\"halves:\"", halves.is_none()),
        ] {
            if missing {
                self.complain(1, format!("The board needs a line with {what}."));
            }
        }
        let mut factories = Vec::new();
        for column in 0..columns {
            let hexes = (0..rows).map(|row| Hex::at(column, row));
            factories.extend(hexes.filter(|it| terrain[*it] == Some(Terrain::Factory)));
        }
        let [left, right] = halves.unwrap_or_default();
        let map = Map {
            name: name.unwrap_or_default(),
            season: season.unwrap_or_default(),
            columns,
            rows,
            terrain,
            left,
            right,
            starts: self.starts.values().map(|it| it.1).collect(),
            factories,
            shore: self.shore.iter().map(|it| it.1).collect(),
            names: self.names.iter().map(|it| (it.1, it.2.clone())).collect(),
            bulge: [Side::Germany, Side::Allies]
                .map(|side| self.bulge.iter().filter(|it| it.1 == side).map(|it| it.2).collect()),
        };
        self.check(&map);
        if self.problems.is_empty() { Ok(map) } else { Err(self.problems) }
    }

    /// Two lines a row: the high columns, then the low ones.
    fn terrain(&mut self) -> (Grid<Option<Terrain>>, u8, u8) {
        let mut grid = Grid::filled(None);
        let lines = std::mem::take(&mut self.lines);
        let Some((first, high)) = lines.first() else {
            self.complain(1, "The board needs a section \"map:\" with its hexes.");
            return (grid, 0, 0);
        };
        let columns = high.len() + lines.get(1).map_or(0, |it| it.1.len());
        if lines.len() % 2 == 1 {
            let n = lines.last().map_or(*first, |it| it.0);
            self.complain(
                n,
                "A row of the map is two lines: columns A, C, E..., then B, D, F.... One is missing.",
            );
        }
        let rows = lines.len() / 2;
        if columns == 0 || columns > MAX_COLUMNS.into() || rows > MAX_ROWS.into() {
            self.complain(
                *first,
                format!(
                    "The map has {columns} columns and {rows} rows; at most {MAX_COLUMNS} by {MAX_ROWS} are possible."
                ),
            );
            return (grid, 0, 0);
        }
        for (i, (n, signs)) in lines.iter().enumerate() {
            let (row, low) = (i / 2, i % 2);
            let wanted = (columns + 1 - low) / 2;
            if signs.len() != wanted {
                self.complain(
                    *n,
                    format!("This line of the map has {} hexes and should have {wanted}.", signs.len()),
                );
                continue;
            }
            for (j, sign) in signs.iter().enumerate() {
                let hex = Hex::at((2 * j + low) as u8, row.min(MAX_ROWS as usize - 1) as u8);
                match Terrain::of(sign) {
                    Some(terrain) => grid[hex] = Some(terrain),
                    None => self.complain(
                        *n,
                        format!(
                            "\"{sign}\" at {hex} is no terrain; signs are . open, f forest, = road, # bridge, ~ \
                             water, ^ mountain, F factory."
                        ),
                    ),
                }
            }
        }
        (grid, columns as u8, rows as u8)
    }

    fn check(&mut self, map: &Map) {
        for number in 1..=12 {
            let area = if number <= 6 { Area::Left } else { Area::Right };
            match self.starts.get(&number).copied() {
                None => self.complain(1, format!("The start number {number} has no hex under \"starts:\".")),
                Some((n, hex)) => match map.terrain(hex) {
                    None => self.complain(n, format!("Start number {number} lies at {hex}, which is not on the map.")),
                    Some(Terrain::Water | Terrain::Factory) => self.complain(
                        n,
                        format!("Start number {number} lies at {hex}, which is water or a factory; it needs land."),
                    ),
                    Some(_) if self.halves.is_some() && !map.contains(area, hex) => self.complain(
                        n,
                        format!("Start number {number} lies at {hex}; 1 to 6 belong in the left half, 7 to 12 in the right."),
                    ),
                    Some(_) => {
                        let mut before = self.starts.range(..number);
                        if let Some((other, _)) = before.find(|(_, it)| it.1 == hex) {
                            let what = format!(
                                "Start number {number} lies at {hex}, where start number {other} is already."
                            );
                            self.complain(n, what);
                        }
                    }
                },
            }
        }
        if self.halves.is_some() && 0 < map.columns {
            for (area, name) in [(Area::Left, "left"), (Area::Right, "right")] {
                let n = map.factories(area).count();
                if n != 5 {
                    self.complain(
                        1,
                        format!("The {name} half has {n} factories and should have 5 (AA-FAC-1)."),
                    );
                }
            }
            if map.left.1 + 1 != map.right.0 || map.left.0 != 0 || map.right.1 + 1 != map.columns {
                self.complain(1, "The halves must lie side by side and make up the whole map.");
            }
        }
        for (n, hex) in self.shore.clone() {
            if !matches!(map.terrain(hex), Some(it) if it != Terrain::Water) {
                self.complain(n, format!("{hex} is named as shore and is not land."));
            }
        }
        for (i, (n, _, hex)) in self.bulge.clone().into_iter().enumerate() {
            if map.terrain(hex) != Some(Terrain::Factory) {
                self.complain(n, format!("{hex} is named under \"bulge:\" and is not a factory."));
            } else if self.bulge[..i].iter().any(|it| it.2 == hex) {
                self.complain(n, format!("The factory at {hex} is named twice under \"bulge:\"."));
            }
        }
        for (n, hex, name) in self.names.clone() {
            if map.terrain(hex).is_none() {
                self.complain(n, format!("\"{name}\" lies at {hex}, which is not on the map."));
            }
        }
    }
}

fn halves(text: &str) -> Option<[(u8, u8); 2]> {
    let mut spans = text.split_whitespace().map(|span| {
        let (first, last) = span.split_once('-')?;
        let column = |it: &str| column_of(it.chars().next().filter(|_| it.len() == 1)?);
        Some((column(first)?, column(last)?)).filter(|(first, last)| first <= last)
    });
    match (spans.next()?, spans.next()?, spans.next()) {
        (Some(left), Some(right), None) => Some([left, right]),
        _ => None,
    }
}

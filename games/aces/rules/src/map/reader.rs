//! Reads a board file line by line and goes on after a fault, so that all are found.

use std::collections::BTreeMap;

use super::{Area, Fault, Map, Terrain, Wrong, faults::FACTORIES};
use crate::{
    Side,
    hex::{Grid, Hex, MAX_COLUMNS, MAX_ROWS, column_of},
};

type Span = (u8, u8);

#[derive(Default)]
pub(super) struct Reader {
    faults: Vec<Fault>,
    section: Section,
    name: Option<String>,
    season: Option<String>,
    author: Option<String>,
    licence: Option<String>,
    halves: Option<(Span, Option<Span>)>,
    /// The signs of the map, two lines a row.
    lines: Vec<(u32, Vec<String>)>,
    starts: BTreeMap<u8, (u32, Hex)>,
    shore: Vec<(u32, Hex)>,
    names: Vec<(u32, Hex, String)>,
    bulge: Vec<(u32, Side, Hex)>,
}

#[derive(Copy, Clone, Default, PartialEq)]
enum Section {
    #[default]
    Head,
    Map,
    Starts,
    Shore,
    Names,
    Bulge,
}

impl Reader {
    /// As much of a board as a text has, and all that is wrong with it.
    pub(super) fn read(mut self, text: &str) -> (Map, Vec<Fault>) {
        for (i, line) in text.lines().enumerate() {
            self.line(i as u32 + 1, line.trim());
        }
        self.finish()
    }

    fn complain(&mut self, line: u32, what: Wrong) {
        self.faults.push(Fault { line, what });
    }

    fn line(&mut self, n: u32, line: &str) {
        // A bridge is a # too; what makes a line of the map is that it has nothing but signs.
        let is_signs = || line.split_whitespace().all(|it| Terrain::of(it).is_some());
        let is_comment = line.starts_with('#') && !(self.section == Section::Map && is_signs());
        if line.is_empty() || is_comment {
            return;
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

    fn head(&mut self, n: u32, line: &str) {
        match line.split_once(':').map(|(key, value)| (key, value.trim())) {
            Some(("board", value)) if !value.is_empty() => self.name = Some(value.to_string()),
            Some(("board", _)) => self.complain(n, Wrong::Nameless),
            Some(("season", value @ ("summer" | "winter"))) => self.season = Some(value.to_string()),
            Some(("season", value)) => self.complain(n, Wrong::Season(value.to_string())),
            Some(("author", value)) => self.author = Some(value.to_string()).filter(|it| !it.is_empty()),
            Some(("licence", value)) => self.licence = Some(value.to_string()).filter(|it| !it.is_empty()),
            Some(("halves", value)) => match halves(value) {
                Some(halves) => self.halves = Some(halves),
                None => self.complain(n, Wrong::Halves(value.to_string())),
            },
            _ => self.complain(n, Wrong::Line(line.to_string())),
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
                return self.complain(n, Wrong::StartAlone);
            };
            match (number.parse::<u8>(), hex.parse::<Hex>()) {
                (Ok(number @ 1..=12), Ok(hex)) => {
                    if self.starts.insert(number, (n, hex)).is_some() {
                        self.complain(n, Wrong::StartTwice(number));
                    }
                }
                (Ok(1..=12), Err(why)) => self.complain(n, Wrong::NotHex(why)),
                _ => self.complain(n, Wrong::StartUnknown(number.to_string())),
            }
        }
    }

    fn shore_line(&mut self, n: u32, line: &str) {
        for word in line.split_whitespace() {
            match word.parse() {
                Ok(hex) => self.shore.push((n, hex)),
                Err(why) => self.complain(n, Wrong::NotHex(why)),
            }
        }
    }

    fn name_line(&mut self, n: u32, line: &str) {
        match line.split_once(char::is_whitespace).map(|(hex, name)| (hex.parse(), name.trim())) {
            Some((Ok(hex), name)) => self.names.push((n, hex, name.to_string())),
            Some((Err(why), _)) => self.complain(n, Wrong::NotHex(why)),
            None => self.complain(n, Wrong::Place),
        }
    }

    /// AA-MIS-BUL-1: a team and the factories that it starts with.
    fn bulge_line(&mut self, n: u32, line: &str) {
        let (side, hexes) = match line.split_once(':') {
            Some(("allies", hexes)) => (Side::Allies, hexes),
            Some(("germans", hexes)) => (Side::Germany, hexes),
            _ => return self.complain(n, Wrong::Team),
        };
        for word in hexes.split_whitespace() {
            match word.parse() {
                Ok(hex) => self.bulge.push((n, side, hex)),
                Err(why) => self.complain(n, Wrong::NotHex(why)),
            }
        }
    }

    fn finish(mut self) -> (Map, Vec<Fault>) {
        let (terrain, columns, rows) = self.terrain();
        for (what, missing) in [
            ("\"board:\" and its name", self.name.is_none()),
            ("\"season:\"", self.season.is_none()),
            ("\"halves:\"", self.halves.is_none()),
        ] {
            if missing {
                self.complain(1, Wrong::Missing(what));
            }
        }
        let mut factories = Vec::new();
        for column in 0..columns {
            let hexes = (0..rows).map(|row| Hex::at(column, row));
            factories.extend(hexes.filter(|it| terrain[*it] == Some(Terrain::Factory)));
        }
        let (left, right) = self.halves.unwrap_or_default();
        let map = Map {
            name: self.name.take().unwrap_or_default(),
            season: self.season.take().unwrap_or_default(),
            author: self.author.take(),
            licence: self.licence.take(),
            columns,
            rows,
            terrain,
            left,
            right,
            starts: self.starts.iter().map(|it| (*it.0, it.1.1)).collect(),
            factories,
            shore: self.shore.iter().map(|it| it.1).collect(),
            names: self.names.iter().map(|it| (it.1, it.2.clone())).collect(),
            bulge: [Side::Germany, Side::Allies]
                .map(|side| self.bulge.iter().filter(|it| it.1 == side).map(|it| it.2).collect()),
        };
        self.check(&map);
        (map, self.faults)
    }

    /// Two lines a row: the high columns, then the low ones.
    fn terrain(&mut self) -> (Grid<Option<Terrain>>, u8, u8) {
        let mut grid = Grid::filled(None);
        let lines = std::mem::take(&mut self.lines);
        let Some((first, high)) = lines.first() else {
            self.complain(1, Wrong::NoMap);
            return (grid, 0, 0);
        };
        let columns = high.len() + lines.get(1).map_or(0, |it| it.1.len());
        if lines.len() % 2 == 1 {
            self.complain(lines.last().map_or(*first, |it| it.0), Wrong::HalfRow);
        }
        let rows = lines.len() / 2;
        if columns == 0 || columns > MAX_COLUMNS.into() || rows > MAX_ROWS.into() {
            self.complain(*first, Wrong::Size { columns, rows });
            return (grid, 0, 0);
        }
        for (i, (n, signs)) in lines.iter().enumerate() {
            let (row, low) = (i / 2, i % 2);
            let wanted = (columns + 1 - low) / 2;
            if signs.len() != wanted {
                self.complain(*n, Wrong::Row { found: signs.len(), wanted });
                continue;
            }
            for (j, sign) in signs.iter().enumerate() {
                let hex = Hex::at((2 * j + low) as u8, row.min(MAX_ROWS as usize - 1) as u8);
                match Terrain::of(sign) {
                    Some(terrain) => grid[hex] = Some(terrain),
                    None => self.complain(*n, Wrong::Sign { sign: sign.clone(), hex }),
                }
            }
        }
        (grid, columns as u8, rows as u8)
    }

    fn check(&mut self, map: &Map) {
        let is_half = self.halves.is_some() && map.is_half();
        for number in 1..=12 {
            let wrong = match self.starts.get(&number).copied() {
                None if is_half && 6 < number => None,
                None => Some((1, Wrong::StartMissing(number))),
                Some((n, hex)) => self.start(map, number, hex).map(|what| (n, what)),
            };
            if let Some((n, what)) = wrong {
                self.complain(n, what);
            }
        }
        self.check_halves(map);
        for (n, hex) in self.shore.clone() {
            if !matches!(map.terrain(hex), Some(it) if it != Terrain::Water) {
                self.complain(n, Wrong::Shore(hex));
            }
        }
        for (i, (n, _, hex)) in self.bulge.clone().into_iter().enumerate() {
            if map.terrain(hex) != Some(Terrain::Factory) {
                self.complain(n, Wrong::BulgeNoFactory(hex));
            } else if self.bulge[..i].iter().any(|it| it.2 == hex) {
                self.complain(n, Wrong::BulgeTwice(hex));
            }
        }
        for (n, hex, name) in self.names.clone() {
            if map.terrain(hex).is_none() {
                self.complain(n, Wrong::PlaceOff(name, hex));
            }
        }
    }

    /// What is wrong with a start number, if anything is.
    fn start(&self, map: &Map, number: u8, hex: Hex) -> Option<Wrong> {
        let area = if number <= 6 { Area::Left } else { Area::Right };
        match map.terrain(hex) {
            None => Some(Wrong::StartOff(number, hex)),
            Some(Terrain::Water | Terrain::Factory) => Some(Wrong::StartNotOnLand(number, hex)),
            Some(_) if self.halves.is_some() && map.is_half() && 6 < number => {
                Some(Wrong::StartBeyondHalf(number, hex))
            }
            Some(_) if self.halves.is_some() && !map.contains(area, hex) => {
                Some(Wrong::StartInOtherHalf(number, hex))
            }
            Some(_) => {
                let mut before = self.starts.range(..number);
                let (other, _) = before.find(|(_, it)| it.1 == hex)?;
                Some(Wrong::StartTaken { number, other: *other, hex })
            }
        }
    }

    fn check_halves(&mut self, map: &Map) {
        if self.halves.is_none() || map.columns == 0 {
            return;
        }
        let areas = if map.is_half() { &[Area::Full][..] } else { &[Area::Left, Area::Right] };
        for &area in areas {
            let found: Vec<Hex> = map.factories(area).collect();
            if found.len() != FACTORIES {
                self.complain(1, Wrong::Factories { area, found });
            }
        }
        let spans: Vec<Span> = map.halves().collect();
        let is_joined = spans.windows(2).all(|it| it[0].1 + 1 == it[1].0);
        let ends = (spans[0].0, spans[spans.len() - 1].1 + 1);
        if !is_joined || ends != (0, map.columns) {
            self.complain(1, Wrong::HalvesApart);
        }
    }
}

/// Two spans of columns, or one for half a board.
fn halves(text: &str) -> Option<(Span, Option<Span>)> {
    let mut spans = text.split_whitespace().map(|span| {
        let (first, last) = span.split_once('-')?;
        let column = |it: &str| column_of(it.chars().next().filter(|_| it.len() == 1)?);
        Some((column(first)?, column(last)?)).filter(|(first, last)| first <= last)
    });
    match (spans.next()?, spans.next(), spans.next()) {
        (Some(left), None, None) => Some((left, None)),
        (Some(left), Some(Some(right)), None) => Some((left, Some(right))),
        _ => None,
    }
}

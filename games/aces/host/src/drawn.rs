//! Boards that someone is drawing: what the rules say about them, at once and at their hexes.

use std::collections::BTreeMap;

use aces::{
    Hex, Side, content,
    map::{Area, Fairness, Fault, Map, Wrong, missing_starts},
};
use hosting::messages::{ContentFault, Examined};
use serde::Serialize;
use serde_json::{Value, json};

use crate::BoardInfo;

/// More faults than anybody reads at once.
const MOST_FAULTS: usize = 60;

/// What a board is good for.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Ground {
    /// AA-SET-4: half a board, for two factions.
    Half,
    /// AA-SET-2: a full board.
    Full,
    /// AA-MIS-BUL-1: a full board with a shore, and with factories to start from.
    Shore,
}

impl Ground {
    /// What a board is good for.
    pub fn of(map: &Map) -> Ground {
        match (map.is_half(), map.suits_the_bulge()) {
            (true, _) => Ground::Half,
            (false, true) => Ground::Shore,
            (false, false) => Ground::Full,
        }
    }
}

/// A board that someone is drawing, as far as it can be read.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DrawnBoard {
    /// The board, all of it.
    pub board: BoardInfo,
    /// The first and the last column of each half, counted from 0: one pair if the board is one half only.
    pub halves: Vec<(u8, u8)>,
    /// AA-MIS-BUL-1: the factories that the teams start the Battle of the Bulge with.
    pub bulge: BTreeMap<Side, Vec<Hex>>,
    /// What it is good for.
    pub ground: Ground,
    /// Who has drawn it.
    pub author: Option<String>,
    /// What others may do with it.
    pub licence: Option<String>,
    /// How near the factories are to the start numbers.
    pub fairness: Fairness,
}

/// Everything that is wrong with a board, and the board as far as it can be read.
pub(crate) fn examine(text: &str) -> Examined {
    let (map, mut faults) = Map::sent(text);
    if let Some(name) = map.as_ref().map(|it| &it.name).filter(|it| content::board(it).is_some()) {
        faults.push(Fault { line: 1, what: Wrong::NameTaken(name.clone()) });
    }
    // A map without hexes cannot be drawn on.
    let drawn = map.filter(|it| 0 < it.columns && 0 < it.rows).map(|it| drawn(&it));
    let mut faults = told_at_once(&faults);
    let more = faults.len().saturating_sub(MOST_FAULTS);
    faults.truncate(MOST_FAULTS);
    Examined { faults, more, content: drawn.map_or(Value::Null, |it| json!(it)) }
}

/// Each with its sentence; the start numbers that are missing share one, since a board begins without any.
fn told_at_once(faults: &[Fault]) -> Vec<ContentFault> {
    let missing = |it: &Fault| match it.what {
        Wrong::StartMissing(number) => Some(number),
        _ => None,
    };
    let numbers: Vec<u8> = faults.iter().filter_map(missing).collect();
    let others = faults.iter().filter(|it| missing(it).is_none()).map(told);
    let starts = (!numbers.is_empty()).then(|| ContentFault {
        says: missing_starts(&numbers),
        places: Vec::new(),
        line: 1,
    });
    others.chain(starts).collect()
}

fn told(fault: &Fault) -> ContentFault {
    ContentFault {
        says: fault.what.phrase(),
        places: fault.what.hexes().iter().map(Hex::to_string).collect(),
        line: fault.line,
    }
}

pub(crate) fn drawn(map: &Map) -> DrawnBoard {
    DrawnBoard {
        board: BoardInfo {
            name: map.name.clone(),
            season: map.season.clone(),
            area: if map.is_half() { Area::Left } else { Area::Full },
            columns: map.columns,
            rows: map.rows,
            terrain: map.hexes().filter_map(|it| Some((it, map.terrain(it)?))).collect(),
            starts: map.starts(Area::Full).collect(),
            factories: map.factories(Area::Full).collect(),
            shore: map.shore().iter().copied().collect(),
            names: map.names().iter().map(|(hex, name)| (*hex, name.clone())).collect(),
        },
        halves: map.halves().collect(),
        bulge: [Side::Germany, Side::Allies].map(|it| (it, map.bulge(it).to_vec())).into(),
        ground: Ground::of(map),
        author: map.author.clone(),
        licence: map.licence.clone(),
        fairness: map.fairness(),
    }
}

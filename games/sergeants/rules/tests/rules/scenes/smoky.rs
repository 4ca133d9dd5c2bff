//! Lines through smoke and optics.

use sergeants::{
    content::{Action, Equipment, Gives, Marker},
    measure::{Line, Map, Optics, Place, Seeing, Smoke, TileIx, line_through},
    state::{Lying, Posted},
};

use crate::scenes::maps::{LaidTile, map, middle, tile, up};

pub const THREE: Optics = Optics { look: 3, shoot: 2 };

pub const SIX: Optics = Optics { look: 4, shoot: 3 };

/// The map of the book's examples: LOOK -1, -3, -1, -1, -2 beyond the own tile, SHOOT -1, -2, 0, -1, -2.
pub fn example() -> Vec<LaidTile> {
    let square = |id, column, modifiers: &str| tile(id, (column, 0), modifiers);
    vec![
        square("1", 0, "look: -3, shoot: -3, hide: -1"),
        square("2", 1, "look: -1, shoot: -1, hide: -1"),
        tile("L1", (2, 0), "look: -3, shoot: -2, hide: -3"),
        square("3", 4, "look: -1, shoot: 0, hide: -1"),
        square("4", 5, "look: -1, shoot: -1, hide: -1"),
        square("5", 6, "look: -2, shoot: -2, hide: -2"),
    ]
}

pub fn tile_of(map: &Map, name: &str) -> TileIx {
    map.tiles().find(|it| it.1.face.tile.to_string() == name).expect("it is there").0
}

pub fn smoke(map: &Map, name: &str, times: u8) -> Smoke {
    Smoke { tile: tile_of(map, name), times, turn: 1 }
}

/// From the first tile to the last.
pub fn seen(action: Action, clouds: &[(&str, u8)], optics: Option<Optics>) -> Line {
    let map = map(&example());
    let smoke: Vec<Smoke> = clouds.iter().map(|it| smoke(&map, it.0, it.1)).collect();
    line_through(
        &map,
        action,
        middle(0, 0),
        middle(6, 0),
        Seeing { smoke: &smoke, optics, ..Seeing::default() },
    )
}

pub fn parts(line: &Line) -> Vec<(i8, i8, i8)> {
    line.tiles.iter().filter(|it| it.counts).map(|it| (it.number, it.smoke, it.optics)).collect()
}

pub fn post(tag: u16, column: i32) -> Posted {
    let mut posted = Posted::new(tag, (10 < tag) as u8, Place { at: middle(column, 0), ..up(0, 0) });
    posted.spotted = true;
    posted
}

pub fn lying(tile: &str, times: u8) -> Lying {
    Lying { what: Marker::Smoke(times), tile: tile.into(), piece: None, by: None, turn: 1 }
}

pub fn optics(id: &str, optics: Optics) -> (String, Equipment) {
    (id.into(), Equipment::new(id, Gives::Optics(optics)))
}

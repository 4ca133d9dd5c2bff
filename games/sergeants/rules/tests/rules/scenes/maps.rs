//! Small maps for tests, written as they are needed.

use sergeants::{
    content::Tiles,
    measure::{Facing, Map, Place, Point},
};

/// A tile of a small map: its id, its position, and what is on it as a content file has it.
#[derive(Clone, Default)]
pub struct LaidTile {
    id: &'static str,
    at: (u8, u8),
    turned: u8,
    modifiers: String,
    pieces: String,
    areas: String,
}

/// A tile with these numbers on its plate.
pub fn tile(id: &'static str, at: (u8, u8), modifiers: &str) -> LaidTile {
    LaidTile { id, at, modifiers: modifiers.to_string(), ..LaidTile::default() }
}

impl LaidTile {
    pub fn piece(mut self, piece: &str) -> LaidTile {
        self.pieces += &format!("({piece}),");
        self
    }

    pub fn area(mut self, area: &str) -> LaidTile {
        self.areas += &format!("({area}),");
        self
    }

    pub fn turned(mut self, quarters: u8) -> LaidTile {
        self.turned = quarters;
        self
    }
}

/// Plain tiles in rows, as they lie: `"L1 . 2"`, where a dot is a square without a tile of its own.
pub fn plain(rows: &[&'static str]) -> Vec<LaidTile> {
    let squares = |(y, row): (u8, &&'static str)| {
        (0..).zip(row.split(' ')).filter(|it| it.1 != ".").map(move |(x, id)| tile(id, (x, y), ""))
    };
    (0..).zip(rows).flat_map(squares).collect()
}

/// The same with numbers on some plates.
pub fn numbered(rows: &[&'static str], numbers: &[(&str, &str)]) -> Vec<LaidTile> {
    let mut laid = plain(rows);
    for (id, modifiers) in numbers {
        let tile = laid.iter_mut().find(|it| it.id == *id).expect("the tile lies there");
        tile.modifiers = modifiers.to_string();
    }
    laid
}

/// The texts of a file of tiles and of a map of their sides A.
pub fn texts(laid: &[LaidTile]) -> (String, String) {
    let (mut tiles, mut map) = (String::new(), String::new());
    for LaidTile { id, at, turned, modifiers, pieces, areas } in laid {
        let face = |modifiers: &str, pieces: &str, areas: &str| {
            format!(
                "(name: Ours(\"{id}\"), modifiers: Ours(({modifiers})), pieces: Ours([{pieces}]), areas: Ours([{areas}]))"
            )
        };
        tiles +=
            &format!("(id: \"{id}\", a: {}, b: {}),\n", face(modifiers, pieces, areas), face("", "", ""));
        map += &format!("(tile: \"{id}A\", at: {at:?}, turned: {turned}),\n");
    }
    (format!("(tiles: [\n{tiles}])"), format!("(name: \"test\", tiles: [\n{map}])"))
}

/// The map of these tiles.
pub fn map(laid: &[LaidTile]) -> Map {
    let (tiles, map) = texts(laid);
    let tiles = Tiles::parse("tiles", &tiles).unwrap_or_else(|why| panic!("{why:?}"));
    Map::parse("map", &map, &tiles).unwrap_or_else(|why| panic!("{why:?}"))
}

/// The middle of a square.
pub fn middle(column: i32, row: i32) -> Point {
    Point::new(column * 80 + 40, row * 80 + 40)
}

/// A soldier who faces up the map.
pub fn up(x: i32, y: i32) -> Place {
    Place::new(x, y, Facing::UP)
}

//! The content that comes with the game.

use crate::{Map, Measures, Tiles};

const MEASURES: &str = include_str!("../../../content/sergeants/measures.ron");
const TILES: &str = include_str!("../../../content/sergeants/tiles.ron");
const CROSSROADS: &str = include_str!("../../../content/sergeants/maps/crossroads.ron");

/// The measures that come with the game.
pub fn measures() -> Measures {
    Measures::parse("content/sergeants/measures.ron", MEASURES).expect("the measures of the house are valid")
}

/// The tiles that come with the game.
pub fn tiles() -> Tiles {
    Tiles::parse("content/sergeants/tiles.ron", TILES).expect("the tiles of the house are valid")
}

/// The names of the maps that come with the game.
pub const MAPS: [&str; 1] = ["crossroads"];

/// A map that comes with the game.
pub fn map(name: &str) -> Option<Map> {
    let text = match name {
        "crossroads" => CROSSROADS,
        _ => return None,
    };
    let file = format!("content/sergeants/maps/{name}.ron");
    Some(Map::parse(&file, text, &tiles()).expect("the maps of the house are valid"))
}

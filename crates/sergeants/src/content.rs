//! The content that comes with the game.

use crate::{Map, Measures, Tiles};

const MEASURES: &str = include_str!("../../../content/sergeants/measures.ron");
pub(crate) const TILES: &str = include_str!("../../../content/sergeants/tiles.ron");

/// The maps, by their names.
const MAP_TEXTS: [(&str, &str); 7] = [
    ("crossroads", include_str!("../../../content/sergeants/maps/crossroads.ron")),
    ("learning", include_str!("../../../content/sergeants/maps/learning.ron")),
    ("race-to-the-bridge", include_str!("../../../content/sergeants/maps/race-to-the-bridge.ron")),
    ("patrol", include_str!("../../../content/sergeants/maps/patrol.ron")),
    ("defence", include_str!("../../../content/sergeants/maps/defence.ron")),
    ("search", include_str!("../../../content/sergeants/maps/search.ron")),
    ("four-players", include_str!("../../../content/sergeants/maps/four-players.ron")),
];

/// The measures that come with the game.
pub fn measures() -> Measures {
    Measures::parse("content/sergeants/measures.ron", MEASURES).expect("the measures of the house are valid")
}

/// The tiles that come with the game.
pub fn tiles() -> Tiles {
    Tiles::parse("content/sergeants/tiles.ron", TILES).expect("the tiles of the house are valid")
}

/// The names of the maps that come with the game: one for tests, then those of the scenarios.
pub const MAPS: [&str; MAP_TEXTS.len()] = {
    let mut names = [""; MAP_TEXTS.len()];
    let mut i = 0;
    while i < names.len() {
        names[i] = MAP_TEXTS[i].0;
        i += 1;
    }
    names
};

/// A map that comes with the game.
pub fn map(name: &str) -> Option<Map> {
    let text = map_text(name)?;
    let file = format!("content/sergeants/maps/{name}.ron");
    Some(Map::parse(&file, text, &tiles()).expect("the maps of the house are valid"))
}

/// The text of a map that comes with the game.
pub(crate) fn map_text(name: &str) -> Option<&'static str> {
    MAP_TEXTS.iter().find(|it| it.0 == name).map(|it| it.1)
}

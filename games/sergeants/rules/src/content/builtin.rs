//! The content that comes with the game.

use crate::{
    content::{Measures, Tiles},
    measure::Map,
};

const MEASURES: &str = include_str!("../../../content/measures.ron");

pub(crate) const TILES: &str = include_str!("../../../content/tiles.ron");

/// Files of a folder of the content that comes with the game, by their names.
macro_rules! texts {
    ($folder:literal: $($name:literal),+ $(,)?) => {
        &[$(($name, include_str!(concat!("../../../content/", $folder, "/", $name, ".ron")))),+]
    };
}
pub(crate) use texts;

/// The maps, by their names.
const MAP_TEXTS: &[(&str, &str)] = texts!["maps":
    "crossroads", "learning", "race-to-the-bridge", "patrol", "defence", "search", "four-players", "smoke-screen",
    "minefield", "burning-farm", "sentries", "supplies", "raid", "rescue", "village", "breakout", "convoy", "fog",
    "bridgehead", "railway",
];

/// The measures that come with the game.
pub fn measures() -> Measures {
    Measures::parse("games/sergeants/content/measures.ron", MEASURES)
        .expect("the built-in measures are valid")
}

/// The tiles that come with the game.
pub fn tiles() -> Tiles {
    Tiles::parse("games/sergeants/content/tiles.ron", TILES).expect("the built-in tiles are valid")
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
    let file = format!("games/sergeants/content/maps/{name}.ron");
    Some(Map::parse(&file, text, &tiles()).expect("the built-in maps are valid"))
}

/// The text of a map that comes with the game.
pub(crate) fn map_text(name: &str) -> Option<&'static str> {
    MAP_TEXTS.iter().find(|it| it.0 == name).map(|it| it.1)
}

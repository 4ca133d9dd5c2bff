//! The worked example of the book.

use sergeants::{
    content::Action,
    measure::{Line, Map, line},
};

use crate::scenes::maps::{LaidTile, map, middle, tile};

/// Jackson stands in the first tile, Gersten in the last; there is a landmark between them.
pub fn example() -> Map {
    let square = |id, column, modifiers: &str| tile(id, (column, 0), modifiers);
    let laid: [LaidTile; 6] = [
        square("1", 0, "look: -3, shoot: -3, hide: -1"),
        square("2", 1, "look: -1, shoot: -1, hide: -1"),
        tile("L1", (2, 0), "look: -3, shoot: -2, hide: -3"),
        square("3", 4, "look: -1, shoot: 0, hide: -1"),
        square("4", 5, "look: -1, shoot: -1, hide: -1"),
        square("5", 6, "look: -2, shoot: -2, hide: -2"),
    ];
    map(&laid)
}

pub fn from_jackson(action: Action) -> Line {
    line(&example(), action, middle(0, 0), middle(6, 0))
}

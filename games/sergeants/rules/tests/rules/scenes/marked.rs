//! Markers on the map.

use sergeants::{Lying, Marker};

use crate::scenes::{maps::up, stage::Stage};

pub fn lying(what: Marker, tile: &str) -> Lying {
    Lying { what, tile: tile.into(), piece: None, by: None, turn: 0 }
}

/// Soldier 1 stands on square 1, soldier 2 on square 2, soldier 11 on square 3.
pub fn stage(what: Marker, tile: &str) -> Stage {
    let mut stage = Stage::new().post(1, up(40, 40)).post(2, up(120, 40)).post(11, up(200, 40));
    stage.position.markers.push(lying(what, tile));
    stage
}

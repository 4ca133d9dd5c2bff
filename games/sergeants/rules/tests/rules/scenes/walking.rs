//! Walks on small maps.

use sergeants::measure::{Base, Map, Place, Point, Walk, Way};

use crate::scenes::maps::{map, tile};

pub fn walk(map: &Map, from: Place, inches: i32) -> Walk<'_> {
    Walk { map, base: Base::default(), from, inches, climb: 1, others: &[], melee: false }
}

pub fn bent(bends: &[(i32, i32)], to: Place) -> Way {
    Way { bends: bends.iter().map(|it| Point::from(*it)).collect(), to }
}

/// A landmark without anything.
pub fn field() -> Map {
    map(&[tile("L1", (0, 0), "")])
}

//! Soldiers beside pieces of cover.

use sergeants::{Base, Cover, Map, Place, cover};

pub fn at(map: &Map, place: Place) -> Option<Cover> {
    cover(map, Base::default(), place)
}

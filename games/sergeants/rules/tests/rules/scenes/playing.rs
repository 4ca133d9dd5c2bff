//! Two soldiers and known cards.

use sergeants::Place;

use crate::scenes::{maps::up, stage::Stage};

pub fn at(column: i32, row: i32) -> Place {
    up(column * 80 + 40, row * 80 + 40)
}

pub fn two() -> Stage {
    Stage::new().post(1, at(0, 0)).post(2, at(1, 0)).post(11, at(5, 0)).post(12, at(4, 0))
}

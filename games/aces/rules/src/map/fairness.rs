//! A first measure of how fair a board is: how near the factories are to each start number.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::{Area, Map, Terrain};
use crate::{
    Hex,
    forces::Arm,
    missions::Weather,
    world::{CLOSED, FACTORY, HalfPoints, cost_to_enter},
};

/// How near the factories of each half are to its start numbers, for a tank on an empty board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Fairness {
    /// From each start number.
    pub starts: Vec<FromStart>,
    /// Factories that no start number of their half can reach on the ground.
    pub cut_off: Vec<Hex>,
}

/// How near the factories of its half are to a start number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FromStart {
    /// The number.
    pub number: u8,
    /// Its half.
    pub area: Area,
    /// What the ways to the two nearest factories cost together, in half points: 4 make a point of their mean. Nothing if
    /// fewer than two can be reached.
    pub nearest_two: Option<u16>,
    /// What the ways to all that can be reached cost together, in half points.
    pub all: u16,
    /// How many can be reached.
    pub reached: u8,
}

impl Map {
    /// How near the factories are to each start number of its half.
    pub fn fairness(&self) -> Fairness {
        let mut starts = Vec::new();
        let mut cut_off: BTreeSet<Hex> = self.factories(Area::Full).collect();
        for area in [Area::Left, Area::Right] {
            for (number, from) in self.starts(area) {
                let costs = self.costs(area, from);
                cut_off.retain(|it| !costs.contains_key(it));
                let ways = self.factories(area).filter_map(|it| costs.get(&it).copied());
                let mut ways: Vec<u16> = ways.collect();
                ways.sort_unstable();
                starts.push(FromStart {
                    number,
                    area,
                    nearest_two: ways.get(..2).map(|it| it.iter().sum()),
                    all: ways.iter().sum(),
                    reached: ways.len() as u8,
                });
            }
        }
        Fairness { starts, cut_off: cut_off.into_iter().collect() }
    }

    /// What the way to each hex costs a tank, on a part of the board without units. Factories are neutral: nothing goes on from
    /// there, and the step onto one counts a point.
    fn costs(&self, area: Area, from: Hex) -> BTreeMap<Hex, u16> {
        let mut costs = BTreeMap::new();
        let mut open = BTreeSet::from([(0, from)]);
        while let Some((cost, at)) = open.pop_first() {
            if costs.contains_key(&at) {
                continue;
            }
            costs.insert(at, cost);
            if self.terrain(at) == Some(Terrain::Factory) {
                continue;
            }
            for next in at.neighbours().into_iter().filter(|it| self.contains(area, *it)) {
                if let Some(step) = self.terrain(next).and_then(step) {
                    open.insert((cost + u16::from(step), next));
                }
            }
        }
        costs
    }
}

/// AA-MOV-2, AA-MOV-3: what a step costs a tank in fair weather; nothing if it cannot be made.
fn step(terrain: Terrain) -> Option<HalfPoints> {
    match cost_to_enter(Arm::Tank, terrain, Weather::Normal, false) {
        CLOSED => None,
        FACTORY => Some(2),
        cost => Some(cost),
    }
}

//! Questions about a position, answered from what a viewer may know.

use std::collections::BTreeMap;

use outpost::{Hex, MARCH, View, World, reach};
use serde::{Deserialize, Serialize};
use table::{Phrase, Seat};

/// A question.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Query {
    /// Where a patrol can march.
    Reach {
        /// The patrol of this seat.
        seat: Seat,
        /// Its movement points.
        points: u8,
    },
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Found {
    /// Every hex in reach.
    Reach(Reached),
}

/// Every hex in reach.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reached {
    /// How the patrol gets there.
    hexes: BTreeMap<Hex, ReachedHex>,
}

/// How a patrol gets to a hex.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReachedHex {
    /// Movement points.
    pub cost: u8,
    /// The hexes that it enters.
    pub path: Vec<Hex>,
}

pub(crate) fn query(world: &World, view: &View, query: &Query) -> Result<Found, Phrase> {
    match *query {
        Query::Reach { seat, points } => {
            if view.patrols.len() <= seat.0 as usize {
                return Err(Phrase::new("outpost-why-no-patrol"));
            }
            let found = reach(world, &view.patrols, seat, points.min(MARCH));
            let hexes = found.into_iter().map(|(hex, it)| (hex, ReachedHex { cost: it.cost, path: it.path }));
            Ok(Found::Reach(Reached { hexes: hexes.collect() }))
        }
    }
}

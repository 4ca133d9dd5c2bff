//! Positions for the tests of the rules.

use std::collections::BTreeMap;

use outpost::{Cache, Card, Hex, Outpost, Position, Setup};
use table::Match;

pub(crate) use crate::common::*;

/// A match from a position.
pub(crate) fn from(players: u8, position: Position) -> Match<Outpost> {
    let setup = Setup { clock: true, position: Some(position), ..Setup::of(players) };
    Match::new(setup).unwrap_or_else(|problems| panic!("{problems:?}")).0
}

/// Hands of four for as many players as there are.
pub(crate) fn hands<const N: usize>(hands: [[Card; 4]; N]) -> Vec<Vec<Card>> {
    hands.iter().map(|it| it.to_vec()).collect()
}

/// A cache of its own in each outpost: in row C, E and G.
pub(crate) fn caches() -> BTreeMap<Hex, Cache> {
    let places = ["C3", "C5", "E3", "E5", "E7", "G3", "G5"];
    places.map(hex).into_iter().zip([3, -2, 1, 4, 0, 2, 3].map(Cache)).collect()
}

/// Two patrols where a test puts them, with one of each card in hand. Seat 0 leads and lays the first two of `orders`, seat 1 the
/// third.
pub(crate) fn ordered(patrols: [&str; 2], orders: [Card; 3]) -> Match<Outpost> {
    use Card::{Cover, March, Raid, Scout};
    let position = Position {
        patrols: patrols.map(hex).to_vec(),
        hands: hands([[March, Scout, Raid, Cover]; 2]),
        caches: caches(),
        ..Position::default()
    };
    let mut it = from(2, position);
    give(&mut it, [by(0, orders[0]), by(0, orders[1]), by(1, orders[2])]);
    it
}

//! The truth on the table.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use table::{BySeat, Seat};

use crate::{Cache, Card, Hex};

/// The truth on the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Board {
    /// The round, from 1; 0 before the first.
    pub(crate) round: u8,
    /// OP-ORD-2: who leads the round.
    pub(crate) leader: Seat,
    /// Whose order is being carried out.
    pub(crate) acting: Option<Seat>,
    /// Cards that nobody has drawn, in no order.
    pub(crate) bag: Vec<Card>,
    pub(crate) hands: BySeat<Vec<Card>>,
    /// Orders before they are turned over.
    pub(crate) face_down: BySeat<Vec<Card>>,
    /// Orders still to be carried out.
    pub(crate) face_up: BySeat<Vec<Card>>,
    pub(crate) discard: Vec<Card>,
    /// In the order of the seats: a list, since reach and targets are asked of a view too.
    pub(crate) patrols: Vec<Patrol>,
    pub(crate) outposts: BTreeMap<Hex, Outpost>,
    /// Caches that are in no outpost.
    pub(crate) spare: Vec<Cache>,
    /// OP-RAI-4: those who have said, in secret, that they take no cover in this round.
    pub(crate) exposed: BTreeSet<Seat>,
}

/// The patrol of a seat. Everyone sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Patrol {
    /// Where it stands.
    pub hex: Hex,
    /// OP-MOV-4: whether it still has its flare.
    pub flare: bool,
    /// OP-RAI-5: pennants taken from other patrols, a point each.
    pub pennants: u8,
}

/// An outpost on the field.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Outpost {
    pub(crate) cache: Option<Cache>,
    /// Those who have looked into it.
    pub(crate) scouts: BTreeSet<Seat>,
    pub(crate) flag: Option<Seat>,
    /// OP-END-1: whether everyone sees the cache.
    pub(crate) open: bool,
}

impl Board {
    pub(crate) fn hand(&self, seat: Seat) -> &[Card] {
        &self.hands[seat]
    }

    pub(crate) fn patrol(&self, seat: Seat) -> &Patrol {
        &self.patrols[seat.0 as usize]
    }

    /// Whose flag flies over which outpost.
    pub(crate) fn flags(&self) -> impl Iterator<Item = (Hex, Seat)> {
        self.outposts.iter().filter_map(|(hex, it)| Some((*hex, it.flag?)))
    }
}

/// The seats of a game of so many players, clockwise from `first`.
pub(crate) fn clockwise(players: u8, first: Seat) -> impl Iterator<Item = Seat> {
    (0..players).map(move |it| Seat((first.0 + it) % players))
}

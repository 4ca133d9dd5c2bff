//! Why the Automa does what it does, step by step, so that a person with the cardboard game can follow it.

use serde::{Deserialize, Serialize};

use crate::{Hex, UnitId};

/// AA-AUT-5, AA-AUT-6: an order of the list for infantry (I) or for the others (II).
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Order {
    /// AA-AUT-27: an attack owed by interception.
    Debt,
    /// I.1: occupy a factory.
    Occupy,
    /// I.2: move next to a factory.
    NextToFactory,
    /// I.3: move so that a hex next to a factory can be reached in the next move.
    WithinReachOfFactory,
    /// I.4: move and attack by priority a, then b.
    AttackAOrB,
    /// I.5: move towards the nearest factory.
    TowardsFactory,
    /// II.1: move within range and attack.
    Attack,
    /// II.2: move as close as possible to the target of the highest priority.
    TowardsTarget,
}

/// AA-AUT-7: an attack priority.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "they are letters of the catalogue")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum AttackLetter {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
    I,
    J,
    K,
}

impl AttackLetter {
    /// In their order.
    pub const ALL: [AttackLetter; 11] = {
        use AttackLetter::*;
        [A, B, C, D, E, F, G, H, I, J, K]
    };
}

/// AA-AUT-8: a movement priority.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "they are letters of the catalogue")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum MovementLetter {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
}

impl MovementLetter {
    /// In their order.
    pub const ALL: [MovementLetter; 7] = {
        use MovementLetter::*;
        [A, B, C, D, E, F, G]
    };
}

/// Why an order could not be carried out.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Failed {
    /// No factory can be entered, or an enemy infantry is next to each.
    NoFactoryToOccupy,
    /// It stands next to a factory already.
    NextToFactoryAlready,
    /// No hex next to a fitting factory can be reached.
    NoHexNextToFactory,
    /// No hex would do from which a factory can be reached in the next move.
    NoHexWithinReach,
    /// No enemy in reach meets priority a or b.
    NoTargetOfAOrB,
    /// No hex is nearer to the nearest factory.
    NoNearerHex,
    /// No enemy in reach can be damaged.
    NoTarget,
    /// There is no enemy at all.
    NoEnemy,
}

/// One link of the chain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say what they are")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Link {
    /// An order was tried and could not be carried out.
    Tried { order: Order, failed: Failed },
    /// This order is carried out.
    Follows { order: Order },
    /// The candidates before any priority.
    Candidates { targets: Vec<UnitId> },
    /// An attack priority narrowed the candidates; c perhaps only the hexes to attack them from.
    Targets { letter: AttackLetter, left: Vec<UnitId> },
    /// A movement priority narrowed the hexes.
    Hexes { letter: MovementLetter, left: Vec<Hex> },
}

/// The chain of reasons for one unit.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Array<Link>"))]
pub struct Chain {
    /// In the order in which things were looked at.
    pub links: Vec<Link>,
    /// Nothing is written down.
    #[serde(skip)]
    is_silent: bool,
}

impl Chain {
    /// A chain that is not kept, for playouts.
    pub(crate) fn silent() -> Chain {
        Chain { links: Vec::new(), is_silent: true }
    }

    fn add(&mut self, link: impl FnOnce() -> Link) {
        if !self.is_silent {
            self.links.push(link());
        }
    }

    pub(crate) fn tried(&mut self, order: Order, failed: Failed) {
        self.add(|| Link::Tried { order, failed });
    }

    pub(crate) fn follows(&mut self, order: Order) {
        self.add(|| Link::Follows { order });
    }

    pub(crate) fn candidates(&mut self, targets: impl FnOnce() -> Vec<UnitId>) {
        self.add(|| Link::Candidates { targets: targets() });
    }

    pub(crate) fn targets_left(&mut self, letter: AttackLetter, left: impl FnOnce() -> Vec<UnitId>) {
        self.add(|| Link::Targets { letter, left: left() });
    }

    pub(crate) fn hexes_left(&mut self, letter: MovementLetter, left: &[Hex]) {
        self.add(|| Link::Hexes { letter, left: left.to_vec() });
    }
}

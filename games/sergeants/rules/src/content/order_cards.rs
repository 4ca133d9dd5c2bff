//! Orders.

use serde::{Deserialize, Serialize};

use crate::content::{OrderNr, reading::Listed, story_cards::is_landmark};

/// What an order wants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    /// SM-ORD-1: own soldiers and no enemies in the landmark at the end of the last turn.
    Hold(String),
    /// SM-ORD-2: a soldier enters the landmark and moves into cover there.
    Search(String),
    /// SM-ORD-3: own soldiers alone in the landmark for a whole turn.
    Capture(String),
    /// SM-ORD-4: the order's VP for each enemy killed or captured.
    GeneralAttack,
    /// SM-ORD-5: enter by the order's area; a soldier leaves by this one.
    Patrol {
        /// The area to leave by.
        leave: String,
    },
    /// SM-ORD-6: the soldier with this equipment is alive at the start of the turn; artillery falls on the tile.
    RegisteredFire {
        /// The equipment.
        with: String,
        /// The turn.
        turn: u8,
        /// The tile or landmark.
        at: String,
        /// Blast checks on everybody there.
        checks: u8,
    },
    /// SM-ORD-7: hold the landmark for so many turns running with the carrier of this equipment, then leave it.
    Demolition {
        /// The landmark.
        landmark: String,
        /// The equipment.
        with: String,
        /// The number of turns.
        #[serde(default = "three")]
        turns: u8,
        /// Blast checks on those who are still there.
        checks: u8,
    },
    /// SM-ORD-8: capture more than half of the landmarks in play.
    Attack,
    /// SM-ORD-9: more than half of an opponent's force killed; for each opponent.
    Skirmish,
    /// SM-ORD-10: so many soldiers alive in the landmark at the same time.
    Recon {
        /// The landmark.
        landmark: String,
        /// The number of soldiers needed.
        #[serde(default = "two")]
        soldiers: u8,
    },
}

fn three() -> u8 {
    3
}

fn two() -> u8 {
    2
}

/// A secret order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Order {
    /// Its number.
    pub number: OrderNr,
    /// SM-ORD-11: the side whose mark it bears.
    pub side: Option<String>,
    /// The entry area that it names.
    pub entry: Option<String>,
    /// What it is worth.
    pub vp: u8,
    /// What it wants.
    pub goal: Goal,
}

impl Listed for Order {
    const LIST: &'static str = "orders";
    const KEY: &'static str = "number";
    type Key = OrderNr;

    fn key(&self) -> OrderNr {
        self.number
    }

    fn faults(&self) -> Vec<String> {
        let unknown = self.goal.landmark().filter(|it| !is_landmark(it));
        unknown.map(|id| format!("{id} is no landmark.")).into_iter().collect()
    }
}

impl Goal {
    /// The landmark that it names.
    pub fn landmark(&self) -> Option<&str> {
        match self {
            Goal::Hold(id) | Goal::Search(id) | Goal::Capture(id) => Some(id),
            Goal::Demolition { landmark, .. } | Goal::Recon { landmark, .. } => Some(landmark),
            _ => None,
        }
    }

    /// The equipment that it needs.
    pub fn equipment(&self) -> Option<&str> {
        match self {
            Goal::RegisteredFire { with, .. } | Goal::Demolition { with, .. } => Some(with),
            _ => None,
        }
    }
}

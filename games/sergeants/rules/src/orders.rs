//! Orders, and equipment.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::Problem;

use crate::{
    Optics,
    cards::{Marker, Set, Stat},
    reading::{Complaints, Inside, read},
    story::is_landmark,
};

/// The number of an order.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct OrderNr(pub u16);

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
        /// How many turns.
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
        /// How many.
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
    #[serde(default)]
    pub side: Option<String>,
    /// The entry area that it names.
    #[serde(default)]
    pub entry: Option<String>,
    /// What it is worth.
    pub vp: u8,
    /// What it wants.
    pub goal: Goal,
}

/// What equipment gives.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Gives {
    /// SM-SCN-3: so many grenades.
    Grenades(u8),
    /// SM-SOL-4: the cards of its owner that bear this medal join the deck.
    Medal(crate::cards::Tag),
    /// Nothing by itself: orders ask for it (a radio, explosives).
    Object,
    /// SM-MRK-3: optics.
    Optics(Optics),
    /// A number of its bearer is higher by so much, such as Fight by a knife.
    Ability {
        /// Which.
        what: Stat,
        /// By how much.
        by: i8,
    },
    /// SM-SHT-7: something that bursts: so many blast checks on everybody under the template.
    Blast {
        /// How far.
        reach: Reach,
        /// How many.
        checks: u8,
    },
    /// SM-MRK-1, SM-MRK-2, SM-MRK-4: a marker is laid on a tile.
    Lays {
        /// Which.
        what: Marker,
        /// How far.
        reach: Reach,
    },
    /// SM-MRK-6: ammunition for a gun, which is who has this trait.
    Ammunition(String),
    /// A foxhole, which betters Cover by so much.
    Foxhole(u8),
    /// SM-SHT-7: rounds of artillery on a tile in sight: so many blast checks on everybody there, or smoke.
    Artillery {
        /// How many.
        checks: u8,
    },
}

/// How far equipment reaches.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Reach {
    /// It is fired, at so many squares, which SHOOT modifiers change.
    Squares(u8),
    /// It is thrown, so many inches further than the bearer's Throw.
    Throw(i8),
    /// It is laid on the own tile, or on one that shares an edge with it.
    Beside,
}

/// Equipment that soldiers carry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Equipment {
    /// Its name in files and keys.
    pub id: String,
    /// Its price in VP.
    pub cost: u8,
    /// SM-SCN-8: the sides that may buy it; all if none is named.
    #[serde(default)]
    pub sides: Vec<String>,
    /// Who may carry it.
    #[serde(default = "anyone")]
    pub carry: Set,
    /// Other equipment that its bearer must carry, too.
    #[serde(default)]
    pub needs: Option<String>,
    /// How often it can be used; without end if left out.
    #[serde(default)]
    pub uses: Option<u8>,
    /// What it gives.
    pub gives: Gives,
}

fn anyone() -> Set {
    Set::Anyone
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OrdersFile {
    orders: Vec<Order>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EquipmentFile {
    equipment: Vec<Equipment>,
}

/// Reads the orders, and tells all that is wrong with them.
pub fn parse_orders(file: &str, text: &str) -> Result<BTreeMap<OrderNr, Order>, Vec<Problem>> {
    let raw: OrdersFile = read(file, text)?;
    let mut complaints = Complaints::new(file, text);
    let mut all = BTreeMap::new();
    for (i, it) in raw.orders.into_iter().enumerate() {
        let path = [Inside::Field("orders"), Inside::Entry(i)];
        if let Some(id) = it.goal.landmark().filter(|it| !is_landmark(it)) {
            complaints.add(&path, format!("{id} is no landmark."));
        }
        if all.contains_key(&it.number) {
            complaints.add(&path, format!("The number {} stands here twice.", it.number.0));
        }
        all.insert(it.number, it);
    }
    if complaints.problems.is_empty() { Ok(all) } else { Err(complaints.problems) }
}

/// Reads the equipment, and tells all that is wrong with it.
pub fn parse_equipment(file: &str, text: &str) -> Result<BTreeMap<String, Equipment>, Vec<Problem>> {
    let raw: EquipmentFile = read(file, text)?;
    let mut complaints = Complaints::new(file, text);
    let mut all = BTreeMap::new();
    for (i, it) in raw.equipment.into_iter().enumerate() {
        let path = [Inside::Field("equipment"), Inside::Entry(i)];
        if all.contains_key(&it.id) {
            complaints.add(&path, format!("The name {} stands here twice.", it.id));
        }
        for what in it.faults() {
            complaints.add(&path, what);
        }
        all.insert(it.id.clone(), it);
    }
    if complaints.problems.is_empty() { Ok(all) } else { Err(complaints.problems) }
}

impl Equipment {
    /// Equipment for anybody at the price of 1 VP, to be used without end.
    pub fn new(id: &str, gives: Gives) -> Equipment {
        Equipment {
            id: id.to_string(),
            cost: 1,
            sides: Vec::new(),
            carry: Set::Anyone,
            needs: None,
            uses: None,
            gives,
        }
    }

    fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        match &self.gives {
            Gives::Lays { what, .. } => faults.extend(what.fault()),
            Gives::Blast { reach: Reach::Beside, .. } => {
                faults.push("What bursts is thrown or fired (SM-SHT-7).".to_string());
            }
            Gives::Blast { checks: 0, .. } | Gives::Artillery { checks: 0 } => {
                faults.push("A number of 0 does nothing.".to_string());
            }
            Gives::Optics(it) if 30 < it.look.max(it.shoot) => {
                faults.push("Optics ignore numbers to 30 at most (SM-MRK-3).".to_string());
            }
            _ => (),
        }
        if self.uses == Some(0) {
            faults.push(format!("{} can never be used.", self.id));
        }
        if self.uses.is_some() && self.gives.act().is_none() {
            faults.push(format!("{} serves by itself and is not used up.", self.id));
        }
        faults
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

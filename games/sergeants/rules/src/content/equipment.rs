//! Equipment that soldiers carry.

use serde::{Deserialize, Serialize};

use crate::{
    content::{Marker, Set, Stat, reading::Listed},
    measure::Optics,
};

/// What equipment gives.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Gives {
    /// SM-SCN-3: so many grenades.
    Grenades(u8),
    /// SM-SOL-4: the cards of its owner that bear this medal join the deck.
    Medal(crate::content::Tag),
    /// Nothing by itself: orders ask for it (a radio, explosives).
    Object,
    /// SM-MRK-3: optics.
    Optics(Optics),
    /// A number of its bearer is higher by so much, such as Fight by a knife.
    Ability {
        /// The number that changes.
        what: Stat,
        /// How much is added to it.
        by: i8,
    },
    /// SM-SHT-7: something that bursts: so many blast checks on everybody under the template.
    Blast {
        /// How far it reaches.
        reach: Reach,
        /// The number of blast checks.
        checks: u8,
    },
    /// SM-MRK-1, SM-MRK-2, SM-MRK-4: a marker is laid on a tile.
    Lays {
        /// The marker.
        what: Marker,
        /// How far it reaches.
        reach: Reach,
    },
    /// SM-MRK-6: ammunition for a gun, which is who has this trait.
    Ammunition(String),
    /// A foxhole, which improves Cover by this much.
    Foxhole(u8),
    /// SM-SHT-7: rounds of artillery on a tile in sight: so many blast checks on everybody there, or smoke.
    Artillery {
        /// The number of blast checks.
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
    /// Its price in VP. SM-SOL-4: a medal has none, since it is earned or handed out; those of matches stored earlier have one, and
    /// are bought.
    #[serde(default)]
    pub cost: u8,
    /// SM-SCN-8: the sides that may buy it; all if none is named.
    #[serde(default)]
    pub sides: Vec<String>,
    /// Who may carry it.
    #[serde(default = "anyone")]
    pub carry: Set,
    /// Other equipment that its bearer must carry, too.
    pub needs: Option<String>,
    /// How often it can be used; without end if left out.
    pub uses: Option<u8>,
    /// What it gives.
    pub gives: Gives,
}

fn anyone() -> Set {
    Set::Anyone
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

    /// SM-SOL-4: whether it is a medal that is not for sale.
    pub fn is_earned(&self) -> bool {
        self.cost == 0 && matches!(self.gives, Gives::Medal(_))
    }
}

impl Listed for Equipment {
    const LIST: &'static str = "equipment";
    const KEY: &'static str = "name";
    type Key = String;

    fn key(&self) -> String {
        self.id.clone()
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
        match (&self.gives, self.cost) {
            (Gives::Medal(_), 1..) => {
                faults.push(format!(
                    "{} is a medal, which is not sold: leave out its cost (SM-SOL-4).",
                    self.id
                ));
            }
            (Gives::Medal(_), 0) | (_, 1..) => (),
            (_, 0) => faults.push(format!("{} needs a cost of 1 VP or more (SM-SCN-3).", self.id)),
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

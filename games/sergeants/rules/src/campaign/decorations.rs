//! Medals and badges that are earned in campaigns.

use serde::{Deserialize, Serialize};

use crate::content::{ActionCard, Belongs, Manner, reading::Listed};

/// SM-SOL-4: what a decoration is.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DecorationSort {
    /// A medal: at most three per rank.
    Medal,
    /// A badge: at most one per rank.
    Badge,
}

/// SG-83: what a decoration is earned with.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Feat {
    /// Enemies killed.
    Kills,
    /// Enemies captured.
    Captures,
    /// Enemies spotted.
    Spots,
    /// Comrades rallied, or saved by a medic.
    Rallies,
    /// A wound that was survived.
    Wounds,
    /// Orders that were met while he was on the map.
    Orders,
    /// Melees survived.
    Melees,
    /// Chapters survived.
    Chapters,
}

/// SM-SOL-4: a medal or a badge. Its name is `sm-honour-…` in the languages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Decoration {
    /// Its name in files and keys.
    pub id: String,
    /// Medal or badge.
    pub sort: DecorationSort,
    /// What it is earned with,
    pub deed: Feat,
    /// and how often that must be done.
    pub n: u8,
    /// The card that it brings.
    pub card: ActionCard,
}

impl Listed for Decoration {
    const LIST: &'static str = "decorations";
    const KEY: &'static str = "name";
    type Key = String;

    fn key(&self) -> String {
        self.id.clone()
    }

    fn faults(&self) -> Vec<String> {
        let mut faults = self.card.faults();
        if self.n == 0 {
            faults.push(format!("The decoration {} is earned by nothing.", self.id));
        }
        if self.card.mark != Belongs::Honour(self.id.clone()) {
            faults.push(format!("The card of {} is marked honour(\"{}\").", self.id, self.id));
        }
        if self.card.manner != Manner::Action || self.card.types.len() < 2 || !self.card.roles.is_empty() {
            let what = "is an action card of several actions, and of no team (SM-SOL-4)";
            faults.push(format!("The card of {} {what}.", self.id));
        }
        faults
    }
}

//! Medals and badges that are earned in campaigns.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::Problem;

use crate::content::{
    ActionCard, Belongs, Manner,
    reading::{Complaints, Inside, read},
};

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

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    decorations: Vec<Decoration>,
}

/// Reads the decorations, in the order in which they are given, and reports everything that is wrong with them.
pub fn parse_decorations(file: &str, text: &str) -> Result<Vec<Decoration>, Vec<Problem>> {
    let raw: File = read(file, text)?;
    let mut complaints = Complaints::new(file, text);
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    for (i, it) in raw.decorations.iter().enumerate() {
        let path = [Inside::Field("decorations"), Inside::Entry(i)];
        it.faults().into_iter().for_each(|what| complaints.add(&path, what));
        if seen.insert(&it.id, i).is_some() {
            complaints.add(&path, format!("The decoration {} stands here twice.", it.id));
        }
    }
    if complaints.problems.is_empty() { Ok(raw.decorations) } else { Err(complaints.problems) }
}

impl Decoration {
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

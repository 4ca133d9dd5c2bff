//! Soldier cards.

use serde::{Deserialize, Serialize};

use crate::content::{Rank, Stat, Tag, reading::Listed};

/// SM-SOL-3: the abilities on one side of a soldier card. What is left out is 0.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Abilities {
    /// LOOK: how far he can spot, in squares.
    pub spot: i8,
    /// LOOK: the number of cards he draws. A soldier with Draw is a leader.
    pub draw: i8,
    /// HIDE: he is hidden if this plus the modifiers is below zero.
    pub cover: i8,
    /// HIDE: the number of pins he can remove.
    pub rally: i8,
    /// HIDE: the number of cards he can hold.
    pub hold: i8,
    /// SHOOT: long range, in squares.
    pub long: i8,
    /// SHOOT: short range, in squares.
    pub short: i8,
    /// SHOOT: close range, in inches.
    pub close: i8,
    /// SHOOT: how far he can throw, in inches.
    pub throw: i8,
    /// SHOOT: whether Hit+ gives another check.
    pub hit_plus: bool,
    /// MOVE: how far he can walk, in inches.
    pub walk: i8,
    /// MOVE: the highest level of terrain he can enter.
    pub climb: i8,
    /// MOVE: the number of cards he has in melee.
    pub fight: i8,
    /// SM-OFF-1: LOOK: the number of phases that get a second card. A soldier with Command is an officer.
    pub command: i8,
    /// SM-MED-1: HIDE: the number of identity checks. A soldier with checks is a medic.
    pub checks: i8,
}

impl Abilities {
    /// A number by its name.
    pub fn number(&self, stat: Stat) -> i8 {
        match stat {
            Stat::Spot => self.spot,
            Stat::Draw => self.draw,
            Stat::Cover => self.cover,
            Stat::Rally => self.rally,
            Stat::Hold => self.hold,
            Stat::Long => self.long,
            Stat::Short => self.short,
            Stat::Close => self.close,
            Stat::Throw => self.throw,
            Stat::Walk => self.walk,
            Stat::Climb => self.climb,
            Stat::Fight => self.fight,
            Stat::BaseDraw => 0,
            Stat::Command => self.command,
            Stat::Checks => self.checks,
        }
    }
}

/// SM-SOL-2: a soldier's kind.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A private.
    Private,
    /// A leader, bought as one of several ranks.
    Leader,
    /// A fixed person, with story cards of his own.
    Character,
    /// A specialist.
    Specialist,
}

/// What a soldier is at a rank: his card, and his price.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct AtRank {
    /// The rank.
    pub rank: Rank,
    /// SM-SOL-3: cost in VP, which is also what he is worth to who kills him.
    pub cost: u8,
    /// The healthy side.
    pub healthy: Abilities,
    /// The red side.
    pub wounded: Abilities,
}

/// SM-SOL-1: a soldier card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SoldierCard {
    /// The number on his dog tag.
    pub tag: Tag,
    /// His name, which is the same in every language.
    pub name: String,
    /// His side.
    pub side: String,
    /// What he is.
    pub kind: Kind,
    /// Traits that cards and equipment speak of.
    #[serde(default)]
    pub traits: Vec<String>,
    /// One rank, or a leader's several.
    pub ranks: Vec<AtRank>,
}

impl SoldierCard {
    /// His card at a rank.
    pub fn at(&self, rank: Rank) -> Option<&AtRank> {
        self.ranks.iter().find(|it| it.rank == rank)
    }

    /// SM-OFF-1: an officer has Command.
    pub fn is_officer(&self) -> bool {
        self.ranks.iter().any(|it| 0 < it.healthy.command)
    }

    /// SM-MED-1: a medic makes identity checks.
    pub fn is_medic(&self) -> bool {
        self.ranks.iter().any(|it| 0 < it.healthy.checks)
    }

    /// SM-SCN-9: a leader is any card with Draw.
    pub fn is_leader(&self) -> bool {
        self.ranks.iter().any(|it| 0 < it.healthy.draw)
    }
}

impl Listed for SoldierCard {
    const LIST: &'static str = "soldiers";
    const KEY: &'static str = "tag";
    type Key = Tag;

    fn key(&self) -> Tag {
        self.tag
    }

    fn twice(&self, earlier: &SoldierCard) -> String {
        format!("{} has the tag {} of {} (SM-SCN-9).", self.name, self.tag.0, earlier.name)
    }

    fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        if self.name.trim().is_empty() || self.side.trim().is_empty() {
            faults.push("A soldier needs a name and a side.".to_string());
        }
        if self.ranks.is_empty() {
            faults.push(format!("{} needs a rank.", self.name));
        }
        if 1 < self.ranks.len() && self.kind != Kind::Leader {
            faults.push(format!("{} is no leader and has several ranks (SM-SOL-2).", self.name));
        }
        let ranks: Vec<Rank> = self.ranks.iter().map(|it| it.rank).collect();
        if (1..ranks.len()).any(|i| ranks[..i].contains(&ranks[i])) {
            faults.push(format!("{} has a rank twice.", self.name));
        }
        for it in &self.ranks {
            let Abilities { spot, draw, cover, rally, hold, long, short, close, throw, .. } = it.healthy;
            let Abilities { walk, climb, fight, .. } = it.healthy;
            let others = [spot, draw, rally, hold, long, short, close, throw, walk, climb, fight];
            if others.iter().any(|it| !(0..=30).contains(it)) || !(-20..=20).contains(&cover) {
                faults.push(format!("{} has an ability out of range: 0 to 30, Cover -20 to 20.", self.name));
            }
            let Abilities { command, checks, .. } = it.healthy;
            if !(0..=3).contains(&command) || !(0..=9).contains(&checks) {
                let what = "has a Command out of range, 0 to 3, or identity checks, 0 to 9 (SM-OFF-1).";
                faults.push(format!("{} {what}", self.name));
            }
        }
        faults
    }
}

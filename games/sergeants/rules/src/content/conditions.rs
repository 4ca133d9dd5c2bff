//! Sets of soldiers, and conditions, as cards and equipment name them.

use serde::{Deserialize, Serialize};

use crate::content::{Rank, Stat, Tag};

/// A set of soldiers, as the player who carries out the step sees it. Dead, captured and departed soldiers are in no set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Set {
    /// Everybody.
    Anyone,
    /// The card's owner.
    Owner,
    /// The player's own soldiers.
    Own,
    /// All soldiers of the player's side, the own ones too.
    Friend,
    /// Soldiers of another side.
    Enemy,
    /// Soldiers of a side.
    Side(String),
    /// A certain soldier.
    Named(Tag),
    /// Those with a trait.
    Is(String),
    /// Leaders: those whose card has Draw.
    Leader,
    /// Those in a place.
    In(Where),
    /// Those who are spotted.
    Spotted,
    /// Those who are pinned.
    Pinned,
    /// Those who are wounded.
    Wounded,
    /// Those who are in cover as they stand.
    InCover,
    /// Those in a melee.
    InMelee,
    /// Those whose number on their card, with what equipment adds, is between these.
    With {
        /// Which number.
        what: Stat,
        /// At least.
        #[serde(default = "lowest")]
        least: i8,
        /// At most.
        #[serde(default = "highest")]
        most: i8,
    },
    /// Those in all of these sets.
    All(Vec<Set>),
    /// Those in any of these sets.
    Any(Vec<Set>),
    /// Those who are not in this set.
    Not(Box<Set>),
    /// SM-SPC-2, SM-SPC-4: whom a reaction answers, or a preempt has picked.
    Picked,
    /// SM-TEA-2: soldiers of the card's panel.
    Team,
    /// SM-TEA-2: soldiers of all panels of the player.
    Teams,
    /// SM-TEA-4: soldiers of a certain panel.
    On(String),
    /// SM-TEA-1: those of a rank.
    Ranked(Rank),
    /// SM-TEA-1: those with so many grenades or more.
    Grenades(u8),
}

/// A part of the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Where {
    /// A tile or a landmark by its number, whatever side is up: `"3"` or `"L2"`.
    Tile(String),
    /// Any landmark.
    Landmark,
    /// The whole map.
    Map,
}

/// A condition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cond {
    /// A set has between so many and so many members.
    Count {
        /// The set.
        of: Set,
        /// At least.
        #[serde(default = "one")]
        least: u8,
        /// At most.
        #[serde(default = "most")]
        most: u8,
    },
    /// The turn is between these.
    Turn {
        /// The first.
        #[serde(default = "one")]
        least: u8,
        /// The last.
        #[serde(default = "most")]
        most: u8,
    },
    /// The player has at least so many cards in hand.
    Hand(u8),
    /// All of these.
    All(Vec<Cond>),
    /// Any of these.
    Any(Vec<Cond>),
    /// Not this.
    Not(Box<Cond>),
    /// SM-TEA-2: all soldiers of a set who are on the map stand in one tile, and there is one at least.
    SameTile(Set),
}

fn one() -> u8 {
    1
}

fn most() -> u8 {
    u8::MAX
}

fn lowest() -> i8 {
    i8::MIN
}

fn highest() -> i8 {
    i8::MAX
}

impl Set {
    pub(crate) fn needs_a_player(&self) -> bool {
        match self {
            Set::Owner | Set::Own | Set::Friend | Set::Enemy => true,
            Set::Picked | Set::Team | Set::Teams => true,
            Set::All(sets) | Set::Any(sets) => sets.iter().any(Set::needs_a_player),
            Set::Not(set) => set.needs_a_player(),
            _ => false,
        }
    }

    pub(crate) fn names_the_owner(&self) -> bool {
        match self {
            Set::Owner => true,
            Set::All(sets) | Set::Any(sets) => sets.iter().any(Set::names_the_owner),
            Set::Not(set) => set.names_the_owner(),
            _ => false,
        }
    }

    /// Whether everybody can tell who is in it: it asks for nothing that stands on a soldier's card at his rank, and for
    /// nothing that he carries.
    pub(crate) fn is_open(&self) -> bool {
        match self {
            Set::Leader | Set::Team | Set::Teams | Set::On(_) => false,
            Set::With { .. } | Set::Ranked(_) | Set::Grenades(_) => false,
            Set::All(sets) | Set::Any(sets) => sets.iter().all(Set::is_open),
            Set::Not(set) => set.is_open(),
            _ => true,
        }
    }
}

impl Cond {
    pub(crate) fn needs_a_player(&self) -> bool {
        match self {
            Cond::Count { of, .. } => of.needs_a_player(),
            Cond::Hand(_) => true,
            Cond::Turn { .. } => false,
            Cond::All(list) | Cond::Any(list) => list.iter().any(Cond::needs_a_player),
            Cond::Not(cond) => cond.needs_a_player(),
            Cond::SameTile(set) => set.needs_a_player(),
        }
    }

    pub(crate) fn names_the_owner(&self) -> bool {
        match self {
            Cond::Count { of, .. } => of.names_the_owner(),
            Cond::SameTile(set) => set.names_the_owner(),
            Cond::Hand(_) | Cond::Turn { .. } => false,
            Cond::All(list) | Cond::Any(list) => list.iter().any(Cond::names_the_owner),
            Cond::Not(cond) => cond.names_the_owner(),
        }
    }
}

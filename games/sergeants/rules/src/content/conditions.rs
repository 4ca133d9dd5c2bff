//! Sets of soldiers, and conditions, as cards and equipment name them.

use serde::{Deserialize, Serialize};

use crate::content::{Rank, Stat, Tag, visit::Atom};

/// A set of soldiers, as the player who carries out the step sees it. Dead, captured and departed soldiers are in no set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Set {
    /// All soldiers, of any side.
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
        /// The number that is compared.
        what: Stat,
        /// The lowest number allowed.
        #[serde(default = "lowest")]
        least: i8,
        /// The highest number allowed.
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
    /// A tile or a landmark by its number, regardless of which side is up: `"3"` or `"L2"`.
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
    /// The size of a set is within a range.
    Count {
        /// The set.
        of: Set,
        /// The smallest size allowed.
        #[serde(default = "one")]
        least: u8,
        /// The largest size allowed.
        #[serde(default = "most")]
        most: u8,
    },
    /// The current turn is within a range.
    Turn {
        /// The first turn of the range.
        #[serde(default = "one")]
        least: u8,
        /// The last turn of the range.
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
    /// Whether everyone can tell who is in it: it asks for nothing that is on a soldier's card at his rank, and for nothing that he
    /// carries.
    pub(crate) fn is_open(&self) -> bool {
        !Atom::Set(self).any(|it| match it {
            Atom::Set(Set::Leader | Set::Team | Set::Teams | Set::On(_)) => true,
            Atom::Set(Set::With { .. } | Set::Ranked(_) | Set::Grenades(_)) => true,
            Atom::Set(_) => false,
            Atom::Step(_)
            | Atom::Checked(_)
            | Atom::Who(_)
            | Atom::Players(_)
            | Atom::Act(_)
            | Atom::Cond(_) => false,
        })
    }
}

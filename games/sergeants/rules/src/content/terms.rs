//! The words that all cards share: actions, dog tags, ranks, abilities and markers.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Numbers by which cards are known.
macro_rules! numbers {
    ($($(#[$about:meta])* $name:ident;)+) => {
        $(
            $(#[$about])*
            #[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
            #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
            #[serde(transparent)]
            pub struct $name(pub u16);

            impl fmt::Display for $name {
                fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
                    self.0.fmt(to)
                }
            }
        )+
    };
}

numbers! {
    /// SM-SOL-1: the number on a soldier's dog tag. No two soldiers have the same.
    Tag;
    /// The number of a story card.
    StoryNr;
    /// The number of an order.
    OrderNr;
}

/// A marker that is laid on the map.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Marker {
    /// SM-MRK-1: fire, which burns until the end of the game.
    Fire,
    /// SM-MRK-2: mines: a soldier who starts to move there gets a blast check.
    Mines,
    /// SM-MRK-4: smoke, 2 for light or 3 for thick.
    Smoke(u8),
}

/// A sort of markers.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names are those of the markers")]
pub enum Sort {
    Fire,
    Mines,
    Smoke,
}

/// A number that can change for some time.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names are those of the abilities")]
pub enum Stat {
    Spot,
    Draw,
    Cover,
    Rally,
    Hold,
    Long,
    Short,
    Close,
    Throw,
    Walk,
    /// SM-MOV-3: the highest level of terrain that he enters.
    Climb,
    Fight,
    /// The cards that every player draws at the beginning of a turn (SM-TRN-1).
    BaseDraw,
    /// SM-OFF-1: an officer's.
    Command,
    /// SM-MED-1: a medic's identity checks.
    Checks,
}

/// How long something lasts.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Until {
    /// To the end of the phase.
    Phase,
    /// To the end of the turn.
    Turn,
    /// To the end of the game.
    Game,
}

impl Marker {
    /// What is wrong with it.
    pub(crate) fn fault(self) -> Option<String> {
        let wrong = matches!(self, Marker::Smoke(times) if !(2..=3).contains(&times));
        wrong.then(|| "Smoke is 2 or 3 times thick (SM-MRK-4).".into())
    }
}

/// SM-SOL-2: the rank that a soldier is bought with.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Rank {
    /// A private.
    Private,
    /// A junior sergeant.
    Junior,
    /// A senior sergeant.
    Senior,
    /// SM-OFF-1: an officer.
    Officer,
}

/// SM-MAP-2: what modifiers are for, each with its colour.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Green: for spotting.
    Look,
    /// Pink: for shooting.
    Shoot,
    /// Blue: for hiding.
    Hide,
    /// Yellow: for moving.
    Move,
}

impl Action {
    /// All four.
    pub const ALL: [Action; 4] = [Action::Look, Action::Shoot, Action::Hide, Action::Move];
}

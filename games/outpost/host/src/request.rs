//! A game as people and programs ask for it.

use outpost::{Position, Setup};
use serde::{Deserialize, Serialize};

/// What is wished for; what is left out is as usual.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Request {
    /// Two to four; two by default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub players: Option<u8>,
    /// Four to nine; six by default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u8>,
    /// Whether marches have a clock.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>"))]
    pub clock: bool,
    /// A position to start from.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "Partial<Position>"))]
    pub position: Option<Position>,
}

impl Request {
    pub(crate) fn setup(self) -> Setup {
        let mut setup = Setup::of(self.players.unwrap_or(2));
        setup.rounds = self.rounds.unwrap_or(setup.rounds);
        setup.clock = self.clock;
        setup.position = self.position;
        setup
    }
}

//! Missions (AA-MIS): weather and mountains go with any game; each can be switched on by itself.

pub(crate) mod mountains;
pub(crate) mod weather;

use serde::{Deserialize, Serialize};
pub use weather::{Weather, turns_of_weather_left};

/// AA-MIS-0: the missions of a game; none by default.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Missions {
    /// AA-MIS-WEA-1: the weather changes every three turns.
    pub weather: bool,
    /// AA-MIS-MTN-1: mountains are terrain of their own.
    pub mountains: bool,
}

impl Missions {
    /// Whether a plain skirmish is played.
    pub fn is_none(&self) -> bool {
        *self == Missions::default()
    }
}

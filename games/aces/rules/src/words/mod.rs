//! The game in words: every question, event, refusal and outcome as a key with arguments, to be said in any language.

mod answers;
mod chain;
mod log;
mod questions;
mod refusals;

use table::{Arg, Phrase};

use crate::{Faction, Hex, Kind, Side, UnitId, choices::Target, missions::Weather};

impl From<UnitId> for Arg {
    fn from(id: UnitId) -> Arg {
        Arg::Named { of: "unit", id: id.to_string() }
    }
}

impl From<Hex> for Arg {
    fn from(hex: Hex) -> Arg {
        Arg::Named { of: "hex", id: hex.to_string() }
    }
}

impl From<Faction> for Arg {
    fn from(faction: Faction) -> Arg {
        Arg::Named { of: "faction", id: faction.key().to_string() }
    }
}

impl From<Side> for Arg {
    fn from(side: Side) -> Arg {
        Arg::Named { of: "side", id: side.key().to_string() }
    }
}

impl From<Kind> for Arg {
    fn from(kind: Kind) -> Arg {
        Arg::Named { of: "kind", id: kind.key().to_string() }
    }
}

impl From<Target> for Arg {
    fn from(target: Target) -> Arg {
        match target {
            Target::Unit(unit) => unit.into(),
            Target::Hex(hex) => hex.into(),
            Target::Launcher => Arg::Named { of: "target", id: "v2".to_string() },
        }
    }
}

impl From<Weather> for Arg {
    fn from(weather: Weather) -> Arg {
        Arg::Named { of: "weather", id: weather.key().to_string() }
    }
}

fn seat(seat: table::Seat) -> Arg {
    Arg::Named { of: "seat", id: seat.0.to_string() }
}

/// A sentence about a faction.
fn of(key: &'static str, faction: Faction) -> Phrase {
    Phrase::new(key).with("faction", faction)
}

//! Unpredictable weather (AA-MIS-WEA-1, AA-MIS-WEA-2).

use serde::{Deserialize, Serialize};
use table::{Play, Table};

use crate::{
    Aces, Ask, Event, Faction, World,
    board::{Field, Unit},
    combat::SIDES,
    forces::Arm,
    world::HalfPoints,
};

/// AA-MIS-WEA-1: a weather lasts for so many turns.
pub(crate) const TURNS: u16 = 3;
/// AA-MIS-WEA-1: what a storm takes from the greatest range of artillery.
const STORM: u8 = 1;

/// AA-MIS-WEA-1: the weather, in the order of the die.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Weather {
    /// Nothing unusual.
    #[default]
    Normal,
    /// Water is standard terrain.
    Frost,
    /// Roads, standard terrain and forest are dearer.
    Mud,
    /// Standard terrain is cheaper.
    Dry,
    /// Artillery reaches less far.
    Storm,
    /// There are no interceptions.
    Fog,
}

impl Weather {
    /// All six, in the order of the die.
    pub const ALL: [Weather; 6] =
        [Weather::Normal, Weather::Frost, Weather::Mud, Weather::Dry, Weather::Storm, Weather::Fog];

    /// AA-MIS-WEA-1: 1-2 normal, 3-4 frost, 5-6 mud, 7-8 dry, 9-10 storm, 11-12 fog.
    pub fn of_die(die: u8) -> Weather {
        Weather::ALL[(die.clamp(1, SIDES) as usize - 1) / 2]
    }

    /// Its name in ids.
    pub fn key(self) -> &'static str {
        match self {
            Weather::Normal => "normal",
            Weather::Frost => "frost",
            Weather::Mud => "mud",
            Weather::Dry => "dry",
            Weather::Storm => "storm",
            Weather::Fog => "fog",
        }
    }
}

/// AA-MIS-WEA-1, AA-MIS-WEA-2: what standard terrain costs: 1.5 in mud, 0.5 when dry, else 1. Own factories and the ground
/// where one stood cost the same; aircraft pay 1 in any weather.
#[inline]
pub(crate) fn standard_cost(arm: Arm, weather: Weather) -> HalfPoints {
    match (arm, weather) {
        (Arm::Aircraft, _) => 2,
        (_, Weather::Mud) => 3,
        (_, Weather::Dry) => 1,
        _ => 2,
    }
}

/// AA-MIS-WEA-1: forest costs 2 in mud, else 1.5.
pub(crate) fn forest_cost(weather: Weather) -> HalfPoints {
    if weather == Weather::Mud { 4 } else { 3 }
}

/// AA-MIS-WEA-1: a road costs 1 in mud, else 0.5.
pub(crate) fn road_cost(weather: Weather) -> HalfPoints {
    if weather == Weather::Mud { 2 } else { 1 }
}

/// AA-MIS-WEA-1, AA-MIS-WEA-2: a storm takes 1 from the greatest range of artillery. A range that is emptied by it
/// contains no distance, and so cannot be used.
pub(crate) fn storm(field: &Field) -> u8 {
    if field.weather == Weather::Storm { STORM } else { 0 }
}

/// AA-MIS-WEA-1: in fog no unit is intercepted. Attacks owed from before remain.
#[inline]
pub(crate) fn hides(field: &Field, _mover: &Unit) -> bool {
    field.weather == Weather::Fog
}

/// AA-MIS-WEA-1: before turns 1, 4, 7 and so on a die decides the weather.
pub(crate) fn before_turn(t: &mut Table<'_, Aces>, faction: Faction, round: u16) -> Play {
    if !t.world().missions.weather || !turns_before(&t.board().field, faction, round).is_multiple_of(TURNS) {
        return Ok(());
    }
    let die = t.roll(Ask::Weather, 1, SIDES)?[0];
    t.tell(Event::WeatherChanged { die, weather: Weather::of_die(die) });
    Ok(())
}

/// How many turns were played before a faction's turn. Every round has one of each: nothing needs to be counted.
fn turns_before(field: &Field, faction: Faction, round: u16) -> u16 {
    let in_round = field.place_in_order(faction) as u16;
    // Only whether three divide it matters, so that a late round cannot make it too great.
    (round.saturating_sub(1) % TURNS) * field.order.len() as u16 + in_round
}

/// How many turns the weather lasts, the current one included; none where it does not change.
pub fn turns_of_weather_left(world: &World, field: &Field) -> Option<u16> {
    let active = field.active.filter(|_| world.missions.weather && 0 < field.round)?;
    Some(TURNS - turns_before(field, active, field.round) % TURNS)
}

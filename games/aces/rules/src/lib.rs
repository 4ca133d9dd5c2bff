//! Aces & Armor: hexes, twelve-sided dice, two teams of two factions.
//!
//! One file a chapter of the rulebook: [`setting_up`](crate) (SET), `movement` (MOV and FAC), `interception` (INT),
//! `attacks` (ATK), `combat` (CMB), `money` (MON), `victory` (VIC), `missions` (MIS). `board` holds the state, `events` what can happen
//! to it, `choices` what is asked and answered, `why` the reasons of refusals. Every rule names its id in the
//! catalogue, `games/aces/catalogue.md`.

mod asides;
mod attacks;
pub mod automa;
mod board;
mod choices;
mod combat;
pub mod content;
mod events;
mod factories;
mod forces;
mod game;
mod hex;
mod interception;
mod map;
mod mats;
mod missions;
mod money;
mod movement;
mod names;
pub mod odds;
mod position;
mod reach;
mod secrecy;
mod setting_up;
mod turn;
mod victory;
mod why;
mod words;
mod world;

pub use attacks::{may_attack, targets};
pub use automa::coop::Coop;
pub use automa::{Chain, Order};
pub use board::{Board, ByFaction, Field, Level, Phase, Unit, Units, Waiting};
pub use choices::{Armies, Ask, Attack, Choice, Kinds, Lot, MAX_STEPS, Path, Space, Target};
pub use combat::{
    Back, Plan, SIDES, damage_from, dice_of, fixed_hits, in_blast, needed, plan, red_dice, shoots_back,
    supporters,
};
pub use events::{Bombardment, Event, Fight, Fire, How, Outcome, Struck};
pub use forces::{Arm, Faction, Kind, NotAUnit, Side, UnitId, parse_type};
pub use game::{Aces, Step};
pub use hex::{Direction, Grid, Hex, MAX_COLUMNS, MAX_ROWS, NotAHex, ring};
pub use interception::interceptors;
pub use map::{Area, Map, Terrain};
pub use mats::{Aim, AirFire, DESTROYED, MAX_SPEED, Mat, Mats};
pub use missions::{
    BulgeSetup, FIVE, Launcher, LauncherStruck, Missions, N_TOKENS, Rocket, Rocketry, V2Position, V2Setup,
    Weather, plan_against_launcher, turns_of_weather_left,
};
pub use money::{FEE, LIMIT, REPAIR_COST, REPAIRED};
pub use movement::{movable, path_cost};
pub use position::Position;
pub use reach::{Reach, reach};
pub use secrecy::View;
pub use setting_up::{Automaton, Difficulty, Intercepts, Options, Seated, Setup};
pub use table::Marked;
pub use victory::QUIET_ROUNDS;
pub use why::{Bill, Why};
pub use world::{Figures, HalfPoints, World};

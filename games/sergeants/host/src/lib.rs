//! Sergeants as a hosted game.
//!
//! * [`Request`] is a set-up as people and programs ask for it: scenarios and campaigns by name.
//! * [`Query`] is a pure question about a position, and [`Found`] its answer.
//! * [`WorldInfo`] and [`Delta`] are what the messages of the browser table carry.
//! * [`bots`] has players, `terminal` the game at the command line, `balance` measures how even its scenarios are.

mod balance;
pub mod bots;
mod cards;
mod hosted;
mod queries;
mod request;
mod terminal;
mod wire;
mod world_info;

pub use cards::{
    CampaignCard, GateCard, LandmarkCard, ScenarioCard, SideCard, campaign_cards, scenario_cards,
};
pub use hosted::Game;
pub use queries::{Footing, Found, Measured, Query, Ruler, Sights, Soldier, TileOnLine, Tried, Verdict};
pub use request::Request;
pub use wire::{Changed, Delta};
pub use world_info::{
    AreaInfo, CardInfo, EquipmentInfo, GateInfo, MapInfo, NarratorInfo, OrderInfo, PanelInfo, PieceInfo,
    ScenarioInfo, SlotInfo, StoryInfo, TileInfo, WorldInfo,
};

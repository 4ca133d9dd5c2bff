//! Sergeants as a hosted game.
//!
//! * [`Request`] is a set-up as people and programs ask for it: scenarios and campaigns by name.
//! * [`Query`] is a pure question about a position, and [`Found`] its answer.
//! * [`WorldInfo`] and [`Delta`] are what the messages of the browser table carry.
//! * [`bots`] has players, `terminal` the game at the command line, `balance` measures how even its scenarios are,
//!   [`lab`] how strong the search player is, and teaches it; `hint` is its advice, `analyst` what it says of
//!   finished matches.

mod analyst;
mod balance;
pub mod bots;
mod cards;
mod changes;
mod edited;
mod hint;
mod hosted;
pub mod lab;
mod measured;
mod numbers;
mod odds;
mod outlook;
mod prospects;
mod queries;
mod reference;
mod report;
mod request;
mod ruler;
mod snapping;
mod terminal;
mod wire;
mod world_info;

pub use cards::{
    CampaignCard, GateCard, LandmarkCard, ScenarioCard, SideCard, Stocked, campaign_cards, scenario_cards,
};
pub use edited::{Draft, Edited, EquipmentInBox, InTheBox, Opened, OrderInBox, StoryInBox};
pub use hint::{Advice, Sketch};
pub use hosted::Game;
pub use odds::{DamageOdds, ShotOdds};
pub use outlook::{Faced, Outlook};
pub use prospects::{Doing, Prospect};
pub use queries::{
    CardFit, Footing, Found, Instead, Limit, Meter, Numbers, PanelPlaces, PlacingInfo, Query, Ransom, Sights,
    Soldier, Tried,
};
pub use reference::{Laid, Looked, Reference, Referred};
pub use request::Request;
pub use ruler::{ComesTo, Measured, Ruler, TileOnLine, Verdict};
pub use snapping::Because;
pub use wire::{Changed, Delta};
pub use world_info::{
    AreaInfo, CardInfo, EquipmentInfo, GateInfo, MapInfo, NarratorInfo, OrderInfo, PanelInfo, PieceInfo,
    ScenarioInfo, SlotInfo, StepInfo, StoryInfo, TileInfo, WorldInfo,
};

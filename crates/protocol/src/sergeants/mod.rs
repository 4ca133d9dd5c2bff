//! Sergeants on the wire.

mod cards;
mod queries;
mod request;
mod ruler;
mod wire;
mod world_info;

pub use cards::{
    CampaignCard, GateCard, LandmarkCard, ScenarioCard, SideCard, campaign_cards, scenario_cards,
};
pub use queries::{CardFit, Footing, Found, PanelPlaces, PlacingInfo, Query, Ransom, Sights, Soldier, Tried};
pub use request::Request;
pub use ruler::{ComesTo, Measured, Ruler, TileOnLine, Verdict};
pub use wire::{Changed, Delta};
pub use world_info::{
    AreaInfo, CardInfo, EquipmentInfo, GateInfo, MapInfo, NarratorInfo, OrderInfo, PanelInfo, PieceInfo,
    ScenarioInfo, SlotInfo, StepInfo, StoryInfo, TileInfo, WorldInfo,
};

//! Sergeants on the wire.

mod cards;
mod queries;
mod request;
mod wire;
mod world_info;

pub use cards::{
    CampaignCard, GateCard, LandmarkCard, ScenarioCard, SideCard, campaign_cards, scenario_cards,
};
pub use queries::{Footing, Found, Measured, Query, Ruler, Sights, Soldier, TileOnLine, Tried, Verdict};
pub use request::Request;
pub use wire::{Changed, Delta};
pub use world_info::{
    AreaInfo, CardInfo, EquipmentInfo, GateInfo, MapInfo, NarratorInfo, OrderInfo, PanelInfo, PieceInfo,
    ScenarioInfo, SlotInfo, StoryInfo, TileInfo, WorldInfo,
};

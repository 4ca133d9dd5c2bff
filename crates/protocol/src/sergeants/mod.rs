//! Sergeants on the wire.

mod cards;
mod queries;
mod request;
mod wire;
mod world_info;

pub use cards::{GateCard, LandmarkCard, ScenarioCard, SideCard, scenario_cards};
pub use queries::{Footing, Found, Measured, Query, Ruler, Sights, Soldier, TileOnLine, Tried, Verdict};
pub use request::Request;
pub use wire::{Changed, Delta};
pub use world_info::{
    AreaInfo, CardInfo, EquipmentInfo, GateInfo, MapInfo, NarratorInfo, OrderInfo, PanelInfo, PieceInfo,
    ScenarioInfo, SlotInfo, StoryInfo, TileInfo, WorldInfo,
};

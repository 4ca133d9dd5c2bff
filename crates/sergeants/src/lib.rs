//! Sergeants Miniatures Game: single soldiers on map tiles, measured in inches, driven by cards.
//!
//! What is here so far: `geometry`, exact and in whole numbers; the tiles and the `map` that is laid of them; and the questions that
//! rules, rulers, previews and bots all ask: `sight` for a line between two soldiers, `cover`, the `walk` as a space of places,
//! and the `blast` template. Every rule names its id in the catalogue, `rules/sergeants.md`, and every ruling beyond it one of
//! `RULINGS.md`.

mod blast;
pub mod cards;
pub mod content;
mod cover;
pub mod geometry;
mod library;
mod map;
mod marked;
mod measures;
mod orders;
mod scenario;
mod sight;
mod soldiers;
mod story;
mod tiles;
mod walk;

pub use blast::{NoThrow, Throw};
pub use cards::{ActionCard, Belongs, Damage, Hit, Hits, Narrator, Rank, Step, Tag};
pub use cover::{Cover, cover, is_along, samples_on};
pub use geometry::{Base, Facing, Place, Point};
pub use library::{Library, Texts, scenario, scenarios};
pub use map::{Area, Building, Ground, MAX_ON_LINE, Map, Piece, Tile, TileIx};
pub use marked::Marked;
pub use measures::Measures;
pub use orders::{Equipment, Gives, Goal, Order, OrderNr};
pub use scenario::{Edge, Enlisted, EntryArea, Force, Scenario, SideOf, Special, Start};
pub use sight::{Line, OnLine, line, reaches};
pub use soldiers::{Abilities, AtRank, Kind, SoldierCard};
pub use story::{By, Colour, Effect, StoryCard, StoryNr, Topic};
pub use tiles::{
    Action, FaceId, Modifiers, NotATile, RawArea, RawFace, RawPiece, RawTile, Shape, Terrain, TileId,
    TileSide, Tiles,
};
pub use walk::{Blocked, MAX_BENDS, Other, Span, Walk, Walked, Way};

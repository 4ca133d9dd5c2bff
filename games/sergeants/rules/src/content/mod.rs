//! Content: what comes in a box. Cards in `atoms`, on which soldiers, story, order and equipment cards are built; tiles and measures;
//! scenarios; and the [`Library`] and the [`Shelf`] that read them all and complain about what is wrong with the line of the file.

pub(crate) mod action_cards;
pub(crate) mod atoms;
pub(crate) mod builtin;
pub(crate) mod conditions;
pub(crate) mod drawn;
pub(crate) mod equipment;
pub(crate) mod faults;
pub(crate) mod library;
pub(crate) mod measures;
pub(crate) mod order_cards;
pub(crate) mod panels;
pub(crate) mod reading;
pub(crate) mod said;
pub(crate) mod scenario;
pub(crate) mod shelf;
pub(crate) mod soldier_cards;
pub(crate) mod story_cards;
pub(crate) mod terms;
pub(crate) mod tiles;
pub(crate) mod visit;

pub use action_cards::{ActionCard, Belongs, Damage, Hit, Hits, Manner, Narrator};
pub use atoms::{Act, Band, Deal, Mark, Spot, Step, Who, Whom};
pub use builtin::{MAPS, map, measures, tiles};
pub use conditions::{Cond, Set, Where};
pub use drawn::Drawn;
pub use equipment::{Equipment, Gives, Reach};
pub use faults::{Fault, Wrong};
pub use library::{Library, Texts, campaign, campaigns, scenario, scenarios};
pub use measures::Measures;
pub use order_cards::{Goal, Order};
pub use panels::{Need, Panel, Slot};
pub use said::Said;
pub use scenario::{Edge, Enlisted, EntryArea, Force, Scenario, SideOf, Special, Start};
pub use shelf::{Shelf, is_suggested, seatings};
pub use soldier_cards::{Abilities, AtRank, Kind, SoldierCard};
pub use story_cards::{By, Colour, Effect, StoryCard, Topic};
pub use terms::{Action, Marker, OrderNr, Rank, Sort, Stat, StoryNr, Tag, Until};
pub use tiles::{
    FaceId, GROUND, Modifiers, NotATile, RawArea, RawFace, RawPiece, RawTile, Shape, Terrain, TileId,
    TileSide, Tiles,
};
pub use visit::{Atom, Visit};

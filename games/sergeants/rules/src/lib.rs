//! Sergeants Miniatures Game: single soldiers on map tiles, measured in inches, driven by cards.
//!
//! The crate has six rooms. [`content`] is what comes in a box: cards, tiles and scenarios. [`state`] is a game as it stands, and what can
//! happen to it. [`measure`] is geometry, lines, cover and walks. [`rules`] has one file a chapter of the rulebook. [`campaign`] links
//! scenarios, and [`words`] describes all of it in phrases that clients translate.
//!
//! Every rule names its id in the catalogue, `games/sergeants/catalogue.md`, in the file that bears the chapter's name, and its tests are
//! in the file of the same name in `tests/rules`. A ruling beyond the catalogue names one of `RULINGS.md`.

#[cfg(test)]
extern crate self as sergeants;

pub mod campaign;
pub mod content;
#[cfg(test)]
mod leaks;
pub mod measure;
pub mod rules;
pub mod secrecy;
pub mod state;
pub mod words;

pub use campaign::{
    Account, Campaign, Chronicle, Decoration, DecorationSort, Earned, Fate, Feat, Honour, March, Returned,
    Service, Veteran, account,
};
pub use content::{
    Abilities, Action, ActionCard, AtRank, Band, Belongs, By, Colour, Damage, Drawn, Edge, Effect, Enlisted,
    EntryArea, Equipment, FaceId, Force, Gives, Goal, Hit, Hits, Kind, Library, Manner, Marker, Measures,
    Modifiers, Narrator, Need, NotATile, Order, OrderNr, Panel, Rank, RawArea, RawFace, RawPiece, RawTile,
    Reach, Scenario, Shape, Shelf, SideOf, Slot, SoldierCard, Sort, Special, Spot, Start, Step, StoryCard,
    StoryNr, Tag, Terrain, Texts, TileId, TileSide, Tiles, Topic, campaign, campaigns, is_suggested,
    scenario, scenarios, seatings,
};
pub use measure::geometry;
pub use measure::{
    Area, Base, Blocked, Building, Cover, Facing, Ground, Line, MAX_BENDS, MAX_ON_LINE, Map, NoThrow, OnLine,
    Optics, Other, Piece, Place, Point, Seeing, Smoke, Span, Throw, Tile, TileIx, Walk, Walked, Way, cover,
    facing_to, is_along, line, line_through, reaches, samples_on,
};
pub use rules::{
    Bill, Foxhole, Laid, Lay, Laying, Markers, Market, On, Outcome, Placeable, RALLY_RANGE, are_filled,
    bands, bill, blast, can_take_cover, charge, contacts, cover_at, cover_number, fitting, foxhole,
    in_order_of_play, is_dead, is_in_melee, is_so, laying, left, length, lines_to_enemies, market, marks,
    may_begin, may_enter, may_have, may_hold, may_launch, may_throw, may_turn, may_use, may_walk, members,
    on_tile, open_gates, others, price, ransom, reach, reach_of, seated, seating, seconds, served_guns, some,
    spottable, suits, targets, under, usable, would_meet,
};
pub use state::{
    Aim, Ask, At, Bands, Board, CardIx, CardOf, Change, Choice, Context, Deed, Event, Field, Figure, Gate,
    Lying, Melee, Owner, Part, Playing, Position, Posted, Preempted, Private, Procedure, Recruit, SeatView,
    Secret, Sergeants, Setup, Shot, Shown, Space, Standing, Turned, View, Why, World, secrets,
};
pub use table::Marked;

/// The atoms of cards.
pub mod cards {
    pub use crate::content::*;
}

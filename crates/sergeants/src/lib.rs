//! Sergeants Miniatures Game: single soldiers on map tiles, measured in inches, driven by cards.
//!
//! One file a chapter of the rulebook: `setting_up` (SCN), `turn` (TRN, INI), `acting` (ACT, with the interpreter of card atoms),
//! `stories` (STO), `looking` (LOK), `hiding` (HID), `moving` (MOV), `melee` (MEL, PRI), `shooting` (SHT), `ordered` (ORD), `victory`
//! (VIC). `cards`, `soldiers`, `story`, `orders` and `scenario` are content, which `library` reads, and `shelf` with people's own. `board` holds the state, `events` what
//! can happen to it, `choices` what is asked and answered, `why` the reasons of refusals.
//!
//! `geometry` is exact and in whole numbers; the `map` is laid of tiles; rules, rulers, previews and bots all ask the same questions:
//! `sight` for a line between two soldiers, `cover`, the `walk` as a space of places, and the `blast` template. Every rule names its
//! id in the catalogue, `rules/sergeants.md`, and every ruling beyond it one of `RULINGS.md`.

mod acting;
mod blast;
mod board;
pub mod cards;
mod choices;
pub mod content;
mod cover;
mod events;
mod game;
pub mod geometry;
mod hiding;
mod library;
mod log;
mod looking;
mod map;
mod measures;
mod measuring;
mod melee;
mod moving;
mod ordered;
mod orders;
mod position;
mod reading;
mod scenario;
mod setting_up;
mod shelf;
mod shooting;
mod sight;
mod soldiers;
mod stories;
mod story;
mod tiles;
mod turn;
mod victory;
mod walk;
mod why;
pub mod words;
mod world;

pub use acting::{is_so, members};
pub use blast::{NoThrow, Throw};
pub use board::{
    At, Bands, Board, Change, Field, Figure, Melee, Part, Playing, Private, Secret, Shot, Shown, facing_to,
};
pub use cards::{ActionCard, Belongs, Damage, Hit, Hits, Narrator, Rank, Step, Tag};
pub use choices::{Ask, Choice, Space};
pub use cover::{Cover, cover, is_along, samples_on};
pub use events::{Event, Recruit, Turned};
pub use game::{Context, Procedure, SeatView, Sergeants, View};
pub use geometry::{Base, Facing, Place, Point};
pub use hiding::{RALLY_RANGE, can_take_cover};
pub use library::{Library, Texts, scenario, scenarios};
pub use looking::spottable;
pub use map::{Area, Building, Ground, MAX_ON_LINE, Map, Piece, Tile, TileIx};
pub use measures::Measures;
pub use measuring::{length, reach, under, would_meet};
pub use melee::{contacts, is_in_melee};
pub use moving::{charge, may_enter, may_turn, may_walk, open_gates, others};
pub use orders::{Equipment, Gives, Goal, Order, OrderNr};
pub use position::{Position, Posted};
pub use scenario::{Edge, Enlisted, EntryArea, Force, Scenario, SideOf, Special, Start};
pub use setting_up::{Bill, bill, may_have};
pub use shelf::{OwnFile, Shelf, is_suggested, seatings};
pub use shooting::{bands, may_throw, targets};
pub use sight::{Line, OnLine, line, reaches};
pub use soldiers::{Abilities, AtRank, Kind, SoldierCard};
pub use story::{By, Colour, Effect, StoryCard, StoryNr, Topic};
pub use table::Marked;
pub use tiles::{
    Action, FaceId, Modifiers, NotATile, RawArea, RawFace, RawPiece, RawTile, Shape, Terrain, TileId,
    TileSide, Tiles,
};
pub use victory::Outcome;
pub use walk::{Blocked, MAX_BENDS, Other, Span, Walk, Walked, Way};
pub use why::Why;
pub use world::{CardIx, CardOf, Gate, Setup, World};

//! Sergeants Miniatures Game: single soldiers on map tiles, measured in inches, driven by cards.
//!
//! One file a chapter of the rulebook: `setting_up` (SCN), `turn` (TRN, INI), `acting` (ACT, with the interpreter of card atoms),
//! `stories` (STO), `looking` (LOK), `hiding` (HID), `moving` (MOV), `melee` (MEL, PRI), `shooting` (SHT), `ordered` (ORD), `victory`
//! (VIC), `specialists` (SPC), `medic` (MED), `officers` (OFF), `modules` (TEA), `checks` (CHK), `markers` (MRK: fire, mines, smoke),
//! `optics` (MRK: optics), `weapons` (MRK, SHT: what bursts, artillery, guns with a crew), `gear` (MRK, SCN: other equipment). `campaign` links
//! scenarios, with `service` (what soldiers do in one) and `decorations` (what they earn). `cards`,
//! `soldiers`, `story`, `orders`, `panels` and `scenario` are content, which `library` reads, and `shelf` with people's own. `board` holds the state, `events` what can
//! happen to it, `choices` what is asked and answered, `why` the reasons of refusals.
//!
//! `geometry` is exact and in whole numbers; the `map` is laid of tiles; rules, rulers, previews and bots all ask the same questions:
//! `sight` for a line between two soldiers, `cover`, the `walk` as a space of places, and the `blast` template. Every rule names its
//! id in the catalogue, `games/sergeants/catalogue.md`, and every ruling beyond it one of `RULINGS.md`.

#[cfg(test)]
extern crate self as sergeants;

mod acting;
mod atoms;
mod blast;
mod board;
mod campaign;
pub mod cards;
mod checks;
mod choices;
pub mod content;
mod cover;
mod decorations;
mod drawn;
mod events;
mod game;
mod gear;
pub mod geometry;
mod hiding;
mod leaks;
mod library;
mod log;
mod looking;
mod map;
mod markers;
mod measures;
mod measuring;
mod medic;
mod melee;
mod modules;
mod moving;
mod officers;
mod optics;
mod ordered;
mod orders;
mod panels;
mod placing;
mod position;
mod reading;
mod scenario;
mod service;
mod setting_up;
mod shelf;
mod shooting;
mod sight;
mod soldiers;
mod specialists;
mod stories;
mod story;
mod tiles;
mod turn;
mod victory;
mod walk;
mod weapons;
mod why;
pub mod words;
mod world;

pub use acting::{is_so, members};
pub use blast::{NoThrow, Throw};
pub use board::{
    At, Bands, Board, Change, Deed, Field, Figure, Melee, Part, Playing, Preempted, Private, Secret, Shot,
    Shown, Standing, facing_to,
};
pub use campaign::{Account, Campaign, Fate, Honour, March, Returned, Veteran, account};
pub use cards::{
    ActionCard, Belongs, Damage, Hit, Hits, Manner, Marker, Narrator, Rank, Sort, Spot, Step, Tag,
};
pub use choices::{Ask, Choice, Space};
pub use cover::{Cover, cover, is_along, samples_on};
pub use decorations::{Decoration, DecorationSort, Feat};
pub use drawn::Drawn;
pub use events::{Aim, Event, Recruit, Turned, secrets};
pub use game::{Context, Procedure, SeatView, Sergeants, View};
pub use gear::{Foxhole, cover_at, cover_number, foxhole, left, suits, usable};
pub use geometry::{Base, Facing, Place, Point};
pub use hiding::{RALLY_RANGE, can_take_cover, lines_to_enemies};
pub use library::{Library, Texts, campaign, campaigns, scenario, scenarios};
pub use looking::spottable;
pub use map::{Area, Building, Ground, MAX_ON_LINE, Map, Piece, Tile, TileIx};
pub use markers::{Laid, Markers, On, Smoke};
pub use measures::Measures;
pub use measuring::{length, marks, on_tile, reach, some, under, would_meet};
pub use melee::{contacts, is_in_melee};
pub use modules::{are_filled, fitting, seated, seating};
pub use moving::{charge, may_enter, may_turn, may_walk, open_gates, others};
pub use officers::seconds;
pub use optics::Optics;
pub use orders::{Equipment, Gives, Goal, Order, OrderNr, Reach};
pub use panels::{Need, Panel, Slot};
pub use placing::{Lay, Laying, Placeable, laying};
pub use position::{Lying, Position, Posted};
pub use scenario::{Edge, Enlisted, EntryArea, Force, Scenario, SideOf, Special, Start};
pub use service::{Chronicle, Earned, Service};
pub use setting_up::{Bill, Market, bill, market, may_begin, may_have, may_use, price};
pub use shelf::{OwnFile, Shelf, is_suggested, seatings};
pub use shooting::{bands, may_throw, targets};
pub use sight::{Line, OnLine, Seeing, line, line_through, reaches};
pub use soldiers::{Abilities, AtRank, Kind, SoldierCard};
pub use specialists::{is_dead, may_hold};
pub use story::{By, Colour, Effect, StoryCard, StoryNr, Topic};
pub use table::Marked;
pub use tiles::{
    Action, FaceId, Modifiers, NotATile, RawArea, RawFace, RawPiece, RawTile, Shape, Terrain, TileId,
    TileSide, Tiles,
};
pub use turn::in_order_of_play;
pub use victory::{Outcome, ransom};
pub use walk::{Blocked, MAX_BENDS, Other, Span, Walk, Walked, Way};
pub use weapons::{ability as reach_of, blast, may_launch, served_guns};
pub use why::Why;
pub use world::{CardIx, CardOf, Gate, Owner, Setup, World};

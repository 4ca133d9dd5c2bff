//! Measuring: exact [`geometry`] in whole numbers, the [`Map`] of tiles, and the questions that rules, rulers, previews and bots all ask
//! of them: a [`Line`] between two soldiers, [`Cover`], a [`Walk`] as a space of places, and the template of a [`Throw`].

pub(crate) mod blast;
pub(crate) mod cover;
pub mod geometry;
pub(crate) mod line;
pub(crate) mod map;
pub(crate) mod path;
pub(crate) mod seeing;

pub use blast::{NoThrow, Throw};
pub use cover::{Cover, cover, is_along, samples_on};
pub use geometry::{Base, Facing, Place, Point, facing_to};
pub use line::{Line, OnLine, line, line_through, reaches};
pub use map::{Area, Building, Ground, MAX_ON_LINE, Map, Piece, RawLaid, RawMap, Tile, TileIx};
pub use path::{Blocked, MAX_BENDS, Other, Span, Walk, Walked, Way};
pub use seeing::{Optics, Seeing, Smoke};

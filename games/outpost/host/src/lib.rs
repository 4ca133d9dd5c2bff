//! Outpost as a hosted game.
//!
//! * [`Request`] is a set-up as people and programs ask for it, what they leave out filled in.
//! * [`Query`] is a pure question about a position, and [`Found`] its answer.
//! * [`WorldInfo`] is what the browser knows of a match from its beginning.
//! * [`bots`] has players, `terminal` the game at the command line.

pub mod bots;
mod hosted;
mod numbers;
mod queries;
mod request;
mod terminal;

pub use hosted::{Delta, Game, Short, WorldInfo};
pub use queries::{Found, Query, ReachedHex};
pub use request::Request;

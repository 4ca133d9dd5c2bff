//! What crosses a wire.
//!
//! * [`Request`] is a set-up as people and programs ask for it: boards by name, what they leave out filled in.
//! * [`Query`] is a pure question about a position, and [`Found`] its answer. The engine and the server share them.
//! * [`messages`] is what the server and a browser say to each other; `docs/protocol.md` tells the story.
//! * [`Wire`] is what a game must tell of itself so that the server can host it.
//!
//! With the feature `ts` every type describes itself in TypeScript; [`typescript()`] writes them all down.

mod aces_wire;
pub mod messages;
mod queries;
mod request;
pub mod sergeants;
#[cfg(feature = "ts")]
mod typescript;
mod wire;

pub use aces_wire::{Changed, Delta, FactionInfo, Prices, UnitMat, WorldInfo};
pub use queries::*;
pub use request::{Place, Request};
#[cfg(feature = "ts")]
pub use typescript::typescript;
pub use wire::{InShort, Wire};

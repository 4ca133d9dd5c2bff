//! Aces & Armor as a hosted game.
//!
//! * [`Request`] is a set-up as people and programs ask for it: boards by name, what they leave out filled in.
//! * [`Query`] is a pure question about a position, and [`Found`] its answer.
//! * [`DrawnBoard`] is a board that somebody is drawing, as the rules read it.
//! * [`WorldInfo`] and [`Delta`] are what the messages of the browser table carry.
//! * [`bots`] has players, `terminal` the game at the command line, `balance` measures how even its content is,
//!   [`lab`] how strong the search player is, and teaches it; `hint` is its advice, `analyst` what it says of
//!   a finished match.

mod advice;
mod analyst;
mod balance;
pub mod bots;
mod drawn;
mod hint;
mod hosted;
pub mod lab;
mod numbers;
mod queries;
mod report;
mod request;
mod terminal;
mod threats;
mod wire;

pub use advice::{Able, Proposed, Ware};
pub use drawn::DrawnBoard;
pub use hint::{Advice, Hint};
pub use hosted::Game;
pub use queries::*;
pub use request::{Place, Request};
pub use threats::{Attacker, Danger, Threats};
pub use wire::{Changed, Delta, FactionInfo, Prices, UnitMat, WorldInfo};

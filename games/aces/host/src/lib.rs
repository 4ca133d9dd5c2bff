//! Aces & Armor as a hosted game.
//!
//! * [`Request`] is a set-up as people and programs ask for it: boards by name, what they leave out filled in.
//! * [`Query`] is a pure question about a position, and [`Found`] its answer.
//! * [`DrawnBoard`] is a board that someone is drawing, as the rules read it.
//! * [`StudyDraft`] is a position that someone lays out, and [`StudyRead`] what the rules read in it.
//! * [`MatsRead`] is what the rules read in mats that someone fills in.
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
mod measured;
mod motive;
mod numbers;
mod orders;
mod own_mats;
#[cfg(any(feature = "ts", test))]
mod plans;
mod queries;
mod report;
mod request;
mod studies;
mod terminal;
mod threats;
mod wire;

pub use advice::{Able, Proposed, Ware};
pub use drawn::{DrawnBoard, Ground};
pub use hint::Advice;
pub use hosted::Game;
pub use own_mats::MatsRead;
#[cfg(any(feature = "ts", test))]
pub use plans::{Barred, Mission, Pick, Plans, Players, UnitSource, Variant};
pub use queries::*;
pub use request::{Place, Request};
pub use studies::{OpenedStudies, OpenedStudy, StudyDraft, StudyRead};
pub use threats::{Attacker, Danger, Threats};
pub use wire::{Changed, Delta, FactionInfo, Prices, UnitMat, WorldInfo};

//! What the host adds to the rules. One program: each would compile all of the game again.

mod analysis;
mod atoms;
mod bots;
mod cards;
mod edited;
mod hidden;
mod hints;
mod lessons;
mod playthrough;
mod queries;
mod report;
mod search;
mod sentences;

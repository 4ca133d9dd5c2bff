//! Whole servers with browsers at them. One program, since a server of all games takes a minute to compile.

mod campaign;
mod clocks;
mod common;
mod consent;
mod endless;
mod eyes;
mod open_door;
mod play;
mod queries;
mod security;

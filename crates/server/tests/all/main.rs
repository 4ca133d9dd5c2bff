//! Whole servers with browsers at them. One program, since a server of all games takes a minute to compile.

mod campaign;
mod clocks;
mod common;
mod company;
mod consent;
mod endless;
mod eyes;
mod notices;
mod numbers;
mod open_door;
mod operator;
mod own_boards;
mod play;
mod queries;
mod security;
mod thinkers;

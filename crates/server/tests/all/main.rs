//! Whole servers with browsers at them. One program, since a server of all games takes a minute to compile.

mod analyses;
mod bots;
mod campaign;
mod clocks;
mod common;
mod company;
mod consent;
mod endless;
mod eyes;
mod ladder;
mod leagues;
mod notices;
mod numbers;
mod on_postgres;
mod open_door;
mod operator;
mod orders;
mod own_boards;
mod packs;
mod play;
mod queries;
mod security;
mod sharing;
mod spectators;
mod study;
mod thinkers;

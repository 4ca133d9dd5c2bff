//! Content, words, stored matches, campaigns and secrets. One program: each would compile all of the rules again.

mod campaign;
mod chapters;
mod content;
mod first_box;
mod library;
mod maps;
#[path = "../picked/mod.rs"]
mod picked;
mod saves;
mod second_box;
mod secrecy;
mod shelf;
mod words;

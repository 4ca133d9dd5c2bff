//! The list of all games: `[dependencies]` of this crate. Everything that serves games goes through it, and names none of them.

use hosting::Visitor;

include!(concat!(env!("OUT_DIR"), "/each.rs"));

/// All games without their types.
pub fn all() -> hosting::Games {
    let mut games = hosting::Games::default();
    each(&mut games);
    games
}

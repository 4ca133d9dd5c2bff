//! Aces & Armor at the terminal.

pub(crate) mod choose;
pub(crate) mod chosen;
pub(crate) mod companion;
mod correct;
mod missions;
pub(crate) mod picture;
pub(crate) mod play;
pub(crate) mod shelf;
pub(crate) mod simulate;

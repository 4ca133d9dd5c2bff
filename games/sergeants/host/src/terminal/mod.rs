//! Sergeants at the terminal.

mod ask;
pub(crate) mod check;
pub(crate) mod chosen;
mod force;
pub(crate) mod picture;
pub(crate) mod play;
pub(crate) mod shelf;
pub(crate) mod simulate;
mod typing;

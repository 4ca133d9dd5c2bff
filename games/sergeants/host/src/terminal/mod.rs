//! Sergeants at the terminal.

mod ask;
pub(crate) mod check;
mod chosen;
mod force;
pub(crate) mod picture;
pub(crate) mod play;
pub(crate) mod simulate;
mod typing;

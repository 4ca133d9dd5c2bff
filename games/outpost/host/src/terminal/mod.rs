//! Outpost at the command line.

pub(crate) mod picture;
pub(crate) mod play;
pub(crate) mod simulate;

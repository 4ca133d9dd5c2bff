//! Maps, soldiers and cards that tests of several chapters share.

pub mod armed;
pub mod covered;
pub mod example;
pub mod fighting;
pub mod maps;
pub mod marked;
pub mod ordered;
pub mod playing;
pub mod smoky;
pub mod stage;
pub mod walking;
pub mod watched;

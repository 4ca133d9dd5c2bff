//! One test file a chapter of the catalogue, and in it a test for each rule, named by its id.

#[path = "../common/mod.rs"]
mod common;

mod ending;
mod march;
mod orders;
mod raid;
mod scene;
mod scout;
mod setting_up;

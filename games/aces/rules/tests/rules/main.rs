//! The rules of Aces & Armor, from the words of the catalogue: one file a chapter, the id in each test's name.

mod attacks;
mod automa;
mod combat;
mod factories;
mod interception;
mod missions;
mod money;
mod movement;
mod scene;
mod setting_up;
mod victory;

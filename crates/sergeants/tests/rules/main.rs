//! The rules of Sergeants, from the words of the catalogue: the id in each test's name.

mod checks;
mod cover;
mod fighting;
mod geometry;
mod map;
mod medics;
mod modules;
mod officers;
mod playing;
mod scene;
mod setting_up;
mod sight;
mod specialists;
mod stage;
mod walking;

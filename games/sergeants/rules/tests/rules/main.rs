//! The rules of Sergeants, from the words of the catalogue: the id in each test's name.

mod checks;
mod cover;
mod fighting;
mod gear;
mod geometry;
mod map;
mod markers;
mod medics;
mod modules;
mod officers;
mod playing;
mod scene;
mod setting_up;
mod sight;
mod smoke;
mod specialists;
mod stage;
mod walking;

//! The rules of Sergeants that measure, from the words of the catalogue: the id in each test's name.

mod cover;
mod fighting;
mod gear;
mod geometry;
mod map;
mod markers;
mod playing;
mod scene;
mod setting_up;
mod sight;
mod smoke;
mod stage;
mod walking;

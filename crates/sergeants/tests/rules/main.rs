//! The rules of Sergeants that measure, from the words of the catalogue: the id in each test's name.

mod cover;
mod geometry;
mod map;
mod scene;
mod sight;
mod walking;

//! The rules of Sergeants, from the words of the catalogue: the id in each test's name, and each chapter in the file that has the
//! name of its file in `src/rules` or `src/measure`.

mod acting;
mod checks;
mod geometry;
mod hiding;
mod initiative;
mod looking;
mod map;
mod markers;
mod medic;
mod melee;
mod moving;
mod officers;
mod orders;
mod prisoners;
mod scenes;
mod setting_up;
mod shooting;
mod soldiers;
mod specialists;
mod stories;
mod teams;
mod turn;
mod victory;

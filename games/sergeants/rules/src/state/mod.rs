//! The state of a game: the [`World`], which never changes in one, the [`Board`], the [`Event`]s that alone change it, what is asked and
//! answered, and Sergeants as [`Rules`](table::Rules) of a table.

pub(crate) mod board;
pub(crate) mod choices;
pub(crate) mod events;
pub(crate) mod game;
pub(crate) mod position;
pub(crate) mod why;
pub(crate) mod world;

pub use crate::secrecy::{SeatView, View};
pub use board::{
    At, Bands, Board, Change, Deed, Field, Figure, Melee, Part, Playing, Preempted, Private, Secret, Shot,
    Shown, Standing, Tableau,
};
pub use choices::{Ask, Choice, Space};
pub use events::{Aim, Event, Recruit, Turned, secrets};
pub use game::{Context, Procedure, Sergeants};
pub use position::{Lying, Position, Posted};
pub use why::Why;
pub use world::{CardIx, CardOf, Gate, Owner, Setup, World};

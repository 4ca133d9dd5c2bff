//! Outpost: two to four patrols race for seven abandoned outposts, with orders laid face down and caches that nobody knows.
//!
//! A game takes a quarter of an hour. It is small on purpose: it uses each part of [`table::Rules`] once, so that it can be
//! read as the example of how a game is written. `docs/adding-a-game.md` walks through it.
//!
//! One file a chapter of the rules, `games/outpost/catalogue.md`: `setting_up` (SET), `orders` (ORD), `march` (MOV), `raid`
//! (RAI), `scout` (SCO), `ending` (END). `board` holds the state, `events` is the only place that changes it, `secrecy` decides
//! who sees what, `choices` has questions, answers and refusals, and `words` puts all of these into sentences.
//!
//! ```
//! use outpost::{Outpost, Setup};
//! use table::{Game, Shuffler, policy::Uniform};
//!
//! let (game, _) = Game::<Outpost>::new(&Setup::of(3)).expect("three can play");
//! let played = game.play_out(&mut Uniform(Shuffler::new(1944)));
//! assert_eq!(played.outcome.points.len(), 3);
//! ```

mod board;
mod choices;
mod ending;
mod events;
mod field;
mod game;
mod march;
mod names;
mod orders;
#[cfg(feature = "planted")]
mod planted;
mod raid;
mod scout;
mod secrecy;
mod setting_up;
mod words;

pub use board::{Board, Patrol};
pub use choices::{Ask, Cache, Card, Choice, Space, Target, Why};
pub use ending::Outcome;
pub use events::Event;
pub use field::{Field, Hex, NotAHex, SIZE};
pub use game::{Outpost, Step, World};
pub use march::{LIT, MARCH, Stop, reach};
pub use orders::HAND;
#[cfg(feature = "planted")]
pub use planted::Bug;
pub use raid::{NEEDED, NEEDED_AGAINST_COVER, RAID_RANGE, targets};
pub use scout::outposts_in_sight;
pub use secrecy::{Site, View};
pub use setting_up::{CACHES, DECK, Position, Setup};
pub use words::patrol_key;

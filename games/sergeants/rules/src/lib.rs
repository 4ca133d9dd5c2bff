//! Sergeants Miniatures Game: single soldiers on map tiles, measured in inches, driven by cards.
//!
//! The crate has six rooms. [`content`] is what comes in a box: cards, tiles and scenarios. [`state`] is a game as it stands, and what can
//! happen to it. [`measure`] is geometry, lines, cover and walks. [`rules`] has one file a chapter of the rulebook. [`campaign`] links
//! scenarios, and [`words`] describes all of it in phrases that clients translate. Who may know what is decided in [`secrecy`].
//!
//! The rules are those of a [`table`]: it asks, checks answers, keeps secrets, and takes answers back. Here two players begin a
//! scenario, and the first of them measures what his soldiers could shoot at:
//!
//! ```
//! use sergeants::{Sergeants, Setup, rules::targets};
//! use table::{Game, Seat, Shuffler, Viewer};
//!
//! let setup = Setup::builtin("crossing", &["us", "de"]);
//! let (mut game, _) = Game::<Sergeants>::new(&setup).expect("a built-in scenario is valid");
//! let mut chance = Shuffler::new(7);
//! for _ in 0..200 {
//!     let answer = game.random_answer(&mut chance).expect("the game is not over");
//!     game.answer(answer).expect("what is offered is legal");
//! }
//!
//! // What the first player may know, and the board as he may suppose it: others' cards are not in it.
//! let (world, view) = (game.world(), game.view(Viewer::Seat(Seat(0))));
//! let board = view.supposed(world);
//! let own = view.field.standing().map(|it| it.0).filter(|it| it.seat == Seat(0));
//! for figure in own {
//!     for target in targets(world, &board, figure.tag) {
//!         println!("soldier {} can shoot at {}", figure.tag.0, target.0);
//!     }
//! }
//! assert!(view.seats[0].own.is_some() && view.seats[1].own.is_none());
//! ```
//!
//! `examples/` has more: whole random games, reach, lines and cover, and a bot.
//!
//! Every rule names its id in the catalogue, `games/sergeants/catalogue.md`, in the file that bears the chapter's name, and its tests are
//! in the file of the same name in `tests/rules`. A ruling beyond the catalogue names one of `RULINGS.md`.

#[cfg(test)]
extern crate self as sergeants;

pub mod campaign;
pub mod content;
#[cfg(test)]
mod leaks;
pub mod measure;
pub mod rules;
pub mod secrecy;
pub mod state;
pub mod words;

pub use rules::Outcome;
pub use secrecy::View;
pub use state::{Ask, Choice, Event, Procedure, Sergeants, Setup, Space, Why, World};

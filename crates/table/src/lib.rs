//! A table for any turn-based game: rules ask, people and programs answer.
//!
//! A rule is an ordinary function that *asks*, *rolls* and *tells*. It depends only on the board it started on and on the
//! answers given since: when an answer is missing it stops with `?`, and it is run again from its start once the answer is in.
//! Three plain values are therefore a whole game in progress: the board at the start of the current procedure, the agenda of
//! procedures still to be done, and the answers given to the current one. Undo, saves, replays, playouts and views of hidden
//! information follow from that, for every game alike.
//!
//! * [`Rules`] is what a game implements; [`Table`] is what its rules may do.
//! * [`Game`] is a game in progress: see what is pending, answer it, view it, imagine it.
//! * [`Match`] adds the journal of all answers, and with it undo, redo and rewinding; [`save`] makes a file of it.
//! * [`policy`] answers in place of people, so that a playout runs straight through; [`Imagined`] is a game for those who think ahead,
//!   [`Simulation`] one that is played on step by step.
//! * [`battery`] plays at random and checks the laws that every game must obey.
//! * [`Phrase`] is a sentence that has not been put into any language yet.
//!
//! # A whole game
//!
//! Pig: on your turn, roll a die as often as you dare. A 1 loses the points of the turn. The first to bank 20 points wins.
//!
//! ```
//! use serde::{Deserialize, Serialize};
//! use table::{battery::Battery, policy::Uniform, *};
//!
//! #[derive(Clone, Debug, PartialEq)]
//! enum Pig {}
//!
//! #[derive(Clone, Debug, PartialEq, Serialize)]
//! enum Ask {
//!     RollOn { points: u8 },
//!     Die,
//! }
//!
//! #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
//! struct Banked(Seat, u8);
//!
//! /// One turn: the rulebook, word for word.
//! fn turn(t: &mut Table<'_, Pig>, seat: Seat) -> Play {
//!     let mut points = 0;
//!     while t.confirm(seat, Ask::RollOn { points })? {
//!         match t.roll(Ask::Die, 1, 6)?[0] {
//!             1 => {
//!                 points = 0;
//!                 break;
//!             }
//!             die => points += die,
//!         }
//!     }
//!     t.tell(Banked(seat, points));
//!     if 20 <= t.board()[seat.0 as usize] {
//!         return t.end(seat);
//!     }
//!     t.then(Seat(1 - seat.0));
//!     Ok(())
//! }
//!
//! impl Rules for Pig {
//!     const NAME: &'static str = "pig";
//!     const VERSION: u32 = 1;
//!     const SECRECY: Secrecy<Pig> = Secrecy::NOTHING_HIDDEN;
//!     type Setup = ();
//!     type World = ();
//!     type Board = [u8; 2]; // What each seat has banked.
//!     type Step = Seat; // Whose turn is to be played.
//!     type Ask = Ask;
//!     type Choice = bool;
//!     type Space = NoSpace;
//!     type Event = Banked;
//!     type View = [u8; 2];
//!     type Why = &'static str;
//!     type Outcome = Seat;
//!
//!     fn open(_: &()) -> Result<Opening<Pig>, Vec<Problem>> {
//!         Ok(Opening { world: (), board: [0, 0], first: Seat(0) })
//!     }
//!     fn seats(_: &()) -> Vec<(Seat, Team)> {
//!         vec![(Seat(0), Team(0)), (Seat(1), Team(1))]
//!     }
//!     fn perform(seat: &Seat, t: &mut Table<'_, Pig>) -> Play {
//!         turn(t, *seat)
//!     }
//!     fn apply(_: &(), board: &mut [u8; 2], Banked(seat, points): &Banked) {
//!         board[seat.0 as usize] += points;
//!     }
//!
//!     // All answers can be listed, so there are no spaces of answers.
//!     fn admits(_: &(), _: &[u8; 2], space: &NoSpace, _: &bool) -> Result<(), &'static str> {
//!         match *space {}
//!     }
//!     fn sample(_: &(), _: &[u8; 2], space: &NoSpace, _: &mut dyn Chance) -> bool {
//!         match *space {}
//!     }
//!     fn weight(space: &NoSpace) -> u32 {
//!         match *space {}
//!     }
//!     fn refusal(_: &(), _: &[u8; 2], _: Seat, _: &Ask, _: &bool) -> &'static str {
//!         "Answer yes or no."
//!     }
//!     fn refusal_unasked(_: &(), _: &[u8; 2], _: Seat, _: &bool) -> Option<&'static str> {
//!         None
//!     }
//!     fn audit(_: &(), _: &[u8; 2], _: &[Seat]) -> Vec<Problem> {
//!         Vec::new()
//!     }
//! }
//!
//! // Answer by answer, as a server or a terminal does it.
//! let (mut it, _) = Match::<Pig>::new(()).unwrap();
//! let yes = |seat| Answer::Choose { seat, choice: true };
//! let no = |seat| Answer::Choose { seat, choice: false };
//! it.answer(yes(Seat(0))).unwrap();
//! it.undo(Seat(0)).unwrap(); // No die has been rolled yet.
//! it.answer(yes(Seat(0))).unwrap();
//! it.answer(Answer::Roll([5].into_iter().collect())).unwrap();
//! assert_eq!(it.undo(Seat(0)), Err(CannotUndo::Past(Barrier::Die)));
//! assert_eq!(it.answer(yes(Seat(1))), Err(Refused::NotAsked(Seat(1))));
//! assert_eq!(it.answer(no(Seat(0))).unwrap(), [Banked(Seat(0), 5)]);
//! assert_eq!(it.game().view(Viewer::Spectator), [5, 0]);
//! assert_eq!(it.game().pending().awaited(), [Seat(1)]);
//!
//! // Saved and loaded.
//! let again = save::load::<Pig>(&save::save(&it)).unwrap();
//! assert_eq!(again.journal(), it.journal());
//!
//! // Played to the end by a policy, without waiting for anyone.
//! let played = it.game().clone().play_out(&mut Uniform(Shuffler::new(1)));
//! assert!(played.outcome == Seat(0) || played.outcome == Seat(1));
//!
//! // Checked: replays, saves, undo, secrets, refusals.
//! Battery::<Pig>::new(0..20).run(|_| ()).unwrap();
//! ```
//!
//! `examples/tricks.rs` is a card game with hidden hands, simultaneous choices and a bot.

mod answer;
pub mod battery;
mod by_seat;
mod chance;
mod content;
mod game;
mod journal;
mod marked;
mod names;
pub mod policy;
mod procedure;
mod rules;
pub mod save;
mod seat;
mod simulation;
mod words;

pub use answer::{Answer, Aside, ChanceWanted, Dice, MAX_DICE, Pending, Prompt, Refused};
pub use by_seat::BySeat;
pub use chance::{Chance, Shuffler};
pub use content::{OwnFile, in_plain_words};
pub use game::{Game, Started};
pub use journal::{Barrier, CannotUndo, Match, ReplayError};
pub use marked::Marked;
pub use names::{Dictionary, Names};
pub use procedure::{Listed, Play, Question, Reply, Stop, Table, Timing};
pub use rules::{NoSpace, OpenBoard, Opening, Privacy, Problem, Rules, Secrecy};
pub use seat::{Seat, Team, Viewer};
pub use simulation::{Imagined, Simulation};
pub use words::{Arg, Phrase, Sentence, quotable};

//! The table: where the rules of any game meet the people who play it.
//!
//! A rule is an ordinary function that *asks*, *rolls* and *tells*. It is a function of the board it
//! started on and of the answers given since: when an answer is missing it stops with `?`, and it is run
//! again from its start once the answer is in. Three plain values are therefore a whole game in progress:
//! the board at the start of the current procedure, the agenda of procedures still to be done, and the
//! answers given to the current one.
//!
//! * [`Rules`] is what a game implements; [`Table`] is what its rules may do.
//! * [`Game`] is what everybody else may do: see what is pending, answer it, view it, imagine it.
//! * [`Match`] adds the journal, and with it undo, redo and saving.
//! * [`Policy`] answers in place of people, so that a playout runs straight through.
//! * [`Battery`] plays at random and checks the laws that every game must obey.

mod answer;
pub mod battery;
mod chance;
mod content;
mod game;
mod journal;
mod marked;
mod names;
mod policy;
mod procedure;
mod rules;
mod save;
mod seat;
mod words;

pub use answer::{Answer, Aside, ChanceWanted, Dice, MAX_DICE, Pending, Prompt, Refused, find_choice};
pub use battery::{Battery, Complaint, Tally};
pub use chance::{Chance, Shuffler};
pub use content::OwnFile;
pub use game::{Game, Started};
pub use journal::{Barrier, CannotUndo, Match, ReplayError};
pub use marked::Marked;
pub use names::{Dictionary, Names};
pub use policy::{Moment, Offered, Pick, Played, Policy, Recorder, Uniform, play_out};
pub use procedure::{Listed, Openly, Play, Said, Stop, Table, Timing};
pub use rules::{Opening, Problem, Rules};
pub use save::{LoadError, Verified, load, save, verify};
pub use seat::{Seat, Team, Viewer};
pub use words::{Arg, Phrase};

//! What any game needs at the terminal: the loop of a game, lines from people, and files that matches are kept in.

mod lines;
mod sitting;

use std::{
    fs,
    io::{IsTerminal, stdout},
    path::{Path, PathBuf},
    time::{SystemTime, UNIX_EPOCH},
};

pub use lines::Lines;
pub use sitting::{Read, Sitting, TerminalGame, Typed};
use speech::Localizer;
use table::{
    Barrier, CannotUndo, Dictionary, Match, Rules, Seat,
    save::{load, save},
};

use crate::Failure;

/// How a match is kept and told at the terminal.
#[derive(clap::Args)]
pub struct AtTheTerminal {
    /// Keep the match in this file after every move.
    #[arg(long)]
    keep: Option<PathBuf>,
    /// The language, such as en, it, es or uk.
    #[arg(long, default_value = "en")]
    pub language: String,
    /// No map: words only.
    #[arg(long)]
    pub plain: bool,
}

impl AtTheTerminal {
    /// The file that the match is kept in: a resumed one stays where it was.
    pub fn keep_in(&self, resumed: Option<&PathBuf>) -> Option<PathBuf> {
        self.keep.as_ref().or(resumed).cloned()
    }
}

/// A match out of a file, or a new one if there is none.
pub fn resume_or_begin<R: Rules>(
    file: Option<&PathBuf>,
    setup: impl FnOnce() -> Result<R::Setup, Failure>,
) -> Result<Match<R>, Failure> {
    match file {
        Some(path) => resume(path),
        None => Ok(Match::new(setup()?)?.0),
    }
}

/// A match out of a file.
pub fn resume<R: Rules>(path: &Path) -> Result<Match<R>, Failure> {
    let text = fs::read_to_string(path).map_err(|why| Failure::of_file(path, &why))?;
    load(&text).map_err(|why| Failure::new(format!("{}: {why}", path.display())))
}

/// Writes the match beside the old file first, so that a full disk never leaves half of one.
pub fn keep_match<R: Rules>(path: Option<&Path>, it: &Match<R>) -> Result<(), Failure> {
    let Some(path) = path else { return Ok(()) };
    let beside = path.with_extension("new");
    fs::write(&beside, save(it)).map_err(|why| Failure::of_file(&beside, &why))?;
    fs::rename(&beside, path).map_err(|why| Failure::of_file(path, &why))
}

/// Why nothing is taken back.
pub fn cannot_undo(localizer: &Localizer, why: CannotUndo) -> String {
    let CannotUndo::Past(barrier) = why else { return localizer.word("terminal-cannot-undo-nothing") };
    match barrier {
        Barrier::Die => localizer.word("terminal-cannot-undo-die"),
        Barrier::Draw => localizer.word("terminal-cannot-undo-draw"),
        Barrier::Reveal => localizer.word("terminal-cannot-undo-reveal"),
        Barrier::Clock => localizer.word("terminal-cannot-undo-clock"),
        Barrier::Other(other) => {
            localizer.tell("terminal-cannot-undo-other", [("seat", seat_name(localizer, other).into())])
        }
    }
}

/// A seat as people count them.
pub fn seat_name(localizer: &Localizer, seat: Seat) -> String {
    localizer.tell("terminal-seat", [("seat", (seat.0 as i64 + 1).into())])
}

/// A seed that nobody chose.
pub fn from_the_clock() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    now.map_or(1, |it| it.as_nanos() as u64) ^ u64::from(std::process::id()).rotate_left(32)
}

/// Wipes what others may not read.
pub fn clear_screen() {
    if stdout().is_terminal() {
        print!("\x1b[2J\x1b[3J\x1b[H");
    }
}

//! Matches as files. Every version that was ever written can be read: a new version is a new module and a new
//! arm of `read`, with a conversion from the one before, and `tests/saves` keeps a file of each.

use std::{fmt, sync::Arc};

use serde::{Deserialize, Serialize};

use crate::{Answer, Game, Match, Problem, ReplayError, Rules};

mod v1 {
    use super::*;

    pub(super) const FORMAT: &str = "sandtable-1";

    /// The set-up and the journal are the truth. The snapshot lets a match go on when the rules have changed so
    /// much since that its past can no longer be played.
    #[derive(Serialize, Deserialize)]
    #[serde(bound = "", deny_unknown_fields)]
    pub(super) struct Save<R: Rules> {
        pub(super) format: String,
        pub(super) game: String,
        pub(super) rules: u32,
        pub(super) setup: R::Setup,
        pub(super) journal: Vec<Answer<R>>,
        pub(super) snapshot: Snapshot<R>,
        /// Files of tournaments have one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub(super) header: Option<Header>,
    }

    #[derive(Serialize, Deserialize)]
    #[serde(bound = "", deny_unknown_fields)]
    pub(super) struct Snapshot<R: Rules> {
        pub(super) board: R::Board,
        pub(super) agenda: Vec<R::Step>,
        pub(super) answers: Vec<Answer<R>>,
    }
}

impl<R: Rules> v1::Snapshot<R> {
    /// Whether it shows the very state of a match.
    fn is_of(&self, it: &Match<R>) -> bool {
        let (board, agenda, answers) = it.game().parts();
        *board == self.board && agenda == self.agenda && answers == self.answers.as_slice()
    }
}

/// Who played a match, where, and how it ended: what its answers do not tell.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// What it was a part of.
    pub event: String,
    /// The players, seat by seat.
    pub players: Vec<String>,
    /// The points of the side that sits first and of the other, such as `1-0`; `*` if it does not count.
    pub result: String,
    /// How it ended.
    pub reason: String,
    /// The seed of its chance.
    pub seed: u64,
}

/// Why a file is not a match that can be played.
#[derive(Clone, Debug, PartialEq)]
pub enum LoadError {
    /// Not a match file at all, or one with a damaged part.
    Unreadable(String),
    /// A match of another game.
    OtherGame {
        /// The game wanted.
        wanted: &'static str,
        /// The game found.
        found: String,
    },
    /// The set-up is not valid.
    Setup(Vec<Problem>),
    /// An answer of the journal is refused, and the snapshot does not help.
    Answer {
        /// Its number, from 1.
        n: usize,
        /// Why it is refused.
        refused: String,
    },
    /// The board of the snapshot is not one that the rules know.
    Board(Vec<Problem>),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |f: &mut fmt::Formatter<'_>, problems: &[Problem]| {
            problems.iter().try_for_each(|it| write!(f, " {it}"))
        };
        match self {
            LoadError::Unreadable(why) => write!(f, "This is not a match file of Sandtable: {why}."),
            LoadError::OtherGame { wanted, found } => {
                write!(f, "This is a match of \"{found}\", not of \"{wanted}\".")
            }
            LoadError::Setup(problems) => {
                write!(f, "The set-up in the file is not valid.")?;
                list(f, problems)
            }
            LoadError::Answer { n, refused } => {
                write!(f, "Answer {n} of the journal is not legal. {refused}")
            }
            LoadError::Board(problems) => {
                write!(f, "The board in the file is not valid.")?;
                list(f, problems)
            }
        }
    }
}

impl std::error::Error for LoadError {}

/// Writes a match as text.
pub fn save<R: Rules>(it: &Match<R>) -> String {
    write(it, None)
}

/// The same with a header.
pub fn save_with<R: Rules>(it: &Match<R>, header: Header) -> String {
    write(it, Some(header))
}

/// The header of a match file, if it has one.
pub fn header(text: &str) -> Option<Header> {
    #[derive(Deserialize)]
    struct Headed {
        header: Option<Header>,
    }
    serde_json::from_str::<Headed>(text).ok()?.header
}

fn write<R: Rules>(it: &Match<R>, header: Option<Header>) -> String {
    let (board, agenda, answers) = it.game().parts();
    let file = v1::Save::<R> {
        format: v1::FORMAT.to_string(),
        game: R::NAME.to_string(),
        rules: it.rules(),
        setup: it.setup().clone(),
        journal: it.journal().to_vec(),
        snapshot: v1::Snapshot { board: board.clone(), agenda: agenda.to_vec(), answers: answers.to_vec() },
        header,
    };
    serde_json::to_string(&file).expect("a match can be written")
}

/// Reads a match. It is played again from its journal, so that what is loaded is known to be legal.
pub fn load<R: Rules>(text: &str) -> Result<Match<R>, LoadError> {
    let v1::Save { rules, setup, journal, snapshot, .. } = read::<R>(text)?;
    match Match::replay(setup.clone(), &journal) {
        // Rules that have changed may lead the same answers elsewhere: people go on with the board that they left.
        Ok(it) if rules != R::VERSION && !snapshot.is_of(&it) => go_on(rules, setup, journal, snapshot),
        Ok(it) => Ok(it),
        Err(ReplayError::Setup(problems)) => Err(LoadError::Setup(problems)),
        Err(ReplayError::Answer { .. }) if rules != R::VERSION => go_on(rules, setup, journal, snapshot),
        Err(ReplayError::Answer { n, refused }) => {
            Err(LoadError::Answer { n: n + 1, refused: refused.to_string() })
        }
    }
}

/// What a check of a match file found.
#[derive(Clone, Debug, PartialEq)]
pub struct Verified {
    /// How many answers its journal has, all of them legal.
    pub n_answers: usize,
    /// Whether they lead to the very board that the file says.
    pub board_agrees: bool,
}

/// Plays a match file from its beginning and compares the end with the board that the file says.
pub fn verify<R: Rules>(text: &str) -> Result<Verified, LoadError> {
    let v1::Save { setup, journal, snapshot, .. } = read::<R>(text)?;
    let it = Match::replay(setup, &journal).map_err(|why| match why {
        ReplayError::Setup(problems) => LoadError::Setup(problems),
        ReplayError::Answer { n, refused } => LoadError::Answer { n: n + 1, refused: refused.to_string() },
    })?;
    Ok(Verified { n_answers: journal.len(), board_agrees: snapshot.is_of(&it) })
}

fn read<R: Rules>(text: &str) -> Result<v1::Save<R>, LoadError> {
    #[derive(Deserialize)]
    struct Header {
        format: String,
        #[serde(default)]
        game: String,
    }
    // The header first, so that a match of another game is called that and not a damaged file. An enum tagged by
    // its format would do the same, but serde then holds the file in a form in which keys of maps must be text.
    let unreadable = |why: serde_json::Error| LoadError::Unreadable(why.to_string());
    let header: Header = serde_json::from_str(text).map_err(unreadable)?;
    if header.format != v1::FORMAT {
        let why = format!("its format is \"{}\", and this program reads \"{}\"", header.format, v1::FORMAT);
        return Err(LoadError::Unreadable(why));
    }
    if header.game != R::NAME {
        return Err(LoadError::OtherGame { wanted: R::NAME, found: header.game });
    }
    serde_json::from_str(text).map_err(unreadable)
}

/// Takes up a match at its snapshot under rules that can no longer play its past.
fn go_on<R: Rules>(
    rules: u32,
    setup: R::Setup,
    journal: Vec<Answer<R>>,
    snapshot: v1::Snapshot<R>,
) -> Result<Match<R>, LoadError> {
    let opening = R::open(&setup).map_err(LoadError::Setup)?;
    let problems = R::audit(&opening.world, &snapshot.board, &snapshot.agenda);
    if !problems.is_empty() || snapshot.agenda.is_empty() {
        return Err(LoadError::Board(problems));
    }
    let (mut game, _) = Game::at(Arc::new(opening.world), snapshot.board, snapshot.agenda);
    // An answer that no longer fits is dropped, and asked again.
    for answer in snapshot.answers {
        if game.answer(answer).is_err() {
            break;
        }
    }
    Ok(Match::take_up(setup, game, journal, rules))
}

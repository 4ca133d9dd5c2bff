//! "What would you do?": the search player's plan for a question, from what the seat may know.

use aces::{Aces, Choice};
use serde::{Deserialize, Serialize};
use table::{Game, Imagined, Seat, Shuffler, Viewer};

use crate::bots::{
    Greedy,
    search::{Judged, Level, Search},
};

/// A request for a hint.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wanted {
    /// Always `hint`.
    #[serde(rename = "what")]
    _what: String,
    /// How hard to think, 1 to 6.
    #[serde(default = "usual")]
    level: u8,
    /// The same seed gives the same hint.
    #[serde(default)]
    seed: u64,
}

fn usual() -> u8 {
    4
}

impl Wanted {
    /// A hint as people ask for it at the terminal.
    pub(crate) fn of_people(seed: u64) -> Wanted {
        Wanted { _what: "hint".to_string(), level: usual(), seed }
    }
}

/// A plan and what came second.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Hint {
    /// What to do.
    pub(crate) best: Advice,
    /// The second best.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) other: Option<Advice>,
}

/// Answers in their order, and how likely they win.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Advice {
    /// The answers; none means that one has done.
    pub(crate) plan: Vec<Choice>,
    /// How likely this wins, in percent.
    pub(crate) percent: u8,
    /// How many lines were played for it.
    pub(crate) lines: u32,
}

/// Why there is no hint.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum NoHint {
    /// There are six levels.
    Level,
    /// The seat is not asked anything.
    NotAsked,
}

/// What the search player would do for a seat.
pub(crate) fn hint(game: &Game<Aces>, seat: Seat, wanted: &Wanted) -> Result<Hint, NoHint> {
    let level = Level::new(wanted.level).ok_or(NoHint::Level)?;
    let mut chance = Shuffler::new(wanted.seed);
    let imagined = Imagined::of(game, Viewer::Seat(seat), &mut chance).ok_or(NoHint::NotAsked)?;
    let world = imagined.game().world();
    // Advice overlooks nothing, however little time it has.
    let search = Search::new(world, level.thinking().attentively());
    let thought = search.think(&Greedy::new(world), &imagined, seat, &mut chance).ok_or(NoHint::NotAsked)?;
    Ok(Hint { best: thought.best.into(), other: thought.other.map(Advice::from) })
}

impl From<Judged> for Advice {
    fn from(it: Judged) -> Advice {
        Advice { plan: it.plan, percent: (100.0 * it.value).round() as u8, lines: it.n_lines }
    }
}

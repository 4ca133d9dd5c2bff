//! "What would you do?": the search player's plan for a question, from what the seat may know, and why.

use std::time::{Duration, Instant};

use aces::{
    Aces, Choice, View, World,
    board::{Field, Unit},
    choices::{Attack, March, Target},
    mats::DESTROYED,
    odds::odds,
};
use hosting::Patience;
use serde::{Deserialize, Serialize};
use table::{Game, Imagined, Phrase, Seat, Shuffler, Viewer};

use crate::bots::{
    Greedy,
    search::{Judged, Level, Purpose, Search, Thought},
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

/// The level that advises people in the browser, and for how long at most. They wait for it.
const OF_PEOPLE: u8 = 5;
const LONGEST: Duration = Duration::from_millis(1_500);

impl Wanted {
    /// A hint as people ask for it at the terminal.
    pub(crate) fn of_people(seed: u64) -> Wanted {
        Wanted { _what: "hint".to_string(), level: usual(), seed }
    }
}

/// A plan and what came second.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Hint {
    /// What to do.
    pub best: Advice,
    /// The second best.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub other: Option<Advice>,
    /// How likely it is to win if nothing is done in this turn, in percent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub idle: Option<u8>,
}

/// Answers in their order, how likely they win, and why.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Advice {
    /// The answers; none means that one has done.
    pub plan: Vec<Choice>,
    /// What speaks for it: factories that are taken, and attacks with their chances.
    pub why: Vec<Phrase>,
    /// How likely this wins, in percent.
    pub percent: u8,
    /// How many lines were played for it.
    pub lines: u32,
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
    think(game, seat, level, Shuffler::new(wanted.seed), &Patience::default()).ok_or(NoHint::NotAsked)
}

/// The same for somebody at a table.
pub(crate) fn hint_at_table(
    game: &Game<Aces>,
    seat: Seat,
    chance: Shuffler,
    patience: &Patience,
) -> Option<Hint> {
    let patience = patience.clone().at_most_until(Some(Instant::now() + LONGEST));
    think(game, seat, Level::new(OF_PEOPLE)?, chance, &patience)
}

fn think(
    game: &Game<Aces>,
    seat: Seat,
    level: Level,
    mut chance: Shuffler,
    patience: &Patience,
) -> Option<Hint> {
    // Whoever advises is given what the seat may know, and nothing else.
    let imagined = Imagined::of(game, Viewer::Seat(seat), &mut chance)?;
    let world = imagined.game().world();
    // Advice overlooks nothing, however little time it has.
    let search = Search::new(world, level.thinking().attentively());
    let thought =
        search.think(&Greedy::new(world), &imagined, seat, &mut chance, patience, Purpose::Advise)?;
    let Thought { best, other, idle } = thought;
    Some(Hint {
        best: advice(world, best),
        other: other.map(|it| advice(world, it)),
        idle: idle.map(percent),
    })
}

fn percent(chance: f64) -> u8 {
    (100.0 * chance).round() as u8
}

fn advice(world: &World, it: Judged) -> Advice {
    let gains = it.steps.iter().filter_map(|(view, choice)| gain(world, view, choice));
    Advice { why: gains.collect(), plan: it.plan, percent: percent(it.value), lines: it.n_lines }
}

/// What an answer brings at once, as far as that can be said for certain or by exact odds.
pub(crate) fn gain(world: &World, view: &View, choice: &Choice) -> Option<Phrase> {
    let field = &view.field;
    match choice {
        Choice::March(march) => factory(world, field, march),
        Choice::Attack(Attack { unit, at: Target::Unit(target) }) => {
            blow(world, field, field.unit(*unit)?, field.unit(*target)?)
        }
        _ => None,
    }
}

/// AA-FAC-2: infantry that ends its march in a factory takes it.
fn factory(world: &World, field: &Field, march: &March) -> Option<Phrase> {
    let (unit, hex) = (field.unit(march.unit)?, *march.path.last()?);
    let is_theirs = |flag: Option<aces::Faction>| flag.is_none_or(|owner| owner.side() != unit.side());
    let takes = unit.kind().is_infantry() && field.flag_at(world, hex).is_some_and(is_theirs);
    takes.then(|| Phrase::new("aces-hint-takes").with("unit", unit.id).with("hex", hex))
}

/// An attack, with the chance that it destroys, or else what damage it does on average.
fn blow(world: &World, field: &Field, attacker: &Unit, defender: &Unit) -> Option<Phrase> {
    let chances = odds(world, field, attacker, defender).defender;
    let left = DESTROYED.saturating_sub(defender.damage);
    let percent = (chances.thousandths(left) + 5) / 10;
    let phrase = |key: &'static str| Phrase::new(key).with("unit", attacker.id).with("target", defender.id);
    let mean = (chances.mean_thousandths(defender.damage) + 500) / 1000;
    match (percent, mean) {
        (5.., _) => Some(phrase("aces-hint-destroys").with("percent", percent)),
        (_, 1..) => Some(phrase("aces-hint-damages").with("damage", mean)),
        _ => None,
    }
}

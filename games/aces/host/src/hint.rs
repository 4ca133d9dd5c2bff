//! "What would you do?": the search player's plan for a question, from what the seat may know, and why.

use aces::{
    Aces, Choice, View, World,
    board::{Field, Unit},
    choices::{Attack, March, Target},
    mats::DESTROYED,
    odds::odds,
};
use hosting::{Consulted, Hint, HintRequest, NoHint, Patience};
use serde::Serialize;
use table::{Game, Phrase, Seat, Shuffler};

use crate::bots::{
    Greedy,
    search::{Judged, Level, Purpose, Search, Thought},
};

/// How hard it thinks if no level is named.
const USUAL: u8 = 4;
/// The level that advises people in the browser. They wait for it.
const OF_PEOPLE: u8 = 5;

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

/// What the search player would do for a seat.
pub(crate) fn hint(game: &Game<Aces>, seat: Seat, request: &HintRequest) -> Result<Hint<Advice>, NoHint> {
    let level = Level::new(request.level.unwrap_or(USUAL)).ok_or(NoHint::Level(1, 6))?;
    let asked = Consulted::by(seat, game, Shuffler::new(request.seed), Patience::default());
    asked.and_then(|it| think(it, level)).ok_or(NoHint::NotAsked)
}

/// The same for a person at a table.
pub(crate) fn hint_at_table(asked: Consulted<Aces>) -> Option<Hint<Advice>> {
    think(asked, Level::new(OF_PEOPLE)?)
}

fn think(asked: Consulted<Aces>, level: Level) -> Option<Hint<Advice>> {
    let Consulted { imagined, seat, mut chance, patience } = asked;
    let world = imagined.game().world();
    // Advice overlooks nothing, however little time it has.
    let search = Search::new(world, level.thinking().attentively());
    let greedy = Greedy::new(world);
    let Thought { best, other, idle } =
        search.think(&greedy, &imagined, seat, &mut chance, &patience, Purpose::Advise)?;
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

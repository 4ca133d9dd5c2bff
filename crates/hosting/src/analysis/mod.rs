//! What a finished match tells those who played it: how the chances to win went, what decisions and dice did to them, and what would have
//! been better. docs/analysis.md explains the figures.
//!
//! A game has an [`Analyst`], who judges positions and decisions. The rest is the same for all games: [`Work`] goes through the
//! journal, says what is to be judged, and adds it up.

mod command;
mod course;
mod ledger;
mod told;
mod work;

pub use command::{Arguments, run};
pub(crate) use command::{analyse, in_words};
pub use course::Deed;
use serde_json::Value;
use table::{Answer, Game, Match, Phrase, Rules, Seat, Shuffler};
pub use told::{Analysis, ChanceMoment, Flaw, Judgement, LedgerLine};
pub use work::{Piece, Resigned, Work};

use crate::Patience;

/// Someone who judges positions and decisions of one match. The same chance gives the same judgement.
pub trait Analyst<R: Rules>: Send + Sync {
    /// How likely each team wins, in the order of [`teams`], if everybody plays on as people do; nothing if patience ends before.
    ///
    /// All that is hidden may be used: the match is over. Where a seat has begun something, as its marches are interrupted by others, it goes on
    /// with what it did.
    fn judge(
        &self,
        game: &Game<R>,
        begun: Option<&Begun<'_, R>>,
        chance: Shuffler,
        patience: &Patience,
    ) -> Option<Vec<Estimate>>;

    /// Whether the question that a seat is asked is worth a judgement.
    fn is_decision(&self, game: &Game<R>, seat: Seat) -> bool;

    /// Whether the question that a seat is asked belongs to the same decision as an earlier one, as the marches of one turn do.
    fn goes_on(&self, earlier: &Game<R>, later: &Game<R>, seat: Seat) -> bool;

    /// Whether an answer of someone else, or of chance, makes a seat think again about a decision that it has carried out in part.
    fn disturbs(&self, _answer: &Answer<R>) -> bool {
        true
    }

    /// Compares what a seat did with the best that can be found, from what the seat knew; nothing if patience ends before.
    fn examine(&self, deed: &Deed<R>, chance: Shuffler, patience: &Patience) -> Option<Verdict>;
}

/// A decision that has been carried out in part.
pub struct Begun<'a, R: Rules> {
    /// Whose it is.
    pub seat: Seat,
    /// The game before it.
    pub before: &'a Game<R>,
    /// What is still to be done.
    pub rest: &'a [R::Choice],
    /// Whether that is all, or it was disturbed, and nobody knows what else was meant.
    pub is_whole: bool,
}

/// How much work an analysis is.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Effort {
    /// How many plans are tried for a decision, and how many lines are played for a position.
    pub plans: u32,
    /// The seed of all chance in it.
    pub seed: u64,
}

impl Effort {
    /// The fewest and the most plans.
    pub const PLANS: std::ops::RangeInclusive<u32> = 8..=10_000;

    /// No more plans than so many lines in all allow for so many pieces of work, so that a long match costs no more than a short one.
    pub fn within(self, lines: u32, n_pieces: usize) -> Effort {
        let most = lines / u32::try_from(n_pieces.max(1)).unwrap_or(u32::MAX);
        Effort { plans: self.plans.min(most).max(*Effort::PLANS.start()), ..self }
    }
}

impl Default for Effort {
    fn default() -> Effort {
        Effort { plans: 400, seed: 1 }
    }
}

/// A chance to win, or a difference of two, with its standard error.
#[derive(Copy, Clone, Debug, Default, PartialEq)]
pub struct Estimate {
    /// From 0 to 1.
    pub value: f64,
    /// The standard error.
    pub error: f64,
}

impl Estimate {
    /// The mean of some values.
    pub fn of(values: &[f64]) -> Estimate {
        let n = values.len().max(1) as f64;
        let value = values.iter().sum::<f64>() / n;
        let squares = values.iter().map(|it| (it - value) * (it - value)).sum::<f64>();
        Estimate { value, error: (squares / (n - 1.0).max(1.0) / n).sqrt() }
    }

    /// The chance of the other of two teams.
    pub fn other(self) -> Estimate {
        Estimate { value: 1.0 - self.value, ..self }
    }
}

/// What came of examining a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// How likely the best plan wins that was found.
    pub best: Estimate,
    /// How likely what was played wins.
    pub played: Estimate,
    /// How much better the best plan is.
    pub loss: Estimate,
    /// What would have been better, sentence by sentence.
    pub better: Vec<Phrase>,
    /// What was done in its place.
    pub instead: Vec<Phrase>,
    /// The best plan that was found, step by step as the game's own part of the browser draws it.
    pub plan: Vec<Value>,
    /// What was played, likewise.
    pub played_plan: Vec<Value>,
}

/// The teams of a game with their seats, in the order in which figures of an analysis have them.
pub fn teams<R: Rules>(game: &Game<R>) -> Vec<Vec<Seat>> {
    let mut teams: Vec<(table::Team, Vec<Seat>)> = Vec::new();
    for (seat, team) in game.seats() {
        match teams.iter_mut().find(|it| it.0 == team) {
            Some(known) => known.1.push(seat),
            None => teams.push((team, vec![seat])),
        }
    }
    teams.into_iter().map(|it| it.1).collect()
}

/// Whether a match can be analysed at all: its game has ended by its own rules.
pub fn is_finished<R: Rules>(played: &Match<R>) -> bool {
    played.game().pending().outcome().is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_match_gets_fewer_plans() {
        let effort = Effort { plans: 400, seed: 1 };
        assert_eq!(effort.within(40_000, 50), effort);
        assert_eq!(effort.within(40_000, 400).plans, 100);
        assert_eq!(effort.within(40_000, 100_000).plans, *Effort::PLANS.start());
        assert_eq!(effort.within(40_000, 0), effort);
    }

    #[test]
    fn an_estimate_is_a_mean_with_its_standard_error() {
        let it = Estimate::of(&[0.0, 1.0, 0.0, 1.0]);
        assert_eq!(it.value, 0.5);
        assert!((it.error - (1.0 / 3.0_f64 / 4.0).sqrt()).abs() < 1e-12);
        assert_eq!(Estimate::of(&[0.25]), Estimate { value: 0.25, error: 0.0 });
        assert_eq!(Estimate::of(&[]), Estimate::default());
    }
}

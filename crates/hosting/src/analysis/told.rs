//! An analysis as it is told and kept. All figures are hundredths of a percent, so that sums are exact.

use serde::Serialize;
use serde_json::Value;
use table::{Phrase, Seat};

/// The analysis of a finished match.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Analysis {
    /// How many plans were tried for a decision.
    pub plans: u32,
    /// The seats of each team: other lists of figures have the teams in the same order.
    pub teams: Vec<Vec<Seat>>,
    /// How the chances went, from the beginning to the result.
    pub course: Vec<ChanceMoment>,
    /// What changed them: a line for each seat that decided anything, and one for chance. The first chances of the course and all
    /// changes add up to the result.
    pub ledger: Vec<LedgerLine>,
    /// The decisions that were looked at, in their order.
    pub decisions: Vec<Judgement>,
    /// The worst of those that have a mark, the worst first: their places among the decisions.
    pub worst: Vec<u32>,
}

/// The chances at a moment of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChanceMoment {
    /// The number of answers up to this moment.
    pub n: u32,
    /// Who led to it since the moment before: a seat by its decisions, or chance.
    pub by: Option<Seat>,
    /// How likely each team wins, in hundredths of a percent, 10,000 in all.
    pub chances: Vec<i32>,
    /// The standard error of these, in the same unit.
    pub error: u32,
}

/// What a seat's decisions, or chance, did to the chances.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LedgerLine {
    /// The seat; nothing for chance.
    pub by: Option<Seat>,
    /// The change for each team, in hundredths of a percent.
    pub changes: Vec<i32>,
    /// The standard error of these, in the same unit.
    pub error: u32,
}

/// A decision beside the best plan that was found.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Judgement {
    /// Who decided.
    pub seat: Seat,
    /// The number of answers before it.
    pub n: u32,
    /// The number of answers once it was made.
    pub until: u32,
    /// How likely the best plan wins, for the seat's team, in hundredths of a percent.
    pub best: i32,
    /// How likely what was played wins.
    pub played: i32,
    /// How much was given away; 0 if nothing better was found.
    pub loss: i32,
    /// The standard error of that.
    pub error: u32,
    /// What it is called.
    pub mark: Option<Flaw>,
    /// What would have been better, sentence by sentence, if it has a mark.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "Array<Phrase>", optional))]
    pub better: Vec<Phrase>,
    /// What was done in its place.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "Array<Phrase>", optional))]
    pub instead: Vec<Phrase>,
    /// What would have been better, step by step as the game's own part of the browser draws it, if it has a mark.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "Array<unknown>", optional))]
    pub plan: Vec<Value>,
    /// What was played, likewise.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "Array<unknown>", optional))]
    pub played_plan: Vec<Value>,
}

/// How bad a decision was.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Flaw {
    /// At least 5 % given away.
    Inaccuracy,
    /// At least 10 %.
    Mistake,
    /// At least 15 %.
    Blunder,
}

impl Flaw {
    /// All of them, the worst last.
    pub const ALL: [Flaw; 3] = [Flaw::Inaccuracy, Flaw::Mistake, Flaw::Blunder];

    /// The least that is given away, in hundredths of a percent: half of what lichess takes, whose chances go from -1 to 1.
    pub const fn least(self) -> i32 {
        match self {
            Flaw::Inaccuracy => 500,
            Flaw::Mistake => 1_000,
            Flaw::Blunder => 1_500,
        }
    }

    /// The mark of a loss. What two standard errors would explain has none.
    pub fn of(loss: i32, error: u32) -> Option<Flaw> {
        let is_certain = 2 * error as i32 <= loss;
        Flaw::ALL.into_iter().rev().find(|it| is_certain && it.least() <= loss)
    }

    /// Its name in keys of texts.
    pub fn key(self) -> &'static str {
        match self {
            Flaw::Inaccuracy => "inaccuracy",
            Flaw::Mistake => "mistake",
            Flaw::Blunder => "blunder",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_by_loss_and_never_within_the_error() {
        assert_eq!(Flaw::of(499, 0), None);
        assert_eq!(Flaw::of(500, 0), Some(Flaw::Inaccuracy));
        assert_eq!(Flaw::of(1_000, 500), Some(Flaw::Mistake));
        assert_eq!(Flaw::of(1_000, 501), None);
        assert_eq!(Flaw::of(9_000, 100), Some(Flaw::Blunder));
    }
}

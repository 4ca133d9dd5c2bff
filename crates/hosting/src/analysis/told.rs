//! An analysis as it is told and kept. All figures are hundredths of a percent, so that sums are exact.

use serde::Serialize;
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
    pub mark: Option<Mark>,
    /// What would have been better, sentence by sentence, if it has a mark.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "Array<Phrase>", optional))]
    pub better: Vec<Phrase>,
    /// What was done in its place.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "Array<Phrase>", optional))]
    pub instead: Vec<Phrase>,
}

/// How bad a decision was.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Mark {
    /// At least 5 % given away.
    Inaccuracy,
    /// At least 10 %.
    Mistake,
    /// At least 15 %.
    Blunder,
}

impl Mark {
    /// All of them, the worst last.
    pub const ALL: [Mark; 3] = [Mark::Inaccuracy, Mark::Mistake, Mark::Blunder];

    /// The least that is given away, in hundredths of a percent: half of what lichess takes, whose chances go from -1 to 1.
    pub const fn least(self) -> i32 {
        match self {
            Mark::Inaccuracy => 500,
            Mark::Mistake => 1_000,
            Mark::Blunder => 1_500,
        }
    }

    /// The mark of a loss. What two standard errors would explain has none.
    pub fn of(loss: i32, error: u32) -> Option<Mark> {
        let is_certain = 2 * error as i32 <= loss;
        Mark::ALL.into_iter().rev().find(|it| is_certain && it.least() <= loss)
    }

    /// Its name in keys of texts.
    pub fn key(self) -> &'static str {
        match self {
            Mark::Inaccuracy => "inaccuracy",
            Mark::Mistake => "mistake",
            Mark::Blunder => "blunder",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_by_loss_and_never_within_the_error() {
        assert_eq!(Mark::of(499, 0), None);
        assert_eq!(Mark::of(500, 0), Some(Mark::Inaccuracy));
        assert_eq!(Mark::of(1_000, 500), Some(Mark::Mistake));
        assert_eq!(Mark::of(1_000, 501), None);
        assert_eq!(Mark::of(9_000, 100), Some(Mark::Blunder));
    }
}

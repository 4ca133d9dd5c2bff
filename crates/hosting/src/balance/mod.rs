//! How even the content of a game is, measured by bots that play it: what the measurements of all games share.
//!
//! The seeds are fixed, so that the same content and the same players give the same tables on every machine. `measure` plays, `propose` tries changes, `tally` counts,
//! `report` is what came of it, `page` shows it.

mod command;
mod measure;
mod page;
mod propose;
mod report;
mod tally;

use std::fmt;

use serde::Serialize;
use table::Rules;

pub(crate) use measure::Blind;
pub use report::{Heat, Part, Proposal, Report, Row, Rung, UsedThing};
pub use tally::{Account, Thing};

use crate::{Failure, HostedGame, Setup};

/// The seed of every row: the nth game of each row has the same dice and draws.
pub const SEED: u64 = 1;
/// A quick look plays this many times fewer games.
const QUICK: u64 = 10;

/// Let bots measure how even content is: all that is built in, as tables, or your own, as a report.
///
/// Without anything else all built-in content is measured. With --content it is your own, with --only one board or scenario: who wins by side
/// and seat, what the first turn is worth, how long games are and how they end, what is used and what never is, where there are fights, and
/// how much skill matters; as text, as JSON, and as a page with plots.
#[derive(clap::Args)]
pub struct Arguments {
    /// Play a tenth of the games of the built-in content.
    #[arg(long)]
    quick: bool,
    #[command(flatten)]
    own: command::Own,
}

/// A way to play a part of the content: a board or a scenario with everybody in a seat.
pub struct Trial<G: HostedGame> {
    /// The board or the scenario.
    pub part: String,
    /// Who sits where.
    pub row: String,
    /// The whole set-up.
    pub setup: Setup<G>,
}

/// Sees what happens in one game.
pub trait Watch<R: Rules> {
    /// Something happened.
    fn see(&mut self, event: &R::Event);
    /// What there is to tell, now that the game is over.
    fn account(&mut self) -> Account;
}

/// A place on the map, for a picture of it.
#[derive(Clone, Debug, Serialize)]
pub struct Spot {
    /// Its name.
    pub id: String,
    /// The colour of the ground, as CSS has it.
    pub colour: &'static str,
    /// Its corners.
    pub outline: Vec<(f64, f64)>,
}

impl Arguments {
    /// Measures content of people's own, if that was asked for, and otherwise all that is built in: `measured` takes the factor by which
    /// fewer games are played, and returns the tables, and a sentence on whether the goals are reached, for the other stream.
    pub fn run<G: HostedGame>(&self, measured: impl FnOnce(u64) -> (String, String)) -> Result<(), Failure> {
        if self.own.is_wanted() {
            return self.own.run::<G>();
        }
        let (tables, verdict) = measured(if self.quick { QUICK } else { 1 });
        println!("{tables}");
        eprintln!("{verdict}");
        Ok(())
    }
}

/// A share of games in percent, a draw being half a win, with its interval of 95 % (Wilson).
#[derive(Copy, Clone, Debug, PartialEq, Serialize)]
pub struct Share {
    /// The share.
    pub percent: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Share {
    /// The share of wins in a number of games.
    pub fn new(wins: u64, draws: u64, games: u64) -> Share {
        let (n, z) = (games as f64, 1.96);
        let share = (wins as f64 + draws as f64 / 2.0) / n;
        let centre = (share + z * z / (2.0 * n)) / (1.0 + z * z / n);
        let half = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt() / (1.0 + z * z / n);
        Share {
            percent: 100.0 * share,
            low: 100.0 * (centre - half).max(0.0),
            high: 100.0 * (centre + half).min(1.0),
        }
    }

    /// Whether it is within this many points of even.
    pub fn is_within(self, goal: f64) -> bool {
        (self.percent - 50.0).abs() <= goal
    }

    /// The share and the interval, as a table shows them.
    pub fn cells(self) -> String {
        format!("{:.1} | {:.1}-{:.1}", self.percent, self.low, self.high)
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.1} % ({:.1}-{:.1})", self.percent, self.low, self.high)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_counts_draws_half_and_has_wilson_s_interval() {
        let share = Share::new(40, 20, 100);
        assert_eq!(share.cells(), "50.0 | 40.4-59.6");
        assert_eq!(Share::new(0, 0, 10).cells(), "0.0 | 0.0-27.8");
        assert!(share.is_within(0.0) && !Share::new(59, 0, 100).is_within(8.0));
    }
}

//! How even the content of a game is, measured by bots that play it: what the measurements of all games share.
//!
//! The seeds are fixed, so that the same content and the same players give the same tables on every machine.

/// The seed of every row: the nth game of each row has the same dice and draws.
pub const SEED: u64 = 1;
/// A quick look plays this many times fewer games.
const QUICK: u64 = 10;

/// Let bots measure how even the built-in content is, and print the tables.
#[derive(clap::Args)]
pub struct Arguments {
    /// Play a tenth of the games.
    #[arg(long)]
    quick: bool,
}

impl Arguments {
    /// The factor by which fewer games are played.
    pub fn fewer(&self) -> u64 {
        if self.quick { QUICK } else { 1 }
    }
}

/// Prints the tables, and says on the other stream whether the goals are reached.
pub fn print(tables: &str, verdict: &str) {
    println!("{tables}");
    eprintln!("{verdict}");
}

/// A share of games in percent, a draw being half a win, with its interval of 95 % (Wilson).
#[derive(Copy, Clone, Debug, PartialEq)]
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

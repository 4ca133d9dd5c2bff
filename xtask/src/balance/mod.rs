//! How even the content of the house is: bots play it, and `docs/balance.md` gets the tables. The seeds are fixed, so that the same
//! content and the same players give the same tables on every machine.

mod aces;
mod sergeants;

use std::{
    fs,
    path::{Path, PathBuf},
};

/// The seed of every row: the nth game of each row has the same chance.
const SEED: u64 = 1;
/// A quick look plays so many times fewer.
const QUICK: u64 = 10;

/// The games, as the marks in the page name them.
const GAMES: [&str; 2] = ["aces", "sergeants"];

pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    let (mut quick, mut only) = (false, None);
    let mut rest = arguments.iter().map(String::as_str);
    while let Some(it) = rest.next() {
        match (it, GAMES) {
            ("--quick", _) => quick = true,
            ("--only", games) => only = Some(rest.next().filter(|it| games.contains(it)).ok_or_else(usage)?),
            _ => return Err(usage()),
        }
    }
    // Without optimisation it would take half an hour.
    if cfg!(debug_assertions) {
        let again = ["run", "--quiet", "--release", "--package", "xtask", "--", "balance"];
        let again: Vec<&str> = again.into_iter().chain(arguments.iter().map(String::as_str)).collect();
        return super::cargo("balance", &again, &[]);
    }
    let fewer = if quick { QUICK } else { 1 };
    for game in GAMES.into_iter().filter(|it| only.is_none_or(|only| only == *it)) {
        let (text, verdict) = measure(game, fewer);
        if quick {
            println!("{text}");
        } else {
            write(game, &text)?;
            println!("{verdict}\n\ndocs/balance.md has the tables.");
        }
    }
    Ok(())
}

fn usage() -> String {
    "cargo xtask balance takes --quick, and --only aces or --only sergeants.".to_string()
}

/// The tables of a game, and in a sentence whether its goals are reached.
fn measure(game: &str, fewer: u64) -> (String, String) {
    match game {
        "aces" => {
            let measured = aces::Measured::new(fewer);
            (measured.told(), measured.verdict())
        }
        _ => {
            let measured = sergeants::Measured::new(fewer);
            (measured.told(), measured.verdict())
        }
    }
}

fn write(game: &str, text: &str) -> Result<(), String> {
    let path = page();
    let unusable = |why: &str| format!("{}: {why}", path.display());
    let before = fs::read_to_string(&path).map_err(|why| unusable(&why.to_string()))?;
    let after =
        put_in(&before, game, text).ok_or_else(|| unusable("the marks around the tables are not there."))?;
    fs::write(&path, after).map_err(|why| unusable(&why.to_string()))
}

fn page() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/balance.md")
}

/// What stands before and after the tables of a game.
fn marks(game: &str) -> (String, String) {
    (
        format!("<!-- measured, {game}: written by cargo xtask balance -->"),
        format!("<!-- end of measured, {game} -->"),
    )
}

/// The page with new tables of a game between its marks.
fn put_in(page: &str, game: &str, tables: &str) -> Option<String> {
    let (begin, end) = marks(game);
    let (head, rest) = page.split_once(&begin)?;
    let (_, tail) = rest.split_once(&end)?;
    Some(format!("{head}{begin}\n\n{tables}\n{end}{tail}"))
}

/// A share of games in percent, a draw being half a win, with its interval of 95 % (Wilson).
#[derive(Copy, Clone, Debug, PartialEq)]
struct Share {
    percent: f64,
    low: f64,
    high: f64,
}

impl Share {
    fn new(wins: u64, draws: u64, games: u64) -> Share {
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

    fn is_within(self, goal: f64) -> bool {
        (self.percent - 50.0).abs() <= goal
    }

    /// As a table has it: the share and the interval.
    fn cells(self) -> String {
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

    #[test]
    fn tables_go_between_the_marks_and_nothing_else_changes() {
        let (begin, end) = marks("aces");
        let page = format!("# Title\n\n{begin}\nold\n{end}\n\nrest\n");
        let wanted = format!("# Title\n\n{begin}\n\nnew\n\n{end}\n\nrest\n");
        assert_eq!(put_in(&page, "aces", "new\n"), Some(wanted));
        assert_eq!(put_in("nothing", "aces", "new"), None);
        let page = fs::read_to_string(super::page()).expect("the page is there");
        assert!(GAMES.iter().all(|it| put_in(&page, it, "").is_some()));
    }
}

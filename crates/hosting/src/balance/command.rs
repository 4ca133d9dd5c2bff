//! `sandtable balance GAME` for content of one's own.

use std::{fmt::Write as _, fs, path::PathBuf};

use super::{measure::measured, page::page, report::Report};
use crate::{BotName, Failure, HostedGame, simulate::in_json};

/// What is to be measured instead of all built-in content, and how it is told.
#[derive(clap::Args, Clone, Debug)]
pub struct Own {
    /// Measure content of your own: a folder or a pack.
    #[arg(long)]
    pub(super) content: Option<PathBuf>,
    /// Measure only the board or the scenario of this name, yours or a built-in one.
    #[arg(long, value_name = "NAME")]
    pub(super) only: Option<String>,
    /// How many games each row is, for content of your own or with --only.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub(super) games: u64,
    /// The bots that play, each against itself; the games of the first are looked at closely.
    #[arg(long, default_value = "greedy", value_delimiter = ',', num_args = 1..)]
    pub(super) bots: Vec<BotName>,
    /// Bots of growing strength, each of which plays the one before it: how much skill matters.
    #[arg(long, default_value = "random,greedy", value_delimiter = ',', num_args = 0..)]
    pub(super) ladder: Vec<BotName>,
    /// Try small changes, and propose those that make it more even.
    #[arg(long)]
    pub(super) propose: bool,
    /// How many threads; by default one a core.
    #[arg(long, default_value_t = 0)]
    pub(super) jobs: usize,
    /// Write one JSON object instead of a table.
    #[arg(long)]
    pub(super) json: bool,
    /// Write a page with plots as well.
    #[arg(long, value_name = "FILE.html")]
    pub(super) page: Option<PathBuf>,
}

impl Own {
    /// Whether a report is wanted, and not the tables of all built-in content.
    pub(super) fn is_wanted(&self) -> bool {
        self.content.is_some() || self.only.is_some() || self.json || self.page.is_some() || self.propose
    }

    /// Measures, and tells it as was asked.
    pub(super) fn run<G: HostedGame>(&self) -> Result<(), Failure> {
        let report = measured::<G>(self)?;
        if let Some(path) = &self.page {
            fs::write(path, page(&report)).map_err(|why| Failure::of_file(path, &why))?;
        }
        match self.json {
            true => println!("{}", in_json(&report)?),
            false => print!("{}", told(&report)),
        }
        Ok(())
    }
}

/// The most important of it, as text.
fn told(report: &Report) -> String {
    let mut text = String::new();
    for part in &report.parts {
        let _ = writeln!(text, "{}", part.name);
        for row in &part.rows {
            let _ = write!(text, "  {:<10} {:<28}", row.bot, row.row);
            for (side, share) in &row.sides {
                let _ = write!(text, "  {side} {share}");
            }
            if let Some(first) = row.first_turn {
                let _ = write!(text, "  first turn {first}");
            }
            let _ = writeln!(text, "  draws {:.1} %  ({} games)", row.draws, row.games);
        }
        let [low, median, high] = part.typical;
        let _ = writeln!(text, "  Length: {median}, and {low} to {high} in nine games of ten.");
        let endings = part.endings.iter().map(|it| format!("{} {}", it.0, percent(*it.1, part.games)));
        let _ = writeln!(text, "  Ends by: {}.", endings.collect::<Vec<_>>().join(", "));
        let unused: Vec<&str> = part.never_used().map(|it| it.name.as_str()).collect();
        if !unused.is_empty() {
            let _ = writeln!(text, "  Never used: {}.", unused.join(", "));
        }
        for it in &part.proposals {
            let _ = writeln!(
                text,
                "  Tried: {}. {} {} after {} ({} games)",
                it.change, it.side, it.after, it.before, it.games
            );
        }
        for it in &part.ladder {
            let _ =
                writeln!(text, "  {} beats {}: {} ({} games)", it.stronger, it.weaker, it.share, it.games);
        }
    }
    text
}

pub(super) fn percent(n: u64, of: u64) -> String {
    format!("{:.1} %", 100.0 * n as f64 / of.max(1) as f64)
}

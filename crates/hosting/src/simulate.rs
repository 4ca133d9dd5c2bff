//! Many games at once, played by bots.

use std::{
    io::{IsTerminal, stderr},
    time::Instant,
};

use clap::ValueEnum;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rayon::prelude::*;
use serde::Serialize;
use table::{
    Game, Rules, Shuffler,
    policy::{Played, Policy},
};

use crate::Failure;

/// How many games to play, and how to report them.
#[derive(clap::Args)]
pub struct Many {
    /// How many games.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// The seed of all chance.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads; by default one a core.
    #[arg(long, default_value_t = 0)]
    jobs: usize,
    /// Write one JSON object instead of a table.
    #[arg(long)]
    pub json: bool,
}

impl Many {
    /// Plays the given number of games from the same start, and returns how long that took in seconds.
    pub fn play<R: Rules, P: Policy<R>>(
        &self,
        game: &Game<R>,
        n: u64,
        bots: impl Fn() -> P + Send + Sync,
        again: impl Fn(&mut P, Shuffler) + Send + Sync,
    ) -> Result<(Vec<Played<R>>, f64), Failure>
    where
        Game<R>: Clone + Send + Sync,
        Played<R>: Send,
    {
        let again = |bots: &mut P, chance: Shuffler| {
            again(bots, chance);
            game.clone().play_out(bots)
        };
        self.play_many(n, bots, again)
    }

    /// Plays the given number of games as `play` does it, with the chance of each.
    pub fn play_by<R: Rules, P>(
        &self,
        n: u64,
        bots: impl Fn() -> P + Send + Sync,
        play: impl Fn(&mut P, Shuffler) -> Played<R> + Send + Sync,
    ) -> Result<(Vec<Played<R>>, f64), Failure>
    where
        Played<R>: Send,
    {
        self.play_many(n, bots, play)
    }

    fn play_many<R: Rules, P>(
        &self,
        n: u64,
        bots: impl Fn() -> P + Send + Sync,
        play: impl Fn(&mut P, Shuffler) -> Played<R> + Send + Sync,
    ) -> Result<(Vec<Played<R>>, f64), Failure>
    where
        Played<R>: Send,
    {
        let progress = progress(n, "games");
        let pool = rayon::ThreadPoolBuilder::new().num_threads(self.jobs).build();
        let pool = pool.map_err(|why| Failure::new(format!("No threads could be started: {why}.")))?;
        let start = Instant::now();
        let results = pool.install(|| {
            (0..n)
                .into_par_iter()
                .map_init(&bots, |bots, nth| {
                    let played = play(bots, Shuffler::for_game(self.seed, nth));
                    progress.inc(1);
                    played
                })
                .collect()
        });
        let seconds = start.elapsed().as_secs_f64();
        progress.finish_and_clear();
        Ok((results, seconds))
    }
}

/// A bar for someone who waits at a terminal, with what is counted.
pub(crate) fn progress(n: u64, what: &str) -> ProgressBar {
    if !stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template(&format!(
        "{{bar:40}} {{pos}}/{{len}} {what}, {{per_sec}}, {{eta}} left"
    ));
    let bar = ProgressBar::with_draw_target(Some(n), ProgressDrawTarget::stderr());
    style.map_or(bar.clone(), |it| bar.with_style(it))
}

/// A report as one JSON object.
pub fn in_json(report: &impl Serialize) -> Result<String, Failure> {
    serde_json::to_string(report).map_err(|why| Failure::new(why.to_string()))
}

/// The number per second.
pub fn per_second(n: u64, seconds: f64) -> f64 {
    n as f64 / seconds.max(f64::EPSILON)
}

/// The name of a bot, as the command line takes it.
pub fn name(bot: &impl ValueEnum) -> String {
    bot.to_possible_value().map_or_else(String::new, |it| it.get_name().to_string())
}

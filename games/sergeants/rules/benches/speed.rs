//! How fast the game runs, on one core: `cargo xtask bench`.
//!
//! Each target stands beside its figure; nothing fails here, since a loaded machine is no fault of the code. Where the system tells,
//! the time is that for which this thread had a core.

#![allow(clippy::disallowed_types, clippy::disallowed_methods, reason = "rules have no clock; measuring has")]

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use sergeants::{Sergeants, Setup};
use table::{Game, Pending, Shuffler, policy::Uniform};

/// The scenarios, with the seats that their suggested forces are for.
fn setups() -> Vec<Setup> {
    let seats =
        |name: &str| if name == "four-players" { ["us", "de", "us", "de"].as_slice() } else { &["us", "de"] };
    sergeants::content::scenarios().map(|it| Setup::builtin(it, seats(it))).collect()
}

fn main() {
    println!("random playouts");
    let all: Vec<(u64, Duration)> = setups().iter().map(playouts).collect();
    let (n, time) = all.iter().fold((0, Duration::ZERO), |sum, it| (sum.0 + it.0, sum.1 + it.1));
    println!(
        "  all scenarios: {:.0} thousand decisions a second (target: 150)",
        n as f64 / time.as_secs_f64() / 1e3
    );
    println!("one decision through Game::answer");
    answers();
}

/// The decisions of many games of a scenario, and their time.
fn playouts(setup: &Setup) -> (u64, Duration) {
    let (game, _) = Game::<Sergeants>::new(setup).expect("a valid set-up");
    let (mut n_games, mut n_decisions) = (0u64, 0u64);
    let clock = Clock::start();
    while clock.elapsed() < Duration::from_secs(1) {
        let mut policy = Uniform(Shuffler::for_game(1, n_games));
        n_decisions += game.clone().play_out(&mut policy).n_decisions;
        n_games += 1;
    }
    let time = clock.elapsed();
    let per_second = n_decisions as f64 / time.as_secs_f64();
    println!(
        "  {}: {:.0} thousand decisions a second, {:.0} decisions a game",
        setup.scenario.name,
        per_second / 1000.0,
        n_decisions as f64 / n_games as f64
    );
    (n_decisions, time)
}

/// The time of an answer at the median, and of a clone.
fn answers() {
    let (mut times, mut games) = (Vec::new(), Vec::new());
    for (seed, setup) in setups().iter().enumerate() {
        let (mut game, _) = Game::<Sergeants>::new(setup).expect("a valid set-up");
        let mut chance = Shuffler::new(seed as u64);
        let mut n = 0;
        while let Some(answer) = game.random_answer(&mut chance) {
            let decides = matches!(game.pending(), Pending::Decide { .. });
            let start = Instant::now();
            game.answer(answer).expect("a random answer is legal");
            if decides {
                times.push(start.elapsed());
            }
            n += 1;
            if n % 100 == 50 {
                games.push(game.clone());
            }
        }
    }
    times.sort_unstable();
    let at = |share: usize| times[times.len() * share / 100].as_nanos() as f64 / 1000.0;
    println!("  {:.1} microseconds at the median, {:.1} at the 99th percentile", at(50), at(99));
    let start = Instant::now();
    let mut n = 0;
    while start.elapsed() < Duration::from_secs(1) {
        for game in &games {
            black_box(game.clone());
        }
        n += games.len();
    }
    println!("  cloning a game: {:.0} ns", start.elapsed().as_nanos() as f64 / n as f64);
}

/// Measures the time for which this thread had a core, or the time of day where the system does not say.
struct Clock {
    start: Instant,
    busy: Option<Duration>,
}

impl Clock {
    fn start() -> Clock {
        Clock { start: Instant::now(), busy: busy() }
    }

    fn elapsed(&self) -> Duration {
        match (self.busy, busy()) {
            (Some(before), Some(now)) => now - before,
            _ => self.start.elapsed(),
        }
    }
}

/// What Linux counts for a thread, in nanoseconds.
fn busy() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}

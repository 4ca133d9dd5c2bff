//! Three servers on one PostgreSQL behind a real proxy, under siege: they are killed, paused and cut off from the database while people play. In the end
//! the journals are read: every answer that was acknowledged is there once, at its place.
//!
//! `cargo xtask siege` besieges longer. `SIEGE_FAULTS` is how many faults, `SIEGE_MATCHES` how many matches are played at a time.

#[path = "../endless/mod.rs"]
mod endless;
mod journal;
mod play;
mod servers;

use std::{
    env,
    sync::{Arc, atomic::Ordering::Relaxed},
    thread::{self, sleep},
    time::{Duration, Instant},
};

use play::Figures;
use servers::{Fault, Site};

/// The matches of a server that was killed are awake elsewhere within this time.
const TAKEN_OVER: Duration = Duration::from_secs(5);

fn number(name: &str, usual: usize) -> usize {
    env::var(name).ok().and_then(|it| it.parse().ok()).unwrap_or(usual)
}

/// A generator of its own: the same faults in the same order every time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % most
    }
}

#[test]
fn nothing_that_was_acknowledged_is_lost_among_several_servers() {
    let (faults, n_matches) = (number("SIEGE_FAULTS", 9), number("SIEGE_MATCHES", 4));
    let mut site = Site::open(3);
    let figures = Arc::new(Figures::default());
    let players: Vec<thread::JoinHandle<Vec<play::Played>>> = (0..n_matches)
        .map(|_| {
            let (address, figures) = (site.address(), figures.clone());
            thread::spawn(move || play::play(&address, &figures))
        })
        .collect();
    let began = Instant::now();
    while figures.answers.load(Relaxed) < 5 * n_matches as u64 {
        assert!(began.elapsed() < Duration::from_secs(60), "nobody can play");
        sleep(Duration::from_millis(50));
    }
    let mut dice = Dice(1944);
    let mut counts = [0; Fault::ALL.len()];
    let mut takeovers = Vec::new();
    for n in 0..faults {
        let fault = Fault::ALL[n % Fault::ALL.len()];
        counts[n % Fault::ALL.len()] += 1;
        // Two of three may be struck at the same time.
        let server = site.one_of_two(dice.below(3) as usize);
        site.strike(server, fault, Duration::from_millis(300 + dice.below(5_000)));
        if fault == Fault::Kill {
            takeovers.extend(site.taken_over(server));
        }
        sleep(Duration::from_millis(200 + dice.below(1_200)));
        if (n + 1) % 100 == 0 {
            println!("{} faults, {}", n + 1, figures.said());
        }
    }
    site.mend_all();
    let acknowledged = figures.answers.load(Relaxed);
    let mended = Instant::now();
    while figures.answers.load(Relaxed) < acknowledged + n_matches as u64 {
        assert!(mended.elapsed() < Duration::from_secs(60), "play does not go on after the last fault");
        sleep(Duration::from_millis(50));
    }
    figures.end();
    let played: Vec<play::Played> =
        players.into_iter().flat_map(|it| it.join().expect("nobody panics")).collect();
    println!("{faults} faults ({}) in {:.0} s", Fault::told(&counts), began.elapsed().as_secs_f64());
    println!("{}", figures.said());
    takeovers.sort();
    let longest = takeovers.last().copied().unwrap_or_default();
    println!("{} times a killed server had matches: elsewhere after {longest:.1?} at most", takeovers.len());
    assert!(longest < TAKEN_OVER, "matches of a killed server were nobody's for {longest:?}");
    site.stop_servers();
    let found = journal::check(&site.journals(), &played);
    println!("{found}");
    site.verify();
}

//! The laws of the table, on random games of all scenarios.

use sergeants::{Sergeants, Setup};
use table::{Battery, Tally};

/// Two to four players, learning and crossing, suggested and bought forces.
fn setup(seed: u64) -> Setup {
    let two = ["us", "de"];
    let (name, seats, buying): (&str, &[&str], bool) = match seed % 5 {
        0 => ("first-steps", &two, false),
        1 => ("crossing", &two, false),
        2 => ("crossing", &two, true),
        3 => ("crossing", &["us", "de", "us", "de"], true),
        _ => ("crossing", &["de", "us", "us"], true),
    };
    let mut setup = Setup { buying, ..Setup::of_the_house(name, seats) };
    // Half of the learning games are played with closed hands.
    if seed % 10 == 0 {
        setup.scenario.special.clear();
    }
    setup
}

fn run(seeds: std::ops::Range<u64>) -> Tally {
    let battery = Battery::<Sergeants> { undo_in: 8, one_in: 24, ..Battery::new(seeds) };
    match battery.run(setup) {
        Ok(tally) => tally,
        Err(complaint) => panic!("{complaint}"),
    }
}

#[test]
fn random_games_obey_the_laws() {
    let n_games: u64 = std::env::var("BATTERY_GAMES").ok().and_then(|it| it.parse().ok()).unwrap_or(100);
    let n_threads = 2;
    let tally = std::thread::scope(|scope| {
        let share = |i: u64| n_games * i / n_threads..n_games * (i + 1) / n_threads;
        let threads: Vec<_> = (0..n_threads).map(|i| scope.spawn(move || run(share(i)))).collect();
        let mut tally = Tally::default();
        for thread in threads {
            match thread.join() {
                Ok(it) => tally.add(&it),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        tally
    });
    println!("{tally:?}");
    assert_eq!(tally.n_games, n_games);
    assert!(0 < tally.n_refused && 0 < tally.n_undone && 0 < tally.n_imagined);
}

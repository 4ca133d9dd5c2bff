//! A server for hours: people who play, people who get in the way, kills, restarts and clocks that jump. Every answer that was
//! acknowledged is in the match afterwards, once and in its place, and memory stays what it is. `cargo xtask soak` takes an hour; the test
//! takes a few seconds of it.

#[path = "../browser/mod.rs"]
mod browser;
mod nuisance;
mod player;
mod process;

use std::{
    env,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    },
    thread,
    time::{Duration, Instant},
};

use process::Process;
use table::{Chance, Shuffler};

/// How long the test takes, and its parts: in every second part there are no kills, so that memory can be compared.
const SHORT: Duration = Duration::from_secs(12);
const SHORT_PART: Duration = Duration::from_secs(4);
const PART: Duration = Duration::from_secs(90);

/// Memory may grow by this part within a time without kills, and by so many KiB: the matches become longer.
const GROWTH: f64 = 1.25;
const GROWTH_KIB: f64 = 24_000.0;

/// What all threads share.
#[derive(Default)]
pub struct Shared {
    address: Mutex<String>,
    ends: AtomicBool,
    n_answers: AtomicU64,
    n_verified: AtomicU64,
    n_nuisances: AtomicU64,
    faults: Mutex<Vec<String>>,
}

impl Shared {
    /// Where the server is at present.
    pub fn address(&self) -> String {
        self.address.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Whether the time is over, or something went wrong.
    pub fn ends(&self) -> bool {
        self.ends.load(Relaxed)
    }

    /// Notes what went wrong, and ends everything.
    pub fn fail(&self, what: String) {
        eprintln!("{what}");
        self.faults.lock().unwrap_or_else(PoisonError::into_inner).push(what);
        self.ends.store(true, Relaxed);
    }
}

#[test]
fn nothing_that_was_acknowledged_is_lost_whatever_happens() {
    let minutes: Option<f64> =
        env::var("SOAK_MINUTES").ok().map(|it| it.parse().expect("a number of minutes"));
    let (time, part, n_players) = match minutes {
        Some(minutes) => (Duration::from_secs_f64(minutes * 60.0), PART, 24),
        None => (SHORT, SHORT_PART, 6),
    };
    let shared = Arc::new(Shared::default());
    let mut process = Process::start();
    *shared.address.lock().expect("nobody panicked") = process.address.clone();
    let players = (0..n_players).map(|n| spawn(&shared, n, player::play));
    let nuisances = (0..3).map(|n| spawn(&shared, n, nuisance::annoy));
    let threads: Vec<_> = players.chain(nuisances).collect();
    disturb(&mut process, &shared, time, part);
    shared.ends.store(true, Relaxed);
    threads.into_iter().for_each(|it| it.join().expect("no thread panics"));
    let count = |it: &AtomicU64| it.load(Relaxed);
    println!(
        "{} acknowledged answers, {} matches verified, {} kills, {} restarts, {} jumps of the clock, {} nuisances",
        count(&shared.n_answers),
        count(&shared.n_verified),
        process.n_kills,
        process.n_restarts,
        process.n_jumps,
        count(&shared.n_nuisances)
    );
    let faults = shared.faults.lock().expect("nobody panicked");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(0 < count(&shared.n_answers) && 0 < count(&shared.n_verified));
}

fn spawn(shared: &Arc<Shared>, n: u64, what: fn(&Shared, u64)) -> thread::JoinHandle<()> {
    let shared = shared.clone();
    thread::spawn(move || what(&shared, n))
}

/// Kills, restarts and turns clocks in every first part, and looks at memory in every second.
fn disturb(process: &mut Process, shared: &Shared, time: Duration, part: Duration) {
    let (began, mut chance) = (Instant::now(), Shuffler::new(1944));
    while began.elapsed() < time && !shared.ends() {
        let until = Instant::now() + part;
        while Instant::now() < until && !shared.ends() {
            thread::sleep(part.mul_f64(0.05 + f64::from(chance.below(20)) / 100.0));
            match chance.below(6) {
                0 => process.jump(&mut chance),
                1 => process.restart(),
                _ => process.kill(),
            }
            *shared.address.lock().unwrap_or_else(PoisonError::into_inner) = process.address.clone();
        }
        // After a third of a part all matches are awake again.
        thread::sleep(part / 3);
        let before = process.memory();
        thread::sleep(part * 2 / 3);
        let after = process.memory();
        println!("{:.0} s: memory {before} KiB, later {after} KiB", began.elapsed().as_secs_f64());
        if before as f64 * GROWTH + GROWTH_KIB < after as f64 {
            shared.fail(format!("memory grew from {before} to {after} KiB"));
        }
        if let Err(why) = process.look() {
            shared.fail(why);
        }
    }
}

//! What is counted while matches are played.

use std::{
    cell::{Cell, RefCell},
    fs,
    time::{Duration, Instant},
};

/// What all matches of a run share.
#[derive(Default)]
pub struct Figures {
    /// Whether what happens is counted.
    pub counts: Cell<bool>,
    /// Whether matches end.
    pub ends: Cell<bool>,
    /// How long a person thinks, about.
    pub thinks: Cell<Duration>,
    /// How many matches have come as far as they shall before anything is counted.
    pub n_ready: Cell<u32>,
    pub n_answers: Cell<u64>,
    pub n_queries: Cell<u64>,
    pub n_begun: Cell<u64>,
    /// Bytes of the answers said, and the changes heard, with how many those are.
    pub said: Cell<u64>,
    pub heard: Cell<u64>,
    pub n_heard: Cell<u64>,
    /// From an answer to its change on the socket of the one who answered, and on the other one.
    pub own: RefCell<Times>,
    pub other: RefCell<Times>,
    pub errors: RefCell<Vec<String>>,
    /// The names of all matches that were begun.
    pub matches: RefCell<Vec<String>>,
}

impl Figures {
    pub fn fail(&self, what: String) {
        self.errors.borrow_mut().push(what);
    }

    pub fn add(&self, to: &Cell<u64>, n: u64) {
        if self.counts.get() {
            to.set(to.get() + n);
        }
    }

    pub fn took(&self, times: &RefCell<Times>, since: Instant) {
        if self.counts.get() {
            times.borrow_mut().add(since.elapsed());
        }
    }
}

/// How long something took each time.
#[derive(Default)]
pub struct Times(Vec<u32>);

impl Times {
    pub fn add(&mut self, took: Duration) {
        self.0.push(took.as_micros() as u32);
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// So many thousandths took at most so many milliseconds.
    pub fn quantile(&mut self, thousandths: usize) -> f64 {
        if self.0.is_empty() {
            return f64::NAN;
        }
        let i = (self.0.len() * thousandths / 1000).min(self.0.len() - 1);
        f64::from(*self.0.select_nth_unstable(i).1) / 1000.0
    }
}

/// What processors have done, in hundredths of a second.
#[derive(Copy, Clone)]
pub struct Work {
    server: u64,
    own: u64,
    all: u64,
    at: Instant,
}

impl Work {
    pub fn now(server: u32) -> Work {
        let all = fs::read_to_string("/proc/stat").unwrap_or_default();
        let all = numbers(all.lines().next().unwrap_or_default());
        // User, nice and system, interrupts, and what other machines took: everything but idle and waiting.
        let all = all.iter().enumerate().filter(|it| (0..8).contains(&it.0) && it.0 != 3 && it.0 != 4);
        let all = all.map(|it| it.1).sum();
        Work { server: of(&server.to_string()), own: of("self"), all, at: Instant::now() }
    }

    /// Which share of a processor the server, this generator and everybody else had since.
    pub fn since(self, server: u32) -> [f64; 3] {
        let now = Work::now(server);
        let hundredths = self.at.elapsed().as_secs_f64() * 100.0;
        let share = |n: u64| n as f64 / hundredths;
        let (server, own) = (share(now.server - self.server), share(now.own - self.own));
        [server, own, (share(now.all - self.all) - server - own).max(0.0)]
    }
}

fn of(process: &str) -> u64 {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // The name may hold anything, and ends with the last parenthesis.
    let numbers =
        numbers(stat.rsplit(')').next().unwrap_or_default().trim_start_matches([' ', 'R', 'S', 'D']));
    numbers.iter().skip(10).take(2).sum()
}

fn numbers(text: &str) -> Vec<u64> {
    text.split_whitespace().filter(|it| !it.starts_with("cpu")).map(|it| it.parse().unwrap_or(0)).collect()
}

/// The resident memory of a process, in KiB.
pub fn memory(process: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|it| it.strip_prefix("VmRSS:"));
    line.and_then(|it| it.split_whitespace().next()?.parse().ok()).unwrap_or(0)
}

//! Counts for Prometheus.

use std::{
    fmt::Write,
    sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed},
    time::Duration,
};

/// All counters.
#[derive(Default)]
pub(crate) struct Metrics {
    pub(crate) matches: AtomicI64,
    pub(crate) sockets: AtomicI64,
    pub(crate) answers: AtomicU64,
    pub(crate) bot_answers: AtomicU64,
    pub(crate) chances: AtomicU64,
    pub(crate) refusals: AtomicU64,
    pub(crate) faults: AtomicU64,
    pub(crate) commits: AtomicU64,
    pub(crate) jobs: AtomicU64,
    pub(crate) failed_commits: AtomicU64,
    pub(crate) slow_sockets: AtomicU64,
    pub(crate) to_commit: Histogram,
}

/// Upper bounds in microseconds.
const BOUNDS: [u64; 12] =
    [250, 500, 1_000, 2_500, 5_000, 10_000, 20_000, 30_000, 50_000, 100_000, 250_000, 1_000_000];

/// How long something took.
#[derive(Default)]
pub(crate) struct Histogram {
    counts: [AtomicU64; BOUNDS.len() + 1],
    micros: AtomicU64,
}

impl Histogram {
    pub(crate) fn add(&self, took: Duration) {
        let micros = took.as_micros() as u64;
        let i = BOUNDS.iter().position(|it| micros <= *it).unwrap_or(BOUNDS.len());
        self.counts[i].fetch_add(1, Relaxed);
        self.micros.fetch_add(micros, Relaxed);
    }

    fn write(&self, text: &mut String, name: &str, help: &str) {
        let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} histogram");
        let mut sum = 0;
        for (i, count) in self.counts.iter().enumerate() {
            sum += count.load(Relaxed);
            let bound = BOUNDS.get(i).map_or("+Inf".to_string(), |it| (*it as f64 / 1e6).to_string());
            let _ = writeln!(text, "{name}_bucket{{le=\"{bound}\"}} {sum}");
        }
        let seconds = self.micros.load(Relaxed) as f64 / 1e6;
        let _ = writeln!(text, "{name}_sum {seconds}\n{name}_count {sum}");
    }
}

impl Metrics {
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        let gauges = [
            ("sandtable_matches_live", "Matches in memory.", &self.matches),
            ("sandtable_sockets", "Open sockets.", &self.sockets),
        ];
        for (name, help, value) in gauges {
            let _ =
                writeln!(text, "# HELP {name} {help}\n# TYPE {name} gauge\n{name} {}", value.load(Relaxed));
        }
        let counters = [
            ("sandtable_answers_total", "Answers of people that were committed.", &self.answers),
            ("sandtable_bot_answers_total", "Answers of bots.", &self.bot_answers),
            ("sandtable_chances_total", "Rolls and draws.", &self.chances),
            ("sandtable_refusals_total", "Requests over sockets that were refused.", &self.refusals),
            ("sandtable_faults_total", "Mistakes of ours that were caught.", &self.faults),
            ("sandtable_commits_total", "Transactions of the store.", &self.commits),
            ("sandtable_commit_jobs_total", "What was committed by them.", &self.jobs),
            ("sandtable_failed_commits_total", "What could not be committed.", &self.failed_commits),
            (
                "sandtable_slow_sockets_total",
                "Sockets closed because they did not keep up.",
                &self.slow_sockets,
            ),
        ];
        for (name, help, value) in counters {
            let _ =
                writeln!(text, "# HELP {name} {help}\n# TYPE {name} counter\n{name} {}", value.load(Relaxed));
        }
        let help = "From an answer's arrival until it is on disk.";
        self.to_commit.write(&mut text, "sandtable_answer_to_commit_seconds", help);
        text
    }
}

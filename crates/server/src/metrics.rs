//! Counts for Prometheus.

use std::{
    collections::BTreeMap,
    fmt::Write,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicI64, AtomicU64, Ordering::Relaxed},
    },
    time::Duration,
};

/// All counters.
#[derive(Default)]
pub(crate) struct Metrics {
    pub(crate) matches: AtomicI64,
    pub(crate) sockets: AtomicI64,
    /// Thoughts that are being thought.
    pub(crate) thoughts: AtomicI64,
    /// Finished matches that are being analysed.
    pub(crate) analyses: AtomicI64,
    /// Servers that share the store, as far as this one knows.
    pub(crate) servers: AtomicI64,
    /// Matches that this server woke since theirs was gone.
    pub(crate) takeovers: AtomicU64,
    /// How often the others took this server for gone.
    pub(crate) times_gone: AtomicU64,
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
    /// How long a transaction of the store took.
    pub(crate) store_time: Histogram,
    /// How long matches took to wake.
    pub(crate) wakings: Histogram,
    /// How long bots thought about one answer.
    pub(crate) bot_time: Histogram,
    /// How long bots and advisers thought ahead.
    pub(crate) thought_time: Histogram,
    /// How long analyses took, in thousandths of a second.
    pub(crate) analysis_millis: AtomicU64,
    /// Thoughts that nobody waited for any more.
    pub(crate) dropped_thoughts: AtomicU64,
    pub(crate) fallen_asleep: AtomicU64,
    /// Requests, by route.
    pub(crate) requests: Labelled<Histogram>,
    /// Messages over sockets, by kind: from their arrival until what came of them was told.
    pub(crate) messages: Labelled<Histogram>,
    /// What was refused or slowed down, by limit.
    pub(crate) limited: Labelled<AtomicU64>,
    /// Notices that were delivered, by kind.
    pub(crate) notices: Labelled<AtomicU64>,
    /// Attempts to deliver one that failed.
    pub(crate) failed_notices: AtomicU64,
}

/// The same count for several things, each with a name. Names come from the program, never from visitors.
#[derive(Default)]
pub(crate) struct Labelled<T>(Mutex<BTreeMap<String, Arc<T>>>);

impl<T: Default> Labelled<T> {
    pub(crate) fn of(&self, name: &str) -> Arc<T> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match all.get(name) {
            Some(it) => it.clone(),
            None => all.entry(name.to_string()).or_default().clone(),
        }
    }

    fn all(&self) -> BTreeMap<String, Arc<T>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Labelled<AtomicU64> {
    pub(crate) fn count(&self, name: &str) {
        self.of(name).fetch_add(1, Relaxed);
    }
}

/// Upper bounds in microseconds.
const BOUNDS: [u64; 13] =
    [250, 500, 1_000, 2_500, 5_000, 10_000, 20_000, 30_000, 50_000, 100_000, 250_000, 1_000_000, 3_000_000];

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
        self.write_counts(text, name, "");
    }

    /// `label` ends with a comma, if there is one.
    fn write_counts(&self, text: &mut String, name: &str, label: &str) {
        let mut sum = 0;
        for (i, count) in self.counts.iter().enumerate() {
            sum += count.load(Relaxed);
            let bound = BOUNDS.get(i).map_or("+Inf".to_string(), |it| (*it as f64 / 1e6).to_string());
            let _ = writeln!(text, "{name}_bucket{{{label}le=\"{bound}\"}} {sum}");
        }
        let seconds = self.micros.load(Relaxed) as f64 / 1e6;
        let label =
            if label.is_empty() { String::new() } else { format!("{{{}}}", label.trim_end_matches(',')) };
        let _ = writeln!(text, "{name}_sum{label} {seconds}\n{name}_count{label} {sum}");
    }
}

impl Metrics {
    /// All counts. `store_bytes` is how large the store is, `free_bytes` how much room the disk of its folder has, if that is known.
    pub(crate) fn text(&self, store_bytes: u64, free_bytes: Option<u64>) -> String {
        let mut text = String::new();
        let gauges = [
            ("sandtable_matches_live", "Matches in memory.", &self.matches),
            ("sandtable_sockets", "Open sockets.", &self.sockets),
            ("sandtable_thoughts", "Thoughts of bots and advisers at present.", &self.thoughts),
            ("sandtable_analyses", "Finished matches that are being analysed.", &self.analyses),
            ("sandtable_servers", "Servers that share the store; 0 if it is a file.", &self.servers),
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
                "sandtable_takeovers_total",
                "Matches that were woken since their server was gone.",
                &self.takeovers,
            ),
            ("sandtable_gone_total", "How often the others took this server for gone.", &self.times_gone),
            ("sandtable_matches_fallen_asleep_total", "Matches that fell asleep.", &self.fallen_asleep),
            (
                "sandtable_analysis_milliseconds_total",
                "How long analyses of finished matches took.",
                &self.analysis_millis,
            ),
            (
                "sandtable_dropped_thoughts_total",
                "Thoughts that nobody waited for any more.",
                &self.dropped_thoughts,
            ),
            (
                "sandtable_slow_sockets_total",
                "Sockets closed because they did not keep up.",
                &self.slow_sockets,
            ),
            (
                "sandtable_failed_notices_total",
                "Attempts to deliver a notice that failed.",
                &self.failed_notices,
            ),
        ];
        for (name, help, value) in counters {
            let _ =
                writeln!(text, "# HELP {name} {help}\n# TYPE {name} counter\n{name} {}", value.load(Relaxed));
        }
        let sizes = [
            ("sandtable_store_bytes", "How large the store is.", Some(store_bytes)),
            ("sandtable_disk_free_bytes", "Room on the disk of the folder.", free_bytes),
        ];
        for (name, help, bytes) in sizes {
            if let Some(bytes) = bytes {
                let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} gauge\n{name} {bytes}");
            }
        }
        let help = "From an answer's arrival until it is on disk.";
        self.to_commit.write(&mut text, "sandtable_answer_to_commit_seconds", help);
        self.store_time.write(&mut text, "sandtable_store_commit_seconds", "One transaction of the store.");
        self.wakings.write(&mut text, "sandtable_match_wake_seconds", "Waking one match.");
        self.bot_time.write(&mut text, "sandtable_bot_answer_seconds", "One answer of a bot.");
        let help = "One thought of a bot that thinks ahead, or of an adviser.";
        self.thought_time.write(&mut text, "sandtable_thought_seconds", help);
        let labelled = [
            ("sandtable_request_seconds", "Requests over HTTP.", "route", &self.requests),
            (
                "sandtable_message_seconds",
                "Messages over sockets, until all were told.",
                "kind",
                &self.messages,
            ),
        ];
        for (name, help, label, all) in labelled {
            let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} histogram");
            for (of, it) in all.all() {
                it.write_counts(&mut text, name, &format!("{label}=\"{of}\","));
            }
        }
        let counted = [
            ("sandtable_limited_total", "Refused or slowed down, by limit.", "limit", &self.limited),
            ("sandtable_notices_total", "Notices that were delivered, by kind.", "kind", &self.notices),
        ];
        for (name, help, label, all) in counted {
            let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} counter");
            for (of, it) in all.all() {
                let _ = writeln!(text, "{name}{{{label}=\"{of}\"}} {}", it.load(Relaxed));
            }
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_those_of_prometheus() {
        let metrics = Metrics::default();
        metrics.requests.of("/api/me").add(Duration::from_millis(3));
        metrics.limited.count("requests");
        let text = metrics.text(4096, Some(9000));
        for line in [
            "sandtable_store_bytes 4096",
            "sandtable_disk_free_bytes 9000",
            "sandtable_servers 0",
            "sandtable_takeovers_total 0",
            "sandtable_request_seconds_bucket{route=\"/api/me\",le=\"0.0025\"} 0",
            "sandtable_request_seconds_bucket{route=\"/api/me\",le=\"0.005\"} 1",
            "sandtable_request_seconds_count{route=\"/api/me\"} 1",
            "sandtable_limited_total{limit=\"requests\"} 1",
            "sandtable_store_commit_seconds_count 0",
        ] {
            assert!(text.lines().any(|it| it == line), "{line}\n{text}");
        }
    }

    /// The dashboard asks for nothing that is not counted.
    #[test]
    fn the_dashboard_knows_the_counts() {
        let dashboard = include_str!("../../../deploy/grafana.json");
        let text = Metrics::default().text(0, Some(0));
        let asked: std::collections::BTreeSet<&str> = dashboard
            .split(|it: char| !it.is_ascii_lowercase() && it != '_')
            .filter(|it| it.starts_with("sandtable_"))
            .map(|it| it.trim_end_matches("_bucket").trim_end_matches("_sum").trim_end_matches("_count"))
            .collect();
        assert!(10 < asked.len());
        for name in asked {
            assert!(text.contains(&format!("# TYPE {name} ")), "{name}");
        }
    }
}

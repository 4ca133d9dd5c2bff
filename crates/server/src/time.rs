//! What time it is. It runs with tokio's clock, so that tests can turn it.

use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::{Duration, SystemTime},
};

use tokio::time::Instant;

/// Milliseconds since 1970.
pub(crate) type Millis = u64;

pub(crate) const MINUTE: Millis = 60_000;
pub(crate) const DAY: Millis = 24 * 60 * MINUTE;

/// The server's clock.
pub(crate) struct Time {
    began: Instant,
    began_at: AtomicU64,
}

impl Time {
    pub(crate) fn new() -> Time {
        Time { began: Instant::now(), began_at: AtomicU64::new(system()) }
    }

    pub(crate) fn now(&self) -> Millis {
        self.began_at.load(Ordering::Relaxed) + self.began.elapsed().as_millis() as u64
    }

    pub(crate) fn seconds(&self) -> u64 {
        self.now() / 1000
    }

    /// A machine that slept finds the clock of its tasks behind.
    pub(crate) fn catch_up(&self) {
        let behind = system().saturating_sub(self.now());
        if 5_000 < behind {
            self.began_at.fetch_add(behind, Ordering::Relaxed);
        }
    }

    /// When it will be `at`, at the latest in a minute: a machine may sleep meanwhile.
    pub(crate) fn until(&self, at: Millis) -> Instant {
        Instant::now() + Duration::from_millis(at.saturating_sub(self.now()).min(60_000))
    }
}

fn system() -> Millis {
    SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default().as_millis() as u64
}

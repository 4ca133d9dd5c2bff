//! The time.
//!
//! The clocks of matches run on [`Steady`] time, which no correction of the machine's clock can move. The time of day is for
//! browsers and for the store, where it has to mean something after a restart. Both run with tokio's clock, so that tests can
//! turn them.

use std::{
    sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed},
    time::{Duration, SystemTime},
};

use tokio::time::Instant;

/// Milliseconds: a span, or the time of day since 1970.
pub(crate) type Millis = u64;

pub(crate) const SECOND: Millis = 1_000;
pub(crate) const MINUTE: Millis = 60 * SECOND;
pub(crate) const DAY: Millis = 24 * 60 * MINUTE;

/// A greater difference between the two is a jump of the machine's clock, or the machine was asleep.
const JUMP: Millis = 5 * SECOND;

/// A moment in a time that goes on evenly while the server runs. It stands still while the machine sleeps.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Steady(Millis);

impl Steady {
    pub(crate) fn plus(self, span: Millis) -> Steady {
        Steady(self.0.saturating_add(span))
    }

    pub(crate) fn minus(self, span: Millis) -> Steady {
        Steady(self.0.saturating_sub(span))
    }

    /// How long ago `earlier` was; nothing if it is in the future.
    pub(crate) fn since(self, earlier: Steady) -> Millis {
        self.0.saturating_sub(earlier.0)
    }
}

/// The server's clock.
pub(crate) struct Time {
    began: Instant,
    began_at: Millis,
    /// How far the time of day is ahead of steady time.
    ahead: AtomicI64,
    /// Since when, in steady time, the time of day has gone on evenly.
    even_since: AtomicU64,
    /// By how much a test has put the machine's clock forward.
    put_forward: AtomicI64,
}

impl Time {
    pub(crate) fn new() -> Time {
        let now = system();
        Time {
            began: Instant::now(),
            began_at: now,
            ahead: AtomicI64::new(0),
            even_since: AtomicU64::new(now),
            put_forward: AtomicI64::new(0),
        }
    }

    pub(crate) fn steady(&self) -> Steady {
        Steady(self.began_at + self.began.elapsed().as_millis() as u64)
    }

    /// The time of day.
    pub(crate) fn now(&self) -> Millis {
        self.of_day(self.steady())
    }

    /// The time of day in seconds.
    pub(crate) fn seconds(&self) -> u64 {
        self.now() / SECOND
    }

    /// The time of day at a moment.
    pub(crate) fn of_day(&self, at: Steady) -> Millis {
        at.0.saturating_add_signed(self.ahead.load(Relaxed))
    }

    /// The moment at a time of day, as far as the clock can be trusted.
    pub(crate) fn moment(&self, of_day: Millis) -> Steady {
        Steady(of_day.saturating_add_signed(-self.ahead.load(Relaxed)))
    }

    /// When the server started, or its clock jumped for the last time. Nobody can tell how long anything took that began
    /// before.
    pub(crate) fn even_since(&self) -> Steady {
        Steady(self.even_since.load(Relaxed))
    }

    /// Follows the machine's clock if it has jumped, and returns whether it has.
    pub(crate) fn follow_jump(&self) -> bool {
        let by = system().saturating_add_signed(self.put_forward.load(Relaxed)) as i64 - self.now() as i64;
        let jumped = JUMP < by.unsigned_abs();
        if jumped {
            self.ahead.fetch_add(by, Relaxed);
            self.even_since.store(self.steady().0, Relaxed);
        }
        jumped
    }

    /// When tokio's clock will show a moment.
    pub(crate) fn instant(&self, at: Steady) -> Instant {
        Instant::now() + Duration::from_millis(at.since(self.steady()))
    }

    /// Puts the machine's clock forward: for tests.
    pub(crate) fn put_forward(&self, by: Duration) {
        self.put_forward.fetch_add(by.as_millis() as i64, Relaxed);
    }
}

fn system() -> Millis {
    SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default().as_millis() as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_jump_moves_the_time_of_day_and_not_the_clocks() {
        let time = Time::new();
        let (steady, now) = (time.steady(), time.now());
        assert!(!time.follow_jump());
        time.put_forward(Duration::from_secs(5 * 3600));
        assert!(time.follow_jump() && !time.follow_jump());
        assert!(time.steady().since(steady) < SECOND);
        assert!((5 * 3600 * SECOND..5 * 3600 * SECOND + 2 * SECOND).contains(&(time.now() - now)));
        assert!(time.even_since() >= steady);
        assert_eq!(time.moment(time.of_day(steady)), steady);
    }
}

//! Whether the store can be trusted: what the operator is told, and how long to wait before it is tried again.

use std::{
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tokio::time::Instant;

/// How long a store that failed is left alone. Matches that wait for chance would otherwise wake, fail and wake again without end.
const REST: Duration = Duration::from_secs(5);

/// The state of the store.
#[derive(Default)]
pub(crate) struct Health(Mutex<State>);

#[derive(Default)]
struct State {
    /// Pages of the store that do not fit together, as found at the start.
    damage: Option<String>,
    failed_at: Option<Instant>,
}

impl Health {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A commit succeeded or failed.
    pub(crate) fn committed(&self, done: bool) {
        self.state().failed_at = (!done).then(Instant::now);
    }

    /// The store does what it is asked, though nothing was committed: after a rest it can be tried again.
    pub(crate) fn seems_well(&self) {
        self.state().failed_at.take_if(|it| REST <= it.elapsed());
    }

    pub(crate) fn set_damaged(&self, what: String) {
        self.state().damage = Some(what);
    }

    /// Whether the store failed a moment ago and is to be left alone.
    pub(crate) fn is_resting(&self) -> bool {
        self.state().failed_at.is_some_and(|it| it.elapsed() < REST)
    }

    /// What is wrong, in a line for the operator. Details are in the log.
    pub(crate) fn trouble(&self) -> Option<&'static str> {
        let state = self.state();
        match (&state.damage, state.failed_at) {
            (Some(_), _) => Some("the store is damaged\n"),
            (None, Some(_)) => Some("the store cannot be written\n"),
            (None, None) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_store_that_failed_rests_and_is_tried_again() {
        let health = Health::default();
        assert!(health.trouble().is_none() && !health.is_resting());
        health.committed(false);
        assert!(health.trouble().is_some() && health.is_resting());
        tokio::time::advance(REST).await;
        assert!(health.trouble().is_some() && !health.is_resting());
        health.committed(true);
        assert!(health.trouble().is_none());
        health.committed(false);
        health.seems_well();
        assert!(health.is_resting());
        tokio::time::advance(REST).await;
        health.seems_well();
        assert!(health.trouble().is_none());
    }
}

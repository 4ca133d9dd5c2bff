//! How long somebody who thinks ahead may go on.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    time::Instant,
};

/// How long somebody who thinks ahead may go on: until a moment, or until nobody waits for the thought any more. Without either, as long as
/// they like.
#[derive(Clone, Debug, Default)]
pub struct Patience {
    until: Option<Instant>,
    stops: Vec<Arc<AtomicBool>>,
}

impl Patience {
    /// Patience that ends at a moment.
    pub fn until(moment: Instant) -> Patience {
        Patience { until: Some(moment), ..Patience::default() }
    }

    /// The same, though it also ends as soon as this is set.
    pub fn unless(mut self, stop: Arc<AtomicBool>) -> Patience {
        self.stops.push(stop);
        self
    }

    /// The same, though it also ends at another moment.
    pub fn at_most_until(mut self, moment: Option<Instant>) -> Patience {
        self.until = self.until.into_iter().chain(moment).min();
        self
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        self.stops.iter().any(|it| it.load(Relaxed)) || self.until.is_some_and(|it| it <= Instant::now())
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn it_ends_at_its_moment_or_when_nobody_waits() {
        let (now, later) = (Instant::now(), Instant::now() + Duration::from_secs(3_600));
        assert!(!Patience::default().is_over() && !Patience::until(later).is_over());
        assert!(Patience::until(later).at_most_until(Some(now)).is_over());
        assert!(!Patience::until(later).at_most_until(None).is_over());
        let stop = Arc::new(AtomicBool::new(false));
        let patience = Patience::until(later).unless(stop.clone());
        assert!(!patience.is_over());
        stop.store(true, Relaxed);
        assert!(patience.is_over());
    }
}

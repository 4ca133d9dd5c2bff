//! How long someone who thinks ahead may go on.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

/// How long work that gives way rests at most before it goes a step on, so that it ends at some time however busy others are.
const LONGEST_REST: Duration = Duration::from_millis(100);

/// How long someone who thinks ahead may go on: until a moment, or until nobody waits for the thought any more. Without either, as long as
/// they like.
#[derive(Clone, Debug, Default)]
pub struct Patience {
    until: Option<Instant>,
    stops: Vec<Arc<AtomicBool>>,
    gives_way: Option<(Arc<AtomicUsize>, usize)>,
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

    /// The same, though it also ends when its share of the time that is left is used up, if so many things are to be done in that.
    pub fn shared_by(&self, n: u32) -> Patience {
        let now = Instant::now();
        let share = self.until.map(|it| now + it.saturating_duration_since(now) / n.max(1));
        self.clone().at_most_until(share)
    }

    /// The same, though the question whether it is over takes a while to answer as long as so many others are busy.
    pub fn giving_way(mut self, busy: Arc<AtomicUsize>, many: usize) -> Patience {
        self.gives_way = Some((busy, many));
        self
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        if let Some((busy, many)) = &self.gives_way {
            let until = Instant::now() + LONGEST_REST;
            while *many <= busy.load(Relaxed) && !self.has_ended() && Instant::now() < until {
                std::thread::sleep(Duration::from_millis(2));
            }
        }
        self.has_ended()
    }

    fn has_ended(&self) -> bool {
        self.stops.iter().any(|it| it.load(Relaxed)) || self.until.is_some_and(|it| it <= Instant::now())
    }
}

#[cfg(test)]
mod tests {
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

    #[test]
    fn a_share_of_it_ends_earlier() {
        let later = Instant::now() + Duration::from_secs(3_600);
        let of_four = Patience::until(later).shared_by(4).until.expect("it ends");
        assert!(
            of_four < later - Duration::from_secs(2_600)
                && Instant::now() + Duration::from_secs(800) < of_four
        );
        assert!(Patience::default().shared_by(4).until.is_none(), "what has no end has no shares");
    }

    #[test]
    fn it_rests_while_others_are_busy_and_goes_on_all_the_same() {
        let busy = Arc::new(AtomicUsize::new(1));
        let patience = Patience::default().giving_way(busy.clone(), 1);
        let took = || {
            let began = Instant::now();
            assert!(!patience.is_over());
            began.elapsed()
        };
        assert!(LONGEST_REST <= took(), "someone is busy");
        busy.store(0, Relaxed);
        assert!(took() < LONGEST_REST, "nobody is");
    }
}

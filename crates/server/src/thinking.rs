//! Bots that think ahead, and advice: thoughts run on threads of their own, a few at a time, so that they hold up no match and not the end of the
//! server. Each knows when nobody waits for it any more.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc,
        atomic::{
            AtomicBool,
            Ordering::{Relaxed, SeqCst},
        },
    },
    time::{Duration, Instant},
};

use hosting::Patience;
use tokio::sync::{Notify, Semaphore, oneshot};

use crate::metrics::Metrics;

/// How long one thought may take at most, once it has begun. Levels of bots have shorter times of their own. When many wait, all have less.
const LONGEST: Duration = Duration::from_secs(3);

/// The thoughts of all matches.
pub(crate) struct Thinkers {
    at_once: usize,
    turns: Arc<Semaphore>,
    /// Places for those that are being thought and those that wait for their turn.
    places: Arc<Semaphore>,
    n_places: usize,
    closed: Arc<AtomicBool>,
    /// Lets a test hold all thoughts.
    held: Arc<AtomicBool>,
    closing: Arc<Notify>,
    metrics: Arc<Metrics>,
}

/// A thought that waits for its turn or is being thought. Whoever drops it does not want to know any more.
pub(crate) struct Thought<T> {
    stop: Arc<AtomicBool>,
    stopped: Arc<Notify>,
    done: oneshot::Receiver<T>,
}

impl<T> Thought<T> {
    /// What came of it; nothing if it met a mistake of ours or the server ends.
    pub(crate) async fn wait(&mut self) -> Option<T> {
        (&mut self.done).await.ok()
    }
}

impl<T> Drop for Thought<T> {
    fn drop(&mut self) {
        self.stop.store(true, Relaxed);
        self.stopped.notify_one();
    }
}

impl Thinkers {
    /// `at_once` thoughts run at the same time, and `waiting` more may wait.
    pub(crate) fn new(at_once: usize, waiting: usize, metrics: Arc<Metrics>) -> Thinkers {
        let at_once = at_once.max(1);
        let n_places = at_once + waiting;
        Thinkers {
            at_once,
            turns: Arc::new(Semaphore::new(at_once)),
            places: Arc::new(Semaphore::new(n_places)),
            n_places,
            closed: Arc::default(),
            held: Arc::default(),
            closing: Arc::default(),
            metrics,
        }
    }

    /// Begins a thought; none if too many wait already.
    pub(crate) fn begin<T: Send + 'static>(
        &self,
        think: impl FnOnce(&Patience) -> T + Send + 'static,
    ) -> Option<Thought<T>> {
        let Ok(place) = self.places.clone().try_acquire_owned() else {
            self.metrics.limited.count("thoughts");
            return None;
        };
        let (stop, stopped) = (Arc::new(AtomicBool::new(false)), Arc::new(Notify::new()));
        let (tell, done) = oneshot::channel();
        let thought = Thought { stop: stop.clone(), stopped: stopped.clone(), done };
        let (turns, closing, metrics) = (self.turns.clone(), self.closing.clone(), self.metrics.clone());
        let longest = LONGEST / self.crowd();
        let (closed, held) = (self.closed.clone(), self.held.clone());
        tokio::spawn(async move {
            let turn = tokio::select! {
                biased;
                () = stopped.notified() => None,
                () = closing.notified() => None,
                turn = turns.acquire_owned() => turn.ok(),
            };
            let Some(turn) = turn.filter(|_| !closed.load(SeqCst)) else {
                metrics.dropped_thoughts.fetch_add(1, Relaxed);
                return;
            };
            tokio::task::spawn_blocking(move || {
                metrics.thoughts.fetch_add(1, Relaxed);
                let began = Instant::now();
                let patience = Patience::until(began + longest).unless(stop.clone()).unless(closed.clone());
                while held.load(Relaxed) && !stop.load(Relaxed) && !closed.load(Relaxed) {
                    std::thread::sleep(Duration::from_millis(1));
                }
                let thought = catch_unwind(AssertUnwindSafe(|| think(&patience)));
                metrics.thoughts.fetch_sub(1, Relaxed);
                metrics.thought_time.add(began.elapsed());
                if stop.load(Relaxed) {
                    metrics.dropped_thoughts.fetch_add(1, Relaxed);
                }
                // Before it is told: who hears it may want another thought at once.
                drop((place, turn));
                match thought {
                    Ok(thought) => drop(tell.send(thought)),
                    Err(_) => {
                        tracing::error!("a thought met a mistake of ours");
                        metrics.faults.fetch_add(1, Relaxed);
                    }
                }
            });
        });
        Some(thought)
    }

    /// How many have to share one thread at present, about.
    fn crowd(&self) -> u32 {
        let taken = self.n_places - self.places.available_permits();
        taken.div_ceil(self.at_once).max(1) as u32
    }

    /// Holds all thoughts, or lets them go: for tests.
    pub(crate) fn hold(&self, held: bool) {
        self.held.store(held, Relaxed);
    }

    /// No thought goes on, and none begins any more.
    pub(crate) fn close(&self) {
        self.closed.store(true, SeqCst);
        self.closing.notify_waiters();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn thinkers(at_once: usize, waiting: usize) -> Thinkers {
        Thinkers::new(at_once, waiting, Arc::default())
    }

    /// Thinks until nobody wants to know any more, for half a minute at most.
    fn long(patience: &Patience) -> bool {
        let latest = Instant::now() + Duration::from_secs(30);
        while !patience.is_over() && Instant::now() < latest {
            std::thread::sleep(Duration::from_millis(1));
        }
        Instant::now() < latest
    }

    async fn soon<T>(what: impl Future<Output = T>) -> T {
        tokio::time::timeout(Duration::from_secs(20), what).await.expect("it takes no time")
    }

    #[tokio::test]
    async fn a_thought_is_dropped_with_whoever_waits_for_it() {
        let thinkers = thinkers(1, 4);
        let (first, mut second) =
            (thinkers.begin(long).expect("a place"), thinkers.begin(|_| 7).expect("a place"));
        drop(first);
        assert_eq!(soon(second.wait()).await, Some(7));
    }

    #[tokio::test]
    async fn there_are_so_many_places_and_no_more() {
        let thinkers = thinkers(1, 2);
        let kept: Vec<_> = (0..3).filter_map(|_| thinkers.begin(long)).collect();
        assert_eq!(kept.len(), 3);
        assert_eq!(thinkers.crowd(), 3, "each has a third of the time");
        assert!(thinkers.begin(long).is_none());
        drop(kept);
        let mut later = soon(async {
            loop {
                match thinkers.begin(|_| 7) {
                    Some(it) => return it,
                    None => tokio::time::sleep(Duration::from_millis(1)).await,
                }
            }
        })
        .await;
        assert_eq!(soon(later.wait()).await, Some(7));
    }

    #[tokio::test]
    async fn a_mistake_in_a_thought_is_no_more_than_that() {
        let thinkers = thinkers(1, 4);
        let mut broken = thinkers.begin(|_| -> u8 { panic!("a test wanted this") }).expect("a place");
        assert_eq!(soon(broken.wait()).await, None);
        assert_eq!(soon(thinkers.begin(|_| 7).expect("a place").wait()).await, Some(7));
    }

    #[tokio::test]
    async fn no_thought_goes_on_when_the_server_ends() {
        let thinkers = thinkers(1, 4);
        let mut begun = thinkers.begin(long).expect("a place");
        let mut waits = thinkers.begin(long).expect("a place");
        // Both have been taken up before the end.
        tokio::time::sleep(Duration::from_millis(20)).await;
        thinkers.close();
        assert_eq!(soon(begun.wait()).await, Some(true));
        assert_eq!(soon(waits.wait()).await, None);
        assert_eq!(soon(thinkers.begin(long).expect("a place").wait()).await, None);
    }
}

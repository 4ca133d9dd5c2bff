//! Bots that think ahead, advice, and analyses of finished matches: thoughts run on threads of their own, a few at a time, so that they hold up no
//! match and not the end of the server. Each knows when nobody waits for it any more.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc,
        atomic::{
            AtomicBool, AtomicI64, AtomicUsize,
            Ordering::{Relaxed, SeqCst},
        },
    },
    time::{Duration, Instant},
};

use hosting::Patience;
use tokio::sync::{Notify, Semaphore, oneshot};

use crate::{
    limits::{Limits, Tally},
    metrics::Metrics,
    store::PersonId,
};

/// How long one thought may take at most, once it has begun. Levels of bots have shorter times of their own. When many wait, all have less.
const LONGEST: Duration = Duration::from_secs(3);

/// For whom something is thought.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Thinker {
    Person(PersonId),
    /// A match whose host is not known.
    Match(i64),
}

/// A place among the thoughts of one, given back when it is dropped.
struct OwnPlace {
    whose: Thinker,
    taken: Arc<Tally<Thinker>>,
}

impl Drop for OwnPlace {
    fn drop(&mut self) {
        self.taken.go_for(&self.whose);
    }
}

/// The thoughts of all matches, of one sort.
pub(crate) struct Thinkers {
    at_once: usize,
    /// How long one may take; nothing if it is bounded otherwise.
    longest: Option<Duration>,
    /// How many are being thought.
    busy: Arc<AtomicUsize>,
    /// Those who come first: thoughts rest while so many of theirs are being thought.
    first: Option<(Arc<AtomicUsize>, usize)>,
    /// Places for one person: with all of them taken, the others would play against quick bots.
    of_one: usize,
    taken: Arc<Tally<Thinker>>,
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

/// A thought that waits for its turn or is being thought. To drop it is not to want to know any more.
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

/// What is counted of thoughts. Long work is counted by itself, so that it does not hide how long people wait for bots.
struct Counts {
    metrics: Arc<Metrics>,
    is_long: bool,
}

impl Counts {
    fn under_way(&self) -> &AtomicI64 {
        if self.is_long { &self.metrics.analyses } else { &self.metrics.thoughts }
    }

    fn begun(&self) {
        self.under_way().fetch_add(1, Relaxed);
    }

    fn ended(&self, took: Duration) {
        self.under_way().fetch_sub(1, Relaxed);
        if self.is_long {
            self.metrics.analysis_millis.fetch_add(took.as_millis() as u64, Relaxed);
        } else {
            self.metrics.thought_time.add(took);
        }
    }

    fn dropped(&self) {
        if !self.is_long {
            self.metrics.dropped_thoughts.fetch_add(1, Relaxed);
        }
    }
}

impl Thinkers {
    /// As many thoughts as the limits say run at the same time, and as many more may wait.
    pub(crate) fn new(limits: &Limits, metrics: Arc<Metrics>) -> Thinkers {
        Thinkers::bounded(limits.thoughts, limits.thoughts_waiting, limits.thoughts_of_one, metrics)
    }

    /// The same, for analyses: long work that may take as long as it likes and rests while all threads of others are busy. Who may have how many is
    /// bounded elsewhere.
    pub(crate) fn behind(first: &Thinkers, limits: &Limits) -> Thinkers {
        let metrics = first.metrics.clone();
        Thinkers {
            longest: None,
            first: Some((first.busy.clone(), first.at_once)),
            ..Thinkers::bounded(limits.analyses, limits.analyses_waiting, usize::MAX, metrics)
        }
    }

    fn bounded(at_once: usize, waiting: usize, of_one: usize, metrics: Arc<Metrics>) -> Thinkers {
        let at_once = at_once.max(1);
        let n_places = at_once + waiting;
        Thinkers {
            at_once,
            of_one: of_one.max(1),
            taken: Arc::default(),
            turns: Arc::new(Semaphore::new(at_once)),
            places: Arc::new(Semaphore::new(n_places)),
            n_places,
            longest: Some(LONGEST),
            busy: Arc::default(),
            first: None,
            closed: Arc::default(),
            held: Arc::default(),
            closing: Arc::default(),
            metrics,
        }
    }

    /// Begins a thought; none if too many wait already, of all or of this one.
    pub(crate) fn begin<T: Send + 'static>(
        &self,
        whose: Thinker,
        think: impl FnOnce(&Patience) -> T + Send + 'static,
    ) -> Option<Thought<T>> {
        let own = self.own_place(whose);
        let (Ok(place), Some(own)) = (self.places.clone().try_acquire_owned(), own) else {
            self.refused();
            return None;
        };
        let (stop, stopped) = (Arc::new(AtomicBool::new(false)), Arc::new(Notify::new()));
        let (tell, done) = oneshot::channel();
        let thought = Thought { stop: stop.clone(), stopped: stopped.clone(), done };
        let (turns, closing) = (self.turns.clone(), self.closing.clone());
        let longest = self.longest.map(|it| it / self.crowd());
        let (busy, first) = (self.busy.clone(), self.first.clone());
        let (closed, held) = (self.closed.clone(), self.held.clone());
        let counts = self.counts();
        tokio::spawn(async move {
            let turn = tokio::select! {
                biased;
                () = stopped.notified() => None,
                () = closing.notified() => None,
                turn = turns.acquire_owned() => turn.ok(),
            };
            let places = (place, own);
            let Some(turn) = turn.filter(|_| !closed.load(SeqCst)) else {
                counts.dropped();
                return;
            };
            tokio::task::spawn_blocking(move || {
                counts.begun();
                busy.fetch_add(1, Relaxed);
                let began = Instant::now();
                let patience = Patience::default().unless(stop.clone()).unless(closed.clone());
                let mut patience = patience.at_most_until(longest.map(|it| began + it));
                if let Some((others, many)) = first {
                    patience = patience.giving_way(others, many);
                }
                while held.load(Relaxed) && !stop.load(Relaxed) && !closed.load(Relaxed) {
                    std::thread::sleep(Duration::from_millis(1));
                }
                let thought = catch_unwind(AssertUnwindSafe(|| think(&patience)));
                busy.fetch_sub(1, Relaxed);
                counts.ended(began.elapsed());
                if stop.load(Relaxed) {
                    counts.dropped();
                }
                // Before it is told: who hears it may want another thought at once.
                drop((places, turn));
                match thought {
                    Ok(thought) => drop(tell.send(thought)),
                    Err(_) => {
                        tracing::error!("a thought met a mistake of ours");
                        counts.metrics.faults.fetch_add(1, Relaxed);
                    }
                }
            });
        });
        Some(thought)
    }

    /// Counts one that is not begun.
    pub(crate) fn refused(&self) {
        self.metrics.limited.count(if self.first.is_some() { "analyses" } else { "thoughts" });
    }

    fn counts(&self) -> Counts {
        Counts { metrics: self.metrics.clone(), is_long: self.first.is_some() }
    }

    fn own_place(&self, whose: Thinker) -> Option<OwnPlace> {
        let is_free = self.taken.come_for(whose, self.of_one);
        is_free.then(|| OwnPlace { whose, taken: self.taken.clone() })
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

    const PERSON: Thinker = Thinker::Person(1);

    fn thinkers(at_once: usize, waiting: usize) -> Thinkers {
        let limits = Limits { thoughts: at_once, thoughts_waiting: waiting, ..Limits::default() };
        Thinkers::new(&limits, Arc::default())
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
            (thinkers.begin(PERSON, long).expect("a place"), thinkers.begin(PERSON, |_| 7).expect("a place"));
        drop(first);
        assert_eq!(soon(second.wait()).await, Some(7));
    }

    #[tokio::test]
    async fn there_are_so_many_places_and_no_more() {
        let thinkers = thinkers(1, 2);
        let kept: Vec<_> = (0..3).filter_map(|_| thinkers.begin(PERSON, long)).collect();
        assert_eq!(kept.len(), 3);
        assert_eq!(thinkers.crowd(), 3, "each has a third of the time");
        assert!(thinkers.begin(PERSON, long).is_none());
        drop(kept);
        let mut later = soon(async {
            loop {
                match thinkers.begin(PERSON, |_| 7) {
                    Some(it) => return it,
                    None => tokio::time::sleep(Duration::from_millis(1)).await,
                }
            }
        })
        .await;
        assert_eq!(soon(later.wait()).await, Some(7));
    }

    /// Long work rests while all threads of those who come first are busy, and goes on once they are not.
    #[tokio::test]
    async fn an_analysis_gives_way_to_bots() {
        let bots = thinkers(1, 4);
        let analyses =
            Thinkers::behind(&bots, &Limits { analyses: 1, analyses_waiting: 4, ..Limits::default() });
        let bot = bots.begin(PERSON, long).expect("a place");
        while bots.busy.load(Relaxed) == 0 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        let steps = |patience: &Patience| {
            let began = Instant::now();
            assert!((0..3).all(|_| !patience.is_over()));
            began.elapsed()
        };
        let rested = soon(analyses.begin(PERSON, steps).expect("a place").wait()).await.expect("it goes on");
        assert!(Duration::from_millis(250) <= rested, "it did not rest: {rested:?}");
        drop(bot);
        while 0 < bots.busy.load(Relaxed) {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        let at_once = soon(analyses.begin(PERSON, steps).expect("a place").wait()).await.expect("it goes on");
        assert!(at_once < Duration::from_millis(250), "it rested: {at_once:?}");
    }

    #[tokio::test]
    async fn one_person_cannot_take_all_places() {
        let limits = Limits { thoughts: 1, thoughts_waiting: 9, thoughts_of_one: 3, ..Limits::default() };
        let thinkers = Thinkers::new(&limits, Arc::default());
        let greedy: Vec<_> = (0..9).filter_map(|_| thinkers.begin(PERSON, long)).collect();
        assert_eq!(greedy.len(), 3);
        let mut other = thinkers.begin(Thinker::Person(2), |_| 7).expect("a place");
        drop(greedy);
        assert_eq!(soon(other.wait()).await, Some(7));
        // Places come back with those who left them.
        soon(async {
            while thinkers.begin(PERSON, |_| 7).is_none() {
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
        })
        .await;
    }

    #[tokio::test]
    async fn a_mistake_in_a_thought_is_no_more_than_that() {
        let thinkers = thinkers(1, 4);
        let mut broken = thinkers.begin(PERSON, |_| -> u8 { panic!("a test wanted this") }).expect("a place");
        assert_eq!(soon(broken.wait()).await, None);
        assert_eq!(soon(thinkers.begin(PERSON, |_| 7).expect("a place").wait()).await, Some(7));
    }

    #[tokio::test]
    async fn no_thought_goes_on_when_the_server_ends() {
        let thinkers = thinkers(1, 4);
        let mut begun = thinkers.begin(PERSON, long).expect("a place");
        let mut waits = thinkers.begin(PERSON, long).expect("a place");
        // Both have been taken up before the end.
        tokio::time::sleep(Duration::from_millis(20)).await;
        thinkers.close();
        assert_eq!(soon(begun.wait()).await, Some(true));
        assert_eq!(soon(waits.wait()).await, None);
        assert_eq!(soon(thinkers.begin(PERSON, long).expect("a place").wait()).await, None);
    }
}

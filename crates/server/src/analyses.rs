//! Analyses of finished matches: one after the other, behind the thoughts of bots. Each knows how far it is, and how many come before it.

use std::{
    collections::VecDeque,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU32, Ordering::Relaxed},
    },
    time::Duration,
};

use hosting::{
    HostedGame, Patience,
    analysis::{Effort, Piece, Resigned, Work},
};
use table::Match;
use tokio::time::Instant;

use crate::{
    store::PersonId,
    thinking::{Thinker, Thinkers, Thought},
};

/// How often those who wait are told how far it is.
const PAUSE: Duration = Duration::from_millis(400);

/// The analyses of all matches.
pub(crate) struct Analyses {
    thinkers: Thinkers,
    queue: Arc<Mutex<VecDeque<Wanted>>>,
}

/// A match that is being analysed or waits for it, and who asked.
struct Wanted {
    no: i64,
    by: Option<PersonId>,
}

/// Why an analysis is not begun.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum NotBegun {
    /// The same person waits for another.
    Another,
    /// Too many wait.
    Full,
}

/// How far an analysis is.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Progress {
    /// So many come before it.
    Waiting { ahead: u32 },
    /// So many pieces of all are done.
    Working { done: u32, of: u32 },
}

/// What is new about an analysis.
#[derive(Debug)]
pub(crate) enum News {
    /// It has come further: see [`UnderWay::progress`].
    Further,
    /// It has ended: as JSON, or nothing if it could not be made.
    Done(Option<String>),
}

/// An analysis that waits for its turn or is being worked out. Dropping it ends it.
pub(crate) struct UnderWay {
    thought: Thought<Option<String>>,
    place: Place,
    steps: Arc<Steps>,
    told: Option<Progress>,
    next: Instant,
}

/// A place in the queue; dropping it gives it up.
struct Place {
    no: i64,
    queue: Arc<Mutex<VecDeque<Wanted>>>,
}

/// How many pieces are done, of how many; of none before it has begun.
#[derive(Default)]
struct Steps {
    done: AtomicU32,
    of: AtomicU32,
}

fn locked(queue: &Mutex<VecDeque<Wanted>>) -> MutexGuard<'_, VecDeque<Wanted>> {
    queue.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Place {
    fn ahead(&self) -> u32 {
        locked(&self.queue).iter().take_while(|it| it.no != self.no).count() as u32
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        locked(&self.queue).retain(|it| it.no != self.no);
    }
}

impl Analyses {
    pub(crate) fn new(thinkers: Thinkers) -> Analyses {
        Analyses { thinkers, queue: Arc::default() }
    }

    /// Begins to analyse a match, for a person who may have one analysis at a time.
    pub(crate) fn begin<G: HostedGame>(
        &self,
        no: i64,
        by: Option<PersonId>,
        played: Match<G::Rules>,
        resigned: Option<Resigned>,
    ) -> Result<UnderWay, NotBegun> {
        let mut queue = locked(&self.queue);
        if by.is_some() && queue.iter().any(|it| it.by == by) {
            self.thinkers.refused();
            return Err(NotBegun::Another);
        }
        let steps = Arc::new(Steps::default());
        let counted = steps.clone();
        let whose = by.map_or(Thinker::Match(no), Thinker::Person);
        let thought =
            self.thinkers.begin(whose, move |patience| work_out::<G>(&played, resigned, &counted, patience));
        let thought = thought.ok_or(NotBegun::Full)?;
        queue.push_back(Wanted { no, by });
        drop(queue);
        let place = Place { no, queue: self.queue.clone() };
        Ok(UnderWay { thought, place, steps, told: None, next: Instant::now() })
    }

    pub(crate) fn hold(&self, held: bool) {
        self.thinkers.hold(held);
    }

    pub(crate) fn close(&self) {
        self.thinkers.close();
    }
}

fn work_out<G: HostedGame>(
    played: &Match<G::Rules>,
    resigned: Option<Resigned>,
    steps: &Steps,
    patience: &Patience,
) -> Option<String> {
    let work = Work::<G>::within(played, resigned, Effort::default(), G::ANALYSIS_LINES)?;
    steps.of.store(work.n_pieces() as u32, Relaxed);
    let piece = |nth: usize| {
        let piece = work.piece(nth, patience);
        steps.done.fetch_add(1, Relaxed);
        piece
    };
    let pieces: Option<Vec<Piece>> = (0..work.n_pieces()).map(piece).collect();
    serde_json::to_string(&work.sum_up(pieces?)).ok()
}

impl UnderWay {
    /// How far it is.
    pub(crate) fn progress(&self) -> Progress {
        match self.steps.of.load(Relaxed) {
            0 => Progress::Waiting { ahead: self.place.ahead() },
            of => Progress::Working { done: self.steps.done.load(Relaxed).min(of), of },
        }
    }

    /// Waits until there is something new.
    pub(crate) async fn news(&mut self) -> News {
        loop {
            tokio::select! {
                biased;
                done = self.thought.wait() => return News::Done(done.flatten()),
                () = tokio::time::sleep_until(self.next) => (),
            }
            self.next = Instant::now() + PAUSE;
            let now = self.progress();
            if self.told != Some(now) {
                self.told = Some(now);
                return News::Further;
            }
        }
    }
}

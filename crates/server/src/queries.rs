//! Pure questions about a position. They are answered on threads of their own, a few at a time, so that no question can hold
//! up a match or the server, however long its answer takes.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Condvar, Mutex, PoisonError},
    time::Duration,
};

use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore},
    time::{Instant, timeout, timeout_at},
};

/// How many questions are answered at the same time: in all, of one match, and of one socket.
pub(crate) const AT_ONCE: usize = 4;
const AT_ONCE_OF_A_MATCH: usize = 2;
const AT_ONCE_OF_A_SOCKET: usize = 1;

/// How many questions of one socket may be waiting or being answered.
const MOST_OF_A_SOCKET: usize = 64;

/// How long a question may wait for its turn.
const LONGEST_WAIT: Duration = Duration::from_secs(5);

/// How long an answer may take. The thread goes on to the end, but the browser is told that it takes too long.
const LONGEST_ANSWER: Duration = Duration::from_secs(2);

/// Why a question was not answered.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum NoAnswer {
    /// Too many others were being answered.
    Busy,
    /// The answer took too long.
    TooLong,
    /// The answer hit an internal error.
    Fault,
}

/// The questions of all matches.
pub(crate) struct Queries {
    at_once: Arc<Semaphore>,
    hold: Arc<Hold>,
}

/// Lets a test hold all answers back.
#[derive(Default)]
struct Hold {
    held: Mutex<bool>,
    released: Condvar,
}

/// The questions of one match.
pub(crate) struct MatchQueries {
    all: Arc<Semaphore>,
    of_match: Arc<Semaphore>,
    hold: Arc<Hold>,
}

/// The questions of one socket.
pub(crate) struct SocketQueries {
    all: Arc<Semaphore>,
    of_match: Arc<Semaphore>,
    of_socket: Arc<Semaphore>,
    places: Arc<Semaphore>,
    hold: Arc<Hold>,
}

/// A question that has a place among those of its socket and waits for its turn.
pub(crate) struct Waiting {
    /// From the narrowest to the widest: a question that waits for its socket keeps no other match waiting.
    turns: [Arc<Semaphore>; 3],
    place: OwnedSemaphorePermit,
    hold: Arc<Hold>,
}

impl Queries {
    pub(crate) fn new() -> Queries {
        Queries { at_once: Arc::new(Semaphore::new(AT_ONCE)), hold: Arc::default() }
    }

    pub(crate) fn of_match(&self) -> MatchQueries {
        let of_match = Arc::new(Semaphore::new(AT_ONCE_OF_A_MATCH));
        MatchQueries { all: self.at_once.clone(), of_match, hold: self.hold.clone() }
    }

    /// Holds all answers back, or lets them go: for tests.
    pub(crate) fn hold(&self, held: bool) {
        *self.hold.held.lock().unwrap_or_else(PoisonError::into_inner) = held;
        self.hold.released.notify_all();
    }
}

impl Hold {
    fn wait(&self) {
        let held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        drop(self.released.wait_while(held, |it| *it));
    }
}

impl MatchQueries {
    pub(crate) fn of_socket(&self) -> SocketQueries {
        SocketQueries {
            all: self.all.clone(),
            of_match: self.of_match.clone(),
            of_socket: Arc::new(Semaphore::new(AT_ONCE_OF_A_SOCKET)),
            places: Arc::new(Semaphore::new(MOST_OF_A_SOCKET)),
            hold: self.hold.clone(),
        }
    }
}

impl SocketQueries {
    /// A place for one more question; none if too many of this socket are waiting.
    pub(crate) fn place(&self) -> Option<Waiting> {
        let place = self.places.clone().try_acquire_owned().ok()?;
        let turns = [self.of_socket.clone(), self.of_match.clone(), self.all.clone()];
        Some(Waiting { turns, place, hold: self.hold.clone() })
    }
}

impl Waiting {
    /// Answers the question on another thread when its turn comes.
    pub(crate) async fn answer<T: Send + 'static>(
        self,
        answer: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, NoAnswer> {
        let Waiting { turns, place, hold } = self;
        let latest = Instant::now() + LONGEST_WAIT;
        let mut permits = vec![place];
        for turn in turns {
            match timeout_at(latest, turn.acquire_owned()).await {
                Ok(Ok(permit)) => permits.push(permit),
                Ok(Err(_)) | Err(_) => return Err(NoAnswer::Busy),
            }
        }
        let answered = tokio::task::spawn_blocking(move || {
            hold.wait();
            // A question changes nothing: an error in its answer costs nobody a match.
            let answered = catch_unwind(AssertUnwindSafe(answer));
            // They count until the thread is free, even if nobody waits for the answer any longer.
            drop(permits);
            answered
        });
        match timeout(LONGEST_ANSWER, answered).await {
            Ok(Ok(Ok(answer))) => Ok(answer),
            Ok(Ok(Err(_)) | Err(_)) => Err(NoAnswer::Fault),
            Err(_) => Err(NoAnswer::TooLong),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    #[tokio::test]
    async fn a_mistake_in_an_answer_is_no_more_than_that() {
        let socket = Queries::new().of_match().of_socket();
        let broken = socket.place().expect("nobody waits").answer(|| panic!("a test wanted this")).await;
        assert_eq!(broken, Err::<(), _>(NoAnswer::Fault));
        assert_eq!(socket.place().expect("nobody waits").answer(|| 1).await, Ok(1));
    }

    async fn while_time_passes<T>(answered: impl Future<Output = T>) -> T {
        tokio::join!(answered, tokio::time::advance(LONGEST_WAIT)).0
    }

    /// Time is turned by hand, so that nothing here depends on how fast the machine is.
    #[tokio::test(start_paused = true)]
    async fn an_endless_answer_keeps_its_own_match_waiting_and_no_other() {
        let queries = Queries::new();
        let (one, other) = (queries.of_match(), queries.of_match());
        let mut ends = Vec::new();
        for _ in 0..AT_ONCE_OF_A_MATCH {
            let (end, ended) = channel::<()>();
            ends.push(end);
            let endless = one.of_socket().place().expect("nobody waits").answer(move || ended.recv().is_ok());
            assert_eq!(while_time_passes(endless).await, Err(NoAnswer::TooLong));
        }
        let late = one.of_socket().place().expect("nobody waits").answer(|| 1);
        assert_eq!(while_time_passes(late).await, Err(NoAnswer::Busy));
        assert_eq!(other.of_socket().place().expect("nobody waits").answer(|| 1).await, Ok(1));
        drop(ends);
        assert_eq!(one.of_socket().place().expect("nobody waits").answer(|| 1).await, Ok(1));
    }

    #[tokio::test]
    async fn a_socket_has_so_many_questions_and_no_more() {
        let socket = Queries::new().of_match().of_socket();
        let waiting: Vec<Waiting> = (0..MOST_OF_A_SOCKET).filter_map(|_| socket.place()).collect();
        assert_eq!(waiting.len(), MOST_OF_A_SOCKET);
        assert!(socket.place().is_none());
        drop(waiting);
        assert!(socket.place().is_some());
    }
}

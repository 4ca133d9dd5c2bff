//! The store. Entries are the source of truth: a match is the result of replaying them.

mod sqlite;

use hosting::messages::{ChatLine, Clock};
pub(crate) use sqlite::Sqlite;
use table::Seat;
use tokio::sync::oneshot;

use crate::time::Millis;

/// A person, by number.
pub(crate) type PersonId = i64;

/// What can be written. All that is handed over together is committed together.
#[derive(Clone, Debug)]
pub(crate) enum Write {
    Person {
        id: PersonId,
        name: String,
        at: u64,
    },
    Device {
        hash: [u8; 32],
        person: PersonId,
    },
    Name {
        person: PersonId,
        name: String,
    },
    Match(Box<NewRow>),
    Entry {
        no: i64,
        n: u32,
        kind: &'static str,
        data: String,
    },
    /// Something happened in a match: what lists show of it.
    Stir {
        no: i64,
        at: u64,
        over: bool,
        deadline: Option<Millis>,
        summary: String,
    },
    /// The hourglass of a match was turned.
    Glass {
        no: i64,
        data: Option<String>,
    },
    Seat {
        no: i64,
        seat: Seat,
        person: PersonId,
    },
    Chat {
        no: i64,
        line: ChatLine,
    },
    Notes {
        no: i64,
        person: PersonId,
        text: String,
    },
    /// What everybody saw of a match that is over.
    Events {
        no: i64,
        data: String,
    },
    /// The match hit an internal error of this version.
    Fault {
        no: i64,
        version: &'static str,
    },
}

/// A match that begins.
#[derive(Clone, Debug)]
pub(crate) struct NewRow {
    pub(crate) no: i64,
    pub(crate) id: String,
    pub(crate) game: String,
    pub(crate) setup: String,
    pub(crate) key: [u8; 32],
    pub(crate) clock: Clock,
    pub(crate) listed: bool,
    pub(crate) began: u64,
    pub(crate) deadline: Option<Millis>,
    pub(crate) summary: String,
    pub(crate) invitation: String,
    pub(crate) seats: Vec<(Seat, Sitter)>,
}

/// Who sits in a seat.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Sitter {
    Open,
    Person(PersonId),
    Bot,
    Automa,
}

/// A match as it is kept, without its entries.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    pub(crate) no: i64,
    pub(crate) id: String,
    pub(crate) game: String,
    pub(crate) key: [u8; 32],
    pub(crate) clock: Clock,
    pub(crate) listed: bool,
    pub(crate) began: u64,
    pub(crate) stirred: u64,
    pub(crate) over: bool,
    pub(crate) deadline: Option<Millis>,
    pub(crate) glass: Option<String>,
    pub(crate) summary: String,
    pub(crate) invitation: String,
    pub(crate) fault: Option<String>,
    /// The seats, with the names of people.
    pub(crate) seats: Vec<(Seat, Sitter, String)>,
}

/// An entry of a match.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    pub(crate) kind: String,
    pub(crate) data: String,
}

/// A person as they are kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Person {
    pub(crate) id: PersonId,
    pub(crate) name: String,
}

/// The store failed: the message is for the log.
#[derive(Clone, Debug)]
pub(crate) struct StoreError(pub(crate) String);

impl std::fmt::Display for StoreError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

pub(crate) type Read<T> = Result<T, StoreError>;
pub(crate) type Committed = oneshot::Receiver<Read<()>>;

/// Where matches are kept. Reading blocks; [`read`] does it aside.
pub(crate) trait Store: Send + Sync + 'static {
    /// Commits all of `writes` or nothing, and reports when that is on disk.
    fn write(&self, writes: Vec<Write>) -> Committed;
    /// Writes all that waits, and ends.
    fn close(&self);

    fn person(&self, hash: &[u8; 32]) -> Read<Option<Person>>;
    fn row(&self, id: &str) -> Read<Option<Row>>;
    fn setup(&self, no: i64) -> Read<String>;
    fn entries(&self, no: i64) -> Read<Vec<Kept>>;
    fn chat(&self, no: i64) -> Read<Vec<ChatLine>>;
    fn notes(&self, id: &str, person: PersonId) -> Read<String>;
    fn matches_of(&self, person: PersonId) -> Read<Vec<Row>>;
    fn listed(&self) -> Read<Vec<Row>>;
    /// The match that an invitation is to.
    fn invitation(&self, token: &str) -> Read<Option<Row>>;
    /// Matches where a player's time ran out.
    fn due(&self, at: Millis) -> Read<Vec<String>>;
    /// The greatest number of a match.
    fn last_no(&self) -> Read<i64>;
}

/// Reads without holding up the tasks of others.
pub(crate) async fn read<T: Send + 'static>(
    store: &std::sync::Arc<dyn Store>,
    f: impl FnOnce(&dyn Store) -> Read<T> + Send + 'static,
) -> Read<T> {
    let store = store.clone();
    match tokio::task::spawn_blocking(move || f(&*store)).await {
        Ok(read) => read,
        Err(why) => Err(StoreError(format!("Reading broke off: {why}."))),
    }
}

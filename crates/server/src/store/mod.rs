//! The store. Entries are the source of truth: a match is the result of replaying them.

mod notices;
mod sqlite;

use std::path::Path;

use hosting::messages::{ChatLine, Clock};
pub(crate) use notices::{DueTurn, MailRow, MayAsk, NoticeRow, NoticeWrite, PushRow};
use serde::Serialize;
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
        name: String,
        at: u64,
    },
    /// A device was here again.
    Seen {
        hash: [u8; 32],
        at: u64,
    },
    /// A device is no longer its person's.
    Revoke {
        hash: [u8; 32],
    },
    /// Everything of a person is deleted but the number, which stands in the seats of matches.
    Forget {
        person: PersonId,
    },
    Ban {
        person: PersonId,
        banned: bool,
    },
    BanAddress {
        address: String,
        banned: bool,
        at: u64,
    },
    Complain(Box<Complaint>),
    /// A complaint has been dealt with.
    Settle {
        n: i64,
    },
    /// A match and all that belongs to it.
    DeleteMatch {
        no: i64,
    },
    /// A person does not want to play with another any more, or again does.
    Block {
        person: PersonId,
        other: PersonId,
        blocked: bool,
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
    /// A seat is open again.
    Vacate {
        no: i64,
        seat: Seat,
    },
    Chat {
        no: i64,
        person: PersonId,
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
    /// Something for notices.
    Notice(NoticeWrite),
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
    /// Who began it.
    pub(crate) host: PersonId,
    /// Whether people mix numbers into its chance.
    pub(crate) mixed: bool,
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
    /// A bot that thinks ahead, of a level.
    Search(u8),
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
    pub(crate) host: Option<PersonId>,
    pub(crate) mixed: bool,
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

/// A person who comes with a device that we know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Visit {
    pub(crate) person: Person,
    pub(crate) is_banned: bool,
    /// The day of the last visit.
    pub(crate) seen: u64,
}

/// A person as the operator sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Known {
    pub(crate) id: PersonId,
    pub(crate) name: String,
    pub(crate) since: u64,
    /// The day of the last visit.
    pub(crate) seen: u64,
    pub(crate) devices: u32,
    pub(crate) matches: u32,
    pub(crate) banned: bool,
}

/// What somebody told the operator about somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Complaint {
    /// Its number; 0 if it is new.
    pub(crate) n: i64,
    pub(crate) at: u64,
    /// The match, as used in addresses.
    #[serde(rename = "match")]
    pub(crate) id: String,
    pub(crate) by: PersonId,
    pub(crate) about: PersonId,
    /// The name that is complained about, as it was.
    pub(crate) name: String,
    pub(crate) text: String,
    /// The chat of the match, as it was, as JSON.
    pub(crate) chat: String,
}

/// Matches that an operator asks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Which {
    /// Only those in which nothing has happened since then.
    pub(crate) before: Option<u64>,
    /// Only those that are over, or that are not.
    pub(crate) over: Option<bool>,
    pub(crate) most: u32,
}

/// A device as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct KeptDevice {
    pub(crate) hash: [u8; 32],
    pub(crate) name: String,
    pub(crate) since: u64,
    pub(crate) seen: u64,
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

    /// The person whose device has a secret with this hash.
    fn visit(&self, hash: &[u8; 32]) -> Read<Option<Visit>>;
    /// The name of a person.
    fn name(&self, person: PersonId) -> Read<String>;
    /// Whether somebody at the table of a match does not want to play with a person.
    fn is_unwanted(&self, id: &str, person: PersonId) -> Read<bool>;
    fn row(&self, id: &str) -> Read<Option<Row>>;
    fn setup(&self, no: i64) -> Read<String>;
    fn entries(&self, no: i64) -> Read<Vec<Kept>>;
    fn chat(&self, no: i64) -> Read<Vec<ChatLine>>;
    fn notes(&self, id: &str, person: PersonId) -> Read<String>;
    fn devices(&self, person: PersonId) -> Read<Vec<KeptDevice>>;
    /// Those whom a person does not want to play with.
    fn blocked_by(&self, person: PersonId) -> Read<Vec<Person>>;
    fn matches_of(&self, person: PersonId) -> Read<Vec<Row>>;
    fn listed(&self) -> Read<Vec<Row>>;
    /// The match that an invitation is to.
    fn invitation(&self, token: &str) -> Read<Option<Row>>;
    /// Matches where a player's time ran out.
    fn due(&self, at: Millis) -> Read<Vec<String>>;
    /// Matches for the operator, those that were left alone longest first.
    fn matches(&self, which: &Which) -> Read<Vec<Row>>;
    /// The match with a number.
    fn row_of(&self, no: i64) -> Read<Option<Row>>;
    /// People who sit at no match and were last here before then.
    fn idle_people(&self, before: u64) -> Read<Vec<PersonId>>;
    /// Reads every page, and fails at the first that does not fit.
    fn check(&self) -> Read<()>;
    /// People whose name has this in it, those who came last first.
    fn people(&self, like: &str, most: u32) -> Read<Vec<Known>>;
    fn complaints(&self) -> Read<Vec<Complaint>>;
    fn banned_addresses(&self) -> Read<Vec<String>>;
    /// Everything that is kept of a person, for that person.
    fn kept_of(&self, person: PersonId) -> Read<serde_json::Value>;
    /// How large the store is, in bytes.
    fn size(&self) -> Read<u64>;
    /// Writes a copy as of now into a new file, while others read and write.
    fn backup(&self, to: &Path) -> Read<()>;
    /// The greatest number of a match.
    fn last_no(&self) -> Read<i64>;

    /// The key with which pushes are signed.
    fn push_key(&self) -> Read<Option<Vec<u8>>>;
    /// How a person wants to be told.
    fn notices_of(&self, person: PersonId) -> Read<NoticeRow>;
    /// Those who want to be told of a match.
    fn watchers(&self, no: i64) -> Read<Vec<PersonId>>;
    /// Those who are to be told by now, if they were not told of the same match within the gap.
    fn due_turns(&self, now: Millis, gap: Millis, most: u32) -> Read<Vec<DueTurn>>;
    /// When the next one is to be told.
    fn next_due(&self, gap: Millis) -> Read<Option<Millis>>;
    /// Whether a person is still awaited in a turn.
    fn is_turn(&self, turn: DueTurn) -> Read<bool>;
    /// The address of mail that a link ends.
    fn mail_to_stop(&self, token: &str) -> Read<Option<MailRow>>;
    /// The address of mail that a link confirms.
    fn mail_to_confirm(&self, confirmation: &[u8; 32]) -> Read<Option<MailRow>>;
    /// Whether an address may be asked; not if it was asked since a time.
    fn may_ask(&self, address: &str, hash: &[u8; 32], since: u64) -> Read<MayAsk>;
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

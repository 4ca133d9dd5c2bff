//! The store. Entries are the source of truth: a match is the result of replaying them.
//!
//! * `reads` and `writes` say in SQL what is asked and what is changed, once for both databases.
//! * `sql` is the little that is between them and a database; `sqlite` and `postgres` are the two.
//! * `copy` moves all of one into the other.

mod accounts;
mod copy;
mod ladder;
mod leagues;
mod notices;
mod orders;
mod postgres;
mod reads;
mod spectators;
mod sql;
mod sqlite;
mod writes;

use std::{
    collections::BTreeSet,
    ops::Range,
    path::Path,
    sync::Arc,
    time::{Duration, Instant},
};

pub(crate) use accounts::{BotRow, BotWrite};
pub(crate) use copy::copy;
use hosting::{
    Style,
    messages::{ChatLine, Clock, Player, Spectating},
};
pub(crate) use ladder::{LadderWrite, Pending, Standing};
pub(crate) use leagues::{
    CLOSED, GATHERS, LEFT, League, LeagueRow, LeagueWrite, MemberRow, OVER, PLAYS, PairingRow, REMOVED,
};
pub(crate) use notices::{DueTurn, MailRow, MayAsk, NoticeRow, NoticeWrite, PushRow};
pub(crate) use orders::Given;
pub(crate) use postgres::Postgres;
use serde::Serialize;
pub(crate) use spectators::Minute;
use sql::{Cell, Database};
pub(crate) use sqlite::Sqlite;
use table::Seat;
use tokio::sync::{mpsc::UnboundedReceiver, oneshot};

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
    /// What a seat answers without being asked.
    Orders {
        no: i64,
        seat: Seat,
        given: Given,
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
    /// The analysis of a match that is over is wanted.
    WantAnalysis {
        no: i64,
    },
    /// It is there; without it, it is not wanted any more.
    Analysis {
        no: i64,
        data: Option<String>,
    },
    /// The match hit an internal error of this version.
    Fault {
        no: i64,
        version: &'static str,
    },
    /// A link that makes another device a person's.
    Carry {
        hash: [u8; 32],
        person: PersonId,
        until: Millis,
    },
    /// Another device comes by such a link, which carries nobody else.
    Arrive {
        link: [u8; 32],
        hash: [u8; 32],
        name: String,
        now: Millis,
    },
    /// Something that other servers are to hear once all of this is written.
    News(String),
    /// A row as it is in another store.
    Row {
        sql: &'static str,
        cells: Vec<Cell>,
    },
    /// Something for notices.
    Notice(NoticeWrite),
    /// Something of a bot.
    Bot(BotWrite),
    /// In a match that spectators are shown minutes later: another minute has begun.
    Minute {
        no: i64,
        minute: Minute,
    },
    /// Something of the ladder.
    Ladder(Box<LadderWrite>),
    /// Something of a league.
    League(LeagueWrite),
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
    /// Whether it is rated.
    pub(crate) rated: bool,
    /// When spectators see what happens.
    pub(crate) spectating: Spectating,
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
    /// A bot that thinks ahead, of a level, and of a style if it has one.
    Search(u8, Option<Style>),
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
    pub(crate) rated: bool,
    pub(crate) spectating: Spectating,
    pub(crate) began: u64,
    pub(crate) stirred: u64,
    pub(crate) over: bool,
    pub(crate) deadline: Option<Millis>,
    pub(crate) glass: Option<String>,
    pub(crate) summary: String,
    pub(crate) invitation: String,
    pub(crate) fault: Option<String>,
    /// The seats, with the names of people and bots.
    pub(crate) seats: Vec<(Seat, Sitter, Named)>,
}

/// An entry of a match.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    pub(crate) kind: String,
    pub(crate) data: String,
}

/// A person as they are kept, or the account of a bot: it sits at tables as people do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Person {
    pub(crate) id: PersonId,
    pub(crate) name: String,
    pub(crate) is_bot: bool,
}

/// What those who look at a table read of who sits in a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Named {
    pub(crate) name: String,
    /// It is a bot with an account.
    pub(crate) is_bot: bool,
}

impl Named {
    /// As lists and tables show it.
    pub(crate) fn player(&self) -> Player {
        match self.is_bot {
            true => Player::Program(self.name.clone()),
            false => Player::Person(self.name.clone()),
        }
    }
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

/// What someone told the operator about someone.
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct StoreError {
    why: String,
    kind: ErrorKind,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum ErrorKind {
    Failed,
    Away,
    Lost,
    Overtaken,
    Damage,
}

impl StoreError {
    pub(crate) fn new(why: impl Into<String>) -> StoreError {
        let why = why.into();
        let kind = if why.contains(leagues::CHANGED) { ErrorKind::Overtaken } else { ErrorKind::Failed };
        StoreError { why, kind }
    }

    /// The store cannot be reached. It may come back.
    fn away(why: impl Into<String>) -> StoreError {
        StoreError { why: why.into(), kind: ErrorKind::Away }
    }

    /// The same, with what was to be done.
    fn before(self, what: &str) -> StoreError {
        StoreError { why: format!("{what}: {}.", self.why), ..self }
    }

    /// The store is well, but this server may no longer write what it wanted to.
    fn lost(why: &str) -> StoreError {
        StoreError { why: why.to_string(), kind: ErrorKind::Lost }
    }

    /// What was read is not what was written.
    pub(crate) fn damage(why: impl Into<String>) -> StoreError {
        StoreError { why: why.into(), kind: ErrorKind::Damage }
    }

    pub(crate) fn is_damage(&self) -> bool {
        self.kind == ErrorKind::Damage
    }

    /// Whether the same may succeed in a moment, with nobody doing anything.
    fn is_passing(&self) -> bool {
        matches!(self.kind, ErrorKind::Away | ErrorKind::Lost)
    }

    /// Whether the store is well all the same.
    pub(crate) fn is_lost(&self) -> bool {
        matches!(self.kind, ErrorKind::Lost | ErrorKind::Overtaken)
    }

    /// Whether someone else was faster: what was to be written no longer fits.
    pub(crate) fn is_overtaken(&self) -> bool {
        self.kind == ErrorKind::Overtaken
    }
}

impl std::fmt::Display for StoreError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.why)
    }
}

pub(crate) type Read<T> = Result<T, StoreError>;
pub(crate) type Committed = oneshot::Receiver<Read<()>>;

/// Whose a match is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Claim {
    /// This server's. Every write carries the fence, and fails once another server has the match.
    Own(i64),
    /// That of the server at this address.
    Other(String),
}

/// What a server learns when it says that it is here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Beat {
    Here {
        /// Whether it does what one server does for all.
        is_first: bool,
        /// The servers that are here, with their addresses.
        there: Vec<(i64, String)>,
        /// Matches that it is to wake, since their server is gone.
        orphans: Vec<String>,
    },
    /// The others have declared it gone.
    Gone,
}

/// As what a server joins those who share a store. All of them wait as long for each other.
#[derive(Clone, Debug)]
pub(crate) enum Membership {
    /// It shares with nobody.
    Alone { patience: Duration },
    /// Others reach it at an address.
    Shared { address: String, patience: Duration },
    /// It only administers.
    Guest { patience: Duration },
}

/// What a database is handed to be committed: all of it or nothing.
pub(crate) struct Job {
    writes: Vec<Write>,
    /// The match that is written, and the fence of its writer.
    lease: Option<(i64, i64)>,
    done: oneshot::Sender<Read<()>>,
}

impl Job {
    /// Whether one of these matches is written.
    fn touches(&self, matches: &BTreeSet<i64>) -> bool {
        self.lease.is_some_and(|it| matches.contains(&it.0))
    }
}

/// So many jobs are committed at once at most.
const MOST_JOBS: usize = 1_000;

fn fail(jobs: impl IntoIterator<Item = Job>, why: &StoreError) {
    if !why.is_overtaken() {
        tracing::error!(%why, "not committed");
    }
    for job in jobs {
        drop(job.done.send(Err(why.clone())));
    }
}

/// Where matches are kept. Reading blocks; [`read`] does it aside.
pub(crate) struct Store(Box<dyn Database>);

impl Store {
    pub(crate) fn new(database: impl Database) -> Store {
        Store(Box::new(database))
    }

    /// Commits all of `writes` or nothing, and reports when that is on disk.
    pub(crate) fn write(&self, writes: Vec<Write>) -> Committed {
        self.write_as(None, writes)
    }

    /// The same for a match, with its number and the fence of its owner.
    pub(crate) fn write_as(&self, lease: Option<(i64, i64)>, writes: Vec<Write>) -> Committed {
        let (done, committed) = oneshot::channel();
        self.0.write(Job { writes, lease, done });
        committed
    }

    /// Makes a match this server's own, and returns the fence with which it is written, or else where it is.
    pub(crate) fn claim(&self, no: i64) -> Read<Claim> {
        self.0.claim(no)
    }

    /// This server has the match no longer.
    pub(crate) fn release(&self, no: i64, fence: i64) -> Read<()> {
        self.0.release(no, fence)
    }

    /// The number and the address of another server that has a match.
    pub(crate) fn owner(&self, id: &str) -> Read<Option<(i64, String)>> {
        self.0.owner(id)
    }

    /// Says that this server is here, and learns who else is.
    pub(crate) fn beat(&self, patience: Duration) -> Read<Beat> {
        self.0.beat(patience)
    }

    /// Comes again as another server, after this one was declared gone.
    pub(crate) fn come_again(&self) -> Read<()> {
        self.0.come_again()
    }

    /// What other servers say; nothing where there cannot be any.
    pub(crate) fn news(&self) -> Option<UnboundedReceiver<Option<String>>> {
        self.0.news()
    }

    /// Writes all that waits, and ends.
    pub(crate) fn close(&self) {
        self.0.close();
    }

    /// Reads every page, and fails at the first that does not fit.
    pub(crate) fn check(&self) -> Read<()> {
        self.0.check()
    }

    /// How large the store is, in bytes.
    pub(crate) fn size(&self) -> Read<u64> {
        self.0.size()
    }

    /// Writes a copy as of now into a new file, while others read and write.
    pub(crate) fn backup(&self, to: &Path) -> Read<()> {
        self.0.backup(to)
    }

    /// Numbers for new matches, which nobody else is given.
    pub(crate) fn numbers(&self) -> Read<Range<i64>> {
        self.0.numbers()
    }
}

/// Tries again for so long what a database fails to do that is not there yet, or that took this server for gone.
pub(crate) async fn insist<T, F: Future<Output = Read<T>>>(
    patience: Duration,
    mut what: impl FnMut() -> F,
) -> Read<T> {
    let until = Instant::now() + patience;
    let mut is_told = false;
    loop {
        match what().await {
            Err(why) if why.is_passing() && Instant::now() < until => {
                if !std::mem::replace(&mut is_told, true) {
                    tracing::warn!(%why, "the store is not there yet: it is tried again for {} s", patience.as_secs());
                }
                tokio::time::sleep(Duration::from_millis(500)).await;
            }
            done => return done,
        }
    }
}

/// Reads without holding up the tasks of others.
pub(crate) async fn read<T: Send + 'static>(
    store: &Arc<Store>,
    f: impl FnOnce(&Store) -> Read<T> + Send + 'static,
) -> Read<T> {
    let store = store.clone();
    match tokio::task::spawn_blocking(move || f(&store)).await {
        Ok(read) => read,
        Err(why) => Err(StoreError::new(format!("Reading broke off: {why}."))),
    }
}

//! The hall: all matches that are awake, and the way to those that sleep.

use std::{
    collections::{HashMap, HashSet},
    net::IpAddr,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError, RwLock,
        atomic::{AtomicI64, AtomicU64, Ordering::Relaxed},
    },
    time::Duration,
};

use hosting::messages::Clock;
use table::{Phrase, Seat};
use tokio::sync::{Notify, Semaphore, mpsc, watch};

use crate::{
    Settings,
    health::Health,
    host::{Hosted, Hosts, Prepared},
    http::Refusal,
    limits::{Buckets, Tally, block},
    metrics::Metrics,
    notices::{Means, Notices},
    people::Carries,
    queries::Queries,
    room::Inbox,
    secrets,
    settings::Public,
    store::{NewRow, PersonId, Read, Sitter, Store, StoreError, Write, read},
    thinking::Thinkers,
    time::{DAY, Millis, Time},
};

/// The version of this program: a match that hit an internal error of another version is tried again.
pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// How many messages may wait for a match.
const INBOX: usize = 64;

/// How long matches may take to end when the server does. What they have acknowledged is on disk already.
const LONGEST_CLOSING: Duration = Duration::from_secs(3);

/// What all parts of the server share.
pub(crate) struct Hall {
    pub(crate) settings: Settings,
    pub(crate) public: Option<Public>,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) time: Time,
    pub(crate) health: Arc<Health>,
    pub(crate) requests: Buckets,
    pub(crate) readings: Buckets,
    pub(crate) newcomers: Buckets,
    pub(crate) new_matches: Buckets,
    pub(crate) complaints: Buckets,
    /// Mails that somebody asks for.
    pub(crate) letters: Buckets,
    pub(crate) notices: Notices,
    /// Held while somebody has guessed the operator's token wrongly.
    pub(crate) guesses: tokio::sync::Mutex<()>,
    pub(crate) sockets: Tally,
    pub(crate) connections: Tally,
    /// Places for match files that are being read.
    pub(crate) imports: Semaphore,
    pub(crate) carries: Carries,
    pub(crate) queries: Queries,
    pub(crate) thinkers: Thinkers,
    pub(crate) closing: watch::Sender<bool>,
    games: Hosts,
    /// Addresses that the operator has banned.
    banned: RwLock<HashSet<IpAddr>>,
    /// Matches that are being deleted, and are not to be woken.
    deleting: Mutex<HashSet<String>>,
    rooms: Mutex<HashMap<String, mpsc::Sender<Inbox>>>,
    /// A match has ended its task.
    left: Notify,
    last_no: AtomicI64,
    last_socket: AtomicU64,
}

/// Why there is no way to a match.
#[derive(Debug)]
pub(crate) enum NoRoom {
    /// There is none of that name.
    Unknown,
    /// It hit an internal error.
    Fault,
    /// The server is shutting down.
    Closing,
    /// The store failed.
    Store(StoreError),
}

impl Hall {
    pub(crate) fn new(
        games: Hosts,
        settings: Settings,
        (public, means): (Option<Public>, Means),
        store: Arc<dyn Store>,
        metrics: Arc<Metrics>,
        health: Arc<Health>,
    ) -> Read<Hall> {
        let last_no = AtomicI64::new(store.last_no()?);
        let banned = store.banned_addresses()?;
        Ok(Hall {
            health,
            requests: Buckets::new(settings.limits.requests),
            readings: Buckets::new(settings.limits.readings),
            newcomers: Buckets::new(settings.limits.people),
            new_matches: Buckets::new(settings.limits.matches),
            complaints: Buckets::new(settings.limits.complaints),
            letters: Buckets::new(settings.limits.mails),
            notices: Notices::new(means),
            banned: RwLock::new(banned.iter().filter_map(|it| it.parse().ok()).collect()),
            deleting: Mutex::default(),
            guesses: tokio::sync::Mutex::default(),
            sockets: Tally::default(),
            connections: Tally::default(),
            imports: Semaphore::new(settings.limits.imports),
            carries: Carries::default(),
            queries: Queries::new(),
            thinkers: Thinkers::new(
                settings.limits.thoughts,
                settings.limits.thoughts_waiting,
                metrics.clone(),
            ),
            closing: watch::Sender::new(false),
            games,
            rooms: Mutex::default(),
            left: Notify::new(),
            last_no,
            last_socket: AtomicU64::new(0),
            time: Time::new(),
            settings,
            public,
            store,
            metrics,
        })
    }

    pub(crate) fn game(&self, name: &str) -> Option<&dyn Hosted> {
        self.games.find(name)
    }

    /// The names of the games that people may begin.
    pub(crate) fn listed_games(&self) -> Vec<&'static str> {
        self.games.listed(self.settings.samples)
    }

    pub(crate) fn new_socket(&self) -> u64 {
        self.last_socket.fetch_add(1, Relaxed)
    }

    pub(crate) fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<Inbox>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The way to a match, which is woken if it sleeps.
    async fn room(self: &Arc<Hall>, id: &str) -> Result<mpsc::Sender<Inbox>, NoRoom> {
        if let Some(room) = self.rooms().get(id) {
            return Ok(room.clone());
        }
        if !secrets::looks_right(id) {
            return Err(NoRoom::Unknown);
        }
        let name = id.to_string();
        let row = read(&self.store, move |store| store.row(&name)).await.map_err(NoRoom::Store)?;
        let row = row.ok_or(NoRoom::Unknown)?;
        if row.fault.as_deref() == Some(VERSION) {
            return Err(NoRoom::Fault);
        }
        if self.health.is_resting() {
            return Err(NoRoom::Store(StoreError("It failed a moment ago.".to_string())));
        }
        let game = self.game(&row.game).ok_or(NoRoom::Unknown)?;
        let mut rooms = self.rooms();
        if self.deleting().contains(id) {
            return Err(NoRoom::Unknown);
        }
        if self.is_closing() {
            return Err(NoRoom::Closing);
        }
        // Another task may have been faster.
        if let Some(room) = rooms.get(id) {
            return Ok(room.clone());
        }
        let (room, inbox) = mpsc::channel(INBOX);
        rooms.insert(id.to_string(), room.clone());
        game.wake(self.clone(), row, inbox);
        Ok(room)
    }

    /// Hands something to a match.
    pub(crate) async fn send(self: &Arc<Hall>, id: &str, mut what: Inbox) -> Result<(), NoRoom> {
        loop {
            match self.room(id).await?.send(what).await {
                Ok(()) => return Ok(()),
                // It has fallen asleep in the meantime.
                Err(mpsc::error::SendError(back)) => what = back,
            }
        }
    }

    /// The way to a match for a browser that will say more.
    pub(crate) async fn join(
        self: &Arc<Hall>,
        id: &str,
        mut what: Inbox,
    ) -> Result<mpsc::Sender<Inbox>, NoRoom> {
        loop {
            let room = self.room(id).await?;
            match room.send(what).await {
                Ok(()) => return Ok(room),
                Err(mpsc::error::SendError(back)) => what = back,
            }
        }
    }

    /// A match ends its task. What reached it too late goes to the next one.
    pub(crate) fn leave(self: &Arc<Hall>, id: &str, inbox: &mut mpsc::Receiver<Inbox>) {
        let mut rooms = self.rooms();
        inbox.close();
        rooms.remove(id);
        drop(rooms);
        self.left.notify_waiters();
        while let Ok(late) = inbox.try_recv() {
            let (hall, id) = (self.clone(), id.to_string());
            tokio::spawn(async move { hall.send(&id, late).await });
        }
    }

    /// Sends something to every match that is awake.
    pub(crate) async fn send_to_all(&self, what: impl Fn() -> Inbox) {
        let rooms: Vec<mpsc::Sender<Inbox>> = self.rooms().values().cloned().collect();
        for room in rooms {
            drop(room.send(what()).await);
        }
    }

    /// Ends every match after what it is doing, if that takes no longer than a moment.
    pub(crate) async fn close(&self) {
        self.closing.send_replace(true);
        self.thinkers.close();
        let all_left = async {
            loop {
                let left = self.left.notified();
                if self.rooms().is_empty() {
                    return;
                }
                left.await;
            }
        };
        if tokio::time::timeout(LONGEST_CLOSING, all_left).await.is_err() {
            tracing::warn!(n = self.rooms().len(), "some matches did not end in time");
        }
        self.store.close();
    }

    fn deleting(&self) -> MutexGuard<'_, HashSet<String>> {
        self.deleting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Deletes a match. If it is awake, its task ends first, and nobody can wake it again.
    pub(crate) async fn delete(&self, id: &str, no: i64) -> Read<()> {
        let awake = {
            let rooms = self.rooms();
            self.deleting().insert(id.to_string());
            rooms.get(id).cloned()
        };
        if let Some(room) = awake {
            drop(room.send(Inbox::End).await);
            // Its channel closes when the task has ended.
            room.closed().await;
        }
        let deleted = self.commit(vec![Write::DeleteMatch { no }]).await;
        self.deleting().remove(id);
        deleted
    }

    /// Whether an address was banned.
    pub(crate) fn is_banned(&self, address: IpAddr) -> bool {
        self.banned.read().unwrap_or_else(PoisonError::into_inner).contains(&block(address))
    }

    pub(crate) fn ban(&self, address: IpAddr, banned: bool) {
        let mut all = self.banned.write().unwrap_or_else(PoisonError::into_inner);
        if banned {
            all.insert(address)
        } else {
            all.remove(&address)
        };
    }

    /// Commits, and waits until it is on disk.
    pub(crate) async fn commit(&self, writes: Vec<Write>) -> Read<()> {
        let lost = |_| StoreError("The store has ended.".to_string());
        let done = self.store.write(writes).await.map_err(lost).flatten();
        self.health.committed(done.is_ok());
        if done.is_err() {
            self.metrics.failed_commits.fetch_add(1, Relaxed);
        }
        done
    }

    /// Begins a match.
    pub(crate) async fn begin(&self, plan: Plan) -> Result<String, Refusal> {
        let (id, writes) = self.plan(plan);
        self.commit(writes).await?;
        Ok(id)
    }

    /// The name of a match that is to begin, and what has to be committed so that it does.
    pub(crate) fn plan(&self, plan: Plan) -> (String, Vec<Write>) {
        let Plan { game, prepared, seats, clock, listed, host, mixed } = plan;
        let id = secrets::unguessable();
        let no = self.last_no.fetch_add(1, Relaxed) + 1;
        let row = NewRow {
            no,
            id: id.clone(),
            game,
            setup: prepared.setup,
            key: secrets::random(),
            clock,
            listed,
            host,
            mixed,
            began: self.time.seconds(),
            deadline: first_look(clock, self.time.now()),
            summary: prepared.summary.text(),
            invitation: secrets::unguessable(),
            seats,
        };
        let mut writes = vec![Write::Match(Box::new(row))];
        let given = prepared.given.into_iter().zip(1..);
        writes.extend(given.map(|(data, n)| Write::Entry { no, n, kind: "given", data }));
        (id, writes)
    }

    /// Wakes matches whose time has run out while they slept.
    pub(crate) async fn look_at_clocks(self: &Arc<Hall>) {
        if self.time.follow_jump() {
            tracing::warn!("the machine's clock has jumped");
            // Nobody is charged for it, and everybody is told the new time of day of their deadlines.
            self.send_to_all(|| Inbox::Look).await;
        }
        let now = self.time.now();
        match read(&self.store, move |store| store.due(now)).await {
            Ok(due) => {
                for id in due {
                    drop(self.send(&id, Inbox::Look).await);
                }
            }
            Err(why) => tracing::error!(%why, "clocks could not be looked at"),
        }
    }
}

/// When to look at the clock of a match that nobody has come to.
fn first_look(clock: Clock, now: Millis) -> Option<Millis> {
    match clock {
        Clock::Days { days } => Some(now + u64::from(days) * DAY),
        _ => None,
    }
}

/// A match to begin.
pub(crate) struct Plan {
    pub(crate) game: String,
    pub(crate) prepared: Prepared,
    pub(crate) seats: Vec<(Seat, Sitter)>,
    pub(crate) clock: Clock,
    pub(crate) listed: bool,
    pub(crate) host: PersonId,
    /// Whether people mix numbers into its chance.
    pub(crate) mixed: bool,
}

impl From<NoRoom> for Refusal {
    fn from(why: NoRoom) -> Refusal {
        match why {
            NoRoom::Unknown => Refusal::missing(Phrase::new("web-no-such-match")),
            NoRoom::Fault => Refusal::ours(Phrase::new("web-fault")),
            NoRoom::Closing => Refusal::ours(Phrase::new("web-closing")),
            NoRoom::Store(why) => why.into(),
        }
    }
}

//! The hall: all matches that are awake, and the way to those that sleep.

use std::{
    collections::{HashMap, HashSet},
    net::IpAddr,
    ops::Range,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError, RwLock,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    time::Duration,
};

use hosting::messages::{Clock, Spectating};
use table::{Phrase, Seat};
use tokio::sync::{Notify, Semaphore, mpsc, watch};

use crate::{
    Settings,
    analyses::Analyses,
    health::Health,
    host::{Hosted, Hosts, Prepared},
    http::Refusal,
    limits::{Buckets, Tally, block, processors},
    metrics::Metrics,
    notices::{Means, Notices},
    peers::{News, Peers},
    queries::Queries,
    room::{Inbox, OwnMatch},
    secrets,
    settings::{Proxies, Public},
    store::{Claim, Committed, NewRow, Person, PersonId, Read, Row, Sitter, Store, StoreError, Write, read},
    thinking::Thinkers,
    time::{DAY, Millis, Time},
};

/// The version of this program: a match that hit an internal error of another version is tried again.
pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The number of nobody: that of who began a match which the server began by itself, for a league.
pub(crate) const NOBODY: PersonId = 0;

/// How many messages may wait for a match.
const INBOX: usize = 64;

/// How many matches are woken at the same time: a long one takes a processor for a while.
pub(crate) const WAKINGS: usize = 4;

/// How many requests that take a processor for a while are worked out at the same time.
pub(crate) const CHORES: usize = 2;

/// How long matches may take to end when the server does. What they have acknowledged is on disk already.
const LONGEST_CLOSING: Duration = Duration::from_secs(3);

/// What all parts of the server share.
pub(crate) struct Hall {
    pub(crate) settings: Settings,
    pub(crate) public: Option<Public>,
    proxies: Proxies,
    pub(crate) store: Arc<Store>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) time: Time,
    pub(crate) health: Arc<Health>,
    pub(crate) requests: Buckets,
    pub(crate) readings: Buckets,
    /// Work that an address has caused.
    pub(crate) work: Buckets,
    pub(crate) newcomers: Buckets,
    pub(crate) new_matches: Buckets,
    pub(crate) complaints: Buckets,
    pub(crate) talk: Buckets<PersonId>,
    pub(crate) hints: Buckets<PersonId>,
    /// Mails that someone asks for.
    pub(crate) letters: Buckets,
    pub(crate) notices: Notices,
    /// Held while someone has guessed the operator's token wrongly.
    pub(crate) guesses: tokio::sync::Mutex<()>,
    pub(crate) sockets: Tally,
    pub(crate) connections: Tally,
    /// Places for match files that are being read.
    pub(crate) imports: Semaphore,
    /// Places for requests that take a processor for a while.
    pub(crate) chores: Semaphore,
    /// Places for matches that are being woken.
    pub(crate) wakings: Semaphore,
    /// Places for quick bots that go on and on: a processor is left to people, if there is another.
    pub(crate) bots_at_once: Semaphore,
    /// Held while a match is being listed, so that a person's are counted right.
    pub(crate) listing: tokio::sync::Mutex<()>,
    pub(crate) queries: Queries,
    pub(crate) thinkers: Thinkers,
    pub(crate) analyses: Analyses,
    pub(crate) peers: Peers,
    pub(crate) closing: watch::Sender<bool>,
    games: Hosts,
    /// Addresses that the operator has banned.
    banned: RwLock<HashSet<IpAddr>>,
    /// Matches that are being deleted, and are not to be woken.
    deleting: Mutex<HashSet<String>>,
    rooms: Mutex<HashMap<String, mpsc::Sender<Inbox>>>,
    /// A match has ended its task.
    left: Notify,
    /// Numbers for matches that begin.
    numbers: Mutex<Range<i64>>,
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
    /// Another server has it.
    Elsewhere(String),
    /// The store failed.
    Store(StoreError),
}

impl Hall {
    pub(crate) fn new(
        games: Hosts,
        settings: Settings,
        (public, means): (Option<Public>, Means),
        store: Arc<Store>,
        metrics: Arc<Metrics>,
        health: Arc<Health>,
    ) -> Hall {
        // They have been checked.
        let proxies = Proxies::parse(&settings.proxies).unwrap_or_default();
        let thinkers = Thinkers::new(&settings.limits, metrics.clone());
        Hall {
            proxies,
            health,
            requests: Buckets::new(settings.limits.requests),
            readings: Buckets::new(settings.limits.readings),
            work: Buckets::new(settings.limits.work),
            newcomers: Buckets::new(settings.limits.people),
            new_matches: Buckets::new(settings.limits.matches),
            complaints: Buckets::new(settings.limits.complaints),
            talk: Buckets::new(settings.limits.chat),
            hints: Buckets::new(settings.limits.hints),
            letters: Buckets::new(settings.limits.mails),
            notices: Notices::new(means),
            banned: RwLock::default(),
            deleting: Mutex::default(),
            guesses: tokio::sync::Mutex::default(),
            sockets: Tally::default(),
            connections: Tally::default(),
            imports: Semaphore::new(settings.limits.imports),
            chores: Semaphore::new(CHORES),
            wakings: Semaphore::new(WAKINGS),
            bots_at_once: Semaphore::new(processors().saturating_sub(1).max(1)),
            listing: tokio::sync::Mutex::default(),
            queries: Queries::new(),
            analyses: Analyses::new(Thinkers::behind(&thinkers, &settings.limits)),
            thinkers,
            peers: Peers::new(&settings),
            closing: watch::Sender::new(false),
            games,
            rooms: Mutex::default(),
            left: Notify::new(),
            numbers: Mutex::new(0..0),
            last_socket: AtomicU64::new(0),
            time: Time::new(),
            settings,
            public,
            store,
            metrics,
        }
    }

    pub(crate) fn game(&self, name: &str) -> Option<&dyn Hosted> {
        self.games.find(name)
    }

    /// Which games there are, and which files each reads.
    pub(crate) fn hosts(&self) -> &Hosts {
        &self.games
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
        // Another server may have the match by now, and go on with it: nobody is shown what may be old.
        if !self.peers.is_in_touch() {
            return Err(NoRoom::Store(StoreError::new("It has not answered for too long.")));
        }
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
            return Err(NoRoom::Store(StoreError::new("It failed a moment ago.")));
        }
        let game = self.game(&row.game).ok_or(NoRoom::Unknown)?;
        let own = self.claim(row).await?;
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
        game.wake(self.clone(), own, inbox);
        Ok(room)
    }

    /// Makes a match this server's own.
    async fn claim(&self, row: Row) -> Result<OwnMatch, NoRoom> {
        let (no, id) = (row.no, row.id.clone());
        let claimed = read(&self.store, move |store| match store.claim(no)? {
            // Who had it before may have written something since it was looked up.
            Claim::Own(fence) if fence != 0 => Ok(Ok((store.row(&id)?, fence))),
            Claim::Own(fence) => Ok(Ok((Some(row), fence))),
            Claim::Other(address) => Ok(Err(address)),
        });
        match claimed.await.map_err(NoRoom::Store)? {
            Ok((row, fence)) => Ok(OwnMatch { row: row.ok_or(NoRoom::Unknown)?, fence }),
            Err(address) => Err(NoRoom::Elsewhere(address)),
        }
    }

    /// This server has a match no longer.
    pub(crate) async fn release(&self, (no, fence): (i64, i64)) {
        // A server that ends gives everything back at once.
        if fence != 0 && !self.is_closing() {
            drop(read(&self.store, move |store| store.release(no, fence)).await);
        }
    }

    /// Ends the tasks of all matches, which are no longer this server's. Their browsers come again.
    pub(crate) async fn drop_rooms(&self) {
        let rooms: Vec<mpsc::Sender<Inbox>> = self.rooms().values().cloned().collect();
        let ended = futures_util::future::join_all(rooms.into_iter().map(|room| async move {
            drop(room.send(Inbox::End).await);
            room.closed().await;
        }));
        if tokio::time::timeout(LONGEST_CLOSING, ended).await.is_err() {
            tracing::warn!("some matches did not end in time; they can write nothing");
        }
    }

    /// Whether a match is awake here.
    pub(crate) fn has(&self, id: &str) -> bool {
        self.rooms().contains_key(id)
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
        self.analyses.close();
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

    /// Whether a connection comes from a proxy, whose report of its visitor is believed.
    pub(crate) fn is_proxy(&self, peer: IpAddr) -> bool {
        let peer = peer.to_canonical();
        (self.public.is_some() && peer.is_loopback()) || self.proxies.has(peer)
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
        self.committed(self.store.write(writes)).await
    }

    /// The same for a match, with its number and its fence.
    pub(crate) async fn commit_as(&self, lease: (i64, i64), writes: Vec<Write>) -> Read<()> {
        let lease = Some(lease).filter(|it| it.1 != 0);
        self.committed(self.store.write_as(lease, writes)).await
    }

    /// The same, and tells all matches here and at other servers.
    pub(crate) async fn commit_and_tell(&self, mut writes: Vec<Write>, news: News) -> Read<()> {
        writes.push(Write::News(self.peers.message(&news)));
        self.commit(writes).await?;
        self.take_news(news).await;
        Ok(())
    }

    /// Takes in what was changed at this server or another one.
    pub(crate) async fn take_news(&self, news: News) {
        match news {
            News::Renamed { id, name } => {
                let person = Person { id, name, is_bot: false };
                self.send_to_all(|| Inbox::Renamed(person.clone())).await;
            }
            News::Blocked { person, other, blocked } => {
                self.send_to_all(|| Inbox::Blocked { person, other, blocked }).await;
            }
            News::Recheck { person } => self.send_to_all(|| Inbox::Recheck { person }).await,
            News::Forgotten { person } => self.send_to_all(|| Inbox::Forgotten { person }).await,
            News::Banned { address, banned } => self.ban(address, banned),
        }
    }

    /// Looks up whom the operator has banned.
    pub(crate) async fn look_up_bans(&self) -> Read<()> {
        let all = read(&self.store, |store| store.banned_addresses()).await?;
        *self.banned.write().unwrap_or_else(PoisonError::into_inner) =
            all.iter().filter_map(|it| it.parse().ok()).collect();
        Ok(())
    }

    async fn committed(&self, committed: Committed) -> Read<()> {
        let lost = |_| StoreError::new("The store has ended.");
        let done = committed.await.map_err(lost).flatten();
        self.health.committed(done.as_ref().err().is_none_or(StoreError::is_lost));
        if done.is_err() {
            self.metrics.failed_commits.fetch_add(1, Relaxed);
        }
        done
    }

    /// Begins a match.
    pub(crate) async fn begin(self: &Arc<Hall>, plan: Plan) -> Result<String, Refusal> {
        let hall = self.clone();
        let planned = tokio::task::spawn_blocking(move || hall.plan(plan)).await;
        let (id, writes) = planned.map_err(|why| StoreError::new(why.to_string()))??;
        self.commit(writes).await?;
        Ok(id)
    }

    /// A number that no match has.
    fn next_no(&self) -> Read<i64> {
        let mut numbers = self.numbers.lock().unwrap_or_else(PoisonError::into_inner);
        if numbers.is_empty() {
            *numbers = self.store.numbers()?;
        }
        numbers.next().ok_or_else(|| StoreError::new("There are no more numbers for matches."))
    }

    /// The name of a match that is to begin, and what has to be committed so that it does. It blocks once in a while.
    pub(crate) fn plan(&self, plan: Plan) -> Read<(String, Vec<Write>)> {
        let Plan { game, mut prepared, seats, clock, listed, host, mixed, rated, spectating } = plan;
        if spectating != Spectating::Live {
            prepared.summary.first = Some(prepared.summary.short.clone());
        }
        let id = secrets::unguessable();
        let no = self.next_no()?;
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
            rated,
            spectating,
            began: self.time.seconds(),
            deadline: first_look(clock, self.time.now()),
            summary: prepared.summary.text(),
            invitation: secrets::unguessable(),
            seats,
        };
        let mut writes = vec![Write::Match(Box::new(row))];
        let given = prepared.given.into_iter().zip(1..);
        writes.extend(given.map(|(data, n)| Write::Entry { no, n, kind: "given", data }));
        Ok((id, writes))
    }

    /// Wakes matches whose analysis was wanted when the server ended: they begin it again by themselves. Those that another server has stay there.
    pub(crate) async fn go_on_analysing(self: &Arc<Hall>) {
        match read(&self.store, |store| store.unfinished_analyses()).await {
            Ok(wanted) => {
                for id in wanted {
                    drop(self.send(&id, Inbox::Look).await);
                }
            }
            Err(why) => tracing::error!(%why, "wanted analyses could not be looked up"),
        }
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
    /// Whether it is rated.
    pub(crate) rated: bool,
    /// When spectators see what happens.
    pub(crate) spectating: Spectating,
}

impl From<NoRoom> for Refusal {
    fn from(why: NoRoom) -> Refusal {
        match why {
            NoRoom::Unknown => Refusal::missing(Phrase::new("web-no-such-match")),
            NoRoom::Fault => Refusal::ours(Phrase::new("web-fault")),
            NoRoom::Closing | NoRoom::Elsewhere(_) => Refusal::ours(Phrase::new("web-closing")),
            NoRoom::Store(why) => why.into(),
        }
    }
}

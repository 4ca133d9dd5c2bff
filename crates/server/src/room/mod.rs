//! The task that owns one match. It handles one message at a time: it checks it, plays on, commits the result, and only
//! then reports it to anybody.

mod acts;
mod analysis;
mod clocks;
mod course;
mod engine;
mod frames;
mod hints;
mod ladder;
mod league;
mod load;
mod log;
mod mixing;
mod orders;
mod says;
mod seats;
mod spectators;
mod telling;
mod thoughts;
mod turns;

use std::{
    collections::BTreeMap,
    fmt,
    net::IpAddr,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, atomic::Ordering::Relaxed},
    time::Duration,
};

use hosting::{
    HostedGame, Style,
    messages::{ChatLine, Clock, MatchInfo, Over, Proposal, Report, Rewind, ToServer},
};
use serde_json::{Map, Value};
use table::{Match, Phrase, Seat, Shuffler, Team, Viewer};
use tokio::{
    sync::{Notify, Semaphore, SemaphorePermit, mpsc, oneshot, watch},
    time::Instant,
};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use self::{
    analysis::Analysed,
    clocks::{Clockwork, KeptGlass},
    frames::Frames,
    load::load,
    log::Log,
    mixing::Numbers,
    spectators::Gallery,
    telling::Shown,
    thoughts::Thinking,
    turns::Turns,
};
use crate::{
    hall::{Hall, VERSION},
    host::Prepared,
    limits::Bucket,
    queries::{MatchQueries, SocketQueries},
    store::{Given, Named, Person, PersonId, Row, Sitter, Write},
    study::Played,
    time::Millis,
    worlds::{Shared, WorldFile, Worlds},
};

/// A message to a match.
#[derive(Debug)]
pub(crate) enum Inbox {
    /// A browser comes to the table.
    Join(Box<Join>),
    /// A browser leaves it.
    Leave { socket: u64 },
    /// A browser at the table sends a message.
    Say { socket: u64, message: Box<ToServer>, at: Instant },
    /// A person asks for an open seat.
    Take { seat: Seat, person: Person, invited: bool, reply: oneshot::Sender<Result<(), Phrase>> },
    /// A person wants to be told when it is their turn, or no longer.
    Watch { person: PersonId, on: bool, reply: oneshot::Sender<Result<(), Phrase>> },
    /// A person asks the one in a seat to leave.
    TurnOut { by: PersonId, seat: Seat, reply: oneshot::Sender<Result<(), Phrase>> },
    /// A person does not want to hear another any more, or again does.
    Blocked { person: PersonId, other: PersonId, blocked: bool },
    /// A person may no longer be whom their browsers say: they come again, and are looked up again.
    Recheck { person: PersonId },
    /// A person resigns from every seat, since everything of them is about to be deleted.
    Resign { person: PersonId, reply: oneshot::Sender<()> },
    /// Everything of a person was deleted.
    Forgotten { person: PersonId },
    /// The operator ends the match.
    Close { reply: oneshot::Sender<()> },
    /// The task of this match is to end: the match is being deleted.
    End,
    /// A person has a new name.
    Renamed(Person),
    /// A person asks for the match as a file.
    File { person: Option<PersonId>, reply: oneshot::Sender<Result<Chore<String>, Phrase>> },
    /// A browser fetches what never changes in the match.
    World { reply: oneshot::Sender<WorldFile> },
    /// A person asks to go on from an earlier moment, in a match of their own.
    Fork { person: PersonId, n: u32, reply: oneshot::Sender<Result<Chore<Prepared>, Phrase>> },
    /// A person asks to play on in the match that follows this one.
    PlayOn { person: PersonId, reply: oneshot::Sender<Result<String, Phrase>> },
    /// A player's time may have run out.
    Look,
    /// A test asks for an internal error.
    Break,
}

/// The channel of every match that is awake has room for 32 of these all the time.
const _: () = assert!(size_of::<Inbox>() <= 64);

/// What takes a while with a long match, to be done aside from its task.
pub(crate) struct Chore<T>(Box<dyn FnOnce() -> T + Send>);

impl<T> Chore<T> {
    fn new(work: impl FnOnce() -> T + Send + 'static) -> Chore<T> {
        Chore(Box::new(work))
    }

    pub(crate) fn done(self) -> T {
        (self.0)()
    }
}

impl<T> fmt::Debug for Chore<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Chore")
    }
}

/// A browser that comes to the table.
#[derive(Debug)]
pub(crate) struct Join {
    pub(crate) socket: u64,
    pub(crate) person: Option<Person>,
    pub(crate) notes: String,
    /// Whether the browser fetches by itself what never changes.
    pub(crate) fetches: bool,
    /// Those whom the person does not want to hear.
    pub(crate) blocked: Vec<PersonId>,
    pub(crate) outbox: mpsc::Sender<Utf8Bytes>,
    pub(crate) gone: Arc<Notify>,
    /// The address that pays for the work that this browser causes, unless it is spared.
    pub(crate) payer: Option<IpAddr>,
}

/// A match, and all who are at its table.
struct Room<G: HostedGame> {
    hall: Arc<Hall>,
    no: i64,
    /// What every write carries, so that it fails once another server has the match.
    fence: i64,
    key: [u8; 32],
    listed: bool,
    /// Who began it.
    host: Option<PersonId>,
    /// Numbers of people, if they mix them into the chance of this match.
    numbers: Option<Numbers>,
    info: MatchInfo,
    shared: Arc<Shared<G>>,
    it: Match<G::Rules>,
    log: Log<G>,
    /// How many entries are kept: also the version of the moment.
    n_acts: u32,
    n_chances: u64,
    /// How often something was taken back or done again.
    n_taken_back: u32,
    over: Option<Over>,
    /// The operator has ended it.
    is_closed: bool,
    chairs: Vec<Chair>,
    guests: Vec<Guest>,
    /// Browsers that will be shown the table next.
    newcomers: Vec<Guest>,
    shown: Vec<Shown<G>>,
    queries: MatchQueries,
    /// Held while a hint is being thought out.
    hinting: Arc<Semaphore>,
    chat: Vec<ChatLine>,
    proposal: Option<Proposal>,
    /// Every step back that was agreed to.
    rewinds: Vec<Rewind>,
    n_rewinds_told: usize,
    clock: Clock,
    clockwork: Clockwork,
    /// What seats answer without being asked.
    orders: BTreeMap<Seat, Given>,
    shuffler: Shuffler,
    /// Its bots that think ahead.
    thinking: Thinking<G>,
    listed_as: ListedAs,
    turns: Turns,

    /// What is to be committed.
    uncommitted: Vec<Write>,
    /// The game could go on at once.
    unsettled: bool,
    /// The seating has changed.
    moved: bool,
    /// The proposal has changed.
    proposed: bool,
    /// A person has given orders, or withdrawn them.
    told_orders: Option<PersonId>,
    /// Someone has promised or shown a number.
    told_mixing: bool,
    /// Lines of chat that have not been sent yet.
    said: Vec<ChatLine>,
    /// A person has taken a seat.
    seated: Option<PersonId>,
    /// Something is new about the analysis.
    told_analysis: bool,
    /// The match has just ended.
    ended: bool,
    /// The match that follows has begun.
    followed: bool,
    /// The request to be answered once what it led to is on disk.
    asked_by: Option<By>,
    /// The match as it stood every so many answers, as far as someone has looked back.
    frames: Frames<G::Rules>,
    /// What spectators are shown, if they see it later.
    gallery: Option<Box<Gallery<G>>>,
    /// How a match that is over went, once someone has asked.
    report: Option<Option<Report>>,
    /// What could have been done better in it, once someone has asked.
    analysis: Analysed,
    /// How long has been worked at what is being done, waiting left out.
    worked: Duration,
}

/// What the store says of a match in lists, since when, and when it will look at its clock.
struct ListedAs {
    summary: String,
    at: u64,
    deadline: Option<Millis>,
    glass: Option<KeptGlass>,
    /// The game's summary as it was at the beginning, for those who are not to know more.
    first: Option<Map<String, Value>>,
}

/// A seat.
#[derive(Clone, Debug)]
struct Chair {
    seat: Seat,
    team: Team,
    sitter: Sitter,
    named: Named,
    resigned: bool,
    /// His time ran out, and he has not been here since: bots give answers that take too long.
    late: bool,
    /// How often his time ran out, in a match that is rated or of a league.
    n_missed: u8,
}

impl Chair {
    /// Whether a bot answers for it at once.
    fn is_played_by_bot(&self) -> bool {
        match self.sitter {
            Sitter::Bot => true,
            Sitter::Person(_) => self.resigned,
            Sitter::Open | Sitter::Search(..) | Sitter::Automa => false,
        }
    }

    /// The level and the style of the bot that thinks ahead for it, if one does.
    fn thinker(&self) -> Option<(u8, Option<Style>)> {
        match self.sitter {
            Sitter::Search(level, style) => Some((level, style)),
            _ => None,
        }
    }

    /// Whether a person is in charge of it.
    fn is_held(&self) -> bool {
        matches!(self.sitter, Sitter::Person(_)) && !self.resigned
    }
}

/// A browser at the table.
struct Guest {
    socket: u64,
    person: Option<Person>,
    viewer: Viewer,
    line: Line,
    payer: Option<IpAddr>,
    queries: SocketQueries,
    notes: String,
    /// He fetches by himself what never changes.
    fetches: bool,
    blocked: Vec<PersonId>,
    pages: Bucket,
    /// He has asked for the analysis, and hears how far it is.
    reads_analysis: bool,
}

/// The way to a browser.
#[derive(Clone)]
struct Line {
    outbox: mpsc::Sender<Utf8Bytes>,
    /// Reports to the socket that it does not keep up.
    gone: Arc<Notify>,
}

impl Line {
    /// A browser that does not keep up is dropped, and comes back for the whole table.
    fn send(&self, text: Utf8Bytes) {
        if self.outbox.try_send(text).is_err() && !self.outbox.is_closed() {
            self.gone.notify_one();
        }
    }
}

/// The request behind what is being done.
#[derive(Copy, Clone)]
struct By {
    socket: u64,
    id: u32,
    at: Instant,
}

/// The task of this match ends.
enum End {
    /// An internal error.
    Fault,
    /// The store failed: memory is ahead of the disk.
    Store,
}

/// Begins the task of a match.
pub(crate) fn wake<G: HostedGame>(
    hall: Arc<Hall>,
    worlds: Arc<Worlds<G>>,
    own: OwnMatch,
    inbox: mpsc::Receiver<Inbox>,
) {
    tokio::spawn(live::<G>(hall, worlds, own, inbox));
}

/// A match as it is kept, and the fence with which this server may write it.
#[derive(Clone, Debug)]
pub(crate) struct OwnMatch {
    pub(crate) row: Row,
    pub(crate) fence: i64,
}

/// Plays a match that is kept again, and reports what does not fit.
pub(crate) fn verify<G: HostedGame>(hall: Arc<Hall>, worlds: &Worlds<G>, row: Row) -> Result<(), String> {
    again::<G, _>(hall, worlds, row, drop)
}

/// Plays a match that is kept and over again, to its end.
pub(crate) fn played<G: HostedGame>(hall: Arc<Hall>, worlds: &Worlds<G>, row: Row) -> Result<Played, String> {
    let told = again::<G, _>(hall, worlds, row, |room| {
        let over = room.over.as_ref()?;
        let file = table::save::save(&room.it);
        Some(Played { file, winners: over.winners.clone(), ended: over.says.key.to_string() })
    })?;
    told.ok_or_else(|| "It is not over.".to_string())
}

/// Wakes a match that is kept, without a task of its own. It writes nothing.
fn again<G: HostedGame, T>(
    hall: Arc<Hall>,
    worlds: &Worlds<G>,
    row: Row,
    read: impl FnOnce(Box<Room<G>>) -> T,
) -> Result<T, String> {
    let own = OwnMatch { row, fence: 0 };
    let played = catch_unwind(AssertUnwindSafe(|| load::<G>(hall, worlds, own).map(read)));
    played.map_err(|_| "It met a mistake of ours.".to_string())?.map_err(|why| why.to_string())
}

async fn live<G: HostedGame>(
    hall: Arc<Hall>,
    worlds: Arc<Worlds<G>>,
    own: OwnMatch,
    mut inbox: mpsc::Receiver<Inbox>,
) {
    let (id, lease) = (own.row.id.clone(), (own.row.no, own.fence));
    let no = lease.0;
    let began = Instant::now();
    let loaded = {
        let _place = hall.wakings.acquire().await;
        let hall = hall.clone();
        tokio::task::spawn_blocking(move || load::<G>(hall, &worlds, own)).await
    };
    hall.metrics.wakings.add(began.elapsed());
    hall.metrics.matches.fetch_add(1, Relaxed);
    match loaded {
        Ok(Ok(mut room)) => {
            let ended = room.run(&mut inbox).await;
            if let Err(End::Fault) = ended {
                room.tell_fault();
                mark(&hall, lease).await;
            }
        }
        Ok(Err(why)) => {
            tracing::error!(no, %why, "a match could not be loaded");
            // What is damaged stays so; what could not be read can be read later.
            if why.is_damage() {
                mark(&hall, lease).await;
            }
        }
        Err(_) => mark(&hall, lease).await,
    }
    hall.metrics.matches.fetch_sub(1, Relaxed);
    hall.metrics.fallen_asleep.fetch_add(1, Relaxed);
    hall.release(lease).await;
    hall.leave(&id, &mut inbox);
}

/// A match that hit an internal error is closed; no data is lost.
async fn mark(hall: &Hall, lease: (i64, i64)) {
    let no = lease.0;
    tracing::error!(no, "a match met a mistake and is closed");
    hall.metrics.faults.fetch_add(1, Relaxed);
    drop(hall.commit_as(lease, vec![Write::Fault { no, version: VERSION }]).await);
}

impl<G: HostedGame> Room<G> {
    async fn run(&mut self, inbox: &mut mpsc::Receiver<Inbox>) -> Result<(), End> {
        // Chance or a bot may have been next when the server stopped.
        self.guarded(|room| room.play_on())?;
        self.settle(None).await?;
        let hall = self.hall.clone();
        let mut closing = hall.closing.subscribe();
        let mut idle_since = Instant::now();
        loop {
            let is_busy = self.thinking.is_under_way() || self.analysis.is_under_way();
            let is_idle = self.guests.is_empty() && !is_busy;
            let sleepy = is_idle.then(|| idle_since + self.hall.settings.sleep_after);
            let ring = self.rings().map(|it| self.hall.time.instant(it));
            let timer = [sleepy, ring].into_iter().flatten().min();
            // However long bots play: the server may end, and people may speak, between two of their answers.
            let what = tokio::select! {
                biased;
                () = is_closing(&mut closing) => return self.close(inbox).await,
                what = inbox.recv() => what,
                turn = turn_of_bots(&hall), if self.unsettled => {
                    self.guarded(|room| room.play_on())?;
                    drop(turn);
                    self.settle(None).await?;
                    continue;
                }
                outcome = self.thinking.end() => {
                    self.guarded(|room| room.take_thought(outcome))?;
                    self.settle(None).await?;
                    continue;
                }
                news = self.analysis.news() => {
                    self.guarded(|room| room.take_analysis(news))?;
                    self.settle(None).await?;
                    if self.guests.is_empty() {
                        idle_since = Instant::now();
                    }
                    continue;
                }
                () = sleep_until(timer), if !self.unsettled => {
                    match sleepy {
                        Some(at) if at <= Instant::now() => return Ok(()),
                        _ => Some(Inbox::Look),
                    }
                }
            };
            let Some(what) = what.filter(|it| !matches!(it, Inbox::End)) else { return Ok(()) };
            let was_empty = self.guests.is_empty();
            self.take(what).await?;
            if !was_empty && self.guests.is_empty() {
                idle_since = Instant::now();
            }
        }
    }

    /// Takes what has come already, and no more.
    async fn close(&mut self, inbox: &mut mpsc::Receiver<Inbox>) -> Result<(), End> {
        for _ in 0..inbox.len() {
            if let Ok(what) = inbox.try_recv() {
                self.take(what).await?;
            }
        }
        self.guarded(Room::rest_glass)?;
        if self.uncommitted.is_empty() { Ok(()) } else { self.commit().await }
    }

    /// Takes one thing, commits what came of it, and publishes it.
    async fn take(&mut self, what: Inbox) -> Result<(), End> {
        let said = match &what {
            Inbox::Say { message, at, .. } => Some((kind(message), *at)),
            _ => None,
        };
        let payer = match &what {
            Inbox::Say { socket, .. } => {
                self.guests.iter().find(|it| it.socket == *socket).and_then(|it| it.payer)
            }
            Inbox::Join(join) => join.payer,
            _ => None,
        };
        self.worked = Duration::ZERO;
        let reply = self.guarded(|room| room.receive(what))?;
        let by = self.asked_by.take();
        self.settle(by).await?;
        if let Some(reply) = reply {
            reply();
        }
        if let Some((kind, at)) = said {
            self.hall.metrics.messages.of(kind).add(at.elapsed());
        }
        if let Some(payer) = payer {
            self.hall.work.charge(payer, self.worked);
        }
        Ok(())
    }

    /// Commits what was done, and publishes it.
    async fn settle(&mut self, by: Option<By>) -> Result<(), End> {
        let turned = self.guarded(|room| {
            room.note_listing();
            room.note_turns()
        })?;
        if !self.uncommitted.is_empty() {
            self.commit().await?;
            if turned {
                self.hall.notices.look();
            }
            if let Some(by) = by {
                self.hall.metrics.to_commit.add(by.at.elapsed());
            }
        }
        self.guarded(|room| room.publish(by))
    }

    async fn commit(&mut self) -> Result<(), End> {
        let writes = std::mem::take(&mut self.uncommitted);
        match self.hall.commit_as((self.no, self.fence), writes).await {
            Ok(()) => Ok(()),
            Err(why) => {
                tracing::error!(no = self.no, %why, "not committed; the match is closed for now");
                Err(End::Store)
            }
        }
    }

    /// An internal error ends this match's task, and no other.
    fn guarded<T>(&mut self, f: impl FnOnce(&mut Room<G>) -> T) -> Result<T, End> {
        let began = Instant::now();
        let done = catch_unwind(AssertUnwindSafe(|| f(self))).map_err(|_| End::Fault);
        self.worked += began.elapsed();
        done
    }

    fn receive(&mut self, what: Inbox) -> Option<Later> {
        match what {
            Inbox::Join(join) => self.join(*join),
            Inbox::Leave { socket } => self.leave(socket),
            Inbox::Say { socket, message, at } => {
                let id = request(&message).unwrap_or(0);
                self.hear(By { socket, id, at }, *message);
            }
            Inbox::Take { seat, person, invited, reply } => {
                let done = self.seat(seat, &person, invited);
                // Taking a seat is reported once it is on disk.
                return Some(Box::new(move || drop(reply.send(done))));
            }
            Inbox::Watch { person, on, reply } => {
                let done = self.watch(person, on);
                return Some(Box::new(move || drop(reply.send(done))));
            }
            Inbox::TurnOut { by, seat, reply } => {
                let done = self.turn_out(by, seat);
                return Some(Box::new(move || drop(reply.send(done))));
            }
            Inbox::Recheck { person } => self.send_away(person),
            Inbox::Resign { person, reply } => {
                self.resign_all(person);
                return Some(Box::new(move || {
                    let _ = reply.send(());
                }));
            }
            Inbox::Forgotten { person } => self.forget(person),
            Inbox::Close { reply } => {
                self.close_for_good();
                return Some(Box::new(move || {
                    let _ = reply.send(());
                }));
            }
            // Taken before.
            Inbox::End => (),
            Inbox::Blocked { person, other, blocked } => self.block(person, other, blocked),
            Inbox::Renamed(person) => self.rename(&person),
            Inbox::File { person, reply } => drop(reply.send(self.file(person))),
            Inbox::World { reply } => drop(reply.send(self.shared.file.clone())),
            Inbox::Fork { person, n, reply } => drop(reply.send(self.fork(person, n))),
            Inbox::PlayOn { person, reply } => {
                let next = self.begin_next(person);
                return Some(Box::new(move || drop(reply.send(next))));
            }
            Inbox::Look => self.look_at_clock(),
            Inbox::Break => panic!("a test wanted this"),
        }
        None
    }

    fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.chairs.iter().find(|it| it.seat == seat)
    }

    fn chair_mut(&mut self, seat: Seat) -> Option<&mut Chair> {
        self.chairs.iter_mut().find(|it| it.seat == seat)
    }

    /// Whether a person has a seat here.
    fn sits(&self, person: PersonId) -> bool {
        self.chairs.iter().any(|it| it.sitter == Sitter::Person(person))
    }

    fn seats_of(&self, person: PersonId) -> impl Iterator<Item = Seat> + '_ {
        self.chairs.iter().filter(move |it| it.sitter == Sitter::Person(person)).map(|it| it.seat)
    }
}

/// A reply that waits until what it reports is on disk.
type Later = Box<dyn FnOnce() + Send>;

/// The kind of a message, for counting.
fn kind(message: &ToServer) -> &'static str {
    match message {
        ToServer::Answer { .. } => "answer",
        ToServer::Undo { .. } => "undo",
        ToServer::Redo { .. } => "redo",
        ToServer::Propose { .. } => "propose",
        ToServer::Consent { .. } => "consent",
        ToServer::Resign { .. } => "resign",
        ToServer::Query { .. } => "query",
        ToServer::Hint { .. } => "hint",
        ToServer::Orders { .. } => "orders",
        ToServer::Sit { .. } => "sit",
        ToServer::Chat { .. } => "chat",
        ToServer::Notes { .. } => "notes",
        ToServer::Frame { .. } => "frame",
        ToServer::Report { .. } => "report",
        ToServer::Analysis { .. } => "analysis",
        ToServer::Log { .. } => "log",
        ToServer::Pledge { .. } => "pledge",
        ToServer::Number { .. } => "number",
        ToServer::Engine { .. } => "engine",
    }
}

/// The number of a request that is answered.
fn request(message: &ToServer) -> Option<u32> {
    match message {
        ToServer::Answer { id, .. }
        | ToServer::Undo { id, .. }
        | ToServer::Redo { id, .. }
        | ToServer::Propose { id, .. }
        | ToServer::Consent { id, .. }
        | ToServer::Resign { id, .. }
        | ToServer::Query { id, .. }
        | ToServer::Hint { id, .. }
        | ToServer::Orders { id, .. }
        | ToServer::Frame { id, .. }
        | ToServer::Report { id }
        | ToServer::Analysis { id, .. }
        | ToServer::Log { id, .. }
        | ToServer::Pledge { id, .. }
        | ToServer::Engine { id, .. }
        | ToServer::Number { id, .. } => Some(*id),
        ToServer::Sit { .. } | ToServer::Chat { .. } | ToServer::Notes { .. } => None,
    }
}

/// Returns when the server is about to end.
pub(crate) async fn is_closing(closing: &mut watch::Receiver<bool>) {
    drop(closing.wait_for(|it| *it).await);
}

/// Waits until quick bots of this match may go on, after others have had their turn.
async fn turn_of_bots(hall: &Hall) -> Option<SemaphorePermit<'_>> {
    tokio::task::yield_now().await;
    hall.bots_at_once.acquire().await.ok()
}

async fn sleep_until(at: Option<Instant>) {
    match at {
        Some(at) => tokio::time::sleep_until(at).await,
        None => std::future::pending().await,
    }
}

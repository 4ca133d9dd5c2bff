//! Several servers on one database. PostgreSQL is the referee: it knows who is there and who has which match, and it refuses what a server writes
//! that is no longer there, or to a match that it no longer has (`store/postgres`).
//!
//! * [`run`] says again and again that this server is here, wakes matches of those who are gone, and hears what others have changed.
//! * [`pass_on`] hands requests and sockets for a match to the server that has it; [`serve`] takes them there.
//! * [`order`] has something done to a match, wherever it is.

mod pass;

use std::{
    net::IpAddr,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

pub(crate) use pass::{pass_on, serve};
use serde::{Deserialize, Serialize};
use tokio::{
    sync::{mpsc::UnboundedReceiver, oneshot, watch},
    time::timeout,
};

use crate::{
    Settings,
    hall::{Hall, NoRoom},
    room::{Inbox, is_closing},
    secrets,
    store::{Beat, PersonId, Read, read},
};

/// How often in its time a server says that it is here.
const BEATS: u32 = 6;

/// The other servers, as far as this one knows them.
pub(crate) struct Peers {
    /// Which process speaks, so that it does not listen to itself.
    id: String,
    secret: Option<String>,
    patience: Duration,
    /// When the store was last asked whether this server is there, and said so. Nothing where nobody else can be.
    seen: Option<Mutex<Instant>>,
    /// Whether this server does what one does for all.
    is_first: AtomicBool,
    /// The numbers of the servers that are there.
    there: watch::Sender<Vec<i64>>,
    /// Matches that are being woken, since their server is gone.
    waking: Mutex<Vec<String>>,
}

/// Something that was changed, and that matches of all servers are to take in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum News {
    Renamed { id: PersonId, name: String },
    Blocked { person: PersonId, other: PersonId, blocked: bool },
    Recheck { person: PersonId },
    Forgotten { person: PersonId },
    Banned { address: IpAddr, banned: bool },
}

#[derive(Serialize, Deserialize)]
struct Message {
    from: String,
    news: News,
}

/// Something that is to be done to a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Order {
    Close { id: String },
    Delete { id: String, no: i64 },
    Resign { id: String, person: PersonId },
}

impl Peers {
    pub(crate) fn new(settings: &Settings) -> Peers {
        Peers {
            id: secrets::unguessable(),
            secret: settings.peer_secret.clone(),
            patience: settings.peer_patience,
            seen: settings.store.is_some().then(|| Mutex::new(Instant::now())),
            is_first: AtomicBool::new(settings.store.is_none()),
            there: watch::Sender::new(Vec::new()),
            waking: Mutex::default(),
        }
    }

    /// Whether this server does what one server does for all: notices, and deleting what is old.
    pub(crate) fn is_first(&self) -> bool {
        self.is_first.load(Relaxed)
    }

    /// Whether what this server has is its own for sure: the others have not waited for it long enough to take anything over.
    pub(crate) fn is_in_touch(&self) -> bool {
        self.silent_for() < self.patience
    }

    /// How long ago this server was there for sure, by a clock that nobody turns: the database has no other.
    fn silent_for(&self) -> Duration {
        let seen = self.seen.as_ref();
        seen.map_or(Duration::ZERO, |it| it.lock().unwrap_or_else(PoisonError::into_inner).elapsed())
    }

    fn set_seen(&self, at: Instant) {
        if let Some(seen) = &self.seen {
            *seen.lock().unwrap_or_else(PoisonError::into_inner) = at;
        }
    }

    pub(crate) fn message(&self, news: &News) -> String {
        let message = Message { from: self.id.clone(), news: news.clone() };
        serde_json::to_string(&message).expect("news can be written")
    }

    /// What a server shows to the one at an address. Nobody learns the secret from it, and no other server takes it.
    fn token(&self, address: &str) -> Option<String> {
        let key = ring::hmac::Key::new(ring::hmac::HMAC_SHA256, self.secret.as_ref()?.as_bytes());
        Some(secrets::hex(ring::hmac::sign(&key, format!("sandtable peer {address}").as_bytes()).as_ref()))
    }
}

/// Says that this server is here, until it ends.
pub(crate) async fn run(hall: Arc<Hall>) {
    // A store that nobody else can share has nobody to talk to.
    let Some(news) = hall.store.news() else { return };
    tokio::spawn(hear(hall.clone(), news));
    let patience = hall.peers.patience;
    let mut closing = hall.closing.subscribe();
    let mut tick = tokio::time::interval(patience / BEATS);
    tick.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut is_cut_off = false;
    loop {
        tokio::select! {
            _ = tick.tick() => (),
            () = is_closing(&mut closing) => return,
        }
        let asked_at = Instant::now();
        match within(patience, read(&hall.store, move |store| store.beat(patience))).await {
            Some(Ok(Beat::Here { is_first, there, orphans })) => {
                is_cut_off = false;
                hall.peers.set_seen(asked_at);
                // A proxy sends nobody to a server that is not well, so that nothing would ever be committed.
                hall.health.seems_well();
                hall.peers.is_first.store(is_first, Relaxed);
                let numbers: Vec<i64> = there.iter().map(|it| it.0).collect();
                hall.metrics.servers.store(numbers.len() as i64, Relaxed);
                hall.peers.there.send_if_modified(|it| std::mem::replace(it, numbers.clone()) != numbers);
                wake(&hall, orphans);
            }
            Some(Ok(Beat::Gone)) => {
                tracing::warn!(
                    "the other servers have taken over what this one had: it was silent for too long"
                );
                hall.metrics.times_gone.fetch_add(1, Relaxed);
                hall.peers.is_first.store(false, Relaxed);
                hall.drop_rooms().await;
                match read(&hall.store, |store| store.come_again()).await {
                    Ok(()) => drop(hall.look_up_bans().await),
                    Err(why) => tracing::error!(%why, "this server cannot come again yet"),
                }
            }
            failed => {
                let why = failed.map_or("it does not answer".to_string(), |it| format!("{:?}", it.err()));
                tracing::warn!(why, "the store cannot be asked");
                // Others may have its matches by now: nobody is to look at what may be old.
                if !hall.peers.is_in_touch() && !std::mem::replace(&mut is_cut_off, true) {
                    hall.health.committed(false);
                    hall.peers.is_first.store(false, Relaxed);
                    hall.drop_rooms().await;
                }
            }
        }
    }
}

/// What comes of something, if that takes no longer than `patience` by a clock that nobody turns. Tests turn tokio's.
async fn within<T>(patience: Duration, what: impl Future<Output = T>) -> Option<T> {
    let began = Instant::now();
    tokio::pin!(what);
    loop {
        match timeout(patience.saturating_sub(began.elapsed()), &mut what).await {
            Ok(done) => return Some(done),
            Err(_) if patience <= began.elapsed() => return None,
            Err(_) => (),
        }
    }
}

/// Hears what others have changed, in order. It may wait for matches that are busy; saying that this server is here does not wait for it.
async fn hear(hall: Arc<Hall>, mut news: UnboundedReceiver<Option<String>>) {
    let mut closing = hall.closing.subscribe();
    loop {
        tokio::select! {
            heard = news.recv() => match heard {
                Some(Some(text)) => take(&hall, &text).await,
                Some(None) => catch_up(&hall),
                None => return,
            },
            () = is_closing(&mut closing) => return,
        }
    }
}

/// Takes in what another server has changed.
async fn take(hall: &Arc<Hall>, text: &str) {
    match serde_json::from_str::<Message>(text) {
        Ok(Message { from, news }) if from != hall.peers.id => hall.take_news(news).await,
        Ok(_) => (),
        Err(why) => tracing::warn!(%why, "another server says what this one does not understand"),
    }
}

/// Something may have been missed: matches wake again with what is written.
fn catch_up(hall: &Arc<Hall>) {
    let hall = hall.clone();
    tokio::spawn(async move {
        drop(hall.look_up_bans().await);
        hall.drop_rooms().await;
    });
}

/// Wakes matches whose server is gone, each once at a time.
fn wake(hall: &Arc<Hall>, orphans: Vec<String>) {
    for id in orphans {
        let mut waking = hall.peers.waking.lock().unwrap_or_else(PoisonError::into_inner);
        if waking.contains(&id) {
            continue;
        }
        waking.push(id.clone());
        drop(waking);
        let hall = hall.clone();
        tokio::spawn(async move {
            if hall.send(&id, Inbox::Look).await.is_ok() {
                hall.metrics.takeovers.fetch_add(1, Relaxed);
            }
            hall.peers.waking.lock().unwrap_or_else(PoisonError::into_inner).retain(|it| *it != id);
        });
    }
}

/// Has something done to a match, here or at the server that has it.
pub(crate) async fn order(hall: &Arc<Hall>, id: &str, order: Order) -> Result<(), String> {
    match obey(hall, order.clone()).await {
        Err(NoRoom::Elsewhere(address)) => {
            tracing::debug!(id, "another server has the match");
            pass::send_order(hall, &address, &order).await
        }
        Err(NoRoom::Store(why)) => Err(format!("The store failed: {why}.")),
        Err(_) => Err("The match cannot be woken; it can only be deleted.".to_string()),
        Ok(()) => Ok(()),
    }
}

/// Does something to a match, if it is here or nowhere.
async fn obey(hall: &Arc<Hall>, order: Order) -> Result<(), NoRoom> {
    match order {
        Order::Delete { id, no } => {
            let owner = read(&hall.store, {
                let id = id.clone();
                move |store| store.owner(&id)
            });
            if let Some((_, address)) = owner.await.map_err(NoRoom::Store)? {
                return Err(NoRoom::Elsewhere(address));
            }
            hall.delete(&id, no).await.map_err(NoRoom::Store)
        }
        Order::Close { id } => {
            let (reply, done) = oneshot::channel();
            hall.send(&id, Inbox::Close { reply }).await?;
            done.await.map_err(|_| NoRoom::Fault)
        }
        Order::Resign { id, person } => {
            let (reply, done) = oneshot::channel();
            hall.send(&id, Inbox::Resign { person, reply }).await?;
            done.await.map_err(|_| NoRoom::Fault)
        }
    }
}

/// The server that has a match, if it is another one.
async fn whereabouts(hall: &Arc<Hall>, id: &str) -> Read<Option<(i64, String)>> {
    if hall.has(id) || !secrets::looks_right(id) {
        return Ok(None);
    }
    let id = id.to_string();
    read(&hall.store, move |store| store.owner(&id)).await
}

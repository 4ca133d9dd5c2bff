//! A server from its start to its end.

use std::{fs, net::SocketAddr, path::Path, sync::Arc, time::Duration};

use tokio::{net::TcpListener, task::JoinHandle};

use serde_json::{Value, json};

use crate::{
    Hosts, Settings,
    admin::{self, Command, Retention},
    client, control,
    hall::Hall,
    health::Health,
    http, listen,
    metrics::Metrics,
    notices::{self, Means},
    room::Inbox,
    settings::{Checked, Public},
    store::{Sqlite, Store},
    time::Time,
};

/// How long open requests have to end.
const PATIENCE: Duration = Duration::from_secs(2);

/// A running server.
pub struct Running {
    /// The address that it listens on.
    pub address: SocketAddr,
    /// The address that people type.
    pub url: String,
    /// The address that the operator asks at.
    pub operator: Option<SocketAddr>,
    hall: Arc<Hall>,
    serving: Vec<JoinHandle<()>>,
    /// No other server may use the same store.
    _lock: fs::File,
}

/// A store that nobody else uses, and all that is done with it.
struct Opened {
    hall: Arc<Hall>,
    lock: fs::File,
}

fn open(settings: Settings, games: Hosts, checked: (Option<Public>, Means)) -> Result<Opened, String> {
    make_folder(&settings.data)?;
    let lock = lock(&settings.data)?;
    let metrics = Arc::new(Metrics::default());
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(&settings.data.join(STORE), metrics.clone())?);
    let hall = Hall::new(games, settings, checked, store, metrics, Arc::default());
    Ok(Opened { hall: Arc::new(hall.map_err(|why| why.to_string())?), lock })
}

/// Does what the operator asks for: the server that runs does it, or else it is done here.
pub async fn administer(settings: Settings, games: Hosts, command: Command) -> Result<Value, String> {
    if !settings.data.join(STORE).exists() {
        return Err(format!("There is no store in {}.", settings.data.display()));
    }
    if let Some(done) = control::ask(&settings.data, &command).await {
        return done;
    }
    let Checked { public, means, .. } = settings.check()?;
    let Opened { hall, lock } = open(settings, games, (public, means))?;
    let done = admin::run(&hall, command).await;
    hall.close().await;
    drop(lock);
    done
}

/// Puts a backup in the place of the store, which is kept beside it. No server may run.
pub fn restore(data: &Path, from: &Path) -> Result<Value, String> {
    Sqlite::check(from).map_err(|why| format!("{} is no backup that is whole: {why}.", from.display()))?;
    make_folder(data)?;
    let _lock = lock(data)?;
    let failed = |what: &Path, why: std::io::Error| format!("{} cannot be written: {why}.", what.display());
    let (store, new) = (data.join(STORE), data.join("sandtable.restoring"));
    fs::copy(from, &new).map_err(|why| failed(&new, why))?;
    admin::private(&new).map_err(|why| failed(&new, why))?;
    fs::File::open(&new).and_then(|it| it.sync_all()).map_err(|why| failed(&new, why))?;
    let mut kept = None;
    if store.exists() {
        // What is still in the log beside it belongs to the old store.
        Sqlite::fold(&store)?;
        let seconds = Time::new().seconds();
        let aside = data.join(format!("sandtable.before-{seconds}.sqlite"));
        fs::rename(&store, &aside).map_err(|why| failed(&aside, why))?;
        kept = Some(aside);
    }
    for ending in ["-wal", "-shm"] {
        drop(fs::remove_file(data.join(format!("{STORE}{ending}"))));
    }
    fs::rename(&new, &store).map_err(|why| failed(&store, why))?;
    Ok(json!({"restored": from, "kept": kept}))
}

/// The file of the store in its folder.
const STORE: &str = "sandtable.sqlite";

/// Opens the store and listens. Errors in the settings are returned as a sentence.
pub async fn start(settings: Settings, games: Hosts) -> Result<Running, String> {
    let Checked { address, operator, public, tls, means } = settings.check()?;
    let file = settings.data.join(STORE);
    let Opened { hall, lock } = open(settings, games, (public.clone(), means))?;
    notices::open(&hall).await?;
    let (listener, address) = listen(address).await?;
    let url = match public {
        Some(public) => public.origin,
        None => format!("http://{address}"),
    };
    let health = hall.health.clone();
    std::thread::spawn(client::prepare);
    std::thread::spawn(move || look_for_damage(&file, &health));
    tokio::spawn(look_at_clocks(hall.clone()));
    tokio::spawn(delete_what_is_old(hall.clone()));
    tokio::spawn(notices::run(hall.clone()));
    #[cfg(unix)]
    tokio::spawn(control::serve(hall.clone()));
    let mut serving =
        vec![tokio::spawn(listen::serve(hall.clone(), listener, http::router(hall.clone()), tls))];
    let mut operator_address = None;
    if let Some(wanted) = operator {
        let (listener, address) = listen(wanted).await?;
        let router = http::operator_router(hall.clone());
        serving.push(tokio::spawn(listen::serve(hall.clone(), listener, router, None)));
        operator_address = Some(address);
    }
    tracing::info!(%address, "listening");
    if let Some(why) = client::missing() {
        tracing::warn!("{why}");
    }
    Ok(Running { address, url, operator: operator_address, hall, serving, _lock: lock })
}

async fn listen(wanted: SocketAddr) -> Result<(TcpListener, SocketAddr), String> {
    let failed = |why: std::io::Error| format!("The server cannot listen on {wanted}: {why}.");
    let listener = TcpListener::bind(wanted).await.map_err(failed)?;
    let address = listener.local_addr().map_err(failed)?;
    Ok((listener, address))
}

/// Makes the folder of the store, for this user alone: the keys of dice are in it.
fn make_folder(data: &Path) -> Result<(), String> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(data).map_err(|why| format!("The folder {} cannot be made: {why}.", data.display()))
}

/// Reads the whole store once, aside: a large one takes a while, and most are whole.
fn look_for_damage(file: &Path, health: &Health) {
    if let Err(what) = Sqlite::check(file) {
        tracing::error!(%what, "the store is damaged: stop the server and restore a backup");
        health.set_damaged(what);
    }
}

fn lock(data: &Path) -> Result<fs::File, String> {
    let path = data.join("sandtable.lock");
    let failed = |why: std::io::Error| format!("{} cannot be opened: {why}.", path.display());
    let file = fs::File::options().create(true).truncate(false).write(true).open(&path).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(_) => Err(format!("Another server uses the folder {} already.", data.display())),
    }
}

async fn look_at_clocks(hall: Arc<Hall>) {
    let mut closing = hall.closing.subscribe();
    loop {
        hall.look_at_clocks().await;
        tokio::select! {
            () = tokio::time::sleep(Duration::from_secs(60)) => (),
            _ = closing.wait_for(|it| *it) => return,
        }
    }
}

/// Once a day, what the operator does not want to keep is deleted.
async fn delete_what_is_old(hall: Arc<Hall>) {
    const DAY: Duration = Duration::from_secs(24 * 60 * 60);
    let keep = hall.settings.retention;
    if keep == Retention::default() {
        return;
    }
    let mut closing = hall.closing.subscribe();
    loop {
        match admin::retain(&hall, keep, false).await {
            Ok(deleted) => tracing::info!(%deleted, "what is old was deleted"),
            Err(why) => tracing::error!(%why, "what is old could not be deleted"),
        }
        tokio::select! {
            () = tokio::time::sleep(DAY) => (),
            _ = closing.wait_for(|it| *it) => return,
        }
    }
}

impl Running {
    /// Stops listening, lets every match finish what it is doing, and closes the store.
    pub async fn stop(self) {
        tracing::info!("closing");
        self.hall.close().await;
        let all_served = futures_util::future::join_all(self.serving);
        if tokio::time::timeout(PATIENCE, all_served).await.is_err() {
            tracing::warn!("some requests did not end in time");
        }
    }

    /// Holds the answers to all questions about positions back, or lets them go, for tests.
    #[doc(hidden)]
    pub fn hold_queries(&self, held: bool) {
        self.hall.queries.hold(held);
    }

    /// Holds the thoughts of all bots, or lets them go, for tests.
    #[doc(hidden)]
    pub fn hold_thoughts(&self, held: bool) {
        self.hall.thinkers.hold(held);
    }

    /// Puts the machine's clock forward, for tests.
    #[doc(hidden)]
    pub fn put_clock_forward(&self, by: Duration) {
        self.hall.time.put_forward(by);
    }

    /// Causes an internal error in a match, for tests.
    #[doc(hidden)]
    pub async fn break_match(&self, id: &str) {
        drop(self.hall.send(id, Inbox::Break).await);
    }
}

//! A server from its start to its end.

use std::{fs, net::SocketAddr, path::Path, sync::Arc, time::Duration};

use tokio::{net::TcpListener, task::JoinHandle};

use crate::{
    Hosts, Settings, client,
    hall::Hall,
    health::Health,
    http, listen,
    metrics::Metrics,
    room::Inbox,
    store::{Sqlite, Store},
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

/// Opens the store and listens. Errors in the settings are returned as a sentence.
pub async fn start(settings: Settings, games: Hosts) -> Result<Running, String> {
    let checked = settings.check()?;
    let data = settings.data.clone();
    make_folder(&data)?;
    let lock = lock(&settings)?;
    let (metrics, health) = (Arc::new(Metrics::default()), Arc::new(Health::default()));
    let file = data.join("sandtable.sqlite");
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(&file, metrics.clone())?);
    let (listener, address) = listen(checked.address).await?;
    let url = match &checked.public {
        Some(public) => public.origin.clone(),
        None => format!("http://{address}"),
    };
    let hall = Hall::new(games, settings, checked.public, store, metrics, health.clone());
    let hall = Arc::new(hall.map_err(|why| why.to_string())?);
    std::thread::spawn(client::prepare);
    std::thread::spawn(move || look_for_damage(&file, &health));
    tokio::spawn(look_at_clocks(hall.clone()));
    let mut serving = vec![tokio::spawn(listen::serve(hall.clone(), listener, http::router(hall.clone())))];
    let mut operator = None;
    if let Some(wanted) = checked.operator {
        let (listener, address) = listen(wanted).await?;
        let router = http::operator_router(hall.clone());
        serving.push(tokio::spawn(listen::serve(hall.clone(), listener, router)));
        operator = Some(address);
    }
    tracing::info!(%address, "listening");
    if let Some(why) = client::missing() {
        tracing::warn!("{why}");
    }
    Ok(Running { address, url, operator, hall, serving, _lock: lock })
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

fn lock(settings: &Settings) -> Result<fs::File, String> {
    let path = settings.data.join("sandtable.lock");
    let failed = |why: std::io::Error| format!("{} cannot be opened: {why}.", path.display());
    let file = fs::File::options().create(true).truncate(false).write(true).open(&path).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(_) => Err(format!("Another server uses the folder {} already.", settings.data.display())),
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

//! A server from its start to its end.

use std::{fs, net::SocketAddr, sync::Arc, time::Duration};

use axum::serve::ListenerExt;
use tokio::{net::TcpListener, task::JoinHandle};

use crate::{
    Hosts, Settings, client,
    hall::Hall,
    http,
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
    hall: Arc<Hall>,
    serving: JoinHandle<()>,
    /// No other server may use the same store.
    _lock: fs::File,
}

/// Opens the store and listens. Errors in the settings are returned as a sentence.
pub async fn start(settings: Settings, games: Hosts) -> Result<Running, String> {
    let checked = settings.check()?;
    let data = settings.data.clone();
    fs::create_dir_all(&data)
        .map_err(|why| format!("The folder {} cannot be made: {why}.", data.display()))?;
    let lock = lock(&settings)?;
    let metrics = Arc::new(Metrics::default());
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(&data.join("sandtable.sqlite"), metrics.clone())?);
    let listener = TcpListener::bind(checked.address)
        .await
        .map_err(|why| format!("The server cannot listen on {}: {why}.", checked.address))?;
    let address = listener.local_addr().map_err(|why| format!("The server has no address: {why}."))?;
    let url = match &checked.public {
        Some(public) => public.origin.clone(),
        None => format!("http://{address}"),
    };
    let hall = Hall::new(games, settings, checked.public, store, metrics).map_err(|why| why.to_string())?;
    let hall = Arc::new(hall);
    std::thread::spawn(client::prepare);
    tokio::spawn(look_at_clocks(hall.clone()));
    let serving = tokio::spawn(serve(hall.clone(), listener));
    tracing::info!(%address, "listening");
    Ok(Running { address, url, hall, serving, _lock: lock })
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

async fn serve(hall: Arc<Hall>, listener: TcpListener) {
    // A move is one small packet that people wait for.
    let listener = listener.tap_io(|it| drop(it.set_nodelay(true)));
    let mut closing = hall.closing.subscribe();
    let router = http::router(hall).into_make_service_with_connect_info::<SocketAddr>();
    let served = axum::serve(listener, router).with_graceful_shutdown(async move {
        drop(closing.wait_for(|it| *it).await);
    });
    if let Err(why) = served.await {
        tracing::error!(%why, "serving ended");
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
        if tokio::time::timeout(PATIENCE, self.serving).await.is_err() {
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

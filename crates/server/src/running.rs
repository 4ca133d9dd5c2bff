//! A server from its start to its end.

use std::{
    fs,
    net::SocketAddr,
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use tokio::{net::TcpListener, task::JoinHandle};

use serde_json::{Value, json};

use crate::{
    Hosts, Settings,
    admin::{self, Command, Retention},
    client, control,
    hall::Hall,
    http, ladder, leagues, listen,
    metrics::Metrics,
    notices::{self, Means},
    peers,
    room::Inbox,
    settings::{Checked, Public},
    store::{self, Membership, Postgres, Sqlite, Store},
    time::Time,
    tls::{certificates, trusting},
};

/// How long open requests have to end.
const PATIENCE: Duration = Duration::from_secs(2);

/// How long a server that starts waits for a database that is not there yet: machines start in any order.
const LONGEST_START: Duration = Duration::from_secs(60);

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

async fn open(
    settings: Settings,
    games: Hosts,
    checked: (Option<Public>, Means),
    member: Membership,
    patience: Duration,
) -> Result<Opened, String> {
    make_folder(&settings.data)?;
    let lock = lock(&settings.data)?;
    // Opening a store takes a while, and a processor.
    let opened = tokio::task::spawn_blocking(move || {
        let metrics = Arc::new(Metrics::default());
        let store = Arc::new(Place::of(&settings).open(&settings, member, patience, metrics.clone())?);
        Ok(Arc::new(Hall::new(games, settings, checked, store, metrics, Arc::default())))
    });
    let hall: Result<Arc<Hall>, String> = opened.await.map_err(|why| why.to_string())?;
    Ok(Opened { hall: hall?, lock })
}

/// Where a store is.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Place {
    /// A file in a folder.
    Folder(PathBuf),
    /// A database of PostgreSQL.
    Database(String),
}

impl Place {
    fn of(settings: &Settings) -> Place {
        match &settings.store {
            Some(url) => Place::Database(url.clone()),
            None => Place::Folder(settings.data.clone()),
        }
    }

    fn parse(text: &str) -> Place {
        match text.starts_with("postgres://") || text.starts_with("postgresql://") {
            true => Place::Database(text.to_string()),
            false => Place::Folder(text.into()),
        }
    }

    fn open(
        &self,
        settings: &Settings,
        member: Membership,
        patience: Duration,
        metrics: Arc<Metrics>,
    ) -> Result<Store, String> {
        match self {
            Place::Folder(folder) => Ok(Store::new(Sqlite::open(&folder.join(STORE), metrics)?)),
            Place::Database(url) => {
                let trusted = certificates(settings.store_certificates.as_deref())?;
                Ok(Store::new(Postgres::open(url, trusting(&trusted)?, member, patience, metrics)?))
            }
        }
    }
}

/// Does what the operator asks for: the server that runs does it, or else it is done here.
pub async fn administer(settings: Settings, games: Hosts, command: Command) -> Result<Value, String> {
    if settings.store.is_none() && !settings.data.join(STORE).exists() {
        return Err(format!("There is no store in {}.", settings.data.display()));
    }
    if let Some(done) = control::ask(&settings.data, &command).await {
        return done;
    }
    let Checked { public, means, .. } = settings.check()?;
    let member = Membership::Guest { patience: settings.peer_patience };
    let Opened { hall, lock } = open(settings, games, (public, means), member, Duration::ZERO).await?;
    let beating = tokio::spawn(peers::run(hall.clone()));
    let done = admin::run(&hall, command).await;
    hall.close().await;
    drop((lock, beating));
    done
}

/// Copies a store into another one, which must be empty, and compares the two. Each is a folder or a URL of PostgreSQL. No server may run.
pub async fn move_store(settings: Settings, from: &str, to: &str) -> Result<Value, String> {
    let (from, to) = (Place::parse(from), Place::parse(to));
    if from == to {
        return Err("The two stores are the same.".to_string());
    }
    let moved = tokio::task::spawn_blocking(move || {
        let mut locks = Vec::new();
        for (place, is_new) in [(&from, false), (&to, true)] {
            let Place::Folder(folder) = place else { continue };
            if !is_new && !folder.join(STORE).exists() {
                return Err(format!("There is no store in {}.", folder.display()));
            }
            make_folder(folder)?;
            locks.push(lock(folder)?);
        }
        let alone = || Membership::Alone { patience: settings.peer_patience };
        let from = from.open(&settings, alone(), Duration::ZERO, Arc::default())?;
        let to = to.open(&settings, alone(), Duration::ZERO, Arc::default())?;
        let copied = store::copy(&from, &to).map_err(|why| format!("The store was not moved: {why}."));
        from.close();
        to.close();
        copied
    });
    moved.await.map_err(|why| why.to_string())?
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
    hand_over(&new).map_err(|why| failed(&new, why))?;
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
    let Checked { address, operator, public, tls, peer, means } = settings.check()?;
    let patience = settings.peer_patience;
    let peer = match peer {
        Some(peer) => Some(listen(peer).await?),
        None => None,
    };
    let member = match &peer {
        Some((_, address)) => Membership::Shared { address: address.to_string(), patience },
        None => Membership::Alone { patience },
    };
    let Opened { hall, lock } = open(settings, games, (public.clone(), means), member, LONGEST_START).await?;
    tokio::spawn(peers::run(hall.clone()));
    if let Some((listener, _)) = peer {
        tokio::spawn(peers::serve(hall.clone(), listener));
    }
    let prepare = || async {
        hall.look_up_bans().await?;
        notices::open(&hall).await
    };
    store::insist(LONGEST_START, prepare).await.map_err(|why| why.to_string())?;
    let (listener, address) = listen(address).await?;
    let url = match public {
        Some(public) => public.origin,
        None => format!("http://{address}"),
    };
    std::thread::spawn(client::prepare);
    // A database looks after its own pages, and is too large to be read at every start.
    if hall.settings.store.is_none() {
        let looking = hall.clone();
        std::thread::spawn(move || look_for_damage(&looking));
    }
    tokio::spawn(ladder::run(hall.clone()));
    tokio::spawn(leagues::run(hall.clone()));
    tokio::spawn(look_at_clocks(hall.clone()));
    tokio::spawn({
        let hall = hall.clone();
        async move { hall.go_on_analysing().await }
    });
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
fn look_for_damage(hall: &Hall) {
    match hall.store.check() {
        Ok(()) => (),
        Err(what) if what.is_damage() => {
            tracing::error!(%what, "the store is damaged: stop the server and restore a backup");
            hall.health.set_damaged(what.to_string());
        }
        Err(why) => tracing::warn!(%why, "the store could not be looked through"),
    }
}

fn lock(data: &Path) -> Result<fs::File, String> {
    let path = data.join("sandtable.lock");
    let failed = |why: std::io::Error| format!("{} cannot be opened: {why}.", path.display());
    let file = fs::File::options().create(true).truncate(false).write(true).open(&path).map_err(failed)?;
    hand_over(&path).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(_) => Err(format!("Another server uses the folder {} already.", data.display())),
    }
}

/// What root makes in the folder of a service belongs to the service, which could not open it otherwise.
fn hand_over(file: &Path) -> std::io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt, chown};
        let folder = fs::metadata(file.parent().unwrap_or(file))?;
        let own = fs::metadata(file)?;
        if folder.uid() != own.uid() && own.uid() == 0 {
            chown(file, Some(folder.uid()), Some(folder.gid()))?;
        }
    }
    #[cfg(not(unix))]
    let _ = file;
    Ok(())
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

/// Once a day, what the operator does not want to keep is deleted. One server does it for all; which one, the first words with the others
/// tell, and it may change at any time.
async fn delete_what_is_old(hall: Arc<Hall>) {
    let keep = hall.settings.retention;
    if keep == Retention::default() {
        return;
    }
    let mut closing = hall.closing.subscribe();
    loop {
        let wait = if hall.peers.is_first() { delete_once(&hall, keep).await } else { LOOK_FOR_OLD };
        tokio::select! {
            () = tokio::time::sleep(wait) => (),
            _ = closing.wait_for(|it| *it) => return,
        }
    }
}

/// How often a server looks whether it is the one that deletes what is old.
const LOOK_FOR_OLD: Duration = Duration::from_secs(2);

/// Deletes what is old, and returns how long to wait until the next time: if anything failed, not a day.
async fn delete_once(hall: &Arc<Hall>, keep: Retention) -> Duration {
    const HOUR: Duration = Duration::from_secs(60 * 60);
    match admin::retain(hall, keep, false).await {
        Ok(deleted) if deleted["failed"] == json!(0) => {
            tracing::info!(%deleted, "what is old was deleted");
            24 * HOUR
        }
        Ok(deleted) => {
            tracing::warn!(%deleted, "not all that is old could be deleted");
            HOUR
        }
        Err(why) => {
            tracing::error!(%why, "what is old could not be deleted");
            HOUR
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

    /// Holds all analyses, or lets them go, for tests.
    #[doc(hidden)]
    pub fn hold_analyses(&self, held: bool) {
        self.hall.analyses.hold(held);
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

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::{MetadataExt, chown};

    use super::*;

    /// What root does in the folder of a service must not keep the service out. Who is not root cannot try it.
    #[test]
    fn what_root_makes_is_handed_to_the_owner_of_the_folder() {
        const NOBODY: u32 = 65_534;
        let folder = std::env::temp_dir().join(crate::secrets::unguessable());
        let data = folder.join("data");
        make_folder(&data).expect("it can be made");
        let backup = folder.join("backup.sqlite");
        drop(Sqlite::open(&backup, Arc::default()).expect("it opens"));
        if chown(&data, Some(NOBODY), Some(NOBODY)).is_ok() {
            restore(&data, &backup).expect("it is restored");
            for name in [STORE, "sandtable.lock"] {
                let of = fs::metadata(data.join(name)).expect("it is there");
                assert_eq!((of.uid(), of.gid()), (NOBODY, NOBODY), "{name}");
            }
        }
        drop(fs::remove_dir_all(folder));
    }
}

//! The store in PostgreSQL: one connection that writes, a few that read, and a runtime of its own for both.

mod cells;
mod link;
mod members;
mod schema;
mod writer;

use std::{
    ops::Range,
    path::Path,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicI64, AtomicUsize, Ordering::SeqCst},
        mpsc::{Receiver, sync_channel},
    },
    time::Duration,
};

use tokio::{
    runtime::Runtime,
    sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel},
    time::timeout,
};
use tokio_postgres::types::ToSql;
use tokio_rustls::rustls::ClientConfig;

use self::link::{Door, Line};
use super::{
    Beat, Claim, Job, Membership, Read, StoreError, insist,
    sql::{Cell, Cells, Database, Param, params},
};
use crate::metrics::Metrics;

/// How many connections read.
const READERS: usize = 4;

/// How long a question may take.
const PATIENCE: Duration = Duration::from_secs(15);

/// How long what waits may take to be written when the server ends.
const LONGEST_CLOSING: Duration = Duration::from_secs(3);

/// This run of the program among all that write here.
pub(super) struct Own {
    number: AtomicI64,
    /// The last of its numbers that was declared gone. Numbers begin with 1.
    gone: AtomicI64,
}

impl Own {
    fn number(&self) -> i64 {
        self.number.load(SeqCst)
    }

    /// Others have declared this server gone under a number. By now it may have come again with another one.
    fn set_gone(&self, number: i64) {
        self.gone.fetch_max(number, SeqCst);
    }
}

/// A database of PostgreSQL.
pub(crate) struct Postgres {
    runtime: Mutex<Option<Runtime>>,
    handle: tokio::runtime::Handle,
    jobs: Mutex<Option<UnboundedSender<Job>>>,
    /// Says when all has been written.
    written: Mutex<Receiver<()>>,
    readers: Arc<[Line]>,
    /// For what this server says of itself: it waits behind nobody's question.
    beats: Arc<Line>,
    next: AtomicUsize,
    own: Arc<Own>,
    door: Door,
    membership: Membership,
}

/// What an error says, without what leads to it.
fn plain(why: &tokio_postgres::Error) -> String {
    match why.as_db_error() {
        Some(said) => said.message().to_string(),
        None => std::error::Error::source(why).map_or_else(|| why.to_string(), |it| format!("{why}: {it}")),
    }
}

/// The same as a failure of the store, and whether it may pass: a server that cannot be reached, starts, stops or has no place, or a lock that
/// someone else holds.
fn failure(why: &tokio_postgres::Error) -> StoreError {
    let passes = why.as_db_error().is_none_or(|it| {
        let code = it.code().code();
        ["08", "53", "57P"].iter().any(|class| code.starts_with(class)) || code == "55P03"
    });
    if passes { StoreError::away(plain(why)) } else { StoreError::new(plain(why)) }
}

/// Parameters as PostgreSQL writes them.
fn ask_again(sql: &str) -> String {
    sql.replace('?', "$")
}

impl Postgres {
    /// Connects, brings the tables up to date, and joins those who share them. A database that is not there yet is waited for as long as `patience`.
    pub(crate) fn open(
        url: &str,
        tls: Arc<ClientConfig>,
        membership: Membership,
        patience: Duration,
        metrics: Arc<Metrics>,
    ) -> Result<Postgres, String> {
        let door = Door::new(url, tls)?;
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .thread_name("store")
            .enable_all()
            .build()
            .map_err(|why| format!("The store's thread cannot be started: {why}."))?;
        let handle = runtime.handle().clone();
        let beginning = {
            let (door, membership) = (door.clone(), membership.clone());
            insist(patience, move || begin(door.clone(), membership.clone()))
        };
        let number = wait_for(&handle, beginning)
            .unwrap_or_else(|| Err(StoreError::new("The store's thread has ended.")))
            .map_err(|why| why.to_string())?;
        let own = Arc::new(Own { number: AtomicI64::new(number), gone: AtomicI64::new(0) });
        let (jobs, inbox) = unbounded_channel();
        let (tell, written) = sync_channel(1);
        let writer = writer::write_on(Line::new(door.clone()), own.clone(), inbox, metrics);
        handle.spawn(async move {
            writer.await;
            let _ = tell.send(());
        });
        Ok(Postgres {
            runtime: Mutex::new(Some(runtime)),
            handle,
            jobs: Mutex::new(Some(jobs)),
            written: Mutex::new(written),
            readers: (0..READERS).map(|_| Line::new(door.clone())).collect(),
            beats: Arc::new(Line::new(door.clone())),
            next: AtomicUsize::new(0),
            own,
            door,
            membership,
        })
    }
}

/// Does something on the store's own thread, and waits for it: also for those who may not block otherwise.
fn wait_for<T: Send + 'static>(
    handle: &tokio::runtime::Handle,
    what: impl Future<Output = T> + Send + 'static,
) -> Option<T> {
    let (tell, heard) = sync_channel(1);
    handle.spawn(async move { drop(tell.send(what.await)) });
    heard.recv().ok()
}

/// Brings the tables up to date, and returns the number of this server.
async fn begin(door: Door, membership: Membership) -> Read<i64> {
    let failed = |why: StoreError| why.before("The store cannot be opened");
    let mut client = door.connect().await.map_err(failed)?;
    let asked = |why: tokio_postgres::Error| failed(failure(&why));
    let version: i32 = client
        .query_one("SELECT current_setting('server_version_num')::INT", &[])
        .await
        .map_err(asked)?
        .get(0);
    if version < 140_000 {
        return Err(StoreError::new("The store needs PostgreSQL 14 or newer."));
    }
    schema::migrate(&mut client).await?;
    let fsync: String = client.query_one("SHOW fsync", &[]).await.map_err(asked)?.get(0);
    if fsync == "off" {
        tracing::warn!("PostgreSQL runs without fsync: what is acknowledged may be lost with the machine");
    }
    members::join(&mut client, &membership).await
}

async fn ask(line: &Line, patience: Duration, sql: &str, values: &[Cell]) -> Read<Vec<Cells>> {
    let failed = |why: tokio_postgres::Error| failure(&why);
    let link = line.link().await?;
    let asked = async {
        let statement = link.prepared(sql).await?;
        let values: Vec<&(dyn ToSql + Sync)> = values.iter().map(|it| it as &(dyn ToSql + Sync)).collect();
        link.client.query(&statement, &values).await
    };
    let rows = match timeout(patience, asked).await {
        Ok(rows) => rows.map_err(failed)?,
        Err(_) => {
            line.drop_link().await;
            return Err(StoreError::away("PostgreSQL does not answer"));
        }
    };
    let read = |row: &tokio_postgres::Row| -> Read<Cells> {
        let cells = (0..row.len()).map(|i| row.try_get::<_, Cell>(i).map_err(failed));
        Ok(Cells::new(cells.collect::<Read<_>>()?))
    };
    rows.iter().map(read).collect()
}

impl Database for Postgres {
    fn write(&self, job: Job) {
        if let Some(jobs) = &*self.jobs.lock().unwrap_or_else(PoisonError::into_inner) {
            drop(jobs.send(job));
        }
    }

    fn close(&self) {
        drop(self.jobs.lock().unwrap_or_else(PoisonError::into_inner).take());
        let written = self.written.lock().unwrap_or_else(PoisonError::into_inner);
        if written.recv_timeout(LONGEST_CLOSING).is_err() {
            tracing::debug!("the store had ended, or did not in time");
        }
        drop(written);
        self.leave();
    }

    fn rows(&self, sql: &str, params: &[Param<'_>]) -> Read<Vec<Cells>> {
        let (readers, n) = (self.readers.clone(), self.next.fetch_add(1, SeqCst) % READERS);
        let (sql, values) = (sql.to_string(), params.iter().map(cells::owned).collect::<Vec<_>>());
        let asked = wait_for(&self.handle, async move {
            match ask(&readers[n], PATIENCE, &sql, &values).await {
                // The connection was lost before the question, or with it: it changes nothing, and is asked again.
                Err(_) if readers[n].is_lost().await => ask(&readers[n], PATIENCE, &sql, &values).await,
                asked => asked,
            }
        });
        asked.unwrap_or_else(|| Err(StoreError::new("The store has ended.")))
    }

    fn check(&self) -> Read<()> {
        // PostgreSQL checks its pages itself, if it was told to; what can be asked is whether all entries are there.
        // Some matches at a time: all at once would take longer than any question may.
        let page = "SELECT max(no) FROM (SELECT no FROM matches WHERE ?1 < no ORDER BY no LIMIT 100) AS page";
        let gaps = "SELECT match FROM entries WHERE ?1 < match AND match <= ?2
             GROUP BY match HAVING count(*) <> max(n) OR min(n) <> 1 LIMIT 1";
        let mut after = i64::MIN;
        loop {
            let mut last = self.rows(page, params![after])?;
            let last = last.pop().map_or(Ok(None), |mut it| it.next::<Option<i64>>())?;
            if let Some(mut row) = self.rows(gaps, params![after, last.unwrap_or(i64::MAX)])?.pop() {
                return Err(StoreError::damage(format!("Match {} lacks entries.", row.next::<i64>()?)));
            }
            match last {
                Some(last) => after = last,
                None => return Ok(()),
            }
        }
    }

    fn size(&self) -> Read<u64> {
        let mut rows = self.rows("SELECT pg_database_size(current_database())", &[])?;
        rows.pop().map_or(Ok(0), |mut it| it.next())
    }

    fn backup(&self, _: &Path) -> Read<()> {
        let how = "a store in PostgreSQL is backed up by its own tools, such as pg_dump --format=custom";
        Err(StoreError::new(how))
    }

    fn numbers(&self) -> Read<Range<i64>> {
        let mut rows = self.rows("SELECT nextval('match_numbers')", &[])?;
        let block: i64 = rows.pop().ok_or_else(|| StoreError::new("There is no number."))?.next()?;
        // Numbers begin with 1.
        Ok((block * 100).max(1)..(block + 1) * 100)
    }

    fn claim(&self, no: i64) -> Read<Claim> {
        self.claim_for(no, self.own.number())
    }

    fn release(&self, no: i64, fence: i64) -> Read<()> {
        self.rows("DELETE FROM leases WHERE match = ?1 AND fence = ?2", params![no, fence]).map(drop)
    }

    fn owner(&self, id: &str) -> Read<Option<(i64, String)>> {
        self.owner_of(id)
    }

    fn beat(&self, patience: Duration) -> Read<Beat> {
        self.beat_once(patience)
    }

    fn come_again(&self) -> Read<()> {
        Postgres::come_again(self)
    }

    fn news(&self) -> Option<UnboundedReceiver<Option<String>>> {
        let (say, heard) = unbounded_channel();
        self.handle.spawn(members::hear(self.door.clone(), say));
        Some(heard)
    }

    fn has_all(&self) -> Read<()> {
        for sql in [
            "SELECT setval('match_numbers', (SELECT coalesce(max(no), 0) / 100 + 1 FROM matches))",
            "SELECT setval(pg_get_serial_sequence('chat', 'n'), (SELECT coalesce(max(n), 0) + 1 FROM chat))",
            "SELECT setval(pg_get_serial_sequence('complaints', 'n'), (SELECT coalesce(max(n), 0) + 1 FROM complaints))",
        ] {
            self.rows(sql, &[])?;
        }
        Ok(())
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.lock().unwrap_or_else(PoisonError::into_inner).take() {
            runtime.shutdown_background();
        }
    }
}

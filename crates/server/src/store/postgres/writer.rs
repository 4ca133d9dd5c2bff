//! What waits is written in one transaction, as with SQLite: everything of it is sent at once, and answered at once.

use std::{
    collections::BTreeSet,
    future::poll_fn,
    pin::Pin,
    sync::{Arc, atomic::Ordering::Relaxed},
    task::Poll,
    time::{Duration, Instant},
};

use tokio::{sync::mpsc::UnboundedReceiver, time::timeout};
use tokio_postgres::{Statement, types::ToSql};

use super::{
    Own,
    cells::owned,
    link::{Line, Link},
    plain,
};
use crate::{
    metrics::Metrics,
    store::{Job, MOST_JOBS, Read, StoreError, Write, fail, sql::Cell, writes},
};

/// How long a transaction may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// Why a transaction did not succeed.
enum Fault {
    /// It was undone.
    Refused(StoreError),
    /// So it was, since this server is gone.
    Gone(StoreError),
    /// So it was, since these matches are no longer its own.
    Stale(BTreeSet<i64>),
    /// Nobody knows: the connection was lost in the middle. Entries have numbers, so that what has come to be is not written twice.
    Unknown(StoreError),
}

/// Takes all that waits into one transaction, and reports to each that it is on disk.
pub(super) async fn write_on(
    line: Line,
    own: Arc<Own>,
    mut inbox: UnboundedReceiver<Job>,
    metrics: Arc<Metrics>,
) {
    while let Some(first) = inbox.recv().await {
        let mut jobs = vec![first];
        while jobs.len() < MOST_JOBS
            && let Ok(job) = inbox.try_recv()
        {
            jobs.push(job);
        }
        let began = Instant::now();
        let n = jobs.len() as u64;
        if write(&line, &own, jobs).await {
            metrics.store_time.add(began.elapsed());
            metrics.commits.fetch_add(1, Relaxed);
            metrics.jobs.fetch_add(n, Relaxed);
        }
    }
}

/// Writes all of these together, or else each by itself. Returns whether they were written together.
async fn write(line: &Line, own: &Own, mut jobs: Vec<Job>) -> bool {
    let me = own.number();
    match commit(line, me, &jobs).await {
        Ok(()) => {
            jobs.into_iter().for_each(|it| drop(it.done.send(Ok(()))));
            return true;
        }
        Err(Fault::Unknown(why)) => {
            line.drop_link().await;
            fail(jobs, &why);
        }
        Err(Fault::Gone(why)) => {
            own.set_gone(me);
            fail(jobs, &why);
        }
        Err(Fault::Stale(matches)) => {
            let (lost, rest): (Vec<Job>, Vec<Job>) = jobs.into_iter().partition(|it| it.touches(&matches));
            fail(lost, &StoreError::lost("Another server has this match now"));
            if !rest.is_empty() {
                return Box::pin(write(line, own, rest)).await;
            }
        }
        // One that cannot be written must not take others with it.
        Err(Fault::Refused(why)) if jobs.len() == 1 => fail(jobs, &why),
        Err(Fault::Refused(_)) => {
            for job in jobs.drain(..) {
                Box::pin(write(line, own, vec![job])).await;
            }
        }
    }
    false
}

/// A statement with its values.
type Ready = (Statement, Vec<Cell>);

async fn commit(line: &Line, me: i64, jobs: &[Job]) -> Result<(), Fault> {
    let link = line.link().await.map_err(Fault::Refused)?;
    match timeout(PATIENCE, transact(&link, me, jobs)).await {
        Ok(done) => done,
        Err(_) => Err(Fault::Unknown(StoreError::new("PostgreSQL does not answer"))),
    }
}

async fn transact(link: &Link, server: i64, jobs: &[Job]) -> Result<(), Fault> {
    let before = |why: tokio_postgres::Error| fault(link, &why);
    let guard = link.prepared(GUARD).await.map_err(before)?;
    let (matches, fences): (Vec<i64>, Vec<i64>) = jobs.iter().filter_map(|it| it.lease).collect();
    let new = Entries::of(jobs);
    let insert =
        if new.matches.is_empty() { None } else { Some(link.prepared(INSERT).await.map_err(before)?) };
    let mut statements: Vec<Ready> = Vec::new();
    for (sql, values) in collect(jobs).map_err(Fault::Refused)? {
        statements.push((link.prepared(&sql).await.map_err(before)?, values));
    }
    let client = &link.client;
    let mut sent: Vec<Sent<'_>> = vec![Sent::new(client.batch_execute("BEGIN"))];
    sent.push(Sent::new(done(client.execute_raw(&guard, [&server as Value<'_>, &matches, &fences]))));
    if let Some(insert) = &insert {
        let values: [Value<'_>; 4] = [&new.matches, &new.numbers, &new.kinds, &new.data];
        sent.push(Sent::new(done(client.execute_raw(insert, values))));
    }
    for (statement, values) in &statements {
        sent.push(Sent::new(done(client.execute_raw(statement, values))));
    }
    sent.push(Sent::new(client.batch_execute("COMMIT")));
    // Statements leave in the order in which they are polled for the first time.
    poll_fn(|context| {
        sent.iter_mut().for_each(|it| it.poll(context));
        Poll::Ready(())
    })
    .await;
    let mut failed = None;
    for it in sent {
        if let Err(why) = it.outcome().await {
            failed.get_or_insert(why);
        }
    }
    failed.map_or(Ok(()), |why| Err(fault(link, &why)))
}

const GUARD: &str = "SELECT guard(?1, ?2, ?3)";

const INSERT: &str = "INSERT INTO entries(match, n, kind, data)
    SELECT * FROM unnest(?1::BIGINT[], ?2::BIGINT[], ?3::TEXT[], ?4::TEXT[])";

type Value<'a> = &'a (dyn ToSql + Sync);

type Pending<'a> = Pin<Box<dyn Future<Output = Result<(), tokio_postgres::Error>> + Send + 'a>>;

async fn done(
    running: impl Future<Output = Result<u64, tokio_postgres::Error>>,
) -> Result<(), tokio_postgres::Error> {
    running.await.map(drop)
}

/// A statement that is on its way.
enum Sent<'a> {
    Pending(Pending<'a>),
    Done(Result<(), tokio_postgres::Error>),
}

impl<'a> Sent<'a> {
    fn new(running: impl Future<Output = Result<(), tokio_postgres::Error>> + Send + 'a) -> Sent<'a> {
        Sent::Pending(Box::pin(running))
    }

    fn poll(&mut self, context: &mut std::task::Context<'_>) {
        if let Sent::Pending(pending) = self
            && let Poll::Ready(outcome) = pending.as_mut().poll(context)
        {
            *self = Sent::Done(outcome);
        }
    }

    async fn outcome(self) -> Result<(), tokio_postgres::Error> {
        match self {
            Sent::Pending(pending) => pending.await,
            Sent::Done(outcome) => outcome,
        }
    }
}

/// New entries of all jobs: one statement, since most of what is written is that.
#[derive(Default)]
struct Entries<'a> {
    matches: Vec<i64>,
    numbers: Vec<i64>,
    kinds: Vec<&'a str>,
    data: Vec<&'a str>,
}

impl Entries<'_> {
    fn of(jobs: &[Job]) -> Entries<'_> {
        let mut all = Entries::default();
        for write in jobs.iter().flat_map(|it| &it.writes) {
            if let Write::Entry { no, n, kind, data } = write {
                all.matches.push(*no);
                all.numbers.push(i64::from(*n));
                all.kinds.push(kind);
                all.data.push(data);
            }
        }
        all
    }
}

/// Everything else, in order.
fn collect(jobs: &[Job]) -> Read<Vec<(String, Vec<Cell>)>> {
    let mut all = Vec::new();
    for write in jobs.iter().flat_map(|it| &it.writes) {
        if let Write::News(text) = write {
            let say = "SELECT pg_notify('sandtable', ?1)".to_string();
            all.push((say, vec![Cell::Text(text.clone())]));
        } else if !matches!(write, Write::Entry { .. }) {
            writes::execute(write, &mut |sql, params| {
                all.push((sql.to_string(), params.iter().map(owned).collect()));
                Ok(())
            })?;
            if let Write::DeleteMatch { no } = write {
                all.push(("DELETE FROM leases WHERE match = ?1".to_string(), vec![Cell::Int(*no)]));
            }
        }
    }
    Ok(all)
}

/// What an error says of the transaction.
fn fault(link: &Link, why: &tokio_postgres::Error) -> Fault {
    let text = StoreError::new(plain(why));
    let Some(said) = why.as_db_error().filter(|_| !link.client.is_closed()) else {
        return Fault::Unknown(text);
    };
    // What is worse than an error ends the connection, and may come after the commit.
    if said.parsed_severity() != Some(tokio_postgres::error::Severity::Error) {
        return Fault::Unknown(text);
    }
    match said.code().code() {
        "ST001" => Fault::Gone(StoreError::lost("This server was declared gone")),
        "ST002" => {
            let stale = said.detail().unwrap_or_default().split(' ').filter_map(|it| it.parse().ok());
            Fault::Stale(stale.collect())
        }
        _ => Fault::Refused(text),
    }
}

//! The store in one SQLite file.

use std::{
    fs,
    ops::Range,
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::Ordering::Relaxed,
        mpsc::{Receiver, Sender, channel},
    },
    thread::JoinHandle,
    time::Instant,
};

use rusqlite::{Connection, params_from_iter, types::ToSqlOutput, types::Value, types::ValueRef};

use super::{
    Job, MOST_JOBS, Read, StoreError, accounts, fail, ladder, leagues, notices, orders, spectators,
    sql::{Cell, Cells, Database, Param},
    writes,
};
use crate::metrics::Metrics;

/// Each brings the file from the version of its place to the next one. Never change one that was published.
const MIGRATIONS: [&str; 12] = ["
CREATE TABLE people(id INTEGER PRIMARY KEY, name TEXT NOT NULL, since INTEGER NOT NULL) STRICT;
CREATE TABLE devices(hash BLOB PRIMARY KEY, person INTEGER NOT NULL REFERENCES people(id)) STRICT, WITHOUT ROWID;
CREATE TABLE setups(hash BLOB PRIMARY KEY, data TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE matches(
    no INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    setup BLOB NOT NULL REFERENCES setups(hash),
    key BLOB NOT NULL,
    clock TEXT NOT NULL,
    listed INTEGER NOT NULL,
    began INTEGER NOT NULL,
    stirred INTEGER NOT NULL,
    over INTEGER NOT NULL DEFAULT 0,
    deadline INTEGER,
    summary TEXT NOT NULL,
    fault TEXT
) STRICT;
CREATE INDEX matches_listed ON matches(stirred) WHERE listed = 1 AND over = 0;
CREATE INDEX matches_due ON matches(deadline) WHERE deadline IS NOT NULL;
CREATE TABLE seats(
    match INTEGER NOT NULL REFERENCES matches(no),
    seat INTEGER NOT NULL,
    player TEXT NOT NULL,
    person INTEGER REFERENCES people(id),
    PRIMARY KEY(match, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_person ON seats(person) WHERE person IS NOT NULL;
CREATE TABLE invitations(token TEXT PRIMARY KEY, match INTEGER NOT NULL REFERENCES matches(no)) STRICT, WITHOUT ROWID;
CREATE INDEX invitations_match ON invitations(match);
CREATE TABLE entries(
    match INTEGER NOT NULL,
    n INTEGER NOT NULL,
    kind TEXT NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY(match, n)
) STRICT, WITHOUT ROWID;
CREATE TABLE chat(match INTEGER NOT NULL, n INTEGER PRIMARY KEY, data TEXT NOT NULL) STRICT;
CREATE INDEX chat_match ON chat(match, n);
CREATE TABLE notes(
    match INTEGER NOT NULL,
    person INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY(match, person)
) STRICT, WITHOUT ROWID;
CREATE TABLE events(match INTEGER PRIMARY KEY, data TEXT NOT NULL) STRICT;
", "
ALTER TABLE matches ADD COLUMN glass TEXT;
", "
CREATE TABLE owner(one INTEGER PRIMARY KEY CHECK(one = 1), number INTEGER NOT NULL) STRICT;
INSERT INTO owner(one, number) VALUES(1, 0);
", "
ALTER TABLE matches ADD COLUMN host INTEGER;
UPDATE matches SET host =
    (SELECT s.person FROM seats s WHERE s.match = matches.no AND s.person IS NOT NULL ORDER BY s.seat LIMIT 1);
ALTER TABLE matches ADD COLUMN mixed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE devices ADD COLUMN name TEXT NOT NULL DEFAULT '';
ALTER TABLE devices ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
ALTER TABLE devices ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
CREATE INDEX devices_person ON devices(person);
ALTER TABLE chat ADD COLUMN person INTEGER;
ALTER TABLE people ADD COLUMN banned INTEGER NOT NULL DEFAULT 0;
CREATE TABLE blocks(
    person INTEGER NOT NULL,
    other INTEGER NOT NULL,
    PRIMARY KEY(person, other)
) STRICT, WITHOUT ROWID;
CREATE INDEX blocks_other ON blocks(other);
CREATE TABLE banned_addresses(address TEXT PRIMARY KEY, since INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE complaints(
    n INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    match TEXT NOT NULL,
    by INTEGER NOT NULL,
    about INTEGER NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    chat TEXT NOT NULL
) STRICT;
", notices::TABLES, "
UPDATE chat SET person = (SELECT s.person FROM seats s
    WHERE s.match = chat.match AND s.seat = json_extract(chat.data, '$.seat')) WHERE person IS NULL;
CREATE INDEX chat_person ON chat(person);
CREATE TABLE carries(hash BLOB PRIMARY KEY, person INTEGER NOT NULL, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;
", "
CREATE TABLE analyses(match INTEGER PRIMARY KEY, wanted INTEGER NOT NULL, data TEXT) STRICT;
CREATE INDEX analyses_wanted ON analyses(wanted) WHERE data IS NULL;
CREATE INDEX matches_setup ON matches(setup);
", accounts::TABLES, ladder::TABLES, spectators::TABLES, orders::TABLES, leagues::TABLES];

/// One file, a thread that writes, and a connection to read.
pub(crate) struct Sqlite {
    file: PathBuf,
    reader: Mutex<Connection>,
    jobs: Mutex<Option<Sender<Job>>>,
    writer: Mutex<Option<JoinHandle<()>>>,
    /// The first number that no match has.
    next_no: Mutex<Option<i64>>,
}

impl Sqlite {
    pub(crate) fn open(file: &Path, metrics: Arc<Metrics>) -> Result<Sqlite, String> {
        let failed = |why: rusqlite::Error| format!("The store {} cannot be opened: {why}.", file.display());
        make(file)?;
        let mut writer = Connection::open(file).map_err(failed)?;
        writer.pragma_update(None, "journal_mode", "wal").map_err(failed)?;
        writer.pragma_update(None, "synchronous", "full").map_err(failed)?;
        writer.pragma_update(None, "wal_autocheckpoint", 4000).map_err(failed)?;
        writer.busy_timeout(std::time::Duration::from_secs(5)).map_err(failed)?;
        writer.set_prepared_statement_cache_capacity(32);
        migrate(&mut writer, file)?;
        let owner = take_over(&writer).map_err(failed)?;
        let reader = Connection::open(file).map_err(failed)?;
        reader.pragma_update(None, "query_only", true).map_err(failed)?;
        reader.busy_timeout(std::time::Duration::from_secs(5)).map_err(failed)?;
        let (jobs, inbox) = channel();
        let thread = std::thread::Builder::new().name("store".into());
        let thread = thread
            .spawn(move || write_on(&mut writer, owner, &inbox, &metrics))
            .map_err(|why| format!("The store's thread cannot be started: {why}."))?;
        Ok(Sqlite {
            file: file.to_path_buf(),
            reader: Mutex::new(reader),
            jobs: Mutex::new(Some(jobs)),
            writer: Mutex::new(Some(thread)),
            next_no: Mutex::new(None),
        })
    }

    /// Reads every page of a store and reports the first that does not fit.
    pub(crate) fn check(file: &Path) -> Result<(), String> {
        let found = Connection::open(file).and_then(|db| {
            db.pragma_update(None, "query_only", true)?;
            db.query_row("PRAGMA quick_check(1)", [], |row| row.get::<_, String>(0))
        });
        match found {
            Ok(found) if found == "ok" => Ok(()),
            Ok(found) => Err(found),
            Err(why) => Err(why.to_string()),
        }
    }

    /// Writes what is still in the log beside a store into the store itself.
    pub(crate) fn fold(file: &Path) -> Result<(), String> {
        let folded = Connection::open(file)
            .and_then(|db| db.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(())));
        folded.map_err(|why| format!("The store {} cannot be put aside: {why}.", file.display()))
    }

    fn reader(&self) -> MutexGuard<'_, Connection> {
        self.reader.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Makes the file for this user alone: SQLite gives the files beside it the same permissions.
fn make(file: &Path) -> Result<(), String> {
    let failed = |why: std::io::Error| format!("The store {} cannot be opened: {why}.", file.display());
    let mut options = fs::File::options();
    options.create(true).truncate(false).write(true);
    #[cfg(unix)]
    {
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        if file.exists() {
            let permissions = std::os::unix::fs::PermissionsExt::from_mode(0o600);
            fs::set_permissions(file, permissions).map_err(failed)?;
        }
    }
    options.open(file).map(drop).map_err(failed)
}

/// Makes this server the one that writes, and returns its number. A lock keeps a second server away; should one come all the same (the
/// file of the lock was deleted, or the folder is on a disk that knows no locks), the first can write no more.
fn take_over(db: &Connection) -> rusqlite::Result<i64> {
    db.query_row("UPDATE owner SET number = number + 1 RETURNING number", [], |row| row.get(0))
}

/// Brings the file to the newest version.
fn migrate(db: &mut Connection, file: &Path) -> Result<(), String> {
    let failed =
        |why: rusqlite::Error| format!("The store {} cannot be brought up to date: {why}.", file.display());
    let version: usize = db.query_row("PRAGMA user_version", [], |row| row.get(0)).map_err(failed)?;
    if MIGRATIONS.len() < version {
        return Err(format!(
            "The store {} was written by a newer Sandtable (version {version}; this one knows {}).",
            file.display(),
            MIGRATIONS.len()
        ));
    }
    for (i, migration) in MIGRATIONS.iter().enumerate().skip(version) {
        let step = db.transaction().map_err(failed)?;
        step.execute_batch(migration).map_err(failed)?;
        step.pragma_update(None, "user_version", i + 1).map_err(failed)?;
        step.commit().map_err(failed)?;
    }
    Ok(())
}

/// Takes all that waits into one transaction, and reports to each that it is on disk.
fn write_on(db: &mut Connection, owner: i64, inbox: &Receiver<Job>, metrics: &Metrics) {
    let mut jobs = Vec::new();
    while let Ok(first) = inbox.recv() {
        jobs.push(first);
        jobs.extend(inbox.try_iter().take(MOST_JOBS));
        let began = Instant::now();
        match commit(db, owner, &jobs) {
            Ok(()) => {
                metrics.store_time.add(began.elapsed());
                metrics.commits.fetch_add(1, Relaxed);
                metrics.jobs.fetch_add(jobs.len() as u64, Relaxed);
                jobs.drain(..).for_each(|it| drop(it.done.send(Ok(()))));
            }
            // One that cannot be written must not take others with it.
            Err(why) if jobs.len() == 1 => fail(jobs.drain(..), &why),
            Err(_) => {
                for job in jobs.drain(..) {
                    match commit(db, owner, std::slice::from_ref(&job)) {
                        Ok(()) => drop(job.done.send(Ok(()))),
                        Err(why) => fail([job], &why),
                    }
                }
            }
        }
    }
    // A copy of the file is complete once the server has ended.
    if let Err(why) = db.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(())) {
        tracing::warn!(%why, "the log of the store stays beside it");
    }
}

fn commit(db: &mut Connection, owner: i64, jobs: &[Job]) -> Read<()> {
    let all = db.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    let now: i64 = all.prepare_cached("SELECT number FROM owner")?.query_row([], |row| row.get(0))?;
    if now != owner {
        return Err(StoreError::new("Another server has taken this store over."));
    }
    for write in jobs.iter().flat_map(|it| &it.writes) {
        writes::execute(write, &mut |sql, params| {
            all.prepare_cached(sql)?.execute(params_from_iter(params))?;
            Ok(())
        })?;
    }
    Ok(all.commit()?)
}

impl rusqlite::ToSql for Param<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(match *self {
            Param::Null => ToSqlOutput::Owned(Value::Null),
            Param::Int(it) => ToSqlOutput::Owned(Value::Integer(it)),
            Param::Text(it) => ToSqlOutput::Borrowed(ValueRef::Text(it.as_bytes())),
            Param::Blob(it) => ToSqlOutput::Borrowed(ValueRef::Blob(it)),
        })
    }
}

fn cell(value: Value) -> Read<Cell> {
    Ok(match value {
        Value::Null => Cell::Null,
        Value::Integer(it) => Cell::Int(it),
        Value::Text(it) => Cell::Text(it),
        Value::Blob(it) => Cell::Blob(it),
        Value::Real(_) => return Err(StoreError::new("The store keeps whole numbers.")),
    })
}

impl From<rusqlite::Error> for StoreError {
    fn from(why: rusqlite::Error) -> StoreError {
        StoreError::new(why.to_string())
    }
}

impl Database for Sqlite {
    fn write(&self, job: Job) {
        if let Some(jobs) = &*self.jobs.lock().unwrap_or_else(PoisonError::into_inner) {
            // Without a thread that writes, the sender is dropped, and those who wait notice.
            drop(jobs.send(job));
        }
    }

    fn close(&self) {
        drop(self.jobs.lock().unwrap_or_else(PoisonError::into_inner).take());
        if let Some(writer) = self.writer.lock().unwrap_or_else(PoisonError::into_inner).take() {
            drop(writer.join());
        }
    }

    fn rows(&self, sql: &str, params: &[Param<'_>]) -> Read<Vec<Cells>> {
        let reader = self.reader();
        let mut statement = reader.prepare_cached(sql)?;
        let n = statement.column_count();
        let mut found = statement.query(params_from_iter(params))?;
        let mut rows = Vec::new();
        while let Some(row) = found.next()? {
            let cells = (0..n).map(|i| cell(row.get(i)?));
            rows.push(Cells::new(cells.collect::<Read<_>>()?));
        }
        Ok(rows)
    }

    fn check(&self) -> Read<()> {
        Sqlite::check(&self.file).map_err(StoreError::damage)
    }

    fn size(&self) -> Read<u64> {
        let reader = self.reader();
        let pages: u64 = reader.query_row("PRAGMA page_count", [], |row| row.get(0))?;
        let page: u64 = reader.query_row("PRAGMA page_size", [], |row| row.get(0))?;
        Ok(pages * page)
    }

    fn backup(&self, to: &Path) -> Read<()> {
        let to = to.to_str().ok_or_else(|| StoreError::new("The file has a name that is no text."))?;
        // A connection of its own: nobody waits for it.
        let db = Connection::open(&self.file)?;
        db.busy_timeout(std::time::Duration::from_secs(5))?;
        db.execute("VACUUM INTO ?", [to])?;
        Ok(())
    }

    fn numbers(&self) -> Read<Range<i64>> {
        let mut next = self.next_no.lock().unwrap_or_else(PoisonError::into_inner);
        let first = match *next {
            Some(first) => first,
            None => self
                .reader()
                .query_row("SELECT coalesce(max(no), 0) + 1 FROM matches", [], |row| row.get(0))?,
        };
        *next = Some(first + AT_ONCE);
        Ok(first..first + AT_ONCE)
    }
}

/// How many numbers for matches are given at once.
const AT_ONCE: i64 = 1_000;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        secrets,
        store::{PersonId, Store, Write},
    };

    fn file() -> std::path::PathBuf {
        let folder = std::env::temp_dir().join(secrets::unguessable());
        fs::create_dir_all(&folder).expect("a folder can be made");
        folder.join("sandtable.sqlite")
    }

    fn name(person: PersonId) -> Vec<Write> {
        vec![Write::Person { id: person, name: "Ada".to_string(), at: 0 }]
    }

    #[tokio::test]
    async fn the_server_that_came_last_writes_and_the_other_does_not() {
        let file = file();
        let first = Store::new(Sqlite::open(&file, Arc::default()).expect("it opens"));
        first.write(name(1)).await.expect("it answers").expect("it writes");
        let second = Store::new(Sqlite::open(&file, Arc::default()).expect("it opens"));
        let refused = first.write(name(2)).await.expect("it answers").expect_err("it may not");
        assert_eq!(refused.to_string(), "Another server has taken this store over.");
        second.write(name(2)).await.expect("it answers").expect("it writes");
        drop(fs::remove_dir_all(file.parent().expect("it is in a folder")));
    }

    /// A store of the version before notices keeps what is in it, and what is new works.
    #[tokio::test]
    async fn a_store_of_before_is_brought_up_to_date() {
        let file = file();
        let old = Connection::open(&file).expect("it opens");
        for migration in &MIGRATIONS[..4] {
            old.execute_batch(migration).expect("it was fine then");
        }
        old.pragma_update(None, "user_version", 4).expect("it can be written");
        old.execute("INSERT INTO people(id, name, since) VALUES(7, 'Ada', 1)", [])
            .expect("it can be written");
        old.execute("INSERT INTO devices(hash, person) VALUES(?, 7)", [[1u8; 32]])
            .expect("it can be written");
        drop(old);
        let store = Store::new(Sqlite::open(&file, Arc::default()).expect("it opens"));
        assert_eq!(store.name(7).expect("it reads"), "Ada");
        assert_eq!(store.notices_of(7).expect("it reads").matches, Vec::<String>::new());
        assert_eq!((store.push_key().expect("it reads"), store.next_due(0).expect("it reads")), (None, None));
        assert_eq!(store.analysis(1).expect("it reads"), None);
        let version = store.first("PRAGMA user_version", &[], Cells::next::<u32>).expect("it reads");
        assert_eq!(version, Some(MIGRATIONS.len() as u32));
        drop(fs::remove_dir_all(file.parent().expect("it is in a folder")));
    }

    #[tokio::test]
    async fn damage_is_found() {
        let file = file();
        let store = Store::new(Sqlite::open(&file, Arc::default()).expect("it opens"));
        for i in 0..200 {
            store.write(name(i)).await.expect("it answers").expect("it writes");
        }
        store.close();
        drop(store);
        assert_eq!(Sqlite::check(&file), Ok(()));
        let mut bytes = fs::read(&file).expect("it can be read");
        // A page of the schema stays whole; those behind it do not.
        bytes[8192..].iter_mut().step_by(7).for_each(|it| *it ^= 0x55);
        fs::write(&file, bytes).expect("it can be written");
        assert!(Sqlite::check(&file).is_err());
        drop(fs::remove_dir_all(file.parent().expect("it is in a folder")));
    }

    #[cfg(unix)]
    #[test]
    fn nobody_else_may_read_the_file() {
        let file = file();
        fs::write(&file, "").expect("it can be written");
        let _store = Sqlite::open(&file, Arc::default()).expect("it opens");
        for ending in ["", "-wal", "-shm"] {
            let path = format!("{}{ending}", file.display());
            let mode = std::os::unix::fs::MetadataExt::mode(&fs::metadata(&path).expect("it is there"));
            assert_eq!(mode & 0o777, 0o600, "{path}");
        }
        drop(fs::remove_dir_all(file.parent().expect("it is in a folder")));
    }
}

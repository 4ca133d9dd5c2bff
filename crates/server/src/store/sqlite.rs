//! The store in one SQLite file.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::Ordering::Relaxed,
        mpsc::{Receiver, Sender, channel},
    },
    thread::JoinHandle,
    time::Instant,
};

use hosting::messages::ChatLine;
use rusqlite::{Connection, OptionalExtension, params};
use serde_json::Value;
use table::Seat;
use tokio::sync::oneshot;

use super::{
    Committed, Complaint, DueTurn, Kept, KeptDevice, Known, MailRow, MayAsk, NewRow, NoticeRow, Person,
    PersonId, Read, Row, Sitter, Store, StoreError, Visit, Which, Write, notices,
};
use crate::{metrics::Metrics, secrets, time::Millis};

/// Each brings the file from the version of its place to the next one. Never change one that was published.
const MIGRATIONS: [&str; 5] = ["
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
", notices::TABLES];

/// How many of the latest lines are shown.
const LINES_OF_CHAT: u32 = 200;

struct Job {
    writes: Vec<Write>,
    done: oneshot::Sender<Read<()>>,
}

/// One file, a thread that writes, and a connection to read.
pub(crate) struct Sqlite {
    file: PathBuf,
    reader: Mutex<Connection>,
    jobs: Mutex<Option<Sender<Job>>>,
    writer: Mutex<Option<JoinHandle<()>>>,
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

    fn rows(&self, which: &str, key: impl rusqlite::ToSql) -> Read<Vec<Row>> {
        let reader = self.reader();
        let sql = format!(
            "SELECT m.no, m.id, m.game, m.key, m.clock, m.listed, m.began, m.stirred, m.over, m.summary, m.fault, m.deadline,
                (SELECT token FROM invitations WHERE match = m.no), m.glass, m.host, m.mixed
             FROM matches m {which}"
        );
        let mut rows = reader.prepare_cached(&sql)?;
        let rows: Vec<Row> = rows.query_map([key], read_row)?.collect::<Result<_, _>>()?;
        rows.into_iter().map(|row| with_seats(&reader, row)).collect()
    }
}

fn read_row(row: &rusqlite::Row<'_>) -> rusqlite::Result<Row> {
    Ok(Row {
        no: row.get(0)?,
        id: row.get(1)?,
        game: row.get(2)?,
        key: row.get(3)?,
        clock: serde_json::from_str(&row.get::<_, String>(4)?).unwrap_or_default(),
        listed: row.get(5)?,
        began: row.get(6)?,
        stirred: row.get(7)?,
        over: row.get(8)?,
        summary: row.get(9)?,
        fault: row.get(10)?,
        deadline: row.get(11)?,
        invitation: row.get::<_, Option<String>>(12)?.unwrap_or_default(),
        glass: row.get(13)?,
        host: row.get(14)?,
        mixed: row.get(15)?,
        seats: Vec::new(),
    })
}

fn with_seats(reader: &Connection, mut row: Row) -> Read<Row> {
    let mut seats = reader.prepare_cached(
        "SELECT s.seat, s.player, s.person, coalesce(p.name, '') FROM seats s LEFT JOIN people p ON p.id = s.person
         WHERE s.match = ? ORDER BY s.seat",
    )?;
    let seats = seats.query_map([row.no], |row| {
        let player: String = row.get(1)?;
        let sitter = match (player.as_str(), row.get(2)?) {
            ("person", Some(person)) => Sitter::Person(person),
            ("bot", _) => Sitter::Bot,
            ("automa", _) => Sitter::Automa,
            (other, _) => level_of(other).map_or(Sitter::Open, Sitter::Search),
        };
        Ok((Seat(row.get(0)?), sitter, row.get(3)?))
    })?;
    row.seats = seats.collect::<Result<_, _>>()?;
    Ok(row)
}

/// A bot that thinks ahead is kept as `search`, with its level behind it.
const SEARCH: &str = "search ";

fn level_of(player: &str) -> Option<u8> {
    player.strip_prefix(SEARCH)?.parse().ok()
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
        jobs.extend(inbox.try_iter().take(1_000));
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
}

fn fail(jobs: impl IntoIterator<Item = Job>, why: &StoreError) {
    tracing::error!(%why, "not committed");
    for job in jobs {
        drop(job.done.send(Err(why.clone())));
    }
}

fn commit(db: &mut Connection, owner: i64, jobs: &[Job]) -> Read<()> {
    let all = db.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    let now: i64 = all.prepare_cached("SELECT number FROM owner")?.query_row([], |row| row.get(0))?;
    if now != owner {
        return Err(StoreError("Another server has taken this store over.".to_string()));
    }
    for write in jobs.iter().flat_map(|it| &it.writes) {
        execute(&all, write)?;
    }
    Ok(all.commit()?)
}

fn execute(db: &Connection, write: &Write) -> rusqlite::Result<()> {
    let run =
        |sql: &str, params: &[&dyn rusqlite::ToSql]| db.prepare_cached(sql)?.execute(params).map(|_| ());
    match write {
        Write::Entry { no, n, kind, data } => {
            run("INSERT INTO entries(match, n, kind, data) VALUES(?, ?, ?, ?)", params![no, n, kind, data])
        }
        Write::Stir { no, at, over, deadline, summary } => run(
            "UPDATE matches SET stirred = ?, over = ?, deadline = ?, summary = ? WHERE no = ?",
            params![at, over, deadline, summary, no],
        ),
        Write::Person { id, name, at } => {
            run("INSERT INTO people(id, name, since) VALUES(?, ?, ?)", params![id, name, at])
        }
        Write::Device { hash, person, name, at } => run(
            "INSERT INTO devices(hash, person, name, since, seen) VALUES(?, ?, ?, ?, ?)",
            params![hash, person, name, at, at],
        ),
        Write::Seen { hash, at } => run("UPDATE devices SET seen = ? WHERE hash = ?", params![at, hash]),
        Write::Revoke { hash } => {
            run("DELETE FROM pushes WHERE device = ?", params![hash])?;
            run("DELETE FROM devices WHERE hash = ?", params![hash])
        }
        Write::Forget { person } => forget(db, *person),
        Write::Ban { person, banned } => {
            run("UPDATE people SET banned = ? WHERE id = ?", params![banned, person])
        }
        Write::BanAddress { address, banned: true, at } => {
            run("INSERT OR IGNORE INTO banned_addresses(address, since) VALUES(?, ?)", params![address, at])
        }
        Write::BanAddress { address, banned: false, .. } => {
            run("DELETE FROM banned_addresses WHERE address = ?", params![address])
        }
        Write::Complain(it) => run(
            "INSERT INTO complaints(at, match, by, about, name, text, chat) VALUES(?, ?, ?, ?, ?, ?, ?)",
            params![it.at, it.id, it.by, it.about, it.name, it.text, it.chat],
        ),
        Write::Settle { n } => run("DELETE FROM complaints WHERE n = ?", params![n]),
        Write::DeleteMatch { no } => delete_match(db, *no),
        Write::Block { person, other, blocked: true } => {
            run("INSERT OR IGNORE INTO blocks(person, other) VALUES(?, ?)", params![person, other])
        }
        Write::Block { person, other, blocked: false } => {
            run("DELETE FROM blocks WHERE person = ? AND other = ?", params![person, other])
        }
        Write::Name { person, name } => run("UPDATE people SET name = ? WHERE id = ?", params![name, person]),
        Write::Match(row) => begin(db, row),
        Write::Glass { no, data } => run("UPDATE matches SET glass = ? WHERE no = ?", params![data, no]),
        Write::Seat { no, seat, person } => run(
            "UPDATE seats SET player = 'person', person = ? WHERE match = ? AND seat = ?",
            params![person, no, seat.0],
        ),
        Write::Vacate { no, seat } => run(
            "UPDATE seats SET player = 'open', person = NULL WHERE match = ? AND seat = ?",
            params![no, seat.0],
        ),
        Write::Chat { no, person, line } => run(
            "INSERT INTO chat(match, person, data) VALUES(?, ?, ?)",
            params![no, person, serde_json::to_string(line).unwrap_or_default()],
        ),
        Write::Notes { no, person, text } => run(
            "INSERT INTO notes(match, person, text) VALUES(?, ?, ?)
             ON CONFLICT(match, person) DO UPDATE SET text = excluded.text",
            params![no, person, text],
        ),
        Write::Events { no, data } => {
            run("INSERT OR REPLACE INTO events(match, data) VALUES(?, ?)", params![no, data])
        }
        Write::Fault { no, version } => {
            run("UPDATE matches SET fault = ? WHERE no = ?", params![version, no])
        }
        Write::Notice(write) => notices::execute(db, write),
    }
}

/// Lines of chat of before had no person; the seat tells whose they are.
const OWN_CHAT: &str = "person = ?1 OR (person IS NULL AND EXISTS(SELECT 1 FROM seats s
    WHERE s.match = chat.match AND s.person = ?1 AND s.seat = json_extract(chat.data, '$.seat')))";

/// The number of a person stays: it stands in seats of matches that others play too, and tells nobody anything.
fn forget(db: &Connection, person: PersonId) -> rusqlite::Result<()> {
    db.execute(&format!("DELETE FROM chat WHERE {OWN_CHAT}"), [person])?;
    for sql in notices::FORGET {
        db.execute(sql, [person])?;
    }
    for sql in [
        "UPDATE people SET name = '', since = 0 WHERE id = ?1",
        "DELETE FROM devices WHERE person = ?1",
        "DELETE FROM notes WHERE person = ?1",
        "DELETE FROM blocks WHERE person = ?1 OR other = ?1",
        "DELETE FROM complaints WHERE by = ?1",
        "DELETE FROM people WHERE id = ?1 AND NOT EXISTS(SELECT 1 FROM seats WHERE person = ?1)",
    ] {
        db.execute(sql, [person])?;
    }
    Ok(())
}

fn delete_match(db: &Connection, no: i64) -> rusqlite::Result<()> {
    for table in ["entries", "chat", "notes", "events", "invitations", "seats", "turns"] {
        db.execute(&format!("DELETE FROM {table} WHERE match = ?"), [no])?;
    }
    let setup: Option<Vec<u8>> =
        db.query_row("SELECT setup FROM matches WHERE no = ?", [no], |row| row.get(0)).optional()?;
    db.execute("DELETE FROM matches WHERE no = ?", [no])?;
    // A set-up is kept once for all matches that begin with it.
    db.execute(
        "DELETE FROM setups WHERE hash = ?1 AND NOT EXISTS(SELECT 1 FROM matches WHERE setup = ?1)",
        [setup],
    )?;
    Ok(())
}

fn begin(db: &Connection, row: &NewRow) -> rusqlite::Result<()> {
    let hash = secrets::hash(row.setup.as_bytes());
    db.prepare_cached("INSERT OR IGNORE INTO setups(hash, data) VALUES(?, ?)")?
        .execute(params![hash, row.setup])?;
    db.prepare_cached(
        "INSERT INTO matches(no, id, game, setup, key, clock, listed, began, stirred, deadline, summary, host, mixed)
         VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )?
    .execute(params![
        row.no,
        row.id,
        row.game,
        hash,
        row.key,
        serde_json::to_string(&row.clock).unwrap_or_default(),
        row.listed,
        row.began,
        row.began,
        row.deadline,
        row.summary,
        row.host,
        row.mixed
    ])?;
    let mut seats = db.prepare_cached("INSERT INTO seats(match, seat, player, person) VALUES(?, ?, ?, ?)")?;
    for (seat, sitter) in &row.seats {
        let (player, person) = match sitter {
            Sitter::Open => ("open".to_string(), None),
            Sitter::Person(person) => ("person".to_string(), Some(person)),
            Sitter::Bot => ("bot".to_string(), None),
            Sitter::Search(level) => (format!("{SEARCH}{level}"), None),
            Sitter::Automa => ("automa".to_string(), None),
        };
        seats.execute(params![row.no, seat.0, player, person])?;
    }
    db.prepare_cached("INSERT INTO invitations(token, match) VALUES(?, ?)")?
        .execute(params![row.invitation, row.no])?;
    Ok(())
}

impl From<rusqlite::Error> for StoreError {
    fn from(why: rusqlite::Error) -> StoreError {
        StoreError(why.to_string())
    }
}

impl Store for Sqlite {
    fn write(&self, writes: Vec<Write>) -> Committed {
        let (done, committed) = oneshot::channel();
        let jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(jobs) = &*jobs {
            // Without a thread that writes, the sender is dropped, and those who wait notice.
            drop(jobs.send(Job { writes, done }));
        }
        committed
    }

    fn close(&self) {
        drop(self.jobs.lock().unwrap_or_else(PoisonError::into_inner).take());
        if let Some(writer) = self.writer.lock().unwrap_or_else(PoisonError::into_inner).take() {
            drop(writer.join());
        }
    }

    fn visit(&self, hash: &[u8; 32]) -> Read<Option<Visit>> {
        let reader = self.reader();
        let sql = "SELECT p.id, p.name, p.banned, d.seen FROM devices d JOIN people p ON p.id = d.person
                   WHERE d.hash = ?";
        let mut visit = reader.prepare_cached(sql)?;
        let visit = visit.query_row([hash], |row| {
            let person = Person { id: row.get(0)?, name: row.get(1)? };
            Ok(Visit { person, is_banned: row.get(2)?, seen: row.get(3)? })
        });
        Ok(visit.optional()?)
    }

    fn name(&self, person: PersonId) -> Read<String> {
        let reader = self.reader();
        let mut name = reader.prepare_cached("SELECT name FROM people WHERE id = ?")?;
        Ok(name.query_row([person], |row| row.get(0)).optional()?.unwrap_or_default())
    }

    fn is_unwanted(&self, id: &str, person: PersonId) -> Read<bool> {
        let reader = self.reader();
        let sql = "SELECT EXISTS(SELECT 1 FROM matches m JOIN seats s ON s.match = m.no
                   JOIN blocks b ON b.person = s.person AND b.other = ? WHERE m.id = ?)";
        let mut found = reader.prepare_cached(sql)?;
        Ok(found.query_row(params![person, id], |row| row.get(0))?)
    }

    fn row(&self, id: &str) -> Read<Option<Row>> {
        Ok(self.rows("WHERE m.id = ?", id)?.pop())
    }

    fn setup(&self, no: i64) -> Read<String> {
        let reader = self.reader();
        let sql = "SELECT s.data FROM matches m JOIN setups s ON s.hash = m.setup WHERE m.no = ?";
        let mut setup = reader.prepare_cached(sql)?;
        Ok(setup.query_row([no], |row| row.get(0))?)
    }

    fn entries(&self, no: i64) -> Read<Vec<Kept>> {
        let reader = self.reader();
        let mut entries =
            reader.prepare_cached("SELECT kind, data FROM entries WHERE match = ? ORDER BY n")?;
        let entries = entries.query_map([no], |row| Ok(Kept { kind: row.get(0)?, data: row.get(1)? }))?;
        Ok(entries.collect::<Result<_, _>>()?)
    }

    fn chat(&self, no: i64) -> Read<Vec<ChatLine>> {
        let reader = self.reader();
        let mut lines =
            reader.prepare_cached("SELECT data FROM chat WHERE match = ? ORDER BY n DESC LIMIT ?")?;
        let lines = lines.query_map(params![no, LINES_OF_CHAT], |row| row.get::<_, String>(0))?;
        let lines: Vec<String> = lines.collect::<Result<_, _>>()?;
        Ok(lines.iter().rev().filter_map(|it| serde_json::from_str(it).ok()).collect())
    }

    fn notes(&self, id: &str, person: PersonId) -> Read<String> {
        let reader = self.reader();
        let sql =
            "SELECT n.text FROM notes n JOIN matches m ON m.no = n.match WHERE m.id = ? AND n.person = ?";
        let mut notes = reader.prepare_cached(sql)?;
        Ok(notes.query_row(params![id, person], |row| row.get(0)).optional()?.unwrap_or_default())
    }

    fn devices(&self, person: PersonId) -> Read<Vec<KeptDevice>> {
        let reader = self.reader();
        let sql =
            "SELECT hash, name, since, seen FROM devices WHERE person = ? ORDER BY seen DESC, since DESC";
        let mut devices = reader.prepare_cached(sql)?;
        let devices = devices.query_map([person], |row| {
            Ok(KeptDevice { hash: row.get(0)?, name: row.get(1)?, since: row.get(2)?, seen: row.get(3)? })
        })?;
        Ok(devices.collect::<Result<_, _>>()?)
    }

    fn blocked_by(&self, person: PersonId) -> Read<Vec<Person>> {
        let reader = self.reader();
        let sql = "SELECT p.id, p.name FROM blocks b JOIN people p ON p.id = b.other WHERE b.person = ? ORDER BY p.name";
        let mut others = reader.prepare_cached(sql)?;
        let others = others.query_map([person], |row| Ok(Person { id: row.get(0)?, name: row.get(1)? }))?;
        Ok(others.collect::<Result<_, _>>()?)
    }

    fn matches_of(&self, person: PersonId) -> Read<Vec<Row>> {
        self.rows(
            "WHERE m.no IN (SELECT match FROM seats WHERE person = ?) ORDER BY m.stirred DESC LIMIT 200",
            person,
        )
    }

    fn listed(&self) -> Read<Vec<Row>> {
        self.rows(
            "WHERE m.listed = 1 AND m.over = 0 AND m.fault IS NULL
               AND EXISTS(SELECT 1 FROM seats s WHERE s.match = m.no AND s.player = ?)
             ORDER BY m.stirred DESC LIMIT 100",
            "open",
        )
    }

    fn invitation(&self, token: &str) -> Read<Option<Row>> {
        Ok(self.rows("WHERE m.no = (SELECT match FROM invitations WHERE token = ?)", token)?.pop())
    }

    fn due(&self, at: Millis) -> Read<Vec<String>> {
        let reader = self.reader();
        let mut due = reader.prepare_cached("SELECT id FROM matches WHERE deadline <= ?")?;
        let due = due.query_map([at], |row| row.get(0))?;
        Ok(due.collect::<Result<_, _>>()?)
    }

    fn matches(&self, which: &Which) -> Read<Vec<Row>> {
        let before = which.before.map_or(String::new(), |it| format!("AND m.stirred < {it}"));
        let over = which.over.map_or(String::new(), |it| format!("AND m.over = {}", i32::from(it)));
        self.rows(&format!("WHERE TRUE {before} {over} ORDER BY m.stirred LIMIT ?"), which.most)
    }

    fn row_of(&self, no: i64) -> Read<Option<Row>> {
        Ok(self.rows("WHERE m.no = ?", no)?.pop())
    }

    fn idle_people(&self, before: u64) -> Read<Vec<PersonId>> {
        let reader = self.reader();
        let sql = "SELECT p.id FROM people p WHERE p.since < ?1
                     AND NOT EXISTS(SELECT 1 FROM seats WHERE person = p.id)
                     AND NOT EXISTS(SELECT 1 FROM devices WHERE person = p.id AND ?1 <= max(seen, since))";
        let mut idle = reader.prepare_cached(sql)?;
        Ok(idle.query_map([before], |row| row.get(0))?.collect::<Result<_, _>>()?)
    }

    fn check(&self) -> Read<()> {
        Sqlite::check(&self.file).map_err(StoreError)
    }

    fn people(&self, like: &str, most: u32) -> Read<Vec<Known>> {
        let reader = self.reader();
        let sql = "SELECT p.id, p.name, p.since, coalesce((SELECT max(seen) FROM devices WHERE person = p.id), 0) AS seen,
                      (SELECT count(*) FROM devices WHERE person = p.id),
                      (SELECT count(DISTINCT match) FROM seats WHERE person = p.id), p.banned
                   FROM people p WHERE instr(lower(p.name), lower(?)) > 0 ORDER BY seen DESC, p.since DESC LIMIT ?";
        let mut people = reader.prepare_cached(sql)?;
        let people = people.query_map(params![like, most], |row| {
            Ok(Known {
                id: row.get(0)?,
                name: row.get(1)?,
                since: row.get(2)?,
                seen: row.get(3)?,
                devices: row.get(4)?,
                matches: row.get(5)?,
                banned: row.get(6)?,
            })
        })?;
        Ok(people.collect::<Result<_, _>>()?)
    }

    fn complaints(&self) -> Read<Vec<Complaint>> {
        let reader = self.reader();
        let sql = "SELECT n, at, match, by, about, name, text, chat FROM complaints ORDER BY n LIMIT 500";
        let mut all = reader.prepare_cached(sql)?;
        let all = all.query_map([], |row| {
            Ok(Complaint {
                n: row.get(0)?,
                at: row.get(1)?,
                id: row.get(2)?,
                by: row.get(3)?,
                about: row.get(4)?,
                name: row.get(5)?,
                text: row.get(6)?,
                chat: row.get(7)?,
            })
        })?;
        Ok(all.collect::<Result<_, _>>()?)
    }

    fn banned_addresses(&self) -> Read<Vec<String>> {
        let reader = self.reader();
        let mut all = reader.prepare_cached("SELECT address FROM banned_addresses ORDER BY address")?;
        Ok(all.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?)
    }

    fn kept_of(&self, person: PersonId) -> Read<Value> {
        let reader = self.reader();
        let list = |sql: &str| -> Read<Vec<Value>> {
            let mut rows = reader.prepare(sql)?;
            let rows = rows.query_map([person], |row| row.get::<_, String>(0))?;
            let rows: Vec<String> = rows.collect::<Result<_, _>>()?;
            Ok(rows.iter().filter_map(|it| serde_json::from_str(it).ok()).collect())
        };
        let own = list("SELECT json_object('name', name, 'since', since) FROM people WHERE id = ?1")?;
        let mut kept = own.into_iter().next().unwrap_or_default();
        kept["devices"] = list(
            "SELECT json_object('name', name, 'since', since, 'last_here', seen) FROM devices WHERE person = ?1",
        )?
        .into();
        kept["seats"] = list(
            "SELECT json_object('match', m.id, 'game', m.game, 'seat', s.seat, 'began', m.began, 'over', m.over)
             FROM seats s JOIN matches m ON m.no = s.match WHERE s.person = ?1 ORDER BY m.no",
        )?
        .into();
        kept["chat"] = list(&format!(
            "SELECT json_object('match', m.id, 'line', json(chat.data)) FROM chat JOIN matches m ON m.no = chat.match
             WHERE {OWN_CHAT} ORDER BY n"
        ))?
        .into();
        kept["notes"] = list(
            "SELECT json_object('match', m.id, 'text', n.text) FROM notes n JOIN matches m ON m.no = n.match
             WHERE n.person = ?1",
        )?
        .into();
        kept["blocked"] = list(
            "SELECT json_object('name', p.name) FROM blocks b JOIN people p ON p.id = b.other WHERE b.person = ?1",
        )?
        .into();
        kept["complaints"] =
            list("SELECT json_object('at', at, 'about', name, 'text', text) FROM complaints WHERE by = ?1")?
                .into();
        kept["notices"] = notices::kept_of(&reader, person)?;
        Ok(kept)
    }

    fn size(&self) -> Read<u64> {
        let reader = self.reader();
        let pages: u64 = reader.query_row("PRAGMA page_count", [], |row| row.get(0))?;
        let page: u64 = reader.query_row("PRAGMA page_size", [], |row| row.get(0))?;
        Ok(pages * page)
    }

    fn backup(&self, to: &Path) -> Read<()> {
        let to = to.to_str().ok_or_else(|| StoreError("The file has a name that is no text.".to_string()))?;
        // A connection of its own: nobody waits for it.
        let db = Connection::open(&self.file)?;
        db.busy_timeout(std::time::Duration::from_secs(5))?;
        db.execute("VACUUM INTO ?", [to])?;
        Ok(())
    }

    fn last_no(&self) -> Read<i64> {
        Ok(self.reader().query_row("SELECT coalesce(max(no), 0) FROM matches", [], |row| row.get(0))?)
    }

    fn push_key(&self) -> Read<Option<Vec<u8>>> {
        notices::push_key(&self.reader())
    }

    fn notices_of(&self, person: PersonId) -> Read<NoticeRow> {
        notices::of(&self.reader(), person)
    }

    fn watchers(&self, no: i64) -> Read<Vec<PersonId>> {
        notices::watchers(&self.reader(), no)
    }

    fn due_turns(&self, now: Millis, gap: Millis, most: u32) -> Read<Vec<DueTurn>> {
        notices::due(&self.reader(), now, gap, most)
    }

    fn next_due(&self, gap: Millis) -> Read<Option<Millis>> {
        notices::next(&self.reader(), gap)
    }

    fn is_turn(&self, turn: DueTurn) -> Read<bool> {
        notices::is_turn(&self.reader(), turn)
    }

    fn mail_to_stop(&self, token: &str) -> Read<Option<MailRow>> {
        notices::mail(&self.reader(), "token = ?", token)
    }

    fn mail_to_confirm(&self, confirmation: &[u8; 32]) -> Read<Option<MailRow>> {
        notices::mail(&self.reader(), "confirmation = ?", confirmation)
    }

    fn may_ask(&self, address: &str, hash: &[u8; 32], since: u64) -> Read<MayAsk> {
        notices::may_ask(&self.reader(), address, hash, since)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
        let first = Sqlite::open(&file, Arc::default()).expect("it opens");
        first.write(name(1)).await.expect("it answers").expect("it writes");
        let second = Sqlite::open(&file, Arc::default()).expect("it opens");
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
        let store = Sqlite::open(&file, Arc::default()).expect("it opens");
        assert_eq!(store.name(7).expect("it reads"), "Ada");
        assert_eq!(store.notices_of(7).expect("it reads").matches, Vec::<String>::new());
        assert_eq!((store.push_key().expect("it reads"), store.next_due(0).expect("it reads")), (None, None));
        let version: usize =
            store.reader().query_row("PRAGMA user_version", [], |row| row.get(0)).expect("it reads");
        assert_eq!(version, MIGRATIONS.len());
        drop(fs::remove_dir_all(file.parent().expect("it is in a folder")));
    }

    #[tokio::test]
    async fn damage_is_found() {
        let file = file();
        let store = Sqlite::open(&file, Arc::default()).expect("it opens");
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

//! What is kept for notices: how people want to be told, for which matches, and who is awaited in them.

use hosting::messages::QuietHours;
use rusqlite::{Connection, OptionalExtension, params};
use serde_json::{Value, json};

use super::{PersonId, Read};
use crate::{notices::Keys, time::Millis};

/// The fifth version of the store.
pub(super) const TABLES: &str = "
CREATE TABLE notice_settings(
    person INTEGER PRIMARY KEY,
    language TEXT NOT NULL,
    zone TEXT NOT NULL,
    quiet_from INTEGER,
    quiet_to INTEGER
) STRICT;
CREATE TABLE pushes(
    endpoint TEXT PRIMARY KEY,
    person INTEGER NOT NULL,
    device BLOB NOT NULL,
    public BLOB NOT NULL,
    auth BLOB NOT NULL,
    since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX pushes_person ON pushes(person);
CREATE INDEX pushes_device ON pushes(device);
CREATE TABLE mail_addresses(
    person INTEGER PRIMARY KEY,
    address TEXT NOT NULL,
    token TEXT NOT NULL UNIQUE,
    confirmation BLOB UNIQUE,
    asked INTEGER NOT NULL
) STRICT;
CREATE INDEX mail_addresses_address ON mail_addresses(address);
CREATE TABLE mail_refused(hash BLOB PRIMARY KEY) STRICT, WITHOUT ROWID;
CREATE TABLE webhooks(person INTEGER PRIMARY KEY, url TEXT NOT NULL, secret TEXT NOT NULL) STRICT;
CREATE TABLE turns(
    match INTEGER NOT NULL,
    person INTEGER NOT NULL,
    turn INTEGER NOT NULL DEFAULT 0,
    awaited INTEGER NOT NULL DEFAULT 0,
    due INTEGER,
    told INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY(match, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX turns_person ON turns(person);
CREATE INDEX turns_due ON turns(due) WHERE due IS NOT NULL;
CREATE TABLE keys(name TEXT PRIMARY KEY, data BLOB NOT NULL) STRICT, WITHOUT ROWID;
";

/// What can be written for notices.
#[derive(Clone, Debug)]
pub(crate) enum NoticeWrite {
    /// The key with which pushes are signed.
    PushKey {
        key: Vec<u8>,
    },
    /// In which language and when a person wants to be told.
    Settings {
        person: PersonId,
        language: String,
        zone: String,
        quiet: Option<QuietHours>,
    },
    /// A browser of a person is to be told.
    Push {
        person: PersonId,
        device: [u8; 32],
        push: PushRow,
        at: u64,
    },
    /// No longer. A push service says so, or a person who has it.
    DropPush {
        endpoint: String,
    },
    DropPushOf {
        person: PersonId,
        endpoint: String,
    },
    /// An address of mail, in place of the one before, that is to be confirmed.
    Mail {
        person: PersonId,
        address: String,
        token: String,
        confirmation: [u8; 32],
        at: u64,
    },
    Confirmed {
        confirmation: [u8; 32],
    },
    DropMail {
        person: PersonId,
    },
    /// An address that was never confirmed wants no more mail, from anybody.
    RefuseMail {
        hash: [u8; 32],
    },
    Webhook {
        person: PersonId,
        url: String,
        secret: String,
    },
    DropWebhook {
        person: PersonId,
    },
    /// Whether a person wants notices of a match.
    Watch {
        no: i64,
        person: PersonId,
        on: bool,
    },
    /// A person is awaited from now on, and told at a time.
    Awaited {
        no: i64,
        person: PersonId,
        due: Millis,
    },
    /// No longer.
    Free {
        no: i64,
        person: PersonId,
    },
    /// They know already.
    Knows {
        no: i64,
        person: PersonId,
    },
    /// It is a quiet hour.
    Postpone {
        no: i64,
        person: PersonId,
        turn: i64,
        until: Millis,
    },
    /// They were told.
    Told {
        no: i64,
        person: PersonId,
        turn: i64,
        at: Millis,
    },
}

/// A browser that is told by push.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PushRow {
    pub(crate) endpoint: String,
    pub(crate) keys: Keys,
}

/// An address of mail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct MailRow {
    pub(crate) person: PersonId,
    pub(crate) address: String,
    /// Whoever has it may end the mail.
    pub(crate) token: String,
    pub(crate) confirmed: bool,
}

/// A webhook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct WebhookRow {
    pub(crate) url: String,
    pub(crate) secret: String,
}

/// How a person wants to be told.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct NoticeRow {
    pub(crate) language: String,
    pub(crate) zone: String,
    pub(crate) quiet: Option<QuietHours>,
    pub(crate) pushes: Vec<PushRow>,
    pub(crate) mail: Option<MailRow>,
    pub(crate) webhook: Option<WebhookRow>,
    /// The matches that they want to be told of.
    pub(crate) matches: Vec<String>,
}

/// Somebody who is to be told.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct DueTurn {
    pub(crate) no: i64,
    pub(crate) person: PersonId,
    pub(crate) turn: i64,
}

/// The night, until somebody chooses other hours.
const NIGHT: QuietHours = QuietHours { from: 22 * 60, to: 8 * 60 };

pub(super) fn execute(db: &Connection, write: &NoticeWrite) -> rusqlite::Result<()> {
    let run =
        |sql: &str, params: &[&dyn rusqlite::ToSql]| db.prepare_cached(sql)?.execute(params).map(|_| ());
    match write {
        NoticeWrite::PushKey { key } => {
            run("INSERT OR IGNORE INTO keys(name, data) VALUES('push', ?)", params![key])
        }
        NoticeWrite::Settings { person, language, zone, quiet } => run(
            "INSERT OR REPLACE INTO notice_settings(person, language, zone, quiet_from, quiet_to) VALUES(?, ?, ?, ?, ?)",
            params![person, language, zone, quiet.map(|it| it.from), quiet.map(|it| it.to)],
        ),
        NoticeWrite::Push { person, device, push, at } => run(
            "INSERT OR REPLACE INTO pushes(endpoint, person, device, public, auth, since) VALUES(?, ?, ?, ?, ?, ?)",
            params![push.endpoint, person, device, push.keys.public, push.keys.auth, at],
        ),
        NoticeWrite::DropPush { endpoint } => run("DELETE FROM pushes WHERE endpoint = ?", params![endpoint]),
        NoticeWrite::DropPushOf { person, endpoint } => {
            run("DELETE FROM pushes WHERE endpoint = ? AND person = ?", params![endpoint, person])
        }
        NoticeWrite::Mail { person, address, token, confirmation, at } => run(
            "INSERT OR REPLACE INTO mail_addresses(person, address, token, confirmation, asked) VALUES(?, ?, ?, ?, ?)",
            params![person, address, token, confirmation, at],
        ),
        NoticeWrite::Confirmed { confirmation } => {
            run("UPDATE mail_addresses SET confirmation = NULL WHERE confirmation = ?", params![confirmation])
        }
        NoticeWrite::DropMail { person } => {
            run("DELETE FROM mail_addresses WHERE person = ?", params![person])
        }
        NoticeWrite::RefuseMail { hash } => {
            run("INSERT OR IGNORE INTO mail_refused(hash) VALUES(?)", params![hash])
        }
        NoticeWrite::Webhook { person, url, secret } => run(
            "INSERT OR REPLACE INTO webhooks(person, url, secret) VALUES(?, ?, ?)",
            params![person, url, secret],
        ),
        NoticeWrite::DropWebhook { person } => run("DELETE FROM webhooks WHERE person = ?", params![person]),
        NoticeWrite::Watch { no, person, on: true } => {
            run("INSERT OR IGNORE INTO turns(match, person) VALUES(?, ?)", params![no, person])
        }
        NoticeWrite::Watch { no, person, on: false } => {
            run("DELETE FROM turns WHERE match = ? AND person = ?", params![no, person])
        }
        NoticeWrite::Awaited { no, person, due } => run(
            "UPDATE turns SET awaited = 1, turn = turn + 1, due = ? WHERE match = ? AND person = ?",
            params![due, no, person],
        ),
        NoticeWrite::Free { no, person } => run(
            "UPDATE turns SET awaited = 0, due = NULL WHERE match = ? AND person = ?",
            params![no, person],
        ),
        NoticeWrite::Knows { no, person } => {
            run("UPDATE turns SET due = NULL WHERE match = ? AND person = ?", params![no, person])
        }
        NoticeWrite::Postpone { no, person, turn, until } => run(
            "UPDATE turns SET due = ? WHERE match = ? AND person = ? AND turn = ? AND due IS NOT NULL",
            params![until, no, person, turn],
        ),
        NoticeWrite::Told { no, person, turn, at } => run(
            "UPDATE turns SET due = NULL, told = ? WHERE match = ? AND person = ? AND turn = ?",
            params![at, no, person, turn],
        ),
    }
}

/// Everything of a person that is kept for notices is deleted.
pub(super) const FORGET: [&str; 5] = [
    "DELETE FROM notice_settings WHERE person = ?1",
    "DELETE FROM pushes WHERE person = ?1",
    "DELETE FROM mail_addresses WHERE person = ?1",
    "DELETE FROM webhooks WHERE person = ?1",
    "DELETE FROM turns WHERE person = ?1",
];

fn list<T>(
    db: &Connection,
    sql: &str,
    key: impl rusqlite::ToSql,
    read: impl Fn(&rusqlite::Row<'_>) -> rusqlite::Result<T>,
) -> Read<Vec<T>> {
    let mut rows = db.prepare_cached(sql)?;
    Ok(rows.query_map([key], read)?.collect::<Result<_, _>>()?)
}

pub(super) fn of(db: &Connection, person: PersonId) -> Read<NoticeRow> {
    let sql = "SELECT language, zone, quiet_from, quiet_to FROM notice_settings WHERE person = ?";
    let settings = list(db, sql, person, |row| {
        let quiet: (Option<u16>, Option<u16>) = (row.get(2)?, row.get(3)?);
        let quiet = quiet.0.zip(quiet.1).map(|(from, to)| QuietHours { from, to });
        Ok((row.get(0)?, row.get(1)?, quiet))
    })?;
    let unset = || ("en".to_string(), "UTC".to_string(), Some(NIGHT));
    let (language, zone, quiet) = settings.into_iter().next().unwrap_or_else(unset);
    let sql = "SELECT endpoint, public, auth FROM pushes WHERE person = ? ORDER BY since";
    let pushes = list(db, sql, person, |row| {
        Ok(PushRow { endpoint: row.get(0)?, keys: Keys { public: row.get(1)?, auth: row.get(2)? } })
    })?;
    let hooks = list(db, "SELECT url, secret FROM webhooks WHERE person = ?", person, |row| {
        Ok(WebhookRow { url: row.get(0)?, secret: row.get(1)? })
    })?;
    let sql = "SELECT m.id FROM turns t JOIN matches m ON m.no = t.match WHERE t.person = ? AND m.over = 0 ORDER BY m.no";
    Ok(NoticeRow {
        language,
        zone,
        quiet,
        pushes,
        mail: mail(db, "person = ?", person)?,
        webhook: hooks.into_iter().next(),
        matches: list(db, sql, person, |row| row.get(0))?,
    })
}

/// The address of mail that fits.
pub(super) fn mail(db: &Connection, which: &str, key: impl rusqlite::ToSql) -> Read<Option<MailRow>> {
    let sql =
        format!("SELECT person, address, token, confirmation IS NULL FROM mail_addresses WHERE {which}");
    let found = list(db, &sql, key, |row| {
        Ok(MailRow { person: row.get(0)?, address: row.get(1)?, token: row.get(2)?, confirmed: row.get(3)? })
    })?;
    Ok(found.into_iter().next())
}

/// Whether an address wants no mail, or was asked since a time.
pub(super) fn may_ask(db: &Connection, address: &str, hash: &[u8; 32], since: u64) -> Read<MayAsk> {
    let exists = |sql: &str, params: &[&dyn rusqlite::ToSql]| db.prepare_cached(sql)?.exists(params);
    if exists("SELECT 1 FROM mail_refused WHERE hash = ?", params![hash])? {
        return Ok(MayAsk::Never);
    }
    let sql = "SELECT 1 FROM mail_addresses WHERE address = ? AND ? <= asked";
    Ok(if exists(sql, params![address, since])? { MayAsk::Later } else { MayAsk::Now })
}

/// Whether an address may be asked to be confirmed.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum MayAsk {
    Now,
    /// It was asked a moment ago.
    Later,
    /// It wants no mail from here.
    Never,
}

pub(super) fn push_key(db: &Connection) -> Read<Option<Vec<u8>>> {
    Ok(db.query_row("SELECT data FROM keys WHERE name = 'push'", [], |row| row.get(0)).optional()?)
}

/// Those who want notices of a match.
pub(super) fn watchers(db: &Connection, no: i64) -> Read<Vec<PersonId>> {
    list(db, "SELECT person FROM turns WHERE match = ?", no, |row| row.get(0))
}

/// Those who are to be told. Of the same match nobody is told twice within the gap.
pub(super) fn due(db: &Connection, now: Millis, gap: Millis, most: u32) -> Read<Vec<DueTurn>> {
    let sql =
        "SELECT match, person, turn FROM turns WHERE due <= ?1 AND told + ?2 <= ?1 ORDER BY due LIMIT ?3";
    let mut due = db.prepare_cached(sql)?;
    let due = due.query_map(params![now, gap, most], |row| {
        Ok(DueTurn { no: row.get(0)?, person: row.get(1)?, turn: row.get(2)? })
    })?;
    Ok(due.collect::<Result<_, _>>()?)
}

/// When the next one is to be told.
pub(super) fn next(db: &Connection, gap: Millis) -> Read<Option<Millis>> {
    let sql = "SELECT min(max(due, told + ?)) FROM turns WHERE due IS NOT NULL";
    Ok(db.prepare_cached(sql)?.query_row([gap], |row| row.get(0))?)
}

/// Whether a person is still awaited in a turn.
pub(super) fn is_turn(db: &Connection, turn: DueTurn) -> Read<bool> {
    let sql = "SELECT 1 FROM turns WHERE match = ? AND person = ? AND turn = ? AND awaited = 1";
    Ok(db.prepare_cached(sql)?.exists(params![turn.no, turn.person, turn.turn])?)
}

/// What is kept of a person, for that person.
pub(super) fn kept_of(db: &Connection, person: PersonId) -> Read<Value> {
    let NoticeRow { language, zone, quiet, pushes, mail, webhook, matches } = of(db, person)?;
    Ok(json!({
        "language": language,
        "time_zone": zone,
        "quiet_minutes": quiet.map(|it| [it.from, it.to]),
        "push": pushes.iter().map(|it| &it.endpoint).collect::<Vec<_>>(),
        "mail": mail.map(|it| json!({"address": it.address, "confirmed": it.confirmed})),
        "webhook": webhook.map(|it| it.url),
        "matches": matches,
    }))
}

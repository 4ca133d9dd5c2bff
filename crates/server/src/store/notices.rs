//! What is kept for notices: how people want to be told, for which matches, and who is awaited in them.

use hosting::messages::QuietHours;
use serde_json::{Value, json};

use super::{
    PersonId, Read, Store,
    sql::{Cells, Param, Run, params},
};
use crate::{notices::Keys, time::Millis};

/// The fifth version of the store in SQLite.
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
    /// It lets its holder end the mail.
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

/// Someone who is to be told.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct DueTurn {
    pub(crate) no: i64,
    pub(crate) person: PersonId,
    pub(crate) turn: i64,
}

/// The night, until someone chooses other hours.
const NIGHT: QuietHours = QuietHours { from: 22 * 60, to: 8 * 60 };

pub(super) fn execute(write: &NoticeWrite, run: &mut Run<'_>) -> Read<()> {
    match write {
        NoticeWrite::PushKey { key } => {
            run("INSERT INTO keys(name, data) VALUES('push', ?1) ON CONFLICT DO NOTHING", params![key])
        }
        NoticeWrite::Settings { person, language, zone, quiet } => run(
            "INSERT INTO notice_settings(person, language, zone, quiet_from, quiet_to) VALUES(?1, ?2, ?3, ?4, ?5)
             ON CONFLICT(person) DO UPDATE SET language = excluded.language, zone = excluded.zone,
                quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to",
            params![person, language, zone, quiet.map(|it| it.from), quiet.map(|it| it.to)],
        ),
        NoticeWrite::Push { person, device, push, at } => run(
            "INSERT INTO pushes(endpoint, person, device, public, auth, since) VALUES(?1, ?2, ?3, ?4, ?5, ?6)
             ON CONFLICT(endpoint) DO UPDATE SET person = excluded.person, device = excluded.device,
                public = excluded.public, auth = excluded.auth, since = excluded.since",
            params![push.endpoint, person, device, push.keys.public, push.keys.auth, at],
        ),
        NoticeWrite::DropPush { endpoint } => run("DELETE FROM pushes WHERE endpoint = ?1", params![endpoint]),
        NoticeWrite::DropPushOf { person, endpoint } => {
            run("DELETE FROM pushes WHERE endpoint = ?1 AND person = ?2", params![endpoint, person])
        }
        NoticeWrite::Mail { person, address, token, confirmation, at } => run(
            "INSERT INTO mail_addresses(person, address, token, confirmation, asked) VALUES(?1, ?2, ?3, ?4, ?5)
             ON CONFLICT(person) DO UPDATE SET address = excluded.address, token = excluded.token,
                confirmation = excluded.confirmation, asked = excluded.asked",
            params![person, address, token, confirmation, at],
        ),
        NoticeWrite::Confirmed { confirmation } => {
            run("UPDATE mail_addresses SET confirmation = NULL WHERE confirmation = ?1", params![confirmation])
        }
        NoticeWrite::DropMail { person } => {
            run("DELETE FROM mail_addresses WHERE person = ?1", params![person])
        }
        NoticeWrite::RefuseMail { hash } => {
            run("INSERT INTO mail_refused(hash) VALUES(?1) ON CONFLICT DO NOTHING", params![hash])
        }
        NoticeWrite::Webhook { person, url, secret } => run(
            "INSERT INTO webhooks(person, url, secret) VALUES(?1, ?2, ?3)
             ON CONFLICT(person) DO UPDATE SET url = excluded.url, secret = excluded.secret",
            params![person, url, secret],
        ),
        NoticeWrite::DropWebhook { person } => run("DELETE FROM webhooks WHERE person = ?1", params![person]),
        NoticeWrite::Watch { no, person, on: true } => run(
            "INSERT INTO turns(match, person) VALUES(?1, ?2) ON CONFLICT DO NOTHING",
            params![no, person],
        ),
        NoticeWrite::Watch { no, person, on: false } => {
            run("DELETE FROM turns WHERE match = ?1 AND person = ?2", params![no, person])
        }
        NoticeWrite::Awaited { no, person, due } => run(
            "UPDATE turns SET awaited = 1, turn = turn + 1, due = ?1 WHERE match = ?2 AND person = ?3",
            params![due, no, person],
        ),
        NoticeWrite::Free { no, person } => run(
            "UPDATE turns SET awaited = 0, due = NULL WHERE match = ?1 AND person = ?2",
            params![no, person],
        ),
        NoticeWrite::Knows { no, person } => {
            run("UPDATE turns SET due = NULL WHERE match = ?1 AND person = ?2", params![no, person])
        }
        NoticeWrite::Postpone { no, person, turn, until } => run(
            "UPDATE turns SET due = ?1 WHERE match = ?2 AND person = ?3 AND turn = ?4 AND due IS NOT NULL",
            params![until, no, person, turn],
        ),
        NoticeWrite::Told { no, person, turn, at } => run(
            "UPDATE turns SET due = NULL, told = ?1 WHERE match = ?2 AND person = ?3 AND turn = ?4",
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

pub(super) fn of(store: &Store, person: PersonId) -> Read<NoticeRow> {
    let sql = "SELECT language, zone, quiet_from, quiet_to FROM notice_settings WHERE person = ?1";
    let settings = store.first(sql, params![person], |row| {
        let (language, zone) = (row.next()?, row.next()?);
        let quiet: (Option<u16>, Option<u16>) = (row.next()?, row.next()?);
        Ok((language, zone, quiet.0.zip(quiet.1).map(|(from, to)| QuietHours { from, to })))
    })?;
    let unset = || ("en".to_string(), "UTC".to_string(), Some(NIGHT));
    let (language, zone, quiet) = settings.unwrap_or_else(unset);
    let sql = "SELECT endpoint, public, auth FROM pushes WHERE person = ?1 ORDER BY since";
    let pushes = store.list(sql, params![person], |row| {
        Ok(PushRow { endpoint: row.next()?, keys: Keys { public: row.next()?, auth: row.next()? } })
    })?;
    let webhook =
        store.first("SELECT url, secret FROM webhooks WHERE person = ?1", params![person], |row| {
            Ok(WebhookRow { url: row.next()?, secret: row.next()? })
        })?;
    let sql = "SELECT m.id FROM turns t JOIN matches m ON m.no = t.match WHERE t.person = ?1 AND m.over = 0 ORDER BY m.no";
    Ok(NoticeRow {
        language,
        zone,
        quiet,
        pushes,
        mail: mail(store, "person = ?1", params![person])?,
        webhook,
        matches: store.list(sql, params![person], Cells::next)?,
    })
}

/// The address of mail that fits.
pub(super) fn mail(store: &Store, which: &str, params: &[Param<'_>]) -> Read<Option<MailRow>> {
    let sql = format!(
        "SELECT person, address, token, CASE WHEN confirmation IS NULL THEN 1 ELSE 0 END FROM mail_addresses WHERE {which}"
    );
    store.first(&sql, params, |row| {
        Ok(MailRow { person: row.next()?, address: row.next()?, token: row.next()?, confirmed: row.next()? })
    })
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

/// What is kept of a person, for that person.
pub(super) fn kept_of(store: &Store, person: PersonId) -> Read<Value> {
    let NoticeRow { language, zone, quiet, pushes, mail, webhook, matches } = of(store, person)?;
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

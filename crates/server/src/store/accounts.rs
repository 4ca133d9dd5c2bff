//! Accounts of bots, and seats that are offered to them.

use table::Seat;

use super::{
    Person, PersonId, Read, Store, Visit,
    sql::{Cells, Run, params, read_row},
};

/// Makes the tables. Published: never change it.
pub(super) const TABLES: &str = "
CREATE TABLE bots(
    person INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    owner INTEGER,
    hash BLOB UNIQUE,
    since INTEGER NOT NULL,
    seen INTEGER NOT NULL DEFAULT 0,
    open INTEGER NOT NULL DEFAULT 1
) STRICT;
CREATE INDEX bots_owner ON bots(owner) WHERE owner IS NOT NULL;
CREATE TABLE challenges(
    match INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    person INTEGER NOT NULL,
    by INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY(match, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX challenges_person ON challenges(person);
";

/// The same in PostgreSQL.
pub(super) const POSTGRES_TABLES: &str = r#"
CREATE TABLE bots(
    person BIGINT PRIMARY KEY,
    id TEXT COLLATE "C" NOT NULL UNIQUE,
    owner BIGINT,
    hash BYTEA UNIQUE,
    since BIGINT NOT NULL,
    seen BIGINT NOT NULL DEFAULT 0,
    open BIGINT NOT NULL DEFAULT 1
);
CREATE INDEX bots_owner ON bots(owner) WHERE owner IS NOT NULL;
CREATE TABLE challenges(
    match BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    person BIGINT NOT NULL,
    by BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY(match, seat)
);
CREATE INDEX challenges_person ON challenges(person);
"#;

/// What is written of bots. What they are called is written of them as of people.
#[derive(Clone, Debug)]
pub(crate) enum BotWrite {
    New {
        person: PersonId,
        id: String,
        owner: Option<PersonId>,
        hash: [u8; 32],
        at: u64,
    },
    /// Another token; without one, no program plays for this account any more.
    Token {
        person: PersonId,
        hash: Option<[u8; 32]>,
    },
    /// Its program was here.
    Seen {
        person: PersonId,
        at: u64,
    },
    /// Whether others than its owner may challenge it.
    Open {
        person: PersonId,
        open: bool,
    },
    /// A seat of a match is offered to a bot.
    Challenge {
        no: i64,
        seat: Seat,
        person: PersonId,
        by: PersonId,
        at: u64,
    },
    /// It has taken the seat, or does not want it.
    Answered {
        no: i64,
        seat: Seat,
    },
}

/// A bot as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BotRow {
    pub(crate) person: PersonId,
    pub(crate) id: String,
    pub(crate) name: String,
    /// Who made it; nobody if the operator did.
    pub(crate) owner: Option<PersonId>,
    pub(crate) owner_name: String,
    pub(crate) since: u64,
    pub(crate) seen: u64,
    pub(crate) open: bool,
}

/// A seat that is offered to a bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Challenge {
    pub(crate) no: i64,
    /// The match, as used in addresses.
    pub(crate) id: String,
    pub(crate) seat: Seat,
    pub(crate) by: Person,
}

/// What is deleted of bots with a person: those of theirs can no longer be played.
pub(super) const FORGET: [&str; 4] = [
    "UPDATE bots SET hash = NULL, open = 0 WHERE person = ?1 OR owner = ?1",
    "UPDATE bots SET owner = NULL WHERE person = ?1 OR owner = ?1",
    "DELETE FROM challenges WHERE person = ?1 OR by = ?1",
    "DELETE FROM bots WHERE person = ?1 AND NOT EXISTS(SELECT 1 FROM seats WHERE person = ?1)",
];

pub(super) fn execute(write: &BotWrite, run: &mut Run<'_>) -> Read<()> {
    match write {
        BotWrite::New { person, id, owner, hash, at } => run(
            "INSERT INTO bots(person, id, owner, hash, since) VALUES(?1, ?2, ?3, ?4, ?5)",
            params![person, id, owner, hash, at],
        ),
        BotWrite::Token { person, hash } => {
            if hash.is_none() {
                run("DELETE FROM challenges WHERE person = ?1", params![person])?;
            }
            run("UPDATE bots SET hash = ?1 WHERE person = ?2", params![hash, person])
        }
        BotWrite::Seen { person, at } => {
            run("UPDATE bots SET seen = ?1 WHERE person = ?2", params![at, person])
        }
        BotWrite::Open { person, open } => {
            run("UPDATE bots SET open = ?1 WHERE person = ?2", params![open, person])
        }
        BotWrite::Challenge { no, seat, person, by, at } => run(
            "INSERT INTO challenges(match, seat, person, by, at) VALUES(?1, ?2, ?3, ?4, ?5)
             ON CONFLICT(match, seat) DO UPDATE SET person = excluded.person, by = excluded.by, at = excluded.at",
            params![no, seat.0, person, by, at],
        ),
        BotWrite::Answered { no, seat } => {
            run("DELETE FROM challenges WHERE match = ?1 AND seat = ?2", params![no, seat.0])
        }
    }
}

const BOT: &str = "SELECT b.person, b.id, p.name, b.owner, coalesce(o.name, ''), b.since, b.seen, b.open
    FROM bots b JOIN people p ON p.id = b.person LEFT JOIN people o ON o.id = b.owner";

impl Store {
    /// The bot whose token has this hash. With its owner it is banned too.
    pub(crate) fn bot_visit(&self, hash: &[u8; 32]) -> Read<Option<Visit>> {
        let sql = "SELECT p.id, p.name, CASE WHEN p.banned = 1 OR coalesce(o.banned, 0) = 1 THEN 1 ELSE 0 END, b.seen
                   FROM bots b JOIN people p ON p.id = b.person LEFT JOIN people o ON o.id = b.owner WHERE b.hash = ?1";
        self.first(sql, params![hash], |row| {
            let person = Person { id: row.next()?, name: row.next()?, is_bot: true };
            Ok(Visit { person, is_banned: row.next()?, seen: row.next()? })
        })
    }

    /// Whose bot this is: the number of its owner, and none for one of the operator's; for a person, their own.
    pub(crate) fn owner_of(&self, person: PersonId) -> Read<Option<PersonId>> {
        let sql = "SELECT owner FROM bots WHERE person = ?1";
        Ok(self.first(sql, params![person], Cells::next)?.unwrap_or(Some(person)))
    }

    /// When the program of a bot was last here.
    pub(crate) fn bot_seen(&self, person: PersonId) -> Read<u64> {
        let sql = "SELECT seen FROM bots WHERE person = ?1";
        Ok(self.first(sql, params![person], Cells::next)?.unwrap_or_default())
    }

    /// The bots of a person that can be played; those of the operator without one.
    pub(crate) fn bots_of(&self, owner: Option<PersonId>) -> Read<Vec<BotRow>> {
        let order = "AND b.hash IS NOT NULL ORDER BY b.since, b.id";
        match owner {
            Some(owner) => self.list(&format!("{BOT} WHERE b.owner = ?1 {order}"), params![owner], read_bot),
            None => self.list(&format!("{BOT} WHERE b.owner IS NULL {order}"), &[], read_bot),
        }
    }

    /// Bots that can be played, those that were here last first.
    pub(crate) fn bots(&self, most: u32) -> Read<Vec<BotRow>> {
        let sql =
            format!("{BOT} WHERE b.hash IS NOT NULL AND p.banned = 0 ORDER BY b.seen DESC, b.id LIMIT ?1");
        self.list(&sql, params![most], read_bot)
    }

    /// The bot with an id, if it can be played.
    pub(crate) fn bot(&self, id: &str) -> Read<Option<BotRow>> {
        let sql = format!("{BOT} WHERE b.id = ?1 AND b.hash IS NOT NULL AND p.banned = 0");
        self.first(&sql, params![id], read_bot)
    }

    /// The seats that are offered to a bot.
    pub(crate) fn challenges_of(&self, person: PersonId) -> Read<Vec<Challenge>> {
        let sql = "SELECT m.no, m.id, c.seat, p.id, p.name FROM challenges c JOIN matches m ON m.no = c.match
                   JOIN people p ON p.id = c.by
                   JOIN seats s ON s.match = c.match AND s.seat = c.seat
                   WHERE c.person = ?1 AND m.over = 0 AND m.fault IS NULL AND s.player = 'open' ORDER BY c.at LIMIT 50";
        self.list(sql, params![person], |row| {
            let (no, id, seat) = (row.next()?, row.next()?, Seat(row.next()?));
            Ok(Challenge { no, id, seat, by: super::reads::read_person(row)? })
        })
    }

    /// How many seats someone has offered that nobody has taken.
    pub(crate) fn challenges_by(&self, person: PersonId) -> Read<u32> {
        let sql = "SELECT count(*) FROM challenges c JOIN matches m ON m.no = c.match WHERE c.by = ?1 AND m.over = 0";
        Ok(self.first(sql, params![person], Cells::next)?.unwrap_or_default())
    }

    /// At how many matches that go on a person sits.
    pub(crate) fn n_matches_of(&self, person: PersonId) -> Read<u32> {
        let sql = "SELECT count(DISTINCT m.no) FROM matches m JOIN seats s ON s.match = m.no
                   WHERE s.person = ?1 AND m.over = 0 AND m.fault IS NULL";
        Ok(self.first(sql, params![person], Cells::next)?.unwrap_or_default())
    }
}

fn read_bot(row: &mut Cells) -> Read<BotRow> {
    read_row!(row, BotRow { person, id, name, owner, owner_name, since, seen, open })
}

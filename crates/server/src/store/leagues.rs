//! Leagues: who is a member, who was paired with whom, and what came of it.
//!
//! Everything that changes a league begins with [`LeagueWrite::Guard`]: of two changes that were made from the same state, by two people or by two
//! servers, the second one is undone whole.

use serde_json::{Value, json};

use super::{
    PersonId, Read, Store,
    sql::{Cells, Param, Run, params, read_row},
};
use crate::time::Millis;

/// Makes the tables. Published: never change it.
pub(super) const TABLES: &str = "
CREATE TABLE leagues(
    no INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    setup TEXT NOT NULL,
    clock TEXT NOT NULL,
    spectating TEXT NOT NULL,
    pairing TEXT NOT NULL,
    rounds INTEGER NOT NULL,
    days INTEGER NOT NULL,
    host INTEGER,
    invitation TEXT NOT NULL UNIQUE,
    since INTEGER NOT NULL,
    stirred INTEGER NOT NULL,
    state INTEGER NOT NULL DEFAULT 0,
    round INTEGER NOT NULL DEFAULT 0,
    deadline INTEGER,
    due INTEGER,
    version INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT league_was_changed CHECK(0 <= version)
) STRICT;
CREATE INDEX leagues_due ON leagues(due) WHERE due IS NOT NULL;
CREATE INDEX leagues_host ON leagues(host) WHERE host IS NOT NULL;
CREATE TABLE league_members(
    league INTEGER NOT NULL,
    n INTEGER NOT NULL,
    person INTEGER NOT NULL,
    gone INTEGER NOT NULL DEFAULT 0,
    remind INTEGER NOT NULL DEFAULT 0,
    told INTEGER NOT NULL DEFAULT 0,
    due INTEGER,
    PRIMARY KEY(league, n)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX league_members_person ON league_members(person, league);
CREATE INDEX league_members_due ON league_members(due) WHERE due IS NOT NULL;
CREATE TABLE league_pairings(
    league INTEGER NOT NULL,
    round INTEGER NOT NULL,
    n INTEGER NOT NULL,
    first INTEGER NOT NULL,
    second INTEGER,
    match INTEGER,
    first_halves INTEGER,
    second_halves INTEGER,
    how TEXT,
    unended INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY(league, round, n)
) STRICT, WITHOUT ROWID;
CREATE INDEX league_pairings_match ON league_pairings(match) WHERE match IS NOT NULL;
CREATE INDEX league_pairings_unended ON league_pairings(league) WHERE unended = 1;
";

/// The same in PostgreSQL.
pub(super) const POSTGRES_TABLES: &str = r#"
CREATE TABLE leagues(
    no BIGINT PRIMARY KEY,
    id TEXT COLLATE "C" NOT NULL UNIQUE,
    name TEXT COLLATE "C" NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    setup TEXT COLLATE "C" NOT NULL,
    clock TEXT COLLATE "C" NOT NULL,
    spectating TEXT COLLATE "C" NOT NULL,
    pairing TEXT COLLATE "C" NOT NULL,
    rounds BIGINT NOT NULL,
    days BIGINT NOT NULL,
    host BIGINT,
    invitation TEXT COLLATE "C" NOT NULL UNIQUE,
    since BIGINT NOT NULL,
    stirred BIGINT NOT NULL,
    state BIGINT NOT NULL DEFAULT 0,
    round BIGINT NOT NULL DEFAULT 0,
    deadline BIGINT,
    due BIGINT,
    version BIGINT NOT NULL DEFAULT 0,
    CONSTRAINT league_was_changed CHECK(0 <= version)
);
CREATE INDEX leagues_due ON leagues(due) WHERE due IS NOT NULL;
CREATE INDEX leagues_host ON leagues(host) WHERE host IS NOT NULL;
CREATE TABLE league_members(
    league BIGINT NOT NULL,
    n BIGINT NOT NULL,
    person BIGINT NOT NULL,
    gone BIGINT NOT NULL DEFAULT 0,
    remind BIGINT NOT NULL DEFAULT 0,
    told BIGINT NOT NULL DEFAULT 0,
    due BIGINT,
    PRIMARY KEY(league, n)
);
CREATE UNIQUE INDEX league_members_person ON league_members(person, league);
CREATE INDEX league_members_due ON league_members(due) WHERE due IS NOT NULL;
CREATE TABLE league_pairings(
    league BIGINT NOT NULL,
    round BIGINT NOT NULL,
    n BIGINT NOT NULL,
    first BIGINT NOT NULL,
    second BIGINT,
    match BIGINT,
    first_halves BIGINT,
    second_halves BIGINT,
    how TEXT COLLATE "C",
    unended BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY(league, round, n)
);
CREATE INDEX league_pairings_match ON league_pairings(match) WHERE match IS NOT NULL;
CREATE INDEX league_pairings_unended ON league_pairings(league) WHERE unended = 1;
"#;

/// What an error says when a league is no longer as it was.
pub(super) const CHANGED: &str = "league_was_changed";

/// A league as it is kept, without its members.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LeagueRow {
    pub(crate) no: i64,
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) game: String,
    /// The set-up as it was asked for.
    pub(crate) setup: String,
    pub(crate) clock: String,
    pub(crate) spectating: String,
    /// `once`, `twice` or `swiss`.
    pub(crate) pairing: String,
    /// How many rounds; until it begins the number that was asked for.
    pub(crate) rounds: u32,
    pub(crate) days: u32,
    /// Who runs it; nobody if everything of theirs was deleted.
    pub(crate) host: Option<PersonId>,
    pub(crate) invitation: String,
    pub(crate) since: u64,
    pub(crate) stirred: u64,
    pub(crate) state: u8,
    /// The round, from 1.
    pub(crate) round: u32,
    pub(crate) deadline: Option<Millis>,
    pub(crate) version: i64,
}

/// The stages of a league.
pub(crate) const GATHERS: u8 = 0;
pub(crate) const PLAYS: u8 = 1;
pub(crate) const OVER: u8 = 2;
pub(crate) const CLOSED: u8 = 3;

/// Why someone plays no more: they left, or the organiser removed them.
pub(crate) const LEFT: u8 = 1;
pub(crate) const REMOVED: u8 = 2;

/// A member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct MemberRow {
    /// What they are called in requests, from 1.
    pub(crate) n: u32,
    pub(crate) person: PersonId,
    pub(crate) name: String,
    pub(crate) gone: u8,
    pub(crate) banned: bool,
    pub(crate) remind: bool,
}

/// Two members who were paired, or one who was free.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PairingRow {
    pub(crate) round: u32,
    pub(crate) n: u32,
    pub(crate) first: u32,
    pub(crate) second: Option<u32>,
    /// The number of their match.
    pub(crate) no: Option<i64>,
    /// What each got, in half points, and how it came to that.
    pub(crate) first_halves: Option<u8>,
    pub(crate) second_halves: Option<u8>,
    pub(crate) how: Option<String>,
    /// Their match as used in addresses, unless it was deleted.
    pub(crate) id: Option<String>,
}

impl PairingRow {
    pub(crate) fn halves(&self) -> Option<(u8, u8)> {
        self.first_halves.zip(self.second_halves)
    }
}

/// A league with all that belongs to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct League {
    pub(crate) row: LeagueRow,
    pub(crate) members: Vec<MemberRow>,
    pub(crate) pairings: Vec<PairingRow>,
}

/// What is written of leagues.
#[derive(Clone, Debug)]
pub(crate) enum LeagueWrite {
    New(Box<LeagueRow>),
    /// What follows was made from this version of the league: nothing of it is written if there is a newer one.
    Guard {
        no: i64,
        version: i64,
        at: u64,
    },
    Join {
        no: i64,
        n: u32,
        person: PersonId,
    },
    /// Someone who had joined a league that has not begun.
    Drop {
        no: i64,
        n: u32,
    },
    Gone {
        no: i64,
        n: u32,
        how: u8,
    },
    /// Another link, in the place of the one before.
    Invitation {
        no: i64,
        invitation: String,
    },
    /// A round begins.
    Round {
        no: i64,
        round: u32,
        rounds: u32,
        deadline: Millis,
        /// When it is looked at again.
        due: Millis,
    },
    Pairing {
        no: i64,
        it: PairingRow,
    },
    /// What came of a pairing. Its match may have to be ended then.
    Result {
        no: i64,
        round: u32,
        n: u32,
        halves: (u8, u8),
        how: &'static str,
        unended: bool,
    },
    /// The match of a pairing has been ended.
    Ended {
        no: i64,
        round: u32,
        n: u32,
    },
    /// It is looked at again then.
    Due {
        no: i64,
        due: Millis,
    },
    /// The deadline is put off.
    PutOff {
        no: i64,
        deadline: Millis,
    },
    /// No more is played.
    End {
        no: i64,
        state: u8,
    },
    Delete {
        no: i64,
    },
    /// A match has ended: what each of its seats got, in their order.
    Played {
        no: i64,
        halves: (u8, u8),
        how: &'static str,
    },
    /// Whether a member wants to be reminded.
    Remind {
        no: i64,
        person: PersonId,
        on: bool,
    },
    /// When a member is to be told next, and what of: that a round has begun, or that it ends soon.
    Tell {
        no: i64,
        person: PersonId,
        told: u8,
        due: Option<Millis>,
    },
}

/// What is deleted with a person. Who organised leagues that go on is nobody from then on, and whoever was a member plays no more.
pub(super) const FORGET: [&str; 7] = [
    "UPDATE leagues SET version = version + 1, due = 0 WHERE state = 1
     AND no IN (SELECT league FROM league_members WHERE person = ?1)",
    "DELETE FROM league_members WHERE league IN (SELECT no FROM leagues WHERE host = ?1 AND state = 0)",
    "DELETE FROM leagues WHERE host = ?1 AND state = 0",
    "UPDATE leagues SET host = NULL, version = version + 1 WHERE host = ?1",
    "UPDATE leagues SET version = version + 1 WHERE state = 0
     AND no IN (SELECT league FROM league_members WHERE person = ?1)",
    "DELETE FROM league_members WHERE person = ?1 AND league IN (SELECT no FROM leagues WHERE state = 0)",
    "UPDATE league_members SET gone = 1, remind = 0, due = NULL WHERE person = ?1 AND gone = 0",
];

pub(super) fn execute(write: &LeagueWrite, run: &mut Run<'_>) -> Read<()> {
    match write {
        LeagueWrite::New(it) => run(
            "INSERT INTO leagues(no, id, name, game, setup, clock, spectating, pairing, rounds, days, host, invitation, since,
                 stirred)
             VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?13)",
            params![
                it.no,
                it.id,
                it.name,
                it.game,
                it.setup,
                it.clock,
                it.spectating,
                it.pairing,
                it.rounds,
                it.days,
                it.host,
                it.invitation,
                it.since
            ],
        ),
        LeagueWrite::Guard { no, version, at } => run(
            "UPDATE leagues SET stirred = ?3, version = CASE WHEN version = ?2 THEN version + 1 ELSE -1 END WHERE no = ?1",
            params![no, version, at],
        ),
        LeagueWrite::Join { no, n, person } => {
            run("INSERT INTO league_members(league, n, person) VALUES(?1, ?2, ?3)", params![no, n, person])
        }
        LeagueWrite::Drop { no, n } => {
            run("DELETE FROM league_members WHERE league = ?1 AND n = ?2", params![no, n])
        }
        LeagueWrite::Gone { no, n, how } => run(
            "UPDATE league_members SET gone = ?3, remind = 0, due = NULL WHERE league = ?1 AND n = ?2",
            params![no, n, how],
        ),
        LeagueWrite::Invitation { no, invitation } => {
            run("UPDATE leagues SET invitation = ?2 WHERE no = ?1", params![no, invitation])
        }
        LeagueWrite::Round { no, round, rounds, deadline, due } => run(
            "UPDATE leagues SET state = 1, round = ?2, rounds = ?3, deadline = ?4, due = ?5 WHERE no = ?1",
            params![no, round, rounds, deadline, due],
        ),
        LeagueWrite::Pairing { no, it } => run(
            "INSERT INTO league_pairings(league, round, n, first, second, match, first_halves, second_halves, how)
             VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
            params![no, it.round, it.n, it.first, it.second, it.no, it.first_halves, it.second_halves, it.how],
        ),
        LeagueWrite::Result { no, round, n, halves, how, unended } => run(
            "UPDATE league_pairings SET first_halves = ?4, second_halves = ?5, how = ?6, unended = ?7
             WHERE league = ?1 AND round = ?2 AND n = ?3 AND how IS NULL",
            params![no, round, n, halves.0, halves.1, how, unended],
        ),
        LeagueWrite::Ended { no, round, n } => run(
            "UPDATE league_pairings SET unended = 0 WHERE league = ?1 AND round = ?2 AND n = ?3",
            params![no, round, n],
        ),
        LeagueWrite::Due { no, due } => run("UPDATE leagues SET due = ?2 WHERE no = ?1", params![no, due]),
        LeagueWrite::PutOff { no, deadline } => {
            run("UPDATE leagues SET deadline = ?2, due = ?2 WHERE no = ?1", params![no, deadline])
        }
        LeagueWrite::End { no, state } => {
            run("UPDATE leagues SET state = ?2, deadline = NULL, due = NULL WHERE no = ?1", params![no, state])?;
            run("UPDATE league_members SET due = NULL WHERE league = ?1", params![no])
        }
        LeagueWrite::Delete { no } => {
            for sql in [
                "DELETE FROM league_pairings WHERE league = ?1",
                "DELETE FROM league_members WHERE league = ?1",
                "DELETE FROM leagues WHERE no = ?1",
            ] {
                run(sql, params![no])?;
            }
            Ok(())
        }
        LeagueWrite::Played { no, halves, how } => {
            // The league first, as everything else that changes it does: two who wait for each other would wait for ever.
            run(
                "UPDATE leagues SET version = version + 1, due = 0 WHERE state = 1
                 AND no = (SELECT league FROM league_pairings WHERE match = ?1 AND how IS NULL)",
                params![no],
            )?;
            run(
                "UPDATE league_pairings SET first_halves = ?2, second_halves = ?3, how = ?4
                 WHERE match = ?1 AND how IS NULL AND league IN (SELECT no FROM leagues WHERE state = 1)",
                params![no, halves.0, halves.1, how],
            )
        }
        LeagueWrite::Remind { no, person, on } => run(
            "UPDATE league_members SET remind = ?3, due = NULL WHERE league = ?1 AND person = ?2",
            params![no, person, on],
        ),
        LeagueWrite::Tell { no, person, told, due } => run(
            "UPDATE league_members SET told = ?3, due = ?4 WHERE league = ?1 AND person = ?2 AND remind = 1",
            params![no, person, told, due],
        ),
    }
}

const LEAGUE: &str = "SELECT no, id, name, game, setup, clock, spectating, pairing, rounds, days, host, invitation, since, stirred,
    state, round, deadline, version FROM leagues";

impl Store {
    /// The league whom addresses call so.
    pub(crate) fn league(&self, id: &str) -> Read<Option<League>> {
        self.league_that("id = ?1", params![id])
    }

    /// The league with a number.
    pub(crate) fn league_of(&self, no: i64) -> Read<Option<League>> {
        self.league_that("no = ?1", params![no])
    }

    /// The league that a link invites to.
    pub(crate) fn league_invitation(&self, token: &str) -> Read<Option<League>> {
        self.league_that("invitation = ?1", params![token])
    }

    fn league_that(&self, which: &str, params: &[Param<'_>]) -> Read<Option<League>> {
        let Some(row) = self.first(&format!("{LEAGUE} WHERE {which}"), params, read_league)? else {
            return Ok(None);
        };
        let sql = "SELECT m.n, m.person, coalesce(p.name, ''), m.gone, coalesce(p.banned, 0), m.remind
                   FROM league_members m LEFT JOIN people p ON p.id = m.person WHERE m.league = ?1 ORDER BY m.n";
        let members = self.list(sql, params![row.no], |row| {
            read_row!(row, MemberRow { n, person, name, gone, banned, remind })
        })?;
        let sql = "SELECT g.round, g.n, g.first, g.second, g.match, g.first_halves, g.second_halves, g.how, m.id
                   FROM league_pairings g LEFT JOIN matches m ON m.no = g.match WHERE g.league = ?1 ORDER BY g.round, g.n";
        let pairings = self.list(sql, params![row.no], |row| {
            read_row!(row, PairingRow { round, n, first, second, no, first_halves, second_halves, how, id })
        })?;
        Ok(Some(League { row, members, pairings }))
    }

    /// The leagues of which a person is a member or which they run, with how many members each has; those that go on first.
    pub(crate) fn leagues_of(&self, person: PersonId, most: u32) -> Read<Vec<(LeagueRow, u32)>> {
        let sql = "SELECT no, id, name, game, setup, clock, spectating, pairing, rounds, days, host, invitation, since, stirred,
                       state, round, deadline, version, (SELECT count(*) FROM league_members WHERE league = leagues.no)
                   FROM leagues
                   WHERE host = ?1 OR no IN (SELECT league FROM league_members WHERE person = ?1)
                   ORDER BY CASE WHEN state < 2 THEN 0 ELSE 1 END, stirred DESC LIMIT ?2";
        self.list(sql, params![person, most], |row| Ok((read_league(row)?, row.next()?)))
    }

    /// How many leagues that are not over someone runs, and of how many they are a member.
    pub(crate) fn n_leagues_of(&self, person: PersonId) -> Read<(u32, u32)> {
        let sql = "SELECT count(*) FROM leagues WHERE host = ?1 AND state < 2";
        let run: u32 = self.first(sql, params![person], Cells::next)?.unwrap_or_default();
        let sql = "SELECT count(*) FROM league_members m JOIN leagues l ON l.no = m.league
                   WHERE m.person = ?1 AND m.gone = 0 AND l.state < 2";
        Ok((run, self.first(sql, params![person], Cells::next)?.unwrap_or_default()))
    }

    /// Whether one of the members does not want to play with a person.
    pub(crate) fn is_unwanted_in_league(&self, no: i64, person: PersonId) -> Read<bool> {
        let sql = "SELECT 1 FROM league_members m JOIN blocks b ON b.person = m.person AND b.other = ?1
                   WHERE m.league = ?2 LIMIT 1";
        Ok(!self.0.rows(sql, params![person, no])?.is_empty())
    }

    /// Leagues that are to be looked at.
    pub(crate) fn due_leagues(&self, now: Millis, most: u32) -> Read<Vec<i64>> {
        let sql = "SELECT no FROM leagues WHERE due <= ?1 ORDER BY due, no LIMIT ?2";
        self.list(sql, params![now, most], Cells::next)
    }

    /// Leagues with matches that were judged and are still to be ended.
    pub(crate) fn leagues_to_end_matches(&self, most: u32) -> Read<Vec<i64>> {
        let sql = "SELECT DISTINCT league FROM league_pairings WHERE unended = 1 ORDER BY league LIMIT ?1";
        self.list(sql, params![most], Cells::next)
    }

    /// Pairings of a league whose matches are to be ended: each with its round, its number and those of its match.
    pub(crate) fn matches_to_end(&self, league: i64) -> Read<Vec<(u32, u32, Option<i64>)>> {
        let sql =
            "SELECT round, n, match FROM league_pairings WHERE league = ?1 AND unended = 1 ORDER BY round, n";
        self.list(sql, params![league], |row| Ok((row.next()?, row.next()?, row.next()?)))
    }

    /// Whether anything has happened in a match.
    pub(crate) fn has_stirred(&self, no: i64) -> Read<bool> {
        let sql = "SELECT 1 FROM entries WHERE match = ?1 AND kind <> 'given' LIMIT 1";
        Ok(!self.0.rows(sql, params![no])?.is_empty())
    }

    /// Leagues in which nothing has happened since then, those that are over or those that never began.
    pub(crate) fn old_leagues(&self, before: u64, is_over: bool, most: u32) -> Read<Vec<i64>> {
        let which = if is_over { "1 < state" } else { "state = 0" };
        let sql = format!("SELECT no FROM leagues WHERE {which} AND stirred < ?1 ORDER BY stirred LIMIT ?2");
        self.list(&sql, params![before, most], Cells::next)
    }

    /// Members who are to be told of their league by now.
    pub(crate) fn due_members(&self, now: Millis, most: u32) -> Read<Vec<(i64, PersonId, u8)>> {
        let sql = "SELECT league, person, told FROM league_members WHERE due <= ?1 ORDER BY due LIMIT ?2";
        self.list(sql, params![now, most], |row| Ok((row.next()?, row.next()?, row.next()?)))
    }

    /// When the next one is to be told.
    pub(crate) fn next_due_member(&self) -> Read<Option<Millis>> {
        let sql = "SELECT min(due) FROM league_members WHERE due IS NOT NULL";
        Ok(self.first(sql, &[], Cells::next)?.flatten())
    }
}

/// What is kept of a person's leagues, for that person.
pub(super) fn kept_of(store: &Store, person: PersonId) -> Read<Value> {
    let leagues = store.leagues_of(person, u32::MAX)?;
    let told = |(it, _): &(LeagueRow, u32)| json!({"id": it.id, "name": it.name, "since": it.since, "organiser": it.host == Some(person)});
    Ok(leagues.iter().map(told).collect())
}

fn read_league(row: &mut Cells) -> Read<LeagueRow> {
    read_row!(
        row,
        LeagueRow {
            no,
            id,
            name,
            game,
            setup,
            clock,
            spectating,
            pairing,
            rounds,
            days,
            host,
            invitation,
            since,
            stirred,
            state,
            round,
            deadline,
            version
        }
    )
}

//! What is asked of the store.

use hosting::{
    Style,
    messages::{ChatLine, Spectating},
};
use serde_json::{Value, json};
use table::Seat;

use super::{
    Complaint, DueTurn, Kept, KeptDevice, Known, MailRow, MayAsk, Named, NoticeRow, Person, PersonId, Read,
    Row, Sitter, Store, StoreError, Visit, Which, leagues, notices,
    sql::{Cells, Param, params, read_row},
    writes::SEARCH,
};
use crate::time::Millis;

/// How many of the latest lines are shown.
const LINES_OF_CHAT: u32 = 200;

impl Store {
    /// What is made of each row that a question finds.
    pub(super) fn list<T>(
        &self,
        sql: &str,
        params: &[Param<'_>],
        read: impl Fn(&mut Cells) -> Read<T>,
    ) -> Read<Vec<T>> {
        self.0.rows(sql, params)?.iter_mut().map(read).collect()
    }

    /// What is made of the first row, if there is one.
    pub(super) fn first<T>(
        &self,
        sql: &str,
        params: &[Param<'_>],
        read: impl Fn(&mut Cells) -> Read<T>,
    ) -> Read<Option<T>> {
        self.0.rows(sql, params)?.first_mut().map(read).transpose()
    }

    /// Matches, with those who sit at them.
    fn matches_that(&self, which: &str, params: &[Param<'_>]) -> Read<Vec<Row>> {
        let sql = format!(
            "SELECT m.no, m.id, m.game, m.key, m.clock, m.listed, m.began, m.stirred, m.over, m.summary, m.fault, m.deadline,
                (SELECT token FROM invitations WHERE match = m.no), m.glass, m.host, m.mixed, m.rated,
                m.spectating
             FROM matches m {which}"
        );
        let mut rows = self.list(&sql, params, read_row)?;
        if rows.is_empty() {
            return Ok(rows);
        }
        let sql = format!(
            "SELECT s.match, s.seat, s.player, s.person, coalesce(p.name, ''),
                (SELECT count(*) FROM bots b WHERE b.person = s.person)
             FROM seats s LEFT JOIN people p ON p.id = s.person
             WHERE s.match IN (SELECT m.no FROM matches m {which}) ORDER BY s.match, s.seat"
        );
        let seats = self.list(&sql, params, |row| Ok((row.next::<i64>()?, read_seat(row)?)))?;
        for row in &mut rows {
            let begin = seats.partition_point(|it| it.0 < row.no);
            row.seats =
                seats[begin..].iter().take_while(|it| it.0 == row.no).map(|it| it.1.clone()).collect();
        }
        Ok(rows)
    }

    /// The person whose device has a secret with this hash.
    pub(crate) fn visit(&self, hash: &[u8; 32]) -> Read<Option<Visit>> {
        let sql = "SELECT p.id, p.name, p.banned, d.seen FROM devices d JOIN people p ON p.id = d.person
                   WHERE d.hash = ?1";
        self.first(sql, params![hash], |row| {
            Ok(Visit { person: read_person(row)?, is_banned: row.next()?, seen: row.next()? })
        })
    }

    /// The name of a person.
    pub(crate) fn name(&self, person: PersonId) -> Read<String> {
        let name = self.first("SELECT name FROM people WHERE id = ?1", params![person], Cells::next)?;
        Ok(name.unwrap_or_default())
    }

    /// Whether someone at the table of a match does not want to play with a person.
    pub(crate) fn is_unwanted(&self, id: &str, person: PersonId) -> Read<bool> {
        let sql = "SELECT 1 FROM matches m JOIN seats s ON s.match = m.no
                   JOIN blocks b ON b.person = s.person AND b.other = ?1 WHERE m.id = ?2 LIMIT 1";
        Ok(!self.0.rows(sql, params![person, id])?.is_empty())
    }

    /// The match with a name.
    pub(crate) fn row(&self, id: &str) -> Read<Option<Row>> {
        Ok(self.matches_that("WHERE m.id = ?1", params![id])?.pop())
    }

    /// The match with a number.
    pub(crate) fn row_of(&self, no: i64) -> Read<Option<Row>> {
        Ok(self.matches_that("WHERE m.no = ?1", params![no])?.pop())
    }

    pub(crate) fn setup(&self, no: i64) -> Read<String> {
        let sql = "SELECT s.data FROM matches m JOIN setups s ON s.hash = m.setup WHERE m.no = ?1";
        let setup = self.first(sql, params![no], Cells::next)?;
        setup.ok_or_else(|| StoreError::new("The match has no set-up."))
    }

    pub(crate) fn entries(&self, no: i64) -> Read<Vec<Kept>> {
        let sql = "SELECT kind, data FROM entries WHERE match = ?1 ORDER BY n";
        self.list(sql, params![no], |row| Ok(Kept { kind: row.next()?, data: row.next()? }))
    }

    pub(crate) fn chat(&self, no: i64) -> Read<Vec<ChatLine>> {
        let line = |row: &mut Cells| Ok((row.next::<i64>()?, row.next::<String>()?));
        // A seat that is null cannot be written by those who talk: quotes in what they say are escaped.
        let latest = |which| {
            let sql = format!(
                "SELECT n, data FROM chat WHERE match = ?1 AND data {which} LIKE '%\"seat\":null%' ORDER BY n DESC LIMIT ?2"
            );
            self.list(&sql, params![no, LINES_OF_CHAT], line)
        };
        let mut lines = latest("NOT")?;
        lines.extend(latest("")?);
        lines.sort_unstable();
        Ok(lines.iter().filter_map(|it| serde_json::from_str(&it.1).ok()).collect())
    }

    /// The analysis of a match; nothing in it if it is wanted and not there yet.
    pub(crate) fn analysis(&self, no: i64) -> Read<Option<Option<String>>> {
        self.first("SELECT data FROM analyses WHERE match = ?1", params![no], Cells::next)
    }

    /// Matches whose analysis is wanted and not there yet, those that were wanted first before others.
    pub(crate) fn unfinished_analyses(&self) -> Read<Vec<String>> {
        let sql = "SELECT m.id FROM analyses a JOIN matches m ON m.no = a.match WHERE a.data IS NULL ORDER BY a.wanted";
        self.list(sql, &[], Cells::next)
    }

    pub(crate) fn notes(&self, id: &str, person: PersonId) -> Read<String> {
        let sql =
            "SELECT n.text FROM notes n JOIN matches m ON m.no = n.match WHERE m.id = ?1 AND n.person = ?2";
        Ok(self.first(sql, params![id, person], Cells::next)?.unwrap_or_default())
    }

    pub(crate) fn devices(&self, person: PersonId) -> Read<Vec<KeptDevice>> {
        let sql =
            "SELECT hash, name, since, seen FROM devices WHERE person = ?1 ORDER BY seen DESC, since DESC";
        self.list(sql, params![person], |row| {
            Ok(KeptDevice { hash: row.next()?, name: row.next()?, since: row.next()?, seen: row.next()? })
        })
    }

    /// Those whom a person does not want to play with.
    pub(crate) fn blocked_by(&self, person: PersonId) -> Read<Vec<Person>> {
        let sql = "SELECT p.id, p.name FROM blocks b JOIN people p ON p.id = b.other WHERE b.person = ?1 ORDER BY p.name";
        self.list(sql, params![person], read_person)
    }

    pub(crate) fn matches_of(&self, person: PersonId) -> Read<Vec<Row>> {
        let which =
            "WHERE m.no IN (SELECT match FROM seats WHERE person = ?1) ORDER BY m.stirred DESC LIMIT 200";
        self.matches_that(which, params![person])
    }

    /// How many matches that a person has begun or sits at wait in the lobby.
    pub(crate) fn n_listed_of(&self, person: PersonId) -> Read<usize> {
        let sql = "SELECT m.no FROM matches m WHERE m.listed = 1 AND m.over = 0 AND m.fault IS NULL
               AND (m.host = ?1 OR EXISTS(SELECT 1 FROM seats s WHERE s.match = m.no AND s.person = ?1))
               AND EXISTS(SELECT 1 FROM seats s WHERE s.match = m.no AND s.player = 'open')";
        Ok(self.list(sql, params![person], Cells::next::<i64>)?.len())
    }

    pub(crate) fn listed(&self) -> Read<Vec<Row>> {
        let which = "WHERE m.listed = 1 AND m.over = 0 AND m.fault IS NULL
               AND EXISTS(SELECT 1 FROM seats s WHERE s.match = m.no AND s.player = 'open')
             ORDER BY CASE WHEN m.spectating = '\"live\"' THEN m.stirred ELSE m.began END DESC LIMIT 100";
        self.matches_that(which, &[])
    }

    /// The match that an invitation is to.
    pub(crate) fn invitation(&self, token: &str) -> Read<Option<Row>> {
        let which = "WHERE m.no = (SELECT match FROM invitations WHERE token = ?1)";
        Ok(self.matches_that(which, params![token])?.pop())
    }

    /// Matches where a player's time ran out.
    pub(crate) fn due(&self, at: Millis) -> Read<Vec<String>> {
        self.list("SELECT id FROM matches WHERE deadline <= ?1", params![at], Cells::next)
    }

    /// Matches for the operator, those that were left alone longest first.
    pub(crate) fn matches(&self, which: &Which) -> Read<Vec<Row>> {
        let before = which.before.map_or(String::new(), |it| format!("AND m.stirred < {it}"));
        let over = which.over.map_or(String::new(), |it| format!("AND m.over = {}", i32::from(it)));
        let which_rows = format!("WHERE TRUE {before} {over} ORDER BY m.stirred, m.no LIMIT ?1");
        self.matches_that(&which_rows, params![which.most])
    }

    /// Finished matches of a game that were in the lobby, after the one with this number.
    pub(crate) fn finished_in_public(&self, game: &str, after: i64, most: u32) -> Read<Vec<Row>> {
        let which = "WHERE m.over = 1 AND m.listed = 1 AND m.fault IS NULL AND m.game = ?1 AND ?2 < m.no
             ORDER BY m.no LIMIT ?3";
        self.matches_that(which, params![game, after, most])
    }

    /// People who sit at no match and were last here before then.
    pub(crate) fn idle_people(&self, before: u64) -> Read<Vec<PersonId>> {
        let sql = "SELECT p.id FROM people p WHERE p.since < ?1
                     AND NOT EXISTS(SELECT 1 FROM seats WHERE person = p.id)
                     AND NOT EXISTS(SELECT 1 FROM bots b WHERE b.person = p.id AND b.hash IS NOT NULL)
                     AND NOT EXISTS(SELECT 1 FROM devices d WHERE d.person = p.id AND (?1 <= d.seen OR ?1 <= d.since))";
        self.list(sql, params![before], Cells::next)
    }

    /// People whose name has this in it, those who came last first.
    pub(crate) fn people(&self, like: &str, most: u32) -> Read<Vec<Known>> {
        let sql = "SELECT p.id, p.name, p.since, coalesce((SELECT max(seen) FROM devices WHERE person = p.id), 0) AS last_seen,
                      (SELECT count(*) FROM devices WHERE person = p.id),
                      (SELECT count(DISTINCT match) FROM seats WHERE person = p.id), p.banned
                   FROM people p
                   WHERE lower(?1) = '' OR replace(lower(p.name), lower(?1), '') <> lower(p.name)
                   ORDER BY last_seen DESC, p.since DESC LIMIT ?2";
        self.list(sql, params![like, most], |row| {
            read_row!(row, Known { id, name, since, seen, devices, matches, banned })
        })
    }

    pub(crate) fn complaints(&self) -> Read<Vec<Complaint>> {
        let sql = "SELECT n, at, match, by, about, name, text, chat FROM complaints ORDER BY n LIMIT 500";
        self.list(sql, &[], |row| read_row!(row, Complaint { n, at, id, by, about, name, text, chat }))
    }

    pub(crate) fn banned_addresses(&self) -> Read<Vec<String>> {
        self.list("SELECT address FROM banned_addresses ORDER BY address", &[], Cells::next)
    }

    /// Everything that is kept of a person, for that person.
    pub(crate) fn kept_of(&self, person: PersonId) -> Read<Value> {
        let sql = "SELECT name, since FROM people WHERE id = ?1";
        let own = self.first(sql, params![person], |row| {
            Ok(json!({"name": row.next::<String>()?, "since": row.next::<u64>()?}))
        })?;
        let mut kept = own.unwrap_or_default();
        let devices = self.devices(person)?;
        kept["devices"] = devices
            .iter()
            .map(|it| json!({"name": it.name, "since": it.since, "last_here": it.seen}))
            .collect();
        let sql = "SELECT m.id, m.game, s.seat, m.began, m.over FROM seats s JOIN matches m ON m.no = s.match
                   WHERE s.person = ?1 ORDER BY m.no";
        kept["seats"] = self
            .list(sql, params![person], |row| {
                Ok(json!({"match": row.next::<String>()?, "game": row.next::<String>()?,
                    "seat": row.next::<u8>()?, "began": row.next::<u64>()?, "over": row.next::<i64>()?}))
            })?
            .into();
        let sql = "SELECT m.id, c.data FROM chat c JOIN matches m ON m.no = c.match WHERE c.person = ?1 ORDER BY c.n";
        kept["chat"] = self
            .list(sql, params![person], |row| {
                let (id, line) = (row.next::<String>()?, row.next::<String>()?);
                Ok(json!({"match": id, "line": serde_json::from_str::<Value>(&line).unwrap_or_default()}))
            })?
            .into();
        let sql = "SELECT m.id, n.text FROM notes n JOIN matches m ON m.no = n.match WHERE n.person = ?1";
        kept["notes"] = self
            .list(sql, params![person], |row| {
                Ok(json!({"match": row.next::<String>()?, "text": row.next::<String>()?}))
            })?
            .into();
        let sql = "SELECT m.id, o.data FROM orders o JOIN matches m ON m.no = o.match
             JOIN seats s ON s.match = o.match AND s.seat = o.seat WHERE s.person = ?1";
        kept["orders"] = self
            .list(sql, params![person], |row| {
                let (id, given) = (row.next::<String>()?, row.next::<String>()?);
                Ok(json!({"match": id, "given": serde_json::from_str::<Value>(&given).unwrap_or_default()}))
            })?
            .into();
        kept["blocked"] = self.blocked_by(person)?.iter().map(|it| json!({"name": it.name})).collect();
        let sql = "SELECT at, name, text FROM complaints WHERE by = ?1 ORDER BY n";
        kept["complaints"] = self
            .list(sql, params![person], |row| {
                Ok(json!({"at": row.next::<u64>()?, "about": row.next::<String>()?, "text": row.next::<String>()?}))
            })?
            .into();
        let bots = self.bots_of(Some(person))?;
        kept["bots"] = bots.iter().map(|it| json!({"name": it.name, "since": it.since})).collect();
        kept["leagues"] = leagues::kept_of(self, person)?;
        kept["notices"] = notices::kept_of(self, person)?;
        Ok(kept)
    }

    /// The key with which pushes are signed.
    pub(crate) fn push_key(&self) -> Read<Option<Vec<u8>>> {
        self.first("SELECT data FROM keys WHERE name = 'push'", &[], Cells::next)
    }

    /// How a person wants to be told.
    pub(crate) fn notices_of(&self, person: PersonId) -> Read<NoticeRow> {
        notices::of(self, person)
    }

    /// Those who want to be told of a match.
    pub(crate) fn watchers(&self, no: i64) -> Read<Vec<PersonId>> {
        self.list("SELECT person FROM turns WHERE match = ?1", params![no], Cells::next)
    }

    /// Those who are to be told by now, if they were not told of the same match within the gap.
    pub(crate) fn due_turns(&self, now: Millis, gap: Millis, most: u32) -> Read<Vec<DueTurn>> {
        let sql =
            "SELECT match, person, turn FROM turns WHERE due <= ?1 AND told + ?2 <= ?1 ORDER BY due LIMIT ?3";
        self.list(sql, params![now, gap, most], |row| {
            Ok(DueTurn { no: row.next()?, person: row.next()?, turn: row.next()? })
        })
    }

    /// When the next one is to be told.
    pub(crate) fn next_due(&self, gap: Millis) -> Read<Option<Millis>> {
        let sql = "SELECT min(CASE WHEN due < told + ?1 THEN told + ?1 ELSE due END) FROM turns WHERE due IS NOT NULL";
        Ok(self.first(sql, params![gap], Cells::next)?.flatten())
    }

    /// Whether a person is still awaited in a turn.
    pub(crate) fn is_turn(&self, turn: DueTurn) -> Read<bool> {
        let sql = "SELECT 1 FROM turns WHERE match = ?1 AND person = ?2 AND turn = ?3 AND awaited = 1";
        Ok(!self.0.rows(sql, params![turn.no, turn.person, turn.turn])?.is_empty())
    }

    /// The address of mail that a link ends.
    pub(crate) fn mail_to_stop(&self, token: &str) -> Read<Option<MailRow>> {
        notices::mail(self, "token = ?1", params![token])
    }

    /// The address of mail that a link confirms.
    pub(crate) fn mail_to_confirm(&self, confirmation: &[u8; 32]) -> Read<Option<MailRow>> {
        notices::mail(self, "confirmation = ?1", params![confirmation])
    }

    /// Whether an address may be asked; not if it was asked since a time.
    pub(crate) fn may_ask(&self, address: &str, hash: &[u8; 32], since: u64) -> Read<MayAsk> {
        if !self.0.rows("SELECT 1 FROM mail_refused WHERE hash = ?1", params![hash])?.is_empty() {
            return Ok(MayAsk::Never);
        }
        let sql = "SELECT 1 FROM mail_addresses WHERE address = ?1 AND ?2 <= asked LIMIT 1";
        let was_asked = !self.0.rows(sql, params![address, since])?.is_empty();
        Ok(if was_asked { MayAsk::Later } else { MayAsk::Now })
    }
}

pub(super) fn read_person(row: &mut Cells) -> Read<Person> {
    Ok(Person { id: row.next()?, name: row.next()?, is_bot: false })
}

fn read_row(row: &mut Cells) -> Read<Row> {
    Ok(Row {
        no: row.next()?,
        id: row.next()?,
        game: row.next()?,
        key: row.next()?,
        clock: serde_json::from_str(&row.next::<String>()?).unwrap_or_default(),
        listed: row.next()?,
        began: row.next()?,
        stirred: row.next()?,
        over: row.next()?,
        summary: row.next()?,
        fault: row.next()?,
        deadline: row.next()?,
        invitation: row.next::<Option<String>>()?.unwrap_or_default(),
        glass: row.next()?,
        host: row.next()?,
        mixed: row.next()?,
        rated: row.next()?,
        // What cannot be read is shown to nobody before the end.
        spectating: serde_json::from_str(&row.next::<String>()?).unwrap_or(Spectating::End),
        seats: Vec::new(),
    })
}

fn read_seat(row: &mut Cells) -> Read<(Seat, Sitter, Named)> {
    let seat = Seat(row.next()?);
    let player: String = row.next()?;
    let sitter = match (player.as_str(), row.next()?) {
        ("person", Some(person)) => Sitter::Person(person),
        ("bot", _) => Sitter::Bot,
        ("automa", _) => Sitter::Automa,
        (other, _) => search_of(other).map_or(Sitter::Open, |(level, style)| Sitter::Search(level, style)),
    };
    Ok((seat, sitter, Named { name: row.next()?, is_bot: row.next()? }))
}

fn search_of(player: &str) -> Option<(u8, Option<Style>)> {
    let mut words = player.strip_prefix(SEARCH)?.split(' ');
    let level = words.next()?.parse().ok()?;
    Some((level, words.next().and_then(|it| it.parse().ok())))
}

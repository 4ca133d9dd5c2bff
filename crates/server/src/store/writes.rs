//! What is written, as statements.

use super::{
    NewRow, PersonId, Read, Sitter, Write, accounts, ladder, leagues, notices, orders, spectators,
    sql::{Run, params},
};
use crate::{secrets, time::SECOND};

/// Hands over the statements that write something, in order.
pub(super) fn execute(write: &Write, run: &mut Run<'_>) -> Read<()> {
    match write {
        Write::Entry { no, n, kind, data } => run(
            "INSERT INTO entries(match, n, kind, data) VALUES(?1, ?2, ?3, ?4)",
            params![no, n, kind, data],
        ),
        Write::Stir { no, at, over, deadline, summary } => run(
            "UPDATE matches SET stirred = ?1, over = ?2, deadline = ?3, summary = ?4 WHERE no = ?5",
            params![at, over, deadline, summary, no],
        ),
        Write::Person { id, name, at } => {
            run("INSERT INTO people(id, name, since) VALUES(?1, ?2, ?3)", params![id, name, at])
        }
        Write::Device { hash, person, name, at } => run(
            "INSERT INTO devices(hash, person, name, since, seen) VALUES(?1, ?2, ?3, ?4, ?4)",
            params![hash, person, name, at],
        ),
        Write::Seen { hash, at } => run("UPDATE devices SET seen = ?1 WHERE hash = ?2", params![at, hash]),
        Write::Revoke { hash } => {
            run("DELETE FROM pushes WHERE device = ?1", params![hash])?;
            run("DELETE FROM devices WHERE hash = ?1", params![hash])
        }
        Write::Forget { person } => forget(*person, run),
        Write::Ban { person, banned } => {
            run("UPDATE people SET banned = ?1 WHERE id = ?2", params![banned, person])
        }
        Write::BanAddress { address, banned: true, at } => run(
            "INSERT INTO banned_addresses(address, since) VALUES(?1, ?2) ON CONFLICT DO NOTHING",
            params![address, at],
        ),
        Write::BanAddress { address, banned: false, .. } => {
            run("DELETE FROM banned_addresses WHERE address = ?1", params![address])
        }
        Write::Complain(it) => run(
            "INSERT INTO complaints(at, match, by, about, name, text, chat) VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            params![it.at, it.id, it.by, it.about, it.name, it.text, it.chat],
        ),
        Write::Settle { n } => run("DELETE FROM complaints WHERE n = ?1", params![n]),
        Write::DeleteMatch { no } => delete_match(*no, run),
        Write::Block { person, other, blocked: true } => run(
            "INSERT INTO blocks(person, other) VALUES(?1, ?2) ON CONFLICT DO NOTHING",
            params![person, other],
        ),
        Write::Block { person, other, blocked: false } => {
            run("DELETE FROM blocks WHERE person = ?1 AND other = ?2", params![person, other])
        }
        Write::Name { person, name } => {
            run("UPDATE people SET name = ?1 WHERE id = ?2", params![name, person])
        }
        Write::Match(row) => begin(row, run),
        Write::Glass { no, data } => run("UPDATE matches SET glass = ?1 WHERE no = ?2", params![data, no]),
        Write::Seat { no, seat, person } => run(
            "UPDATE seats SET player = 'person', person = ?1 WHERE match = ?2 AND seat = ?3",
            params![person, no, seat.0],
        ),
        Write::Vacate { no, seat } => run(
            "UPDATE seats SET player = 'open', person = NULL WHERE match = ?1 AND seat = ?2",
            params![no, seat.0],
        ),
        Write::Chat { no, person, line } => run(
            "INSERT INTO chat(match, person, data) VALUES(?1, ?2, ?3)",
            params![no, person, serde_json::to_string(line).unwrap_or_default()],
        ),
        Write::Notes { no, person, text } => run(
            "INSERT INTO notes(match, person, text) VALUES(?1, ?2, ?3)
             ON CONFLICT(match, person) DO UPDATE SET text = excluded.text",
            params![no, person, text],
        ),
        Write::Orders { no, seat, given } => orders::execute(*no, *seat, given, run),
        Write::Events { no, data } => run(
            "INSERT INTO events(match, data) VALUES(?1, ?2) ON CONFLICT(match) DO UPDATE SET data = excluded.data",
            params![no, data],
        ),
        Write::WantAnalysis { no } => run(
            "INSERT INTO analyses(match, wanted) VALUES(?1, (SELECT coalesce(max(wanted), 0) + 1 FROM analyses))
             ON CONFLICT(match) DO UPDATE SET wanted = excluded.wanted, data = NULL",
            params![no],
        ),
        Write::Analysis { no, data: Some(data) } => {
            run("UPDATE analyses SET data = ?1 WHERE match = ?2", params![data, no])
        }
        Write::Analysis { no, data: None } => run("DELETE FROM analyses WHERE match = ?1", params![no]),
        Write::Fault { no, version } => {
            run("UPDATE matches SET fault = ?1 WHERE no = ?2", params![version, no])
        }
        Write::Carry { hash, person, until } => {
            // A new link makes the one before it useless.
            run("DELETE FROM carries WHERE person = ?1", params![person])?;
            run("INSERT INTO carries(hash, person, until) VALUES(?1, ?2, ?3)", params![hash, person, until])
        }
        Write::Arrive { link, hash, name, now } => {
            // Of two who come by the same link, the second finds nothing.
            run(
                "INSERT INTO devices(hash, person, name, since, seen)
                 SELECT ?1, person, ?2, ?3, ?3 FROM carries WHERE hash = ?4 AND ?5 < until",
                params![hash, name, now / SECOND, link, now],
            )?;
            run("DELETE FROM carries WHERE hash = ?1 OR until <= ?2", params![link, now])
        }
        // Only a database that servers share can tell anybody.
        Write::News(_) => Ok(()),
        Write::Row { sql, cells } => run(sql, &cells.iter().map(super::sql::Cell::param).collect::<Vec<_>>()),
        Write::Notice(write) => notices::execute(write, run),
        Write::Bot(write) => accounts::execute(write, run),
        Write::Ladder(write) => ladder::execute(write, run),
        Write::League(write) => leagues::execute(write, run),
        Write::Minute { no, minute } => spectators::execute(*no, *minute, run),
    }
}

/// The number of a person stays: it stands in seats of matches that others play too, and tells nobody anything.
fn forget(person: PersonId, run: &mut Run<'_>) -> Read<()> {
    let of_all = notices::FORGET.into_iter().chain(accounts::FORGET).chain(ladder::FORGET);
    for sql in of_all.chain(orders::FORGET).chain(leagues::FORGET).chain([
        "DELETE FROM chat WHERE person = ?1",
        "UPDATE people SET name = '', since = 0 WHERE id = ?1",
        "DELETE FROM devices WHERE person = ?1",
        "DELETE FROM carries WHERE person = ?1",
        "DELETE FROM notes WHERE person = ?1",
        "DELETE FROM blocks WHERE person = ?1 OR other = ?1",
        "DELETE FROM complaints WHERE by = ?1",
        "DELETE FROM people WHERE id = ?1 AND NOT EXISTS(SELECT 1 FROM seats WHERE person = ?1)",
    ]) {
        run(sql, params![person])?;
    }
    Ok(())
}

fn delete_match(no: i64, run: &mut Run<'_>) -> Read<()> {
    for sql in [
        "DELETE FROM entries WHERE match = ?1",
        "DELETE FROM chat WHERE match = ?1",
        "DELETE FROM notes WHERE match = ?1",
        "DELETE FROM orders WHERE match = ?1",
        "DELETE FROM events WHERE match = ?1",
        "DELETE FROM invitations WHERE match = ?1",
        "DELETE FROM seats WHERE match = ?1",
        "DELETE FROM turns WHERE match = ?1",
        "DELETE FROM challenges WHERE match = ?1",
        "DELETE FROM analyses WHERE match = ?1",
        "DELETE FROM spectator_minutes WHERE match = ?1",
        "DELETE FROM matches WHERE no = ?1",
    ] {
        run(sql, params![no])?;
    }
    // A set-up is kept once for all matches that begin with it.
    run("DELETE FROM setups WHERE NOT EXISTS(SELECT 1 FROM matches WHERE setup = setups.hash)", &[])
}

fn begin(row: &NewRow, run: &mut Run<'_>) -> Read<()> {
    let hash = secrets::hash(row.setup.as_bytes());
    run("INSERT INTO setups(hash, data) VALUES(?1, ?2) ON CONFLICT DO NOTHING", params![hash, row.setup])?;
    run(
        "INSERT INTO matches(no, id, game, setup, key, clock, listed, began, stirred, deadline, summary, host, mixed, rated,
             spectating)
         VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8, ?9, ?10, ?11, ?12, ?13, ?14)",
        params![
            row.no,
            row.id,
            row.game,
            hash,
            row.key,
            serde_json::to_string(&row.clock).unwrap_or_default(),
            row.listed,
            row.began,
            row.deadline,
            row.summary,
            row.host,
            row.mixed,
            row.rated,
            serde_json::to_string(&row.spectating).unwrap_or_default()
        ],
    )?;
    for (seat, sitter) in &row.seats {
        let (player, person) = match sitter {
            Sitter::Open => ("open".to_string(), None),
            Sitter::Person(person) => ("person".to_string(), Some(*person)),
            Sitter::Bot => ("bot".to_string(), None),
            Sitter::Search(level, None) => (format!("{SEARCH}{level}"), None),
            Sitter::Search(level, Some(style)) => (format!("{SEARCH}{level} {style}"), None),
            Sitter::Automa => ("automa".to_string(), None),
        };
        run(
            "INSERT INTO seats(match, seat, player, person) VALUES(?1, ?2, ?3, ?4)",
            params![row.no, seat.0, player, person],
        )?;
    }
    run("INSERT INTO invitations(token, match) VALUES(?1, ?2)", params![row.invitation, row.no])
}

/// A bot that thinks ahead is kept as `search`, with its level and its style behind it.
pub(super) const SEARCH: &str = "search ";

//! All of one store into another, and a comparison of the two.

use std::fmt::Write as _;

use serde_json::{Value, json};

use super::{
    Read, Store, StoreError, Write,
    sql::{Cell, Cells, Param},
};
use crate::secrets;

/// A table: the columns of its key, by which rows are read in order, and the others.
struct Table {
    name: &'static str,
    key: &'static [&'static str],
    others: &'static [&'static str],
    insert: &'static str,
}

macro_rules! tables {
    ($($name:literal: $($key:literal)+ , $($other:literal)* => $values:literal;)+) => {
        &[$(Table {
            name: $name,
            key: &[$($key),+],
            others: &[$($other),*],
            insert: concat!("INSERT INTO ", $name, "(", tables!(@list $($key)+ $($other)*), ") VALUES(", $values, ")"),
        }),+]
    };
    (@list $first:literal $($more:literal)*) => { concat!($first $(, ", ", $more)*) };
}

/// Everything that is kept. `leases` and `servers` are of those that run, and of no use elsewhere.
const TABLES: &[Table] = tables! {
    "people": "id", "name" "since" "banned" => "?1, ?2, ?3, ?4";
    "devices": "hash", "person" "name" "since" "seen" => "?1, ?2, ?3, ?4, ?5";
    "carries": "hash", "person" "until" => "?1, ?2, ?3";
    "blocks": "person" "other", => "?1, ?2";
    "banned_addresses": "address", "since" => "?1, ?2";
    "complaints": "n", "at" "match" "by" "about" "name" "text" "chat" => "?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8";
    "setups": "hash", "data" => "?1, ?2";
    "matches": "no", "id" "game" "setup" "key" "clock" "listed" "began" "stirred" "over" "deadline" "summary" "fault" "glass"
        "host" "mixed" "rated" "spectating"
        => "?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18";
    "spectator_minutes": "match" "n", "minute" => "?1, ?2, ?3";
    "seats": "match" "seat", "player" "person" => "?1, ?2, ?3, ?4";
    "invitations": "token", "match" => "?1, ?2";
    "entries": "match" "n", "kind" "data" => "?1, ?2, ?3, ?4";
    "chat": "n", "match" "person" "data" => "?1, ?2, ?3, ?4";
    "notes": "match" "person", "text" => "?1, ?2, ?3";
    "orders": "match" "seat", "data" => "?1, ?2, ?3";
    "events": "match", "data" => "?1, ?2";
    "analyses": "match", "wanted" "data" => "?1, ?2, ?3";
    "notice_settings": "person", "language" "zone" "quiet_from" "quiet_to" => "?1, ?2, ?3, ?4, ?5";
    "pushes": "endpoint", "person" "device" "public" "auth" "since" => "?1, ?2, ?3, ?4, ?5, ?6";
    "mail_addresses": "person", "address" "token" "confirmation" "asked" => "?1, ?2, ?3, ?4, ?5";
    "mail_refused": "hash", => "?1";
    "webhooks": "person", "url" "secret" => "?1, ?2, ?3";
    "turns": "match" "person", "turn" "awaited" "due" "told" => "?1, ?2, ?3, ?4, ?5, ?6";
    "keys": "name", "data" => "?1, ?2";
    "bots": "person", "id" "owner" "hash" "since" "seen" "open" => "?1, ?2, ?3, ?4, ?5, ?6, ?7";
    "results": "match", "game" "kind" "at" "first" "second" "score" "counted" "first_before" "first_after" "second_before"
        "second_after" => "?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12";
    "ratings": "game" "kind" "person", "id" "rating" "deviation" "volatility" "at" "wins" "draws" "losses"
        => "?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11";
    "leagues": "no", "id" "name" "game" "setup" "clock" "spectating" "pairing" "rounds" "days" "host" "invitation" "since" "stirred"
        "state" "round" "deadline" "due" "version"
        => "?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19";
    "league_members": "league" "n", "person" "gone" "remind" "told" "due" => "?1, ?2, ?3, ?4, ?5, ?6, ?7";
    "league_pairings": "league" "round" "n", "first" "second" "match" "first_halves" "second_halves" "how" "unended"
        => "?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10";
    "challenges": "match" "seat", "person" "by" "at" => "?1, ?2, ?3, ?4, ?5";
};

/// So many rows are read and written at once.
const AT_ONCE: i64 = 2_000;

/// Copies everything into an empty store, and compares what is in both afterwards.
pub(crate) fn copy(from: &Store, to: &Store) -> Read<Value> {
    for table in TABLES {
        let first = format!("SELECT 1 FROM {} LIMIT 1", table.name);
        if !to.0.rows(&first, &[])?.is_empty() {
            return Err(StoreError::new(format!(
                "there is something in the new one already ({})",
                table.name
            )));
        }
    }
    for table in TABLES {
        each_page(from, table, |page| {
            let writes = page.iter().map(|it| Write::Row { sql: table.insert, cells: it.clone() });
            let ended = |_| StoreError::new("the new one has ended");
            to.write(writes.collect()).blocking_recv().map_err(ended)?
        })?;
    }
    to.0.has_all()?;
    let mut rows = serde_json::Map::new();
    for table in TABLES {
        let (old, new) = (Sum::of(from, table)?, Sum::of(to, table)?);
        if old != new {
            return Err(StoreError::new(format!(
                "{} differs in the new one: {} rows were there, and {} are",
                table.name, old.rows, new.rows
            )));
        }
        rows.insert(table.name.to_string(), json!(new.rows));
    }
    Ok(json!({"moved": rows, "compared": true}))
}

/// Hands over all rows of a table, page by page.
fn each_page(store: &Store, table: &Table, mut take: impl FnMut(&[Vec<Cell>]) -> Read<()>) -> Read<()> {
    let (key, n) = (table.key.join(", "), table.key.len());
    let columns = [table.key, table.others].concat().join(", ");
    let mut last: Option<Vec<Cell>> = None;
    loop {
        let mut sql = format!("SELECT {columns} FROM {}", table.name);
        if last.is_some() {
            let places: Vec<String> = (1..=n).map(|it| format!("?{it}")).collect();
            let _ = write!(sql, " WHERE ({key}) > ({})", places.join(", "));
        }
        let _ = write!(sql, " ORDER BY {key} LIMIT {AT_ONCE}");
        let params: Vec<Param<'_>> = last.iter().flatten().map(Cell::param).collect();
        let page: Vec<Vec<Cell>> = store.0.rows(&sql, &params)?.into_iter().map(Cells::rest).collect();
        let Some(end) = page.last() else { return Ok(()) };
        take(&page)?;
        last = Some(end[..n].to_vec());
    }
}

/// How many rows there are, and a sum of their hashes: the order in which a database reads texts does not matter.
#[derive(Debug, Default, PartialEq, Eq)]
struct Sum {
    rows: u64,
    hashes: [u64; 4],
}

impl Sum {
    fn of(store: &Store, table: &Table) -> Read<Sum> {
        let mut sum = Sum::default();
        each_page(store, table, |page| {
            page.iter().for_each(|it| sum.add(it));
            Ok(())
        })?;
        Ok(sum)
    }

    fn add(&mut self, row: &[Cell]) {
        let mut bytes = Vec::new();
        for cell in row {
            let (kind, value): (u8, &[u8]) = match cell {
                Cell::Null => (0, &[]),
                Cell::Int(it) => (1, &it.to_le_bytes()),
                Cell::Text(it) => (2, it.as_bytes()),
                Cell::Blob(it) => (3, it),
            };
            bytes.push(kind);
            bytes.extend((value.len() as u64).to_le_bytes());
            bytes.extend(value);
        }
        self.rows += 1;
        let hash = secrets::hash(&bytes);
        for (sum, part) in self.hashes.iter_mut().zip(hash.chunks_exact(8)) {
            *sum =
                sum.wrapping_add(u64::from_le_bytes(part.try_into().expect("eight bytes are eight bytes")));
        }
    }
}

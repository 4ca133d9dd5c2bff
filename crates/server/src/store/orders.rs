//! Standing orders: what the players of a match have said in advance.

use std::collections::{BTreeMap, BTreeSet};

use table::Seat;

use super::{
    Read, Store,
    sql::{Run, params},
};

/// Makes the table. Published: never change it.
pub(super) const TABLES: &str = "
CREATE TABLE orders(
    match INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY(match, seat)
) STRICT, WITHOUT ROWID;
";

/// The same in PostgreSQL.
pub(super) const POSTGRES_TABLES: &str = r#"
CREATE TABLE orders(
    match BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    data TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY(match, seat)
);
"#;

/// What is deleted with a person.
pub(super) const FORGET: [&str; 1] = ["DELETE FROM orders WHERE EXISTS(SELECT 1 FROM seats s
    WHERE s.match = orders.match AND s.seat = orders.seat AND s.person = ?1)"];

/// The orders that stand for a seat, by their names.
pub(crate) type Given = BTreeSet<String>;

pub(super) fn execute(no: i64, seat: Seat, given: &Given, run: &mut Run<'_>) -> Read<()> {
    if given.is_empty() {
        return run("DELETE FROM orders WHERE match = ?1 AND seat = ?2", params![no, seat.0]);
    }
    let data = serde_json::to_string(given).unwrap_or_default();
    run(
        "INSERT INTO orders(match, seat, data) VALUES(?1, ?2, ?3)
         ON CONFLICT(match, seat) DO UPDATE SET data = excluded.data",
        params![no, seat.0, data],
    )
}

impl Store {
    /// The orders that stand in a match.
    pub(crate) fn orders(&self, no: i64) -> Read<BTreeMap<Seat, Given>> {
        let sql = "SELECT seat, data FROM orders WHERE match = ?1";
        let rows = self.list(sql, params![no], |row| {
            let (seat, data) = (Seat(row.next()?), row.next::<String>()?);
            Ok((seat, serde_json::from_str(&data).unwrap_or_default()))
        })?;
        Ok(rows.into_iter().collect())
    }
}

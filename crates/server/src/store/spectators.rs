//! When spectators see what happens in a match, and for those who see it minutes later the minutes in which something was done.

use super::{
    Read, Store,
    sql::{Run, params},
};

/// Makes the tables. Published: never change it.
pub(super) const TABLES: &str = r#"
ALTER TABLE matches ADD COLUMN spectating TEXT NOT NULL DEFAULT '"live"';
CREATE TABLE spectator_minutes(
    match INTEGER NOT NULL,
    n INTEGER NOT NULL,
    minute INTEGER NOT NULL,
    PRIMARY KEY(match, n)
) STRICT, WITHOUT ROWID;
"#;

/// The same in PostgreSQL.
pub(super) const POSTGRES_TABLES: &str = r#"
ALTER TABLE matches ADD COLUMN spectating TEXT COLLATE "C" NOT NULL DEFAULT '"live"';
CREATE TABLE spectator_minutes(
    match BIGINT NOT NULL,
    n BIGINT NOT NULL,
    minute BIGINT NOT NULL,
    PRIMARY KEY(match, n)
);
"#;

/// From the act of this number on, everything was done in this minute since 1970, up to the act of the next one.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Minute {
    pub(crate) n: u32,
    pub(crate) minute: u64,
}

pub(super) fn execute(no: i64, Minute { n, minute }: Minute, run: &mut Run<'_>) -> Read<()> {
    run("INSERT INTO spectator_minutes(match, n, minute) VALUES(?1, ?2, ?3)", params![no, n, minute])
}

impl Store {
    /// The minutes of a match, in order.
    pub(crate) fn minutes(&self, no: i64) -> Read<Vec<Minute>> {
        let sql = "SELECT n, minute FROM spectator_minutes WHERE match = ?1 ORDER BY n";
        self.list(sql, params![no], |row| Ok(Minute { n: row.next()?, minute: row.next()? }))
    }
}

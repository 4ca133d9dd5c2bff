//! Results of rated matches, and ratings. Numbers are whole: ratings in thousandths, volatilities in thousand millionths.

use super::{
    PersonId, Read, Store,
    sql::{Cells, Run, params, read_row},
};
use crate::glicko::Rating;

/// Makes the tables. Published: never change it.
pub(super) const TABLES: &str = "
ALTER TABLE matches ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
CREATE TABLE results(
    match INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    at INTEGER NOT NULL,
    first INTEGER NOT NULL,
    second INTEGER NOT NULL,
    score INTEGER NOT NULL,
    counted INTEGER,
    first_before INTEGER,
    first_after INTEGER,
    second_before INTEGER,
    second_after INTEGER
) STRICT;
CREATE INDEX results_unrated ON results(at) WHERE counted IS NULL;
CREATE INDEX results_first ON results(first, at);
CREATE INDEX results_second ON results(second, at);
CREATE TABLE ratings(
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    person INTEGER NOT NULL,
    id TEXT NOT NULL,
    rating INTEGER NOT NULL,
    deviation INTEGER NOT NULL,
    volatility INTEGER NOT NULL,
    at INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    draws INTEGER NOT NULL,
    losses INTEGER NOT NULL,
    PRIMARY KEY(game, kind, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_best ON ratings(game, kind, rating);
CREATE INDEX ratings_person ON ratings(person);
";

/// The same in PostgreSQL.
pub(super) const POSTGRES_TABLES: &str = r#"
ALTER TABLE matches ADD COLUMN rated BIGINT NOT NULL DEFAULT 0;
CREATE TABLE results(
    match BIGINT PRIMARY KEY,
    game TEXT COLLATE "C" NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    first BIGINT NOT NULL,
    second BIGINT NOT NULL,
    score BIGINT NOT NULL,
    counted BIGINT,
    first_before BIGINT,
    first_after BIGINT,
    second_before BIGINT,
    second_after BIGINT
);
CREATE INDEX results_unrated ON results(at) WHERE counted IS NULL;
CREATE INDEX results_first ON results(first, at);
CREATE INDEX results_second ON results(second, at);
CREATE TABLE ratings(
    game TEXT COLLATE "C" NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    person BIGINT NOT NULL,
    id TEXT COLLATE "C" NOT NULL,
    rating BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    volatility BIGINT NOT NULL,
    at BIGINT NOT NULL,
    wins BIGINT NOT NULL,
    draws BIGINT NOT NULL,
    losses BIGINT NOT NULL,
    PRIMARY KEY(game, kind, person)
);
CREATE INDEX ratings_best ON ratings(game, kind, rating);
CREATE INDEX ratings_person ON ratings(person);
"#;

/// What is written of the ladder.
#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "it is always in a box, see `Write::Ladder`")]
pub(crate) enum LadderWrite {
    /// A rated match has ended. Its players are rated a little later, by one server for all.
    Ended(Pending),
    /// They have been rated.
    Rated { result: Pending, counted: bool, before: [f64; 2], standings: [Standing; 2] },
}

/// A rated match that has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pending {
    pub(crate) no: i64,
    pub(crate) game: String,
    /// `people` or `bots`.
    pub(crate) kind: String,
    pub(crate) at: u64,
    pub(crate) first: PersonId,
    pub(crate) second: PersonId,
    /// Two for a win of the first, one for a draw.
    pub(crate) score: u8,
}

/// How someone stands in the ladder of a game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Standing {
    pub(crate) person: PersonId,
    /// What they are called in addresses; empty before their first match.
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) rating: Rating,
    /// Since when the rating is so.
    pub(crate) at: u64,
    pub(crate) wins: u32,
    pub(crate) draws: u32,
    pub(crate) losses: u32,
}

impl Standing {
    /// Counts a match.
    pub(crate) fn add(&mut self, points: f64) {
        match points {
            1.0 => self.wins += 1,
            0.0 => self.losses += 1,
            _ => self.draws += 1,
        }
    }
}

/// A match in the history of a player.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Past {
    pub(crate) at: u64,
    /// The match, as used in addresses, unless it was deleted.
    pub(crate) id: Option<String>,
    pub(crate) other: String,
    /// Two for a win.
    pub(crate) score: u8,
    /// Before and after; nothing if it did not count.
    pub(crate) ratings: Option<(i64, i64)>,
}

/// What is deleted with a person. Numbers stay in the history of those whom they played.
pub(super) const FORGET: [&str; 1] = ["DELETE FROM ratings WHERE person = ?1"];

fn thousandths(it: f64) -> i64 {
    (it * 1e3).round() as i64
}

pub(super) fn execute(write: &LadderWrite, run: &mut Run<'_>) -> Read<()> {
    match write {
        LadderWrite::Ended(it) => run(
            "INSERT INTO results(match, game, kind, at, first, second, score) VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7)
             ON CONFLICT DO NOTHING",
            params![it.no, it.game, it.kind, it.at, it.first, it.second, it.score],
        ),
        LadderWrite::Rated { result, counted, before, standings } => {
            let [one, two] = standings;
            // Of two servers that both believe to be the one that rates, the second changes nothing: the result is counted already.
            if *counted {
                for it in standings {
                    rate(result, it, run)?;
                }
            }
            run(
                "UPDATE results SET counted = ?1, first_before = ?2, first_after = ?3, second_before = ?4, second_after = ?5
                 WHERE match = ?6 AND counted IS NULL",
                params![
                    counted,
                    thousandths(before[0]),
                    thousandths(one.rating.rating),
                    thousandths(before[1]),
                    thousandths(two.rating.rating),
                    result.no
                ],
            )
        }
    }
}

fn rate(result: &Pending, it: &Standing, run: &mut Run<'_>) -> Read<()> {
    let Rating { rating, deviation, volatility } = it.rating;
    run(
        "INSERT INTO ratings(game, kind, person, id, rating, deviation, volatility, at, wins, draws, losses)
         SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11
         FROM results WHERE match = ?12 AND counted IS NULL
         ON CONFLICT(game, kind, person) DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation,
             volatility = excluded.volatility, at = excluded.at, wins = excluded.wins, draws = excluded.draws,
             losses = excluded.losses",
        params![
            result.game,
            result.kind,
            it.person,
            it.id,
            thousandths(rating),
            thousandths(deviation),
            (volatility * 1e9).round() as i64,
            it.at,
            it.wins,
            it.draws,
            it.losses,
            result.no
        ],
    )
}

const STANDING: &str = "SELECT r.person, r.id, coalesce(p.name, ''), r.rating, r.deviation, r.volatility, r.at, r.wins, r.draws, r.losses
    FROM ratings r LEFT JOIN people p ON p.id = r.person WHERE r.game = ?1 AND r.kind = ?2";

impl Store {
    /// The match that ended first of those whose players have not been rated.
    pub(crate) fn next_unrated(&self) -> Read<Option<Pending>> {
        let sql = "SELECT match, game, kind, at, first, second, score FROM results WHERE counted IS NULL
                   ORDER BY at, match LIMIT 1";
        self.first(sql, &[], |row| read_row!(row, Pending { no, game, kind, at, first, second, score }))
    }

    /// How many matches of the same two were counted since a time.
    pub(crate) fn n_rated_of_pair(&self, it: &Pending, since: u64) -> Read<u32> {
        let sql = "SELECT count(*) FROM results WHERE counted = 1 AND game = ?1 AND ?2 < at
                   AND ((first = ?3 AND second = ?4) OR (first = ?4 AND second = ?3))";
        Ok(self.first(sql, params![it.game, since, it.first, it.second], Cells::next)?.unwrap_or_default())
    }

    /// How someone stands; as a beginner if they have not been rated yet.
    pub(crate) fn standing(&self, game: &str, kind: &str, person: PersonId) -> Read<Standing> {
        let sql = format!("{STANDING} AND r.person = ?3");
        let found = self.first(&sql, params![game, kind, person], read_standing)?;
        Ok(found.unwrap_or_else(|| Standing {
            person,
            id: crate::secrets::hex(&crate::secrets::random::<8>()),
            name: String::new(),
            rating: Rating::default(),
            at: 0,
            wins: 0,
            draws: 0,
            losses: 0,
        }))
    }

    /// Those who stand highest.
    pub(crate) fn ladder(&self, game: &str, kind: &str, most: u32) -> Read<Vec<Standing>> {
        let sql = format!("{STANDING} ORDER BY r.rating DESC, r.id LIMIT ?3");
        self.list(&sql, params![game, kind, most], read_standing)
    }

    /// The player whom addresses call so.
    pub(crate) fn ladder_player(&self, game: &str, kind: &str, id: &str) -> Read<Option<Standing>> {
        self.first(&format!("{STANDING} AND r.id = ?3"), params![game, kind, id], read_standing)
    }

    /// The rated matches of a player, the latest first.
    pub(crate) fn rated_matches(
        &self,
        game: &str,
        kind: &str,
        person: PersonId,
        most: u32,
    ) -> Read<Vec<Past>> {
        let sql = "SELECT r.at, m.id, coalesce(p.name, ''), r.first, r.score, r.counted, r.first_before, r.first_after,
                       r.second_before, r.second_after
                   FROM results r LEFT JOIN matches m ON m.no = r.match
                   LEFT JOIN people p ON p.id = CASE WHEN r.first = ?3 THEN r.second ELSE r.first END
                   WHERE r.game = ?1 AND r.kind = ?2 AND r.counted IS NOT NULL AND (r.first = ?3 OR r.second = ?3)
                   ORDER BY r.at DESC, r.match DESC LIMIT ?4";
        self.list(sql, params![game, kind, person, most], |row| {
            let (at, id, other) = (row.next()?, row.next()?, row.next()?);
            let is_first = row.next::<PersonId>()? == person;
            let score: u8 = row.next()?;
            let counted: bool = row.next()?;
            let [a, b, c, d] = [row.next::<i64>()?, row.next()?, row.next()?, row.next()?];
            let ratings = if is_first { (a, b) } else { (c, d) };
            let score = if is_first { score } else { 2 - score };
            Ok(Past { at, id, other, score, ratings: counted.then_some(ratings) })
        })
    }
}

fn read_standing(row: &mut Cells) -> Read<Standing> {
    let (person, id, name) = (row.next()?, row.next()?, row.next()?);
    let [rating, deviation, volatility] = [row.next::<i64>()?, row.next()?, row.next()?];
    let rating = Rating {
        rating: rating as f64 / 1e3,
        deviation: deviation as f64 / 1e3,
        volatility: volatility as f64 / 1e9,
    };
    Ok(Standing {
        person,
        id,
        name,
        rating,
        at: row.next()?,
        wins: row.next()?,
        draws: row.next()?,
        losses: row.next()?,
    })
}

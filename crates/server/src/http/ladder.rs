//! The ladder: who stands where, how they came there, and which matches may be rated.

use std::sync::Arc;

use axum::{
    extract::{Path, State},
    http::HeaderMap,
};
use hosting::messages::{self, Clock, LadderCourse, LadderPlayer, NewMatch, RatedMatch};
use serde_json::{Map, Value};
use table::{Phrase, Seat};

use super::{
    Refusal,
    api::{Here, Reply, json},
};
use crate::{
    hall::Hall,
    host::Hosted,
    ladder::{PROVISIONAL, aged},
    people::who,
    store::{Person, Row, Sitter, Standing, read},
};

/// So many players are listed.
const MOST: u32 = 200;

/// So many matches of a player are listed.
const MOST_MATCHES: u32 = 200;

/// Whether a new match may be rated: it has a clock that runs for every question, and a usual set-up.
pub(super) fn may_begin(game: &dyn Hosted, new: &NewMatch) -> Result<(), Refusal> {
    let has_clock = match new.clock {
        Clock::Days { .. } => true,
        Clock::Hourglass { .. } => !game.has_hourglass(),
        Clock::None => false,
    };
    if !has_clock {
        return Err(Refusal::bad(Phrase::new("ladder-clock")));
    }
    let setup: Map<String, Value> = serde_json::from_str(new.setup.get()).unwrap_or_default();
    let may_be_rated = |(part, value): (&String, &Value)| {
        let is_written_out = value.as_str().is_some_and(|text| text.contains('\n'));
        is_nothing(value) || game.rated().contains(&part.as_str()) && !is_written_out
    };
    match setup.iter().all(may_be_rated) {
        true => Ok(()),
        false => Err(Refusal::bad(Phrase::new("ladder-setup"))),
    }
}

/// Whether people sit at a new match as they must if it is rated: two players, one at each side.
pub(super) fn may_sit(seats: &[(Seat, Sitter)]) -> Result<(), Refusal> {
    let people = |wanted: fn(&Sitter) -> bool| seats.iter().filter(|it| wanted(&it.1)).count();
    let is_of_two = seats.len() == 2
        && people(|it| matches!(it, Sitter::Person(_))) == 1
        && people(|it| *it == Sitter::Open) == 1;
    if is_of_two { Ok(()) } else { Err(Refusal::bad(Phrase::new("ladder-two"))) }
}

/// Whether a part of a set-up is as good as left out.
fn is_nothing(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Array(all) => all.is_empty(),
        Value::Object(all) => all.is_empty(),
        Value::Bool(_) | Value::Number(_) | Value::String(_) => false,
    }
}

/// Whether someone may sit down at a rated match: nobody is rated against bots of their own, nor bots of one owner against each other.
pub(super) async fn may_meet(hall: &Arc<Hall>, row: &Row, player: &Person) -> Result<(), Refusal> {
    if !row.rated || !player.is_bot {
        return Ok(());
    }
    let others: Vec<i64> = row
        .seats
        .iter()
        .filter_map(|it| match it.1 {
            Sitter::Person(other) if other != player.id => Some(other),
            _ => None,
        })
        .collect();
    let own = player.id;
    let related = read(&hall.store, move |store| {
        let owner = store.owner_of(own)?;
        let others = others.into_iter().map(|it| store.owner_of(it)).collect::<Result<Vec<_>, _>>()?;
        Ok(others.contains(&owner))
    });
    match related.await? {
        true => Err(Refusal::conflict(Phrase::new("ladder-own-bots"))),
        false => Ok(()),
    }
}

fn told(it: &Standing, now: u64) -> LadderPlayer {
    let rating = aged(it.rating, it.at, now);
    LadderPlayer {
        id: it.id.clone(),
        name: it.name.clone(),
        rating: rating.rating.round() as i32,
        deviation: rating.deviation.round() as i32,
        provisional: PROVISIONAL < rating.deviation,
        wins: it.wins,
        draws: it.draws,
        losses: it.losses,
    }
}

fn check(hall: &Hall, game: &str, kind: &str) -> Result<(), Refusal> {
    match hall.game(game).is_some() && ["people", "bots"].contains(&kind) {
        true => Ok(()),
        false => Err(Refusal::missing(Phrase::new("web-no-such-page"))),
    }
}

pub(super) async fn standings(
    State(hall): Here,
    headers: HeaderMap,
    Path((game, kind)): Path<(String, String)>,
) -> Reply {
    check(&hall, &game, &kind)?;
    let person = who(&hall, &headers).await?.map(|it| it.id);
    let (all, own) = read(&hall.store, move |store| {
        let own = person.map(|it| store.standing(&game, &kind, it)).transpose()?;
        Ok((store.ladder(&game, &kind, MOST)?, own))
    })
    .await?;
    let now = hall.time.seconds();
    let mut players: Vec<LadderPlayer> = all.iter().map(|it| told(it, now)).collect();
    // Those of whom too little is known come after the others.
    players.sort_by_key(|it| (it.provisional, -it.rating));
    let own = own.filter(|it| it.at != 0);
    Ok(json(&messages::Ladder { players, you: own.map(|it| told(&it, now)) }))
}

pub(super) async fn course(
    State(hall): Here,
    Path((game, kind, id)): Path<(String, String, String)>,
) -> Reply {
    check(&hall, &game, &kind)?;
    let found = read(&hall.store, move |store| {
        let Some(it) = store.ladder_player(&game, &kind, &id)? else { return Ok(None) };
        let matches = store.rated_matches(&game, &kind, it.person, MOST_MATCHES)?;
        Ok(Some((it, matches)))
    });
    let (it, matches) = found.await?.ok_or_else(|| Refusal::missing(Phrase::new("ladder-nobody")))?;
    let rounded = |it: i64| (it as f64 / 1e3).round() as i32;
    let matches = matches.into_iter().map(|it| RatedMatch {
        at: it.at,
        id: it.id,
        opponent: it.other,
        score: it.score,
        rating: it.ratings.map(|it| rounded(it.1)),
        change: it.ratings.map_or(0, |it| rounded(it.1) - rounded(it.0)),
    });
    Ok(json(&LadderCourse { player: told(&it, hall.time.seconds()), matches: matches.collect() }))
}

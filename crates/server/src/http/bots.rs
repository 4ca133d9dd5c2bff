//! Bots from outside: one's own accounts, and challenges.

use std::sync::Arc;

use axum::{
    extract::{Path, State},
    http::{HeaderMap, StatusCode},
    response::IntoResponse,
};
use hosting::messages::{BotInfo, BotToken, Challenge, OwnBot, OwnBots};
use serde::Deserialize;
use table::{Phrase, Seat};

use super::{
    Refusal, Visitor,
    api::{Here, Reply, json, not_too_often, sit_down, summary},
    extract::{BotCaller, Caller, Player, Said},
    ladder,
};
use crate::{
    bots::{self, MOST_LISTED},
    hall::Hall,
    people::who,
    secrets,
    store::{BotRow, BotWrite, PersonId, Row, Sitter, Write, read},
};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wanted {
    name: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Meant {
    id: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Opened {
    id: String,
    open: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Offered {
    seat: Seat,
    bot: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Answered {
    seat: Seat,
}

pub(super) async fn own(State(hall): Here, Caller(person): Caller) -> Reply {
    let bots = read(&hall.store, move |store| store.bots_of(Some(person))).await?;
    let told =
        |it: BotRow| OwnBot { id: it.id, name: it.name, since: it.since, seen: it.seen, open: it.open };
    Ok(json(&OwnBots { bots: bots.into_iter().map(told).collect(), most: hall.settings.limits.bots }))
}

pub(super) async fn make(
    State(hall): Here,
    visitor: Visitor,
    Caller(person): Caller,
    Said(Wanted { name }): Said<Wanted>,
) -> Reply {
    not_too_often(&hall, (&hall.newcomers, "people"), visitor)?;
    let (id, token) = bots::make(&hall, Some(person), &name).await?;
    Ok((StatusCode::CREATED, json(&BotToken { id, token })).into_response())
}

/// A bot of a person's own.
async fn own_bot(hall: &Arc<Hall>, person: PersonId, id: String) -> Result<BotRow, Refusal> {
    let bot = read(&hall.store, move |store| store.bot(&id)).await?;
    let own = bot.filter(|it| it.owner == Some(person));
    own.ok_or_else(|| Refusal::missing(Phrase::new("bots-none-such")))
}

pub(super) async fn token(
    State(hall): Here,
    Caller(person): Caller,
    Said(Meant { id }): Said<Meant>,
) -> Reply {
    let bot = own_bot(&hall, person, id).await?;
    let token = bots::renew(&hall, &bot).await?;
    Ok(json(&BotToken { id: bot.id, token }))
}

pub(super) async fn open(
    State(hall): Here,
    Caller(person): Caller,
    Said(Opened { id, open }): Said<Opened>,
) -> Reply {
    let bot = own_bot(&hall, person, id).await?;
    hall.commit(vec![Write::Bot(BotWrite::Open { person: bot.person, open })]).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

pub(super) async fn revoke(
    State(hall): Here,
    Caller(person): Caller,
    Said(Meant { id }): Said<Meant>,
) -> Reply {
    let bot = own_bot(&hall, person, id).await?;
    bots::retire(&hall, bot.person).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// Whether a bot may be challenged by someone.
fn is_open(bot: &BotRow, by: Option<PersonId>) -> bool {
    bot.open || (bot.owner.is_some() && bot.owner == by)
}

pub(super) async fn all(State(hall): Here, headers: HeaderMap) -> Reply {
    let person = who(&hall, &headers).await?.map(|it| it.id);
    let bots = read(&hall.store, |store| store.bots(MOST_LISTED)).await?;
    let bots = bots.into_iter().filter(|it| is_open(it, person) && Some(it.person) != person).map(|it| {
        BotInfo { here: bots::is_here(&hall, &it), open: true, id: it.id, name: it.name, by: it.owner_name }
    });
    Ok(json(&bots.collect::<Vec<BotInfo>>()))
}

async fn row(hall: &Arc<Hall>, id: String) -> Result<Row, Refusal> {
    let row = match secrets::looks_right(&id) {
        true => read(&hall.store, move |store| store.row(&id)).await?,
        false => None,
    };
    row.ok_or_else(|| Refusal::missing(Phrase::new("web-no-such-match")))
}

/// An open seat is offered to a bot. It takes it, or not.
pub(super) async fn challenge(
    State(hall): Here,
    Path(id): Path<String>,
    Player(by): Player,
    Said(Offered { seat, bot }): Said<Offered>,
) -> Reply {
    let row = row(&hall, id).await?;
    if !row.seats.iter().any(|it| it.1 == Sitter::Person(by.id)) {
        return Err(Refusal::forbidden(Phrase::new("web-not-at-table")));
    }
    if row.over || !row.seats.iter().any(|it| it.0 == seat && it.1 == Sitter::Open) {
        return Err(Refusal::conflict(Phrase::new("web-seat-taken")));
    }
    let (wanted, person, most) = (bot, by.id, hall.settings.limits.challenges);
    let (bot, n) =
        read(&hall.store, move |store| Ok((store.bot(&wanted)?, store.challenges_by(person)?))).await?;
    let bot = bot.ok_or_else(|| Refusal::missing(Phrase::new("bots-none-such")))?;
    if row.rated && !by.is_bot {
        return Err(Refusal::conflict(Phrase::new("ladder-kinds")));
    }
    if !is_open(&bot, Some(by.id)) {
        return Err(Refusal::forbidden(Phrase::new("bots-closed")));
    }
    if !bots::is_here(&hall, &bot) {
        return Err(Refusal::conflict(Phrase::new("bots-away")));
    }
    if most <= n {
        return Err(Refusal::conflict(Phrase::new("bots-too-many-challenges").with("most", most)));
    }
    let at = hall.time.seconds();
    let write = BotWrite::Challenge { no: row.no, seat, person: bot.person, by: by.id, at };
    hall.commit(vec![Write::Bot(write)]).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// The seats that are offered to a bot. Its program asks again and again, and so is here.
pub(super) async fn challenges(State(hall): Here, BotCaller(bot): BotCaller) -> Reply {
    bots::note(&hall, bot.id).await?;
    let offered = read(&hall.store, move |store| {
        let all = store.challenges_of(bot.id)?;
        all.into_iter().map(|it| Ok((store.row_of(it.no)?, it))).collect::<Result<Vec<_>, _>>()
    })
    .await?;
    let told = offered.into_iter().filter_map(|(row, it)| {
        let summary = summary(row?, Some(bot.id))?;
        Some(Challenge { id: it.id, seat: it.seat, by: it.by.name, summary })
    });
    Ok(json(&told.collect::<Vec<Challenge>>()))
}

/// The seat of a match that was offered to a bot.
async fn offered(hall: &Arc<Hall>, bot: PersonId, id: &str, seat: Seat) -> Result<Write, Refusal> {
    let all = read(&hall.store, move |store| store.challenges_of(bot)).await?;
    let it = all.into_iter().find(|it| it.id == id && it.seat == seat);
    let no = it.ok_or_else(|| Refusal::missing(Phrase::new("bots-no-challenge")))?.no;
    Ok(Write::Bot(BotWrite::Answered { no, seat }))
}

pub(super) async fn accept(
    State(hall): Here,
    Path(id): Path<String>,
    BotCaller(bot): BotCaller,
    Said(Answered { seat }): Said<Answered>,
) -> Reply {
    bots::may_sit_down(&hall, &bot).await?;
    ladder::may_meet(&hall, &row(&hall, id.clone()).await?, &bot).await?;
    let answered = offered(&hall, bot.id, &id, seat).await?;
    let seated = sit_down(&hall, id, bot, seat, true).await?;
    hall.commit(vec![answered]).await?;
    Ok(seated)
}

pub(super) async fn decline(
    State(hall): Here,
    Path(id): Path<String>,
    BotCaller(bot): BotCaller,
    Said(Answered { seat }): Said<Answered>,
) -> Reply {
    let answered = offered(&hall, bot.id, &id, seat).await?;
    hall.commit(vec![answered]).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

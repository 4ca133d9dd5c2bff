//! What can be asked over HTTP.

use std::sync::Arc;

use axum::{
    extract::{Path, State},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use hosting::{
    Styled,
    messages::{
        Chances, Clock, Created, Invitation, Made, Me, NewMatch, OwnContent, Planned, Player, SeatPlan,
        SeatSummary, Spectating, Summary,
    },
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Phrase, Problem, Seat};
use tokio::sync::{MutexGuard, oneshot};

use super::{
    Refusal, Visitor,
    chores::aside,
    doors::limited,
    extract::{AtMatch, Body, Caller, NamedCaller, Player as AnyPlayer, Said},
    ladder,
};
use crate::{
    bots,
    client::{Kept, send},
    hall::{Hall, Plan},
    host::{Listing, Prepared},
    limits::Buckets,
    people::{self, who},
    room::Inbox,
    secrets,
    store::{Complaint, Person, PersonId, Row, Sitter, Write, read},
    study,
};

pub(super) type Reply = Result<Response, Refusal>;
pub(super) type Here = State<Arc<Hall>>;

pub(super) fn json(value: &impl Serialize) -> Response {
    let text = serde_json::to_string(value).expect("a reply can be written");
    ([(header::CONTENT_TYPE, "application/json")], text).into_response()
}

pub(super) async fn nothing() -> Refusal {
    Refusal::missing(Phrase::new("web-no-such-page"))
}

pub(super) async fn wrong_method() -> Refusal {
    Refusal::new(StatusCode::METHOD_NOT_ALLOWED, Phrase::new("web-no-such-page"))
}

/// The person in front of this browser; a new one if we do not know them.
pub(super) async fn me(State(hall): Here, visitor: Visitor, headers: HeaderMap) -> Reply {
    if headers.contains_key(header::AUTHORIZATION) {
        let bot = people::require_player(&hall, &headers).await?;
        return Ok(json(&Me { name: bot.name }));
    }
    if let Some((person, cookie)) = people::known(&hall, &headers).await? {
        // Browsers forget a cookie after a time; one that comes back keeps it.
        return Ok(([(header::SET_COOKIE, cookie)], json(&Me { name: person.name })).into_response());
    }
    not_too_often(&hall, (&hall.newcomers, "people"), visitor)?;
    let (person, cookie) = people::welcome(&hall, &headers).await?;
    Ok(([(header::SET_COOKIE, cookie)], json(&Me { name: person.name })).into_response())
}

pub(super) fn not_too_often(
    hall: &Hall,
    (buckets, limit): (&Buckets, &'static str),
    visitor: Visitor,
) -> Result<(), Refusal> {
    match visitor.is_spared(hall) || buckets.take(visitor.address).is_ok() {
        true => Ok(()),
        false => Err(limited(hall, limit)),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Named {
    name: String,
}

pub(super) async fn rename(
    State(hall): Here,
    Caller(person): Caller,
    Said(Named { name }): Said<Named>,
) -> Reply {
    let name = people::name(&name).map_err(Refusal::bad)?;
    people::rename(&hall, person, name.clone()).await?;
    Ok(json(&Me { name }))
}

#[derive(Serialize)]
struct Carry {
    path: String,
}

/// A link that makes another device this person's.
pub(super) async fn carry(State(hall): Here, Caller(person): Caller) -> Reply {
    let token = people::carry(&hall, person).await?;
    Ok(json(&Carry { path: format!("/carry/{token}") }))
}

pub(super) async fn arrive(State(hall): Here, headers: HeaderMap, Path(token): Path<String>) -> Reply {
    let arrived = people::arrive(&hall, &token, &headers).await?;
    let (name, cookie) = arrived.ok_or_else(|| Refusal::missing(Phrase::new("web-no-such-carry")))?;
    Ok(([(header::SET_COOKIE, cookie)], json(&Me { name })).into_response())
}

/// A match in a list, as `person` sees it.
pub(super) fn summary(row: Row, person: Option<PersonId>) -> Option<Summary> {
    let mut listing: Listing = serde_json::from_str(&row.summary).ok()?;
    let is_own = |sitter: &Sitter| person.is_some_and(|it| *sitter == Sitter::Person(it));
    let is_late =
        row.spectating != Spectating::Live && !row.over && !row.seats.iter().any(|it| is_own(&it.1));
    if is_late {
        // Those who watch it later learn nothing here, either.
        listing.waiting.clear();
        listing.short = listing.first.take().unwrap_or_default();
    }
    let your_turn = !row.over && row.seats.iter().any(|it| is_own(&it.1) && listing.waiting.contains(&it.0));
    let seats = row.seats.iter().map(|(seat, sitter, named)| SeatSummary {
        seat: *seat,
        plays: listing.plays.iter().find(|it| it.0 == *seat).map(|it| it.1.clone()).unwrap_or_default(),
        player: match sitter {
            Sitter::Open => Player::Open,
            Sitter::Person(_) => named.player(),
            Sitter::Bot => Player::Bot,
            Sitter::Search(level, style) => Player::thinker(*level, *style),
            Sitter::Automa => Player::Automa,
        },
        yours: is_own(sitter),
    });
    Some(Summary {
        seats: seats.collect(),
        id: row.id,
        game: row.game,
        short: listing.short,
        waiting: listing.waiting,
        your_turn,
        over: row.over,
        winners: listing.winners,
        stirred: if is_late { row.began } else { row.stirred },
        clock: row.clock,
        rated: row.rated,
        spectating: row.spectating,
    })
}

fn summaries(rows: Vec<Row>, person: Option<PersonId>) -> Vec<Summary> {
    rows.into_iter().filter_map(|it| summary(it, person)).collect()
}

/// The names of the games that people may begin here.
pub(super) async fn games(State(hall): Here) -> Reply {
    Ok(json(&hall.listed_games()))
}

/// The content that the operator gave the server, as the game's own pages read it.
pub(super) async fn content(State(hall): Here, Path(name): Path<String>) -> Reply {
    let game = hall.game(&name).ok_or_else(|| Refusal::missing(Phrase::new("web-no-such-game")))?;
    Ok(json(&game.stocked()))
}

/// Checks content that someone is making, such as a board. Nothing is kept.
pub(super) async fn examine(
    State(hall): Here,
    visitor: Visitor,
    Caller(_): Caller,
    Path(name): Path<String>,
    Said(own): Said<OwnContent>,
) -> Reply {
    let examined =
        aside(&hall, &hall.chores, visitor, move |hall| hall.game(&name).map(|it| it.examine(&own))).await?;
    let examined = examined.ok_or_else(|| Refusal::bad(Phrase::new("web-no-such-game")))?;
    examined.map(|it| json(&it)).ok_or_else(|| Refusal::missing(Phrase::new("web-no-such-page")))
}

/// The matches of a person.
pub(super) async fn own(State(hall): Here, headers: HeaderMap) -> Reply {
    let Some(person) = who(&hall, &headers).await? else { return Ok(json(&[(); 0])) };
    let rows = read(&hall.store, move |store| store.matches_of(person.id)).await?;
    Ok(json(&summaries(rows, Some(person.id))))
}

/// Matches that anybody may join.
pub(super) async fn lobby(State(hall): Here, headers: HeaderMap) -> Reply {
    let person = who(&hall, &headers).await?.map(|it| it.id);
    let rows = read(&hall.store, |store| store.listed()).await?;
    Ok(json(&summaries(rows, person)))
}

/// Begins a match.
pub(super) async fn create(
    State(hall): Here,
    visitor: Visitor,
    AnyPlayer(player): AnyPlayer,
    Said(new): Said<NewMatch>,
) -> Reply {
    not_too_often(&hall, (&hall.new_matches, "matches"), visitor)?;
    bots::may_sit_down(&hall, &player).await?;
    let person = player.id;
    check_clock(new.clock)?;
    check_spectating(new.spectating)?;
    let game = hall.game(&new.game).ok_or_else(|| Refusal::bad(Phrase::new("web-no-such-game")))?;
    if new.rated {
        ladder::may_begin(game, &new)?;
    }
    let _listing = match new.listed {
        true => Some(may_list(&hall, person).await?),
        false => None,
    };
    let prepared = aside(&hall, &hall.chores, visitor, move |hall| {
        let game = hall.game(&new.game).ok_or_else(|| Refusal::bad(Phrase::new("web-no-such-game")))?;
        check_setup(new.setup.get(), game.written_out())?;
        game.prepare(&new).map(|it| (it, new))
    });
    let (prepared, new) = prepared.await??;
    let seats = seat(&new.seats, &prepared, person)?;
    if new.rated {
        ladder::may_sit(&seats)?;
    }
    let plan = Plan {
        game: new.game,
        prepared,
        seats,
        clock: new.clock,
        listed: new.listed,
        host: person,
        mixed: new.mixed,
        rated: new.rated,
        spectating: new.spectating,
    };
    let id = hall.begin(plan).await?;
    Ok((StatusCode::CREATED, json(&Created { id })).into_response())
}

/// The longest text in a set-up, in characters: names of boards, pieces and places.
const LONGEST_TEXT: usize = 200;

/// The longest text in a match file.
const LONGEST_TEXT_OF_FILE: usize = 4_000;

/// The longest text of several lines where content may be written out. Boards are rows of letters.
const LONGEST_WRITTEN_OUT: usize = 12_000;

/// A name of sixty thousand letters would be sent to everybody who looks at a list. What has several lines is content that is
/// written out, and may be longer where there may be such.
fn check_texts(value: &Value, most: usize, most_lines: usize) -> Result<(), Refusal> {
    let check = |it: &String| {
        let most = if it.contains('\n') { most_lines } else { most };
        match most < it.chars().count() {
            true => Err(Refusal::bad(Phrase::new("web-text-too-long").with("most", most))),
            false => Ok(()),
        }
    };
    match value {
        Value::String(it) => check(it),
        Value::Array(all) => all.iter().try_for_each(|it| check_texts(it, most, most_lines)),
        Value::Object(all) => all.iter().try_for_each(|(key, it)| {
            check(key)?;
            check_texts(it, most, most_lines)
        }),
        _ => Ok(()),
    }
}

/// The texts of a set-up: only the parts that are `written_out` may have many lines.
pub(super) fn check_setup(setup: &str, written_out: &[&str]) -> Result<(), Refusal> {
    // What is no JSON is refused by the game.
    let Ok(mut setup) = serde_json::from_str::<Value>(setup) else { return Ok(()) };
    let parts = written_out.iter().filter_map(|it| setup.as_object_mut()?.remove(*it));
    let parts: Vec<Value> = parts.collect();
    parts.iter().try_for_each(|it| check_texts(it, LONGEST_TEXT, LONGEST_WRITTEN_OUT))?;
    check_texts(&setup, LONGEST_TEXT, LONGEST_TEXT)
}

/// Whether one more match of a person may wait in the lobby. Others are not counted before this one is there, or is not.
async fn may_list(hall: &Arc<Hall>, person: PersonId) -> Result<MutexGuard<'_, ()>, Refusal> {
    let listing = hall.listing.lock().await;
    let most = hall.settings.limits.listed;
    match read(&hall.store, move |store| store.n_listed_of(person)).await? < most {
        true => Ok(listing),
        false => Err(Refusal::conflict(Phrase::new("web-too-many-listed").with("most", most))),
    }
}

/// Spectators see everything so many turns later at most.
const MOST_TURNS_LATE: u8 = 20;

/// Spectators see everything so many minutes later at most: a week.
const MOST_MINUTES_LATE: u16 = 7 * 24 * 60;

pub(super) fn check_clock(clock: Clock) -> Result<(), Refusal> {
    let fits = match clock {
        Clock::None => true,
        Clock::Hourglass { minutes } => (1..=60).contains(&minutes),
        Clock::Days { days } => (1..=30).contains(&days),
    };
    if fits { Ok(()) } else { Err(Refusal::bad(Phrase::new("web-bad-clock"))) }
}

pub(super) fn check_spectating(spectating: Spectating) -> Result<(), Refusal> {
    let fits = match spectating {
        Spectating::Live | Spectating::End => true,
        Spectating::Turns { turns } => (1..=MOST_TURNS_LATE).contains(&turns),
        Spectating::Minutes { minutes } => (1..=MOST_MINUTES_LATE).contains(&minutes),
    };
    if fits { Ok(()) } else { Err(Refusal::bad(Phrase::new("web-bad-spectating"))) }
}

/// Who sits where at first.
fn seat(wanted: &[SeatPlan], prepared: &Prepared, me: PersonId) -> Result<Vec<(Seat, Sitter)>, Refusal> {
    let wrong = |seat: Seat| {
        let what = format!("Seat {} cannot be given to anybody.", seat.0);
        Refusal::of_setup(vec![Problem::new("seats", what)])
    };
    for (i, plan) in wanted.iter().enumerate() {
        let is_there = prepared.seats.contains(&(plan.seat, false));
        let is_twice = wanted[..i].iter().any(|it| it.seat == plan.seat);
        if !is_there || is_twice {
            return Err(wrong(plan.seat));
        }
        let (level, style) = match plan.player {
            Planned::Search(level) => (level, None),
            Planned::Styled(Styled { level, style }) => (level, Some(style)),
            _ => continue,
        };
        if !(1..=prepared.levels).contains(&level) {
            let what = match prepared.levels {
                0 => "This game has no bot that thinks ahead.".to_string(),
                most => format!("The level of a bot that thinks ahead is 1 to {most}."),
            };
            return Err(Refusal::of_setup(vec![Problem::new("seats", what)]));
        }
        if let Some(style) = style.filter(|it| !prepared.styles.contains(it)) {
            let what = format!("Bots of this game have no style \"{style}\".");
            return Err(Refusal::of_setup(vec![Problem::new("seats", what)]));
        }
    }
    let sitter = |seat: Seat| match wanted.iter().find(|it| it.seat == seat).map(|it| it.player) {
        Some(Planned::Me) => Sitter::Person(me),
        Some(Planned::Bot) => Sitter::Bot,
        Some(Planned::Search(level)) => Sitter::Search(level, None),
        Some(Planned::Styled(Styled { level, style })) => Sitter::Search(level, Some(style)),
        Some(Planned::Open) | None => Sitter::Open,
    };
    let seats: Vec<(Seat, Sitter)> = prepared
        .seats
        .iter()
        .map(|&(seat, automa)| (seat, if automa { Sitter::Automa } else { sitter(seat) }))
        .collect();
    if !seats.iter().any(|it| matches!(it.1, Sitter::Person(_) | Sitter::Open)) {
        return Err(Refusal::bad(Phrase::new("web-nobody-plays")));
    }
    Ok(seats)
}

/// All seats that the rules do not play are one person's.
fn all_seats(prepared: &Prepared, me: PersonId) -> Vec<(Seat, Sitter)> {
    let sitter = |automa| if automa { Sitter::Automa } else { Sitter::Person(me) };
    prepared.seats.iter().map(|&(seat, automa)| (seat, sitter(automa))).collect()
}

async fn invited(hall: &Arc<Hall>, token: String) -> Result<Row, Refusal> {
    let unknown = || Refusal::missing(Phrase::new("web-no-such-invitation"));
    if !secrets::looks_right(&token) {
        return Err(unknown());
    }
    read(&hall.store, move |store| store.invitation(&token)).await?.ok_or_else(unknown)
}

pub(super) async fn invitation(State(hall): Here, headers: HeaderMap, Path(token): Path<String>) -> Reply {
    let row = invited(&hall, token).await?;
    let person = who(&hall, &headers).await?.map(|it| it.id);
    let summary = summary(row, person).ok_or_else(|| Refusal::ours(Phrase::new("web-failed")))?;
    Ok(json(&Invitation { summary }))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wanted {
    seat: Seat,
}

pub(super) async fn accept(
    State(hall): Here,
    AnyPlayer(person): AnyPlayer,
    Path(token): Path<String>,
    Said(Wanted { seat }): Said<Wanted>,
) -> Reply {
    bots::may_sit_down(&hall, &person).await?;
    let row = invited(&hall, token).await?;
    ladder::may_meet(&hall, &row, &person).await?;
    sit_down(&hall, row.id, person, seat, true).await
}

pub(super) async fn take_seat(
    State(hall): Here,
    NamedCaller(person): NamedCaller,
    Path(id): Path<String>,
    Said(Wanted { seat }): Said<Wanted>,
) -> Reply {
    sit_down(&hall, id, person, seat, false).await
}

pub(super) async fn sit_down(
    hall: &Arc<Hall>,
    id: String,
    person: Person,
    seat: Seat,
    invited: bool,
) -> Reply {
    let (name, newcomer) = (id.clone(), person.id);
    if read(&hall.store, move |store| store.is_unwanted(&name, newcomer)).await? {
        return Err(Refusal::conflict(Phrase::new("web-unwanted")));
    }
    let done = ask(hall, &id, |reply| Inbox::Take { seat, person, invited, reply }).await?;
    done.map_err(Refusal::conflict)?;
    Ok(json(&Created { id }))
}

/// The person in a seat is asked to leave.
pub(super) async fn turn_out(at: AtMatch, Said(Wanted { seat }): Said<Wanted>) -> Reply {
    let done = at.ask(|reply| Inbox::TurnOut { by: at.by, seat, reply }).await?;
    done.map_err(Refusal::conflict)?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// The person in a seat is not to sit down with this one again, nor to be heard.
pub(super) async fn block(at: AtMatch, Said(Wanted { seat }): Said<Wanted>) -> Reply {
    let other = at_the_table_with(&at, seat).await?;
    people::block(&at.hall, at.by, other, true).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// The longest complaint, in characters.
const LONGEST_COMPLAINT: usize = 1_000;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Complained {
    seat: Seat,
    text: String,
}

/// A complaint to the operator about the person in a seat. The chat goes with it, as it is now.
pub(super) async fn complain(
    visitor: Visitor,
    at: AtMatch,
    Said(Complained { seat, text }): Said<Complained>,
) -> Reply {
    let text = text.trim().to_string();
    if !(1..=LONGEST_COMPLAINT).contains(&text.chars().count()) {
        return Err(Refusal::bad(Phrase::new("web-complaint-length").with("most", LONGEST_COMPLAINT)));
    }
    let about = at_the_table_with(&at, seat).await?;
    let AtMatch { hall, by, id } = at;
    not_too_often(&hall, (&hall.complaints, "complaints"), visitor)?;
    let complaint = {
        let (id, at) = (id.clone(), hall.time.seconds());
        read(&hall.store, move |store| {
            let no = store.row(&id)?.map_or(0, |it| it.no);
            let chat = serde_json::to_string(&store.chat(no)?).unwrap_or_default();
            Ok(Complaint { n: 0, at, id, by, about, name: store.name(about)?, text, chat })
        })
        .await?
    };
    hall.commit(vec![Write::Complain(Box::new(complaint))]).await?;
    tracing::info!("someone has complained about someone: sandtable admin complaints");
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// Who sits in a seat of a match that a person sits at too.
async fn at_the_table_with(at: &AtMatch, seat: Seat) -> Result<PersonId, Refusal> {
    let AtMatch { hall, by: person, id } = at;
    let (person, id) = (*person, id.clone());
    let row = match secrets::looks_right(&id) {
        true => read(&hall.store, move |store| store.row(&id)).await?,
        false => None,
    };
    let row = row.ok_or_else(|| Refusal::missing(Phrase::new("web-no-such-match")))?;
    if !row.seats.iter().any(|it| it.1 == Sitter::Person(person)) {
        return Err(Refusal::forbidden(Phrase::new("web-not-at-table")));
    }
    match row.seats.iter().find(|it| it.0 == seat).map(|it| it.1) {
        Some(Sitter::Person(other)) if other != person => Ok(other),
        _ => Err(Refusal::bad(Phrase::new("web-nobody-there"))),
    }
}

/// Asks a match something and waits for its answer.
pub(super) async fn ask<T>(
    hall: &Arc<Hall>,
    id: &str,
    what: impl FnOnce(oneshot::Sender<T>) -> Inbox,
) -> Result<T, Refusal> {
    let (reply, answer) = oneshot::channel();
    hall.send(id, what(reply)).await?;
    answer.await.map_err(|_| Refusal::ours(Phrase::new("web-fault")))
}

/// The match as a file.
pub(super) async fn file(
    State(hall): Here,
    visitor: Visitor,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Reply {
    let person = who(&hall, &headers).await?.map(|it| it.id);
    let chore = ask(&hall, &id, |reply| Inbox::File { person, reply }).await?.map_err(Refusal::forbidden)?;
    let text = aside(&hall, &hall.chores, visitor, move |_| chore.done()).await?;
    let kind = (header::CONTENT_TYPE, "application/json");
    let save = (header::CONTENT_DISPOSITION, "attachment; filename=\"match.json\"");
    Ok(([kind, save], text).into_response())
}

/// How many finished matches are told at once: each is played again for that.
const MOST_STUDIED: u32 = 20;

/// Finished matches that everybody could find, for those who study games: a few at a time, as lines of JSON.
pub(super) async fn study(
    State(hall): Here,
    visitor: Visitor,
    Path((game, after)): Path<(String, String)>,
) -> Reply {
    if hall.game(&game).is_none() {
        return Err(Refusal::missing(Phrase::new("web-no-such-game")));
    }
    let after: i64 = after.parse().map_err(|_| Refusal::bad(Phrase::new("web-not-understood")))?;
    let rows = read(&hall.store, move |store| store.finished_in_public(&game, after, MOST_STUDIED)).await?;
    let here = hall.clone();
    let text = aside(&hall, &hall.chores, visitor, move |_| study::lines(&here, &rows)).await?;
    Ok(([(header::CONTENT_TYPE, "application/x-ndjson")], text).into_response())
}

/// What never changes in a match. Its address changes with what is in it, so that a browser keeps it.
pub(super) async fn world(
    State(hall): Here,
    headers: HeaderMap,
    Path((id, name)): Path<(String, String)>,
) -> Reply {
    let world = ask(&hall, &id, |reply| Inbox::World { reply }).await?;
    match *world.id == *name {
        true => Ok(send("application/json", Kept::ForGood, world.file(), &headers)),
        false => Err(Refusal::missing(Phrase::new("web-no-such-page"))),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct From {
    n: u32,
    /// Who plays which seat; all of them are the caller's if this is left out.
    #[serde(default)]
    seats: Vec<SeatPlan>,
}

/// Goes on from an earlier moment, in a new match.
pub(super) async fn fork(visitor: Visitor, at: AtMatch, Said(From { n, seats }): Said<From>) -> Reply {
    let AtMatch { hall, by: person, id } = at;
    not_too_often(&hall, (&hall.new_matches, "matches"), visitor)?;
    let chore =
        ask(&hall, &id, |reply| Inbox::Fork { person, n, reply }).await?.map_err(Refusal::forbidden)?;
    let prepared = aside(&hall, &hall.chores, visitor, move |_| chore.done()).await?;
    let game = {
        let id = id.clone();
        read(&hall.store, move |store| store.row(&id)).await?.map(|it| it.game).unwrap_or_default()
    };
    if seats.is_empty() {
        return begin_own(&hall, game, prepared, person).await;
    }
    let seats = seat(&seats, &prepared, person)?;
    begin_seated(&hall, game, prepared, seats, person).await
}

/// Plays on in the match that follows one that is over.
pub(super) async fn play_on(visitor: Visitor, at: AtMatch) -> Reply {
    let AtMatch { hall, by: person, id } = at;
    not_too_often(&hall, (&hall.new_matches, "matches"), visitor)?;
    let next = ask(&hall, &id, |reply| Inbox::PlayOn { person, reply }).await?;
    let id = next.map_err(Refusal::forbidden)?;
    Ok((StatusCode::CREATED, json(&Created { id })).into_response())
}

async fn begin_own(hall: &Arc<Hall>, game: String, prepared: Prepared, person: PersonId) -> Reply {
    let seats = all_seats(&prepared, person);
    begin_seated(hall, game, prepared, seats, person).await
}

/// A match without a clock that nobody sees in the lobby.
async fn begin_seated(
    hall: &Arc<Hall>,
    game: String,
    prepared: Prepared,
    seats: Vec<(Seat, Sitter)>,
    host: PersonId,
) -> Reply {
    let plan = Plan {
        game,
        prepared,
        seats,
        clock: Clock::None,
        listed: false,
        host,
        mixed: false,
        rated: false,
        spectating: Spectating::Live,
    };
    let id = hall.begin(plan).await?;
    Ok((StatusCode::CREATED, json(&Created { id })).into_response())
}

/// A match file becomes a match of the caller's.
pub(super) async fn import(
    State(hall): Here,
    visitor: Visitor,
    Caller(person): Caller,
    Body(body): Body,
) -> Reply {
    not_too_often(&hall, (&hall.new_matches, "matches"), visitor)?;
    // A long match takes a while to be played again, and a processor.
    let read = aside(&hall, &hall.imports, visitor, move |hall| read_file(hall, &body));
    let (name, prepared) = read.await??;
    let most = hall.settings.limits.entries as usize;
    if most <= prepared.given.len() {
        return Err(Refusal::bad(Phrase::new("web-import-too-long").with("most", most)));
    }
    begin_own(&hall, name, prepared, person).await
}

fn read_file(hall: &Hall, body: &[u8]) -> Result<(String, Prepared), Refusal> {
    #[derive(Deserialize)]
    struct Header {
        #[serde(default)]
        game: String,
    }
    let text = std::str::from_utf8(body).map_err(|_| Refusal::bad(Phrase::new("web-not-understood")))?;
    let name = serde_json::from_str::<Header>(text).map(|it| it.game).unwrap_or_default();
    let game = hall.game(&name).ok_or_else(|| Refusal::bad(Phrase::new("web-bad-file")))?;
    if let Ok(file) = serde_json::from_str(text) {
        check_texts(&file, LONGEST_TEXT_OF_FILE, LONGEST_WRITTEN_OUT)?;
    }
    Ok((game.name().to_string(), game.read(text)?))
}

/// Every chance of a match that is over.
pub(super) async fn chances(State(hall): Here, visitor: Visitor, Path(id): Path<String>) -> Reply {
    #[derive(Deserialize)]
    struct Chanced {
        made: Made,
    }
    let row = match secrets::looks_right(&id) {
        true => read(&hall.store, move |store| store.row(&id)).await?,
        false => None,
    };
    let row = row.ok_or_else(|| Refusal::missing(Phrase::new("web-no-such-match")))?;
    if !row.over {
        return Err(Refusal::forbidden(Phrase::new("web-not-over")));
    }
    let entries = read(&hall.store, move |store| store.entries(row.no)).await?;
    let told = aside(&hall, &hall.chores, visitor, move |_| {
        let numbers = entries.iter().find(|it| it.kind == "mixed");
        let numbers = numbers.and_then(|it| serde_json::from_str(&it.data).ok());
        let made = entries.iter().filter(|it| it.kind == "chance");
        let made = made.filter_map(|it| serde_json::from_str::<Chanced>(&it.data).ok()).map(|it| it.made);
        json(&Chances {
            commitment: secrets::hex(&secrets::hash(&row.key)),
            key: secrets::hex(&row.key),
            numbers,
            chances: made.collect(),
        })
    });
    told.await
}

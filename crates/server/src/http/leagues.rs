//! Leagues: making one, joining by its link, its table, and what members and organisers do.

use std::sync::Arc;

use axum::{
    extract::{Path, State},
    http::{HeaderMap, StatusCode},
    response::IntoResponse,
};
use hosting::messages::{
    self, Created, LeagueGone, LeagueInvitation, LeagueMember, LeaguePair, LeaguePairing, LeagueResult,
    LeagueState, LeagueSummary, NewLeague,
};
use serde::Deserialize;
use table::Phrase;

use super::{
    Refusal, Visitor,
    api::{Here, Reply, check_clock, check_setup, check_spectating, json, not_too_often, summary},
    chores::aside,
    extract::{Caller, NamedCaller, Said},
};
use crate::{
    hall::Hall,
    leagues::{self, FEWEST, Which, acts, change, most_members, pairing_of},
    people::{self, new_id, who},
    secrets,
    store::{
        GATHERS, League, LeagueRow, LeagueWrite, MemberRow, OVER, PLAYS, PairingRow, PersonId, REMOVED, Row,
        Write, read,
    },
};

/// So many leagues of a person are listed.
const MOST_LISTED: u32 = 100;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Meant {
    member: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Switched {
    on: bool,
}

fn state(row: &LeagueRow) -> LeagueState {
    match row.state {
        GATHERS => LeagueState::Gathers,
        PLAYS => LeagueState::Plays,
        OVER => LeagueState::Over,
        _ => LeagueState::Closed,
    }
}

/// How many rounds there are, as far as that is known.
fn rounds(row: &LeagueRow) -> u32 {
    let is_asked_for = matches!(pairing_of(row), LeaguePairing::Swiss { .. });
    if row.state == GATHERS && !is_asked_for { 0 } else { row.rounds }
}

/// The leagues of a person.
pub(super) async fn own(State(hall): Here, Caller(person): Caller) -> Reply {
    let all = read(&hall.store, move |store| store.leagues_of(person, MOST_LISTED)).await?;
    let told = |(row, members): (LeagueRow, u32)| LeagueSummary {
        state: state(&row),
        rounds: rounds(&row),
        runs: row.host == Some(person),
        id: row.id,
        name: row.name,
        game: row.game,
        round: row.round,
        deadline: row.deadline,
        members,
    };
    Ok(json(&all.into_iter().map(told).collect::<Vec<LeagueSummary>>()))
}

/// Makes a league. Who makes it is its first member, if they have a name, and may leave it to others to play.
pub(super) async fn make(
    State(hall): Here,
    visitor: Visitor,
    NamedCaller(person): NamedCaller,
    Said(new): Said<NewLeague>,
) -> Reply {
    not_too_often(&hall, (&hall.new_matches, "matches"), visitor)?;
    let NewLeague { name, pairing, days, plan } = new;
    let name = people::name(&name).map_err(Refusal::bad)?;
    if person.name.is_empty() {
        return Err(Refusal::conflict(Phrase::new("league-nameless")));
    }
    acts::check(pairing, days)?;
    check_clock(plan.clock)?;
    check_spectating(plan.spectating)?;
    let prepared = aside(&hall, &hall.chores, visitor, move |hall| {
        let game = hall.game(&plan.game).ok_or_else(|| Refusal::bad(Phrase::new("web-no-such-game")))?;
        check_setup(plan.setup.get(), game.written_out())?;
        game.prepare(&plan).map(|it| (it, plan))
    });
    let (prepared, plan) = prepared.await??;
    if !acts::is_of_two(&prepared) {
        return Err(Refusal::bad(Phrase::new("league-of-two")));
    }
    let (kind, n_rounds) = match pairing {
        LeaguePairing::Once => ("once", 0),
        LeaguePairing::Twice => ("twice", 0),
        LeaguePairing::Swiss { rounds } => ("swiss", rounds.into()),
    };
    // Others are not counted before this one is there.
    let _listing = hall.listing.lock().await;
    let (of_one, limits) = (person.id, &hall.settings.limits);
    let (n_run, n_joined) = read(&hall.store, move |store| store.n_leagues_of(of_one)).await?;
    for (n, most, why) in [
        (n_run, limits.leagues, "league-too-many"),
        (n_joined, limits.league_members, "league-too-many-joined"),
    ] {
        if most <= n {
            return Err(Refusal::conflict(Phrase::new(why).with("most", most as usize)));
        }
    }
    let at = hall.time.seconds();
    let row = LeagueRow {
        no: new_id(),
        id: secrets::unguessable(),
        name,
        game: plan.game,
        setup: plan.setup.get().to_string(),
        clock: serde_json::to_string(&plan.clock).unwrap_or_default(),
        spectating: serde_json::to_string(&plan.spectating).unwrap_or_default(),
        pairing: kind.to_string(),
        rounds: n_rounds,
        days: days.into(),
        host: Some(person.id),
        invitation: secrets::unguessable(),
        since: at,
        stirred: at,
        state: GATHERS,
        round: 0,
        deadline: None,
        version: 0,
    };
    let (no, id) = (row.no, row.id.clone());
    let join = LeagueWrite::Join { no, n: 1, person: person.id };
    hall.commit(vec![Write::League(LeagueWrite::New(Box::new(row))), Write::League(join)]).await?;
    Ok((StatusCode::CREATED, json(&Created { id })).into_response())
}

fn by_id(id: String) -> Result<Which, Refusal> {
    if secrets::looks_right(&id) { Ok(Which::Id(id)) } else { Err(leagues::missing()) }
}

fn by_link(token: String) -> Result<Which, Refusal> {
    match secrets::looks_right(&token) {
        true => Ok(Which::Link(token)),
        false => Err(no_invitation()),
    }
}

fn no_invitation() -> Refusal {
    Refusal::missing(Phrase::new("league-no-invitation"))
}

/// What a link invites to. Who the members are is theirs to know.
pub(super) async fn invitation(State(hall): Here, headers: HeaderMap, Path(token): Path<String>) -> Reply {
    by_link(token.clone())?;
    let person = who(&hall, &headers).await?.map(|it| it.id);
    let found = read(&hall.store, move |store| {
        let Some(league) = store.league_invitation(&token)? else { return Ok(None) };
        let organiser = league.row.host.map(|it| store.name(it)).transpose()?;
        Ok(Some((league, organiser.unwrap_or_default())))
    });
    let (league, organiser) = found.await?.ok_or_else(no_invitation)?;
    let pairing = league.pairing();
    Ok(json(&LeagueInvitation {
        organiser,
        pairing,
        clock: leagues::clock(&league),
        members: league.members.len() as u32,
        most: most_members(pairing) as u32,
        open: league.row.state == GATHERS,
        id: person.filter(|it| league.is_open_to(*it)).map(|_| league.row.id.clone()),
        name: league.row.name,
        game: league.row.game,
        days: league.row.days,
    }))
}

/// Someone joins by the link.
pub(super) async fn join(
    State(hall): Here,
    NamedCaller(person): NamedCaller,
    Path(token): Path<String>,
) -> Reply {
    let most = hall.settings.limits.league_members;
    let joined = change(&hall, by_link(token)?, move |hall, league| acts::join(hall, league, &person, most));
    let joined = joined.await.map_err(|why| if why.is_missing() { no_invitation() } else { why })?;
    Ok(json(&Created { id: joined.row.id }))
}

/// Does something to a league, goes on with it, and says how it stands then.
async fn act<F>(hall: Arc<Hall>, person: PersonId, id: String, what: F) -> Reply
where
    F: Fn(&Hall, &League) -> Result<Vec<Write>, Refusal> + Send + Sync + 'static,
{
    let league = change(&hall, by_id(id)?, what).await?;
    leagues::go_on(&hall, league.row.no)
        .await
        .or_else(|why| if why.is_missing() { Ok(()) } else { Err(why) })?;
    leagues::end_matches(&hall, league.row.no).await?;
    match told(&hall, person, Which::No(league.row.no)).await {
        Err(why) if why.is_missing() => Ok(StatusCode::NO_CONTENT.into_response()),
        told => Ok(json(&told?)),
    }
}

pub(super) async fn start(State(hall): Here, Caller(person): Caller, Path(id): Path<String>) -> Reply {
    act(hall, person, id, move |hall, league| acts::start(hall, league, person)).await
}

pub(super) async fn leave(State(hall): Here, Caller(person): Caller, Path(id): Path<String>) -> Reply {
    act(hall, person, id, move |_, league| acts::leave(league, person)).await
}

pub(super) async fn remove(
    State(hall): Here,
    Caller(person): Caller,
    Path(id): Path<String>,
    Said(Meant { member }): Said<Meant>,
) -> Reply {
    act(hall, person, id, move |_, league| acts::remove(league, person, member)).await
}

pub(super) async fn forfeit(
    State(hall): Here,
    Caller(person): Caller,
    Path(id): Path<String>,
    Said(Meant { member }): Said<Meant>,
) -> Reply {
    act(hall, person, id, move |_, league| acts::forfeit(league, person, member)).await
}

pub(super) async fn close(State(hall): Here, Caller(person): Caller, Path(id): Path<String>) -> Reply {
    act(hall, person, id, move |_, league| acts::close(league, person)).await
}

pub(super) async fn remind(
    State(hall): Here,
    Caller(person): Caller,
    Path(id): Path<String>,
    Said(Switched { on }): Said<Switched>,
) -> Reply {
    act(hall, person, id, move |hall, league| acts::remind(hall, league, person, on)).await
}

/// A league, for its members and for who runs it.
pub(super) async fn one(State(hall): Here, Caller(person): Caller, Path(id): Path<String>) -> Reply {
    Ok(json(&told(&hall, person, by_id(id)?).await?))
}

async fn told(hall: &Arc<Hall>, person: PersonId, which: Which) -> Result<messages::League, Refusal> {
    let found = read(&hall.store, move |store| {
        let league = match &which {
            Which::Id(id) => store.league(id)?,
            Which::No(no) => store.league_of(*no)?,
            Which::Link(token) => store.league_invitation(token)?,
        };
        let Some(league) = league.filter(|it| it.is_open_to(person)) else { return Ok(None) };
        let organiser = league.row.host.map(|it| store.name(it)).transpose()?.unwrap_or_default();
        let own = league.member_of(person).map(|it| it.n);
        let is_own = |it: &&PairingRow| {
            it.how.is_none() && own.is_some() && (Some(it.first) == own || it.second == own)
        };
        let no = league.pairings.iter().find(is_own).and_then(|it| it.no);
        let row = no.filter(|_| league.row.state == PLAYS).map(|it| store.row_of(it)).transpose()?.flatten();
        Ok(Some((league, organiser, row)))
    });
    let (league, organiser, row) = found.await?.ok_or_else(leagues::missing)?;
    Ok(as_seen(&league, organiser, row, person))
}

fn as_seen(league: &League, organiser: String, own: Option<Row>, person: PersonId) -> messages::League {
    let row = &league.row;
    let runs = row.host == Some(person);
    let you = league.member_of(person);
    let pairing = league.pairing();
    messages::League {
        id: row.id.clone(),
        name: row.name.clone(),
        game: row.game.clone(),
        clock: leagues::clock(league),
        pairing,
        days: row.days,
        state: state(row),
        round: row.round,
        rounds: rounds(row),
        deadline: row.deadline,
        organiser,
        runs,
        you: you.map(|it| it.n),
        remind: you.is_some_and(|it| it.remind),
        invitation: (runs && row.state == GATHERS).then(|| format!("/league/join/{}", row.invitation)),
        fewest: FEWEST as u32,
        most: most_members(pairing) as u32,
        members: members(league),
        pairings: league.pairings.iter().map(pair).collect(),
        own: own.and_then(|it| summary(it, Some(person))),
    }
}

/// The members as they stand; as they came, before anything is played.
fn members(league: &League) -> Vec<LeagueMember> {
    let is_swiss = league.is_swiss();
    let told = |it: leagues::Line| {
        let member: &MemberRow = &league.members[it.place];
        let tie = if is_swiss { f64::from(it.buchholz) / 2.0 } else { f64::from(it.sonneborn) / 4.0 };
        LeagueMember {
            n: member.n,
            name: member.name.clone(),
            organiser: league.row.host == Some(member.person),
            gone: match member.gone {
                0 if !member.banned => None,
                REMOVED => Some(LeagueGone::Removed),
                _ => Some(LeagueGone::Left),
            },
            points: f64::from(it.score) / 2.0,
            tie,
            wins: it.wins,
            draws: it.draws,
            losses: it.losses,
        }
    };
    league.standings().into_iter().map(told).collect()
}

fn pair(it: &PairingRow) -> LeaguePair {
    LeaguePair {
        round: it.round,
        first: it.first,
        second: it.second,
        id: it.id.clone(),
        points: it.halves().map(|it| [f64::from(it.0) / 2.0, f64::from(it.1) / 2.0]),
        how: it.how.as_deref().map(|it| match it {
            "played" => LeagueResult::Played,
            "free" => LeagueResult::Free,
            "late" => LeagueResult::Late,
            "nobody" => LeagueResult::Nobody,
            "declared" => LeagueResult::Declared,
            "left" => LeagueResult::Left,
            _ => LeagueResult::Void,
        }),
    }
}

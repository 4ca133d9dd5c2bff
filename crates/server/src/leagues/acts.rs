//! What people do with a league. Each act looks at a league and says what is to be written, or why not.

use hosting::messages::LeaguePairing;
use table::Phrase;

use super::{FEWEST, MOST_DAYS, MOST_ROUNDS, most_members, rounds};
use crate::{
    hall::Hall,
    host::Prepared,
    http::Refusal,
    people::look_alike,
    secrets,
    store::{CLOSED, GATHERS, LEFT, League, LeagueWrite, OVER, PLAYS, Person, PersonId, REMOVED, Write},
    time::DAY,
};

type Done = Result<Vec<Write>, Refusal>;

fn conflict(key: &'static str) -> Refusal {
    Refusal::conflict(Phrase::new(key))
}

/// Leagues are of matches of two, one on each side: partners would share their points.
pub(crate) fn is_of_two(prepared: &Prepared) -> bool {
    prepared.seats.len() == 2 && prepared.seats.iter().all(|it| !it.1)
}

pub(crate) fn check(pairing: LeaguePairing, days: u16) -> Result<(), Refusal> {
    if !(1..=MOST_DAYS).contains(&days) {
        return Err(Refusal::bad(Phrase::new("league-bad-days").with("most", usize::from(MOST_DAYS))));
    }
    match pairing {
        LeaguePairing::Swiss { rounds } if !(1..=MOST_ROUNDS).contains(&rounds) => {
            Err(Refusal::bad(Phrase::new("league-bad-rounds").with("most", usize::from(MOST_ROUNDS))))
        }
        _ => Ok(()),
    }
}

fn must_run(league: &League, by: PersonId) -> Result<(), Refusal> {
    match league.is_open_to(by) {
        false => Err(super::missing()),
        true if league.row.host != Some(by) => Err(Refusal::forbidden(Phrase::new("league-not-organiser"))),
        true => Ok(()),
    }
}

fn must_go_on(league: &League) -> Result<(), Refusal> {
    if league.row.state < OVER { Ok(()) } else { Err(conflict("league-over")) }
}

/// Someone comes by the link.
pub(crate) fn join(hall: &Hall, league: &League, person: &Person, most_of_one: u32) -> Done {
    if league.member_of(person.id).is_some() {
        return Ok(Vec::new());
    }
    if league.row.state != GATHERS {
        return Err(conflict("league-began"));
    }
    let most = most_members(league.pairing());
    if most <= league.members.len() {
        return Err(Refusal::conflict(Phrase::new("league-full").with("most", most)));
    }
    if person.name.is_empty() {
        return Err(conflict("league-nameless"));
    }
    if league.members.iter().any(|it| look_alike(&it.name, &person.name)) {
        return Err(conflict("league-name-alike"));
    }
    let (no, id) = (league.row.no, person.id);
    if hall.store.is_unwanted_in_league(no, id)? {
        return Err(conflict("league-unwanted"));
    }
    if most_of_one <= hall.store.n_leagues_of(id)?.1 {
        let most = most_of_one as usize;
        return Err(Refusal::conflict(Phrase::new("league-too-many-joined").with("most", most)));
    }
    let n = league.members.last().map_or(1, |it| it.n + 1);
    Ok(vec![Write::League(LeagueWrite::Join { no, n, person: id })])
}

/// Someone plays no more. Their match is lost, and so are those that they would have played.
pub(crate) fn leave(league: &League, by: PersonId) -> Done {
    let member = league.member_of(by).ok_or_else(super::missing)?;
    must_go_on(league)?;
    let (no, n) = (league.row.no, member.n);
    Ok(match league.row.state {
        GATHERS => vec![Write::League(LeagueWrite::Drop { no, n })],
        _ if member.gone != 0 => Vec::new(),
        _ => gone(no, n, LEFT),
    })
}

fn gone(no: i64, n: u32, how: u8) -> Vec<Write> {
    vec![Write::League(LeagueWrite::Gone { no, n, how }), Write::League(LeagueWrite::Due { no, due: 0 })]
}

/// Who runs it removes a member, but not the one whom they are playing. Before it begins, the link that they came by is void.
pub(crate) fn remove(league: &League, by: PersonId, n: u32) -> Done {
    must_run(league, by)?;
    must_go_on(league)?;
    let member = league.member(n).ok_or_else(|| Refusal::missing(Phrase::new("league-no-member")))?;
    let no = league.row.no;
    if league.row.state == GATHERS {
        let invitation = secrets::unguessable();
        return Ok(vec![
            Write::League(LeagueWrite::Drop { no, n }),
            Write::League(LeagueWrite::Invitation { no, invitation }),
        ]);
    }
    if member.gone != 0 {
        return Ok(Vec::new());
    }
    must_not_play(league, by, n)?;
    Ok(gone(no, n, if member.person == by { LEFT } else { REMOVED }))
}

/// Nobody is a judge of a match of their own.
fn must_not_play(league: &League, by: PersonId, n: u32) -> Result<(), Refusal> {
    let own = league.member_of(by).map(|it| it.n);
    let is_own = |one: u32, other: Option<u32>| Some(one) == own || (other.is_some() && other == own);
    let meets = |one: u32, other: Option<u32>| one == n || other == Some(n);
    let is_judge = league.open().any(|it| is_own(it.first, it.second) && meets(it.first, it.second));
    if is_judge && own != Some(n) { Err(conflict("league-own-match")) } else { Ok(()) }
}

/// Who runs it says that a member has lost the match of this round.
pub(crate) fn forfeit(league: &League, by: PersonId, n: u32) -> Done {
    must_run(league, by)?;
    must_go_on(league)?;
    let meets = |first: u32, second: Option<u32>| first == n || second == Some(n);
    let open =
        league.open().find(|it| meets(it.first, it.second)).ok_or_else(|| conflict("league-no-open"))?;
    let own = league.member_of(by).map(|it| it.n);
    if own.is_some() && own != Some(n) && (Some(open.first) == own || open.second == own) {
        return Err(conflict("league-own-match"));
    }
    let no = league.row.no;
    let halves = if open.first == n { (0, 2) } else { (2, 0) };
    Ok(vec![
        Write::League(LeagueWrite::Result {
            no,
            round: open.round,
            n: open.n,
            halves,
            how: "declared",
            unended: true,
        }),
        Write::League(LeagueWrite::Due { no, due: 0 }),
    ])
}

/// The first round begins, and nobody joins any more.
pub(crate) fn start(hall: &Hall, league: &League, by: PersonId) -> Done {
    must_run(league, by)?;
    if league.row.state != GATHERS {
        return Err(conflict("league-began"));
    }
    if league.members.iter().filter(|it| it.plays()).count() < FEWEST {
        return Err(Refusal::conflict(Phrase::new("league-too-few").with("fewest", FEWEST)));
    }
    rounds::first(hall, league)?.ok_or_else(|| conflict("league-setup-gone"))
}

/// No more is played. One that has not begun is deleted; of the matches that go on, none counts any more.
pub(crate) fn close(league: &League, by: PersonId) -> Done {
    must_run(league, by)?;
    must_go_on(league)?;
    let no = league.row.no;
    Ok(vec![Write::League(match league.row.state {
        PLAYS => LeagueWrite::End { no, state: CLOSED },
        _ => LeagueWrite::Delete { no },
    })])
}

/// A member wants to be reminded of rounds, or no longer.
pub(crate) fn remind(hall: &Hall, league: &League, by: PersonId, on: bool) -> Done {
    let member = league.member_of(by).ok_or_else(super::missing)?;
    must_go_on(league)?;
    if member.gone != 0 {
        return Err(conflict("league-over"));
    }
    let (no, person) = (league.row.no, by);
    let mut writes = vec![Write::League(LeagueWrite::Remind { no, person, on })];
    // They know that this round has begun.
    let last_day =
        league.row.deadline.map(|it| it.saturating_sub(DAY)).filter(|it| on && hall.time.now() < *it);
    writes.extend(last_day.map(|it| Write::League(LeagueWrite::Tell { no, person, told: 1, due: Some(it) })));
    Ok(writes)
}

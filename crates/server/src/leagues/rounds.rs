//! Rounds: what is judged, and what begins.

use hosting::messages::{Clock, NewMatch, Spectating};
use serde_json::value::RawValue;
use table::Seat;

use super::{
    in_days,
    pairing::{Pair, Player, round_robin, swiss},
};
use crate::{
    hall::{Hall, NOBODY, Plan},
    host::{Listing, Prepared},
    http::Refusal,
    store::{
        CLOSED, GATHERS, League, LeagueWrite, MemberRow, NoticeWrite, OVER, PLAYS, PairingRow, REMOVED, Read,
        Sitter, Write,
    },
    time::{DAY, Millis},
};

/// What was counted before the server started or its clock jumped leaves everybody this part of a round, and no more than [`MOST_AFTER_A_JUMP`].
const PART_AFTER_A_JUMP: Millis = 4;

/// A server that is started once a day must not keep a round from ending.
const MOST_AFTER_A_JUMP: Millis = DAY / 2;

/// What a pairing came to.
struct Verdict {
    halves: (u8, u8),
    how: &'static str,
}

/// Judges what is to be judged, and begins the next round, or ends the league, if all results are in.
pub(super) fn go_on(hall: &Hall, league: &League) -> Result<Vec<Write>, Refusal> {
    let mut league = league.clone();
    if league.row.state != PLAYS {
        return Ok(Vec::new());
    }
    let no = league.row.no;
    let (is_late, due) = deadline(hall, &league);
    let mut writes = Vec::new();
    for i in 0..league.pairings.len() {
        let it = &league.pairings[i];
        if it.how.is_some() {
            continue;
        }
        let Some(Verdict { halves, how }) = judge(hall, &league, it, is_late)? else { continue };
        let (round, n, unended) = (it.round, it.n, it.id.is_some() && how != "played");
        writes.push(LeagueWrite::Result { no, round, n, halves, how, unended });
        let it = &mut league.pairings[i];
        (it.first_halves, it.second_halves) = (Some(halves.0), Some(halves.1));
        it.how = Some(how.to_string());
    }
    let mut writes: Vec<Write> = writes.into_iter().map(Write::League).collect();
    if league.open().next().is_some() {
        let is_put_off = league.row.deadline.is_some_and(|it| it < due);
        let later = match is_put_off {
            true => LeagueWrite::PutOff { no, deadline: due },
            false => LeagueWrite::Due { no, due },
        };
        writes.push(Write::League(later));
        return Ok(writes);
    }
    writes.extend(next(hall, &league)?);
    Ok(writes)
}

/// Whether the round is over by time, and when it is looked at again if it is not. Time that nobody can have measured is given to the players.
fn deadline(hall: &Hall, league: &League) -> (bool, Millis) {
    let time = &hall.time;
    let Some(deadline) = league.row.deadline else { return (false, time.now() + DAY) };
    let spared = (Millis::from(league.row.days) * DAY / PART_AFTER_A_JUMP).min(MOST_AFTER_A_JUMP);
    let (at, now) = (time.moment(deadline), time.steady());
    if now < at {
        return (false, deadline);
    }
    let fair = at.max(time.even_since().plus(spared));
    if now < fair { (false, time.of_day(fair)) } else { (true, deadline) }
}

/// What a pairing came to, if that can be said.
fn judge(hall: &Hall, league: &League, it: &PairingRow, is_late: bool) -> Read<Option<Verdict>> {
    let (Some(first), Some(second)) = (league.member(it.first), it.second.and_then(|it| league.member(it)))
    else {
        return Ok(Some(Verdict { halves: (0, 0), how: "void" }));
    };
    let row = match it.no {
        Some(no) => hall.store.row_of(no)?,
        None => None,
    };
    let Some(row) = row else { return Ok(Some(Verdict { halves: (1, 1), how: "void" })) };
    let Ok(listing) = serde_json::from_str::<Listing>(&row.summary) else {
        return Ok(Some(Verdict { halves: (1, 1), how: "void" }));
    };
    let own = |who: &MemberRow| row.seats.iter().find(|it| it.1 == Sitter::Person(who.person)).map(|it| it.0);
    let has = |seats: &[Seat], who: &MemberRow| own(who).is_some_and(|it| seats.contains(&it));
    if row.over {
        let halves = points(has(&listing.winners, first), has(&listing.winners, second));
        return Ok(Some(Verdict { halves, how: "played" }));
    }
    if first.gone != 0 || second.gone != 0 {
        return Ok(Some(Verdict { halves: without(league, first, second), how: "left" }));
    }
    if !is_late {
        return Ok(None);
    }
    if !hall.store.has_stirred(row.no)? {
        return Ok(Some(Verdict { halves: (0, 0), how: "nobody" }));
    }
    let halves = match (has(&listing.waiting, first), has(&listing.waiting, second)) {
        (true, true) => (0, 0),
        (true, false) => (0, 2),
        (false, true) => (2, 0),
        // Bots or chance had the word: neither of them is to blame.
        (false, false) => (1, 1),
    };
    Ok(Some(Verdict { halves, how: "late" }))
}

fn points(first_won: bool, second_won: bool) -> (u8, u8) {
    match (first_won, second_won) {
        (true, false) => (2, 0),
        (false, true) => (0, 2),
        _ => (1, 1),
    }
}

/// What two get of whom one does not play any more, or both. Who runs the league gets nothing from somebody whom they removed.
fn without(league: &League, first: &MemberRow, second: &MemberRow) -> (u8, u8) {
    let gets = |own: &MemberRow, other: &MemberRow| {
        let removed_by_own = other.gone == REMOVED && league.row.host == Some(own.person);
        if own.plays() && !removed_by_own { 2 } else { 0 }
    };
    (
        if second.plays() { 0 } else { gets(first, second) },
        if first.plays() { 0 } else { gets(second, first) },
    )
}

/// The next round, or the end.
fn next(hall: &Hall, league: &League) -> Result<Vec<Write>, Refusal> {
    let no = league.row.no;
    let (round, rounds) = match league.row.state {
        GATHERS => (1, league.rounds()),
        _ => (league.row.round + 1, league.row.rounds),
    };
    let end = |state| Ok(vec![Write::League(LeagueWrite::End { no, state })]);
    if rounds < round || league.members.iter().filter(|it| it.plays()).count() < 2 {
        return end(OVER);
    }
    match begin(hall, league, round, rounds)? {
        Some(writes) => Ok(writes),
        None => {
            tracing::warn!(league = no, "a league is closed: its set-up is not known here any more");
            end(CLOSED)
        }
    }
}

/// What begins the first round; nothing if its set-up cannot be played.
pub(super) fn first(hall: &Hall, league: &League) -> Result<Option<Vec<Write>>, Refusal> {
    begin(hall, league, 1, league.rounds())
}

fn begin(hall: &Hall, league: &League, round: u32, rounds: u32) -> Result<Option<Vec<Write>>, Refusal> {
    let no = league.row.no;
    let Some(prepared) = prepare(hall, league) else { return Ok(None) };
    let deadline = in_days(hall, league.row.days);
    let (mut writes, mut is_open) = (Vec::new(), false);
    for (pair, n) in pairs(league, round).into_iter().zip(1..) {
        let first = &league.members[pair.first];
        let second = pair.second.map(|it| &league.members[it]);
        let mut it = PairingRow {
            round,
            n,
            first: first.n,
            second: second.map(|it| it.n),
            no: None,
            first_halves: None,
            second_halves: None,
            how: None,
            id: None,
        };
        let mut settled = |(one, two): (u8, u8), how: &str| {
            (it.first_halves, it.second_halves, it.how) = (Some(one), Some(two), Some(how.to_string()));
        };
        match second {
            // Where everybody meets everybody, everybody is free as often.
            None => settled((if league.is_swiss() && first.plays() { 2 } else { 0 }, 0), "free"),
            Some(second) if first.plays() && second.plays() => {
                let (number, begun) = seat(hall, league, &prepared, [first, second])?;
                writes.extend(begun);
                it.no = Some(number);
                is_open = true;
                for who in [first, second].into_iter().filter(|it| it.remind) {
                    writes.extend(reminded(hall, league, number, who));
                }
            }
            Some(second) => settled(without(league, first, second), "left"),
        }
        writes.push(Write::League(LeagueWrite::Pairing { no, it }));
    }
    let due = if is_open { deadline } else { 0 };
    writes.insert(0, Write::League(LeagueWrite::Round { no, round, rounds, deadline, due }));
    Ok(Some(writes))
}

/// A member is told that the round has begun, and of their turns in it.
fn reminded(hall: &Hall, league: &League, no: i64, who: &MemberRow) -> Vec<Write> {
    let (person, now) = (who.person, hall.time.now());
    let told = LeagueWrite::Tell { no: league.row.no, person, told: 0, due: Some(now) };
    let mut writes = vec![Write::League(told)];
    // Nobody leaves a table where minutes count.
    if !matches!(clock(league), Clock::Hourglass { .. }) {
        writes.push(Write::Notice(NoticeWrite::Watch { no, person, on: true }));
    }
    writes
}

/// Who meets whom in a round, by their places.
fn pairs(league: &League, round: u32) -> Vec<Pair> {
    if !league.is_swiss() {
        return round_robin(league.members.len(), round as usize - 1);
    }
    let line = |place: usize, score: u32| {
        let n = league.members[place].n;
        let mut it = Player { place, score, met: Vec::new(), balance: 0, was_first: false, byes: 0 };
        for pairing in &league.pairings {
            let (is_first, is_second) = (pairing.first == n, pairing.second == Some(n));
            let Some(other) = (if is_second { Some(pairing.first) } else { pairing.second }) else {
                it.byes += u32::from(is_first);
                continue;
            };
            if is_first || is_second {
                it.met.push(league.place(other));
                it.balance += if is_first { 1 } else { -1 };
                it.was_first = is_first;
            }
        }
        it
    };
    let standing = league.standings();
    let playing = standing.iter().filter(|it| league.members[it.place].plays());
    let players: Vec<Player> = playing.map(|it| line(it.place, it.score)).collect();
    swiss(&players)
}

/// The set-up of all matches of a round; nothing if this server does not know it any more.
fn prepare(hall: &Hall, league: &League) -> Option<Prepared> {
    let row = &league.row;
    let new = NewMatch {
        game: row.game.clone(),
        setup: RawValue::from_string(row.setup.clone()).ok()?,
        seats: Vec::new(),
        clock: clock(league),
        listed: false,
        mixed: true,
        rated: false,
        spectating: spectating(league),
    };
    hall.game(&row.game)?.prepare(&new).ok().filter(super::acts::is_of_two)
}

pub(crate) fn clock(league: &League) -> Clock {
    serde_json::from_str(&league.row.clock).unwrap_or_default()
}

fn spectating(league: &League) -> Spectating {
    serde_json::from_str(&league.row.spectating).unwrap_or(Spectating::End)
}

/// A match with two members at it: its number, and what begins it. It is nobody's own: nobody may ask the other to leave.
fn seat(hall: &Hall, league: &League, prepared: &Prepared, two: [&MemberRow; 2]) -> Read<(i64, Vec<Write>)> {
    let seats = prepared.seats.iter().zip(two).map(|(seat, who)| (seat.0, Sitter::Person(who.person)));
    let plan = Plan {
        game: league.row.game.clone(),
        prepared: prepared.clone(),
        seats: seats.collect(),
        clock: clock(league),
        listed: false,
        host: NOBODY,
        mixed: true,
        rated: false,
        spectating: spectating(league),
    };
    let (_, writes) = hall.plan(plan)?;
    let no = writes.iter().find_map(|it| if let Write::Match(row) = it { Some(row.no) } else { None });
    Ok((no.unwrap_or_default(), writes))
}

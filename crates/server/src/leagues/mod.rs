//! Leagues: private tournaments of people. `docs/leagues.md` has their rules.
//!
//! * `pairing` and `standings` are plain functions: who meets whom, and who stands where.
//! * `acts` is what people do with a league.
//! * [`run`] goes on with leagues whose round has ended, at one server for all. Whatever changes a league was made from one version of it, and is
//!   not written if there is a newer one (`store/leagues`): so a round begins once, whoever begins it.

pub(crate) mod acts;
mod matching;
mod pairing;
mod rounds;
mod standings;

use std::{sync::Arc, time::Duration};

use hosting::messages::LeaguePairing;
use table::Phrase;

use self::{
    pairing::rounds_of_all,
    standings::{Outcome, standings},
};
pub(crate) use self::{rounds::clock, standings::Line};
use crate::{
    hall::Hall,
    http::Refusal,
    peers::{self, Order},
    room::is_closing,
    store::{League, LeagueRow, LeagueWrite, MemberRow, PairingRow, PersonId, Read, Write, read},
    time::Millis,
};

/// How often it is looked whether a round has ended.
const LOOK: Duration = Duration::from_secs(2);

/// So many leagues are looked at at once.
const AT_ONCE: u32 = 100;

/// How often a change is tried again that someone else was faster than.
const TRIES: usize = 8;

/// A league needs so many members.
pub(crate) const FEWEST: usize = 3;

/// Days that a round may take.
pub(crate) const MOST_DAYS: u16 = 60;

/// Rounds of a Swiss tournament.
pub(crate) const MOST_ROUNDS: u8 = 12;

/// How a league is called that a change is meant for.
#[derive(Clone, Debug)]
pub(crate) enum Which {
    Id(String),
    No(i64),
    Link(String),
}

impl League {
    pub(crate) fn pairing(&self) -> LeaguePairing {
        pairing_of(&self.row)
    }

    pub(crate) fn is_swiss(&self) -> bool {
        matches!(self.pairing(), LeaguePairing::Swiss { .. })
    }

    pub(crate) fn member(&self, n: u32) -> Option<&MemberRow> {
        self.members.iter().find(|it| it.n == n)
    }

    pub(crate) fn member_of(&self, person: PersonId) -> Option<&MemberRow> {
        self.members.iter().find(|it| it.person == person)
    }

    /// Whether someone may see it.
    pub(crate) fn is_open_to(&self, person: PersonId) -> bool {
        self.row.host == Some(person) || self.member_of(person).is_some()
    }

    /// The place of a member among all.
    fn place(&self, n: u32) -> usize {
        self.members.iter().position(|it| it.n == n).unwrap_or_default()
    }

    /// How many rounds it takes with the members that it has.
    fn rounds(&self) -> u32 {
        let all = rounds_of_all(self.members.len()) as u32;
        match self.pairing() {
            LeaguePairing::Once => all,
            LeaguePairing::Twice => 2 * all,
            LeaguePairing::Swiss { rounds } => all.min(rounds.into()),
        }
    }

    /// The pairings of this round that are still played.
    fn open(&self) -> impl Iterator<Item = &PairingRow> {
        self.pairings.iter().filter(|it| it.how.is_none())
    }

    /// The table, the highest first.
    pub(crate) fn standings(&self) -> Vec<Line> {
        let outcome = |it: &PairingRow| {
            let second = it.second.map(|it| self.place(it));
            Some(Outcome { first: self.place(it.first), second, halves: it.halves()? })
        };
        let outcomes: Vec<Outcome> = self.pairings.iter().filter_map(outcome).collect();
        standings(self.members.len(), &outcomes, self.is_swiss())
    }
}

impl MemberRow {
    /// Whether they are paired.
    pub(crate) fn plays(&self) -> bool {
        self.gone == 0 && !self.banned
    }
}

pub(crate) fn pairing_of(row: &LeagueRow) -> LeaguePairing {
    match row.pairing.as_str() {
        "once" => LeaguePairing::Once,
        "twice" => LeaguePairing::Twice,
        _ => LeaguePairing::Swiss { rounds: row.rounds.try_into().unwrap_or(MOST_ROUNDS) },
    }
}

/// How many members a league may have: where everybody meets everybody, it has to end some day.
pub(crate) fn most_members(pairing: LeaguePairing) -> usize {
    match pairing {
        LeaguePairing::Once => 24,
        LeaguePairing::Twice => 16,
        LeaguePairing::Swiss { .. } => 64,
    }
}

/// Changes a league. What is to be written is worked out aside, and again if someone else was faster.
pub(crate) async fn change<F>(hall: &Arc<Hall>, which: Which, what: F) -> Result<League, Refusal>
where
    F: Fn(&Hall, &League) -> Result<Vec<Write>, Refusal> + Send + Sync + 'static,
{
    let what = Arc::new(what);
    for _ in 0..TRIES {
        let (here, which, what) = (hall.clone(), which.clone(), what.clone());
        let planned = read(&hall.store, move |store| {
            let league = match &which {
                Which::Id(id) => store.league(id)?,
                Which::No(no) => store.league_of(*no)?,
                Which::Link(token) => store.league_invitation(token)?,
            };
            Ok(league.map(|it| (what(&here, &it), it)))
        });
        let (writes, league) = planned.await?.ok_or_else(missing)?;
        let mut writes = writes?;
        if writes.is_empty() {
            return Ok(league);
        }
        let (no, version, at) = (league.row.no, league.row.version, hall.time.seconds());
        writes.insert(0, Write::League(LeagueWrite::Guard { no, version, at }));
        match hall.commit(writes).await {
            Err(why) if why.is_overtaken() => (),
            done => {
                done?;
                hall.notices.look();
                return Ok(league);
            }
        }
    }
    Err(Refusal::conflict(Phrase::new("league-busy")))
}

/// Nobody learns whether there is a league that is not theirs to see.
pub(crate) fn missing() -> Refusal {
    Refusal::missing(Phrase::new("league-none-such"))
}

/// Goes on with leagues, at one server for all.
pub(crate) async fn run(hall: Arc<Hall>) {
    let mut closing = hall.closing.subscribe();
    loop {
        if hall.peers.is_first()
            && let Err(why) = look(&hall).await
        {
            tracing::error!(%why, "leagues could not be looked at");
        }
        tokio::select! {
            () = tokio::time::sleep(LOOK) => (),
            () = is_closing(&mut closing) => return,
        }
    }
}

async fn look(hall: &Arc<Hall>) -> Read<()> {
    let now = hall.time.now();
    for no in read(&hall.store, move |store| store.due_leagues(now, AT_ONCE)).await? {
        // What failed is written in the log, and is due the next time.
        drop(go_on(hall, no).await);
    }
    for no in read(&hall.store, |store| store.leagues_to_end_matches(AT_ONCE)).await? {
        end_matches(hall, no).await?;
    }
    Ok(())
}

/// Judges what is to be judged in a league, and begins its next round if all results are in.
pub(crate) async fn go_on(hall: &Arc<Hall>, no: i64) -> Result<(), Refusal> {
    change(hall, Which::No(no), rounds::go_on).await.map(drop)
}

/// Ends matches that were judged: who lost by that resigns, and where nobody won the match is closed. A match that cannot be woken stays as it is.
pub(crate) async fn end_matches(hall: &Arc<Hall>, no: i64) -> Read<()> {
    let found = read(&hall.store, move |store| {
        let Some(league) = store.league_of(no)? else { return Ok(None) };
        Ok(Some((league, store.matches_to_end(no)?)))
    });
    let Some((league, matches)) = found.await? else { return Ok(()) };
    for (round, n, _) in matches {
        let it = league.pairings.iter().find(|it| (it.round, it.n) == (round, n));
        if let Some((it, id)) = it.and_then(|it| Some((it, it.id.clone()?))) {
            let loser = match it.halves() {
                Some((2, 0)) => it.second,
                Some((0, 2)) => Some(it.first),
                _ => None,
            };
            let what = match loser.and_then(|it| league.member(it)) {
                Some(it) => Order::Resign { id: id.clone(), person: it.person },
                None => Order::Close { id: id.clone() },
            };
            if let Err(why) = peers::order(hall, &id, what).await {
                tracing::warn!(why, "a match that was judged could not be ended");
            }
        }
        hall.commit(vec![Write::League(LeagueWrite::Ended { no, round, n })]).await?;
    }
    Ok(())
}

/// What is deleted of old leagues by the operator's wish.
pub(crate) async fn delete_old(hall: &Arc<Hall>, before: u64, is_over: bool, dry_run: bool) -> Read<usize> {
    let most = if dry_run { u32::MAX } else { AT_ONCE };
    let mut n = 0;
    loop {
        let old = read(&hall.store, move |store| store.old_leagues(before, is_over, most)).await?;
        n += old.len();
        if dry_run || old.is_empty() {
            return Ok(n);
        }
        let writes = old.into_iter().map(|no| Write::League(LeagueWrite::Delete { no }));
        hall.commit(writes.collect()).await?;
    }
}

/// The time of day in so many days.
fn in_days(hall: &Hall, days: u32) -> Millis {
    hall.time.now() + u64::from(days) * crate::time::DAY
}

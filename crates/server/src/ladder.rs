//! The ladder: ratings of people and of bots, apart for each game. `docs/ladder.md` has its rules, and why they are so.

use std::{sync::Arc, time::Duration};

use crate::{
    glicko::Rating,
    hall::Hall,
    room::is_closing,
    store::{LadderWrite, Pending, Read, Standing, Write, read},
};

/// Who is known less well than this is not ranked yet.
pub(crate) const PROVISIONAL: f64 = 110.0;

/// So many matches of the same two count within [`PAIR_DAYS`].
pub(crate) const MOST_OF_PAIR: u32 = 3;
/// The days in which matches of the same two are counted.
pub(crate) const PAIR_DAYS: u64 = 30;

/// Where the stronger of two is stronger by more than this, a win of theirs says nothing.
const FURTHEST: f64 = 400.0;

/// A period of the rating system: as much is forgotten in it as the system has it.
const PERIOD: u64 = 7 * DAY;

const DAY: u64 = 24 * 60 * 60;

/// The third time that someone's time runs out in a rated match, they have lost it.
pub(crate) const MOST_MISSED: u8 = 3;

/// How often it is looked whether a match has ended.
const LOOK: Duration = Duration::from_secs(2);

/// What is deleted before a match of the same two counts again.
pub(crate) fn since(at: u64) -> u64 {
    at.saturating_sub(PAIR_DAYS * DAY)
}

/// The two ratings after a match, of which the first won `points`; nothing if it does not count.
pub(crate) fn rated(first: Rating, second: Rating, points: f64, n_of_pair: u32) -> Option<(Rating, Rating)> {
    let ahead = first.rating - second.rating;
    let is_foregone = (FURTHEST < ahead && points == 1.0) || (FURTHEST < -ahead && points == 0.0);
    if MOST_OF_PAIR <= n_of_pair || is_foregone {
        return None;
    }
    // A stranger says nothing of someone who is known: or anybody could bring strangers to win against.
    let is_known = |it: Rating| it.deviation <= PROVISIONAL;
    let after = |own: Rating, other: Rating, points: f64| match is_known(own) && !is_known(other) {
        true => own,
        false => own.after(&[(other, points)]),
    };
    Some((after(first, second, points), after(second, first, 1.0 - points)))
}

/// A rating as it is now, if nothing has happened since `at`.
pub(crate) fn aged(rating: Rating, at: u64, now: u64) -> Rating {
    rating.aged(now.saturating_sub(at) as f64 / PERIOD as f64)
}

/// Rates matches that have ended, in their order, at one server for all.
pub(crate) async fn run(hall: Arc<Hall>) {
    let mut closing = hall.closing.subscribe();
    loop {
        if hall.peers.is_first()
            && let Err(why) = rate_all(&hall).await
        {
            tracing::error!(%why, "matches could not be rated");
        }
        tokio::select! {
            () = tokio::time::sleep(LOOK) => (),
            () = is_closing(&mut closing) => return,
        }
    }
}

async fn rate_all(hall: &Arc<Hall>) -> Read<()> {
    while let Some(it) = read(&hall.store, |store| store.next_unrated()).await? {
        let (one, two) = it.clone().standings_of(hall).await?;
        let n = {
            let it = it.clone();
            read(&hall.store, move |store| store.n_rated_of_pair(&it, since(it.at))).await?
        };
        let now = [aged(one.rating, one.at, it.at), aged(two.rating, two.at, it.at)];
        let points = f64::from(it.score) / 2.0;
        let counts = rated(now[0], now[1], points, n);
        let mut standings = [one, two];
        if let Some((first, second)) = counts {
            for (standing, (after, points)) in
                standings.iter_mut().zip([(first, points), (second, 1.0 - points)])
            {
                standing.rating = after;
                standing.at = it.at;
                standing.add(points);
            }
        }
        let before = now.map(|it| it.rating);
        let write = LadderWrite::Rated { result: it, counted: counts.is_some(), before, standings };
        hall.commit(vec![Write::Ladder(Box::new(write))]).await?;
    }
    Ok(())
}

impl Pending {
    /// How its two players stand before it.
    async fn standings_of(self, hall: &Arc<Hall>) -> Read<(Standing, Standing)> {
        read(&hall.store, move |store| {
            Ok((
                store.standing(&self.game, &self.kind, self.first)?,
                store.standing(&self.game, &self.kind, self.second)?,
            ))
        })
        .await
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    /// A ladder in memory, by the rules of the real one.
    #[derive(Default)]
    struct Simulated {
        ratings: HashMap<u32, (Rating, u64)>,
        results: Vec<(u32, u32, u64)>,
        /// Without the limits, to see what they are good for.
        unlimited: bool,
    }

    impl Simulated {
        fn of(&self, who: u32, at: u64) -> Rating {
            let (rating, since) = self.ratings.get(&who).copied().unwrap_or((Rating::default(), at));
            aged(rating, since, at)
        }

        fn play(&mut self, a: u32, b: u32, points: f64, day: u64) {
            let at = day * DAY;
            let same = |it: &&(u32, u32, u64)| (it.0, it.1) == (a.min(b), a.max(b)) && since(at) < it.2;
            let n = self.results.iter().filter(same).count() as u32;
            let (first, second) = (self.of(a, at), self.of(b, at));
            let after = match self.unlimited {
                true => Some((first.after(&[(second, points)]), second.after(&[(first, 1.0 - points)]))),
                false => rated(first, second, points, n),
            };
            if let Some((first, second)) = after {
                self.results.push((a.min(b), a.max(b), at));
                self.ratings.insert(a, (first, at));
                self.ratings.insert(b, (second, at));
            }
        }
    }

    /// A player who is known, at 1500.
    fn known(at: u64) -> (Rating, u64) {
        (Rating { deviation: 60.0, ..Rating::default() }, at)
    }

    #[test]
    fn a_friend_who_always_loses_is_worth_three_matches_a_month() {
        let farmed = |unlimited: bool| {
            let mut ladder = Simulated { unlimited, ..Simulated::default() };
            ladder.ratings.extend([(1, known(DAY)), (2, known(DAY))]);
            (0..300).for_each(|_| ladder.play(1, 2, 1.0, 1));
            ladder.of(1, DAY).rating
        };
        let (limited, unlimited) = (farmed(false), farmed(true));
        println!("300 won matches in a day: {limited:.0}, without limits {unlimited:.0}");
        assert!(limited < 1540.0 && 1800.0 < unlimited, "{limited} {unlimited}");
    }

    #[test]
    fn accounts_that_are_made_to_lose_do_not_raise_anybody() {
        let farmed = |unlimited: bool| {
            let mut ladder = Simulated { unlimited, ..Simulated::default() };
            ladder.ratings.insert(0, known(DAY));
            (1..=1000).for_each(|stranger| ladder.play(0, stranger, 1.0, 1));
            ladder.of(0, DAY).rating
        };
        let (limited, unlimited) = (farmed(false), farmed(true));
        println!("1000 new accounts that lose: {limited:.0}, without limits {unlimited:.0}");
        assert!(limited == 1500.0 && 1900.0 < unlimited, "{limited} {unlimited}");
    }

    /// Ten accounts that play each other until they are known, and then lose to an eleventh, for a year.
    #[test]
    fn a_ring_of_accounts_ends_where_it_is_too_far_behind() {
        let farmed = |unlimited: bool| {
            let mut ladder = Simulated { unlimited, ..Simulated::default() };
            ladder.ratings.insert(0, known(DAY));
            let most = if unlimited { 30 } else { MOST_OF_PAIR };
            for day in (1..=365).step_by(PAIR_DAYS as usize + 1) {
                for (a, b) in (1..=10).flat_map(|a| (a + 1..=10).map(move |b| (a, b))) {
                    (0..MOST_OF_PAIR).for_each(|i| ladder.play(a, b, f64::from(i % 2), day));
                }
                (1..=10).for_each(|sock| (0..most).for_each(|_| ladder.play(0, sock, 1.0, day)));
            }
            let best = (1..=10).map(|it| ladder.of(it, 365 * DAY).rating).fold(f64::MIN, f64::max);
            (ladder.of(0, 365 * DAY).rating, best)
        };
        let ((limited, best), (unlimited, _)) = (farmed(false), farmed(true));
        println!(
            "a ring of ten for a year: {limited:.0} (the best of the ring {best:.0}), without limits {unlimited:.0}"
        );
        // About as far ahead of the best of the ring as a win still counts; that costs two thousand matches.
        assert!(limited <= best + FURTHEST + 25.0 && limited < 2050.0, "{limited} {best}");
        assert!(limited + 900.0 < unlimited, "{limited} {unlimited}");
    }

    /// Twenty honest players find their places: who is better by 200 is shown to be.
    #[test]
    fn honest_players_find_their_places() {
        let mut ladder = Simulated::default();
        let strength = |who: u32| 1200.0 + 30.0 * f64::from(who);
        let mut chance = 1_u64;
        for day in 1..=180 {
            for i in 0..10 {
                chance =
                    chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let (a, b) = ((chance >> 33) as u32 % 20, (chance >> 40) as u32 % 20);
                if a == b {
                    continue;
                }
                let expected = 1.0 / (1.0 + 10f64.powf((strength(b) - strength(a)) / 400.0));
                let won = f64::from((chance >> 20) as u16) / 65_536.0 < expected;
                ladder.play(a, b, f64::from(u8::from(won)), day + i / 10);
            }
        }
        let error: f64 =
            (0..20).map(|it| (ladder.of(it, 181 * DAY).rating - (strength(it) + 15.0)).abs()).sum();
        let known = (0..20).filter(|it| ladder.of(*it, 181 * DAY).deviation <= PROVISIONAL).count();
        println!("mean error {:.0}, known {known} of 20", error / 20.0);
        assert!(error / 20.0 < 90.0 && known == 20, "{error} {known}");
    }
}

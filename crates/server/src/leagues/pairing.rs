//! Who meets whom: plain functions of the members and of what was played. Members are named by their places, from 0.

use super::matching::most_pairs;

/// Two who meet, the first of whom has the first seat; or one who has nobody to meet.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pair {
    pub(crate) first: usize,
    pub(crate) second: Option<usize>,
}

/// How many rounds it takes until everybody has met everybody.
pub(crate) fn rounds_of_all(n: usize) -> usize {
    if n.is_multiple_of(2) { n.saturating_sub(1) } else { n }
}

/// A round, from 0, in which everybody meets everybody, by the circle: one stands still, the others go round. After all rounds it begins anew
/// with the seats exchanged. Where the number is odd, who would meet the one that stands still is free.
pub(crate) fn round_robin(n: usize, round: usize) -> Vec<Pair> {
    let circle = rounds_of_all(n);
    if circle == 0 {
        return Vec::new();
    }
    let (at, is_second_time) = (round % circle, (round / circle) % 2 == 1);
    let still = (n.is_multiple_of(2)).then_some(n - 1);
    let mut pairs = Vec::new();
    for step in 1..=(circle - 1) / 2 {
        let (one, other) = ((at + step) % circle, (at + circle - step) % circle);
        pairs.push(if step % 2 == 1 { (one, Some(other)) } else { (other, Some(one)) });
    }
    pairs.push(match still {
        Some(still) if at.is_multiple_of(2) => (still, Some(at)),
        still => (at, still),
    });
    let exchanged = |(first, second): (usize, Option<usize>)| match second {
        Some(second) if is_second_time => Pair { first: second, second: Some(first) },
        second => Pair { first, second },
    };
    pairs.into_iter().map(exchanged).collect()
}

/// Someone who is to be paired by what they have scored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Player {
    pub(crate) place: usize,
    /// In half points.
    pub(crate) score: u32,
    /// Everybody whom they have met, as often as they did.
    pub(crate) met: Vec<usize>,
    /// How often they had the first seat more than the second one.
    pub(crate) balance: i32,
    /// Whether they had the first seat the last time.
    pub(crate) was_first: bool,
    /// How often they had nobody to meet.
    pub(crate) byes: u32,
}

impl Player {
    fn has_met(&self, other: &Player) -> bool {
        self.met.contains(&other.place)
    }
}

/// A round of a Swiss tournament, of players in the order in which they stand. Nobody meets the same one again while that can be avoided; nobody is
/// free a second time before everybody was; and within that those meet who stand alike, the upper half of them against the lower one.
pub(crate) fn swiss(players: &[Player]) -> Vec<Pair> {
    let mut left: Vec<&Player> = players.iter().collect();
    left.sort_by_key(|it| std::cmp::Reverse(it.score));
    let free = (left.len() % 2 == 1).then(|| left.remove(free_one(&left)));
    let mut pairs = Vec::new();
    let mut again = repeats_of(&left);
    while !left.is_empty() {
        let one = left.remove(0);
        let other = left.remove(opponent_of(one, &left, again));
        again -= usize::from(one.has_met(other)).min(again);
        let (first, second) = seated(one, other, pairs.len());
        pairs.push(Pair { first: first.place, second: Some(second.place) });
    }
    pairs.extend(free.map(|it| Pair { first: it.place, second: None }));
    pairs
}

/// How many pairs of these would have to meet again.
fn repeats_of(players: &[&Player]) -> usize {
    players.len() / 2 - most_pairs(players.len(), |one, other| !players[one].has_met(players[other]))
}

/// Who is free: of those who were free least often the lowest, unless the others would then have to meet again.
fn free_one(left: &[&Player]) -> usize {
    let least = left.iter().map(|it| it.byes).min().unwrap_or(0);
    let may = (0..left.len()).rev().filter(|it| left[*it].byes == least);
    let without = |i: usize| -> Vec<&Player> {
        left.iter().enumerate().filter(|it| it.0 != i).map(|it| *it.1).collect()
    };
    may.min_by_key(|i| repeats_of(&without(*i))).unwrap_or(0)
}

/// Whom of those who are left someone meets, who stands before them. So many pairs may meet again, these two or others.
fn opponent_of(one: &Player, left: &[&Player], again: usize) -> usize {
    let alike = 1 + left.iter().filter(|it| it.score == one.score).count();
    let middle = alike / 2;
    let mut all: Vec<usize> = (0..left.len()).collect();
    all.sort_by_key(|&i| {
        let it = left[i];
        let times = it.met.iter().filter(|it| **it == one.place).count();
        let want_the_same = 0 < one.balance * it.balance;
        let need_the_same = want_the_same && 1 < one.balance.abs().min(it.balance.abs());
        let from_the_middle = if it.score == one.score { (i + 1).abs_diff(middle) } else { i };
        (times, need_the_same, one.score.abs_diff(it.score), want_the_same, from_the_middle)
    });
    let leaves_enough = |i: &usize| {
        let rest: Vec<&Player> = left.iter().enumerate().filter(|it| it.0 != *i).map(|it| *it.1).collect();
        repeats_of(&rest) + usize::from(one.has_met(left[*i])) <= again
    };
    all.iter().copied().find(leaves_enough).unwrap_or(all[0])
}

/// The two in the order of their seats: who had the first one less often, or had the second one last.
fn seated<'a>(one: &'a Player, other: &'a Player, board: usize) -> (&'a Player, &'a Player) {
    let wish = |it: &Player| (it.balance, it.was_first);
    let is_first = match wish(one).cmp(&wish(other)) {
        std::cmp::Ordering::Less => true,
        std::cmp::Ordering::Greater => false,
        std::cmp::Ordering::Equal => board.is_multiple_of(2),
    };
    if is_first { (one, other) } else { (other, one) }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    /// A number from 0 to `below`, the same ones in the same order whenever the test runs.
    struct Numbers(u64);

    impl Numbers {
        fn below(&mut self, below: usize) -> usize {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (self.0 >> 33) as usize % below
        }
    }

    fn everybody_is_paired_once(n: usize, pairs: &[Pair]) {
        let mut all: Vec<usize> = pairs.iter().flat_map(|it| [Some(it.first), it.second]).flatten().collect();
        all.sort_unstable();
        assert_eq!(all, (0..n).collect::<Vec<_>>());
        assert_eq!(pairs.iter().filter(|it| it.second.is_none()).count(), n % 2);
    }

    #[test]
    fn in_a_round_robin_everybody_meets_everybody_once_with_seats_in_balance() {
        for n in 2..=40 {
            let mut met = BTreeMap::<(usize, usize), u32>::new();
            let (mut balance, mut byes) = (vec![0_i32; n], vec![0; n]);
            for round in 0..rounds_of_all(n) {
                let pairs = round_robin(n, round);
                everybody_is_paired_once(n, &pairs);
                for Pair { first, second } in pairs {
                    let Some(second) = second else {
                        byes[first] += 1;
                        continue;
                    };
                    *met.entry((first.min(second), first.max(second))).or_default() += 1;
                    (balance[first], balance[second]) = (balance[first] + 1, balance[second] - 1);
                }
            }
            assert_eq!((met.len(), met.values().all(|it| *it == 1)), (n * (n - 1) / 2, true), "{n}");
            assert!(balance.iter().all(|it| it.abs() <= 1), "{n}: {balance:?}");
            assert!(byes.iter().all(|it| *it == n % 2), "{n}: {byes:?}");
        }
    }

    #[test]
    fn the_second_time_everybody_has_the_other_seat() {
        for n in 2..=17 {
            let all = rounds_of_all(n);
            for round in 0..all {
                let (once, twice) = (round_robin(n, round), round_robin(n, round + all));
                for (one, two) in once.iter().zip(&twice).filter(|it| it.0.second.is_some()) {
                    assert_eq!((Some(one.first), one.second), (two.second, Some(two.first)));
                }
            }
        }
    }

    fn beginners(n: usize) -> Vec<Player> {
        let player =
            |place| Player { place, score: 0, met: Vec::new(), balance: 0, was_first: false, byes: 0 };
        (0..n).map(player).collect()
    }

    /// Plays a round with results of chance.
    fn play(players: &mut [Player], pairs: &[Pair], numbers: &mut Numbers) {
        for Pair { first, second } in pairs {
            let Some(second) = second else {
                players[*first].score += 2;
                players[*first].byes += 1;
                continue;
            };
            let halves = numbers.below(3) as u32;
            for (own, other, won, side) in [(*first, *second, halves, 1), (*second, *first, 2 - halves, -1)] {
                let it = &mut players[own];
                it.score += won;
                it.met.push(other);
                it.balance += side;
                it.was_first = side == 1;
            }
        }
    }

    fn standing(players: &[Player]) -> Vec<Player> {
        let mut all = players.to_vec();
        all.sort_by_key(|it| (std::cmp::Reverse(it.score), it.place));
        all
    }

    #[test]
    fn in_a_swiss_nobody_meets_the_same_one_again_while_that_can_be_avoided() {
        let mut numbers = Numbers(7);
        for n in 2..=24 {
            for _ in 0..3 {
                let mut players = beginners(n);
                for _ in 0..rounds_of_all(n).min(12) {
                    let pairs = swiss(&standing(&players));
                    everybody_is_paired_once(n, &pairs);
                    let met =
                        |it: &&Pair| it.second.is_some_and(|other| players[it.first].met.contains(&other));
                    let free = pairs.iter().find(|it| it.second.is_none()).map(|it| it.first);
                    // Of all who may be free, the best choice is what it is measured by.
                    let least = players.iter().map(|it| it.byes).min().unwrap_or(0);
                    let rest = |free: Option<usize>| -> Vec<&Player> {
                        players.iter().filter(|it| Some(it.place) != free).collect()
                    };
                    let needed = match n % 2 {
                        0 => repeats_of(&rest(None)),
                        _ => {
                            let may = players.iter().filter(|it| it.byes == least);
                            may.map(|it| repeats_of(&rest(Some(it.place)))).min().unwrap_or(0)
                        }
                    };
                    assert_eq!(pairs.iter().filter(met).count(), needed, "{n}");
                    assert!(free.is_none_or(|it| players[it].byes == least), "{n}");
                    play(&mut players, &pairs, &mut numbers);
                    // With nearly as many rounds as players there is no choice any more.
                    let worst = players.iter().map(|it| it.balance.abs()).max();
                    assert!(worst <= Some(3), "{n}: {worst:?}");
                }
            }
        }
    }

    #[test]
    fn with_few_rounds_nobody_meets_again_and_nobody_is_free_twice() {
        let mut numbers = Numbers(3);
        for n in [5, 8, 9, 16, 33, 64] {
            let mut players = beginners(n);
            for _ in 0..n.ilog2() + 1 {
                let pairs = swiss(&standing(&players));
                play(&mut players, &pairs, &mut numbers);
            }
            for it in &players {
                let mut met = it.met.clone();
                met.sort_unstable();
                met.dedup();
                assert_eq!((met.len(), it.byes <= 1), (it.met.len(), true), "{n}: {it:?}");
                assert!(it.balance.abs() <= 2, "{n}: {it:?}");
            }
        }
    }

    #[test]
    fn those_who_stand_alike_meet_the_upper_half_against_the_lower() {
        let pairs = swiss(&beginners(8));
        let both: Vec<(usize, usize)> = pairs
            .iter()
            .filter_map(|it| Some((it.first.min(it.second?), it.first.max(it.second?))))
            .collect();
        assert_eq!(both, [(0, 4), (1, 5), (2, 6), (3, 7)]);
        // The seats alternate from board to board.
        assert_eq!(pairs.iter().map(|it| it.first < 4).collect::<Vec<_>>(), [true, false, true, false]);
    }

    #[test]
    fn the_lowest_who_was_never_free_is() {
        let mut players = beginners(5);
        (players[4].byes, players[3].score) = (1, 2);
        let free = swiss(&standing(&players)).into_iter().find(|it| it.second.is_none());
        assert_eq!(free, Some(Pair { first: 2, second: None }));
    }
}

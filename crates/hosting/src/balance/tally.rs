//! What is counted of games, whatever the game.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;
use table::Seat;

/// What a game tells of one of its games when it is over.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Account {
    /// Who had the first turn, if that is known.
    pub first: Option<Seat>,
    /// How long it lasted, in rounds or turns.
    pub length: u16,
    /// How it ended, in a word.
    pub ending: String,
    /// What could have been used, as [`Thing::id`].
    pub offered: Vec<String>,
    /// What was used, as [`Thing::id`], and by whom; as often as it was.
    pub used: Vec<(String, Seat)>,
    /// Where there was a fight, as [`super::Spot::id`]; as often as there was.
    pub fights: Vec<String>,
}

/// Something that players may buy, play or carry out.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Thing {
    /// Its name on the wire, such as `us-tank`.
    pub id: String,
    /// What sort of thing it is, such as `unit`.
    pub sort: &'static str,
    /// What people call it.
    pub name: String,
}

/// How a game ended, for those who sat at it.
#[derive(Clone, Debug)]
pub(super) struct Ended {
    pub(super) account: Account,
    /// The name of the side of each seat.
    pub(super) sides: BTreeMap<Seat, String>,
    /// What each seat played.
    pub(super) plays: BTreeMap<Seat, String>,
    pub(super) winners: Vec<Seat>,
}

/// What was counted of some games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    pub(super) games: u64,
    pub(super) draws: u64,
    pub(super) sides: BTreeMap<String, Won>,
    pub(super) seats: BTreeMap<String, Won>,
    pub(super) first: Won,
    pub(super) lengths: BTreeMap<u16, u64>,
    pub(super) endings: BTreeMap<String, u64>,
    pub(super) offered: BTreeSet<String>,
    pub(super) used: BTreeMap<String, Used>,
    pub(super) fights: BTreeMap<String, u64>,
}

/// Games of a side, a seat or a player, with its wins.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Won {
    pub(super) games: u64,
    pub(super) wins: u64,
    pub(super) draws: u64,
}

impl Won {
    fn count(&mut self, won: Option<bool>) {
        self.games += 1;
        self.wins += u64::from(won == Some(true));
        self.draws += u64::from(won.is_none());
    }

    fn add(&mut self, other: Won) {
        self.games += other.games;
        self.wins += other.wins;
        self.draws += other.draws;
    }
}

/// How often something was used.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Used {
    pub(super) times: u64,
    /// Games in which it was used at all.
    pub(super) games: u64,
    /// Games of each seat that used it.
    pub(super) won: Won,
}

impl Tally {
    pub(super) fn of(ended: &Ended) -> Tally {
        let mut tally = Tally { games: 1, ..Tally::default() };
        let side = |seat: &Seat| ended.sides.get(seat).map_or("", String::as_str);
        let mut winners: Vec<&str> = ended.winners.iter().map(side).collect();
        winners.dedup();
        // Nobody wins if both sides do.
        let winner = (winners.len() == 1).then(|| winners[0]);
        let won = |side: &str| winner.map(|it| it == side);
        tally.draws = u64::from(winner.is_none());
        for name in ended.sides.values() {
            tally.sides.entry(name.clone()).or_insert_with(|| {
                let mut it = Won::default();
                it.count(won(name));
                it
            });
        }
        for (seat, plays) in &ended.plays {
            tally.seats.entry(plays.clone()).or_default().count(won(side(seat)));
        }
        let Account { first, length, ending, offered, used, fights } = &ended.account;
        if let Some(first) = first {
            tally.first.count(won(side(first)));
        }
        tally.lengths.insert(*length, 1);
        tally.endings.insert(ending.clone(), 1);
        tally.offered.extend(offered.iter().cloned());
        for (id, _) in used {
            let it = tally.used.entry(id.clone()).or_default();
            it.times += 1;
            it.games = 1;
        }
        let mut by_seat: Vec<&(String, Seat)> = used.iter().collect();
        by_seat.sort();
        by_seat.dedup();
        for (id, seat) in by_seat {
            tally.used.entry(id.clone()).or_default().won.count(won(side(seat)));
        }
        for place in fights {
            *tally.fights.entry(place.clone()).or_default() += 1;
        }
        tally
    }

    pub(super) fn and(mut self, other: Tally) -> Tally {
        self.games += other.games;
        self.draws += other.draws;
        self.first.add(other.first);
        other.sides.into_iter().for_each(|(name, it)| self.sides.entry(name).or_default().add(it));
        other.seats.into_iter().for_each(|(name, it)| self.seats.entry(name).or_default().add(it));
        other.lengths.into_iter().for_each(|(length, n)| *self.lengths.entry(length).or_default() += n);
        other.endings.into_iter().for_each(|(ending, n)| *self.endings.entry(ending).or_default() += n);
        other.fights.into_iter().for_each(|(place, n)| *self.fights.entry(place).or_default() += n);
        self.offered.extend(other.offered);
        for (id, it) in other.used {
            let used = self.used.entry(id).or_default();
            used.times += it.times;
            used.games += it.games;
            used.won.add(it.won);
        }
        self
    }

    /// The length that so many percent of the games do not exceed.
    pub(super) fn length_of(&self, percent: u64) -> u16 {
        let mut left = (self.games * percent).div_ceil(100).max(1);
        for (length, n) in &self.lengths {
            if left <= *n {
                return *length;
            }
            left -= n;
        }
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ended(winners: &[u8], length: u16) -> Ended {
        let used = [("tank", 0), ("tank", 0), ("gun", 0), ("tank", 1)];
        Ended {
            account: Account {
                first: Some(Seat(1)),
                length,
                ending: "factories".to_string(),
                offered: vec!["plane".to_string()],
                used: used.map(|it| (it.0.to_string(), Seat(it.1))).to_vec(),
                fights: vec!["A1".to_string(), "A1".to_string()],
            },
            sides: [(Seat(0), "allies".to_string()), (Seat(1), "germany".to_string())].into(),
            plays: [(Seat(0), "us".to_string()), (Seat(1), "g1".to_string())].into(),
            winners: winners.iter().map(|it| Seat(*it)).collect(),
        }
    }

    #[test]
    fn a_game_counts_once_for_each_who_sat_at_it() {
        let tally = Tally::of(&ended(&[0], 7)).and(Tally::of(&ended(&[], 9))).and(Tally::of(&ended(&[1], 9)));
        let won = |wins, draws, games| Won { games, wins, draws };
        assert_eq!((tally.games, tally.draws, tally.first), (3, 1, won(1, 1, 3)));
        assert_eq!((tally.sides["allies"], tally.seats["g1"]), (won(1, 1, 3), won(1, 1, 3)));
        assert_eq!((tally.used["tank"].times, tally.used["tank"].games), (9, 3));
        // Both sides had tanks, and only the first a gun.
        assert_eq!((tally.used["tank"].won, tally.used["gun"].won), (won(2, 2, 6), won(1, 1, 3)));
        assert_eq!((tally.fights["A1"], tally.endings["factories"]), (6, 3));
        assert_eq!([0, 33, 50, 100].map(|it| tally.length_of(it)), [7, 7, 9, 9]);
    }

    #[test]
    fn where_both_sides_win_nobody_does() {
        assert_eq!(Tally::of(&ended(&[0, 1], 3)).draws, 1);
    }
}

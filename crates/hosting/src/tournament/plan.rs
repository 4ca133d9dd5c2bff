//! Who plays whom: the plan of a tournament, from which every game follows.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::results::Played;
use crate::{BotName, Failure};

/// How opponents are found.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, clap::ValueEnum)]
#[serde(rename_all = "snake_case")]
pub enum Format {
    /// Everybody plays everybody.
    RoundRobin,
    /// The first player plays everybody else.
    Gauntlet,
    /// In each round players with about as many points meet, nobody twice as long as that can be.
    Swiss,
}

/// A player of a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// How the table calls it.
    pub name: String,
    /// Who it is.
    #[serde(flatten)]
    pub is: Is,
}

/// Who plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Is {
    /// A built-in bot.
    Bot(BotName),
    /// A program that speaks the engine protocol: the command and its arguments.
    Program(Vec<String>),
}

/// "Is the second player better than the first by so much?"
#[derive(Copy, Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hypotheses {
    /// The difference in Elo by which it is no better.
    pub elo0: f64,
    /// The difference by which it is.
    pub elo1: f64,
}

/// All that decides which games are played and how. Where two plans are the same, so are their games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The version of this file.
    pub kind: String,
    /// The game.
    pub game: String,
    /// Its set-up, as the engine takes it.
    pub setup: Map<String, Value>,
    /// How opponents are found.
    pub format: Format,
    /// Pairs of games for every two opponents, or rounds of a Swiss tournament.
    pub rounds: u64,
    /// The seed of all chance.
    pub seed: u64,
    /// The players.
    pub players: Vec<Player>,
    /// Seconds that a program has for an answer.
    pub time_move: Option<f64>,
    /// Seconds that it has for all answers of a game.
    pub time_game: Option<f64>,
    /// Seconds that it has to start, beyond those of its first answer.
    pub time_start: f64,
    /// The question that ends it early.
    pub sprt: Option<Hypotheses>,
}

pub(super) const KIND: &str = "sandtable-tournament-1";

/// A game that is to be played.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Fixture {
    /// Its number, from 1.
    pub n: u64,
    /// The pair of games with the same dice that it belongs to, from 0.
    pub pair: u64,
    /// The players of the side that sits first, and of the other, by their places in the plan.
    pub sides: [usize; 2],
}

impl Plan {
    /// What is wrong with it, if anything is.
    pub(super) fn check(&self) -> Result<(), Failure> {
        let names: BTreeSet<&str> = self.players.iter().map(|it| it.name.as_str()).collect();
        if names.len() < self.players.len() {
            return Err(Failure::new(
                "Two players have the same name; give them others, such as --program fast=….",
            ));
        }
        match (self.players.len(), self.sprt) {
            (0 | 1, _) => Err(Failure::new(
                "A tournament takes two players at least: name them with --bot and --program.",
            )),
            (2, _) | (_, None) => Ok(()),
            (_, Some(_)) => Err(Failure::new("--sprt compares two players: name no more.")),
        }
    }

    /// All games, where they do not depend on results.
    pub(super) fn fixtures(&self) -> Vec<Fixture> {
        let n = self.players.len();
        let couples: Vec<[usize; 2]> = match self.format {
            Format::Gauntlet => (1..n).map(|it| [0, it]).collect(),
            _ => (0..n).flat_map(|a| (a + 1..n).map(move |b| [a, b])).collect(),
        };
        let all = (0..self.rounds).flat_map(|_| couples.iter().copied());
        all.zip(0..).flat_map(|(couple, pair)| both(couple, pair)).collect()
    }

    /// The games of a part of the tournament, the kth of n. Where a question may end it early, parts follow each other, so that the
    /// first ones may be enough; elsewhere each has some of everything, so that all take about as long.
    pub(super) fn part(&self, (k, n): (u64, u64)) -> Vec<Fixture> {
        let mut games = self.fixtures();
        let pairs = games.len() as u128 / 2;
        games.retain(|it| match self.sprt {
            Some(_) => u128::from(it.pair) * u128::from(n) / pairs == u128::from(k - 1),
            None => it.pair % n == k - 1,
        });
        games
    }

    /// The games of a round of a Swiss tournament, from 0, and who has none.
    pub(super) fn swiss_round(&self, round: u64, before: &[Played]) -> (Vec<Fixture>, Option<usize>) {
        let n = self.players.len();
        let mut points = vec![0.0; n];
        let mut met = BTreeSet::new();
        for it in before {
            for side in 0..2 {
                points[it.sides[side]] += it.points(side);
            }
            met.insert((it.sides[0].min(it.sides[1]), it.sides[0].max(it.sides[1])));
        }
        let byes = self.byes(round, before);
        for it in &byes {
            points[*it] += 2.0;
        }
        let mut order: Vec<usize> = (0..n).collect();
        order.sort_by(|a, b| points[*b].total_cmp(&points[*a]).then(a.cmp(b)));
        let bye = (!n.is_multiple_of(2)).then(|| {
            let free = order.iter().rposition(|it| !byes.contains(it)).unwrap_or(n - 1);
            order.remove(free)
        });
        let couples =
            paired(&order, &met).unwrap_or_else(|| order.chunks(2).map(|it| [it[0], it[1]]).collect());
        let first = round * (n as u64 / 2);
        let fixtures = couples.into_iter().zip(first..).flat_map(|(couple, pair)| both(couple, pair));
        (fixtures.collect(), bye)
    }

    /// Who had no opponent in the rounds before this one.
    pub(super) fn byes(&self, round: u64, before: &[Played]) -> Vec<usize> {
        let n = self.players.len();
        let a_round = n as u64 / 2;
        let of = |round: u64| {
            let played = |it: usize| {
                before.iter().any(|game| game.pair / a_round == round && game.sides.contains(&it))
            };
            (0..n).find(|it| !played(*it))
        };
        if n.is_multiple_of(2) { Vec::new() } else { (0..round).filter_map(of).collect() }
    }
}

/// Two games with the same dice, each side once with each player.
fn both([a, b]: [usize; 2], pair: u64) -> [Fixture; 2] {
    [Fixture { n: 2 * pair + 1, pair, sides: [a, b] }, Fixture { n: 2 * pair + 2, pair, sides: [b, a] }]
}

/// Neighbours in the order as far as they have not met yet; nothing if all that are left have.
fn paired(order: &[usize], met: &BTreeSet<(usize, usize)>) -> Option<Vec<[usize; 2]>> {
    let Some((&first, rest)) = order.split_first() else { return Some(Vec::new()) };
    (0..rest.len()).find_map(|i| {
        let other = rest[i];
        if met.contains(&(first.min(other), first.max(other))) {
            return None;
        }
        let left: Vec<usize> = rest.iter().copied().filter(|it| *it != other).collect();
        let mut more = paired(&left, met)?;
        more.insert(0, [first, other]);
        Some(more)
    })
}

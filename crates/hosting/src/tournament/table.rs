//! Who is better: points, Elo with intervals, and the test that stops a tournament when it knows.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{
    plan::{Format, Hypotheses, Plan},
    results::{Ending, Played},
};

/// The table of a tournament.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Table {
    /// The game.
    pub game: String,
    /// How opponents were found.
    pub format: Format,
    /// How many games were played.
    pub games: usize,
    /// How many the plan has, unless it ends earlier; unknown for a Swiss tournament that goes on.
    pub planned: usize,
    /// The players, the best first.
    pub players: Vec<Row>,
    /// For each two of them, in the order of `players`: wins, draws and losses of the one in the row.
    pub cross: Vec<Vec<[u32; 3]>>,
    /// How the games ended.
    pub endings: BTreeMap<Ending, u32>,
    /// Games that were lost otherwise than by the rules.
    pub incidents: Vec<Incident>,
    /// The answer to the question that was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sprt: Option<Sprt>,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Row {
    /// The name.
    pub name: String,
    /// Games played.
    pub games: u32,
    /// Games won by the rules or by the other's forfeit.
    pub wins: u32,
    /// Games that nobody won.
    pub draws: u32,
    /// Games lost, forfeits included.
    pub losses: u32,
    /// A point for a win and half a point for a draw; two for a round without an opponent.
    pub points: f64,
    /// The rating, the mean of all players being 0.
    pub elo: f64,
    /// What the rating is more or less, with 95 percent confidence.
    pub margin: f64,
    /// Games lost by time, crash or an illegal answer.
    pub forfeits: u32,
}

/// A game that was not lost by the rules.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Incident {
    /// The game.
    pub game: u64,
    /// Who lost it.
    pub player: Option<String>,
    /// What ended it.
    pub ending: Ending,
    /// What exactly happened, where there is more to be said.
    pub why: Option<String>,
}

/// The state of a sequential test.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Sprt {
    /// What is asked.
    #[serde(flatten)]
    pub of: Hypotheses,
    /// The logarithm of how much likelier the second hypothesis is.
    pub llr: f64,
    /// Where the first is accepted, and where the second.
    pub bounds: [f64; 2],
    /// `better`, `no_better` or `undecided`.
    pub verdict: &'static str,
    /// How many pairs of games it took.
    pub pairs: usize,
}

/// Of a hundred tests, how many may be wrong either way.
const RISK: f64 = 0.05;
/// Elo for a logarithm of odds.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;

/// The games that count: all of them, or those up to the pair that decided.
fn counting(plan: &Plan, played: &[Played]) -> Vec<Played> {
    let decided = deciding(plan, played).unwrap_or(usize::MAX);
    played.iter().filter(|it| it.pair < decided as u64).cloned().collect()
}

/// After how many pairs the question that ends the tournament is decided.
pub(super) fn deciding(plan: &Plan, played: &[Played]) -> Option<usize> {
    let of = plan.sprt?;
    let pairs = pairs(played);
    (1..=pairs.len()).find(|n| sprt(of, &pairs[..*n]).verdict != "undecided")
}

/// The points of the second player in each whole pair from the first on, from 0 to 1.
fn pairs(played: &[Played]) -> Vec<f64> {
    let mut by_pair: BTreeMap<u64, Vec<f64>> = BTreeMap::new();
    for it in played {
        by_pair.entry(it.pair).or_default().extend(it.points_of(1));
    }
    let whole = by_pair.into_iter().zip(0..).map_while(|((pair, points), n)| match points[..] {
        [a, b] if pair == n => Some((a + b) / 2.0),
        _ => None,
    });
    whole.collect()
}

/// The generalised test on pairs of games: pairs with the same dice vary less than single games do.
fn sprt(of: Hypotheses, pairs: &[f64]) -> Sprt {
    let expected = |elo: f64| 1.0 / (1.0 + 10f64.powf(-elo / 400.0));
    let (s0, s1) = (expected(of.elo0), expected(of.elo1));
    // A thousandth of a pair of each kind, so that there is a variance from the first one on.
    let kinds = [0.0, 0.25, 0.5, 0.75, 1.0];
    let weighed = || pairs.iter().map(|it| (*it, 1.0)).chain(kinds.into_iter().map(|it| (it, 0.001)));
    let n: f64 = weighed().map(|it| it.1).sum();
    let mean = weighed().map(|(it, weight)| it * weight).sum::<f64>() / n;
    let variance = weighed().map(|(it, weight)| weight * (it - mean).powi(2)).sum::<f64>() / n;
    let llr = n * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance);
    let bounds = [(RISK / (1.0 - RISK)).ln(), ((1.0 - RISK) / RISK).ln()];
    let verdict = match llr {
        _ if llr <= bounds[0] => "no_better",
        _ if bounds[1] <= llr => "better",
        _ => "undecided",
    };
    Sprt { of, llr: rounded(llr), bounds: bounds.map(rounded), verdict, pairs: pairs.len() }
}

fn rounded(it: f64) -> f64 {
    let it = (it * 100.0).round() / 100.0;
    // A zero has no sign.
    if it == 0.0 { 0.0 } else { it }
}

pub(super) fn table(plan: &Plan, played: &[Played], planned: usize) -> Table {
    let counted = counting(plan, played);
    let n = plan.players.len();
    let mut scores = vec![vec![[0u32; 3]; n]; n];
    let mut endings = BTreeMap::new();
    let mut incidents = Vec::new();
    for it in &counted {
        *endings.entry(it.ending).or_default() += 1;
        for side in 0..2 {
            let (own, other) = (it.sides[side], it.sides[1 - side]);
            let how = match it.winner {
                Some(winner) if winner == side => 0,
                None => 1,
                Some(_) => 2,
            };
            scores[own][other][how] += 1;
        }
        if !matches!(it.ending, Ending::Rules | Ending::Resigned) {
            let loser = it.winner.map(|winner| plan.players[it.sides[1 - winner]].name.clone());
            incidents.push(Incident { game: it.n, player: loser, ending: it.ending, why: it.why.clone() });
        }
    }
    let rated = ratings(&scores);
    let rounds = counted.iter().map(|it| it.pair / (n as u64 / 2).max(1) + 1).max().unwrap_or(0);
    let byes = if plan.format == Format::Swiss { plan.byes(rounds, &counted) } else { Vec::new() };
    let row = |i: usize| {
        let sum = |how: usize| scores[i].iter().map(|it| it[how]).sum::<u32>();
        let (wins, draws, losses) = (sum(0), sum(1), sum(2));
        let free = byes.iter().filter(|it| **it == i).count() as f64;
        let name = &plan.players[i].name;
        let forfeits = incidents.iter().filter(|it| it.player.as_ref() == Some(name)).count() as u32;
        let points = f64::from(wins) + f64::from(draws) / 2.0 + 2.0 * free;
        let (elo, margin) = rated[i];
        Row {
            name: name.clone(),
            games: wins + draws + losses,
            wins,
            draws,
            losses,
            points,
            elo,
            margin,
            forfeits,
        }
    };
    let rows: Vec<Row> = (0..n).map(row).collect();
    let mut order: Vec<usize> = (0..n).collect();
    let by_rating = |a: &usize, b: &usize| {
        let (a, b) = (&rows[*a], &rows[*b]);
        let by_points = b.points.total_cmp(&a.points);
        let by_elo = b.elo.total_cmp(&a.elo);
        if plan.format == Format::Gauntlet { by_elo } else { by_points.then(by_elo) }
    };
    order.sort_by(by_rating);
    Table {
        game: plan.game.clone(),
        format: plan.format,
        games: counted.len(),
        planned,
        players: order.iter().map(|it| rows[*it].clone()).collect(),
        cross: order.iter().map(|a| order.iter().map(|b| scores[*a][*b]).collect()).collect(),
        endings,
        incidents,
        sprt: plan.sprt.map(|of| sprt(of, &pairs(&counted))),
    }
}

/// The rating of each player and its margin: the most likely strengths if a draw is half a win, with half a drawn game between all who
/// met, so that nobody is infinitely strong.
fn ratings(scores: &[Vec<[u32; 3]>]) -> Vec<(f64, f64)> {
    let n = scores.len();
    let games = |a: usize, b: usize| {
        let [wins, draws, losses] = scores[a][b].map(f64::from);
        let all = wins + draws + losses;
        if 0.0 < all { (wins + draws / 2.0 + 0.25, all + 0.5) } else { (0.0, 0.0) }
    };
    let mut strength = vec![1.0f64; n];
    for _ in 0..10_000 {
        let before = strength.clone();
        for a in 0..n {
            let (mut won, mut against) = (0.0, 0.0);
            for b in (0..n).filter(|b| *b != a) {
                let (points, all) = games(a, b);
                won += points;
                against += all / (strength[a] + strength[b]);
            }
            if 0.0 < against {
                strength[a] = won / against;
            }
        }
        let mean = strength.iter().map(|it| it.ln()).sum::<f64>() / n as f64;
        strength.iter_mut().for_each(|it| *it /= mean.exp());
        if strength.iter().zip(&before).all(|(a, b)| (a.ln() - b.ln()).abs() < 1e-10) {
            break;
        }
    }
    // The information of the games, with the mean held; its inverse is the variance.
    let mut information = vec![vec![1.0 / n as f64; n]; n];
    for a in 0..n {
        for b in (0..n).filter(|b| *b != a) {
            let p = strength[a] / (strength[a] + strength[b]);
            let known = games(a, b).1 * p * (1.0 - p);
            information[a][a] += known;
            information[a][b] -= known;
        }
    }
    let variance = inverse(information);
    // Holding the mean adds a variance of one to it, which is nobody's.
    let of_mean = 1.0 / n as f64;
    let margin = |i: usize| {
        variance.as_ref().map_or(f64::INFINITY, |it| 1.96 * ELO * (it[i][i] - of_mean).max(0.0).sqrt())
    };
    (0..n).map(|i| (rounded(ELO * strength[i].ln()), rounded(margin(i).min(9999.0)))).collect()
}

/// The inverse of a matrix; nothing if it has none, because some players never met others even by way of third ones.
fn inverse(mut a: Vec<Vec<f64>>) -> Option<Vec<Vec<f64>>> {
    let n = a.len();
    let mut b: Vec<Vec<f64>> =
        (0..n).map(|i| (0..n).map(|j| f64::from(u8::from(i == j))).collect()).collect();
    for i in 0..n {
        let pivot = (i..n).max_by(|x, y| a[*x][i].abs().total_cmp(&a[*y][i].abs()))?;
        if a[pivot][i].abs() < 1e-12 {
            return None;
        }
        a.swap(i, pivot);
        b.swap(i, pivot);
        let scale = a[i][i];
        for j in 0..n {
            a[i][j] /= scale;
            b[i][j] /= scale;
        }
        for row in (0..n).filter(|row| *row != i) {
            let by = a[row][i];
            for j in 0..n {
                a[row][j] -= by * a[i][j];
                b[row][j] -= by * b[i][j];
            }
        }
    }
    Some(b)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(a: f64, b: f64) -> bool {
        (a - b).abs() < 2.0
    }

    #[test]
    fn three_wins_of_four_are_190_elo() {
        let scores = vec![vec![[0; 3], [3000, 0, 1000]], vec![[1000, 0, 3000], [0; 3]]];
        let rated = ratings(&scores);
        assert!(close(rated[0].0 - rated[1].0, 190.85), "{rated:?}");
        // Each is half of the difference; its standard error is 400 / ln 10 / sqrt(4000 * 3 / 16).
        let of_difference = 1.96 * ELO / (4000.0 * 3.0 / 16.0f64).sqrt();
        assert!(close(rated[0].1, of_difference / 2.0), "{rated:?}");
    }

    #[test]
    fn who_never_lost_has_a_finite_rating_and_a_wide_margin() {
        let scores = vec![vec![[0; 3], [4, 0, 0]], vec![[0, 0, 4], [0; 3]]];
        let rated = ratings(&scores);
        assert!(100.0 < rated[0].0 && rated[0].0 < 1000.0 && 100.0 < rated[0].1, "{rated:?}");
    }

    #[test]
    fn a_clear_difference_is_decided_soon_and_none_is_refused() {
        let of = Hypotheses { elo0: 0.0, elo1: 50.0 };
        let better: Vec<f64> = (0..60).map(|i| [0.5, 1.0, 0.75][i % 3]).collect();
        assert_eq!(sprt(of, &better).verdict, "better");
        let worse: Vec<f64> = better.iter().map(|it| 1.0 - it).collect();
        assert_eq!(sprt(of, &worse).verdict, "no_better");
        assert_eq!(sprt(of, &[0.5, 1.0]).verdict, "undecided");
        assert_eq!(sprt(of, &[]).verdict, "undecided");
    }

    #[test]
    fn the_bounds_are_those_of_walds_test() {
        let it = sprt(Hypotheses { elo0: 0.0, elo1: 10.0 }, &[]);
        assert_eq!(it.bounds, [-2.94, 2.94]);
    }
}

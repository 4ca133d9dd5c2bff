//! Sequential halving: all answers are tried beside the greedy player's, the better half of them again, until the lines are used up.
//! Answers that are worse for certain are dropped at once, so that a question that hardly matters costs little.

use hosting::Patience;

/// So many lines are imagined to have made no difference already: few good ones prove nothing.
const DOUBT: f64 = 3.0;
/// By how many standard errors an answer must be better than the greedy player's, or that one is given.
const CERTAIN: f64 = 1.0;
/// After so many lines an answer may be dropped.
const FEW: usize = 10;
/// An answer that is worse by so many standard errors is.
const HOPELESS: f64 = 2.0;
/// Lines differ by this at least, even if a few did not: rare luck may be still to come.
const AT_LEAST: f64 = 0.02;
/// What an answer must be better by to matter.
const LEAST: f64 = 0.002;
/// How much lines differ where too few were played to know.
const SPREAD: f64 = 0.15;

/// What came of trying answers, of which the first is the greedy player's.
pub(crate) struct Tried {
    /// What the lines of each came to.
    pub(crate) lines: Vec<Vec<f64>>,
}

impl Tried {
    /// How much better an answer was than the first, line by line with the same luck to begin with.
    fn leads(&self, answer: usize) -> impl Iterator<Item = f64> {
        self.lines[answer].iter().zip(&self.lines[0]).map(|(own, first)| own - first)
    }

    fn n_lines(&self, answer: usize) -> f64 {
        self.lines[answer].len() as f64
    }

    /// How much better an answer probably is than the first, doubted the more the less is known of it.
    fn lead(&self, answer: usize) -> f64 {
        self.leads(answer).sum::<f64>() / (self.n_lines(answer) + DOUBT)
    }

    /// By how much better an answer must have been than the first to be better for certain.
    fn margin(&self, answer: usize) -> f64 {
        let (mut squares, mut n) = (0.0, 0.0);
        for other in 1..self.lines.len() {
            let mean = self.leads(other).sum::<f64>() / self.n_lines(other).max(1.0);
            squares += self.leads(other).map(|it| (it - mean) * (it - mean)).sum::<f64>();
            n += (self.n_lines(other) - 1.0).max(0.0);
        }
        let spread = if n < 4.0 { SPREAD } else { (squares / n).sqrt() };
        if answer == 0 { 0.0 } else { CERTAIN * spread / self.n_lines(answer).max(1.0).sqrt() }
    }

    /// Whether more lines would hardly show that an answer is better than the first.
    fn is_hopeless(&self, answer: usize) -> bool {
        let n = self.n_lines(answer);
        let mean = self.leads(answer).sum::<f64>() / n;
        let variance =
            self.leads(answer).map(|it| (it - mean) * (it - mean)).sum::<f64>() / (n - 1.0).max(1.0);
        FEW as f64 <= n && mean + HOPELESS * variance.sqrt().max(AT_LEAST) / n.sqrt() < LEAST
    }

    /// The numbers of the answers, the best first.
    pub(crate) fn ranked(&self) -> Vec<usize> {
        let mut all: Vec<usize> = (0..self.lines.len()).collect();
        all.sort_by(|one, other| self.lead(*other).total_cmp(&self.lead(*one)));
        all
    }

    /// The best answer that is better than the first for certain; if there is none, the first.
    pub(crate) fn best(&self) -> usize {
        self.ranked().into_iter().find(|it| *it == 0 || self.is_certain(*it)).unwrap_or(0)
    }

    /// The answers that are better than the first for certain, the best first.
    pub(crate) fn certain(&self) -> Vec<usize> {
        self.ranked().into_iter().take_while(|it| *it != 0).filter(|it| self.is_certain(*it)).collect()
    }

    fn is_certain(&self, answer: usize) -> bool {
        self.margin(answer) < self.leads(answer).sum::<f64>() / self.n_lines(answer)
    }

    /// What an answer is worth on the lines of each of so many kinds, which take turns, less what may have been luck.
    pub(crate) fn in_turn(&self, answer: usize, ways: usize) -> Vec<f64> {
        let worth = |way: usize| {
            let first: Vec<f64> = self.lines[0].iter().skip(way).step_by(ways).copied().collect();
            let leads: Vec<f64> = self.leads(answer).skip(way).step_by(ways).collect();
            let usual = first.iter().sum::<f64>() / first.len().max(1) as f64;
            usual + leads.iter().sum::<f64>() / (leads.len() as f64 + DOUBT / ways as f64)
                - self.margin(answer)
        };
        (0..ways).map(worth).collect()
    }
}

/// Tries `n` answers by so many lines. Where the time is limited, each round ends with its share of that.
pub(crate) fn race(
    n: usize,
    lines: u32,
    patience: &Patience,
    mut play: impl FnMut(usize, usize) -> f64,
) -> Tried {
    let mut tried = Tried { lines: vec![Vec::new(); n] };
    let mut others: Vec<usize> = (1..n).collect();
    let mut left = lines as usize;
    while !others.is_empty() && others.len() < left && !patience.is_over() {
        let rounds = others.len().next_power_of_two().trailing_zeros() as usize + 1;
        let each = (left / rounds / (others.len() + 1)).max(1);
        let patience = patience.shared_by(rounds as u32);
        for _ in 0..each {
            others.retain(|it| !tried.is_hopeless(*it));
            if others.is_empty() || left < others.len() + 1 || patience.is_over() {
                break;
            }
            let nth = tried.lines[0].len();
            tried.lines[0].push(play(0, nth));
            for it in &others {
                tried.lines[*it].push(play(*it, nth));
            }
            left -= others.len() + 1;
        }
        if others.len() < 2 {
            break;
        }
        others.sort_by(|one, other| tried.lead(*other).total_cmp(&tried.lead(*one)));
        others.truncate(others.len().div_ceil(2));
    }
    tried
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_answer_wins_and_gets_most_lines() {
        let luck = |nth: usize| (nth * 7 % 5) as f64 / 50.0;
        let mut n_lines = [0; 7];
        let tried = race(7, 200, &Patience::default(), |it, nth| {
            n_lines[it] += 1;
            [0.4, 0.3, 0.5, 0.2, 0.6, 0.1, 0.45][it] + luck(nth)
        });
        assert_eq!((tried.best(), tried.ranked()[0]), (4, 4));
        assert!(n_lines.iter().all(|it| *it <= n_lines[4]) && n_lines.iter().sum::<u32>() <= 200);
    }

    #[test]
    fn what_cannot_be_told_apart_is_left_to_the_greedy_player() {
        let tried = race(5, 60, &Patience::default(), |it, nth| ((it * 3 + nth * 5) % 7) as f64);
        assert_eq!(tried.best(), 0);
    }

    #[test]
    fn time_is_shared_by_all_rounds() {
        let until = std::time::Instant::now() + std::time::Duration::from_millis(600);
        // None is better than another, so that none is dropped but by halving.
        let luck = |it: usize, nth: usize| ((nth * 5 + it * 3) % 7) as f64;
        let tried = race(7, u32::MAX, &Patience::until(until), luck);
        let n_lines: Vec<usize> = tried.lines.iter().map(Vec::len).collect();
        assert!(n_lines.iter().all(|it| 0 < *it), "{n_lines:?}");
        assert!(n_lines.iter().any(|it| *it < n_lines[0]), "nothing was halved: {n_lines:?}");
    }

    #[test]
    fn nobody_who_waits_no_longer_is_kept() {
        let over = Patience::until(std::time::Instant::now());
        assert_eq!(race(5, 60, &over, |_, _| unreachable!("it is over")).best(), 0);
    }
}

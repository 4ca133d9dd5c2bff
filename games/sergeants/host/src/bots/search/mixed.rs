//! Choices that both sides make at the same time, unseen: regret matching over what was tried.

/// How often the regrets are matched.
const ROUNDS: usize = 400;
/// What is chosen less often than this is not chosen at all: it is noise.
const RARE: f64 = 0.12;

/// What own answers are worth against what the others may do.
pub(crate) struct Payoffs {
    /// For each own answer, for each imagined game, for each way in which the others may answer there.
    values: Vec<Vec<Vec<f64>>>,
}

impl Payoffs {
    /// For so many answers of one's own.
    pub(crate) fn new(n: usize) -> Payoffs {
        Payoffs { values: vec![Vec::new(); n] }
    }

    /// Adds an imagined game: for each own answer its value against each way in which the others may answer.
    pub(crate) fn add(&mut self, game: Vec<Vec<f64>>) {
        for (all, values) in self.values.iter_mut().zip(game) {
            all.push(values);
        }
    }

    /// How often each own answer should be chosen, if the others, who know their own cards, do what is worst for it.
    pub(crate) fn mixture(&self) -> Vec<f64> {
        let n_games = self.values.first().map_or(0, Vec::len);
        let mut own = Regrets::new(self.values.len());
        let ways = |game: usize| self.values[0][game].len();
        let mut others: Vec<Regrets> = (0..n_games).map(|game| Regrets::new(ways(game))).collect();
        for _ in 0..ROUNDS {
            let mine = own.next();
            let theirs: Vec<Vec<f64>> = others.iter_mut().map(Regrets::next).collect();
            let values = self.values.iter().map(|games| {
                let pairs = games.iter().zip(&theirs);
                pairs.map(|(values, often)| dot(values, often)).sum::<f64>()
            });
            own.learn(&mine, &values.collect::<Vec<f64>>());
            for (game, (regrets, theirs)) in others.iter_mut().zip(&theirs).enumerate() {
                let lost = |way: usize| {
                    let pairs = self.values.iter().zip(&mine);
                    -pairs.map(|(values, often)| values[game][way] * often).sum::<f64>()
                };
                regrets.learn(theirs, &(0..ways(game)).map(lost).collect::<Vec<f64>>());
            }
        }
        own.mean()
    }
}

/// Regrets of not having chosen other answers, and how often each was chosen so far.
struct Regrets {
    regrets: Vec<f64>,
    chosen: Vec<f64>,
}

impl Regrets {
    fn new(n: usize) -> Regrets {
        Regrets { regrets: vec![0.0; n], chosen: vec![0.0; n] }
    }

    /// How often each is chosen next.
    fn next(&mut self) -> Vec<f64> {
        let mut often: Vec<f64> = self.regrets.iter().map(|it| it.max(0.0)).collect();
        normalise(&mut often);
        self.chosen.iter_mut().zip(&often).for_each(|(sum, it)| *sum += it);
        often
    }

    fn learn(&mut self, often: &[f64], values: &[f64]) {
        let got = dot(values, often);
        self.regrets.iter_mut().zip(values).for_each(|(regret, value)| *regret += value - got);
    }

    /// How often each was chosen on average, but for what was chosen rarely.
    fn mean(mut self) -> Vec<f64> {
        normalise(&mut self.chosen);
        let most = self.chosen.iter().copied().fold(0.0, f64::max);
        self.chosen.iter_mut().for_each(|it| *it = if *it < RARE.min(most) { 0.0 } else { *it });
        normalise(&mut self.chosen);
        self.chosen
    }
}

fn dot(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

/// Makes shares of numbers; equal ones if all are nothing.
fn normalise(all: &mut [f64]) {
    let sum: f64 = all.iter().sum();
    let equal = 1.0 / all.len().max(1) as f64;
    all.iter_mut().for_each(|it| *it = if 0.0 < sum { *it / sum } else { equal });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mixture(values: &[[f64; 2]]) -> Vec<f64> {
        let mut payoffs = Payoffs::new(values.len());
        payoffs.add(values.iter().map(|it| it.to_vec()).collect());
        payoffs.mixture()
    }

    #[test]
    fn against_one_who_guesses_well_both_are_played() {
        // Odd or even: one who always does the same is found out.
        let even = mixture(&[[1.0, 0.0], [0.0, 1.0]]);
        assert!((even[0] - 0.5).abs() < 0.05, "{even:?}");
        // Where one of them wins more, it is played less, since the others expect it.
        let uneven = mixture(&[[1.0, 0.0], [0.0, 0.5]]);
        assert!((uneven[0] - 1.0 / 3.0).abs() < 0.07, "{uneven:?}");
    }

    #[test]
    fn what_is_worse_in_any_case_is_never_played() {
        assert_eq!(mixture(&[[0.6, 0.5], [0.4, 0.3]]), [1.0, 0.0]);
    }
}

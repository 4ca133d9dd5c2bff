//! Learning how positions are judged from how games ended: logistic regression by Newton's method, exact and without chance.

/// A position: its features, and what the game came to for the team that they are counted for.
#[derive(Clone, Debug)]
pub struct Sample<const N: usize> {
    /// What was looked at.
    pub features: [f32; N],
    /// 1 if it was won, 0 if it was lost.
    pub won: f64,
}

/// How strongly weights are held back towards 0.
const RIDGE: f64 = 2.0;
const ROUNDS: usize = 12;

/// The chance that weights, which are log-odds, give to features.
pub fn probability<const N: usize>(weights: &[f32; N], features: &[f32; N]) -> f64 {
    chance(weights.iter().zip(features).map(|(weight, feature)| weight * feature).sum())
}

/// The chance that log-odds say.
pub fn chance(log_odds: f32) -> f64 {
    1.0 / (1.0 + f64::from(-log_odds).exp())
}

/// The weights that make the samples most likely.
pub fn fit<const N: usize>(samples: &[Sample<N>]) -> [f32; N] {
    let mut weights = [0.0; N];
    for _ in 0..ROUNDS {
        let mut gradient = [0.0; N];
        let mut curvature = vec![[0.0; N]; N];
        for Sample { features, won } in samples {
            let chance = probability(&weights, features);
            let bend = (chance * (1.0 - chance)).max(1e-6);
            for i in (0..N).filter(|i| features[*i] != 0.0) {
                let one = f64::from(features[i]);
                gradient[i] += (won - chance) * one;
                for j in 0..N {
                    curvature[i][j] += bend * one * f64::from(features[j]);
                }
            }
        }
        for i in 0..N {
            gradient[i] -= RIDGE * f64::from(weights[i]);
            curvature[i][i] += RIDGE;
        }
        for (weight, step) in weights.iter_mut().zip(solve(curvature, gradient)) {
            *weight += step as f32;
        }
    }
    weights
}

/// The mean log-loss.
pub fn log_loss<const N: usize>(weights: &[f32; N], samples: &[Sample<N>]) -> f64 {
    let loss = |it: &Sample<N>| {
        let chance = probability(weights, &it.features).clamp(1e-6, 1.0 - 1e-6);
        -(it.won * chance.ln() + (1.0 - it.won) * (1.0 - chance).ln())
    };
    samples.iter().map(loss).sum::<f64>() / samples.len().max(1) as f64
}

/// Gauss. The matrix is positive definite, so that no pivot is 0.
fn solve<const N: usize>(mut matrix: Vec<[f64; N]>, mut right: [f64; N]) -> [f64; N] {
    for i in 0..N {
        let pivot = matrix[i];
        for below in i + 1..N {
            let factor = matrix[below][i] / pivot[i];
            for j in i..N {
                matrix[below][j] -= factor * pivot[j];
            }
            right[below] -= factor * right[i];
        }
    }
    for i in (0..N).rev() {
        let known: f64 = (i + 1..N).map(|j| matrix[i][j] * right[j]).sum();
        right[i] = (right[i] - known) / matrix[i][i];
    }
    right
}

#[cfg(test)]
mod tests {
    use table::{Chance, Shuffler};

    use super::*;

    const N: usize = 24;

    #[test]
    fn weights_that_made_the_results_are_found_again() {
        let mut chance = Shuffler::new(1);
        let mut truth = [0.0; N];
        (truth[0], truth[3], truth[19]) = (1.0, -2.0, 0.5);
        let samples: Vec<Sample<N>> = (0..20_000)
            .map(|_| {
                let mut features = [0.0; N];
                features.iter_mut().take(20).for_each(|it| *it = chance.below(5) as f32 - 2.0);
                let won = f64::from(chance.below(1_000_000)) / 1e6 < probability(&truth, &features);
                Sample { features, won: f64::from(won) }
            })
            .collect();
        let found = fit(&samples);
        for (found, truth) in found.iter().zip(truth) {
            assert!((found - truth).abs() < 0.15, "{found} is not {truth}");
        }
        assert!(log_loss(&found, &samples) < log_loss(&[0.0; N], &samples));
    }
}

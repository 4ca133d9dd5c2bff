//! Glicko-2, as Mark Glickman's paper "Example of the Glicko-2 system" (2013) has it, step by step.

use std::f64::consts::PI;

/// A rating of 1500 and a step of the paper's own scale.
const MIDDLE: f64 = 1500.0;
const SCALE: f64 = 173.7178;

/// How much a volatility may change: the paper's τ.
const TAU: f64 = 0.5;

/// How exact a volatility is worked out.
const EXACT: f64 = 0.000_001;

/// Nobody is known less well than someone of whom nothing is known.
const WIDEST: f64 = 350.0;

/// How strong someone is, as far as that is known.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(crate) struct Rating {
    pub(crate) rating: f64,
    /// With 95 percent confidence the strength is within two of these.
    pub(crate) deviation: f64,
    pub(crate) volatility: f64,
}

impl Default for Rating {
    fn default() -> Rating {
        Rating { rating: MIDDLE, deviation: WIDEST, volatility: 0.06 }
    }
}

/// How much the result against someone says, who is known so well.
fn weight(phi: f64) -> f64 {
    1.0 / (1.0 + 3.0 * phi * phi / (PI * PI)).sqrt()
}

impl Rating {
    fn mu(self) -> f64 {
        (self.rating - MIDDLE) / SCALE
    }

    fn phi(self) -> f64 {
        self.deviation / SCALE
    }

    /// The same after so many periods without a match: less is known.
    pub(crate) fn aged(self, periods: f64) -> Rating {
        let phi = (self.phi().powi(2) + self.volatility.powi(2) * periods.max(0.0)).sqrt();
        Rating { deviation: (phi * SCALE).min(WIDEST), ..self }
    }

    /// The share of points that is to be expected against another.
    pub(crate) fn expected(self, other: Rating) -> f64 {
        1.0 / (1.0 + (-weight(other.phi()) * (self.mu() - other.mu())).exp())
    }

    /// The rating after matches against these, each with a point for a win and half a point for a draw.
    pub(crate) fn after(self, matches: &[(Rating, f64)]) -> Rating {
        if matches.is_empty() {
            return self.aged(1.0);
        }
        let (mut information, mut surprise) = (0.0, 0.0);
        for (other, points) in matches {
            let (g, e) = (weight(other.phi()), self.expected(*other));
            information += g * g * e * (1.0 - e);
            surprise += g * (points - e);
        }
        let (v, phi) = (1.0 / information, self.phi());
        let volatility = self.volatility_after(v, v * surprise);
        let before = (phi * phi + volatility * volatility).sqrt();
        let phi = 1.0 / (1.0 / (before * before) + 1.0 / v).sqrt();
        let mu = self.mu() + phi * phi * surprise;
        Rating { rating: MIDDLE + SCALE * mu, deviation: (SCALE * phi).min(WIDEST), volatility }
    }

    /// The fifth step of the paper: where a function changes its sign.
    fn volatility_after(self, v: f64, delta: f64) -> f64 {
        let (phi, a) = (self.phi(), self.volatility.powi(2).ln());
        let f = |x: f64| {
            let e = x.exp();
            let sum = phi * phi + v + e;
            e * (delta * delta - sum) / (2.0 * sum * sum) - (x - a) / (TAU * TAU)
        };
        let mut low = a;
        let mut high = match delta * delta - phi * phi - v {
            it if 0.0 < it => it.ln(),
            _ => (1..).map(|k| a - f64::from(k) * TAU).find(|it| 0.0 <= f(*it)).unwrap_or(a),
        };
        let (mut f_low, mut f_high) = (f(low), f(high));
        // It ends much sooner; a number that is none must not keep anybody here.
        for _ in 0..100 {
            if (high - low).abs() <= EXACT {
                break;
            }
            let middle = low + (low - high) * f_low / (f_high - f_low);
            let f_middle = f(middle);
            if f_middle * f_high <= 0.0 {
                (low, f_low) = (high, f_high);
            } else {
                f_low /= 2.0;
            }
            (high, f_high) = (middle, f_middle);
        }
        (low / 2.0).exp()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(rating: f64, deviation: f64) -> Rating {
        Rating { rating, deviation, ..Rating::default() }
    }

    /// The worked example of the paper.
    #[test]
    fn the_papers_own_example_comes_out() {
        let matches = [(of(1400.0, 30.0), 1.0), (of(1550.0, 100.0), 0.0), (of(1700.0, 300.0), 0.0)];
        let after = of(1500.0, 200.0).after(&matches);
        assert!((after.rating - 1464.06).abs() < 0.01, "{after:?}");
        assert!((after.deviation - 151.52).abs() < 0.01, "{after:?}");
        assert!((after.volatility - 0.059_99).abs() < 0.000_01, "{after:?}");
    }

    #[test]
    fn who_does_not_play_is_known_less_and_less() {
        let aged = of(1600.0, 60.0).aged(52.0);
        assert!(aged.rating == 1600.0 && 60.0 < aged.deviation && aged.deviation < 150.0, "{aged:?}");
        assert_eq!(of(1600.0, 60.0).aged(1e9).deviation, 350.0);
        assert_eq!(of(1600.0, 60.0).aged(-5.0).deviation, of(1600.0, 60.0).aged(0.0).deviation);
    }

    #[test]
    fn what_one_gains_the_other_loses_if_both_are_known_as_well() {
        let (a, b) = (of(1500.0, 80.0), of(1500.0, 80.0));
        let (won, lost) = (a.after(&[(b, 1.0)]), b.after(&[(a, 0.0)]));
        assert!((won.rating + lost.rating - 3000.0).abs() < 1e-6);
        assert!(a.after(&[(b, 0.5)]).rating == 1500.0);
    }
}

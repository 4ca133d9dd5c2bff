//! How likely a team wins from a position: a weighted sum of features, learned from finished games.

use std::{collections::BTreeMap, sync::LazyLock};

use aces::{Side, World, board::Field};
use serde::{Deserialize, Serialize};

use super::features::{Class, Features, N, NAMES, features};

/// The weights that the program has been built with.
static BUILT_IN: LazyLock<File> = LazyLock::new(|| {
    let text = include_str!("../../../../content/evaluation.json");
    serde_json::from_str(text).expect("the built-in evaluation can be read")
});

/// The file of an evaluation: weights by class and name, and how they came about.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct File {
    /// How the weights were learned.
    pub(crate) run: Run,
    /// The weights, in log-odds.
    pub(crate) weights: BTreeMap<String, BTreeMap<String, f32>>,
}

/// The figures of the run that learned weights.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Run {
    pub(crate) seed: u64,
    pub(crate) games: u64,
    pub(crate) plans: u32,
    /// Positions learned from, and the mean log-loss over positions of games that were kept apart, by class.
    pub(crate) fitted: BTreeMap<String, Fitted>,
}

/// How well the weights of a class fit.
#[derive(Copy, Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Fitted {
    pub(crate) positions: u64,
    pub(crate) log_loss: f64,
}

/// Weights for one set-up.
pub(crate) struct Evaluation {
    weights: Features,
}

impl Evaluation {
    /// The built-in weights for a world.
    pub(crate) fn new(world: &World) -> Evaluation {
        Evaluation { weights: BUILT_IN.of(Class::of(world)) }
    }

    /// How likely `side` wins, from 0 to 1.
    pub(crate) fn value(&self, world: &World, field: &Field, side: Side, on_the_move: Side) -> f64 {
        probability(&self.weights, &features(world, field, side, on_the_move))
    }
}

impl File {
    pub(crate) fn of(&self, class: Class) -> Features {
        let mut weights = [0.0; N];
        if let Some(named) = self.weights.get(class.key()) {
            for (weight, name) in weights.iter_mut().zip(NAMES) {
                *weight = named.get(name).copied().unwrap_or(0.0);
            }
        }
        weights
    }

    pub(crate) fn put(&mut self, class: Class, weights: &Features) {
        let rounded = |it: f32| (it * 1000.0).round() / 1000.0;
        let named = NAMES.iter().zip(weights).filter(|it| *it.1 != 0.0);
        let named = named.map(|(name, weight)| (name.to_string(), rounded(*weight))).collect();
        self.weights.insert(class.key().to_string(), named);
    }
}

/// The chance that weights give to features.
pub(crate) fn probability(weights: &Features, features: &Features) -> f64 {
    let sum: f32 = weights.iter().zip(features).map(|(weight, feature)| weight * feature).sum();
    1.0 / (1.0 + f64::from(-sum).exp())
}

//! How likely a team wins from a position: a weighted sum of features, learned from finished games.

use std::{collections::BTreeMap, sync::LazyLock};

use aces::{Side, World, board::Field};
use hosting::{Style, learning::chance};
use serde::{Deserialize, Serialize};

use super::{
    counts::C,
    features::{Class, Features, N, Seen, names},
    taste::taste,
};

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

/// Weights for one set-up, and what a player likes beside winning.
pub(crate) struct Evaluation {
    weights: Features,
    taste: Option<[[f32; C]; 2]>,
}

impl Evaluation {
    /// The built-in weights for a world.
    pub(crate) fn new(world: &World, style: Option<Style>) -> Evaluation {
        Evaluation { weights: BUILT_IN.of(Class::of(world)), taste: style.map(taste) }
    }

    /// How likely `side` wins, from 0 to 1; with a style, how well its player likes that.
    pub(crate) fn value(&self, world: &World, field: &Field, side: Side, on_the_move: Side) -> f64 {
        let seen = Seen::of(world, field, side, on_the_move);
        let likes = self.taste.as_ref().map_or(0.0, |it| seen.sum(it));
        chance(likes + seen.features().iter().zip(&self.weights).map(|(it, weight)| it * weight).sum::<f32>())
    }
}

impl File {
    pub(crate) fn of(&self, class: Class) -> Features {
        let mut weights = [0.0; N];
        if let Some(named) = self.weights.get(class.key()) {
            for (weight, name) in weights.iter_mut().zip(names()) {
                *weight = named.get(&name).copied().unwrap_or(0.0);
            }
        }
        weights
    }

    pub(crate) fn put(&mut self, class: Class, weights: &Features) {
        let rounded = |it: f32| (it * 1000.0).round() / 1000.0;
        let named = names().zip(weights).filter(|it| 0.0005 <= it.1.abs());
        let named = named.map(|(name, weight)| (name, rounded(*weight))).collect();
        self.weights.insert(class.key().to_string(), named);
    }
}

//! How likely a side wins from a position: a weighted sum of features, learned from finished games.

use std::{collections::BTreeMap, sync::LazyLock};

use hosting::learning::probability;
use serde::{Deserialize, Serialize};
use sergeants::Sergeants;
use table::Simulation;

use super::features::{Features, NAMES, features};
use crate::bots::greedy::Greedy;

/// The weights that the program has been built with.
static BUILT_IN: LazyLock<Features> = LazyLock::new(|| {
    let text = include_str!("../../../../content/evaluation.json");
    serde_json::from_str::<File>(text).expect("the built-in evaluation can be read").weights()
});

/// The file of an evaluation: weights by name, and how they came about.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct File {
    /// How the weights were learned.
    pub(crate) run: Run,
    /// The weights, in log-odds.
    pub(crate) weights: BTreeMap<String, f32>,
}

/// The figures of the run that learned weights.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Run {
    pub(crate) seed: u64,
    /// Games of each scenario.
    pub(crate) games: u64,
    pub(crate) positions: u64,
    /// The mean log-loss over positions of games that were kept apart.
    pub(crate) log_loss: f64,
}

impl File {
    pub(crate) fn new(run: Run, weights: &Features) -> File {
        let rounded = |it: f32| (it * 1000.0).round() / 1000.0;
        let named = NAMES.iter().zip(weights).map(|(name, weight)| (name.to_string(), rounded(*weight)));
        File { run, weights: named.collect() }
    }

    fn weights(&self) -> Features {
        NAMES.map(|it| self.weights.get(it).copied().unwrap_or(0.0))
    }
}

/// How likely a side wins, from 0 to 1.
pub(crate) fn value(greedy: &Greedy, simulation: &Simulation<Sergeants>, side: u8) -> f64 {
    probability(&BUILT_IN, &features(greedy, simulation, side))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_has_a_weight_for_each_feature_and_no_other() {
        let text = include_str!("../../../../content/evaluation.json");
        let file: File = serde_json::from_str(text).expect("it can be read");
        let mut names = NAMES.map(str::to_string);
        names.sort();
        assert_eq!(file.weights.keys().cloned().collect::<Vec<_>>(), names);
    }
}

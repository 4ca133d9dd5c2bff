//! Words of people's own: a name or a report in as many languages as its author speaks.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// The most languages of a text.
const MOST_LANGUAGES: usize = 12;

/// What an author says, in one language for everybody or in several.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Said {
    /// The same for readers of any language.
    Once(String),
    /// By the code of the language, such as `en`.
    In(BTreeMap<String, String>),
}

impl Said {
    /// What a reader of a language is told: in his language, else in English, else in the first there is.
    pub fn to(&self, language: &str) -> &str {
        match self {
            Said::Once(text) => text,
            Said::In(all) => {
                let best = all.get(language).or_else(|| all.get("en"));
                best.or_else(|| all.values().next()).map_or("", String::as_str)
            }
        }
    }

    /// The first text that is longer than so many characters, if there is one.
    pub(crate) fn too_long(&self, most: usize) -> Option<&str> {
        let is_long = |it: &&String| most < it.chars().count();
        match self {
            Said::Once(text) => Some(text).filter(is_long),
            Said::In(all) => all.values().find(is_long),
        }
        .map(String::as_str)
    }

    pub(crate) fn n_languages(&self) -> Option<(usize, usize)> {
        match self {
            Said::In(all) if MOST_LANGUAGES < all.len() => Some((all.len(), MOST_LANGUAGES)),
            _ => None,
        }
    }
}

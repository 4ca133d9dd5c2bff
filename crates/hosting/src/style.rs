//! How a bot that thinks ahead likes to play.

use std::{fmt, str::FromStr};

use clap::ValueEnum;
use serde::{Deserialize, Serialize};

/// What a bot that thinks ahead likes beside winning. Without a style it only wants to win.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ValueEnum)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Style {
    /// It looks for fights and minds losses little.
    Bold,
    /// It keeps its own out of danger.
    Careful,
    /// It goes for what counts at the end: factories, victory points.
    Collector,
}

impl Style {
    /// All of them.
    pub const ALL: [Style; 3] = [Style::Bold, Style::Careful, Style::Collector];

    /// Its name, as people type it and files keep it.
    pub fn key(self) -> &'static str {
        match self {
            Style::Bold => "bold",
            Style::Careful => "careful",
            Style::Collector => "collector",
        }
    }
}

impl fmt::Display for Style {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl FromStr for Style {
    type Err = String;

    fn from_str(text: &str) -> Result<Style, String> {
        let found = Style::ALL.into_iter().find(|it| it.key() == text);
        found.ok_or_else(|| format!("There is no style \"{text}\"; there are bold, careful and collector."))
    }
}

/// A bot that thinks ahead, in a style.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Styled {
    /// Its level.
    pub level: u8,
    /// Its style.
    pub style: Style,
}

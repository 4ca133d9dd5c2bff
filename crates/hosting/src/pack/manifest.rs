//! What is written on a pack: `pack.ron` in it.

use std::collections::BTreeMap;

use ron::{extensions::Extensions, ser::PrettyConfig};
use serde::{Deserialize, Serialize};

use super::{Fault, LONGEST_ABOUT, LONGEST_NAME, bounds, text};

/// The name of its file.
pub(super) const FILE: &str = "pack.ron";

/// The only form of packs there has been.
const FORMAT: u8 = 1;

/// What is written on a pack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Manifest {
    /// The form of the pack: 1.
    #[serde(default = "format")]
    #[cfg_attr(feature = "ts", ts(as = "Option<u8>", optional))]
    pub format: u8,
    /// The game that it is for, such as `aces`.
    pub game: String,
    /// Its name, by language: `en`, `it`, `es` or `uk`. One is enough.
    pub name: BTreeMap<String, String>,
    /// What it is about, by language.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<BTreeMap<String, String>>", optional))]
    pub about: BTreeMap<String, String>,
    /// Its version: numbers with full stops between them, such as `1.2`.
    pub version: String,
    /// Who made it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<String>", optional))]
    pub author: String,
    /// What others may do with it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<String>", optional))]
    pub licence: String,
    /// Where files come from; those that are not named are `ours`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<BTreeMap<String, Mark>>", optional))]
    pub marks: BTreeMap<String, Mark>,
    /// The SHA-256 of all that is in the pack and written on it, which is worked out when it is packed.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<String>", optional))]
    pub hash: String,
}

/// Where a file of a pack comes from.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Mark {
    /// Printed in a book or on a board.
    Given,
    /// Follows from what is printed.
    Implied,
    /// In part so; the rest fits it.
    Fitted,
    /// Invented by its authors.
    Ours,
}

fn format() -> u8 {
    FORMAT
}

impl Manifest {
    /// One for a game, with a name in one language.
    pub fn new(game: &str, language: &str, name: &str) -> Manifest {
        Manifest {
            format: FORMAT,
            game: game.to_string(),
            name: BTreeMap::from([(language.to_string(), name.to_string())]),
            about: BTreeMap::new(),
            version: "1.0".to_string(),
            author: String::new(),
            licence: String::new(),
            marks: BTreeMap::new(),
            hash: String::new(),
        }
    }

    /// Reads the text of one, or says why it cannot be read.
    pub fn parse(text: &str) -> Result<Manifest, Vec<Fault>> {
        // It is measured before it is read, as every file is.
        let faults = text::faults(FILE, text);
        if !faults.is_empty() {
            return Err(faults);
        }
        let ron = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
        ron.from_str(text).map_err(|why| {
            let (line, column) = (why.span.start.line, why.span.start.col);
            let fault = Fault::new(FILE, "pack-manifest-unreadable").with("column", column);
            vec![
                fault
                    .with("why", table::in_plain_words(&why.code.to_string()).trim_end_matches('.'))
                    .at(line as u32),
            ]
        })
    }

    /// Its text, which [`Manifest::parse`] reads.
    pub fn written(&self) -> String {
        let pretty = PrettyConfig::new().new_line("\n").indentor("  ");
        let text = ron::Options::default().to_string_pretty(self, pretty).expect("a manifest can be written");
        text + "\n"
    }

    /// Its name for readers of a language, or in any other one.
    pub fn name_in(&self, language: &str) -> &str {
        let found = self.name.get(language).or_else(|| self.name.get("en"));
        found.or_else(|| self.name.values().next()).map_or("", String::as_str)
    }

    pub(super) fn faults(&self, games: &[&'static str]) -> Vec<Fault> {
        let fault = |key| Fault::new(FILE, key);
        let mut faults = Vec::new();
        if self.format != FORMAT {
            faults.push(fault("pack-format").with("format", self.format));
        }
        if !games.contains(&self.game.as_str()) {
            faults.push(fault("pack-game").with("game", self.game.as_str()).with("games", games.join(", ")));
        }
        if self.name.is_empty() {
            faults.push(fault("pack-nameless"));
        }
        for language in self.name.keys().chain(self.about.keys()) {
            if speech::languages().iter().all(|it| it.code != *language) {
                let known: Vec<&str> = speech::languages().iter().map(|it| it.code.as_str()).collect();
                let fault = fault("pack-language").with("language", language.as_str());
                faults.push(fault.with("known", known.join(", ")));
            }
        }
        let named = self.name.values().filter(|it| !text::is_name(it, LONGEST_NAME));
        faults.extend(named.map(|it| said(it, LONGEST_NAME)));
        let rest = [&self.author, &self.licence].into_iter().filter(|it| !it.is_empty());
        faults.extend(rest.filter(|it| !text::is_name(it, LONGEST_NAME)).map(|it| said(it, LONGEST_NAME)));
        let about = self.about.values().filter(|it| !text::is_name(it, LONGEST_ABOUT));
        faults.extend(about.map(|it| said(it, LONGEST_ABOUT)));
        if !is_version(&self.version) {
            faults.push(fault("pack-version").with("version", self.version.as_str()));
        }
        faults.extend(self.marks.keys().filter_map(|it| bounds::name_fault(it)));
        faults
    }
}

fn said(text: &str, most: usize) -> Fault {
    Fault::new(FILE, "pack-words").with("text", text).with("most", most)
}

/// Up to three numbers, as `1.2`.
fn is_version(text: &str) -> bool {
    let is_number = |it: &str| (1..=5).contains(&it.len()) && it.bytes().all(|it| it.is_ascii_digit());
    (1..=3).contains(&text.split('.').count()) && text.split('.').all(is_number)
}

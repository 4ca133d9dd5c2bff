use speech::Localizer;
use table::{Arg, Names, Phrase, Problem};

use crate::messages::ContentFault;

/// Something that is wrong with a pack: where, and a sentence of any language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The file in the pack; nothing for the pack itself.
    pub place: String,
    /// The line of the file, from 1, where it has one.
    pub line: Option<u32>,
    /// What is wrong, and what would be right.
    pub says: Phrase,
}

/// A pack names nothing that a game would.
struct NoNames;

impl Names for NoNames {
    const PREFIX: &'static str = "pack";

    fn name(&self, _: &dyn table::Dictionary, _: &str, _: &str) -> Option<String> {
        None
    }
}

impl Fault {
    pub(super) fn new(place: &str, key: &'static str) -> Fault {
        Fault { place: short(place), line: None, says: Phrase::new(key) }
    }

    /// What is wrong with the pack itself.
    pub(super) fn of_pack(key: &'static str) -> Fault {
        Fault::new("", key)
    }

    pub(super) fn at(mut self, line: u32) -> Fault {
        self.line = Some(line);
        self
    }

    /// Words of others go into a sentence shortened, and without what cannot be seen.
    pub(super) fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Fault {
        let arg = match arg.into() {
            Arg::Text(text) => Arg::Text(short(&text)),
            other => other,
        };
        self.says = self.says.with(name, arg);
        self
    }

    /// The same for people at the command line.
    pub fn problem(&self, pack: &str, localizer: &Localizer) -> Problem {
        let place = if self.place.is_empty() { pack.to_string() } else { format!("{pack}/{}", self.place) };
        Problem { place, line: self.line, what: localizer.say(&NoNames, &self.says) }
    }

    /// The same for a page.
    pub fn told(&self) -> ContentFault {
        let places = if self.place.is_empty() { Vec::new() } else { vec![self.place.clone()] };
        ContentFault { says: self.says.clone(), places, line: self.line.unwrap_or(1) }
    }
}

/// As much of what others wrote as fits into a sentence, without anything that would spoil it.
fn short(text: &str) -> String {
    const LONGEST: usize = 40;
    let seen = |it: char| if super::is_invisible(it) { '\u{fffd}' } else { it };
    let mut short: String = text.chars().take(LONGEST).map(seen).collect();
    if text.chars().nth(LONGEST).is_some() {
        short.push('…');
    }
    short
}

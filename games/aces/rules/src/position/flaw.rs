//! What can be wrong with a position: where, in English for files, and as a sentence of any language for those who lay it out.

use std::fmt;

use table::{Phrase, Problem};

use crate::{Hex, board::Unit};

/// Something that is wrong with a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// The part of it, such as `position.units[3]`.
    pub place: String,
    /// What is wrong, in English.
    what: String,
    /// The same as a sentence for those who lay it out.
    pub says: Phrase,
    /// The hexes that it is about.
    pub hexes: Vec<Hex>,
}

impl Flaw {
    pub(crate) fn new(place: impl Into<String>, what: impl Into<String>, says: Phrase) -> Flaw {
        Flaw { place: place.into(), what: what.into(), says, hexes: Vec::new() }
    }

    pub(super) fn of_unit(unit: &Unit, what: String, says: Phrase) -> Flaw {
        Flaw::new(format!("unit {}", unit.id), what, says).at(&[unit.hex])
    }

    pub(crate) fn at(self, hexes: &[Hex]) -> Flaw {
        Flaw { hexes: hexes.to_vec(), ..self }
    }

    /// The same as a problem of a set-up.
    pub fn problem(&self) -> Problem {
        Problem::new(self.place.clone(), self.what.clone())
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.what)
    }
}

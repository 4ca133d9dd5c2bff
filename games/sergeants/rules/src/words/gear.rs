//! Markers and equipment.

use table::{Arg, Phrase};

use super::{named, sets::only_one, sets::out_of, signed, steps::Told, steps::whom};
use crate::{
    content::{Equipment, Gives, Marker, Reach, Sort, Spot, Who},
    measure::TileIx,
};

impl From<TileIx> for Arg {
    fn from(tile: TileIx) -> Arg {
        named("map-tile", tile.number().to_string())
    }
}

impl From<Marker> for Arg {
    fn from(marker: Marker) -> Arg {
        named("marker", marker.key())
    }
}

/// A piece of equipment by its name.
pub(crate) fn thing(id: &str) -> Arg {
    named("equipment", id)
}

impl Marker {
    /// Its name in keys.
    pub fn key(self) -> &'static str {
        match self {
            Marker::Fire => "fire",
            Marker::Mines => "mines",
            Marker::Smoke(3) => "thick-smoke",
            Marker::Smoke(_) => "smoke",
        }
    }

    /// The rule behind it.
    pub fn rule(self) -> &'static str {
        match self {
            Marker::Fire => "SM-MRK-1",
            Marker::Mines => "SM-MRK-2",
            Marker::Smoke(_) => "SM-MRK-4",
        }
    }
}

impl Sort {
    /// The rule behind it.
    pub fn rule(self) -> &'static str {
        match self {
            Sort::Fire => "SM-MRK-1",
            Sort::Mines => "SM-MRK-2",
            Sort::Smoke => "SM-MRK-4",
        }
    }
}

/// A step that lays a marker.
pub(super) fn laying(what: Marker, at: &Spot, told: Told) -> Phrase {
    let phrase = match at {
        Spot::Tile(id) => Phrase::new("sm-step-place").with("tile", named("tile", id.as_str())),
        Spot::Piece(id, _) => Phrase::new("sm-step-place-piece").with("tile", named("tile", id.as_str())),
        Spot::TileOf(Who::UpTo(1, set)) if only_one(set, told.owner).is_none() => {
            Phrase::new("sm-step-place-with-one").with("set", out_of(set, told.owner))
        }
        Spot::TileOf(who) => {
            let (who, n) = whom(who, told);
            Phrase::new("sm-step-place-with").with("who", who).with("n", n)
        }
    };
    phrase.with("marker", what)
}

impl Equipment {
    /// What it gives and costs, as a sentence.
    pub fn phrase(&self) -> Phrase {
        let phrase = match &self.gives {
            Gives::Grenades(n) => Phrase::new("sm-gives-grenades").with("n", *n),
            Gives::Medal(tag) => Phrase::new("sm-gives-medal").with("soldier", super::name(*tag)),
            Gives::Object => Phrase::new("sm-gives-object"),
            Gives::Optics(it) => {
                Phrase::new("sm-gives-optics").with("look", it.look).with("shoot", it.shoot).by(&["SM-MRK-3"])
            }
            Gives::Ability { what, by } => {
                Phrase::new("sm-gives-ability").with("stat", *what).with("by", signed(*by))
            }
            Gives::Blast { reach, checks } => bursting(*reach).with("checks", *checks).by(&["SM-SHT-7"]),
            Gives::Lays { what, reach } => laid(*reach).with("marker", *what).by(&[what.rule()]),
            Gives::Ammunition(_) => Phrase::new("sm-gives-ammunition").by(&["SM-MRK-6"]),
            Gives::Foxhole(n) => Phrase::new("sm-gives-foxhole").with("n", *n).by(&["SM-HID-3"]),
            Gives::Artillery { checks } => {
                Phrase::new("sm-gives-artillery").with("checks", *checks).by(&["SM-SHT-7", "SM-MRK-4"])
            }
        };
        phrase.with("equipment", thing(&self.id)).with("vp", self.cost).by(&["SM-SCN-3"])
    }

    /// How often it can be used, and what its bearer must have.
    pub fn terms(&self) -> impl Iterator<Item = Phrase> {
        let rule = match self.gives {
            Gives::Lays { what, .. } => what.rule(),
            Gives::Foxhole(_) => "SM-HID-3",
            _ => "SM-SHT-7",
        };
        let uses = self.uses.map(|n| Phrase::new("sm-used-so-often").with("n", n).by(&[rule]));
        let needs = self
            .needs
            .iter()
            .map(|it| Phrase::new("sm-needs-equipment").with("equipment", thing(it)).by(&["SM-SCN-8"]));
        uses.into_iter().chain(needs)
    }
}

/// What bursts, and how far it is fired or thrown.
fn bursting(reach: Reach) -> Phrase {
    match reach {
        Reach::Squares(n) => Phrase::new("sm-gives-shell").with("n", n),
        Reach::Throw(more) => Phrase::new("sm-gives-charge").with("by", signed(more)),
        Reach::Beside => Phrase::new("sm-gives-charge").with("by", signed(0)),
    }
}

/// How a marker is laid.
fn laid(reach: Reach) -> Phrase {
    match reach {
        Reach::Squares(n) => Phrase::new("sm-gives-marker-fired").with("n", n),
        Reach::Throw(more) => Phrase::new("sm-gives-marker-thrown").with("by", signed(more)),
        Reach::Beside => Phrase::new("sm-gives-marker-laid"),
    }
}

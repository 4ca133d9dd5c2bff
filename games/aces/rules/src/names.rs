//! What units, hexes and seats are called.

use table::{Dictionary, Names};

use crate::{World, forces::parse_type};

impl Names for World {
    const PREFIX: &'static str = "aces";

    fn name(&self, dictionary: &dyn Dictionary, of: &str, id: &str) -> Option<String> {
        match of {
            "unit" => Some(unit(self, dictionary, id)),
            "hex" => Some(id.to_string()),
            "seat" => Some(dictionary.seat("aces-seat", id)),
            _ => None,
        }
    }
}

/// A unit by the name on its mat and the mark of its faction; with its number where the game begins with several of a type, and
/// from the second of a type on.
fn unit(world: &World, dictionary: &dyn Dictionary, id: &str) -> String {
    let Some((unit_type, nr)) = id.rsplit_once('-') else { return id.to_string() };
    let Some((faction, kind)) = parse_type(unit_type) else { return id.to_string() };
    let mat = world.mat(faction, kind);
    let name = mat.also.get(dictionary.language()).unwrap_or(mat.name.value()).clone();
    let tag = dictionary.word(&format!("aces-tag-{}", faction.key()));
    let key = if nr == "1" && world.sets < 2 {
        "aces-unit-alone"
    } else if name.ends_with(|it: char| it.is_ascii_digit()) {
        "aces-unit-after-number"
    } else {
        "aces-unit"
    };
    dictionary.message(key, &[("name", name.into()), ("nr", nr.into()), ("tag", tag.into())])
}

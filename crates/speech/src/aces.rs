//! Names of Aces & Armor.

use aces::{Faction, World, parse_type};

use crate::{Names, Speech};

impl Names for World {
    const PREFIX: &'static str = "aces";

    fn name(&self, speech: &Speech, of: &str, id: &str) -> Option<String> {
        match of {
            "unit" => Some(unit(self, speech, id)),
            "hex" => Some(id.to_string()),
            "seat" => Some(speech.seat("aces-seat", id)),
            _ => None,
        }
    }
}

fn unit(world: &World, speech: &Speech, id: &str) -> String {
    let Some((unit_type, nr)) = id.rsplit_once('-') else { return id.to_string() };
    let Some((faction, kind)) = parse_type(unit_type) else { return id.to_string() };
    let mat = world.mat(faction, kind);
    let name = mat.also.get(speech.language).unwrap_or(mat.name.value()).clone();
    let tag = speech.faction_tag(faction);
    speech.tell("aces-unit", [("name", name.into()), ("nr", nr.to_string().into()), ("tag", tag.into())])
}

impl Speech {
    /// The short mark of a faction.
    pub fn faction_tag(&self, faction: Faction) -> String {
        self.name(&format!("aces-tag-{}", faction.key()))
    }

    /// The name of a faction.
    pub fn faction(&self, faction: Faction) -> String {
        self.name(&format!("aces-faction-{}", faction.key()))
    }
}

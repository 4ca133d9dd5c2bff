//! What things are called that a phrase names.

use table::{Dictionary, Names};

use crate::World;

impl Names for World {
    const PREFIX: &'static str = "outpost";

    /// A hex is called what it is written as; patrols and cards have a key each.
    fn name(&self, _: &dyn Dictionary, of: &str, id: &str) -> Option<String> {
        match of {
            "hex" => Some(id.to_string()),
            _ => None,
        }
    }
}

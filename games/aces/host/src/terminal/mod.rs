//! Aces & Armor at the terminal.

mod choose;
mod chosen;
pub(crate) mod companion;
mod correct;
mod missions;
pub(crate) mod picture;
pub(crate) mod play;
pub(crate) mod simulate;

use aces::Faction;
use hosting::Localizer;
use table::Dictionary;

/// The name of a faction.
fn faction_name(localizer: &Localizer, faction: Faction) -> String {
    localizer.word(&format!("aces-faction-{}", faction.key()))
}

//! What changes a line of sight: smoke on the map, and the optics of the soldier who looks along it.

use serde::{Deserialize, Serialize};

use crate::{content::Action, measure::TileIx};

/// How a soldier sees along a line.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Seeing<'a> {
    /// The smoke on the map.
    pub smoke: &'a [Smoke],
    /// The optics in use.
    pub optics: Option<Optics>,
    /// Whether smoke and optics leave marked areas alone, as in matches that began before SM-GEO-12 counted them as modifiers.
    pub plain_areas: bool,
}

/// SM-MRK-4: smoke in a tile.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Smoke {
    /// The tile.
    pub tile: TileIx,
    /// How thick it is: 2 for light smoke, 3 for thick.
    pub times: u8,
    /// SM-MRK-5: the turn in which it was made.
    pub turn: u8,
}

/// SM-MRK-4: by how much the thickest smoke in a tile multiplies; 1 without any.
#[inline]
pub(crate) fn thickest(smoke: &[Smoke], tile: TileIx) -> u8 {
    // Without a branch: this is asked for every tile of every line.
    smoke.iter().fold(1, |times, it| times.max(if it.tile == tile { it.times } else { 1 }))
}

/// SM-MRK-3: binoculars and telescopic sights: how large the number of a tile may be to be ignored. 3x have 3 and 2; 6x have 4 or 5,
/// by their quality, and 3.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Optics {
    /// For LOOK.
    pub look: u8,
    /// For SHOOT.
    pub shoot: u8,
}

impl Optics {
    /// The largest number that is ignored for an action; 0 where optics are of no use.
    pub fn limit(self, action: Action) -> u8 {
        match action {
            Action::Look => self.look,
            Action::Shoot => self.shoot,
            Action::Hide | Action::Move => 0,
        }
    }

    /// The better of two, for each action (SG-62).
    pub(crate) fn or(self, other: Optics) -> Optics {
        Optics { look: self.look.max(other.look), shoot: self.shoot.max(other.shoot) }
    }
}

//! MRK: optics, and the line along which a soldier looks and shoots with them.

use serde::{Deserialize, Serialize};

use crate::{
    Action, Line, Point, Seeing, board::Board, cards::Tag, line_through, orders::Gives, world::World,
};

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
    fn or(self, other: Optics) -> Optics {
        Optics { look: self.look.max(other.look), shoot: self.shoot.max(other.shoot) }
    }
}

impl Board {
    /// SM-MRK-3: the optics that a soldier carries.
    pub fn optics(&self, world: &World, tag: Tag) -> Option<Optics> {
        let carried = self.secret(tag).carries.iter().filter_map(|it| world.library.equipment.get(it));
        let optics = carried.filter_map(|it| match it.gives {
            Gives::Optics(optics) => Some(optics),
            _ => None,
        });
        optics.reduce(Optics::or)
    }

    /// SM-MRK-3, SM-MRK-4: the line along which a soldier looks or shoots, through the smoke on the map and with his optics.
    pub fn sight(&self, world: &World, tag: Tag, action: Action, from: Point, to: Point) -> Line {
        let seeing = Seeing { smoke: &self.field.markers.smoke, optics: self.optics(world, tag) };
        line_through(&world.map, action, from, to, seeing)
    }
}

//! Mountains as terrain of their own (AA-MIS-MTN-1).

use crate::{
    Hex, World,
    forces::Arm,
    map::Terrain,
    world::{CLOSED, HalfPoints},
};

/// AA-MIS-MTN-1: what a mountain adds to the greatest range of artillery on it.
const HEIGHT: u8 = 2;

/// AA-MIS-MTN-1, AA-MIS-WEA-2: a mountain costs 1.5 in any weather and is closed to tanks.
pub(crate) fn cost(arm: Arm) -> HalfPoints {
    if arm == Arm::Tank { CLOSED } else { 3 }
}

/// AA-MIS-MTN-1: whether a hex is a mountain in this game. Without the variant mountains are standard terrain.
#[inline]
pub(crate) fn is_mountain(world: &World, hex: Hex) -> bool {
    world.missions.mountains && world.terrain(hex) == Some(Terrain::Mountain)
}

/// AA-MIS-MTN-1: artillery on a mountain adds 2 to its greatest range.
pub(crate) fn height(world: &World, hex: Hex) -> u8 {
    if is_mountain(world, hex) { HEIGHT } else { 0 }
}

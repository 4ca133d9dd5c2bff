//! The round template of grenades and other explosions.

use crate::measure::{
    Base, Place, Point,
    geometry::{INCH, is_within},
};

/// SM-GEO-8: the space of a throw: where the template may be placed.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Throw {
    /// The base.
    pub base: Base,
    /// The thrower's base centre.
    pub from: Point,
    /// Throw and the SHOOT modifiers on the line to the target, in inches.
    pub inches: i32,
    /// Where the target stands.
    pub target: Place,
    /// The template's radius in sixteenths.
    pub radius: i32,
}

/// Why a template cannot be placed somewhere. Lengths are sixteenths of an inch.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum NoThrow {
    /// The target's centre is further away than the range.
    TargetTooFar,
    /// The template's near edge is further away than the range.
    TooFar,
    /// The template does not touch the target.
    MissesTarget,
}

impl Throw {
    /// SM-SHT-5, SM-GEO-8: the target is within range by centres, the template's near edge too, and the template touches the
    /// target.
    pub fn check(&self, centre: Point) -> Result<(), NoThrow> {
        let range = self.inches * INCH;
        if self.inches <= 0 || !is_within(self.from, self.target.at, range) {
            Err(NoThrow::TargetTooFar)
        } else if !is_within(self.from, centre, range + self.radius) {
            Err(NoThrow::TooFar)
        } else if !self.base.is_under(self.target, centre, self.radius) {
            Err(NoThrow::MissesTarget)
        } else {
            Ok(())
        }
    }
}

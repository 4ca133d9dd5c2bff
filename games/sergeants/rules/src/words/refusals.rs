//! Refusals. Lengths are inches.

use table::{Phrase, Sentence};

use super::{inches, named, thing};
use crate::{measure::Blocked, state::Why};

impl Sentence for Why {
    fn phrase(&self) -> Phrase {
        let phrase = match self {
            Why::NotOffered(_) => Phrase::new("sm-why-not-offered"),
            Why::OtherQuestion => Phrase::new("sm-why-other-question"),
            Why::NotForSale { tag } => Phrase::new("sm-why-not-for-sale").with("soldier", *tag),
            Why::TooDear { cost, limit } => {
                Phrase::new("sm-why-too-dear").with("cost", *cost).with("limit", *limit)
            }
            Why::TooMuchEquipment { cost, limit } => {
                Phrase::new("sm-why-too-much-equipment").with("cost", *cost).with("limit", *limit)
            }
            Why::TooManyLeaders { limit } => Phrase::new("sm-why-too-many-leaders").with("limit", *limit),
            Why::TooFew { least } => Phrase::new("sm-why-too-few").with("least", *least),
            Why::NothingLeftForAllies => Phrase::new("sm-why-nothing-left-for-allies"),
            Why::CannotCarry { tag, what } => Phrase::new("sm-why-cannot-carry")
                .with("soldier", *tag)
                .with("equipment", named("equipment", what.as_str())),
            Why::MedalNotEarned { tag, what } => Phrase::new("sm-why-medal-not-earned")
                .with("soldier", *tag)
                .with("equipment", named("equipment", what.as_str())),
            Why::Barred { what } => {
                Phrase::new("sm-why-barred").with("equipment", named("equipment", what.as_str()))
            }
            Why::Required { what } => {
                Phrase::new("sm-why-required").with("equipment", named("equipment", what.as_str()))
            }
            Why::NotWhereToStart { tag } => Phrase::new("sm-why-not-where-to-start").with("soldier", *tag),
            Why::Overlaps { tag } => Phrase::new("sm-why-overlaps").with("soldier", *tag),
            Why::NotAll => Phrase::new("sm-why-not-all"),
            Why::NotInHand => Phrase::new("sm-why-not-in-hand"),
            Why::DoesNotFit { phase } => Phrase::new("sm-why-does-not-fit").with("phase", *phase),
            Why::CouldFillMore { most } => Phrase::new("sm-why-could-fill-more").with("most", *most),
            Why::Blocked { by, .. } => blocked(*by),
            Why::NotStraight => Phrase::new("sm-why-not-straight"),
            Why::NotThisGate => Phrase::new("sm-why-not-this-gate"),
            Why::InMelee => Phrase::new("sm-why-in-melee"),
            Why::TurnsAway => Phrase::new("sm-why-turns-away"),
            Why::NoRoomForPrisoners => Phrase::new("sm-why-no-room-for-prisoners"),
            Why::StillTouches { tag } => Phrase::new("sm-why-still-touches").with("soldier", *tag),
            Why::NotOnTheMap => Phrase::new("sm-why-not-on-the-map"),
            Why::NoTarget { tag } => Phrase::new("sm-why-no-target").with("soldier", *tag),
            Why::NoThrow("target_too_far") => Phrase::new("sm-why-throw-target-too-far"),
            Why::NoThrow("too_far") => Phrase::new("sm-why-throw-too-far"),
            Why::NoThrow(_) => Phrase::new("sm-why-throw-misses-target"),
            Why::NoGrenade => Phrase::new("sm-why-no-grenade"),
            Why::OneOfficer => Phrase::new("sm-why-one-officer"),
            Why::NotHisCard { tag } => Phrase::new("sm-why-not-his-card").with("soldier", *tag),
            Why::NoSuchPanel { panel } => {
                Phrase::new("sm-why-no-such-panel").with("panel", super::panel(panel))
            }
            Why::NoSlot { tag, panel } => {
                Phrase::new("sm-why-no-slot").with("soldier", *tag).with("panel", super::panel(panel))
            }
            Why::TooManySeconds { limit } => Phrase::new("sm-why-too-many-seconds").with("limit", *limit),
            Why::SecondAlone { phase } => Phrase::new("sm-why-second-alone").with("phase", *phase),
            Why::NothingToUse { what } => Phrase::new("sm-why-nothing-to-use").with("equipment", thing(what)),
        };
        phrase.by(&[self.rule()])
    }
}

/// What blocks a walk.
fn blocked(by: Blocked) -> Phrase {
    let length = |key: &'static str, name: &'static str, it: i32| Phrase::new(key).with(name, inches(it));
    match by {
        Blocked::OffTheMap => Phrase::new("sm-blocked-off-the-map"),
        Blocked::TooFar { by, allowance } => {
            length("sm-blocked-too-far", "by", by).with("allowance", inches(allowance))
        }
        Blocked::TurnsTooFar { by } => length("sm-blocked-turns-too-far", "by", by),
        Blocked::NoMove { after, .. } => length("sm-blocked-no-move", "after", after),
        Blocked::TooHigh { level, climb, after, .. } => {
            length("sm-blocked-too-high", "after", after).with("level", level).with("climb", climb)
        }
        Blocked::Passes { after, .. } => length("sm-blocked-passes", "after", after),
        Blocked::AcrossAnEdge { by } => length("sm-blocked-across-an-edge", "by", by),
        Blocked::Overlaps { by, .. } => length("sm-blocked-overlaps", "by", by),
    }
}

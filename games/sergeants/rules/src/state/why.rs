//! Why an answer is refused. Every reason names its rule.

use serde::Serialize;

use crate::{
    content::Tag,
    measure::{Blocked, NoThrow},
};

/// Why the rules refuse an answer.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say what they are")]
pub enum Why {
    /// It is not among the options of the question, by this rule.
    NotOffered(&'static str),
    /// The answer is to another question.
    OtherQuestion,
    // Setting up.
    NotForSale {
        tag: Tag,
    },
    TooDear {
        cost: u16,
        limit: u16,
    },
    TooMuchEquipment {
        cost: u16,
        limit: u16,
    },
    TooManyLeaders {
        limit: u8,
    },
    TooFew {
        least: u8,
    },
    NothingLeftForAllies,
    CannotCarry {
        tag: Tag,
        what: String,
    },
    MedalNotEarned {
        tag: Tag,
        what: String,
    },
    Barred {
        what: String,
    },
    Required {
        what: String,
    },
    NotWhereToStart {
        tag: Tag,
    },
    Overlaps {
        tag: Tag,
    },
    NotAll,
    // Placing.
    NotInHand,
    DoesNotFit {
        phase: u8,
    },
    CouldFillMore {
        most: u8,
    },
    // Walking.
    Blocked {
        rule: &'static str,
        by: Blocked,
    },
    NotStraight,
    NotThisGate,
    InMelee,
    /// SM-MOV-5: who turns in melee stays in it.
    TurnsAway,
    /// SM-PRI-2: an escort has no room there for those he takes along.
    NoRoomForPrisoners,
    /// SM-PRI-5: an escort ends in contact with one whom he leaves.
    StillTouches {
        tag: Tag,
    },
    NotOnTheMap,
    // Throwing.
    NoTarget {
        tag: Tag,
    },
    NoThrow(&'static str),
    NoGrenade,
    // Specialists, officers and panels.
    OneOfficer,
    NotHisCard {
        tag: Tag,
    },
    NoSuchPanel {
        panel: String,
    },
    NoSlot {
        tag: Tag,
        panel: String,
    },
    TooManySeconds {
        limit: u8,
    },
    SecondAlone {
        phase: u8,
    },
    // Equipment.
    NothingToUse {
        what: String,
    },
}

impl Why {
    /// The rule behind it.
    pub fn rule(&self) -> &'static str {
        match self {
            Why::NotOffered(rule) => rule,
            Why::OtherQuestion => "SM-ACT-2",
            Why::NotForSale { .. } | Why::NotWhereToStart { .. } | Why::NotAll => "SM-SCN-9",
            Why::TooDear { .. } | Why::TooFew { .. } | Why::NothingLeftForAllies => "SM-SCN-3",
            Why::TooMuchEquipment { .. } => "SM-SCN-6",
            Why::TooManyLeaders { .. } => "SM-SCN-1",
            Why::CannotCarry { .. } | Why::Barred { .. } | Why::Required { .. } => "SM-SCN-8",
            Why::MedalNotEarned { .. } => "SM-SOL-4",
            Why::Overlaps { .. } => "SM-MOV-1",
            Why::NotInHand | Why::DoesNotFit { .. } | Why::CouldFillMore { .. } => "SM-TRN-4",
            Why::Blocked { rule, .. } => rule,
            Why::NotStraight => "SM-MOV-4",
            Why::NotThisGate => "SM-SCN-4",
            Why::InMelee | Why::TurnsAway => "SM-MOV-5",
            Why::NoRoomForPrisoners => "SM-PRI-2",
            Why::StillTouches { .. } => "SM-PRI-5",
            Why::NotOnTheMap => "SM-SCN-7",
            Why::NoTarget { .. } => "SM-SHT-1",
            Why::NoThrow(_) => "SM-GEO-8",
            Why::NoGrenade => "SM-SHT-5",
            Why::OneOfficer | Why::TooManySeconds { .. } | Why::SecondAlone { .. } => "SM-OFF-1",
            Why::NotHisCard { .. } => "SM-SPC-1",
            Why::NoSuchPanel { .. } | Why::NoSlot { .. } => "SM-TEA-1",
            Why::NothingToUse { .. } => "SM-SHT-7",
        }
    }
}

impl From<Blocked> for Why {
    fn from(by: Blocked) -> Why {
        Why::Blocked { rule: by.rule(), by }
    }
}

impl From<NoThrow> for Why {
    fn from(why: NoThrow) -> Why {
        Why::NoThrow(match why {
            NoThrow::TargetTooFar => "target_too_far",
            NoThrow::TooFar => "too_far",
            NoThrow::MissesTarget => "misses_target",
        })
    }
}

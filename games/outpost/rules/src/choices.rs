//! What is asked, what can be answered, and why an answer is refused.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::Hex;

/// An order card.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Card {
    /// OP-MOV-1: the patrol marches.
    March,
    /// OP-SCO-1: the patrol looks into an outpost.
    Scout,
    /// OP-RAI-1: the patrol raids another patrol or a flag.
    Raid,
    /// OP-RAI-3: laid as an order it does nothing; held back it protects from a raid.
    Cover,
}

/// OP-SET-3: what is hidden in an outpost, in points.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[cfg_attr(not(feature = "planted"), derive(Serialize))]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Cache(pub i8);

/// What a raid strikes.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Target {
    /// The patrol of a seat.
    Patrol(Seat),
    /// The flag over an outpost.
    Flag(Hex),
}

/// A question, or the occasion of a roll or a draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say what they are")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Ask {
    /// OP-SET-3: what is hidden in an outpost?
    Hide { outpost: Hex },
    /// OP-ORD-1: which card is drawn?
    Draw { seat: Seat },
    /// OP-ORD-3: which order is laid? `nth` is 2 for the second order of the leader.
    Order { nth: u8 },
    /// OP-MOV-1: where does the patrol march?
    March { points: u8 },
    /// OP-RAI-1: what is raided?
    Raid,
    /// OP-RAI-3: does the raided patrol take cover?
    Cover { by: Seat },
    /// OP-RAI-2: the die of a raid.
    RaidDie { by: Seat, target: Target },
    /// OP-SCO-1: which outpost is looked into?
    Scout,
    /// OP-SCO-2: is the flag raised there?
    Flag { outpost: Hex },
}

/// One answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Choice {
    /// A card that is drawn, or laid as an order.
    Card(Card),
    /// A cache that is drawn.
    Cache(Cache),
    /// OP-ORD-3: no second order.
    NoOrder,
    /// OP-MOV-1: a march to this hex.
    March(Hex),
    /// OP-MOV-1: the patrol stays where it is.
    Stay,
    /// OP-MOV-4: a flare over the patrol that is about to march.
    Flare,
    /// OP-RAI-1: what is raided.
    Raid(Target),
    /// OP-RAI-3: the raided patrol takes cover.
    TakeCover,
    /// OP-RAI-3: it does not.
    NoCover,
    /// OP-RAI-4: it does not, and will not again in this round.
    NoCoverThisRound,
    /// OP-SCO-1: the outpost that is looked into.
    Scout(Hex),
    /// OP-SCO-2: the flag is raised.
    RaiseFlag,
    /// OP-SCO-2: it is not.
    LeaveIt,
}

/// OP-MOV-1: every hex that a patrol can reach. They are not listed with the question, because they are too many to read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Space {
    /// The patrol that marches.
    pub seat: Seat,
    /// Its movement points.
    pub points: u8,
}

/// Why an answer is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say what they are")]
pub enum Why {
    /// The answer belongs to another question than the one of this rule.
    OtherQuestion { rule: &'static str },
    /// OP-ORD-3: only a card of one's hand is laid.
    NotInHand { card: Card },
    /// OP-MOV-1: the way costs more points than the patrol has.
    TooFar { hex: Hex, points: u8 },
    /// OP-MOV-3: another patrol stands there.
    Occupied { hex: Hex, seat: Seat },
    /// OP-MOV-3: it is the camp of another patrol.
    OtherCamp { hex: Hex, seat: Seat },
    /// OP-MOV-4: flares are for marches of others, one a march.
    NoMarchToLight,
    /// OP-MOV-4: the flare has been fired.
    NoFlare,
    /// OP-RAI-1: neither another patrol nor the flag of one within range.
    NoTarget,
    /// OP-RAI-3: no card of cover in hand.
    NoCoverInHand,
    /// OP-SCO-1: no outpost within sight.
    NoOutpost { hex: Hex },
}

impl Ask {
    /// The rule behind the question.
    pub fn rule(&self) -> &'static str {
        match self {
            Ask::Hide { .. } => "OP-SET-3",
            Ask::Draw { .. } => "OP-ORD-1",
            Ask::Order { .. } => "OP-ORD-3",
            Ask::March { .. } => "OP-MOV-1",
            Ask::Raid => "OP-RAI-1",
            Ask::Cover { .. } => "OP-RAI-3",
            Ask::RaidDie { .. } => "OP-RAI-2",
            Ask::Scout => "OP-SCO-1",
            Ask::Flag { .. } => "OP-SCO-2",
        }
    }
}

impl Why {
    /// The rule behind the refusal.
    pub fn rule(&self) -> &'static str {
        match self {
            Why::OtherQuestion { rule } => rule,
            Why::NotInHand { .. } => "OP-ORD-3",
            Why::TooFar { .. } => "OP-MOV-1",
            Why::Occupied { .. } | Why::OtherCamp { .. } => "OP-MOV-3",
            Why::NoMarchToLight | Why::NoFlare => "OP-MOV-4",
            Why::NoTarget => "OP-RAI-1",
            Why::NoCoverInHand => "OP-RAI-3",
            Why::NoOutpost { .. } => "OP-SCO-1",
        }
    }
}

macro_rules! choices {
    ($($from:ty => $into:path),* $(,)?) => {
        $(impl From<$from> for Choice {
            fn from(it: $from) -> Choice {
                $into(it)
            }
        })*
    };
}

choices! {
    Card => Choice::Card,
    Cache => Choice::Cache,
    Target => Choice::Raid,
}

//! The questions players are asked, and the answers they can give.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::{
    content::{Act, Action, Enlisted, OrderNr, Step, StoryNr, Tag},
    measure::{Place, Point, TileIx, Way},
    state::{CardIx, Part, Standing},
};

/// A question, or the occasion of a draw.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say what they are")]
pub enum Ask {
    /// SM-SCN-2: orders are drawn.
    Order { seat: Seat },
    /// SM-SCN-3: buy a force.
    Force { seat: Seat },
    /// SM-SCN-9: place soldiers on the map.
    Deploy { seat: Seat },
    /// SM-TRN-1: a card is drawn.
    Draw { seat: Seat },
    /// SM-TRN-2: a phase card is turned up.
    Story { phase: u8 },
    /// SM-TRN-4: place cards on the phases.
    Place { seat: Seat },
    /// SM-TRN-4: a card is drawn for a gap.
    Gap { seat: Seat },
    /// SM-TRN-4: which gap does it fill?
    WhichGap { seat: Seat, card: CardIx },
    /// SM-HID-5: take held cards back?
    TakeBack { seat: Seat },
    /// SM-ACT-4: which type is the card used as?
    Name { seat: Seat, card: CardIx },
    /// SM-ACT-3: pay the cost of a red box?
    Pay { seat: Seat, card: CardIx },
    /// SM-ACT-2: which part of the card next?
    Part { seat: Seat, card: CardIx },
    /// SM-ACT-2: who acts?
    Who { seat: Seat, acts: Vec<Act>, left: u8 },
    /// SM-ACT-2: what does he do?
    Act { tag: Tag },
    /// SM-ACT-9: which row of steps?
    Row {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "Array<unknown>"))]
        rows: Vec<Vec<Step>>,
    },
    /// SM-ACT-9: which row of acts does he carry out?
    Either { seat: Seat, tag: Tag, rows: Vec<Vec<Act>> },
    /// SM-LOK-2: whom does he spot?
    Spot { tag: Tag },
    /// SM-HID-1: does he take cover?
    Cover { tag: Tag },
    /// SM-HID-4: whose pin is removed?
    Rally { seat: Seat },
    /// SM-HID-5: which card is held?
    Hold { tag: Tag },
    /// SM-MOV-1: where does he go?
    Walk { tag: Tag },
    /// SM-SHT-1: at whom does he shoot?
    Shoot { tag: Tag },
    /// SM-SHT-4: who is the next target?
    NextTarget { tag: Tag },
    /// SM-SHT-5: where does the grenade fall?
    Throw { tag: Tag },
    /// SM-SHT-5: who is checked next?
    Victim { seat: Seat },
    /// SM-SHT-2: a card is turned for a hit check.
    HitCheck { seat: Seat },
    /// SM-SHT-3: a card is turned for damage.
    DamageCheck { seat: Seat },
    /// SM-MEL-2: a card is drawn for melee.
    FightDraw { seat: Seat },
    /// SM-MEL-3: which card strikes whom?
    Strike { seat: Seat },
    /// SM-PRI-1: capture instead of kill?
    Capture { tag: Tag },
    /// SM-PRI-5: does an escort hand prisoners over to a friend who has come into contact?
    HandOver { tag: Tag, to: Tag },
    /// A card is discarded.
    Discard { seat: Seat },
    /// Which soldier does it happen to?
    Befall { seat: Seat },
    /// Lots are drawn.
    Lot,
    /// SM-CHK-1: a card is turned for an identity check.
    IdentityCheck { seat: Seat },
    /// SM-SPC-2: react to what a soldier has done?
    React { seat: Seat, tag: Tag, did: Vec<Action> },
    /// SM-SPC-4: preempt a card of these types?
    Preempt { seat: Seat, types: Vec<Action> },
    /// SM-SPC-4: which of the opponent's soldiers act in advance?
    Pick { seat: Seat, of: Seat, left: u8 },
    // Markers and equipment.
    /// What is equipment used on: where is the template placed, or which tile is meant?
    Aim { tag: Tag, what: String },
    /// SM-MRK-4: smoke instead of the explosion?
    Smoke { seat: Seat, tile: TileIx },
    /// SM-MRK-6: at whom does the gun fire, free?
    Gun { tag: Tag },
}

impl Ask {
    /// The rule behind the question.
    pub fn rule(&self) -> &'static str {
        match self {
            Ask::Order { .. } => "SM-SCN-2",
            Ask::Force { .. } => "SM-SCN-3",
            Ask::Deploy { .. } => "SM-SCN-9",
            Ask::Draw { .. } => "SM-TRN-1",
            Ask::Story { .. } => "SM-TRN-2",
            Ask::Place { .. } | Ask::Gap { .. } | Ask::WhichGap { .. } => "SM-TRN-4",
            Ask::TakeBack { .. } | Ask::Hold { .. } => "SM-HID-5",
            Ask::Name { .. } => "SM-ACT-4",
            Ask::Pay { .. } | Ask::Discard { .. } => "SM-ACT-3",
            Ask::Part { .. } | Ask::Who { .. } | Ask::Act { .. } => "SM-ACT-2",
            Ask::Row { .. } | Ask::Either { .. } => "SM-ACT-9",
            Ask::Spot { .. } => "SM-LOK-2",
            Ask::Cover { .. } => "SM-HID-1",
            Ask::Rally { .. } => "SM-HID-4",
            Ask::Walk { .. } => "SM-MOV-1",
            Ask::Shoot { .. } => "SM-SHT-1",
            Ask::NextTarget { .. } => "SM-SHT-4",
            Ask::Throw { .. } | Ask::Victim { .. } => "SM-SHT-5",
            Ask::HitCheck { .. } => "SM-SHT-2",
            Ask::DamageCheck { .. } => "SM-SHT-3",
            Ask::FightDraw { .. } => "SM-MEL-2",
            Ask::Strike { .. } => "SM-MEL-3",
            Ask::Capture { .. } => "SM-PRI-1",
            Ask::HandOver { .. } => "SM-PRI-5",
            Ask::Befall { .. } | Ask::Lot => "SM-STO-4",
            Ask::IdentityCheck { .. } => "SM-CHK-1",
            Ask::React { .. } => "SM-SPC-2",
            Ask::Preempt { .. } | Ask::Pick { .. } => "SM-SPC-4",
            Ask::Aim { .. } => "SM-SHT-7",
            Ask::Smoke { .. } => "SM-MRK-4",
            Ask::Gun { .. } => "SM-MRK-6",
        }
    }
}

/// One answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say what they are")]
pub enum Choice {
    /// Nothing, or nothing more.
    Done,
    Yes,
    No,
    Order(OrderNr),
    Story(StoryNr),
    Card(CardIx),
    Force(Vec<Enlisted>),
    Deploy(Vec<(Tag, Place)>),
    /// A card for each phase, where there is one.
    Placing([Option<CardIx>; 3]),
    Phase(u8),
    /// A held card comes back.
    TakeBack(Tag, CardIx),
    Action(Action),
    Part(Part),
    Soldier(Tag),
    Act(Act),
    Row(u8),
    /// A soldier removes a pin.
    Rally {
        whose: Tag,
        by: Tag,
    },
    Walk(Way),
    Enter {
        gate: u8,
        way: Way,
    },
    Leave {
        gate: u8,
    },
    /// SM-PRI-5: an escort will leave a prisoner behind, as a part of his walk.
    LetGo(Tag),
    /// SM-PRI-5: an escort hands a prisoner over to a friend in contact.
    HandOver {
        prisoner: Tag,
        to: Tag,
    },
    Throw {
        target: Tag,
        centre: Point,
    },
    Strike {
        card: CardIx,
        on: Tag,
    },
    /// SM-OFF-1: a card for each phase, and an officer's second ones.
    Commanding {
        cards: [Option<CardIx>; 3],
        second: [Option<CardIx>; 3],
    },
    /// SM-SPC-4: a preempt card against a card of an opponent.
    Preempt {
        card: CardIx,
        of: Seat,
        against: CardIx,
    },
    /// Pass now, and be asked or not from now on.
    Standing(Standing),
    /// Equipment is used instead of the act, by its name.
    Use(String),
    /// A tile of the map.
    Tile(TileIx),
}

macro_rules! from {
    ($($from:ty => $variant:ident)*) => {
        $(impl From<$from> for Choice {
            fn from(it: $from) -> Choice {
                Choice::$variant(it)
            }
        })*
    };
}

from!(OrderNr => Order StoryNr => Story CardIx => Card Action => Action Part => Part Tag => Soldier Act => Act);

/// Answers too many to list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say what they are")]
pub enum Space {
    /// SM-SCN-3: forces.
    Forces { seat: Seat },
    /// SM-SCN-9: places for all soldiers of a player.
    Deployments { seat: Seat, taken: Vec<Place> },
    /// SM-TRN-4: cards on phases.
    Placements {
        seat: Seat,
        /// SM-OFF-1: how many phases may get a second card.
        #[serde(default)]
        seconds: u8,
        /// SM-SPC-5, SM-TEA-2: cards in hand that are dead.
        #[serde(default)]
        dead: Vec<CardIx>,
    },
    /// SM-MOV-1: ways of a soldier on the map.
    Walks {
        tag: Tag,
        /// SM-PRI-5: the prisoners whom he leaves behind.
        #[serde(default)]
        leaves: Vec<Tag>,
    },
    /// SM-SCN-7: ways into the map.
    Entries { tag: Tag },
    /// SM-MOV-5: turning on the spot.
    Turns { tag: Tag },
    /// SM-SHT-5: templates.
    Templates { tag: Tag },
    /// SM-PRI-5: the way of a man set free, from where he was held.
    Escapes { tag: Tag },
    /// SM-SHT-7: templates of a weapon, as throws.
    Shells { tag: Tag, what: String },
}

//! The few atoms that all cards are composed of.

use serde::{Deserialize, Serialize};

use crate::content::{
    Action, Cond, Hit, Hits, Marker, Set, Sort, Stat, Until,
    visit::{Atom, Visit},
};

/// One thing that one soldier does: a sub-action of the book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Act {
    /// SM-LOK-2: spot a hidden enemy.
    Spot,
    /// SM-LOK-1: draw as many cards as the soldier's Draw.
    Draw,
    /// SM-HID-1: take cover.
    Cover,
    /// SM-HID-4: remove as many pins as the soldier's Rally.
    Rally,
    /// SM-HID-5: hold cards.
    Hold,
    /// SM-SHT-1: shoot.
    Shoot,
    /// SM-SHT-5: throw a grenade.
    Throw,
    /// SM-MOV-1: walk.
    Walk,
    /// Turn on the spot.
    Turn,
    /// Any one act of a type.
    Any(Action),
    /// One of several rows of acts, as the player likes; chosen for each soldier.
    Either(Vec<Vec<Act>>),
    /// SM-SPC-2, SM-SPC-4: shoot at a soldier of a set.
    ShootAt(Set),
}

/// Who does something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// The card's owner.
    Owner,
    /// So many different soldiers of a set, or fewer, as the player chooses. Those of others are chosen by the player, too.
    UpTo(u8, Set),
    /// All soldiers of a set.
    All(Set),
    /// One soldier of a set, drawn at random.
    Lot(Set),
}

/// Something to do, for the player who has the card, or for whom an event names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Soldiers act, each finishing before the next. Only own soldiers can.
    Do {
        /// The soldiers who act.
        who: Who,
        /// What each of them does, in this order.
        each: Vec<Act>,
    },
    /// SM-ACT-9: so many pins are removed, each by the pinned soldier or by an own soldier within range.
    Rally(u8),
    /// One of several rows of steps.
    OneOf(Vec<Vec<Step>>),
    /// Steps that depend on a condition.
    If {
        /// The condition.
        cond: Cond,
        /// The steps if it holds.
        then: Vec<Step>,
        /// The steps if it does not hold.
        #[serde(default)]
        otherwise: Vec<Step>,
    },
    /// Something happens to soldiers.
    Mark(Who, Mark),
    /// SM-SHT-7: so many blast checks on each of these soldiers, in turn; checks and damage from their players' decks.
    Blast {
        /// The soldiers who are checked.
        on: Who,
        /// The number of checks for each soldier.
        checks: u8,
    },
    /// A number changes for a while.
    Modify {
        /// The number that changes.
        what: Stat,
        /// How much is added to it.
        by: i8,
        /// The soldiers it changes for. Only for the numbers of soldiers.
        #[serde(default = "anyone")]
        whom: Set,
        /// How long the change lasts.
        until: Until,
    },
    /// Players draw or discard cards.
    Cards(Whom, Deal),
    /// Players score.
    Score(Whom, i8),
    /// SM-CHK-1: an identity check for each of these soldiers; for whom it succeeds, as the owner, the steps are carried out.
    Check {
        /// The soldiers who are checked.
        on: Who,
        /// The steps if the check succeeds.
        then: Vec<Step>,
    },
    /// SM-CHK-1: an identity hit check of each player who has soldiers in the set.
    IdentityHit {
        /// Who may be struck.
        among: Set,
        /// The result of the card that counts.
        #[serde(default)]
        band: Band,
    },
    /// SM-TEA-3: so many cards are drawn; for each the soldier on its tag may act.
    Identity {
        /// The number of cards drawn.
        draw: u8,
        /// What each of them does.
        each: Vec<Act>,
    },
    /// SM-MRK-1, SM-MRK-2, SM-MRK-4: a marker is laid.
    Place {
        /// The marker.
        what: Marker,
        /// Where it is laid.
        at: Spot,
    },
    /// All markers of a sort are taken away.
    Clear(Sort),
}

/// A result of a hit check.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names are those of the bands")]
pub enum Band {
    Long,
    Short,
    Close,
    #[default]
    Blast,
}

/// Where a marker is laid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    /// On a tile or a landmark by its number, if it is on the map.
    Tile(String),
    /// On the first piece of that name on a tile, such as a building, which burns whole.
    Piece(String, String),
    /// On the tiles of these soldiers.
    TileOf(Who),
}

fn anyone() -> Set {
    Set::Anyone
}

/// What happens to a soldier.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// He is pinned.
    Pin,
    /// He is no longer pinned.
    Unpin,
    /// He is spotted.
    Spot,
    /// He is no longer spotted.
    Unspot,
    /// He is wounded, or killed if he was.
    Wound,
    /// He is killed. Events give no VP for it (SM-VIC-2).
    Kill,
    /// He leaves the game (SM-VIC-5).
    Remove,
    /// He is taken prisoner by the nearest enemy on the map who can guard him (SM-PRI-1).
    Capture,
}

/// The players whom a step is about.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Whom {
    /// The player who carries out the step.
    Me,
    /// All players of the other side.
    Enemies,
    /// All players.
    All,
}

/// What players do with cards.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deal {
    /// Draw so many from the deck.
    Draw(u8),
    /// Discard so many from the hand, as the player likes; all if there are fewer.
    Discard(u8),
}

impl Step {
    /// What is wrong with a step and those in it.
    pub(crate) fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        Atom::Step(self).visit(&mut |atom| {
            if let Atom::Step(step) = atom {
                faults.extend(step.fault());
            }
            Visit::Inside
        });
        faults
    }

    /// What is wrong with a step by itself.
    fn fault(&self) -> Option<String> {
        let what = match self {
            Step::Do { each, .. } | Step::Identity { each, .. } if each.is_empty() => {
                "A step needs something to do."
            }
            Step::Check { then, .. } if then.is_empty() => "A step needs something to do.",
            Step::Do { who: Who::UpTo(0, _), .. } | Step::Rally(0) | Step::Blast { checks: 0, .. } => {
                "A number of 0 does nothing."
            }
            Step::Identity { draw: 0, .. } => "A number of 0 does nothing.",
            Step::OneOf(rows) if rows.len() < 2 => "A choice needs two rows of steps or more.",
            Step::Modify { by: 0, .. } => "A change by 0 does nothing.",
            Step::Place { what, .. } => return what.fault(),
            _ => return None,
        };
        Some(what.into())
    }

    /// Whether it speaks of the player who carries it out, or of a card's owner.
    pub(crate) fn needs_a_player(&self) -> bool {
        Atom::Step(self).needs_a_player()
    }

    /// Whether it speaks of a card's owner.
    pub(crate) fn names_the_owner(&self) -> bool {
        Atom::Step(self).names_the_owner()
    }

    /// Whether it happens by itself, without anybody choosing to act.
    pub(crate) fn is_automatic(&self) -> bool {
        !matches!(self, Step::Do { .. } | Step::Rally(_) | Step::OneOf(_) | Step::If { .. })
    }
}

impl Band {
    /// The result of a card at this band.
    pub fn of(self, hits: Hits) -> Hit {
        match self {
            Band::Long => hits.long,
            Band::Short => hits.short,
            Band::Close => hits.close,
            Band::Blast => hits.blast,
        }
    }
}

impl Act {
    /// The type that an act belongs to, where it belongs to one alone.
    pub fn action(&self) -> Option<Action> {
        match self {
            Act::Spot | Act::Draw => Some(Action::Look),
            Act::Cover | Act::Rally | Act::Hold => Some(Action::Hide),
            Act::Shoot | Act::Throw | Act::ShootAt(_) => Some(Action::Shoot),
            Act::Walk | Act::Turn => Some(Action::Move),
            Act::Any(action) => Some(*action),
            Act::Either(_) => None,
        }
    }

    /// Whether it is, or may be, an act of a type.
    pub fn may_be(&self, action: Action) -> bool {
        match self {
            Act::Either(rows) => rows.iter().flatten().any(|it| it.may_be(action)),
            _ => self.action() == Some(action),
        }
    }
}

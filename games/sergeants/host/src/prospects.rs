//! What would come of an answer, so that a table need not ask what has no answer.

use serde::{Deserialize, Serialize};
use sergeants::{
    World,
    content::{Act, Tag},
    rules::{Idle, ask_again, card_is_idle, idle, part_prospect},
    state::{Board, CardIx, Part},
};
use table::Phrase;

/// What someone might be told to do.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the fields say what they are")]
pub enum Doing {
    /// A soldier does these acts, one after the other.
    Acts { tag: Tag, acts: Vec<Act> },
    /// SM-ACT-2: a part of the card that is being played.
    Part { card: CardIx, part: Part },
    /// SM-ACT-3: all of the card that is being played, once what it demands is met.
    Card { card: CardIx },
}

/// The most that is asked at once, and the most acts of one soldier: no card has more.
pub(super) const MOST: usize = 100;

/// What would come of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Prospect {
    /// Why nothing would.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Phrase>,
    /// Whether its player is asked again before anything is done, and may still leave it.
    pub asks: bool,
}

pub(super) fn prospect(world: &World, board: &Board, doing: &Doing) -> Prospect {
    match doing {
        Doing::Acts { tag, acts } => {
            Prospect { why: idle(world, board, *tag, acts).map(phrase), asks: ask_again(acts) }
        }
        Doing::Part { card, part } => {
            let found = part_prospect(world, board, *card, *part);
            let why = found.filter(|it| it.idle).map(|_| nobody());
            Prospect { why, asks: found.is_some_and(|it| it.asks) }
        }
        Doing::Card { card } => Prospect { why: card_is_idle(world, board, *card).then(nobody), asks: false },
    }
}

fn nobody() -> Phrase {
    Phrase::new("sm-idle-part").by(&["SM-ACT-2"])
}

/// How many acts a row has, those of its choices too.
pub(super) fn count(acts: &[Act]) -> usize {
    let one = |it: &Act| match it {
        Act::Either(rows) => rows.iter().map(|it| count(it)).sum::<usize>() + 1,
        _ => 1,
    };
    acts.iter().map(one).sum()
}

fn phrase(why: Idle) -> Phrase {
    let key = match why {
        Idle::NotOnTheMap => "sm-idle-not-on-the-map",
        Idle::InMelee => "sm-idle-in-melee",
        Idle::Guards => "sm-idle-guards",
        Idle::NobodyToSpot => "sm-idle-nobody-to-spot",
        Idle::DrawsNothing => "sm-idle-draws-nothing",
        Idle::IsHidden => "sm-idle-is-hidden",
        Idle::NoCover => "sm-idle-no-cover",
        Idle::IsSeen => "sm-idle-is-seen",
        Idle::NobodyToRally => "sm-idle-nobody-to-rally",
        Idle::NothingToHold => "sm-idle-nothing-to-hold",
        Idle::NobodyToShoot => "sm-idle-nobody-to-shoot",
        Idle::NobodyToThrowAt => "sm-idle-nobody-to-throw-at",
        Idle::NoWay => "sm-idle-no-way",
    };
    Phrase::new(key).by(&[why.rule()])
}

//! The game in words: keys with arguments, to be said in any language. Keys begin with `sm-`.
//!
//! What is named is said by the key `sm-` with its sort and id, such as `sm-action-look`, but for these sorts, for which one looks
//! up the name: `soldier` and `name` (a tag), `card` (a place in [`World::cards`](crate::World::cards)), `seat`, `order` (a number),
//! `tile` (such as `L2`, whatever side is up), `map-tile` (a place in [`Map::tiles`](crate::measure::Map::tiles)), `gate` (a place in [`World::gates`](crate::World::gates)), `area` (the name of an
//! entry area), `point` and `place` (sixteenths to the right and downwards: `40,120`).

mod answers;
mod cards;
mod gear;
mod log;
mod names;
mod questions;
mod refusals;
mod sets;
mod steps;

use table::{Arg, Phrase, Seat};

pub(crate) use answers::placing;
pub(crate) use gear::thing;
pub use steps::steps;

use crate::{
    content::{Action, Band, By, Damage, Hit, OrderNr, Rank, Sort, Stat, StoryNr, Tag, Topic, Until},
    measure::Point,
    state::{CardIx, Owner, Part},
};

fn named(of: &'static str, id: impl Into<String>) -> Arg {
    Arg::Named { of, id: id.into() }
}

/// A soldier, with his number.
impl From<Tag> for Arg {
    fn from(tag: Tag) -> Arg {
        named("soldier", tag.0.to_string())
    }
}

/// A soldier by his name alone.
fn name(tag: Tag) -> Arg {
    named("name", tag.0.to_string())
}

impl From<CardIx> for Arg {
    fn from(card: CardIx) -> Arg {
        named("card", card.0.to_string())
    }
}

impl From<OrderNr> for Arg {
    fn from(nr: OrderNr) -> Arg {
        named("order", nr.0.to_string())
    }
}

impl From<StoryNr> for Arg {
    fn from(nr: StoryNr) -> Arg {
        named("story", nr.0.to_string())
    }
}

/// The types of a card as one word, such as HIDE/MOVE, so that it can stand in a list.
fn types(all: &[Action]) -> Arg {
    let both = |first: Arg, next: Arg| Phrase::new("sm-types").with("first", first).with("next", next).into();
    all.iter().map(|it| (*it).into()).reduce(both).unwrap_or(Arg::List(Vec::new()))
}

pub(crate) fn seat(seat: Seat) -> Arg {
    named("seat", seat.0.to_string())
}

/// SM-TEA-1: a team panel by its name.
pub(crate) fn panel(id: &str) -> Arg {
    named("panel", id)
}

/// SM-SOL-4: a medal or badge that was earned, by its name.
pub(crate) fn honour(id: &str) -> Arg {
    named("honour", id)
}

/// An entry area, by its place among those of the scenario.
pub(crate) fn gate(nth: u8) -> Arg {
    named("gate", nth.to_string())
}

/// A point of the map, to the sixteenth of an inch.
fn point(at: Point) -> Arg {
    named("point", format!("{},{}", at.x, at.y))
}

/// The tile around a point of the map.
pub(crate) fn place(at: Point) -> Arg {
    named("place", format!("{},{}", at.x, at.y))
}

/// A change, with its sign.
pub(crate) fn signed(by: i8) -> Arg {
    Arg::Text(if by < 0 { format!("−{}", by.unsigned_abs()) } else { format!("+{by}") })
}

/// A length in inches, such as 3½ or ⁵⁄₁₆, from sixteenths.
pub fn inches(sixteenths: i32) -> String {
    const NUMERATORS: [&str; 16] =
        ["", "¹", "⅛", "³", "¼", "⁵", "⅜", "⁷", "½", "⁹", "⅝", "¹¹", "¾", "¹³", "⅞", "¹⁵"];
    let (size, sign) = (sixteenths.unsigned_abs(), if sixteenths < 0 { "−" } else { "" });
    let part = NUMERATORS[size as usize % 16];
    let part = if size % 2 == 1 { format!("{part}⁄₁₆") } else { part.to_string() };
    match size / 16 {
        0 if !part.is_empty() => format!("{sign}{part}"),
        whole => format!("{sign}{whole}{part}"),
    }
}

macro_rules! from_key {
    ($($sort:ty: named($of:literal),)*) => {
        $(impl From<$sort> for Arg {
            fn from(it: $sort) -> Arg {
                named($of, it.key())
            }
        })*
    };
}

from_key! {
    Action: named("action"),
    Stat: named("stat"),
    Until: named("until"),
    Damage: named("damage"),
    Hit: named("hit"),
    Rank: named("rank"),
    Topic: named("topic"),
    By: named("by"),
    Part: named("part"),
    Band: named("band"),
}

macro_rules! keys {
    ($($sort:ident { $($variant:ident => $key:literal),* $(,)? })*) => {
        $(impl $sort {
            /// Its name in keys.
            pub fn key(self) -> &'static str {
                match self {
                    $($sort::$variant => $key,)*
                }
            }
        })*
    };
}

keys! {
    Action { Look => "look", Shoot => "shoot", Hide => "hide", Move => "move" }
    Stat {
        Spot => "spot", Draw => "draw", Cover => "cover", Rally => "rally", Hold => "hold", Long => "long",
        Short => "short", Close => "close", Throw => "throw", Walk => "walk", Climb => "climb", Fight => "fight", BaseDraw => "base-draw",
        Command => "command", Checks => "checks",
    }
    Until { Phase => "phase", Turn => "turn", Game => "game" }
    Damage { Zip => "zip", Pin => "pin", Wound => "wound", Kill => "kill" }
    Hit { Miss => "miss", Hit => "hit", HitPlus => "hit-plus" }
    Rank { Private => "private", Junior => "junior", Senior => "senior", Officer => "officer" }
    Band { Long => "long", Short => "short", Close => "close", Blast => "blast" }
    Sort { Fire => "fire", Mines => "mines", Smoke => "smoke" }
    Topic {
        Weather => "weather", Landmark => "landmark", Ordnance => "ordnance", Weird => "weird",
        Character => "character", Morale => "morale",
    }
    By { Each => "each", First => "first", Last => "last", Nobody => "nobody", Owner => "owner" }
    Part { DogTag => "dog-tag", Bubble => "bubble", Narrator => "narrator" }
}

impl crate::state::CardOf {
    /// What the card is called: its title or its types, and whose it is.
    pub fn title(&self) -> Phrase {
        let types = types(&self.card.types);
        let title = self.title_key().map(|it| named("title", it));
        match (&self.owner, title) {
            (Owner::Soldier(tag), None) => {
                Phrase::new("sm-card").with("types", types).with("soldier", name(*tag))
            }
            (Owner::Soldier(tag), Some(title)) => {
                Phrase::new("sm-card-titled").with("title", title).with("soldier", name(*tag))
            }
            (Owner::Panel(id), title) => {
                Phrase::new("sm-card-of-team").with("title", title.unwrap_or(types)).with("panel", panel(id))
            }
        }
        .with("number", self.number())
    }
}

//! Answers, as a button or a list names them.

use table::{Arg, Phrase, Sentence};

use super::{gate, named, point, seat, steps::acts, steps::unowned, thing};
use crate::{
    content::{Act, Enlisted, Tag},
    measure::{Facing, Place, Way},
    state::{Ask, CardIx, Choice, Standing},
};

impl Sentence for Choice {
    fn phrase(&self) -> Phrase {
        match self {
            Choice::Done => Phrase::new("sm-choice-done"),
            Choice::Yes => Phrase::new("sm-choice-yes"),
            Choice::No => Phrase::new("sm-choice-no"),
            Choice::Order(nr) => Phrase::new("sm-choice-order").with("order", *nr),
            Choice::Story(nr) => Phrase::new("sm-choice-story").with("story", *nr),
            Choice::Card(card) => Phrase::new("sm-choice-card").with("card", *card),
            Choice::Force(force) => {
                let all = force.iter().map(|it| enlisted(it).into()).collect();
                Phrase::new("sm-choice-force").with("soldiers", Arg::List(all))
            }
            Choice::Deploy(places) => {
                let all = places.iter().map(|(tag, place)| deployed(*tag, *place).into()).collect();
                Phrase::new("sm-choice-deploy").with("soldiers", Arg::List(all))
            }
            Choice::Placing(cards) => placing(Phrase::new("sm-choice-placing"), cards),
            Choice::Phase(i) => Phrase::new("sm-choice-phase").with("phase", *i + 1),
            Choice::TakeBack(tag, card) => {
                Phrase::new("sm-choice-take-back").with("card", *card).with("soldier", *tag)
            }
            Choice::Action(action) => Phrase::new("sm-choice-action").with("action", *action),
            Choice::Part(part) => Phrase::new("sm-choice-part").with("part", *part),
            Choice::Soldier(tag) => Phrase::new("sm-choice-soldier").with("soldier", *tag),
            Choice::Act(act) => Phrase::new("sm-choice-act").with("acts", one(act)),
            Choice::Row(i) => Phrase::new("sm-choice-row").with("n", *i + 1),
            Choice::Rally { whose, by } if whose == by => {
                Phrase::new("sm-choice-rally-himself").with("soldier", *whose)
            }
            Choice::Rally { whose, by } => {
                Phrase::new("sm-choice-rally").with("soldier", *by).with("target", *whose)
            }
            Choice::Walk(way) => ending(Phrase::new("sm-choice-walk"), way),
            Choice::Enter { gate: nth, way } => {
                ending(Phrase::new("sm-choice-enter").with("gate", gate(*nth)), way)
            }
            Choice::Leave { gate: nth } => Phrase::new("sm-choice-leave").with("gate", gate(*nth)),
            Choice::LetGo(tag) => Phrase::new("sm-choice-let-go").with("soldier", *tag),
            Choice::HandOver { prisoner, to } => {
                Phrase::new("sm-choice-hand-over").with("soldier", *prisoner).with("escort", *to)
            }
            Choice::Throw { target, centre } => {
                Phrase::new("sm-choice-throw").with("target", *target).with("point", point(*centre))
            }
            Choice::Strike { card, on } => {
                Phrase::new("sm-choice-strike").with("card", *card).with("target", *on)
            }
            Choice::Commanding { cards, second } => {
                let listed =
                    |all: &[Option<CardIx>]| Arg::List(all.iter().flatten().map(|it| (*it).into()).collect());
                let phrase = Phrase::new("sm-choice-commanding").with("cards", listed(cards));
                phrase.with("second", listed(second))
            }
            Choice::Preempt { card, of, against } => Phrase::new("sm-choice-preempt")
                .with("card", *card)
                .with("against", *against)
                .with("other", seat(*of)),
            Choice::Standing(standing) => self::standing(*standing),
            Choice::Use(what) => Phrase::new("sm-choice-use").with("equipment", thing(what)),
            Choice::Tile(tile) => Phrase::new("sm-choice-tile").with("tile", *tile),
        }
    }
}

impl Choice {
    /// The answer to a question, as a list below it names it: `Done` says what is left undone, a soldier what is done to him.
    pub fn phrase_to(&self, ask: &Ask) -> Phrase {
        let at = |key: &'static str, by: Tag, target: Tag| {
            Phrase::new(key).with("soldier", by).with("target", target)
        };
        match (ask, self) {
            (Ask::Spot { tag }, Choice::Soldier(target)) => at("sm-answer-spot", *tag, *target),
            (Ask::Shoot { tag } | Ask::NextTarget { tag } | Ask::Gun { tag }, Choice::Soldier(target)) => {
                at("sm-answer-shoot", *tag, *target)
            }
            (Ask::Capture { tag }, Choice::Soldier(by)) => at("sm-answer-capture", *by, *tag),
            (Ask::Capture { tag }, Choice::No) => Phrase::new("sm-answer-kill").with("target", *tag),
            (Ask::Cover { tag }, Choice::Yes) => Phrase::new("sm-answer-cover").with("soldier", *tag),
            (Ask::Pay { .. }, Choice::Yes) => Phrase::new("sm-answer-pay"),
            (Ask::Pay { .. }, Choice::No) => Phrase::new("sm-answer-do-not-pay"),
            (Ask::Hold { tag }, Choice::Card(card)) => {
                Phrase::new("sm-answer-hold").with("soldier", *tag).with("card", *card)
            }
            (Ask::Discard { .. }, Choice::Card(card)) => Phrase::new("sm-answer-discard").with("card", *card),
            (Ask::WhichGap { card, .. }, Choice::Phase(i)) => {
                Phrase::new("sm-answer-gap").with("card", *card).with("phase", *i + 1)
            }
            (Ask::Name { card, .. }, Choice::Action(action)) => {
                Phrase::new("sm-answer-name").with("card", *card).with("action", *action)
            }
            (Ask::Act { tag } | Ask::Shoot { tag }, Choice::Act(act)) => {
                Phrase::new("sm-answer-act").with("soldier", *tag).with("acts", one(act))
            }
            (Ask::Either { tag, rows, .. }, Choice::Row(i)) => match rows.get(*i as usize) {
                Some(row) => Phrase::new("sm-answer-act").with("soldier", *tag).with("acts", acts(row)),
                None => self.phrase(),
            },
            (Ask::Row { rows, .. }, Choice::Row(i)) => match rows.get(*i as usize) {
                Some(row) => Phrase::new("sm-answer-row").with("n", *i + 1).with("steps", unowned(row)),
                None => self.phrase(),
            },
            (
                Ask::Spot { tag } | Ask::Shoot { tag } | Ask::Cover { tag } | Ask::Throw { tag },
                Choice::Use(what),
            ) => Phrase::new("sm-answer-use").with("soldier", *tag).with("equipment", thing(what)),
            (Ask::Smoke { .. }, Choice::Yes) => Phrase::new("sm-answer-smoke"),
            (Ask::Smoke { .. }, Choice::No) => Phrase::new("sm-answer-explosion"),
            (Ask::Walk { tag }, Choice::Done) => Phrase::new("sm-answer-stay").with("soldier", *tag),
            (
                Ask::Spot { tag }
                | Ask::Shoot { tag }
                | Ask::Cover { tag }
                | Ask::Throw { tag }
                | Ask::Gun { tag }
                | Ask::Act { tag }
                | Ask::Either { tag, .. },
                Choice::Done,
            ) => Phrase::new("sm-answer-does-nothing").with("soldier", *tag),
            (
                Ask::Who { .. } | Ask::Rally { .. } | Ask::Befall { .. } | Ask::HandOver { .. },
                Choice::Done,
            ) => Phrase::new("sm-answer-nobody"),
            (Ask::TakeBack { .. } | Ask::Hold { .. }, Choice::Done) => Phrase::new("sm-answer-no-card"),
            (Ask::Part { .. }, Choice::Done) => Phrase::new("sm-answer-end-card"),
            _ => self.phrase(),
        }
    }
}

/// Passing, and being asked or not from now on.
fn standing(it: Standing) -> Phrase {
    match it {
        Standing::Ask => Phrase::new("sm-choice-standing-ask"),
        Standing::Pass { unless: Some(action), .. } => {
            Phrase::new("sm-choice-standing-unless").with("action", action)
        }
        Standing::Pass { phase: 0, .. } => Phrase::new("sm-choice-standing-turn"),
        Standing::Pass { .. } => Phrase::new("sm-choice-standing-phase"),
    }
}

/// A card for each phase, or none.
pub(crate) fn placing(phrase: Phrase, cards: &[Option<CardIx>; 3]) -> Phrase {
    let [first, second, third] = cards.map(|it| it.map_or(named("list", "gap"), Arg::from));
    phrase.with("first", first).with("second", second).with("third", third)
}

fn one(act: &Act) -> Phrase {
    acts(std::slice::from_ref(act))
}

/// A soldier with everything that was bought for him.
fn enlisted(it: &Enlisted) -> Phrase {
    let mut things: Vec<Arg> = it.rank.into_iter().map(Arg::from).collect();
    things.extend(it.carries.iter().map(|id| named("equipment", id.as_str())));
    if 0 < it.grenades {
        things.push(Phrase::new("sm-grenades").with("n", it.grenades).into());
    }
    if things.is_empty() {
        return Phrase::new("sm-enlisted").with("soldier", it.tag);
    }
    Phrase::new("sm-enlisted-with").with("soldier", it.tag).with("things", Arg::List(things))
}

fn deployed(tag: Tag, at: Place) -> Phrase {
    let phrase = Phrase::new("sm-deployed").with("soldier", tag);
    phrase.with("point", point(at.at)).with("facing", facing(at.facing))
}

/// Where a way ends, and which way the soldier looks there.
fn ending(phrase: Phrase, way: &Way) -> Phrase {
    phrase.with("point", point(way.to.at)).with("facing", facing(way.to.facing))
}

/// One of eight directions of the compass; the top of the map is north.
fn facing(facing: Facing) -> Arg {
    const COMPASS: [&str; 8] =
        ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"];
    let eighths = (u8::from(facing) + 4) / 8 % 8;
    named("facing", COMPASS[eighths as usize])
}

//! Sets of soldiers and conditions. A set is a noun phrase: a head (`sm-soldiers`) in wrappers (`sm-set-pinned`), each of which knows
//! the number `n` that its words agree with. Where a number stands before it, `n` is that number; all of a set are 2, and some out of a
//! set 0, since that is the form that Slavic languages want there.

use table::Phrase;

use super::{name, named};
use crate::content::{Cond, Set, Stat, Tag, Where};

/// All of them.
const ALL: i64 = 2;

/// Out of them.
const OUT_OF: i64 = 0;

/// Traits that have words of their own.
const TRAITS: [(&str, &str); 12] = [
    ("rifle", "sm-trait-rifle"),
    ("smg", "sm-trait-smg"),
    ("lmg", "sm-trait-lmg"),
    ("carbine", "sm-trait-carbine"),
    ("green", "sm-trait-green"),
    ("veteran", "sm-trait-veteran"),
    ("thrower", "sm-trait-thrower"),
    ("scout", "sm-trait-scout"),
    ("engineer", "sm-trait-engineer"),
    ("assistant", "sm-trait-assistant"),
    ("tripod", "sm-trait-tripod"),
    ("skirmisher", "sm-trait-skirmisher"),
];

/// Something that is so, or not so, of a soldier.
type Literal<'a> = (bool, &'a Set);

/// What is so of every soldier of a set, all at once.
type Kind<'a> = Vec<Literal<'a>>;

/// The kinds of soldiers that make a set up.
fn kinds(set: &Set, so: bool) -> Vec<Kind<'_>> {
    match (set, so) {
        (Set::Not(inner), _) => kinds(inner, !so),
        (Set::Any(sets), true) | (Set::All(sets), false) => {
            sets.iter().flat_map(|it| kinds(it, so)).collect()
        }
        (Set::All(sets), true) | (Set::Any(sets), false) => {
            sets.iter().fold(vec![Vec::new()], |all, it| both(&all, &kinds(it, so)))
        }
        (Set::Anyone, true) => vec![Vec::new()],
        (Set::Friend, false) => vec![vec![(true, &Set::Enemy)]],
        (Set::Enemy, false) => vec![vec![(true, &Set::Friend)]],
        _ => vec![vec![(so, set)]],
    }
}

/// Those who are of a kind of the one list and of a kind of the other.
fn both<'a>(one: &[Kind<'a>], other: &[Kind<'a>]) -> Vec<Kind<'a>> {
    one.iter().flat_map(|a| other.iter().map(move |b| [&a[..], b].concat())).collect()
}

/// Joins parts of a sentence by a key with `first` and `next`.
pub(super) fn joined(key: &'static str, parts: impl IntoIterator<Item = Phrase>) -> Option<Phrase> {
    parts.into_iter().reduce(|first, next| Phrase::new(key).with("first", first).with("next", next))
}

/// One of several parts of a sentence, so that it is clear where the first begins.
pub(super) fn either(parts: impl IntoIterator<Item = Phrase>) -> Option<Phrase> {
    let mut parts = parts.into_iter();
    let first = parts.next()?;
    Some(match joined("sm-step-or", parts) {
        Some(next) => Phrase::new("sm-step-either").with("first", first).with("next", next),
        None => first,
    })
}

/// The soldier that a kind names.
fn person(kind: &Kind<'_>, owner: Option<Tag>) -> Option<Tag> {
    kind.iter().find_map(|it| match it {
        (true, Set::Named(tag)) => Some(*tag),
        (true, Set::Owner) => owner,
        _ => None,
    })
}

fn is_own(kind: &Kind<'_>) -> bool {
    kind.contains(&(true, &Set::Own))
}

/// A kind as a noun without an article; that it is one's own is left to who asks.
fn noun(kind: &Kind<'_>, n: i64, owner: Option<Tag>) -> Phrase {
    let head = match person(kind, owner) {
        Some(tag) => Phrase::new("sm-person").with("soldier", name(tag)),
        None if kind.contains(&(true, &Set::Leader)) => Phrase::new("sm-leaders").with("n", n),
        None => Phrase::new("sm-soldiers").with("n", n),
    };
    let mut rest: Kind<'_> = kind.clone();
    rest.sort_by_key(|it| distance(it.1));
    rest.iter().fold(head, |set, it| wrapped(set, it, n, owner))
}

/// How far from the noun a word stands: whose side, what arm, which state, which place.
fn distance(set: &Set) -> u8 {
    match set {
        Set::Enemy | Set::Friend => 0,
        Set::Is(_) => 1,
        Set::Spotted | Set::Pinned | Set::Wounded => 2,
        Set::Side(_) => 3,
        Set::InCover | Set::InMelee => 4,
        Set::In(_) => 5,
        Set::Team | Set::Teams | Set::On(_) | Set::Picked => 6,
        _ => 7,
    }
}

fn wrapped(set: Phrase, literal: &Literal<'_>, n: i64, owner: Option<Tag>) -> Phrase {
    let of = |key: &'static str, set: Phrase| Phrase::new(key).with("n", n).with("set", set);
    match literal {
        (true, Set::Enemy) => of("sm-set-enemy", set),
        (true, Set::Friend) => of("sm-set-friend", set),
        (true, Set::Spotted) => of("sm-set-spotted", set),
        (false, Set::Spotted) => of("sm-set-not-spotted", set),
        (true, Set::Pinned) => of("sm-set-pinned", set),
        (false, Set::Pinned) => of("sm-set-not-pinned", set),
        (true, Set::Wounded) => of("sm-set-wounded", set),
        (false, Set::Wounded) => of("sm-set-not-wounded", set),
        (true, Set::InCover) => of("sm-set-in-cover", set),
        (false, Set::InCover) => of("sm-set-not-in-cover", set),
        (true, Set::InMelee) => of("sm-set-in-melee", set),
        (false, Set::InMelee) => of("sm-set-not-in-melee", set),
        (true, Set::In(Where::Landmark)) => of("sm-set-in-landmark", set),
        (false, Set::In(Where::Landmark)) => of("sm-set-not-in-landmark", set),
        (true, Set::In(Where::Map)) => of("sm-set-on-map", set),
        (false, Set::In(Where::Map)) => of("sm-set-off-map", set),
        (true, Set::In(Where::Tile(id))) => {
            of("sm-set-in-tile", set).with("tile", named("tile", id.as_str()))
        }
        (false, Set::In(Where::Tile(id))) => {
            of("sm-set-not-in-tile", set).with("tile", named("tile", id.as_str()))
        }
        (true, Set::Side(side)) => of("sm-set-side", set).with("side", named("side", side.as_str())),
        (true, Set::Is(word)) => match TRAITS.iter().find(|it| it.0 == word) {
            Some((_, key)) => of(key, set),
            None => of("sm-trait", set).with("word", word.as_str()),
        },
        (true, Set::Team) => of("sm-set-team", set),
        (true, Set::Teams) => of("sm-set-teams", set),
        (true, Set::On(panel)) => of("sm-set-on-panel", set).with("panel", super::panel(panel)),
        (true, Set::Ranked(rank)) => of("sm-set-ranked", set).with("rank", *rank),
        (true, Set::Grenades(least)) => of("sm-set-with-grenades", set).with("least", *least),
        (so, Set::With { what, least, most }) => numbered(&set, *so, (*what, *least, *most), n),
        // The head says it, or who asks.
        (true, _) => set,
        (false, Set::Own) => of("sm-set-not-own", set),
        (false, other) => {
            let others = such(other, owner);
            Phrase::new("sm-set-except").with("set", set).with("others", others)
        }
    }
}

/// Those whose number is between two, or is not.
fn numbered(set: &Phrase, so: bool, (what, least, most): (Stat, i8, i8), n: i64) -> Phrase {
    let of = |key: &'static str, it: i8| {
        Phrase::new(key).with("n", n).with("set", set.clone()).with("stat", what).with("number", it as i64)
    };
    match (so, least, most) {
        (true, i8::MIN, most) => of("sm-set-with-most", most),
        (true, least, i8::MAX) => of("sm-set-with-least", least),
        (true, least, most) => of("sm-set-with-between", most).with("least", least as i64),
        (false, i8::MIN, most) => of("sm-set-with-least", most.saturating_add(1)),
        (false, least, i8::MAX) => of("sm-set-with-most", least.saturating_sub(1)),
        (false, least, most) => of("sm-set-with-not-between", most).with("least", least as i64),
    }
}

/// The soldiers of a set, with an article: the pinned soldiers, your leaders, Tobin.
fn these(set: &Set, n: i64, owner: Option<Tag>) -> impl Iterator<Item = Phrase> {
    kinds(set, true).into_iter().map(move |kind| {
        let noun = noun(&kind, n, owner);
        match (person(&kind, owner), is_own(&kind)) {
            (Some(_), _) => noun,
            (None, _) if kind.contains(&(true, &Set::Picked)) => {
                Phrase::new("sm-those").with("n", n).with("set", noun)
            }
            (None, true) => Phrase::new("sm-your").with("n", n).with("set", noun),
            (None, false) => Phrase::new("sm-the").with("n", n).with("set", noun),
        }
    })
}

/// The soldiers of a set, all of them.
pub(super) fn all_of(set: &Set, owner: Option<Tag>) -> Phrase {
    joined("sm-and", these(set, ALL, owner)).unwrap_or(Phrase::new("sm-nobody"))
}

/// The soldiers of a set, some of whom are chosen.
pub(super) fn out_of(set: &Set, owner: Option<Tag>) -> Phrase {
    joined("sm-or", these(set, OUT_OF, owner)).unwrap_or(Phrase::new("sm-nobody"))
}

/// So many soldiers of a set; that they are one's own is not said.
pub(super) fn so_many(set: &Set, n: i64, owner: Option<Tag>) -> Phrase {
    let each = kinds(set, true).into_iter().map(|kind| noun(&kind, n, owner));
    joined("sm-or", each).unwrap_or(Phrase::new("sm-nobody"))
}

/// Any soldiers of a set.
pub(super) fn such(set: &Set, owner: Option<Tag>) -> Phrase {
    so_many(set, OUT_OF, owner)
}

/// The one soldier whom a set names, regardless of what else it says.
pub(super) fn only_one(set: &Set, owner: Option<Tag>) -> Option<Tag> {
    match &kinds(set, true)[..] {
        [kind] => person(kind, owner),
        _ => None,
    }
}

/// A condition, as it stands behind "if".
pub(super) fn cond(it: &Cond, so: bool, owner: Option<Tag>) -> Phrase {
    let said = match any_of(it, so, owner) {
        Some(any) => joined("sm-or", any),
        None => match (it, so) {
            (Cond::All(list), _) | (Cond::Any(list), _) => {
                joined("sm-and", list.iter().map(|it| in_a_row(it, so, owner)))
            }
            (Cond::Not(inner), _) => Some(cond(inner, !so, owner)),
            (Cond::Hand(n), true) => Some(Phrase::new("sm-cond-hand").with("n", *n)),
            (Cond::Hand(n), false) => Some(Phrase::new("sm-cond-hand-fewer").with("n", *n)),
            (Cond::SameTile(of), _) => {
                let key = if so { "sm-cond-same-tile" } else { "sm-cond-not-same-tile" };
                Some(Phrase::new(key).with("who", all_of(of, owner)))
            }
            (Cond::Count { .. } | Cond::Turn { .. }, _) => None,
        },
    };
    said.unwrap_or(Phrase::new("sm-cond-always"))
}

/// A condition among others that all hold.
fn in_a_row(it: &Cond, so: bool, owner: Option<Tag>) -> Phrase {
    match any_of(it, so, owner) {
        Some(any) => either(any).unwrap_or(Phrase::new("sm-cond-always")),
        None => cond(it, so, owner),
    }
}

/// Conditions of which one is enough.
fn any_of(it: &Cond, so: bool, owner: Option<Tag>) -> Option<Vec<Phrase>> {
    match (it, so) {
        (Cond::Any(list), true) | (Cond::All(list), false) => {
            Some(list.iter().map(|it| cond(it, so, owner)).collect())
        }
        (Cond::Count { of, least, most }, _) => {
            Some(ranges(*least, *most, so).into_iter().map(|it| count(of, it, owner)).collect())
        }
        (Cond::Turn { least, most }, _) => Some(ranges(*least, *most, so).into_iter().map(turn).collect()),
        _ => None,
    }
}

/// The numbers between two, or all others.
fn ranges(least: u8, most: u8, so: bool) -> Vec<(u8, u8)> {
    if so {
        return vec![(least, most)];
    }
    let below = least.checked_sub(1).map(|it| (0, it));
    let above = most.checked_add(1).map(|it| (it, u8::MAX));
    below.into_iter().chain(above).collect()
}

fn turn((least, most): (u8, u8)) -> Phrase {
    match (least, most) {
        (n, u8::MAX) => Phrase::new("sm-turn-from").with("turn", n),
        (0 | 1, n) => Phrase::new("sm-turn-until").with("turn", n),
        (n, m) if n == m => Phrase::new("sm-turn-exactly").with("turn", n),
        (first, last) => Phrase::new("sm-turn-between").with("first", first).with("turn", last),
    }
}

/// That a set has between so many and so many members.
fn count(set: &Set, range: (u8, u8), owner: Option<Tag>) -> Phrase {
    let kinds = kinds(set, true);
    if let [kind] = &kinds[..]
        && let Some(tag) = person(kind, owner)
    {
        return of_person(kind, tag, 0 < range.0, owner);
    }
    let own = kinds.iter().all(is_own);
    let (n, have, are) = match range {
        (0 | 1, u8::MAX) => (ALL, "sm-have", "sm-are"),
        (least, u8::MAX) => (least as i64, "sm-have-least", "sm-are-least"),
        (_, 0) => (OUT_OF, "sm-have-none", "sm-are-none"),
        (0, most) => (most as i64, "sm-have-most", "sm-are-most"),
        (least, most) if least == most => (most as i64, "sm-have-exactly", "sm-are-exactly"),
        (_, most) => (most as i64, "sm-have-between", "sm-are-between"),
    };
    let key = if own { have } else { are };
    let set = joined("sm-or", kinds.iter().map(|kind| noun(kind, n, owner)));
    let phrase = Phrase::new(key).with("set", set.unwrap_or(Phrase::new("sm-nobody"))).with("n", n);
    match range {
        (least, most) if 0 < least && least < most && most < u8::MAX => phrase.with("least", least),
        _ => phrase,
    }
}

/// That a certain soldier is in a state, or not; or that he is one's own.
fn of_person(kind: &Kind<'_>, tag: Tag, so: bool, owner: Option<Tag>) -> Phrase {
    if is_own(kind) {
        let key = if so { "sm-have-him" } else { "sm-have-not-him" };
        return Phrase::new(key).with("soldier", noun(kind, 1, owner));
    }
    let states: Vec<Phrase> = kind.iter().filter_map(|(of, set)| state(tag, *of == so, set)).collect();
    let key = if so { "sm-and" } else { "sm-or" };
    let plays = if so { "sm-plays" } else { "sm-plays-not" };
    joined(key, states).unwrap_or(Phrase::new(plays).with("soldier", name(tag)))
}

fn state(tag: Tag, so: bool, set: &Set) -> Option<Phrase> {
    let (yes, no) = match set {
        Set::Spotted => ("sm-is-spotted", "sm-is-not-spotted"),
        Set::Pinned => ("sm-is-pinned", "sm-is-not-pinned"),
        Set::Wounded => ("sm-is-wounded", "sm-is-not-wounded"),
        Set::InCover => ("sm-is-in-cover", "sm-is-not-in-cover"),
        Set::InMelee => ("sm-is-in-melee", "sm-is-not-in-melee"),
        Set::In(Where::Landmark) => ("sm-is-in-landmark", "sm-is-not-in-landmark"),
        Set::In(Where::Map) => ("sm-is-on-map", "sm-is-off-map"),
        Set::In(Where::Tile(_)) => ("sm-is-in-tile", "sm-is-not-in-tile"),
        _ => return None,
    };
    let phrase = Phrase::new(if so { yes } else { no }).with("soldier", name(tag));
    Some(match set {
        Set::In(Where::Tile(id)) => phrase.with("tile", named("tile", id.as_str())),
        _ => phrase,
    })
}

//! Steps of cards: what soldiers do, and what happens. Each step is a clause in small letters without a full stop, and a row of them
//! a sentence: "2 soldiers shoot, then 2 others spot".

use table::{Arg, Phrase};

use super::{
    gear::laying, name, sets::all_of, sets::cond, sets::either, sets::joined, sets::only_one, sets::out_of,
    sets::so_many, signed,
};
use crate::content::{Act, Deal, Mark, Set, Sort, Stat, Step, Tag, Who, Whom};

/// Where steps stand.
#[derive(Copy, Clone)]
pub(super) struct Told {
    /// The soldier whose card it is.
    pub(super) owner: Option<Tag>,
    /// SM-ACT-7: no soldier acts twice in a team bubble: those who follow are others.
    pub(super) bubble: bool,
    /// SM-ACT-3: a narrator box speaks of the owner without naming him.
    pub(super) box_of_owner: bool,
}

/// Steps as one sentence, without naming who carries them out.
pub fn steps(all: &[Step]) -> Phrase {
    row(all, Told { owner: None, bubble: false, box_of_owner: false })
}

/// Steps of an event, which a specialist may have brought: then he is named (SM-SPC-1).
pub(super) fn event(all: &[Step], owner: Option<Tag>) -> Phrase {
    row(all, Told { owner, bubble: false, box_of_owner: false })
}

/// Steps of a card that is in everybody's sight, so that its owner need not be named.
pub(super) fn unowned(all: &[Step]) -> Phrase {
    row(all, Told { owner: None, bubble: false, box_of_owner: true })
}

/// A row of steps, one after the other.
pub(super) fn row(all: &[Step], told: Told) -> Phrase {
    let clauses = clauses(all, told).into_iter().map(|it| it.1);
    joined("sm-then", clauses).unwrap_or(Phrase::new("sm-step-nothing"))
}

/// What each of the steps says. The same step several times is said once, and so are changes that are alike.
pub(super) fn clauses(all: &[Step], told: Told) -> Vec<(&Step, Phrase)> {
    let mut clauses = Vec::new();
    let mut before = None;
    for alike in all.chunk_by(|a, b| (a == b && !matches!(a, Step::Do { .. })) || change_alike(a, b)) {
        let said = match alike {
            [one] => clause(one, before, told),
            [Step::Modify { .. }, ..] => changes(alike, told),
            [one, _] => Phrase::new("sm-step-twice").with("step", clause(one, before, told)),
            [one, ..] => {
                Phrase::new("sm-step-times").with("step", clause(one, before, told)).with("n", alike.len())
            }
            [] => continue,
        };
        clauses.push((&alike[0], said));
        before = alike.last();
    }
    clauses
}

/// Whether two numbers change for the same soldiers and as long.
fn change_alike(a: &Step, b: &Step) -> bool {
    match (a, b) {
        (
            Step::Modify { what, whom, until, .. },
            Step::Modify { what: other, whom: others, until: as_long, .. },
        ) => {
            let of_soldiers = *what != Stat::BaseDraw && *other != Stat::BaseDraw;
            of_soldiers && whom == others && until == as_long
        }
        _ => false,
    }
}

/// Changes for the same soldiers and as long.
fn changes(all: &[Step], told: Told) -> Phrase {
    let each = all.iter().filter_map(|it| match it {
        Step::Modify { what, by, .. } => {
            Some(Phrase::new("sm-change").with("stat", *what).with("by", signed(*by)))
        }
        _ => None,
    });
    let each = joined("sm-and", each).unwrap_or(Phrase::new("sm-step-nothing"));
    let Some(Step::Modify { whom, until, .. }) = all.first() else { return each };
    let phrase = match whom {
        Set::Anyone => Phrase::new("sm-step-modify-all"),
        some => {
            let n = if only_one(some, told.owner).is_some() { 1u8 } else { 2 };
            Phrase::new("sm-step-modify").with("who", all_of(some, told.owner)).with("n", n)
        }
    };
    phrase.with("changes", each).with("until", *until)
}

fn clause(step: &Step, before: Option<&Step>, told: Told) -> Phrase {
    match step {
        Step::Do { who: Who::Owner, each } if told.box_of_owner => acts(each),
        Step::Do { who, each } => {
            let (who, n) = actors(who, before, told);
            Phrase::new("sm-step-do").with("who", who).with("acts", doing(each, n))
        }
        Step::Rally(n) if told.box_of_owner => Phrase::new("sm-do-rally").with("n", *n),
        Step::Rally(n) => Phrase::new("sm-step-rally").with("n", *n),
        Step::OneOf(rows) => one_of(rows, told),
        Step::If { cond: it, then, otherwise } => {
            let so = cond(it, true, told.owner);
            if otherwise.is_empty() {
                Phrase::new("sm-step-if").with("cond", so).with("then", row(then, told))
            } else {
                let otherwise = row(otherwise, told);
                let phrase = Phrase::new("sm-step-if-else").with("cond", so).with("then", row(then, told));
                phrase.with("else", otherwise)
            }
        }
        Step::Mark(Who::Owner, mark) if told.box_of_owner => Phrase::new(being(*mark)),
        Step::Mark(who, mark) => {
            let (who, n) = whom(who, told);
            Phrase::new(marked(*mark)).with("who", who).with("n", n)
        }
        Step::Blast { on, checks } => {
            let (who, n) = whom(on, told);
            Phrase::new("sm-step-blast").with("who", who).with("n", n).with("checks", *checks)
        }
        Step::Modify { what: Stat::BaseDraw, by, until, .. } => {
            let key = if *by < 0 { "sm-step-draw-fewer" } else { "sm-step-draw-more" };
            Phrase::new(key).with("n", by.unsigned_abs()).with("until", *until)
        }
        Step::Modify { .. } => changes(std::slice::from_ref(step), told),
        Step::Cards(whom, deal) => {
            let (key, n) = dealt(*whom, *deal, told.box_of_owner);
            Phrase::new(key).with("n", n)
        }
        Step::Check { on, then } => {
            let (who, n) = whom(on, told);
            Phrase::new("sm-step-check").with("who", who).with("n", n).with("then", row(then, told))
        }
        Step::IdentityHit { among, band } => {
            Phrase::new("sm-step-identity-hit").with("who", all_of(among, told.owner)).with("band", *band)
        }
        Step::Identity { draw, each } => {
            Phrase::new("sm-step-identity").with("n", *draw).with("acts", doing(each, 1))
        }
        Step::Score(whom, vp) => {
            Phrase::new(scored(*whom, *vp < 0, told.box_of_owner)).with("vp", vp.unsigned_abs())
        }
        Step::Place { what, at } => laying(*what, at, told),
        Step::Clear(Sort::Fire) => Phrase::new("sm-step-clear-fire"),
        Step::Clear(Sort::Mines) => Phrase::new("sm-step-clear-mines"),
        Step::Clear(Sort::Smoke) => Phrase::new("sm-step-clear-smoke"),
    }
}

/// Who draws or discards, and how many cards.
fn dealt(whom: Whom, deal: Deal, boxed: bool) -> (&'static str, u8) {
    match (whom, deal) {
        (Whom::Me, Deal::Draw(n)) if boxed => ("sm-do-draw", n),
        (Whom::Me, Deal::Draw(n)) => ("sm-step-draw", n),
        (Whom::Enemies, Deal::Draw(n)) => ("sm-step-enemies-draw", n),
        (Whom::All, Deal::Draw(n)) => ("sm-step-all-draw", n),
        (Whom::Me, Deal::Discard(n)) if boxed => ("sm-do-discard", n),
        (Whom::Me, Deal::Discard(n)) => ("sm-step-discard", n),
        (Whom::Enemies, Deal::Discard(n)) => ("sm-step-enemies-discard", n),
        (Whom::All, Deal::Discard(n)) => ("sm-step-all-discard", n),
    }
}

/// Who scores, or loses VP.
fn scored(whom: Whom, loses: bool, boxed: bool) -> &'static str {
    match (whom, loses) {
        (Whom::Me, false) if boxed => "sm-do-score",
        (Whom::Me, false) => "sm-step-score",
        (Whom::Enemies, false) => "sm-step-enemies-score",
        (Whom::All, false) => "sm-step-all-score",
        (Whom::Me, true) if boxed => "sm-do-lose",
        (Whom::Me, true) => "sm-step-lose",
        (Whom::Enemies, true) => "sm-step-enemies-lose",
        (Whom::All, true) => "sm-step-all-lose",
    }
}

fn one_of(rows: &[Vec<Step>], told: Told) -> Phrase {
    either(rows.iter().map(|it| row(it, told))).unwrap_or(Phrase::new("sm-step-nothing"))
}

/// Who acts, and the number that the verb agrees with. Only own soldiers can act: that they are is not said.
fn actors(who: &Who, before: Option<&Step>, told: Told) -> (Phrase, i64) {
    let Who::UpTo(n, set) = who else { return whom(who, told) };
    if let Some(tag) = only_one(set, told.owner) {
        return (person(tag), 1);
    }
    let n = *n as i64;
    let same = matches!(before, Some(Step::Do { who: Who::UpTo(_, other), .. }) if other == set);
    if told.bubble && same {
        return (Phrase::new("sm-who-others").with("n", n), n);
    }
    (Phrase::new("sm-who-so-many").with("n", n).with("set", so_many(set, n, told.owner)), n)
}

/// The soldiers that something happens to, and the number that the verb agrees with.
pub(super) fn whom(who: &Who, told: Told) -> (Phrase, i64) {
    match who {
        Who::Owner => match told.owner {
            Some(tag) => (person(tag), 1),
            None => (Phrase::new("sm-nobody"), 1),
        },
        Who::UpTo(_, set) | Who::All(set) | Who::Lot(set) if only_one(set, told.owner).is_some() => {
            (all_of(set, told.owner), 1)
        }
        Who::UpTo(n, set) => {
            let n = *n as i64;
            (Phrase::new("sm-who-up-to").with("n", n).with("set", out_of(set, told.owner)), n)
        }
        Who::All(set) => (Phrase::new("sm-who-all").with("set", all_of(set, told.owner)), 2),
        Who::Lot(set) => (Phrase::new("sm-who-lot").with("set", out_of(set, told.owner)), 1),
    }
}

fn person(tag: Tag) -> Phrase {
    Phrase::new("sm-person").with("soldier", name(tag))
}

/// What soldiers do, one act after the other; the verb agrees with `n`.
pub(super) fn doing(all: &[Act], n: i64) -> Phrase {
    one_after_the_other(all, &|act| match act {
        Act::Any(action) => Phrase::new("sm-does-any").with("n", n).with("action", *action),
        Act::Either(rows) => match any_of_these(rows) {
            Some(actions) => Phrase::new("sm-does-any").with("n", n).with("action", actions),
            None => or(rows.iter().map(|it| doing(it, n))),
        },
        Act::ShootAt(set) => Phrase::new("sm-does-shoot-at").with("n", n).with("who", all_of(set, None)),
        _ => Phrase::new(verbs(act).0).with("n", n),
    })
}

/// What there is to do, one act after the other, without anybody who does it.
pub(super) fn acts(all: &[Act]) -> Phrase {
    one_after_the_other(all, &|act| match act {
        Act::Any(action) => Phrase::new("sm-act-any").with("action", *action),
        Act::Either(rows) => match any_of_these(rows) {
            Some(actions) => Phrase::new("sm-act-any").with("action", actions),
            None => or(rows.iter().map(|it| acts(it))),
        },
        Act::ShootAt(set) => Phrase::new("sm-act-shoot-at").with("who", all_of(set, None)),
        _ => Phrase::new(verbs(act).1),
    })
}

/// One action of several types, such as SHOOT or MOVE, where a choice is between nothing else.
fn any_of_these(rows: &[Vec<Act>]) -> Option<Arg> {
    let each = rows.iter().map(|it| match it[..] {
        [Act::Any(action)] => Some(Arg::from(action)),
        _ => None,
    });
    let each: Option<Vec<Arg>> = each.collect();
    each?
        .into_iter()
        .reduce(|first, next| Phrase::new("sm-or").with("first", first).with("next", next).into())
}

fn or(rows: impl Iterator<Item = Phrase>) -> Phrase {
    joined("sm-acts-either", rows).unwrap_or(Phrase::new("sm-step-nothing"))
}

fn one_after_the_other(all: &[Act], say: &dyn Fn(&Act) -> Phrase) -> Phrase {
    let clauses = all.chunk_by(|a, b| a == b).map(|same| match same.len() {
        1 => say(&same[0]),
        2 => Phrase::new("sm-twice").with("act", say(&same[0])),
        times => Phrase::new("sm-times").with("act", say(&same[0])).with("n", times),
    });
    joined("sm-and", clauses).unwrap_or(Phrase::new("sm-step-nothing"))
}

/// An act as a verb with a subject, and as one without.
fn verbs(act: &Act) -> (&'static str, &'static str) {
    match act {
        Act::Spot => ("sm-does-spot", "sm-act-spot"),
        Act::Draw => ("sm-does-draw", "sm-act-draw"),
        Act::Cover => ("sm-does-cover", "sm-act-cover"),
        Act::Rally => ("sm-does-rally", "sm-act-rally"),
        Act::Hold => ("sm-does-hold", "sm-act-hold"),
        Act::Shoot => ("sm-does-shoot", "sm-act-shoot"),
        Act::Throw => ("sm-does-throw", "sm-act-throw"),
        Act::Walk => ("sm-does-walk", "sm-act-walk"),
        Act::Turn => ("sm-does-turn", "sm-act-turn"),
        Act::Any(_) => ("sm-does-any", "sm-act-any"),
        Act::Either(_) => ("sm-acts-either", "sm-acts-either"),
        Act::ShootAt(_) => ("sm-does-shoot-at", "sm-act-shoot-at"),
    }
}

/// What happens to a soldier.
fn marked(mark: Mark) -> &'static str {
    match mark {
        Mark::Pin => "sm-marked-pin",
        Mark::Unpin => "sm-marked-unpin",
        Mark::Spot => "sm-marked-spot",
        Mark::Unspot => "sm-marked-unspot",
        Mark::Wound => "sm-marked-wound",
        Mark::Kill => "sm-marked-kill",
        Mark::Remove => "sm-marked-remove",
        Mark::Capture => "sm-marked-capture",
    }
}

/// What is to happen to the owner.
fn being(mark: Mark) -> &'static str {
    match mark {
        Mark::Pin => "sm-be-pin",
        Mark::Unpin => "sm-be-unpin",
        Mark::Spot => "sm-be-spot",
        Mark::Unspot => "sm-be-unspot",
        Mark::Wound => "sm-be-wound",
        Mark::Kill => "sm-be-kill",
        Mark::Remove => "sm-be-remove",
        Mark::Capture => "sm-be-capture",
    }
}

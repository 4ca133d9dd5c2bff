//! SHT: the SHOOT action, and what hits do.

use table::{Chance, Play, Seat, Table};

use crate::{
    content::{Act, Action, Band, Hit, Reach, Stat, Tag},
    measure::{
        Point, Throw,
        geometry::{INCH, are_within},
    },
    rules::{
        acting::{self, Check},
        gear, initiative, medic, melee, soldiers, weapons,
    },
    state::{Ask, At, Bands, Board, Choice, Event, Sergeants, Shot, Space, Turned, Why, World},
};

/// SM-SHT-4: how near the next target of a Hit+ is, base edge to base edge.
const NEXT_TARGET: i32 = 3 * INCH;

/// SM-SHT-1, SM-SHT-2: a soldier shoots at a spotted enemy in the front arc; he becomes spotted.
pub(crate) fn shoot(t: &mut Table<'_, Sergeants>, seat: Seat, tag: Tag, must: bool) -> Play {
    let targets = targets(t.world(), t.board(), tag);
    let uses = if must { Vec::new() } else { gear::usable(t.world(), t.board(), tag, &Act::Shoot) };
    let done = (!must || targets.is_empty()).then_some(Choice::Done);
    let options: Vec<Choice> = targets.into_iter().map(Choice::Soldier).chain(uses).chain(done).collect();
    match t.choose(seat, Ask::Shoot { tag }, options)? {
        Choice::Soldier(target) => shoot_at(t, seat, tag, target),
        Choice::Use(what) => gear::use_it(t, seat, tag, &what),
        _ => Ok(()),
    }
}

/// SM-SPC-2, SM-SPC-4: a soldier shoots at one of these, if he can.
pub(crate) fn shoot_among(
    t: &mut Table<'_, Sergeants>,
    seat: Seat,
    tag: Tag,
    among: &[Tag],
    must: bool,
) -> Play {
    let mut targets = targets(t.world(), t.board(), tag);
    targets.retain(|it| among.contains(it));
    let done = (!must || targets.is_empty()).then_some(Choice::Done);
    let options: Vec<Choice> = targets.into_iter().map(Choice::Soldier).chain(done).collect();
    match t.choose(seat, Ask::Shoot { tag }, options)? {
        Choice::Soldier(target) => shoot_at(t, seat, tag, target),
        _ => Ok(()),
    }
}

/// SM-SHT-1, SM-SHT-2: the shot at a target that is in reach.
pub(crate) fn shoot_at(t: &mut Table<'_, Sergeants>, seat: Seat, tag: Tag, target: Tag) -> Play {
    let bands = bands(t.world(), t.board(), tag, target).expect("the target is in range");
    let plus = t.board().uses_plus(t.world(), tag);
    t.tell(Event::Shot(Shot { tag, target, bands, plus }));
    if !t.board().field.figure(tag).is_some_and(|it| it.spotted) {
        t.tell(Event::Spotted { tag, by: None });
    }
    fire(t, seat, tag, target, bands, plus)?;
    t.tell(Event::ShotEnded);
    initiative::refresh(t);
    Ok(())
}

/// SM-SHT-2, SM-SHT-4: hit checks, until no Hit+ gives another. The next target is named before the damage of the last. A shot at a
/// man then dead is lost. SM-SHT-6, SM-PRI-3: hits into melee and at an escort go by turns, the enemy first.
fn fire(t: &mut Table<'_, Sergeants>, seat: Seat, tag: Tag, target: Tag, bands: Bands, plus: bool) -> Play {
    let mut named = vec![target];
    let mut n_hits = 0;
    while let Some(target) = named.pop() {
        if !is_on_map(t.board(), target) {
            continue;
        }
        let counted = bands.all();
        let check = Check { turned: Turned::Hit, on: Some(target), counted: &counted };
        let Some(card) = acting::top_card(t, seat, check)? else { continue };
        let hit = t.world().card(card).card.hit;
        let applying = [(bands.long, hit.long), (bands.short, hit.short), (bands.close, hit.close)];
        let results: Vec<Hit> =
            applying.into_iter().filter(|it| it.0 && it.1 != Hit::Miss).map(|it| it.1).collect();
        let n_plus = results.iter().filter(|it| plus && **it == Hit::HitPlus).count();
        for _ in 0..n_plus {
            let next = next_targets(t.world(), t.board(), tag, target);
            named.push(t.choose(seat, Ask::NextTarget { tag }, next)?);
        }
        for _ in 0..results.len() {
            n_hits += 1;
            let struck =
                if n_hits % 2 == 1 { Some(target) } else { by_turns(t.world(), t.board(), tag, target) };
            if let Some(struck) = struck.filter(|it| is_in_harm(t.board(), *it)) {
                damage(t, struck, Some(seat))?;
            }
        }
    }
    Ok(())
}

fn is_on_map(board: &Board, tag: Tag) -> bool {
    board.field.place(tag).is_some()
}

fn is_in_harm(board: &Board, tag: Tag) -> bool {
    matches!(board.field.figure(tag).map(|it| it.at), Some(At::On(_) | At::With(_)))
}

/// SM-SHT-6: every other hit into melee strikes the nearest friend who touches the target; SM-PRI-3: or the prisoner of an escort.
/// Elsewhere all hits strike the target.
fn by_turns(world: &World, board: &Board, shooter: Tag, target: Tag) -> Option<Tag> {
    if let Some(prisoner) = board.field.prisoners(target).next() {
        return Some(prisoner);
    }
    let place = board.field.place(target)?;
    let side = world.side(board.field.figure(shooter)?.seat);
    let friends = melee::contacts(world, &board.field, target)
        .into_iter()
        .filter(|it| board.field.figure(*it).is_some_and(|it| world.side(it.seat) == side));
    let distance = |it: &Tag| board.field.place(*it).map(|it| (it.at - place.at).squared());
    friends.min_by_key(distance).or(Some(target))
}

/// SM-SHT-1: spotted enemies within the arc that some band reaches; into melee and at an escort close range must reach, and an
/// escort is shot at only by those of his prisoners' side (SM-PRI-3, SM-GEO-10).
pub fn targets(world: &World, board: &Board, tag: Tag) -> Vec<Tag> {
    if !acting::is_at_liberty(world, board, tag) || board.field.is_escort(tag) {
        return Vec::new();
    }
    let side = world.side(board.field.figure(tag).expect("the soldier is in play").seat);
    let spotted = board.field.enemies(world, side).filter(|it| it.0.spotted).map(|it| it.0.tag);
    spotted.filter(|it| bands(world, board, tag, *it).is_some()).collect()
}

/// SM-SHT-2, SM-MAP-10: the bands that reach a target in the arc; nothing if none does.
pub fn bands(world: &World, board: &Board, tag: Tag, target: Tag) -> Option<Bands> {
    let (from, to) = (board.field.place(tag)?, board.field.place(target)?);
    if !from.has_in_arc(to.at, world.arc) {
        return None;
    }
    let line = board.sight(world, tag, Action::Shoot, from.at, to.at);
    let bands = Bands {
        long: line.is_in_range(board.ability(world, tag, Stat::Long)),
        short: line.is_in_range(board.ability(world, tag, Stat::Short)),
        close: line.is_in_inches(board.ability(world, tag, Stat::Close)),
    };
    let close_only = melee::is_in_melee(world, &board.field, target) || board.field.is_escort(target);
    let reaches = if close_only { bands.close } else { bands.long || bands.short || bands.close };
    reaches.then_some(bands)
}

/// SM-SHT-4: the same target, or another spotted enemy within 3 inches of it and in the arc.
fn next_targets(world: &World, board: &Board, tag: Tag, target: Tag) -> Vec<Tag> {
    let (Some(from), Some(near)) = (board.field.place(tag), board.field.place(target)) else {
        return vec![target];
    };
    let side = world.side(board.field.figure(tag).expect("the soldier is in play").seat);
    let others = board.field.enemies(world, side).filter(|(it, place)| {
        it.tag != target
            && it.spotted
            && from.has_in_arc(place.at, world.arc)
            && are_within(world.base, near, *place, NEXT_TARGET)
    });
    [target].into_iter().chain(others.map(|it| it.0.tag)).collect()
}

/// SM-SHT-3: a hit: the target's player draws a card for damage.
pub(crate) fn damage(t: &mut Table<'_, Sergeants>, tag: Tag, by: Option<Seat>) -> Play {
    let seat = t.board().field.figure(tag).expect("the soldier is in play").seat;
    let check = Check { turned: Turned::Damage, on: Some(tag), counted: &[] };
    let Some(card) = acting::top_card(t, seat, check)? else { return Ok(()) };
    soldiers::hurt(t, tag, t.world().card(card).card.damage, by)
}

/// SM-SHT-5: a grenade is thrown; everybody under the template has one blast check and damage, in the thrower's order.
pub(crate) fn throw(t: &mut Table<'_, Sergeants>, seat: Seat, tag: Tag) -> Play {
    let can = !throwable(t.world(), t.board(), tag).is_empty();
    let uses = gear::usable(t.world(), t.board(), tag, &Act::Throw);
    let options: Vec<Choice> = uses.into_iter().chain([Choice::Done]).collect();
    let question = table::Question {
        seat,
        ask: Ask::Throw { tag },
        options: &options,
        space: can.then_some(Space::Templates { tag }),
        asides: |_: &World, _: &Board| Vec::new(),
        timing: table::Timing::Untimed,
    };
    match t.ask(question)? {
        table::Reply::Free(Choice::Throw { target, centre }) => {
            t.tell(Event::Threw { seat, tag, target, centre });
            burst(t, seat, centre, 1)?;
            initiative::refresh(t);
            Ok(())
        }
        table::Reply::Listed(Choice::Use(what)) => gear::use_it(t, seat, tag, &what),
        _ => Ok(()),
    }
}

/// SM-SHT-5, SM-SHT-7: everybody under the template has so many blast checks and their damage, in the order of who threw or fired, and
/// from his deck.
pub(crate) fn burst(t: &mut Table<'_, Sergeants>, seat: Seat, centre: Point, checks: u8) -> Play {
    let mut under = under(t.world(), t.board(), centre);
    while !under.is_empty() {
        let next = match under[..] {
            [only] => only,
            _ => t.choose(seat, Ask::Victim { seat }, under.iter().copied())?,
        };
        under.retain(|it| *it != next);
        blasts(t, seat, next, checks, Some(seat))?;
    }
    Ok(())
}

/// So many blast checks on one soldier, from the deck of `seat`, and their damage.
fn blasts(t: &mut Table<'_, Sergeants>, seat: Seat, tag: Tag, checks: u8, by: Option<Seat>) -> Play {
    for _ in 0..checks {
        if !is_in_harm(t.board(), tag) {
            break;
        }
        let check = Check { turned: Turned::Hit, on: Some(tag), counted: &[Band::Blast] };
        let card = acting::top_card(t, seat, check)?;
        if card.is_some_and(|it| t.world().card(it).card.hit.blast != Hit::Miss) {
            damage(t, tag, by)?;
        }
    }
    Ok(())
}

/// SM-SHT-5, SM-GEO-8: everybody whom the template touches, friends, prisoners and hidden too.
fn under(world: &World, board: &Board, centre: Point) -> Vec<Tag> {
    let touched = |tag: Tag| {
        board.field.measured_at(tag).is_some_and(|it| world.base.is_under(it, centre, world.radius))
    };
    board.field.figures.iter().map(|it| it.tag).filter(|it| touched(*it)).collect()
}

/// SM-SHT-7, SM-MRK-1: blast checks not caused by a throw: from the deck of the soldier's own player. SM-MED-2: no player
/// scores VP for a medic killed this way.
pub(crate) fn blast(t: &mut Table<'_, Sergeants>, tag: Tag, checks: u8, by: Option<Seat>) -> Play {
    let by = by.filter(|_| !medic::is_protected(t.world(), t.board(), tag));
    let seat = t.board().field.figure(tag).expect("the soldier is in play").seat;
    blasts(t, seat, tag, checks, by)
}

/// SM-SHT-5: the spotted enemies in the arc that a grenade reaches.
pub(crate) fn throwable(world: &World, board: &Board, tag: Tag) -> Vec<(Tag, Throw)> {
    match board.secret(tag).grenades {
        0 => Vec::new(),
        _ => weapons::in_reach(world, board, tag, Reach::Throw(0)),
    }
}

/// SM-SHT-5, SM-GEO-8: whether the template may be placed there.
pub fn may_throw(world: &World, board: &Board, tag: Tag, target: Tag, centre: Point) -> Result<(), Why> {
    if board.field.figure(tag).is_none() || board.secret(tag).grenades == 0 {
        return Err(Why::NoGrenade);
    }
    check_template(&throwable(world, board, tag), target, centre)
}

/// SM-GEO-8: whether a template may be placed there, of those that reach.
pub(crate) fn check_template(all: &[(Tag, Throw)], target: Tag, centre: Point) -> Result<(), Why> {
    if !centre.is_possible() {
        return Err(Why::NotOnTheMap);
    }
    let (_, throw) = all.iter().find(|it| it.0 == target).ok_or(Why::NoTarget { tag: target })?;
    throw.check(centre)?;
    Ok(())
}

/// A random throw.
pub(crate) fn some_throw(world: &World, board: &Board, tag: Tag, chance: &mut dyn Chance) -> Choice {
    some_template(&throwable(world, board, tag), chance)
}

/// A random template placement, of those that reach.
pub(crate) fn some_template(all: &[(Tag, Throw)], chance: &mut dyn Chance) -> Choice {
    let (target, throw) = &all[chance.below(all.len() as u32) as usize];
    for _ in 0..4 {
        let mut off = || chance.below(2 * INCH as u32 + 1) as i32 - INCH;
        let centre = throw.target.at + Point::new(off(), off());
        if centre.is_possible() && throw.check(centre).is_ok() {
            return Choice::Throw { target: *target, centre };
        }
    }
    Choice::Throw { target: *target, centre: throw.target.at }
}

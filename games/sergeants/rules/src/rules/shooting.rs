//! SHT: the SHOOT action, and what hits do. SM-SHT-8, two shots worked out, is a test.

use std::collections::VecDeque;

use table::{Chance, Play, Seat, Table};

use crate::{
    content::{Act, Action, Band, Hit, Reach, Stat, Tag},
    measure::{
        Point, Throw,
        geometry::{INCH, are_within, touch},
    },
    rules::{
        acting::{self, Check},
        gear, initiative, medic, melee, previews, soldiers, weapons,
    },
    state::{Ask, Bands, Board, Choice, Event, Sergeants, Shot, Space, Turned, Why, World},
};

/// SM-SHT-4: how near the next target of a Hit+ is, base edge to base edge.
const NEXT_TARGET: i32 = 3 * INCH;

/// SM-SHT-1, SM-SHT-2: a soldier shoots at a spotted enemy in the front arc; he becomes spotted. SM-SHT-5, SM-MRK-8: or he throws a
/// grenade instead, or uses what is fired or thrown.
pub(crate) fn shoot(t: &mut Table<'_, Sergeants>, seat: Seat, tag: Tag, must: bool) -> Play {
    let targets = targets(t.world(), t.board(), tag);
    let throws = (!throwable(t.world(), t.board(), tag).is_empty()).then_some(Choice::Act(Act::Throw));
    let uses = if must { Vec::new() } else { gear::usable(t.world(), t.board(), tag, &Act::Shoot) };
    let done = (!must || targets.is_empty()).then_some(Choice::Done);
    let targets = targets.into_iter().map(Choice::Soldier);
    let options: Vec<Choice> = targets.chain(throws).chain(uses).chain(done).collect();
    match t.choose(seat, Ask::Shoot { tag }, options)? {
        Choice::Soldier(target) => shoot_at(t, seat, tag, target),
        Choice::Act(_) => grenade(t, seat, tag),
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

/// SM-SHT-2, SM-SHT-4: hit checks, until no Hit+ gives another. The next target is named before the damage of the last, and targets are
/// checked in the order in which they were named. A shot at a man then dead is lost. SM-SHT-6, SM-PRI-3: hits into melee and at an
/// escort go by turns, the enemy first.
fn fire(t: &mut Table<'_, Sergeants>, seat: Seat, tag: Tag, target: Tag, bands: Bands, plus: bool) -> Play {
    let mut named = VecDeque::from([target]);
    let mut turns = Turns::default();
    while let Some(target) = named.pop_front() {
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
            named.push_back(t.choose(seat, Ask::NextTarget { tag }, next)?);
        }
        for _ in 0..results.len() {
            let struck = turns.strikes(t.world(), t.board(), tag, target);
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
    board.field.struck_at(tag).is_some()
}

/// SM-SHT-6, SM-PRI-3: the hits of a shot, counted for each melee and each escort by itself, from its first hit.
#[derive(Default)]
struct Turns(Vec<(Vec<Tag>, usize)>);

impl Turns {
    /// Whom a hit strikes: odd ones the target, even ones a friend in his melee or a prisoner of his, if there is one. A man in the open
    /// takes all of them.
    fn strikes(&mut self, world: &World, board: &Board, shooter: Tag, target: Tag) -> Option<Tag> {
        let here = match self.0.iter().position(|it| it.0.contains(&target)) {
            Some(here) => here,
            None => {
                let melees = melee::groups(world, &board.field).into_iter();
                let melee = melees.into_iter().find(|it| it.contains(&target));
                self.0.push((melee.unwrap_or_else(|| vec![target]), 0));
                self.0.len() - 1
            }
        };
        self.0[here].1 += 1;
        match self.0[here].1 {
            n if n % 2 == 1 => Some(target),
            n => other(world, board, shooter, target, n / 2),
        }
    }
}

/// SM-SHT-6: every other hit into melee strikes the nearest friend who touches the target; SM-PRI-3: or a prisoner of an escort, two of
/// them by turns. With nobody there all hits strike the target.
fn other(world: &World, board: &Board, shooter: Tag, target: Tag, nth: usize) -> Option<Tag> {
    let place = board.field.place(target)?;
    let prisoners: Vec<Tag> = board.field.prisoners(target).collect();
    if !prisoners.is_empty() {
        return Some(prisoners[(nth - 1) % prisoners.len()]);
    }
    if !melee::is_in_melee(world, &board.field, target) {
        return Some(target);
    }
    let side = world.side(board.field.figure(shooter)?.seat);
    let friends = board.field.standing().filter(|(it, at)| {
        it.tag != shooter && world.side(it.seat) == side && touch(world.base, place, *at).is_some()
    });
    let nearest = friends.min_by_key(|it| (it.1.at - place.at).squared());
    Some(nearest.map_or(target, |it| it.0.tag))
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
    let reaches = if wants_close_range(world, board, target) {
        bands.close
    } else {
        bands.long || bands.short || bands.close
    };
    reaches.then_some(bands)
}

/// SM-GEO-10: whether one shoots and throws at a soldier from close range only: he is in melee, or an escort.
fn wants_close_range(world: &World, board: &Board, target: Tag) -> bool {
    melee::is_in_melee(world, &board.field, target) || board.field.is_escort(target)
}

/// SM-GEO-10: whether a soldier may aim at a target: at a man in melee or an escort close range must reach, by his Close and the SHOOT
/// modifiers, whatever he fires or throws.
pub(crate) fn is_near_enough(world: &World, board: &Board, tag: Tag, target: Tag) -> bool {
    let (Some(from), Some(to)) = (board.field.place(tag), board.field.place(target)) else { return false };
    !wants_close_range(world, board, target) || {
        let line = board.sight(world, tag, Action::Shoot, from.at, to.at);
        line.is_in_inches(board.ability(world, tag, Stat::Close))
    }
}

/// SM-SHT-4: the same target, or another spotted enemy within 3 inches of it and in the arc; one in melee or with a prisoner only at
/// close range.
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
            && is_near_enough(world, board, tag, it.tag)
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
        table::Reply::Free(Choice::Throw { target, centre }) => burst_of(t, seat, tag, target, centre),
        table::Reply::Listed(Choice::Use(what)) => gear::use_it(t, seat, tag, &what),
        _ => Ok(()),
    }
}

/// SM-SHT-5: instead of firing a soldier throws a grenade: where does it fall?
fn grenade(t: &mut Table<'_, Sergeants>, seat: Seat, tag: Tag) -> Play {
    match t.choose_from(seat, Ask::Throw { tag }, Space::Templates { tag })? {
        Choice::Throw { target, centre } => burst_of(t, seat, tag, target, centre),
        _ => Ok(()),
    }
}

fn burst_of(t: &mut Table<'_, Sergeants>, seat: Seat, tag: Tag, target: Tag, centre: Point) -> Play {
    t.tell(Event::Threw { seat, tag, target, centre });
    burst(t, seat, centre, 1)?;
    initiative::refresh(t);
    Ok(())
}

/// SM-SHT-5, SM-SHT-7: everybody under the template has so many blast checks and their damage, in the order of who threw or fired, and
/// from his deck.
pub(crate) fn burst(t: &mut Table<'_, Sergeants>, seat: Seat, centre: Point, checks: u8) -> Play {
    let mut under = previews::under(t.world(), t.board(), centre);
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

/// SM-SHT-7, SM-MRK-1: blast checks not caused by a throw: from the deck of the player who fires, or without one from that of the
/// soldier's own player. SM-MED-2: no player scores VP for a medic killed this way.
pub(crate) fn blast(
    t: &mut Table<'_, Sergeants>,
    tag: Tag,
    checks: u8,
    by: Option<Seat>,
    deck: Option<Seat>,
) -> Play {
    let by = by.filter(|_| !medic::is_protected(t.world(), t.board(), tag));
    let own = t.board().field.figure(tag).expect("the soldier is in play").seat;
    blasts(t, deck.unwrap_or(own), tag, checks, by)
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

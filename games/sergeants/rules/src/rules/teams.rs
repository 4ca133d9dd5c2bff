//! TEA: tactical modules, whose soldiers sit on team panels.
//!
//! Bubbles without TEAM serve any soldier, and a placed card whose requirement fails does nothing (SM-TEA-4): see `acting`.

use table::{Play, Seat, Table};

use crate::{
    content::{Act, Enlisted, Panel, Set, Slot, SoldierCard, Stat, Step, Tag, Who},
    rules::acting::{self, Check},
    state::{Board, Context, Procedure, Secret, Sergeants, World, events::secrets},
};

/// SM-TEA-1: whether a soldier may have a place on a panel.
fn may_sit(world: &World, slot: &Slot, soldier: &Secret) -> bool {
    slot.needs.as_ref().is_none_or(|it| is_such(world, soldier, it))
}

/// SM-SPC-6, SM-TEA-1: whether a soldier is what a place or a piece of equipment asks for, by his card and what he carries.
pub(crate) fn is_such(world: &World, soldier: &Secret, set: &Set) -> bool {
    let card = &world.library.soldiers[&soldier.tag];
    match set {
        Set::Anyone | Set::Own | Set::Friend => true,
        Set::Named(tag) => card.tag == *tag,
        Set::Is(word) => card.traits.contains(word),
        Set::Leader => card.is_leader(),
        Set::Side(side) => card.side == *side,
        Set::Teams => soldier.panel.is_some(),
        Set::On(panel) => soldier.panel.as_ref() == Some(panel),
        Set::With { what, least, most } => (*least..=*most).contains(&printed(card, soldier, *what)),
        Set::Ranked(rank) => soldier.rank == *rank,
        Set::Grenades(n) => *n <= soldier.grenades,
        Set::All(sets) => sets.iter().all(|it| is_such(world, soldier, it)),
        Set::Any(sets) => sets.iter().any(|it| is_such(world, soldier, it)),
        Set::Not(set) => !is_such(world, soldier, set),
        _ => false,
    }
}

/// An ability on the healthy side of a soldier's card.
fn printed(card: &SoldierCard, soldier: &Secret, stat: Stat) -> i8 {
    card.at(soldier.rank).map_or(0, |it| it.healthy.number(stat))
}

/// SM-TEA-1: places on a panel for all of these soldiers, each in one that he qualifies for; nothing if there are none.
pub fn seating(world: &World, panel: &Panel, soldiers: &[&Secret]) -> Option<Vec<u8>> {
    let fits = |soldier: usize, slot: usize| may_sit(world, &panel.slots[slot], soldiers[soldier]);
    matched(soldiers.len(), panel.slots.len(), &fits)
}

/// SM-TEA-1: who may have each place of a panel: those of a force as they are enlisted, and the others of the side as they would come.
pub fn fitting(world: &World, panel: &Panel, force: &[Enlisted]) -> Vec<Vec<Tag>> {
    let side = world.library.soldiers.values().filter(|it| it.side == panel.side);
    let everybody = side.map(|it| match force.iter().find(|enlisted| enlisted.tag == it.tag) {
        Some(enlisted) => enlisted.clone(),
        None => Enlisted::new(it.tag, None),
    });
    let soldiers = secrets(world, &everybody.collect::<Vec<_>>());
    let of_slot = |slot: &Slot| {
        let fitting = soldiers.iter().filter(|it| may_sit(world, slot, it));
        fitting.map(|it| it.tag).collect()
    };
    panel.slots.iter().map(of_slot).collect()
}

/// SM-TEA-1: who of these soldiers has which place of a panel: the one that he wishes for if he may have it, else wherever there is a
/// place for everybody. Soldiers for whom there is none are left out.
pub fn seated(world: &World, panel: &Panel, soldiers: &[&Secret], wished: &[(Tag, u8)]) -> Vec<Option<Tag>> {
    let mut best = Vec::new();
    seat_all(world, panel, soldiers, wished, vec![None; panel.slots.len()], &mut best);
    best
}

fn seat_all(
    world: &World,
    panel: &Panel,
    soldiers: &[&Secret],
    wished: &[(Tag, u8)],
    so_far: Vec<Option<Tag>>,
    best: &mut Vec<Option<Tag>>,
) -> bool {
    let n = |it: &[Option<Tag>]| it.iter().flatten().count();
    if best.is_empty() || n(best) < n(&so_far) {
        best.clone_from(&so_far);
    }
    let Some((soldier, rest)) = soldiers.split_first() else { return n(best) == n(&so_far) };
    let is_wished = |it: &usize| wished.contains(&(soldier.tag, *it as u8));
    let mut slots: Vec<usize> = (0..panel.slots.len()).collect();
    slots.sort_by_key(|it| !is_wished(it));
    for slot in slots {
        if so_far[slot].is_none() && may_sit(world, &panel.slots[slot], soldier) {
            let mut next = so_far.clone();
            next[slot] = Some(soldier.tag);
            if seat_all(world, panel, rest, wished, next, best) && n(best) == n(&so_far) + soldiers.len() {
                return true;
            }
        }
    }
    seat_all(world, panel, rest, wished, so_far, best);
    false
}

/// A place for each, no two the same.
fn matched(n: usize, n_places: usize, fits: &dyn Fn(usize, usize) -> bool) -> Option<Vec<u8>> {
    fn seat_next(
        n: usize,
        n_places: usize,
        fits: &dyn Fn(usize, usize) -> bool,
        taken: &mut Vec<u8>,
    ) -> bool {
        let next = taken.len();
        if next == n {
            return true;
        }
        for place in (0..n_places).filter(|it| fits(next, *it)) {
            if taken.contains(&(place as u8)) {
                continue;
            }
            taken.push(place as u8);
            if seat_next(n, n_places, fits, taken) {
                return true;
            }
            taken.pop();
        }
        false
    }
    let mut taken = Vec::new();
    (n <= n_places && seat_next(n, n_places, fits, &mut taken)).then_some(taken)
}

/// SM-TEA-1: the soldiers of a force take their places; or who of them has none.
pub(crate) fn take_seats(world: &World, force: &mut [Secret]) -> Result<(), Tag> {
    let mut panels: Vec<String> = force.iter().filter_map(|it| it.panel.clone()).collect();
    panels.sort();
    panels.dedup();
    for id in panels {
        let on = |it: &&Secret| it.panel.as_ref() == Some(&id);
        let members: Vec<&Secret> = force.iter().filter(on).collect();
        let last = members[members.len() - 1].tag;
        let panel = world.library.panels.get(&id).ok_or(last)?;
        let slots = seating(world, panel, &members).ok_or(last)?;
        let seats = force.iter_mut().filter(|it| it.panel.as_ref() == Some(&id));
        seats.zip(slots).for_each(|(it, slot)| it.slot = Some(slot));
    }
    Ok(())
}

/// SM-TEA-2: whether the roles of a panel are filled, each by another living soldier of it: who has a place with its numeral, of which
/// there may be several, or who qualifies for one, since soldiers may change places (SG-55).
pub fn are_filled(world: &World, board: &Board, seat: Seat, panel: &str, roles: &[u8]) -> bool {
    let Some(it) = world.library.panels.get(panel).filter(|_| !roles.is_empty()) else { return true };
    let lives = |it: &&Secret| board.field.figure(it.tag).is_some_and(|it| it.is_free());
    let own = board.private(seat).soldiers.iter();
    let members: Vec<&Secret> = own.filter(|it| it.panel.as_deref() == Some(panel)).filter(lives).collect();
    let fits = |role: usize, member: usize| {
        let mut places = it.slots.iter().enumerate().filter(|it| it.1.role == Some(roles[role]));
        places.any(|(place, slot)| {
            members[member].slot == Some(place as u8) || may_sit(world, slot, members[member])
        })
    };
    matched(roles.len(), members.len(), &fits).is_some()
}

/// SM-TEA-2: "TEAM" means every soldier of the panel whose card is played.
pub(crate) fn is_in_team(world: &World, board: &Board, tag: Tag) -> bool {
    let panel = board.field.playing.as_ref().and_then(|it| world.card(it.card).panel());
    panel.is_some() && board.secret(tag).panel.as_deref() == panel
}

/// SM-TEA-2: whether a soldier rallies as one of the TEAM whose card is played, or of all teams: without a number.
pub(crate) fn rallies_freely(world: &World, board: &Board, tag: Tag) -> bool {
    let Some(card) = board.field.playing.as_ref().map(|it| world.card(it.card)) else { return false };
    let by_teams = |it: &Step| match it {
        Step::Do { who: Who::UpTo(_, set) | Who::All(set), .. } => matches!(set, Set::Team | Set::Teams),
        _ => false,
    };
    world.by_the_book
        && card.panel().is_some()
        && board.secret(tag).panel.is_some()
        && card.card.bubble.iter().any(by_teams)
}

/// SM-TEA-3: so many cards are drawn; for every action card the soldier on its tag may act, as often as he was drawn. SM-CHK-1: module
/// cards never count.
pub(crate) fn identity(t: &mut Table<'_, Sergeants>, context: Context, draw: u8, each: &[Act]) -> Play {
    let Some(seat) = context.seat else { return Ok(()) };
    for _ in 0..draw {
        let Some(card) = acting::top_card(t, seat, Check::identity(None))? else { break };
        let tag = t.world().card(card).tag();
        if let Some(tag) = tag.filter(|it| acting::is_own(t.board(), seat, *it)) {
            let context = Context { owner: Some(tag), must: false, bubble: false, ..context };
            t.then(Procedure::Acts { context, tag, acts: each.to_vec() });
        }
    }
    Ok(())
}

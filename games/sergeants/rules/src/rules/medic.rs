//! MED: medics.

use table::{Play, Seat, Table};

use crate::{
    content::{Stat, Tag},
    measure::{Place, Way, geometry::touch},
    rules::{acting, checks, hiding, melee, moving, prisoners},
    state::{Board, Event, Sergeants, World},
};

/// SM-MED-1: a friend would be killed within a medic's Walk: the medic goes to him at once, free, and makes as many identity checks as
/// his value; one success turns death into a wound. It is automatic: the nearest medic of the same player goes, once.
pub(crate) fn saves(t: &mut Table<'_, Sergeants>, tag: Tag) -> Play<bool> {
    let Some((medic, way)) = nearest(t.world(), t.board(), tag) else { return Ok(false) };
    t.tell(Event::Tended { tag, by: medic });
    if let Some(way) = way {
        t.tell(Event::Walked { tag: medic, way });
    }
    for _ in 0..t.board().ability(t.world(), medic, Stat::Checks) {
        if checks::identity(t, tag)? {
            t.tell(Event::Saved { tag, by: medic });
            if !t.board().field.figure(tag).is_some_and(|it| it.wounded) {
                t.tell(Event::Wounded { tag });
                hiding::drop_excess(t, tag)?;
            }
            return Ok(true);
        }
    }
    Ok(false)
}

/// SM-MED-1: the medic who can come, and his way if he is not in contact already: of the same player, at liberty, no escort, by a
/// legal walk.
fn nearest(world: &World, board: &Board, tag: Tag) -> Option<(Tag, Option<Way>)> {
    let fallen = board.field.figure(tag)?;
    let place = fallen.place()?;
    let able = |it: &Tag| {
        0 < board.ability(world, *it, Stat::Checks)
            && acting::is_at_liberty(world, board, *it)
            && !board.field.is_escort(*it)
    };
    let own = board.field.standing().filter(|it| it.0.seat == fallen.seat && it.0.tag != tag);
    let medics = own.filter(|it| world.library.soldiers[&it.0.tag].is_medic());
    let mut medics: Vec<(Tag, Place)> =
        medics.map(|(it, at)| (it.tag, at)).filter(|it| able(&it.0)).collect();
    medics.sort_by_key(|it| (it.1.at - place.at).squared());
    medics.into_iter().find_map(|(medic, from)| match touch(world.base, from, place) {
        Some(_) => Some((medic, None)),
        None => Some((medic, Some(way_to(world, board, medic, from, place)?))),
    })
}

/// SM-MED-1: a legal walk into contact with the fallen man, out of contact with enemies; the shortest that is straight.
fn way_to(world: &World, board: &Board, medic: Tag, from: Place, to: Place) -> Option<Way> {
    let mut places: Vec<Place> =
        prisoners::around(to).filter(|it| touch(world.base, *it, to).is_some()).collect();
    places.sort_by_key(|it| (it.at - from.at).squared());
    let fits = |it: &Place| {
        !melee::would_meet(world, &board.field, medic, *it)
            && moving::may_walk(world, board, medic, &(*it).into(), &[]).is_ok()
    };
    places.into_iter().find(fits).map(Way::from)
}

/// SM-MED-2: whether a soldier is a medic who falls by fire, not in melee (SG-50).
pub(crate) fn is_protected(world: &World, board: &Board, tag: Tag) -> bool {
    board.field.melee.is_none() && world.library.soldiers[&tag].is_medic()
}

/// SM-MED-2: the VP of a medic killed by direct fire go to the player who did not kill him: his own, or, if his own side did it, the
/// enemy who was the target.
pub(crate) fn scores(world: &World, board: &Board, tag: Tag, by: Seat, vp: i16) -> Vec<(Seat, i16)> {
    let owner = board.field.figure(tag).expect("the soldier is in play").seat;
    if world.side(by) != world.side(owner) {
        return vec![(owner, vp)];
    }
    let target = board.field.shot.and_then(|it| board.field.figure(it.target)).map(|it| it.seat);
    let mut enemies = world.seats_of(1 - world.side(by));
    let only = enemies.next().filter(|_| enemies.next().is_none());
    match target.filter(|it| world.side(*it) != world.side(by)).or(only) {
        Some(enemy) => vec![(enemy, vp)],
        None => vec![(by, -vp)],
    }
}

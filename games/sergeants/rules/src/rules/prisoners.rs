//! PRI: prisoners and their escorts.
//!
//! Fire at an escort (SM-PRI-3) is in `shooting`; the VP of prisoners and of what they carry (SM-PRI-6) are counted in `victory`.

use table::{Chance, Play, Seat, Table};

use crate::{
    content::{Stat, Tag},
    measure::{
        Facing, Place, Point, Walk, Way, facing_to,
        geometry::{overlap, touch},
    },
    rules::{markers, melee, moving},
    state::{Ask, Board, Choice, Event, Field, Melee, Procedure, Sergeants, Space, Why, World},
};

/// SM-PRI-2: an escort guards at most two.
pub(crate) const MOST_PRISONERS: usize = 2;

/// SM-PRI-1, SM-PRI-2: the touching soldiers of the player who guard fewer than two, if the target is the last free enemy here.
pub(crate) fn captors(world: &World, field: &Field, melee: &Melee, seat: Seat, on: Tag) -> Vec<Tag> {
    let side = world.side(field.figure(on).expect("the soldier is in play").seat);
    let free =
        |it: &Tag| field.figure(*it).is_some_and(|it| world.side(it.seat) == side && it.place().is_some());
    if melee.soldiers.iter().any(|it| *it != on && free(it)) {
        return Vec::new();
    }
    let mut captors = melee::contacts(world, field, on);
    captors.retain(|it| {
        field.figure(*it).is_some_and(|it| it.seat == seat) && field.prisoners(*it).count() < MOST_PRISONERS
    });
    captors
}

/// SM-PRI-4: a free enemy in contact with an escort: the prisoner is pinned, goes back to his owner, faces the escort and fights.
pub(crate) fn rescue(t: &mut Table<'_, Sergeants>, escort: Tag) -> Play {
    if melee::is_in_melee(t.world(), &t.board().field, escort) {
        release(t, escort)?;
    }
    Ok(())
}

/// The prisoners of an escort who can no longer guard them are freed beside him. Where there is no room they stay.
pub(crate) fn release(t: &mut Table<'_, Sergeants>, escort: Tag) -> Play {
    let Some(place) = t.board().field.place(escort) else { return Ok(()) };
    for prisoner in t.board().field.prisoners(escort).collect::<Vec<Tag>>() {
        if let Some(at) = beside(t.world(), &t.board().field, place) {
            t.tell(Event::Freed { tag: prisoner, at });
        }
    }
    Ok(())
}

/// SM-PRI-4, SM-PRI-5: the escort was killed: the prisoners are free, the first where he stood, and move at once.
pub(crate) fn set_free(t: &mut Table<'_, Sergeants>, place: Place, prisoners: &[Tag]) {
    for tag in prisoners {
        let field = &t.board().field;
        let taken = field.standing().any(|it| overlap(t.world().base, it.1, place));
        let at = if taken { beside(t.world(), field, place) } else { Some(place) };
        match at {
            Some(at) => {
                t.tell(Event::Freed { tag: *tag, at });
                t.then(Procedure::Escape { tag: *tag });
            }
            None => t.tell(Event::Removed { tag: *tag }),
        }
    }
}

/// SM-PRI-5: an escort lets a prisoner go, who moves at once and is then pinned and not spotted.
pub(crate) fn let_go(t: &mut Table<'_, Sergeants>, escort: Tag, prisoner: Tag) -> Play {
    let Some(place) = t.board().field.place(escort) else { return Ok(()) };
    if let Some(at) = beside(t.world(), &t.board().field, place) {
        t.tell(Event::Freed { tag: prisoner, at });
        t.then(Procedure::Escape { tag: prisoner });
    }
    Ok(())
}

/// A place in contact with another, facing it, where a base has room.
fn beside(world: &World, field: &Field, place: Place) -> Option<Place> {
    let free = |it: Place| {
        let tile = world.map.tile_at(it.at);
        let whole = tile.is_some_and(|tile| world.base.juts_out(it, world.map.tile(tile).bounds) == 0);
        whole
            && world.map.no_move_on(it.at, it.at).is_none()
            && field.standing().all(|other| !overlap(world.base, it, other.1))
            && touch(world.base, it, place).is_some()
    };
    around(place).find(|it| free(*it))
}

/// Places near another, facing it: behind it first, then around.
pub(crate) fn around(place: Place) -> impl Iterator<Item = Place> {
    let directions =
        (0..64).map(move |i| place.facing.turned(32).turned(if i % 2 == 0 { i / 2 } else { -(i / 2) - 1 }));
    let places = directions.flat_map(move |direction: Facing| {
        let unit = direction.unit();
        (12..=34).map(move |far| {
            let at = place.at + Point::new(unit.x * far / unit.length, unit.y * far / unit.length);
            Place { at, facing: facing_to(at, place.at) }
        })
    });
    places.filter(|it| it.at.is_possible())
}

/// SM-PRI-5: a soldier who has moved into contact with a friend's escort may be given his prisoners, as the escort's player likes.
pub(crate) fn take_over(t: &mut Table<'_, Sergeants>, tag: Tag) -> Play {
    for escort in escorts_beside(t.world(), t.board(), tag) {
        let seat = t.board().field.figure(escort).expect("the escort is in play").seat;
        loop {
            let field = &t.board().field;
            if MOST_PRISONERS <= field.prisoners(tag).count() || !field.is_escort(escort) {
                break;
            }
            let hand_over = |prisoner| Choice::HandOver { prisoner, to: tag };
            let options: Vec<Choice> = field.prisoners(escort).map(hand_over).chain([Choice::Done]).collect();
            let Choice::HandOver { prisoner, to } =
                t.choose(seat, Ask::HandOver { tag: escort, to: tag }, options)?
            else {
                break;
            };
            t.tell(Event::HandedOver { tag: prisoner, to });
        }
    }
    Ok(())
}

/// SM-PRI-5: friends with prisoners whom a free soldier, not in melee, touches.
fn escorts_beside(world: &World, board: &Board, tag: Tag) -> Vec<Tag> {
    let Some(figure) = board.field.figure(tag) else { return Vec::new() };
    let Some(place) = figure.place().filter(|_| !melee::is_in_melee(world, &board.field, tag)) else {
        return Vec::new();
    };
    let beside = board.field.standing().filter(|(it, at)| {
        it.tag != tag
            && world.side(it.seat) == world.side(figure.seat)
            && board.field.is_escort(it.tag)
            && touch(world.base, place, *at).is_some()
    });
    beside.map(|it| it.0.tag).collect()
}

/// SM-PRI-5: a prisoner who was let go moves at once.
pub(crate) fn escape(t: &mut Table<'_, Sergeants>, tag: Tag) -> Play {
    let Some(figure) = t.board().field.figure(tag).filter(|it| it.place().is_some()) else { return Ok(()) };
    let seat = figure.seat;
    let Choice::Walk(way) = t.choose_from(seat, Ask::Walk { tag }, Space::Escapes { tag })? else {
        return Ok(());
    };
    let stays = t.board().field.place(tag).is_some_and(|it| it.at == way.to.at);
    if stays || !markers::tread(t, tag)? || may_escape(t.world(), t.board(), tag, &way).is_ok() {
        t.tell(Event::Walked { tag, way });
    }
    Ok(())
}

/// SM-PRI-5: the freed man's way: an ordinary walk, but he is pinned only after it.
pub(crate) fn may_escape(world: &World, board: &Board, tag: Tag, way: &Way) -> Result<(), Why> {
    let from = board.field.place(tag).ok_or(Why::NotOnTheMap)?;
    if way.to == from && way.bends.is_empty() {
        return Ok(());
    }
    if melee::would_meet(world, &board.field, tag, way.to) {
        return Err(Why::InMelee);
    }
    let inches = board.printed(world, tag, Stat::Walk);
    moving::check_way(world, board, tag, from, inches, &moving::others(world, board, tag), way)
}

/// Some way of a freed man.
pub(crate) fn some_escape(world: &World, board: &Board, tag: Tag, chance: &mut dyn Chance) -> Way {
    let from = board.field.place(tag).expect("he is on the map");
    let others = moving::others(world, board, tag);
    let inches = board.printed(world, tag, Stat::Walk);
    let walk = Walk { map: &world.map, base: world.base, from, inches, others: &others, melee: false };
    let mut below = |n: u32| chance.below(n);
    let way = Way::from(walk.sample(&mut below));
    if may_escape(world, board, tag, &way).is_ok() { way } else { from.into() }
}

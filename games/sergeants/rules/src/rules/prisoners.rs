//! PRI: prisoners and their escorts.
//!
//! Fire at an escort (SM-PRI-3) is in `shooting`; the VP of prisoners and of what they carry (SM-PRI-6) are counted in `victory`.

use table::{Chance, Play, Seat, Table};

use crate::{
    content::{Stat, Tag},
    measure::{
        Facing, Place, Point, Walk, Way, facing_to,
        geometry::{Part, overlap, touch},
    },
    rules::{initiative, markers, melee, moving, soldiers},
    state::{Ask, Board, Choice, Event, Field, Figure, Melee, Procedure, Sergeants, Space, Why, World},
};

/// SM-PRI-2: an escort guards at most two.
pub const MOST_PRISONERS: usize = 2;

/// SM-PRI-1, SM-PRI-2: the touching soldiers of the player who guard fewer than two, if the target is the last free enemy here.
pub(crate) fn captors(world: &World, field: &Field, melee: &Melee, seat: Seat, on: Tag) -> Vec<Tag> {
    let figure = field.figure(on).expect("the soldier is in play");
    let side = world.side(figure.seat);
    let free =
        |it: &Tag| field.figure(*it).is_some_and(|it| world.side(it.seat) == side && it.place().is_some());
    if melee.soldiers.iter().any(|it| *it != on && free(it)) {
        return Vec::new();
    }
    let Some(place) = figure.place() else { return Vec::new() };
    let own = field.standing().filter(|it| it.0.seat == seat && touch(world.base, place, it.1).is_some());
    own.map(|it| it.0.tag).filter(|it| field.prisoners(*it).count() < MOST_PRISONERS).collect()
}

/// SM-PRI-1, SM-PRI-2: a soldier is captured: he is set before his escort's front. SM-PRI-6: cards he held are discarded. Returns
/// whether there was room for him.
pub(crate) fn capture(t: &mut Table<'_, Sergeants>, tag: Tag, by: Tag) -> Play<bool> {
    let (world, field) = (t.world(), &t.board().field);
    let (Some(figure), Some(seat)) = (field.figure(tag), field.figure(by).map(|it| it.seat)) else {
        return Ok(false);
    };
    // A man who was beaten in melee touches his captor: he stays where he is if there is no room elsewhere.
    let touching = figure
        .place()
        .filter(|it| field.place(by).is_some_and(|escort| touch(world.base, escort, *it).is_some()));
    let Some(at) = before(world, field, tag, by).or(touching) else { return Ok(false) };
    let (guarded, stood): (Vec<Tag>, _) = (field.prisoners(tag).collect(), figure.place());
    soldiers::drop_held(t, tag);
    let rank = t.board().secret(tag).rank;
    t.tell(Event::Captured { tag, rank, by, seat, at });
    set_free(t, None, &guarded);
    melee::ended(t, tag, stood);
    initiative::refresh(t);
    rescue(t)?;
    Ok(true)
}

/// SM-PRI-1: an event or a scenario takes a soldier prisoner: his escort is the nearest enemy on the map who is not in melee and guards
/// fewer than two.
pub(crate) fn capture_by_event(t: &mut Table<'_, Sergeants>, tag: Tag) -> Play {
    let (world, field) = (t.world(), &t.board().field);
    let Some(figure) = field.figure(tag) else { return Ok(()) };
    let Some(place) = figure.place() else { return Ok(()) };
    let able = |it: &(&Figure, Place)| {
        field.prisoners(it.0.tag).count() < MOST_PRISONERS
            && melee::contacts(world, field, it.0.tag).iter().all(|it| *it == tag)
    };
    let mut escorts: Vec<(i64, Tag)> = field
        .enemies(world, world.side(figure.seat))
        .filter(able)
        .map(|(it, at)| ((at.at - place.at).squared(), it.tag))
        .collect();
    escorts.sort();
    for (_, escort) in escorts {
        if capture(t, tag, escort)? {
            break;
        }
    }
    Ok(())
}

/// SM-PRI-2: room for prisoners in contact with an escort's base.
struct Beside<'w> {
    world: &'w World,
    /// Where the escort stands.
    escort: Place,
    /// Bases in the way.
    taken: Vec<Place>,
    /// SM-PRI-4: free enemies of the escort. A prisoner is kept out of contact with them where there is room elsewhere.
    enemies: Vec<Place>,
}

impl<'w> Beside<'w> {
    /// Around an escort who stands at a place, as if some were not there.
    fn new(world: &'w World, field: &Field, escort: Tag, at: Place, without: &[Tag]) -> Beside<'w> {
        let side = field.figure(escort).map(|it| world.side(it.seat));
        let others = || field.bases().filter(|it| it.0.tag != escort && !without.contains(&it.0.tag));
        let is_enemy = |it: &Figure| Some(world.side(it.seat)) != side && it.place().is_some();
        Beside {
            world,
            escort: at,
            taken: others().map(|it| it.1).collect(),
            enemies: others().filter(|it| is_enemy(it.0)).map(|it| it.1).collect(),
        }
    }

    /// Whether a prisoner has room: in contact with the escort, on the map and off NO MOVE. He counts as in melee, so that he may lie
    /// across the edge of a tile.
    fn has_room(&self, it: Place) -> bool {
        let Beside { world, escort, .. } = self;
        it.at.is_possible()
            && world.map.tile_at(it.at).is_some()
            && world.base.juts_out(it, world.map.bounds()) == 0
            && touch(world.base, *escort, it).is_some()
            && !overlap(world.base, *escort, it)
            && self.taken.iter().all(|other| !overlap(world.base, it, *other))
            && world.map.no_move_on(escort.at, it.at).is_none()
    }

    fn is_beside_an_enemy(&self, it: Place) -> bool {
        self.enemies.iter().any(|enemy| touch(self.world.base, *enemy, it).is_some())
    }

    fn is_before_the_front(&self, it: Place) -> bool {
        touch(self.world.base, self.escort, it).is_some_and(|it| it.first.has(Part::Front))
    }

    /// In each of the 64 directions from the escort, the place next to him.
    fn rim(&self, facing: impl Fn(Facing) -> Facing) -> impl Iterator<Item = Place> {
        let (base, escort) = (self.world.base, self.escort);
        Facing::all().flat_map(move |direction| {
            let unit = direction.unit();
            let facing = facing(direction);
            let at = move |far: i32| {
                let way = Point::new(unit.x * far / unit.length, unit.y * far / unit.length);
                Place { at: escort.at + way, facing }
            };
            // Bases are convex: once they are apart, they stay apart.
            let (mut near, mut far) = (0, 2 * base.reach() + 2);
            while near + 1 < far {
                let middle = (near + far) / 2;
                if overlap(base, escort, at(middle)) { near = middle } else { far = middle }
            }
            [at(far), at(far + 1)]
        })
    }

    /// The place with the least shift, the facing kept if it can be; before the escort's front if that is wanted and there is room.
    fn nearest(&self, wanted: Place, front: bool) -> Option<Place> {
        let is_fine = |it: Place| !self.is_beside_an_enemy(it) && (!front || self.is_before_the_front(it));
        if self.has_room(wanted) && is_fine(wanted) {
            return Some(wanted);
        }
        let turned = self.rim(|direction| direction.turned(32));
        let places = [wanted].into_iter().chain(self.rim(|_| wanted.facing)).chain(turned);
        places.filter(|it| self.has_room(*it)).min_by_key(|it| {
            let shift = (it.at - wanted.at).squared();
            let off_the_front = front && !self.is_before_the_front(*it);
            (self.is_beside_an_enemy(*it), off_the_front, shift, it.facing != wanted.facing)
        })
    }

    /// The place with the least shift for a man who faces the escort.
    fn facing(&self, from: Place) -> Option<Place> {
        let turned = Place { facing: facing_to(from.at, self.escort.at), ..from };
        let places = [turned].into_iter().chain(self.rim(|direction| direction.turned(32)));
        places.filter(|it| self.has_room(*it)).min_by_key(|it| (it.at - from.at).squared())
    }
}

/// A place before a soldier's front, face to face.
fn face_to_face(world: &World, place: Place) -> Place {
    let (unit, far) = (place.facing.unit(), world.base.length);
    let way = Point::new(unit.x * far / unit.length, unit.y * far / unit.length);
    Place { at: place.at + way, facing: place.facing.turned(32) }
}

/// SM-PRI-1, SM-PRI-5: where a man stands who becomes the prisoner of an escort: in contact with the escort's front, with the least
/// shift; where there is no room, anywhere in contact.
pub(crate) fn before(world: &World, field: &Field, tag: Tag, escort: Tag) -> Option<Place> {
    let at = field.place(escort)?;
    let from = field.figure(tag)?.base().unwrap_or_else(|| face_to_face(world, at));
    Beside::new(world, field, escort, at, &[tag]).nearest(from, true)
}

/// SM-PRI-2: where the prisoners stand whom an escort takes along to a place: as before beside him, or with the least shift from there.
/// Nothing where there is no room for all of them. Some may be left behind (SM-PRI-5).
pub fn led(world: &World, field: &Field, escort: Tag, to: Place, left: &[Tag]) -> Option<Vec<(Tag, Place)>> {
    let from = field.place(escort)?;
    let along: Vec<Tag> = field.prisoners(escort).filter(|it| !left.contains(it)).collect();
    let mut beside = Beside::new(world, field, escort, to, &along);
    beside.enemies.extend(left.iter().filter_map(|it| field.figure(*it)?.base()));
    let mut places = Vec::new();
    for tag in along {
        let carried = |it: Place| Place { at: it.at + (to.at - from.at), ..it };
        let base = field.figure(tag).and_then(Figure::base);
        let at = beside.nearest(base.map_or_else(|| face_to_face(world, to), carried), false)?;
        beside.taken.push(at);
        places.push((tag, at));
    }
    Some(places)
}

/// SM-PRI-2, SM-PRI-5: whether an escort may end there: with room for those he takes along, out of contact with those he leaves.
pub(crate) fn check_room(world: &World, field: &Field, tag: Tag, to: Place, left: &[Tag]) -> Result<(), Why> {
    if !field.is_escort(tag) {
        return Ok(());
    }
    let touches = |it: &&Tag| {
        let base = field.figure(**it).and_then(Figure::base);
        base.is_some_and(|it| touch(world.base, to, it).is_some())
    };
    if let Some(tag) = left.iter().find(touches) {
        return Err(Why::StillTouches { tag: *tag });
    }
    led(world, field, tag, to, left).map(drop).ok_or(Why::NoRoomForPrisoners)
}

/// SM-PRI-2: the prisoners of an escort who was moved to where he stands come along.
pub(crate) fn follow(t: &mut Table<'_, Sergeants>, places: Vec<(Tag, Place)>) {
    for (tag, to) in places {
        if t.board().field.figure(tag).and_then(Figure::base) != Some(to) {
            t.tell(Event::Led { tag, to });
        }
    }
}

/// SM-PRI-4: whether a free enemy in contact with an escort, or with a prisoner of his, draws him into melee.
fn is_drawn_in(world: &World, field: &Field, escort: Tag) -> bool {
    melee::is_in_melee(world, field, escort)
        || field.figure(escort).is_some_and(|it| {
            let side = world.side(it.seat);
            field.prisoners(escort).any(|it| {
                let base = field.figure(it).and_then(Figure::base);
                base.is_some_and(|base| {
                    field.enemies(world, side).any(|it| touch(world.base, base, it.1).is_some())
                })
            })
        })
}

/// SM-PRI-4: wherever an escort was drawn into melee, each prisoner is pinned, goes back to his owner and faces the escort. SM-MOV-4: who
/// is then in melee is spotted.
pub(crate) fn rescue(t: &mut Table<'_, Sergeants>) -> Play {
    let figures = t.board().field.figures.iter();
    let mut escorts: Vec<Tag> = figures.filter_map(Figure::escort).collect();
    escorts.sort();
    escorts.dedup();
    for escort in escorts {
        let Some(place) = t.board().field.place(escort) else { continue };
        if is_drawn_in(t.world(), &t.board().field, escort) {
            for prisoner in t.board().field.prisoners(escort).collect::<Vec<Tag>>() {
                turn_upon(t, prisoner, escort, place);
            }
        }
    }
    Ok(())
}

fn turn_upon(t: &mut Table<'_, Sergeants>, tag: Tag, escort: Tag, place: Place) {
    let field = &t.board().field;
    let figure = field.figure(tag).expect("the soldier is in play");
    let from = figure.base().unwrap_or_else(|| face_to_face(t.world(), place));
    let at = Beside::new(t.world(), field, escort, place, &[tag]).facing(from);
    // Without room to turn he stays as he is; a man without a base of his own stays with the escort.
    let Some(at) = at.or(figure.base()) else { return };
    if !figure.pinned {
        t.tell(Event::Pinned { tag });
    }
    t.tell(Event::Freed { tag, at });
    for tag in [tag, escort] {
        let field = &t.board().field;
        let seen = field.figure(tag).is_some_and(|it| it.spotted);
        if !seen && melee::is_in_melee(t.world(), field, tag) {
            t.tell(Event::Spotted { tag, by: None });
        }
    }
}

/// SM-PRI-4, SM-PRI-5: prisoners whose escort is gone or has left them are free where they stand, and may move at once. `place` is where
/// the escort stood, for prisoners without a base of their own.
pub(crate) fn set_free(t: &mut Table<'_, Sergeants>, place: Option<Place>, prisoners: &[Tag]) {
    for tag in prisoners {
        let field = &t.board().field;
        let free = |it: &Place| field.bases().all(|other| !overlap(t.world().base, *it, other.1));
        let near = place.into_iter().flat_map(|it| [it].into_iter().chain(around(it)));
        match field.figure(*tag).and_then(Figure::base).or_else(|| near.into_iter().find(free)) {
            Some(at) => {
                t.tell(Event::Freed { tag: *tag, at });
                t.then(Procedure::Escape { tag: *tag });
            }
            None => t.tell(Event::Removed { tag: *tag }),
        }
    }
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

/// SM-PRI-5: a soldier who has moved into contact with a friend's escort or his prisoners may be given them, as the escort's player
/// likes. He sets them before his own front.
pub(crate) fn take_over(t: &mut Table<'_, Sergeants>, tag: Tag) -> Play {
    for escort in escorts_beside(t.world(), t.board(), tag) {
        let seat = t.board().field.figure(escort).expect("the escort is in play").seat;
        loop {
            let (world, field) = (t.world(), &t.board().field);
            if MOST_PRISONERS <= field.prisoners(tag).count() {
                break;
            }
            let with_room = field.prisoners(escort).filter(|it| before(world, field, *it, tag).is_some());
            let hand_over = |prisoner| Choice::HandOver { prisoner, to: tag };
            let mut options: Vec<Choice> = with_room.map(hand_over).collect();
            if options.is_empty() {
                break;
            }
            options.push(Choice::Done);
            let Choice::HandOver { prisoner, to } =
                t.choose(seat, Ask::HandOver { tag: escort, to: tag }, options)?
            else {
                break;
            };
            let at = before(t.world(), &t.board().field, prisoner, to).expect("there is room for him");
            t.tell(Event::HandedOver { tag: prisoner, to, at });
            rescue(t)?;
        }
    }
    Ok(())
}

/// SM-PRI-5: friends with prisoners whom a free soldier, not in melee, touches, or whose prisoners he touches.
fn escorts_beside(world: &World, board: &Board, tag: Tag) -> Vec<Tag> {
    let Some(figure) = board.field.figure(tag) else { return Vec::new() };
    let Some(place) = figure.place().filter(|_| !melee::is_in_melee(world, &board.field, tag)) else {
        return Vec::new();
    };
    let touched = board.field.bases().filter(|it| touch(world.base, place, it.1).is_some());
    let escort = |it: &Figure| it.escort().or_else(|| board.field.is_escort(it.tag).then_some(it.tag));
    let is_friend = |it: &Tag| {
        let side = board.field.figure(*it).map(|it| world.side(it.seat));
        *it != tag && side == Some(world.side(figure.seat))
    };
    let mut escorts: Vec<Tag> = touched.filter_map(|it| escort(it.0)).filter(is_friend).collect();
    escorts.sort();
    escorts.dedup();
    escorts
}

/// SM-PRI-5: a prisoner who was left moves at once; then he is not spotted and pinned.
pub(crate) fn escape(t: &mut Table<'_, Sergeants>, tag: Tag) -> Play {
    let Some(figure) = t.board().field.figure(tag) else { return Ok(()) };
    let (seat, Some(from)) = (figure.seat, figure.place()) else { return Ok(()) };
    let mut way = match t.choose_from(seat, Ask::Walk { tag }, Space::Escapes { tag })? {
        Choice::Walk(way) => way,
        _ => from.into(),
    };
    if from.at != way.to.at && markers::tread(t, tag, &[])? {
        if t.board().field.place(tag).is_none() {
            return Ok(());
        }
        if may_escape(t.world(), t.board(), tag, &way).is_err() {
            way = from.into();
        }
    }
    t.tell(Event::Escaped { tag, way });
    Ok(())
}

/// SM-PRI-5: the way of a man who was left: an ordinary walk, but into no melee and to no prisoner, for he does nothing else in this
/// phase; he is pinned only after it.
pub(crate) fn may_escape(world: &World, board: &Board, tag: Tag, way: &Way) -> Result<(), Why> {
    let from = board.field.place(tag).ok_or(Why::NotOnTheMap)?;
    if way.to == from && way.bends.is_empty() {
        return Ok(());
    }
    if melee::would_meet(world, &board.field, tag, way.to) || touches_a_prisoner(world, board, way.to) {
        return Err(Why::InMelee);
    }
    let inches = board.ability(world, tag, Stat::Walk);
    moving::check_way(world, board, tag, from, inches, &moving::others(world, board, tag, &[]), way)
}

fn touches_a_prisoner(world: &World, board: &Board, place: Place) -> bool {
    let mut prisoners = board.field.bases().filter(|it| it.0.escort().is_some());
    prisoners.any(|it| touch(world.base, place, it.1).is_some())
}

/// Some way of a freed man.
pub(crate) fn some_escape(world: &World, board: &Board, tag: Tag, chance: &mut dyn Chance) -> Way {
    let from = board.field.place(tag).expect("he is on the map");
    let others = moving::others(world, board, tag, &[]);
    let inches = board.ability(world, tag, Stat::Walk);
    let climb = board.ability(world, tag, Stat::Climb);
    let walk = Walk { map: &world.map, base: world.base, from, inches, climb, others: &others, melee: false };
    let mut below = |n: u32| chance.below(n);
    let way = Way::from(walk.sample(&mut below));
    if may_escape(world, board, tag, &way).is_ok() { way } else { from.into() }
}

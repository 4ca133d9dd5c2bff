//! MOV: the MOVE action: walking, turning, and entering and leaving the map.
//!
//! A walk's length and way are measured in `measure::path`. Several moves in a phase are several walks (SM-MOV-2). Only a
//! piece above the ground asks for Climb (SM-MOV-3).

use table::{Chance, Play, Seat, Table};

use crate::{
    content::{Start, Stat, Tag},
    measure::{
        Facing, Other, Place, Point, Walk, Way, facing_to,
        geometry::{INCH, overlap},
    },
    rules::{markers, melee, orders, prisoners},
    state::{Ask, At, Board, Choice, Event, Figure, Sergeants, Space, Why, World},
};

/// Ways on which an escort might step away from prisoners are tried this far apart, in sixteenths.
const DEPARTURE_STEP: i32 = 8;

/// SM-MOV-1: a soldier walks, enters, or, in melee, turns. SM-PRI-2: an escort makes one move a card. SM-PRI-5: as a part of it he may
/// name prisoners whom he leaves behind.
pub(crate) fn walk(t: &mut Table<'_, Sergeants>, seat: Seat, tag: Tag) -> Play {
    let mut left: Vec<Tag> = Vec::new();
    loop {
        let (world, board) = (t.world(), t.board());
        let space = ways(world, board, seat, tag, &left);
        let mut options: Vec<Choice> = vec![Choice::Done];
        options.extend(exits(world, board, tag).into_iter().map(|gate| Choice::Leave { gate }));
        if matches!(space, Some(Space::Walks { .. })) {
            let guarded = board.field.prisoners(tag).filter(|it| !left.contains(it));
            let can_leave = |it: &Tag| departure(world, board, tag, &[&left[..], &[*it]].concat()).is_some();
            options.extend(guarded.filter(can_leave).map(Choice::LetGo));
        }
        return match ask_way(t, seat, tag, &options, space)? {
            Choice::Walk(way) => set_off(t, seat, tag, way, &left),
            Choice::Enter { gate, way } => {
                t.tell(Event::Entered { tag, gate, way });
                orders::entered(t, tag)
            }
            Choice::Leave { gate } => leave(t, tag, gate, &left),
            Choice::LetGo(prisoner) => {
                left.push(prisoner);
                continue;
            }
            _ => Ok(()),
        };
    }
}

/// The ways that a soldier has.
fn ways(world: &World, board: &Board, seat: Seat, tag: Tag, left: &[Tag]) -> Option<Space> {
    match board.field.figure(tag).expect("the soldier is in play").at {
        At::Waiting if open_gates(world, board, seat).is_empty() => None,
        At::Waiting => entries(world, board, tag).next().map(|_| Space::Entries { tag }),
        At::On(_) if melee::is_in_melee(world, &board.field, tag) => Some(Space::Turns { tag }),
        At::On(_) => may_move(board, tag).then(|| Space::Walks { tag, leaves: left.to_vec() }),
        _ => None,
    }
}

/// Whether a soldier has any way at all: on the map, into it, out of it, or in melee to turn.
pub(crate) fn can_go(world: &World, board: &Board, tag: Tag) -> bool {
    let Some(seat) = board.field.figure(tag).map(|it| it.seat) else { return false };
    ways(world, board, seat, tag, &[]).is_some() || !exits(world, board, tag).is_empty()
}

fn ask_way(
    t: &mut Table<'_, Sergeants>,
    seat: Seat,
    tag: Tag,
    options: &[Choice],
    space: Option<Space>,
) -> Play<Choice> {
    let question = table::Question {
        seat,
        ask: Ask::Walk { tag },
        options,
        space,
        asides: |_: &World, _: &Board| Vec::new(),
        timing: table::Timing::Untimed,
    };
    match t.ask(question)? {
        table::Reply::Free(choice) | table::Reply::Listed(choice) => Ok(choice),
        _ => Ok(Choice::Done),
    }
}

/// SM-MRK-2: a soldier who starts to move among mines has his check first. If he can then no longer go as he wanted, he chooses
/// again (SG-61). Turning on the spot does not count as starting to move.
fn set_off(t: &mut Table<'_, Sergeants>, seat: Seat, tag: Tag, way: Way, left: &[Tag]) -> Play {
    let turns = t.board().field.place(tag).is_some_and(|it| it.at == way.to.at && way.bends.is_empty());
    if turns || !markers::tread(t, tag, left)? {
        return walked(t, tag, way, left);
    }
    if t.board().field.place(tag).is_none() {
        return Ok(());
    }
    let guarded = |it: &Tag| t.board().field.figure(*it).is_some_and(|it| it.escort() == Some(tag));
    let left: Vec<Tag> = left.iter().copied().filter(guarded).collect();
    if may_walk(t.world(), t.board(), tag, &way, &left).is_ok() {
        return walked(t, tag, way, &left);
    }
    // If he can no longer step away from them, they stay with him.
    let can_leave = left.is_empty() || departure(t.world(), t.board(), tag, &left).is_some();
    let left = if can_leave { left } else { Vec::new() };
    match ask_way(t, seat, tag, &[Choice::Done], Some(Space::Walks { tag, leaves: left.clone() }))? {
        Choice::Walk(way) => walked(t, tag, way, &left),
        _ => Ok(()),
    }
}

/// SM-SCN-9, SM-MRK-2: a soldier leaves the map, if mines let him come so far.
fn leave(t: &mut Table<'_, Sergeants>, tag: Tag, gate: u8, left: &[Tag]) -> Play {
    if markers::tread(t, tag, left)? && !exits(t.world(), t.board(), tag).contains(&gate) {
        return Ok(());
    }
    leave_behind(t, tag, left);
    let from = t.board().field.place(tag).and_then(|it| t.world().tile_of(it));
    t.tell(Event::Left { tag, gate });
    orders::left(t, tag, gate, from)
}

/// A soldier only turns.
pub(crate) fn turn(t: &mut Table<'_, Sergeants>, seat: Seat, tag: Tag) -> Play {
    let space = t.board().field.place(tag).map(|_| Space::Turns { tag });
    match ask_way(t, seat, tag, &[Choice::Done], space)? {
        Choice::Walk(way) => walked(t, tag, way, &[]),
        _ => Ok(()),
    }
}

/// SM-PRI-5: prisoners whom their escort has stepped away from are free.
fn leave_behind(t: &mut Table<'_, Sergeants>, escort: Tag, left: &[Tag]) {
    let field = &t.board().field;
    let left: Vec<Tag> = field.prisoners(escort).filter(|it| left.contains(it)).collect();
    let place = field.place(escort);
    prisoners::set_free(t, place, &left);
}

/// SM-MOV-4: a soldier who comes into melee and those he meets are spotted. SM-PRI-4: prisoners of an escort he meets are free.
fn walked(t: &mut Table<'_, Sergeants>, tag: Tag, way: Way, left: &[Tag]) -> Play {
    let before = t.board().field.place(tag);
    let led = prisoners::led(t.world(), &t.board().field, tag, way.to, left).unwrap_or_default();
    let (from, moved) =
        (before.and_then(|it| t.world().tile_of(it)), before.map(|it| it.at) != Some(way.to.at));
    t.tell(Event::Walked { tag, way });
    prisoners::follow(t, led);
    leave_behind(t, tag, left);
    meet(t, tag)?;
    if moved {
        prisoners::take_over(t, tag)?;
    }
    orders::walked(t, tag, from)
}

/// SM-MOV-4: contact with a front arc makes a melee, and both are spotted.
pub(crate) fn meet(t: &mut Table<'_, Sergeants>, tag: Tag) -> Play {
    let met = melee::contacts(t.world(), &t.board().field, tag);
    let fighters = met.first().map(|_| tag).into_iter().chain(met.iter().copied());
    for it in fighters {
        if !t.board().field.figure(it).is_some_and(|it| it.spotted) {
            t.tell(Event::Spotted { tag: it, by: Some(tag) });
        }
    }
    prisoners::rescue(t)
}

fn may_move(board: &Board, tag: Tag) -> bool {
    let moved = board.field.playing.as_ref().is_some_and(|it| it.escorted.contains(&tag));
    matches!(board.field.figure(tag).map(|it| it.at), Some(At::On(_)))
        && !(moved && board.field.is_escort(tag))
}

/// Everybody else on the map, as a walker sees them. A friend may be passed, an enemy not; prisoners are no enemies (SM-GEO-13). His own
/// prisoners go along with him, but for those whom he leaves.
pub fn others(world: &World, board: &Board, tag: Tag, left: &[Tag]) -> Vec<Other> {
    let side = world.side(board.field.figure(tag).expect("the soldier is in play").seat);
    let goes_along = |it: &Figure| it.tag == tag || (it.escort() == Some(tag) && !left.contains(&it.tag));
    let all = board.field.bases().filter(|it| !goes_along(it.0));
    let is_enemy = |it: &Figure| it.place().is_some() && world.side(it.seat) != side;
    all.map(|(it, place)| Other { place, enemy: is_enemy(it) }).collect()
}

/// SM-MOV-1, SM-MOV-4: whether a soldier may walk so. A way into melee is straight, and may end across the edge of a tile. SM-PRI-2: an
/// escort needs room for his prisoners, but for those whom he leaves (SM-PRI-5).
pub fn may_walk(world: &World, board: &Board, tag: Tag, way: &Way, left: &[Tag]) -> Result<(), Why> {
    let from = board.field.place(tag).ok_or(Why::NotOnTheMap)?;
    if melee::is_in_melee(world, &board.field, tag) {
        return Err(Why::InMelee);
    }
    let stays = *way == Way::from(from);
    if !(stays && left.is_empty()) {
        let inches = board.ability(world, tag, Stat::Walk);
        check_way(world, board, tag, from, inches, &others(world, board, tag, left), way)?;
    }
    prisoners::check_room(world, &board.field, tag, way.to, left)
}

pub(crate) fn check_way(
    world: &World,
    board: &Board,
    tag: Tag,
    from: Place,
    inches: i32,
    others: &[Other],
    way: &Way,
) -> Result<(), Why> {
    let climb = board.ability(world, tag, Stat::Climb);
    let walk = Walk { map: &world.map, base: world.base, from, inches, climb, others, melee: false };
    let into_melee = melee::would_meet(world, &board.field, tag, way.to);
    if into_melee && !way.bends.is_empty() {
        return Err(Why::NotStraight);
    }
    Walk { melee: into_melee, ..walk }.check(way)?;
    Ok(())
}

/// SM-MOV-5: in melee one may only turn.
pub fn may_turn(world: &World, board: &Board, tag: Tag, way: &Way) -> Result<(), Why> {
    let from = board.field.place(tag).ok_or(Why::NotOnTheMap)?;
    if way.to.at != from.at || !way.bends.is_empty() {
        return Err(Why::InMelee);
    }
    let others = others(world, board, tag, &[]);
    if way.to == from {
        return Ok(());
    }
    let (fights, meets) =
        (melee::is_in_melee(world, &board.field, tag), melee::would_meet(world, &board.field, tag, way.to));
    if fights && !meets {
        return Err(Why::TurnsAway);
    }
    let (map, base) = (&world.map, world.base);
    let walk = Walk { map, base, from, inches: 0, climb: 0, others: &others, melee: meets };
    walk.check(way)?;
    prisoners::check_room(world, &board.field, tag, way.to, &[])
}

/// SM-SCN-4, SM-SCN-7: the areas that a player may enter by: all of the side's where the scenario lets him; else the one that he has used; else those of the side's that his orders name,
/// even if other players use them (SM-SCN-5, SG-75); else those of the side's that no player uses.
pub fn open_gates(world: &World, board: &Board, seat: Seat) -> Vec<u8> {
    let Start::Enter(areas) = &world.side_of(seat).start else { return Vec::new() };
    let nr = |name: &String| world.gates.iter().position(|it| it.name == *name).map(|it| it as u8);
    let all: Vec<u8> = areas.iter().filter_map(nr).collect();
    if world.side_of(seat).several_areas {
        return all;
    }
    if let Some(gate) = board.field.tableau[seat].gate {
        return vec![gate];
    }
    let orders = board.private(seat).orders.iter().map(|it| &world.library.orders[it]);
    let mut named: Vec<u8> = orders.filter_map(|it| it.entry.as_ref().and_then(nr)).collect();
    named.retain(|it| all.contains(it));
    if named.is_empty() {
        all.into_iter()
            .filter(|it| board.field.tableau.values().all(|other| other.gate != Some(*it)))
            .collect()
    } else {
        named
    }
}

/// SM-SCN-4, SM-SCN-7: whether a soldier may enter so: the base starts outside, touching the edge, as from a tile without modifiers.
pub fn may_enter(world: &World, board: &Board, tag: Tag, gate: u8, way: &Way) -> Result<(), Why> {
    let figure = board.field.figure(tag).ok_or(Why::NotOnTheMap)?;
    if figure.at != At::Waiting || !open_gates(world, board, figure.seat).contains(&gate) {
        return Err(Why::NotThisGate);
    }
    let heading = way.bends.first().copied().unwrap_or(way.to.at);
    let from = world.gates[gate as usize].outside(world.base, heading);
    let inches = board.ability(world, tag, Stat::Walk);
    check_way(world, board, tag, from, inches, &others(world, board, tag, &[]), way)
}

/// Places to enter at, straight ahead: enough of them that one is found if there is any to speak of.
pub(crate) fn entries<'a>(world: &'a World, board: &'a Board, tag: Tag) -> impl Iterator<Item = Choice> + 'a {
    let figure = board.field.figure(tag).expect("the soldier is in play");
    let others = others(world, board, tag, &[]);
    let inches = board.ability(world, tag, Stat::Walk);
    let gates = if figure.at == At::Waiting { open_gates(world, board, figure.seat) } else { Vec::new() };
    let places = gates.into_iter().flat_map(|gate| ahead_of(world, gate).map(move |it| (gate, it)));
    places.filter_map(move |(gate, (from, way))| {
        let is_free = check_way(world, board, tag, from, inches, &others, &way).is_ok();
        is_free.then_some(Choice::Enter { gate, way })
    })
}

/// Straight ways of one to three inches into an area, with where each begins.
fn ahead_of(world: &World, gate: u8) -> impl Iterator<Item = (Place, Way)> {
    let it = &world.gates[gate as usize];
    let (edge, base) = (it.to - it.from, world.base);
    (1..8).flat_map(move |i| {
        let heading = Point::new(it.from.x + edge.x * i / 8, it.from.y + edge.y * i / 8);
        let from = it.outside(base, heading);
        let unit = from.facing.unit();
        (1..=3).map(move |inches| {
            let at = from.at + Point::new(unit.x * inches * INCH, unit.y * inches * INCH);
            (it.outside(base, at), Way::from(Place { at, facing: from.facing }))
        })
    })
}

/// Some way into the map.
pub(crate) fn some_entry(world: &World, board: &Board, tag: Tag, chance: &mut dyn Chance) -> Choice {
    let all: Vec<Choice> = entries(world, board, tag).collect();
    let some = all[chance.below(all.len() as u32) as usize].clone();
    let Choice::Enter { gate, way } = &some else { return some };
    let facing = Facing::new(chance.below(64) as u8);
    let turned = Way::from(Place { facing, ..way.to });
    match may_enter(world, board, tag, *gate, &turned) {
        Ok(()) => Choice::Enter { gate: *gate, way: turned },
        Err(_) => some,
    }
}

/// Some walk: to a random place, or now and then straight at an enemy.
pub(crate) fn some_walk(
    world: &World,
    board: &Board,
    tag: Tag,
    left: &[Tag],
    chance: &mut dyn Chance,
) -> Way {
    let from = board.field.place(tag).expect("he is on the map");
    let others = others(world, board, tag, left);
    let inches = board.ability(world, tag, Stat::Walk);
    let enemies: Vec<Place> = others.iter().filter(|it| it.enemy).map(|it| it.place).collect();
    if !enemies.is_empty() && chance.below(4) == 0 {
        let target = enemies[chance.below(enemies.len() as u32) as usize];
        let way = charge(world, board, tag, from, target);
        if let Some(way) = way.filter(|it| may_walk(world, board, tag, it, left).is_ok()) {
            return way;
        }
    }
    let climb = board.ability(world, tag, Stat::Climb);
    let walk = Walk { map: &world.map, base: world.base, from, inches, climb, others: &others, melee: false };
    let mut below = |n: u32| chance.below(n);
    for _ in 0..4 {
        let way = Way::from(walk.sample(&mut below));
        if may_walk(world, board, tag, &way, left).is_ok() {
            return way;
        }
    }
    let away = (!left.is_empty()).then(|| departure(world, board, tag, left));
    away.flatten().unwrap_or_else(|| from.into())
}

/// SM-PRI-5: some straight way on which an escort steps away from those he leaves.
fn departure(world: &World, board: &Board, tag: Tag, left: &[Tag]) -> Option<Way> {
    let from = board.field.place(tag)?;
    let farthest = board.ability(world, tag, Stat::Walk).max(0) * INCH;
    let lengths = (1..=farthest / DEPARTURE_STEP).map(|it| it * DEPARTURE_STEP);
    let ways = lengths.flat_map(|far| {
        Facing::all().map(move |direction| {
            let unit = direction.unit();
            let at = from.at + Point::new(unit.x * far / unit.length, unit.y * far / unit.length);
            Way::from(Place { at, ..from })
        })
    });
    ways.into_iter().find(|it| may_walk(world, board, tag, it, left).is_ok())
}

/// SM-MOV-4: a way straight at a target, up to the touch of bases.
pub fn charge(world: &World, board: &Board, tag: Tag, from: Place, target: Place) -> Option<Way> {
    let way = target.at - from.at;
    let length = (way.squared() as u64).isqrt() as i32;
    let facing = facing_to(from.at, target.at);
    let near_someone = beside_enemies(world, board, tag, from.at, way, length);
    (1..length).rev().filter(near_someone).find_map(|part| {
        let at = from.at + Point::new(way.x * part / length, way.y * part / length);
        let to = Place { at, facing };
        let near = !overlap(world.base, to, target);
        let way = Way::from(to);
        let fits = near
            && melee::would_meet(world, &board.field, tag, to)
            && may_walk(world, board, tag, &way, &[]).is_ok();
        fits.then_some(way)
    })
}

/// Which parts of a straight way can lead into contact at all: those beside an enemy.
fn beside_enemies(
    world: &World,
    board: &Board,
    tag: Tag,
    from: Point,
    way: Point,
    length: i32,
) -> impl Fn(&i32) -> bool {
    let side = world.side(board.field.figure(tag).expect("the soldier is in play").seat);
    let along = |place: Place| ((place.at - from).dot(way) / i64::from(length.max(1))) as i32;
    let beside: Vec<i32> = board.field.enemies(world, side).map(|it| along(it.1)).collect();
    // Points of the way are rounded.
    move |part| beside.iter().any(|it| (it - part).abs() <= melee::NEAR + 2)
}

/// Some facing on the spot.
pub(crate) fn some_turn(world: &World, board: &Board, tag: Tag, chance: &mut dyn Chance) -> Way {
    let from = board.field.place(tag).expect("he is on the map");
    let way = Way::from(Place { facing: Facing::new(chance.below(64) as u8), ..from });
    if may_turn(world, board, tag, &way).is_ok() { way } else { from.into() }
}

/// SM-SCN-9, SM-ORD-5, SM-PRI-2: the areas that a soldier may leave by: the one of a patrol's order, or for an escort any that is not
/// the enemy's. The edge must be within reach, straight.
fn exits(world: &World, board: &Board, tag: Tag) -> Vec<u8> {
    let figure = board.field.figure(tag).expect("the soldier is in play");
    let Some(place) = figure.place() else { return Vec::new() };
    if melee::is_in_melee(world, &board.field, tag) || !may_move(board, tag) {
        return Vec::new();
    }
    let plate = world.tile_of(place).map_or(0, |it| world.map.tile(it).plate.walk as i32);
    let reach = (board.ability(world, tag, Stat::Walk) + plate) * INCH;
    let enemies = world.scenario.sides.iter().filter(|it| it.side != world.side_of(figure.seat).side);
    let theirs = |name: &String| {
        enemies.clone().any(|it| matches!(&it.start, Start::Enter(areas) if areas.contains(name)))
    };
    let escort = board.field.is_escort(tag);
    let fits = |i: &usize| {
        let gate = &world.gates[*i];
        let near = gate.distance(place.at).is_some_and(|it| 0 < reach && it <= reach);
        near && (orders::may_leave(world, board, figure.seat, &gate.name) || (escort && !theirs(&gate.name)))
    };
    (0..world.gates.len()).filter(fits).map(|it| it as u8).collect()
}

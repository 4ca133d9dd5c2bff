//! MOV: the MOVE action: walking, turning, and entering and leaving the map.
//!
//! A walk's length and way are measured in `measure::path`. Several moves in a phase are several walks (SM-MOV-2). All terrain of the base
//! game is on the ground, which every Climb reaches (SM-MOV-3), so nothing is asked of it.

use table::{Chance, Play, Seat, Table};

use crate::{
    content::{Start, Stat, Tag},
    measure::{
        Facing, Other, Place, Point, Walk, Way, facing_to,
        geometry::{INCH, overlap},
    },
    rules::{markers, melee, orders, prisoners},
    state::{Ask, At, Board, Choice, Event, Sergeants, Space, Why, World},
};

/// SM-MOV-1: a soldier walks, enters, or, in melee, turns. SM-PRI-2: an escort makes one move a card.
pub(crate) fn walk(t: &mut Table<'_, Sergeants>, seat: Seat, tag: Tag) -> Play {
    let (world, board) = (t.world(), t.board());
    let figure = board.field.figure(tag).expect("the soldier is in play");
    let space = match figure.at {
        At::Waiting if !open_gates(world, board, seat).is_empty() => Some(Space::Entries { tag }),
        At::On(_) if melee::is_in_melee(world, &board.field, tag) => Some(Space::Turns { tag }),
        At::On(place) if may_move(board, tag) => {
            let stays = may_walk(world, board, tag, &place.into()).is_ok();
            stays.then_some(Space::Walks { tag })
        }
        _ => None,
    };
    let space = space.filter(|it| match it {
        Space::Entries { .. } => !entries(world, board, tag).is_empty(),
        _ => true,
    });
    let mut options: Vec<Choice> = vec![Choice::Done];
    options.extend(exits(world, board, tag).into_iter().map(|gate| Choice::Leave { gate }));
    if may_move(board, tag) {
        options.extend(board.field.prisoners(tag).map(Choice::LetGo));
    }
    match ask_way(t, seat, tag, &options, space)? {
        Choice::Walk(way) => set_off(t, seat, tag, way),
        Choice::Enter { gate, way } => {
            t.tell(Event::Entered { tag, gate, way });
            orders::entered(t, tag)
        }
        Choice::Leave { gate } => leave(t, tag, gate),
        Choice::LetGo(prisoner) => prisoners::let_go(t, tag, prisoner),
        _ => Ok(()),
    }
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
fn set_off(t: &mut Table<'_, Sergeants>, seat: Seat, tag: Tag, way: Way) -> Play {
    let turns = t.board().field.place(tag).is_some_and(|it| it.at == way.to.at && way.bends.is_empty());
    if turns || !markers::tread(t, tag)? {
        return walked(t, tag, way);
    }
    if t.board().field.place(tag).is_none() {
        return Ok(());
    }
    if may_walk(t.world(), t.board(), tag, &way).is_ok() {
        return walked(t, tag, way);
    }
    match ask_way(t, seat, tag, &[Choice::Done], Some(Space::Walks { tag }))? {
        Choice::Walk(way) => walked(t, tag, way),
        _ => Ok(()),
    }
}

/// SM-SCN-9, SM-MRK-2: a soldier leaves the map, if mines let him come so far.
fn leave(t: &mut Table<'_, Sergeants>, tag: Tag, gate: u8) -> Play {
    if markers::tread(t, tag)? && !exits(t.world(), t.board(), tag).contains(&gate) {
        return Ok(());
    }
    t.tell(Event::Left { tag, gate });
    orders::left(t, tag, gate)
}

/// A soldier only turns.
pub(crate) fn turn(t: &mut Table<'_, Sergeants>, seat: Seat, tag: Tag) -> Play {
    let space = t.board().field.place(tag).map(|_| Space::Turns { tag });
    match ask_way(t, seat, tag, &[Choice::Done], space)? {
        Choice::Walk(way) => walked(t, tag, way),
        _ => Ok(()),
    }
}

/// SM-MOV-4: a soldier who comes into melee and those he meets are spotted. SM-PRI-4: prisoners of an escort he meets are free.
fn walked(t: &mut Table<'_, Sergeants>, tag: Tag, way: Way) -> Play {
    let before = t.board().field.place(tag);
    let (from, moved) =
        (before.and_then(|it| t.world().tile_of(it)), before.map(|it| it.at) != Some(way.to.at));
    t.tell(Event::Walked { tag, way });
    meet(t, tag)?;
    if moved {
        prisoners::take_over(t, tag)?;
    }
    orders::walked(t, tag, from)
}

/// SM-MOV-4: contact with a front arc makes a melee, and both are spotted.
pub(crate) fn meet(t: &mut Table<'_, Sergeants>, tag: Tag) -> Play {
    let met = melee::contacts(t.world(), &t.board().field, tag);
    if met.is_empty() {
        return Ok(());
    }
    for &it in met.iter().chain([&tag]) {
        if !t.board().field.figure(it).is_some_and(|it| it.spotted) {
            t.tell(Event::Spotted { tag: it, by: Some(tag) });
        }
    }
    for escort in met.into_iter().chain([tag]) {
        prisoners::rescue(t, escort)?;
    }
    Ok(())
}

fn may_move(board: &Board, tag: Tag) -> bool {
    let moved = board.field.playing.as_ref().is_some_and(|it| it.escorted.contains(&tag));
    matches!(board.field.figure(tag).map(|it| it.at), Some(At::On(_)))
        && !(moved && board.field.is_escort(tag))
}

/// Everybody else on the map, as a walker sees them. A friend may be passed, an enemy not.
pub fn others(world: &World, board: &Board, tag: Tag) -> Vec<Other> {
    let side = world.side(board.field.figure(tag).expect("the soldier is in play").seat);
    let all = board.field.standing().filter(|it| it.0.tag != tag);
    all.map(|(it, place)| Other { place, enemy: world.side(it.seat) != side }).collect()
}

/// SM-MOV-1, SM-MOV-4: whether a soldier may walk so. A way into melee is straight, and may end across the edge of a tile.
pub fn may_walk(world: &World, board: &Board, tag: Tag, way: &Way) -> Result<(), Why> {
    let from = board.field.place(tag).ok_or(Why::NotOnTheMap)?;
    if melee::is_in_melee(world, &board.field, tag) {
        return Err(Why::InMelee);
    }
    let inches = board.ability(world, tag, Stat::Walk);
    check_way(world, board, tag, from, inches, &others(world, board, tag), way)
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
    let walk = Walk { map: &world.map, base: world.base, from, inches, others, melee: false };
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
    let others = others(world, board, tag);
    if way.to == from {
        return Ok(());
    }
    let melee =
        melee::is_in_melee(world, &board.field, tag) || melee::would_meet(world, &board.field, tag, way.to);
    let walk = Walk { map: &world.map, base: world.base, from, inches: 0, others: &others, melee };
    walk.check(way)?;
    Ok(())
}

/// SM-SCN-4, SM-SCN-7: the areas that a player may enter by: the one that he has used; else those of the side's that his orders name,
/// even if other players use them (SM-SCN-5, SG-75); else those of the side's that no player uses.
pub fn open_gates(world: &World, board: &Board, seat: Seat) -> Vec<u8> {
    if let Some(gate) = board.field.tableau[seat].gate {
        return vec![gate];
    }
    let Start::Enter(areas) = &world.side_of(seat).start else { return Vec::new() };
    let nr = |name: &String| world.gates.iter().position(|it| it.name == *name).map(|it| it as u8);
    let all: Vec<u8> = areas.iter().filter_map(nr).collect();
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
    check_way(world, board, tag, from, inches, &others(world, board, tag), way)
}

/// Places to enter at, straight ahead: enough of them that one is found if there is any to speak of.
pub(crate) fn entries(world: &World, board: &Board, tag: Tag) -> Vec<Choice> {
    let seat = board.field.figure(tag).expect("the soldier is in play").seat;
    let mut all = Vec::new();
    for gate in open_gates(world, board, seat) {
        let it = &world.gates[gate as usize];
        for i in 1..8 {
            let heading = Point::new(
                it.from.x + (it.to.x - it.from.x) * i / 8,
                it.from.y + (it.to.y - it.from.y) * i / 8,
            );
            let from = it.outside(world.base, heading);
            for inches in 1..=3 {
                let unit = from.facing.unit();
                let at = from.at + Point::new(unit.x * inches * INCH, unit.y * inches * INCH);
                let way = Way::from(Place { at, facing: from.facing });
                if may_enter(world, board, tag, gate, &way).is_ok() {
                    all.push(Choice::Enter { gate, way });
                }
            }
        }
    }
    all
}

/// Some way into the map.
pub(crate) fn some_entry(world: &World, board: &Board, tag: Tag, chance: &mut dyn Chance) -> Choice {
    let all = entries(world, board, tag);
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
pub(crate) fn some_walk(world: &World, board: &Board, tag: Tag, chance: &mut dyn Chance) -> Way {
    let from = board.field.place(tag).expect("he is on the map");
    let others = others(world, board, tag);
    let inches = board.ability(world, tag, Stat::Walk);
    let enemies: Vec<Place> = others.iter().filter(|it| it.enemy).map(|it| it.place).collect();
    if !enemies.is_empty() && chance.below(4) == 0 {
        let target = enemies[chance.below(enemies.len() as u32) as usize];
        if let Some(way) = charge(world, board, tag, from, target) {
            return way;
        }
    }
    let walk = Walk { map: &world.map, base: world.base, from, inches, others: &others, melee: false };
    let mut below = |n: u32| chance.below(n);
    for _ in 0..4 {
        let way = Way::from(walk.sample(&mut below));
        if may_walk(world, board, tag, &way).is_ok() {
            return way;
        }
    }
    from.into()
}

/// SM-MOV-4: a way straight at a target, up to the touch of bases.
pub fn charge(world: &World, board: &Board, tag: Tag, from: Place, target: Place) -> Option<Way> {
    let way = target.at - from.at;
    let length = (way.squared() as u64).isqrt() as i32;
    let facing = facing_to(from.at, target.at);
    (1..length).rev().find_map(|part| {
        let at = from.at + Point::new(way.x * part / length, way.y * part / length);
        let to = Place { at, facing };
        let near = !overlap(world.base, to, target);
        let way = Way::from(to);
        let fits = near
            && melee::would_meet(world, &board.field, tag, to)
            && may_walk(world, board, tag, &way).is_ok();
        fits.then_some(way)
    })
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

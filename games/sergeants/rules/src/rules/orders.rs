//! ORD: orders: when they are met, and what they score.

use table::{Play, Seat, Table};

use crate::{
    content::{Goal, Order, OrderNr, Start, Tag},
    measure::TileIx,
    rules::{gear, victory, weapons},
    state::{At, Board, Event, Field, Figure, Sergeants, World},
};

/// SM-ORD-11: an order met is announced and scored, once.
fn meet(t: &mut Table<'_, Sergeants>, seat: Seat, order: OrderNr) {
    let vp = t.world().library.orders[&order].vp as i16;
    t.tell(Event::OrderMet { seat, order, vp, over: None });
}

/// The orders of a player that are not met yet.
fn open_orders<'w>(world: &'w World, board: &Board, seat: Seat) -> Vec<&'w Order> {
    let met = &board.field.tableau[seat].met;
    let open = board.private(seat).orders.iter().filter(|it| !met.contains(it));
    open.map(|it| &world.library.orders[it]).collect()
}

/// SM-GEO-13: free men of a player whose base centre is in a tile.
fn men_in(world: &World, field: &Field, tile: TileIx, fits: impl Fn(Seat) -> bool) -> usize {
    field.standing().filter(|it| world.tile_of(it.1) == Some(tile) && fits(it.0.seat)).count()
}

fn landmark(world: &World, name: &str) -> Option<TileIx> {
    world.landmarks.iter().find(|it| it.0 == name).map(|it| it.1)
}

/// SM-ORD-5: a patrol's soldiers may leave by the area of the order.
pub(crate) fn may_leave(world: &World, board: &Board, seat: Seat, area: &str) -> bool {
    open_orders(world, board, seat).iter().any(|it| {
        matches!(&it.goal, Goal::Patrol { leave } if leave == area) && entered_right(world, board, seat, it)
    })
}

/// SM-ORD-5, SM-ORD-10: whether a player has entered by the area that an order names.
fn entered_right(world: &World, board: &Board, seat: Seat, order: &Order) -> bool {
    let used = board.field.tableau[seat].gate.map(|it| world.gates[it as usize].name.as_str());
    // An area that is none of the side's, as for a side that starts on the map, asks for nothing: the scenario is right (SM-SCN-5).
    let of_side =
        |it: &&String| matches!(&world.side_of(seat).start, Start::Enter(areas) if areas.contains(it));
    order.entry.as_ref().filter(of_side).is_none_or(|it| used == Some(it))
}

/// SM-SCN-7: a soldier has entered.
pub(crate) fn entered(t: &mut Table<'_, Sergeants>, tag: Tag) -> Play {
    crate::rules::moving::meet(t, tag)?;
    crate::rules::prisoners::take_over(t, tag)?;
    walked(t, tag, None)
}

/// SM-ORD-2: a search: a soldier who has entered the landmark from outside moves into cover there. SM-ORD-7: the last own soldier may have left.
pub(crate) fn walked(t: &mut Table<'_, Sergeants>, tag: Tag, from: Option<TileIx>) -> Play {
    let world = t.world();
    let figure = t.board().field.figure(tag).expect("the soldier is in play").clone();
    let tile = figure.place().and_then(|it| world.tile_of(it));
    if let Some(place) = figure.place()
        && gear::cover_at(world, &t.board().field, place).is_some()
        && t.board().field.arrived.iter().any(|it| it.0 == tag && Some(it.1) == tile)
    {
        for order in open_orders(world, t.board(), figure.seat) {
            if let Goal::Search(name) = &order.goal
                && landmark(world, name).is_some_and(|it| Some(it) == tile)
            {
                meet(t, figure.seat, order.number);
            }
        }
    }
    match from {
        Some(from) => demolition(t, figure.seat, from),
        None => Ok(()),
    }
}

/// SM-ORD-5: a patrol: a soldier has left by the area of the order. SM-ORD-7: who leaves the map leaves the landmark, too.
pub(crate) fn left(t: &mut Table<'_, Sergeants>, tag: Tag, gate: u8, from: Option<TileIx>) -> Play {
    let world = t.world();
    let seat = t.board().field.figure(tag).expect("the soldier is in play").seat;
    let area = &world.gates[gate as usize].name;
    for order in open_orders(world, t.board(), seat) {
        if matches!(&order.goal, Goal::Patrol { leave } if leave == area)
            && entered_right(world, t.board(), seat, order)
        {
            meet(t, seat, order.number);
        }
    }
    match from {
        Some(from) => demolition(t, seat, from),
        None => Ok(()),
    }
}

/// SM-ORD-7: the landmark was held for so many turns running with the carrier of explosives, and the last own soldier leaves: it
/// blows up; others there get blast checks.
fn demolition(t: &mut Table<'_, Sergeants>, seat: Seat, from: TileIx) -> Play {
    let world = t.world();
    for order in open_orders(world, t.board(), seat) {
        let Goal::Demolition { landmark: name, turns, checks, .. } = &order.goal else { continue };
        let private = t.board().private(seat);
        let i = private.orders.iter().position(|it| *it == order.number);
        let charged = i.and_then(|it| private.charged.get(it)).copied().unwrap_or(0);
        let left = men_in(world, &t.board().field, from, |it| it == seat) == 0;
        if landmark(world, name) == Some(from) && left && *turns <= charged {
            meet(t, seat, order.number);
            weapons::strike(t, seat, from, *checks)?;
        }
    }
    Ok(())
}

/// SM-ORD-7: a whole turn more in which a landmark was held with what the order asks for, or none: from the beginning of phase 1 to
/// the end of phase 3 its carrier was free in it, and no enemy was.
fn charge(t: &mut Table<'_, Sergeants>, seat: Seat) {
    let (world, board) = (t.world(), t.board());
    let (private, field) = (board.private(seat), &board.field);
    let held = |(i, nr): (usize, &OrderNr)| {
        let Goal::Demolition { landmark: name, with, .. } = &world.library.orders[nr].goal else { return 0 };
        let Some(nth) = world.landmarks.iter().position(|it| it.0 == *name) else { return 0 };
        let stayed = |tag: Tag| field.stayed.get(nth).is_some_and(|it| it.contains(&tag));
        let carried = private.soldiers.iter().any(|it| it.carries.contains(with) && stayed(it.tag));
        let before = private.charged.get(i).copied().unwrap_or(0);
        if carried { before.saturating_add(1) } else { 0 }
    };
    let turns = private.orders.iter().enumerate().map(held).collect();
    t.tell(Event::Charged { seat, turns: Some(turns) });
}

/// SM-ORD-4, SM-ORD-9, SM-ORD-10, SM-ORD-12: judged after each action: recon and skirmish.
pub(crate) fn after_action(t: &mut Table<'_, Sergeants>) -> Play {
    let world = t.world();
    grounds(t);
    for seat in world.all_seats() {
        for order in open_orders(world, t.board(), seat) {
            if is_reconnoitred(world, t.board(), seat, order) {
                meet(t, seat, order.number);
            }
            for over in beaten(world, t.board(), seat, order) {
                t.tell(Event::OrderMet { seat, order: order.number, vp: order.vp as i16, over: Some(over) });
            }
        }
    }
    Ok(())
}

/// Whether an order would be met after an action as things stand: a player who had it would have shown it.
pub(crate) fn is_ripe(world: &World, board: &Board, seat: Seat, order: OrderNr) -> bool {
    let order = &world.library.orders[&order];
    is_reconnoitred(world, board, seat, order) || !beaten(world, board, seat, order).is_empty()
}

/// SM-ORD-10: this many soldiers alive in the landmark at the same time, entered by the given area.
fn is_reconnoitred(world: &World, board: &Board, seat: Seat, order: &Order) -> bool {
    let Goal::Recon { landmark: name, soldiers } = &order.goal else { return false };
    let men = landmark(world, name).map_or(0, |it| men_in(world, &board.field, it, |who| who == seat));
    *soldiers as usize <= men && entered_right(world, board, seat, order)
}

/// SM-ORD-9, SM-ORD-12: the opponents with more than half of their force killed by the player or his side, as far as not scored. Friendly
/// fire counts where it scores for the enemy, which is in a side of one player; what events kill does not (SG-28).
pub fn beaten(world: &World, board: &Board, seat: Seat, order: &Order) -> Vec<Seat> {
    if order.goal != Goal::Skirmish {
        return Vec::new();
    }
    let theirs = 1 - world.side(seat);
    let alone = world.seats_of(theirs).count() == 1;
    let counts = |killer: Seat| world.side(killer) != theirs || alone;
    let is_beaten = |over: &Seat| {
        let force = board.field.figures.iter().filter(|it| it.seat == *over);
        let dead = force.clone().filter(|it| it.at == At::Dead && it.killer.is_some_and(counts)).count();
        !board.field.tableau[seat].beaten.contains(over) && force.count() < 2 * dead
    };
    world.seats_of(theirs).filter(is_beaten).collect()
}

/// SM-GEO-13: the free men on the map, each with the tile that he is in.
type Stood<'a> = Vec<(&'a Figure, Option<TileIx>)>;

fn stood<'a>(world: &World, field: &'a Field) -> Stood<'a> {
    field.standing().map(|(it, place)| (it, world.tile_of(place))).collect()
}

/// SM-ORD-3: the players who have soldiers in a landmark without enemies; allies do not spoil it for each other.
fn alone_in(world: &World, stood: &Stood<'_>, tile: TileIx) -> Vec<Seat> {
    let mut seats: Vec<Seat> = stood.iter().filter(|it| it.1 == Some(tile)).map(|it| it.0.seat).collect();
    seats.sort();
    seats.dedup();
    if seats.iter().any(|it| world.side(*it) != world.side(seats[0])) { Vec::new() } else { seats }
}

/// SM-ORD-7: the soldiers in a landmark of those who are alone there.
fn holders_in(stood: &Stood<'_>, tile: TileIx, alone: &[Seat]) -> Vec<Tag> {
    let here = stood.iter().filter(|it| it.1 == Some(tile) && alone.contains(&it.0.seat));
    here.map(|it| it.0.tag).collect()
}

/// SM-ORD-8: whether there is an enemy of a player in a landmark.
fn has_enemy(world: &World, stood: &Stood<'_>, tile: TileIx, seat: Seat) -> bool {
    stood.iter().any(|it| it.1 == Some(tile) && world.side(it.0.seat) != world.side(seat))
}

/// SM-ORD-3, SM-ORD-7, SM-ORD-8: a player who is no longer alone loses the claim, as does a soldier who has left; a landmark with an
/// enemy is no longer captured.
fn grounds(t: &mut Table<'_, Sergeants>) {
    let world = t.world();
    let field = &t.board().field;
    let (mut alone, mut stayed, mut captured) =
        (field.alone.clone(), field.stayed.clone(), field.captured.clone());
    // Matches stored earlier have no list: nobody has stayed so far in the turn in which they go on.
    stayed.resize(world.landmarks.len(), Vec::new());
    let stood = stood(world, field);
    for (i, (_, tile)) in world.landmarks.iter().enumerate() {
        let now = alone_in(world, &stood, *tile);
        let holders = holders_in(&stood, *tile, &now);
        alone[i].retain(|it| now.contains(it));
        stayed[i].retain(|it| holders.contains(it));
        captured[i].retain(|it| !has_enemy(world, &stood, *tile, *it));
    }
    tell_grounds(t, alone, stayed, captured);
}

fn tell_grounds(
    t: &mut Table<'_, Sergeants>,
    alone: Vec<Vec<Seat>>,
    stayed: Vec<Vec<Tag>>,
    captured: Vec<Vec<Seat>>,
) {
    let field = &t.board().field;
    if (&alone, &stayed, &captured) != (&field.alone, &field.stayed, &field.captured) {
        t.tell(Event::Grounds { alone, stayed, captured });
    }
}

/// SM-ORD-3, SM-ORD-7: at the beginning of phase 1, after the events, it is seen who is alone where.
pub(crate) fn begin_phase_1(t: &mut Table<'_, Sergeants>) {
    let (world, field) = (t.world(), &t.board().field);
    let stood = stood(world, field);
    let alone: Vec<Vec<Seat>> = world.landmarks.iter().map(|it| alone_in(world, &stood, it.1)).collect();
    let landmarks = world.landmarks.iter().zip(&alone);
    let stayed = landmarks.map(|(it, alone)| holders_in(&stood, it.1, alone)).collect();
    // SM-ORD-8: an enemy may have come there by an event.
    let kept = |(it, seats): (&(String, TileIx), &Vec<Seat>)| {
        seats.iter().copied().filter(|seat| !has_enemy(world, &stood, it.1, *seat)).collect()
    };
    let captured = world.landmarks.iter().zip(&field.captured).map(kept).collect();
    tell_grounds(t, alone, stayed, captured);
}

pub(crate) fn end_phase(t: &mut Table<'_, Sergeants>) {
    grounds(t);
}

/// SM-ORD-3, SM-ORD-8, SM-ORD-12: at a turn's end: captures, and more than half of the landmarks.
pub(crate) fn end_turn(t: &mut Table<'_, Sergeants>) {
    let world = t.world();
    grounds(t);
    let field = &t.board().field;
    let (alone, stayed, mut captured) = (field.alone.clone(), field.stayed.clone(), field.captured.clone());
    for (alone, captured) in alone.iter().zip(&mut captured) {
        captured.extend(alone);
        captured.sort();
        captured.dedup();
    }
    tell_grounds(t, alone, stayed, captured);
    for seat in world.all_seats() {
        charge(t, seat);
    }
    for seat in world.all_seats() {
        for order in open_orders(world, t.board(), seat) {
            let field = &t.board().field;
            let is_met = match &order.goal {
                Goal::Capture(name) => {
                    let i = world.landmarks.iter().position(|it| it.0 == *name);
                    i.is_some_and(|i| field.alone[i].contains(&seat))
                }
                Goal::Attack => {
                    let n = field.captured.iter().filter(|it| it.contains(&seat)).count();
                    world.landmarks.len() < 2 * n
                }
                _ => false,
            };
            if is_met {
                meet(t, seat, order.number);
            }
        }
    }
}

/// SM-ORD-6: on the given turn, at its start, if the radio operator is alive: artillery falls.
pub(crate) fn registered_fire(t: &mut Table<'_, Sergeants>) -> Play {
    let world = t.world();
    for seat in world.all_seats() {
        for order in open_orders(world, t.board(), seat) {
            let Goal::RegisteredFire { with, turn, at, checks } = &order.goal else { continue };
            let field = &t.board().field;
            let mut soldiers = t.board().private(seat).soldiers.iter();
            let operator = soldiers
                .any(|it| it.carries.contains(with) && field.figure(it.tag).is_some_and(|it| it.is_free()));
            if field.turn != *turn || !operator {
                continue;
            }
            meet(t, seat, order.number);
            if let Some(tile) = world.tile_named(at) {
                weapons::round(t, seat, tile, *checks)?;
            }
        }
    }
    Ok(())
}

/// SM-ORD-1, SM-ORD-4, SM-ORD-12: at the end of the last turn: hold, and general attack.
pub(crate) fn at_the_end(t: &mut Table<'_, Sergeants>) {
    let world = t.world();
    for seat in world.all_seats() {
        for order in open_orders(world, t.board(), seat) {
            let field = &t.board().field;
            match &order.goal {
                Goal::Hold(name) => {
                    let Some(tile) = landmark(world, name) else { continue };
                    let own = men_in(world, field, tile, |it| it == seat);
                    let enemies = men_in(world, field, tile, |it| world.side(it) != world.side(seat));
                    if 0 < own && enemies == 0 {
                        meet(t, seat, order.number);
                    }
                }
                Goal::GeneralAttack => {
                    let vp = victory::beaten_by(world, t.board(), seat) as i16 * order.vp as i16;
                    if 0 < vp {
                        t.tell(Event::OrderMet { seat, order: order.number, vp, over: None });
                    }
                }
                _ => (),
            }
        }
    }
}

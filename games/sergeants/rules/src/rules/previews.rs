//! What a player may measure at any time: the same numbers that the rules use, from what he may know.

use table::{Chance, Rules, Seat};

use crate::{
    content::{Stat, Tag},
    measure::{Place, Point, Span, TileIx, Walk, Walked, geometry::INCH},
    rules::{
        gear,
        melee::contacts_at,
        moving::{entries, may_enter, open_gates, others},
        setting_up,
        shooting::throwable,
        weapons::{blast, in_reach},
    },
    state::{Board, Choice, Gate, Sergeants, Space, View, World},
};

/// How far apart the points are at which an entry is tried, in sixteenths.
const STEP: i32 = 4;

/// The places that can be reached by straight ways, with any facing at the end, for a client to draw.
pub fn reach(world: &World, board: &Board, space: &Space) -> Vec<Span> {
    match space {
        Space::Walks { tag, leaves } => reach_on_foot(world, board, *tag, leaves),
        Space::Escapes { tag } => reach_on_foot(world, board, *tag, &[]),
        Space::Entries { tag } => reach_from_outside(world, board, *tag),
        _ => Vec::new(),
    }
}

fn reach_on_foot(world: &World, board: &Board, tag: Tag, left: &[Tag]) -> Vec<Span> {
    let Some(from) = board.field.place(tag) else { return Vec::new() };
    let (others, inches) = (others(world, board, tag, left), board.ability(world, tag, Stat::Walk));
    let climb = board.ability(world, tag, Stat::Climb);
    Walk { map: &world.map, base: world.base, from, inches, climb, others: &others, melee: false }.outline()
}

/// SM-SCN-7: before each area that is open, the points to which some facing leads.
fn reach_from_outside(world: &World, board: &Board, tag: Tag) -> Vec<Span> {
    let Some(seat) = board.field.figure(tag).map(|it| it.seat) else { return Vec::new() };
    let depth = board.ability(world, tag, Stat::Walk).max(0) * INCH;
    let mut spans: Vec<Span> = Vec::new();
    for gate in open_gates(world, board, seat) {
        let Gate { from, to, .. } = &world.gates[gate as usize];
        let (left, right) = (from.x.min(to.x) - depth, from.x.max(to.x) + depth);
        let (top, bottom) = (from.y.min(to.y) - depth, from.y.max(to.y) + depth);
        for y in (top..=bottom).step_by(STEP as usize) {
            for x in (left..=right).step_by(STEP as usize) {
                if !can_enter_at(world, board, tag, gate, Point::new(x, y)) {
                    continue;
                }
                match spans.last_mut() {
                    Some(span) if span.y == y && span.to == x - STEP => span.to = x,
                    _ => spans.push(Span { y, from: x, to: x }),
                }
            }
        }
    }
    spans
}

fn can_enter_at(world: &World, board: &Board, tag: Tag, gate: u8, at: Point) -> bool {
    let inwards = world.gates[gate as usize].outside(world.base, at).facing;
    let mut facings = [0, 8, -8, 16, -16, 32].into_iter().map(|it| inwards.turned(it));
    facings.any(|facing| may_enter(world, board, tag, gate, &Place { at, facing }.into()).is_ok())
}

/// SM-SHT-5, SM-SHT-7: the enemies at whom a template of the space can be thrown or fired.
pub fn marks(world: &World, board: &Board, space: &Space) -> Vec<Tag> {
    let reached = match space {
        Space::Templates { tag } if board.secret(*tag).grenades == 0 => Vec::new(),
        Space::Templates { tag } => throwable(world, board, *tag),
        Space::Shells { tag, what } => {
            let reach = blast(world, what).filter(|_| 0 < gear::left(world, board, *tag, what));
            reach.map(|it| in_reach(world, board, *tag, it)).unwrap_or_default()
        }
        Space::Forces { .. }
        | Space::Deployments { .. }
        | Space::Placements { .. }
        | Space::Walks { .. }
        | Space::Entries { .. }
        | Space::Turns { .. }
        | Space::Escapes { .. } => Vec::new(),
    };
    reached.into_iter().map(|it| it.0).collect()
}

/// SM-ORD-6: everybody on a tile, prisoners too.
pub fn on_tile(world: &World, board: &Board, tile: TileIx) -> Vec<Tag> {
    let is_there = |tag: Tag| board.field.struck_at(tag).is_some_and(|it| world.tile_of(it) == Some(tile));
    board.field.figures.iter().map(|it| it.tag).filter(|it| is_there(*it)).collect()
}

/// A random member of a space, for the player it belongs to, from what he may know; nothing if it is empty or another's.
pub fn some(world: &World, view: &View, space: &Space, chance: &mut dyn Chance) -> Option<Choice> {
    let board = &view.supposed(world);
    let own = |seat: Seat| view.seats.get(seat.0 as usize).is_some_and(|it| it.own.is_some());
    let mine = |tag: Tag| board.field.figure(tag).is_some_and(|it| own(it.seat));
    let is_there = |tag: Tag| mine(tag) && board.field.place(tag).is_some();
    let is_open = match space {
        // The space comes from outside, and may have left no room.
        Space::Deployments { seat, taken } => {
            let possible = own(*seat) && taken.iter().all(|it| it.at.is_possible());
            let places = possible.then(|| setting_up::some_places(world, board, *seat, taken, chance));
            let faced = |it| Choice::Deploy(setting_up::facing_the_enemy(world, *seat, taken, it));
            return places.flatten().map(faced);
        }
        Space::Forces { seat } => own(*seat) && view.field.turn == 0,
        Space::Placements { seat, .. } => own(*seat) && view.field.story.len() == 3,
        Space::Walks { tag, .. } | Space::Turns { tag } | Space::Escapes { tag } => is_there(*tag),
        Space::Entries { tag } => mine(*tag) && entries(world, board, *tag).next().is_some(),
        Space::Templates { tag } => is_there(*tag) && !throwable(world, board, *tag).is_empty(),
        Space::Shells { tag, what } => {
            let reach = blast(world, what).filter(|_| is_there(*tag));
            reach.is_some_and(|it| !in_reach(world, board, *tag, it).is_empty())
        }
    };
    is_open.then(|| Sergeants::sample(world, board, space, chance))
}

/// SM-MOV-1: how long a way is and could be, in sixteenths, if it can be gone.
pub fn length(world: &World, board: &Board, space: &Space, choice: &Choice) -> Option<Walked> {
    let (tag, from, inches, way) = match (space, choice) {
        (Space::Walks { tag, .. } | Space::Escapes { tag }, Choice::Walk(way)) => {
            (*tag, board.field.place(*tag)?, board.ability(world, *tag, Stat::Walk), way)
        }
        (Space::Entries { tag }, Choice::Enter { gate, way }) => {
            let heading = way.bends.first().copied().unwrap_or(way.to.at);
            let from = world.gates.get(*gate as usize)?.outside(world.base, heading);
            (*tag, from, board.ability(world, *tag, Stat::Walk), way)
        }
        _ => return None,
    };
    let left: &[Tag] = if let Space::Walks { leaves, .. } = space { leaves } else { &[] };
    let others = others(world, board, tag, left);
    let climb = board.ability(world, tag, Stat::Climb);
    Walk { map: &world.map, base: world.base, from, inches, climb, others: &others, melee: true }
        .check(way)
        .ok()
}

/// SM-MOV-4: the enemies with whom a soldier would be in melee at a place.
pub fn would_meet(world: &World, board: &Board, tag: Tag, place: Place) -> Vec<Tag> {
    contacts_at(world, &board.field, tag, place)
}

/// SM-SHT-5, SM-GEO-8: everybody whom a template touches, friends, prisoners and hidden men too.
pub fn under(world: &World, board: &Board, centre: Point) -> Vec<Tag> {
    let touched =
        |tag: Tag| board.field.struck_at(tag).is_some_and(|it| world.base.is_under(it, centre, world.radius));
    board.field.figures.iter().map(|it| it.tag).filter(|it| touched(*it)).collect()
}

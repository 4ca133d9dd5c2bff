//! LOK: the LOOK action: drawing cards, and spotting hidden enemies.

use table::{Play, Seat, Table};

use crate::{
    content::{Act, Action, Stat, Tag},
    rules::{acting, gear},
    state::{Ask, Board, Choice, Event, Procedure, Sergeants, World},
};

/// SM-LOK-1: as many cards as the soldier's Draw.
pub(crate) fn draw(t: &mut Table<'_, Sergeants>, seat: Seat, tag: Tag) {
    if acting::is_at_liberty(t.world(), t.board(), tag) {
        let n = acting::draws(t.board(), t.world(), tag);
        t.then(Procedure::Draw { seat, n });
    }
}

/// SM-LOK-2, SM-LOK-3: a soldier spots the nearest hidden enemy; the target is marked for all enemies.
pub(crate) fn spot(t: &mut Table<'_, Sergeants>, seat: Seat, tag: Tag, must: bool) -> Play {
    let targets = spottable(t.world(), t.board(), tag);
    let uses = if must { Vec::new() } else { gear::usable(t.world(), t.board(), tag, &Act::Spot) };
    let done = (!must || targets.is_empty()).then_some(Choice::Done);
    let options: Vec<Choice> = targets.into_iter().map(Choice::Soldier).chain(uses).chain(done).collect();
    match t.choose(seat, Ask::Spot { tag }, options)? {
        Choice::Soldier(target) => t.tell(Event::Spotted { tag: target, by: Some(tag) }),
        Choice::Use(what) => gear::use_it(t, seat, tag, &what)?,
        _ => (),
    }
    Ok(())
}

/// SM-LOK-2: whom a soldier may spot: of the hidden enemies that he can, the nearest in squares; of those, whose tile has the LOOK
/// number lowest in size. Any soldier in the same tile as such a man may be chosen too. Escorts and men in melee cannot
/// spot.
pub fn spottable(world: &World, board: &Board, tag: Tag) -> Vec<Tag> {
    let Some(from) = board.field.place(tag) else { return Vec::new() };
    if !acting::is_at_liberty(world, board, tag) || board.field.is_escort(tag) {
        return Vec::new();
    }
    let side = world.side(board.field.figure(tag).expect("the soldier is in play").seat);
    let spot = board.ability(world, tag, Stat::Spot);
    let hidden = board.field.enemies(world, side).filter(|it| !it.0.spotted);
    let seen: Vec<_> = hidden
        .filter_map(|(figure, place)| {
            let line = board.sight(world, tag, Action::Look, from.at, place.at);
            let tile = world.tile_of(place)?;
            let number = world.map.tile(tile).plate.look.unsigned_abs();
            line.is_spotted_by(spot).then_some((line.squares, number, tile, figure.tag))
        })
        .collect();
    let Some(nearest) = seen.iter().map(|it| (it.0, it.1)).min() else { return Vec::new() };
    let tiles: Vec<_> = seen.iter().filter(|it| (it.0, it.1) == nearest).map(|it| it.2).collect();
    seen.into_iter().filter(|it| tiles.contains(&it.2)).map(|it| it.3).collect()
}

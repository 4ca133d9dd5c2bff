//! What the Automa buys, and where it puts it (AA-AUT-10, AA-AUT-11).

use table::{Play, Table};

use crate::{
    Aces, Event, Faction, Hex, Kind, Step, UnitId, World, asides,
    automa::{
        draw_lot,
        ground::{best, distance, ways_to},
        targets::reaches,
    },
    board::{Field, Unit},
    choices::Lot,
    money::{LIMIT, Spend, empty_factories, may_spend},
    turn,
};

/// AA-AUT-10: the Automa buys while it can, and saves when what it wants costs more than it has. It does not repair.
pub(crate) fn money(t: &mut Table<'_, Aces>) -> Play {
    let faction = asides::active(t);
    let empty: Vec<Hex> = empty_factories(t.world(), &t.board().field, faction).collect();
    let Some(kind) = wish(t, faction, &empty)? else { return turn::end_turn(t) };
    let factories = placings(t.world(), &t.board().field, faction, kind, &empty);
    let hex = draw_lot(t, faction, Lot::Factory { kind }, &factories)?;
    let unit = t.board().field.next_id(faction, kind).expect("there is room for another");
    let coins = t.world().figures(faction, kind).cost as u16;
    t.tell(Event::Bought { unit, hex, coins });
    t.then(Step::Money);
    Ok(())
}

/// AA-AUT-10, AA-AUT-33: with fewer than two infantry, special infantry; else a tank; with four of them, artillery; then a
/// random type among what it can afford. Nothing if it saves.
fn wish(t: &mut Table<'_, Aces>, faction: Faction, empty: &[Hex]) -> Play<Option<Kind>> {
    let Some(&factory) = empty.first() else { return Ok(None) };
    let (world, field) = (t.world(), &t.board().field);
    let can_buy = |kind: Kind| may_spend(world, field, faction, Spend::Buy(kind, factory)).is_ok();
    let is_full = |kind: Kind| world.options.limit_of_four && LIMIT <= field.n_of_type(faction, kind);
    let n_infantry = field.units.of(faction).filter(|it| it.kind().is_infantry()).count();
    let wanted = match n_infantry {
        0 | 1 => Kind::Special,
        _ if !is_full(Kind::Tank) => Kind::Tank,
        _ if !is_full(Kind::Artillery) => Kind::Artillery,
        _ => {
            let any: Vec<Kind> = Kind::ALL.into_iter().filter(|it| can_buy(*it)).collect();
            return match any.is_empty() {
                true => Ok(None),
                false => draw_lot(t, faction, Lot::Purchase, &any).map(Some),
            };
        }
    };
    Ok(can_buy(wanted).then_some(wanted))
}

/// AA-AUT-11, AA-AUT-22, AA-AUT-33: a factory that an enemy infantry can reach on its next turn, rather one without an enemy
/// infantry next to it already; else any. Of several, the one with the nearest enemy, then the second nearest, and on.
fn placings(world: &World, field: &Field, faction: Faction, kind: Kind, empty: &[Hex]) -> Vec<Hex> {
    let enemies = || field.units.of_side(faction.side().enemy());
    let threatened = |hex: Hex| enemies().any(|it| reaches(world, field, it, &|wanted| wanted == hex));
    let beset = |hex: Hex| {
        let around = hex.neighbours().into_iter().filter_map(|it| field.units.at(it));
        around.into_iter().any(|it| it.side() != faction.side() && it.kind().is_infantry())
    };
    let urgent = best(empty, |it| (!threatened(it), threatened(it) && beset(it)));
    if urgent.len() < 2 {
        return urgent;
    }
    // As the bought unit would measure it, standing there.
    let goals: Vec<Hex> = enemies().map(|it| it.hex).collect();
    let fields: Vec<_> = goals
        .iter()
        .map(|goal| {
            let bought = Unit::new(UnitId::new(faction, kind, 1), *goal);
            (*goal, ways_to(world, field, &bought, [*goal].into_iter()))
        })
        .collect();
    best(&urgent, |factory| {
        let mut distances: Vec<_> =
            fields.iter().map(|(goal, ways)| distance(ways, factory, &[*goal])).collect();
        distances.sort_unstable();
        distances
    })
}

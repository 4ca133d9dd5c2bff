//! What the Automa buys, and where it puts it (AA-AUT-10, AA-AUT-11).

use arrayvec::ArrayVec;
use serde::Serialize;
use smallvec::SmallVec;
use table::{Play, Table};

use crate::{
    Aces, Event, Faction, Hex, Kind, Step, UnitId, World, asides,
    automa::{
        draw_lot,
        ground::{Distances, Ground, Hexes, keep_best},
        targets::could_take,
    },
    board::{Field, Unit},
    choices::Lot,
    hexset::HexSet,
    money::{LIMIT, Spend, empty_factories, may_spend},
    turn,
};

/// AA-AUT-10: the Automa buys while it can, and saves when what it wants costs more than it has. It does not repair.
pub(crate) fn money(t: &mut Table<'_, Aces>) -> Play {
    let faction = asides::active(t);
    let empty: Hexes = empty_factories(t.world(), &t.board().field, faction).collect();
    let (world, field) = (t.world(), &t.board().field);
    let kinds = affordable(world, field, faction, wish(world, field, faction, &empty), &empty);
    if kinds.is_empty() {
        return turn::end_turn(t);
    }
    let kind = draw_lot(t, faction, Lot::Purchase, &kinds)?;
    let factories = placings(t.world(), &t.board().field, faction, kind, &empty, &mut |_| ());
    let hex = draw_lot(t, faction, Lot::Factory { kind }, &factories)?;
    let unit = t.board().field.next_id(faction, kind).expect("there is room for another");
    let coins = t.world().figures(faction, kind).cost as u16;
    t.tell(Event::Bought { unit, hex, coins });
    t.then(Step::Money);
    Ok(())
}

/// AA-AUT-10: what the Automa wants to buy.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Wish {
    /// Special infantry, having fewer than two infantry.
    FewInfantry,
    /// A tank.
    Tank,
    /// Artillery, having four tanks.
    FourTanks,
    /// Any type at random that it can afford, having four artillery too.
    FourArtillery,
    /// Nothing: no own factory is empty.
    NoEmptyFactory,
}

/// AA-AUT-11: why a bought unit goes where it goes.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Placing {
    /// An enemy infantry can reach these factories on its next turn, and not the others.
    Threatened,
    /// These have the nearest enemy, then the second nearest, and on.
    NearestEnemy,
}

/// AA-AUT-10, AA-AUT-11: what the Automa would buy next, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Purchase {
    /// What it wants.
    pub wish: Wish,
    /// The coins that it has.
    pub coins: u16,
    /// What it buys: one of these at random if there are several; none if it saves.
    pub purchases: Vec<Placed>,
}

/// A unit type, and where one of it would be put.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Placed {
    /// The type.
    pub kind: Kind,
    /// The factories: one of these at random if there are several.
    pub factories: Vec<Hex>,
    /// The reasons that told factories apart, in their order.
    pub because: Vec<Placing>,
}

/// AA-AUT-10, AA-AUT-11: what a faction would buy next as the Automa does, and where, with the reasons.
pub fn purchase(world: &World, field: &Field, faction: Faction) -> Purchase {
    let empty: Hexes = empty_factories(world, field, faction).collect();
    let wish = wish(world, field, faction, &empty);
    let placed = |kind: Kind| {
        let mut because = Vec::new();
        let factories = placings(world, field, faction, kind, &empty, &mut |it| because.push(it)).to_vec();
        Placed { kind, factories, because }
    };
    let purchases = affordable(world, field, faction, wish, &empty).into_iter().map(placed).collect();
    Purchase { wish, coins: field.coins_for(world, faction), purchases }
}

/// AA-AUT-10: with fewer than two infantry, special infantry; else a tank; with four of them, artillery; then a random type.
fn wish(world: &World, field: &Field, faction: Faction, empty: &[Hex]) -> Wish {
    let is_full = |kind: Kind| world.options.limit_of_four && LIMIT <= field.n_of_type(faction, kind);
    let n_infantry = field.units.of(faction).filter(|it| it.kind().is_infantry()).count();
    match n_infantry {
        _ if empty.is_empty() => Wish::NoEmptyFactory,
        0 | 1 => Wish::FewInfantry,
        _ if !is_full(Kind::Tank) => Wish::Tank,
        _ if !is_full(Kind::Artillery) => Wish::FourTanks,
        _ => Wish::FourArtillery,
    }
}

/// AA-AUT-10, AA-AUT-30, AA-AUT-33: the types that meet the wish and can be paid for. With none it saves.
fn affordable(
    world: &World,
    field: &Field,
    faction: Faction,
    wish: Wish,
    empty: &[Hex],
) -> ArrayVec<Kind, 6> {
    let Some(&factory) = empty.first() else { return ArrayVec::new() };
    let wanted: &[Kind] = match wish {
        Wish::FewInfantry => &[Kind::Special],
        Wish::Tank => &[Kind::Tank],
        Wish::FourTanks => &[Kind::Artillery],
        Wish::FourArtillery => &Kind::ALL,
        Wish::NoEmptyFactory => &[],
    };
    let can_buy = |kind: &Kind| may_spend(world, field, faction, Spend::Buy(*kind, factory)).is_ok();
    wanted.iter().copied().filter(can_buy).collect()
}

/// AA-AUT-11, AA-AUT-22, AA-AUT-33: a factory that an enemy infantry can reach on its next turn, else any. Of several, the one
/// with the nearest enemy, then the second nearest, and on.
fn placings(
    world: &World,
    field: &Field,
    faction: Faction,
    kind: Kind,
    empty: &[Hex],
    tell: &mut dyn FnMut(Placing),
) -> Hexes {
    let enemies = || field.units.of_side(faction.side().enemy());
    let mut left: Hexes = empty.iter().copied().collect();
    if 1 < left.len() {
        let mut threatened = HexSet::EMPTY;
        enemies().for_each(|it| threatened = threatened.or(&could_take(world, field, it)));
        keep_best(&mut left, |it| !threatened.contains(it));
    }
    if left.len() < empty.len() {
        tell(Placing::Threatened);
    }
    if left.len() < 2 {
        return left;
    }
    // As the bought unit would measure it, standing there.
    let bought = Unit::new(UnitId::new(faction, kind, 1), left[0]);
    let ground = Ground::new(world, field, &bought);
    let enemies: Hexes = enemies().map(|it| it.hex).collect();
    let mut distances: SmallVec<[Distances; 8]> =
        left.iter().map(|it| ground.ways_from(*it, &enemies)).collect();
    distances.iter_mut().for_each(|it| it.sort_unstable());
    let least = distances.iter().min().cloned();
    let mut i = 0;
    left.retain(|_| {
        i += 1;
        Some(&distances[i - 1]) == least.as_ref()
    });
    if left.len() < distances.len() {
        tell(Placing::NearestEnemy);
    }
    left
}

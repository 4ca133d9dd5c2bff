//! What the enemy could do in its next turn: where it can go, what it can hit, and with which odds.
//!
//! Everything is as things stand now: who moves away in between, and who is bought, nobody can know. In the first rounds not all
//! armies act; since nobody knows which, all of them count.

use std::collections::BTreeMap;

use aces::{
    Hex, Side, UnitId, World,
    board::{Field, Unit},
    mats::Aim,
    odds::{Chances, blast_odds, odds},
    reach::reach,
};
use serde::Serialize;

use crate::{Suffers, queries::suffers};

/// Where a team could go and what it could hit in its next turn.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Threats {
    /// The units that could go to a hex.
    pub go: BTreeMap<Hex, Vec<UnitId>>,
    /// The units that could hit something in a hex.
    pub hit: BTreeMap<Hex, Vec<UnitId>>,
    /// The units that could take a factory.
    pub take: BTreeMap<Hex, Vec<UnitId>>,
}

/// Who could attack a unit in the enemy's next turn.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Danger {
    /// The unit.
    pub unit: UnitId,
    /// Where it would stand.
    pub hex: Hex,
    /// Each attack on its own, the worst first.
    pub attackers: Vec<Attacker>,
}

/// A unit that could attack.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Attacker {
    /// The unit.
    pub unit: UnitId,
    /// The hex from where it would do the most.
    pub from: Hex,
    /// What its attack would do.
    pub suffers: Suffers,
}

/// Where the units of a team could go and hit; if a unit is named, only what can attack its type.
pub(crate) fn threats(world: &World, field: &Field, side: Side, against: Option<&Unit>) -> Threats {
    let mut threats = Threats { go: BTreeMap::new(), hit: BTreeMap::new(), take: BTreeMap::new() };
    for unit in field.units.of_side(side) {
        let stops = stops(world, field, unit);
        for stop in stops.iter().filter(|it| it.hex != unit.hex) {
            let takes = takes(world, field, unit, stop.hex);
            let list = if takes { &mut threats.take } else { &mut threats.go };
            list.entry(stop.hex).or_default().push(unit.id);
        }
        if against.is_some_and(|it| it.side() == side || !can_strike(world, unit, it)) {
            continue;
        }
        let hexes = world.map.hexes().filter(|it| world.is_in_play(*it));
        for hex in hexes.filter(|hex| stops.iter().any(|it| strikes(world, field, it, *hex))) {
            threats.hit.entry(hex).or_default().push(unit.id);
        }
    }
    threats
}

/// Who could attack a unit where it stands in thought, the most dangerous first.
pub(crate) fn danger(world: &World, field: &Field, unit: &Unit) -> Danger {
    let field = field.with_unit_at(unit.id, unit.hex);
    let enemies = field.units.of_side(unit.side().enemy());
    let mut attackers: Vec<Attacker> = enemies.filter_map(|it| attacker(world, &field, it, unit)).collect();
    let harm = |it: &Attacker| {
        it.suffers.destroyed * 100.0
            + it.suffers.damage.iter().enumerate().map(|(n, share)| n as f64 * share).sum::<f64>()
    };
    attackers.sort_by(|a, b| harm(b).total_cmp(&harm(a)).then(a.unit.cmp(&b.unit)));
    Danger { unit: unit.id, hex: unit.hex, attackers }
}

/// The best attack of one enemy on a unit.
fn attacker(world: &World, field: &Field, enemy: &Unit, unit: &Unit) -> Option<Attacker> {
    if !can_strike(world, enemy, unit) || enemy.owes.is_some_and(|it| it != unit.id) {
        return None;
    }
    let stops = stops(world, field, enemy);
    let able = stops.iter().filter(|it| strikes(world, field, it, unit.hex));
    let weighed = able.map(|it| (it.hex, chances(world, field, it, unit)));
    let left = aces::mats::DESTROYED.saturating_sub(unit.damage);
    // Of equally good places the nearest comes first.
    let (from, chances) = weighed.reduce(|best, next| {
        let worth = |it: &Chances| (it.thousandths(left), it.mean_thousandths(unit.damage));
        if worth(&best.1) < worth(&next.1) { next } else { best }
    })?;
    Some(Attacker { unit: enemy.id, from, suffers: suffers(&chances, unit.damage) })
}

/// A unit in each hex where it could stand when it attacks. AA-INT-2: who owes an attack stays.
fn stops(world: &World, field: &Field, unit: &Unit) -> Vec<Unit> {
    let mut hexes = vec![unit.hex];
    if unit.owes.is_none() {
        hexes.extend(reach(world, field, unit).hexes());
    }
    hexes.into_iter().map(|hex| Unit { hex, occupied: false, ..*unit }).collect()
}

/// Whether ending a move in a hex means taking a factory.
fn takes(world: &World, field: &Field, unit: &Unit, hex: Hex) -> bool {
    field.flag_at(world, hex).is_some_and(|it| it.is_none_or(|owner| owner.side() != unit.side()))
}

/// AA-ATK-2, AA-CMB-12: whether a unit can do anything to another by its type: a blast strikes what stands on the ground.
fn can_strike(world: &World, unit: &Unit, target: &Unit) -> bool {
    match unit.aim(world) {
        Aim::Area => !target.kind().is_aircraft(),
        Aim::Unit => unit.can_attack_type(world, target.kind()),
    }
}

/// AA-ATK-2, AA-ATK-3: whether a unit strikes a hex from where it stands: not from water, and not after it has taken a factory.
fn strikes(world: &World, field: &Field, unit: &Unit, hex: Hex) -> bool {
    let at_rest = unit.is_afloat(world, field) || takes(world, field, unit, unit.hex);
    if at_rest || hex == unit.hex {
        return false;
    }
    match unit.aim(world) {
        Aim::Unit => unit.has_in_range(world, field, hex),
        Aim::Area => blasts(world, field, unit, hex).next().is_some(),
    }
}

/// The hexes within a unit's range whose blast strikes a hex.
fn blasts<'a>(
    world: &'a World,
    field: &'a Field,
    unit: &'a Unit,
    hex: Hex,
) -> impl Iterator<Item = Hex> + 'a {
    let (least, most) = unit.range(world, field);
    let around = hex.neighbours().into_iter().chain([hex]);
    around.filter(move |it| world.is_in_play(*it) && (least..=most).contains(&unit.hex.distance(*it)))
}

/// The odds of one attack.
fn chances(world: &World, field: &Field, enemy: &Unit, unit: &Unit) -> Chances {
    match enemy.aim(world) {
        Aim::Unit => odds(world, field, enemy, unit).defender,
        Aim::Area => {
            let struck = blasts(world, field, enemy, unit.hex).next().into_iter();
            let struck = struck.flat_map(|at| blast_odds(world, field, enemy, at));
            struck.into_iter().find(|it| it.0.id == unit.id).map_or(Chances::NONE, |it| it.1)
        }
    }
}

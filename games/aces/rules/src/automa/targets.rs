//! What the Automa attacks: the attack priorities (AA-AUT-7), and where from.

use smallvec::SmallVec;

use crate::{
    Faction, Hex, Kind, UnitId, World,
    automa::{
        chain::{AttackLetter, Chain},
        ground::Hexes,
    },
    board::{Field, Unit},
    choices::Target,
    combat::{damage_from, fixed_hits, in_blast, row_of},
    hex::Grid,
    hexset::HexSet,
    mats::{Aim, AirFire, DESTROYED},
    reach::{Reach, reach},
};

/// The hexes where a unit can end its move without occupying anything, its own first.
pub(crate) fn standing_places(world: &World, field: &Field, unit: &Unit, reach: Option<&Reach>) -> Hexes {
    let mut places = Hexes::new();
    places.push(unit.hex);
    let all = reach.map_or(&[][..], Reach::hexes).iter().copied();
    places.extend(all.filter(|it| !is_closed_factory(world, field, unit, *it)));
    places
}

/// A factory that a unit's team does not hold.
pub(crate) fn is_closed_factory(world: &World, field: &Field, unit: &Unit, hex: Hex) -> bool {
    field.flag_at(world, hex).is_some_and(|flag| flag.is_none_or(|it| it.side() != unit.side()))
}

/// An enemy with the hexes from which it can be attacked and damaged.
#[derive(Clone, Debug)]
pub(crate) struct Candidate {
    pub(crate) target: UnitId,
    pub(crate) places: SmallVec<[Hex; 8]>,
}

pub(crate) type Candidates = SmallVec<[Candidate; 8]>;

/// AA-AUT-23: the enemies that a unit can attack and damage from one of `places`.
pub(crate) fn candidates(world: &World, field: &Field, unit: &Unit, places: &[Hex]) -> Candidates {
    let mut dry: Hexes = places.iter().copied().collect();
    dry.retain(|it| !Unit { hex: *it, ..*unit }.is_afloat(world, field));
    // Next to it: six hexes to look up, where all places would have to be measured.
    let close = unit.figures(world).range == (1, 1) && unit.kind() != Kind::Artillery;
    let mut stands = Grid::filled(false);
    if close {
        dry.iter().for_each(|it| stands[*it] = true);
    }
    let enemies = field.units.of_side(unit.side().enemy());
    let damageable = enemies.filter(|it| can_damage(world, unit, it));
    let with_places = damageable.map(|enemy| {
        let places = match close {
            true => enemy.hex.neighbours().into_iter().filter(|it| stands[*it]).collect(),
            false => {
                dry.iter().copied().filter(|it| can_attack_from(world, field, unit, *it, enemy)).collect()
            }
        };
        Candidate { target: enemy.id, places }
    });
    with_places.filter(|it| !it.places.is_empty()).collect()
}

/// AA-AUT-23: legal by its kind, and fixed hits reach at least 1 damage in the target's terrain.
pub(crate) fn can_damage(world: &World, unit: &Unit, enemy: &Unit) -> bool {
    unit.can_attack_type(world, enemy.kind()) && 0 < damage_to(world, unit, enemy)
}

/// AA-AUT-14: the damage that fixed hits do.
fn damage_to(world: &World, unit: &Unit, enemy: &Unit) -> u8 {
    damage_from(row_of(world, enemy, true), fixed_hits(world, unit, enemy.kind()))
}

/// Whether an enemy can be attacked from a hex that is no water.
fn can_attack_from(world: &World, field: &Field, unit: &Unit, place: Hex, enemy: &Unit) -> bool {
    let moved = Unit { hex: place, ..*unit };
    if moved.aim(world) == Aim::Unit || enemy.kind().is_aircraft() {
        return moved.aim(world) == Aim::Unit && moved.has_in_range(world, field, enemy.hex);
    }
    let (least, most) = moved.range(world, field);
    // One step nearer or further there is a hex that covers it; whether it is in play has to be seen.
    let near = (least.saturating_sub(1)..=most + 1).contains(&place.distance(enemy.hex));
    near && (moved.has_in_range(world, field, enemy.hex)
        || aims(world, field, &moved, enemy).next().is_some())
}

/// AA-AUT-9: the hexes that an area attack on an enemy can be aimed at: in range, in play, and covering it. Own units in the
/// blast play no part.
fn aims<'a>(
    world: &'a World,
    field: &'a Field,
    moved: &'a Unit,
    enemy: &Unit,
) -> impl Iterator<Item = Hex> + use<'a> {
    let covering = [enemy.hex].into_iter().chain(enemy.hex.neighbours());
    covering.filter(|it| world.is_in_play(*it) && moved.has_in_range(world, field, *it))
}

/// AA-AUT-9, AA-AUT-32: the aims at an enemy that also damage most other enemies, over all `places`.
pub(crate) fn best_aims(
    world: &World,
    field: &Field,
    unit: &Unit,
    enemy: &Unit,
    places: &[Hex],
) -> SmallVec<[(Hex, Hex); 32]> {
    let damaged = |it: &&Unit| it.side() != unit.side() && 0 < damage_to(world, unit, it);
    let mut pairs: SmallVec<[(Hex, Hex); 32]> = SmallVec::new();
    let mut most = 0;
    for &place in places {
        let moved = Unit { hex: place, ..*unit };
        for aim in aims(world, field, &moved, enemy) {
            let n_damaged = in_blast(world, field, aim).filter(damaged).count();
            if most < n_damaged {
                most = n_damaged;
                pairs.clear();
            }
            if n_damaged == most {
                pairs.push((place, aim));
            }
        }
    }
    pairs
}

/// AA-AUT-7: the candidates that the attack priorities leave, narrowed letter by letter. Where c is looked at and a target can
/// be attacked without an answer, only the hexes that allow it remain (AA-AUT-24); a target that was settled before is
/// attacked from wherever the movement priorities say.
pub(crate) fn narrow_targets(
    world: &World,
    field: &Field,
    unit: &Unit,
    candidates: &mut Candidates,
    chain: &mut Chain,
) {
    let ids = |candidates: &Candidates| candidates.iter().map(|it| it.target).collect::<Vec<_>>();
    let n_places = |candidates: &Candidates| candidates.iter().map(|it| it.places.len()).sum::<usize>();
    chain.candidates(|| ids(candidates));
    for letter in AttackLetter::ALL {
        let before = candidates.len();
        if before < 2 {
            break;
        }
        let judged: SmallVec<[i32; 16]> =
            candidates.iter().map(|it| judge(world, field, unit, it, letter)).collect();
        let least = judged.iter().copied().min();
        let mut i = 0;
        candidates.retain(|_| {
            i += 1;
            Some(judged[i - 1]) == least
        });
        let mut narrowed = candidates.len() < before;
        if letter == AttackLetter::C {
            // c may leave every target and take away hexes to attack from: that is told, too.
            let before = n_places(candidates);
            candidates.iter_mut().for_each(|it| keep_safe_places(world, field, unit, it));
            narrowed |= n_places(candidates) < before;
        }
        if narrowed {
            chain.targets_left(letter, || ids(candidates));
        }
    }
}

/// How well a candidate meets a priority: the less, the better.
fn judge(world: &World, field: &Field, unit: &Unit, candidate: &Candidate, letter: AttackLetter) -> i32 {
    let Some(enemy) = field.unit(candidate.target) else { return i32::MAX };
    let unless = |met: bool| i32::from(!met);
    let safe = || is_safe(world, field, unit, candidate);
    match letter {
        AttackLetter::A => unless(can_destroy(world, unit, enemy)),
        AttackLetter::B => unless(is_infantry_by_factory(world, field, enemy)),
        AttackLetter::C => unless(safe()),
        AttackLetter::D => unless(unit.kind() != Kind::Fighter || enemy.kind() == Kind::Bomber),
        AttackLetter::E => unless(can_reach_factory(world, field, enemy)),
        AttackLetter::F => unless(is_on_factory_in_reach(world, field, unit.faction(), enemy)),
        AttackLetter::G => unless(has_been_attacked(field, unit, enemy)),
        // Only where the enemy cannot shoot back.
        AttackLetter::H => {
            if safe() {
                -i32::from(enemy.experience)
            } else {
                0
            }
        }
        AttackLetter::I => i32::from(value_against(world, enemy, unit.kind())),
        AttackLetter::J => -i32::from(enemy.figures(world).cost),
        AttackLetter::K => i32::from(enemy.experience),
    }
}

/// AA-AUT-7a: it may be attacked, and fixed hits destroy it.
pub(crate) fn can_destroy(world: &World, unit: &Unit, enemy: &Unit) -> bool {
    unit.can_attack_type(world, enemy.kind()) && DESTROYED <= enemy.damage + damage_to(world, unit, enemy)
}

/// AA-AUT-7b: infantry next to a factory that its own team does not hold.
pub(crate) fn is_infantry_by_factory(world: &World, field: &Field, enemy: &Unit) -> bool {
    let open = |it: Hex| is_closed_factory(world, field, enemy, it);
    enemy.kind().is_infantry() && enemy.hex.neighbours().into_iter().any(open)
}

/// AA-AUT-24, AA-AUT-32: some hex lets it be attacked without an answer; with no hex yet, some own range does.
fn is_safe(world: &World, field: &Field, unit: &Unit, candidate: &Candidate) -> bool {
    let Some(enemy) = field.unit(candidate.target) else { return false };
    match candidate.places.is_empty() {
        true => 1 < unit.range(world, field).1 || !answers_at_1(world, field, unit, enemy),
        false => candidate.places.iter().any(|it| is_safe_from(world, field, unit, *it, enemy)),
    }
}

fn is_safe_from(world: &World, field: &Field, unit: &Unit, place: Hex, enemy: &Unit) -> bool {
    unit.aim(world) == Aim::Area || place.distance(enemy.hex) != 1 || !answers_at_1(world, field, unit, enemy)
}

/// AA-CMB-2: whether an enemy could shoot back from next to it.
fn answers_at_1(world: &World, field: &Field, unit: &Unit, enemy: &Unit) -> bool {
    let air = !unit.kind().is_aircraft() || enemy.figures(world).air != AirFire::No;
    enemy.range(world, field).0 == 1 && air && !enemy.is_afloat(world, field)
}

fn keep_safe_places(world: &World, field: &Field, unit: &Unit, candidate: &mut Candidate) {
    let Some(enemy) = field.unit(candidate.target) else { return };
    if candidate.places.iter().any(|it| is_safe_from(world, field, unit, *it, enemy)) {
        candidate.places.retain(|it| is_safe_from(world, field, unit, *it, enemy));
    }
}

/// AA-AUT-7e, AA-AUT-22: whether an infantry can get next to a factory that its team does not hold, or occupy it, in its
/// next move: a real move, with units and debts as they stand.
pub(crate) fn can_reach_factory(world: &World, field: &Field, infantry: &Unit) -> bool {
    let could_take = could_take(world, field, infantry);
    let mut factories = world.factories.iter();
    factories.any(|it| could_take.contains(*it) && is_closed_factory(world, field, infantry, *it))
}

/// The hexes that an infantry can get next to, or enter, in its next move.
pub(crate) fn could_take(world: &World, field: &Field, infantry: &Unit) -> HexSet {
    if !infantry.kind().is_infantry() || infantry.owes.is_some() {
        return HexSet::EMPTY;
    }
    let ends: HexSet = reach(world, field, infantry).hexes().iter().copied().collect();
    ends.or(&ends.or(&HexSet::from_iter([infantry.hex])).neighbours())
}

/// AA-AUT-7f: infantry on a factory of its team that own infantry can reach next turn.
fn is_on_factory_in_reach(world: &World, field: &Field, faction: Faction, enemy: &Unit) -> bool {
    let on_own = field.flag_at(world, enemy.hex).flatten().is_some_and(|it| it.side() == enemy.side());
    enemy.kind().is_infantry()
        && on_own
        && field.units.of(faction).any(|it| could_take(world, field, it).contains(enemy.hex))
}

/// AA-AUT-7g: attacked by another unit in this turn already.
fn has_been_attacked(field: &Field, unit: &Unit, enemy: &Unit) -> bool {
    field.declared.iter().any(|it| {
        let struck = match it.at {
            Target::Unit(target) => target == enemy.id,
            Target::Launcher => false,
            Target::Hex(at) => at.distance(enemy.hex) <= 1 && !enemy.kind().is_aircraft(),
        };
        it.unit != unit.id && struck
    })
}

/// AA-AUT-26: the base value against the acting unit's kind, 0 if it has none.
fn value_against(world: &World, enemy: &Unit, kind: Kind) -> u8 {
    let figures = enemy.figures(world);
    if kind.is_aircraft() { figures.hits_air[0] } else { figures.hits_ground[0] }
}

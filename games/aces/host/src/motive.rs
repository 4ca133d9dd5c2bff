//! Why a bot that thinks ahead did what it did, as far as everybody at the table could say: from the open board alone, so that nothing is
//! given away that it planned or knew.

use aces::{
    Choice, Hex, UnitId, World,
    board::{Field, Unit},
    choices::{Attack, March, Target},
};
use table::Phrase;

use crate::hint::gain;

/// What speaks for an answer: the most telling reason, if there is one.
pub(crate) fn motives(world: &World, view: &aces::View, choice: &Choice) -> Vec<Phrase> {
    let field = &view.field;
    let why = match choice {
        Choice::March(march) => gain(world, view, choice).or_else(|| of_march(world, field, march)),
        Choice::Attack(Attack { unit, at: Target::Unit(target) }) => {
            let protects = field.unit(*target).and_then(|it| prey(world, field, it));
            let spared = protects.map(|hex| spares(*unit, *target, hex));
            return gain(world, view, choice).into_iter().chain(spared).collect();
        }
        _ => None,
    };
    why.into_iter().collect()
}

fn of_march(world: &World, field: &Field, march: &March) -> Option<Phrase> {
    let (unit, to) = (field.unit(march.unit)?, *march.path.last()?);
    let there = Unit { hex: to, ..*unit };
    towards_a_factory(world, field, &there)
        .or_else(|| guards(world, field, unit, &there))
        .or_else(|| within_range(world, field, unit, &there))
        .or_else(|| out_of_danger(world, field, unit, &there))
}

/// Infantry that stands where it could take a factory in its next turn.
fn towards_a_factory(world: &World, field: &Field, there: &Unit) -> Option<Phrase> {
    let hex = prey(world, field, there)?;
    Some(Phrase::new("aces-motive-near").with("unit", there.id).with("hex", hex))
}

/// The nearest factory that an infantry could be in after one move over clear ground.
fn prey(world: &World, field: &Field, infantry: &Unit) -> Option<Hex> {
    let speed = infantry.figures(world).speed / 2;
    let factories = world.factories.iter().zip(&field.flags);
    let open =
        factories.filter(|it| it.1.is_none_or(|owner| owner.side() != infantry.side())).map(|it| *it.0);
    let nearest = open.min_by_key(|it| (it.distance(infantry.hex), *it))?;
    (infantry.kind().is_infantry() && nearest.distance(infantry.hex) <= speed).then_some(nearest)
}

fn spares(unit: UnitId, target: UnitId, hex: Hex) -> Phrase {
    Phrase::new("aces-motive-spares").with("unit", unit).with("target", target).with("hex", hex)
}

/// A unit that comes next to an own factory which an enemy infantry could reach.
fn guards(world: &World, field: &Field, from: &Unit, there: &Unit) -> Option<Phrase> {
    let own = world.factories.iter().zip(&field.flags);
    let own = own.filter(|it| it.1.is_some_and(|owner| owner.side() == from.side())).map(|it| *it.0);
    let comes = |hex: Hex| {
        let enemies = field.units.of_side(from.side().enemy()).filter(|it| it.kind().is_infantry());
        enemies.into_iter().any(|it| it.hex.distance(hex) <= it.figures(world).speed / 2)
    };
    let hex = own
        .into_iter()
        .find(|it| there.hex.distance(*it) <= 1 && 1 < from.hex.distance(*it) && comes(*it))?;
    Some(Phrase::new("aces-motive-guards").with("unit", from.id).with("hex", hex))
}

/// The enemy that costs most, of those that it could not attack from where it was.
fn within_range(world: &World, field: &Field, from: &Unit, there: &Unit) -> Option<Phrase> {
    let enemies = field.units.of_side(from.side().enemy());
    let able = enemies.filter(|it| from.can_attack_type(world, it.kind()));
    let new = able
        .filter(|it| there.has_in_range(world, field, it.hex) && !from.has_in_range(world, field, it.hex));
    let target = new.max_by_key(|it| (it.figures(world).cost, it.damage, it.id))?;
    Some(Phrase::new("aces-motive-range").with("unit", from.id).with("target", target.id))
}

/// Fewer enemies could attack it in their next turn than where it was.
fn out_of_danger(world: &World, field: &Field, from: &Unit, there: &Unit) -> Option<Phrase> {
    let within = |it: &Unit| it.figures(world).speed / 2 + it.range(world, field).1;
    let hunters = |unit: &Unit| {
        let enemies = field.units.of_side(unit.side().enemy());
        let able = enemies.filter(|it| it.can_attack_type(world, unit.kind()));
        able.filter(|it| it.hex.distance(unit.hex) <= within(it)).count() as u32
    };
    let (before, after) = (hunters(from), hunters(there));
    let phrase = Phrase::new("aces-motive-safer").with("unit", from.id).with("n", after);
    (after < before).then(|| phrase.with("before", before))
}

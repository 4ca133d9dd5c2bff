//! Interception (AA-INT).
//!
//! `movement::march` asks on the way (AA-INT-7, AA-INT-10); an intercepted unit attacks as any other does (AA-INT-9).
//! What an interceptor owes (AA-INT-2) is `Unit::owes`: it keeps the unit from moving, must be in the list of attacks, lapses at the
//! beginning of a turn if it is not legal, and goes with either unit (AA-INT-11).

use table::{Play, Seat, Table};

use crate::{
    Aces, Ask, Choice, Event, Hex, UnitId, World, asides, automa,
    board::{Field, Unit},
    choices::Path,
    missions::weather,
};

/// AA-INT-1, AA-INT-3 to AA-INT-5: the enemy units that could stop a mover on a hex, in the order of their names.
pub fn interceptors<'a>(
    world: &'a World,
    field: &'a Field,
    mover: &'a Unit,
    hex: Hex,
) -> impl Iterator<Item = &'a Unit> {
    // AA-INT-5: only on a free hex, where the mover can stop.
    let free = field.units.at(hex).is_none_or(|it| it.id == mover.id)
        // AA-MIS-V2-3: nor on a token's hex.
        && !field.v2.as_ref().is_some_and(|it| it.holds(hex))
        && !weather::hides(field, mover);
    let around = hex.neighbours().into_iter().take(if free { 6 } else { 0 });
    around.filter_map(move |it| field.units.at(it).filter(|it| could_intercept(world, field, it, mover)))
}

/// AA-INT-3, AA-INT-4: it needs range 1, the ability to attack the mover, dry feet, and no interception behind it.
fn could_intercept(world: &World, field: &Field, unit: &Unit, mover: &Unit) -> bool {
    unit.side() != mover.side()
        && !unit.intercepted
        && unit.owes.is_none()
        && unit.has_close_range(world, field)
        && unit.can_attack_type(world, mover.kind())
        && !unit.is_afloat(world, field)
}

/// Whether any unit could intercept there.
#[inline]
pub(crate) fn is_possible(world: &World, field: &Field, mover: &Unit, hex: Hex) -> bool {
    interceptors(world, field, mover, hex).next().is_some()
}

/// AA-INT-6, AA-INT-8: every enemy player with a unit that could is asked, in seat order; the first yes settles it. They see the way
/// `ahead` if it was announced. Returns whether the mover was stopped.
pub(crate) fn interception(t: &mut Table<'_, Aces>, mover: UnitId, ahead: &Path) -> Play<bool> {
    let world = t.world();
    let unit = *t.board().field.unit(mover).expect("the mover is on the board");
    // No answer changes who could intercept: it is enough to look once.
    let mut able: arrayvec::ArrayVec<(Seat, UnitId), 6> =
        interceptors(world, &t.board().field, &unit, unit.hex)
            .map(|it| (world.seat_of(it.faction()), it.id))
            .collect();
    able.sort_unstable();
    let ask = Ask::Intercept { mover, at: unit.hex, ahead: ahead.clone() };
    while let Some(&(seat, first)) = able.first() {
        if let Some(automaton) = world.automaton(first.faction()) {
            let mine: arrayvec::ArrayVec<UnitId, 6> =
                able.iter().filter(|it| it.0 == seat).map(|it| it.1).collect();
            if let Some(by) = automa::interceptor(t, automaton, &unit, &mine)? {
                t.tell(Event::Intercepted { by, mover });
                return Ok(true);
            }
            able.retain(|it| it.0 != seat);
            continue;
        }
        let mine = able.iter().filter(|it| it.0 == seat).map(|it| Intercept(Some(it.1)));
        let options = mine.chain([Intercept(None)]);
        if let Intercept(Some(by)) = asides::choose(t, seat, &ask, options)? {
            t.tell(Event::Intercepted { by, mover });
            return Ok(true);
        }
        able.retain(|it| it.0 != seat);
    }
    Ok(false)
}

/// A unit intercepts, or none does.
#[derive(Copy, Clone)]
struct Intercept(Option<UnitId>);

impl From<Intercept> for Choice {
    fn from(it: Intercept) -> Choice {
        it.0.map_or(Choice::LetPass, Choice::Intercept)
    }
}

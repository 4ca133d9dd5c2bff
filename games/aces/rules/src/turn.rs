//! A turn from its beginning to its end, and the limits of the first rounds.

use table::{Play, Table};

use crate::{
    Aces, Armies, Ask, Attack, Choice, Event, Faction, Field, Lot, Step, Target, UnitId, World, asides,
    attacks::may_attack, missions::weather, money::REPAIRED, victory,
};

/// The beginning of a faction's turn: repairs that were paid for, debts that lapse, the armies that act.
pub(crate) fn turn(t: &mut Table<'_, Aces>, faction: Faction, round: u16) -> Play {
    if t.board().field.place_in_order(faction) == 0 {
        victory::judge_stalemate(t, round)?;
    }
    weather::before_turn(t, faction, round)?;
    t.tell(Event::TurnBegan { faction, round });
    repair(t, faction);
    lapse(t, faction);
    t.then(Step::Armies);
    Ok(())
}

/// AA-MON-3: at the start of the next own turn up to 3 damage go.
fn repair(t: &mut Table<'_, Aces>, faction: Faction) {
    let repairing = |t: &Table<'_, Aces>| {
        t.board().field.units_in_turn_of(t.world(), faction).find(|it| it.repairing).copied()
    };
    while let Some(unit) = repairing(t) {
        t.tell(Event::Repaired { unit: unit.id, damage: unit.damage.min(REPAIRED) });
    }
}

/// AA-INT-2: an attack owed that is no longer legal when the turn begins is owed no more.
fn lapse(t: &mut Table<'_, Aces>, faction: Faction) {
    let lapsed = |t: &Table<'_, Aces>| -> Option<UnitId> {
        let field = &t.board().field;
        let unit = field.units_in_turn_of(t.world(), faction).find(|it| {
            let attack = it.owes.map(|target| Attack { unit: it.id, at: Target::Unit(target) });
            attack.is_some_and(|attack| may_attack(t.world(), field, it.faction(), attack).is_err())
        })?;
        Some(unit.id)
    };
    while let Some(unit) = lapsed(t) {
        t.tell(Event::DebtLapsed { unit });
    }
}

/// AA-SET-13, AA-SET-14, AA-SET-21: under a limit the player chooses which armies act, before the first move.
pub(crate) fn armies(t: &mut Table<'_, Aces>) -> Play {
    let faction = asides::active(t);
    let is_automa = t.world().automaton(faction).is_some();
    t.then(if is_automa { Step::Orders } else { Step::Movement });
    let armies = match limit(t.world(), &t.board().field, faction) {
        Limit::None => return Ok(()),
        Limit::These(armies) => armies,
        // AA-AUT-2: the Automa's armies are drawn at random.
        Limit::Any(n) if is_automa => t.draw(Ask::Lot { faction, of: Lot::Armies }, Armies::choices(n))?,
        Limit::Any(n) => {
            let seat = t.world().seat_of(faction);
            t.choose(seat, Ask::Armies { faction, n }, Armies::choices(n))?
        }
    };
    t.tell(Event::ArmiesChosen { faction, armies });
    Ok(())
}

impl From<Armies> for Choice {
    fn from(it: Armies) -> Choice {
        Choice::Armies(it)
    }
}

/// Which armies may act.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Limit {
    None,
    Any(u8),
    These(Armies),
}

/// AA-SET-13: with four factions the first and the second use one army in round one, the third two, the fourth all.
/// AA-SET-14, AA-AUT-29: with two factions one and two; in round two the first uses its other two, the second all.
pub(crate) fn limit(world: &World, field: &Field, faction: Faction) -> Limit {
    match (world.in_turn.len(), field.round, field.place_in_order(faction)) {
        (4, 1, 0 | 1) => Limit::Any(1),
        (4, 1, 2) => Limit::Any(2),
        (2, 1, 0) => Limit::Any(1),
        (2, 1, 1) => Limit::Any(2),
        (2, 2, 0) => Limit::These(field.used[faction].others()),
        _ => Limit::None,
    }
}

/// AA-MON-5: the turn passes clockwise; a faction without units plays on.
pub(crate) fn end_turn(t: &mut Table<'_, Aces>) -> Play {
    let faction = asides::active(t);
    let field = &t.board().field;
    let next = field.next_in_order(faction);
    let round = field.round.saturating_add((field.place_in_order(next) == 0) as u16);
    t.then(Step::Turn { faction: next, round });
    Ok(())
}

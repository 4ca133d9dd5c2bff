//! A turn from its beginning to its end.

use table::{Play, Table};

use crate::{
    Aces, Ask, Choice, Event, Faction, Step, UnitId, asides,
    attacks::may_attack,
    choices::{Attack, Target},
    missions::weather,
    money::REPAIRED,
    victory,
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
    let pauses = t.world().options.pause_before_automa && t.world().automaton(faction).is_some();
    t.then(if pauses { Step::Pause } else { Step::Armies });
    Ok(())
}

/// Option `pause_before_automa`: nothing happens in a turn of the Automa until its seat lets it begin, so that a program can look
/// at the position first.
pub(crate) fn pause(t: &mut Table<'_, Aces>) -> Play {
    let faction = asides::active(t);
    let Begin = t.choose(t.world().seat_of(faction), Ask::AutomaBegins { faction }, [Begin])?;
    t.then(Step::Armies);
    Ok(())
}

#[derive(Copy, Clone)]
struct Begin;

impl From<Begin> for Choice {
    fn from(_: Begin) -> Choice {
        Choice::Done
    }
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

/// AA-MON-5: the turn passes clockwise; a faction without units plays on.
pub(crate) fn end_turn(t: &mut Table<'_, Aces>) -> Play {
    let faction = asides::active(t);
    let field = &t.board().field;
    let next = field.next_in_order(faction);
    let round = field.round.saturating_add((field.place_in_order(next) == 0) as u16);
    t.then(Step::Turn { faction: next, round });
    Ok(())
}

//! The armies that act in the first rounds (AA-SET-13 to AA-SET-15). Which units belong to them is
//! [`Field::is_called`]; movement and attacks ask it.

use table::{Play, Table};

use crate::{
    Aces, Ask, Choice, Event, Faction, Step, World, asides,
    board::Field,
    choices::{Armies, Lot},
};

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
            asides::choose(t, seat, &Ask::Armies { faction, n }, Armies::choices(n))?
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

//! Factories (AA-FAC). AA-FAC-1: boards have five in each half, which `map` checks; all are neutral at first, unless a mission
//! says otherwise. AA-FAC-4: a flag changes by an occupation alone. AA-FAC-5: inside, units fight as anywhere else, and an own
//! factory is entered as any hex is.

use table::{Play, Table};

use crate::{Aces, Event, Hex, Side, UnitId, World, board::Field, missions::v2, victory};

/// AA-FAC-2, AA-FAC-5, AA-MOV-8: whether a hex has a factory that does not belong to a team: only infantry enters it, with its whole
/// movement. AA-MIS-V2-8: a destroyed factory is none.
#[inline(always)]
pub(crate) fn is_closed(world: &World, field: &Field, side: Side, hex: Hex) -> bool {
    field.flag_at(world, hex).is_some_and(|flag| flag.is_none_or(|owner| owner.side() != side))
}

/// AA-FAC-3: infantry that enters a neutral or enemy factory occupies it. An enemy unit in it is removed, and the
/// flag changes.
pub(crate) fn occupy(t: &mut Table<'_, Aces>, unit: UnitId, hex: Hex) -> Play {
    let field = &t.board().field;
    let was = field.flag_at(t.world(), hex).expect("there is a factory");
    let removed = field.units.at(hex).map(|it| it.id);
    t.tell(Event::Occupied { unit, hex, was, removed });
    if v2::turns_tokens(&t.board().field, unit.side(), hex) {
        v2::turn_tokens(t, unit, hex);
    }
    victory::judge(t, unit.side())
}

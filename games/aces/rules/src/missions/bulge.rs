//! Battle of the Bulge (AA-MIS-BUL-1, AA-MIS-BUL-2).

use serde::{Deserialize, Serialize};
use table::{Play, Table};

use crate::{
    Aces, Ask, Choice, Event, Faction, Hex, Kind, Side, UnitId, World, board::Field, events::How, victory,
};

/// AA-MIS-BUL-2: factories that win for the Allies, where that is agreed.
const ENOUGH: usize = 6;

/// AA-MIS-BUL-2: how the Battle of the Bulge is played.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BulgeSetup {
    /// After so many rounds the Allies have won.
    pub rounds: u16,
    /// The Allies win with six factories too.
    pub allies_also_at_six: bool,
}

impl Default for BulgeSetup {
    fn default() -> BulgeSetup {
        BulgeSetup { rounds: 12, allies_also_at_six: false }
    }
}

/// AA-MIS-BUL-1, AA-MIS-BUL-2: each team shares the factories that it starts with by alternate picks, clockwise around the
/// table.
pub(crate) fn share(t: &mut Table<'_, Aces>) -> Play {
    let world = t.world();
    while Side::ALL.into_iter().any(|side| to_share(world, &t.board().field, side).next().is_some()) {
        for &faction in &world.factions {
            let left: Vec<Pick> = to_share(world, &t.board().field, faction.side()).map(Pick).collect();
            if !left.is_empty() {
                let Pick(hex) = t.choose(world.seat_of(faction), Ask::ShareFactory { faction }, left)?;
                t.tell(Event::FactoryShared { faction, hex });
            }
        }
    }
    t.then(super::setting_up_begins(world));
    Ok(())
}

/// The factories of a team that have not been picked yet.
fn to_share<'a>(world: &'a World, field: &'a Field, side: Side) -> impl Iterator<Item = Hex> + 'a {
    let start = world.map.bulge(side).iter().copied();
    start.filter(|it| field.flag_at(world, *it) == Some(None))
}

#[derive(Copy, Clone)]
struct Pick(Hex);

impl From<Pick> for Choice {
    fn from(it: Pick) -> Choice {
        Choice::Factory(it.0)
    }
}

/// AA-MIS-BUL-1: the Allies draw start numbers 1, 2, 3, 7, 8, 9, the Germans 4, 5, 6, 10, 11, 12.
pub(crate) fn may_draw(side: Side, number: u8) -> bool {
    let at_the_top = matches!(number, 1..=3 | 7..=9);
    at_the_top == (side == Side::Allies)
}

/// AA-MIS-BUL-2: Germany wins when a move of one of its tanks ends on the shore, also one that was stopped there.
pub(crate) fn judge_march(t: &mut Table<'_, Aces>, mover: UnitId) -> Play {
    let at = t.board().field.unit(mover).map(|it| it.hex);
    let arrived = at.is_some_and(|it| t.world().map.shore().contains(&it));
    if arrived && mover.kind() == Kind::Tank && mover.side() == Side::Germany {
        return victory::end(t, Some(Side::Germany), How::Shore);
    }
    Ok(())
}

/// AA-MIS-BUL-2, AA-AUT-34: a team without units has lost, the Germans also without tank, factory and infantry. Factories
/// alone win nothing, unless six are agreed for the Allies.
pub(crate) fn judge(t: &mut Table<'_, Aces>, bulge: BulgeSetup, actor: Side) -> Play {
    let field = &t.board().field;
    if bulge.allies_also_at_six && ENOUGH <= field.factories_of(Side::Allies) {
        return victory::end(t, Some(Side::Allies), How::Factories);
    }
    victory::judge_elimination(t, actor, None)?;
    let field = &t.board().field;
    let matters = |kind: Kind| kind == Kind::Tank || kind.is_infantry();
    let hopes = field.units.of_side(Side::Germany).any(|it| matters(it.kind()));
    if !hopes && field.factories_of(Side::Germany) == 0 {
        return victory::end(t, Some(Side::Allies), How::Stranded);
    }
    Ok(())
}

/// AA-MIS-BUL-2: after the rounds that were set the Allies have won.
pub(crate) fn judge_rounds(t: &mut Table<'_, Aces>, bulge: BulgeSetup, round: u16) -> Play {
    match bulge.rounds < round {
        true => victory::end(t, Some(Side::Allies), How::Rounds),
        false => Ok(()),
    }
}

/// AA-MIS-BUL-1: what a faction picks must be among what its team starts with, and not be picked yet.
pub(crate) fn may_pick(world: &World, field: &Field, faction: Faction, hex: Hex) -> bool {
    to_share(world, field, faction.side()).any(|it| it == hex)
}

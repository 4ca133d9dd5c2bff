//! Battle of the Bulge (AA-MIS-BUL-1, AA-MIS-BUL-2).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Play, Table};

use crate::{
    Aces, Ask, Choice, Event, Faction, Hex, Kind, Side, UnitId, World, automa,
    board::Field,
    choices::{Lot, Sites},
    events::How,
    victory,
};

/// AA-MIS-BUL-2: factories that win for the Allies, where that is agreed.
const ENOUGH: usize = 6;

/// AA-MIS-BUL-2: how the Battle of the Bulge is played.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BulgeSetup {
    /// After so many rounds the Allies have won; without a number there is no last round.
    pub rounds: Option<u16>,
    /// The Allies win with six factories too.
    pub allies_also_at_six: bool,
}

/// AA-MIS-BUL-1: each team shares the factories that it starts with as its two factions agree, in the order of seats; where they do
/// not, or nobody can be asked, by alternate picks.
pub(crate) fn share(t: &mut Table<'_, Aces>) -> Play {
    let world = t.world();
    if !world.options.factories_by_picks {
        let first = world.factions[0].side();
        for side in [first, first.enemy()] {
            agree(t, side)?;
        }
    }
    while Side::ALL.into_iter().any(|side| to_share(world, &t.board().field, side).next().is_some()) {
        for &faction in &world.factions {
            let left: Vec<Pick> = to_share(world, &t.board().field, faction.side()).map(Pick).collect();
            if !left.is_empty() {
                let Pick(hex) = pick(t, faction, &left)?;
                t.tell(Event::FactoryShared { faction, hex });
            }
        }
    }
    t.then(super::setting_up_begins(world));
    Ok(())
}

fn pick(t: &mut Table<'_, Aces>, faction: Faction, left: &[Pick]) -> Play<Pick> {
    match t.world().automaton(faction) {
        // AA-MIS-1: what the Automa starts with is drawn.
        Some(_) => automa::draw_lot(t, faction, Lot::Share, left),
        None => t.choose(t.world().seat_of(faction), Ask::ShareFactory { faction }, left.iter().copied()),
    }
}

/// The two of a team make a proposal each, the one who sits first begins; the other says yes or no. Who holds both factions
/// decides alone.
fn agree(t: &mut Table<'_, Aces>, side: Side) -> Play {
    let world = t.world();
    let team: ArrayVec<Faction, 2> = world.factions.iter().copied().filter(|it| it.side() == side).collect();
    let [one, other] = team[..] else { return Ok(()) };
    if team.iter().any(|it| world.automaton(*it).is_some()) {
        return Ok(());
    }
    let alone = world.seat_of(one) == world.seat_of(other);
    let start: Vec<Hex> = to_share(world, &t.board().field, side).collect();
    for (proposer, ally) in [(one, other), (other, one)] {
        let mut options: Vec<Split> = splits(&start).map(Split::These).collect();
        if !alone {
            options.push(Split::PickInTurn);
        }
        let ask = Ask::SplitFactories { faction: proposer };
        let Split::These(own) = t.choose(world.seat_of(proposer), ask, options)? else { continue };
        let ask = Ask::AgreeToSplit { faction: ally, theirs: own.clone() };
        if alone || t.confirm(world.seat_of(ally), ask)? {
            for hex in start {
                let faction = if own.contains(hex) { proposer } else { ally };
                t.tell(Event::FactoryShared { faction, hex });
            }
            return Ok(());
        }
        t.tell(Event::SplitDeclined { faction: ally });
    }
    Ok(())
}

/// Every way to take some of these factories, all and none included.
fn splits(start: &[Hex]) -> impl Iterator<Item = Sites> + '_ {
    (0..1_u32 << start.len()).map(|bits| {
        let taken = start.iter().enumerate().filter(|it| bits >> it.0 & 1 == 1);
        Sites::from(taken.map(|it| *it.1).collect::<Vec<Hex>>())
    })
}

#[derive(Clone)]
enum Split {
    These(Sites),
    PickInTurn,
}

impl From<Split> for Choice {
    fn from(it: Split) -> Choice {
        match it {
            Split::These(own) => Choice::Split(own),
            Split::PickInTurn => Choice::PickInTurn,
        }
    }
}

/// The factories of a team that have not been picked yet.
fn to_share<'a>(world: &'a World, field: &'a Field, side: Side) -> impl Iterator<Item = Hex> + 'a {
    let start = world.map.bulge(side).iter().copied();
    start.filter(|it| field.flag_at(world, *it) == Some(None))
}

#[derive(Copy, Clone, PartialEq)]
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

/// AA-MIS-BUL-2: after the rounds that were set, if any were, the Allies have won.
pub(crate) fn judge_rounds(t: &mut Table<'_, Aces>, last: u16, round: u16) -> Play {
    match last < round {
        true => victory::end(t, Some(Side::Allies), How::Rounds),
        false => Ok(()),
    }
}

/// AA-MIS-BUL-1: the factory in a proposal that is not one of the team's to share, if there is one.
pub(crate) fn strange(world: &World, field: &Field, faction: Faction, own: &Sites) -> Option<Hex> {
    own.iter().find(|it| !may_pick(world, field, faction, *it))
}

/// AA-MIS-BUL-1: what a faction picks must be among what its team starts with, and not be picked yet.
pub(crate) fn may_pick(world: &World, field: &Field, faction: Faction, hex: Hex) -> bool {
    to_share(world, field, faction.side()).any(|it| it == hex)
}

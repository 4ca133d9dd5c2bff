//! Phase 1: movement (AA-MOV).

use table::{Chance, Play, Reply, Table};

use crate::{
    Aces, Ask, Choice, Event, Faction, Hex, Space, Step, UnitId, Why, World, asides,
    automa::coop,
    board::{Field, Phase, Unit},
    choices::Path,
    factories, interception,
    missions::{self, mountains, v2, weather::standard_cost},
    reach::reach,
    world::{CLOSED, FACTORY, HalfPoints, WHOLE_MOVE},
};

/// AA-MOV-1: units move one after another, each once and in one go, until their player has done.
pub(crate) fn movement(t: &mut Table<'_, Aces>) -> Play {
    let faction = asides::asked(t);
    let space = marches(t.world(), &t.board().field, faction);
    let timing = asides::timing(t);
    match asides::ask(t, Ask::Move { faction }, &[Done], space, timing)? {
        Reply::Free(Choice::March { unit, path }) => {
            t.then(Step::Movement);
            march(t, unit, &path)?;
            return missions::after_march(t, unit);
        }
        Reply::Aside { seat, choice } => {
            t.then(Step::Movement);
            return asides::take(t, seat, &choice);
        }
        Reply::TimeUp => crate::attacks::run_out_of_time(t),
        _ if coop::hand_over(t, faction) => t.then(Step::Movement),
        _ => {
            t.tell(Event::PhaseBegan { phase: Phase::Declaring });
            t.then(Step::Declaring);
        }
    }
    Ok(())
}

/// The marches that a faction may still make, if there is any.
pub(crate) fn marches(world: &World, field: &Field, faction: Faction) -> Option<Space> {
    let n_units = movable(world, field, faction).count() as u8;
    (0 < n_units).then_some(Space::Marches { faction, n_units })
}

/// The one listed option of a question that is otherwise a space.
#[derive(Copy, Clone)]
pub(crate) struct Done;

impl From<Done> for Choice {
    fn from(_: Done) -> Choice {
        Choice::Done
    }
}

/// AA-MOV-1, AA-INT-10: a unit walks its path, step by step; an interception may stop it on the way.
pub(crate) fn march(t: &mut Table<'_, Aces>, id: UnitId, path: &Path) -> Play<Walk> {
    let (world, unit) =
        (t.world(), t.board().field.units.get(id).copied().expect("the unit is on the board"));
    let first = path[0];
    if factories::is_closed(world, &t.board().field, unit.side(), first) {
        factories::occupy(t, id, first)?;
        return Ok(Walk::Arrived);
    }
    let mut walked = Path::new();
    let mut cost = 0;
    for (i, &hex) in path.iter().enumerate() {
        walked.push(hex);
        let (arm, weather) = (unit.kind().arm(), t.board().field.weather);
        cost += match world.costs(arm, weather)[hex] {
            WHOLE_MOVE => unit.figures(world).speed,
            FACTORY => standard_cost(arm, weather),
            cost => cost,
        };
        // AA-INT-7: where the move ends anyway, there is no question.
        let ends = i + 1 == path.len();
        // AA-MIS-V2-3: tokens next to the hex are turned over before any interception.
        let turns = v2::turns_tokens(&t.board().field, unit.side(), hex);
        if ends || turns || interception::is_possible(world, &t.board().field, &unit, hex) {
            t.tell(Event::Marched { unit: id, path: std::mem::take(&mut walked), cost });
            cost = 0;
        }
        if turns {
            v2::turn_tokens(t, id, hex);
        }
        if !ends && walked.is_empty() && interception::interception(t, id)? {
            return Ok(Walk::Stopped);
        }
    }
    Ok(Walk::Arrived)
}

/// How a walk ended.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Walk {
    Arrived,
    Stopped,
}

/// AA-MOV-1, AA-SET-15, AA-INT-2: whether a unit may move at all in this turn.
pub(crate) fn may_move(field: &Field, faction: Faction, id: UnitId) -> Result<&Unit, Why> {
    let unit = field.unit(id).ok_or(Why::NoSuchUnit { unit: id })?;
    if unit.faction() != faction {
        return Err(Why::NotYours { unit: id });
    }
    has_move_left(field, unit)?;
    Ok(unit)
}

#[inline]
fn has_move_left(field: &Field, unit: &Unit) -> Result<(), Why> {
    if unit.moved {
        return Err(Why::HasMoved { unit: unit.id });
    }
    if let Some(target) = unit.owes {
        return Err(Why::OwesAttack { unit: unit.id, target });
    }
    if !field.is_called(unit) {
        return Err(Why::Resting { unit: unit.id });
    }
    Ok(())
}

/// The units that may move and have somewhere to go.
pub fn movable<'a>(world: &'a World, field: &'a Field, faction: Faction) -> impl Iterator<Item = &'a Unit> {
    let able = field.units.of(faction).filter(move |it| has_move_left(field, it).is_ok());
    able.filter(move |it| has_somewhere_to_go(world, field, it))
}

fn has_somewhere_to_go(world: &World, field: &Field, unit: &Unit) -> bool {
    let speed = unit.figures(world).speed;
    let mut passable = false;
    for hex in unit.hex.neighbours() {
        match entry_cost(world, field, unit, hex) {
            CLOSED => (),
            WHOLE_MOVE if field.units.is_free(hex) || world.factory_at(hex).is_some() => return true,
            cost if cost <= speed && field.has_room(hex) => return true,
            cost => passable |= cost <= speed,
        }
    }
    // Hemmed in by its own team: somewhere beyond them there may be room.
    passable && !reach(world, field, unit).is_empty()
}

/// AA-MOV-2 to AA-MOV-6, AA-MOV-8, AA-FAC-2: what entering a hex costs a unit. [`WHOLE_MOVE`] stands for what takes the
/// whole movement, and so is possible only as the first and last step; [`CLOSED`] for what cannot be entered.
#[inline(always)]
pub(crate) fn entry_cost(world: &World, field: &Field, unit: &Unit, hex: Hex) -> HalfPoints {
    let side = unit.side();
    let arm = unit.kind().arm();
    let cost = match world.costs(arm, field.weather)[hex] {
        FACTORY if !factories::is_closed(world, field, side, hex) => standard_cost(arm, field.weather),
        // AA-FAC-2: an enemy unit in it does not keep infantry out.
        FACTORY if unit.kind().is_infantry() => return WHOLE_MOVE,
        FACTORY => return CLOSED,
        cost => cost,
    };
    match field.units.at(hex) {
        Some(other) if other.side() != side => CLOSED,
        _ if field.is_closed_by_v2(side, hex) => CLOSED,
        _ => cost,
    }
}

/// What a step costs, or the reason why it cannot be taken.
#[inline]
pub(crate) fn step_cost(
    world: &World,
    field: &Field,
    unit: &Unit,
    hex: Hex,
    is_first: bool,
) -> Result<HalfPoints, Why> {
    match entry_cost(world, field, unit, hex) {
        CLOSED => Err(why_closed(world, field, unit, hex)),
        WHOLE_MOVE if !is_first && world.factory_at(hex).is_some() => Err(Why::FactoryWholeMove { hex }),
        WHOLE_MOVE if !is_first => Err(Why::WaterWholeMove { hex }),
        cost => Ok(cost),
    }
}

#[cold]
fn why_closed(world: &World, field: &Field, unit: &Unit, hex: Hex) -> Why {
    match (field.units.at(hex), field.flag_at(world, hex)) {
        _ if !world.is_in_play(hex) => Why::OffBoard { hex },
        (Some(other), None) if other.side() != unit.side() => Why::EnemyInTheWay { hex, unit: other.id },
        (_, Some(_)) => Why::FactoryClosed { hex },
        _ if field.is_closed_by_v2(unit.side(), hex) => Why::TokenInTheWay { hex },
        _ if mountains::is_mountain(world, hex) => Why::MountainClosed { hex },
        _ => Why::WaterClosed { hex },
    }
}

/// AA-MOV-1 to AA-MOV-9: what a path costs in all, or why it cannot be walked.
pub fn path_cost(world: &World, field: &Field, unit: &Unit, path: &[Hex]) -> Result<HalfPoints, Why> {
    let speed = unit.figures(world).speed;
    let (mut from, mut used, mut whole) = (unit.hex, 0, None);
    for (i, &hex) in path.iter().enumerate() {
        if from.distance(hex) != 1 || !hex.is_possible() {
            return Err(Why::NotNextTo { from, to: hex });
        }
        let cost = step_cost(world, field, unit, hex, i == 0)?;
        match whole {
            Some(hex) if world.factory_at(hex).is_some() => return Err(Why::FactoryWholeMove { hex }),
            Some(hex) => return Err(Why::WaterWholeMove { hex }),
            None if cost == WHOLE_MOVE => (whole, used) = (Some(hex), speed),
            None if speed < used + cost => return Err(Why::TooFar { hex, cost, left: speed - used }),
            None => used += cost,
        }
        from = hex;
    }
    let end = *path.last().ok_or(Why::NoSteps)?;
    match field.units.at(end) {
        // AA-FAC-3: an enemy unit in the factory does not keep infantry out; step_cost lets nobody else in.
        Some(other) if other.id != unit.id && other.side() == unit.side() => {
            Err(Why::EndsOnUnit { hex: end, unit: other.id })
        }
        // AA-MIS-V2-3: no move ends on a token.
        None if !field.has_room(end) => Err(Why::EndsOnToken { hex: end }),
        _ => Ok(used),
    }
}

/// Whether a march is among those that a faction may make.
pub(crate) fn admits(world: &World, field: &Field, faction: Faction, choice: &Choice) -> Result<(), Why> {
    let Choice::March { unit, path } = choice else { return Err(Why::OtherQuestion) };
    let unit = may_move(field, faction, *unit)?;
    path_cost(world, field, unit, path).map(|_| ())
}

/// Some march. Any legal one can come out: a blind walk takes each open way with some chance, and may stop anywhere.
pub(crate) fn sample(
    world: &World,
    field: &Field,
    faction: Faction,
    n_units: u8,
    chance: &mut dyn Chance,
) -> Choice {
    let nth = chance.below(n_units as u32) as usize;
    let unit = movable(world, field, faction).nth(nth).expect("so many units can move");
    for _ in 0..4 {
        let path = blind_walk(world, field, unit, chance);
        if !path.is_empty() {
            return Choice::March { unit: unit.id, path };
        }
    }
    let reach = reach(world, field, unit);
    let to = reach.hexes()[chance.below(reach.hexes().len() as u32) as usize];
    Choice::March { unit: unit.id, path: reach.path_to(to) }
}

fn blind_walk(world: &World, field: &Field, unit: &Unit, chance: &mut dyn Chance) -> Path {
    let mut left = unit.figures(world).speed;
    let mut path = Path::new();
    let mut n_legal = 0;
    let mut at = unit.hex;
    while path.len() < path.capacity() {
        let hex = at.neighbours()[chance.below(6) as usize];
        let cost = entry_cost(world, field, unit, hex);
        if cost == CLOSED || (cost == WHOLE_MOVE && !path.is_empty()) {
            // A closed way: try another, but not for ever.
            if chance.below(8) == 0 {
                break;
            }
            continue;
        }
        if cost == WHOLE_MOVE {
            let open = field.units.at(hex).is_none_or(|it| it.side() != unit.side());
            if open {
                path.push(hex);
                n_legal = 1;
            }
            break;
        }
        if left < cost {
            break;
        }
        left -= cost;
        path.push(hex);
        at = hex;
        if hex == unit.hex || field.has_room(hex) {
            n_legal = path.len();
            if chance.below(8) == 0 {
                break;
            }
        }
    }
    path.truncate(n_legal);
    path
}

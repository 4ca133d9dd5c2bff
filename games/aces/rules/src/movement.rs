//! Phase 1: movement (AA-MOV).

use table::{Chance, Play, Reply, Table};

use crate::{
    Aces, Ask, Choice, Event, Faction, Hex, Space, Step, UnitId, Why, World, asides,
    automa::coop,
    board::{Field, Phase, Unit},
    choices::{March, Path},
    factories, interception,
    missions::{self, mountains, v2, weather::standard_cost},
    reach::reach_with,
    world::{CLOSED, FACTORY, HalfPoints, WHOLE_MOVE},
};

/// AA-MOV-1: units move one after another, each once and in one go, until their player has done.
pub(crate) fn movement(t: &mut Table<'_, Aces>) -> Play {
    let faction = asides::asked(t);
    let space = marches(t.world(), &t.board().field, faction);
    let timing = asides::timing(t);
    match asides::ask(t, Ask::Move { faction }, &[Done], space, timing)? {
        // AA-AUT-29: a partner moves units unasked.
        Reply::Free(Choice::March(sent)) | Reply::Aside { choice: Choice::March(sent), .. } => {
            let walk = march(t, &sent)?;
            missions::after_march(t, sent.unit)?;
            match walk {
                Walk::OutOfTime => crate::attacks::run_out_of_time(t),
                Walk::Arrived | Walk::Stopped => t.then(Step::Movement),
            }
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

/// AA-MOV-1, AA-INT-10: a unit walks its path; an interception may stop it on the way. A path that was announced is walked to its end.
/// Step by step the player decides again, wherever the unit could stop and something might have happened, as long as it can go on.
pub(crate) fn march(t: &mut Table<'_, Aces>, sent: &March) -> Play<Walk> {
    let (world, id) = (t.world(), sent.unit);
    let unit = t.board().field.units.get(id).copied().expect("the unit is on the board");
    let first = sent.path[0];
    if factories::is_closed(world, &t.board().field, unit.side(), first) {
        factories::occupy(t, id, first)?;
        return Ok(Walk::Arrived);
    }
    let mut sent = sent.clone();
    let mut left = unit.figures(world).speed;
    loop {
        let ahead = stretch(t, &mut sent, &mut left);
        let can_go_on = match sent.step_by_step {
            true => can_go_on(world, &t.board().field, id, left),
            false => !ahead.is_empty(),
        };
        // AA-INT-7: where the move ends anyway, there is no question.
        if can_go_on && interception::interception(t, id, &announced(&sent, &ahead))? {
            return Ok(Walk::Stopped);
        }
        let decides = sent.step_by_step && stands_free(&t.board().field, id);
        if !can_go_on {
            return Ok(Walk::Arrived);
        } else if !decides {
            sent.path = ahead;
            continue;
        }
        match go_on(t, id, left)? {
            Onward::March(on) => sent = on,
            Onward::Stop => return Ok(Walk::Arrived),
            Onward::TimeUp => return Ok(Walk::OutOfTime),
        }
    }
}

/// Walks a path as far as nothing can happen: to its end, or to a hex where the unit could be intercepted or turns tokens over.
/// Returns what is left of the path.
fn stretch(t: &mut Table<'_, Aces>, sent: &mut March, left: &mut HalfPoints) -> Path {
    let (world, field) = (t.world(), &t.board().field);
    let unit = *field.unit(sent.unit).expect("the unit is on the board");
    let turns = |hex: Hex| v2::turns_tokens(field, unit.side(), hex);
    let halts = |hex: &Hex| turns(*hex) || interception::is_possible(world, field, &unit, *hex);
    let n = sent.path.iter().position(halts).map_or(sent.path.len(), |i| i + 1);
    let ahead: Path = sent.path.drain(n..).collect();
    let path = std::mem::take(&mut sent.path);
    let here = *path.last().expect("a march has steps");
    let (turns, cost) = (turns(here), path.iter().map(|it| walking_cost(world, field, &unit, *it)).sum());
    *left -= cost;
    t.tell(Event::Marched { unit: unit.id, path, cost, ahead: announced(sent, &ahead) });
    // AA-MIS-V2-3: tokens next to the hex are turned over before any interception.
    if turns {
        v2::turn_tokens(t, unit.id, here);
    }
    ahead
}

/// AA-INT-10: what others know of the way ahead.
fn announced(sent: &March, ahead: &Path) -> Path {
    if sent.step_by_step { Path::new() } else { ahead.clone() }
}

/// What a step costs that is known to be possible.
fn walking_cost(world: &World, field: &Field, unit: &Unit, hex: Hex) -> HalfPoints {
    let (arm, weather) = (unit.kind().arm(), field.weather);
    match world.costs(arm, weather)[hex] {
        WHOLE_MOVE => unit.figures(world).speed,
        FACTORY => standard_cost(arm, weather),
        cost => cost,
    }
}

/// AA-INT-7: whether a unit on the march could enter another hex and stop somewhere.
pub fn can_go_on(world: &World, field: &Field, id: UnitId, left: HalfPoints) -> bool {
    field.unit(id).is_some_and(|it| has_somewhere_to_go(world, field, it, left))
}

/// AA-MOV-6: a unit that passes over another of its team cannot stop there.
fn stands_free(field: &Field, id: UnitId) -> bool {
    field.unit(id).is_some_and(|it| field.units.at(it.hex).is_some_and(|at| at.id == id))
}

/// AA-INT-10: the player of a unit on the march decides whether it goes on, and where to.
fn go_on(t: &mut Table<'_, Aces>, unit: UnitId, left: HalfPoints) -> Play<Onward> {
    let seat = t.world().seat_of(unit.faction());
    let (ask, space, timing) = (Ask::GoOn { unit, left }, Space::GoOn { unit, left }, asides::timing(t));
    Ok(match asides::amid(t, seat, &ask, &[Halt], Some(&space), timing)? {
        Reply::Free(Choice::March(on)) => Onward::March(on),
        Reply::TimeUp => Onward::TimeUp,
        _ => Onward::Stop,
    })
}

/// What a player decides for a unit on the march.
enum Onward {
    March(March),
    Stop,
    TimeUp,
}

/// The unit on the march stops.
#[derive(Copy, Clone)]
struct Halt;

impl From<Halt> for Choice {
    fn from(_: Halt) -> Choice {
        Choice::Stop
    }
}

/// How a walk ended.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Walk {
    Arrived,
    Stopped,
    OutOfTime,
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
    able.filter(move |it| has_somewhere_to_go(world, field, it, it.figures(world).speed))
}

/// Whether a unit with so many half points left can enter a hex and end its move somewhere.
fn has_somewhere_to_go(world: &World, field: &Field, unit: &Unit, left: HalfPoints) -> bool {
    let whole = left == unit.figures(world).speed;
    let mut passable = false;
    for hex in unit.hex.neighbours() {
        match entry_cost(world, field, unit, hex) {
            CLOSED => (),
            WHOLE_MOVE if !whole => (),
            WHOLE_MOVE if field.has_room(hex) || world.factory_at(hex).is_some() => return true,
            cost if cost <= left && field.has_room(hex) => return true,
            cost => passable |= cost <= left,
        }
    }
    // Hemmed in by its own team: somewhere beyond them there may be room.
    passable && !reach_with(world, field, unit, left).is_empty()
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
    path_cost_with(world, field, unit, unit.figures(world).speed, path)
}

/// AA-INT-10: the same for a unit on the march that has so many half points left.
pub fn path_cost_with(
    world: &World,
    field: &Field,
    unit: &Unit,
    left: HalfPoints,
    path: &[Hex],
) -> Result<HalfPoints, Why> {
    let fresh = left == unit.figures(world).speed;
    let (mut from, mut used, mut whole) = (unit.hex, 0, None);
    for (i, &hex) in path.iter().enumerate() {
        if from.distance(hex) != 1 || !hex.is_possible() {
            return Err(Why::NotNextTo { from, to: hex });
        }
        let cost = step_cost(world, field, unit, hex, i == 0 && fresh)?;
        match whole {
            Some(hex) if world.factory_at(hex).is_some() => return Err(Why::FactoryWholeMove { hex }),
            Some(hex) => return Err(Why::WaterWholeMove { hex }),
            None if cost == WHOLE_MOVE => (whole, used) = (Some(hex), left),
            None if left < used + cost => return Err(Why::TooFar { hex, cost, left: left - used }),
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
    let Choice::March(March { unit, path, .. }) = choice else { return Err(Why::OtherQuestion) };
    let unit = may_move(field, faction, *unit)?;
    path_cost(world, field, unit, path).map(|_| ())
}

/// AA-INT-10: whether the unit on the march, and no other, may go on so.
pub(crate) fn admits_onward(
    world: &World,
    field: &Field,
    mover: UnitId,
    left: HalfPoints,
    choice: &Choice,
) -> Result<(), Why> {
    match choice {
        Choice::March(March { unit, path, .. }) if *unit == mover => {
            let unit = field.unit(mover).ok_or(Why::NoSuchUnit { unit: mover })?;
            path_cost_with(world, field, unit, left, path).map(|_| ())
        }
        Choice::March(_) | Choice::Done => Err(Why::StillMoving { unit: mover }),
        _ => Err(Why::OtherQuestion),
    }
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
    some_march(world, field, unit, unit.figures(world).speed, chance)
}

/// Some way on of the unit on the march.
pub(crate) fn sample_onward(
    world: &World,
    field: &Field,
    mover: UnitId,
    left: HalfPoints,
    chance: &mut dyn Chance,
) -> Choice {
    let unit = field.unit(mover).expect("the unit is on the board");
    some_march(world, field, unit, left, chance)
}

fn some_march(
    world: &World,
    field: &Field,
    unit: &Unit,
    left: HalfPoints,
    chance: &mut dyn Chance,
) -> Choice {
    let step_by_step = chance.below(4) == 0;
    for _ in 0..4 {
        let path = blind_walk(world, field, unit, left, chance);
        if !path.is_empty() {
            return March { unit: unit.id, path, step_by_step }.into();
        }
    }
    let reach = reach_with(world, field, unit, left);
    let to = reach.hexes()[chance.below(reach.hexes().len() as u32) as usize];
    March { unit: unit.id, path: reach.path_to(to), step_by_step }.into()
}

fn blind_walk(
    world: &World,
    field: &Field,
    unit: &Unit,
    mut left: HalfPoints,
    chance: &mut dyn Chance,
) -> Path {
    let fresh = left == unit.figures(world).speed;
    let mut path = Path::new();
    let mut n_legal = 0;
    let mut at = unit.hex;
    while path.len() < path.capacity() {
        let hex = at.neighbours()[chance.below(6) as usize];
        let cost = entry_cost(world, field, unit, hex);
        if cost == CLOSED || (cost == WHOLE_MOVE && !(fresh && path.is_empty())) {
            // A closed way: try another, but not for ever.
            if chance.below(8) == 0 {
                break;
            }
            continue;
        }
        if cost == WHOLE_MOVE {
            let open = field.units.at(hex).map_or(field.has_room(hex), |it| it.side() != unit.side());
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

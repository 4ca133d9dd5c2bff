//! The Automa (AA-AUT): a faction that plays by the book's priorities alone, and says why.
//!
//! `orders` has the two lists of orders, `targets` the attack priorities, `ground` the movement priorities and distances,
//! `purse` the purchases, `chain` the reasons. Where all else is equal the book draws at random; such a draw is chance like
//! any other, recorded, and can be answered by hand. `coop` has the people who play together against it.
//!
//! Its extra units (AA-AUT-1) are `Difficulty::extra_units`. The book's examples (AA-AUT-16, AA-AUT-17) are tests. A debt that is no
//! longer legal (AA-AUT-34) binds neither people nor the Automa: see `attacks`.

mod chain;
pub mod coop;
mod ground;
mod orders;
mod purse;
mod targets;
#[cfg(test)]
mod tests;

use arrayvec::ArrayVec;
pub use chain::{AttackLetter, Chain, Failed, Link, MovementLetter, Order};
pub use orders::{Plan, Way, plan, plan_silently};
pub(crate) use purse::money;
pub use purse::{Placed, Placing, Purchase, Wish, purchase};
use smallvec::SmallVec;
use table::{Play, Table};

use crate::{
    Aces, Ask, Choice, Event, Faction, Hex, Kind, Step, UnitId, World, asides,
    board::{Field, Phase, Unit},
    choices::{Attack, Kinds, Lot, March, Path, Target},
    combat::{bombard, fight},
    hex::{Grid, ring},
    interception, missions,
    movement::{Walk, entry_cost, march},
    reach::Reach,
    setting_up::{Automaton, Intercepts, N_EXTRAS, Number, is_free, may_stand},
    world::{HalfPoints, WHOLE_MOVE},
};

/// AA-AUT-2: units that the first and the second token get, a set.
const DRAWN: usize = 2;

impl From<UnitId> for Choice {
    fn from(it: UnitId) -> Choice {
        Choice::Unit(it)
    }
}

impl From<Hex> for Choice {
    fn from(it: Hex) -> Choice {
        Choice::Hex(it)
    }
}

impl From<Kind> for Choice {
    fn from(it: Kind) -> Choice {
        Choice::Kind(it)
    }
}

/// One of several at random; a single one without a draw.
pub(crate) fn draw_lot<T>(t: &mut Table<'_, Aces>, faction: Faction, of: Lot, among: &[T]) -> Play<T>
where
    T: Copy + PartialEq + Into<Choice>,
{
    match among {
        [one] => Ok(*one),
        _ => t.draw(Ask::Lot { faction, of }, among.iter().copied()),
    }
}

/// AA-AUT-2, AA-AUT-30: the Automa turns over its next token and draws units out of its bag: 2 a set for the first and the
/// second, all that remain for the third. The first stands on the number, the next ones clockwise around it from the top,
/// ring by ring; a hex where a unit cannot stand is passed.
pub(crate) fn place_token(t: &mut Table<'_, Aces>, faction: Faction) -> Play {
    let left = t.board().field.tokens[faction];
    let army = left.iter().next().expect("a token is left");
    let mut numbers = t.board().field.numbers.clone();
    numbers.retain(|it| missions::may_draw(t.world(), faction.side(), *it));
    let Number(number) = t.draw(Ask::Number { faction, army }, numbers.into_iter().map(Number))?;
    t.tell(Event::TokenTurned { faction, army, number });
    let world = t.world();
    let centre =
        world.map.starts(world.area).find(|it| it.0 == number).expect("the number is on the board").1;
    let mut places = (0..u8::MAX).flat_map(|distance| ring(centre, distance));
    let in_bag = |t: &Table<'_, Aces>| -> Vec<UnitId> {
        let waiting = t.board().field.waiting.iter().map(|it| it.id);
        waiting.filter(|it| it.faction() == faction).collect()
    };
    let n = if left.len() == 1 { in_bag(t).len() } else { n_drawn(world, faction) };
    for _ in 0..n {
        let unit = draw_lot(t, faction, Lot::Bag { army }, &in_bag(t))?;
        let fits = |hex: &Hex| is_free(world, &t.board().field, *hex) && may_stand(world, unit, *hex);
        let hex = places.find(fits).expect("the board has room");
        t.tell(Event::Drawn { unit, army });
        t.tell(Event::Placed { unit, hex });
    }
    Ok(())
}

/// AA-AUT-2, AA-SET-22: how many units the first and the second token get: 2 a set, or a third of an agreed list.
fn n_drawn(world: &World, faction: Faction) -> usize {
    match world.units.get(&faction) {
        Some(list) => list.values().map(|it| usize::from(*it)).sum::<usize>() / 3,
        None => DRAWN * world.sets_of(faction) as usize,
    }
}

/// AA-AUT-35: the Automa's units of a second set are drawn blindly into its bag: four a set (ruling S-38).
pub(crate) fn draw_extras(t: &mut Table<'_, Aces>, faction: Faction) -> Play {
    for _ in 0..t.world().sets_of(faction) {
        let mut left = Kind::ALL.to_vec();
        let mut drawn = Vec::new();
        for _ in 0..N_EXTRAS {
            let kind = draw_lot(t, faction, Lot::Extra, &left)?;
            left.retain(|it| *it != kind);
            drawn.push(kind);
        }
        t.tell(Event::ExtrasChosen { faction, kinds: Kinds::from(drawn) });
    }
    Ok(())
}

/// AA-AUT-3, AA-AUT-4, AA-AUT-28: one unit after another moves and attacks at once; after every unit all is judged again.
pub(crate) fn orders(t: &mut Table<'_, Aces>) -> Play {
    let faction = asides::active(t);
    let ready = next_in_order(t.world(), &t.board().field, faction);
    if ready.is_empty() {
        t.tell(Event::PhaseBegan { phase: Phase::Money });
        t.then(Step::Income);
        return Ok(());
    }
    let unit = draw_lot(t, faction, Lot::Unit, &ready)?;
    t.then(Step::Orders);
    act(t, faction, unit)
}

/// AA-AUT-3: the units that may act next: of the first type in the order, those that meet the highest order.
pub fn next_units(world: &World, field: &Field, faction: Faction) -> Vec<UnitId> {
    next_in_order(world, field, faction).to_vec()
}

fn next_in_order(world: &World, field: &Field, faction: Faction) -> SmallVec<[UnitId; 16]> {
    let waits = |it: &&Unit| !it.moved && (it.owes.is_some() || field.is_called(it));
    let waiting = || field.units.of(faction).filter(waits);
    let Some(first) = waiting().map(|it| place_in_order(it.kind())).min() else { return SmallVec::new() };
    let group: SmallVec<[&Unit; 16]> = waiting().filter(|it| place_in_order(it.kind()) == first).collect();
    if let [one] = *group {
        return SmallVec::from_slice(&[one.id]);
    }
    let mut highest: SmallVec<[UnitId; 16]> = SmallVec::new();
    let mut place: Option<Order> = None;
    for unit in group {
        // Orders below the highest so far make no difference.
        let last = place.unwrap_or(Order::TowardsTarget);
        let order = orders::followed(world, field, unit, last).map(|it| listed(unit.kind(), it));
        if order.is_some_and(|it| place.is_none_or(|highest| it < highest)) {
            highest.clear();
            place = order;
        }
        if order == place {
            highest.push(unit.id);
        }
    }
    highest
}

/// AA-AUT-3, AA-AUT-28: regular infantry, special infantry, artillery, aircraft, tanks.
fn place_in_order(kind: Kind) -> u8 {
    match kind {
        Kind::Infantry => 0,
        Kind::Special => 1,
        Kind::Artillery => 2,
        Kind::Fighter | Kind::Bomber => 3,
        Kind::Tank => 4,
    }
}

/// Where an order stands on its list: a debt where attacks do.
fn listed(kind: Kind, order: Order) -> Order {
    match order {
        Order::Debt if kind.is_infantry() => Order::AttackAOrB,
        Order::Debt => Order::Attack,
        order => order,
    }
}

/// AA-AUT-4: a unit moves and attacks.
fn act(t: &mut Table<'_, Aces>, faction: Faction, id: UnitId) -> Play {
    let unit = *t.board().field.unit(id).expect("the unit is on the board");
    let chain = if t.is_read() { Chain::default() } else { Chain::silent() };
    let reach = orders::reach_of(t.world(), &t.board().field, &unit);
    let plan = orders::planned(t.world(), &t.board().field, &unit, reach.as_ref(), chain);
    let order = plan.order;
    tell_reasons(t, &unit, &plan);
    let way = draw_way(t, faction, id, &plan.ways)?;
    let walk = match reach {
        Some(reach) if way.hex != unit.hex => walk(t, faction, &unit, &reach, way.hex)?,
        _ => Walk::Arrived,
    };
    if way.hex != unit.hex {
        missions::after_march(t, id)?;
    }
    match walk {
        Walk::Arrived | Walk::OutOfTime => strike(t, id, way)?,
        Walk::Stopped => {
            let unit = *t.board().field.unit(id).expect("an interception destroys nobody");
            let chain = if t.is_read() { Chain::default() } else { Chain::silent() };
            let under = order.unwrap_or(Order::TowardsTarget);
            let plan = orders::planned_standing(t.world(), &t.board().field, &unit, under, chain);
            tell_reasons(t, &unit, &plan);
            let way = draw_way(t, faction, id, &plan.ways)?;
            strike(t, id, way)?;
        }
    }
    t.tell(Event::Acted { unit: id });
    Ok(())
}

fn tell_reasons(t: &mut Table<'_, Aces>, unit: &Unit, plan: &Plan) {
    if t.is_read() {
        t.tell(Event::Considered { unit: unit.id, order: plan.order, chain: plan.chain.clone() });
    }
}

/// AA-AUT-32: the target is drawn first, then the hex, then the aim.
fn draw_way(t: &mut Table<'_, Aces>, faction: Faction, unit: UnitId, ways: &[Way]) -> Play<Way> {
    let mut left: SmallVec<[Way; 8]> = ways.iter().copied().collect();
    let distinct = |items: &mut dyn Iterator<Item = Hex>| -> SmallVec<[Hex; 8]> {
        let mut found = SmallVec::new();
        for it in items {
            if !found.contains(&it) {
                found.push(it);
            }
        }
        found
    };
    let mut targets: SmallVec<[UnitId; 8]> = left.iter().filter_map(|it| it.target.or(it.towards)).collect();
    targets.dedup();
    if !targets.is_empty() {
        let target = draw_lot(t, faction, Lot::Target { unit }, &targets)?;
        left.retain(|it| it.target.or(it.towards) == Some(target));
    }
    let hex = draw_lot(t, faction, Lot::Hex { unit }, &distinct(&mut left.iter().map(|it| it.hex)))?;
    left.retain(|it| it.hex == hex);
    let aims = distinct(&mut left.iter().filter_map(|it| it.aim));
    if !aims.is_empty() {
        let aim = draw_lot(t, faction, Lot::Aim { unit }, &aims)?;
        left.retain(|it| it.aim == Some(aim));
    }
    Ok(left[0])
}

/// AA-AUT-27: a unit walks the cheapest path; where an enemy could intercept on one of several, the steps are drawn.
fn walk(t: &mut Table<'_, Aces>, faction: Faction, unit: &Unit, reach: &Reach, to: Hex) -> Play<Walk> {
    let world = t.world();
    let (on_path, hexes) = cheapest_steps(world, &t.board().field, reach, unit, to);
    let stops = |it: &Hex| interception::is_possible(world, &t.board().field, unit, *it);
    let matters = hexes.iter().any(|it| *it != to && stops(it));
    let mut path = reach.path_to(to);
    if matters {
        path = Path::new();
        let mut at = unit.hex;
        while at != to {
            let next: ArrayVec<Hex, 6> = (at.neighbours().into_iter())
                .filter(|it| on_path[*it] && is_step(world, &t.board().field, reach, unit, at, *it))
                .collect();
            at = draw_lot(t, faction, Lot::Step { unit: unit.id }, &next)?;
            path.push(at);
        }
    }
    // AA-AUT-13, AA-AUT-27: its way follows from the priorities, open to all, and nothing in them changes it after a no.
    march(t, &March::announced(unit.id, path))
}

/// The hexes on any cheapest path to a hex: marked, and as a list.
fn cheapest_steps(
    world: &World,
    field: &Field,
    reach: &Reach,
    unit: &Unit,
    to: Hex,
) -> (Grid<bool>, ground::Hexes) {
    let mut on_path = Grid::filled(false);
    let mut hexes = ground::Hexes::new();
    hexes.push(to);
    on_path[to] = true;
    let mut n_done = 0;
    while let Some(&hex) = hexes.get(n_done) {
        n_done += 1;
        for before in hex.neighbours() {
            if !on_path[before] && is_step(world, field, reach, unit, before, hex) {
                on_path[before] = true;
                hexes.push(before);
            }
        }
    }
    (on_path, hexes)
}

/// Whether a step is the end of a cheapest path to its hex.
fn is_step(world: &World, field: &Field, reach: &Reach, unit: &Unit, from: Hex, to: Hex) -> bool {
    let (Some(before), Some(after)) = (reach.passing_cost(from), reach.passing_cost(to)) else {
        return false;
    };
    after.checked_sub(before) == Some(step(world, field, unit, to))
}

/// What a step onto a hex in reach costs.
fn step(world: &World, field: &Field, unit: &Unit, to: Hex) -> HalfPoints {
    match entry_cost(world, field, unit, to) {
        WHOLE_MOVE => unit.figures(world).speed,
        cost => cost,
    }
}

/// AA-AUT-4, AA-AUT-12: the attack follows the move at once.
fn strike(t: &mut Table<'_, Aces>, unit: UnitId, way: Way) -> Play {
    let Some(target) = way.target else { return Ok(()) };
    let at = way.aim.map_or(Target::Unit(target), Target::Hex);
    let attack = Attack { unit, at };
    t.tell(Event::Declared { attack });
    match at {
        Target::Unit(defender) => fight(t, attack, defender),
        Target::Hex(hex) => bombard(t, attack, hex),
        Target::Launcher => unreachable!("missions with a launcher are for people"),
    }
}

/// AA-AUT-13: whether the Automa intercepts, and with which of the units that could.
pub(crate) fn interceptor(
    t: &mut Table<'_, Aces>,
    automaton: Automaton,
    mover: &Unit,
    able: &[UnitId],
) -> Play<Option<UnitId>> {
    let (world, field) = (t.world(), &t.board().field);
    let meets = |by: &Unit| match automaton.intercepts {
        Intercepts::Never => false,
        Intercepts::Whenever => targets::can_damage(world, by, mover),
        Intercepts::ByPriority => {
            targets::can_damage(world, by, mover)
                && (targets::can_destroy(world, by, mover)
                    || targets::is_infantry_by_factory(world, field, mover)
                    || targets::can_reach_factory(world, field, mover))
        }
    };
    let willing: ArrayVec<UnitId, 6> =
        able.iter().copied().filter(|it| field.unit(*it).is_some_and(meets)).collect();
    if willing.is_empty() {
        return Ok(None);
    }
    let faction = automaton.faction;
    draw_lot(t, faction, Lot::Interceptor { mover: mover.id }, &willing).map(Some)
}

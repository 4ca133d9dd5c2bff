//! Distances as the Automa measures them, and the movement priorities (AA-AUT-8).

use std::{cmp::Reverse, collections::BinaryHeap};

use crate::{
    Hex, World,
    automa::chain::{Chain, MovementLetter},
    board::{Field, Unit},
    forces::Arm,
    hex::Grid,
    map::Terrain,
    missions::weather::standard_cost,
    world::{CLOSED, FACTORY, WHOLE_MOVE},
};

/// How far it is from each hex to the nearest of some goals.
pub(crate) struct Ways(Grid<u16>);

/// Further than any path.
const NO_PATH: u16 = u16::MAX;

impl Ways {
    /// The length of the way in half points.
    pub(crate) fn from(&self, hex: Hex) -> u16 {
        self.0[hex]
    }
}

/// AA-AUT-25: the cheapest path of a unit from each hex to the nearest goal. Units of its team are passed; enemy units,
/// and factories that its team does not hold, are closed except as goal; the goal's own hex costs its terrain, and 1 where
/// the unit may not enter; water costs infantry its whole speed; aircraft count hexes.
pub(crate) fn ways_to(world: &World, field: &Field, unit: &Unit, goals: impl Iterator<Item = Hex>) -> Ways {
    let terrain = world.costs(unit.kind().arm(), field.weather);
    let speed = unit.figures(world).speed;
    let own_factory = standard_cost(unit.kind().arm(), field.weather);
    let mut passing = terrain.clone();
    for enemy in field.units.of_side(unit.side().enemy()) {
        passing[enemy.hex] = CLOSED;
    }
    for (hex, flag) in world.factories.iter().zip(&field.flags) {
        let held = flag.is_some_and(|it| it.side() == unit.side());
        passing[*hex] = if held && passing[*hex] != CLOSED { own_factory } else { CLOSED };
    }
    let mut ways = Grid::filled(NO_PATH);
    let mut open = BinaryHeap::new();
    // Walked backwards from the goals: leaving a hex towards the goal costs what the hex entered costs.
    let leave = |ways: &mut Grid<u16>, open: &mut BinaryHeap<_>, hex: Hex, way: u16, cost: u8| {
        let cost = if cost == WHOLE_MOVE { speed } else { cost } as u16;
        for next in hex.neighbours() {
            if world.is_in_play(next) && way + cost < ways[next] {
                ways[next] = way + cost;
                open.push(Reverse((way + cost, next)));
            }
        }
    };
    let goals: Vec<Hex> = goals.collect();
    for &goal in &goals {
        ways[goal] = 0;
    }
    for &goal in &goals {
        let cost = match terrain[goal] {
            CLOSED | FACTORY => own_factory,
            cost => cost,
        };
        leave(&mut ways, &mut open, goal, 0, cost);
    }
    while let Some(Reverse((way, hex))) = open.pop() {
        if ways[hex] == way && passing[hex] != CLOSED {
            leave(&mut ways, &mut open, hex, way, passing[hex]);
        }
    }
    Ways(ways)
}

/// A distance in movement points; where there is no path, further than any, then by hexes.
pub(crate) fn distance(ways: &Ways, hex: Hex, goals: &[Hex]) -> (u16, u8) {
    match ways.from(hex) {
        NO_PATH => (NO_PATH, goals.iter().map(|it| it.distance(hex)).min().unwrap_or(u8::MAX)),
        way => (way, 0),
    }
}

/// AA-AUT-8: among hexes that serve equally, those that the movement priorities leave.
pub(crate) fn narrow_hexes(
    world: &World,
    field: &Field,
    unit: &Unit,
    mut hexes: Vec<Hex>,
    chain: &mut Chain,
) -> Vec<Hex> {
    hexes.sort_unstable();
    hexes.dedup();
    for letter in MovementLetter::ALL {
        if hexes.len() < 2 {
            break;
        }
        if letter.applies_to(unit.kind().arm()) {
            let left = narrow_by(world, field, unit, &hexes, letter);
            chain.hexes_left(letter, &hexes, &left);
            hexes = left;
        }
    }
    hexes
}

fn narrow_by(world: &World, field: &Field, unit: &Unit, hexes: &[Hex], letter: MovementLetter) -> Vec<Hex> {
    let enemies = || field.units.of_side(unit.side().enemy()).map(|it| it.hex).collect::<Vec<_>>();
    let own =
        || field.units.of(unit.faction()).filter(|it| it.id != unit.id).map(|it| it.hex).collect::<Vec<_>>();
    let in_hexes = |goals: &[Hex], hex: Hex| goals.iter().map(|it| it.distance(hex)).min().unwrap_or(0);
    match letter {
        MovementLetter::A => {
            let goals = enemies();
            let ways = ways_to(world, field, unit, goals.iter().copied());
            best(hexes, |it| Reverse(distance(&ways, it, &goals)))
        }
        MovementLetter::B => best(hexes, |it| !is_by_road(world, it)),
        MovementLetter::C => best(hexes, |it| world.terrain(it) != Some(Terrain::Forest)),
        MovementLetter::D => {
            let goals = enemies();
            best(hexes, |it| Reverse(in_hexes(&goals, it)))
        }
        MovementLetter::E => {
            let goals = own();
            best(hexes, |it| in_hexes(&goals, it))
        }
        MovementLetter::F => {
            let goals = own();
            let ways = ways_to(world, field, unit, goals.iter().copied());
            best(hexes, |it| distance(&ways, it, &goals))
        }
        MovementLetter::G => {
            let goals = [unit.hex];
            let ways = ways_to(world, field, unit, goals.into_iter());
            best(hexes, |it| (distance(&ways, it, &goals), it.distance(unit.hex)))
        }
    }
}

/// Those with the least key.
pub(crate) fn best<T: Copy, K: Ord>(items: &[T], key: impl Fn(T) -> K) -> Vec<T> {
    let Some(least) = items.iter().map(|it| key(*it)).min() else { return Vec::new() };
    items.iter().copied().filter(|it| key(*it) == least).collect()
}

/// AA-AUT-8b: on or next to a road.
fn is_by_road(world: &World, hex: Hex) -> bool {
    let is_road = |it: Hex| matches!(world.terrain(it), Some(Terrain::Road | Terrain::Bridge));
    is_road(hex) || hex.neighbours().into_iter().any(is_road)
}

impl MovementLetter {
    /// Which arms a movement priority is for.
    fn applies_to(self, arm: Arm) -> bool {
        match self {
            MovementLetter::A => arm == Arm::Infantry,
            MovementLetter::B | MovementLetter::D | MovementLetter::E => arm == Arm::Artillery,
            MovementLetter::C => matches!(arm, Arm::Infantry | Arm::Tank),
            MovementLetter::F | MovementLetter::G => true,
        }
    }
}

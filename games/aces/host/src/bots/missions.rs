//! What missions make worth doing.

use aces::{
    Choice, Hex, Kind, Side, UnitId, World,
    board::{Field, Unit},
    hex::Grid,
    map::Terrain,
};

use super::worth::worth;

/// Too far to matter, in half points.
const FAR: u8 = 200;

/// What a greedy player knows of a mission's board.
pub(crate) struct Aims {
    /// AA-MIS-BUL-2: half points that a tank needs from each hex to the shore, units left aside.
    shore: Option<Grid<u8>>,
}

impl Aims {
    pub(crate) fn new(world: &World) -> Aims {
        let shore = || ways_of_tanks(world, world.map.shore().iter().copied());
        Aims { shore: world.missions.bulge.map(|_| shore()) }
    }

    /// How much a mission draws a unit to a hex.
    pub(crate) fn pull(&self, world: &World, field: &Field, unit: &Unit, hex: Hex) -> f32 {
        self.pull_of_shore(world, unit, hex) + pull_of_tokens(world, field, unit, hex)
    }

    /// AA-MIS-BUL-2: German tanks drive to the shore; the nearer, the more it matters. Allied tanks stand in their way.
    fn pull_of_shore(&self, world: &World, unit: &Unit, hex: Hex) -> f32 {
        let Some(shore) = self.shore.as_ref().filter(|_| unit.kind() == Kind::Tank) else { return 0.0 };
        match unit.side() {
            Side::Germany if world.map.shore().contains(&hex) => 200.0,
            Side::Germany => -0.25 * f32::from(shore[hex]),
            Side::Allies => -0.1 * f32::from(shore[hex].saturating_sub(4)),
        }
    }

    /// How much more a mission makes of damage to an enemy.
    pub(crate) fn urgency(&self, enemy: &Unit) -> f32 {
        match (&self.shore, enemy.side(), enemy.kind()) {
            (Some(shore), Side::Germany, Kind::Tank) if shore[enemy.hex] <= 12 => 2.5,
            (Some(_), Side::Germany, Kind::Tank) => 1.5,
            _ => 1.0,
        }
    }
}

/// AA-MIS-V2-6: the Allies hunt tokens until the launcher is found, and then the launcher. Infantry has factories to take.
fn pull_of_tokens(world: &World, field: &Field, unit: &Unit, hex: Hex) -> f32 {
    let Some(v2) = field.v2.as_ref().filter(|_| unit.side() == Side::Allies) else { return 0.0 };
    let calm = if unit.kind().is_infantry() { 0.3 } else { 1.0 };
    if let Some(launcher) = v2.launcher {
        let moved = Unit { hex, ..*unit };
        let strikes = moved.has_in_range(world, field, launcher.hex) && !moved.is_afloat(world, field);
        return calm * (if strikes { 6.0 } else { 0.0 } - 0.5 * f32::from(hex.distance(launcher.hex)));
    }
    let nearest = v2.tokens.iter().map(|it| it.distance(hex)).min().unwrap_or(1);
    -0.4 * calm * f32::from(nearest.max(1))
}

/// AA-MIS-V2-4: a rocket is for enemy factories, then for neutral ones, and never for one's own.
pub(crate) fn score_rocket(world: &World, field: &Field, at: Hex) -> f32 {
    let factory = match field.flag_at(world, at).flatten().map(|it| it.side()) {
        Some(Side::Allies) => 6.0,
        None => 3.0,
        Some(Side::Germany) => -2.0,
    };
    let unit = field.units.at(at).map_or(0.0, |it| match it.side() {
        Side::Allies => worth(world, it),
        Side::Germany => -worth(world, it),
    });
    factory + 0.5 * unit
}

/// AA-MIS-V2-6: nothing pays like an attack on the launcher.
pub(crate) fn score_attack_on_launcher(world: &World, field: &Field, attacker: UnitId) -> f32 {
    let launcher = field.v2.as_ref().and_then(|it| it.launcher);
    match (launcher, field.unit(attacker)) {
        (Some(launcher), Some(unit)) => {
            let plan = aces::missions::plan_against_launcher(world, field, unit, launcher);
            8.0 + 0.1 * f32::from(plan.dice + plan.red) * f32::from(plan.needed)
        }
        _ => -1.0,
    }
}

/// AA-MIS-V2-2: the launcher is best under the token furthest from the Allies.
pub(crate) fn score_hiding(field: &Field, choice: &Choice) -> f32 {
    let Choice::HideLauncher(hex) = choice else { return 0.0 };
    let allies = field.units.of_side(Side::Allies).map(|it| it.hex.distance(*hex));
    f32::from(allies.min().unwrap_or(0))
}

/// What a tank pays from each hex to the nearest of some hexes.
fn ways_of_tanks(world: &World, goals: impl Iterator<Item = Hex>) -> Grid<u8> {
    let mut ways = Grid::filled(FAR);
    let mut open: Vec<Hex> = goals.collect();
    open.iter().for_each(|it| ways[*it] = 0);
    while let Some(hex) = open.pop() {
        // Walked backwards: a step costs what the hex entered costs, which is the one nearer the goal.
        let cost = match world.terrain(hex) {
            Some(Terrain::Forest) => 3,
            Some(Terrain::Road | Terrain::Bridge) => 1,
            _ => 2,
        };
        for next in hex.neighbours() {
            let closed = match world.terrain(next) {
                None | Some(Terrain::Water) => true,
                Some(Terrain::Mountain) => world.missions.mountains,
                _ => false,
            };
            let way = ways[hex].saturating_add(cost).min(FAR);
            if !closed && way < ways[next] {
                ways[next] = way;
                open.push(next);
            }
        }
    }
    ways
}

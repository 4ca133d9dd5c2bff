//! What missions make worth doing.

use aces::{Field, Grid, Hex, Kind, Side, Terrain, Unit, World};

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
    pub(crate) fn pull(&self, world: &World, _field: &Field, unit: &Unit, hex: Hex) -> f32 {
        self.pull_of_shore(world, unit, hex)
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

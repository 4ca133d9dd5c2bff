//! What never changes in one game, worked out once from its set-up: who plays what, costs of terrain, mats.

use arrayvec::ArrayVec;
use table::{Problem, Seat};

use crate::{
    Faction, Hex, Kind, Options, Setup, Side,
    automa::coop::{self, Coop},
    forces::Arm,
    hex::Grid,
    hexset::HexSet,
    map::{Area, Map, Terrain},
    mats::{Aim, AirFire, Mat, Mats},
    missions::{FIVE, Missions, Weather, mountains, weather},
    setting_up::{Automaton, Lists},
};

/// A half movement point, the unit in which movement is counted.
pub type HalfPoints = u8;

/// A hex that cannot be entered at all.
pub(crate) const CLOSED: HalfPoints = u8::MAX;
/// AA-MOV-3: a hex that takes the whole movement.
pub(crate) const WHOLE_MOVE: HalfPoints = u8::MAX - 1;

/// A factory: what it costs depends on whose it is.
pub(crate) const FACTORY: HalfPoints = u8::MAX - 2;

/// At most so many factories are in play.
pub(crate) const MAX_FACTORIES: usize = 16;

/// What a mat says of one unit type, ready for use.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Figures {
    /// Speed in half points.
    pub speed: HalfPoints,
    /// Least and greatest distance of its attack.
    pub range: (u8, u8),
    /// What it can do against aircraft.
    pub air: AirFire,
    /// Hit numbers against ground units: rookie, veteran, war hero.
    pub hits_ground: [u8; 3],
    /// Hit numbers against aircraft.
    pub hits_air: [u8; 3],
    /// Hits needed for 1 to 6 damage.
    pub armour: [u8; 6],
    /// The same as a defender in forest.
    pub forest: [u8; 6],
    /// Coins to buy one.
    pub cost: u8,
    /// What its attack strikes.
    pub aim: Aim,
}

/// The dearest step that does not take the whole movement, in half points.
pub(crate) const DEAREST: usize = 4;

/// Hexes by what entering them costs, factories left aside.
#[derive(Copy, Clone, Debug)]
pub(crate) struct ByCost {
    /// From 1 half point.
    pub(crate) costing: [HexSet; DEAREST],
    /// AA-MOV-3: those that take the whole movement.
    pub(crate) whole: HexSet,
}

impl ByCost {
    fn new(map: &Map, costs: &Grid<HalfPoints>) -> ByCost {
        let of = |cost: HalfPoints| map.hexes().filter(|it| costs[*it] == cost).collect();
        ByCost { costing: [1, 2, 3, 4].map(of), whole: of(WHOLE_MOVE) }
    }
}

/// What never changes in one game.
#[derive(Clone, Debug)]
pub struct World {
    /// The board.
    pub map: Map,
    /// The part of it in play.
    pub area: Area,
    /// Variants and rulings.
    pub options: Options,
    /// AA-MIS-0: the missions.
    pub missions: Missions,
    /// Sets of units a faction.
    pub sets: u8,
    /// AA-SET-22: the units that were agreed in the place of sets.
    pub units: Lists,
    /// The mats as written, for those who show them.
    pub mats: Mats,
    /// The factions in play, clockwise around the table.
    pub factions: ArrayVec<Faction, 4>,
    /// Those of them that have turns, clockwise: all but one of two that share theirs.
    pub in_turn: ArrayVec<Faction, 4>,
    /// AA-SET-5: two people play together against the Automa.
    pub coop: Option<Coop>,
    /// Their factions, the lead's first.
    pub partners: Option<[Faction; 2]>,
    seats: [Option<Seat>; 4],
    automata: [Option<Automaton>; 4],
    figures: [[Figures; 6]; 4],
    /// Dice for a unit with 0 to 5 damage.
    pub dice: [u8; 6],
    /// AA-MIS-V2-5: hits that a V2 launcher needs to take for 1 to 6 damage.
    pub launcher: [u8; 6],
    /// What entering each hex costs an arm, by weather.
    costs: Box<[[Grid<HalfPoints>; 4]; 6]>,
    /// The same the other way round: the hexes of each cost.
    grounds: Box<[[ByCost; 4]; 6]>,
    terrain: Box<Grid<Option<Terrain>>>,
    /// The number of the factory in each hex, from 1.
    factory: Box<Grid<u8>>,
    /// The factories in play.
    pub factories: ArrayVec<Hex, MAX_FACTORIES>,
}

impl World {
    pub(crate) fn new(setup: &Setup) -> Result<World, Vec<Problem>> {
        let map = setup.check()?;
        let factories: ArrayVec<Hex, MAX_FACTORIES> = map.factories(setup.area).collect();
        let mut terrain = Box::new(Grid::filled(None));
        let mut factory = Box::new(Grid::filled(0));
        for hex in map.hexes().filter(|it| map.contains(setup.area, *it)) {
            terrain[hex] = map.terrain(hex);
        }
        for (i, hex) in factories.iter().enumerate() {
            factory[*hex] = i as u8 + 1;
        }
        let mut seats = [None; 4];
        for it in &setup.factions {
            seats[it.faction as usize] = Some(it.seat);
        }
        let mut automata = [None; 4];
        for it in &setup.automata {
            automata[it.faction as usize] = Some(*it);
        }
        let partners = coop::partners(setup);
        let factions: ArrayVec<Faction, 4> = setup.factions.iter().map(|it| it.faction).collect();
        let shares = |it: &Faction| partners.is_some_and(|[_, partner]| *it == partner);
        let arms = [Arm::Infantry, Arm::Tank, Arm::Artillery, Arm::Aircraft];
        let costs_in = |weather: Weather, arm: Arm| {
            let mut costs = Grid::filled(CLOSED);
            for hex in map.hexes() {
                let cost = |it| cost_to_enter(arm, it, weather, setup.missions.mountains);
                costs[hex] = terrain[hex].map_or(CLOSED, cost);
            }
            costs
        };
        let costs = Box::new(Weather::ALL.map(|weather| arms.map(|arm| costs_in(weather, arm))));
        let grounds = Box::new(costs.each_ref().map(|it| it.each_ref().map(|it| ByCost::new(&map, it))));
        Ok(World {
            area: setup.area,
            options: setup.options,
            missions: setup.missions,
            sets: setup.sets,
            units: setup.units.clone(),
            in_turn: factions.iter().copied().filter(|it| !shares(it)).collect(),
            factions,
            coop: setup.coop,
            partners,
            seats,
            automata,
            figures: Faction::ALL.map(|faction| {
                Kind::ALL.map(|kind| figures(coop::mat(&setup.mats, setup.coop, partners, faction, kind)))
            }),
            dice: *setup.mats.dice.value(),
            launcher: *setup.mats.launcher.value(),
            mats: setup.mats.clone(),
            costs,
            grounds,
            terrain,
            factory,
            factories,
            map,
        })
    }

    /// The seat that plays a faction of this game.
    pub fn seat_of(&self, faction: Faction) -> Seat {
        self.seats[faction as usize].expect("the faction is in play")
    }

    /// The factions that a seat plays.
    pub fn factions_of(&self, seat: Seat) -> impl Iterator<Item = Faction> + '_ {
        self.factions.iter().copied().filter(move |it| self.seats[*it as usize] == Some(seat))
    }

    /// The Automa that plays a faction, if it does.
    #[inline]
    pub fn automaton(&self, faction: Faction) -> Option<Automaton> {
        self.automata[faction as usize]
    }

    /// AA-CMB-14, AA-AUT-14: whether a faction's units deal fixed hits instead of rolling.
    pub fn deals_fixed_hits(&self, faction: Faction) -> bool {
        self.options.dice_less || self.automaton(faction).is_some()
    }

    /// The seats, in order of play around the table.
    pub fn seats(&self) -> Vec<(Seat, Side)> {
        let mut seats: Vec<(Seat, Side)> = Vec::new();
        for &faction in &self.factions {
            let seat = self.seat_of(faction);
            if seats.iter().all(|it| it.0 != seat) {
                seats.push((seat, faction.side()));
            }
        }
        seats
    }

    /// Whether a faction's ally is in play.
    pub fn has_ally(&self, faction: Faction) -> bool {
        self.factions.contains(&faction.ally())
    }

    /// The figures of a unit type.
    #[inline]
    pub fn figures(&self, faction: Faction, kind: Kind) -> &Figures {
        &self.figures[faction as usize][kind as usize]
    }

    /// The mat of a unit type as written.
    pub fn mat(&self, faction: Faction, kind: Kind) -> &Mat {
        coop::mat(&self.mats, self.coop, self.partners, faction, kind)
    }

    /// The terrain of a hex in play; none for a hex that is not (AA-SET-20).
    #[inline]
    pub fn terrain(&self, hex: Hex) -> Option<Terrain> {
        self.terrain[hex]
    }

    /// Whether a hex is in play.
    #[inline]
    pub fn is_in_play(&self, hex: Hex) -> bool {
        self.terrain[hex].is_some()
    }

    /// The number of the factory in a hex, in [`World::factories`].
    #[inline]
    pub fn factory_at(&self, hex: Hex) -> Option<usize> {
        (self.factory[hex] as usize).checked_sub(1)
    }

    /// What entering each hex costs an arm in a weather, other units and flags left aside. Everything that moves asks
    /// here.
    #[inline]
    pub(crate) fn costs(&self, arm: Arm, weather: Weather) -> &Grid<HalfPoints> {
        &self.costs[weather as usize][arm as usize]
    }

    /// The same, the hexes of each cost together.
    #[inline]
    pub(crate) fn grounds(&self, arm: Arm, weather: Weather) -> &ByCost {
        &self.grounds[weather as usize][arm as usize]
    }

    /// AA-SET-16: factories that win the game.
    pub fn factories_to_win(&self) -> usize {
        match (self.area, self.options.short_game) {
            // AA-MIS-V2-6: five for either team.
            _ if self.missions.v2.is_some() => FIVE,
            (Area::Full, false) => 6,
            (Area::Full, true) => 5,
            (Area::Left | Area::Right, false) => 4,
            (Area::Left | Area::Right, true) => 3,
        }
    }
}

/// AA-MOV-2, AA-MOV-3, AA-MOV-5, AA-MIS-WEA-1, AA-MIS-MTN-1: standard 1, forest 1.5, road or bridge 0.5, unless the weather
/// changes it; water takes infantry's whole movement and is closed to tanks and artillery, unless it is frozen; aircraft
/// pay 1 everywhere.
pub(crate) fn cost_to_enter(arm: Arm, terrain: Terrain, weather: Weather, mountains: bool) -> HalfPoints {
    match (arm, terrain) {
        (_, Terrain::Factory) => FACTORY,
        (Arm::Aircraft, _) => 2,
        (_, Terrain::Mountain) if mountains => mountains::cost(arm),
        (_, Terrain::Water) if weather == Weather::Frost => weather::standard_cost(arm, weather),
        (_, Terrain::Open | Terrain::Mountain) => weather::standard_cost(arm, weather),
        (_, Terrain::Forest) => weather::forest_cost(weather),
        (_, Terrain::Road | Terrain::Bridge) => weather::road_cost(weather),
        (Arm::Infantry, Terrain::Water) => WHOLE_MOVE,
        (Arm::Tank | Arm::Artillery, Terrain::Water) => CLOSED,
    }
}

fn figures(mat: &Mat) -> Figures {
    let three = |(rookie, veteran, hero)| [rookie, veteran, hero];
    let armour = *mat.armour.value();
    Figures {
        speed: 2 * mat.speed.value(),
        range: *mat.range.value(),
        air: *mat.air.value(),
        hits_ground: three(*mat.hits_ground.value()),
        hits_air: mat.hits_air.as_ref().map_or([0; 3], |it| three(*it.value())),
        armour,
        forest: mat.forest.as_ref().map_or(armour, |it| *it.value()),
        cost: *mat.cost.value(),
        aim: mat.aim,
    }
}

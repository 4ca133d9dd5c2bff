//! The state of the table, and plain questions about it.

use std::ops::{Index, IndexMut};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{
    Faction, Hex, Kind, Side, UnitId, World,
    choices::{Armies, Attack},
    forces::Arm,
    hex::Grid,
    map::Terrain,
    mats::{Aim, AirFire, DESTROYED},
    missions::{Rocketry, Weather, mountains, weather},
    world::{Figures, MAX_FACTORIES},
};

/// More units than this cannot stand on a board.
pub(crate) const MAX_UNITS: usize = 200;

/// The truth on the table.
///
/// In the competitive game all of it is open: choices made in secret wait as sealed answers, and tokens that have not
/// been turned over have no number yet. What only some may know, the launcher of a mission, is in `hidden`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// What is open to everyone.
    pub(crate) field: Field,
    /// What only some may know.
    #[serde(default)]
    pub(crate) hidden: Hidden,
}

/// What only some may know.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Hidden {
    /// AA-MIS-V2-2: the token that hides the launcher; none before it is chosen and when it has been discovered.
    pub(crate) launcher: Option<Hex>,
}

/// What is open to everyone.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Field {
    /// The round, from 1; 0 while setting up.
    pub round: u16,
    /// What is being done.
    pub phase: Phase,
    /// Whose turn it is.
    pub active: Option<Faction>,
    /// AA-AUT-29: the partner who is asked in the active faction's turn, once the active one has handed over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<Faction>,
    /// The order of play, the first faction first; empty until it has been rolled for.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Faction>"))]
    pub order: ArrayVec<Faction, 4>,
    /// The units on the board.
    pub units: Units,
    /// The units that wait on start tokens.
    pub waiting: Vec<Waiting>,
    /// The tokens that each faction has not turned over yet.
    pub tokens: ByFaction<Armies>,
    /// The start numbers that no turned token has shown yet.
    pub numbers: Vec<u8>,
    /// The owner of each factory in play, in the order of the board.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Option<Faction>>"))]
    pub flags: ArrayVec<Option<Faction>, MAX_FACTORIES>,
    /// What each faction can spend.
    pub coins: ByFaction<u16>,
    /// The armies that act in this turn.
    pub armies: Armies,
    /// The armies that each faction used in round one.
    pub used: ByFaction<Armies>,
    /// The list of attacks of this turn.
    pub declared: Vec<Attack>,
    /// How many of them have been fought or are void.
    pub n_fought: u8,
    /// The last round with damage, an occupation or a purchase.
    pub stirred: u16,
    /// The seats that have offered a draw in this turn.
    pub draw_offers: Vec<table::Seat>,
    /// AA-MIS-WEA-1: the weather.
    #[serde(default)]
    pub weather: Weather,
    /// AA-MIS-V2-2: tokens, a discovered launcher, destroyed factories; none without that mission.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub v2: Option<Rocketry>,
}

/// What is being done.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phase {
    /// Setting up.
    SettingUp,
    /// Phase 1.
    Movement,
    /// Phase 2.
    Declaring,
    /// Phase 3.
    Combat,
    /// Phase 4.
    Money,
}

/// A unit on the board.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Unit {
    /// Its name.
    pub id: UnitId,
    /// Where it stands.
    pub hex: Hex,
    /// Damage taken.
    #[serde(default)]
    pub damage: u8,
    /// Experience points.
    #[serde(default)]
    pub experience: u8,
    /// The army it set out with, from 1; 0 if it was bought.
    #[serde(default)]
    pub army: u8,
    /// It has moved in its faction's latest turn.
    #[serde(default)]
    pub moved: bool,
    /// It has occupied a factory in its faction's latest turn.
    #[serde(default)]
    pub occupied: bool,
    /// Its repair has been paid for.
    #[serde(default)]
    pub repairing: bool,
    /// It has intercepted, and may not again yet.
    #[serde(default)]
    pub intercepted: bool,
    /// The unit that it intercepted and must attack.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owes: Option<UnitId>,
}

/// A unit that waits on a start token.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Waiting {
    /// Its name.
    pub id: UnitId,
    /// The token, from 1; 0 before units are divided.
    pub army: u8,
}

/// AA-CMB-7: what a unit has become by its experience.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Level {
    /// 0 to 2 points.
    Rookie,
    /// 3 or 4 points.
    Veteran,
    /// 5 points and more.
    WarHero,
}

impl Level {
    /// All of them, from the lowest.
    pub const ALL: [Level; 3] = [Level::Rookie, Level::Veteran, Level::WarHero];

    /// AA-CMB-7: the experience points from which a unit has this level.
    pub const fn least_experience(self) -> u8 {
        match self {
            Level::Rookie => 0,
            Level::Veteran => 3,
            Level::WarHero => 5,
        }
    }

    /// Its name in ids.
    pub fn key(self) -> &'static str {
        match self {
            Level::Rookie => "rookie",
            Level::Veteran => "veteran",
            Level::WarHero => "war-hero",
        }
    }
}

impl Unit {
    /// A fresh unit of no army.
    pub fn new(id: UnitId, hex: Hex) -> Unit {
        Unit {
            id,
            hex,
            damage: 0,
            experience: 0,
            army: 0,
            moved: false,
            occupied: false,
            repairing: false,
            intercepted: false,
            owes: None,
        }
    }

    /// Its faction.
    #[inline]
    pub fn faction(&self) -> Faction {
        self.id.faction()
    }

    /// Its type.
    #[inline]
    pub fn kind(&self) -> Kind {
        self.id.kind()
    }

    /// Its team.
    #[inline]
    pub fn side(&self) -> Side {
        self.id.side()
    }

    /// AA-CMB-7: rookie with 0-2 points, veteran with 3-4, war hero with 5 and more.
    pub fn level(&self) -> Level {
        match self.experience {
            it if it < Level::Veteran.least_experience() => Level::Rookie,
            it if it < Level::WarHero.least_experience() => Level::Veteran,
            _ => Level::WarHero,
        }
    }

    /// What its mat says.
    #[inline]
    pub fn figures<'w>(&self, world: &'w World) -> &'w Figures {
        world.figures(self.faction(), self.kind())
    }

    /// Least and greatest distance of its attack, as things are now. Where storm leaves nothing, the greatest is less
    /// than the least.
    #[inline]
    pub fn range(&self, world: &World, field: &Field) -> (u8, u8) {
        let (least, most) = self.figures(world).range;
        if self.kind() != Kind::Artillery {
            return (least, most);
        }
        // AA-MIS-MTN-1, AA-MIS-WEA-1: mountains and storms change the greatest range of artillery.
        (least, (most + mountains::height(world, self.hex)).saturating_sub(weather::storm(field)))
    }

    /// Whether it has a hex within its range.
    #[inline]
    pub fn has_in_range(&self, world: &World, field: &Field, hex: Hex) -> bool {
        let (least, most) = self.range(world, field);
        (least..=most).contains(&self.hex.distance(hex))
    }

    /// Whether range 1 is within its range.
    #[inline]
    pub fn has_close_range(&self, world: &World, field: &Field) -> bool {
        let (least, most) = self.range(world, field);
        (least..=most).contains(&1)
    }

    /// AA-MOV-4: infantry on water neither attacks nor shoots back. AA-MIS-WEA-2: nor do tanks and artillery that stand
    /// there since a frost has ended.
    #[inline]
    pub fn is_afloat(&self, world: &World, field: &Field) -> bool {
        !self.kind().is_aircraft() && field.terrain(world, self.hex) == Some(Terrain::Water)
    }

    /// AA-ATK-2, AA-INT-4, AA-CMB-13: aircraft are attacked only by those that can attack aircraft.
    #[inline]
    pub fn can_attack_type(&self, world: &World, target: Kind) -> bool {
        !target.is_aircraft() || self.figures(world).air == AirFire::Yes
    }

    /// What its attack strikes.
    pub fn aim(&self, world: &World) -> Aim {
        self.figures(world).aim
    }
}

impl Field {
    /// The unit of a name, if it is on the board.
    #[inline]
    pub fn unit(&self, id: UnitId) -> Option<&Unit> {
        self.units.get(id)
    }

    /// The terrain of a hex in play as it is now. AA-MIS-WEA-1: in a frost water is standard
    /// terrain; AA-MIS-V2-8: so is the ground of a destroyed factory.
    #[inline]
    pub fn terrain(&self, world: &World, hex: Hex) -> Option<Terrain> {
        match world.terrain(hex) {
            Some(Terrain::Water) if self.weather == Weather::Frost => Some(Terrain::Open),
            Some(Terrain::Factory) if self.flag_at(world, hex).is_none() => Some(Terrain::Open),
            terrain => terrain,
        }
    }

    /// The owner of the factory in a hex; the outer `None` if there is no factory.
    #[inline]
    pub fn flag_at(&self, world: &World, hex: Hex) -> Option<Option<Faction>> {
        world.factory_at(hex).filter(|it| !self.is_destroyed(world, *it)).map(|it| self.flags[it])
    }

    /// The factories that a team holds.
    pub fn factories_of(&self, side: Side) -> usize {
        self.flags.iter().flatten().filter(|it| it.side() == side).count()
    }

    /// The factories that a faction holds.
    pub fn factories_of_faction(&self, faction: Faction) -> usize {
        self.flags.iter().flatten().filter(|it| **it == faction).count()
    }

    /// The armies and bought units that act in this turn include a unit (AA-SET-13 to AA-SET-15).
    #[inline]
    pub fn is_called(&self, unit: &Unit) -> bool {
        unit.army == 0 || self.armies.contains(unit.army)
    }

    /// Whether a unit has an attack in this turn's list.
    pub fn has_declared(&self, id: UnitId) -> bool {
        self.declared.iter().any(|it| it.unit == id)
    }

    /// How many units of a type a faction has, those on tokens included.
    pub fn n_of_type(&self, faction: Faction, kind: Kind) -> usize {
        let is = |id: UnitId| id.faction() == faction && id.kind() == kind;
        self.units.of(faction).filter(|it| is(it.id)).count()
            + self.waiting.iter().filter(|it| is(it.id)).count()
    }

    /// The name for the next unit of a type: the lowest number that is free.
    pub fn next_id(&self, faction: Faction, kind: Kind) -> Option<UnitId> {
        (1..=u8::MAX)
            .map(|nr| UnitId::new(faction, kind, nr))
            .find(|id| self.units.get(*id).is_none() && self.waiting.iter().all(|it| it.id != *id))
    }

    /// The place of the active faction in the order of play, from 0.
    pub fn place_in_order(&self, faction: Faction) -> usize {
        self.order.iter().position(|it| *it == faction).expect("the faction is in the order of play")
    }

    /// The faction that plays after another.
    pub fn next_in_order(&self, faction: Faction) -> Faction {
        self.order[(self.place_in_order(faction) + 1) % self.order.len()]
    }

    /// The same with a unit on another hex, in thought.
    pub fn with_unit_at(&self, id: UnitId, hex: Hex) -> Field {
        let mut field = self.clone();
        if field.unit(id).is_some() {
            field.units.relocate(id, hex);
        }
        field
    }

    /// Removes a unit, and with it every marker that names it (AA-INT-11).
    pub(crate) fn destroy(&mut self, id: UnitId) {
        self.units.remove(id);
        self.units.each(|it| {
            if it.owes == Some(id) {
                it.owes = None;
            }
        });
    }

    /// Adds damage, and removes the unit if that destroys it (AA-CMB-10).
    pub(crate) fn damage(&mut self, id: UnitId, damage: u8) {
        let unit = self.units.get_mut(id).expect("the unit is on the board");
        unit.damage = (unit.damage + damage).min(DESTROYED);
        if unit.damage == DESTROYED {
            self.destroy(id);
        }
    }

    /// Adds experience to a unit that is still on the board.
    pub(crate) fn learn(&mut self, id: UnitId, points: u8) {
        if let Some(unit) = self.units.get_mut(id) {
            unit.experience = unit.experience.saturating_add(points);
        }
    }

    /// The arms of a faction.
    pub(crate) fn bit_of(arm: Arm) -> u8 {
        1 << arm as u8
    }
}

/// The units on the board, in the order of their names, with an index by hex.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(from = "Vec<Unit>", into = "Vec<Unit>")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Array<Unit>"))]
pub struct Units {
    /// Names sort by faction, and factions by team: each has its units side by side.
    list: Vec<Unit>,
    /// Where each faction's units begin, and where the last one's end.
    begin: [u8; 5],
    /// The place in `list` of the unit in each hex, from 1.
    at: Grid<u8>,
}

impl Default for Units {
    fn default() -> Units {
        Units { list: Vec::new(), begin: [0; 5], at: Grid::filled(0) }
    }
}

impl From<Vec<Unit>> for Units {
    fn from(mut list: Vec<Unit>) -> Units {
        list.truncate(MAX_UNITS);
        list.sort_by_key(|it| it.id);
        let mut units = Units { list, ..Units::default() };
        units.index();
        units
    }
}

impl From<Units> for Vec<Unit> {
    fn from(units: Units) -> Vec<Unit> {
        units.list
    }
}

impl Units {
    /// All of them, in the order of their names.
    pub fn iter(&self) -> std::slice::Iter<'_, Unit> {
        self.list.iter()
    }

    /// Those of a faction.
    #[inline]
    pub fn of(&self, faction: Faction) -> std::slice::Iter<'_, Unit> {
        let i = faction as usize;
        self.list[self.begin[i] as usize..self.begin[i + 1] as usize].iter()
    }

    /// Those of a team.
    #[inline]
    pub fn of_side(&self, side: Side) -> std::slice::Iter<'_, Unit> {
        let first = match side {
            Side::Allies => 0,
            Side::Germany => 2,
        };
        self.list[self.begin[first] as usize..self.begin[first + 2] as usize].iter()
    }

    /// The number of units.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// The unit of a name.
    #[inline]
    pub fn get(&self, id: UnitId) -> Option<&Unit> {
        self.place(id).map(|i| &self.list[i])
    }

    /// The unit in a hex.
    #[inline]
    pub fn at(&self, hex: Hex) -> Option<&Unit> {
        match self.at[hex] {
            0 => None,
            i => Some(&self.list[i as usize - 1]),
        }
    }

    /// Whether no unit is in a hex.
    #[inline]
    pub fn is_free(&self, hex: Hex) -> bool {
        self.at[hex] == 0
    }

    fn place(&self, id: UnitId) -> Option<usize> {
        self.list.binary_search_by_key(&id, |it| it.id).ok()
    }

    pub(crate) fn get_mut(&mut self, id: UnitId) -> Option<&mut Unit> {
        self.place(id).map(|i| &mut self.list[i])
    }

    pub(crate) fn each(&mut self, f: impl FnMut(&mut Unit)) {
        self.list.iter_mut().for_each(f);
    }

    /// Puts a unit into another hex. In the middle of a march that may be one in which another of its team stands (AA-MOV-6): the
    /// hex stays that one's.
    pub(crate) fn relocate(&mut self, id: UnitId, to: Hex) {
        let i = self.place(id).expect("the unit is on the board");
        let (own, from) = (i as u8 + 1, self.list[i].hex);
        if self.at[from] == own {
            self.at[from] = 0;
        }
        if self.at[to] == 0 {
            self.at[to] = own;
        }
        self.list[i].hex = to;
    }

    pub(crate) fn insert(&mut self, unit: Unit) {
        let i = self.list.partition_point(|it| it.id < unit.id);
        self.list.insert(i, unit);
        self.index();
    }

    fn remove(&mut self, id: UnitId) {
        let i = self.place(id).expect("the unit is on the board");
        let unit = self.list.remove(i);
        self.at[unit.hex] = 0;
        self.index();
    }

    /// Places in the list shift when a unit comes or goes, which is rare.
    fn index(&mut self) {
        self.begin = [0; 5];
        for (i, unit) in self.list.iter().enumerate() {
            self.at[unit.hex] = i as u8 + 1;
            self.begin[unit.faction() as usize + 1] = i as u8 + 1;
        }
        for i in 1..5 {
            self.begin[i] = self.begin[i].max(self.begin[i - 1]);
        }
    }
}

/// A value for each faction.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ByFaction<T> {
    /// United States.
    pub us: T,
    /// Soviet Union.
    pub su: T,
    /// The first German faction.
    pub g1: T,
    /// The second German faction.
    pub g2: T,
}

impl<T> Index<Faction> for ByFaction<T> {
    type Output = T;
    fn index(&self, faction: Faction) -> &T {
        match faction {
            Faction::Us => &self.us,
            Faction::Su => &self.su,
            Faction::G1 => &self.g1,
            Faction::G2 => &self.g2,
        }
    }
}

impl<T> IndexMut<Faction> for ByFaction<T> {
    fn index_mut(&mut self, faction: Faction) -> &mut T {
        match faction {
            Faction::Us => &mut self.us,
            Faction::Su => &mut self.su,
            Faction::G1 => &mut self.g1,
            Faction::G2 => &mut self.g2,
        }
    }
}

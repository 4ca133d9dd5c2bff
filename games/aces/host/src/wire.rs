//! Aces & Armor on the wire.

use std::collections::BTreeMap;

use aces::{
    Faction, Hex, Kind, Options, UnitId, View, World,
    automa::coop::Coop,
    board::{ByFaction, Field, Level, Phase, Unit, Waiting},
    choices::{Armies, Attack},
    combat::row_on,
    map::Terrain,
    mats::{Aim, AirFire},
    missions::{Missions, Rocketry, Weather},
    money::{FEE, REPAIR_COST, REPAIRED},
    setting_up::Automaton,
};
use serde::Serialize;
use table::Seat;

use crate::{BoardInfo, board};

/// What never changes in one match of Aces & Armor.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WorldInfo {
    /// The board in play.
    pub board: BoardInfo,
    /// The factions clockwise around the table.
    pub factions: Vec<FactionInfo>,
    /// What the mats say, by unit type such as `us-tank`.
    pub mats: BTreeMap<String, UnitMat>,
    /// Dice for a unit with 0 to 5 damage.
    pub dice: [u8; 6],
    /// Hits that a V2 launcher needs to take for 1 to 6 damage.
    pub launcher: [u8; 6],
    /// Variants and rulings.
    pub options: Options,
    /// AA-MIS-0: the missions that are played.
    pub missions: Missions,
    /// Two people together against the Automa, and their factions, the lead's first.
    pub partners: Option<(Coop, [Faction; 2])>,
    /// Sets of units a faction.
    pub sets: u8,
    /// The number of factories needed to win.
    pub factories_to_win: u8,
    /// The levels, from the lowest, and the experience points from which a unit has each.
    pub levels: Vec<(Level, u8)>,
    /// What repairs and transfers cost.
    pub prices: Prices,
}

/// AA-MON-2, AA-MON-3: what repairs and transfers cost.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Prices {
    /// Coins for a repair.
    pub repair: u16,
    /// The damage that a repair takes away at most.
    pub repaired: u8,
    /// The fewest coins that can be sent: the bank keeps some of them.
    pub least_transfer: u16,
}

/// A faction at the table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct FactionInfo {
    pub faction: Faction,
    pub seat: Seat,
    pub side: aces::Side,
    /// The faction that it may send coins to.
    pub ally: Faction,
    /// AA-SET-9, AA-AUT-15: the tokens that its units may be divided among.
    pub tokens: Armies,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub automa: Option<Automaton>,
}

/// What a mat says of a unit type.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct UnitMat {
    /// Its English name.
    pub name: String,
    /// What it is called in other languages, where that differs.
    pub also: BTreeMap<String, String>,
    /// Movement points.
    pub speed: u8,
    /// Least and greatest distance of its attack.
    pub range: (u8, u8),
    /// What it can do against aircraft.
    pub air: AirFire,
    /// Hit numbers against ground units: rookie, veteran, war hero.
    pub hits_ground: [u8; 3],
    /// The same against aircraft.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hits_air: Option<[u8; 3]>,
    /// Hits needed for 1 to 6 damage.
    pub armour: [u8; 6],
    /// AA-CMB-9: the same as a defender, by the terrain that it stands on.
    pub defence: BTreeMap<&'static str, [u8; 6]>,
    /// The same in forest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub forest: Option<[u8; 6]>,
    /// Coins to buy one.
    pub cost: u8,
    /// What its attack strikes.
    pub aim: Aim,
    /// Whether it is an aircraft.
    pub flies: bool,
}

/// How a view differs from the one before.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Delta {
    /// Units that came or changed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Unit>>", optional))]
    pub units: Vec<Unit>,
    /// Units that left the board.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<UnitId>>", optional))]
    pub gone: Vec<UnitId>,
    /// Everything else that is new: the new value in the place of the old one.
    pub fields: Changed,
}

/// The parts of a view that changed.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[serde(default)]
#[allow(missing_docs, reason = "they are those of the view")]
pub struct Changed {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phase: Option<Phase>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "Faction | null", optional))]
    pub active: Option<Option<Faction>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub order: Option<Vec<Faction>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub waiting: Option<Vec<Waiting>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tokens: Option<ByFaction<Armies>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub numbers: Option<Vec<u8>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub flags: Option<Vec<Option<Faction>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub coins: Option<ByFaction<u16>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub armies: Option<Armies>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub used: Option<ByFaction<Armies>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub declared: Option<Vec<Attack>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub n_fought: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stirred: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draw_offers: Option<Vec<Seat>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub weather: Option<Weather>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "Rocketry | null", optional))]
    pub v2: Option<Option<Rocketry>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "Faction | null", optional))]
    pub asked: Option<Option<Faction>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "string | null", optional))]
    pub launcher: Option<Option<Hex>>,
}

/// What never changes.
pub(crate) fn world_info(world: &World) -> WorldInfo {
    WorldInfo {
        board: board(world),
        factions: world.factions.iter().map(|it| faction_info(world, *it)).collect(),
        mats: mats(world),
        dice: world.dice,
        launcher: world.launcher,
        options: world.options,
        missions: world.missions,
        partners: world.coop.zip(world.partners),
        sets: world.sets,
        factories_to_win: world.factories_to_win() as u8,
        levels: Level::ALL.map(|it| (it, it.least_experience())).to_vec(),
        prices: Prices { repair: REPAIR_COST, repaired: REPAIRED, least_transfer: FEE + 1 },
    }
}

/// How `after` differs from `before`; nothing if it does not.
pub(crate) fn delta(before: &View, after: &View) -> Option<Delta> {
    if before == after {
        return None;
    }
    let (old, new) = (&before.field, &after.field);
    let units = new.units.iter().filter(|it| old.unit(it.id) != Some(it)).copied().collect();
    let gone = old.units.iter().map(|it| it.id).filter(|it| new.unit(*it).is_none()).collect();
    let mut fields = changed(old, new);
    fields.launcher = (before.launcher != after.launcher).then_some(after.launcher);
    Some(Delta { units, gone, fields })
}

fn faction_info(world: &World, faction: Faction) -> FactionInfo {
    FactionInfo {
        faction,
        seat: world.seat_of(faction),
        side: faction.side(),
        ally: faction.ally(),
        tokens: world.tokens_of(faction),
        automa: world.automaton(faction),
    }
}

/// Partners who divide one faction's units both play by its mats.
fn mats(world: &World) -> BTreeMap<String, UnitMat> {
    let every = world.factions.iter().flat_map(|faction| Kind::ALL.map(|kind| (*faction, kind)));
    every
        .map(|(faction, kind)| (format!("{}-{}", faction.key(), kind.key()), unit_mat(world, faction, kind)))
        .collect()
}

fn unit_mat(world: &World, faction: Faction, kind: Kind) -> UnitMat {
    let (mat, figures) = (world.mat(faction, kind), world.figures(faction, kind));
    let three = |it: &(u8, u8, u8)| [it.0, it.1, it.2];
    UnitMat {
        name: mat.name.value().clone(),
        also: mat.also.clone(),
        speed: *mat.speed.value(),
        range: *mat.range.value(),
        air: *mat.air.value(),
        hits_ground: three(mat.hits_ground.value()),
        hits_air: mat.hits_air.as_ref().map(|it| three(it.value())),
        armour: *mat.armour.value(),
        defence: Terrain::SIGNS.map(|(_, it)| (it.key(), row_on(figures, Some(it)))).into(),
        forest: mat.forest.as_ref().map(|it| *it.value()),
        cost: *mat.cost.value(),
        aim: mat.aim,
        flies: kind.is_aircraft(),
    }
}

/// No `..`: a new part of the field does not compile until it is added here.
fn changed(old: &Field, new: &Field) -> Changed {
    let Field {
        round,
        phase,
        active,
        order,
        units: _,
        waiting,
        tokens,
        numbers,
        flags,
        coins,
        armies,
        used,
        declared,
        n_fought,
        stirred,
        draw_offers,
        weather,
        v2,
        asked,
    } = new;
    fn if_new<T: PartialEq + Clone>(old: &T, new: &T) -> Option<T> {
        (old != new).then(|| new.clone())
    }
    Changed {
        round: if_new(&old.round, round),
        phase: if_new(&old.phase, phase),
        active: if_new(&old.active, active),
        order: if_new(&old.order, order).map(|it| it.to_vec()),
        waiting: if_new(&old.waiting, waiting),
        tokens: if_new(&old.tokens, tokens),
        numbers: if_new(&old.numbers, numbers),
        flags: if_new(&old.flags, flags).map(|it| it.to_vec()),
        coins: if_new(&old.coins, coins),
        armies: if_new(&old.armies, armies),
        used: if_new(&old.used, used),
        declared: if_new(&old.declared, declared),
        n_fought: if_new(&old.n_fought, n_fought),
        stirred: if_new(&old.stirred, stirred),
        draw_offers: if_new(&old.draw_offers, draw_offers),
        weather: if_new(&old.weather, weather),
        v2: if_new(&old.v2, v2),
        asked: if_new(&old.asked, asked),
        launcher: None,
    }
}

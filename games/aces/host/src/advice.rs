//! What a screen asks so that it need not know the rules: who can act, what can be bought, where a unit would stand well.

use aces::{
    Faction, Hex, Kind, UnitId, World,
    attacks::can_attack,
    board::Field,
    map::Terrain,
    money::places_to_buy,
    movement::movable,
    setting_up::{Place, placings},
};
use serde::Serialize;
use table::{Phrase, Sentence};

/// The units of a faction that can act.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Able {
    /// Those that may march now and have somewhere to go.
    pub march: Vec<UnitId>,
    /// Those that may attack in this turn and have a target where they stand.
    pub attack: Vec<UnitId>,
}

/// A unit type at the counter.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Ware {
    /// The unit type.
    pub kind: Kind,
    /// What it costs.
    pub cost: u8,
    /// The factories where it may be put.
    pub hexes: Vec<Hex>,
    /// Why it cannot be bought.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Phrase>,
}

/// A place for a unit that waits on a token; nothing if none of the army waits.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Proposed {
    /// The unit.
    pub unit: Option<UnitId>,
    /// Where it would stand.
    pub hex: Option<Hex>,
}

/// Who of a faction can act.
pub(crate) fn able(world: &World, field: &Field, faction: Faction) -> Able {
    Able {
        march: movable(world, field, faction).map(|it| it.id).collect(),
        attack: field.units.of(faction).filter(|it| can_attack(world, field, it)).map(|it| it.id).collect(),
    }
}

/// What a faction may buy.
pub(crate) fn wares(world: &World, field: &Field, faction: Faction) -> Vec<Ware> {
    let ware = |kind: Kind| {
        let cost = world.figures(faction, kind).cost;
        match places_to_buy(world, field, faction, kind) {
            Ok(hexes) => Ware { kind, cost, hexes, why: None },
            Err(why) => {
                let why = why
                    .map_or_else(|| Phrase::new("aces-table-no-factory").by(&["AA-MON-4"]), |it| it.phrase());
                Ware { kind, cost, hexes: Vec::new(), why: Some(why) }
            }
        }
    };
    Kind::ALL.into_iter().map(ware).collect()
}

/// AA-SET-11: infantry first and towards the factories, guns behind, and nobody in the water who need not be.
pub(crate) fn placing(world: &World, field: &Field, faction: Faction, army: u8, number: u8) -> Proposed {
    let places = placings(world, field, faction, army, number);
    let best = places.into_iter().min_by_key(|it| (rank(it.unit.kind()), unfitness(world, field, *it)));
    Proposed { unit: best.map(|it| it.unit), hex: best.map(|it| it.hex) }
}

/// Who is placed first.
fn rank(kind: Kind) -> u8 {
    match kind {
        Kind::Infantry | Kind::Special => 0,
        Kind::Tank => 1,
        Kind::Fighter | Kind::Bomber => 2,
        Kind::Artillery => 3,
    }
}

fn unfitness(world: &World, field: &Field, Place { unit, hex }: Place) -> (bool, u8, Hex) {
    let to = |hex: Hex| world.factories.iter().map(|it| it.distance(hex)).min().unwrap_or(0);
    let afloat = field.terrain(world, hex) == Some(Terrain::Water) && !unit.kind().is_aircraft();
    let far = match unit.kind() {
        Kind::Artillery => u8::MAX - to(hex),
        _ => to(hex),
    };
    (afloat, far, hex)
}

//! Pure questions about a position.

use aces::{
    Aces, Faction, Field, Hex, Kind, Target, Unit, UnitId, World, automa, interceptors, odds, odds::Chances,
    parse_type, path_cost, reach, targets,
};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use table::{Game, Viewer};

use crate::{
    engine::{Error, why},
    speech::Speech,
};

/// A question.
#[derive(Deserialize)]
#[serde(tag = "what", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Query {
    /// Where a unit can go, with cost and path.
    Reach { unit: UnitId },
    /// What a path would cost, and where it could be intercepted.
    Path { unit: UnitId, path: Vec<Hex> },
    /// Who could intercept a unit on a hex.
    Interceptors { unit: UnitId, hex: Hex },
    /// What a unit could attack, from where it stands or from another hex.
    Targets {
        unit: UnitId,
        #[serde(default)]
        from: Option<Hex>,
    },
    /// Dice and exact odds of a fight, from where the attacker stands or from another hex.
    Odds {
        unit: UnitId,
        at: Target,
        #[serde(default)]
        from: Option<Hex>,
    },
    /// The board in play.
    Board {},
    /// All that the Automa's priorities would leave for a unit, with the chain of reasons.
    Automa { unit: UnitId },
    /// The units of a faction that would act next by the Automa's order.
    Next { faction: Faction },
    /// What a mat says of a unit type, such as `us-tank`.
    Mat { unit: String },
}

pub(crate) fn query(speech: &Speech, game: &Game<Aces>, what: Query) -> Result<Value, Error> {
    let world = game.world();
    let field = game.view(Viewer::Spectator).field;
    let find = |id: UnitId| {
        let missing = || Error::new("unknown_unit", format!("{id} is not on the board."));
        field.unit(id).copied().ok_or_else(missing)
    };
    match what {
        Query::Reach { unit } => Ok(reach_of(world, &field, &find(unit)?)),
        Query::Path { unit, path } => {
            let unit = find(unit)?;
            match path_cost(world, &field, &unit, &path) {
                Ok(cost) => {
                    Ok(json!({"cost": points(cost), "interceptors": along(world, &field, &unit, &path)}))
                }
                Err(why) => Err(Error {
                    code: "refused",
                    message: speech.say(world, &why.phrase()),
                    rule: Some(why.rule()),
                    problems: Vec::new(),
                }),
            }
        }
        Query::Interceptors { unit, hex } => {
            let unit = find(unit)?;
            in_play(world, hex)?;
            let able: Vec<UnitId> = interceptors(world, &field, &unit, hex).map(|it| it.id).collect();
            Ok(json!({"interceptors": able}))
        }
        Query::Targets { unit, from } => {
            let unit = moved(world, find(unit)?, from)?;
            Ok(json!({"targets": targets(world, &field, &unit)}))
        }
        Query::Odds { unit, at, from } => {
            let unit = moved(world, find(unit)?, from)?;
            match at {
                Target::Unit(target) => Ok(odds_of(world, &field, &unit, &find(target)?)),
                Target::Launcher => launcher_odds(world, &field, &unit),
                Target::Hex(hex) => {
                    in_play(world, hex)?;
                    Ok(blast_of(world, &field, &unit, hex))
                }
            }
        }
        Query::Automa { unit } => Ok(automa_plan(speech, world, &field, &find(unit)?)),
        Query::Next { faction } if world.factions.contains(&faction) => {
            Ok(json!({"units": automa::next_units(world, &field, faction)}))
        }
        Query::Next { faction } => {
            Err(Error::new("unknown_faction", format!("The faction {} is not in play.", faction.key())))
        }
        Query::Board {} => Ok(board(world)),
        Query::Mat { unit } => match parse_type(&unit) {
            Some((faction, kind)) => Ok(json!({"mat": world.mat(faction, kind), "dice": world.dice})),
            None => {
                Err(Error::new("unknown_unit", format!("\"{unit}\" is not a unit type such as us-tank.")))
            }
        },
    }
}

/// Movement points as people write them.
fn points(half_points: u8) -> Value {
    match half_points % 2 {
        0 => (half_points / 2).into(),
        _ => (f64::from(half_points) / 2.0).into(),
    }
}

fn in_play(world: &World, hex: Hex) -> Result<(), Error> {
    match world.is_in_play(hex) {
        true => Ok(()),
        false => Err(Error::new("unknown_hex", format!("{hex} is not on the board in play."))),
    }
}

fn moved(world: &World, unit: Unit, from: Option<Hex>) -> Result<Unit, Error> {
    let hex = from.unwrap_or(unit.hex);
    in_play(world, hex)?;
    Ok(Unit { hex, ..unit })
}

fn reach_of(world: &World, field: &Field, unit: &Unit) -> Value {
    let reach = reach(world, field, unit);
    let mut hexes = reach.hexes().to_vec();
    hexes.sort_unstable();
    let entry = |hex: Hex| {
        let path = reach.path_to(hex);
        let stoppers = along(world, field, unit, &path);
        let mut entry = json!({"cost": reach.cost(hex).map(points), "path": path});
        if field.flag_at(world, hex).is_some_and(|it| it.is_none_or(|owner| owner.side() != unit.side())) {
            entry["occupies"] = true.into();
        }
        if stoppers.as_object().is_some_and(|it| !it.is_empty()) {
            entry["interceptors"] = stoppers;
        }
        (hex.to_string(), entry)
    };
    let hexes: Map<String, Value> = hexes.into_iter().map(entry).collect();
    json!({"unit": unit.id, "speed": points(unit.figures(world).speed), "hexes": hexes})
}

/// Who could intercept at each step but the last.
fn along(world: &World, field: &Field, unit: &Unit, path: &[Hex]) -> Value {
    let steps = path.split_last().map_or(&[][..], |it| it.1);
    let able = steps.iter().filter_map(|hex| {
        let able: Vec<UnitId> = interceptors(world, field, unit, *hex).map(|it| it.id).collect();
        (!able.is_empty()).then(|| (hex.to_string(), json!(able)))
    });
    Value::Object(able.collect())
}

/// Chances of 0 to 6 damage, as numbers and exactly.
fn chances(chances: &Chances) -> Value {
    let share = |ways: &u128| *ways as f64 / chances.of as f64;
    let exact: Vec<String> = chances.ways.iter().map(u128::to_string).collect();
    json!({
        "damage": chances.ways.iter().map(share).collect::<Vec<_>>(),
        "exact": {"ways": exact, "of": chances.of.to_string()},
    })
}

fn odds_of(world: &World, field: &Field, attacker: &Unit, defender: &Unit) -> Value {
    let odds = odds::odds(world, field, attacker, defender);
    let destroys = |chances: &Chances, unit: &Unit| {
        chances.at_least(aces::DESTROYED - unit.damage.min(aces::DESTROYED)) as f64 / chances.of as f64
    };
    let back = odds.plan.back.map(|it| json!({"dice": it.dice, "needed": it.needed, "fixed": it.fixed}));
    let mut to_defender = chances(&odds.defender);
    to_defender["destroyed"] = destroys(&odds.defender, defender).into();
    let mut to_attacker = chances(&odds.attacker);
    to_attacker["destroyed"] = destroys(&odds.attacker, attacker).into();
    json!({
        "legal": targets(world, field, attacker).contains(&Target::Unit(defender.id)),
        "attack": {"dice": odds.plan.dice, "red": odds.plan.red, "needed": odds.plan.needed, "fixed": odds.plan.fixed},
        "back": back,
        "defender": to_defender,
        "attacker": to_attacker,
    })
}

fn automa_plan(speech: &Speech, world: &World, field: &Field, unit: &Unit) -> Value {
    let plan = automa::plan(world, field, unit);
    let ways: Vec<Value> = plan
        .ways
        .iter()
        .map(|it| json!({"hex": it.hex, "target": it.target, "towards": it.towards, "aim": it.aim}))
        .collect();
    json!({"unit": unit.id, "order": plan.order, "ways": ways, "chain": plan.chain,
        "why": why(speech, world, &plan.chain)})
}

/// AA-MIS-V2-5: the odds of an attack on a discovered launcher.
fn launcher_odds(world: &World, field: &Field, attacker: &Unit) -> Result<Value, Error> {
    let Some(launcher) = field.v2.as_ref().and_then(|it| it.launcher) else {
        return Err(Error::new("unknown_unit", "The launcher has not been discovered."));
    };
    let (plan, odds) = odds::launcher_odds(world, field, attacker, launcher);
    let left = aces::DESTROYED - launcher.damage.min(aces::DESTROYED);
    let mut to_launcher = chances(&odds);
    to_launcher["destroyed"] = (odds.at_least(left) as f64 / odds.of as f64).into();
    Ok(json!({
        "legal": targets(world, field, attacker).contains(&Target::Launcher),
        "attack": {"dice": plan.dice, "red": plan.red, "needed": plan.needed, "fixed": plan.fixed},
        "back": null,
        "defender": to_launcher,
    }))
}

fn blast_of(world: &World, field: &Field, attacker: &Unit, at: Hex) -> Value {
    let struck: Vec<Value> = odds::blast_odds(world, field, attacker, at)
        .into_iter()
        .map(|(unit, it)| {
            let mut json = chances(&it);
            json["unit"] = json!(unit.id);
            json["destroyed"] = (it.at_least(aces::DESTROYED - unit.damage) as f64 / it.of as f64).into();
            json
        })
        .collect();
    json!({
        "legal": targets(world, field, attacker).contains(&Target::Hex(at)),
        "attack": {"dice": aces::dice_of(world, attacker), "red": 0, "needed": aces::needed(world, attacker, Kind::Tank),
            "fixed": aces::fixed_hits(world, attacker, Kind::Tank)},
        "struck": struck,
    })
}

fn board(world: &World) -> Value {
    let hexes = world.map.hexes().filter(|it| world.is_in_play(*it));
    let terrain: Map<String, Value> =
        hexes.filter_map(|it| Some((it.to_string(), world.terrain(it)?.key().into()))).collect();
    let starts: Map<String, Value> =
        world.map.starts(world.area).map(|(number, hex)| (number.to_string(), json!(hex))).collect();
    json!({"name": world.map.name, "season": world.map.season, "area": world.area, "columns": world.map.columns,
        "rows": world.map.rows, "terrain": terrain, "starts": starts, "factories": world.factories,
        "shore": world.map.shore(), "names": world.map.names()})
}

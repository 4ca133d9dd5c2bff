//! Pure questions about a position, and their answers.

use std::collections::BTreeMap;

use aces::{
    Faction, Hex, Kind, UnitId, World,
    attacks::targets,
    automa::{self, Chain, Order},
    board::{Field, Unit},
    choices::Target,
    combat::supporters,
    forces::parse_type,
    interception::interceptors,
    map::{Area, Terrain},
    mats::Mat,
    money::raiders,
    movement::{can_go_on, movable, path_cost_with},
    odds::{self, Chances},
    ways::{Way as Going, ways, why_not},
};
use hosting::{Hint, engine::Code};
use serde::{Deserialize, Serialize};
use table::Phrase;

use crate::{
    advice::{Able, Proposed, Ware, able, placing, wares},
    hint::Advice,
    threats::{Danger, Threats, danger, threats},
};

/// A question.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub enum Query {
    /// Where a unit can go, with cost and path.
    Reach {
        /// The unit.
        unit: UnitId,
        /// The hex it would set out from, if not its own.
        from: Option<Hex>,
        /// The movement points that it has left, if it is on the march.
        left: Option<f64>,
        /// Whether it would go step by step, and so could be intercepted where the path ends, too.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
        step_by_step: bool,
        /// Hexes that it has to pass, in this order: no more than any unit can.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Hex>>", optional))]
        through: aces::choices::Path,
    },
    /// Why a unit cannot go to a hex: the nearest cause.
    WhyNot {
        /// The unit.
        unit: UnitId,
        /// Where it would go.
        hex: Hex,
        /// The movement points that it has left, if it is on the march.
        left: Option<f64>,
    },
    /// What a path would cost, and where it could be intercepted.
    Path {
        /// The unit.
        unit: UnitId,
        /// The hexes that it enters: no more than any unit can.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Hex>"))]
        path: aces::choices::Path,
        /// The hex it would set out from, if not its own.
        from: Option<Hex>,
        /// The movement points that it has left, if it is on the march.
        left: Option<f64>,
        /// Whether it would go step by step, and so could be intercepted where the path ends, too.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
        step_by_step: bool,
    },
    /// Who could intercept a unit on a hex.
    Interceptors {
        /// The mover.
        unit: UnitId,
        /// The hex.
        hex: Hex,
    },
    /// What a unit could attack, from where it stands or from another hex.
    Targets {
        /// The attacker.
        unit: UnitId,
        /// The hex it would stand on, if not its own.
        from: Option<Hex>,
    },
    /// The units of a faction that may march now and have somewhere to go.
    Movable {
        /// The faction.
        faction: Faction,
    },
    /// The units of a faction that may march now, and those that may attack and have a target where they stand.
    Able {
        /// The faction.
        faction: Faction,
    },
    /// Where the units of a team could go and what they could hit in their next turn, as things stand now.
    Threats {
        /// The team.
        side: aces::Side,
        /// The unit that would be hit: then only those count that can attack its type.
        against: Option<UnitId>,
    },
    /// Who could attack a unit in the enemy's next turn, from where, and with which odds.
    Danger {
        /// The unit that would be attacked.
        unit: UnitId,
        /// The hex it would stand on, if not its own.
        hex: Option<Hex>,
    },
    /// What a faction may buy now and where, and what it may not and why.
    Wares {
        /// The faction.
        faction: Faction,
    },
    /// A sensible place for a unit of an army that is being placed.
    Placing {
        /// The faction.
        faction: Faction,
        /// The army.
        army: u8,
        /// The start number that was drawn for it.
        number: u8,
    },
    /// Dice and exact odds of a fight, from where the attacker stands or from another hex.
    Odds {
        /// The attacker.
        unit: UnitId,
        /// The target.
        at: Target,
        /// The hex the attacker would stand on, if not its own.
        from: Option<Hex>,
    },
    /// AA-MON-8: the enemy infantry next to a factory, which could take it and a unit that is bought there.
    Raiders {
        /// The faction that would buy.
        faction: Faction,
        /// The hex of the factory.
        hex: Hex,
    },
    /// The board in play.
    Board {},
    /// All that the Automa's priorities would leave for a unit, with the chain of reasons.
    Automa {
        /// The unit.
        unit: UnitId,
    },
    /// The units of a faction that would act next by the Automa's order.
    Next {
        /// The faction.
        faction: Faction,
    },
    /// What a faction would buy next by the Automa's order, and where.
    Purchase {
        /// The faction.
        faction: Faction,
    },
    /// What a mat says of a unit type, such as `us-tank`.
    Mat {
        /// The unit type.
        unit: String,
    },
}

/// The answer to a [`Query`].
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "each is the answer to the question of its name")]
pub enum Found {
    Reach(Reached),
    Path(Passage),
    Interceptors { interceptors: Vec<UnitId> },
    Raiders { raiders: Vec<UnitId> },
    Targets { targets: Vec<Target> },
    Movable { units: Vec<UnitId> },
    Able(Able),
    Threats(Threats),
    Danger(Danger),
    Wares { wares: Vec<Ware> },
    Placing(Proposed),
    WhyNot { reachable: bool },
    Odds(Box<Odds>),
    Board(Box<BoardInfo>),
    Automa(Box<Planned>),
    Next { units: Vec<UnitId> },
    Purchase(automa::Purchase),
    Mat(Box<MatInfo>),
    Hint { hint: Box<Hint<Advice>> },
}

/// Why a question has no answer.
#[derive(Clone, Debug, PartialEq)]
pub enum NotFound {
    /// The rules do not allow it.
    Refused(aces::Why),
    /// There is no such unit on the board.
    Unit(String),
    /// There is no such hex on the board in play.
    Hex(Hex),
    /// The faction is not in play.
    Faction(Faction),
    /// The launcher has not been discovered.
    Launcher,
    /// There is no such unit type.
    Type(String),
}

impl NotFound {
    /// A name for programs.
    pub fn code(&self) -> Code {
        match self {
            NotFound::Refused(_) => Code::Refused,
            NotFound::Unit(_) | NotFound::Launcher | NotFound::Type(_) => Code::UnknownUnit,
            NotFound::Hex(_) => Code::UnknownHex,
            NotFound::Faction(_) => Code::UnknownFaction,
        }
    }
}

impl std::fmt::Display for NotFound {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            NotFound::Refused(why) => write!(f, "The rules do not allow it ({}).", why.rule()),
            NotFound::Unit(id) => write!(f, "{id} is not on the board."),
            NotFound::Hex(hex) => write!(f, "{hex} is not on the board in play."),
            NotFound::Faction(faction) => write!(f, "The faction {} is not in play.", faction.key()),
            NotFound::Launcher => write!(f, "The launcher has not been discovered."),
            NotFound::Type(text) => write!(f, "\"{text}\" is not a unit type such as us-tank."),
        }
    }
}

/// The hexes a unit can reach.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reached {
    /// The unit.
    pub unit: UnitId,
    /// Movement points.
    pub speed: Points,
    /// Every hex where it could end its move.
    pub hexes: BTreeMap<Hex, Stop>,
}

/// A hex where a unit could end its move.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Stop {
    /// The movement points it takes to get there.
    pub cost: Points,
    /// The way with the least danger; of those the cheapest.
    pub path: Vec<Hex>,
    /// Whether this takes a factory.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub occupies: Option<bool>,
    /// The units that could stop it, by step.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub interceptors: Option<BTreeMap<Hex, Vec<UnitId>>>,
    /// The cheapest way, if that is more dangerous.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shorter: Option<Shorter>,
}

/// A way that is cheaper than the one with the least danger.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Shorter {
    /// The movement points it takes.
    pub cost: Points,
    /// The hexes that are entered.
    pub path: Vec<Hex>,
    /// The units that could stop it, by step.
    pub interceptors: BTreeMap<Hex, Vec<UnitId>>,
}

/// Movement points as people write them: halves are 0.5.
#[derive(Copy, Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Points {
    /// A whole number of points.
    Whole(u8),
    /// A number of points with a half.
    Half(f64),
}

impl Points {
    /// Converts from half points.
    pub fn of(half_points: u8) -> Points {
        match half_points % 2 {
            0 => Points::Whole(half_points / 2),
            _ => Points::Half(f64::from(half_points) / 2.0),
        }
    }
}

/// What a path costs, and who could stop it at which step.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct Passage {
    pub cost: Points,
    pub interceptors: BTreeMap<Hex, Vec<UnitId>>,
}

/// The dice and the exact odds of a fight.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Odds {
    /// Whether the attack is in range and legal.
    pub legal: bool,
    /// The attacker's roll.
    pub attack: Roll,
    /// The defender's roll in return, if there is one.
    pub back: Option<Roll>,
    /// The damage to the defender.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub defender: Option<Suffers>,
    /// The damage to the attacker.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attacker: Option<Suffers>,
    /// For an area attack, the damage to each unit in the blast.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub struck: Option<Vec<Suffers>>,
}

/// Dice to be rolled.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Roll {
    /// The number of dice, without the red ones.
    pub dice: u8,
    /// Additional dice for support.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub red: Option<u8>,
    /// The units that the red dice are for: one of each further arm.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<UnitId>>", optional))]
    pub support: Vec<UnitId>,
    /// The highest result that hits.
    pub needed: u8,
    /// The hits of dice-less play.
    pub fixed: u8,
    /// AA-CMB-14, AA-AUT-14: whether these hits are dealt, and no dice are rolled.
    pub is_fixed: bool,
}

/// The damage to a unit in a fight.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Suffers {
    /// The chances of 0 to 6 damage.
    pub damage: Vec<f64>,
    /// The same as whole numbers.
    pub exact: Exact,
    /// The unit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unit: Option<UnitId>,
    /// The chance to be destroyed.
    pub destroyed: f64,
}

/// A number of ways out of a total; as text, since they exceed the number types of some languages.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct Exact {
    pub ways: Vec<String>,
    pub of: String,
}

/// The board in play.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct BoardInfo {
    pub name: String,
    pub season: String,
    pub area: Area,
    pub columns: u8,
    pub rows: u8,
    pub terrain: BTreeMap<Hex, Terrain>,
    pub starts: BTreeMap<u8, Hex>,
    pub factories: Vec<Hex>,
    pub shore: Vec<Hex>,
    pub names: BTreeMap<Hex, String>,
}

/// What the Automa's priorities leave for a unit.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct Planned {
    pub unit: UnitId,
    pub order: Option<Order>,
    pub ways: Vec<Way>,
    pub chain: Chain,
    /// The chain as sentences.
    pub why: Vec<Phrase>,
}

/// One of the things that the Automa may do; if there are several, one is chosen at random.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct Way {
    pub hex: Hex,
    pub target: Option<UnitId>,
    pub towards: Option<UnitId>,
    pub aim: Option<Hex>,
}

/// What a mat says, and how many dice a unit has with 0 to 5 damage.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MatInfo {
    /// The box, each value with its origin.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub mat: Mat,
    /// Dice by damage.
    pub dice: [u8; 6],
}

/// Answers a question from what is open on the table.
pub fn query(world: &World, field: &Field, what: Query) -> Result<Found, NotFound> {
    let find = |id: UnitId| field.unit(id).copied().ok_or_else(|| NotFound::Unit(id.to_string()));
    Ok(match what {
        Query::Reach { unit, from, left, step_by_step, through } => {
            let field = &set_out(world, field, unit, from)?;
            for hex in &through {
                in_play(world, *hex)?;
            }
            Found::Reach(Marching::new(world, field, unit, left, step_by_step)?.reach(&through))
        }
        Query::WhyNot { unit, hex, left } => {
            let unit = find(unit)?;
            let left = left.map(|it| half_points(it, unit.figures(world).speed));
            why_not(world, field, &unit, left, hex).map_err(NotFound::Refused)?;
            Found::WhyNot { reachable: true }
        }
        Query::Path { unit, path, from, left, step_by_step } => {
            let field = &set_out(world, field, unit, from)?;
            Found::Path(Marching::new(world, field, unit, left, step_by_step)?.passage(&path)?)
        }
        Query::Interceptors { unit, hex } => {
            let unit = find(unit)?;
            in_play(world, hex)?;
            Found::Interceptors {
                interceptors: interceptors(world, field, &unit, hex).map(|it| it.id).collect(),
            }
        }
        Query::Targets { unit, from } => {
            let unit = moved(world, find(unit)?, from)?;
            Found::Targets { targets: targets(world, field, &unit) }
        }
        Query::Movable { faction } => {
            known(world, faction)?;
            Found::Movable { units: movable(world, field, faction).map(|it| it.id).collect() }
        }
        Query::Able { faction } => {
            known(world, faction)?;
            Found::Able(able(world, field, faction))
        }
        Query::Threats { side, against } => {
            let against = against.map(find).transpose()?;
            Found::Threats(threats(world, field, side, against.as_ref()))
        }
        Query::Danger { unit, hex } => {
            let unit = moved(world, find(unit)?, hex)?;
            Found::Danger(danger(world, field, &unit))
        }
        Query::Wares { faction } => {
            known(world, faction)?;
            Found::Wares { wares: wares(world, field, faction) }
        }
        Query::Placing { faction, army, number } => {
            known(world, faction)?;
            Found::Placing(placing(world, field, faction, army, number))
        }
        Query::Odds { unit, at, from } => {
            let unit = moved(world, find(unit)?, from)?;
            Found::Odds(Box::new(match at {
                Target::Unit(target) => odds_of(world, field, &unit, &find(target)?),
                Target::Launcher => launcher_odds(world, field, &unit)?,
                Target::Hex(hex) => {
                    in_play(world, hex)?;
                    blast_of(world, field, &unit, hex)
                }
            }))
        }
        Query::Raiders { faction, hex } => {
            in_play(world, hex)?;
            let raiders = raiders(field, faction.side(), hex).map(|it| it.id).collect();
            Found::Raiders { raiders }
        }
        Query::Automa { unit } => Found::Automa(Box::new(automa_plan(world, field, &find(unit)?))),
        Query::Next { faction } => {
            known(world, faction)?;
            Found::Next { units: automa::next_units(world, field, faction) }
        }
        Query::Purchase { faction } => {
            known(world, faction)?;
            Found::Purchase(automa::purchase(world, field, faction))
        }
        Query::Board {} => Found::Board(Box::new(board(world))),
        Query::Mat { unit } => {
            let (faction, kind) = parse_type(&unit).ok_or(NotFound::Type(unit))?;
            Found::Mat(Box::new(MatInfo { mat: world.mat(faction, kind).clone(), dice: world.dice }))
        }
    })
}

fn known(world: &World, faction: Faction) -> Result<(), NotFound> {
    if world.factions.contains(&faction) { Ok(()) } else { Err(NotFound::Faction(faction)) }
}

fn in_play(world: &World, hex: Hex) -> Result<(), NotFound> {
    if world.is_in_play(hex) { Ok(()) } else { Err(NotFound::Hex(hex)) }
}

fn moved(world: &World, unit: Unit, from: Option<Hex>) -> Result<Unit, NotFound> {
    let hex = from.unwrap_or(unit.hex);
    in_play(world, hex)?;
    Ok(Unit { hex, ..unit })
}

/// The table with a unit where it would set out from.
fn set_out(world: &World, field: &Field, unit: UnitId, from: Option<Hex>) -> Result<Field, NotFound> {
    let Some(hex) = from else { return Ok(field.clone()) };
    in_play(world, hex)?;
    Ok(field.with_unit_at(unit, hex))
}

/// Half points of what was said in whole ones, and no more than a unit has.
fn half_points(points: f64, most: u8) -> u8 {
    (points.max(0.0) * 2.0).min(f64::from(most)) as u8
}

/// A unit that would set out, or is on the march.
struct Marching<'a> {
    world: &'a World,
    field: &'a Field,
    unit: &'a Unit,
    /// The half points that it has.
    left: u8,
    step_by_step: bool,
}

impl<'a> Marching<'a> {
    fn new(
        world: &'a World,
        field: &'a Field,
        unit: UnitId,
        left: Option<f64>,
        step_by_step: bool,
    ) -> Result<Marching<'a>, NotFound> {
        let unit = field.unit(unit).ok_or_else(|| NotFound::Unit(unit.to_string()))?;
        let speed = unit.figures(world).speed;
        let left = left.map_or(speed, |points| half_points(points, speed));
        Ok(Marching { world, field, unit, left, step_by_step })
    }

    fn reach(&self, through: &[Hex]) -> Reached {
        let ways = ways(self.world, self.field, self.unit, self.left, through, self.step_by_step);
        let hexes = self.world.map.hexes().filter(|it| self.world.is_in_play(*it));
        let stops =
            hexes.filter_map(|hex| Some((hex, self.stop(hex, &ways.safest(hex)?, &ways.cheapest(hex)?))));
        Reached { unit: self.unit.id, speed: Points::of(self.left), hexes: stops.collect() }
    }

    fn stop(&self, hex: Hex, safest: &Going, cheapest: &Going) -> Stop {
        let flag = self.field.flag_at(self.world, hex);
        let taken = flag.is_some_and(|it| it.is_none_or(|owner| owner.side() != self.unit.side()));
        let stoppers = self.stoppers(&safest.path, safest.cost);
        let shorter = (cheapest.cost < safest.cost).then(|| Shorter {
            cost: Points::of(cheapest.cost),
            path: cheapest.path.to_vec(),
            interceptors: self.stoppers(&cheapest.path, cheapest.cost),
        });
        Stop {
            cost: Points::of(safest.cost),
            path: safest.path.to_vec(),
            occupies: taken.then_some(true),
            interceptors: (!stoppers.is_empty()).then_some(stoppers),
            shorter,
        }
    }

    fn passage(&self, path: &[Hex]) -> Result<Passage, NotFound> {
        let cost = path_cost_with(self.world, self.field, self.unit, self.left, path);
        let cost = cost.map_err(NotFound::Refused)?;
        Ok(Passage { cost: Points::of(cost), interceptors: self.stoppers(path, cost) })
    }

    /// AA-INT-7: who could intercept at each step of a path of such a cost.
    fn stoppers(&self, path: &[Hex], cost: u8) -> BTreeMap<Hex, Vec<UnitId>> {
        let Some((last, before)) = path.split_last() else { return BTreeMap::new() };
        let asked_there = self.step_by_step && {
            let there = self.field.with_unit_at(self.unit.id, *last);
            can_go_on(self.world, &there, self.unit.id, self.left - cost)
        };
        let hexes = before.iter().chain(Some(last).filter(|_| asked_there));
        let able = hexes.map(|hex| {
            (*hex, interceptors(self.world, self.field, self.unit, *hex).map(|it| it.id).collect())
        });
        able.filter(|(_, able): &(Hex, Vec<UnitId>)| !able.is_empty()).collect()
    }
}

/// What a unit with `damage` suffers by these chances.
pub(crate) fn suffers(chances: &Chances, damage: u8) -> Suffers {
    let share = |ways: u128| ways as f64 / chances.of as f64;
    let left = aces::mats::DESTROYED - damage.min(aces::mats::DESTROYED);
    Suffers {
        damage: chances.ways.iter().map(|it| share(*it)).collect(),
        exact: Exact { ways: chances.ways.iter().map(u128::to_string).collect(), of: chances.of.to_string() },
        unit: None,
        destroyed: share(chances.at_least(left)),
    }
}

fn odds_of(world: &World, field: &Field, attacker: &Unit, defender: &Unit) -> Odds {
    let odds = odds::odds(world, field, attacker, defender);
    let plan = &odds.plan;
    let back = plan.back.map(|it| Roll {
        dice: it.dice,
        red: None,
        support: Vec::new(),
        needed: it.needed,
        fixed: it.fixed,
        is_fixed: world.deals_fixed_hits(defender.faction()),
    });
    Odds {
        legal: targets(world, field, attacker).contains(&Target::Unit(defender.id)),
        attack: Roll {
            dice: plan.dice,
            red: Some(plan.red),
            support: supporters(world, field, attacker, defender),
            needed: plan.needed,
            fixed: plan.fixed,
            is_fixed: world.deals_fixed_hits(attacker.faction()),
        },
        back,
        defender: Some(suffers(&odds.defender, defender.damage)),
        attacker: Some(suffers(&odds.attacker, attacker.damage)),
        struck: None,
    }
}

/// AA-MIS-V2-5: the odds of an attack on a discovered launcher.
fn launcher_odds(world: &World, field: &Field, attacker: &Unit) -> Result<Odds, NotFound> {
    let launcher = field.v2.as_ref().and_then(|it| it.launcher).ok_or(NotFound::Launcher)?;
    let (plan, odds) = odds::launcher_odds(world, field, attacker, launcher);
    Ok(Odds {
        legal: targets(world, field, attacker).contains(&Target::Launcher),
        attack: Roll {
            dice: plan.dice,
            red: Some(plan.red),
            support: Vec::new(),
            needed: plan.needed,
            fixed: plan.fixed,
            is_fixed: world.deals_fixed_hits(attacker.faction()),
        },
        back: None,
        defender: Some(suffers(&odds, launcher.damage)),
        attacker: None,
        struck: None,
    })
}

fn blast_of(world: &World, field: &Field, attacker: &Unit, at: Hex) -> Odds {
    let struck = odds::blast_odds(world, field, attacker, at)
        .into_iter()
        .map(|(unit, it)| Suffers { unit: Some(unit.id), ..suffers(&it, unit.damage) })
        .collect();
    Odds {
        legal: targets(world, field, attacker).contains(&Target::Hex(at)),
        attack: Roll {
            dice: aces::combat::dice_of(world, attacker),
            red: Some(0),
            support: Vec::new(),
            needed: aces::combat::needed(world, attacker, Kind::Tank),
            fixed: aces::combat::fixed_hits(world, attacker, Kind::Tank),
            is_fixed: world.deals_fixed_hits(attacker.faction()),
        },
        back: None,
        defender: None,
        attacker: None,
        struck: Some(struck),
    }
}

fn automa_plan(world: &World, field: &Field, unit: &Unit) -> Planned {
    let plan = automa::plan(world, field, unit);
    let ways = plan.ways.iter();
    let ways =
        ways.map(|it| Way { hex: it.hex, target: it.target, towards: it.towards, aim: it.aim }).collect();
    let why = plan.chain.links.iter().map(aces::automa::Link::phrase).collect();
    Planned { unit: unit.id, order: plan.order, ways, chain: plan.chain, why }
}

/// Every part of every built-in board.
#[cfg(feature = "ts")]
pub(crate) fn boards() -> Vec<BoardInfo> {
    let four = [(Faction::G1, 0), (Faction::Us, 1), (Faction::G2, 2), (Faction::Su, 3)];
    let parts = [(Area::Full, &four[..]), (Area::Left, &four[..2]), (Area::Right, &four[..2])];
    let is_half = |name| aces::map::Map::sketched(aces::content::board(name)?).map(|it| it.is_half());
    // Half a board has one part.
    let all = aces::content::BOARDS.into_iter().flat_map(|name| {
        parts
            .into_iter()
            .filter(move |it| it.0 == Area::Left || is_half(name) != Some(true))
            .map(move |it| (name, it))
    });
    let told = all.map(|(name, (area, factions))| {
        let setup = aces::Setup { area, ..aces::Setup::builtin(name, factions) };
        let (game, _) = table::Game::<aces::Aces>::new(&setup).expect("the built-in boards are valid");
        board(game.world())
    });
    told.collect()
}

/// The board in play.
pub fn board(world: &World) -> BoardInfo {
    let hexes = world.map.hexes().filter(|it| world.is_in_play(*it));
    BoardInfo {
        name: world.map.name.clone(),
        season: world.map.season.clone(),
        area: world.area,
        columns: world.map.columns,
        rows: world.map.rows,
        terrain: hexes.filter_map(|it| Some((it, world.terrain(it)?))).collect(),
        starts: world.map.starts(world.area).collect(),
        factories: world.factories.to_vec(),
        shore: world.map.shore().iter().copied().collect(),
        names: world.map.names().iter().map(|(hex, name)| (*hex, name.clone())).collect(),
    }
}

//! Missions (AA-MIS): weather and mountains go with any game, the others have victories of their own.

pub(crate) mod bulge;
pub(crate) mod mountains;
pub(crate) mod v2;
pub(crate) mod weather;

pub use bulge::BulgeSetup;
use serde::{Deserialize, Serialize};
use table::{Play, Problem, Table};
pub use v2::{
    FIVE, Launcher, LauncherStruck, N_TOKENS, Rocket, Rocketry, V2Position, V2Setup, plan_against_launcher,
};
pub use weather::{Weather, turns_of_weather_left};

use crate::{
    Aces, Faction, Kind, Setup, Side, Step, UnitId, World,
    automa::coop::Coop,
    map::{Area, Map},
};

/// AA-MIS-0: the missions of a game; none by default.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Missions {
    /// AA-MIS-V2-1: the V2 rocket attack.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub v2: Option<V2Setup>,
    /// AA-MIS-BUL-1: the Battle of the Bulge.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bulge: Option<BulgeSetup>,
    /// AA-MIS-WEA-1: the weather changes every three turns.
    pub weather: bool,
    /// AA-MIS-MTN-1: mountains are terrain of their own.
    pub mountains: bool,
}

impl Missions {
    /// Whether a plain skirmish is played.
    pub fn is_none(&self) -> bool {
        *self == Missions::default()
    }

    /// AA-MIS-0: all that does not go together with the rest of a set-up.
    pub(crate) fn problems(&self, setup: &Setup, map: Option<&Map>) -> Vec<Problem> {
        let mut problems = Vec::new();
        let mut complain = |mission: &str, what: String| {
            problems.push(Problem::new(format!("setup.missions.{mission}"), what));
        };
        let whole = setup.factions.len() == 4 && setup.area == Area::Full;
        if let Some(bulge) = self.bulge {
            if !whole {
                let what = "The Battle of the Bulge needs all four factions and the full board (AA-MIS-0).";
                complain("bulge", what.into());
            }
            if map.is_some_and(|it| !it.suits_the_bulge()) {
                let what = "The Battle of the Bulge needs a board with the sections \"shore:\" and \"bulge:\", such \
                            as winter (AA-MIS-BUL-1).";
                complain("bulge", what.into());
            }
            if bulge.rounds == Some(0) {
                complain("bulge.rounds", "A game has at least one round (AA-MIS-BUL-2).".into());
            }
        }
        if let Some(v2) = self.v2 {
            if self.bulge.is_some() {
                complain(
                    "v2",
                    "The V2 mission and the Battle of the Bulge exclude each other (AA-MIS-0).".into(),
                );
            }
            if !whole {
                complain(
                    "v2",
                    "The V2 mission needs all four factions and the full board (AA-MIS-0).".into(),
                );
            }
            if setup.sets != 2 {
                complain("v2", "The V2 mission is played with two sets of units each (AA-MIS-V2-1).".into());
            }
            if v2.owner.side() != Side::Germany {
                let what = "The launcher belongs to a German faction, g1 or g2 (AA-MIS-V2-1).";
                complain("v2.owner", what.into());
            }
        }
        // AA-MIS-1: no order of the book lays tokens, seeks them or aims rockets.
        if self.v2.is_some() && !setup.automata.is_empty() {
            let what =
                "The V2 mission is for people: the Automa has no orders for tokens and rockets (AA-MIS-1).";
            problems.push(Problem::new("setup.automata", what));
        }
        problems
    }
}

/// The first procedure of a game that is set up.
pub(crate) fn first_step(world: &World) -> Step {
    match (world.missions.bulge, world.coop) {
        (Some(_), _) => Step::ShareFactories,
        (None, Some(Coop::Divided)) => Step::ShareUnits,
        (None, _) => setting_up_begins(world),
    }
}

/// The procedure with which setting up begins, when what comes before it is done.
pub(crate) fn setting_up_begins(world: &World) -> Step {
    if world.options.experienced { Step::Extras } else { Step::Divide }
}

/// AA-MIS-0: whether a mission judges victory, and if so, does it.
pub(crate) fn judge(t: &mut Table<'_, Aces>, actor: Side) -> Play<bool> {
    if let Some(bulge) = t.world().missions.bulge {
        bulge::judge(t, bulge, actor)?;
        return Ok(true);
    }
    if t.world().missions.v2.is_some() {
        v2::judge(t, actor)?;
        return Ok(true);
    }
    Ok(false)
}

/// What is judged when a unit's move has ended, wherever it was stopped.
pub(crate) fn after_march(t: &mut Table<'_, Aces>, mover: UnitId) -> Play {
    match t.world().missions.bulge {
        Some(_) => bulge::judge_march(t, mover),
        None => Ok(()),
    }
}

/// AA-MIS-BUL-1: the start numbers that a faction may still draw.
pub(crate) fn may_draw(world: &World, side: Side, number: u8) -> bool {
    world.missions.bulge.is_none() || bulge::may_draw(side, number)
}

/// AA-MIS-V2-1: how many units of a type a team starts with: two sets, the Germans without bombers, the Allies with one tank
/// and one artillery.
pub(crate) fn n_at_start(world: &World, faction: Faction, kind: Kind) -> u8 {
    match (world.missions.v2, faction.side(), kind) {
        (Some(_), Side::Germany, Kind::Bomber) => 0,
        (Some(_), Side::Allies, Kind::Tank | Kind::Artillery) => 1,
        // AA-SET-22: agreed lists take the place of sets.
        _ => match world.units.get(&faction) {
            Some(list) => list.get(&kind).copied().unwrap_or(0),
            None => world.sets_of(faction),
        },
    }
}

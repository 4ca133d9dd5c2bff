//! Any position of a game, as people write it down.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize};
use table::{Phrase, Problem, Seat, Sentence};

use crate::{
    Faction, Hex, Kind, Step, View, World,
    attacks::may_attack,
    board::{Board, ByFaction, Field, Hidden, MAX_UNITS, Phase, Unit, Units},
    choices::{Armies, Attack, Target},
    map::Terrain,
    mats::{Aim, DESTROYED},
    missions::{V2Position, Weather, mountains, v2},
    setting_up::limits::{Limit, limit},
};

mod flaw;

pub use flaw::Flaw;

/// More coins than any game can bring together, and few enough to be counted.
const MOST_COINS: u16 = 9_999;
/// More rounds than any game lasts, and few enough to be counted on.
const MOST_ROUNDS: u16 = 9_999;

/// A position to start from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Position {
    /// The units on the board.
    pub units: Vec<Unit>,
    /// The factories that have an owner. Neutral ones may be named with `null`, as a view does.
    #[serde(deserialize_with = "owned")]
    pub flags: BTreeMap<Hex, Faction>,
    /// What each faction can spend.
    pub coins: ByFaction<u16>,
    /// The round. From the fourth no army rests any more.
    pub round: u16,
    /// The order of play; by default as the factions sit, from the one whose turn it is.
    pub order: Vec<Faction>,
    /// Whose turn it is; by default the first faction's. A view calls it `active`.
    #[serde(alias = "active")]
    pub turn: Option<Faction>,
    /// AA-AUT-29: the partner who is asked in that turn, if the one who leads has handed over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asked: Option<Faction>,
    /// The phase of that turn.
    pub phase: Phase,
    /// The armies that act, where the round limits them and they have been chosen.
    pub armies: Option<Armies>,
    /// The armies that each faction used in round one.
    pub used: ByFaction<Armies>,
    /// The attacks declared so far.
    pub declared: Vec<Attack>,
    /// How many of them have been fought or are void.
    pub fought: u8,
    /// The seats that have offered a draw in this turn.
    pub draw_offers: Vec<Seat>,
    /// The last round with damage, an occupation or a purchase; by default the round itself.
    pub stirred: Option<u16>,
    /// AA-MIS-WEA-1: the weather.
    pub weather: Weather,
    /// AA-MIS-V2-2: tokens, launcher and destroyed factories; needed in that mission.
    pub v2: Option<V2Position>,
}

impl Default for Position {
    fn default() -> Position {
        Position {
            units: Vec::new(),
            flags: BTreeMap::new(),
            coins: ByFaction::default(),
            round: 4,
            order: Vec::new(),
            turn: None,
            asked: None,
            phase: Phase::Movement,
            armies: None,
            used: ByFaction::default(),
            declared: Vec::new(),
            fought: 0,
            draw_offers: Vec::new(),
            stirred: None,
            weather: Weather::Normal,
            v2: None,
        }
    }
}

/// Why what is on the table cannot be written down as a position.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum NoPosition {
    /// The game is still being set up.
    SettingUp,
    /// The launcher is hidden from who asks.
    LauncherUnknown,
}

impl Position {
    /// The position on the table, between two actions of a turn, as someone sees it.
    pub fn of(world: &World, view: &View) -> Result<Position, NoPosition> {
        let View { field, launcher } = view;
        let turn = field.active.ok_or(NoPosition::SettingUp)?;
        let owned = world.factories.iter().zip(&field.flags).filter_map(|(hex, flag)| Some((*hex, (*flag)?)));
        // Under a limit all armies act only until some of them have been chosen.
        let choosing = field.armies == Armies::ALL
            && field.phase == Phase::Movement
            && limit(world, field, turn) != Limit::None;
        let v2 = field.v2.as_ref().map(|it| it.written(*launcher).ok_or(NoPosition::LauncherUnknown));
        Ok(Position {
            units: field.units.iter().copied().collect(),
            flags: owned.collect(),
            coins: field.coins,
            round: field.round,
            order: field.order.to_vec(),
            turn: Some(turn),
            asked: field.asked,
            phase: field.phase,
            armies: (!choosing).then_some(field.armies),
            used: field.used,
            declared: field.declared.clone(),
            fought: field.n_fought,
            draw_offers: field.draw_offers.clone(),
            stirred: Some(field.stirred),
            weather: field.weather,
            v2: v2.transpose()?,
        })
    }

    /// Checks a position and lays it out, with the procedure to begin with.
    pub(crate) fn lay_out(&self, world: &World) -> Result<(Field, Step), Vec<Problem>> {
        self.try_out(world).map_err(|flaws| flaws.iter().map(Flaw::problem).collect())
    }

    /// The same, with flaws that can be told in any language.
    fn try_out(&self, world: &World) -> Result<(Field, Step), Vec<Flaw>> {
        let mut problems = self.problems(world);
        if !problems.is_empty() {
            return Err(problems);
        }
        let turn = self.turn.unwrap_or(world.factions[0]);
        let order = match self.order.is_empty() {
            false => self.order.iter().copied().collect(),
            true => {
                let n = world.in_turn.len();
                let place = world.in_turn.iter().position(|it| *it == turn).unwrap_or(0);
                (0..n).map(|i| world.in_turn[(place + i) % n]).collect()
            }
        };
        let mut field = Field {
            round: self.round,
            phase: self.phase,
            active: Some(turn),
            asked: self.asked,
            order,
            units: Units::from(self.units.clone()),
            waiting: Vec::new(),
            tokens: ByFaction::default(),
            numbers: Vec::new(),
            flags: world.factories.iter().map(|it| self.flags.get(it).copied()).collect(),
            coins: self.coins,
            armies: Armies::ALL,
            used: self.used,
            declared: Vec::new(),
            n_fought: self.fought,
            stirred: self.stirred.unwrap_or(self.round),
            draw_offers: self.draw_offers.clone(),
            weather: self.weather,
            v2: self.v2.as_ref().map(V2Position::rocketry),
        };
        let mut step = match self.phase {
            Phase::SettingUp => Step::RollForFirst,
            // The Automa moves and attacks at once: it has one phase for both.
            Phase::Movement | Phase::Declaring if world.automaton(turn).is_some() => Step::Orders,
            Phase::Movement => Step::Movement,
            Phase::Declaring => Step::Declaring,
            Phase::Combat => Step::Combat,
            Phase::Money => Step::Money,
        };
        match (self.armies, limit(world, &field, turn)) {
            (Some(armies), _) => field.armies = armies,
            (None, Limit::None) => (),
            (None, _) if self.phase == Phase::Movement => step = Step::Armies,
            (None, _) => (),
        }
        problems.extend(field.flaws(world));
        problems.extend(field.units.iter().filter_map(|it| unpayable(world, &field, it)));
        for (i, attack) in self.declared.iter().enumerate() {
            let faction = world.acting_with(turn).find(|it| *it == attack.unit.faction()).unwrap_or(turn);
            // What has been fought is only remembered, and AA-ATK-5 says what becomes of an attack of a unit that is gone.
            let is_past =
                i < usize::from(self.fought) || self.phase == Phase::Combat && is_void(&field, attack);
            match may_attack(world, &field, faction, *attack) {
                _ if is_past => field.declared.push(*attack),
                Ok(()) => field.declared.push(*attack),
                Err(why) => problems.push(Flaw::new(
                    format!("position.declared[{i}]"),
                    format!("{} cannot attack {} ({}).", attack.unit, attack.at, why.rule()),
                    why.phrase(),
                )),
            }
        }
        let board = Board { field, hidden: self.hidden() };
        problems.extend(v2::flaws(world, &board));
        if problems.is_empty() { Ok((board.field, step)) } else { Err(problems) }
    }

    /// Everything that is wrong with it, as far as it can be told.
    pub fn flaws(&self, world: &World) -> Vec<Flaw> {
        self.try_out(world).err().unwrap_or_default()
    }

    /// What only some may know of the position.
    pub(crate) fn hidden(&self) -> Hidden {
        self.v2.as_ref().map(V2Position::hidden).unwrap_or_default()
    }

    /// What is wrong before anything can be laid out.
    fn problems(&self, world: &World) -> Vec<Flaw> {
        let mut problems = Vec::new();
        let says = Phrase::new;
        if MAX_UNITS < self.units.len() {
            let what = format!("There are {} units; at most {MAX_UNITS} are possible.", self.units.len());
            let says = says("aces-edit-fault-many-units").with("n", self.units.len()).with("most", MAX_UNITS);
            return vec![Flaw::new("position.units", what, says)];
        }
        let mut complain = |place: String, what: String, says: Phrase, hexes: &[Hex]| {
            problems.push(Flaw::new(place, what, says).at(hexes));
        };
        if self.phase == Phase::SettingUp {
            let what = "A position is in movement, declaring, combat or money; for setting up leave it out.";
            complain("position.phase".into(), what.into(), says("aces-edit-fault-phase"), &[]);
        }
        if self.round == 0 {
            let what = "Rounds are counted from 1.";
            complain("position.round".into(), what.into(), says("aces-edit-fault-round-0"), &[]);
        }
        if self.declared.len() < usize::from(self.fought) {
            let what =
                format!("{} attacks were fought, but {} were declared.", self.fought, self.declared.len());
            complain("position.fought".into(), what, says("aces-edit-fault-fought"), &[]);
        }
        if self.phase != Phase::Combat && usize::from(self.fought) != self.declared.len() && self.fought != 0
        {
            let what = "Attacks are fought in combat, or at once by the Automa (AA-CMB-1, AA-AUT-4).";
            complain("position.fought".into(), what.into(), says("aces-edit-fault-fought"), &[]);
        }
        for seat in self.draw_offers.iter().filter(|it| world.seats().iter().all(|seat| seat.0 != **it)) {
            let what = format!("There is no {seat} in this game.");
            complain("position.draw_offers".into(), what, says("aces-edit-fault-draw-offers"), &[]);
        }
        for (i, unit) in self.units.iter().enumerate() {
            if self.units[..i].iter().any(|it| it.id == unit.id) {
                let says = says("aces-edit-fault-second").with("unit", unit.id);
                let what = format!("There is a second {}.", unit.id);
                complain(format!("position.units[{i}]"), what, says, &[unit.hex]);
            } else if let Some(other) = self.units[..i].iter().find(|it| it.hex == unit.hex) {
                let what =
                    format!("{} stands at {}, where {} is already (AA-MOV-6).", unit.id, unit.hex, other.id);
                let says = says("aces-edit-fault-taken").with("unit", unit.id).with("other", other.id);
                let says = says.with("hex", unit.hex).by(&["AA-MOV-6"]);
                complain(format!("position.units[{i}]"), what, says, &[unit.hex]);
            }
        }
        for hex in self.flags.keys() {
            if world.factory_at(*hex).is_none() {
                let what = format!("There is no factory in play at {hex}.");
                let says = says("aces-edit-fault-no-factory").with("hex", *hex);
                complain(format!("position.flags.{hex}"), what, says, &[*hex]);
            }
        }
        let in_play = |it: &Faction| world.factions.contains(it);
        if let Some(turn) = self.turn.filter(|it| !world.in_turn.contains(it)) {
            let what = match in_play(&turn) {
                true => format!("The faction {} plays in the turn of its partner (AA-AUT-29).", turn.key()),
                false => format!("The faction {} is not in play.", turn.key()),
            };
            let says = says("aces-edit-fault-turn").with("faction", turn);
            complain("position.turn".into(), what, says, &[]);
        }
        let shares = |it: &Faction| {
            let turn = self.turn.unwrap_or(world.in_turn[0]);
            *it != turn && world.act_as_one(*it, turn) && self.phase != Phase::Combat
        };
        if let Some(asked) = self.asked.filter(|it| !shares(it)) {
            let what = format!("The faction {} does not share this turn (AA-AUT-29).", asked.key());
            let says = says("aces-edit-fault-turn").with("faction", asked).by(&["AA-AUT-29"]);
            complain("position.asked".into(), what, says, &[]);
        }
        let order_fits =
            self.order.len() == world.in_turn.len() && world.in_turn.iter().all(|it| self.order.contains(it));
        if !self.order.is_empty() && !order_fits {
            let what = "The order of play must name every faction of the game once, or be left out.";
            complain("position.order".into(), what.into(), says("aces-edit-fault-order"), &[]);
        }
        for (hex, flag) in &self.flags {
            if !in_play(flag) {
                let what = format!("The faction {} is not in play.", flag.key());
                let says = says("aces-edit-fault-not-in-play").with("faction", *flag);
                complain(format!("position.flags.{hex}"), what, says, &[*hex]);
            }
        }
        problems
    }
}

/// Whether the attacker or the target of an attack is gone.
fn is_void(field: &Field, attack: &Attack) -> bool {
    let target_gone = matches!(attack.at, Target::Unit(it) if field.unit(it).is_none());
    target_gone || field.unit(attack.unit).is_none()
}

/// AA-INT-2, AA-INT-4: an attack is owed to a unit that was intercepted, so it is next to the one that owes it, and of a kind that
/// this one attacks.
fn unpayable(world: &World, field: &Field, unit: &Unit) -> Option<Flaw> {
    let target = field.unit(unit.owes?).filter(|it| it.side() != unit.side())?;
    let (least, most) = unit.figures(world).range;
    let why = if unit.hex.distance(target.hex) != 1 {
        "which is not next to it"
    } else if unit.aim(world) == Aim::Area || !(least..=most).contains(&1) {
        "but it does not attack at range 1"
    } else if !unit.can_attack_type(world, target.kind()) {
        "but it cannot attack aircraft"
    } else if unit.is_afloat(world, field) && !world.missions.weather {
        "but on water it cannot attack"
    } else {
        return None;
    };
    let what = format!(
        "It owes an attack on {}, {why}: nobody could have been intercepted so (AA-INT-2).",
        target.id
    );
    let says = Phrase::new("aces-edit-fault-unpayable").with("unit", unit.id).with("target", target.id);
    Some(Flaw::of_unit(unit, what, says.by(&["AA-INT-2"])))
}

/// Factories with their owners; neutral ones are left out.
fn owned<'de, D: Deserializer<'de>>(deserializer: D) -> Result<BTreeMap<Hex, Faction>, D::Error> {
    let flags = BTreeMap::<Hex, Option<Faction>>::deserialize(deserializer)?;
    Ok(flags.into_iter().filter_map(|(hex, flag)| Some((hex, flag?))).collect())
}

impl Field {
    /// All that no game could have led to and that would make nonsense of the rules.
    pub(crate) fn problems(&self, world: &World) -> Vec<Problem> {
        self.flaws(world).iter().map(Flaw::problem).collect()
    }

    fn flaws(&self, world: &World) -> Vec<Flaw> {
        let mut problems = Vec::new();
        for unit in self.units.iter() {
            let says = |key: &'static str| Phrase::new(key).with("unit", unit.id).with("hex", unit.hex);
            let mut complain = |what: String, says: Phrase| problems.push(Flaw::of_unit(unit, what, says));
            if !world.factions.contains(&unit.faction()) {
                let what = format!("The faction {} is not in play.", unit.faction().key());
                let says = Phrase::new("aces-edit-fault-not-in-play").with("faction", unit.faction());
                complain(what, says);
            }
            if !world.is_in_play(unit.hex) {
                let what = format!("{} is not on the board in play (AA-SET-20).", unit.hex);
                complain(what, says("aces-edit-fault-off-board").by(&["AA-SET-20"]));
                continue;
            }
            if self.units.at(unit.hex).map(|it| it.id) != Some(unit.id) {
                let what = format!("Another unit stands at {} too (AA-MOV-6).", unit.hex);
                complain(what, says("aces-edit-fault-shared").by(&["AA-MOV-6"]));
            }
            if DESTROYED <= unit.damage {
                let what = format!("It has {} damage; {DESTROYED} destroy a unit (AA-CMB-10).", unit.damage);
                complain(what, says("aces-edit-fault-damage").with("n", DESTROYED).by(&["AA-CMB-10"]));
            }
            if 3 < unit.army {
                let what = format!("Its army is {}; armies are 1 to 3, and 0 for none.", unit.army);
                complain(what, says("aces-edit-fault-army"));
            }
            // AA-MIS-WEA-2, AA-SET-11: a frost may have let any unit onto the water, and so may the option.
            let swims = unit.kind().is_infantry()
                || unit.kind().is_aircraft()
                || world.missions.weather
                || world.options.any_on_water;
            if world.terrain(unit.hex) == Some(Terrain::Water) && !swims {
                let what =
                    format!("{} is water, and only infantry and aircraft can be there (AA-MOV-3).", unit.hex);
                complain(what, says("aces-edit-fault-water").by(&["AA-MOV-3"]));
            }
            if unit.kind() == Kind::Tank && mountains::is_mountain(world, unit.hex) {
                let what = format!("{} is a mountain, and no tank can be there (AA-MIS-MTN-1).", unit.hex);
                complain(what, says("aces-edit-fault-mountain").by(&["AA-MIS-MTN-1"]));
            }
            if let Some(flag) = self.flag_at(world, unit.hex)
                && flag.is_none_or(|it| it.side() != unit.side())
            {
                let what =
                    format!("It stands on a factory at {} that its team does not hold (AA-FAC-2).", unit.hex);
                complain(what, says("aces-edit-fault-foreign-factory").by(&["AA-FAC-2"]));
            }
            match unit.owes.map(|it| (it, self.unit(it))) {
                Some((owed, None)) => {
                    let what = format!("It owes an attack on {owed}, which is not on the board.");
                    complain(what, says("aces-edit-fault-unpayable").with("target", owed));
                }
                Some((owed, Some(target))) if target.side() == unit.side() => {
                    let what = format!("It owes an attack on {owed}, which is of its own team.");
                    complain(what, says("aces-edit-fault-unpayable").with("target", owed));
                }
                _ => (),
            }
        }
        if Faction::ALL.into_iter().any(|it| MOST_COINS < self.coins[it]) {
            let what = format!("No purse can hold more than {MOST_COINS} coins; no game has so many.");
            let says = Phrase::new("aces-edit-fault-coins").with("most", MOST_COINS);
            problems.push(Flaw::new("coins", what, says));
        }
        if self.weather != Weather::Normal && !world.missions.weather {
            let what = "The weather is normal unless the mission \"weather\" is played (AA-MIS-WEA-1).";
            let says = Phrase::new("aces-edit-fault-weather").by(&["AA-MIS-WEA-1"]);
            problems.push(Flaw::new("weather", what, says));
        }
        if MOST_ROUNDS < self.round {
            let what = format!("No game has more than {MOST_ROUNDS} rounds.");
            let says = Phrase::new("aces-edit-fault-rounds").with("most", MOST_ROUNDS);
            problems.push(Flaw::new("round", what, says));
        }
        if self.round < self.stirred {
            let what = format!("Round {} cannot have stirred before round {}.", self.stirred, self.round);
            problems.push(Flaw::new("stirred", what, Phrase::new("aces-edit-fault-stirred")));
        }
        if self.flags.len() != world.factories.len() {
            let what = "There must be one entry for each factory in play.";
            problems.push(Flaw::new("flags", what, Phrase::new("aces-edit-fault-order")));
        }
        let in_play = |it: &Faction| world.factions.contains(it);
        if !self.active.iter().chain(&self.order).all(in_play) || (self.round != 0 && self.active.is_none()) {
            let what = "The turn and the order must name factions in play.";
            problems.push(Flaw::new("order", what, Phrase::new("aces-edit-fault-order")));
        }
        if self.round != 0 && self.order.len() != world.in_turn.len() {
            let what = "Every faction with turns has a place in the order.";
            problems.push(Flaw::new("order", what, Phrase::new("aces-edit-fault-order")));
        }
        problems
    }
}

//! What can happen: the only way a board changes.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Dice, Seat};

use crate::{
    Faction, Hex, Side, UnitId, World,
    automa::{Chain, Order},
    board::{Board, Phase, Unit, Waiting},
    choices::{Armies, Attack, Kinds, Path},
    mats::DESTROYED,
    missions::{LauncherStruck, Weather, v2},
};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say what they are")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Event {
    /// AA-SET-7.
    ExtrasChosen { faction: Faction, kinds: Kinds },
    /// AA-SET-9.
    Divided { faction: Faction, piles: Box<[Vec<UnitId>; 3]> },
    /// AA-AUT-15: a unit of the faction that is divided is its player's.
    UnitShared { unit: UnitId },
    /// AA-SET-10, AA-SET-12: a die for the order.
    RolledForOrder { faction: Faction, die: u8 },
    /// AA-SET-10.
    PlacingBegan { first: Faction },
    /// AA-SET-11.
    TokenTurned { faction: Faction, army: u8, number: u8 },
    /// AA-SET-11.
    Placed { unit: UnitId, hex: Hex },
    /// AA-AUT-2: a unit of the Automa comes out of the bag.
    Drawn { unit: UnitId, army: u8 },
    /// AA-SET-12.
    PlayBegan {
        #[cfg_attr(feature = "ts", ts(as = "Vec<Faction>"))]
        order: ArrayVec<Faction, 4>,
    },
    /// A faction's turn begins, and a round with the first faction's.
    TurnBegan { faction: Faction, round: u16 },
    /// AA-MON-3: a repair that was paid for takes effect.
    Repaired { unit: UnitId, damage: u8 },
    /// AA-INT-2: an interceptor is free again.
    DebtLapsed { unit: UnitId },
    /// AA-SET-13, AA-SET-14.
    ArmiesChosen { faction: Faction, armies: Armies },
    /// AA-MOV-1: a unit has gone this far. AA-INT-10: `ahead` is the rest of a way that was announced.
    Marched {
        unit: UnitId,
        #[cfg_attr(feature = "ts", ts(as = "Vec<Hex>"))]
        path: Path,
        cost: u8,
        #[serde(default, skip_serializing_if = "ArrayVec::is_empty")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Hex>>", optional))]
        ahead: Path,
    },
    /// AA-INT-1.
    Intercepted { by: UnitId, mover: UnitId },
    /// AA-FAC-3.
    Occupied { unit: UnitId, hex: Hex, was: Option<Faction>, removed: Option<UnitId> },
    /// A phase of the turn begins.
    PhaseBegan { phase: Phase },
    /// AA-AUT-29: the one who led has done with the phase, and the partner is asked.
    HandedOver { to: Faction },
    /// AA-SET-17.
    TimeRanOut { faction: Faction },
    /// AA-ATK-1.
    Declared { attack: Attack },
    /// AA-CMB-16: a declared attack is taken out of the list.
    Withdrawn { attack: Attack },
    /// AA-CMB-16: a declared attack is put in another place of the list, from 1.
    Reordered { attack: Attack, place: u8 },
    /// AA-CMB-16: the rocket is taken out of the list.
    RocketWithdrawn { hex: Hex },
    /// AA-ATK-5.
    AttackVoid { attack: Attack },
    /// AA-CMB-1 to AA-CMB-11.
    Fought(Fight),
    /// AA-CMB-12.
    Bombarded(Bombardment),
    /// AA-MON-1.
    Collected { faction: Faction, coins: u16 },
    /// AA-MON-2.
    Transferred { from: Faction, sent: u16, arrived: u16 },
    /// AA-MON-3.
    RepairPaid { unit: UnitId, coins: u16 },
    /// AA-MON-4.
    Bought { unit: UnitId, hex: Hex, coins: u16 },
    /// AA-AUT-3 to AA-AUT-9: why a unit of the Automa does what it does. Changes nothing.
    Considered { unit: UnitId, order: Option<Order>, chain: Chain },
    /// AA-AUT-4: a unit of the Automa has acted.
    Acted { unit: UnitId },
    /// AA-VIC-4.
    DrawOffered { seat: Seat },
    /// AA-VIC-4.
    DrawDeclined { seat: Seat },
    /// AA-VIC-1 to AA-VIC-4.
    Ended { outcome: Outcome },
    /// AA-MIS-WEA-1: a die decided the weather.
    WeatherChanged { die: u8, weather: Weather },
    /// AA-MIS-BUL-1: a faction does not agree to how its ally would share the factories.
    SplitDeclined { faction: Faction },
    /// AA-MIS-BUL-1: a faction starts with one of its team's factories.
    FactoryShared { faction: Faction, hex: Hex },
    /// AA-MIS-V2-2.
    TokenLaid { hex: Hex },
    /// AA-MIS-V2-2: where, only the German team sees.
    LauncherHidden { hex: Option<Hex> },
    /// AA-MIS-V2-3.
    TokensTurned {
        by: UnitId,
        #[cfg_attr(feature = "ts", ts(as = "Vec<Hex>"))]
        duds: ArrayVec<Hex, 6>,
        launcher: Option<Hex>,
    },
    /// AA-MIS-V2-8.
    RocketDeclared { hex: Hex },
    /// AA-MIS-V2-4.
    RocketFired { hex: Hex, die: u8, destroyed: bool, removed: Option<UnitId> },
    /// AA-MIS-V2-5.
    LauncherAttacked { attacker: UnitId, fire: Fire, destroyed: bool, learnt: u8 },
}

/// What one unit fired in a fight.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Fire {
    /// What the dice showed; none in dice-less play. The red ones are the last.
    #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
    pub dice: Dice,
    /// How many of them were red.
    pub red: u8,
    /// The hit number.
    pub needed: u8,
    /// How many hit.
    pub hits: u8,
    /// The damage that they did.
    pub damage: u8,
}

/// A fight of one unit against another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields say what they are")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Fight {
    pub attacker: UnitId,
    pub defender: UnitId,
    pub attack: Fire,
    /// What the defender fired back, if it could.
    pub back: Option<Fire>,
    pub attacker_destroyed: bool,
    pub defender_destroyed: bool,
    /// Experience points gained.
    pub attacker_learnt: u8,
    pub defender_learnt: u8,
}

/// An attack on a hex and the six around it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields say what they are")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Bombardment {
    pub attacker: UnitId,
    pub at: Hex,
    /// One roll for all.
    pub fire: Fire,
    #[cfg_attr(feature = "ts", ts(as = "Vec<Struck>"))]
    pub struck: ArrayVec<Struck, 7>,
    pub learnt: u8,
    /// What it did to a discovered launcher.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub launcher: Option<LauncherStruck>,
}

/// A unit struck by an area attack.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields say what they are")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Struck {
    pub unit: UnitId,
    pub damage: u8,
    pub destroyed: bool,
}

/// How a game ended.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome {
    /// The winning team; none for a draw.
    pub winner: Option<Side>,
    /// The reason.
    pub how: How,
    /// The round in which it ended.
    pub round: u16,
}

/// Why a game ended.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum How {
    /// AA-VIC-1: enough factories.
    Factories,
    /// AA-VIC-2, AA-VIC-3: the enemy has no units left.
    Elimination,
    /// AA-VIC-4: ten quiet rounds.
    Stalemate,
    /// AA-VIC-4: 500 rounds.
    Longest,
    /// AA-VIC-4: all agreed.
    Agreement,
    /// AA-MIS-BUL-2: a German tank reached the shore.
    Shore,
    /// AA-MIS-BUL-2: the rounds are over.
    Rounds,
    /// AA-MIS-BUL-2: the Germans have no tank, no factory and no infantry.
    Stranded,
    /// AA-MIS-V2-6: rockets have destroyed five factories.
    Rockets,
    /// AA-MIS-V2-6: the launcher has been destroyed.
    Launcher,
}

/// Changes the board by what happened.
pub(crate) fn apply(world: &World, board: &mut Board, event: &Event) {
    let field = &mut board.field;
    match event {
        Event::ExtrasChosen { faction, kinds } => {
            for kind in kinds.iter() {
                let id = field.next_id(*faction, kind).expect("a second set has its numbers");
                field.waiting.push(Waiting { id, army: 0 });
            }
            field.waiting.sort_by_key(|it| it.id);
        }
        Event::Divided { piles, .. } => {
            for it in &mut field.waiting {
                if let Some(pile) = piles.iter().position(|pile| pile.contains(&it.id)) {
                    it.army = pile as u8 + 1;
                }
            }
        }
        Event::UnitShared { unit } => {
            field.waiting.push(Waiting { id: *unit, army: 0 });
            field.waiting.sort_by_key(|it| it.id);
        }
        Event::HandedOver { to } => field.asked = Some(*to),
        Event::RolledForOrder { .. } | Event::PlacingBegan { .. } | Event::SplitDeclined { .. } => (),
        Event::TokenTurned { faction, army, number } => {
            field.tokens[*faction] = field.tokens[*faction].without(*army);
            field.numbers.retain(|it| it != number);
            let owner = world.missions.v2.map(|it| it.owner);
            if let Some(v2) = field.v2.as_mut().filter(|_| owner == Some(*faction)) {
                v2.numbers[*army as usize - 1] = *number;
            }
        }
        Event::Placed { unit, hex } => {
            let i = field.waiting.iter().position(|it| it.id == *unit).expect("the unit waits on a token");
            let army = field.waiting.remove(i).army;
            field.units.insert(Unit { army, ..Unit::new(*unit, *hex) });
        }
        Event::Drawn { unit, army } => {
            let it = field.waiting.iter_mut().find(|it| it.id == *unit).expect("the unit is in the bag");
            it.army = *army;
        }
        Event::PlayBegan { order } => field.order = order.clone(),
        Event::TurnBegan { faction, round } => begin_turn(world, board, *faction, *round),
        Event::Repaired { unit, damage } => {
            let it = field.units.get_mut(*unit).expect("the unit is on the board");
            it.damage -= damage;
            it.repairing = false;
        }
        Event::DebtLapsed { unit } => pay_debt(board, *unit),
        Event::ArmiesChosen { faction, armies } => {
            field.armies = *armies;
            if field.round == 1 {
                field.used[*faction] = *armies;
            }
        }
        Event::Marched { unit, path, .. } => {
            field.units.relocate(*unit, *path.last().expect("a march has steps"));
            field.units.get_mut(*unit).expect("the unit is on the board").moved = true;
        }
        Event::Intercepted { by, mover } => {
            let it = field.units.get_mut(*by).expect("the unit is on the board");
            it.intercepted = true;
            it.owes = Some(*mover);
        }
        Event::Occupied { unit, hex, removed, .. } => {
            if let Some(removed) = removed {
                field.destroy(*removed);
            }
            field.units.relocate(*unit, *hex);
            let it = field.units.get_mut(*unit).expect("the unit is on the board");
            it.moved = true;
            it.occupied = true;
            let factory = world.factory_at(*hex).expect("there is a factory");
            field.flags[factory] = Some(unit.faction());
            field.stirred = field.round;
        }
        Event::PhaseBegan { phase } => {
            field.phase = *phase;
            field.asked = None;
            if *phase == Phase::Money {
                // AA-INT-2: the debts of this turn have been paid, or bind no longer.
                let active = field.active;
                field.units.each(|it| {
                    if active.is_some_and(|active| world.act_as_one(active, it.faction())) {
                        it.owes = None;
                    }
                });
            }
        }
        Event::TimeRanOut { .. } => (),
        Event::Declared { attack } => field.declared.push(*attack),
        Event::Withdrawn { attack } => {
            let i = field.declared.iter().position(|it| it == attack).expect("the attack is in the list");
            field.declared.remove(i);
            if let Some(rocket) = field.v2.as_mut().and_then(|it| it.rocket.as_mut()) {
                rocket.after -= u8::from(i < rocket.after as usize);
            }
        }
        Event::Reordered { attack, place } => {
            let i = field.declared.iter().position(|it| it == attack).expect("the attack is in the list");
            field.declared.remove(i);
            field.declared.insert(*place as usize - 1, *attack);
        }
        Event::RocketWithdrawn { .. } => {
            if let Some(v2) = &mut field.v2 {
                v2.rocket = None;
            }
        }
        Event::AttackVoid { attack } => {
            field.n_fought += 1;
            pay_debt(board, attack.unit);
        }
        Event::Fought(fight) => fought(board, fight),
        Event::Bombarded(bombardment) => bombarded(board, bombardment),
        Event::Collected { faction, coins } => {
            let purse = world.purse_of(*faction);
            field.coins[purse] = field.coins[purse].saturating_add(*coins);
        }
        Event::Transferred { from, sent, arrived } => {
            field.coins[*from] -= sent;
            field.coins[from.ally()] += arrived;
        }
        Event::RepairPaid { unit, coins } => {
            field.coins[world.purse_of(unit.faction())] -= coins;
            field.units.get_mut(*unit).expect("the unit is on the board").repairing = true;
        }
        Event::Bought { unit, hex, coins } => {
            field.coins[world.purse_of(unit.faction())] -= coins;
            field.units.insert(Unit::new(*unit, *hex));
            field.stirred = field.round;
        }
        Event::DrawOffered { seat } => field.draw_offers.push(*seat),
        Event::Acted { unit } => {
            if let Some(it) = field.units.get_mut(*unit) {
                it.moved = true;
                it.owes = None;
            }
        }
        Event::Considered { .. } | Event::DrawDeclined { .. } | Event::Ended { .. } => (),
        Event::WeatherChanged { weather, .. } => field.weather = *weather,
        Event::TokenLaid { .. }
        | Event::LauncherHidden { .. }
        | Event::TokensTurned { .. }
        | Event::RocketDeclared { .. }
        | Event::RocketFired { .. }
        | Event::LauncherAttacked { .. } => v2::apply(world, board, event),
        Event::FactoryShared { faction, hex } => {
            let factory = world.factory_at(*hex).expect("there is a factory");
            field.flags[factory] = Some(*faction);
        }
    }
}

fn begin_turn(world: &World, board: &mut Board, faction: Faction, round: u16) {
    let field = &mut board.field;
    let new_round = field.round != round;
    field.round = round;
    field.phase = Phase::Movement;
    field.active = Some(faction);
    field.asked = None;
    field.armies = Armies::ALL;
    field.declared.clear();
    field.n_fought = 0;
    field.draw_offers.clear();
    if let Some(v2) = &mut field.v2 {
        v2.rocket = None;
    }
    let by_round = world.options.interception_by_round;
    field.units.each(|it| {
        let own = world.act_as_one(it.faction(), faction);
        if own {
            it.moved = false;
            it.occupied = false;
        }
        // AA-INT-3: once a round, or by option once from own turn to own turn.
        if if by_round { new_round } else { own } {
            it.intercepted = false;
        }
    });
}

fn fought(board: &mut Board, fight: &Fight) {
    let field = &mut board.field;
    field.n_fought += 1;
    let back = fight.back.as_ref().map_or(0, |it| it.damage);
    if 0 < fight.attack.damage + back {
        field.stirred = field.round;
    }
    field.learn(fight.attacker, fight.attacker_learnt);
    field.learn(fight.defender, fight.defender_learnt);
    field.damage(fight.attacker, back);
    field.damage(fight.defender, fight.attack.damage);
    pay_debt(board, fight.attacker);
}

fn bombarded(board: &mut Board, bombardment: &Bombardment) {
    let field = &mut board.field;
    field.n_fought += 1;
    for it in &bombardment.struck {
        if 0 < it.damage {
            field.stirred = field.round;
            field.damage(it.unit, it.damage);
        }
    }
    if let Some(it) = bombardment.launcher.filter(|it| 0 < it.damage) {
        field.stirred = field.round;
        v2::damage_launcher(field, it.damage);
    }
    field.learn(bombardment.attacker, bombardment.learnt);
}

fn pay_debt(board: &mut Board, unit: UnitId) {
    if let Some(it) = board.field.units.get_mut(unit) {
        it.owes = None;
    }
}

const _: () = assert!(DESTROYED == 6, "rows of the mats have six numbers");

//! What is asked and what can be answered.

use std::{fmt, str::FromStr};

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use table::Seat;

use crate::{Faction, Hex, Kind, UnitId, mats::MAX_SPEED};

/// The longest path: the greatest speed along a road.
pub const MAX_STEPS: usize = 2 * MAX_SPEED as usize;

/// The hexes that a unit enters, one after another.
pub type Path = ArrayVec<Hex, MAX_STEPS>;

/// A question, or the occasion of a roll or a draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say what they are")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Ask {
    /// AA-SET-7: which four units of the second set?
    Extras { faction: Faction },
    /// AA-SET-9: which units on which token?
    Divide { faction: Faction },
    /// AA-AUT-15: which units on the own token, and which on the shared one, the third?
    DivideWithPartner { faction: Faction, own: u8 },
    /// AA-AUT-15: which unit of the faction that is divided is the player's?
    ShareUnit { faction: Faction },
    /// AA-SET-10: who places first?
    RollForPlacing { faction: Faction },
    /// AA-SET-10, AA-SET-12: which of the player's two factions begins?
    FirstFaction { faction: Faction },
    /// AA-SET-10: which token next?
    Token { faction: Faction },
    /// AA-SET-11: which number does the token show?
    Number { faction: Faction, army: u8 },
    /// AA-SET-11: which unit goes where?
    Place { faction: Faction, army: u8, number: u8 },
    /// AA-SET-12: who plays first?
    RollForFirst { faction: Faction },
    /// AA-SET-13, AA-SET-14: which armies act?
    Armies { faction: Faction, n: u8 },
    /// AA-MOV-1: which unit moves where?
    Move { faction: Faction },
    /// AA-INT-1: does a unit intercept? `ahead` is the rest of a way that was announced; nothing of a way step by step.
    Intercept {
        mover: UnitId,
        at: Hex,
        #[cfg_attr(feature = "ts", ts(as = "Vec<Hex>"))]
        ahead: Path,
    },
    /// AA-INT-10: where does the unit go on to, with the half points that it has left, or does it stop?
    GoOn { unit: UnitId, left: u8 },
    /// AA-ATK-1: which unit attacks what?
    Declare { faction: Faction },
    /// AA-CMB-3: the attacker's dice.
    AttackDice { attack: Attack, red: u8 },
    /// AA-CMB-2: the defender's dice.
    BackDice { defender: UnitId, attacker: UnitId },
    /// AA-MON-6: what is repaired and bought?
    Money { faction: Faction },
    /// What the priorities of the Automa leave to chance.
    Lot { faction: Faction, of: Lot },
    /// AA-VIC-4: is a draw agreed?
    Draw { by: Seat },
    /// AA-MIS-WEA-1: a die for the weather.
    Weather,
    /// Option `pause_before_automa`: may the Automa begin its turn?
    AutomaBegins { faction: Faction },
    /// AA-MIS-BUL-1: how shall the faction and its ally share the team's factories?
    SplitFactories { faction: Faction },
    /// AA-MIS-BUL-1: may these factories be the ally's, and the others the faction's?
    AgreeToSplit { faction: Faction, theirs: Sites },
    /// AA-MIS-BUL-1: which of the team's factories is the faction's?
    ShareFactory { faction: Faction },
    /// AA-MIS-V2-2: where is the next token laid?
    LayToken { faction: Faction },
    /// AA-MIS-V2-2: which token is the launcher?
    HideLauncher { faction: Faction },
    /// AA-MIS-V2-4: a die for a rocket.
    RocketDie { hex: Hex },
}

/// What the Automa draws lots for, when all else is equal.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say what they are")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Lot {
    /// AA-AUT-2: a unit out of the bag.
    Bag { army: u8 },
    /// AA-AUT-2: the armies that act.
    Armies,
    /// AA-AUT-35: a unit of the second set.
    Extra,
    /// AA-MIS-1: a factory to start with.
    Share,
    /// AA-AUT-3: which unit acts.
    Unit,
    /// AA-AUT-7: the target.
    Target { unit: UnitId },
    /// AA-AUT-8: where the move ends.
    Hex { unit: UnitId },
    /// AA-AUT-27: the next step of the cheapest path.
    Step { unit: UnitId },
    /// AA-AUT-9: where an area attack is aimed.
    Aim { unit: UnitId },
    /// AA-AUT-13: which unit intercepts.
    Interceptor { mover: UnitId },
    /// AA-AUT-10: which type is bought.
    Purchase,
    /// AA-AUT-11: where a bought unit stands.
    Factory { kind: Kind },
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields say what they are")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Choice {
    /// Four unit types.
    Extras(Kinds),
    /// The units on each of the three tokens.
    Divide(Box<[Vec<UnitId>; 3]>),
    /// A token, from 1.
    Token(u8),
    /// A start number.
    Number(u8),
    /// A unit onto a hex.
    Place { unit: UnitId, hex: Hex },
    /// The armies that act.
    Armies(Armies),
    /// A unit along a path.
    March(March),
    /// AA-INT-10: the unit on the march stops where it is.
    Stop,
    /// A unit attacks.
    Attack(Attack),
    /// AA-CMB-16: the attack that a unit has declared is taken out of the list.
    Withdraw(UnitId),
    /// AA-CMB-16: the attack that a unit has declared is put in another place of the list, from 1.
    Reorder { unit: UnitId, place: u8 },
    /// AA-CMB-16: the rocket is taken out of the list.
    WithdrawRocket,
    /// A unit intercepts.
    Intercept(UnitId),
    /// Nobody intercepts.
    LetPass,
    /// A damaged unit is repaired.
    Repair(UnitId),
    /// A unit is bought.
    Buy { kind: Kind, hex: Hex },
    /// Coins go to the ally.
    Transfer { from: Faction, coins: u16 },
    /// A draw is offered.
    OfferDraw,
    /// A draw is accepted or not.
    Agree(bool),
    /// That is all.
    Done,
    /// The lot fell on a unit.
    Unit(UnitId),
    /// The lot fell on a hex.
    Hex(Hex),
    /// A unit type was picked, or the lot fell on it.
    Kind(Kind),
    /// AA-SET-10: the faction that begins.
    Faction(Faction),
    /// AA-MIS-BUL-1: the factories that the player wants to start with; the others are the ally's.
    Split(Sites),
    /// AA-MIS-BUL-1: no proposal; factories are picked in turn.
    PickInTurn,
    /// AA-MIS-BUL-1: a factory to start with.
    Factory(Hex),
    /// AA-MIS-V2-2: a token face down.
    LayToken(Hex),
    /// AA-MIS-V2-2: the launcher under a token.
    HideLauncher(Hex),
    /// AA-MIS-V2-8: a rocket at a factory.
    Rocket(Hex),
}

/// Answers too many to list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say what they are")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Space {
    /// AA-SET-9: any division of a faction's units among three tokens.
    Divisions { faction: Faction },
    /// AA-MOV-1: any path of any unit of a faction that may still move; there are so many such units.
    Marches { faction: Faction, n_units: u8 },
    /// AA-INT-10: any path of the unit on the march, with the half points that it has left.
    GoOn { unit: UnitId, left: u8 },
    /// AA-CMB-16: any attack in the list that a faction has declared, in any other of so many places.
    Reorderings { faction: Faction, n: u8 },
    /// AA-MON-2: any number of coins from 2 to the most that a faction has, to its ally.
    Transfers { from: Faction, most: u16 },
}

/// AA-MOV-1, AA-INT-10: a unit along a path.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct March {
    /// The unit that moves.
    pub unit: UnitId,
    /// The hexes that it enters.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Hex>"))]
    pub path: Path,
    /// The player decides again on the way whether the unit goes on and where to, and may be intercepted where the path ends, too.
    /// Otherwise the whole path is announced: those who are asked see it, and it is walked to its end unless someone intercepts.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub step_by_step: bool,
}

impl March {
    /// A march whose whole path is announced.
    pub fn announced(unit: UnitId, path: Path) -> March {
        March { unit, path, step_by_step: false }
    }

    /// A march on which the player decides again on the way.
    pub fn step_by_step(unit: UnitId, path: Path) -> March {
        March { unit, path, step_by_step: true }
    }
}

impl From<March> for Choice {
    fn from(it: March) -> Choice {
        Choice::March(it)
    }
}

/// AA-ATK-1: an entry in the list of attacks.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Attack {
    /// The unit that attacks.
    pub unit: UnitId,
    /// Its target.
    pub at: Target,
}

/// What is attacked: a unit, or a hex by those that strike an area.
#[derive(Copy, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "they are what they are")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub enum Target {
    Unit(UnitId),
    Hex(Hex),
    /// AA-MIS-V2-5: the discovered launcher. Written `v2`.
    Launcher,
}

/// How the launcher is written where a target is.
const LAUNCHER: &str = "v2";

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Target::Unit(unit) => unit.fmt(f),
            Target::Hex(hex) => fmt::Display::fmt(hex, f),
            Target::Launcher => f.write_str(LAUNCHER),
        }
    }
}

impl fmt::Debug for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Target {
    type Err = String;

    fn from_str(text: &str) -> Result<Target, String> {
        if text == LAUNCHER {
            Ok(Target::Launcher)
        } else if text.contains('-') {
            text.parse().map(Target::Unit).map_err(|why: crate::forces::NotAUnit| why.to_string())
        } else {
            text.parse().map(Target::Hex).map_err(|why: crate::hex::NotAHex| why.to_string())
        }
    }
}

impl Serialize for Target {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Target {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Target, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// Some of the three armies of a faction. Written as a list of their numbers.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<u8>", into = "Vec<u8>")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Array<number>"))]
pub struct Armies(u8);

impl Armies {
    /// None of them.
    pub const NONE: Armies = Armies(0);
    /// All three.
    pub const ALL: Armies = Armies(0b111);

    /// Whether army `nr` is among them.
    #[inline]
    pub fn contains(self, nr: u8) -> bool {
        (1..=3).contains(&nr) && self.0 >> (nr - 1) & 1 == 1
    }

    /// These and army `nr`.
    pub fn with(self, nr: u8) -> Armies {
        Armies(self.0 | 1 << (nr - 1))
    }

    /// These without army `nr`.
    pub fn without(self, nr: u8) -> Armies {
        Armies(self.0 & !(1 << (nr - 1)))
    }

    /// The others.
    pub fn others(self) -> Armies {
        Armies(!self.0 & 0b111)
    }

    /// The number of armies.
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Their numbers.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (1..=3).filter(move |it| self.contains(*it))
    }

    /// Every way to take `n` of the three.
    pub fn choices(n: u8) -> impl Iterator<Item = Armies> {
        (0..8).map(Armies).filter(move |it| it.len() == n)
    }
}

impl TryFrom<Vec<u8>> for Armies {
    type Error = String;

    fn try_from(list: Vec<u8>) -> Result<Armies, String> {
        list.into_iter().try_fold(Armies::NONE, |armies, nr| match nr {
            1..=3 => Ok(armies.with(nr)),
            _ => Err(format!("{nr} is not an army; they are 1, 2 and 3")),
        })
    }
}

impl From<Armies> for Vec<u8> {
    fn from(armies: Armies) -> Vec<u8> {
        armies.iter().collect()
    }
}

/// Some hexes, each once, in the order of their names. Written as a list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<Hex>", into = "Vec<Hex>")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Array<string>"))]
pub struct Sites(Vec<Hex>);

impl Sites {
    /// Whether a hex is among them.
    pub fn contains(&self, hex: Hex) -> bool {
        self.0.contains(&hex)
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = Hex> + '_ {
        self.0.iter().copied()
    }
}

impl From<Vec<Hex>> for Sites {
    fn from(mut list: Vec<Hex>) -> Sites {
        list.sort_unstable();
        list.dedup();
        Sites(list)
    }
}

impl From<Sites> for Vec<Hex> {
    fn from(sites: Sites) -> Vec<Hex> {
        sites.0
    }
}

/// Some of the six unit types. Written as a list.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<Kind>", into = "Vec<Kind>")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Array<Kind>"))]
pub struct Kinds(u8);

impl Kinds {
    /// Those in the set.
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        Kind::ALL.into_iter().filter(move |it| self.0 >> *it as u8 & 1 == 1)
    }

    /// Every way to take `n` of the six.
    pub fn choices(n: u32) -> impl Iterator<Item = Kinds> {
        (0..64).map(Kinds).filter(move |it| it.0.count_ones() == n)
    }
}

impl From<Vec<Kind>> for Kinds {
    fn from(list: Vec<Kind>) -> Kinds {
        Kinds(list.into_iter().fold(0, |bits, it| bits | 1 << it as u8))
    }
}

impl From<Kinds> for Vec<Kind> {
    fn from(kinds: Kinds) -> Vec<Kind> {
        kinds.iter().collect()
    }
}

/// A number of steps, points or coins that people read in halves.
pub(crate) fn halves(half_points: u8) -> String {
    match (half_points / 2, half_points % 2) {
        (0, 1) => "½".to_string(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

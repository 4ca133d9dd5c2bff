//! AA-SET-1: four factions in two teams, six unit types each, four arms.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use table::Team;

/// A faction.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Faction {
    /// United States.
    Us,
    /// Soviet Union.
    Su,
    /// The first German faction.
    G1,
    /// The second German faction.
    G2,
}

/// A team of two factions.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Side {
    /// Both German factions.
    Germany,
    /// United States and Soviet Union.
    Allies,
}

/// A unit type.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Kind {
    /// Regular infantry.
    Infantry,
    /// Mobile or mechanized infantry.
    Special,
    /// A tank.
    Tank,
    /// An artillery piece.
    Artillery,
    /// A fighter aircraft.
    Fighter,
    /// A bomber aircraft.
    Bomber,
}

/// An arm of the service, for combined arms.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Arm {
    /// Regular and special infantry.
    Infantry,
    /// Tanks, which water stops.
    Tank,
    /// Artillery, which water stops too.
    Artillery,
    /// Fighters and bombers.
    Aircraft,
}

impl Faction {
    /// All four.
    pub const ALL: [Faction; 4] = [Faction::Us, Faction::Su, Faction::G1, Faction::G2];

    /// The team it plays in.
    pub fn side(self) -> Side {
        match self {
            Faction::G1 | Faction::G2 => Side::Germany,
            Faction::Us | Faction::Su => Side::Allies,
        }
    }

    /// The other faction of its team.
    pub fn ally(self) -> Faction {
        match self {
            Faction::Us => Faction::Su,
            Faction::Su => Faction::Us,
            Faction::G1 => Faction::G2,
            Faction::G2 => Faction::G1,
        }
    }

    /// Its name in ids.
    pub fn key(self) -> &'static str {
        match self {
            Faction::Us => "us",
            Faction::Su => "su",
            Faction::G1 => "g1",
            Faction::G2 => "g2",
        }
    }
}

impl Side {
    /// Both teams, in the order of lists.
    pub const ALL: [Side; 2] = [Side::Germany, Side::Allies];

    /// Its name in ids.
    pub fn key(self) -> &'static str {
        match self {
            Side::Germany => "germany",
            Side::Allies => "allies",
        }
    }

    /// The other team.
    pub fn enemy(self) -> Side {
        match self {
            Side::Germany => Side::Allies,
            Side::Allies => Side::Germany,
        }
    }

    /// Its two factions.
    pub fn factions(self) -> [Faction; 2] {
        match self {
            Side::Germany => [Faction::G1, Faction::G2],
            Side::Allies => [Faction::Us, Faction::Su],
        }
    }

    /// As the table counts teams.
    pub fn team(self) -> Team {
        Team(self as u8)
    }
}

impl Kind {
    /// All six.
    pub const ALL: [Kind; 6] =
        [Kind::Infantry, Kind::Special, Kind::Tank, Kind::Artillery, Kind::Fighter, Kind::Bomber];

    /// Its arm.
    pub fn arm(self) -> Arm {
        match self {
            Kind::Infantry | Kind::Special => Arm::Infantry,
            Kind::Tank => Arm::Tank,
            Kind::Artillery => Arm::Artillery,
            Kind::Fighter | Kind::Bomber => Arm::Aircraft,
        }
    }

    /// Regular or special infantry.
    pub fn is_infantry(self) -> bool {
        self.arm() == Arm::Infantry
    }

    /// A fighter or a bomber.
    pub fn is_aircraft(self) -> bool {
        self.arm() == Arm::Aircraft
    }

    /// Its name in ids.
    pub fn key(self) -> &'static str {
        match self {
            Kind::Infantry => "infantry",
            Kind::Special => "special",
            Kind::Tank => "tank",
            Kind::Artillery => "artillery",
            Kind::Fighter => "fighter",
            Kind::Bomber => "bomber",
        }
    }
}

/// The name of a unit, such as `us-tank-2`: a miniature that goes back into the box when it is destroyed, and may
/// come out again when one of its type is bought.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct UnitId(u16);

impl UnitId {
    /// The `nr`th unit of a type, from 1.
    pub fn new(faction: Faction, kind: Kind, nr: u8) -> UnitId {
        UnitId((faction as u16) << 12 | (kind as u16) << 8 | nr as u16)
    }

    /// Its faction.
    #[inline]
    pub fn faction(self) -> Faction {
        Faction::ALL[(self.0 >> 12) as usize & 3]
    }

    /// Its type.
    #[inline]
    pub fn kind(self) -> Kind {
        Kind::ALL[((self.0 >> 8) as usize & 7).min(5)]
    }

    /// Its number within the type, from 1.
    pub fn nr(self) -> u8 {
        self.0 as u8
    }

    /// Its team.
    pub fn side(self) -> Side {
        self.faction().side()
    }
}

impl fmt::Display for UnitId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.faction().key(), self.kind().key(), self.nr())
    }
}

impl fmt::Debug for UnitId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// What was written is not the name of a unit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAUnit(pub String);

impl fmt::Display for NotAUnit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "\"{}\" is not the name of a unit; one is a faction (us su g1 g2), a type (infantry special tank \
             artillery fighter bomber) and a number, such as us-tank-1",
            self.0
        )
    }
}

/// Reads the faction and type of `us-tank`.
pub fn parse_type(text: &str) -> Option<(Faction, Kind)> {
    let (faction, kind) = text.split_once('-')?;
    let faction = Faction::ALL.into_iter().find(|it| it.key() == faction)?;
    let kind = Kind::ALL.into_iter().find(|it| it.key() == kind)?;
    Some((faction, kind))
}

impl FromStr for UnitId {
    type Err = NotAUnit;

    fn from_str(text: &str) -> Result<UnitId, NotAUnit> {
        let unit = || {
            let (unit_type, nr) = text.rsplit_once('-')?;
            let (faction, kind) = parse_type(unit_type)?;
            let nr: u8 = nr.parse().ok()?;
            (1 <= nr).then(|| UnitId::new(faction, kind, nr))
        };
        unit().ok_or_else(|| NotAUnit(text.to_string()))
    }
}

impl Serialize for UnitId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for UnitId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<UnitId, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn aa_set_1_four_factions_of_six_types_in_two_teams() {
        for faction in Faction::ALL {
            assert_eq!(faction.ally().side(), faction.side());
            assert_ne!(faction.ally(), faction);
            for kind in Kind::ALL {
                let id = UnitId::new(faction, kind, 3);
                assert_eq!((id.faction(), id.kind(), id.nr()), (faction, kind, 3));
                assert_eq!(id.to_string().parse(), Ok(id));
            }
        }
        let of = |side| Faction::ALL.into_iter().filter(move |it| it.side() == side).count();
        assert_eq!((of(Side::Germany), of(Side::Allies)), (2, 2));
        assert_eq!(Kind::ALL.iter().filter(|it| it.is_infantry()).count(), 2);
        assert_eq!(Kind::ALL.iter().filter(|it| it.is_aircraft()).count(), 2);
        for wrong in ["us-tank", "us-tank-0", "us-horse-1", "uk-tank-1", "us-tank-1-1", ""] {
            assert!(wrong.parse::<UnitId>().is_err(), "{wrong}");
        }
    }
}

//! Unit mats: what is printed on a faction's mat, as content. Each value says where it comes from.

mod flaws;

use std::collections::BTreeMap;

use ron::{extensions::Extensions, ser::PrettyConfig};
use serde::{Deserialize, Serialize};
use table::{Marked, Problem, in_plain_words};

use crate::{Faction, Kind, forces::parse_type, position::Flaw};

pub use flaws::{LONGEST_NAME, MOST_MATS, MOST_OF_ANYTHING};

/// Damage that destroys a unit.
pub const DESTROYED: u8 = 6;
/// The highest speed that a mat may have, so that no path is longer than a [`crate::choices::Path`] can hold.
pub const MAX_SPEED: u8 = 10;
/// The greatest distance of an attack that a mat may have.
pub const MAX_RANGE: u8 = 12;
/// The highest number on a die, and so the highest that can hit.
pub const MAX_HIT: u8 = 12;
/// The most dice that the chart may give.
pub const MAX_CHART: u8 = 24;

/// What a unit can do against aircraft.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum AirFire {
    /// Nothing: it neither attacks aircraft nor shoots back at them.
    No,
    /// Shoot back when they attack it.
    Back,
    /// Attack them, and so shoot back, support and intercept.
    Yes,
}

/// What an attack strikes.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Aim {
    /// One unit.
    #[default]
    Unit,
    /// A hex and the six around it, with every ground unit in them.
    Area,
}

/// One unit's box on a mat, as written in a content file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mat {
    /// Faction and type, such as `us-tank`.
    pub unit: String,
    /// What it is called in English.
    pub name: Marked<String>,
    /// What it is called in other languages, where that differs.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub also: BTreeMap<String, String>,
    /// Movement points.
    pub speed: Marked<u8>,
    /// Least and greatest distance of its attack.
    pub range: Marked<(u8, u8)>,
    /// What it can do against aircraft.
    pub air: Marked<AirFire>,
    /// What a die may show at most to hit a ground unit: as rookie, veteran, war hero. The first is the attack value.
    pub hits_ground: Marked<(u8, u8, u8)>,
    /// The same against aircraft, for those that can.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hits_air: Option<Marked<(u8, u8, u8)>>,
    /// Hits needed for 1 to 6 damage.
    pub armour: Marked<[u8; 6]>,
    /// The same as a defender in forest; aircraft have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forest: Option<Marked<[u8; 6]>>,
    /// Coins to buy one.
    pub cost: Marked<u8>,
    /// What its attack strikes.
    #[serde(default)]
    pub aim: Aim,
}

/// All mats, with the chart of dice, as written in a content file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mats {
    /// Dice for a unit with 0 to 5 damage.
    pub dice: Marked<[u8; 6]>,
    /// A box for each unit.
    pub mats: Vec<Mat>,
    /// AA-MIS-V2-5: hits that a V2 launcher needs to take for 1 to 6 damage.
    #[serde(default = "launcher")]
    pub launcher: Marked<[u8; 6]>,
}

/// The launcher's table where a file does not give one, as in matches that were stored before there was one.
fn launcher() -> Marked<[u8; 6]> {
    Marked::Ours([2, 4, 6, 8, 10, 12])
}

impl Mats {
    /// Reads mats of all units, or returns all that is wrong with them. `file` is only a name for messages.
    pub fn parse(file: &str, text: &str) -> Result<Mats, Vec<Problem>> {
        let mats = Mats::parse_partly(file, text)?;
        let missing = mats.missing(file);
        if missing.is_empty() { Ok(mats) } else { Err(missing) }
    }

    /// Reads mats of some units.
    pub(crate) fn parse_partly(file: &str, text: &str) -> Result<Mats, Vec<Problem>> {
        let mats = Mats::sketch(file, text).map_err(|it| vec![it])?;
        let problem = |flaw: &Flaw| Problem {
            line: line_of(text, whose(flaw)),
            place: file.to_string(),
            ..flaw.problem()
        };
        let problems: Vec<Problem> = mats.flaws().iter().map(problem).collect();
        if problems.is_empty() { Ok(mats) } else { Err(problems) }
    }

    /// Reads mats of some units, whatever is wrong with their values.
    pub fn sketch(file: &str, text: &str) -> Result<Mats, Problem> {
        let ron = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
        // Some editors put an invisible mark before the first letter.
        let text = text.trim_start_matches('\u{feff}');
        ron.from_str(text).map_err(|why| {
            let line = why.span.start.line as u32;
            let what = format!("This cannot be read: {}", in_plain_words(&why.code.to_string()));
            Problem::at(file, line, what)
        })
    }

    /// The same as the text of a file.
    pub fn written(&self) -> String {
        let config = PrettyConfig::new().depth_limit(3).indentor("    ").extensions(Extensions::empty());
        let ron = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
        ron.to_string_pretty(self, config).expect("what was read can be written")
    }

    /// All that is wrong with these mats, or missing.
    pub(crate) fn problems(&self, place: &str) -> Vec<Problem> {
        let flaws = self.flaws();
        let problem = |flaw: &Flaw| Problem { place: format!("{place}: {}", whose(flaw)), ..flaw.problem() };
        flaws.iter().map(problem).chain(self.missing(place)).collect()
    }

    fn missing(&self, place: &str) -> Vec<Problem> {
        let all = Faction::ALL.into_iter().flat_map(|faction| Kind::ALL.map(|kind| (faction, kind)));
        let missing = all.filter(|it| self.mats.iter().all(|mat| parse_type(&mat.unit) != Some(*it)));
        missing
            .map(|(faction, kind)| {
                let name = format!("{}-{}", faction.key(), kind.key());
                let what =
                    format!("There is no mat for \"{name}\"; every faction needs all six types (AA-SET-1).");
                Problem::new(place, what)
            })
            .collect()
    }

    /// The mat of a unit type. These mats must be without problems.
    pub fn of(&self, faction: Faction, kind: Kind) -> &Mat {
        let it = self.mats.iter().find(|it| parse_type(&it.unit) == Some((faction, kind)));
        it.expect("every unit type has a mat")
    }

    /// Puts `other`'s boxes in the place of the same ones here.
    pub fn replace(&mut self, other: Mats) {
        self.dice = other.dice;
        for mat in other.mats {
            self.mats.retain(|it| it.unit != mat.unit);
            self.mats.push(mat);
        }
    }
}

/// The unit or the table that a flaw is about.
fn whose(flaw: &Flaw) -> &str {
    flaw.place.rsplit_once('/').map_or(&flaw.place, |it| it.0)
}

/// The line where a unit's box begins, or the chart of dice.
fn line_of(text: &str, place: &str) -> Option<u32> {
    let quoted = format!("\"{place}\"");
    let wanted = |line: &&str| match place {
        "dice" => line.trim_start().starts_with("dice"),
        _ => line.contains("unit") && line.contains(&quoted),
    };
    // A second box of the same unit is the one to complain about.
    let n = text.lines().enumerate().filter(|(_, line)| wanted(line)).last()?.0;
    Some(n as u32 + 1)
}

//! Unit mats: what is printed on a faction's mat, as content. Each value says where it comes from.

use std::collections::{BTreeMap, BTreeSet};

use ron::extensions::Extensions;
use serde::{Deserialize, Serialize};
use table::{Marked, Problem, in_plain_words};

use crate::{Faction, Kind, forces::parse_type};

/// Damage that destroys a unit.
pub const DESTROYED: u8 = 6;
/// The highest speed that a mat may have, so that no path is longer than a [`crate::choices::Path`] can hold.
pub const MAX_SPEED: u8 = 10;
/// The most dice that the chart may give.
const MAX_CHART: u8 = 24;

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
        let ron = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
        // Some editors put an invisible mark before the first letter.
        let text = text.trim_start_matches('\u{feff}');
        let mats: Mats = ron.from_str(text).map_err(|why| {
            let line = why.span.start.line as u32;
            vec![Problem::at(
                file,
                line,
                format!("This cannot be read: {}", in_plain_words(&why.code.to_string())),
            )]
        })?;
        let mut problems = mats.wrong();
        for it in &mut problems {
            it.line = line_of(text, &it.place);
            it.place = file.to_string();
        }
        if problems.is_empty() { Ok(mats) } else { Err(problems) }
    }

    /// All that is wrong with these mats, or missing.
    pub(crate) fn problems(&self, place: &str) -> Vec<Problem> {
        let mut problems = self.wrong();
        for it in &mut problems {
            it.place = format!("{place}: {}", it.place);
        }
        problems.extend(self.missing(place));
        problems
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

    /// All that is wrong with these mats. The place of each problem is the unit's name.
    fn wrong(&self) -> Vec<Problem> {
        let mut problems = Vec::new();
        let mut complain = |place: &str, what: String| problems.push(Problem::new(place, what));
        let dice = self.dice.value();
        if dice.iter().any(|it| !(1..=MAX_CHART).contains(it)) {
            complain(
                "dice",
                format!("The chart of dice must have numbers from 1 to {MAX_CHART}, not {dice:?}."),
            );
        }
        if !dice.is_sorted_by(|a, b| a >= b) {
            complain("dice", format!("More damage cannot give more dice, but the chart reads {dice:?}."));
        }
        let launcher = self.launcher.value();
        if launcher[0] == 0 || !launcher.is_sorted_by(|a, b| a < b) {
            complain(
                "launcher",
                format!("The launcher's hits must rise from at least 1, but they read {launcher:?}."),
            );
        }
        let mut seen = BTreeSet::new();
        for mat in &self.mats {
            match parse_type(&mat.unit) {
                None => complain(
                    &mat.unit,
                    format!("\"{}\" is not a faction (us su g1 g2) and a type, such as us-tank.", mat.unit),
                ),
                Some(of) if !seen.insert(of) => {
                    complain(
                        &mat.unit,
                        format!("There is a second mat for \"{}\"; one is enough.", mat.unit),
                    );
                }
                Some((_, kind)) => mat.check(kind, &mut |what| complain(&mat.unit, what)),
            }
        }
        problems
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

impl Mat {
    fn check(&self, kind: Kind, complain: &mut dyn FnMut(String)) {
        let unit = &self.unit;
        if self.name.value().trim().is_empty() {
            complain(format!("\"{unit}\" needs a name."));
        }
        let speed = *self.speed.value();
        if !(1..=MAX_SPEED).contains(&speed) {
            complain(format!("The speed of \"{unit}\" is {speed}; it must be 1 to {MAX_SPEED}."));
        }
        let (least, most) = *self.range.value();
        if least < 1 || most < least || 12 < most {
            complain(format!(
                "The range of \"{unit}\" is {least} to {most}; it must begin at 1 or more, not end before it \
                 begins, and end at 12 or less."
            ));
        }
        self.check_hits("hits_ground", *self.hits_ground.value(), complain);
        match (&self.hits_air, *self.air.value()) {
            (None, AirFire::Back | AirFire::Yes) => {
                complain(format!("\"{unit}\" can fire at aircraft, so it needs hits_air."));
            }
            (Some(_), AirFire::No) => {
                complain(format!("\"{unit}\" cannot fire at aircraft, so hits_air has no use."));
            }
            (Some(hits), _) => self.check_hits("hits_air", *hits.value(), complain),
            (None, AirFire::No) => (),
        }
        self.check_row("armour", self.armour.value(), complain);
        match (&self.forest, kind.is_aircraft()) {
            (None, false) => complain(format!("\"{unit}\" is a ground unit and needs a forest row.")),
            (Some(_), true) => complain(format!("\"{unit}\" is an aircraft and has no forest row.")),
            (Some(row), false) => {
                let (open, forest) = (self.armour.value(), row.value());
                self.check_row("forest", forest, complain);
                if open.iter().zip(forest).any(|(open, forest)| forest < open) {
                    complain(format!(
                        "Forest cannot make \"{unit}\" easier to damage: {forest:?} against {open:?}."
                    ));
                }
            }
            (None, true) => (),
        }
        if *self.cost.value() == 0 {
            complain(format!("\"{unit}\" must cost at least 1 coin."));
        }
        if self.aim == Aim::Area && (kind.is_aircraft() || least < 2 || *self.air.value() != AirFire::No) {
            complain(format!(
                "\"{unit}\" strikes an area, so it must be a ground unit with a range from 2 that does not fire \
                 at aircraft."
            ));
        }
    }

    fn check_hits(
        &self,
        what: &str,
        (rookie, veteran, hero): (u8, u8, u8),
        complain: &mut dyn FnMut(String),
    ) {
        let unit = &self.unit;
        if rookie < 1 || veteran < rookie || hero < veteran || 12 < hero {
            complain(format!(
                "{what} of \"{unit}\" is ({rookie}, {veteran}, {hero}); it must rise from rookie to war hero and \
                 lie between 1 and 12."
            ));
        }
    }

    fn check_row(&self, what: &str, row: &[u8; 6], complain: &mut dyn FnMut(String)) {
        if row[0] < 1 || !row.is_sorted_by(|a, b| a < b) {
            complain(format!(
                "The row {what} of \"{}\" is {row:?}; more damage must need more hits, and 1 damage at least 1 hit.",
                self.unit
            ));
        }
    }
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

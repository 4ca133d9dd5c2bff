//! What can be wrong with mats: at which field, in English for files, and as a sentence of any language for those who fill them in.

use std::collections::BTreeSet;

use table::{Phrase, quotable};

use super::{Aim, AirFire, MAX_CHART, MAX_HIT, MAX_RANGE, MAX_SPEED, Mat, Mats};
use crate::{Faction, Kind, forces::parse_type, position::Flaw};

/// The longest name on mats that are sent to others, in characters.
pub const LONGEST_NAME: usize = 40;
/// The highest price, and the most hits of a row, on mats that are sent to others.
pub const MOST_OF_ANYTHING: u8 = 99;
/// The most boxes on mats that are sent to others: one for each type of each faction.
pub const MOST_MATS: usize = Faction::ALL.len() * Kind::ALL.len();
/// The most languages in which a unit of mats that are sent to others has a name.
const MOST_LANGUAGES: usize = 12;
/// The longest code of a language.
const LONGEST_CODE: usize = 8;

impl Mats {
    /// All that is wrong with these mats. The place of a flaw is a unit and a field of it, such as `us-tank/speed`, or a table of all
    /// units, such as `dice`.
    pub fn flaws(&self) -> Vec<Flaw> {
        let mut flaws = self.flaws_of_tables();
        let mut seen = BTreeSet::new();
        for mat in &self.mats {
            let unit = &mat.unit;
            match parse_type(unit) {
                None => {
                    let what =
                        format!("\"{unit}\" is not a faction (us su g1 g2) and a type, such as us-tank.");
                    let says = Phrase::new("aces-edit-fault-mats-unit").with("text", quotable(unit));
                    flaws.push(Flaw::new(format!("{unit}/unit"), what, says));
                }
                Some(of) if !seen.insert(of) => {
                    let what = format!("There is a second mat for \"{unit}\"; one is enough.");
                    let says = of_unit("aces-edit-fault-mats-twice", of);
                    flaws.push(Flaw::new(format!("{unit}/unit"), what, says));
                }
                Some(of) => Inspection { mat, of, flaws: &mut flaws }.inspect(),
            }
        }
        flaws
    }

    fn flaws_of_tables(&self) -> Vec<Flaw> {
        let mut flaws = Vec::new();
        let dice = self.dice.value();
        if dice.iter().any(|it| !(1..=MAX_CHART).contains(it)) {
            let what = format!("The chart of dice must have numbers from 1 to {MAX_CHART}, not {dice:?}.");
            let says = Phrase::new("aces-edit-fault-mats-chart").with("most", MAX_CHART);
            flaws.push(Flaw::new("dice", what, says));
        }
        if !dice.is_sorted_by(|a, b| a >= b) {
            let what = format!("More damage cannot give more dice, but the chart reads {dice:?}.");
            flaws.push(Flaw::new("dice", what, Phrase::new("aces-edit-fault-mats-chart-rises")));
        }
        let launcher = self.launcher.value();
        if !rises(launcher) {
            let what = format!("The launcher's hits must rise from at least 1, but they read {launcher:?}.");
            flaws.push(Flaw::new("launcher", what, Phrase::new("aces-edit-fault-mats-launcher")));
        }
        flaws
    }

    /// What is too much on them for mats that are sent to others, whose tables show their names.
    pub fn excess(&self) -> Vec<Flaw> {
        let n = self.mats.len();
        if MOST_MATS < n {
            let says = Phrase::new("aces-edit-fault-mats-many").with("n", n).with("most", MOST_MATS);
            return vec![Flaw::new("mats", format!("There are {n} mats; {MOST_MATS} are possible."), says)];
        }
        self.mats.iter().flat_map(Mat::excess).collect()
    }
}

impl Mat {
    fn excess(&self) -> Vec<Flaw> {
        let mut flaws = Vec::new();
        let (unit, most) = (&self.unit, MOST_OF_ANYTHING);
        let mut tell = |field: &str, what: String, says: Phrase| {
            flaws.push(Flaw::new(format!("{unit}/{field}"), what, says));
        };
        if MOST_LANGUAGES < self.also.len() || self.also.keys().any(|it| LONGEST_CODE < it.len()) {
            let what = format!("\"{}\" has names in too many languages.", quotable(unit));
            let says = Phrase::new("aces-edit-fault-many-languages").with("most", MOST_LANGUAGES);
            tell("name", what, says);
        }
        for name in [self.name.value()].into_iter().chain(self.also.values()).take(1 + MOST_LANGUAGES) {
            let short = quotable(name);
            if LONGEST_NAME < name.chars().count() {
                let what = format!("\"{short}\" is too long; a name has {LONGEST_NAME} letters at most.");
                let says = Phrase::new("aces-edit-fault-long-name").with("name", short);
                tell("name", what, says.with("most", LONGEST_NAME));
            } else if !name.chars().all(is_plain) {
                let what = format!("\"{}\" has a name with signs that names do not have.", quotable(unit));
                tell("name", what, Phrase::new("aces-edit-fault-mats-odd-name").with("name", plain(&short)));
            }
        }
        let rows = [("armour", Some(&self.armour)), ("forest", self.forest.as_ref())];
        let high = rows.into_iter().filter(|it| it.1.is_some_and(|row| most < row.value()[5]));
        let cost = (most < *self.cost.value()).then_some("cost");
        for field in high.map(|it| it.0).chain(cost) {
            let what = format!("The {field} of \"{}\" has a number above {most}.", quotable(unit));
            tell(field, what, Phrase::new("aces-edit-fault-mats-high").with("most", most));
        }
        flaws
    }
}

/// Whether a name may have this sign: nothing that a page could take for a part of itself, that is not seen, or that turns what follows.
fn is_plain(it: char) -> bool {
    let turns = matches!(it, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}');
    !(it.is_control() || turns || ['<', '>', '\u{61c}', '\u{feff}'].contains(&it))
}

fn plain(text: &str) -> String {
    text.chars().filter(|it| is_plain(*it)).collect()
}

/// Whether more damage needs more hits, and 1 damage at least 1.
fn rises(row: &[u8; 6]) -> bool {
    1 <= row[0] && row.is_sorted_by(|a, b| a < b)
}

fn of_unit(key: &'static str, (faction, kind): (Faction, Kind)) -> Phrase {
    Phrase::new(key).with("faction", faction).with("kind", kind)
}

/// A box that is looked at, and what was found so far.
struct Inspection<'a> {
    mat: &'a Mat,
    of: (Faction, Kind),
    flaws: &'a mut Vec<Flaw>,
}

impl Inspection<'_> {
    fn tell(&mut self, field: &str, what: String, says: Phrase) {
        self.flaws.push(Flaw::new(format!("{}/{field}", self.mat.unit), what, says));
    }

    fn inspect(mut self) {
        self.name();
        self.speed();
        self.range();
        self.hits("hits_ground", "aces-edit-fault-mats-hits-ground", *self.mat.hits_ground.value());
        self.hits_air();
        self.row("armour", "aces-edit-fault-mats-armour", self.mat.armour.value());
        self.forest();
        self.cost();
        self.area();
    }

    fn name(&mut self) {
        if self.mat.name.value().trim().is_empty() {
            let what = format!("\"{}\" needs a name.", self.mat.unit);
            self.tell("name", what, of_unit("aces-edit-fault-mats-nameless", self.of));
        }
    }

    fn speed(&mut self) {
        let speed = *self.mat.speed.value();
        if !(1..=MAX_SPEED).contains(&speed) {
            let what = format!("The speed of \"{}\" is {speed}; it must be 1 to {MAX_SPEED}.", self.mat.unit);
            let says = of_unit("aces-edit-fault-mats-speed", self.of).with("most", MAX_SPEED);
            self.tell("speed", what, says);
        }
    }

    fn range(&mut self) {
        let (least, most) = *self.mat.range.value();
        if least < 1 || most < least || MAX_RANGE < most {
            let what = format!(
                "The range of \"{}\" is {least} to {most}; it must begin at 1 or more, not end before it \
                 begins, and end at {MAX_RANGE} or less.",
                self.mat.unit
            );
            let says = of_unit("aces-edit-fault-mats-range", self.of).with("most", MAX_RANGE);
            self.tell("range", what, says);
        }
    }

    fn hits(&mut self, field: &str, key: &'static str, (rookie, veteran, hero): (u8, u8, u8)) {
        if rookie < 1 || veteran < rookie || hero < veteran || MAX_HIT < hero {
            let what = format!(
                "{field} of \"{}\" is ({rookie}, {veteran}, {hero}); it must rise from rookie to war hero and \
                 lie between 1 and {MAX_HIT}.",
                self.mat.unit
            );
            self.tell(field, what, of_unit(key, self.of).with("most", MAX_HIT));
        }
    }

    fn hits_air(&mut self) {
        let unit = &self.mat.unit;
        match (&self.mat.hits_air, *self.mat.air.value()) {
            (None, AirFire::Back | AirFire::Yes) => {
                let what = format!("\"{unit}\" can fire at aircraft, so it needs hits_air.");
                self.tell("hits_air", what, of_unit("aces-edit-fault-mats-no-hits-air", self.of));
            }
            (Some(_), AirFire::No) => {
                let what = format!("\"{unit}\" cannot fire at aircraft, so hits_air has no use.");
                self.tell("hits_air", what, of_unit("aces-edit-fault-mats-idle-hits-air", self.of));
            }
            (Some(hits), _) => self.hits("hits_air", "aces-edit-fault-mats-hits-air", *hits.value()),
            (None, AirFire::No) => (),
        }
    }

    fn row(&mut self, field: &str, key: &'static str, row: &[u8; 6]) {
        if !rises(row) {
            let what = format!(
                "The row {field} of \"{}\" is {row:?}; more damage must need more hits, and 1 damage at least 1 hit.",
                self.mat.unit
            );
            self.tell(field, what, of_unit(key, self.of));
        }
    }

    fn forest(&mut self) {
        let unit = &self.mat.unit;
        match (&self.mat.forest, self.of.1.is_aircraft()) {
            (None, false) => {
                let what = format!("\"{unit}\" is a ground unit and needs a forest row.");
                self.tell("forest", what, of_unit("aces-edit-fault-mats-no-forest", self.of));
            }
            (Some(_), true) => {
                let what = format!("\"{unit}\" is an aircraft and has no forest row.");
                self.tell("forest", what, of_unit("aces-edit-fault-mats-idle-forest", self.of));
            }
            (Some(row), false) => {
                let (open, forest) = (self.mat.armour.value(), row.value());
                self.row("forest", "aces-edit-fault-mats-forest", forest);
                if open.iter().zip(forest).any(|(open, forest)| forest < open) {
                    let what = format!(
                        "Forest cannot make \"{unit}\" easier to damage: {forest:?} against {open:?}."
                    );
                    self.tell("forest", what, of_unit("aces-edit-fault-mats-easier", self.of));
                }
            }
            (None, true) => (),
        }
    }

    fn cost(&mut self) {
        if *self.mat.cost.value() == 0 {
            let what = format!("\"{}\" must cost at least 1 coin.", self.mat.unit);
            self.tell("cost", what, of_unit("aces-edit-fault-mats-free", self.of));
        }
    }

    fn area(&mut self) {
        let Mat { aim, range, air, unit, .. } = self.mat;
        let fits = !self.of.1.is_aircraft() && 2 <= range.value().0 && *air.value() == AirFire::No;
        if *aim == Aim::Area && !fits {
            let what = format!(
                "\"{unit}\" strikes an area, so it must be a ground unit with a range from 2 that does not fire \
                 at aircraft."
            );
            self.tell("aim", what, of_unit("aces-edit-fault-mats-area", self.of));
        }
    }
}

//! Positions of people's own, with all that a match needs to go on from them, and what they ask of who plays them.

use std::collections::BTreeMap;

use ron::{extensions::Extensions, ser::PrettyConfig};
use serde::{Deserialize, Serialize};
use table::{Phrase, Problem, in_plain_words, quotable};

use crate::{
    Faction, Hex, Kind, Setup, Side, UnitId,
    map::Area,
    mats::Mats,
    missions::Missions,
    position::{Flaw, Position},
    setting_up::{Automaton, Lists, Options, Seated},
};

/// The longest name, in characters.
pub const LONGEST_TITLE: usize = 60;
/// The longest text about a position or a task, in characters.
pub const LONGEST_TEXT: usize = 400;
/// The most tasks of one position.
pub const MOST_TASKS: usize = 20;
/// The most languages in which something is said.
const MOST_LANGUAGES: usize = 12;
/// The most turns in which a task may be set.
pub const MOST_TURNS: u8 = 50;

/// Words in several languages, by their codes.
pub type Said = BTreeMap<String, String>;

/// A position of people's own: a file `*.position.ron`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
pub struct Study {
    /// What it is called.
    pub name: Said,
    /// What is said about it.
    #[serde(default, skip_serializing_if = "Said::is_empty")]
    pub about: Said,
    /// The board: one that comes with the game, or one beside it, by its name.
    pub board: String,
    /// The part of the board in play.
    pub area: Area,
    /// The factions clockwise, each with its seat.
    pub factions: Vec<Seated>,
    /// Sets of units a faction.
    #[serde(default = "one_set")]
    pub sets: u8,
    /// Variants and rulings, each as usual if it is not named.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, bool>,
    /// The factions that the Automa plays.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub automata: Vec<Automaton>,
    /// AA-MIS-0: the missions of the match.
    #[serde(default, skip_serializing_if = "Missions::is_none")]
    pub missions: Missions,
    /// What is on the board.
    pub position: Position,
    /// What is to be done, one thing after another. With tasks it is a lesson or a puzzle.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tasks: Vec<Task>,
    /// What is said when all of it is done.
    #[serde(default, skip_serializing_if = "Said::is_empty")]
    pub well_done: Said,
}

fn one_set() -> u8 {
    1
}

/// One thing to do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
pub struct Task {
    /// What is said about it.
    #[serde(default, skip_serializing_if = "Said::is_empty")]
    pub says: Said,
    /// When it is done.
    pub goal: Goal,
    /// In so many turns of the one who plays, from the first; without it there is no hurry.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turns: Option<u8>,
}

/// When a task is done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Goal {
    /// A unit stands on a hex.
    Stand {
        /// The unit.
        unit: UnitId,
        /// The hex on which it is to stand.
        hex: Hex,
    },
    /// A unit is not on the board any more.
    Destroy {
        /// The unit.
        unit: UnitId,
    },
    /// A factory has been occupied by a unit of the faction.
    Occupy {
        /// The faction.
        faction: Faction,
        /// The hex of the factory.
        hex: Hex,
    },
    /// A unit has attacked, or shot back.
    Fight {
        /// The unit.
        unit: UnitId,
    },
    /// A unit of the type has been bought.
    Buy {
        /// The type.
        kind: Kind,
    },
    /// The turn of the one who plays is over.
    EndTurn,
    /// The team has won.
    Win {
        /// The team.
        side: Side,
    },
}

impl Study {
    /// Reads a file, or returns all that is wrong with it apart from its board.
    pub fn parse(file: &str, text: &str) -> Result<Study, Vec<Problem>> {
        let ron = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
        let study: Study = ron.from_str(text.trim_start_matches('\u{feff}')).map_err(|why| {
            let line = why.span.start.line as u32;
            vec![Problem::at(
                file,
                line,
                format!("This cannot be read: {}", in_plain_words(&why.code.to_string())),
            )]
        })?;
        let flaws = study.flaws();
        if !flaws.is_empty() {
            return Err(flaws.iter().map(|it| Problem::new(file, it.to_string())).collect());
        }
        Ok(study)
    }

    /// The same as the text of a file.
    pub fn written(&self) -> String {
        let config = PrettyConfig::new().depth_limit(4).indentor("    ").extensions(Extensions::empty());
        ron::ser::to_string_pretty(self, config).expect("what was read can be written")
    }

    /// What a match is set up from: with the text of its board, and with mats.
    pub fn setup(&self, board: String, mats: Mats, options: Options) -> Setup {
        Setup {
            board,
            mats,
            area: self.area,
            factions: self.factions.clone(),
            sets: self.sets,
            units: Lists::new(),
            options,
            automata: self.automata.clone(),
            coop: None,
            missions: self.missions,
            position: Some(self.position.clone()),
        }
    }

    /// All that is wrong with its words and tasks.
    pub fn flaws(&self) -> Vec<Flaw> {
        let mut flaws = Vec::new();
        if self.name.values().all(|it| it.trim().is_empty()) {
            let what = "The position needs a name.";
            flaws.push(Flaw::new("name", what, Phrase::new("aces-edit-fault-position-nameless")));
        }
        too_long("name", &self.name, LONGEST_TITLE, &mut flaws);
        too_long("about", &self.about, LONGEST_TEXT, &mut flaws);
        too_long("well_done", &self.well_done, LONGEST_TEXT, &mut flaws);
        if MOST_TASKS < self.tasks.len() {
            let n = self.tasks.len();
            let says = Phrase::new("aces-edit-fault-many-tasks").with("n", n).with("most", MOST_TASKS);
            flaws.push(Flaw::new("tasks", format!("There are {n} tasks; {MOST_TASKS} are possible."), says));
            return flaws;
        }
        for (i, task) in self.tasks.iter().enumerate() {
            let place = format!("tasks/{i}");
            too_long(&place, &task.says, LONGEST_TEXT, &mut flaws);
            if task.turns.is_some_and(|it| !(1..=MOST_TURNS).contains(&it)) {
                let says = Phrase::new("aces-edit-fault-task-turns").with("most", MOST_TURNS);
                flaws.push(Flaw::new(&place, format!("A task is set for 1 to {MOST_TURNS} turns."), says));
            }
            if let Some(unit) = self.stranger(&task.goal) {
                let says = Phrase::new("aces-edit-fault-task-unit").with("unit", unit);
                flaws.push(Flaw::new(
                    &place,
                    format!("The task names {unit}, which is not on the board."),
                    says,
                ));
            }
        }
        flaws
    }

    /// The unit that a goal names and that is not there.
    fn stranger(&self, goal: &Goal) -> Option<UnitId> {
        let (Goal::Stand { unit, .. } | Goal::Destroy { unit } | Goal::Fight { unit }) = goal else {
            return None;
        };
        Some(*unit).filter(|it| self.position.units.iter().all(|unit| unit.id != *it))
    }
}

fn too_long(place: &str, said: &Said, most: usize, flaws: &mut Vec<Flaw>) {
    if MOST_LANGUAGES < said.len() {
        let says = Phrase::new("aces-edit-fault-many-languages").with("most", MOST_LANGUAGES);
        flaws.push(Flaw::new(place, format!("At most {MOST_LANGUAGES} languages are possible."), says));
    }
    for text in said.values().filter(|it| most < it.chars().count()).take(MOST_LANGUAGES) {
        let says = Phrase::new("aces-edit-fault-long-text").with("text", quotable(text)).with("most", most);
        let what = format!("\"{}\" is too long; {most} letters are possible.", quotable(text));
        flaws.push(Flaw::new(place, what, says));
    }
}

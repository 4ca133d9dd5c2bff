//! What a game starts from: content, factions and seats, the part of the board, options.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Phrase, Problem, Seat};

use crate::{
    Faction, Kind, Side,
    automa::coop::{self, Coop},
    content,
    map::{Area, Map},
    mats::Mats,
    missions::Missions,
    money::LIMIT,
    position::Position,
};

/// Everything that a game starts from. Whole in itself, so that a stored match does not depend on content that may
/// change later.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The text of a board file.
    pub board: String,
    /// The mats of all units.
    pub mats: Mats,
    /// The part of the board in play.
    pub area: Area,
    /// AA-SET-8: the factions, clockwise around the table.
    pub factions: Vec<Seated>,
    /// How many sets of units each faction has.
    pub sets: u8,
    /// AA-SET-22: the units that were agreed for each faction, in the place of sets.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub units: Lists,
    /// Variants and rulings.
    #[serde(default = "Options::of_old")]
    pub options: Options,
    /// The factions that the Automa plays.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub automata: Vec<Automaton>,
    /// AA-SET-5: two people play together against the Automa.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub coop: Option<Coop>,
    /// AA-MIS-0: missions.
    #[serde(default, skip_serializing_if = "Missions::is_none")]
    pub missions: Missions,
    /// A position to start from instead of setting up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Position>,
}

/// AA-SET-22: how many units of which type each faction starts with.
pub type Lists = BTreeMap<Faction, BTreeMap<Kind, u8>>;

/// AA-SET-22: more units a faction than this leave no room around its three numbers.
const MOST_UNITS: u16 = 30;

/// Who plays a faction.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Seated {
    /// The faction.
    pub faction: Faction,
    /// The seat that plays it.
    pub seat: Seat,
}

/// A faction that plays by the book's priorities alone.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Automaton {
    /// The faction.
    pub faction: Faction,
    /// How many units it has beyond its sets.
    #[serde(default)]
    pub level: Difficulty,
    /// When it intercepts.
    #[serde(default)]
    pub intercepts: Intercepts,
}

/// AA-AUT-1: extra units of the Automa.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Difficulty {
    /// No extra units.
    #[default]
    Easy,
    /// One artillery.
    Standard,
    /// One artillery and one regular infantry.
    Hard,
    /// One tank and one special infantry.
    Overkill,
}

impl Difficulty {
    /// AA-AUT-1: the types of the extra units.
    pub fn extra_units(self) -> &'static [Kind] {
        match self {
            Difficulty::Easy => &[],
            Difficulty::Standard => &[Kind::Artillery],
            Difficulty::Hard => &[Kind::Artillery, Kind::Infantry],
            Difficulty::Overkill => &[Kind::Tank, Kind::Special],
        }
    }
}

/// AA-AUT-13: when the Automa intercepts.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Intercepts {
    /// When it could damage the mover, and the mover meets attack priority a, b or e.
    #[default]
    ByPriority,
    /// Whenever it could damage the mover.
    Whenever,
    /// It lets everyone pass.
    Never,
}

/// Variants of the book, and rulings on which players may differ. The default of each is what the book or our
/// ruling says.
///
/// A stored match has all the options of its time. One that is missing there is younger than the match, which goes on as it
/// began: [`Options::of_old`].
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default = "Options::of_old", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Options {
    /// AA-SET-7: a full set and four secretly chosen units of a second one.
    pub experienced: bool,
    /// AA-SET-16: victory at five factories (three on half a board).
    pub short_game: bool,
    /// AA-SET-17: five minutes for movement and declaring.
    pub clock: bool,
    /// AA-SET-18: no more than four units of one type.
    pub limit_of_four: bool,
    /// AA-INT-3: one interception a round of the table; switched off, one from own turn to own turn.
    pub interception_by_round: bool,
    /// AA-CMB-12: an area attack earns experience from any unit it strikes; switched off, from enemy units alone.
    pub area_experience_from_any: bool,
    /// AA-CMB-14: fixed hits instead of dice.
    pub dice_less: bool,
    /// AA-VIC-4: ten quiet rounds end the game.
    pub stalemate: bool,
    /// AA-VIC-4, ruling S-32: 500 rounds end the game. A match of an earlier version says nothing of it: there `stalemate` includes it.
    #[cfg_attr(feature = "ts", ts(as = "bool"))]
    pub longest_game: Option<bool>,
    /// AA-SET-10, AA-SET-12: a die for each faction, instead of one for each player.
    pub die_a_faction: bool,
    /// AA-SET-23: the team without the first turn begins with coins.
    pub coins_for_the_second: bool,
    /// AA-SET-11: units of any kind may be set on water.
    pub any_on_water: bool,
    /// AA-MIS-V2-7: tokens lie on land only, and complete the rings that were begun first.
    pub tokens_on_land: bool,
    /// AA-MIS-BUL-1: teams share their factories by alternate picks, without a word before.
    pub factories_by_picks: bool,
    /// For programs: before a turn of the Automa its seat is asked to begin, so that the position can be looked at.
    pub pause_before_automa: bool,
    /// AA-AUT-31: the Automa's infantry ends a move on water only where no other hex serves.
    pub automa_avoids_water: bool,
    /// AA-AUT-21: infantry order 3 leaves out the factories that order 2 leaves out.
    pub automa_shuns_guarded_factories: bool,
}

impl Options {
    /// Ruling S-32: whether 500 rounds end the game.
    pub fn has_longest_game(&self) -> bool {
        self.longest_game.unwrap_or(self.stalemate)
    }

    /// What matches that were stored before an option existed are played by.
    pub fn of_old() -> Options {
        Options {
            interception_by_round: false,
            area_experience_from_any: false,
            longest_game: None,
            die_a_faction: true,
            tokens_on_land: true,
            factories_by_picks: true,
            automa_avoids_water: true,
            automa_shuns_guarded_factories: true,
            ..Options::default()
        }
    }
}

impl Default for Options {
    fn default() -> Options {
        Options {
            experienced: false,
            short_game: false,
            clock: false,
            limit_of_four: true,
            interception_by_round: true,
            area_experience_from_any: true,
            dice_less: false,
            stalemate: false,
            longest_game: Some(false),
            die_a_faction: false,
            coins_for_the_second: false,
            any_on_water: false,
            tokens_on_land: false,
            factories_by_picks: false,
            pause_before_automa: false,
            automa_avoids_water: false,
            automa_shuns_guarded_factories: false,
        }
    }
}

impl Setup {
    /// A game with built-in content: the factions clockwise, each with its seat. Two factions play on the left
    /// half, four on the full board.
    pub fn builtin(board: &str, factions: &[(Faction, u8)]) -> Setup {
        Setup {
            board: content::board(board).expect("there is a built-in board of this name").to_string(),
            mats: content::mats(),
            area: if factions.len() == 2 { Area::Left } else { Area::Full },
            factions: factions.iter().map(|&(faction, seat)| Seated { faction, seat: Seat(seat) }).collect(),
            sets: 1,
            units: Lists::new(),
            options: Options::default(),
            automata: Vec::new(),
            coop: None,
            missions: Missions::default(),
            position: None,
        }
    }

    /// What may be played, though people should know something about it before they do.
    pub fn warnings(&self) -> Vec<Phrase> {
        // AA-MIS-1: no order of the Automa leads a tank to the shore.
        let aimless = |it: &&Automaton| self.missions.bulge.is_some() && it.faction.side() == Side::Germany;
        let warn = |it: &Automaton| Phrase::new("aces-warning-german-automa").with("faction", it.faction);
        self.automata.iter().filter(aimless).map(|it| warn(it).by(&["AA-MIS-1"])).collect()
    }

    /// Everything that is wrong with the set-up, apart from its position.
    pub(crate) fn check(&self) -> Result<Map, Vec<Problem>> {
        let mut problems = Vec::new();
        let mut complain = |place: &str, what: String| problems.push(Problem::new(place, what));
        let n = self.factions.len();
        let repeated =
            (1..n).any(|i| self.factions[..i].iter().any(|it| it.faction == self.factions[i].faction));
        match (n, self.area) {
            _ if self.coop.is_some() => (),
            (2, Area::Left | Area::Right) | (4, Area::Full) => (),
            (2, Area::Full) => {
                complain(
                    "setup.area",
                    "Two factions play on half a board: \"left\" or \"right\" (AA-SET-4).".into(),
                );
            }
            (4, _) => {
                complain("setup.area", "Four factions play on the full board: \"full\" (AA-SET-2).".into());
            }
            _ => complain(
                "setup.factions",
                match n {
                    1 => "One faction cannot play alone; two or four can play (AA-SET-2, AA-SET-4).".into(),
                    n => format!("{n} factions cannot play; two or four can (AA-SET-2, AA-SET-4)."),
                },
            ),
        }
        if repeated {
            complain("setup.factions", "A faction is named twice; each plays once (AA-SET-1).".into());
        } else if (1..n).any(|i| self.factions[i].faction.side() == self.factions[i - 1].faction.side()) {
            let what =
                "Two allied factions sit next to each other; seats alternate between the teams (AA-SET-8).";
            complain("setup.factions", what.into());
        }
        if !(1..=2).contains(&self.sets) {
            complain(
                "setup.sets",
                format!("{} sets of units cannot be played; one or two can (AA-SET-2).", self.sets),
            );
        } else if self.options.experienced && self.sets == 2 {
            complain("setup.sets", "The experienced set-up starts from one set, not two (AA-SET-7).".into());
        }
        self.check_lists(&mut complain);
        self.check_seats(&mut complain);
        self.check_automata(&mut complain);
        if let Some(coop) = self.coop {
            self.check_coop(coop, &mut complain);
        }
        problems.extend(self.mats.problems("setup.mats"));
        let map = Map::parse("setup.board", &self.board);
        problems.extend(self.missions.problems(self, map.as_ref().ok()));
        if map.as_ref().is_ok_and(|it| it.is_half() && self.area != Area::Left) {
            let what = "This board is half a board: two factions play on it as the \"left\" one (AA-SET-4).";
            problems.push(Problem::new("setup.area", what));
        }
        match map {
            Ok(map) if problems.is_empty() => return Ok(map),
            Ok(_) => (),
            Err(more) => problems.extend(more),
        }
        Err(problems)
    }

    /// AA-SET-22: every faction that brings units has its list, and the list fits the other agreements.
    fn check_lists(&self, complain: &mut dyn FnMut(&str, String)) {
        if self.units.is_empty() {
            return;
        }
        let together = "Agreed lists of units take the place of";
        if self.sets != 1 {
            complain("setup.units", format!("{together} two sets: choose one of them (AA-SET-22)."));
        }
        if self.options.experienced {
            complain("setup.units", format!("{together} the experienced set-up: choose one (AA-SET-22)."));
        }
        if self.missions.v2.is_some() {
            let what =
                "The V2 mission says which units are played; agreed lists do not go with it (AA-MIS-V2-1).";
            complain("setup.units", what.into());
        }
        // AA-AUT-15: a divided faction is the lead's; the partner brings none.
        let partner = coop::partners(self).filter(|_| self.coop == Some(Coop::Divided)).map(|it| it[1]);
        for it in self.factions.iter().map(|it| it.faction).filter(|it| Some(*it) != partner) {
            let key = it.key();
            match self.units.get(&it) {
                Some(list) => self.check_list(key, list, complain),
                None => complain(
                    "setup.units",
                    format!(
                        "There is no list for {key}; with agreed units every faction has one (AA-SET-22)."
                    ),
                ),
            }
        }
        for it in self.units.keys() {
            let key = it.key();
            if Some(*it) == partner {
                let what =
                    format!("{key} has no units of its own: those of its partner are divided (AA-AUT-15).");
                complain(&format!("setup.units.{key}"), what);
            } else if self.factions.iter().all(|seated| seated.faction != *it) {
                complain(&format!("setup.units.{key}"), format!("The faction {key} is not in play."));
            }
        }
    }

    fn check_list(&self, key: &str, list: &BTreeMap<Kind, u8>, complain: &mut dyn FnMut(&str, String)) {
        let place = format!("setup.units.{key}");
        let n: u16 = list.values().map(|it| u16::from(*it)).sum();
        if n == 0 {
            complain(&place, format!("The list of {key} is empty; it needs a unit at least (AA-SET-22)."));
        }
        if MOST_UNITS < n {
            complain(
                &place,
                format!("{n} units are too many; a faction has {MOST_UNITS} at most (AA-SET-22)."),
            );
        }
        if self.options.limit_of_four {
            for (kind, n) in list.iter().filter(|it| LIMIT < usize::from(*it.1)) {
                let kind = kind.key();
                let what = format!("{n} of the type {kind} are too many; {LIMIT} are allowed (AA-SET-18).");
                complain(&place, what);
            }
        }
    }

    /// AA-SET-6: the Automa plays a faction of the game, in a seat of its own.
    fn check_automata(&self, complain: &mut dyn FnMut(&str, String)) {
        for (i, it) in self.automata.iter().enumerate() {
            let key = it.faction.key();
            if self.automata[..i].iter().any(|other| other.faction == it.faction) {
                complain("setup.automata", format!("The faction {key} is named twice."));
            }
            let Some(seated) = self.factions.iter().find(|seated| seated.faction == it.faction) else {
                complain("setup.automata", format!("The faction {key} is not in play."));
                continue;
            };
            let shared = |other: &&Seated| other.seat == seated.seat && other.faction != it.faction;
            if self.factions.iter().any(|other| shared(&other)) {
                complain("setup.automata", format!("The Automa that plays {key} needs a seat of its own."));
            }
        }
    }

    /// AA-SET-3: a player may hold both factions of a team, never factions of both teams.
    fn check_seats(&self, complain: &mut dyn FnMut(&str, String)) {
        let mut seats: Vec<Seat> = self.factions.iter().map(|it| it.seat).collect();
        seats.sort_unstable();
        seats.dedup();
        let places: Vec<Seat> = (0..seats.len() as u8).map(Seat).collect();
        if seats != places {
            let seats: Vec<String> = seats.iter().map(|it| it.0.to_string()).collect();
            let what = format!("Seats are numbered from 0 without gaps; these are {}.", seats.join(", "));
            complain("setup.factions", what);
        }
        for seat in seats {
            let of = |side: Side| self.factions.iter().any(|it| it.seat == seat && it.faction.side() == side);
            if of(Side::Germany) && of(Side::Allies) {
                complain("setup.factions", format!("Seat {} cannot play for both teams (AA-SET-3).", seat.0));
            }
        }
    }
}

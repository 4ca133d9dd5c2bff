//! Set-ups as people and programs ask for them: boards by name, what they leave out filled in.

use std::collections::BTreeSet;

use aces::{
    Faction, Options, Setup,
    automa::coop::Coop,
    content,
    map::{Area, Map},
    mats::Mats,
    missions::Missions,
    position::Position,
    setting_up::{Automaton, Difficulty, Intercepts, Lists, Seated},
};
use serde::{Deserialize, Deserializer, Serialize, de::Error as _};
use table::{Chance, Problem, Seat};

use crate::{own_mats, studies};

/// A game as it is asked for.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Request {
    /// The name of a board, or the text of one.
    pub board: Option<String>,
    /// Mats that replace the built-in ones of the same units.
    #[cfg_attr(feature = "ts", ts(type = "unknown", optional))]
    pub mats: Option<Mats>,
    /// The part of the board; by default the left half for two factions and the full board for four.
    pub area: Option<Area>,
    /// The factions clockwise: names, or names with seats.
    #[cfg_attr(feature = "ts", ts(type = "Array<Place>", optional))]
    pub factions: Vec<Place>,
    /// How many people play, if factions are not named.
    pub players: Option<u8>,
    /// Sets of units.
    pub sets: Option<u8>,
    /// Units that were agreed for each faction, in the place of sets.
    #[serde(skip_serializing_if = "Lists::is_empty")]
    #[cfg_attr(
        feature = "ts",
        ts(type = "Partial<Record<Faction, Partial<Record<Kind, number>>>>", optional)
    )]
    pub units: Lists,
    /// Variants and rulings; those that are not named are as usual.
    #[serde(deserialize_with = "options")]
    #[cfg_attr(feature = "ts", ts(type = "Partial<Options>", optional))]
    pub options: Options,
    /// The factions that the Automa plays.
    #[cfg_attr(feature = "ts", ts(type = "Array<Partial<Automaton> & { faction: Faction }>", optional))]
    pub automata: Vec<Automaton>,
    /// The level of an Automa that is not named.
    pub level: Option<Difficulty>,
    /// Two people together against the Automa.
    pub coop: Option<Coop>,
    /// AA-MIS-0: the missions to be played; none if left out.
    #[cfg_attr(feature = "ts", ts(type = "Partial<Missions>", optional))]
    pub missions: Missions,
    /// A position of one's own content, by the name of its file: it brings its board, its factions and what is agreed.
    pub study: Option<String>,
    /// A position to start from.
    #[cfg_attr(
        feature = "ts",
        ts(
            type = "Omit<Partial<Position>, \"units\" | \"flags\" | \"coins\" | \"used\"> & { units?: Array<{ id: UnitId, hex: Hex, } & \
                    Partial<Omit<Unit, \"id\" | \"hex\">>>, flags?: { [key in Hex]: Faction | null }, coins?: Partial<ByFaction<number>>, \
                    used?: Partial<ByFaction<Armies>>, active?: Faction | null, answers?: Array<object>, }",
            optional
        )
    )]
    pub position: Option<Position>,
}

/// A faction at the table.
#[derive(Copy, Clone, Debug, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Place {
    /// The faction, in the next seat.
    Next(Faction),
    /// The faction and its seat.
    At(Seated),
}

impl Request {
    /// AA-SET-5, AA-SET-6: the Automa's faction is a random enemy unless it is named. Who names one faction plays alone.
    pub fn draw_lots(&mut self, chance: &mut dyn Chance) {
        let named: Option<Vec<Faction>> = self
            .factions
            .iter()
            .map(|it| match it {
                Place::Next(faction) => Some(*faction),
                Place::At(_) => None,
            })
            .collect();
        let Some(mut named) = named else { return };
        let is_solo = self.coop.is_none() && (self.players == Some(1) || named.len() == 1);
        if !is_solo && self.coop.is_none() {
            return;
        }
        if named.is_empty() {
            named.push(Faction::Us);
        }
        if let (Some(_), [lead]) = (self.coop, &named[..]) {
            named.push(lead.ally());
        }
        if named.len() == if is_solo { 1 } else { 2 } {
            let enemies = named[0].side().enemy().factions();
            named.push(enemies[chance.below(2) as usize]);
        }
        if is_solo {
            self.players = self.players.or(Some(1));
        }
        self.factions = named.into_iter().map(Place::Next).collect();
    }

    /// The whole set-up, with boards found on `shelf` or among the built-in ones.
    pub fn setup(mut self, shelf: &content::Shelf) -> Result<Setup, Vec<Problem>> {
        let complain = |place: &str, what: String| Err(vec![Problem::new(place, what)]);
        if let Some(name) = self.study.take() {
            let Some((_, study)) = shelf.studies.iter().find(|it| it.0 == name) else {
                return complain("setup.study", unknown_study(shelf, &name));
            };
            let mut setup = studies::setup(study, shelf)?;
            if !self.automata.is_empty() {
                setup.automata = self.automata;
            }
            return Ok(setup);
        }
        // AA-MIS-0: what a mission needs is there unless something else is asked for.
        let needs_four = self.missions.bulge.is_some() || self.missions.v2.is_some();
        let usual_board = if self.missions.bulge.is_some() { "winter" } else { "summer" };
        if let Some(n) = self.players.filter(|it| self.coop.is_some() && *it != 2) {
            let what = format!("{n} people cannot play together against the Automa; 2 can (AA-SET-5).");
            return complain("setup.players", what);
        }
        let factions =
            match (self.factions.is_empty(), self.players.unwrap_or(if needs_four { 4 } else { 2 })) {
                _ if self.coop.is_some() => around_the_automa(&self.factions),
                (false, _) => self.factions.iter().enumerate().map(|(i, it)| seated(i, *it)).collect(),
                (true, 1 | 2) => vec![at(Faction::Us, 0), at(Faction::G1, 1)],
                (true, 3) => {
                    vec![at(Faction::G1, 0), at(Faction::Us, 1), at(Faction::G2, 0), at(Faction::Su, 2)]
                }
                (true, 4) => (0..4).zip(CLOCKWISE).map(|(seat, it)| at(it, seat)).collect(),
                (true, n) => {
                    return complain(
                        "setup.players",
                        format!("{n} players cannot play; 1 to 4 can (AA-SET-2)."),
                    );
                }
            };
        let board = match self.board.as_deref() {
            Some(text) if text.contains('\n') => match excess(text) {
                None => text.to_string(),
                Some(problems) => return Err(problems),
            },
            name => match find_board(shelf, name.unwrap_or(usual_board)) {
                Ok(board) => board,
                Err(what) => return complain("setup.board", what),
            },
        };
        let mut mats = shelf.mats.clone().unwrap_or_else(content::mats);
        if let Some(own) = self.mats {
            let excess = own_mats::excess(&own);
            if !excess.is_empty() {
                return Err(excess);
            }
            mats.replace(own);
        }
        let level = self.level.unwrap_or_default();
        Ok(Setup {
            board,
            mats,
            area: self.area.unwrap_or(match factions.len() {
                2 => Area::Left,
                // AA-SET-5: half a board or all of it.
                _ if self.coop.is_some() => Area::Left,
                _ => Area::Full,
            }),
            automata: match (self.coop, &factions[..]) {
                _ if !self.automata.is_empty() => self.automata,
                (Some(_), [_, enemy, _]) => vec![on_orders(enemy.faction, level)],
                // AA-SET-6: one person is alone against the Automa.
                (None, [_, enemy]) if self.players == Some(1) => vec![on_orders(enemy.faction, level)],
                _ => Vec::new(),
            },
            units: self.units,
            coop: self.coop,
            factions,
            sets: self.sets.unwrap_or(if self.missions.v2.is_some() { 2 } else { 1 }),
            options: self.options,
            missions: self.missions,
            position: self.position,
        })
    }
}

/// The book's own example of a seating order.
pub(crate) const CLOCKWISE: [Faction; 4] = [Faction::G1, Faction::Us, Faction::G2, Faction::Su];

fn at(faction: Faction, seat: u8) -> Seated {
    Seated { faction, seat: Seat(seat) }
}

fn seated(i: usize, place: Place) -> Seated {
    match place {
        Place::Next(faction) => at(faction, i as u8),
        Place::At(seated) => seated,
    }
}

/// AA-SET-5: two allied factions, in the first two seats, with the Automa of an enemy faction between them. What is not named
/// is added; what cannot be seated so is left to be refused.
fn around_the_automa(places: &[Place]) -> Vec<Seated> {
    let named: Vec<Faction> = places
        .iter()
        .map(|it| match it {
            Place::Next(faction) => *faction,
            Place::At(seated) => seated.faction,
        })
        .collect();
    let (lead, partner, enemy) = match named[..] {
        [] => (Faction::Us, Faction::Su, Faction::G1),
        [lead] => (lead, lead.ally(), lead.side().enemy().factions()[0]),
        [lead, partner] => (lead, partner, lead.side().enemy().factions()[0]),
        [lead, partner, enemy] | [lead, enemy, partner] if lead.ally() == partner => (lead, partner, enemy),
        _ => return places.iter().enumerate().map(|(i, it)| seated(i, *it)).collect(),
    };
    if places.iter().any(|it| matches!(it, Place::At(_))) {
        return places.iter().enumerate().map(|(i, it)| seated(i, *it)).collect();
    }
    vec![at(lead, 0), at(enemy, 2), at(partner, 1)]
}

fn on_orders(faction: Faction, level: Difficulty) -> Automaton {
    Automaton { faction, level, intercepts: Intercepts::default() }
}

/// Options as people and programs name them: what they leave out is as usual. A stored set-up is read otherwise, since what is
/// missing there did not exist yet.
pub(crate) fn options<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Options, D::Error> {
    let said = serde_json::Map::deserialize(deserializer)?;
    let mut all = serde_json::to_value(Options::default()).map_err(D::Error::custom)?;
    if let Some(all) = all.as_object_mut() {
        all.extend(said);
    }
    serde_json::from_value(all).map_err(D::Error::custom)
}

/// What is too much on a board that is written out in a request. What else is wrong with it is told with the set-up.
fn excess(text: &str) -> Option<Vec<Problem>> {
    const BOARD: &str = "setup.board";
    let (map, faults) = Map::sent(text);
    let problems: Vec<Problem> = match map {
        Some(map) => map.excess().iter().map(|it| Problem::new(BOARD, it.to_string())).collect(),
        None => faults.iter().map(|it| it.problem(BOARD)).collect(),
    };
    Some(problems).filter(|it| !it.is_empty())
}

fn unknown_study(shelf: &content::Shelf, name: &str) -> String {
    let known: Vec<&str> = shelf.studies.iter().map(|it| it.0.as_str()).collect();
    match known.is_empty() {
        true => format!("There is no position named \"{name}\"; name a folder or a pack that has one."),
        false => format!("There is no position named \"{name}\"; there are {}.", known.join(", ")),
    }
}

pub(crate) fn find_board(shelf: &content::Shelf, name: &str) -> Result<String, String> {
    let own = shelf.boards.iter().find(|it| it.0 == name).map(|it| it.1.clone());
    own.or_else(|| content::board(name).map(str::to_string)).ok_or_else(|| {
        let known: BTreeSet<&str> =
            content::BOARDS.into_iter().chain(shelf.boards.iter().map(|it| it.0.as_str())).collect();
        let known: Vec<&str> = known.into_iter().collect();
        format!("There is no board named \"{name}\"; there are {}.", known.join(", "))
    })
}

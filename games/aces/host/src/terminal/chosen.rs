//! The game as chosen on the command line: the same arguments for every command that starts one.

use std::{collections::BTreeMap, path::PathBuf};

use aces::{
    Faction, Kind, Options, Setup,
    automa::coop::Coop,
    map::Area,
    setting_up::{Automaton, Difficulty, Intercepts, Seated},
};
use hosting::{Failure, Style, content::own_shelf};
use table::Shuffler;

use super::missions::{Mission, missions};
use crate::{
    Game, Place, Request,
    bots::{Bot, search::Level},
};

/// What game to start.
#[derive(clap::Args)]
pub(crate) struct Chosen {
    /// How many players, bots included: 2 on half the board, 3 (one has both factions of a team) or 4 on all of it.
    #[arg(long, value_parser = clap::value_parser!(u8).range(2..=4))]
    pub(crate) players: Option<u8>,
    /// The factions clockwise, such as us,g1 or g1,us,g2,su; the first is yours. One alone meets a random enemy.
    #[arg(long, value_delimiter = ',', value_parser = parse_faction)]
    pub(crate) factions: Vec<Faction>,
    /// The board: summer (usual), winter, brook, lakes, steppe, passes, or one of your own.
    #[arg(long)]
    pub(crate) board: Option<String>,
    /// Two people together against the Automa: a set each against two (own_sets, usual), or --coop=divided for one faction
    /// divided between them. Factions are yours, your partner's, the Automa's; what is not named is added.
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "own_sets", value_parser = parse_coop)]
    pub(crate) coop: Option<Coop>,
    /// A position of your own to begin from, by the name of its file in --content; it brings its board, factions and options.
    #[arg(long, requires = "content", conflicts_with_all = ["players", "factions", "board", "coop", "half", "sets", "units", "option", "mission"])]
    pub(crate) position: Option<String>,
    /// The half of the board that two players use: left or right; with --coop also full.
    #[arg(long, value_parser = parse_half)]
    pub(crate) half: Option<Area>,
    /// Sets of units: 1 (usual) or 2.
    #[arg(long)]
    pub(crate) sets: Option<u8>,
    /// Units agreed for each faction in the place of sets, such as us:infantry=2,tank=1 g1:infantry=2,tank=1.
    #[arg(long, num_args = 1.., value_parser = parse_list)]
    pub(crate) units: Vec<(Faction, BTreeMap<Kind, u8>)>,
    /// Options to switch on, such as short_game,dice_less,experienced; no_limit_of_four switches one off.
    #[arg(long, value_delimiter = ',')]
    pub(crate) option: Vec<String>,
    /// Missions to play, such as weather,mountains; each brings the players, board and sets that it needs.
    #[arg(long, value_delimiter = ',')]
    pub(crate) mission: Vec<Mission>,
    /// With the Battle of the Bulge, the last round, after which the Allies have won; 12 is a good number. Without it there is none.
    #[arg(long)]
    pub(crate) rounds: Option<u16>,
    /// How strong the opponent is: easy, standard, hard or overkill for the Automa, 1 to 6 for search; both may be named, such as
    /// overkill,4.
    #[arg(long, value_delimiter = ',', value_parser = parse_level)]
    level: Vec<Strength>,
    /// What search likes beside winning: fights (bold), whole units (careful), factories (collector).
    #[arg(long)]
    pub(crate) style: Option<Style>,
    /// A folder of your own boards and mats.
    #[arg(long)]
    pub(crate) content: Option<PathBuf>,
}

/// How strong an opponent is.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Strength {
    Automa(Difficulty),
    Search(Level),
}

/// The arguments that a stored match answers by itself.
pub(crate) const OF_A_NEW_GAME: [&str; 12] = [
    "position", "coop", "players", "factions", "board", "half", "sets", "units", "option", "mission",
    "rounds", "content",
];

impl Chosen {
    /// The set-up. If only the player's own faction is named, the opponent's is drawn at random if `lot` is given (AA-SET-6).
    pub(crate) fn setup(&self, lot: Option<&mut Shuffler>) -> Result<Setup, Failure> {
        let mut request = Request {
            board: self.board.clone(),
            study: self.position.clone(),
            area: self.half,
            factions: self.factions.iter().copied().map(Place::Next).collect(),
            players: self.players,
            sets: self.sets,
            units: self.units.iter().cloned().collect(),
            coop: self.coop,
            options: switch_on(&self.option)?,
            missions: missions(&self.mission, self.rounds),
            ..Request::default()
        };
        if let Some(lot) = lot.filter(|_| self.position.is_none()) {
            request.draw_lots(lot);
        }
        Ok(request.setup(&own_shelf::<Game>(self.content.as_deref())?)?)
    }

    /// The level of the Automa.
    fn difficulty(&self) -> Difficulty {
        let named = self.level.iter().find_map(|it| match it {
            Strength::Automa(level) => Some(*level),
            Strength::Search(_) => None,
        });
        named.unwrap_or_default()
    }

    /// The level of search players.
    pub(crate) fn search(&self) -> Level {
        let named = self.level.iter().find_map(|it| match it {
            Strength::Search(level) => Some(*level),
            Strength::Automa(_) => None,
        });
        named.unwrap_or_default()
    }

    /// The Automa is part of a set-up: the factions of its seats are on orders. Against partners it plays in any case.
    pub(crate) fn put_on_orders(&self, setup: &mut Setup, seats: &[Bot]) {
        if setup.coop.is_some() {
            setup.automata.iter_mut().for_each(|it| it.level = self.difficulty());
            return;
        }
        let on_orders = |it: &&Seated| seats.get(it.seat.0 as usize) == Some(&Bot::Automa);
        let automata = setup.factions.iter().filter(on_orders);
        setup.automata = automata
            .map(|it| Automaton {
                faction: it.faction,
                level: self.difficulty(),
                intercepts: Intercepts::default(),
            })
            .collect();
    }
}

fn parse_faction(text: &str) -> Result<Faction, String> {
    let faction = Faction::ALL.into_iter().find(|it| it.key() == text);
    faction.ok_or_else(|| format!("there is no faction \"{text}\"; there are us, su, g1, g2"))
}

/// A faction with numbers of unit types.
fn parse_list(text: &str) -> Result<(Faction, BTreeMap<Kind, u8>), String> {
    let (faction, list) = text.split_once(':').ok_or("units are written as us:infantry=2,tank=1")?;
    let entry = |it: &str| {
        let (kind, n) =
            it.split_once('=').ok_or(format!("\"{it}\" is not a type with a number, such as tank=2"))?;
        let known = Kind::ALL.into_iter().find(|it| it.key() == kind);
        let kinds = Kind::ALL.map(Kind::key).join(", ");
        let kind = known.ok_or(format!("there is no unit type \"{kind}\"; there are {kinds}"))?;
        let n = n.parse().map_err(|_| format!("\"{n}\" is not a number of units"))?;
        Ok::<_, String>((kind, n))
    };
    Ok((parse_faction(faction)?, list.split(',').map(entry).collect::<Result<_, _>>()?))
}

fn parse_half(text: &str) -> Result<Area, String> {
    match text {
        "left" => Ok(Area::Left),
        "right" => Ok(Area::Right),
        "full" => Ok(Area::Full),
        _ => Err("a half is left or right".to_string()),
    }
}

fn parse_coop(text: &str) -> Result<Coop, String> {
    match text {
        "own_sets" => Ok(Coop::OwnSets),
        "divided" => Ok(Coop::Divided),
        _ => Err("play together with own_sets or divided".to_string()),
    }
}

fn parse_level(text: &str) -> Result<Strength, String> {
    let automa = match text {
        "easy" => Difficulty::Easy,
        "standard" => Difficulty::Standard,
        "hard" => Difficulty::Hard,
        "overkill" => Difficulty::Overkill,
        _ => {
            let search = text.parse().ok().and_then(Level::new).map(Strength::Search);
            return search.ok_or_else(|| {
                "a level is easy, standard, hard or overkill for the Automa, or 1 to 6 for search".to_string()
            });
        }
    };
    Ok(Strength::Automa(automa))
}

/// Switches options by their names.
fn switch_on(names: &[String]) -> Result<Options, Failure> {
    let mut options =
        serde_json::to_value(Options::default()).map_err(|why| Failure::new(why.to_string()))?;
    let known: Vec<String> = options.as_object().map(|it| it.keys().cloned().collect()).unwrap_or_default();
    for name in names {
        let (name, value) = match name.strip_prefix("no_") {
            Some(name) => (name, false),
            None => (name.as_str(), true),
        };
        if !known.iter().any(|it| it == name) {
            let known = known.join(", ");
            return Err(Failure::new(format!(
                "There is no option \"{name}\"; there are {known}. no_ before one switches it off."
            )));
        }
        options[name] = value.into();
    }
    serde_json::from_value(options).map_err(|why| Failure::new(why.to_string()))
}

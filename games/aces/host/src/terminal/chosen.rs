//! The game as chosen on the command line: the same arguments for every command that starts one.

use std::path::PathBuf;

use aces::{
    Faction, Options, Setup,
    automa::coop::Coop,
    map::Area,
    setting_up::{Automaton, Difficulty, Intercepts, Seated},
};
use hosting::{Failure, content::own_shelf};
use table::{Chance, Shuffler};

use super::missions::{Mission, missions};
use crate::{Game, Place, Request, bots::Bot};

/// What game to start.
#[derive(clap::Args)]
pub(crate) struct Chosen {
    /// How many players, bots included: 2 on half the board, 3 (one has both factions of a team) or 4 on all of it.
    #[arg(long, value_parser = clap::value_parser!(u8).range(2..=4))]
    pub(crate) players: Option<u8>,
    /// The factions clockwise, such as us,g1 or g1,us,g2,su; the first is yours. One alone meets a random enemy.
    #[arg(long, value_delimiter = ',', value_parser = parse_faction)]
    pub(crate) factions: Vec<Faction>,
    /// The board: summer (usual), winter, or one of your own.
    #[arg(long)]
    pub(crate) board: Option<String>,
    /// Two people together against the Automa: a set each against two (own_sets, usual), or --coop=divided for one faction
    /// divided between them. Factions are yours, your partner's, the Automa's; what is not named is added.
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "own_sets", value_parser = parse_coop)]
    pub(crate) coop: Option<Coop>,
    /// The half of the board that two players use: left or right; with --coop also full.
    #[arg(long, value_parser = parse_half)]
    pub(crate) half: Option<Area>,
    /// Sets of units: 1 (usual) or 2.
    #[arg(long)]
    pub(crate) sets: Option<u8>,
    /// Options to switch on, such as short_game,dice_less,experienced; no_limit_of_four switches one off.
    #[arg(long, value_delimiter = ',')]
    pub(crate) option: Vec<String>,
    /// Missions to play, such as weather,mountains; each brings the players, board and sets that it needs.
    #[arg(long, value_delimiter = ',')]
    pub(crate) mission: Vec<Mission>,
    /// The level of the Automa: easy, standard, hard or overkill.
    #[arg(long, default_value = "easy", value_parser = parse_level)]
    pub(crate) level: Difficulty,
    /// A folder of your own boards and mats.
    #[arg(long)]
    pub(crate) content: Option<PathBuf>,
}

/// The arguments that a stored match answers by itself.
pub(crate) const OF_A_NEW_GAME: [&str; 9] =
    ["coop", "players", "factions", "board", "half", "sets", "option", "mission", "content"];

impl Chosen {
    /// The set-up. If only the player's own faction is named, the opponent's is drawn at random if `lot` is given (AA-SET-6).
    pub(crate) fn setup(&self, lot: Option<&mut Shuffler>) -> Result<Setup, Failure> {
        let mut factions = self.factions.clone();
        if self.coop.is_some() {
            self.find_company(&mut factions, lot);
        } else if let ([own], Some(lot)) = (&*factions, lot) {
            let enemies = own.side().enemy().factions();
            factions.push(enemies[lot.below(2) as usize]);
        }
        let request = Request {
            board: self.board.clone(),
            area: self.half,
            factions: factions.into_iter().map(Place::Next).collect(),
            players: self.players,
            sets: self.sets,
            coop: self.coop,
            options: switch_on(&self.option)?,
            missions: missions(&self.mission),
            ..Request::default()
        };
        Ok(request.setup(&own_shelf::<Game>(self.content.as_deref())?)?)
    }

    /// AA-SET-5: partners are allied, and face one of the enemy's factions, drawn at random if `lot` is given.
    fn find_company(&self, factions: &mut Vec<Faction>, lot: Option<&mut Shuffler>) {
        if factions.is_empty() {
            factions.push(Faction::Us);
        }
        if let [lead] = factions[..] {
            factions.push(lead.ally());
        }
        if let ([lead, _], Some(lot)) = (&factions[..], lot) {
            let enemies = lead.side().enemy().factions();
            factions.push(enemies[lot.below(2) as usize]);
        }
    }

    /// The Automa is part of a set-up: the factions of its seats are on orders. Against partners it plays in any case.
    pub(crate) fn put_on_orders(&self, setup: &mut Setup, seats: &[Bot]) {
        if setup.coop.is_some() {
            setup.automata.iter_mut().for_each(|it| it.level = self.level);
            return;
        }
        let on_orders = |it: &&Seated| seats.get(it.seat.0 as usize) == Some(&Bot::Automa);
        let automata = setup.factions.iter().filter(on_orders);
        setup.automata = automata
            .map(|it| Automaton { faction: it.faction, level: self.level, intercepts: Intercepts::default() })
            .collect();
    }
}

fn parse_faction(text: &str) -> Result<Faction, String> {
    let faction = Faction::ALL.into_iter().find(|it| it.key() == text);
    faction.ok_or_else(|| format!("there is no faction \"{text}\"; there are us, su, g1, g2"))
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

fn parse_level(text: &str) -> Result<Difficulty, String> {
    match text {
        "easy" => Ok(Difficulty::Easy),
        "standard" => Ok(Difficulty::Standard),
        "hard" => Ok(Difficulty::Hard),
        "overkill" => Ok(Difficulty::Overkill),
        _ => Err("a level is easy, standard, hard or overkill".to_string()),
    }
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

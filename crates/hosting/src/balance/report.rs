//! A balance report, as it is written as JSON and shown on a page.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{
    Share, Spot, Thing,
    tally::{Tally, Used, Won},
};
use crate::BotName;

/// How even some content is.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The game's name.
    pub game: &'static str,
    /// What people call the game.
    pub title: &'static str,
    /// The folder or the pack; nothing for built-in content.
    pub content: Option<String>,
    /// The seed of all chance: the same content, games and bots give the same report.
    pub seed: u64,
    /// Board by board, or scenario by scenario.
    pub parts: Vec<Part>,
}

/// What was measured of one board or scenario.
#[derive(Clone, Debug, Serialize)]
pub struct Part {
    /// Its name.
    pub name: String,
    /// Who won, for each bot: all together, then in each way to sit.
    pub rows: Vec<Row>,
    /// The games of the first bots, which all that follows is counted in.
    pub games: u64,
    /// Games by how many rounds or turns they lasted.
    pub lengths: BTreeMap<u16, u64>,
    /// The length that 5, 50 and 95 % of the games do not exceed.
    pub typical: [u16; 3],
    /// Games by how they ended.
    pub endings: BTreeMap<String, u64>,
    /// What was bought, played and carried out, and what never was.
    pub used: Vec<UsedThing>,
    /// Where there were fights.
    pub heat: Vec<Heat>,
    /// How often stronger bots beat weaker ones: how much skill matters.
    pub ladder: Vec<Rung>,
    /// Changes that were tried and make it more even, the best first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub proposals: Vec<Proposal>,
}

/// A change that was tried.
#[derive(Clone, Debug, Serialize)]
pub struct Proposal {
    /// What was changed.
    pub change: String,
    /// The side that the shares are of.
    pub side: String,
    /// How often it won before, in the same rows.
    pub before: Share,
    /// How often it won with the change.
    pub after: Share,
    /// How many games were played with the change.
    pub games: u64,
}

/// Games of one bot against itself.
#[derive(Clone, Debug, Serialize)]
pub struct Row {
    /// The bot.
    pub bot: String,
    /// Who sits where, or `all`.
    pub row: String,
    /// How many games.
    pub games: u64,
    /// Games without a winner, in percent.
    pub draws: f64,
    /// The wins of each side.
    pub sides: BTreeMap<String, Share>,
    /// The wins of each seat, by what was played from it.
    pub seats: BTreeMap<String, Share>,
    /// The wins of the side with the first turn; nothing where nobody has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_turn: Option<Share>,
}

/// Something that can be used, and how often it was.
#[derive(Clone, Debug, Serialize)]
pub struct UsedThing {
    /// What it is.
    #[serde(flatten)]
    pub thing: Thing,
    /// How often it was used a game.
    pub a_game: f64,
    /// The games in which it was used, in percent.
    pub games: f64,
    /// How often those who used it won; nothing if nobody did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wins: Option<Share>,
}

/// How often there was a fight at a place.
#[derive(Clone, Debug, Serialize)]
pub struct Heat {
    /// The place.
    #[serde(flatten)]
    pub spot: Spot,
    /// How many fights, in all games.
    pub fights: u64,
}

/// A stronger bot against a weaker one.
#[derive(Clone, Debug, Serialize)]
pub struct Rung {
    /// The stronger one.
    pub stronger: String,
    /// The weaker one.
    pub weaker: String,
    /// How many games.
    pub games: u64,
    /// How often the stronger one won.
    pub share: Share,
}

pub(super) fn share(it: Won) -> Share {
    Share::new(it.wins, it.draws, it.games)
}

impl Part {
    pub(super) fn new(name: &str) -> Part {
        Part {
            name: name.to_string(),
            rows: Vec::new(),
            games: 0,
            lengths: BTreeMap::new(),
            typical: [0; 3],
            endings: BTreeMap::new(),
            used: Vec::new(),
            heat: Vec::new(),
            ladder: Vec::new(),
            proposals: Vec::new(),
        }
    }

    /// What could have been used and was not.
    pub fn never_used(&self) -> impl Iterator<Item = &Thing> {
        self.used.iter().filter(|it| it.games == 0.0).map(|it| &it.thing)
    }
}

impl Row {
    pub(super) fn of(bot: &BotName, row: &str, tally: &Tally) -> Row {
        let shares =
            |all: &BTreeMap<String, Won>| all.iter().map(|it| (it.0.clone(), share(*it.1))).collect();
        Row {
            bot: bot.to_string(),
            row: row.to_string(),
            games: tally.games,
            draws: 100.0 * tally.draws as f64 / tally.games as f64,
            sides: shares(&tally.sides),
            seats: shares(&tally.seats),
            first_turn: (0 < tally.first.games).then(|| share(tally.first)),
        }
    }
}

impl UsedThing {
    pub(super) fn of(thing: &Thing, used: &Used, games: u64) -> UsedThing {
        UsedThing {
            thing: thing.clone(),
            a_game: used.times as f64 / games as f64,
            games: 100.0 * used.games as f64 / games as f64,
            wins: (0 < used.won.games).then(|| share(used.won)),
        }
    }
}

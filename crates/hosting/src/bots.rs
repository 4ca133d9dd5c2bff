//! The built-in bots by their names, for programs and tournaments.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use table::{Answer, Game, Seat, Shuffler};

use crate::{Bots, HostedGame, Style, World};

/// A kind of bot that a game brings.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct BuiltinBot {
    /// Its name.
    pub name: &'static str,
    /// Its weakest and its strongest level; nothing if it plays in one way.
    pub levels: Option<(u8, u8)>,
}

impl BuiltinBot {
    /// One that plays in one way.
    pub const fn plain(name: &'static str) -> BuiltinBot {
        BuiltinBot { name, levels: None }
    }

    fn has(&self, level: Option<u8>) -> bool {
        match (self.levels, level) {
            (_, None) => true,
            (Some((least, most)), Some(level)) => (least..=most).contains(&level),
            (None, Some(_)) => false,
        }
    }
}

impl fmt::Display for BuiltinBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.levels {
            None => write!(f, "{}", self.name),
            Some((least, most)) => write!(f, "{0}:{least} to {0}:{most}", self.name),
        }
    }
}

/// A bot as people and programs name it, with its level where it has levels, and its style: `greedy`, `search:4`, `search:4:bold`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct BotName {
    /// The kind.
    pub name: String,
    /// The level; its usual one if left out.
    pub level: Option<u8>,
    /// The style, of those that have levels.
    pub style: Option<Style>,
}

impl BotName {
    /// The bot that plays where nobody is named.
    pub fn greedy() -> BotName {
        BotName { name: "greedy".to_string(), level: None, style: None }
    }

    /// The bot of this name in every seat, or why there is none, as a sentence.
    pub fn bot<G: HostedGame>(&self, world: &World<G>) -> Result<G::Bot, String> {
        let fits = |it: &&BuiltinBot| it.name == self.name && it.has(self.level);
        let known = G::BOTS.iter().find(fits);
        let bot = known.and_then(|_| G::bot_named(world, &self.name, self.level)).ok_or_else(|| {
            let all: Vec<String> = G::BOTS.iter().map(BuiltinBot::to_string).collect();
            format!("There is no bot \"{self}\" in {}; there are {}.", G::TITLE, all.join(", "))
        })?;
        match self.style {
            None => Ok(bot),
            Some(style) if G::STYLES.contains(&style) && known.is_some_and(|it| it.levels.is_some()) => {
                Ok(G::in_style(world, bot, style))
            }
            Some(style) => {
                Err(format!("The bot \"{}\" has no style \"{style}\" in {}.", self.name, G::TITLE))
            }
        }
    }
}

impl FromStr for BotName {
    type Err = String;

    fn from_str(text: &str) -> Result<BotName, String> {
        let mut parts = text.splitn(3, ':');
        let name = parts.next().unwrap_or_default().to_string();
        let wrong = |_| format!("\"{text}\" has no level: write a number, such as search:4.");
        let level = parts.next().map(|it| it.parse().map_err(wrong)).transpose()?;
        let style = parts.next().map(str::parse).transpose()?;
        Ok(BotName { name, level, style })
    }
}

impl TryFrom<String> for BotName {
    type Error = String;

    fn try_from(text: String) -> Result<BotName, String> {
        text.parse()
    }
}

impl From<BotName> for String {
    fn from(it: BotName) -> String {
        it.to_string()
    }
}

impl fmt::Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)?;
        self.level.map_or(Ok(()), |it| write!(f, ":{it}"))?;
        self.style.map_or(Ok(()), |it| write!(f, ":{it}"))
    }
}

/// A bot in one seat of one match, with chance of its own: what it does depends on nothing but its seed and the match.
pub struct Opponent<G: HostedGame> {
    bot: G::Bot,
    chance: Shuffler,
}

impl<G: HostedGame> Opponent<G> {
    /// One for a match of this world, or why there is none.
    pub fn new(world: &World<G>, name: &BotName, chance: Shuffler) -> Result<Opponent<G>, String> {
        Ok(Opponent { bot: name.bot::<G>(world)?, chance })
    }

    /// Its answer for the seat, from what the seat may know; nothing if the seat is not asked.
    pub fn answer(&mut self, game: &Game<G::Rules>, seat: Seat) -> Option<Answer<G::Rules>> {
        G::decide(&mut self.bot, game, seat, &mut self.chance)
    }

    /// The same as if nothing had been answered before, with chance that a number stands for.
    pub fn suggest(&mut self, game: &Game<G::Rules>, seat: Seat, seed: u64) -> Option<Answer<G::Rules>> {
        self.bot.forget();
        self.chance = Shuffler::new(seed);
        self.answer(game, seat)
    }
}

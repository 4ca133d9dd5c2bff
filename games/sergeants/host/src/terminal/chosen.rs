//! The game as chosen on the command line.

use std::path::PathBuf;

use hosting::{Failure, content::own_shelf};
use sergeants::{Setup, content::Shelf};

use crate::{Game, Request, bots::search::Thinking};

/// What game to start.
#[derive(clap::Args)]
pub(crate) struct Chosen {
    /// How many players, bots included: 2 to 6, as the scenario allows.
    #[arg(long, value_parser = clap::value_parser!(u8).range(2..=6))]
    pub(crate) players: Option<u8>,
    /// Buy forces instead of taking the suggested ones.
    #[arg(long)]
    pub(crate) buying: bool,
    /// Open information: hands, orders and placed cards are open, to learn.
    #[arg(long)]
    pub(crate) open: bool,
    /// Place action cards face up, to learn or to save time.
    #[arg(long)]
    pub(crate) face_up: bool,
    /// A folder of your own soldiers, cards, tiles, maps and scenarios.
    #[arg(long)]
    pub(crate) content: Option<PathBuf>,
}

/// How strong search players are.
#[derive(clap::Args)]
pub(crate) struct Level {
    /// How strong search players are: 1 to 6.
    #[arg(long, default_value_t = Thinking::USUAL,
        value_parser = clap::value_parser!(u8).range(1..=Thinking::LEVELS as i64))]
    pub(crate) level: u8,
}

impl Level {
    pub(crate) fn thinking(&self) -> Thinking {
        Thinking::of_level(self.level).unwrap_or_default()
    }
}

/// The arguments that a stored match answers by itself.
pub(crate) const OF_A_NEW_GAME: [&str; 7] =
    ["scenario", "campaign", "players", "buying", "open", "face_up", "content"];

impl Chosen {
    /// What games are set up from.
    pub(crate) fn shelf(&self) -> Result<Shelf, Failure> {
        own_shelf::<Game>(self.content.as_deref())
    }

    /// The set-up of a campaign's first chapter.
    pub(crate) fn campaign(&self, shelf: &Shelf, name: &str) -> Result<Setup, Failure> {
        Ok(Request { campaign: Some(name.to_string()), ..self.request() }.setup(shelf)?)
    }

    /// The set-up of a scenario.
    pub(crate) fn setup(&self, shelf: &Shelf, scenario: &str) -> Result<Setup, Failure> {
        Ok(Request { scenario: Some(scenario.to_string()), ..self.request() }.setup(shelf)?)
    }

    fn request(&self) -> Request {
        Request {
            players: self.players,
            buying: self.buying.then_some(true),
            open: self.open.then_some(true),
            face_up: self.face_up.then_some(true),
            ..Request::default()
        }
    }
}

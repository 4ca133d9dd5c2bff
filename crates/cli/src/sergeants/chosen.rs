//! The game as chosen on the command line.

use protocol::sergeants::Request;
use sergeants::Setup;

use crate::failure::Failure;

/// What game to start.
#[derive(clap::Args)]
pub(crate) struct Chosen {
    /// How many players, bots included: 2 to 6, as the scenario allows.
    #[arg(long, value_parser = clap::value_parser!(u8).range(2..=6))]
    pub(crate) players: Option<u8>,
    /// Buy forces instead of taking the suggested ones.
    #[arg(long)]
    pub(crate) buying: bool,
}

/// The arguments that a stored match answers by itself.
pub(crate) const OF_A_NEW_GAME: [&str; 3] = ["scenario", "players", "buying"];

impl Chosen {
    /// The set-up of a scenario.
    pub(crate) fn setup(&self, scenario: &str) -> Result<Setup, Failure> {
        let request = Request {
            scenario: Some(scenario.to_string()),
            players: self.players,
            buying: self.buying.then_some(true),
            ..Request::default()
        };
        Ok(request.setup()?)
    }
}

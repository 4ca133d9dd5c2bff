//! How strong the search player is: six levels, by plans, foresight and attention.

use std::time::Duration;

/// How a search player thinks.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Thinking {
    /// How many lines it plays in thought for a question; none if it does not think ahead at all.
    pub plans: u32,
    /// How many turns far it looks, the present one included.
    pub horizon: u8,
    /// How much its taste differs from the best known one, as an exponent of two.
    pub noise: f32,
    /// Of a hundred answers worth thinking about, how many it overlooks.
    pub overlooks: u32,
    /// Whether it judges positions as finished games taught it, or by reckoning.
    pub learned: bool,
    /// It stops thinking after this, though a level then depends on the machine.
    pub limit: Option<Duration>,
}

impl Default for Thinking {
    fn default() -> Thinking {
        Thinking::of_level(Thinking::USUAL).expect("it is a level")
    }
}

impl Thinking {
    /// How many levels there are; the first is the weakest.
    pub const LEVELS: u8 = 6;
    /// The level of who does not name one.
    pub const USUAL: u8 = 3;

    /// How a player of a level thinks, if there is such a level. The weak ones do not play at random: they have a bad taste and overlook
    /// things. All look to the end of the turn: a second one made no plan better and cost three times as much.
    pub fn of_level(level: u8) -> Option<Thinking> {
        let (plans, horizon, noise, overlooks) = match level {
            1 => (0, 1, 2.5, 50),
            2 => (0, 1, 1.2, 20),
            3 => (24, 1, 0.0, 20),
            4 => (70, 1, 0.0, 0),
            5 => (240, 1, 0.0, 0),
            6 => (900, 1, 0.0, 0),
            _ => return None,
        };
        Some(Thinking { plans, horizon, noise, overlooks, learned: true, limit: None })
    }

    /// Who looks at everything, to the end of the turn.
    pub(crate) fn attentive() -> Thinking {
        Thinking { plans: 0, horizon: 1, noise: 0.0, overlooks: 0, learned: true, limit: None }
    }

    /// The same at a table where someone waits: a turn has many questions, so that each gets a moment only. A quick machine is through with
    /// its plans long before.
    pub fn at_table(self) -> Thinking {
        let limit = Duration::from_millis(match self.plans {
            0..=24 => 200,
            25..=70 => 400,
            71..=240 => 1_000,
            _ => 2_000,
        });
        Thinking { limit: Some(limit), ..self }
    }
}

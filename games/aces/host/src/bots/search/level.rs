//! How strong the search player is: six levels, by plans, foresight and attention.

use std::time::Duration;

/// How a search player thinks.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Thinking {
    /// How many lines it plays in thought for a turn. Other decisions get a part of it.
    pub plans: u32,
    /// How many turns far it looks, the present one included.
    pub horizon: u32,
    /// Of a hundred own units, how many it overlooks in a turn.
    pub overlooks: u32,
    /// Of a hundred turns, how many it plays in a hurry, with a quarter of its plans.
    pub hurries: u32,
    /// It stops thinking after this, though a level then depends on the machine.
    pub limit: Option<Duration>,
    /// Whether it thinks on all cores. What it thinks of is the same.
    pub on_all_cores: bool,
}

impl Thinking {
    /// So many plans that only time limits them.
    pub const ANY_NUMBER: u32 = 100_000;

    /// The same without mistakes of attention.
    pub fn attentively(self) -> Thinking {
        Thinking { overlooks: 0, hurries: 0, ..self }
    }
}

/// One of six levels.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Level(u8);

impl Default for Level {
    fn default() -> Level {
        Level(3)
    }
}

impl Level {
    /// The weakest and the strongest.
    pub const RANGE: std::ops::RangeInclusive<u8> = 1..=6;

    /// The level of a number, if there is one.
    pub fn new(number: u8) -> Option<Level> {
        Level::RANGE.contains(&number).then_some(Level(number))
    }

    /// Its number.
    pub fn number(self) -> u8 {
        self.0
    }

    /// The longest that it thinks about a turn at a table where someone waits. A quick machine is through with its plans long before.
    pub fn longest(self) -> Duration {
        Duration::from_millis(match self.0 {
            1 | 2 => 300,
            3 => 500,
            4 => 1_000,
            5 => 2_000,
            _ => 3_000,
        })
    }

    /// How it thinks at a table where someone waits. The strongest has as many plans as the time allows, and so depends on the machine.
    pub fn at_table(self) -> Thinking {
        let thinking = self.thinking();
        let plans = if self.0 == *Level::RANGE.end() { Thinking::ANY_NUMBER } else { thinking.plans };
        Thinking { plans, limit: Some(self.longest()), ..thinking }
    }

    /// How it thinks. The weak ones do not play at random: they look less far, overlook units and are in a hurry.
    pub fn thinking(self) -> Thinking {
        let (plans, horizon, overlooks, hurries) = match self.0 {
            1 => (6, 1, 25, 30),
            2 => (16, 2, 12, 20),
            3 => (40, 4, 4, 10),
            4 => (150, 6, 0, 0),
            5 => (600, 6, 0, 0),
            _ => (2400, 6, 0, 0),
        };
        Thinking { plans, horizon, overlooks, hurries, limit: None, on_all_cores: false }
    }
}

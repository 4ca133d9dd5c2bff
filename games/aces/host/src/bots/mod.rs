//! Players for Aces & Armor.

mod greedy;
mod missions;
mod worth;

use std::{fmt, str::FromStr};

use aces::{Aces, Choice, World};
pub use greedy::Greedy;
use table::{
    Chance, Seat, Shuffler,
    policy::{Moment, Offered, Pick, Policy},
};

/// How a seat is played.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Bot {
    /// Anything that is legal.
    Random,
    /// Takes factories, attacks where it pays, protects its own.
    Greedy,
    /// The book's Automa: the set-up says which factions it plays, and nobody asks it anything.
    Automa,
}

impl Bot {
    /// All of them.
    pub const ALL: [Bot; 3] = [Bot::Random, Bot::Greedy, Bot::Automa];

    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Bot::Random => "random",
            Bot::Greedy => "greedy",
            Bot::Automa => "automa",
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Bot {
    type Err = String;

    fn from_str(text: &str) -> Result<Bot, String> {
        hosting::simulate::named(text, &Bot::ALL, Bot::name)
    }
}

/// A bot in every seat, with one source of chance for them and for the dice.
pub struct Bots {
    bots: Vec<Bot>,
    greedy: Greedy,
    chance: Shuffler,
}

impl Bots {
    /// `bots` are by seat.
    pub fn new(world: &World, bots: Vec<Bot>, chance: Shuffler) -> Bots {
        Bots { bots, greedy: Greedy::new(world), chance }
    }

    /// The same bots for another game of the same world.
    pub fn again(&mut self, chance: Shuffler) {
        self.chance = chance;
    }

    fn bot(&self, seat: Seat) -> Bot {
        self.bots.get(seat.0 as usize).copied().unwrap_or(Bot::Random)
    }
}

impl Policy<Aces> for Bots {
    fn choose(&mut self, moment: &Moment<'_, Aces>, offered: &Offered<'_, Aces>) -> Pick<Aces> {
        match self.bot(moment.seat) {
            Bot::Random => moment.pick_blindly(offered, &mut self.chance),
            // The Automa is asked nothing but whether it agrees to a draw, which neither does.
            Bot::Automa | Bot::Greedy => self.greedy.choose(moment, offered, &mut self.chance),
        }
    }

    fn roll(&mut self, sides: u8, dice: &mut [u8]) {
        self.chance.throw(sides, dice);
    }

    fn draw(&mut self, n: usize, _: &dyn Fn(usize) -> Choice) -> usize {
        self.chance.below(n as u32) as usize
    }
}

//! Players for Aces & Armor.

mod greedy;
mod missions;
mod worth;

use aces::{Aces, Choice, World};
use clap::ValueEnum;
pub use greedy::Greedy;
use table::{
    Chance, Seat, Shuffler,
    policy::{Moment, Offered, Pick, Policy},
};

/// How a seat is played.
#[derive(Copy, Clone, Debug, PartialEq, Eq, ValueEnum)]
pub enum Bot {
    /// Anything that is legal.
    Random,
    /// Takes factories, attacks where it pays, protects its own.
    Greedy,
    /// The book's Automa: the set-up says which factions it plays, and nobody asks it anything.
    Automa,
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

    fn bot(&self, seat: Seat) -> Bot {
        self.bots.get(seat.0 as usize).copied().unwrap_or(Bot::Random)
    }
}

impl hosting::Bots<Aces> for Bots {
    fn again(&mut self, chance: Shuffler) {
        self.chance = chance;
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

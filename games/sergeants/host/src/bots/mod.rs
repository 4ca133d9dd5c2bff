//! Players for Sergeants.

mod aims;
mod cards;
mod greedy;
mod land;
mod mind;
mod muster;
mod odds;
mod specialists;
mod taste;
mod throws;
mod walks;

use clap::ValueEnum;
pub use greedy::Greedy;
use sergeants::{Choice, Sergeants, World};
use table::{
    Chance, Seat, Shuffler,
    policy::{Moment, Offered, Pick, Policy},
};
pub use taste::Taste;

/// How a seat is played.
#[derive(Copy, Clone, Debug, PartialEq, Eq, ValueEnum)]
pub enum Bot {
    /// Anything that is legal.
    Random,
    /// Goes for its orders, keeps to cover, spots, and shoots what it can hit.
    Greedy,
}

/// A bot in every seat, with one source of chance for them and for the decks.
pub struct Bots {
    bots: Vec<Bot>,
    /// Nobody else studies the map.
    greedy: Option<Greedy>,
    chance: Shuffler,
}

impl Bots {
    /// `bots` are by seat.
    pub fn new(world: &World, bots: Vec<Bot>, chance: Shuffler) -> Bots {
        let greedy = bots.contains(&Bot::Greedy).then(|| Greedy::new(world));
        Bots { bots, greedy, chance }
    }

    fn bot(&self, seat: Seat) -> Bot {
        self.bots.get(seat.0 as usize).copied().unwrap_or(Bot::Random)
    }
}

impl hosting::Bots<Sergeants> for Bots {
    fn again(&mut self, chance: Shuffler) {
        self.chance = chance;
    }
}

impl Policy<Sergeants> for Bots {
    fn choose(
        &mut self,
        moment: &Moment<'_, Sergeants>,
        offered: &Offered<'_, Sergeants>,
    ) -> Pick<Sergeants> {
        match &self.greedy {
            Some(greedy) if self.bot(moment.seat) == Bot::Greedy => {
                greedy.choose(moment, offered, &mut self.chance)
            }
            _ => moment.pick_blindly(offered, &mut self.chance),
        }
    }

    fn roll(&mut self, sides: u8, dice: &mut [u8]) {
        self.chance.throw(sides, dice);
    }

    fn draw(&mut self, n: usize, _: &dyn Fn(usize) -> Choice) -> usize {
        self.chance.below(n as u32) as usize
    }
}

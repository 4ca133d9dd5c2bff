//! Players for Sergeants.

mod aims;
mod cards;
mod greedy;
mod land;
mod mind;
mod muster;
mod odds;
pub mod search;
mod specialists;
mod taste;
mod throws;
mod walks;

use clap::ValueEnum;
pub use greedy::Greedy;
use hosting::Patience;
use search::{Search, Thinking};
use sergeants::{Choice, Sergeants, World};
use table::{
    Answer, Chance, Game, Imagined, Pending, Seat, Shuffler, Viewer,
    policy::{Moment, Offered, Pick, Played, Policy},
};
pub use taste::Taste;

/// How a seat is played.
#[derive(Copy, Clone, Debug, PartialEq, Eq, ValueEnum)]
pub enum Bot {
    /// Anything that is legal.
    Random,
    /// Goes for its orders, keeps to cover, spots, and shoots what it can hit.
    Greedy,
    /// Thinks ahead, as far as its level goes.
    Search,
}

/// A bot in every seat, with one source of chance for them and for the decks.
pub struct Bots {
    bots: Vec<Bot>,
    /// Random players do not study the map.
    greedy: Option<Greedy>,
    search: Search,
    chance: Shuffler,
}

impl Bots {
    /// `bots` are by seat.
    pub fn new(world: &World, bots: Vec<Bot>, chance: Shuffler) -> Bots {
        let greedy = bots.iter().any(|it| *it != Bot::Random).then(|| Greedy::new(world));
        Bots { bots, greedy, search: Search::new(Thinking::default()), chance }
    }

    /// The same, with search players that think as said.
    pub fn thinking(mut self, thinking: Thinking) -> Bots {
        self.search = Search::new(thinking);
        self
    }

    /// Plays a game to its end, answer by answer, since those who think ahead need the whole game.
    pub fn play(&mut self, mut game: Game<Sergeants>, chance: Shuffler) -> Played<Sergeants> {
        let mut n_decisions = 0;
        self.chance = chance;
        loop {
            let answer = match game.pending() {
                Pending::Over(outcome) => return Played { outcome: outcome.clone(), n_decisions },
                Pending::Chance(wanted) => wanted.by(&mut self.chance),
                Pending::Decide { prompts, .. } => {
                    let seat = prompts[0].seat;
                    n_decisions += 1;
                    hosting::Bots::answer(self, &game, seat).expect("the seat is asked")
                }
            };
            game.answer(answer).expect("bots and chance answer by the rules");
        }
    }

    fn bot(&self, seat: Seat) -> Bot {
        self.bots.get(seat.0 as usize).copied().unwrap_or(Bot::Random)
    }

    /// What someone who thinks ahead answers, given what the seat may know and nothing else.
    fn consider(
        &mut self,
        game: &Game<Sergeants>,
        seat: Seat,
        answer: impl FnOnce(&Search, &Greedy, &Imagined<Sergeants>, &mut Shuffler) -> Option<Choice>,
    ) -> Option<Answer<Sergeants>> {
        let greedy = self.greedy.as_ref().filter(|_| self.bot(seat) == Bot::Search)?;
        let imagined = Imagined::of(game, Viewer::Seat(seat), &mut self.chance)?;
        let choice = answer(&self.search, greedy, &imagined, &mut self.chance)?;
        let answer = Answer::Choose { seat, choice };
        imagined.game().check(&answer).is_ok().then_some(answer)
    }
}

impl hosting::Bots<Sergeants> for Bots {
    fn again(&mut self, chance: Shuffler) {
        self.chance = chance;
    }

    fn answer(&mut self, game: &Game<Sergeants>, seat: Seat) -> Option<Answer<Sergeants>> {
        hosting::Bots::think(self, game, seat, &Patience::default())
    }

    fn at_once(&mut self, game: &Game<Sergeants>, seat: Seat) -> Option<Answer<Sergeants>> {
        self.consider(game, seat, |search, greedy, imagined, chance| {
            search.at_once(greedy, imagined, seat, chance)
        })
    }

    fn think(
        &mut self,
        game: &Game<Sergeants>,
        seat: Seat,
        patience: &Patience,
    ) -> Option<Answer<Sergeants>> {
        let thought = self.consider(game, seat, |search, greedy, imagined, chance| {
            search.answer(greedy, imagined, seat, chance, patience)
        });
        thought.or_else(|| game.decide(seat, self))
    }
}

impl Policy<Sergeants> for Bots {
    fn choose(
        &mut self,
        moment: &Moment<'_, Sergeants>,
        offered: &Offered<'_, Sergeants>,
    ) -> Pick<Sergeants> {
        match &self.greedy {
            // Without a whole game there is nothing to search.
            Some(greedy) if self.bot(moment.seat) != Bot::Random => {
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

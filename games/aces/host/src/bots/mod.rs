//! Players for Aces & Armor.

mod greedy;
mod ground;
mod missions;
pub mod search;
mod worth;

use aces::{Aces, Choice, Event, Outcome, World};
use clap::ValueEnum;
pub use greedy::Greedy;
use hosting::{Patience, Style};
use search::{Level, Search, Thinking};
use table::{
    Answer, Chance, Game, Imagined, Pending, Seat, Shuffler, Viewer,
    policy::{Moment, Offered, Pick, Played, Policy},
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
    /// Thinks in whole turns, as far as its level goes.
    Search,
}

/// A bot in every seat, with one source of chance for them and for the dice.
pub struct Bots {
    bots: Vec<Bot>,
    greedy: Greedy,
    search: Search,
    chance: Shuffler,
}

impl Bots {
    /// `bots` are by seat.
    pub fn new(world: &World, bots: Vec<Bot>, chance: Shuffler) -> Bots {
        let search = Search::new(world, Level::default().thinking());
        Bots { bots, greedy: Greedy::new(world), search, chance }
    }

    /// The same, with search players that think as said.
    pub fn thinking(mut self, world: &World, thinking: Thinking) -> Bots {
        self.search = Search::new(world, thinking);
        self
    }

    /// The same, with search players of a style.
    pub fn in_style(mut self, world: &World, style: Option<Style>) -> Bots {
        if let Some(style) = style {
            self.search = self.search.in_style(world, style);
        }
        self
    }

    /// Plays a game to its end, answer by answer, since those who think ahead need the whole game. Nothing is remembered of another.
    pub fn play(&mut self, mut game: Game<Aces>, chance: Shuffler) -> Played<Aces> {
        let mut n_decisions = 0;
        let outcome = self.watch(&mut game, chance, |_, _| n_decisions += 1);
        Played { outcome, n_decisions }
    }

    /// The same, while someone watches what happens after each decision.
    pub(crate) fn watch(
        &mut self,
        game: &mut Game<Aces>,
        chance: Shuffler,
        mut seen: impl FnMut(&Game<Aces>, &[Event]),
    ) -> Outcome {
        self.search.forget();
        self.chance = chance;
        loop {
            let answer = match game.pending() {
                Pending::Over(outcome) => return *outcome,
                Pending::Chance(wanted) => wanted.by(&mut self.chance),
                Pending::Decide { prompts, .. } => {
                    let seat = prompts[0].seat;
                    hosting::Bots::answer(self, game, seat).expect("the seat is asked")
                }
            };
            let events = game.answer(answer).expect("bots and chance answer by the rules");
            seen(game, &events);
        }
    }

    fn bot(&self, seat: Seat) -> Bot {
        self.bots.get(seat.0 as usize).copied().unwrap_or(Bot::Random)
    }
}

impl hosting::Bots<Aces> for Bots {
    fn again(&mut self, chance: Shuffler) {
        self.chance = chance;
    }

    fn forget(&mut self) {
        self.search.forget();
    }

    fn answer(&mut self, game: &Game<Aces>, seat: Seat) -> Option<Answer<Aces>> {
        if self.bot(seat) != Bot::Search {
            return game.decide(seat, self);
        }
        hosting::Bots::think(self, game, seat, &Patience::default())
    }

    fn at_once(&mut self, game: &Game<Aces>, seat: Seat) -> Option<Answer<Aces>> {
        let imagined = Imagined::of(game, Viewer::Seat(seat), &mut self.chance)?;
        let choice = self.search.recall(&imagined, seat)?;
        Some(Answer::Choose { seat, choice })
    }

    fn think(&mut self, game: &Game<Aces>, seat: Seat, patience: &Patience) -> Option<Answer<Aces>> {
        // A player that thinks is given what the seat may know, and nothing else.
        let imagined = Imagined::of(game, Viewer::Seat(seat), &mut self.chance);
        let answer =
            |it: Imagined<Aces>| self.search.answer(&self.greedy, &it, seat, &mut self.chance, patience);
        match imagined.and_then(answer) {
            Some(choice) => Some(Answer::Choose { seat, choice }),
            None => game.decide(seat, self),
        }
    }
}

impl Policy<Aces> for Bots {
    fn choose(&mut self, moment: &Moment<'_, Aces>, offered: &Offered<'_, Aces>) -> Pick<Aces> {
        match self.bot(moment.seat) {
            Bot::Random => moment.pick_blindly(offered, &mut self.chance),
            // The Automa is asked nothing but whether it agrees to a draw, which neither does. Without a whole game there is nothing to
            // search.
            Bot::Automa | Bot::Greedy | Bot::Search => self.greedy.choose(moment, offered, &mut self.chance),
        }
    }

    fn roll(&mut self, sides: u8, dice: &mut [u8]) {
        self.chance.throw(sides, dice);
    }

    fn draw(&mut self, n: usize, _: &dyn Fn(usize) -> Choice) -> usize {
        self.chance.below(n as u32) as usize
    }
}

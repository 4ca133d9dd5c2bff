//! A player that thinks ahead: it tries answers in imagined games, and gives more lines to the better ones.
//!
//! For each question it collects answers worth thinking about (`candidates`) and plays each on in thought, a turn or two far, with greedy players of
//! different tastes on both sides (`line`). What others hide is dealt again for each line. Answers are raced (`race`); cards that are placed
//! unseen are mixed by regret matching (`mixed`), so that nobody can guess them.
//!
//! It is given an imagined game and nothing else (`table::Imagined`), so that it cannot know more than its seat.

mod candidates;
mod line;
mod mixed;
mod race;
mod thinking;

use std::time::Instant;

use hosting::Patience;
use sergeants::{Ask, Choice, Sergeants};
use table::{Chance, Imagined, Prompt, Seat, Shuffler, Simulation};
pub use thinking::Thinking;

use self::{
    candidates::{candidates, is_worth_it, proposal},
    line::{Known, follow},
    mixed::Payoffs,
    race::{Tried, race},
};
use super::greedy::Greedy;

/// Games that are imagined for one question, at most.
const MOST_WORLDS: usize = 16;
/// How many ways to place cards are mixed, at most.
const MIXED: usize = 5;
/// How much others' placing differs from what is expected of them, in the ways that they have of it.
const WILD: [f32; 2] = [0.3, 1.5];

/// The player.
pub struct Search {
    thinking: Thinking,
}

impl Search {
    /// A player who thinks as said.
    pub fn new(thinking: Thinking) -> Search {
        Search { thinking }
    }

    /// The answer that needs no thought; nothing if it does.
    pub(crate) fn at_once(
        &self,
        greedy: &Greedy,
        imagined: &Imagined<Sergeants>,
        seat: Seat,
        chance: &mut Shuffler,
    ) -> Option<Choice> {
        let prompt = imagined.game().pending().prompt(seat)?;
        if self.thinks_about(prompt) {
            return None;
        }
        let taste = greedy.taste().varied(self.thinking.noise, chance);
        proposal(greedy, imagined, seat, taste, chance)
    }

    /// The answer to the question that the seat is asked in a game as it imagines it.
    pub(crate) fn answer(
        &self,
        greedy: &Greedy,
        imagined: &Imagined<Sergeants>,
        seat: Seat,
        chance: &mut Shuffler,
        patience: &Patience,
    ) -> Option<Choice> {
        if let Some(choice) = self.at_once(greedy, imagined, seat, chance) {
            return Some(choice);
        }
        let prompt = imagined.game().pending().prompt(seat)?;
        let Thinking { plans, overlooks, limit, .. } = self.thinking;
        let patience = patience.clone().at_most_until(limit.map(|it| Instant::now() + it));
        let mut answers = candidates(greedy, imagined, prompt, plans as usize / 6, chance);
        let mut nth = 0;
        answers.retain(|_| {
            nth += 1;
            nth == 1 || overlooks <= chance.below(100)
        });
        let thought = Thought {
            known: Known { greedy, me: seat, until: self.until(imagined) },
            worlds: worlds(imagined, (plans as usize).min(MOST_WORLDS), chance),
            seed: chance.next_u64(),
            patience: &patience,
        };
        let best = match prompt.ask {
            _ if answers.len() < 2 => 0,
            Ask::Place { .. } => thought.mixed(&answers, 2 * plans, chance),
            _ => thought.best(&answers, plans),
        };
        Some(answers.swap_remove(best))
    }

    fn thinks_about(&self, prompt: &Prompt<Sergeants>) -> bool {
        let listed = prompt.options.iter().filter(|it| !matches!(it, Choice::Standing(_))).count();
        0 < self.thinking.plans && is_worth_it(&prompt.ask) && (1 < listed || prompt.space.is_some())
    }

    /// The turn before which lines end.
    fn until(&self, imagined: &Imagined<Sergeants>) -> u8 {
        imagined.view().field.turn.max(1) + self.thinking.horizon
    }
}

/// One question, thought about.
struct Thought<'a> {
    known: Known<'a>,
    worlds: Vec<Simulation<Sergeants>>,
    seed: u64,
    patience: &'a Patience,
}

impl Thought<'_> {
    /// One line of an answer.
    fn play(&self, answer: &Choice, nth: usize, wild: f32) -> f64 {
        let world = &self.worlds[nth % self.worlds.len()];
        follow(&self.known, world, answer, Shuffler::for_game(self.seed, nth as u64), wild)
    }

    /// The best answer, by its number.
    fn best(&self, answers: &[Choice], lines: u32) -> usize {
        self.race(answers, lines).best()
    }

    fn race(&self, answers: &[Choice], lines: u32) -> Tried {
        race(answers.len(), lines, self.patience, |it, nth| self.play(&answers[it], nth, WILD[0]))
    }

    /// SM-TRN-4: cards are placed unseen, by all at the same time. A race leaves the better ones, of which one is drawn as often as it should be
    /// played against others who expect that.
    fn mixed(&self, answers: &[Choice], lines: u32, chance: &mut Shuffler) -> usize {
        let tried = self.race(answers, lines / 2);
        let mut ranked = tried.ranked();
        ranked.truncate(MIXED);
        let mut payoffs = Payoffs::new(ranked.len());
        let a_game = (ranked.len() * WILD.len()) as u32;
        for nth in 0..(lines / 2 / a_game).max(1) as usize {
            if 0 < nth && self.patience.is_over() {
                break;
            }
            let against = |answer: usize| {
                let value = |wild: &f32| self.play(&answers[answer], nth, *wild) - tried.margin(answer);
                WILD.iter().map(value).collect()
            };
            payoffs.add(ranked.iter().map(|it| against(*it)).collect());
        }
        let mixture = payoffs.mixture();
        let mut left = f64::from(chance.below(1_000_000)) / 1_000_000.0;
        let drawn = mixture.iter().position(|often| {
            left -= often;
            left < 0.0
        });
        ranked[drawn.unwrap_or(0)]
    }
}

/// Games that fit what the seat knows.
fn worlds(imagined: &Imagined<Sergeants>, n: usize, chance: &mut Shuffler) -> Vec<Simulation<Sergeants>> {
    let others = (1..n).filter_map(|_| imagined.again(chance)).map(|it| it.simulation());
    std::iter::once(imagined.simulation()).chain(others).collect()
}

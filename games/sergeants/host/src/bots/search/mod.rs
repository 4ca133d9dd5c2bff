//! A player that thinks ahead: it tries answers in imagined games, and gives more lines to the better ones.
//!
//! For each question it collects answers worth thinking about (`candidates`) and plays each on in thought, a turn or two far, with greedy players of
//! different tastes on both sides (`line`). What others hide is dealt again for each line. Answers are raced (`race`); cards that are placed
//! unseen are mixed by regret matching (`mixed`), so that nobody can guess them.
//!
//! It is given an imagined game and nothing else (`table::Imagined`), so that it cannot know more than its seat.

mod advice;
mod candidates;
mod evaluation;
mod features;
mod guess;
mod line;
mod mixed;
mod race;
mod thinking;

use std::time::Instant;

use hosting::Patience;
use sergeants::{Ask, Choice, Sergeants};
use table::{Chance, Imagined, Prompt, Seat, Shuffler, Simulation};
pub use thinking::Thinking;

pub(crate) use self::{
    advice::Judged,
    evaluation::{File as WeightsFile, Run},
    features::{N, features},
};

use self::{
    candidates::{candidates, is_worth_it, proposal},
    guess::worlds,
    line::{Known, follow},
    mixed::Payoffs,
    race::{Tried, race},
};
use super::greedy::Greedy;

/// Games that are imagined for one question, at most, with few plans and with many.
const MOST_WORLDS: [usize; 2] = [16, 64];
/// More plans than this are many.
const MANY: u32 = 300;
/// How often someone who overlooks the best answer looks for another.
const GLANCES: usize = 3;
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
        let Thinking { noise, overlooks, .. } = self.thinking;
        let by = |noise: f32, chance: &mut Shuffler| {
            let taste = greedy.taste().varied(noise, chance);
            proposal(greedy, imagined, seat, taste, chance)
        };
        let best = by(noise, chance)?;
        if noise == 0.0 || overlooks <= chance.below(100) {
            return Some(best);
        }
        // The best is overlooked, and what somebody else would like is taken.
        let other = (0..GLANCES).filter_map(|_| by(noise + 1.0, chance)).find(|it| *it != best);
        Some(other.unwrap_or(best))
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
            known: Known {
                greedy,
                me: seat,
                until: self.until(imagined),
                only_winning: false,
                learned: self.thinking.learned,
            },
            worlds: worlds(greedy, imagined, seat, n_worlds(plans), chance),
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

    pub(crate) fn thinks_about(&self, prompt: &Prompt<Sergeants>) -> bool {
        let listed = prompt.options.iter().filter(|it| !matches!(it, Choice::Standing(_))).count();
        0 < self.thinking.plans && is_worth_it(&prompt.ask) && (1 < listed || prompt.space.is_some())
    }

    /// The turn before which lines end.
    fn until(&self, imagined: &Imagined<Sergeants>) -> u8 {
        imagined.view().field.turn.max(1) + self.thinking.horizon
    }
}

/// How many games are imagined for one question.
fn n_worlds(plans: u32) -> usize {
    (plans as usize).min(MOST_WORLDS[usize::from(MANY < plans)])
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
        follow(&self.known, world, Some(answer), Shuffler::for_game(self.seed, nth as u64), wild)
    }

    /// The best answer, by its number.
    fn best(&self, answers: &[Choice], lines: u32) -> usize {
        self.race(answers, lines).best()
    }

    fn race(&self, answers: &[Choice], lines: u32) -> Tried {
        race(answers.len(), lines, self.patience, |it, nth| self.play(&answers[it], nth, WILD[0]))
    }

    /// SM-TRN-4: cards are placed unseen, by all at the same time. A race, against others who place as is expected of them and more wildly by turns,
    /// leaves what is better than the greedy player's placing for certain. Of this, one is drawn as often as it should be played against
    /// others who expect that.
    fn mixed(&self, answers: &[Choice], lines: u32, chance: &mut Shuffler) -> usize {
        let tried = race(answers.len(), lines, self.patience, |it, nth| {
            let world = &self.worlds[nth / WILD.len() % self.worlds.len()];
            let luck = Shuffler::for_game(self.seed, nth as u64);
            follow(&self.known, world, Some(&answers[it]), luck, WILD[nth % WILD.len()])
        });
        let mut better = tried.certain();
        better.truncate(MIXED);
        if better.len() < 2 {
            return better.first().copied().unwrap_or(0);
        }
        let mut payoffs = Payoffs::new(better.len());
        payoffs.add(better.iter().map(|it| tried.in_turn(*it, WILD.len())).collect());
        let mut left = f64::from(chance.below(1_000_000)) / 1_000_000.0;
        let drawn = payoffs.mixture().iter().position(|often| {
            left -= often;
            left < 0.0
        });
        better[drawn.unwrap_or(0)]
    }
}

//! What the search player thinks of answers, for those whom it advises.

use hosting::{
    Patience,
    analysis::{Estimate, Flaw},
};
use sergeants::{Ask, Choice, Sergeants};
use table::{
    Chance, Game, Imagined, Seat, Shuffler, Viewer,
    policy::{Moment, Offered, Pick, Policy},
};

use super::{
    Search, Thought, WILD,
    candidates::candidates,
    guess::worlds,
    line::{Known, follow},
    n_worlds,
};
use crate::bots::greedy::Greedy;

/// So many lines are played for the only answer there is.
const FOR_ONE: u32 = 12;
/// So many lines are played at least to compare answers.
const FEW: usize = 24;
/// The longest plan that is told.
const LONGEST_PLAN: usize = 4;

/// An answer that was tried.
#[derive(Clone, Debug)]
pub(crate) struct Judged {
    pub(crate) choice: Choice,
    /// How likely it wins.
    pub(crate) value: Estimate,
    pub(crate) n_lines: u32,
}

/// An answer that was given, beside the best one that was found.
pub(crate) struct Compared {
    /// The best answer; the one that was given, if none was better.
    pub(crate) choice: Choice,
    pub(crate) best: Estimate,
    pub(crate) played: Estimate,
    /// By how much the best one is better, line by line with the same luck to begin with.
    pub(crate) difference: Estimate,
}

impl Search {
    /// What lines from a position of a match that is over come to for a seat; nothing if patience ends before.
    pub(crate) fn lines_from(
        &self,
        greedy: &Greedy,
        game: &Game<Sergeants>,
        seat: Seat,
        seed: u64,
        patience: &Patience,
    ) -> Option<Vec<f64>> {
        let from = game.laid_open();
        let turn = game.view(Viewer::Spectator).field.turn.max(1);
        let known = told(greedy, seat, turn + self.thinking.horizon);
        let line = |nth: u32| {
            let chance = Shuffler::for_game(seed, u64::from(nth));
            (!patience.is_over()).then(|| follow(&known, &from, None, chance, WILD[0]))
        };
        (0..self.thinking.plans).map(line).collect()
    }

    /// Looks for the best answer, and compares it with the one that was given by lines of their own, so that the luck of the search does
    /// not count. It stops early where too little for a mark can be between them. Nothing if patience ends before.
    pub(crate) fn compared(
        &self,
        greedy: &Greedy,
        imagined: &Imagined<Sergeants>,
        seat: Seat,
        played: &Choice,
        chance: &mut Shuffler,
        patience: &Patience,
    ) -> Option<Compared> {
        let prompt = imagined.game().pending().prompt(seat)?;
        let plans = self.thinking.plans;
        let mut answers = candidates(greedy, imagined, prompt, plans as usize / 6, chance);
        if !answers.contains(played) {
            answers.push(played.clone());
        }
        let thought = |chance: &mut Shuffler| Thought {
            known: self.known(greedy, imagined, seat),
            worlds: worlds(greedy, imagined, seat, n_worlds(plans), chance),
            seed: chance.next_u64(),
            patience,
        };
        let best = answers.swap_remove(thought(chance).race(&answers, plans).best());
        let fresh = thought(chance);
        let (mut values, mut own) = (Vec::new(), Vec::new());
        let least = f64::from(Flaw::Inaccuracy.least()) / 10_000.0;
        let is_same = best == *played;
        let is_clear = |values: &[f64], own: &[f64]| {
            let it = difference(values, own);
            FEW <= values.len() && it.value + 2.0 * it.error < least
        };
        while values.len() < plans as usize && !patience.is_over() && !is_clear(&values, &own) {
            let nth = values.len();
            values.push(fresh.play(&best, nth, WILD[0]));
            own.push(if is_same { values[nth] } else { fresh.play(played, nth, WILD[0]) });
        }
        (!patience.is_over()).then(|| Compared {
            difference: difference(&values, &own),
            best: Estimate::of(&values),
            played: Estimate::of(&own),
            choice: best,
        })
    }

    /// The answers that are worth thinking about, the best first, each with how likely it wins; nothing if the seat is not asked.
    pub(crate) fn judged(
        &self,
        greedy: &Greedy,
        imagined: &Imagined<Sergeants>,
        seat: Seat,
        chance: &mut Shuffler,
        patience: &Patience,
    ) -> Option<Vec<Judged>> {
        let prompt = imagined.game().pending().prompt(seat)?;
        let plans = self.thinking.plans;
        let answers = candidates(greedy, imagined, prompt, plans as usize / 6, chance);
        let thought = Thought {
            known: self.known(greedy, imagined, seat),
            worlds: worlds(greedy, imagined, seat, n_worlds(plans), chance),
            seed: chance.next_u64(),
            patience,
        };
        let mut tried = thought.race(&answers, plans);
        if answers.len() == 1 {
            tried.lines[0].extend((0..FOR_ONE as usize).map(|nth| thought.play(&answers[0], nth, WILD[0])));
        }
        let mut order = tried.ranked();
        // What cannot be told from the greedy player's answer comes after it.
        let best = tried.best();
        order.retain(|it| *it != best);
        order.insert(0, best);
        let judged = |it: usize| Judged {
            choice: answers[it].clone(),
            value: Estimate::of(&tried.lines[it]),
            n_lines: tried.lines[it].len() as u32,
        };
        Some(order.into_iter().map(judged).collect())
    }

    /// What a seat does with an answer and after it, until a card is turned or someone else decides.
    pub(crate) fn foresee(
        greedy: &Greedy,
        imagined: &Imagined<Sergeants>,
        seat: Seat,
        answer: &Choice,
        chance: Shuffler,
    ) -> Vec<(Ask, Choice)> {
        let mut foreseer =
            Foreseer { greedy, seat, answer: Some(answer), chance, steps: Vec::new(), is_past: false };
        let mut simulation = imagined.simulation();
        while !foreseer.is_past && foreseer.steps.len() < LONGEST_PLAN && simulation.step(&mut foreseer) {}
        foreseer.steps.truncate(LONGEST_PLAN);
        foreseer.steps
    }

    fn known<'a>(&self, greedy: &'a Greedy, imagined: &Imagined<Sergeants>, me: Seat) -> Known<'a> {
        told(greedy, me, self.until(imagined))
    }
}

/// What lines are about that people are told of: chances as finished games taught them.
fn told(greedy: &Greedy, me: Seat, until: u8) -> Known<'_> {
    Known { greedy, me, until, only_winning: true, learned: true }
}

/// How much better one is than another, line by line.
fn difference(one: &[f64], other: &[f64]) -> Estimate {
    Estimate::of(&one.iter().zip(other).map(|(one, other)| one - other).collect::<Vec<f64>>())
}

/// The policy that writes down what a seat does.
struct Foreseer<'a> {
    greedy: &'a Greedy,
    seat: Seat,
    answer: Option<&'a Choice>,
    chance: Shuffler,
    steps: Vec<(Ask, Choice)>,
    /// A card was turned, or another seat decided.
    is_past: bool,
}

impl Policy<Sergeants> for Foreseer<'_> {
    fn choose(
        &mut self,
        moment: &Moment<'_, Sergeants>,
        offered: &Offered<'_, Sergeants>,
    ) -> Pick<Sergeants> {
        let is_own = moment.seat == self.seat;
        let given = if is_own { self.answer.take() } else { None };
        let pick = given.and_then(|it| super::line::find(it, moment, offered));
        let pick = pick.unwrap_or_else(|| self.greedy.choose(moment, offered, &mut self.chance));
        self.is_past |= !is_own && (1 < offered.n || offered.space.is_some());
        if is_own && !self.is_past {
            let choice = match &pick {
                Pick::Listed(i) => (offered.nth)(*i),
                Pick::Free(it) => it.clone(),
            };
            self.steps.push((moment.ask.clone(), choice));
        }
        pick
    }

    fn roll(&mut self, sides: u8, dice: &mut [u8]) {
        self.is_past = true;
        self.chance.throw(sides, dice);
    }

    fn draw(&mut self, n: usize, _: &dyn Fn(usize) -> Choice) -> usize {
        self.is_past = true;
        self.chance.below(n as u32) as usize
    }
}

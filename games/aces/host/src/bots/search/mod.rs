//! A player that thinks in whole turns.
//!
//! It proposes many complete turns (`hand`), plays each in an imagined game a few turns on (`line`), judges where that leads by an
//! evaluation learned from finished games (`evaluation`, `features`), mixes new plans out of what was good for each unit (`mix`), and gives
//! more lines to the better ones until its lines are used up (`race`). Money, placing, armies, interceptions and the other questions are decided the same way in small.
//!
//! It is given an imagined game and nothing else (`table::Imagined`), so that it cannot know more than its seat.

mod counts;
mod evaluation;
mod features;
mod hand;
mod judge;
mod level;
mod line;
mod mix;
mod race;
mod taste;

use std::time::Instant;

use aces::{Aces, Ask, Choice, UnitId, View, World, board::Field};
pub(crate) use evaluation::{File as WeightsFile, Fitted, Run};
pub(crate) use features::{Class, N, features};
use hosting::{Patience, Style};
pub(crate) use judge::Lines;
pub use level::{Level, Thinking};
pub(crate) use line::{Planned, Scope, side_of};
use table::{Chance, Imagined, Prompt, Seat, Shuffler, Simulation};

use self::{
    evaluation::Evaluation,
    line::{Knowledge, Plan, foresee},
    race::{Budget, Candidate, answers, doing_nothing, proposals, race},
};
use super::Greedy;

/// More answers to one question than this are not all tried.
const MOST_ANSWERS: usize = 24;
/// Games that are imagined for one question where something is hidden.
const N_WORLDS: usize = 8;
/// Below this chance to win, a draw is welcome.
const WELCOMES_A_DRAW: f64 = 0.42;

/// The player.
pub struct Search {
    thinking: Thinking,
    evaluation: Evaluation,
    /// The rest of what was planned: what will be seen if nothing unforeseen happens, and the answer to it.
    foreseen: Vec<(Seat, View, Choice)>,
    is_impartial: bool,
}

/// What someone thinks for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To play.
    Play,
    /// To say why: what comes second is looked at closely, too, and what doing nothing would lead to.
    Advise,
}

/// What came of thinking about a question.
#[derive(Clone, Debug)]
pub struct Thought {
    /// The plan.
    pub best: Judged,
    /// The second best, if another plan was looked at.
    pub other: Option<Judged>,
    /// How likely it is to win if nothing is done in this turn, where that was asked.
    pub idle: Option<f64>,
}

/// A plan with its value.
#[derive(Clone, Debug)]
pub struct Judged {
    /// Own answers in their order, without saying that one has done.
    pub plan: Vec<Choice>,
    /// How likely it wins, as far as the lines tell.
    pub value: f64,
    /// How many lines were played for it.
    pub n_lines: u32,
    /// What will be seen before each answer, and the answer, if nothing unforeseen happens.
    pub steps: Vec<(View, Choice)>,
}

impl Search {
    /// A player of some level for a world.
    pub fn new(world: &World, thinking: Thinking) -> Search {
        let evaluation = Evaluation::new(world, None);
        Search { thinking, evaluation, foreseen: Vec::new(), is_impartial: false }
    }

    /// The same player, in a style.
    pub fn in_style(mut self, world: &World, style: Style) -> Search {
        self.evaluation = Evaluation::new(world, Some(style));
        self
    }

    /// Forgets what was planned, for another game.
    pub fn forget(&mut self) {
        self.foreseen.clear();
    }

    /// The answer that needs no thought: the only one, or what was planned, if everything went as it was foreseen.
    pub fn recall(&self, imagined: &Imagined<Aces>, seat: Seat) -> Option<Choice> {
        let prompt = imagined.game().pending().prompt(seat)?;
        if let ([only], None) = (&prompt.options[..], &prompt.space) {
            return Some(only.clone());
        }
        let view = imagined.view();
        let as_planned = self.foreseen.iter().find(|it| it.0 == seat && it.1 == view)?.2.clone();
        is_taken(imagined, seat, &as_planned).then_some(as_planned)
    }

    /// The answer to the question that the seat is asked in a game as it imagines it.
    pub fn answer(
        &mut self,
        greedy: &Greedy,
        imagined: &Imagined<Aces>,
        seat: Seat,
        chance: &mut Shuffler,
        patience: &Patience,
    ) -> Option<Choice> {
        if let Some(choice) = self.recall(imagined, seat) {
            return Some(choice);
        }
        let prompt = imagined.game().pending().prompt(seat)?;
        if let Ask::Draw { .. } = prompt.ask {
            return Some(self.answer_draw(greedy, imagined, seat, chance, patience));
        }
        let thought = self.think(greedy, imagined, seat, chance, patience, Purpose::Play)?;
        let mut steps = thought.best.steps.into_iter();
        let first = steps.next().map(|it| it.1).filter(|it| is_taken(imagined, seat, it))?;
        self.foreseen = steps.map(|(view, choice)| (seat, view, choice)).collect();
        Some(first)
    }

    /// Thinks about the question that the seat is asked.
    pub fn think(
        &self,
        greedy: &Greedy,
        imagined: &Imagined<Aces>,
        seat: Seat,
        chance: &mut Shuffler,
        patience: &Patience,
        purpose: Purpose,
    ) -> Option<Thought> {
        let prompt = imagined.game().pending().prompt(seat)?;
        let worlds = worlds(imagined, chance);
        let known = self.knowledge(greedy, &worlds[0], prompt, chance);
        let budget = self.budget(known.scope, chance, patience);
        let seed = chance.next_u64();
        let first = match known.scope {
            Scope::Once if prompt.space.is_none() => answers(some_of(prompt, chance)),
            _ => proposals(&known, &worlds, &budget, seed),
        };
        let ranked = race(&known, &worlds, first, &budget, seed);
        let best = ranked.first()?;
        let judged = |it: &Candidate, is_followed: bool| {
            let foreseen = || foresee(&known, &worlds[0], &it.plan, Shuffler::new(seed));
            let steps = if is_followed { foreseen() } else { Vec::new() };
            Judged { plan: it.plan.clone(), value: it.value(), n_lines: it.n_lines(), steps }
        };
        let is_advice = purpose == Purpose::Advise;
        let other = ranked.get(1).map(|it| judged(it, is_advice));
        let may_wait = is_advice && matches!(known.scope, Scope::Turn { .. });
        let idle = may_wait.then(|| doing_nothing(&known, &worlds, best.n_lines(), seed));
        Some(Thought { best: judged(best, true), other, idle })
    }

    fn knowledge<'a>(
        &'a self,
        greedy: &'a Greedy,
        simulation: &Simulation<Aces>,
        prompt: &Prompt<Aces>,
        chance: &mut Shuffler,
    ) -> Knowledge<'a> {
        let (world, field) = (simulation.world(), simulation.open());
        let own = |it: &UnitId| world.seat_of(it.faction()) == prompt.seat;
        let overlooks = self.thinking.overlooks;
        let mut overlooked: Vec<UnitId> = field.units.iter().map(|it| it.id).filter(own).collect();
        overlooked.retain(|_| chance.below(100) < overlooks);
        Knowledge {
            greedy,
            evaluation: &self.evaluation,
            me: prompt.seat,
            side: side_of(world, prompt.seat),
            scope: Scope::of(&prompt.ask, field),
            horizon: self.horizon(field),
            overlooked,
            is_impartial: self.is_impartial,
        }
    }

    /// How many turns far lines go from a position. Before the first turn there is more to come.
    fn horizon(&self, field: &Field) -> u32 {
        let setting_up = if field.round == 0 { 2 } else { 0 };
        self.thinking.horizon + setting_up
    }

    /// A whole turn gets all lines, smaller questions a part of them.
    fn budget(&self, scope: Scope, chance: &mut Shuffler, patience: &Patience) -> Budget {
        let Thinking { plans, hurries, limit, on_all_cores, .. } = self.thinking;
        let is_hurried = chance.below(100) < hurries;
        let lines = if is_hurried { plans / 4 } else { plans };
        let (lines, limit) = match scope {
            Scope::Turn { .. } => (lines, limit),
            Scope::Money { .. } | Scope::Token { .. } | Scope::Once | Scope::Nothing => {
                (lines / 4, limit.map(|it| it / 4))
            }
        };
        let until = limit.map(|it| Instant::now() + it);
        Budget { lines: lines.max(2), patience: patience.clone().at_most_until(until), on_all_cores }
    }

    /// AA-VIC-4: a draw is taken by who is more likely to lose.
    fn answer_draw(
        &self,
        greedy: &Greedy,
        imagined: &Imagined<Aces>,
        seat: Seat,
        chance: &mut Shuffler,
        patience: &Patience,
    ) -> Choice {
        let no = Choice::Agree(false);
        let Some(prompt) = imagined.game().pending().prompt(seat) else { return no };
        let worlds = worlds(imagined, chance);
        let known = self.knowledge(greedy, &worlds[0], prompt, chance);
        let (plan, n) = (Plan::from([no]), (self.thinking.plans / 4).max(2));
        let goes_on = |nth: &u32| *nth == 0 || !patience.is_over();
        let lines: Vec<f64> = (0..n)
            .take_while(goes_on)
            .map(|nth| {
                let world = &worlds[nth as usize % worlds.len()];
                line::follow(&known, world, &plan, Shuffler::new(chance.next_u64()))
            })
            .collect();
        Choice::Agree(lines.iter().sum::<f64>() / (lines.len() as f64) < WELCOMES_A_DRAW)
    }
}

/// Whether an answer is taken in a game that the seat cannot tell from the real one.
fn is_taken(imagined: &Imagined<Aces>, seat: Seat, choice: &Choice) -> bool {
    imagined.game().check(&table::Answer::Choose { seat, choice: choice.clone() }).is_ok()
}

/// Where something is hidden, several games that fit what the seat knows; else one.
fn worlds(imagined: &Imagined<Aces>, chance: &mut Shuffler) -> Vec<Simulation<Aces>> {
    let mut worlds = vec![imagined.simulation()];
    if imagined.game().world().missions.v2.is_some() {
        let others = (1..N_WORLDS).filter_map(|_| imagined.again(chance));
        worlds.extend(others.map(|it| it.simulation()));
    }
    worlds
}

/// The answers to a question, or some of them if there are very many.
fn some_of(prompt: &Prompt<Aces>, chance: &mut Shuffler) -> Vec<Choice> {
    let mut options = prompt.options.clone();
    while MOST_ANSWERS < options.len() {
        options.swap_remove(chance.below(options.len() as u32) as usize);
    }
    options
}

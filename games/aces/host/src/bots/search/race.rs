//! Sequential halving: many plans are tried once, with others that are mixed out of them, the better half of all again, until the lines are
//! used up.

use aces::{Aces, Choice};
use hosting::Patience;
use rayon::prelude::*;
use table::{Chance, Shuffler, Simulation};

use super::{
    hand::Manner,
    line::{Knowledge, Plan, Scope, follow, propose},
    mix::mixed,
};

/// A plan with what its lines came to.
#[derive(Clone, Debug)]
pub(crate) struct Candidate {
    pub(crate) plan: Plan,
    total: f64,
    n_lines: u32,
}

impl Candidate {
    fn new(plan: Plan) -> Candidate {
        Candidate { plan, total: 0.0, n_lines: 0 }
    }

    /// One that was tried once.
    fn tried(plan: Plan, value: f64) -> Candidate {
        Candidate { plan, total: value, n_lines: 1 }
    }

    /// The mean of its lines: how likely it wins.
    pub(crate) fn value(&self) -> f64 {
        self.total / f64::from(self.n_lines.max(1))
    }

    /// How many lines that comes from.
    pub(crate) fn n_lines(&self) -> u32 {
        self.n_lines
    }

    fn add(&mut self, value: f64) {
        self.total += value;
        self.n_lines += 1;
    }
}

/// For so many plans that were tried at first, one is mixed.
const MIXED: usize = 2;
/// More plans than this are not proposed: from there on lines tell more.
const MOST_PROPOSALS: u32 = 300;
/// Proposing takes one of so many parts of the time, if that is limited.
const PROPOSING: u32 = 4;
/// So many lines are played before anybody looks at the time.
const AT_ONCE: usize = 64;
/// Lines that tell well enough how good a plan is that is only compared with.
const ENOUGH: u32 = 64;

/// How much may be thought.
#[derive(Clone, Debug)]
pub(crate) struct Budget {
    pub(crate) lines: u32,
    pub(crate) patience: Patience,
    pub(crate) on_all_cores: bool,
}

impl Budget {
    fn is_over(&self) -> bool {
        self.patience.is_over()
    }

    /// One of so many parts of the time that is left, if that is limited.
    fn shared_by(&self, n: u32) -> Budget {
        Budget { patience: self.patience.shared_by(n), ..self.clone() }
    }
}

/// Does all of some work in its order, on all cores if that is wanted. What it comes to depends on neither, unless time ends.
fn all<T: Sync, U: Send>(budget: &Budget, work: &[T], each: impl Fn(&T) -> U + Sync) -> Vec<Option<U>> {
    let unless_over = |(nth, it): (usize, &T)| (nth == 0 || !budget.is_over()).then(|| each(it));
    match budget.on_all_cores {
        true => work.par_iter().enumerate().map(unless_over).collect(),
        false => work.iter().enumerate().map(unless_over).collect(),
    }
}

/// Proposes plans, each tried once; the same plan twice counts as one.
pub(crate) fn proposals(
    known: &Knowledge<'_>,
    worlds: &[Simulation<Aces>],
    budget: &Budget,
    seed: u64,
) -> Vec<Candidate> {
    let mut chance = Shuffler::for_game(seed, u64::MAX);
    let manners: Vec<(Manner, u64)> =
        (0..n_first(budget.lines)).map(|n| (manner(n, &mut chance), chance.next_u64())).collect();
    let proposed = all(&budget.shared_by(PROPOSING), &manners, |(manner, by)| {
        propose(known, &worlds[0], *manner, Shuffler::new(*by), line_chance(seed, 0))
    });
    let mut candidates: Vec<Candidate> = Vec::new();
    for (plan, value) in proposed.into_iter().flatten() {
        match candidates.iter_mut().find(|it| it.plan == plan) {
            Some(known) => known.add(value),
            None => candidates.push(Candidate::tried(plan, value)),
        }
    }
    candidates
}

/// The answers to one question as plans of their own.
pub(crate) fn answers(options: impl IntoIterator<Item = Choice>) -> Vec<Candidate> {
    options.into_iter().map(|it| Candidate::new(vec![it])).collect()
}

/// Tries the better half again and again. Returns the candidates, the best first.
pub(crate) fn race(
    known: &Knowledge<'_>,
    worlds: &[Simulation<Aces>],
    candidates: Vec<Candidate>,
    budget: &Budget,
    seed: u64,
) -> Vec<Candidate> {
    let left = budget.lines.saturating_sub(candidates.iter().map(|it| it.n_lines).sum());
    let mut race = Race { known, worlds, budget, seed, left, running: candidates, out: Vec::new() };
    if race.running.iter().all(|it| 0 < it.n_lines) {
        if let Scope::Turn { .. } = known.scope {
            race.mix();
        }
        race.halve();
    }
    while race.goes_on() {
        race.round();
        race.halve();
    }
    race.running.append(&mut race.out);
    race.running
}

/// A race of plans.
struct Race<'a> {
    known: &'a Knowledge<'a>,
    worlds: &'a [Simulation<Aces>],
    budget: &'a Budget,
    seed: u64,
    /// Lines that may still be played.
    left: u32,
    running: Vec<Candidate>,
    /// Those that were dropped, the latest first.
    out: Vec<Candidate>,
}

impl Race<'_> {
    /// A plan without a rival is played as well, if nothing is known of it.
    fn goes_on(&self) -> bool {
        let is_open = 1 < self.running.len() || self.running.iter().any(|it| it.n_lines == 0);
        is_open && 0 < self.left && !self.budget.is_over()
    }

    /// Plays as many lines as are this round's share. Where the time is limited, the round ends with its share of that.
    fn round(&mut self) {
        let n = self.running.len();
        let rounds = n.next_power_of_two().trailing_zeros().max(1);
        let each = (self.left / rounds / n as u32).max(1) as usize;
        let budget = self.budget.shared_by(rounds);
        let mut lines = (each * n).min(self.left as usize);
        let mut is_first = true;
        while 0 < lines && (is_first || !budget.is_over()) {
            // Whole laps, so that all have as many when time ends.
            let now = (AT_ONCE.div_ceil(n) * n).min(lines);
            self.laps(now, &budget);
            self.left -= now as u32;
            lines -= now;
            is_first = false;
        }
    }

    /// Plays so many lines, one of each plan after the other.
    fn laps(&mut self, lines: usize, budget: &Budget) {
        let n = self.running.len();
        // The nth line of each plan has the same dice to begin with, so that luck is no difference.
        let line = |i: usize| (i % n, self.running[i % n].n_lines + (i / n) as u32);
        let lines: Vec<(usize, u32)> = (0..lines).map(line).collect();
        let values = all(budget, &lines, |(it, nth)| self.play(&self.running[*it].plan, *nth));
        for ((it, _), value) in lines.iter().zip(values) {
            value.into_iter().for_each(|value| self.running[*it].add(value));
        }
    }

    fn play(&self, plan: &Plan, nth: u32) -> f64 {
        let world = &self.worlds[nth as usize % self.worlds.len()];
        follow(self.known, world, plan, line_chance(self.seed, nth))
    }

    /// Drops the worse half.
    fn halve(&mut self) {
        self.running.sort_by(|one, other| other.value().total_cmp(&one.value()));
        let dropped = self.running.split_off(self.running.len().div_ceil(2));
        self.out.splice(0..0, dropped);
    }

    /// Tries plans that are mixed out of those that run, and lets those that are new run too.
    fn mix(&mut self) {
        let n = (self.running.len() / MIXED).min(self.left as usize);
        let tried: Vec<(&Plan, f64)> = self.running.iter().map(|it| (&it.plan, it.value())).collect();
        let mut new: Vec<Plan> = Vec::new();
        for plan in mixed(&tried, n, &mut Shuffler::for_game(self.seed, u64::MAX - 1)) {
            if !new.contains(&plan) && self.running.iter().all(|it| it.plan != plan) {
                new.push(plan);
            }
        }
        let values = all(self.budget, &new, |it| self.play(it, 0));
        self.left -= new.len() as u32;
        for (plan, value) in new.into_iter().zip(values) {
            self.running.extend(value.map(|value| Candidate::tried(plan, value)));
        }
    }
}

/// How likely it is to win if nothing is done, by as many lines as another plan got, or as are
/// enough, with the same dice to begin with.
pub(crate) fn doing_nothing(
    known: &Knowledge<'_>,
    worlds: &[Simulation<Aces>],
    n_lines: u32,
    seed: u64,
) -> f64 {
    let mut nothing = Candidate::new(Plan::new());
    for nth in 0..n_lines.clamp(1, ENOUGH) {
        let world = &worlds[nth as usize % worlds.len()];
        nothing.add(follow(known, world, &nothing.plan, line_chance(seed, nth)));
    }
    nothing.value()
}

/// How many plans are tried at first, so that each round has about as many lines.
fn n_first(lines: u32) -> u32 {
    (lines / lines.max(8).ilog2().saturating_sub(2)).clamp(2, MOST_PROPOSALS)
}

fn line_chance(seed: u64, nth: u32) -> Shuffler {
    Shuffler::for_game(seed, u64::from(nth))
}

/// The first proposals are what the greedy player and the Automa would do; the others vary them.
fn manner(n: u32, chance: &mut Shuffler) -> Manner {
    match n {
        0 => Manner { noise: 0.0, by_orders: 100 },
        1 => Manner { noise: 0.0, by_orders: 0 },
        _ => Manner {
            noise: [0.4, 0.8, 1.5, 3.0][chance.below(4) as usize],
            by_orders: [0, 15, 30, 60, 100][chance.below(5) as usize],
        },
    }
}

//! Sequential halving: many plans are tried once, the better half of them again, until the lines are used up.

use aces::{Aces, Choice};
use hosting::Patience;
use table::{Chance, Shuffler, Simulation};

use super::{
    hand::Manner,
    line::{Knowledge, Plan, follow, propose},
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

/// Lines that tell well enough how good a plan is that is only compared with.
const ENOUGH: u32 = 64;

/// How much may be thought.
#[derive(Clone, Debug)]
pub(crate) struct Budget {
    pub(crate) lines: u32,
    pub(crate) patience: Patience,
}

impl Budget {
    fn is_over(&self) -> bool {
        self.patience.is_over()
    }
}

/// Proposes plans, each tried once; the same plan twice counts as one.
pub(crate) fn proposals(
    known: &Knowledge<'_>,
    worlds: &[Simulation<Aces>],
    budget: &Budget,
    seed: u64,
) -> Vec<Candidate> {
    let mut candidates: Vec<Candidate> = Vec::new();
    let mut chance = Shuffler::for_game(seed, u64::MAX);
    for n in 0..n_first(budget.lines) {
        if !candidates.is_empty() && budget.is_over() {
            break;
        }
        let manner = manner(n, &mut chance);
        let by = Shuffler::new(chance.next_u64());
        let (plan, value) = propose(known, &worlds[0], manner, by, line_chance(seed, 0));
        match candidates.iter_mut().find(|it| it.plan == plan) {
            Some(known) => known.add(value),
            None => {
                let mut new = Candidate::new(plan);
                new.add(value);
                candidates.push(new);
            }
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
    mut candidates: Vec<Candidate>,
    budget: &Budget,
    seed: u64,
) -> Vec<Candidate> {
    let mut left = budget.lines.saturating_sub(candidates.iter().map(|it| it.n_lines).sum());
    let mut n = candidates.len();
    if candidates.iter().all(|it| 0 < it.n_lines) {
        n = halved(&mut candidates, n);
    }
    // A plan without a rival is played as well, if nothing is known of it.
    while (1 < n || candidates.iter().any(|it| it.n_lines == 0)) && 0 < left && !budget.is_over() {
        let rounds = n.next_power_of_two().trailing_zeros().max(1);
        let each = (left / rounds / n as u32).max(1);
        for candidate in &mut candidates[..n] {
            for _ in 0..each.min(left) {
                // The nth line of each plan has the same dice to begin with, so that luck is no difference.
                let nth = candidate.n_lines;
                let world = &worlds[nth as usize % worlds.len()];
                candidate.add(follow(known, world, &candidate.plan, line_chance(seed, nth)));
                left -= 1;
                if budget.is_over() {
                    left = 0;
                    break;
                }
            }
        }
        n = halved(&mut candidates, n);
    }
    candidates
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

/// Sorts the first `n` by value and says how many of them go on.
fn halved(candidates: &mut [Candidate], n: usize) -> usize {
    candidates[..n].sort_by(|one, other| other.value().total_cmp(&one.value()));
    n.div_ceil(2)
}

/// How many plans are tried at first, so that each round has about as many lines.
fn n_first(lines: u32) -> u32 {
    (lines / lines.max(8).ilog2().saturating_sub(2)).max(2)
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

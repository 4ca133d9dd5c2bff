//! Judging without playing: how likely a team wins from a position, and how much one plan is better than another.

use aces::{Aces, Choice, Side, View};
use hosting::{Patience, analysis::Estimate};
use table::{Imagined, Seat, Shuffler, Simulation};

use super::{
    Search,
    line::{Knowledge, Planned, Scope, follow_on, foresee},
    race::{proposals, race},
    worlds,
};
use crate::bots::Greedy;

/// Two plans for the same question.
#[derive(Clone, Debug)]
pub(crate) struct Compared {
    pub(crate) best: Estimate,
    pub(crate) played: Estimate,
    /// How much better the first is, from lines with the same dice to begin with.
    pub(crate) difference: Estimate,
    /// What was seen before each answer that was played, and the answer.
    pub(crate) steps: Vec<(View, Choice)>,
}

/// The quickest comparison is by this part of all lines: most plans are good enough for nobody to look closer.
const FIRST_LOOK: u32 = 4;

impl Search {
    /// The same player, who takes the own side for as unpredictable as the other.
    pub(crate) fn impartial(mut self) -> Search {
        self.is_impartial = true;
        self
    }

    /// How likely a team wins if everybody plays on, the seat `me` by a plan; nothing if patience ends.
    pub(crate) fn judge(
        &self,
        greedy: &Greedy,
        imagined: &Imagined<Aces>,
        (side, me, scope): (Side, Seat, Scope),
        plan: &Planned<'_>,
        lines: &Lines<'_>,
    ) -> Option<Estimate> {
        let from = [imagined.simulation()];
        let known = self.impartially(greedy, &from[0], side, me, scope);
        Some(Estimate::of(&lines.of(&known, &from, plan, 0..lines.n)?))
    }

    /// How much better a plan is than what was played; nothing if the seat is not asked or patience ends.
    pub(crate) fn compare(
        &self,
        greedy: &Greedy,
        imagined: &Imagined<Aces>,
        seat: Seat,
        (best, played): (&[Choice], &[Choice]),
        lines: &Lines<'_>,
        close_from: f64,
    ) -> Option<Compared> {
        let prompt = imagined.game().pending().prompt(seat)?;
        let mut chance = Shuffler::new(lines.seed);
        let worlds = worlds(imagined, &mut chance);
        let known = self.knowledge(greedy, &worlds[0], prompt, &mut chance);
        let tried = |plan, of| lines.of(&known, &worlds, &Planned { plan, is_whole: true }, of);
        let first = 0..(lines.n / FIRST_LOOK).max(2);
        let mut pairs = (tried(best, first.clone())?, tried(played, first.clone())?);
        let at_first = difference(&pairs);
        if close_from <= at_first.value + 2.0 * at_first.error {
            let rest = first.end..lines.n;
            pairs.0.extend(tried(best, rest.clone())?);
            pairs.1.extend(tried(played, rest)?);
        }
        Some(Compared {
            best: Estimate::of(&pairs.0),
            played: Estimate::of(&pairs.1),
            difference: difference(&pairs),
            steps: foresee(&known, &worlds[0], played, Shuffler::new(lines.seed)),
        })
    }

    /// The same for what was begun and then disturbed by others: it is worth as much as the best that could have been made of it,
    /// from the moment before they did.
    pub(crate) fn compare_begun(
        &self,
        greedy: &Greedy,
        (before, after): (&Imagined<Aces>, &Imagined<Aces>),
        seat: Seat,
        best: &[Choice],
        lines: &Lines<'_>,
    ) -> Option<Compared> {
        let prompt = before.game().pending().prompt(seat)?;
        let mut chance = Shuffler::new(lines.seed);
        let worlds = [before, after].map(|it| worlds(it, &mut chance));
        let known = self.knowledge(greedy, &worlds[0][0], prompt, &mut chance);
        let budget = self.budget(known.scope, &mut chance, lines.patience);
        let seed = chance.next_u64();
        let proposed = proposals(&known, &worlds[1], &budget, seed);
        let ranked = race(&known, &worlds[1], proposed, &budget, seed);
        let completed = &ranked.first()?.plan;
        let whole = |plan| Planned { plan, is_whole: true };
        let best = Estimate::of(&lines.of(&known, &worlds[0], &whole(best), 0..lines.n)?);
        let played = Estimate::of(&lines.of(&known, &worlds[1], &whole(completed), 0..lines.n)?);
        let difference = Estimate { value: best.value - played.value, error: best.error.hypot(played.error) };
        Some(Compared { best, played, difference, steps: Vec::new() })
    }

    fn impartially<'a>(
        &'a self,
        greedy: &'a Greedy,
        from: &Simulation<Aces>,
        side: Side,
        me: Seat,
        scope: Scope,
    ) -> Knowledge<'a> {
        let (evaluation, horizon) = (&self.evaluation, self.horizon(from.open()));
        Knowledge { greedy, evaluation, me, side, scope, horizon, overlooked: Vec::new(), is_impartial: true }
    }
}

/// Lines that are played to judge something.
pub(crate) struct Lines<'a> {
    pub(crate) n: u32,
    pub(crate) seed: u64,
    pub(crate) patience: &'a Patience,
}

impl Lines<'_> {
    /// The values of some lines of a plan; nothing if patience ends.
    fn of(
        &self,
        known: &Knowledge<'_>,
        worlds: &[Simulation<Aces>],
        plan: &Planned<'_>,
        which: std::ops::Range<u32>,
    ) -> Option<Vec<f64>> {
        let line = |nth: u32| {
            let world = &worlds[nth as usize % worlds.len()];
            let chance = Shuffler::for_game(self.seed, u64::from(nth));
            (!self.patience.is_over()).then(|| follow_on(known, world, plan, chance))
        };
        which.map(line).collect()
    }
}

fn difference((best, played): &(Vec<f64>, Vec<f64>)) -> Estimate {
    let differences: Vec<f64> = best.iter().zip(played).map(|(best, played)| best - played).collect();
    Estimate::of(&differences)
}

//! An analysis piece by piece: pieces can be done in any order, at any time, on any thread, and come out the same.

use serde_json::Value;
use table::{Match, Phrase, Rules, Seat, Shuffler};

use super::{
    Analysis, Analyst, Begun, ChanceMoment, Effort, Estimate, Flaw, Judgement, Verdict,
    course::{Boundary, Deed, course},
    ledger::{WHOLE, in_hundredths, ledger},
    teams,
};
use crate::{HostedGame, Patience};

/// How many of the worst decisions are pointed out.
const N_WORST: usize = 3;

/// All that is to be judged in a match.
pub struct Work<G: HostedGame> {
    analyst: Box<dyn Analyst<G::Rules>>,
    effort: Effort,
    teams: Vec<Vec<Seat>>,
    /// From the beginning to the result.
    moments: Vec<Boundary<G::Rules>>,
    /// Whether the last of them is to be judged, too: the game was given up there.
    resigned: Option<Seat>,
    deeds: Vec<Deed<G::Rules>>,
    /// The places of those that are looked at.
    examined: Vec<usize>,
    result: Vec<i32>,
}

/// A seat gave up, and others won by that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resigned {
    /// Who gave up.
    pub by: Seat,
    /// Who won.
    pub winners: Vec<Seat>,
}

/// What came of a part of the work.
#[derive(Clone, Debug, PartialEq)]
pub enum Piece {
    /// The chances at a moment.
    Moment(Vec<Estimate>),
    /// A decision that was looked at.
    Decision(Verdict),
}

impl<G: HostedGame> Work<G> {
    /// What is to be done for a match that is over, with the decisions of some seats; nothing if its game has no analyst, has not ended by its
    /// own rules or by someone who gave up, or cannot be played again by these rules.
    pub fn new(
        played: &Match<G::Rules>,
        resigned: Option<Resigned>,
        seats: &[Seat],
        effort: Effort,
    ) -> Option<Work<G>> {
        let (game, teams) = (played.game(), teams(played.game()));
        let (winners, resigned) = match (game.pending().outcome(), resigned) {
            (Some(outcome), _) => (G::winners(game.world(), outcome), None),
            (None, Some(it)) => (it.winners, Some(it.by)),
            (None, None) => return None,
        };
        let analyst = G::analyst(game.world(), effort)?;
        let (moments, deeds) = course(played, &*analyst)?;
        let examined = (0..deeds.len()).filter(|it| seats.contains(&deeds[*it].seat)).collect();
        let has_won = |team: &Vec<Seat>| team.iter().any(|it| winners.contains(it));
        let result: Vec<f64> = match winners.is_empty() {
            true => vec![1.0; teams.len()],
            false => teams.iter().map(|it| f64::from(u8::from(has_won(it)))).collect(),
        };
        let result = in_hundredths(&result);
        Some(Work { analyst, effort, teams, moments, resigned, deeds, examined, result })
    }

    /// The same with no more plans than so many lines in all allow, for those whose time is bounded.
    pub fn within(
        played: &Match<G::Rules>,
        resigned: Option<Resigned>,
        effort: Effort,
        lines: u32,
    ) -> Option<Work<G>> {
        let seats: Vec<Seat> = teams(played.game()).into_iter().flatten().collect();
        let work = Work::new(played, resigned.clone(), &seats, effort)?;
        let fewer = effort.within(lines, work.n_pieces());
        if fewer == effort { Some(work) } else { Work::new(played, resigned, &seats, fewer) }
    }

    /// How many moments are judged. A result by the rules is known.
    fn n_judged(&self) -> usize {
        self.moments.len() - usize::from(self.resigned.is_none())
    }

    /// How many pieces there are.
    pub fn n_pieces(&self) -> usize {
        self.n_judged() + self.examined.len()
    }

    /// Does one of them; nothing if patience ends before.
    pub fn piece(&self, nth: usize, patience: &Patience) -> Option<Piece> {
        let n_moments = self.n_judged();
        let Effort { seed, .. } = self.effort;
        if let Some(moment) = self.moments[..n_moments].get(nth) {
            // All moments have the same dice to come, so that luck yet to come is less of a difference.
            let begun = moment.begun.map(|(deed, n)| self.begun(deed, n));
            let chance = Shuffler::new(seed);
            return self.analyst.judge(&moment.game, begun.as_ref(), chance, patience).map(Piece::Moment);
        }
        let deed = &self.deeds[*self.examined.get(nth - n_moments)?];
        let chance = Shuffler::for_game(seed, u64::from(deed.n));
        let verdict = self.analyst.examine(deed, chance, patience);
        verdict.map(Piece::Decision)
    }

    fn begun(&self, deed: usize, n_done: usize) -> Begun<'_, G::Rules> {
        let Deed { seat, game, played, disturbed, .. } = &self.deeds[deed];
        Begun { seat: *seat, before: game, rest: &played[n_done..], is_whole: disturbed.is_none() }
    }

    /// Does all of it, one piece after the other; nothing if patience ends before.
    pub fn all(&self, patience: &Patience) -> Option<Analysis> {
        let pieces: Option<Vec<Piece>> = (0..self.n_pieces()).map(|nth| self.piece(nth, patience)).collect();
        pieces.map(|it| self.sum_up(it))
    }

    /// Adds the pieces up, in their order.
    pub fn sum_up(&self, pieces: Vec<Piece>) -> Analysis {
        let (mut estimates, mut verdicts) = (Vec::new(), Vec::new());
        for piece in pieces {
            match piece {
                Piece::Moment(it) => estimates.push(it),
                Piece::Decision(it) => verdicts.push(it),
            }
        }
        let course = self.course(&estimates);
        let seats: Vec<Seat> = self.teams.iter().flatten().copied().collect();
        let decisions: Vec<Judgement> =
            self.examined.iter().zip(verdicts).map(|(deed, it)| judgement(&self.deeds[*deed], it)).collect();
        let worst = worst(&decisions);
        let ledger = ledger(&course, &seats);
        Analysis { plans: self.effort.plans, teams: self.teams.clone(), course, ledger, decisions, worst }
    }

    fn course(&self, estimates: &[Vec<Estimate>]) -> Vec<ChanceMoment> {
        let told = |(moment, estimates): (&Boundary<G::Rules>, &Vec<Estimate>)| {
            let values: Vec<f64> = estimates.iter().map(|it| it.value).collect();
            let error = estimates.iter().map(|it| it.error).fold(0.0, f64::max);
            ChanceMoment {
                n: moment.n,
                by: moment.by,
                chances: in_hundredths(&values),
                error: hundredths(error),
            }
        };
        let mut course: Vec<ChanceMoment> = self.moments.iter().zip(estimates).map(told).collect();
        if let Some(last) = self.moments.last() {
            let by = self.resigned.or(last.by);
            course.push(ChanceMoment { n: last.n, by, chances: self.result.clone(), error: 0 });
        }
        course
    }
}

fn hundredths(value: f64) -> u32 {
    (f64::from(WHOLE) * value).round() as u32
}

fn judgement<R: Rules>(deed: &Deed<R>, it: Verdict) -> Judgement {
    let whole = |it: f64| (f64::from(WHOLE) * it).round() as i32;
    let (loss, error) = (whole(it.loss.value).max(0), hundredths(it.loss.error));
    let mark = Flaw::of(loss, error);
    let told = |phrases: Vec<Phrase>| if mark.is_some() { phrases } else { Vec::new() };
    let drawn = |plan: Vec<Value>| if mark.is_some() { plan } else { Vec::new() };
    Judgement {
        seat: deed.seat,
        n: deed.n,
        until: deed.until,
        best: whole(it.best.value),
        played: whole(it.played.value),
        plan: drawn(it.plan),
        played_plan: drawn(it.played_plan),
        loss,
        error,
        mark,
        better: told(it.better),
        instead: told(it.instead),
    }
}

fn worst(decisions: &[Judgement]) -> Vec<u32> {
    let mut marked: Vec<u32> = (0..).zip(decisions).filter(|it| it.1.mark.is_some()).map(|it| it.0).collect();
    marked.sort_by_key(|it| -decisions[*it as usize].loss);
    marked.truncate(N_WORST);
    marked
}

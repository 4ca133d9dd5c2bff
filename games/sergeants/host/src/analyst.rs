//! Who judges a finished match: the search player, who plays lines from each position and looks for better answers than what was given.

use std::sync::{Mutex, PoisonError};

use hosting::{
    Patience,
    analysis::{Analyst, Begun, Deed, Effort, Estimate, Verdict, teams},
};
use serde_json::Value;
use sergeants::{Choice, Sergeants, World};
use table::{Game, Imagined, Phrase, Seat, Shuffler, Viewer};

use crate::{
    bots::{
        Greedy,
        search::{Search, Thinking},
    },
    hint::{Sketch, reasons, sketched},
};

/// The analyst of one world.
pub(crate) struct Judge {
    /// Players who know the map and have nothing to do at the moment: each thread takes one.
    idle: Mutex<Vec<Greedy>>,
    search: Search,
}

impl Judge {
    pub(crate) fn new(effort: Effort) -> Judge {
        let thinking = Thinking { plans: effort.plans, ..Thinking::attentive() };
        Judge { idle: Mutex::default(), search: Search::new(thinking) }
    }

    /// Lets a player who knows the map work. What it remembers of the map makes it quicker and changes nothing.
    fn with_player<T>(&self, world: &World, work: impl FnOnce(&Greedy) -> T) -> T {
        let known = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let greedy = known.unwrap_or_else(|| Greedy::new(world));
        let done = work(&greedy);
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(greedy);
        done
    }

    fn verdict(
        &self,
        greedy: &Greedy,
        deed: &Deed<Sergeants>,
        mut chance: Shuffler,
        patience: &Patience,
    ) -> Option<Verdict> {
        let (seat, played) = (deed.seat, deed.played.first()?);
        // What the seat did is judged by what it knew.
        let imagined = Imagined::of(&deed.game, Viewer::Seat(seat), &mut chance)?;
        let compared = self.search.compared(greedy, &imagined, seat, played, &mut chance, patience)?;
        let steps = |it: &Choice| sketched(greedy, &imagined, seat, it, chance.clone());
        let (best, played) = (steps(&compared.choice), steps(played));
        Some(Verdict {
            best: compared.best,
            played: compared.played,
            loss: compared.difference,
            better: said(&imagined, &best, &played),
            instead: said(&imagined, &played, &best),
            plan: written(&best),
            played_plan: written(&played),
        })
    }
}

impl Analyst<Sergeants> for Judge {
    /// Hands and orders are as they were: cards that were drawn count as luck when they are drawn and not when they are played.
    fn judge(
        &self,
        game: &Game<Sergeants>,
        _: Option<&Begun<'_, Sergeants>>,
        mut chance: Shuffler,
        patience: &Patience,
    ) -> Option<Vec<Estimate>> {
        let first = teams(game).first()?.first().copied()?;
        let lines =
            |greedy: &Greedy| self.search.lines_from(greedy, game, first, chance.next_u64(), patience);
        let lines = self.with_player(game.world(), lines)?;
        let first = Estimate::of(&lines);
        Some(vec![first, first.other()])
    }

    fn is_decision(&self, game: &Game<Sergeants>, seat: Seat) -> bool {
        game.pending().prompt(seat).is_some_and(|it| self.search.thinks_about(it))
    }

    /// Every answer is a decision of its own: between two of them cards are turned, as a rule.
    fn goes_on(&self, _: &Game<Sergeants>, _: &Game<Sergeants>, _: Seat) -> bool {
        false
    }

    fn examine(&self, deed: &Deed<Sergeants>, chance: Shuffler, patience: &Patience) -> Option<Verdict> {
        self.with_player(deed.game.world(), |greedy| self.verdict(greedy, deed, chance, patience))
    }
}

/// Steps as the browser draws them.
fn written(steps: &[Sketch]) -> Vec<Value> {
    steps.iter().filter_map(|it| serde_json::to_value(it).ok()).collect()
}

/// The first step that others do not have, and what speaks for it. What follows from it was not decided yet.
fn said(imagined: &Imagined<Sergeants>, steps: &[Sketch], beside: &[Sketch]) -> Vec<Phrase> {
    let own = steps.iter().find(|it| !beside.contains(it));
    let told = |it: &Sketch| [it.says.clone()].into_iter().chain(reasons(imagined, it)).collect();
    own.map(told).unwrap_or_default()
}

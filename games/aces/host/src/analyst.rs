//! Who judges a finished match: the search player, who plays many lines from each position and looks for better plans than what was played.

use aces::{Aces, Ask, Choice, Faction, Side, View, World, choices::March};
use hosting::{
    Patience,
    analysis::{Analyst, Begun, Deed, Effort, Estimate, Flaw, Verdict, teams},
};
use serde_json::Value;
use table::{Answer, Game, Imagined, Pending, Phrase, Prompt, Seat, Sentence, Shuffler, Viewer};

use crate::{
    bots::{
        Greedy,
        search::{Level, Lines, Planned, Purpose, Scope, Search, Thinking, side_of},
    },
    hint::gain,
};

/// How much is said of one plan at most.
const MOST_SAID: usize = 4;

/// The analyst of one world.
pub(crate) struct Judge {
    greedy: Greedy,
    search: Search,
    plans: u32,
}

impl Judge {
    pub(crate) fn new(world: &World, effort: Effort) -> Judge {
        let thinking = Level::default().thinking().attentively();
        // Every faction has one more turn in a line, so that nobody has more to come than others.
        let horizon = world.factions.len() as u32 + 1;
        let thinking = Thinking { plans: effort.plans, horizon, ..thinking };
        let search = Search::new(world, thinking).impartial();
        Judge { greedy: Greedy::new(world), search, plans: effort.plans }
    }

    /// How likely the first team wins from a position.
    fn lines_from(
        &self,
        game: &Game<Aces>,
        begun: Option<&Begun<'_, Aces>>,
        chance: &mut Shuffler,
        patience: &Patience,
    ) -> Option<Estimate> {
        let world = game.world();
        // AA-MIS-V2-2: the German team knows all there is to know.
        let german = world.factions.iter().find(|it| it.side() == Side::Germany).copied();
        let viewer = Viewer::Seat(world.seat_of(german.unwrap_or(Faction::G1)));
        let imagined = Imagined::of(game, viewer, chance)?;
        let side = side_of(world, teams(game).first()?.first().copied()?);
        let lines = self.lines(chance, patience);
        let rest = begun.map(|it| plan_of(it.rest)).unwrap_or_default();
        let plan = Planned { plan: &rest, is_whole: begun.is_some_and(|it| it.is_whole) };
        let scope = begun.and_then(|it| scope_of(it.before, it.seat)).unwrap_or(Scope::Nothing);
        let me = begun.map_or(Seat(0), |it| it.seat);
        self.search.judge(&self.greedy, &imagined, (side, me, scope), &plan, &lines)
    }

    fn lines<'a>(&self, chance: &mut Shuffler, patience: &'a Patience) -> Lines<'a> {
        Lines { n: self.plans, seed: chance.next_u64(), patience }
    }
}

impl Analyst<Aces> for Judge {
    fn judge(
        &self,
        game: &Game<Aces>,
        begun: Option<&Begun<'_, Aces>>,
        mut chance: Shuffler,
        patience: &Patience,
    ) -> Option<Vec<Estimate>> {
        let answers = interceptions(game);
        if answers.is_empty() {
            return self.lines_from(game, begun, &mut chance, patience).map(in_order);
        }
        // AA-INT-1: the one who is asked does what is best. The players of the lines would intercept too often.
        let seed = chance.next_u64();
        let value = |(seat, answer): (Seat, Answer<Aces>)| {
            let mut after = game.clone();
            after.answer(answer).ok()?;
            let first = self.lines_from(&after, begun, &mut Shuffler::new(seed), patience)?;
            let is_own = teams(game).first().is_some_and(|it| it.contains(&seat));
            Some((if is_own { first.value } else { -first.value }, first))
        };
        let values: Option<Vec<(f64, Estimate)>> = answers.into_iter().map(value).collect();
        let best = values?.into_iter().max_by(|one, other| one.0.total_cmp(&other.0))?;
        Some(in_order(best.1))
    }

    fn is_decision(&self, game: &Game<Aces>, seat: Seat) -> bool {
        let ask = game.pending().prompt(seat).map(|it| &it.ask);
        ask.is_some_and(|it| !matches!(it, Ask::Draw { .. } | Ask::AutomaBegins { .. }))
    }

    fn goes_on(&self, earlier: &Game<Aces>, later: &Game<Aces>, seat: Seat) -> bool {
        let scope = scope_of(earlier, seat).filter(|it| *it != Scope::Once);
        scope.is_some() && scope == scope_of(later, seat)
    }

    /// AA-INT-1: an interception. What nobody interrupts goes on as it was planned.
    fn disturbs(&self, answer: &Answer<Aces>) -> bool {
        !matches!(answer, Answer::Choose { choice: Choice::LetPass, .. })
    }

    fn examine(&self, deed: &Deed<Aces>, mut chance: Shuffler, patience: &Patience) -> Option<Verdict> {
        let Deed { seat, game, .. } = deed;
        let (seat, viewer) = (*seat, Viewer::Seat(*seat));
        // What the seat did is judged by what it knew.
        let imagined = Imagined::of(game, viewer, &mut chance)?;
        let (greedy, search) = (&self.greedy, &self.search);
        let thought = search.think(greedy, &imagined, seat, &mut chance, patience, Purpose::Play)?;
        let (best, played) = (&thought.best.plan[..], plan_of(&deed.played));
        // The lines that found the plan were kind to it: others compare it.
        let lines = self.lines(&mut chance, patience);
        let compared = match &deed.disturbed {
            Some(after) => {
                let after = Imagined::of(after, viewer, &mut chance)?;
                search.compare_begun(greedy, (&imagined, &after), seat, best, &lines)
            }
            None => {
                let least = f64::from(Flaw::Inaccuracy.least()) / 10_000.0;
                search.compare(greedy, &imagined, seat, (best, &played), &lines, least)
            }
        }?;
        let said = |steps: &[(View, Choice)], beside: &[(View, Choice)]| said(game.world(), steps, beside);
        Some(Verdict {
            best: compared.best,
            played: compared.played,
            loss: compared.difference,
            better: said(&thought.best.steps, &compared.steps),
            instead: said(&compared.steps, &thought.best.steps),
            plan: written(best),
            played_plan: written(&played),
        })
    }
}

/// The chances of both teams, from that of the first.
fn in_order(first: Estimate) -> Vec<Estimate> {
    vec![first, first.other()]
}

/// AA-INT-1: the answers of a seat that is asked whether it intercepts; none if it is asked something else.
fn interceptions(game: &Game<Aces>) -> Vec<(Seat, Answer<Aces>)> {
    let Pending::Decide { prompts, .. } = game.pending() else { return Vec::new() };
    let asked = prompts.iter().filter(|it| matches!(it.ask, Ask::Intercept { .. }));
    let answers = |it: &Prompt<Aces>| {
        let seat = it.seat;
        let answer = |choice: &Choice| (seat, Answer::Choose { seat, choice: choice.clone() });
        it.options.iter().map(answer).collect::<Vec<_>>()
    };
    asked.flat_map(answers).collect()
}

/// The questions that belong together with the one that a seat is asked.
fn scope_of(game: &Game<Aces>, seat: Seat) -> Option<Scope> {
    let prompt = game.pending().prompt(seat)?;
    Some(Scope::of(&prompt.ask, &game.view(Viewer::Spectator).field))
}

/// What was done as a plan: what was taken back is left out, and a way that was decided step by step is one way.
fn plan_of(played: &[Choice]) -> Vec<Choice> {
    let mut plan: Vec<Choice> = Vec::new();
    for choice in played {
        match choice {
            Choice::March(on) => match plan.last_mut() {
                Some(Choice::March(March { unit, path, .. })) if *unit == on.unit => {
                    path.extend(on.path.iter().copied());
                }
                _ => plan.push(March::announced(on.unit, on.path.clone()).into()),
            },
            Choice::Withdraw(unit) => {
                plan.retain(|it| !matches!(it, Choice::Attack(attack) if attack.unit == *unit));
            }
            Choice::WithdrawRocket => plan.retain(|it| !matches!(it, Choice::Rocket(_))),
            Choice::Done | Choice::Stop | Choice::Reorder { .. } | Choice::OfferDraw => (),
            _ => plan.push(choice.clone()),
        }
    }
    plan
}

/// A plan as the browser draws it.
fn written(plan: &[Choice]) -> Vec<Value> {
    plan.iter().filter_map(|it| serde_json::to_value(it).ok()).collect()
}

/// What a plan does that another does not: what it brings at once, or else the answers themselves.
fn said(world: &World, steps: &[(View, Choice)], beside: &[(View, Choice)]) -> Vec<Phrase> {
    let gains = |of: &[(View, Choice)]| -> Vec<Phrase> {
        of.iter().filter_map(|(view, choice)| gain(world, view, choice)).collect()
    };
    let choices = |of: &[(View, Choice)]| -> Vec<Phrase> { of.iter().map(|it| it.1.phrase()).collect() };
    let only = |own: Vec<Phrase>, other: Vec<Phrase>| -> Vec<Phrase> {
        own.into_iter().filter(|it| !other.contains(it)).take(MOST_SAID).collect()
    };
    let gained = only(gains(steps), gains(beside));
    if gained.is_empty() { only(choices(steps), choices(beside)) } else { gained }
}

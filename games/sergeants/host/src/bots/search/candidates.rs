//! Which answers are worth thinking about: those that are listed, and of spaces the greedy player's and others that are promising and different.

use sergeants::{Ask, Choice, Sergeants, Space, measure::Place};
use table::{
    Answer, Chance, Imagined, Prompt, Seat, Shuffler,
    policy::{Moment, Offered, Pick, Policy},
};

use crate::bots::{greedy::Greedy, mind::Mind, taste::Taste, walks::is_apart};

/// More answers than this are not all tried.
const MOST: usize = 16;
/// More ways to place cards: they decide the turn.
const MOST_PLACINGS: usize = 28;
/// Of these many places the best are tried.
const CLOSELY: usize = 36;
/// How much tastes differ that make proposals, as an exponent of two.
const PROPOSERS: f32 = 1.5;
/// How many such proposals are asked for.
const PROPOSALS: usize = 6;

/// Whether a question is worth thinking about. The greedy player answers the others well enough.
pub(crate) fn is_worth_it(ask: &Ask) -> bool {
    !matches!(
        ask,
        Ask::Name { .. }
            | Ask::WhichGap { .. }
            | Ask::TakeBack { .. }
            | Ask::Discard { .. }
            | Ask::Hold { .. }
            | Ask::HandOver { .. }
            | Ask::Victim { .. }
            | Ask::NextTarget { .. }
            | Ask::Befall { .. }
            | Ask::Cover { .. }
    )
}

/// Answers worth thinking about, the greedy player's first, at most so many.
pub(crate) fn candidates(
    greedy: &Greedy,
    imagined: &Imagined<Sergeants>,
    prompt: &Prompt<Sergeants>,
    most: usize,
    chance: &mut Shuffler,
) -> Vec<Choice> {
    let most = most.clamp(2, if let Ask::Place { .. } = prompt.ask { MOST_PLACINGS } else { MOST });
    let mut found: Vec<Choice> = Vec::new();
    let mut add = |it: Choice| {
        if !found.contains(&it) {
            found.push(it);
        }
    };
    let by = |taste: Taste, chance: &mut Shuffler| proposal(greedy, imagined, prompt.seat, taste, chance);
    by(greedy.taste(), chance).into_iter().for_each(&mut add);
    for _ in 0..PROPOSALS {
        let taste = greedy.taste().varied(PROPOSERS, chance);
        by(taste, chance).into_iter().for_each(&mut add);
    }
    if let Some(space) = &prompt.space {
        let world = imagined.game().world();
        let mind = greedy.mind(world, &imagined.view(), prompt.seat, greedy.taste());
        if let Space::Placements { .. } = space {
            add(mind.orders_with(mind.sensible_placing()));
        }
        promising(&mind, space, most).into_iter().for_each(&mut add);
    }
    // An answer in advance is a pass like any other.
    let mut listed: Vec<&Choice> =
        prompt.options.iter().filter(|it| !matches!(it, Choice::Standing(_))).collect();
    while !listed.is_empty() {
        add(listed.swap_remove(chance.below(listed.len() as u32) as usize).clone());
    }
    found.truncate(most);
    found
}

/// Members of a space that are good by one reckoning and different from each other.
fn promising(mind: &Mind<'_>, space: &Space, most: usize) -> Vec<Choice> {
    match space {
        Space::Placements { .. } => mind.placings(most).into_iter().map(|it| mind.orders_with(it)).collect(),
        Space::Walks { tag, leaves } if leaves.is_empty() => {
            let Some(nr) = mind.man(*tag) else { return Vec::new() };
            let mut taken: Vec<Place> = mind.own[nr].place().into_iter().collect();
            let mut ways = Vec::new();
            for (_, way) in mind.ranked_walks(nr, CLOSELY) {
                if ways.len() < most && is_apart(&taken, way.to) && mind.may_go(nr, &way) {
                    taken.push(way.to);
                    ways.push(Choice::Walk(way));
                }
            }
            ways
        }
        Space::Turns { tag } => {
            let Some(nr) = mind.man(*tag) else { return Vec::new() };
            let ways = mind.ranked_turns(nr).into_iter().map(|it| it.1);
            ways.filter(|it| mind.may_turn(nr, it)).take(most).map(Choice::Walk).collect()
        }
        Space::Entries { tag } => mind.man(*tag).map_or(Vec::new(), |nr| mind.best_entries(nr, most)),
        Space::Walks { .. }
        | Space::Forces { .. }
        | Space::Deployments { .. }
        | Space::Templates { .. }
        | Space::Escapes { .. }
        | Space::Shells { .. } => Vec::new(),
    }
}

/// What a greedy player of some taste would answer.
pub(crate) fn proposal(
    greedy: &Greedy,
    imagined: &Imagined<Sergeants>,
    seat: Seat,
    taste: Taste,
    chance: &mut Shuffler,
) -> Option<Choice> {
    match imagined.game().decide(seat, &mut Proposer { greedy, taste, chance })? {
        Answer::Choose { choice, .. } => Some(choice),
        _ => None,
    }
}

/// A greedy player of some taste.
struct Proposer<'a> {
    greedy: &'a Greedy,
    taste: Taste,
    chance: &'a mut Shuffler,
}

impl Policy<Sergeants> for Proposer<'_> {
    fn choose(
        &mut self,
        moment: &Moment<'_, Sergeants>,
        offered: &Offered<'_, Sergeants>,
    ) -> Pick<Sergeants> {
        self.greedy.choose_by(self.taste, moment, offered, self.chance)
    }

    fn roll(&mut self, sides: u8, dice: &mut [u8]) {
        self.chance.throw(sides, dice);
    }

    fn draw(&mut self, n: usize, _: &dyn Fn(usize) -> Choice) -> usize {
        self.chance.below(n as u32) as usize
    }
}

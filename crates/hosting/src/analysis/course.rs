//! A journal as moments between which one seat decided, or chance did, and as decisions of seats.

use table::{Answer, Game, Match, Pending, Rules, Seat};

use super::Analyst;

/// A moment between two who acted.
pub(super) struct Boundary<R: Rules> {
    /// The number of answers up to it.
    pub(super) n: u32,
    /// Who led to it; nothing for chance.
    pub(super) by: Option<Seat>,
    pub(super) game: Game<R>,
    /// What has been carried out in part: a deed by its place, and how many choices of it.
    pub(super) begun: Option<(usize, usize)>,
}

/// What a seat did about one matter.
pub struct Deed<R: Rules> {
    /// Who did it.
    pub seat: Seat,
    /// The number of answers before it.
    pub n: u32,
    /// The number of answers after the last of it.
    pub until: u32,
    /// The game before it.
    pub game: Game<R>,
    /// What was done.
    pub played: Vec<R::Choice>,
    /// The game after it, if it was left unfinished because someone or chance disturbed it.
    pub disturbed: Option<Game<R>>,
    /// What may turn out to be that.
    before_disturbance: Option<Game<R>>,
    /// The number of answers before each of them.
    at: Vec<u32>,
}

/// The last deeds, among which those are that may still go on.
const MOST_OPEN: usize = 16;

/// The moments and the decisions of a match.
pub(super) type Course<R> = (Vec<Boundary<R>>, Vec<Deed<R>>);

/// Who acted: a seat or chance. An answer that was the only one is nobody's.
type Author = Option<Option<Seat>>;

/// The moments and the decisions of a match; nothing if its journal cannot be played any more.
pub(super) fn course<R: Rules>(played: &Match<R>, analyst: &dyn Analyst<R>) -> Option<Course<R>> {
    let (mut game, _) = Game::<R>::new(played.setup()).ok()?;
    let mut moments = vec![Boundary { n: 0, by: None, game: game.clone(), begun: None }];
    let mut deeds: Vec<Deed<R>> = Vec::new();
    let mut acting: Author = None;
    for (n, answer) in (0..).zip(played.journal()) {
        let author = author(&game, answer);
        if let (Some(before), Some(now)) = (acting, author)
            && before != now
        {
            moments.push(Boundary { n, by: before, game: game.clone(), begun: None });
        }
        acting = author.or(acting);
        let by = match answer {
            Answer::Choose { seat, choice } => {
                note(&mut deeds, n, &game, *seat, choice, author.is_some(), analyst);
                Some(*seat)
            }
            _ => None,
        };
        if analyst.disturbs(answer) {
            disturb(&mut deeds, &game, by);
        }
        game.answer(answer.clone()).ok()?;
    }
    moments.push(Boundary { n: played.journal().len() as u32, by: acting.flatten(), game, begun: None });
    for moment in &mut moments {
        moment.begun = begun(&deeds, moment.n);
    }
    Some((moments, deeds))
}

/// The deed that is carried out in part at a moment, and how far. Of several the first: others answer to it.
fn begun<R: Rules>(deeds: &[Deed<R>], n: u32) -> Option<(usize, usize)> {
    let i = deeds.iter().position(|it| it.n < n && n < it.until)?;
    Some((i, deeds[i].at.iter().filter(|it| **it < n).count()))
}

fn author<R: Rules>(game: &Game<R>, answer: &Answer<R>) -> Author {
    match (answer, game.pending()) {
        (Answer::Choose { seat, choice }, _) => {
            let is_forced = game
                .pending()
                .prompt(*seat)
                .is_some_and(|it| it.space.is_none() && it.options.len() == 1 && it.options[0] == *choice);
            (!is_forced).then_some(Some(*seat))
        }
        // A player who lets the time run out has decided that.
        (Answer::TimeUp, Pending::Decide { prompts, .. }) => Some(prompts.first().map(|it| it.seat)),
        (Answer::Roll(_) | Answer::Draw(_) | Answer::TimeUp, _) => Some(None),
    }
}

/// Notes a choice as part of the seat's last deed, or as a new one.
fn note<R: Rules>(
    deeds: &mut Vec<Deed<R>>,
    n: u32,
    game: &Game<R>,
    seat: Seat,
    choice: &R::Choice,
    is_free: bool,
    analyst: &dyn Analyst<R>,
) {
    let is_asked = game.pending().prompt(seat).is_some();
    let last = deeds.iter_mut().rfind(|it| it.seat == seat);
    if let Some(last) = last.filter(|it| is_asked && analyst.goes_on(&it.game, game, seat)) {
        last.disturbed = last.before_disturbance.take();
        if last.disturbed.is_none() {
            last.played.push(choice.clone());
            last.at.push(n);
            last.until = n + 1;
            return;
        }
    }
    if is_asked && is_free && !game.is_aside(seat, choice) && analyst.is_decision(game, seat) {
        let game = game.clone();
        deeds.push(Deed {
            seat,
            n,
            until: n + 1,
            game,
            played: vec![choice.clone()],
            disturbed: None,
            before_disturbance: None,
            at: vec![n],
        });
    }
}

/// Keeps the game as it was before the first disturbance after the last deed of each of the others.
fn disturb<R: Rules>(deeds: &mut [Deed<R>], game: &Game<R>, by: Option<Seat>) {
    let mut seen: Vec<Seat> = by.into_iter().collect();
    for deed in deeds.iter_mut().rev().take(MOST_OPEN) {
        if !seen.contains(&deed.seat) {
            seen.push(deed.seat);
            deed.before_disturbance.get_or_insert_with(|| game.clone());
        }
    }
}

//! A line: an answer, and how the game goes on from it in thought, a turn or two far.

use sergeants::{Ask, Choice, Outcome, Procedure, Sergeants, World, rules::ransom, state::At};
use table::{
    Chance, Seat, Shuffler, Simulation, Viewer,
    policy::{Moment, Offered, Pick, Policy},
};

use super::evaluation::value;
use crate::bots::{greedy::Greedy, mind::Mind, taste::Taste};

/// VP ahead that make winning about three times as likely as losing.
const SCALE: f64 = 4.0;
/// A share of how well soldiers stand, as the greedy player sees it.
const PLACES: f32 = 0.8;
/// A share of what a soldier is worth to the enemy, at the end of a game and at its beginning.
const ALIVE: [f32; 2] = [0.2, 0.6];
/// What a soldier who has not come onto the map yet lacks.
const WAITS: f32 = 1.0;
/// How likely a prisoner stays one.
const STAYS: f32 = 0.85;
/// A share of victory itself in the value of a finished game; the rest is by how many VP.
const VICTORY: f64 = 0.8;
/// How much others' tastes differ from the best known one, as exponents of two.
const TASTES: f32 = 0.5;

/// What all lines of a question share.
pub(crate) struct Known<'a> {
    pub(crate) greedy: &'a Greedy,
    pub(crate) me: Seat,
    /// The turn before which lines end.
    pub(crate) until: u8,
    /// Lines tell how likely a win is, however close it was: for people, who are told chances.
    pub(crate) only_winning: bool,
    /// Positions are judged as finished games taught it, and not by reckoning.
    pub(crate) learned: bool,
}

/// Plays an answer on, or the position if there is none. Returns how likely it wins, as far as one line tells. `wild` is how much the
/// others' answers to the same question differ from what is expected of them, as an exponent of two.
pub(crate) fn follow(
    known: &Known<'_>,
    from: &Simulation<Sergeants>,
    answer: Option<&Choice>,
    mut chance: Shuffler,
    wild: f32,
) -> f64 {
    let mut vary = |noise: f32| known.greedy.taste().varied(noise, &mut chance);
    let tastes = [vary(TASTES), vary(TASTES)];
    let at_once = vary(wild);
    let choosing = Shuffler::new(chance.next_u64());
    let mut player = Player { known, answer, at_once, tastes, choosing, chance };
    let mut simulation = from.clone();
    loop {
        if let Some(Procedure::Turn { turn }) = simulation.next_step()
            && known.until <= *turn
        {
            return standing(known, &simulation);
        }
        if !simulation.step(&mut player) {
            let world = simulation.world();
            return simulation.outcome().map_or(0.5, |it| victory(known, world, it));
        }
    }
}

/// The policy that plays a line.
struct Player<'k> {
    known: &'k Known<'k>,
    /// The answer that is tried, until it is given.
    answer: Option<&'k Choice>,
    /// The taste of others who answer the same question, unseen.
    at_once: Taste,
    /// The tastes of both sides.
    tastes: [Taste; 2],
    chance: Shuffler,
    /// Apart from cards, so that a player who hesitates changes nothing else.
    choosing: Shuffler,
}

impl Policy<Sergeants> for Player<'_> {
    fn choose(
        &mut self,
        moment: &Moment<'_, Sergeants>,
        offered: &Offered<'_, Sergeants>,
    ) -> Pick<Sergeants> {
        let Known { greedy, me, .. } = self.known;
        if moment.seat == *me
            && let Some(answer) = self.answer.take()
            && let Some(pick) = find(answer, moment, offered)
        {
            return pick;
        }
        let is_sealed = matches!(moment.ask, Ask::Place { .. });
        let taste = match is_sealed && moment.seat != *me && self.answer.is_some() {
            true => self.at_once,
            false => self.tastes[moment.world().side(moment.seat) as usize & 1],
        };
        greedy.choose_by(taste, moment, offered, &mut self.choosing)
    }

    fn roll(&mut self, sides: u8, dice: &mut [u8]) {
        self.chance.throw(sides, dice);
    }

    fn draw(&mut self, n: usize, _: &dyn Fn(usize) -> Choice) -> usize {
        self.chance.below(n as u32) as usize
    }
}

/// An answer among those that are offered, if it is.
pub(crate) fn find(
    choice: &Choice,
    moment: &Moment<'_, Sergeants>,
    offered: &Offered<'_, Sergeants>,
) -> Option<Pick<Sergeants>> {
    if let Some(i) = (0..offered.n).find(|i| (offered.nth)(*i) == *choice) {
        return Some(Pick::Listed(i));
    }
    let admitted = offered.space.is_some_and(|it| moment.admits(it, choice));
    admitted.then(|| Pick::Free(choice.clone()))
}

/// The value of a finished game.
fn victory(known: &Known<'_>, world: &World, outcome: &Outcome) -> f64 {
    let side = world.side(known.me);
    let is_own = |seat: &Seat| world.side(*seat) == side;
    let share = match outcome.winners.len() {
        0 => 0.5,
        n => outcome.winners.iter().filter(|it| is_own(it)).count() as f64 / n as f64,
    };
    if known.only_winning {
        return share;
    }
    let ahead = |seat: Seat, vp: i16| if is_own(&seat) { f64::from(vp) } else { -f64::from(vp) };
    let ahead: f64 = world.all_seats().zip(&outcome.scores).map(|(seat, vp)| ahead(seat, *vp)).sum();
    VICTORY * share + (1.0 - VICTORY) * likely(ahead / SCALE)
}

/// The value of a game in progress.
fn standing(known: &Known<'_>, simulation: &Simulation<Sergeants>) -> f64 {
    let world = simulation.world();
    let side = world.side(known.me);
    if known.learned {
        return value(known.greedy, simulation, side);
    }
    let mut ahead = 0.0;
    for seat in world.all_seats() {
        let view = simulation.view(Viewer::Seat(seat));
        let mind = known.greedy.mind(world, &view, seat, known.greedy.taste());
        ahead += if world.side(seat) == side { strength(&mind) } else { -strength(&mind) };
    }
    likely(f64::from(ahead) / SCALE)
}

/// What speaks for a player, in VP: what was scored, soldiers and prisoners, and how well they stand for what is to be done.
fn strength(mind: &Mind<'_>) -> f32 {
    let field = &mind.board.field;
    let left = f32::from(mind.turns_left()) / f32::from(mind.world.scenario.turns.max(1));
    let alive = ALIVE[0] + (ALIVE[1] - ALIVE[0]) * left.min(1.0);
    let mut sum = f32::from(field.tableau[mind.seat].score);
    for (nr, man) in mind.own.iter().enumerate() {
        let hale = if man.wounded { 0.6 } else { 1.0 } - if man.pinned { 0.15 } else { 0.0 };
        sum += alive * hale * man.life;
        sum += match man.at {
            At::On(place) => PLACES * mind.score(nr, place),
            _ => -WAITS,
        };
    }
    let is_own = |it: sergeants::content::Tag| field.figure(it).is_some_and(|it| it.seat == mind.seat);
    for prisoner in field.figures.iter().filter(|it| it.escort().is_some_and(is_own)) {
        let worth = mind.board.worth(mind.world, prisoner.tag);
        sum += STAYS * f32::from(ransom(mind.world, &mind.board, prisoner.tag, worth));
    }
    sum
}

fn likely(log_odds: f64) -> f64 {
    1.0 / (1.0 + (-log_odds).exp())
}

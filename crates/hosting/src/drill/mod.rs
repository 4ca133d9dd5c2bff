//! Many games of one set-up, side by side and as numbers: for programs that learn. docs/python.md says how they are used.
//!
//! Each lane has a game of its own, with chance from a seed of its own. A step answers the question of a lane with one of its candidates:
//! all answers that can be listed, and of those that cannot some, so that there are never more than were asked for. Chance is thrown
//! and answers without an alternative are given at once, so that every step is a decision.

mod layout;

use std::sync::Arc;

use serde::Serialize;
use serde_json::{Value, json};
use table::{
    Answer, Chance, Game, Pending, Prompt, Rules, Seat, Shuffler, Team, Viewer,
    policy::{Moment, Offered, Pick, Policy},
};

pub use layout::{Column, Layout, Numbers, Section};

use crate::{
    BotName, Choice, HostedGame, Opponent, Setup, World,
    engine::{Code, Error},
};

/// The most lanes.
pub const MOST_LANES: usize = 4096;
/// The most candidates of a question.
pub const MOST_CANDIDATES: usize = 1024;
/// The most decisions of a game before it is cut off.
pub const LONGEST: u16 = 30_000;
/// Answers without an alternative and throws between two decisions: a game that has more of them has lost its way.
const MOST_BETWEEN: usize = 100_000;

/// The numbers at the head of a lane; one more follows for each seat, its reward.
pub const HEAD: [Column; 5] = [
    Column::new("seat", -1, 15, "The seat that is asked; -1 when the game is over."),
    Column::new("candidates", 0, MOST_CANDIDATES as i16, "How many candidates there are."),
    Column::new("over", 0, 2, "0: the game goes on; 1: it has ended; 2: it was cut off as too long."),
    Column::new("decisions", 0, LONGEST as i16, "How many decisions were taken in the game."),
    Column::new(
        "advised",
        -1,
        MOST_CANDIDATES as i16,
        "The candidate that the bot would take; -1 without one.",
    ),
];

/// How games are drilled.
#[derive(Clone, Debug)]
pub struct Course {
    /// How many games at once.
    pub lanes: usize,
    /// The most candidates of a question.
    pub candidates: usize,
    /// The most decisions of a game.
    pub longest: u16,
    /// The seed of all games that are not given one.
    pub seed: u64,
    /// The bot whose answer is always among the candidates.
    pub advice: Option<BotName>,
}

/// What a program is told of a drill when it begins.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct About {
    /// How positions and answers are written.
    pub layout: Layout,
    /// The numbers at the head of each lane.
    pub head: Vec<Column>,
    /// The seats, each with its team.
    #[cfg_attr(feature = "ts", ts(type = "Array<[number, number]>"))]
    pub seats: Vec<(Seat, Team)>,
    /// How many games there are.
    pub lanes: usize,
    /// The most candidates of a question.
    pub candidates: usize,
}

/// The numbers of all lanes.
#[derive(Clone, Debug, Default)]
pub struct Arrays {
    /// The head of each lane.
    pub heads: Vec<i16>,
    /// What the seat that is asked sees, lane by lane.
    pub observations: Vec<i16>,
    /// Its candidates, lane by lane.
    pub candidates: Vec<i16>,
}

/// A drill of some game.
pub trait AnyDrill: Send {
    /// What a program is told when it begins.
    fn about(&self) -> About;
    /// What never changes in its games and everybody may know.
    fn world(&self) -> Value;
    /// The numbers of all lanes, as they stand.
    fn arrays(&self) -> &Arrays;
    /// Begins a new game in a lane.
    fn deal(&mut self, lane: usize, seed: u64) -> Result<(), Error>;
    /// Puts the game of a lane into another, too: as it is, or as a seat might imagine it.
    fn copy(&mut self, from: usize, to: usize, imagined: Option<(Seat, u64)>) -> Result<(), Error>;
    /// The numbers of some lanes.
    fn arrays_of(&self, lanes: &[usize]) -> Result<Arrays, Error>;
    /// Answers in lanes with a candidate, in each at most once; -1 leaves a lane alone. With `again` a new game begins where one ends.
    fn step(&mut self, lanes: &[usize], picks: &[i32], again: bool) -> Result<(), Error>;
    /// What a seat sees in a lane.
    fn look(&self, lane: usize, seat: Seat) -> Result<Vec<i16>, Error>;
    /// The candidates of a lane in the words of the game.
    fn choices(&self, lane: usize) -> Result<Vec<Value>, Error>;
    /// The board of a lane as text, as a seat sees it.
    fn picture(&self, lane: usize, seat: Seat) -> Result<String, Error>;
}

/// One game.
struct Lane<G: HostedGame> {
    game: Game<G::Rules>,
    /// Dice and draws.
    chance: Shuffler,
    seed: u64,
    /// How many games were dealt in this lane.
    dealt: u64,
    decisions: u16,
    /// The seat that answers next; of several that are asked at the same time, one.
    asked: Option<Seat>,
    candidates: Vec<Choice<G>>,
    advised: Option<usize>,
}

// Derived, it would want the game itself to be copied.
impl<G: HostedGame> Clone for Lane<G> {
    fn clone(&self) -> Lane<G> {
        Lane {
            game: self.game.clone(),
            chance: self.chance.clone(),
            candidates: self.candidates.clone(),
            ..*self
        }
    }
}

/// The games.
pub(crate) struct Drill<G: HostedGame> {
    setup: Setup<G>,
    world: Arc<World<G>>,
    layout: Layout,
    seats: Vec<(Seat, Team)>,
    course: Course,
    adviser: Option<Opponent<G>>,
    lanes: Vec<Lane<G>>,
    arrays: Arrays,
}

impl<G: HostedGame> Drill<G> {
    /// Deals a game in each lane.
    pub(crate) fn begin(mut setup: Setup<G>, course: Course) -> Result<Drill<G>, Error> {
        checked(&course)?;
        G::end_when_quiet(&mut setup);
        let (game, _) = Game::<G::Rules>::new(&setup)?;
        let none = || {
            let message = format!("Positions of {} are not written as numbers.", G::TITLE);
            Error::new(Code::BadRequest, message)
        };
        let layout = G::layout(game.world()).ok_or_else(none)?;
        let adviser = match &course.advice {
            None => None,
            Some(bot) => Some(
                Opponent::new(game.world(), bot, Shuffler::new(0))
                    .map_err(|why| Error::new(Code::UnknownBot, why))?,
            ),
        };
        let lane = Lane {
            game: game.clone(),
            chance: Shuffler::new(0),
            seed: 0,
            dealt: 0,
            decisions: 0,
            asked: None,
            candidates: Vec::new(),
            advised: None,
        };
        let seats = game.seats();
        let arrays = Arrays {
            heads: vec![0; course.lanes * (HEAD.len() + seats.len())],
            observations: vec![0; course.lanes * layout.width()],
            candidates: vec![0; course.lanes * course.candidates * layout.candidate.len()],
        };
        let lanes = vec![lane; course.lanes];
        let world = game.shared_world();
        let mut drill = Drill { setup, world, layout, seats, course, adviser, lanes, arrays };
        for lane in 0..drill.lanes.len() {
            drill.deal_next(lane)?;
            drill.write(lane);
        }
        Ok(drill)
    }

    fn known(&self, lane: usize) -> Result<(), Error> {
        match lane < self.lanes.len() {
            true => Ok(()),
            false => Err(Error::new(Code::BadRequest, format!("There is no lane {lane}."))),
        }
    }

    fn known_seat(&self, seat: Seat) -> Result<(), Error> {
        match self.seats.iter().any(|it| it.0 == seat) {
            true => Ok(()),
            false => Err(Error::new(Code::UnknownSeat, format!("There is no {seat} in this drill."))),
        }
    }

    /// The next game of a lane, by the seed of the drill.
    fn deal_next(&mut self, lane: usize) -> Result<(), Error> {
        let n = self.lanes[lane].dealt * MOST_LANES as u64 + lane as u64;
        self.deal_by(lane, Shuffler::for_game(self.course.seed, n).next_u64())
    }

    fn deal_by(&mut self, lane: usize, seed: u64) -> Result<(), Error> {
        let (game, _) = Game::<G::Rules>::sharing(&self.setup, self.world.clone())?;
        let it = &mut self.lanes[lane];
        let (chance, dealt) = (Shuffler::new(seed), it.dealt + 1);
        let (asked, candidates, advised) = (None, Vec::new(), None);
        *it = Lane { game, chance, seed, dealt, decisions: 0, asked, candidates, advised };
        it.settle(&self.course, self.adviser.as_mut())
    }

    /// Writes what the seat that is asked sees, its candidates, and the head.
    fn write(&mut self, lane: usize) {
        let Drill { layout, seats, course, lanes, arrays, .. } = self;
        let it = &lanes[lane];
        let width = layout.width();
        let observation = &mut arrays.observations[lane * width..(lane + 1) * width];
        let (n, one) = (course.candidates, layout.candidate.len());
        let candidates = &mut arrays.candidates[lane * n * one..(lane + 1) * n * one];
        match it.prompt() {
            None => {
                // Nobody is asked: the array shows what an onlooker of the first seat sees.
                it.observe(seats[0].0, observation);
                candidates.fill(0);
            }
            Some(prompt) => {
                let view = it.game.view(Viewer::Seat(prompt.seat));
                let world = it.game.world();
                let mut numbers = Numbers::new(observation);
                G::observe(world, &view, prompt.seat, Some(&prompt.ask), &mut numbers);
                debug_assert_eq!(numbers.len(), width, "an observation fills its layout");
                let rows = candidates.chunks_mut(one);
                for (choice, row) in it.candidates.iter().zip(rows) {
                    let mut numbers = Numbers::new(row);
                    G::describe(world, &view, prompt.seat, choice, &mut numbers);
                    debug_assert_eq!(numbers.len(), one, "a candidate fills its layout");
                }
                candidates[it.candidates.len() * one..].fill(0);
            }
        }
        self.write_head(lane, None);
    }

    /// The head of a lane; `ended` is how the game before this one ended.
    fn write_head(&mut self, lane: usize, ended: Option<Ended>) {
        let width = HEAD.len() + self.seats.len();
        let it = &self.lanes[lane];
        let ended = ended.unwrap_or_else(|| it.ended(&self.course, &self.seats));
        let mut head = Numbers::new(&mut self.arrays.heads[lane * width..(lane + 1) * width]);
        head.put(it.prompt().map_or(-1, |it| i64::from(it.seat.0)));
        head.put(it.candidates.len() as i64);
        head.put(ended.how);
        head.put(it.decisions);
        head.put(it.advised.map_or(-1, |it| it as i64));
        head.put_all(ended.rewards);
    }

    fn check_pick(&self, lane: usize, pick: i32) -> Result<(), Error> {
        let n = self.lanes[lane].candidates.len();
        match usize::try_from(pick) {
            _ if pick == -1 => Ok(()),
            _ if n == 0 => Err(Error::new(Code::NotAwaited, format!("The game of lane {lane} is over."))),
            Ok(pick) if pick < n => Ok(()),
            _ => {
                let message = format!("Lane {lane} has {n} candidates, and none with the number {pick}.");
                Err(Error::new(Code::BadRequest, message))
            }
        }
    }
}

impl<G: HostedGame> Drill<G> {
    /// Answers in one lane with a candidate that there is.
    fn step_one(&mut self, lane: usize, pick: usize, again: bool) -> Result<(), Error> {
        let it = &mut self.lanes[lane];
        let seat = it.prompt().expect("there are candidates").seat;
        let choice = it.candidates.swap_remove(pick);
        it.give(Answer::Choose { seat, choice })?;
        it.decisions += 1;
        it.settle(&self.course, self.adviser.as_mut())?;
        let ended = self.lanes[lane].ended(&self.course, &self.seats);
        let is_over = ended.how != 0;
        if again && is_over {
            self.deal_next(lane)?;
        }
        self.write(lane);
        if again && is_over {
            self.write_head(lane, Some(ended));
        }
        Ok(())
    }
}

/// How a game ended: by itself (1), cut off (2), or not yet (0); and the rewards of the seats.
struct Ended {
    how: i64,
    rewards: Vec<i64>,
}

impl<G: HostedGame> Lane<G> {
    /// The question that is answered next.
    fn prompt(&self) -> Option<&Prompt<G::Rules>> {
        match self.game.pending() {
            Pending::Decide { prompts, .. } => prompts.iter().find(|it| Some(it.seat) == self.asked),
            _ => None,
        }
    }

    /// Throws chance and gives answers without an alternative until there is something to decide, and finds the candidates.
    fn settle(&mut self, course: &Course, adviser: Option<&mut Opponent<G>>) -> Result<(), Error> {
        self.asked = None;
        self.candidates.clear();
        self.advised = None;
        if self.decisions >= course.longest {
            return Ok(());
        }
        for _ in 0..MOST_BETWEEN {
            let answer = match self.game.pending() {
                Pending::Over(_) => return Ok(()),
                Pending::Chance(wanted) => wanted.by(&mut self.chance),
                Pending::Decide { prompts, .. } => {
                    let prompt = &prompts[0];
                    if prompt.options.len() != 1 || prompt.space.is_some() {
                        self.asked = Some(prompt.seat);
                        self.find_candidates(course, adviser);
                        return Ok(());
                    }
                    Answer::Choose { seat: prompt.seat, choice: prompt.options[0].clone() }
                }
            };
            self.give(answer)?;
        }
        Err(Error::new(Code::Fault, "The game does not get to a decision."))
    }

    /// Finds what the seat that is asked may answer.
    fn find_candidates(&mut self, course: &Course, adviser: Option<&mut Opponent<G>>) {
        let Some(prompt) = self.prompt() else { return };
        let seat = prompt.seat;
        self.candidates = candidates::<G>(&self.game, prompt, course, &mut self.taste());
        self.take_advice(seat, course, adviser);
    }

    /// Deals again what a seat does not know. The same seat is asked as before.
    fn imagine(
        &mut self,
        seat: Seat,
        seed: u64,
        course: &Course,
        adviser: Option<&mut Opponent<G>>,
    ) -> Result<(), Error> {
        let none = || Error::new(Code::NotImagined, "No game was found that fits what the seat knows.");
        self.game = self.game.imagine(Viewer::Seat(seat), &mut Shuffler::new(seed)).ok_or_else(none)?;
        // Candidates of the seat itself are of what it knows, and stay.
        if self.asked != Some(seat) {
            self.find_candidates(course, adviser);
        }
        Ok(())
    }

    /// Chance for candidates, apart from that of the game: dice do not depend on how many candidates are wanted.
    fn taste(&self) -> Shuffler {
        Shuffler::for_game(!self.seed, u64::from(self.decisions))
    }

    fn give(&mut self, answer: Answer<G::Rules>) -> Result<(), Error> {
        let refused = |why| Error::new(Code::Fault, format!("A candidate was not taken: {why}."));
        self.game.answer(answer).map(drop).map_err(refused)
    }

    /// Puts what the bot would answer among the candidates, in the place of the last if there is no room.
    fn take_advice(&mut self, seat: Seat, course: &Course, adviser: Option<&mut Opponent<G>>) {
        let Some(adviser) = adviser else { return };
        let Some(Answer::Choose { choice, .. }) = adviser.suggest(&self.game, seat, self.taste().next_u64())
        else {
            return;
        };
        let place = self.candidates.iter().position(|it| *it == choice).unwrap_or_else(|| {
            self.candidates.truncate(course.candidates - 1);
            self.candidates.push(choice);
            self.candidates.len() - 1
        });
        self.advised = Some(place);
    }

    fn ended(&self, course: &Course, seats: &[(Seat, Team)]) -> Ended {
        match self.game.pending().outcome() {
            None => Ended {
                how: if self.decisions >= course.longest { 2 } else { 0 },
                rewards: vec![0; seats.len()],
            },
            Some(outcome) => {
                let winners = G::winners(self.game.world(), outcome);
                let shared = winners.is_empty() || seats.iter().all(|it| winners.contains(&it.0));
                let reward = |seat: Seat| match (shared, winners.contains(&seat)) {
                    (true, _) => 0,
                    (_, true) => 1,
                    (_, false) => -1,
                };
                Ended { how: 1, rewards: seats.iter().map(|it| reward(it.0)).collect() }
            }
        }
    }

    /// What a seat sees.
    fn observe(&self, seat: Seat, out: &mut [i16]) {
        let view = self.game.view(Viewer::Seat(seat));
        let ask = self.prompt().filter(|it| it.seat == seat).map(|it| &it.ask);
        G::observe(self.game.world(), &view, seat, ask, &mut Numbers::new(out));
    }
}

/// The candidates: what can be listed, and some members of a space; never more than there is room for.
fn candidates<G: HostedGame>(
    game: &Game<G::Rules>,
    prompt: &Prompt<G::Rules>,
    course: &Course,
    chance: &mut Shuffler,
) -> Vec<Choice<G>> {
    let most = course.candidates;
    let mut found = prompt.options.clone();
    let Some(space) = &prompt.space else {
        thin_out(&mut found, most, chance);
        return found;
    };
    let view = game.view(Viewer::Seat(prompt.seat));
    match G::members(game.world(), &view, space) {
        Some(members) => found.extend(members),
        None => {
            let mut sampler = Sampler { chance, most, found: Vec::new() };
            game.decide(prompt.seat, &mut sampler);
            found = sampler.found;
        }
    }
    thin_out(&mut found, most, chance);
    found
}

/// Leaves out some by chance, all equally likely, where there are too many; those that stay keep their order.
fn thin_out<T>(all: &mut Vec<T>, most: usize, chance: &mut Shuffler) {
    let mut left = all.len();
    let mut wanted = most.min(left);
    all.retain(|_| {
        let stays = (chance_below(chance, left) as usize) < wanted;
        left -= 1;
        wanted -= usize::from(stays);
        stays
    });
}

fn chance_below(chance: &mut Shuffler, n: usize) -> u32 {
    chance.below(n as u32)
}

/// Writes down what is offered, with as many different members of a space as a few attempts find.
struct Sampler<'a, R: Rules> {
    chance: &'a mut Shuffler,
    most: usize,
    found: Vec<R::Choice>,
}

/// So many members of a space are drawn where they cannot be listed.
const SAMPLES: usize = 16;

impl<R: Rules> Policy<R> for Sampler<'_, R> {
    fn choose(&mut self, moment: &Moment<'_, R>, offered: &Offered<'_, R>) -> Pick<R> {
        self.found.extend((0..offered.n).map(offered.nth));
        if let Some(space) = offered.space {
            for _ in 0..SAMPLES.min(self.most.saturating_sub(self.found.len()).max(1)) {
                let choice = moment.sample(space, self.chance);
                if !self.found.contains(&choice) {
                    self.found.push(choice);
                }
            }
        }
        match offered.n {
            0 => Pick::Free(self.found[0].clone()),
            _ => Pick::Listed(0),
        }
    }

    fn roll(&mut self, sides: u8, dice: &mut [u8]) {
        self.chance.throw(sides, dice);
    }

    fn draw(&mut self, n: usize, _: &dyn Fn(usize) -> R::Choice) -> usize {
        chance_below(self.chance, n) as usize
    }
}

impl<G: HostedGame> AnyDrill for Drill<G> {
    fn about(&self) -> About {
        let rewards = self.seats.iter().map(|_| {
            Column::new(
                "reward",
                -1,
                1,
                "A seat's reward, when the game has ended: 1 won, -1 lost, 0 neither.",
            )
        });
        About {
            layout: self.layout.clone(),
            head: HEAD.into_iter().chain(rewards).collect(),
            seats: self.seats.clone(),
            lanes: self.lanes.len(),
            candidates: self.course.candidates,
        }
    }

    fn world(&self) -> Value {
        json!(G::world_info(&self.world))
    }

    fn arrays(&self) -> &Arrays {
        &self.arrays
    }

    fn deal(&mut self, lane: usize, seed: u64) -> Result<(), Error> {
        self.known(lane)?;
        self.deal_by(lane, seed)?;
        self.write(lane);
        Ok(())
    }

    fn copy(&mut self, from: usize, to: usize, imagined: Option<(Seat, u64)>) -> Result<(), Error> {
        self.known(from)?;
        self.known(to)?;
        let dealt = self.lanes[to].dealt;
        let mut copy = Lane { dealt, ..self.lanes[from].clone() };
        if let Some((seat, seed)) = imagined {
            self.known_seat(seat)?;
            copy.imagine(seat, seed, &self.course, self.adviser.as_mut())?;
        }
        self.lanes[to] = copy;
        self.write(to);
        Ok(())
    }

    fn arrays_of(&self, lanes: &[usize]) -> Result<Arrays, Error> {
        lanes.iter().try_for_each(|it| self.known(*it))?;
        let of = |all: &[i16]| {
            let width = all.len() / self.lanes.len();
            lanes.iter().flat_map(|it| &all[it * width..(it + 1) * width]).copied().collect()
        };
        Ok(Arrays {
            heads: of(&self.arrays.heads),
            observations: of(&self.arrays.observations),
            candidates: of(&self.arrays.candidates),
        })
    }

    fn step(&mut self, lanes: &[usize], picks: &[i32], again: bool) -> Result<(), Error> {
        if picks.len() != lanes.len() {
            let message = format!("There are {} lanes, and {} picks.", lanes.len(), picks.len());
            return Err(Error::new(Code::BadRequest, message));
        }
        let mut named = vec![false; self.lanes.len()];
        for (lane, pick) in lanes.iter().zip(picks) {
            self.known(*lane)?;
            if std::mem::replace(&mut named[*lane], true) {
                return Err(Error::new(Code::BadRequest, format!("The lane {lane} is named twice.")));
            }
            self.check_pick(*lane, *pick)?;
        }
        for (lane, pick) in lanes.iter().zip(picks) {
            if let Ok(pick) = usize::try_from(*pick) {
                self.step_one(*lane, pick, again)?;
            }
        }
        Ok(())
    }

    fn look(&self, lane: usize, seat: Seat) -> Result<Vec<i16>, Error> {
        self.known(lane)?;
        self.known_seat(seat)?;
        let mut observation = vec![0; self.layout.width()];
        self.lanes[lane].observe(seat, &mut observation);
        Ok(observation)
    }

    fn choices(&self, lane: usize) -> Result<Vec<Value>, Error> {
        self.known(lane)?;
        Ok(self.lanes[lane].candidates.iter().map(|it| json!(it)).collect())
    }

    fn picture(&self, lane: usize, seat: Seat) -> Result<String, Error> {
        self.known(lane)?;
        self.known_seat(seat)?;
        Ok(G::picture(&self.world, &self.lanes[lane].game.view(Viewer::Seat(seat))))
    }
}

fn checked(course: &Course) -> Result<(), Error> {
    let within = |what: &str, n: usize, most: usize| match (1..=most).contains(&n) {
        true => Ok(()),
        false => Err(Error::new(Code::BadRequest, format!("There may be 1 to {most} {what}, not {n}."))),
    };
    within("lanes", course.lanes, MOST_LANES)?;
    within("candidates", course.candidates, MOST_CANDIDATES)?;
    within("decisions", course.longest.into(), LONGEST.into())
}

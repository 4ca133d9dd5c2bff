use std::sync::Arc;

use crate::{
    Answer, Aside, Chance, ChanceWanted, Opening, Pending, Privacy, Problem, Refused, Rules, Seat, Table,
    Team, Viewer,
    policy::{Moment, Offered, Pick, Played, Policy},
    simulation::Simulation,
};

/// A new game or match with what happened before its first question, or all that is wrong with its set-up.
pub type Started<T, R> = Result<(T, Vec<<R as Rules>::Event>), Vec<Problem>>;

/// A game in progress: plain data, cheap to clone.
#[derive(Clone, Debug)]
pub struct Game<R: Rules> {
    world: Arc<R::World>,
    /// The board as the current procedure found it.
    start: R::Board,
    /// What is still to be done; the current procedure is last.
    agenda: Vec<R::Step>,
    /// What has been answered to the current procedure.
    answers: Vec<Answer<R>>,
    now: Now<R>,
}

/// More procedures than any game carries out without a question or a roll.
const MOST_PROCEDURES: usize = 10_000;

/// What follows from the rest of a game.
#[derive(Clone, Debug)]
struct Now<R: Rules> {
    board: R::Board,
    pending: Pending<R>,
    /// The events of the current procedure so far.
    told: Vec<R::Event>,
    /// Trailing answers that wait, sealed, for those of other seats.
    n_sealed: usize,
    opened_sealed: bool,
}

impl<R: Rules> Game<R> {
    /// Starts a game, and returns it with what happened before the first question.
    pub fn new(setup: &R::Setup) -> Started<Game<R>, R> {
        let Opening { world, board, first } = R::open(setup)?;
        Ok(Game::at(Arc::new(world), board, vec![first]))
    }

    /// Starts a game in a world that was worked out from the same set-up before, so that many games share it.
    pub fn sharing(setup: &R::Setup, world: Arc<R::World>) -> Started<Game<R>, R> {
        let (board, first) = R::open_in(setup, &world)?;
        Ok(Game::at(world, board, vec![first]))
    }

    pub(crate) fn at(
        world: Arc<R::World>,
        board: R::Board,
        agenda: Vec<R::Step>,
    ) -> (Game<R>, Vec<R::Event>) {
        let now = Now {
            board: board.clone(),
            pending: Pending::Decide { prompts: Vec::new(), asides: Vec::new(), timed: false },
            told: Vec::new(),
            n_sealed: 0,
            opened_sealed: false,
        };
        let mut game = Game { world, start: board, agenda, answers: Vec::new(), now };
        let events = game.settle();
        (game, events)
    }

    /// What never changes.
    pub fn world(&self) -> &R::World {
        &self.world
    }

    /// The same, to be shared with other games of the same set-up.
    pub fn shared_world(&self) -> Arc<R::World> {
        self.world.clone()
    }

    /// The seats and their teams.
    pub fn seats(&self) -> Vec<(Seat, Team)> {
        R::seats(&self.world)
    }

    /// What the game waits for. It holds every seat's question: show people [`Game::pending_for`].
    pub fn pending(&self) -> &Pending<R> {
        &self.now.pending
    }

    /// What the game waits for, as `viewer` may know it: others' questions stay theirs, and bags stay closed.
    pub fn pending_for(&self, viewer: Viewer) -> Pending<R> {
        match &self.now.pending {
            Pending::Decide { prompts, asides, timed } => Pending::Decide {
                prompts: prompts.iter().filter(|it| viewer.is(it.seat)).cloned().collect(),
                asides: asides.iter().filter(|it| viewer.is(it.seat)).cloned().collect(),
                timed: *timed,
            },
            Pending::Chance(ChanceWanted::Draw { ask, .. }) => {
                Pending::Chance(ChanceWanted::Draw { ask: ask.clone(), bag: Vec::new() })
            }
            other => other.clone(),
        }
    }

    /// What `viewer` may know.
    pub fn view(&self, viewer: Viewer) -> R::View {
        (R::SECRECY.view)(&self.world, &self.now.board, viewer)
    }

    /// What `viewer` notices of `event`.
    pub fn seen(&self, event: &R::Event, viewer: Viewer) -> Option<R::Event> {
        (R::SECRECY.seen)(&self.world, event, viewer)
    }

    /// Whether what `viewer` notices of `event` is more than everyone may know, so that it is not for people who share a screen.
    pub fn is_private(&self, event: &R::Event, viewer: Viewer) -> bool {
        let seen = self.seen(event, viewer);
        seen.is_some() && seen != self.seen(event, Viewer::Spectator)
    }

    /// How much a question of this game shows of what only the seat that is asked knows.
    pub fn privacy(&self, ask: &R::Ask) -> Privacy {
        (R::SECRECY.privacy)(&self.world, ask)
    }

    /// The game as the current procedure found it, and what has been answered since.
    pub fn began(&self) -> (Game<R>, &[Answer<R>]) {
        let (game, _) = Game::at(self.world.clone(), self.start.clone(), self.agenda.clone());
        (game, &self.answers)
    }

    /// How many answers the current procedure has.
    pub fn n_answers(&self) -> usize {
        self.answers.len()
    }

    /// How many of the latest answers wait, sealed, for those of other seats.
    pub fn n_sealed(&self) -> usize {
        self.now.n_sealed
    }

    /// What a seat has chosen and others may not know yet: its answers that wait, sealed, for those of other seats.
    pub fn sealed_by(&self, seat: Seat) -> impl Iterator<Item = &R::Choice> {
        let n_open = self.answers.len() - self.now.n_sealed;
        self.answers[n_open..].iter().filter_map(move |it| match it {
            Answer::Choose { seat: who, choice } if *who == seat => Some(choice),
            _ => None,
        })
    }

    /// Whether the last answer opened sealed choices.
    pub(crate) fn opened_sealed(&self) -> bool {
        self.now.opened_sealed
    }

    /// Whether `answer` would be taken.
    pub fn check(&self, answer: &Answer<R>) -> Result<(), Refused<R::Why>> {
        match (answer, &self.now.pending) {
            (_, Pending::Over(_)) => Err(Refused::Over),
            (Answer::Choose { seat, choice }, Pending::Decide { prompts, asides, .. }) => {
                if asides.iter().any(|it| it.seat == *seat && self.offers(it, choice)) {
                    return Ok(());
                }
                match prompts.iter().find(|it| it.seat == *seat) {
                    Some(prompt) => prompt.check(&self.world, &self.now.board, choice).map_err(Refused::Rule),
                    None => match R::refusal_unasked(&self.world, &self.now.board, *seat, choice) {
                        Some(why) => Err(Refused::Rule(why)),
                        None => Err(Refused::NotAsked(*seat)),
                    },
                }
            }
            (Answer::Choose { .. }, Pending::Chance(_)) => Err(Refused::ChanceWanted),
            (Answer::Roll(dice), Pending::Chance(ChanceWanted::Roll { n, sides, .. })) => {
                let fits = dice.len() == *n as usize && dice.iter().all(|it| (1..=*sides).contains(it));
                if fits { Ok(()) } else { Err(Refused::WrongDice { n: *n, sides: *sides }) }
            }
            (Answer::Draw(choice), Pending::Chance(ChanceWanted::Draw { bag, .. })) => {
                if bag.contains(choice) { Ok(()) } else { Err(Refused::NotInBag) }
            }
            (Answer::Roll(_), Pending::Chance(_)) => Err(Refused::NotInBag),
            (Answer::Draw(_), Pending::Chance(ChanceWanted::Roll { n, sides, .. })) => {
                Err(Refused::WrongDice { n: *n, sides: *sides })
            }
            (Answer::TimeUp, Pending::Decide { timed: true, .. }) => Ok(()),
            (Answer::TimeUp, _) => Err(Refused::NoClock),
            (Answer::Roll(_) | Answer::Draw(_), Pending::Decide { .. }) => Err(Refused::ChoiceWanted),
        }
    }

    /// Whether `choice` is something that `seat` may do now though the game does not wait for it.
    pub fn is_aside(&self, seat: Seat, choice: &R::Choice) -> bool {
        self.now.pending.aside(seat).is_some_and(|it| self.offers(it, choice))
    }

    fn offers(&self, aside: &Aside<R>, choice: &R::Choice) -> bool {
        let admitted = |it: &R::Space| R::admits(&self.world, &self.now.board, it, choice).is_ok();
        aside.options.contains(choice) || aside.spaces.iter().any(admitted)
    }

    /// Something that `seat` may do unasked, as `chance` has it.
    pub fn random_aside(&self, seat: Seat, chance: &mut dyn Chance) -> Option<Answer<R>> {
        let Aside { options, spaces, .. } = self.now.pending.aside(seat)?;
        let i = chance.below((options.len() + spaces.len()).max(1) as u32) as usize;
        let choice = match spaces.get(i.wrapping_sub(options.len())) {
            Some(space) => R::sample(&self.world, &self.now.board, space, chance),
            None => options.get(i)?.clone(),
        };
        Some(Answer::Choose { seat, choice })
    }

    /// Takes one answer and returns what happened. A refused answer changes nothing.
    pub fn answer(&mut self, answer: Answer<R>) -> Result<Vec<R::Event>, Refused<R::Why>> {
        self.check(&answer)?;
        self.answers.push(answer);
        Ok(self.settle())
    }

    /// Some answer that would be taken now, as `chance` has it; nothing when the game is over.
    pub fn random_answer(&self, chance: &mut dyn Chance) -> Option<Answer<R>> {
        let below = |n: usize, chance: &mut dyn Chance| chance.below(n as u32) as usize;
        match &self.now.pending {
            Pending::Over(_) => None,
            Pending::Chance(ChanceWanted::Roll { n, sides, .. }) => {
                Some(Answer::Roll((0..*n).map(|_| 1 + chance.below(*sides as u32) as u8).collect()))
            }
            Pending::Chance(ChanceWanted::Draw { bag, .. }) => {
                Some(Answer::Draw(bag[below(bag.len(), chance)].clone()))
            }
            Pending::Decide { prompts, .. } => {
                let prompt = &prompts[below(prompts.len(), chance)];
                let n = prompt.options.len();
                let choice = match &prompt.space {
                    Some(space) if n <= below(n + R::weight(space).max(1) as usize, chance) => {
                        R::sample(&self.world, &self.now.board, space, chance)
                    }
                    _ => prompt.options[below(n, chance)].clone(),
                };
                Some(Answer::Choose { seat: prompt.seat, choice })
            }
        }
    }

    /// An answer that a seat which is asked now has given in advance.
    ///
    /// The game does not give it by itself: if it did not wait for the seat, others could infer what the seat said in
    /// secret. The host gives it, no sooner than people who decide for themselves would.
    pub fn standing(&self) -> Option<Answer<R>> {
        let Pending::Decide { prompts, .. } = &self.now.pending else { return None };
        prompts.iter().find_map(|it| {
            let choice = R::standing(&self.world, &self.now.board, it)?;
            Some(Answer::Choose { seat: it.seat, choice })
        })
    }

    /// What `policy` answers to the question that `seat` has to answer; `None` if the seat is not asked.
    pub fn decide(&self, seat: Seat, policy: &mut dyn Policy<R>) -> Option<Answer<R>> {
        let prompt = self.now.pending.prompt(seat)?;
        let moment = Moment::<R>::new(&self.world, &self.now.board, seat, &prompt.ask);
        let nth = |i: usize| prompt.options[i].clone();
        let offered = Offered { n: prompt.options.len(), nth: &nth, space: prompt.space.as_ref() };
        let choice = match policy.choose(&moment, &offered) {
            Pick::Listed(i) => nth(i),
            Pick::Free(choice) => choice,
        };
        Some(Answer::Choose { seat, choice })
    }

    /// A game that `viewer` cannot tell from this one: for bots, and for the laws of the battery. `None` if none was found.
    ///
    /// What others have sealed is left out of it: they are asked again.
    pub fn imagine(&self, viewer: Viewer, chance: &mut dyn Chance) -> Option<Game<R>> {
        let (open, sealed) = self.answers.split_at(self.answers.len() - self.now.n_sealed);
        let mine = |it: &&Answer<R>| matches!(it, Answer::Choose { seat, .. } if viewer.is(*seat));
        let answers: Vec<Answer<R>> = open.iter().chain(sealed.iter().filter(mine)).cloned().collect();
        for _ in 0..100 {
            let mut start = self.start.clone();
            (R::SECRECY.imagine)(&self.world, &mut start, viewer, chance);
            let (mut game, _) = Game::at(self.world.clone(), start, self.agenda.clone());
            let fits = answers.iter().all(|it| game.answer(it.clone()).is_ok());
            if fits && game.agenda == self.agenda && game.view(viewer) == self.view(viewer) {
                return Some(game);
            }
        }
        None
    }

    /// Plays on to the end, `policy` answering everything, and returns how it went.
    pub fn play_out(self, policy: &mut dyn Policy<R>) -> Played<R> {
        self.simulation().play_out(policy)
    }

    /// The position with all that is hidden in it, to be played on by those who look back at a match that is over. Players are given
    /// [`Imagined`](crate::Imagined) games and nothing else.
    pub fn laid_open(&self) -> Simulation<R> {
        self.clone().simulation()
    }

    /// The same position for playouts.
    pub(crate) fn simulation(self) -> Simulation<R> {
        Simulation::at(self.world, self.start, self.agenda, self.answers)
    }

    pub(crate) fn parts(&self) -> (&R::Board, &[R::Step], &[Answer<R>]) {
        (&self.start, &self.agenda, &self.answers)
    }

    pub(crate) fn board(&self) -> &R::Board {
        &self.now.board
    }

    pub(crate) fn told(&self) -> &[R::Event] {
        &self.now.told
    }

    /// Runs procedures until one waits, and returns the new events.
    fn settle(&mut self) -> Vec<R::Event> {
        let mut events = Vec::new();
        let mut n_told = self.now.told.len();
        let mut next = Vec::new();
        let mut opened_sealed = false;
        let already = std::mem::take(&mut self.now.told);
        // From here on both boards are the same whenever a procedure begins.
        self.now.board.clone_from(&self.start);
        for _ in 0..MOST_PROCEDURES {
            let Some(step) = self.agenda.last() else { panic!("the agenda is empty and nobody has won") };
            let mut told = Vec::new();
            let mut t = Table::<R>::new(&self.world, &mut self.now.board, &mut next, &self.answers)
                .telling(&mut told);
            let done = R::perform(step, &mut t);
            let left = t.leave(&done);
            debug_assert_eq!(already[..n_told], told[..n_told], "{step:?}, run again, had other events");
            events.extend(told.iter().skip(n_told).cloned());
            n_told = 0;
            opened_sealed |= left.opened_sealed;
            if let Some(pending) = left.stopped {
                self.now.pending = pending;
                self.now.told = told;
                self.now.n_sealed = left.n_unused;
                self.now.opened_sealed = opened_sealed;
                return events;
            }
            assert_eq!(left.n_unused, 0, "{step:?} left answers unused");
            self.start.clone_from(&self.now.board);
            self.agenda.pop();
            self.agenda.extend(next.drain(..).rev());
            self.answers.clear();
        }
        panic!("{:?} goes on and on and asks nothing", self.agenda.last());
    }
}

use smallvec::SmallVec;

use crate::{
    Answer, Aside, ChanceWanted, Dice, MAX_DICE, Pending, Prompt, Rules, Seat,
    policy::{Moment, Offered, Pick, Policy},
};

/// A procedure cannot go on: it waits for an answer, or the game has ended. Only a [`Table`] makes one.
#[derive(Debug)]
#[must_use = "a stop is handed on with `?`"]
pub struct Stop(());

/// What a procedure returns if and only if it may ask, roll, draw or end the game.
pub type Play<T = ()> = Result<T, Stop>;

/// Options on the stack, so that a playout asks without allocating.
pub type Listed<T> = SmallVec<[T; 256]>;

/// The table as a rules procedure sees it.
pub struct Table<'a, R: Rules> {
    world: &'a R::World,
    board: &'a mut R::Board,
    /// Answers to this procedure that have not been used yet.
    answers: &'a [Answer<R>],
    /// Who answers when they are used up; without one the procedure stops.
    policy: Option<&'a mut (dyn Policy<R> + 'a)>,
    /// What has happened, unless this is a playout, which keeps no record.
    events: Option<&'a mut Vec<R::Event>>,
    next: &'a mut Vec<R::Step>,
    stopped: Option<Pending<R>>,
    n_decisions: u64,
    opened_sealed: bool,
}

/// Whether the seat asked may run out of time.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Timing {
    /// There is no clock, or it stands still.
    Untimed,
    /// The clock is running.
    Timed,
}

/// The reply to a [`Question`].
#[derive(Clone, Debug, PartialEq)]
pub enum Reply<T, C> {
    /// The seat asked picked a listed option.
    Listed(T),
    /// The seat asked picked a member of the space.
    Free(C),
    /// A seat did something unasked; the question still stands and has to be asked again.
    Aside {
        /// The seat that acted, which may be another than the one asked.
        seat: Seat,
        /// What it did.
        choice: C,
    },
    /// The clock ran out.
    TimeUp,
}

/// A question to one seat in the open: listed options, a space of options, asides and a clock. See [`Table::ask`].
pub struct Question<'o, R: Rules, T, A> {
    /// The seat asked.
    pub seat: Seat,
    /// The question in the words of the game.
    pub ask: R::Ask,
    /// Options that can be listed. They are borrowed, since moving a long list costs time in a playout.
    pub options: &'o [T],
    /// Options too many to list.
    pub space: Option<R::Space>,
    /// What any seat may do meanwhile. It is computed only for a game that waits for people, not in a playout.
    pub asides: A,
    /// Whether the clock is running.
    pub timing: Timing,
}

impl<'a, R: Rules> Table<'a, R> {
    pub(crate) fn new(
        world: &'a R::World,
        board: &'a mut R::Board,
        next: &'a mut Vec<R::Step>,
        answers: &'a [Answer<R>],
    ) -> Table<'a, R> {
        Table {
            world,
            board,
            answers,
            policy: None,
            events: None,
            next,
            stopped: None,
            n_decisions: 0,
            opened_sealed: false,
        }
    }

    pub(crate) fn telling(mut self, events: &'a mut Vec<R::Event>) -> Table<'a, R> {
        self.events = Some(events);
        self
    }

    pub(crate) fn with_policy(mut self, policy: &'a mut (dyn Policy<R> + 'a)) -> Table<'a, R> {
        self.policy = Some(policy);
        self
    }

    /// What the procedure left behind when it came back with `done`.
    pub(crate) fn leave(self, done: &Play) -> Left<R> {
        assert_eq!(done.is_err(), self.stopped.is_some(), "a procedure swallowed a stop");
        Left {
            stopped: self.stopped,
            n_unused: self.answers.len(),
            n_decisions: self.n_decisions,
            opened_sealed: self.opened_sealed,
        }
    }

    /// What never changes.
    pub fn world(&self) -> &'a R::World {
        self.world
    }

    /// The board as it stands.
    pub fn board(&self) -> &R::Board {
        self.board
    }

    /// Records an event and applies it to the board.
    pub fn tell(&mut self, event: R::Event) {
        assert!(self.stopped.is_none(), "told {event:?} after stopping");
        R::apply(self.world, self.board, &event);
        if let Some(events) = &mut self.events {
            events.push(event);
        }
    }

    /// Whether events are recorded. In a playout they are not, so that reasons need not be collected for them.
    pub fn is_read(&self) -> bool {
        self.events.is_some()
    }

    /// Carry out `step` once this procedure is finished, before the rest of the agenda.
    pub fn then(&mut self, step: R::Step) {
        self.next.push(step);
    }

    /// The game ends here.
    pub fn end<T>(&mut self, outcome: R::Outcome) -> Play<T> {
        self.stop(Pending::Over(outcome))
    }

    /// Asks `seat` to pick one of `options`.
    ///
    /// A seat is asked even when there is only one option: whether to answer in its place is for the
    /// client to decide, and not being asked can give away a secret.
    pub fn choose<T>(&mut self, seat: Seat, ask: R::Ask, options: impl IntoIterator<Item = T>) -> Play<T>
    where
        T: Clone + Into<R::Choice>,
    {
        let no_asides = |_: &R::World, _: &R::Board| Vec::new();
        let timing = Timing::Untimed;
        let mut listed = Listed::new();
        listed.extend(options);
        let question = Question { seat, ask, options: &listed, space: None, asides: no_asides, timing };
        match self.ask(question)? {
            Reply::Listed(picked) => Ok(picked),
            _ => unreachable!("only listed options were offered"),
        }
    }

    /// Asks `seat` for a member of `space`.
    pub fn choose_from(&mut self, seat: Seat, ask: R::Ask, space: R::Space) -> Play<R::Choice> {
        let no_asides = |_: &R::World, _: &R::Board| Vec::new();
        let timing = Timing::Untimed;
        let options: &[R::Choice] = &[];
        let question = Question { seat, ask, options, space: Some(space), asides: no_asides, timing };
        match self.ask(question)? {
            Reply::Free(choice) => Ok(choice),
            _ => unreachable!("only a space was offered"),
        }
    }

    /// Asks `seat` yes or no.
    pub fn confirm(&mut self, seat: Seat, ask: R::Ask) -> Play<bool>
    where
        bool: Into<R::Choice>,
    {
        self.choose(seat, ask, [true, false])
    }

    /// Asks one seat, while others may do something unasked and the clock may run out.
    pub fn ask<T, A>(&mut self, question: Question<'_, R, T, A>) -> Play<Reply<T, R::Choice>>
    where
        T: Clone + Into<R::Choice>,
        A: FnOnce(&R::World, &R::Board) -> Vec<Aside<R>>,
    {
        let Question { seat, ask, options, space, asides, timing } = question;
        assert!(!options.is_empty() || space.is_some(), "no option for {ask:?}");
        match self.answers {
            [Answer::TimeUp, rest @ ..] if timing == Timing::Timed => {
                self.answers = rest;
                Ok(Reply::TimeUp)
            }
            [Answer::Choose { seat: by, choice }, rest @ ..] => {
                self.answers = rest;
                if *by == seat {
                    if let Some(picked) = options.iter().find(|&it| it.clone().into() == *choice) {
                        return Ok(Reply::Listed(picked.clone()));
                    }
                    if space.is_some_and(|it| R::admits(self.world, self.board, &it, choice).is_ok()) {
                        return Ok(Reply::Free(choice.clone()));
                    }
                }
                Ok(Reply::Aside { seat: *by, choice: choice.clone() })
            }
            [other, ..] => panic!("{ask:?} was answered by {other:?}"),
            [] => match &mut self.policy {
                Some(policy) => {
                    self.n_decisions += (options.len() > 1 || space.is_some()) as u64;
                    let moment = Moment::new(self.world, self.board, seat, &ask);
                    let nth = |i: usize| options[i].clone().into();
                    let offered = Offered { n: options.len(), nth: &nth, space: space.as_ref() };
                    match policy.choose(&moment, &offered) {
                        Pick::Listed(i) => Ok(Reply::Listed(options[i].clone())),
                        Pick::Free(choice) => {
                            debug_assert!(
                                offered
                                    .space
                                    .is_some_and(|it| R::admits(self.world, self.board, it, &choice).is_ok()),
                                "a policy answered {ask:?} with {choice:?}"
                            );
                            Ok(Reply::Free(choice))
                        }
                    }
                }
                None => {
                    let asides = asides(self.world, self.board);
                    let options = options.iter().cloned().map(Into::into).collect();
                    let prompts = vec![Prompt { seat, ask, options, space }];
                    self.stop(Pending::Decide { prompts, asides, timed: timing == Timing::Timed })
                }
            },
        }
    }

    /// Asks several seats at the same time. No answer takes effect, or is shown, before all are in; until then
    /// a seat may take back its own.
    ///
    /// A seat that has several questions answers them in their order. The answers come back in the order of
    /// `prompts`, not in the order in which they were given.
    pub fn choose_all(&mut self, prompts: Vec<Prompt<R>>) -> Play<Vec<R::Choice>> {
        let n = prompts.len().min(self.answers.len());
        let (given, rest) = self.answers.split_at(n);
        let mut picked: Vec<Option<R::Choice>> = vec![None; prompts.len()];
        for answer in given {
            let Answer::Choose { seat, choice } = answer else { panic!("{answer:?} among sealed choices") };
            let i = prompts.iter().zip(&picked).position(|(it, done)| it.seat == *seat && done.is_none());
            picked[i.expect("a sealed choice answers a question")] = Some(choice.clone());
        }
        if picked.iter().any(Option::is_none) {
            let Some(policy) = &mut self.policy else { return self.wait_sealed(prompts, &picked) };
            for (prompt, picked) in prompts.iter().zip(&mut picked).filter(|(_, it)| it.is_none()) {
                self.n_decisions += (prompt.options.len() > 1 || prompt.space.is_some()) as u64;
                let moment = Moment::new(self.world, self.board, prompt.seat, &prompt.ask);
                let nth = |i: usize| prompt.options[i].clone();
                let n = prompt.options.len();
                let offered = Offered { n, nth: &nth, space: prompt.space.as_ref() };
                *picked = Some(match policy.choose(&moment, &offered) {
                    Pick::Listed(i) => nth(i),
                    Pick::Free(choice) => choice,
                });
            }
        }
        self.answers = rest;
        // Run again later, with answers to later questions behind these, it is no news.
        self.opened_sealed |= 1 < prompts.len() && rest.is_empty();
        Ok(picked.into_iter().flatten().collect())
    }

    /// Each seat sees its first question that has no answer yet. The answers given stay unused: sealed.
    fn wait_sealed<T>(&mut self, prompts: Vec<Prompt<R>>, picked: &[Option<R::Choice>]) -> Play<T> {
        let mut waiting: Vec<Prompt<R>> = Vec::new();
        for (prompt, picked) in prompts.into_iter().zip(picked) {
            if picked.is_none() && waiting.iter().all(|it| it.seat != prompt.seat) {
                waiting.push(prompt);
            }
        }
        self.stop(Pending::Decide { prompts: waiting, asides: Vec::new(), timed: false })
    }

    /// Rolls `n` dice of `sides` sides.
    pub fn roll(&mut self, ask: R::Ask, n: u8, sides: u8) -> Play<Dice> {
        assert!(n as usize <= MAX_DICE, "{n} dice are too many for one roll");
        match self.answers {
            [Answer::Roll(dice), rest @ ..] => {
                self.answers = rest;
                Ok(dice.clone())
            }
            [other, ..] => panic!("{ask:?} was answered by {other:?}"),
            [] => match &mut self.policy {
                Some(policy) => {
                    let mut dice = Dice::new();
                    dice.extend((0..n).map(|_| 1));
                    policy.roll(sides, &mut dice);
                    Ok(dice)
                }
                None => self.stop(Pending::Chance(ChanceWanted::Roll { ask, n, sides })),
            },
        }
    }

    /// Draws one thing from a bag. What is left in the bag has no order that could be known.
    pub fn draw<T>(&mut self, ask: R::Ask, bag: impl IntoIterator<Item = T>) -> Play<T>
    where
        T: Clone + Into<R::Choice>,
    {
        let mut listed = Listed::new();
        listed.extend(bag);
        let bag = listed;
        assert!(!bag.is_empty(), "{ask:?}: the bag is empty");
        match self.answers {
            [Answer::Draw(choice), rest @ ..] => {
                self.answers = rest;
                let drawn = bag.iter().find(|&it| it.clone().into() == *choice);
                Ok(drawn.expect("what was drawn is in the bag").clone())
            }
            [other, ..] => panic!("{ask:?} was answered by {other:?}"),
            [] => match &mut self.policy {
                Some(policy) => {
                    let nth = |i: usize| bag[i].clone().into();
                    let i = policy.draw(bag.len(), &nth);
                    Ok(bag[i].clone())
                }
                None => {
                    let bag = bag.into_iter().map(Into::into).collect();
                    self.stop(Pending::Chance(ChanceWanted::Draw { ask, bag }))
                }
            },
        }
    }

    fn stop<T>(&mut self, pending: Pending<R>) -> Play<T> {
        assert!(self.stopped.is_none(), "asked after stopping");
        self.stopped = Some(pending);
        Err(Stop(()))
    }
}

/// What a procedure left behind.
pub(crate) struct Left<R: Rules> {
    pub(crate) stopped: Option<Pending<R>>,
    /// Answers that wait, sealed, for others.
    pub(crate) n_unused: usize,
    pub(crate) n_decisions: u64,
    pub(crate) opened_sealed: bool,
}

impl<R: Rules> Prompt<R> {
    /// Whether `choice` answers this question, and if not, why.
    pub(crate) fn check(&self, world: &R::World, board: &R::Board, choice: &R::Choice) -> Result<(), R::Why> {
        if self.options.contains(choice) {
            return Ok(());
        }
        match &self.space {
            Some(space) => R::admits(world, board, space, choice),
            None => Err(R::refusal(world, board, self.seat, &self.ask, choice)),
        }
    }
}

use std::{fmt, sync::Arc};

use crate::{Answer, Game, Pending, Problem, Refused, Rules, Seat, Started};

/// A game with its journal: all that was ever answered, from which everything can be played again.
#[derive(Clone, Debug)]
pub struct Match<R: Rules> {
    setup: Arc<R::Setup>,
    game: Game<R>,
    journal: Vec<Answer<R>>,
    /// The game as it was when the trailing run of choices began that can be taken back, the last one first, and how
    /// long the journal was.
    base: Game<R>,
    n_base: usize,
    /// What keeps players from going back behind `base`.
    barrier: Option<Barrier>,
    /// What was taken back, the latest last.
    undone: Vec<Answer<R>>,
    taken_up: Option<Arc<TakenUp<R>>>,
}

/// Where a match was taken up whose past can no longer be played.
#[derive(Clone, Debug)]
struct TakenUp<R: Rules> {
    /// The rules that could play it.
    rules: u32,
    game: Game<R>,
    n_journal: usize,
}

/// What cannot be taken back, and so ends a run of choices that can.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Barrier {
    /// Dice were rolled.
    Die,
    /// Something was drawn from a bag.
    Draw,
    /// A player was shown something hidden.
    Reveal,
    /// Another seat acted.
    Other(Seat),
    /// The clock ran out.
    Clock,
}

/// Why nothing was taken back.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum CannotUndo {
    /// This seat has done nothing since the match began.
    Nothing,
    /// Something happened since that cannot be taken back.
    Past(Barrier),
}

impl fmt::Display for CannotUndo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CannotUndo::Nothing => write!(f, "There is nothing to take back."),
            CannotUndo::Past(Barrier::Die) => write!(f, "Dice have been rolled since."),
            CannotUndo::Past(Barrier::Draw) => write!(f, "Something has been drawn since."),
            CannotUndo::Past(Barrier::Reveal) => write!(f, "Something hidden has been shown since."),
            CannotUndo::Past(Barrier::Other(seat)) => write!(f, "Seat {} has acted since.", seat.0),
            CannotUndo::Past(Barrier::Clock) => write!(f, "The time ran out since."),
        }
    }
}

impl<R: Rules> Match<R> {
    /// Starts a match, and returns it with what happened before the first question.
    pub fn new(setup: R::Setup) -> Started<Match<R>, R> {
        let (game, events) = Game::new(&setup)?;
        Ok((Match::from_parts(Arc::new(setup), game, Vec::new()), events))
    }

    /// Starts a match that shares its set-up and its world with others of the same set-up.
    pub fn sharing(setup: Arc<R::Setup>, world: Arc<R::World>) -> Started<Match<R>, R> {
        let (game, events) = Game::<R>::sharing(&setup, world)?;
        Ok((Match::from_parts(setup, game, Vec::new()), events))
    }

    fn from_parts(setup: Arc<R::Setup>, game: Game<R>, journal: Vec<Answer<R>>) -> Match<R> {
        let (base, n_base) = (game.clone(), journal.len());
        Match { setup, game, journal, base, n_base, barrier: None, undone: Vec::new(), taken_up: None }
    }

    /// Goes on with a game whose journal only the rules of the version `rules` could play.
    pub(crate) fn take_up(setup: R::Setup, game: Game<R>, journal: Vec<Answer<R>>, rules: u32) -> Match<R> {
        let taken_up = TakenUp { rules, game: game.clone(), n_journal: journal.len() };
        Match { taken_up: Some(Arc::new(taken_up)), ..Match::from_parts(Arc::new(setup), game, journal) }
    }

    /// The version of the rules that could play the journal from its beginning.
    pub(crate) fn rules(&self) -> u32 {
        self.taken_up.as_ref().map_or(R::VERSION, |it| it.rules)
    }

    /// Plays a journal from its beginning. An answer that no longer fits comes back with its place.
    pub fn replay(setup: R::Setup, journal: &[Answer<R>]) -> Result<Match<R>, ReplayError<R>> {
        let (it, _) = Match::new(setup).map_err(ReplayError::Setup)?;
        it.play(journal)
    }

    /// Plays the journal of this match from its beginning, in the same world.
    pub(crate) fn again(&self) -> Result<Match<R>, ReplayError<R>> {
        let world = self.game.shared_world();
        let (it, _) = Match::sharing(self.setup.clone(), world).map_err(ReplayError::Setup)?;
        it.play(&self.journal)
    }

    /// Goes on with answers that were given elsewhere.
    fn play(mut self, journal: &[Answer<R>]) -> Result<Match<R>, ReplayError<R>> {
        for (n, answer) in journal.iter().enumerate() {
            self.answer(answer.clone()).map_err(|refused| ReplayError::Answer { n, refused })?;
        }
        Ok(self)
    }

    /// The match as it stood after its first `n` answers, sharing set-up and world with this one.
    pub fn after(&self, n: usize) -> Match<R> {
        let mut it = self.clone();
        it.rewind(n);
        it
    }

    /// What the match started from.
    pub fn setup(&self) -> &R::Setup {
        &self.setup
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game<R> {
        &self.game
    }

    /// All that was answered.
    pub fn journal(&self) -> &[Answer<R>] {
        &self.journal
    }

    /// Takes one answer and returns what happened. A refused answer changes nothing.
    pub fn answer(&mut self, answer: Answer<R>) -> Result<Vec<R::Event>, Refused<R::Why>> {
        let events = self.take(answer)?;
        self.undone.clear();
        Ok(events)
    }

    fn take(&mut self, answer: Answer<R>) -> Result<Vec<R::Event>, Refused<R::Why>> {
        let events = self.game.answer(answer.clone())?;
        let over = matches!(self.game.pending(), Pending::Over(_));
        let barrier = barrier_of(&answer, &self.game, &events);
        self.journal.push(answer);
        if let Some(barrier) = barrier {
            self.rest_at(barrier);
        } else if over {
            // An ended game has been seen to end.
            self.rest_at(Barrier::Reveal);
        }
        Ok(events)
    }

    fn rest_at(&mut self, barrier: Barrier) {
        self.base = self.game.clone();
        self.n_base = self.journal.len();
        self.barrier = Some(barrier);
    }

    /// The place in the journal of the answer that `seat` could take back now.
    fn undoable(&self, seat: Seat) -> Result<usize, CannotUndo> {
        let own = |it: &Answer<R>| matches!(it, Answer::Choose { seat: by, .. } if *by == seat);
        let n_open = self.journal.len() - self.game.n_sealed().min(self.journal.len() - self.n_base);
        // A sealed choice can be taken back even if other seats sealed theirs later.
        if let Some(i) = (n_open..self.journal.len()).rev().find(|&i| own(&self.journal[i])) {
            return Ok(i);
        }
        let open = &self.journal[self.n_base..n_open];
        match open.last() {
            Some(_) if n_open < self.journal.len() => {
                let by = self.journal[n_open..].iter().find_map(|it| match it {
                    Answer::Choose { seat, .. } => Some(*seat),
                    _ => None,
                });
                Err(CannotUndo::Past(by.map_or(Barrier::Reveal, Barrier::Other)))
            }
            Some(last) if own(last) => Ok(n_open - 1),
            Some(Answer::Choose { seat: by, .. }) => Err(CannotUndo::Past(Barrier::Other(*by))),
            _ => Err(self.barrier.map_or(CannotUndo::Nothing, CannotUndo::Past)),
        }
    }

    /// Whether `seat` could take something back now, and if not, why.
    pub fn can_undo(&self, seat: Seat) -> Result<(), CannotUndo> {
        self.undoable(seat).map(|_| ())
    }

    /// Takes back the last choice of `seat`, unless a die, a draw, a reveal or an act of another seat came after it.
    pub fn undo(&mut self, seat: Seat) -> Result<(), CannotUndo> {
        let i = self.undoable(seat)?;
        let undone = self.journal.remove(i);
        self.game = self.base.clone();
        for answer in &self.journal[self.n_base..] {
            self.game.answer(answer.clone()).expect("what was legal before is legal again");
        }
        self.undone.push(undone);
        Ok(())
    }

    /// Whether `seat` could do something again now.
    pub fn can_redo(&self, seat: Seat) -> bool {
        let own = |it: &&Answer<R>| matches!(it, Answer::Choose { seat: by, .. } if *by == seat);
        self.undone.iter().rfind(own).is_some_and(|it| self.game.check(it).is_ok())
    }

    /// Does again what `seat` took back last. Nothing if there is no such thing.
    pub fn redo(&mut self, seat: Seat) -> Option<Vec<R::Event>> {
        let own = |it: &Answer<R>| matches!(it, Answer::Choose { seat: by, .. } if *by == seat);
        let i = self.undone.iter().rposition(own)?;
        // It may not fit until another seat has done again what it took back later.
        let events = self.take(self.undone[i].clone()).ok()?;
        self.undone.remove(i);
        Some(events)
    }

    /// Goes back to the first `n` answers whatever they were: for when all players agree to it. A match that was taken
    /// up at a snapshot, because its past can no longer be played, goes back as far as that.
    pub fn rewind(&mut self, n: usize) {
        let setup = self.setup.clone();
        let mut journal = self.journal.clone();
        journal.truncate(n.max(self.taken_up.as_ref().map_or(0, |it| it.n_journal)));
        *self = match self.taken_up.take() {
            None => {
                let begun = Match::sharing(setup, self.game.shared_world()).map_err(ReplayError::Setup);
                match begun.and_then(|(it, _)| it.play(&journal)) {
                    Ok(it) => it,
                    Err(_) => unreachable!("a journal can be played again"),
                }
            }
            Some(taken_up) => {
                let since = journal.split_off(taken_up.n_journal);
                let mut it = Match::from_parts(setup, taken_up.game.clone(), journal);
                it.taken_up = Some(taken_up);
                for answer in since {
                    it.answer(answer).expect("what was legal before is legal again");
                }
                it
            }
        };
    }
}

/// Why a journal cannot be played again.
#[derive(Clone, Debug, PartialEq)]
pub enum ReplayError<R: Rules> {
    /// The set-up is not valid.
    Setup(Vec<Problem>),
    /// An answer is refused.
    Answer {
        /// Its place in the journal, from 0.
        n: usize,
        /// Why it is refused.
        refused: Refused<R::Why>,
    },
}

fn barrier_of<R: Rules>(answer: &Answer<R>, game: &Game<R>, events: &[R::Event]) -> Option<Barrier> {
    match answer {
        Answer::Roll(_) => Some(Barrier::Die),
        Answer::Draw(_) => Some(Barrier::Draw),
        Answer::TimeUp => Some(Barrier::Clock),
        Answer::Choose { .. } if game.opened_sealed() || events.iter().any(R::SECRECY.reveals) => {
            Some(Barrier::Reveal)
        }
        Answer::Choose { .. } => None,
    }
}

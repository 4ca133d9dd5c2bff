//! Playing on in thought: a position that a policy plays on procedure by procedure, and that can be left and begun again.

use std::sync::Arc;

use crate::{
    Answer, Chance, Game, OpenBoard, Pending, Rules, Table, Viewer,
    policy::{Played, Policy},
};

/// A game that a viewer cannot tell from the one that is played: all that they do not know has been dealt again.
///
/// Nothing but [`Imagined::of`] makes one. A player that thinks ahead is given this and never the game, and so cannot know more than the
/// viewer does.
#[derive(Clone, Debug)]
pub struct Imagined<R: Rules> {
    game: Game<R>,
    viewer: Viewer,
}

impl<R: Rules> Imagined<R> {
    /// The game as `viewer` might imagine it; nothing if no game was found that fits what they know.
    pub fn of(game: &Game<R>, viewer: Viewer, chance: &mut dyn Chance) -> Option<Imagined<R>> {
        game.imagine(viewer, chance).map(|game| Imagined { game, viewer })
    }

    /// Another game that fits as well.
    pub fn again(&self, chance: &mut dyn Chance) -> Option<Imagined<R>> {
        Imagined::of(&self.game, self.viewer, chance)
    }

    /// Who imagines it.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The imagined game.
    pub fn game(&self) -> &Game<R> {
        &self.game
    }

    /// What the viewer knows: of this game as of the one that is played.
    pub fn view(&self) -> R::View {
        self.game.view(self.viewer)
    }

    /// The position, to be played on.
    pub fn simulation(&self) -> Simulation<R> {
        self.game.clone().simulation()
    }
}

/// A position that a policy plays on, procedure by procedure. It keeps no record.
#[derive(Clone, Debug)]
pub struct Simulation<R: Rules> {
    world: Arc<R::World>,
    board: R::Board,
    agenda: Vec<R::Step>,
    /// Those already given to the procedure on top of the agenda.
    answers: Vec<Answer<R>>,
    /// Empty between two procedures; kept for its memory.
    next: Vec<R::Step>,
    outcome: Option<R::Outcome>,
    n_decisions: u64,
}

impl<R: Rules> Simulation<R> {
    pub(crate) fn at(
        world: Arc<R::World>,
        board: R::Board,
        agenda: Vec<R::Step>,
        answers: Vec<Answer<R>>,
    ) -> Simulation<R> {
        Simulation { world, board, agenda, answers, next: Vec::new(), outcome: None, n_decisions: 0 }
    }

    /// What never changes.
    pub fn world(&self) -> &R::World {
        &self.world
    }

    /// The procedure that is carried out next; nothing when the game is over.
    pub fn next_step(&self) -> Option<&R::Step> {
        self.agenda.last().filter(|_| self.outcome.is_none())
    }

    /// What a viewer would know. The position is imagined, so that nobody learns anything from it.
    pub fn view(&self, viewer: Viewer) -> R::View {
        (R::SECRECY.view)(&self.world, &self.board, viewer)
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<&R::Outcome> {
        self.outcome.as_ref()
    }

    /// Carries out one procedure, `policy` answering everything. Returns whether the game goes on.
    pub fn step(&mut self, policy: &mut dyn Policy<R>) -> bool {
        if self.outcome.is_some() {
            return false;
        }
        let step = self.agenda.pop().expect("the agenda is empty and nobody has won");
        let mut t =
            Table::<R>::new(&self.world, &mut self.board, &mut self.next, &self.answers).with_policy(policy);
        let done = R::perform(&step, &mut t);
        let left = t.leave(&done);
        self.n_decisions += left.n_decisions;
        self.answers.clear();
        match left.stopped {
            Some(Pending::Over(outcome)) => self.outcome = Some(outcome),
            Some(pending) => panic!("a policy left {pending:?} unanswered"),
            None => self.agenda.extend(self.next.drain(..).rev()),
        }
        self.outcome.is_none()
    }

    /// Plays to the end.
    pub(crate) fn play_out(mut self, policy: &mut dyn Policy<R>) -> Played<R> {
        while self.step(policy) {}
        let outcome = self.outcome.expect("it goes on until the game is over");
        Played { outcome, n_decisions: self.n_decisions }
    }
}

impl<R: OpenBoard> Simulation<R> {
    /// What is open to everyone.
    pub fn open(&self) -> &R::Open {
        R::open_part(&self.board)
    }
}

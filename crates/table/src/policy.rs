//! Answers in place of people: policies, and playouts by them.

use crate::{Answer, Chance, Dice, OpenBoard, Rules, Seat, Shuffler, Viewer};

/// Answers everything that a game asks, so that it runs straight through: no procedure is run twice, and no prompt is built.
pub trait Policy<R: Rules> {
    /// Decides for the seat that is asked.
    fn choose(&mut self, moment: &Moment<'_, R>, offered: &Offered<'_, R>) -> Pick<R>;
    /// Throws dice.
    fn roll(&mut self, sides: u8, dice: &mut [u8]);
    /// Draws one of `n` things.
    fn draw(&mut self, n: usize, nth: &dyn Fn(usize) -> R::Choice) -> usize;
}

/// The moment of a decision. It gives out what the seat may know, and no more.
pub struct Moment<'a, R: Rules> {
    world: &'a R::World,
    board: &'a R::Board,
    /// The seat asked.
    pub seat: Seat,
    /// The question in the words of the game.
    pub ask: &'a R::Ask,
}

/// What can be answered.
pub struct Offered<'a, R: Rules> {
    /// How many options are listed.
    pub n: usize,
    /// The option of a number, built when it is asked for.
    pub nth: &'a dyn Fn(usize) -> R::Choice,
    /// Options too many to list.
    pub space: Option<&'a R::Space>,
}

/// What a policy picked.
#[derive(Clone, Debug, PartialEq)]
pub enum Pick<R: Rules> {
    /// The option of that number.
    Listed(usize),
    /// A member of the space.
    Free(R::Choice),
}

impl<'a, R: Rules> Moment<'a, R> {
    pub(crate) fn new(world: &'a R::World, board: &'a R::Board, seat: Seat, ask: &'a R::Ask) -> Self {
        Moment { world, board, seat, ask }
    }

    /// What never changes.
    pub fn world(&self) -> &'a R::World {
        self.world
    }

    /// What the seat may know.
    pub fn view(&self) -> R::View {
        (R::SECRECY.view)(self.world, self.board, Viewer::Seat(self.seat))
    }

    /// Whether `space` contains `choice`.
    pub fn admits(&self, space: &R::Space, choice: &R::Choice) -> bool {
        R::admits(self.world, self.board, space, choice).is_ok()
    }

    /// Some member of `space`.
    pub fn sample(&self, space: &R::Space, chance: &mut dyn Chance) -> R::Choice {
        R::sample(self.world, self.board, space, chance)
    }

    /// Picks at random among all that is offered.
    pub fn pick_blindly(&self, offered: &Offered<'_, R>, chance: &mut dyn Chance) -> Pick<R> {
        match offered.space {
            None => Pick::Listed(chance.below(offered.n as u32) as usize),
            Some(space) => {
                let i = chance.below(offered.n as u32 + R::weight(space).max(1)) as usize;
                if i < offered.n { Pick::Listed(i) } else { Pick::Free(self.sample(space, chance)) }
            }
        }
    }
}

impl<'a, R: OpenBoard> Moment<'a, R> {
    /// What is open to everyone, borrowed: a view would be a copy at each decision.
    pub fn open(&self) -> &'a R::Open {
        R::open_part(self.board)
    }
}

/// Chooses, rolls and draws at random.
#[derive(Clone, Debug)]
pub struct Uniform(pub Shuffler);

impl<R: Rules> Policy<R> for Uniform {
    fn choose(&mut self, moment: &Moment<'_, R>, offered: &Offered<'_, R>) -> Pick<R> {
        moment.pick_blindly(offered, &mut self.0)
    }

    fn roll(&mut self, sides: u8, dice: &mut [u8]) {
        self.0.throw(sides, dice);
    }

    fn draw(&mut self, n: usize, _: &dyn Fn(usize) -> R::Choice) -> usize {
        self.0.below(n as u32) as usize
    }
}

/// Writes down what another policy answers, so that the playout can be played again answer by answer.
pub struct Recorder<'a, R: Rules> {
    /// The policy that answers.
    pub policy: &'a mut dyn Policy<R>,
    /// What was answered.
    pub answers: Vec<Answer<R>>,
}

impl<R: Rules> Policy<R> for Recorder<'_, R> {
    fn choose(&mut self, moment: &Moment<'_, R>, offered: &Offered<'_, R>) -> Pick<R> {
        let pick = self.policy.choose(moment, offered);
        let choice = match &pick {
            Pick::Listed(i) => (offered.nth)(*i),
            Pick::Free(choice) => choice.clone(),
        };
        self.answers.push(Answer::Choose { seat: moment.seat, choice });
        pick
    }

    fn roll(&mut self, sides: u8, dice: &mut [u8]) {
        self.policy.roll(sides, dice);
        self.answers.push(Answer::Roll(dice.iter().copied().collect::<Dice>()));
    }

    fn draw(&mut self, n: usize, nth: &dyn Fn(usize) -> R::Choice) -> usize {
        let i = self.policy.draw(n, nth);
        self.answers.push(Answer::Draw(nth(i)));
        i
    }
}

/// How a playout went.
#[derive(Clone, Debug)]
pub struct Played<R: Rules> {
    /// How it ended.
    pub outcome: R::Outcome,
    /// How many decisions with more than one option were taken.
    pub n_decisions: u64,
}

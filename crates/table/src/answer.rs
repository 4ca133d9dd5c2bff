use std::fmt;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{Chance as _, Rules, Seat, Shuffler};

/// The most dice that one roll may have.
pub const MAX_DICE: usize = 48;

/// What dice show.
pub type Dice = ArrayVec<u8, MAX_DICE>;

/// Everything that enters a game from outside.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", bound = "")]
pub enum Answer<R: Rules> {
    /// A seat decided.
    Choose {
        /// The seat.
        seat: Seat,
        /// Its decision.
        choice: R::Choice,
    },
    /// Dice were rolled.
    Roll(Dice),
    /// Something was drawn from a bag.
    Draw(R::Choice),
    /// The clock of the seat that is being asked ran out.
    TimeUp,
}

/// What a game waits for.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case", bound = "")]
pub enum Pending<R: Rules> {
    /// Each of these seats has a question to answer.
    Decide {
        /// The questions, at most one a seat.
        prompts: Vec<Prompt<R>>,
        /// What any seat may do meanwhile, though the game does not wait for it.
        asides: Vec<Aside<R>>,
        /// Whether the seat asked may run out of time here.
        timed: bool,
    },
    /// Dice have to be rolled, or something drawn.
    Chance(ChanceWanted<R>),
    /// The game has ended.
    Over(R::Outcome),
}

/// A roll or a draw that the game waits for.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case", bound = "")]
pub enum ChanceWanted<R: Rules> {
    /// Roll dice.
    Roll {
        /// The occasion.
        ask: R::Ask,
        /// The number of dice.
        n: u8,
        /// The number of sides of each.
        sides: u8,
    },
    /// Draw one thing from a bag.
    Draw {
        /// The occasion.
        ask: R::Ask,
        /// What is in the bag, in no meaningful order; a thing that is in it twice is listed twice.
        bag: Vec<R::Choice>,
    },
}

impl<R: Rules> ChanceWanted<R> {
    /// The answer of a generator for simulations and programs. A served match has dice of its own.
    pub fn by(&self, chance: &mut Shuffler) -> Answer<R> {
        match self {
            ChanceWanted::Roll { n, sides, .. } => {
                let mut dice: Dice = (0..*n).map(|_| 1).collect();
                chance.throw(*sides, &mut dice);
                Answer::Roll(dice)
            }
            ChanceWanted::Draw { bag, .. } => {
                Answer::Draw(bag[chance.below(bag.len() as u32) as usize].clone())
            }
        }
    }
}

/// A question to one seat: any of the listed options answers it, or any member of the space.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(bound = "")]
pub struct Prompt<R: Rules> {
    /// The seat asked.
    pub seat: Seat,
    /// The question in the words of the game.
    pub ask: R::Ask,
    /// Options that can be listed.
    pub options: Vec<R::Choice>,
    /// Options too many to list.
    pub space: Option<R::Space>,
}

/// What a seat may do although it is not asked.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(bound = "")]
pub struct Aside<R: Rules> {
    /// The seat that may act.
    pub seat: Seat,
    /// Acts that can be listed.
    pub options: Vec<R::Choice>,
    /// Acts too many to list.
    pub spaces: Vec<R::Space>,
}

/// Why an answer was not taken. A refused answer changes nothing.
#[derive(Clone, Debug, PartialEq)]
pub enum Refused<W> {
    /// The game has ended.
    Over,
    /// This seat is not being asked anything.
    NotAsked(Seat),
    /// The game waits for chance, not for a choice.
    ChanceWanted,
    /// The game waits for a choice, not for chance.
    ChoiceWanted,
    /// The game waits for a roll of other dice.
    WrongDice {
        /// The number of dice.
        n: u8,
        /// The number of sides of each.
        sides: u8,
    },
    /// What is said to be drawn is not in the bag.
    NotInBag,
    /// No clock is running.
    NoClock,
    /// The rules of the game do not allow it.
    Rule(W),
}

impl<W: fmt::Debug> fmt::Display for Refused<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::Over => write!(f, "The game is over."),
            Refused::NotAsked(seat) => write!(f, "Nothing is asked of {seat} now."),
            Refused::ChanceWanted => write!(f, "Dice or a draw are awaited, not a choice."),
            Refused::ChoiceWanted => write!(f, "A choice is awaited, not dice or a draw."),
            Refused::WrongDice { n, sides } => {
                let dice = if *n == 1 { "die is" } else { "dice are" };
                write!(f, "{n} {dice} awaited, showing 1 to {sides}.")
            }
            Refused::NotInBag => write!(f, "That is not in the bag."),
            Refused::NoClock => write!(f, "No clock is running now."),
            Refused::Rule(why) => write!(f, "The rules do not allow it: {why:?}."),
        }
    }
}

impl<R: Rules> Answer<R> {
    /// What everyone may learn of this answer while the match goes on. See [`crate::Secrecy::disclosed`].
    pub fn disclosed(&self) -> Option<Answer<R>> {
        match self {
            Answer::Choose { seat, choice } => {
                (R::SECRECY.disclosed)(choice).map(|choice| Answer::Choose { seat: *seat, choice })
            }
            Answer::Draw(choice) => (R::SECRECY.disclosed)(choice).map(Answer::Draw),
            Answer::Roll(_) | Answer::TimeUp => Some(self.clone()),
        }
    }
}

impl<R: Rules> Pending<R> {
    /// The question that `seat` has to answer.
    pub fn prompt(&self, seat: Seat) -> Option<&Prompt<R>> {
        match self {
            Pending::Decide { prompts, .. } => prompts.iter().find(|it| it.seat == seat),
            _ => None,
        }
    }

    /// What `seat` may do unasked.
    pub fn aside(&self, seat: Seat) -> Option<&Aside<R>> {
        match self {
            Pending::Decide { asides, .. } => asides.iter().find(|it| it.seat == seat),
            _ => None,
        }
    }

    /// The seats that the game waits for.
    pub fn awaited(&self) -> Vec<Seat> {
        match self {
            Pending::Decide { prompts, .. } => prompts.iter().map(|it| it.seat).collect(),
            _ => Vec::new(),
        }
    }

    /// How it ended, if it did.
    pub fn outcome(&self) -> Option<&R::Outcome> {
        match self {
            Pending::Over(outcome) => Some(outcome),
            _ => None,
        }
    }
}

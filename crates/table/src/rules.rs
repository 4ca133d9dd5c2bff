use std::{fmt, fmt::Debug};

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{Chance, Play, Prompt, Seat, Table, Team, Viewer};

/// The rules of one game.
///
/// The type that implements it is only a name; the bounds on it let types that mention it derive theirs.
/// A board changes in [`Rules::apply`] and nowhere else; what people see comes out of
/// [`Rules::SECRECY`] and out of nothing else.
pub trait Rules: Clone + Debug + PartialEq + Sized + 'static {
    /// The game's name in files and on the wire.
    const NAME: &'static str;
    /// Raised when a stored game may play on differently than before.
    const VERSION: u32;
    /// Who may know what.
    const SECRECY: Secrecy<Self>;

    /// All that a game starts from: content, seats, options. Whole in itself, so that a stored game needs
    /// nothing beside it.
    type Setup: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// What never changes while a game lasts, computed from the set-up once and shared by all copies of the game.
    type World: Clone + Debug + Send + Sync;
    /// The truth on the table.
    type Board: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// A procedure of the rulebook still to be carried out.
    type Step: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// A question, or the occasion of a roll, in the words of the game.
    type Ask: Clone + Debug + PartialEq + Serialize + Send + Sync;
    /// One answer to one question.
    type Choice: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// Answers too many to list.
    type Space: Clone + Debug + PartialEq + Serialize + Send + Sync;
    /// Something that happened: the only way a board changes.
    type Event: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// What one viewer may know.
    type View: Clone + Debug + PartialEq + Serialize;
    /// Why an answer is refused.
    type Why: Clone + Debug + PartialEq + Serialize;
    /// How a game ended.
    type Outcome: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;

    /// Checks a set-up and lays out the table. Returns all problems at once.
    fn open(setup: &Self::Setup) -> Result<Opening<Self>, Vec<Problem>>;

    /// Lays out the table for another game of the same set-up, whose world exists already. Games whose worlds are expensive
    /// override it.
    fn open_in(setup: &Self::Setup, _: &Self::World) -> Result<(Self::Board, Self::Step), Vec<Problem>> {
        Self::open(setup).map(|it| (it.board, it.first))
    }

    /// The seats of this game and their teams, in order of play around the table.
    fn seats(world: &Self::World) -> Vec<(Seat, Team)>;

    /// Carries out one procedure.
    fn perform(step: &Self::Step, t: &mut Table<'_, Self>) -> Play;

    /// Changes the board by what happened. Depends on nothing but its arguments.
    fn apply(world: &Self::World, board: &mut Self::Board, event: &Self::Event);

    /// Whether `space` contains `choice`, and if not, why.
    fn admits(
        world: &Self::World,
        board: &Self::Board,
        space: &Self::Space,
        choice: &Self::Choice,
    ) -> Result<(), Self::Why>;

    /// Some member of `space`; every member must be possible.
    fn sample(
        world: &Self::World,
        board: &Self::Board,
        space: &Self::Space,
        chance: &mut dyn Chance,
    ) -> Self::Choice;

    /// How much `space` weighs against one listed option when picking at random.
    fn weight(space: &Self::Space) -> u32;

    /// Why `choice` is not among the options of `ask`. Called only when it is not.
    fn refusal(
        world: &Self::World,
        board: &Self::Board,
        seat: Seat,
        ask: &Self::Ask,
        choice: &Self::Choice,
    ) -> Self::Why;

    /// Why something that may sometimes be done unasked cannot be done now; `None` if it is never done unasked.
    fn refusal_unasked(
        world: &Self::World,
        board: &Self::Board,
        seat: Seat,
        choice: &Self::Choice,
    ) -> Option<Self::Why>;

    /// The answer that a seat has given to this question in advance, where the rules allow it.
    ///
    /// The seat is asked all the same, so that others do not notice: see [`crate::Game::standing`].
    fn standing(_: &Self::World, _: &Self::Board, _: &Prompt<Self>) -> Option<Self::Choice> {
        None
    }

    /// What is wrong with a board that came from a file.
    fn audit(world: &Self::World, board: &Self::Board, agenda: &[Self::Step]) -> Vec<Problem>;
}

/// The types of a trait, for an implementation whose own types have the same names: `types!(Setup, World, Step = Procedure)` is
/// `type Setup = Setup;` and so on.
#[macro_export]
macro_rules! types {
    ($($name:ident $(= $type:ty)?),+ $(,)?) => { $($crate::types!(@ $name $($type)?);)+ };
    (@ $name:ident) => { type $name = $name; };
    (@ $name:ident $type:ty) => { type $name = $type; };
}

/// A game whose board has a part that is open to everyone, so that bots and playouts, which look often, can borrow it.
pub trait OpenBoard: Rules {
    /// What is open to everyone.
    type Open: Clone + Debug + PartialEq;

    /// That part of a board. What is hidden from anybody is not in it.
    fn open_part(board: &Self::Board) -> &Self::Open;
}

/// Who may know what in a game: one decision for each way in which something could be learned.
///
/// They stand together so that a game decides them in one place; a game in which nothing is hidden has [`Secrecy::NOTHING_HIDDEN`].
#[expect(
    clippy::type_complexity,
    reason = "the types of a game have long names, and a name for each function would hide them"
)]
pub struct Secrecy<R: Rules> {
    /// What a viewer may know of the board.
    pub view: fn(&R::World, &R::Board, Viewer) -> R::View,
    /// What a viewer notices of an event: all of it, some of it, or nothing.
    pub seen: fn(&R::World, &R::Event, Viewer) -> Option<R::Event>,
    /// What everyone may learn of an answer while the match goes on: the answer itself, the plainer answer that it has to
    /// look like (one given in advance looks like the pass that it is), or nothing.
    ///
    /// The seat that answered knows its answer anyway. Answers that are only sealed until all seats have given theirs are
    /// not meant here: the table knows them.
    pub disclosed: fn(&R::Choice) -> Option<R::Choice>,
    /// How much a question shows of what only the seat that is asked knows.
    pub privacy: fn(&R::World, &R::Ask) -> Privacy,
    /// Whether an event shows players something hidden, so that it cannot be taken back.
    ///
    /// Dice, draws and the opening of sealed choices need no mention here: the table knows them.
    pub reveals: fn(&R::Event) -> bool,
    /// Deals again, at random, all that a viewer does not know.
    pub imagine: fn(&R::World, &mut R::Board, Viewer, &mut dyn Chance),
}

impl<R: Rules<View = <R as Rules>::Board>> Secrecy<R> {
    /// Everyone sees everything, and there is nothing to imagine.
    pub const NOTHING_HIDDEN: Secrecy<R> = Secrecy {
        view: |_, board, _| board.clone(),
        seen: |_, event, _| Some(event.clone()),
        disclosed: |choice| Some(choice.clone()),
        privacy: |_, _| Privacy::Open,
        reveals: |_| false,
        imagine: |_, _, _, _| (),
    };
}

/// A table laid out for a new game.
pub struct Opening<R: Rules> {
    /// What never changes.
    pub world: R::World,
    /// The board before anything has happened.
    pub board: R::Board,
    /// The first procedure.
    pub first: R::Step,
}

/// The space of a game whose answers can all be listed.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum NoSpace {}

/// One thing wrong with a file or document, described so that its author can mend it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Problem {
    /// The file, or the part of a document, such as `position.units[3]`.
    pub place: String,
    /// The line, where a file has lines.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
    /// What is wrong and what would be right: one sentence.
    pub what: String,
}

impl Problem {
    /// A problem with a part of a document.
    pub fn new(place: impl Into<String>, what: impl Into<String>) -> Problem {
        Problem { place: place.into(), line: None, what: what.into() }
    }

    /// A problem at a line of a file.
    pub fn at(place: impl Into<String>, line: u32, what: impl Into<String>) -> Problem {
        Problem { place: place.into(), line: Some(line), what: what.into() }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}:{line}: {}", self.place, self.what),
            None => write!(f, "{}: {}", self.place, self.what),
        }
    }
}

/// How much a question shows of what only the seat that is asked knows: for people who share a screen.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Privacy {
    /// Nothing: everyone can read the answers off what is open.
    Open,
    /// It names nothing hidden, but which answers there are may depend on it.
    Guarded,
    /// What nobody else may see yet, such as a hand: others at the same screen must look away.
    Secret,
}

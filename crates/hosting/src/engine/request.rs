//! What a program may ask for.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Map, Value};
use table::{Dice, Seat};

use super::{Code, Error, drills::DrillDo};
use crate::BotName;

/// A snapshot in memory, by its number.
pub(crate) type Handle = u32;

/// Who rolls the dice.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum DiceBy {
    /// The engine.
    #[default]
    Auto,
    /// The program: the engine asks for each roll.
    Manual,
}

/// A request. Fields that a `do` does not use are refused with it.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "EngineRequest", optional_fields))]
pub(crate) enum Do {
    // With braces, since serde lets a variant without them have any fields.
    /// Describes this program and what it can do.
    Hello {
        /// The protocol that the program speaks.
        protocol: Option<u32>,
    },
    /// Lists what can be played.
    Games {},
    /// Begins a match.
    New {
        /// What is played.
        #[serde(flatten)]
        game: NewGame,
        /// On what terms.
        #[serde(flatten)]
        terms: NewTerms,
    },
    /// Takes up a stored match.
    Load {
        /// The match as `save` told it, or its text.
        #[serde(rename = "match")]
        #[cfg_attr(feature = "ts", ts(type = "object | string"))]
        text: Value,
        /// On what terms.
        #[serde(flatten)]
        terms: NewTerms,
    },
    /// What is awaited.
    Pending {
        /// The seat that asks.
        seat: Option<Seat>,
        /// The snapshot that is meant, instead of the match.
        on: Option<Handle>,
    },
    /// Waits until the seat of the session is asked, or the match is over.
    Wait {},
    /// An answer: `seat` and `choice`, or `roll`, or `draw`, or `time_up`.
    Answer {
        /// The seat that decides.
        seat: Option<Seat>,
        /// What it decides.
        #[cfg_attr(feature = "ts", ts(type = "Choice", optional))]
        choice: Option<Value>,
        /// What the dice show.
        roll: Option<Vec<u8>>,
        /// What was drawn.
        #[cfg_attr(feature = "ts", ts(type = "Choice", optional))]
        draw: Option<Value>,
        /// Whether the time ran out.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
        time_up: bool,
        /// The snapshot that is meant, instead of the match.
        on: Option<Handle>,
    },
    /// The table as a seat sees it.
    View {
        /// The seat that looks.
        seat: Option<Seat>,
        /// The snapshot that is meant, instead of the match.
        on: Option<Handle>,
    },
    /// What never changes in the match and everybody may know.
    World {},
    /// What a built-in bot would answer in the place of a seat.
    Suggest {
        /// The seat that is asked.
        seat: Option<Seat>,
        /// The bot; `greedy` if left out.
        #[cfg_attr(feature = "ts", ts(type = "string", optional))]
        bot: Option<BotName>,
        /// The same number gives the same answer.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(as = "Option<u64>", optional))]
        seed: u64,
        /// The snapshot that is meant, instead of the match.
        on: Option<Handle>,
    },
    /// How the chances to win went in a match that has ended by its rules, what decisions and chance did to them, and what would have been
    /// better.
    Analyse {
        /// How many plans are tried for a decision, and how many lines are played for a position: 8 to 10,000, and 400 if left out.
        #[serde(default)]
        plans: Option<u32>,
        /// The same number gives the same analysis.
        #[serde(default)]
        seed: Option<u64>,
        /// The seats whose decisions are looked at: all if left out.
        #[serde(default)]
        seats: Option<Vec<Seat>>,
    },
    /// Keeps what is on the table in memory.
    Snapshot {
        /// The snapshot to be copied, instead of the match.
        on: Option<Handle>,
    },
    /// Puts a snapshot back on the table.
    Restore {
        /// The snapshot.
        handle: Handle,
    },
    /// A game that a seat cannot tell from the one that is played, as a snapshot to think with.
    Imagine {
        /// The seat.
        seat: Option<Seat>,
        /// The same number imagines the same game.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(as = "Option<u64>", optional))]
        seed: u64,
        /// The snapshot that is meant, instead of the match.
        on: Option<Handle>,
    },
    /// Releases snapshots.
    Drop {
        /// The snapshot; all of them if left out.
        handle: Option<Handle>,
    },
    /// Takes back the last answer of a seat.
    Undo {
        /// The seat.
        seat: Seat,
    },
    /// Does again what a seat took back.
    Redo {
        /// The seat.
        seat: Seat,
    },
    /// A seat gives up.
    Resign {
        /// The seat.
        seat: Option<Seat>,
    },
    /// Begins the next chapter of a campaign.
    Next {},
    /// The match as a file.
    Save {},
    /// Ends the engine.
    Quit {},
}

/// A game as a program asks for it.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "EngineGame", optional_fields))]
pub(crate) struct NewGame {
    /// The game.
    pub(crate) game: String,
    /// The set-up.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(type = "Request", optional))]
    pub(crate) setup: Map<String, Value>,
    /// A position to start from.
    #[cfg_attr(feature = "ts", ts(type = "object", optional))]
    pub(crate) position: Option<Map<String, Value>>,
}

/// The terms that a program asks for.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "EngineTerms", optional_fields))]
pub(crate) struct NewTerms {
    /// Who rolls the dice: the engine if it is left out.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<DiceBy>", optional))]
    pub(crate) dice: DiceBy,
    /// The seed of the dice and the bots; random if it is left out.
    pub(crate) seed: Option<u64>,
    /// The built-in bots that play seats: one for all others, or one a seat.
    #[cfg_attr(feature = "ts", ts(type = "string | { [key in number]: string }", optional))]
    pub(crate) opponents: Option<Opponents>,
    /// Whether events and questions come with sentences; they do if it is left out.
    pub(crate) says: Option<bool>,
}

impl NewTerms {
    /// They, in a session that is for `seat` or for all.
    pub(crate) fn of(self, seat: Option<Seat>) -> Terms {
        let NewTerms { dice, seed, opponents, says } = self;
        Terms { dice, seed, opponents, quiet: says == Some(false), seat }
    }
}

/// On what terms a match is played.
#[derive(Clone, Debug, Default)]
pub struct Terms {
    /// Who rolls the dice.
    pub dice: DiceBy,
    /// The seed of the dice and the bots; random by default.
    pub seed: Option<u64>,
    /// Who plays the other seats.
    pub opponents: Option<Opponents>,
    /// Whether events and questions come without sentences.
    pub quiet: bool,
    /// The one seat that the session is for.
    pub seat: Option<Seat>,
}

/// Who plays the seats that the program does not.
#[derive(Clone, Debug, PartialEq)]
pub enum Opponents {
    /// One bot in all other seats.
    Others(BotName),
    /// Those of these seats.
    Seats(BTreeMap<Seat, BotName>),
}

impl<'de> Deserialize<'de> for Opponents {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Opponents, D::Error> {
        use serde::de::Error as _;
        let wrong = || D::Error::custom("\"opponents\" is a bot, or an object with a bot for each seat");
        match Value::deserialize(from)? {
            Value::String(bot) => Ok(Opponents::Others(bot.parse().map_err(D::Error::custom)?)),
            Value::Object(seats) => {
                let of = |(seat, bot): (String, Value)| {
                    let seat = seat.parse().map_err(|_| wrong())?;
                    let bot = bot.as_str().ok_or_else(wrong)?.parse().map_err(D::Error::custom)?;
                    Ok((Seat(seat), bot))
                };
                seats.into_iter().map(of).collect::<Result<_, _>>().map(Opponents::Seats)
            }
            _ => Err(wrong()),
        }
    }
}

/// A request, or a question about the position, which has fields of its own.
pub(crate) enum Asked {
    Do(Do),
    Query(Question),
    /// Several questions; each has a reply of its own.
    Queries(Vec<serde_json::Result<Question>>),
    /// Several requests; each has a reply of its own.
    Batch(Batch),
    /// Many games side by side.
    Drill(DrillDo),
}

/// A question about the position, and the seat that asks it.
pub(crate) struct Question {
    pub(super) seat: Option<Seat>,
    pub(super) on: Option<Handle>,
    pub(super) what: Value,
}

impl Question {
    fn read(mut question: Map<String, Value>) -> serde_json::Result<Question> {
        let seat = question.remove("seat").map(serde_json::from_value).transpose()?;
        let on = question.remove("on").map(serde_json::from_value).transpose()?;
        Ok(Question { seat, on, what: Value::Object(question) })
    }
}

/// Several questions in one request.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Queries {
    questions: Vec<Map<String, Value>>,
}

/// Several requests in one.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub(crate) struct Batch {
    /// The requests, in their order.
    #[cfg_attr(feature = "ts", ts(type = "Array<object>"))]
    pub(crate) requests: Vec<Map<String, Value>>,
    /// Whether the first that fails ends it: those after it are not carried out.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub(crate) stop: bool,
}

impl Asked {
    pub(crate) fn read(mut request: Map<String, Value>) -> serde_json::Result<Asked> {
        match request.get("do").and_then(Value::as_str) {
            Some("query") => {
                request.remove("do");
                Question::read(request).map(Asked::Query)
            }
            Some("queries") => {
                request.remove("do");
                let Queries { questions } = serde_json::from_value(Value::Object(request))?;
                Ok(Asked::Queries(questions.into_iter().map(Question::read).collect()))
            }
            Some("drill") => {
                request.remove("do");
                serde_json::from_value(Value::Object(request)).map(Asked::Drill)
            }
            Some("batch") => {
                request.remove("do");
                serde_json::from_value(Value::Object(request)).map(Asked::Batch)
            }
            _ => serde_json::from_value(Value::Object(request)).map(Asked::Do),
        }
    }
}

/// An answer as it was sent.
pub(crate) enum Given {
    Choice(Seat, Value),
    Roll(Dice),
    Draw(Value),
    TimeUp,
}

impl Given {
    /// The answer that a request holds.
    pub(crate) fn read(
        seat: Option<Seat>,
        choice: Option<Value>,
        roll: Option<Vec<u8>>,
        draw: Option<Value>,
        time_up: bool,
    ) -> Result<Given, Error> {
        match (seat, choice, roll, draw, time_up) {
            (Some(seat), Some(choice), None, None, false) => Ok(Given::Choice(seat, choice)),
            (None, None, Some(roll), None, false) => Ok(Given::Roll(read_dice(&roll)?)),
            (None, None, None, Some(draw), false) => Ok(Given::Draw(draw)),
            (None, None, None, None, true) => Ok(Given::TimeUp),
            _ => {
                let message =
                    "An answer has \"seat\" and \"choice\", or \"roll\", or \"draw\", or \"time_up\".";
                Err(Error::new(Code::BadRequest, message))
            }
        }
    }
}

fn read_dice(roll: &[u8]) -> Result<Dice, Error> {
    let too_many =
        |_| Error::new(Code::BadRequest, format!("{} dice are more than any roll has.", roll.len()));
    Dice::try_from(roll).map_err(too_many)
}

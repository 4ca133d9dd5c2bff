//! What is wrong with a request.

use serde::Serialize;
use serde_json::{Value, json};
use speech::Localizer;
use table::{Problem, Sentence};

use crate::{HostedGame, Why, World};

/// Declares the codes with what they mean, so that none can be without a line in the manual.
macro_rules! codes {
    ($($code:ident $meaning:literal)*) => {
        /// A kind of error, for programs.
        #[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
        #[serde(rename_all = "snake_case")]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub enum Code {
            $(#[doc = $meaning] $code,)*
        }

        impl Code {
            /// All of them, with what they mean.
            pub const ALL: &'static [(Code, &'static str)] = &[$((Code::$code, $meaning),)*];
        }
    };
}

codes! {
    BadJson "The line is not a JSON object, or is too long. The `id` of the reply is `null`."
    BadRequest "The `do` is unknown, or a field is missing, unknown or of the wrong type."
    BadContent "What `--content` names cannot be read or has faults. See `problems`. Every request gets this answer."
    UnknownProtocol "The protocol that `hello` asked for is not spoken here."
    UnknownGame "There is no such game."
    UnknownBot "There is no such bot in this game."
    BadSetup "The set-up or the position is not valid. See `problems`."
    BadMatch "What was to be loaded is not a match, or an answer in it is not legal."
    NoMatch "There is no match yet."
    Refused "The rules do not allow it. See `rule`."
    NotAwaited "Something else is awaited: dice instead of a choice, another seat, other dice; or the game is over."
    NotForASeat "A seat's session may not do or know this."
    CannotUndo "There is nothing to take back, or something since cannot be taken back."
    CannotRedo "There is nothing to do again."
    NotOver "The match is not over yet."
    NoNext "There is no next chapter."
    NoPosition "What is on the table cannot be written down as a position now."
    NoHint "There is no hint: no seat was named, it is not asked anything, or there is no such level."
    NoAnalysis "There is no analysis: the game has no analyst, or a position of the match could not be judged."
    NoSuggestion "There is nothing to suggest: the seat is not asked anything."
    NotImagined "No game was found that fits what the seat knows."
    UnknownHandle "There is no snapshot with this handle."
    TooManyHandles "There are as many snapshots as there may be: release some with `drop`."
    UnknownSeat "There is no such seat in this match."
    UnknownUnit "There is no such unit on the board, or no such unit type."
    UnknownHex "There is no such hex on the board in play."
    UnknownFaction "This faction is not in play."
    NotFound "A question has no answer: what it names does not exist, or the one who asks may not know it."
    Stopped "A request of a batch was not carried out, because one before it failed."
    Fault "A mistake of ours. The match is lost, the engine goes on. Please report it."
}

/// What went wrong, for a program and for its author.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Error {
    /// For programs.
    code: Code,
    /// For people.
    message: String,
    /// The rule of the game behind it, by its number in the catalogue.
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
    /// Everything that is wrong with a set-up or with content.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Problem>>", optional))]
    problems: Vec<Problem>,
}

impl Error {
    /// A code for the program and a sentence for its author.
    pub fn new(code: Code, message: impl Into<String>) -> Error {
        Error { code, message: message.into(), rule: None, problems: Vec::new() }
    }

    /// A refusal by the rules.
    pub fn refused<G: HostedGame>(localizer: &Localizer, world: &World<G>, why: &Why<G>) -> Error {
        let why = why.phrase();
        let message = localizer.say(world, &why);
        Error { code: Code::Refused, message, rule: why.rules.first().copied(), problems: Vec::new() }
    }

    /// Something in the request is not what it should be.
    pub fn unreadable(what: &str, why: &serde_json::Error) -> Error {
        Error::new(Code::BadRequest, format!("The {what} cannot be understood: {why}."))
    }

    /// Problems of what a code names.
    pub(super) fn with_problems(code: Code, problems: Vec<Problem>) -> Error {
        let message = problems.iter().map(Problem::to_string).collect::<Vec<_>>().join(" ");
        Error { code, message, rule: None, problems }
    }

    /// The kind of error.
    pub fn code(&self) -> Code {
        self.code
    }

    /// The sentence.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// The error as it is sent.
    pub(super) fn json(&self) -> Value {
        json!(self)
    }
}

impl From<Vec<Problem>> for Error {
    fn from(problems: Vec<Problem>) -> Error {
        Error::with_problems(Code::BadSetup, problems)
    }
}

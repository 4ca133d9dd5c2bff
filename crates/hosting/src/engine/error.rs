//! What is wrong with a request.

use serde_json::{Value, json};
use speech::Localizer;
use table::{Problem, Sentence};

use crate::{HostedGame, Why, World};

/// What went wrong, for a program and for its author.
#[derive(Clone, Debug, PartialEq)]
pub struct Error {
    code: &'static str,
    message: String,
    rule: Option<&'static str>,
    problems: Vec<Problem>,
}

impl Error {
    /// A code for the program and a sentence for its author.
    pub fn new(code: &'static str, message: impl Into<String>) -> Error {
        Error { code, message: message.into(), rule: None, problems: Vec::new() }
    }

    /// A refusal by the rules.
    pub fn refused<G: HostedGame>(localizer: &Localizer, world: &World<G>, why: &Why<G>) -> Error {
        let message = localizer.say(world, &why.phrase());
        Error { code: "refused", message, rule: Some(G::rule(why)), problems: Vec::new() }
    }

    /// Something in the request is not what it should be.
    pub fn unreadable(what: &str, why: &serde_json::Error) -> Error {
        Error::new("bad_request", format!("The {what} cannot be understood: {why}."))
    }

    /// The error as it is sent.
    pub(super) fn json(&self) -> Value {
        let mut error = json!({"code": self.code, "message": self.message});
        if let Some(rule) = self.rule {
            error["rule"] = rule.into();
        }
        if !self.problems.is_empty() {
            error["problems"] = json!(self.problems);
        }
        error
    }
}

impl From<Vec<Problem>> for Error {
    fn from(problems: Vec<Problem>) -> Error {
        let message = problems.iter().map(Problem::to_string).collect::<Vec<_>>().join(" ");
        Error { code: "bad_setup", message, rule: None, problems }
    }
}

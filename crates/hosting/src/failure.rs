//! Why a command could not be carried out.

use std::{fmt, io};

use speech::NoLanguage;
use table::Problem;

/// Why a command could not do what it was asked, in one sentence or a few.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure(String);

impl Failure {
    /// This sentence.
    pub fn new(what: impl Into<String>) -> Failure {
        Failure(what.into())
    }

    /// What could not be done with a file, and why.
    pub fn of_file(path: &std::path::Path, why: &io::Error) -> Failure {
        Failure(format!("{} cannot be read or written: {why}.", path.display()))
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<Vec<Problem>> for Failure {
    fn from(problems: Vec<Problem>) -> Failure {
        Failure(problems.iter().map(Problem::to_string).collect::<Vec<_>>().join("\n"))
    }
}

impl From<io::Error> for Failure {
    fn from(why: io::Error) -> Failure {
        Failure(format!("Reading or writing failed: {why}."))
    }
}

impl From<NoLanguage> for Failure {
    fn from(why: NoLanguage) -> Failure {
        Failure(why.to_string())
    }
}

//! Whoever speaks to people at the command line.

use ::speech::NoLanguage;
pub(crate) use ::speech::Speech;

use crate::failure::Failure;

impl From<NoLanguage> for Failure {
    fn from(why: NoLanguage) -> Failure {
        Failure::new(why.to_string())
    }
}

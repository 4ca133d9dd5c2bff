use serde::{Deserialize, Serialize};

/// A value of content with its origin.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Marked<T> {
    /// Printed in the book's text.
    Given(T),
    /// Follows from the book's text.
    Implied(T),
    /// Given or implied in part; the rest fits it and is ours.
    Fitted(T),
    /// Invented by us.
    Ours(T),
}

impl<T> Marked<T> {
    /// The value.
    pub fn value(&self) -> &T {
        match self {
            Marked::Given(it) | Marked::Implied(it) | Marked::Fitted(it) | Marked::Ours(it) => it,
        }
    }
}

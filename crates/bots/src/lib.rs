//! Players for both games that see what a person in their seat would see, and pick among what is offered.

pub mod aces;
pub mod sergeants;

/// The bot with this name on the command line.
fn named<B: Copy>(text: &str, all: &[B], name: fn(B) -> &'static str) -> Result<B, String> {
    let known = || all.iter().map(|it| name(*it)).collect::<Vec<_>>().join(", ");
    all.iter()
        .copied()
        .find(|it| name(*it) == text)
        .ok_or_else(|| format!("there is no bot \"{text}\"; there are {}", known()))
}

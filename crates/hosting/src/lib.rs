//! Everything needed to host any game.
//!
//! * [`HostedGame`] is the one trait of a hosted game; each game implements it in its `host` crate. [`Games`] is a list of games without
//!   their types, and [`Visitor`] does something with each of them that needs the types.
//! * [`messages`] are the messages between a server and a browser; `docs/protocol.md` explains them.
//! * [`engine`] is a game as a partner for programs, `docs/engine.md` its protocol.
//! * [`drill`] is many games side by side as numbers, for programs that learn.
//! * [`lessons`] plays the lessons of a game, for its tests; [`phrasebook`](fn@phrasebook) writes down what a whole game says.
//! * [`terminal`], [`simulate`], [`replay`] and [`content`] are what games share at the command line.
//! * [`pack`] is content of people's own as one file.
//! * [`analysis`] says of a finished match what decisions and dice did to the chances, and what would have been better.
//! * [`learning`] fits what positions are judged by to how games ended; [`strength`] measures players.
//! * [`tournament`] lets bots and programs play each other.
//!
//! With the feature `ts` every type of the messages describes itself in TypeScript; [`typescript`](mod@typescript) writes them all down.

pub mod analysis;
pub mod balance;
mod bots;
mod command;
pub mod content;
pub mod drill;
pub mod engine;
mod failure;
mod game;
mod games;
mod hint;
pub mod learning;
pub mod lessons;
pub mod messages;
pub mod pack;
mod parts;
mod patience;
mod phrasebook;
pub mod replay;
mod retold;
#[cfg(feature = "ts")]
mod schema;
pub mod simulate;
mod standing;
pub mod strength;
mod style;
pub mod terminal;
pub mod tournament;
#[cfg(feature = "ts")]
pub mod typescript;

pub use bots::{BotName, BuiltinBot, Opponent};
pub use command::{GameCommand, Verb};
pub use failure::Failure;
pub use game::{Ask, Bots, Choice, Event, HostedGame, Outcome, Setup, Space, View, Visitor, Why, World};
pub use games::{About, AnyGame, AnyShelf, Called, Games};
pub use hint::{Consulted, Hint, HintRequest, NoHint, answer_hint};
pub use parts::Parts;
pub use patience::Patience;
pub use phrasebook::{Phrasebook, phrasebook};
pub use retold::retold;
pub use speech::{Localizer, languages, texts};
pub use standing::StandingOrder;
pub use style::{Style, Styled};

/// A localizer that knows the texts of a game.
pub fn localizer<G: HostedGame>(language: &str) -> Result<Localizer, speech::NoLanguage> {
    Localizer::new(language, G::texts)
}

//! "What would you do?": what the games share of asking for advice. What is advised is each game's own.

use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::{Game, Imagined, Rules, Seat, Shuffler, Viewer};

use crate::{
    Patience,
    engine::{Code, Error},
};

/// How long a person at a table waits for advice, at most.
const LONGEST: Duration = Duration::from_millis(1_500);

/// A request for a hint.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HintRequest {
    /// Always `hint`.
    #[serde(rename = "what")]
    _what: String,
    /// How hard to think; the game knows what is usual.
    pub level: Option<u8>,
    /// The same seed gives the same hint.
    #[serde(default)]
    pub seed: u64,
}

impl HintRequest {
    /// A hint as people ask for it at the terminal.
    pub fn at_the_terminal(seed: u64) -> HintRequest {
        HintRequest { _what: "hint".to_string(), level: None, seed }
    }
}

/// Why there is no hint.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum NoHint {
    /// No such level gives hints: the least and the highest that do.
    Level(u8, u8),
    /// The seat is not asked anything.
    NotAsked,
}

/// What is best to do, and what came second. What advice is made of is each game's own.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hint<A> {
    /// What to do.
    pub best: A,
    /// The second best.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub other: Option<A>,
    /// How likely it is to win if nothing is done in this turn, in percent, where the game knows that.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub idle: Option<u8>,
}

/// A seat asks for advice. An adviser is given what the seat may know, and nothing else.
pub struct Consulted<R: Rules> {
    /// The game as the seat might imagine it.
    pub imagined: Imagined<R>,
    /// The seat that asks.
    pub seat: Seat,
    /// The chance of the thoughts.
    pub chance: Shuffler,
    /// How long they may take.
    pub patience: Patience,
}

impl<R: Rules> Consulted<R> {
    /// By a seat of this game; nothing if no game was found that fits what it knows.
    pub fn by(seat: Seat, game: &Game<R>, mut chance: Shuffler, patience: Patience) -> Option<Consulted<R>> {
        let imagined = Imagined::of(game, Viewer::Seat(seat), &mut chance)?;
        Some(Consulted { imagined, seat, chance, patience })
    }
}

/// Answers the request of a program, if it plays a seat and asks for a hint.
pub fn answer_hint<H: Serialize>(
    viewer: Viewer,
    request: Value,
    hint: impl FnOnce(Seat, &HintRequest) -> Result<H, NoHint>,
) -> Result<Value, Error> {
    let no = |why: String| Error::new(Code::NoHint, why);
    let request = serde_json::from_value(request).map_err(|why| Error::unreadable("request", &why))?;
    let Viewer::Seat(seat) = viewer else {
        return Err(no("A hint is for a seat: name one as \"seat\".".to_string()));
    };
    let hint = hint(seat, &request).map_err(|why| match why {
        NoHint::Level(least, most) => no(format!("The level of a hint is {least} to {most}.")),
        NoHint::NotAsked => no("This seat is not asked anything now.".to_string()),
    })?;
    Ok(json!({"hint": hint}))
}

impl Patience {
    /// The same, for as long as a person at a table waits for advice.
    pub fn for_advice(&self) -> Patience {
        self.clone().at_most_until(Some(Instant::now() + LONGEST))
    }
}

//! Drills over the protocol: many games side by side, as numbers.

use base64::{Engine as _, engine::general_purpose::STANDARD};
use serde::Deserialize;
use serde_json::{Value, json};
use table::Seat;

use super::{Code, Error, request::NewGame};
use crate::{
    BotName,
    drill::{AnyDrill, Arrays, Course, LONGEST},
};

/// What is wanted of a drill.
#[derive(Debug, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "EngineDrill", optional_fields))]
pub(crate) enum DrillDo {
    /// Begins games side by side, and says how they are written as numbers.
    Begin {
        /// What is played.
        #[serde(flatten)]
        game: NewGame,
        /// How many games; one if it is left out.
        lanes: Option<usize>,
        /// The most candidates of a question; 64 if it is left out.
        candidates: Option<usize>,
        /// The most decisions of a game before it is cut off; 5,000 if it is left out.
        longest: Option<u16>,
        /// The seed of the games; 0 if it is left out.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(as = "Option<u64>", optional))]
        seed: u64,
        /// A bot whose answer is to be among the candidates.
        #[cfg_attr(feature = "ts", ts(type = "string", optional))]
        advice: Option<BotName>,
    },
    /// Answers in lanes with a candidate.
    Step {
        /// The lanes that are meant, and told of; all of them if it is left out.
        lanes: Option<Vec<usize>>,
        /// The number of a candidate for each lane; -1 leaves a lane alone.
        picks: Vec<i32>,
        /// Whether a new game begins where one ends.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
        again: bool,
    },
    /// Begins a new game in a lane.
    Deal {
        /// The lane.
        lane: usize,
        /// Its seed.
        seed: u64,
    },
    /// Puts the game of a lane into another, too.
    Copy {
        /// The lane that is copied.
        from: usize,
        /// The lane that gets the copy.
        to: usize,
        /// A seat: what it does not know is dealt again.
        imagined_by: Option<Seat>,
        /// The same number imagines the same game.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(as = "Option<u64>", optional))]
        seed: u64,
    },
    /// What a seat sees in a lane.
    Look {
        /// The lane.
        lane: usize,
        /// The seat.
        seat: Seat,
    },
    /// The candidates of a lane in the words of the game.
    Choices {
        /// The lane.
        lane: usize,
    },
    /// The board of a lane as text, as a seat sees it.
    Picture {
        /// The lane.
        lane: usize,
        /// The seat.
        seat: Seat,
    },
    /// What never changes in the games and everybody may know.
    World {},
    /// Ends all of them.
    End {},
}

/// The drill of a session, if one has begun.
#[derive(Default)]
pub(super) struct Drilled(pub(super) Option<Box<dyn AnyDrill>>);

/// How many candidates there are if nobody says so.
const CANDIDATES: usize = 64;
/// How long a game lasts at most if nobody says so.
const USUAL_LENGTH: u16 = 5000;
const _: () = assert!(USUAL_LENGTH <= LONGEST);

/// The course that a request asks for.
pub(super) fn course(
    lanes: Option<usize>,
    candidates: Option<usize>,
    longest: Option<u16>,
    seed: u64,
    advice: Option<BotName>,
) -> Course {
    Course {
        lanes: lanes.unwrap_or(1),
        candidates: candidates.unwrap_or(CANDIDATES),
        longest: longest.unwrap_or(USUAL_LENGTH),
        seed,
        advice,
    }
}

impl Drilled {
    /// Takes up a drill, and describes it.
    pub(super) fn take_up(&mut self, drill: Box<dyn AnyDrill>) -> Value {
        let mut told = json!(drill.about());
        if let (Value::Object(told), Value::Object(arrays)) = (&mut told, arrays(drill.arrays())) {
            told.extend(arrays);
        }
        self.0 = Some(drill);
        told
    }

    /// Does what is wanted of the drill that has begun.
    pub(super) fn carry_out(&mut self, wanted: DrillDo) -> Result<Value, Error> {
        if let DrillDo::End {} = wanted {
            self.0 = None;
            return Ok(json!({}));
        }
        let none = || Error::new(Code::NoMatch, "There is no drill yet; begin with \"what\": \"begin\".");
        let drill = self.0.as_mut().ok_or_else(none)?;
        let told = match wanted {
            DrillDo::Step { lanes: None, picks, again } => {
                let all: Vec<usize> = (0..drill.about().lanes).collect();
                drill.step(&all, &picks, again)?;
                return Ok(arrays(drill.arrays()));
            }
            DrillDo::Step { lanes: Some(lanes), picks, again } => {
                drill.step(&lanes, &picks, again)?;
                lanes
            }
            DrillDo::Deal { lane, seed } => {
                drill.deal(lane, seed)?;
                vec![lane]
            }
            DrillDo::Copy { from, to, imagined_by, seed } => {
                drill.copy(from, to, imagined_by.map(|it| (it, seed)))?;
                vec![to]
            }
            DrillDo::Look { lane, seat } => {
                return Ok(json!({"observation": encoded(&drill.look(lane, seat)?)}));
            }
            DrillDo::Choices { lane } => return Ok(json!({"choices": drill.choices(lane)?})),
            DrillDo::Picture { lane, seat } => return Ok(json!({"picture": drill.picture(lane, seat)?})),
            DrillDo::World {} => return Ok(drill.world()),
            DrillDo::Begin { .. } | DrillDo::End {} => Vec::new(),
        };
        Ok(arrays(&drill.arrays_of(&told)?))
    }
}

fn arrays(arrays: &Arrays) -> Value {
    json!({
        "heads": encoded(&arrays.heads),
        "observations": encoded(&arrays.observations),
        "options": encoded(&arrays.candidates),
    })
}

/// Numbers of 16 bits, the lesser byte first, in base64.
fn encoded(numbers: &[i16]) -> String {
    let bytes: Vec<u8> = numbers.iter().flat_map(|it| it.to_le_bytes()).collect();
    STANDARD.encode(bytes)
}

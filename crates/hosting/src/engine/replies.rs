//! What programs are told.

use serde::Serialize;
use serde_json::{Value, json};
use speech::Localizer;
use table::{ChanceWanted, Game, Names, Pending, Phrase, Seat, Sentence, Viewer};

use crate::{Event, HostedGame};

/// What happened, and what is awaited now.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Told {
    /// What happened, as the one who is told may know it.
    pub events: Vec<ToldEvent>,
    /// What is awaited now.
    pub pending: Awaited,
    /// What people should know about a set-up that may be played.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Reason>>", optional))]
    pub warnings: Vec<Reason>,
}

/// Something that happened.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct ToldEvent {
    /// The event.
    #[cfg_attr(feature = "ts", ts(type = "Event"))]
    pub event: Value,
    /// It as a sentence.
    #[serde(flatten)]
    pub worded: Worded,
    /// Why it happened, where the rules play a side.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Reason>>", optional))]
    pub why: Vec<Reason>,
}

/// A sentence and the rules behind it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reason {
    /// It as a sentence, left out where another says it already.
    pub says: String,
    /// The rules.
    pub rules: Vec<String>,
}

/// What is awaited: decisions, dice, a draw, or nothing more.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Awaited {
    /// Seats have to decide.
    Decide(Decision),
    /// Dice have to be rolled.
    Roll(RollWanted),
    /// Something has to be drawn.
    Draw(DrawWanted),
    /// The match is over.
    Over(Over),
}

/// Seats have to decide.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Decision {
    /// The questions, at most one a seat.
    pub decide: Vec<Prompted>,
    /// What seats may do though nobody waits for it.
    pub asides: Vec<AsideTold>,
    /// Whether a clock is running.
    pub timed: bool,
}

/// A question for a seat.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Prompted {
    /// The seat that is asked.
    pub seat: Seat,
    /// What is asked.
    #[cfg_attr(feature = "ts", ts(type = "Ask"))]
    pub ask: Value,
    /// It as a sentence.
    #[serde(flatten)]
    pub worded: Worded,
    /// Answers that can be listed.
    #[cfg_attr(feature = "ts", ts(type = "Array<Choice>"))]
    pub options: Vec<Value>,
    /// Answers too many to list.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "EngineSpace", optional))]
    pub space: Option<Value>,
}

/// What a seat may do though nobody waits for it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AsideTold {
    /// The seat.
    pub seat: Seat,
    /// Acts that can be listed.
    #[cfg_attr(feature = "ts", ts(type = "Array<Choice>"))]
    pub options: Vec<Value>,
    /// Acts too many to list.
    #[cfg_attr(feature = "ts", ts(type = "Array<Space>"))]
    pub spaces: Vec<Value>,
}

/// Dice have to be rolled.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct RollWanted {
    /// Which dice.
    pub roll: DiceWanted,
    /// The occasion.
    #[cfg_attr(feature = "ts", ts(type = "Ask"))]
    pub ask: Value,
    /// It as a sentence.
    #[serde(flatten)]
    pub worded: Worded,
}

/// Dice that have to be rolled.
#[derive(Copy, Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DiceWanted {
    /// How many.
    pub n: u8,
    /// The sides of each.
    pub sides: u8,
}

/// Something has to be drawn.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct DrawWanted {
    /// From what.
    pub draw: Bag,
    /// The occasion.
    #[cfg_attr(feature = "ts", ts(type = "Ask"))]
    pub ask: Value,
    /// It as a sentence.
    #[serde(flatten)]
    pub worded: Worded,
}

/// A bag to draw from.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Bag {
    /// What is in it; nothing for a seat, which may not know.
    #[cfg_attr(feature = "ts", ts(type = "Array<Choice>"))]
    pub bag: Vec<Value>,
}

/// The match is over.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Over {
    /// How the game ended, or who resigned.
    #[cfg_attr(feature = "ts", ts(type = "Outcome | Resigned"))]
    pub over: Value,
    /// The seats that won: none, or those of all sides, for a draw.
    pub winners: Vec<Seat>,
    /// It as a sentence.
    #[serde(flatten)]
    pub worded: Worded,
}

/// A side gave up.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Resigned {
    /// The seat that gave up last.
    pub resigned: Seat,
}

/// Puts what happens into replies, with sentences or without.
#[derive(Copy, Clone)]
pub(crate) struct Teller<'a> {
    pub(crate) localizer: &'a Localizer,
    pub(crate) quiet: bool,
}

/// A sentence and the rules behind it; neither where sentences are not wanted.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Worded {
    /// It as a sentence, left out where another says it already.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub says: Option<String>,
    /// The rules behind it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rules: Option<Vec<String>>,
}

impl Teller<'_> {
    pub(super) fn say(&self, names: &impl Names, phrase: &Phrase) -> Worded {
        match self.quiet {
            true => Worded::default(),
            false => Worded { says: Some(self.localizer.say(names, phrase)), rules: Some(rules_of(phrase)) },
        }
    }

    /// What `viewer` notices of events.
    pub(crate) fn events<G: HostedGame>(
        &self,
        game: &Game<G::Rules>,
        viewer: Viewer,
        events: &[Event<G>],
    ) -> Vec<ToldEvent> {
        let world = game.world();
        let told = |it: Event<G>| {
            let worded = G::event(&it).map(|phrase| self.say(world, &phrase)).unwrap_or_default();
            let why = if self.quiet { Vec::new() } else { reasons(self.localizer, world, &G::reasons(&it)) };
            ToldEvent { event: json!(it), worded, why }
        };
        events.iter().filter_map(|it| game.seen(it, viewer)).map(told).collect()
    }

    /// What the game is waiting for: from one seat if it is named, otherwise from everybody.
    pub(crate) fn awaited<G: HostedGame>(&self, game: &Game<G::Rules>, seat: Option<Seat>) -> Awaited {
        let world = game.world();
        let pending = match seat {
            Some(seat) => game.pending_for(Viewer::Seat(seat)),
            None => game.pending().clone(),
        };
        match pending {
            Pending::Over(outcome) => {
                let worded = self.say(world, &outcome.phrase());
                let winners = G::winners(world, &outcome);
                Awaited::Over(Over { over: json!(outcome), winners, worded })
            }
            Pending::Chance(ChanceWanted::Roll { ask, n, sides }) => {
                let worded = self.say(world, &ask.phrase());
                Awaited::Roll(RollWanted { roll: DiceWanted { n, sides }, ask: json!(ask), worded })
            }
            Pending::Chance(ChanceWanted::Draw { ask, bag }) => {
                let worded = self.say(world, &ask.phrase());
                let bag = Bag { bag: values(&bag) };
                Awaited::Draw(DrawWanted { draw: bag, ask: json!(ask), worded })
            }
            Pending::Decide { prompts, asides, timed } => {
                let view = game.view(Viewer::Spectator);
                let prompted = |it: &table::Prompt<G::Rules>| {
                    let worded = self.say(world, &it.ask.phrase());
                    let space = it.space.as_ref().and_then(|it| G::space(world, &view, it));
                    let options = values(&it.options);
                    Prompted { seat: it.seat, ask: json!(it.ask), worded, options, space }
                };
                let aside = |it: &table::Aside<G::Rules>| AsideTold {
                    seat: it.seat,
                    options: values(&it.options),
                    spaces: values(&it.spaces),
                };
                Awaited::Decide(Decision {
                    decide: prompts.iter().map(prompted).collect(),
                    asides: asides.iter().map(aside).collect(),
                    timed,
                })
            }
        }
    }
}

fn values(all: &[impl Serialize]) -> Vec<Value> {
    all.iter().map(|it| json!(it)).collect()
}

fn rules_of(phrase: &Phrase) -> Vec<String> {
    phrase.rules.iter().map(ToString::to_string).collect()
}

/// Reasons, sentence by sentence.
pub fn reasons(localizer: &Localizer, names: &impl Names, why: &[Phrase]) -> Vec<Reason> {
    let reason = |it: &Phrase| Reason { says: localizer.say(names, it), rules: rules_of(it) };
    why.iter().map(reason).collect()
}

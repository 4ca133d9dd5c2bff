//! Story cards: what a phase allows, and events.

use serde::{Deserialize, Serialize};

use crate::content::{Action, Step, StoryNr, Tag, TileId, reading::Listed};

/// SM-STO-1: what a cause or an effect is about.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say what they are")]
pub enum Topic {
    Weather,
    Landmark,
    Ordnance,
    Weird,
    Character,
    Morale,
}

/// SM-STO-1: the colour around a story card's number.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say what they are")]
pub enum Colour {
    Red,
    Blue,
    Green,
    Yellow,
}

/// Who carries out an event.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// Every player, by initiative.
    #[default]
    Each,
    /// The player who has the initiative.
    First,
    /// The player who is last in the initiative.
    Last,
    /// No player: it happens to all alike, and no step refers to own, friendly or enemy soldiers.
    Nobody,
    /// SM-SPC-6: the player of the specialist or character whose card it is.
    Owner,
}

/// SM-STO-3: an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Effect {
    /// Its topic: it happens if the card before has it as its cause.
    pub topic: Topic,
    /// Who carries it out.
    #[serde(default)]
    pub by: By,
    /// What happens.
    pub steps: Vec<Step>,
}

/// SM-STO-1: a story card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StoryCard {
    /// Its number.
    pub number: StoryNr,
    /// The colour around it.
    pub colour: Colour,
    /// The action that comes first.
    pub first: Action,
    /// The action that comes then.
    pub then: Action,
    /// The event.
    pub effect: Effect,
    /// What it causes, if the next card's effect is about it.
    pub cause: Topic,
    /// SM-STO-5: in the deck only if this landmark is on the map, such as `"L2"`.
    pub landmark: Option<String>,
    /// SM-SOL-2: in the deck only if the scenario names this character and he is in play.
    pub character: Option<Tag>,
    /// Only where a scenario adds it.
    #[serde(default)]
    pub only_added: bool,
    /// SM-SPC-1, SM-SPC-6: in the deck only if this specialist's player takes it; its event happens only while he is on the
    /// map.
    pub specialist: Option<Tag>,
}

impl StoryCard {
    /// The action that comes first, and the one that comes then.
    pub fn actions(&self) -> [Action; 2] {
        [self.first, self.then]
    }

    /// The character or specialist whose card it is.
    pub fn owner(&self) -> Option<Tag> {
        self.character.or(self.specialist)
    }
}

impl Listed for StoryCard {
    const LIST: &'static str = "story";
    const KEY: &'static str = "number";
    type Key = StoryNr;

    fn key(&self) -> StoryNr {
        self.number
    }

    fn faults(&self) -> Vec<String> {
        let mut faults: Vec<String> = self.effect.steps.iter().flat_map(Step::faults).collect();
        if self.effect.by == By::Nobody && self.effect.steps.iter().any(Step::needs_a_player) {
            faults.push("An event by nobody cannot speak of own soldiers, enemies or an owner.".into());
        }
        if self.effect.by == By::Owner && self.owner().is_none() {
            faults.push("An event by its owner needs a character or a specialist.".into());
        }
        if let Some(id) = self.landmark.as_ref().filter(|it| !is_landmark(it)) {
            faults.push(format!("{id} is no landmark."));
        }
        faults
    }
}

/// Whether a name is that of a landmark.
pub(crate) fn is_landmark(id: &str) -> bool {
    id.parse::<TileId>().is_ok_and(|it| it.landmark)
}

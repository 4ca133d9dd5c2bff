//! What cards, tiles and the scenario say, for programs: all of it is printed or open, and the same for everybody.

use hosting::{
    Localizer,
    engine::{Code, Error},
};
use serde::{Deserialize, Serialize};
use sergeants::{
    World,
    content::{OrderNr, SoldierCard, StoryNr, Tag},
    state::CardIx,
};
use table::Phrase;

use crate::{
    CardInfo, EquipmentInfo, GateInfo, MapInfo, OrderInfo, PanelInfo, ScenarioInfo, StoryInfo,
    world_info::{card, equipment, gate, map, order, panels, scenario, story},
};

/// A question about what is printed.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Reference {
    /// An action card.
    Card {
        /// Its number in this match.
        card: CardIx,
    },
    /// A story card.
    Story {
        /// Its number.
        story: StoryNr,
    },
    /// An order that a player of this match may have.
    Order {
        /// Its number.
        order: OrderNr,
    },
    /// A soldier card as it is printed.
    Printed {
        /// The soldier.
        tag: Tag,
    },
    /// A piece of equipment.
    Equipment {
        /// Its name.
        equipment: String,
    },
    /// A team panel.
    Panel {
        /// Its name.
        panel: String,
    },
    /// The map with its tiles and landmarks, and the entry areas.
    Map {},
    /// The scenario.
    Scenario {},
}

/// Its answer.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the names are those of the questions")]
pub enum Referred {
    Card(Box<CardInfo>),
    Story(StoryInfo),
    OrderCard(OrderInfo),
    Printed(SoldierCard),
    Equipment(Box<EquipmentInfo>),
    Panel(PanelInfo),
    Map(Laid),
    Scenario(ScenarioInfo),
}

/// The map and the ways into it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Laid {
    /// The map.
    pub map: MapInfo,
    /// Entry areas.
    pub gates: Vec<GateInfo>,
}

/// What a program is told: what is printed, and the same in sentences.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Looked {
    #[serde(flatten)]
    it: Referred,
    /// In the language of the engine, line by line.
    says: Vec<String>,
}

/// Answers a question about what is printed.
pub(super) fn look_up(localizer: &Localizer, world: &World, what: Reference) -> Result<Looked, Error> {
    let it = referred(world, what)?;
    let says = lines(&it).iter().map(|it| localizer.say(world, it)).collect();
    Ok(Looked { it, says })
}

fn referred(world: &World, what: Reference) -> Result<Referred, Error> {
    let library = &world.library;
    let none = |what: &str| Error::new(Code::NotFound, format!("There is no {what} in this match."));
    Ok(match what {
        Reference::Card { card: ix } => {
            world.cards.get(ix.0 as usize).ok_or_else(|| none(&format!("card {}", ix.0)))?;
            Referred::Card(Box::new(card(world, ix)))
        }
        Reference::Story { story: nr } => {
            let it = library.story.values().find(|it| it.number == nr);
            Referred::Story(story(it.ok_or_else(|| none(&format!("story card {}", nr.0)))?))
        }
        Reference::Order { order: nr } => {
            let is_possible = (0..2).any(|side| world.orders_of(side).contains(&nr));
            let it = library.orders.get(&nr).filter(|_| is_possible);
            Referred::OrderCard(order(it.ok_or_else(|| none(&format!("order {}", nr.0)))?))
        }
        Reference::Printed { tag } => {
            let it = library.soldiers.get(&tag).cloned();
            Referred::Printed(it.ok_or_else(|| none(&format!("soldier {}", tag.0)))?)
        }
        Reference::Equipment { equipment: id } => {
            let it = library.equipment.get(&id).ok_or_else(|| none(&format!("equipment \"{id}\"")))?;
            Referred::Equipment(Box::new(equipment(world, it)))
        }
        Reference::Panel { panel } => {
            let it = panels(world).remove(&panel);
            Referred::Panel(it.ok_or_else(|| none(&format!("panel \"{panel}\"")))?)
        }
        Reference::Map {} => {
            let gates = world.gates.iter().map(|it| gate(world, it)).collect();
            Referred::Map(Laid { map: map(world), gates })
        }
        Reference::Scenario {} => Referred::Scenario(scenario(world)),
    })
}

/// What it says, as people would read it.
fn lines(it: &Referred) -> Vec<Phrase> {
    match it {
        Referred::Card(it) => {
            let narrator = it.narrator.iter().flat_map(|it| &it.says);
            it.when.iter().chain(&it.bubble).chain(narrator).cloned().collect()
        }
        Referred::Story(it) => it.says.clone(),
        Referred::OrderCard(it) => vec![it.title.clone(), it.says.clone()],
        Referred::Equipment(it) => [&it.says].into_iter().chain(&it.terms).cloned().collect(),
        Referred::Panel(it) => it.slots.iter().filter_map(|it| it.needs.clone()).collect(),
        Referred::Printed(_) | Referred::Map(_) | Referred::Scenario(_) => Vec::new(),
    }
}

/// Whether a question is one of these, and not one about the position.
pub(super) fn is_reference(what: &serde_json::Value) -> bool {
    match what.get("what").and_then(serde_json::Value::as_str) {
        // Without a number it is the order of play that is asked for.
        Some("order") => what.get("order").is_some(),
        Some("card" | "story" | "printed" | "equipment" | "panel" | "map" | "scenario") => true,
        _ => false,
    }
}

//! All cards together, and what they say of each other.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::Problem;

use crate::{
    campaign::{Campaign, Decoration},
    content::{
        ActionCard, Belongs, Equipment, Gives, Kind, Order, OrderNr, Panel, Scenario, SoldierCard, StoryCard,
        StoryNr, Tag,
        action_cards::Cards,
        builtin::texts,
        reading::{read_by_key, read_list},
    },
};

/// The cards of a game: soldiers, actions, story, orders, equipment.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Library {
    /// Soldier cards.
    pub soldiers: BTreeMap<Tag, SoldierCard>,
    /// Action cards, by their owners.
    pub cards: BTreeMap<Tag, Vec<ActionCard>>,
    /// Story cards.
    pub story: BTreeMap<StoryNr, StoryCard>,
    /// What players may be ordered to achieve.
    pub orders: BTreeMap<OrderNr, Order>,
    /// What soldiers may carry, by name.
    pub equipment: BTreeMap<String, Equipment>,
    /// SM-TEA-1: team panels.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub panels: BTreeMap<String, Panel>,
    /// SM-SOL-4: medals and badges that can be earned in a campaign, in the order in which they are given.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub decorations: Vec<Decoration>,
}

/// The texts of the seven files, each with its name for messages.
#[derive(Copy, Clone, Debug)]
#[allow(missing_docs, reason = "the names say what they are")]
pub struct Texts<'a> {
    pub soldiers: (&'a str, &'a str),
    pub cards: (&'a str, &'a str),
    pub story: (&'a str, &'a str),
    pub orders: (&'a str, &'a str),
    pub equipment: (&'a str, &'a str),
    pub modules: (&'a str, &'a str),
    pub decorations: (&'a str, &'a str),
}

const BUILTIN: Texts<'static> = Texts {
    soldiers: ("games/sergeants/content/soldiers.ron", include_str!("../../../content/soldiers.ron")),
    cards: ("games/sergeants/content/cards.ron", include_str!("../../../content/cards.ron")),
    story: ("games/sergeants/content/story.ron", include_str!("../../../content/story.ron")),
    orders: ("games/sergeants/content/orders.ron", include_str!("../../../content/orders.ron")),
    equipment: ("games/sergeants/content/equipment.ron", include_str!("../../../content/equipment.ron")),
    modules: ("games/sergeants/content/modules.ron", include_str!("../../../content/modules.ron")),
    decorations: (
        "games/sergeants/content/decorations.ron",
        include_str!("../../../content/decorations.ron"),
    ),
};

/// The scenarios that come with the game: name and text.
const SCENARIOS: &[(&str, &str)] = texts!["scenarios":
    "first-steps", "crossing", "race-to-the-bridge", "patrol", "defence", "search", "four-players", "smoke-screen",
    "minefield", "burning-farm", "picked-men", "sentries", "supplies", "raid", "rescue", "village", "breakout", "convoy", "fog",
    "bridgehead", "railway",
];

/// The campaigns that come with the game: name and text.
const CAMPAIGNS: &[(&str, &str)] = texts!["campaigns": "river-line", "long-march"];

impl Library {
    /// Reads all cards, and reports everything that is wrong with them.
    pub fn parse(texts: &Texts<'_>) -> Result<Library, Vec<Problem>> {
        Library::default().with(texts)
    }

    /// SM-SPC-1: the optional cards that a specialist may bring, by their numbers among his.
    pub fn optional_cards(&self, tag: Tag) -> impl Iterator<Item = u8> + '_ {
        let cards = self.cards.get(&tag).into_iter().flatten().zip(1..);
        cards.filter(|it| it.0.mark == Belongs::Optional).map(|it| it.1)
    }

    /// SM-SPC-1: the story cards that a specialist may bring.
    pub fn own_story(&self, tag: Tag) -> impl Iterator<Item = StoryNr> + '_ {
        self.story.values().filter(move |it| it.specialist == Some(tag)).map(|it| it.number)
    }

    /// These cards with others added, replacing those that are the same.
    pub(crate) fn with(mut self, texts: &Texts<'_>) -> Result<Library, Vec<Problem>> {
        let mut problems = Vec::new();
        self.soldiers.extend(taken(read_by_key::<SoldierCard>(texts.soldiers), &mut problems));
        let cards = taken(read_list::<Cards>(texts.cards), &mut problems);
        self.cards.extend(cards.into_iter().map(|it| (it.tag, it.cards)));
        self.story.extend(taken(read_by_key::<StoryCard>(texts.story), &mut problems));
        self.orders.extend(taken(read_by_key::<Order>(texts.orders), &mut problems));
        self.equipment.extend(taken(read_by_key::<Equipment>(texts.equipment), &mut problems));
        self.panels.extend(taken(read_by_key::<Panel>(texts.modules), &mut problems));
        let decorations = taken(read_list::<Decoration>(texts.decorations), &mut problems);
        self.decorations.retain(|it| decorations.iter().all(|own| own.id != it.id));
        self.decorations.extend(decorations);
        if problems.is_empty() {
            self.check(texts, &mut problems);
        }
        if problems.is_empty() { Ok(self) } else { Err(problems) }
    }

    /// The cards that come with the game.
    pub fn builtin() -> Library {
        Library::parse(&BUILTIN).unwrap_or_else(|problems| {
            let all: Vec<String> = problems.iter().map(Problem::to_string).collect();
            panic!("the built-in cards are valid:\n{}", all.join("\n"))
        })
    }

    /// A medal or badge.
    pub fn decoration(&self, id: &str) -> Option<&Decoration> {
        self.decorations.iter().find(|it| it.id == id)
    }

    fn check(&self, texts: &Texts<'_>, problems: &mut Vec<Problem>) {
        for (tag, soldier) in &self.soldiers {
            let cards = self.cards.get(tag).map_or(&[][..], |it| it);
            let has = |mark: Belongs| cards.iter().any(|it| it.mark == mark);
            let special = soldier.kind == Kind::Specialist;
            for it in &soldier.ranks {
                let own = if special { Belongs::Badge } else { Belongs::Rank(it.rank) };
                if !has(Belongs::Main) || !has(own) {
                    let what =
                        format!("{} ({}) lacks cards for {:?} (SM-SOL-1).", soldier.name, tag.0, it.rank);
                    problems.push(Problem::new(texts.cards.0, what));
                }
            }
            if !special && (has(Belongs::Badge) || has(Belongs::Optional)) {
                let what = format!("{} ({}) is no specialist (SM-SPC-1).", soldier.name, tag.0);
                problems.push(Problem::new(texts.cards.0, what));
            }
        }
        for story in self.story.values() {
            let special = |tag: &Tag| self.soldiers.get(tag).is_some_and(|it| it.kind == Kind::Specialist);
            if let Some(tag) = story.specialist.filter(|it| !special(it)) {
                let what = format!("Story card {} is of {}, who is no specialist.", story.number.0, tag.0);
                problems.push(Problem::new(texts.story.0, what));
            }
        }
        for panel in self.panels.values() {
            if !self.soldiers.values().any(|it| it.side == panel.side) {
                let what = format!("The panel {} is of an unknown side.", panel.id);
                problems.push(Problem::new(texts.modules.0, what));
            }
        }
        for (tag, cards) in &self.cards {
            if !self.soldiers.contains_key(tag) {
                problems.push(Problem::new(texts.cards.0, format!("There is no soldier {}.", tag.0)));
            }
            for card in cards {
                if let Belongs::Medal(id) = &card.mark
                    && !self.equipment.get(id).is_some_and(|it| it.gives == Gives::Medal(*tag))
                {
                    let what = format!("No equipment {id} gives a medal to soldier {}.", tag.0);
                    problems.push(Problem::new(texts.cards.0, what));
                }
            }
        }
        for item in self.equipment.values() {
            if let Some(id) = item.needs.as_ref().filter(|it| !self.equipment.contains_key(*it)) {
                let what = format!("{} needs equipment {id}, which does not exist.", item.id);
                problems.push(Problem::new(texts.equipment.0, what));
            }
        }
        for order in self.orders.values() {
            if let Some(id) = order.goal.equipment().filter(|it| !self.equipment.contains_key(*it)) {
                let what = format!("Order {} needs equipment {id}, which does not exist.", order.number.0);
                problems.push(Problem::new(texts.orders.0, what));
            }
        }
    }
}

fn taken<T: Default>(parsed: Result<T, Vec<Problem>>, problems: &mut Vec<Problem>) -> T {
    parsed.unwrap_or_else(|more| {
        problems.extend(more);
        T::default()
    })
}

/// The names of the scenarios that come with the game.
pub fn scenarios() -> impl Iterator<Item = &'static str> {
    SCENARIOS.iter().map(|it| it.0)
}

/// A scenario that comes with the game.
pub fn scenario(name: &str) -> Option<Scenario> {
    builtin("scenarios", SCENARIOS, name, Scenario::parse)
}

/// The names of the campaigns that come with the game.
pub fn campaigns() -> impl Iterator<Item = &'static str> {
    CAMPAIGNS.iter().map(|it| it.0)
}

/// A campaign that comes with the game.
pub fn campaign(name: &str) -> Option<Campaign> {
    builtin("campaigns", CAMPAIGNS, name, Campaign::parse)
}

fn builtin<T>(
    folder: &str,
    all: &[(&str, &str)],
    name: &str,
    parse: fn(&str, &str) -> Result<T, Vec<Problem>>,
) -> Option<T> {
    let (_, text) = all.iter().find(|it| it.0 == name)?;
    let file = format!("games/sergeants/content/{folder}/{name}.ron");
    Some(parse(&file, text).unwrap_or_else(|problems| {
        let all: Vec<String> = problems.iter().map(Problem::to_string).collect();
        panic!("the built-in {folder} are valid:\n{}", all.join("\n"))
    }))
}

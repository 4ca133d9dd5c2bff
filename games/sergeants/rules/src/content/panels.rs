//! Team panels of tactical modules.

use serde::{Deserialize, Serialize};

use crate::content::{
    ActionCard, Belongs, Narrator, Rank, Set, Stat, Step,
    reading::{Complaints, Inside, Listed},
    visit::Atom,
};

/// SM-TEA-1: a place on a panel.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Slot {
    /// SM-TEA-2: the role that cards of the panel ask for, by its number.
    pub role: Option<u8>,
    /// What a soldier must be to have it; anybody if nothing is asked.
    pub needs: Option<Set>,
}

/// SM-TEA-1: a team panel. Its name is `sm-panel-…` in the languages, its module's `sm-module-…`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Panel {
    /// Its name in files and keys.
    pub id: String,
    /// The tactical module that it is part of.
    pub module: String,
    /// The side that may use it.
    pub side: String,
    /// SM-TEA-1: its price in VP. The book names none, and the built-in panels have none.
    #[serde(default)]
    pub cost: u8,
    /// Its places.
    pub slots: Vec<Slot>,
    /// Its cards. A player who uses the panel has all of them in the deck.
    pub cards: Vec<ActionCard>,
}

/// SM-TEA-1: one of the things that let a soldier have a place on a panel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say what they are")]
pub enum Need {
    Rank(Rank),
    Trait(String),
    Ability { stat: Stat, least: i8 },
    Grenades(u8),
}

impl Slot {
    /// SM-TEA-1: what a soldier needs to have the place, one of these; nothing if anybody may have it, or if it takes a sentence to say.
    pub fn alternatives(&self) -> Vec<Need> {
        self.needs.as_ref().and_then(alternatives).unwrap_or_default()
    }
}

fn alternatives(set: &Set) -> Option<Vec<Need>> {
    let one = match set {
        Set::Any(sets) => {
            let all: Option<Vec<Vec<Need>>> = sets.iter().map(alternatives).collect();
            return all.map(|it| it.concat());
        }
        Set::Ranked(rank) => Need::Rank(*rank),
        Set::Is(word) => Need::Trait(word.clone()),
        Set::With { what, least, most: i8::MAX } => Need::Ability { stat: *what, least: *least },
        Set::Grenades(n) => Need::Grenades(*n),
        _ => return None,
    };
    Some(vec![one])
}

impl Panel {
    /// SM-TEA-2: the first place of a role; several may have its numeral.
    pub fn slot_of(&self, role: u8) -> Option<&Slot> {
        self.slots.iter().find(|it| it.role == Some(role))
    }

    fn card_faults(&self, card: &ActionCard) -> Vec<String> {
        let mut faults = card.faults();
        if card.mark != Belongs::Team {
            faults.push("The cards of a panel belong to the team (SM-TEA-1).".into());
        }
        if let Some(role) = card.roles.iter().find(|it| self.slot_of(**it).is_none()) {
            faults.push(format!("The panel {} has no role {role} (SM-TEA-2).", self.id));
        }
        let only = match &card.narrator {
            Some(Narrator::Cost { only: Some(only), .. }) => Atom::Cond(only).names_the_owner(),
            _ => false,
        };
        if only || card.bubble.iter().chain(card.narrated()).any(Step::names_the_owner) {
            faults.push("A team card has no owner to speak of (SM-TEA-1).".into());
        }
        faults
    }
}

impl Listed for Panel {
    const LIST: &'static str = "panels";
    const KEY: &'static str = "name";
    type Key = String;

    fn key(&self) -> String {
        self.id.clone()
    }

    fn completed(mut self) -> Panel {
        self.cards = self.cards.into_iter().map(ActionCard::completed).collect();
        self
    }

    fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        let mut complain = |what: &str| faults.push(format!("The panel {} {what}", self.id));
        if self.id.trim().is_empty() || self.module.trim().is_empty() {
            complain("needs a name and a module.");
        }
        if !(2..=8).contains(&self.slots.len()) {
            complain("has two to eight places (SM-TEA-1).");
        }
        if !(2..=16).contains(&self.cards.len()) {
            complain("has two to sixteen cards (SM-TEA-1).");
        }
        faults
    }

    fn check(&self, path: &[Inside], complaints: &mut Complaints<'_>) {
        complaints.add_all(path, self.faults());
        for (i, card) in self.cards.iter().enumerate() {
            let path = [path, &[Inside::Field("cards"), Inside::Entry(i)]].concat();
            complaints.add_all(&path, self.card_faults(card));
        }
    }
}

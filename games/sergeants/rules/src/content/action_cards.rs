//! Action cards.

use serde::{Deserialize, Serialize};

use crate::content::{
    Action, Cond, Rank, Step, Tag,
    reading::{Complaints, Inside, Listed},
};

/// SM-ACT-3: the narrator box.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Narrator {
    /// White: may be done.
    May(Vec<Step>),
    /// Blue: must be done.
    Must(Vec<Step>),
    /// Red: a condition, and a cost that is paid first. Without them the card is cancelled.
    Cost {
        /// The condition, if there is one.
        only: Option<Cond>,
        /// What is paid.
        #[serde(default)]
        pay: Vec<Step>,
    },
}

/// What a hit check says for one band.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Hit {
    /// A miss.
    #[default]
    Miss,
    /// A hit.
    Hit,
    /// SM-SHT-4: a hit, and another check for who can use it.
    HitPlus,
}

/// The four results of a hit check.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the names are those of the bands")]
pub struct Hits {
    pub long: Hit,
    pub short: Hit,
    pub close: Hit,
    pub blast: Hit,
}

/// SM-SHT-3: what a card says when it is drawn for damage.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Damage {
    /// A bullet that goes by.
    Zip,
    /// A pin.
    Pin,
    /// A wound.
    Wound,
    /// A kill.
    Kill,
}

/// What brings a card into the deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Belongs {
    /// One of the four main cards of its owner.
    Main,
    /// One of the three cards of a rank.
    Rank(Rank),
    /// SM-SOL-4: a medal, by the name of the equipment that gives it.
    Medal(String),
    /// SM-SOL-4: a medal or badge that was earned in a campaign, by its name.
    Honour(String),
    /// SM-SPC-1: one of the three badge cards of a specialist.
    Badge,
    /// SM-SPC-1: a specialist's card that his player may take or leave at set-up.
    Optional,
    /// SM-TEA-1: a card of a team panel.
    Team,
}

/// How a card comes into play.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Manner {
    /// On a phase, as one of its types.
    #[default]
    Action,
    /// SM-SPC-3: a command card, on any phase and as any type.
    Command,
    /// SM-SPC-2: from the hand, after an opponent's soldier has done something.
    Reaction {
        /// What its use costs.
        #[serde(default)]
        vp: u8,
        /// What he did: any of these; anything if none is named.
        #[serde(default)]
        on: Vec<Action>,
    },
    /// SM-SPC-4: from the hand, when cards have been revealed, against the card of an opponent.
    Preempt {
        /// What its use costs.
        #[serde(default)]
        vp: u8,
        /// The type that the opponent's card must have, and what the picked soldiers do of its bubble.
        needs: Action,
        /// How many soldiers may be picked.
        picks: u8,
    },
}

/// SM-ACT-1: an action card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActionCard {
    /// Its action types. A command card has all four, a reaction and a preempt none.
    #[serde(default)]
    pub types: Vec<Action>,
    /// What brings it into the deck: the mark of rank or nation.
    pub mark: Belongs,
    /// The team bubble.
    #[serde(default)]
    pub bubble: Vec<Step>,
    /// The narrator box.
    pub narrator: Option<Narrator>,
    /// The results of a hit check.
    #[serde(default)]
    pub hit: Hits,
    /// The result as damage.
    pub damage: Damage,
    /// How it comes into play.
    #[serde(default)]
    pub manner: Manner,
    /// SM-TEA-2: the roles of its panel that must be filled.
    #[serde(default)]
    pub roles: Vec<u8>,
}

/// The cards of one soldier, in order: the third card of soldier 17 is called `17-3`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cards {
    /// SM-ACT-1: the owner's dog tag.
    pub tag: Tag,
    /// The cards.
    pub cards: Vec<ActionCard>,
}

/// SM-SOL-1: four main cards and three of each rank.
const N_MAIN: usize = 4;

const N_RANK: usize = 3;

impl Listed for Cards {
    const LIST: &'static str = "cards";
    const KEY: &'static str = "tag";
    type Key = Tag;

    fn key(&self) -> Tag {
        self.tag
    }

    fn completed(mut self) -> Cards {
        self.cards = self.cards.into_iter().map(ActionCard::completed).collect();
        self
    }

    fn faults(&self) -> Vec<String> {
        let tag = self.tag.0;
        let n = |mark: Belongs| self.cards.iter().filter(|it| it.mark == mark).count();
        let mut faults = Vec::new();
        if n(Belongs::Main) != N_MAIN {
            faults.push(format!("Soldier {tag} has {} main cards; four are right.", n(Belongs::Main)));
        }
        for rank in [Rank::Private, Rank::Junior, Rank::Senior] {
            let n = n(Belongs::Rank(rank));
            if n != 0 && n != N_RANK {
                faults.push(format!("Soldier {tag} has {n} cards of the rank {rank:?}; three are right."));
            }
        }
        let badges = n(Belongs::Badge);
        if badges != 0 && badges != N_RANK {
            faults.push(format!("Soldier {tag} has {badges} badge cards; three are right (SM-SPC-1)."));
        }
        faults
    }

    fn check(&self, path: &[Inside], complaints: &mut Complaints<'_>) {
        complaints.add_all(path, self.faults());
        for (i, card) in self.cards.iter().enumerate() {
            let path = [path, &[Inside::Field("cards"), Inside::Entry(i)]].concat();
            complaints.add_all(&path, card.faults());
            complaints.add_all(&path, card.faults_of_a_soldiers_card());
        }
    }
}

impl ActionCard {
    /// What is wrong with it as a card that belongs to a soldier.
    fn faults_of_a_soldiers_card(&self) -> Vec<String> {
        let is_optional = self.manner == Manner::Action || self.mark == Belongs::Optional;
        let is_honour = matches!(self.mark, Belongs::Honour(_));
        let is_of_a_team = self.mark == Belongs::Team || !self.roles.is_empty();
        let faults = [
            (!is_optional, "A command, reaction or preempt card of a soldier is optional (SM-SPC-1)."),
            (is_honour, "Only cards of decorations are marked as an honour (SM-SOL-4)."),
            (is_of_a_team, "Only cards of a panel belong to a team or ask for roles (SM-TEA-1)."),
        ];
        faults.iter().filter(|it| it.0).map(|it| it.1.to_string()).collect()
    }

    /// The steps of the narrator box, whatever its kind.
    pub fn narrated(&self) -> &[Step] {
        match &self.narrator {
            Some(Narrator::May(steps) | Narrator::Must(steps) | Narrator::Cost { pay: steps, .. }) => steps,
            None => &[],
        }
    }

    /// SM-SPC-3: a command card has all types, whether they are written or not.
    pub(crate) fn completed(mut self) -> ActionCard {
        if self.manner == Manner::Command && self.types.is_empty() {
            self.types = Action::ALL.to_vec();
        }
        self
    }

    /// What is wrong with it.
    pub(crate) fn faults(&self) -> Vec<String> {
        let mut faults: Vec<String> =
            self.bubble.iter().chain(self.narrated()).flat_map(Step::faults).collect();
        let twice = (1..self.types.len()).any(|j| self.types[..j].contains(&self.types[j]));
        match self.manner {
            Manner::Action if self.types.is_empty() || twice => {
                faults.push("A card needs one or more different action types.".into());
            }
            Manner::Command if self.types.len() != 4 || twice => {
                faults.push("A command card is for all four types (SM-SPC-3).".into());
            }
            Manner::Reaction { .. } | Manner::Preempt { .. } if !self.types.is_empty() => {
                faults.push("A reaction or preempt card has no types: it is played from the hand.".into());
            }
            Manner::Reaction { .. } if self.bubble.is_empty() && self.narrated().is_empty() => {
                faults.push("A reaction card needs something to do (SM-SPC-2).".into());
            }
            Manner::Preempt { picks: 0, .. } => {
                faults.push("A preempt card picks one soldier or more (SM-SPC-4).".into());
            }
            Manner::Preempt { .. } if matches!(self.narrator, Some(Narrator::Cost { .. })) => {
                faults.push("A preempt card has its price, and no red box beside (SM-SPC-4).".into());
            }
            _ => (),
        }
        faults
    }

    /// What its use costs: a reaction's or a preempt's price.
    pub fn price(&self) -> u8 {
        match self.manner {
            Manner::Reaction { vp, .. } | Manner::Preempt { vp, .. } => vp,
            _ => 0,
        }
    }

    /// Whether it is played from the hand, outside of the phases' order: a reaction or a preempt.
    pub fn is_from_hand(&self) -> bool {
        matches!(self.manner, Manner::Reaction { .. } | Manner::Preempt { .. })
    }
}

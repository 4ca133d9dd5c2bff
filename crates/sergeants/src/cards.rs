//! Action cards, and the few atoms that all cards are composed of.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::Problem;

use crate::{
    Action,
    reading::{Complaints, Inside, read},
};

/// SM-SOL-1: the number on a soldier's dog tag. No two soldiers have the same.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Tag(pub u16);

/// One thing that one soldier does: a sub-action of the book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Act {
    /// SM-LOK-2: spot a hidden enemy.
    Spot,
    /// SM-LOK-1: draw as many cards as the soldier's Draw.
    Draw,
    /// SM-HID-1: take cover.
    Cover,
    /// SM-HID-4: remove as many pins as the soldier's Rally.
    Rally,
    /// SM-HID-5: hold cards.
    Hold,
    /// SM-SHT-1: shoot.
    Shoot,
    /// SM-SHT-5: throw a grenade.
    Throw,
    /// SM-MOV-1: walk.
    Walk,
    /// Turn on the spot.
    Turn,
    /// Any one act of a type.
    Any(Action),
    /// One of several rows of acts, as the player likes; chosen for each soldier.
    Either(Vec<Vec<Act>>),
    /// SM-SPC-2, SM-SPC-4: shoot at somebody of a set.
    ShootAt(Set),
}

/// A set of soldiers, as the player who carries out the step sees it. Dead, captured and departed soldiers are in no set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Set {
    /// Everybody.
    Anyone,
    /// The card's owner.
    Owner,
    /// The player's own soldiers.
    Own,
    /// All soldiers of the player's side, the own ones too.
    Friend,
    /// Soldiers of another side.
    Enemy,
    /// Soldiers of a side.
    Side(String),
    /// A certain soldier.
    Named(Tag),
    /// Those with a trait.
    Is(String),
    /// Leaders: those whose card has Draw.
    Leader,
    /// Those in a place.
    In(Where),
    /// Those who are spotted.
    Spotted,
    /// Those who are pinned.
    Pinned,
    /// Those who are wounded.
    Wounded,
    /// Those who are in cover as they stand.
    InCover,
    /// Those in a melee.
    InMelee,
    /// Those whose number on their card, with what equipment adds, is between these.
    With {
        /// Which number.
        what: Stat,
        /// At least.
        #[serde(default = "lowest")]
        least: i8,
        /// At most.
        #[serde(default = "highest")]
        most: i8,
    },
    /// Those in all of these sets.
    All(Vec<Set>),
    /// Those in any of these sets.
    Any(Vec<Set>),
    /// Those who are not in this set.
    Not(Box<Set>),
    /// SM-SPC-2, SM-SPC-4: whom a reaction answers, or a preempt has picked.
    Picked,
    /// SM-TEA-2: soldiers of the card's panel.
    Team,
    /// SM-TEA-2: soldiers of all panels of the player.
    Teams,
    /// SM-TEA-4: soldiers of a certain panel.
    On(String),
    /// SM-TEA-1: those of a rank.
    Ranked(Rank),
    /// SM-TEA-1: those with so many grenades or more.
    Grenades(u8),
}

/// A part of the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Where {
    /// A tile or a landmark by its number, whatever side is up: `"3"` or `"L2"`.
    Tile(String),
    /// Any landmark.
    Landmark,
    /// The whole map.
    Map,
}

/// Who does something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// The card's owner.
    Owner,
    /// So many different soldiers of a set, or fewer, as the player chooses. Those of others are chosen by the player, too.
    UpTo(u8, Set),
    /// All soldiers of a set.
    All(Set),
    /// One soldier of a set, drawn by lot.
    Lot(Set),
}

/// Something to do, for the player who has the card, or for whom an event names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Soldiers act, each finishing before the next. Only own soldiers can.
    Do {
        /// Who.
        who: Who,
        /// What each of them does, in this order.
        each: Vec<Act>,
    },
    /// SM-ACT-9: so many pins are removed, each by the pinned soldier or by an own soldier within range.
    Rally(u8),
    /// One of several rows of steps.
    OneOf(Vec<Vec<Step>>),
    /// Only under a condition.
    If {
        /// The condition.
        cond: Cond,
        /// If it holds.
        then: Vec<Step>,
        /// If not.
        #[serde(default)]
        otherwise: Vec<Step>,
    },
    /// Something happens to soldiers.
    Mark(Who, Mark),
    /// SM-SHT-7: so many blast checks on each of these soldiers, in turn; checks and damage from their players' decks.
    Blast {
        /// On whom.
        on: Who,
        /// How many.
        checks: u8,
    },
    /// A number changes for some time.
    Modify {
        /// Which.
        what: Stat,
        /// By how much.
        by: i8,
        /// For whom. The numbers of soldiers only.
        #[serde(default = "anyone")]
        whom: Set,
        /// For how long.
        until: Until,
    },
    /// Players draw or discard cards.
    Cards(Whom, Deal),
    /// Players score.
    Score(Whom, i8),
    /// SM-CHK-1: an identity check for each of these soldiers; for whom it succeeds, as the owner, the steps are carried out.
    Check {
        /// For whom.
        on: Who,
        /// What then happens.
        then: Vec<Step>,
    },
    /// SM-CHK-1: an identity hit check of each player who has soldiers in the set.
    IdentityHit {
        /// Who may be struck.
        among: Set,
        /// The result of the card that counts.
        #[serde(default)]
        band: Band,
    },
    /// SM-TEA-3: so many cards are drawn; for each the soldier on its tag may act.
    Identity {
        /// How many.
        draw: u8,
        /// What each of them does.
        each: Vec<Act>,
    },
    /// SM-MRK-1, SM-MRK-2, SM-MRK-4: a marker is laid.
    Place {
        /// Which.
        what: Marker,
        /// Where.
        at: Spot,
    },
    /// All markers of a sort are taken away.
    Clear(Sort),
}

/// A result of a hit check.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names are those of the bands")]
pub enum Band {
    Long,
    Short,
    Close,
    #[default]
    Blast,
}

/// A marker that is laid on the map.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Marker {
    /// SM-MRK-1: it burns to the end.
    Fire,
    /// SM-MRK-2: whoever starts to move there is in danger.
    Mines,
    /// SM-MRK-4: smoke, 2 for light or 3 for thick.
    Smoke(u8),
}

/// A sort of markers.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names are those of the markers")]
pub enum Sort {
    Fire,
    Mines,
    Smoke,
}

/// Where a marker is laid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    /// On a tile or a landmark by its number, if it is on the map.
    Tile(String),
    /// On the first piece of that name on a tile, such as a building, which burns whole.
    Piece(String, String),
    /// On the tiles of these soldiers.
    TileOf(Who),
}

fn anyone() -> Set {
    Set::Anyone
}

/// What happens to a soldier.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// He is pinned.
    Pin,
    /// He is no longer pinned.
    Unpin,
    /// He is spotted.
    Spot,
    /// He is no longer spotted.
    Unspot,
    /// He is wounded, or killed if he was.
    Wound,
    /// He is killed. Events give no VP for it (SM-VIC-2).
    Kill,
    /// He leaves the game (SM-VIC-5).
    Remove,
}

/// A number that can change for some time.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names are those of the abilities")]
pub enum Stat {
    Spot,
    Draw,
    Cover,
    Rally,
    Hold,
    Long,
    Short,
    Close,
    Throw,
    Walk,
    Fight,
    /// The cards that every player draws at the beginning of a turn (SM-TRN-1).
    BaseDraw,
    /// SM-OFF-1: an officer's.
    Command,
    /// SM-MED-1: a medic's identity checks.
    Checks,
}

/// For how long.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Until {
    /// To the end of the phase.
    Phase,
    /// To the end of the turn.
    Turn,
    /// To the end of the game.
    Game,
}

/// Which players.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Whom {
    /// The player who carries out the step.
    Me,
    /// All players of the other side.
    Enemies,
    /// All players.
    All,
}

/// What players do with cards.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deal {
    /// Draw so many from the deck.
    Draw(u8),
    /// Discard so many from the hand, as the player likes; all if there are fewer.
    Discard(u8),
}

/// A condition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cond {
    /// A set has between so many and so many members.
    Count {
        /// The set.
        of: Set,
        /// At least.
        #[serde(default = "one")]
        least: u8,
        /// At most.
        #[serde(default = "most")]
        most: u8,
    },
    /// The turn is between these.
    Turn {
        /// The first.
        #[serde(default = "one")]
        least: u8,
        /// The last.
        #[serde(default = "most")]
        most: u8,
    },
    /// The player has at least so many cards in hand.
    Hand(u8),
    /// All of these.
    All(Vec<Cond>),
    /// Any of these.
    Any(Vec<Cond>),
    /// Not this.
    Not(Box<Cond>),
    /// SM-TEA-2: all soldiers of a set who are on the map stand in one tile, and there is one at least.
    SameTile(Set),
}

fn one() -> u8 {
    1
}

fn most() -> u8 {
    u8::MAX
}

fn lowest() -> i8 {
    i8::MIN
}

fn highest() -> i8 {
    i8::MAX
}

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
        #[serde(default)]
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

/// SM-SOL-2: the rank that a soldier is bought with.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Rank {
    /// A private.
    Private,
    /// A junior sergeant.
    Junior,
    /// A senior sergeant.
    Senior,
    /// SM-OFF-1: an officer.
    Officer,
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
    #[serde(default)]
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

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    cards: Vec<Cards>,
}

/// SM-SOL-1: four main cards and three of each rank.
const N_MAIN: usize = 4;
const N_RANK: usize = 3;

/// Reads the action cards, and tells all that is wrong with them.
pub fn parse_cards(file: &str, text: &str) -> Result<BTreeMap<Tag, Vec<ActionCard>>, Vec<Problem>> {
    let raw: File = read(file, text)?;
    let mut complaints = Complaints::new(file, text);
    let mut all = BTreeMap::new();
    for (i, it) in raw.cards.into_iter().enumerate() {
        let it = Cards { tag: it.tag, cards: it.cards.into_iter().map(ActionCard::completed).collect() };
        check_cards(&it, &[Inside::Field("cards"), Inside::Entry(i)], &mut complaints);
        if all.insert(it.tag, it.cards).is_some() {
            complaints.add(
                &[Inside::Field("cards"), Inside::Entry(i)],
                format!("The cards of soldier {} stand here twice.", it.tag.0),
            );
        }
    }
    if complaints.problems.is_empty() { Ok(all) } else { Err(complaints.problems) }
}

fn check_cards(cards: &Cards, path: &[Inside], complaints: &mut Complaints<'_>) {
    let at = |i: usize| [path, &[Inside::Field("cards"), Inside::Entry(i)]].concat();
    let n = |mark: &Belongs| cards.cards.iter().filter(|it| it.mark == *mark).count();
    if n(&Belongs::Main) != N_MAIN {
        let what = format!("Soldier {} has {} main cards; four are right.", cards.tag.0, n(&Belongs::Main));
        complaints.add(path, what);
    }
    for rank in [Rank::Private, Rank::Junior, Rank::Senior] {
        let n = n(&Belongs::Rank(rank));
        if n != 0 && n != N_RANK {
            let what =
                format!("Soldier {} has {n} cards of the rank {rank:?}; three are right.", cards.tag.0);
            complaints.add(path, what);
        }
    }
    let badges = n(&Belongs::Badge);
    if badges != 0 && badges != N_RANK {
        let what = format!("Soldier {} has {badges} badge cards; three are right (SM-SPC-1).", cards.tag.0);
        complaints.add(path, what);
    }
    for (i, card) in cards.cards.iter().enumerate() {
        for what in card.faults() {
            complaints.add(&at(i), what);
        }
        if card.manner != Manner::Action && card.mark != Belongs::Optional {
            complaints
                .add(&at(i), "A command, reaction or preempt card of a soldier is optional (SM-SPC-1).");
        }
        if matches!(card.mark, Belongs::Honour(_)) {
            complaints.add(&at(i), "Only cards of decorations are marked as an honour (SM-SOL-4).");
        }
        if card.mark == Belongs::Team || !card.roles.is_empty() {
            complaints.add(&at(i), "Only cards of a panel belong to a team or ask for roles (SM-TEA-1).");
        }
    }
}

impl ActionCard {
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

impl Step {
    /// What is wrong with a step.
    pub(crate) fn faults(&self) -> Vec<String> {
        match self {
            Step::Do { each, .. } if each.is_empty() => vec!["A step needs something to do.".into()],
            Step::Do { who: Who::UpTo(0, _), .. } | Step::Rally(0) | Step::Blast { checks: 0, .. } => {
                vec!["A number of 0 does nothing.".into()]
            }
            Step::OneOf(rows) if rows.len() < 2 => vec!["A choice needs two rows of steps or more.".into()],
            Step::OneOf(rows) => rows.iter().flatten().flat_map(Step::faults).collect(),
            Step::If { then, otherwise, .. } => then.iter().chain(otherwise).flat_map(Step::faults).collect(),
            Step::Modify { by: 0, .. } => vec!["A change by 0 does nothing.".into()],
            Step::Identity { each, .. } if each.is_empty() => vec!["A step needs something to do.".into()],
            Step::Identity { draw: 0, .. } => vec!["A number of 0 does nothing.".into()],
            Step::Check { then, .. } if then.is_empty() => vec!["A step needs something to do.".into()],
            Step::Check { then, .. } => then.iter().flat_map(Step::faults).collect(),
            Step::Place { what, .. } => what.fault().into_iter().collect(),
            _ => Vec::new(),
        }
    }

    /// Whether it speaks of the player who carries it out, or of a card's owner.
    pub(crate) fn needs_a_player(&self) -> bool {
        match self {
            Step::Do { .. } | Step::Rally(_) | Step::OneOf(_) | Step::Identity { .. } => true,
            Step::If { cond, then, otherwise } => {
                cond.needs_a_player() || then.iter().chain(otherwise).any(Step::needs_a_player)
            }
            Step::Mark(who, _) | Step::Blast { on: who, .. } => who.needs_a_player(),
            Step::Modify { whom, .. } => whom.needs_a_player(),
            Step::Cards(whom, _) | Step::Score(whom, _) => *whom != Whom::All,
            Step::Check { on, .. } => on.needs_a_player(),
            Step::IdentityHit { among, .. } => among.needs_a_player(),
            Step::Place { at: Spot::TileOf(who), .. } => who.needs_a_player(),
            Step::Place { .. } | Step::Clear(_) => false,
        }
    }

    /// Whether it speaks of a card's owner.
    pub(crate) fn names_the_owner(&self) -> bool {
        let in_who = |who: &Who| match who {
            Who::Owner => true,
            Who::UpTo(_, set) | Who::All(set) | Who::Lot(set) => set.names_the_owner(),
        };
        match self {
            Step::Do { who, .. } | Step::Mark(who, _) | Step::Blast { on: who, .. } => in_who(who),
            // The steps of a check speak of whoever was checked.
            Step::Check { on, .. } => in_who(on),
            Step::OneOf(rows) => rows.iter().flatten().any(Step::names_the_owner),
            Step::If { cond, then, otherwise } => {
                cond.names_the_owner() || then.iter().chain(otherwise).any(Step::names_the_owner)
            }
            Step::Modify { whom, .. } => whom.names_the_owner(),
            Step::IdentityHit { among, .. } => among.names_the_owner(),
            Step::Place { at: Spot::TileOf(who), .. } => in_who(who),
            Step::Place { .. } | Step::Clear(_) => false,
            Step::Rally(_) | Step::Cards(..) | Step::Score(..) | Step::Identity { .. } => false,
        }
    }

    /// Whether it happens by itself, without anybody choosing to act.
    pub(crate) fn is_automatic(&self) -> bool {
        !matches!(self, Step::Do { .. } | Step::Rally(_) | Step::OneOf(_) | Step::If { .. })
    }
}

impl Marker {
    /// What is wrong with it.
    pub(crate) fn fault(self) -> Option<String> {
        let wrong = matches!(self, Marker::Smoke(times) if !(2..=3).contains(&times));
        wrong.then(|| "Smoke is 2 or 3 times thick (SM-MRK-4).".into())
    }
}

impl Who {
    fn needs_a_player(&self) -> bool {
        match self {
            Who::Owner | Who::UpTo(..) => true,
            Who::All(set) | Who::Lot(set) => set.needs_a_player(),
        }
    }
}

impl Set {
    fn needs_a_player(&self) -> bool {
        match self {
            Set::Owner | Set::Own | Set::Friend | Set::Enemy => true,
            Set::Picked | Set::Team | Set::Teams => true,
            Set::All(sets) | Set::Any(sets) => sets.iter().any(Set::needs_a_player),
            Set::Not(set) => set.needs_a_player(),
            _ => false,
        }
    }

    fn names_the_owner(&self) -> bool {
        match self {
            Set::Owner => true,
            Set::All(sets) | Set::Any(sets) => sets.iter().any(Set::names_the_owner),
            Set::Not(set) => set.names_the_owner(),
            _ => false,
        }
    }

    /// Whether everybody can tell who is in it: it asks for nothing that stands on a soldier's card at his rank, and for
    /// nothing that he carries.
    pub(crate) fn is_open(&self) -> bool {
        match self {
            Set::Leader | Set::Team | Set::Teams | Set::On(_) => false,
            Set::With { .. } | Set::Ranked(_) | Set::Grenades(_) => false,
            Set::All(sets) | Set::Any(sets) => sets.iter().all(Set::is_open),
            Set::Not(set) => set.is_open(),
            _ => true,
        }
    }
}

impl Cond {
    fn needs_a_player(&self) -> bool {
        match self {
            Cond::Count { of, .. } => of.needs_a_player(),
            Cond::Hand(_) => true,
            Cond::Turn { .. } => false,
            Cond::All(list) | Cond::Any(list) => list.iter().any(Cond::needs_a_player),
            Cond::Not(cond) => cond.needs_a_player(),
            Cond::SameTile(set) => set.needs_a_player(),
        }
    }

    pub(crate) fn names_the_owner(&self) -> bool {
        match self {
            Cond::Count { of, .. } => of.names_the_owner(),
            Cond::SameTile(set) => set.names_the_owner(),
            Cond::Hand(_) | Cond::Turn { .. } => false,
            Cond::All(list) | Cond::Any(list) => list.iter().any(Cond::names_the_owner),
            Cond::Not(cond) => cond.names_the_owner(),
        }
    }
}

impl Band {
    /// The result of a card at this band.
    pub fn of(self, hits: Hits) -> Hit {
        match self {
            Band::Long => hits.long,
            Band::Short => hits.short,
            Band::Close => hits.close,
            Band::Blast => hits.blast,
        }
    }
}

impl Act {
    /// The type that an act belongs to, where it belongs to one alone.
    pub fn action(&self) -> Option<Action> {
        match self {
            Act::Spot | Act::Draw => Some(Action::Look),
            Act::Cover | Act::Rally | Act::Hold => Some(Action::Hide),
            Act::Shoot | Act::Throw | Act::ShootAt(_) => Some(Action::Shoot),
            Act::Walk | Act::Turn => Some(Action::Move),
            Act::Any(action) => Some(*action),
            Act::Either(_) => None,
        }
    }

    /// Whether it is, or may be, an act of a type.
    pub fn may_be(&self, action: Action) -> bool {
        match self {
            Act::Either(rows) => rows.iter().flatten().any(|it| it.may_be(action)),
            _ => self.action() == Some(action),
        }
    }
}

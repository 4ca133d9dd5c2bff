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
}

/// A set of soldiers, as the player who carries out the step sees it. Dead, captured and departed soldiers are in no set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
}

/// A part of the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
}

/// SM-ACT-1: an action card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActionCard {
    /// Its action types.
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
    for (i, it) in raw.cards.iter().enumerate() {
        check_cards(it, &[Inside::Field("cards"), Inside::Entry(i)], &mut complaints);
        if all.insert(it.tag, it.cards.clone()).is_some() {
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
    for (i, card) in cards.cards.iter().enumerate() {
        let twice = (1..card.types.len()).any(|j| card.types[..j].contains(&card.types[j]));
        if card.types.is_empty() || twice {
            complaints.add(&at(i), "A card needs one or more different action types.");
        }
        for what in card.faults() {
            complaints.add(&at(i), what);
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

    /// What is wrong with its steps.
    fn faults(&self) -> Vec<String> {
        self.bubble.iter().chain(self.narrated()).flat_map(Step::faults).collect()
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
            Step::Place { what, .. } => what.fault().into_iter().collect(),
            _ => Vec::new(),
        }
    }

    /// Whether it speaks of the player who carries it out, or of a card's owner.
    pub(crate) fn needs_a_player(&self) -> bool {
        match self {
            Step::Do { .. } | Step::Rally(_) | Step::OneOf(_) => true,
            Step::If { cond, then, otherwise } => {
                cond.needs_a_player() || then.iter().chain(otherwise).any(Step::needs_a_player)
            }
            Step::Mark(who, _) | Step::Blast { on: who, .. } => who.needs_a_player(),
            Step::Modify { whom, .. } => whom.needs_a_player(),
            Step::Cards(whom, _) | Step::Score(whom, _) => *whom != Whom::All,
            Step::Place { at: Spot::TileOf(who), .. } => who.needs_a_player(),
            Step::Place { .. } | Step::Clear(_) => false,
        }
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
            Set::All(sets) | Set::Any(sets) => sets.iter().any(Set::needs_a_player),
            Set::Not(set) => set.needs_a_player(),
            _ => false,
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
        }
    }
}

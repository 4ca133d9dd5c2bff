//! The state of a game: what is open, and what each player hides.

use serde::{Deserialize, Serialize};
use table::{BySeat, Seat};

use crate::{
    campaign::Chronicle,
    content::{Action, Band, Enlisted, OrderNr, Rank, Stat, StoryNr, Tag, Until},
    measure::{Place, TileIx},
    rules::markers::Markers,
    state::{CardIx, World},
};

/// The truth on the table.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "stored::Board")]
pub struct Board {
    /// Everything that is open.
    pub field: Field,
    /// What each seat hides.
    pub(crate) hidden: BySeat<Private>,
}

/// Everything that is open.
#[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Field {
    /// The turn, from 1; 0 in setting up.
    pub turn: u8,
    /// The phase, from 1; 0 before the first.
    pub phase: u8,
    /// The phase cards turned up in this turn.
    pub story: Vec<StoryNr>,
    /// Story cards not yet turned up, in no order.
    pub story_deck: Vec<StoryNr>,
    /// All soldiers in play, by their tags.
    pub figures: Vec<Figure>,
    /// What each player has open.
    #[serde(default)]
    pub tableau: BySeat<Tableau>,
    /// SM-INI-1: the order of play.
    pub initiative: Vec<Seat>,
    /// The card that is being played.
    pub playing: Option<Playing>,
    /// The shot that is being fired.
    pub shot: Option<Shot>,
    /// The melee that is being fought.
    pub melee: Option<Melee>,
    /// Soldiers whose melee was fought in this phase.
    pub fought: Vec<Tag>,
    /// Numbers that have changed for a while.
    pub changes: Vec<Change>,
    /// SM-ORD-3: for each landmark, the seats that have had soldiers there, and no enemy, since the beginning of phase 1 of this
    /// turn.
    pub alone: Vec<Vec<Seat>>,
    /// SM-ORD-7: for each landmark, the soldiers who have been free in it, and no enemy, since the beginning of this turn's phase 1.
    #[serde(default)]
    pub stayed: Vec<Vec<Tag>>,
    /// SM-ORD-2: the soldiers who came into a tile from outside by a move, each with the tile he came into last.
    #[serde(default)]
    pub arrived: Vec<(Tag, TileIx)>,
    /// SM-ORD-3, SM-ORD-8: for each landmark, the seats that have captured it, with no enemy there since.
    pub captured: Vec<Vec<Seat>>,
    /// SM-SPC-2: cards whose play is interrupted by the one that is being played, the latest last.
    pub interrupted: Vec<Playing>,
    /// SM-SPC-2, SM-SPC-4: reactions and preempts that were declared and wait for their turn.
    pub declared: Vec<(Seat, CardIx)>,
    /// SM-SPC-4: bubbles of this phase that were partly carried out in advance.
    pub preempted: Vec<Preempted>,
    /// Markers on the map.
    #[serde(default)]
    pub markers: Markers,
    /// SG-83: what soldiers have done in a chapter of a campaign.
    #[serde(default)]
    pub record: Chronicle,
    /// SM-PRI-5: prisoners who were freed in this phase: they act from the next one on.
    #[serde(default)]
    pub freed: Vec<Tag>,
}

/// What one player has open on the table.
#[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Tableau {
    /// SM-ACT-8: discards are open.
    pub discards: Vec<CardIx>,
    /// Cards that are face up on the three phases.
    pub shown: [Vec<Shown>; 3],
    /// VP scored so far.
    pub score: i16,
    /// Orders met.
    pub met: Vec<OrderNr>,
    /// SM-ORD-9: opponents whose force was more than half killed, as scored.
    pub beaten: Vec<Seat>,
    /// SM-ORD-4: enemies killed.
    pub kills: u8,
    /// The entry area that the player has used.
    pub gate: Option<u8>,
    /// SM-VIC-5: used cards that cost VP, which are out of the game.
    pub spent: Vec<CardIx>,
    /// SM-TEA-1: the panels in use.
    pub panels: Vec<String>,
}

/// Where a soldier is.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum At {
    /// Not yet on the map.
    Waiting,
    /// On the map.
    On(Place),
    /// SM-PRI-2: a prisoner on the map: his base is there, in contact with his escort's.
    Held {
        /// His escort.
        by: Tag,
        /// Where he stands.
        at: Place,
    },
    /// SM-PRI-2: a prisoner whom this escort has taken off the map. In matches of the first version prisoners on the map have no
    /// place of their own either, until their escort moves.
    With(Tag),
    /// He left the map, alive.
    Gone,
    /// He was killed.
    Dead,
    /// SM-VIC-5: out of the game, VP to no player.
    Removed,
}

/// A soldier as everybody sees him.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Figure {
    /// The soldier's tag.
    pub tag: Tag,
    /// His player.
    pub seat: Seat,
    /// Where he is.
    pub at: At,
    /// SM-LOK-3: marked spotted.
    pub spotted: bool,
    /// SM-SOL-5: pinned.
    pub pinned: bool,
    /// SM-SOL-6: wounded.
    pub wounded: bool,
    /// SM-SOL-8: his rank, once his card was shown.
    pub shown: Option<Rank>,
    /// SM-ORD-9: the player who killed him; `None` if an event did.
    pub killer: Option<Seat>,
    /// SM-SOL-8: the equipment that he was seen to use.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<String>>", optional))]
    pub used: Vec<String>,
}

/// A card that is face up on a phase.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Shown {
    /// The card.
    pub card: CardIx,
    /// SM-ACT-4: the type that it is used as, once named.
    pub action: Option<Action>,
    /// Whether it was played.
    pub done: bool,
}

/// The card that is being played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Playing {
    /// The player who plays it.
    pub seat: Seat,
    /// The card.
    pub card: CardIx,
    /// The parts that are left.
    pub left: Vec<Part>,
    /// SM-ACT-7: the soldiers who have acted in the bubble.
    pub acted: Vec<Tag>,
    /// SM-PRI-2: escorts that have moved.
    pub escorted: Vec<Tag>,
    /// SM-SPC-2: what has been done since reactions were last asked for.
    pub deeds: Vec<Deed>,
    /// SM-SPC-2: whether anything of the card has been done.
    pub used: bool,
    /// SM-SPC-2, SM-SPC-4: the soldiers whom a reaction answers, or a preempt has picked.
    pub picked: Vec<Tag>,
}

/// SM-SPC-2: something that a soldier has done.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Deed {
    /// The soldier who did it, if seen.
    pub tag: Option<Tag>,
    /// What he did.
    pub action: Action,
}

/// SM-SPC-4: a step of a bubble that was partly carried out in advance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Preempted {
    /// The player whose card it is.
    pub seat: Seat,
    /// The card.
    pub card: CardIx,
    /// The step of its bubble, from 0.
    pub step: u8,
    /// The soldiers who have acted.
    pub tags: Vec<Tag>,
}

/// SM-ACT-2: a part of a card.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// The dog tag action.
    DogTag,
    /// The team bubble.
    Bubble,
    /// The narrator box.
    Narrator,
}

/// SM-SHT-2: the bands of a shot that reach.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the names are those of the bands")]
pub struct Bands {
    pub long: bool,
    pub short: bool,
    pub close: bool,
}

impl Bands {
    /// Those that reach.
    pub fn all(self) -> Vec<Band> {
        let bands = [(self.long, Band::Long), (self.short, Band::Short), (self.close, Band::Close)];
        bands.into_iter().filter(|it| it.0).map(|it| it.1).collect()
    }
}

/// A shot.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Shot {
    /// The soldier who shoots.
    pub tag: Tag,
    /// His first target.
    pub target: Tag,
    /// SM-SHT-2: the bands that reach.
    pub bands: Bands,
    /// SM-SHT-4: whether Hit+ gives another check.
    pub plus: bool,
}

/// SM-MEL-2: a melee.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Melee {
    /// Who was in it at its beginning.
    pub soldiers: Vec<Tag>,
    /// The players, by initiative.
    pub order: Vec<Seat>,
    /// Cards that each draws.
    pub draws: Vec<u8>,
    /// Whose blow is next, in `order`.
    pub next: u8,
    /// SM-MEL-6: those who fell or were captured in it, and where they stood; the latest last.
    #[serde(default)]
    pub fallen: Vec<(Tag, Place)>,
}

/// A number that has changed for a while.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Change {
    /// The number that changes.
    pub stat: Stat,
    /// How much is added to it.
    pub by: i8,
    /// The soldiers it changes for; all of them if `None`.
    pub whom: Option<Vec<Tag>>,
    /// How long the change lasts.
    pub until: Until,
}

/// What one player hides.
#[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Private {
    /// SM-ACT-6: the deck, which has no order.
    pub deck: Vec<CardIx>,
    /// The hand.
    pub hand: Vec<CardIx>,
    /// Cards that are face down on the three phases.
    pub placed: [Vec<CardIx>; 3],
    /// SM-HID-5: held cards.
    pub held: Vec<(Tag, CardIx)>,
    /// SM-MEL-2: cards drawn for a melee.
    pub fight: Vec<CardIx>,
    /// What he is ordered to achieve; others see how many there are.
    pub orders: Vec<OrderNr>,
    /// SM-ORD-7: for each of the orders, how many turns running its landmark was held with what it asks for.
    pub charged: Vec<u8>,
    /// What his soldiers are and carry, by their tags.
    pub soldiers: Vec<Secret>,
    /// His answer in advance where reactions and preempts are asked for.
    pub standing: Standing,
}

/// SM-SPC-2, SM-SPC-4: a player's answer in advance where reactions and preempts are asked for. No one else knows it: he is
/// still asked, and the answer is given for him.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// He decides each time.
    #[default]
    Ask,
    /// He passes.
    Pass {
        /// The turn in which he passes.
        turn: u8,
        /// The phase in which he passes; 0 for the rest of the turn.
        phase: u8,
        /// He decides himself where an enemy has done this, or is about to.
        unless: Option<Action>,
    },
}

impl Standing {
    /// Whether he passes where these things were done, or are about to be.
    pub fn passes(self, field: &Field, done: &[Action]) -> bool {
        match self {
            Standing::Ask => false,
            Standing::Pass { turn, phase, unless } => {
                let lasts = turn == field.turn && (phase == 0 || phase == field.phase);
                lasts && unless.is_none_or(|it| !done.contains(&it))
            }
        }
    }
}

/// What others do not know of a soldier.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Secret {
    /// The soldier's tag.
    pub tag: Tag,
    /// His rank.
    pub rank: Rank,
    /// The equipment that he has with him, by name.
    pub carries: Vec<String>,
    /// How many grenades he has left.
    pub grenades: u8,
    /// SM-SPC-1: the optional cards that he brings, by their numbers.
    pub cards: Vec<u8>,
    /// SM-SPC-1: the story cards that he brings.
    pub story: Vec<StoryNr>,
    /// SM-TEA-1: the panel that he is on.
    pub panel: Option<String>,
    /// SM-TEA-1: his place on it, from 0.
    pub slot: Option<u8>,
    /// How often equipment was used.
    #[serde(default)]
    pub spent: Vec<(String, u8)>,
}

impl Secret {
    /// A soldier with nothing beside his rank.
    pub fn new(tag: Tag, rank: Rank) -> Secret {
        let (carries, grenades, cards, story) = (Vec::new(), 0, Vec::new(), Vec::new());
        Secret { tag, rank, carries, grenades, cards, story, panel: None, slot: None, spent: Vec::new() }
    }

    /// A soldier as he was enlisted at a rank.
    pub(crate) fn of(it: &Enlisted, rank: Rank, grenades: u8) -> Secret {
        let Enlisted { tag, rank: _, carries, grenades: _, cards, story, panel } = it.clone();
        Secret { tag, rank, carries, grenades, cards, story, panel, slot: None, spent: Vec::new() }
    }
}

/// Boards are copied at every step of a game: a copy takes up the lists of the one that it replaces, so that nothing is allocated.
macro_rules! copied_in_place {
    ($type:ident { $($part:ident),* }) => {
        impl Clone for $type {
            fn clone(&self) -> $type {
                let $type { $($part),* } = self;
                $type { $($part: $part.clone()),* }
            }

            fn clone_from(&mut self, other: &$type) {
                let $type { $($part),* } = other;
                $(self.$part.clone_from($part);)*
            }
        }
    };
}

copied_in_place!(Board { field, hidden });

copied_in_place!(Field {
    turn,
    phase,
    story,
    story_deck,
    figures,
    tableau,
    initiative,
    playing,
    shot,
    melee,
    fought,
    changes,
    alone,
    stayed,
    arrived,
    captured,
    interrupted,
    declared,
    preempted,
    markers,
    record,
    freed
});

copied_in_place!(Tableau { discards, shown, score, met, beaten, kills, gate, spent, panels });
copied_in_place!(Markers { fires, mines, smoke, foxholes });

copied_in_place!(Private { deck, hand, placed, held, fight, orders, charged, soldiers, standing });

/// Puts a card into a sorted pile.
pub(crate) fn put(pile: &mut Vec<CardIx>, card: CardIx) {
    let i = pile.partition_point(|it| *it < card);
    pile.insert(i, card);
}

/// Takes a card out of a pile.
pub(crate) fn take(pile: &mut Vec<CardIx>, card: CardIx) {
    let i = pile.iter().position(|it| *it == card).expect("the card is in the pile");
    pile.remove(i);
}

impl Figure {
    /// Where he stands, if he is free and on the map.
    pub fn place(&self) -> Option<Place> {
        match self.at {
            At::On(place) => Some(place),
            _ => None,
        }
    }

    /// SM-PRI-2: where his base is on the map, also as a prisoner.
    pub fn base(&self) -> Option<Place> {
        match self.at {
            At::On(place) | At::Held { at: place, .. } => Some(place),
            _ => None,
        }
    }

    /// SM-PRI-2: the escort whose prisoner he is.
    pub fn escort(&self) -> Option<Tag> {
        match self.at {
            At::Held { by, .. } | At::With(by) => Some(by),
            _ => None,
        }
    }

    /// Whether he is free and in the game: on the map, or waiting to enter.
    pub fn is_free(&self) -> bool {
        matches!(self.at, At::On(_) | At::Waiting)
    }
}

impl Field {
    /// A soldier in play.
    pub fn figure(&self, tag: Tag) -> Option<&Figure> {
        self.figures.binary_search_by_key(&tag, |it| it.tag).ok().map(|i| &self.figures[i])
    }

    pub(crate) fn figure_mut(&mut self, tag: Tag) -> &mut Figure {
        let i = self.figures.binary_search_by_key(&tag, |it| it.tag).expect("the soldier is in play");
        &mut self.figures[i]
    }

    /// Puts a soldier somewhere, to see what it would be like there.
    pub fn put_at(&mut self, tag: Tag, place: Place) {
        self.figure_mut(tag).at = At::On(place);
    }

    /// Where a soldier stands, if he is free and on the map.
    pub fn place(&self, tag: Tag) -> Option<Place> {
        self.figure(tag)?.place()
    }

    /// Where a soldier is struck by what bursts, burns and falls: where his base is. Prisoners without a base of their own, of the
    /// first version, are struck with their escort.
    pub fn struck_at(&self, tag: Tag) -> Option<Place> {
        let figure = self.figure(tag)?;
        figure.base().or_else(|| self.place(figure.escort()?))
    }

    /// All who are free and on the map, with their places.
    pub fn standing(&self) -> impl Iterator<Item = (&Figure, Place)> {
        self.figures.iter().filter_map(|it| Some((it, it.place()?)))
    }

    /// SM-GEO-13: everybody whose base is on the map, prisoners too, with their places.
    pub fn bases(&self) -> impl Iterator<Item = (&Figure, Place)> {
        self.figures.iter().filter_map(|it| Some((it, it.base()?)))
    }

    /// Free enemies of a side on the map.
    pub fn enemies<'a>(&'a self, world: &'a World, side: u8) -> impl Iterator<Item = (&'a Figure, Place)> {
        self.standing().filter(move |it| world.side(it.0.seat) != side)
    }

    /// SM-PRI-2: the prisoners of an escort.
    pub fn prisoners(&self, escort: Tag) -> impl Iterator<Item = Tag> {
        self.figures.iter().filter(move |it| it.escort() == Some(escort)).map(|it| it.tag)
    }

    /// Whether a soldier is an escort.
    pub fn is_escort(&self, tag: Tag) -> bool {
        self.prisoners(tag).next().is_some()
    }

    /// VP scored so far, in the order of the seats.
    pub fn scores(&self) -> Vec<i16> {
        self.tableau.values().map(|it| it.score).collect()
    }

    /// The actions of a phase.
    pub fn actions(&self, world: &World, phase: usize) -> [Action; 2] {
        world.library.story[&self.story[phase]].actions()
    }

    pub(crate) fn change(&self, stat: Stat, tag: Option<Tag>) -> i32 {
        let concerns = |it: &&Change| {
            it.stat == stat
                && match (&it.whom, tag) {
                    (None, _) => true,
                    (Some(whom), Some(tag)) => whom.contains(&tag),
                    (Some(_), None) => false,
                }
        };
        self.changes.iter().filter(concerns).map(|it| it.by as i32).sum()
    }
}

/// Boards in files. Those of the first matches have a list of each part of the tableaus, by seats.
#[allow(clippy::disallowed_types, reason = "serde writes code for all numbers where parts are flattened")]
mod stored {
    use serde::Deserialize;
    use table::{BySeat, Seat};

    use super::{CardIx, OrderNr, Private, Shown, Tableau};

    #[derive(Deserialize)]
    pub(super) struct Board {
        field: Field,
        hidden: BySeat<Private>,
    }

    #[derive(Deserialize)]
    struct Field {
        #[serde(flatten)]
        field: super::Field,
        #[serde(flatten)]
        lists: Option<Lists>,
    }

    #[derive(Deserialize)]
    struct Lists {
        discards: BySeat<Vec<CardIx>>,
        shown: BySeat<[Vec<Shown>; 3]>,
        score: BySeat<i16>,
        met: BySeat<Vec<OrderNr>>,
        beaten: BySeat<Vec<Seat>>,
        kills: BySeat<u8>,
        gate: BySeat<Option<u8>>,
        spent: BySeat<Vec<CardIx>>,
        panels: BySeat<Vec<String>>,
    }

    impl Lists {
        /// The tableaus; nothing if the lists are not for the same seats.
        fn tableaus(&self) -> Option<BySeat<Tableau>> {
            let tableau = |(seat, discards): (Seat, &Vec<CardIx>)| {
                Some(Tableau {
                    discards: discards.clone(),
                    shown: self.shown.get(seat)?.clone(),
                    score: *self.score.get(seat)?,
                    met: self.met.get(seat)?.clone(),
                    beaten: self.beaten.get(seat)?.clone(),
                    kills: *self.kills.get(seat)?,
                    gate: *self.gate.get(seat)?,
                    spent: self.spent.get(seat)?.clone(),
                    panels: self.panels.get(seat)?.clone(),
                })
            };
            let tableaus: Option<Vec<Tableau>> = self.discards.iter().map(tableau).collect();
            tableaus.map(BySeat::from)
        }
    }

    impl TryFrom<Board> for super::Board {
        type Error = &'static str;

        fn try_from(Board { field: Field { mut field, lists }, hidden }: Board) -> Result<Self, Self::Error> {
            if let Some(lists) = lists {
                field.tableau =
                    lists.tableaus().ok_or("the lists of the board are not for the same seats")?;
            }
            Ok(super::Board { field, hidden })
        }
    }
}

impl Board {
    /// What a seat hides.
    pub fn private(&self, seat: Seat) -> &Private {
        &self.hidden[seat]
    }

    /// The hidden part of a soldier.
    pub fn secret(&self, tag: Tag) -> &Secret {
        let seat = self.field.figure(tag).expect("the soldier is in play").seat;
        let soldiers = &self.private(seat).soldiers;
        soldiers.iter().find(|it| it.tag == tag).expect("every soldier has a card")
    }
}

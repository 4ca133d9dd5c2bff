//! A position to start from, for tests, lessons and puzzles.

use serde::{Deserialize, Serialize};
use table::{Problem, Seat};

use crate::{
    Place,
    board::{At, Board, Figure, Secret, Shown, put},
    cards::{Rank, Tag},
    game::Procedure,
    orders::OrderNr,
    story::StoryNr,
    world::{CardIx, World},
};

/// A soldier of a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Posted {
    /// Who.
    pub tag: Tag,
    /// Whose.
    pub seat: Seat,
    /// Where; without a place he waits to enter.
    #[serde(default)]
    pub at: Option<Place>,
    /// His rank; the first one if left out.
    #[serde(default)]
    pub rank: Option<Rank>,
    /// Spotted.
    #[serde(default)]
    pub spotted: bool,
    /// Pinned.
    #[serde(default)]
    pub pinned: bool,
    /// Wounded.
    #[serde(default)]
    pub wounded: bool,
    /// The escort whose prisoner he is.
    #[serde(default)]
    pub prisoner_of: Option<Tag>,
    /// Equipment.
    #[serde(default)]
    pub carries: Vec<String>,
    /// Grenades.
    #[serde(default)]
    pub grenades: u8,
}

impl Posted {
    /// A healthy, hidden soldier on the map.
    pub fn new(tag: u16, seat: u8, at: Place) -> Posted {
        Posted {
            tag: Tag(tag),
            seat: Seat(seat),
            at: Some(at),
            rank: None,
            spotted: false,
            pinned: false,
            wounded: false,
            prisoner_of: None,
            carries: Vec::new(),
            grenades: 0,
        }
    }
}

/// A position: who stands where, what lies open, and what is to be done.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Position {
    /// The turn.
    pub turn: u8,
    /// The phase, from 1; 0 before the first.
    pub phase: u8,
    /// Phase cards that are turned up.
    pub story: Vec<StoryNr>,
    /// Story cards to come.
    pub story_deck: Vec<StoryNr>,
    /// The soldiers.
    pub soldiers: Vec<Posted>,
    /// Hands, as owner and number of each card; by seats.
    pub hands: Vec<Vec<(Tag, u8)>>,
    /// Cards that lie face up on this phase; by seats.
    pub shown: Vec<Vec<(Tag, u8)>>,
    /// Orders; by seats.
    pub orders: Vec<Vec<OrderNr>>,
    /// SM-ORD-7: for each of the orders, how many turns running its landmark was held; by seats.
    pub charged: Vec<Vec<u8>>,
    /// What is to be done. After it, unless one of these goes on, there must be an end.
    pub then: Vec<Procedure>,
}

impl Position {
    /// Lays it out on an empty board, or tells what is wrong with it.
    pub(crate) fn lay_out(&self, world: &World, mut board: Board) -> Result<Board, Vec<Problem>> {
        let mut problems = Vec::new();
        for it in &self.soldiers {
            let card = world.library.soldiers.get(&it.tag);
            let rank = card.map(|card| it.rank.unwrap_or(card.ranks[0].rank));
            let known = card.zip(rank).is_some_and(|(card, rank)| card.at(rank).is_some());
            let twice = board.field.figure(it.tag).is_some();
            let (Some(rank), true) = (rank, known && !twice && (it.seat.0 as usize) < world.seats.len())
            else {
                let what = format!("Soldier {} cannot stand here.", it.tag.0);
                problems.push(Problem::new("position.soldiers", what));
                continue;
            };
            let at = match (it.prisoner_of, it.at) {
                (Some(escort), _) => At::With(escort),
                (None, Some(place)) => At::On(place),
                (None, None) => At::Waiting,
            };
            let i = board.field.figures.partition_point(|other| other.tag < it.tag);
            let figure = Figure {
                tag: it.tag,
                seat: it.seat,
                at,
                spotted: it.spotted,
                pinned: it.pinned,
                wounded: it.wounded,
                shown: None,
                killer: None,
            };
            board.field.figures.insert(i, figure);
            let private = &mut board.hidden[it.seat.0 as usize];
            private.deck.extend(world.cards_of(it.tag, rank, &it.carries));
            private.deck.sort();
            let (carries, grenades) = (it.carries.clone(), it.grenades);
            private.soldiers.push(Secret { tag: it.tag, rank, carries, grenades });
            private.soldiers.sort_by_key(|it| it.tag);
        }
        self.deal(world, &mut board, &mut problems);
        let (field, story) = (&mut board.field, self.story.iter().chain(&self.story_deck));
        if story.into_iter().any(|it| !world.library.story.contains_key(it)) {
            problems.push(Problem::new("position.story", "There is no such story card."));
        }
        (field.turn, field.phase) = (self.turn, self.phase);
        (field.story, field.story_deck) = (self.story.clone(), self.story_deck.clone());
        for (private, orders) in board.hidden.iter_mut().zip(&self.orders) {
            private.orders.clone_from(orders);
        }
        for (private, charged) in board.hidden.iter_mut().zip(&self.charged) {
            private.charged.clone_from(charged);
        }
        if problems.is_empty() { Ok(board) } else { Err(problems) }
    }

    fn deal(&self, world: &World, board: &mut Board, problems: &mut Vec<Problem>) {
        let ix = |(tag, nr): &(Tag, u8)| {
            world.cards.iter().position(|it| it.tag == *tag && it.nr == *nr).map(|it| CardIx(it as u16))
        };
        let phase = self.phase.saturating_sub(1) as usize;
        for (seat, private) in board.hidden.iter_mut().enumerate() {
            let hand = self.hands.get(seat).into_iter().flatten().map(|it| (it, false));
            let shown = self.shown.get(seat).into_iter().flatten().map(|it| (it, true));
            for (card, open) in hand.chain(shown) {
                let in_deck = ix(card).and_then(|it| private.deck.iter().position(|other| *other == it));
                let Some(i) = in_deck else {
                    let what = format!("The card {}-{} is not in the deck.", card.0.0, card.1);
                    problems.push(Problem::new("position.hands", what));
                    continue;
                };
                let card = private.deck.remove(i);
                if open {
                    let shown = Shown { card, action: None, done: false };
                    board.field.shown[seat][phase].push(shown);
                } else {
                    put(&mut private.hand, card);
                }
            }
        }
    }
}

//! TRN and OFF: how a placing can go on while its cards are laid one by one.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::{
    rules::{officers, specialists, turn},
    state::{Board, CardIx, Why, World},
};

/// Cards on the three phases, and an officer's second ones.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct Lay {
    pub cards: [Option<CardIx>; 3],
    #[serde(default)]
    pub second: [Option<CardIx>; 3],
}

/// Where a card in hand may be put: for each phase nothing, or why not.
#[derive(Clone, Debug, PartialEq)]
pub struct Placeable {
    /// The card in hand.
    pub card: CardIx,
    /// As the card of the phase, replacing one that is already there.
    pub first: [Option<Why>; 3],
    /// SM-OFF-1: as its second card.
    pub second: [Option<Why>; 3],
}

/// What can be done with a hand and a placing.
#[derive(Clone, Debug, PartialEq)]
pub struct Laying {
    /// The hand.
    pub hand: Vec<Placeable>,
    /// SM-TRN-4: how many phases the hand can fill.
    pub most: u8,
    /// How many it can fill if the cards stay where they are.
    pub most_so: u8,
    /// SM-OFF-1: how many phases may get a second card.
    pub seconds: u8,
    /// The placing with as many phases filled as possible. Cards already placed stay, unless they are in the way of others.
    pub filled_up: [Option<CardIx>; 3],
    /// Why it cannot be the answer yet.
    pub why: Option<Why>,
}

/// SM-TRN-4, SM-OFF-1: where each card of a player's hand may be put, and how a placing can go on. The three phase cards must be
/// turned up.
pub fn laying(world: &World, board: &Board, seat: Seat, lay: &Lay) -> Laying {
    let hand = &board.private(seat).hand;
    let kept = kept(world, board, seat, lay);
    let empty = filled_up(world, board, seat, [None; 3]);
    let so = filled_up(world, board, seat, kept);
    let (most, most_so) = (n_filled(&empty), n_filled(&so));
    let seconds = officers::seconds(world, board, seat);
    Laying {
        hand: hand.iter().map(|it| placeable(world, board, seat, lay, seconds, *it)).collect(),
        most,
        most_so,
        seconds,
        filled_up: if most_so < most { empty } else { so },
        why: officers::may_second(world, board, seat, &lay.cards, &lay.second).err(),
    }
}

fn placeable(world: &World, board: &Board, seat: Seat, lay: &Lay, limit: u8, card: CardIx) -> Placeable {
    let first = |i: usize| {
        let phase = i as u8 + 1;
        (!turn::fits(world, board, seat, card, i)).then_some(Why::DoesNotFit { phase })
    };
    let second = |i: usize| {
        let phase = i as u8 + 1;
        let others = (0..3).filter(|j| *j != i && lay.second[*j].is_some_and(|it| it != card)).count();
        match lay.cards[i] {
            _ if first(i).is_some() => first(i),
            None => Some(Why::SecondAlone { phase }),
            Some(it) if it == card => Some(Why::SecondAlone { phase }),
            Some(_) => (limit as usize <= others).then_some(Why::TooManySeconds { limit }),
        }
    };
    Placeable { card, first: [0, 1, 2].map(first), second: [0, 1, 2].map(second) }
}

/// The cards of a placing that can be where they are: in hand, once, and fitting.
fn kept(world: &World, board: &Board, seat: Seat, lay: &Lay) -> [Option<CardIx>; 3] {
    let hand = &board.private(seat).hand;
    let mut kept = [None; 3];
    for (i, card) in lay.cards.into_iter().enumerate() {
        kept[i] = card.filter(|it| {
            hand.contains(it) && !kept.contains(&Some(*it)) && turn::fits(world, board, seat, *it, i)
        });
    }
    kept
}

/// SM-TRN-4: as many phases filled as can be, with these cards where they are.
fn filled_up(world: &World, board: &Board, seat: Seat, from: [Option<CardIx>; 3]) -> [Option<CardIx>; 3] {
    let hand = specialists::living(world, board, seat, &board.private(seat).hand);
    let open: Vec<usize> = (0..3).filter(|i| from[*i].is_none()).collect();
    let mut best = from;
    turn::fill_up(world, board, &hand, &open, from, &mut best);
    best
}

fn n_filled(cards: &[Option<CardIx>; 3]) -> u8 {
    cards.iter().flatten().count() as u8
}

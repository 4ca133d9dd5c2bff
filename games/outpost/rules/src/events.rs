//! What happens, and how it changes the board: nothing else does.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::{Board, Cache, Card, Hex, Target, World};

/// Something that happened. A card or cache is absent only in what those are told who may not know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say what they are")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Event {
    /// OP-SET-3: a cache was hidden in an outpost.
    Hidden { outpost: Hex, cache: Option<Cache> },
    /// OP-ORD-1: a round began.
    RoundBegan { round: u8, leader: Seat },
    /// OP-ORD-1: a card was drawn.
    Drew { seat: Seat, card: Option<Card> },
    /// OP-ORD-3: an order was laid face down.
    Laid { seat: Seat, card: Option<Card> },
    /// OP-ORD-3: all orders were turned over.
    TurnedOver,
    /// OP-ORD-4: an order is being carried out.
    CarriedOut { seat: Seat, card: Card },
    /// OP-ORD-5: there was nothing that the order could do.
    Idle { seat: Seat },
    /// OP-MOV-1: a patrol marched; the path is the hexes that it entered.
    Marched { seat: Seat, path: Vec<Hex> },
    /// OP-MOV-1: a patrol stayed where it was.
    Stayed { seat: Seat },
    /// OP-MOV-4: a flare was fired over a patrol.
    FlareFired { seat: Seat, over: Seat },
    /// OP-MOV-5: the time for a march ran out.
    TimeRanOut { seat: Seat },
    /// OP-RAI-3: a raided patrol took cover.
    TookCover { seat: Seat },
    /// OP-RAI-4: a player takes no cover in this round.
    Exposed { seat: Seat },
    /// OP-RAI-2: a raid was rolled for, and succeeded if the die shows what was needed.
    Raided { seat: Seat, target: Target, die: u8, needed: u8 },
    /// OP-SCO-1: a player looked into an outpost.
    Scouted { seat: Seat, outpost: Hex, cache: Option<Cache> },
    /// OP-SCO-2: a flag was raised.
    FlagRaised { seat: Seat, outpost: Hex },
    /// OP-END-1: a cache was opened to everyone.
    Opened { outpost: Hex, cache: Cache },
}

const TRUTH: &str = "an event of the game itself is whole";

pub(crate) fn apply(world: &World, board: &mut Board, event: &Event) {
    match event {
        Event::Hidden { outpost, cache } => {
            let cache = cache.expect(TRUTH);
            take(&mut board.spare, &cache);
            outpost_mut(board, *outpost).cache = Some(cache);
        }
        Event::RoundBegan { round, leader } => {
            board.round = *round;
            board.leader = *leader;
            board.acting = None;
            board.bag.append(&mut board.discard);
            board.exposed.clear();
        }
        Event::Drew { seat, card } => {
            let card = card.expect(TRUTH);
            take(&mut board.bag, &card);
            board.hands[*seat].push(card);
        }
        Event::Laid { seat, card } => {
            let card = card.expect(TRUTH);
            take(&mut board.hands[*seat], &card);
            board.face_down[*seat].push(card);
        }
        Event::TurnedOver => std::mem::swap(&mut board.face_up, &mut board.face_down),
        Event::CarriedOut { seat, card } => {
            take(&mut board.face_up[*seat], card);
            board.discard.push(*card);
            board.acting = Some(*seat);
        }
        Event::Marched { seat, path } => {
            board.patrols[seat.0 as usize].hex = *path.last().expect("a march has steps");
        }
        Event::FlareFired { seat, .. } => board.patrols[seat.0 as usize].flare = false,
        Event::TookCover { seat } => {
            take(&mut board.hands[*seat], &Card::Cover);
            board.discard.push(Card::Cover);
        }
        Event::Exposed { seat } => _ = board.exposed.insert(*seat),
        Event::Raided { seat, target, die, needed } if needed <= die => match target {
            Target::Patrol(other) => {
                board.patrols[other.0 as usize].hex = world.camps[other.0 as usize];
                board.patrols[seat.0 as usize].pennants += 1;
            }
            Target::Flag(outpost) => outpost_mut(board, *outpost).flag = None,
        },
        Event::Scouted { seat, outpost, .. } => _ = outpost_mut(board, *outpost).scouts.insert(*seat),
        Event::FlagRaised { seat, outpost } => outpost_mut(board, *outpost).flag = Some(*seat),
        Event::Opened { outpost, .. } => outpost_mut(board, *outpost).open = true,
        Event::Idle { .. } | Event::Stayed { .. } | Event::TimeRanOut { .. } | Event::Raided { .. } => (),
    }
}

fn outpost_mut(board: &mut Board, hex: Hex) -> &mut crate::board::Outpost {
    board.outposts.get_mut(&hex).expect("there is an outpost")
}

fn take<T: PartialEq>(from: &mut Vec<T>, what: &T) {
    let i = from.iter().position(|it| it == what).expect("what is taken is there");
    from.remove(i);
}

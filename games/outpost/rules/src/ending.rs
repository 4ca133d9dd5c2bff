//! END: the end and the points.

use serde::{Deserialize, Serialize};
use table::{Play, Seat};

use crate::{Board, Cache, Event, Hex, game::At};

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome {
    /// OP-END-2: the points, in the order of the seats.
    pub points: Vec<i8>,
    /// OP-END-3: who has the most; nobody if several have.
    pub winner: Option<Seat>,
}

/// OP-END-1: all caches are opened, and the game is over.
pub(crate) fn end(t: &mut At<'_>) -> Play {
    let caches: Vec<(Hex, Cache)> =
        t.board().outposts.iter().filter_map(|(hex, it)| Some((*hex, it.cache?))).collect();
    for (outpost, cache) in caches {
        t.tell(Event::Opened { outpost, cache });
    }
    let outcome = outcome(t.board());
    t.end(outcome)
}

/// OP-END-2: caches under one's flags and pennants are points. OP-END-3: most points win.
fn outcome(board: &Board) -> Outcome {
    let mut points: Vec<i8> = board.patrols.iter().map(|it| it.pennants as i8).collect();
    for outpost in board.outposts.values() {
        if let (Some(seat), Some(Cache(n))) = (outpost.flag, outpost.cache) {
            points[seat.0 as usize] += n;
        }
    }
    let most = points.iter().max().copied();
    let mut first = (0..).map(Seat).zip(&points).filter(|it| Some(*it.1) == most).map(|it| it.0);
    let winner = first.next().filter(|_| first.next().is_none());
    Outcome { points, winner }
}

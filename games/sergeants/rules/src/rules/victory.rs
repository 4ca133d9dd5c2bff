//! VIC: the end of a game.
//!
//! Kills by events score nothing (SM-VIC-2): see `soldiers`. Used cards that cost VP (SM-VIC-5) are put away in `specialists`.

use serde::{Deserialize, Serialize};
use table::{Play, Seat, Table};

use crate::{
    campaign,
    content::{Special, Tag},
    rules::{gear, orders},
    state::{At, Board, Event, Figure, Sergeants, World},
};

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome {
    /// The players with most VP; all of them in a draw. No player of a side that was wiped out wins.
    pub winners: Vec<Seat>,
    /// VP; by seats.
    pub scores: Vec<i16>,
    /// SM-VIC-3: the side that has no soldiers left.
    pub beaten: Option<u8>,
    /// The last turn.
    pub turn: u8,
}

/// SM-VIC-3: a side without soldiers loses at once, unless the scenario says otherwise: killed, captured or removed, not gone or
/// waiting. Both at once: VP.
pub(crate) fn side_without_soldiers(t: &mut Table<'_, Sergeants>) -> Play {
    let world = t.world();
    let out = |side: u8| {
        let figures = &t.board().field.figures;
        let lost = figures
            .iter()
            .filter(|it| world.side(it.seat) == side)
            .all(|it| matches!(it.at, At::Dead | At::Held { .. } | At::With(_) | At::Removed));
        let name = world.scenario.sides[side as usize].side.clone();
        lost && !world.scenario.special.contains(&Special::FightsOn(name))
    };
    match [out(0), out(1)] {
        [false, false] => Ok(()),
        [true, true] => end(t, None),
        [first, _] => end(t, Some(if first { 0 } else { 1 })),
    }
}

/// SM-VIC-4: the game ends after the last turn, or when three phase cards cannot be turned up.
pub(crate) fn finish(t: &mut Table<'_, Sergeants>) -> Play {
    end(t, None)
}

/// SM-VIC-1: the player with most VP wins: kills, prisoners (double), orders, events, less cards that cost VP.
fn end(t: &mut Table<'_, Sergeants>, beaten: Option<u8>) -> Play {
    orders::at_the_end(t);
    for (prisoner, seat, vp) in prisoners(t.world(), t.board()) {
        t.tell(Event::Scored { seat, vp, prisoner: Some(prisoner) });
    }
    let world = t.world();
    // SG-82: decorations are given before anybody leaves.
    if world.march.is_some() {
        let board = t.board();
        let rank = |tag| Some(board.secret(tag).rank);
        for earned in campaign::earned(world, &board.field, rank) {
            t.tell(Event::Honoured(earned));
        }
    }
    let scores = t.board().field.scores();
    let best: Vec<Seat> = world.all_seats().filter(|it| Some(world.side(*it)) != beaten).collect();
    let most = best.iter().map(|it| scores[it.0 as usize]).max();
    let winners = best.into_iter().filter(|it| Some(scores[it.0 as usize]) == most).collect();
    let outcome = Outcome { winners, scores, beaten, turn: t.board().field.turn };
    t.tell(Event::Ended { outcome: outcome.clone() });
    t.end(outcome)
}

/// SM-PRI-2, SM-PRI-6: a prisoner is worth double his VP to the escort's player, and what he carries is worth its price.
pub fn ransom(world: &World, board: &Board, tag: Tag, worth: i16) -> i16 {
    2 * worth + gear::worth(world, board, tag)
}

/// SM-ORD-4: how many enemies a player has killed, or holds as prisoners or has taken off the map now; each counts once.
pub fn beaten_by(world: &World, board: &Board, seat: Seat) -> usize {
    let enemy = |it: &&Figure| world.side(it.seat) != world.side(seat);
    let killed = |it: &&Figure| it.at == At::Dead && it.killer == Some(seat);
    let dead = board.field.figures.iter().filter(enemy).filter(killed).count();
    dead + prisoners(world, board).iter().filter(|it| it.1 == seat).count()
}

/// SM-PRI-2: what prisoners bring to the players of their escorts.
fn prisoners(world: &World, board: &Board) -> Vec<(Tag, Seat, i16)> {
    let all = board.field.figures.iter().filter_map(|it| {
        let seat = board.field.figure(it.escort()?)?.seat;
        Some((it.tag, seat, ransom(world, board, it.tag, board.worth(world, it.tag))))
    });
    all.collect()
}

//! A match and its log, and what is done to both.

use hosting::{HostedGame, messages::Rewind};
use table::{Answer, Arg, CannotUndo, Match, Phrase, Refused, Seat};

use super::log::Log;

/// Puts an answer to the game.
pub(super) fn answer<G: HostedGame>(
    it: &mut Match<G::Rules>,
    log: &mut Log<G>,
    answer: Answer<G::Rules>,
) -> Result<(), Refused<hosting::Why<G>>> {
    let events = it.answer(answer)?;
    log.add(it.journal().len() as u32, events);
    Ok(())
}

/// Takes back the last choice of a seat.
pub(super) fn undo<G: HostedGame>(
    it: &mut Match<G::Rules>,
    log: &mut Log<G>,
    seat: Seat,
) -> Result<(), CannotUndo> {
    it.undo(seat)?;
    log.cut(it.journal().len() as u32 + 1);
    Ok(())
}

/// Does again what a seat took back; nothing if there is nothing.
pub(super) fn redo<G: HostedGame>(it: &mut Match<G::Rules>, log: &mut Log<G>, seat: Seat) -> Option<()> {
    let events = it.redo(seat)?;
    log.add(it.journal().len() as u32, events);
    Some(())
}

/// Goes back to the first `n` answers, and returns what the log says of it.
pub(super) fn rewind<G: HostedGame>(
    it: &mut Match<G::Rules>,
    log: &mut Log<G>,
    n: u32,
    by: Option<Seat>,
) -> Rewind {
    let n_back = (it.journal().len() as u32).saturating_sub(n);
    it.rewind(n as usize);
    log.cut(n + 1);
    let says = match by {
        Some(seat) => {
            let who = Arg::Named { of: "seat", id: seat.0.to_string() };
            Phrase::new("web-log-rewound-by").with("who", who)
        }
        None => Phrase::new("web-log-rewound"),
    };
    Rewind { n, says: says.with("n", n_back) }
}

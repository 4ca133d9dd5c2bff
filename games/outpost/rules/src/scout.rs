//! SCO: scouting.

use table::{Play, Seat};

use crate::{Ask, Choice, Event, Hex, World, game::At, orders::idle};

/// OP-SCO-1: a player looks into an outpost, which shows it to him alone. OP-SCO-2: if no flag flies there, he may raise his.
pub(crate) fn scout(t: &mut At<'_>, seat: Seat) -> Play {
    let near = outposts_in_sight(t.world(), t.board().patrol(seat).hex);
    if near.is_empty() {
        return idle(t, seat);
    }
    let Choice::Scout(outpost) = t.choose(seat, Ask::Scout, near.into_iter().map(Choice::Scout))? else {
        unreachable!("only outposts were offered")
    };
    let cache = t.board().outposts[&outpost].cache;
    t.tell(Event::Scouted { seat, outpost, cache });
    if t.board().outposts[&outpost].flag.is_none() {
        let options = [Choice::RaiseFlag, Choice::LeaveIt];
        if t.choose(seat, Ask::Flag { outpost }, options)? == Choice::RaiseFlag {
            t.tell(Event::FlagRaised { seat, outpost });
        }
    }
    Ok(())
}

/// OP-SCO-1: the outposts in this hex and next to it.
pub fn outposts_in_sight(world: &World, from: Hex) -> Vec<Hex> {
    world.field.outposts().iter().copied().filter(|it| it.distance(from) <= 1).collect()
}

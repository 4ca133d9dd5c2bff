//! INI: the order of play.

use table::{Seat, Table};

use crate::state::{Board, Event, Sergeants, World};

/// SM-INI-1: most cards in hand, then most VP of soldiers, then the lowest number of a soldier.
pub(crate) fn initiative(world: &World, board: &Board) -> Vec<Seat> {
    let mut order: Vec<Seat> = world.all_seats().collect();
    order.sort_by_key(|seat| {
        let own = board.field.figures.iter().filter(|it| it.seat == *seat && it.is_free());
        let vp: i16 = own.clone().map(|it| board.worth(world, it.tag)).sum();
        let lowest = own.map(|it| it.tag.0).min().unwrap_or(u16::MAX);
        (-(board.private(*seat).hand.len() as i32), -vp, lowest)
    });
    order
}

/// SM-INI-1: the order of play is worked out again when hands change, and on wounds, captures and kills.
pub(crate) fn refresh(t: &mut Table<'_, Sergeants>) {
    let order = initiative(t.world(), t.board());
    if order != t.board().field.initiative {
        t.tell(Event::Initiative { order });
    }
}

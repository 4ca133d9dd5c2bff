//! What may be done between any two actions of a turn: transfers of coins (AA-MON-2), offers of a draw (AA-VIC-4), and what
//! a partner does (AA-AUT-29).

use table::{Aside, Play, Question, Reply, Seat, Table, Timing};

use crate::{
    Aces, Ask, Choice, Event, Faction, Space, World,
    automa::coop,
    board::Field,
    events::How,
    money::{FEE, may_transfer},
    victory,
};

/// Whose turn it is.
pub(crate) fn active(t: &Table<'_, Aces>) -> Faction {
    t.board().field.active.expect("it is somebody's turn")
}

/// Who is asked in that turn.
pub(crate) fn asked(t: &Table<'_, Aces>) -> Faction {
    t.board().field.asked().expect("it is somebody's turn")
}

/// AA-SET-17: the clock runs in phases 1 and 2.
pub(crate) fn timing(t: &Table<'_, Aces>) -> Timing {
    if t.world().options.clock { Timing::Timed } else { Timing::Untimed }
}

/// Asks the active player, while coins may change hands, a draw be offered and a partner act.
pub(crate) fn ask<T: Clone + Into<Choice>>(
    t: &mut Table<'_, Aces>,
    ask: Ask,
    options: &[T],
    space: Option<Space>,
    timing: Timing,
) -> Play<Reply<T, Choice>> {
    let seat = t.world().seat_of(asked(t));
    let asides = |world: &World, board: &crate::board::Board| offers(world, &board.field);
    t.ask(Question { seat, ask, options, space, asides, timing })
}

/// AA-MON-2, AA-VIC-4, AA-AUT-29: what each seat may do now without being asked.
fn offers(world: &World, field: &Field) -> Vec<Aside<Aces>> {
    let active = field.active.expect("it is somebody's turn");
    let seats = world.seats().into_iter().map(|(seat, side)| {
        let purses = world.factions_of(seat).filter(|_| side == active.side());
        let transfers = purses
            .filter(|from| may_transfer(world, field, *from, FEE + 1).is_ok())
            .map(|from| Space::Transfers { from, most: field.coins[from] });
        let draw = (!field.draw_offers.contains(&seat)).then_some(Choice::OfferDraw);
        let (acts, marches) = coop::offers(world, field, seat);
        let options = acts.into_iter().chain(draw).collect();
        Aside { seat, options, spaces: transfers.chain(marches).collect() }
    });
    seats.filter(|it| !it.options.is_empty() || !it.spaces.is_empty()).collect()
}

/// Carries out what a player did unasked.
pub(crate) fn take(t: &mut Table<'_, Aces>, seat: Seat, choice: &Choice) -> Play {
    match *choice {
        Choice::Transfer { from, coins } => {
            t.tell(Event::Transferred { from, sent: coins, arrived: coins - FEE });
            Ok(())
        }
        Choice::OfferDraw => offer_draw(t, seat),
        _ => coop::act(t, seat, choice),
    }
}

/// AA-VIC-4: a draw by agreement. Every other seat is asked; one no is enough to play on. A seat may offer once a turn
/// (ruling S-2).
fn offer_draw(t: &mut Table<'_, Aces>, by: Seat) -> Play {
    t.tell(Event::DrawOffered { seat: by });
    for (seat, _) in t.world().seats() {
        if seat != by && !t.confirm(seat, Ask::Draw { by })? {
            t.tell(Event::DrawDeclined { seat });
            return Ok(());
        }
    }
    victory::end(t, None, How::Agreement)
}

impl From<bool> for Choice {
    fn from(it: bool) -> Choice {
        Choice::Agree(it)
    }
}

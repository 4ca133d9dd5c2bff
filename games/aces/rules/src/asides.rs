//! What may be done unasked: transfers of coins at any time (AA-MON-2), and between any two actions of a turn offers of a draw
//! (AA-VIC-4), changes of the list of attacks (AA-CMB-16) and what a partner does (AA-AUT-29).

use table::{Aside, Listed, Play, Question, Reply, Seat, Table, Timing};

use crate::{
    Aces, Ask, Choice, Event, Faction, Space, World, attacks,
    automa::coop,
    board::Field,
    events::How,
    money::{FEE, may_transfer},
    victory,
};

/// Whose turn it is.
pub(crate) fn active(t: &Table<'_, Aces>) -> Faction {
    t.board().field.active.expect("it is someone's turn")
}

/// Who is asked in that turn.
pub(crate) fn asked(t: &Table<'_, Aces>) -> Faction {
    t.board().field.asked().expect("it is someone's turn")
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

/// AA-MON-2: asks a seat something in the middle of an action, while coins may change hands.
pub(crate) fn choose<T: Clone + Into<Choice>>(
    t: &mut Table<'_, Aces>,
    seat: Seat,
    ask: &Ask,
    options: impl IntoIterator<Item = T>,
) -> Play<T> {
    let mut listed = Listed::new();
    listed.extend(options);
    match amid(t, seat, ask, &listed, None, Timing::Untimed)? {
        Reply::Listed(picked) => Ok(picked),
        _ => unreachable!("only listed options were offered, without a clock"),
    }
}

/// AA-MON-2: the same with a space and a clock. Coins that change hands meanwhile do so here, and the question is asked again.
pub(crate) fn amid<T: Clone + Into<Choice>>(
    t: &mut Table<'_, Aces>,
    seat: Seat,
    ask: &Ask,
    options: &[T],
    space: Option<&Space>,
    timing: Timing,
) -> Play<Reply<T, Choice>> {
    loop {
        let (ask, space) = (ask.clone(), space.cloned());
        let asides = |world: &World, board: &crate::board::Board| transfers(world, &board.field);
        match t.ask(Question { seat, ask, options, space, asides, timing })? {
            Reply::Aside { choice: Choice::Transfer { from, coins }, .. } => transfer(t, from, coins),
            reply => return Ok(reply),
        }
    }
}

/// AA-MON-2, AA-VIC-4, AA-AUT-29: what each seat may do now without being asked.
fn offers(world: &World, field: &Field) -> Vec<Aside<Aces>> {
    asides(world, |seat| {
        let draw = (!field.draw_offers.contains(&seat)).then_some(Choice::OfferDraw);
        let (acts, marches) = coop::offers(world, field, seat);
        let (changes, order) = attacks::changes(world, field, seat);
        let spaces = transfers_of(world, field, seat).chain(marches).chain(order).collect();
        Aside { seat, options: acts.into_iter().chain(changes).chain(draw).collect(), spaces }
    })
}

/// AA-MON-2: what each seat may do unasked where nothing but coins can change hands.
fn transfers(world: &World, field: &Field) -> Vec<Aside<Aces>> {
    asides(world, |seat| {
        let spaces = transfers_of(world, field, seat).collect();
        Aside { seat, options: Vec::new(), spaces }
    })
}

fn asides(world: &World, of: impl Fn(Seat) -> Aside<Aces>) -> Vec<Aside<Aces>> {
    let all = world.seats().into_iter().map(|(seat, _)| of(seat));
    all.filter(|it| !it.options.is_empty() || !it.spaces.is_empty()).collect()
}

/// AA-MON-2: the transfers that a seat may make, whosever turn it is. The Automa makes none.
fn transfers_of<'a>(world: &'a World, field: &'a Field, seat: Seat) -> impl Iterator<Item = Space> + 'a {
    let may = |from: &Faction| {
        world.automaton(*from).is_none() && may_transfer(world, field, *from, FEE + 1).is_ok()
    };
    let purses = world.factions_of(seat).filter(may);
    purses.map(|from| Space::Transfers { from, most: field.coins[from] })
}

fn transfer(t: &mut Table<'_, Aces>, from: Faction, coins: u16) {
    t.tell(Event::Transferred { from, sent: coins, arrived: coins - FEE });
}

/// Carries out what a player did unasked.
pub(crate) fn take(t: &mut Table<'_, Aces>, seat: Seat, choice: &Choice) -> Play {
    match *choice {
        Choice::Transfer { from, coins } => {
            transfer(t, from, coins);
            Ok(())
        }
        Choice::OfferDraw => offer_draw(t, seat),
        _ if attacks::change(t, choice) => Ok(()),
        _ => coop::act(t, seat, choice),
    }
}

/// AA-VIC-4: a draw by agreement. Every other seat is asked; one no is enough to play on. A seat may offer once a turn
/// (ruling S-2).
fn offer_draw(t: &mut Table<'_, Aces>, by: Seat) -> Play {
    t.tell(Event::DrawOffered { seat: by });
    for (seat, _) in t.world().seats() {
        if seat != by && !choose(t, seat, &Ask::Draw { by }, [true, false])? {
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

//! ORD: orders and the round.

use table::{Play, Prompt, Seat};

use crate::{
    Ask, Card, Choice, Event, Step,
    board::clockwise,
    game::{At, end, obey},
};

/// OP-ORD-1: cards in a full hand.
pub const HAND: usize = 4;

/// OP-ORD-1, OP-ORD-2: a round begins with everything played back in the bag and hands filled up. OP-END-1: after the last round
/// the game ends.
pub(crate) fn round(t: &mut At<'_>) -> Play {
    let setup = &t.world().setup;
    let played = t.board().round;
    if setup.rounds <= played {
        return end(t);
    }
    let leader = Seat(played % setup.players);
    t.tell(Event::RoundBegan { round: played + 1, leader });
    let mut n_bag = t.board().bag.len();
    for seat in clockwise(setup.players, leader) {
        let n = n_bag.min(HAND.saturating_sub(t.board().hand(seat).len()));
        n_bag -= n;
        (0..n).for_each(|_| t.then(Step::Draw(seat)));
    }
    t.then(Step::Orders);
    Ok(())
}

/// OP-ORD-1: only the one who draws sees the card.
pub(crate) fn draw(t: &mut At<'_>, seat: Seat) -> Play {
    let card = t.draw(Ask::Draw { seat }, t.board().bag.clone())?;
    t.tell(Event::Drew { seat, card: Some(card) });
    Ok(())
}

/// OP-ORD-3: all lay their orders at the same time, then all are turned over. OP-ORD-4: they are carried out clockwise from the
/// leader, whose second order comes last.
pub(crate) fn lay(t: &mut At<'_>) -> Play {
    let (players, leader) = (t.world().setup.players, t.board().leader);
    // The leader's questions stand side by side, so that the list of those who are awaited stays the same after the first answer.
    let nth = |seat: Seat| if seat == leader { 1..=2 } else { 1..=1 };
    let places: Vec<(Seat, u8)> =
        clockwise(players, leader).flat_map(|seat| nth(seat).map(move |nth| (seat, nth))).collect();
    let prompts = places.iter().map(|&(seat, nth)| prompt(t, seat, nth)).collect();
    let mut orders = Vec::new();
    for ((seat, nth), choice) in places.into_iter().zip(t.choose_all(prompts)?) {
        // A card that the leader names twice but holds once is laid once.
        if let Choice::Card(card) = choice
            && t.board().hand(seat).contains(&card)
        {
            t.tell(Event::Laid { seat, card: Some(card) });
            orders.push((nth, seat, card));
        }
    }
    orders.sort_by_key(|it| it.0);
    t.tell(Event::TurnedOver);
    orders.into_iter().for_each(|(_, seat, card)| t.then(Step::CarryOut(seat, card)));
    t.then(Step::Round);
    Ok(())
}

/// The question for an order: each sort of card once, and for the second order also none.
fn prompt(t: &At<'_>, seat: Seat, nth: u8) -> Prompt<crate::Outpost> {
    let mut cards = t.board().hand(seat).to_vec();
    cards.sort();
    cards.dedup();
    let none = (nth == 2 || cards.is_empty()).then_some(Choice::NoOrder);
    let options = cards.into_iter().map(Choice::Card).chain(none).collect();
    Prompt { seat, ask: Ask::Order { nth }, options, space: None }
}

/// OP-ORD-4: an order is carried out.
pub(crate) fn carry_out(t: &mut At<'_>, seat: Seat, card: Card) -> Play {
    t.tell(Event::CarriedOut { seat, card });
    obey(t, seat, card)
}

/// OP-ORD-5: an order that can do nothing.
pub(crate) fn idle(t: &mut At<'_>, seat: Seat) -> Play {
    t.tell(Event::Idle { seat });
    Ok(())
}

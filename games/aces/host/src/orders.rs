//! Standing orders: which units may pass without a question (AA-INT-6), and whether draws are declined (AA-VIC-4).

use std::collections::BTreeSet;

use aces::{Ask, Choice, Kind, World};
use hosting::StandingOrder;
use table::{Phrase, Seat};

/// To let enemy units of a kind pass: the name of the order, and its sentence.
fn pass(kind: Kind) -> (&'static str, &'static str) {
    match kind {
        Kind::Infantry => ("pass-infantry", "aces-order-pass-infantry"),
        Kind::Artillery => ("pass-artillery", "aces-order-pass-artillery"),
        Kind::Tank => ("pass-tank", "aces-order-pass-tank"),
        Kind::Special => ("pass-special", "aces-order-pass-special"),
        Kind::Fighter => ("pass-fighter", "aces-order-pass-fighter"),
        Kind::Bomber => ("pass-bomber", "aces-order-pass-bomber"),
    }
}

const DECLINE_DRAWS: (&str, &str) = ("decline-draws", "aces-order-decline-draws");

/// What a player may say in advance: to let enemy units of a kind pass, and to decline every draw, which an Automa never offers.
pub(crate) fn standing_orders(world: &World, seat: Seat) -> Vec<StandingOrder> {
    let sides: Vec<_> = world.factions_of(seat).map(|it| it.side()).collect();
    let mut enemies = world.factions.iter().filter(|it| !sides.contains(&it.side()));
    let draws = enemies.any(|it| world.automaton(*it).is_none()).then_some(DECLINE_DRAWS);
    let all = Kind::ALL.into_iter().map(pass).chain(draws);
    all.map(|(key, says)| StandingOrder { key: key.to_string(), says: Phrase::new(says) }).collect()
}

/// What the orders say to a question.
pub(crate) fn by_order(ask: &Ask, given: &BTreeSet<String>) -> Option<Choice> {
    match ask {
        Ask::Intercept { mover, .. } => given.contains(pass(mover.kind()).0).then_some(Choice::LetPass),
        Ask::Draw { .. } => given.contains(DECLINE_DRAWS.0).then_some(Choice::Agree(false)),
        _ => None,
    }
}

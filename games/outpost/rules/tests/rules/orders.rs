//! ORD: orders and the round.

use outpost::{Ask, Card, Choice, Event, HAND, Outpost, Position, Setup, Why};
use table::{Barrier, CannotUndo, Match, Pending, Refused, Seat, Shuffler, Viewer};

use crate::scene::*;

/// A game of three at the first orders, dealt at random.
fn dealt() -> Match<Outpost> {
    let (mut it, _) = Match::<Outpost>::new(Setup::of(3)).expect("three can play");
    let mut chance = Shuffler::new(3);
    while matches!(it.game().pending(), Pending::Chance(_)) {
        let answer = it.game().random_answer(&mut chance).expect("the game is on");
        give(&mut it, [answer]);
    }
    it
}

#[test]
fn op_ord_1_hands_are_filled_up_to_four_cards_that_only_their_owners_see() {
    let it = dealt();
    assert_eq!(open(&it).n_cards, [HAND as u8; 3]);
    assert_eq!(open(&it).n_bag as usize, 28 - 3 * HAND);
    assert_eq!(open(&it).hand, []);
    for seat in 0..3 {
        assert_eq!(it.game().view(Viewer::Seat(Seat(seat))).hand.len(), HAND);
    }
    let drew = Event::Drew { seat: Seat(1), card: Some(Card::Raid) };
    for viewer in EVERYONE {
        let card = viewer.is(Seat(1)).then_some(Card::Raid);
        assert_eq!(it.game().seen(&drew, viewer), Some(Event::Drew { seat: Seat(1), card }));
    }
}

#[test]
fn op_ord_1_what_was_played_goes_back_into_the_bag_before_the_next_round() {
    let mut it = ordered(["I5", "A1"], [Card::Cover, Card::Scout, Card::Cover]);
    assert_eq!(open(&it).round, 2);
    assert_eq!((open(&it).discard.len(), open(&it).n_bag), (0, 28 - 8 + 3));
    let drawn = [Card::March; 3].map(draw);
    give(&mut it, drawn);
    assert_eq!(open(&it).n_cards, [4, 4]);
}

#[test]
fn op_ord_2_the_lead_goes_round_clockwise() {
    for (played, leader) in [(0, 0), (1, 1), (2, 0), (5, 1)] {
        let hands = hands([[Card::March, Card::March, Card::Scout, Card::Raid]; 2]);
        let it = from(2, Position { played, hands, caches: caches(), ..Position::default() });
        assert_eq!((open(&it).leader, open(&it).round), (Seat(leader), played + 1));
        let asked = |seat| it.game().pending().prompt(Seat(seat)).map(|it| it.ask.clone());
        assert_eq!(asked(leader), Some(Ask::Order { nth: 1 }));
    }
}

#[test]
fn op_ord_3_orders_are_laid_at_the_same_time_and_nobody_sees_another_s() {
    let mut it = dealt();
    assert_eq!(it.game().pending().awaited(), [Seat(0), Seat(1), Seat(2)]);
    let before = open(&it);
    let card = it.game().view(Viewer::Seat(Seat(1))).hand[0];
    assert_eq!(give(&mut it, [by(1, card)]), []);
    assert_eq!(open(&it), before);
    assert_eq!(it.game().pending().awaited(), [Seat(0), Seat(2)]);
    assert_eq!(it.can_undo(Seat(1)), Ok(()), "it can be taken back until all have laid theirs");
}

#[test]
fn op_ord_3_the_leader_lays_two_orders_or_one() {
    let hands = hands([[Card::March, Card::March, Card::Scout, Card::Raid]; 2]);
    let mut it = from(2, Position { hands, caches: caches(), ..Position::default() });
    let asked = |it: &Match<Outpost>| it.game().pending().prompt(Seat(0)).cloned();
    give(&mut it, [by(0, Card::Scout)]);
    let second = asked(&it).expect("the leader lays another");
    assert_eq!((second.ask, second.options.last()), (Ask::Order { nth: 2 }, Some(&Choice::NoOrder)));

    let mut once = it.clone();
    let events = give(&mut once, [by(0, Choice::NoOrder), by(1, Card::Raid)]);
    assert_eq!(events.iter().filter(|it| matches!(it, Event::Laid { .. })).count(), 2);

    let mut twice_the_same = it.clone();
    let events = give(&mut twice_the_same, [by(0, Card::Scout), by(1, Card::Raid)]);
    assert_eq!(events.iter().filter(|it| matches!(it, Event::Laid { .. })).count(), 2, "he holds it once");

    let events = give(&mut it, [by(0, Card::March), by(1, Card::Raid)]);
    assert_eq!(events.iter().filter(|it| matches!(it, Event::Laid { .. })).count(), 3);
    assert!(events.contains(&Event::TurnedOver));
}

#[test]
fn op_ord_3_only_a_card_of_one_s_hand_is_laid() {
    let hands = hands([[Card::March; 4], [Card::Scout; 4]]);
    let it = from(2, Position { hands, caches: caches(), ..Position::default() });
    let why = Why::NotInHand { card: Card::Scout };
    assert_eq!(refused(&it, by(0, Card::Scout)), Refused::Rule(why));
    let why = Why::OtherQuestion { rule: "OP-ORD-3" };
    assert_eq!(refused(&it, by(0, Choice::Stay)), Refused::Rule(why.clone()));
    assert_eq!(refused(&it, by(0, Choice::NoOrder)), Refused::Rule(why), "the first order must be laid");
}

#[test]
fn op_ord_3_what_has_been_turned_over_is_not_taken_back() {
    let it = ordered(["I5", "A1"], [Card::March, Card::Scout, Card::March]);
    assert_eq!(it.can_undo(Seat(0)), Err(CannotUndo::Past(Barrier::Reveal)));
    assert_eq!(open(&it).face_up, [vec![Card::Scout], vec![Card::March]]);
}

#[test]
fn op_ord_4_orders_are_carried_out_from_the_leader_whose_second_comes_last() {
    let mut it = ordered(["I5", "A1"], [Card::March, Card::Cover, Card::March]);
    assert_eq!((it.game().pending().awaited(), open(&it).acting), (vec![Seat(0)], Some(Seat(0))));
    give(&mut it, [by(0, Choice::Stay)]);
    assert_eq!((it.game().pending().awaited(), open(&it).acting), (vec![Seat(1)], Some(Seat(1))));
    let events = give(&mut it, [by(1, Choice::Stay)]);
    assert_eq!(events[1], Event::CarriedOut { seat: Seat(0), card: Card::Cover });
    assert!(matches!(events.last(), Some(Event::RoundBegan { round: 2, leader: Seat(1) })));
}

#[test]
fn op_ord_5_an_order_that_can_do_nothing_does_nothing() {
    let hands = hands([[Card::Cover, Card::Scout, Card::March, Card::March], [Card::Raid; 4]]);
    let mut it = from(2, Position { hands, caches: caches(), ..Position::default() });
    let events = give(&mut it, [by(0, Card::Cover), by(0, Card::Scout), by(1, Card::Raid)]);
    let idle: Vec<&Event> = events.iter().filter(|it| matches!(it, Event::Idle { .. })).collect();
    let [heron, fox] = [0, 1].map(|it| Event::Idle { seat: Seat(it) });
    assert_eq!(idle, [&heron, &fox, &heron], "nothing to cover from, nothing to raid, nothing to see");
}

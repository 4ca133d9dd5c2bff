//! SCO: scouting.

use outpost::{Ask, Cache, Card, Choice, Event, Outpost, Position, Why};
use table::{Barrier, CannotUndo, Match, Refused, Seat, Viewer};

use crate::scene::*;

/// Seat 0 is to scout from a hex.
fn scouting(from: &str) -> Match<Outpost> {
    ordered([from, "A1"], [Card::Scout, Card::March, Card::March])
}

#[test]
fn op_sco_1_a_scout_looks_into_an_outpost_in_the_hex_or_next_to_it() {
    let options = |from: &str| {
        let it = scouting(from);
        let prompt = it.game().pending().prompt(Seat(0)).cloned();
        prompt.filter(|it| it.ask == Ask::Scout).map(|it| it.options)
    };
    let [c3, e5] = ["C3", "E5"].map(|it| Choice::Scout(hex(it)));
    assert_eq!(options("C3"), Some(vec![c3.clone()]));
    assert_eq!(options("B2"), Some(vec![c3.clone()]));
    assert_eq!(options("D4"), Some(vec![c3, e5]));
    assert_eq!(options("A3"), None);
    let why = Why::NoOutpost { hex: hex("E5") };
    assert_eq!(refused(&scouting("B2"), by(0, Choice::Scout(hex("E5")))), Refused::Rule(why));
}

#[test]
fn op_sco_1_only_the_scout_sees_the_cache_and_it_cannot_be_taken_back() {
    let mut it = scouting("D4");
    let events = give(&mut it, [by(0, Choice::Scout(hex("E5")))]);
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
        let cache = viewer.is(Seat(0)).then_some(Cache(4));
        assert_eq!(it.game().view(viewer).outposts[&hex("E5")].cache, cache);
        let scouted = Event::Scouted { seat: Seat(0), outpost: hex("E5"), cache };
        assert_eq!(it.game().seen(&events[0], viewer), Some(scouted));
    }
    assert_eq!(it.can_undo(Seat(0)), Err(CannotUndo::Past(Barrier::Reveal)));
}

#[test]
fn op_sco_2_a_flag_may_be_raised_where_none_flies() {
    let mut it = scouting("E5");
    give(&mut it, [by(0, Choice::Scout(hex("E5")))]);
    let prompt = it.game().pending().prompt(Seat(0)).expect("seat 0 is asked");
    assert_eq!(prompt.options, [Choice::RaiseFlag, Choice::LeaveIt]);
    let mut left = it.clone();
    give(&mut left, [by(0, Choice::LeaveIt)]);
    assert_eq!(open(&left).outposts[&hex("E5")].flag, None);
    give(&mut it, [by(0, Choice::RaiseFlag)]);
    assert_eq!(open(&it).outposts[&hex("E5")].flag, Some(Seat(0)));
}

#[test]
fn op_sco_2_under_a_flag_there_is_only_a_look() {
    let position = Position {
        patrols: vec![hex("E5"), hex("A1")],
        hands: hands([[Card::Scout; 4], [Card::March; 4]]),
        caches: caches(),
        flags: [(hex("E5"), Seat(1))].into(),
        ..Position::default()
    };
    let mut it = from(2, position);
    give(&mut it, [by(0, Card::Scout), by(0, Choice::NoOrder), by(1, Card::March)]);
    give(&mut it, [by(0, Choice::Scout(hex("E5")))]);
    assert_eq!(it.game().pending().awaited(), [Seat(1)]);
    assert_eq!(it.game().view(Viewer::Seat(Seat(0))).outposts[&hex("E5")].cache, Some(Cache(4)));
}

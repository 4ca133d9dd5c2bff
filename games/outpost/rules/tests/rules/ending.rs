//! END: the end and the points.

use outpost::{Cache, Card, Choice, Event, Outcome, Outpost, Position};
use table::{Match, Seat, Viewer};

use crate::scene::*;

/// The last round of two players, with these flags; both do nothing in it.
fn ended<const N: usize>(flags: [(&str, u8); N]) -> Match<Outpost> {
    let position = Position {
        played: 5,
        hands: hands([[Card::March; 4], [Card::March; 4]]),
        caches: caches(),
        flags: flags.into_iter().map(|(at, seat)| (hex(at), Seat(seat))).collect(),
        ..Position::default()
    };
    let mut it = from(2, position);
    give(&mut it, [by(1, Card::March), by(1, Choice::NoOrder), by(0, Card::March), by(1, Choice::Stay)]);
    it
}

fn outcome(it: &mut Match<Outpost>) -> Outcome {
    give(it, [by(0, Choice::Stay)]);
    it.game().pending().outcome().cloned().expect("the game is over")
}

#[test]
fn op_end_1_after_the_last_round_all_caches_are_opened() {
    let mut it = ended([]);
    assert!(open(&it).outposts.values().all(|it| it.cache.is_none()));
    let events = give(&mut it, [by(0, Choice::Stay)]);
    let opened = Event::Opened { outpost: hex("E5"), cache: Cache(4) };
    assert_eq!(it.game().seen(&opened, Viewer::Spectator), Some(opened.clone()));
    assert!(events.contains(&opened));
    assert!(open(&it).outposts.values().all(|it| it.cache.is_some() && it.open));
    assert!(it.game().pending().outcome().is_some());
    assert!(it.can_undo(Seat(0)).is_err());
}

#[test]
fn op_end_2_caches_under_flags_and_pennants_are_points() {
    let mut it = ended([("E5", 0), ("C5", 0), ("C3", 1)]);
    assert_eq!(outcome(&mut it).points, [4 - 2, 3]);

    let position = Position {
        played: 5,
        patrols: vec![hex("E5"), hex("E6")],
        hands: hands([[Card::March; 4], [Card::Raid, Card::March, Card::March, Card::March]]),
        caches: caches(),
        ..Position::default()
    };
    let mut it = from(2, position);
    give(&mut it, [by(1, Card::Raid), by(1, Choice::NoOrder), by(0, Card::March)]);
    give(&mut it, [by(1, outpost::Target::Patrol(Seat(0))), by(0, Choice::NoCover), roll(&[6])]);
    assert_eq!(outcome(&mut it).points, [0, 1]);
}

#[test]
fn op_end_3_most_points_win_and_a_tie_is_a_draw() {
    assert_eq!(outcome(&mut ended([("E5", 0), ("C3", 1)])).winner, Some(Seat(0)));
    assert_eq!(outcome(&mut ended([("C5", 0)])).winner, Some(Seat(1)), "nothing is more than a loss");
    assert_eq!(outcome(&mut ended([("G5", 0), ("C3", 1)])).winner, None);
}

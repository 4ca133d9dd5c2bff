//! RAI: raids.

use outpost::{Ask, Card, Choice, Event, Outpost, Position, RAID_RANGE, Target, Why};
use table::{Match, Refused, Seat, Viewer};

use crate::scene::*;

const FOX: Target = Target::Patrol(Seat(1));

/// Seat 0 is to raid; seat 1 stands where the test says.
fn raiding(other: &str) -> Match<Outpost> {
    ordered(["E5", other], [Card::Raid, Card::March, Card::March])
}

#[test]
fn op_rai_1_a_raid_strikes_a_patrol_or_a_flag_within_two_hexes() {
    assert_eq!(RAID_RANGE, 2);
    let asked = |it: &Match<Outpost>| it.game().pending().prompt(Seat(0)).cloned();
    for other in ["E6", "E7", "C4"] {
        let prompt = asked(&raiding(other)).expect("seat 0 is asked");
        assert_eq!((prompt.ask, prompt.options), (Ask::Raid, vec![Choice::Raid(FOX)]));
    }
    assert!(asked(&raiding("E8")).is_none(), "three hexes are too far");

    let position = Position {
        patrols: vec![hex("E5"), hex("A1")],
        hands: hands([[Card::Raid; 4], [Card::March; 4]]),
        caches: caches(),
        flags: [(hex("C3"), Seat(1)), (hex("E3"), Seat(0)), (hex("G5"), Seat(1))].into(),
        ..Position::default()
    };
    let position = Position { hands: hands([[Card::Raid; 4], [Card::March; 4]]), ..position };
    let mut it = from(2, position);
    give(&mut it, [by(0, Card::Raid), by(0, Choice::NoOrder), by(1, Card::March)]);
    let prompt = asked(&it).expect("seat 0 is asked");
    let [c3, g5] = ["C3", "G5"].map(|it| Choice::Raid(Target::Flag(hex(it))));
    assert_eq!(prompt.options, [c3, g5], "not one's own");
    let own = Choice::Raid(Target::Flag(hex("E3")));
    assert_eq!(refused(&it, by(0, own)), Refused::Rule(Why::NoTarget));
}

#[test]
fn op_rai_2_a_die_of_four_or_more_succeeds() {
    for die in 1..=6 {
        let mut it = raiding("E6");
        give(&mut it, [by(0, FOX), by(1, Choice::NoCover)]);
        let events = give(&mut it, [roll(&[die])]);
        assert_eq!(events[0], Event::Raided { seat: Seat(0), target: FOX, die, needed: 4 });
        assert_eq!(place(&it, 1), if 4 <= die { "A1" } else { "E6" });
    }
}

#[test]
fn op_rai_3_a_card_of_cover_makes_a_six_necessary() {
    for die in [5, 6] {
        let mut it = raiding("E6");
        give(&mut it, [by(0, FOX)]);
        let events = give(&mut it, [by(1, Choice::TakeCover), roll(&[die])]);
        assert_eq!(events[0], Event::TookCover { seat: Seat(1) });
        assert_eq!(events[1], Event::Raided { seat: Seat(0), target: FOX, die, needed: 6 });
        assert_eq!(place(&it, 1), if die == 6 { "A1" } else { "E6" });
        assert_eq!((open(&it).n_cards[1], open(&it).discard.contains(&Card::Cover)), (2, true));
    }
}

#[test]
fn op_rai_3_who_holds_no_cover_is_asked_all_the_same() {
    let mut it = ordered(["E5", "E6"], [Card::Raid, Card::March, Card::Cover]);
    give(&mut it, [by(0, FOX)]);
    let prompt = it.game().pending().prompt(Seat(1)).expect("seat 1 is asked");
    assert_eq!(prompt.options, [Choice::NoCover, Choice::NoCoverThisRound]);
    assert_eq!(refused(&it, by(1, Choice::TakeCover)), Refused::Rule(Why::NoCoverInHand));
}

/// Seat 0 raids seat 1 a second time in the round, after this answer to the first raid.
fn raided_again(answer: Choice) -> Match<Outpost> {
    let hands = hands([
        [Card::Raid, Card::Raid, Card::Scout, Card::March],
        [Card::Cover, Card::Scout, Card::March, Card::March],
    ]);
    let patrols = vec![hex("E5"), hex("E6")];
    let mut it = from(2, Position { patrols, hands, caches: caches(), ..Position::default() });
    give(&mut it, [by(0, Card::Raid), by(0, Card::Raid), by(1, Card::March)]);
    give(&mut it, [by(0, FOX), by(1, answer), roll(&[1]), by(1, Choice::Stay), by(0, FOX)]);
    it
}

#[test]
fn op_rai_4_an_answer_for_the_whole_round_is_given_for_the_player_and_nobody_learns_of_it() {
    let (now, in_advance) = (raided_again(Choice::NoCover), raided_again(Choice::NoCoverThisRound));
    assert_eq!(now.game().standing(), None);
    assert_eq!(in_advance.game().standing(), Some(by(1, Choice::NoCover)));
    assert!(in_advance.game().view(Viewer::Seat(Seat(1))).exposed);
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
        assert_eq!(now.game().view(viewer), in_advance.game().view(viewer));
        assert_eq!(now.game().pending_for(viewer), in_advance.game().pending_for(viewer));
        assert_eq!(in_advance.game().seen(&Event::Exposed { seat: Seat(1) }, viewer), None);
    }
    assert_eq!(now.game().pending().awaited(), in_advance.game().pending().awaited());
}

#[test]
fn op_rai_4_it_ends_with_the_round() {
    let mut it = raided_again(Choice::NoCoverThisRound);
    give(&mut it, [by(1, Choice::NoCover), roll(&[1])]);
    assert_eq!(open(&it).round, 2);
    assert!(!it.game().view(Viewer::Seat(Seat(1))).exposed);
}

#[test]
fn op_rai_5_a_patrol_that_is_hit_goes_back_to_its_camp_and_loses_a_pennant_to_the_raider() {
    let mut it = raiding("E6");
    give(&mut it, [by(0, FOX), by(1, Choice::NoCover), roll(&[4])]);
    assert_eq!(place(&it, 1), "A1");
    assert_eq!([open(&it).patrols[0].pennants, open(&it).patrols[1].pennants], [1, 0]);
}

#[test]
fn op_rai_5_a_flag_that_is_hit_comes_down() {
    let position = Position {
        patrols: vec![hex("E5"), hex("A1")],
        hands: hands([[Card::Raid, Card::Raid, Card::Raid, Card::March], [Card::March; 4]]),
        caches: caches(),
        flags: [(hex("C3"), Seat(1))].into(),
        ..Position::default()
    };
    let mut it = from(2, position);
    let flag = Target::Flag(hex("C3"));
    give(&mut it, [by(0, Card::Raid), by(0, Card::Raid), by(1, Card::March)]);
    give(&mut it, [by(0, flag), roll(&[3])]);
    assert_eq!(open(&it).outposts[&hex("C3")].flag, Some(Seat(1)));
    give(&mut it, [by(1, Choice::Stay), by(0, flag), roll(&[4])]);
    assert_eq!(open(&it).outposts[&hex("C3")].flag, None);
    assert_eq!(open(&it).patrols[0].pennants, 0, "a flag is no pennant");
}

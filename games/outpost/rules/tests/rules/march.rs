//! MOV: marching.

use outpost::{Card, Choice, Event, LIT, MARCH, Outpost, Position, Setup, Why, reach};
use table::{Answer, Match, Refused, Seat};

use crate::scene::*;

/// Seat 0 is to march from a hex; seat 1 stands in its camp, A1, or elsewhere.
fn marching(patrols: [&str; 2]) -> Match<Outpost> {
    ordered(patrols, [Card::March, Card::Cover, Card::March])
}

fn reached(it: &Match<Outpost>, points: u8) -> Vec<(String, u8)> {
    let found = reach(it.game().world(), &open(it).patrols, Seat(0), points);
    found.into_iter().map(|(hex, stop)| (hex.to_string(), stop.cost)).collect()
}

#[test]
fn op_mov_1_a_patrol_marches_as_far_as_four_points_go_or_stays() {
    assert_eq!(MARCH, 4);
    let it = marching(["I5", "A1"]);
    for (to, path) in [("E5", vec!["H5", "G5", "F5", "E5"]), ("H5", vec!["H5"])] {
        let events = give(&mut it.clone(), [by(0, march(to))]);
        let path = path.into_iter().map(hex).collect();
        assert_eq!(events[0], Event::Marched { seat: Seat(0), path });
    }
    let why = Why::TooFar { hex: hex("D4"), points: 4 };
    assert_eq!(refused(&it, by(0, march("D4"))), Refused::Rule(why));
    let mut stays = it.clone();
    assert_eq!(give(&mut stays, [by(0, Choice::Stay)])[0], Event::Stayed { seat: Seat(0) });
    assert_eq!(place(&stays, 0), "I5");
    let why = Why::OtherQuestion { rule: "OP-MOV-1" };
    assert_eq!(refused(&it, by(0, Card::Scout)), Refused::Rule(why));
}

#[test]
fn op_mov_2_woods_cost_two_points_and_all_else_one() {
    let it = marching(["F5", "A1"]);
    let cost = |hex: &str| reached(&it, MARCH).into_iter().find(|it| it.0 == hex).map(|it| it.1);
    assert_eq!((cost("F6"), cost("E6"), cost("G5"), cost("E5")), (Some(2), Some(1), Some(1), Some(1)));
    assert_eq!(cost("D6"), Some(3), "through the open, then into the wood");
    assert_eq!(reached(&it, 1).len(), 4, "the two woods next to it cost two");
}

#[test]
fn op_mov_3_nobody_enters_the_hex_of_another_patrol_or_the_camp_of_another() {
    let it = marching(["B1", "B2"]);
    let why = Why::Occupied { hex: hex("B2"), seat: Seat(1) };
    assert_eq!(refused(&it, by(0, march("B2"))), Refused::Rule(why));
    let why = Why::OtherCamp { hex: hex("A1"), seat: Seat(1) };
    assert_eq!(refused(&it, by(0, march("A1"))), Refused::Rule(why));
    let cost = |hex: &str| reached(&it, MARCH).into_iter().find(|it| it.0 == hex).map(|it| it.1);
    assert_eq!(cost("B3"), Some(3), "around the other patrol");
}

#[test]
fn op_mov_3_a_patrol_that_is_shut_in_can_only_stay() {
    use Card::{Cover, March, Raid, Scout};
    let patrols = ["I1", "H1", "H2", "I2"].map(hex).to_vec();
    let hands = hands([[March, Scout, Raid, Cover]; 4]);
    let mut it = from(4, Position { patrols, hands, caches: caches(), ..Position::default() });
    give(&mut it, [by(0, March), by(0, Cover), by(1, Cover), by(2, Cover), by(3, Cover)]);
    let prompt = it.game().pending().prompt(Seat(0)).expect("seat 0 is asked");
    assert_eq!((&prompt.options[..], &prompt.space), (&[Choice::Stay][..], &None));
}

#[test]
fn op_mov_4_a_flare_leaves_a_march_two_points() {
    assert_eq!(LIT, 2);
    let mut it = marching(["I5", "A1"]);
    let aside = it.game().pending().aside(Seat(1)).expect("seat 1 has a flare");
    assert_eq!(aside.options, [Choice::Flare]);
    assert!(it.game().pending().aside(Seat(0)).is_none(), "nobody lights his own march");
    let events = give(&mut it, [by(1, Choice::Flare)]);
    assert_eq!(events, [Event::FlareFired { seat: Seat(1), over: Seat(0) }]);
    let why = Why::TooFar { hex: hex("E5"), points: 2 };
    assert_eq!(refused(&it, by(0, march("E5"))), Refused::Rule(why));
    give(&mut it, [by(0, march("G5"))]);
    assert_eq!(place(&it, 0), "G5");
}

#[test]
fn op_mov_4_a_march_is_lit_once_and_a_flare_is_fired_once() {
    let mut it = marching(["I5", "A1"]);
    assert_eq!(refused(&it, by(0, Choice::Flare)), Refused::Rule(Why::OtherQuestion { rule: "OP-MOV-1" }));
    give(&mut it, [by(1, Choice::Flare)]);
    assert!(it.game().pending().aside(Seat(1)).is_none());
    assert_eq!(refused(&it, by(1, Choice::Flare)), Refused::Rule(Why::NoFlare));
    give(&mut it, [by(0, Choice::Stay)]);
    assert!(it.game().pending().aside(Seat(0)).is_some(), "seat 0 has its flare still");
    let scouting = ordered(["C3", "A1"], [Card::Scout, Card::March, Card::March]);
    assert_eq!(refused(&scouting, by(1, Choice::Flare)), Refused::Rule(Why::NoMarchToLight));
}

#[test]
fn op_mov_5_when_the_time_runs_out_the_patrol_stays() {
    let mut it = marching(["I5", "A1"]);
    let events = give(&mut it, [Answer::TimeUp]);
    assert_eq!(events[0], Event::TimeRanOut { seat: Seat(0) });
    assert_eq!(place(&it, 0), "I5");
    assert_eq!(it.game().pending().awaited(), [Seat(1)]);
}

#[test]
fn op_mov_5_without_the_option_no_clock_runs() {
    let with_clock = marching(["I5", "A1"]);
    let setup = Setup { clock: false, ..with_clock.setup().clone() };
    let it = Match::<Outpost>::replay(setup, with_clock.journal()).unwrap_or_else(|why| panic!("{why:?}"));
    assert_eq!(refused(&it, Answer::TimeUp), Refused::NoClock);
}

//! ACT: action cards.

use sergeants::{
    Choice, Event, Procedure,
    content::{Act, Cond, Deal, Mark, Narrator, Set, Step, Tag, Who, Whom},
    state::{Context, Part},
};
use table::{ChanceWanted, Pending, Seat, Viewer};

use crate::scenes::{
    maps::up,
    playing,
    stage::{Stage, card},
};

fn walkers(n: u8) -> Step {
    Step::Do { who: Who::UpTo(n, Set::Own), each: vec![Act::Turn] }
}

#[test]
fn sm_act_4_the_type_is_named_if_both_match() {
    let mut run = playing::two().shown([&[(1, 7)], &[]]).begin(vec![Procedure::Phase { phase: 1 }]);
    use sergeants::content::Action::{Hide, Move};
    assert_eq!(run.options(0), [Choice::Action(Move), Choice::Action(Hide)]);
    run.choose(0, Choice::Action(Hide));
    run.choose(0, Choice::Part(Part::DogTag));
    // The dog tag action may be either type.
    assert_eq!(run.options(0), [Choice::Row(0), Choice::Row(1), Choice::Done]);
}

#[test]
fn sm_act_2_parts_in_any_order_each_finished_before_the_next() {
    let may = Narrator::May(vec![Step::Cards(Whom::Me, Deal::Draw(1))]);
    let stage = playing::two().card(1, 4, |it| (it.bubble, it.narrator) = (vec![walkers(1)], Some(may)));
    let mut run = stage.shown([&[(1, 4)], &[]]).begin(vec![Procedure::Phase { phase: 1 }]);
    let parts = [Part::DogTag, Part::Bubble, Part::Narrator].map(Choice::Part);
    assert_eq!(run.options(0)[..3], parts);
    run.choose(0, parts[2].clone()).draw(2, 1);
    run.choose(0, parts[1].clone()).soldier(0, 2).choose(0, Choice::Done);
    assert_eq!(run.options(0), [parts[0].clone(), Choice::Done]);
    run.choose(0, Choice::Done);
    assert!(run.events.contains(&Event::CardEnded { seat: Seat(0), card: card(1, 4) }));
}

#[test]
fn sm_act_3_blue_must_be_done() {
    let must = Narrator::Must(vec![Step::Mark(Who::Owner, Mark::Spot)]);
    let stage = playing::two().card(1, 4, |it| it.narrator = Some(must));
    let mut run = stage.shown([&[(1, 4)], &[]]).begin(vec![Procedure::Phase { phase: 1 }]);
    assert!(!run.options(0).contains(&Choice::Done));
    run.choose(0, Choice::Part(Part::Narrator));
    assert!(run.field().figure(Tag(1)).is_some_and(|it| it.spotted));
    assert!(run.options(0).contains(&Choice::Done));
}

#[test]
fn sm_act_3_a_red_box_unmet_cancels_the_card() {
    let cost = || Narrator::Cost { only: None, pay: vec![Step::Cards(Whom::Me, Deal::Discard(1))] };
    let stage = playing::two().card(1, 4, |it| it.narrator = Some(cost()));
    let mut run = stage.shown([&[(1, 4)], &[]]).begin(vec![Procedure::Phase { phase: 1 }]);
    assert_eq!(run.options(0), [Choice::No]);
    run.choose(0, Choice::No);
    assert!(run.events.contains(&Event::CardCancelled { seat: Seat(0), card: card(1, 4) }));
    let stage = playing::two().card(1, 4, |it| it.narrator = Some(cost())).hands([&[(2, 1)], &[]]);
    let mut run = stage.shown([&[(1, 4)], &[]]).begin(vec![Procedure::Phase { phase: 1 }]);
    run.choose(0, Choice::Yes).choose(0, Choice::Card(card(2, 1)));
    assert_eq!(run.options(0), [Choice::Part(Part::DogTag), Choice::Done]);
    let only = Cond::Count { of: Set::All(vec![Set::Owner, Set::Pinned]), least: 1, most: 9 };
    let stage = playing::two()
        .card(1, 4, |it| it.narrator = Some(Narrator::Cost { only: Some(only), pay: Vec::new() }));
    let run = stage.shown([&[(1, 4)], &[]]).begin(vec![Procedure::Phase { phase: 1 }]);
    assert_eq!(run.options(0), [Choice::No]);
}

#[test]
fn sm_act_5_a_captured_owners_card_still_gives_its_bubble() {
    let may = Narrator::May(vec![Step::Mark(Who::Owner, Mark::Spot)]);
    let mut stage = playing::two().card(1, 4, |it| (it.bubble, it.narrator) = (vec![walkers(1)], Some(may)));
    stage.position.soldiers[0].prisoner_of = Some(Tag(11));
    let run = stage.shown([&[(1, 4)], &[]]).begin(vec![Procedure::Phase { phase: 1 }]);
    assert_eq!(run.options(0), [Choice::Part(Part::Bubble), Choice::Done]);
}

#[test]
fn sm_act_6_the_discards_become_a_new_deck_at_once() {
    let stage = Stage::new().post(1, playing::at(0, 0)).post(11, playing::at(5, 0));
    let mut run = stage
        .hands([&[(1, 1), (1, 2), (1, 3), (1, 4), (1, 5), (1, 6)], &[]])
        .begin(vec![Procedure::Discard { seat: Seat(0), n: 2 }, Procedure::Draw { seat: Seat(0), n: 3 }]);
    run.choose(0, Choice::Card(card(1, 1))).choose(0, Choice::Card(card(1, 2)));
    run.draw(1, 7).draw(1, 2).draw(1, 1);
    assert_eq!(run.game.view(Viewer::Spectator).seats[0].deck, 0);
}

#[test]
fn sm_act_8_an_empty_deck_misses() {
    let stage = Stage::new().post(1, playing::at(0, 0)).post(11, playing::at(5, 0));
    let all = [(1, 1), (1, 2), (1, 3), (1, 4), (1, 5), (1, 6), (1, 7)];
    let context = Context { seat: None, owner: None, must: true, bubble: false };
    let blast = Step::Blast { on: Who::All(Set::Named(Tag(1))), checks: 2 };
    let run = stage.hands([&all, &[]]).begin(vec![Procedure::Carry { context, steps: vec![blast] }]);
    assert!(run.is_over());
}

#[test]
fn sm_act_7_nobody_acts_twice_in_a_bubble() {
    let stage = playing::two().card(1, 4, |it| it.bubble = vec![walkers(3)]);
    let mut run = stage.shown([&[(1, 4)], &[]]).begin(vec![Procedure::Phase { phase: 1 }]);
    run.choose(0, Choice::Part(Part::Bubble)).soldier(0, 1).choose(0, Choice::Done);
    assert_eq!(run.options(0), [Choice::Soldier(Tag(2)), Choice::Done]);
}

#[test]
fn sm_act_9_either_or_is_chosen_for_each() {
    let either = Act::Either(vec![vec![Act::Turn], vec![Act::Cover]]);
    let step = Step::Do { who: Who::UpTo(2, Set::Own), each: vec![either] };
    let stage = playing::two().card(1, 4, |it| it.bubble = vec![step]);
    let mut run = stage.shown([&[(1, 4)], &[]]).begin(vec![Procedure::Phase { phase: 1 }]);
    run.choose(0, Choice::Part(Part::Bubble)).soldier(0, 1);
    assert_eq!(run.options(0), [Choice::Row(0), Choice::Row(1), Choice::Done]);
    run.choose(0, Choice::Row(0)).choose(0, Choice::Done).soldier(0, 2);
    run.choose(0, Choice::Row(1));
    assert_eq!(run.options(0), [Choice::Done]);
}

#[test]
fn sm_act_1_a_drawn_card_is_one_of_the_deck() {
    let run = Stage::new()
        .post(1, up(40, 40))
        .post(11, up(200, 40))
        .begin(vec![Procedure::Draw { seat: Seat(0), n: 1 }]);
    let Pending::Chance(ChanceWanted::Draw { bag, .. }) = run.game.pending() else {
        panic!("a card is drawn")
    };
    assert_eq!(bag.len(), 7);
}

#[test]
fn sm_act_5_a_dead_owner_is_not_checked() {
    let context = Context { seat: Some(Seat(0)), owner: Some(Tag(1)), must: true, bubble: false };
    let kill = Step::Mark(Who::All(Set::Named(Tag(1))), Mark::Kill);
    let check = Step::Check { on: Who::Owner, then: vec![Step::Mark(Who::Owner, Mark::Pin)] };
    let stage = Stage::new().post(1, up(40, 40)).post(2, up(120, 40)).post(11, up(440, 40));
    let run = stage.begin(vec![Procedure::Carry { context, steps: vec![kill, check] }]);
    assert!(run.is_over() && !run.events.iter().any(|it| matches!(it, Event::CardTurned { .. })));
}

//! OFF: officers.

use sergeants::{Choice, Event, Procedure, Why, content::Tag, measure::Place, rules::Lay, state::Part};
use table::{Answer, Seat, Shuffler, Viewer};

use crate::scenes::{
    maps::up,
    stage::{Stage, card},
};

fn at(column: i32) -> Place {
    up(column * 80 + 40, 40)
}

/// The phases are MOVE/HIDE, LOOK/SHOOT and SHOOT/MOVE. Soldier 1 commands one phase.
fn led(command: i8) -> Stage {
    let stage = Stage::new().post(1, at(0)).post(2, at(1)).post(11, at(5));
    stage.with(1, move |it| it.command = command)
}

const HAND: &[(u16, u8)] = &[(1, 3), (1, 1), (1, 2), (1, 4), (2, 4), (2, 3)];

const OTHER: &[(u16, u8)] = &[(11, 3), (11, 1), (11, 2)];

const FIRST: [(u16, u8); 3] = [(1, 3), (1, 1), (1, 2)];

fn cards(of: [(u16, u8); 3]) -> [Option<sergeants::state::CardIx>; 3] {
    of.map(|it| Some(card(it.0, it.1)))
}

fn theirs() -> Choice {
    Choice::Placing(cards([(11, 3), (11, 1), (11, 2)]))
}

#[test]
fn sm_off_1_as_many_phases_as_the_command_get_a_second_card() {
    let mut run = led(1).hands([HAND, OTHER]).begin(vec![Procedure::Place]);
    let second = |it: [Option<(u16, u8)>; 3]| Choice::Commanding {
        cards: cards(FIRST),
        second: it.map(|it| it.map(|it| card(it.0, it.1))),
    };
    // Two are too many, a card twice is wrong, and one that does not match.
    assert_eq!(run.refused(0, second([Some((1, 4)), None, Some((2, 4))])), "SM-OFF-1");
    assert_eq!(run.refused(0, second([Some((1, 3)), None, None])), "SM-TRN-4");
    assert_eq!(run.refused(0, second([None, Some((1, 4)), None])), "SM-TRN-4");
    run.choose(0, second([Some((1, 4)), None, None])).choose(1, theirs());
    // Others see how many, not which; phase 1 is revealed: both together.
    let hidden = Event::Seconded { seat: Seat(0), cards: None, face_up: false };
    let other = Viewer::Seat(Seat(1));
    let seen: Vec<Event> = run.events.iter().filter_map(|it| run.game.seen(it, other)).collect();
    assert!(seen.contains(&hidden));
    let revealed = Event::Revealed { seat: Seat(0), cards: vec![card(1, 3), card(1, 4)] };
    assert!(run.events.contains(&revealed));
}

#[test]
fn sm_off_1_a_second_card_needs_a_first() {
    // Without a LOOK or SHOOT phase 2 is a gap.
    let hand: &[(u16, u8)] = &[(1, 3), (1, 4), (2, 4)];
    let mut run = led(3).hands([hand, OTHER]).begin(vec![Procedure::Place]);
    let choice = |cards: [Option<(u16, u8)>; 3], second: [Option<(u16, u8)>; 3]| {
        let ix = |it: Option<(u16, u8)>| it.map(|it| card(it.0, it.1));
        Choice::Commanding { cards: cards.map(ix), second: second.map(ix) }
    };
    let first = [Some((1, 3)), None, Some((1, 4))];
    assert_eq!(run.refused(0, choice(first, [None, Some((2, 4)), None])), "SM-OFF-1");
    // Face up, since not all phases are filled.
    run.choose(0, choice(first, [Some((2, 4)), None, None])).choose(1, theirs());
    assert_eq!(run.field().tableau[Seat(0)].shown[0].len(), 2);
}

#[test]
fn sm_off_2_an_officer_off_the_map_or_pinned_commands_nothing() {
    let choice = Choice::Commanding { cards: cards(FIRST), second: [Some(card(1, 4)), None, None] };
    let mut run = led(1).hands([HAND, OTHER]).begin(vec![Procedure::Place]);
    run.choose(0, choice.clone());
    let mut stage = led(1).hands([HAND, OTHER]);
    stage.position.soldiers[0].at = None;
    assert_eq!(stage.begin(vec![Procedure::Place]).refused(0, choice.clone()), "SM-OFF-1");
    let mut stage = led(1).hands([HAND, OTHER]);
    stage.position.soldiers[0].pinned = true;
    assert_eq!(stage.begin(vec![Procedure::Place]).refused(0, choice), "SM-OFF-1");
}

#[test]
fn sm_off_2_two_cards_for_one_action_are_played_one_after_the_other() {
    // Both are MOVE; seat 1 has one, too, and comes after both.
    let stage = led(1).shown([&[(1, 4), (2, 4)], &[(11, 4)]]).hands([&[(1, 1)], &[]]);
    let mut run = stage.begin(vec![Procedure::Phase { phase: 1 }]);
    assert_eq!(run.options(0), [Choice::Part(Part::DogTag), Choice::Done]);
    run.choose(0, Choice::Done);
    assert_eq!(run.field().playing.as_ref().map(|it| it.card), Some(card(2, 4)));
    run.choose(0, Choice::Done);
    assert_eq!(run.awaited(), [1]);
}

#[test]
fn sm_off_2_cards_for_different_actions_are_played_each_in_its_own() {
    // HIDE and MOVE; MOVE comes first, then the enemy's MOVE, then HIDE.
    let stage = led(1).shown([&[(1, 3), (2, 4)], &[(11, 4)]]).hands([&[(1, 1)], &[]]);
    let mut run = stage.begin(vec![Procedure::Phase { phase: 1 }]);
    assert_eq!(run.field().playing.as_ref().map(|it| it.card), Some(card(2, 4)));
    run.choose(0, Choice::Done).choose(1, Choice::Done);
    assert_eq!(run.field().playing.as_ref().map(|it| it.card), Some(card(1, 3)));
}

#[test]
fn sm_off_1_one_officer_a_player() {
    let mut stage = led(1).with(2, |it| it.command = 1);
    for tag in [1, 2] {
        stage.setup.library.soldiers.get_mut(&Tag(tag)).expect("he is there").kind =
            sergeants::content::Kind::Specialist;
    }
    stage.setup.scenario.sides[0].specialists = vec![Tag(1), Tag(2)];
    let (game, _) =
        table::Game::<sergeants::Sergeants>::new(&stage.setup).unwrap_or_else(|it| panic!("{it:?}"));
    let force = |tags: &[u16]| {
        let all = tags.iter().map(|it| sergeants::content::Enlisted::new(Tag(*it), None)).collect();
        table::Answer::Choose { seat: Seat(0), choice: Choice::Force(all) }
    };
    assert!(game.check(&force(&[1, 3])).is_ok());
    assert!(matches!(game.check(&force(&[1, 2])), Err(table::Refused::Rule(sergeants::Why::OneOfficer))));
}

#[test]
fn sm_off_1_where_a_second_card_may_be_put_is_told_while_cards_are_laid() {
    let run = led(1).hands([HAND, OTHER]).begin(vec![Procedure::Place]);
    let known = run.game.view(Viewer::Seat(Seat(0))).supposed(run.game.world());
    let lay = Lay { cards: cards(FIRST), second: [Some(card(1, 4)), None, None] };
    let told = sergeants::rules::laying(run.game.world(), &known, Seat(0), &lay);
    let of = |tag, nr| {
        let card = card(tag, nr);
        told.hand.iter().find(|it| it.card == card).expect("it is in hand").second.clone()
    };
    // The one second card lies on phase 1: another may replace it there, and it may go elsewhere itself.
    assert_eq!((of(2, 4)[0].clone(), of(1, 4)[2].clone()), (None, None));
    assert_eq!(of(2, 4)[2], Some(Why::TooManySeconds { limit: 1 }));
}

#[test]
fn sm_off_1_suggested_placings_have_second_cards_now_and_then_and_may_be_played() {
    let run = led(3).hands([HAND, OTHER]).begin(vec![Procedure::Place]);
    let view = run.game.view(Viewer::Seat(Seat(0)));
    let space = run.game.pending().prompt(Seat(0)).and_then(|it| it.space.clone()).expect("cards are placed");
    let mut n_commanding = 0;
    for seed in 0..40 {
        let mut chance = Shuffler::new(seed);
        let some = sergeants::rules::some(run.game.world(), &view, &space, &mut chance);
        let choice = some.expect("something is suggested");
        if let Choice::Commanding { second, .. } = &choice {
            assert!(second.iter().any(|it| it.is_some()));
            n_commanding += 1;
        }
        assert!(run.game.check(&Answer::Choose { seat: Seat(0), choice }).is_ok());
    }
    assert!(0 < n_commanding && n_commanding < 40);
}

//! TRN: the turn.

use sergeants::{
    Choice, Event, Procedure, Sergeants, Setup,
    content::{Act, By, Mark, Marker, Set, Step, StoryNr, Tag, Topic, Who},
    measure::Place,
    state::{Ask, Context, Part},
};
use table::{Answer, ChanceWanted, Game, Pending, Privacy, Seat, Viewer};

use crate::scenes::{
    marked, playing,
    stage::{Stage, card},
};

#[test]
fn sm_trn_10_fires_are_checked_before_cards_are_revealed() {
    let mut run =
        marked::stage(Marker::Fire, "1").hands([&[(1, 4)], &[]]).begin(vec![Procedure::Phase { phase: 1 }]);
    let asked = format!("{:?}", run.game.pending());
    assert!(asked.contains("HitCheck"), "{asked}");
    run.draw(1, 1);
    assert!(run.is_over());
}

#[test]
fn sm_trn_1_three_cards_and_the_draw_of_every_soldier() {
    let mut run = playing::two().with(1, |it| it.draw = 2).begin(vec![Procedure::Turn { turn: 1 }]);
    assert_eq!(run.draw_all(), [5, 3]);
}

#[test]
fn sm_trn_1_those_who_wait_count_and_pins_halve() {
    let stage = playing::two().with(1, |it| it.draw = 3).with(2, |it| it.draw = 1);
    let mut run = stage
        .post(3, playing::at(0, 0))
        .but(|it| it.at = None)
        .with(3, |it| it.draw = 1)
        .begin(vec![Procedure::Turn { turn: 1 }]);
    assert_eq!(run.draw_all(), [8, 3]);
    let stage = Stage::new().post(1, playing::at(0, 0)).but(|it| it.pinned = true).with(1, |it| it.draw = 3);
    let mut run = stage.post(11, playing::at(5, 0)).begin(vec![Procedure::Turn { turn: 1 }]);
    assert_eq!(run.draw_all(), [4, 3]);
}

#[test]
fn sm_trn_2_without_three_phase_cards_the_game_ends() {
    let mut stage = playing::two();
    stage.position.story_deck = vec![StoryNr(1), StoryNr(2)];
    let mut run = stage.begin(vec![Procedure::Turn { turn: 1 }]);
    run.draw_all();
    assert!(run.is_over());
}

#[test]
fn sm_trn_4_all_three_phases_must_be_filled_if_the_hand_can() {
    // The phases are MOVE/HIDE, LOOK/SHOOT and SHOOT/MOVE.
    let hand: &[(u16, u8)] = &[(1, 1), (1, 2), (1, 3), (1, 4)];
    let mut run = playing::two().hands([hand, &[(11, 3), (11, 1), (11, 2)]]).begin(vec![Procedure::Place]);
    let gap = [Some(card(1, 4)), Some(card(1, 1)), None];
    assert_eq!(run.refused(0, Choice::Placing(gap)), "SM-TRN-4");
    assert_eq!(run.refused(0, Choice::Placing([Some(card(1, 1)), None, None])), "SM-TRN-4");
    run.choose(0, Choice::Placing([Some(card(1, 3)), Some(card(1, 1)), Some(card(1, 4))]));
    run.choose(1, Choice::Placing([Some(card(11, 3)), Some(card(11, 1)), Some(card(11, 2))]));
    assert!(matches!(run.events[0], Event::Placed { face_up: false, .. }));
    // The first phase is revealed at once; the others are face down.
    let view = run.game.view(Viewer::Spectator);
    assert_eq!((view.seats[0].hand, view.seats[0].placed), (1, [0, 1, 1]));
}

#[test]
fn sm_trn_4_the_greatest_matching_counts() {
    // LOOK or SHOOT fits phase 2 alone, SHOOT fits 2 and 3: with LOOK on 2 both can be placed.
    let mut run =
        playing::two().hands([&[(1, 1), (1, 2)], &[(11, 3), (11, 1), (11, 2)]]).begin(vec![Procedure::Place]);
    assert_eq!(run.refused(0, Choice::Placing([None, Some(card(1, 2)), None])), "SM-TRN-4");
    run.choose(0, Choice::Placing([None, Some(card(1, 1)), Some(card(1, 2))]));
}

#[test]
fn sm_trn_4_gaps_are_filled_from_the_deck_face_up() {
    let mut run =
        playing::two().hands([&[(1, 1), (1, 5)], &[(11, 3), (11, 1), (11, 2)]]).begin(vec![Procedure::Place]);
    run.choose(0, Choice::Placing([None, Some(card(1, 1)), Some(card(1, 5))]));
    run.choose(1, Choice::Placing([Some(card(11, 3)), Some(card(11, 1)), Some(card(11, 2))]));
    assert!(run.events.iter().any(|it| matches!(it, Event::Placed { seat: Seat(0), face_up: true, .. })));
    // LOOK does not fit phase 1 and is discarded; MOVE does.
    run.draw(2, 1).draw(2, 4);
    let filled = Event::GapFilled { seat: Seat(0), phase: 0, card: card(2, 4) };
    assert!(run.events.contains(&filled));
    assert_eq!(run.field().tableau[Seat(0)].discards, [card(2, 1)]);
}

#[test]
fn sm_trn_4_a_card_that_fits_two_gaps_is_the_players_choice() {
    let mut run =
        playing::two().hands([&[(1, 1)], &[(11, 3), (11, 1), (11, 2)]]).begin(vec![Procedure::Place]);
    run.choose(0, Choice::Placing([None, Some(card(1, 1)), None]));
    run.choose(1, Choice::Placing([Some(card(11, 3)), Some(card(11, 1)), Some(card(11, 2))]));
    run.draw(2, 4);
    assert_eq!(run.options(0), [Choice::Phase(0), Choice::Phase(2)]);
    run.choose(0, Choice::Phase(2)).draw(2, 3);
    assert!(run.events.contains(&Event::GapFilled { seat: Seat(0), phase: 0, card: card(2, 3) }));
}

#[test]
fn sm_trn_6_first_the_first_action_and_by_initiative() {
    // Phase 1 is MOVE then HIDE: seat 1 moves, though seat 0 has the initiative.
    let run = playing::two().shown([&[(1, 3)], &[(11, 4)]]).begin(vec![Procedure::Phase { phase: 1 }]);
    assert!(run.asked(1).is_some() && run.asked(0).is_none());
    let run = playing::two().shown([&[(1, 4)], &[(11, 4)]]).begin(vec![Procedure::Phase { phase: 1 }]);
    assert!(run.asked(0).is_some() && run.asked(1).is_none());
}

#[test]
fn sm_trn_8_the_hand_is_discarded_and_held_cards_are_not() {
    let hand: &[(u16, u8)] = &[(1, 1), (1, 2)];
    let context = Context { seat: Some(Seat(0)), owner: None, must: false, bubble: false };
    let hold = Procedure::Acts { context, tag: Tag(1), acts: vec![Act::Hold] };
    let mut run = playing::two().hands([hand, &[]]).begin(vec![hold, Procedure::EndTurn]);
    run.choose(0, Choice::Card(card(1, 1))).choose(0, Choice::Done);
    assert_eq!(run.field().tableau[Seat(0)].discards, [card(1, 2)]);
    let seats = run.game.view(Viewer::Seat(Seat(0))).seats;
    assert_eq!(seats[0].own.as_ref().map(|it| it.held.clone()), Some(vec![(Tag(1), card(1, 1))]));
    // Others see who holds, not what.
    let other = run.game.view(Viewer::Seat(Seat(1))).seats;
    assert_eq!((other[0].held.clone(), other[0].own.is_none()), (vec![Tag(1)], true));
}

#[test]
fn sm_trn_9_hand_sizes_are_announced_and_open_games_show_all() {
    let mut stage = playing::two().hands([&[(1, 1), (1, 2)], &[]]);
    let other = Viewer::Seat(Seat(1));
    let closed = Stage { setup: stage.setup.clone(), position: stage.position.clone() };
    let run = closed.begin(vec![Procedure::TurnUp]);
    let view = run.game.view(other);
    assert_eq!((view.seats[0].hand, view.seats[0].own.is_none()), (2, true));
    let placing = Ask::Place { seat: Seat(0) };
    assert_eq!(run.game.privacy(&placing), Privacy::Secret);
    stage.setup.scenario.special = vec![sergeants::content::Special::Open];
    let run = stage.begin(vec![Procedure::TurnUp]);
    assert!(run.game.view(other).seats[0].own.is_some());
    assert_eq!(run.game.privacy(&placing), Privacy::Open, "nobody needs to look away");
}

#[test]
fn sm_trn_10_cards_drawn_after_placing_stay_in_hand() {
    let stage = playing::two().with(1, |it| it.draw = 2).shown([&[(1, 1)], &[]]);
    let mut stage = stage;
    stage.position.story = [2, 1, 3].map(StoryNr).to_vec();
    let mut run = stage.begin(vec![Procedure::Phase { phase: 1 }]);
    run.choose(0, Choice::Part(Part::DogTag)).choose(0, Choice::Act(Act::Draw));
    assert!(matches!(run.game.pending(), Pending::Chance(ChanceWanted::Draw { .. })));
    run.draw(2, 1).draw(2, 2);
    assert_eq!(run.game.view(Viewer::Spectator).seats[0].hand, 2);
}

#[test]
fn sm_trn_3_events_come_before_placing() {
    let mut stage = playing::two();
    (stage.position.story, stage.position.story_deck) = (Vec::new(), [1, 2, 3].map(StoryNr).to_vec());
    let it = stage.setup.library.story.get_mut(&StoryNr(2)).expect("it is there");
    (it.effect.by, it.effect.topic) = (By::First, Topic::Weird);
    it.effect.steps = vec![Step::Mark(Who::UpTo(1, Set::Own), Mark::Pin)];
    let mut run = stage.begin(vec![Procedure::TurnUp]);
    for nr in [1, 2, 3] {
        run.game.answer(Answer::Draw(Choice::Story(StoryNr(nr)))).expect("it is in the bag");
    }
    assert!(matches!(run.asked(0), Some((sergeants::Ask::Befall { .. }, _))));
}

#[test]
fn sm_trn_5_initiative_counts_the_cards_left_after_placing() {
    let theirs: &[(u16, u8)] = &[(11, 3), (11, 1), (11, 2), (12, 1)];
    let mut run = playing::two().hands([&[(1, 3), (1, 1), (1, 2)], theirs]).begin(vec![Procedure::Place]);
    run.choose(0, Choice::Placing([Some(card(1, 3)), Some(card(1, 1)), Some(card(1, 2))]));
    run.choose(1, Choice::Placing([Some(card(11, 3)), Some(card(11, 1)), Some(card(11, 2))]));
    assert_eq!(run.field().initiative, [Seat(1), Seat(0)]);
}

#[test]
fn sm_trn_7_melee_at_the_end_of_the_phase() {
    let right = Place::new(40, 40, sergeants::measure::Facing::RIGHT);
    let left = Place::new(56, 40, sergeants::measure::Facing::LEFT);
    let run = Stage::new().post(1, right).post(11, left).begin(vec![Procedure::Phase { phase: 1 }]);
    assert!(run.field().melee.is_some());
}

#[test]
fn sm_trn_9_cards_placed_face_up_are_open_and_hands_and_orders_are_not() {
    let mut setup = Setup::builtin("crossing", &["us", "de"]);
    setup.scenario.choose(None, Some(true));
    let (mut game, _) = Game::<Sergeants>::new(&setup).unwrap_or_else(|why| panic!("{why:?}"));
    let mut chance = table::Shuffler::new(4);
    while game.view(Viewer::Spectator).field.phase == 0 {
        let answer = game.random_answer(&mut chance).expect("it is not over");
        game.answer(answer).expect("it is legal");
    }
    let view = game.view(Viewer::Seat(Seat(1)));
    let shown = |seat| view.field.tableau[Seat(seat)].shown.iter().flatten().count();
    assert!(0 < shown(0) && 0 < shown(1));
    assert_eq!(view.seats[0].placed, [0, 0, 0]);
    assert!(view.seats[0].own.is_none() && view.seats[1].own.is_some());
}

#[test]
fn sm_trn_9_each_option_is_for_any_scenario_by_itself() {
    let open = |name: &str, open, face_up| {
        let mut scenario = sergeants::content::scenario(name).expect("it is there");
        scenario.choose(open, face_up);
        (scenario.is_open(), scenario.is_face_up())
    };
    assert_eq!(open("first-steps", None, None), (true, false));
    assert_eq!(open("first-steps", Some(false), Some(true)), (false, true));
    assert_eq!(open("crossing", Some(true), None), (true, false));
    let mut setup = Setup::builtin("crossing", &["us", "de"]);
    setup.scenario.choose(Some(true), Some(false));
    let (game, _) = Game::<Sergeants>::new(&setup).unwrap_or_else(|why| panic!("{why:?}"));
    assert!(game.view(Viewer::Seat(Seat(0))).seats[1].own.is_some());
}

//! TRN, INI, ACT, STO, SCN.

use sergeants::{
    By, Choice, Context, Event, Narrator, Part, Place, Procedure, StoryNr, Tag, Topic,
    cards::{Act, Cond, Deal, Mark, Set, Stat, Step, Until, Who, Whom},
};
use table::{Answer, ChanceWanted, Pending, Seat, Viewer};

use crate::{
    scene::up,
    stage::{Stage, card},
};

fn at(column: i32, row: i32) -> Place {
    up(column * 80 + 40, row * 80 + 40)
}

fn two() -> Stage {
    Stage::new().post(1, at(0, 0)).post(2, at(1, 0)).post(11, at(5, 0)).post(12, at(4, 0))
}

fn walkers(n: u8) -> Step {
    Step::Do { who: Who::UpTo(n, Set::Own), each: vec![Act::Turn] }
}

#[test]
fn sm_trn_1_three_cards_and_the_draw_of_every_soldier() {
    let mut run = two().with(1, |it| it.draw = 2).begin(vec![Procedure::Turn { turn: 1 }]);
    assert_eq!(run.draw_all(), [5, 3]);
}

#[test]
fn sm_trn_1_those_who_wait_count_and_pins_halve() {
    let stage = two().with(1, |it| it.draw = 3).with(2, |it| it.draw = 1);
    let mut run = stage
        .post(3, at(0, 0))
        .but(|it| it.at = None)
        .with(3, |it| it.draw = 1)
        .begin(vec![Procedure::Turn { turn: 1 }]);
    assert_eq!(run.draw_all(), [8, 3]);
    let stage = Stage::new().post(1, at(0, 0)).but(|it| it.pinned = true).with(1, |it| it.draw = 3);
    let mut run = stage.post(11, at(5, 0)).begin(vec![Procedure::Turn { turn: 1 }]);
    assert_eq!(run.draw_all(), [4, 3]);
}

#[test]
fn sm_trn_2_without_three_phase_cards_the_game_ends() {
    let mut stage = two();
    stage.position.story_deck = vec![StoryNr(1), StoryNr(2)];
    let mut run = stage.begin(vec![Procedure::Turn { turn: 1 }]);
    run.draw_all();
    assert!(run.is_over());
}

#[test]
fn sm_trn_4_all_three_phases_must_be_filled_if_the_hand_can() {
    // The phases are MOVE/HIDE, LOOK/SHOOT and SHOOT/MOVE.
    let hand: &[(u16, u8)] = &[(1, 1), (1, 2), (1, 3), (1, 4)];
    let mut run = two().hands([hand, &[(11, 3), (11, 1), (11, 2)]]).begin(vec![Procedure::Place]);
    let gap = [Some(card(1, 4)), Some(card(1, 1)), None];
    assert_eq!(run.refused(0, Choice::Placing(gap)), "SM-TRN-4");
    assert_eq!(run.refused(0, Choice::Placing([Some(card(1, 1)), None, None])), "SM-TRN-4");
    run.choose(0, Choice::Placing([Some(card(1, 3)), Some(card(1, 1)), Some(card(1, 4))]));
    run.choose(1, Choice::Placing([Some(card(11, 3)), Some(card(11, 1)), Some(card(11, 2))]));
    assert!(matches!(run.events[0], Event::Placed { face_up: false, .. }));
    // The first phase is revealed at once; the others lie face down.
    let view = run.game.view(Viewer::Spectator);
    assert_eq!((view.seats[0].hand, view.seats[0].placed), (1, [0, 1, 1]));
}

#[test]
fn sm_trn_4_the_greatest_matching_counts() {
    // LOOK or SHOOT fits phase 2 alone, SHOOT fits 2 and 3: with LOOK on 2 both can lie.
    let mut run =
        two().hands([&[(1, 1), (1, 2)], &[(11, 3), (11, 1), (11, 2)]]).begin(vec![Procedure::Place]);
    assert_eq!(run.refused(0, Choice::Placing([None, Some(card(1, 2)), None])), "SM-TRN-4");
    run.choose(0, Choice::Placing([None, Some(card(1, 1)), Some(card(1, 2))]));
}

#[test]
fn sm_trn_4_gaps_are_filled_from_the_deck_face_up() {
    let mut run =
        two().hands([&[(1, 1), (1, 5)], &[(11, 3), (11, 1), (11, 2)]]).begin(vec![Procedure::Place]);
    run.choose(0, Choice::Placing([None, Some(card(1, 1)), Some(card(1, 5))]));
    run.choose(1, Choice::Placing([Some(card(11, 3)), Some(card(11, 1)), Some(card(11, 2))]));
    assert!(run.events.iter().any(|it| matches!(it, Event::Placed { seat: Seat(0), face_up: true, .. })));
    // LOOK does not fit phase 1 and is discarded; MOVE does.
    run.draw(2, 1).draw(2, 4);
    let filled = Event::GapFilled { seat: Seat(0), phase: 0, card: card(2, 4) };
    assert!(run.events.contains(&filled));
    assert_eq!(run.field().discards[0], [card(2, 1)]);
}

#[test]
fn sm_trn_4_a_card_that_fits_two_gaps_is_the_players_choice() {
    let mut run = two().hands([&[(1, 1)], &[(11, 3), (11, 1), (11, 2)]]).begin(vec![Procedure::Place]);
    run.choose(0, Choice::Placing([None, Some(card(1, 1)), None]));
    run.choose(1, Choice::Placing([Some(card(11, 3)), Some(card(11, 1)), Some(card(11, 2))]));
    run.draw(2, 4);
    assert_eq!(run.options(0), [Choice::Phase(0), Choice::Phase(2)]);
    run.choose(0, Choice::Phase(2)).draw(2, 3);
    assert!(run.events.contains(&Event::GapFilled { seat: Seat(0), phase: 0, card: card(2, 3) }));
}

#[test]
fn sm_geo_11_filling_stops_when_nothing_fits() {
    let mut stage = two().hands([&[], &[(11, 3), (11, 1), (11, 2)]]);
    // Nobody of seat 0 has a LOOK or a SHOOT.
    for tag in [1, 2] {
        for it in stage.setup.library.cards.get_mut(&Tag(tag)).expect("he is there") {
            it.types = vec![sergeants::Action::Hide];
        }
    }
    let mut run = stage.begin(vec![Procedure::Place]);
    run.choose(0, Choice::Placing([None, None, None]));
    run.choose(1, Choice::Placing([Some(card(11, 3)), Some(card(11, 1)), Some(card(11, 2))]));
    run.draw(1, 1);
    let shown = run.field().shown[0].clone();
    assert_eq!((shown[1].len(), shown[2].len()), (0, 0));
    assert_eq!(run.field().phase, 1);
}

fn order(stage: Stage) -> Vec<Seat> {
    stage.begin(vec![Procedure::Events]).field().initiative
}

#[test]
fn sm_ini_1_most_cards_then_most_vp_then_the_lowest_tag() {
    assert_eq!(order(two()), [Seat(0), Seat(1)]);
    assert_eq!(order(two().hands([&[], &[(11, 1)]])), [Seat(1), Seat(0)]);
    let mut dear = two();
    dear.setup.library.soldiers.get_mut(&Tag(11)).expect("he is there").ranks[0].cost = 9;
    assert_eq!(order(dear), [Seat(1), Seat(0)]);
}

#[test]
fn sm_trn_6_first_the_first_action_and_by_initiative() {
    // Phase 1 is MOVE then HIDE: seat 1 moves, though seat 0 has the initiative.
    let run = two().shown([&[(1, 3)], &[(11, 4)]]).begin(vec![Procedure::Phase { phase: 1 }]);
    assert!(run.asked(1).is_some() && run.asked(0).is_none());
    let run = two().shown([&[(1, 4)], &[(11, 4)]]).begin(vec![Procedure::Phase { phase: 1 }]);
    assert!(run.asked(0).is_some() && run.asked(1).is_none());
}

#[test]
fn sm_act_4_the_type_is_named_if_both_match() {
    let mut run = two().shown([&[(1, 7)], &[]]).begin(vec![Procedure::Phase { phase: 1 }]);
    use sergeants::Action::{Hide, Move};
    assert_eq!(run.options(0), [Choice::Action(Move), Choice::Action(Hide)]);
    run.choose(0, Choice::Action(Hide));
    run.choose(0, Choice::Part(Part::DogTag));
    // The dog tag action may be either type.
    assert_eq!(run.options(0), [Choice::Row(0), Choice::Row(1), Choice::Done]);
}

#[test]
fn sm_act_2_parts_in_any_order_each_finished_before_the_next() {
    let may = Narrator::May(vec![Step::Cards(Whom::Me, Deal::Draw(1))]);
    let stage = two().card(1, 4, |it| (it.bubble, it.narrator) = (vec![walkers(1)], Some(may)));
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
    let stage = two().card(1, 4, |it| it.narrator = Some(must));
    let mut run = stage.shown([&[(1, 4)], &[]]).begin(vec![Procedure::Phase { phase: 1 }]);
    assert!(!run.options(0).contains(&Choice::Done));
    run.choose(0, Choice::Part(Part::Narrator));
    assert!(run.field().figure(Tag(1)).is_some_and(|it| it.spotted));
    assert!(run.options(0).contains(&Choice::Done));
}

#[test]
fn sm_act_3_a_red_box_unmet_cancels_the_card() {
    let cost = || Narrator::Cost { only: None, pay: vec![Step::Cards(Whom::Me, Deal::Discard(1))] };
    let stage = two().card(1, 4, |it| it.narrator = Some(cost()));
    let mut run = stage.shown([&[(1, 4)], &[]]).begin(vec![Procedure::Phase { phase: 1 }]);
    assert_eq!(run.options(0), [Choice::No]);
    run.choose(0, Choice::No);
    assert!(run.events.contains(&Event::CardCancelled { seat: Seat(0), card: card(1, 4) }));
    let stage = two().card(1, 4, |it| it.narrator = Some(cost())).hands([&[(2, 1)], &[]]);
    let mut run = stage.shown([&[(1, 4)], &[]]).begin(vec![Procedure::Phase { phase: 1 }]);
    run.choose(0, Choice::Yes).choose(0, Choice::Card(card(2, 1)));
    assert_eq!(run.options(0), [Choice::Part(Part::DogTag), Choice::Done]);
    let only = Cond::Count { of: Set::All(vec![Set::Owner, Set::Pinned]), least: 1, most: 9 };
    let stage =
        two().card(1, 4, |it| it.narrator = Some(Narrator::Cost { only: Some(only), pay: Vec::new() }));
    let run = stage.shown([&[(1, 4)], &[]]).begin(vec![Procedure::Phase { phase: 1 }]);
    assert_eq!(run.options(0), [Choice::No]);
}

#[test]
fn sm_act_5_a_captured_owners_card_still_gives_its_bubble() {
    let may = Narrator::May(vec![Step::Mark(Who::Owner, Mark::Spot)]);
    let mut stage = two().card(1, 4, |it| (it.bubble, it.narrator) = (vec![walkers(1)], Some(may)));
    stage.position.soldiers[0].prisoner_of = Some(Tag(11));
    let run = stage.shown([&[(1, 4)], &[]]).begin(vec![Procedure::Phase { phase: 1 }]);
    assert_eq!(run.options(0), [Choice::Part(Part::Bubble), Choice::Done]);
}

#[test]
fn sm_act_6_the_discards_become_a_new_deck_at_once() {
    let stage = Stage::new().post(1, at(0, 0)).post(11, at(5, 0));
    let mut run = stage
        .hands([&[(1, 1), (1, 2), (1, 3), (1, 4), (1, 5), (1, 6)], &[]])
        .begin(vec![Procedure::Discard { seat: Seat(0), n: 2 }, Procedure::Draw { seat: Seat(0), n: 3 }]);
    run.choose(0, Choice::Card(card(1, 1))).choose(0, Choice::Card(card(1, 2)));
    run.draw(1, 7).draw(1, 2).draw(1, 1);
    assert_eq!(run.game.view(Viewer::Spectator).seats[0].deck, 0);
}

#[test]
fn sm_act_8_an_empty_deck_misses() {
    let stage = Stage::new().post(1, at(0, 0)).post(11, at(5, 0));
    let all = [(1, 1), (1, 2), (1, 3), (1, 4), (1, 5), (1, 6), (1, 7)];
    let context = Context { seat: None, owner: None, must: true, bubble: false };
    let blast = Step::Blast { on: Who::All(Set::Named(Tag(1))), checks: 2 };
    let run = stage.hands([&all, &[]]).begin(vec![Procedure::Carry { context, steps: vec![blast] }]);
    assert!(run.is_over());
}

#[test]
fn sm_act_7_nobody_acts_twice_in_a_bubble() {
    let stage = two().card(1, 4, |it| it.bubble = vec![walkers(3)]);
    let mut run = stage.shown([&[(1, 4)], &[]]).begin(vec![Procedure::Phase { phase: 1 }]);
    run.choose(0, Choice::Part(Part::Bubble)).soldier(0, 1).choose(0, Choice::Done);
    assert_eq!(run.options(0), [Choice::Soldier(Tag(2)), Choice::Done]);
}

#[test]
fn sm_act_9_either_or_is_chosen_for_each() {
    let either = Act::Either(vec![vec![Act::Turn], vec![Act::Cover]]);
    let step = Step::Do { who: Who::UpTo(2, Set::Own), each: vec![either] };
    let stage = two().card(1, 4, |it| it.bubble = vec![step]);
    let mut run = stage.shown([&[(1, 4)], &[]]).begin(vec![Procedure::Phase { phase: 1 }]);
    run.choose(0, Choice::Part(Part::Bubble)).soldier(0, 1);
    assert_eq!(run.options(0), [Choice::Row(0), Choice::Row(1), Choice::Done]);
    run.choose(0, Choice::Row(0)).choose(0, Choice::Done).soldier(0, 2);
    run.choose(0, Choice::Row(1));
    assert_eq!(run.options(0), [Choice::Done]);
}

#[test]
fn sm_trn_8_the_hand_is_discarded_and_held_cards_are_not() {
    let hand: &[(u16, u8)] = &[(1, 1), (1, 2)];
    let context = Context { seat: Some(Seat(0)), owner: None, must: false, bubble: false };
    let hold = Procedure::Acts { context, tag: Tag(1), acts: vec![Act::Hold] };
    let mut run = two().hands([hand, &[]]).begin(vec![hold, Procedure::EndTurn]);
    run.choose(0, Choice::Card(card(1, 1))).choose(0, Choice::Done);
    assert_eq!(run.field().discards[0], [card(1, 2)]);
    let seats = run.game.view(Viewer::Seat(Seat(0))).seats;
    assert_eq!(seats[0].own.as_ref().map(|it| it.held.clone()), Some(vec![(Tag(1), card(1, 1))]));
    // Others see who holds, not what.
    let other = run.game.view(Viewer::Seat(Seat(1))).seats;
    assert_eq!((other[0].held.clone(), other[0].own.is_none()), (vec![Tag(1)], true));
}

#[test]
fn sm_sto_3_an_event_happens_where_the_cause_meets_the_next_effect() {
    let mut stage = two();
    let mut set = |nr: u16, cause: Topic, effect: Topic| {
        let it = stage.setup.library.story.get_mut(&StoryNr(nr)).expect("it is there");
        (it.cause, it.effect.topic) = (cause, effect);
    };
    set(1, Topic::Weather, Topic::Morale);
    set(2, Topic::Ordnance, Topic::Weather);
    set(3, Topic::Morale, Topic::Weather);
    let run = stage.begin(vec![Procedure::Events]);
    let happened: Vec<_> = run.events.iter().filter(|it| matches!(it, Event::StoryHappens { .. })).collect();
    assert_eq!(happened, [&Event::StoryHappens { card: StoryNr(2) }]);
}

#[test]
fn sm_sto_4_events_last_this_turn() {
    let context = Context { seat: None, owner: None, must: true, bubble: false };
    let step = Step::Modify { what: Stat::Walk, by: -1, whom: Set::Anyone, until: Until::Turn };
    let run = two().begin(vec![Procedure::Carry { context, steps: vec![step.clone()] }]);
    assert_eq!(run.field().changes.len(), 1);
    let run = two().begin(vec![Procedure::Carry { context, steps: vec![step] }, Procedure::EndTurn]);
    assert!(run.field().changes.is_empty());
}

#[test]
fn sm_sto_6_players_are_taken_by_initiative_and_the_forbidden_does_not_happen() {
    let mut stage = two().hands([&[], &[(11, 1)]]);
    let it = stage.setup.library.story.get_mut(&StoryNr(2)).expect("it is there");
    (it.effect.by, it.effect.topic) = (By::Each, Topic::Weird);
    it.effect.steps = vec![Step::Mark(Who::UpTo(1, Set::Own), Mark::Pin)];
    let mut run = stage.begin(vec![Procedure::Events]);
    run.soldier(1, 11).soldier(0, 2);
    assert!(run.field().figure(Tag(2)).is_some_and(|it| it.pinned));
    // Nobody is spotted: nobody can shoot.
    let mut stage = two();
    let it = stage.setup.library.story.get_mut(&StoryNr(2)).expect("it is there");
    (it.effect.by, it.effect.topic) = (By::First, Topic::Weird);
    it.effect.steps = vec![Step::Do { who: Who::UpTo(1, Set::Own), each: vec![Act::Shoot] }];
    let mut run = stage.begin(vec![Procedure::Events]);
    assert_eq!(run.soldier(0, 1).options(0), [Choice::Done]);
}

#[test]
fn sm_sto_5_landmarks_on_the_map_and_what_the_scenario_says() {
    let mut stage = Stage::new();
    let story = &mut stage.setup.library.story;
    story.get_mut(&StoryNr(1)).expect("it is there").landmark = Some("L1".into());
    story.get_mut(&StoryNr(2)).expect("it is there").landmark = Some("L9".into());
    story.get_mut(&StoryNr(3)).expect("it is there").only_added = true;
    stage.setup.scenario.remove = vec![StoryNr(4)];
    let world = sergeants::World::new(&stage.setup).expect("it is valid");
    assert_eq!(world.story_deck(|_| true, |_, _| true), [StoryNr(1)]);
    stage.setup.scenario.add = vec![StoryNr(3)];
    let world = sergeants::World::new(&stage.setup).expect("it is valid");
    assert_eq!(world.story_deck(|_| true, |_, _| true), [StoryNr(1), StoryNr(3)]);
}

#[test]
fn sm_scn_3_forces_are_bought_within_the_limits() {
    let game = table::Game::<sergeants::Sergeants>::new(&Stage::new().setup);
    let (mut game, _) = game.unwrap_or_else(|why| panic!("{why:?}"));
    let force = |tags: &[u16], grenades: u8| {
        let one = |it: &u16| sergeants::Enlisted { grenades, ..sergeants::Enlisted::new(Tag(*it), None) };
        Answer::Choose { seat: Seat(0), choice: Choice::Force(tags.iter().map(one).collect()) }
    };
    // Ten VP buy three men of three VP; two grenades each are five more than the first one, for two VP.
    assert!(game.check(&force(&[1, 2, 3], 0)).is_ok());
    assert!(game.check(&force(&[1, 2, 3, 4], 0)).is_err());
    assert!(game.check(&force(&[1, 1], 0)).is_err());
    assert!(game.check(&force(&[11], 0)).is_err());
    assert!(game.check(&force(&[1, 2], 2)).is_ok());
    assert!(game.check(&force(&[1, 2, 3], 2)).is_err());
    game.answer(force(&[1, 2], 1)).expect("it is legal");
    assert!(game.check(&force(&[3], 0)).is_err());
}

#[test]
fn sm_scn_4_soldiers_enter_by_one_area_as_from_open_ground() {
    let stage =
        Stage::new().post(1, at(0, 0)).but(|it| it.at = None).post(2, at(0, 0)).but(|it| it.at = None);
    let mut run = stage.post(11, at(5, 0)).acts(1, &[Act::Walk]);
    let enter = |gate: u8, x: i32, y: i32| Choice::Enter {
        gate,
        way: Place::new(x, y, sergeants::Facing::RIGHT).into(),
    };
    // Three inches from outside the edge: the centre starts half an inch out.
    assert_eq!(run.refused(0, enter(0, 41, 40)), "SM-MOV-1");
    assert_eq!(run.refused(0, enter(1, 470, 40)), "SM-SCN-4");
    run.choose(0, enter(0, 40, 40));
    assert_eq!(run.field().gate[0], Some(0));
    assert!(run.field().place(Tag(1)).is_some());
}

#[test]
fn sm_scn_6_who_has_not_entered_in_time_is_removed() {
    let mut stage = two().post(3, at(0, 0)).but(|it| it.at = None);
    stage.setup.scenario.special = vec![sergeants::Special::RemoveLate(1)];
    let run = stage.begin(vec![Procedure::EndTurn]);
    assert_eq!(run.field().figure(Tag(3)).map(|it| it.at), Some(sergeants::At::Removed));
    assert_eq!(run.field().score, [0, 0]);
}

#[test]
fn sm_trn_9_hand_sizes_are_announced_and_open_games_show_all() {
    let mut stage = two().hands([&[(1, 1), (1, 2)], &[]]);
    let other = Viewer::Seat(Seat(1));
    let closed = Stage { setup: stage.setup.clone(), position: stage.position.clone() };
    let run = closed.begin(vec![Procedure::TurnUp]);
    let view = run.game.view(other);
    assert_eq!((view.seats[0].hand, view.seats[0].own.is_none()), (2, true));
    stage.setup.scenario.special = vec![sergeants::Special::Open];
    let run = stage.begin(vec![Procedure::TurnUp]);
    assert!(run.game.view(other).seats[0].own.is_some());
}

#[test]
fn sm_trn_10_cards_drawn_after_placing_stay_in_hand() {
    let stage = two().with(1, |it| it.draw = 2).shown([&[(1, 1)], &[]]);
    let mut stage = stage;
    stage.position.story = [2, 1, 3].map(StoryNr).to_vec();
    let mut run = stage.begin(vec![Procedure::Phase { phase: 1 }]);
    run.choose(0, Choice::Part(Part::DogTag)).choose(0, Choice::Act(Act::Draw));
    assert!(matches!(run.game.pending(), Pending::Chance(ChanceWanted::Draw { .. })));
    run.draw(2, 1).draw(2, 2);
    assert_eq!(run.game.view(Viewer::Spectator).seats[0].hand, 2);
}

#[test]
fn sm_sto_1_a_phase_has_two_actions_in_their_order() {
    let run = two().shown([&[(1, 7)], &[]]).begin(vec![Procedure::Phase { phase: 1 }]);
    use sergeants::Action::{Hide, Move};
    assert_eq!(run.options(0), [Choice::Action(Move), Choice::Action(Hide)]);
}

#[test]
fn sm_sto_2_three_are_turned_up_each_turn() {
    let mut stage = two();
    (stage.position.story, stage.position.story_deck) = (Vec::new(), [1, 2, 3, 4].map(StoryNr).to_vec());
    let mut run = stage.begin(vec![Procedure::TurnUp]);
    for nr in [4, 1, 3] {
        run.game.answer(Answer::Draw(Choice::Story(StoryNr(nr)))).expect("it is in the bag");
    }
    assert_eq!(
        (run.field().story, run.field().story_deck),
        ([4, 1, 3].map(StoryNr).to_vec(), vec![StoryNr(2)])
    );
}

#[test]
fn sm_trn_3_events_come_before_placing() {
    let mut stage = two();
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
    let mut run = two().hands([&[(1, 3), (1, 1), (1, 2)], theirs]).begin(vec![Procedure::Place]);
    run.choose(0, Choice::Placing([Some(card(1, 3)), Some(card(1, 1)), Some(card(1, 2))]));
    run.choose(1, Choice::Placing([Some(card(11, 3)), Some(card(11, 1)), Some(card(11, 2))]));
    assert_eq!(run.field().initiative, [Seat(1), Seat(0)]);
}

#[test]
fn sm_trn_7_melee_at_the_end_of_the_phase() {
    let right = Place::new(40, 40, sergeants::Facing::RIGHT);
    let left = Place::new(56, 40, sergeants::Facing::LEFT);
    let run = Stage::new().post(1, right).post(11, left).begin(vec![Procedure::Phase { phase: 1 }]);
    assert!(run.field().melee.is_some());
}

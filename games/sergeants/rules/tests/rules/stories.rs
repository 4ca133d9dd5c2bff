//! STO: the story deck and its events.

use sergeants::{
    Choice, Event, Procedure,
    content::{Act, Action, By, Cond, Mark, Set, Stat, Step, StoryNr, Tag, Topic, Until, Who, Whom},
    state::Context,
};
use table::{Answer, Seat};

use crate::scenes::{
    maps::up,
    playing,
    stage::{Run, Stage},
};

#[test]
fn sm_sto_3_an_event_happens_where_the_cause_meets_the_next_effect() {
    let mut stage = playing::two();
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
    let run = playing::two().begin(vec![Procedure::Carry { context, steps: vec![step.clone()] }]);
    assert_eq!(run.field().changes.len(), 1);
    let run = playing::two().begin(vec![Procedure::Carry { context, steps: vec![step] }, Procedure::EndTurn]);
    assert!(run.field().changes.is_empty());
}

#[test]
fn sm_sto_6_players_are_taken_by_initiative_and_the_forbidden_does_not_happen() {
    let mut stage = playing::two().hands([&[], &[(11, 1)]]);
    let it = stage.setup.library.story.get_mut(&StoryNr(2)).expect("it is there");
    (it.effect.by, it.effect.topic) = (By::Each, Topic::Weird);
    it.effect.steps = vec![Step::Mark(Who::UpTo(1, Set::Own), Mark::Pin)];
    let mut run = stage.begin(vec![Procedure::Events]);
    run.soldier(1, 11).soldier(0, 2);
    assert!(run.field().figure(Tag(2)).is_some_and(|it| it.pinned));
    // No soldier is spotted, so none can shoot.
    let mut stage = playing::two();
    let it = stage.setup.library.story.get_mut(&StoryNr(2)).expect("it is there");
    (it.effect.by, it.effect.topic) = (By::First, Topic::Weird);
    it.effect.steps = vec![Step::Do { who: Who::UpTo(1, Set::Own), each: vec![Act::Shoot] }];
    let mut run = stage.begin(vec![Procedure::Events]);
    assert_eq!(run.soldier(0, 1).options(0), [Choice::Done]);
}

#[test]
fn sm_sto_6_up_to_leaves_the_choice_and_a_number_does_not() {
    let asked = |new: bool, step: Step| {
        let mut stage = playing::two();
        stage.setup.by_the_book = new;
        let it = stage.setup.library.story.get_mut(&StoryNr(2)).expect("it is there");
        (it.effect.by, it.effect.topic, it.effect.steps) = (By::First, Topic::Weird, vec![step]);
        stage.begin(vec![Procedure::Events])
    };
    let pin = || Step::Mark(Who::UpTo(2, Set::Own), Mark::Pin);
    let pinned = |run: &Run| [1, 2].map(|it| run.field().figure(Tag(it)).is_some_and(|it| it.pinned));
    // "Up to two of your soldiers": one, or none.
    let mut run = asked(true, pin());
    run.soldier(0, 2).choose(0, Choice::Done);
    assert_eq!(pinned(&run), [false, true]);
    let mut run = asked(true, pin());
    run.choose(0, Choice::Done);
    assert_eq!(pinned(&run), [false, false]);
    // In a match that began before, it is two.
    assert!(!asked(false, pin()).options(0).contains(&Choice::Done));
    // "Two of your soldiers turn" is an order.
    let turn = Step::Do { who: Who::UpTo(2, Set::Own), each: vec![Act::Turn] };
    assert!(!asked(true, turn).options(0).contains(&Choice::Done));
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
fn sm_sto_1_a_phase_has_two_actions_in_their_order() {
    let run = playing::two().shown([&[(1, 7)], &[]]).begin(vec![Procedure::Phase { phase: 1 }]);
    use sergeants::content::Action::{Hide, Move};
    assert_eq!(run.options(0), [Choice::Action(Move), Choice::Action(Hide)]);
}

#[test]
fn sm_sto_2_three_are_turned_up_each_turn() {
    let mut stage = playing::two();
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
fn sm_sto_1_the_same_action_twice_is_one_round_by_initiative() {
    let text = "(story: [(number: 900, colour: red, first: move, then: move, cause: weird, \
        effect: (topic: weather, by: nobody, steps: []))])";
    let file = table::OwnFile { name: "story.ron".into(), place: "it".into(), text: text.into() };
    assert!(sergeants::content::Shelf::read(&[file]).is_ok());
    let mut stage = Stage::new().post(1, up(40, 40)).post(11, up(200, 40)).shown([&[(1, 4)], &[(11, 4)]]);
    let card = stage.setup.library.story.get_mut(&StoryNr(1)).expect("it is there");
    (card.first, card.then) = (Action::Move, Action::Move);
    let run = stage.begin(vec![Procedure::Phase { phase: 1 }]);
    let field = run.field();
    let order = sergeants::rules::in_order_of_play(run.game.world(), &field, 0);
    assert_eq!(order.iter().map(|it| it.0).collect::<Vec<_>>(), field.initiative);
    // Nobody is asked which of the two his card is for.
    assert!(!matches!(run.asked(0), Some((sergeants::Ask::Name { .. }, _))));
}

#[test]
fn sm_sto_6_a_condition_decides_what_an_event_does() {
    let scores = |turn| {
        let mut stage = Stage::new().post(1, up(40, 40)).post(11, up(440, 40));
        stage.position.turn = turn;
        let score = |vp| vec![Step::Score(Whom::Me, vp)];
        let late = Cond::Turn { least: 2, most: 9 };
        let steps = vec![Step::If { cond: late, then: score(1), otherwise: score(2) }];
        let context = Context { seat: Some(Seat(0)), owner: None, must: true, bubble: false };
        stage.begin(vec![Procedure::Carry { context, steps }]).field().scores()
    };
    assert_eq!((scores(1), scores(2)), (vec![2, 0], vec![1, 0]));
}

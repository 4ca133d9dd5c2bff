//! ORD: orders.

use sergeants::{
    Choice, Event, Procedure, World,
    content::{Act, Equipment, Gives, Goal, Mark, Order, OrderNr, Set, Step, StoryNr, Tag, Who},
    measure::{Facing, Place},
    state::{At, Field},
};
use table::{Answer, Pending, Seat, Viewer};

use crate::scenes::{armed, fighting, maps::up, ordered, stage::Stage};

fn ordered(goal: Goal) -> Stage {
    let mut stage = Stage::new();
    let order = Order { number: OrderNr(1), side: None, entry: None, vp: 5, goal };
    stage.setup.library.orders.insert(OrderNr(1), order);
    stage.position.orders = vec![vec![OrderNr(1)], Vec::new()];
    stage
}

#[test]
fn sm_ord_1_hold_own_soldiers_and_no_enemies_at_the_end() {
    let hold = || ordered(Goal::Hold("L1".into())).post(1, up(500, 40));
    assert_eq!(hold().post(11, up(40, 40)).begin(vec![]).field().scores(), [5, 0]);
    assert_eq!(hold().post(11, up(620, 40)).begin(vec![]).field().scores(), [0, 0]);
}

#[test]
fn sm_ord_2_search_moves_into_cover() {
    let stage = ordered(Goal::Search("L1".into())).post(1, fighting::right(545, 40)).post(11, up(40, 40));
    let mut run = stage.acts(1, &[Act::Walk]);
    run.choose(0, Choice::Walk(fighting::right(580, 40).into()));
    assert_eq!(run.field().scores(), [5, 0]);
}

#[test]
fn sm_ord_3_capture_alone_for_a_whole_turn() {
    let capture = || ordered(Goal::Capture("L1".into())).post(1, up(500, 40)).post(11, up(40, 40));
    assert_eq!(capture().begin(vec![Procedure::EndTurn]).field().scores(), [0, 0]);
    let mut stage = capture();
    stage.position.story_deck = [1, 2, 3].map(sergeants::content::StoryNr).to_vec();
    let mut run = stage.begin(vec![Procedure::Turn { turn: 2 }]);
    run.draw_all();
    assert_eq!(run.field().alone, [vec![Seat(0)]]);
}

#[test]
fn sm_ord_4_general_attack_scores_each_kill() {
    let stage = fighting::spotted(
        ordered(Goal::GeneralAttack).post(1, fighting::right(40, 40)).post(11, fighting::left(104, 40)),
    );
    let mut run = stage.post(12, fighting::left(440, 40)).acts(1, &[Act::Shoot]);
    run.soldier(0, 11).draw(1, 2).draw(11, 4);
    assert_eq!(run.field().scores(), [3 + 5, 0]);
}

#[test]
fn sm_ord_5_a_patrol_leaves_by_the_area() {
    let stage =
        ordered(Goal::Patrol { leave: "east".into() }).post(1, fighting::right(600, 40)).post(11, up(40, 40));
    let mut run = stage.post(2, fighting::right(80, 120)).acts(1, &[Act::Walk]);
    run.choose(0, Choice::Leave { gate: 1 });
    assert_eq!(
        (run.field().scores(), run.field().figure(Tag(1)).map(|it| it.at)),
        (vec![5, 0], Some(At::Gone))
    );
}

fn skirmish() -> Stage {
    let stage = fighting::spotted(
        ordered(Goal::Skirmish).post(1, fighting::right(40, 40)).post(11, fighting::left(104, 40)),
    );
    fighting::spotted(stage.post(12, fighting::left(144, 40))).post(13, fighting::left(440, 40))
}

#[test]
fn sm_ord_9_skirmish_more_than_half_killed() {
    let mut run = skirmish().acts(1, &[Act::Shoot, Act::Shoot]);
    run.soldier(0, 11).draw(1, 2).draw(11, 4);
    assert_eq!(run.field().scores(), [3, 0]);
    run.soldier(0, 12).draw(1, 4).draw(12, 4);
    assert_eq!(run.field().scores(), [3 + 3 + 5, 0]);
}

#[test]
fn sm_ord_12_whom_events_kill_does_not_count_for_a_skirmish() {
    let kill = |tag| Step::Mark(Who::All(Set::Named(Tag(tag))), Mark::Kill);
    let context = sergeants::state::Context { seat: None, owner: None, must: true, bubble: false };
    let carry = Procedure::Carry { context, steps: vec![kill(11), kill(12)] };
    assert_eq!(skirmish().begin(vec![carry, Procedure::After]).field().scores(), [0, 0]);
}

#[test]
fn sm_ord_10_recon_two_soldiers_at_the_same_time() {
    let recon = || {
        ordered(Goal::Recon { landmark: "L1".into(), soldiers: 2 }).post(1, up(500, 40)).post(11, up(40, 40))
    };
    assert_eq!(recon().begin(vec![Procedure::After]).field().scores(), [0, 0]);
    assert_eq!(recon().post(2, up(600, 40)).begin(vec![Procedure::After]).field().scores(), [5, 0]);
}

#[test]
fn sm_ord_6_registered_fire_may_be_smoke() {
    let mut stage = armed::armed(Equipment::new("radio", Gives::Object), 1).post(2, up(560, 40));
    let goal = Goal::RegisteredFire { with: "radio".into(), turn: 1, at: "L1".into(), checks: 3 };
    let order = Order { number: OrderNr(1), side: None, entry: None, vp: 4, goal };
    stage.setup.library.orders.insert(OrderNr(1), order);
    stage.position.orders = vec![vec![OrderNr(1)], Vec::new()];
    let begin = |stage: &Stage| {
        let stage = Stage { setup: stage.setup.clone(), position: stage.position.clone() };
        stage.begin(vec![Procedure::Turn { turn: 1 }])
    };
    let mut run = begin(&stage);
    run.choose(0, Choice::Yes);
    assert_eq!((run.field().markers.smoke.len(), run.field().scores()), (1, vec![4, 0]));
    let mut run = begin(&stage);
    // The explosion strikes one's own man who is there: three checks.
    run.choose(0, Choice::No).draw(2, 1).draw(2, 5).draw(2, 6);
    assert_eq!((run.field().markers.smoke.len(), run.field().scores()), (0, vec![4, 0]));
}

#[test]
fn sm_ord_6_registered_fire_on_its_turn_if_the_operator_is_alive() {
    let goal = Goal::RegisteredFire { with: "radio".into(), turn: 2, at: "L1".into(), checks: 1 };
    let stage = || {
        ordered::with_orders(&[(1, goal.clone())])
            .post(1, up(40, 40))
            .but(|it| it.carries = vec!["radio".into()])
    };
    let mut run =
        stage().post(11, up(500, 40)).post(12, up(200, 40)).begin(vec![Procedure::Turn { turn: 2 }]);
    // A blast check on the man in the landmark, from his own deck.
    run.draw(11, 2).draw(11, 4);
    assert_eq!(run.field().figure(Tag(11)).map(|it| it.at), Some(At::Dead));
    assert_eq!(run.field().scores(), [5 + 3, 0]);
    let mut run = stage().post(11, up(500, 40)).begin(vec![Procedure::Turn { turn: 1 }]);
    run.draw_all();
    assert_eq!(run.field().scores(), [0, 0]);
}

#[test]
fn sm_ord_7_demolition_after_holding_with_the_explosives() {
    let goal = || Goal::Demolition { landmark: "L1".into(), with: "explosives".into(), turns: 1, checks: 1 };
    let stage = |carries: &[&str]| {
        let carries: Vec<String> = carries.iter().map(|it| it.to_string()).collect();
        let stage = ordered::with_orders(&[(1, goal())]).post(1, Place::new(490, 40, Facing::LEFT));
        stage.but(|it| it.carries = carries).post(11, up(600, 40)).post(12, up(40, 40))
    };
    // A turn counts with the carrier there and no enemy.
    for (carries, enemy, turns) in
        [(&["explosives"][..], 40, 1), (&[][..], 40, 0), (&["explosives"][..], 600, 0)]
    {
        let mut stage = stage(carries);
        stage.position.soldiers[1].at = Some(up(enemy, 100));
        let run = stage.begin(vec![Procedure::EndTurn]);
        let own = run.game.view(Viewer::Seat(Seat(0))).seats[0].own.clone().expect("it is his");
        assert_eq!(own.charged, [turns]);
    }
    // The last own soldier leaves, and it blows up; every soldier there gets a blast check.
    for (charged, score) in [(1, 5), (0, 0)] {
        let mut stage = stage(&["explosives"]);
        stage.position.charged = vec![vec![charged], Vec::new()];
        let mut run = stage.acts(1, &[Act::Walk]);
        run.choose(0, Choice::Walk(Place::new(470, 40, Facing::LEFT).into()));
        assert_eq!(run.field().scores(), [score, 0]);
        if charged == 1 {
            run.draw(11, 1);
        }
        assert!(run.is_over());
    }
}

/// A turn in which no soldier goes anywhere, regardless of what is drawn.
fn idle_turn(mut stage: Stage) -> Field {
    stage.position.story_deck = [1, 2, 3].map(StoryNr).to_vec();
    stage.setup.scenario.turns = 1;
    let mut run = stage.begin(vec![Procedure::Turn { turn: 1 }]);
    let mut chance = table::Shuffler::new(3);
    while !run.is_over() {
        let answer = match run.game.pending() {
            Pending::Decide { prompts, .. } if prompts[0].options.contains(&Choice::Done) => {
                Answer::Choose { seat: prompts[0].seat, choice: Choice::Done }
            }
            _ => run.game.random_answer(&mut chance).expect("it is not over"),
        };
        run.events.extend(run.game.answer(answer).expect("it is legal"));
    }
    run.field()
}

#[test]
fn sm_ord_8_attack_more_than_half_of_the_landmarks() {
    let stage = ordered::with_orders(&[(1, Goal::Attack)]).post(1, up(500, 40)).post(11, up(40, 40));
    let field = idle_turn(stage);
    assert_eq!((field.scores(), field.captured), (vec![5, 0], vec![vec![Seat(0)]]));
}

#[test]
fn sm_ord_3_sm_ord_8_allies_do_not_spoil_a_capture_and_enemies_do() {
    let stage = |enemy: i32| {
        let mut stage = ordered::three_players();
        let goals = [(1, Goal::Capture("L1".into())), (2, Goal::Attack)];
        stage.setup.library.orders.extend(goals.map(|(nr, goal)| ordered::order(nr, goal)));
        stage.position.orders = vec![vec![OrderNr(1)], Vec::new(), vec![OrderNr(2)]];
        let stage = stage.post(1, up(500, 40)).post(2, up(600, 40)).but(|it| it.seat = Seat(2));
        stage.post(3, up(540, 120)).post(11, up(enemy, 120))
    };
    let field = idle_turn(stage(40));
    assert_eq!((field.scores(), field.captured), (vec![5, 0, 5], vec![vec![Seat(0), Seat(2)]]));
    let field = idle_turn(stage(600));
    assert_eq!((field.scores(), field.captured), (vec![0, 0, 0], vec![Vec::new()]));
}

#[test]
fn sm_ord_11_orders_for_landmarks_not_in_play_and_of_other_nations_are_left_out() {
    let mut stage = ordered::with_orders(&[
        (1, Goal::Hold("L1".into())),
        (2, Goal::Hold("L9".into())),
        (3, Goal::Attack),
    ]);
    stage.setup.library.orders.get_mut(&OrderNr(3)).expect("it is there").side = Some("german".into());
    stage.setup.scenario.sides[0].orders = [1, 2, 3].map(OrderNr).to_vec();
    let world = World::new(&stage.setup).expect("it is valid");
    assert_eq!(world.orders_of(0), [OrderNr(1)]);
}

#[test]
fn sm_ord_12_once_each_and_hold_only_at_the_last() {
    let stage = ordered::with_orders(&[
        (1, Goal::Hold("L1".into())),
        (2, Goal::Recon { landmark: "L1".into(), soldiers: 1 }),
    ]);
    let run = stage.post(1, up(500, 40)).post(11, up(40, 40)).begin(vec![Procedure::After, Procedure::After]);
    let met = |nr| {
        run.events.iter().filter(|it| matches!(it, Event::OrderMet { order, .. } if order.0 == nr)).count()
    };
    assert_eq!((met(1), met(2)), (1, 1));
    let place =
        |nr| run.events.iter().position(|it| matches!(it, Event::OrderMet { order, .. } if order.0 == nr));
    assert!(place(2) < place(1));
}

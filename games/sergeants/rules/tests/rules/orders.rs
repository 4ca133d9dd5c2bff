//! ORD: orders.

use sergeants::{
    Choice, Event, Procedure, Sergeants, Setup, World,
    content::{
        Act, Equipment, Force, Gives, Goal, Mark, Order, OrderNr, Rank, Set, Start, Step, StoryNr, Tag,
        Topic, Who,
    },
    measure::{Facing, Place},
    state::{At, Board, Context, Field, Position},
};
use table::{Answer, Pending, Rules, Seat, Viewer};

use crate::scenes::{
    armed, fighting,
    maps::up,
    ordered,
    stage::{Run, Stage},
};

fn ordered(goal: Goal) -> Stage {
    let mut stage = Stage::new();
    let order = Order { number: OrderNr(1), side: None, entry: None, vp: 5, goal };
    stage.setup.library.orders.insert(OrderNr(1), order);
    stage.position.orders = vec![vec![OrderNr(1)], Vec::new()];
    stage
}

/// The board of a position.
fn laid_out(stage: &Stage) -> Board {
    let position = Position { then: vec![Procedure::Finish], ..stage.position.clone() };
    let setup = Setup { position: Some(position), ..stage.setup.clone() };
    Sergeants::open(&setup).unwrap_or_else(|why| panic!("{why:?}")).board
}

#[test]
fn sm_ord_1_hold_own_soldiers_and_no_enemies_at_the_end() {
    let hold = || ordered(Goal::Hold("L1".into())).post(1, up(500, 40));
    assert_eq!(hold().post(11, up(40, 40)).begin(vec![]).field().scores(), [5, 0]);
    assert_eq!(hold().post(11, up(620, 40)).begin(vec![]).field().scores(), [0, 0]);
}

#[test]
fn sm_ord_1_an_ally_in_the_landmark_does_not_spoil_hold() {
    let mut stage = ordered::three_players();
    stage.setup.library.orders.extend([ordered::order(1, Goal::Hold("L1".into()))]);
    stage.position.orders = vec![vec![OrderNr(1)], Vec::new(), Vec::new()];
    let stage = stage.post(1, up(500, 40)).post(2, up(600, 40)).but(|it| it.seat = Seat(2));
    assert_eq!(stage.post(11, up(40, 40)).begin(vec![]).field().scores(), [5, 0, 0]);
}

/// A man who walks again and again; the wood of L1 begins at 560.
fn searching(from: Place, ways: &[i32]) -> Vec<i16> {
    let stage = ordered(Goal::Search("L1".into())).post(1, from).post(11, up(40, 40));
    let mut run = stage.acts(1, &vec![Act::Walk; ways.len()]);
    for x in ways {
        run.choose(0, Choice::Walk(fighting::right(*x, 40).into()));
    }
    run.field().scores()
}

#[test]
fn sm_ord_2_search_enters_from_outside_and_moves_into_cover() {
    // In from the square to the left, and on into the wood by later moves.
    let in_steps = [490, 530, 570];
    assert_eq!(searching(fighting::right(470, 40), &in_steps[..2]), [0, 0]);
    assert_eq!(searching(fighting::right(470, 40), &in_steps), [5, 0]);
    // Who has never been outside does not enter, whether he starts in cover or walks into it.
    assert_eq!(searching(fighting::right(580, 40), &[580]), [0, 0]);
    assert_eq!(searching(fighting::right(545, 40), &[580]), [0, 0]);
    // Out and in again.
    assert_eq!(searching(fighting::right(580, 40), &[545, 510, 470, 510, 545, 580]), [5, 0]);
}

/// A turn by the story cards 1, 2 and 3, of which the third has an event.
fn with_event(mut stage: Stage, steps: Vec<Step>) -> Stage {
    let card = stage.setup.library.story.get_mut(&StoryNr(3)).expect("it is there");
    (card.effect.topic, card.effect.steps) = (Topic::Weird, steps);
    stage
}

#[test]
fn sm_ord_3_capture_counts_from_phase_1_after_the_events() {
    let capture = || ordered(Goal::Capture("L1".into())).post(1, up(500, 40));
    // Alone at the end of a turn is not enough.
    assert_eq!(capture().post(11, up(40, 40)).begin(vec![Procedure::EndTurn]).field().scores(), [0, 0]);
    // An event kills the last enemy there before phase 1.
    let enemy = || capture().post(11, up(600, 40)).post(12, up(40, 40));
    assert_eq!(idle_turn(enemy()).scores(), [0, 0]);
    let kill = Step::Mark(Who::All(Set::Named(Tag(11))), Mark::Kill);
    assert_eq!(idle_turn(with_event(enemy(), vec![kill])).scores(), [5, 0]);
    // An event kills the only own man there: nobody is left to capture.
    let kill = Step::Mark(Who::All(Set::Named(Tag(1))), Mark::Kill);
    let stage = capture().post(2, up(40, 120)).post(11, up(40, 40));
    assert_eq!(idle_turn(with_event(stage, vec![kill])).scores(), [0, 0]);
}

#[test]
fn sm_ord_3_an_enemy_who_comes_in_during_the_turn_spoils_a_capture() {
    let stage = ordered(Goal::Capture("L1".into())).post(1, up(600, 40)).post(11, fighting::right(470, 120));
    let context = Context { seat: Some(Seat(1)), owner: Some(Tag(11)), must: false, bubble: false };
    let walk = |n| Procedure::Acts { context, tag: Tag(11), acts: vec![Act::Walk; n] };
    let began = || vec![Procedure::Phase { phase: 1 }, walk(1), Procedure::After, walk(1), Procedure::After];
    let run = |to: [i32; 2]| {
        let stage = Stage { setup: stage.setup.clone(), position: stage.position.clone() };
        let mut run = stage.begin([began(), vec![Procedure::EndTurn]].concat());
        for x in to {
            run.choose(1, Choice::Walk(fighting::right(x, 120).into()));
        }
        run.field().scores()
    };
    assert_eq!(run([470, 470]), [5, 0]);
    // He is out again at the turn's end.
    assert_eq!(run([490, 470]), [0, 0]);
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
fn sm_ord_4_one_man_pays_once_and_a_freed_man_nothing() {
    let attack = || ordered(Goal::GeneralAttack).post(1, fighting::right(40, 40)).post(2, up(40, 120));
    let told = |then: &[Event]| {
        let stage = attack().post(11, fighting::left(58, 40)).post(12, fighting::left(440, 40));
        let mut board = laid_out(&stage);
        let world = World::new(&stage.setup).expect("it is valid");
        then.iter().for_each(|it| Sergeants::apply(&world, &mut board, it));
        sergeants::rules::beaten_by(&world, &board, Seat(0))
    };
    let captured = Event::Captured {
        tag: Tag(11),
        rank: Rank::Private,
        by: Tag(1),
        seat: Seat(0),
        at: fighting::left(58, 40),
    };
    let freed = Event::Freed { tag: Tag(11), at: fighting::left(58, 40) };
    let killed = |by| Event::Killed { tag: Tag(11), rank: Rank::Private, by, scores: Vec::new() };
    let left = Event::Left { tag: Tag(1), gate: 0 };
    assert_eq!(told(std::slice::from_ref(&captured)), 1);
    assert_eq!(told(&[captured.clone(), freed.clone()]), 0);
    assert_eq!(told(&[captured.clone(), freed.clone(), captured.clone(), killed(Some(Seat(0)))]), 1);
    assert_eq!(told(&[captured.clone(), left]), 1);
    // Whom an event or his own side kills is nobody's.
    assert_eq!(told(&[killed(None)]), 0);
    assert_eq!(told(&[killed(Some(Seat(1)))]), 0);
}

#[test]
fn sm_ord_5_a_patrol_may_leave_by_the_area_that_it_entered_by() {
    let wait = |stage: Stage| stage.but(|it| it.at = None);
    let mut stage = wait(ordered(Goal::Patrol { leave: "west".into() }).post(1, up(40, 40)));
    stage.setup.library.orders.get_mut(&OrderNr(1)).expect("it is there").entry = Some("west".into());
    let mut run = stage.post(2, up(40, 120)).post(11, up(440, 40)).acts(1, &[Act::Walk, Act::Walk]);
    run.choose(0, Choice::Enter { gate: 0, way: Place::new(30, 40, Facing::RIGHT).into() });
    run.choose(0, Choice::Leave { gate: 0 });
    assert_eq!(run.field().scores(), [5, 0]);
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
fn sm_ord_9_the_player_or_his_side_has_killed_them() {
    // Two players a side; the opponent of seat 1 has three men, two of them killed.
    let met = |killers: [u8; 2]| {
        let mut stage = ordered(Goal::Skirmish);
        stage.setup.seats = ["us", "german", "us", "german"].map(String::from).to_vec();
        stage.position.orders.resize(4, Vec::new());
        for side in &mut stage.setup.scenario.sides {
            side.start = Start::On(vec!["1".into()]);
            side.forces = [1, 2].map(|players| Force { players, vp: 10, leaders: 1 }).to_vec();
        }
        for (tag, seat) in [(1, 0), (2, 2), (11, 1), (12, 1), (13, 1), (14, 3)] {
            stage = stage.post(tag, up(40 * tag as i32, 40)).but(|it| it.seat = Seat(seat));
        }
        let mut board = laid_out(&stage);
        let world = World::new(&stage.setup).expect("it is valid");
        for (tag, by) in [11, 12].into_iter().zip(killers) {
            let event =
                Event::Killed { tag: Tag(tag), rank: Rank::Private, by: Some(Seat(by)), scores: Vec::new() };
            Sergeants::apply(&world, &mut board, &event);
        }
        !sergeants::rules::beaten(&world, &board, Seat(0), &world.library.orders[&OrderNr(1)]).is_empty()
    };
    assert!(met([0, 0]) && met([0, 2]));
    // One of them was killed by his own ally.
    assert!(!met([0, 3]));
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
    run.choose(0, Choice::No).draw(1, 1).draw(1, 5).draw(1, 6);
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
    // A blast check on the man in the landmark, from the deck of the player whose fire it is; the damage from his own.
    run.draw(1, 2).draw(11, 4);
    assert_eq!(run.field().figure(Tag(11)).map(|it| it.at), Some(At::Dead));
    assert_eq!(run.field().scores(), [5 + 3, 0]);
    // A match that began before goes on with the deck of the man struck.
    let mut before = stage().post(11, up(500, 40)).post(12, up(200, 40));
    before.setup.by_the_book = false;
    let mut run = before.begin(vec![Procedure::Turn { turn: 2 }]);
    run.draw(11, 2).draw(11, 4);
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
    // A turn counts with the carrier there and no enemy, from the beginning of phase 1 on.
    let from_phase_1 = vec![Procedure::Phase { phase: 1 }, Procedure::EndTurn];
    let charged = |stage: Stage, then: Vec<Procedure>| {
        let run = stage.begin(then);
        run.game.view(Viewer::Seat(Seat(0))).seats[0].own.clone().expect("it is his").charged
    };
    for (carries, enemy, turns) in
        [(&["explosives"][..], 40, 1), (&[][..], 40, 0), (&["explosives"][..], 600, 0)]
    {
        let mut stage = stage(carries);
        stage.position.soldiers[1].at = Some(up(enemy, 100));
        assert_eq!(charged(stage, from_phase_1.clone()), [turns]);
    }
    let mut late = stage(&["explosives"]);
    late.position.soldiers[1].at = Some(up(40, 100));
    assert_eq!(charged(late, vec![Procedure::EndTurn]), [0], "he was not seen there when phase 1 began");
    // The last own soldier leaves, and it blows up; every soldier there gets a blast check.
    for (charged, score) in [(1, 5), (0, 0)] {
        let mut stage = stage(&["explosives"]);
        stage.position.charged = vec![vec![charged], Vec::new()];
        let mut run = stage.acts(1, &[Act::Walk]);
        run.choose(0, Choice::Walk(Place::new(470, 40, Facing::LEFT).into()));
        assert_eq!(run.field().scores(), [score, 0]);
        if charged == 1 {
            run.draw(1, 1);
        }
        assert!(run.is_over());
    }
}

#[test]
fn sm_ord_7_three_whole_turns_and_who_leaves_the_map_leaves_the_landmark() {
    let goal = Goal::Demolition { landmark: "L1".into(), with: "explosives".into(), turns: 3, checks: 1 };
    let stage = |x: i32, charged: u8| {
        let patrol = Goal::Patrol { leave: "east".into() };
        let stage = ordered::with_orders(&[(1, goal.clone()), (2, patrol)]);
        let stage =
            stage.post(1, Place::new(x, 40, Facing::RIGHT)).but(|it| it.carries = vec!["explosives".into()]);
        let mut stage = stage.post(2, up(40, 120)).post(11, up(40, 40));
        stage.position.charged = vec![vec![charged, 0], Vec::new()];
        stage
    };
    // Who comes in after phase 1 has begun, or goes out and comes back, has not held it for the whole turn: the count begins again.
    let context = Context { seat: Some(Seat(0)), owner: Some(Tag(1)), must: false, bubble: false };
    let walk = Procedure::Acts { context, tag: Tag(1), acts: vec![Act::Walk] };
    let charged = |from: i32, ways: &[i32]| {
        let mut then = vec![Procedure::Phase { phase: 1 }];
        ways.iter().for_each(|_| then.extend([walk.clone(), Procedure::After]));
        then.push(Procedure::EndTurn);
        let mut run = stage(from, 2).begin(then);
        for x in ways {
            run.choose(0, Choice::Walk(Place::new(*x, 40, Facing::RIGHT).into()));
        }
        run.game.view(Viewer::Seat(Seat(0))).seats[0].own.clone().expect("it is his").charged[0]
    };
    assert_eq!(charged(490, &[]), 3);
    assert_eq!(charged(490, &[500]), 3);
    assert_eq!(charged(470, &[490]), 0);
    assert_eq!(charged(490, &[470, 490]), 0);
    // Then he leaves, by walking or off the map.
    let blows_up = |x: i32, held: u8, choice: Choice| {
        let mut run = stage(x, held).acts(1, &[Act::Walk]);
        run.choose(0, choice);
        run.events.iter().any(|it| matches!(it, Event::OrderMet { order: OrderNr(1), .. }))
    };
    let out = || Choice::Walk(Place::new(470, 40, Facing::LEFT).into());
    assert!(blows_up(490, 3, out()) && blows_up(620, 3, Choice::Leave { gate: 1 }));
    assert!(!blows_up(490, 2, out()) && !blows_up(620, 2, Choice::Leave { gate: 1 }));
}

/// No soldier goes anywhere, regardless of what is drawn.
fn idle_until(run: &mut Run, is_there: impl Fn(&Run) -> bool) {
    let mut chance = table::Shuffler::new(3);
    while !is_there(run) {
        let answer = match run.game.pending() {
            Pending::Decide { prompts, .. } if prompts[0].options.contains(&Choice::Done) => {
                Answer::Choose { seat: prompts[0].seat, choice: Choice::Done }
            }
            _ => run.game.random_answer(&mut chance).expect("it is not over"),
        };
        run.events.extend(run.game.answer(answer).expect("it is legal"));
    }
}

/// A turn in which no soldier goes anywhere.
fn idle_turn(mut stage: Stage) -> Field {
    stage.position.story_deck = [1, 2, 3].map(StoryNr).to_vec();
    stage.setup.scenario.turns = 1;
    let mut run = stage.begin(vec![Procedure::Turn { turn: 1 }]);
    idle_until(&mut run, Run::is_over);
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

#[test]
fn sm_ord_8_what_was_captured_stays_so_while_own_men_are_in_it() {
    let mut stage = ordered::with_orders(&[(1, Goal::Attack)]).post(1, up(500, 40)).post(11, up(40, 40));
    for nr in [5, 6] {
        let it = stage.setup.library.story[&StoryNr(4)].clone();
        stage
            .setup
            .library
            .story
            .insert(StoryNr(nr), sergeants::content::StoryCard { number: StoryNr(nr), ..it });
    }
    stage.position.story_deck = [1, 2, 3, 4, 5, 6].map(StoryNr).to_vec();
    stage.setup.scenario.turns = 2;
    let mut run = stage.begin(vec![Procedure::Turn { turn: 1 }]);
    idle_until(&mut run, |it| it.field().turn == 2 && it.field().phase == 1);
    assert_eq!(run.field().captured, vec![vec![Seat(0)]]);
}

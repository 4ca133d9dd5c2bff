//! SOL, SCN and ORD: soldiers, setting up, orders.

use sergeants::{
    At, Belongs, Choice, Context, Edge, Enlisted, EntryArea, Equipment, Event, Facing, Field, Gives, Goal,
    Kind, Order, OrderNr, Place, Procedure, Rank, Secret, Sergeants, Setup, Start, StoryNr, Tag, World,
    cards::{Act, Set},
};
use table::{Answer, ChanceWanted, Game, Pending, Seat, Viewer};

use crate::{
    scene::up,
    stage::{Stage, card},
};

fn order(number: u16, goal: Goal) -> (OrderNr, Order) {
    (OrderNr(number), Order { number: OrderNr(number), side: None, entry: None, vp: 5, goal })
}

fn with_orders(orders: &[(u16, Goal)]) -> Stage {
    let mut stage = Stage::new();
    for what in ["radio", "explosives"] {
        stage.setup.library.equipment.insert(what.into(), Equipment::new(what, Gives::Object));
    }
    stage.setup.library.orders.extend(orders.iter().map(|(nr, goal)| order(*nr, goal.clone())));
    stage.position.orders = vec![orders.iter().map(|it| OrderNr(it.0)).collect(), Vec::new()];
    stage
}

/// Two players for the first side.
fn three_players() -> Stage {
    let mut stage = Stage::new();
    stage.setup.seats = ["us", "german", "us"].map(String::from).to_vec();
    stage.setup.scenario.areas.push(EntryArea { name: "south".into(), edge: Edge::Left, nth: 1 });
    stage.setup.scenario.sides[0].start = Start::Enter(vec!["west".into(), "south".into()]);
    stage
}

#[test]
fn sm_sol_1_seven_cards_are_in_the_deck() {
    let world = World::new(&Stage::new().setup).expect("it is valid");
    assert_eq!(world.cards_of(&Secret::new(Tag(1), Rank::Private)).len(), 7);
}

#[test]
fn sm_sol_2_a_leader_brings_the_cards_of_his_rank() {
    let library = sergeants::Library::of_the_house();
    let leader = library.soldiers.values().find(|it| 1 < it.ranks.len()).expect("there is a leader");
    let setup = Setup::of_the_house("crossing", &["us", "de"]);
    let world = World::new(&setup).expect("it is valid");
    for it in &leader.ranks {
        let cards = world.cards_of(&Secret::new(leader.tag, it.rank));
        assert_eq!(cards.len(), 7);
        let of_rank = cards.iter().filter(|card| world.card(**card).card.mark == Belongs::Rank(it.rank));
        assert_eq!(of_rank.count(), 3);
    }
}

#[test]
fn sm_sol_2_a_character_who_is_not_named_is_an_ordinary_soldier() {
    let mut stage = Stage::new();
    stage.setup.library.soldiers.get_mut(&Tag(2)).expect("he is there").kind = Kind::Character;
    stage.setup.library.story.get_mut(&StoryNr(1)).expect("it is there").character = Some(Tag(2));
    let (game, _) = Game::<Sergeants>::new(&stage.setup).unwrap_or_else(|why| panic!("{why:?}"));
    let force = vec![Enlisted::new(Tag(2), None)];
    assert!(game.check(&Answer::Choose { seat: Seat(0), choice: Choice::Force(force) }).is_ok());
    let deck =
        |stage: &Stage| World::new(&stage.setup).expect("it is valid").story_deck(|_| true, |_, _| false);
    assert_eq!(deck(&stage), [2, 3, 4].map(StoryNr));
    stage.setup.scenario.sides[0].characters = vec![Tag(2)];
    assert_eq!(deck(&stage), [1, 2, 3, 4].map(StoryNr));
}

#[test]
fn sm_sol_3_an_ability_that_is_not_printed_is_nothing() {
    let stage = Stage::new().post(1, up(40, 40)).post(11, up(200, 40)).with(1, |it| it.spot = 0);
    assert_eq!(stage.acts(1, &[Act::Spot]).options(0), [Choice::Done]);
}

#[test]
fn sm_sol_4_a_medal_adds_its_cards() {
    let mut stage = Stage::new();
    let star = Equipment { carry: Set::Named(Tag(1)), ..Equipment::new("star", Gives::Medal(Tag(1))) };
    stage.setup.library.equipment.insert("star".into(), star);
    stage.setup.library.cards.get_mut(&Tag(15)).expect("he is there")[6].mark = Belongs::Medal("star".into());
    let mut medal = stage.setup.library.cards[&Tag(1)][6].clone();
    medal.mark = Belongs::Medal("star".into());
    stage.setup.library.cards.get_mut(&Tag(1)).expect("he is there").push(medal);
    let world = World::new(&stage.setup).expect("it is valid");
    let starred = |tag: u16| Secret { carries: vec!["star".into()], ..Secret::new(Tag(tag), Rank::Private) };
    assert_eq!(world.cards_of(&starred(1)).len(), 8);
    // It is not his.
    assert_eq!(world.cards_of(&starred(15)).len(), 6);
}

#[test]
fn sm_sol_7_cards_held_by_a_killed_soldier_are_discarded() {
    let stage = Stage::new().post(1, up(40, 40)).post(2, up(120, 40)).post(11, up(200, 40));
    let context = |seat| Context { seat, owner: None, must: true, bubble: false };
    let kill =
        sergeants::Step::Mark(sergeants::cards::Who::All(Set::Named(Tag(1))), sergeants::cards::Mark::Kill);
    let mut run = stage.hands([&[(2, 1)], &[]]).begin(vec![
        Procedure::Acts { context: context(Some(Seat(0))), tag: Tag(1), acts: vec![Act::Hold] },
        Procedure::Carry { context: context(None), steps: vec![kill] },
    ]);
    run.choose(0, Choice::Card(card(2, 1))).choose(0, Choice::Done);
    assert_eq!(run.field().discards[0], [card(2, 1)]);
    // His own cards stay in the deck.
    assert_eq!(run.game.view(Viewer::Spectator).seats[0].deck, 13);
}

#[test]
fn sm_scn_1_a_scenario_is_for_certain_numbers_of_players() {
    let mut setup = Stage::new().setup;
    setup.seats = ["us", "german", "german"].map(String::from).to_vec();
    assert!(World::new(&setup).is_err());
    setup.seats = vec!["us".into()];
    assert!(World::new(&setup).is_err());
    assert!(World::new(&three_players().setup).is_ok());
}

#[test]
fn sm_scn_2_orders_are_drawn_before_forces_are_bought() {
    let mut stage = with_orders(&[(1, Goal::Attack), (2, Goal::Skirmish)]);
    (stage.setup.scenario.sides[0].orders, stage.setup.scenario.sides[0].n_orders) =
        (vec![OrderNr(1), OrderNr(2)], 1);
    let (mut game, _) = Game::<Sergeants>::new(&stage.setup).unwrap_or_else(|why| panic!("{why:?}"));
    let told = game.answer(Answer::Draw(Choice::Order(OrderNr(2)))).expect("it is in the bag");
    assert_eq!(told, [Event::OrderDrawn { seat: Seat(0), order: Some(OrderNr(2)) }]);
    assert_eq!(
        game.seen(&told[0], Viewer::Seat(Seat(1))),
        Some(Event::OrderDrawn { seat: Seat(0), order: None })
    );
    assert_eq!(game.pending().awaited(), [Seat(0)]);
    assert!(game.view(Viewer::Seat(Seat(1))).field.figures.is_empty());
}

#[test]
fn sm_scn_5_sm_scn_7_the_scenario_is_right_about_the_entry_area() {
    let wait = |stage: Stage| stage.but(|it| it.at = None);
    let mut stage = wait(with_orders(&[(1, Goal::Patrol { leave: "east".into() })]).post(1, up(40, 40)));
    stage.setup.library.orders.get_mut(&OrderNr(1)).expect("it is there").entry = Some("east".into());
    // "east" is not this side's: the order's area does not count.
    let mut run = stage.post(11, up(200, 40)).acts(1, &[Act::Walk]);
    let enter = |gate| Choice::Enter { gate, way: Place::new(30, 40, Facing::RIGHT).into() };
    assert_eq!(run.refused(0, enter(1)), "SM-SCN-4");
    run.choose(0, enter(0));
}

#[test]
fn sm_scn_7_any_unused_area_and_nobody_else_enters_there() {
    let wait = |stage: Stage| stage.but(|it| it.at = None);
    let mut stage =
        wait(wait(three_players().post(1, up(40, 40))).post(2, up(40, 40))).but(|it| it.seat = Seat(2));
    let act = |tag: u16, seat: u8| {
        let context = Context { seat: Some(Seat(seat)), owner: None, must: false, bubble: false };
        Procedure::Acts { context, tag: Tag(tag), acts: vec![Act::Walk] }
    };
    stage = stage.post(11, up(200, 40));
    let mut run = stage.begin(vec![act(1, 0), act(2, 2)]);
    let enter = |gate, y| Choice::Enter { gate, way: Place::new(30, y, Facing::RIGHT).into() };
    run.choose(0, enter(2, 120));
    assert_eq!(run.refused(2, enter(2, 100)), "SM-SCN-4");
    run.choose(2, enter(0, 40));
    assert_eq!(run.field().gate, [Some(2), None, Some(0)]);
}

#[test]
fn sm_scn_5_an_area_of_others_is_not_asked_for() {
    let wait = |stage: Stage| stage.but(|it| it.at = None);
    let mut stage = wait(with_orders(&[(1, Goal::Patrol { leave: "west".into() })]).post(1, up(40, 40)));
    stage.setup.library.orders.get_mut(&OrderNr(1)).expect("it is there").entry = Some("east".into());
    let mut run = stage.post(11, up(200, 40)).post(2, up(40, 120)).acts(1, &[Act::Walk, Act::Walk]);
    run.choose(0, Choice::Enter { gate: 0, way: Place::new(30, 40, Facing::RIGHT).into() });
    run.choose(0, Choice::Leave { gate: 0 });
    assert_eq!(run.field().score, [5, 0]);
}

#[test]
fn sm_scn_7_the_area_that_an_order_names_may_be_an_allys_too() {
    let wait = |stage: Stage| stage.but(|it| it.at = None);
    let mut stage =
        wait(wait(three_players().post(1, up(40, 40))).post(2, up(40, 40))).but(|it| it.seat = Seat(2));
    let (nr, mut order) = order(1, Goal::Patrol { leave: "east".into() });
    order.entry = Some("west".into());
    stage.setup.library.orders.insert(nr, order);
    stage.position.orders = vec![Vec::new(), Vec::new(), vec![nr]];
    let act = |tag: u16, seat: u8| {
        let context = Context { seat: Some(Seat(seat)), owner: None, must: false, bubble: false };
        Procedure::Acts { context, tag: Tag(tag), acts: vec![Act::Walk] }
    };
    let mut run = stage.post(11, up(200, 40)).begin(vec![act(1, 0), act(2, 2)]);
    let enter = |gate, y| Choice::Enter { gate, way: Place::new(30, y, Facing::RIGHT).into() };
    run.choose(0, enter(0, 20));
    assert_eq!(run.refused(2, enter(2, 120)), "SM-SCN-4");
    run.choose(2, enter(0, 60));
    assert_eq!(run.field().gate, [Some(0), None, Some(0)]);
}

#[test]
fn sm_scn_5_on_turn_n_the_scenario_acts() {
    let mut stage = Stage::new().post(1, up(40, 40)).post(11, up(200, 40));
    let step = sergeants::Step::Score(sergeants::cards::Whom::All, 1);
    stage.setup.scenario.special = vec![sergeants::Special::AtTurn(2, vec![step])];
    let mut run = stage.begin(vec![Procedure::Turn { turn: 2 }]);
    run.draw_all();
    assert_eq!(run.field().score, [1, 1]);
}

#[test]
fn sm_scn_8_equipment_is_for_some_only() {
    let mut stage = Stage::new();
    let bag = |id: &str, sides: Vec<String>| Equipment {
        sides,
        carry: Set::Not(Box::new(Set::Named(Tag(1)))),
        ..Equipment::new(id, Gives::Grenades(4))
    };
    for it in [bag("bag", Vec::new()), bag("theirs", vec!["german".into()])] {
        stage.setup.library.equipment.insert(it.id.clone(), it);
    }
    let (mut game, _) = Game::<Sergeants>::new(&stage.setup).unwrap_or_else(|why| panic!("{why:?}"));
    let force = |tag, what: &str| {
        let carries = vec![what.into()];
        let it = Enlisted { carries, grenades: 1, ..Enlisted::new(Tag(tag), None) };
        Answer::Choose { seat: Seat(0), choice: Choice::Force(vec![it]) }
    };
    assert!(game.check(&force(1, "bag")).is_err());
    assert!(game.check(&force(2, "theirs")).is_err());
    game.answer(force(2, "bag")).expect("it is legal");
    let own = game.view(Viewer::Seat(Seat(0))).seats[0].own.clone().expect("it is his");
    assert_eq!(own.soldiers[0].grenades, 5);
}

#[test]
fn sm_scn_9_placing_is_secret_and_at_once() {
    let mut setup = Setup::of_the_house("first-steps", &["us", "de"]);
    setup.scenario.special.clear();
    setup.scenario.sides.iter_mut().for_each(|it| it.n_orders = 0);
    let (mut game, _) = Game::<Sergeants>::new(&setup).unwrap_or_else(|why| panic!("{why:?}"));
    assert_eq!(game.pending().awaited(), [Seat(0), Seat(1)]);
    let mut chance = table::Shuffler::new(1);
    let first = game.random_answer(&mut chance).expect("it is not over");
    assert!(game.answer(first).expect("it is legal").is_empty());
    assert!(game.view(Viewer::Spectator).field.standing().next().is_none());
    let second = game.random_answer(&mut chance).expect("it is not over");
    game.answer(second).expect("it is legal");
    let field = game.view(Viewer::Spectator).field;
    assert_eq!(field.standing().filter(|it| !it.0.spotted).count(), 10);
}

#[test]
fn sm_ord_6_registered_fire_on_its_turn_if_the_operator_is_alive() {
    let goal = Goal::RegisteredFire { with: "radio".into(), turn: 2, at: "L1".into(), checks: 1 };
    let stage =
        || with_orders(&[(1, goal.clone())]).post(1, up(40, 40)).but(|it| it.carries = vec!["radio".into()]);
    let mut run =
        stage().post(11, up(500, 40)).post(12, up(200, 40)).begin(vec![Procedure::Turn { turn: 2 }]);
    // A blast check on the man in the landmark, from his own deck.
    run.draw(11, 2).draw(11, 4);
    assert_eq!(run.field().figure(Tag(11)).map(|it| it.at), Some(At::Dead));
    assert_eq!(run.field().score, [5 + 3, 0]);
    let mut run = stage().post(11, up(500, 40)).begin(vec![Procedure::Turn { turn: 1 }]);
    run.draw_all();
    assert_eq!(run.field().score, [0, 0]);
}

#[test]
fn sm_ord_7_demolition_after_holding_with_the_explosives() {
    let goal = || Goal::Demolition { landmark: "L1".into(), with: "explosives".into(), turns: 1, checks: 1 };
    let stage = |carries: &[&str]| {
        let carries: Vec<String> = carries.iter().map(|it| it.to_string()).collect();
        let stage = with_orders(&[(1, goal())]).post(1, Place::new(490, 40, Facing::LEFT));
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
    // The last own soldier leaves, and it blows up; whoever is there gets a blast check.
    for (charged, score) in [(1, 5), (0, 0)] {
        let mut stage = stage(&["explosives"]);
        stage.position.charged = vec![vec![charged], Vec::new()];
        let mut run = stage.acts(1, &[Act::Walk]);
        run.choose(0, Choice::Walk(Place::new(470, 40, Facing::LEFT).into()));
        assert_eq!(run.field().score, [score, 0]);
        if charged == 1 {
            run.draw(11, 1);
        }
        assert!(run.is_over());
    }
}

/// A turn in which nobody goes anywhere, whatever is drawn.
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
    let stage = with_orders(&[(1, Goal::Attack)]).post(1, up(500, 40)).post(11, up(40, 40));
    let field = idle_turn(stage);
    assert_eq!((field.captured, field.score), (vec![vec![Seat(0)]], vec![5, 0]));
}

#[test]
fn sm_ord_3_sm_ord_8_allies_do_not_spoil_a_capture_and_enemies_do() {
    let stage = |enemy: i32| {
        let mut stage = three_players();
        let goals = [(1, Goal::Capture("L1".into())), (2, Goal::Attack)];
        stage.setup.library.orders.extend(goals.map(|(nr, goal)| order(nr, goal)));
        stage.position.orders = vec![vec![OrderNr(1)], Vec::new(), vec![OrderNr(2)]];
        let stage = stage.post(1, up(500, 40)).post(2, up(600, 40)).but(|it| it.seat = Seat(2));
        stage.post(3, up(540, 120)).post(11, up(enemy, 120))
    };
    let field = idle_turn(stage(40));
    assert_eq!((field.captured, field.score), (vec![vec![Seat(0), Seat(2)]], vec![5, 0, 5]));
    let field = idle_turn(stage(600));
    assert_eq!((field.captured, field.score), (vec![Vec::new()], vec![0, 0, 0]));
}

#[test]
fn sm_ord_11_orders_for_landmarks_not_in_play_and_of_other_nations_are_left_out() {
    let mut stage =
        with_orders(&[(1, Goal::Hold("L1".into())), (2, Goal::Hold("L9".into())), (3, Goal::Attack)]);
    stage.setup.library.orders.get_mut(&OrderNr(3)).expect("it is there").side = Some("german".into());
    stage.setup.scenario.sides[0].orders = [1, 2, 3].map(OrderNr).to_vec();
    let world = World::new(&stage.setup).expect("it is valid");
    assert_eq!(world.orders_of(0), [OrderNr(1)]);
}

#[test]
fn sm_scn_2_there_are_orders_for_everybody_whatever_the_others_draw() {
    let mut stage = with_orders(&[(1, Goal::Attack), (2, Goal::Skirmish), (3, Goal::GeneralAttack)]);
    for side in &mut stage.setup.scenario.sides {
        (side.orders, side.n_orders) = ([1, 2].map(OrderNr).to_vec(), 1);
    }
    assert!(World::new(&stage.setup).is_ok());
    stage.setup.scenario.sides[0].n_orders = 2;
    assert!(World::new(&stage.setup).is_err());
    stage.setup.scenario.sides[1].orders.push(OrderNr(3));
    assert!(World::new(&stage.setup).is_err(), "the first side may miss one that the other has drawn");
    stage.setup.scenario.sides[0].orders.push(OrderNr(3));
    assert!(World::new(&stage.setup).is_ok());
}

#[test]
fn sm_ord_12_once_each_and_hold_only_at_the_last() {
    let stage =
        with_orders(&[(1, Goal::Hold("L1".into())), (2, Goal::Recon { landmark: "L1".into(), soldiers: 1 })]);
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

//! SCN: scenarios and setting up.

use sergeants::{
    Choice, Event, Procedure, Sergeants, Setup, Space, World,
    content::{Act, Edge, Enlisted, EntryArea, Equipment, Gives, Goal, OrderNr, Set, SideOf, Start, Tag},
    measure::{Facing, Place},
    state::Context,
};
use table::{Answer, Game, Refused, Seat, Viewer};

use crate::scenes::{maps::up, ordered, playing, stage::Stage};

#[test]
fn sm_scn_3_forces_are_bought_within_the_limits() {
    let game = table::Game::<sergeants::Sergeants>::new(&Stage::new().setup);
    let (mut game, _) = game.unwrap_or_else(|why| panic!("{why:?}"));
    let force = |tags: &[u16], grenades: u8| {
        let one = |it: &u16| sergeants::content::Enlisted {
            grenades,
            ..sergeants::content::Enlisted::new(Tag(*it), None)
        };
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
    let stage = Stage::new()
        .post(1, playing::at(0, 0))
        .but(|it| it.at = None)
        .post(2, playing::at(0, 0))
        .but(|it| it.at = None);
    let mut run = stage.post(11, playing::at(5, 0)).acts(1, &[Act::Walk]);
    let enter = |gate: u8, x: i32, y: i32| Choice::Enter {
        gate,
        way: Place::new(x, y, sergeants::measure::Facing::RIGHT).into(),
    };
    // Three inches from outside the edge: the centre starts half an inch out.
    assert_eq!(run.refused(0, enter(0, 41, 40)), "SM-MOV-1");
    assert_eq!(run.refused(0, enter(1, 470, 40)), "SM-SCN-4");
    run.choose(0, enter(0, 40, 40));
    assert_eq!(run.field().tableau[Seat(0)].gate, Some(0));
    assert!(run.field().place(Tag(1)).is_some());
}

#[test]
fn sm_scn_4_an_area_may_be_wider_and_a_player_may_have_several() {
    let wait = |stage: Stage| stage.but(|it| it.at = None);
    let entered = |change: fn(&mut Setup), places: [(u8, i32); 2]| {
        let mut stage =
            wait(wait(Stage::new().post(1, up(40, 40))).post(2, up(40, 40))).post(11, up(440, 40));
        change(&mut stage.setup);
        let act = |tag| {
            let context = Context { seat: Some(Seat(0)), owner: None, must: false, bubble: false };
            Procedure::Acts { context, tag: Tag(tag), acts: vec![Act::Walk] }
        };
        let mut run = stage.begin(vec![act(1), act(2)]);
        places.into_iter().all(|(gate, y)| {
            let choice = Choice::Enter { gate, way: Place::new(30, y, Facing::RIGHT).into() };
            let may = run.game.check(&Answer::Choose { seat: Seat(0), choice: choice.clone() }).is_ok();
            if may {
                run.choose(0, choice);
            }
            may
        })
    };
    // One square and one area for all, unless the scenario says otherwise.
    assert!(!entered(|_| (), [(0, 40), (0, 120)]));
    assert!(entered(|it| it.scenario.areas[0].width = 2, [(0, 40), (0, 120)]));
    fn two(setup: &mut Setup) {
        let south = EntryArea { name: "south".into(), edge: Edge::Left, nth: 1, width: 1 };
        setup.scenario.areas.push(south);
        setup.scenario.sides[0].start = Start::Enter(vec!["west".into(), "south".into()]);
    }
    assert!(!entered(two, [(0, 40), (2, 120)]));
    let several = |it: &mut Setup| {
        two(it);
        it.scenario.sides[0].several_areas = true;
    };
    assert!(entered(several, [(0, 40), (2, 120)]));
    // A wide area lies on the map's edge with every square of it.
    let mut setup = Stage::new().setup;
    setup.scenario.areas[0].width = 3;
    assert!(World::new(&setup).is_err());
}

#[test]
fn sm_scn_6_who_has_not_entered_in_time_is_removed() {
    let mut stage = playing::two().post(3, playing::at(0, 0)).but(|it| it.at = None);
    stage.setup.scenario.special = vec![sergeants::content::Special::RemoveLate(1)];
    let run = stage.begin(vec![Procedure::EndTurn]);
    assert_eq!(run.field().figure(Tag(3)).map(|it| it.at), Some(sergeants::state::At::Removed));
    assert_eq!(run.field().scores(), [0, 0]);
}

#[test]
fn sm_scn_1_a_scenario_is_for_certain_numbers_of_players() {
    let mut setup = Stage::new().setup;
    setup.seats = ["us", "german", "german"].map(String::from).to_vec();
    assert!(World::new(&setup).is_err());
    setup.seats = vec!["us".into()];
    assert!(World::new(&setup).is_err());
    assert!(World::new(&ordered::three_players().setup).is_ok());
}

#[test]
fn sm_scn_2_orders_are_drawn_before_forces_are_bought() {
    let mut stage = ordered::with_orders(&[(1, Goal::Attack), (2, Goal::Skirmish)]);
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
    let mut stage =
        wait(ordered::with_orders(&[(1, Goal::Patrol { leave: "east".into() })]).post(1, up(40, 40)));
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
    let mut stage = wait(wait(ordered::three_players().post(1, up(40, 40))).post(2, up(40, 40)))
        .but(|it| it.seat = Seat(2));
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
    assert_eq!(run.field().tableau.map(|_, it| it.gate), vec![Some(2), None, Some(0)].into());
}

#[test]
fn sm_scn_5_an_area_of_others_is_not_asked_for() {
    let wait = |stage: Stage| stage.but(|it| it.at = None);
    let mut stage =
        wait(ordered::with_orders(&[(1, Goal::Patrol { leave: "west".into() })]).post(1, up(40, 40)));
    stage.setup.library.orders.get_mut(&OrderNr(1)).expect("it is there").entry = Some("east".into());
    let mut run = stage.post(11, up(200, 40)).post(2, up(40, 120)).acts(1, &[Act::Walk, Act::Walk]);
    run.choose(0, Choice::Enter { gate: 0, way: Place::new(30, 40, Facing::RIGHT).into() });
    run.choose(0, Choice::Leave { gate: 0 });
    assert_eq!(run.field().scores(), [5, 0]);
}

#[test]
fn sm_scn_7_the_area_that_an_order_names_may_be_an_allys_too() {
    let wait = |stage: Stage| stage.but(|it| it.at = None);
    let mut stage = wait(wait(ordered::three_players().post(1, up(40, 40))).post(2, up(40, 40)))
        .but(|it| it.seat = Seat(2));
    let (nr, mut order) = ordered::order(1, Goal::Patrol { leave: "east".into() });
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
    assert_eq!(run.field().tableau.map(|_, it| it.gate), vec![Some(0), None, Some(0)].into());
}

#[test]
fn sm_scn_5_on_turn_n_the_scenario_acts() {
    let mut stage = Stage::new().post(1, up(40, 40)).post(11, up(200, 40));
    let step = sergeants::content::Step::Score(sergeants::content::Whom::All, 1);
    stage.setup.scenario.special = vec![sergeants::content::Special::AtTurn(2, vec![step])];
    let mut run = stage.begin(vec![Procedure::Turn { turn: 2 }]);
    run.draw_all();
    assert_eq!(run.field().scores(), [1, 1]);
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

/// A force of one man with one thing.
fn with(tag: u16, what: &str) -> Vec<Enlisted> {
    vec![Enlisted { carries: vec![what.into()], ..Enlisted::new(Tag(tag), None) }]
}

fn refusal(setup: &Setup, force: Vec<Enlisted>) -> Option<&'static str> {
    let (game, _) = Game::<Sergeants>::new(setup).unwrap_or_else(|why| panic!("{why:?}"));
    match game.check(&Answer::Choose { seat: Seat(0), choice: Choice::Force(force) }) {
        Ok(()) => None,
        Err(Refused::Rule(why)) => Some(why.rule()),
        Err(other) => panic!("{other:?}"),
    }
}

#[test]
fn sm_scn_8_a_scenario_allows_bars_and_requires_equipment() {
    let mut stage = Stage::new();
    for id in ["panzerfaust", "spade"] {
        stage.setup.library.equipment.insert(id.into(), Equipment::new(id, Gives::Object));
    }
    let setup = |change: fn(&mut SideOf)| {
        let mut setup = stage.setup.clone();
        change(&mut setup.scenario.sides[0]);
        setup
    };
    assert_eq!(refusal(&stage.setup, with(1, "panzerfaust")), None);
    let barred = setup(|it| it.barred = vec!["panzerfaust".into()]);
    assert_eq!(refusal(&barred, with(1, "panzerfaust")), Some("SM-SCN-8"));
    assert_eq!(refusal(&barred, with(1, "spade")), None);
    let allowed = setup(|it| it.allowed = Some(vec!["spade".into()]));
    assert_eq!(refusal(&allowed, with(1, "panzerfaust")), Some("SM-SCN-8"));
    assert_eq!(refusal(&allowed, with(1, "spade")), None);
    let required = setup(|it| it.required = vec!["spade".into()]);
    assert_eq!(refusal(&required, vec![Enlisted::new(Tag(1), None)]), Some("SM-SCN-8"));
    assert_eq!(refusal(&required, with(1, "spade")), None);
    assert!(World::new(&setup(|it| it.barred = vec!["tank".into()])).is_err());
}

#[test]
fn sm_scn_8_what_a_random_player_buys_has_what_is_required() {
    let mut setup = Stage::new().setup;
    setup.library.equipment.insert("spade".into(), Equipment::new("spade", Gives::Object));
    setup.scenario.sides[0].required = vec!["spade".into()];
    let (game, _) = Game::<Sergeants>::new(&setup).unwrap_or_else(|why| panic!("{why:?}"));
    for seed in 0..20 {
        let answer = game.random_answer(&mut table::Shuffler::new(seed)).expect("it is not over");
        assert!(game.check(&answer).is_ok());
    }
}

#[test]
fn sm_scn_9_placing_is_secret_and_at_once() {
    let mut setup = Setup::builtin("first-steps", &["us", "de"]);
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
fn sm_scn_2_there_are_orders_for_everybody_whatever_the_others_draw() {
    let mut stage = ordered::with_orders(&[(1, Goal::Attack), (2, Goal::Skirmish), (3, Goal::GeneralAttack)]);
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

/// What is wrong with a position.
fn faults(stage: Stage) -> Vec<String> {
    let setup = Setup { position: Some(stage.position), ..stage.setup };
    let Err(problems) = Game::<Sergeants>::new(&setup) else { return Vec::new() };
    problems.into_iter().map(|it| it.what).collect()
}

#[test]
fn sm_scn_9_a_position_that_cannot_be_is_refused_with_a_sentence() {
    let two = |x, y| {
        let mut stage = Stage::new().post(1, up(40, 40)).post(11, up(x, y));
        stage.position.then = vec![Procedure::Finish];
        stage
    };
    assert_eq!(faults(two(120, 40)), [""; 0]);
    assert_eq!(faults(two(46, 44)), ["Soldiers 1 and 11 stand on each other (SM-MOV-1)."]);
    assert_eq!(faults(two(3000, 40)), ["Soldier 11 stands off the map."]);
    assert_eq!(faults(two(120, 2)), ["Soldier 11 stands off the map."]);
    let held_by = |tag: u16| faults(two(120, 40).but(|it| it.prisoner_of = Some(Tag(tag))));
    let nobody = |tag| {
        format!(
            "Soldier 11 cannot be the prisoner of {tag}: an escort is an enemy on the map with at most two (SM-PRI-2)."
        )
    };
    assert_eq!((held_by(2), held_by(11)), (vec![nobody(2)], vec![nobody(11)]));
    // Who does not touch his escort is set beside him.
    assert_eq!(held_by(1), [""; 0]);
    let mut idle = two(120, 40);
    idle.position.then.clear();
    assert_eq!(faults(idle), ["A position needs something to do, such as [{\"turn\": {\"turn\": 1}}]."]);
}

#[test]
fn sm_scn_9_the_second_player_of_a_side_sees_where_his_ally_stands_and_no_enemy() {
    let setup = Setup { buying: true, ..Setup::builtin("defence", &["us", "de", "us", "de"]) };
    let (mut game, _) = Game::<Sergeants>::new(&setup).unwrap_or_else(|why| panic!("{why:?}"));
    let mut chance = table::Shuffler::new(1);
    let mut first = Vec::new();
    for _ in 0..200 {
        if let table::Pending::Decide { prompts, .. } = game.pending()
            && let Some(Space::Deployments { seat: Seat(3), taken }) = &prompts[0].space
        {
            assert!(!first.is_empty() && *taken == first);
            return;
        }
        let answer = game.random_answer(&mut chance).expect("it is not over");
        if let Answer::Choose { seat: Seat(1), choice: Choice::Deploy(places) } = &answer {
            first = places.iter().map(|it| it.1).collect();
        }
        game.answer(answer).expect("it is legal");
    }
    panic!("nobody places soldiers");
}

#[test]
fn sm_scn_9_suggested_places_differ_and_look_to_the_enemy() {
    let mut setup = Setup::builtin("first-steps", &["us", "de"]);
    setup.scenario.sides.iter_mut().for_each(|it| it.n_orders = 0);
    let (game, _) = Game::<Sergeants>::new(&setup).unwrap_or_else(|why| panic!("{why:?}"));
    let (view, space) =
        (game.view(Viewer::Seat(Seat(0))), Space::Deployments { seat: Seat(0), taken: Vec::new() });
    let mut heights = std::collections::BTreeSet::new();
    let mut n_looking = 0;
    for seed in 0..8 {
        let mut chance = table::Shuffler::new(seed);
        let some = sergeants::rules::some(game.world(), &view, &space, &mut chance);
        let Some(Choice::Deploy(places)) = some else { panic!("nothing is suggested") };
        heights.extend(places.iter().map(|it| it.1.at.y));
        // The enemy begins to the right.
        n_looking += places.iter().filter(|it| (9..=23).contains(&it.1.facing.number())).count();
    }
    assert!(20 < heights.len() && 30 < n_looking, "{} heights, {n_looking} looking", heights.len());
}

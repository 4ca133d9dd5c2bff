//! The built-in content is valid, and problems are reported with their lines.

use sergeants::{
    Choice, Sergeants, Setup,
    content::{
        Belongs, Enlisted, Gives, Goal, Library, Manner, OrderNr, Scenario, Special, Tag, scenario,
        scenarios, seatings,
    },
    rules::{bill, may_have},
};
use table::{Answer, Game, Shuffler, Viewer};

#[test]
fn the_house_is_valid() {
    let library = Library::builtin();
    assert!(!library.soldiers.is_empty() && !library.story.is_empty());
    for name in scenarios() {
        assert_eq!(scenario(name).expect("it is there").name, name);
    }
}

/// Sets a scenario up with so many players a side who buy what is suggested, or what they can, and plays a little.
fn begin(name: &str, n_us: u8, n_de: u8) {
    let seats: Vec<&str> = (0..n_us).map(|_| "us").chain((0..n_de).map(|_| "de")).collect();
    let setup = Setup { buying: true, ..Setup::builtin(name, &seats) };
    let (mut game, _) = Game::<Sergeants>::new(&setup).unwrap_or_else(|why| panic!("{name}: {why:?}"));
    let mut chance = Shuffler::new(1);
    for _ in 0..60 {
        let Some(mut answer) = game.random_answer(&mut chance) else { break };
        if let Answer::Choose { seat, choice: Choice::Force(force) } = &mut answer {
            let (of, nth, n) = if seat.0 < n_us { (0, seat.0, n_us) } else { (1, seat.0 - n_us, n_de) };
            let suggested = &setup.scenario.sides[of].suggested;
            if suggested.len() == n as usize {
                force.clone_from(&suggested[nth as usize]);
            }
        }
        game.answer(answer).unwrap_or_else(|why| panic!("{name}, {n_us} against {n_de}: {why:?}"));
    }
}

#[test]
fn sm_scn_1_scenarios_can_be_set_up_for_all_their_players() {
    for name in scenarios() {
        let [us, de] = &scenario(name).expect("it is there").sides[..] else { panic!("{name}: two sides") };
        assert_eq!((us.side.as_str(), de.side.as_str()), ("us", "de"), "{name}");
        for side in [us, de] {
            assert!(5 <= side.suggested.iter().flatten().count(), "{name}: five soldiers a side");
            assert!(side.forces.iter().any(|it| it.players == 1), "{name} is for two players");
            assert!(side.forces.iter().any(|it| it.players as usize == side.suggested.len()), "{name}");
        }
        for (us, de) in us.forces.iter().flat_map(|us| de.forces.iter().map(move |de| (us, de))) {
            begin(name, us.players, de.players);
        }
    }
}

#[test]
fn sm_scn_6_the_race_to_the_bridge_is_as_in_the_rules() {
    let race = scenario("race-to-the-bridge").expect("it is there");
    assert_eq!((race.turns, race.grenades_a_vp, &race.special[..]), (12, 3, &[Special::RemoveLate(4)][..]));
    for side in &race.sides {
        let [force] = side.forces[..] else { panic!("two players play it") };
        assert_eq!((force.players, force.vp, force.leaders, side.equipment_vp), (1, 36, 2, 4));
        assert!(side.characters.is_empty() && side.grenades == 0);
    }
    assert_eq!(
        (&race.sides[0].orders[..], &race.sides[1].orders[..]),
        (&[OrderNr(50)][..], &[OrderNr(49)][..])
    );
}

#[test]
fn sm_scn_6_the_limit_is_for_equipment_cards_and_grenades_have_their_own_price() {
    let setup = Setup { buying: true, ..Setup::builtin("race-to-the-bridge", &["us", "de"]) };
    let (mut game, _) = Game::<Sergeants>::new(&setup).unwrap_or_else(|why| panic!("{why:?}"));
    let mut chance = Shuffler::new(1);
    while game.pending().prompt(table::Seat(0)).is_none() {
        let order = game.random_answer(&mut chance).expect("it is not over");
        game.answer(order).expect("it is legal");
    }
    let force = |last: &str| {
        let mut all: Vec<Enlisted> = [1, 3, 4, 5, 7].map(|it| Enlisted::new(Tag(it), None)).to_vec();
        (all[0].carries, all[1].carries) = (vec!["radio".into()], vec!["scope".into()]);
        (all[3].carries, all[2].grenades) = (vec![last.to_string()], 6);
        all
    };
    let (world, board) = (game.world(), game.view(Viewer::Seat(table::Seat(0))).supposed(game.world()));
    let told = bill(world, &board, table::Seat(0), &force("explosives")).expect("everything is for sale");
    assert_eq!((told.equipment, told.grenades), (4, 2));
    assert_eq!(may_have(world, &board, table::Seat(0), &force("explosives")), Ok(()));
    let why = may_have(world, &board, table::Seat(0), &force("mines")).expect_err("5 VP of cards");
    assert_eq!(why.rule(), "SM-SCN-6");
}

#[test]
fn sm_scn_2_every_seat_of_every_scenario_draws_one_order_that_no_other_sees() {
    for name in scenarios() {
        for seats in seatings(&scenario(name).expect("it is there")) {
            let seats: Vec<&str> = seats.iter().map(String::as_str).collect();
            let mut setup = Setup { buying: true, ..Setup::builtin(name, &seats) };
            setup.scenario.special.retain(|it| *it != Special::Open);
            let (mut game, _) =
                Game::<Sergeants>::new(&setup).unwrap_or_else(|why| panic!("{name}: {why:?}"));
            let mut chance = Shuffler::new(3);
            while game.pending().awaited().is_empty() {
                let drawn = game.random_answer(&mut chance).expect("it is not over");
                game.answer(drawn).expect("it is in the bag");
            }
            for seat in (0..seats.len() as u8).map(table::Seat) {
                let view = game.view(Viewer::Seat(seat));
                assert!(view.seats.iter().all(|it| it.orders == 1), "{name}, {seats:?}");
                let known = view.seats.iter().enumerate().filter(|it| it.1.own.is_some()).map(|it| it.0);
                assert_eq!(known.collect::<Vec<_>>(), [seat.0 as usize], "{name}");
            }
        }
    }
}

#[test]
fn sm_scn_2_the_loader_refuses_another_number_of_orders() {
    let text = include_str!("../../../content/scenarios/crossing.ron");
    assert!(Scenario::parse("it.ron", text).is_ok());
    for n in [0, 2, 3] {
        let wrong = text.replacen("equipment_vp", &format!("n_orders: {n},\n            equipment_vp"), 1);
        let problems = Scenario::parse("it.ron", &wrong).expect_err("one order each");
        let line = wrong.lines().position(|it| it.contains("n_orders")).expect("it is there") as u32 + 1;
        assert_eq!((problems.len(), problems[0].line), (1, Some(line)));
        assert!(problems[0].what.contains("SM-SCN-2"), "{}", problems[0]);
    }
    assert!(
        Scenario::parse("it.ron", &text.replacen("equipment_vp", "n_orders: 1, equipment_vp", 1)).is_ok()
    );
}

/// What the referee found in our cards against the book.
#[test]
fn the_built_in_cards_keep_to_the_book() {
    let library = Library::builtin();
    for order in library.orders.values() {
        match &order.goal {
            Goal::GeneralAttack => assert_eq!(order.vp, 1, "SM-ORD-4: order {}", order.number.0),
            Goal::Demolition { turns, .. } => assert_eq!(*turns, 3, "SM-ORD-7: order {}", order.number.0),
            Goal::Recon { soldiers, .. } => assert_eq!(*soldiers, 2, "SM-ORD-10: order {}", order.number.0),
            _ => (),
        }
    }
    for it in library.equipment.values() {
        assert_eq!(it.is_earned(), matches!(it.gives, Gives::Medal(_)), "SM-SOL-4: {}", it.id);
    }
    for panel in library.panels.values() {
        let preempts = panel.cards.iter().filter(|it| matches!(it.manner, Manner::Preempt { .. }));
        assert_eq!((panel.cost, preempts.count()), (0, 0), "SM-TEA-1: {}", panel.id);
    }
    for typical in [
        "radio",
        "explosives",
        "panzerfaust",
        "recoilless-rifle",
        "field-telephone",
        "spade",
        "rifle-grenades",
    ] {
        assert!(library.equipment.contains_key(typical), "SM-SCN-3: {typical}");
    }
    let medals = library.cards.values().flatten().filter(|it| matches!(it.mark, Belongs::Medal(_)));
    assert!(0 < medals.count());
}

#[test]
fn sm_sto_5_every_landmark_has_two_to_five_story_cards() {
    let library = Library::builtin();
    let tiles = sergeants::content::tiles();
    for id in tiles.ids().map(|it| it.to_string()).filter(|it| it.starts_with('L')) {
        let n = library.story.values().filter(|it| it.landmark.as_ref() == Some(&id)).count();
        assert!((2..=5).contains(&n), "{id}: {n}");
    }
}

#[test]
fn sm_scn_1_at_least_four_scenarios_seat_six() {
    let most = |name: &&str| seatings(&scenario(name).expect("it is there")).iter().map(Vec::len).max();
    let six: Vec<&str> = scenarios().filter(|it| most(it) == Some(6)).collect();
    assert!(4 <= six.len(), "{six:?}");
}

#[test]
fn scenarios_have_names_and_reports() {
    let words = include_str!("../../../locales/en/sergeants.ftl");
    for name in scenarios() {
        for key in [format!("sm-scenario-{name} = "), format!("sm-report-{name} = ")] {
            assert!(words.lines().any(|it| it.starts_with(&key)), "{key}");
        }
    }
}

#[test]
fn problems_are_told_with_their_lines() {
    let text = "(\n  name: \"x\",\n  map: \"m\",\n  turns: 0,\n  sides: [],\n)";
    let problems = Scenario::parse("x.ron", text).unwrap_err();
    let told: Vec<_> = problems.iter().map(|it| it.to_string()).collect();
    assert_eq!(
        told,
        ["x.ron:4: A scenario has one turn or more.", "x.ron:5: A scenario has two different sides."]
    );
}

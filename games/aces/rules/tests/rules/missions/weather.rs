//! AA-MIS-WEA: weather.

use super::*;

#[test]
fn aa_mis_wea_1_the_die_tells_the_weather() {
    use Weather::*;
    let told: Vec<Weather> = (1..=12).map(Weather::of_die).collect();
    assert_eq!(told, [Normal, Normal, Frost, Frost, Mud, Mud, Dry, Dry, Storm, Storm, Fog, Fog]);
}

#[test]
fn aa_mis_wea_1_a_die_before_turns_1_4_7_not_rounds() {
    // In the sixth turn of the game, with two factions: the second turn of round three.
    let scene = weather(Scene::duel(), Weather::Normal).unit("us-tank-1", "G8").unit("g1-tank-1", "A12");
    let mut play =
        scene.turn(Faction::G1).position(|it| it.order = vec![Faction::Us, Faction::G1]).round(3).play();
    assert_eq!(turns_of_weather_left(play.world(), &play.field()), Some(1));
    let mut rolled_before = Vec::new();
    for turn in 7..=13 {
        while !matches!(play.it.game().pending(), Pending::Chance(_)) {
            let told = play.done().expect("nobody does anything");
            if told.iter().any(|it| matches!(it, Event::TurnBegan { .. })) {
                break;
            }
        }
        if matches!(play.it.game().pending(), Pending::Chance(_)) {
            assert_eq!(play.question(), Ask::Weather);
            let die = turn.min(12);
            let told = play.roll(&[die]);
            assert_eq!(told[0], Event::WeatherChanged { die, weather: Weather::of_die(die) });
            assert!(matches!(told[1], Event::TurnBegan { .. }), "the die is rolled before the turn");
            assert_eq!(turns_of_weather_left(play.world(), &play.field()), Some(3));
            rolled_before.push(turn);
        }
    }
    assert_eq!(rolled_before, [7, 10, 13]);
    assert_eq!(play.field().weather, Weather::Fog);
}

#[test]
fn aa_mis_wea_1_without_the_mission_no_die_is_rolled() {
    let mut play = Scene::duel().unit("us-tank-1", "G8").unit("g1-tank-1", "A12").play();
    for _ in 0..12 {
        play.done().expect("nobody does anything");
    }
    assert_eq!(turns_of_weather_left(play.world(), &play.field()), None);
    let wrong = Scene::duel().unit("us-tank-1", "G8").position(|it| it.weather = Weather::Mud).try_play();
    assert!(wrong.is_err_and(|it| it[0].what.contains("AA-MIS-WEA-1")));
}

#[test]
fn aa_mis_wea_1_before_the_first_turn_of_all() {
    let setup = weather(Scene::duel(), Weather::Normal).set_up_anew();
    let (mut game, _) = table::Game::<aces::Aces>::new(&setup).expect("a valid set-up");
    let mut chance = table::Shuffler::new(3);
    while game.view(table::Viewer::Spectator).field.order.is_empty() {
        let answer = game.random_answer(&mut chance).expect("the game goes on");
        game.answer(answer).expect("it is offered");
    }
    let Pending::Chance(table::ChanceWanted::Roll { ask, n, sides }) = game.pending() else {
        panic!("{:?}", game.pending());
    };
    assert_eq!((ask, *n, *sides), (&Ask::Weather, 1, 12));
    assert_eq!(game.view(table::Viewer::Spectator).field.round, 0);
}

#[test]
fn aa_mis_wea_1_frost_makes_water_standard_terrain() {
    // Plain ground, road, forest, water, mountain (standard without the variant), own factory.
    let normal = [Some(2), Some(1), Some(3), None, Some(2), Some(2)];
    assert_eq!(costs("us-tank-1", Weather::Normal), normal);
    let frost = [Some(2), Some(1), Some(3), Some(2), Some(2), Some(2)];
    for id in ["us-tank-1", "us-artillery-1", "us-infantry-1", "us-special-1"] {
        assert_eq!(costs(id, Weather::Frost), frost, "{id}");
    }
    let scene =
        || Scene::duel().terrain('~', "G9 G10 G11").unit("us-infantry-1", "G8").unit("g1-tank-1", "A12");
    let over_the_ice = weather(scene(), Weather::Frost).play();
    assert_eq!(over_the_ice.cost("us-infantry-1", "G9 G10 G11"), Ok(6));
    assert!(over_the_ice.reach("us-infantry-1").contains(&"G11".to_string()));
    let swimming = weather(scene(), Weather::Fog).play();
    assert_eq!(swimming.cost("us-infantry-1", "G9 G10"), Err(Why::WaterWholeMove { hex: hex("G10") }));
}

#[test]
fn aa_mis_wea_1_on_frozen_water_units_fight_shoot_back_support_and_intercept() {
    let scene = weather(Scene::duel(), Weather::Frost).terrain('~', "G8 G9 H8");
    let scene = scene.unit("us-infantry-1", "G8").unit("us-tank-1", "H8").unit("g1-infantry-1", "G9");
    let mut play = scene.unit("g1-tank-1", "F9").unit("us-special-1", "G6").play();
    assert_eq!(play.plan("us-infantry-1", "g1-infantry-1").red, 2, "the tank supports");
    assert!(play.plan("us-infantry-1", "g1-infantry-1").back.is_some());
    play.march("us-special-1", "F6 F7 F8 E8").expect("a legal path");
    assert!(play.options().contains(&Choice::Intercept(unit("g1-infantry-1"))));
    play.let_pass().expect("it is offered");
    play.done().expect("the end of the movement");
    play.attack("us-infantry-1", "g1-infantry-1").expect("it stands on ice");
}

#[test]
fn aa_mis_wea_1_mud_makes_roads_1_standard_1_5_forest_2() {
    let mud = [Some(3), Some(2), Some(4), None, Some(3), Some(3)];
    assert_eq!(costs("us-tank-1", Weather::Mud), mud);
    assert_eq!(costs("us-artillery-1", Weather::Mud), mud);
    let special = [Some(3), Some(2), Some(4), Some(10), Some(3), Some(3)];
    assert_eq!(costs("us-special-1", Weather::Mud), special);
    // Four half points a step: the search must not mistake one queue for another.
    let scene = weather(Scene::duel(), Weather::Mud).terrain('f', "G7 G6 G5 F7 H7 F6 H6");
    let play = scene.unit("us-tank-1", "G8").unit("g1-tank-1", "A12").play();
    assert!(play.reach("us-tank-1").contains(&"G6".to_string()));
    assert!(!play.reach("us-tank-1").contains(&"G5".to_string()));
    let reach = aces::reach::reach(play.world(), &play.field(), &play.unit("us-tank-1"));
    for at in reach.hexes() {
        let path: Vec<String> = reach.path_to(*at).iter().map(ToString::to_string).collect();
        assert_eq!(
            play.cost("us-tank-1", &path.join(" ")).ok(),
            reach.cost(*at).filter(|_| !path.is_empty()),
            "{at}"
        );
    }
}

#[test]
fn aa_mis_wea_1_dryness_makes_standard_terrain_0_5() {
    let dry = [Some(1), Some(1), Some(3), None, Some(1), Some(1)];
    assert_eq!(costs("us-tank-1", Weather::Dry), dry);
    let mut play =
        weather(Scene::duel(), Weather::Dry).unit("us-tank-1", "G8").unit("g1-tank-1", "A12").play();
    let told = play.march("us-tank-1", "G7 G6 G5 G4 G3 G2 G1").expect("seven half points of eight");
    assert!(matches!(&told[0], Event::Marched { cost: 7, .. }));
}

#[test]
fn aa_mis_wea_1_a_storm_takes_1_from_the_range_of_artillery_support_too() {
    let scene = |now| {
        let scene = weather(Scene::duel(), now).unit("us-artillery-1", "G8").unit("us-tank-1", "G4");
        scene.unit("g1-tank-1", "G3").phase(Phase::Declaring)
    };
    let calm = scene(Weather::Normal).play();
    assert_eq!(calm.unit("us-artillery-1").range(calm.world(), &calm.field()), (2, 5));
    assert_eq!(calm.plan("us-tank-1", "g1-tank-1").red, 2);
    let mut storm = scene(Weather::Storm).play();
    assert_eq!(storm.unit("us-artillery-1").range(storm.world(), &storm.field()), (2, 4));
    assert_eq!(storm.plan("us-tank-1", "g1-tank-1").red, 0);
    let refused = Why::OutOfRange { unit: unit("us-artillery-1"), distance: 5, least: 2, most: 4 };
    assert_eq!(storm.attack("us-artillery-1", "g1-tank-1"), Err(refused));
    assert_eq!(storm.unit("us-tank-1").range(storm.world(), &storm.field()), (1, 1), "artillery alone");
}

#[test]
fn aa_mis_wea_1_in_fog_nobody_is_intercepted() {
    let scene = |now| {
        let scene = weather(Scene::duel(), now).unit("us-tank-1", "G8").unit("g1-tank-1", "E6");
        scene.unit("us-fighter-1", "C3").unit("g1-fighter-1", "C5")
    };
    let mut clear = scene(Weather::Storm).play();
    clear.march("us-tank-1", "G7 F6 G6").expect("a legal path");
    assert!(matches!(clear.question(), Ask::Intercept { .. }));
    let mut fog = scene(Weather::Fog).play();
    fog.march("us-tank-1", "G7 F6 G6").expect("a legal path");
    assert_eq!(fog.at("us-tank-1"), "G6");
    fog.march("us-fighter-1", "C4 D3 D2").expect("a legal path");
    assert!(matches!(fog.question(), Ask::Move { .. }), "aircraft neither");
}

#[test]
fn aa_mis_wea_2_debts_made_before_fog_remain() {
    let scene = weather(Scene::duel(), Weather::Fog).unit("g1-tank-1", "G7");
    let scene = scene.unit_with("us-tank-1", "G8", |it| it.owes = Some(unit("g1-tank-1")));
    let mut play = scene.phase(Phase::Declaring).play();
    assert!(matches!(play.done(), Err(Why::DebtUndeclared { .. })));
    play.attack("us-tank-1", "g1-tank-1").expect("it is owed");
}

#[test]
fn aa_mis_wea_2_when_frost_ends_units_on_water_are_on_water_again() {
    let scene = |now| {
        let scene = weather(Scene::duel(), now).terrain('~', "G8 G9 H7 E8").unit("us-tank-1", "G8");
        let scene = scene.unit("us-artillery-1", "E8").unit("us-infantry-1", "H7").unit("g1-tank-1", "G7");
        scene.unit("g1-infantry-1", "E6")
    };
    let mut play = scene(Weather::Normal).play();
    // They may leave at the normal cost, but not go on over water.
    assert_eq!(play.cost("us-tank-1", "F8"), Ok(2));
    assert_eq!(play.cost("us-tank-1", "G9"), Err(Why::WaterClosed { hex: hex("G9") }));
    assert_eq!(play.cost("us-artillery-1", "D8"), Ok(2));
    play.done().expect("the end of the movement");
    for (id, at) in
        [("us-tank-1", "g1-tank-1"), ("us-infantry-1", "g1-tank-1"), ("us-artillery-1", "g1-infantry-1")]
    {
        assert_eq!(play.attack(id, at), Err(Why::Afloat { unit: unit(id) }));
    }
    assert!(play.plan("g1-tank-1", "us-tank-1").back.is_none(), "it does not shoot back");
    assert!(interceptors_of(&play, "g1-tank-1", "G7").is_empty(), "nor intercept");
    let frozen = scene(Weather::Frost).play();
    assert!(frozen.plan("g1-tank-1", "us-tank-1").back.is_some());
    assert_eq!(interceptors_of(&frozen, "g1-tank-1", "G7").len(), 2);
}

#[test]
fn aa_mis_wea_2_mud_and_dryness_leave_mountains_alone() {
    for now in [Weather::Mud, Weather::Dry, Weather::Frost] {
        let scene = mountains(weather(Scene::duel(), now)).terrain('^', "G7");
        let play = scene.unit("us-infantry-1", "G8").unit("g1-tank-1", "A12").play();
        assert_eq!(play.cost("us-infantry-1", "G7"), Ok(3), "{now:?}");
    }
}

#[test]
fn aa_mis_wea_2_aircraft_ignore_frost_mud_and_dryness() {
    for now in Weather::ALL {
        assert_eq!(costs("us-fighter-1", now), [Some(2); 6], "{now:?}");
    }
}

#[test]
fn aa_mis_wea_2_a_range_that_storm_empties_cannot_be_used() {
    // A gun that reaches 1 and no further.
    let scene = |now| {
        let mut scene = weather(Scene::duel(), now).unit("g1-artillery-1", "G8").unit("us-tank-1", "G7");
        let mat = scene.setup.mats.mats.iter_mut().find(|it| it.unit == "g1-artillery").expect("a mat");
        mat.range = table::Marked::Ours((1, 1));
        scene.unit("us-infantry-1", "G6").turn(Faction::G1).phase(Phase::Declaring)
    };
    let mut calm = scene(Weather::Normal).play();
    assert!(calm.plan("us-tank-1", "g1-artillery-1").back.is_some());
    assert_eq!(interceptors_of(&calm, "us-infantry-1", "H8").len(), 1);
    calm.attack("g1-artillery-1", "us-tank-1").expect("at range 1");
    let mut storm = scene(Weather::Storm).play();
    let refused = Why::OutOfRange { unit: unit("g1-artillery-1"), distance: 1, least: 1, most: 0 };
    assert_eq!(storm.attack("g1-artillery-1", "us-tank-1"), Err(refused));
    assert_eq!(storm.options(), [Choice::Done]);
    assert!(storm.plan("us-tank-1", "g1-artillery-1").back.is_none());
    assert!(interceptors_of(&storm, "us-infantry-1", "H8").is_empty());
}

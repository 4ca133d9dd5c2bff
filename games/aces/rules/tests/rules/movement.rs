//! MOV: phase 1, movement. Costs are in half points, as the code counts them: a point is 2.

use std::collections::BTreeMap;

use aces::{
    Ask, Choice, Event, Faction, Hex, Kind, UnitId, Why,
    board::{Phase, Unit},
    choices::Path,
    map::{Area, Map, Terrain},
    mats::Mats,
};
use table::Marked;
use table::{Chance, Shuffler};

use crate::scene::{Play, Scene, hex, path, unit};

const KINDS: [&str; 6] = ["infantry", "special", "tank", "artillery", "fighter", "bomber"];

/// A duel with an enemy far away, so that nobody intercepts and nobody has lost.
fn quiet() -> Scene {
    Scene::duel().unit("g1-tank-1", "L15")
}

/// The same with four factions.
fn quiet_four() -> Scene {
    Scene::four().unit("g1-tank-1", "L15").unit("g2-tank-1", "Q15")
}

fn with_speed(mut scene: Scene, unit: &str, speed: u8) -> Scene {
    let mat = scene.setup.mats.mats.iter_mut().find(|it| it.unit == unit).expect("the unit has a mat");
    mat.speed = Marked::Ours(speed);
    scene
}

fn red_dice(play: &Play) -> u8 {
    match play.question() {
        Ask::AttackDice { red, .. } => red,
        other => panic!("{other:?} instead of a fight"),
    }
}

// The examples of the book: an infantry has 3 movement points, a mobile infantry 5.

#[test]
fn aa_mov_2_example_infantry_goes_3_hexes_on_standard_terrain() {
    let mut play = quiet().unit("us-infantry-1", "E8").play();
    assert_eq!(play.cost("us-infantry-1", "E9 E10 E11"), Ok(6), "1 + 1 + 1");
    let refused = Why::TooFar { hex: hex("E12"), cost: 2, left: 0 };
    assert_eq!(play.march("us-infantry-1", "E9 E10 E11 E12"), Err(refused));
    play.march("us-infantry-1", "E9 E10 E11").expect("3 hexes are 3 points");
    assert_eq!(play.at("us-infantry-1"), "E11");
}

#[test]
fn aa_mov_6_example_infantry_goes_by_road_over_an_allied_unit() {
    let scene = quiet_four().terrain('=', "E9 E10 E11 E12 E13 E14 E15");
    let mut play = scene.unit("us-infantry-1", "E8").unit("su-tank-1", "E10").play();
    assert_eq!(play.cost("us-infantry-1", "E9 E10 E11"), Ok(3), "½ + ½ + ½");
    assert_eq!(play.cost("us-infantry-1", "E9 E10 E11 E12 E13 E14"), Ok(6), "six times ½");
    let refused = Why::TooFar { hex: hex("E15"), cost: 1, left: 0 };
    assert_eq!(play.march("us-infantry-1", "E9 E10 E11 E12 E13 E14 E15"), Err(refused));
    play.march("us-infantry-1", "E9 E10 E11 E12 E13 E14").expect("the ally lets it pass");
    assert_eq!((play.at("us-infantry-1"), play.at("su-tank-1")), ("E14".into(), "E10".into()));
}

#[test]
fn aa_mov_1_example_infantry_goes_by_road_and_standard_terrain_and_decides_to_stop_there() {
    let mut play = quiet().terrain('=', "E9 E10").unit("us-infantry-1", "E8").play();
    assert_eq!(play.cost("us-infantry-1", "E9 E10 E11 E12"), Ok(6), "it could go on: ½ + ½ + 1 + 1");
    let told = play.march("us-infantry-1", "E9 E10 E11").expect("it may stop early");
    assert_eq!(
        told,
        [Event::Marched { unit: unit("us-infantry-1"), path: path("E9 E10 E11"), cost: 4, ahead: path("") }]
    );
    assert_eq!(play.at("us-infantry-1"), "E11");
    assert_eq!(play.march("us-infantry-1", "E12"), Err(Why::HasMoved { unit: unit("us-infantry-1") }));
}

#[test]
fn aa_mov_2_example_infantry_goes_over_road_and_forest() {
    let play = quiet().terrain('=', "E9 E10 E11").terrain('f', "E12 E13").unit("us-infantry-1", "E8").play();
    assert_eq!(play.cost("us-infantry-1", "E9 E10 E11 E12"), Ok(6), "½ + ½ + ½ + 1½");
    let refused = Why::TooFar { hex: hex("E13"), cost: 3, left: 0 };
    assert_eq!(play.cost("us-infantry-1", "E9 E10 E11 E12 E13"), Err(refused));
}

#[test]
fn aa_mov_3_example_infantry_goes_into_the_river_and_only_infantry() {
    for kind in KINDS {
        let id = format!("us-{kind}-1");
        let mut play = quiet().terrain('~', "D9 E9 F9").unit(&id, "E8").play();
        let told = play.march(&id, "E9").map(|_| ());
        match kind {
            "tank" | "artillery" => assert_eq!(told, Err(Why::WaterClosed { hex: hex("E9") }), "{id}"),
            _ => assert_eq!(told, Ok(()), "{id}"),
        }
    }
}

#[test]
fn aa_mov_2_example_mobile_infantry_goes_5_hexes_on_standard_terrain_or_10_on_a_road() {
    let road = "E3 E4 E5 E6 E7 E8 E9 E10 E11 E12";
    let scene = quiet().unit("us-special-1", "E2").unit("us-special-2", "G2");
    let play = scene.terrain('=', road).terrain('=', "E13").play();
    assert_eq!(play.cost("us-special-1", road), Ok(10), "10 hexes on a road");
    let refused = Why::TooFar { hex: hex("E13"), cost: 1, left: 0 };
    assert_eq!(play.cost("us-special-1", &format!("{road} E13")), Err(refused));
    assert_eq!(play.cost("us-special-2", "G3 G4 G5 G6 G7"), Ok(10), "5 hexes on standard terrain");
    let refused = Why::TooFar { hex: hex("G8"), cost: 2, left: 0 };
    assert_eq!(play.cost("us-special-2", "G3 G4 G5 G6 G7 G8"), Err(refused));
}

// MOV-1: one after another, each once, in one go.

#[test]
fn aa_mov_1_a_unit_moves_once_in_one_go_and_does_not_resume_after_another() {
    let mut play = quiet().unit("us-infantry-1", "E8").unit("us-infantry-2", "G8").play();
    play.march("us-infantry-1", "E9").expect("the first moves");
    play.march("us-infantry-2", "G9").expect("then the second");
    let refused = Why::HasMoved { unit: unit("us-infantry-1") };
    assert_eq!(play.march("us-infantry-1", "E10"), Err(refused), "with 2 points left, but its move is over");
    assert_eq!(play.at("us-infantry-1"), "E9");
}

#[test]
fn aa_mov_1_a_unit_may_stay_and_a_move_has_steps() {
    let mut play = quiet().unit("us-infantry-1", "E8").unit("us-infantry-2", "G8").play();
    assert_eq!(play.march("us-infantry-1", ""), Err(Why::NoSteps));
    play.march("us-infantry-2", "G9").expect("one moves");
    play.done().expect("the other stays");
    assert_eq!(play.field().phase, Phase::Declaring);
    assert_eq!(play.at("us-infantry-1"), "E8");
}

#[test]
fn aa_mov_1_steps_lead_from_hex_to_adjacent_hex() {
    let mut play = quiet().unit("us-fighter-1", "E8").play();
    let refused = Why::NotNextTo { from: hex("E8"), to: hex("E10") };
    assert_eq!(play.march("us-fighter-1", "E10"), Err(refused));
    let refused = Why::NotNextTo { from: hex("E9"), to: hex("E9") };
    assert_eq!(play.march("us-fighter-1", "E9 E9"), Err(refused));
}

#[test]
fn aa_mov_1_only_the_active_factions_own_units_move() {
    let mut play = quiet_four().unit("us-infantry-1", "E8").unit("su-infantry-1", "G8").play();
    assert_eq!(
        play.march("g1-tank-1", "L14"),
        Err(Why::NotYours { unit: unit("g1-tank-1") }),
        "not the enemy's"
    );
    assert_eq!(
        play.march("su-infantry-1", "G9"),
        Err(Why::NotYours { unit: unit("su-infantry-1") }),
        "nor the ally's"
    );
    assert_eq!(play.march("us-tank-1", "G9"), Err(Why::NoSuchUnit { unit: unit("us-tank-1") }));
}

#[test]
fn aa_mov_1_in_its_next_turn_a_unit_moves_again() {
    let mut play = quiet().unit("us-infantry-1", "E8").play();
    play.march("us-infantry-1", "E9").expect("it moves");
    play.go_on_to(Faction::Us, Phase::Movement);
    play.march("us-infantry-1", "E10").expect("it moves again");
}

#[test]
fn aa_mov_1_movement_is_over_when_its_player_is_done() {
    let mut play = quiet().unit("us-infantry-1", "E8").play();
    play.done().expect("movement can end");
    assert_eq!(play.march("us-infantry-1", "E9"), Err(Why::OtherQuestion));
}

// MOV-2: what a step costs.

#[test]
fn aa_mov_2_a_step_costs_what_the_hex_entered_costs_whatever_the_hex_left() {
    for kind in ["infantry", "special", "tank", "artillery"] {
        let id = format!("us-{kind}-1");
        for left in ['.', 'f', '=', '#', '^'] {
            for (entered, cost) in [('.', 2), ('f', 3), ('=', 1), ('#', 1), ('^', 2)] {
                let play = quiet().terrain(left, "E8").terrain(entered, "E9").unit(&id, "E8").play();
                assert_eq!(play.cost(&id, "E9"), Ok(cost), "{id} from {left} to {entered}");
            }
        }
    }
}

#[test]
fn aa_mov_2_a_road_costs_half_also_when_only_crossing_it() {
    // The road runs from C8 over D8 to E9; the infantry comes down column D and leaves it again.
    let play = quiet().terrain('=', "C9 D8 E9").unit("us-infantry-1", "D7").play();
    assert_eq!(play.cost("us-infantry-1", "D8 D9"), Ok(3), "½ onto the road, 1 off it");
}

#[test]
fn aa_mov_2_an_own_factory_costs_1() {
    for kind in KINDS {
        let id = format!("us-{kind}-1");
        let scene = quiet().flag(Faction::Us, "A8").terrain('=', "A9").unit(&id, "A7");
        assert_eq!(scene.clone().play().cost(&id, "A8"), Ok(2), "{id}");
        let onwards = if matches!(kind, "fighter" | "bomber") { 4 } else { 3 };
        assert_eq!(scene.play().cost(&id, "A8 A9"), Ok(onwards), "{id} goes on from it");
    }
}

#[test]
fn aa_mov_2_the_total_is_at_most_the_speed() {
    for (id, speed) in [
        ("us-infantry-1", 3),
        ("us-special-1", 5),
        ("us-tank-1", 4),
        ("us-artillery-1", 2),
        ("us-fighter-1", 9),
        ("us-bomber-1", 5),
    ] {
        let play = quiet().unit(id, "E2").play();
        let steps: Vec<String> = (3..=3 + speed).map(|row| format!("E{row}")).collect();
        let (enough, too_far) = (steps[..speed].join(" "), steps.join(" "));
        assert_eq!(play.cost(id, &enough), Ok(2 * speed as u8), "{id}");
        let refused = Why::TooFar { hex: hex(&steps[speed]), cost: 2, left: 0 };
        assert_eq!(play.cost(id, &too_far), Err(refused), "{id}");
    }
}

#[test]
fn aa_mov_2_reach_follows_the_cheapest_way_not_the_shortest() {
    // Straight ahead lies forest; the road around it is longer and cheaper.
    let scene = quiet().terrain('f', "E9 E10").terrain('=', "D8 D9 D10").unit("us-infantry-1", "E8");
    let play = scene.play();
    let us = play.unit("us-infantry-1");
    let reach = aces::reach::reach(play.world(), &play.field(), &us);
    assert_eq!(play.cost("us-infantry-1", "E9 E10"), Ok(6));
    assert_eq!(reach.cost(hex("E10")), Some(5), "½ + ½ + 1½");
    assert_eq!(reach.path_to(hex("E10")), path("D8 D9 E10"));
    assert_eq!(reach.cost(hex("D10")), Some(3));
}

// MOV-3: water.

#[test]
fn aa_mov_3_water_is_for_infantry_only_mobile_and_mechanized_too() {
    for (id, swims) in [
        ("us-infantry-1", true),
        ("us-special-1", true),
        ("g2-special-1", true),
        ("us-tank-1", false),
        ("us-artillery-1", false),
        ("su-artillery-1", false),
    ] {
        let faction = unit(id).faction();
        let scene = Scene::four().turn(faction).terrain('~', "E9").unit(id, "E8").unit("su-infantry-9", "X3");
        let play = scene.unit("g2-infantry-9", "X14").play();
        let told = play.cost(id, "E9");
        match swims {
            true => assert!(told.is_ok(), "{id}: {told:?}"),
            false => assert_eq!(told, Err(Why::WaterClosed { hex: hex("E9") }), "{id}"),
        }
        assert_eq!(play.reach(id).contains(&"E9".to_string()), swims, "{id}");
    }
}

#[test]
fn aa_mov_3_entering_water_costs_the_whole_movement_whatever_the_speed() {
    for speed in [1, 2, 3, 5, 10] {
        let play =
            with_speed(quiet(), "us-infantry", speed).terrain('~', "E9").unit("us-infantry-1", "E8").play();
        assert_eq!(play.cost("us-infantry-1", "E9"), Ok(2 * speed), "speed {speed}");
    }
}

#[test]
fn aa_mov_3_water_is_only_the_first_and_last_step() {
    let mut play = quiet().terrain('=', "E9").terrain('~', "E10 D8 D9").unit("us-special-1", "E8").play();
    let refused = Why::WaterWholeMove { hex: hex("E10") };
    assert_eq!(play.march("us-special-1", "E9 E10"), Err(refused), "not after a step, were it ever so short");
    let refused = Why::WaterWholeMove { hex: hex("D8") };
    assert_eq!(play.march("us-special-1", "D8 E9"), Err(refused), "nor onwards from it");
    assert_eq!(
        play.march("us-special-1", "D8 D9"),
        Err(Why::WaterWholeMove { hex: hex("D9") }),
        "nor along it"
    );
    assert!(!play.reach("us-special-1").contains(&"E10".to_string()));
    play.march("us-special-1", "D8").expect("from the bank it goes");
}

#[test]
fn aa_mov_3_leaving_water_costs_what_the_hex_entered_costs() {
    let scene =
        quiet().terrain('~', "E8 E7").terrain('=', "E9").terrain('f', "D8").unit("us-infantry-1", "E8");
    let play = scene.play();
    assert_eq!(play.cost("us-infantry-1", "F8"), Ok(2), "onto standard terrain");
    assert_eq!(play.cost("us-infantry-1", "E9"), Ok(1), "onto a road");
    assert_eq!(play.cost("us-infantry-1", "D8"), Ok(3), "into forest");
    assert_eq!(play.cost("us-infantry-1", "E9 E10 E11"), Ok(5), "and further");
    assert_eq!(play.cost("us-infantry-1", "E7"), Ok(6), "but the next water takes the whole movement again");
}

#[test]
fn aa_mov_3_a_bridge_is_no_water() {
    let play = quiet().terrain('#', "E9").terrain('~', "D8 F8 D9 F9").unit("us-tank-1", "E8").play();
    assert_eq!(play.cost("us-tank-1", "E9 E10"), Ok(3));
}

#[test]
fn aa_mov_3_crossing_a_river_takes_two_turns() {
    let mut play = quiet().terrain('~', "E9").unit("us-special-1", "E8").play();
    play.march("us-special-1", "E9").expect("into the water");
    play.go_on_to(Faction::Us, Phase::Movement);
    play.march("us-special-1", "E10 E11 E12 E13 E14").expect("and out of it with all 5 points");
}

// MOV-4: infantry on water.

#[test]
fn aa_mov_4_infantry_on_water_does_not_attack() {
    for id in ["us-infantry-1", "us-special-1"] {
        let scene = Scene::duel().terrain('~', "E8").unit(id, "E8").unit("g1-tank-1", "E9");
        let mut play = scene.phase(Phase::Declaring).play();
        assert_eq!(play.attack(id, "g1-tank-1"), Err(Why::Afloat { unit: unit(id) }));
        assert_eq!(play.options(), [Choice::Done]);
    }
}

#[test]
fn aa_mov_4_infantry_on_water_does_not_shoot_back() {
    for (water, shoots) in [("E8", false), ("A12", true)] {
        let scene = Scene::duel().terrain('~', water).unit("us-infantry-1", "E8").unit("g1-tank-1", "E9");
        let mut play = scene.turn(Faction::G1).phase(Phase::Declaring).play();
        play.attack("g1-tank-1", "us-infantry-1").expect("it is attacked like any other");
        play.done().expect("declaring can end");
        let told = play.roll_hits(0);
        let silent = told.iter().any(|it| matches!(it, Event::Fought(fight) if fight.back.is_none()));
        assert_eq!(!silent, shoots, "water at {water}: {told:?}");
    }
}

#[test]
fn aa_mov_4_infantry_on_water_does_not_support() {
    for (water, red) in [("E8", 0), ("A12", 2)] {
        let scene = Scene::duel().terrain('~', water).unit("us-infantry-1", "E8").unit("us-tank-1", "E10");
        let mut play = scene.unit("g1-infantry-1", "E9").phase(Phase::Declaring).play();
        play.attack("us-tank-1", "g1-infantry-1").expect("the tank attacks");
        play.done().expect("declaring can end");
        assert_eq!(red_dice(&play), red, "water at {water}");
    }
}

#[test]
fn aa_mov_4_infantry_on_water_does_not_intercept() {
    for (water, asked) in [("E8", false), ("A12", true)] {
        let scene =
            Scene::duel().terrain('~', water).unit("us-infantry-1", "E8").unit("g1-infantry-1", "E10");
        let mut play = scene.turn(Faction::G1).play();
        play.march("g1-infantry-1", "E9 F9 G10").expect("it passes the bank");
        assert_eq!(matches!(play.question(), Ask::Intercept { .. }), asked, "water at {water}");
    }
}

#[test]
fn aa_mov_4_aircraft_over_water_are_no_infantry_on_water() {
    let scene = Scene::duel().terrain('~', "E8").unit("us-fighter-1", "E8").unit("g1-tank-1", "E9");
    let mut play = scene.phase(Phase::Declaring).play();
    play.attack("us-fighter-1", "g1-tank-1").expect("aircraft fight from over water");
}

// MOV-5: aircraft.

#[test]
fn aa_mov_5_aircraft_pay_1_for_every_hex() {
    for kind in ["fighter", "bomber"] {
        let id = format!("us-{kind}-1");
        for sign in ['.', 'f', '=', '#', '~', '^'] {
            let play = quiet().terrain(sign, "E9 E10").unit(&id, "E8").play();
            assert_eq!(play.cost(&id, "E9"), Ok(2), "{id} over {sign}");
            assert_eq!(play.cost(&id, "E9 E10 E11"), Ok(6), "{id} over {sign}");
        }
    }
}

#[test]
fn aa_mov_5_a_road_takes_aircraft_no_further() {
    let play = quiet().terrain('=', "E3 E4 E5 E6 E7 E8").unit("us-bomber-1", "E2").play();
    let refused = Why::TooFar { hex: hex("E8"), cost: 2, left: 0 };
    assert_eq!(play.cost("us-bomber-1", "E3 E4 E5 E6 E7 E8"), Err(refused));
}

#[test]
fn aa_mov_5_forest_does_not_shelter_aircraft() {
    for sign in ['.', 'f'] {
        let scene = Scene::duel().terrain(sign, "E9").unit("us-fighter-1", "E8").unit("g1-bomber-1", "E9");
        let mut play = scene.phase(Phase::Declaring).play();
        play.attack("us-fighter-1", "g1-bomber-1").expect("it attacks");
        play.done().expect("declaring can end");
        play.roll_hits(5);
        play.roll_hits(0);
        assert_eq!(play.unit("g1-bomber-1").damage, 3, "5 hits on {sign}");
    }
}

// MOV-6: other units and factories in the way.

#[test]
fn aa_mov_6_units_pass_over_units_of_their_own_team() {
    for kind in KINDS {
        let id = format!("us-{kind}-1");
        for friend in ["us-tank-2", "us-fighter-2", "su-infantry-2", "su-bomber-2"] {
            let play = quiet_four().unit(&id, "E8").unit(friend, "E9").play();
            assert_eq!(play.cost(&id, "E9 E10"), Ok(4), "{id} over {friend}");
            assert!(play.reach(&id).contains(&"E10".to_string()), "{id} over {friend}");
        }
    }
}

#[test]
fn aa_mov_6_never_over_enemy_units_aircraft_neither() {
    for kind in KINDS {
        let id = format!("us-{kind}-1");
        for enemy in ["g1-infantry-2", "g1-fighter-2", "g2-artillery-2"] {
            let mut play = quiet_four().unit(&id, "E8").unit(enemy, "E9").play();
            let refused = Why::EnemyInTheWay { hex: hex("E9"), unit: unit(enemy) };
            assert_eq!(play.march(&id, "E9 E10"), Err(refused), "{id} over {enemy}");
            assert_eq!(play.march(&id, "E9"), Err(refused), "{id} onto {enemy}");
        }
    }
}

#[test]
fn aa_mov_6_never_over_enemy_or_neutral_factories_aircraft_neither() {
    for owner in [None, Some(Faction::G1), Some(Faction::G2)] {
        for kind in KINDS {
            let id = format!("us-{kind}-1");
            let scene = quiet_four().unit(&id, "B8");
            let scene = owner.into_iter().fold(scene, |scene, it| scene.flag(it, "A8"));
            let told = scene.play().march(&id, "A8 A9");
            let refused = match kind {
                "infantry" | "special" => Why::FactoryWholeMove { hex: hex("A8") },
                _ => Why::FactoryClosed { hex: hex("A8") },
            };
            assert_eq!(told, Err(refused), "{id} over a factory of {owner:?}");
        }
    }
}

#[test]
fn aa_mov_6_an_own_factory_may_be_passed() {
    let scene = quiet_four().flag(Faction::Us, "A8").unit("su-tank-1", "A8").unit("us-tank-1", "A7");
    assert_eq!(scene.play().cost("us-tank-1", "A8 A9"), Ok(4), "also over an ally in it");
}

#[test]
fn aa_mov_6_one_unit_a_hex_at_the_end_of_a_move() {
    for kind in KINDS {
        let id = format!("us-{kind}-1");
        for friend in ["us-tank-2", "us-fighter-2", "su-infantry-2", "su-bomber-2"] {
            let mut play = quiet_four().unit(&id, "E8").unit(friend, "E9").play();
            let refused = Why::EndsOnUnit { hex: hex("E9"), unit: unit(friend) };
            assert_eq!(play.march(&id, "E9"), Err(refused), "{id} onto {friend}");
            assert!(!play.reach(&id).contains(&"E9".to_string()), "{id} onto {friend}");
        }
    }
}

#[test]
fn aa_mov_6_infantry_does_not_enter_water_that_holds_a_friend() {
    let scene = quiet().terrain('~', "E9").unit("us-infantry-1", "E8").unit("us-infantry-2", "E9");
    let mut play = scene.play();
    let refused = Why::EndsOnUnit { hex: hex("E9"), unit: unit("us-infantry-2") };
    assert_eq!(play.march("us-infantry-1", "E9"), Err(refused));
    assert!(!play.reach("us-infantry-1").contains(&"E9".to_string()));
}

#[test]
fn aa_mov_6_a_unit_shut_in_by_enemies_stays() {
    let around = ["D7", "D8", "E7", "E9", "F7", "F8"];
    let scene = Scene::duel().unit("us-bomber-1", "E8");
    let scene = (1..).zip(around).fold(scene, |scene, (nr, at)| scene.unit(&format!("g1-infantry-{nr}"), at));
    let play = scene.play();
    assert!(play.reach("us-bomber-1").is_empty());
    assert_eq!(play.options(), [Choice::Done]);
}

// MOV-7: one terrain a hex.

#[test]
fn aa_mov_7_a_hex_has_one_terrain() {
    let setup = quiet().set_up_anew();
    Map::parse("plain.board", &setup.board).expect("one sign a hex");
    for two in ["=f", "f=", "#~"] {
        let board = setup.board.replacen(". ", &format!("{two} "), 1);
        let problems = Map::parse("plain.board", &board).expect_err("two terrains in one hex");
        assert!(problems[0].what.contains("is no terrain"), "{problems:?}");
    }
}

#[test]
fn aa_mov_7_a_road_beats_trees() {
    // A road through a wood: its hexes are road and nothing else, to those who walk and to those who hide.
    let scene = Scene::duel().terrain('f', "D8 E8 F8 D9 E9 F9 E10").terrain('=', "E9");
    for (at, cost, damage) in [("E9", 1, 3), ("E10", 3, 2)] {
        let scene = scene.clone().unit("us-infantry-1", at).unit("us-tank-9", "A12");
        let mut play = scene.unit("g1-tank-1", "F9").turn(Faction::G1).phase(Phase::Declaring).play();
        let terrain = if at == "E9" { Terrain::Road } else { Terrain::Forest };
        assert_eq!(play.world().terrain(hex(at)), Some(terrain));
        play.attack("g1-tank-1", "us-infantry-1").expect("it attacks");
        play.done().expect("declaring can end");
        play.roll_hits(5);
        play.roll_hits(0);
        assert_eq!(play.unit("us-infantry-1").damage, damage, "5 hits at {at}");
        let walker = quiet().terrain('f', "D8 E8 F8 D9 E9 F9 E10").terrain('=', "E9");
        let from = if at == "E9" { "E8" } else { "E11" };
        assert_eq!(
            walker.unit("us-infantry-1", from).play().cost("us-infantry-1", at),
            Ok(cost),
            "into {at}"
        );
    }
}

// MOV-8: factories of the ally.

#[test]
fn aa_mov_8_a_factory_of_the_ally_is_entered_like_an_own_one() {
    for kind in KINDS {
        let id = format!("us-{kind}-1");
        let mut play = quiet_four().flag(Faction::Su, "A8").unit(&id, "A7").play();
        assert_eq!(play.cost(&id, "A8"), Ok(2), "{id} pays 1");
        assert_eq!(play.cost(&id, "A8 A9"), Ok(4), "{id} passes");
        let told = play.march(&id, "A8").expect("it may enter");
        assert_eq!(
            told,
            [Event::Marched { unit: unit(&id), path: path("A8"), cost: 2, ahead: path("") }],
            "{id} occupies nothing"
        );
        assert_eq!(play.field().flag_at(play.world(), hex("A8")), Some(Some(Faction::Su)));
    }
}

#[test]
fn aa_mov_8_it_need_not_be_the_first_step_nor_take_the_whole_movement() {
    let play = quiet_four().flag(Faction::Su, "A8").unit("us-infantry-1", "C8").play();
    assert_eq!(play.cost("us-infantry-1", "B8 A8"), Ok(4));
}

#[test]
fn aa_mov_8_only_the_owner_repairs_and_buys_there() {
    let scene = quiet_four().flag(Faction::Su, "A8 A16").unit_with("us-tank-1", "A8", |it| it.damage = 2);
    let scene =
        scene.unit_with("su-tank-1", "A16", |it| it.damage = 2).coins(Faction::Us, 9).coins(Faction::Su, 9);
    let mut play = scene.clone().phase(Phase::Money).play();
    let refused = Why::NotInOwnFactory { unit: unit("us-tank-1") };
    assert_eq!(play.choose(Choice::Repair(unit("us-tank-1"))), Err(refused));
    let empty = Scene::four().flag(Faction::Su, "A8").unit("us-tank-1", "E8").unit("g1-tank-1", "L15");
    let mut other = empty.coins(Faction::Us, 9).phase(Phase::Money).play();
    let refused = Why::NotYourFactory { hex: hex("A8") };
    assert_eq!(other.choose(Choice::Buy { kind: Kind::Infantry, hex: hex("A8") }), Err(refused));
    let mut owner = scene.turn(Faction::Su).phase(Phase::Money).play();
    owner.choose(Choice::Repair(unit("su-tank-1"))).expect("the owner repairs");
}

// MOV-9: rulings.

#[test]
fn aa_mov_9_aircraft_end_on_any_terrain_and_fight_from_there() {
    for kind in ["fighter", "bomber"] {
        let id = format!("us-{kind}-1");
        for sign in ['.', 'f', '=', '#', '~', '^'] {
            let scene = Scene::duel().terrain(sign, "E9").unit(&id, "E8").unit("g1-infantry-1", "E10");
            let mut play = scene.play();
            play.march(&id, "E9").unwrap_or_else(|why| panic!("{id} ends on {sign}: {why:?}"));
            play.done().expect("movement can end");
            play.attack(&id, "g1-infantry-1")
                .unwrap_or_else(|why| panic!("{id} attacks from {sign}: {why:?}"));
            play.go_on_to(Faction::G1, Phase::Declaring);
            play.attack("g1-infantry-1", &id).expect("it is attacked there");
            play.done().expect("declaring can end");
            play.roll_hits(0);
            let back = matches!(play.question(), Ask::BackDice { defender, .. } if defender == unit(&id));
            assert!(back, "{id} shoots back from {sign}");
        }
    }
}

#[test]
fn aa_mov_9_a_step_dearer_than_what_is_left_is_impossible() {
    let mut play = quiet().terrain('f', "E11").terrain('=', "D10").unit("us-infantry-1", "E8").play();
    let refused = Why::TooFar { hex: hex("E11"), cost: 3, left: 2 };
    assert_eq!(
        play.march("us-infantry-1", "E9 E10 E11"),
        Err(refused),
        "1 point is left, the forest costs 1½"
    );
    let refused = Why::TooFar { hex: hex("E12"), cost: 2, left: 1 };
    let road = quiet().terrain('=', "E11").unit("us-infantry-1", "E8").play();
    assert_eq!(road.cost("us-infantry-1", "E9 E10 E11 E12"), Err(refused), "½ is left, the hex costs 1");
    assert_eq!(play.march("us-infantry-1", "E9 E10").map(|_| ()), Ok(()));
}

#[test]
fn aa_mov_9_there_is_no_minimum_move() {
    let slow =
        with_speed(quiet(), "us-infantry", 1).terrain('f', "D7 D8 E7 E9 F7").unit("us-infantry-1", "E8");
    let mut play = slow.clone().play();
    let refused = Why::TooFar { hex: hex("E9"), cost: 3, left: 2 };
    assert_eq!(play.march("us-infantry-1", "E9"), Err(refused), "not even as the first step");
    assert_eq!(play.reach("us-infantry-1"), ["F8"]);
    let shut_in = slow.terrain('f', "F8").play();
    assert!(shut_in.reach("us-infantry-1").is_empty());
    assert_eq!(shut_in.options(), [Choice::Done]);
}

#[test]
fn aa_mov_9_infantry_on_water_next_to_a_factory_may_occupy_it() {
    for owner in [None, Some(Faction::G1)] {
        let scene = quiet().terrain('~', "B8").unit("us-infantry-1", "B8");
        let scene = owner.into_iter().fold(scene, |scene, it| scene.flag(it, "A8").unit("g1-tank-2", "A8"));
        let mut play = scene.play();
        assert!(play.reach("us-infantry-1").contains(&"A8".to_string()), "a factory of {owner:?}");
        play.march("us-infantry-1", "A8").expect("it may occupy");
        assert_eq!(play.field().flag_at(play.world(), hex("A8")), Some(Some(Faction::Us)));
    }
}

// On random positions, against the catalogue's words written down a second time.

/// The board, flags and units of a random position, kept apart from the code under test.
struct Ground {
    signs: BTreeMap<Hex, char>,
    flags: BTreeMap<Hex, Faction>,
    units: BTreeMap<Hex, UnitId>,
    mats: Mats,
}

/// What a step asks for.
#[derive(Copy, Clone, PartialEq)]
enum Toll {
    Costs(u8),
    WholeMove,
}

impl Ground {
    fn speed(&self, unit: UnitId) -> u8 {
        2 * self.mats.of(unit.faction(), unit.kind()).speed.value()
    }

    /// What it takes a unit to step onto a hex; nothing if it never can.
    fn toll(&self, unit: UnitId, to: Hex) -> Option<Toll> {
        let sign = *self.signs.get(&to)?;
        let (infantry, aircraft) = match unit.kind() {
            Kind::Infantry | Kind::Special => (true, false),
            Kind::Tank | Kind::Artillery => (false, false),
            Kind::Fighter | Kind::Bomber => (false, true),
        };
        let own_team = |it: Faction| it == unit.faction() || it == unit.faction().ally();
        if sign == 'F' && !self.flags.get(&to).is_some_and(|it| own_team(*it)) {
            return infantry.then_some(Toll::WholeMove);
        }
        if self.units.get(&to).is_some_and(|it| !own_team(it.faction())) {
            return None;
        }
        match sign {
            _ if aircraft => Some(Toll::Costs(2)),
            '.' | '^' | 'F' => Some(Toll::Costs(2)),
            'f' => Some(Toll::Costs(3)),
            '=' | '#' => Some(Toll::Costs(1)),
            '~' => infantry.then_some(Toll::WholeMove),
            other => panic!("{other} is no terrain"),
        }
    }

    /// Whether a unit could stop there: one unit a hex, and who occupies a factory removes the enemy in it.
    fn has_room(&self, unit: UnitId, at: Hex) -> bool {
        self.units.get(&at).is_none_or(|it| it.faction().side() != unit.faction().side() || *it == unit)
    }

    /// Every hex where a move can end, with its least cost: costs are relaxed until nothing changes any more.
    fn reach(&self, unit: &Unit) -> BTreeMap<Hex, u8> {
        let speed = self.speed(unit.id);
        let mut least = BTreeMap::from([(unit.hex, 0)]);
        loop {
            let before = least.clone();
            for (from, used) in &before {
                for to in from.neighbours() {
                    if let Some(Toll::Costs(cost)) = self.toll(unit.id, to)
                        && used + cost <= speed
                        && least.get(&to).is_none_or(|it| used + cost < *it)
                    {
                        least.insert(to, used + cost);
                    }
                }
            }
            if least == before {
                break;
            }
        }
        for to in unit.hex.neighbours() {
            if self.toll(unit.id, to) == Some(Toll::WholeMove) {
                least.insert(to, speed);
            }
        }
        least.retain(|hex, _| *hex != unit.hex && self.has_room(unit.id, *hex));
        least
    }

    /// What a path costs, if it can be walked.
    fn walk(&self, unit: &Unit, path: &[Hex]) -> Option<u8> {
        let speed = self.speed(unit.id);
        let mut used = 0;
        for (i, to) in path.iter().enumerate() {
            used += match self.toll(unit.id, *to)? {
                Toll::Costs(cost) => cost,
                Toll::WholeMove if i == 0 && path.len() == 1 => speed,
                Toll::WholeMove => return None,
            };
        }
        let end = path.last()?;
        (used <= speed && self.has_room(unit.id, *end)).then_some(used)
    }
}

const FACTORIES: [&str; 10] = ["A1", "A8", "A16", "M1", "M16", "N1", "N16", "Z1", "Z8", "Z16"];

fn one_of<T: Copy>(list: &[T], chance: &mut Shuffler) -> T {
    list[chance.below(list.len() as u32) as usize]
}

/// A crowded position on broken ground, around a factory or anywhere.
fn random_position(seed: u64) -> (Scene, Ground) {
    let chance = &mut Shuffler::new(seed);
    let (mut scene, columns) = match chance.below(3) {
        0 => (Scene::four(), 0..24),
        1 => (Scene::duel(), 0..12),
        _ => (Scene::duel().area(Area::Right), 12..24),
    };
    let factions: Vec<Faction> = scene.setup.factions.iter().map(|it| it.faction).collect();
    let in_play = |it: &Hex| columns.contains(&it.column());
    let starts = scene.clone().set_up_anew().board;
    let starts = starts.split_once("starts:\n").expect("the board has starts").1;
    let starts: Vec<Hex> = starts.split_whitespace().filter_map(|it| it.parse().ok()).collect();
    let (signs, flags, units) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
    let mut ground = Ground { signs, flags, units, mats: scene.setup.mats.clone() };
    for at in (0..24).flat_map(|column| (0..16).map(move |row| Hex::at(column, row))) {
        let sign = match FACTORIES.contains(&at.to_string().as_str()) {
            true => 'F',
            false if starts.contains(&at) => '.',
            false => one_of(&['.', '.', '.', '.', 'f', 'f', '=', '=', '=', '#', '~', '~', '^'], chance),
        };
        scene = scene.terrain(sign, &at.to_string());
        if in_play(&at) {
            ground.signs.insert(at, sign);
        }
    }
    let factories: Vec<Hex> = FACTORIES.iter().map(|it| hex(it)).filter(in_play).collect();
    for &at in &factories {
        if 0 < chance.below(3) {
            let owner = one_of(&factions, chance);
            scene = scene.flag(owner, &at.to_string());
            ground.flags.insert(at, owner);
        }
    }
    let anywhere: Vec<Hex> = ground.signs.keys().copied().collect();
    let centre = if chance.below(2) == 0 { one_of(&factories, chance) } else { one_of(&anywhere, chance) };
    let near: Vec<Hex> = anywhere.into_iter().filter(|it| it.distance(centre) <= 5).collect();
    for nr in 1..=10 + chance.below(20) as u8 {
        let id = UnitId::new(one_of(&factions, chance), one_of(&Kind::ALL, chance), nr);
        let at = one_of(&near, chance);
        let fits = match ground.signs[&at] {
            '~' => !matches!(id.kind(), Kind::Tank | Kind::Artillery),
            'F' => ground.flags.get(&at).is_some_and(|it| it.side() == id.side()),
            _ => true,
        };
        if fits && !ground.units.contains_key(&at) {
            scene = scene.unit(&id.to_string(), &at.to_string());
            ground.units.insert(at, id);
        }
    }
    (scene, ground)
}

#[test]
fn aa_mov_2_reach_is_every_hex_where_a_move_can_end_at_its_least_cost() {
    let mut n_ends = 0;
    for seed in 0..300 {
        let (scene, ground) = random_position(seed);
        let play = scene.play();
        for unit in play.field().units.iter() {
            let reach = aces::reach::reach(play.world(), &play.field(), unit);
            let told: BTreeMap<Hex, u8> =
                reach.hexes().iter().map(|it| (*it, reach.cost(*it).expect("it is in reach"))).collect();
            assert_eq!(told.len(), reach.hexes().len(), "seed {seed}: {} has each hex once", unit.id);
            assert_eq!(told, ground.reach(unit), "seed {seed}: {} at {}", unit.id, unit.hex);
            n_ends += told.len();
        }
    }
    assert!(20_000 < n_ends, "only {n_ends} hexes");
}

#[test]
fn aa_mov_2_every_way_that_reach_finds_can_be_walked_at_its_cost() {
    for seed in 0..300 {
        let (scene, ground) = random_position(seed);
        let play = scene.play();
        let field = play.field();
        for unit in field.units.iter() {
            let reach = aces::reach::reach(play.world(), &field, unit);
            for &to in reach.hexes() {
                let (way, cost) = (reach.path_to(to), reach.cost(to));
                let name = format!("seed {seed}: {} from {} by {way:?}", unit.id, unit.hex);
                assert_eq!(way.last(), Some(&to), "{name}");
                assert_eq!(aces::movement::path_cost(play.world(), &field, unit, &way).ok(), cost, "{name}");
                assert_eq!(ground.walk(unit, &way), cost, "{name}");
            }
        }
    }
}

#[test]
fn aa_mov_2_a_walk_is_refused_or_costs_what_the_words_say() {
    let (mut n_legal, mut n_refused) = (0, 0);
    for seed in 0..100 {
        let (scene, ground) = random_position(seed);
        let play = scene.play();
        let field = play.field();
        let chance = &mut Shuffler::new(seed);
        for unit in field.units.iter() {
            for _ in 0..100 {
                let mut way = Path::new();
                let mut at = unit.hex;
                for _ in 0..1 + chance.below(8) {
                    // Ways that are closed are tried too, but seldom.
                    let open = |it: &Hex| ground.toll(unit.id, *it).is_some();
                    let tries = [0; 3].map(|_| one_of(&at.neighbours(), chance));
                    let Some(to) = tries.iter().find(|it| open(it)).or(tries.first()) else { break };
                    if !to.is_possible() {
                        break;
                    }
                    way.push(*to);
                    at = *to;
                }
                let told = aces::movement::path_cost(play.world(), &field, unit, &way);
                let words = ground.walk(unit, &way);
                assert_eq!(
                    told.ok(),
                    words,
                    "seed {seed}: {} from {} by {way:?}: {told:?}",
                    unit.id,
                    unit.hex
                );
                match words {
                    Some(_) => n_legal += 1,
                    None => n_refused += 1,
                }
            }
        }
    }
    assert!(10_000 < n_legal && 10_000 < n_refused, "{n_legal} legal, {n_refused} refused");
}

/// Whether a unit is among those that may march.
fn may_march(play: &crate::scene::Play, id: &str) -> bool {
    let (field, id) = (play.field(), unit(id));
    aces::movement::movable(play.world(), &field, id.faction()).any(|it| it.id == id)
}

/// A unit with enemies on all hexes around it but the first.
fn hemmed_in(scene: Scene, id: &str, at: &str) -> (Scene, Hex) {
    let enemies = ["g1-tank-1", "g1-tank-2", "g1-artillery-1", "g1-fighter-1", "g1-bomber-1"];
    let around = hex(at).neighbours();
    let mut scene = scene.unit(id, at);
    for (enemy, at) in enemies.into_iter().zip(around[1..].iter().filter(|it| it.is_possible())) {
        scene = scene.unit(enemy, &at.to_string());
    }
    (scene, around[0])
}

#[test]
fn aa_mov_3_infantry_with_only_water_to_go_to_may_march_unless_it_is_on_the_march() {
    let (scene, open) = hemmed_in(Scene::duel(), "us-infantry-1", "F8");
    let play = scene.terrain('~', &open.to_string()).play();
    assert!(may_march(&play, "us-infantry-1"));
    let can_go_on =
        |left| aces::movement::can_go_on(play.world(), &play.field(), unit("us-infantry-1"), left);
    assert!(can_go_on(6) && !can_go_on(4));
}

#[test]
fn aa_mov_1_infantry_with_only_an_enemys_factory_to_go_to_may_march() {
    let (scene, open) = hemmed_in(Scene::duel(), "us-infantry-1", "A2");
    assert_eq!(open, hex("A1"), "the hex above is the factory");
    let play = scene.flag(Faction::G1, "A1").unit("g1-infantry-1", "A1").play();
    assert!(may_march(&play, "us-infantry-1"));
}

#[test]
fn aa_mov_6_a_unit_among_friends_may_march_if_there_is_room_beyond_them() {
    let friends =
        ["us-tank-2", "us-infantry-1", "us-special-1", "us-artillery-1", "us-fighter-1", "us-bomber-1"];
    let mut scene = Scene::duel().unit("us-tank-1", "F8").unit("g1-tank-1", "M8");
    for (id, at) in friends.into_iter().zip(hex("F8").neighbours()) {
        scene = scene.unit(id, &at.to_string());
    }
    assert!(may_march(&scene.play(), "us-tank-1"));
}

#[test]
fn aa_mov_1_random_marches_are_legal_and_of_every_sort() {
    // Beside the infantry are a neutral factory, and water on which another infantry stands.
    let scene = Scene::duel().terrain('~', "B2").unit("us-infantry-1", "A2").unit("us-infantry-2", "B2");
    let play = scene.unit("us-tank-1", "F8").unit("g1-tank-1", "M14").play();
    let mut chance = Shuffler::new(1);
    let (mut n_long, mut n_occupying) = (0, 0);
    for _ in 0..2000 {
        let answer = play.it.game().random_answer(&mut chance).expect("someone is asked");
        assert!(play.it.game().check(&answer).is_ok(), "{answer:?}");
        if let table::Answer::Choose { choice: Choice::March(march), .. } = &answer {
            n_long += usize::from(3 <= march.path.len());
            n_occupying += usize::from(march.path[..] == [hex("A1")]);
        }
    }
    assert!(300 < n_long && 60 < n_occupying, "{n_long} long ones, {n_occupying} into the factory");
}

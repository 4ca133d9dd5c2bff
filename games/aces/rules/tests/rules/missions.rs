//! AA-MIS: missions.

use aces::{
    Armies, Ask, BulgeSetup, Choice, Event, Faction, How, Missions, Phase, Rocketry, Setup, Side, V2Position,
    V2Setup, Weather, Why, turns_of_weather_left,
};
use table::{Pending, Seat, Viewer};

use crate::scene::{Play, Scene, hex, unit};

fn weather(scene: Scene, weather: Weather) -> Scene {
    scene.missions(|it| it.weather = true).position(|it| it.weather = weather)
}

fn mountains(scene: Scene) -> Scene {
    scene.missions(|it| it.mountains = true)
}

/// A unit beside plain ground, road, forest and water, and an own factory: what a step onto each costs, in half points.
fn costs(id: &str, now: Weather) -> [Option<u8>; 6] {
    let scene = weather(Scene::duel(), now)
        .terrain('=', "H7")
        .terrain('f', "H8")
        .terrain('~', "G9")
        .terrain('^', "F8")
        .terrain('F', "F7")
        .terrain('.', "A8")
        .flag(Faction::Us, "F7")
        .unit(id, "G8")
        .unit("g1-infantry-1", "A12");
    let play = scene.play();
    ["G7", "H7", "H8", "G9", "F8", "F7"].map(|it| play.cost(id, it).ok())
}

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
    let reach = aces::reach(play.world(), &play.field(), &play.unit("us-tank-1"));
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

fn interceptors_of(play: &Play, mover: &str, at: &str) -> Vec<String> {
    let (field, mover) = (play.field(), play.unit(mover));
    aces::interceptors(play.world(), &field, &mover, hex(at)).map(|it| it.id.to_string()).collect()
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
        mat.range = aces::Marked::Ours((1, 1));
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

#[test]
fn aa_mis_mtn_1_mountains_cost_1_5_and_are_closed_to_tanks() {
    let scene = || Scene::duel().terrain('^', "G7").unit("g1-tank-1", "A12");
    for id in ["us-infantry-1", "us-special-1", "us-artillery-1"] {
        assert_eq!(mountains(scene()).unit(id, "G8").play().cost(id, "G7"), Ok(3), "{id}");
        assert_eq!(
            scene().unit(id, "G8").play().cost(id, "G7"),
            Ok(2),
            "standard terrain without the variant"
        );
    }
    let mut tank = mountains(scene()).unit("us-tank-1", "G8").play();
    assert_eq!(tank.march("us-tank-1", "G7"), Err(Why::MountainClosed { hex: hex("G7") }));
    assert!(!tank.reach("us-tank-1").contains(&"G7".to_string()));
    assert_eq!(scene().unit("us-tank-1", "G8").play().cost("us-tank-1", "G7"), Ok(2));
    assert_eq!(mountains(scene()).unit("us-bomber-1", "G8").play().cost("us-bomber-1", "G7"), Ok(2));
}

#[test]
fn aa_mis_mtn_1_artillery_on_a_mountain_adds_2_to_its_greatest_range() {
    let scene = || {
        let scene = Scene::duel().terrain('^', "G8").unit("us-artillery-1", "G8").unit("us-tank-1", "H8");
        scene.unit("g1-tank-1", "G1").phase(Phase::Declaring)
    };
    let range = |play: &Play, id: &str| play.unit(id).range(play.world(), &play.field());
    let mut high = mountains(scene()).play();
    assert_eq!(range(&high, "us-artillery-1"), (2, 7), "the minimum stays");
    high.attack("us-artillery-1", "g1-tank-1").expect("seven hexes away");
    assert_eq!(range(&scene().play(), "us-artillery-1"), (2, 5));
    let storm = weather(mountains(scene()), Weather::Storm).play();
    assert_eq!(range(&storm, "us-artillery-1"), (2, 6), "both at once");
    let infantry =
        mountains(Scene::duel().terrain('^', "G8").unit("us-infantry-1", "G8").unit("g1-tank-1", "A12"));
    assert_eq!(range(&infantry.play(), "us-infantry-1"), (1, 1), "artillery alone");
}

#[test]
fn aa_mis_mtn_1_no_tank_can_stand_on_a_mountain() {
    let scene = || Scene::duel().terrain('^', "G8").unit("us-tank-1", "G8").unit("g1-tank-1", "A12");
    assert!(scene().try_play().is_ok());
    let problems = mountains(scene()).try_play().err().expect("no tank gets there");
    assert!(problems[0].what.contains("AA-MIS-MTN-1"));
}

#[test]
fn aa_set_11_no_tanks_are_placed_on_mountains() {
    // All of the first ring around start number 2 (G3) is mountain.
    let ring = "G2 H2 H3 G4 F3 F2";
    let placed = |scene: Scene, id: &str| -> Vec<String> {
        let mut play = Play::start(scene.terrain('^', ring).set_up_anew()).expect("a valid set-up");
        for faction in [Faction::Us, Faction::G1] {
            let own =
                play.field().waiting.iter().map(|it| it.id).filter(|it| it.faction() == faction).collect();
            let seat = if faction == Faction::Us { 0 } else { 1 };
            play.choose_as(seat, Choice::Divide(Box::new([own, vec![], vec![]]))).expect("all on one token");
        }
        play.roll(&[12]);
        play.roll(&[1]);
        play.choose(Choice::Token(1)).expect("a token");
        play.draw(Choice::Number(2));
        play.choose(Choice::Place { unit: unit("us-infantry-1"), hex: hex("G3") }).expect("the number's hex");
        let places = play.options().into_iter().filter_map(|it| match it {
            Choice::Place { unit: it, hex } if it == unit(id) => Some(hex.to_string()),
            _ => None,
        });
        places.collect()
    };
    let mut ring: Vec<&str> = ring.split(' ').collect();
    ring.sort_unstable();
    let sorted = |mut list: Vec<String>| {
        list.sort();
        list
    };
    assert_eq!(sorted(placed(mountains(Scene::duel()), "us-artillery-1")), ring);
    assert_eq!(placed(mountains(Scene::duel()), "us-tank-1").len(), 12, "the second ring");
    assert_eq!(sorted(placed(Scene::duel(), "us-tank-1")), ring, "only in the variant");
}

/// The plain board with a shore along row 2 of columns C to F, and seven factories to start with.
fn bulge(rounds: u16) -> Scene {
    let scene =
        Scene::four().sections("shore:\nC2 D2 E2 F2\nbulge:\nallies: A1 M1 N1 Z1\ngermans: A16 M16 Z16\n");
    scene.missions(|it| it.bulge = Some(BulgeSetup { rounds, allies_also_at_six: false }))
}

fn both_teams(scene: Scene) -> Scene {
    scene.unit("us-infantry-1", "X9").unit("g1-infantry-1", "C9")
}

fn problems(scene: Scene) -> Vec<String> {
    Play::start(scene.set_up_anew()).err().unwrap_or_default().into_iter().map(|it| it.what).collect()
}

#[test]
fn aa_mis_0_the_bulge_needs_all_four_factions_the_full_board_and_a_shore() {
    assert_eq!(problems(bulge(12)), [""; 0]);
    let duel = Scene::duel().sections("shore:\nC2\nbulge:\nallies: A1\ngermans: A16\n");
    let two = problems(duel.missions(|it| it.bulge = Some(BulgeSetup::default())));
    assert!(two.iter().any(|it| it.contains("four factions") && it.contains("AA-MIS-0")), "{two:?}");
    let plain = problems(Scene::four().missions(|it| it.bulge = Some(BulgeSetup::default())));
    assert!(plain.iter().any(|it| it.contains("AA-MIS-BUL-1")), "{plain:?}");
    assert!(problems(bulge(0)).iter().any(|it| it.contains("AA-MIS-BUL-2")));
    let text = "bulge:\nallies: A1 C5 A1\nrussians: A8\n";
    let wrong = problems(Scene::four().sections(text));
    assert_eq!(wrong.len(), 3, "{wrong:?}");
}

#[test]
fn aa_mis_0_weather_and_mountains_go_with_anything() {
    let both = |scene: Scene| mountains(weather(scene, Weather::Normal));
    for scene in [Scene::duel(), Scene::duel().area(aces::Area::Right), Scene::four(), bulge(12)] {
        assert_eq!(problems(both(scene)), [""; 0]);
    }
    let none: aces::Missions = serde_json::from_str("{}").expect("missions may be left out");
    assert!(none.is_none());
    assert!(serde_json::from_str::<aces::Missions>(r#"{"wether": true}"#).is_err());
}

#[test]
fn aa_mis_0_a_mission_replaces_the_victory_of_the_skirmish() {
    // Six factories win a skirmish; here the ninth is taken.
    let scene = both_teams(bulge(12)).flag(Faction::Us, "A1 M1 N1 Z1").flag(Faction::Su, "A16 M16 N16 Z8");
    let mut play = scene.unit("us-infantry-2", "A9").play();
    play.march("us-infantry-2", "A8").expect("next to the factory");
    assert_eq!(play.outcome(), None);
    let skirmish =
        Scene::four().flag(Faction::Us, "A1 M1 N1 Z1").flag(Faction::Su, "Z8").unit("us-infantry-2", "A9");
    let mut play = skirmish.unit("g1-infantry-1", "C9").play();
    play.march("us-infantry-2", "A8").expect("next to the factory");
    assert_eq!(play.outcome().map(|it| it.how), Some(How::Factories));
}

#[test]
fn aa_mis_bul_1_the_winter_board_names_shore_and_factories() {
    let setup = aces::Setup::builtin(
        "winter",
        &[(Faction::Us, 0), (Faction::G1, 1), (Faction::Su, 2), (Faction::G2, 3)],
    );
    let map = aces::Map::parse("winter", &setup.board).expect("a valid board");
    let names = |side| map.bulge(side).iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    assert_eq!(names(Side::Germany), "P12 J14 Y15", "the three at the bottom");
    assert_eq!(names(Side::Allies), "B3 K4 Q4 X3", "the four around the coast, not the island's at G2");
    let lowest = |it: &aces::Hex| it.row();
    let top_row_of_germans = map.bulge(Side::Germany).iter().map(lowest).min();
    let others = map.factories(aces::Area::Full).filter(|it| !map.bulge(Side::Germany).contains(it));
    assert!(others.map(|it| it.row()).max() < top_row_of_germans);
    assert!(map.shore().iter().all(|it| it.row() < 5 && *it != hex("G2")), "the island's shore is none");
}

#[test]
fn aa_mis_bul_2_both_teams_share_their_factories_by_alternate_picks() {
    let mut play = Play::start(bulge(12).set_up_anew()).expect("a valid set-up");
    let mut picked = Vec::new();
    while let Ask::ShareFactory { faction } = play.question() {
        let wrong = hex(if faction.side() == Side::Germany { "A1" } else { "M16" });
        assert_eq!(play.choose(Choice::Factory(wrong)), Err(Why::NotToShare { hex: wrong }));
        let options = play.options();
        picked.push((faction, options.len()));
        play.choose(options[0].clone()).expect("it is offered");
    }
    use Faction::*;
    assert_eq!(picked, [(Us, 4), (G1, 3), (Su, 3), (G2, 2), (Us, 2), (G1, 1), (Su, 1)]);
    let field = play.field();
    let own = |faction| field.factories_of_faction(faction);
    assert_eq!([Us, Su, G1, G2].map(own), [2, 2, 2, 1]);
    assert_eq!(field.flag_at(play.world(), hex("A8")), Some(None), "the others are neutral");
    assert!(
        matches!(play.it.game().pending(), Pending::Decide { prompts, .. } if prompts.len() == 4),
        "then as ever"
    );
}

#[test]
fn aa_mis_bul_1_the_allies_draw_numbers_of_the_top_half_and_the_germans_of_the_bottom() {
    let (mut game, _) = table::Game::<aces::Aces>::new(&bulge(12).set_up_anew()).expect("a valid set-up");
    let mut chance = table::Shuffler::new(5);
    let mut n_draws = 0;
    while game.view(table::Viewer::Spectator).field.order.is_empty() {
        if let Pending::Chance(table::ChanceWanted::Draw { ask: Ask::Number { faction, .. }, bag }) =
            game.pending()
        {
            let own: &[u8] = match faction.side() {
                Side::Allies => &[1, 2, 3, 7, 8, 9],
                Side::Germany => &[4, 5, 6, 10, 11, 12],
            };
            assert!(bag.iter().all(|it| own.iter().any(|number| *it == Choice::Number(*number))), "{bag:?}");
            n_draws += 1;
        }
        let answer = game.random_answer(&mut chance).expect("the game goes on");
        game.answer(answer).expect("it is offered");
    }
    assert_eq!(n_draws, 12);
}

#[test]
fn aa_mis_bul_2_germany_wins_when_a_move_of_a_tank_ends_on_the_shore() {
    let scene = || both_teams(bulge(12)).turn(Faction::G1);
    let mut play = scene().unit("g1-tank-1", "C4").play();
    play.march("g1-tank-1", "C3 C2").expect("a legal path");
    let outcome = play.outcome().expect("Germany has won");
    assert_eq!((outcome.winner, outcome.how), (Some(Side::Germany), How::Shore));
    // Passing the shore is not reaching it, nor do others than tanks, nor tanks that stood there.
    let mut passing = scene().unit("g1-tank-1", "C3").unit("g1-special-1", "E3").play();
    passing.march("g1-tank-1", "C2 B1").expect("a legal path");
    passing.march("g1-special-1", "E2").expect("a legal path");
    assert_eq!(passing.outcome(), None);
    let mut standing = scene().unit("g1-tank-1", "C2").play();
    standing.march("g1-tank-1", "C3").expect("a legal path");
    assert_eq!(standing.outcome(), None);
    let mut allied = both_teams(bulge(12)).unit("us-tank-1", "C3").play();
    allied.march("us-tank-1", "C2").expect("a legal path");
    assert_eq!(allied.outcome(), None);
}

#[test]
fn aa_mis_bul_2_a_tank_stopped_on_the_shore_has_reached_it() {
    let scene = both_teams(bulge(12)).turn(Faction::G1).unit("g1-tank-1", "C3").unit("su-infantry-1", "C1");
    let mut play = scene.play();
    play.march("g1-tank-1", "C2 B1").expect("a legal path");
    play.intercept("su-infantry-1").expect("it is next to C2");
    assert_eq!(play.outcome().map(|it| it.how), Some(How::Shore));
}

#[test]
fn aa_mis_bul_2_a_frozen_sea_is_still_sea() {
    let scene = weather(both_teams(bulge(12)), Weather::Frost).terrain('~', "C1 D1");
    let mut play = scene.turn(Faction::G1).unit("g1-tank-1", "B1").play();
    play.march("g1-tank-1", "C1").expect("over the ice");
    assert_eq!(play.outcome(), None);
}

#[test]
fn aa_mis_bul_2_the_allies_win_when_the_germans_have_no_units() {
    let scene = bulge(12).unit("us-infantry-1", "G8").unit_with("g1-infantry-1", "G7", |it| it.damage = 5);
    let mut play = scene.flag(Faction::G1, "A16").phase(Phase::Declaring).play();
    play.declare(&[("us-infantry-1", "g1-infantry-1")]);
    play.fight(12, Some(0));
    let outcome = play.outcome().expect("the Allies have won");
    assert_eq!((outcome.winner, outcome.how), (Some(Side::Allies), How::Elimination));
}

#[test]
fn aa_mis_bul_2_the_allies_win_when_no_german_tank_infantry_or_factory_is_left() {
    let scene = || {
        let scene =
            bulge(12).unit("us-infantry-1", "G8").unit_with("g1-infantry-1", "G7", |it| it.damage = 5);
        scene.unit("g2-bomber-1", "T9").phase(Phase::Declaring)
    };
    let fought = |scene: Scene| {
        let mut play = scene.play();
        play.declare(&[("us-infantry-1", "g1-infantry-1")]);
        play.fight(12, Some(0));
        play.outcome().map(|it| (it.winner, it.how))
    };
    assert_eq!(fought(scene()), Some((Some(Side::Allies), How::Stranded)));
    assert_eq!(fought(scene().flag(Faction::G2, "A16")), None, "a factory is left");
    assert_eq!(fought(scene().unit("g2-tank-1", "T11")), None, "a tank is left");
    assert_eq!(fought(scene().unit("g2-special-1", "T11")), None, "infantry is left");
}

#[test]
fn aa_mis_bul_2_after_the_rounds_set_at_the_start_the_allies_win() {
    let at_the_end = |rounds, stalemate| {
        let scene = both_teams(bulge(rounds)).options(|it| it.stalemate = stalemate).round(4);
        let mut play = scene
            .turn(Faction::G2)
            .position(|it| it.order = vec![Faction::Us, Faction::G1, Faction::Su, Faction::G2])
            .play();
        for _ in 0..3 {
            play.done().expect("nothing is done");
        }
        play.outcome().map(|it| (it.winner, it.how))
    };
    assert_eq!(at_the_end(4, false), Some((Some(Side::Allies), How::Rounds)));
    assert_eq!(at_the_end(5, true), None);
    assert_eq!(BulgeSetup::default().rounds, 12);
}

#[test]
fn aa_mis_bul_2_factories_alone_win_nothing_but_six_may_be_agreed_for_the_allies() {
    let occupied = |six: bool| {
        let scene = both_teams(bulge(12)).flag(Faction::Us, "A1 M1 N1 Z1").flag(Faction::Su, "Z8");
        let scene = scene.missions(|it| it.bulge = Some(BulgeSetup { rounds: 12, allies_also_at_six: six }));
        let mut play = scene.unit("us-infantry-2", "A9").play();
        play.march("us-infantry-2", "A8").expect("next to the factory");
        play.outcome().map(|it| (it.winner, it.how))
    };
    assert_eq!(occupied(false), None);
    assert_eq!(occupied(true), Some((Some(Side::Allies), How::Factories)));
}

/// Germany 1 (seat 1) owns a launcher under one of these tokens, or a discovered one if no token lies there. A unit of each
/// team stands out of the way.
fn v2(launcher: &str, tokens: &str) -> Scene {
    let tokens: Vec<aces::Hex> = tokens.split_whitespace().map(hex).collect();
    let mut scene =
        Scene::four().missions(|it| it.v2 = Some(V2Setup { owner: Faction::G1, duds_stay: false }));
    scene.setup.sets = 2;
    let scene = scene.unit("us-infantry-4", "X12").unit("g1-infantry-4", "C12");
    scene.position(|it| {
        let (launcher, duds, destroyed) = (hex(launcher), Vec::new(), Vec::new());
        it.v2 = Some(V2Position { launcher, tokens, duds, damage: 0, destroyed });
    })
}

fn rocketry(play: &Play) -> Rocketry {
    play.field().v2.expect("the mission is played")
}

fn listed(hexes: &[aces::Hex]) -> String {
    hexes.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// A V2 game from its start until the tokens are laid: each faction has all units on its first token, and Germany 1 has the
/// numbers 5 (G13), 8 (T3) and 9 (X3).
fn v2_until_tokens() -> Play {
    let mut scene =
        Scene::four().missions(|it| it.v2 = Some(V2Setup { owner: Faction::G1, duds_stay: false }));
    scene.setup.sets = 2;
    let mut play = Play::start(scene.set_up_anew()).expect("a valid set-up");
    for (seat, faction) in [Faction::Us, Faction::G1, Faction::Su, Faction::G2].into_iter().enumerate() {
        let own = play.field().waiting.iter().map(|it| it.id).filter(|it| it.faction() == faction).collect();
        play.choose_as(seat as u8, Choice::Divide(Box::new([own, vec![], vec![]])))
            .expect("all on one token");
    }
    for die in [1, 12, 2, 3] {
        play.roll(&[die]);
    }
    // Germany 1, the Soviet Union, Germany 2, the United States, three times.
    for number in [5, 1, 10, 12, 8, 2, 4, 7, 9, 3, 6, 11] {
        let token = play.options()[0].clone();
        play.choose(token).expect("a token");
        play.draw(Choice::Number(number));
        while let Ask::Place { .. } = play.question() {
            let place = play.options()[0].clone();
            play.choose(place).expect("a place");
        }
    }
    play
}

#[test]
fn aa_mis_0_v2_needs_four_factions_two_sets_and_a_german_owner_and_excludes_the_bulge() {
    let with = |scene: Scene, owner, sets| {
        let mut scene = scene.missions(|it| it.v2 = Some(V2Setup { owner, duds_stay: false }));
        scene.setup.sets = sets;
        problems(scene)
    };
    assert_eq!(with(Scene::four(), Faction::G2, 2), [""; 0]);
    assert!(with(bulge(12), Faction::G1, 2)[0].contains("exclude"));
    assert!(with(Scene::duel(), Faction::G1, 2)[0].contains("AA-MIS-0"));
    assert!(with(Scene::four(), Faction::G1, 1)[0].contains("AA-MIS-V2-1"));
    assert!(with(Scene::four(), Faction::Us, 2)[0].contains("AA-MIS-V2-1"));
}

#[test]
fn aa_mis_v2_1_germans_without_bombers_allies_with_one_tank_and_one_artillery() {
    let mut scene =
        Scene::four().missions(|it| it.v2 = Some(V2Setup { owner: Faction::G1, duds_stay: false }));
    scene.setup.sets = 2;
    let field = Play::start(scene.set_up_anew()).expect("a valid set-up").field();
    for faction in Faction::ALL {
        let numbers = aces::Kind::ALL.map(|kind| field.n_of_type(faction, kind));
        let wanted = match faction.side() {
            Side::Germany => [2, 2, 2, 2, 2, 0],
            Side::Allies => [2, 2, 1, 1, 2, 2],
        };
        assert_eq!(numbers, wanted, "{faction:?}");
    }
}

#[test]
fn aa_mis_v2_8_types_left_out_at_the_start_may_be_bought_later() {
    let scene = v2("K6", "K6 G6").flag(Faction::G1, "A1").coins(Faction::G1, 20).turn(Faction::G1);
    let mut play = scene.phase(Phase::Money).play();
    play.choose(Choice::Buy { kind: aces::Kind::Bomber, hex: hex("A1") }).expect("a bomber");
}

#[test]
fn aa_mis_v2_7_an_empty_number_first_then_begun_rings_then_the_next_rings() {
    let mut play = v2_until_tokens();
    let places = |play: &Play| -> Vec<String> {
        let hexes = play.options().into_iter().filter_map(|it| match it {
            Choice::LayToken(hex) => Some(hex.to_string()),
            _ => None,
        });
        hexes.collect()
    };
    assert_eq!(play.asked().0, 1, "the owner is asked");
    assert_eq!(places(&play), ["T3", "X3"], "the numbers of the empty armies");
    let far = hex("G10");
    assert_eq!(play.choose(Choice::LayToken(far)), Err(Why::CannotLayToken { hex: far }));
    play.choose(Choice::LayToken(hex("X3"))).expect("it is offered");
    assert_eq!(places(&play), ["T3"]);
    play.choose(Choice::LayToken(hex("T3"))).expect("it is offered");
    // Ten units stand on the number, around it, and on three hexes of the second ring.
    let second = places(&play);
    assert_eq!(second.len(), 9, "the rest of the second ring: {second:?}");
    assert!(second.iter().all(|it| hex(it).distance(hex("G13")) == 2));
    for at in second {
        play.choose(Choice::LayToken(hex(&at))).expect("it is offered");
    }
    let next = places(&play);
    let in_ring = |at: &str, distance| next.iter().filter(|it| hex(it).distance(hex(at)) == distance).count();
    assert_eq!((in_ring("G13", 3), in_ring("T3", 1), in_ring("X3", 1)), (next.len() - 12, 6, 6));
    for _ in 0..2 {
        let any = play.options().last().expect("an option").clone();
        play.choose(any).expect("as the owner likes");
    }
    assert!(matches!(play.question(), Ask::HideLauncher { faction: Faction::G1 }));
    assert_eq!(rocketry(&play).tokens.len(), aces::N_TOKENS);
}

#[test]
fn aa_mis_v2_7_tokens_are_never_on_water_factories_or_units() {
    let setup = Setup {
        missions: Missions {
            v2: Some(V2Setup { owner: Faction::G2, duds_stay: false }),
            ..Missions::default()
        },
        sets: 2,
        ..Setup::builtin("summer", &[(Faction::Us, 0), (Faction::G1, 1), (Faction::Su, 2), (Faction::G2, 3)])
    };
    for seed in 0..20 {
        let (mut game, _) = table::Game::<aces::Aces>::new(&setup).expect("a valid set-up");
        let mut chance = table::Shuffler::new(seed);
        let field = |game: &table::Game<aces::Aces>| game.view(Viewer::Spectator).field;
        while field(&game).round == 0 {
            game.answer(game.random_answer(&mut chance).expect("the game goes on")).expect("it is offered");
        }
        let field = field(&game);
        let tokens = field.v2.as_ref().expect("the mission").tokens.clone();
        assert_eq!(tokens.len(), aces::N_TOKENS);
        for (i, at) in tokens.iter().enumerate() {
            assert!(field.units.is_free(*at) && !tokens[..i].contains(at), "{at}");
            let terrain = game.world().terrain(*at).expect("on the board");
            assert!(!matches!(terrain, aces::Terrain::Water | aces::Terrain::Factory), "{at}");
        }
    }
}

#[test]
fn aa_mis_v2_2_only_the_german_team_knows_which_token_it_is() {
    let mut play = v2_until_tokens();
    while let Ask::LayToken { .. } = play.question() {
        let any = play.options()[0].clone();
        play.choose(any).expect("it is offered");
    }
    assert_eq!(play.asked().0, 1);
    let wrong = hex("K9");
    assert_eq!(play.choose(Choice::HideLauncher(wrong)), Err(Why::NoTokenThere { hex: wrong }));
    let told = play.choose(Choice::HideLauncher(hex("T3"))).expect("a token lies there");
    let launcher = |viewer| play.it.game().view(viewer).launcher;
    assert_eq!([1, 3].map(|it| launcher(Viewer::Seat(Seat(it)))), [Some(hex("T3")); 2]);
    assert_eq!([0, 2].map(|it| launcher(Viewer::Seat(Seat(it)))), [None; 2]);
    assert_eq!(launcher(Viewer::Spectator), None);
    let seen = |viewer| play.it.game().seen(&told[0], viewer);
    assert_eq!(seen(Viewer::Seat(Seat(3))), Some(Event::LauncherHidden { hex: Some(hex("T3")) }));
    assert_eq!(seen(Viewer::Seat(Seat(0))), Some(Event::LauncherHidden { hex: None }));
    let written =
        serde_json::to_string(&play.it.game().view(Viewer::Seat(Seat(2)))).expect("a view can be written");
    assert!(!written.contains("launcher\":\"T3"), "{written}");
    assert!(matches!(play.question(), Ask::RollForFirst { .. }), "then as ever");
}

#[test]
fn aa_mis_v2_2_those_who_do_not_know_imagine_it_under_any_token() {
    let play = v2("K6", "G6 K6 T6").play();
    let mut seen = std::collections::BTreeSet::new();
    let mut chance = table::Shuffler::new(1);
    for _ in 0..50 {
        let other = play.it.game().imagine(Viewer::Seat(Seat(0)), &mut chance).expect("one can be imagined");
        seen.insert(other.view(Viewer::Seat(Seat(1))).launcher);
        let same = play.it.game().imagine(Viewer::Seat(Seat(3)), &mut chance).expect("one can be imagined");
        assert_eq!(same.view(Viewer::Seat(Seat(1))).launcher, Some(hex("K6")));
    }
    assert_eq!(seen.len(), 3);
}

#[test]
fn aa_mis_v2_3_no_unit_ends_on_a_token_and_only_germans_cross() {
    let mut german = v2("K6", "G6 K6").unit("g1-tank-1", "F6").turn(Faction::G1).play();
    assert_eq!(german.cost("g1-tank-1", "G6 G5"), Ok(4));
    assert_eq!(german.march("g1-tank-1", "G6"), Err(Why::EndsOnToken { hex: hex("G6") }));
    let reach = german.reach("g1-tank-1");
    assert!(!reach.contains(&"G6".to_string()) && reach.contains(&"H5".to_string()));
    german.march("g1-tank-1", "G6 G5").expect("over the token");
    assert_eq!(listed(&rocketry(&german).tokens), "G6 K6", "Germans turn nothing over");
    let mut allied = v2("K6", "G6 K6").unit("us-fighter-1", "F6").play();
    assert_eq!(allied.march("us-fighter-1", "G6 G5"), Err(Why::TokenInTheWay { hex: hex("G6") }));
    assert!(!allied.reach("us-fighter-1").contains(&"G6".to_string()));
}

#[test]
fn aa_mis_v2_3_an_allied_unit_that_steps_next_to_tokens_turns_them_over_before_any_interception() {
    let mut play = v2("K6", "G6 H7 K6 T6").unit("us-tank-1", "G8").unit("g1-tank-1", "F7").play();
    let before = play.it.game().view(Viewer::Spectator);
    let told = play.march("us-tank-1", "G7 H6 H5").expect("a legal path");
    assert!(matches!(&told[0], Event::Marched { path, .. } if listed(path) == "G7"), "{told:?}");
    assert!(matches!(&told[1], Event::TokensTurned { duds, launcher: None, .. } if listed(duds) == "G6 H7"));
    assert!(matches!(play.question(), Ask::Intercept { .. }), "then the interceptor is asked");
    assert_eq!(listed(&rocketry(&play).tokens), "K6 T6", "duds are removed");
    assert!(play.it.undo(Seat(0)).is_err(), "what was seen cannot be taken back");
    assert_ne!(play.it.game().view(Viewer::Spectator), before);
    play.let_pass().expect("it is offered");
    assert_eq!(play.at("us-tank-1"), "H5");
}

#[test]
fn aa_mis_v2_3_at_each_step_aircraft_too_and_the_launcher_removes_all_others() {
    let mut play = v2("K6", "G6 K6 T6").unit("us-fighter-1", "F3").play();
    let told = play.march("us-fighter-1", "F4 G5 H4 J5 K5").expect("a legal path");
    let turned: Vec<String> = told
        .iter()
        .filter_map(|it| match it {
            Event::TokensTurned { duds, launcher, .. } => Some(format!("{} {launcher:?}", listed(duds))),
            _ => None,
        })
        .collect();
    assert_eq!(turned, ["G6 None", " Some(K6)"]);
    let v2 = rocketry(&play);
    assert_eq!((v2.tokens.len(), v2.launcher.map(|it| it.hex)), (0, Some(hex("K6"))));
    assert_eq!(play.it.game().view(Viewer::Seat(Seat(1))).launcher, None, "nothing is hidden any more");
    assert_eq!(play.at("us-fighter-1"), "K5", "it is not stopped");
}

#[test]
fn aa_mis_v2_3_only_moving_turns_tokens_occupying_a_factory_too() {
    let mut play = v2("K6", "B7 K6").unit("us-infantry-1", "A9").unit("us-tank-1", "B8").play();
    play.done().expect("nobody moves");
    assert_eq!(listed(&rocketry(&play).tokens), "B7 K6", "standing next to one turns nothing");
    let mut play = v2("K6", "B7 K6").unit("us-infantry-1", "A9").play();
    play.march("us-infantry-1", "A8").expect("next to the factory");
    assert_eq!(listed(&rocketry(&play).tokens), "K6");
}

#[test]
fn aa_mis_v2_3_duds_may_stay_face_up_by_an_option() {
    let stay = |it: &mut Missions| it.v2 = Some(V2Setup { owner: Faction::G1, duds_stay: true });
    let mut play = v2("K6", "G6 K6").missions(stay).unit("us-tank-1", "G8").unit("us-special-1", "F7").play();
    play.march("us-tank-1", "G7").expect("a step");
    let v2 = rocketry(&play);
    assert_eq!((listed(&v2.tokens), listed(&v2.duds)), ("K6".to_string(), "G6".to_string()));
    assert_eq!(play.march("us-special-1", "F6 G6"), Err(Why::TokenInTheWay { hex: hex("G6") }));
    assert_eq!(play.cost("us-special-1", "F6"), Ok(2));
}

#[test]
fn aa_mis_v2_3_nobody_is_intercepted_on_a_tokens_hex() {
    let scene = |tokens: &str| {
        let scene = v2("T6", tokens).unit("g1-tank-1", "F6").unit("us-infantry-1", "H6");
        scene.turn(Faction::G1).play()
    };
    let mut plain = scene("T6");
    plain.march("g1-tank-1", "G6 G5").expect("a legal path");
    assert!(matches!(plain.question(), Ask::Intercept { .. }));
    let mut token = scene("G6 T6");
    token.march("g1-tank-1", "G6 G5").expect("a legal path");
    assert!(matches!(token.question(), Ask::Move { .. }));
}

/// Germany 1 declares a rocket at a factory, and nothing else.
fn rocket(mut play: Play, at: &str, die: u8) -> Play {
    play.choose(Choice::Rocket(hex(at))).unwrap_or_else(|why| panic!("{why:?}"));
    play.done().expect("the end of the list");
    assert_eq!(play.question(), Ask::RocketDie { hex: hex(at) });
    play.roll(&[die]);
    play
}

fn launching(launcher: &str, tokens: &str) -> Scene {
    v2(launcher, tokens).turn(Faction::G1).phase(Phase::Declaring)
}

#[test]
fn aa_mis_v2_4_more_than_3_destroys_the_factory_and_the_unit_in_it() {
    let scene = || launching("K6", "K6 G6").flag(Faction::Us, "A8").unit("us-tank-1", "A8");
    let missed = rocket(scene().play(), "A8", 3);
    assert!(missed.stands("us-tank-1"));
    assert_eq!(missed.field().flag_at(missed.world(), hex("A8")), Some(Some(Faction::Us)));
    let hit = rocket(scene().play(), "A8", 4);
    assert!(!hit.stands("us-tank-1"));
    assert_eq!(hit.field().flag_at(hit.world(), hex("A8")), None);
    assert_eq!(hit.field().factories_of(Side::Allies), 0);
    assert_eq!(listed(&rocketry(&hit).tokens), "K6 G6", "firing gives nothing away");
    assert_eq!(hit.it.game().view(Viewer::Spectator).launcher, None);
    let mut discovered = launching("K6", "").play();
    discovered.choose(Choice::Rocket(hex("A8"))).expect("discovered it fires too");
}

#[test]
fn aa_mis_v2_4_once_a_round_in_its_owners_turn() {
    let mut play = launching("K6", "K6").play();
    let targets = play.options().iter().filter(|it| matches!(it, Choice::Rocket(_))).count();
    assert_eq!(targets, 10, "any factory");
    play.choose(Choice::Rocket(hex("A8"))).expect("the first");
    assert_eq!(play.choose(Choice::Rocket(hex("A1"))), Err(Why::RocketDeclared));
    assert_eq!(play.options(), [Choice::Done]);
    play.go_on_to(Faction::G2, Phase::Declaring);
    assert_eq!(play.choose(Choice::Rocket(hex("A1"))), Err(Why::NoLauncher));
    play.go_on_to(Faction::G1, Phase::Declaring);
    play.choose(Choice::Rocket(hex("A1"))).expect("in the next round again");
    let mut skirmish =
        Scene::duel().unit("us-tank-1", "G8").unit("g1-tank-1", "C3").phase(Phase::Declaring).play();
    assert_eq!(skirmish.choose(Choice::Rocket(hex("A1"))), Err(Why::NoLauncher));
}

#[test]
fn aa_mis_v2_8_a_rocket_is_one_entry_of_the_list_of_attacks() {
    let scene = launching("K6", "K6").unit("g1-tank-1", "G8").unit("us-tank-1", "G7");
    let mut play = scene.unit("g1-tank-2", "H8").unit("us-tank-2", "H9").play();
    play.attack("g1-tank-1", "us-tank-1").expect("next to it");
    play.choose(Choice::Rocket(hex("A8"))).expect("any factory");
    play.attack("g1-tank-2", "us-tank-2").expect("next to it");
    play.done().expect("the end of the list");
    let mut order = Vec::new();
    while let Pending::Chance(_) = play.it.game().pending() {
        order.push(match play.question() {
            Ask::AttackDice { attack, .. } => attack.unit.to_string(),
            Ask::RocketDie { .. } => "rocket".to_string(),
            _ => "back".to_string(),
        });
        play.roll_hits(0);
    }
    order.retain(|it| it != "back");
    assert_eq!(order, ["g1-tank-1", "rocket", "g1-tank-2"]);
}

#[test]
fn aa_mis_v2_8_from_round_one_limits_or_not_at_own_and_neutral_factories_too() {
    let scene = launching("K6", "K6").flag(Faction::G1, "A1").round(1);
    let mut play = scene.position(|it| it.armies = Some(Armies::NONE.with(1))).play();
    assert!(play.options().contains(&Choice::Rocket(hex("A1"))), "its own");
    play.choose(Choice::Rocket(hex("Z16"))).expect("a neutral one");
}

#[test]
fn aa_mis_v2_8_a_destroyed_factory_is_standard_terrain_for_good() {
    let scene =
        launching("K6", "K6").flag(Faction::G1, "A8 M1").unit("g1-tank-1", "B8").coins(Faction::G1, 9);
    let mut play = rocket(scene.unit("us-infantry-1", "A10").play(), "A8", 12);
    assert_eq!(play.field().coins[Faction::G1], 10, "one factory is left to collect from");
    let buy = Choice::Buy { kind: aces::Kind::Infantry, hex: hex("A8") };
    assert_eq!(play.choose(buy), Err(Why::NotAFactory { hex: hex("A8") }));
    assert_eq!(play.field().terrain(play.world(), hex("A8")), Some(aces::Terrain::Open));
    play.go_on_to(Faction::Us, Phase::Movement);
    assert_eq!(play.cost("us-infantry-1", "A9 A8"), Ok(4), "nothing to occupy");
    play.march("us-infantry-1", "A9 A8 A7").expect("straight over it");
    play.let_pass().err();
    assert_eq!(play.field().flags.iter().flatten().count(), 1);
    play.go_on_to(Faction::G1, Phase::Declaring);
    let again = play.choose(Choice::Rocket(hex("A8")));
    assert_eq!(again, Err(Why::NotAFactory { hex: hex("A8") }), "it cannot be destroyed twice");
}

#[test]
fn aa_mis_v2_5_discovered_it_is_attacked_like_a_ground_unit_with_its_own_table() {
    let scene = v2("K6", "").terrain('f', "K6").unit("us-tank-1", "K7").unit("us-infantry-1", "J7");
    let mut play = scene.phase(Phase::Declaring).play();
    play.attack("us-tank-1", "v2").expect("next to it");
    play.done().expect("the end of the list");
    assert!(matches!(play.question(), Ask::AttackDice { red: 2, .. }), "AA-MIS-V2-8: support counts");
    let told = play.roll_hits(5);
    // 2 4 6 8 10 12, in forest too: five hits are two damage.
    assert!(
        matches!(&told[0], Event::LauncherAttacked { fire, destroyed: false, learnt: 1, .. } if fire.damage == 2)
    );
    assert_eq!(rocketry(&play).launcher.map(|it| it.damage), Some(2));
    assert_eq!(play.unit("us-tank-1").experience, 1);
    assert_eq!(play.unit("us-tank-1").damage, 0, "it does not shoot back");
    assert!(matches!(play.question(), Ask::Money { .. }), "nor is it asked to");
}

#[test]
fn aa_mis_v2_5_hidden_it_is_no_target_and_germans_do_not_attack_it() {
    let mut hidden = v2("K6", "K6").unit("us-tank-1", "K7").phase(Phase::Declaring).play();
    assert_eq!(hidden.attack("us-tank-1", "v2"), Err(Why::LauncherNotFound));
    assert_eq!(hidden.options(), [Choice::Done]);
    let mut german = launching("K6", "").unit("g1-tank-1", "K7").play();
    assert_eq!(german.attack("g1-tank-1", "v2"), Err(Why::LauncherYours));
    let mut far =
        v2("K6", "").unit("us-tank-1", "K9").unit("us-fighter-1", "K5").phase(Phase::Declaring).play();
    assert!(matches!(far.attack("us-tank-1", "v2"), Err(Why::OutOfRange { distance: 3, .. })));
    far.attack("us-fighter-1", "v2").expect("aircraft too");
}

#[test]
fn aa_mis_v2_5_a_second_attack_on_a_destroyed_launcher_never_comes() {
    let scene = v2("K6", "").unit("us-tank-1", "K7").position(|it| it.v2.as_mut().expect("v2").damage = 5);
    let mut play = scene.unit("us-fighter-1", "K5").phase(Phase::Declaring).play();
    play.declare(&[("us-tank-1", "v2"), ("us-fighter-1", "v2")]);
    let told = play.roll_hits(2);
    assert!(
        matches!(&told[0], Event::LauncherAttacked { destroyed: true, learnt: 2, .. }),
        "AA-MIS-V2-8: experience"
    );
    assert_eq!(play.outcome().map(|it| (it.winner, it.how)), Some((Some(Side::Allies), How::Launcher)));
}

#[test]
fn aa_mis_v2_8_an_area_attack_strikes_a_discovered_launcher_not_a_hidden_one() {
    let bombard = |tokens: &str| {
        let scene = v2("K6", tokens).unit("su-artillery-1", "K9").turn(Faction::Su).phase(Phase::Declaring);
        let mut play = scene.play();
        play.declare(&[("su-artillery-1", "K7")]);
        play.roll_hits(4);
        play
    };
    let discovered = bombard("");
    assert_eq!(rocketry(&discovered).launcher.map(|it| it.damage), Some(2));
    assert_eq!(discovered.unit("su-artillery-1").experience, 1);
    let hidden = bombard("K6");
    assert_eq!(
        (listed(&rocketry(&hidden).tokens), hidden.unit("su-artillery-1").experience),
        ("K6".to_string(), 0)
    );
}

#[test]
fn aa_mis_v2_8_discovered_it_blocks_the_allies_as_an_enemy_unit_does() {
    let play = v2("K6", "").unit("us-fighter-1", "K7").unit("g1-tank-1", "J7").play();
    assert_eq!(play.cost("us-fighter-1", "K6"), Err(Why::TokenInTheWay { hex: hex("K6") }));
    assert_eq!(play.cost("us-fighter-1", "K6 K5"), Err(Why::TokenInTheWay { hex: hex("K6") }));
    assert_eq!(play.cost("g1-tank-1", "K6"), Err(Why::EndsOnToken { hex: hex("K6") }));
    assert_eq!(play.cost("g1-tank-1", "K6 K5"), Ok(4));
}

#[test]
fn aa_mis_v2_6_germany_wins_with_five_factories_destroyed() {
    let four = ["A1", "A16", "M1", "M16"].map(hex);
    let scene = launching("K6", "K6").position(|it| it.v2.as_mut().expect("v2").destroyed = four.to_vec());
    let missed = rocket(scene.clone().play(), "A8", 3);
    assert_eq!(missed.outcome(), None);
    let hit = rocket(scene.play(), "A8", 4);
    assert_eq!(hit.outcome().map(|it| (it.winner, it.how)), Some((Some(Side::Germany), How::Rockets)));
}

#[test]
fn aa_mis_v2_6_either_team_wins_with_five_factories_occupied() {
    for (faction, id) in [(Faction::Us, "us-infantry-1"), (Faction::G2, "g2-infantry-1")] {
        let scene = v2("K6", "K6").flag(faction, "A1 A16 M1 M16").unit(id, "A9").turn(faction);
        let mut play = scene.play();
        assert_eq!(play.world().factories_to_win(), 5);
        play.march(id, "A8").expect("next to the factory");
        assert_eq!(
            play.outcome().map(|it| (it.winner, it.how)),
            Some((Some(faction.side()), How::Factories))
        );
    }
}

#[test]
fn aa_mis_v2_8_germans_without_units_are_not_beaten_while_the_launcher_stands() {
    let scene = v2("K6", "K6").unit("us-infantry-1", "C11").phase(Phase::Declaring);
    let scene = scene
        .position(|it| it.units.iter_mut().filter(|it| it.hex == hex("C12")).for_each(|it| it.damage = 5));
    let mut play = scene.play();
    play.declare(&[("us-infantry-1", "g1-infantry-4")]);
    play.fight(12, Some(0));
    assert!(play.field().units.of_side(Side::Germany).next().is_none());
    assert_eq!(play.outcome(), None);
    play.go_on_to(Faction::G1, Phase::Declaring);
    play.choose(Choice::Rocket(hex("A8"))).expect("it still fires");
}

#[test]
fn aa_mis_v2_6_allies_without_units_have_lost() {
    let scene = launching("K6", "K6").unit("g1-infantry-1", "X11");
    let scene = scene
        .position(|it| it.units.iter_mut().filter(|it| it.hex == hex("X12")).for_each(|it| it.damage = 5));
    let mut play = scene.play();
    play.declare(&[("g1-infantry-1", "us-infantry-4")]);
    play.fight(12, Some(0));
    assert_eq!(play.outcome().map(|it| (it.winner, it.how)), Some((Some(Side::Germany), How::Elimination)));
}

#[test]
fn aa_mis_v2_8_the_launcher_neither_supports_nor_intercepts() {
    let play = v2("K6", "").unit("g1-tank-1", "K8").unit("us-tank-1", "K7").play();
    assert_eq!(play.plan("g1-tank-1", "us-tank-1").red, 0);
    assert!(interceptors_of(&play, "us-tank-1", "J6").is_empty());
}

#[test]
fn aa_mis_v2_2_a_position_must_have_its_launcher_under_a_token_or_in_the_open() {
    let wrong = |scene: Scene| scene.try_play().err().expect("a problem")[0].what.clone();
    assert!(wrong(v2("K6", "K6").position(|it| it.v2 = None)).contains("AA-MIS-V2-1"));
    assert!(wrong(v2("A8", "A8")).contains("AA-MIS-V2-7"), "on a factory");
    assert!(wrong(v2("X12", "X12")).contains("AA-MIS-V2-7"), "on a unit");
    let no_mission = v2("K6", "K6").missions(|it| it.v2 = None);
    assert!(wrong(no_mission).contains("AA-MIS-V2-1"));
}

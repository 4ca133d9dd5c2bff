//! AA-MIS-V2: the V2 rocket attack.

use super::*;

/// Germany 1 (seat 1) owns a launcher under one of these tokens, or a discovered one if no token lies there. A unit of each
/// team stands out of the way.
fn v2(launcher: &str, tokens: &str) -> Scene {
    let tokens: Vec<aces::Hex> = tokens.split_whitespace().map(hex).collect();
    let mut scene = Scene::four().missions(|it| it.v2 = Some(V2Setup::of(Faction::G1)));
    scene.setup.sets = 2;
    let scene = scene.unit("us-infantry-4", "X12").unit("g1-infantry-4", "C12");
    scene.position(|it| {
        let (launcher, duds, destroyed) = (hex(launcher), Vec::new(), Vec::new());
        it.v2 = Some(V2Position { launcher, tokens, duds, damage: 0, destroyed, rocket: None });
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
fn v2_until_tokens(scene: Scene) -> Play {
    let mut scene = scene.missions(|it| it.v2 = Some(V2Setup::of(Faction::G1)));
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
        let mut scene = scene.missions(|it| it.v2 = Some(V2Setup::of(owner)));
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
    let mut scene = Scene::four().missions(|it| it.v2 = Some(V2Setup::of(Faction::G1)));
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

/// Where a token may be laid now.
fn token_places(play: &Play) -> Vec<String> {
    let hexes = play.options().into_iter().filter_map(|it| match it {
        Choice::LayToken(hex) => Some(hex.to_string()),
        _ => None,
    });
    hexes.collect()
}

#[test]
fn aa_mis_v2_7_a_token_lies_wherever_one_more_unit_could_be_placed_water_included() {
    // Germany 1 stands around G13 (number 5); T3 and X3 (numbers 8 and 9) are empty.
    let mut play = v2_until_tokens(Scene::four().terrain('~', "G15 T2"));
    assert_eq!(play.asked().0, 1, "the owner is asked");
    let places = token_places(&play);
    assert!(places.contains(&"T3".to_string()) && places.contains(&"X3".to_string()));
    assert!(places.contains(&"G15".to_string()), "water of the ring that has room: {places:?}");
    let ring: Vec<&String> = places.iter().filter(|it| hex(it).distance(hex("G13")) == 2).collect();
    assert_eq!(places.len(), 2 + ring.len(), "his empty numbers, and the first ring with room, as he likes");
    let far = hex("G10");
    assert_eq!(play.choose(Choice::LayToken(far)), Err(Why::CannotLayToken { hex: far }));
    play.choose(Choice::LayToken(hex("G15"))).expect("on water");
    play.choose(Choice::LayToken(hex("T3"))).expect("the number");
    let around = token_places(&play).iter().filter(|it| hex(it).distance(hex("T3")) == 1).count();
    assert_eq!(around, 6, "the number's ring is next, with its water");
    while let Ask::LayToken { .. } = play.question() {
        let any = play.options()[0].clone();
        play.choose(any).expect("as the owner likes");
    }
    assert_eq!(rocketry(&play).tokens.len(), aces::missions::N_TOKENS);
}

#[test]
fn aa_mis_v2_7_a_launcher_on_water_is_found_and_attacked_as_on_land() {
    let scene = || v2("K6", "K6 T6").terrain('~', "K6").unit("us-tank-1", "K8");
    let mut play = scene().play();
    play.march("us-tank-1", "K7").expect("a step");
    assert_eq!(rocketry(&play).launcher.map(|it| it.hex), Some(hex("K6")));
    play.done().expect("movement ends");
    play.attack("us-tank-1", "v2").expect("it is next to it");
}

#[test]
fn aa_mis_v2_7_as_an_option_an_empty_number_first_then_begun_rings_then_the_next_rings() {
    let mut play = v2_until_tokens(Scene::four().options(|it| it.tokens_on_land = true));
    let places = token_places;
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
    assert_eq!(rocketry(&play).tokens.len(), aces::missions::N_TOKENS);
}

#[test]
fn aa_mis_v2_7_tokens_are_never_on_factories_or_units_and_as_an_option_never_on_water() {
    let mut n_on_water = [0, 0];
    for seed in 0..20 {
        let on_land = seed % 2 == 1;
        let options = aces::Options { tokens_on_land: on_land, ..aces::Options::default() };
        let setup = Setup {
            options,
            missions: Missions { v2: Some(V2Setup::of(Faction::G2)), ..Missions::default() },
            sets: 2,
            ..Setup::builtin(
                "summer",
                &[(Faction::Us, 0), (Faction::G1, 1), (Faction::Su, 2), (Faction::G2, 3)],
            )
        };
        let (mut game, _) = table::Game::<aces::Aces>::new(&setup).expect("a valid set-up");
        let mut chance = table::Shuffler::new(seed);
        let field = |game: &table::Game<aces::Aces>| game.view(Viewer::Spectator).field;
        while field(&game).round == 0 {
            game.answer(game.random_answer(&mut chance).expect("the game goes on")).expect("it is offered");
        }
        let field = field(&game);
        let tokens = field.v2.as_ref().expect("the mission").tokens.clone();
        assert_eq!(tokens.len(), aces::missions::N_TOKENS);
        for (i, at) in tokens.iter().enumerate() {
            assert!(field.units.is_free(*at) && !tokens[..i].contains(at), "{at}");
            let terrain = game.world().terrain(*at).expect("on the board");
            assert_ne!(terrain, aces::map::Terrain::Factory, "{at}");
            n_on_water[usize::from(on_land)] += usize::from(terrain == aces::map::Terrain::Water);
        }
    }
    assert!(0 < n_on_water[0]);
    assert_eq!(n_on_water[1], 0);
}

#[test]
fn aa_mis_v2_2_only_the_german_team_knows_which_token_it_is() {
    let mut play = v2_until_tokens(Scene::four());
    play.choose(Choice::LayToken(hex("T3"))).expect("his empty number");
    while let Ask::LayToken { .. } = play.question() {
        let any = play.options()[0].clone();
        play.choose(any).expect("it is offered");
    }
    assert_eq!(play.asked().0, 1);
    let wrong = hex("K9");
    assert_eq!(play.choose(Choice::HideLauncher(wrong)), Err(Why::NoTokenThere { hex: wrong }));
    assert!(rocketry(&play).tokens.contains(&hex("T3")));
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
fn aa_int_10_step_by_step_the_mover_decides_again_when_it_has_turned_tokens_over() {
    let mut play = v2("K6", "G6 H7 K6 T6").unit("us-tank-1", "G8").unit("g1-tank-1", "R12").play();
    play.step("us-tank-1", "G7 H6 H5").expect("a legal path");
    assert_eq!(play.question(), Ask::GoOn { unit: unit("us-tank-1"), left: 6 }, "two duds next to G7");
    assert!(play.it.undo(Seat(0)).is_err(), "what was seen cannot be taken back");
    play.choose(Choice::Stop).expect("it may stop");
    assert_eq!(play.at("us-tank-1"), "G7");
}

#[test]
fn aa_mis_v2_3_infantry_does_not_swim_onto_a_token_either() {
    let scene = v2("K6", "G6 K6").terrain('~', "G6").unit("g1-infantry-1", "F6").turn(Faction::G1);
    let mut play = scene.play();
    assert_eq!(play.march("g1-infantry-1", "G6"), Err(Why::EndsOnToken { hex: hex("G6") }));
    assert!(!play.reach("g1-infantry-1").contains(&"G6".to_string()));
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

/// AA-MOV-6: the unit that is passed over keeps its hex, though the march is told in two parts there.
#[test]
fn aa_mis_v2_3_a_unit_that_turns_tokens_while_it_passes_over_another_leaves_that_one_in_its_hex() {
    let scene = v2("K6", "G6 K6 T6").unit("us-tank-1", "G8").unit("us-special-1", "G7");
    let mut play = scene.unit("us-artillery-1", "F7").play();
    let told = play.march("us-tank-1", "G7 H6").expect("over one of its team");
    assert!(matches!(&told[0], Event::Marched { path, .. } if listed(path) == "G7"), "{told:?}");
    assert_eq!(play.at("us-tank-1"), "H6");
    assert_eq!(play.field().units.at(hex("G7")).map(|it| it.id), Some(unit("us-special-1")));
    let refused = play.march("us-artillery-1", "G7");
    assert_eq!(refused, Err(Why::EndsOnUnit { hex: hex("G7"), unit: unit("us-special-1") }));
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
fn aa_mis_v2_3_a_dud_that_was_turned_over_stays_and_closes_its_hex_as_before() {
    let scene =
        || v2("K6", "G6 K6").unit("us-tank-1", "G8").unit("us-special-1", "F7").unit("g1-tank-1", "F4");
    let mut play = scene().play();
    play.march("us-tank-1", "G7").expect("a step");
    let v2 = rocketry(&play);
    assert_eq!((listed(&v2.tokens), listed(&v2.duds)), ("K6".to_string(), "G6".to_string()));
    assert_eq!(play.march("us-special-1", "F6 G6"), Err(Why::TokenInTheWay { hex: hex("G6") }));
    assert_eq!(play.cost("us-special-1", "F6"), Ok(2));
    play.go_on_to(Faction::G1, Phase::Movement);
    assert_eq!(play.march("g1-tank-1", "F5 G5 G6"), Err(Why::EndsOnToken { hex: hex("G6") }));
    let asked: V2Setup = serde_json::from_str(r#"{"owner":"g1"}"#).expect("the rest may be left out");
    assert!(asked.duds_stay);
    let stored: V2Setup = serde_json::from_str(r#"{"owner":"g1","duds_stay":false}"#).expect("of old");
    assert!(!stored.duds_stay, "stored matches keep what they had");
}

#[test]
fn aa_mis_v2_3_as_an_option_a_dud_is_removed_at_once() {
    let removed = |it: &mut Missions| it.v2 = Some(V2Setup { owner: Faction::G1, duds_stay: false });
    let scene = v2("K6", "G6 K6").missions(removed).unit("us-tank-1", "G8").unit("us-special-1", "F7");
    let mut play = scene.play();
    play.march("us-tank-1", "G7").expect("a step");
    let v2 = rocketry(&play);
    assert_eq!((listed(&v2.tokens), listed(&v2.duds)), ("K6".to_string(), String::new()));
    play.march("us-special-1", "F6 G6").expect("the hex is free");
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
    assert_eq!(play.field().terrain(play.world(), hex("A8")), Some(aces::map::Terrain::Open));
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

#[test]
fn aa_mis_v2_6_a_launcher_with_six_damage_is_no_position() {
    let with = |damage| v2("K6", "").position(|it| it.v2.as_mut().expect("v2").damage = damage).try_play();
    assert!(with(5).is_ok());
    assert!(with(6).err().expect("a problem")[0].what.contains("AA-MIS-V2-6"));
}

#[test]
fn aa_mis_v2_8_striking_the_launcher_teaches_where_only_enemies_do() {
    let scene = v2("K6", "").unit("su-artillery-1", "K9").turn(Faction::Su).phase(Phase::Declaring);
    let mut play = scene.options(|it| it.area_experience_from_any = false).play();
    play.declare(&[("su-artillery-1", "K7")]);
    play.roll_hits(4);
    assert_eq!(play.unit("su-artillery-1").experience, 1);
}

#[test]
fn aa_mis_v2_3_step_by_step_nobody_is_asked_while_passing_over_another_unit() {
    let scene = v2("K6", "G6 K6 T6").unit("us-tank-1", "G8").unit("us-special-1", "G7");
    let mut play = scene.play();
    play.step("us-tank-1", "G7 H6").expect("over one of its team");
    assert_eq!(play.at("us-tank-1"), "H6");
    assert_eq!(play.field().units.at(hex("G7")).map(|it| it.id), Some(unit("us-special-1")));
}

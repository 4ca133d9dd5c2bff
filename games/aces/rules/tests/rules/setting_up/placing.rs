//! Placing (AA-SET-11), the first turn (AA-SET-12) and the start (AA-SET-19).

use super::*;

// SET-11: placing.

#[test]
fn aa_set_11_the_first_unit_goes_on_the_numbers_hex_the_others_around_it() {
    let mut play = us_at_g3(Scene::duel(), 1);
    let units =
        ["us-infantry-1", "us-special-1", "us-tank-1", "us-artillery-1", "us-fighter-1", "us-bomber-1"];
    for id in units {
        assert_eq!(places(&play, id), ["G3"], "{id}, if it is the first");
    }
    let refused = Why::CannotPlace { unit: unit("us-tank-1"), hex: hex("G4") };
    assert_eq!(place(&mut play, "us-tank-1", "G4"), Err(refused));
    place(&mut play, "us-tank-1", "G3").expect("any unit may be the first");
    for id in units.iter().filter(|it| **it != "us-tank-1") {
        assert_eq!(places(&play, id), sorted("G2 H2 H3 G4 F3 F2"), "{id}");
    }
    place(&mut play, "us-bomber-1", "F2").expect("anywhere in the ring");
    assert_eq!(places(&play, "us-infantry-1"), sorted("G2 H2 H3 G4 F3"));
}

#[test]
fn aa_set_11_the_second_ring_is_begun_only_when_the_first_has_no_free_hex_left() {
    let mut play = us_at_g3(Scene::duel(), 2);
    let first = ["G3", "G2", "H2", "H3", "G4", "F3"];
    let ids = ["infantry-1", "special-1", "tank-1", "artillery-1", "fighter-1", "bomber-1"]
        .map(|it| format!("us-{it}"));
    for (id, at) in ids.iter().zip(first) {
        place(&mut play, id, at).expect("a ring hex is free");
    }
    assert_eq!(places(&play, "us-tank-2"), ["F2"], "the last of the first ring");
    place(&mut play, "us-tank-2", "F2").expect("a ring hex is free");
    assert_eq!(places(&play, "us-infantry-2"), sorted("G1 H1 J2 J3 J4 H4 G5 F4 E4 E3 E2 F1"));
}

#[test]
fn aa_set_11_a_water_hex_of_a_ring_may_be_used_or_left_out() {
    let scene = Scene::duel().terrain('~', "G2 H2");
    let mut play = us_at_g3(scene, 2);
    place(&mut play, "us-tank-1", "G3").expect("the number's hex");
    let land = "H3 G4 F3 F2";
    for id in ["us-infantry-1", "us-special-1", "us-fighter-1", "us-bomber-1"] {
        assert_eq!(places(&play, id), sorted(&format!("{land} G2 H2")), "{id} may use the water");
    }
    for (id, at) in
        ["us-tank-2", "us-artillery-1", "us-infantry-1", "us-bomber-1"].iter().zip(land.split(' '))
    {
        place(&mut play, id, at).expect("a ring hex is free");
    }
    let second = "G1 H1 J2 J3 J4 H4 G5 F4 E4 E3 E2 F1";
    let either = sorted(&format!("G2 H2 {second}"));
    assert_eq!(places(&play, "us-infantry-2"), either, "the water, or the next ring");
    place(&mut play, "us-infantry-2", "J3").expect("the water is left out");
    assert!(places(&play, "us-fighter-1").contains(&"G2".to_string()), "the next one may still use it");
    place(&mut play, "us-fighter-1", "G2").expect("the water is used");
}

#[test]
fn aa_set_11_all_water_around_is_no_reason_to_swim() {
    let mut play = us_at_g3(Scene::duel().terrain('~', "G2 H2 H3 G4 F3 F2"), 1);
    place(&mut play, "us-tank-1", "G3").expect("the number's hex");
    let second = "G1 H1 J2 J3 J4 H4 G5 F4 E4 E3 E2 F1";
    assert_eq!(places(&play, "us-infantry-1"), sorted(&format!("G2 H2 H3 G4 F3 F2 {second}")));
    assert_eq!(places(&play, "us-artillery-1"), sorted(second), "others skip to the next free hex");
}

#[test]
fn aa_set_11_only_infantry_and_aircraft_are_set_on_water() {
    let scene = Scene::duel().terrain('~', "G2 H2");
    let mut play = us_at_g3(scene, 2);
    place(&mut play, "us-infantry-1", "G3").expect("the number's hex");
    for id in ["us-tank-1", "us-artillery-1"] {
        assert_eq!(places(&play, id), sorted("H3 G4 F3 F2"), "{id} skips water");
        let refused = Why::CannotPlace { unit: unit(id), hex: hex("G2") };
        assert_eq!(place(&mut play, id, "G2"), Err(refused));
    }
    for (id, at) in
        ["us-infantry-2", "us-special-1", "us-fighter-1", "us-bomber-1"].iter().zip(["H3", "G4", "F3", "F2"])
    {
        place(&mut play, id, at).expect("a ring hex is free");
    }
    for id in ["us-tank-1", "us-artillery-1"] {
        assert_eq!(
            places(&play, id),
            sorted("G1 H1 J2 J3 J4 H4 G5 F4 E4 E3 E2 F1"),
            "{id} goes to the next ring"
        );
    }
}

#[test]
fn aa_set_11_as_an_option_any_unit_is_set_on_water_and_leaves_it_at_the_normal_cost() {
    let scene = || Scene::duel().terrain('~', "G2 H2");
    let mut play = us_at_g3(scene().options(|it| it.any_on_water = true), 1);
    place(&mut play, "us-infantry-1", "G3").expect("the number's hex");
    for id in ["us-tank-1", "us-artillery-1"] {
        assert_eq!(places(&play, id), sorted("G2 H2 H3 G4 F3 F2"), "{id}");
    }
    place(&mut play, "us-tank-1", "G2").expect("the water is offered");
    let afloat = scene().options(|it| it.any_on_water = true).unit("us-tank-1", "G2");
    let mut play = afloat.unit("g1-infantry-1", "F1").play();
    assert_eq!(play.cost("us-tank-1", "G3"), Ok(2), "the cost of the land that it enters");
    assert!(play.cost("us-tank-1", "H2").is_err(), "no other water");
    play.done().expect("it stays");
    assert_eq!(play.options(), [Choice::Done], "on water it does not attack (AA-MOV-4)");
}

#[test]
fn aa_set_11_a_factory_is_not_free() {
    // The factory of A8 stands next to the number instead.
    let mut play = us_at_g3(Scene::duel().terrain('.', "A8").terrain('F', "G2"), 1);
    place(&mut play, "us-tank-1", "G3").expect("the number's hex");
    assert_eq!(places(&play, "us-infantry-1"), sorted("H2 H3 G4 F3 F2"));
}

/// Number 2 lies next to number 1: at C4 instead of G3.
fn close_together() -> Setup {
    let setup = Scene::duel().set_up_anew();
    Setup { board: setup.board.replace("\n2 G3\n", "\n2 C4\n"), ..setup }
}

#[test]
fn aa_set_11_if_the_numbers_own_hex_is_taken_one_starts_with_the_ring() {
    let mut play = Play::start(close_together()).expect("a valid set-up");
    let us = piles(Us, ["infantry-1 tank-1", "special-1 artillery-1 fighter-1 bomber-1", ""]);
    play.choose_as(0, us).expect("a division");
    let g1 = all_on(G1, &play, 1);
    play.choose_as(1, g1).expect("a division");
    roll_each(&mut play, &[12, 1]);
    turn_over(&mut play, 1, 1);
    place(&mut play, "us-infantry-1", "C3").expect("the number's hex");
    place(&mut play, "us-tank-1", "C4").expect("the ring");
    turn_over(&mut play, 1, 2);
    assert_eq!(play.question(), Ask::Place { faction: G1, army: 1, number: 2 });
    assert_eq!(places(&play, "g1-tank-1"), sorted("D3 D4 C5 B4 B3"), "C3 is taken too");
}

#[test]
fn aa_set_11_if_no_ring_has_room_the_nearest_free_hex_takes_the_unit() {
    // Around G3 is water as far as K3, at 3 hexes, and C3, at 4: start numbers are land.
    let sea: Vec<Hex> = (1..=4).flat_map(|it| aces::hex::ring(hex("G3"), it)).collect();
    let sea: Vec<String> = names(&sea).into_iter().filter(|it| it != "C3" && it != "K3").collect();
    let mut play = us_at_g3(Scene::duel().terrain('~', &sea.join(" ")), 2);
    place(&mut play, "us-artillery-2", "G3").expect("the number's hex");
    assert_eq!(places(&play, "us-tank-1"), ["K3"]);
    place(&mut play, "us-tank-1", "K3").expect("the nearest free land");
    assert_eq!(places(&play, "us-tank-2"), ["C3"]);
}

#[test]
fn aa_set_11_only_the_units_of_the_token_turned_over_are_placed() {
    let mut play = Play::start(Scene::duel().set_up_anew()).expect("a valid set-up");
    let us = piles(Us, ["infantry-1 tank-1", "special-1 artillery-1 fighter-1 bomber-1", ""]);
    play.choose_as(0, us).expect("a division");
    let g1 = all_on(G1, &play, 1);
    play.choose_as(1, g1).expect("a division");
    roll_each(&mut play, &[12, 1]);
    turn_over(&mut play, 1, 2);
    let refused = Why::NotOnThisToken { unit: unit("us-bomber-1") };
    assert_eq!(place(&mut play, "us-bomber-1", "G3"), Err(refused));
    place(&mut play, "us-tank-1", "G3").expect("it is on this token");
    place(&mut play, "us-infantry-1", "G4").expect("it is on this token");
    assert_eq!(play.question(), Ask::Token { faction: G1 }, "then the next faction turns one over");
}

#[test]
fn aa_set_11_without_the_mission_mountains_are_standard_terrain_to_tanks_too() {
    // "No tanks on mountains" is read with AA-MIS-MTN-1: without the variant there are none.
    let mut play = us_at_g3(Scene::duel().terrain('^', "G2 H2"), 1);
    place(&mut play, "us-infantry-1", "G3").expect("the number's hex");
    assert_eq!(places(&play, "us-tank-1"), sorted("G2 H2 H3 G4 F3 F2"));
}

// SET-12: the first turn.

#[test]
fn aa_set_12_dice_again_for_the_first_turn_then_clockwise() {
    let mut play = all_divided(Scene::four().set_up_anew());
    roll_each(&mut play, &[12, 1, 1, 1]);
    place_everything(&mut play);
    for (faction, die) in [(Us, 10), (G1, 2), (Su, 10), (G2, 9)] {
        assert_eq!(play.question(), Ask::RollForFirst { faction }, "everybody rolls again");
        play.roll(&[die]);
    }
    for (faction, die) in [(Us, 1), (Su, 2)] {
        assert_eq!(play.question(), Ask::RollForFirst { faction }, "the tied roll again");
        assert_eq!(play.field().order.as_slice(), []);
        play.roll(&[die]);
    }
    assert_eq!(play.field().order.as_slice(), [Su, G2, Us, G1], "clockwise from the highest");
    assert_eq!((play.field().round, play.field().active), (1, Some(Su)));
    assert_eq!(play.question(), Ask::Armies { faction: Su, n: 1 });
}

#[test]
fn aa_set_23_the_team_without_the_first_turn_begins_with_coins_if_so_agreed() {
    for (is_agreed, coins) in [(false, 0), (true, 2)] {
        let scene = Scene::four().options(|it| it.coins_for_the_second = is_agreed);
        let mut play = all_divided(scene.set_up_anew());
        roll_each(&mut play, &[12, 1, 1, 1]);
        place_everything(&mut play);
        roll_each(&mut play, &[12, 1, 2, 3]);
        let has = |faction| play.field().coins[faction];
        assert_eq!([Us, Su, G1, G2].map(has), [0, 0, coins, coins]);
        assert_eq!(play.question(), Ask::Armies { faction: Us, n: 1 });
    }
}

// SET-19: at the start.

#[test]
fn aa_set_12_one_die_a_player_again_and_the_holder_of_two_factions_says_which_has_the_first_turn() {
    let mut play = all_divided(Setup::builtin("summer", &[(G1, 0), (Us, 1), (G2, 0), (Su, 2)]));
    roll_each(&mut play, &[1, 12, 1]);
    place_everything(&mut play);
    roll_each(&mut play, &[12, 3, 4]);
    assert_eq!((play.question(), play.asked()), (Ask::FirstFaction { faction: G1 }, Seat(0)));
    let told = play.choose(Choice::Faction(G2)).expect("one of the player's own");
    assert_eq!(told[0], Event::PlayBegan { order: [G2, Su, G1, Us].into_iter().collect() });
    assert_eq!(play.field().active, Some(G2));
}

#[test]
fn aa_set_19_all_start_without_damage_experience_and_coins() {
    for sets in [1, 2] {
        let mut play = all_divided(Setup { sets, ..Setup::builtin("winter", &FOUR) });
        roll_each(&mut play, &[1, 2, 3, 4]);
        place_everything(&mut play);
        roll_each(&mut play, &[1, 2, 3, 4]);
        let field = play.field();
        assert_eq!(field.units.len(), 24 * sets as usize);
        for unit in field.units.iter() {
            assert_eq!((unit.damage, unit.experience), (0, 0), "{}", unit.id);
            assert_eq!((unit.moved, unit.occupied, unit.repairing, unit.intercepted), Default::default());
            assert_eq!(unit.owes, None);
        }
        for faction in Faction::ALL {
            assert_eq!(field.coins[faction], 0, "{faction:?}");
        }
    }
}

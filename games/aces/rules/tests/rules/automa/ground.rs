//! The movement priorities (AA-AUT-8), in positions in which one letter alone decides, and distances (AA-AUT-25).

use super::*;

#[test]
fn aa_aut_8_a_infantry_goes_furthest_from_the_nearest_enemy() {
    let scene = solo().terrain('f', "B8").unit("g2-infantry-1", "D8").unit("us-tank-1", "B12");
    goes(scene, "g2-infantry-1", "a", "A7");
}

/// A Flak at J9 can fire at J5 from H7, J7, J8 and K7.
fn flak() -> Scene {
    solo().unit("g2-artillery-1", "J9").unit_with("us-tank-1", "J5", hurt(5))
}

#[test]
fn aa_aut_8_b_artillery_goes_on_or_next_to_a_road() {
    goes(flak().terrain('=', "L8").unit("g2-infantry-1", "G7"), "g2-artillery-1", "b", "K7");
    let plan = flak().terrain('#', "K7").play().thinks("g2-artillery-1");
    let left = [hex("J7"), hex("J8"), hex("K7")].to_vec();
    assert!(
        plan.chain.links.contains(&Link::Hexes { letter: MovementLetter::B, left }),
        "a bridge is a road"
    );
    // For a tank a road is nothing.
    let tank = solo().terrain('=', "L6").unit("g2-tank-1", "J9").unit("us-tank-1", "J6");
    goes(tank, "g2-tank-1", "g", "J7");
}

#[test]
fn aa_aut_8_c_infantry_and_tanks_go_into_forest() {
    let tank = || solo().terrain('f', "K6").unit("g2-tank-1", "J9").unit("us-tank-1", "J6");
    goes(tank(), "g2-tank-1", "c", "K6");
    let infantry = without_factories().terrain('f', "K6").unit("g2-special-1", "J9").unit("us-tank-1", "J6");
    goes(infantry, "g2-special-1", "c", "K6");
    let bomber = solo().terrain('f', "K6").unit("g2-bomber-1", "J9").unit("us-tank-1", "J6");
    goes(bomber, "g2-bomber-1", "g", "J7");
    goes(flak().terrain('f', "K7"), "g2-artillery-1", "dg", "J8");
}

#[test]
fn aa_aut_8_d_artillery_goes_furthest_in_hexes_from_the_nearest_enemy() {
    let scene = flak().unit("us-tank-2", "G8").unit("g2-infantry-1", "E7");
    goes(scene, "g2-artillery-1", "d", "K7");
}

#[test]
fn aa_aut_8_e_artillery_goes_closest_in_hexes_to_the_nearest_own_unit() {
    // M7 is two hexes from K7, but no way leads there; E7 is three hexes from H7, and three points.
    let scene = flak().terrain('~', "M6 M8 L7 L8").unit("g2-fighter-1", "M7").unit("g2-infantry-1", "E7");
    goes(scene, "g2-artillery-1", "de", "K7");
}

#[test]
fn aa_aut_8_f_closest_in_movement_points_to_the_nearest_own_unit() {
    // From H6 two hexes of forest lead to F6, 3 points; from K6 three hexes of road to M8, 1.5 points.
    let scene = solo().unit("g2-tank-1", "J9").unit("us-tank-1", "J6").terrain('f', "F6 G6 G7 F7");
    let scene = scene.terrain('=', "L7 L8 M8").unit("g2-artillery-1", "F6").unit("g2-artillery-2", "M8");
    goes(scene, "g2-tank-1", "f", "K6");
}

#[test]
fn aa_aut_8_g_closest_to_where_it_came_from_in_movement_points() {
    let scene = || solo().unit("g2-tank-1", "J9").unit("us-tank-1", "J5");
    goes(scene(), "g2-tank-1", "g", "J6");
    // Along the road K5 is 3 points away, four hexes; through the woods J6 is 3.5 points, three hexes.
    let scene = scene().terrain('=', "K8 L8 L7 L6").terrain('f', "J7 J8 H6 H7 H8");
    goes(scene, "g2-tank-1", "g", "K5");
}

#[test]
fn aa_aut_25_for_g_the_distance_is_what_the_move_uses_up_not_the_way_back() {
    // C3 and D3 are next to both C4 and D2. Entering C3 costs 1, the road at D3 half a point; back to C4 it is 1 from either.
    let scene = solo().terrain('=', "D3").unit("g2-tank-1", "C4").unit("us-tank-1", "D2");
    goes(scene, "g2-tank-1", "g", "D3");
    let scene = solo().terrain('f', "C3").unit("g2-fighter-1", "C4").unit("us-tank-1", "D2");
    goes(scene, "g2-fighter-1", "g", "C3 D3");
}

#[test]
fn aa_aut_8_g_then_in_hexes() {
    // Both J7 and K6 are 2 points away; J7 is two hexes off and K6 three.
    let scene = solo().terrain('=', "K7 K8").unit("g2-tank-1", "J9").unit("us-tank-1", "J6");
    goes(scene, "g2-tank-1", "g", "J7");
}

#[test]
fn aa_aut_8_at_last_the_hex_is_drawn_at_random() {
    let mut play = solo().unit("g2-tank-1", "J9").unit("us-tank-1", "H5").play();
    let plan = play.thinks("g2-tank-1");
    assert_eq!((movement_letters(&plan).as_str(), hexes(&plan).as_str()), ("g", "H6 J6"));
    play.pass();
    assert_eq!(lot(&play), Lot::Hex { unit: unit("g2-tank-1") });
    assert_eq!(bag(&play), "H6 J6");
    play.draw(Choice::Hex(hex("H6")));
    assert_eq!(play.at("g2-tank-1"), "H6");
}

// Distances.

#[test]
fn aa_aut_25_distance_is_the_cheapest_path_water_is_closed_to_tanks_and_own_units_are_passed() {
    // A river from A12 to L12; the only way south is M12.
    let river = "A12 B12 C12 D12 E12 F12 G12 H12 J12 K12 L12";
    let scene = || solo().terrain('~', river).unit("g2-tank-1", "F9").unit("us-artillery-1", "J16");
    let goes_to = |scene: Scene| hexes(&scene.play().thinks("g2-tank-1"));
    assert_eq!(goes_to(scene()), "K10 K11", "three points from the gap");
    assert_eq!(goes_to(scene().unit("g2-artillery-1", "M12")), "K10 K11", "units of its team are passed");
}

#[test]
fn aa_aut_25_enemy_units_are_closed_and_without_a_path_hexes_count() {
    let river = "A12 B12 C12 D12 E12 F12 G12 H12 J12 K12 L12";
    let scene = solo().terrain('~', river).unit("g2-tank-1", "F9").unit("us-artillery-1", "J16");
    let play = scene.unit("us-tank-1", "M12").play();
    let plan = play.thinks("g2-tank-1");
    let least = play.reach("g2-tank-1").iter().map(|it| hex(it).distance(hex("J16"))).min();
    assert!(plan.ways.iter().all(|it| Some(it.hex.distance(hex("J16"))) == least), "{}", hexes(&plan));
}

#[test]
fn aa_aut_25_the_goals_own_hex_costs_its_terrain() {
    // G7 is next to H6 and in forest, 1.5 points; L7 is next to K6 and open, 1 point.
    let scene = solo().unit("g2-tank-1", "J9").unit("us-tank-1", "J6").terrain('f', "G7");
    let scene = scene.unit("g2-artillery-1", "G7").unit("g2-artillery-2", "L7");
    goes(scene, "g2-tank-1", "f", "K6");
    // A hex that the tank may not enter costs 1.
    let scene = solo().unit("g2-tank-1", "J9").unit("us-tank-1", "J6").terrain('f', "G7").terrain('~', "L7");
    goes(scene.unit("g2-artillery-1", "G7").unit("g2-fighter-1", "L7"), "g2-tank-1", "f", "K6");
}

#[test]
fn aa_aut_25_aircraft_fly_round_enemies_and_closed_factories_too() {
    // From H6 the gun at F6 is two hexes away, but enemies bar both ways; from K6 the one at M7 is two hexes away.
    let scene = solo().unit("g2-bomber-1", "J9").unit_with("us-tank-1", "J6", hurt(5));
    let scene = scene.unit("us-tank-2", "G7").unit("us-tank-3", "G6").unit("g2-artillery-1", "F6");
    goes(scene.unit("g2-artillery-2", "M7"), "g2-bomber-1", "f", "K6");
}

#[test]
fn aa_aut_25_aircraft_count_hexes() {
    // For the bomber the forest costs nothing more.
    let scene = solo().unit("g2-bomber-1", "J9").unit("us-tank-1", "J6").terrain('f', "G7 J7 J8");
    goes(scene.unit("g2-artillery-1", "G7"), "g2-bomber-1", "f", "H6");
    goes(
        solo().terrain('f', "J7 J8").unit("g2-bomber-1", "J9").unit("us-tank-1", "J6"),
        "g2-bomber-1",
        "g",
        "J7",
    );
}

#[test]
fn aa_aut_25_water_costs_infantry_its_whole_speed() {
    // F6 is an island: from H6 it is 4 points over water and 1 to land, five in all.
    let scene = |other| {
        let scene = without_factories().terrain('~', "F5 G6 G7 F7 E7 E6").unit("g2-artillery-1", "F6");
        scene.unit("g2-special-1", "J9").unit("us-tank-1", "J6").unit("g2-artillery-2", other)
    };
    goes(scene("M11"), "g2-special-1", "fg", "H6");
    goes(scene("M9"), "g2-special-1", "fg", "J7");
}

#[test]
fn aa_aut_25_neutral_and_enemy_factories_are_closed_except_as_goal() {
    // Through A8 it is 2 points from A9 to the gun at A7; around it 3, as from B9.
    let scene = || solo().unit("g2-tank-1", "D9").unit("us-tank-1", "A10").unit("g2-artillery-1", "A7");
    goes(scene().flag(Faction::G2, "A8"), "g2-tank-1", "f", "A9");
    goes(scene(), "g2-tank-1", "fg", "B9");
    goes(scene().flag(Faction::Us, "A8"), "g2-tank-1", "fg", "B9");
}

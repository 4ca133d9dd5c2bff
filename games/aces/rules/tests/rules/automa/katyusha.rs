//! Katyushas under the Automa (AA-AUT-9).

use super::*;

/// A Katyusha on an island at J9: it cannot move.
fn katyusha() -> Scene {
    solo_against_katyushas().terrain('~', "J8 K8 K9 J10 H9 H8").unit("su-artillery-1", "J9")
}

#[test]
fn aa_aut_9_katyusha_aims_at_its_best_target_where_it_also_damages_most_others() {
    let scene = katyusha().unit_with("g1-infantry-1", "J6", hurt(5)).unit("g1-infantry-2", "J4");
    let plan =
        scene.unit("g1-infantry-3", "J12").unit("g1-infantry-4", "J11").play().thinks("su-artillery-1");
    assert_eq!((targets(&plan).as_str(), aims(&plan).as_str()), ("g1-infantry-1", "J5"));
}

#[test]
fn aa_aut_9_only_those_count_that_are_damaged() {
    // With 3 damage it deals two hits; a Tiger needs three for 1 damage.
    let scene = katyusha().unit_with("g1-infantry-1", "J6", hurt(5)).unit("g1-tank-1", "J4");
    let fresh = scene.play().thinks("su-artillery-1");
    assert_eq!((targets(&fresh).as_str(), aims(&fresh).as_str()), ("g1-infantry-1", "J5"));
    let worn = solo_against_katyushas().terrain('~', "J8 K8 K9 J10 H9 H8");
    let worn = worn.unit_with("su-artillery-1", "J9", hurt(3)).unit_with("g1-infantry-1", "J6", hurt(5));
    let worn = worn.unit("g1-tank-1", "J4").play().thinks("su-artillery-1");
    assert!(1 < worn.ways.len(), "the Tiger draws no aim any more: {}", aims(&worn));
}

#[test]
fn aa_aut_9_own_units_in_the_blast_play_no_part_in_the_choice_of_aim() {
    let scene = katyusha().unit_with("g1-infantry-1", "J6", hurt(5)).unit("g1-infantry-2", "H6");
    assert_eq!(aims(&scene.clone().play().thinks("su-artillery-1")), "H5 H6 J6 J7");
    let crowded = scene.unit("su-tank-1", "J5").unit("su-tank-2", "H5");
    assert_eq!(aims(&crowded.play().thinks("su-artillery-1")), "H5 H6 J6 J7");
}

#[test]
fn aa_aut_9_own_units_in_the_blast_play_no_part_in_the_choice_of_target() {
    // Whatever covers the infantry strikes two own tanks as well; J12 could be bombarded without any.
    let scene = katyusha().unit_with("g1-infantry-1", "J6", hurt(5)).unit("g1-infantry-2", "J12");
    let scene = scene.unit("su-tank-1", "J5").unit("su-tank-2", "J7");
    let mut play = scene.unit("su-tank-3", "H6").unit("su-tank-4", "K6").play();
    assert_eq!(targets(&play.thinks("su-artillery-1")), "g1-infantry-1");
    automa_turn(&mut play);
    assert!(!play.stands("g1-infantry-1"), "it is bombarded all the same");
}

#[test]
fn aa_aut_9_it_has_a_target_in_range_if_some_hex_at_2_to_4_covers_it() {
    let plan = katyusha().unit("g1-infantry-1", "J4").play().thinks("su-artillery-1");
    assert_eq!((plan.order, aims(&plan).as_str()), (Some(Order::Attack), "J5"), "five hexes off");
    let plan = katyusha().unit("g1-infantry-1", "J3").play().thinks("su-artillery-1");
    assert_eq!(plan.order, Some(Order::TowardsTarget), "six hexes off");
    let plan = katyusha().unit("g1-infantry-1", "J8").play().thinks("su-artillery-1");
    assert!(!aims(&plan).contains("J8"), "it is aimed two hexes off at least: {}", aims(&plan));
    assert_eq!(plan.order, Some(Order::Attack));
}

#[test]
fn aa_aut_9_aims_that_are_equal_are_drawn() {
    let mut play = katyusha().unit("g1-infantry-1", "J6").unit("su-tank-1", "J5").play();
    play.pass();
    assert_eq!(lot(&play), Lot::Aim { unit: unit("su-artillery-1") });
    assert_eq!(bag(&play), "H5 H6 J5 J6 J7 K5 K6");
    let told = play.draw(Choice::Hex(hex("K6")));
    let attack = aces::choices::Attack { unit: unit("su-artillery-1"), at: Target::Hex(hex("K6")) };
    assert!(told.contains(&Event::Declared { attack }));
}

#[test]
fn aa_aut_32_the_best_aim_is_sought_over_all_hexes_in_reach_then_the_hex() {
    let scene = solo_against_katyushas().unit("su-artillery-1", "J12");
    let scene = scene.unit_with("g1-infantry-1", "J4", hurt(5)).unit("g1-infantry-2", "J2");
    let plan = scene.play().thinks("su-artillery-1");
    let way =
        Way { target: Some(unit("g1-infantry-1")), towards: None, hex: hex("J7"), aim: Some(hex("J3")) };
    assert_eq!(plan.ways, [way]);
}

#[test]
fn aa_aut_9_of_equal_aims_the_hex_to_fire_from_is_found_by_the_movement_priorities() {
    // Every aim at the infantry damages it alone, so b decides.
    let scene = solo_against_katyushas().unit("su-artillery-1", "J12").unit("g1-infantry-1", "J6");
    let plan = scene.terrain('=', "K10").play().thinks("su-artillery-1");
    assert_eq!(movement_letters(&plan).chars().next(), Some('b'), "{plan:?}");
    assert!(plan.ways.iter().all(|it| it.hex.distance(hex("K10")) <= 1), "{}", hexes(&plan));
}

#[test]
fn aa_aut_34_nobody_shoots_back_at_a_katyusha() {
    // Three hexes off; and with the aim between them, next to both.
    let mut play = katyusha().unit("g1-tank-1", "J6").unit("g1-tank-2", "A4").play();
    let told = automa_turn(&mut play);
    let bombardment =
        told.iter().find_map(|it| if let Event::Bombarded(it) = it { Some(it.clone()) } else { None });
    let bombardment = bombardment.expect("it attacks");
    assert!(bombardment.fire.dice.is_empty(), "without dice");
    assert_eq!((bombardment.fire.hits, bombardment.struck[0].damage), (4, 1));
    assert_eq!(play.unit("su-artillery-1").damage, 0);
}

#[test]
fn aa_aut_34_for_support_a_katyusha_has_2_to_4_in_range_not_its_area() {
    for (at, red) in [("J7", 2), ("J9", 2), ("J10", 0), ("H5", 0)] {
        let scene = Scene::of(&[(Faction::Su, 0), (Faction::G1, 1)]).automa(Faction::G1);
        let scene = scene.unit("su-tank-1", "J6").unit("g1-tank-1", "J5").unit("su-artillery-1", at);
        assert_eq!(scene.play().plan("su-tank-1", "g1-tank-1").red, red, "{at}");
    }
}

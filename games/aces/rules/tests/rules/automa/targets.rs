//! The attack priorities (AA-AUT-7): positions in which one letter alone decides.

use super::*;

#[test]
fn aa_aut_7_a_can_be_destroyed_by_this_attack() {
    let scene = solo().unit("g2-tank-1", "J9").unit_with("us-tank-2", "J11", hurt(2));
    let weak = |it: &mut Unit| (it.damage, it.experience) = (3, 2);
    attacks(scene.unit_with("us-tank-1", "J7", weak), "g2-tank-1", "a", "us-tank-1");
}

#[test]
fn aa_aut_7_a_the_forest_of_the_target_counts() {
    // Seven hits, not six, are 3 damage in forest.
    let scene = solo().terrain('f', "J7").unit("g2-tank-1", "J9").unit_with("us-tank-1", "J7", hurt(3));
    let other = |it: &mut Unit| (it.damage, it.experience) = (3, 2);
    attacks(scene.unit_with("us-tank-2", "J11", other), "g2-tank-1", "a", "us-tank-2");
}

#[test]
fn aa_aut_7_a_only_what_it_may_attack_can_be_destroyed() {
    // A tank cannot attack aircraft, so that it heads for one without a told reason that it could destroy it.
    let scene = solo().unit("g2-tank-1", "J9").unit_with("us-bomber-1", "J3", hurt(5));
    let plan = scene.unit("us-bomber-2", "J4").play().thinks("g2-tank-1");
    assert_eq!(plan.order, Some(Order::TowardsTarget));
    assert!(!attack_letters(&plan).contains('a'), "{plan:?}");
}

#[test]
fn aa_aut_24_where_the_target_is_settled_before_c_the_hexes_are_chosen_by_the_movement_priorities_alone() {
    // A Pak 40 fires at 1 and 2. Its only target is on a road: only hexes next to the target are next to the road.
    let pak = || Scene::of(&[(Faction::Us, 0), (Faction::G1, 1)]).automa(Faction::G1);
    let scene = pak().terrain('=', "D3").unit("g1-artillery-1", "B3").unit("us-tank-1", "D3");
    let alone = scene.clone().play().thinks("g1-artillery-1");
    assert_eq!(movement_letters(&alone).chars().next(), Some('b'), "{alone:?}");
    assert!(alone.ways.iter().all(|it| it.hex.distance(hex("D3")) == 1), "{}", hexes(&alone));
    // With a second target c is looked at: then only hexes from which nobody can answer remain, and c is told.
    let both = scene.unit("us-tank-2", "E4").play().thinks("g1-artillery-1");
    assert_eq!(attack_letters(&both).chars().next(), Some('c'), "{both:?}");
    let at = |it: &Way| it.target.map(|id| if id == unit("us-tank-1") { hex("D3") } else { hex("E4") });
    assert!(both.ways.iter().all(|it| at(it).map(|to| to.distance(it.hex)) == Some(2)), "{both:?}");
}

/// A tank of the Automa between two infantries, the nearer to the factory at A8 with experience. It attacks that one by this letter
/// while the factory is neutral or its own, and the other by k once the factory is the enemy's.
fn guards_the_factory(letter: &str, [near, tank, far]: [&str; 3]) {
    let scene = || {
        let scene = solo().unit("g2-tank-1", tank).unit("us-infantry-2", far);
        scene.unit_with("us-infantry-1", near, learnt(1))
    };
    attacks(scene(), "g2-tank-1", letter, "us-infantry-1");
    attacks(scene().flag(Faction::G2, "A8"), "g2-tank-1", letter, "us-infantry-1");
    attacks(scene().flag(Faction::Us, "A8"), "g2-tank-1", "k", "us-infantry-2");
}

#[test]
fn aa_aut_7_b_infantry_next_to_a_neutral_or_an_own_factory() {
    guards_the_factory("b", ["B8", "D8", "F8"]);
    let tanks = solo().unit("g2-tank-1", "D8").unit("us-tank-2", "F8");
    attacks(tanks.unit_with("us-tank-1", "B8", learnt(1)), "g2-tank-1", "k", "us-tank-2");
}

#[test]
fn aa_aut_7_c_cannot_shoot_back() {
    let scene = solo().unit("g2-tank-1", "J9").unit("us-infantry-1", "J7").unit("us-artillery-1", "J11");
    attacks(scene, "g2-tank-1", "c", "us-artillery-1");
    // Tanks cannot shoot at aircraft; infantry can.
    let scene = solo().unit("g2-bomber-1", "J9").unit("us-infantry-1", "J7").unit("us-tank-1", "J11");
    attacks(scene, "g2-bomber-1", "c", "us-tank-1");
    // Nor can infantry on water.
    let scene = solo().terrain('~', "J11").unit("g2-tank-1", "J9").unit("us-infantry-1", "J7");
    attacks(scene.unit_with("us-infantry-2", "J11", learnt(1)), "g2-tank-1", "c", "us-infantry-2");
}

#[test]
fn aa_aut_7_d_a_fighter_prefers_a_bomber() {
    let scene = |id| solo().unit(id, "J9").unit("us-bomber-1", "J7").unit("us-infantry-1", "J11");
    attacks(scene("g2-fighter-1"), "g2-fighter-1", "d", "us-bomber-1");
    attacks(scene("g2-bomber-1"), "g2-bomber-1", "i", "us-infantry-1");
}

#[test]
fn aa_aut_7_e_infantry_that_can_reach_a_neutral_or_own_factory_in_its_next_turn() {
    guards_the_factory("e", ["D8", "F8", "H8"]);
}

#[test]
fn aa_aut_22_to_reach_a_factory_is_a_real_move_with_units_and_debts_as_they_stand() {
    let scene = |change: &dyn Fn(&mut Unit)| {
        let scene = solo().unit("g2-tank-1", "F8").unit("us-infantry-2", "H8");
        scene.unit_with("us-infantry-1", "E8", |it| {
            it.experience = 1;
            change(it);
        })
    };
    attacks(scene(&|_| ()), "g2-tank-1", "e", "us-infantry-1");
    let debt = owes("g2-tank-1");
    attacks(scene(&debt), "g2-tank-1", "k", "us-infantry-2");
    // Three steps would bring it next to A8, but the Automa's units bar the way.
    let barred = scene(&|_| ()).unit("g2-infantry-1", "D7").unit("g2-infantry-2", "D8");
    attacks(barred, "g2-tank-1", "k", "us-infantry-2");
}

#[test]
fn aa_aut_7_f_infantry_on_an_enemy_factory_that_own_infantry_can_reach_next_turn() {
    let scene = || {
        let scene = solo().flag(Faction::Us, "A8").unit("g2-tank-1", "D8").unit("us-infantry-2", "F8");
        scene.unit_with("us-infantry-1", "A8", learnt(1))
    };
    attacks(scene().unit("g2-infantry-1", "C10"), "g2-tank-1", "f", "us-infantry-1");
    attacks(scene().unit("g2-infantry-1", "K14"), "g2-tank-1", "k", "us-infantry-2");
    attacks(scene().unit("g2-artillery-1", "C10"), "g2-tank-1", "k", "us-infantry-2");
    let debt = scene().unit("us-fighter-1", "C11").unit_with("g2-infantry-1", "C10", owes("us-fighter-1"));
    attacks(debt, "g2-tank-1", "k", "us-infantry-2");
}

#[test]
fn aa_aut_7_g_already_attacked_by_another_unit_this_turn() {
    // In forest 6 hits are 2 damage: neither tank can be destroyed.
    let scene = solo().terrain('f', "J7 J11").unit("g2-tank-1", "J9").unit("g2-tank-2", "H9");
    let mut play = scene.unit("us-tank-1", "J7").unit("us-tank-2", "J11").play();
    play.pass();
    play.draw(Choice::Unit(unit("g2-tank-1")));
    assert_eq!(targets(&play.thinks("g2-tank-1")), "us-tank-1 us-tank-2");
    assert_eq!(lot(&play), Lot::Target { unit: unit("g2-tank-1") });
    play.draw(Choice::Unit(unit("us-tank-2")));
    let told = play.let_chance_speak(&mut Shuffler::new(2));
    assert_eq!(pairs(&told), "g2-tank-1>us-tank-2 g2-tank-2>us-tank-2");
    let considered = told.iter().find_map(|it| match it {
        Event::Considered { unit: by, chain, .. } if *by == unit("g2-tank-2") => Some(chain.clone()),
        _ => None,
    });
    let links = considered.expect("it says why").links;
    let narrowed = Link::Targets { letter: AttackLetter::G, left: vec![unit("us-tank-2")] };
    assert!(links.contains(&narrowed), "{links:?}");
}

#[test]
fn aa_aut_7_h_most_experienced_if_it_cannot_shoot_back() {
    let scene = |kind: &str| {
        let [first, second] = [1, 2].map(|nr| format!("us-{kind}-{nr}"));
        let scene = solo().unit("g2-tank-1", "J9").unit_with(&first, "J7", learnt(1));
        scene.unit_with(&second, "J11", learnt(2))
    };
    attacks(scene("artillery"), "g2-tank-1", "h", "us-artillery-2");
    attacks(scene("tank"), "g2-tank-1", "k", "us-tank-1");
}

#[test]
fn aa_aut_7_i_lowest_attack_value() {
    let scene = solo().unit("g2-tank-1", "J9").unit("us-infantry-1", "J7").unit("us-tank-1", "J11");
    attacks(scene, "g2-tank-1", "i", "us-infantry-1");
}

#[test]
fn aa_aut_7_j_most_expensive() {
    let scene = solo().unit("g2-tank-1", "J9").unit("us-infantry-1", "J8");
    attacks(scene.unit_with("us-special-1", "J10", learnt(1)), "g2-tank-1", "j", "us-special-1");
}

#[test]
fn aa_aut_7_k_least_experienced() {
    let scene = solo().unit("g2-tank-1", "J9").unit_with("us-tank-1", "J7", learnt(1));
    attacks(scene.unit("us-tank-2", "J11"), "g2-tank-1", "k", "us-tank-2");
}

#[test]
fn aa_aut_7_what_remains_is_narrowed_by_the_next_and_at_last_at_random() {
    let scene = || solo().unit("g2-tank-1", "J9").unit("us-infantry-1", "J7").unit("us-tank-1", "K9");
    let experienced = scene().unit_with("us-infantry-2", "J11", learnt(1));
    attacks(experienced, "g2-tank-1", "ik", "us-infantry-1");
    let mut play = scene().unit("us-infantry-2", "J11").play();
    assert_eq!(targets(&play.thinks("g2-tank-1")), "us-infantry-1 us-infantry-2", "nothing tells them apart");
    play.pass();
    assert_eq!(lot(&play), Lot::Target { unit: unit("g2-tank-1") });
    assert_eq!(bag(&play), "us-infantry-1 us-infantry-2");
}

#[test]
fn aa_aut_26_h_and_k_go_by_points() {
    let veterans = solo().unit("g2-tank-1", "J9").unit_with("us-artillery-1", "J7", learnt(4));
    attacks(veterans.unit_with("us-artillery-2", "J11", learnt(3)), "g2-tank-1", "h", "us-artillery-1");
    let heroes = solo().unit("g2-tank-1", "J9").unit_with("us-tank-1", "J7", learnt(9));
    attacks(heroes.unit_with("us-tank-2", "J11", learnt(8)), "g2-tank-1", "k", "us-tank-2");
}

#[test]
fn aa_aut_26_i_goes_by_the_base_value_against_the_acting_units_kind() {
    // The veteran hits on 4, but its base value is 2, and a B-17's against aircraft is 3.
    let scene = solo().unit("g2-bomber-1", "J9").unit("us-bomber-1", "J11");
    attacks(scene.unit_with("us-infantry-1", "J7", learnt(3)), "g2-bomber-1", "i", "us-infantry-1");
    // Against aircraft a B-17 has 3 and a fighter 5; against the ground 7 and 3.
    let scene = solo().unit("g2-bomber-1", "J9").unit("us-bomber-1", "J7").unit("us-fighter-1", "J11");
    attacks(scene, "g2-bomber-1", "i", "us-bomber-1");
    // Neither has a value against aircraft: 0 and 0.
    let scene = solo().unit("g2-bomber-1", "J9").unit("us-tank-1", "J7").unit("us-artillery-1", "J11");
    attacks(scene, "g2-bomber-1", "", "us-artillery-1 us-tank-1");
}

#[test]
fn aa_aut_24_from_two_hexes_and_more_nobody_can_shoot_back_and_only_such_hexes_remain() {
    let scene = |faction| Scene::of(&[(Faction::Us, 0), (faction, 1)]).automa(faction);
    // The Pak 40 has a range of 1-2. Next to the road there is only H6, which is next to the target.
    let pak = scene(Faction::G1).terrain('=', "H5").unit("g1-artillery-1", "J9").unit("us-infantry-1", "J6");
    let plan = pak.unit("us-tank-1", "J12").play().thinks("g1-artillery-1");
    assert_eq!(targets(&plan), "us-infantry-1");
    assert!(plan.ways.iter().all(|it| it.hex.distance(hex("J6")) == 2), "{}", hexes(&plan));
    // From two hexes off the tank cannot answer either, so that c does not tell it from the howitzer.
    let pak = scene(Faction::G1).unit("g1-artillery-1", "J9").unit("us-artillery-1", "J6");
    // It only takes away the hexes next to either.
    attacks(pak.unit_with("us-tank-1", "J12", learnt(1)), "g1-artillery-1", "ch", "us-tank-1");
}

#[test]
fn aa_aut_32_under_ii_2_c_and_h_are_met_if_some_own_range_is_safe() {
    let scene = |faction, id| {
        let scene = Scene::of(&[(Faction::Us, 0), (faction, 1)]).automa(faction).unit(id, "J9");
        scene.unit_with("us-tank-1", "C9", learnt(1)).unit("us-artillery-1", "J16")
    };
    let pak = scene(Faction::G1, "g1-artillery-1").play().thinks("g1-artillery-1");
    assert_eq!((pak.order, attack_letters(&pak).as_str()), (Some(Order::TowardsTarget), "h"));
    assert!(pak.ways.iter().all(|it| it.hex.distance(hex("C9")) == 3), "{}", hexes(&pak));
    let tank = scene(Faction::G2, "g2-tank-1").play().thinks("g2-tank-1");
    assert_eq!((tank.order, attack_letters(&tank).as_str()), (Some(Order::TowardsTarget), "c"));
}

#[test]
fn aa_aut_32_of_tied_targets_one_is_drawn_before_the_hex_to_attack_it_from() {
    let mut play = solo().unit("g2-tank-1", "J9").unit("us-tank-1", "H5").unit("us-tank-2", "J12").play();
    play.pass();
    assert_eq!(lot(&play), Lot::Target { unit: unit("g2-tank-1") });
    play.draw(Choice::Unit(unit("us-tank-1")));
    assert_eq!(lot(&play), Lot::Hex { unit: unit("g2-tank-1") });
    assert_eq!(bag(&play), "H6 J6", "only hexes for that target");
}

#[test]
fn aa_aut_32_under_ii_2_too_one_of_tied_targets_is_drawn_first_then_the_hexes_for_it() {
    // Both tanks are out of reach and alike.
    let scene = solo().unit("g2-tank-1", "J9").unit("us-tank-1", "C8").unit("us-tank-2", "J16");
    let mut play = scene.play();
    assert_eq!(play.thinks("g2-tank-1").order, Some(Order::TowardsTarget));
    play.pass();
    assert_eq!(lot(&play), Lot::Target { unit: unit("g2-tank-1") });
    assert_eq!(bag(&play), "us-tank-1 us-tank-2");
}

//! The order of units (AA-AUT-3, AA-AUT-4, AA-AUT-28) and what each does (AA-AUT-5, AA-AUT-6).

use super::*;

// The order of units.

#[test]
fn aa_aut_3_regular_infantry_special_infantry_artillery_aircraft_tanks() {
    let scene = solo().unit("us-tank-1", "A4").unit("g2-tank-1", "K13").unit("g2-bomber-1", "K11");
    let scene = scene.unit("g2-artillery-1", "H13").unit("g2-special-1", "H11").unit("g2-infantry-1", "K9");
    let order = acted(&automa_turn(&mut scene.play()));
    let kinds: Vec<&str> = order.iter().map(|it| it.kind().key()).collect();
    assert_eq!(kinds, ["infantry", "special", "artillery", "bomber", "tank"]);
}

#[test]
fn aa_aut_3_within_one_type_the_unit_that_can_meet_the_higher_priority_goes_first() {
    let scene = solo().unit("us-tank-1", "K4").unit("g2-infantry-1", "J9").unit("g2-infantry-2", "B8");
    let play = scene.play();
    let next = next_units(play.world(), &play.field(), Faction::G2);
    assert_eq!(next, [unit("g2-infantry-2")], "it can occupy a factory");
    let scene = solo().unit("us-tank-1", "K4").unit("g2-tank-1", "K13").unit("g2-tank-2", "K6");
    let play = scene.play();
    assert_eq!(next_units(play.world(), &play.field(), Faction::G2), [unit("g2-tank-2")], "it can attack");
}

#[test]
fn aa_aut_3_then_the_one_drawn_at_random() {
    let scene = solo().unit("us-tank-1", "A4").unit("g2-tank-1", "K13").unit("g2-tank-2", "H13");
    let mut play = scene.unit("g2-tank-3", "K10").play();
    let next = next_units(play.world(), &play.field(), Faction::G2);
    assert_eq!(spaced(next), "g2-tank-1 g2-tank-2 g2-tank-3");
    play.pass();
    assert_eq!(lot(&play), Lot::Unit);
    assert_eq!(bag(&play), "g2-tank-1 g2-tank-2 g2-tank-3");
    let told = play.draw(Choice::Unit(unit("g2-tank-2")));
    assert_eq!(acted(&told).first(), Some(&unit("g2-tank-2")));
    assert_eq!(bag(&play), "g2-tank-1 g2-tank-3", "the others are still to act");
}

#[test]
fn aa_aut_28_fighters_and_bombers_are_one_group() {
    let scene = solo().unit("us-tank-1", "J4").unit("g2-bomber-1", "J9").unit("g2-fighter-1", "J8");
    let play = scene.play();
    let next = next_units(play.world(), &play.field(), Faction::G2);
    assert_eq!(spaced(next), "g2-bomber-1 g2-fighter-1", "both can attack: neither type is before the other");
    let scene = solo().unit("us-tank-1", "A2").unit("g2-fighter-1", "M16").unit("g2-bomber-1", "C6");
    let play = scene.flag(Faction::G2, "M16").play();
    let next = next_units(play.world(), &play.field(), Faction::G2);
    assert_eq!(next, [unit("g2-bomber-1")], "the fighter cannot attack yet");
}

#[test]
fn aa_aut_28_after_every_unit_all_is_judged_anew() {
    // Only when the first has destroyed the howitzer does the second look for the tank behind it.
    let scene = solo().unit_with("us-artillery-1", "J6", hurt(5)).unit("us-tank-1", "J4");
    let scene = scene.unit("g2-tank-1", "J8").unit("g2-tank-2", "K8");
    let mut play = scene.play();
    for id in ["g2-tank-1", "g2-tank-2"] {
        assert_eq!(targets(&play.thinks(id)), "us-artillery-1", "{id}");
    }
    let told = automa_turn(&mut play);
    let fought: Vec<UnitId> = fights(&told).iter().map(|it| it.defender).collect();
    assert_eq!(fought, [unit("us-artillery-1"), unit("us-tank-1")]);
}

#[test]
fn aa_aut_4_each_unit_moves_and_attacks_at_once() {
    let scene = solo().unit("us-artillery-1", "J5").unit("us-artillery-2", "C4");
    let scene = scene.unit("g2-bomber-1", "C9").unit("g2-tank-1", "J9");
    let told = automa_turn(&mut scene.play());
    let steps: Vec<String> = told
        .iter()
        .filter_map(|it| match it {
            Event::Marched { unit, .. } => Some(format!("{unit} moves")),
            Event::Fought(fight) => Some(format!("{} attacks", fight.attacker)),
            _ => None,
        })
        .collect();
    assert_eq!(steps, ["g2-bomber-1 moves", "g2-bomber-1 attacks", "g2-tank-1 moves", "g2-tank-1 attacks"]);
    let turn = told.iter().skip_while(|it| !matches!(it, Event::TurnBegan { faction: Faction::G2, .. }));
    let phases: Vec<Phase> = turn
        .take_while(|it| !matches!(it, Event::TurnBegan { faction: Faction::Us, .. }))
        .filter_map(|it| if let Event::PhaseBegan { phase } = it { Some(*phase) } else { None })
        .collect();
    assert_eq!(phases, [Phase::Money], "there is no declaring");
}

// The orders of infantry.

#[test]
fn aa_aut_5_order_1_occupy_a_factory_if_no_enemy_infantry_is_next_to_it() {
    let scene = || solo().unit("g2-infantry-1", "B8").unit("us-tank-2", "K9");
    let follows = |scene: Scene| scene.play().thinks("g2-infantry-1").order;
    let plan = scene().play().thinks("g2-infantry-1");
    assert_eq!((plan.order, hexes(&plan).as_str()), (Some(Order::Occupy), "A8"));
    assert_eq!(follows(scene().unit("us-tank-1", "A9")), Some(Order::Occupy), "a tank does not matter");
    for id in ["us-infantry-1", "us-special-1"] {
        let plan = scene().unit(id, "A9").play().thinks("g2-infantry-1");
        assert_ne!(plan.order, Some(Order::Occupy), "{id}");
        assert_eq!(tried(&plan)[0], (Order::Occupy, Failed::NoFactoryToOccupy));
    }
}

#[test]
fn aa_aut_5_order_1_an_enemy_factory_is_occupied_too_and_the_unit_in_it_removed() {
    let scene = solo().flag(Faction::Us, "A8").unit("us-artillery-1", "A8").unit("g2-infantry-1", "B8");
    let mut play = scene.unit("us-tank-1", "K9").play();
    automa_turn(&mut play);
    assert_eq!(play.at("g2-infantry-1"), "A8");
    assert!(!play.stands("us-artillery-1"));
}

#[test]
fn aa_aut_21_an_enemy_infantry_inside_a_factory_is_not_next_to_it() {
    let scene = solo().flag(Faction::Us, "A8").unit("us-infantry-1", "A8").unit("g2-infantry-1", "B8");
    assert_eq!(scene.play().thinks("g2-infantry-1").order, Some(Order::Occupy));
    // Nor does it let a second infantry come.
    let scene = solo().flag(Faction::Us, "A8").unit("us-infantry-1", "A8").unit("g2-infantry-1", "D8");
    let plan = scene.unit("g2-infantry-2", "A7").play().thinks("g2-infantry-1");
    assert_ne!(plan.order, Some(Order::NextToFactory));
}

#[test]
fn aa_aut_5_order_2_move_next_to_a_neutral_or_enemy_factory() {
    for flag in [None, Some(Faction::Us), Some(Faction::G2)] {
        let mut scene = solo().unit("g2-infantry-1", "D8").unit("us-tank-1", "K9");
        if let Some(flag) = flag {
            scene = scene.flag(flag, "A8");
        }
        let plan = scene.play().thinks("g2-infantry-1");
        let wanted = flag != Some(Faction::G2);
        assert_eq!(plan.order == Some(Order::NextToFactory), wanted, "{flag:?}");
        let next_to = plan.ways.iter().all(|it| it.hex.distance(hex("A8")) == 1);
        assert_eq!(next_to, wanted, "{flag:?}: {}", hexes(&plan));
    }
}

#[test]
fn aa_aut_5_order_2_not_where_another_own_infantry_is_already_unless_an_enemy_infantry_is_too() {
    let scene = || solo().unit("g2-infantry-1", "D8").unit("us-tank-1", "K9");
    let order = |scene: Scene| scene.play().thinks("g2-infantry-1").order;
    assert_eq!(order(scene().unit("g2-tank-1", "A9")), Some(Order::NextToFactory), "a tank does not matter");
    for id in ["g2-infantry-2", "g2-special-1"] {
        let plan = scene().unit(id, "A9").play().thinks("g2-infantry-1");
        let failed = (Order::NextToFactory, Failed::NoHexNextToFactory);
        assert!(tried(&plan).contains(&failed), "{id}: {plan:?}");
    }
    let contested = scene().unit("g2-infantry-2", "A9").unit("us-infantry-1", "A7");
    assert_eq!(order(contested), Some(Order::NextToFactory));
}

#[test]
fn aa_aut_5_order_3_move_so_that_a_hex_next_to_a_factory_can_be_reached_in_the_next_move() {
    let plan = solo().unit("g2-infantry-1", "H8").unit("us-tank-1", "M9").play().thinks("g2-infantry-1");
    assert_eq!(plan.order, Some(Order::WithinReachOfFactory));
    assert!(plan.ways.iter().all(|it| it.hex.distance(hex("A8")) == 4), "{}", hexes(&plan));
    let failed =
        [(Order::Occupy, Failed::NoFactoryToOccupy), (Order::NextToFactory, Failed::NoHexNextToFactory)];
    assert_eq!(tried(&plan), failed);
    // One hex further off no hex would do.
    let plan = solo().unit("g2-infantry-1", "J8").unit("us-tank-1", "M9").play().thinks("g2-infantry-1");
    assert_eq!(tried(&plan)[2], (Order::WithinReachOfFactory, Failed::NoHexWithinReach));
}

#[test]
fn aa_aut_5_order_3_it_is_the_next_move_that_counts_with_the_terrain_in_between() {
    // The forest around the factory costs 1.5: from four hexes off the next move ends two hexes short.
    let woods = "B6 B7 B8 B9 C6 C7 C8 C9 C10 A7 A9 A6 A10";
    let scene = solo().terrain('f', woods).unit("g2-infantry-1", "H8").unit("us-tank-1", "M9");
    assert_ne!(scene.play().thinks("g2-infantry-1").order, Some(Order::WithinReachOfFactory));
}

#[test]
fn aa_aut_21_order_3_is_for_any_neutral_or_enemy_factory() {
    // Another infantry is next to the only factory; two moves away, this one comes within reach of it all the same.
    let scene = solo().flag(Faction::G2, "A1 A16 M1 M16").unit("us-tank-1", "M9");
    let plan = scene.unit("g2-infantry-1", "G8").unit("g2-infantry-2", "A9").play().thinks("g2-infantry-1");
    assert_eq!(plan.order, Some(Order::WithinReachOfFactory));
    assert_eq!(tried(&plan)[1], (Order::NextToFactory, Failed::NoHexNextToFactory));
}

#[test]
fn aa_aut_21_option_order_3_leaves_out_factories_that_order_2_leaves_out() {
    let scene = || {
        let scene = solo().unit("g2-infantry-1", "G8").unit("g2-infantry-2", "A9").unit("us-tank-1", "M9");
        scene.options(|it| it.automa_shuns_guarded_factories = true)
    };
    let plan = scene().play().thinks("g2-infantry-1");
    assert_eq!(tried(&plan)[2], (Order::WithinReachOfFactory, Failed::NoHexWithinReach));
    let plan = scene().unit("us-infantry-1", "A7").play().thinks("g2-infantry-1");
    assert_eq!(plan.order, Some(Order::WithinReachOfFactory), "unless an enemy infantry is there too");
}

#[test]
fn aa_aut_5_order_4_move_and_attack_by_priority_a_then_b() {
    // A stand-off at A8, which keeps orders 1 to 3 away.
    let scene = || solo().unit("g2-infantry-1", "B8").unit("us-infantry-1", "A9");
    let plan = scene().play().thinks("g2-infantry-1");
    assert_eq!((plan.order, targets(&plan).as_str()), (Some(Order::AttackAOrB), "us-infantry-1"), "b");
    let plan = scene().unit_with("us-tank-1", "C9", hurt(5)).play().thinks("g2-infantry-1");
    assert_eq!((plan.order, targets(&plan).as_str()), (Some(Order::AttackAOrB), "us-tank-1"), "a before b");
    let plan = scene().unit("us-tank-1", "C9").play().thinks("g2-infantry-1");
    assert_eq!(targets(&plan), "us-infantry-1", "the tank is neither");
}

#[test]
fn aa_aut_20_order_4_needs_a_target_that_can_be_attacked_in_this_turn() {
    let scene = |at| solo().unit("g2-infantry-1", "J8").unit_with("us-tank-1", at, hurt(5));
    assert_eq!(scene("J12").play().thinks("g2-infantry-1").order, Some(Order::AttackAOrB), "four hexes off");
    let plan = scene("J13").play().thinks("g2-infantry-1");
    assert_eq!(plan.order, Some(Order::TowardsFactory), "five hexes off");
    assert_eq!(tried(&plan)[3], (Order::AttackAOrB, Failed::NoTargetOfAOrB));
}

#[test]
fn aa_aut_20_the_targets_of_a_are_narrowed_by_the_other_letters() {
    let scene = solo().unit("g2-infantry-1", "J8").unit_with("us-tank-1", "J10", hurt(5));
    let scene = scene.unit_with("us-artillery-1", "J6", hurt(5)).unit("us-artillery-2", "H8");
    attacks(scene, "g2-infantry-1", "c", "us-artillery-1");
}

#[test]
fn aa_aut_5_order_5_move_towards_the_nearest_factory_and_otherwise_do_not_attack() {
    let scene = solo().unit("g2-infantry-1", "J8").unit("us-tank-1", "J9");
    let plan = scene.play().thinks("g2-infantry-1");
    assert_eq!(plan.order, Some(Order::TowardsFactory));
    assert_eq!(targets(&plan), "", "the tank can be damaged, but meets neither a nor b");
    let failed: Vec<Failed> = tried(&plan).into_iter().map(|it| it.1).collect();
    use Failed::*;
    assert_eq!(failed, [NoFactoryToOccupy, NoHexNextToFactory, NoHexWithinReach, NoTargetOfAOrB]);
}

#[test]
fn aa_aut_31_order_5_goes_as_close_as_it_can() {
    let plan = solo().unit("g2-infantry-1", "H9").unit("us-tank-1", "M9");
    // With A8 its own, M16 is the nearest: nine hexes off, six after the move.
    let plan = plan.flag(Faction::G2, "A8").play().thinks("g2-infantry-1");
    assert_eq!(plan.order, Some(Order::TowardsFactory));
    let nearest = |it: Hex| ["A1", "A16", "M1", "M16"].iter().map(|to| hex(to).distance(it)).min();
    let before = nearest(hex("H9")).expect("there are factories");
    assert!(plan.ways.iter().all(|it| nearest(it.hex) == Some(before - 3)), "{}", hexes(&plan));
}

#[test]
fn aa_aut_31_of_factories_that_are_equally_near_order_5_goes_to_whichever_it_comes_closest() {
    // A1 is as near as A16, and neither is drawn in advance: hexes on the way to either are left.
    let scene = solo().flag(Faction::G2, "A8 M16").unit("g2-infantry-1", "F8").unit("us-tank-1", "M9");
    let plan = scene.play().thinks("g2-infantry-1");
    assert_eq!(plan.order, Some(Order::TowardsFactory));
    let nearest = |it: Hex| ["A1", "A16", "M1"].iter().map(|to| hex(to).distance(it)).min();
    let best = nearest(hex("F8")).expect("there are factories") - 3;
    assert!(plan.ways.iter().all(|it| nearest(it.hex) == Some(best)), "{}", hexes(&plan));
}

#[test]
fn aa_aut_18_order_5_goes_to_another_own_infantrys_factory_too_but_only_if_it_brings_the_unit_nearer() {
    let scene = solo().unit("g2-infantry-1", "D8").unit("g2-infantry-2", "A9").unit("us-tank-1", "K9");
    let scene = scene.options(|it| it.automa_shuns_guarded_factories = true);
    let plan = scene.play().thinks("g2-infantry-1");
    assert_eq!(plan.order, Some(Order::TowardsFactory));
    assert!(plan.ways.iter().all(|it| it.hex.distance(hex("A8")) == 1), "{}", hexes(&plan));
}

#[test]
fn aa_aut_18_one_already_next_to_a_factory_skips_orders_2_and_3_and_acts_as_a_tank_in_the_end() {
    // Too weak to damage the infantry that keeps it from occupying: one hit.
    let scene = solo().unit_with("g2-infantry-1", "B8", hurt(3)).unit("us-infantry-1", "A9");
    let plan = scene.play().thinks("g2-infantry-1");
    let all = [
        (Order::Occupy, Failed::NoFactoryToOccupy),
        (Order::NextToFactory, Failed::NextToFactoryAlready),
        (Order::WithinReachOfFactory, Failed::NextToFactoryAlready),
        (Order::AttackAOrB, Failed::NoTargetOfAOrB),
        (Order::TowardsFactory, Failed::NoNearerHex),
        (Order::Attack, Failed::NoTarget),
    ];
    assert_eq!(tried(&plan), all);
    assert_eq!(plan.order, Some(Order::TowardsTarget));
}

#[test]
fn aa_aut_5_order_6_act_as_a_tank() {
    let scene = without_factories().unit("g2-infantry-1", "J9").unit("us-tank-1", "J7");
    let plan = scene.play().thinks("g2-infantry-1");
    assert_eq!((plan.order, targets(&plan).as_str()), (Some(Order::Attack), "us-tank-1"));
    let scene = without_factories().unit("g2-infantry-1", "J9").unit("us-tank-1", "J3");
    let plan = scene.play().thinks("g2-infantry-1");
    assert_eq!((plan.order, hexes(&plan).as_str()), (Some(Order::TowardsTarget), "J6"));
}

#[test]
fn aa_aut_19_no_attack_under_orders_1_to_3() {
    for (from, order) in
        [("B8", Order::Occupy), ("D8", Order::NextToFactory), ("G8", Order::WithinReachOfFactory)]
    {
        let at = hex(from).neighbours()[2].to_string();
        let scene = solo().unit("g2-infantry-1", from).unit_with("us-tank-1", &at, hurt(5));
        let mut play = scene.unit("us-tank-2", "M9").play();
        let plan = play.thinks("g2-infantry-1");
        assert_eq!((plan.order, targets(&plan).as_str()), (Some(order), ""), "though it could destroy");
        assert_eq!(pairs(&automa_turn(&mut play)), "", "{order:?}");
    }
}

#[test]
fn aa_aut_31_orders_2_to_6_never_occupy() {
    // From A8 it could attack too, and would stand next to its own tank.
    let scene = solo().unit("g2-infantry-1", "B8").unit("us-infantry-1", "A9").unit("g2-tank-1", "A7");
    let plan = scene.play().thinks("g2-infantry-1");
    assert_eq!(plan.order, Some(Order::AttackAOrB));
    assert!(plan.ways.iter().all(|it| it.hex != hex("A8")), "{}", hexes(&plan));
}

#[test]
fn aa_aut_31_water_is_a_hex_like_another_where_an_order_without_an_attack_can_be_met_on_it() {
    // A7 and B7 are further from the enemy than B8: by movement priority a.
    let scene = solo().terrain('~', "A7 B7").unit("g2-infantry-1", "B6").unit("us-tank-1", "C11");
    let plan = scene.play().thinks("g2-infantry-1");
    assert_eq!((plan.order, movement_letters(&plan).as_str()), (Some(Order::NextToFactory), "a"));
    assert_eq!(hexes(&plan), "A7");
    // Under order 5 the water is the nearest hex that it can come to.
    let river = "G6 G7 G8 G9 G10 H6 H7 H9 H10 J8 J9";
    let scene = solo().flag(Faction::G2, "A1 A16 M1 M16").terrain('~', river).unit("g2-infantry-1", "H8");
    let plan = scene.unit("us-tank-1", "M9").play().thinks("g2-infantry-1");
    assert_eq!(plan.order, Some(Order::TowardsFactory));
    assert_eq!(hexes(&plan), "G8 G9");
}

#[test]
fn aa_aut_31_under_order_6_infantry_enters_water_where_that_brings_it_closer() {
    // An island: only the water leads towards the enemy.
    let scene = || {
        let scene = without_factories().terrain('~', "J8 K8 K9 J10 H9 H8");
        scene.unit("g2-infantry-1", "J9").unit("us-tank-1", "J3")
    };
    for avoids in [false, true] {
        let plan = scene().options(|it| it.automa_avoids_water = avoids).play().thinks("g2-infantry-1");
        assert_eq!((plan.order, hexes(&plan).as_str()), (Some(Order::TowardsTarget), "J8"), "{avoids}");
    }
}

#[test]
fn aa_aut_31_option_infantry_ends_a_move_on_water_only_where_no_other_hex_serves() {
    // A7 and B7 are further from the enemy than B8.
    let scene = || {
        let scene = solo().terrain('~', "A7 B7").unit("g2-infantry-1", "B6").unit("us-tank-1", "C11");
        scene.options(|it| it.automa_avoids_water = true)
    };
    let plan = scene().play().thinks("g2-infantry-1");
    assert_eq!((plan.order, hexes(&plan).as_str()), (Some(Order::NextToFactory), "B8"));
    let plan = scene().unit("g2-tank-1", "B8").play().thinks("g2-infantry-1");
    assert_eq!(plan.order, Some(Order::NextToFactory));
    assert!(["A7", "B7"].contains(&hexes(&plan).as_str()), "{}", hexes(&plan));
}

#[test]
fn aa_aut_31_under_order_6_it_keeps_the_infantrys_movement_priorities() {
    // J6 is next to the tank on the road, which is only half a point away.
    let scene = without_factories().terrain('=', "J5").unit("g2-special-1", "J9").unit("us-tank-1", "J7");
    let scene = scene.unit_with("us-tank-2", "J5", learnt(1)).terrain('f', "K7");
    let plan = scene.play().thinks("g2-special-1");
    assert_eq!((plan.order, targets(&plan).as_str()), (Some(Order::Attack), "us-tank-1"));
    assert_eq!((movement_letters(&plan).as_str(), hexes(&plan).as_str()), ("ac", "K7"));
}

// The orders of the others.

#[test]
fn aa_aut_6_move_within_range_and_attack_else_as_close_as_possible_to_the_target_of_the_highest_priority() {
    let near = solo().unit("g2-tank-1", "J9").unit("us-tank-1", "J5").play().thinks("g2-tank-1");
    assert_eq!((near.order, targets(&near).as_str()), (Some(Order::Attack), "us-tank-1"));
    // The howitzer, though the tank is nearer.
    let scene = solo().unit("g2-tank-1", "J9").unit("us-tank-1", "C9").unit("us-artillery-1", "J16");
    let far = scene.play().thinks("g2-tank-1");
    assert_eq!(far.order, Some(Order::TowardsTarget));
    assert_eq!((attack_letters(&far).as_str(), hexes(&far).as_str()), ("c", "J13"));
    assert_eq!(targets(&far), "", "nothing is attacked");
    assert_eq!(tried(&far), [(Order::Attack, Failed::NoTarget)]);
}

#[test]
fn aa_aut_23_who_cannot_be_damaged_is_no_target() {
    let scene = || without_factories().unit("g2-infantry-1", "J9").unit("us-tank-1", "J7");
    let order = |scene: Scene| scene.play().thinks("g2-infantry-1").order;
    assert_eq!(order(scene()), Some(Order::Attack), "two hits are 1 damage in the open");
    assert_eq!(order(scene().terrain('f', "J7")), Some(Order::TowardsTarget), "and none in forest");
    let aircraft = solo().unit("g2-tank-1", "J9").unit("us-fighter-1", "J7").play().thinks("g2-tank-1");
    assert_eq!(tried(&aircraft), [(Order::Attack, Failed::NoTarget)], "a tank may not attack aircraft");
}

#[test]
fn aa_aut_23_order_ii_2_looks_at_all_enemies_that_can_be_damaged_and_at_all_if_there_is_none() {
    let scene = || solo().unit("g2-tank-1", "J9").unit("us-bomber-1", "J3");
    assert_eq!(hexes(&scene().play().thinks("g2-tank-1")), "J5", "towards the bomber, having nobody else");
    let plan = scene().unit("us-infantry-1", "J16").play().thinks("g2-tank-1");
    assert_eq!(hexes(&plan), "J13", "towards the infantry");
}

#[test]
fn aa_aut_23_order_ii_2_passes_over_who_cannot_be_damaged_however_tempting() {
    // By priority i the fighter, with the lower attack value, would come first; a tank cannot attack it.
    let scene = solo().unit("g2-tank-1", "J9").unit("us-fighter-1", "J3").unit("us-tank-1", "J16");
    assert_eq!(hexes(&scene.play().thinks("g2-tank-1")), "J13");
}

#[test]
fn aa_aut_31_order_5_goes_to_the_factory_that_is_nearest_in_movement_points() {
    // M16 is 7 hexes away and M1 is 8; but around M16 there is water, which costs infantry its whole movement.
    let scene = solo().flag(Faction::G2, "A1 A8 A16").terrain('~', "M15 L15 L16");
    let plan = scene.unit("us-tank-1", "A3").unit("g2-infantry-1", "M9").play().thinks("g2-infantry-1");
    assert_eq!(plan.order, Some(Order::TowardsFactory), "{plan:?}");
    assert!(plan.ways.iter().all(|it| it.hex.distance(hex("M1")) == 5), "{plan:?}");
}

#[test]
fn aa_aut_5_order_3_a_hex_where_a_unit_stands_cannot_be_reached() {
    // Own units stand on every hex next to the only factory that is left.
    let units = ["g2-tank-1", "g2-tank-2", "g2-artillery-1", "g2-artillery-2", "g2-fighter-1", "g2-bomber-1"];
    let mut scene = solo().flag(Faction::G2, "A1 A16 M1 M16").unit("us-tank-1", "M3");
    let around = hex("A8").neighbours().into_iter().filter(|it| it.is_possible());
    for (id, at) in units.into_iter().zip(around) {
        scene = scene.unit(id, &at.to_string());
    }
    let plan = scene.unit("g2-infantry-1", "F8").play().thinks("g2-infantry-1");
    assert_eq!(plan.order, Some(Order::TowardsFactory), "{plan:?}");
}

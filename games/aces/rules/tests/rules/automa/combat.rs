//! Fixed hits (AA-AUT-12, AA-AUT-14), debts (AA-AUT-27) and interception (AA-AUT-13).

use super::*;

#[test]
fn aa_aut_12_the_automa_never_has_red_dice_and_the_human_has() {
    let scene = solo().unit("g2-tank-1", "J8").unit("g2-infantry-1", "H7").unit("g2-bomber-1", "K7");
    let scene = scene.unit("us-tank-1", "J7").unit("us-infantry-1", "K8").unit("us-bomber-1", "H8");
    let play = scene.play();
    assert_eq!(play.plan("g2-tank-1", "us-tank-1").red, 0, "three arms are there");
    assert_eq!(play.plan("us-tank-1", "g2-tank-1").red, 3);
}

#[test]
fn aa_aut_14_fixed_hits_follow_from_attack_value_damage_and_experience() {
    // 0-2 damage: 6, 8, 10; 3-5 damage: 3, 4, 5. And a Flak: 4 6 8, 2 3 4; against aircraft 5 7 9, 3 4 5.
    for (id, target, fresh, worn) in [
        ("g2-tank-1", Kind::Tank, [6, 8, 10], [3, 4, 5]),
        ("g2-infantry-1", Kind::Tank, [2, 4, 6], [1, 2, 3]),
        ("g2-artillery-1", Kind::Tank, [4, 6, 8], [2, 3, 4]),
        ("g2-artillery-1", Kind::Bomber, [5, 7, 9], [3, 4, 5]),
        ("g2-bomber-1", Kind::Tank, [6, 8, 10], [3, 4, 5]),
    ] {
        for (level, points) in [(0, [0, 2]), (1, [3, 4]), (2, [5, 9])] {
            for (damage, points) in (0..6).flat_map(|damage| points.map(|it| (damage, it))) {
                let play = solo().unit("us-tank-1", "A3").unit(id, "J9").play();
                let it = Unit { damage, experience: points, ..play.unit(id) };
                let hits = if damage < 3 { fresh[level] } else { worn[level] };
                assert_eq!(
                    aces::combat::fixed_hits(play.world(), &it, target),
                    hits,
                    "{id} {damage} {points}"
                );
            }
        }
    }
}

#[test]
fn aa_aut_14_it_attacks_with_fixed_hits_while_the_human_rolls() {
    let mut play = solo().unit("g2-tank-1", "J9").unit("us-tank-1", "J8").play();
    play.pass();
    let back = Ask::BackDice { defender: unit("us-tank-1"), attacker: unit("g2-tank-1") };
    assert_eq!(play.question(), back, "only the human rolls");
    let fight = fights(&play.roll_hits(4)).remove(0);
    assert_eq!((fight.attack.hits, fight.attack.damage), (6, 3));
    assert!(fight.attack.dice.is_empty());
    assert_eq!(fight.back.map(|it| (it.dice.len(), it.damage)), Some((12, 2)));
}

#[test]
fn aa_aut_14_it_shoots_back_with_fixed_hits() {
    let scene = solo().unit_with("g2-tank-1", "J9", hurt(3)).unit("us-tank-1", "J8").unit("us-tank-2", "A4");
    let mut play = scene.play();
    play.done().expect("movement can end");
    play.declare(&[("us-tank-1", "g2-tank-1")]);
    let fight = play.fight(0, None);
    let back = fight.back.expect("it shoots back, without being asked");
    assert_eq!((back.dice.len(), back.hits, back.damage), (0, 3, 1), "half of six");
}

// Debts and interception.

#[test]
fn aa_aut_27_a_unit_that_owes_an_attack_does_not_move_and_makes_it_in_its_place_of_the_order() {
    let scene = solo().unit("us-tank-1", "J8").unit("us-artillery-1", "J12").unit("g2-special-1", "H13");
    let mut play = scene.unit_with("g2-tank-1", "J9", owes("us-tank-1")).play();
    let plan = play.thinks("g2-tank-1");
    assert_eq!((plan.order, targets(&plan).as_str()), (Some(Order::Debt), "us-tank-1"));
    assert_eq!(hexes(&plan), "J9");
    let told = automa_turn(&mut play);
    assert_eq!(acted(&told), [unit("g2-special-1"), unit("g2-tank-1")]);
    assert!(pairs(&told).ends_with("g2-tank-1>us-tank-1"), "{}", pairs(&told));
    assert_eq!((play.at("g2-tank-1").as_str(), play.unit("g2-tank-1").owes), ("J9", None));
}

#[test]
fn aa_aut_34_a_debt_that_stops_being_legal_in_mid_turn_no_longer_binds() {
    // The Flak destroys the tank to which the attack was owed; so the tank goes for the howitzer.
    let scene = solo().unit_with("us-tank-1", "J8", hurt(4)).unit("us-artillery-1", "J13");
    let scene = scene.unit_with("g2-tank-1", "J9", owes("us-tank-1")).unit("g2-artillery-1", "H10");
    let mut play = scene.play();
    let told = automa_turn(&mut play);
    assert_eq!(pairs(&told), "g2-artillery-1>us-tank-1 g2-tank-1>us-artillery-1");
    assert_eq!(play.at("g2-tank-1"), "J12");
}

/// The tank's only way to the howitzer leads past us-tank-1: over J10 and J9.
fn past_an_interceptor() -> Play {
    let mut play =
        solo().unit("g2-tank-1", "J11").unit("us-artillery-1", "J6").unit("us-tank-1", "K9").play();
    assert_eq!(targets(&play.thinks("g2-tank-1")), "us-artillery-1");
    play.pass();
    play
}

#[test]
fn aa_aut_27_one_that_is_intercepted_attacks_the_best_target_from_where_it_stands() {
    let mut play = past_an_interceptor();
    assert_eq!(play.asked_at(), Some((unit("g2-tank-1"), hex("J10"))));
    play.let_pass().expect("one may let it pass");
    assert_eq!(play.asked_at(), Some((unit("g2-tank-1"), hex("J9"))));
    play.intercept("us-tank-1").expect("it can intercept");
    assert_eq!(play.at("g2-tank-1"), "J9");
    let told = play.roll_hits(0);
    assert_eq!(pairs(&told), "g2-tank-1>us-tank-1");
    assert_eq!(play.unit("us-tank-1").owes, Some(unit("g2-tank-1")));
}

#[test]
fn aa_aut_27_one_that_nobody_intercepts_goes_on_to_its_target() {
    let mut play = past_an_interceptor();
    play.let_pass().expect("one may let it pass");
    let told = play.let_pass().expect("one may let it pass");
    assert_eq!((pairs(&told).as_str(), play.at("g2-tank-1").as_str()), ("g2-tank-1>us-artillery-1", "J7"));
}

#[test]
fn aa_aut_27_it_walks_the_cheapest_path_ties_at_random_and_infantry_does_not_attack_under_orders_1_to_3() {
    // To A9 there are ways over C8, where the tank could intercept, and over C9.
    let mut play = solo().unit("g2-infantry-1", "D8").unit_with("us-tank-1", "C7", hurt(5)).play();
    let plan = play.thinks("g2-infantry-1");
    assert_eq!((plan.order, hexes(&plan).as_str()), (Some(Order::NextToFactory), "A9"));
    play.pass();
    assert_eq!(lot(&play), Lot::Step { unit: unit("g2-infantry-1") });
    assert_eq!(bag(&play), "C8 C9");
    play.draw(Choice::Hex(hex("C8")));
    play.let_chance_speak(&mut Shuffler::new(1));
    assert_eq!(play.asked_at(), Some((unit("g2-infantry-1"), hex("C8"))));
    let told = play.intercept("us-tank-1").expect("it can intercept");
    assert_eq!((play.at("g2-infantry-1").as_str(), pairs(&told).as_str()), ("C8", ""));
    assert_eq!(play.field().active, Some(Faction::Us), "its turn is over");
}

#[test]
fn aa_aut_27_infantry_that_is_intercepted_under_order_4_attacks_by_a_or_b() {
    let scene = solo().unit("g2-infantry-1", "J8").unit_with("us-artillery-1", "J12", hurt(5));
    let mut play = scene.unit_with("us-tank-1", "K9", hurt(5)).play();
    let plan = play.thinks("g2-infantry-1");
    assert_eq!((plan.order, targets(&plan).as_str()), (Some(Order::AttackAOrB), "us-artillery-1"));
    play.pass();
    assert_eq!(play.asked_at(), Some((unit("g2-infantry-1"), hex("J9"))));
    play.intercept("us-tank-1").expect("it can intercept");
    assert_eq!(pairs(&play.roll_hits(0)), "g2-infantry-1>us-tank-1");
}

#[test]
fn aa_aut_27_infantry_that_is_intercepted_under_order_4_does_not_attack_what_is_neither_a_nor_b() {
    let scene = solo().unit("g2-infantry-1", "J8").unit_with("us-artillery-1", "J12", hurt(5));
    let mut play = scene.unit("us-tank-1", "K9").play();
    assert_eq!(play.thinks("g2-infantry-1").order, Some(Order::AttackAOrB));
    play.pass();
    assert_eq!(play.asked_at(), Some((unit("g2-infantry-1"), hex("J9"))));
    let told = play.intercept("us-tank-1").expect("it can intercept");
    assert_eq!(pairs(&told), "", "it could damage the tank, and not destroy it");
}

#[test]
fn aa_aut_27_infantry_that_is_intercepted_under_order_6_attacks_the_best_target() {
    let scene = without_factories().unit("g2-infantry-1", "J8").unit("us-artillery-1", "J12");
    let mut play = scene.unit("us-tank-1", "K9").play();
    let plan = play.thinks("g2-infantry-1");
    assert_eq!((plan.order, targets(&plan).as_str()), (Some(Order::Attack), "us-artillery-1"));
    play.pass();
    play.intercept("us-tank-1").expect("it can intercept");
    assert_eq!(pairs(&play.roll_hits(0)), "g2-infantry-1>us-tank-1");
}

#[test]
fn aa_aut_27_infantry_that_is_intercepted_under_order_5_attacks_by_a_or_b_alone() {
    // Another infantry is at A8 already, so that it goes there by order 5, past a tank that it could damage.
    let scene = solo().unit("g2-infantry-1", "D8").unit("g2-special-1", "A9").unit("us-tank-1", "C7");
    let mut play = scene.options(|it| it.automa_shuns_guarded_factories = true).play();
    let plan = play.thinks("g2-infantry-1");
    assert_eq!((plan.order, hexes(&plan).as_str()), (Some(Order::TowardsFactory), "B8"));
    play.pass();
    assert_eq!((lot(&play), bag(&play).as_str()), (Lot::Step { unit: unit("g2-infantry-1") }, "C8 C9"));
    play.draw(Choice::Hex(hex("C8")));
    let told = play.intercept("us-tank-1").expect("it can intercept");
    assert_eq!((play.at("g2-infantry-1").as_str(), pairs(&told).as_str()), ("C8", ""));
}

/// The human's unit goes along a path; whether the Automa intercepts it.
fn intercepts(mut scene: Scene, when: Intercepts, id: &str, along: &str) -> bool {
    scene.setup.automata[0].intercepts = when;
    let mut play = scene.play();
    let told = play.march(id, along).expect("the way is open");
    let stopped = told.iter().any(|it| matches!(it, Event::Intercepted { .. }));
    assert_eq!(stopped, play.field().units.of(Faction::G2).any(|it| it.owes == Some(unit(id))));
    assert_eq!(play.question(), Ask::Move { faction: Faction::Us }, "nobody else is asked");
    stopped
}

#[test]
fn aa_aut_13_it_intercepts_when_the_mover_meets_a_b_or_e() {
    let by_priority = |scene: Scene, id, along| intercepts(scene, Intercepts::ByPriority, id, along);
    let tank = |damage| solo().unit("g2-tank-1", "J9").unit_with("us-tank-1", "H7", hurt(damage));
    assert!(by_priority(tank(3), "us-tank-1", "J8 K7"), "a");
    assert!(!by_priority(tank(2), "us-tank-1", "J8 K7"), "neither a, b nor e");
    let infantry = |at, flag| solo().flag(flag, "A8").unit("g2-tank-1", "C7").unit("us-infantry-1", at);
    assert!(by_priority(infantry("B6", Faction::G2), "us-infantry-1", "B7 B8"), "b");
    assert!(!by_priority(infantry("B6", Faction::Us), "us-infantry-1", "B7 B8"), "not at its own factory");
    assert!(by_priority(infantry("D6", Faction::G2), "us-infantry-1", "D7 D8"), "e");
    assert!(!by_priority(infantry("D6", Faction::Us), "us-infantry-1", "D7 D8"), "not at its own factory");
    let far = solo().unit("g2-tank-1", "J9").unit("us-infantry-1", "H7");
    assert!(!by_priority(far, "us-infantry-1", "J8 K7"), "it can reach no factory");
}

#[test]
fn aa_aut_13_options_whenever_it_could_damage_and_never() {
    let scene = |damage| solo().unit("g2-tank-1", "J9").unit_with("us-tank-1", "H7", hurt(damage));
    assert!(intercepts(scene(0), Intercepts::Whenever, "us-tank-1", "J8 K7"));
    assert!(!intercepts(scene(5), Intercepts::Never, "us-tank-1", "J8 K7"));
    // One hit does no damage.
    let weak = || solo().unit_with("g2-infantry-1", "J9", hurt(3)).unit_with("us-tank-1", "H7", hurt(5));
    for when in [Intercepts::ByPriority, Intercepts::Whenever] {
        assert!(!intercepts(weak(), when, "us-tank-1", "J8 K7"), "it could not damage the mover");
    }
    assert_eq!(Intercepts::default(), Intercepts::ByPriority);
}

#[test]
fn aa_aut_13_of_several_that_would_the_interceptor_is_drawn() {
    let scene =
        solo().unit("g2-tank-1", "J9").unit("g2-tank-2", "H8").unit_with("g2-infantry-1", "K8", hurt(3));
    let mut play = scene.unit_with("us-tank-1", "H6", hurt(5)).play();
    play.march("us-tank-1", "H7 J8 K7").expect("the way is open");
    // At H7 there is only g2-tank-2; it takes it.
    assert_eq!((play.at("us-tank-1").as_str(), play.unit("g2-tank-2").owes), ("H7", Some(unit("us-tank-1"))));
    let scene =
        solo().unit("g2-tank-1", "J9").unit("g2-tank-2", "K8").unit_with("g2-infantry-1", "H8", hurt(3));
    let mut play = scene.unit_with("us-tank-1", "J7", hurt(5)).play();
    play.march("us-tank-1", "J8 J7").expect("the way is open");
    assert_eq!(lot(&play), Lot::Interceptor { mover: unit("us-tank-1") });
    assert_eq!(bag(&play), "g2-tank-1 g2-tank-2", "the infantry could do no damage");
    play.draw(Choice::Unit(unit("g2-tank-2")));
    assert_eq!(play.unit("g2-tank-2").owes, Some(unit("us-tank-1")));
}

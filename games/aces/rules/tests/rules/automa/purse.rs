//! Money (AA-AUT-10, AA-AUT-11).

use aces::automa::{Placed, Placing, Wish};

use super::*;

/// Germany 2 in its money phase, with so many coins, two infantry and a human far away.
fn shopping(coins: u16, flags: &str) -> Scene {
    let scene =
        solo().turn(Faction::G2).phase(Phase::Money).coins(Faction::G2, coins).flag(Faction::G2, flags);
    scene.unit("us-tank-1", "M7").unit("g2-infantry-1", "K13")
}

/// The units that it has, but for those it began with, and the coins left.
fn bought(play: &Play) -> (String, u16) {
    let field = play.field();
    let new = field.units.of(Faction::G2).filter(|it| world_has_factory(play, it.hex) && it.damage == 0);
    (spaced(new.map(|it| it.id)), field.coins[Faction::G2])
}

fn world_has_factory(play: &Play, hex: Hex) -> bool {
    play.field().flag_at(play.world(), hex).is_some()
}

#[test]
fn aa_aut_10_with_fewer_than_two_infantry_special_infantry_else_a_tank_while_it_can() {
    let play = shopping(9, "A1 A16").play();
    assert_eq!(bought(&play), ("g2-special-1 g2-tank-1".into(), 1));
    let play = shopping(9, "A1 A16").unit("g2-special-2", "K12").play();
    assert_eq!(bought(&play), ("g2-tank-1 g2-tank-2".into(), 1));
}

#[test]
fn aa_aut_10_it_saves_when_the_wanted_unit_costs_more_than_it_has() {
    assert_eq!(bought(&shopping(3, "A1").play()), (String::new(), 3), "infantry would cost 2");
    let scene = shopping(3, "A1").unit("g2-infantry-2", "K12");
    assert_eq!(bought(&scene.play()), (String::new(), 3));
}

#[test]
fn aa_aut_10_what_it_would_buy_and_where_can_be_asked_with_the_reasons() {
    let asked = |scene: Scene| {
        let play = scene.turn(Faction::Us).phase(Phase::Movement).play();
        aces::automa::purchase(play.world(), &play.field(), Faction::G2)
    };
    let found = asked(shopping(9, "A1 A16").unit("us-infantry-1", "A12"));
    assert_eq!((found.wish, found.coins), (Wish::FewInfantry, 9));
    let placed =
        Placed { kind: Kind::Special, factories: vec![hex("A16")], because: vec![Placing::Threatened] };
    assert_eq!(found.purchases, [placed]);
    let found = asked(shopping(9, "A1 A16").unit("us-tank-2", "A5").unit("g2-infantry-2", "K12"));
    let placed =
        Placed { kind: Kind::Tank, factories: vec![hex("A1")], because: vec![Placing::NearestEnemy] };
    assert_eq!((found.wish, found.purchases), (Wish::Tank, vec![placed]));
    let found = asked(shopping(3, "A1"));
    assert_eq!((found.wish, found.purchases), (Wish::FewInfantry, Vec::new()), "it saves");
    assert_eq!(asked(shopping(9, "")).wish, Wish::NoEmptyFactory);
}

#[test]
fn aa_aut_10_it_collects_first() {
    let scene = solo().coins(Faction::G2, 2).flag(Faction::G2, "A1 A16").unit("us-tank-1", "M8");
    let mut play = scene.unit("g2-infantry-1", "K14").unit("g2-infantry-2", "L14").play();
    let told = automa_turn(&mut play);
    assert!(told.contains(&Event::Collected { faction: Faction::G2, coins: 2 }), "{told:?}");
    assert!(play.stands("g2-tank-1"), "two coins and two more");
}

#[test]
fn aa_aut_10_it_does_not_repair() {
    let scene = shopping(3, "A1").unit("g2-infantry-2", "K12").unit_with("g2-bomber-1", "A1", hurt(4));
    let play = scene.play();
    assert_eq!((play.field().coins[Faction::G2], play.unit("g2-bomber-1").repairing), (3, false));
}

fn with_tanks(scene: Scene) -> Scene {
    let scene = scene.unit("g2-infantry-2", "K12").unit("g2-tank-1", "C6").unit("g2-tank-2", "C7");
    scene.unit("g2-tank-3", "C8").unit("g2-tank-4", "C9")
}

fn with_guns(scene: Scene) -> Scene {
    let scene = with_tanks(scene).unit("g2-artillery-1", "D6").unit("g2-artillery-2", "D7");
    scene.unit("g2-artillery-3", "D8").unit("g2-artillery-4", "D9")
}

#[test]
fn aa_aut_10_with_the_limit_of_four_reached_artillery_then_a_random_type() {
    assert_eq!(bought(&with_tanks(shopping(4, "A1")).play()), ("g2-artillery-1".into(), 0));
    let mut play = with_guns(shopping(4, "A1")).play();
    assert_eq!(lot(&play), Lot::Purchase);
    assert_eq!(bag(&play), "fighter infantry special", "what it can afford under the limit");
    play.draw(Choice::Kind(Kind::Fighter));
    assert_eq!(bought(&play), ("g2-fighter-1".into(), 0));
    let scene = with_tanks(shopping(4, "A1")).options(|it| it.limit_of_four = false);
    assert_eq!(bought(&scene.play()), ("g2-tank-5".into(), 0), "without the limit a tank");
}

#[test]
fn aa_aut_30_random_purchases_are_among_what_it_can_afford_and_without_an_empty_factory_it_saves() {
    assert_eq!(bought(&with_guns(shopping(1, "A1")).play()), (String::new(), 1), "nothing costs 1");
    assert_eq!(bought(&with_guns(shopping(3, "A1")).play()), ("g2-infantry-3".into(), 1), "no lot is needed");
    let scene = shopping(9, "A1").unit_with("g2-bomber-1", "A1", hurt(1));
    assert_eq!(bought(&scene.play()), (String::new(), 9));
    assert_eq!(shopping(9, "").play().field().coins[Faction::G2], 9);
}

#[test]
fn aa_aut_33_at_the_limit_of_tanks_an_artillery_it_cannot_afford_makes_it_save() {
    assert_eq!(bought(&with_tanks(shopping(3, "A1")).play()), (String::new(), 3));
}

/// Where a bought tank stands, with Germany 2 holding A1 and A16 and these enemies; or the factories that are drawn from.
fn placed(scene: Scene) -> String {
    let scene = scene.turn(Faction::G2).phase(Phase::Money).coins(Faction::G2, 4).flag(Faction::G2, "A1 A16");
    let play = scene.unit("g2-infantry-1", "K13").unit("g2-infantry-2", "K14").play();
    match play.it.game().pending() {
        Pending::Chance(_) => {
            assert_eq!(lot(&play), Lot::Factory { kind: Kind::Tank });
            bag(&play)
        }
        _ => play.at("g2-tank-1"),
    }
}

#[test]
fn aa_aut_11_a_factory_that_an_enemy_infantry_can_reach_on_its_next_turn() {
    let tank = || solo().unit("us-tank-1", "A2");
    assert_eq!(placed(tank()), "A1", "the nearest enemy");
    assert_eq!(placed(tank().unit("us-infantry-1", "A12")), "A16", "infantry can get next to it");
    assert_eq!(placed(tank().unit("us-infantry-1", "A11")), "A1", "too far");
    assert_eq!(placed(tank().unit("us-special-1", "A10")), "A16");
    assert_eq!(placed(tank().unit("us-tank-2", "A12")), "A1", "a tank takes no factory");
}

#[test]
fn aa_aut_11_else_the_factory_with_the_nearest_enemy() {
    assert_eq!(placed(solo().unit("us-tank-1", "A5").unit("us-tank-2", "A11")), "A1");
    assert_eq!(placed(solo().unit("us-tank-1", "A6").unit("us-tank-2", "A12")), "A16");
}

#[test]
fn aa_aut_33_the_nearest_in_the_bought_units_movement_points() {
    // Four hexes of road are 2 points, three hexes 3.
    let scene = solo().unit("us-tank-1", "A4").unit("us-tank-2", "A12").terrain('=', "A12 A13 A14 A15");
    assert_eq!(placed(scene), "A16");
}

#[test]
fn aa_aut_11_ties_more_enemies_equally_near_then_the_second_nearest() {
    let even = || solo().unit("us-tank-1", "A6").unit("us-tank-2", "A11");
    assert_eq!(placed(even().unit("us-tank-3", "B6")), "A1", "two at five points, not one");
    let second = even().unit("us-tank-3", "C7").unit("us-tank-4", "C11");
    assert_eq!(placed(second), "A16", "six points, not seven");
}

#[test]
fn aa_aut_11_all_equal_is_drawn() {
    // A1 and A16 are as far from M8.
    let scene =
        solo().turn(Faction::G2).phase(Phase::Money).coins(Faction::G2, 4).flag(Faction::G2, "A1 A16");
    let mut play = scene.unit("us-tank-1", "M8").unit("g2-infantry-1", "K13").play();
    assert_eq!(lot(&play), Lot::Factory { kind: Kind::Special });
    assert_eq!(bag(&play), "A1 A16");
    play.draw(Choice::Hex(hex("A16")));
    assert_eq!(play.at("g2-special-1"), "A16");
}

#[test]
fn aa_aut_22_an_enemy_infantry_next_to_a_factory_already_makes_no_difference() {
    let scene = solo().unit("us-infantry-1", "A2").unit("us-infantry-2", "A12");
    assert_eq!(placed(scene), "A1", "both can be reached, and the enemy at A1 is nearer");
    let scene = solo().unit("us-infantry-1", "A2").unit("us-special-1", "A10");
    assert_eq!(placed(scene), "A1", "special infantry makes no difference either");
}

#[test]
fn aa_aut_22_to_reach_a_factory_is_a_real_move_an_infantry_that_owes_an_attack_makes_none() {
    let debt = |it: &mut Unit| it.owes = Some(unit("g2-fighter-1"));
    let scene =
        solo().unit("g2-fighter-1", "A11").unit_with("us-infantry-1", "A12", debt).unit("us-tank-1", "A4");
    assert_eq!(placed(scene), "A1", "one that owes an attack does not move");
}

#[test]
fn aa_aut_33_several_factories_that_can_be_reached_are_told_apart_by_the_nearest_enemy() {
    assert_eq!(placed(solo().unit("us-infantry-1", "A5").unit("us-infantry-2", "A13")), "A16");
    assert_eq!(placed(solo().unit("us-infantry-1", "A4").unit("us-infantry-2", "A12")), "A1");
}

//! Limits of the first rounds (AA-SET-13 to AA-SET-15).

use super::*;

// SET-13 and SET-14: limits of the first rounds.

#[test]
fn aa_set_13_four_factions_use_one_one_two_and_three_armies_in_round_one() {
    for first in [Us, G1, Su, G2] {
        let mut play = armies_of(Scene::four()).turn(first).play();
        let order = play.field().order.clone();
        assert_eq!(order[0], first);
        for (faction, n) in order.iter().copied().zip([1, 1, 2]) {
            assert_eq!(play.question(), Ask::Armies { faction, n }, "{faction:?}, {first:?} being first");
            assert_eq!(play.options().len(), 3, "one of three, or two of three, is three choices");
            let armies: &[u8] = if n == 1 { &[3] } else { &[1, 3] };
            play.armies(armies).expect("any armies of theirs");
            assert_eq!(moving(&play, faction), armies);
            end_turn(&mut play);
        }
        assert_eq!(play.question(), Ask::Move { faction: order[3] }, "the fourth is not asked");
        assert_eq!(moving(&play, order[3]), [1, 2, 3]);
        end_turn(&mut play);
        for &faction in &order {
            assert_eq!(play.field().round, 2);
            assert_eq!(play.question(), Ask::Move { faction }, "from round two everybody uses all");
            assert_eq!(moving(&play, faction), [1, 2, 3]);
            end_turn(&mut play);
        }
    }
}

#[test]
fn aa_set_13_neither_more_nor_fewer_armies_than_the_limit() {
    let mut play = armies_of(Scene::four()).play();
    assert_eq!(play.armies(&[]), Err(Why::WrongArmies { n: 1 }));
    assert_eq!(play.armies(&[1, 2]), Err(Why::WrongArmies { n: 1 }));
    assert_eq!(play.armies(&[1, 2, 3]), Err(Why::WrongArmies { n: 1 }));
    let mut third = armies_of(Scene::four()).turn(Su).position(|it| it.order = vec![Us, G1, Su, G2]).play();
    assert_eq!(third.armies(&[2]), Err(Why::WrongArmies { n: 2 }));
    assert_eq!(third.armies(&[1, 2, 3]), Err(Why::WrongArmies { n: 2 }));
    third.armies(&[2, 3]).expect("two");
}

#[test]
fn aa_set_13_three_players_have_four_factions_and_their_limits() {
    let mut play = armies_of(Scene::of(&[(Us, 0), (G1, 1), (Su, 0), (G2, 2)])).play();
    for (faction, n, seat) in [(Us, 1, 0), (G1, 1, 1), (Su, 2, 0)] {
        assert_eq!((play.question(), play.asked()), (Ask::Armies { faction, n }, Seat(seat)));
        play.armies(if n == 1 { &[1] } else { &[1, 2] }).expect("any armies of theirs");
        end_turn(&mut play);
    }
    assert_eq!(play.question(), Ask::Move { faction: G2 });
}

#[test]
fn aa_set_14_two_factions_use_one_and_two_armies_then_the_other_two_and_all() {
    for first in [Us, G1] {
        let second = if first == Us { G1 } else { Us };
        for army in [1, 2, 3] {
            let mut play = armies_of(Scene::duel()).turn(first).play();
            assert_eq!(play.question(), Ask::Armies { faction: first, n: 1 });
            play.armies(&[army]).expect("any army");
            assert_eq!(moving(&play, first), [army]);
            end_turn(&mut play);
            assert_eq!(play.question(), Ask::Armies { faction: second, n: 2 });
            play.armies(&[1, 3]).expect("any two armies");
            assert_eq!(moving(&play, second), [1, 3]);
            let told = end_turn(&mut play);
            let others: Vec<u8> = (1..=3).filter(|it| *it != army).collect();
            assert_eq!(play.field().round, 2);
            assert_eq!(play.question(), Ask::Move { faction: first }, "there is nothing to choose");
            let armies = Armies::try_from(others.clone()).expect("armies");
            assert!(told.contains(&Event::ArmiesChosen { faction: first, armies }), "its other two");
            assert_eq!(moving(&play, first), others);
            end_turn(&mut play);
            assert_eq!(play.question(), Ask::Move { faction: second });
            assert_eq!(moving(&play, second), [1, 2, 3]);
            end_turn(&mut play);
            for faction in [first, second] {
                assert_eq!(play.field().round, 3);
                assert_eq!(play.question(), Ask::Move { faction }, "from round three everybody uses all");
                assert_eq!(moving(&play, faction), [1, 2, 3]);
                end_turn(&mut play);
            }
        }
    }
}

#[test]
fn aa_set_14_not_two_for_the_first_nor_one_for_the_second() {
    let mut play = armies_of(Scene::duel()).play();
    assert_eq!(play.armies(&[1, 2]), Err(Why::WrongArmies { n: 1 }));
    play.armies(&[2]).expect("one");
    end_turn(&mut play);
    assert_eq!(play.armies(&[2]), Err(Why::WrongArmies { n: 2 }));
    assert_eq!(play.armies(&[1, 2, 3]), Err(Why::WrongArmies { n: 2 }));
}

// SET-15: resting units.

/// The United States' first turn with its first army: a tank of it, an infantry of the second army, a special
/// infantry that was bought, and a German infantry next to all three.
fn resting() -> Play {
    let scene = Scene::duel().round(1).unit_with("us-tank-1", "E10", |it| it.army = 1);
    let scene = scene.unit_with("us-infantry-1", "E8", |it| it.army = 2).unit("us-special-1", "F8");
    let mut play = scene.unit_with("g1-infantry-1", "E9", |it| it.army = 1).unit("g1-tank-1", "L15").play();
    play.armies(&[1]).expect("one army");
    play
}

#[test]
fn aa_set_15_units_outside_the_chosen_armies_do_not_move() {
    let mut play = resting();
    assert_eq!(play.march("us-infantry-1", "E7"), Err(Why::Resting { unit: unit("us-infantry-1") }));
    play.march("us-tank-1", "E11").expect("its army was chosen");
}

#[test]
fn aa_set_15_units_outside_the_chosen_armies_do_not_attack() {
    let mut play = resting();
    play.done().expect("movement can end");
    let refused = Why::Resting { unit: unit("us-infantry-1") };
    assert_eq!(play.attack("us-infantry-1", "g1-infantry-1"), Err(refused));
    let offered =
        |id: &str| play.options().iter().any(|it| matches!(it, Choice::Attack(it) if it.unit == unit(id)));
    assert!(offered("us-tank-1") && !offered("us-infantry-1"));
    play.attack("us-tank-1", "g1-infantry-1").expect("its army was chosen");
}

#[test]
fn aa_set_15_bought_units_are_never_limited() {
    let mut play = resting();
    play.march("us-special-1", "F9").expect("it belongs to no army, and moves");
    play.done().expect("movement can end");
    play.attack("us-special-1", "g1-infantry-1").expect("and attacks");
}

#[test]
fn aa_set_15_a_unit_bought_in_round_one_acts_in_round_two() {
    let scene = armies_of(Scene::duel()).flag(Us, "A8").coins(Us, 9);
    let mut play = scene.play();
    play.armies(&[1]).expect("one army");
    play.done().expect("movement can end");
    play.done().expect("declaring can end");
    play.choose(Choice::Buy { kind: Kind::Infantry, hex: hex("A8") }).expect("a purchase");
    assert_eq!(play.unit("us-infantry-2").army, 0);
    end_turn(&mut play);
    play.armies(&[1, 2]).expect("two armies");
    end_turn(&mut play);
    assert_eq!(moving(&play, Us), [2, 3], "the other two");
    assert_eq!(may_move(&play, "us-infantry-2"), Ok(()), "and the unit bought");
}

#[test]
fn aa_set_15_a_resting_unit_makes_the_attack_it_owes_and_still_does_not_move() {
    let scene = Scene::duel().round(1).unit_with("us-tank-1", "E4", |it| it.army = 1);
    let scene = scene.unit_with("us-infantry-1", "E8", |it| {
        it.army = 2;
        it.owes = Some(unit("g1-infantry-1"));
        it.intercepted = true;
    });
    let mut play = scene.unit("g1-infantry-1", "E9").unit("g1-tank-1", "F8").play();
    play.armies(&[1]).expect("one army");
    assert!(play.march("us-infantry-1", "E7").is_err(), "it does not move");
    play.done().expect("movement can end");
    let refused = Why::DebtUndeclared { unit: unit("us-infantry-1"), target: unit("g1-infantry-1") };
    assert_eq!(play.done(), Err(refused), "the attack is owed");
    assert!(play.attack("us-infantry-1", "g1-tank-1").is_err(), "no other attack");
    play.attack("us-infantry-1", "g1-infantry-1").expect("the attack owed");
}

#[test]
fn aa_set_15_the_army_of_round_one_rests_in_round_two_but_pays_its_debt() {
    let scene = Scene::duel().round(1).unit_with("us-infantry-1", "E8", |it| it.army = 1);
    let scene = scene.unit_with("us-tank-1", "C3", |it| it.army = 2);
    let mut play = scene.unit_with("g1-infantry-1", "E11", |it| it.army = 1).play();
    play.armies(&[1]).expect("one army");
    end_turn(&mut play);
    play.armies(&[1, 2]).expect("two armies");
    play.march("g1-infantry-1", "E10 E9 F9").expect("it passes");
    play.intercept("us-infantry-1").expect("it intercepts");
    end_turn(&mut play);
    assert!(play.march("us-infantry-1", "E7").is_err(), "the army rests");
    play.march("us-tank-1", "C4").expect("the other armies act");
    play.done().expect("movement can end");
    play.attack("us-infantry-1", "g1-infantry-1").expect("the debt is paid all the same");
}

#[test]
fn aa_set_15_resting_units_support() {
    let mut play = resting();
    play.march("us-special-1", "F7").expect("the bought unit goes away");
    play.done().expect("movement can end");
    play.attack("us-tank-1", "g1-infantry-1").expect("the tank attacks");
    play.done().expect("declaring can end");
    assert_eq!(red_dice(&play), 2, "tank and resting infantry are two arms");
}

#[test]
fn aa_set_15_resting_units_shoot_back() {
    let mut play = resting();
    end_turn(&mut play);
    play.armies(&[1, 2]).expect("two armies");
    play.done().expect("movement can end");
    play.attack("g1-infantry-1", "us-infantry-1").expect("it attacks");
    play.done().expect("declaring can end");
    play.roll_hits(0);
    let ask = Ask::BackDice { defender: unit("us-infantry-1"), attacker: unit("g1-infantry-1") };
    assert_eq!(play.question(), ask);
}

#[test]
fn aa_set_15_resting_units_intercept() {
    let scene = Scene::duel().round(1).unit_with("us-infantry-1", "E8", |it| it.army = 2);
    let mut play = scene.unit_with("g1-infantry-1", "E11", |it| it.army = 3).play();
    play.armies(&[1]).expect("one army");
    end_turn(&mut play);
    play.armies(&[1, 3]).expect("two armies");
    play.march("g1-infantry-1", "E10 E9 F9").expect("it passes");
    play.intercept("us-infantry-1").expect("a resting unit intercepts");
    assert_eq!(play.at("g1-infantry-1"), "E9");
}

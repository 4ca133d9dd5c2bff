//! ATK: phase 2, declaring attacks.

use aces::{
    Ask, Choice, Event, Faction, Why,
    board::Phase,
    choices::{Attack, Target},
};
use table::{Answer, Refused, Seat};

use crate::scene::{Play, Scene, hex, unit};

/// A unit at E8 and another somewhere, in the first one's declaring.
fn two(id: &str, target: &str, at: &str) -> Play {
    let scene = Scene::four().turn(unit(id).faction()).phase(Phase::Declaring);
    scene.unit(id, "E8").unit(target, at).play()
}

fn attack(id: &str, at: &str) -> Attack {
    Attack { unit: unit(id), at: at.parse().expect("a unit or a hex") }
}

/// An enemy of a unit's team, of a type.
fn enemy_of(id: &str, kind: &str) -> String {
    let faction = if unit(id).faction().side() == Faction::Us.side() { Faction::G1 } else { Faction::Us };
    format!("{}-{kind}-9", faction.key())
}

#[test]
fn aa_atk_1_attacks_are_declared_after_all_movement() {
    let mut play = Scene::duel().unit("us-tank-1", "E8").unit("g1-tank-1", "E9").play();
    assert_eq!(play.attack("us-tank-1", "g1-tank-1"), Err(Why::OtherQuestion), "not while units move");
    play.done().expect("movement can end");
    assert_eq!(play.question(), Ask::Declare { faction: Faction::Us });
    assert_eq!(play.march("us-tank-1", "E7"), Err(Why::OtherQuestion), "and nobody moves afterwards");
    play.attack("us-tank-1", "g1-tank-1").expect("now it may");
}

/// The book's example: the tank, then the aircraft, then the artillery.
fn the_books_example() -> Play {
    let scene = Scene::four().turn(Faction::G2).phase(Phase::Declaring);
    let scene = scene.unit("g2-tank-1", "E7").unit("g2-fighter-1", "F7").unit("g2-artillery-1", "E10");
    scene.unit("us-infantry-1", "E8").unit("us-artillery-1", "G9").play()
}

const LIST: [(&str, &str); 3] =
    [("g2-tank-1", "us-infantry-1"), ("g2-fighter-1", "us-infantry-1"), ("g2-artillery-1", "us-artillery-1")];

#[test]
fn aa_atk_1_the_list_is_in_the_order_declared_tank_aircraft_artillery() {
    let mut play = the_books_example();
    let told = play.attack("g2-tank-1", "us-infantry-1").expect("in range");
    assert_eq!(told, [Event::Declared { attack: attack("g2-tank-1", "us-infantry-1") }]);
    play.declare(&LIST[1..]);
    assert_eq!(play.field().declared, LIST.map(|(id, at)| attack(id, at)));
    let mut fought = Vec::new();
    for back in [Some(0), Some(0), None] {
        let fight = play.fight(0, back);
        fought.push(Attack { unit: fight.attacker, at: Target::Unit(fight.defender) });
    }
    assert_eq!(fought, LIST.map(|(id, at)| attack(id, at)));
    let mut other = the_books_example();
    other.declare(&[LIST[2], LIST[0]]);
    assert_eq!(other.fight(0, None).attacker, unit("g2-artillery-1"), "any order may be declared");
}

#[test]
fn aa_atk_1_each_unit_attacks_at_most_once() {
    let mut play = the_books_example();
    play.attack("g2-tank-1", "us-infantry-1").expect("in range");
    let refused = Why::HasDeclared { unit: unit("g2-tank-1") };
    assert_eq!(play.attack("g2-tank-1", "us-infantry-1"), Err(refused));
    assert_eq!(refused.rule(), "AA-ATK-1");
    let again = |it: &Choice| matches!(it, Choice::Attack(attack) if attack.unit == unit("g2-tank-1"));
    assert!(!play.options().iter().any(again), "nor is it offered");
    play.attack("g2-fighter-1", "us-infantry-1").expect("one target may be attacked by several");
}

#[test]
fn aa_atk_1_afterwards_neither_order_nor_target_changes() {
    let mut play = the_books_example();
    play.declare(&LIST);
    for choice in [Choice::Attack(attack("g2-tank-1", "us-infantry-1")), Choice::Done] {
        let answer = Answer::Choose { seat: Seat(3), choice };
        assert_eq!(play.answer(answer), Err(Refused::ChanceWanted), "only dice are wanted");
    }
    play.fight(0, Some(0));
    let ask = Ask::AttackDice { attack: attack("g2-fighter-1", "us-infantry-1"), red: 3 };
    assert_eq!(play.question(), ask, "the next one follows by itself");
}

#[test]
fn aa_atk_2_a_target_is_legal_within_the_range_minimum_and_maximum_included() {
    let far = |id: &str| match id {
        "us-artillery-1" => (2, 5),
        "g1-artillery-1" => (1, 2),
        "g2-artillery-1" => (2, 3),
        _ => (1, 1),
    };
    for faction in ["us", "su", "g1", "g2"] {
        for kind in ["infantry", "special", "tank", "artillery", "fighter", "bomber"] {
            let id = format!("{faction}-{kind}-1");
            if id == "su-artillery-1" {
                continue;
            }
            let (least, most) = far(&id);
            for distance in 1..=6 {
                let target = enemy_of(&id, "tank");
                let mut play = two(&id, &target, &format!("E{}", 8 + distance));
                let refused = Why::OutOfRange { unit: unit(&id), distance, least, most };
                assert_eq!(refused.rule(), "AA-ATK-2");
                let expected = if (least..=most).contains(&distance) { None } else { Some(refused) };
                assert_eq!(play.attack(&id, &target).err(), expected, "{id} at {distance}");
            }
        }
    }
}

#[test]
fn aa_atk_2_there_is_no_line_of_sight() {
    let scene = Scene::duel().phase(Phase::Declaring).terrain('f', "E9 E10").terrain('^', "E11");
    let scene = scene.unit("us-artillery-1", "E8").unit("g1-tank-1", "E10").unit("us-tank-1", "E9");
    let mut play = scene.unit("g1-infantry-1", "E12").play();
    play.attack("us-artillery-1", "g1-infantry-1").expect("over units, forest and mountains");
}

#[test]
fn aa_atk_2_aircraft_are_attacked_only_by_units_that_can_attack_aircraft() {
    for faction in ["us", "su", "g1", "g2"] {
        for kind in ["infantry", "special", "tank", "artillery", "fighter", "bomber"] {
            let id = format!("{faction}-{kind}-1");
            if id == "su-artillery-1" {
                continue;
            }
            let can = match (faction, kind) {
                (_, "tank") | ("g2", "special") | ("us", "bomber") => false,
                (_, "artillery") => faction == "g2",
                _ => true,
            };
            let at = if kind == "artillery" { "E10" } else { "E9" };
            for aircraft in ["fighter", "bomber"] {
                let target = enemy_of(&id, aircraft);
                let refused = Why::CannotAttackAircraft { unit: unit(&id) };
                let expected = if can { None } else { Some(refused) };
                assert_eq!(two(&id, &target, at).attack(&id, &target).err(), expected, "{id} and {target}");
                assert_eq!(refused.rule(), "AA-ATK-2");
            }
        }
    }
}

#[test]
fn aa_atk_2_only_enemies_are_attacked_and_only_by_ones_own_units() {
    let scene = Scene::four().phase(Phase::Declaring).unit("us-tank-1", "E8").unit("us-tank-2", "E7");
    let mut play = scene.unit("su-tank-1", "E9").unit("g1-tank-1", "F8").play();
    for own in ["us-tank-2", "su-tank-1", "us-tank-1"] {
        let refused = Why::NotAnEnemy { unit: unit(own) };
        let told = play.attack("us-tank-1", own);
        if own == "us-tank-1" {
            assert!(told.is_err(), "nor itself");
        } else {
            assert_eq!(told, Err(refused), "{own}");
        }
        assert_eq!(refused.rule(), "AA-ATK-2");
    }
    assert_eq!(play.attack("su-tank-1", "g1-tank-1"), Err(Why::NotYours { unit: unit("su-tank-1") }));
    assert_eq!(play.attack("us-tank-7", "g1-tank-1"), Err(Why::NoSuchUnit { unit: unit("us-tank-7") }));
    assert_eq!(play.attack("us-tank-1", "g1-tank-7"), Err(Why::NoSuchUnit { unit: unit("g1-tank-7") }));
}

#[test]
fn aa_atk_2_what_is_offered_is_what_is_legal() {
    let play = the_books_example();
    let mut offered = play.options();
    assert_eq!(offered.pop(), Some(Choice::Done));
    let mut legal: Vec<Choice> = Vec::new();
    for id in ["g2-tank-1", "g2-artillery-1", "g2-fighter-1"] {
        for at in ["us-infantry-1", "us-artillery-1"] {
            let in_range = match id {
                "g2-artillery-1" => true,
                _ => at == "us-infantry-1",
            };
            if in_range {
                legal.push(Choice::Attack(attack(id, at)));
            }
        }
    }
    assert_eq!(offered, legal);
}

#[test]
fn aa_atk_3_infantry_on_water_may_not_attack() {
    let scene = Scene::duel().terrain('~', "E8").unit("us-infantry-1", "E7").unit("g1-tank-1", "E9");
    let mut play = scene.play();
    play.march("us-infantry-1", "E8").expect("infantry enters water");
    play.done().expect("movement can end");
    let refused = Why::Afloat { unit: unit("us-infantry-1") };
    assert_eq!(play.attack("us-infantry-1", "g1-tank-1"), Err(refused));
    assert_eq!(refused.rule(), "AA-ATK-3");
    assert_eq!(play.options(), [Choice::Done]);
}

#[test]
fn aa_atk_3_aircraft_above_water_attack_as_ever() {
    let scene = Scene::duel().phase(Phase::Declaring).terrain('~', "E8").unit("us-fighter-1", "E8");
    scene
        .unit("g1-tank-1", "E9")
        .play()
        .attack("us-fighter-1", "g1-tank-1")
        .expect("terrain never touches it");
}

#[test]
fn aa_atk_3_infantry_that_occupied_a_factory_may_not_attack_in_this_turn_but_in_the_next() {
    let mut play = Scene::duel().unit("us-special-1", "B8").unit("g1-tank-1", "A9").play();
    play.march("us-special-1", "A8").expect("infantry occupies");
    play.done().expect("movement can end");
    let refused = Why::HasOccupied { unit: unit("us-special-1") };
    assert_eq!(play.attack("us-special-1", "g1-tank-1"), Err(refused));
    assert_eq!(refused.rule(), "AA-ATK-3");
    assert_eq!(play.options(), [Choice::Done]);
    play.go_on_to(Faction::Us, Phase::Declaring);
    play.attack("us-special-1", "g1-tank-1").expect("a turn later it may");
}

#[test]
fn aa_atk_3_infantry_that_entered_an_own_factory_may_attack() {
    let scene = Scene::duel().flag(Faction::Us, "A8").unit("us-infantry-1", "B8").unit("g1-tank-1", "A9");
    let mut play = scene.play();
    play.march("us-infantry-1", "A8").expect("it is its own");
    play.done().expect("movement can end");
    play.attack("us-infantry-1", "g1-tank-1").expect("it occupied nothing");
}

fn owing() -> Scene {
    let scene = Scene::duel().unit_with("us-tank-1", "E8", |it| it.owes = Some(unit("g1-tank-1")));
    scene.unit("us-infantry-1", "F8").unit("g1-tank-1", "E9").unit("g1-infantry-1", "E7")
}

#[test]
fn aa_atk_4_attacks_owed_by_interception_must_be_in_the_list() {
    let mut play = owing().phase(Phase::Declaring).play();
    let refused = Why::DebtUndeclared { unit: unit("us-tank-1"), target: unit("g1-tank-1") };
    assert_eq!(play.done(), Err(refused));
    assert_eq!(refused.rule(), "AA-ATK-4");
    assert!(!play.options().contains(&Choice::Done));
    play.attack("us-infantry-1", "g1-tank-1").expect("others may come before it");
    assert_eq!(play.done(), Err(refused), "another's attack is not enough");
    assert_eq!(
        play.attack("us-tank-1", "g1-infantry-1"),
        Err(Why::OwesAttack { unit: unit("us-tank-1"), target: unit("g1-tank-1") })
    );
    play.declare(&[("us-tank-1", "g1-tank-1")]);
    assert_eq!(play.field().declared.len(), 2);
}

#[test]
fn aa_atk_4_they_are_in_the_list_also_when_the_clock_runs_out() {
    for phase in [Phase::Movement, Phase::Declaring] {
        let mut play = owing().phase(phase).options(|it| it.clock = true).play();
        let told = play.answer(Answer::TimeUp).expect("the clock is running");
        let owed = Event::Declared { attack: attack("us-tank-1", "g1-tank-1") };
        assert!(told.contains(&owed), "{told:?}");
        assert_eq!(play.field().declared, [attack("us-tank-1", "g1-tank-1")], "that one and no other");
    }
}

#[test]
fn aa_atk_5_an_attack_on_a_destroyed_unit_is_void() {
    let scene = Scene::four().turn(Faction::G2).phase(Phase::Declaring);
    let scene = scene.unit("g2-tank-1", "E7").unit("g2-tank-2", "F7").unit("us-tank-1", "F8");
    let mut play = scene.unit_with("us-infantry-1", "E8", |it| it.damage = 5).play();
    play.declare(&[("g2-tank-1", "us-infantry-1"), ("g2-tank-2", "us-infantry-1")]);
    play.roll_hits(12);
    let told = play.roll_hits(0);
    let void = Event::AttackVoid { attack: attack("g2-tank-2", "us-infantry-1") };
    assert!(told.contains(&void), "{told:?}");
    assert_eq!(play.field().phase, Phase::Money, "no dice, and no other target, though one is next to it");
}

#[test]
fn aa_atk_5_an_attack_by_a_destroyed_unit_is_void() {
    let scene = Scene::four().turn(Faction::Su).phase(Phase::Declaring).unit("su-artillery-1", "E5");
    let scene = scene.unit_with("su-tank-1", "E8", |it| it.damage = 5).unit("g1-tank-1", "E9");
    let mut play = scene.unit("su-infantry-1", "F9").play();
    // The Katyusha hits its own tank, which had an attack to make.
    play.declare(&[("su-artillery-1", "E7"), ("su-tank-1", "g1-tank-1"), ("su-infantry-1", "g1-tank-1")]);
    let told = play.roll_hits(12);
    assert!(!play.stands("su-tank-1"));
    assert!(told.contains(&Event::AttackVoid { attack: attack("su-tank-1", "g1-tank-1") }), "{told:?}");
    let next = Ask::AttackDice { attack: attack("su-infantry-1", "g1-tank-1"), red: 2 };
    assert_eq!(play.question(), next, "the list goes on; the Katyusha supports, the tank no longer");
}

#[test]
fn aa_atk_5_an_attack_on_a_hex_is_never_void_for_its_being_empty() {
    let scene = Scene::four().turn(Faction::Su).phase(Phase::Declaring).unit("su-artillery-1", "E5");
    let scene = scene.unit("su-tank-1", "E7").unit_with("g1-tank-1", "E8", |it| it.damage = 5);
    let mut play = scene.unit("g1-infantry-1", "L8").play();
    play.declare(&[("su-tank-1", "g1-tank-1"), ("su-artillery-1", "E9")]);
    play.fight(12, Some(0));
    let told = play.roll_hits(0);
    assert!(told.iter().any(|it| matches!(it, Event::Bombarded(it) if it.at == hex("E9"))), "{told:?}");
}

/// Two tanks and an infantry, all next to a German tank; the Soviet Union has coins to send.
fn three_against_one() -> Play {
    let scene = Scene::four().phase(Phase::Declaring).coins(Faction::Su, 3).unit("g1-tank-1", "F7");
    scene.unit("us-tank-1", "F8").unit("us-tank-2", "E7").unit("us-infantry-1", "F6").play()
}

fn list(play: &Play) -> Vec<String> {
    play.field().declared.iter().map(|it| it.unit.to_string()).collect()
}

#[test]
fn aa_cmb_16_until_the_list_is_closed_an_attack_may_be_taken_out_also_after_an_allys_transfer() {
    let mut play = three_against_one();
    play.attack("us-tank-1", "g1-tank-1").expect("it is next to it");
    play.attack("us-tank-2", "g1-tank-1").expect("it is next to it");
    play.choose_as(2, Choice::Transfer { from: Faction::Su, coins: 2 }).expect("the ally sends coins");
    let told = play.choose(Choice::Withdraw(unit("us-tank-1"))).expect("the list is open");
    let attack = Attack { unit: unit("us-tank-1"), at: Target::Unit(unit("g1-tank-1")) };
    assert_eq!(told, [Event::Withdrawn { attack }]);
    assert_eq!(list(&play), ["us-tank-2"]);
    let not_there = Why::NotDeclared { unit: unit("us-tank-1") };
    assert_eq!(play.choose(Choice::Withdraw(unit("us-tank-1"))), Err(not_there));
    assert_eq!(not_there.rule(), "AA-CMB-16");
    play.done().expect("the list is closed");
    assert_eq!(play.fight(0, Some(0)).attacker, unit("us-tank-2"), "it is fought alone");
    assert_eq!(play.field().phase, Phase::Money);
    assert!(play.choose(Choice::Withdraw(unit("us-tank-2"))).is_err(), "nothing of it changes any more");
}

#[test]
fn aa_cmb_16_attacks_may_be_changed_and_put_in_another_order() {
    let mut play = three_against_one();
    for id in ["us-tank-1", "us-tank-2", "us-infantry-1"] {
        play.attack(id, "g1-tank-1").expect("it is next to it");
    }
    let put = |play: &mut Play, id: &str, place: u8| play.choose(Choice::Reorder { unit: unit(id), place });
    put(&mut play, "us-infantry-1", 1).expect("the list is open");
    assert_eq!(list(&play), ["us-infantry-1", "us-tank-1", "us-tank-2"]);
    put(&mut play, "us-infantry-1", 2).expect("the list is open");
    assert_eq!(list(&play), ["us-tank-1", "us-infantry-1", "us-tank-2"]);
    for place in [0, 2, 4] {
        let refused = put(&mut play, "us-infantry-1", place);
        assert_eq!(refused, Err(Why::NoSuchPlace { place, n: 3 }));
    }
    assert_eq!(put(&mut play, "g1-tank-1", 1), Err(Why::NotYours { unit: unit("g1-tank-1") }));
    play.choose(Choice::Withdraw(unit("us-tank-1"))).expect("the list is open");
    play.attack("us-tank-1", "g1-tank-1").expect("and declared again");
    assert_eq!(list(&play), ["us-infantry-1", "us-tank-2", "us-tank-1"]);
}

#[test]
fn aa_cmb_16_an_attack_that_is_owed_may_be_taken_out_but_must_be_in_the_list_in_the_end() {
    let scene = Scene::duel().turn(Faction::G1).phase(Phase::Declaring).unit("us-infantry-1", "F6");
    let mut play = scene.unit_with("g1-tank-1", "F7", |it| it.owes = Some(unit("us-infantry-1"))).play();
    play.attack("g1-tank-1", "us-infantry-1").expect("it is owed");
    play.choose(Choice::Withdraw(unit("g1-tank-1"))).expect("the list is open");
    assert!(matches!(play.done(), Err(Why::DebtUndeclared { .. })));
}

//! MON: phase 4, money.

use aces::{Ask, Choice, Event, Faction, Kind, Why, board::Phase, why::Bill};
use table::{Answer, Refused, Seat};

use crate::{
    combat::FIGURES,
    scene::{Play, Scene, Told, hex, unit},
};

/// A scene in a faction's phase 4, its income collected.
fn spending(faction: Faction) -> Scene {
    Scene::four().turn(faction).phase(Phase::Money).unit("us-infantry-1", "E3").unit("g1-infantry-1", "E14")
}

fn buy(play: &mut Play, kind: Kind, at: &str) -> Told {
    play.choose(Choice::Buy { kind, hex: hex(at) })
}

fn repair(play: &mut Play, id: &str) -> Told {
    play.choose(Choice::Repair(unit(id)))
}

fn transfer(play: &mut Play, seat: u8, from: Faction, coins: u16) -> Result<Vec<Event>, Refused<Why>> {
    play.answer(Answer::Choose { seat: Seat(seat), choice: Choice::Transfer { from, coins } })
}

fn coins(play: &Play) -> [u16; 4] {
    let it = play.field().coins;
    [it.us, it.su, it.g1, it.g2]
}

#[test]
fn aa_mon_1_the_us_player_with_2_factories_receives_2_coins_at_the_end_of_the_turn() {
    let scene = Scene::four().flag(Faction::Us, "A1 A8").flag(Faction::Su, "M1").flag(Faction::G1, "M16");
    let mut play = scene.unit("us-infantry-1", "E3").unit("g1-infantry-1", "E14").play();
    play.done().expect("movement can end");
    assert_eq!(coins(&play), [0, 0, 0, 0], "not before phase 4");
    let told = play.done().expect("no attacks");
    assert!(told.contains(&Event::Collected { faction: Faction::Us, coins: 2 }), "{told:?}");
    assert_eq!(coins(&play), [2, 0, 0, 0], "only the active faction, only its own factories");
    play.go_on_to(Faction::G1, Phase::Money);
    play.go_on_to(Faction::Su, Phase::Money);
    assert_eq!(coins(&play), [2, 1, 1, 0]);
}

#[test]
fn aa_mon_1_a_factory_occupied_in_this_turn_counts_with_or_without_a_unit_in_it() {
    let scene = Scene::duel().flag(Faction::Us, "A1").flag(Faction::G1, "A8").unit("us-infantry-1", "B8");
    let mut play = scene.unit("g1-infantry-1", "L8").play();
    play.march("us-infantry-1", "A8").expect("infantry occupies");
    play.go_on_to(Faction::Us, Phase::Money);
    assert_eq!(play.field().coins.us, 2);
    play.go_on_to(Faction::G1, Phase::Money);
    assert_eq!(play.field().coins.g1, 0, "the loser collects nothing for it");
}

#[test]
fn aa_mon_2_who_sends_4_coins_gives_3_and_1_goes_to_the_bank() {
    let mut play = spending(Faction::Us).coins(Faction::Us, 6).coins(Faction::Su, 1).play();
    let told = transfer(&mut play, 0, Faction::Us, 4).expect("it has them");
    assert_eq!(told, [Event::Transferred { from: Faction::Us, sent: 4, arrived: 3 }]);
    assert_eq!(coins(&play), [2, 4, 0, 0]);
    transfer(&mut play, 0, Faction::Us, 2).expect("all of them");
    assert_eq!(coins(&play), [0, 5, 0, 0], "each transfer loses 1");
}

#[test]
fn aa_mon_2_between_any_two_actions_of_ones_own_turn() {
    let scene = Scene::four().coins(Faction::Us, 6).unit("us-infantry-1", "E3").unit("us-infantry-2", "G3");
    let mut play = scene.unit("g1-infantry-1", "E14").play();
    play.march("us-infantry-1", "E4").expect("the path is open");
    transfer(&mut play, 0, Faction::Us, 2).expect("between two moves");
    assert_eq!(play.question(), Ask::Move { faction: Faction::Us }, "and the question still stands");
    play.march("us-infantry-2", "G4").expect("the path is open");
    play.done().expect("movement can end");
    transfer(&mut play, 0, Faction::Us, 2).expect("while attacks are declared");
    play.done().expect("no attacks");
    transfer(&mut play, 0, Faction::Us, 2).expect("in phase 4");
    assert_eq!(coins(&play), [0, 3, 0, 0]);
}

#[test]
fn aa_mon_2_between_any_two_actions_of_the_allys_turn() {
    let mut play =
        Scene::four().coins(Faction::Su, 6).unit("us-infantry-1", "E3").unit("g1-infantry-1", "E14").play();
    for expected in [[1, 4, 0, 0], [2, 2, 0, 0], [3, 0, 0, 0]] {
        assert_eq!(play.asked(), Seat(0), "the United States are asked");
        transfer(&mut play, 2, Faction::Su, 2).expect("and the Soviet Union sends");
        assert_eq!(coins(&play), expected);
        play.done().expect("on to the next phase");
    }
}

#[test]
fn aa_mon_2_coins_that_arrive_in_phase_4_can_be_spent_at_once() {
    let scene = spending(Faction::Us).flag(Faction::Us, "A8").coins(Faction::Us, 1).coins(Faction::Su, 3);
    let mut play = scene.play();
    assert_eq!(
        buy(&mut play, Kind::Special, "A8"),
        Err(Why::CannotAfford { bill: Bill::Purchase, cost: 3, coins: 1 })
    );
    transfer(&mut play, 2, Faction::Su, 3).expect("the ally helps");
    buy(&mut play, Kind::Special, "A8").expect("1 and 2 are enough");
}

#[test]
fn aa_mon_2_in_an_enemys_turn_too() {
    let mut play = spending(Faction::G1).coins(Faction::Us, 6).coins(Faction::Su, 6).play();
    transfer(&mut play, 0, Faction::Us, 3).expect("at any time");
    assert_eq!(coins(&play), [3, 8, 0, 0], "two arrive");
    transfer(&mut play, 2, Faction::Su, 8).expect("so does the ally");
    assert_eq!(coins(&play), [10, 0, 0, 0]);
    assert_eq!(play.question(), Ask::Money { faction: Faction::G1 }, "and the question still stands");
}

#[test]
fn aa_mon_2_while_someone_is_asked() {
    // An interception, where a unit goes on to, a draw, the armies that act.
    let scene = Scene::four().coins(Faction::Us, 20).coins(Faction::G2, 20);
    let mut play = scene.unit("us-tank-1", "E3").unit("g1-tank-1", "F5").play();
    let mut n = 0;
    let mut send = |play: &mut Play| {
        let asked = play.question();
        transfer(play, 0, Faction::Us, 2).unwrap_or_else(|why| panic!("{asked:?}: {why:?}"));
        transfer(play, 3, Faction::G2, 2).unwrap_or_else(|why| panic!("{asked:?}: {why:?}"));
        n += 1;
        assert_eq!(play.question(), asked, "the question still stands");
        assert_eq!(coins(play), [20 - 2 * n, n, n, 20 - 2 * n]);
    };
    play.step("us-tank-1", "E4 E5").expect("the path is open");
    send(&mut play);
    play.let_pass().expect("the tank may");
    send(&mut play);
    play.choose(Choice::Stop).expect("it may stop");
    play.choose(Choice::OfferDraw).expect("a draw may be offered");
    send(&mut play);
    let round_1 =
        Scene::four().round(1).coins(Faction::Us, 3).unit("us-tank-1", "E3").unit("g1-tank-1", "F5");
    let mut play = round_1.play();
    assert_eq!(play.question(), Ask::Armies { faction: Faction::Us, n: 1 });
    transfer(&mut play, 0, Faction::Us, 3).expect("while armies are chosen");
    assert_eq!(coins(&play), [0, 2, 0, 0]);
}

#[test]
fn aa_mon_2_the_automa_sends_nothing() {
    let scene = Scene::four().automa(Faction::Su).coins(Faction::Su, 9).unit("us-tank-1", "E3");
    let mut play = scene.unit("su-tank-1", "L9").unit("g1-tank-1", "F5").play();
    assert_eq!(transfer(&mut play, 2, Faction::Su, 3), Err(Refused::NotAsked(Seat(2))));
}

#[test]
fn aa_mon_2_at_least_2_must_be_sent_and_no_more_than_there_are() {
    for phase in [Phase::Movement, Phase::Declaring, Phase::Money] {
        let mut play = spending(Faction::Us).phase(phase).coins(Faction::Us, 3).play();
        for too_few in [0, 1] {
            let refused = transfer(&mut play, 0, Faction::Us, too_few);
            assert_eq!(refused, Err(Refused::Rule(Why::TransferTooSmall)), "{too_few} in {phase:?}");
        }
        assert_eq!(Why::TransferTooSmall.rule(), "AA-MON-2");
        let refused = transfer(&mut play, 0, Faction::Us, 4);
        assert_eq!(
            refused,
            Err(Refused::Rule(Why::CannotAfford { bill: Bill::Transfer, cost: 4, coins: 3 })),
            "in {phase:?}"
        );
        transfer(&mut play, 0, Faction::Us, 3).expect("all or some");
    }
}

#[test]
fn aa_mon_2_the_ally_too_is_told_why_its_transfer_is_refused() {
    let mut play = spending(Faction::Us).coins(Faction::Su, 3).play();
    let refused = transfer(&mut play, 2, Faction::Su, 1);
    assert_eq!(refused, Err(Refused::Rule(Why::TransferTooSmall)));
    let refused = transfer(&mut play, 2, Faction::Su, 4);
    assert_eq!(refused, Err(Refused::Rule(Why::CannotAfford { bill: Bill::Transfer, cost: 4, coins: 3 })));
}

#[test]
fn aa_mon_2_a_refusal_for_want_of_coins_names_the_rule_of_transfers() {
    let mut play = spending(Faction::Us).coins(Faction::Us, 3).play();
    match transfer(&mut play, 0, Faction::Us, 4) {
        Err(Refused::Rule(why)) => assert_eq!(why.rule(), "AA-MON-2", "not that of purchases"),
        other => panic!("{other:?}"),
    }
}

#[test]
fn aa_mon_2_without_an_ally_there_is_nobody_to_send_to() {
    let scene = Scene::duel().phase(Phase::Money).coins(Faction::Us, 6).unit("us-infantry-1", "E3");
    let mut play = scene.unit("g1-infantry-1", "E14").play();
    let refused = Why::NoAlly { faction: Faction::Us };
    assert_eq!(transfer(&mut play, 0, Faction::Us, 4), Err(Refused::Rule(refused)));
    assert_eq!(refused.rule(), "AA-MON-2");
}

#[test]
fn aa_mon_2_nobody_sends_what_is_anothers() {
    let mut play = spending(Faction::Us).coins(Faction::Su, 6).coins(Faction::G1, 6).play();
    for from in [Faction::Su, Faction::G1] {
        assert_eq!(transfer(&mut play, 0, from, 4), Err(Refused::Rule(Why::OtherQuestion)), "{from:?}");
    }
    assert_eq!(coins(&play), [0, 6, 6, 0]);
}

#[test]
fn aa_mon_2_a_player_with_two_factions_has_two_purses_and_pays_the_fee() {
    let seats = [(Faction::Us, 0), (Faction::G1, 1), (Faction::Su, 0), (Faction::G2, 2)];
    let scene = Scene::of(&seats).phase(Phase::Money).flag(Faction::Us, "A8").coins(Faction::Us, 1);
    let mut play =
        scene.coins(Faction::Su, 5).unit("us-infantry-1", "E3").unit("g1-infantry-1", "E14").play();
    let refused = Why::CannotAfford { bill: Bill::Purchase, cost: 4, coins: 1 };
    assert_eq!(buy(&mut play, Kind::Tank, "A8"), Err(refused), "the other purse is another's");
    assert_eq!(transfer(&mut play, 0, Faction::Su, 1), Err(Refused::Rule(Why::TransferTooSmall)));
    transfer(&mut play, 0, Faction::Su, 4).expect("to the faction whose turn it is");
    assert_eq!(coins(&play), [4, 1, 0, 0]);
    transfer(&mut play, 0, Faction::Us, 2).expect("and back");
    assert_eq!(coins(&play), [2, 2, 0, 0]);
}

/// A US tank with damage in an own factory, in phase 4 of the United States.
fn workshop(damage: u8) -> Scene {
    let scene = spending(Faction::Us).flag(Faction::Us, "A8").coins(Faction::Us, 5);
    scene.unit_with("us-tank-1", "A8", |it| it.damage = damage)
}

#[test]
fn aa_mon_3_a_repair_costs_2_and_takes_up_to_3_damage_at_the_start_of_the_next_own_turn() {
    for (damage, left) in [(1, 0), (2, 0), (3, 0), (4, 1), (5, 2)] {
        let mut play = workshop(damage).play();
        let told = repair(&mut play, "us-tank-1").expect("it is damaged, in an own factory");
        assert_eq!(told, [Event::RepairPaid { unit: unit("us-tank-1"), coins: 2 }]);
        assert_eq!((play.field().coins.us, play.unit("us-tank-1").damage), (3, damage), "paid, not done yet");
        play.go_on_to(Faction::G2, Phase::Money);
        assert_eq!(play.unit("us-tank-1").damage, damage, "nor in the turns of others");
        let told = play.done().expect("the turn can end");
        let repaired = Event::Repaired { unit: unit("us-tank-1"), damage: damage - left };
        assert!(told.contains(&repaired), "{told:?}");
        assert_eq!(play.question(), Ask::Move { faction: Faction::Us }, "before the first move");
        assert_eq!(play.unit("us-tank-1").damage, left);
        play.go_on_to(Faction::Us, Phase::Movement);
        assert_eq!(play.unit("us-tank-1").damage, left, "once only");
    }
}

#[test]
fn aa_mon_3_only_a_damaged_unit_of_ones_own_in_an_own_factory() {
    let scene = workshop(0).flag(Faction::Su, "M1").flag(Faction::Us, "M16");
    let scene = scene
        .unit_with("us-tank-2", "M1", |it| it.damage = 3)
        .unit_with("us-tank-3", "E5", |it| it.damage = 3);
    let mut play = scene.unit_with("su-tank-1", "M16", |it| it.damage = 3).play();
    for (id, refused, what) in [
        ("us-tank-1", Why::Undamaged { unit: unit("us-tank-1") }, "undamaged"),
        ("us-tank-2", Why::NotInOwnFactory { unit: unit("us-tank-2") }, "in the ally's factory"),
        ("us-tank-3", Why::NotInOwnFactory { unit: unit("us-tank-3") }, "in the field"),
    ] {
        assert_eq!(repair(&mut play, id), Err(refused), "{what}");
        assert_eq!(refused.rule(), "AA-MON-3");
    }
    assert_eq!(
        repair(&mut play, "su-tank-1"),
        Err(Why::NotYours { unit: unit("su-tank-1") }),
        "the ally's unit"
    );
    assert_eq!(repair(&mut play, "us-tank-9"), Err(Why::NoSuchUnit { unit: unit("us-tank-9") }));
    assert!(!play.options().iter().any(|it| matches!(it, Choice::Repair(_))), "nor is it offered");
}

#[test]
fn aa_mon_3_not_twice_on_one_unit_at_once() {
    let mut play = workshop(5).play();
    repair(&mut play, "us-tank-1").expect("once");
    let refused = Why::InRepair { unit: unit("us-tank-1") };
    assert_eq!(repair(&mut play, "us-tank-1"), Err(refused));
    assert_eq!(refused.rule(), "AA-MON-3");
    play.go_on_to(Faction::Us, Phase::Money);
    repair(&mut play, "us-tank-1").expect("again when the first is done");
}

#[test]
fn aa_mon_3_a_refusal_for_want_of_coins_names_the_rule_of_repairs() {
    let mut play = workshop(3).coins(Faction::Us, 1).play();
    let refused = repair(&mut play, "us-tank-1").expect_err("1 coin is not enough");
    assert_eq!(refused, Why::CannotAfford { bill: Bill::Repair, cost: 2, coins: 1 });
    assert_eq!(refused.rule(), "AA-MON-3", "not that of purchases");
}

#[test]
fn aa_mon_3_if_the_unit_is_lost_meanwhile_the_coins_are_lost() {
    let mut play = workshop(5).unit("g1-tank-1", "A9").play();
    repair(&mut play, "us-tank-1").expect("it is damaged");
    play.go_on_to(Faction::G1, Phase::Declaring);
    play.declare(&[("g1-tank-1", "us-tank-1")]);
    play.fight(12, Some(0));
    assert!(!play.stands("us-tank-1"));
    play.go_on_to(Faction::Us, Phase::Movement);
    assert_eq!(play.field().coins.us, 3);
    play.go_on_to(Faction::Us, Phase::Money);
    buy(&mut play, Kind::Tank, "A8").expect("3 and 1 of income");
    assert!(!play.unit("us-tank-1").repairing, "and a new tank of the same name is not in repair");
}

#[test]
fn aa_mon_3_if_the_factory_is_lost_meanwhile_the_coins_are_lost() {
    let mut play = workshop(5).unit("g1-infantry-2", "A9").play();
    repair(&mut play, "us-tank-1").expect("it is damaged");
    play.go_on_to(Faction::G1, Phase::Movement);
    play.march("g1-infantry-2", "A8").expect("infantry occupies");
    play.go_on_to(Faction::Us, Phase::Movement);
    assert!(!play.stands("us-tank-1"));
    assert_eq!(play.field().coins.us, 3);
}

#[test]
fn aa_mon_3_damage_taken_meanwhile_is_among_the_3() {
    let mut play = workshop(1).unit("g1-tank-1", "A9").play();
    repair(&mut play, "us-tank-1").expect("it is damaged");
    play.go_on_to(Faction::G1, Phase::Declaring);
    play.declare(&[("g1-tank-1", "us-tank-1")]);
    assert_eq!(play.fight(6, Some(0)).attack.damage, 3);
    play.go_on_to(Faction::Us, Phase::Movement);
    assert_eq!(play.unit("us-tank-1").damage, 1, "1 and 3, less 3");
}

#[test]
fn aa_mon_3_an_allys_unit_in_ones_own_factory_is_not_repaired() {
    for faction in [Faction::Us, Faction::Su] {
        let scene = spending(faction).flag(Faction::Us, "A8").coins(Faction::Us, 9).coins(Faction::Su, 9);
        let mut play = scene.unit_with("su-tank-1", "A8", |it| it.damage = 3).play();
        let refused = match faction {
            Faction::Us => Why::NotYours { unit: unit("su-tank-1") },
            _ => Why::NotInOwnFactory { unit: unit("su-tank-1") },
        };
        assert_eq!(repair(&mut play, "su-tank-1"), Err(refused));
        assert_eq!(refused.rule() == "AA-MON-3", faction == Faction::Su);
    }
}

#[test]
fn aa_mon_8_a_unit_may_be_bought_next_to_an_enemy_infantry_and_there_is_a_warning() {
    let scene = spending(Faction::Us).flag(Faction::Us, "A8 A16").coins(Faction::Us, 9);
    let mut play =
        scene.unit("g1-infantry-2", "A9").unit("g1-tank-1", "B8").unit("us-special-1", "A7").play();
    let raiders = |play: &Play, at: &str| -> Vec<String> {
        let field = play.field();
        aces::money::raiders(&field, Faction::Us.side(), hex(at)).map(|it| it.id.to_string()).collect()
    };
    assert_eq!(raiders(&play, "A8"), ["g1-infantry-2"], "enemies, and infantry alone takes factories");
    assert!(raiders(&play, "A16").is_empty());
    buy(&mut play, Kind::Tank, "A8").expect("it is advice, no rule");
}

#[test]
fn aa_mon_4_a_unit_is_bought_at_its_printed_cost() {
    for (id, .., cost) in FIGURES {
        let id = unit(id);
        let (faction, kind) = (id.faction(), id.kind());
        let scene =
            Scene::four().turn(faction).phase(Phase::Money).flag(faction, "A8").unit("us-infantry-9", "E3");
        let scene = scene.unit("g1-infantry-9", "E14");
        let mut poor = scene.clone().coins(faction, cost - 1).play();
        let refused = Why::CannotAfford { bill: Bill::Purchase, cost, coins: cost - 1 };
        assert_eq!(buy(&mut poor, kind, "A8"), Err(refused), "{id}");
        assert_eq!(refused.rule(), "AA-MON-4");
        let mut play = scene.coins(faction, cost + 1).play();
        let told = buy(&mut play, kind, "A8").expect("it has the coins");
        assert_eq!(told, [Event::Bought { unit: id, hex: hex("A8"), coins: cost }]);
        assert_eq!(play.field().coins[faction], 1, "{id}");
        assert_eq!(play.at(&id.to_string()), "A8");
    }
}

#[test]
fn aa_mon_4_each_new_unit_goes_onto_an_own_factory_with_no_unit_on_it() {
    let scene =
        spending(Faction::Us).coins(Faction::Us, 20).flag(Faction::Us, "A1 A8 A16").flag(Faction::Su, "M1");
    let mut play = scene.flag(Faction::G1, "M16").unit("us-tank-1", "A1").play();
    let taken = Why::FactoryTaken { hex: hex("A1"), unit: unit("us-tank-1") };
    for (at, refused) in [
        ("E5", Why::NotAFactory { hex: hex("E5") }),
        ("N1", Why::NotYourFactory { hex: hex("N1") }),
        ("M1", Why::NotYourFactory { hex: hex("M1") }),
        ("M16", Why::NotYourFactory { hex: hex("M16") }),
        ("A1", taken),
    ] {
        assert_eq!(buy(&mut play, Kind::Infantry, at), Err(refused), "{at}");
        assert_eq!(refused.rule(), "AA-MON-4");
    }
    buy(&mut play, Kind::Infantry, "A8").expect("an own empty one");
    let taken = Why::FactoryTaken { hex: hex("A8"), unit: unit("us-infantry-2") };
    assert_eq!(buy(&mut play, Kind::Infantry, "A8"), Err(taken), "one unit a factory");
    buy(&mut play, Kind::Infantry, "A16").expect("another own empty one");
    assert!(!play.options().iter().any(|it| matches!(it, Choice::Buy { .. })), "no factory is left");
}

#[test]
fn aa_mon_5_after_phase_4_the_turn_passes_clockwise() {
    let mut play = spending(Faction::Us).play();
    let round = play.field().round;
    for (faction, seat) in [(Faction::G1, 1), (Faction::Su, 2), (Faction::G2, 3), (Faction::Us, 0)] {
        play.done().expect("the turn can end");
        assert_eq!((play.question(), play.asked()), (Ask::Move { faction }, Seat(seat)));
        let first = (faction == Faction::Us) as u16;
        assert_eq!(play.field().round, round + first, "a round is one turn of every faction");
        play.done().expect("movement can end");
        play.done().expect("no attacks");
    }
}

#[test]
fn aa_mon_5_a_faction_without_units_still_collects_and_buys() {
    let mut play = spending(Faction::Us).flag(Faction::G2, "Z8").coins(Faction::G2, 1).play();
    play.go_on_to(Faction::G2, Phase::Money);
    assert_eq!(play.field().coins.g2, 2);
    buy(&mut play, Kind::Infantry, "Z8").expect("it plays on");
    assert!(play.stands("g2-infantry-1"));
}

#[test]
fn aa_mon_6_income_comes_first_and_may_be_spent_at_once() {
    let scene = spending(Faction::Us).phase(Phase::Declaring).flag(Faction::Us, "A1 A8");
    let mut play = scene.play();
    play.done().expect("no attacks");
    buy(&mut play, Kind::Infantry, "A8").expect("the 2 coins just collected");
}

#[test]
fn aa_mon_6_repairs_and_purchases_come_in_any_order() {
    let scene = workshop(3).flag(Faction::Us, "A1 A16").coins(Faction::Us, 9);
    let mut play = scene.clone().play();
    buy(&mut play, Kind::Infantry, "A1").expect("a purchase");
    repair(&mut play, "us-tank-1").expect("a repair after it");
    buy(&mut play, Kind::Infantry, "A16").expect("a purchase after that");
    assert_eq!(play.field().coins.us, 3);
    let mut play = scene.play();
    repair(&mut play, "us-tank-1").expect("a repair first");
    buy(&mut play, Kind::Infantry, "A1").expect("a purchase after it");
}

#[test]
fn aa_mon_7_new_units_are_undamaged_rookies_of_no_army() {
    let mut play = spending(Faction::Us).flag(Faction::Us, "A8").coins(Faction::Us, 6).play();
    buy(&mut play, Kind::Bomber, "A8").expect("6 coins");
    assert_eq!(play.unit("us-bomber-1"), aces::board::Unit::new(unit("us-bomber-1"), hex("A8")));
    let it = play.unit("us-bomber-1");
    assert_eq!((it.damage, it.experience, it.army), (0, 0, 0));
}

#[test]
fn aa_mon_7_they_count_towards_the_limit_of_four_of_one_type() {
    let scene = spending(Faction::Us).flag(Faction::Us, "A1 A8 A16").coins(Faction::Us, 20);
    let scene =
        scene.unit("us-tank-1", "E4").unit("us-tank-2", "E5").unit("us-tank-3", "E6").unit("su-tank-1", "E7");
    let mut play = scene.clone().play();
    buy(&mut play, Kind::Tank, "A1").expect("the fourth; the ally's does not count");
    let refused = Why::FourAlready { kind: Kind::Tank };
    assert_eq!(buy(&mut play, Kind::Tank, "A8"), Err(refused), "a fifth");
    assert_eq!(refused.rule(), "AA-SET-18");
    buy(&mut play, Kind::Special, "A8").expect("another type");
    let mut play = scene.options(|it| it.limit_of_four = false).play();
    buy(&mut play, Kind::Tank, "A1").expect("the fourth");
    buy(&mut play, Kind::Tank, "A8").expect("a fifth: miniatures are no limit");
}

#[test]
fn aa_mon_7_an_allys_unit_on_ones_factory_blocks_a_purchase_there() {
    let scene = spending(Faction::Us).flag(Faction::Us, "A8").coins(Faction::Us, 9).unit("su-tank-1", "A8");
    let taken = Why::FactoryTaken { hex: hex("A8"), unit: unit("su-tank-1") };
    assert_eq!(buy(&mut scene.play(), Kind::Infantry, "A8"), Err(taken));
}

#[test]
fn aa_mon_7_unspent_coins_are_kept_and_there_is_no_limit_to_them() {
    let mut play = spending(Faction::Us).flag(Faction::Us, "A1 A8 A16").coins(Faction::Us, 1000).play();
    play.go_on_to(Faction::Us, Phase::Money);
    assert_eq!(play.field().coins.us, 1003, "far more than the box has");
    play.go_on_to(Faction::Us, Phase::Money);
    assert_eq!(play.field().coins.us, 1006);
}

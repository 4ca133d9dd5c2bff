//! INT: interception.

use aces::{
    Ask, Choice, Event, Faction, Why,
    board::Phase,
    choices::{Armies, March},
};
use table::{Answer, Barrier, CannotUndo, Pending, Refused, Seat, Viewer};

use crate::scene::{Play, Scene, hex, path, unit};

/// Down the column E from E3, past F4, which is next to E4 and E5.
const DOWN: &str = "E4 E5 E6";

/// Whether someone is asked to intercept, and where.
fn asked_at(play: &Play) -> Option<String> {
    play.asked_at().map(|it| it.1.to_string())
}

/// A unit has gone to the end of its path, or on a way that it keeps to itself.
fn marched(id: &str, along: &str, cost: u8) -> Event {
    marched_on(id, along, cost, "")
}

/// A unit has gone so far on a way that it has announced.
fn marched_on(id: &str, along: &str, cost: u8, ahead: &str) -> Event {
    Event::Marched { unit: unit(id), path: path(along), cost, ahead: path(ahead) }
}

fn intercepted(by: &str, mover: &str) -> Event {
    Event::Intercepted { by: unit(by), mover: unit(mover) }
}

fn may_intercept(ids: &[&str]) -> Vec<Choice> {
    ids.iter().map(|it| Choice::Intercept(unit(it))).chain([Choice::LetPass]).collect()
}

/// A US infantry about to pass a German tank, on the left half of the board.
fn passing_a_tank() -> Scene {
    Scene::duel().unit("us-infantry-1", "E3").unit("g1-tank-1", "F4")
}

#[test]
fn aa_int_1_the_aircraft_intercepts_the_infantry_right_away() {
    let mut play = Scene::four().unit("us-infantry-1", "E3").unit("g1-fighter-1", "F4").play();
    let told = play.march("us-infantry-1", DOWN).expect("the path is open");
    assert_eq!(told, [marched_on("us-infantry-1", "E4", 2, "E5 E6")]);
    assert_eq!(play.asked_at(), Some((unit("us-infantry-1"), hex("E4"))));
    assert_eq!(play.asked(), Seat(1), "the unit's player may");
    assert_eq!(play.options(), may_intercept(&["g1-fighter-1"]));
    let told = play.intercept("g1-fighter-1").expect("the aircraft may");
    assert_eq!(told, [intercepted("g1-fighter-1", "us-infantry-1")]);
    assert_eq!(play.at("us-infantry-1"), "E4", "the mover stops there");
    let refused = Why::HasMoved { unit: unit("us-infantry-1") };
    assert_eq!(play.march("us-infantry-1", "E5"), Err(refused), "its movement has ended");
}

#[test]
fn aa_int_1_nobody_is_asked_where_no_enemy_unit_is_next_to_the_hex() {
    let scene = Scene::duel().unit("us-infantry-1", "E3").unit("g1-tank-1", "G5").unit("us-tank-1", "F4");
    let mut play = scene.play();
    let told = play.march("us-infantry-1", DOWN).expect("the path is open");
    assert_eq!(
        told,
        [marched("us-infantry-1", DOWN, 6)],
        "two hexes away is no interception, nor by its own team"
    );
}

#[test]
fn aa_int_1_it_is_the_hex_stepped_onto_that_counts_not_the_hex_left() {
    let mut play = Scene::duel().unit("us-infantry-1", "E4").unit("g1-tank-1", "F4").play();
    play.march("us-infantry-1", "E3 E2 E1").expect("the path is open");
    assert_eq!(play.at("us-infantry-1"), "E1");
}

#[test]
fn aa_int_2_the_interceptor_may_not_move_and_must_attack_the_intercepted_unit() {
    let mut play = passing_a_tank().unit("us-tank-1", "G5").play();
    play.march("us-infantry-1", DOWN).expect("the path is open");
    play.intercept("g1-tank-1").expect("it may");
    assert_eq!(play.unit("g1-tank-1").owes, Some(unit("us-infantry-1")), "the marker lies");
    play.go_on_to(Faction::G1, Phase::Movement);
    let owes = Why::OwesAttack { unit: unit("g1-tank-1"), target: unit("us-infantry-1") };
    assert_eq!(owes.rule(), "AA-INT-2");
    assert_eq!(play.march("g1-tank-1", "F5"), Err(owes), "it may not move");
    play.done().expect("movement can end");
    assert_eq!(play.attack("g1-tank-1", "us-tank-1"), Err(owes), "nor attack another");
    assert!(play.done().is_err(), "nor leave it");
    play.declare(&[("g1-tank-1", "us-infantry-1")]);
    play.fight(0, Some(0));
    assert_eq!(play.unit("g1-tank-1").owes, None, "then the marker goes");
    play.go_on_to(Faction::G1, Phase::Movement);
    play.march("g1-tank-1", "F5").expect("and it is free again");
}

#[test]
fn aa_int_2_it_is_owed_in_the_interceptors_own_turn_not_in_its_allys() {
    let mut play =
        Scene::four().unit("us-infantry-1", "E3").unit("g2-tank-1", "F4").unit("g1-tank-1", "L3").play();
    play.march("us-infantry-1", DOWN).expect("the path is open");
    play.intercept("g2-tank-1").expect("it may");
    play.go_on_to(Faction::G1, Phase::Declaring);
    play.done().expect("Germany 1 owes nothing");
    play.go_on_to(Faction::Su, Phase::Money);
    assert_eq!(play.unit("g2-tank-1").owes, Some(unit("us-infantry-1")), "the marker waits");
    play.go_on_to(Faction::G2, Phase::Movement);
    assert!(play.march("g2-tank-1", "F5").is_err(), "now it may not move");
}

#[test]
fn aa_int_2_if_the_attack_is_no_longer_legal_when_the_turn_begins_it_is_free_again() {
    // Ice has melted under an interceptor (AA-MIS-WEA-2).
    let owing = |ground: char| {
        let scene = Scene::duel().turn(Faction::Us).phase(Phase::Money).unit("us-infantry-1", "F5");
        let scene = scene.missions(|it| it.weather = true).terrain(ground, "F4");
        let mut play = scene.unit_with("g1-tank-1", "F4", |it| it.owes = Some(unit("us-infantry-1"))).play();
        (play.done().expect("the turn can end"), play)
    };
    let (told, mut play) = owing('~');
    assert!(told.contains(&Event::DebtLapsed { unit: unit("g1-tank-1") }), "it is afloat: {told:?}");
    play.march("g1-tank-1", "E4").expect("it is free");
    let (told, mut play) = owing('.');
    assert!(!told.contains(&Event::DebtLapsed { unit: unit("g1-tank-1") }), "it can attack: {told:?}");
    assert!(play.march("g1-tank-1", "E4").is_err());
}

#[test]
fn aa_int_2_a_position_with_a_debt_that_cannot_be_paid_is_refused() {
    let owing = |id: &str, at: &str, target: &str, to: &str| {
        let scene = Scene::duel().terrain('~', "G6").unit(target, to);
        let problems = scene.unit_with(id, at, |it| it.owes = Some(unit(target))).try_play().err();
        problems.map(|it| it[0].what.clone()).unwrap_or_default()
    };
    assert_eq!(owing("us-tank-1", "E8", "g1-tank-1", "E9"), "", "next to it");
    let far = owing("us-tank-1", "E8", "g1-tank-1", "E10");
    assert!(far.contains("g1-tank-1, which is not next to it") && far.contains("AA-INT-2"), "{far}");
    assert!(owing("us-tank-1", "E8", "g1-fighter-1", "E9").contains("cannot attack aircraft"));
    assert!(owing("us-artillery-1", "E8", "g1-tank-1", "E9").contains("does not attack at range 1"));
    assert!(owing("us-infantry-1", "G6", "g1-tank-1", "G7").contains("on water it cannot attack"));
}

#[test]
fn aa_int_3_a_unit_intercepts_once_a_round() {
    let mut play = passing_a_tank().unit("us-infantry-2", "G3").unit("us-infantry-3", "H2").play();
    play.march("us-infantry-1", DOWN).expect("the path is open");
    play.intercept("g1-tank-1").expect("it may");
    play.march("us-infantry-2", "G4 G5 G6").expect("the path is open");
    assert_eq!(play.at("us-infantry-2"), "G6", "the tank has intercepted already");
    play.go_on_to(Faction::Us, Phase::Movement);
    play.march("us-infantry-3", "G3 G4 H4").expect("the path is open");
    assert_eq!(asked_at(&play).as_deref(), Some("G4"), "a new round has begun");
}

#[test]
fn aa_int_3_letting_pass_uses_nothing_up() {
    let mut play = passing_a_tank().unit("us-infantry-2", "G3").play();
    play.march("us-infantry-1", DOWN).expect("the path is open");
    play.let_pass().expect("at E4");
    play.let_pass().expect("at E5");
    play.march("us-infantry-2", "G4 G5 G6").expect("the path is open");
    assert_eq!(asked_at(&play).as_deref(), Some("G4"));
}

#[test]
fn aa_int_3_after_its_own_turn_it_may_not_again_in_the_same_round_unless_own_turns_are_counted() {
    assert!(aces::Options::default().interception_by_round, "rounds of the table are the default");
    for (by_round, asked) in [(true, None), (false, Some("G4"))] {
        let scene =
            Scene::four().options(|it| it.interception_by_round = by_round).unit("us-infantry-1", "E3");
        let mut play = scene.unit("g1-tank-1", "F4").unit("su-infantry-1", "G3").play();
        play.march("us-infantry-1", DOWN).expect("the path is open");
        play.intercept("g1-tank-1").expect("it may");
        play.go_on_to(Faction::Su, Phase::Movement);
        assert_eq!(play.unit("g1-tank-1").owes, None, "its attack has been made");
        play.march("su-infantry-1", "G4 G5 G6").expect("the path is open");
        assert_eq!(asked_at(&play).as_deref(), asked, "by rounds: {by_round}");
    }
}

/// Germany 1's tank intercepts a Soviet infantry in the third turn of a round; then the next round begins.
fn before_its_own_turn(by_round: bool, destroyed: bool) -> Play {
    let scene = Scene::four().options(|it| it.interception_by_round = by_round);
    let scene = scene.turn(Faction::Su).position(|it| {
        it.order = vec![Faction::Us, Faction::G1, Faction::Su, Faction::G2];
    });
    let scene = scene.unit_with("su-infantry-1", "E3", |it| it.damage = 5);
    let mut play = scene.unit("g1-tank-1", "F4").unit("g2-tank-1", "D3").unit("us-infantry-1", "G3").play();
    play.march("su-infantry-1", DOWN).expect("the path is open");
    play.intercept("g1-tank-1").expect("it may");
    play.go_on_to(Faction::G2, Phase::Declaring);
    if destroyed {
        play.declare(&[("g2-tank-1", "su-infantry-1")]);
        play.fight(12, Some(0));
        assert!(!play.stands("su-infantry-1"));
    }
    play.go_on_to(Faction::Us, Phase::Movement);
    play.march("us-infantry-1", "G4 G5 G6").expect("the path is open");
    play
}

#[test]
fn aa_int_3_it_never_owes_two_attacks() {
    for by_round in [false, true] {
        let play = before_its_own_turn(by_round, false);
        assert_eq!(asked_at(&play), None, "a marker is outstanding; by rounds: {by_round}");
    }
}

#[test]
fn aa_int_3_a_new_round_is_enough_if_no_marker_is_outstanding() {
    assert_eq!(asked_at(&before_its_own_turn(true, true)).as_deref(), Some("G4"));
    assert_eq!(asked_at(&before_its_own_turn(false, true)), None, "by option its own turn must come first");
}

#[test]
fn aa_int_4_it_needs_range_1_and_against_aircraft_the_ability_to_attack_aircraft() {
    let all: [(&str, bool, bool); 24] = [
        ("us-infantry-9", true, true),
        ("us-special-9", true, true),
        ("us-tank-9", true, false),
        ("us-artillery-9", false, false),
        ("us-fighter-9", true, true),
        ("us-bomber-9", true, false),
        ("su-infantry-9", true, true),
        ("su-special-9", true, true),
        ("su-tank-9", true, false),
        ("su-artillery-9", false, false),
        ("su-fighter-9", true, true),
        ("su-bomber-9", true, true),
        ("g1-infantry-9", true, true),
        ("g1-special-9", true, true),
        ("g1-tank-9", true, false),
        ("g1-artillery-9", true, false),
        ("g1-fighter-9", true, true),
        ("g1-bomber-9", true, true),
        ("g2-infantry-9", true, true),
        ("g2-special-9", true, false),
        ("g2-tank-9", true, false),
        ("g2-artillery-9", false, false),
        ("g2-fighter-9", true, true),
        ("g2-bomber-9", true, true),
    ];
    for (id, ground, air) in all {
        let mover = if unit(id).faction().side() == Faction::Us.side() { Faction::G1 } else { Faction::Us };
        for (kind, expected) in [("infantry", ground), ("tank", ground), ("fighter", air), ("bomber", air)] {
            let mover_id = format!("{}-{kind}-1", mover.key());
            let mut play = Scene::four().turn(mover).unit(&mover_id, "E3").unit(id, "F4").play();
            play.march(&mover_id, DOWN).expect("the path is open");
            assert_eq!(asked_at(&play).is_some(), expected, "{id} and {mover_id}");
        }
    }
}

#[test]
fn aa_int_4_none_of_the_units_can_intercept_the_aircraft() {
    let scene = Scene::four().unit("us-fighter-1", "E3").unit("g1-tank-1", "F4").unit("g1-artillery-1", "D4");
    let mut play = scene.unit("g2-special-1", "F6").unit("g2-artillery-1", "D6").play();
    let along = "E4 E5 E6 E7 E8";
    assert_eq!(play.march("us-fighter-1", along), Ok(vec![marched("us-fighter-1", along, 10)]));
}

#[test]
fn aa_int_4_infantry_on_water_intercepts_nobody() {
    let mut play =
        Scene::duel().terrain('~', "F4").unit("us-infantry-1", "E3").unit("g1-infantry-1", "F4").play();
    play.march("us-infantry-1", DOWN).expect("the path is open");
    assert_eq!(play.at("us-infantry-1"), "E6");
}

#[test]
fn aa_int_4_a_unit_that_could_not_attack_is_refused() {
    let scene = Scene::four().unit("us-fighter-1", "E3").unit("g1-infantry-1", "F4").unit("g1-tank-1", "D4");
    let mut play = scene.unit("g1-fighter-1", "L8").unit("g2-infantry-1", "E5").play();
    play.march("us-fighter-1", "E4 D3").expect("the path is open");
    for (id, what) in [
        ("g1-tank-1", "it cannot attack aircraft"),
        ("g1-fighter-1", "it is far away"),
        ("g2-infantry-1", "it is another player's"),
        ("us-fighter-1", "it is the mover"),
    ] {
        let refused = Why::CannotIntercept { unit: unit(id) };
        assert_eq!(play.intercept(id), Err(refused), "{what}");
        assert_eq!(refused.rule(), "AA-INT-4");
    }
    assert_eq!(play.done(), Err(Why::OtherQuestion), "it is yes or no");
    play.intercept("g1-infantry-1").expect("this one may");
}

#[test]
fn aa_int_5_passing_over_a_unit_of_its_own_team_it_cannot_be_intercepted_in_that_hex() {
    for passed in ["us-tank-1", "su-tank-1"] {
        let scene = Scene::four().unit("us-infantry-1", "E3").unit(passed, "E4").unit("g1-tank-1", "F4");
        let mut play = scene.play();
        let told = play.march("us-infantry-1", DOWN).expect("own units are passed");
        assert_eq!(told, [marched_on("us-infantry-1", "E4 E5", 4, "E6")], "over {passed}");
        assert_eq!(asked_at(&play).as_deref(), Some("E5"), "only on a free hex, where it can stop");
    }
    let scene = Scene::duel().unit("us-infantry-1", "E3").unit("us-tank-1", "E4").unit("g1-tank-1", "D3");
    let mut play = scene.play();
    play.march("us-infantry-1", DOWN).expect("own units are passed");
    assert_eq!(play.at("us-infantry-1"), "E6", "E4 was the only hex next to the enemy");
}

#[test]
fn aa_int_6_the_german_tank_lets_pass_and_the_other_german_player_intercepts_with_the_pak_40() {
    let seats = [(Faction::Us, 0), (Faction::G2, 1), (Faction::Su, 2), (Faction::G1, 3)];
    let scene =
        Scene::of(&seats).unit("us-infantry-1", "E3").unit("g2-tank-1", "F4").unit("g1-artillery-1", "D4");
    let mut play = scene.play();
    play.march("us-infantry-1", DOWN).expect("the path is open");
    assert_eq!((play.asked(), play.options()), (Seat(1), may_intercept(&["g2-tank-1"])));
    play.let_pass().expect("the tank chose not to intercept");
    assert_eq!((play.asked(), play.options()), (Seat(3), may_intercept(&["g1-artillery-1"])));
    assert_eq!(asked_at(&play).as_deref(), Some("E4"), "on the same hex");
    play.intercept("g1-artillery-1").expect("the Pak 40 reaches 1");
    assert_eq!(play.at("us-infantry-1"), "E4");
    assert_eq!(play.unit("g2-tank-1").owes, None);
    assert_eq!(play.unit("g1-artillery-1").owes, Some(unit("us-infantry-1")));
}

#[test]
fn aa_int_6_they_are_asked_in_seat_order_and_the_first_yes_settles_it() {
    let scene = Scene::four().unit("us-infantry-1", "E3").unit("g2-tank-1", "F4").unit("g1-tank-1", "D4");
    let mut play = scene.unit("g1-infantry-1", "F2").play();
    play.march("us-infantry-1", DOWN).expect("the path is open");
    assert_eq!(play.asked(), Seat(1), "Germany 1 sits first");
    assert_eq!(play.options(), may_intercept(&["g1-tank-1"]), "F2 is not next to E4");
    play.intercept("g1-tank-1").expect("it may");
    assert_eq!(play.question(), Ask::Move { faction: Faction::Us }, "Germany 2 is not asked any more");
    assert_eq!(play.unit("g2-tank-1").owes, None);
}

#[test]
fn aa_int_6_the_player_names_the_unit_and_one_with_two_factions_is_asked_once() {
    let seats = [(Faction::Us, 0), (Faction::G1, 1), (Faction::Su, 2), (Faction::G2, 1)];
    let scene = Scene::of(&seats).unit("us-infantry-1", "E3").unit("g2-tank-1", "F4").unit("g1-tank-1", "D4");
    let mut play = scene.unit("g1-fighter-1", "E5").play();
    play.march("us-infantry-1", "E4 F3").expect("the path is open");
    assert_eq!(play.options(), may_intercept(&["g1-tank-1", "g1-fighter-1", "g2-tank-1"]));
    play.let_pass().expect("one no for both factions");
    assert_eq!(play.at("us-infantry-1"), "F3");
    let seats = [(Faction::G1, 0), (Faction::Us, 1), (Faction::G2, 2), (Faction::Su, 1)];
    let scene = Scene::of(&seats).unit("g1-infantry-1", "E3").unit("us-tank-1", "F4").unit("su-tank-1", "D4");
    let mut play = scene.play();
    play.march("g1-infantry-1", DOWN).expect("the path is open");
    let told = play.intercept("su-tank-1").expect("the one it names");
    assert_eq!(told, [intercepted("su-tank-1", "g1-infantry-1")]);
    assert_eq!(play.unit("us-tank-1").owes, None);
}

#[test]
fn aa_int_7_no_question_is_asked_on_the_hex_where_an_announced_move_ends() {
    let mut play = passing_a_tank().play();
    let told = play.march("us-infantry-1", "E4").expect("the path is open");
    assert_eq!(told, [marched("us-infantry-1", "E4", 2)]);
    assert_eq!(play.question(), Ask::Move { faction: Faction::Us });
    let mut play = passing_a_tank().play();
    play.march("us-infantry-1", "E4 E5").expect("the path is open");
    play.let_pass().expect("asked at E4");
    assert_eq!(
        play.question(),
        Ask::Move { faction: Faction::Us },
        "but not at E5, though it is next to the tank"
    );
}

#[test]
fn aa_int_8_the_infantry_intercepts_the_aircraft_and_could_have_done_so_one_hex_earlier() {
    let mut play = Scene::four().unit("us-fighter-1", "E2").unit("g2-infantry-1", "F4").play();
    play.march("us-fighter-1", "E3 E4 E5 E6 E7").expect("the path is open");
    assert_eq!((play.asked(), asked_at(&play).as_deref()), (Seat(3), Some("E4")));
    play.let_pass().expect("it may let one step pass");
    assert_eq!((play.asked(), asked_at(&play).as_deref()), (Seat(3), Some("E5")));
    play.intercept("g2-infantry-1").expect("and take the next");
    assert_eq!(play.at("us-fighter-1"), "E5");
}

#[test]
fn aa_int_8_it_is_asked_at_every_step_and_only_the_interceptors_player_answers() {
    let mut play = Scene::four().unit("us-fighter-1", "E3").unit("g1-infantry-1", "F5").play();
    play.march("us-fighter-1", "E4 E5 E6 F6 G6 G5 F4 E4").expect("all around the infantry");
    let mut asked = Vec::new();
    while let Some(at) = asked_at(&play) {
        assert_eq!(play.it.game().pending().awaited(), [Seat(1)], "neither the mover nor the ally");
        let ally = Answer::Choose { seat: Seat(3), choice: Choice::LetPass };
        assert_eq!(play.answer(ally), Err(Refused::NotAsked(Seat(3))));
        asked.push(at);
        play.let_pass().expect("nobody must intercept");
    }
    assert_eq!(asked, ["E5", "E6", "F6", "G6", "G5", "F4"]);
}

#[test]
fn aa_int_9_the_intercepted_unit_may_still_attack_this_turn_and_is_free_in_its_next() {
    let mut play = passing_a_tank().unit("g1-artillery-1", "D4").play();
    play.march("us-infantry-1", DOWN).expect("the path is open");
    play.intercept("g1-tank-1").expect("it may");
    play.done().expect("movement can end");
    play.attack("us-infantry-1", "g1-artillery-1").expect("whom it likes");
    play.go_on_to(Faction::Us, Phase::Movement);
    play.march("us-infantry-1", "E3 E2").expect("it is free");
    play.done().expect("movement can end");
    play.done().expect("and owes no attack");
}

#[test]
fn aa_int_10_an_announced_way_is_shown_to_those_who_are_asked() {
    let mut play = passing_a_tank().play();
    let told = play.march("us-infantry-1", DOWN).expect("the path is open");
    assert_eq!(told, [marched_on("us-infantry-1", "E4", 2, "E5 E6")], "and said openly");
    assert_eq!(play.at("us-infantry-1"), "E4");
    let Pending::Decide { prompts, .. } = play.it.game().pending_for(Viewer::Seat(Seat(1))) else {
        panic!("Germany 1 is asked")
    };
    let (mover, at, ahead) = (unit("us-infantry-1"), hex("E4"), path("E5 E6"));
    assert_eq!(prompts[0].ask, Ask::Intercept { mover, at, ahead });
    assert_eq!(play.let_pass(), Ok(vec![marched_on("us-infantry-1", "E5", 2, "E6")]));
    assert_eq!(play.let_pass(), Ok(vec![marched("us-infantry-1", "E6", 2)]));
}

#[test]
fn aa_int_10_an_announced_way_goes_on_by_itself_after_a_no() {
    let mut play = passing_a_tank().play();
    play.march("us-infantry-1", DOWN).expect("the path is open");
    let other =
        Answer::Choose { seat: Seat(0), choice: March::announced(unit("us-infantry-1"), path("E3")).into() };
    assert_eq!(play.answer(other.clone()), Err(Refused::NotAsked(Seat(0))));
    play.let_pass().expect("at E4");
    assert_eq!(
        play.answer(other),
        Err(Refused::NotAsked(Seat(0))),
        "the next question is the opponent's again"
    );
    play.let_pass().expect("at E5");
    assert_eq!(play.at("us-infantry-1"), "E6", "it walked to the end");
}

/// A US tank with speed 4 goes down the column E step by step, past a German tank at F5, which is next to E5 and E6.
fn step_by_step() -> Play {
    let mut play =
        Scene::duel().unit("us-tank-1", "E3").unit("us-infantry-1", "K3").unit("g1-tank-1", "F5").play();
    let told = play.step("us-tank-1", "E4 E5 E6 E7").expect("the path is open");
    assert_eq!(told, [marched("us-tank-1", "E4 E5", 4)], "nothing of what is to come");
    play
}

/// What the mover is asked: which unit it is, and how many half points it has left.
fn asked_to_go_on(play: &Play) -> Option<(String, u8)> {
    match play.question() {
        Ask::GoOn { unit, left } => Some((unit.to_string(), left)),
        _ => None,
    }
}

#[test]
fn aa_int_10_step_by_step_the_mover_decides_again_after_a_no_and_may_stop() {
    let mut play = step_by_step();
    let Pending::Decide { prompts, .. } = play.it.game().pending_for(Viewer::Seat(Seat(1))) else {
        panic!("Germany 1 is asked")
    };
    let (mover, at, ahead) = (unit("us-tank-1"), hex("E5"), path(""));
    assert_eq!(prompts[0].ask, Ask::Intercept { mover, at, ahead }, "and is told nothing of the way ahead");
    assert_eq!(play.let_pass(), Ok(vec![]), "nothing happens by itself");
    assert_eq!((play.asked(), asked_to_go_on(&play)), (Seat(0), Some(("us-tank-1".to_string(), 4))));
    assert_eq!(play.options(), [Choice::Stop]);
    assert_eq!(play.choose(Choice::Stop), Ok(vec![]));
    assert_eq!(play.at("us-tank-1"), "E5");
    assert_eq!(play.question(), Ask::Move { faction: Faction::Us });
    assert_eq!(play.march("us-tank-1", "E6"), Err(Why::HasMoved { unit: unit("us-tank-1") }));
}

#[test]
fn aa_int_10_step_by_step_the_mover_may_turn_aside_as_long_as_points_are_left() {
    let mut play = step_by_step();
    play.let_pass().expect("at E5");
    let too_far = play.step("us-tank-1", "D5 C6 C7");
    assert_eq!(too_far, Err(Why::TooFar { hex: hex("C7"), cost: 2, left: 0 }), "two points are left of four");
    let other = play.march("us-infantry-1", "K4");
    assert_eq!(other, Err(Why::StillMoving { unit: unit("us-tank-1") }), "no other unit in between");
    assert_eq!(play.done(), Err(Why::StillMoving { unit: unit("us-tank-1") }));
    assert_eq!(play.step("us-tank-1", "D5"), Ok(vec![marched("us-tank-1", "D5", 2)]), "it turns aside");
    assert_eq!(asked_to_go_on(&play), Some(("us-tank-1".to_string(), 2)), "and decides again");
    play.step("us-tank-1", "C6").expect("one point is left");
    assert_eq!(play.question(), Ask::Move { faction: Faction::Us }, "no point is left");
    assert_eq!(play.at("us-tank-1"), "C6");
}

#[test]
fn aa_int_10_the_rest_of_the_way_may_be_announced() {
    let mut play = step_by_step();
    play.let_pass().expect("at E5");
    let told = play.march("us-tank-1", "E6 E7").expect("it goes on");
    assert_eq!(told, [marched_on("us-tank-1", "E6", 2, "E7")]);
    play.let_pass().expect("at E6");
    assert_eq!((play.at("us-tank-1").as_str(), play.question()), ("E7", Ask::Move { faction: Faction::Us }));
}

#[test]
fn aa_int_10_what_takes_the_whole_movement_is_no_way_on() {
    let scene = Scene::duel().terrain('~', "E5").unit("us-infantry-1", "E3").unit("g1-tank-1", "L9");
    let mut play = scene.play();
    play.step("us-infantry-1", "E4").expect("the path is open");
    assert_eq!(play.step("us-infantry-1", "E5"), Err(Why::WaterWholeMove { hex: hex("E5") }));
    let mut play = Scene::duel().unit("us-infantry-1", "B6").unit("g1-tank-1", "L9").play();
    play.step("us-infantry-1", "B7").expect("the path is open");
    assert_eq!(play.step("us-infantry-1", "A8"), Err(Why::FactoryWholeMove { hex: hex("A8") }));
}

#[test]
fn aa_int_7_step_by_step_the_question_is_put_on_the_last_hex_too() {
    let mut play = passing_a_tank().play();
    play.step("us-infantry-1", "E4").expect("the path is open");
    assert_eq!(asked_at(&play).as_deref(), Some("E4"), "before the mover says whether it goes on");
    play.intercept("g1-tank-1").expect("it may");
    assert_eq!(play.question(), Ask::Move { faction: Faction::Us }, "and then it has stopped");
    assert_eq!(play.unit("g1-tank-1").owes, Some(unit("us-infantry-1")));
}

#[test]
fn aa_int_7_nobody_is_asked_where_the_mover_cannot_go_on_anyway() {
    let mut play = Scene::duel().unit("us-infantry-1", "E2").unit("g1-tank-1", "F5").play();
    play.step("us-infantry-1", "E3 E4 E5").expect("the path is open");
    assert_eq!(play.question(), Ask::Move { faction: Faction::Us }, "no points are left");
    let scene = Scene::duel().terrain('~', "E4").unit("us-infantry-1", "E3").unit("g1-tank-1", "F4");
    let mut play = scene.play();
    play.step("us-infantry-1", "E4").expect("infantry enters water");
    assert_eq!(play.question(), Ask::Move { faction: Faction::Us }, "water takes the whole movement");
    let mut play = Scene::duel().unit("us-infantry-1", "A9").unit("g1-tank-1", "B8").play();
    play.step("us-infantry-1", "A8").expect("infantry occupies");
    assert_eq!(play.question(), Ask::Move { faction: Faction::Us }, "so does a factory");
}

#[test]
fn aa_int_7_being_asked_does_not_tell_whether_the_mover_means_to_go_on() {
    let asked = |along: &str| {
        let mut play = passing_a_tank().play();
        let told = play.step("us-infantry-1", along).expect("the path is open");
        (told, play.it.game().pending_for(Viewer::Seat(Seat(1))), play.field())
    };
    assert_eq!(asked("E4"), asked(DOWN));
    let disclosed = |along: &str| {
        let choice = March::step_by_step(unit("us-infantry-1"), path(along)).into();
        Answer::<aces::Aces>::Choose { seat: Seat(0), choice }.disclosed()
    };
    assert_eq!(disclosed("E4"), disclosed(DOWN), "nor does the journal of a match that goes on");
}

#[test]
fn aa_int_10_over_a_unit_of_its_own_team_the_mover_is_not_asked() {
    let scene = Scene::duel().unit("us-infantry-1", "E3").unit("us-tank-1", "E4").unit("g1-tank-1", "L9");
    let mut play = scene.play();
    play.step("us-infantry-1", "E4 E5").expect("own units are passed");
    assert_eq!((play.at("us-infantry-1").as_str(), asked_to_go_on(&play).map(|it| it.1)), ("E5", Some(2)));
    let ends = play.step("us-infantry-1", "E4");
    assert_eq!(ends, Err(Why::EndsOnUnit { hex: hex("E4"), unit: unit("us-tank-1") }));
}

#[test]
fn aa_int_10_what_nobody_has_answered_yet_can_be_taken_back_in_both_ways() {
    let mut play = step_by_step();
    play.it.undo(Seat(0)).expect("nobody has acted since");
    assert_eq!(play.at("us-tank-1"), "E3");
    play.step("us-tank-1", "D3").expect("the path is open");
    play.step("us-tank-1", "D4").expect("the path is open");
    play.it.undo(Seat(0)).expect("one decision after the other");
    assert_eq!((play.at("us-tank-1").as_str(), asked_to_go_on(&play).map(|it| it.1)), ("D3", Some(6)));
    play.choose(Choice::Stop).expect("it may stop");
    play.it.undo(Seat(0)).expect("stopping, too");
    assert_eq!(asked_to_go_on(&play).map(|it| it.1), Some(6));
    let mut play = step_by_step();
    play.let_pass().expect("at E5");
    let acted = CannotUndo::Past(Barrier::Other(Seat(1)));
    assert_eq!(play.it.undo(Seat(0)), Err(acted), "the other player has acted");
    play.step("us-tank-1", "D5").expect("it turns aside");
    play.it.undo(Seat(0)).expect("back to the other player's act");
    assert_eq!((play.at("us-tank-1").as_str(), asked_to_go_on(&play).map(|it| it.1)), ("E5", Some(4)));
}

#[test]
fn aa_int_10_the_clock_runs_while_the_mover_decides_and_its_end_ends_the_march() {
    let scene =
        Scene::duel().options(|it| it.clock = true).unit("us-infantry-1", "E3").unit("g1-tank-1", "L9");
    let mut play = scene.play();
    play.step("us-infantry-1", "E4").expect("the path is open");
    let told = play.answer(Answer::TimeUp).expect("the clock is running");
    assert!(told.contains(&Event::TimeRanOut { faction: Faction::Us }), "{told:?}");
    assert_eq!((play.at("us-infantry-1").as_str(), play.field().phase), ("E4", Phase::Money));
}

#[test]
fn aa_int_11_bought_units_may_intercept() {
    let scene =
        Scene::duel().turn(Faction::G1).phase(Phase::Money).flag(Faction::G1, "A8").coins(Faction::G1, 9);
    let mut play = scene.unit("us-infantry-1", "B5").unit("g1-infantry-1", "K8").play();
    play.choose(Choice::Buy { kind: aces::Kind::Tank, hex: hex("A8") }).expect("it has the coins");
    play.go_on_to(Faction::Us, Phase::Movement);
    play.march("us-infantry-1", "B6 B7 C7").expect("the path is open");
    assert_eq!(play.options(), may_intercept(&["g1-tank-1"]));
}

#[test]
fn aa_int_11_units_that_occupied_a_factory_may_intercept() {
    let scene = Scene::duel().turn(Faction::G1).unit("us-infantry-1", "B5").unit("g1-infantry-1", "A9");
    let mut play = scene.play();
    play.march("g1-infantry-1", "A8").expect("infantry occupies");
    play.go_on_to(Faction::Us, Phase::Movement);
    play.march("us-infantry-1", "B6 B7 C7").expect("the path is open");
    assert_eq!(play.options(), may_intercept(&["g1-infantry-1"]));
}

#[test]
fn aa_int_11_units_resting_under_a_limit_may_intercept_and_then_make_the_attack_they_owe() {
    let scene = Scene::duel().round(1).position(|it| it.armies = Some(Armies::ALL));
    let scene = scene.unit_with("us-infantry-1", "E3", |it| it.army = 1);
    let scene = scene.unit_with("g1-tank-1", "F4", |it| it.army = 3);
    let mut play = scene.unit_with("g1-infantry-1", "L3", |it| it.army = 3).play();
    play.march("us-infantry-1", DOWN).expect("the path is open");
    play.intercept("g1-tank-1").expect("it may");
    while !matches!(play.question(), Ask::Armies { .. }) {
        play.done().expect("the turn goes on");
    }
    play.armies(&[1, 2]).expect("two of the three");
    assert_eq!(play.march("g1-infantry-1", "L4"), Err(Why::Resting { unit: unit("g1-infantry-1") }));
    play.done().expect("movement can end");
    assert!(play.done().is_err(), "the attack is owed, rest or not");
    play.declare(&[("g1-tank-1", "us-infantry-1")]);
}

#[test]
fn aa_int_11_the_marker_goes_when_either_unit_is_gone() {
    // The intercepted one: destroyed by the interceptor's ally.
    let scene = Scene::of(&[(Faction::Us, 0), (Faction::G1, 1), (Faction::Su, 2), (Faction::G2, 3)]);
    let scene = scene.unit_with("us-infantry-1", "E3", |it| it.damage = 5).unit("su-tank-1", "L8");
    let mut play = scene.unit("g2-tank-1", "F4").unit("g1-tank-1", "D3").play();
    play.march("us-infantry-1", DOWN).expect("the path is open");
    play.let_pass().expect("Germany 1 does not");
    play.intercept("g2-tank-1").expect("Germany 2 does");
    play.go_on_to(Faction::G1, Phase::Declaring);
    play.declare(&[("g1-tank-1", "us-infantry-1")]);
    play.fight(12, Some(0));
    assert_eq!(play.unit("g2-tank-1").owes, None);
    play.go_on_to(Faction::G2, Phase::Movement);
    play.march("g2-tank-1", "F5").expect("it is free");

    // The interceptor: destroyed by the unit that it stopped.
    let scene = Scene::duel().unit("us-tank-1", "E3").unit("g1-infantry-1", "L8").flag(Faction::G1, "A8");
    let mut play = scene.unit_with("g1-tank-1", "F4", |it| it.damage = 5).coins(Faction::G1, 9).play();
    play.march("us-tank-1", DOWN).expect("the path is open");
    play.intercept("g1-tank-1").expect("it may");
    play.done().expect("movement can end");
    play.declare(&[("us-tank-1", "g1-tank-1")]);
    play.fight(12, Some(0));
    assert!(!play.stands("g1-tank-1"));
    play.go_on_to(Faction::G1, Phase::Declaring);
    play.done().expect("nothing is owed any more");
    play.choose(Choice::Buy { kind: aces::Kind::Tank, hex: hex("A8") }).expect("it has the coins");
    assert_eq!(play.unit("g1-tank-1").owes, None, "a new tank of the same name has no marker");
}

#[test]
fn aa_int_11_while_an_opponent_is_asked_the_movers_clock_stands_still() {
    let mut play = passing_a_tank().options(|it| it.clock = true).play();
    let timed = |play: &Play| matches!(play.it.game().pending(), Pending::Decide { timed: true, .. });
    assert!(timed(&play), "it runs while the mover thinks");
    play.march("us-infantry-1", DOWN).expect("the path is open");
    assert!(!timed(&play));
    assert_eq!(play.answer(Answer::TimeUp), Err(Refused::NoClock));
    play.intercept("g1-tank-1").expect("it may");
    assert!(timed(&play), "and runs on after the answer");
}

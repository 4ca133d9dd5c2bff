//! Factories to win (AA-SET-16), the clock (AA-SET-17), four of a type (AA-SET-18).

use super::*;

// SET-16: factories to win.

#[test]
fn aa_set_16_six_factories_win_four_on_half_a_board_and_one_fewer_in_a_short_game() {
    let full = ["N1", "N16", "Z1", "Z8", "Z16"];
    let half = ["A1", "A16", "M1", "M16"];
    for (scene, others, short_game, wins) in [
        (Scene::four(), &full[..], false, 6),
        (Scene::four(), &full[..], true, 5),
        (Scene::duel(), &half[..], false, 4),
        (Scene::duel(), &half[..], true, 3),
    ] {
        for held in [wins - 2, wins - 1] {
            let scene = scene.clone().options(|it| it.short_game = short_game);
            let scene = scene
                .flag(Us, &others[..held].join(" "))
                .unit("us-infantry-1", "B8")
                .unit("g1-tank-1", "H12");
            let mut play = scene.play();
            play.march("us-infantry-1", "A8").expect("it occupies");
            let won = Outcome { winner: Some(Side::Allies), how: How::Factories, round: 4 };
            assert_eq!(
                play.outcome(),
                (held + 1 == wins).then_some(won),
                "{} factories, short {short_game}",
                held + 1
            );
        }
    }
}

#[test]
fn aa_set_16_both_factions_of_a_team_count() {
    let scene = Scene::four().flag(Us, "N1 N16").flag(Su, "Z1 Z8 Z16").unit("us-infantry-1", "B8");
    let mut play = scene.unit("g1-tank-1", "H12").play();
    play.march("us-infantry-1", "A8").expect("it occupies");
    assert_eq!(play.outcome().map(|it| it.winner), Some(Some(Side::Allies)));
}

// SET-17: the clock.

#[test]
fn aa_set_17_without_the_option_there_is_no_clock() {
    let mut play = Scene::duel().unit("us-tank-1", "E8").unit("g1-tank-1", "E9").play();
    assert_eq!(time_up(&mut play), Err(Refused::NoClock));
    play.done().expect("movement can end");
    assert_eq!(time_up(&mut play), Err(Refused::NoClock));
}

fn clocked() -> Scene {
    Scene::duel()
        .options(|it| it.clock = true)
        .unit("us-tank-1", "E8")
        .unit("us-infantry-1", "F9")
        .unit("g1-tank-1", "E9")
}

#[test]
fn aa_set_17_time_runs_out_in_movement_and_the_turn_goes_on_to_combat() {
    let mut play = clocked().play();
    play.march("us-infantry-1", "F10").expect("one move in time");
    let told = time_up(&mut play).expect("the clock runs");
    assert_eq!(told[0], Event::TimeRanOut { faction: Us });
    assert!(told.contains(&Event::PhaseBegan { phase: Phase::Combat }));
    assert!(!told.iter().any(|it| matches!(it, Event::Declared { .. })), "nothing was declared");
    assert_eq!(play.question(), Ask::Money { faction: Us }, "no attacks, so on to the coins");
    assert_eq!(play.at("us-infantry-1"), "F10", "what was moved stays moved");
}

#[test]
fn aa_set_17_time_runs_out_in_declaring_and_what_was_declared_is_fought() {
    let mut play = clocked().play();
    play.done().expect("movement can end");
    play.attack("us-tank-1", "g1-tank-1").expect("one attack in time");
    time_up(&mut play).expect("the clock runs");
    assert_eq!(play.field().phase, Phase::Combat);
    assert_eq!(play.field().declared.len(), 1);
    assert!(matches!(play.question(), Ask::AttackDice { attack, .. } if attack.unit == unit("us-tank-1")));
}

#[test]
fn aa_set_17_attacks_owed_are_declared_for_the_player_after_what_was_declared() {
    let owing = |it: &mut aces::board::Unit| it.owes = Some(unit("g1-tank-1"));
    let scene = Scene::duel().options(|it| it.clock = true).unit("g1-tank-1", "E9").unit("us-tank-1", "E8");
    let scene = scene.unit_with("us-infantry-1", "F8", owing).unit_with("us-special-1", "E10", owing);
    // In movement.
    let mut play = scene.clone().play();
    time_up(&mut play).expect("the clock runs");
    let list = |play: &Play| -> Vec<(String, Target)> {
        play.field().declared.iter().map(|it| (it.unit.to_string(), it.at)).collect()
    };
    let at = Target::Unit(unit("g1-tank-1"));
    assert_eq!(list(&play), [("us-infantry-1".into(), at), ("us-special-1".into(), at)]);
    assert_eq!(play.field().phase, Phase::Combat);
    // In declaring, one debt declared already.
    let mut play = scene.play();
    play.done().expect("movement can end");
    play.attack("us-special-1", "g1-tank-1").expect("a debt");
    play.attack("us-tank-1", "g1-tank-1").expect("an attack");
    time_up(&mut play).expect("the clock runs");
    let order = [("us-special-1".into(), at), ("us-tank-1".into(), at), ("us-infantry-1".into(), at)];
    assert_eq!(list(&play), order, "each once, the missing one last");
}

#[test]
fn aa_set_17_the_clock_is_for_phases_1_and_2_only() {
    let mut play = clocked().coins(Us, 9).phase(Phase::Money).play();
    assert_eq!(time_up(&mut play), Err(Refused::NoClock), "not for the coins");
    let mut play = armies_of(Scene::duel().options(|it| it.clock = true)).play();
    assert_eq!(time_up(&mut play), Err(Refused::NoClock), "nor for choosing armies, before the first move");
    play.armies(&[1]).expect("one army");
    time_up(&mut play).expect("but from movement on");
}

#[test]
fn aa_set_17_an_opponents_answer_is_not_on_the_movers_clock() {
    let scene =
        Scene::duel().options(|it| it.clock = true).unit("us-infantry-1", "E8").unit("g1-infantry-1", "E10");
    let mut play = scene.play();
    play.march("us-infantry-1", "E9 F9").expect("it passes");
    assert!(matches!(play.question(), Ask::Intercept { .. }));
    assert_eq!(time_up(&mut play), Err(Refused::NoClock));
    play.let_pass().expect("a no");
    time_up(&mut play).expect("the clock runs again");
}

// SET-18: no more than four of a type.

fn shop(scene: Scene, kind: &str, n: u8) -> Play {
    let start = scene.flag(Us, "A1 A8").coins(Us, 40).unit("g1-tank-1", "L12").phase(Phase::Money);
    let at = |nr: u8| format!("C{}", 2 * nr);
    (1..=n).fold(start, |scene, nr| scene.unit(&format!("us-{kind}-{nr}"), &at(nr))).play()
}

fn buy(play: &mut Play, kind: Kind, at: &str) -> Result<(), Why> {
    play.choose(Choice::Buy { kind, hex: hex(at) }).map(|_| ())
}

#[test]
fn aa_set_18_no_more_than_four_units_of_one_type_by_default() {
    for kind in Kind::ALL {
        let mut play = shop(Scene::duel(), kind.key(), 3);
        assert_eq!(buy(&mut play, kind, "A1"), Ok(()), "the fourth {kind:?}");
        assert_eq!(buy(&mut play, kind, "A8"), Err(Why::FourAlready { kind }), "not the fifth {kind:?}");
        let other = if kind == Kind::Tank { Kind::Fighter } else { Kind::Tank };
        assert_eq!(buy(&mut play, other, "A8"), Ok(()), "another type");
    }
}

#[test]
fn aa_set_18_regular_and_special_infantry_are_two_types_and_allies_count_for_themselves() {
    let mut play = shop(Scene::duel(), "special", 4);
    assert_eq!(buy(&mut play, Kind::Special, "A1"), Err(Why::FourAlready { kind: Kind::Special }));
    assert_eq!(buy(&mut play, Kind::Infantry, "A1"), Ok(()));
    let allied = (1..=4)
        .fold(Scene::four(), |scene, nr| scene.unit(&format!("su-tank-{nr}"), &format!("G{}", 2 * nr)));
    let mut play = shop(allied, "tank", 3);
    assert_eq!(buy(&mut play, Kind::Tank, "A1"), Ok(()));
}

#[test]
fn aa_set_18_a_destroyed_unit_makes_room() {
    // Names are numbers of miniatures: the third is missing, so there are three.
    let scene = Scene::duel().flag(Us, "A1 A8").coins(Us, 40).unit("g1-tank-1", "L12").phase(Phase::Money);
    let mut play = scene.unit("us-tank-1", "C2").unit("us-tank-2", "C4").unit("us-tank-4", "C6").play();
    assert_eq!(buy(&mut play, Kind::Tank, "A1"), Ok(()));
    assert_eq!(buy(&mut play, Kind::Tank, "A8"), Err(Why::FourAlready { kind: Kind::Tank }));
}

#[test]
fn aa_set_18_without_the_option_there_is_no_such_limit() {
    let mut play = shop(Scene::duel().options(|it| it.limit_of_four = false), "infantry", 4);
    assert_eq!(buy(&mut play, Kind::Infantry, "A1"), Ok(()));
    assert_eq!(buy(&mut play, Kind::Infantry, "A8"), Ok(()));
    assert_eq!(play.field().n_of_type(Us, Kind::Infantry), 6);
}

#[test]
fn an_option_that_a_stored_match_lacks_is_younger_than_the_match_which_goes_on_as_it_began() {
    let setup = Setup::builtin("summer", &[(Us, 0), (G1, 1)]);
    let mut stored = serde_json::to_value(&setup).expect("a set-up can be written");
    for younger in ["automa_avoids_water", "automa_shuns_guarded_factories"] {
        stored["options"].as_object_mut().expect("options").remove(younger);
    }
    let read: Setup = serde_json::from_value(stored).expect("it can be read");
    assert!(
        read.options.automa_avoids_water && read.options.automa_shuns_guarded_factories,
        "AA-AUT-31, AA-AUT-21"
    );
    let new = Options::default();
    assert!(!new.automa_avoids_water && !new.automa_shuns_guarded_factories);
}

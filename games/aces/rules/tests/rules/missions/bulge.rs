//! AA-MIS-BUL: the Battle of the Bulge.

use super::*;

fn both_teams(scene: Scene) -> Scene {
    scene.unit("us-infantry-1", "X9").unit("g1-infantry-1", "C9")
}

#[test]
fn aa_mis_0_the_bulge_needs_all_four_factions_the_full_board_and_a_shore() {
    assert_eq!(problems(bulge(12)), [""; 0]);
    let duel = Scene::duel().sections("shore:\nC2\nbulge:\nallies: A1\ngermans: A16\n");
    let two = problems(duel.missions(|it| it.bulge = Some(BulgeSetup::default())));
    assert!(two.iter().any(|it| it.contains("four factions") && it.contains("AA-MIS-0")), "{two:?}");
    let plain = problems(Scene::four().missions(|it| it.bulge = Some(BulgeSetup::default())));
    assert!(plain.iter().any(|it| it.contains("AA-MIS-BUL-1")), "{plain:?}");
    assert!(problems(bulge(0)).iter().any(|it| it.contains("AA-MIS-BUL-2")));
    let text = "bulge:\nallies: A1 C5 A1\nrussians: A8\n";
    let wrong = problems(Scene::four().sections(text));
    assert_eq!(wrong.len(), 3, "{wrong:?}");
}

#[test]
fn aa_mis_0_weather_and_mountains_go_with_anything() {
    let both = |scene: Scene| mountains(weather(scene, Weather::Normal));
    for scene in [Scene::duel(), Scene::duel().area(aces::map::Area::Right), Scene::four(), bulge(12)] {
        assert_eq!(problems(both(scene)), [""; 0]);
    }
    let none: aces::missions::Missions = serde_json::from_str("{}").expect("missions may be left out");
    assert!(none.is_none());
    assert!(serde_json::from_str::<aces::missions::Missions>(r#"{"wether": true}"#).is_err());
}

#[test]
fn aa_mis_0_a_mission_replaces_the_victory_of_the_skirmish() {
    // Six factories win a skirmish; here the ninth is taken.
    let scene = both_teams(bulge(12)).flag(Faction::Us, "A1 M1 N1 Z1").flag(Faction::Su, "A16 M16 N16 Z8");
    let mut play = scene.unit("us-infantry-2", "A9").play();
    play.march("us-infantry-2", "A8").expect("next to the factory");
    assert_eq!(play.outcome(), None);
    let skirmish =
        Scene::four().flag(Faction::Us, "A1 M1 N1 Z1").flag(Faction::Su, "Z8").unit("us-infantry-2", "A9");
    let mut play = skirmish.unit("g1-infantry-1", "C9").play();
    play.march("us-infantry-2", "A8").expect("next to the factory");
    assert_eq!(play.outcome().map(|it| it.how), Some(How::Factories));
}

#[test]
fn aa_mis_bul_1_the_winter_board_names_shore_and_factories() {
    let setup = aces::Setup::builtin(
        "winter",
        &[(Faction::Us, 0), (Faction::G1, 1), (Faction::Su, 2), (Faction::G2, 3)],
    );
    let map = aces::map::Map::parse("winter", &setup.board).expect("a valid board");
    let names = |side| map.bulge(side).iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    assert_eq!(names(Side::Germany), "P12 J14 Y15", "the three at the bottom");
    assert_eq!(names(Side::Allies), "B3 K4 Q4 X3", "the four around the coast, not the island's at G2");
    let lowest = |it: &aces::Hex| it.row();
    let top_row_of_germans = map.bulge(Side::Germany).iter().map(lowest).min();
    let others = map.factories(aces::map::Area::Full).filter(|it| !map.bulge(Side::Germany).contains(it));
    assert!(others.map(|it| it.row()).max() < top_row_of_germans);
    assert!(map.shore().iter().all(|it| it.row() < 5 && *it != hex("G2")), "the island's shore is none");
}

fn sites(hexes: &str) -> Choice {
    Choice::Split(hexes.split_whitespace().map(hex).collect::<Vec<_>>().into())
}

fn shares(play: &Play) -> [usize; 4] {
    use Faction::*;
    [Us, Su, G1, G2].map(|it| play.field().factories_of_faction(it))
}

#[test]
fn aa_mis_bul_1_the_two_of_a_team_share_their_factories_as_they_agree_also_three_to_none() {
    use Faction::*;
    let mut play = Play::start(bulge(12).set_up_anew()).expect("a valid set-up");
    assert_eq!((play.question(), play.asked()), (Ask::SplitFactories { faction: Us }, Seat(0)));
    assert_eq!(play.options().len(), 17, "any of four factories, or picks in turn");
    let wrong = hex("A16");
    assert_eq!(play.choose(sites("A1 A16")), Err(Why::NotToShare { hex: wrong }), "a German one");
    play.choose(sites("M1 A1")).expect("in any order");
    let theirs = Ask::AgreeToSplit { faction: Su, theirs: vec![hex("A1"), hex("M1")].into() };
    assert_eq!((play.question(), play.asked()), (theirs, Seat(2)));
    play.choose(Choice::Agree(true)).expect("a yes");
    assert_eq!(shares(&play), [2, 2, 0, 0]);
    // Germany 1 gives all three to Germany 2.
    assert_eq!((play.question(), play.asked()), (Ask::SplitFactories { faction: G1 }, Seat(1)));
    play.choose(sites("")).expect("none for itself");
    play.choose(Choice::Agree(true)).expect("a yes");
    assert_eq!(shares(&play), [2, 2, 0, 3]);
    assert!(matches!(play.it.game().pending(), Pending::Decide { prompts, .. } if prompts.len() == 4));
}

#[test]
fn aa_mis_bul_1_each_makes_a_proposal_before_they_pick_and_who_holds_both_decides_alone() {
    use Faction::*;
    let mut play = Play::start(bulge(12).set_up_anew()).expect("a valid set-up");
    play.choose(sites("A1 M1 N1 Z1")).expect("all for itself");
    let told = play.choose(Choice::Agree(false)).expect("a no");
    assert_eq!(told, [Event::SplitDeclined { faction: Su }]);
    assert_eq!(play.question(), Ask::SplitFactories { faction: Su }, "the other one's turn to propose");
    play.choose(sites("Z1")).expect("a proposal");
    play.choose(Choice::Agree(true)).expect("a yes");
    assert_eq!(shares(&play), [3, 1, 0, 0]);
    let mut scene = bulge(12);
    scene.setup.factions[3].seat = Seat(1);
    let mut play = Play::start(scene.set_up_anew()).expect("a valid set-up");
    for _ in 0..2 {
        play.choose(Choice::PickInTurn).expect("no proposal");
    }
    assert_eq!(play.options().len(), 8, "one player has both German factions: no picks");
    play.choose(sites("A16")).expect("a split");
    assert_eq!(shares(&play), [0, 0, 1, 2], "nobody else is asked");
}

#[test]
fn aa_mis_bul_1_teams_that_do_not_agree_share_their_factories_by_alternate_picks() {
    let mut play = Play::start(bulge(12).set_up_anew()).expect("a valid set-up");
    while let Ask::SplitFactories { .. } = play.question() {
        play.choose(Choice::PickInTurn).expect("no proposal");
    }
    let mut picked = Vec::new();
    while let Ask::ShareFactory { faction } = play.question() {
        let wrong = hex(if faction.side() == Side::Germany { "A1" } else { "M16" });
        assert_eq!(play.choose(Choice::Factory(wrong)), Err(Why::NotToShare { hex: wrong }));
        let options = play.options();
        picked.push((faction, options.len()));
        play.choose(options[0].clone()).expect("it is offered");
    }
    use Faction::*;
    assert_eq!(picked, [(Us, 4), (G1, 3), (Su, 3), (G2, 2), (Us, 2), (G1, 1), (Su, 1)]);
    let field = play.field();
    let own = |faction| field.factories_of_faction(faction);
    assert_eq!([Us, Su, G1, G2].map(own), [2, 2, 2, 1]);
    assert_eq!(field.flag_at(play.world(), hex("A8")), Some(None), "the others are neutral");
    assert!(
        matches!(play.it.game().pending(), Pending::Decide { prompts, .. } if prompts.len() == 4),
        "then as ever"
    );
}

#[test]
fn aa_mis_bul_1_picks_at_once_are_an_option() {
    let scene = bulge(12).options(|it| it.factories_by_picks = true);
    let play = Play::start(scene.set_up_anew()).expect("a valid set-up");
    assert_eq!(play.question(), Ask::ShareFactory { faction: Faction::Us });
}

#[test]
fn aa_mis_1_bulge_with_allied_automata_is_played_and_a_german_tank_on_the_shore_wins() {
    use Faction::*;
    let scene = bulge(12).automa(Us).automa(Su);
    assert_eq!(problems(scene.clone()), [""; 0]);
    let mut play = Play::start(scene.clone().set_up_anew()).expect("a valid set-up");
    play.choose(sites("A16")).expect("the Germans agree on theirs");
    play.choose(Choice::Agree(true)).expect("a yes");
    let mut chance = table::Shuffler::new(5);
    while play.field().round == 0 {
        let answer = play.it.game().random_answer(&mut chance).expect("someone is asked");
        play.answer(answer).expect("a legal answer");
    }
    assert_eq!(shares(&play)[..2], [2, 2], "the Automata have theirs by alternate picks, drawn");
    let mut play = both_teams(scene).turn(G1).unit("g1-tank-1", "C4").play();
    play.march("g1-tank-1", "C3 C2").expect("a legal path");
    assert_eq!(play.outcome().map(|it| it.how), Some(How::Shore));
}

#[test]
fn aa_mis_1_with_a_german_automa_bulge_is_played_with_a_warning_and_v2_is_refused() {
    use Faction::*;
    for automata in [&[G1][..], &[G1, G2], &[G2, Us]] {
        let scene = automata.iter().fold(bulge(12), |scene, it| scene.automa(*it));
        let setup = scene.set_up_anew();
        assert!(setup.warnings()[0].rules.contains(&"AA-MIS-1"), "{automata:?}");
        let (mut game, _) = table::Game::<aces::Aces>::new(&setup).expect("it is allowed");
        let mut chance = table::Shuffler::new(3);
        for _ in 0..400 {
            let Some(answer) = game.random_answer(&mut chance) else { break };
            game.answer(answer).expect("it is offered");
        }
    }
    assert!(bulge(12).automa(Su).set_up_anew().warnings().is_empty());
    let mut scene = Scene::four().missions(|it| it.v2 = Some(V2Setup::of(G1))).automa(Su);
    scene.setup.sets = 2;
    assert!(problems(scene)[0].contains("AA-MIS-1"));
}

#[test]
fn aa_mis_bul_2_without_an_agreed_number_there_is_no_last_round() {
    let scene = bulge(12).missions(|it| it.bulge = Some(BulgeSetup::default()));
    let order = vec![Faction::Us, Faction::G1, Faction::Su, Faction::G2];
    let mut play = both_teams(scene).round(12).turn(Faction::G2).position(|it| it.order = order).play();
    for _ in 0..3 {
        play.done().expect("nothing is done");
    }
    assert_eq!((play.field().round, play.outcome()), (13, None));
    let asked: BulgeSetup = serde_json::from_str("{}").expect("all may be left out");
    assert_eq!(asked.rounds, None);
    let stored: BulgeSetup =
        serde_json::from_str(r#"{"rounds":12,"allies_also_at_six":false}"#).expect("of old");
    assert_eq!(stored.rounds, Some(12), "stored matches keep their last round");
}

#[test]
fn aa_mis_bul_2_quiet_rounds_where_agreed_end_it_for_the_allies() {
    let scene =
        bulge(12).missions(|it| it.bulge = Some(BulgeSetup::default())).options(|it| it.stalemate = true);
    let scene = both_teams(scene).flag(Faction::G1, "A16 M16 Z16").round(14).turn(Faction::G2);
    let order = vec![Faction::Us, Faction::G1, Faction::Su, Faction::G2];
    let mut play = scene.position(|it| (it.stirred, it.order) = (Some(4), order)).play();
    for _ in 0..3 {
        play.done().expect("nothing is done");
    }
    assert_eq!(play.outcome().map(|it| (it.winner, it.how)), Some((Some(Side::Allies), How::Stalemate)));
}

#[test]
fn aa_mis_bul_1_the_allies_draw_numbers_of_the_top_half_and_the_germans_of_the_bottom() {
    let (mut game, _) = table::Game::<aces::Aces>::new(&bulge(12).set_up_anew()).expect("a valid set-up");
    let mut chance = table::Shuffler::new(5);
    let mut n_draws = 0;
    while game.view(table::Viewer::Spectator).field.order.is_empty() {
        if let Pending::Chance(table::ChanceWanted::Draw { ask: Ask::Number { faction, .. }, bag }) =
            game.pending()
        {
            let own: &[u8] = match faction.side() {
                Side::Allies => &[1, 2, 3, 7, 8, 9],
                Side::Germany => &[4, 5, 6, 10, 11, 12],
            };
            assert!(bag.iter().all(|it| own.iter().any(|number| *it == Choice::Number(*number))), "{bag:?}");
            n_draws += 1;
        }
        let answer = game.random_answer(&mut chance).expect("the game goes on");
        game.answer(answer).expect("it is offered");
    }
    assert_eq!(n_draws, 12);
}

#[test]
fn aa_mis_bul_2_germany_wins_when_a_move_of_a_tank_ends_on_the_shore() {
    let scene = || both_teams(bulge(12)).turn(Faction::G1);
    let mut play = scene().unit("g1-tank-1", "C4").play();
    play.march("g1-tank-1", "C3 C2").expect("a legal path");
    let outcome = play.outcome().expect("Germany has won");
    assert_eq!((outcome.winner, outcome.how), (Some(Side::Germany), How::Shore));
    // Passing the shore is not reaching it, nor do others than tanks, nor tanks that stood there.
    let mut passing = scene().unit("g1-tank-1", "C3").unit("g1-special-1", "E3").play();
    passing.march("g1-tank-1", "C2 B1").expect("a legal path");
    passing.march("g1-special-1", "E2").expect("a legal path");
    assert_eq!(passing.outcome(), None);
    let mut standing = scene().unit("g1-tank-1", "C2").play();
    standing.march("g1-tank-1", "C3").expect("a legal path");
    assert_eq!(standing.outcome(), None);
    let mut allied = both_teams(bulge(12)).unit("us-tank-1", "C3").play();
    allied.march("us-tank-1", "C2").expect("a legal path");
    assert_eq!(allied.outcome(), None);
}

#[test]
fn aa_mis_bul_2_a_tank_stopped_on_the_shore_has_reached_it() {
    let scene = both_teams(bulge(12)).turn(Faction::G1).unit("g1-tank-1", "C3").unit("su-infantry-1", "C1");
    let mut play = scene.play();
    play.march("g1-tank-1", "C2 B1").expect("a legal path");
    play.intercept("su-infantry-1").expect("it is next to C2");
    assert_eq!(play.outcome().map(|it| it.how), Some(How::Shore));
}

#[test]
fn aa_mis_bul_2_a_frozen_sea_is_still_sea() {
    let scene = weather(both_teams(bulge(12)), Weather::Frost).terrain('~', "C1 D1");
    let mut play = scene.turn(Faction::G1).unit("g1-tank-1", "B1").play();
    play.march("g1-tank-1", "C1").expect("over the ice");
    assert_eq!(play.outcome(), None);
}

#[test]
fn aa_mis_bul_2_the_allies_win_when_the_germans_have_no_units() {
    let scene = bulge(12).unit("us-infantry-1", "G8").unit_with("g1-infantry-1", "G7", |it| it.damage = 5);
    let mut play = scene.flag(Faction::G1, "A16").phase(Phase::Declaring).play();
    play.declare(&[("us-infantry-1", "g1-infantry-1")]);
    play.fight(12, Some(0));
    let outcome = play.outcome().expect("the Allies have won");
    assert_eq!((outcome.winner, outcome.how), (Some(Side::Allies), How::Elimination));
}

#[test]
fn aa_mis_bul_2_the_allies_win_when_no_german_tank_infantry_or_factory_is_left() {
    let scene = || {
        let scene =
            bulge(12).unit("us-infantry-1", "G8").unit_with("g1-infantry-1", "G7", |it| it.damage = 5);
        scene.unit("g2-bomber-1", "T9").phase(Phase::Declaring)
    };
    let fought = |scene: Scene| {
        let mut play = scene.play();
        play.declare(&[("us-infantry-1", "g1-infantry-1")]);
        play.fight(12, Some(0));
        play.outcome().map(|it| (it.winner, it.how))
    };
    assert_eq!(fought(scene()), Some((Some(Side::Allies), How::Stranded)));
    assert_eq!(fought(scene().flag(Faction::G2, "A16")), None, "a factory is left");
    assert_eq!(fought(scene().unit("g2-tank-1", "T11")), None, "a tank is left");
    assert_eq!(fought(scene().unit("g2-special-1", "T11")), None, "infantry is left");
}

#[test]
fn aa_mis_bul_2_after_the_rounds_set_at_the_start_the_allies_win() {
    let at_the_end = |rounds, stalemate| {
        let scene = both_teams(bulge(rounds)).options(|it| it.stalemate = stalemate).round(4);
        let mut play = scene
            .turn(Faction::G2)
            .position(|it| it.order = vec![Faction::Us, Faction::G1, Faction::Su, Faction::G2])
            .play();
        for _ in 0..3 {
            play.done().expect("nothing is done");
        }
        play.outcome().map(|it| (it.winner, it.how))
    };
    assert_eq!(at_the_end(4, false), Some((Some(Side::Allies), How::Rounds)));
    assert_eq!(at_the_end(5, true), None);
}

#[test]
fn aa_mis_bul_2_factories_alone_win_nothing_but_six_may_be_agreed_for_the_allies() {
    let occupied = |six: bool| {
        let scene = both_teams(bulge(12)).flag(Faction::Us, "A1 M1 N1 Z1").flag(Faction::Su, "Z8");
        let scene =
            scene.missions(|it| it.bulge = Some(BulgeSetup { rounds: Some(12), allies_also_at_six: six }));
        let mut play = scene.unit("us-infantry-2", "A9").play();
        play.march("us-infantry-2", "A8").expect("next to the factory");
        play.outcome().map(|it| (it.winner, it.how))
    };
    assert_eq!(occupied(false), None);
    assert_eq!(occupied(true), Some((Some(Side::Allies), How::Factories)));
}

//! VIC: victory.

use aces::{Ask, Choice, Event, Faction, Kind, Side, Why, board::Phase, events::How, victory::QUIET_ROUNDS};
use table::{Answer, Refused, Seat, Shuffler};

use crate::scene::{Play, Scene, hex, unit};

fn won(side: Side, how: How) -> Option<(Option<Side>, How)> {
    Some((Some(side), how))
}

/// The winning team, and why it won.
fn ending(play: &Play) -> Option<(Option<Side>, How)> {
    play.outcome().map(|it| (it.winner, it.how))
}

fn offer(play: &mut Play, seat: u8) -> Result<Vec<Event>, Refused<Why>> {
    play.answer(Answer::Choose { seat: Seat(seat), choice: Choice::OfferDraw })
}

/// Occupies the factory at A8 where the Allies hold others already.
fn with_one_more(scene: Scene) -> Play {
    let mut play = scene.unit("us-infantry-1", "B8").unit("g1-infantry-1", "L8").play();
    let told = play.march("us-infantry-1", "A8").expect("infantry occupies");
    let ended = told.iter().any(|it| matches!(it, Event::Ended { .. }));
    assert_eq!(ended, play.outcome().is_some(), "at once: {told:?}");
    play
}

#[test]
fn aa_vic_1_a_team_wins_at_once_when_it_holds_six_factories() {
    let scene = Scene::four().flag(Faction::Us, "A1 A16").flag(Faction::Su, "M1 M16").flag(Faction::G1, "A8");
    let play = with_one_more(scene.clone().flag(Faction::Su, "N1"));
    assert_eq!(ending(&play), won(Side::Allies, How::Factories), "those of both factions count");
    let mut play = with_one_more(scene.clone());
    assert_eq!(play.outcome(), None, "five are not enough");
    play.go_on_to(Faction::G1, Phase::Movement);
    let play = with_one_more(scene.clone().options(|it| it.short_game = true));
    assert_eq!(ending(&play), won(Side::Allies, How::Factories), "five in a short game");
    let scene = Scene::four().flag(Faction::Us, "A1 A16 M1").options(|it| it.short_game = true);
    assert_eq!(with_one_more(scene).outcome(), None, "not four");
}

#[test]
fn aa_vic_1_on_half_a_board_four_are_enough_and_three_in_a_short_game() {
    for (short_game, before, wins) in
        [(false, "A1 A16", false), (false, "A1 A16 M1", true), (true, "A1", false), (true, "A1 A16", true)]
    {
        let scene = Scene::duel().options(|it| it.short_game = short_game).flag(Faction::Us, before);
        let outcome = if wins { won(Side::Allies, How::Factories) } else { None };
        assert_eq!(ending(&with_one_more(scene)), outcome, "short: {short_game}, {before} held before");
    }
}

#[test]
fn aa_vic_1_nothing_happens_after_the_end() {
    let mut play = with_one_more(Scene::duel().flag(Faction::Us, "A1 A16 M1"));
    let done = Answer::Choose { seat: Seat(0), choice: Choice::Done };
    assert_eq!(play.answer(done), Err(Refused::Over));
}

/// The last German unit, with 5 damage, is attacked by a US tank; two more attacks are to come.
fn the_last_one() -> Play {
    let scene = Scene::four().phase(Phase::Declaring).flag(Faction::G1, "A8 A16").coins(Faction::G1, 20);
    let scene = scene.unit_with("g1-tank-1", "E8", |it| it.damage = 5).unit("us-tank-1", "E7");
    let mut play = scene.unit("us-tank-2", "F7").play();
    play.declare(&[("us-tank-1", "g1-tank-1"), ("us-tank-2", "g1-tank-1")]);
    play
}

#[test]
fn aa_vic_2_a_team_wins_when_the_enemy_team_has_no_units_left_whatever_factories_and_coins_it_owns() {
    let mut play = the_last_one();
    play.roll_hits(12);
    let told = play.roll_hits(0);
    assert!(
        matches!(told.last(), Some(Event::Ended { .. })),
        "after this fight, not after the list: {told:?}"
    );
    assert_eq!(ending(&play), won(Side::Allies, How::Elimination));
    let mut play = the_last_one();
    play.fight(2, Some(0));
    assert_eq!(play.outcome(), None, "damaged is not destroyed");
}

#[test]
fn aa_vic_2_a_team_with_units_of_one_faction_left_plays_on() {
    let scene = Scene::four().phase(Phase::Declaring).unit("us-tank-1", "E7").unit("g2-infantry-1", "L8");
    let mut play = scene.unit_with("g1-tank-1", "E8", |it| it.damage = 5).play();
    play.declare(&[("us-tank-1", "g1-tank-1")]);
    assert!(play.fight(12, Some(0)).defender_destroyed);
    assert_eq!(play.outcome(), None);
}

#[test]
fn aa_vic_2_the_attackers_team_loses_when_its_own_last_unit_falls() {
    let scene = Scene::duel().phase(Phase::Declaring).unit("g1-tank-1", "E8");
    let mut play = scene.unit_with("us-infantry-1", "E7", |it| it.damage = 5).play();
    play.declare(&[("us-infantry-1", "g1-tank-1")]);
    assert!(play.fight(0, Some(12)).attacker_destroyed);
    assert_eq!(ending(&play), won(Side::Germany, How::Elimination));
}

#[test]
fn aa_vic_2_it_is_judged_after_each_occupation_too() {
    let scene = Scene::duel().flag(Faction::G1, "A8 A16").coins(Faction::G1, 20).unit("us-infantry-1", "B8");
    let mut play = scene.unit("g1-tank-1", "A8").play();
    let told = play.march("us-infantry-1", "A8").expect("infantry occupies");
    let removed = Some(unit("g1-tank-1"));
    assert!(
        told.iter().any(|it| matches!(it, Event::Occupied { removed: it, .. } if *it == removed)),
        "{told:?}"
    );
    assert_eq!(ending(&play), won(Side::Allies, How::Elimination));
}

#[test]
fn aa_vic_2_it_is_judged_after_a_bombardment_too() {
    let scene = Scene::four().turn(Faction::Su).phase(Phase::Declaring).unit("su-artillery-1", "E5");
    let scene = scene.unit_with("g1-tank-1", "E8", |it| it.damage = 5);
    let mut play = scene.unit_with("g2-tank-1", "E9", |it| it.damage = 5).play();
    play.declare(&[("su-artillery-1", "E8")]);
    play.roll_hits(12);
    assert_eq!(ending(&play), won(Side::Allies, How::Elimination));
}

#[test]
fn aa_vic_3_a_fight_that_removes_the_last_units_of_both_is_won_by_the_attackers_team() {
    for (attacker, defender, side) in
        [("us-infantry-1", "g1-infantry-1", Side::Allies), ("g1-infantry-1", "us-infantry-1", Side::Germany)]
    {
        let scene = Scene::duel().turn(unit(attacker).faction()).phase(Phase::Declaring);
        let scene =
            scene.unit_with(attacker, "E7", |it| it.damage = 5).unit_with(defender, "E8", |it| it.damage = 5);
        let mut play = scene.play();
        play.declare(&[(attacker, defender)]);
        let fight = play.fight(2, Some(2));
        assert!(fight.attacker_destroyed && fight.defender_destroyed);
        assert_eq!(ending(&play), won(side, How::Elimination), "{attacker} attacked");
    }
}

#[test]
fn aa_vic_4_elimination_is_judged_only_after_setting_up() {
    for seed in 0..8 {
        let mut play = Play::start(Scene::duel().set_up_anew()).expect("a valid set-up");
        let mut chance = Shuffler::new(seed);
        let mut alone = false;
        while play.field().phase == Phase::SettingUp {
            let field = play.field();
            let n_of = |side| field.units.of_side(side).count();
            alone |= (n_of(Side::Germany) == 0) != (n_of(Side::Allies) == 0);
            let answer = play.it.game().random_answer(&mut chance).expect("the game goes on");
            play.answer(answer).expect("it is legal");
        }
        assert!(alone, "for a while only one team has units");
        assert_eq!(play.outcome(), None);
    }
}

/// A game with nothing but a purchase in round 4, and factories as given.
fn quiet_game(stalemate: bool, allies: &str, germany: &str) -> Play {
    let scene =
        Scene::duel().options(|it| it.stalemate = stalemate).phase(Phase::Money).coins(Faction::Us, 2);
    let scene = scene.flag(Faction::Us, allies).flag(Faction::G1, germany);
    let mut play = scene.unit("us-infantry-1", "E3").unit("g1-infantry-1", "E14").play();
    play.choose(Choice::Buy { kind: Kind::Infantry, hex: hex("A8") }).expect("it has the coins");
    play
}

/// Says done to everything until the game is over or a round begins.
fn wait_for(play: &mut Play, round: u16) {
    while play.outcome().is_none() && play.field().round < round {
        play.done().expect("nothing happens");
    }
}

#[test]
fn aa_vic_4_ten_rounds_without_damage_occupation_or_purchase_end_the_game_by_option() {
    for (germany, winner) in [("M1 M16", Some(Side::Germany)), ("M1", None), ("", Some(Side::Allies))] {
        let mut play = quiet_game(true, "A8", germany);
        wait_for(&mut play, 14);
        assert_eq!(play.outcome(), None, "rounds 5 to 13 were quiet: nine");
        wait_for(&mut play, 99);
        assert_eq!(ending(&play), Some((winner, How::Stalemate)), "Germany holds {germany:?}");
        assert_eq!(play.field().round, 14, "rounds 5 to 14 were quiet: ten");
    }
    assert_eq!(QUIET_ROUNDS, 10);
}

#[test]
fn aa_vic_4_without_the_option_quiet_rounds_end_nothing() {
    let mut play = quiet_game(false, "A8", "M1 M16");
    wait_for(&mut play, 30);
    assert_eq!((play.outcome(), play.field().round), (None, 30));
}

#[test]
fn aa_vic_4_damage_an_occupation_or_a_purchase_begins_the_count_anew() {
    let stalemate = |stir: &dyn Fn(&mut Play)| {
        let scene =
            Scene::duel().options(|it| it.stalemate = true).flag(Faction::Us, "A8").coins(Faction::Us, 20);
        let scene = scene.unit("us-infantry-1", "A2").unit("us-tank-1", "E7").unit("us-tank-2", "A8");
        let mut play = scene.unit_with("g1-artillery-1", "E8", |it| it.damage = 1).play();
        wait_for(&mut play, 9);
        assert_eq!(play.question(), Ask::Move { faction: Faction::Us });
        stir(&mut play);
        while play.outcome().is_none() {
            play.done().expect("nothing happens");
        }
        (play.outcome().map(|it| it.how), play.field().round)
    };
    let damage = |play: &mut Play, hits: u8| {
        play.done().expect("movement can end");
        play.declare(&[("us-tank-1", "g1-artillery-1")]);
        play.fight(hits, Some(0));
    };
    assert_eq!(stalemate(&|play| damage(play, 2)), (Some(How::Stalemate), 19), "damage in round 9");
    let occupied = stalemate(&|play| {
        play.march("us-infantry-1", "A1").expect("infantry occupies");
    });
    assert_eq!(occupied, (Some(How::Stalemate), 19), "an occupation in round 9");
    let bought = stalemate(&|play| {
        play.march("us-tank-2", "A9").expect("out of the factory");
        play.done().expect("movement can end");
        play.done().expect("no attacks");
        play.choose(Choice::Buy { kind: Kind::Infantry, hex: hex("A8") }).expect("it has the coins");
    });
    assert_eq!(bought, (Some(How::Stalemate), 19), "a purchase in round 9");
    let (_, quiet) = stalemate(&|_| ());
    let (_, missed) = stalemate(&|play| damage(play, 0));
    let (_, moved) = stalemate(&|play| {
        play.march("us-tank-1", "E6").expect("the path is open");
    });
    assert!(quiet < 19);
    assert_eq!((missed, moved), (quiet, quiet), "fights without damage and moves do not count");
}

#[test]
fn aa_vic_4_a_draw_is_agreed_when_all_say_yes() {
    for (by, others) in [(0, [1, 2, 3]), (3, [0, 1, 2]), (1, [0, 2, 3])] {
        let mut play = Scene::four().unit("us-infantry-1", "E3").unit("g1-infantry-1", "E14").play();
        let told = offer(&mut play, by).expect("anybody may, in any turn");
        assert_eq!(told, [Event::DrawOffered { seat: Seat(by) }]);
        for seat in others {
            assert_eq!((play.asked(), play.question()), (Seat(seat), Ask::Draw { by: Seat(by) }));
            assert_eq!(play.options(), [Choice::Agree(true), Choice::Agree(false)]);
            play.choose(Choice::Agree(true)).expect("yes");
        }
        assert_eq!(ending(&play), Some((None, How::Agreement)));
    }
}

#[test]
fn aa_vic_4_one_no_and_the_game_goes_on_where_it_was() {
    let mut play = Scene::four().unit("us-infantry-1", "E3").unit("g1-infantry-1", "E14").play();
    offer(&mut play, 2).expect("the Soviet Union offers");
    play.choose(Choice::Agree(true)).expect("the United States agree");
    let told = play.choose(Choice::Agree(false)).expect("Germany 1 does not");
    assert_eq!(told, [Event::DrawDeclined { seat: Seat(1) }]);
    assert_eq!(
        (play.outcome(), play.question()),
        (None, Ask::Move { faction: Faction::Us }),
        "nobody else is asked"
    );
    play.march("us-infantry-1", "E4").expect("the game goes on");
}

#[test]
fn aa_vic_4_a_draw_may_be_offered_in_every_phase_once_a_turn() {
    let mut play = Scene::duel().unit("us-infantry-1", "E3").unit("g1-infantry-1", "E14").play();
    offer(&mut play, 0).expect("while units move");
    play.choose(Choice::Agree(false)).expect("no");
    play.done().expect("movement can end");
    assert_eq!(offer(&mut play, 0), Err(Refused::Rule(Why::DrawOffered)), "once a turn");
    assert_eq!(Why::DrawOffered.rule(), "AA-VIC-4");
    offer(&mut play, 1).expect("while attacks are declared, and by the other player");
    play.choose(Choice::Agree(false)).expect("no");
    assert!(offer(&mut play, 1).is_err(), "once a turn for this one too");
    play.go_on_to(Faction::G1, Phase::Money);
    offer(&mut play, 0).expect("in phase 4, in the next turn");
    play.choose(Choice::Agree(true)).expect("yes");
    assert_eq!(ending(&play), Some((None, How::Agreement)));
}

#[test]
fn aa_vic_4_a_player_with_two_factions_is_asked_once() {
    let seats = [(Faction::Us, 0), (Faction::G1, 1), (Faction::Su, 0), (Faction::G2, 1)];
    let mut play = Scene::of(&seats).unit("us-infantry-1", "E3").unit("g1-infantry-1", "E14").play();
    offer(&mut play, 0).expect("it may");
    play.choose(Choice::Agree(true)).expect("yes");
    assert_eq!(play.outcome().map(|it| it.how), Some(How::Agreement));
}

/// The round before the last of the longest game, with damage in it.
fn round_500(stalemate: bool, longest_game: Option<bool>) -> Option<(How, Option<Side>)> {
    let scene = Scene::duel().round(500).turn(Faction::G1).phase(Phase::Money).flag(Faction::Us, "A8");
    let scene = scene.options(|it| (it.stalemate, it.longest_game) = (stalemate, longest_game));
    let scene = scene.position(|it| it.order = vec![Faction::Us, Faction::G1]);
    let mut play = scene.unit("us-infantry-1", "E3").unit("g1-infantry-1", "E14").play();
    play.done().expect("the turn can end");
    play.outcome().map(|it| (it.how, it.winner))
}

#[test]
fn aa_vic_4_500_rounds_end_the_game_by_an_option_of_their_own() {
    let ended = Some((How::Longest, Some(Side::Allies)));
    assert_eq!(round_500(true, Some(false)), None, "round 501 is played where something happens every round");
    assert_eq!(round_500(false, Some(false)), None);
    assert_eq!(round_500(false, Some(true)), ended, "the team with more factories wins");
    assert_eq!(
        round_500(true, None),
        ended,
        "in a match of an earlier version it belonged to the quiet rounds"
    );
    assert_eq!(round_500(false, None), None);
}

#[test]
fn aa_vic_4_a_stored_match_keeps_the_options_that_it_was_set_up_with() {
    let stored = r#"{"experienced":false,"short_game":false,"clock":false,"limit_of_four":true,
        "interception_by_round":false,"area_experience_from_any":false,"dice_less":false,"stalemate":true}"#;
    let options: aces::Options = serde_json::from_str(stored).expect("they can be read");
    assert!(!options.interception_by_round && !options.area_experience_from_any);
    assert!(options.has_longest_game(), "the quiet rounds included it");
    assert!(!aces::Options::default().has_longest_game());
}

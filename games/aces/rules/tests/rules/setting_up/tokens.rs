//! Tokens and armies (AA-SET-9, AA-SET-10, AA-SET-21).

use super::*;

// SET-9: tokens and armies.

#[test]
fn aa_set_9_any_division_among_three_tokens_is_legal_also_all_on_one() {
    for tokens in [
        ["infantry-1 special-1", "tank-1 artillery-1", "fighter-1 bomber-1"],
        ["infantry-1 special-1 tank-1 artillery-1 fighter-1 bomber-1", "", ""],
        ["", "", "bomber-1 fighter-1 artillery-1 tank-1 special-1 infantry-1"],
        ["tank-1", "", "infantry-1 special-1 artillery-1 fighter-1 bomber-1"],
    ] {
        let mut play = Play::start(Setup::builtin("summer", &FOUR)).expect("a valid set-up");
        play.choose_as(1, piles(Us, tokens)).unwrap_or_else(|why| panic!("{tokens:?}: {why:?}"));
    }
}

#[test]
fn aa_set_9_every_own_unit_is_on_one_token_and_no_other_unit_is() {
    let five = "infantry-1 special-1 tank-1 artillery-1 fighter-1";
    let mut foreign = piles(Us, [five, "bomber-1", ""]);
    if let Choice::Divide(piles) = &mut foreign {
        piles[2].push(unit("su-tank-1"));
    }
    for wrong in [
        piles(Us, [five, "", ""]),
        piles(Us, [five, "bomber-1", "bomber-1"]),
        piles(Us, [five, "tank-1", ""]),
        piles(Us, [five, "bomber-1", "tank-2"]),
        piles(G1, [five, "bomber-1", ""]),
        foreign,
    ] {
        let mut play = Play::start(Setup::builtin("summer", &FOUR)).expect("a valid set-up");
        assert_eq!(play.choose_as(1, wrong.clone()), Err(Why::WrongDivision), "{wrong:?}");
    }
}

#[test]
fn aa_set_9_factions_divide_at_the_same_time_and_see_the_others_when_all_have_committed() {
    let mut play = Play::start(Setup::builtin("summer", &FOUR)).expect("a valid set-up");
    let before = play.field();
    let viewers = || (0..4).map(|it| Viewer::Seat(Seat(it))).chain([Viewer::Spectator]);
    assert_eq!(play.it.game().pending().awaited(), [0, 1, 2, 3].map(Seat), "all are asked at once");
    // In any order.
    for (seat, faction) in [(2, G2), (0, G1), (3, Su)] {
        let choice = all_on(faction, &play, 2);
        let told = play.choose_as(seat, choice.clone()).expect("a division");
        assert_eq!(told, [], "nothing is told before all have committed");
        for viewer in viewers() {
            assert_eq!(play.it.game().view(viewer).field, before, "{viewer:?} sees nothing");
            if let Pending::Decide { prompts, .. } = play.it.game().pending_for(viewer) {
                assert!(
                    prompts.iter().all(|it| viewer.is(it.seat)),
                    "{viewer:?} sees no question but its own"
                );
            }
        }
        let again = play.answer(Answer::Choose { seat: Seat(seat), choice });
        assert_eq!(again, Err(Refused::NotAsked(Seat(seat))), "it has committed");
    }
    let choice = all_on(Us, &play, 3);
    let told = play.choose_as(1, choice).expect("a division");
    let divided: Vec<Faction> = told
        .iter()
        .filter_map(|it| match it {
            Event::Divided { faction, .. } => Some(*faction),
            _ => None,
        })
        .collect();
    assert_eq!(divided, [G1, Us, G2, Su]);
    for viewer in viewers() {
        let field = play.it.game().view(viewer).field;
        let on_token = |it: &Waiting| it.army == if it.id.faction() == Us { 3 } else { 2 };
        assert!(field.waiting.iter().all(on_token), "now everybody sees them");
    }
}

#[test]
fn aa_set_9_a_seat_with_two_factions_divides_both_before_anybody_sees() {
    let setup = Setup::builtin("summer", &[(G1, 0), (Us, 1), (G2, 0), (Su, 2)]);
    let mut play = Play::start(setup).expect("a valid set-up");
    let before = play.field();
    let asked = |play: &Play| play.it.game().pending().prompt(Seat(0)).map(|it| it.ask.clone());
    assert_eq!(asked(&play), Some(Ask::Divide { faction: G1 }));
    let (g1, us, g2, su) =
        (all_on(G1, &play, 1), all_on(Us, &play, 1), all_on(G2, &play, 2), all_on(Su, &play, 1));
    play.choose_as(0, g1).expect("a division");
    assert_eq!(asked(&play), Some(Ask::Divide { faction: G2 }));
    play.choose_as(1, us).expect("a division");
    play.choose_as(2, su).expect("a division");
    assert_eq!(play.field(), before, "one division is still to come");
    let told = play.choose_as(0, g2).expect("a division");
    assert_eq!(told.len(), 4);
    let on_second = |it: &&Waiting| it.army == 2;
    assert!(play.field().waiting.iter().filter(on_second).all(|it| it.id.faction() == G2));
    assert_eq!(play.field().waiting.iter().filter(on_second).count(), 6);
}

#[test]
fn aa_set_9_nobody_knows_a_tokens_number_before_it_is_turned_over() {
    let mut play = all_divided(Setup::builtin("summer", &FOUR));
    roll_each(&mut play, &[12, 1, 1, 1]);
    play.choose(Choice::Token(1)).expect("a token");
    let all: Vec<Choice> = (1..=12).map(Choice::Number).collect();
    assert_eq!(bag(&play), all, "it may be any of the twelve");
    let pending = play.it.game().pending_for(Viewer::Seat(Seat(0)));
    assert!(matches!(pending, Pending::Chance(ChanceWanted::Draw { bag, .. }) if bag.is_empty()));
    play.draw(Choice::Number(7));
    while matches!(play.question(), Ask::Place { .. }) {
        let choice = play.options()[0].clone();
        play.choose(choice).expect("an option is legal");
    }
    play.choose(Choice::Token(2)).expect("a token");
    assert!(!bag(&play).contains(&Choice::Number(7)), "each number is on one token");
    assert_eq!(bag(&play).len(), 11);
}

#[test]
fn aa_set_9_on_half_a_board_only_the_six_numbers_of_that_half_are_dealt() {
    for (area, numbers) in [(Area::Left, 1..=6), (Area::Right, 7..=12)] {
        let mut play = all_divided(Setup { area, ..Setup::builtin("summer", &FOUR[..2]) });
        roll_each(&mut play, &[12, 1]);
        play.choose(Choice::Token(3)).expect("a token");
        assert_eq!(bag(&play), numbers.map(Choice::Number).collect::<Vec<_>>());
    }
}

#[test]
fn aa_set_9_the_units_on_one_token_are_one_army() {
    let mut play = Play::start(Scene::duel().set_up_anew()).expect("a valid set-up");
    play.choose_as(0, piles(Us, ["tank-1", "infantry-1 bomber-1", "special-1 artillery-1 fighter-1"]))
        .expect("a division");
    let choice = all_on(G1, &play, 2);
    play.choose_as(1, choice).expect("a division");
    roll_each(&mut play, &[12, 1]);
    place_everything(&mut play);
    let army = |id: &str| play.unit(id).army;
    assert_eq!(army("us-tank-1"), 1);
    assert_eq!(["us-infantry-1", "us-bomber-1"].map(army), [2; 2]);
    assert_eq!(["us-special-1", "us-artillery-1", "us-fighter-1"].map(army), [3; 3]);
    assert!(play.field().units.of(G1).all(|it| it.army == 2));
}

// SET-10: who places when.

#[test]
fn aa_set_10_the_highest_die_places_first_then_clockwise_one_token_at_a_time() {
    let mut play = all_divided(Scene::four().set_up_anew());
    let told = roll_each(&mut play, &[3, 11, 5, 8]);
    assert!(told.contains(&Event::PlacingBegan { first: G1 }));
    let round = [G1, Su, G2, Us];
    assert_eq!(place_everything(&mut play), [round, round, round].concat());
    assert!(play.field().waiting.is_empty());
    assert_eq!(play.field().units.len(), 24);
    assert!(play.field().numbers.is_empty(), "all twelve tokens lie open");
}

#[test]
fn aa_set_10_each_of_four_players_rolls_one_die() {
    let mut play = all_divided(Scene::four().set_up_anew());
    for faction in [Us, G1, Su, G2] {
        assert_eq!(play.question(), Ask::RollForPlacing { faction });
        assert_eq!(play.dice_wanted(), 1);
        play.roll(&[if faction == G2 { 2 } else { 1 }]);
    }
    assert_eq!(play.question(), Ask::Token { faction: G2 });
}

/// Three players: one holds both German factions.
const THREE: [(Faction, u8); 4] = [(G1, 0), (Us, 1), (G2, 0), (Su, 2)];

/// The factions that roll, and with what.
fn rolls(told: &[Event]) -> Vec<(Faction, u8)> {
    let rolled = told.iter().filter_map(|it| match it {
        Event::RolledForOrder { faction, die } => Some((*faction, *die)),
        _ => None,
    });
    rolled.collect()
}

#[test]
fn aa_set_10_a_player_with_two_factions_rolls_one_die_and_says_which_of_them_begins() {
    let mut play = all_divided(Setup::builtin("summer", &THREE));
    let told = roll_each(&mut play, &[12, 5, 11]);
    assert_eq!(rolls(&told), [(G1, 12), (Us, 5), (Su, 11)], "three players, three dice");
    assert_eq!((play.question(), play.asked()), (Ask::FirstFaction { faction: G1 }, Seat(0)));
    assert_eq!(play.options(), [Choice::Faction(G1), Choice::Faction(G2)]);
    assert_eq!(play.choose(Choice::Faction(Us)), Err(Why::NotYourFaction { faction: Us }));
    let told = play.choose(Choice::Faction(G2)).expect("one of the player's own");
    assert_eq!(told, [Event::PlacingBegan { first: G2 }]);
    let turned = place_everything(&mut play);
    assert_eq!(turned[..4], [G2, Su, G1, Us], "then clockwise by factions");
}

#[test]
fn aa_set_10_who_holds_one_faction_and_wins_is_not_asked_which() {
    let mut play = all_divided(Setup::builtin("summer", &THREE));
    let told = roll_each(&mut play, &[5, 12, 11]);
    assert_eq!(told.last(), Some(&Event::PlacingBegan { first: Us }));
    assert_eq!(play.question(), Ask::Token { faction: Us });
}

#[test]
fn aa_set_10_ties_of_players_roll_again_and_two_who_hold_two_factions_each_have_two_dice() {
    let mut play = all_divided(Setup::builtin("summer", &THREE));
    let told = roll_each(&mut play, &[9, 4, 9]);
    assert_eq!(rolls(&told).len(), 3);
    let told = roll_each(&mut play, &[3, 8]);
    assert_eq!(rolls(&told), [(G1, 3), (Su, 8)], "the tied players, not the tied factions");
    let mut play = all_divided(Setup::builtin("summer", &[(G1, 0), (Us, 1), (G2, 0), (Su, 1)]));
    assert_eq!(rolls(&roll_each(&mut play, &[2, 7])), [(G1, 2), (Us, 7)]);
    assert_eq!(play.question(), Ask::FirstFaction { faction: Us });
}

#[test]
fn aa_set_10_partners_have_one_die_for_their_side_and_the_automa_one() {
    use aces::automa::coop::Coop;
    let mut play = Play::start(crate::automa::coop::together(Coop::OwnSets).set_up_anew()).expect("a set-up");
    for (seat, faction) in [(0, Us), (1, Su)] {
        let choice = crate::automa::coop::all_on(&play, faction, 3);
        play.choose_as(seat, choice).expect("a division");
    }
    assert_eq!(rolls(&roll_each(&mut play, &[12, 1])), [(Us, 12), (G1, 1)]);
    assert_eq!(play.question(), Ask::Token { faction: Us }, "and nobody is asked who begins");
}

#[test]
fn aa_set_10_a_die_for_each_faction_is_an_option() {
    let options = Options { die_a_faction: true, ..Options::default() };
    let mut play = all_divided(Setup { options, ..Setup::builtin("summer", &THREE) });
    let told = roll_each(&mut play, &[1, 2, 12, 3]);
    assert_eq!(rolls(&told), [(G1, 1), (Us, 2), (G2, 12), (Su, 3)]);
    assert_eq!(told.last(), Some(&Event::PlacingBegan { first: G2 }));
}

#[test]
fn aa_set_10_a_stored_match_goes_on_by_the_options_of_its_time() {
    let stored: Options =
        serde_json::from_str(r#"{"experienced": true, "limit_of_four": false}"#).expect("options");
    assert!(stored.die_a_faction && stored.tokens_on_land && stored.factories_by_picks);
    assert!(stored.experienced && !stored.limit_of_four && !stored.any_on_water);
    let new = Options::default();
    assert!(!new.die_a_faction && !new.tokens_on_land && !new.factories_by_picks);
}

#[test]
fn aa_set_10_ties_roll_again_among_the_tied() {
    let mut play = all_divided(Scene::four().set_up_anew());
    roll_each(&mut play, &[9, 4, 9, 9]);
    for (faction, die) in [(Us, 6), (Su, 7), (G2, 7)] {
        assert_eq!(play.question(), Ask::RollForPlacing { faction }, "only the tied roll again");
        play.roll(&[die]);
    }
    for (faction, die) in [(Su, 2), (G2, 1)] {
        assert_eq!(play.question(), Ask::RollForPlacing { faction }, "as long as there is a tie");
        play.roll(&[die]);
    }
    assert_eq!(play.question(), Ask::Token { faction: Su });
}

#[test]
fn aa_set_10_a_tie_below_the_highest_is_no_tie() {
    let mut play = all_divided(Scene::four().set_up_anew());
    roll_each(&mut play, &[4, 4, 9, 4]);
    assert_eq!(play.question(), Ask::Token { faction: Su });
}

#[test]
fn aa_set_10_the_player_picks_which_of_the_tokens_left() {
    let mut play = all_divided(Scene::duel().set_up_anew());
    roll_each(&mut play, &[12, 1]);
    turn_over(&mut play, 2, 1);
    turn_over(&mut play, 3, 2);
    assert_eq!(play.options(), [1, 3].map(Choice::Token), "the United States' tokens");
    assert_eq!(play.choose(Choice::Token(2)), Err(Why::TokenTurned));
}

// SET-21: tokens and armies without units.

#[test]
fn aa_set_21_a_token_without_units_is_turned_over_and_uses_that_placing_turn() {
    let mut play = all_divided(Scene::duel().set_up_anew());
    roll_each(&mut play, &[12, 1]);
    play.choose(Choice::Token(2)).expect("an empty token");
    assert_eq!(play.question(), Ask::Number { faction: Us, army: 2 }, "it is turned over all the same");
    let told = play.draw(Choice::Number(4));
    assert_eq!(told, [Event::TokenTurned { faction: Us, army: 2, number: 4 }]);
    assert_eq!(play.question(), Ask::Token { faction: G1 }, "and that was this turn of placing");
    turn_over(&mut play, 3, 6);
    assert_eq!(play.question(), Ask::Token { faction: Us });
    assert_eq!(play.field().numbers, [1, 2, 3, 5], "the number is used up");
}

#[test]
fn aa_set_21_an_empty_army_may_be_the_one_chosen() {
    let scene =
        Scene::duel().round(1).unit_with("us-tank-1", "E8", |it| it.army = 1).unit("g1-tank-1", "L12");
    let mut play = scene.play();
    assert_eq!(play.options().len(), 3, "all three are armies");
    play.armies(&[3]).expect("an empty army is an army");
    assert_eq!(play.options(), [Choice::Done]);
    assert_eq!(play.march("us-tank-1", "E7"), Err(Why::Resting { unit: unit("us-tank-1") }));
    end_turn(&mut play);
    play.armies(&[1, 2]).expect("two armies");
    end_turn(&mut play);
    assert_eq!(play.field().armies, Armies::try_from(vec![1, 2]).expect("armies"), "then its other two");
    play.march("us-tank-1", "E7").expect("it acts");
}

#[test]
fn aa_set_21_armies_are_chosen_before_the_first_move_of_the_turn() {
    let mut play = armies_of(Scene::duel()).play();
    assert_eq!(play.march("us-tank-1", "E3"), Err(Why::OtherQuestion), "first the army");
    play.armies(&[2]).expect("one army");
    play.march("us-tank-1", "E3").expect("then the move");
    assert_eq!(play.armies(&[1]), Err(Why::OtherQuestion), "and the choice stands");
}

//! Factions, players and seats (AA-SET-1 to AA-SET-4, AA-SET-7, AA-SET-8).

use super::*;

// SET-1: factions and types.

#[test]
fn aa_set_1_every_faction_has_a_mat_for_each_of_its_six_types() {
    let mats = content::mats();
    for faction in Faction::ALL {
        for kind in Kind::ALL {
            assert_eq!(mats.of(faction, kind).unit, format!("{}-{}", faction.key(), kind.key()));
        }
    }
    assert_eq!(mats.mats.len(), 24);
    let mut setup = Setup::builtin("summer", &FOUR);
    setup.mats.mats.retain(|it| it.unit != "g2-bomber");
    assert_refused(setup, "There is no mat for \"g2-bomber\"");
}

#[test]
fn aa_set_1_factions_are_asymmetric() {
    let play = Play::start(Setup::builtin("summer", &FOUR)).expect("a valid set-up");
    let figures = |faction| Kind::ALL.map(|kind| *play.world().figures(faction, kind));
    for (i, one) in Faction::ALL.into_iter().enumerate() {
        for other in &Faction::ALL[i + 1..] {
            assert_ne!(figures(one), figures(*other), "{one:?} and {other:?}");
        }
    }
    let of = |faction, kind| *play.world().figures(faction, kind);
    for faction in Faction::ALL {
        let katyusha = of(faction, Kind::Artillery).aim == Aim::Area;
        assert_eq!(katyusha, faction == Su, "only the Katyusha strikes an area");
        let flying_fortress = of(faction, Kind::Bomber).air == AirFire::Back;
        assert_eq!(flying_fortress, faction == Us, "only the B-17 does not attack aircraft");
        let mechanized = of(faction, Kind::Special).air == AirFire::No;
        assert_eq!(mechanized, faction == G2, "only mechanized infantry has no fire against aircraft");
    }
    assert_eq!(
        of(G2, Kind::Special).armour,
        of(G2, Kind::Tank).armour,
        "mechanized infantry has a tank's armour"
    );
    let tanks = Faction::ALL.map(|it| (of(it, Kind::Tank).cost, it));
    assert_eq!(tanks.iter().min().map(|it| it.1), Some(Su), "Soviet tanks are cheap");
    assert_eq!(tanks.iter().max().map(|it| it.1), Some(G1), "the Tiger is dear");
}

// SET-2 to SET-4: players.

/// How many of each type a faction has beside the board.
fn sets_of(play: &Play, faction: Faction) -> [usize; 6] {
    Kind::ALL.map(|kind| play.field().n_of_type(faction, kind))
}

#[test]
fn aa_set_2_four_players_have_a_faction_each_on_the_full_board_with_one_set_or_two() {
    // The brook is half a board.
    for board in content::BOARDS.into_iter().filter(|it| *it != "brook") {
        for sets in [1, 2] {
            let play = Play::start(Setup { sets, ..Setup::builtin(board, &FOUR) }).expect("a valid set-up");
            assert_eq!(play.it.game().seats().len(), 4);
            for (faction, seat) in FOUR {
                assert_eq!(sets_of(&play, faction), [sets as usize; 6], "{sets} sets of {faction:?}");
                assert_eq!(play.world().factions_of(Seat(seat)).collect::<Vec<_>>(), [faction]);
            }
            let n_units = play.field().waiting.len();
            assert_eq!(n_units, 4 * 6 * sets as usize);
            assert_eq!(play.field().numbers, (1..=12).collect::<Vec<u8>>());
            assert_eq!(play.world().factories.len(), 10);
        }
    }
}

#[test]
fn aa_set_2_neither_none_nor_three_sets() {
    for sets in [0, 3] {
        for factions in [&FOUR[..], &FOUR[..2]] {
            let setup = Setup { sets, ..Setup::builtin("summer", factions) };
            assert_refused(setup, &format!("{sets} sets of units cannot be played"));
        }
    }
}

#[test]
fn aa_set_2_four_factions_need_the_full_board() {
    for area in [Area::Left, Area::Right] {
        let setup = Setup { area, ..Setup::builtin("summer", &FOUR) };
        assert_refused(setup, "Four factions play on the full board");
    }
}

#[test]
fn aa_set_2_only_two_or_four_factions_play() {
    assert_refused(Setup::builtin("summer", &[]), "two or four can");
    assert_refused(Setup::builtin("summer", &FOUR[..1]), "two or four can");
    assert_refused(Setup::builtin("summer", &FOUR[..3]), "two or four can");
    let twice = [(G1, 0), (Us, 1), (G1, 2), (Su, 3)];
    assert_refused(Setup::builtin("summer", &twice), "A faction is named twice");
}

#[test]
fn aa_set_3_of_three_players_one_holds_both_factions_of_a_team() {
    for factions in [[(G1, 0), (Us, 1), (G2, 0), (Su, 2)], [(G1, 0), (Us, 1), (G2, 2), (Su, 1)]] {
        let play = Play::start(Setup::builtin("summer", &factions)).expect("a valid set-up");
        assert_eq!(play.it.game().seats().len(), 3);
        for (faction, seat) in factions {
            assert_eq!(play.world().seat_of(faction), Seat(seat));
            assert_eq!(sets_of(&play, faction), [1; 6], "as four");
        }
        assert_eq!(play.world().factories.len(), 10, "as four");
    }
}

#[test]
fn aa_set_3_who_holds_two_factions_plays_the_turns_of_both() {
    let mut play = armies_of(Scene::of(&[(Us, 0), (G1, 1), (Su, 0), (G2, 2)])).round(4).play();
    let mut asked = Vec::new();
    for _ in 0..5 {
        asked.push((play.field().active.expect("someone plays"), play.asked()));
        end_turn(&mut play);
    }
    assert_eq!(asked, [(Us, Seat(0)), (G1, Seat(1)), (Su, Seat(0)), (G2, Seat(2)), (Us, Seat(0))]);
}

#[test]
fn aa_set_3_nobody_plays_for_both_teams() {
    let words = "cannot play for both teams";
    assert_refused(Setup::builtin("summer", &[(G1, 0), (Us, 0), (G2, 1), (Su, 2)]), words);
    assert_refused(Setup::builtin("summer", &[(G1, 0), (Us, 0)]), words);
}

#[test]
fn aa_set_4_two_players_have_a_german_and_an_allied_faction_on_half_the_board() {
    for (area, numbers) in [(Area::Left, 1..=6), (Area::Right, 7..=12)] {
        for (german, allied) in [(G1, Us), (G1, Su), (G2, Us), (G2, Su)] {
            for factions in [[(german, 0), (allied, 1)], [(allied, 0), (german, 1)]] {
                for sets in [1, 2] {
                    let setup = Setup { area, sets, ..Setup::builtin("winter", &factions) };
                    let play = Play::start(setup).expect("a valid set-up");
                    assert_eq!(play.field().numbers, numbers.clone().collect::<Vec<u8>>());
                    assert_eq!(play.world().factories.len(), 5, "only that half's factories count");
                    assert_eq!(sets_of(&play, german), [sets as usize; 6]);
                    assert_eq!(sets_of(&play, allied), [sets as usize; 6]);
                }
            }
        }
    }
}

#[test]
fn aa_set_4_two_factions_do_not_play_on_the_full_board() {
    let setup = Setup { area: Area::Full, ..Setup::builtin("summer", &FOUR[..2]) };
    assert_refused(setup, "Two factions play on half a board");
}

#[test]
fn aa_set_4_two_allied_factions_do_not_play_against_each_other() {
    for factions in [[(Us, 0), (Su, 1)], [(G2, 0), (G1, 1)]] {
        assert_refused(Setup::builtin("summer", &factions), "Two allied factions");
    }
}

// SET-7: the experienced variant.

fn experienced(factions: &[(Faction, u8)]) -> Setup {
    let options = Options { experienced: true, ..Options::default() };
    Setup { options, ..Setup::builtin("summer", factions) }
}

fn kinds(list: &[Kind]) -> Choice {
    Choice::Extras(Kinds::from(list.to_vec()))
}

const EXTRAS: [Kind; 4] = [Kind::Infantry, Kind::Special, Kind::Tank, Kind::Bomber];

#[test]
fn aa_set_7_experienced_players_add_four_units_of_a_second_set() {
    let mut play = Play::start(experienced(&FOUR[..2])).expect("a valid set-up");
    assert_eq!(play.it.game().pending().awaited(), [Seat(0), Seat(1)]);
    let extras = [Kind::Tank, Kind::Artillery, Kind::Fighter, Kind::Bomber];
    play.choose_as(0, kinds(&EXTRAS)).expect("four types");
    play.choose_as(1, kinds(&extras)).expect("four types");
    assert_eq!(sets_of(&play, G1), [2, 2, 2, 1, 1, 2]);
    assert_eq!(sets_of(&play, Us), [1, 1, 2, 2, 2, 2]);
    let all =
        "infantry-1 infantry-2 special-1 special-2 tank-1 tank-2 artillery-1 fighter-1 bomber-1 bomber-2";
    play.choose_as(0, piles(G1, [all, "", ""])).expect("all ten are divided");
}

#[test]
fn aa_set_7_not_three_nor_five_nor_one_type_twice() {
    let mut play = Play::start(experienced(&FOUR[..2])).expect("a valid set-up");
    assert_eq!(play.choose_as(0, kinds(&EXTRAS[..3])), Err(Why::WrongExtras));
    assert_eq!(play.choose_as(0, kinds(&Kind::ALL[..5])), Err(Why::WrongExtras));
    // A second set has each type once: naming one twice is naming three.
    let twice = [Kind::Tank, Kind::Tank, Kind::Fighter, Kind::Bomber];
    assert_eq!(play.choose_as(0, kinds(&twice)), Err(Why::WrongExtras));
    let n_options = play.it.game().pending().prompt(Seat(0)).expect("seat 0 is asked").options.len();
    assert_eq!(n_options, 15, "every way to take four of six");
}

#[test]
fn aa_set_7_they_are_chosen_in_secret() {
    let mut play = Play::start(experienced(&FOUR)).expect("a valid set-up");
    let before = play.field();
    for seat in [2, 0, 3] {
        let told = play.choose_as(seat, kinds(&EXTRAS)).expect("four types");
        assert_eq!(told, [], "nothing is told before all have chosen");
        for viewer in (0..4).map(|it| Viewer::Seat(Seat(it))).chain([Viewer::Spectator]) {
            assert_eq!(play.it.game().view(viewer).field, before);
        }
    }
    let told = play.choose_as(1, kinds(&EXTRAS)).expect("four types");
    assert_eq!(told.iter().filter(|it| matches!(it, Event::ExtrasChosen { .. })).count(), 4);
    assert_eq!(play.field().waiting.len(), 40);
}

#[test]
fn aa_set_7_who_holds_two_factions_chooses_for_both() {
    let mut play = Play::start(experienced(&[(G1, 0), (Us, 1), (G2, 0), (Su, 2)])).expect("a valid set-up");
    let extras = [Kind::Tank, Kind::Artillery, Kind::Fighter, Kind::Bomber];
    play.choose_as(0, kinds(&EXTRAS)).expect("four types");
    play.choose_as(1, kinds(&EXTRAS)).expect("four types");
    play.choose_as(2, kinds(&EXTRAS)).expect("four types");
    assert_eq!(play.question(), Ask::Extras { faction: G2 });
    play.choose_as(0, kinds(&extras)).expect("four types");
    assert_eq!(sets_of(&play, G1), [2, 2, 2, 1, 1, 2]);
    assert_eq!(sets_of(&play, G2), [1, 1, 2, 2, 2, 2]);
}

#[test]
fn aa_set_7_not_with_two_sets() {
    let setup = Setup { sets: 2, ..experienced(&FOUR) };
    assert_refused(setup, "The experienced set-up starts from one set, not two");
}

// SET-22: agreed units.

/// So many of each type, in the order of the mats.
fn list(numbers: [u8; 6]) -> std::collections::BTreeMap<Kind, u8> {
    Kind::ALL.into_iter().zip(numbers).filter(|it| it.1 != 0).collect()
}

fn agreed(factions: &[(Faction, u8)], numbers: [u8; 6]) -> Setup {
    let units = factions.iter().map(|it| (it.0, list(numbers))).collect();
    Setup { units, ..Setup::builtin("summer", factions) }
}

#[test]
fn aa_set_22_agreed_lists_of_units_take_the_place_of_sets_and_are_set_up_as_ever() {
    let mut setup = agreed(&FOUR[..2], [3, 0, 2, 1, 0, 0]);
    setup.units.insert(Us, list([1, 1, 0, 0, 4, 0]));
    let mut play = Play::start(setup).expect("a valid set-up");
    assert_eq!(sets_of(&play, G1), [3, 0, 2, 1, 0, 0]);
    assert_eq!(sets_of(&play, Us), [1, 1, 0, 0, 4, 0]);
    let german = ["infantry-1 tank-1", "infantry-2 infantry-3 tank-2", "artillery-1"];
    play.choose_as(0, piles(G1, german)).expect("AA-SET-9 as ever");
    play.choose_as(1, piles(Us, ["infantry-1 special-1", "", "fighter-1 fighter-2 fighter-3 fighter-4"]))
        .expect("AA-SET-9 as ever");
    roll_each(&mut play, &[12, 1]);
    place_everything(&mut play);
    assert_eq!(play.field().units.len(), 12, "all stand");
}

#[test]
fn aa_set_22_lists_that_do_not_fit_are_refused_with_a_sentence() {
    let good = || agreed(&FOUR[..2], [1, 1, 1, 1, 1, 1]);
    assert!(Play::start(good()).is_ok());
    let with = |faction, numbers| {
        let mut setup = good();
        setup.units.insert(faction, list(numbers));
        setup
    };
    assert_refused(with(G2, [1; 6]), "The faction g2 is not in play");
    assert_refused(with(Us, [0; 6]), "needs a unit at least");
    assert_refused(with(Us, [5, 0, 0, 0, 0, 0]), "4 are allowed (AA-SET-18)");
    let mut free = with(Us, [5, 0, 0, 0, 0, 0]);
    free.options.limit_of_four = false;
    assert!(Play::start(free.clone()).is_ok(), "the limit may be switched off");
    free.units.insert(Us, list([31, 0, 0, 0, 0, 0]));
    assert_refused(free, "31 units are too many");
    let mut missing = good();
    missing.units.remove(&G1);
    assert_refused(missing, "There is no list for g1");
    assert_refused(Setup { sets: 2, ..good() }, "take the place of two sets");
    let mut both = good();
    both.options.experienced = true;
    assert_refused(both, "take the place of the experienced set-up");
    let mut v2 = agreed(&FOUR, [1; 6]);
    v2.missions.v2 = Some(aces::missions::V2Setup::of(G1));
    assert_refused(v2, "The V2 mission says which units are played");
}

#[test]
fn aa_set_22_a_set_up_without_lists_is_written_as_before() {
    let written = serde_json::to_string(&Setup::builtin("summer", &FOUR)).expect("a set-up can be written");
    assert!(!written.contains(r#""units":"#));
    let agreed = agreed(&FOUR, [2, 1, 0, 0, 1, 1]);
    let again: Setup = serde_json::from_str(&serde_json::to_string(&agreed).expect("written")).expect("read");
    assert_eq!(again, agreed);
}

// SET-8: seats.

#[test]
fn aa_set_8_allies_do_not_sit_next_to_each_other() {
    for clockwise in [[G1, G2, Us, Su], [Us, Su, G1, G2], [G1, Us, Su, G2], [Us, G1, G2, Su]] {
        let factions: Vec<(Faction, u8)> = clockwise.into_iter().zip(0..).collect();
        assert_refused(Setup::builtin("summer", &factions), "Two allied factions sit next to each other");
    }
    for clockwise in [[G1, Us, G2, Su], [G1, Su, G2, Us], [Us, G2, Su, G1], [Su, G1, Us, G2]] {
        let factions: Vec<(Faction, u8)> = clockwise.into_iter().zip(0..).collect();
        assert!(Play::start(Setup::builtin("summer", &factions)).is_ok(), "{clockwise:?}");
    }
}

#[test]
fn aa_set_8_order_of_play_is_clockwise() {
    for clockwise in [[G1, Us, G2, Su], [Us, G1, Su, G2]] {
        let factions: Vec<(Faction, u8)> = clockwise.into_iter().zip(0..).collect();
        for first in 0..4 {
            let mut play = armies_of(Scene::of(&factions)).round(4).turn(clockwise[first]).play();
            for i in 0..9 {
                assert_eq!(play.field().active, Some(clockwise[(first + i) % 4]));
                assert_eq!(play.field().round, 4 + i as u16 / 4);
                end_turn(&mut play);
            }
        }
    }
}

#[test]
fn aa_set_8_seats_have_no_gaps() {
    let words = "Seats are numbered from 0 without gaps";
    assert_refused(Setup::builtin("summer", &[(G1, 0), (Us, 2)]), words);
    assert_refused(Setup::builtin("summer", &[(G1, 1), (Us, 2)]), words);
    assert_refused(Setup::builtin("summer", &[(G1, 0), (Us, 1), (G2, 3), (Su, 4)]), words);
}

//! Tables with the Automa (AA-SET-5, AA-SET-6).

use aces::{
    automa::coop::Coop,
    setting_up::{Automaton, Difficulty, Intercepts, Seated},
};
use table::{
    Match,
    save::{load, save},
};

use super::*;
use crate::automa::coop::{all_on, is_refused, n_waiting, problems, together};

// SET-5: who plays, with what, and where.

#[test]
fn aa_set_5_two_allied_factions_of_one_set_each_meet_an_automa_with_two_sets() {
    for area in [Area::Left, Area::Right, Area::Full] {
        let play = Play::start(together(Coop::OwnSets).area(area).set_up_anew()).expect("a valid set-up");
        assert_eq!([Us, Su, G1].map(|it| n_waiting(&play, it)), [6, 6, 12], "{area:?}");
    }
    let play = Play::start(Setup { area: Area::Full, ..together(Coop::OwnSets).set_up_anew() });
    assert_eq!(play.expect("a valid set-up").world().factories_to_win(), 6);
    let play = Play::start(together(Coop::OwnSets).set_up_anew()).expect("a valid set-up");
    assert_eq!(play.world().factories_to_win(), 4);
}

#[test]
fn aa_set_5_the_automa_has_its_extra_units_beside_two_sets() {
    let mut setup = together(Coop::OwnSets).set_up_anew();
    setup.automata[0].level = Difficulty::Hard;
    let play = Play::start(setup).expect("a valid set-up");
    assert_eq!(n_waiting(&play, G1), 14);
}

#[test]
fn aa_set_5_other_tables_are_refused_with_a_reason() {
    let good = || together(Coop::OwnSets).set_up_anew();
    assert_eq!(problems(good()), []);
    is_refused(Setup { sets: 2, ..good() }, "one set");
    is_refused(Setup { automata: Vec::new(), ..good() }, "one Automa");
    let seated = |list: &[(Faction, u8)]| {
        list.iter().map(|&(faction, seat)| Seated { faction, seat: Seat(seat) }).collect::<Vec<_>>()
    };
    is_refused(Setup { factions: seated(&[(Us, 0), (G1, 1)]), ..good() }, "three factions");
    is_refused(Setup { factions: seated(&[(Us, 0), (G1, 1), (Su, 0)]), ..good() }, "each has a seat");
    let on_orders =
        |faction| vec![Automaton { faction, level: Difficulty::Easy, intercepts: Intercepts::ByPriority }];
    is_refused(Setup { automata: on_orders(Su), ..good() }, "an Automa of the enemy");
    let three = Setup { coop: None, area: Area::Full, ..good() };
    is_refused(three, "3 factions cannot play");
}

#[test]
fn aa_set_5_a_match_without_partners_is_written_as_before() {
    let setup = Setup::builtin("summer", &[(Us, 0), (G1, 1)]);
    let (it, _) = Match::<aces::Aces>::new(setup).expect("a valid set-up");
    let text = save(&it);
    assert!(!text.contains("coop") && !text.contains("asked"));
    let mut play = Play::start(together(Coop::OwnSets).set_up_anew()).expect("a valid set-up");
    let choice = all_on(&play, Us, 1);
    play.choose_as(0, choice).expect("a division");
    let again = load::<aces::Aces>(&save(&play.it)).expect("it can be read");
    assert_eq!(again.setup().coop, Some(Coop::OwnSets));
    assert_eq!(again.game().pending(), play.it.game().pending());
}

// SET-6: solo.

#[test]
fn aa_set_6_solo_is_one_faction_against_an_automa_with_as_many_sets_on_half_a_board() {
    for sets in [1, 2] {
        for area in [aces::map::Area::Left, aces::map::Area::Right] {
            let mut setup = Scene::duel().automa(Faction::G1).area(area).set_up_anew();
            setup.sets = sets;
            let play = crate::scene::Play::start(setup).expect("a solo game can be set up");
            let units = |faction| play.field().waiting.iter().filter(|it| it.id.faction() == faction).count();
            assert_eq!((units(Faction::Us), units(Faction::G1)), (6 * sets as usize, 6 * sets as usize));
            assert_eq!(play.world().factories.len(), 5, "half a board");
            assert_eq!(play.asked().0, 0, "only the person divides units");
        }
    }
}

// SET-7, SET-22 with the Automa.

#[test]
fn aa_set_7_with_the_automa_only_people_choose_four_units_more() {
    let mut scene = Scene::duel().automa(G1).options(|it| it.experienced = true);
    let mut play = Play::start(scene.clone().set_up_anew()).expect("solo with a second set");
    assert_eq!((play.asked(), play.question()), (Seat(0), Ask::Extras { faction: Us }));
    play.choose(Choice::Extras(Kinds::from(Kind::ALL[..4].to_vec()))).expect("four types");
    assert_eq!(n_waiting(&play, Us), 10);
    scene.setup.sets = 2;
    is_refused(scene.set_up_anew(), "starts from one set");
}

#[test]
fn aa_set_7_partners_choose_four_each_or_pick_four_of_the_divided_faction_in_turn() {
    let own = together(Coop::OwnSets).options(|it| it.experienced = true);
    let mut play = Play::start(own.set_up_anew()).expect("a valid set-up");
    assert_eq!(play.it.game().pending().awaited(), [Seat(0), Seat(1)]);
    for seat in [0, 1] {
        let four = Choice::Extras(Kinds::from(Kind::ALL[2..].to_vec()));
        play.choose_as(seat, four).expect("four types");
    }
    assert_eq!([Us, Su].map(|it| n_waiting(&play, it)), [10, 10]);
    let divided = together(Coop::Divided).options(|it| it.experienced = true);
    let mut play = Play::start(divided.set_up_anew()).expect("a valid set-up");
    let mut n_options = Vec::new();
    while let Ask::ShareUnit { .. } = play.question() {
        let options = play.options();
        n_options.push(options.len());
        play.choose(options[0].clone()).expect("it is offered");
    }
    assert_eq!(n_options, [6, 5, 4, 3, 2, 1, 6, 5, 4, 3], "a set, and four of a second one, each type once");
    assert_eq!([Us, Su].map(|it| n_waiting(&play, it)), [5, 5]);
}

#[test]
fn aa_set_22_the_automa_draws_a_third_of_an_agreed_list_for_its_first_and_second_token() {
    let list = |n: u8| -> std::collections::BTreeMap<Kind, u8> {
        [(Kind::Infantry, n), (Kind::Tank, n), (Kind::Fighter, n)].into_iter().collect()
    };
    let mut setup = Scene::duel().automa(G1).set_up_anew();
    setup.units = [(Us, list(1)), (G1, list(3))].into_iter().collect();
    let mut play = Play::start(setup).expect("a valid set-up");
    let mut chance = table::Shuffler::new(5);
    while play.field().round == 0 {
        let answer = play.it.game().random_answer(&mut chance).expect("someone is asked");
        play.answer(answer).expect("a legal answer");
    }
    let of_army = |army| play.field().units.of(G1).filter(|it| it.army == army).count();
    assert_eq!([1, 2, 3].map(of_army), [3, 3, 3]);
    let divided = |units: &[(Faction, u8)]| {
        let mut setup = together(Coop::Divided).set_up_anew();
        setup.units = units.iter().map(|it| (it.0, list(it.1))).collect();
        setup
    };
    let mut play = Play::start(divided(&[(Us, 2), (G1, 2)])).expect("the lead's list is divided");
    while let Ask::ShareUnit { .. } = play.question() {
        let option = play.options()[0].clone();
        play.choose(option).expect("it is offered");
    }
    assert_eq!([Us, Su, G1].map(|it| n_waiting(&play, it)), [3, 3, 6]);
    is_refused(divided(&[(Us, 2), (Su, 2), (G1, 2)]), "those of its partner are divided");
}

#[test]
fn aa_set_12_a_program_may_have_the_game_pause_before_the_automas_turn() {
    let scene = |pause| {
        let scene = Scene::duel().automa(G1).options(|it| it.pause_before_automa = pause);
        scene.unit("us-tank-1", "C3").unit("g1-fighter-1", "K13").flag(Us, "A1")
    };
    let mut play = scene(true).play();
    for _ in 0..3 {
        play.done().expect("the turn ends");
    }
    assert_eq!((play.question(), play.asked()), (Ask::AutomaBegins { faction: G1 }, Seat(1)));
    assert_eq!(play.at("g1-fighter-1"), "K13", "nothing has happened yet");
    let told = play.done().expect("the Automa's seat lets it begin");
    assert!(told.iter().any(|it| matches!(it, Event::Considered { .. } | Event::Acted { .. })), "{told:?}");
    let mut play = scene(false).play();
    for _ in 0..3 {
        play.done().expect("the turn ends");
    }
    assert!(!matches!(play.question(), Ask::AutomaBegins { .. }));
}

#[test]
fn aa_set_6_an_automa_without_a_seat_of_its_own_is_refused() {
    let wrong = |scene: Scene| scene.try_play().err().map(|it| it[0].what.clone()).unwrap_or_default();
    assert!(wrong(Scene::duel().automa(Faction::Su)).contains("is not in play"));
    assert!(wrong(Scene::duel().automa(Faction::G1).automa(Faction::G1)).contains("is named twice"));
    let seats = [(Faction::Us, 0), (Faction::G1, 1), (Faction::Su, 2), (Faction::G2, 1)];
    assert!(wrong(Scene::of(&seats).automa(Faction::G2)).contains("needs a seat of its own"));
}

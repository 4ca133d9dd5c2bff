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

//! How the Automa sets up (AA-AUT-1, AA-AUT-2, AA-AUT-30).

use super::*;

#[test]
fn aa_aut_1_the_level_says_which_units_the_automa_has_beyond_its_set() {
    use Difficulty::*;
    for (level, extra) in [
        (Easy, vec![]),
        (Standard, vec![Kind::Artillery]),
        (Hard, vec![Kind::Artillery, Kind::Infantry]),
        (Overkill, vec![Kind::Tank, Kind::Special]),
    ] {
        for sets in 1..=2 {
            let mut setup = solo().set_up_anew();
            setup.automata[0].level = level;
            setup.sets = sets;
            let field = Play::start(setup).expect("a valid set-up").field();
            for kind in Kind::ALL {
                let n = sets as usize + extra.iter().filter(|it| **it == kind).count();
                assert_eq!(field.n_of_type(Faction::G2, kind), n, "{level:?}, {kind:?}, {sets} sets");
                assert_eq!(field.n_of_type(Faction::Us, kind), sets as usize, "the human has no more");
            }
        }
    }
}

/// The game up to the Automa's first token, which shows number 1 (C3).
fn first_token(scene: Scene, sets: u8) -> Play {
    let mut setup = scene.set_up_anew();
    setup.sets = sets;
    let mut play = Play::start(setup).expect("a valid set-up");
    let mine = play.field().waiting.iter().map(|it| it.id).filter(|it| it.faction() == Faction::Us).collect();
    play.choose(Choice::Divide(Box::new([mine, vec![], vec![]]))).expect("only the human divides");
    play.roll(&[1]);
    play.roll(&[12]);
    play.draw(Choice::Number(1));
    play
}

fn draw_units(play: &mut Play, ids: &[&str]) -> Vec<String> {
    for id in ids {
        play.draw(Choice::Unit(unit(id)));
    }
    ids.iter().map(|it| play.at(it)).collect()
}

/// The human does as chance will have it, until the Automa draws from its bag or the game begins.
fn on_to_the_bag(play: &mut Play) {
    let mut chance = Shuffler::new(3);
    loop {
        if play.field().round != 0 {
            return;
        }
        if let Pending::Chance(_) = play.it.game().pending()
            && let Ask::Lot { of: Lot::Bag { .. }, .. } = play.question()
        {
            return;
        }
        let answer = play.it.game().random_answer(&mut chance).expect("someone is asked");
        play.answer(answer).expect("a legal answer");
    }
}

#[test]
fn aa_aut_2_two_units_are_drawn_for_the_first_and_second_token_and_all_that_remain_for_the_third() {
    for (sets, drawn) in [(1, 2), (2, 4)] {
        let mut play = first_token(solo(), sets);
        let of_army =
            |play: &Play, army| play.field().units.of(Faction::G2).filter(|it| it.army == army).count();
        assert_eq!(lot(&play), Lot::Bag { army: 1 });
        assert_eq!(play.bag().len(), 6 * sets as usize, "all its units are in the bag");
        while play.field().round == 0 {
            on_to_the_bag(&mut play);
            play.let_chance_speak(&mut Shuffler::new(11));
        }
        for army in 1..=3 {
            let n = if army == 3 { 6 * sets as usize - 2 * drawn } else { drawn };
            assert_eq!(of_army(&play, army), n, "{sets} sets, token {army}");
        }
    }
}

#[test]
fn aa_aut_2_the_third_token_gets_the_extra_units_too() {
    let mut setup = solo().set_up_anew();
    setup.automata[0].level = Difficulty::Overkill;
    let mut play = Play::start(setup).expect("a valid set-up");
    let mut chance = Shuffler::new(5);
    while play.field().round == 0 {
        let answer = play.it.game().random_answer(&mut chance).expect("someone is asked");
        play.answer(answer).expect("a legal answer");
    }
    let n = |army| play.field().units.of(Faction::G2).filter(|it| it.army == army).count();
    assert_eq!((n(1), n(2), n(3)), (2, 2, 4));
}

#[test]
fn aa_aut_2_the_first_drawn_stands_on_the_number_the_next_ones_clockwise_around_it_from_the_top() {
    let mut play = first_token(solo(), 2);
    let places = draw_units(&mut play, &["g2-tank-1", "g2-infantry-2", "g2-bomber-1", "g2-artillery-2"]);
    assert_eq!(places, ["C3", "C2", "D2", "D3"]);
}

#[test]
fn aa_aut_30_ground_units_but_infantry_skip_water() {
    let wet = || first_token(solo().terrain('~', "C2 D3"), 2);
    let tanks = ["g2-infantry-1", "g2-tank-1", "g2-artillery-1", "g2-tank-2"];
    assert_eq!(draw_units(&mut wet(), &tanks), ["C3", "D2", "C4", "B3"]);
    let swimmers = ["g2-tank-1", "g2-special-1", "g2-tank-2", "g2-fighter-1"];
    assert_eq!(draw_units(&mut wet(), &swimmers), ["C3", "C2", "D2", "D3"], "infantry and aircraft do not");
}

#[test]
fn aa_aut_30_hexes_with_a_factory_are_skipped_and_the_second_ring_follows_the_first() {
    let scene = solo().terrain('.', "A1").terrain('F', "C2");
    let mut play = first_token(scene.terrain('~', "D2 D3 C4 B3"), 2);
    let places = draw_units(&mut play, &["g2-tank-1", "g2-tank-2", "g2-artillery-1", "g2-artillery-2"]);
    assert_eq!(places, ["C3", "B2", "C1", "D1"], "B2 closes the ring; C1 is the top of the next");
}

#[test]
fn aa_aut_2_its_armies_are_drawn_at_random_under_the_limit() {
    let scene = || {
        let army = |n: u8| move |it: &mut Unit| it.army = n;
        let scene = solo().round(1).unit("us-tank-1", "C3").unit_with("g2-tank-1", "K3", army(1));
        scene.unit_with("g2-tank-2", "K8", army(2)).unit_with("g2-tank-3", "K13", army(3))
    };
    let armies = |list: &[u8]| Choice::Armies(Armies::try_from(list.to_vec()).expect("armies are 1 to 3"));
    let mut play = scene().turn(Faction::G2).play();
    assert_eq!(lot(&play), Lot::Armies);
    assert_eq!(play.bag(), [armies(&[1]), armies(&[2]), armies(&[3])], "the first to play uses one");
    let told = play.draw(armies(&[2]));
    assert_eq!(acted(&told), [unit("g2-tank-2")]);
    let mut play = scene().turn(Faction::Us).play();
    play.armies(&[1]).expect("the human chooses");
    play.pass();
    assert_eq!(play.bag(), [armies(&[1, 2]), armies(&[1, 3]), armies(&[2, 3])], "the second two");
    let told = play.draw(armies(&[1, 3]));
    let mut told = acted(&told);
    told.extend(acted(&play.let_chance_speak(&mut Shuffler::new(1))));
    assert!(told.contains(&unit("g2-tank-1")) && told.contains(&unit("g2-tank-3")), "{told:?}");
    assert!(!told.contains(&unit("g2-tank-2")), "its army rests");
}

#[test]
fn aa_aut_2_in_round_two_the_first_uses_its_other_two_armies_without_a_draw() {
    let army = |n: u8| move |it: &mut Unit| it.army = n;
    let scene = solo().round(2).turn(Faction::G2).unit("us-tank-1", "C3");
    let scene = scene.unit_with("g2-tank-1", "K3", army(1)).unit_with("g2-artillery-1", "K8", army(2));
    let used = Armies::try_from(vec![1]).expect("armies are 1 to 3");
    let play = scene.position(|it| it.used[Faction::G2] = used).play();
    assert_eq!(play.field().active, Some(Faction::Us), "its turn is over");
    assert_eq!(play.at("g2-tank-1"), "K3", "army 1 rests");
    assert_ne!(play.at("g2-artillery-1"), "K8", "army 2 acts");
}

#[test]
fn aa_aut_35_its_four_extra_units_are_drawn_blindly_and_go_into_the_bag() {
    let experienced = |mut scene: Scene| {
        scene.setup.options.experienced = true;
        let mut setup = scene.set_up_anew();
        setup.automata[0].level = Difficulty::Standard;
        setup
    };
    let mut play = Play::start(experienced(solo())).expect("a valid set-up");
    let four = Choice::Extras(Kinds::from(Kind::ALL[..4].to_vec()));
    play.choose(four).expect("the person chooses");
    for (n_left, kind) in [(6, Kind::Tank), (5, Kind::Bomber), (4, Kind::Infantry), (3, Kind::Fighter)] {
        assert_eq!((lot(&play), play.bag().len()), (Lot::Extra, n_left), "each type once");
        play.draw(Choice::Kind(kind));
    }
    let n = Kind::ALL.map(|it| play.field().n_of_type(Faction::G2, it));
    assert_eq!(n, [2, 1, 2, 2, 2, 2], "a set, four of a second, and the artillery of its level");
    let mut chance = Shuffler::new(7);
    while play.field().round == 0 {
        let answer = play.it.game().random_answer(&mut chance).expect("someone is asked");
        play.answer(answer).expect("a legal answer");
    }
    let of_army = |army| play.field().units.of(Faction::G2).filter(|it| it.army == army).count();
    assert_eq!([1, 2, 3].map(of_army), [2, 2, 7], "2 for the first and the second, as with one set");
}

#[test]
fn aa_aut_35_against_partners_it_draws_four_for_each_of_its_two_sets() {
    use aces::automa::coop::Coop;
    let mut scene = coop::together(Coop::OwnSets);
    scene.setup.options.experienced = true;
    let mut play = Play::start(scene.set_up_anew()).expect("a valid set-up");
    for seat in [0, 1] {
        let four = Choice::Extras(Kinds::from(Kind::ALL[..4].to_vec()));
        play.choose_as(seat, four).expect("four types");
    }
    let mut chance = Shuffler::new(7);
    while let Pending::Chance(_) = play.it.game().pending() {
        let answer = play.it.game().random_answer(&mut chance).expect("a draw");
        play.answer(answer).expect("it fits");
    }
    assert_eq!(coop::n_waiting(&play, Faction::G1), 20, "as many as theirs together");
}

//! MEL: melee.

use sergeants::{
    Choice, Event, Procedure,
    content::{Act, Equipment, Gives, Stat, Tag},
    measure::{Facing, Place},
    state::At,
};
use table::{Pending, Seat};

use crate::scenes::{
    armed, fighting,
    maps::tile,
    stage::{Run, Stage, card, open_ground},
};

#[test]
fn sm_mel_2_fight_cards_and_half_when_struck_from_behind() {
    let run = fighting::five().hands([&[], &[(11, 6)]]).begin(vec![Procedure::Melees]);
    let melee = run.field().melee.expect("a melee is fought");
    assert_eq!((melee.order, melee.draws), (vec![Seat(1), Seat(0)], vec![3, 6]));
}

#[test]
fn sm_mel_5_the_melee_of_five() {
    let mut run = fighting::five().hands([&[], &[(11, 6)]]).begin(vec![Procedure::Melees]);
    run.draw(11, 4).draw(11, 2).draw(11, 1);
    run.draw(1, 4).draw(1, 3).draw(1, 2).draw(1, 1).draw(1, 5).draw(1, 6);
    let strike = |tag, nr, on| Choice::Strike { card: card(tag, nr), on: Tag(on) };
    run.choose(1, strike(11, 4, 1)).choose(0, strike(1, 4, 12));
    run.choose(1, strike(11, 2, 2)).choose(0, strike(1, 3, 11));
    run.choose(1, strike(11, 1, 3)).choose(0, strike(1, 2, 11));
    for nr in [1, 5, 6] {
        run.choose(0, strike(1, nr, 11));
    }
    let dead = |run: &Run, tag| run.field().figure(Tag(tag)).is_some_and(|it| it.at == At::Dead);
    assert!(dead(&run, 1) && dead(&run, 12));
    assert!(fighting::is(&run, 2).1 && fighting::is(&run, 11).1 && fighting::is(&run, 11).2);
    assert_eq!(run.field().scores(), [3, 3]);
    assert!(run.is_over());
}

#[test]
fn sm_mel_3_no_blow_without_contact() {
    let mut run = fighting::man_to_man(40);
    run.draw(1, 4).draw(1, 2).draw(11, 4).draw(11, 2);
    run.choose(0, Choice::Strike { card: card(1, 4), on: Tag(11) }).choose(0, Choice::No);
    assert!(run.is_over());
    assert_eq!(
        run.field().tableau.map(|_, it| it.discards.clone()),
        vec![vec![card(1, 4), card(1, 2)], vec![card(11, 2), card(11, 4)]].into()
    );
}

#[test]
fn sm_mel_1_more_soldiers_first_then_the_lowest_tag() {
    let stage = fighting::five().post(4, fighting::right(340, 40)).post(13, fighting::left(356, 40));
    let mut run = stage.hands([&[], &[(11, 6)]]).begin(vec![Procedure::Melees]);
    assert_eq!(run.field().melee.expect("it is fought").soldiers.len(), 5);
    run.draw(11, 1).draw(11, 5).draw(12, 1);
    for nr in 1..=6 {
        run.draw(1, nr);
    }
    assert!(matches!(run.game.pending(), Pending::Decide { .. }));
}

#[test]
fn sm_mel_6_a_survivor_is_moved_off_the_edge_onto_the_opponents_side() {
    let mut run = fighting::man_to_man(76);
    run.draw(1, 4).draw(1, 2).draw(11, 1).draw(11, 5);
    run.choose(0, Choice::Strike { card: card(1, 4), on: Tag(11) }).choose(0, Choice::No);
    assert_eq!(run.field().place(Tag(1)), Some(fighting::right(88, 40)));
}

#[test]
fn sm_mel_4_survivors_still_touching_stay_locked() {
    let stage = Stage::new().post(1, fighting::right(40, 40)).post(11, fighting::left(56, 40));
    let mut run = stage.begin(vec![Procedure::Melees, Procedure::EndPhase, Procedure::Phase { phase: 2 }]);
    run.draw(1, 1).draw(1, 5).draw(11, 1).draw(11, 5);
    for (seat, tag, nr, on) in [(0, 1, 1, 11), (1, 11, 1, 1), (0, 1, 5, 11), (1, 11, 5, 1)] {
        run.choose(seat, Choice::Strike { card: card(tag, nr), on: Tag(on) });
    }
    // At the next phase's end it goes on, and not before.
    assert!(run.field().melee.is_some() && run.field().phase == 2);
    let phases: Vec<usize> = run
        .events
        .split(|it| matches!(it, Event::PhaseBegan { .. }))
        .map(|it| it.iter().filter(|it| matches!(it, Event::MeleeBegan(_))).count())
        .collect();
    assert_eq!(phases, [1, 1]);
}

#[test]
fn sm_mel_1_of_two_as_large_the_one_with_the_lowest_tag_first() {
    let down = |x| Place::new(x, 40, Facing::DOWN);
    let mut stage = Stage::new();
    // The three of 4 first, then 1, then 2: nobody draws anything, so that all is over at once.
    for (own, enemy, x) in [(2, 12, 40), (1, 13, 200), (4, 11, 280)] {
        stage = stage.post(own, down(x)).post(enemy, Place::new(x, 56, Facing::UP));
    }
    stage = stage.post(5, Place::new(294, 56, Facing::LEFT));
    for tag in crate::scenes::stage::TAGS {
        stage = stage.with(tag, |it| it.fight = 0);
    }
    let run = stage.begin(vec![Procedure::Melees]);
    let fought = run.events.iter().filter_map(|it| match it {
        Event::MeleeBegan(melee) => Some(melee.soldiers.iter().map(|it| it.0).collect::<Vec<u16>>()),
        _ => None,
    });
    assert_eq!(fought.collect::<Vec<_>>(), [vec![4, 5, 11], vec![1, 13], vec![2, 12]]);
}

#[test]
fn sm_mel_6_it_is_the_enemys_side_whichever_way_the_survivor_faces() {
    // 11 strikes 1 from behind, across the edge at 80: 1 faces right, away from him.
    let stage = Stage::new().post(1, fighting::right(84, 40)).post(11, fighting::right(68, 40));
    let mut run =
        stage.post(12, fighting::left(440, 40)).hands([&[(1, 7)], &[]]).begin(vec![Procedure::Melees]);
    run.draw(1, 4).draw(11, 1).draw(11, 5);
    run.choose(0, Choice::Strike { card: card(1, 4), on: Tag(11) }).choose(0, Choice::No);
    assert_eq!(run.field().place(Tag(1)), Some(fighting::right(72, 40)));
}

#[test]
fn sm_mel_6_a_melee_that_ends_by_a_shot_moves_the_survivor_too_and_never_onto_no_move() {
    let pond =
        "name: \"pond\", terrain: open, no_move: true, shape: area([(4, 30), (30, 30), (30, 50), (4, 50)])";
    let mut laid = open_ground();
    laid[1] = tile("2", (1, 0), "").piece(pond);
    let stage = Stage::on(&laid).post(1, fighting::right(76, 40)).post(11, fighting::left(92, 56));
    let stage = stage.but(|it| (it.at, it.spotted) = (Some(Place::new(91, 46, Facing::LEFT)), true));
    let mut run =
        stage.post(2, fighting::right(20, 60)).post(12, fighting::left(440, 40)).acts(2, &[Act::Shoot]);
    // All three bands apply at three inches: the first hit kills the enemy.
    run.soldier(0, 11).draw(1, 4).draw(11, 4);
    let at = run.field().place(Tag(1)).expect("he lives");
    let world = run.game.world();
    let bounds = world.map.tile(world.tile_of(at).expect("he is on the map")).bounds;
    assert_eq!(world.base.juts_out(at, bounds), 0);
    assert!(88 <= at.at.x, "{at:?}");
    assert!(!(85..110).contains(&at.at.x) || !(31..50).contains(&at.at.y), "{at:?}");
}

#[test]
fn sm_mel_2_a_knife_adds_to_fight() {
    let knife = Equipment::new("knife", Gives::Ability { what: Stat::Fight, by: 1 });
    for (pinned, draws) in [(false, vec![3, 2]), (true, vec![1, 2])] {
        let mut stage = armed::own(Stage::new(), vec![knife.clone()]);
        stage = stage
            .post(1, armed::right(40, 40))
            .but(|it| (it.carries, it.pinned) = (vec!["knife".into()], pinned));
        let stage = stage.post(11, Place::new(56, 40, Facing::LEFT));
        let run = stage.begin(vec![Procedure::Melees]);
        assert_eq!(run.field().melee.expect("they fight").draws, draws);
    }
}

#[test]
fn sm_mel_6_who_lies_wholly_in_his_tile_stays_where_he_is() {
    // The edge at 80 is between them, and neither lies across it.
    let stage = Stage::new().post(1, fighting::right(72, 40)).post(11, fighting::left(88, 40));
    let mut run =
        stage.post(12, fighting::left(440, 40)).hands([&[(1, 7)], &[]]).begin(vec![Procedure::Melees]);
    run.draw(1, 4).draw(1, 2).draw(11, 1).draw(11, 5);
    run.choose(0, Choice::Strike { card: card(1, 4), on: Tag(11) }).choose(0, Choice::No);
    assert_eq!(run.field().place(Tag(1)), Some(fighting::right(72, 40)));
}

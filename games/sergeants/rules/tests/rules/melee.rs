//! MEL: melee.

use sergeants::{At, Choice, Equipment, Facing, Gives, Place, Procedure, Tag, cards::Stat};
use table::{Pending, Seat};

use crate::scenes::{
    armed, fighting,
    stage::{Run, Stage, card},
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
    assert_eq!(run.field().score, [3, 3]);
    assert!(run.is_over());
}

#[test]
fn sm_mel_3_no_blow_without_contact() {
    let stage = Stage::new()
        .post(1, fighting::right(40, 40))
        .post(11, fighting::left(56, 40))
        .post(12, fighting::left(440, 40));
    let mut run = stage.hands([&[(1, 7)], &[]]).begin(vec![Procedure::Melees]);
    run.draw(1, 4).draw(1, 2).draw(11, 4).draw(11, 2);
    run.choose(0, Choice::Strike { card: card(1, 4), on: Tag(11) }).choose(0, Choice::No);
    assert!(run.is_over());
    assert_eq!(run.field().discards, [vec![card(1, 4), card(1, 2)], vec![card(11, 2), card(11, 4)]]);
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
    let stage = Stage::new()
        .post(1, fighting::right(76, 40))
        .post(11, fighting::left(92, 40))
        .post(12, fighting::left(440, 40));
    let mut run = stage.hands([&[(1, 7)], &[]]).begin(vec![Procedure::Melees]);
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
    // The next phase's end: it goes on.
    assert!(run.field().melee.is_some());
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

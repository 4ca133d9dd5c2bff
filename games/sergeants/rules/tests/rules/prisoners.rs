//! PRI: prisoners.

use sergeants::{At, Choice, Place, Point, Procedure, Tag, cards::Act};

use crate::scenes::{
    fighting,
    stage::{Stage, card},
};

#[test]
fn sm_pri_1_a_kill_card_may_capture_and_a_prisoner_is_worth_double() {
    let run = fighting::captured();
    assert_eq!(run.field().figure(Tag(11)).map(|it| it.at), Some(At::With(Tag(1))));
    assert_eq!((run.field().score, run.field().kills), (vec![6, 0], vec![1, 0]));
}

#[test]
fn sm_pri_1_not_while_another_free_enemy_is_there() {
    let mut run = fighting::five().begin(vec![Procedure::Melees]);
    run.draw(1, 4).draw(1, 3).draw(1, 2).draw(1, 1).draw(1, 5).draw(1, 6);
    run.draw(11, 4).draw(11, 2).draw(11, 1);
    run.choose(0, Choice::Strike { card: card(1, 4), on: Tag(12) });
    assert_eq!(run.field().figure(Tag(12)).map(|it| it.at), Some(At::Dead));
}

fn escort() -> Stage {
    let stage = Stage::new()
        .post(1, fighting::right(40, 40))
        .post(11, fighting::left(56, 40))
        .but(|it| it.prisoner_of = Some(Tag(1)));
    fighting::spotted(stage.post(12, fighting::left(120, 40)))
}

#[test]
fn sm_pri_2_an_escort_neither_shoots_nor_spots() {
    let mut run = escort().acts(1, &[Act::Shoot, Act::Spot]);
    assert_eq!(run.options(0), [Choice::Done]);
    assert_eq!(run.choose(0, Choice::Done).options(0), [Choice::Done]);
}

#[test]
fn sm_pri_3_escort_and_prisoner_are_hit_by_turns() {
    let mut stage = escort();
    stage.position.soldiers[0].spotted = true;
    let mut run = stage.post(2, fighting::right(600, 40)).acts(12, &[Act::Shoot]);
    run.soldier(1, 1).draw(12, 2).draw(1, 2).draw(11, 2).draw(1, 1);
    assert!(fighting::is(&run, 1).1 && fighting::is(&run, 11).1);
}

#[test]
fn sm_pri_4_a_free_enemy_in_contact_frees_the_prisoner() {
    let mut run = escort().post(2, fighting::right(600, 40)).acts(12, &[Act::Walk]);
    // Walk 3 is 48 sixteenths; the bases meet when the centres are 16 apart.
    run.choose(1, Choice::Walk(fighting::left(72, 40).into()));
    assert!(matches!(run.field().figure(Tag(11)).map(|it| it.at), Some(At::With(_))));
    let mut stage = escort();
    stage.position.soldiers[2].at = Some(fighting::left(100, 40));
    let mut run = stage.post(2, fighting::right(600, 40)).acts(12, &[Act::Walk]);
    run.choose(1, Choice::Walk(fighting::left(56, 40).into()));
    assert!(run.field().place(Tag(11)).is_some() && fighting::is(&run, 11).1);
}

#[test]
fn sm_pri_5_a_prisoner_let_go_moves_at_once() {
    let mut run = escort().post(2, fighting::right(600, 40)).acts(1, &[Act::Walk]);
    run.choose(0, Choice::LetGo(Tag(11)));
    let from = run.field().place(Tag(11)).expect("he is free");
    run.choose(1, Choice::Walk(Place { at: Point::new(from.at.x, from.at.y), ..from }.into()));
    assert_eq!(fighting::is(&run, 11), (false, true, false));
}

#[test]
fn sm_pri_5_a_friend_who_moves_into_contact_may_be_given_prisoners() {
    let mut run = escort().post(2, fighting::right(40, 95)).acts(2, &[Act::Walk]);
    run.choose(0, Choice::Walk(fighting::right(40, 52).into()));
    let hand_over = Choice::HandOver { prisoner: Tag(11), to: Tag(2) };
    assert_eq!(run.options(0), [hand_over.clone(), Choice::Done]);
    run.choose(0, hand_over);
    assert_eq!(run.field().figure(Tag(11)).map(|it| it.at), Some(At::With(Tag(2))));
    assert!(run.is_over());
}

#[test]
fn sm_pri_5_an_escort_who_moves_or_a_friend_who_turns_hands_nothing_over() {
    let mut run = escort().post(2, fighting::right(40, 70)).acts(1, &[Act::Walk]);
    assert_eq!(run.options(0), [Choice::Done, Choice::Leave { gate: 0 }, Choice::LetGo(Tag(11))]);
    run.choose(0, Choice::Walk(fighting::right(40, 58).into()));
    assert!(run.is_over());
    let mut run = escort().post(2, fighting::right(40, 52)).acts(2, &[Act::Walk]);
    run.choose(0, Choice::Walk(fighting::left(40, 52).into()));
    assert!(run.is_over());
}

#[test]
fn sm_pri_6_a_prisoners_draw_is_lost_and_his_vp_go_with_the_escort() {
    let stage = Stage::new()
        .post(1, fighting::right(40, 40))
        .post(11, fighting::left(56, 40))
        .with(11, |it| it.draw = 2);
    let stage = stage.but(|it| it.prisoner_of = Some(Tag(1))).post(12, fighting::left(440, 40));
    let mut run = stage.begin(vec![Procedure::Turn { turn: 1 }]);
    assert_eq!(run.draw_all(), [3, 3]);
    assert_eq!(run.field().score, [6, 0]);
}

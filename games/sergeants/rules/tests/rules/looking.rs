//! LOK: the LOOK action: drawing cards, and spotting hidden enemies.

use sergeants::{
    Choice,
    content::{Act, Action, Tag},
};

use crate::scenes::{
    example, fighting,
    maps::{tile, up},
    stage::Stage,
};

#[test]
fn sm_lok_2_the_nearest_hidden_enemy_in_squares() {
    let stage = Stage::new()
        .post(1, fighting::right(40, 40))
        .post(11, fighting::left(280, 40))
        .post(12, fighting::left(440, 40));
    let mut run = stage.acts(1, &[Act::Spot]);
    assert_eq!(run.options(0), [Choice::Soldier(Tag(11)), Choice::Done]);
    run.soldier(0, 11);
    assert_eq!(fighting::is(&run, 11), (true, false, false));
}

#[test]
fn sm_lok_2_if_the_nearest_is_impossible_the_next_is_tried() {
    let laid =
        [tile("1", (0, 0), ""), tile("2", (0, 1), "look: -9"), tile("3", (1, 0), ""), tile("4", (2, 0), "")];
    let stage = Stage::bare(&laid).with(1, |it| it.spot = 9);
    let run = stage.post(1, up(40, 40)).post(11, up(40, 120)).post(12, up(200, 40)).acts(1, &[Act::Spot]);
    assert_eq!(run.options(0)[0], Choice::Soldier(Tag(12)));
}

#[test]
fn sm_lok_1_draw_as_many_as_the_soldiers_draw() {
    let stage = Stage::new()
        .post(1, fighting::right(40, 40))
        .with(1, |it| it.draw = 2)
        .post(11, fighting::left(440, 40));
    assert_eq!(stage.acts(1, &[Act::Draw]).draw_all(), [2, 0]);
}

#[test]
fn sm_lok_3_spotting_needs_the_distance_and_no_more() {
    let look = example::from_jackson(Action::Look);
    assert!(look.is_spotted_by(14));
    assert!(!look.is_spotted_by(13));
}

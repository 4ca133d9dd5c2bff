//! Soldiers who shoot at each other, or fight.

use sergeants::{
    Choice, Procedure,
    content::Tag,
    measure::{Facing, Place},
};

use crate::scenes::{
    maps::up,
    stage::{Run, Stage, card},
};

pub fn right(x: i32, y: i32) -> Place {
    Place::new(x, y, Facing::RIGHT)
}

pub fn left(x: i32, y: i32) -> Place {
    Place::new(x, y, Facing::LEFT)
}

pub fn spotted(stage: Stage) -> Stage {
    stage.but(|it| it.spotted = true)
}

pub fn is(run: &Run, tag: u16) -> (bool, bool, bool) {
    let figure = run.field().figure(Tag(tag)).expect("he is there").clone();
    (figure.spotted, figure.pinned, figure.wounded)
}

pub fn duel(inches: i32) -> Stage {
    spotted(Stage::new().post(1, right(40, 40)).post(11, left(40 + 16 * inches, 40)))
}

/// The book's five: 1, 2 and 3 against 11 and 12, whom 1 strikes from behind.
pub fn five() -> Stage {
    let down = |x, y| Place::new(x, y, Facing::DOWN);
    Stage::new()
        .post(12, up(200, 120))
        .post(1, up(200, 136))
        .post(2, down(200, 104))
        .post(11, left(214, 100))
        .post(3, down(214, 86))
}

/// 1 at x and 11 in contact with him; 12 is far off.
pub fn man_to_man(x: i32) -> Run {
    let stage = Stage::new().post(1, right(x, 40)).post(11, left(x + 16, 40)).post(12, left(440, 40));
    stage.hands([&[(1, 7)], &[]]).begin(vec![Procedure::Melees])
}

pub fn captured() -> Run {
    let mut run = man_to_man(40);
    run.draw(1, 4).draw(1, 2).draw(11, 1).draw(11, 2);
    run.choose(0, Choice::Strike { card: card(1, 4), on: Tag(11) });
    assert_eq!(run.options(0), [Choice::Soldier(Tag(1)), Choice::No]);
    run.soldier(0, 1);
    run
}

/// 1 fights 11 at x; 2, who has Hit+, shoots from the left of them at 12, who stands in the open beside them.
pub fn beside_a_melee(x: i32) -> Stage {
    let stage = Stage::new().post(1, right(x - 16, 40)).post(11, left(x, 40));
    let stage = spotted(stage);
    let stage = spotted(stage.post(12, left(x, 70)));
    let stage = stage.post(2, right(40, 120)).with(2, |it| it.hit_plus = true);
    stage.post(13, left(440, 140))
}

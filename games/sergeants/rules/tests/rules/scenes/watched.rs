//! Specialists with reactions and preempts.

use sergeants::{
    Action, Ask, Choice, Manner, Part, Place, Procedure,
    cards::{Act, Set, Step, Who},
};

use crate::scenes::{
    maps::up,
    stage::{Run, Stage},
};

pub fn at(column: i32, row: i32) -> Place {
    up(column * 80 + 40, row * 80 + 40)
}

pub fn spotted(stage: Stage) -> Stage {
    stage.but(|it| it.spotted = true)
}

/// Soldiers 1 and 2 against 11 and 12, of whom 12 is a specialist. Seat 0 has a MOVE on the first phase: up to two walk.
pub fn scene() -> Stage {
    let walk = Step::Do { who: Who::UpTo(2, Set::Own), each: vec![Act::Walk] };
    let stage = spotted(spotted(Stage::new().post(1, at(0, 0))).post(2, at(1, 0)));
    stage
        .card(1, 4, |it| it.bubble = vec![walk])
        .post(11, at(5, 0))
        .post(12, at(4, 0))
        .shown([&[(1, 4)], &[]])
}

/// Up to one own soldier shoots at whom it is about.
pub fn shoot_back() -> Vec<Step> {
    vec![Step::Do { who: Who::UpTo(1, Set::Own), each: vec![Act::ShootAt(Set::Picked)] }]
}

pub fn reaction() -> Manner {
    Manner::Reaction { vp: 2, on: vec![Action::Move] }
}

/// Soldier 12 has a reaction, card 8, and another card: seat 1 has these in hand.
pub fn watched(hand: &[(u16, u8)]) -> Run {
    scene().option(12, reaction(), shoot_back()).hands([&[], hand]).begin(vec![Procedure::Phase { phase: 1 }])
}

pub fn walks(run: &mut Run, tag: u16, to: Place) {
    if run.asked(0).is_some_and(|it| matches!(it.0, Ask::Part { .. })) {
        run.choose(0, Choice::Part(Part::Bubble));
    }
    run.soldier(0, tag).choose(0, Choice::Walk(to.into()));
}

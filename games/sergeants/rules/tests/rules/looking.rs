//! LOK: the LOOK action: drawing cards, and spotting hidden enemies.

use sergeants::{
    Choice, Event, Procedure,
    content::{Act, Action, Tag},
    state::Context,
};
use table::Seat;

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
fn sm_lok_2_of_equally_near_the_opener_ground_and_tile_mates() {
    let laid = [tile("1", (1, 1), ""), tile("2", (0, 1), "look: -1"), tile("3", (2, 1), "")];
    let stage = Stage::bare(&laid);
    let stage =
        stage.post(1, up(120, 120)).post(11, up(40, 120)).post(12, up(200, 110)).post(13, up(200, 140));
    let run = stage.acts(1, &[Act::Spot]);
    assert_eq!(
        run.options(0),
        [12, 13].map(|it| Choice::Soldier(Tag(it))).into_iter().chain([Choice::Done]).collect::<Vec<_>>()
    );
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
fn sm_lok_3_the_mark_stays_until_he_takes_cover() {
    let stage = Stage::new().post(1, fighting::right(40, 40)).post(11, fighting::left(120, 40));
    let context = Context { seat: Some(Seat(0)), owner: Some(Tag(1)), must: false, bubble: false };
    let spot = Procedure::Acts { context, tag: Tag(1), acts: vec![Act::Spot] };
    let phases = [
        Procedure::EndPhase,
        Procedure::Phase { phase: 2 },
        Procedure::Phase { phase: 3 },
        Procedure::EndTurn,
    ];
    let mut run = stage.begin([vec![spot], phases.to_vec()].concat());
    run.soldier(0, 11);
    assert!(run.events.contains(&Event::TurnEnded));
    assert!(run.field().figure(Tag(11)).is_some_and(|it| it.spotted));
}

#[test]
fn sm_lok_3_spotting_needs_the_distance_and_no_more() {
    let look = example::from_jackson(Action::Look);
    assert!(look.is_spotted_by(14));
    assert!(!look.is_spotted_by(13));
}

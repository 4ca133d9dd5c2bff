//! MOV: the MOVE action: walking, turning, and entering and leaving the map.

use sergeants::{
    Choice, Space,
    content::{Act, Tag},
    measure::{Blocked, Facing, Other, Place, Point, Walk, Walked, Way, geometry::overlap},
};
use table::{Seat, Shuffler, Viewer};

use crate::scenes::{
    fighting,
    maps::{map, plain, tile, up},
    stage::Stage,
    walking,
};

#[test]
fn sm_mov_4_contact_with_a_front_makes_a_melee_and_both_are_spotted() {
    let stage = Stage::new().post(1, fighting::right(40, 40)).post(11, up(90, 40));
    let mut run = stage.acts(1, &[Act::Walk]);
    // The front tip touches the other's side, across the edge between two tiles.
    run.choose(0, Choice::Walk(fighting::right(76, 40).into()));
    assert!(fighting::is(&run, 1).0 && fighting::is(&run, 11).0);
    // Bent ways do not lead into melee.
    let mut run = Stage::new().post(1, fighting::right(40, 40)).post(11, up(90, 40)).acts(1, &[Act::Walk]);
    let bent = Way { bends: [Point::new(50, 42)].into_iter().collect(), to: fighting::right(76, 40) };
    assert_eq!(run.refused(0, Choice::Walk(bent)), "SM-MOV-4");
}

#[test]
fn sm_mov_5_in_melee_one_only_turns() {
    let stage = Stage::new().post(1, fighting::right(40, 40)).post(11, fighting::left(56, 40));
    let mut run = stage.acts(1, &[Act::Shoot, Act::Walk]);
    assert_eq!(run.options(0), [Choice::Done]);
    run.choose(0, Choice::Done);
    assert_eq!(run.refused(0, Choice::Walk(fighting::right(39, 40).into())), "SM-MOV-5");
    run.choose(0, Choice::Walk(Place::new(40, 40, Facing::RIGHT.turned(1)).into()));
}

#[test]
fn sm_mov_5_who_turns_in_melee_stays_in_it() {
    // 1 touches the back of 11 with his front: turned about, no front would be in the contact.
    let stage = || Stage::new().post(1, fighting::right(40, 40)).post(11, fighting::right(56, 40));
    let mut run = stage().acts(1, &[Act::Walk]);
    assert_eq!(run.refused(0, Choice::Walk(fighting::left(40, 40).into())), "SM-MOV-5");
    let mut run = stage().acts(11, &[Act::Walk]);
    run.choose(1, Choice::Walk(fighting::left(56, 40).into()));
    assert_eq!(run.field().place(Tag(11)), Some(fighting::left(56, 40)));
}

#[test]
fn sm_mov_1_who_lies_across_an_edge_may_turn_and_walk_off_it() {
    let stage = || Stage::new().post(1, fighting::right(78, 40)).post(11, fighting::left(440, 40));
    let mut run = stage().acts(1, &[Act::Walk]);
    run.choose(0, Choice::Walk(fighting::left(78, 40).into()));
    let mut run = stage().acts(1, &[Act::Walk]);
    assert_eq!(run.refused(0, Choice::Walk(fighting::right(79, 40).into())), "SM-MOV-1");
    run.choose(0, Choice::Walk(fighting::right(60, 40).into()));
    assert_eq!(run.field().place(Tag(1)), Some(fighting::right(60, 40)));
}

#[test]
fn sm_mov_1_into_melee_the_edges_come_together_within_the_distance() {
    // He faces up: his side is at 26. The enemy's edge is 3 inches away, at 74, and he comes front first.
    let stage = |x: i32| Stage::new().post(1, up(20, 40)).post(11, Place::new(x, 40, Facing::LEFT));
    let mut run = stage(82).acts(1, &[Act::Walk]);
    run.choose(0, Choice::Walk(fighting::right(66, 40).into()));
    assert!(fighting::is(&run, 11).0);
    // A sixteenth more is too far, though his front would reach.
    let mut run = stage(83).acts(1, &[Act::Walk]);
    assert_eq!(run.refused(0, Choice::Walk(fighting::right(67, 40).into())), "SM-MOV-1");
    // He faces right, and comes with his side: his centre goes further than his edge did.
    let stage = Stage::new().post(1, fighting::right(20, 40)).post(11, fighting::left(84, 40));
    let mut run = stage.acts(1, &[Act::Walk]);
    run.choose(0, Choice::Walk(up(70, 40).into()));
    assert!(fighting::is(&run, 11).0);
}

#[test]
fn sm_mov_2_several_moves_are_several_walks() {
    let mut run = Stage::new()
        .post(1, fighting::right(40, 40))
        .post(11, fighting::left(440, 40))
        .acts(1, &[Act::Walk, Act::Walk]);
    run.choose(0, Choice::Walk(fighting::right(70, 40).into()))
        .choose(0, Choice::Walk(fighting::right(88, 40).into()));
    assert_eq!(run.field().place(Tag(1)), Some(fighting::right(88, 40)));
}

#[test]
fn sm_mov_3_on_the_ground_nobody_climbs() {
    let stage = Stage::new()
        .post(1, fighting::right(40, 40))
        .with(1, |it| it.climb = 0)
        .post(11, fighting::left(440, 40));
    stage.acts(1, &[Act::Walk]).choose(0, Choice::Walk(fighting::right(70, 40).into()));
}

/// A bank of level 2 in the way of a man at (40, 40), who walks to the right.
fn before_a_bank(climb: i8) -> Stage {
    let bank = "name: \"bank\", terrain: open, level: 2, shape: area([(50, 0), (80, 0), (80, 80), (50, 80)])";
    let laid = [tile("1", (0, 0), "").piece(bank), tile("2", (1, 0), ""), tile("3", (2, 0), "")];
    Stage::bare(&laid)
        .post(1, fighting::right(20, 40))
        .with(1, |it| it.climb = climb)
        .post(11, fighting::left(230, 40))
}

#[test]
fn sm_mov_3_a_level_is_entered_with_that_climb() {
    let onto = Choice::Walk(fighting::right(60, 40).into());
    let mut run = before_a_bank(1).acts(1, &[Act::Walk]);
    assert_eq!(run.refused(0, onto.clone()), "SM-MOV-3");
    run.choose(0, Choice::Walk(fighting::right(50, 40).into()));
    let mut run = before_a_bank(2).acts(1, &[Act::Walk]);
    run.choose(0, onto.clone());
    assert_eq!(run.field().place(Tag(1)), Some(fighting::right(60, 40)), "it takes no inches");
    // Pinned, his Climb is 1, and so is his Walk.
    let pinned = |climb: i8, x: i32| {
        let mut stage = before_a_bank(climb);
        stage.position.soldiers[0].at = Some(fighting::right(x, 40));
        stage.position.soldiers[0].pinned = true;
        stage.acts(1, &[Act::Walk])
    };
    assert_eq!(pinned(2, 45).refused(0, onto), "SM-MOV-3");
    // On the ground nobody climbs.
    pinned(1, 20).choose(0, Choice::Walk(fighting::right(30, 40).into()));
}

#[test]
fn sm_mov_3_to_stay_on_a_level_and_to_leave_it_are_free() {
    let on_it = |x: i32| {
        let mut stage = before_a_bank(1);
        stage.position.soldiers[0].at = Some(fighting::right(x, 40));
        stage.acts(1, &[Act::Walk])
    };
    on_it(60).choose(0, Choice::Walk(fighting::right(64, 44).into()));
    on_it(60).choose(0, Choice::Walk(fighting::right(40, 40).into()));
    // To go off and come back is to enter.
    let back = Way { bends: [Point::new(45, 40)].into_iter().collect(), to: fighting::right(60, 44) };
    assert_eq!(on_it(60).refused(0, Choice::Walk(back)), "SM-MOV-3");
    // On the edge he has not entered it yet.
    assert_eq!(on_it(50).refused(0, Choice::Walk(fighting::right(60, 40).into())), "SM-MOV-3");
}

#[test]
fn sm_mov_1_a_walk_is_as_long_as_the_ability() {
    let map = walking::field();
    let walk = walking::walk(&map, up(20, 100), 3);
    assert_eq!(walk.straight(up(68, 100)), Ok(Walked { length: 48, allowance: 48 }));
    assert_eq!(walk.straight(up(69, 100)), Err(Blocked::TooFar { by: 1, allowance: 48 }));
    assert_eq!(walk.straight(up(20, 20)), Err(Blocked::TooFar { by: 32, allowance: 48 }));
    // 3-4-5: exactly as far, and a hair beyond.
    let far = Walk { inches: 5, ..walk };
    assert_eq!(far.straight(up(68, 36)).map(|it| it.length), Ok(80));
    assert_eq!(far.straight(up(69, 36)), Err(Blocked::TooFar { by: 1, allowance: 80 }));
}

#[test]
fn sm_mov_1_walks_may_bend_and_their_stretches_add_up() {
    let map = walking::field();
    let walk = walking::walk(&map, up(20, 100), 4);
    assert_eq!(walk.check(&walking::bent(&[(52, 100)], up(52, 132))).map(|it| it.length), Ok(64));
    assert_eq!(
        walk.check(&walking::bent(&[(52, 100)], up(52, 133))),
        Err(Blocked::TooFar { by: 1, allowance: 64 })
    );
}

#[test]
fn sm_mov_1_with_nothing_left_one_may_still_turn() {
    let map = map(&[tile("1", (0, 0), "move: -3")]);
    let walk = walking::walk(&map, up(40, 40), 3);
    assert_eq!(walk.straight(Place::new(40, 40, Facing::RIGHT)), Ok(Walked { length: 0, allowance: 0 }));
    assert_eq!(walk.straight(up(41, 40)), Err(Blocked::TooFar { by: 1, allowance: 0 }));
    let pinned = Walk { inches: 1, ..walk };
    assert_eq!(pinned.straight(up(41, 40)), Err(Blocked::TooFar { by: 1, allowance: 0 }));
}

#[test]
fn sm_mov_1_a_walk_ends_wholly_inside_one_tile() {
    let map = map(&[tile("1", (0, 0), ""), tile("2", (1, 0), "")]);
    let walk = walking::walk(&map, up(40, 40), 3);
    assert!(walk.straight(up(74, 40)).is_ok());
    assert_eq!(walk.straight(up(75, 40)), Err(Blocked::AcrossAnEdge { by: 1 }));
    assert_eq!(walk.straight(up(80, 40)), Err(Blocked::AcrossAnEdge { by: 6 }));
    assert!(walk.straight(up(86, 40)).is_ok());
    assert_eq!(walk.straight(Place::new(86, 40, Facing::RIGHT)), Err(Blocked::AcrossAnEdge { by: 2 }));
    assert_eq!(walk.straight(up(40, 7)), Err(Blocked::AcrossAnEdge { by: 1 }));
    assert_eq!(walk.straight(up(40, -1)), Err(Blocked::OffTheMap));
    // In melee the base may be across a tile's edge, but not across the map's.
    let melee = Walk { melee: true, ..walk };
    assert!(melee.straight(up(80, 40)).is_ok());
    assert_eq!(melee.straight(up(40, 7)), Err(Blocked::AcrossAnEdge { by: 1 }));
}

#[test]
fn sm_mov_1_the_way_does_not_leave_the_map() {
    let map = map(&plain(&["1 . 5", "2 3 4"]));
    let walk = walking::walk(&map, up(60, 40), 12);
    assert_eq!(walk.straight(up(180, 40)), Err(Blocked::OffTheMap));
    assert!(walk.check(&walking::bent(&[(60, 100), (180, 100)], up(180, 90))).is_ok());
}

#[test]
fn sm_mov_1_bases_never_overlap() {
    let map = walking::field();
    let others = [Other { place: up(80, 100), enemy: false }];
    let walk = Walk { others: &others, ..walking::walk(&map, up(40, 100), 9) };
    assert!(walk.straight(up(68, 100)).is_ok());
    assert_eq!(walk.straight(up(69, 100)), Err(Blocked::Overlaps { other: 0, by: 1 }));
    assert_eq!(walk.straight(up(91, 100)), Err(Blocked::Overlaps { other: 0, by: 1 }));
    assert!(walk.straight(up(92, 100)).is_ok(), "a friend may be passed");
}

#[test]
fn sm_mov_1_enemies_are_not_passed() {
    let map = walking::field();
    let others = [Other { place: up(80, 100), enemy: true }];
    let walk = Walk { others: &others, ..walking::walk(&map, up(40, 100), 9) };
    assert!(walk.straight(up(68, 100)).is_ok(), "contact is no passing");
    assert_eq!(walk.straight(up(120, 100)), Err(Blocked::Passes { other: 0, after: 28 }));
    // Past the back, close by.
    assert!(walk.check(&walking::bent(&[(60, 116)], up(120, 116))).is_ok());
    assert!(matches!(walk.check(&walking::bent(&[(60, 115)], up(120, 115))), Err(Blocked::Passes { .. })));
}

#[test]
fn sm_mov_1_places_drawn_at_random_belong_to_the_walk() {
    let map = sergeants::content::map("crossroads").expect("a built-in map");
    let mut chance = Shuffler::new(1);
    let others = [Other { place: up(40, 60), enemy: true }, Other { place: up(20, 30), enemy: false }];
    let walk = Walk { others: &others, ..walking::walk(&map, up(60, 20), 4) };
    let drawn: Vec<Place> = (0..200).map(|_| walk.sample(&mut chance)).collect();
    assert!(drawn.iter().all(|it| walk.straight(*it).is_ok()));
    assert!(drawn.iter().all(|it| others.iter().all(|other| !overlap(walk.base, *it, other.place))));
    assert!(100 < drawn.iter().filter(|it| it.at != walk.from.at).count());
}

#[test]
fn sm_mov_1_the_outline_has_what_can_be_reached() {
    let map = walking::field();
    let walk = walking::walk(&map, up(80, 80), 1);
    let spans = walk.outline();
    let cells: i32 = spans.iter().map(|it| (it.to - it.from) / 4 + 1).sum();
    // All points of a grid of 4 within 16 of the centre.
    assert_eq!(cells, 49);
    assert_eq!((spans[0].y, spans[0].from, spans[0].to), (64, 80, 80));
    assert_eq!((spans[4].y, spans[4].from, spans[4].to), (80, 64, 96));
}

#[test]
fn sm_mov_1_what_is_shown_and_suggested_of_a_walk_is_ones_own_and_can_be_walked() {
    let stage = Stage::new().post(1, fighting::right(40, 40)).post(11, fighting::left(440, 40));
    let run = stage.acts(1, &[Act::Walk]);
    let (world, space) = (run.game.world(), Space::Walks { tag: Tag(1), leaves: Vec::new() });
    let view = |seat| run.game.view(Viewer::Seat(Seat(seat)));
    let known = view(0).supposed(world);
    assert!(!sergeants::rules::reach(world, &known, &space).is_empty());
    let suggested = |seat| sergeants::rules::some(world, &view(seat), &space, &mut Shuffler::new(1));
    let Some(Choice::Walk(way)) = suggested(0) else { panic!("nothing is suggested") };
    assert_eq!(sergeants::rules::may_walk(world, &known, Tag(1), &way, &[]), Ok(()));
    assert_eq!(suggested(1), None);
}

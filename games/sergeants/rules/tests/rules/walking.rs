use sergeants::{
    Action, Base, Blocked, Facing, Map, Other, Place, Point, Walk, Walked, Way, geometry::overlap,
};
use table::Shuffler;

use crate::scene::{map, tile, up};

fn walk(map: &Map, from: Place, inches: i32) -> Walk<'_> {
    Walk { map, base: Base::default(), from, inches, others: &[], melee: false }
}

fn bent(bends: &[(i32, i32)], to: Place) -> Way {
    Way { bends: bends.iter().map(|it| Point::from(*it)).collect(), to }
}

/// A landmark without anything.
fn field() -> Map {
    map(&[tile("L1", (0, 0), "")])
}

#[test]
fn sm_mov_1_a_walk_is_as_long_as_the_ability() {
    let map = field();
    let walk = walk(&map, up(20, 100), 3);
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
    let map = field();
    let walk = walk(&map, up(20, 100), 4);
    assert_eq!(walk.check(&bent(&[(52, 100)], up(52, 132))).map(|it| it.length), Ok(64));
    assert_eq!(walk.check(&bent(&[(52, 100)], up(52, 133))), Err(Blocked::TooFar { by: 1, allowance: 64 }));
}

#[test]
fn sm_map_7_a_walk_counts_the_starting_tile_and_those_crossed_but_not_a_new_last_one() {
    let map =
        map(&[tile("1", (0, 0), "move: -1"), tile("2", (1, 0), "move: -2"), tile("3", (2, 0), "move: -4")]);
    let walk = walk(&map, up(70, 40), 9);
    let allowance = |x: i32| walk.straight(up(x, 40)).map(|it| it.allowance / 16);
    assert_eq!(allowance(60), Ok(8));
    assert_eq!(allowance(100), Ok(8));
    assert_eq!(allowance(166), Ok(6));
    // There and back: the other tile was crossed.
    let back = walk.check(&bent(&[(85, 40)], up(70, 42)));
    assert_eq!(back.map(|it| it.allowance / 16), Ok(6));
    // Ending in a tile that was crossed before: it counts.
    let between = Walk { from: up(150, 40), ..walk };
    let bend = between.check(&bent(&[(165, 40)], up(140, 40)));
    assert_eq!(bend.map(|it| it.allowance / 16), Ok(9 - 2 - 4));
}

#[test]
fn sm_map_2_a_buildings_move_number_counts_only_when_starting_inside() {
    let barn =
        "terrain: building, shape: area([(40, 40), (80, 40), (80, 80), (40, 80)]), modifiers: (move: -2)";
    let map = map(&[tile("L1", (0, 0), "move: -1").piece(barn)]);
    let allowance = |from, to| walk(&map, from, 6).straight(to).map(|it| it.allowance / 16);
    assert_eq!(allowance(up(60, 60), up(60, 70)), Ok(4));
    assert_eq!(allowance(up(60, 100), up(60, 60)), Ok(5));
    // Half inside is not inside.
    assert_eq!(allowance(up(60, 80), up(60, 60)), Ok(5));
    assert_eq!(
        map.building_around(Action::Move, Base::default(), up(60, 60)).map(|it| it.modifiers.walk),
        Some(-2)
    );
}

#[test]
fn sm_map_3_areas_passed_change_the_walk_once_each() {
    let mud = "action: move, value: -1, points: [(40, 0), (60, 0), (60, 160), (40, 160)]";
    let map = map(&[tile("L1", (0, 0), "").area(mud)]);
    let allowance = |from, way: &Way| walk(&map, from, 7).check(way).map(|it| it.allowance / 16);
    assert_eq!(allowance(up(20, 80), &up(30, 80).into()), Ok(7));
    assert_eq!(allowance(up(20, 80), &up(80, 80).into()), Ok(6));
    assert_eq!(allowance(up(20, 80), &up(50, 80).into()), Ok(6), "entering is passing over");
    assert_eq!(allowance(up(50, 80), &up(80, 80).into()), Ok(7), "who stands on it leaves it freely");
    assert_eq!(allowance(up(20, 80), &bent(&[(70, 80)], up(30, 80))), Ok(6), "there and back is once");
}

#[test]
fn sm_mov_1_with_nothing_left_one_may_still_turn() {
    let map = map(&[tile("1", (0, 0), "move: -3")]);
    let walk = walk(&map, up(40, 40), 3);
    assert_eq!(walk.straight(Place::new(40, 40, Facing::RIGHT)), Ok(Walked { length: 0, allowance: 0 }));
    assert_eq!(walk.straight(up(41, 40)), Err(Blocked::TooFar { by: 1, allowance: 0 }));
    let pinned = Walk { inches: 1, ..walk };
    assert_eq!(pinned.straight(up(41, 40)), Err(Blocked::TooFar { by: 1, allowance: 0 }));
}

#[test]
fn sm_mov_1_a_walk_ends_wholly_inside_one_tile() {
    let map = map(&[tile("1", (0, 0), ""), tile("2", (1, 0), "")]);
    let walk = walk(&map, up(40, 40), 3);
    assert!(walk.straight(up(74, 40)).is_ok());
    assert_eq!(walk.straight(up(75, 40)), Err(Blocked::AcrossAnEdge { by: 1 }));
    assert_eq!(walk.straight(up(80, 40)), Err(Blocked::AcrossAnEdge { by: 6 }));
    assert!(walk.straight(up(86, 40)).is_ok());
    assert_eq!(walk.straight(Place::new(86, 40, Facing::RIGHT)), Err(Blocked::AcrossAnEdge { by: 2 }));
    assert_eq!(walk.straight(up(40, 7)), Err(Blocked::AcrossAnEdge { by: 1 }));
    assert_eq!(walk.straight(up(40, -1)), Err(Blocked::OffTheMap));
    // In melee the base may lie across an edge, but not across the map's.
    let melee = Walk { melee: true, ..walk };
    assert!(melee.straight(up(80, 40)).is_ok());
    assert_eq!(melee.straight(up(40, 7)), Err(Blocked::AcrossAnEdge { by: 1 }));
}

#[test]
fn sm_mov_1_the_way_does_not_leave_the_map() {
    let map = map(&[
        tile("1", (0, 0), ""),
        tile("2", (0, 1), ""),
        tile("3", (1, 1), ""),
        tile("4", (2, 1), ""),
        tile("5", (2, 0), ""),
    ]);
    let walk = walk(&map, up(60, 40), 12);
    assert_eq!(walk.straight(up(180, 40)), Err(Blocked::OffTheMap));
    assert!(walk.check(&bent(&[(60, 100), (180, 100)], up(180, 90))).is_ok());
}

#[test]
fn sm_geo_5_the_centre_does_not_enter_what_is_marked_no_move() {
    let rocks = "terrain: cover, no_move: true, shape: area([(60, 40), (100, 40), (100, 120), (60, 120)])";
    let map = map(&[tile("L1", (0, 0), "").piece(rocks)]);
    let walk = walk(&map, up(40, 80), 9);
    let (tile, _) = map.tiles().next().expect("a tile");
    assert_eq!(walk.straight(up(120, 80)), Err(Blocked::NoMove { tile, piece: 0, after: 20 }));
    assert_eq!(walk.straight(up(61, 80)), Err(Blocked::NoMove { tile, piece: 0, after: 20 }));
    // The base leans on it.
    assert!(walk.straight(up(60, 80)).is_ok());
    // Along its edge, and around it.
    assert!(walk.check(&bent(&[(60, 80), (60, 120)], up(80, 120))).is_ok());
    assert!(walk.check(&bent(&[(60, 30)], up(110, 30))).is_ok());
    assert_eq!(walk.straight(up(61, 80)).map_err(Blocked::rule), Err("SM-GEO-5"));
}

#[test]
fn sm_map_4_a_hedge_is_leaned_on_and_not_crossed() {
    let hedge = "terrain: cover, no_move: true, shape: line([(0, 80), (100, 80)])";
    let map = map(&[tile("L1", (0, 0), "").piece(hedge)]);
    let walk = walk(&map, up(40, 100), 9);
    assert!(walk.straight(up(40, 81)).is_ok());
    assert!(matches!(walk.straight(up(40, 80)), Err(Blocked::NoMove { after: 19, .. })));
    assert!(matches!(walk.straight(up(40, 60)), Err(Blocked::NoMove { .. })));
    assert!(walk.check(&bent(&[(101, 80)], up(90, 60))).is_ok());
}

#[test]
fn sm_geo_5_nobody_slips_between_two_halves_on_two_tiles() {
    let half = "terrain: open, no_move: true, shape: area([(20, 0), (60, 0), (60, 40), (20, 40)])";
    let map = map(&[tile("1", (0, 0), "").piece(half).turned(2), tile("2", (0, 1), "").piece(half)]);
    let walk = walk(&map, up(10, 60), 9);
    assert!(matches!(walk.check(&bent(&[(10, 80), (70, 80)], up(70, 60))), Err(Blocked::NoMove { .. })));
}

#[test]
fn sm_geo_7_the_turned_base_reaches_no_further_than_the_unturned_one_would() {
    let map = field();
    // Sidewards the base is 6 wide; turned to the right it reaches 8 to that side.
    let walk = walk(&map, up(20, 100), 3);
    let right = |x| Place::new(x, 100, Facing::RIGHT);
    assert_eq!(walk.straight(right(68)), Err(Blocked::TurnsTooFar { by: 2 }));
    assert_eq!(walk.straight(right(67)), Err(Blocked::TurnsTooFar { by: 1 }));
    assert!(walk.straight(right(66)).is_ok());
    // To the front and back it is 8 long already.
    let ahead = Walk { from: up(100, 100), ..walk };
    assert!(ahead.straight(Place::new(100, 52, Facing::RIGHT)).is_ok());
    assert!(ahead.straight(Place::new(100, 52, Facing::DOWN)).is_ok());
    // Turning on the spot is free.
    assert!(walk.straight(right(20)).is_ok());
}

#[test]
fn sm_geo_7_the_last_stretch_counts() {
    let map = field();
    let walk = walk(&map, up(20, 100), 4);
    // Two inches sidewards and two up: the base was as long that way before.
    assert!(walk.check(&bent(&[(52, 100)], Place::new(52, 68, Facing::RIGHT))).is_ok());
    // Two inches up and two sidewards.
    let sidewards = bent(&[(20, 68)], Place::new(52, 68, Facing::RIGHT));
    assert_eq!(walk.check(&sidewards), Err(Blocked::TurnsTooFar { by: 2 }));
}

#[test]
fn sm_geo_7_through_a_corner_a_walk_passes_one_of_the_others() {
    let map = map(&[
        tile("1", (0, 0), ""),
        tile("2", (1, 0), "move: -1"),
        tile("3", (0, 1), "move: -2"),
        tile("4", (1, 1), "move: -4"),
    ]);
    let walk = walk(&map, up(60, 60), 9);
    let allowance = |way: &Way| walk.check(way).map(|it| it.allowance / 16);
    assert_eq!(allowance(&up(100, 100).into()), Ok(8));
    // A bend in the corner itself is no way around.
    assert_eq!(allowance(&bent(&[(80, 80)], up(100, 110))), Ok(8));
    assert_eq!(allowance(&bent(&[(80, 80)], up(60, 70))), Ok(9));
}

#[test]
fn sm_mov_1_bases_never_overlap() {
    let map = field();
    let others = [Other { place: up(80, 100), enemy: false }];
    let walk = Walk { others: &others, ..walk(&map, up(40, 100), 9) };
    assert!(walk.straight(up(68, 100)).is_ok());
    assert_eq!(walk.straight(up(69, 100)), Err(Blocked::Overlaps { other: 0, by: 1 }));
    assert_eq!(walk.straight(up(91, 100)), Err(Blocked::Overlaps { other: 0, by: 1 }));
    assert!(walk.straight(up(92, 100)).is_ok(), "a friend may be passed");
}

#[test]
fn sm_mov_1_enemies_are_not_passed() {
    let map = field();
    let others = [Other { place: up(80, 100), enemy: true }];
    let walk = Walk { others: &others, ..walk(&map, up(40, 100), 9) };
    assert!(walk.straight(up(68, 100)).is_ok(), "contact is no passing");
    assert_eq!(walk.straight(up(120, 100)), Err(Blocked::Passes { other: 0, after: 28 }));
    // Past the back, close by.
    assert!(walk.check(&bent(&[(60, 116)], up(120, 116))).is_ok());
    assert!(matches!(walk.check(&bent(&[(60, 115)], up(120, 115))), Err(Blocked::Passes { .. })));
}

#[test]
fn sm_mov_1_places_drawn_at_random_belong_to_the_walk() {
    let map = sergeants::content::map("crossroads").expect("a map of the house");
    let mut chance = Shuffler::new(1);
    let others = [Other { place: up(40, 60), enemy: true }, Other { place: up(20, 30), enemy: false }];
    let walk = Walk { others: &others, ..walk(&map, up(60, 20), 4) };
    let drawn: Vec<Place> = (0..200).map(|_| walk.sample(&mut chance)).collect();
    assert!(drawn.iter().all(|it| walk.straight(*it).is_ok()));
    assert!(drawn.iter().all(|it| others.iter().all(|other| !overlap(walk.base, *it, other.place))));
    assert!(100 < drawn.iter().filter(|it| it.at != walk.from.at).count());
}

#[test]
fn sm_mov_1_the_outline_has_what_can_be_reached() {
    let map = field();
    let walk = walk(&map, up(80, 80), 1);
    let spans = walk.outline();
    let cells: i32 = spans.iter().map(|it| (it.to - it.from) / 4 + 1).sum();
    // All points of a grid of 4 within 16 of the centre.
    assert_eq!(cells, 49);
    assert_eq!((spans[0].y, spans[0].from, spans[0].to), (64, 80, 80));
    assert_eq!((spans[4].y, spans[4].from, spans[4].to), (80, 64, 96));
}

//! MAP: maps, modifiers and distances.

use sergeants::{
    content::{Action, Tiles},
    measure::{
        Base, Blocked, Map, Point, Walk, Way,
        geometry::{are_within, inches},
        line, reaches,
    },
};

use crate::scenes::{
    example,
    maps::{LaidTile, map, middle, numbered, plain, texts, tile, up},
    walking,
};

fn squares(map: &Map, from: Point, to: Point) -> i32 {
    line(map, Action::Look, from, to).squares
}

/// The ids of the tiles on a line, with their numbers.
fn tiles(map: &Map, action: Action, from: Point, to: Point) -> String {
    let line = line(map, action, from, to);
    let names = line.tiles.iter().map(|it| format!("{}:{}", map.tile(it.tile).face.tile, it.number));
    names.collect::<Vec<_>>().join(" ")
}

#[test]
fn sm_map_1_a_landmark_counts_as_two_squares() {
    let map = map(&plain(&["1 L1 . 2", "3"]));
    assert_eq!(squares(&map, middle(0, 0), Point::new(160, 70)), 2);
    assert_eq!(squares(&map, middle(0, 0), middle(3, 0)), 3);
    assert_eq!(squares(&map, Point::new(90, 70), middle(3, 0)), 1);
}

#[test]
fn sm_map_1_tiles_lie_edge_to_edge_and_each_lies_once() {
    let complaint = |laid: &[LaidTile]| {
        let (tiles, map) = texts(laid);
        let tiles = Tiles::parse("tiles", &tiles).expect("tiles without a fault");
        let problems = Map::parse("map", &map, &tiles).expect_err("a map with a fault");
        problems.iter().map(|it| it.to_string()).collect::<Vec<_>>().join(" ")
    };
    let apart = complaint(&[tile("1", (0, 0), ""), tile("2", (1, 1), "")]);
    assert_eq!(apart, "map:3: 2A has no edge in common with the tiles before it (SM-MAP-1).");
    let over = complaint(&[tile("L1", (0, 0), ""), tile("2", (1, 1), "")]);
    assert_eq!(over, "map:3: 2A would lie over L1A.");
    let (tiles, _) = texts(&[tile("1", (0, 0), "")]);
    let tiles = Tiles::parse("tiles", &tiles).expect("tiles without a fault");
    let twice = "(name: \"it\", tiles: [\n(tile: \"1A\", at: (0, 0)),\n(tile: \"1B\", at: (1, 0)),\n(tile: \"7A\", at: (2, 0))])";
    let problems = Map::parse("map", twice, &tiles).expect_err("a map with two faults");
    assert_eq!(problems[0].to_string(), "map:3: 1B cannot be laid, since 1A is the same tile (SM-MAP-1).");
    assert_eq!(problems[1].to_string(), "map:4: There is no tile 7A.");
}

#[test]
fn sm_map_2_a_building_replaces_the_plate_where_the_line_crosses_it() {
    let barn =
        "terrain: building, shape: area([(20, 0), (60, 0), (60, 30), (20, 30)]), modifiers: (look: -3)";
    let map = map(&[
        tile("1", (0, 0), "look: -9"),
        tile("2", (1, 0), "look: -1").piece(barn),
        tile("3", (2, 0), "look: -1"),
    ]);
    assert_eq!(tiles(&map, Action::Look, Point::new(40, 40), Point::new(200, 40)), "1:-9 2:-1 3:-1");
    assert_eq!(tiles(&map, Action::Look, Point::new(40, 20), Point::new(200, 20)), "1:-9 2:-3 3:-1");
    // Grazing its wall is no crossing; ending inside is one.
    assert_eq!(tiles(&map, Action::Look, Point::new(40, 30), Point::new(200, 30)), "1:-9 2:-1 3:-1");
    assert_eq!(tiles(&map, Action::Look, Point::new(40, 40), Point::new(120, 15)), "1:-9 2:-3");
}

#[test]
fn sm_map_2_of_two_buildings_the_more_hindering_counts() {
    let map = map(&[
        tile("1", (0, 0), ""),
        tile("2", (1, 0), "shoot: -1")
            .piece("terrain: building, shape: area([(10, 10), (30, 10), (30, 70), (10, 70)]), modifiers: (shoot: -2)")
            .piece("terrain: building, shape: area([(50, 10), (70, 10), (70, 70), (50, 70)]), modifiers: (shoot: -4)"),
        tile("3", (2, 0), "shoot: -1"),
    ]);
    let line = line(&map, Action::Shoot, middle(0, 0), middle(2, 0));
    assert_eq!(line.modifiers, -5);
    assert_eq!(line.tiles[1].building, Some(1));
}

#[test]
fn sm_map_2_of_two_houses_the_lower_number_counts_for_every_action() {
    let house = |x: i32, hide: i32, look: i32| {
        format!(
            "terrain: building, shape: area([({x}, 10), ({0}, 10), ({0}, 70), ({x}, 70)]), modifiers: (hide: {hide}, look: {look})",
            x + 20
        )
    };
    let map = map(&[
        tile("1", (0, 0), ""),
        tile("2", (1, 0), "").piece(&house(10, -1, -4)).piece(&house(50, -3, -2)),
        tile("3", (2, 0), ""),
    ]);
    let modifiers = |action| line(&map, action, middle(0, 0), middle(2, 0)).modifiers;
    assert_eq!((modifiers(Action::Hide), modifiers(Action::Look)), (-3, -4));
}

#[test]
fn sm_map_3_a_marked_area_adds_once_and_not_in_the_own_tile() {
    let area = |from: i32| {
        format!(
            "action: look, value: -2, points: [({from}, 30), ({0}, 30), ({0}, 50), ({from}, 50)]",
            from + 10
        )
    };
    let map = map(&[
        tile("1", (0, 0), "look: -1").area(&area(30)).area(&area(60)),
        tile("2", (1, 0), "look: -1").area(&area(30)),
    ]);
    let modifiers =
        |action, from: (i32, i32), to: (i32, i32)| line(&map, action, from.into(), to.into()).modifiers;
    // One in the target's tile, and the target's plate; the two in the own tile leave LOOK alone, like its plate.
    assert_eq!(modifiers(Action::Look, (10, 40), (150, 40)), -2 - 1);
    assert_eq!(modifiers(Action::Look, (35, 40), (150, 40)), -2 - 1);
    // From the other end the other two count.
    assert_eq!(modifiers(Action::Look, (150, 40), (10, 40)), -2 - 2 - 1);
    // The target stands on one: that counts.
    assert_eq!(modifiers(Action::Look, (75, 40), (115, 40)), -2 - 1);
    // Another colour, and past the areas.
    assert_eq!(modifiers(Action::Shoot, (10, 40), (150, 40)), 0);
    assert_eq!(modifiers(Action::Look, (10, 10), (150, 10)), -1);
    // Along its edge is not over it.
    assert_eq!(modifiers(Action::Look, (10, 30), (150, 30)), -1);
}

#[test]
fn sm_map_3_an_area_in_the_spotter_s_own_tile_hides_nobody() {
    let hedge = "action: look, value: -2, points: [(60, 0), (70, 0), (70, 80), (60, 80)]";
    let map = map(&[tile("1", (0, 0), "").area(hedge), tile("2", (1, 0), ""), tile("3", (2, 0), "")]);
    // Two squares away, and Spot is 2.
    assert!(line(&map, Action::Look, middle(0, 0), middle(2, 0)).is_spotted_by(2));
    assert!(line(&map, Action::Shoot, middle(0, 0), middle(2, 0)).is_in_range(2));
    assert!(!line(&map, Action::Look, middle(2, 0), middle(0, 0)).is_spotted_by(2));
}

#[test]
fn sm_map_3_areas_are_never_for_hide() {
    let (tiles, _) =
        texts(&[tile("1", (0, 0), "").area("action: hide, value: -1, points: [(0, 0), (9, 0), (9, 9)]")]);
    let problems = Tiles::parse("tiles", &tiles).expect_err("a fault");
    assert_eq!(problems[0].to_string(), "tiles:2: 1A: a marked area is never for HIDE (SM-MAP-3).");
}

#[test]
fn sm_map_5_distance_counts_tiles_entered_and_not_the_own_one() {
    let map = map(&plain(&["1 2 3", "4 5 6"]));
    assert_eq!(squares(&map, Point::new(10, 10), Point::new(70, 70)), 0);
    assert_eq!(squares(&map, middle(0, 0), middle(2, 0)), 2);
    assert_eq!(squares(&map, middle(0, 0), Point::new(200, 100)), 3);
}

#[test]
fn sm_map_5_along_an_edge_the_opener_tile_is_used() {
    let numbers = [("2", "look: -3, shoot: 1"), ("5", "look: 2, shoot: -1")];
    let map = map(&numbered(&["1 2 3", "4 5 6"], &numbers));
    let (from, to) = (Point::new(40, 80), Point::new(200, 80));
    // The soldiers on the edge are in the tiles below it (SG-5).
    assert_eq!(tiles(&map, Action::Look, from, to), "4:0 5:2 6:0");
    // Equal in size: the lower id.
    assert_eq!(tiles(&map, Action::Shoot, from, to), "4:0 2:1 6:0");
}

#[test]
fn sm_map_5_a_square_before_a_landmark_where_both_are_as_open() {
    let numbers = [("L1", "look: -1"), ("8", "look: -1"), ("9", "look: -2")];
    let map = map(&numbered(&["3 L1 . .", "7 . . 6", "4 8 9 5"], &numbers));
    // Along the lower edge of the landmark.
    let line = line(&map, Action::Look, Point::new(40, 160), Point::new(280, 160));
    let names: Vec<String> = line.tiles.iter().map(|it| map.tile(it.tile).face.tile.to_string()).collect();
    assert_eq!(names, ["4", "8", "L1", "5"]);
    assert_eq!(line.squares, 1 + 2 + 1);
}

#[test]
fn sm_map_6_inches_are_rounded_up() {
    let from = Point::new(0, 0);
    assert_eq!(inches(from, Point::new(48, 64)), 5);
    assert_eq!(inches(from, Point::new(48, 65)), 6);
    assert_eq!(inches(from, Point::new(1, 0)), 1);
    assert_eq!(inches(from, from), 0);
}

#[test]
fn sm_map_7_own_tile_for_hide_only_and_the_same_tile_once() {
    let map = map(&[
        tile("1", (0, 0), "look: -1, shoot: -2, hide: -3"),
        tile("2", (1, 0), "look: -4, shoot: -5, hide: -6"),
    ]);
    let modifiers = |action, from, to| line(&map, action, from, to).modifiers;
    assert_eq!(modifiers(Action::Look, middle(0, 0), middle(1, 0)), -4);
    assert_eq!(modifiers(Action::Shoot, middle(0, 0), middle(1, 0)), -5);
    assert_eq!(modifiers(Action::Hide, middle(0, 0), middle(1, 0)), -9);
    assert_eq!(modifiers(Action::Hide, Point::new(10, 10), middle(0, 0)), -3);
    assert_eq!(modifiers(Action::Look, Point::new(10, 10), middle(0, 0)), 0);
}

#[test]
fn sm_map_4_a_tile_can_be_turned_by_quarters() {
    let wall = "terrain: cover, no_move: true, shape: line([(0, 10), (30, 20)])";
    let map = map(&[tile("1", (0, 0), ""), tile("2", (1, 0), "").piece(wall).turned(1)]);
    let (_, laid) = map.tiles().nth(1).expect("two tiles");
    assert_eq!(laid.pieces[0].line(), Some(&[Point::new(150, 0), Point::new(140, 30)][..]));
    assert!(laid.pieces[0].no_move);
}

#[test]
fn sm_map_8_spot_15_with_modifiers_of_8_reaches_6_squares() {
    let look = example::from_jackson(Action::Look);
    assert_eq!((look.modifiers, look.squares), (-8, 6));
    assert_eq!(15 + look.modifiers, 7);
    assert!(look.is_spotted_by(15));
}

#[test]
fn sm_map_9_long_13_reaches_and_short_7_does_not() {
    let shoot = example::from_jackson(Action::Shoot);
    assert_eq!((shoot.modifiers, shoot.squares), (-6, 6));
    assert_eq!((13 + shoot.modifiers, 7 + shoot.modifiers), (7, 1));
    assert!(shoot.is_in_range(13));
    assert!(!shoot.is_in_range(7));
}

#[test]
fn sm_map_10_close_range_uses_the_same_numbers_in_inches() {
    let map = map(&numbered(&["1 2"], &[("2", "shoot: -2")]));
    // Four inches and a sixteenth: five.
    let shoot = line(&map, Action::Shoot, Point::new(70, 40), Point::new(135, 40));
    assert_eq!((shoot.inches(), shoot.squares, shoot.modifiers), (5, 1, -2));
    assert!(shoot.is_in_inches(7));
    assert!(!shoot.is_in_inches(6));
    assert!(shoot.is_in_range(3));
}

#[test]
fn sm_map_10_an_ability_of_nothing_reaches_nothing() {
    assert!(reaches(5, -4, 1));
    assert!(!reaches(5, -5, 0));
    assert!(!reaches(0, 0, 0));
    assert!(reaches(1, 0, 0));
}

#[test]
fn sm_map_11_lines_run_between_centres_and_gaps_between_edges() {
    let base = Base::default();
    // Side by side, 60 sixteenths between the centres: 48 between the edges, 3 inches.
    let (one, other) = (up(100, 100), up(160, 100));
    assert!(are_within(base, one, other, 48));
    assert!(!are_within(base, one, other, 47));
    assert_eq!(inches(one.at, other.at), 4);
}

#[test]
fn sm_map_7_a_walk_counts_the_starting_tile_and_those_crossed_but_not_a_new_last_one() {
    let map =
        map(&[tile("1", (0, 0), "move: -1"), tile("2", (1, 0), "move: -2"), tile("3", (2, 0), "move: -4")]);
    let walk = walking::walk(&map, up(70, 40), 9);
    let allowance = |x: i32| walk.straight(up(x, 40)).map(|it| it.allowance / 16);
    assert_eq!(allowance(60), Ok(8));
    assert_eq!(allowance(100), Ok(8));
    assert_eq!(allowance(166), Ok(6));
    // There and back: the other tile was crossed.
    let back = walk.check(&walking::bent(&[(85, 40)], up(70, 42)));
    assert_eq!(back.map(|it| it.allowance / 16), Ok(6));
    // Ending in a tile that was crossed before: it counts.
    let between = Walk { from: up(150, 40), ..walk };
    let bend = between.check(&walking::bent(&[(165, 40)], up(140, 40)));
    assert_eq!(bend.map(|it| it.allowance / 16), Ok(9 - 2 - 4));
}

#[test]
fn sm_map_2_a_buildings_move_number_counts_only_when_starting_inside() {
    let barn =
        "terrain: building, shape: area([(40, 40), (80, 40), (80, 80), (40, 80)]), modifiers: (move: -2)";
    let map = map(&[tile("L1", (0, 0), "move: -1").piece(barn)]);
    let allowance = |from, to| walking::walk(&map, from, 6).straight(to).map(|it| it.allowance / 16);
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
    let allowance = |from, way: &Way| walking::walk(&map, from, 7).check(way).map(|it| it.allowance / 16);
    assert_eq!(allowance(up(20, 80), &up(30, 80).into()), Ok(7));
    assert_eq!(allowance(up(20, 80), &up(80, 80).into()), Ok(6));
    assert_eq!(allowance(up(20, 80), &up(50, 80).into()), Ok(6), "entering is passing over");
    assert_eq!(allowance(up(50, 80), &up(80, 80).into()), Ok(7), "who stands on it leaves it freely");
    assert_eq!(
        allowance(up(20, 80), &walking::bent(&[(70, 80)], up(30, 80))),
        Ok(6),
        "there and back is once"
    );
}

#[test]
fn sm_map_4_a_hedge_is_leaned_on_and_not_crossed() {
    let hedge = "terrain: cover, no_move: true, shape: line([(0, 80), (100, 80)])";
    let map = map(&[tile("L1", (0, 0), "").piece(hedge)]);
    let walk = walking::walk(&map, up(40, 100), 9);
    assert!(walk.straight(up(40, 81)).is_ok());
    assert!(matches!(walk.straight(up(40, 80)), Err(Blocked::NoMove { after: 19, .. })));
    assert!(matches!(walk.straight(up(40, 60)), Err(Blocked::NoMove { .. })));
    assert!(walk.check(&walking::bent(&[(101, 80)], up(90, 60))).is_ok());
}

#[test]
fn sm_map_12_a_piece_has_a_level_and_without_the_word_it_is_the_ground() {
    let piece =
        |level: &str| format!("{level}terrain: open, shape: area([(0, 0), (40, 0), (40, 40), (0, 40)])");
    let level = |it: &str| {
        let map = map(&[tile("1", (0, 0), "").piece(&piece(it))]);
        map.tiles().next().map(|it| it.1.pieces[0].level)
    };
    assert_eq!((level("level: 2, "), level("")), (Some(2), Some(1)));
    let (tiles, _) = texts(&[tile("1", (0, 0), "").piece(&piece("level: 0, "))]);
    let problems = Tiles::parse("tiles", &tiles).expect_err("there is nothing below the ground");
    assert!(
        problems[0].to_string().contains("its level is 0; it must be from 1, the ground, to 9"),
        "{}",
        problems[0]
    );
}

#[test]
fn sm_map_12_a_line_of_sight_does_not_ask_for_levels() {
    let hill = "level: 3, terrain: open, shape: area([(0, 0), (80, 0), (80, 80), (0, 80)])";
    let (flat, high) = (tile("2", (1, 0), "look: -1"), tile("2", (1, 0), "look: -1").piece(hill));
    let sum = |between: LaidTile| {
        let map = map(&[tile("1", (0, 0), ""), between, tile("3", (2, 0), "")]);
        let line = line(&map, Action::Look, middle(0, 0), middle(2, 0));
        (line.modifiers, line.squares)
    };
    assert_eq!(sum(high), sum(flat));
}

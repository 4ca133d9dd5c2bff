use sergeants::{
    Action, Base, Facing, Map, Place, Point,
    geometry::{Part, Parts, Polygon, overlap, touch},
    line,
};

use crate::scene::{map, tile, up};

const BASE: Base = Base { length: 16, width: 12 };

fn parts(parts: &[Part]) -> Parts {
    parts.iter().copied().collect()
}

#[test]
fn sm_geo_1_a_base_is_an_inch_long_with_a_round_front() {
    assert_eq!(Base::default(), BASE);
    let on = |x: i32, y: i32| BASE.is_within(up(100, 100), Point::new(100 + x, 100 + y), 0);
    // The tip, the back corners, but not the front ones, which are rounded off.
    assert!(on(0, -8) && !on(0, -9));
    assert!(on(6, 8) && on(-6, 8) && !on(0, 9) && !on(7, 0));
    assert!(on(6, -2) && !on(6, -3) && !on(6, -8));
    assert!(!on(5, -6) && on(4, -6));
}

#[test]
fn sm_geo_1_the_front_arc_is_the_half_plane_with_its_edge() {
    let place = up(100, 100);
    assert!(place.has_in_arc(Point::new(300, 100), 16));
    assert!(place.has_in_arc(Point::new(0, 99), 16));
    assert!(!place.has_in_arc(Point::new(300, 101), 16));
    for facing in Facing::all() {
        let place = Place { facing, ..place };
        let unit = facing.unit();
        let across = Point::new(100 - unit.y, 100 + unit.x);
        assert!(place.has_in_arc(across, 16), "the edge counts at {facing:?}");
        assert!(!place.has_in_arc(Point::new(across.x - unit.x.signum(), across.y - unit.y.signum()), 16));
    }
}

#[test]
fn sm_geo_1_content_may_have_another_arc() {
    let place = up(100, 100);
    // An eighth to either side.
    assert!(place.has_in_arc(Point::new(109, 90), 8));
    assert!(!place.has_in_arc(Point::new(111, 90), 8));
    assert!(!place.has_in_arc(Point::new(100, 101), 8));
    // Three eighths: all but a quarter behind.
    assert!(place.has_in_arc(Point::new(111, 110), 24));
    assert!(!place.has_in_arc(Point::new(109, 110), 24));
    assert!(place.has_in_arc(Point::new(100, 101), 32));
}

#[test]
fn sm_geo_2_a_gap_of_a_sixteenth_touches() {
    // Front to front: eight and eight, and the gap.
    let down = |y| Place::new(100, y, Facing::DOWN);
    assert!(touch(BASE, up(100, 100), down(84)).is_some());
    assert!(touch(BASE, up(100, 100), down(83)).is_some());
    assert!(touch(BASE, up(100, 100), down(82)).is_none());
    assert!(!overlap(BASE, up(100, 100), down(84)));
    assert!(overlap(BASE, up(100, 100), down(85)));
}

#[test]
fn sm_geo_2_the_part_touched_is_where_the_bases_are_nearest() {
    let touched = |one, other| touch(BASE, one, other).map(|it| (it.first, it.second));
    let (front, back) = (parts(&[Part::Front]), parts(&[Part::Back]));
    // Front to front, front to back, front to side.
    assert_eq!(touched(up(100, 100), Place::new(100, 84, Facing::DOWN)), Some((front, front)));
    assert_eq!(touched(up(100, 100), up(100, 84)), Some((front, back)));
    let side = Place::new(100, 86, Facing::RIGHT);
    assert_eq!(touched(up(100, 100), side), Some((front, parts(&[Part::Right]))));
    let side = Place::new(100, 86, Facing::LEFT);
    assert_eq!(touched(up(100, 100), side), Some((front, parts(&[Part::Left]))));
}

#[test]
fn sm_geo_2_a_corner_belongs_to_both_parts() {
    // The tip of one meets the other's back corner, to the right and behind.
    let other = up(100, 100);
    let one = Place::new(100 + 6 + 8, 108, Facing::LEFT);
    let touched = touch(BASE, one, other).expect("they touch");
    assert_eq!((touched.first, touched.second), (parts(&[Part::Front]), parts(&[Part::Right, Part::Back])));
}

#[test]
fn sm_geo_2_flush_sides_are_sides_only() {
    let (left, right) = (parts(&[Part::Left]), parts(&[Part::Right]));
    for dy in [-3, 0, 4] {
        let touched = touch(BASE, up(100, 100), up(112, 100 + dy)).expect("they touch");
        assert_eq!((touched.first, touched.second), (right, left), "{dy}");
    }
    let backs = touch(BASE, up(100, 100), Place::new(103, 116, Facing::DOWN)).expect("they touch");
    assert_eq!((backs.first, backs.second), (parts(&[Part::Back]), parts(&[Part::Back])));
}

#[test]
fn sm_geo_3_grazing_an_edge_or_a_corner_is_no_crossing() {
    let house = Polygon::new([(20, 20), (60, 20), (60, 60), (20, 60)].map(Point::from).to_vec());
    let crossed = |from: (i32, i32), to: (i32, i32)| house.is_crossed(from.into(), to.into());
    assert!(crossed((0, 40), (80, 40)));
    assert!(!crossed((0, 20), (80, 20)), "along an edge");
    assert!(!crossed((0, 40), (40, 0)), "through a corner only");
    assert!(crossed((0, 0), (80, 80)), "from corner to corner through the inside");
    assert!(!crossed((0, 40), (20, 40)), "up to the edge");
    assert!(crossed((20, 40), (21, 40)), "from the edge inwards");
    assert!(crossed((30, 30), (31, 31)), "wholly inside");
    assert!(!crossed((0, 0), (10, 80)));
    // A notch: the line runs through two corners and the air between them.
    let notched =
        Polygon::new([(0, 0), (60, 0), (60, 40), (40, 20), (20, 40), (0, 40)].map(Point::from).to_vec());
    assert!(!notched.is_crossed((20, 40).into(), (60, 40).into()));
    assert!(notched.is_crossed((20, 30).into(), (60, 30).into()));
}

/// Four squares around a corner.
fn four(modifiers: [&str; 4]) -> Map {
    map(&[
        tile("1", (0, 0), modifiers[0]),
        tile("2", (1, 0), modifiers[1]),
        tile("3", (0, 1), modifiers[2]),
        tile("4", (1, 1), modifiers[3]),
    ])
}

fn names(map: &Map, action: Action, from: Point, to: Point) -> (Vec<String>, i32) {
    let line = line(map, action, from, to);
    (line.tiles.iter().map(|it| map.tile(it.tile).face.tile.to_string()).collect(), line.squares)
}

#[test]
fn sm_geo_4_through_a_corner_one_of_the_others_is_used_in_addition() {
    let map = four(["", "look: -2, shoot: -1", "look: -1, shoot: 2", ""]);
    let (from, to) = (Point::new(30, 30), Point::new(130, 130));
    assert_eq!(names(&map, Action::Look, from, to), (vec!["1".into(), "3".into(), "4".into()], 2));
    assert_eq!(names(&map, Action::Shoot, from, to), (vec!["1".into(), "2".into(), "4".into()], 2));
    // Equal: the lower id.
    assert_eq!(names(&map, Action::Hide, from, to), (vec!["1".into(), "2".into(), "4".into()], 2));
    // A sixteenth beside the corner it is an ordinary line.
    let beside = Point::new(130, 129);
    assert_eq!(names(&map, Action::Look, from, beside), (vec!["1".into(), "2".into(), "4".into()], 2));
}

#[test]
fn sm_geo_4_where_the_two_share_an_edge_that_ends_there_none_is_added() {
    let map = map(&[
        tile("L1", (0, 0), ""),
        tile("1", (2, 0), ""),
        tile("2", (2, 1), ""),
        tile("3", (0, 2), ""),
        tile("4", (1, 2), ""),
        tile("5", (2, 2), ""),
    ]);
    // From the landmark through the end of its edge with square 1 ... into 2: they share an edge.
    let (tiles, squares) = names(&map, Action::Look, Point::new(140, 60), Point::new(180, 100));
    assert_eq!((tiles, squares), (vec!["L1".into(), "2".into()], 1));
    // Through the landmark's own corner: one of the others is added.
    let (tiles, squares) = names(&map, Action::Look, Point::new(140, 140), Point::new(180, 180));
    assert_eq!((tiles, squares), (vec!["L1".into(), "2".into(), "5".into()], 2));
}

#[test]
fn sm_geo_4_at_the_rim_of_the_map_the_one_that_is_there_is_used() {
    let map = map(&[tile("1", (0, 0), ""), tile("3", (0, 1), "look: -9"), tile("4", (1, 1), "")]);
    let (tiles, squares) = names(&map, Action::Look, Point::new(30, 30), Point::new(130, 130));
    assert_eq!((tiles, squares), (vec!["1".into(), "3".into(), "4".into()], 2));
}

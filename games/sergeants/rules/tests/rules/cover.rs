use sergeants::{Base, Cover, Facing, Map, Place, cover};

use crate::scene::{map, tile, up};

fn at(map: &Map, place: Place) -> Option<Cover> {
    cover(map, Base::default(), place)
}

#[test]
fn sm_geo_6_more_than_half_the_base_on_cover() {
    let trees = "terrain: cover, shape: area([(0, 0), (40, 0), (40, 80), (0, 80)])";
    let map = map(&[tile("1", (0, 0), "").piece(trees)]);
    assert_eq!(at(&map, up(30, 40)), Some(Cover::Ground));
    assert_eq!(at(&map, up(39, 40)), Some(Cover::Ground));
    // Exactly half is not more than half.
    assert_eq!(at(&map, up(40, 40)), None);
}

#[test]
fn sm_geo_6_cover_pieces_count_together_and_once() {
    let left = "terrain: cover, shape: area([(0, 0), (36, 0), (36, 80), (0, 80)])";
    let right = "terrain: cover, shape: area([(44, 0), (80, 0), (80, 80), (44, 80)])";
    // A third of the base on either.
    let both = map(&[tile("1", (0, 0), "").piece(left).piece(right)]);
    assert_eq!(at(&both, Place::new(40, 40, Facing::RIGHT)), None);
    let nearer = right.replace("44", "39");
    let both = map(&[tile("1", (0, 0), "").piece(left).piece(&nearer)]);
    assert_eq!(at(&both, up(38, 40)), Some(Cover::Ground));
    // The same ground twice does not count twice.
    let twice = map(&[tile("1", (0, 0), "").piece(left).piece(left)]);
    assert_eq!(at(&twice, up(38, 40)), None);
}

#[test]
fn sm_geo_6_open_ground_gives_none_and_buildings_stand_apart() {
    let half = |terrain: &str, from: i32, to: i32| {
        format!("terrain: {terrain}, shape: area([({from}, 0), ({to}, 0), ({to}, 80), ({from}, 80)])")
    };
    let map = map(&[
        tile("1", (0, 0), "").piece(&half("open", 0, 80)),
        tile("2", (1, 0), "").piece(&half("cover", 0, 38)).piece(&half("building", 38, 80)),
    ]);
    assert_eq!(at(&map, up(40, 40)), None);
    // A third on cover, two thirds in the building: neither is enough.
    assert_eq!(at(&map, up(120, 40)), None);
    assert_eq!(at(&map, up(124, 40)), Some(Cover::Building));
    assert_eq!(at(&map, up(123, 40)), None);
}

#[test]
fn sm_hid_3_for_a_building_the_whole_base_must_be_inside() {
    let barn = "terrain: building, shape: area([(10, 10), (70, 10), (70, 40), (40, 40), (40, 70), (10, 70)])";
    let map = map(&[tile("1", (0, 0), "").piece(barn)]);
    assert_eq!(at(&map, up(20, 20)), Some(Cover::Building));
    // The walls may be touched.
    assert_eq!(at(&map, up(16, 18)), Some(Cover::Building));
    assert_eq!(at(&map, up(15, 18)), None);
    // The inner corner reaches into the base.
    assert_eq!(at(&map, up(36, 50)), None);
    assert_eq!(at(&map, up(34, 50)), Some(Cover::Building));
}

#[test]
fn sm_geo_6_a_small_piece_wholly_under_the_base() {
    let bush = "terrain: cover, shape: area([(38, 40), (42, 40), (42, 44), (38, 44)])";
    let map = map(&[tile("1", (0, 0), "").piece(bush)]);
    assert_eq!(at(&map, up(40, 40)), Some(Cover::Piece));
    assert_eq!(at(&map, up(36, 40)), Some(Cover::Piece));
    assert_eq!(at(&map, up(35, 40)), None);
}

#[test]
fn sm_geo_6_three_quarters_along_a_thin_line() {
    let hedge = "terrain: cover, no_move: true, shape: line([(0, 40), (80, 40)])";
    let post = "terrain: cover, shape: line([(20, 70), (28, 70)])";
    let map = map(&[tile("1", (0, 0), "").piece(hedge).piece(post)]);
    // Along the hedge, leaning on it: all of the base's length.
    assert_eq!(at(&map, Place::new(40, 42, Facing::RIGHT)), Some(Cover::Line));
    // Across it there are 12 of 16: just three quarters.
    assert_eq!(at(&map, up(40, 40)), Some(Cover::Line));
    // On the round end fewer.
    assert_eq!(at(&map, up(40, 46)), None);
    assert_eq!(at(&map, Place::new(40, 47, Facing::RIGHT)), None);
    // A line shorter than the base: three quarters of its length, 6 of 8.
    assert_eq!(at(&map, up(28, 70)), Some(Cover::Line));
    assert_eq!(at(&map, up(29, 70)), None);
}

//! GEO: exact readings for measuring.

use sergeants::{
    Choice, Procedure,
    content::{Act, Action, Hit, Reach, Tag},
    measure::{
        Base, Blocked, Cover, Facing, Map, NoThrow, Place, Point, Seeing, Throw, Walk, Way, facing_to,
        geometry::{Part, Parts, Polygon, overlap, touch},
        line, line_through,
    },
    state::Bands,
};
use table::Seat;

use crate::scenes::{
    armed, covered, fighting,
    maps::{LaidTile, map, middle, plain, tile, up},
    playing, smoky,
    stage::{Stage, card},
    walking,
};

/// A tile with these pieces.
fn tile_with(pieces: &[&str]) -> Map {
    map(&[pieces.iter().fold(tile("1", (0, 0), ""), |tile, it| tile.piece(it))])
}

/// Asserts what cover a soldier who faces up has at places of a map.
fn assert_cover(map: &Map, expected: &[((i32, i32), Option<Cover>)]) {
    for ((x, y), cover) in expected {
        assert_eq!(covered::at(map, up(*x, *y)), *cover, "at {x} {y}");
    }
}

#[test]
fn sm_geo_6_more_than_half_the_base_on_cover_or_a_small_piece_wholly_under_it() {
    let trees = "terrain: cover, shape: area([(0, 0), (40, 0), (40, 80), (0, 80)])";
    let ground = Some(Cover::Ground);
    // In the middle of the tile it is exactly half, which is not more than half.
    assert_cover(&tile_with(&[trees]), &[((30, 40), ground), ((39, 40), ground), ((40, 40), None)]);
    let bush = "terrain: cover, shape: area([(38, 40), (42, 40), (42, 44), (38, 44)])";
    let piece = Some(Cover::Piece);
    assert_cover(&tile_with(&[bush]), &[((40, 40), piece), ((36, 40), piece), ((35, 40), None)]);
}

#[test]
fn sm_geo_6_cover_pieces_count_together_and_once() {
    let left = "terrain: cover, shape: area([(0, 0), (36, 0), (36, 80), (0, 80)])";
    let right = "terrain: cover, shape: area([(44, 0), (80, 0), (80, 80), (44, 80)])";
    // A third of the base on either.
    let both = tile_with(&[left, right]);
    assert_eq!(covered::at(&both, Place::new(40, 40, Facing::RIGHT)), None);
    let nearer = right.replace("44", "39");
    let both = tile_with(&[left, &nearer]);
    assert_eq!(covered::at(&both, up(38, 40)), Some(Cover::Ground));
    // The same ground twice does not count twice.
    let twice = tile_with(&[left, left]);
    assert_eq!(covered::at(&twice, up(38, 40)), None);
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
    assert_eq!(covered::at(&map, up(40, 40)), None);
    // A third on cover, two thirds in the building: neither is enough.
    assert_cover(&map, &[((120, 40), None), ((123, 40), None), ((124, 40), Some(Cover::Building))]);
}

#[test]
fn sm_geo_6_three_quarters_along_a_thin_line() {
    let hedge = "terrain: cover, no_move: true, shape: line([(0, 40), (80, 40)])";
    let post = "terrain: cover, shape: line([(20, 70), (28, 70)])";
    let map = tile_with(&[hedge, post]);
    // Along the hedge, leaning on it: all of the base's length.
    assert_eq!(covered::at(&map, Place::new(40, 42, Facing::RIGHT)), Some(Cover::Line));
    // Across it there are 12 of 16: just three quarters.
    assert_eq!(covered::at(&map, up(40, 40)), Some(Cover::Line));
    // On the round end fewer.
    assert_eq!(covered::at(&map, up(40, 46)), None);
    assert_eq!(covered::at(&map, Place::new(40, 47, Facing::RIGHT)), None);
    // A line shorter than the base: three quarters of its length, 6 of 8.
    assert_eq!(covered::at(&map, up(28, 70)), Some(Cover::Line));
    assert_eq!(covered::at(&map, up(29, 70)), None);
}

#[test]
fn sm_geo_6_a_line_of_many_short_stretches_is_as_long_as_it_is() {
    // Steps of one to the right and one down: each is 1.41 long, and nine of them 12.7 of 16; eight are 11.3, too little.
    let zigzag = |n: i32| {
        let points: Vec<String> = (0..=n).map(|i| format!("({}, {})", 36 + i, 36 + i)).collect();
        // The rest of the line is far away from the base.
        format!("terrain: cover, shape: line([(2, 2), (4, 2), {}])", points.join(", "))
    };
    let cover = |n: i32| {
        let map = map(&[tile("1", (0, 0), "").piece(&zigzag(n))]);
        covered::at(&map, Place::new(40, 46, Facing::UP))
    };
    assert_eq!(cover(8), None);
}

#[test]
fn sm_geo_7_a_bend_on_the_end_point_changes_nothing() {
    let map = walking::field();
    let walk = walking::walk(&map, up(20, 100), 3);
    let to = Place::new(68, 100, Facing::RIGHT);
    assert_eq!(walk.check(&walking::bent(&[(68, 100)], to)), walk.straight(to));
    assert_eq!(walk.check(&walking::bent(&[(68, 100), (68, 100)], to)), Err(Blocked::TurnsTooFar { by: 2 }));
}

#[test]
fn sm_geo_13_prisoners_take_up_room_and_are_no_enemies_to_hide_from() {
    let stage = || {
        let stage = fighting::spotted(Stage::new().post(1, fighting::right(40, 120)));
        stage.with(1, |it| it.cover = 8).post(11, fighting::left(56, 120)).post(2, fighting::right(20, 100))
    };
    let captured = || {
        let mut stage = stage();
        stage.position.soldiers[1].prisoner_of = Some(Tag(1));
        stage
    };
    // The wood's -7 and Cover 8 hide from nobody, and the captured enemy is nobody to hide from.
    assert_eq!(captured().acts(1, &[Act::Cover]).options(0), [Choice::Yes, Choice::Done]);
    assert_eq!(stage().post(12, fighting::left(70, 140)).acts(1, &[Act::Cover]).options(0), [Choice::Done]);
    let mut run = captured().acts(2, &[Act::Walk]);
    assert_eq!(run.refused(0, Choice::Walk(fighting::right(52, 110).into())), "SM-MOV-1");
}

#[test]
fn sm_geo_14_a_rally_reaches_as_far_as_the_ruler_is_long() {
    assert_eq!(sergeants::rules::RALLY_RANGE, 10);
}

#[test]
fn sm_geo_10_what_bursts_is_aimed_at_a_melee_or_an_escort_from_close_range_only() {
    let faust = || armed::blast("faust", Reach::Squares(4), 1, 1);
    // Close 10 reaches two squares on, not three.
    for (column, near) in [(2, true), (3, false)] {
        let x = column * 80 + 40;
        let alone = armed::armed(faust(), column);
        let melee =
            armed::armed(faust(), column).post(2, fighting::right(x, 56)).but(|it| it.at = Some(up(x, 56)));
        let escort = armed::armed(faust(), column)
            .post(2, fighting::right(x, 24))
            .but(|it| (it.at, it.prisoner_of) = (Some(up(x, 24)), Some(Tag(11))));
        for (stage, offers) in [(alone, true), (melee, near), (escort, near)] {
            assert_eq!(
                stage.acts(1, &[Act::Shoot]).options(0).contains(&armed::use_of("faust")),
                offers,
                "{column}"
            );
        }
    }
}

#[test]
fn sm_geo_10_a_next_target_in_melee_needs_close_range() {
    for (x, near) in [(120, true), (280, false)] {
        let stage = fighting::beside_a_melee(x).card(1, 4, |it| it.hit.long = Hit::HitPlus);
        let mut run = stage.acts(2, &[Act::Shoot]);
        run.soldier(0, 12).draw(1, 4);
        assert_eq!(run.options(0).contains(&Choice::Soldier(Tag(11))), near);
    }
}

#[test]
fn sm_geo_10_into_melee_close_must_reach_and_then_all_apply() {
    // 11 inches: long and short would reach.
    let far =
        fighting::spotted(Stage::new().post(1, fighting::right(40, 40)).post(11, fighting::left(56, 40)))
            .post(2, fighting::left(232, 40));
    assert_eq!(far.post(12, fighting::left(440, 40)).acts(2, &[Act::Shoot]).options(0), [Choice::Done]);
    let near =
        fighting::spotted(Stage::new().post(1, fighting::right(40, 40)).post(11, fighting::left(56, 40)))
            .post(2, fighting::left(200, 40));
    let mut run = near.post(12, fighting::left(440, 40)).acts(2, &[Act::Shoot]);
    run.soldier(0, 11);
    assert_eq!(run.field().shot.map(|it| it.bands), Some(Bands { long: true, short: true, close: true }));
}

#[test]
fn sm_geo_13_prisoners_are_no_enemies() {
    let stage = Stage::new()
        .post(1, fighting::right(40, 40))
        .post(11, fighting::left(56, 40))
        .but(|it| it.prisoner_of = Some(Tag(1)));
    // 2 neither spots the prisoner nor hides from him.
    let stage = fighting::spotted(stage.post(2, fighting::right(40, 120)))
        .with(2, |it| it.cover = 6)
        .post(12, fighting::left(440, 40));
    let mut run = stage.acts(2, &[Act::Spot, Act::Cover]);
    assert_eq!(run.options(0), [Choice::Soldier(Tag(12)), Choice::Done]);
    run.choose(0, Choice::Done);
    assert_eq!(run.options(0), [Choice::Yes, Choice::Done]);
}

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
    let map = map(&plain(&["L1 . 1", ". . 2", "3 4 5"]));
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

#[test]
fn sm_geo_11_filling_stops_when_nothing_fits() {
    let mut stage = playing::two().hands([&[], &[(11, 3), (11, 1), (11, 2)]]);
    // No soldier of seat 0 has a LOOK or a SHOOT.
    for tag in [1, 2] {
        for it in stage.setup.library.cards.get_mut(&Tag(tag)).expect("he is there") {
            it.types = vec![sergeants::content::Action::Hide];
        }
    }
    let mut run = stage.begin(vec![Procedure::Place]);
    run.choose(0, Choice::Placing([None, None, None]));
    run.choose(1, Choice::Placing([Some(card(11, 3)), Some(card(11, 1)), Some(card(11, 2))]));
    run.draw(1, 1);
    let shown = run.field().tableau[Seat(0)].shown.clone();
    assert_eq!((shown[1].len(), shown[2].len()), (0, 0));
    assert_eq!(run.field().phase, 1);
}

#[test]
fn sm_geo_8_target_and_near_edge_are_within_range() {
    let target = Place::new(100, 200, Facing::UP);
    let throw =
        |inches| Throw { base: Base::default(), from: Point::new(100, 100), inches, target, radius: 16 };
    // The target's centre is 100 sixteenths away: six and a quarter inches.
    assert_eq!(throw(6).check(Point::new(100, 190)), Err(NoThrow::TargetTooFar));
    assert_eq!(throw(7).check(Point::new(100, 190)), Ok(()));
    // Seven inches are 112: with the radius the template's middle may be 128 away.
    assert_eq!(throw(7).check(Point::new(100, 224)), Ok(()));
    assert_eq!(throw(7).check(Point::new(100, 225)), Err(NoThrow::MissesTarget));
    let far = Throw { target: Place::new(100, 212, Facing::UP), ..throw(7) };
    assert_eq!(far.check(Point::new(100, 228)), Ok(()));
    assert_eq!(far.check(Point::new(100, 229)), Err(NoThrow::TooFar));
    assert_eq!(throw(0).check(Point::new(100, 200)), Err(NoThrow::TargetTooFar));
}

#[test]
fn sm_geo_8_touching_the_template_is_being_under_it() {
    let base = Base::default();
    // The back is 8 behind the centre, the front 8 before it, the sides 6 away.
    assert!(base.is_under(up(100, 100), Point::new(100, 124), 16));
    assert!(!base.is_under(up(100, 100), Point::new(100, 125), 16));
    assert!(base.is_under(up(100, 100), Point::new(100, 76), 16));
    assert!(!base.is_under(up(100, 100), Point::new(100, 75), 16));
    assert!(base.is_under(up(100, 100), Point::new(122, 104), 16));
    assert!(!base.is_under(up(100, 100), Point::new(123, 104), 16));
}

#[test]
fn sm_geo_12_optics_ignore_a_number_if_its_size_after_smoke_is_within_the_limit() {
    let both = smoky::seen(Action::Look, &[("L1", 2)], Some(smoky::THREE));
    // The landmark's -3 has become -6 and stays, so does the last -2; what is -1 or has become -2 is ignored.
    assert_eq!(smoky::parts(&both), [(-1, 0, 1), (-3, -3, 0), (-1, -1, 2), (-1, -1, 2), (-2, -2, 0)]);
    assert_eq!((both.numbers(), both.smoke(), both.optics(), both.modifiers), (-8, -7, 5, -10));
    let thick = smoky::seen(Action::Look, &[("L1", 3)], Some(smoky::THREE));
    assert_eq!(thick.modifiers, -9 - 6);
}

#[test]
fn sm_geo_12_areas_are_modifiers_for_smoke_and_optics_each_by_itself() {
    let area = |value: i32, x: i32| {
        let to = x + 20;
        format!("action: look, value: {value}, points: [({x}, 0), ({to}, 0), ({to}, 80), ({x}, 80)]")
    };
    let between = tile("2", (1, 0), "look: -2").area(&area(-1, 10)).area(&area(-4, 40));
    let map = map(&[tile("1", (0, 0), "").area(&area(-3, 50)), between, tile("3", (2, 0), "")]);
    let line = |smoke, optics| {
        let line = line_through(
            &map,
            Action::Look,
            middle(0, 0),
            middle(2, 0),
            Seeing { smoke, optics, ..Seeing::default() },
        );
        (line.numbers(), line.areas(), line.smoke(), line.optics(), line.modifiers)
    };
    // Optics of 3 ignore -2 and -1, and not -4.
    assert_eq!(line(&[], Some(smoky::THREE)), (-2, -5, 0, 3, -4));
    // Smoke doubles all three; then only the area of -1 is within the limit.
    let smoke = [smoky::smoke(&map, "2", 2)];
    assert_eq!(line(&smoke, None), (-2, -5, -7, 0, -14));
    assert_eq!(line(&smoke, Some(smoky::THREE)), (-2, -5, -7, 2, -12));
    // Smoke behind them leaves them alone; the area in the own tile counts in no way.
    assert_eq!(line(&[smoky::smoke(&map, "3", 3)], None), (-2, -5, 0, 0, -7));
    // A match that began before goes on with areas that are left alone.
    let before = Seeing { smoke: &smoke, optics: Some(smoky::THREE), plain_areas: true };
    assert_eq!(line_through(&map, Action::Look, middle(0, 0), middle(2, 0), before).modifiers, -4 - 5);
    // An area that helps is neither multiplied nor ignored.
    let helps = with_an_area(&area(2, 10));
    let seeing =
        Seeing { smoke: &[smoky::smoke(&helps, "2", 2)], optics: Some(smoky::SIX), ..Seeing::default() };
    assert_eq!(line_through(&helps, Action::Look, middle(0, 0), middle(2, 0), seeing).modifiers, 2);
}

/// Three open squares, with this area in the middle.
fn with_an_area(area: &str) -> sergeants::measure::Map {
    map(&[tile("1", (0, 0), ""), tile("2", (1, 0), "").area(area), tile("3", (2, 0), "")])
}

#[test]
fn sm_geo_12_a_building_s_number_is_the_tile_s() {
    let barn = "name: \"barn\", terrain: building, modifiers: (look: -4), \
        shape: area([(20, 20), (60, 20), (60, 60), (20, 60)])";
    let map = map(&[tile("1", (0, 0), ""), tile("2", (1, 0), "look: -1").piece(barn), tile("3", (2, 0), "")]);
    let smoke = [smoky::smoke(&map, "2", 2)];
    let seeing = Seeing { smoke: &smoke, optics: Some(smoky::SIX), ..Seeing::default() };
    assert_eq!(line_through(&map, Action::Look, middle(0, 0), middle(2, 0), seeing).modifiers, -8);
    let seeing = Seeing { smoke: &[], optics: Some(smoky::SIX), ..Seeing::default() };
    assert_eq!(line_through(&map, Action::Look, middle(0, 0), middle(2, 0), seeing).modifiers, 0);
}

/// A wooded tile at the left end, open ground to the right of it.
fn hideout() -> Vec<LaidTile> {
    let wood = "name: \"wood\", terrain: cover, shape: area([(0, 0), (80, 0), (80, 80), (0, 80)])";
    let mut laid = vec![tile("1", (0, 0), "hide: -2").piece(wood)];
    let ids = ["2", "3", "4", "5", "6"];
    laid.extend(ids.iter().enumerate().map(|(i, id)| tile(id, (i as u8 + 1, 0), "hide: -1")));
    laid
}

/// Whether soldier 1 in the wood can take cover: Cover 6, and enemies in these columns.
fn hides(enemies: &[i32], clouds: &[(&str, u8)]) -> bool {
    let mut stage = Stage::bare(&hideout());
    stage.position.soldiers.push(smoky::post(1, 0));
    stage.position.soldiers.extend(enemies.iter().enumerate().map(|(i, it)| smoky::post(11 + i as u16, *it)));
    stage.position.markers = clouds.iter().map(|it| smoky::lying(it.0, it.1)).collect();
    stage.acts(1, &[Act::Cover]).options(0).contains(&Choice::Yes)
}

#[test]
fn sm_geo_12_smoke_on_the_nearest_enemy_s_line_multiplies_every_hide_number() {
    // Two squares away: -4 and Cover 6 leave 2; doubled they leave -2.
    assert!(!hides(&[2], &[]));
    for tile in ["1", "2", "3"] {
        assert!(hides(&[2], &[(tile, 2)]), "{tile}");
    }
    assert!(!hides(&[2], &[("4", 3)]));
    // One square away: -3 becomes -6, which is not enough, or -9.
    assert!(!hides(&[1], &[("2", 2)]));
    assert!(hides(&[1], &[("2", 3)]));
}

#[test]
fn sm_geo_12_on_other_lines_smoke_does_nothing() {
    // Further away there are more numbers: five squares give -7 by themselves, three only -5.
    assert!(hides(&[2, 5], &[("2", 2)]));
    assert!(!hides(&[2, 3], &[("2", 2)]));
    // Smoke before the further one alone is of no use.
    assert!(!hides(&[2, 3], &[("4", 3)]));
}

#[test]
fn sm_geo_12_all_who_are_equally_near_are_the_nearest() {
    let wood = "name: \"wood\", terrain: cover, shape: area([(0, 0), (80, 0), (80, 80), (0, 80)])";
    let mut laid = vec![tile("1", (2, 0), "hide: -2").piece(wood)];
    let columns = [("2", 0), ("3", 1), ("4", 3), ("5", 4)];
    laid.extend(columns.iter().map(|it| tile(it.0, (it.1, 0), "hide: -1")));
    let hides = |clouds: &[(&str, u8)]| {
        let mut stage = Stage::bare(&laid);
        stage.position.soldiers = vec![smoky::post(1, 2), smoky::post(11, 0), smoky::post(12, 4)];
        stage.position.markers = clouds.iter().map(|it| smoky::lying(it.0, it.1)).collect();
        stage.acts(1, &[Act::Cover]).options(0).contains(&Choice::Yes)
    };
    assert!(!hides(&[("3", 2)]));
    assert!(hides(&[("3", 2), ("4", 2)]));
    assert!(hides(&[("1", 2)]));
}

#[test]
fn sm_geo_5_the_centre_does_not_enter_what_is_marked_no_move() {
    let rocks = "terrain: cover, no_move: true, shape: area([(60, 40), (100, 40), (100, 120), (60, 120)])";
    let map = map(&[tile("L1", (0, 0), "").piece(rocks)]);
    let walk = walking::walk(&map, up(40, 80), 9);
    let (tile, _) = map.tiles().next().expect("a tile");
    assert_eq!(walk.straight(up(120, 80)), Err(Blocked::NoMove { tile, piece: 0, after: 20 }));
    assert_eq!(walk.straight(up(61, 80)), Err(Blocked::NoMove { tile, piece: 0, after: 20 }));
    // The base leans on it.
    assert!(walk.straight(up(60, 80)).is_ok());
    // Along its edge, and around it.
    assert!(walk.check(&walking::bent(&[(60, 80), (60, 120)], up(80, 120))).is_ok());
    assert!(walk.check(&walking::bent(&[(60, 30)], up(110, 30))).is_ok());
    assert_eq!(walk.straight(up(61, 80)).map_err(Blocked::rule), Err("SM-GEO-5"));
}

#[test]
fn sm_geo_5_nobody_slips_between_two_halves_on_two_tiles() {
    let half = "terrain: open, no_move: true, shape: area([(20, 0), (60, 0), (60, 40), (20, 40)])";
    let map = map(&[tile("1", (0, 0), "").piece(half).turned(2), tile("2", (0, 1), "").piece(half)]);
    let walk = walking::walk(&map, up(10, 60), 9);
    assert!(matches!(
        walk.check(&walking::bent(&[(10, 80), (70, 80)], up(70, 60))),
        Err(Blocked::NoMove { .. })
    ));
}

#[test]
fn sm_geo_7_the_turned_base_reaches_no_further_than_the_unturned_one_would() {
    let map = walking::field();
    // Sidewards the base is 6 wide; turned to the right it reaches 8 to that side.
    let walk = walking::walk(&map, up(20, 100), 3);
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
    let map = walking::field();
    let walk = walking::walk(&map, up(20, 100), 4);
    // Two inches sidewards and two up: the base was as long that way before.
    assert!(walk.check(&walking::bent(&[(52, 100)], Place::new(52, 68, Facing::RIGHT))).is_ok());
    // Two inches up and two sidewards.
    let sidewards = walking::bent(&[(20, 68)], Place::new(52, 68, Facing::RIGHT));
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
    let walk = walking::walk(&map, up(60, 60), 9);
    let allowance = |way: &Way| walk.check(way).map(|it| it.allowance / 16);
    assert_eq!(allowance(&up(100, 100).into()), Ok(8));
    // A bend in the corner itself is no way around.
    assert_eq!(allowance(&walking::bent(&[(80, 80)], up(100, 110))), Ok(8));
    assert_eq!(allowance(&walking::bent(&[(80, 80)], up(60, 70))), Ok(9));
}

#[test]
fn sm_geo_1_a_man_faces_a_point_in_the_nearest_of_64_directions() {
    let around = [(100, 60), (140, 60), (140, 100), (140, 140), (100, 140), (60, 140), (60, 100), (60, 60)];
    for (eighth, (x, y)) in around.into_iter().enumerate() {
        let facing = facing_to(Point::new(100, 100), Point::new(x, y));
        assert_eq!(facing, Facing::new(8 * eighth as u8), "({x}, {y})");
    }
}

#[test]
fn sm_geo_3_a_line_that_ends_on_the_rim_of_a_base_does_not_cross_it() {
    // The base reaches from 94 to 106, and from its tip at 92 to its back at 108.
    let crosses = |from: (i32, i32), to: (i32, i32)| {
        let (from, to) = (Point::new(from.0, from.1), Point::new(to.0, to.1));
        Base::default().is_crossed(up(100, 100), from, to)
    };
    for (outside, rim, inside) in [
        ((80, 100), (94, 100), (95, 100)),
        ((120, 100), (106, 100), (105, 100)),
        ((100, 130), (100, 108), (100, 107)),
        ((100, 70), (100, 92), (100, 93)),
    ] {
        assert!(!crosses(outside, rim) && !crosses(rim, outside), "{rim:?}");
        assert!(crosses(outside, inside) && crosses(inside, outside), "{inside:?}");
    }
    // Nor does one along a side or along the back.
    assert!(
        !crosses((94, 80), (94, 130)) && !crosses((106, 80), (106, 130)) && !crosses((80, 108), (120, 108))
    );
}

/// No map is larger than 20 squares either way (SG-15): what lies off it either way is no point of a map.
#[test]
fn a_point_is_on_a_map_both_ways_or_not_at_all() {
    let inside = |x, y| Point::new(x, y).is_possible();
    assert!(inside(0, 0) && inside(1600, 1600));
    assert!(!inside(-1, 40) && !inside(40, -1) && !inside(100_000, 40) && !inside(40, 100_000));
}

#[test]
fn an_outline_that_is_none_is_told() {
    let fault = |corners: &[(i32, i32)]| {
        Polygon::new(corners.iter().copied().map(Point::from).collect()).fault().unwrap_or("none")
    };
    assert_eq!(fault(&[(0, 0), (40, 0)]), "has fewer than three corners");
    assert_eq!(fault(&[(0, 0), (40, 0), (40, 0), (0, 40)]), "has the same corner twice running");
    assert_eq!(fault(&[(0, 0), (40, 0), (0, 40), (40, 40)]), "crosses or touches itself");
    assert_eq!(fault(&[(0, 0), (40, 0), (20, 0), (20, 40)]), "crosses or touches itself");
    assert_eq!(fault(&[(0, 0), (40, 0), (40, 40), (20, 10), (0, 40)]), "none");
}

#[test]
fn sm_geo_3_a_line_on_the_extension_of_an_edge_goes_through_the_inside() {
    // Two arms that meet in a corner at (40, 40): the edge below it, extended upwards, lies inside.
    let corners = [(0, 0), (80, 0), (80, 40), (40, 40), (40, 80), (0, 80)];
    let angle = Polygon::new(corners.map(Point::from).to_vec());
    assert!(angle.is_crossed(Point::new(40, 10), Point::new(40, 40)));
    assert!(angle.is_crossed(Point::new(40, 10), Point::new(40, 70)));
    assert!(!angle.is_crossed(Point::new(40, 40), Point::new(40, 70)));
    assert!(!angle.is_crossed(Point::new(40, 40), Point::new(60, 60)));
}

use sergeants::{Action, Base, Facing, Line, Map, NoThrow, Place, Point, Throw, geometry, line, reaches};

use crate::scene::{Laid, map, middle, tile, up};

/// Jackson stands in the first tile, Gersten in the last; a landmark lies between them.
fn example() -> Map {
    let square = |id, column, modifiers: &str| tile(id, (column, 0), modifiers);
    let laid: [Laid; 6] = [
        square("1", 0, "look: -3, shoot: -3, hide: -1"),
        square("2", 1, "look: -1, shoot: -1, hide: -1"),
        tile("L1", (2, 0), "look: -3, shoot: -2, hide: -3"),
        square("3", 4, "look: -1, shoot: 0, hide: -1"),
        square("4", 5, "look: -1, shoot: -1, hide: -1"),
        square("5", 6, "look: -2, shoot: -2, hide: -2"),
    ];
    map(&laid)
}

fn from_jackson(action: Action) -> Line {
    line(&example(), action, middle(0, 0), middle(6, 0))
}

#[test]
fn sm_map_8_spot_15_with_modifiers_of_8_reaches_6_squares() {
    let look = from_jackson(Action::Look);
    assert_eq!((look.modifiers, look.squares), (-8, 6));
    assert_eq!(15 + look.modifiers, 7);
    assert!(look.is_spotted_by(15));
}

#[test]
fn sm_lok_3_spotting_needs_the_distance_and_no_more() {
    let look = from_jackson(Action::Look);
    assert!(look.is_spotted_by(14));
    assert!(!look.is_spotted_by(13));
}

#[test]
fn sm_map_9_long_13_reaches_and_short_7_does_not() {
    let shoot = from_jackson(Action::Shoot);
    assert_eq!((shoot.modifiers, shoot.squares), (-6, 6));
    assert_eq!((13 + shoot.modifiers, 7 + shoot.modifiers), (7, 1));
    assert!(shoot.is_in_range(13));
    assert!(!shoot.is_in_range(7));
}

#[test]
fn sm_hid_2_cover_6_with_modifiers_of_9_hides() {
    let hide = line(&example(), Action::Hide, middle(6, 0), middle(0, 0));
    assert_eq!(hide.modifiers, -9);
    assert_eq!(6 + hide.modifiers, -3);
    assert!(hide.is_hidden_by(6));
}

#[test]
fn sm_hid_1_cover_and_modifiers_must_be_below_zero() {
    let hide = line(&example(), Action::Hide, middle(6, 0), middle(0, 0));
    assert!(hide.is_hidden_by(8));
    assert!(!hide.is_hidden_by(9));
}

#[test]
fn sm_map_10_close_range_uses_the_same_numbers_in_inches() {
    let map = map(&[tile("1", (0, 0), ""), tile("2", (1, 0), "shoot: -2")]);
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
    assert!(geometry::are_within(base, one, other, 48));
    assert!(!geometry::are_within(base, one, other, 47));
    assert_eq!(geometry::inches(one.at, other.at), 4);
}

#[test]
fn sm_hid_4_rally_is_ten_inches_and_the_hide_numbers_of_both_ends() {
    let map = map(&[tile("1", (0, 0), "hide: -1"), tile("2", (1, 0), "hide: -2")]);
    let within = |to: i32| line(&map, Action::Hide, Point::new(40, 40), Point::new(to, 40)).is_in_inches(10);
    assert!(within(40 + 7 * 16));
    assert!(!within(40 + 7 * 16 + 1));
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

//! MRK-3 to MRK-5 and GEO-12: optics, and smoke before them.

use std::collections::BTreeMap;

use sergeants::{
    Action, Choice, Colour, Equipment, Event, Gives, Line, Lying, Map, Marker, Optics, Place, Posted,
    Procedure, Seeing, Smoke, StoryNr, Tag, TileIx, cards::Act, line_through,
};

use crate::{
    scene::{Laid, map, middle, tile, up},
    stage::Stage,
};

const THREE: Optics = Optics { look: 3, shoot: 2 };
const SIX: Optics = Optics { look: 4, shoot: 3 };
const SIX_OF_QUALITY: Optics = Optics { look: 5, shoot: 3 };

/// The map of the book's examples: LOOK -1, -3, -1, -1, -2 beyond the own tile, SHOOT -1, -2, 0, -1, -2.
fn example() -> Vec<Laid> {
    let square = |id, column, modifiers: &str| tile(id, (column, 0), modifiers);
    vec![
        square("1", 0, "look: -3, shoot: -3, hide: -1"),
        square("2", 1, "look: -1, shoot: -1, hide: -1"),
        tile("L1", (2, 0), "look: -3, shoot: -2, hide: -3"),
        square("3", 4, "look: -1, shoot: 0, hide: -1"),
        square("4", 5, "look: -1, shoot: -1, hide: -1"),
        square("5", 6, "look: -2, shoot: -2, hide: -2"),
    ]
}

fn tile_of(map: &Map, name: &str) -> TileIx {
    map.tiles().find(|it| it.1.face.tile.to_string() == name).expect("it is there").0
}

fn smoke(map: &Map, name: &str, times: u8) -> Smoke {
    Smoke { tile: tile_of(map, name), times, turn: 1 }
}

/// From the first tile to the last.
fn seen(action: Action, clouds: &[(&str, u8)], optics: Option<Optics>) -> Line {
    let map = map(&example());
    let smoke: Vec<Smoke> = clouds.iter().map(|it| smoke(&map, it.0, it.1)).collect();
    line_through(&map, action, middle(0, 0), middle(6, 0), Seeing { smoke: &smoke, optics })
}

fn parts(line: &Line) -> Vec<(i8, i8, i8)> {
    line.tiles.iter().filter(|it| it.counts).map(|it| (it.number, it.smoke, it.optics)).collect()
}

#[test]
fn sm_mrk_3_optics_ignore_the_small_numbers_of_each_tile() {
    let look = seen(Action::Look, &[], Some(THREE));
    assert_eq!((look.modifiers, look.numbers(), look.optics()), (0, -8, 8));
    // Without them 15 less 8 just reached six squares.
    assert!(look.is_spotted_by(6) && !seen(Action::Look, &[], None).is_spotted_by(13));
    assert_eq!(seen(Action::Shoot, &[], Some(THREE)).modifiers, 0);
    // Close range uses the same numbers.
    assert_eq!(seen(Action::Hide, &[], Some(SIX_OF_QUALITY)).modifiers, -9);
}

#[test]
fn sm_mrk_3_each_has_its_limits() {
    let laid = [
        tile("1", (0, 0), ""),
        tile("2", (1, 0), "look: -3, shoot: -2"),
        tile("3", (2, 0), "look: -4, shoot: -3"),
        tile("4", (3, 0), "look: -5, shoot: -4"),
        tile("5", (4, 0), "look: -6, shoot: 1"),
    ];
    let map = map(&laid);
    let left = |action, optics| {
        let seeing = Seeing { smoke: &[], optics: Some(optics) };
        line_through(&map, action, middle(0, 0), middle(4, 0), seeing).modifiers
    };
    // A number that helps is not ignored.
    assert_eq!([THREE, SIX, SIX_OF_QUALITY].map(|it| left(Action::Look, it)), [-15, -11, -6]);
    assert_eq!([THREE, SIX, SIX_OF_QUALITY].map(|it| left(Action::Shoot, it)), [-6, -3, -3]);
}

#[test]
fn sm_mrk_4_smoke_multiplies_its_tile_and_every_tile_beyond() {
    let light = seen(Action::Look, &[("L1", 2)], None);
    assert_eq!(parts(&light), [(-1, 0, 0), (-3, -3, 0), (-1, -1, 0), (-1, -1, 0), (-2, -2, 0)]);
    assert_eq!((light.modifiers, light.smoke()), (-15, -7));
    assert_eq!(seen(Action::Look, &[("L1", 3)], None).modifiers, -22);
    assert_eq!(seen(Action::Shoot, &[("4", 3)], None).modifiers, -12);
    // In the target's tile it counts, behind him it does not.
    assert_eq!(seen(Action::Look, &[("5", 2)], None).modifiers, -10);
    let map = map(&example());
    let behind = [smoke(&map, "5", 3)];
    let seeing = Seeing { smoke: &behind, optics: None };
    assert_eq!(line_through(&map, Action::Look, middle(0, 0), middle(5, 0), seeing).smoke(), 0);
}

#[test]
fn sm_mrk_4_only_the_highest_counts_from_where_it_is_met() {
    let thicker = seen(Action::Look, &[("2", 2), ("3", 3)], None);
    assert_eq!(parts(&thicker), [(-1, -1, 0), (-3, -3, 0), (-1, -2, 0), (-1, -2, 0), (-2, -4, 0)]);
    let thinner = seen(Action::Look, &[("2", 3), ("3", 2)], None);
    assert_eq!(thinner, seen(Action::Look, &[("2", 3)], None));
    assert_eq!(seen(Action::Look, &[("3", 2), ("3", 3)], None), seen(Action::Look, &[("3", 3)], None));
}

#[test]
fn sm_mrk_4_who_stands_in_smoke_looks_through_it() {
    let out = seen(Action::Look, &[("1", 2)], None);
    assert_eq!((out.modifiers, out.tiles[0].smoke), (-16, 0));
}

#[test]
fn sm_mrk_4_only_negative_numbers_are_multiplied() {
    let map = map(&[tile("1", (0, 0), ""), tile("2", (1, 0), "shoot: 1"), tile("3", (2, 0), "shoot: -1")]);
    let smoke = [smoke(&map, "2", 3)];
    let seeing = Seeing { smoke: &smoke, optics: None };
    assert_eq!(line_through(&map, Action::Shoot, middle(0, 0), middle(2, 0), seeing).modifiers, 1 - 3);
}

#[test]
fn sm_geo_12_optics_ignore_a_number_if_its_size_after_smoke_is_within_the_limit() {
    let both = seen(Action::Look, &[("L1", 2)], Some(THREE));
    // The landmark's -3 has become -6 and stays, so does the last -2; what is -1 or has become -2 is ignored.
    assert_eq!(parts(&both), [(-1, 0, 1), (-3, -3, 0), (-1, -1, 2), (-1, -1, 2), (-2, -2, 0)]);
    assert_eq!((both.numbers(), both.smoke(), both.optics(), both.modifiers), (-8, -7, 5, -10));
    let thick = seen(Action::Look, &[("L1", 3)], Some(THREE));
    assert_eq!(thick.modifiers, -9 - 6);
}

#[test]
fn sm_geo_12_areas_are_neither_ignored_nor_multiplied() {
    let hedge = "action: look, value: -1, points: [(30, 0), (50, 0), (50, 80), (30, 80)]";
    let map = map(&[tile("1", (0, 0), ""), tile("2", (1, 0), "look: -1").area(hedge), tile("3", (2, 0), "")]);
    let smoke = [smoke(&map, "2", 2)];
    let line = |smoke, optics| {
        line_through(&map, Action::Look, middle(0, 0), middle(2, 0), Seeing { smoke, optics })
    };
    assert_eq!(line(&[], Some(THREE)).modifiers, -1);
    assert_eq!((line(&smoke, None).modifiers, line(&smoke, None).areas()), (-3, -1));
}

#[test]
fn sm_geo_12_a_building_s_number_is_the_tile_s() {
    let barn = "name: \"barn\", terrain: building, modifiers: (look: -4), \
        shape: area([(20, 20), (60, 20), (60, 60), (20, 60)])";
    let map = map(&[tile("1", (0, 0), ""), tile("2", (1, 0), "look: -1").piece(barn), tile("3", (2, 0), "")]);
    let smoke = [smoke(&map, "2", 2)];
    let seeing = Seeing { smoke: &smoke, optics: Some(SIX) };
    assert_eq!(line_through(&map, Action::Look, middle(0, 0), middle(2, 0), seeing).modifiers, -8);
    let seeing = Seeing { smoke: &[], optics: Some(SIX) };
    assert_eq!(line_through(&map, Action::Look, middle(0, 0), middle(2, 0), seeing).modifiers, 0);
}

/// A wooded tile at the left end, open ground to the right of it.
fn hideout() -> Vec<Laid> {
    let wood = "name: \"wood\", terrain: cover, shape: area([(0, 0), (80, 0), (80, 80), (0, 80)])";
    let mut laid = vec![tile("1", (0, 0), "hide: -2").piece(wood)];
    let ids = ["2", "3", "4", "5", "6"];
    laid.extend(ids.iter().enumerate().map(|(i, id)| tile(id, (i as u8 + 1, 0), "hide: -1")));
    laid
}

fn post(tag: u16, column: i32) -> Posted {
    let mut posted = Posted::new(tag, (10 < tag) as u8, Place { at: middle(column, 0), ..up(0, 0) });
    posted.spotted = true;
    posted
}

fn lying(tile: &str, times: u8) -> Lying {
    Lying { what: Marker::Smoke(times), tile: tile.into(), piece: None, by: None, turn: 1 }
}

/// Whether soldier 1 in the wood can take cover: Cover 6, and enemies in these columns.
fn hides(enemies: &[i32], clouds: &[(&str, u8)]) -> bool {
    let mut stage = Stage::bare(&hideout());
    stage.position.soldiers.push(post(1, 0));
    stage.position.soldiers.extend(enemies.iter().enumerate().map(|(i, it)| post(11 + i as u16, *it)));
    stage.position.markers = clouds.iter().map(|it| lying(it.0, it.1)).collect();
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
        stage.position.soldiers = vec![post(1, 2), post(11, 0), post(12, 4)];
        stage.position.markers = clouds.iter().map(|it| lying(it.0, it.1)).collect();
        stage.acts(1, &[Act::Cover]).options(0).contains(&Choice::Yes)
    };
    assert!(!hides(&[("3", 2)]));
    assert!(hides(&[("3", 2), ("4", 2)]));
    assert!(hides(&[("1", 2)]));
}

fn optics(id: &str, optics: Optics) -> (String, Equipment) {
    (id.into(), Equipment::new(id, Gives::Optics(optics)))
}

/// Soldier 1 in the first tile of the example, soldier 11, hidden, in the last; Spot 13 and Long 11 just do not reach.
fn watch(clouds: &[(&str, u8)], carries: &[&str]) -> Stage {
    let mut stage = Stage::bare(&example()).with(1, |it| (it.spot, it.long) = (13, 11));
    stage.setup.library.equipment =
        BTreeMap::from([optics("scope", THREE), optics("glasses", SIX_OF_QUALITY)]);
    let mut watcher = post(1, 0);
    watcher.at = Some(Place { at: middle(0, 0), facing: sergeants::Facing::RIGHT });
    watcher.carries = carries.iter().map(|it| it.to_string()).collect();
    stage.position.soldiers = vec![watcher, post(11, 6)];
    stage.position.soldiers[1].spotted = false;
    stage.position.markers = clouds.iter().map(|it| lying(it.0, it.1)).collect();
    stage
}

#[test]
fn sm_mrk_3_optics_serve_who_carries_them_to_spot_and_to_shoot() {
    let spots = |clouds: &[(&str, u8)], carries: &[&str]| {
        watch(clouds, carries).acts(1, &[Act::Spot]).options(0).contains(&Choice::Soldier(Tag(11)))
    };
    assert!(!spots(&[], &[]) && spots(&[], &["scope"]));
    // Through light smoke -10 are left with 3x, and 3 squares; with both, the better serves: -6, and 7.
    assert!(!spots(&[("L1", 2)], &["scope"]) && spots(&[("L1", 2)], &["scope", "glasses"]));
    let shoots = |clouds: &[(&str, u8)], carries: &[&str]| {
        let mut stage = watch(clouds, carries);
        stage.position.soldiers[1].spotted = true;
        stage.acts(1, &[Act::Shoot]).options(0).contains(&Choice::Soldier(Tag(11)))
    };
    assert!(!shoots(&[], &[]) && shoots(&[], &["scope"]));
    assert!(!shoots(&[("L1", 3)], &["scope"]));
}

#[test]
fn sm_mrk_4_grenades_are_thrown_through_smoke_and_without_optics() {
    let throws = |clouds: &[(&str, u8)]| {
        let laid = [tile("1", (0, 0), ""), tile("2", (1, 0), "shoot: -2")];
        let mut stage = Stage::bare(&laid).with(1, |it| it.throw = 8);
        stage.setup.library.equipment = BTreeMap::from([optics("scope", THREE)]);
        let mut thrower = post(1, 0);
        thrower.at = Some(Place { at: middle(0, 0), facing: sergeants::Facing::RIGHT });
        (thrower.carries, thrower.grenades) = (vec!["scope".into()], 1);
        stage.position.soldiers = vec![thrower, post(11, 1)];
        stage.position.markers = clouds.iter().map(|it| lying(it.0, it.1)).collect();
        let run = stage.acts(1, &[Act::Throw]);
        run.game.pending().prompt(table::Seat(0)).is_some_and(|it| it.space.is_some())
    };
    // Five inches: 8 less 2 reach, less 4 do not.
    assert!(throws(&[]) && !throws(&[("2", 2)]));
}

/// Smoke of this turn on square 5, of the turn before on square 6; phase cards of these colours; phases are played to the end.
fn smoke_left(colours: [Colour; 3], phases: u8) -> usize {
    let mut stage = Stage::new().post(1, up(40, 40)).post(11, up(200, 40));
    (stage.position.turn, stage.position.phase) = (2, 1);
    for (i, colour) in colours.into_iter().enumerate() {
        stage.setup.library.story.get_mut(&StoryNr(i as u16 + 1)).expect("it is there").colour = colour;
    }
    stage.position.markers = vec![Lying { turn: 2, ..lying("5", 3) }, lying("6", 2)];
    let run = stage.begin((1..=phases).map(|phase| Procedure::Phase { phase }).collect());
    assert!(run.is_over());
    run.field().markers.smoke.len()
}

#[test]
fn sm_mrk_5_smoke_lasts_one_turn_and_then_goes_by_the_colours() {
    use Colour::{Blue, Green, Red};
    assert_eq!([1, 2, 3].map(|it| smoke_left([Red, Blue, Red], it)), [2, 1, 1]);
    assert_eq!([1, 2, 3].map(|it| smoke_left([Red, Red, Green], it)), [2, 2, 1]);
    assert_eq!([1, 2, 3].map(|it| smoke_left([Red, Red, Red], it)), [2, 2, 2]);
    assert_eq!([1, 2, 3].map(|it| smoke_left([Red, Blue, Blue], it)), [2, 1, 1]);
}

#[test]
fn sm_mrk_5_that_it_goes_is_told_once() {
    let mut stage = Stage::new().post(1, up(40, 40)).post(11, up(200, 40));
    stage.position.turn = 2;
    stage.setup.library.story.get_mut(&StoryNr(2)).expect("it is there").colour = Colour::Blue;
    stage.position.markers = vec![lying("6", 2)];
    let run = stage.begin((1..=3).map(|phase| Procedure::Phase { phase }).collect());
    assert_eq!(run.events.iter().filter(|it| **it == Event::SmokeLifted).count(), 1);
}

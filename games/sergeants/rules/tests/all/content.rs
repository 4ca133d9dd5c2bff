//! The built-in tiles are what they say, and everything wrong with user content is reported in sentences, all at once.

use proptest::prelude::*;
use sergeants::{
    Setup, World,
    content::{self, Action, Drawn, FaceId, Measures, Terrain, TileId, TileSide, Tiles},
    measure::Map,
};
use table::Marked;

const TILES: &str = include_str!("../../../content/tiles.ron");
const CROSSROADS: &str = include_str!("../../../content/maps/crossroads.ron");

fn complaints(result: Result<impl Sized, Vec<table::Problem>>) -> Vec<String> {
    result.err().unwrap_or_default().iter().map(|it| it.to_string()).collect()
}

#[test]
fn the_house_has_squares_and_landmarks_with_two_sides() {
    let tiles = content::tiles();
    let ids: Vec<String> = tiles.ids().map(|it| it.to_string()).collect();
    let squares = (1..=30).map(|it| it.to_string());
    assert_eq!(ids, squares.chain((1..=10).map(|it| format!("L{it}"))).collect::<Vec<_>>());
    for name in content::MAPS {
        assert!(content::map(name).is_some_and(|it| it.name == name));
    }
    assert_eq!(content::map("nowhere"), None);
}

#[test]
fn sm_geo_1_the_measures_are_those_of_the_catalogue() {
    let Measures { base, arc, blast } = content::measures();
    assert_eq!((*base.value(), *arc.value(), *blast.value()), (sergeants::measure::Base::default(), 16, 16));
    let text = "(\n base: Ours((length: 15, width: 40)),\n arc: Ours(33),\n blast: Ours(0),\n)";
    let problems = complaints(Measures::parse("mine.ron", text));
    let lines: Vec<&str> = problems.iter().map(|it| &it[..11]).collect();
    assert_eq!(lines, ["mine.ron:2:", "mine.ron:3:", "mine.ron:4:"]);
}

/// The one number that the book quotes.
#[test]
fn l2b_has_shoot_plus_one() {
    let tiles = content::tiles();
    let face = tiles.face("L2B".parse().expect("a side of a tile")).expect("a built-in tile");
    assert_eq!(face.modifiers.value().of(Action::Shoot), 1);
    assert!(matches!(face.modifiers, Marked::Fitted(_)));
}

#[test]
fn every_kind_of_ground_is_among_the_first_tiles() {
    let map = content::map("crossroads").expect("a built-in map");
    let pieces = || map.tiles().flat_map(|it| &it.1.pieces);
    for terrain in [Terrain::Open, Terrain::Cover, Terrain::Building] {
        assert!(pieces().any(|it| it.terrain == terrain), "{terrain:?}");
    }
    assert!(pieces().any(|it| it.no_move && it.line().is_some()));
    assert!(pieces().any(|it| it.no_move && it.area().is_some()));
    assert!(map.tiles().any(|it| !it.1.areas.is_empty()) && map.tiles().any(|it| !it.1.buildings.is_empty()));
}

#[test]
fn ids_are_written_as_they_are_read() {
    for it in ["1A", "12B", "L2A", "L10B"] {
        assert_eq!(it.parse::<FaceId>().map(|it| it.to_string()), Ok(it.to_string()));
    }
    for wrong in ["", "A", "L", "LA", "01A", "1C", "1a", "l1A", "-1A", "L 1A", "+1A", "99999A"] {
        assert!(wrong.parse::<FaceId>().is_err(), "{wrong}");
    }
    assert!("7A".parse::<TileId>().is_err());
}

#[test]
fn all_that_is_wrong_with_tiles_is_told_at_once_with_its_line() {
    let face = "(name: Ours(\"x\"), modifiers: Ours(()), pieces: Ours([]))";
    let text = format!(
        "(tiles: [
    (id: \"1\", b: {face}, a: (
        name: Ours(\" \"),
        modifiers: Ours((look: -10)),
        pieces: Ours([
            (terrain: cover, shape: area([(0, 0), (80, 0)])),
            (terrain: cover, shape: area([(0, 0), (20, 20), (20, 0), (0, 20)])),
            (terrain: cover, shape: area([(0, 0), (81, 0), (0, 20)]), modifiers: (look: 1)),
            (terrain: building, shape: line([(0, 0), (0, 0)])),
            (drawn: pine, terrain: cover, shape: line([(0, 0), (9, 9)])),
            (drawn: bush, terrain: building, shape: area([(0, 0), (9, 0), (9, 9)])),
        ]),
        areas: Ours([
            (action: move, value: 0, points: [(0, 0), (9, 0), (9, 9)]),
        ]),
    )),
    (id: \"1\", a: {face}, b: {face}),
    (id: \"X2\", a: {face}, b: {face}),
])"
    );
    assert_eq!(
        complaints(Tiles::parse("mine.ron", &text)),
        [
            "mine.ron:3: 1A: a side needs a name.",
            "mine.ron:4: 1A: a modifier is -10; it must be from -9 to 9.",
            "mine.ron:6: 1A: the polygon has fewer than three corners.",
            "mine.ron:7: 1A: the polygon crosses or touches itself.",
            "mine.ron:8: 1A: the point (81, 0) is not on the tile, which measures 80 by 80.",
            "mine.ron:8: 1A: only a building has modifiers of its own (SM-MAP-2).",
            "mine.ron:9: 1A: a line needs at least two points, and none twice running.",
            "mine.ron:9: 1A: a building is an area, not a line.",
            "mine.ron:10: 1A: it cannot be drawn so; lines, areas and buildings have pictures of their own.",
            "mine.ron:11: 1A: it cannot be drawn so; lines, areas and buildings have pictures of their own.",
            "mine.ron:14: 1A: a marked area of 0 changes nothing.",
            "mine.ron:17: There is a second tile 1; one is enough.",
            "mine.ron:18: \"X2\" is no id; a square has a number, a landmark L and a number (SM-MAP-1).",
        ]
    );
}

#[test]
fn every_built_in_piece_names_its_picture() {
    let tiles = content::tiles();
    for tile in tiles.ids() {
        for side in [TileSide::A, TileSide::B] {
            let face = tiles.face(FaceId { tile, side }).expect("it has two sides");
            let without = face.pieces.value().iter().filter(|it| it.drawn.is_none());
            assert_eq!(without.count(), 0, "{tile}{side:?}");
        }
    }
}

/// Names are in the language of their author: a piece without a picture is drawn by its terrain, regardless of its name.
#[test]
fn a_piece_without_a_picture_is_drawn_by_its_terrain() {
    let piece = |text: &str| {
        let face = format!("(name: Ours(\"x\"), modifiers: Ours(()), pieces: Ours([{text}]))");
        let tiles = Tiles::parse("mine.ron", &format!("(tiles: [(id: \"1\", a: {face}, b: {face})])"));
        tiles.expect("a tile").face("1A".parse().expect("a side")).expect("it is there").pieces.value()[0]
            .drawn()
    };
    let area = "shape: area([(0, 0), (9, 0), (9, 9)])";
    assert_eq!(piece(&format!("(name: \"river\", terrain: cover, {area})")), Drawn::Bush);
    assert_eq!(piece(&format!("(name: \"fiume\", terrain: open, no_move: true, {area})")), Drawn::Pond);
    assert_eq!(piece(&format!("(name: \"fiume\", drawn: river, terrain: open, {area})")), Drawn::River);
    assert_eq!(piece("(terrain: cover, no_move: true, shape: line([(0, 0), (9, 9)]))"), Drawn::Wall);
}

/// Stored matches carry the text of their tiles, and those of earlier versions have no pictures.
#[test]
fn matches_stored_without_pictures_keep_those_of_built_in_pieces() {
    let setup = Setup::builtin("first-steps", &["us", "de"]);
    let mut old = setup.clone();
    old.tiles = without_pictures(&setup.tiles);
    assert_ne!(old.tiles, setup.tiles);
    let map = |setup: &Setup| World::new(setup).expect("it can be played").map;
    assert_eq!(map(&old), map(&setup));
}

fn without_pictures(tiles: &str) -> String {
    let mut parts = tiles.split("drawn: ");
    let first = parts.next().expect("a first part").to_string();
    parts.fold(first, |text, part| text + part.split_once(", ").expect("more fields follow").1)
}

#[test]
fn all_that_is_wrong_with_a_map_is_told_at_once_with_its_line() {
    let text = "(
    name: \"\",
    tiles: [
        (tile: \"1A\", at: (0, 0), turned: 4),
        (tile: \"L1\", at: (1, 0)),
        (tile: \"L1A\", at: (19, 0)),
        (tile: \"99A\", at: (1, 0)),
        (tile: \"1B\", at: (0, 0)),
    ],
)";
    assert_eq!(
        complaints(Map::parse("my.ron", text, &content::tiles())),
        [
            "my.ron:2: A map needs a name.",
            "my.ron:4: 1A is turned by 4 quarters; 0 to 3 are possible.",
            "my.ron:5: \"L1\" is no tile; a square is a number, such as 7, a landmark L and a number, such as L2, and a side \
             A or B behind it.",
            "my.ron:6: L1A lies too far out; a map measures at most 20 squares each way.",
            "my.ron:7: There is no tile 99A.",
            "my.ron:8: 1B cannot be laid, since 1A is the same tile (SM-MAP-1).",
            "my.ron:8: 1B would lie over 1A.",
        ]
    );
    let nothing = complaints(Map::parse("my.ron", "(name: \"it\", tiles: [])", &content::tiles()));
    assert_eq!(nothing, ["my.ron:1: A map needs at least one tile."]);
    let unread = complaints(Map::parse("my.ron", "(name: \"it\",\n tile: [])", &content::tiles()));
    assert!(unread[0].starts_with("my.ron:2: This cannot be read at column "), "{unread:?}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    /// No matter what is written over a piece of a file, reading it ends, and a problem has a line of the file.
    #[test]
    fn spoilt_files_are_refused_with_a_line(at in any::<prop::sample::Index>(), cut in 0..12usize, with in "[-(),:\\[\\]\"/*A-Za-z0-9 \n]{0,6}") {
        // The first tiles are enough, and quicker.
        let first = TILES.split("        (\n            id: \"4\"").next().expect("a first part").to_string() + "]\n)";
        for (text, is_map) in [(first.as_str(), false), (CROSSROADS, true)] {
            let start = text.floor_char_boundary(at.index(text.len()));
            let end = text.floor_char_boundary((start + cut).min(text.len()));
            let spoilt = format!("{}{with}{}", &text[..start], &text[end..]);
            let problems = if is_map {
                Map::parse("it", &spoilt, &content::tiles()).err()
            } else {
                Tiles::parse("it", &spoilt).err()
            };
            for it in problems.unwrap_or_default() {
                let line = it.line.expect("a line");
                prop_assert!((1..=spoilt.lines().count() as u32 + 1).contains(&line), "{}", it);
            }
        }
    }
}

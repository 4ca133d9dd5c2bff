//! User content layered over the built-in content.

use sergeants::content::{Scenario, Shelf, Tag, seatings};
use table::OwnFile;

fn file(name: &str, text: &str) -> OwnFile {
    OwnFile { name: name.into(), place: format!("mine/{name}"), text: text.into() }
}

const TILES: &str = include_str!("../../../content/tiles.ron");
const LEARNING: &str = include_str!("../../../content/maps/learning.ron");
const FIRST_STEPS: &str = include_str!("../../../content/scenarios/first-steps.ron");

/// The scenario to learn with, under another name.
fn ambush() -> String {
    FIRST_STEPS.replace("name: \"first-steps\"", "name: \"ambush\"")
}

/// Everything that is wrong with files, as it is reported.
fn told(files: &[OwnFile]) -> String {
    let problems = Shelf::read(files).expect_err("something is wrong");
    problems.iter().map(|it| it.to_string()).collect::<Vec<_>>().join("\n")
}

#[test]
fn the_scenarios_of_the_house_have_no_faults() {
    let shelf = Shelf::default();
    for name in shelf.scenarios() {
        let scenario = shelf.scenario(&name).expect("it is there");
        assert_eq!(shelf.faults(&name, &scenario), []);
    }
}

#[test]
fn own_things_stand_in_the_place_of_the_same_ones_and_beside_the_others() {
    let soldier = r#"(soldiers: [(tag: 1, name: "Quayle", side: "us", kind: private, ranks: [
        (rank: private, cost: 1, healthy: (walk: 3), wounded: (walk: 2))])])"#;
    let tile = TILES.replace("Ours(\"Meadow\")", "Ours(\"Bog\")");
    let map = LEARNING.replace("\"learning\"", "\"clearing\"");
    let scenario = ambush().replace("map: \"learning\"", "map: \"clearing\"");
    let files = [
        file("soldiers.ron", soldier),
        file("tiles.ron", &tile),
        file("maps/clearing.ron", &map),
        file("scenarios/ambush.ron", &scenario),
    ];
    let shelf = Shelf::read(&files).unwrap_or_else(|why| panic!("{why:?}"));
    assert_eq!(shelf.own_scenarios(), ["ambush"]);
    assert!(shelf.scenarios().contains(&"first-steps".to_string()));
    let scenario = shelf.scenario("ambush").expect("it is there");
    let setup = shelf.setup(scenario.clone(), &seatings(&scenario)[0]).expect("its map is there");
    let world = sergeants::World::new(&setup).unwrap_or_else(|why| panic!("{why:?}"));
    assert_eq!(world.library.soldiers[&Tag(1)].name, "Quayle");
    assert_eq!(world.library.soldiers.len(), sergeants::content::Library::builtin().soldiers.len());
    assert!(world.map.tiles().any(|it| it.1.name == "Bog"));
}

#[test]
fn faults_of_files_are_told_with_file_and_place() {
    let unread = file("cards.ron", "(\n    cards: [\n        (tag: 1, card: [])],\n)");
    let lonely = file(
        "soldiers.ron",
        r#"(soldiers: [(tag: 900, name: "Ann", side: "us", kind: private, ranks: [
        (rank: private, cost: 1, healthy: (walk: 3), wounded: (walk: 2))])])"#,
    );
    let other = file("scenarios/other.ron", &ambush());
    let told_of = |files: &[OwnFile], words: &[&str]| {
        let told = told(files);
        words.iter().for_each(|it| assert!(told.contains(it), "{it:?} is not in\n{told}"));
    };
    told_of(&[unread], &["mine/cards.ron:3: This cannot be read at column ", "card"]);
    told_of(&[lonely], &["cards.ron: Ann (900) lacks cards"]);
    told_of(&[other], &["mine/scenarios/other.ron: The scenario is named \"ambush\"; it must be \"other\""]);
    told_of(&[file("maps.ron", "()")], &["mine/maps.ron: Nobody reads this file; there are measures.ron"]);
}

#[test]
fn faults_of_scenarios_are_told_before_anybody_plays() {
    let shelf = Shelf::default();
    let told = |from: &str, to: &str| {
        assert!(ambush().contains(from), "{from}");
        let scenario =
            Scenario::parse("ambush", &ambush().replace(from, to)).unwrap_or_else(|why| panic!("{why:?}"));
        shelf.faults("mine", &scenario).iter().map(|it| it.to_string()).collect::<Vec<_>>().join("\n")
    };
    for (from, to, words) in [
        ("map: \"learning\"", "map: \"moon\"", "mine: There is no map named \"moon\"; there are crossroads"),
        ("turns: 5", "turns: 30", "30 turns need 90 (SM-TRN-2)"),
        ("vp: 24", "vp: 3", "cannot buy 5 soldiers for 3 VP each (SM-SCN-3)"),
        ("vp: 24", "vp: 14", "The suggested force of us is not one that could be bought (SM-SCN-3)"),
        ("(players: 1,", "(players: 5,", "for 2 to 6 players together (SM-SCN-1)"),
        ("on([\"1\", \"2\"])", "on([\"77\"])", "The tile 77 is not on the map."),
        ("(tag: 3)", "(tag: 53)", "Soldier 53 of the suggested force does not fit."),
        ("orders: [3, 6, 12]", "orders: [999]", "The side us names the order 999, which does not exist."),
    ] {
        let told = told(from, to);
        assert!(told.contains(words), "{words:?} is not in\n{told}");
    }
}

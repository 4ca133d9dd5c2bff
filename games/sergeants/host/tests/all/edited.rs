//! Scenarios that someone is making: what the browser is told about them, and matches on them.

use hosting::{
    HostedGame,
    messages::{Examined, OwnContent},
};
use serde_json::{Value, json};
use sergeants::{World, content::Shelf};
use sergeants_host::{Game, Request};
use table::OwnFile;

fn examined(file: &str, text: String) -> Examined {
    Game::examine(&OwnContent { file: file.into(), text }).expect("it is read")
}

/// A scenario of the game with its map, as the box has it.
fn draft(name: &str) -> Value {
    let all = examined("box.json", String::new()).content;
    let all = all["scenarios"].as_array().expect("there are scenarios");
    all.iter().find(|it| it["scenario"]["name"] == name).expect("it is there").clone()
}

fn looked(draft: &Value) -> Examined {
    examined("draft.json", draft.to_string())
}

/// What is wrong, each with its place.
fn told(it: &Examined) -> Vec<(&str, &str)> {
    it.faults.iter().map(|it| (it.says.key, it.places.first().map_or("", String::as_str))).collect()
}

fn files(it: &Examined) -> Vec<OwnContent> {
    serde_json::from_value(it.content["files"].clone()).expect("files come with it")
}

fn renamed(name: &str, to: &str) -> Value {
    let mut it = draft(name);
    it["scenario"]["name"] = json!(to);
    it["scenario"]["map"] = json!(to);
    it["map"]["name"] = json!(to);
    it
}

#[test]
fn every_scenario_of_the_game_can_be_opened_and_is_written_as_the_rules_read_it() {
    for name in Shelf::default().scenarios() {
        let it = looked(&renamed(&name, "mine"));
        assert_eq!(told(&it), [], "{name}");
        assert_eq!(it.content["card"]["name"], "mine");
        let own: Vec<OwnFile> = files(&it)
            .into_iter()
            .map(|it| OwnFile { place: it.file.clone(), name: it.file, text: it.text })
            .collect();
        let shelf = Shelf::read(&own).unwrap_or_else(|why| panic!("{name}: {why:?}"));
        let (mine, house) = (shelf.scenario("mine"), Shelf::default().scenario(&name));
        let (mine, house) = (mine.expect("it is there"), house.expect("it is there"));
        assert_eq!(mine.sides, house.sides, "{name}");
        assert_eq!(mine.special, house.special, "{name}");
        // A match takes texts of so many letters.
        assert!(own.iter().all(|it| it.text.chars().count() < 12_000), "{name}");
    }
}

#[test]
fn all_that_is_wrong_is_told_at_its_place() {
    let mut it = renamed("crossing", "mine");
    it["map"]["tiles"][5]["at"] = json!([15, 15]);
    it["scenario"]["turns"] = json!(0);
    it["scenario"]["sides"][0]["orders"] = json!([]);
    assert_eq!(
        told(&looked(&it)),
        [
            ("sm-edit-fault-apart", "map/tiles/5"),
            ("sm-edit-fault-no-turns", "scenario/turns"),
            ("sm-edit-fault-no-orders", "scenario/sides/0/orders"),
        ]
    );
    let mut it = renamed("crossing", "mine");
    it["scenario"]["areas"][0]["nth"] = json!(9);
    it["scenario"]["sides"][1]["suggested"][0][0]["rank"] = json!("senior");
    it["scenario"]["sides"][1]["forces"][0]["vp"] = json!(3);
    let it = looked(&it);
    let all = told(&it);
    assert!(all.contains(&("sm-edit-fault-area-off", "scenario/areas/0")), "{all:?}");
    assert_eq!(it.content["card"], Value::Null);
}

#[test]
fn what_only_play_would_show_is_told_too() {
    let mut it = renamed("first-steps", "mine");
    it["scenario"]["turns"] = json!(30);
    it["scenario"]["sides"][1]["forces"][0]["vp"] = json!(3);
    let it = looked(&it);
    let all = told(&it);
    assert!(all.contains(&("sm-edit-fault-story-deck", "scenario/turns")), "{all:?}");
    assert!(all.contains(&("sm-edit-fault-cannot-buy", "scenario/sides/1/forces")), "{all:?}");
    assert!(all.contains(&("sm-edit-fault-not-bought", "scenario/sides/1/suggested")), "{all:?}");
}

#[test]
fn hostile_drafts_get_a_sentence() {
    let unread = |text: &str| told(&examined("draft.json", text.into())).concat_keys();
    assert_eq!(unread("no json"), "sm-edit-fault-unreadable");
    assert_eq!(unread(&"[".repeat(60_000)), "sm-edit-fault-unreadable");
    let mut it = renamed("crossing", "mine");
    it["scenario"]["sides"][0]["forces"] = json!(vec![json!({"players": 1, "vp": 1, "leaders": 1}); 900]);
    it["scenario"]["sides"][1]["orders"] = json!(vec![1; 900]);
    it["scenario"]["title"] = json!("x".repeat(61));
    it["map"]["tiles"] = json!(vec![json!({"tile": "1A", "at": [0, 0]}); 900]);
    let it = looked(&it);
    assert_eq!(it.faults.len(), 60);
    assert!(it.more > 0);
    let far = {
        let mut it = renamed("crossing", "mine");
        it["map"]["tiles"][0] = json!({"tile": "1A", "at": [255, 255], "turned": 250});
        it["map"]["tiles"][1]["tile"] = json!("L65535B");
        it["scenario"]["areas"][0]["width"] = json!(255);
        looked(&it)
    };
    let all = told(&far);
    assert!(all.contains(&("sm-edit-fault-too-far-out", "map/tiles/0")), "{all:?}");
    assert!(all.contains(&("sm-edit-fault-no-tile", "map/tiles/1")), "{all:?}");
    let empty = looked(
        &json!({"map": {"name": "mine", "tiles": []}, "scenario": renamed("crossing", "mine")["scenario"]}),
    );
    assert_eq!(told(&empty)[0], ("sm-edit-fault-no-tiles", "map/tiles"));
}

trait Keys {
    fn concat_keys(&self) -> String;
}

impl Keys for Vec<(&str, &str)> {
    fn concat_keys(&self) -> String {
        self.iter().map(|it| it.0).collect::<Vec<_>>().join(" ")
    }
}

#[test]
fn a_match_is_set_up_from_a_scenario_that_is_sent_with_it() {
    let mut wanted = renamed("crossing", "mine");
    wanted["scenario"]["title"] = json!({"en": "Mine", "uk": "Моє"});
    let own = files(&looked(&wanted));
    let request = Request { own: own.clone(), ..Request::default() };
    let setup = request.setup(&Shelf::default()).unwrap_or_else(|why| panic!("{why:?}"));
    let world = World::new(&setup).unwrap_or_else(|why| panic!("{why:?}"));
    assert_eq!(world.scenario.title.as_ref().map(|it| it.to("uk")), Some("Моє"));
    assert_eq!(world.scenario.title.as_ref().map(|it| it.to("es")), Some("Mine"));
    let refused = |own: Vec<OwnContent>| {
        let request = Request { own, ..Request::default() };
        request.setup(&Shelf::default()).expect_err("it is refused")[0].to_string()
    };
    let cards = OwnContent { file: "cards.ron".into(), text: "(cards: [])".into() };
    assert!(refused(vec![cards]).contains("a match can bring its own maps and scenarios"));
    assert!(refused(vec![own[0].clone(); 9]).contains("4 files"));
    let broken = OwnContent { text: own[1].text.replace("turns: 7", "turns: 0"), ..own[1].clone() };
    assert!(refused(vec![own[0].clone(), broken]).contains("A scenario has one turn or more."));
}

#[test]
fn packs_are_opened_with_what_their_scenarios_need() {
    let mut own = files(&looked(&renamed("crossing", "mine")));
    own.push(OwnContent { file: "notes.txt".into(), text: "Thanks to Ada.".into() });
    own.push(OwnContent { file: "cards.ron".into(), text: "(cards: [])".into() });
    let it = examined("files.json", json!(own).to_string());
    assert_eq!(it.content["drafts"][0], renamed("crossing", "mine"));
    assert_eq!(it.content["left"], 1, "the cards");
    let it = examined("files.json", json!([{"file": "x.board", "text": ""}]).to_string());
    assert_eq!(told(&it).concat_keys(), "sm-edit-file-none");
    assert!(Game::examine(&OwnContent { file: "x.ron".into(), text: String::new() }).is_none());
}

#[test]
fn what_a_server_was_given_is_shown_before_there_is_a_match() {
    let own: Vec<OwnFile> = files(&looked(&renamed("crossing", "mine")))
        .into_iter()
        .map(|it| OwnFile { place: it.file.clone(), name: it.file, text: it.text })
        .chain([OwnFile {
            name: "campaigns/days.ron".into(),
            place: "campaigns/days.ron".into(),
            text: r#"(name: "days", title: "Two days", chapters: ["mine", "crossing"], reward: 2)"#.into(),
        }])
        .collect();
    let shown = Game::stocked(&Shelf::read(&own).unwrap_or_else(|why| panic!("{why:?}")));
    assert_eq!(shown["scenarios"][0]["name"], "mine");
    assert_eq!(shown["scenarios"][0]["map"]["columns"], 6);
    assert_eq!(shown["campaigns"][0]["title"], "Two days");
    assert_eq!(shown["campaigns"][0]["seatings"][0], json!(["us", "de"]));
    assert_eq!(Game::stocked(&Shelf::default()), json!({"scenarios": [], "campaigns": []}));
}

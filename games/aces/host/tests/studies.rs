//! Positions that someone lays out: what the rules say about them, files of them, and matches from them.

use aces_host::{Game, Request};
use hosting::{
    HostedGame,
    messages::{Examined, OwnContent},
};
use serde_json::{Value, json};
use table::{Match, OwnFile};

fn draft(change: impl FnOnce(&mut Value)) -> Value {
    let mut draft = json!({
        "study": {
            "name": {"en": "The bridge"},
            "board": "summer",
            "area": "left",
            "factions": [{"faction": "us", "seat": 0}, {"faction": "g1", "seat": 1}],
            "options": {"short_game": true},
            "position": {
                "units": [{"id": "us-tank-1", "hex": "C3", "damage": 2}, {"id": "g1-infantry-1", "hex": "E2"}],
                "coins": {"us": 7, "su": 0, "g1": 3, "g2": 0},
                "turn": "g1",
            },
            "tasks": [{"says": {"en": "Get there."}, "goal": {"stand": {"unit": "g1-infantry-1", "hex": "D2"}}, "turns": 2}],
        },
        "board": null,
    });
    change(&mut draft);
    draft
}

fn examined(draft: &Value) -> Examined {
    let own = OwnContent { file: "position.json".into(), text: draft.to_string() };
    Game::examine(&own).expect("positions are read")
}

/// The keys of all that is wrong, with their places.
fn faults(draft: &Value) -> Vec<(String, Vec<String>)> {
    examined(draft).faults.iter().map(|it| (it.says.key.to_string(), it.places.clone())).collect()
}

fn file(name: &str, text: &str) -> OwnFile {
    OwnFile { place: name.into(), name: name.into(), text: text.into() }
}

#[test]
fn a_position_is_written_as_a_file_that_plays() {
    let it = examined(&draft(|_| ()));
    assert!(it.faults.is_empty(), "{:?}", it.faults);
    let text = it.content["text"].as_str().expect("there is a file");
    assert_eq!(it.content["world"]["factories_to_win"], 3, "a short game");
    let files = [file("bridge.position.ron", text)];
    assert_eq!(Game::check(&files).expect("it is fine"), ["The position \"bridge\" is fine."]);

    let shelf = Game::shelf(&files).expect("it is fine");
    let request: Request = serde_json::from_value(json!({"study": "bridge"})).unwrap();
    let setup = Game::setup(request, &shelf).expect("it is found");
    assert!(setup.options.short_game && setup.options.limit_of_four, "the others are as usual");
    let (begun, _) = Match::<aces::Aces>::new(setup).expect("it begins");
    let field = begun.game().view(table::Viewer::Spectator).field;
    assert_eq!(field.coins[aces::Faction::Us], 7);
    assert_eq!(field.active, Some(aces::Faction::G1));
    assert_eq!(field.unit("us-tank-1".parse().unwrap()).map(|it| it.damage), Some(2));

    // It is measured as it is laid out, and nothing else is.
    let measured = |only| Game::trials(&shelf, only).expect("it can be measured");
    for trials in [measured(None), measured(Some("bridge"))] {
        let [trial] = &trials[..] else { panic!("{} trials", trials.len()) };
        assert_eq!((trial.part.as_str(), trial.row.as_str()), ("bridge", "us, g1"));
        assert!(trial.setup.position.is_some() && trial.setup.options.stalemate);
    }
    assert!(measured(Some("summer")).iter().all(|it| it.part == "summer"));

    let own = OwnContent {
        file: "files.json".into(),
        text: json!([{"file": "bridge.position.ron", "text": text}]).to_string(),
    };
    let opened = Game::examine(&own).expect("files are opened").content;
    assert_eq!(opened["studies"][0]["study"]["tasks"][0]["turns"], 2);
}

#[test]
fn a_position_on_a_board_of_ones_own_brings_it() {
    let board = aces::content::board("winter").unwrap().replacen("board: winter", "board: Mill", 1);
    let it = draft(|it| {
        it["board"] = json!(board);
        it["study"]["board"] = json!("Mill");
    });
    let it = examined(&it);
    assert!(it.faults.is_empty(), "{:?}", it.faults);
    let text = it.content["text"].as_str().unwrap();
    let alone = Game::check(&[file("bridge.position.ron", text)]).unwrap_err();
    assert!(alone[0].what.contains("There is no board named \"Mill\""), "{alone:?}");
    assert!(Game::check(&[file("bridge.position.ron", text), file("mill.board", &board)]).is_ok());
}

#[test]
fn what_is_wrong_with_a_position_is_told_at_its_hexes() {
    let place =
        |unit: usize, hex: &str| draft(|it| it["study"]["position"]["units"][unit]["hex"] = json!(hex));
    let told = faults(&place(0, "E2"));
    assert_eq!(told[0].0, "aces-edit-fault-taken");
    assert!(told[0].1.contains(&"E2".to_string()));
    assert_eq!(faults(&place(0, "Z9"))[0].0, "aces-edit-fault-off-board");
    let factory = aces::map::Map::parse("summer", aces::content::board("summer").unwrap()).unwrap();
    let factory = factory.factories(aces::map::Area::Left).next().unwrap().to_string();
    assert_eq!(faults(&place(0, &factory))[0].0, "aces-edit-fault-foreign-factory");
    let task = |goal: Value| draft(|it| it["study"]["tasks"][0]["goal"] = goal);
    assert_eq!(faults(&task(json!({"destroy": {"unit": "su-tank-1"}})))[0].0, "aces-edit-fault-task-unit");
    assert_eq!(
        faults(&task(json!({"stand": {"unit": "us-tank-1", "hex": "Z9"}})))[0],
        ("aces-edit-fault-off-board-hex".into(), vec!["tasks/0".into()])
    );
    assert_eq!(
        faults(&draft(|it| it["study"]["name"] = json!({})))[0].0,
        "aces-edit-fault-position-nameless"
    );
    assert_eq!(faults(&draft(|it| it["study"]["board"] = json!("mill")))[0].0, "aces-edit-fault-board-unfit");
    assert_eq!(
        faults(&draft(|it| it["study"]["position"]["weather"] = json!("fog")))[0].0,
        "aces-edit-fault-weather"
    );
    assert_eq!(faults(&draft(|it| it["study"]["area"] = json!("full")))[0].0, "aces-edit-fault-setup");
    assert_eq!(
        faults(&draft(|it| it["study"]["options"] = json!({"magic": true})))[0].0,
        "aces-edit-fault-setup"
    );
}

#[test]
fn what_a_vandal_sends_gets_a_sentence() {
    let units: Vec<Value> =
        (0..10_000).map(|i| json!({"id": format!("us-tank-{}", i % 99 + 1), "hex": "C3"})).collect();
    let many = draft(|it| {
        it["study"]["position"]["units"] = json!(units);
        it["study"]["tasks"] = json!([]);
    });
    assert_eq!(faults(&many)[0].0, "aces-edit-fault-many-units");
    let long = draft(|it| it["study"]["about"] = json!({"en": "x".repeat(9_000)}));
    assert_eq!(faults(&long)[0].0, "aces-edit-fault-long-text");
    let tasks = vec![json!({"goal": "end_turn"}); 5_000];
    assert_eq!(faults(&draft(|it| it["study"]["tasks"] = json!(tasks)))[0].0, "aces-edit-fault-many-tasks");
    for text in ["", "[", "null", &"[".repeat(5_000), r#"{"study": {}, "board": null}"#] {
        let own = OwnContent { file: "position.json".into(), text: text.into() };
        let it = Game::examine(&own).expect("it is read");
        assert_eq!(it.faults[0].says.key, "aces-edit-fault-position-unreadable", "{text:.20}");
    }
    let deep = format!("(name: {}", "[".repeat(3_000));
    assert!(Game::check(&[file("x.position.ron", &deep)]).is_err());
    let markup = draft(|it| it["study"]["name"] = json!({"en": "<img src=x onerror=alert(1)>"}));
    assert!(examined(&markup).faults.is_empty(), "it is only a name, and packs refuse it");
}

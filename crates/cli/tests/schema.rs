//! What the engine says is what its schema says.

mod partner;

use partner::{Partner, Schema};
use serde_json::{Value, json};
use table::{Chance, Shuffler};

/// Plays games by suggestions. [`Partner`] holds everything that is said against the schema.
fn plays(game: &str, setups: &[Value], n: usize, questions: &[Value]) {
    let mut chance = Shuffler::new(3);
    for (setup, seed) in setups.iter().zip(1..) {
        let mut engine = Partner::new();
        engine.ask(&json!({"do": "hello", "protocol": 1}));
        engine.ask(&json!({"do": "games"}));
        let mut told = engine.ask(&json!({"do": "new", "game": game, "setup": setup, "seed": seed}));
        engine.ask(&json!({"do": "world"}));
        for i in 0..n {
            let Some(prompts) = told["ok"]["pending"].get("decide").and_then(Value::as_array).cloned() else {
                break;
            };
            let seat = prompts[chance.below(prompts.len() as u32) as usize]["seat"].clone();
            let bot = ["greedy", "random"][i % 2];
            let suggested = engine.ask(&json!({"do": "suggest", "seat": seat, "bot": bot, "seed": i}));
            for viewer in [json!({}), json!({"seat": 0})] {
                for what in ["view", "pending"] {
                    let mut request = viewer.clone();
                    request["do"] = what.into();
                    engine.ask(&request);
                }
            }
            for question in questions {
                engine.ask(question);
            }
            told = engine.ask(&json!({"do": "answer", "seat": seat, "choice": suggested["ok"]["choice"]}));
            assert!(told.get("ok").is_some(), "{told}");
        }
        engine.ask(&json!({"do": "snapshot"}));
        engine.ask(&json!({"do": "imagine", "seat": 0}));
        engine.ask(&json!({"do": "restore", "handle": 1}));
        engine.ask(&json!({"do": "drop"}));
        engine.ask(&json!({"do": "resign", "seat": 0}));
        engine.ask(&json!({"do": "save"}));
        let batch =
            json!([{"do": "view", "id": [1]}, {"do": "query", "what": "hint", "level": 9}, {"do": "dance"}]);
        engine.ok(&json!({"id": null, "do": "batch", "requests": batch, "stop": true}));
        let mut bare = questions[0].clone();
        bare.as_object_mut().expect("an object").retain(|key, _| key != "do" && key != "id");
        engine.ok(&json!({"id": {"a": 1}, "do": "queries", "questions": [bare]}));
        drills(&mut engine, game, setup);
        assert_eq!(engine.ok(&json!({"id": "last", "do": "quit"})), "bye");
    }
}

/// Everything that a drill is asked.
fn drills(engine: &mut Partner, game: &str, setup: &Value) {
    let drill = |mut it: Value| {
        it["do"] = "drill".into();
        it
    };
    let begin =
        json!({"what": "begin", "game": game, "setup": setup, "lanes": 2, "advice": "greedy", "seed": 7});
    if engine.ask(&drill(begin)).get("ok").is_none() {
        // Not every set-up can be played side by side.
        return;
    }
    for it in [
        json!({"what": "step", "picks": [0, -1], "again": true}),
        json!({"what": "step", "picks": [0], "lanes": [0], "id": 5}),
        json!({"what": "deal", "lane": 1, "seed": 8}),
        json!({"what": "copy", "from": 0, "to": 1, "imagined_by": 0}),
        json!({"what": "look", "lane": 0, "seat": 0}),
        json!({"what": "choices", "lane": 0}),
        json!({"what": "picture", "lane": 0, "seat": 0}),
        json!({"what": "world"}),
        json!({"what": "end"}),
    ] {
        engine.ask(&drill(it));
    }
}

/// A question as a line.
fn query(mut what: Value) -> Value {
    what["do"] = "query".into();
    what["id"] = "a question".into();
    what
}

#[test]
fn aces_speaks_as_its_schema_says() {
    let questions = [
        query(json!({"what": "board"})),
        query(json!({"what": "position"})),
        query(json!({"what": "mat", "unit": "us-tank"})),
        query(json!({"what": "able", "faction": "us"})),
        query(json!({"what": "reach", "unit": "us-tank-1"})),
        query(json!({"what": "wares", "faction": "us"})),
        query(json!({"what": "automa", "unit": "us-tank-1"})),
        query(json!({"what": "odds", "unit": "us-tank-1", "at": "g1-tank-1"})),
        query(json!({"what": "threats", "side": "allies"})),
    ];
    let setups = [
        json!({}),
        json!({"players": 4, "options": {"experienced": true}}),
        json!({"players": 1, "level": "hard"}),
        json!({"missions": {"weather": true, "mountains": true}}),
        json!({"missions": {"v2": {"owner": "g1", "duds_stay": true}}}),
    ];
    plays("aces", &setups, 60, &questions);
}

#[test]
fn sergeants_speaks_as_its_schema_says() {
    let questions = [
        query(json!({"what": "card", "card": 28})),
        query(json!({"what": "story", "story": 7})),
        query(json!({"what": "order", "order": 3})),
        query(json!({"what": "printed", "tag": 1})),
        query(json!({"what": "order"})),
        query(json!({"what": "soldier", "tag": 1, "seat": 0})),
        query(json!({"what": "sights", "tag": 1, "seat": 0})),
        query(json!({"what": "prisoners"})),
    ];
    plays(
        "sergeants",
        &[json!({"scenario": "first-steps"}), json!({"scenario": "picked-men"})],
        50,
        &questions,
    );
    let mut engine = Partner::new();
    engine.ask(&json!({"do": "new", "game": "sergeants", "seed": 1}));
    engine.ask(&query(json!({"what": "map"})));
    engine.ask(&query(json!({"what": "scenario"})));
}

#[test]
fn the_validator_finds_what_is_wrong() {
    let schema = Schema::of("aces").expect("it has one");
    let about = |it: &Value| schema.fault(&json!({"$ref": "#/$defs/EngineRequest"}), it, "it");
    assert_eq!(about(&json!({"do": "view", "seat": 0})), None);
    assert!(about(&json!({"do": "view", "seat": "x"})).is_some());
    assert!(about(&json!({"do": "view", "sit": 0})).is_some());
    assert!(about(&json!({"do": "restore"})).is_some());
    assert!(about(&json!({"do": "dance"})).is_some());
    let line = |it: &Value| schema.fault(&json!({"$ref": "#/$defs/EngineLine"}), it, "it");
    let board = json!({"do": "query", "what": "board", "seat": 0, "on": 1, "id": 7});
    assert_eq!(line(&board), None);
    assert_eq!(line(&json!({"do": "queries", "questions": [{"what": "board"}]})), None);
    assert!(line(&json!({"do": "query", "what": "weather"})).is_some());
    assert!(line(&json!({"do": "queries", "questions": [board]})).is_some());
    assert!(line(&json!({"do": "batch", "requests": 7})).is_some());
    assert!(line(&json!({"do": "drill", "what": "step"})).is_some());
}

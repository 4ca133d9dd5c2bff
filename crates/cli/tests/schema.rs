//! What the engine says is what its schema says.

mod partner;

use std::fs;

use partner::Partner;
use serde_json::{Value, json};
use table::{Chance, Shuffler};

/// The schema of a game, and a validator for the part of JSON Schema that it is written in.
struct Schema(Value);

impl Schema {
    fn of(game: &str) -> Schema {
        let path = format!("{}/../../docs/engine/{game}.schema.json", env!("CARGO_MANIFEST_DIR"));
        Schema(serde_json::from_str(&fs::read_to_string(path).expect("there is a schema")).expect("JSON"))
    }

    /// What is wrong with a value, if anything is.
    fn fault(&self, schema: &Value, it: &Value, at: &str) -> Option<String> {
        let wrong = |what: &str| {
            Some(format!("{at}: {what}: {}", it.to_string().chars().take(200).collect::<String>()))
        };
        for (key, is) in schema.as_object()? {
            let fault = match key.as_str() {
                "$ref" => {
                    let name = is.as_str().and_then(|it| it.strip_prefix("#/$defs/")).expect("a definition");
                    self.fault(self.0["$defs"].get(name).unwrap_or_else(|| panic!("no {name}")), it, at)
                }
                "const" => (it != is).then(|| wrong(&format!("not {is}"))).flatten(),
                "enum" => {
                    (!is.as_array().expect("a list").contains(it)).then(|| wrong("not in the list")).flatten()
                }
                "type" => {
                    let fits = match is.as_str().expect("a name") {
                        "object" => it.is_object(),
                        "array" => it.is_array(),
                        "string" => it.is_string(),
                        "number" => it.is_number(),
                        "boolean" => it.is_boolean(),
                        "null" => it.is_null(),
                        other => panic!("{other} is no type"),
                    };
                    (!fits).then(|| wrong(&format!("not of type {is}"))).flatten()
                }
                "anyOf" => {
                    let faults: Option<Vec<String>> =
                        is.as_array().expect("a list").iter().map(|any| self.fault(any, it, at)).collect();
                    // The alternative that was meant is the one that went furthest.
                    faults
                        .and_then(|all| all.into_iter().max_by_key(|it| it.split(": ").next().map(str::len)))
                }
                "items" => {
                    let all = it.as_array()?.iter().enumerate();
                    all.clone().find_map(|(i, it)| self.fault(is, it, &format!("{at}/{i}")))
                }
                "prefixItems" => {
                    let all = it.as_array()?.iter().zip(is.as_array().expect("a list")).enumerate();
                    all.into_iter().find_map(|(i, (it, is))| self.fault(is, it, &format!("{at}/{i}")))
                }
                "minItems" => {
                    (it.as_array()?.len() < is.as_u64()? as usize).then(|| wrong("too short")).flatten()
                }
                "maxItems" => {
                    (it.as_array()?.len() > is.as_u64()? as usize).then(|| wrong("too long")).flatten()
                }
                "required" => {
                    let missing = is.as_array().expect("a list").iter().filter_map(Value::as_str);
                    missing
                        .into_iter()
                        .find(|key| it.get(*key).is_none())
                        .and_then(|key| wrong(&format!("no {key}")))
                }
                "properties" => {
                    let known = is.as_object().expect("fields");
                    let all = it.as_object()?.iter();
                    let of = |(key, it): (&String, &Value)| {
                        self.fault(known.get(key)?, it, &format!("{at}/{key}"))
                    };
                    all.into_iter().find_map(of)
                }
                "additionalProperties" => {
                    let known = schema.get("properties").and_then(Value::as_object);
                    let all = it.as_object()?.iter();
                    let mut others =
                        all.filter(|(key, _)| known.is_none_or(|known| !known.contains_key(*key)));
                    match is {
                        Value::Bool(false) => {
                            others.next().and_then(|(key, _)| wrong(&format!("{key} is not known")))
                        }
                        is => others.find_map(|(key, it)| self.fault(is, it, &format!("{at}/{key}"))),
                    }
                }
                "description" => None,
                "not" => wrong("never"),
                other => panic!("{other} is not known here"),
            };
            if fault.is_some() {
                return fault;
            }
        }
        None
    }

    fn check(&self, definition: &str, it: &Value) {
        let fault = self.fault(&json!({"$ref": format!("#/$defs/{definition}")}), it, definition);
        assert_eq!(fault, None, "{definition}");
    }

    /// Asks, and compares the request and its reply with what the schema says.
    fn ask(&self, engine: &mut Partner, request: &Value) -> Value {
        let what = request["do"].as_str().expect("a request").to_string();
        match what.as_str() {
            "query" => {
                let mut query = request.clone();
                for key in ["do", "seat"] {
                    query.as_object_mut().expect("an object").remove(key);
                }
                self.check("EngineQuery", &query);
            }
            _ => self.check("EngineRequest", request),
        }
        let reply = engine.ask(request);
        self.check("Reply", &reply);
        if let Some(ok) = reply.get("ok") {
            let fault = self.fault(&self.0["replies"][&what], ok, &what);
            assert_eq!(fault, None, "{request}");
        }
        reply
    }
}

/// Plays games by suggestions, and holds everything that is said against the schema.
fn plays(game: &str, setups: &[Value], n: usize, questions: &[Value]) {
    let schema = Schema::of(game);
    let mut chance = Shuffler::new(3);
    for (setup, seed) in setups.iter().zip(1..) {
        let mut engine = Partner::new();
        schema.ask(&mut engine, &json!({"do": "hello", "protocol": 1}));
        schema.ask(&mut engine, &json!({"do": "games"}));
        let mut told =
            schema.ask(&mut engine, &json!({"do": "new", "game": game, "setup": setup, "seed": seed}));
        schema.ask(&mut engine, &json!({"do": "world"}));
        for i in 0..n {
            let Some(prompts) = told["ok"]["pending"].get("decide").and_then(Value::as_array).cloned() else {
                break;
            };
            let seat = prompts[chance.below(prompts.len() as u32) as usize]["seat"].clone();
            let bot = ["greedy", "random"][i % 2];
            let suggested =
                schema.ask(&mut engine, &json!({"do": "suggest", "seat": seat, "bot": bot, "seed": i}));
            for viewer in [json!({}), json!({"seat": 0})] {
                for what in ["view", "pending"] {
                    let mut request = viewer.clone();
                    request["do"] = what.into();
                    schema.ask(&mut engine, &request);
                }
            }
            for question in questions {
                schema.ask(&mut engine, question);
            }
            told = schema.ask(
                &mut engine,
                &json!({"do": "answer", "seat": seat, "choice": suggested["ok"]["choice"]}),
            );
            assert!(told.get("ok").is_some(), "{told}");
        }
        schema.ask(&mut engine, &json!({"do": "snapshot"}));
        schema.ask(&mut engine, &json!({"do": "imagine", "seat": 0}));
        schema.ask(&mut engine, &json!({"do": "restore", "handle": 1}));
        schema.ask(&mut engine, &json!({"do": "drop"}));
        schema.ask(&mut engine, &json!({"do": "resign", "seat": 0}));
        schema.ask(&mut engine, &json!({"do": "save"}));
    }
}

#[test]
fn aces_speaks_as_its_schema_says() {
    let query = |mut what: Value| {
        what["do"] = "query".into();
        what
    };
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
    let query = |mut what: Value| {
        what["do"] = "query".into();
        what
    };
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
    let schema = Schema::of("sergeants");
    let mut engine = Partner::new();
    schema.ask(&mut engine, &json!({"do": "new", "game": "sergeants", "seed": 1}));
    schema.ask(&mut engine, &query(json!({"what": "map"})));
    schema.ask(&mut engine, &query(json!({"what": "scenario"})));
}

#[test]
fn the_validator_finds_what_is_wrong() {
    let schema = Schema::of("aces");
    let about = |it: &Value| schema.fault(&json!({"$ref": "#/$defs/EngineRequest"}), it, "it");
    assert_eq!(about(&json!({"do": "view", "seat": 0})), None);
    assert!(about(&json!({"do": "view", "seat": "x"})).is_some());
    assert!(about(&json!({"do": "view", "sit": 0})).is_some());
    assert!(about(&json!({"do": "restore"})).is_some());
    assert!(about(&json!({"do": "dance"})).is_some());
}

//! `sandtable engine`, as programs meet it.

mod partner;

use std::fs;

use partner::{Partner, assert_is_a_sentence};
use serde_json::{Value, json};
use table::{Chance, Shuffler};

/// Whether `full` has everything that `part` shows.
fn shows(part: &Value, full: &Value) -> bool {
    match (part, full) {
        (Value::Object(part), Value::Object(full)) => {
            part.iter().all(|(key, it)| full.get(key).is_some_and(|full| shows(it, full)))
        }
        (Value::Array(part), Value::Array(full)) => {
            part.len() == full.len() && part.iter().zip(full).all(|(part, full)| shows(part, full))
        }
        _ => part == full,
    }
}

fn manual() -> String {
    let manual = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/engine.md");
    fs::read_to_string(manual).expect("there is a manual")
}

#[test]
fn the_session_of_the_manual_happens_as_it_is_printed() {
    let manual = manual();
    let session = manual.split("```session\n").nth(1).expect("the manual has a session");
    let session = session.split("\n```").next().expect("the session ends");
    let mut engine = Partner::new();
    let mut n = 0;
    let mut reply = None;
    for line in session.lines() {
        if let Some(sent) = line.strip_prefix("> ") {
            assert_eq!(reply, None, "the manual leaves out a reply before {sent}");
            reply = Some(engine.line(sent.as_bytes()));
        } else {
            let printed = line.strip_prefix("< ").unwrap_or_else(|| panic!("what is {line:?}?"));
            let reply = reply.take().unwrap_or_else(|| panic!("nothing was sent before {printed}"));
            let read = |text: &str| serde_json::from_str::<Value>(text).expect("the manual prints JSON");
            match printed.strip_suffix(" ...") {
                Some(part) => assert!(shows(&read(part), &reply), "printed: {part}\nreceived: {reply}"),
                None => assert_eq!(read(printed), reply),
            }
            n += 1;
        }
    }
    assert!(20 < n && reply.is_none());
    assert!(engine.leave());
}

#[test]
fn every_choice_of_the_manual_can_be_read() {
    let manual = manual();
    let table = manual.split("Every choice:\n\n").nth(1).expect("the manual lists every choice");
    let table = table.split("\n\n").next().expect("the table ends");
    let mut n = 0;
    for cell in table.lines().skip(2).filter_map(|it| it.split('|').nth(2)) {
        for choice in cell.split('`').skip(1).step_by(2) {
            let choice: Value = serde_json::from_str(choice).expect("the manual prints JSON");
            let reply = with_a_match().ask(&json!({"do": "answer", "seat": 0, "choice": choice}));
            let read = reply["error"]["code"] != "bad_request";
            assert!(read, "{choice} got {reply}");
            n += 1;
        }
    }
    assert!(18 <= n, "{n} choices are few");
}

#[test]
fn the_manual_names_every_option_with_its_default() {
    let manual = manual();
    let games = Partner::new().ok(&json!({"do": "games"}));
    let options = games["games"][0]["options"].as_object().expect("there are options");
    for (option, default) in options {
        let row = manual.lines().find(|it| it.starts_with(&format!("| `{option}` |")));
        assert!(row.is_some_and(|it| it.ends_with(&format!("| {default} |"))), "{option}: {default}");
    }
}

/// Two tanks and two rifles in the south-west.
fn small_position() -> Value {
    json!({
        "units": [
            {"id": "us-tank-1", "hex": "C13"},
            {"id": "us-infantry-1", "hex": "E12"},
            {"id": "g1-tank-1", "hex": "F12", "damage": 2},
            {"id": "g1-infantry-1", "hex": "K16"},
        ],
        "flags": {"C14": "us"},
        "coins": {"us": 3},
    })
}

fn with_a_match() -> Partner {
    let mut engine = Partner::new();
    engine.ok(&json!({"do": "new", "game": "aces", "position": small_position(), "seed": 1}));
    engine
}

#[test]
fn a_line_that_is_no_request_gets_a_code_and_a_sentence_and_changes_nothing() {
    let march = |unit: &str, path: &str| {
        format!(r#"{{"do":"answer","seat":0,"choice":{{"march":{{"unit":{unit},"path":{path}}}}}}}"#)
    };
    let deep = format!("{}1{}", "[".repeat(100_000), "]".repeat(100_000));
    let bad: Vec<(&str, Vec<u8>)> = [
        // Not JSON, or not an object.
        ("bad_json", "hello".to_string()),
        ("bad_json", "{".to_string()),
        ("bad_json", r#"{"do":"games"} {"do":"games"}"#.to_string()),
        ("bad_json", r#"{"do":"games",}"#.to_string()),
        ("bad_json", r#"["do","games"]"#.to_string()),
        ("bad_json", r#""games""#.to_string()),
        ("bad_json", "7".to_string()),
        ("bad_json", "null".to_string()),
        ("bad_json", "\u{feff}{\"do\":\"games\"}".to_string()),
        ("bad_json", deep.clone()),
        ("bad_json", format!(r#"{{"do":"games","id":{deep}}}"#)),
        ("bad_json", format!(r#"{{"do":"load","match":{}"#, r#"{"match":"#.repeat(100_000))),
        // Unknown.
        ("bad_request", "{}".to_string()),
        ("bad_request", r#"{"id":5}"#.to_string()),
        ("bad_request", r#"{"do":"dance"}"#.to_string()),
        ("bad_request", r#"{"do":"Games"}"#.to_string()),
        ("bad_request", r#"{"do":null}"#.to_string()),
        ("bad_request", r#"{"do":["games"]}"#.to_string()),
        ("bad_request", r#"{"do":"query","what":"weather"}"#.to_string()),
        // Fields that are missing.
        ("bad_request", r#"{"do":"new"}"#.to_string()),
        ("bad_request", r#"{"do":"undo"}"#.to_string()),
        ("bad_request", r#"{"do":"redo"}"#.to_string()),
        ("bad_request", r#"{"do":"load"}"#.to_string()),
        ("bad_request", r#"{"do":"answer"}"#.to_string()),
        ("bad_request", r#"{"do":"answer","seat":0}"#.to_string()),
        ("bad_request", r#"{"do":"answer","choice":"done"}"#.to_string()),
        ("bad_request", r#"{"do":"query"}"#.to_string()),
        ("bad_request", r#"{"do":"query","what":"reach"}"#.to_string()),
        ("bad_request", r#"{"do":"query","what":"odds","unit":"us-tank-1"}"#.to_string()),
        // Fields that nobody knows.
        ("bad_request", r#"{"do":"games","please":true}"#.to_string()),
        ("bad_request", r#"{"do":"pending","who":0}"#.to_string()),
        ("bad_request", r#"{"do":"save","file":"x"}"#.to_string()),
        ("bad_request", r#"{"do":"quit","now":true}"#.to_string()),
        ("bad_request", r#"{"do":"query","what":"board","colour":0}"#.to_string()),
        ("bad_request", r#"{"do":"query","what":"reach","unit":"us-tank-1","towards":"F7"}"#.to_string()),
        ("bad_request", r#"{"do":"new","game":"aces","setup":{"bord":"summer"}}"#.to_string()),
        ("bad_request", r#"{"do":"new","game":"aces","setup":{"options":{"fog":true}}}"#.to_string()),
        ("bad_request", r#"{"do":"new","game":"aces","position":{"unit":[]}}"#.to_string()),
        ("bad_request", r#"{"do":"answer","seat":0,"choice":"done","roll":[1]}"#.to_string()),
        (
            "bad_request",
            r#"{"do":"answer","seat":0,"choice":{"buy":{"kind":"tank","hex":"C14","n":2}}}"#.to_string(),
        ),
        // Wrong types.
        ("bad_request", r#"{"do":"pending","seat":"first"}"#.to_string()),
        ("bad_request", r#"{"do":"answer","seat":0,"choice":"flee"}"#.to_string()),
        ("bad_request", r#"{"do":"answer","seat":0,"choice":7}"#.to_string()),
        ("bad_request", r#"{"do":"answer","roll":"six"}"#.to_string()),
        ("bad_request", r#"{"do":"answer","roll":[1.5]}"#.to_string()),
        ("bad_request", r#"{"do":"answer","time_up":"yes"}"#.to_string()),
        ("bad_request", r#"{"do":"new","game":"aces","dice":"loaded"}"#.to_string()),
        ("bad_request", r#"{"do":"new","game":"aces","sede":7}"#.to_string()),
        ("bad_request", r#"{"do":"load","match":{},"setup":{}}"#.to_string()),
        ("bad_request", r#"{"do":"drill","what":"begin","game":"aces","lane":2}"#.to_string()),
        ("bad_request", r#"{"do":"new","game":"aces","setup":[]}"#.to_string()),
        ("bad_request", r#"{"do":"new","game":"aces","position":[]}"#.to_string()),
        ("bad_request", march("7", r#"["D13"]"#)),
        ("bad_request", march(r#""us-tank-1""#, r#""D13""#)),
        ("bad_request", march(r#""us-tank-1""#, r#"["I7"]"#)),
        ("bad_request", march(r#""us-horse-1""#, r#"["D13"]"#)),
        // Numbers and lists beyond all measure.
        ("bad_json", format!(r#"{{"do":"pending","seat":1{}}}"#, "0".repeat(400))),
        ("bad_request", r#"{"do":"pending","seat":256}"#.to_string()),
        ("bad_request", r#"{"do":"pending","seat":-1}"#.to_string()),
        ("bad_request", r#"{"do":"new","game":"aces","seed":18446744073709551616}"#.to_string()),
        ("bad_request", r#"{"do":"new","game":"aces","seed":1e30}"#.to_string()),
        ("bad_request", r#"{"do":"new","game":"aces","position":{"round":70000}}"#.to_string()),
        ("bad_request", format!(r#"{{"do":"answer","roll":[{}]}}"#, ["1"; 5000].join(","))),
        ("bad_request", march(r#""us-tank-1""#, &format!("[{}]", [r#""D13""#; 5000].join(",")))),
        // Well formed, but not now.
        ("unknown_game", r#"{"do":"new","game":"chess"}"#.to_string()),
        ("bad_match", r#"{"do":"load","match":{}}"#.to_string()),
        ("bad_match", r#"{"do":"load","match":"a match"}"#.to_string()),
        ("bad_match", r#"{"do":"load","match":7}"#.to_string()),
        ("not_awaited", r#"{"do":"answer","roll":[1]}"#.to_string()),
        ("not_awaited", r#"{"do":"answer","draw":{"number":1}}"#.to_string()),
        ("not_awaited", r#"{"do":"answer","time_up":true}"#.to_string()),
        ("not_awaited", r#"{"do":"answer","seat":1,"choice":"done"}"#.to_string()),
        ("not_awaited", r#"{"do":"answer","seat":200,"choice":"done"}"#.to_string()),
        ("refused", r#"{"do":"answer","seat":0,"choice":{"token":1}}"#.to_string()),
        ("refused", march(r#""us-tank-9""#, r#"["D13"]"#)),
        ("refused", march(r#""us-tank-1""#, "[]")),
        ("refused", march(r#""us-tank-1""#, r#"["Z30"]"#)),
        ("refused", march(r#""g1-tank-1""#, r#"["F13"]"#)),
        ("unknown_seat", r#"{"do":"view","seat":9}"#.to_string()),
        ("unknown_unit", r#"{"do":"query","what":"reach","unit":"su-tank-1"}"#.to_string()),
        ("unknown_unit", r#"{"do":"query","what":"mat","unit":"us-horse"}"#.to_string()),
        ("unknown_hex", r#"{"do":"query","what":"targets","unit":"us-tank-1","from":"Z1"}"#.to_string()),
        ("cannot_undo", r#"{"do":"undo","seat":0}"#.to_string()),
        ("cannot_redo", r#"{"do":"redo","seat":1}"#.to_string()),
    ]
    .into_iter()
    .map(|(code, line)| (code, line.into_bytes()))
    .chain([
        ("bad_json", b"{\"do\":\"games\xff\xfe\"}".to_vec()),
        ("bad_json", b"\x00\x01\x02".to_vec()),
        ("bad_json", [&b"{\"do\":\"games\",\"id\":\""[..], &[b'x'; 20 << 20], b"\"}"].concat()),
        // The part that fits would be a request of its own.
        ("bad_json", [&b"{\"do\":\"quit\"}"[..], &[b' '; 20 << 20]].concat()),
        ("bad_json", [&[b' '; 40 << 20], &b"{\"do\":\"quit\"}"[..]].concat()),
    ])
    .collect();
    let mut engine = with_a_match();
    let before = (engine.pending(), engine.ok(&json!({"do": "view"})), engine.ok(&json!({"do": "save"})));
    for (code, line) in &bad {
        let start = String::from_utf8_lossy(&line[..line.len().min(200)]).into_owned();
        let reply = engine.line(line);
        assert_eq!(reply["error"]["code"], *code, "{start} got {reply}");
        assert_is_a_sentence(&reply["error"]);
        assert_eq!(engine.pending(), before.0, "after {start}");
    }
    assert_eq!(engine.ok(&json!({"do": "view"})), before.1);
    assert_eq!(engine.ok(&json!({"do": "save"})), before.2);
    assert!(engine.leave());
}

#[test]
fn a_reply_carries_the_id_of_its_request_whatever_it_is() {
    let mut engine = Partner::new();
    for id in [json!(7), json!("a"), json!(null), json!([1, {"b": 2}]), json!(1.5), json!(u64::MAX)] {
        assert_eq!(engine.ask(&json!({"id": id, "do": "games"}))["id"], id);
        assert_eq!(engine.ask(&json!({"id": id, "do": "dance"}))["id"], id);
    }
    assert_eq!(engine.ask(&json!({"do": "games"}))["id"], Value::Null);
    assert_eq!(engine.line(b"\n \t\r\n{\"do\":\"games\",\"id\":8}")["id"], 8, "blank lines have no reply");
    assert_eq!(engine.line(b"{\"do\":\"games\",\"id\":9}\r")["id"], 9);
}

#[test]
fn without_a_match_there_is_nothing_to_ask_about() {
    let mut engine = Partner::new();
    for request in [
        json!({"do": "pending"}),
        json!({"do": "view"}),
        json!({"do": "save"}),
        json!({"do": "undo", "seat": 0}),
        json!({"do": "redo", "seat": 0}),
        json!({"do": "answer", "seat": 0, "choice": "done"}),
        json!({"do": "query", "what": "board"}),
    ] {
        assert_eq!(engine.error(&request)["code"], "no_match", "{request}");
    }
    assert_eq!(engine.ok(&json!({"do": "quit"})), "bye");
    assert!(engine.leave());
}

#[test]
fn arbitrary_bytes_never_end_it() {
    let mut engine = with_a_match();
    let mut chance = Shuffler::new(7);
    let saved = engine.ok(&json!({"do": "save"}));
    let templates: Vec<Vec<u8>> = [
        json!({"id": 1, "do": "new", "game": "aces", "position": small_position(), "dice": "manual", "seed": 3}),
        json!({"do": "new", "game": "aces", "setup": {"players": 4, "sets": 2, "options": {"short_game": true}}}),
        json!({"do": "answer", "seat": 0, "choice": {"march": {"unit": "us-tank-1", "path": ["D13", "E13"]}}}),
        json!({"do": "answer", "seat": 1, "choice": {"intercept": "g1-tank-1"}}),
        json!({"do": "answer", "seat": 0, "choice": {"divide": [["us-tank-1"], [], ["us-infantry-1"]]}}),
        json!({"do": "answer", "seat": 0, "choice": {"attack": {"unit": "us-tank-1", "at": "g1-tank-1"}}}),
        json!({"do": "answer", "seat": 0, "choice": "done"}),
        json!({"do": "answer", "seat": 1, "choice": "done"}),
        json!({"do": "answer", "seat": 0, "choice": {"transfer": {"from": "us", "coins": 3}}}),
        json!({"do": "answer", "roll": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 6, 12]}),
        json!({"do": "query", "what": "odds", "unit": "us-tank-1", "at": "g1-tank-1", "from": "E13"}),
        json!({"do": "query", "what": "path", "unit": "us-tank-1", "path": ["D13", "E13"]}),
        json!({"do": "query", "what": "reach", "unit": "g1-infantry-1"}),
        json!({"do": "query", "what": "interceptors", "unit": "us-tank-1", "hex": "E13"}),
        json!({"do": "undo", "seat": 0}),
        json!({"do": "redo", "seat": 0}),
        json!({"do": "load", "match": saved["match"]}),
    ]
    .map(|it| it.to_string().into_bytes())
    .into();
    for _ in 0..4000 {
        let line: Vec<u8> = match chance.below(4) {
            0 => (0..1 + chance.below(200)).map(|_| chance.below(256) as u8).collect(),
            how => {
                let mut line = templates[chance.below(templates.len() as u32) as usize].clone();
                for _ in 0..chance.below(4) {
                    let i = chance.below(line.len() as u32) as usize;
                    match (how, chance.below(3)) {
                        (1, 0) => line[i] = chance.below(256) as u8,
                        (1, 1) => drop(line.remove(i)),
                        (2, _) => line.truncate(i.max(1)),
                        // Another digit or letter keeps it JSON more often.
                        _ if line[i].is_ascii_digit() => line[i] = b'0' + chance.below(10) as u8,
                        _ if line[i].is_ascii_lowercase() => line[i] = b'a' + chance.below(26) as u8,
                        _ => (),
                    }
                }
                line
            }
        };
        let line: Vec<u8> = line.into_iter().filter(|it| *it != b'\n').collect();
        if line.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        let reply = engine.line(&line);
        if reply.get("ok").is_none() {
            assert_is_a_sentence(&reply["error"]);
        }
    }
    let pending = engine.pending();
    assert!(["decide", "roll", "draw", "over"].iter().any(|it| pending.get(it).is_some()), "{pending}");
    assert!(engine.leave());
}

/// Checks that there is a problem for each of these beginnings, and no other.
fn all_begin(found: &[String], wanted: &[&str]) {
    for it in wanted {
        assert!(found.iter().any(|problem| problem.starts_with(it)), "{it} is not in {found:#?}");
    }
    assert_eq!(found.len(), wanted.len(), "{found:#?}");
}

#[test]
fn a_bad_position_is_refused_with_all_its_problems_and_the_match_goes_on() {
    let mut engine = with_a_match();
    let before = engine.pending();
    let mut problems = |position: Value| -> Vec<String> {
        let error = engine.error(&json!({"do": "new", "game": "aces", "position": position}));
        assert_eq!(error["code"], "bad_setup", "{position}");
        assert_eq!(engine.pending(), before);
        let problems = error["problems"].as_array().expect("there are problems").iter();
        problems
            .map(|it| format!("{}: {}", it["place"].as_str().unwrap(), it["what"].as_str().unwrap()))
            .collect()
    };
    let found = problems(json!({
        "units": [
            {"id": "us-tank-1", "hex": "C13"},
            {"id": "us-tank-1", "hex": "C12"},
            {"id": "us-infantry-1", "hex": "C13"},
        ],
        "flags": {"C13": "us", "C14": "su"},
        "round": 0,
        "turn": "su",
        "order": ["us"],
        "phase": "setting_up",
    }));
    all_begin(
        &found,
        &[
            "position.phase:",
            "position.round:",
            "position.units[1]: There is a second us-tank-1.",
            "position.units[2]: us-infantry-1 stands at C13, where us-tank-1 is already",
            "position.flags.C13: There is no factory",
            "position.flags.C14: The faction su is not in play.",
            "position.turn:",
            "position.order:",
        ],
    );
    let found = problems(json!({
        "units": [
            {"id": "us-tank-1", "hex": "F5", "damage": 6},
            {"id": "us-tank-2", "hex": "Z1"},
            {"id": "su-tank-1", "hex": "C12"},
            {"id": "us-infantry-1", "hex": "C14", "army": 4},
            {"id": "us-infantry-2", "hex": "C13", "owes": "g1-tank-1"},
            {"id": "us-infantry-3", "hex": "C11", "owes": "us-tank-1"},
        ],
        "coins": {"us": 65535},
        "declared": [{"unit": "us-infantry-2", "at": "g1-bomber-1"}],
    }));
    all_begin(
        &found,
        &[
            "unit us-tank-1: F5 is water",
            "unit us-tank-1: It has 6 damage",
            "unit us-tank-2: Z1 is not on the board in play",
            "unit su-tank-1: The faction su is not in play.",
            "unit us-infantry-1: It stands on a factory at C14",
            "unit us-infantry-1: Its army is 4",
            "unit us-infantry-2: It owes an attack on g1-tank-1, which is not on the board.",
            "unit us-infantry-3: It owes an attack on us-tank-1, which is of its own team.",
            "coins:",
            "position.declared[0]: us-infantry-2 cannot attack g1-bomber-1",
        ],
    );
    let found = problems(json!({"round": 65535}));
    assert_eq!(found, ["round: No game has more than 9999 rounds."]);
    let found = problems(json!({"round": 5, "stirred": 65535}));
    assert_eq!(found, ["stirred: Round 65535 cannot have stirred before round 5."]);
    let units: Vec<Value> = (1..=201).map(|i| json!({"id": format!("us-tank-{i}"), "hex": "A1"})).collect();
    assert!(problems(json!({"units": units}))[0].starts_with("position.units: There are 201 units"));
}

#[test]
fn a_bad_set_up_is_refused_with_all_its_problems() {
    let mut engine = Partner::new();
    let mut problems = |setup: Value| -> Vec<String> {
        let error = engine.error(&json!({"do": "new", "game": "aces", "setup": setup}));
        assert_eq!(error["code"], "bad_setup", "{setup}");
        let problems = error["problems"].as_array().expect("there are problems").iter();
        problems.map(|it| it["place"].as_str().unwrap().to_string()).collect()
    };
    assert_eq!(problems(json!({"board": "autumn"})), ["setup.board"]);
    assert_eq!(problems(json!({"players": 5})), ["setup.players"]);
    let all = problems(json!({"factions": ["us", "us"], "area": "full", "sets": 3, "board": "no\nboard"}));
    for place in ["setup.area", "setup.factions", "setup.sets", "setup.board"] {
        assert!(all.iter().any(|it| it.starts_with(place)), "{place} is not in {all:?}");
    }
    let both_teams = json!([{"faction": "us", "seat": 0}, {"faction": "g1", "seat": 0}]);
    assert_eq!(problems(json!({"factions": both_teams})), ["setup.factions"]);
}

#[test]
fn a_position_may_bring_its_own_board_mats_and_options() {
    let mut engine = with_a_match();
    let mut mats = engine.ok(&json!({"do": "save"}))["match"]["setup"]["mats"].take();
    let tank = mats["mats"].as_array_mut().expect("mats").iter_mut().find(|it| it["unit"] == "us-tank");
    let mut tank = tank.expect("there is a mat for it").take();
    tank["speed"] = json!({"Ours": 1});
    let mut position = small_position();
    position["board"] = "winter".into();
    position["mats"] = json!({"dice": {"Ours": [6, 5, 4, 3, 2, 1]}, "mats": [tank]});
    position["options"] = json!({"dice_less": true});
    // What stands on a factory or on water depends on the board.
    position["units"] = json!([{"id": "us-tank-1", "hex": "A16"}, {"id": "g1-tank-1", "hex": "B16"}]);
    position["flags"] = json!({});
    engine.ok(&json!({"do": "new", "game": "aces", "position": position, "setup": {"board": "summer"}}));
    assert_eq!(engine.ok(&json!({"do": "query", "what": "board"}))["name"], "winter");
    assert_eq!(engine.ok(&json!({"do": "query", "what": "reach", "unit": "us-tank-1"}))["speed"], 1);
    let mat = engine.ok(&json!({"do": "query", "what": "mat", "unit": "us-tank"}));
    assert_eq!(mat["dice"], json!([6, 5, 4, 3, 2, 1]));
    engine.ok(&json!({"do": "answer", "seat": 0, "choice": "done"}));
    let attack = json!({"attack": {"unit": "us-tank-1", "at": "g1-tank-1"}});
    engine.ok(&json!({"do": "answer", "seat": 0, "choice": attack}));
    let told = engine.ok(&json!({"do": "answer", "seat": 0, "choice": "done"}));
    let fought = told["events"].as_array().expect("events").iter().find_map(|it| it["event"].get("fought"));
    assert_eq!(fought.expect("they fought")["attack"]["dice"], json!([]), "nobody rolled");
}

#[test]
fn a_whole_game_can_be_played_through_it() {
    for (setup, seed) in [
        (json!({"options": {"stalemate": true}}), 1),
        (json!({"options": {"stalemate": true, "dice_less": true, "experienced": true, "clock": true}}), 2),
        (json!({"players": 3, "options": {"stalemate": true, "short_game": true}}), 3),
        (json!({"automata": [{"faction": "g1", "level": "hard"}], "options": {"stalemate": true}}), 5),
        (json!({"players": 4, "sets": 2, "board": "winter", "options": {"stalemate": true}}), 4),
    ] {
        let mut engine = Partner::new();
        engine.ok(&json!({"do": "new", "game": "aces", "setup": setup, "seed": seed}));
        let (told, pending) = engine.play(50_000, &mut Shuffler::new(seed));
        assert!(pending["over"]["how"].is_string(), "{setup}: {pending}");
        for it in &told {
            let says = it["says"].as_str().expect("every event is told");
            assert!(!says.is_empty() && !says.contains('{') && !says.contains("aces-"), "{it}");
        }
        assert!(told.last().expect("much happened")["event"].get("ended").is_some());
        let refused = engine.error(&json!({"do": "answer", "seat": 0, "choice": "done"}));
        assert_eq!(refused["code"], "not_awaited");
        assert_eq!(engine.error(&json!({"do": "undo", "seat": 0}))["code"], "cannot_undo");
    }
}

#[test]
fn the_first_option_leads_through_a_game_too() {
    let mut engine = Partner::new();
    let setup = json!({"options": {"stalemate": true}});
    let mut pending =
        engine.ok(&json!({"do": "new", "game": "aces", "setup": setup, "seed": 5}))["pending"].take();
    for _ in 0..2000 {
        if pending.get("over").is_some() {
            break;
        }
        let prompt = &pending["decide"][0];
        let choice = match prompt.pointer("/space/divide/units") {
            Some(units) => json!({"divide": [units, [], []]}),
            None => prompt["options"][0].clone(),
        };
        let answer = json!({"do": "answer", "seat": prompt["seat"], "choice": choice});
        pending = engine.ok(&answer)["pending"].take();
    }
    assert_eq!(pending["over"]["how"], "stalemate", "nobody ever moves: {pending}");
}

#[test]
fn a_match_saved_and_loaded_awaits_the_same() {
    let mut engine = Partner::new();
    let mut chance = Shuffler::new(11);
    for dice in ["auto", "manual"] {
        engine.ok(&json!({"do": "new", "game": "aces", "dice": dice, "seed": 11}));
        for _ in 0..12 {
            let (_, pending) = engine.play(15, &mut chance);
            let view = engine.ok(&json!({"do": "view"}));
            let saved = engine.ok(&json!({"do": "save"}))["match"].take();
            let mut other = Partner::new();
            let loaded = other.ok(&json!({"do": "load", "match": saved, "dice": dice}));
            assert_eq!(loaded, json!({"events": [], "pending": pending}));
            assert_eq!(other.ok(&json!({"do": "view"})), view);
            assert_eq!(other.ok(&json!({"do": "save"}))["match"], saved);
            let as_text = other.ok(&json!({"do": "load", "match": saved.to_string(), "dice": dice}));
            assert_eq!(as_text["pending"], pending);
        }
    }
}

#[test]
fn dice_rolled_by_hand_give_the_same_game_as_the_same_dice_rolled_by_the_engine() {
    let mut auto = Partner::new();
    let setup = json!({"options": {"stalemate": true}});
    let begun = auto.ok(&json!({"do": "new", "game": "aces", "setup": setup, "seed": 21}));
    let (mut told, pending) = auto.play(50_000, &mut Shuffler::new(21));
    told.splice(..0, begun["events"].as_array().expect("events").iter().cloned());
    let saved = auto.ok(&json!({"do": "save"}))["match"].take();
    let mut manual = Partner::new();
    let begun = manual.ok(&json!({"do": "new", "game": "aces", "setup": setup, "dice": "manual"}));
    let mut retold = begun["events"].as_array().expect("events").clone();
    let mut n_rolls = 0;
    for answer in saved["journal"].as_array().expect("a journal") {
        let mut request = match (answer.get("choose"), answer.get("roll"), answer.get("draw")) {
            (Some(chosen), ..) => chosen.clone(),
            (_, Some(roll), _) => json!({"roll": roll}),
            (.., Some(draw)) => json!({"draw": draw}),
            _ => panic!("what is {answer}?"),
        };
        n_rolls += request.get("roll").is_some() as usize;
        request["do"] = "answer".into();
        retold.extend(manual.ok(&request)["events"].as_array().expect("events").iter().cloned());
    }
    assert!(10 < n_rolls);
    assert_eq!(retold, told);
    assert_eq!(manual.pending(), pending);
    assert_eq!(manual.ok(&json!({"do": "save"}))["match"], saved);
}

#[test]
fn the_same_seed_gives_the_same_dice() {
    let play = |seed: u64| {
        let mut engine = Partner::new();
        engine.ok(&json!({"do": "new", "game": "aces", "seed": seed}));
        engine.play(60, &mut Shuffler::new(3))
    };
    assert_eq!(play(5), play(5));
    assert_ne!(play(5), play(6));
}

#[test]
fn wrong_dice_are_refused_and_asked_for_again() {
    let mut engine = Partner::new();
    engine.ok(&json!({"do": "new", "game": "aces", "dice": "manual"}));
    for seat in 0..2 {
        let pending = engine.ok(&json!({"do": "pending", "seat": seat}));
        let units = &pending["decide"][0]["space"]["divide"]["units"];
        engine.ok(&json!({"do": "answer", "seat": seat, "choice": {"divide": [units, [], []]}}));
    }
    let before = engine.pending();
    assert_eq!(before["roll"], json!({"n": 1, "sides": 12}));
    for roll in [json!([]), json!([0]), json!([13]), json!([1, 1]), json!([255])] {
        assert_eq!(engine.error(&json!({"do": "answer", "roll": roll}))["code"], "not_awaited");
        assert_eq!(engine.pending(), before);
    }
    for other in
        [json!({"do": "answer", "draw": {"number": 1}}), json!({"do": "answer", "seat": 0, "choice": "done"})]
    {
        assert_eq!(engine.error(&other)["code"], "not_awaited");
    }
    engine.ok(&json!({"do": "answer", "roll": [12]}));
    let pending = engine.ok(&json!({"do": "answer", "roll": [1]}))["pending"].take();
    engine.ok(&json!({"do": "answer", "seat": pending["decide"][0]["seat"], "choice": {"token": 1}}));
    let bag = engine.pending()["draw"]["bag"].take();
    assert_eq!(bag.as_array().map(Vec::len), Some(6));
    let closed = engine.ok(&json!({"do": "pending", "seat": 0}));
    assert_eq!(closed["draw"]["bag"], json!([]), "nobody looks into the bag");
    assert_eq!(engine.error(&json!({"do": "answer", "draw": {"number": 99}}))["code"], "not_awaited");
    let told = engine.ok(&json!({"do": "answer", "draw": bag[3]}));
    assert_eq!(told["events"][0]["event"]["token_turned"]["number"], bag[3]["number"]);
}

#[test]
fn sealed_answers_stay_sealed_until_all_are_in() {
    let mut engine = Partner::new();
    let pending = engine.ok(&json!({"do": "new", "game": "aces", "seed": 1}))["pending"].take();
    assert_eq!(pending["decide"].as_array().map(Vec::len), Some(2));
    let units = &pending["decide"][0]["space"]["divide"]["units"];
    let divide = json!({"do": "answer", "seat": 0, "choice": {"divide": [units, [], []]}});
    let told = engine.ok(&divide);
    assert_eq!(told["events"], json!([]), "nothing is shown yet");
    assert_eq!(told["pending"]["decide"].as_array().map(Vec::len), Some(1));
    assert_eq!(engine.ok(&json!({"do": "pending", "seat": 0}))["decide"], json!([]));
    assert_eq!(engine.ok(&json!({"do": "undo", "seat": 0}))["pending"], pending);
    assert_eq!(engine.ok(&json!({"do": "redo", "seat": 0})), told);
    assert_eq!(engine.error(&divide)["code"], "not_awaited");
}

/// AA-SET-5, AA-AUT-29: partners are seated around the Automa, and act at the same time.
#[test]
fn partners_play_through_it() {
    let mut engine = Partner::new();
    let reply = engine.ok(&json!({"do": "new", "game": "aces", "setup": {"coop": "own_sets"}, "seed": 1}));
    let prompts = &reply["pending"]["decide"];
    assert_eq!(prompts[0]["ask"], json!({"divide_with_partner": {"faction": "us", "own": 1}}));
    assert_eq!(prompts[1]["space"]["divide"]["tokens"], json!([2, 3]));
    let position = json!({"turn": "us", "units": [{"id": "us-tank-1", "hex": "B13"},
        {"id": "su-tank-1", "hex": "D13"}, {"id": "g1-tank-1", "hex": "L3"}], "coins": {"us": 3}});
    let setup = json!({"factions": ["us", "su", "g1"], "coop": "divided", "area": "full"});
    let reply =
        engine.ok(&json!({"do": "new", "game": "aces", "setup": setup, "position": position, "seed": 1}));
    let asides = reply["pending"]["asides"].as_array().expect("there are asides").clone();
    let partner = asides.iter().find(|it| it["seat"] == 1).expect("the partner may act");
    assert_eq!(partner["spaces"], json!([{"marches": {"faction": "su", "n_units": 1}}]));
    let march = json!({"march": {"unit": "su-tank-1", "path": ["E13"]}});
    let reply = engine.ok(&json!({"do": "answer", "seat": 1, "choice": march}));
    assert_eq!(reply["pending"]["decide"][0]["seat"], 0, "the lead is still asked");
    let reply = engine.ok(&json!({"do": "answer", "seat": 0, "choice": "done"}));
    assert_eq!(reply["events"][0]["event"], json!({"handed_over": {"to": "su"}}));
    let mat = engine.ok(&json!({"do": "query", "what": "mat", "unit": "su-tank"}));
    assert_eq!(
        mat,
        engine.ok(&json!({"do": "query", "what": "mat", "unit": "us-tank"})),
        "one faction, divided"
    );
    assert!(engine.leave());
}

#[test]
fn odds_from_another_hex_are_those_of_the_attack_made_there() {
    let mut engine = with_a_match();
    let odds = |from: Option<&str>| {
        let mut odds = json!({"do": "query", "what": "odds", "unit": "us-tank-1", "at": "g1-tank-1"});
        if let Some(from) = from {
            odds["from"] = from.into();
        }
        odds
    };
    assert_eq!(engine.ok(&odds(None))["legal"], false, "it is too far away");
    let thought = engine.ok(&odds(Some("E13")));
    assert_eq!(thought["attack"]["red"], 2, "a tank and infantry");
    let march = json!({"march": {"unit": "us-tank-1", "path": ["D13", "E13"]}});
    engine.ok(&json!({"do": "answer", "seat": 0, "choice": march}));
    assert_eq!(engine.ok(&odds(None)), thought);
}

#[test]
fn every_query_answers() {
    let mut engine = with_a_match();
    let mut ask = |what: Value| {
        let mut request = what;
        request["do"] = "query".into();
        engine.ok(&request)
    };
    let able = ask(json!({"what": "interceptors", "unit": "us-tank-1", "hex": "E13"}));
    assert_eq!(able, json!({"interceptors": ["g1-tank-1"]}));
    assert_eq!(ask(json!({"what": "targets", "unit": "us-tank-1"})), json!({"targets": []}));
    let there = ask(json!({"what": "targets", "unit": "us-tank-1", "from": "E13"}));
    assert_eq!(there, json!({"targets": ["g1-tank-1"]}));
    let path = ask(json!({"what": "path", "unit": "us-tank-1", "path": ["D13"]}));
    assert_eq!(path, json!({"cost": 0.5, "interceptors": {}}));
    let board = ask(json!({"what": "board"}));
    assert_eq!((&board["name"], &board["area"]), (&json!("summer"), &json!("left")));
    assert_eq!(board["terrain"]["C14"], "factory");
    assert_eq!(board["terrain"].get("Z1"), None, "only the half in play");
    let mat = ask(json!({"what": "mat", "unit": "us-tank"}));
    assert_eq!(mat["mat"]["unit"], "us-tank");
    let blast = ask(json!({"what": "odds", "unit": "us-tank-1", "at": "F12"}));
    assert_eq!(blast["legal"], false, "a tank strikes units");
    assert_eq!(blast["struck"].as_array().map(Vec::len), Some(2));
}

#[test]
fn it_speaks_each_of_its_languages() {
    for (language, question) in [
        ("en", "United States: move a unit, or end the movement."),
        ("it", "Stati Uniti"),
        ("es", "Estados Unidos"),
        ("uk", "Сполучені Штати"),
    ] {
        let mut engine = Partner::with(&["--language", language]);
        let new = json!({"do": "new", "game": "aces", "position": small_position()});
        let begun = engine.ok(&new);
        let says = begun["pending"]["decide"][0]["says"].as_str().expect("it says something");
        assert!(says.contains(question), "{language}: {says}");
        let march = json!({"march": {"unit": "us-tank-1", "path": ["D13", "E13", "F12"]}});
        let refused = engine.error(&json!({"do": "answer", "seat": 0, "choice": march}));
        assert_eq!(refused["rule"], "AA-MOV-6");
        let english = refused["message"].as_str().is_some_and(|it| it.contains("blocks the way"));
        assert_eq!(english, language == "en", "{refused}");
    }
    let wrong = partner::run(&["engine", "--language", "tlh"], "");
    assert!(!wrong.well);
    assert!(wrong.err.contains("There is no language \"tlh\""), "{}", wrong.err);
}

#[test]
fn several_questions_in_one_request_have_a_reply_each() {
    let mut engine = with_a_match();
    let alone = engine.ok(&json!({"do": "query", "what": "board"}));
    let questions =
        json!([{"what": "board"}, {"what": "nonsense"}, {"what": "board", "seat": 0}, {"seat": "x"}]);
    let replies = engine.ok(&json!({"do": "queries", "questions": questions}));
    let replies = replies["replies"].as_array().expect("a list");
    assert_eq!(replies.len(), 4);
    assert_eq!((&replies[0]["ok"], &replies[2]["ok"]), (&alone, &alone));
    for wrong in [&replies[1], &replies[3]] {
        assert_eq!(wrong["error"]["code"], "bad_request");
        assert_is_a_sentence(&wrong["error"]);
    }
    assert_eq!(engine.ok(&json!({"do": "queries", "questions": []})), json!({"replies": []}));
}

//! What programs that play need of `sandtable engine`: a seat of their own, opponents, snapshots, imagined games.

mod partner;

use partner::{Folder, Partner, run};
use serde_json::{Value, json};
use table::Shuffler;

/// A short game: two tanks and two rifles.
fn small_position() -> Value {
    json!({
        "units": [
            {"id": "us-tank-1", "hex": "C13"},
            {"id": "us-infantry-1", "hex": "E12"},
            {"id": "g1-tank-1", "hex": "F12", "damage": 2},
            {"id": "g1-infantry-1", "hex": "K16"},
        ],
        "flags": {"C14": "us", "B5": null},
        "coins": {"us": 3},
    })
}

fn new_aces(engine: &mut Partner, more: &Value) -> Value {
    let mut request = json!({"do": "new", "game": "aces", "position": small_position(), "seed": 1});
    request.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
    engine.ok(&request)
}

fn new_sergeants(engine: &mut Partner, seed: u64) -> Value {
    let setup = json!({"scenario": "race-to-the-bridge"});
    engine.ok(&json!({"do": "new", "game": "sergeants", "setup": setup, "seed": seed}))
}

/// Plays on with what a built-in bot suggests, for the seat that is asked; what is awaited at the end.
fn play_as_suggested(engine: &mut Partner, mut pending: Value, bot: &str, n: usize) -> Value {
    for i in 0..n {
        let Some(seat) = pending.pointer("/decide/0/seat").cloned() else { break };
        let wanted = json!({"do": "suggest", "seat": seat, "bot": bot, "seed": i});
        let choice = engine.ok(&wanted)["choice"].take();
        pending = engine.ok(&json!({"do": "answer", "seat": seat, "choice": choice}))["pending"].take();
    }
    pending
}

#[test]
fn hello_tells_the_version_and_refuses_another_protocol() {
    let mut engine = Partner::with(&["--seat", "1"]);
    let hello = engine.ok(&json!({"do": "hello", "protocol": 1}));
    assert_eq!((&hello["program"], &hello["protocol"]), (&json!("sandtable"), &json!(1)));
    assert_eq!((&hello["games"], &hello["seat"]), (&json!(["aces", "sergeants"]), &json!(1)));
    assert_eq!(hello["version"], env!("CARGO_PKG_VERSION"));
    assert!(hello["features"].as_array().is_some_and(|it| it.contains(&json!("imagine"))));
    assert_eq!(engine.error(&json!({"do": "hello", "protocol": 99}))["code"], "unknown_protocol");
}

/// A match that has ended by its rules is analysed, the same for the same seed; all changes add up to the result. Before its end it is
/// refused.
#[test]
fn a_finished_match_is_analysed() {
    let mut engine = Partner::new();
    let begun = new_aces(&mut engine, &json!({}));
    let wanted = json!({"do": "analyse", "plans": 8, "seed": 3, "seats": [0]});
    assert_eq!(engine.error(&wanted)["code"], "not_over");
    let pending = play_as_suggested(&mut engine, begun["pending"].clone(), "greedy", 600);
    assert!(pending.get("over").is_some(), "{pending}");
    let found = engine.ok(&wanted);
    assert_eq!(engine.ok(&wanted), found);
    let analysis = &found["analysis"];
    let of_first = |it: &Value, what: &str| it[what][0].as_i64().expect("a number");
    let changes: i64 =
        analysis["ledger"].as_array().expect("a list").iter().map(|it| of_first(it, "changes")).sum();
    let course = analysis["course"].as_array().expect("a list");
    let (first, last) = (&course[0], &course[course.len() - 1]);
    assert_eq!(of_first(first, "chances") + changes, of_first(last, "chances"));
    let decisions = analysis["decisions"].as_array().expect("a list");
    assert!(!decisions.is_empty() && decisions.iter().all(|it| it["seat"] == 0), "{analysis}");
    for (wrong, code) in [
        (json!({"do": "analyse", "plans": 7}), "bad_request"),
        (json!({"do": "analyse", "seats": [5]}), "unknown_seat"),
    ] {
        assert_eq!(engine.error(&wrong)["code"], code);
    }
}

#[test]
fn content_with_faults_is_answered_in_json() {
    let folder = Folder::new("faulty");
    folder.write("broken.board", "this is no board");
    let content = folder.file("");
    let ran = run(&["engine", "--content", &content], "{\"id\":5,\"do\":\"games\"}\n{\"do\":\"quit\"}\n");
    let lines: Vec<Value> = ran.out.lines().map(|it| serde_json::from_str(it).expect("JSON")).collect();
    assert_eq!((&lines[0]["id"], &lines[0]["error"]["code"]), (&json!(5), &json!("bad_content")));
    let problem = &lines[0]["error"]["problems"][0];
    assert!(problem["place"].as_str().is_some_and(|it| it.ends_with("broken.board")), "{problem}");
    assert_eq!(lines[1]["ok"], "bye");
    assert!(!ran.well, "the exit code says so too");
    let nowhere = run(&["engine", "--content", "/no/such/folder"], "{\"do\":\"games\"}\n");
    assert!(nowhere.out.contains("bad_content") && !nowhere.well, "{}", nowhere.out);
}

#[test]
fn a_batch_has_a_reply_for_each_request_and_can_stop_at_the_first_error() {
    let mut engine = Partner::new();
    let new = json!({"do": "new", "game": "aces", "position": small_position(), "seed": 1, "id": "a"});
    let wrong = json!({"do": "answer", "seat": 0, "choice": {"token": 1}});
    let requests =
        json!([new, wrong, {"do": "view", "id": 2}, {"do": "batch", "requests": []}, {"do": "quit"}]);
    let replies = engine.ok(&json!({"do": "batch", "requests": requests}))["replies"].take();
    assert_eq!(replies[0]["id"], "a");
    assert!(replies[0]["ok"]["pending"]["decide"].is_array());
    assert_eq!(replies[1]["error"]["code"], "refused");
    assert_eq!((&replies[2]["id"], &replies[2]["ok"]["round"]), (&json!(2), &json!(4)));
    assert_eq!(replies[3]["error"]["code"], "bad_request", "a batch in a batch");
    assert_eq!(replies[4]["error"]["code"], "bad_request", "the engine cannot end in a batch");
    let stopped = engine.ok(&json!({"do": "batch", "requests": requests, "stop": true}))["replies"].take();
    assert_eq!(stopped[1]["error"]["code"], "refused");
    assert_eq!(stopped[2]["error"]["code"], "stopped");
    assert_eq!(stopped.as_array().map(Vec::len), Some(5));
}

#[test]
fn a_bot_of_the_house_plays_the_other_seat() {
    for bot in ["greedy", "random", "search:1"] {
        let mut engine = Partner::new();
        let begun = new_aces(&mut engine, &json!({"opponents": {"1": bot}}));
        let pending = play_as_suggested(&mut engine, begun["pending"].clone(), "greedy", 400);
        let asked = pending.pointer("/decide/0/seat");
        assert!(pending.get("over").is_some() || asked == Some(&json!(0)), "{bot}: {pending}");
        let saved = engine.ok(&json!({"do": "save"}));
        let journal = saved["match"]["journal"].as_array().expect("a journal");
        let by = |seat: u8| journal.iter().any(|it| it.pointer("/choose/seat") == Some(&json!(seat)));
        assert!(by(0) && by(1), "{bot} plays as well as the program");
    }
    let mut engine = Partner::new();
    for (opponents, code) in [
        (json!("deep-blue"), "unknown_bot"),
        (json!("search:9"), "unknown_bot"),
        (json!("greedy:2"), "unknown_bot"),
        (json!("search:x"), "bad_request"),
        (json!({"7": "greedy"}), "unknown_seat"),
        (json!({"0": "greedy", "1": "greedy"}), "bad_request"),
        (json!(5), "bad_request"),
    ] {
        let new = json!({"do": "new", "game": "aces", "opponents": opponents});
        assert_eq!(engine.error(&new)["code"], code, "{opponents}");
    }
    assert_eq!(engine.error(&json!({"do": "pending"}))["code"], "no_match");
    new_aces(&mut engine, &json!({"opponents": "greedy"}));
    let theirs = json!({"do": "answer", "seat": 1, "choice": "done"});
    assert_eq!(engine.error(&theirs)["code"], "not_awaited", "a bot plays that seat");
}

#[test]
fn the_same_seed_gives_the_same_opponent() {
    let game = |seed: u64| {
        let mut engine = Partner::new();
        let begun = new_aces(&mut engine, &json!({"opponents": "greedy", "seed": seed}));
        play_as_suggested(&mut engine, begun["pending"].clone(), "greedy", 60);
        engine.ok(&json!({"do": "save"}))["match"]["journal"].take()
    };
    assert_eq!(game(3), game(3));
    assert_ne!(game(3), game(4));
}

#[test]
fn a_suggestion_is_legal_for_each_bot_and_needs_a_seat_that_is_asked() {
    for (game, bots) in
        [("aces", &["random", "greedy", "search:1"][..]), ("sergeants", &["random", "greedy"])]
    {
        for bot in bots {
            let mut engine = Partner::new();
            let begun = engine.ok(&json!({"do": "new", "game": game, "seed": 2}));
            // Every suggestion is given as an answer, and one that is not legal would be an error.
            play_as_suggested(&mut engine, begun["pending"].clone(), bot, 40);
        }
    }
    let mut engine = Partner::new();
    new_aces(&mut engine, &json!({}));
    let wanted = json!({"do": "suggest", "seat": 0, "seed": 5});
    assert_eq!(engine.ok(&wanted), engine.ok(&wanted));
    assert_eq!(engine.error(&json!({"do": "suggest", "seat": 1}))["code"], "no_suggestion");
    assert_eq!(engine.error(&json!({"do": "suggest"}))["code"], "bad_request");
    assert_eq!(engine.error(&json!({"do": "suggest", "seat": 0, "bot": "chess"}))["code"], "unknown_bot");
}

#[test]
fn a_snapshot_is_put_back_and_played_on_without_touching_the_match() {
    let mut engine = Partner::new();
    let begun = new_aces(&mut engine, &json!({}));
    let before = (engine.pending(), engine.ok(&json!({"do": "view"})));
    let kept = engine.ok(&json!({"do": "snapshot"}))["handle"].take();
    let march = json!({"march": {"unit": "us-tank-1", "path": ["D13"]}});
    // On the snapshot the match stays as it is.
    let copy = engine.ok(&json!({"do": "snapshot", "on": kept}))["handle"].take();
    let answered = engine.ok(&json!({"do": "answer", "seat": 0, "choice": march, "on": copy}));
    assert!(answered["events"][0]["event"]["marched"].is_object(), "{answered}");
    assert_eq!(engine.pending(), before.0);
    let reach = json!({"do": "query", "what": "reach", "unit": "us-infantry-1", "on": copy});
    assert!(engine.ok(&reach)["hexes"].is_object());
    assert_ne!(engine.ok(&json!({"do": "view", "on": copy})), before.1);
    // On the table it goes on, and comes back.
    let after = play_as_suggested(&mut engine, begun["pending"].clone(), "greedy", 30);
    assert_ne!(after, before.0);
    let restored = engine.ok(&json!({"do": "restore", "handle": kept}));
    assert_eq!((&restored["pending"], &engine.ok(&json!({"do": "view"}))), (&before.0, &before.1));
    // The dice come again as well.
    assert_eq!(play_as_suggested(&mut engine, before.0, "greedy", 30), after);
    assert_eq!(engine.ok(&json!({"do": "drop", "handle": copy})), json!({"handles": 1}));
    assert_eq!(engine.error(&json!({"do": "view", "on": copy}))["code"], "unknown_handle");
    assert_eq!(engine.error(&json!({"do": "restore", "handle": 99}))["code"], "unknown_handle");
    let many: Vec<Value> = (0..1000).map(|_| json!({"do": "snapshot"})).collect();
    let replies = engine.ok(&json!({"do": "batch", "requests": many}))["replies"].take();
    assert!(replies[998].get("ok").is_some(), "{}", replies[998]);
    assert_eq!(replies[999]["error"]["code"], "too_many_handles");
    assert_eq!(engine.ok(&json!({"do": "drop"})), json!({"handles": 0}));
}

#[test]
fn an_imagined_game_looks_the_same_to_its_seat_and_deals_the_rest_again() {
    let mut engine = Partner::new();
    let begun = new_sergeants(&mut engine, 5);
    play_as_suggested(&mut engine, begun["pending"].clone(), "greedy", 12);
    let view = |engine: &mut Partner, seat: u8, on: Option<&Value>| {
        let mut request = json!({"do": "view", "seat": seat});
        if let Some(on) = on {
            request["on"] = on.clone();
        }
        engine.ok(&request)
    };
    let (own, theirs) = (view(&mut engine, 0, None), view(&mut engine, 1, None));
    let mut others = 0;
    for seed in 0..6 {
        let on = engine.ok(&json!({"do": "imagine", "seat": 0, "seed": seed}))["handle"].take();
        assert_eq!(view(&mut engine, 0, Some(&on)), own, "what the seat knows stays");
        others += u32::from(view(&mut engine, 1, Some(&on)) != theirs);
        let again = engine.ok(&json!({"do": "imagine", "seat": 0, "seed": seed}))["handle"].take();
        assert_eq!(view(&mut engine, 1, Some(&on)), view(&mut engine, 1, Some(&again)), "the seed decides");
    }
    assert!(4 <= others, "the hand of the other side is dealt again: {others} of 6");
    let on = engine.ok(&json!({"do": "imagine", "seat": 0}))["handle"].take();
    assert_eq!(engine.error(&json!({"do": "restore", "handle": on}))["code"], "bad_request");
    assert_eq!(engine.error(&json!({"do": "imagine"}))["code"], "bad_request");
}

#[test]
fn whoever_resigns_loses_and_nothing_is_awaited_after() {
    let mut engine = Partner::new();
    new_aces(&mut engine, &json!({}));
    let over = engine.ok(&json!({"do": "resign", "seat": 0}))["pending"].take();
    assert_eq!((&over["over"], &over["winners"]), (&json!({"resigned": 0}), &json!([1])));
    assert_eq!(engine.pending(), over);
    let late = json!({"do": "answer", "seat": 0, "choice": "done"});
    assert_eq!(engine.error(&late)["code"], "not_awaited");
    assert_eq!(engine.error(&json!({"do": "resign", "seat": 0}))["code"], "not_awaited");
    // With a partner the side plays on.
    engine.ok(&json!({"do": "new", "game": "aces", "setup": {"players": 4}, "seed": 1}));
    let first = engine.ok(&json!({"do": "resign", "seat": 1}))["pending"].take();
    assert!(first.get("over").is_none(), "{first}");
    let second = engine.ok(&json!({"do": "resign", "seat": 3}))["pending"].take();
    assert_eq!(second["winners"], json!([0, 2]), "{second}");
}

/// A program with a seat's session is told what the seat may know and no more: everything that is refused, and everything that it gets.
#[test]
fn a_seat_session_tells_nothing_hidden() {
    let mut engine = Partner::with(&["--seat", "1"]);
    let begun = new_sergeants(&mut engine, 5);
    let hidden_from_it = [
        json!({"do": "save"}),
        json!({"do": "snapshot"}),
        json!({"do": "restore", "handle": 1}),
        json!({"do": "view", "seat": 0}),
        json!({"do": "pending", "seat": 0}),
        json!({"do": "query", "what": "placing", "seat": 0, "lay": [null, null, null]}),
        json!({"do": "suggest", "seat": 0}),
        json!({"do": "imagine", "seat": 0}),
        json!({"do": "answer", "seat": 0, "choice": "done"}),
        json!({"do": "answer", "draw": {"card": 1}}),
        json!({"do": "undo", "seat": 0}),
        json!({"do": "resign", "seat": 0}),
        json!({"do": "new", "game": "sergeants", "dice": "manual"}),
    ];
    for request in &hidden_from_it {
        assert_eq!(engine.error(request)["code"], "not_for_a_seat", "{request}");
    }
    let mut told = begun.clone();
    let mut n_own_draws = 0;
    for i in 0..60 {
        let seats = told["pending"]["decide"].as_array().cloned().unwrap_or_default();
        assert!(seats.iter().all(|it| it["seat"] == 1), "{told}");
        let view = engine.ok(&json!({"do": "view"}));
        assert!(view["seats"][0].get("own").is_none() && view["seats"][1]["own"].is_object());
        for event in told["events"].as_array().expect("events") {
            // SM-TRN-1: only its player sees which card is drawn.
            let Some(drawn) = event["event"].get("card_drawn") else { continue };
            assert_eq!(drawn["card"].is_null(), drawn["seat"] == 0, "{drawn}");
            n_own_draws += u32::from(drawn["seat"] == 1);
        }
        if told["pending"].get("over").is_some() {
            break;
        }
        let choice = engine.ok(&json!({"do": "suggest", "seed": i}))["choice"].take();
        told = engine.ok(&json!({"do": "answer", "seat": 1, "choice": choice}));
    }
    assert!(10 < n_own_draws, "the seat is told its own draws");
}

/// What is told to a seat does not depend on what the others hold: played with the same own cards, all bytes are the same.
#[test]
fn a_seat_session_is_the_view_of_the_seat_in_a_whole_session() {
    let mut seat = Partner::with(&["--seat", "0"]);
    let mut whole = Partner::new();
    let setup = json!({"scenario": "race-to-the-bridge"});
    let new =
        json!({"do": "new", "game": "sergeants", "setup": setup, "seed": 9, "opponents": {"1": "greedy"}});
    let (mut a, mut b) = (seat.ok(&new), whole.ok(&new));
    for i in 0..40 {
        assert_eq!(a["pending"]["decide"], b["pending"]["decide"]);
        let view = json!({"do": "view", "seat": 0});
        assert_eq!(seat.ok(&json!({"do": "view"})), whole.ok(&view));
        if a["pending"].get("decide").is_none() {
            break;
        }
        let choice = whole.ok(&json!({"do": "suggest", "seat": 0, "seed": i}))["choice"].take();
        let answer = json!({"do": "answer", "seat": 0, "choice": choice});
        (a, b) = (seat.ok(&answer), whole.ok(&answer));
        assert!(b["events"].as_array().map(Vec::len) <= a["events"].as_array().map(Vec::len), "{a}");
    }
}

/// The reference says what is printed, the same to everybody, no matter who has it in hand.
#[test]
fn cards_orders_and_the_map_of_sergeants_are_told_without_secrets() {
    let mut engine = Partner::new();
    let begun = new_sergeants(&mut engine, 5);
    let asked = [
        json!({"what": "card", "card": 28}),
        json!({"what": "story", "story": 7}),
        json!({"what": "order", "order": 3}),
        json!({"what": "printed", "tag": 1}),
        json!({"what": "map"}),
        json!({"what": "scenario"}),
    ];
    let ask = |engine: &mut Partner, what: &Value, seat: Option<u8>| {
        let mut request = what.clone();
        request["do"] = "query".into();
        if let Some(seat) = seat {
            request["seat"] = seat.into();
        }
        engine.ask(&request)
    };
    let at_first: Vec<Value> = asked.iter().map(|it| ask(&mut engine, it, None)).collect();
    play_as_suggested(&mut engine, begun["pending"].clone(), "greedy", 40);
    let world = engine.ok(&json!({"do": "world"}));
    for (what, first) in asked.iter().zip(&at_first) {
        for seat in [None, Some(0), Some(1)] {
            assert_eq!(&ask(&mut engine, what, seat), first, "{what} does not depend on who asks and when");
        }
    }
    // All of it is in what every socket of the browser table is told.
    assert_eq!(at_first[0]["ok"]["card"], world["cards"][28]);
    assert_eq!(at_first[1]["ok"]["story"], world["story"]["7"]);
    assert_eq!(at_first[3]["ok"]["printed"], world["soldiers"]["1"]);
    assert_eq!(at_first[4]["ok"]["map"]["map"], world["map"]);
    assert_eq!(at_first[5]["ok"]["scenario"], world["scenario"]);
    let orders = world["orders"].as_object().expect("orders");
    for order in 1..60 {
        let reply = ask(&mut engine, &json!({"what": "order", "order": order}), None);
        assert_eq!(reply["ok"].get("order_card"), orders.get(&order.to_string()), "order {order}");
    }
    // SM-SOL-8: who leads and who carries what in a suggested force is its player's alone.
    let sides = at_first[5]["ok"]["scenario"]["sides"].as_array().expect("sides");
    assert!(sides.iter().all(|it| it.get("suggested").is_none_or(|it| *it == json!([]))));
    assert!(at_first[0]["ok"]["says"].as_array().is_some_and(|it| it.iter().all(|it| it.is_string())));
    for wrong in [
        json!({"what": "card", "card": 9999}),
        json!({"what": "story", "story": 9999}),
        json!({"what": "equipment", "equipment": "bazooka of doom"}),
        json!({"what": "panel", "panel": "none"}),
    ] {
        assert_eq!(ask(&mut engine, &wrong, None)["error"]["code"], "not_found", "{wrong}");
    }
    assert_eq!(ask(&mut engine, &json!({"what": "card"}), None)["error"]["code"], "bad_request");
    assert!(ask(&mut engine, &json!({"what": "order"}), None)["ok"]["order"].is_array(), "the order of play");
}

/// At every moment of play from the first turn on, an interception too, the position goes out and in again.
#[test]
fn a_position_goes_out_and_in_again_at_any_moment() {
    let mut engine = Partner::new();
    let mut again = Partner::new();
    let mut chance = Shuffler::new(11);
    let (mut n_told, mut n_within) = (0, 0);
    for seed in 0..4 {
        new_aces(&mut engine, &json!({"seed": seed, "dice": "manual"}));
        for _ in 0..120 {
            let pending = engine.pending();
            if pending.get("over").is_some() {
                break;
            }
            let mut told = engine.ok(&json!({"do": "query", "what": "position"}));
            let position = told["position"].take();
            n_within += usize::from(position.get("answers").is_some());
            n_told += 1;
            let new = json!({"do": "new", "game": "aces", "position": position, "dice": "manual"});
            let begun = again.ok(&new);
            assert_eq!(begun["pending"], pending, "{position}");
            assert_eq!(again.ok(&json!({"do": "view"})), engine.ok(&json!({"do": "view"})));
            let answer = engine.find_answer(&pending, &mut chance);
            engine.ok(&answer);
        }
    }
    assert!(100 < n_told && 5 < n_within, "{n_told} positions, {n_within} in the middle of something");
    let mut engine = Partner::new();
    let mut wrong = small_position();
    wrong["answers"] =
        json!([{"choose": {"seat": 0, "choice": {"march": {"unit": "us-tank-1", "path": ["Z1"]}}}}]);
    let refused = engine.error(&json!({"do": "new", "game": "aces", "position": wrong}));
    assert_eq!(
        (&refused["code"], &refused["problems"][0]["place"]),
        (&json!("bad_setup"), &json!("position.answers[0]"))
    );
}

#[test]
fn without_sentences_everything_else_is_the_same() {
    let strip = |mut it: Value| {
        fn walk(it: &mut Value) {
            match it {
                Value::Object(map) => {
                    for key in ["says", "rules", "why"] {
                        map.remove(key);
                    }
                    map.values_mut().for_each(walk);
                }
                Value::Array(list) => list.iter_mut().for_each(walk),
                _ => (),
            }
        }
        walk(&mut it);
        it
    };
    let (mut loud, mut quiet) = (Partner::new(), Partner::new());
    let (said, unsaid) = (new_aces(&mut loud, &json!({})), new_aces(&mut quiet, &json!({"says": false})));
    assert!(said["pending"]["decide"][0]["says"].is_string());
    assert_eq!(unsaid["pending"]["decide"][0].get("says"), None);
    assert_eq!(strip(said), unsaid);
}

#[test]
fn the_manual_names_every_code_and_no_other() {
    let manual = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/engine.md"))
        .expect("a manual");
    let table = manual.split("| code | meaning |\n|---|---|\n").nth(1).expect("a table of codes");
    let rows: Vec<&str> = table.lines().take_while(|it| it.starts_with('|')).collect();
    let codes = hosting::engine::Code::ALL.iter();
    let told: Vec<String> = codes
        .map(|(code, meaning)| format!("| `{}` | {meaning} |", json!(code).as_str().expect("a name")))
        .collect();
    assert_eq!(rows, told);
}

/// Every request that the manuals print as a whole is understood, and every choice of Sergeants can be read.
#[test]
fn the_examples_of_the_manuals_are_understood() {
    let read = |file: &str| {
        let path = format!("{}/../../docs/{file}", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(path).expect("there is a manual")
    };
    let mut n = 0;
    for example in read("engine.md").split('`').filter(|it| it.starts_with("{\"do\":") && !it.contains("..."))
    {
        let request: Value = serde_json::from_str(example).unwrap_or_else(|why| panic!("{example}: {why}"));
        let mut engine = Partner::new();
        new_aces(&mut engine, &json!({}));
        let reply = engine.ask(&request);
        let code = &reply["error"]["code"];
        assert!(*code != "bad_request" && *code != "bad_json", "{example} got {reply}");
        n += 1;
    }
    assert!(15 <= n, "{n} examples are few");
    let manual = read("engine.md");
    let choices = manual.split("| choice | JSON |").nth(2).expect("a table of choices of Sergeants");
    let rows: Vec<&str> = choices.lines().skip(2).take_while(|it| it.starts_with('|')).collect();
    let mut engine = Partner::new();
    new_sergeants(&mut engine, 5);
    for cell in rows.iter().filter_map(|it| it.split('|').nth(2)) {
        for choice in cell.split('`').skip(1).step_by(2) {
            let choice: Value = serde_json::from_str(choice).unwrap_or_else(|why| panic!("{choice}: {why}"));
            let reply = engine.ask(&json!({"do": "answer", "seat": 0, "choice": choice}));
            assert_ne!(reply["error"]["code"], "bad_request", "{choice} got {reply}");
        }
    }
    assert!(9 <= rows.len());
}

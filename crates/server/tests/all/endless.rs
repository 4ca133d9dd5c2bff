//! Bots that play for long: people are heard, the server ends, and no match goes on for ever.

use std::time::Duration;

use crate::common::{Browser, Folder, Socket};
use serde_json::{Value, json};
use server::{Limits, Running, Settings};

/// A server that publishes every single answer of a bot.
async fn step_by_step(folder: &Folder, limits: Limits) -> Running {
    let settings = Settings { limits, bots_at_once: Duration::ZERO, ..folder.settings() };
    server::start(settings, crate::common::hosts()).await.expect("it starts")
}

/// One person with three bots, whose turns take long.
fn in_the_field() -> Value {
    let seats: Vec<Value> =
        (0..4).map(|it| json!({"seat": it, "player": if it == 0 { "me" } else { "bot" }})).collect();
    let row = |(faction, column): (&str, &str)| -> Vec<Value> {
        let units = ["infantry-1", "infantry-2", "fighter-1", "bomber-1"].iter().zip([1, 4, 7, 10]);
        units
            .map(|(unit, row)| json!({"id": format!("{faction}-{unit}"), "hex": format!("{column}{row}")}))
            .collect()
    };
    let units: Vec<Value> =
        [("g1", "C"), ("us", "H"), ("g2", "N"), ("su", "T")].into_iter().flat_map(row).collect();
    let position = json!({"units": units, "order": ["g1", "us", "g2", "su"]});
    json!({"game": "aces", "setup": {"players": 4, "sets": 2, "position": position}, "seats": seats})
}

/// Ends one's turn: then three bots have theirs.
async fn until_bots_play(socket: &mut Socket) {
    for _ in 0..3 {
        assert_eq!(socket.now["waiting"], json!([0]));
        assert!(socket.answer(0, &json!("done")).await.get("change").is_some());
    }
}

/// A match in which bots have just begun their turns.
async fn while_bots_play(folder: &Folder) -> (Running, Browser, String, Socket) {
    let running = step_by_step(folder, Limits::default()).await;
    let ada = Browser::new(running.address).await;
    let id = ada.begin(in_the_field()).await;
    let mut table = ada.join(&id).await;
    until_bots_play(&mut table).await;
    (running, ada, id, table)
}

#[tokio::test]
async fn people_are_heard_between_the_answers_of_bots() {
    let folder = Folder::new();
    let (running, _, _, mut table) = while_bots_play(&folder).await;
    table.say(&json!({"chat": {"text": "hello"}})).await;
    table.hear_until(|it| it.get("chat").is_some()).await;
    assert!(table.now.get("asked").is_none(), "bots have not finished");
    let mut n_changes = 0;
    while table.now.get("asked").is_none() {
        n_changes += table.hear().await.is_some_and(|it| it.get("change").is_some()) as u32;
    }
    assert!(5 < n_changes, "they went on for {n_changes} answers after that");
    running.stop().await;
}

/// A server in the middle of a bot's turn ends at once, and the turn goes on when it is back.
#[tokio::test]
async fn a_server_ends_while_bots_play() {
    let folder = Folder::new();
    let (running, ada, id, mut table) = while_bots_play(&folder).await;
    let ended = tokio::time::timeout(Duration::from_secs(10), running.stop()).await;
    assert!(ended.is_ok(), "it takes too long");
    while table.hear().await.is_some() {}
    assert!(table.now.get("asked").is_none(), "bots had not finished");
    let known = table.now["n"].as_u64().expect("it has answers");

    let running = step_by_step(&folder, Limits::default()).await;
    let ada = Browser { address: running.address, origin: format!("http://{}", running.address), ..ada };
    let mut table = ada.join(&id).await;
    assert!(known <= table.now["n"].as_u64().expect("it has answers"));
    while table.now.get("asked").is_none() {
        table.hear().await;
    }
    running.stop().await;
}

/// Issue 17, F5: a table of a long match was 23 MB.
#[tokio::test]
async fn a_table_brings_the_latest_of_a_long_log_and_the_rest_in_pages() {
    let folder = Folder::new();
    let limits = Limits { pages: (40.0, 0.001), ..Limits::default() };
    let settings = Settings { limits, log_page: 10, ..folder.settings() };
    let running = server::start(settings, crate::common::hosts()).await.expect("it starts");
    let ada = Browser::new(running.address).await;
    let id = ada.begin(in_the_field()).await;
    let mut told = ada.join(&id).await;
    until_bots_play(&mut told).await;
    let mut all: Vec<Value> = Vec::new();
    while told.now.get("asked").is_none() {
        told.hear().await;
    }
    for message in told.heard.iter().map(|it| serde_json::from_str::<Value>(it).expect("it is JSON")) {
        let log = message["table"]["log"].as_array().or(message["change"]["log"].as_array());
        all.extend(log.cloned().unwrap_or_default());
    }
    assert!(30 < all.len(), "{}", all.len());
    let mut late = ada.join(&id).await;
    let mut log = late.table["log"].as_array().expect("it has a log").clone();
    let mut earlier = late.table["earlier"] == true;
    assert!(earlier && log.len() < all.len() / 2, "{}", log.len());
    while earlier {
        let page = late.ask("log", json!({"before": log[0]["n"]})).await["log"].clone();
        let entries = page["log"].as_array().expect("it has a log").clone();
        assert!(!entries.is_empty() && entries.iter().all(|it| it["n"].as_u64() < log[0]["n"].as_u64()));
        log.splice(0..0, entries);
        earlier = page["earlier"] == true;
    }
    assert_eq!(log, all);
    let mut refused = Value::Null;
    for _ in 0..41 {
        refused = late.ask("log", json!({"before": 0})).await;
    }
    assert_eq!(refused["refused"]["why"]["key"], "web-too-fast");
    running.stop().await;
}

#[tokio::test]
async fn a_match_that_goes_on_and_on_is_stopped_and_kept() {
    let folder = Folder::new();
    let limits = || Limits { entries: 40, ..Limits::default() };
    let running = step_by_step(&folder, limits()).await;
    let ada = Browser::new(running.address).await;
    let id = ada.begin(in_the_field()).await;
    let mut table = ada.join(&id).await;
    until_bots_play(&mut table).await;
    while table.now.get("over").is_none() {
        if table.now.get("asked").is_some() {
            table.answer(0, &json!("done")).await;
        } else {
            table.hear().await;
        }
    }
    let over = table.now["over"].clone();
    assert_eq!((over["says"]["key"].as_str(), &over["winners"]), (Some("web-over-too-long"), &json!([])));
    let n = table.now["n"].as_u64().expect("it has answers");
    assert_eq!(n, 40);
    // It can be looked at from its beginning, and it is the same after a restart.
    assert_eq!(table.ask("frame", json!({"n": 20})).await["frame"]["of"], 40);
    assert_eq!(ada.get(&format!("/api/matches/{id}/file")).await.status, 200);
    running.stop().await;
    let running = step_by_step(&folder, limits()).await;
    let ada = Browser { address: running.address, origin: format!("http://{}", running.address), ..ada };
    assert_eq!(ada.join(&id).await.now["over"], over);
    running.stop().await;
}

/// Nobody can make a match too long alone by taking back and doing again.
#[tokio::test]
async fn taking_back_has_an_end() {
    let folder = Folder::new();
    let running = step_by_step(&folder, Limits { entries: 40, ..Limits::default() }).await;
    let ada = Browser::new(running.address).await;
    let id = ada.begin(in_the_field()).await;
    let mut table = ada.join(&id).await;
    table.answer(0, &json!("done")).await;
    for _ in 0..4 {
        assert!(table.ask("undo", json!({"seat": 0})).await.get("change").is_some());
        assert!(table.ask("redo", json!({"seat": 0})).await.get("change").is_some());
    }
    for what in ["undo", "redo", "propose"] {
        let why = table.ask(what, json!({"seat": 0})).await;
        assert_eq!(why["refused"]["why"]["key"], "web-undo-too-often", "{what}");
    }
    assert!(table.now.get("over").is_none());
    assert!(table.answer(0, &json!("done")).await.get("change").is_some(), "the match goes on");
    running.stop().await;
}

/// Where bots could play on alone, ten quiet rounds end the game; where people play it is theirs to decide.
#[tokio::test]
async fn quiet_rounds_end_a_game_that_bots_may_play_on() {
    let folder = Folder::new();
    let running = step_by_step(&folder, Limits::default()).await;
    let ada = Browser::new(running.address).await;
    let people = json!([{"seat": 0, "player": "me"}, {"seat": 1, "player": "open"}]);
    let bot = json!([{"seat": 0, "player": "me"}, {"seat": 1, "player": "bot"}]);
    let alone = json!([{"seat": 0, "player": "me"}]);
    let two = json!({"players": 2});
    let automa = json!({"players": 2, "automata": [{"faction": "g1"}]});
    for (setup, seats, clock, ends) in [
        (&two, &people, json!("none"), false),
        (&two, &people, json!({"days": {"days": 1}}), true),
        (&two, &bot, json!("none"), true),
        (&automa, &alone, json!("none"), true),
    ] {
        let id = ada.begin(json!({"game": "aces", "setup": setup, "seats": seats, "clock": clock})).await;
        let table = ada.join(&id).await;
        assert_eq!(table.table["world"]["options"]["stalemate"], ends, "{setup} {seats} {clock}");
    }
    running.stop().await;
}

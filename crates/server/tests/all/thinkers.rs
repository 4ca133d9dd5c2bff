//! Bots that think ahead, and hints: they hold up nobody, are dropped when nobody waits for them, and are bounded in all.

use std::time::Duration;

use crate::common::{Browser, Folder, Socket, opened, start};
use serde_json::{Value, json};
use server::{Limits, Running, Settings};

/// A player against a bot of a level, in the middle of a game. The player is asked first.
fn against(level: u8) -> Value {
    game(&json!({"search": level}))
}

fn game(other: &Value) -> Value {
    let units = json!([{"id": "us-tank-1", "hex": "C13"}, {"id": "us-infantry-1", "hex": "D11"},
        {"id": "g1-tank-1", "hex": "F12"}, {"id": "g1-infantry-1", "hex": "G10"}]);
    json!({"game": "aces", "setup": {"players": 2, "position": {"units": units, "order": ["us", "g1"]}},
        "seats": [{"seat": 0, "player": "me"}, {"seat": 1, "player": other}]})
}

/// Ends one's own turn: then the other has theirs.
async fn until_it_is_the_others_turn(table: &mut Socket) {
    while table.now["waiting"] == json!([0]) {
        assert!(table.answer(0, &json!("done")).await.get("change").is_some());
    }
}

/// The bot has had its turn.
async fn until_it_is_my_turn(table: &mut Socket) {
    while table.now["waiting"] != json!([0]) {
        table.hear().await;
    }
}

async fn metric(browser: &Browser, name: &str) -> u64 {
    let text = browser.get("/metrics").await.body;
    let text = String::from_utf8_lossy(&text).to_string();
    let line = text.lines().find(|it| it.starts_with(&format!("{name} ")));
    line.and_then(|it| it.rsplit(' ').next()?.parse().ok()).unwrap_or_else(|| panic!("{name}"))
}

/// Waits until something is counted.
async fn counted(browser: &Browser, name: &str, least: u64) {
    for _ in 0..500 {
        if least <= metric(browser, name).await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("{name} is never {least}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_thinks_ahead_answers() {
    let (_folder, running, ada) = opened().await;
    let id = ada.begin(against(2)).await;
    let mut table = ada.join(&id).await;
    until_it_is_the_others_turn(&mut table).await;
    until_it_is_my_turn(&mut table).await;
    assert!(0 < metric(&ada, "sandtable_bot_answers_total").await);
    assert!(0 < metric(&ada, "sandtable_thought_seconds_count").await);
    let list = ada.get("/api/matches").await.json();
    assert_eq!(list[0]["seats"][1]["player"], json!({"search": 2}), "{list}");
    running.stop().await;
}

/// Its style is kept with the match, and what it does is told with a reason.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_with_a_style_keeps_it_and_gives_its_reasons() {
    let (folder, running, ada) = opened().await;
    let styled = json!({"styled": {"level": 2, "style": "collector"}});
    let id = ada.begin(game(&styled)).await;
    let mut table = ada.join(&id).await;
    until_it_is_the_others_turn(&mut table).await;
    until_it_is_my_turn(&mut table).await;
    assert_eq!(ada.get("/api/matches").await.json()[0]["seats"][1]["player"], styled);
    running.stop().await;
    let running = start(&folder).await;
    let ada = Browser { address: running.address, origin: format!("http://{}", running.address), ..ada };
    let later = ada.join(&id).await;
    assert_eq!(ada.get("/api/matches").await.json()[0]["seats"][1]["player"], styled);
    let log = later.table["log"].as_array().expect("a log");
    let told: Vec<&str> = log.iter().filter_map(|it| it["why"][0]["key"].as_str()).collect();
    assert!(told.iter().any(|it| it.starts_with("aces-hint-") || it.starts_with("aces-motive-")), "{told:?}");
    for wrong in [json!({"level": 7, "style": "bold"}), json!({"level": 2, "style": "wild"})] {
        let reply = ada.post("/api/matches", &game(&json!({"styled": wrong}))).await;
        assert_eq!(reply.status, 400, "{wrong}");
    }
    running.stop().await;
}

/// However long a bot thinks: its own match hears people, others are played, and the server ends. When it is back, the bot thinks again.
#[tokio::test(flavor = "multi_thread")]
async fn a_thinking_bot_holds_up_nobody() {
    let (folder, running, ada) = opened().await;
    let (id, other) = (ada.begin(against(6)).await, ada.begin(game(&json!("me"))).await);
    let (mut table, mut elsewhere) = (ada.join(&id).await, ada.join(&other).await);
    running.hold_thoughts(true);
    until_it_is_the_others_turn(&mut table).await;
    counted(&ada, "sandtable_thoughts", 1).await;
    table.say(&json!({"chat": {"text": "hello"}})).await;
    table.hear_until(|it| it.get("chat").is_some()).await;
    assert!(elsewhere.answer(0, &json!("done")).await.get("change").is_some());
    assert_eq!(ada.get("/api/matches").await.status, 200);
    assert_eq!(table.now["waiting"], json!([1]), "it still thinks");
    let ended = tokio::time::timeout(Duration::from_secs(10), running.stop()).await;
    assert!(ended.is_ok(), "it takes too long");

    let running = start(&folder).await;
    let ada = Browser { address: running.address, origin: format!("http://{}", running.address), ..ada };
    let mut table = ada.join(&id).await;
    until_it_is_my_turn(&mut table).await;
    running.stop().await;
}

/// A match that goes back drops the thought about what has passed, and one that is closed drops it for good.
#[tokio::test(flavor = "multi_thread")]
async fn a_thought_about_what_has_passed_is_dropped() {
    let (_folder, running, ada) = opened().await;
    let id = ada.begin(against(3)).await;
    let mut table = ada.join(&id).await;
    running.hold_thoughts(true);
    until_it_is_the_others_turn(&mut table).await;
    counted(&ada, "sandtable_thoughts", 1).await;
    let reply = table.ask("undo", json!({"seat": 0})).await;
    assert!(reply.get("change").is_some(), "{reply}");
    assert_eq!(table.now["waiting"], json!([0]));
    counted(&ada, "sandtable_dropped_thoughts_total", 1).await;
    until_it_is_the_others_turn(&mut table).await;
    counted(&ada, "sandtable_thoughts", 1).await;
    let reply = table.ask("resign", json!({"seat": 0})).await;
    assert!(reply.get("change").is_some(), "{reply}");
    counted(&ada, "sandtable_dropped_thoughts_total", 2).await;
    running.stop().await;
}

async fn with_one_thought(folder: &Folder) -> Running {
    let limits = Limits { thoughts: 1, thoughts_waiting: 0, hints: (2.0, 0.001), ..Limits::default() };
    let settings = Settings { limits, ..folder.settings() };
    server::start(settings, crate::common::hosts()).await.expect("it starts")
}

/// When as many think as may, other bots answer without thinking.
#[tokio::test(flavor = "multi_thread")]
async fn when_too_many_think_bots_answer_quickly() {
    let folder = Folder::new();
    let running = with_one_thought(&folder).await;
    let ada = Browser::new(running.address).await;
    let (one, other) = (ada.begin(against(4)).await, ada.begin(against(4)).await);
    let (mut thinks, mut quick) = (ada.join(&one).await, ada.join(&other).await);
    running.hold_thoughts(true);
    until_it_is_the_others_turn(&mut thinks).await;
    counted(&ada, "sandtable_thoughts", 1).await;
    // The quick bot has its turn so fast that the player may be asked again at once.
    while metric(&ada, "sandtable_bot_answers_total").await == 0 {
        assert!(quick.answer(0, &json!("done")).await.get("change").is_some());
        until_it_is_my_turn(&mut quick).await;
    }
    assert_eq!(thinks.now["waiting"], json!([1]), "the first one still thinks");
    running.hold_thoughts(false);
    until_it_is_my_turn(&mut thinks).await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_level_that_is_none_is_refused() {
    let (_folder, running, ada) = opened().await;
    for level in [0, 7, 255] {
        let reply = ada.post("/api/matches", &against(level)).await;
        assert_eq!(reply.status, 400, "{level}");
    }
    let sergeants = |level: u8| {
        json!({"game": "sergeants", "setup": {"scenario": "picked-men", "seats": ["us", "de"]},
            "seats": [{"seat": 0, "player": "me"}, {"seat": 1, "player": {"search": level}}]})
    };
    for (level, status) in [(0, 400), (1, 201), (6, 201), (7, 400)] {
        assert_eq!(ada.post("/api/matches", &sergeants(level)).await.status, status, "{level}");
    }
    running.stop().await;
}

/// A hint has a plan that can be played, its chance and its reasons; it is for the seat that is asked, and not too often.
#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_given_to_the_seat_that_is_asked() {
    let folder = Folder::new();
    let running = with_one_thought(&folder).await;
    let ada = Browser::new(running.address).await;
    let id = ada.begin(against(1)).await;
    let mut table = ada.join(&id).await;
    let found = table.ask("hint", json!({"seat": 0})).await;
    let best = &found["found"]["found"]["hint"]["best"];
    assert!(best["percent"].as_u64() <= Some(100) && best["plan"].is_array(), "{found}");
    let mut watcher = Browser::stranger(running.address).join(&id).await;
    let refused = watcher.ask("hint", json!({"seat": 0})).await;
    assert_eq!(refused["refused"]["why"]["key"], "web-not-your-seat");
    let not_mine = table.ask("hint", json!({"seat": 1})).await;
    assert_eq!(not_mine["refused"]["why"]["key"], "web-not-your-seat");
    assert!(table.ask("hint", json!({"seat": 0})).await.get("found").is_some());
    let too_often = table.ask("hint", json!({"seat": 0})).await;
    assert_eq!(too_often["refused"]["why"]["key"], "web-too-fast");
    running.hold_thoughts(true);
    until_it_is_the_others_turn(&mut table).await;
    let not_asked = table.ask("hint", json!({"seat": 0})).await;
    assert_eq!(not_asked["refused"]["why"]["key"], "web-hint-none");
    running.stop().await;
}

/// Against people there are no hints: neither where one sits on the other side nor where one may come.
#[tokio::test(flavor = "multi_thread")]
async fn there_are_no_hints_against_people() {
    let (_folder, running, ada) = opened().await;
    let id = ada.begin(game(&json!("open"))).await;
    let mut table = ada.join(&id).await;
    let refused = table.ask("hint", json!({"seat": 0})).await;
    assert_eq!(refused["refused"]["why"]["key"], "web-hint-people");
    let alone = ada.begin(game(&json!("me"))).await;
    let mut table = ada.join(&alone).await;
    let found = table.ask("hint", json!({"seat": 0})).await;
    assert!(found.get("found").is_some(), "{found}");
    running.stop().await;
}

//! Matches that spectators see later. Two matches have the same beginning and go on differently: nobody who watches can tell them apart
//! before the time has come, whatever they ask.

use std::time::Duration;

use serde_json::{Value, json};
use server::Running;

use crate::common::{Browser, Folder, Socket, start};

const MINUTE: Duration = Duration::from_secs(60);

/// Two units far from each other, and time to spare.
fn wanted(spectating: &Value) -> Value {
    let units = json!([{"id": "us-tank-1", "hex": "C13"}, {"id": "g1-tank-1", "hex": "K16"}]);
    json!({"game": "aces", "listed": true, "spectating": spectating,
        "setup": {"players": 2, "position": {"units": units, "flags": {"C14": "us", "K2": "g1"}}},
        "seats": [{"seat": 0, "player": "me"}, {"seat": 1, "player": "open"}]})
}

/// A match of two, and those who play it.
struct Played {
    id: String,
    ada: Socket,
    bob: Socket,
}

impl Played {
    async fn begin([ada, bob]: &[Browser; 2], spectating: &Value) -> Played {
        let id = ada.begin(wanted(spectating)).await;
        assert_eq!(bob.post(&format!("/api/matches/{id}/seats"), &json!({"seat": 1})).await.status, 200);
        Played { ada: ada.join(&id).await, bob: bob.join(&id).await, id }
    }

    async fn answer(&mut self, seat: u64, choice: &Value) {
        let (asked, other) = match seat {
            0 => (&mut self.ada, &mut self.bob),
            _ => (&mut self.bob, &mut self.ada),
        };
        let told = asked.answer(seat, choice).await;
        assert!(told.get("change").is_some(), "{told}");
        let n = asked.now["n"].clone();
        while other.now["n"] != n {
            other.hear().await.expect("they hear of it");
        }
    }

    /// A whole turn in which nothing is done, or a tank drives.
    async fn turn(&mut self, seat: u64, way: &[&str]) {
        if !way.is_empty() {
            let unit = if seat == 0 { "us-tank-1" } else { "g1-tank-1" };
            self.answer(seat, &json!({"march": {"unit": unit, "path": way}})).await;
        }
        while self.asked() == Some(seat) {
            self.answer(seat, &json!("done")).await;
        }
    }

    fn asked(&self) -> Option<u64> {
        [&self.ada, &self.bob].into_iter().find_map(|it| it.now["asked"]["seat"].as_u64())
    }
}

async fn two(running: &Running) -> [Browser; 2] {
    [Browser::named(running.address, "Ada").await, Browser::named(running.address, "Bob").await]
}

/// All that someone who watches can find out: what is pushed, what is asked, and what is read over HTTP.
async fn found_out(watcher: &mut Socket, browser: &Browser, it: &Played) -> Vec<Value> {
    while !watcher.is_quiet().await {}
    for n in 0..12 {
        watcher.ask("frame", json!({"n": n})).await;
    }
    for before in [0, 1, 3, 1000] {
        watcher.ask("log", json!({"before": before})).await;
    }
    for unit in ["us-tank-1", "g1-tank-1"] {
        watcher.ask("query", json!({"query": {"reach": {"unit": unit}}})).await;
    }
    watcher.ask("query", json!({"query": {"movable": {"faction": "us"}}})).await;
    for (what, fields) in [
        ("frame", json!({"n": 0, "seat": 0})),
        ("answer", json!({"seat": 0, "version": 0, "choice": "done"})),
        ("undo", json!({"seat": 0})),
        ("redo", json!({"seat": 0})),
        ("propose", json!({"seat": 0})),
        ("consent", json!({"seat": 0, "yes": true})),
        ("resign", json!({"seat": 0})),
        ("hint", json!({"seat": 0})),
        ("report", json!({})),
        ("analysis", json!({"begin": true})),
        ("pledge", json!({"pledge": "00"})),
        ("number", json!({})),
        ("engine", json!({"seat": 0, "request": {"do": "view"}})),
    ] {
        watcher.ask(what, fields).await;
    }
    for message in
        [json!({"sit": {"seat": 0}}), json!({"notes": {"text": "?"}}), json!({"sit": {"seat": null}})]
    {
        watcher.say(&message).await;
    }
    while !watcher.is_quiet().await {}
    let parsed = |it: &String| serde_json::from_str(it).expect("it is JSON");
    let mut all: Vec<Value> = watcher.heard.iter().map(parsed).collect();
    // Somebody who comes only now.
    let late = browser.join(&it.id).await;
    all.push(late.table.clone());
    let invitation = it.ada.table["match"]["invitation"].as_str().unwrap_or_default().to_string();
    let token = invitation.rsplit('/').next().unwrap_or_default().to_string();
    let file = format!("/api/matches/{}/file", it.id);
    let chances = format!("/api/matches/{}/chances", it.id);
    for path in [format!("/api/invitations/{token}"), file, chances] {
        let reply = browser.get(&path).await;
        all.push(json!([reply.status, reply.json()]));
    }
    for (what, body) in [("fork", json!({"n": 1})), ("next", json!({})), ("seats", json!({"seat": 1}))] {
        let reply = browser.post(&format!("/api/matches/{}/{what}", it.id), &body).await;
        all.push(json!([reply.status, reply.json()]));
    }
    all
}

/// What two matches never have in common, taken out of what was told of one.
fn without_names(told: &[Value], it: &Played) -> Vec<String> {
    let info = &it.ada.table["match"];
    let text = |part: &str| info[part].as_str().unwrap_or_default().to_string();
    let strange = [it.id.clone(), text("commitment")];
    let began = format!("\"began\":{}", info["began"]);
    let stirred = format!("\"stirred\":{}", info["began"]);
    told.iter()
        .map(|it| {
            let it = strange.iter().fold(it.to_string(), |text, name| text.replace(name, "…"));
            it.replace(&began, "").replace(&stirred, "")
        })
        .collect()
}

/// Two matches with the same first turns, of which one goes on, with all that can happen at a table.
async fn twins_are_alike(spectating: Value, n_same: usize) {
    let folder = Folder::new();
    let running = start(&folder).await;
    let people = two(&running).await;
    let mut twins = [Played::begin(&people, &spectating).await, Played::begin(&people, &spectating).await];
    let cid = Browser::named(running.address, "Cid").await;
    let mut watchers = [cid.join(&twins[0].id).await, cid.join(&twins[1].id).await];
    for it in &mut twins {
        for turn in 0..n_same {
            it.turn(turn as u64 % 2, &[]).await;
        }
    }
    // From here on they differ.
    let seat = n_same as u64 % 2;
    twins[0].turn(seat, if seat == 0 { &["D13", "E13"] } else { &["L16"] }).await;
    twins[1].turn(seat, &[]).await;
    let one = &mut twins[0];
    one.ada.say(&json!({"chat": {"text": "I am at E13"}})).await;
    one.bob.hear_until(|it| it.get("chat").is_some()).await;
    let next = one.asked().expect("someone is asked");
    one.answer(next, &json!("done")).await;
    let by = if next == 0 { &mut one.ada } else { &mut one.bob };
    by.ask("undo", json!({"seat": next})).await;
    drop(people[1].join(&one.id).await);
    let (told, other) = (
        found_out(&mut watchers[0], &cid, &twins[0]).await,
        found_out(&mut watchers[1], &cid, &twins[1]).await,
    );
    let (told, other) = (without_names(&told, &twins[0]), without_names(&other, &twins[1]));
    for (a, b) in told.iter().zip(&other) {
        assert_eq!(a, b);
    }
    assert_eq!(told.len(), other.len());
    assert!(told.iter().all(|it| !it.contains("E13\",\"cost") && !it.contains("I am at")), "{told:?}");
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn twins_are_alike_until_so_many_turns_later() {
    twins_are_alike(json!({"turns": {"turns": 2}}), 3).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn twins_are_alike_until_so_many_minutes_later() {
    twins_are_alike(json!({"minutes": {"minutes": 30}}), 2).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn twins_are_alike_until_the_end() {
    twins_are_alike(json!("end"), 2).await;
}

/// Where the tank stands, as someone sees it.
fn tank(view: &Value) -> &Value {
    let units = view["units"].as_array().expect("there are units");
    units.iter().find(|it| it["id"] == "us-tank-1").map_or(&Value::Null, |it| &it["hex"])
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_turn_is_shown_once_two_more_have_been_played() {
    let folder = Folder::new();
    let running = start(&folder).await;
    let mut it = Played::begin(&two(&running).await, &json!({"turns": {"turns": 2}})).await;
    let mut watcher = Browser::stranger(running.address).join(&it.id).await;
    it.turn(0, &["D13", "E13"]).await;
    it.turn(1, &[]).await;
    assert!(watcher.is_quiet().await);
    it.turn(0, &["F13"]).await;
    let told = watcher.hear_until(|it| it.get("change").is_some()).await;
    assert_eq!(tank(&told["change"]["view"]), "E13", "{told}");
    assert!(told["change"]["log"].to_string().contains("\"marched\""));
    while !watcher.is_quiet().await {}
    let changes = watcher.heard.iter().filter(|it| it.contains("\"change\""));
    assert!(changes.clone().count() > 0 && changes.clone().all(|it| !it.contains("F13")), "{changes:?}");
    running.stop().await;
}

#[tokio::test]
async fn minutes_are_counted_while_the_server_is_away() {
    let folder = Folder::new();
    let mut running = start(&folder).await;
    let people = two(&running).await;
    let mut it = Played::begin(&people, &json!({"minutes": {"minutes": 30}})).await;
    it.turn(0, &["D13", "E13"]).await;
    let id = it.id.clone();
    drop(it);
    for _ in 0..2 {
        running.stop().await;
        running = start(&folder).await;
        let watcher = Browser::stranger(running.address).join(&id).await;
        assert_eq!((tank(&watcher.table["view"]), &watcher.now["n"]), (&json!("C13"), &json!(0)));
    }
    let mut watcher = Browser::stranger(running.address).join(&id).await;
    forward(&running, 29 * MINUTE).await;
    assert!(watcher.is_quiet().await);
    forward(&running, 3 * MINUTE).await;
    let told = watcher.hear_until(|it| it.get("change").is_some()).await;
    assert_eq!(tank(&told["change"]["view"]), "E13", "{told}");
    running.stop().await;
}

async fn forward(running: &Running, by: Duration) {
    running.put_clock_forward(by);
    tokio::time::pause();
    tokio::time::advance(by).await;
    tokio::time::resume();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn with_the_end_all_is_open_and_players_read_the_commentary() {
    let folder = Folder::new();
    let running = start(&folder).await;
    let people = two(&running).await;
    let mut it = Played::begin(&people, &json!("end")).await;
    let cid = Browser::named(running.address, "Cid").await;
    let mut watcher = cid.join(&it.id).await;
    let mut nobody = Browser::stranger(running.address).join(&it.id).await;
    it.turn(0, &["D13", "E13"]).await;
    it.ada.say(&json!({"chat": {"text": "my plan"}})).await;
    watcher.say(&json!({"chat": {"text": "I would turn left"}})).await;
    assert_eq!(nobody.hear_until(|it| it.get("chat").is_some()).await["chat"]["seat"], Value::Null);
    nobody.say(&json!({"chat": {"text": "me too"}})).await;
    let why = nobody.hear_until(|it| it.get("refused").is_some()).await;
    assert_eq!(why["refused"]["why"]["key"], "web-chat-name");
    while !it.ada.is_quiet().await {}
    assert!(it.ada.heard.iter().all(|it| !it.contains("turn left")));
    let seen = people[0].join(&it.id).await;
    assert_eq!(seen.table["chat"].as_array().map(Vec::len), Some(1));
    let frame = watcher.ask("frame", json!({"n": 0, "seat": 1})).await;
    assert!(frame.get("frame").is_some(), "nothing is hidden in this game: {frame}");
    let told = it.bob.ask("resign", json!({"seat": 1})).await;
    assert!(told.get("change").is_some(), "{told}");
    let table = watcher.hear_until(|it| it.get("table").is_some()).await;
    assert_eq!(
        (tank(&table["table"]["view"]), &table["table"]["chat"][0]["text"]),
        (&json!("E13"), &json!("my plan"))
    );
    assert!(table["table"]["now"]["over"].is_object());
    it.ada.hear_until(|it| it["chat"]["text"] == "I would turn left").await;
    let later = people[1].join(&it.id).await;
    assert_eq!(later.table["chat"].as_array().map(Vec::len), Some(2));
    running.stop().await;
}

/// What hides hands is shown as another seat saw it only once the match is over.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hands_are_shown_to_all_when_the_match_is_over() {
    let folder = Folder::new();
    let running = start(&folder).await;
    let ada = Browser::named(running.address, "Ada").await;
    let seats = json!([{"seat": 0, "player": "me"}, {"seat": 1, "player": "bot"}]);
    let id = ada
        .begin(json!({"game": "sergeants", "setup": {"scenario": "race-to-the-bridge"}, "seats": seats}))
        .await;
    let mut table = ada.join(&id).await;
    let mut watcher = Browser::stranger(running.address).join(&id).await;
    for (is_player, seat) in [(false, 0), (false, 1), (true, 1)] {
        let socket = if is_player { &mut table } else { &mut watcher };
        let told = socket.ask("frame", json!({"n": 0, "seat": seat})).await;
        assert_eq!(told["refused"]["why"]["key"], "web-not-over", "{told}");
    }
    table.ask("resign", json!({"seat": 0})).await;
    watcher.hear_until(|it| it["change"]["now"]["over"].is_object()).await;
    let told = watcher.ask("frame", json!({"n": 0, "seat": 1})).await;
    assert!(told["frame"]["view"].is_object(), "{told}");
    assert_eq!(
        watcher.ask("frame", json!({"n": 0, "seat": 7})).await["refused"]["why"]["key"],
        "web-no-such-seat"
    );
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_within_another_site_is_nobody() {
    let folder = Folder::new();
    let running = start(&folder).await;
    let people = two(&running).await;
    let it = Played::begin(&people, &json!("live")).await;
    let nobody = people[0].join_with(&it.id, "?as=nobody").await;
    assert_eq!((nobody.seat(), &nobody.table["seats"][0]["yours"]), (None, &json!(false)));
    assert!(nobody.table["match"].get("invitation").is_none());
    let page = people[0].get(&format!("/embed/{}", it.id)).await;
    let policy = page.header("content-security-policy").expect("there is a policy");
    assert!(
        policy.contains("frame-ancestors *")
            && policy.contains("form-action 'none'")
            && !policy.contains("unsafe")
    );
    assert_eq!((page.header("x-frame-options"), page.header("set-cookie")), (None, None));
    for path in ["/embed", "/match/x", "/stream/x", "/embed/../match/x", "/api/me"] {
        let page = people[0].get(path).await;
        assert_eq!(page.header("x-frame-options"), Some("DENY"), "{path}");
    }
    running.stop().await;
}

#[tokio::test]
async fn how_late_spectators_are_is_bounded_and_told() {
    let folder = Folder::new();
    let running = start(&folder).await;
    let [ada, bob] = two(&running).await;
    for wrong in [
        json!({"turns": {"turns": 0}}),
        json!({"turns": {"turns": 21}}),
        json!({"minutes": {"minutes": 0}}),
        json!({"minutes": {"minutes": 10081}}),
    ] {
        assert_eq!(ada.post("/api/matches", &wanted(&wrong)).await.why(), "web-bad-spectating", "{wrong}");
    }
    assert_eq!(ada.post("/api/matches", &wanted(&json!("never"))).await.status, 400);
    let id = ada.begin(wanted(&json!("end"))).await;
    let listed = bob.get("/api/lobby").await.json();
    assert!(
        listed.as_array().is_some_and(|it| it.iter().any(|it| it["id"] == id && it["spectating"] == "end"))
    );
    running.stop().await;
}

//! A server in the open: proxies, slow browsers, a failing store, and people who fill it up.

use std::time::Duration;

use crate::common::{Browser, Folder, against_a_bot, hosts, start};
use futures_util::SinkExt;
use serde_json::{Value, json};
use server::{Limits, Running, Settings};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
use tokio_tungstenite::tungstenite::Message;

async fn start_with(settings: Settings) -> Running {
    server::start(settings, hosts()).await.expect("the server starts")
}

fn open_match() -> Value {
    json!({"game": "aces", "setup": {"players": 2}, "seats": [{"seat": 0, "player": "me"}], "listed": true})
}

/// A number in the counts of a server that spares its own machine.
async fn count(running: &Running, name: &str) -> u64 {
    let text = Browser::stranger(running.address).get("/metrics").await.body;
    let text = String::from_utf8_lossy(&text).to_string();
    let line = text.lines().find_map(|it| it.strip_prefix(&format!("{name} "))).expect("it is counted");
    line.parse().expect("it is a number")
}

#[tokio::test]
async fn counts_are_the_operators_whatever_the_proxy_says() {
    let folder = Folder::new();
    let public_url = Some("https://table.example".into());
    let operator = Some("127.0.0.1:0".into());
    let running = start_with(Settings { public_url, operator, ..Settings::new(&folder.0) }).await;
    // A proxy on this machine that does not say for whom it asks.
    assert_eq!(Browser::stranger(running.address).get("/metrics").await.status, 404);
    let operator = Browser::stranger(running.operator.expect("there is one"));
    assert_eq!(operator.get("/metrics").await.status, 200);
    assert_eq!(operator.get("/healthz").await.body, b"ok\n");
    assert_eq!(operator.get("/api/me").await.status, 404);
    running.stop().await;
}

#[tokio::test]
async fn behind_a_proxy_that_says_nothing_everybody_is_limited() {
    let folder = Folder::new();
    let limits = Limits { readings: (5.0, 0.01), ..Limits::default() };
    let public_url = Some("https://table.example".into());
    let running = start_with(Settings { public_url, limits, ..Settings::new(&folder.0) }).await;
    let stranger = Browser::stranger(running.address);
    let mut statuses = Vec::new();
    for _ in 0..7 {
        statuses.push(stranger.get("/api/lobby").await.status);
    }
    assert_eq!(statuses, [200, 200, 200, 200, 200, 429, 429]);
    let other = Browser { more: "X-Forwarded-For: 203.0.113.9:4711\r\n".into(), ..stranger };
    assert_eq!(other.get("/api/lobby").await.status, 200);
    assert_eq!(other.get("/").await.header("strict-transport-security"), Some("max-age=31536000"));
    running.stop().await;
}

#[tokio::test]
async fn a_page_of_another_scheme_is_another_page() {
    let folder = Folder::new();
    let running = start(&folder).await;
    let mut ada = Browser::new(running.address).await;
    ada.origin = format!("https://{}", running.address);
    assert_eq!(ada.post("/api/me", &json!({"name": "Ada"})).await.why(), "web-wrong-origin");
    running.stop().await;
}

#[tokio::test]
async fn a_browser_that_does_not_read_is_closed() {
    let folder = Folder::new();
    let slow_after = Duration::from_millis(500);
    let running = start_with(Settings { slow_after, ..Settings::new(&folder.0) }).await;
    let ada = Browser::new(running.address).await;
    let id = ada.begin(against_a_bot()).await;
    let mut deaf = ada.join(&id).await;
    // Each of these is answered with the whole table, and nobody reads the answers.
    let sit = Message::text(json!({"sit": {"seat": 0}}).to_string());
    for _ in 0..20_000 {
        let sent = tokio::time::timeout(Duration::from_secs(2), deaf.stream.send(sit.clone())).await;
        if !matches!(sent, Ok(Ok(()))) {
            break;
        }
    }
    for _ in 0..100 {
        if 0 < count(&running, "sandtable_slow_sockets_total").await {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert_eq!(count(&running, "sandtable_slow_sockets_total").await, 1);
    // The match goes on for others.
    assert_eq!(ada.join(&id).await.seat(), Some(0));
    running.stop().await;
}

#[tokio::test]
async fn half_a_request_is_closed() {
    let folder = Folder::new();
    let slow_after = Duration::from_millis(300);
    let running = start_with(Settings { slow_after, ..Settings::new(&folder.0) }).await;
    let mut half = TcpStream::connect(running.address).await.expect("the server listens");
    half.write_all(b"GET / HTTP/1.1\r\nHost: loc").await.expect("it takes it");
    let mut rest = Vec::new();
    let closed = tokio::time::timeout(Duration::from_secs(10), half.read_to_end(&mut rest)).await;
    assert!(closed.is_ok(), "it is still open");
    running.stop().await;
}

#[tokio::test]
async fn an_address_has_so_many_connections() {
    let folder = Folder::new();
    let limits = Limits { connections: 3, spare_loopback: false, ..Limits::default() };
    let running = start_with(Settings { limits, ..Settings::new(&folder.0) }).await;
    let mut open = Vec::new();
    for _ in 0..3 {
        open.push(TcpStream::connect(running.address).await.expect("the server listens"));
    }
    tokio::time::sleep(Duration::from_millis(100)).await;
    let mut fourth = TcpStream::connect(running.address).await.expect("the system accepts");
    let mut nothing = Vec::new();
    drop(fourth.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n").await);
    drop(
        tokio::time::timeout(Duration::from_secs(5), fourth.read_to_end(&mut nothing))
            .await
            .expect("it is closed"),
    );
    assert!(nothing.is_empty());
    drop(open);
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(Browser::stranger(running.address).get("/healthz").await.status, 200);
    running.stop().await;
}

/// The store refuses every commit, as a full disk does, while dice wait to be rolled.
#[tokio::test]
async fn a_store_that_fails_is_not_tried_without_end() {
    let folder = Folder::new();
    let running = start(&folder).await;
    let ada = Browser::new(running.address).await;
    let id = ada.begin(against_a_bot()).await;
    let other = rusqlite::Connection::open(folder.0.join("sandtable.sqlite")).expect("it opens");
    other.execute("UPDATE owner SET number = number + 1", []).expect("it writes");
    let began = std::time::Instant::now();
    while began.elapsed() < Duration::from_secs(2) {
        if let Ok(mut socket) = ada.open(&id).await {
            while socket.hear().await.is_some() {}
        }
    }
    let n_failed = count(&running, "sandtable_failed_commits_total").await;
    assert!((1..=3).contains(&n_failed), "{n_failed}");
    let health = ada.get("/healthz").await;
    assert_eq!((health.status, health.body.as_slice()), (503, b"the store cannot be written\n".as_slice()));
    running.stop().await;
}

#[tokio::test]
async fn the_lobby_is_not_one_persons() {
    let folder = Folder::new();
    let running = start(&folder).await;
    let ada = Browser::new(running.address).await;
    for _ in 0..5 {
        ada.begin(open_match()).await;
    }
    let reply = ada.post("/api/matches", &open_match()).await;
    assert_eq!((reply.status, reply.why().as_str()), (409, "web-too-many-listed"));
    let mut unlisted = open_match();
    unlisted["listed"] = false.into();
    ada.begin(unlisted).await;
    running.stop().await;
}

#[tokio::test]
async fn texts_are_bounded() {
    let folder = Folder::new();
    let running = start(&folder).await;
    let ada = Browser::new(running.address).await;
    let long = "x".repeat(5_000);
    for setup in [json!({"board": long}), json!({ &long: 1 }), json!({"position": {"units": [{"id": long}]}})]
    {
        let new = json!({"game": "aces", "setup": setup, "seats": []});
        assert_eq!(ada.post("/api/matches", &new).await.why(), "web-text-too-long");
    }
    let file = json!({"game": "aces", "format": 1, "setup": {"board": {"name": long}}});
    assert_eq!(ada.post("/api/import", &file).await.why(), "web-text-too-long");
    running.stop().await;
}

#[tokio::test]
async fn an_import_is_no_longer_than_a_match() {
    let file = include_bytes!("../../../../games/aces/rules/tests/saves/v1/four-in-mid-combat.json");
    for (entries, why) in [(5, "web-import-too-long"), (50_000, "")] {
        let folder = Folder::new();
        let limits = Limits { entries, ..Limits::default() };
        let running = start_with(Settings { limits, ..Settings::new(&folder.0) }).await;
        let ada = Browser::new(running.address).await;
        assert_eq!(ada.post_bytes("/api/import", file).await.why(), why);
        running.stop().await;
    }
}

#[tokio::test]
async fn notes_are_for_those_who_sit_at_the_table() {
    let folder = Folder::new();
    let running = start(&folder).await;
    let (ada, eve) = (Browser::new(running.address).await, Browser::new(running.address).await);
    let id = ada.begin(against_a_bot()).await;
    let mut socket = eve.join(&id).await;
    socket.say(&json!({"notes": {"text": "I was here"}})).await;
    let refused = socket.hear_until(|it| it.get("refused").is_some()).await;
    assert_eq!(refused["refused"]["why"]["key"], "web-notes-seated");
    running.stop().await;
}

#[tokio::test]
async fn nobody_sits_down_under_the_name_of_another() {
    let folder = Folder::new();
    let running = start(&folder).await;
    let ada = Browser::named(running.address, "Ada").await;
    let id = ada.begin(open_match()).await;
    // A Cyrillic letter in the place of a Latin one.
    let eve = Browser::named(running.address, "\u{410}da").await;
    let seats = format!("/api/matches/{id}/seats");
    assert_eq!(eve.post(&seats, &json!({"seat": 1})).await.why(), "web-name-alike");
    assert_eq!(eve.post("/api/me", &json!({"name": "Eve"})).await.status, 200);
    assert_eq!(eve.post(&seats, &json!({"seat": 1})).await.status, 200);
    running.stop().await;
}

#[tokio::test]
async fn a_cookie_is_renewed() {
    let folder = Folder::new();
    let running = start(&folder).await;
    let ada = Browser::new(running.address).await;
    let reply = ada.get("/api/me").await;
    let renewed = reply.header("set-cookie").expect("there is one");
    assert!(renewed.starts_with(ada.cookie.as_deref().expect("there is one")) && renewed.contains("Max-Age"));
    running.stop().await;
}

//! A server in the open: proxies, slow browsers, a failing store, and people who fill it up.

use std::time::Duration;

use crate::common::{Browser, Folder, against_a_bot, hosts, opened, start};
use futures_util::SinkExt;
use serde_json::{Value, json};
use server::{Limits, Running, Settings};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
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
    let running = start_with(Settings { public_url, operator, ..folder.settings() }).await;
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
    let running = start_with(Settings { public_url, limits, ..folder.settings() }).await;
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

/// The address of this machine on its network is another machine's, as far as the server knows.
#[tokio::test]
async fn a_proxy_on_another_machine_is_believed_if_it_is_named() {
    let limits = || Limits { readings: (2.0, 0.01), spare_loopback: false, ..Limits::default() };
    for (proxies, last) in [(vec!["127.0.0.0/8".to_string()], 200), (Vec::new(), 429)] {
        let folder = Folder::new();
        let running = start_with(Settings { proxies, limits: limits(), ..Settings::new(&folder.0) }).await;
        let mut status = 0;
        for n in 0..4 {
            let more = format!("X-Forwarded-For: 203.0.113.{n}\r\n");
            status = Browser { more, ..Browser::stranger(running.address) }.get("/api/lobby").await.status;
        }
        assert_eq!(status, last);
        running.stop().await;
    }
}

#[tokio::test]
async fn a_page_of_another_scheme_is_another_page() {
    let (_folder, running, mut ada) = opened().await;
    ada.origin = format!("https://{}", running.address);
    assert_eq!(ada.post("/api/me", &json!({"name": "Ada"})).await.why(), "web-wrong-origin");
    running.stop().await;
}

/// The log beside the store is a file of its own, which people forget when they copy.
#[tokio::test]
async fn the_file_of_a_server_that_has_ended_is_all_of_it() {
    let (folder, copy) = (Folder::on(None), Folder::on(None));
    let running = start(&folder).await;
    let ada = Browser::new(running.address).await;
    let id = ada.begin(against_a_bot()).await;
    running.stop().await;
    std::fs::create_dir_all(&copy.0).expect("a folder can be made");
    std::fs::copy(folder.0.join("sandtable.sqlite"), copy.0.join("sandtable.sqlite")).expect("it is there");
    let running = start(&copy).await;
    let ada = Browser { address: running.address, origin: format!("http://{}", running.address), ..ada };
    assert_eq!(ada.join(&id).await.seat(), Some(0));
    running.stop().await;
}

/// A file is asked for again and again and never read.
#[tokio::test]
async fn a_file_that_is_not_read_does_not_stay_in_memory() {
    let folder = Folder::new();
    let slow_after = Duration::from_millis(300);
    let running = start_with(Settings { slow_after, ..Settings::new(&folder.0) }).await;
    let ada = Browser::new(running.address).await;
    let id = ada
        .begin(json!({"game": "aces", "setup": {"players": 2},
        "seats": [{"seat": 0, "player": "me"}, {"seat": 1, "player": "me"}]}))
        .await;
    let request = format!(
        "GET /api/matches/{id}/file HTTP/1.1\r\nHost: {}\r\nCookie: {}\r\n\r\n",
        running.address,
        ada.cookie.clone().unwrap_or_default()
    );
    let deaf = TcpSocket::new_v4().expect("there are sockets");
    deaf.set_recv_buffer_size(4096).expect("it can be small");
    let mut deaf = deaf.connect(running.address).await.expect("it listens");
    // Asked for again and again, so that more is sent than the system keeps for one who does not read.
    let mut is_closed = false;
    for _ in 0..200_000 {
        let sent = tokio::time::timeout(Duration::from_secs(5), deaf.write_all(request.as_bytes())).await;
        is_closed = !matches!(sent, Ok(Ok(())));
        if is_closed {
            break;
        }
    }
    assert!(is_closed, "everything was taken");
    for _ in 0..100 {
        let limited = Browser::stranger(running.address).get("/metrics").await.body;
        if String::from_utf8_lossy(&limited).contains("sandtable_limited_total{limit=\"slow-readers\"} 1") {
            return running.stop().await;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("it was not given up");
}

#[tokio::test]
async fn a_browser_that_does_not_read_is_closed() {
    let folder = Folder::new();
    let slow_after = Duration::from_millis(500);
    let running = start_with(Settings { slow_after, ..folder.settings() }).await;
    let ada = Browser::new(running.address).await;
    let id = ada.begin(against_a_bot()).await;
    let mut deaf = ada.join(&id).await;
    // Each of these is answered with the whole table, and nobody reads the answers.
    let sit = Message::text(json!({"sit": {"seat": 0}}).to_string());
    for _ in 0..200_000 {
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
    let running = start_with(Settings { slow_after, ..folder.settings() }).await;
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
    let running = start_with(Settings { limits, ..folder.settings() }).await;
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
    let (folder, running, ada) = opened().await;
    let id = ada.begin(against_a_bot()).await;
    folder.break_store();
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
    let (_folder, running, ada) = opened().await;
    for _ in 0..5 {
        ada.begin(open_match()).await;
    }
    let reply = ada.post("/api/matches", &open_match()).await;
    assert_eq!((reply.status, reply.why().as_str()), (409, "web-too-many-listed"));
    let mut unlisted = open_match();
    unlisted["listed"] = false.into();
    ada.begin(unlisted).await;
    // Who begins matches and sits at none of them fills it no more than others, nor who begins many at once.
    let bob = Browser::new(running.address).await;
    let empty = json!({"game": "aces", "setup": {"players": 2}, "listed": true, "seats": []});
    let all = (0..12).map(|_| bob.post("/api/matches", &empty));
    let begun: Vec<u16> = futures_util::future::join_all(all).await.iter().map(|it| it.status).collect();
    assert_eq!(begun.iter().filter(|it| **it == 201).count(), 5, "{begun:?}");
    running.stop().await;
}

/// One message is cheap to send, and a whole table is not cheap to make: an address may cause so much work, with all its sockets together.
#[tokio::test]
async fn an_address_causes_so_much_work_and_no_more() {
    let folder = Folder::new();
    let limits = Limits { work: (80.0, 1.0), spare_loopback: false, ..Limits::default() };
    let running = start_with(Settings { limits, ..folder.settings() }).await;
    let ada = Browser::new(running.address).await;
    let id = ada.begin(open_match()).await;
    let mut sockets = Vec::new();
    for _ in 0..4 {
        sockets.push(ada.join(&id).await);
    }
    let slowed = async {
        let is_slowed = |counts: &[u8]| {
            String::from_utf8_lossy(counts).contains("sandtable_limited_total{limit=\"work\"}")
        };
        while !is_slowed(&ada.get("/metrics").await.body) {
            for it in &mut sockets {
                it.say(&json!({"sit": {"seat": null}})).await;
                // It is answered all the same, later.
                it.hear_until(|it| it.get("table").is_some()).await;
            }
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(60), slowed).await.expect("it is slowed down");
    running.stop().await;
}

#[tokio::test]
async fn texts_are_bounded() {
    let (_folder, running, ada) = opened().await;
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
        let running = start_with(Settings { limits, ..folder.settings() }).await;
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
    let (_folder, running, ada) = opened().await;
    let reply = ada.get("/api/me").await;
    let renewed = reply.header("set-cookie").expect("there is one");
    assert!(renewed.starts_with(ada.cookie.as_deref().expect("there is one")) && renewed.contains("Max-Age"));
    running.stop().await;
}

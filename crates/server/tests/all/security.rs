//! What docs/security.md promises.

use std::time::Duration;

use crate::common::{Browser, Folder, against_a_bot, opened, send_raw, start};
use futures_util::SinkExt;
use serde_json::{Value, json};
use server::{Limits, Settings};
use tokio_tungstenite::tungstenite::Message;

fn key(reply: &Value) -> &str {
    reply["refused"]["why"]["key"].as_str().unwrap_or_default()
}

#[tokio::test]
async fn names_cannot_be_guessed() {
    let (_folder, running, ada) = opened().await;
    let id = ada.begin(against_a_bot()).await;
    assert!(22 <= id.len());
    for wrong in ["x", "AAAAAAAAAAAAAAAAAAAAAA", "..%2f..%2fetc", &id[1..], &format!("{id}A")] {
        let mut socket = ada.open(wrong).await.expect("the socket opens");
        assert_eq!(socket.hear().await, None, "{wrong}");
        assert_eq!(ada.get(&format!("/api/matches/{wrong}/chances")).await.why(), "web-no-such-match");
        assert_eq!(ada.get(&format!("/api/invitations/{wrong}")).await.why(), "web-no-such-invitation");
        assert_eq!(ada.post(&format!("/api/carry/{wrong}"), &json!({})).await.why(), "web-no-such-carry");
    }
    // A match's name is no invitation to it.
    assert_eq!(ada.get(&format!("/api/invitations/{id}")).await.status, 404);
    running.stop().await;
}

#[tokio::test]
async fn pages_of_others_are_refused() {
    let (_folder, running, ada) = opened().await;
    let id = ada.begin(against_a_bot()).await;
    for origin in ["http://evil.example", "null", "", &format!("http://{}.evil.example", running.address)] {
        let evil = Browser { origin: origin.to_string(), ..ada.clone() };
        assert_eq!(evil.open(&id).await.err(), Some(403), "{origin}");
        let reply = evil.post("/api/me", &json!({"name": "Eve"})).await;
        assert_eq!((reply.status, reply.why().as_str()), (403, "web-wrong-origin"), "{origin}");
    }
    // A request that does not say where it comes from.
    let cookie = ada.cookie.clone().unwrap_or_default();
    let request = format!(
        "POST /api/me HTTP/1.1\r\nHost: {}\r\nCookie: {cookie}\r\nConnection: close\r\nContent-Length: 14\r\n\r\n{{\"name\":\"Eve\"}}",
        running.address
    );
    assert_eq!(send_raw(running.address, request.as_bytes()).await.status, 403);
    // A name that others point at us.
    let request = "GET /api/me HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n";
    let reply = send_raw(running.address, request.as_bytes()).await;
    assert_eq!((reply.status, reply.why().as_str()), (421, "web-wrong-host"));
    running.stop().await;
}

#[tokio::test]
async fn too_much_at_once_is_refused() {
    let (_folder, running, ada) = opened().await;
    let large = vec![b' '; (64 << 10) + 1];
    assert_eq!(ada.post_bytes("/api/matches", &large).await.status, 413);
    let large = vec![b' '; (4 << 20) + 1];
    assert_eq!(ada.post_bytes("/api/import", &large).await.status, 413);
    let id = ada.begin(against_a_bot()).await;
    let mut socket = ada.join(&id).await;
    socket.say(&json!({"notes": {"text": "x".repeat(70_000)}})).await;
    while socket.hear().await.is_some() {}
    // It was that socket only.
    assert_eq!(ada.join(&id).await.table["notes"], "");
    running.stop().await;
}

#[tokio::test]
async fn too_often_is_refused() {
    let folder = Folder::new();
    let limits = Limits {
        requests: (20.0, 0.1),
        people: (3.0, 0.01),
        matches: (1.0, 0.01),
        messages: (20.0, 20.0),
        sockets: 3,
        spare_loopback: false,
        ..Limits::default()
    };
    let running = server::start(Settings { limits, ..folder.settings() }, crate::common::hosts())
        .await
        .expect("it starts");
    let ada = Browser::new(running.address).await;
    for _ in 0..2 {
        Browser::new(running.address).await;
    }
    assert_eq!(Browser::stranger(running.address).get("/api/me").await.why(), "web-too-fast");
    let id = ada.begin(against_a_bot()).await;
    assert_eq!(ada.post("/api/matches", &against_a_bot()).await.why(), "web-too-fast");
    let mut sockets = Vec::new();
    for _ in 0..3 {
        sockets.push(ada.join(&id).await);
    }
    assert_eq!(ada.open(&id).await.err(), Some(429));
    // Messages wait their turn.
    let began = std::time::Instant::now();
    for n in 0..40 {
        sockets[0].say(&json!({"redo": {"id": n, "seat": 0}})).await;
    }
    sockets[0].hear_until(|it| it["refused"]["id"] == 39).await;
    assert!(Duration::from_millis(800) < began.elapsed(), "{:?}", began.elapsed());
    // So does talk.
    for _ in 0..6 {
        sockets[1].say(&json!({"chat": {"text": "hello"}})).await;
    }
    let why = sockets[1].hear_until(|it| it.get("refused").is_some()).await;
    assert_eq!(key(&why), "web-too-fast");
    // A new socket brings no more.
    drop(sockets.remove(1));
    let mut again = ada.join(&id).await;
    again.say(&json!({"chat": {"text": "hello"}})).await;
    assert_eq!(key(&again.hear_until(|it| it.get("refused").is_some()).await), "web-too-fast");
    // Pings wait their turn as messages do.
    let began = std::time::Instant::now();
    for _ in 0..60 {
        again.stream.send(Message::Ping(Default::default())).await.expect("it is sent");
    }
    again.ask("redo", json!({"seat": 0})).await;
    assert!(Duration::from_millis(1_500) < began.elapsed(), "{:?}", began.elapsed());
    let mut last = 0;
    for _ in 0..20 {
        last = ada.post("/api/me", &json!({"name": "Ada"})).await.status;
    }
    assert_eq!(last, 429);
    // Reading goes on.
    assert_eq!(ada.get("/api/matches").await.status, 200);
    running.stop().await;
}

#[tokio::test]
async fn nobody_acts_for_another() {
    let folder = Folder::new();
    let running = start(&folder).await;
    let (ada, eve) = (Browser::new(running.address).await, Browser::new(running.address).await);
    let id = ada
        .begin(json!({"game": "aces", "setup": {"players": 2}, "seats": [{"seat": 0, "player": "me"}]}))
        .await;
    let mut table = ada.join(&id).await;
    for browser in [&eve, &Browser::stranger(running.address)] {
        let mut socket = browser.join(&id).await;
        assert_eq!(socket.seat(), None);
        for (what, fields) in [
            ("answer", json!({"seat": 0, "version": 0, "choice": "done"})),
            ("undo", json!({"seat": 0})),
            ("redo", json!({"seat": 0})),
            ("propose", json!({"seat": 0})),
            ("consent", json!({"seat": 0, "yes": true})),
            ("resign", json!({"seat": 0})),
        ] {
            assert_eq!(key(&socket.ask(what, fields).await), "web-not-your-seat", "{what}");
        }
        socket.say(&json!({"sit": {"seat": 0}})).await;
        assert_eq!(key(&socket.hear_until(|it| it.get("refused").is_some()).await), "web-not-your-seat");
        assert!(socket.table["match"].get("invitation").is_none());
    }
    // An open seat, and one that is not there.
    assert_eq!(key(&table.answer(1, &json!("done")).await), "web-not-your-seat");
    assert_eq!(key(&table.answer(7, &json!("done")).await), "web-no-such-seat");
    // It is not listed, and not open for strangers.
    let seats = format!("/api/matches/{id}/seats");
    assert_eq!(eve.post(&seats, &json!({"seat": 1})).await.why(), "web-not-listed");
    let token =
        table.table["match"]["invitation"].as_str().and_then(|it| it.rsplit('/').next()).unwrap_or_default();
    let invitation = format!("/api/invitations/{token}");
    assert_eq!(eve.post(&invitation, &json!({"seat": 0})).await.why(), "web-seat-taken");
    assert_eq!(Browser::stranger(running.address).post(&invitation, &json!({"seat": 1})).await.status, 401);
    assert_eq!(eve.post(&invitation, &json!({"seat": 1})).await.status, 200);
    assert_eq!(eve.post(&invitation, &json!({"seat": 1})).await.status, 200);
    running.stop().await;
}

#[tokio::test]
async fn there_is_no_way_from_one_match_to_another() {
    let folder = Folder::new();
    let running = start(&folder).await;
    let (ada, eve) = (Browser::new(running.address).await, Browser::new(running.address).await);
    let v2 = json!({"missions": {"v2": {"owner": "g1"}}});
    let hidden =
        ada.begin(json!({"game": "aces", "setup": v2, "seats": [{"seat": 0, "player": "me"}]})).await;
    eve.begin(against_a_bot()).await;
    assert_eq!(eve.get("/api/matches").await.json().as_array().map(Vec::len), Some(1));
    assert_eq!(eve.get("/api/lobby").await.json(), json!([]));
    for who in [&ada, &eve] {
        assert_eq!(who.get(&format!("/api/matches/{hidden}/file")).await.why(), "web-not-over");
        let fork = who.post(&format!("/api/matches/{hidden}/fork"), &json!({"n": 0})).await;
        assert_eq!((fork.status, fork.why().as_str()), (403, "web-not-over"));
        assert_eq!(who.get(&format!("/api/matches/{hidden}/chances")).await.status, 403);
    }
    let stranger = Browser::stranger(running.address);
    assert_eq!(stranger.get("/api/matches").await.json(), json!([]));
    assert_eq!(stranger.post("/api/matches", &against_a_bot()).await.status, 401);
    running.stop().await;
}

#[tokio::test]
async fn an_old_moment_is_refused() {
    let (_folder, running, ada) = opened().await;
    let units = json!([{"id": "us-tank-1", "hex": "C13"}, {"id": "g1-tank-1", "hex": "K16"}]);
    let seats = json!([{"seat": 0, "player": "me"}, {"seat": 1, "player": "me"}]);
    let id = ada
        .begin(json!({"game": "aces", "setup": {"players": 2, "position": {"units": units}}, "seats": seats}))
        .await;
    let (mut one, mut two) = (ada.join(&id).await, ada.join(&id).await);
    let old = two.now["version"].clone();
    one.answer(0, &json!("done")).await;
    two.hear_until(|it| it.get("change").is_some()).await;
    let stale = two.ask("answer", json!({"seat": 0, "version": old, "choice": "done"})).await;
    assert_eq!(key(&stale), "web-stale");
    // What nobody waits for fits whenever it is allowed.
    let aside = two.ask("answer", json!({"seat": 1, "version": old, "choice": "offer_draw"})).await;
    assert!(aside.get("change").is_some(), "{aside}");
    running.stop().await;
}

#[tokio::test]
async fn nonsense_is_answered_with_a_sentence() {
    let (_folder, running, ada) = opened().await;
    let id = ada.begin(against_a_bot()).await;
    let mut table = ada.join(&id).await;
    for nonsense in [
        json!(1),
        json!({"fly": {}}),
        json!({"undo": {"id": 1}}),
        json!({"undo": {"id": 1, "seat": 0, "x": 1}}),
    ] {
        table.say(&nonsense).await;
        table.hear_until(|it| it["confused"]["what"].is_string()).await;
    }
    let reply = table.answer(0, &json!({"fly": 1})).await;
    assert_eq!(key(&reply), "web-not-understood");
    for (path, body) in [
        ("/api/matches", "{"),
        ("/api/matches", "[]"),
        ("/api/me", "{\"name\": 3}"),
        ("/api/import", "\u{0}"),
    ] {
        let reply = ada.post_bytes(path, body.as_bytes()).await;
        assert_eq!(reply.status, 400, "{path} {body}");
    }
    assert_eq!(ada.get("/api/nothing").await.why(), "web-no-such-page");
    assert_eq!(ada.get("/api/import").await.status, 405);
    running.stop().await;
}

#[tokio::test]
async fn cookies_are_for_this_server_alone() {
    let folder = Folder::new();
    let running = start(&folder).await;
    let reply = Browser::stranger(running.address).get("/api/me").await;
    let cookie = reply.header("set-cookie").expect("there is a cookie").to_string();
    for flag in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(flag), "{cookie}");
    }
    assert!(!cookie.contains("Secure"));
    let secret = cookie.split(['=', ';']).nth(1).expect("it has a value").to_string();
    running.stop().await;
    // Only its hash is kept.
    for file in std::fs::read_dir(&folder.0).expect("the folder is there") {
        let bytes = std::fs::read(file.expect("it is there").path()).unwrap_or_default();
        assert!(!bytes.windows(secret.len()).any(|it| it == secret.as_bytes()));
    }
    let public = Settings { public_url: Some("https://table.example".into()), ..folder.settings() };
    let running = server::start(public, crate::common::hosts()).await.expect("it starts");
    let reply = Browser::stranger(running.address).get("/api/me").await;
    assert!(reply.header("set-cookie").expect("there is a cookie").contains("; Secure"));
    // Its own page may ask, under its own name.
    let mut ada = Browser::stranger(running.address);
    ada.keep_cookie(&reply);
    ada.origin = "https://table.example".into();
    assert_eq!(ada.post("/api/me", &json!({"name": "Ada"})).await.status, 200);
    running.stop().await;
}

#[tokio::test]
async fn browsers_are_told_to_be_strict() {
    let folder = Folder::new();
    let running = start(&folder).await;
    let ada = Browser::stranger(running.address);
    for path in ["/", "/match/x", "/api/me", "/api/nothing", "/healthz"] {
        let reply = ada.get(path).await;
        let policy = reply.header("content-security-policy").expect("there is a policy");
        assert!(policy.starts_with("default-src 'self'") && policy.contains("frame-ancestors 'none'"));
        assert!(!policy.contains("unsafe"));
        assert_eq!(reply.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(reply.header("referrer-policy"), Some("no-referrer"));
    }
    assert_eq!(ada.get("/healthz").await.body, b"ok\n");
    assert_eq!(ada.get("/assets/../../Cargo.toml").await.status, 404);
    // Counts are not for those behind a proxy.
    let far = Browser { more: "X-Forwarded-For: 10.1.2.3\r\n".into(), ..ada.clone() };
    assert_eq!((ada.get("/metrics").await.status, far.get("/metrics").await.status), (200, 404));
    running.stop().await;
}

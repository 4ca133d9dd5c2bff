//! What the operator may do, and what people may ask about themselves.

use crate::common::{Browser, Folder, against_a_bot, start};
use serde_json::{Value, json};
use server::{Command, Retention, Running, Settings};

async fn ask(folder: &Folder, command: Value) -> Result<Value, String> {
    let command: Command = serde_json::from_value(command).expect("it is a command");
    server::administer(folder.settings(), crate::common::hosts(), command).await
}

async fn done(folder: &Folder, command: Value) -> Value {
    ask(folder, command.clone()).await.unwrap_or_else(|why| panic!("{command}: {why}"))
}

fn listed() -> Value {
    let units = json!([{"id": "us-tank-1", "hex": "C13"}, {"id": "g1-tank-1", "hex": "K16"}]);
    json!({"game": "aces", "setup": {"players": 2, "position": {"units": units}}, "listed": true,
        "seats": [{"seat": 0, "player": "me"}, {"seat": 1, "player": "open"}]})
}

async fn two(folder: &Folder) -> (Running, Browser, Browser, String) {
    let running = start(folder).await;
    let (ada, bob) =
        (Browser::named(running.address, "Ada").await, Browser::named(running.address, "Bob").await);
    let id = ada.begin(listed()).await;
    assert_eq!(bob.post(&format!("/api/matches/{id}/seats"), &json!({"seat": 1})).await.status, 200);
    (running, ada, bob, id)
}

async fn number_of(folder: &Folder, name: &str) -> Value {
    done(folder, json!({"people": {"name": name, "most": 9}})).await[0]["id"].clone()
}

#[tokio::test]
async fn a_match_is_closed_and_deleted_while_people_watch() {
    let folder = Folder::new();
    let (running, ada, _, id) = two(&folder).await;
    let mut table = ada.join(&id).await;
    let matches = done(&folder, json!({"matches": {"idle_days": null, "over": false, "most": 9}})).await;
    assert_eq!((&matches[0]["id"], &matches[0]["seats"][1]["name"]), (&json!(id), &json!("Bob")));
    done(&folder, json!({"close": {"which": id}})).await;
    let told = table.hear_until(|it| it.get("change").is_some()).await;
    assert_eq!(told["change"]["now"]["over"]["says"]["key"], "web-over-closed");
    assert_eq!(told["change"]["now"]["over"]["winners"], json!([]));
    done(&folder, json!({"delete": {"which": matches[0]["no"].to_string()}})).await;
    while table.hear().await.is_some() {}
    let mut gone = ada.open(&id).await.expect("it opens");
    assert!(gone.hear().await.is_none());
    assert_eq!(ada.get("/api/matches").await.json(), json!([]));
    assert!(ask(&folder, json!({"close": {"which": id}})).await.is_err_and(|it| it.contains("no match")));
    running.stop().await;
}

#[tokio::test]
async fn a_person_is_renamed_and_banned() {
    let folder = Folder::new();
    let (running, ada, bob, id) = two(&folder).await;
    let (mut adas, mut bobs) = (ada.join(&id).await, bob.join(&id).await);
    let number = number_of(&folder, "bo").await;
    done(&folder, json!({"rename": {"person": number, "name": "Robert"}})).await;
    adas.hear_until(|it| it["seats"][1]["player"]["person"] == "Robert").await;
    assert!(ask(&folder, json!({"rename": {"person": number, "name": " "}})).await.is_err());
    done(&folder, json!({"ban": {"person": number, "address": null, "lift": false}})).await;
    // His sockets are closed at once, and he is a stranger who may watch.
    while bobs.hear().await.is_some() {}
    assert_eq!(bob.join(&id).await.seat(), None);
    assert_eq!(bob.post("/api/matches", &against_a_bot()).await.why(), "web-banned");
    assert!(
        bob.get("/api/me")
            .await
            .header("set-cookie")
            .is_some_and(|it| bob.cookie.as_ref().is_some_and(|own| it.starts_with(own.as_str()))),
        "he is not made someone else"
    );
    done(&folder, json!({"ban": {"person": number, "address": null, "lift": true}})).await;
    assert_eq!(bob.join(&id).await.seat(), Some(1));
    done(&folder, json!({"ban": {"person": null, "address": "127.0.0.1", "lift": false}})).await;
    assert_eq!(ada.get("/api/me").await.why(), "web-banned");
    running.stop().await;
    // It is kept.
    let running = start(&folder).await;
    assert_eq!(Browser::stranger(running.address).get("/").await.status, 403);
    done(&folder, json!({"ban": {"person": null, "address": "127.0.0.1", "lift": true}})).await;
    assert_eq!(Browser::stranger(running.address).get("/api/me").await.status, 200);
    running.stop().await;
}

/// What is kept of a person can be had, and deleted by that person.
#[tokio::test]
async fn a_person_takes_what_is_kept_along_and_deletes_it() {
    let folder = Folder::new();
    let (running, ada, bob, id) = two(&folder).await;
    let (mut adas, mut bobs) = (ada.join(&id).await, bob.join(&id).await);
    bobs.say(&json!({"notes": {"text": "my notes"}})).await;
    bobs.say(&json!({"chat": {"text": "my words"}})).await;
    // His notes come before his words on the same socket, so that they are kept when these are heard.
    adas.hear_until(|it| it["chat"]["text"] == "my words").await;
    adas.say(&json!({"chat": {"text": "her words"}})).await;
    bobs.hear_until(|it| it["chat"]["text"] == "her words").await;
    let kept = bob.get("/api/me/data").await.json();
    assert_eq!(kept["name"], "Bob");
    assert_eq!((&kept["seats"][0]["match"], &kept["notes"][0]["text"]), (&json!(id), &json!("my notes")));
    assert_eq!(
        (kept["chat"].as_array().map(Vec::len), &kept["chat"][0]["line"]["text"]),
        (Some(1), &json!("my words"))
    );
    assert!(!kept.to_string().contains("her words"));
    assert_eq!(bob.post("/api/me/delete", &json!({})).await.status, 204);
    while bobs.hear().await.is_some() {}
    assert_eq!(bob.get("/api/me/data").await.status, 401);
    // The other has won, and reads neither the name nor the words any more.
    let later = ada.join(&id).await;
    assert_eq!(later.now["over"]["winners"], json!([0]));
    assert_eq!(later.table["seats"][1]["player"], json!({"person": ""}));
    assert!(!later.table.to_string().contains("my words") && later.table.to_string().contains("her words"));
    running.stop().await;
    for file in std::fs::read_dir(&folder.0).expect("the folder is there") {
        let path = file.expect("it is there").path();
        if path.extension().is_some_and(|it| it == "sqlite") {
            server::administer(
                folder.settings(),
                crate::common::hosts(),
                Command::Backup { to: folder.0.join("copy") },
            )
            .await
            .expect("it is copied");
            let copy = std::fs::read(folder.0.join("copy")).expect("it is there");
            for gone in ["Bob", "my words", "my notes"] {
                assert!(!copy.windows(gone.len()).any(|it| it == gone.as_bytes()), "{gone}");
            }
        }
    }
}

#[tokio::test]
async fn people_report_to_the_operator() {
    let folder = Folder::new();
    let (running, ada, bob, id) = two(&folder).await;
    let mut bobs = bob.join(&id).await;
    bobs.say(&json!({"chat": {"text": "rude"}})).await;
    bobs.hear_until(|it| it.get("chat").is_some()).await;
    let path = format!("/api/matches/{id}/complaint");
    let stranger = Browser::new(running.address).await;
    assert_eq!(stranger.post(&path, &json!({"seat": 1, "text": "x"})).await.why(), "web-not-at-table");
    assert_eq!(ada.post(&path, &json!({"seat": 1, "text": " "})).await.why(), "web-complaint-length");
    assert_eq!(ada.post(&path, &json!({"seat": 1, "text": "He is rude."})).await.status, 204);
    let all = done(&folder, json!({"complaints": {}})).await;
    assert_eq!((&all[0]["name"], &all[0]["text"]), (&json!("Bob"), &json!("He is rude.")));
    assert!(all[0]["chat"].as_str().is_some_and(|it| it.contains("rude")));
    done(&folder, json!({"settle": {"n": all[0]["n"]}})).await;
    assert_eq!(done(&folder, json!({"complaints": {}})).await, json!([]));
    running.stop().await;
}

#[tokio::test]
async fn what_is_old_is_deleted() {
    let folder = Folder::new();
    let (running, ada, _, id) = two(&folder).await;
    let finished = ada.begin(listed()).await;
    ada.join(&finished).await.ask("resign", json!({"seat": 0})).await;
    Browser::new(running.address).await;
    let keep = |dry_run: bool| {
        let keep = Retention { finished_days: Some(30), unfinished_days: None, people_days: Some(30) };
        json!({"retain": {"keep": keep, "dry_run": dry_run}})
    };
    assert_eq!(done(&folder, keep(false)).await["matches"], 0, "nothing is old yet");
    let days = std::time::Duration::from_secs(40 * 24 * 60 * 60);
    running.put_clock_forward(days);
    tokio::time::pause();
    tokio::time::advance(days).await;
    tokio::time::resume();
    assert_eq!(
        done(&folder, keep(true)).await,
        json!({"matches": 1, "leagues": 0, "people": 1, "failed": 0, "dry_run": true})
    );
    assert_eq!(
        done(&folder, keep(false)).await,
        json!({"matches": 1, "leagues": 0, "people": 1, "failed": 0, "dry_run": false})
    );
    assert_eq!(
        done(&folder, keep(true)).await,
        json!({"matches": 0, "leagues": 0, "people": 0, "failed": 0, "dry_run": true})
    );
    let left = ada.get("/api/matches").await.json();
    assert_eq!((left.as_array().map(Vec::len), &left[0]["id"]), (Some(1), &json!(id)));
    running.stop().await;
}

/// A server does it by itself, wherever the store is: on a database only when it knows that it is the first.
#[tokio::test]
async fn a_server_deletes_what_is_old_by_itself() {
    let folder = Folder::new();
    let (running, _, _, _) = two(&folder).await;
    running.stop().await;
    let keep = Retention { unfinished_days: Some(30), ..Retention::default() };
    let settings = Settings { retention: keep, ..folder.settings() };
    let all = "SELECT no FROM matches";
    let running = server::start(settings.clone(), crate::common::hosts()).await.expect("it starts");
    tokio::time::sleep(std::time::Duration::from_secs(4)).await;
    assert_eq!(folder.rows(all).len(), 1, "nothing is old yet");
    running.stop().await;
    folder.rows("UPDATE matches SET stirred = 1 RETURNING no");
    let running = server::start(settings, crate::common::hosts()).await.expect("it starts");
    let began = std::time::Instant::now();
    while !folder.rows(all).is_empty() {
        assert!(began.elapsed() < std::time::Duration::from_secs(20), "it stays");
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    running.stop().await;
}

/// The store without a server, a backup beside people who play, and back again.
#[tokio::test]
async fn a_backup_of_a_server_that_runs_is_restored() {
    let folder = Folder::new();
    let (running, ada, _, id) = two(&folder).await;
    let mut table = ada.join(&id).await;
    table.answer(0, &json!("done")).await;
    let copy = folder.0.join("backup.sqlite");
    if folder.1.is_some() {
        let refused = ask(&folder, json!({"backup": {"to": copy}})).await;
        assert!(refused.is_err_and(|it| it.contains("pg_dump")));
        return running.stop().await;
    }
    done(&folder, json!({"backup": {"to": copy}})).await;
    assert!(ask(&folder, json!({"backup": {"to": copy}})).await.is_err_and(|it| it.contains("already")));
    let n = table.now["n"].clone();
    table.answer(0, &json!("done")).await;
    assert!(server::restore(&folder.0, &copy).is_err_and(|it| it.contains("Another server")));
    let verified = done(&folder, json!({"verify": {}})).await;
    assert_eq!(verified, json!({"matches": 1, "wrong": []}));
    running.stop().await;
    server::restore(&folder.0, &copy).expect("it is restored");
    assert_eq!(done(&folder, json!({"verify": {}})).await["wrong"], json!([]));
    let running = start(&folder).await;
    let ada = Browser { address: running.address, origin: format!("http://{}", running.address), ..ada };
    assert_eq!(ada.join(&id).await.now["n"], n);
    running.stop().await;
    std::fs::write(&copy, "no store").expect("it can be written");
    assert!(server::restore(&folder.0, &copy).is_err());
}

/// The operator's page asks for a token, and is not for pages of others.
#[tokio::test]
async fn the_operators_page_asks_for_a_token() {
    let folder = Folder::new();
    let settings = Settings {
        operator: Some("127.0.0.1:0".into()),
        operator_token: Some("right".into()),
        ..folder.settings()
    };
    let running = server::start(settings, crate::common::hosts()).await.expect("it starts");
    let operator = Browser::stranger(running.operator.expect("it listens"));
    assert!(String::from_utf8_lossy(&operator.get("/").await.body).contains("operator"));
    let with =
        |token: &str| Browser { more: format!("Authorization: Bearer {token}\r\n"), ..operator.clone() };
    let status = json!({"status": {}});
    assert_eq!(operator.post("/command", &status).await.status, 401);
    assert_eq!(with("wrong").post("/command", &status).await.status, 401);
    assert_eq!(with("right").post("/command", &status).await.json()["done"]["health"], "ok");
    let backup = json!({"backup": {"to": "/tmp/x"}});
    assert_eq!(with("right").post("/command", &backup).await.status, 400);
    let request = "GET /metrics HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n";
    assert_eq!(crate::common::send_raw(operator.address, request.as_bytes()).await.status, 421);
    // Nothing of it is at the address of the public.
    assert_eq!(Browser::new(running.address).await.post("/command", &status).await.status, 405);
    running.stop().await;
}

/// TLS by itself: a certificate from files, and nothing in plain text.
#[tokio::test]
async fn the_server_speaks_tls_by_itself() {
    let folder = Folder::new();
    std::fs::create_dir_all(&folder.0).expect("it can be made");
    let (certificate, key) = (folder.0.join("cert.pem"), folder.0.join("key.pem"));
    let made = std::process::Command::new("openssl")
        .args([
            "req",
            "-x509",
            "-newkey",
            "ec",
            "-pkeyopt",
            "ec_paramgen_curve:prime256v1",
            "-nodes",
            "-days",
            "2",
        ])
        .args(["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-keyout"])
        .arg(&key)
        .arg("-out")
        .arg(&certificate)
        .output();
    // Without openssl there is nothing to try it with.
    let Ok(made) = made else { return };
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    let settings = |url: Option<&str>, key: Option<&std::path::Path>| Settings {
        public_url: url.map(str::to_string),
        tls_certificate: Some(certificate.clone()),
        tls_key: key.map(Into::into),
        ..folder.settings()
    };
    for wrong in [
        settings(None, Some(&key)),
        settings(Some("http://localhost"), Some(&key)),
        settings(Some("https://localhost"), None),
        settings(Some("https://localhost"), Some(&certificate)),
    ] {
        assert!(server::start(wrong, crate::common::hosts()).await.is_err());
    }
    let running = server::start(settings(Some("https://localhost"), Some(&key)), crate::common::hosts())
        .await
        .expect("it starts");
    let at = running.address;
    let asked = tokio::task::spawn_blocking(move || {
        let (port, folder) = (at.port().to_string(), certificate);
        std::process::Command::new("openssl")
            .args(["s_client", "-quiet", "-verify_return_error", "-verify_hostname", "localhost", "-CAfile"])
            .arg(folder)
            .args(["-connect", &format!("127.0.0.1:{port}")])
            .stdin(std::process::Stdio::piped())
            .stdout(std::process::Stdio::piped())
            .stderr(std::process::Stdio::null())
            .spawn()
            .and_then(|mut it| {
                use std::io::Write;
                let request = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
                it.stdin.as_mut().expect("it has one").write_all(request)?;
                it.wait_with_output()
            })
    });
    let reply = asked.await.expect("it ends").expect("openssl starts");
    let reply = String::from_utf8_lossy(&reply.stdout).to_string();
    assert!(reply.starts_with("HTTP/1.1 200") && reply.contains("; Secure"), "{reply}");
    assert!(reply.to_ascii_lowercase().contains("strict-transport-security"), "{reply}");
    assert_eq!(Browser::stranger(at).get("/api/me").await.status, 0, "plain text is not understood");
    running.stop().await;
}

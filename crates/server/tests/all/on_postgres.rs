//! PostgreSQL in the place of the file: all other tests once more, and what only a database can do.

use std::{env, process::Command, time::Duration};

use serde_json::{Value, json};
use server::{Running, Settings};
use testbed::{Cluster, Disk};

use crate::{
    common::{Browser, Folder, POSTGRES, against_a_bot, hosts, start},
    play::of_two,
};

fn cluster() -> Cluster {
    Cluster::start(Disk::Quick, &env::temp_dir()).unwrap_or_else(|why| panic!("{why}"))
}

/// The same program, with the same tests, but each server on a database of its own.
#[test]
fn all_that_holds_with_a_file_holds_with_a_database() {
    let cluster = cluster();
    let again = Command::new(env::current_exe().expect("this is a program"))
        .args(["--skip", "on_postgres::", "--skip", "sharing::"])
        .env(POSTGRES, cluster.databases().port().to_string())
        .output()
        .expect("it starts");
    let said = String::from_utf8_lossy(&again.stdout);
    assert!(again.status.success(), "{said}{}", String::from_utf8_lossy(&again.stderr));
    assert!(said.contains("test result: ok") && !said.contains("running 0 tests"), "{said}");
}

/// The end of a phase, which is always allowed.
fn done() -> Value {
    json!("done")
}

async fn health(running: &Running) -> u16 {
    Browser::stranger(running.address).get("/healthz").await.status
}

/// A database that is gone and comes back: nothing is acknowledged that is not there, and play goes on.
#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_was_gone_has_all_that_was_acknowledged() {
    let mut cluster = cluster();
    let folder = Folder::on(Some(cluster.databases()));
    let running = start(&folder).await;
    let ada = Browser::new(running.address).await;
    let id = ada.begin(of_two("me", "bot")).await;
    let mut table = ada.join(&id).await;
    let told = table.answer(0, &done()).await;
    assert!(told.get("change").is_some(), "{told}");
    let n = table.now["n"].as_u64();
    cluster.stop().expect("it stops");
    // What cannot be written is not acknowledged: the socket is closed instead.
    let version = table.now["version"].clone();
    let choice = done();
    table.say(&json!({"answer": {"id": 99, "seat": 0, "version": version, "choice": choice}})).await;
    while let Some(message) = table.hear().await {
        assert!(message["change"]["id"] != 99, "{message}");
    }
    assert_eq!(health(&running).await, 503);
    assert_eq!(ada.post("/api/matches", &against_a_bot()).await.status, 503);
    cluster.start_again().expect("it starts");
    let began = std::time::Instant::now();
    let mut table = loop {
        assert!(began.elapsed() < Duration::from_secs(30), "it never comes back");
        tokio::time::sleep(Duration::from_millis(100)).await;
        let Ok(mut socket) = ada.open(&id).await else { continue };
        match socket.hear().await {
            Some(message) if message.get("table").is_some() => break socket,
            _ => continue,
        }
    };
    assert!(n <= table.now["n"].as_u64());
    let told = table.answer(0, &done()).await;
    assert!(told.get("change").is_some(), "{told}");
    assert_eq!(health(&running).await, 200);
    running.stop().await;
}

/// Machines start in any order: a server waits for its database.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_waits_for_a_database_that_starts_later() {
    let mut cluster = cluster();
    let folder = Folder::on(Some(cluster.databases()));
    cluster.stop().expect("it stops");
    let starting = tokio::spawn(server::start(folder.settings(), hosts()));
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert!(!starting.is_finished(), "it waits");
    cluster.start_again().expect("it starts");
    let running = starting.await.expect("nobody panics").expect("it starts");
    Browser::new(running.address).await.begin(of_two("me", "bot")).await;
    running.stop().await;
    // What does not pass by itself is said at once.
    let began = std::time::Instant::now();
    let wrong = Settings { store: folder.settings().store.map(|it| it + "_of_nobody"), ..folder.settings() };
    let why = server::start(wrong, hosts()).await.err().expect("there is no such database");
    assert!(why.contains("_of_nobody") && began.elapsed() < Duration::from_secs(10), "{why}");
}

/// Connections that are ended in the middle of nothing are made again before anybody notices.
#[tokio::test(flavor = "multi_thread")]
async fn connections_that_were_ended_are_made_again() {
    let cluster = cluster();
    let folder = Folder::on(Some(cluster.databases()));
    let running = start(&folder).await;
    let ada = Browser::new(running.address).await;
    let id = ada.begin(of_two("me", "bot")).await;
    let mut table = ada.join(&id).await;
    let name = folder.1.as_ref().map(|it| it.name.clone()).expect("there is one");
    cluster.databases().hang_up(&name).expect("they end");
    tokio::time::sleep(Duration::from_millis(300)).await;
    let told = table.answer(0, &done()).await;
    assert!(told.get("change").is_some(), "{told}");
    assert_eq!(ada.get("/api/matches").await.json()[0]["id"], json!(id));
    running.stop().await;
}

/// The recipe of docs/operating.md: a copy beside people who play, and back again.
#[tokio::test(flavor = "multi_thread")]
async fn a_dump_is_restored_with_every_row() {
    let cluster = cluster();
    let folder = Folder::on(Some(cluster.databases()));
    let running = start(&folder).await;
    let ada = Browser::new(running.address).await;
    let id = ada.begin(of_two("me", "me")).await;
    let mut table = ada.join(&id).await;
    table.answer(0, &done()).await;
    let (n, then) = (table.now["n"].clone(), folder.rows(ALL));
    std::fs::create_dir_all(&folder.0).expect("it can be made");
    let dump = folder.0.join("tonight.dump");
    let name = &folder.1.as_ref().expect("it is a database").name;
    let tool = |name_of: &str, arguments: &[&str]| {
        let mut tool = cluster.databases().tool(name_of, name).expect("PostgreSQL is there");
        let done = tool.args(arguments).output().expect("it starts");
        assert!(done.status.success(), "{name_of}: {}", String::from_utf8_lossy(&done.stderr));
    };
    let file = dump.to_str().expect("it is text");
    tool("pg_dump", &["--format=custom", "--file", file]);
    for _ in 0..3 {
        let seat = table.now["waiting"][0].as_u64().expect("someone is awaited");
        table.answer(seat, &done()).await;
    }
    assert_ne!(folder.rows(ALL), then, "play went on");
    running.stop().await;
    tool("pg_restore", &["--clean", "--if-exists", "--single-transaction", file]);
    assert_eq!(folder.rows(ALL), then);
    let verified = server::administer(folder.settings(), hosts(), server::Command::Verify {}).await;
    assert_eq!(verified.expect("it is verified"), json!({"matches": 1, "wrong": []}));
    let running = start(&folder).await;
    let ada = Browser { address: running.address, origin: format!("http://{}", running.address), ..ada };
    let mut table = ada.join(&id).await;
    assert_eq!(table.now["n"], n);
    let seat = table.now["waiting"][0].as_u64().expect("someone is awaited");
    assert!(table.answer(seat, &done()).await.get("change").is_some());
    running.stop().await;
}

/// There and back again, and every row is the same.
#[tokio::test(flavor = "multi_thread")]
async fn a_store_moves_into_a_database_and_back() {
    let cluster = cluster();
    let (file, database) = (Folder::on(None), Folder::on(Some(cluster.databases())));
    let again = Folder::on(None);
    let running = start(&file).await;
    let ada = Browser::named(running.address, "Ada\u{308}").await;
    let id = ada.begin(of_two("me", "bot")).await;
    let mut table = ada.join(&id).await;
    table.say(&json!({"chat": {"text": "it's \"mine\" \\ \u{1F600}"}})).await;
    table.hear_until(|it| it.get("chat").is_some()).await;
    table.say(&json!({"notes": {"text": "a\u{0}b"}})).await;
    for _ in 0..3 {
        table.answer(0, &done()).await;
    }
    let n = table.now["n"].clone();
    crate::leagues::make(
        &ada,
        &json!({"name": "Club", "pairing": "twice", "days": 4, "plan": crate::leagues::plan()}),
    )
    .await;
    running.stop().await;
    let url = database.settings().store.expect("it is a database");
    let [from, to] = [&file, &again].map(|it| it.0.display().to_string());
    let settings = || Settings::new(&file.0);
    let moved = server::move_store(settings(), &from, &url).await;
    // A text with a zero in it cannot be kept as it is, and that is said.
    assert!(moved.is_err_and(|it| it.contains("notes differs")));
    let db = rusqlite::Connection::open(file.0.join("sandtable.sqlite")).expect("it opens");
    db.execute("UPDATE notes SET text = 'plain'", []).expect("it writes");
    drop(db);
    let full = server::move_store(settings(), &from, &url).await;
    assert!(full.is_err_and(|it| it.contains("something in the new one already")));
    let database = Folder::on(Some(cluster.databases()));
    let url = database.settings().store.expect("it is a database");
    let moved = server::move_store(settings(), &from, &url).await.expect("it is moved");
    assert_eq!((&moved["moved"]["matches"], &moved["compared"]), (&json!(1), &json!(true)));
    assert_eq!((&moved["moved"]["leagues"], &moved["moved"]["league_members"]), (&json!(1), &json!(1)));
    // It is played on where it is now, and new matches have numbers of their own.
    let running = start(&database).await;
    let at = running.address;
    let ada = Browser { address: at, origin: format!("http://{at}"), ..ada };
    let mut table = ada.join(&id).await;
    assert_eq!(
        (&table.now["n"], &table.table["chat"][0]["text"]),
        (&n, &json!("it's \"mine\" \\ \u{1F600}"))
    );
    table.say(&json!({"chat": {"text": "on"}})).await;
    table.hear_until(|it| it["chat"]["text"] == "on").await;
    ada.begin(of_two("me", "bot")).await;
    running.stop().await;
    let moved = server::move_store(settings(), &url, &to).await.expect("it is moved back");
    assert_eq!(moved["moved"]["matches"], json!(2));
    assert_eq!(database.rows(ALL), again.rows(ALL));
    let running = server::start(again.settings(), hosts()).await.expect("it starts");
    running.stop().await;
}

const ALL: &str = "SELECT match, n, kind, data FROM entries ORDER BY match, n";

//! Packs: made for people and opened for them.

use hosting::{
    content::Content,
    messages::OwnContent,
    pack::{Manifest, Pack},
};
use serde_json::{Value, json};
use server::{Limits, Settings};

use crate::{
    common::{Browser, Folder, hosts, start},
    own_boards::BOARD,
};

fn wanted() -> Value {
    json!({
        "manifest": {"game": "aces", "name": {"en": "Mill", "it": "Mulino"}, "version": "1.0", "author": "Ada"},
        "files": [{"file": "mill.board", "text": "board: Mill\n"}],
    })
}

#[tokio::test]
async fn a_pack_is_made_and_opened_again() {
    let folder = Folder::new();
    let running = start(&folder).await;
    let ada = Browser::new(running.address).await;
    let made = ada.post("/api/packs", &wanted()).await;
    assert_eq!((made.status, made.header("content-type")), (200, Some("application/zip")));
    let opened = ada.post_bytes("/api/packs/open", &made.body).await;
    assert_eq!(opened.status, 200);
    let opened = opened.json();
    assert_eq!(opened["files"], wanted()["files"]);
    assert_eq!(opened["manifest"]["name"], wanted()["manifest"]["name"]);
    assert_eq!(opened["manifest"]["hash"].as_str().map(str::len), Some(64));
    // The same content gives the same pack.
    assert_eq!(ada.post("/api/packs", &wanted()).await.body, made.body);
    running.stop().await;
}

#[tokio::test]
async fn a_server_can_be_given_a_pack_whose_boards_everybody_plays() {
    let folder = Folder::new();
    let mut files = vec![OwnContent { file: "mill.board".to_string(), text: BOARD.to_string() }];
    let mut hosts = hosts();
    let pack = Pack::new(Manifest::new("aces", "en", "Mill"), files.clone(), &hosts).expect("it is fine");
    let content = Content::Pack("mill.pack".to_string(), Box::new(pack));
    hosts.stock(&content).expect("its board is fine");
    let running = server::start(Settings::new(&folder.0), hosts).await.expect("the server starts");
    let ada = Browser::new(running.address).await;
    let shown = ada.get("/api/games/aces/content").await.json();
    assert_eq!(shown[0]["board"]["name"], "Mill");
    let none = json!({"scenarios": [], "campaigns": []});
    assert_eq!(ada.get("/api/games/sergeants/content").await.json(), none);
    assert_eq!(ada.get("/api/games/chess/content").await.status, 404);
    let id = ada
        .begin(json!({
            "game": "aces",
            "setup": {"board": "Mill", "area": "left", "factions": ["us", "g1"]},
            "seats": [{"seat": 0, "player": "me"}, {"seat": 1, "player": "bot"}],
        }))
        .await;
    assert_eq!(ada.join(&id).await.table["world"]["board"]["terrain"]["C4"], "water");
    running.stop().await;
    // What is wrong with the content is said before the server starts.
    files[0].text = BOARD.replace("season: summer", "season: spring");
    let mut others = crate::common::hosts();
    let pack =
        Pack::new(Manifest::new("aces", "en", "Mill"), files, &others).expect("the game has not looked yet");
    let why =
        others.stock(&Content::Pack("mill.pack".to_string(), Box::new(pack))).expect_err("no such season");
    assert!(why.to_string().starts_with("mill.pack/mill.board:2: "), "{why}");
}

#[tokio::test]
async fn what_is_no_pack_gets_sentences_and_a_stranger_nothing() {
    let folder = Folder::new();
    let running = start(&folder).await;
    let ada = Browser::new(running.address).await;
    let made = ada.post("/api/packs", &wanted()).await.body;
    let stranger = Browser::stranger(running.address);
    assert_eq!(stranger.post("/api/packs", &wanted()).await.status, 401);
    assert_eq!(stranger.post_bytes("/api/packs/open", &made).await.status, 401);
    for nonsense in [&b""[..], b"PK", b"<html>", &made[..40]] {
        let refused = ada.post_bytes("/api/packs/open", nonsense).await;
        assert_eq!((refused.status, refused.why().as_str()), (400, "pack-refused"));
        assert_eq!(refused.json()["faults"][0]["says"]["key"], "pack-no-zip");
    }
    let huge = ada.post_bytes("/api/packs/open", &vec![0; (1 << 20) + 1]).await;
    assert_eq!((huge.status, huge.why().as_str()), (413, "web-too-large"));
    // All that is wrong comes at once, each with its place.
    let mut wrong = wanted();
    wrong["manifest"]["game"] = "chess".into();
    wrong["manifest"]["version"] = "new".into();
    wrong["files"][0]["file"] = "../mill.board".into();
    wrong["files"][0]["text"] = "board: <b>Mill</b>".into();
    let faults = ada.post("/api/packs", &wrong).await.json()["faults"].clone();
    let keys: Vec<&str> =
        faults.as_array().into_iter().flatten().filter_map(|it| it["says"]["key"].as_str()).collect();
    assert_eq!(keys, ["pack-game", "pack-version", "pack-file-name", "pack-markup"], "{faults}");
    assert_eq!(faults[2]["places"], json!(["../mill.board"]));
    running.stop().await;
}

#[tokio::test]
async fn nobody_has_packs_opened_without_end() {
    let folder = Folder::new();
    let limits = Limits { requests: (4.0, 0.01), spare_loopback: false, ..Limits::default() };
    let settings = Settings { limits, ..Settings::new(&folder.0) };
    let running = server::start(settings, hosts()).await.expect("the server starts");
    let ada = Browser::new(running.address).await;
    let mut statuses = Vec::new();
    for _ in 0..6 {
        statuses.push(ada.post_bytes("/api/packs/open", b"PK").await.status);
    }
    assert_eq!(statuses, [400, 400, 400, 400, 429, 429]);
    running.stop().await;
}

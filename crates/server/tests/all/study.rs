//! Finished matches as a file for those who study games.

use serde_json::{Value, json};
use server::Command;

use crate::common::{Browser, Folder, against_a_bot, hosts, start};

#[tokio::test]
async fn finished_matches_that_were_listed_are_written_without_names() {
    let folder = Folder::new();
    let running = start(&folder).await;
    let ada = Browser::named(running.address, "Ada Lovelace").await;
    let listed = |listed: bool| {
        let mut new = against_a_bot();
        new["listed"] = listed.into();
        new
    };
    let mut ids = Vec::new();
    for new in [listed(true), listed(false), listed(true)] {
        ids.push(ada.begin(new).await);
    }
    // The first two are over.
    for id in &ids[..2] {
        let mut table = ada.join(id).await;
        table.say(&json!({"chat": {"text": "well played"}})).await;
        let told = table.ask("resign", json!({"seat": 0})).await;
        assert!(told.get("change").is_some(), "{told}");
    }
    let file = folder.0.join("study.jsonl");
    let export =
        || server::administer(folder.settings(), hosts(), Command::ExportMatches { to: file.clone() });
    let done = export().await.expect("it is written");
    assert_eq!((&done["matches"], &done["wrong"]), (&json!(1), &json!([])));
    let text = std::fs::read_to_string(&file).expect("it is there");
    let lines: Vec<Value> = text.lines().map(|it| serde_json::from_str(it).expect("it is JSON")).collect();
    assert_eq!(lines.len(), 1);
    let seats = json!([{"seat": 0, "player": "person"}, {"seat": 1, "player": "bot"}]);
    assert_eq!(
        (&lines[0]["game"], &lines[0]["seats"], &lines[0]["winners"]),
        (&json!("aces"), &seats, &json!([1]))
    );
    assert_eq!(lines[0]["ended"], "web-over-resigned");
    assert!(lines[0]["match"]["journal"].is_array());
    for hidden in ["Ada", "Lovelace", "well played", &ids[0], &ids[1]] {
        assert!(!text.contains(hidden), "{hidden}");
    }
    // Everybody is told the same over the net, a few at a time, with a number to go on from.
    let stranger = Browser { cookie: None, ..ada.clone() };
    let told = stranger.get("/api/study/aces/0").await;
    assert_eq!(told.header("content-type"), Some("application/x-ndjson"));
    let mut told: Value = serde_json::from_slice(&told.body).expect("it is one line");
    let no = told.as_object_mut().and_then(|it| it.remove("no")).expect("it has a number");
    assert_eq!(told, lines[0]);
    assert_eq!(stranger.get(&format!("/api/study/aces/{no}")).await.body, b"");
    assert_eq!(stranger.get("/api/study/sergeants/0").await.body, b"");
    assert_eq!(stranger.get("/api/study/aces/x").await.why(), "web-not-understood");
    assert_eq!(stranger.get("/api/study/chess/0").await.why(), "web-no-such-game");
    assert!(export().await.is_err_and(|it| it.contains("cannot be written")), "nothing is overwritten");
    running.stop().await;
}

//! Analyses of finished matches: for those who played, one after the other, kept for everybody, and begun again if the server ended meanwhile.

use std::time::Duration;

use crate::common::{Browser, Folder, Socket, hosts, start};
use serde_json::{Value, json};
use server::{Limits, Running, Settings};

/// A person alone at both sides, two units a side.
fn alone() -> Value {
    let units = json!([{"id": "us-tank-1", "hex": "C13"}, {"id": "us-infantry-1", "hex": "D11"},
        {"id": "g1-tank-1", "hex": "F12"}, {"id": "g1-infantry-1", "hex": "G10"}]);
    json!({"game": "aces", "setup": {"players": 2, "position": {"units": units, "order": ["us", "g1"]}},
        "seats": [{"seat": 0, "player": "me"}, {"seat": 1, "player": "bot"}]})
}

/// A match that was given up.
async fn given_up(browser: &Browser) -> (String, Socket) {
    let id = browser.begin(alone()).await;
    let mut table = browser.join(&id).await;
    assert!(table.answer(0, &json!("done")).await.get("change").is_some());
    assert!(table.ask("resign", json!({"seat": 0})).await.get("change").is_some());
    (id, table)
}

async fn analyse(table: &mut Socket, begin: bool) -> Value {
    table.ask("analysis", json!({"begin": begin})).await
}

fn stage(message: &Value) -> &Value {
    &message["analysis"]["stage"]
}

async fn until_done(table: &mut Socket) -> Value {
    let told = table.hear_until(|it| !stage(it)["done"].is_null()).await;
    stage(&told)["done"].clone()
}

async fn limited(folder: &Folder, limits: Limits) -> Running {
    let settings = Settings { limits, ..folder.settings() };
    server::start(settings, hosts()).await.expect("it starts")
}

/// The same person at a server that has begun again.
fn again(browser: Browser, running: &Running) -> Browser {
    Browser { address: running.address, origin: format!("http://{}", running.address), ..browser }
}

/// Who played may ask; from then on everybody reads it at once, after a restart too. All changes add up to the result.
#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_is_made_once_and_kept() {
    let folder = Folder::new();
    let running = start(&folder).await;
    let (ada, mira) = (Browser::new(running.address).await, Browser::new(running.address).await);
    let (id, mut table) = given_up(&ada).await;
    assert_eq!(stage(&analyse(&mut table, false).await), &json!({"none": {}}), "she may ask");
    let mut watching = mira.join(&id).await;
    let watched = analyse(&mut watching, false).await;
    assert_eq!(stage(&watched)["none"]["why"]["key"], "web-analysis-players");
    let refused = analyse(&mut watching, true).await;
    assert_eq!(refused["refused"]["why"]["key"], "web-analysis-players", "{refused}");

    let begun = analyse(&mut table, true).await;
    assert!(stage(&begun)["waiting"].is_object() || stage(&begun)["working"].is_object(), "{begun}");
    let analysis = until_done(&mut table).await;
    let course = analysis["course"].as_array().expect("a list");
    let changes: i64 = analysis["ledger"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|it| it["changes"][0].as_i64().expect("a number"))
        .sum();
    assert_eq!(course[0]["chances"][0].as_i64().expect("a number") + changes, 0, "{analysis}");
    assert_eq!(until_done(&mut watching).await, analysis, "she had asked, and is told");
    running.stop().await;

    let running = start(&folder).await;
    let mira = again(mira, &running);
    let mut table = mira.join(&id).await;
    assert_eq!(stage(&analyse(&mut table, false).await)["done"], analysis, "it was kept");
    running.stop().await;
}

/// A match that goes on has none, for nobody.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_said_of_a_match_that_goes_on() {
    let folder = Folder::new();
    let running = start(&folder).await;
    let ada = Browser::new(running.address).await;
    let id = ada.begin(alone()).await;
    let mut table = ada.join(&id).await;
    for begin in [false, true] {
        let refused = analyse(&mut table, begin).await;
        assert_eq!(refused["refused"]["why"]["key"], "web-not-over", "{refused}");
    }
    running.stop().await;
}

/// One at a time for a person, so many for all, each knows how many come before it; the end of the server waits for none of them, and after
/// it they go on by themselves, in their order.
#[tokio::test(flavor = "multi_thread")]
async fn analyses_wait_for_each_other_and_outlive_the_server() {
    let folder = Folder::new();
    let limits = || Limits { analyses: 1, analyses_waiting: 1, ..Limits::default() };
    let running = limited(&folder, limits()).await;
    running.hold_analyses(true);
    let [ada, mira, eve] = [0; 3].map(|_| Browser::new(running.address));
    let (ada, mira, eve) = (ada.await, mira.await, eve.await);
    let (first, mut one) = given_up(&ada).await;
    let (_, mut other) = given_up(&ada).await;
    let (second, mut two) = given_up(&mira).await;
    let (_, mut three) = given_up(&eve).await;
    assert!(stage(&analyse(&mut one, true).await).get("waiting").is_some());
    let another = analyse(&mut other, true).await;
    assert_eq!(another["refused"]["why"]["key"], "web-analysis-another", "{another}");
    assert_eq!(stage(&analyse(&mut two, true).await), &json!({"waiting": {"ahead": 1}}));
    let full = analyse(&mut three, true).await;
    assert_eq!(full["refused"]["why"]["key"], "web-analysis-full", "{full}");
    let ended = tokio::time::timeout(Duration::from_secs(10), running.stop()).await;
    assert!(ended.is_ok(), "it takes too long");

    let running = limited(&folder, limits()).await;
    let (ada, mira) = (again(ada, &running), again(mira, &running));
    for (browser, id) in [(&ada, first), (&mira, second)] {
        let mut table = browser.join(&id).await;
        let told = analyse(&mut table, false).await;
        assert!(stage(&told).get("none").is_none(), "nobody asked again, and it goes on: {told}");
        if stage(&told).get("done").is_none() {
            until_done(&mut table).await;
        }
    }
    running.stop().await;
}

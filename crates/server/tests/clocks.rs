//! Clocks, with time turned by hand.

mod common;

use std::time::Duration;

use common::{Browser, Folder, Socket, start};
use serde_json::{Value, json};

fn new(clock: &Value) -> Value {
    let units = json!([{"id": "us-tank-1", "hex": "C13"}, {"id": "g1-tank-1", "hex": "K16"}]);
    json!({"game": "aces", "setup": {"players": 2, "position": {"units": units}}, "clock": clock, "listed": true,
        "seats": [{"seat": 0, "player": "me"}]})
}

/// Lets so much time pass at once.
async fn pass(time: Duration) {
    tokio::time::pause();
    tokio::time::advance(time).await;
    tokio::time::resume();
}

const MINUTE: Duration = Duration::from_secs(60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

async fn two(folder: &Folder, clock: &Value) -> (server::Running, Browser, Browser, String) {
    let running = start(folder).await;
    let (ada, bob) =
        (Browser::named(running.address, "Ada").await, Browser::named(running.address, "Bob").await);
    let id = ada.begin(new(clock)).await;
    assert_eq!(bob.post(&format!("/api/matches/{id}/seats"), &json!({"seat": 1})).await.status, 200);
    (running, ada, bob, id)
}

fn left(socket: &Socket, before: u64) -> u64 {
    (socket.now["deadline"].as_u64().expect("the clock runs") - before) / 1000
}

#[tokio::test]
async fn the_hourglass_runs_through_movement_and_declaring() {
    let folder = Folder::new();
    let (running, ada, bob, id) = two(&folder, &json!({"hourglass": {"minutes": 5}})).await;
    let (mut first, mut second) = (ada.join(&id).await, bob.join(&id).await);
    let began = first.now["deadline"].as_u64().expect("the clock runs") - 300_000;
    pass(2 * MINUTE).await;
    let reply = first.answer(0, &json!("done")).await;
    assert_eq!(reply["change"]["now"]["asked"]["ask"], json!({"declare": {"faction": "us"}}));
    assert!((299..=302).contains(&left(&first, began)), "the same glass runs on: {}", left(&first, began));
    pass(3 * MINUTE + Duration::from_secs(5)).await;
    let told = first.hear_until(|it| it.get("change").is_some()).await;
    assert_eq!(told["change"]["log"][0]["event"], json!({"time_ran_out": {"faction": "us"}}));
    assert_eq!(told["change"]["now"]["asked"]["ask"], json!({"money": {"faction": "us"}}));
    assert!(told["change"]["now"].get("deadline").is_none(), "money takes its time");
    assert_eq!(first.now["undo"], "clock");
    first.answer(0, &json!("done")).await;
    second.hear_until(|it| it["change"]["now"]["asked"]["seat"] == 1).await;
    assert!(600 < left(&second, began), "the other has a glass of their own");
    running.stop().await;
}

#[tokio::test]
async fn a_bot_stands_in_after_days_and_gives_the_seat_back() {
    let folder = Folder::new();
    let (running, ada, bob, id) = two(&folder, &json!({"days": {"days": 2}})).await;
    let mut second = bob.join(&id).await;
    pass(DAY).await;
    assert!(second.is_quiet().await || second.now["waiting"] == json!([0]));
    pass(DAY + MINUTE).await;
    let seats = second.hear_until(|it| it["seats"][0]["stand_in"] == true).await;
    assert_eq!(seats["seats"][0]["player"], json!({"person": "Ada"}));
    while second.now["waiting"] != json!([1]) {
        second.hear().await;
    }
    // Bob answers in time: nobody stands in for him.
    assert!(second.answer(1, &json!("done")).await.get("change").is_some());
    let mut first = ada.join(&id).await;
    assert_eq!(first.table["seats"][0]["stand_in"], false);
    second.hear_until(|it| it["seats"][0]["stand_in"] == false).await;
    for _ in 0..2 {
        second.answer(1, &json!("done")).await;
    }
    first.hear_until(|it| it["change"]["now"]["asked"]["seat"] == 0).await;
    running.stop().await;
}

/// Nobody is at the table, and the match sleeps: the time runs out all the same.
#[tokio::test]
async fn a_sleeping_match_is_woken_when_time_runs_out() {
    let folder = Folder::new();
    let (running, ada, bob, id) = two(&folder, &json!({"days": {"days": 1}})).await;
    drop(ada.join(&id).await);
    tokio::time::sleep(Duration::from_millis(200)).await;
    pass(10 * MINUTE).await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    let awake = |it: &common::Reply| String::from_utf8_lossy(&it.body).contains("sandtable_matches_live 1");
    assert!(!awake(&bob.get("/metrics").await), "it sleeps");
    pass(DAY + 2 * MINUTE).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    let second = bob.join(&id).await;
    assert_eq!(second.table["seats"][0]["stand_in"], true);
    assert_eq!(second.now["waiting"], json!([1]));
    running.stop().await;
}

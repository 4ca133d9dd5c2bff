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

/// A scout who may have a reaction, for all that is known, and three enemies of whom one is about to move.
fn a_reaction_may_come() -> Value {
    let at = |x: i32, y: i32, facing: u8| json!({"at": [x, y], "facing": facing});
    let soldiers = json!([
        {"tag": 21, "seat": 0, "at": at(120, 262, 16), "cards": [8]},
        {"tag": 51, "seat": 1, "at": at(520, 262, 48)},
        {"tag": 54, "seat": 1, "at": at(520, 330, 48)},
        {"tag": 71, "seat": 1, "at": at(520, 300, 48)}
    ]);
    let position = json!({"turn": 1, "phase": 1, "story": [11, 2, 14], "soldiers": soldiers,
        "hands": [[[21, 1]], []], "shown": [[], [[71, 4]]], "then": [{"phase": {"phase": 1}}, "finish"]});
    json!({"game": "sergeants", "listed": true, "seats": [{"seat": 0, "player": "me"}],
        "setup": {"scenario": "picked-men", "seats": ["us", "de"], "position": position}})
}

/// What Bob hears of an enemy's window, if Ada answers it herself or has passed for the whole turn.
async fn heard_of_a_window(beforehand: bool) -> Vec<Value> {
    let folder = Folder::new();
    let running = start(&folder).await;
    let (ada, bob) =
        (Browser::named(running.address, "Ada").await, Browser::named(running.address, "Bob").await);
    let id = ada.begin(a_reaction_may_come()).await;
    assert_eq!(bob.post(&format!("/api/matches/{id}/seats"), &json!({"seat": 1})).await.status, 200);
    let (mut first, mut second) = (ada.join(&id).await, bob.join(&id).await);

    assert!(first.now["asked"]["ask"].get("preempt").is_some(), "{}", first.now);
    let pass_for_the_turn = json!({"standing": {"pass": {"turn": 1, "phase": 0, "unless": null}}});
    first.answer(0, &if beforehand { pass_for_the_turn } else { json!("done") }).await;
    second.hear_until(|it| it["change"]["now"]["asked"]["seat"] == 1).await;
    let walk = json!({"walk": {"to": {"at": [500, 262], "facing": 48}}});
    for choice in [json!({"part": "bubble"}), json!({"soldier": 51}), walk] {
        assert!(second.answer(1, &choice).await.get("change").is_some());
    }
    assert_eq!(second.now["waiting"], json!([0]), "she is asked, whatever she has said");
    assert!(second.is_quiet().await, "and nothing comes at once");
    if beforehand {
        pass(Duration::from_secs(5)).await;
    } else {
        first.hear_until(|it| it["change"]["now"]["asked"]["ask"].get("react").is_some()).await;
        first.answer(0, &json!("done")).await;
    }
    second.hear_until(|it| it["change"]["now"]["asked"]["seat"] == 1).await;
    running.stop().await;
    second
        .heard
        .iter()
        .filter_map(|it| serde_json::from_str::<Value>(it).ok()?.get("change").cloned())
        .collect()
}

#[tokio::test]
async fn an_answer_given_beforehand_waits_a_glance_and_cannot_be_told_from_another() {
    let (by_hand, beforehand) = (heard_of_a_window(false).await, heard_of_a_window(true).await);
    assert!(4 < by_hand.len());
    assert_eq!(by_hand, beforehand);
}

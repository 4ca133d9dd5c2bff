//! Clocks, with time turned by hand.

use std::time::Duration;

use crate::common::{Browser, Folder, Socket, a_scout_and_three_enemies, start};
use serde_json::{Value, json};
use server::Running;

fn new(clock: &Value) -> Value {
    let units = json!([{"id": "us-tank-1", "hex": "C13"}, {"id": "g1-tank-1", "hex": "K16"}]);
    json!({"game": "aces", "setup": {"players": 2, "position": {"units": units}}, "clock": clock, "listed": true,
        "seats": [{"seat": 0, "player": "me"}]})
}

/// Lets so much time pass at once, by every clock.
pub async fn pass(running: &Running, time: Duration) {
    running.put_clock_forward(time);
    tokio::time::pause();
    tokio::time::advance(time).await;
    tokio::time::resume();
}

fn is_awake(metrics: &crate::common::Reply) -> bool {
    String::from_utf8_lossy(&metrics.body).contains("sandtable_matches_live 1")
}

const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(60 * 60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

async fn two(folder: &Folder, clock: &Value) -> (Running, Browser, Browser, String) {
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
    pass(&running, 2 * MINUTE).await;
    let reply = first.answer(0, &json!("done")).await;
    assert_eq!(reply["change"]["now"]["asked"]["ask"], json!({"declare": {"faction": "us"}}));
    assert!((299..=302).contains(&left(&first, began)), "the same glass runs on: {}", left(&first, began));
    pass(&running, 3 * MINUTE + Duration::from_secs(5)).await;
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

/// A bot answers the question that took too long, and no other; then its player is awaited again.
#[tokio::test]
async fn a_bot_gives_one_answer_for_someone_who_is_late() {
    let folder = Folder::new();
    let (running, ada, bob, id) = two(&folder, &json!({"days": {"days": 2}})).await;
    let mut second = bob.join(&id).await;
    pass(&running, DAY).await;
    assert!(second.is_quiet().await || second.now["waiting"] == json!([0]));
    pass(&running, DAY + MINUTE).await;
    let seats = second.hear_until(|it| it["seats"][0]["stand_in"] == true).await;
    assert_eq!(seats["seats"][0]["player"], json!({"person": "Ada"}));
    assert_eq!(
        (&second.now["n"], &second.now["waiting"]),
        (&json!(1), &json!([0])),
        "one answer: {}",
        second.now
    );
    // She has less time for the next one: an hour for each day.
    assert!(second.is_quiet().await);
    pass(&running, HOUR).await;
    assert!(second.is_quiet().await);
    pass(&running, HOUR + MINUTE).await;
    second.hear_until(|it| it["change"]["now"]["n"] == 2).await;
    // She comes back: what is left of the turn is hers, with all the time that there is.
    let mut first = ada.join(&id).await;
    assert_eq!(first.table["seats"][0]["stand_in"], false);
    second.hear_until(|it| it["seats"][0]["stand_in"] == false).await;
    pass(&running, DAY).await;
    assert!(second.is_quiet().await);
    while first.now["waiting"] == json!([0]) {
        assert!(first.answer(0, &json!("done")).await.get("change").is_some());
    }
    second.hear_until(|it| it["change"]["now"]["asked"]["seat"] == 1).await;
    running.stop().await;
}

#[tokio::test]
async fn a_jump_of_the_clock_costs_nobody_any_time() {
    let folder = Folder::new();
    let (running, _, bob, id) = two(&folder, &json!({"days": {"days": 2}})).await;
    let mut second = bob.join(&id).await;
    let before = second.now["deadline"].as_u64().expect("the clock runs");
    running.put_clock_forward(5 * DAY);
    pass(&running, 2 * MINUTE).await;
    // All that changes is the time of day at which the time runs out.
    let told = second.hear_until(|it| it.get("change").is_some()).await;
    let after = told["change"]["now"]["deadline"].as_u64().expect("the clock runs");
    assert!((after - before).abs_diff(5 * 24 * 60 * 60_000) < 5_000, "{}", after - before);
    assert_eq!(told["change"]["now"]["n"], 0);
    pass(&running, DAY).await;
    assert!(second.is_quiet().await);
    pass(&running, DAY).await;
    second.hear_until(|it| it["seats"][0]["stand_in"] == true).await;
    running.stop().await;
}

/// A match of two with days for an answer that Ada has looked at, and that sleeps.
async fn asleep(folder: &Folder, days: u8) -> (Running, Browser, String) {
    let (running, ada, bob, id) = two(folder, &json!({"days": {"days": days}})).await;
    drop(ada.join(&id).await);
    tokio::time::sleep(Duration::from_millis(200)).await;
    pass(&running, 10 * MINUTE).await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert!(!is_awake(&bob.get("/metrics").await), "it sleeps");
    (running, bob, id)
}

/// A jump, or a restart after days, leaves everybody a quarter of the time also where the match was asleep.
#[tokio::test]
async fn a_jump_leaves_time_in_a_match_that_sleeps() {
    let folder = Folder::new();
    let (running, bob, id) = asleep(&folder, 2).await;
    running.put_clock_forward(5 * DAY);
    pass(&running, 2 * MINUTE).await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    let mut second = bob.join(&id).await;
    assert_eq!((&second.table["seats"][0]["stand_in"], &second.now["n"]), (&json!(false), &json!(0)));
    pass(&running, 11 * HOUR).await;
    assert!(second.is_quiet().await);
    pass(&running, 2 * HOUR).await;
    second.hear_until(|it| it["seats"][0]["stand_in"] == true).await;
    running.stop().await;
}

#[tokio::test]
async fn the_hourglass_survives_a_restart() {
    let folder = Folder::new();
    let (running, ada, _, id) = two(&folder, &json!({"hourglass": {"minutes": 5}})).await;
    let mut first = ada.join(&id).await;
    let began = first.now["deadline"].as_u64().expect("the clock runs") - 300_000;
    pass(&running, 2 * MINUTE).await;
    first.answer(0, &json!("done")).await;
    assert!((298..=302).contains(&left(&first, began)), "{}", left(&first, began));
    pass(&running, MINUTE).await;
    running.stop().await;
    let running = start(&folder).await;
    let again = Browser { address: running.address, origin: format!("http://{}", running.address), ..ada };
    let now =
        std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("it is later").as_millis()
            as u64;
    let first = again.join(&id).await;
    assert!((118..=122).contains(&left(&first, now)), "two minutes are left: {}", left(&first, now));
    running.stop().await;
}

/// Nobody is at the table, and the match sleeps: the time runs out all the same.
#[tokio::test]
async fn a_sleeping_match_is_woken_when_time_runs_out() {
    let folder = Folder::new();
    let (running, bob, id) = asleep(&folder, 1).await;
    pass(&running, DAY + 2 * MINUTE).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    let second = bob.join(&id).await;
    assert_eq!(second.table["seats"][0]["stand_in"], true);
    assert_eq!(second.now["n"], 1);
    running.stop().await;
}

/// A scout who may have a reaction, for all that is known, and three enemies of whom one is about to move.
fn a_reaction_may_come() -> Value {
    let position = a_scout_and_three_enemies();
    json!({"game": "sergeants", "listed": true, "seats": [{"seat": 0, "player": "me"}],
        "setup": {"scenario": "picked-men", "seats": ["us", "de"], "position": position}})
}

/// What Bob hears of an enemy's window, if Ada answers it herself or has passed for the whole turn.
async fn heard_of_a_window(in_advance: bool) -> Vec<Value> {
    let folder = Folder::new();
    let running = start(&folder).await;
    let (ada, bob) =
        (Browser::named(running.address, "Ada").await, Browser::named(running.address, "Bob").await);
    let id = ada.begin(a_reaction_may_come()).await;
    assert_eq!(bob.post(&format!("/api/matches/{id}/seats"), &json!({"seat": 1})).await.status, 200);
    let (mut first, mut second) = (ada.join(&id).await, bob.join(&id).await);

    assert!(first.now["asked"]["ask"].get("preempt").is_some(), "{}", first.now);
    let pass_for_the_turn = json!({"standing": {"pass": {"turn": 1, "phase": 0, "unless": null}}});
    first.answer(0, &if in_advance { pass_for_the_turn } else { json!("done") }).await;
    second.hear_until(|it| it["change"]["now"]["asked"]["seat"] == 1).await;
    let walk = json!({"walk": {"to": {"at": [500, 262], "facing": 48}}});
    for choice in [json!({"part": "bubble"}), json!({"soldier": 51}), walk] {
        assert!(second.answer(1, &choice).await.get("change").is_some());
    }
    assert_eq!(second.now["waiting"], json!([0]), "she is asked, whatever she has said");
    assert!(second.is_quiet().await, "and nothing comes at once");
    if in_advance {
        pass(&running, Duration::from_secs(5)).await;
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
async fn an_answer_given_in_advance_waits_a_glance_and_cannot_be_told_from_another() {
    let (by_hand, in_advance) = (heard_of_a_window(false).await, heard_of_a_window(true).await);
    assert!(4 < by_hand.len());
    assert_eq!(by_hand, in_advance);
}

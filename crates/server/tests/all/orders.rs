//! Standing orders: private, carried out as if their player had answered, and withdrawn at any time.

use std::time::Duration;

use serde_json::{Value, json};
use server::Running;

use crate::{
    clocks::pass,
    common::{Browser, Folder, Socket, start},
};

/// A tank of Ada's that can come past one of Bob's.
fn meeting() -> Value {
    let units = json!([{"id": "us-tank-1", "hex": "E13"}, {"id": "us-infantry-1", "hex": "C11"},
        {"id": "g1-tank-1", "hex": "G13"}, {"id": "g1-infantry-1", "hex": "K4"}]);
    json!({"game": "aces", "setup": {"players": 2, "position": {"turn": "us", "units": units}}, "listed": true,
        "seats": [{"seat": 0, "player": "me"}]})
}

/// To a hex where Bob's tank may stop it.
fn step() -> Value {
    json!({"march": {"unit": "us-tank-1", "path": ["F13"], "step_by_step": true}})
}

async fn two(folder: &Folder) -> (Running, Browser, Browser, String) {
    let running = start(folder).await;
    let (ada, bob) =
        (Browser::named(running.address, "Ada").await, Browser::named(running.address, "Bob").await);
    let id = ada.begin(meeting()).await;
    assert_eq!(bob.post(&format!("/api/matches/{id}/seats"), &json!({"seat": 1})).await.status, 200);
    (running, ada, bob, id)
}

async fn order(socket: &mut Socket, seat: u64, orders: &[&str]) -> Value {
    socket.ask("orders", json!({"seat": seat, "orders": orders})).await
}

fn given(orders: &Value) -> Vec<&str> {
    let all = orders[0]["orders"].as_array().expect("the game knows orders");
    all.iter().filter(|it| it["given"] == true).filter_map(|it| it["key"].as_str()).collect()
}

/// All that Ada hears while Bob lets her tank pass, by hand or by an order that he gave before.
async fn heard_of_a_pass(by_order: bool) -> Vec<String> {
    let folder = Folder::new();
    let (running, ada, bob, id) = two(&folder).await;
    let (mut first, mut second) = (ada.join(&id).await, bob.join(&id).await);
    // She sees him come.
    while !first.is_quiet().await {}
    if by_order {
        assert!(order(&mut second, 1, &["pass-bomber", "pass-tank"]).await.get("done").is_some());
    }
    assert!(first.is_quiet().await, "nobody is told of an order");
    first.answer(0, &step()).await;
    assert_eq!(first.now["waiting"], json!([1]), "he is asked, whatever he has said");
    assert!(first.is_quiet().await, "and nothing comes at once");
    if by_order {
        pass(&running, Duration::from_secs(5)).await;
    } else {
        second.hear_until(|it| it["change"]["now"]["asked"]["ask"].get("intercept").is_some()).await;
        assert_eq!(second.now["asked"]["order"], "pass-tank", "the page can offer to say so for ever");
        second.answer(1, &json!("let_pass")).await;
    }
    first.hear_until(|it| it["change"]["now"]["asked"]["seat"] == 0).await;
    running.stop().await;
    let changes = first.heard.iter().filter_map(|it| serde_json::from_str::<Value>(it).ok());
    changes.filter_map(|it| Some(it.get("change")?.to_string())).collect()
}

#[tokio::test]
async fn an_order_waits_a_glance_and_cannot_be_told_from_an_answer() {
    let (by_hand, by_order) = (heard_of_a_pass(false).await, heard_of_a_pass(true).await);
    assert!(1 < by_hand.len());
    assert_eq!(by_hand, by_order);
}

#[tokio::test]
async fn only_the_player_of_a_seat_gives_orders_that_the_game_knows() {
    let folder = Folder::new();
    let (running, ada, bob, id) = two(&folder).await;
    let watcher = Browser::named(running.address, "Eve").await;
    let (mut first, mut second, mut third) =
        (ada.join(&id).await, bob.join(&id).await, watcher.join(&id).await);
    let why = |it: Value| it["refused"]["why"]["key"].as_str().unwrap_or_default().to_string();
    assert_eq!(why(order(&mut first, 1, &["pass-tank"]).await), "web-not-your-seat");
    assert_eq!(why(order(&mut third, 1, &["pass-tank"]).await), "web-not-your-seat");
    assert_eq!(why(order(&mut second, 7, &[]).await), "web-no-such-seat");
    assert_eq!(why(order(&mut second, 1, &["pass-tank", "win"]).await), "web-no-such-order");
    assert_eq!(why(order(&mut second, 1, &["pass-tank"; 5000]).await), "", "said often, it is said once");
    let told = second.hear_until(|it| it.get("orders").is_some()).await;
    assert_eq!(given(&told["orders"]), ["pass-tank"], "he is told what stands");
    while !(first.is_quiet().await && third.is_quiet().await) {}
    let about = |it: &Socket| it.heard.iter().any(|it| it.starts_with("{\"orders\""));
    assert!(!about(&first) && !about(&third), "and nobody else is");
    assert!(third.table.get("orders").is_none() && given(&first.table["orders"]).is_empty());
    running.stop().await;
}

#[tokio::test]
async fn orders_stand_until_they_are_withdrawn_or_the_seat_is_left() {
    let folder = Folder::new();
    let (running, ada, bob, id) = two(&folder).await;
    let mut second = bob.join(&id).await;
    order(&mut second, 1, &["pass-tank", "decline-draws"]).await;
    running.stop().await;
    // A restart, and another window.
    let running = start(&folder).await;
    let [ada, bob] = [ada, bob].map(|it| Browser {
        address: running.address,
        origin: format!("http://{}", running.address),
        ..it
    });
    let mut second = bob.join(&id).await;
    assert_eq!(given(&second.table["orders"]), ["pass-tank", "decline-draws"]);
    let kept = bob.get("/api/me/data").await;
    assert!(String::from_utf8_lossy(&kept.body).contains("decline-draws"), "his own data tells it");
    // Withdrawn: he is asked, and nobody answers for him.
    order(&mut second, 1, &["decline-draws"]).await;
    let mut first = ada.join(&id).await;
    first.answer(0, &step()).await;
    pass(&running, Duration::from_secs(30)).await;
    assert!(first.is_quiet().await);
    assert_eq!(first.now["waiting"], json!([1]));
    // Given while he is asked: that is the answer.
    order(&mut second, 1, &["pass-tank"]).await;
    first.hear_until(|it| it["change"]["now"]["asked"]["seat"] == 0).await;
    running.stop().await;
}

//! Going back further than one may alone: everybody is asked, one step at a time, and it is in the log.

use std::time::Duration;

use crate::common::{Browser, Folder, Socket, start};
use serde_json::{Value, json};
use server::Running;

/// Two fights are possible for either side.
fn new(second: &str, clock: &Value) -> Value {
    let units = json!([{"id": "us-tank-1", "hex": "C13"}, {"id": "us-infantry-1", "hex": "E12"},
        {"id": "us-infantry-2", "hex": "K3"},
        {"id": "g1-tank-1", "hex": "F12"}, {"id": "g1-infantry-1", "hex": "C12"}, {"id": "g1-infantry-2", "hex": "K16"}]);
    json!({"game": "aces", "setup": {"players": 2, "position": {"units": units}}, "clock": clock, "listed": true,
        "seats": [{"seat": 0, "player": "me"}, {"seat": 1, "player": second}]})
}

async fn two(folder: &Folder, clock: &Value) -> (Running, Browser, Browser, String) {
    let running = start(folder).await;
    let (ada, bob) =
        (Browser::named(running.address, "Ada").await, Browser::named(running.address, "Bob").await);
    let id = ada.begin(new("open", clock)).await;
    assert_eq!(bob.post(&format!("/api/matches/{id}/seats"), &json!({"seat": 1})).await.status, 200);
    (running, ada, bob, id)
}

fn key(reply: &Value) -> &str {
    reply["refused"]["why"]["key"].as_str().unwrap_or_default()
}

fn attack(unit: &str, at: &str) -> Value {
    json!({"attack": {"unit": unit, "at": at}})
}

async fn say_all(socket: &mut Socket, seat: u64, choices: &[Value]) {
    for choice in choices {
        let reply = socket.answer(seat, choice).await;
        assert!(reply.get("change").is_some(), "{choice}: {reply}");
    }
}

/// Ada attacks, and dice are rolled.
async fn attack_once(socket: &mut Socket) {
    say_all(socket, 0, &[json!("done"), attack("us-infantry-1", "g1-tank-1"), json!("done")]).await;
    assert_eq!(socket.now["undo"], "die", "{}", socket.now);
}

/// A match of Ada's against such a player, in which dice have been rolled.
async fn attacked_with(folder: &Folder, other: &str) -> (Running, Browser, String, Socket) {
    let running = start(folder).await;
    let ada = Browser::new(running.address).await;
    let id = ada.begin(new(other, &json!("none"))).await;
    let mut table = ada.join(&id).await;
    attack_once(&mut table).await;
    (running, ada, id, table)
}

#[tokio::test]
async fn nothing_goes_back_past_chance_while_a_seat_is_open() {
    let folder = Folder::new();
    let (running, ada, id, mut table) = attacked_with(&folder, "open").await;
    let n = table.now["n"].clone();
    assert_eq!(key(&table.ask("propose", json!({"seat": 0})).await), "web-rewind-open-seat");
    assert_eq!(ada.join(&id).await.now["n"], n);
    running.stop().await;
}

/// A person who is late is asked like everybody else: the bot that stands in has no say.
#[tokio::test]
async fn a_stand_in_does_not_agree_for_anybody() {
    let folder = Folder::new();
    let (running, ada, bob, id) = two(&folder, &json!({"days": {"days": 2}})).await;
    let mut first = ada.join(&id).await;
    attack_once(&mut first).await;
    say_all(&mut first, 0, &[json!("done")]).await;
    let late = Duration::from_secs(2 * 24 * 60 * 60 + 60);
    running.put_clock_forward(late);
    tokio::time::pause();
    tokio::time::advance(late).await;
    tokio::time::resume();
    first.hear_until(|it| it["seats"][1]["stand_in"] == true).await;
    let n = ada.join(&id).await.now["n"].as_u64().expect("it has answers");
    assert!(first.ask("propose", json!({"seat": 0})).await.get("done").is_some());
    let asked = first.hear_until(|it| it.get("proposal").is_some_and(Value::is_object)).await;
    assert_eq!(asked["proposal"]["missing"], json!([1]));
    let table = bob.join(&id).await;
    assert!(n <= table.now["n"].as_u64().expect("it has answers"), "nothing was taken back");
    running.stop().await;
}

/// One proposal is one step, and goes past one outcome of chance: here two of Bob's factions have fought.
#[tokio::test]
async fn nothing_goes_back_past_two_outcomes_of_chance_at_once() {
    let folder = Folder::new();
    let running = start(&folder).await;
    let (ada, bob) = (Browser::new(running.address).await, Browser::new(running.address).await);
    let units = json!([{"id": "g1-tank-1", "hex": "F12"}, {"id": "g1-infantry-1", "hex": "H12"}, {"id": "us-infantry-1", "hex": "E12"},
        {"id": "su-infantry-1", "hex": "G12"}, {"id": "g2-infantry-1", "hex": "K3"}]);
    let position = json!({"units": units, "order": ["g1", "us", "g2", "su"]});
    let new = json!({"game": "aces", "setup": {"players": 4, "position": position}, "listed": true,
        "seats": [{"seat": 0, "player": "me"}]});
    let id = ada.begin(new).await;
    for seat in 1..4 {
        assert_eq!(bob.post(&format!("/api/matches/{id}/seats"), &json!({"seat": seat})).await.status, 200);
    }
    let mut first = ada.join(&id).await;
    say_all(&mut first, 0, &[json!("done"), json!("done"), json!("done")]).await;
    let fights =
        [Some(attack("us-infantry-1", "g1-tank-1")), None, Some(attack("su-infantry-1", "g1-infantry-1"))];
    for (seat, fight) in (1..).zip(fights) {
        // Bob comes to the seat that is asked.
        let mut second = bob.join(&id).await;
        say_all(&mut second, seat, &[json!("done")]).await;
        say_all(&mut second, seat, fight.as_slice()).await;
        say_all(&mut second, seat, &[json!("done")]).await;
        if seat < 3 {
            say_all(&mut second, seat, &[json!("done")]).await;
            continue;
        }
        assert_eq!(key(&first.ask("propose", json!({"seat": 0})).await), "web-rewind-too-far");
        assert!(
            second.ask("propose", json!({"seat": 3})).await.get("done").is_some(),
            "a step of Bob's is one"
        );
    }
    running.stop().await;
}

#[tokio::test]
async fn whatever_goes_back_is_in_the_log_for_good() {
    let folder = Folder::new();
    let (running, ada, bob, id) = two(&folder, &json!("none")).await;
    let (mut first, mut second) = (ada.join(&id).await, bob.join(&id).await);
    let mut watcher = Browser::stranger(running.address).join(&id).await;
    for again in 0..2 {
        if again == 0 {
            attack_once(&mut first).await;
        } else {
            say_all(&mut first, 0, &[json!("done")]).await;
        }
        let before = first.now["n"].as_u64().expect("it has answers");
        first.ask("propose", json!({"seat": 0})).await;
        second.hear_until(|it| it["proposal"]["missing"] == json!([1])).await;
        let back = second.ask("consent", json!({"seat": 1, "yes": true})).await;
        let told = &back["change"]["rewinds"][0];
        assert_eq!(
            (&told["n"], told["says"]["key"].as_str()),
            (&json!(2), Some("web-log-rewound-by")),
            "{back}"
        );
        assert_eq!(told["says"]["args"], json!({"who": {"seat": "0"}, "n": before - 2}));
        first.hear_until(|it| it["change"]["rewinds"][0] == *told).await;
        watcher.hear_until(|it| it["change"]["rewinds"][0] == *told).await;
    }
    // It stays, also when more is taken back, and after a restart.
    assert!(first.ask("undo", json!({"seat": 0})).await.get("change").is_some());
    running.stop().await;
    let running = start(&folder).await;
    let again = Browser { address: running.address, origin: format!("http://{}", running.address), ..ada };
    assert_eq!(again.join(&id).await.table["rewinds"].as_array().map(Vec::len), Some(2));
    running.stop().await;
}

/// Who plays with bots alone asks nobody, and it is in the log all the same.
#[tokio::test]
async fn who_plays_with_bots_goes_back_at_once() {
    let folder = Folder::new();
    let (running, ada, id, mut table) = attacked_with(&folder, "bot").await;
    let back = table.ask("propose", json!({"seat": 0})).await;
    assert_eq!(back["change"]["now"]["n"], 2);
    assert_eq!(ada.join(&id).await.table["rewinds"][0]["n"], 2);
    running.stop().await;
}

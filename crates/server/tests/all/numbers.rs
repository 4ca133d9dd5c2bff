//! Numbers that people mix into the chance of a match: nobody can choose it. docs/fair-dice.md.

use std::time::Duration;

use crate::common::{Browser, Folder, Socket, opened, start};
use serde_json::{Value, json};
use server::Running;

/// SHA-256 of 32 bytes of 1, 2 and 3.
const PLEDGES: [&str; 3] = [
    "72cd6e8422c407fb6d098690f1130b7ded7ec2f7f5e1d30bd9d521f015363793",
    "75877bb41d393b5fb8455ce60ecd8dda001d06316496b14dfa7f895656eeca4a",
    "648aa5c579fb30f38af744d97d6ec840c7a91277a499a0d780f3e7314eca090b",
];

fn number(i: usize) -> String {
    format!("{:02x}", i + 1).repeat(32)
}

/// Whether a request was carried out.
fn is_done(reply: &Value) -> bool {
    reply.get("done").is_some() || reply.get("change").is_some()
}

fn key(reply: &Value) -> &str {
    reply["refused"]["why"]["key"].as_str().unwrap_or_default()
}

/// Infantry beside a tank: a fight, and dice, after three answers.
fn new(second: &str, clock: &Value) -> Value {
    let units = json!([{"id": "us-infantry-1", "hex": "E12"}, {"id": "us-infantry-2", "hex": "K3"},
        {"id": "g1-tank-1", "hex": "F12"}, {"id": "g1-infantry-2", "hex": "K16"}]);
    json!({"game": "aces", "setup": {"players": 2, "position": {"units": units}}, "clock": clock, "mixed": true,
        "listed": true, "seats": [{"seat": 0, "player": "me"}, {"seat": 1, "player": second}]})
}

async fn attack(socket: &mut Socket) {
    let attack = json!({"attack": {"unit": "us-infantry-1", "at": "g1-tank-1"}});
    for choice in [json!("done"), attack, json!("done")] {
        let reply = socket.answer(0, &choice).await;
        assert!(reply.get("change").is_some(), "{choice}: {reply}");
    }
}

async fn pledge(socket: &mut Socket, i: usize) -> Value {
    socket.ask("pledge", json!({"pledge": PLEDGES[i]})).await
}

async fn show(socket: &mut Socket, number: Option<String>) -> Value {
    socket.ask("number", json!({"number": number})).await
}

/// Ada has begun, Bob has sat down, and dice are wanted.
async fn before_the_dice(folder: &Folder, clock: &Value) -> (Running, [Browser; 2], [Socket; 2], String) {
    let running = start(folder).await;
    let ada = Browser::named(running.address, "Ada").await;
    let bob = Browser::named(running.address, "Bob").await;
    let id = ada.begin(new("open", clock)).await;
    let mut one = ada.join(&id).await;
    attack(&mut one).await;
    assert_eq!(bob.post(&format!("/api/matches/{id}/seats"), &json!({"seat": 1})).await.status, 200);
    let other = bob.join(&id).await;
    (running, [ada, bob], [one, other], id)
}

async fn mixing(browser: &Browser, id: &str) -> Value {
    browser.join(id).await.table["mixing"].clone()
}

#[tokio::test]
async fn nothing_is_rolled_before_everybody_has_given_a_number() {
    let folder = Folder::new();
    let (running, [ada, _], [mut one, mut two], id) = before_the_dice(&folder, &json!("none")).await;
    assert_eq!(one.now["undo"], "free", "no dice yet: {}", one.now);
    assert_eq!(mixing(&ada, &id).await["missing"], json!([0, 1]));
    // A number is shown only once everybody has promised theirs: the last one could choose otherwise.
    assert!(is_done(&pledge(&mut one, 0).await));
    assert_eq!(key(&show(&mut one, Some(number(0))).await), "web-number-not-now");
    assert_eq!(key(&pledge(&mut two, 0).await), "web-number-not-now", "a promise is nobody else's");
    assert_eq!(key(&two.ask("pledge", json!({"pledge": "xyz"})).await), "web-not-understood");
    assert!(is_done(&pledge(&mut two, 1).await));
    assert_eq!(key(&pledge(&mut two, 2).await), "web-number-not-now", "nobody changes their mind");
    let shown = mixing(&ada, &id).await;
    assert_eq!((&shown["stage"], &shown["missing"]), (&json!("showing"), &json!([0, 1])));
    assert_eq!(key(&show(&mut two, Some(number(2))).await), "web-number-wrong");
    assert!(is_done(&show(&mut two, Some(number(1))).await));
    assert_eq!(one.now["undo"], "free");
    let rolled = show(&mut one, Some(number(0))).await;
    assert!(rolled.get("change").is_some(), "{rolled}");
    assert_eq!(one.now["undo"], "die");
    assert_eq!(mixing(&ada, &id).await["stage"], "done");
    running.stop().await;
}

/// The dice are those that the documented way leads to, before and after a restart.
#[tokio::test]
async fn the_dice_come_from_all_numbers_and_can_be_checked() {
    let folder = Folder::new();
    let (running, [ada, bob], [mut one, _], id) = before_the_dice(&folder, &json!("none")).await;
    pledge(&mut one, 0).await;
    running.stop().await;
    // Promises survive a restart.
    let running = start(&folder).await;
    let here = |it: Browser| Browser {
        address: running.address,
        origin: format!("http://{}", running.address),
        ..it
    };
    let (ada, bob) = (here(ada), here(bob));
    let (mut one, mut two) = (ada.join(&id).await, bob.join(&id).await);
    pledge(&mut two, 1).await;
    show(&mut one, Some(number(0))).await;
    show(&mut two, Some(number(1))).await;
    two.ask("resign", json!({"seat": 1})).await;
    let chances = ada.get(&format!("/api/matches/{id}/chances")).await.json();
    let numbers: Vec<&Value> = chances["numbers"].as_array().expect("it has numbers").iter().collect();
    assert_eq!(
        numbers.iter().map(|it| it["pledge"].as_str()).collect::<Vec<_>>(),
        [Some(PLEDGES[0]), Some(PLEDGES[1])]
    );
    assert_eq!(numbers[0]["number"], number(0));
    assert!(!chances["chances"].as_array().expect("it has chances").is_empty());
    running.stop().await;
}

#[tokio::test]
async fn one_person_against_bots_gives_one_number() {
    let (_folder, running, ada) = opened().await;
    let id = ada.begin(new("bot", &json!("none"))).await;
    let mut table = ada.join(&id).await;
    attack(&mut table).await;
    pledge(&mut table, 0).await;
    assert_eq!(table.now["undo"], "free");
    show(&mut table, Some(number(0))).await;
    assert_ne!(table.now["undo"], "free");
    running.stop().await;
}

/// Someone whose browser lost the number can go on without it, and everybody sees that.
#[tokio::test]
async fn a_number_that_is_lost_or_late_is_left_out() {
    let folder = Folder::new();
    let (running, [ada, _], [mut one, mut two], id) =
        before_the_dice(&folder, &json!({"days": {"days": 1}})).await;
    pledge(&mut one, 0).await;
    pledge(&mut two, 1).await;
    show(&mut one, None).await;
    assert_eq!(mixing(&ada, &id).await["numbers"][0]["forgone"], true);
    drop(two);
    // Bob does not come. After a day the match goes on without his number.
    let days = Duration::from_secs(2 * 24 * 60 * 60);
    running.put_clock_forward(days);
    tokio::time::pause();
    tokio::time::advance(days).await;
    tokio::time::resume();
    one.hear_until(|it| it["change"]["now"]["undo"] == "die").await;
    let shown = mixing(&ada, &id).await;
    assert_eq!((&shown["stage"], &shown["numbers"][1]["forgone"]), (&json!("done"), &json!(true)));
    running.stop().await;
}

/// Matches of before, and of programs, come from the server's key alone.
#[tokio::test]
async fn without_numbers_all_is_as_it_was() {
    let folder = Folder::new();
    let running = server::start(folder.settings(), crate::common::hosts()).await.expect("it starts");
    let ada = Browser::new(running.address).await;
    let mut plain = new("bot", &json!("none"));
    plain["mixed"] = json!(false);
    let id = ada.begin(plain).await;
    let mut table = ada.join(&id).await;
    attack(&mut table).await;
    assert_ne!(table.now["undo"], "free");
    assert_eq!(table.table["mixing"], Value::Null);
    assert_eq!(key(&pledge(&mut table, 0).await), "web-number-not-now");
    running.stop().await;
}

//! Whom one plays with: asking someone to leave, not wanting to play with someone, and one's own devices.

use crate::common::{Browser, Folder, start};
use serde_json::{Value, json};
use server::Running;

fn listed() -> Value {
    let units = json!([{"id": "us-tank-1", "hex": "C13"}, {"id": "g1-tank-1", "hex": "K16"}]);
    json!({"game": "aces", "setup": {"players": 2, "position": {"units": units}}, "listed": true,
        "seats": [{"seat": 0, "player": "me"}, {"seat": 1, "player": "open"}]})
}

async fn three(folder: &Folder) -> (Running, [Browser; 3]) {
    let running = start(folder).await;
    let at = running.address;
    let people =
        [Browser::named(at, "Ada").await, Browser::named(at, "Bob").await, Browser::named(at, "Cid").await];
    (running, people)
}

async fn sit(browser: &Browser, id: &str) -> String {
    browser.post(&format!("/api/matches/{id}/seats"), &json!({"seat": 1})).await.why()
}

async fn post(browser: &Browser, id: &str, what: &str, seat: u64) -> (u16, String) {
    let reply = browser.post(&format!("/api/matches/{id}/{what}"), &json!({"seat": seat})).await;
    (reply.status, reply.why())
}

#[tokio::test]
async fn who_began_may_ask_others_to_leave_until_they_have_answered() {
    let folder = Folder::new();
    let (running, [ada, bob, cid]) = three(&folder).await;
    let id = ada.begin(listed()).await;
    let mut table = ada.join(&id).await;
    assert_eq!(sit(&bob, &id).await, "");
    let seats = table.hear_until(|it| it["seats"][1]["player"]["person"] == "Bob").await;
    assert_eq!(seats["seats"][1]["removable"], true);
    let mut bobs = bob.join(&id).await;
    assert_eq!((bobs.seat(), &bobs.table["seats"][0]["removable"]), (Some(1), &json!(false)));
    // Neither the one who sat down nor anybody else may do this, and nobody turns himself out.
    assert_eq!(post(&bob, &id, "turn-out", 0).await.1, "web-turn-out-not-yours");
    assert_eq!(post(&cid, &id, "turn-out", 1).await.1, "web-turn-out-not-yours");
    assert_eq!(post(&ada, &id, "turn-out", 0).await.1, "web-turn-out-not-yours");
    assert_eq!(post(&ada, &id, "turn-out", 1).await.0, 204);
    // He sees what everybody may see, and acts for nobody.
    bobs.hear_until(|it| it.get("table").is_some()).await;
    assert_eq!((bobs.seat(), &bobs.table["seats"][1]["player"]), (None, &json!("open")));
    let refused = bobs.ask("resign", json!({"seat": 1})).await;
    assert_eq!(refused["refused"]["why"]["key"], "web-not-your-seat");
    assert_eq!(sit(&cid, &id).await, "");
    // Once someone has played, it would be a way not to lose.
    let mut cids = cid.join(&id).await;
    while cids.now.get("asked").is_none() {
        table.answer(0, &json!("done")).await;
        cids.hear_until(|it| it.get("change").is_some()).await;
    }
    cids.answer(1, &json!("done")).await;
    assert_eq!(post(&ada, &id, "turn-out", 1).await.1, "web-turn-out-late");
    running.stop().await;
}

#[tokio::test]
async fn nobody_sits_down_with_someone_who_has_blocked_them_nor_is_heard() {
    let folder = Folder::new();
    let (running, [ada, bob, cid]) = three(&folder).await;
    let id = ada.begin(listed()).await;
    assert_eq!(sit(&bob, &id).await, "");
    let (mut table, mut bobs) = (ada.join(&id).await, bob.join(&id).await);
    bobs.say(&json!({"chat": {"text": "rude"}})).await;
    table.hear_until(|it| it["chat"]["text"] == "rude").await;
    // Only those at the same table can be blocked: nobody finds people this way.
    assert_eq!(post(&cid, &id, "block", 1).await.1, "web-not-at-table");
    assert_eq!(post(&ada, &id, "block", 0).await.1, "web-nobody-there");
    assert_eq!(post(&ada, &id, "block", 1).await.0, 204);
    bobs.say(&json!({"chat": {"text": "ruder"}})).await;
    bobs.hear_until(|it| it["chat"]["text"] == "ruder").await;
    let later = ada.join(&id).await;
    assert_eq!(later.table["chat"], json!([]));
    while !table.is_quiet().await {}
    assert!(!table.heard.iter().any(|it| it.contains("ruder")));
    // Not in another match either, by whatever way.
    let other = ada.begin(listed()).await;
    assert_eq!(sit(&bob, &other).await, "web-unwanted");
    let path = ada.join(&other).await.table["match"]["invitation"].as_str().expect("it has one").to_string();
    let invited = bob.post(&format!("/api{}s{}", &path[..11], &path[11..]), &json!({"seat": 1})).await;
    assert_eq!(invited.why(), "web-unwanted", "{path}");
    let blocked = ada.get("/api/me/blocked").await.json();
    assert_eq!(blocked[0]["name"], "Bob");
    assert_eq!(ada.post("/api/me/unblock", &json!({"id": blocked[0]["id"]})).await.status, 204);
    assert_eq!(sit(&bob, &other).await, "");
    assert_eq!(bob.get("/api/me/blocked").await.json(), json!([]));
    running.stop().await;
}

#[tokio::test]
async fn devices_are_listed_and_revoked() {
    let folder = Folder::new();
    let running = start(&folder).await;
    let ada = Browser {
        more: "User-Agent: Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0\r\n".into(),
        ..Browser::stranger(running.address)
    };
    let reply = ada.get("/api/me").await;
    let mut ada = ada;
    ada.keep_cookie(&reply);
    let link =
        ada.post("/api/me/carry", &json!({})).await.json()["path"].as_str().expect("a path").to_string();
    let mut phone = Browser::stranger(running.address);
    let arrived = phone.post(&format!("/api{link}"), &json!({})).await;
    phone.keep_cookie(&arrived);
    let devices = ada.get("/api/me/devices").await.json();
    let devices = devices.as_array().expect("a list");
    assert_eq!(devices.len(), 2);
    let (this, other) = match devices[0]["this"] == true {
        true => (&devices[0], &devices[1]),
        false => (&devices[1], &devices[0]),
    };
    assert_eq!((&this["name"], &other["this"]), (&json!("Firefox · Linux"), &json!(false)));
    // Another person's device has another name.
    let bob = Browser::new(running.address).await;
    assert_eq!(
        bob.post("/api/me/devices/revoke", &json!({"id": other["id"]})).await.why(),
        "web-no-such-device"
    );
    assert_eq!(ada.post("/api/me/devices/revoke", &json!({"id": other["id"]})).await.status, 204);
    assert_eq!(phone.get("/api/me/devices").await.status, 401);
    let out = ada.post("/api/me/sign-out", &json!({})).await;
    assert!(out.status == 204 && out.header("set-cookie").is_some_and(|it| it.contains("Max-Age=0")));
    assert_eq!(ada.get("/api/me/devices").await.status, 401);
    running.stop().await;
}

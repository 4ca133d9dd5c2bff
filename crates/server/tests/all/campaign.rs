//! Playing on: the next chapter of a campaign is begun by the server, once, for the people of the one that is over.

use crate::common::{Browser, Folder, opened, start};
use serde_json::{Value, json};

fn chapter_one(second: &str) -> Value {
    json!({"game": "sergeants", "setup": {"campaign": "river-line"},
        "seats": [{"seat": 0, "player": "me"}, {"seat": 1, "player": second}]})
}

#[tokio::test]
async fn the_next_chapter_begins_once_after_the_end_for_those_who_played() {
    let folder = Folder::new();
    let running = start(&folder).await;
    let ada = Browser::named(running.address, "Ada").await;
    let id = ada.begin(chapter_one("open")).await;
    let mut table = ada.join(&id).await;
    let path = table.table["match"]["invitation"].as_str().expect("a seat is open").to_string();
    let bob = Browser::named(running.address, "Bob").await;
    let sat =
        bob.post(&format!("/api{}", path.replace("invitation", "invitations")), &json!({"seat": 1})).await;
    assert_eq!(sat.status, 200, "{sat:?}");
    let next = format!("/api/matches/{id}/next");
    assert_eq!(ada.post(&next, &json!({})).await.why(), "web-not-over");

    let end = table.ask("resign", json!({"seat": 0})).await;
    let account = &end["change"]["now"]["over"]["account"];
    assert_eq!(
        (&account["chapter"], &account["of"], &account["winners"]),
        (&json!(1), &json!(3), &json!([1]))
    );
    let stranger = Browser::new(running.address).await;
    assert_eq!(stranger.post(&next, &json!({})).await.why(), "web-not-at-table");

    // However often and by whom it is asked for: it is the same match, and those at the table are told.
    let begun = bob.post(&next, &json!({})).await;
    assert_eq!(begun.status, 201, "{begun:?}");
    let new = begun.json()["id"].as_str().expect("it has a name").to_string();
    table.hear_until(|it| it["next"]["id"] == *new).await;
    assert_eq!(ada.post(&next, &json!({})).await.json()["id"], *new);
    assert_ne!(new, id);

    // The same people in the same seats, and the server's own set-up.
    let second = bob.join(&new).await;
    let march = &second.table["world"]["campaign"];
    assert_eq!((&march["chapter"], &march["reinforced"]), (&json!(2), &json!("de")));
    assert_eq!(second.table["world"]["scenario"]["name"], "search");
    assert_eq!(second.table["seat"], json!(1));
    assert_eq!(second.table["seats"][0]["player"], json!({"person": "Ada"}));
    let list = ada.get("/api/matches").await.json();
    assert!(list.as_array().expect("matches").iter().any(|it| it["id"] == *new), "it is in the list");

    // It is remembered when the server was stopped.
    running.stop().await;
    let running = start(&folder).await;
    let ada = Browser { address: running.address, origin: format!("http://{}", running.address), ..ada };
    assert_eq!(ada.post(&next, &json!({})).await.json()["id"], *new);
    let again = ada.join(&id).await;
    assert_eq!(again.table["match"]["next"], *new);
    running.stop().await;
}

#[tokio::test]
async fn a_campaign_ends_and_other_matches_have_no_next() {
    let (_folder, running, ada) = opened().await;
    let mut id = ada.begin(chapter_one("bot")).await;
    for chapter in 1..=3 {
        let mut table = ada.join(&id).await;
        assert_eq!(table.table["world"]["campaign"]["chapter"], chapter);
        table.ask("resign", json!({"seat": 0})).await;
        let next = ada.post(&format!("/api/matches/{id}/next"), &json!({})).await;
        if chapter == 3 {
            assert_eq!(next.why(), "web-no-next");
        } else {
            id = next.json()["id"].as_str().expect("it goes on").to_string();
        }
    }
    let single = json!({"game": "sergeants", "setup": {"scenario": "patrol"},
        "seats": [{"seat": 0, "player": "me"}, {"seat": 1, "player": "bot"}]});
    let id = ada.begin(single).await;
    let end = ada.join(&id).await.ask("resign", json!({"seat": 0})).await;
    assert!(end["change"]["now"]["over"].get("account").is_none());
    assert_eq!(ada.post(&format!("/api/matches/{id}/next"), &json!({})).await.why(), "web-no-next");
    // A set-up from a browser says nothing of veterans.
    let forged = json!({"game": "sergeants", "setup": {"campaign": {"campaign": "river-line", "chapter": 3}},
        "seats": [{"seat": 0, "player": "me"}]});
    assert_eq!(ada.post("/api/matches", &forged).await.status, 400);
    running.stop().await;
}

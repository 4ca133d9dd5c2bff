//! Rated matches: what may be rated, what happens in them, and what comes of it.

use std::time::Duration;

use serde_json::{Value, json};
use server::Running;

use crate::common::{Browser, Folder, start};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

fn rated() -> Value {
    json!({"game": "aces", "setup": {"players": 2}, "clock": {"days": {"days": 2}}, "listed": true, "rated": true,
        "seats": [{"seat": 0, "player": "me"}, {"seat": 1, "player": "open"}]})
}

async fn two(running: &Running) -> [Browser; 2] {
    [Browser::named(running.address, "Ada").await, Browser::named(running.address, "Bob").await]
}

async fn sit(browser: &Browser, id: &str) -> String {
    browser.post(&format!("/api/matches/{id}/seats"), &json!({"seat": 1})).await.why()
}

/// A rated match of these two, in which both have answered.
async fn played(ada: &Browser, bob: &Browser) -> String {
    let id = ada.begin(rated()).await;
    assert_eq!(sit(bob, &id).await, "");
    let (mut adas, mut bobs) = (ada.join(&id).await, bob.join(&id).await);
    for (socket, seat, faction) in [(&mut adas, 0, "us"), (&mut bobs, 1, "g1")] {
        let choice = divided(&socket.table["view"], faction);
        let told = socket.answer(seat, &choice).await;
        assert!(told.get("change").is_some(), "{told}");
    }
    id
}

/// The units of a faction on its three tokens.
pub fn divided(view: &Value, faction: &str) -> Value {
    let waiting = view["waiting"].as_array().expect("units wait").iter().map(|it| &it["id"]);
    let own = waiting.filter(|it| it.as_str().is_some_and(|it| it.starts_with(faction)));
    let units: Vec<&Value> = own.collect();
    let three: Vec<&[&Value]> = units.chunks(units.len().div_ceil(3)).collect();
    json!({"divide": three})
}

async fn resign(browser: &Browser, id: &str, seat: u64) {
    let told = browser.join(id).await.ask("resign", json!({"seat": seat})).await;
    assert!(told.get("change").is_some(), "{told}");
}

/// The ladder once so many matches have been rated or passed over.
async fn ladder(running: &Running, folder: &Folder, n: usize, browser: &Browser) -> Value {
    for _ in 0..200 {
        let counted = folder.rows("SELECT match FROM results WHERE counted IS NOT NULL").len();
        if counted == n {
            return browser.get("/api/ladder/aces/people").await.json();
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let all = folder.rows("SELECT match, counted FROM results");
    panic!("{n} matches were not rated at {}: {all:?}", running.address);
}

#[tokio::test]
async fn who_wins_rises_and_three_matches_of_two_count_in_a_month() {
    let folder = Folder::new();
    let running = start(&folder).await;
    let [ada, bob] = two(&running).await;
    assert_eq!(ada.get("/api/ladder/aces/people").await.json(), json!({"players": []}));
    let mut first = 0;
    // Were it always the same one, the second win would put them so far ahead that a third says nothing.
    for (n, is_won, wins) in [(1, true, 1), (2, false, 1), (3, true, 2), (4, true, 2)] {
        let id = played(&ada, &bob).await;
        let shown = ada.join(&id).await;
        assert_eq!(shown.table["match"]["rated"], true);
        if is_won {
            resign(&bob, &id, 1).await;
        } else {
            resign(&ada, &id, 0).await;
        }
        let told = ladder(&running, &folder, n, &ada).await;
        let players = told["players"].as_array().expect("they are listed").clone();
        let own = players.iter().find(|it| it["name"] == "Ada").expect("she is listed");
        assert!(players.len() == 2 && players.iter().any(|it| it["name"] == "Bob"));
        assert_eq!((&own["wins"], &own["provisional"]), (&json!(wins), &json!(true)));
        assert_eq!(told["you"]["id"], own["id"]);
        let rating = own["rating"].as_i64().expect("a number");
        assert_eq!((n == 4, (is_won && n < 4), !is_won), (first == rating, first < rating, rating < first));
        first = rating;
    }
    assert!(1500 < first);
    // Both see the course of the other, without an account's number anywhere.
    let told = ladder(&running, &folder, 4, &bob).await;
    let id = told["players"][0]["id"].as_str().expect("an id").to_string();
    let course = bob.get(&format!("/api/ladder/aces/people/{id}")).await.json();
    let matches = course["matches"].as_array().expect("they are listed").clone();
    assert_eq!(matches.len(), 4);
    assert!(matches[0].get("rating").is_none() && matches[1]["rating"] == first, "{course}");
    assert_eq!((&matches[3]["opponent"], &matches[3]["score"]), (&json!("Bob"), &json!(2)));
    assert_eq!(bob.get("/api/ladder/sergeants/people").await.json(), json!({"players": []}));
    assert_eq!(bob.get("/api/ladder/aces/anything").await.status, 404);
    assert_eq!(bob.get("/api/ladder/aces/people/nobody").await.status, 404);
    // Who deletes everything is taken off it.
    assert_eq!(bob.post("/api/me/delete", &json!({})).await.status, 204);
    let told = ada.get("/api/ladder/aces/people").await.json();
    assert_eq!(
        (told["players"].as_array().map(Vec::len), &told["players"][0]["name"]),
        (Some(1), &json!("Ada"))
    );
    running.stop().await;
}

#[tokio::test]
async fn only_even_matches_with_a_clock_are_rated() {
    let folder = Folder::new();
    let running = start(&folder).await;
    let [ada, bob] = two(&running).await;
    let refused = async |part: &str, value: Value| {
        let mut new = rated();
        new[part] = value;
        ada.post("/api/matches", &new).await.why()
    };
    assert_eq!(refused("clock", json!("none")).await, "ladder-clock");
    assert_eq!(refused("clock", json!({"hourglass": {"minutes": 5}})).await, "ladder-clock");
    let seats = |one: &str, two: &str| json!([{"seat": 0, "player": one}, {"seat": 1, "player": two}]);
    assert_eq!(refused("seats", seats("me", "me")).await, "ladder-two");
    assert_eq!(refused("seats", seats("me", "bot")).await, "ladder-two");
    assert_eq!(refused("setup", json!({"players": 4})).await, "ladder-two");
    let units = json!([{"id": "us-tank-1", "hex": "C13"}, {"id": "g1-tank-1", "hex": "K16"}]);
    assert_eq!(refused("setup", json!({"players": 2, "position": {"units": units}})).await, "ladder-setup");
    let armies = json!({"us": {"tank": 4}, "germany1": {"infantry": 1}});
    assert_eq!(refused("setup", json!({"players": 2, "units": armies})).await, "ladder-setup");
    assert_eq!(refused("setup", json!({"study": "endgame"})).await, "ladder-setup");
    let mats = json!({"dice": {"Ours": [24, 24, 24, 24, 24, 24]}, "mats": []});
    assert_eq!(refused("setup", json!({"players": 2, "mats": mats})).await, "ladder-setup");
    let own = json!([{"file": "mine.scenario", "text": "Scenario()"}]);
    let of_sergeants = json!({"game": "sergeants", "setup": {"own": own}, "clock": {"days": {"days": 3}},
        "seats": seats("me", "open"), "rated": true});
    assert_eq!(ada.post("/api/matches", &of_sergeants).await.why(), "ladder-setup");
    // People and bots are rated apart, and nobody plays a rated match against themselves.
    let id = ada.begin(rated()).await;
    assert_eq!(sit(&ada, &id).await, "ladder-kinds");
    let (bot, token) = ada.make_bot("Maxim").await;
    Browser::program(running.address, &token).get("/api/challenges").await;
    let offer = json!({"seat": 1, "bot": bot});
    assert_eq!(ada.post(&format!("/api/matches/{id}/challenge"), &offer).await.why(), "ladder-kinds");
    let (other, other_token) = ada.make_bot("Second").await;
    let (maxim, second) =
        (Browser::program(running.address, &token), Browser::program(running.address, &other_token));
    second.get("/api/challenges").await;
    let between = maxim.begin(rated()).await;
    let path = format!("/api/matches/{between}/challenge");
    assert_eq!(maxim.post(&path, &json!({"seat": 1, "bot": other})).await.status, 204);
    assert_eq!(second.post(&format!("{path}/accept"), &json!({"seat": 1})).await.why(), "ladder-own-bots");
    // It is said before anybody sits down.
    let listed = bob.get("/api/lobby").await.json();
    assert!(listed.as_array().is_some_and(|it| it.iter().any(|it| it["id"] == id && it["rated"] == true)));
    running.stop().await;
}

#[tokio::test]
async fn nobody_goes_back_in_a_rated_match_and_a_match_that_nobody_played_does_not_count() {
    let folder = Folder::new();
    let running = start(&folder).await;
    let [ada, bob] = two(&running).await;
    let id = played(&ada, &bob).await;
    assert_eq!(ada.get(&format!("/api/matches/{id}/file")).await.why(), "ladder-not-over");
    assert_eq!(ada.post(&format!("/api/matches/{id}/fork"), &json!({"n": 1})).await.why(), "ladder-not-over");
    let mut adas = ada.join(&id).await;
    let told = adas.ask("propose", json!({"seat": 0})).await;
    assert_eq!(told["refused"]["why"]["key"], "ladder-no-rewind");
    drop(adas);
    // One that is given up before both have answered is nothing.
    let early = ada.begin(rated()).await;
    assert_eq!(sit(&bob, &early).await, "");
    resign(&bob, &early, 1).await;
    resign(&ada, &id, 0).await;
    let told = ladder(&running, &folder, 1, &ada).await;
    assert_eq!(told["players"][0]["name"], "Bob");
    running.stop().await;
}

/// The third time that someone's time runs out, they have lost; the server may have been away between.
#[tokio::test]
async fn who_stays_away_loses_the_third_time() {
    let folder = Folder::new();
    let running = start(&folder).await;
    let [ada, bob] = two(&running).await;
    let id = played(&ada, &bob).await;
    running.stop().await;
    let mut running = start(&folder).await;
    let missed = |folder: &Folder| folder.rows("SELECT n FROM entries WHERE kind = 'missed'").len();
    for n in 1..=3 {
        let at = running.address;
        let bob = Browser { address: at, origin: format!("http://{at}"), ..bob.clone() };
        let mut bobs = bob.join(&id).await;
        // Bob answers whatever he is asked, and Ada nothing.
        while missed(&folder) < n {
            if bobs.now["asked"]["seat"] == 1 {
                let choice = bobs.now["asked"]["options"][0].clone();
                bobs.answer(1, &choice).await;
                continue;
            }
            running.put_clock_forward(3 * DAY);
            tokio::time::pause();
            tokio::time::advance(3 * DAY).await;
            tokio::time::resume();
            bobs.hear_until(|it| it.get("change").or(it.get("seats")).is_some()).await;
        }
        running.stop().await;
        running = start(&folder).await;
    }
    let at = running.address;
    let bob = Browser { address: at, origin: format!("http://{at}"), ..bob };
    assert_eq!(bob.join(&id).await.now["over"]["winners"], json!([1]));
    let told = ladder(&running, &folder, 1, &bob).await;
    assert_eq!(told["players"][0]["name"], "Bob");
    running.stop().await;
}

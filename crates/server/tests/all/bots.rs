//! Bots with accounts: tokens, challenges, and what a token does not open.

use serde_json::{Value, json};
use server::Running;

use crate::common::{Browser, Folder, hosts, opened, start};

/// A match with a person in the first seat and the second one open.
fn with_an_open_seat(listed: bool) -> Value {
    json!({"game": "aces", "setup": {"players": 2}, "listed": listed,
        "seats": [{"seat": 0, "player": "me"}, {"seat": 1, "player": "open"}]})
}

/// A bot sits down at a match of Ada's, because she offered it the seat.
async fn challenged(running: &Running, ada: &Browser) -> (String, Browser) {
    let (bot_id, token) = ada.make_bot("Maxim").await;
    let bot = Browser::program(running.address, &token);
    let id = ada.begin(with_an_open_seat(false)).await;
    let offer = json!({"seat": 1, "bot": bot_id});
    let path = format!("/api/matches/{id}/challenge");
    assert_eq!(ada.post(&path, &offer).await.why(), "bots-away");
    assert_eq!(bot.get("/api/challenges").await.json(), json!([]));
    assert_eq!(ada.post(&path, &offer).await.status, 204);
    let offered = bot.get("/api/challenges").await.json();
    assert_eq!(
        (&offered[0]["match"], &offered[0]["seat"], &offered[0]["by"]),
        (&json!(id), &json!(1), &json!("Ada"))
    );
    assert_eq!(bot.post(&format!("{path}/accept"), &json!({"seat": 0})).await.why(), "bots-no-challenge");
    assert_eq!(bot.post(&format!("{path}/accept"), &json!({"seat": 1})).await.status, 200);
    assert_eq!(bot.get("/api/challenges").await.json(), json!([]));
    (id, bot)
}

#[tokio::test]
async fn a_bot_takes_a_seat_that_it_is_offered_and_is_shown_as_a_bot() {
    let folder = Folder::new();
    let running = start(&folder).await;
    let ada = Browser::named(running.address, "Ada").await;
    let (id, bot) = challenged(&running, &ada).await;
    let table = ada.join(&id).await;
    assert_eq!(table.table["seats"][1]["player"], json!({"program": "Maxim"}));
    assert_eq!(ada.get("/api/matches").await.json()[0]["seats"][1]["player"], json!({"program": "Maxim"}));
    assert_eq!(bot.get("/api/matches").await.json()[0]["id"], id);
    assert_eq!(bot.get("/api/me").await.json()["name"], "Maxim");
    // It survives a restart, and is a bot still.
    drop(table);
    running.stop().await;
    let running = start(&folder).await;
    let at = running.address;
    let ada = Browser { address: at, origin: format!("http://{at}"), ..ada };
    assert_eq!(ada.join(&id).await.table["seats"][1]["player"], json!({"program": "Maxim"}));
    let here = ada.get("/api/bots").await.json();
    assert_eq!(
        (&here[0]["name"], &here[0]["by"], &here[0]["here"]),
        (&json!("Maxim"), &json!("Ada"), &json!(true))
    );
    running.stop().await;
}

/// What a route is for a bot with an account.
#[derive(Copy, Clone, Debug, PartialEq)]
enum For {
    /// It may: it is for whoever plays.
    Players,
    /// It may, and people may not.
    Bots,
    /// It may not.
    People,
    /// It is told what a stranger is told.
    All,
}
use For::{All, Bots, People, Players};

/// Every route of the server, and whom it is for. A route that is not here fails the test below until someone has decided about it.
const ROUTES: &[(&str, &str, For)] = &[
    ("GET", "/api/games", All),
    ("GET", "/api/games/{game}/content", All),
    ("POST", "/api/games/{game}/check", People),
    ("GET", "/api/me", Players),
    ("POST", "/api/me", People),
    ("POST", "/api/me/carry", People),
    ("GET", "/api/me/devices", People),
    ("POST", "/api/me/devices/revoke", People),
    ("POST", "/api/me/sign-out", People),
    ("GET", "/api/me/data", People),
    ("POST", "/api/me/delete", People),
    ("GET", "/api/me/blocked", People),
    ("POST", "/api/me/unblock", People),
    ("GET", "/api/me/bots", People),
    ("POST", "/api/me/bots", People),
    ("POST", "/api/me/bots/token", People),
    ("POST", "/api/me/bots/open", People),
    ("POST", "/api/me/bots/revoke", People),
    ("GET", "/api/bots", Players),
    ("GET", "/api/ladder/{game}/{kind}", All),
    ("GET", "/api/ladder/{game}/{kind}/{id}", All),
    ("GET", "/api/leagues", People),
    ("POST", "/api/leagues", People),
    ("GET", "/api/leagues/invitations/{token}", All),
    ("POST", "/api/leagues/invitations/{token}", People),
    ("GET", "/api/leagues/{id}", People),
    ("POST", "/api/leagues/{id}/start", People),
    ("POST", "/api/leagues/{id}/leave", People),
    ("POST", "/api/leagues/{id}/remove", People),
    ("POST", "/api/leagues/{id}/forfeit", People),
    ("POST", "/api/leagues/{id}/close", People),
    ("POST", "/api/leagues/{id}/reminders", People),
    ("GET", "/api/challenges", Bots),
    ("GET", "/api/me/notices", People),
    ("POST", "/api/me/notices", People),
    ("POST", "/api/me/notices/push", People),
    ("POST", "/api/me/notices/push/stop", People),
    ("POST", "/api/me/notices/mail", People),
    ("POST", "/api/me/notices/webhook", People),
    ("POST", "/api/mail/confirm/{token}", All),
    ("POST", "/api/mail/stop/{token}", All),
    ("POST", "/api/carry/{token}", All),
    ("GET", "/api/matches", Players),
    ("POST", "/api/matches", Players),
    ("GET", "/api/lobby", Players),
    ("GET", "/api/study/{game}/{after}", All),
    ("GET", "/api/invitations/{token}", Players),
    ("POST", "/api/invitations/{token}", Players),
    ("POST", "/api/matches/{id}/seats", People),
    ("POST", "/api/matches/{id}/turn-out", People),
    ("POST", "/api/matches/{id}/complaint", People),
    ("POST", "/api/matches/{id}/block", People),
    ("POST", "/api/matches/{id}/challenge", Players),
    ("POST", "/api/matches/{id}/challenge/accept", Bots),
    ("POST", "/api/matches/{id}/challenge/decline", Bots),
    ("POST", "/api/matches/{id}/notices", People),
    ("GET", "/api/matches/{id}/file", Players),
    ("GET", "/api/matches/{id}/world/{name}", All),
    ("POST", "/api/matches/{id}/fork", People),
    ("POST", "/api/matches/{id}/next", People),
    ("GET", "/api/matches/{id}/chances", All),
    ("POST", "/api/packs", People),
    ("POST", "/api/packs/open", People),
    ("POST", "/api/import", People),
    ("GET", "/api/{*rest}", All),
    ("POST", "/api/{*rest}", All),
    ("GET", "/ws/matches/{id}", Players),
    ("GET", "/healthz", All),
    ("GET", "/metrics", All),
];

/// The routes as they stand in the router, with their methods.
fn routes() -> Vec<(&'static str, &'static str)> {
    let router = include_str!("../../src/http/mod.rs");
    let mut all = Vec::new();
    for route in router.split(".route(").skip(1) {
        let path = route.split('"').nth(1).expect("a route has a path");
        // Up to the next call of the router itself.
        let handlers = route.split("\n        .").next().unwrap_or(route);
        for (method, call) in [("GET", "get("), ("POST", "post(")] {
            if handlers.contains(&format!(" {call}")) || handlers.contains(&format!(".{call}")) {
                all.push((method, path));
            }
        }
        let others = ["put(", "patch(", "delete(", "any(", "on("];
        assert!(!others.iter().any(|it| handlers.contains(&format!(" {it}"))), "{route}");
    }
    all
}

/// A body that the handler of a path understands, so that it is refused for who asks, not for what.
fn body(path: &str) -> Value {
    match path {
        "/api/me/bots" | "/api/me" => json!({"name": "Ada"}),
        "/api/me/notices/webhook" => json!({"url": "https://example.net"}),
        "/api/matches" => with_an_open_seat(false),
        _ => json!({"id": "A".repeat(22), "seat": 0, "n": 0, "text": "x", "on": true}),
    }
}

#[tokio::test]
async fn every_route_was_decided_for_bots_and_they_get_nothing_that_a_person_would_not() {
    let decided: Vec<(&str, &str)> = ROUTES.iter().map(|it| (it.0, it.1)).collect();
    assert_eq!(routes(), decided, "decide in ROUTES whether a bot may use what is new");
    let folder = Folder::new();
    let mut settings = folder.settings();
    settings.limits.bot_matches = 100;
    let running = server::start(settings, hosts()).await.expect("it starts");
    let ada = Browser::named(running.address, "Ada").await;
    let (id, bot) = challenged(&running, &ada).await;
    // Another match, at which the bot does not sit.
    let hers = ada.begin(with_an_open_seat(false)).await;
    let stranger = Browser { cookie: None, token: None, ..ada.clone() };
    for (method, path, it) in ROUTES.iter().filter(|it| !it.1.starts_with("/ws/")) {
        for id in [&id, &hers] {
            let to = path.replace("{id}", id).replace("{game}", "aces").replace("{kind}", "bots");
            let to = to
                .replace("{token}", &"A".repeat(22))
                .replace("{name}", "x")
                .replace("{*rest}", "nothing")
                .replace("{after}", "0");
            let ask = async |who: &Browser| match *method {
                "GET" => who.get(&to).await,
                _ => who.post(&to, &body(path)).await,
            };
            let reply = ask(&bot).await;
            let refused = (reply.status, reply.why());
            let not_for_bots = (403, "web-not-for-bots".to_string());
            match it {
                People => assert_eq!(refused, not_for_bots, "{method} {to}"),
                Players | Bots => assert_ne!(refused, not_for_bots, "{method} {to}"),
                All => {
                    let same = ask(&stranger).await;
                    assert_eq!(reply.status, same.status, "{method} {to}");
                    // Counts count the asking, too.
                    assert!(reply.body == same.body || *path == "/metrics", "{method} {to}");
                }
            }
            if *it == Bots {
                assert_eq!(ask(&ada).await.why(), "web-only-for-bots", "{method} {to}");
            }
        }
    }
    // What is not its own it does not see, as little as a person who does not sit there.
    let its = bot.get("/api/matches").await.json();
    assert!(its.as_array().is_some_and(|all| all.iter().all(|it| it["id"] != *hers)), "{its}");
    let reply = bot.get(&format!("/api/matches/{hers}/file")).await;
    assert_ne!(reply.status, 200);
    // Nor does a token do as a cookie, or a cookie as a token, nor a wrong token with a right cookie.
    let token = bot.token.clone().expect("it has one");
    let posed = Browser { cookie: Some(format!("sandtable={token}")), token: None, ..bot.clone() };
    assert_eq!(posed.get("/api/me/devices").await.status, 401);
    let cookie = ada.cookie.clone().expect("she has one").replace("sandtable=", "");
    assert_eq!(Browser::program(running.address, &cookie).get("/api/challenges").await.status, 401);
    let both = Browser { token: Some("A".repeat(22)), ..ada.clone() };
    assert_eq!(both.get("/api/me/devices").await.status, 401);
    assert_eq!(ada.get("/api/challenges").await.why(), "web-only-for-bots");
    running.stop().await;
}

#[tokio::test]
async fn a_bot_at_a_table_acts_for_its_seat_alone_and_is_given_no_advice() {
    let folder = Folder::new();
    let running = start(&folder).await;
    let ada = Browser::named(running.address, "Ada").await;
    let (id, bot) = challenged(&running, &ada).await;
    let mut table = bot.join(&id).await;
    assert_eq!(table.seat(), Some(1));
    let why = |reply: Value| reply["refused"]["why"]["key"].as_str().unwrap_or_default().to_string();
    assert_eq!(why(table.answer(0, &json!("done")).await), "web-not-your-seat");
    for what in ["undo", "redo", "propose", "resign", "hint"] {
        assert_eq!(why(table.ask(what, json!({"seat": 0})).await), "web-not-your-seat", "{what}");
    }
    assert_eq!(why(table.ask("hint", json!({"seat": 1})).await), "web-not-for-bots");
    table.say(&json!({"sit": {"seat": 0}})).await;
    assert_eq!(why(table.hear_until(|it| it.get("refused").is_some()).await), "web-not-your-seat");
    let request = json!({"do": "view"});
    assert_eq!(why(table.ask("engine", json!({"seat": 0, "request": request})).await), "web-not-your-seat");
    let mut adas = ada.join(&id).await;
    assert_eq!(why(adas.ask("engine", json!({"seat": 0, "request": request})).await), "web-only-for-bots");
    // Someone who plays against a bot from outside plays against someone.
    assert_eq!(why(adas.ask("hint", json!({"seat": 0})).await), "web-hint-people");
    running.stop().await;
}

#[tokio::test]
async fn a_bot_that_is_retired_resigns_and_its_token_is_void() {
    let (folder, running, ada) = opened().await;
    assert_eq!(ada.post("/api/me", &json!({"name": "Ada"})).await.status, 200);
    let (id, bot) = challenged(&running, &ada).await;
    let own = ada.get("/api/me/bots").await.json();
    let bot_id = own["bots"][0]["id"].clone();
    // A new token makes the one before useless.
    let renewed = ada.post("/api/me/bots/token", &json!({"id": bot_id})).await.json();
    assert_eq!(bot.get("/api/challenges").await.status, 401);
    let bot = Browser::program(running.address, renewed["token"].as_str().expect("it is told"));
    let mut table = bot.join(&id).await;
    // Nobody retires the bot of another.
    let bob = Browser::named(running.address, "Bob").await;
    assert_eq!(bob.post("/api/me/bots/revoke", &json!({"id": bot_id})).await.status, 404);
    assert_eq!(ada.post("/api/me/bots/revoke", &json!({"id": bot_id})).await.status, 204);
    while table.hear().await.is_some() {}
    assert_eq!(bot.get("/api/challenges").await.status, 401);
    let adas = ada.join(&id).await;
    assert_eq!(adas.now["over"]["winners"], json!([0]));
    assert_eq!(adas.table["seats"][1]["player"], json!({"program": "Maxim"}));
    assert_eq!(ada.get("/api/me/bots").await.json()["bots"], json!([]));
    // What deletes a person ends their bots.
    let (_, token) = ada.make_bot("Second").await;
    assert_eq!(ada.post("/api/me/delete", &json!({})).await.status, 204);
    assert_eq!(Browser::program(running.address, &token).get("/api/challenges").await.status, 401);
    assert_eq!(folder.rows("SELECT count(*) FROM bots WHERE owner IS NOT NULL")[0][0], "0");
    running.stop().await;
}

#[tokio::test]
async fn bots_are_bounded_in_number_in_matches_and_in_challenges() {
    let folder = Folder::new();
    let mut settings = folder.settings();
    (settings.limits.bots, settings.limits.bot_matches, settings.limits.challenges) = (2, 1, 1);
    let running = server::start(settings, hosts()).await.expect("it starts");
    let ada = Browser::named(running.address, "Ada").await;
    let (bot_id, token) = ada.make_bot("One").await;
    assert_eq!(ada.post("/api/me/bots", &json!({"name": "0ne"})).await.why(), "bots-name-taken");
    ada.make_bot("Two").await;
    assert_eq!(ada.post("/api/me/bots", &json!({"name": "Three"})).await.why(), "bots-too-many");
    let bot = Browser::program(running.address, &token);
    bot.get("/api/challenges").await;
    let ids = [ada.begin(with_an_open_seat(false)).await, ada.begin(with_an_open_seat(false)).await];
    let offer = async |by: &Browser, i: usize| {
        by.post(&format!("/api/matches/{}/challenge", ids[i]), &json!({"seat": 1, "bot": bot_id})).await.why()
    };
    assert_eq!(offer(&ada, 0).await, "");
    assert_eq!(offer(&ada, 1).await, "bots-too-many-challenges");
    let bob = Browser::named(running.address, "Bob").await;
    assert_eq!(offer(&bob, 1).await, "web-not-at-table");
    // Who does not want strangers is challenged by nobody else.
    assert_eq!(ada.post("/api/me/bots/open", &json!({"id": bot_id, "open": false})).await.status, 204);
    let bobs = bob.begin(with_an_open_seat(false)).await;
    let path = format!("/api/matches/{bobs}/challenge");
    assert_eq!(bob.post(&path, &json!({"seat": 1, "bot": bot_id})).await.why(), "bots-closed");
    let accept = async |i: usize| {
        bot.post(&format!("/api/matches/{}/challenge/accept", ids[i]), &json!({"seat": 1})).await.why()
    };
    assert_eq!(accept(0).await, "");
    assert_eq!(offer(&ada, 1).await, "");
    assert_eq!(accept(1).await, "bots-too-many-matches");
    assert_eq!(bot.post("/api/matches", &with_an_open_seat(true)).await.why(), "bots-too-many-matches");
    running.stop().await;
}

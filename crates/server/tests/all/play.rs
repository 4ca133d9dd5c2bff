//! What people can do at a table, over real sockets.

use crate::common::{Browser, Folder, Socket, against_a_bot, opened, start};
use serde_json::{Value, json};
use server::Running;

/// Two tanks face to face, the first player's in reach of a free factory.
fn position() -> Value {
    json!({"units": [{"id": "us-tank-1", "hex": "C13"}, {"id": "us-infantry-1", "hex": "E12"},
        {"id": "g1-tank-1", "hex": "F12", "damage": 2}, {"id": "g1-infantry-1", "hex": "K16"}],
        "flags": {"C14": "us"}, "coins": {"us": 3}})
}

pub fn of_two(first: &str, second: &str) -> Value {
    json!({"game": "aces", "setup": {"players": 2, "position": position()},
        "seats": [{"seat": 0, "player": first}, {"seat": 1, "player": second}]})
}

fn done() -> Value {
    json!("done")
}

fn march() -> Value {
    json!({"march": {"unit": "us-tank-1", "path": ["D13"]}})
}

fn key(reply: &Value) -> &str {
    reply["refused"]["why"]["key"].as_str().unwrap_or_default()
}

/// A server, and a match that the first player has begun and sits at.
async fn seated(first: &str, second: &str) -> (Folder, Running, Browser, String, Socket) {
    let (folder, running, ada) = opened().await;
    let id = ada.begin(of_two(first, second)).await;
    let table = ada.join(&id).await;
    (folder, running, ada, id, table)
}

#[tokio::test]
async fn an_answer_is_told_to_all_at_the_table() {
    let folder = Folder::new();
    let running = start(&folder).await;
    let ada = Browser::named(running.address, "Ada").await;
    let id = ada.begin(of_two("me", "open")).await;
    let mut table = ada.join(&id).await;
    assert_eq!(table.table["seats"][0]["player"], json!({"person": "Ada"}));
    assert_eq!(table.table["seats"][1]["player"], "open");
    let invitation = table.table["match"]["invitation"].as_str().expect("there is an open seat").to_string();
    let token = invitation.strip_prefix("/invitation/").expect("it is a path");

    let bob = Browser::named(running.address, "Bob").await;
    let opened = bob.get(&format!("/api/invitations/{token}")).await.json();
    assert_eq!(opened["match"]["seats"][1]["plays"], json!(["g1"]));
    let reply = bob.post(&format!("/api/invitations/{token}"), &json!({"seat": 1})).await;
    assert_eq!((reply.status, &reply.json()["id"]), (200, &json!(id)));
    let seats = table.hear_until(|it| it.get("seats").is_some()).await;
    assert_eq!(seats["seats"][1]["player"], json!({"person": "Bob"}));

    let mut other = bob.join(&id).await;
    assert_eq!(other.seat(), Some(1));
    assert!(other.now.get("asked").is_none());
    let change = table.answer(0, &march()).await;
    assert_eq!(change["change"]["view"]["units"][0]["hex"], "D13");
    let told = other.hear_until(|it| it.get("change").is_some()).await;
    assert_eq!(told["change"]["log"], change["change"]["log"]);
    assert!(told["change"].get("id").is_none());

    let refused = table.answer(0, &json!({"march": {"unit": "us-tank-1", "path": ["E13"]}})).await;
    assert!(!refused["refused"]["why"]["rules"].as_array().expect("a refusal names rules").is_empty());
    assert!(other.is_quiet().await);

    // Summaries.
    let list = bob.get("/api/matches").await.json();
    assert_eq!((list[0]["id"].as_str(), &list[0]["your_turn"]), (Some(&*id), &json!(false)));
    assert_eq!(ada.get("/api/matches").await.json()[0]["your_turn"], true);
    running.stop().await;
}

#[tokio::test]
async fn what_was_done_can_be_taken_back_and_done_again() {
    let (folder, running, ada, id, mut table) = seated("me", "bot").await;
    let mut watcher = Browser::stranger(running.address).join(&id).await;
    assert_eq!(table.now["undo"], "nothing");
    let done = table.answer(0, &march()).await;
    assert_eq!(table.now["undo"], "free");
    let n = done["change"]["now"]["n"].as_u64();
    let undone = table.ask("undo", json!({"seat": 0})).await;
    assert_eq!(undone["change"]["from"].as_u64(), n);
    assert_eq!(undone["change"]["view"]["units"][0]["hex"], "C13");
    assert_eq!(table.now["redo"], true);
    let again = table.ask("redo", json!({"seat": 0})).await;
    assert_eq!(again["change"]["log"], done["change"]["log"]);
    for kind in ["log", "from", "log"] {
        let change = watcher.hear_until(|it| it.get("change").is_some()).await;
        assert!(change["change"].get(kind).is_some());
        assert_eq!(change["change"]["now"]["undo"], "nothing");
    }
    let why = table.ask("redo", json!({"seat": 0})).await;
    assert_eq!(key(&why), "web-cannot-redo");
    running.stop().await;

    // All of it is there after a restart.
    let running = start(&folder).await;
    let again = Browser { address: running.address, origin: format!("http://{}", running.address), ..ada };
    let table = again.join(&id).await;
    assert_eq!(table.now["n"].as_u64(), n);
    assert_eq!(table.now["version"], 3);
    assert_eq!(table.now["undo"], "free");
    running.stop().await;
}

#[tokio::test]
async fn bots_and_chance_go_on_by_themselves() {
    let (_folder, running, _ada, _id, mut table) = seated("me", "bot").await;
    for _ in 0..30 {
        let options = table.now["asked"]["options"].clone();
        let last = options.as_array().and_then(|it| it.last()).cloned().unwrap_or_else(done);
        let reply = table.answer(0, &last).await;
        assert!(reply.get("change").is_some(), "{reply}");
        while table.now.get("asked").is_none() && table.now.get("over").is_none() {
            table.hear().await;
        }
        if table.now.get("over").is_some() {
            break;
        }
    }
    assert!(30 < table.now["n"].as_u64().unwrap_or(0), "{}", table.now);
    running.stop().await;
}

#[tokio::test]
async fn two_sit_at_one_screen() {
    let (_folder, running, ada, id, mut table) = seated("me", "me").await;
    assert_eq!(table.seat(), Some(0));
    for phase in ["movement", "declaring", "money"] {
        assert_eq!(table.answer(0, &done()).await.get("refused"), None, "{phase}");
    }
    assert!(table.now.get("asked").is_none());
    assert_eq!(table.now["waiting"], json!([1]));
    table.say(&json!({"sit": {"seat": 1}})).await;
    table.hear_until(|it| it.get("table").is_some()).await;
    assert_eq!((table.seat(), &table.now["asked"]["seat"]), (Some(1), &json!(1)));
    assert!(table.answer(1, &done()).await.get("change").is_some());
    table.say(&json!({"sit": {"seat": null}})).await;
    table.hear_until(|it| it.get("table").is_some()).await;
    assert_eq!(table.seat(), None);
    // A person who comes back looks from the seat that is asked.
    assert_eq!(ada.join(&id).await.seat(), Some(1));
    running.stop().await;
}

#[tokio::test]
async fn others_must_agree_to_go_further_back() {
    let folder = Folder::new();
    let running = start(&folder).await;
    let (ada, bob) = (Browser::new(running.address).await, Browser::new(running.address).await);
    let id = ada
        .begin(json!({"game": "aces", "setup": {"players": 2, "position": position()}, "listed": true,
        "seats": [{"seat": 0, "player": "me"}]}))
        .await;
    assert_eq!(ada.get("/api/lobby").await.json()[0]["id"], json!(id));
    assert_eq!(bob.post(&format!("/api/matches/{id}/seats"), &json!({"seat": 1})).await.status, 200);
    assert_eq!(ada.get("/api/lobby").await.json(), json!([]));
    let (mut first, mut second) = (ada.join(&id).await, bob.join(&id).await);
    for _ in 0..3 {
        first.answer(0, &done()).await;
    }
    second.hear_until(|it| it["change"]["now"]["asked"]["seat"] == 1).await;
    second.answer(1, &done()).await;
    let why = first.ask("undo", json!({"seat": 0})).await;
    assert_eq!((key(&why), &why["refused"]["why"]["args"]["seat"]), ("web-undo-other", &json!(1)));

    // No is no.
    assert!(first.ask("propose", json!({"seat": 0})).await.get("done").is_some());
    let asked = second.hear_until(|it| it.get("proposal").is_some()).await;
    assert_eq!(asked["proposal"], json!({"by": 0, "n": 2, "missing": [1]}));
    let why = first.ask("consent", json!({"seat": 0, "yes": true})).await;
    assert_eq!(key(&why), "web-no-proposal");
    second.ask("consent", json!({"seat": 1, "yes": false})).await;
    first.hear_until(|it| it.get("proposal").is_some_and(Value::is_null)).await;

    // Yes is yes.
    first.ask("propose", json!({"seat": 0})).await;
    let back = second.ask("consent", json!({"seat": 1, "yes": true})).await;
    assert_eq!((&back["change"]["from"], &back["change"]["now"]["n"]), (&json!(3), &json!(2)));
    let told = first.hear_until(|it| it.get("change").is_some_and(|it| it.get("from").is_some())).await;
    assert_eq!(told["change"]["now"]["asked"]["seat"], 0);
    running.stop().await;
}

#[tokio::test]
async fn who_plays_alone_may_always_go_back() {
    let (_folder, running, _ada, _id, mut table) = seated("me", "bot").await;
    for _ in 0..3 {
        table.answer(0, &done()).await;
    }
    while table.now["asked"]["ask"].get("move").is_none() {
        table.hear().await;
    }
    let back = table.ask("propose", json!({"seat": 0})).await;
    assert_eq!(back["change"]["now"]["n"], 2, "{back}");
    running.stop().await;
}

/// Everybody may look back while they play; what was taken back is no moment of the match.
#[tokio::test]
async fn a_match_that_goes_on_is_looked_back_at() {
    let (_folder, running, ada) = opened().await;
    let id = ada.begin(of_two("me", "bot")).await;
    let mut table = ada.join(&id).await;
    table.answer(0, &march()).await;
    let hex = |frame: &Value| frame["frame"]["view"]["units"][1]["hex"].clone();
    let first = table.ask("frame", json!({"n": 0})).await;
    assert_eq!((&first["frame"]["of"], hex(&first)), (&json!(1), json!("C13")), "{first}");
    assert_eq!(hex(&table.ask("frame", json!({"n": 1})).await), "D13");
    table.ask("undo", json!({"seat": 0})).await;
    assert_eq!(key(&table.ask("frame", json!({"n": 1})).await), "web-no-such-moment");
    running.stop().await;
}

/// Matches are remembered as they stood after every 64 answers. When the 64th is taken back, so is that memory.
#[tokio::test]
async fn what_was_taken_back_is_not_looked_back_at() {
    let (_folder, running, _ada, _id, mut table) = seated("me", "me").await;
    let mut hexes = ["E12", "E11"].into_iter().cycle().skip(1);
    loop {
        let n = table.now["n"].as_u64().expect("a moment has a number");
        let seat = table.now["waiting"][0].as_u64().expect("someone is asked");
        let is_moving = seat == 0 && table.now["asked"]["ask"].get("move").is_some();
        if n == 63 {
            assert!(is_moving, "{}", table.now);
            break;
        }
        // A turn is three answers. One more now and then, until a turn of the first player begins with the 64th.
        let step = json!({"march": {"unit": "us-infantry-1", "path": [hexes.clone().next()]}});
        let has_time = is_moving && !(63 - n).is_multiple_of(6);
        let choice = if has_time && hexes.next().is_some() { step } else { done() };
        let reply = table.answer(seat, &choice).await;
        assert!(reply.get("change").is_some(), "{choice}: {reply}");
        if has_time {
            assert!(table.answer(seat, &done()).await.get("change").is_some());
        }
    }
    let tank = |frame: &Value| frame["frame"]["view"]["units"][1]["hex"].clone();
    table.answer(0, &march()).await;
    assert_eq!(tank(&table.ask("frame", json!({"n": 64})).await), "D13");
    table.ask("undo", json!({"seat": 0})).await;
    let step = json!({"march": {"unit": "us-infantry-1", "path": [hexes.next()]}});
    assert!(table.answer(0, &step).await.get("change").is_some());
    assert_eq!(tank(&table.ask("frame", json!({"n": 64})).await), "C13");
    running.stop().await;
}

#[tokio::test]
async fn a_match_ends_when_a_team_gives_up() {
    let (_folder, running, ada, id, mut table) = seated("me", "bot").await;
    table.answer(0, &march()).await;
    table.answer(0, &json!({"march": {"unit": "us-infantry-1", "path": ["E11"]}})).await;
    assert_eq!(ada.get(&format!("/api/matches/{id}/chances")).await.why(), "web-not-over");
    assert_eq!(key(&table.ask("report", json!({})).await), "web-not-over");
    let end = table.ask("resign", json!({"seat": 0})).await;
    let over = &end["change"]["now"]["over"];
    assert_eq!((over["says"]["key"].as_str(), &over["winners"]), (Some("web-over-resigned"), &json!([1])));
    assert_eq!(key(&table.answer(0, &done()).await), "web-over");
    let list = ada.get("/api/matches").await.json();
    assert_eq!((&list[0]["over"], &list[0]["winners"]), (&json!(true), &json!([1])));

    // The key fits what was published.
    let chances = ada.get(&format!("/api/matches/{id}/chances")).await.json();
    assert_eq!(chances["key"], over["key"]);
    assert_eq!(chances["commitment"], table.table["match"]["commitment"]);

    // It can be looked at as it stood.
    let frame = table.ask("frame", json!({"n": 0})).await;
    assert_eq!(
        (&frame["frame"]["of"], &frame["frame"]["view"]["units"][1]["hex"]),
        (&json!(2), &json!("C13"))
    );
    let frame = table.ask("frame", json!({"n": 1})).await;
    assert_eq!(frame["frame"]["view"]["units"][1]["hex"], "D13");
    assert_eq!(key(&table.ask("frame", json!({"n": 3})).await), "web-no-such-moment");

    // Anybody may go on from there, on their own.
    let bob = Browser::new(running.address).await;
    let fork = bob.post(&format!("/api/matches/{id}/fork"), &json!({"n": 1})).await;
    assert_eq!(fork.status, 201);
    let other = bob.join(fork.json()["id"].as_str().expect("it has a name")).await;
    assert_eq!((&other.now["n"], &other.table["view"]["units"][1]["hex"]), (&json!(1), &json!("D13")));
    assert!(other.table["seats"].as_array().expect("seats").iter().all(|it| it["yours"] == true));
    running.stop().await;
}

#[tokio::test]
async fn a_bot_plays_on_for_one_of_two_allies_who_gives_up() {
    let (_folder, running, ada) = opened().await;
    let seats: Vec<Value> = (0..4).map(|it| json!({"seat": it, "player": "me"})).collect();
    let id = ada.begin(json!({"game": "aces", "setup": {"players": 4}, "seats": seats})).await;
    let mut table = ada.join(&id).await;
    let told = table.ask("resign", json!({"seat": 0})).await;
    assert!(told["change"]["now"].get("over").is_none());
    let seats = table.hear_until(|it| it.get("seats").is_some()).await;
    assert_eq!(seats["seats"][0]["resigned"], true);
    assert_eq!(table.now["waiting"], json!([1, 2, 3]));
    assert_eq!(key(&table.ask("undo", json!({"seat": 0})).await), "web-resigned");
    let told = table.ask("resign", json!({"seat": 2})).await;
    assert_eq!(told["change"]["now"]["over"]["winners"], json!([1, 3]));
    running.stop().await;
}

#[tokio::test]
async fn a_match_goes_out_as_a_file_and_comes_back() {
    let folder = Folder::new();
    let running = start(&folder).await;
    let (ada, bob) = (Browser::new(running.address).await, Browser::new(running.address).await);
    let id = ada.begin(of_two("me", "bot")).await;
    let mut table = ada.join(&id).await;
    table.answer(0, &march()).await;
    let path = format!("/api/matches/{id}/file");
    assert_eq!(bob.get(&path).await.why(), "web-not-at-table");
    let file = ada.get(&path).await;
    assert_eq!(file.status, 200);
    let back = bob.post_bytes("/api/import", &file.body).await;
    assert_eq!(back.status, 201, "{}", String::from_utf8_lossy(&back.body));
    let id = back.json()["id"].as_str().expect("it has a name").to_string();
    let mut other = bob.join(&id).await;
    assert_eq!(other.table["view"]["units"], table_units(&ada, &table.table["match"]["id"]).await);
    assert!(other.answer(0, &done()).await.get("change").is_some());
    let bad = bob.post_bytes("/api/import", b"{\"game\":\"aces\",\"format\":\"x\"}").await;
    assert_eq!((bad.status, bad.why().as_str()), (400, "web-bad-file"));
    running.stop().await;
}

async fn table_units(browser: &Browser, id: &Value) -> Value {
    browser.join(id.as_str().expect("it has a name")).await.table["view"]["units"].clone()
}

/// Sealed choices are in a file: nobody may have it while they wait.
#[tokio::test]
async fn no_file_while_choices_are_sealed() {
    let folder = Folder::new();
    let running = start(&folder).await;
    let (ada, bob) = (Browser::new(running.address).await, Browser::new(running.address).await);
    let id = ada
        .begin(json!({"game": "aces", "setup": {"players": 2}, "listed": true,
        "seats": [{"seat": 0, "player": "me"}]}))
        .await;
    bob.post(&format!("/api/matches/{id}/seats"), &json!({"seat": 1})).await;
    let (mut first, mut second) = (ada.join(&id).await, bob.join(&id).await);
    let waiting = |it: &Value, faction: &str| -> Vec<Value> {
        let waiting = it["view"]["waiting"].as_array().expect("units wait").iter().map(|it| it["id"].clone());
        waiting.filter(|it| it.as_str().is_some_and(|it| it.starts_with(faction))).collect()
    };
    let units = waiting(&first.table, "us");
    let three: Vec<&[Value]> = units.chunks(units.len().div_ceil(3)).collect();
    let reply = first.answer(0, &json!({"divide": three})).await;
    assert!(reply.get("change").is_some(), "{reply}");
    assert_eq!(reply["change"]["now"]["waiting"], json!([1]));
    assert_eq!(reply["change"]["log"], json!([]));
    let path = format!("/api/matches/{id}/file");
    assert_eq!(bob.get(&path).await.why(), "web-sealed");
    assert_eq!(
        bob.post(&format!("/api/matches/{id}/fork"), &json!({"n": 1})).await.why(),
        "web-no-such-moment"
    );
    // The other sees that it is in, and nothing of it; a version that is old does no harm to a sealed choice.
    let told = second.hear_until(|it| it.get("change").is_some()).await;
    assert!(!told.to_string().contains("us-"), "{told}");
    let version = second.table["now"]["version"].clone();
    let units = waiting(&second.table, "g1");
    let three: Vec<&[Value]> = units.chunks(units.len().div_ceil(3)).collect();
    let late =
        second.ask("answer", json!({"seat": 1, "version": version, "choice": {"divide": three}})).await;
    assert!(late.get("change").is_some(), "{late}");
    running.stop().await;
}

#[tokio::test]
async fn words_and_notes_are_kept() {
    let folder = Folder::new();
    let running = start(&folder).await;
    let (ada, bob) = (Browser::named(running.address, "Ada").await, Browser::new(running.address).await);
    let id = ada.begin(of_two("me", "bot")).await;
    let (mut table, mut watcher) = (ada.join(&id).await, bob.join(&id).await);
    table.say(&json!({"chat": {"text": " Good luck\u{7}! "}})).await;
    let line = watcher.hear_until(|it| it.get("chat").is_some()).await;
    assert_eq!((&line["chat"]["name"], &line["chat"]["text"]), (&json!("Ada"), &json!("Good luck!")));
    watcher.say(&json!({"chat": {"text": "hello"}})).await;
    assert_eq!(key(&watcher.hear().await.expect("a refusal")), "web-chat-name");
    table.say(&json!({"notes": {"text": "take the bridge"}})).await;
    table.say(&json!({"chat": {"text": "x".repeat(501)}})).await;
    let why = table.hear_until(|it| it.get("refused").is_some()).await;
    assert_eq!(key(&why), "web-chat-length");
    drop(table);
    let table = ada.join(&id).await;
    assert_eq!(table.table["notes"], "take the bridge");
    assert_eq!(table.table["chat"][0]["text"], "Good luck!");
    assert_eq!(bob.join(&id).await.table["notes"], "");
    running.stop().await;
}

#[tokio::test]
async fn a_question_is_answered_from_what_one_sees() {
    let (_folder, running, _ada, _id, mut table) = seated("me", "bot").await;
    let found = table.ask("query", json!({"query": {"what": "reach", "unit": "us-tank-1"}})).await;
    assert!(found["found"]["found"]["hexes"].get("D13").is_some(), "{found}");
    let none = table.ask("query", json!({"query": {"what": "reach", "unit": "us-tank-9"}})).await;
    assert_eq!(key(&none), "aces-web-no-such-unit");
    running.stop().await;
}

#[tokio::test]
async fn a_person_is_carried_to_another_device_once() {
    let folder = Folder::new();
    let running = start(&folder).await;
    let ada = Browser::named(running.address, "Ada").await;
    let id = ada.begin(against_a_bot()).await;
    let path =
        ada.post("/api/me/carry", &json!({})).await.json()["path"].as_str().expect("a path").to_string();
    let token = path.strip_prefix("/carry/").expect("it is a path");
    let mut phone = Browser::stranger(running.address);
    let reply = phone.post(&format!("/api/carry/{token}"), &json!({})).await;
    assert_eq!((reply.status, &reply.json()["name"]), (200, &json!("Ada")));
    phone.keep_cookie(&reply);
    assert_ne!(phone.cookie, ada.cookie);
    assert_eq!(phone.join(&id).await.seat(), Some(0));
    assert_eq!(ada.join(&id).await.seat(), Some(0));
    let again = Browser::stranger(running.address).post(&format!("/api/carry/{token}"), &json!({})).await;
    assert_eq!((again.status, again.why().as_str()), (404, "web-no-such-carry"));
    running.stop().await;
}

#[tokio::test]
async fn what_is_wrong_with_a_match_is_told() {
    let (_folder, running, ada) = opened().await;
    let why = |new: Value| {
        let ada = ada.clone();
        async move { ada.post("/api/matches", &new).await }
    };
    let reply = why(json!({"game": "chess", "setup": {}})).await;
    assert_eq!((reply.status, reply.why().as_str()), (400, "web-no-such-game"));
    let reply = why(json!({"game": "aces", "setup": {"players": 7}})).await;
    assert_eq!(
        (reply.why().as_str(), reply.json()["problems"].as_array().map(Vec::len)),
        ("web-bad-setup", Some(1))
    );
    let reply = why(json!({"game": "aces", "setup": {}, "seats": [{"seat": 9, "player": "me"}]})).await;
    assert_eq!(reply.why(), "web-bad-setup");
    let bots = json!([{"seat": 0, "player": "bot"}, {"seat": 1, "player": "bot"}]);
    assert_eq!(why(json!({"game": "aces", "setup": {}, "seats": bots})).await.why(), "web-nobody-plays");
    let reply = why(json!({"game": "aces", "setup": {}, "clock": {"days": {"days": 0}}})).await;
    assert_eq!(reply.why(), "web-bad-clock");
    assert_eq!(ada.post("/api/me", &json!({"name": "  "})).await.why(), "web-name-length");
    assert_eq!(ada.post("/api/me", &json!({"name": "a\u{202e}b"})).await.why(), "web-name-length");
    assert_eq!(ada.post("/api/me", &json!({"name": " Ada "})).await.json(), json!({"name": "Ada"}));
    running.stop().await;
}

/// A mistake in one match ends that one, and no other.
#[tokio::test(flavor = "multi_thread")]
async fn a_mistake_harms_no_other_match() {
    let (_folder, running, ada) = opened().await;
    let (broken, whole) = (ada.begin(of_two("me", "bot")).await, ada.begin(of_two("me", "bot")).await);
    let (mut first, mut second) = (ada.join(&broken).await, ada.join(&whole).await);
    first.answer(0, &march()).await;
    running.break_match(&broken).await;
    first.hear_until(|it| it == "fault").await;
    while first.hear().await.is_some() {}
    assert!(second.answer(0, &march()).await.get("change").is_some());
    let mut again = ada.open(&broken).await.expect("the socket opens");
    assert_eq!(again.hear().await, Some(json!("fault")));
    assert!(ada.get("/metrics").await.body.windows(25).any(|it| it == b"sandtable_faults_total 1\n"));
    assert!(ada.join(&whole).await.now["n"] == 1);
    running.stop().await;
}

#[tokio::test]
async fn two_servers_do_not_share_a_store() {
    let folder = Folder::new();
    let running = start(&folder).await;
    let why = server::start(folder.settings(), crate::common::hosts()).await.err().expect("it is refused");
    assert!(why.contains("Another server"), "{why}");
    running.stop().await;
    start(&folder).await.stop().await;
}

/// Two shots of one soldier who sees nobody: the second question is the very same as the first.
#[tokio::test]
async fn whoever_answers_is_told_even_if_the_very_same_is_asked_again() {
    let (_folder, running, ada) = opened().await;
    let at = |x: i32, y: i32| json!({"at": [x, y], "facing": 48});
    let soldiers = json!([{"tag": 8, "seat": 0, "at": at(120, 262), "cards": [5]},
        {"tag": 51, "seat": 1, "at": at(520, 262)}, {"tag": 54, "seat": 1, "at": at(520, 224)}]);
    let position = json!({"turn": 1, "phase": 1, "story": [2, 1, 14], "soldiers": soldiers,
        "shown": [[[8, 5]], []], "then": [{"phase": {"phase": 1}}, "finish"]});
    let setup = json!({"scenario": "picked-men", "seats": ["us", "de"], "position": position});
    let seats = json!([{"seat": 0, "player": "me"}, {"seat": 1, "player": "bot"}]);
    let id = ada.begin(json!({"game": "sergeants", "setup": setup, "seats": seats})).await;
    let mut table = ada.join(&id).await;
    let mut other = ada.join(&id).await;
    let mut asked = Vec::new();
    for choice in ["yes".into(), json!({"part": "bubble"}), json!({"soldier": 8}), done(), done()] {
        let before = table.now["version"].as_u64();
        let reply = table.answer(0, &choice).await;
        assert!(before < reply["change"]["now"]["version"].as_u64(), "{choice}: {reply}");
        asked.push(reply["change"]["now"]["asked"].clone());
        other.hear_until(|it| it["change"]["now"]["version"] == table.now["version"]).await;
    }
    assert_eq!(
        (&asked[2]["ask"]["shoot"]["tag"], &asked[2]),
        (&json!(8), &asked[3]),
        "both shots are asked for"
    );
    running.stop().await;
}

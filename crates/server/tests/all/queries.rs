//! Questions about positions: every number in them is hostile, and none of them can hold up a match.

use crate::common::{Browser, Reply, Socket, a_scout_and_three_enemies, opened};
use serde_json::{Value, json};

const FAR: [i64; 6] = [i32::MIN as i64, -1_000_000, -1, 1_000_000, i32::MAX as i64, i64::MAX];

fn aces() -> Value {
    let units = json!([{"id": "us-tank-1", "hex": "C13"}, {"id": "us-bomber-1", "hex": "E12"},
        {"id": "us-artillery-1", "hex": "D11"}, {"id": "g1-tank-1", "hex": "F12"}, {"id": "g1-fighter-1", "hex": "G10"}]);
    json!({"game": "aces", "setup": {"players": 2, "position": {"units": units}},
        "seats": [{"seat": 0, "player": "me"}, {"seat": 1, "player": "me"}]})
}

/// Two soldiers on the map, and a third one still to come.
fn sergeants() -> Value {
    let position = a_scout_and_three_enemies();
    json!({"game": "sergeants", "seats": [{"seat": 0, "player": "me"}, {"seat": 1, "player": "me"}],
        "setup": {"scenario": "picked-men", "seats": ["us", "de"], "position": position}})
}

/// Every question of Aces, with what can be wrong in each of its fields.
fn hostile_of_aces() -> Vec<Value> {
    let units = [
        "us-tank-1",
        "us-bomber-1",
        "g1-fighter-1",
        "g2-tank-1",
        "us-tank-255",
        "us-tank-4294967296",
        "",
        "x",
    ];
    let hexes = ["C13", "A1", "Z30", "A255", "A0", "I1", "", "A99999999999"];
    let mut all = vec![
        json!({"what": "board"}),
        json!({"what": "board", "more": 1}),
        json!({"what": "nothing"}),
        json!(7),
    ];
    for unit in units {
        for what in ["reach", "targets", "automa"] {
            all.push(json!({"what": what, "unit": unit}));
        }
        for hex in hexes {
            all.push(json!({"what": "interceptors", "unit": unit, "hex": hex}));
            all.push(json!({"what": "targets", "unit": unit, "from": hex}));
            all.push(json!({"what": "path", "unit": unit, "path": [hex, hex]}));
            for at in ["g1-tank-1", "us-tank-1", "launcher", hex] {
                all.push(json!({"what": "odds", "unit": unit, "at": at, "from": hex}));
            }
        }
        for n in [0, 1_000, 10_000] {
            let there_and_back: Vec<&str> = ["C12", "C13"].into_iter().cycle().take(n).collect();
            all.push(json!({"what": "path", "unit": unit, "path": there_and_back}));
        }
    }
    for faction in ["us", "su", "g1", "g2", "x"] {
        all.push(json!({"what": "next", "faction": faction}));
        all.push(json!({"what": "movable", "faction": faction}));
    }
    for unit in ["us-tank", "g2-special", "tank", "us-", "-", &"x".repeat(60_000)] {
        all.push(json!({"what": "mat", "unit": unit}));
    }
    all
}

/// Every question of Sergeants, with what can be wrong in each of its fields.
fn hostile_of_sergeants() -> Vec<Value> {
    let tags = [json!(21), json!(51), json!(1), json!(999), json!(65_535), json!(-1), json!(70_000)];
    let mut points = vec![json!([300, 262]), json!([0, 0]), json!([1600, 1600]), json!([3200, -1600])];
    points.extend(
        FAR.iter()
            .flat_map(|it| [json!([it, it]), json!([300, it]), json!([it, 262]), json!([it, -it.max(&-1)])]),
    );
    let mut places: Vec<Value> = points.iter().map(|it| json!({"at": it, "facing": 0})).collect();
    places.push(json!({"at": [300, 262], "facing": 64}));
    places.push(json!({"at": [300, 262], "facing": -1}));
    let mut all = vec![json!({"what": "nothing"}), json!([])];
    for tag in &tags {
        for what in ["sights", "soldier"] {
            all.push(json!({"what": what, "tag": tag}));
        }
        for to in &tags {
            all.push(json!({"what": "ruler", "from": tag, "to": to}));
        }
    }
    let long = |it: &Value| -> Vec<Value> { vec![it.clone(); 1_500] };
    let mut spaces = Vec::new();
    for tag in &tags {
        for space in ["walks", "entries", "turns", "templates", "escapes"] {
            spaces.push(json!({space: {"tag": tag}}));
        }
        spaces.push(json!({"shells": {"tag": tag, "what": "bazooka"}}));
        spaces.push(json!({"shells": {"tag": tag, "what": "x".repeat(10_000)}}));
    }
    for seat in [0, 1, 2, 255, 256] {
        spaces.push(json!({"forces": {"seat": seat}}));
        spaces.push(json!({"placements": {"seat": seat, "seconds": 255}}));
        spaces.push(json!({"placements": {"seat": seat, "dead": vec![0; 10_000]}}));
        spaces.push(json!({"deployments": {"seat": seat, "taken": []}}));
        spaces.push(json!({"deployments": {"seat": seat, "taken": long(&places[0])}}));
    }
    for place in &places {
        all.push(json!({"what": "ruler", "from": 21, "to": 51, "at": place}));
        spaces.push(json!({"deployments": {"seat": 0, "taken": [place]}}));
    }
    for space in &spaces {
        all.push(json!({"what": "reach", "space": space}));
        all.push(json!({"what": "some", "space": space, "seed": u32::MAX}));
        all.push(json!({"what": "try", "space": space, "choice": "done"}));
    }
    let mut choices = vec![
        json!({"placing": [0, 0, 65_535]}),
        json!({"commanding": {"cards": [0, 1, 2], "second": [65_535, 3, 3]}}),
        json!({"force": vec![json!({"tag": 21}); 4_000]}),
        json!({"force": [{"tag": 21, "carries": vec!["knife"; 5_000], "grenades": 255}]}),
        json!({"force": [{"tag": 21, "cards": vec![8; 10_000]}]}),
        json!({"force": [{"tag": 999, "panel": "x"}]}),
        json!({"deploy": vec![json!([21, {"at": [300, 262], "facing": 0}]); 1_000]}),
        json!({"tile": 65_535}),
    ];
    for (place, point) in places.iter().zip(&points) {
        choices.push(json!({"walk": {"to": place}}));
        choices.push(json!({"walk": {"bends": [point, point], "to": places[0]}}));
        choices.push(json!({"walk": {"bends": vec![point; 8], "to": places[0]}}));
        choices.push(json!({"enter": {"gate": 0, "way": {"to": place}}}));
        choices.push(json!({"enter": {"gate": 255, "way": {"bends": [point], "to": place}}}));
        choices.push(json!({"throw": {"target": 51, "centre": point}}));
        choices.push(json!({"deploy": [[21, place]]}));
    }
    let askers = [
        json!({"walks": {"tag": 21}}),
        json!({"turns": {"tag": 21}}),
        json!({"entries": {"tag": 21}}),
        json!({"escapes": {"tag": 21}}),
        json!({"templates": {"tag": 21}}),
        json!({"shells": {"tag": 21, "what": "bazooka"}}),
        json!({"forces": {"seat": 0}}),
        json!({"deployments": {"seat": 0, "taken": []}}),
        json!({"placements": {"seat": 0}}),
    ];
    for space in &askers {
        all.extend(choices.iter().map(|it| json!({"what": "try", "space": space, "choice": it})));
    }
    all.push(json!({"what": "places", "force": vec![json!({"tag": 21}); 5_000]}));
    all.push(json!({"what": "places", "force": [{"tag": 21, "carries": vec!["knife"; 5_000]}]}));
    all.push(json!({"what": "places", "force": [{"tag": 999}]}));
    all
}

fn faults(metrics: &Reply) -> String {
    let text = String::from_utf8_lossy(&metrics.body).to_string();
    text.lines().find(|it| it.starts_with("sandtable_faults_total")).unwrap_or_default().to_string()
}

/// Whatever is asked is answered, with what is asked for or with a sentence, and without a mistake of ours.
async fn attack(new: Value, questions: Vec<Value>, by_the_way: Value) {
    let (_folder, running, ada) = opened().await;
    let id = ada.begin(new).await;
    let mut player = ada.join(&id).await;
    let mut watcher = Browser::stranger(running.address).join(&id).await;
    for question in questions {
        for asker in [&mut player, &mut watcher] {
            let text = question.to_string();
            let reply = asker.ask("query", json!({"query": question})).await;
            let why = reply["refused"]["why"]["key"].as_str();
            assert!(
                reply.get("found").is_some() || why.is_some(),
                "{reply} to {}",
                &text[..text.len().min(300)]
            );
            assert!(
                !matches!(why, Some("web-failed" | "web-query-too-long")),
                "{reply} to {}",
                &text[..text.len().min(300)]
            );
        }
    }
    assert_eq!(faults(&ada.get("/metrics").await), "sandtable_faults_total 0");
    let reply = player.answer(0, &by_the_way).await;
    assert!(reply.get("change").is_some(), "{reply}");
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_question_of_aces_is_answered_whatever_is_in_it() {
    attack(aces(), hostile_of_aces(), json!("done")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_question_of_sergeants_is_answered_whatever_is_in_it() {
    attack(sergeants(), hostile_of_sergeants(), json!("done")).await;
}

async fn ask_for_a_ruler(socket: &mut Socket, n: u32) {
    for id in 1..=n {
        socket.say(&json!({"query": {"id": id, "query": {"what": "ruler", "from": 21, "to": 51}}})).await;
    }
}

/// A dozen questions that take as long as they like hold up nobody: neither this match nor another.
#[tokio::test(flavor = "multi_thread")]
async fn slow_questions_hold_up_no_match() {
    let (_folder, running, ada) = opened().await;
    let (id, other) = (ada.begin(sergeants()).await, ada.begin(aces()).await);
    let (mut player, mut elsewhere) = (ada.join(&id).await, ada.join(&other).await);
    let mut watchers = Vec::new();
    running.hold_queries(true);
    for _ in 0..4 {
        let mut watcher = Browser::stranger(running.address).join(&id).await;
        ask_for_a_ruler(&mut watcher, 12).await;
        watchers.push(watcher);
    }
    // The questions were taken before the answers, and none of them has been answered.
    assert!(player.answer(0, &json!("done")).await.get("change").is_some());
    assert!(elsewhere.answer(0, &json!("done")).await.get("change").is_some());
    assert_eq!(ada.get("/api/matches").await.status, 200);
    for watcher in &mut watchers {
        watcher.hear_until(|it| it.get("change").is_some()).await;
        assert!(watcher.heard.iter().all(|it| !it.contains("found")), "{:?}", watcher.heard);
    }
    running.hold_queries(false);
    for watcher in &mut watchers {
        let is_last = |it: &Value| it["found"]["id"] == 12 || it["refused"]["id"] == 12;
        watcher.hear_until(is_last).await;
    }
    running.stop().await;
}

/// Who asks too much at once is refused, and the others are not.
#[tokio::test(flavor = "multi_thread")]
async fn too_many_questions_at_once_are_refused() {
    let (_folder, running, ada) = opened().await;
    let id = ada.begin(sergeants()).await;
    let (mut greedy, mut modest) = (ada.join(&id).await, ada.join(&id).await);
    running.hold_queries(true);
    ask_for_a_ruler(&mut greedy, 65).await;
    let refused = greedy.hear_until(|it| it.get("refused").is_some()).await;
    assert_eq!(
        (&refused["refused"]["id"], &refused["refused"]["why"]["key"]),
        (&json!(65), &json!("web-too-fast"))
    );
    running.hold_queries(false);
    let found = modest.ask("query", json!({"query": {"what": "soldier", "tag": 21}})).await;
    assert!(found.get("found").is_some(), "{found}");
    running.stop().await;
}

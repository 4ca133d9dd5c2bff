//! Boards that someone draws: checked while they draw, and played.

use serde_json::{Value, json};
use server::{Limits, Settings};

use crate::common::{Browser, Folder, hosts, opened, start};

/// Half a board of three columns and six rows.
pub const BOARD: &str = "board: Mill\nseason: summer\nhalves: A-C\nmap:\nF .\n.\n. =\nf\n. F\n=\n= ~\nF\n~ =\n.\nF F\n.\nstarts:\n1 B1 2 A2 3 C1 4 A4 5 B5 6 C5\n";

fn drawn(text: &str) -> Value {
    json!({"file": "drawing.board", "text": text})
}

fn match_on(board: &str) -> Value {
    json!({
        "game": "aces",
        "setup": {"board": board, "area": "left", "factions": ["us", "g1"]},
        "seats": [{"seat": 0, "player": "me"}, {"seat": 1, "player": "bot"}],
    })
}

const CHECK: &str = "/api/games/aces/check";

#[tokio::test]
async fn a_board_is_checked_while_it_is_drawn_and_all_faults_come_at_once() {
    let (_folder, running, ada) = opened().await;
    let fine = ada.post(CHECK, &drawn(BOARD)).await;
    assert_eq!((fine.status, &fine.json()["faults"]), (200, &json!([])));
    assert_eq!(fine.json()["content"]["board"]["starts"]["5"], "B5");
    let text = BOARD.replace("5 B5 6 C5", "5 A5").replace("Mill", "");
    let faults = ada.post(CHECK, &drawn(&text)).await.json()["faults"].clone();
    let keys: Vec<&str> =
        faults.as_array().into_iter().flatten().filter_map(|it| it["says"]["key"].as_str()).collect();
    let wanted = ["nameless", "nameless", "start-not-on-land", "start-missing"];
    assert_eq!(keys, wanted.map(|it| format!("aces-edit-fault-{it}")), "{faults}");
    assert_eq!(faults[2]["places"], json!(["A5"]));
    running.stop().await;
}

#[tokio::test]
async fn what_is_no_board_or_comes_from_a_stranger_gets_a_sentence() {
    let (_folder, running, ada) = opened().await;
    let stranger = Browser::stranger(running.address);
    assert_eq!(stranger.post(CHECK, &drawn(BOARD)).await.status, 401);
    assert_eq!(ada.post("/api/games/chess/check", &drawn(BOARD)).await.why(), "web-no-such-game");
    // Games without an editor, and files that are no boards.
    assert_eq!(ada.post("/api/games/sergeants/check", &drawn(BOARD)).await.why(), "web-no-such-page");
    assert_eq!(ada.post(CHECK, &json!({"file": "cards.ron", "text": "("})).await.why(), "web-no-such-page");
    for nonsense in [json!({}), json!({"file": 1, "text": []}), json!([]), json!({"file": "a.board"})] {
        assert_eq!(ada.post(CHECK, &nonsense).await.why(), "web-not-understood", "{nonsense}");
    }
    let huge = ada.post(CHECK, &drawn(&"F".repeat(100 << 10))).await;
    assert_eq!((huge.status, huge.why().as_str()), (413, "web-too-large"));
    running.stop().await;
}

#[tokio::test]
async fn nobody_has_boards_checked_without_end() {
    let folder = Folder::new();
    let limits = Limits { requests: (5.0, 0.01), spare_loopback: false, ..Limits::default() };
    let settings = Settings { limits, ..folder.settings() };
    let running = server::start(settings, hosts()).await.expect("the server starts");
    let ada = Browser::new(running.address).await;
    let mut statuses = Vec::new();
    for _ in 0..7 {
        statuses.push(ada.post(CHECK, &drawn(BOARD)).await.status);
    }
    assert_eq!(statuses, [200, 200, 200, 200, 200, 429, 429]);
    running.stop().await;
}

#[tokio::test]
async fn a_match_keeps_the_board_that_it_is_played_on() {
    let (folder, running, ada) = opened().await;
    let id = ada.begin(match_on(BOARD)).await;
    assert_eq!(ada.get("/api/matches").await.json()[0]["short"]["board"], "Mill");
    let before = ada.join(&id).await.table["world"]["board"].clone();
    assert_eq!(before["terrain"]["C4"], "water");
    running.stop().await;
    // The next day.
    let running = start(&folder).await;
    let ada = Browser { address: running.address, origin: format!("http://{}", running.address), ..ada };
    assert_eq!(ada.join(&id).await.table["world"]["board"], before);
    running.stop().await;
}

#[tokio::test]
async fn a_board_that_others_would_be_shown_is_bounded() {
    let (_folder, running, ada) = opened().await;
    let refused = |board: String| {
        let ada = ada.clone();
        async move { ada.post("/api/matches", &match_on(&board)).await }
    };
    let long = refused(BOARD.replace("Mill", &"x".repeat(41))).await;
    assert_eq!(long.why(), "web-bad-setup");
    assert_eq!(long.json()["problems"][0]["place"], "setup.board");
    assert_eq!(refused(format!("{BOARD}{}", "# \n".repeat(5_000))).await.why(), "web-text-too-long");
    // Everything but the board is as short as ever.
    let mut other = match_on(BOARD);
    other["setup"]["factions"] = json!(["x".repeat(201)]);
    assert_eq!(ada.post("/api/matches", &other).await.why(), "web-text-too-long");
    let half = json!({"game": "aces", "setup": {"board": BOARD, "players": 4}, "seats": []});
    let half = ada.post("/api/matches", &half).await.json();
    assert!(half["problems"].to_string().contains("AA-SET-4"), "{half}");
    running.stop().await;
}

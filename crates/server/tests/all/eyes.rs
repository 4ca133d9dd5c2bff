//! Everybody is told only what they may know. Whole games are played over real sockets; a mirror plays the same answers
//! out of the store, and every byte that was sent is compared with what it allows.

use std::{collections::BTreeSet, sync::Arc};

use crate::common::{Browser, Folder, Socket, start};
use aces::Event;
use aces_host::Game as Aces;
use hosting::HostedGame;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use sergeants_host::Game as Sergeants;
use table::{Answer, Game, Match, Pending, Seat, Sentence, Shuffler, Viewer};

/// How a browser puts a change onto a view of this game.
trait Shown: HostedGame {
    /// The list in a view whose entries are told one by one, and what they are known by.
    const LIST: (&'static str, &'static str);
}

impl Shown for Aces {
    const LIST: (&'static str, &'static str) = ("units", "id");
}

impl Shown for Sergeants {
    const LIST: (&'static str, &'static str) = ("figures", "tag");
}

/// The same game, out of the store.
struct Mirror<G: HostedGame> {
    folder: Arc<Folder>,
    it: Match<G::Rules>,
    n_entries: u32,
    /// The game after each number of answers.
    moments: Vec<Game<G::Rules>>,
    /// What happened, with the number of the answer that led to it.
    log: Vec<(u32, hosting::Event<G>)>,
}

impl<G: HostedGame> Mirror<G> {
    fn new(folder: Arc<Folder>) -> Mirror<G> {
        let setup = folder.rows("SELECT data FROM setups")[0][0].clone();
        let setup = serde_json::from_str(&setup).expect("it is a set-up");
        let (it, events) = Match::new(setup).expect("it begins");
        let moments = vec![it.game().clone()];
        let mut mirror =
            Mirror { folder, it, n_entries: 0, moments, log: events.into_iter().map(|it| (0, it)).collect() };
        mirror.catch_up();
        mirror
    }

    fn catch_up(&mut self) {
        #[derive(Deserialize)]
        #[serde(bound = "")]
        struct Chanced<G: HostedGame> {
            answer: Answer<G::Rules>,
        }
        let sql = format!("SELECT kind, data FROM entries WHERE n > {} ORDER BY n", self.n_entries);
        for row in self.folder.rows(&sql) {
            let [kind, data] = row.try_into().expect("there are two");
            self.n_entries += 1;
            let answer = match kind.as_str() {
                "chance" => serde_json::from_str::<Chanced<G>>(&data).expect("it is a chance").answer,
                "answer" | "bot" => serde_json::from_str(&data).expect("it is an answer"),
                "resign" => continue,
                other => panic!("{other}"),
            };
            let events = self.it.answer(answer).expect("it is legal");
            let n = self.it.journal().len() as u32;
            self.log.extend(events.into_iter().map(|it| (n, it)));
            self.moments.push(self.it.game().clone());
        }
    }

    /// The entries of the log in `range`, as they may be told to `viewer`.
    fn entries(&self, after: u32, to: u32, viewer: Viewer) -> Value {
        let entries = self.log.iter().filter(|it| (after < it.0 || after == u32::MAX) && it.0 <= to);
        let told = entries.filter_map(|(n, happened)| {
            let event = self.it.game().seen(happened, viewer)?;
            let mut entry = json!({"n": n, "event": event});
            if self.it.game().seen(happened, Viewer::Spectator).as_ref() != Some(&event) {
                entry["private"] = json!(true);
            }
            if let Some(says) = G::event(&event) {
                entry["says"] = json!(says);
            }
            let why = G::reasons(&event);
            if !why.is_empty() {
                entry["why"] = json!(why);
            }
            Some(entry)
        });
        told.collect()
    }

    /// What may be said of the question, apart from numbers and of what can be undone.
    fn now(&self, n: u32, viewer: Viewer) -> Map<String, Value> {
        let game = &self.moments[n as usize];
        let mut now = Map::new();
        now.insert("waiting".into(), json!(game.pending().awaited()));
        if let Viewer::Seat(seat) = viewer {
            let sealed: Vec<_> = game.sealed_by(seat).collect();
            if !sealed.is_empty() {
                now.insert("sealed".into(), json!(sealed));
            }
        }
        if let Pending::Decide { prompts, asides, .. } = game.pending_for(viewer) {
            if let Some(it) = prompts.first() {
                let mut asked = json!({"seat": it.seat, "ask": it.ask, "says": it.ask.phrase(), "options": it.options,
                    "privacy": game.privacy(&it.ask)});
                let labels = G::labels(&it.ask, &it.options);
                if !labels.is_empty() {
                    asked["labels"] = json!(labels);
                }
                if let Some(space) = &it.space {
                    asked["space"] = json!(space);
                }
                let fits = |key: &String| {
                    G::by_order(game.world(), &it.ask, &BTreeSet::from([key.clone()])).is_some()
                };
                let mut orders = G::standing_orders(game.world(), it.seat).into_iter().map(|it| it.key);
                if let Some(order) = orders.find(fits) {
                    asked["order"] = json!(order);
                }
                now.insert("asked".into(), asked);
            }
            if let Some(it) = asides.first() {
                let aside = json!({"seat": it.seat, "options": it.options, "spaces": it.spaces});
                now.insert("aside".into(), aside);
            }
        }
        now
    }
}

/// Puts a change onto a view, as a browser does.
fn apply<G: Shown>(view: &mut Value, delta: &Value) {
    let (list, key) = G::LIST;
    let units = view[list].as_array_mut().expect("a view has a list");
    for unit in delta[list].as_array().into_iter().flatten() {
        match units.iter_mut().find(|it| it[key] == unit[key]) {
            Some(it) => *it = unit.clone(),
            None => units.push(unit.clone()),
        }
    }
    for gone in delta["gone"].as_array().into_iter().flatten() {
        units.retain(|it| it[key] != *gone);
    }
    for (told, part) in [("seats", "seats"), ("tableaus", "tableau")] {
        for changed in delta[told].as_array().into_iter().flatten() {
            let seat = changed[0].as_u64().expect("a seat is a number") as usize;
            view[part][seat] = changed[1].clone();
        }
    }
    for (name, value) in delta["fields"].as_object().into_iter().flatten() {
        view[name] = value.clone();
    }
}

/// A view with its units in an order of their own, and without parts that are not there.
fn plain<G: Shown>(view: &Value) -> Value {
    let (list, key) = G::LIST;
    let mut view = view.clone();
    let parts = view.as_object_mut().expect("a view has parts");
    parts.retain(|_, it| !it.is_null());
    let units = parts[list].as_array_mut().expect("a view has a list");
    units.sort_by_key(|it| it[key].to_string());
    view
}

/// Checks all that one socket heard.
fn check<G: Shown>(mirror: &Mirror<G>, socket: &Socket, viewer: Viewer) -> usize {
    let mut view = Value::Null;
    let mut known = 0;
    let mut n_changes = 0;
    for text in &socket.heard {
        let message: Value = serde_json::from_str(text).expect("it is JSON");
        let (kind, body) = message.as_object().and_then(|it| it.iter().next()).expect("it is a message");
        let allowed: &[&str] = match kind.as_str() {
            "table" => {
                assert_eq!(body["rewinds"], json!([]), "nobody went back");
                assert_eq!((&body["earlier"], &body["mixing"]), (&json!(false), &Value::Null));
                for it in body["orders"].as_array().into_iter().flatten() {
                    let seat = it["seat"].as_u64().map(|it| Viewer::Seat(Seat(it as u8)));
                    assert_eq!(seat, Some(viewer), "orders are told to their own player");
                }
                &[
                    "match", "seat", "world", "view", "now", "log", "seats", "chat", "notes", "orders",
                    "proposal", "rewinds", "earlier", "mixing",
                ]
            }
            "change" => &["id", "log", "view", "now"],
            "seats" | "done" | "proposal" => continue,
            "refused" if body["why"]["key"] == "web-stale" => continue,
            other => panic!("{other} was not expected"),
        };
        for part in body.as_object().expect("it has parts").keys() {
            assert!(allowed.contains(&part.as_str()), "{kind} has {part}");
        }
        let n = body["now"]["n"].as_u64().expect("a moment has a number") as u32;
        if kind == "table" {
            view = body["view"].clone();
            assert_eq!(body["log"], mirror.entries(u32::MAX, n, viewer));
            let world = serde_json::to_value(G::world_info(mirror.it.game().world())).expect("it is JSON");
            assert_eq!(body["world"], world);
        } else {
            if let Some(delta) = body.get("view") {
                apply::<G>(&mut view, delta);
            }
            assert_eq!(body["log"], mirror.entries(known, n, viewer));
            n_changes += 1;
        }
        known = n;
        let allowed = json!(mirror.moments[n as usize].view(viewer));
        assert_eq!(plain::<G>(&view), plain::<G>(&allowed), "{viewer:?} after {n} answers");
        let mut now = body["now"].as_object().expect("a moment has parts").clone();
        for number in ["version", "n", "undo", "redo", "over"] {
            now.remove(number);
        }
        if body["now"].get("over").is_none() {
            assert_eq!(
                Value::Object(now),
                Value::Object(mirror.now(n, viewer)),
                "{viewer:?} after {n} answers"
            );
        }
    }
    n_changes
}

/// Those who look back see what they saw then, and nothing of what they have not been told of yet.
async fn look_back<G: Shown>(mirror: &Mirror<G>, socket: &mut Socket, viewer: Viewer) {
    let known = socket.now["n"].as_u64().expect("a moment has a number") as usize;
    for n in (0..=known).step_by(known / 12 + 1).chain([known]) {
        let reply = socket.ask("frame", json!({"n": n})).await;
        let allowed = json!(mirror.moments[n].view(viewer));
        assert_eq!(plain::<G>(&reply["frame"]["view"]), plain::<G>(&allowed), "{viewer:?} at {n}");
        assert_eq!(reply["frame"]["of"], known);
        assert_eq!(reply["frame"].as_object().map(|it| it.len()), Some(4), "{reply}");
    }
    let later = socket.ask("frame", json!({"n": known + 1})).await;
    assert_eq!(later["refused"]["why"]["key"], "web-no-such-moment");
}

/// What a bot is told in the terms of the engine protocol is what its view and its question are.
async fn ask_as_a_program<G: Shown>(mirror: &Mirror<G>, socket: &mut Socket, seat: Seat) {
    let game = mirror.it.game();
    let mut ask = async |seat: Seat, request: Value| {
        let asked = socket.ask("engine", json!({"seat": seat, "request": request})).await;
        asked["engine"]["reply"].clone()
    };
    let view = ask(seat, json!({"do": "view"})).await;
    assert_eq!(view, json!({"ok": G::shown(game.world(), &game.view(Viewer::Seat(seat)))}));
    let told = ask(seat, json!({"do": "pending"})).await;
    if let Pending::Decide { prompts, .. } = game.pending_for(Viewer::Seat(seat)) {
        let told = told["ok"]["decide"].as_array().expect("it is told").clone();
        assert_eq!(told.len(), prompts.len());
        for (told, it) in told.iter().zip(&prompts) {
            assert_eq!((&told["seat"], &told["ask"]), (&json!(it.seat), &json!(it.ask)));
            assert_eq!(told["options"], json!(it.options));
        }
    }
    for other in [
        json!({"do": "view", "seat": 0}),
        json!({"do": "save"}),
        json!({"do": "suggest", "bot": "search:1"}),
        json!({"do": "imagine"}),
        json!({"do": "query", "what": "hint"}),
        json!({"do": "snapshot"}),
        json!({"do": "analyse"}),
    ] {
        let refused = ask(seat, other.clone()).await;
        assert_eq!(refused["error"]["code"], "not_for_a_seat", "{other}: {refused}");
    }
    assert_eq!(ask(Seat(0), json!({"do": "view"})).await, Value::Null);
}

/// Plays on until a side has won or so many answers are in.
async fn play<G: HostedGame>(mirror: &mut Mirror<G>, sockets: &mut [Socket], most: usize) {
    let mut bot = G::bot(mirror.it.game().world());
    let mut chance = Shuffler::new(7);
    while mirror.it.journal().len() < most {
        let awaited = mirror.it.game().pending().awaited();
        // In no order of the seats, so that sealed choices come in as they do.
        let Some(&seat) = awaited.get(mirror.it.journal().len() % awaited.len().max(1)) else { return };
        let answer = G::decide(&mut bot, mirror.it.game(), seat, &mut chance);
        let Some(Answer::Choose { choice, .. }) = answer else { return };
        let socket = &mut sockets[seat.0 as usize];
        let known = mirror.n_entries;
        let choice = serde_json::to_value(&choice).expect("it is JSON");
        // Others may have acted: the moment that is named must be the last one told.
        let reply = answer_fresh(socket, seat, &choice).await;
        assert!(reply.get("change").or(reply.get("done")).is_some(), "{reply}");
        mirror.catch_up();
        assert!(known < mirror.n_entries);
    }
}

/// Answers, and again if the socket had not heard the last word yet.
async fn answer_fresh(socket: &mut Socket, seat: Seat, choice: &Value) -> Value {
    loop {
        let reply = socket.answer(seat.0.into(), choice).await;
        if reply["refused"]["why"]["key"] != "web-stale" {
            return reply;
        }
    }
}

/// A game that was watched by everybody.
struct Watched<G: HostedGame> {
    mirror: Mirror<G>,
    sockets: Vec<Socket>,
    spectator: Socket,
}

/// People in all seats but the last, a bot with an account there, and a spectator see a game to its end, or so far, and all that they were told is compared.
async fn watched<G: Shown>(setup: Value, n_seats: u8, most: usize) -> Watched<G> {
    let folder = Arc::new(Folder::new());
    let running = start(&folder).await;
    let first = Browser::named(running.address, "Ada").await;
    let seats = json!([{"seat": 0, "player": "me"}]);
    let id = first
        .begin(
            json!({"game": <G::Rules as table::Rules>::NAME, "setup": setup, "seats": seats, "listed": true}),
        )
        .await;
    let mut sockets = vec![first.join(&id).await];
    for seat in 1..n_seats {
        let browser = match seat + 1 == n_seats {
            true => Browser::program(running.address, &first.make_bot("Automaton").await.1),
            false => Browser::new(running.address).await,
        };
        let invitation =
            sockets[0].table["match"]["invitation"].as_str().expect("a seat is open").to_string();
        let reply = browser
            .post(&format!("/api{}", invitation.replace("invitation", "invitations")), &json!({"seat": seat}))
            .await;
        assert_eq!(reply.status, 200, "{reply:?}");
        sockets.push(browser.join(&id).await);
    }
    let mut spectator = Browser::stranger(running.address).join(&id).await;
    let mut mirror = Mirror::<G>::new(folder);
    play(&mut mirror, &mut sockets, most).await;

    for socket in &mut sockets {
        while !socket.is_quiet().await {}
    }
    while !spectator.is_quiet().await {}
    for (seat, socket) in (0..).zip(&sockets) {
        assert_eq!(socket.seat(), Some(seat.into()));
        let n = check(&mirror, socket, Viewer::Seat(Seat(seat)));
        assert!(10 < n, "{n} changes");
    }
    assert_eq!(spectator.seat(), None);
    check(&mirror, &spectator, Viewer::Spectator);
    for (seat, socket) in (0..).zip(&mut sockets) {
        look_back(&mirror, socket, Viewer::Seat(Seat(seat))).await;
    }
    look_back(&mirror, &mut spectator, Viewer::Spectator).await;
    ask_as_a_program(&mirror, sockets.last_mut().expect("there are seats"), Seat(n_seats - 1)).await;
    running.stop().await;
    Watched { mirror, sockets, spectator }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_told_more_than_they_may_know() {
    watched::<Aces>(json!({"players": 4, "options": {"experienced": true}}), 4, 600).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_told_another_players_cards_and_orders() {
    watched::<Sergeants>(json!({"scenario": "four-players", "players": 4}), 4, 1500).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_told_what_a_bought_force_carries() {
    watched::<Sergeants>(json!({"scenario": "race-to-the-bridge", "buying": true}), 2, 800).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_launcher_stays_hidden() {
    let setup = json!({"missions": {"v2": {"owner": "g1"}}});
    let Watched { mirror, sockets, spectator } = watched::<Aces>(setup, 4, 1500).await;
    // The launcher is among tokens that all see: no byte for others says which one it is.
    let hidden = mirror.log.iter().find_map(|it| match &it.1 {
        Event::LauncherHidden { hex, .. } => *hex,
        _ => None,
    });
    if let Some(hex) = hidden {
        let found = mirror
            .moments
            .iter()
            .position(|it| it.view(Viewer::Spectator).field.v2.unwrap_or_default().launcher.is_some());
        println!("hidden at {hex}; discovered after {found:?} of {} answers", mirror.moments.len());
        let german = |seat: u8| matches!(seat, 0 | 2);
        for (seat, socket) in (0..).zip(&sockets).filter(|it| !german(it.0)) {
            no_launcher(socket, &hex.to_string(), found, &format!("seat {seat}"));
        }
        no_launcher(&spectator, &hex.to_string(), found, "a spectator");
        let told = |it: &Socket| it.heard.iter().any(|it| it.contains(&format!("\"launcher\":\"{hex}\"")));
        assert!(told(&sockets[0]) && told(&sockets[2]), "the German team knows");
    }
}

fn no_launcher(socket: &Socket, hex: &str, found: Option<usize>, who: &str) {
    for text in &socket.heard {
        let message: Value = serde_json::from_str(text).expect("it is JSON");
        let n = message["table"]["now"]["n"].as_u64().or(message["change"]["now"]["n"].as_u64()).unwrap_or(0);
        if found.is_some_and(|it| it as u64 <= n) {
            return;
        }
        for word in ["\"launcher\":\"", "\"hide_launcher\":\"", "\"launcher_hidden\":{\"hex\":\""] {
            assert!(!text.contains(&format!("{word}{hex}\"")), "{who} was told: {text}");
        }
    }
}

//! People who play, and who remember what they were told.

use std::{
    net::TcpStream,
    sync::atomic::Ordering::Relaxed,
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use table::{Chance, Shuffler};
use tungstenite::{Message, WebSocket};

use crate::{
    Shared,
    browser::{Browser, Heard, hear},
};

/// How long a server may be away.
const AWAY: Duration = Duration::from_secs(90);

/// After so many answers people give up, and what was played is looked at.
const ANSWERS: usize = 250;

/// Refusals after which the same is tried again: a bot has answered meanwhile, or the server is busy.
const LATER: [&str; 7] = [
    "web-stale",
    "web-not-your-seat",
    "web-over",
    "web-resigned",
    "web-query-busy",
    "web-query-too-long",
    "web-too-fast",
];

/// An answer that was sent. What was not acknowledged may be in the match or not.
struct Sent {
    seat: u64,
    choice: Value,
    acknowledged: bool,
}

/// Plays one match after another, each to its end or until they end.
pub fn play(shared: &Shared, n: u64) {
    let mut chance = Shuffler::new(n);
    let mut browser = match patiently(shared, Browser::new) {
        Ok(browser) => browser,
        Err(why) => return shared.fail(why),
    };
    let mut kind = n;
    while !shared.ends() {
        kind += 1;
        if let Err(why) = one(shared, &mut browser, kind, &mut chance) {
            return shared.fail(format!("player {n}, match {kind}: {why}"));
        }
    }
}

/// Tries until the server is there.
fn patiently<T>(shared: &Shared, mut what: impl FnMut(&str) -> Result<T, String>) -> Result<T, String> {
    let began = Instant::now();
    loop {
        match what(&shared.address()) {
            Ok(done) => return Ok(done),
            Err(why) if AWAY < began.elapsed() => return Err(why),
            Err(_) => thread::sleep(Duration::from_millis(100)),
        }
    }
}

fn new_match(kind: u64) -> Value {
    let units = json!([{"id": "us-tank-1", "hex": "C13"}, {"id": "us-infantry-1", "hex": "E12"},
        {"id": "g1-tank-1", "hex": "F12"}, {"id": "g1-infantry-1", "hex": "K16"}]);
    let both = json!([{"seat": 0, "player": "me"}, {"seat": 1, "player": "me"}]);
    let against = |player: Value| json!([{"seat": 0, "player": "me"}, {"seat": 1, "player": player}]);
    let aces = json!({"players": 2, "position": {"units": units, "coins": {"us": 30, "g1": 30}}});
    match kind % 6 {
        0 => json!({"game": "aces", "setup": aces, "seats": both, "clock": {"days": {"days": 1}}}),
        1 => json!({"game": "outpost", "setup": {}, "seats": both, "clock": {"days": {"days": 1}}}),
        2 => json!({"game": "aces", "setup": aces, "seats": against(json!("bot"))}),
        3 => {
            json!({"game": "sergeants", "setup": {"scenario": "first-steps"}, "seats": against(json!("bot"))})
        }
        4 => json!({"game": "aces", "setup": aces, "seats": against(json!({"search": 1}))}),
        _ => json!({"game": "sergeants", "setup": {"scenario": "first-steps"}, "seats": both}),
    }
}

/// Plays a match, gives up after a while, and looks at what is kept of it.
fn one(shared: &Shared, browser: &mut Browser, kind: u64, chance: &mut Shuffler) -> Result<(), String> {
    let id = patiently(shared, |address| {
        browser.address = address.to_string();
        browser.begin(&new_match(kind))
    })?;
    let mut sent: Vec<Sent> = Vec::new();
    let mut is_over = false;
    while !is_over {
        let (mut socket, table) = patiently(shared, |address| {
            browser.address = address.to_string();
            browser.join(&id)
        })?;
        is_over = at_the_table(shared, &mut socket, &table, &mut sent, chance)?;
    }
    let file = patiently(shared, |address| {
        browser.address = address.to_string();
        let file = browser.ask(&format!("GET /api/matches/{id}/file"), &Value::Null)?;
        if file["journal"].is_array() { Ok(file) } else { Err(format!("no file: {file}")) }
    })?;
    compare(&sent, &file)?;
    shared.n_verified.fetch_add(1, Relaxed);
    Ok(())
}

/// Plays as long as the socket is open. Returns whether the match is over.
fn at_the_table(
    shared: &Shared,
    socket: &mut WebSocket<TcpStream>,
    table: &Value,
    sent: &mut Vec<Sent>,
    chance: &mut Shuffler,
) -> Result<bool, String> {
    let mut seat = table["seat"].as_u64().unwrap_or(0);
    let mut now = table["now"].clone();
    for id in 1_u64.. {
        if now["over"].is_object() {
            return Ok(true);
        }
        let gives_up = shared.ends() || ANSWERS <= sent.len();
        let asked = &now["asked"];
        let message = if gives_up {
            json!({"resign": {"id": id, "seat": seat}})
        } else if asked.is_null() {
            // Another of one's own seats is asked, or a bot thinks.
            let waiting = now["waiting"][0].as_u64().filter(|it| *it != seat);
            match waiting {
                Some(other) => json!({"sit": {"seat": other}}),
                None => json!({"frame": {"id": id, "n": 0}}),
            }
        } else {
            match pick(asked, chance) {
                Some(choice) => {
                    sent.push(Sent { seat, choice: choice.clone(), acknowledged: false });
                    json!({"answer": {"id": id, "seat": seat, "version": now["version"], "choice": choice}})
                }
                None => {
                    json!({"query": {"id": id, "query": {"what": "suggest", "space": asked["space"], "seed": chance.below(1 << 30)}}})
                }
            }
        };
        if socket.send(Message::text(message.to_string())).is_err() {
            return Ok(false);
        }
        thread::sleep(Duration::from_millis(u64::from(chance.below(60))));
        loop {
            let Heard::Said(heard) = hear(socket)? else { return Ok(false) };
            let Some((kind, what)) = heard.as_object().and_then(|it| it.iter().next()) else {
                return Err(format!("heard {heard}"));
            };
            if let Some(later) = what.get("now") {
                now = later.clone();
            }
            let is_mine = what["id"] == id;
            match (kind.as_str(), is_mine) {
                ("table", _) => {
                    seat = what["seat"].as_u64().unwrap_or(seat);
                    break;
                }
                ("found", true) => {
                    // The member of a space that is offered is the next answer.
                    let choice = what["found"].as_object().and_then(|it| it.values().next()).cloned();
                    now["asked"]["options"] = json!([choice]);
                    break;
                }
                ("change" | "done", true) => {
                    if let Some(last) = sent.last_mut().filter(|_| message.get("answer").is_some()) {
                        last.acknowledged = true;
                        shared.n_answers.fetch_add(1, Relaxed);
                    }
                    break;
                }
                ("refused", _) => {
                    let why = what["why"]["key"].as_str().unwrap_or_default();
                    // Nothing of it was done.
                    if message.get("answer").is_some() {
                        sent.pop();
                    }
                    if LATER.contains(&why) {
                        thread::sleep(Duration::from_millis(50));
                        break;
                    }
                    return Err(format!("{message} was refused: {what}"));
                }
                ("frame", true) => {
                    thread::sleep(Duration::from_millis(50));
                    break;
                }
                ("confused", _) => return Err(format!("{message} is not understood: {what}")),
                _ => (),
            }
        }
    }
    Ok(false)
}

/// One of the answers that are listed; nothing if they are a space.
fn pick(asked: &Value, chance: &mut Shuffler) -> Option<Value> {
    let options = asked["options"].as_array().filter(|it| !it.is_empty())?;
    Some(options[chance.below(options.len() as u32) as usize].clone())
}

/// Every acknowledged answer is in the match, once and in its order, and nothing that was not sent.
fn compare(sent: &[Sent], file: &Value) -> Result<(), String> {
    let seats: Vec<u64> = sent.iter().map(|it| it.seat).collect();
    let of_people = |it: &&Value| it["choose"]["seat"].as_u64().is_some_and(|it| seats.contains(&it));
    let kept: Vec<&Value> = file["journal"].as_array().into_iter().flatten().filter(of_people).collect();
    let fits = |it: &Sent, n: usize| {
        kept.get(n)
            .is_some_and(|kept| kept["choose"]["seat"] == it.seat && kept["choose"]["choice"] == it.choice)
    };
    // How many of those that are kept may have been explained by those that were sent so far.
    let mut explained = vec![0];
    for (i, it) in sent.iter().enumerate() {
        let mut next: Vec<usize> = explained.iter().filter(|n| fits(it, **n)).map(|n| n + 1).collect();
        if !it.acknowledged {
            next.extend(&explained);
        }
        next.sort_unstable();
        next.dedup();
        if next.is_empty() {
            return Err(format!(
                "answer {i} of {} was acknowledged and is not there: {} for seat {}",
                sent.len(),
                it.choice,
                it.seat
            ));
        }
        explained = next;
    }
    match explained.contains(&kept.len()) {
        true => Ok(()),
        false => Err(format!(
            "{} answers are kept of {} that were sent: one is there twice",
            kept.len(),
            sent.len()
        )),
    }
}

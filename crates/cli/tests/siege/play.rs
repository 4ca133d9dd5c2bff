//! Someone who plays through all of it, and writes down what was acknowledged.

use std::{
    sync::{
        Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    },
    thread::sleep,
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use tungstenite::Message;

use crate::endless;

/// After so many answers another match is begun, so that waking stays quick.
const ANSWERS: usize = 400;

/// An answer that was sent.
#[derive(Debug)]
pub struct Sent {
    /// The version that it was an answer to: the number of entries before it.
    pub version: u64,
    pub seat: Value,
    pub choice: Value,
    pub is_acknowledged: bool,
}

/// A match, with everything that was sent in it.
#[derive(Debug)]
pub struct Played {
    pub id: String,
    pub sent: Vec<Sent>,
}

#[derive(Default)]
pub struct Figures {
    pub answers: AtomicU64,
    ends: AtomicBool,
    /// How long it took from losing a socket until the next answer was acknowledged.
    pauses: Mutex<Vec<Duration>>,
}

impl Figures {
    pub fn end(&self) {
        self.ends.store(true, Relaxed);
    }

    pub fn said(&self) -> String {
        let mut pauses = self.pauses.lock().expect("nobody panics").clone();
        pauses.sort();
        let at = |share: f64| {
            let i = ((pauses.len() as f64 * share) as usize).min(pauses.len().saturating_sub(1));
            pauses.get(i).map_or(0.0, Duration::as_secs_f64)
        };
        format!(
            "{} answers acknowledged, {} sockets lost; until play went on: p50 {:.1} s, p90 {:.1} s, p99 {:.1} s, most {:.1} s",
            self.answers.load(Relaxed),
            pauses.len(),
            at(0.5),
            at(0.9),
            at(0.99),
            at(1.0)
        )
    }
}

/// Does something until it succeeds; nothing once all ends.
fn insist<T>(figures: &Figures, mut what: impl FnMut() -> Option<T>) -> Option<T> {
    while !figures.ends.load(Relaxed) {
        if let Some(done) = what() {
            return Some(done);
        }
        sleep(Duration::from_millis(50));
    }
    None
}

/// Plays one match after the other until all ends.
pub fn play(address: &str, figures: &Figures) -> Vec<Played> {
    let mut all = Vec::new();
    let Some(cookie) = insist(figures, || endless::person(address)) else { return all };
    while let Some(id) = insist(figures, || endless::begin(address, &cookie)) {
        let mut played = Played { id, sent: Vec::new() };
        let mut lost = None;
        while !figures.ends.load(Relaxed) && played.sent.len() < ANSWERS {
            play_on(address, &cookie, figures, &mut played, &mut lost);
            lost.get_or_insert_with(Instant::now);
            sleep(Duration::from_millis(30));
        }
        all.push(played);
    }
    all
}

/// Plays until the socket is lost.
fn play_on(
    address: &str,
    cookie: &str,
    figures: &Figures,
    played: &mut Played,
    lost: &mut Option<Instant>,
) -> Option<()> {
    let mut socket = endless::socket(address, &played.id, cookie)?;
    let message = endless::hear(&mut socket)?;
    let mut now = message.get("table")?["now"].clone();
    // What was acknowledged is there already.
    let known = played.sent.iter().filter(|it| it.is_acknowledged).map(|it| it.version + 1).max();
    assert!(known <= now["version"].as_u64(), "{}: {known:?} entries were there, and now {now}", played.id);
    for id in 1.. {
        let answer = endless::answer(id, &now);
        let version = now["version"].as_u64().expect("a moment has a version");
        let (seat, choice) = (answer["seat"].clone(), answer["choice"].clone());
        played.sent.push(Sent { version, seat, choice, is_acknowledged: false });
        socket.send(Message::text(json!({"answer": answer}).to_string())).ok()?;
        loop {
            let message = endless::hear(&mut socket)?;
            assert!(message.get("refused").is_none(), "{message}");
            let Some(change) = message.get("change") else { continue };
            now = change["now"].clone();
            if change["id"] == id {
                break;
            }
        }
        played.sent.last_mut().expect("it was sent").is_acknowledged = true;
        figures.answers.fetch_add(1, Relaxed);
        if let Some(lost) = lost.take() {
            figures.pauses.lock().expect("nobody panics").push(lost.elapsed());
        }
        if figures.ends.load(Relaxed) || ANSWERS <= played.sent.len() {
            return Some(());
        }
        sleep(Duration::from_millis(20));
    }
    Some(())
}

//! Lines for `sandtable engine`.

use std::fs;

use hosting::{
    Games,
    engine::{Arguments, Engine},
};
use serde_json::{Value, json};

use crate::{
    kept, kind,
    run::{Bounds, Target},
};

/// After so many lines a match begins again: many lines end it.
const LINES_A_MATCH: u64 = 400;

/// Games side by side are numbers for programs that learn: thousands of them take as much memory as they take.
const MOST_LANES: u64 = 16;

pub struct Lines {
    games: Games,
    sessions: Vec<Session>,
    n: u64,
}

struct Session {
    begins: Value,
    seat: Option<u8>,
    engine: Engine,
}

impl Lines {
    pub fn new() -> Lines {
        let games = games::all();
        let aces = json!({"do": "new", "game": "aces", "seed": 1, "position": {"units": [
            {"id": "us-tank-1", "hex": "C13"}, {"id": "us-infantry-1", "hex": "E12"},
            {"id": "g1-tank-1", "hex": "F12", "damage": 2}, {"id": "g1-infantry-1", "hex": "K16"}], "coins": {"us": 30}}});
        let sergeants = json!({"do": "new", "game": "sergeants", "seed": 1, "setup": {"scenario": "picked-men", "seats": ["us", "de"]}});
        let outpost = json!({"do": "new", "game": "outpost", "seed": 1});
        let begun = [
            (aces.clone(), None),
            (sergeants.clone(), None),
            (outpost, None),
            (aces, Some(1)),
            (sergeants, Some(0)),
        ];
        let sessions = begun.map(|(begins, seat)| {
            let engine = Engine::new(&Arguments::new("en", seat, None), &games).expect("there is English");
            Session { begins, seat, engine }
        });
        Lines { games, sessions: sessions.into(), n: 0 }
    }
}

impl Session {
    fn ask(&mut self, request: &Value) -> Value {
        self.engine.reply(request.to_string().as_bytes()).0
    }
}

impl Target for Lines {
    const NAME: &'static str = "engine";
    const BOUNDS: Bounds = Bounds { cases: 3_000, seconds: 5, memory: 256 };

    fn corpus(&self) -> Vec<Vec<u8>> {
        let manual = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/engine.md");
        let manual = fs::read_to_string(manual).expect("there is a manual");
        let mut lines = kept(Self::NAME);
        lines.extend(manual.lines().filter_map(|it| it.strip_prefix("> ")).map(|it| it.as_bytes().to_vec()));
        lines
    }

    fn take(&mut self, input: &[u8]) -> Result<String, String> {
        if too_many_lanes(input) {
            return Ok("left out".to_string());
        }
        self.n += 1;
        let n_sessions = self.sessions.len() as u64;
        let session = &mut self.sessions[(self.n % n_sessions) as usize];
        if (self.n / n_sessions).is_multiple_of(LINES_A_MATCH) {
            let arguments = Arguments::new("en", session.seat, None);
            session.engine = Engine::new(&arguments, &self.games).map_err(|why| why.to_string())?;
            let begins = session.begins.clone();
            let begun = session.ask(&begins);
            if begun.get("ok").is_none() {
                return Err(format!("the match does not begin: {begun}"));
            }
        }
        let pending = json!({"do": "pending"});
        let before = session.ask(&pending);
        let (reply, _) = session.engine.reply(input);
        match (reply.get("ok"), reply.get("error")) {
            (Some(ok), None) => {
                let parts: Vec<&str> = ok.as_object().into_iter().flatten().map(|it| &**it.0).collect();
                Ok(format!("{parts:?}"))
            }
            (None, Some(error)) => {
                let (code, message) =
                    (error["code"].as_str().unwrap_or("?"), error["message"].as_str().unwrap_or_default());
                if code == "fault" {
                    return Err(format!("a mistake of ours: {message}"));
                }
                if !message.ends_with(['.', '!', '?', ')']) {
                    return Err(format!("this is no sentence: {message}"));
                }
                match session.ask(&pending) == before {
                    true => Ok(format!("{code} {}", kind(message))),
                    false => Err(format!("refused, and yet the match is another: {message}")),
                }
            }
            _ => Err(format!("this is no reply: {reply}")),
        }
    }
}

fn too_many_lanes(input: &[u8]) -> bool {
    let text = String::from_utf8_lossy(input);
    let lanes = text.split("\"lanes\"").skip(1).map(|it| {
        let digits: String =
            it.chars().skip_while(|it| !it.is_ascii_digit()).take_while(char::is_ascii_digit).collect();
        digits.parse().unwrap_or(0)
    });
    // Without a number there are as many as usual.
    lanes.max().is_some_and(|it| MOST_LANES < it)
}

//! Match files: what is taken must be the same match again when it is written and read once more.

use std::{fs, path::Path};

use hosting::engine::{Arguments, Engine};
use serde_json::{Value, json};

use crate::{
    kept, kind,
    run::{Bounds, Target},
};

pub struct Files {
    engine: Engine,
    corpus: Vec<Vec<u8>>,
}

impl Files {
    pub fn new() -> Files {
        let games = games::all();
        let mut engine = Engine::new(&Arguments::new("en", None, None), &games).expect("there is English");
        let mut corpus = kept("matches");
        corpus.extend(stored());
        for begins in [
            json!({"do": "new", "game": "aces", "seed": 3, "opponents": "greedy"}),
            json!({"do": "new", "game": "aces", "seed": 3, "setup": {"players": 1}}),
            json!({"do": "new", "game": "outpost", "seed": 3}),
            json!({"do": "new", "game": "sergeants", "seed": 3}),
        ] {
            corpus.push(begun(&mut engine, &begins));
        }
        Files { engine, corpus }
    }
}

/// Files of earlier versions that the games keep.
fn stored() -> Vec<Vec<u8>> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let mut files = Vec::new();
    for game in fs::read_dir(games).expect("there are games").flatten() {
        let saves = fs::read_dir(game.path().join("rules/tests/saves/v1")).into_iter().flatten().flatten();
        files.extend(saves.map(|it| it.path()));
    }
    files.sort();
    files.iter().map(|it| fs::read(it).expect("it can be read")).collect()
}

/// A match after some answers, as a file.
fn begun(engine: &mut Engine, begins: &Value) -> Vec<u8> {
    let mut ask = |request: &Value| engine.reply(request.to_string().as_bytes()).0["ok"].take();
    assert!(!ask(begins).is_null(), "{begins}");
    for n in 0..12 {
        for seat in [0, 1] {
            let choice =
                ask(&json!({"do": "suggest", "seat": seat, "bot": "random", "seed": n}))["choice"].take();
            if !choice.is_null() {
                ask(&json!({"do": "answer", "seat": seat, "choice": choice}));
            }
        }
    }
    ask(&json!({"do": "save"}))["match"].to_string().into_bytes()
}

impl Target for Files {
    const NAME: &'static str = "matches";
    const BOUNDS: Bounds = Bounds { cases: 600, seconds: 5, memory: 256 };

    fn corpus(&self) -> Vec<Vec<u8>> {
        self.corpus.clone()
    }

    fn take(&mut self, input: &[u8]) -> Result<String, String> {
        let text = String::from_utf8_lossy(input);
        let mut load =
            |text: &str| self.engine.reply(json!({"do": "load", "match": text}).to_string().as_bytes()).0;
        let reply = load(&text);
        let Some(error) = reply.get("error") else {
            let save = br#"{"do":"save"}"#;
            let first = self.engine.reply(save).0["ok"]["match"].take();
            let again =
                self.engine.reply(json!({"do": "load", "match": first.to_string()}).to_string().as_bytes()).0;
            let second = self.engine.reply(save).0["ok"]["match"].take();
            return match first == second && again.get("error").is_none() {
                true => {
                    Ok(format!("taken, {} answers", first["journal"].as_array().map_or(0, Vec::len).min(99)))
                }
                false => Err(format!("written and read it is another match: {}", again["error"])),
            };
        };
        let (code, message) =
            (error["code"].as_str().unwrap_or("?"), error["message"].as_str().unwrap_or_default());
        match code {
            "fault" => Err(format!("a mistake of ours: {message}")),
            _ if !message.ends_with(['.', '!', '?', ')']) => Err(format!("this is no sentence: {message}")),
            _ => Ok(format!("{code} {}", kind(message))),
        }
    }
}

//! Requests over HTTP: the first words of an input are method and path, the rest is the body. What begins a match begins one that can be
//! looked at.

use serde_json::{Value, json};

use crate::{
    kept,
    run::{Bounds, Target},
    server::Server,
};

/// Of so many matches that begin, one is looked at: that wakes it, and its bots play.
const LOOKED_AT: u64 = 4;

pub struct Requests {
    server: Server,
    id: String,
    n: u64,
    corpus: Vec<Vec<u8>>,
}

impl Requests {
    pub fn new() -> Requests {
        let server = Server::start();
        let new = json!({"game": "aces", "setup": {"players": 2},
            "seats": [{"seat": 0, "player": "me"}, {"seat": 1, "player": "me"}]});
        let id = server.browser.begin(&new).expect("a match begins");
        let file =
            server.browser.send(format!("GET /api/matches/{id}/file").as_bytes(), b"").expect("it is sent").1;
        let mut corpus = kept("requests");
        corpus.push([b"POST /api/import ", &file[..]].concat());
        Requests { server, id, n: 0, corpus }
    }
}

impl Target for Requests {
    const NAME: &'static str = "requests";
    const BOUNDS: Bounds = Bounds { cases: 1_500, seconds: 5, memory: 128 };

    fn corpus(&self) -> Vec<Vec<u8>> {
        self.corpus.clone()
    }

    fn take(&mut self, input: &[u8]) -> Result<String, String> {
        let second =
            input.iter().enumerate().filter(|it| *it.1 == b' ').nth(1).map_or(input.len(), |it| it.0);
        let (what, body) = (&input[..second], input.get(second + 1..).unwrap_or_default());
        let what = String::from_utf8_lossy(what).replace("ID", &self.id);
        // A path of another form would be another request, or none.
        let is_path = |it: &u8| it.is_ascii_graphic() || *it == b' ';
        let what: Vec<u8> = what.bytes().filter(is_path).take(2_000).collect();
        // Who deletes himself or signs out can ask nothing any more.
        if ["/delete", "/sign-out", "/revoke"].iter().any(|it| String::from_utf8_lossy(&what).contains(it)) {
            return Ok("left out".to_string());
        }
        let (head, reply) = self.server.browser.send(&what, body)?;
        let status: u16 = head.split(' ').nth(1).and_then(|it| it.parse().ok()).unwrap_or(0);
        let reply: Value = serde_json::from_slice(&reply).unwrap_or_default();
        let why = reply["why"]["key"].as_str().unwrap_or_default();
        if status == 201
            && let Some(id) = reply["id"].as_str()
        {
            self.n += 1;
            if self.n.is_multiple_of(LOOKED_AT) {
                self.server.browser.join(id)?;
            }
        }
        match status {
            500.. if why != "web-query-busy" => Err(format!("{head}\n{reply}")),
            0 => Err("there is no reply".to_string()),
            _ => Ok(format!("{status} {why} {}", reply["problems"][0]["place"])),
        }
    }

    fn look(&mut self) -> Result<(), String> {
        self.server.look()
    }
}

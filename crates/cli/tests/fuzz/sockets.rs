//! Messages of browsers at the tables of real matches: each is answered, and the table goes on.

use std::{collections::BTreeSet, io::Write, net::TcpStream};

use serde_json::{Value, json};
use tungstenite::{Message, WebSocket};

use crate::{
    browser::{Heard, hear},
    kept,
    run::{Bounds, Target},
    server::Server,
};

/// After so many messages another match begins: some end it.
const MESSAGES_A_MATCH: u64 = 300;

/// Of so many inputs one is sent as it is, where a frame should be.
const RAW: u64 = 40;

/// The ids of messages that are no inputs begin here. No change of an input is likely to bring one of them.
const LAST: u64 = 3_987_654_000;

pub struct Messages {
    server: Server,
    socket: Option<WebSocket<TcpStream>>,
    id: String,
    n: u64,
}

impl Messages {
    pub fn new() -> Messages {
        Messages { server: Server::start(), socket: None, id: String::new(), n: 0 }
    }

    fn new_match(&self) -> Value {
        let units = json!([{"id": "us-tank-1", "hex": "C13"}, {"id": "us-infantry-1", "hex": "E12"},
            {"id": "g1-tank-1", "hex": "F12"}, {"id": "g1-infantry-1", "hex": "K16"}]);
        let both = json!([{"seat": 0, "player": "me"}, {"seat": 1, "player": "me"}]);
        let bot = json!([{"seat": 0, "player": "me"}, {"seat": 1, "player": "bot"}]);
        let men = json!([
            {"tag": 21, "seat": 0, "at": {"at": [120, 262], "facing": 16}, "cards": [8]},
            {"tag": 51, "seat": 1, "at": {"at": [520, 262], "facing": 48}},
            {"tag": 54, "seat": 1, "at": {"at": [520, 224], "facing": 48}},
            {"tag": 71, "seat": 1, "at": {"at": [520, 300], "facing": 48}}]);
        let fight = json!({"turn": 1, "phase": 1, "story": [11, 2, 14], "soldiers": men, "hands": [[[21, 1]], []],
            "shown": [[], [[71, 4]]], "then": [{"phase": {"phase": 1}}, "finish"]});
        match self.n / MESSAGES_A_MATCH % 6 {
            0 => {
                json!({"game": "aces", "setup": {"players": 2, "position": {"units": units, "coins": {"us": 30}}}, "seats": both})
            }
            1 => {
                json!({"game": "sergeants", "setup": {"scenario": "picked-men", "seats": ["us", "de"], "position": fight}, "seats": both})
            }
            2 => json!({"game": "outpost", "setup": {}, "seats": both}),
            3 => json!({"game": "aces", "setup": {"players": 2}, "seats": bot, "mixed": true}),
            4 => json!({"game": "sergeants", "setup": {"scenario": "first-steps"}, "seats": bot}),
            _ => {
                json!({"game": "aces", "setup": {"players": 2}, "seats": bot, "clock": {"hourglass": {"minutes": 1}}})
            }
        }
    }
}

impl Target for Messages {
    const NAME: &'static str = "sockets";
    /// The server works on other threads: here is only what the browser does.
    const BOUNDS: Bounds = Bounds { cases: 4_000, seconds: 5, memory: 64 };

    fn corpus(&self) -> Vec<Vec<u8>> {
        kept(Self::NAME)
    }

    fn take(&mut self, input: &[u8]) -> Result<String, String> {
        if self.n.is_multiple_of(MESSAGES_A_MATCH) {
            self.socket = None;
            self.id = self.server.browser.begin(&self.new_match())?;
        }
        self.n += 1;
        if self.socket.is_none() {
            self.socket = Some(self.server.browser.join(&self.id)?.0);
        }
        let Some(socket) = &mut self.socket else { return Err("there is no socket".to_string()) };
        if self.n.is_multiple_of(RAW) {
            drop(socket.get_mut().write_all(input));
            self.socket = None;
            return Ok("no frame".to_string());
        }
        let message = match std::str::from_utf8(input) {
            Ok(text) => Message::text(text),
            Err(_) => Message::binary(input.to_vec()),
        };
        // What comes last is answered in its turn, whatever the message is.
        let last_id = LAST + self.n % 1_000;
        let last = json!({"redo": {"id": last_id, "seat": 250}}).to_string();
        drop(socket.send(message).and_then(|()| socket.send(Message::text(last))));
        let mut kinds = BTreeSet::new();
        loop {
            let heard = match hear(socket)? {
                Heard::Said(heard) => heard,
                Heard::Closed(why) => {
                    self.socket = None;
                    // Text only, and no more than is allowed: everything else is answered.
                    return match std::str::from_utf8(input).is_err() || 64 << 10 < input.len() {
                        true => Ok("closed".to_string()),
                        false => Err(format!("the socket was closed: {why}")),
                    };
                }
            };
            if heard == json!("fault") {
                return Err("the match met a mistake of ours".to_string());
            }
            let (kind, what) =
                heard.as_object().and_then(|it| it.iter().next()).ok_or_else(|| format!("{heard}"))?;
            if what["id"] == last_id && kind == "refused" {
                return Ok(format!("{kinds:?}"));
            }
            kinds.insert(match what["why"]["key"].as_str() {
                Some(why) => why.to_string(),
                None => kind.clone(),
            });
        }
    }

    fn look(&mut self) -> Result<(), String> {
        self.server.look()
    }
}

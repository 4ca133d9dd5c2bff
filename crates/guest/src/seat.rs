//! A program at one seat of one match: its lines become messages of the table, and what the table says becomes its lines. Whatever happens
//! to the socket, the program notices nothing but that an answer takes longer.

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use futures_util::{SinkExt, StreamExt};
use hosting::engine::PROTOCOL;
use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};
use tokio::{
    sync::watch,
    time::{Instant, sleep, sleep_until},
};
use tokio_tungstenite::tungstenite::Message;

use crate::{LONGEST_PAUSE, Player, Server, interrupted, server::Socket, words};

/// Requests of a program that may be on their way at the same time.
const MOST_AT_ONCE: usize = 4;

/// Lines that are no requests, and answers that are not taken, before the seat is given up.
const MOST_ERRORS: u32 = 200;

/// A program that ended in the middle of a match is started again so often.
const MOST_STARTS: u32 = 4;

/// How long a program may take to leave when the match is over.
const TO_LEAVE: Duration = Duration::from_secs(3);

/// A server that says nothing for so long is gone: it asks every half minute whether we are here.
const SILENCE: Duration = Duration::from_secs(90);

/// How a visit to the table ended.
enum End {
    /// The match is over, and the program knows.
    Over,
    /// It was interrupted.
    Left,
    /// The socket was closed, after it had worked or before.
    Lost(bool),
    /// The program ended.
    Stopped,
    /// There is nothing more to do here, and why.
    Final(String),
}

/// What a program waits for, with the id of its request.
enum Owed {
    /// To be asked.
    News(Value),
    /// That its answer is taken: the message, as it was sent.
    Taken(Value, u32, Value),
}

/// Plays a seat until the match is over: how that was; or why it ended before.
pub(crate) async fn play<P: Player>(
    server: Arc<Server>,
    id: String,
    seat: u8,
    start: impl Fn() -> Result<P, String>,
    mut ending: watch::Receiver<bool>,
) -> Result<String, String> {
    let mut table = Table::new(&server, &id, seat);
    let mut program = start()?;
    let (mut starts, mut pause) = (1, Duration::from_secs(1));
    loop {
        let opened = tokio::select! {
            opened = server.open(&id) => opened,
            () = interrupted(&mut ending) => return Err("it was left".to_string()),
        };
        let end = match opened {
            Ok(mut socket) => {
                let end = table.attend(&mut socket, &mut program, &mut ending).await;
                drop(socket.close(None).await);
                end
            }
            Err(why) => {
                eprintln!("match {id}: {why}");
                End::Lost(false)
            }
        };
        match end {
            End::Over => return Ok("it is over".to_string()),
            End::Left => return Err("it was left".to_string()),
            End::Final(why) => return Err(why),
            End::Stopped if starts < MOST_STARTS => {
                starts += 1;
                eprintln!("match {id}: the program ended, and is started again");
                sleep(Duration::from_secs(1)).await;
                program = start()?;
                table.begin_again();
            }
            End::Stopped => {
                table.resigns = true;
                table.begin_again();
            }
            End::Lost(worked) => {
                pause = if worked { Duration::from_secs(1) } else { (pause * 2).min(LONGEST_PAUSE) };
                tokio::select! {
                    () = sleep(pause) => (),
                    () = interrupted(&mut ending) => return Err("it was left".to_string()),
                }
            }
        }
    }
}

/// What is known of the table, and what the program is owed.
struct Table {
    server: String,
    id: String,
    seat: u8,
    seed: u64,
    /// What never changes of the match, as the table told it.
    info: Value,
    now: Value,
    /// What happened since the program was told last.
    untold: Vec<(u64, Value)>,
    owed: Option<Owed>,
    /// Requests that the server has not answered: the id that the program gave, and the message.
    asked: BTreeMap<u32, (Value, Value)>,
    /// The request of our own with which it is asked what is awaited.
    looking: Option<u32>,
    last: u32,
    n_errors: u32,
    /// Our number, if people mix numbers into the chance of the match.
    number: Option<[u8; 32]>,
    /// The program cannot play: the seat is given up.
    resigns: bool,
    /// When the program has to be gone, once the match is over.
    leaves_at: Option<Instant>,
}

impl Table {
    fn new(server: &Server, id: &str, seat: u8) -> Table {
        Table {
            server: server.origin().to_string(),
            id: id.to_string(),
            seat,
            seed: u64::from_le_bytes(random()),
            info: Value::Null,
            now: Value::Null,
            untold: Vec::new(),
            owed: None,
            asked: BTreeMap::new(),
            looking: None,
            last: 0,
            n_errors: 0,
            number: None,
            resigns: false,
            leaves_at: None,
        }
    }

    /// Another program takes the place of one that ended: nothing is owed to it, and it is told what there is to know again.
    fn begin_again(&mut self) {
        (self.owed, self.looking) = (None, None);
        self.asked.clear();
        self.now = Value::Null;
        self.untold.clear();
    }

    /// Is at the table for as long as the socket lives.
    async fn attend<P: Player>(
        &mut self,
        socket: &mut Socket,
        program: &mut P,
        ending: &mut watch::Receiver<bool>,
    ) -> End {
        let mut is_here = false;
        let mut silent_at = Instant::now() + SILENCE;
        loop {
            let may_ask = is_here && self.owed.is_none() && self.asked.len() < MOST_AT_ONCE && !self.resigns;
            let leaves_at = self.leaves_at.unwrap_or_else(|| Instant::now() + SILENCE);
            let mut says = Vec::new();
            tokio::select! {
                said = socket.next() => {
                    silent_at = Instant::now() + SILENCE;
                    match said {
                        Some(Ok(Message::Text(text))) => {
                            let Ok(message) = serde_json::from_str::<Value>(&text) else { continue };
                            if let Some(why) = self.hear(&message, program, &mut says) {
                                return why;
                            }
                            is_here |= message.get("table").is_some() && self.is_own(&message["table"]);
                        }
                        Some(Ok(Message::Close(Some(frame)))) if u16::from(frame.code) / 100 == 44 => {
                            return End::Final(format!("the server closes the table: {}", frame.reason));
                        }
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return End::Lost(is_here),
                        Some(Ok(_)) => (),
                    }
                }
                said = program.said(), if may_ask => match said {
                    Some(line) if line.iter().all(u8::is_ascii_whitespace) => (),
                    Some(line) => if self.take(&line, program, &mut says) { return self.left() },
                    None => return self.left(),
                },
                () = sleep_until(leaves_at), if self.leaves_at.is_some() => return End::Over,
                () = sleep_until(silent_at) => return End::Lost(is_here),
                () = interrupted(ending) => return End::Left,
            }
            if is_here {
                self.look(&mut says);
            }
            for it in says {
                if socket.send(Message::text(it.to_string())).await.is_err() {
                    return End::Lost(is_here);
                }
            }
        }
    }

    /// The program is gone: at the end as it should be, or too early.
    fn left(&self) -> End {
        if self.leaves_at.is_some() { End::Over } else { End::Stopped }
    }

    fn is_own(&self, table: &Value) -> bool {
        table["seat"] == self.seat
    }

    fn is_over(&self) -> bool {
        self.now.get("over").is_some()
    }

    fn is_asked(&self) -> bool {
        self.now["asked"]["seat"] == self.seat
    }

    fn number(&mut self) -> u32 {
        self.last += 1;
        self.last
    }

    /// Takes in a message of the table.
    fn hear<P: Player>(&mut self, message: &Value, program: &mut P, says: &mut Vec<Value>) -> Option<End> {
        let (kind, it) = match message {
            Value::String(kind) => (kind.as_str(), &Value::Null),
            Value::Object(all) => all.iter().next().map(|(kind, it)| (kind.as_str(), it))?,
            _ => return None,
        };
        match kind {
            "table" => return self.see_table(it, says),
            "change" => {
                let from = it["from"].as_u64().unwrap_or(u64::MAX);
                self.untold.retain(|(n, _)| *n < from);
                self.note(&it["log"], 0);
                self.now = it["now"].clone();
                self.taken(&it["id"]);
            }
            "done" => self.taken(&it["id"]),
            "engine" => self.found(it, program),
            "refused" => self.refused(it, program),
            "proposal" => self.vote(it, says),
            "mixing" => self.mix(it, says),
            "fault" => {
                return Some(End::Final("the server made a mistake, and the match is closed".to_string()));
            }
            _ => (),
        }
        None
    }

    /// Sees the whole table, at first or after the socket was lost.
    fn see_table(&mut self, table: &Value, says: &mut Vec<Value>) -> Option<End> {
        let own = |it: &Value| it["seat"] == self.seat && it["yours"] == true;
        if !table["seats"].as_array().is_some_and(|all| all.iter().any(own)) {
            return Some(End::Final("the seat is no longer its own".to_string()));
        }
        if !self.is_own(table) {
            says.push(json!({"sit": {"seat": self.seat}}));
            return None;
        }
        let (before, known) = (self.now.take(), self.info.is_null());
        self.info = table["match"].clone();
        let n_known = before["n"].as_u64().filter(|_| !known);
        self.note(&table["log"], n_known.map_or(0, |it| it + 1));
        self.now = table["now"].clone();
        self.vote(&table["proposal"], says);
        self.mix(&table["mixing"], says);
        // What was asked before and not answered is asked again. An answer was taken if the game stands elsewhere now.
        self.looking = None;
        says.extend(self.asked.values().map(|it| it.1.clone()));
        let is_same = before["n"] == self.now["n"] && before["asked"] == self.now["asked"] && self.is_asked();
        match self.owed.take() {
            Some(Owed::Taken(id, n, mut sent)) if is_same => {
                sent["answer"]["version"] = self.now["version"].clone();
                says.push(sent.clone());
                self.owed = Some(Owed::Taken(id, n, sent));
            }
            Some(Owed::Taken(id, ..)) => self.owed = Some(Owed::News(id)),
            owed => self.owed = owed,
        }
        None
    }

    /// Keeps what happened, from an answer on.
    fn note(&mut self, log: &Value, from: u64) {
        let entries = log.as_array().into_iter().flatten();
        let new = entries.map(|it| (it["n"].as_u64().unwrap_or(0), json!({"event": it["event"]})));
        self.untold.extend(new.filter(|it| from <= it.0));
    }

    /// The answer with this number was taken: the program waits for what comes of it.
    fn taken(&mut self, id: &Value) {
        if matches!(&self.owed, Some(Owed::Taken(_, n, _)) if id == n)
            && let Some(Owed::Taken(id, _, _)) = self.owed.take()
        {
            self.owed = Some(Owed::News(id));
        }
    }

    /// Asks what is awaited, if the program waits for that. A program that cannot play gives its seat up.
    fn look(&mut self, says: &mut Vec<Value>) {
        if self.resigns && self.leaves_at.is_none() {
            let id = self.number();
            says.push(json!({"resign": {"id": id, "seat": self.seat}}));
            self.leaves_at = Some(Instant::now() + TO_LEAVE);
        }
        let waits = matches!(self.owed, Some(Owed::News(_)));
        if waits && self.looking.is_none() && (self.is_asked() || self.is_over()) {
            let id = self.number();
            self.looking = Some(id);
            says.push(json!({"engine": {"id": id, "seat": self.seat, "request": {"do": "pending"}}}));
        }
    }

    /// The server has answered a request of the engine protocol.
    fn found<P: Player>(&mut self, it: &Value, program: &mut P) {
        let (n, reply) = (it["id"].as_u64().unwrap_or(0) as u32, &it["reply"]);
        if let Some((id, _)) = self.asked.remove(&n) {
            let mut told = json!({"id": id});
            if let (Value::Object(told), Value::Object(reply)) = (&mut told, reply) {
                told.extend(reply.clone());
            }
            return program.tell(told.to_string());
        }
        if self.looking != Some(n) {
            return;
        }
        self.looking = None;
        let pending = &reply["ok"];
        let is_over = pending.get("winners").is_some();
        let mut asked = pending["decide"].as_array().into_iter().flatten();
        // Someone may have been faster, such as a clock: then it goes on waiting.
        if !is_over && !asked.any(|it| it["seat"] == self.seat) {
            return;
        }
        if let Some(Owed::News(id)) = self.owed.take() {
            let events: Vec<Value> = self.untold.drain(..).map(|it| it.1).collect();
            program.tell(json!({"id": id, "ok": {"events": events, "pending": pending}}).to_string());
            if is_over {
                self.leaves_at = Some(Instant::now() + TO_LEAVE);
            }
        }
    }

    /// The server has refused something.
    fn refused<P: Player>(&mut self, it: &Value, program: &mut P) {
        let n = it["id"].as_u64().unwrap_or(0) as u32;
        if self.looking == Some(n) {
            self.looking = None;
            return;
        }
        let id = match self.asked.remove(&n) {
            Some((id, _)) => id,
            None if matches!(&self.owed, Some(Owed::Taken(_, of, _)) if *of == n) => match self.owed.take() {
                Some(Owed::Taken(id, _, _)) => id,
                _ => return,
            },
            None => return,
        };
        let rules = it["why"]["rules"].as_array().and_then(|it| it.first());
        let mut error = json!({"code": "refused", "message": words::sentence(&it["why"])});
        if let Some(rule) = rules {
            error["rule"] = rule.clone();
        }
        self.tell_error(program, &id, &error);
    }

    fn tell_error<P: Player>(&mut self, program: &mut P, id: &Value, error: &Value) {
        self.n_errors += 1;
        self.resigns |= MOST_ERRORS < self.n_errors;
        program.tell(json!({"id": id, "error": error}).to_string());
    }

    /// A bot does not go back: it would have to know that it had.
    fn vote(&mut self, proposal: &Value, says: &mut Vec<Value>) {
        if proposal["missing"].as_array().is_some_and(|it| it.contains(&json!(self.seat))) {
            let id = self.number();
            says.push(json!({"consent": {"id": id, "seat": self.seat, "yes": false}}));
        }
    }

    /// Promises a number, and shows it once all have.
    fn mix(&mut self, mixing: &Value, says: &mut Vec<Value>) {
        if !mixing["missing"].as_array().is_some_and(|it| it.contains(&json!(self.seat))) {
            return;
        }
        let id = self.number();
        if mixing["stage"] == "pledging" {
            let number = *self.number.get_or_insert_with(random);
            says.push(json!({"pledge": {"id": id, "pledge": hex(&Sha256::digest(number))}}));
        } else if mixing["stage"] == "showing" {
            // One that was promised before a restart is lost, and the match goes on without it.
            says.push(json!({"number": {"id": id, "number": self.number.map(|it| hex(&it))}}));
        }
    }

    /// Takes a line of the program, and whether it has left by that.
    fn take<P: Player>(&mut self, line: &[u8], program: &mut P, says: &mut Vec<Value>) -> bool {
        let request: Result<Map<String, Value>, _> = serde_json::from_slice(line);
        let Ok(mut request) = request else {
            let error = json!({"code": "bad_json", "message": "The line is not a JSON object."});
            self.tell_error(program, &Value::Null, &error);
            return false;
        };
        let id = request.remove("id").unwrap_or(Value::Null);
        match request.get("do").and_then(Value::as_str) {
            Some("hello") => self.greet(program, &id, &request),
            Some("wait") => self.owed = Some(Owed::News(id)),
            Some("answer") => {
                let Some(choice) = request.remove("choice") else {
                    let error = json!({"code": "bad_request", "message": "An answer has a \"choice\"."});
                    self.tell_error(program, &id, &error);
                    return false;
                };
                let n = self.number();
                let version = &self.now["version"];
                let message =
                    json!({"answer": {"id": n, "seat": self.seat, "version": version, "choice": choice}});
                says.push(message.clone());
                self.owed = Some(Owed::Taken(id, n, message));
            }
            Some("resign") => {
                let n = self.number();
                says.push(json!({"resign": {"id": n, "seat": self.seat}}));
                self.owed = Some(Owed::News(id));
            }
            Some("quit") => {
                program.tell(json!({"id": id, "ok": "bye"}).to_string());
                return true;
            }
            Some(_) => {
                let n = self.number();
                let message = json!({"engine": {"id": n, "seat": self.seat, "request": request}});
                says.push(message.clone());
                self.asked.insert(n, (id, message));
            }
            None => {
                let error = json!({"code": "bad_request", "message": "A request says what to \"do\"."});
                self.tell_error(program, &id, &error);
            }
        }
        false
    }

    fn greet<P: Player>(&mut self, program: &mut P, id: &Value, request: &Map<String, Value>) {
        if request.get("protocol").is_some_and(|it| *it != PROTOCOL) {
            let message = format!("This protocol is not spoken here; this is {PROTOCOL}.");
            let error = json!({"code": "unknown_protocol", "message": message});
            return self.tell_error(program, id, &error);
        }
        let clock = &self.info["clock"];
        let days = clock["days"]["days"].as_u64().map(|it| it * 24 * 3600);
        let seconds = days.or_else(|| clock["hourglass"]["minutes"].as_u64().map(|it| it * 60));
        let hello = json!({
            "program": "sandtable", "version": env!("CARGO_PKG_VERSION"), "protocol": PROTOCOL,
            "features": ["batch", "resign", "seat", "suggest", "wait"], "game": self.info["game"], "seat": self.seat, "seed": self.seed,
            "setup": {}, "time": {"move": seconds, "game": null}, "server": self.server, "match": self.id,
        });
        program.tell(json!({"id": id, "ok": hello}).to_string());
    }
}

fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has a source of chance");
    bytes
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|it| format!("{it:02x}")).collect()
}

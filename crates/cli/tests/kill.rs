//! The server is killed some hundred times in the middle of play. Whatever it said yes to is there afterwards.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::{Arc, Mutex},
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use tungstenite::{Message, WebSocket, client::IntoClientRequest};

const KILLS: usize = 250;

struct Server {
    child: Arc<Mutex<Child>>,
    address: String,
}

impl Server {
    fn start(data: &Path) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_sandtable"))
            .args(["serve", "--address", "127.0.0.1:0", "--data"])
            .arg(data)
            .env("SANDTABLE_LOG", "error")
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("it speaks")).read_line(&mut line).expect("it speaks");
        let address = line.trim().rsplit('/').next().expect("it says where it is").to_string();
        Server { child: Arc::new(Mutex::new(child)), address }
    }

    /// Kills it after a while, whatever it is doing.
    fn kill_after(&self, time: Duration) -> thread::JoinHandle<()> {
        let child = self.child.clone();
        thread::spawn(move || {
            thread::sleep(time);
            let mut child = child.lock().expect("nobody panicked");
            child.kill().expect("it is killed");
            child.wait().expect("it ends");
        })
    }

    fn request(&self, text: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        stream.write_all(text.as_bytes()).expect("it reads");
        let mut reply = String::new();
        stream.read_to_string(&mut reply).expect("it replies");
        reply
    }

    fn socket(&self, id: &str, cookie: &str) -> Option<WebSocket<TcpStream>> {
        let mut request = format!("ws://{}/ws/matches/{id}", self.address).into_client_request().ok()?;
        request.headers_mut().insert("origin", format!("http://{}", self.address).parse().ok()?);
        request.headers_mut().insert("cookie", cookie.parse().ok()?);
        let stream = TcpStream::connect(&self.address).ok()?;
        stream.set_nodelay(true).ok()?;
        Some(tungstenite::client(request, stream).ok()?.0)
    }
}

fn hear(socket: &mut WebSocket<TcpStream>) -> Option<Value> {
    loop {
        match socket.read().ok()? {
            Message::Text(text) => return serde_json::from_str(&text).ok(),
            Message::Close(_) => return None,
            _ => (),
        }
    }
}

/// What the server has told of the match, and so has on disk.
#[derive(Default)]
struct Told {
    n: u64,
    log: Vec<Value>,
    n_answers: usize,
}

impl Told {
    fn add(&mut self, change: &Value) {
        if let Some(from) = change["from"].as_u64() {
            self.log.retain(|it| it["n"].as_u64() < Some(from));
        }
        self.log.extend(change["log"].as_array().into_iter().flatten().cloned());
        self.n = change["now"]["n"].as_u64().expect("a moment has a number");
    }

    /// All that was told is still so.
    fn check(&self, table: &Value) {
        let n = table["now"]["n"].as_u64().expect("a moment has a number");
        assert!(self.n <= n, "{} answers were told, and {n} are there", self.n);
        let log = table["log"].as_array().expect("a table has a log");
        // A table brings the latest entries; those of its first answer may be cut.
        let first = table["earlier"].as_bool().filter(|it| *it).and(log.first()).map(|it| &it["n"]);
        let first = first.and_then(Value::as_u64);
        let kept = |it: &&Value| first < it["n"].as_u64() || first.is_none();
        let told: Vec<&Value> = self.log.iter().filter(kept).collect();
        let there: Vec<&Value> = log.iter().filter(kept).take(told.len()).collect();
        assert!(there == told, "the log is another one");
    }
}

/// Plays on with one option or the other until the server is gone.
fn play(socket: &mut WebSocket<TcpStream>, told: &mut Told) {
    let Some(message) = hear(socket) else { return };
    let table = &message["table"];
    told.check(table);
    *told = Told { n_answers: told.n_answers, ..Told::default() };
    told.add(table);
    let mut now = table["now"].clone();
    for id in 1_u64.. {
        // Both players are at this screen; to end a phase is always allowed.
        let seat = now["waiting"][0].clone();
        let last = now["asked"]["options"].as_array().and_then(|it| it.last());
        let choice = last.cloned().unwrap_or_else(|| json!("done"));
        let answer = json!({"id": id, "seat": seat, "version": now["version"], "choice": choice});
        if socket.send(Message::text(json!({"answer": answer}).to_string())).is_err() {
            return;
        }
        let Some(message) = hear(socket) else { return };
        assert!(message.get("refused").is_none(), "{message}");
        if let Some(change) = message.get("change") {
            told.add(change);
            told.n_answers += usize::from(change.get("id").is_some());
            now = change["now"].clone();
            assert!(now.get("over").is_none(), "the match should not end: {now}");
        }
    }
}

fn begin(server: &Server) -> (String, String) {
    let head = format!("Host: {0}\r\nOrigin: http://{0}\r\nConnection: close\r\n", server.address);
    let reply = server.request(&format!("GET /api/me HTTP/1.1\r\n{head}\r\n"));
    let cookie = reply.lines().find_map(|it| it.strip_prefix("set-cookie: ")).expect("there is a cookie");
    let cookie = cookie.split(';').next().expect("it has a value").to_string();
    // Far apart, and nobody comes nearer: the match goes on for ever.
    let units = json!([{"id": "us-tank-1", "hex": "C13"}, {"id": "us-infantry-1", "hex": "E12"},
        {"id": "g1-tank-1", "hex": "K16"}]);
    let new = json!({"game": "aces", "setup": {"players": 2, "position": {"units": units, "coins": {"us": 30}}},
        "seats": [{"seat": 0, "player": "me"}, {"seat": 1, "player": "me"}]});
    let new = new.to_string();
    let reply = server.request(&format!(
        "POST /api/matches HTTP/1.1\r\n{head}Cookie: {cookie}\r\nContent-Length: {}\r\n\r\n{new}",
        new.len()
    ));
    let id = reply.split("\"id\":\"").nth(1).and_then(|it| it.split('"').next()).expect(&reply).to_string();
    (id, cookie)
}

#[test]
fn nothing_that_was_acknowledged_is_ever_lost() {
    let data: PathBuf = std::env::temp_dir().join(format!("sandtable-kill-{}", std::process::id()));
    let server = Server::start(&data);
    let (id, cookie) = begin(&server);
    server.kill_after(Duration::ZERO).join().expect("it is killed");
    let mut told = Told::default();
    let (mut n_kills, began) = (0, Instant::now());
    while n_kills < KILLS && began.elapsed() < Duration::from_secs(50) {
        let server = Server::start(&data);
        let mut socket = server.socket(&id, &cookie).expect("the socket opens");
        let killer = server.kill_after(Duration::from_micros(2_000 + (n_kills as u64 * 7_919) % 60_000));
        play(&mut socket, &mut told);
        killer.join().expect("it is killed");
        n_kills += 1;
    }
    println!("{n_kills} kills, {} answers acknowledged, {} in the match", told.n_answers, told.n);
    assert!(100 <= n_kills && 200 < told.n_answers, "{n_kills} kills, {} answers", told.n_answers);
    drop(std::fs::remove_dir_all(&data));
}

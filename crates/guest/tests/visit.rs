//! Whole games of a program at a server, over a line that is cut again and again.

use std::{
    collections::VecDeque,
    net::SocketAddr,
    path::PathBuf,
    sync::{
        Arc, Mutex,
        atomic::{AtomicU32, Ordering::SeqCst},
    },
    time::Duration,
};

use guest::{Player, Process, Server, Wishes, visit};
use serde_json::{Value, json};
use server::{Hosts, Running, Settings};
use tokio::{
    io::copy_bidirectional,
    net::{TcpListener, TcpStream},
    sync::{Notify, watch},
};

/// A folder for a store, gone when dropped.
struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        drop(std::fs::remove_dir_all(&self.0));
    }
}

async fn start() -> (Folder, Running) {
    static N: AtomicU32 = AtomicU32::new(0);
    let name = format!("sandtable-guest-{}-{}", std::process::id(), N.fetch_add(1, SeqCst));
    let folder = Folder(std::env::temp_dir().join(name));
    let mut hosts = Hosts::default();
    games::each(&mut hosts);
    let running = server::start(Settings::new(&folder.0), hosts).await.expect("the server starts");
    (folder, running)
}

/// A line to the server that can be cut: every connection on it ends.
async fn line(to: SocketAddr) -> (SocketAddr, Arc<Notify>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("it listens");
    let address = listener.local_addr().expect("it has an address");
    let cut = Arc::new(Notify::new());
    let cutting = cut.clone();
    tokio::spawn(async move {
        while let Ok((mut from, _)) = listener.accept().await {
            let cut = cutting.clone();
            tokio::spawn(async move {
                let mut to = TcpStream::connect(to).await.expect("the server listens");
                tokio::select! {
                    _ = copy_bidirectional(&mut from, &mut to) => (),
                    () = cut.notified() => (),
                }
            });
        }
    });
    (address, cut)
}

/// What a program was told.
#[derive(Clone, Default)]
struct Heard {
    n_asked: u32,
    events: Vec<Value>,
    over: Option<Value>,
    n_started: u32,
}

/// A program that takes one of the answers that are listed, or one that the table suggests, and looks about between them.
struct Chooser {
    says: VecDeque<String>,
    last: u64,
    chance: u64,
    heard: Arc<Mutex<Heard>>,
}

impl Chooser {
    fn new(heard: Arc<Mutex<Heard>>) -> Chooser {
        heard.lock().expect("nobody panics").n_started += 1;
        let mut chooser = Chooser { says: VecDeque::new(), last: 0, chance: 7, heard };
        chooser.say(json!({"do": "hello", "protocol": 1}));
        chooser
    }

    fn say(&mut self, mut request: Value) {
        self.last += 1;
        request["id"] = self.last.into();
        self.says.push_back(request.to_string());
    }

    fn choose(&mut self, pending: &Value) {
        let asked = &pending["decide"][0];
        let options = asked["options"].as_array().cloned().unwrap_or_default();
        self.chance =
            self.chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        match options.get((self.chance >> 33) as usize % options.len().max(1)) {
            Some(choice) => self.say(json!({"do": "answer", "choice": choice})),
            None => {
                self.say(json!({"do": "query", "what": "suggest", "space": asked["space"], "seed": 1944}));
            }
        }
    }
}

impl Player for Chooser {
    async fn said(&mut self) -> Option<Vec<u8>> {
        match self.says.pop_front() {
            Some(line) => Some(line.into_bytes()),
            None => std::future::pending().await,
        }
    }

    fn tell(&mut self, line: String) {
        let told: Value = serde_json::from_str(&line).expect("it is JSON");
        let ok = &told["ok"];
        if ok["program"] == "sandtable" {
            self.say(json!({"do": "view"}));
            return self.say(json!({"do": "wait"}));
        }
        if told.get("error").is_some() {
            return self.say(json!({"do": "wait"}));
        }
        if let Some(choice) = ok.get("suggest") {
            return self.say(json!({"do": "answer", "choice": choice}));
        }
        let Some(events) = ok["events"].as_array() else { return };
        let mut heard = self.heard.lock().expect("nobody panics");
        heard.events.extend(events.iter().cloned());
        if ok["pending"].get("winners").is_some() {
            heard.over = Some(ok["pending"].clone());
            drop(heard);
            return self.say(json!({"do": "quit"}));
        }
        heard.n_asked += 1;
        drop(heard);
        let pending = ok["pending"].clone();
        self.choose(&pending);
    }
}

/// A person who makes a bot, and a match in which it plays against a built-in one.
async fn match_of_a_bot(running: &Running, new: Value) -> (String, String) {
    let ada = person(running).await;
    let made = request(running, &ada, "/api/me/bots", json!({"name": "Chooser"})).await;
    let token = made["token"].as_str().expect("a token").to_string();
    let bot = Server::new(&running.url, &token, None).expect("it is an address");
    let begun = bot.post("/api/matches", &new).await.expect("a match begins");
    (begun["id"].as_str().expect("it has a name").to_string(), token)
}

/// The cookie of a person with a name.
async fn person(running: &Running) -> String {
    let reply = raw(running, "GET", "/api/me", "", "").await;
    let line = reply.lines().find_map(|it| it.strip_prefix("set-cookie: ")).expect("a cookie");
    let cookie = line.split(';').next().expect("a cookie").to_string();
    request(running, &cookie, "/api/me", json!({"name": "Ada"})).await;
    cookie
}

async fn request(running: &Running, cookie: &str, path: &str, body: Value) -> Value {
    let reply = raw(running, "POST", path, cookie, &body.to_string()).await;
    serde_json::from_str(reply.split("\r\n\r\n").nth(1).unwrap_or_default()).unwrap_or_default()
}

async fn raw(running: &Running, method: &str, path: &str, cookie: &str, body: &str) -> String {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let at = running.address;
    let text = format!(
        "{method} {path} HTTP/1.1\r\nHost: {at}\r\nOrigin: http://{at}\r\nConnection: close\r\nCookie: {cookie}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(at).await.expect("the server listens");
    stream.write_all(text.as_bytes()).await.expect("it can be written");
    let mut reply = String::new();
    stream.read_to_string(&mut reply).await.expect("it can be read");
    reply
}

/// Events that happen once in a match, as they name the round or the player.
const ONCE: [&str; 3] = ["order_drawn", "mustered", "turn_began"];

/// Plays a game to its end while the line is cut after some of the questions.
async fn play(new: Value) {
    let (_folder, running) = start().await;
    let (id, token) = match_of_a_bot(&running, new).await;
    let (address, cut) = line(running.address).await;
    let server = Arc::new(Server::new(&format!("http://{address}"), &token, None).expect("it is an address"));
    let heard: Arc<Mutex<Heard>> = Arc::default();
    let told = heard.clone();
    let (_end, ending) = watch::channel(false);
    let wishes = Wishes { matches: 2, end_after: Some(1), takes_challenges: true, games: Vec::new() };
    let cutting = tokio::spawn(async move {
        for n in [3, 8, 9, 20] {
            while told.lock().expect("nobody panics").n_asked < n {
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
            cut.notify_waiters();
        }
    });
    let told = heard.clone();
    let visiting = visit(server.clone(), wishes, move || Ok(Chooser::new(told.clone())), ending);
    tokio::time::timeout(Duration::from_secs(240), visiting).await.expect("it ends").expect("it is played");
    let heard = heard.lock().expect("nobody panics").clone();
    assert!(3 < heard.n_asked, "it was asked {} times", heard.n_asked);
    assert_eq!(heard.n_started, 1, "it does not notice that the line was cut");
    assert!(heard.over.as_ref().is_some_and(|it| it["winners"].is_array()), "{:?}", heard.over);
    // What happens once in a match was told once, though the line was cut.
    let once = |it: &&Value| ONCE.iter().any(|kind| it["event"].get(kind).is_some());
    let told: Vec<&Value> = heard.events.iter().filter(once).collect();
    assert!(!told.is_empty(), "nothing that happens once was told");
    for (i, it) in told.iter().enumerate() {
        assert!(!told[..i].contains(it), "it is told twice: {it}");
    }
    let all = server.get("/api/matches").await.expect("it answers");
    assert_eq!((&all[0]["id"], &all[0]["over"]), (&json!(id), &json!(true)));
    cutting.abort();
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_program_plays_a_game_of_aces_though_the_line_is_cut() {
    let units = json!([{"id": "us-tank-1", "hex": "C13"}, {"id": "us-infantry-1", "hex": "E12"},
        {"id": "g1-tank-1", "hex": "F12"}, {"id": "g1-infantry-1", "hex": "K16"}]);
    let position = json!({"units": units, "flags": {"C14": "us", "B5": null}, "coins": {"us": 3}});
    play(json!({"game": "aces", "setup": {"players": 2, "position": position},
        "seats": [{"seat": 0, "player": "me"}, {"seat": 1, "player": "bot"}], "mixed": true}))
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_program_plays_a_game_of_sergeants_though_the_line_is_cut() {
    play(json!({"game": "sergeants", "setup": {"scenario": "race-to-the-bridge"},
        "seats": [{"seat": 0, "player": "me"}, {"seat": 1, "player": "bot"}]}))
    .await;
}

/// A server with a match that a bot may sit down at, as the bot reaches it.
async fn visited() -> (Folder, Running, Arc<Server>) {
    let (folder, running) = start().await;
    let seats = json!([{"seat": 0, "player": "me"}, {"seat": 1, "player": "bot"}]);
    let wanted = json!({"game": "sergeants", "setup": {"scenario": "race-to-the-bridge"}, "seats": seats});
    let (_, token) = match_of_a_bot(&running, wanted).await;
    let server = Arc::new(Server::new(&running.url, &token, None).expect("it is an address"));
    (folder, running, server)
}

/// A program that cannot play does not keep its opponent waiting: it is started a few times, and then the seat is given up.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_program_that_ends_too_early_gives_its_seat_up() {
    let (_folder, running, server) = visited().await;
    let (_end, ending) = watch::channel(false);
    let wishes = Wishes { matches: 1, end_after: Some(1), takes_challenges: false, games: Vec::new() };
    let command =
        ["sh", "-c", "echo '{\"id\": 1, \"do\": \"hello\"}'; read line; exit 3"].map(str::to_string);
    let visiting = visit(server.clone(), wishes, move || Process::start(&command), ending);
    tokio::time::timeout(Duration::from_secs(60), visiting).await.expect("it ends").expect("it is played");
    let all = server.get("/api/matches").await.expect("it answers");
    assert_eq!((&all[0]["over"], &all[0]["winners"]), (&json!(true), &json!([1])));
    running.stop().await;
}

/// An interruption ends programs and sockets; the match stays as it is, and goes on with the next visit.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_interrupted_visit_leaves_the_match_as_it_is() {
    let (_folder, running, server) = visited().await;
    let heard: Arc<Mutex<Heard>> = Arc::default();
    let (end, ending) = watch::channel(false);
    let wishes = Wishes { matches: 1, end_after: None, takes_challenges: true, games: Vec::new() };
    let told = heard.clone();
    let visiting =
        tokio::spawn(visit(server.clone(), wishes, move || Ok(Chooser::new(told.clone())), ending));
    while heard.lock().expect("nobody panics").n_asked < 2 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    end.send_replace(true);
    tokio::time::timeout(Duration::from_secs(10), visiting)
        .await
        .expect("it ends")
        .expect("it ends well")
        .expect("it leaves");
    let all = server.get("/api/matches").await.expect("it answers");
    assert_eq!(all[0]["over"], json!(false));
    let wrong = Server::new(&running.url, &"A".repeat(22), None).expect("it is an address");
    let (_end, ending) = watch::channel(false);
    let refused = visit(Arc::new(wrong), Wishes::default(), || Process::start(&[]), ending).await;
    assert!(refused.is_err_and(|it| it.contains("does not know this token")));
    running.stop().await;
}

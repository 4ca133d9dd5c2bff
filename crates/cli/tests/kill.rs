//! The server is killed some hundred times in the middle of play, its disk is full, its store is damaged or put back. Whatever it said yes to is
//! there afterwards, or what is wrong is said.

mod endless;

use std::{
    io::{BufRead, BufReader},
    net::TcpStream,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::{Arc, Mutex},
    thread,
    time::{Duration, Instant},
};

use endless::hear;
use serde_json::{Value, json};
use tungstenite::{Message, WebSocket};

const KILLS: usize = 250;

struct Server {
    child: Arc<Mutex<Child>>,
    address: String,
}

impl Server {
    fn start(data: &Path) -> Server {
        Server::run(Command::new(env!("CARGO_BIN_EXE_sandtable")), data)
    }

    /// Starts a server by a command that is the program, or becomes it.
    fn run(mut program: Command, data: &Path) -> Server {
        let mut child = program
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
        // Both players are at this screen.
        let answer = json!({"answer": endless::answer(id, &now)});
        if socket.send(Message::text(answer.to_string())).is_err() {
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

#[test]
fn nothing_that_was_acknowledged_is_ever_lost() {
    let data: PathBuf = std::env::temp_dir().join(format!("sandtable-kill-{}", std::process::id()));
    let server = Server::start(&data);
    let cookie = endless::person(&server.address).expect("there is a cookie");
    let id = endless::begin(&server.address, &cookie).expect("a match begins");
    server.kill_after(Duration::ZERO).join().expect("it is killed");
    let mut told = Told::default();
    let (mut n_kills, began) = (0, Instant::now());
    while n_kills < KILLS && began.elapsed() < Duration::from_secs(50) {
        let server = Server::start(&data);
        let mut socket = endless::socket(&server.address, &id, &cookie).expect("the socket opens");
        let killer = server.kill_after(Duration::from_micros(2_000 + (n_kills as u64 * 7_919) % 60_000));
        play(&mut socket, &mut told);
        killer.join().expect("it is killed");
        n_kills += 1;
    }
    println!("{n_kills} kills, {} answers acknowledged, {} in the match", told.n_answers, told.n);
    assert!(100 <= n_kills && 200 < told.n_answers, "{n_kills} kills, {} answers", told.n_answers);
    drop(std::fs::remove_dir_all(&data));
}

/// A folder that is gone in the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        Folder(std::env::temp_dir().join(format!("sandtable-{name}-{}", std::process::id())))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        drop(std::fs::remove_dir_all(&self.0));
    }
}

/// What `sandtable admin` says.
fn admin(data: &Path, arguments: &[&str]) -> Value {
    let done = Command::new(env!("CARGO_BIN_EXE_sandtable"))
        .args(["admin", "--data"])
        .arg(data)
        .args(arguments)
        .output()
        .expect("it starts");
    assert!(done.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&done.stderr));
    serde_json::from_slice(&done.stdout).expect("it says JSON")
}

/// Gives so many answers; stops when one is not acknowledged. Returns how many were, and the moment after them.
fn answer(socket: &mut WebSocket<TcpStream>, n: usize) -> (usize, Value) {
    let mut now = hear(socket).expect("it opens")["table"]["now"].clone();
    for id in 1..=n {
        let answer = json!({"answer": endless::answer(id as u64, &now)});
        let Ok(()) = socket.send(Message::text(answer.to_string())) else { return (id - 1, now) };
        loop {
            let Some(message) = hear(socket) else { return (id - 1, now) };
            let Some(change) = message.get("change") else { continue };
            now = change["now"].clone();
            if change["id"] == id {
                break;
            }
        }
    }
    (n, now)
}

fn health(address: &str) -> String {
    let ask = "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    endless::request(address, ask).unwrap_or_default()
}

/// A backup under play, a kill, the backup back in the store's place: all that was there at the time of the backup is there, and play goes on.
#[test]
fn a_backup_is_restored_after_a_kill() {
    let data = Folder::new("restored");
    let server = Server::start(&data.0);
    let cookie = endless::person(&server.address).expect("there is a cookie");
    let id = endless::begin(&server.address, &cookie).expect("a match begins");
    let mut socket = endless::socket(&server.address, &id, &cookie).expect("the socket opens");
    assert_eq!(answer(&mut socket, 40).0, 40);
    drop(socket);
    let mut socket = endless::socket(&server.address, &id, &cookie).expect("the socket opens");
    let before = hear(&mut socket).expect("it opens")["table"]["now"].clone();
    drop(socket);
    let copy = data.0.join("backup.sqlite");
    // Others go on playing meanwhile.
    let address = server.address.clone();
    let (other, cookie_of_other) =
        (endless::begin(&address, &cookie).expect("a match begins"), cookie.clone());
    let playing = thread::spawn(move || {
        let mut socket = endless::socket(&address, &other, &cookie_of_other).expect("the socket opens");
        answer(&mut socket, 10_000).0
    });
    thread::sleep(Duration::from_millis(300));
    admin(&data.0, &["backup", copy.to_str().expect("it is text")]);
    let mut socket = endless::socket(&server.address, &id, &cookie).expect("the socket opens");
    let (n, after) = answer(&mut socket, 20);
    assert!(n == 20 && before["n"] != after["n"]);
    server.kill_after(Duration::ZERO).join().expect("it is killed");
    assert!(0 < playing.join().expect("nobody panics"));
    let restored = admin(&data.0, &["restore", copy.to_str().expect("it is text")]);
    let kept = restored["kept"].as_str().expect("the store of before is kept");
    assert!(Path::new(kept).is_file());
    let verified = admin(&data.0, &["verify"]);
    assert_eq!((&verified["matches"], &verified["wrong"]), (&json!(2), &json!([])));
    let server = Server::start(&data.0);
    let mut socket = endless::socket(&server.address, &id, &cookie).expect("the socket opens");
    let now = hear(&mut socket).expect("it opens")["table"]["now"].clone();
    assert_eq!((&now["n"], &now["asked"]), (&before["n"], &before["asked"]));
    let mut socket = endless::socket(&server.address, &id, &cookie).expect("the socket opens");
    assert_eq!(answer(&mut socket, 5).0, 5);
    server.kill_after(Duration::ZERO).join().expect("it is killed");
}

/// A disk that is full: nothing is acknowledged that is not there, the server goes on and says so, and play goes on when there is room again.
#[cfg(unix)]
#[test]
fn a_full_disk_loses_nothing() {
    let data = Folder::new("full");
    let server = Server::start(&data.0);
    let cookie = endless::person(&server.address).expect("there is a cookie");
    let id = endless::begin(&server.address, &cookie).expect("a match begins");
    server.kill_after(Duration::ZERO).join().expect("it is killed");
    // No file may be larger than so many blocks of half a kilobyte: to those who write, that is a disk that is full. What is there already fits.
    let largest = std::fs::read_dir(&data.0).expect("it is there").flatten();
    let largest = largest.map(|it| it.metadata().map_or(0, |it| it.len())).max().unwrap_or_default();
    let mut program = Command::new("sh");
    let script = format!("trap '' XFSZ; ulimit -f {}; exec \"$0\" \"$@\"", largest / 512 + 600);
    program.args(["-c", &script, env!("CARGO_BIN_EXE_sandtable")]);
    let server = Server::run(program, &data.0);
    let mut acknowledged = 0;
    let began = Instant::now();
    loop {
        assert!(began.elapsed() < Duration::from_secs(60), "it is never full: {acknowledged} answers");
        let Some(mut socket) = endless::socket(&server.address, &id, &cookie) else { break };
        let (n, now) = answer(&mut socket, 100_000);
        assert!(acknowledged <= now["n"].as_u64().unwrap_or_default(), "{now}");
        acknowledged = now["n"].as_u64().expect("a moment has a number");
        if n < 100_000 {
            break;
        }
    }
    assert!(0 < acknowledged);
    assert!(health(&server.address).starts_with("HTTP/1.1 503"), "{}", health(&server.address));
    let status = server.child.lock().expect("nobody panicked").try_wait().expect("it is ours");
    assert!(status.is_none(), "the server ended: {status:?}");
    server.kill_after(Duration::ZERO).join().expect("it is killed");
    let server = Server::start(&data.0);
    assert!(health(&server.address).starts_with("HTTP/1.1 200"), "{}", health(&server.address));
    let mut socket = endless::socket(&server.address, &id, &cookie).expect("the socket opens");
    let now = hear(&mut socket).expect("it opens")["table"]["now"].clone();
    assert!(acknowledged <= now["n"].as_u64().unwrap_or_default(), "{acknowledged} were told: {now}");
    let mut socket = endless::socket(&server.address, &id, &cookie).expect("the socket opens");
    assert_eq!(answer(&mut socket, 5).0, 5);
    server.kill_after(Duration::ZERO).join().expect("it is killed");
    assert_eq!(admin(&data.0, &["verify"])["wrong"], json!([]));
}

/// A store whose pages do not fit together is found at the start: the log says so, and so does the health.
#[test]
fn a_damaged_store_is_told() {
    let data = Folder::new("damaged");
    let server = Server::start(&data.0);
    let cookie = endless::person(&server.address).expect("there is a cookie");
    let id = endless::begin(&server.address, &cookie).expect("a match begins");
    let mut socket = endless::socket(&server.address, &id, &cookie).expect("the socket opens");
    assert_eq!(answer(&mut socket, 500).0, 500);
    server.kill_after(Duration::ZERO).join().expect("it is killed");
    // Everything is in one file then.
    assert_eq!(admin(&data.0, &["verify"])["wrong"], json!([]));
    damage(&data.0.join("sandtable.sqlite"));
    let log = data.0.join("log");
    let mut program = Command::new(env!("CARGO_BIN_EXE_sandtable"));
    program.stderr(std::fs::File::create(&log).expect("it can be made"));
    let server = Server::run(program, &data.0);
    let began = Instant::now();
    while !health(&server.address).starts_with("HTTP/1.1 503") {
        assert!(began.elapsed() < Duration::from_secs(20), "{}", health(&server.address));
        thread::sleep(Duration::from_millis(50));
    }
    assert!(health(&server.address).contains("the store is damaged"));
    let said = std::fs::read_to_string(&log).expect("it is there");
    assert!(said.contains("the store is damaged: stop the server and restore a backup"), "{said}");
    server.kill_after(Duration::ZERO).join().expect("it is killed");
}

/// Overwrites the beginnings of pages that have answers in them.
fn damage(store: &Path) {
    const PAGE: usize = 4096;
    let mut bytes = std::fs::read(store).expect("it is there");
    let answer = b"\"choice\":";
    let pages: Vec<usize> = (PAGE..bytes.len())
        .step_by(PAGE)
        .filter(|it| bytes[*it..(it + PAGE).min(bytes.len())].windows(answer.len()).any(|it| it == answer))
        .collect();
    assert!(2 < pages.len(), "{} pages have answers", pages.len());
    let page = pages[pages.len() / 2];
    bytes[page..page + 8].fill(0xff);
    std::fs::write(store, bytes).expect("it can be written");
}

/// The file of the server says where its store is.
#[test]
fn the_command_line_reads_the_file_of_the_server() {
    let data = Folder::new("configured");
    std::fs::create_dir_all(&data.0).expect("it can be made");
    let (file, store) = (data.0.join("sandtable.conf"), data.0.join("store"));
    std::fs::write(&file, format!("address = 127.0.0.1:0\ndata = {}\n", store.display()))
        .expect("it can be written");
    let server = Server::start(&store);
    let status = Command::new(env!("CARGO_BIN_EXE_sandtable"))
        .args(["admin", "status", "--config"])
        .arg(&file)
        .env_remove("SANDTABLE_DATA")
        .output()
        .expect("it starts");
    assert!(status.status.success(), "{}", String::from_utf8_lossy(&status.stderr));
    let status: Value = serde_json::from_slice(&status.stdout).expect("it says JSON");
    assert_eq!(status["health"], "ok");
    server.kill_after(Duration::ZERO).join().expect("it is killed");
}

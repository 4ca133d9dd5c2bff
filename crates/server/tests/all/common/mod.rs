//! Browsers for tests: a cookie, requests over HTTP, and sockets whose every byte is kept.

use std::{
    net::SocketAddr,
    path::PathBuf,
    sync::atomic::{AtomicU32, Ordering},
    time::Duration,
};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{Hosts, Running, Settings};
use testbed::Databases;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
use tokio_tungstenite::{
    WebSocketStream,
    tungstenite::{Message, client::IntoClientRequest, http::HeaderValue},
};

/// A folder for a store, gone when dropped. If the tests run on PostgreSQL, the store is a database of its own.
pub struct Folder(pub PathBuf, pub Option<Database>);

/// A database of a cluster for tests.
pub struct Database {
    pub databases: Databases,
    pub name: String,
}

impl Folder {
    pub fn new() -> Folder {
        Folder::on(
            std::env::var(POSTGRES).ok().map(|port| Databases::at(port.parse().expect("it is a port"))),
        )
    }

    /// The same, with the store in a cluster or in the folder.
    pub fn on(databases: Option<Databases>) -> Folder {
        static N: AtomicU32 = AtomicU32::new(0);
        let name = format!("sandtable-{}-{}", std::process::id(), N.fetch_add(1, Ordering::Relaxed));
        let database = databases
            .map(|databases| Database { name: databases.create().expect("a database is made"), databases });
        Folder(std::env::temp_dir().join(name), database)
    }

    /// The usual settings, with the store here.
    pub fn settings(&self) -> Settings {
        let store = self.1.as_ref().map(|it| it.databases.url(&it.name));
        Settings { store, ..Settings::new(&self.0) }
    }

    /// What is in the store, past the server: rows of texts.
    pub fn rows(&self, sql: &str) -> Vec<Vec<String>> {
        if let Some(it) = &self.1 {
            return it.databases.rows(&it.name, sql).expect("PostgreSQL answers");
        }
        let store = rusqlite::Connection::open(self.0.join("sandtable.sqlite")).expect("the store opens");
        let mut statement = store.prepare(sql).expect("it is SQL");
        let n = statement.column_count();
        let text = |row: &rusqlite::Row<'_>, i| match row.get_ref(i)? {
            rusqlite::types::ValueRef::Integer(it) => Ok(it.to_string()),
            other => Ok(other.as_str()?.to_string()),
        };
        let rows = statement.query_map([], |row| (0..n).map(|i| text(row, i)).collect()).expect("it reads");
        rows.collect::<rusqlite::Result<_>>().expect("it reads")
    }

    /// Writes past the server, which must not run.
    pub fn write(&self, sql: &str) {
        if let Some(it) = &self.1 {
            it.databases.sql(&it.name, sql).expect("it is SQL");
            return;
        }
        let store = rusqlite::Connection::open(self.0.join("sandtable.sqlite")).expect("the store opens");
        store.execute_batch(sql).expect("it is SQL");
    }

    /// From now on no entry can be written.
    pub fn break_store(&self) {
        if let Some(it) = &self.1 {
            let broken = "ALTER TABLE entries ADD CONSTRAINT broken CHECK(FALSE) NOT VALID";
            it.databases.sql(&it.name, broken).expect("it can be altered");
            return;
        }
        let store = rusqlite::Connection::open(self.0.join("sandtable.sqlite")).expect("it opens");
        store.execute("UPDATE owner SET number = number + 1", []).expect("it writes");
    }
}

/// Where the variable names a port, the tests run on databases of the PostgreSQL there.
pub const POSTGRES: &str = "SANDTABLE_TEST_POSTGRES";

impl Drop for Folder {
    fn drop(&mut self) {
        drop(std::fs::remove_dir_all(&self.0));
    }
}

/// All games.
pub fn hosts() -> Hosts {
    let mut hosts = Hosts::default();
    games::each(&mut hosts);
    hosts
}

pub async fn start(folder: &Folder) -> Running {
    server::start(folder.settings(), hosts()).await.expect("the server starts")
}

/// A server of its own with an empty store, and the browser of a new person. The folder goes when it is dropped.
pub async fn opened() -> (Folder, Running, Browser) {
    let folder = Folder::new();
    let running = start(&folder).await;
    let browser = Browser::new(running.address).await;
    (folder, running, browser)
}

/// What a request came back with.
#[derive(Debug)]
pub struct Reply {
    pub status: u16,
    pub head: String,
    pub body: Vec<u8>,
}

impl Reply {
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or(Value::Null)
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        let line = self.head.lines().find(|it| it.to_ascii_lowercase().starts_with(&format!("{name}:")))?;
        Some(line.split_once(':')?.1.trim())
    }

    /// The key of the sentence that says why not.
    pub fn why(&self) -> String {
        self.json()["why"]["key"].as_str().unwrap_or_default().to_string()
    }
}

/// Sends one request as it stands.
pub async fn send_raw(address: SocketAddr, request: &[u8]) -> Reply {
    let mut stream = TcpStream::connect(address).await.expect("the server listens");
    // A server that refuses early may close before all is sent.
    drop(stream.write_all(request).await);
    let mut bytes = Vec::new();
    drop(stream.read_to_end(&mut bytes).await);
    let end = bytes.windows(4).position(|it| it == b"\r\n\r\n").unwrap_or(bytes.len().saturating_sub(4));
    let head = String::from_utf8_lossy(&bytes[..end]).to_string();
    let status = head.split(' ').nth(1).and_then(|it| it.parse().ok()).unwrap_or(0);
    Reply { status, head, body: bytes[(end + 4).min(bytes.len())..].to_vec() }
}

/// A browser with its cookie.
#[derive(Clone)]
pub struct Browser {
    pub address: SocketAddr,
    pub cookie: Option<String>,
    pub origin: String,
    pub more: String,
    /// The token of a bot, in the place of a cookie.
    pub token: Option<String>,
}

impl Browser {
    /// The browser of a new person.
    pub async fn new(address: SocketAddr) -> Browser {
        let mut browser = Browser::stranger(address);
        let reply = browser.get("/api/me").await;
        assert_eq!(reply.status, 200, "{reply:?}");
        browser.keep_cookie(&reply);
        browser
    }

    /// A browser that has never been here.
    pub fn stranger(address: SocketAddr) -> Browser {
        Browser {
            address,
            cookie: None,
            origin: format!("http://{address}"),
            more: String::new(),
            token: None,
        }
    }

    /// A program with the token of a bot.
    pub fn program(address: SocketAddr, token: &str) -> Browser {
        Browser { token: Some(token.to_string()), ..Browser::stranger(address) }
    }

    /// A bot of this person's: its id and its token.
    pub async fn make_bot(&self, name: &str) -> (String, String) {
        let reply = self.post("/api/me/bots", &json!({"name": name})).await;
        assert_eq!(reply.status, 201, "{reply:?}");
        let said = reply.json();
        let text = |part: &str| said[part].as_str().expect("it is told").to_string();
        (text("id"), text("token"))
    }

    pub fn keep_cookie(&mut self, reply: &Reply) {
        let cookie = reply.header("set-cookie").and_then(|it| it.split(';').next());
        self.cookie = cookie.map(str::to_string);
    }

    pub async fn named(address: SocketAddr, name: &str) -> Browser {
        let browser = Browser::new(address).await;
        assert_eq!(browser.post("/api/me", &json!({"name": name})).await.status, 200);
        browser
    }

    fn headers(&self) -> String {
        let cookie = self.cookie.as_ref().map(|it| format!("Cookie: {it}\r\n")).unwrap_or_default();
        let token =
            self.token.as_ref().map(|it| format!("Authorization: Bearer {it}\r\n")).unwrap_or_default();
        format!("Host: {}\r\nConnection: close\r\n{cookie}{token}{}", self.address, self.more)
    }

    pub async fn get(&self, path: &str) -> Reply {
        send_raw(self.address, format!("GET {path} HTTP/1.1\r\n{}\r\n", self.headers()).as_bytes()).await
    }

    pub async fn post(&self, path: &str, body: &Value) -> Reply {
        self.post_bytes(path, body.to_string().as_bytes()).await
    }

    pub async fn post_bytes(&self, path: &str, body: &[u8]) -> Reply {
        let head = format!(
            "POST {path} HTTP/1.1\r\n{}Origin: {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n",
            self.headers(),
            self.origin,
            body.len()
        );
        send_raw(self.address, &[head.as_bytes(), body].concat()).await
    }

    /// Begins a match and returns its name.
    pub async fn begin(&self, new: Value) -> String {
        let reply = self.post("/api/matches", &new).await;
        assert_eq!(reply.status, 201, "{}", String::from_utf8_lossy(&reply.body));
        reply.json()["id"].as_str().expect("a match has a name").to_string()
    }

    /// Comes to a table and looks at it.
    pub async fn join(&self, id: &str) -> Socket {
        self.join_with(id, "").await
    }

    /// The same, and says something more in the address.
    pub async fn join_with(&self, id: &str, more: &str) -> Socket {
        let mut socket = self.open(&format!("{id}{more}")).await.expect("the socket opens");
        socket.hear_until(|it| it.get("table").is_some()).await;
        socket
    }

    /// Opens a socket, and says the status if it is refused.
    pub async fn open(&self, id: &str) -> Result<Socket, u16> {
        let url = format!("ws://{}/ws/matches/{id}", self.address);
        let mut request = url.into_client_request().expect("it is a request");
        let headers = request.headers_mut();
        headers.insert("origin", HeaderValue::from_str(&self.origin).expect("it is a header"));
        if let Some(cookie) = &self.cookie {
            headers.insert("cookie", HeaderValue::from_str(cookie).expect("it is a header"));
        }
        if let Some(token) = &self.token {
            let bearer = format!("Bearer {token}");
            headers.insert("authorization", HeaderValue::from_str(&bearer).expect("it is a header"));
        }
        let stream = TcpStream::connect(self.address).await.expect("the server listens");
        match tokio_tungstenite::client_async(request, stream).await {
            Ok((stream, _)) => {
                Ok(Socket { stream, heard: Vec::new(), table: Value::Null, now: Value::Null, n: 0 })
            }
            Err(tokio_tungstenite::tungstenite::Error::Http(reply)) => Err(reply.status().as_u16()),
            Err(why) => panic!("{why}"),
        }
    }
}

/// A socket to a match, with all that it has heard.
pub struct Socket {
    pub stream: WebSocketStream<TcpStream>,
    /// Every message, as it came.
    pub heard: Vec<String>,
    pub table: Value,
    pub now: Value,
    n: u32,
}

impl Socket {
    /// The next message; nothing when the socket is closed.
    pub async fn hear(&mut self) -> Option<Value> {
        loop {
            let message = tokio::time::timeout(Duration::from_secs(20), self.stream.next()).await;
            match message.expect("someone says something") {
                Some(Ok(Message::Text(text))) => {
                    self.heard.push(text.to_string());
                    let message: Value = serde_json::from_str(&text).expect("it is JSON");
                    for kind in ["table", "change"] {
                        if let Some(it) = message.get(kind) {
                            self.now = it["now"].clone();
                        }
                    }
                    if let Some(table) = message.get("table") {
                        self.table = table.clone();
                    }
                    return Some(message);
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => (),
            }
        }
    }

    /// Listens until a message is the one, and returns it.
    pub async fn hear_until(&mut self, is_it: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.hear().await.expect("the socket stays open");
            if is_it(&message) {
                return message;
            }
        }
    }

    /// Hears nothing for a while.
    pub async fn is_quiet(&mut self) -> bool {
        tokio::time::timeout(Duration::from_millis(150), self.hear()).await.is_err()
    }

    pub async fn say(&mut self, message: &Value) {
        drop(self.stream.send(Message::text(message.to_string())).await);
    }

    /// Says something with a number and hears what came of it.
    pub async fn ask(&mut self, what: &str, mut fields: Value) -> Value {
        self.n += 1;
        let id = self.n;
        fields["id"] = id.into();
        self.say(&json!({what: fields})).await;
        self.hear_until(|it| it.as_object().is_some_and(|it| it.values().any(|it| it["id"] == id))).await
    }

    /// Answers for a seat to the moment that was last seen.
    pub async fn answer(&mut self, seat: u64, choice: &Value) -> Value {
        let version = self.now["version"].clone();
        self.ask("answer", json!({"seat": seat, "version": version, "choice": choice})).await
    }

    /// The seat that this socket looks from.
    pub fn seat(&self) -> Option<u64> {
        self.table["seat"].as_u64()
    }
}

/// A two-player match with one person against a bot.
pub fn against_a_bot() -> Value {
    json!({"game": "aces", "setup": {"players": 2},
        "seats": [{"seat": 0, "player": "me"}, {"seat": 1, "player": "bot"}]})
}

/// A position of Sergeants: a scout with a card that reacts, and three enemies, one of whom has a card that moves him.
pub fn a_scout_and_three_enemies() -> Value {
    let at = |x: i32, y: i32, facing: u8| json!({"at": [x, y], "facing": facing});
    let soldiers = json!([
        {"tag": 21, "seat": 0, "at": at(120, 262, 16), "cards": [8]},
        {"tag": 51, "seat": 1, "at": at(520, 262, 48)},
        {"tag": 54, "seat": 1, "at": at(520, 224, 48)},
        {"tag": 71, "seat": 1, "at": at(520, 300, 48)}
    ]);
    json!({"turn": 1, "phase": 1, "story": [11, 2, 14], "soldiers": soldiers,
        "hands": [[[21, 1]], []], "shown": [[], [[71, 4]]], "then": [{"phase": {"phase": 1}}, "finish"]})
}

//! A browser for tests that start whole programs: requests, a socket, and a match that never ends by itself.

use std::{
    io::{Read, Write},
    net::TcpStream,
    time::Duration,
};

use serde_json::{Value, json};
use tungstenite::{Message, WebSocket, client::IntoClientRequest};

/// How long a browser waits for anything.
const PATIENCE: Duration = Duration::from_secs(20);

fn connect(address: &str) -> Option<TcpStream> {
    let stream = TcpStream::connect(address).ok()?;
    stream.set_nodelay(true).ok()?;
    stream.set_read_timeout(Some(PATIENCE)).ok()?;
    Some(stream)
}

/// What a request comes back with; nothing if it does not.
pub fn request(address: &str, text: &str) -> Option<String> {
    let mut stream = connect(address)?;
    stream.write_all(text.as_bytes()).ok()?;
    let mut reply = String::new();
    stream.read_to_string(&mut reply).ok()?;
    Some(reply)
}

/// A socket to a match.
pub fn socket(address: &str, id: &str, cookie: &str) -> Option<WebSocket<TcpStream>> {
    let mut request = format!("ws://{address}/ws/matches/{id}").into_client_request().ok()?;
    request.headers_mut().insert("origin", format!("http://{address}").parse().ok()?);
    request.headers_mut().insert("cookie", cookie.parse().ok()?);
    Some(tungstenite::client(request, connect(address)?).ok()?.0)
}

/// The next message; nothing when the socket is closed.
pub fn hear(socket: &mut WebSocket<TcpStream>) -> Option<Value> {
    loop {
        match socket.read().ok()? {
            Message::Text(text) => return serde_json::from_str(&text).ok(),
            Message::Close(_) => return None,
            _ => (),
        }
    }
}

fn head(address: &str) -> String {
    format!("Host: {address}\r\nOrigin: http://{address}\r\nConnection: close\r\n")
}

/// The cookie of a new person.
pub fn person(address: &str) -> Option<String> {
    let reply = request(address, &format!("GET /api/me HTTP/1.1\r\n{}\r\n", head(address)))?;
    let cookie = reply.lines().find_map(|it| it.strip_prefix("set-cookie: "))?;
    Some(cookie.split(';').next()?.to_string())
}

/// Begins a match with one person in both seats. The two are far apart, and nobody comes nearer: it goes on for ever.
pub fn begin(address: &str, cookie: &str) -> Option<String> {
    let units = json!([{"id": "us-tank-1", "hex": "C13"}, {"id": "us-infantry-1", "hex": "E12"},
        {"id": "g1-tank-1", "hex": "K16"}]);
    let new = json!({"game": "aces", "setup": {"players": 2, "position": {"units": units, "coins": {"us": 30}}},
        "seats": [{"seat": 0, "player": "me"}, {"seat": 1, "player": "me"}]});
    let new = new.to_string();
    let text = format!(
        "POST /api/matches HTTP/1.1\r\n{}Cookie: {cookie}\r\nContent-Length: {}\r\n\r\n{new}",
        head(address),
        new.len()
    );
    let reply = request(address, &text)?;
    Some(reply.split("\"id\":\"").nth(1)?.split('"').next()?.to_string())
}

/// An answer that is always allowed: to end a phase, or else the last that is offered.
pub fn answer(id: u64, now: &Value) -> Value {
    let last = now["asked"]["options"].as_array().and_then(|it| it.last());
    let choice = last.cloned().unwrap_or_else(|| json!("done"));
    json!({"id": id, "seat": now["waiting"][0], "version": now["version"], "choice": choice})
}

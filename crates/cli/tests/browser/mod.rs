//! A browser without a page: requests over HTTP, and sockets.
#![allow(dead_code, reason = "each test file uses a part of it")]

use std::{
    fmt::Display,
    io::{ErrorKind, Read, Write},
    net::TcpStream,
    time::Duration,
};

use serde_json::Value;
use tungstenite::{Message, WebSocket, client::IntoClientRequest};

/// The longest wait for anything.
const LONGEST: Duration = Duration::from_secs(60);

/// A browser with its cookie.
#[derive(Clone)]
pub struct Browser {
    pub address: String,
    pub cookie: String,
}

impl Browser {
    /// That of a new person.
    pub fn new(address: &str) -> Result<Browser, String> {
        let mut browser = Browser { address: address.to_string(), cookie: String::new() };
        let (head, _) = browser.send(b"GET /api/me", b"")?;
        let cookie =
            head.lines().find_map(|it| it.strip_prefix("set-cookie: ")).ok_or("there is no cookie")?;
        browser.cookie = cookie.split(';').next().unwrap_or_default().to_string();
        Ok(browser)
    }

    /// Sends a request, and returns head and body of the reply.
    pub fn send(&self, what: &[u8], body: &[u8]) -> Result<(String, Vec<u8>), String> {
        let head = format!(
            " HTTP/1.1\r\nHost: {0}\r\nOrigin: http://{0}\r\nCookie: {1}\r\nConnection: close\r\nContent-Length: {2}\r\n\r\n",
            self.address,
            self.cookie,
            body.len()
        );
        let mut stream =
            TcpStream::connect(&self.address).map_err(|why| format!("it does not listen: {why}"))?;
        stream.set_read_timeout(Some(LONGEST)).map_err(|why| why.to_string())?;
        // It may close before it has read everything.
        drop(stream.write_all(&[what, head.as_bytes(), body].concat()));
        let mut reply = Vec::new();
        if let Err(why) = stream.read_to_end(&mut reply)
            && matches!(why.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut)
        {
            return Err(format!("no answer within {LONGEST:?}"));
        }
        let end = reply.windows(4).position(|it| it == b"\r\n\r\n").unwrap_or(reply.len());
        let body = reply.get(end + 4..).unwrap_or_default().to_vec();
        Ok((String::from_utf8_lossy(&reply[..end]).to_string(), body))
    }

    /// The reply to a request as JSON.
    pub fn ask(&self, what: &str, body: &Value) -> Result<Value, String> {
        let (head, reply) = self.send(what.as_bytes(), body.to_string().as_bytes())?;
        serde_json::from_slice(&reply).map_err(|why| format!("{why}: {head}"))
    }

    /// Begins a match and returns its name.
    pub fn begin(&self, new: &Value) -> Result<String, String> {
        let reply = self.ask("POST /api/matches", new)?;
        reply["id"].as_str().map(str::to_string).ok_or_else(|| format!("no match began: {reply}"))
    }

    pub fn open(&self, id: &str) -> Result<WebSocket<TcpStream>, String> {
        let said = |why: &dyn Display| format!("no socket: {why}");
        let mut request = format!("ws://{}/ws/matches/{id}", self.address)
            .into_client_request()
            .map_err(|why| said(&why))?;
        for (name, value) in [("origin", format!("http://{}", self.address)), ("cookie", self.cookie.clone())]
        {
            request.headers_mut().insert(name, value.parse().map_err(|_| said(&value))?);
        }
        let stream = TcpStream::connect(&self.address).map_err(|why| said(&why))?;
        stream
            .set_read_timeout(Some(LONGEST))
            .and_then(|()| stream.set_nodelay(true))
            .map_err(|why| said(&why))?;
        tungstenite::client(request, stream).map(|it| it.0).map_err(|why| said(&why))
    }

    /// Comes to a table, and returns what is on it.
    pub fn join(&self, id: &str) -> Result<(WebSocket<TcpStream>, Value), String> {
        let mut socket = self.open(id)?;
        match hear(&mut socket)? {
            Heard::Said(mut first) if first.get("table").is_some() => Ok((socket, first["table"].take())),
            first => Err(format!("the first message is no table: {first:?}")),
        }
    }
}

/// What comes over a socket.
#[derive(Debug)]
pub enum Heard {
    Said(Value),
    /// The socket is closed, for this reason.
    Closed(String),
}

pub fn hear(socket: &mut WebSocket<TcpStream>) -> Result<Heard, String> {
    loop {
        match socket.read() {
            Ok(Message::Text(text)) => {
                return serde_json::from_str(&text).map(Heard::Said).map_err(|why| format!("{why}: {text}"));
            }
            Err(tungstenite::Error::Io(why)) if why.kind() == ErrorKind::WouldBlock => {
                return Err("the table says nothing any more".to_string());
            }
            Ok(Message::Close(why)) => return Ok(Heard::Closed(format!("{why:?}"))),
            Err(why) => return Ok(Heard::Closed(why.to_string())),
            Ok(_) => (),
        }
    }
}

/// The resident memory of a process in KiB.
pub fn memory(process: &str) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|it| it.strip_prefix("VmRSS:"));
    line.and_then(|it| it.split_whitespace().next()?.parse().ok()).unwrap_or(0)
}

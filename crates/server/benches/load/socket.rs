//! A lean client: requests over HTTP, and sockets that copy nothing they need not.

use std::{io, net::SocketAddr, ops::Range};

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

/// A browser with its cookie.
pub struct Browser {
    address: SocketAddr,
    cookie: String,
}

impl Browser {
    /// A new person.
    pub async fn new(address: SocketAddr) -> io::Result<Browser> {
        let mut browser = Browser { address, cookie: String::new() };
        let reply = browser.send("GET", "/api/me", "").await?;
        let cookie = reply.lines().find_map(|it| it.strip_prefix("set-cookie: "));
        let cookie = cookie.and_then(|it| it.split(';').next()).ok_or_else(|| unexpected(&reply))?;
        browser.cookie = format!("Cookie: {cookie}\r\n");
        Ok(browser)
    }

    fn head(&self) -> String {
        format!("Host: {0}\r\nOrigin: http://{0}\r\n{1}", self.address, self.cookie)
    }

    /// Sends a request and returns the whole reply.
    async fn send(&self, method: &str, path: &str, body: &str) -> io::Result<String> {
        let mut stream = TcpStream::connect(self.address).await?;
        let (head, n) = (self.head(), body.len());
        let request = format!(
            "{method} {path} HTTP/1.1\r\n{head}Connection: close\r\nContent-Length: {n}\r\n\r\n{body}"
        );
        stream.write_all(request.as_bytes()).await?;
        let mut reply = String::new();
        stream.read_to_string(&mut reply).await?;
        if reply.starts_with("HTTP/1.1 2") { Ok(reply) } else { Err(unexpected(&reply)) }
    }

    /// What is at a path.
    pub async fn get(&self, path: &str) -> io::Result<String> {
        self.send("GET", path, "").await
    }

    /// Sends something and returns the name of the match that it is about.
    pub async fn post(&self, path: &str, body: &str) -> io::Result<String> {
        let reply = self.send("POST", path, body).await?;
        let id = reply.split("\"id\":\"").nth(1).and_then(|it| it.split('"').next());
        id.map(str::to_string).ok_or_else(|| unexpected(&reply))
    }

    /// Opens a socket.
    pub async fn open(&self, path: &str) -> io::Result<Socket> {
        let stream = TcpStream::connect(self.address).await?;
        stream.set_nodelay(true)?;
        let mut socket = Socket {
            stream,
            heard: Vec::new(),
            from: 0,
            message: None,
            joined: Vec::new(),
            frame: Vec::new(),
        };
        let request = format!(
            "GET {path} HTTP/1.1\r\n{}Connection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
            self.head()
        );
        socket.stream.write_all(request.as_bytes()).await?;
        let end = loop {
            if let Some(end) = socket.heard.windows(4).position(|it| it == b"\r\n\r\n") {
                break end;
            }
            socket.read().await?;
        };
        let head = String::from_utf8_lossy(&socket.heard[..end]);
        if !head.starts_with("HTTP/1.1 101") {
            return Err(unexpected(&head));
        }
        socket.from = end + 4;
        Ok(socket)
    }
}

fn unexpected(what: &str) -> io::Error {
    io::Error::other(format!("unexpected: {}", what.chars().take(400).collect::<String>()))
}

/// How frames begin: a whole text, fragments of one, and the question whether the other side is there.
const WHOLE: u8 = 0x81;
const FIRST: u8 = 0x01;
const MIDDLE: u8 = 0x00;
const LAST: u8 = 0x80;
const PING: u8 = 0x89;
const PONG: [u8; 6] = [0x8a, 0x80, 0, 0, 0, 0];

/// A socket with the bytes that it has heard.
pub struct Socket {
    stream: TcpStream,
    heard: Vec<u8>,
    /// Where the next message begins.
    from: usize,
    /// Where the last message is among what was heard; nowhere if it came in fragments.
    message: Option<Range<usize>>,
    joined: Vec<u8>,
    /// What is being said.
    frame: Vec<u8>,
}

impl Socket {
    async fn read(&mut self) -> io::Result<()> {
        if self.from == self.heard.len() {
            self.heard.clear();
        } else {
            self.heard.drain(..self.from);
        }
        self.from = 0;
        self.heard.reserve(4096);
        match self.stream.read_buf(&mut self.heard).await? {
            0 => Err(io::ErrorKind::UnexpectedEof.into()),
            _ => Ok(()),
        }
    }

    /// Waits until the next message is there. It may be given up and begun again.
    pub async fn hear(&mut self) -> io::Result<()> {
        while !self.next()? {
            self.read().await?;
        }
        Ok(())
    }

    /// Whether another message is there.
    fn next(&mut self) -> io::Result<bool> {
        loop {
            let bytes = &self.heard[self.from..];
            let (kind, start, n) = match *bytes {
                [kind, 126, a, b, ..] => (kind, 4, usize::from(u16::from_be_bytes([a, b]))),
                [kind, 127, 0, 0, 0, 0, a, b, c, d, ..] => {
                    (kind, 10, u32::from_be_bytes([a, b, c, d]) as usize)
                }
                [kind, n @ ..126, ..] => (kind, 2, usize::from(n)),
                _ => return Ok(false),
            };
            if bytes.len() < start + n {
                return Ok(false);
            }
            let frame = self.from + start..self.from + start + n;
            self.from = frame.end;
            match kind {
                WHOLE => {
                    self.message = Some(frame);
                    return Ok(true);
                }
                FIRST | MIDDLE | LAST => {
                    if kind == FIRST {
                        self.joined.clear();
                    }
                    self.joined.extend(&self.heard[frame]);
                    if kind == LAST {
                        self.message = None;
                        return Ok(true);
                    }
                }
                // Who is asked says that it is still there; pongs are so small that they always fit.
                PING => drop(self.stream.try_write(&PONG)),
                _ => {
                    let what = String::from_utf8_lossy(&self.heard[frame]);
                    return Err(unexpected(&format!("a frame that begins with {kind:x}: {what}")));
                }
            }
        }
    }

    /// The message that was heard last.
    pub fn message(&self) -> &[u8] {
        match &self.message {
            Some(frame) => &self.heard[frame.clone()],
            None => &self.joined,
        }
    }

    /// Says something. The mask that clients owe is zero, so that nothing has to be masked.
    pub async fn say(&mut self, text: &[u8]) -> io::Result<()> {
        self.frame.clear();
        match text.len() {
            n @ ..126 => self.frame.extend([0x81, 0x80 | n as u8, 0, 0, 0, 0]),
            n => self.frame.extend([0x81, 0xfe, (n >> 8) as u8, n as u8, 0, 0, 0, 0]),
        }
        self.frame.extend(text);
        self.stream.write_all(&self.frame).await
    }
}

//! People who get in the way: they do not read, say half of what they want, or nonsense.

use std::{
    io::{Read, Write},
    net::TcpStream,
    sync::atomic::Ordering::Relaxed,
    thread,
    time::Duration,
};

use serde_json::json;
use table::{Chance, Shuffler};
use tungstenite::Message;

use crate::{Shared, browser::Browser};

/// Gets in the way, in one way after another. That it does not succeed is no fault.
pub fn annoy(shared: &Shared, n: u64) {
    let mut chance = Shuffler::new(1_000 + n);
    let mut held: Vec<TcpStream> = Vec::new();
    while !shared.ends() {
        let address = shared.address();
        let annoyed = match chance.below(4) {
            0 => half_a_request(&address, &mut held),
            1 => deaf(&address, &mut held),
            2 => nonsense(&address, &mut chance),
            _ => in_and_out(&address),
        };
        if annoyed.is_some() {
            shared.n_nuisances.fetch_add(1, Relaxed);
        }
        // The oldest of many give way to others.
        if 40 < held.len() {
            held.drain(..20);
        }
        thread::sleep(Duration::from_millis(u64::from(chance.below(300))));
    }
}

fn half_a_request(address: &str, held: &mut Vec<TcpStream>) -> Option<()> {
    let mut stream = TcpStream::connect(address).ok()?;
    stream.write_all(b"POST /api/import HTTP/1.1\r\nHost: localh").ok()?;
    held.push(stream);
    Some(())
}

/// Asks for the whole table again and again, and reads nothing.
fn deaf(address: &str, held: &mut Vec<TcpStream>) -> Option<()> {
    let browser = Browser::new(address).ok()?;
    let new = json!({"game": "aces", "setup": {"players": 2},
        "seats": [{"seat": 0, "player": "me"}, {"seat": 1, "player": "bot"}]});
    let id = browser.begin(&new).ok()?;
    let (mut socket, _) = browser.join(&id).ok()?;
    socket.get_ref().set_write_timeout(Some(Duration::from_millis(200))).ok()?;
    for _ in 0..200 {
        if socket.send(Message::text(r#"{"sit":{"seat":0}}"#)).is_err() {
            break;
        }
    }
    held.push(socket.get_ref().try_clone().ok()?);
    Some(())
}

fn nonsense(address: &str, chance: &mut Shuffler) -> Option<()> {
    let browser = Browser::new(address).ok()?;
    let new = json!({"game": "outpost", "setup": {}, "seats": [{"seat": 0, "player": "me"}, {"seat": 1, "player": "bot"}]});
    let id = browser.begin(&new).ok()?;
    let (mut socket, _) = browser.join(&id).ok()?;
    for _ in 0..50 {
        let text = "{[\"answer\":".repeat(chance.below(200) as usize);
        socket.send(Message::text(text)).ok()?;
    }
    let mut bytes = [0; 4096];
    chance.throw(255, &mut bytes);
    socket.get_mut().write_all(&bytes).ok()
}

fn in_and_out(address: &str) -> Option<()> {
    let mut stream = TcpStream::connect(address).ok()?;
    stream.write_all(b"GET /api/lobby HTTP/1.1\r\nHost: localhost\r\n\r\n").ok()?;
    stream.read(&mut [0; 16]).ok().map(drop)
}

//! A socket: the way between one browser and one match.

use std::{
    net::IpAddr,
    sync::{Arc, atomic::Ordering::Relaxed},
};

use axum::{
    extract::{
        Path, State, WebSocketUpgrade,
        ws::{CloseFrame, Message, Utf8Bytes, WebSocket, rejection::WebSocketUpgradeRejection},
    },
    http::HeaderMap,
    response::Response,
};
use protocol::messages::ToServer;
use table::Phrase;
use tokio::{
    sync::{Notify, mpsc, watch},
    time::Instant,
};

use crate::{
    hall::{Hall, NoRoom},
    http::{Refusal, Visitor, is_own_origin},
    limits::Bucket,
    people::who,
    room::{Inbox, Join},
    store::{Person, read},
};

/// The largest message, in bytes.
const LARGEST: usize = 64 << 10;

/// So many messages may wait for a browser.
const OUTBOX: usize = 32;

/// Opens a socket to a match.
pub(crate) async fn open(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refusal> {
    if !is_own_origin(&hall, &headers) {
        return Err(Refusal::forbidden(Phrase::new("web-wrong-origin")));
    }
    let upgrade = upgrade.map_err(|_| Refusal::bad(Phrase::new("web-not-understood")))?;
    let person = who(&hall, &headers).await?;
    let seat = Seat::take(&hall, visitor).ok_or_else(|| {
        Refusal::new(axum::http::StatusCode::TOO_MANY_REQUESTS, Phrase::new("web-too-many-sockets"))
    })?;
    Ok(upgrade
        .read_buffer_size(4096)
        .write_buffer_size(0)
        .max_message_size(LARGEST)
        .max_frame_size(LARGEST)
        .on_upgrade(move |socket| serve(hall, id, person, visitor, seat, socket)))
}

/// A place among the sockets of an address, given back when it is dropped.
struct Seat {
    hall: Arc<Hall>,
    address: Option<IpAddr>,
}

impl Seat {
    fn take(hall: &Arc<Hall>, visitor: Visitor) -> Option<Seat> {
        let address = (!visitor.is_spared(hall)).then_some(visitor.address);
        let fits = address.is_none_or(|it| hall.sockets.come(it, hall.settings.limits.sockets));
        fits.then(|| {
            hall.metrics.sockets.fetch_add(1, Relaxed);
            Seat { hall: hall.clone(), address }
        })
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        self.hall.metrics.sockets.fetch_sub(1, Relaxed);
        if let Some(address) = self.address {
            self.hall.sockets.go(address);
        }
    }
}

async fn serve(
    hall: Arc<Hall>,
    id: String,
    person: Option<Person>,
    visitor: Visitor,
    seat: Seat,
    mut socket: WebSocket,
) {
    let number = hall.new_socket();
    let (outbox, mut inbox) = mpsc::channel(OUTBOX);
    let gone = Arc::new(Notify::new());
    let notes = match &person {
        Some(person) => {
            let (id, person) = (id.clone(), person.id);
            read(&hall.store, move |store| store.notes(&id, person)).await.unwrap_or_default()
        }
        None => String::new(),
    };
    let join = Join { socket: number, person, notes, outbox, gone: gone.clone() };
    let room = match hall.join(&id, Inbox::Join(Box::new(join))).await {
        Ok(room) => room,
        Err(why) => return turn_away(socket, &why).await,
    };
    let rate = (!visitor.is_spared(&hall)).then_some(hall.settings.limits.messages);
    let mut closing = hall.closing.subscribe();
    let mut bucket = Bucket::full(hall.settings.limits.messages);
    let why = loop {
        tokio::select! {
            told = inbox.recv() => match told {
                Some(text) => if socket.send(Message::Text(text)).await.is_err() { break None },
                // The match has ended its task.
                None => break Some((1012, "again")),
            },
            said = socket.recv() => match said {
                Some(Ok(Message::Text(text))) => {
                    let at = Instant::now();
                    // Whoever says too much waits: nothing more is read meanwhile.
                    while let Some(wait) = rate.and_then(|it| bucket.take(it).err()) {
                        tokio::time::sleep(wait).await;
                    }
                    let what = match serde_json::from_str::<ToServer>(&text) {
                        Ok(message) => Inbox::Say { socket: number, message, at },
                        Err(why) => {
                            if socket.send(Message::Text(confused(&why))).await.is_err() { break None }
                            continue;
                        }
                    };
                    if room.send(what).await.is_err() { break Some((1012, "again")) }
                }
                Some(Ok(Message::Binary(_))) => break Some((1003, "text only")),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => (),
                Some(Ok(Message::Close(_)) | Err(_)) | None => break None,
            },
            () = gone.notified() => break Some((1013, "too slow")),
            () = closed(&mut closing) => break Some((1001, "closing")),
        }
    };
    drop(room.send(Inbox::Leave { socket: number }).await);
    if let Some((code, reason)) = why {
        close(&mut socket, code, reason).await;
    }
    drop(seat);
}

/// Returns when the server is about to end.
async fn closed(closing: &mut watch::Receiver<bool>) {
    drop(closing.wait_for(|it| *it).await);
}

async fn close(socket: &mut WebSocket, code: u16, reason: &'static str) {
    let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
    drop(socket.send(Message::Close(Some(frame))).await);
}

/// There is no such match, or it is closed.
async fn turn_away(mut socket: WebSocket, why: &NoRoom) {
    let (code, reason) = match why {
        NoRoom::Unknown => (4404, "no such match"),
        NoRoom::Fault => {
            drop(socket.send(Message::Text(Utf8Bytes::from_static("\"fault\""))).await);
            (4500, "fault")
        }
        NoRoom::Closing => (1001, "closing"),
        NoRoom::Store(_) => (1011, "store"),
    };
    close(&mut socket, code, reason).await;
}

fn confused(why: &serde_json::Error) -> Utf8Bytes {
    let what = format!("The message cannot be understood: {why}.");
    serde_json::json!({"confused": {"what": what}}).to_string().into()
}

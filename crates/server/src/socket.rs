//! A socket: the way between one browser and one match.
//!
//! Messages leave in fragments of a few thousand bytes. A library that is handed a whole table at once keeps a buffer of
//! that size for as long as the socket lives, and most sockets are silent most of the time.

use std::{
    net::IpAddr,
    sync::{Arc, atomic::Ordering::Relaxed},
    time::Duration,
};

use axum::{
    body::Body,
    extract::{Path, Request, State},
    http::{HeaderMap, StatusCode, header},
    response::Response,
};
use futures_util::{SinkExt, StreamExt};
use hosting::messages::ToServer;
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use table::Phrase;
use tokio::{
    sync::{Notify, mpsc},
    time::{Instant, MissedTickBehavior},
};
use tokio_tungstenite::{
    WebSocketStream,
    tungstenite::{
        Message, Utf8Bytes,
        handshake::derive_accept_key,
        protocol::{
            CloseFrame, Role, WebSocketConfig,
            frame::{
                Frame,
                coding::{CloseCode, Data, OpCode},
            },
        },
    },
};

use crate::{
    hall::{Hall, NoRoom},
    http::{Refusal, Visitor, is_own_origin},
    limits::Bucket,
    people::who,
    room::{Inbox, Join, is_closing},
    store::{Person, read},
};

/// Said by browsers that fetch by themselves what never changes in a match, and keep it.
const FETCHES: &str = "world=fetched";

/// Said by boards within pages of other sites: they are nobody, whatever cookie comes with them.
const WATCHES: &str = "as=nobody";

/// The largest message from a browser, in bytes.
const LARGEST: usize = 64 << 10;

/// The largest fragment to a browser, in bytes.
const FRAGMENT: usize = 4 << 10;

/// How much is read at once: a move is a hundred bytes, and every socket holds a buffer of this size all the time.
const READ: usize = 1 << 10;

/// How many messages may wait for a browser.
const OUTBOX: usize = 32;

/// How often a browser is asked whether it is still there.
const PULSE: Duration = Duration::from_secs(30);

/// A browser that leaves more than this unanswered is gone.
const MOST_UNANSWERED: u32 = 2;

/// How long the last message to a browser may take.
const LONGEST_GOODBYE: Duration = Duration::from_secs(1);

type Socket = WebSocketStream<TokioIo<Upgraded>>;

/// Opens a socket to a match.
pub(crate) async fn open(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    visitor: Visitor,
    mut request: Request,
) -> Result<Response, Refusal> {
    if !is_own_origin(&hall, request.headers()) {
        return Err(Refusal::forbidden(Phrase::new("web-wrong-origin")));
    }
    let not_understood = || Refusal::bad(Phrase::new("web-not-understood"));
    let accept = accept_key(request.headers()).ok_or_else(not_understood)?;
    let upgrade = request.extensions_mut().remove::<OnUpgrade>().ok_or_else(not_understood)?;
    let query = request.uri().query().unwrap_or_default();
    let [fetches, watches] = [FETCHES, WATCHES].map(|what| query.split('&').any(|it| it == what));
    let person = if watches { None } else { who(&hall, request.headers()).await? };
    let permit = SocketPermit::take(&hall, visitor)
        .ok_or_else(|| Refusal::new(StatusCode::TOO_MANY_REQUESTS, Phrase::new("web-too-many-sockets")))?;
    tokio::spawn(async move {
        if let Ok(upgraded) = upgrade.await {
            let config = WebSocketConfig::default()
                .read_buffer_size(READ)
                .write_buffer_size(0)
                .max_message_size(Some(LARGEST))
                .max_frame_size(Some(LARGEST));
            let io = TokioIo::new(upgraded);
            let socket = WebSocketStream::from_raw_socket(io, Role::Server, Some(config)).await;
            let comer = Comer { id, person, visitor, fetches };
            serve(hall, comer, permit, socket).await;
        }
    });
    let reply = Response::builder()
        .status(StatusCode::SWITCHING_PROTOCOLS)
        .header(header::CONNECTION, "upgrade")
        .header(header::UPGRADE, "websocket")
        .header(header::SEC_WEBSOCKET_ACCEPT, accept);
    Ok(reply.body(Body::empty()).expect("these are headers"))
}

/// The proof that a request for a socket was understood, if it is one.
fn accept_key(headers: &HeaderMap) -> Option<String> {
    let text = |name| headers.get(name)?.to_str().ok();
    let has = |name, word: &str| {
        text(name).is_some_and(|it| it.split(',').any(|it| it.trim().eq_ignore_ascii_case(word)))
    };
    let is_one = has(header::CONNECTION, "upgrade")
        && has(header::UPGRADE, "websocket")
        && text(header::SEC_WEBSOCKET_VERSION) == Some("13");
    let key = text(header::SEC_WEBSOCKET_KEY).filter(|_| is_one)?;
    Some(derive_accept_key(key.as_bytes()))
}

/// A browser that opens a socket.
struct Comer {
    /// The match.
    id: String,
    person: Option<Person>,
    visitor: Visitor,
    /// Whether it fetches by itself what never changes in a match.
    fetches: bool,
}

/// Sends a message, in fragments if it is long.
async fn send(socket: &mut Socket, text: Utf8Bytes) -> Result<(), ()> {
    let mut rest: axum::body::Bytes = text.into();
    let mut kind = OpCode::Data(Data::Text);
    loop {
        let fragment = rest.split_to(rest.len().min(FRAGMENT));
        let frame = Frame::message(fragment, kind, rest.is_empty());
        socket.send(Message::Frame(frame)).await.map_err(drop)?;
        if rest.is_empty() {
            return Ok(());
        }
        kind = OpCode::Data(Data::Continue);
    }
}

/// The permission of an address to have one more socket, given back when it is dropped.
struct SocketPermit {
    hall: Arc<Hall>,
    address: Option<IpAddr>,
}

impl SocketPermit {
    fn take(hall: &Arc<Hall>, visitor: Visitor) -> Option<SocketPermit> {
        let address = (!visitor.is_spared(hall)).then_some(visitor.address);
        let fits = address.is_none_or(|it| hall.sockets.come(it, hall.settings.limits.sockets));
        if !fits {
            hall.metrics.limited.count("sockets");
        }
        fits.then(|| {
            hall.metrics.sockets.fetch_add(1, Relaxed);
            SocketPermit { hall: hall.clone(), address }
        })
    }
}

impl Drop for SocketPermit {
    fn drop(&mut self) {
        self.hall.metrics.sockets.fetch_sub(1, Relaxed);
        if let Some(address) = self.address {
            self.hall.sockets.go(address);
        }
    }
}

async fn serve(hall: Arc<Hall>, comer: Comer, permit: SocketPermit, mut socket: Socket) {
    let Comer { id, person, visitor, fetches } = comer;
    let number = hall.new_socket();
    let (outbox, mut inbox) = mpsc::channel(OUTBOX);
    let gone = Arc::new(Notify::new());
    let (notes, blocked) = match &person {
        Some(person) => {
            let (id, person) = (id.clone(), person.id);
            let own =
                read(&hall.store, move |store| Ok((store.notes(&id, person)?, store.blocked_by(person)?)));
            own.await.unwrap_or_default()
        }
        None => (String::new(), Vec::new()),
    };
    let blocked = blocked.into_iter().map(|it| it.id).collect();
    let payer = (!visitor.is_spared(&hall)).then_some(visitor.address);
    let join = Join { socket: number, person, notes, fetches, blocked, outbox, gone: gone.clone(), payer };
    let room = match hall.join(&id, Inbox::Join(Box::new(join))).await {
        Ok(room) => room,
        Err(why) => return turn_away(socket, &why).await,
    };
    let slow_after = hall.settings.slow_after;
    let mut closing = hall.closing.subscribe();
    let mut bucket = Bucket::full(hall.settings.limits.messages);
    // Until when the browser is not read.
    let mut rests: Option<Instant> = None;
    let mut pulse = tokio::time::interval(PULSE);
    pulse.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut n_unanswered = 0;
    let why = loop {
        tokio::select! {
            told = inbox.recv() => match told {
                Some(text) => if let Err(end) = post(&mut socket, text, &gone, slow_after).await { break end },
                // The match has ended its task.
                None => break Some((1012, "again")),
            },
            // A browser that says too much is read no further for a while. Pings are something said: each is answered.
            () = rest(rests), if rests.is_some() => rests = owed(&hall, payer, &mut bucket),
            said = socket.next(), if rests.is_none() => {
                n_unanswered = 0;
                let at = Instant::now();
                match said {
                    Some(Ok(Message::Text(text))) => {
                        match serde_json::from_str::<ToServer>(&text) {
                            Ok(message) => {
                                let what = Inbox::Say { socket: number, message: Box::new(message), at };
                                if room.send(what).await.is_err() { break Some((1012, "again")) }
                            }
                            Err(why) => if send(&mut socket, confused(&why)).await.is_err() { break None },
                        }
                    }
                    Some(Ok(Message::Binary(_))) => break Some((1003, "text only")),
                    Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => (),
                    Some(Ok(Message::Close(_)) | Err(_)) | None => break None,
                }
                rests = owed(&hall, payer, &mut bucket);
            }
            _ = pulse.tick() => {
                if MOST_UNANSWERED < n_unanswered { break None }
                n_unanswered += 1;
                let ping = socket.send(Message::Ping(Default::default()));
                match tokio::time::timeout(slow_after, ping).await {
                    Ok(Ok(())) => (),
                    Ok(Err(_)) => break None,
                    Err(_) => break TOO_SLOW,
                }
            }
            () = gone.notified() => break TOO_SLOW,
            () = is_closing(&mut closing) => break Some((1001, "closing")),
        }
    };
    drop(room.send(Inbox::Leave { socket: number }).await);
    if why == TOO_SLOW {
        hall.metrics.slow_sockets.fetch_add(1, Relaxed);
    }
    if let Some((code, reason)) = why {
        close(&mut socket, code, reason).await;
    }
    drop(permit);
}

/// Counts something said, and returns until when nothing more is read: the socket has said too much, or its address has caused too much work.
fn owed(hall: &Hall, payer: Option<IpAddr>, bucket: &mut Bucket) -> Option<Instant> {
    let payer = payer?;
    let said = bucket.take(hall.settings.limits.messages).err();
    let caused = hall.work.debt(payer);
    for (limit, _) in [("messages", said), ("work", caused)].into_iter().filter(|it| it.1.is_some()) {
        hall.metrics.limited.count(limit);
    }
    Some(Instant::now() + said.max(caused)?)
}

async fn rest(until: Option<Instant>) {
    if let Some(until) = until {
        tokio::time::sleep_until(until).await;
    }
}

/// Why a socket is closed: a code and a reason for the browser; nothing where it is gone already.
type Closing = Option<(u16, &'static str)>;

/// The browser does not keep up.
const TOO_SLOW: Closing = Some((1013, "too slow"));

/// Sends a message, unless the browser does not read.
async fn post(
    socket: &mut Socket,
    text: Utf8Bytes,
    gone: &Notify,
    slow_after: Duration,
) -> Result<(), Closing> {
    tokio::select! {
        sent = send(socket, text) => sent.map_err(|()| None),
        () = gone.notified() => Err(TOO_SLOW),
        () = tokio::time::sleep(slow_after) => Err(TOO_SLOW),
    }
}

async fn close(socket: &mut Socket, code: u16, reason: &'static str) {
    let frame = CloseFrame { code: CloseCode::from(code), reason: Utf8Bytes::from_static(reason) };
    // A browser that does not read does not read this either.
    drop(tokio::time::timeout(LONGEST_GOODBYE, socket.send(Message::Close(Some(frame)))).await);
}

/// There is no such match, or it is closed.
async fn turn_away(mut socket: Socket, why: &NoRoom) {
    let (code, reason) = match why {
        NoRoom::Unknown => (4404, "no such match"),
        NoRoom::Fault => {
            let _ = send(&mut socket, Utf8Bytes::from_static("\"fault\"")).await;
            (4500, "fault")
        }
        NoRoom::Closing => (1001, "closing"),
        NoRoom::Elsewhere(_) => (1012, "again"),
        NoRoom::Store(_) => (1011, "store"),
    };
    close(&mut socket, code, reason).await;
}

fn confused(why: &serde_json::Error) -> Utf8Bytes {
    let what = format!("The message cannot be understood: {why}.");
    serde_json::json!({"confused": {"what": what}}).to_string().into()
}

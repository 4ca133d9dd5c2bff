//! The bare limits of the machine: sockets that do nothing, and commits of nothing much.

use std::{
    io,
    net::SocketAddr,
    path::Path,
    rc::Rc,
    time::{Duration, Instant},
};

use axum::{
    Router,
    extract::ws::{Message, Utf8Bytes, WebSocketUpgrade},
    routing::get,
    serve::ListenerExt,
};
use rusqlite::{Connection, params};
use tokio::task::JoinSet;

use crate::{
    figures::{Figures, Times},
    socket::Browser,
};

/// Serves sockets that answer each message with one of `size` bytes: the same server as Sandtable's without what it is for.
pub async fn serve_echo(size: usize) -> io::Result<()> {
    let text = Utf8Bytes::from(" ".repeat(size));
    let echo = |upgrade: WebSocketUpgrade| async move {
        upgrade.read_buffer_size(4096).write_buffer_size(0).on_upgrade(async move |mut socket| {
            while let Some(Ok(Message::Text(_))) = socket.recv().await {
                if socket.send(Message::Text(text.clone())).await.is_err() {
                    return;
                }
            }
        })
    };
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
    println!("The echo is at http://{}", listener.local_addr()?);
    let listener = listener.tap_io(|it| drop(it.set_nodelay(true)));
    let router = Router::new().route("/echo", get(echo)).route("/api/me", get(|| async { COOKIE }));
    axum::serve(listener, router).await
}

const COOKIE: ([(&str, &str); 1], &str) = ([("set-cookie", "none=none")], "");

/// How many echoes a second, and how long they take, with `n` sockets that wait for nothing else.
pub async fn echo(address: SocketAddr, n: usize, size: usize, time: Duration) -> io::Result<(f64, Times)> {
    let figures = Rc::new(Figures::default());
    let mut tasks = JoinSet::new();
    for _ in 0..n {
        let mut socket = Browser::new(address).await?.open("/echo").await?;
        let figures = figures.clone();
        tasks.spawn_local(async move {
            let text = vec![b' '; size];
            while !figures.ends.get() {
                let at = Instant::now();
                socket.say(&text).await?;
                socket.hear().await?;
                figures.took(&figures.own, at);
            }
            Ok::<(), io::Error>(())
        });
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
    figures.counts.set(true);
    let began = Instant::now();
    tokio::time::sleep(time).await;
    let seconds = began.elapsed().as_secs_f64();
    figures.ends.set(true);
    let times = figures.own.take();
    tasks.shutdown().await;
    Ok((times.len() as f64 / seconds, times))
}

/// How many rows of `size` bytes a second, in commits of `group`.
pub fn commits(folder: &Path, group: u32, size: usize, time: Duration) -> rusqlite::Result<f64> {
    let mut db = Connection::open(folder.join(format!("bare-{group}.sqlite")))?;
    db.pragma_update(None, "journal_mode", "wal")?;
    db.pragma_update(None, "synchronous", "full")?;
    db.execute_batch(
        "CREATE TABLE entries(match INTEGER NOT NULL, n INTEGER NOT NULL, kind TEXT NOT NULL, data TEXT NOT NULL,
             PRIMARY KEY(match, n)) STRICT, WITHOUT ROWID;",
    )?;
    let data = " ".repeat(size);
    let (began, mut n) = (Instant::now(), 0);
    while began.elapsed() < time {
        let all = db.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
        for _ in 0..group {
            // As many matches as in the closed loop, in turn.
            let sql = "INSERT INTO entries(match, n, kind, data) VALUES(?, ?, ?, ?)";
            all.prepare_cached(sql)?.execute(params![n % 200, n / 200, "answer", data])?;
            n += 1;
        }
        all.commit()?;
    }
    Ok(f64::from(n) / began.elapsed().as_secs_f64())
}

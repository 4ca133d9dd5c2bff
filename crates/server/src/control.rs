//! The way of the command line to a server that runs: a socket in the folder of the store, which only its user can open. One command a
//! line, one reply a line, as JSON.

use std::{path::Path, sync::Arc};

use serde_json::{Value, json};
use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader},
    net::{UnixListener, UnixStream},
};

use crate::{
    admin::{self, Command},
    hall::Hall,
    room::is_closing,
};

const NAME: &str = "sandtable.sock";

/// The longest command, in bytes.
const LARGEST: u64 = 64 << 10;

/// Listens until the server is about to end. Without the socket the server is as good, but for the command line.
pub(crate) async fn serve(hall: Arc<Hall>) {
    let path = hall.settings.data.join(NAME);
    // The store is locked: the process that left it there is gone.
    drop(std::fs::remove_file(&path));
    let listener = match UnixListener::bind(&path) {
        Ok(listener) => listener,
        Err(why) => return tracing::warn!(%why, "no socket for the command line"),
    };
    if let Err(why) = admin::private(&path) {
        tracing::warn!(%why, "no socket for the command line");
        return drop(std::fs::remove_file(&path));
    }
    let mut closing = hall.closing.subscribe();
    loop {
        tokio::select! {
            Ok((stream, _)) = listener.accept() => drop(tokio::spawn(converse(hall.clone(), stream))),
            () = is_closing(&mut closing) => return drop(std::fs::remove_file(&path)),
        }
    }
}

async fn converse(hall: Arc<Hall>, mut stream: UnixStream) {
    let mut line = String::new();
    let (from, mut to) = stream.split();
    if BufReader::new(from.take(LARGEST)).read_line(&mut line).await.is_err() {
        return;
    }
    let done = match serde_json::from_str::<Command>(&line) {
        Ok(command) => admin::run(&hall, command).await,
        Err(why) => Err(format!("The command cannot be understood: {why}.")),
    };
    let reply = match done {
        Ok(done) => json!({"done": done}),
        Err(why) => json!({"failed": why}),
    };
    drop(to.write_all(format!("{reply}\n").as_bytes()).await);
}

/// Asks a server that runs; nothing if there is none.
pub(crate) async fn ask(data: &Path, command: &Command) -> Option<Result<Value, String>> {
    let mut stream = UnixStream::connect(data.join(NAME)).await.ok()?;
    let asked = async {
        let text = serde_json::to_string(command).expect("a command can be written");
        stream.write_all(format!("{text}\n").as_bytes()).await?;
        let mut reply = String::new();
        BufReader::new(&mut stream).read_line(&mut reply).await?;
        std::io::Result::Ok(reply)
    };
    let reply = match asked.await {
        Ok(reply) => serde_json::from_str::<Value>(&reply).unwrap_or_default(),
        Err(why) => return Some(Err(format!("The server did not answer: {why}."))),
    };
    Some(match (reply.get("done"), reply["failed"].as_str()) {
        (Some(done), _) => Ok(done.clone()),
        (None, Some(why)) => Err(why.to_string()),
        (None, None) => Err("The server did not answer.".to_string()),
    })
}

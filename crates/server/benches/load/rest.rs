//! Idle matches: what they take asleep and awake, how long they take to wake, and how many people can look on.

use std::{
    io,
    path::Path,
    rc::Rc,
    time::{Duration, Instant},
};

use tokio::time::sleep;

use crate::{
    LIVE, Server, begin,
    figures::{Figures, Times, memory},
    line,
    socket::{Browser, Socket},
};

/// How many sockets are open at the end.
const SOCKETS: usize = 5_000;

/// A match falls asleep after so many seconds without anybody.
const SLEEPS: &str = "sleep-after=2";

pub async fn measure(program: &Path) -> io::Result<()> {
    let server = Server::start(program, "rest", &[SLEEPS])?;
    sleep(Duration::from_secs(2)).await;
    let of_server = || memory(server.child.id());
    let empty = of_server();
    let figures = Rc::new(Figures::default());
    let mut matches = begin(&server, LIVE, &figures).await;
    figures.ends.set(true);
    matches.shutdown().await;
    if let Some(why) = figures.errors.borrow().first() {
        return Err(io::Error::other(why.clone()));
    }
    let browser = Browser::new(server.address).await?;
    let names: Vec<String> = figures.matches.borrow().iter().take(LIVE as usize).cloned().collect();
    all_asleep(&browser).await?;
    let asleep = of_server();
    println!("\nrest: {} matches of 120 answers and more", names.len());
    let each = |more: u64, less: u64, n: usize| more.saturating_sub(less) as f64 / n as f64;
    let of_one = each(asleep, empty, names.len());
    line("memory of a match asleep, KiB", of_one, "<= 2", of_one <= 2.0);
    let mut times = Times::default();
    let mut sockets: Vec<Socket> = Vec::new();
    for name in &names {
        let at = Instant::now();
        sockets.push(look(&browser, name).await?);
        times.add(at.elapsed());
    }
    let (p50, p99) = (times.quantile(500), times.quantile(990));
    line("waking, from asking to table, p50 ms", p50, "<= 20", p50 <= 20.0);
    println!("    p99 {p99:.1} ms");
    let awake = of_server();
    let of_one = each(awake, asleep, names.len());
    line("memory of a match awake, KiB", of_one, "<= 64", of_one <= 64.0);
    while sockets.len() < SOCKETS {
        sockets.push(look(&browser, &names[sockets.len() % names.len()]).await?);
    }
    let full = of_server();
    println!(
        "  {} sockets are open, {:.1} KiB each",
        sockets.len(),
        each(full, awake, sockets.len() - names.len())
    );
    Ok(())
}

async fn look(browser: &Browser, name: &str) -> io::Result<Socket> {
    let mut socket = browser.open(&format!("/ws/matches/{name}?world=fetched")).await?;
    socket.hear().await?;
    Ok(socket)
}

async fn all_asleep(browser: &Browser) -> io::Result<()> {
    for _ in 0..120 {
        if browser.get("/metrics").await?.contains("\nsandtable_matches_live 0\n") {
            return Ok(());
        }
        sleep(Duration::from_millis(500)).await;
    }
    Err(io::Error::other("the matches do not fall asleep"))
}

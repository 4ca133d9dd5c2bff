//! How much the server carries, with a person in each seat: `cargo xtask load`.
//!
//! The server runs in a process of its own, with its store on disk, and shares the machine with this generator. Beside
//! what it does stand the bare limits of the machine, so that the figures to look at are ratios within one run. Each
//! goal stands beside its figure.

mod bare;
mod figures;
mod play;
mod rest;
mod socket;

use std::{
    env, fs,
    io::{self, BufRead, BufReader},
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{Child, Command, ExitCode, Stdio},
    rc::Rc,
    time::Duration,
};

use figures::{Figures, Times, Work, memory};
use testbed::{Cluster, Disk};
use tokio::{
    task::{JoinSet, LocalSet},
    time::sleep,
};

/// Matches that are played as people play.
const LIVE: u64 = 1_000;

/// Matches that answer as soon as they can.
const CLOSED: u64 = 200;

/// Every match has come so far before anything is counted.
const READY: u32 = 120;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).filter(|it| it != "--bench").collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match arguments[..] {
        ["--echo", size] => serve_echo(size),
        ["--server", server] => run(Path::new(server), &["live", "closed", "rest"], 30),
        ["--server", server, "--stores"] => run(Path::new(server), &["stores"], 20),
        ["--server", server, "--only", what] => run(Path::new(server), &[what], 20),
        ["--server", server, "--quick"] => run(Path::new(server), &["live", "closed", "rest"], 5),
        // Running all benches gives this one no server.
        _ => {
            println!("This is started by: cargo xtask load");
            Ok(())
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn serve_echo(size: &str) -> io::Result<()> {
    let size = size.parse().map_err(io::Error::other)?;
    tokio::runtime::Runtime::new()?.block_on(bare::serve_echo(size))
}

fn run(server: &Path, what: &[&str], seconds: u64) -> io::Result<()> {
    // One thread is enough for all players, and leaves more to the server.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    LocalSet::new().block_on(&runtime, measure(server, what, Duration::from_secs(seconds)))
}

async fn measure(server: &Path, what: &[&str], time: Duration) -> io::Result<()> {
    let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    println!("load of the machine before: {}", load.split(' ').next().unwrap_or_default());
    if what.contains(&"live") {
        live(server, time).await?;
    }
    if what.contains(&"closed") {
        let (answers, sizes) = closed(server, &[], time).await?;
        bare_limits(answers, sizes).await?;
    }
    if what.contains(&"stores") {
        stores(server, time).await?;
    }
    if what.contains(&"rest") {
        rest::measure(server).await?;
    }
    Ok(())
}

/// The usual sizes of what is said and heard, in bytes.
#[derive(Copy, Clone)]
struct Sizes {
    said: usize,
    heard: usize,
}

/// A program that serves, ended when it is dropped.
struct Server {
    child: Child,
    address: SocketAddr,
    folder: Folder,
}

/// A folder for a store, gone when dropped.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> io::Result<Folder> {
        // The program is on a real disk: the temporary folder may be in memory.
        let near = env::current_exe()?;
        let folder = near.with_file_name(format!("load-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        Ok(Folder(folder))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        drop(fs::remove_dir_all(&self.0));
    }
}

impl Server {
    fn start(program: &Path, name: &str, settings: &[&str]) -> io::Result<Server> {
        let folder = Folder::new(name)?;
        let mut command = Command::new(program);
        command.args(["serve", "--address", "127.0.0.1:0", "--data"]).arg(&folder.0);
        command.args(settings.iter().flat_map(|it| ["--set", *it]));
        Server::run(command.env("SANDTABLE_LOG", "warn"), folder)
    }

    fn run(command: &mut Command, folder: Folder) -> io::Result<Server> {
        let mut child = command.stdout(Stdio::piped()).spawn()?;
        let mut line = String::new();
        if let Some(output) = child.stdout.take() {
            BufReader::new(output).read_line(&mut line)?;
        }
        let address = line.trim().rsplit('/').next().unwrap_or_default().parse();
        let address = address.map_err(|_| io::Error::other(format!("the server says: {line}")))?;
        Ok(Server { child, address, folder })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

/// Begins so many matches, and waits until all have come far enough.
async fn begin(server: &Server, n: u64, figures: &Rc<Figures>) -> JoinSet<()> {
    let mut matches = JoinSet::new();
    for seed in 1..=n {
        matches.spawn_local(play::play(server.address, figures.clone(), seed, READY));
        // People do not all come in the same instant.
        if seed % 20 == 0 {
            sleep(Duration::from_millis(20)).await;
        }
    }
    while u64::from(figures.n_ready.get()) < n && figures.errors.borrow().is_empty() {
        sleep(Duration::from_millis(100)).await;
    }
    matches
}

async fn count(server: &Server, figures: &Figures, time: Duration) -> [f64; 3] {
    let work = Work::now(server.child.id());
    figures.counts.set(true);
    sleep(time).await;
    figures.counts.set(false);
    work.since(server.child.id())
}

async fn live(program: &Path, time: Duration) -> io::Result<()> {
    let server = Server::start(program, "live", &[])?;
    sleep(Duration::from_secs(2)).await;
    let empty = memory(server.child.id());
    let figures = Rc::new(Figures::default());
    figures.thinks.set(Duration::from_secs(1));
    let mut matches = begin(&server, LIVE, &figures).await;
    sleep(Duration::from_secs(3)).await;
    let work = count(&server, &figures, time).await;
    let full = memory(server.child.id());
    figures.ends.set(true);
    matches.shutdown().await;
    println!("\nlive: {LIVE} matches, {} sockets, {:.0} answers a second", 2 * LIVE, rate(&figures, time));
    tell(&figures, time, work, 100.0);
    let each = full.saturating_sub(empty) as f64 / LIVE as f64;
    line("memory of a match, KiB", each, "< 100", each < 100.0);
    println!("  memory of the server: empty {empty} KiB, now {full} KiB");
    Ok(())
}

/// The same with the file and with PostgreSQL, both on the same disk and safe from the machine's end: the ratio is what counts.
async fn stores(program: &Path, time: Duration) -> io::Result<()> {
    println!("\nwith a file:");
    let (file, _) = closed(program, &[], time).await?;
    let near = env::current_exe()?.with_file_name("");
    let cluster = Cluster::start(Disk::Safe, &near).map_err(io::Error::other)?;
    let databases = cluster.databases();
    let name = databases.create().map_err(io::Error::other)?;
    println!("\nwith PostgreSQL:");
    let (database, _) = closed(program, &[format!("store={}", databases.url(&name)).as_str()], time).await?;
    println!();
    line("answers with a file for one with PostgreSQL", file / database, "<= 3", file <= 3.0 * database);
    let sizes =
        "SELECT count(*), (SELECT count(*) FROM matches), pg_total_relation_size('entries') FROM entries";
    for row in databases.rows(&name, sizes).map_err(io::Error::other)? {
        println!(
            "  rows of entries, matches, bytes of the table of entries with its index: {}",
            row.join(", ")
        );
    }
    Ok(())
}

async fn closed(program: &Path, settings: &[&str], time: Duration) -> io::Result<(f64, Sizes)> {
    let server = Server::start(program, "closed", settings)?;
    let figures = Rc::new(Figures::default());
    let mut matches = begin(&server, CLOSED, &figures).await;
    let work = count(&server, &figures, time).await;
    figures.ends.set(true);
    matches.shutdown().await;
    let answers = rate(&figures, time);
    println!("\nclosed loop: {CLOSED} matches");
    line("durable answers a second", answers, ">= 20000", 20_000.0 <= answers);
    tell(&figures, time, work, 30.0);
    let mean = |sum: u64, n: u64| (sum / n.max(1)) as usize;
    let sizes = Sizes {
        said: mean(figures.said.get(), figures.n_answers.get()),
        heard: mean(figures.heard.get(), figures.n_heard.get()),
    };
    println!("  usual answer {} bytes, usual change {} bytes", sizes.said, sizes.heard);
    Ok((answers, sizes))
}

fn rate(figures: &Figures, time: Duration) -> f64 {
    figures.n_answers.get() as f64 / time.as_secs_f64()
}

fn tell(figures: &Figures, time: Duration, [server, own, others]: [f64; 3], goal: f64) {
    let errors = figures.errors.borrow();
    line("errors", errors.len() as f64, "0", errors.is_empty());
    errors.iter().take(3).for_each(|it| println!("    {it}"));
    let told = |name: &str, times: &mut Times| {
        let (p50, p99, most) = (times.quantile(500), times.quantile(990), times.quantile(1000));
        line(&format!("answer to view, {name}, p99 ms"), p99, &format!("< {goal}"), p99 < goal);
        println!("    p50 {p50:.1} ms, most {most:.1} ms, {} times", times.len());
    };
    told("who answered", &mut figures.own.borrow_mut());
    told("who waited", &mut figures.other.borrow_mut());
    let queries = figures.n_queries.get() as f64 / time.as_secs_f64();
    println!(
        "  beside them {queries:.0} questions for reach a second, {} new matches",
        figures.n_begun.get()
    );
    println!("  processors: server {server:.2}, generator {own:.2}, others {others:.2}");
    let each = |share: f64| share * 1e6 / rate(figures, time);
    println!("  processor time an answer: server {:.0} us, generator {:.0} us", each(server), each(own));
}

fn line(what: &str, value: f64, goal: &str, is_met: bool) {
    let digits = if value.fract() == 0.0 || 1_000.0 < value { 0 } else { 1 };
    let met = if is_met { "" } else { "  NOT MET" };
    println!("  {what:<38} {value:>9.digits$}   goal {goal}{met}");
}

/// The same number of sockets and the same sizes as in the closed loop.
async fn bare_limits(answers: f64, sizes: Sizes) -> io::Result<()> {
    println!("\nbare limits of this machine");
    let folder = Folder::new("bare")?;
    let mut command = Command::new(env::current_exe()?);
    let server = Server::run(command.args(["--echo", &sizes.heard.to_string()]), folder)?;
    let work = Work::now(server.child.id());
    let sockets = 2 * CLOSED as usize;
    let (echoes, mut times) = bare::echo(server.address, sockets, sizes.said, Duration::from_secs(5)).await?;
    let [own, generator, others] = work.since(server.child.id());
    println!(
        "  echoes of {} bytes over {sockets} sockets: {echoes:.0} a second, p99 {:.1} ms ({:.2} echoes an answer)",
        sizes.heard,
        times.quantile(990),
        echoes / answers
    );
    println!("    processors: server {own:.2}, generator {generator:.2}, others {others:.2}");
    for group in [1, 100] {
        let rows =
            bare::commits(&server.folder.0, group, 80, Duration::from_secs(3)).map_err(io::Error::other)?;
        println!("  rows in commits of {group}: {rows:.0} a second ({:.2} rows an answer)", rows / answers);
    }
    Ok(())
}

//! The table in the browser.

use std::{env, io::Write, path::PathBuf, process, time::Duration};

use server::{Hosts, Settings};
use tracing_subscriber::EnvFilter;

use hosting::{Failure, content::Content};

use crate::config::Config;

/// Serve the table to browsers.
#[derive(clap::Args, Default)]
pub(crate) struct Arguments {
    /// Where to listen: an IP address and a port, 0 for any free one; 0.0.0.0 lets other machines in. 127.0.0.1:0 by default.
    #[arg(long)]
    address: Option<String>,
    /// The folder that holds all matches; by default one of yours.
    #[arg(long)]
    data: Option<PathBuf>,
    /// The database of PostgreSQL that holds all matches in place of a file, such as `postgres://sandtable@db.example/sandtable`.
    #[arg(long)]
    store: Option<String>,
    /// A folder or a pack of content of your own, which people can play here.
    #[arg(long)]
    content: Option<PathBuf>,
    /// The address that people type, if it is another one, such as `https://table.example` behind a proxy.
    #[arg(long)]
    public_url: Option<String>,
    /// Where you may ask for /metrics and /healthz when others come through a proxy: an IP address and a port that only you can reach, such as
    /// 127.0.0.1:8138.
    #[arg(long)]
    operator_address: Option<String>,
    /// A file with settings, one a line: name = value.
    #[arg(long, env = "SANDTABLE_CONFIG")]
    config: Option<PathBuf>,
    /// Any setting by its name, such as --set limit-sockets=200.
    #[arg(long, value_name = "NAME=VALUE")]
    set: Vec<String>,
    /// Print every setting with its value and where it comes from, and end.
    #[arg(long)]
    show_config: bool,
    /// List sample games too, from which people learn how a game is added.
    #[arg(long)]
    samples: bool,
    /// Write the log as JSON, one object a line.
    #[arg(long)]
    json_log: bool,
    /// Open the table in your browser.
    #[arg(long)]
    open: bool,
}

impl Arguments {
    fn config(&self) -> Result<Config, Failure> {
        let text = |it: &PathBuf| it.display().to_string();
        let own = [
            ("address", self.address.clone()),
            ("data", self.data.as_ref().map(text)),
            ("store", self.store.clone()),
            ("content", self.content.as_ref().map(text)),
            ("public-url", self.public_url.clone()),
            ("operator-address", self.operator_address.clone()),
            ("samples", self.samples.then(|| "true".to_string())),
        ];
        let mut flags: Vec<(&str, String)> =
            own.into_iter().filter_map(|(name, value)| Some((name, value?))).collect();
        for set in &self.set {
            let wrong = || Failure::new(format!("--set {set}: a setting is written NAME=VALUE."));
            let (name, value) = set.split_once('=').ok_or_else(wrong)?;
            flags.push((name.trim(), value.trim().to_string()));
        }
        Config::read(self.config.clone(), |name| env::var(name).ok(), &flags)
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let config = arguments.config()?;
    if arguments.show_config {
        print!("{}", config.show());
        return Ok(());
    }
    let filter = EnvFilter::try_from_env("SANDTABLE_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    let json_log = arguments.json_log || env::var("SANDTABLE_JSON_LOG").is_ok_and(|it| it == "true");
    drop(if json_log { log.json().flatten_event(true).try_init() } else { log.try_init() });
    let threads = config.settings.threads_for_work();
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().max_blocking_threads(threads).build()?;
    let served = runtime.block_on(serve(config.settings, arguments.open));
    // A thread that is still working something out does not keep the program from ending.
    runtime.shutdown_timeout(Duration::from_secs(1));
    served
}

async fn serve(settings: Settings, open: bool) -> Result<(), Failure> {
    let mut hosts = Hosts::default();
    games::each(&mut hosts);
    if let Some(path) = &settings.content {
        hosts.stock(&Content::open(path, &hosts)?)?;
    }
    let running = server::start(settings, hosts).await.map_err(Failure::new)?;
    // This line is read by the person, or the program, that starts the server.
    let mut output = std::io::stdout();
    writeln!(output, "Sandtable is at {}", running.url)?;
    output.flush()?;
    if open {
        open_browser(&running.url);
    }
    wait_for_the_end().await;
    running.stop().await;
    Ok(())
}

/// Returns when the server is asked to stop.
async fn wait_for_the_end() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => (),
                _ = terminated.recv() => (),
            }
            return;
        }
    }
    drop(tokio::signal::ctrl_c().await);
}

/// The server also runs on a machine without a browser.
fn open_browser(url: &str) {
    for program in ["xdg-open", "open"] {
        let quiet = process::Stdio::null;
        let started = process::Command::new(program).arg(url).stdout(quiet()).stderr(quiet()).spawn();
        if started.is_ok() {
            return;
        }
    }
}

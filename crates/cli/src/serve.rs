//! The table in the browser.

use std::{env, io::Write, path::PathBuf, process, time::Duration};

use server::{Hosts, Settings};
use tracing_subscriber::EnvFilter;

use hosting::Failure;

/// Serve the table to browsers.
#[derive(clap::Args, Default)]
pub(crate) struct Arguments {
    /// Where to listen: an IP address and a port, 0 for any free one; 0.0.0.0 lets other machines in.
    #[arg(long, default_value = ADDRESS)]
    address: Option<String>,
    /// The folder that holds all matches; by default one of yours.
    #[arg(long)]
    data: Option<PathBuf>,
    /// The address that people type, if it is another one, such as `https://table.example` behind a proxy.
    #[arg(long)]
    public_url: Option<String>,
    /// Where you may ask for /metrics and /healthz when others come through a proxy: an IP address and a port that only you can reach, such as
    /// 127.0.0.1:8138.
    #[arg(long)]
    operator_address: Option<String>,
    /// List sample games too, from which people learn how a game is added.
    #[arg(long)]
    samples: bool,
    /// Open the table in your browser.
    #[arg(long)]
    open: bool,
}

const ADDRESS: &str = "127.0.0.1:0";

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let data = arguments.data.clone().or_else(usual_folder).ok_or_else(|| {
        Failure::new("There is no folder of yours to keep matches in; name one with --data.".to_string())
    })?;
    let settings = Settings {
        address: arguments.address.clone().unwrap_or_else(|| ADDRESS.to_string()),
        public_url: arguments.public_url.clone(),
        operator: arguments.operator_address.clone(),
        samples: arguments.samples,
        ..Settings::new(data)
    };
    let filter = EnvFilter::try_from_env("SANDTABLE_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    drop(log.try_init());
    // Reading from the store is short, and the store reads one thing at a time.
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().max_blocking_threads(8).build()?;
    let served = runtime.block_on(serve(settings, arguments.open));
    // A thread that is still working something out does not keep the program from ending.
    runtime.shutdown_timeout(Duration::from_secs(1));
    served
}

async fn serve(settings: Settings, open: bool) -> Result<(), Failure> {
    let mut hosts = Hosts::default();
    games::each(&mut hosts);
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

/// Where programs keep the data of a user.
fn usual_folder() -> Option<PathBuf> {
    let absolute = |name| env::var_os(name).map(PathBuf::from).filter(|it| it.is_absolute());
    let data = absolute("XDG_DATA_HOME").or_else(|| Some(absolute("HOME")?.join(".local/share")));
    Some(data?.join("sandtable"))
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

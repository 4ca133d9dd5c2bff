//! A real server in this process, and the browser of a player.

use std::{
    path::PathBuf,
    sync::atomic::{AtomicU32, Ordering::Relaxed},
    time::Duration,
};

use server::{Hosts, Running, Settings};
use tokio::runtime::{Builder, Runtime};

use crate::browser::{Browser, memory};

/// No more memory than this for all that a run leaves on the server.
const MOST_MEMORY_KIB: u64 = 3 << 20;

pub struct Server {
    runtime: Option<Runtime>,
    running: Option<Running>,
    folder: PathBuf,
    pub browser: Browser,
}

impl Server {
    pub fn start() -> Server {
        static N: AtomicU32 = AtomicU32::new(0);
        let name = format!("sandtable-fuzz-{}-{}", std::process::id(), N.fetch_add(1, Relaxed));
        let folder = std::env::temp_dir().join(name);
        let runtime = Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("threads");
        let mut hosts = Hosts::default();
        games::each(&mut hosts);
        let settings = Settings { sleep_after: Duration::from_secs(1), ..Settings::new(&folder) };
        let running = runtime.block_on(server::start(settings, hosts)).expect("it starts");
        let browser = Browser::new(&running.address.to_string()).expect("it answers");
        Server { runtime: Some(runtime), running: Some(running), folder, browser }
    }

    /// No match has met a mistake of ours, and memory is bounded.
    pub fn look(&self) -> Result<(), String> {
        let (_, body) = self.browser.send(b"GET /metrics", b"")?;
        let counts = String::from_utf8_lossy(&body).to_string();
        let faults =
            counts.lines().find(|it| it.starts_with("sandtable_faults_total")).unwrap_or("no counts");
        if faults != "sandtable_faults_total 0" {
            return Err(format!("mistakes of ours: {faults}"));
        }
        match memory("self") {
            ..MOST_MEMORY_KIB => Ok(()),
            more => Err(format!("the server has {more} KiB of memory")),
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let (Some(runtime), Some(running)) = (self.runtime.take(), self.running.take()) {
            runtime.block_on(running.stop());
            runtime.shutdown_timeout(Duration::from_secs(2));
        }
        drop(std::fs::remove_dir_all(&self.folder));
    }
}

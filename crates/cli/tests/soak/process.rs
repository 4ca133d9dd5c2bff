//! The real `sandtable serve`, which is killed, restarted and told a wrong time of day.

use std::{
    env, fs,
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use table::{Chance, Shuffler};

use crate::browser::{Browser, memory};

/// Debian's library that makes a program believe another time of day. Without it the clock stays right.
const FAKE_TIME: &str = "faketime/libfaketimeMT.so.1";

/// How far clocks jump, in days.
const FAR: u32 = 40;

pub struct Process {
    child: Child,
    pub address: String,
    folder: PathBuf,
    library: Option<PathBuf>,
    pub n_kills: u32,
    pub n_restarts: u32,
    pub n_jumps: u32,
}

impl Process {
    pub fn start() -> Process {
        let folder = env::temp_dir().join(format!("sandtable-soak-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder can be made");
        let mut libraries =
            fs::read_dir("/usr/lib").into_iter().flatten().flatten().map(|it| it.path().join(FAKE_TIME));
        let library = libraries.find(|it| it.is_file());
        fs::write(folder.join("clock"), "+0").expect("it can be written");
        let (child, address) = serve(&folder, library.as_deref());
        Process { child, address, folder, library, n_kills: 0, n_restarts: 0, n_jumps: 0 }
    }

    /// Ends at once, whatever it is doing.
    pub fn kill(&mut self) {
        self.child.kill().expect("it is killed");
        self.n_kills += 1;
        self.begin_again();
    }

    /// Ends as an operator ends it.
    pub fn restart(&mut self) {
        let asked = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status();
        assert!(asked.is_ok_and(|it| it.success()), "it is asked to end");
        self.n_restarts += 1;
        self.begin_again();
    }

    fn begin_again(&mut self) {
        self.child.wait().expect("it ends");
        (self.child, self.address) = serve(&self.folder, self.library.as_deref());
    }

    /// The time of day becomes another one, while the server runs.
    pub fn jump(&mut self, chance: &mut Shuffler) {
        if self.library.is_none() {
            return;
        }
        let days = chance.below(2 * FAR + 1) as i64 - i64::from(FAR);
        fs::write(self.folder.join("clock"), format!("{days:+}d")).expect("it can be written");
        self.n_jumps += 1;
    }

    pub fn memory(&self) -> u64 {
        memory(&self.child.id().to_string())
    }

    /// Whether the server says that it is well, and has met no mistake of ours.
    pub fn look(&self) -> Result<(), String> {
        let browser = Browser { address: self.address.clone(), cookie: String::new() };
        let (head, _) = browser.send(b"GET /healthz", b"")?;
        let (_, counts) = browser.send(b"GET /metrics", b"")?;
        let counts = String::from_utf8_lossy(&counts).to_string();
        match head.starts_with("HTTP/1.1 200") && counts.contains("sandtable_faults_total 0\n") {
            true => Ok(()),
            false => Err(format!("the server is not well: {head}\n{counts}")),
        }
    }
}

fn serve(folder: &Path, library: Option<&Path>) -> (Child, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sandtable"));
    command.args([
        "serve",
        "--address",
        "127.0.0.1:0",
        "--set",
        "sleep-after=5",
        "--set",
        "slow-after=5",
        "--data",
    ]);
    command.arg(folder).env("SANDTABLE_LOG", "error").stdout(Stdio::piped());
    if let Some(library) = library {
        command.env("LD_PRELOAD", library).env("FAKETIME_TIMESTAMP_FILE", folder.join("clock"));
        command.env("FAKETIME_CACHE_DURATION", "1").env("FAKETIME_DONT_FAKE_MONOTONIC", "1");
    }
    let mut child = command.spawn().expect("the server starts");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("it speaks")).read_line(&mut line).expect("it speaks");
    let address = line.trim().rsplit('/').next().expect("it says where it is").to_string();
    assert!(!address.is_empty(), "the server does not start");
    (child, address)
}

impl Drop for Process {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
        drop(fs::remove_dir_all(&self.folder));
    }
}

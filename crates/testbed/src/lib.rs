//! What tests and measurements need beside the program: a throw-away PostgreSQL.
//!
//! [`Cluster::start`] makes one in a temporary folder, reachable through a socket there and a free port of the loopback, with the programs of
//! Debian's package `postgresql`; the system's own cluster is never touched. PostgreSQL refuses root, so that root hands the folder to the user
//! `postgres` or `nobody`. The cluster ends with the value, and with the process, whatever ends that: a small shell reads from it,
//! and stops the cluster when there is nothing more to read.

use std::{
    env, fs,
    io::{Read, Write},
    net::TcpListener,
    path::{Path, PathBuf},
    process::{Child, ChildStdin, Command, Stdio},
    sync::atomic::{AtomicU32, Ordering::Relaxed},
    thread::sleep,
    time::{Duration, Instant},
};

/// How careful a cluster is with the disk.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Disk {
    /// What is committed is on disk: for measurements, and for tests that pull plugs.
    Safe,
    /// It is with the system, which is enough where only programs are killed, and quick.
    Quick,
}

/// A PostgreSQL that runs as long as this value.
#[derive(Debug)]
pub struct Cluster {
    folder: PathBuf,
    port: u16,
    keeper: Child,
    /// The shell that keeps the cluster reads from here.
    line: Option<ChildStdin>,
}

/// How long a cluster may take to answer.
const PATIENCE: Duration = Duration::from_secs(60);

impl Cluster {
    /// Makes a cluster and starts it. `near` is a folder on the disk to use.
    pub fn start(disk: Disk, near: &Path) -> Result<Cluster, String> {
        let bin = programs()?;
        let folder = near.join(format!("sandtable-pg-{}-{}", std::process::id(), unique()));
        fs::create_dir_all(&folder).map_err(|why| format!("{} cannot be made: {why}.", folder.display()))?;
        let user = unprivileged(&folder)?;
        let data = folder.join("data");
        let mut make = as_user(user, &bin.join("initdb"));
        make.args(["--auth=trust", "--username=sandtable", "--encoding=UTF8", "--no-locale", "--no-sync"]);
        make.arg("--pgdata").arg(&data);
        said(&mut make)?;
        let port = free_port()?;
        let mut cluster = Cluster::run(&bin, user, folder, port, disk)?;
        cluster.wait()?;
        Ok(cluster)
    }

    fn run(
        bin: &Path,
        user: Option<&'static str>,
        folder: PathBuf,
        port: u16,
        disk: Disk,
    ) -> Result<Cluster, String> {
        let sync = if disk == Disk::Safe { "on" } else { "off" };
        let settings = [
            "listen_addresses=127.0.0.1".to_string(),
            format!("port={port}"),
            format!("unix_socket_directories={}", folder.display()),
            format!("fsync={sync}"),
            format!("full_page_writes={sync}"),
            "synchronous_commit=on".to_string(),
            "max_connections=200".to_string(),
            "shared_buffers=128MB".to_string(),
            "log_min_messages=fatal".to_string(),
        ];
        // When the line to the shell breaks, there is nothing more to read, and it ends what it started.
        let script = "trap '' INT TERM; \"$@\" & pg=$!
            while read -r what; do
                case $what in
                    stop) kill -QUIT $pg; wait $pg ;;
                    start) \"$@\" & pg=$! ;;
                esac
            done
            kill -INT $pg; wait $pg";
        let mut keep = as_user(user, Path::new("/bin/sh"));
        keep.args(["-c", script, "keeper"]).arg(bin.join("postgres")).arg("-D").arg(folder.join("data"));
        keep.args(settings.iter().flat_map(|it| ["-c", it.as_str()]));
        let log = fs::File::create(folder.join("log")).map_err(|why| why.to_string())?;
        // It ends in its own time: what kills a whole group of processes is not for it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut keep, 0);
        let mut keeper = keep
            .current_dir("/")
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()
            .map_err(|why| format!("PostgreSQL cannot be started: {why}."))?;
        let line = keeper.stdin.take();
        Ok(Cluster { folder, port, keeper, line })
    }

    /// Waits until it answers.
    fn wait(&mut self) -> Result<(), String> {
        let began = Instant::now();
        while !self.databases().sql("postgres", "SELECT 1").is_ok_and(|it| it == "1") {
            if PATIENCE < began.elapsed() {
                let log = fs::read_to_string(self.folder.join("log")).unwrap_or_default();
                return Err(format!("PostgreSQL does not answer. {log}"));
            }
            sleep(Duration::from_millis(30));
        }
        Ok(())
    }

    /// Its databases.
    pub fn databases(&self) -> Databases {
        Databases::at(self.port)
    }

    /// Stops it at once, as a power cut would.
    pub fn stop(&mut self) -> Result<(), String> {
        self.order("stop")?;
        while self.databases().sql("postgres", "SELECT 1").is_ok() {
            sleep(Duration::from_millis(10));
        }
        Ok(())
    }

    /// Starts it again after [`Cluster::stop`].
    pub fn start_again(&mut self) -> Result<(), String> {
        self.order("start")?;
        self.wait()
    }

    fn order(&mut self, what: &str) -> Result<(), String> {
        let line = self.line.as_mut().ok_or("The keeper has ended.")?;
        writeln!(line, "{what}")
            .and_then(|()| line.flush())
            .map_err(|why| format!("The keeper has ended: {why}."))
    }
}

/// The databases of a cluster, for a process that did not start it too.
#[derive(Copy, Clone, Debug)]
pub struct Databases {
    port: u16,
}

impl Databases {
    /// Those of the cluster that listens on a port of the loopback.
    pub fn at(port: u16) -> Databases {
        Databases { port }
    }

    /// The port.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Makes an empty database, and returns its name.
    pub fn create(&self) -> Result<String, String> {
        let name = format!("table_{}_{}", std::process::id(), unique());
        self.sql("postgres", &format!("CREATE DATABASE {name}"))?;
        Ok(name)
    }

    /// The URL of a database.
    pub fn url(&self, database: &str) -> String {
        format!("postgres://sandtable@127.0.0.1:{}/{database}", self.port)
    }

    /// Does something in a database, and returns what it says.
    pub fn sql(&self, database: &str, sql: &str) -> Result<String, String> {
        said(self.psql(database, sql)?.args(["--set", "ON_ERROR_STOP=1"]))
    }

    /// The rows that a question finds, as texts.
    pub fn rows(&self, database: &str, sql: &str) -> Result<Vec<Vec<String>>, String> {
        let mut psql = self.psql(database, sql)?;
        let text = said(psql.args(["--field-separator", "\u{1f}", "--record-separator", "\u{1e}"]))?;
        let rows = text.split('\u{1e}').filter(|it| !it.is_empty());
        Ok(rows.map(|it| it.split('\u{1f}').map(str::to_string).collect()).collect())
    }

    fn psql(&self, database: &str, sql: &str) -> Result<Command, String> {
        let mut psql = Command::new(programs()?.join("psql"));
        psql.args(["--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "--host", "127.0.0.1"]);
        psql.args(["--port", &self.port.to_string(), "--username", "sandtable"]);
        psql.args(["--dbname", database, "--command", sql]).env("PGCONNECT_TIMEOUT", "10");
        Ok(psql)
    }

    /// One of PostgreSQL's own programs, such as `pg_dump`, with the way to a database.
    pub fn tool(&self, name: &str, database: &str) -> Result<Command, String> {
        let mut tool = Command::new(programs()?.join(name));
        tool.args(["--dbname", &self.url(database)]);
        Ok(tool)
    }

    /// Ends the connections of all programs at once; they may come again.
    pub fn hang_up(&self, database: &str) -> Result<(), String> {
        let all = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name = 'sandtable'";
        self.sql(database, all).map(drop)
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        drop(self.line.take());
        drop(self.keeper.wait());
        drop(fs::remove_dir_all(&self.folder));
    }
}

fn unique() -> u32 {
    static N: AtomicU32 = AtomicU32::new(0);
    N.fetch_add(1, Relaxed)
}

/// A port that nobody uses at present.
pub fn free_port() -> Result<u16, String> {
    let listener = TcpListener::bind("127.0.0.1:0").map_err(|why| why.to_string())?;
    listener.local_addr().map(|it| it.port()).map_err(|why| why.to_string())
}

/// The folder of PostgreSQL's programs. Debian keeps those of the server away from the path.
fn programs() -> Result<PathBuf, String> {
    let has_all = |it: &PathBuf| it.join("initdb").is_file() && it.join("postgres").is_file();
    if let Some(named) = env::var_os("SANDTABLE_POSTGRES") {
        return Some(PathBuf::from(&named))
            .filter(has_all)
            .ok_or_else(|| format!("SANDTABLE_POSTGRES={} has no initdb in it.", named.display()));
    }
    let mut debian: Vec<PathBuf> = fs::read_dir("/usr/lib/postgresql")
        .map(|all| all.flatten().map(|it| it.path().join("bin")).filter(has_all).collect())
        .unwrap_or_default();
    debian.sort();
    let on_the_path = || env::split_paths(&env::var_os("PATH")?).find(has_all);
    debian.pop().or_else(on_the_path).ok_or_else(|| {
        "There is no PostgreSQL. `cargo xtask test` installs Debian's; elsewhere install PostgreSQL 14 or newer, and name the \
         folder of its programs in SANDTABLE_POSTGRES if they are not on the path."
            .to_string()
    })
}

/// The user who runs the cluster, if root asks: the folder is made theirs.
fn unprivileged(folder: &Path) -> Result<Option<&'static str>, String> {
    if said(Command::new("id").arg("-u"))? != "0" {
        return Ok(None);
    }
    for user in ["postgres", "nobody"] {
        if said(Command::new("chown").arg(user).arg(folder)).is_ok() {
            return Ok(Some(user));
        }
    }
    Err("PostgreSQL refuses to run as root, and there is neither a user postgres nor nobody.".to_string())
}

fn as_user(user: Option<&str>, program: &Path) -> Command {
    match user {
        None => Command::new(program),
        Some(user) => {
            let mut command = Command::new("setpriv");
            command.args(["--reuid", user, "--clear-groups"]).arg(program);
            command
        }
    }
}

/// What a program says; an error if it fails.
fn said(command: &mut Command) -> Result<String, String> {
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .current_dir("/")
        .spawn()
        .map_err(|why| format!("{} cannot be started: {why}.", command.get_program().display()))?;
    let mut text = String::new();
    if let Some(mut output) = child.stdout.take() {
        drop(output.read_to_string(&mut text));
    }
    let mut wrong = String::new();
    if let Some(mut output) = child.stderr.take() {
        drop(output.read_to_string(&mut wrong));
    }
    match child.wait() {
        Ok(status) if status.success() => Ok(text.trim().to_string()),
        _ => Err(format!("{} failed: {}", command.get_program().display(), wrong.trim())),
    }
}

//! What is besieged: a database, three servers, each with a way of its own to the database, and a proxy before them.

use std::{
    env, fs,
    io::{self, Read, Write},
    net::{Shutdown, TcpListener, TcpStream},
    path::PathBuf,
    process::{Child, Command, Stdio},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering::SeqCst},
    },
    thread::{self, sleep},
    time::{Duration, Instant},
};

use testbed::{Cluster, Disk, free_port};

use crate::journal::Journals;

/// What is done to a server.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It is killed, and started again later.
    Kill,
    /// It is stopped, as a machine is that swaps or is moved, and goes on later as if nothing had been.
    Pause,
    /// What it sends to the database does not arrive, nor what the database says, and nobody tells either.
    CutOff,
}

impl Fault {
    pub const ALL: [Fault; 3] = [Fault::Kill, Fault::Pause, Fault::CutOff];

    pub fn told(counts: &[usize]) -> String {
        let all = Fault::ALL.iter().zip(counts).map(|(it, n)| format!("{n} {it:?}"));
        all.collect::<Vec<_>>().join(", ")
    }
}

/// A way to the database that can be cut.
struct Way {
    port: u16,
    is_cut: Arc<AtomicBool>,
    open: Arc<Mutex<Vec<TcpStream>>>,
}

impl Way {
    fn to(database: u16) -> Way {
        let listener = TcpListener::bind("127.0.0.1:0").expect("there is a port");
        let port = listener.local_addr().expect("it has an address").port();
        let (is_cut, open) = (Arc::new(AtomicBool::new(false)), Arc::new(Mutex::new(Vec::new())));
        let (cut, all) = (is_cut.clone(), open.clone());
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let Ok(other) = TcpStream::connect(("127.0.0.1", database)) else { continue };
                for (from, to) in [(&stream, &other), (&other, &stream)] {
                    let (Ok(from), Ok(to)) = (from.try_clone(), to.try_clone()) else { continue };
                    drop((from.set_nodelay(true), to.set_nodelay(true)));
                    all.lock().expect("nobody panics").extend(from.try_clone());
                    let cut = cut.clone();
                    thread::spawn(move || carry(from, to, &cut));
                }
            }
        });
        Way { port, is_cut, open }
    }

    fn cut(&self, is_cut: bool) {
        self.is_cut.store(is_cut, SeqCst);
        if !is_cut {
            // What went over it before is lost, as it would be after minutes.
            for stream in self.open.lock().expect("nobody panics").drain(..) {
                drop(stream.shutdown(Shutdown::Both));
            }
        }
    }
}

fn carry(mut from: TcpStream, mut to: TcpStream, cut: &AtomicBool) -> Option<()> {
    let mut buffer = [0; 1 << 16];
    loop {
        let n = from.read(&mut buffer).ok().filter(|it| 0 < *it);
        while cut.load(SeqCst) {
            sleep(Duration::from_millis(20));
        }
        let Some(n) = n else {
            drop((to.shutdown(Shutdown::Both), from.shutdown(Shutdown::Both)));
            return None;
        };
        to.write_all(&buffer[..n]).ok()?;
    }
}

struct Server {
    child: Option<Child>,
    port: u16,
    peer: u16,
    way: Way,
    /// What is done to it, and until when.
    struck: Option<(Fault, Instant)>,
}

pub struct Site {
    servers: Vec<Server>,
    proxy: Child,
    port: u16,
    folder: PathBuf,
    database: String,
    cluster: Cluster,
}

impl Site {
    pub fn open(n: usize) -> Site {
        let folder = env::temp_dir().join(format!("sandtable-siege-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder is made");
        let disk = if env::var("SIEGE_DISK").is_ok_and(|it| it == "safe") { Disk::Safe } else { Disk::Quick };
        let cluster = Cluster::start(disk, &env::temp_dir()).unwrap_or_else(|why| panic!("{why}"));
        let database = cluster.databases().create().expect("a database is made");
        let port = || free_port().expect("there is a port");
        let servers = (0..n).map(|_| Server {
            child: None,
            port: port(),
            peer: port(),
            way: Way::to(cluster.databases().port()),
            struck: None,
        });
        let servers: Vec<Server> = servers.collect();
        let front = port();
        let proxy = proxy(&folder, front, &servers);
        let mut site = Site { servers, proxy, port: front, folder, database, cluster };
        (0..n).for_each(|it| site.start(it));
        site.wait(Duration::from_secs(60), |site| (0..n).all(|it| site.is_sound(it)));
        site
    }

    /// Where people come.
    pub fn address(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }

    fn start(&mut self, i: usize) {
        let server = &mut self.servers[i];
        let store = format!("postgres://sandtable@127.0.0.1:{}/{}", server.way.port, self.database);
        let log = fs::File::options().create(true).append(true).open(self.folder.join(format!("log{i}")));
        let child = Command::new(env!("CARGO_BIN_EXE_sandtable"))
            .args(["serve", "--address", &format!("127.0.0.1:{}", server.port), "--store", &store, "--data"])
            .arg(self.folder.join(format!("server{i}")))
            .args(["--set", &format!("peer-address=127.0.0.1:{}", server.peer)])
            .args(["--set", "peer-secret=a secret among servers"])
            .env("SANDTABLE_LOG", "warn")
            .stdout(Stdio::null())
            .stderr(log.expect("a log can be written"))
            .spawn();
        server.child = Some(child.expect("the server starts"));
    }

    fn is_sound(&self, i: usize) -> bool {
        let server = &self.servers[i];
        let address = format!("127.0.0.1:{}", server.port);
        server.struck.is_none()
            && crate::endless::request(
                &address,
                "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
            )
            .is_some_and(|it| it.starts_with("HTTP/1.1 200"))
    }

    fn wait(&mut self, patience: Duration, is_done: impl Fn(&Site) -> bool) {
        let began = Instant::now();
        loop {
            self.mend(false);
            self.revive();
            if is_done(self) {
                return;
            }
            if patience < began.elapsed() {
                let log = |i| fs::read_to_string(self.folder.join(format!("log{i}"))).unwrap_or_default();
                panic!("the servers do not come back: {}{}{}", log(0), log(1), log(2));
            }
            sleep(Duration::from_millis(50));
        }
    }

    /// Ready to be struck: the wanted server, or the next one that is sound. Another one is sound as well, so that one remains. One that was
    /// struck before it has joined the others would not be in play at all.
    pub fn one_of_two(&mut self, wanted: usize) -> usize {
        let n = self.servers.len();
        let sound = |site: &Site| {
            (0..n).map(|it| (wanted + it) % n).filter(|it| site.is_sound(*it)).take(2).collect()
        };
        let mut found: Vec<usize> = Vec::new();
        while found.len() < 2 {
            self.wait(Duration::from_secs(60), |site| 2 <= (0..n).filter(|it| site.is_sound(*it)).count());
            found = sound(self);
        }
        found[0]
    }

    /// A server that nobody has struck goes on. If another program has taken its port while it was not there, it is started again; nothing else
    /// may end one.
    fn revive(&mut self) {
        for i in 0..self.servers.len() {
            let server = &mut self.servers[i];
            let Some(child) = server.child.as_mut().filter(|_| server.struck.is_none()) else { continue };
            let Ok(Some(status)) = child.try_wait() else { continue };
            let log = fs::read_to_string(self.folder.join(format!("log{i}"))).unwrap_or_default();
            let last = log.lines().next_back().unwrap_or_default();
            assert!(last.contains("cannot listen"), "server {i} ended by itself with {status}: {log}");
            sleep(Duration::from_millis(200));
            self.start(i);
        }
    }

    pub fn strike(&mut self, i: usize, fault: Fault, time: Duration) {
        let server = &mut self.servers[i];
        let child = server.child.as_mut().expect("it runs");
        match fault {
            Fault::Kill => {
                child.kill().expect("it is killed");
                child.wait().expect("it ends");
            }
            Fault::Pause => signal(child, "STOP"),
            Fault::CutOff => server.way.cut(true),
        }
        server.struck = Some((fault, Instant::now() + time));
    }

    /// How long it takes until the matches that a server had which was killed a moment ago are another one's, if it had any. What this machine
    /// kept us waiting beyond our own pauses is not counted: the others share it.
    pub fn taken_over(&mut self, killed: usize) -> Option<Duration> {
        const PAUSE: Duration = Duration::from_millis(50);
        let had = self.matches_of(killed);
        if had.is_empty() {
            return None;
        }
        let (began, mut late) = (Instant::now(), Duration::ZERO);
        let still = format!(
            "SELECT count(*) FROM leases l JOIN servers s ON s.number = l.server WHERE {}",
            had.iter()
                .map(|(no, server)| format!("(l.match = {no} AND l.server = {server})"))
                .collect::<Vec<_>>()
                .join(" OR ")
        );
        loop {
            let asked = Instant::now();
            let left = self.cluster.databases().rows(&self.database, &still).expect("PostgreSQL answers");
            if left[0][0] == "0" {
                return Some(began.elapsed().saturating_sub(late));
            }
            sleep(PAUSE);
            late += asked.elapsed().saturating_sub(2 * PAUSE);
            assert!(began.elapsed() < Duration::from_secs(30), "{} matches are nobody's", left[0][0]);
        }
    }

    /// The matches of a server that are awake, with its number.
    fn matches_of(&self, server: usize) -> Vec<(String, String)> {
        let address = format!("127.0.0.1:{}", self.servers[server].peer);
        let sql = format!(
            "SELECT l.match, l.server FROM leases l JOIN servers s ON s.number = l.server WHERE s.address = '{address}' AND NOT s.gone"
        );
        let rows = self.cluster.databases().rows(&self.database, &sql).expect("PostgreSQL answers");
        rows.into_iter().map(|it| (it[0].clone(), it[1].clone())).collect()
    }

    /// Undoes what is over, or everything.
    fn mend(&mut self, all: bool) {
        for i in 0..self.servers.len() {
            let server = &mut self.servers[i];
            let Some((fault, _)) = server.struck.filter(|it| all || it.1 <= Instant::now()) else { continue };
            server.struck = None;
            match fault {
                Fault::Kill => self.start(i),
                Fault::Pause => signal(server.child.as_mut().expect("it runs"), "CONT"),
                Fault::CutOff => server.way.cut(false),
            }
        }
    }

    pub fn mend_all(&mut self) {
        self.mend(true);
        self.wait(Duration::from_secs(60), |site| (0..site.servers.len()).all(|it| site.is_sound(it)));
    }

    /// Ends the servers as an operator does.
    pub fn stop_servers(&mut self) {
        for server in &mut self.servers {
            if let Some(mut child) = server.child.take() {
                signal(&mut child, "TERM");
                let status = child.wait().expect("it ends");
                assert!(status.success(), "a server ended with {status}");
            }
        }
    }

    /// Everything that is written.
    pub fn journals(&self) -> Journals {
        let sql = "SELECT m.id, e.n, e.kind, e.data FROM entries e JOIN matches m ON m.no = e.match ORDER BY e.match, e.n";
        let rows = self.cluster.databases().rows(&self.database, sql).expect("PostgreSQL answers");
        let mut all = Journals::new();
        for row in rows {
            let [id, n, kind, data] = row.try_into().expect("there are four");
            all.entry(id).or_default().push((n.parse().expect("it is a number"), kind, data));
        }
        all
    }

    /// All matches are played again, and all chance is compared with the keys.
    pub fn verify(&self) {
        let verified = Command::new(env!("CARGO_BIN_EXE_sandtable"))
            .args(["admin", "verify", "--store", &self.cluster.databases().url(&self.database), "--data"])
            .arg(self.folder.join("operator"))
            .output()
            .expect("it starts");
        let said = String::from_utf8_lossy(&verified.stdout);
        assert!(verified.status.success(), "{said}{}", String::from_utf8_lossy(&verified.stderr));
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        for server in &mut self.servers {
            if let Some(mut child) = server.child.take() {
                drop((child.kill(), child.wait()));
            }
        }
        drop((self.proxy.kill(), self.proxy.wait()));
        if thread::panicking() {
            println!("the logs of the servers are in {}", self.folder.display());
        } else {
            drop(fs::remove_dir_all(&self.folder));
        }
    }
}

fn signal(child: &mut Child, name: &str) {
    let sent = Command::new("kill").arg(format!("-{name}")).arg(child.id().to_string()).status();
    assert!(sent.is_ok_and(|it| it.success()), "a signal cannot be sent");
}

/// HAProxy before the servers: it asks them for their health, and closes what leads to one that is not well.
fn proxy(folder: &std::path::Path, front: u16, servers: &[Server]) -> Child {
    let mut config = format!(
        "defaults\n mode http\n timeout connect 1s\n timeout client 30s\n timeout server 30s\n timeout tunnel 60s\n \
         timeout check 500ms\n option redispatch 1\n retries 3\n\
         frontend table\n bind 127.0.0.1:{front}\n default_backend sandtable\n\
         backend sandtable\n balance roundrobin\n option httpchk\n http-check send meth GET uri /healthz hdr Host 127.0.0.1\n"
    );
    for (i, server) in servers.iter().enumerate() {
        config += &format!(
            " server table{i} 127.0.0.1:{} check inter 300ms fall 2 rise 1 on-marked-down shutdown-sessions\n",
            server.port
        );
    }
    let file = folder.join("haproxy.cfg");
    fs::write(&file, config).expect("it can be written");
    let named = ["haproxy", "/usr/sbin/haproxy"].into_iter();
    let started = named.map(|it| {
        Command::new(it).args(["-db", "-f"]).arg(&file).stdout(Stdio::null()).stderr(Stdio::null()).spawn()
    });
    let started: io::Result<Child> = started.reduce(io::Result::or).expect("there are two");
    started.unwrap_or_else(|why| {
        panic!("HAProxy cannot be started: {why}. `cargo xtask test` installs Debian's.")
    })
}

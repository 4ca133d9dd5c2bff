//! The project's own commands: `cargo xtask play`, `test`, `rules`, `mutants`, `balance`, `bench`, `train`,
//! `strength`, `arena`, `cluster`, `native`, `load`, `fuzz`, `soak`, `siege`, `dist`, `installs`, `parts`, `proxies`, `codegen`.
//!
//! Nothing here compiles a game: what plays games is a program that these commands build and call.

mod advisories;
mod arena;
mod balance;
mod dist;
mod games;
mod installs;
mod marks;
mod parts;
mod rules;
mod siege;
mod test;
mod web;

use std::{
    env,
    ffi::OsStr,
    path::{Path, PathBuf},
    process::{Command, ExitCode},
};

use clap::{Args, Parser};

/// The project's own commands.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
enum Xtask {
    /// Build everything, start the table and open it in the browser. What follows is handed on, as in: cargo xtask play --address
    /// 127.0.0.1:8137.
    Play(Rest),
    /// Formatting, lints, documentation, every test, the battery of random games, and the tests in a real browser, for which Debian's
    /// Chromium is installed if there is none.
    Test(test::Arguments),
    /// List the rules of the catalogues that have no test.
    Rules(rules::Arguments),
    /// Break the rules one small change at a time, and count which changes the rule tests notice. --all tries every change, --only NAME one
    /// game, --file NAME one file, --seed N another sample.
    Mutants(Rest),
    /// Let bots measure how even the content of the games is, and write the tables into balance.md in the folder of each.
    Balance(balance::Arguments),
    /// Measure speed on one core.
    Bench,
    /// Let the search player of a game play, and fit its evaluation to how the games ended: --games N, --plans N, --seed N, --only CLASS.
    Train(Rest),
    /// Measure how strong the search player of a game is: --plans 40,200 or --levels 1,2, --against greedy,overkill, --games N.
    Strength(Rest),
    /// Let the built-in bots of a release play each other, and keep the table in docs/strength.md.
    Arena(arena::Arguments),
    /// Play a tournament on a local cluster of several workers, over Ray: its libraries are brought into target/ray.
    Cluster,
    /// Build the engine as a module of Python, and test it there. It is no part of the test command, since it is built apart from everything
    /// else.
    Native,
    /// Measure how much the server carries, beside the bare limits of the machine. --quick takes a minute, --only live and --only
    /// closed measure one of the two, --stores PostgreSQL beside SQLite.
    Load(Rest),
    /// Besiege three servers on one PostgreSQL behind HAProxy: kill, pause and cut them off under play, and prove from the journals that
    /// every acknowledged answer is there. --faults 1000, --matches 12.
    Siege(siege::Arguments),
    /// Try a million inputs that are nearly right of each kind: engine lines, match files, messages, requests, content, settings. --cases N,
    /// --only NAME, --seed N.
    Fuzz(Fuzz),
    /// Let people play for an hour while the server is killed, restarted and told a wrong time, and see that nothing acknowledged is lost:
    /// --minutes N. Debian's faketime is installed if it is missing.
    Soak(Soak),
    /// Make what people download, in target/dist: a static program with checksums, licences, completions and a page of the manual.
    Dist(dist::Arguments),
    /// Try the three ways to install a server with what `dist` makes: the program alone, the unit of systemd, and the container if podman or docker
    /// runs here.
    Installs,
    /// Check the licences and the sources of all parts that others made, of the program and of the browser client. --advisories FOLDER looks
    /// for known faults in a copy of RustSec's database, --audit asks npm's registry.
    Parts(parts::Arguments),
    /// Run the sample configurations of Caddy, nginx and HAProxy against the program. Debian's packages are installed if they are missing.
    Proxies,
    /// Write the TypeScript types of the messages for the browser.
    Codegen,
}

/// How much is tried.
#[derive(Args)]
struct Fuzz {
    /// How many inputs of each kind.
    #[arg(long, default_value_t = 1_000_000)]
    cases: u64,
    /// Only the kinds whose test has this in its name.
    #[arg(long)]
    only: Option<String>,
    /// Other inputs with another number.
    #[arg(long, default_value_t = 1944)]
    seed: u64,
}

/// How long people play.
#[derive(Args)]
struct Soak {
    /// For how many minutes.
    #[arg(long, default_value_t = 60.0)]
    minutes: f64,
}

/// Arguments for the program that is called.
#[derive(Args)]
struct Rest {
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    rest: Vec<String>,
}

fn main() -> ExitCode {
    let done = match Xtask::parse() {
        Xtask::Play(Rest { rest }) => play(&rest),
        Xtask::Test(arguments) => test::run(&arguments),
        Xtask::Rules(arguments) => rules::run(&arguments),
        Xtask::Mutants(Rest { rest }) => mutants(&rest),
        Xtask::Balance(arguments) => balance::run(&arguments),
        Xtask::Bench => bench(),
        Xtask::Train(Rest { rest }) => lab("train", &rest),
        Xtask::Strength(Rest { rest }) => lab("strength", &rest),
        Xtask::Arena(arguments) => arena::run(&arguments),
        Xtask::Cluster => test::cluster(),
        Xtask::Native => test::native(),
        Xtask::Load(Rest { rest }) => load(&rest),
        Xtask::Siege(arguments) => siege::run(&arguments),
        Xtask::Fuzz(arguments) => fuzz(&arguments),
        Xtask::Soak(Soak { minutes }) => soak(minutes),
        Xtask::Dist(arguments) => dist::run(&arguments),
        Xtask::Installs => installs::run(),
        Xtask::Parts(arguments) => parts::run(&arguments),
        Xtask::Proxies => proxies(),
        Xtask::Codegen => codegen(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

/// Builds everything and opens the table in the browser.
fn play(rest: &[String]) -> Result<(), String> {
    web::build()?;
    let run = ["run", "--quiet", "--profile", "play", "--package", "cli", "--", "serve", "--open"];
    cargo("play", run.into_iter().chain(rest.iter().map(String::as_str)), &[])
}

/// Measures speed, one bench after the other so that each has a core to itself.
fn bench() -> Result<(), String> {
    cargo("bench", ["bench", "--workspace", "--exclude", "server", "--exclude", "xtask", "--benches"], &[])
}

/// Teaches or measures the search players: each game that has one brings the program for it. A game that is named first is the only one.
fn lab(what: &str, rest: &[String]) -> Result<(), String> {
    let names = games::names();
    let (only, rest) = match rest.split_first() {
        Some((first, rest)) if names.contains(first) => (Some(first), rest),
        _ => (None, rest),
    };
    let has_lab = |it: &&String| games::path(it, "host/src/bin/lab.rs").is_file();
    for game in names.iter().filter(has_lab).filter(|it| only.is_none_or(|only| only == *it)) {
        let host = format!("{game}-host");
        let lab = format!("{game}-lab");
        let run = ["run", "--quiet", "--release", "--package", &host, "--bin", &lab, "--", what];
        cargo(what, run.into_iter().chain(rest.iter().map(String::as_str)), &[])?;
    }
    Ok(())
}

/// Measures how much the server carries. The load generator stands beside the server's tests.
fn load(rest: &[String]) -> Result<(), String> {
    cargo("server", ["build", "--quiet", "--release", "--package", "cli"], &[])?;
    let server = built("release", "sandtable");
    let server = server.to_str().ok_or("The folder of the server has a name that is no text.")?;
    let run = ["bench", "--quiet", "--package", "server", "--bench", "load", "--", "--server", server];
    cargo("load", run.into_iter().chain(rest.iter().map(String::as_str)), &[])
}

/// Counts what the rule tests notice. The program that breaks the rules has libraries of its own, which nobody needs who only plays.
fn mutants(rest: &[String]) -> Result<(), String> {
    let run = ["run", "--quiet", "--package", "mutants", "--"];
    cargo("mutants", run.into_iter().chain(rest.iter().map(String::as_str)), &[])
}

/// Tries inputs that are nearly right. What goes wrong is written into `target/tmp/fuzz`.
fn fuzz(Fuzz { cases, only, seed }: &Fuzz) -> Result<(), String> {
    let variables = [("FUZZ_CASES", cases.to_string()), ("FUZZ_SEED", seed.to_string())];
    long_test("fuzz", only.as_slice(), &variables)
}

/// Lets people play at a server that is treated badly.
fn soak(minutes: f64) -> Result<(), String> {
    install(&["faketime"]);
    long_test("soak", &[], &[("SOAK_MINUTES", minutes.to_string())])
}

/// Runs a test of the program for as long as its variables say, one thing after the other.
fn long_test(name: &str, only: &[String], variables: &[(&str, String)]) -> Result<(), String> {
    // With the same features as the tests, so that nothing is compiled again.
    let features = games::typescript_features("-host");
    let run = [
        "test",
        "--workspace",
        "--features",
        &features,
        "--test",
        name,
        "--",
        "--nocapture",
        "--test-threads",
        "1",
    ];
    let only = only.iter().map(String::as_str);
    let variables: Vec<(&str, &str)> = variables.iter().map(|(name, value)| (*name, &**value)).collect();
    cargo(name, run.into_iter().chain(only), &variables)
}

/// Installs packages of Debian, where that can be done. Who has no way there is told by what needs them.
fn install(packages: &[&str]) {
    let _ = Command::new("apt-get")
        .args(["install", "--yes", "--no-install-recommends"])
        .args(packages)
        .env("DEBIAN_FRONTEND", "noninteractive")
        .status();
}

/// Tries the sample configurations of proxies.
fn proxies() -> Result<(), String> {
    cargo("server", ["build", "--quiet", "--package", "cli"], &[])?;
    install(&["caddy", "haproxy", "nginx-light", "openssl"]);
    let path = format!("{}:/usr/sbin", env::var("PATH").unwrap_or_default());
    let tried = Command::new("node")
        .arg(root().join("deploy/try-proxies.mjs"))
        .env("SANDTABLE", built("debug", "sandtable"))
        .env("PATH", path)
        .status();
    match tried {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err("The step \"proxies\" failed.".to_string()),
        Err(why) => Err(format!("node could not be started: {why}.")),
    }
}

/// Writes the types of the messages.
fn codegen() -> Result<(), String> {
    let features = games::typescript_features("");
    cargo(
        "codegen",
        ["run", "--quiet", "--package", "games", "--bin", "codegen", "--features", &features],
        &[],
    )
}

/// The project's folder.
fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}

/// A program that cargo has built in a profile's folder, such as `debug` or `release`.
fn built(profile: &str, name: &str) -> PathBuf {
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    target.join(profile).join(name)
}

/// Runs cargo in the project's folder, wherever it was called from.
fn cargo<S: AsRef<OsStr>>(
    what: &str,
    arguments: impl IntoIterator<Item = S>,
    variables: &[(&str, &str)],
) -> Result<(), String> {
    let mut command = Command::new(env::var("CARGO").unwrap_or_else(|_| "cargo".to_string()));
    command.args(arguments).current_dir(root()).envs(variables.iter().copied());
    // A checkout that is built once has no use for what would make building it again quicker: gigabytes of it.
    if env::var_os("CI").is_some() {
        command.env("CARGO_INCREMENTAL", "0");
    }
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("The step \"{what}\" failed: {command:?}")),
        Err(why) => Err(format!("cargo could not be started: {why}.")),
    }
}

//! The project's own commands: `cargo xtask play`, `test`, `rules`, `mutants`, `balance`, `bench`, `train`,
//! `strength`, `load`, `dist`, `parts`, `proxies`, `codegen`.
//!
//! Nothing here compiles a game: what plays games is a program that these commands build and call.

mod balance;
mod dist;
mod games;
mod parts;
mod rules;
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
    /// Measure how much the server carries, beside the bare limits of the machine. --quick takes a minute, --only live and --only
    /// closed measure one of the two.
    Load(Rest),
    /// Make what people download, in target/dist: a static program with checksums, licences, completions and a page of the manual.
    Dist(dist::Arguments),
    /// Check the licences and the sources of all parts that others made, of the program and of the browser client.
    Parts(parts::Arguments),
    /// Run the sample configurations of Caddy, nginx and HAProxy against the program. Debian's packages are installed if they are missing.
    Proxies,
    /// Write the TypeScript types of the messages for the browser.
    Codegen,
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
        Xtask::Load(Rest { rest }) => load(&rest),
        Xtask::Dist(arguments) => dist::run(&arguments),
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

/// Tries the sample configurations of proxies.
fn proxies() -> Result<(), String> {
    cargo("server", ["build", "--quiet", "--package", "cli"], &[])?;
    let _ = Command::new("apt-get")
        .args(["install", "--yes", "--no-install-recommends", "caddy", "haproxy", "nginx-light", "openssl"])
        .env("DEBIAN_FRONTEND", "noninteractive")
        .status();
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
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("The step \"{what}\" failed: {command:?}")),
        Err(why) => Err(format!("cargo could not be started: {why}.")),
    }
}

//! The project's own commands: `cargo xtask play`, `test`, `rules`, `balance`, `bench`, `load`.

mod balance;
mod codegen;
mod load;
mod rules;
mod web;

use std::{
    env,
    path::{Path, PathBuf},
    process::{Command, ExitCode},
};

const HELP: &str = "\
cargo xtask COMMAND

  play     build everything, start the table and open it in the browser; what follows is handed
           on, as in: cargo xtask play --address 127.0.0.1:8137
  test     formatting, lints, documentation, every test, the battery of random games, and the
           tests in a real browser, for which Debian's Chromium is installed if there is none
  rules    list the rules of the catalogue that have no test; --all lists the others too
  balance  let bots play every pair of factions, the teams and all scenarios, and write the
           tables of docs/balance.md; --quick plays a tenth of the games and only prints them,
           --only aces and --only sergeants measure one of the games
  bench    measure speed on one core
  load     measure how much the server carries, beside the bare limits of the machine; --quick
           takes a minute, --only live and --only closed measure one of the two
  codegen  write the TypeScript types of the protocol for the browser";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let rest = arguments.get(1..).unwrap_or_default();
    let done = match arguments.first().map(String::as_str) {
        Some("play") => play(rest),
        Some("test") => test(),
        Some("rules") => rules::run(rest),
        Some("balance") => balance::run(rest),
        Some("bench") => bench(),
        Some("load") => load::run(rest),
        Some("codegen") => codegen::run(),
        None | Some("help" | "--help" | "-h") => {
            println!("{HELP}");
            Ok(())
        }
        Some(other) => Err(format!("There is no command \"{other}\".\n\n{HELP}")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

/// Measures speed, one bench after the other so that each has a core to itself.
fn bench() -> Result<(), String> {
    let benches = [("aces", "speed"), ("sergeants", "geometry"), ("sergeants", "speed"), ("bots", "greedy")];
    benches.iter().try_for_each(|(package, name)| {
        cargo("bench", &["bench", "--package", package, "--bench", name], &[])
    })
}

/// Builds everything and opens the table in the browser.
fn play(rest: &[String]) -> Result<(), String> {
    web::build()?;
    let mut arguments = vec!["run", "--quiet", "--release", "--package", "cli", "--", "serve", "--open"];
    arguments.extend(rest.iter().map(String::as_str));
    cargo("play", &arguments, &[])
}

/// Everything that must hold before a change lands.
fn test() -> Result<(), String> {
    cargo("formatting", &["fmt", "--all", "--check"], &[])?;
    web::check()?;
    web::build()?;
    let lints = ["clippy", "--workspace", "--all-targets", "--quiet", "--", "--deny", "warnings"];
    cargo("lints", &lints, &[])?;
    let docs = ["doc", "--workspace", "--no-deps", "--document-private-items", "--quiet"];
    cargo("documentation", &docs, &[("RUSTDOCFLAGS", "--deny warnings")])?;
    // Ten and five thousand random games over all set-ups and options.
    // The same random cases every time: what fails here fails again.
    let variables = [("BATTERY_GAMES", "10000"), ("SERGEANTS_GAMES", "5000"), ("PROPTEST_RNG_SEED", "1944")];
    cargo("tests", &["test", "--workspace"], &variables)?;
    rules::run(&[])?;
    web::browser(&built("debug", "sandtable"))
}

/// A program that cargo has built: `debug` by `cargo test`, or `release`.
fn built(profile: &str, name: &str) -> PathBuf {
    let target = env::var_os("CARGO_TARGET_DIR")
        .map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../target"), PathBuf::from);
    target.join(profile).join(name)
}

/// Runs cargo in the project's folder, wherever it was called from.
fn cargo(what: &str, arguments: &[&str], variables: &[(&str, &str)]) -> Result<(), String> {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    let mut command = Command::new(env::var("CARGO").unwrap_or_else(|_| "cargo".to_string()));
    command.args(arguments).current_dir(root).envs(variables.iter().copied());
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("The step \"{what}\" failed: cargo {}", arguments.join(" "))),
        Err(why) => Err(format!("cargo could not be started: {why}.")),
    }
}

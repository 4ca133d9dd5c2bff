//! Everything that must hold before a change lands.

use std::process::Command;

use crate::{built, cargo, games, root, rules, web};

/// Everything that must hold before a change lands.
#[derive(clap::Args)]
pub(crate) struct Arguments {}

pub(crate) fn run(_: &Arguments) -> Result<(), String> {
    cargo("formatting", ["fmt", "--all", "--check"], &[])?;
    web::check()?;
    web::build()?;
    // With the same features everywhere, so that each crate is compiled once.
    let features = games::typescript_features("-host");
    let lints = ["clippy", "--workspace", "--all-targets", "--quiet", "--features", &features, "--"];
    cargo("lints", lints.into_iter().chain(["--deny", "warnings"]), &[])?;
    let docs =
        ["doc", "--workspace", "--no-deps", "--document-private-items", "--quiet", "--features", &features];
    cargo("documentation", docs, &[("RUSTDOCFLAGS", "--deny warnings")])?;
    // Ten and five thousand random games over all set-ups and options.
    // The same random cases every time: what fails here fails again.
    let variables = [("BATTERY_GAMES", "10000"), ("SERGEANTS_GAMES", "5000"), ("PROPTEST_RNG_SEED", "1944")];
    cargo("tests", ["test", "--workspace", "--features", &features], &variables)?;
    clients()?;
    rules::run(&rules::Arguments::default())?;
    web::browser(&built("debug", "sandtable"))
}

/// The clients for other languages, with the program as it was just built and nothing but what the languages bring.
fn clients() -> Result<(), String> {
    web::found_or_installed(&["python3"], "python3")
        .ok_or("The tests of the client for Python need python3, and it could not be installed.")?;
    let python = ["-m", "unittest", "discover", "--start-directory", "tests", "--top-level-directory", "."];
    client("clients/python", "python3", &python)?;
    client("clients/js", "node", &["--test", "test/"])
}

fn client(folder: &str, language: &str, tests: &[&str]) -> Result<(), String> {
    let mut command = Command::new(language);
    command.args(tests).current_dir(root().join(folder)).env("SANDTABLE", built("debug", "sandtable"));
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("The tests of {folder} failed.")),
        Err(why) => Err(format!("{language} cannot be started: {why}.")),
    }
}

//! Everything that must hold before a change lands.

use std::{path::PathBuf, process::Command};

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
    match learning_python() {
        Ok(python) => {
            let python = python.to_str().ok_or("The path of the project has letters that are no text.")?;
            let tests = ["-m", "unittest", "tests.test_pettingzoo", "tests.test_open_spiel"];
            client("clients/python", python, &tests)?;
        }
        // They are hundreds of megabytes from elsewhere: who has no way there can still test everything else.
        Err(why) => println!("The tests of environments for programs that learn are left out. {why}"),
    }
    client("clients/js", "node", &["--test", "test/"])
}

/// A Python of its own under `target`, with the libraries that learn: what is there already is kept.
fn learning_python() -> Result<PathBuf, String> {
    let home = root().join("target/python");
    let bin = if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" };
    let python = home.join(bin);
    let succeeds = |command: &mut Command| command.status().is_ok_and(|it| it.success());
    let mut make = Command::new("python3");
    make.args(["-m", "venv"]).arg(&home);
    if !python.is_file() && !succeeds(&mut make) {
        // Debian keeps it in a package of its own.
        let _ = Command::new("apt-get")
            .args(["install", "--yes", "--no-install-recommends", "python3-venv"])
            .status();
        if !succeeds(&mut make) {
            return Err("A virtual environment for Python could not be made.".to_string());
        }
    }
    let mut install = Command::new(&python);
    install.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--requirement"]);
    install.arg(root().join("clients/python/tests/requirements.txt"));
    match succeeds(&mut install) {
        true => Ok(python),
        false => {
            Err("The libraries in clients/python/tests/requirements.txt could not be installed.".to_string())
        }
    }
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

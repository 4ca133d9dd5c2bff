//! Everything that must hold before a change lands.

use std::{env, fs, path::PathBuf, process::Command};

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
    web::postgres()?;
    web::haproxy()?;
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
    match python_with("python", "tests/requirements.txt") {
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

/// A tournament on a local cluster. It has a command of its own, since Ray is large and slow to start.
pub(crate) fn cluster() -> Result<(), String> {
    cargo("the program", ["build", "--quiet", "--package", "cli"], &[])?;
    let python = python_with("ray", "tests/cluster-requirements.txt")?;
    let python = python.to_str().ok_or("The path of the project has letters that are no text.")?;
    client("clients/python", python, &["-m", "unittest", "tests.test_cluster"])
}

/// The engine as a module of Python: built as its lock file says, and held against the program.
pub(crate) fn native() -> Result<(), String> {
    cargo("the program", ["build", "--quiet", "--package", "cli"], &[])?;
    let folder = root().join("target/native");
    let manifest = root().join("clients/python/native/Cargo.toml");
    let text = |path: &PathBuf| path.to_str().map(str::to_string);
    let (Some(target), Some(manifest)) = (text(&folder), text(&manifest)) else {
        return Err("The path of the project has letters that are no text.".to_string());
    };
    let build = ["build", "--quiet", "--locked", "--manifest-path", &manifest, "--target-dir", &target];
    cargo("the module", build, &[])?;
    // Python finds it by this name; one file does for all versions from 3.10 on.
    let (built, found) = match env::consts::OS {
        "windows" => ("sandtable_native.dll", "sandtable_native.pyd"),
        "macos" => ("libsandtable_native.dylib", "sandtable_native.so"),
        _ => ("libsandtable_native.so", "sandtable_native.so"),
    };
    let to = folder.join(found);
    fs::copy(folder.join("debug").join(built), &to).map_err(|why| format!("{}: {why}.", to.display()))?;
    let tests = ["-m", "unittest", "--verbose", "tests.test_native"];
    let mut command = Command::new("python3");
    command.args(tests).current_dir(root().join("clients/python")).env("PYTHONPATH", &folder);
    // Left out is not tested.
    command.env("SANDTABLE", self::built("debug", "sandtable")).env("SANDTABLE_NATIVE", "wanted");
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err("The tests of the module failed.".to_string()),
        Err(why) => Err(format!("python3 cannot be started: {why}.")),
    }
}

/// A Python of its own under `target`, with the libraries that a file of the client lists: what is there already is kept.
fn python_with(folder: &str, listed: &str) -> Result<PathBuf, String> {
    let home = root().join("target").join(folder);
    let listed = root().join("clients/python").join(listed);
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
    install.arg(&listed);
    match succeeds(&mut install) {
        true => Ok(python),
        false => Err(format!("The libraries in {} could not be installed.", listed.display())),
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

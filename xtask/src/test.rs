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
    python()?;
    rules::run(&rules::Arguments::default())?;
    web::browser(&built("debug", "sandtable"))
}

/// The package for Python, with the program as it was just built and nothing but the standard library.
fn python() -> Result<(), String> {
    let folder = root().join("clients/python");
    let mut tests = Command::new("python3");
    tests.args(["-m", "unittest", "discover", "--start-directory", "tests", "--top-level-directory", "."]);
    tests.current_dir(&folder).env("SANDTABLE", built("debug", "sandtable"));
    match tests.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err("The tests of the package for Python failed.".to_string()),
        Err(why) => Err(format!("python3 cannot be started: {why}.")),
    }
}

//! The browser client: building it, checking it, and trying it in a real browser.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use crate::root;

/// Builds the client into `web/dist`, where the server's build finds it.
pub(crate) fn build() -> Result<(), String> {
    install()?;
    run("the client's build", "npx", &["vite", "build", "--logLevel", "warn"], &[])
}

/// Types, lints, formatting and unit tests of the client.
pub(crate) fn check() -> Result<(), String> {
    install()?;
    run("the client's types and lints", "npm", &["run", "--silent", "check"], &[])?;
    run("the client's tests", "npm", &["run", "--silent", "test"], &[])
}

/// The tests in a real browser, against the program that `cargo test` has built.
pub(crate) fn browser(program: &Path) -> Result<(), String> {
    let browser = find_browser()?;
    let variables =
        [("SANDTABLE", program.display().to_string()), ("SANDTABLE_BROWSER", browser.display().to_string())];
    run("the tests in the browser", "npm", &["run", "--silent", "e2e"], &variables)
}

/// Fetches the client's libraries, if they are not there as the lock file says.
fn install() -> Result<(), String> {
    let (lock, mark) = (root().join("package-lock.json"), root().join("node_modules/.sandtable-lock"));
    let wanted = fs::read(&lock).map_err(|why| format!("{} cannot be read: {why}.", lock.display()))?;
    if fs::read(&mark).is_ok_and(|it| it == wanted) {
        return Ok(());
    }
    run("fetching the client's libraries", "npm", &["ci", "--no-audit", "--no-fund"], &[])?;
    fs::write(&mark, wanted).map_err(|why| format!("{} cannot be written: {why}.", mark.display()))
}

const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// A Chromium: the one that SANDTABLE_BROWSER names, else one on the path, else Debian's, which is installed.
fn find_browser() -> Result<PathBuf, String> {
    if let Some(named) = env::var_os("SANDTABLE_BROWSER") {
        return Ok(named.into());
    }
    found_or_installed(&BROWSERS, "chromium").ok_or_else(|| {
        "The tests in the browser need Chromium, and it could not be installed. Install it (on Debian: apt install \
         chromium), or name one in SANDTABLE_BROWSER."
            .to_string()
    })
}

/// Debian's PostgreSQL, which is installed if there is none. Tests start clusters of their own with its programs.
pub(crate) fn postgres() -> Result<(), String> {
    // Debian keeps the programs of the server away from the path.
    let is_there = || {
        let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
        versions.map(|it| it.path().join("bin/initdb")).any(|it| it.is_file())
    };
    let named = env::var_os("SANDTABLE_POSTGRES").is_some();
    if named || is_there() || found_or_installed(&["initdb"], "postgresql").is_some() || is_there() {
        return Ok(());
    }
    Err("The tests of the store need PostgreSQL, and it could not be installed. Install it (on Debian: apt install postgresql), or \
         name the folder of its programs in SANDTABLE_POSTGRES."
        .to_string())
}

/// HAProxy, which is installed if there is none.
pub(crate) fn haproxy() -> Result<(), String> {
    // Debian keeps it with the system's programs, which are not on everybody's path.
    let is_there = || std::path::Path::new("/usr/sbin/haproxy").is_file();
    match is_there() || found_or_installed(&["haproxy"], "haproxy").is_some() || is_there() {
        true => Ok(()),
        false => Err("The tests of several servers need HAProxy, and it could not be installed. On Debian: apt install haproxy.".to_string()),
    }
}

/// The first of these programs that is on the path; if there is none, Debian's package is installed.
pub(crate) fn found_or_installed(programs: &[&str], package: &str) -> Option<PathBuf> {
    on_the_path(programs).or_else(|| {
        println!("No {package} was found; installing Debian's.");
        let arguments = ["install", "--yes", "--no-install-recommends", package];
        let _ = Command::new("apt-get").arg("update").status();
        let _ = Command::new("apt-get").args(arguments).env("DEBIAN_FRONTEND", "noninteractive").status();
        on_the_path(programs)
    })
}

fn on_the_path(programs: &[&str]) -> Option<PathBuf> {
    let folders: Vec<PathBuf> = env::split_paths(&env::var_os("PATH")?).collect();
    let files = programs.iter().flat_map(|name| folders.iter().map(move |it| it.join(name)));
    files.into_iter().find(|it| it.is_file())
}

fn run(what: &str, program: &str, arguments: &[&str], variables: &[(&str, String)]) -> Result<(), String> {
    let mut command = Command::new(program);
    command.args(arguments).current_dir(root());
    command.envs(variables.iter().map(|(name, value)| (*name, value)));
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("The step \"{what}\" failed: {program} {}", arguments.join(" "))),
        Err(why) => Err(format!(
            "{program} could not be started: {why}. The browser client needs Node.js 20 or newer."
        )),
    }
}

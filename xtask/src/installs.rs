//! The three ways to install a server, as the README tells them, tried as far as this machine allows.

use std::{fs, path::Path, process::Command};

use crate::{dist, root};

/// The greatest exposure that `systemd-analyze security` may find, in tenths: 10 is all, 0 nothing. Its own words for less than 2 are "OK".
const MOST_EXPOSED: u32 = 20;

/// Tries one way with what was made.
type Way = fn(&Path) -> Result<Tried, String>;

/// What came of one way.
enum Tried {
    Fine(String),
    /// What it needs is not here.
    Untried(String),
}

/// Makes what people download, and tries the program, the unit and the container.
pub(crate) fn run() -> Result<(), String> {
    dist::run(&dist::Arguments {})?;
    let dist = root().join("target/dist");
    let ways: [(&str, Way); 4] = [
        ("the program", program),
        ("the unit", unit),
        ("how closed it is", security),
        ("the container", container),
    ];
    for (name, way) in ways {
        match way(&dist).map_err(|why| format!("{name}: {why}"))? {
            Tried::Fine(how) => println!("{name}: {how}"),
            Tried::Untried(why) => println!("{name}: NOT TRIED, {why}"),
        }
    }
    Ok(())
}

/// What a command says, both ways; or that it could not be started, or failed.
fn said(command: &mut Command) -> Result<String, String> {
    let done = command.output().map_err(|why| format!("{command:?} could not be started: {why}."))?;
    let text = [done.stdout, done.stderr].map(|it| String::from_utf8_lossy(&it).into_owned()).concat();
    if done.status.success() { Ok(text) } else { Err(format!("{command:?} failed: {}", text.trim())) }
}

fn is_there(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok_and(|it| it.status.success())
}

/// What was packed is unpacked into an empty folder, and the program in it says who it is with an empty environment.
fn program(dist: &Path) -> Result<Tried, String> {
    let packed = fs::read_dir(dist).map_err(|why| why.to_string())?.flatten().map(|it| it.path());
    let packed = packed.into_iter().find(|it| it.to_string_lossy().ends_with(".tar.gz"));
    let packed = packed.ok_or("nothing was packed")?;
    let folder = root().join("target/tmp/installs");
    drop(fs::remove_dir_all(&folder));
    fs::create_dir_all(&folder).map_err(|why| why.to_string())?;
    said(Command::new("tar").arg("--strip-components=1").arg("-xf").arg(&packed).current_dir(&folder))?;
    said(Command::new("sha256sum").args(["-c", "--ignore-missing", "SHA256SUMS"]).current_dir(dist))?;
    let mut started = Command::new(folder.join("sandtable"));
    let says = said(started.args(["serve", "--show-config", "--data", "/nowhere"]).env_clear())?;
    match says.contains("data = /nowhere") {
        true => Ok(Tried::Fine("it is unpacked, its checksum fits, and it starts alone".to_string())),
        false => Err(says),
    }
}

/// systemd reads the unit: what it does not know, it names.
fn unit(dist: &Path) -> Result<Tried, String> {
    if !is_there("systemd-analyze") {
        return Ok(Tried::Untried("there is no systemd-analyze".to_string()));
    }
    let unit = with_program(dist)?;
    let says = said(Command::new("systemd-analyze").args(["verify", "--man=no"]).arg(&unit))?;
    // It also reads units of the machine, and complains of those.
    let ours: Vec<&str> = says.lines().filter(|it| it.contains("sandtable")).collect();
    match ours.is_empty() {
        true => Ok(Tried::Fine("systemd understands every line".to_string())),
        false => Err(ours.join("\n")),
    }
}

/// The unit with our program in the place of the installed one, which systemd looks for.
fn with_program(dist: &Path) -> Result<std::path::PathBuf, String> {
    let text = fs::read_to_string(dist.join("sandtable.service")).map_err(|why| why.to_string())?;
    let ours = dist.join("sandtable").canonicalize().map_err(|why| why.to_string())?;
    let unit = root().join("target/tmp/sandtable.service");
    fs::create_dir_all(root().join("target/tmp")).map_err(|why| why.to_string())?;
    let text = text.replace("/usr/local/bin/sandtable", &ours.display().to_string());
    fs::write(&unit, text).map_err(|why| why.to_string())?;
    Ok(unit)
}

/// How much of the machine the service could reach if it were taken over.
fn security(dist: &Path) -> Result<Tried, String> {
    if !is_there("systemd-analyze") {
        return Ok(Tried::Untried("there is no systemd-analyze".to_string()));
    }
    let most = MOST_EXPOSED.to_string();
    let mut asked = Command::new("systemd-analyze");
    asked
        .args(["security", "--offline=yes", "--no-pager", &format!("--threshold={most}")])
        .arg(with_program(dist)?);
    let says = said(&mut asked)?;
    let level = says.lines().find(|it| it.contains("exposure level")).unwrap_or_default();
    Ok(Tried::Fine(level.trim_start_matches(['\u{2192}', ' ']).trim().to_string()))
}

/// An image is built, started, and asked for its health, as its health check does.
fn container(dist: &Path) -> Result<Tried, String> {
    let runs = |engine: &&str| Command::new(engine).arg("info").output().is_ok_and(|it| it.status.success());
    let Some(engine) = ["podman", "docker"].into_iter().find(runs) else {
        return Ok(Tried::Untried("neither podman nor docker runs here".to_string()));
    };
    let name = format!("sandtable-installs-{}", std::process::id());
    let format: &[&str] = if engine == "podman" { &["--format", "docker"] } else { &[] };
    said(
        Command::new(engine)
            .arg("build")
            .args(format)
            .args(["-t", &name, "-f", "Containerfile", "."])
            .current_dir(dist),
    )?;
    said(Command::new(engine).args([
        "run",
        "--detach",
        "--name",
        &name,
        "--volume",
        &format!("{name}:/data"),
        &name,
    ]))?;
    let health = || said(Command::new(engine).args(["exec", &name, "/sandtable", "admin", "status"]));
    let asked = (0..20).map(|_| {
        std::thread::sleep(std::time::Duration::from_millis(500));
        health()
    });
    let is_well = |it: &Result<String, String>| it.as_ref().is_ok_and(|it| it.contains("\"health\": \"ok\""));
    let found = asked.into_iter().find(is_well);
    let ended = said(Command::new(engine).args(["stop", "--time", "15", &name]));
    let log = said(Command::new(engine).args(["logs", &name])).unwrap_or_default();
    drop(said(Command::new(engine).args(["rm", "--force", "--volumes", &name])));
    drop(said(Command::new(engine).args(["volume", "rm", "--force", &name])));
    drop(said(Command::new(engine).args(["rmi", "--force", &name])));
    match (found, ended) {
        (Some(_), Ok(_)) => Ok(Tried::Fine(format!("{engine} built and started it, and it is well"))),
        (None, _) => Err(format!("it is not well: {log}")),
        (_, Err(why)) => Err(why),
    }
}

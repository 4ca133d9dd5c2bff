//! What people download: a program that needs nothing, with checksums, licences, completions and a page of the manual.

use std::{fmt::Write, fs, path::Path, process::Command};

use crate::{
    cargo,
    parts::{self, Part},
    root, web,
};

/// Make what people download, in `target/dist`.
#[derive(clap::Args)]
pub(crate) struct Arguments {}

/// The program is linked statically, so that it runs on any Linux of this processor.
const FLAGS: &str = "-C target-feature=+crt-static -C strip=symbols";

/// Static programs are made with musl, which looks up names of the net by itself. glibc is used where musl is not installed.
const NO_MUSL: &str =
    "There is no musl here (rustup target add, and the package musl-tools): glibc is linked statically.";

pub(crate) fn run(_: &Arguments) -> Result<(), String> {
    web::build()?;
    let target = target()?;
    let build = ["build", "--release", "--package", "cli", "--target", &target];
    cargo("the program", build, &[("RUSTFLAGS", FLAGS)])?;
    let dist = root().join("target/dist");
    drop(fs::remove_dir_all(&dist));
    make(&dist.join("completions"))?;
    // The container file puts it in the place of the volume.
    make(&dist.join("data"))?;
    let program = dist.join("sandtable");
    copy(&crate::built(&format!("{target}/release"), "sandtable"), &program)?;
    for (shell, name) in [("bash", "sandtable.bash"), ("zsh", "_sandtable"), ("fish", "sandtable.fish")] {
        write(&dist.join("completions").join(name), &said(&program, &["completions", shell])?)?;
    }
    write(&dist.join("sandtable.1"), &said(&program, &["manual"])?)?;
    for name in ["LICENSE-MIT", "LICENSE-APACHE", "README.md"] {
        copy(&root().join(name), &dist.join(name))?;
    }
    for name in [
        "sandtable.service",
        "sandtable.conf",
        "Caddyfile",
        "nginx.conf",
        "haproxy.cfg",
        "grafana.json",
        "Containerfile",
    ] {
        copy(&root().join("deploy").join(name), &dist.join(name))?;
    }
    let parts = parts::all()?;
    write(&dist.join("LICENCES-OF-PARTS.txt"), &licences(&parts))?;
    write(&dist.join("parts.spdx.json"), &spdx(&parts))?;
    pack(&dist, &target)
}

/// The name of this machine's kind.
fn host() -> Result<String, String> {
    let said = Command::new("rustc").arg("-vV").output().map_err(|why| format!("rustc: {why}."))?;
    let text = String::from_utf8_lossy(&said.stdout).to_string();
    let host = text.lines().find_map(|it| it.strip_prefix("host: ")).map(str::to_string);
    host.ok_or_else(|| "rustc does not say for which machine it builds.".to_string())
}

/// What to build for: this machine's kind of processor, with musl if that is installed.
fn target() -> Result<String, String> {
    let host = host()?;
    let musl = host.replace("-gnu", "-musl");
    let libraries = Command::new("rustc").args(["--print", "target-libdir", "--target", &musl]).output();
    let is_installed =
        libraries.is_ok_and(|it| Path::new(String::from_utf8_lossy(&it.stdout).trim()).is_dir());
    let has_compiler = Command::new("musl-gcc").arg("--version").output().is_ok_and(|it| it.status.success());
    if is_installed && has_compiler {
        return Ok(musl);
    }
    println!("{NO_MUSL}");
    Ok(host)
}

fn make(folder: &Path) -> Result<(), String> {
    fs::create_dir_all(folder).map_err(|why| format!("{} cannot be made: {why}.", folder.display()))
}

fn copy(from: &Path, to: &Path) -> Result<(), String> {
    fs::copy(from, to).map(drop).map_err(|why| format!("{} cannot be copied: {why}.", from.display()))
}

fn write(to: &Path, text: &str) -> Result<(), String> {
    fs::write(to, text).map_err(|why| format!("{} cannot be written: {why}.", to.display()))
}

fn said(program: &Path, arguments: &[&str]) -> Result<String, String> {
    let failed = |why: String| format!("{} {}: {why}.", program.display(), arguments.join(" "));
    let said = Command::new(program).args(arguments).output().map_err(|why| failed(why.to_string()))?;
    match said.status.success() {
        true => Ok(String::from_utf8_lossy(&said.stdout).to_string()),
        false => Err(failed(String::from_utf8_lossy(&said.stderr).trim().to_string())),
    }
}

fn licences(parts: &[Part]) -> String {
    let mut text = String::from("The parts of Sandtable that others made, and their licences.\n");
    for part in parts {
        let _ = write!(text, "\n{}\n{} {}: {}\n", "-".repeat(79), part.name, part.version, part.licence);
        let licences = parts::texts(&part.folder);
        if licences.is_empty() {
            text.push_str("\nIt came without a text of its licence. That of Apache-2.0 is in the file LICENSE-APACHE.\n");
        }
        for licence in licences {
            let _ = write!(text, "\n{}\n", licence.trim_end());
        }
    }
    text
}

/// The list of parts in the format of SPDX 2.3.
fn spdx(parts: &[Part]) -> String {
    let packages: Vec<String> = parts
        .iter()
        .enumerate()
        .map(|(i, it)| {
            let purl = format!("pkg:{}/{}@{}", it.kind, it.name.replace('@', "%40"), it.version);
            format!(
                "    {{\"SPDXID\": \"SPDXRef-{i}\", \"name\": \"{}\", \"versionInfo\": \"{}\", \"downloadLocation\": \
                 \"NOASSERTION\", \"filesAnalyzed\": false, \"licenseConcluded\": \"NOASSERTION\", \"licenseDeclared\": \"{}\", \
                 \"copyrightText\": \"NOASSERTION\", \"externalRefs\": [{{\"referenceCategory\": \"PACKAGE-MANAGER\", \
                 \"referenceType\": \"purl\", \"referenceLocator\": \"{purl}\"}}]}}",
                it.name,
                it.version,
                it.licence.replace('/', " OR ")
            )
        })
        .collect();
    let version = env!("CARGO_PKG_VERSION");
    format!(
        "{{\n  \"spdxVersion\": \"SPDX-2.3\",\n  \"dataLicense\": \"CC0-1.0\",\n  \"SPDXID\": \"SPDXRef-DOCUMENT\",\n  \
         \"name\": \"sandtable-{version}\",\n  \"documentNamespace\": \"https://sandtable.invalid/spdx/{version}\",\n  \
         \"creationInfo\": {{\"created\": \"1970-01-01T00:00:00Z\", \"creators\": [\"Tool: cargo-xtask-dist\"]}},\n  \
         \"packages\": [\n{}\n  ]\n}}\n",
        packages.join(",\n")
    )
}

/// One file to download, the same for the same content, and its checksum.
fn pack(dist: &Path, target: &str) -> Result<(), String> {
    let name = format!("sandtable-{}-{target}.tar.gz", env!("CARGO_PKG_VERSION"));
    let order = "--sort=name --owner=0 --group=0 --numeric-owner --mtime=1970-01-01".split(' ');
    let packed = Command::new("tar")
        .args(order)
        .args(["--use-compress-program", "gzip -9 -n", "-cf"])
        .arg(dist.with_file_name(&name))
        .args(["-C", dist.to_str().unwrap_or_default(), "."])
        .status();
    if !packed.is_ok_and(|it| it.success()) {
        return Err("tar could not pack it.".to_string());
    }
    fs::rename(dist.with_file_name(&name), dist.join(&name)).map_err(|why| format!("{name}: {why}."))?;
    let sums = Command::new("sha256sum").args(["sandtable", &name]).current_dir(dist).output();
    let sums = sums.map_err(|why| format!("sha256sum could not be started: {why}."))?;
    write(&dist.join("SHA256SUMS"), &String::from_utf8_lossy(&sums.stdout))?;
    println!("{} is there.", dist.join(&name).display());
    Ok(())
}

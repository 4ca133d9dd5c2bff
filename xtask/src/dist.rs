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
    must_be_static(&program)?;
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
        "haproxy-several.cfg",
        "grafana.json",
        "Containerfile",
    ] {
        copy(&root().join("deploy").join(name), &dist.join(name))?;
    }
    let mut parts = parts::all()?;
    parts.extend(parts::of_the_toolchain(&target)?);
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

/// A program that asks for a loader would not start in an empty container: whether it does is in its head.
fn must_be_static(program: &Path) -> Result<(), String> {
    let bytes = fs::read(program).map_err(|why| format!("{} cannot be read: {why}.", program.display()))?;
    match asks_for_a_loader(&bytes) {
        Some(false) => Ok(()),
        Some(true) => Err(format!("{} is not static.", program.display())),
        None => Err(format!("{} is no program for Linux on 64 bits.", program.display())),
    }
}

/// Whether an ELF file of 64 bits, least byte first, has a part that names a loader.
fn asks_for_a_loader(file: &[u8]) -> Option<bool> {
    const LOADER: u64 = 3;
    let number = |at: usize, n: usize| {
        let bytes = file.get(at..at + n)?;
        Some(bytes.iter().rev().fold(0, |sum, it| sum << 8 | u64::from(*it)))
    };
    if !file.starts_with(b"\x7fELF\x02\x01") {
        return None;
    }
    let (start, size, n) = (number(32, 8)? as usize, number(54, 2)? as usize, number(56, 2)? as usize);
    let kinds: Option<Vec<u64>> = (0..n).map(|i| number(start + i * size, 4)).collect();
    Some(kinds?.contains(&LOADER))
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
        let licences = part.texts();
        if licences.is_empty() {
            text.push_str("\nIt came without a text of its licence. That of Apache-2.0 is in the file LICENSE-APACHE.\n");
        }
        for licence in licences {
            let _ = write!(text, "\n{}\n", licence.trim_end());
        }
    }
    text
}

/// The list of parts in the format of SPDX 2.3: the program, and what it contains.
fn spdx(parts: &[Part]) -> String {
    let version = env!("CARGO_PKG_VERSION");
    let program = format!(
        "    {{\"SPDXID\": \"SPDXRef-sandtable\", \"name\": \"sandtable\", \"versionInfo\": \"{version}\", \"downloadLocation\": \
         \"NOASSERTION\", \"filesAnalyzed\": false, \"licenseConcluded\": \"NOASSERTION\", \"licenseDeclared\": \"MIT OR Apache-2.0\", \
         \"copyrightText\": \"NOASSERTION\"}}"
    );
    let relation = |from: &str, kind: &str, to: &str| {
        format!(
            "    {{\"spdxElementId\": \"SPDXRef-{from}\", \"relationshipType\": \"{kind}\", \"relatedSpdxElement\": \"SPDXRef-{to}\"}}"
        )
    };
    let mut relations = vec![relation("DOCUMENT", "DESCRIBES", "sandtable")];
    relations.extend((0..parts.len()).map(|i| relation("sandtable", "CONTAINS", &i.to_string())));
    let others = parts
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
        });
    let packages: Vec<String> = std::iter::once(program).chain(others).collect();
    format!(
        "{{\n  \"spdxVersion\": \"SPDX-2.3\",\n  \"dataLicense\": \"CC0-1.0\",\n  \"SPDXID\": \"SPDXRef-DOCUMENT\",\n  \
         \"name\": \"sandtable-{version}\",\n  \"documentNamespace\": \"https://sandtable.invalid/spdx/{version}\",\n  \
         \"creationInfo\": {{\"created\": \"1970-01-01T00:00:00Z\", \"creators\": [\"Tool: cargo-xtask-dist\"]}},\n  \
         \"packages\": [\n{}\n  ],\n  \"relationships\": [\n{}\n  ]\n}}\n",
        packages.join(",\n"),
        relations.join(",\n")
    )
}

/// One file to download, the same for the same content, and its checksum. All of it unpacks into one folder.
fn pack(dist: &Path, target: &str) -> Result<(), String> {
    let folder = format!("sandtable-{}-{target}", env!("CARGO_PKG_VERSION"));
    let name = format!("{folder}.tar.gz");
    let order = "--sort=name --owner=0 --group=0 --numeric-owner --mtime=1970-01-01".split(' ');
    let packed = Command::new("tar")
        .args(order)
        .arg(format!("--transform=s,^[.],{folder},"))
        .args(["--use-compress-program", "gzip -9 -n", "-cf"])
        .arg(dist.with_file_name(&name))
        .args(["-C", dist.to_str().unwrap_or_default(), "."])
        .status();
    if !packed.is_ok_and(|it| it.success()) {
        return Err("tar could not pack it.".to_string());
    }
    fs::rename(dist.with_file_name(&name), dist.join(&name)).map_err(|why| format!("{name}: {why}."))?;
    let wheel = wheel(dist)?;
    let sums = Command::new("sha256sum").args(["sandtable", &name, &wheel]).current_dir(dist).output();
    let sums = sums.map_err(|why| format!("sha256sum could not be started: {why}."))?;
    write(&dist.join("SHA256SUMS"), &String::from_utf8_lossy(&sums.stdout))?;
    println!("{} is there.", dist.join(&name).display());
    Ok(())
}

/// The package for Python with this program in it: its builder needs nothing but Python.
fn wheel(dist: &Path) -> Result<String, String> {
    let build = "import sys; sys.path.insert(0, 'build_backend'); import backend; print(backend.build_wheel(sys.argv[1]))";
    let built = Command::new("python3")
        .args(["-c", build])
        .arg(dist)
        .current_dir(root().join("clients/python"))
        .env("SANDTABLE", dist.join("sandtable"))
        .output()
        .map_err(|why| format!("python3 cannot be started: {why}."))?;
    match built.status.success() {
        true => Ok(String::from_utf8_lossy(&built.stdout).trim().to_string()),
        false => Err(format!("The wheel: {}", String::from_utf8_lossy(&built.stderr).trim())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_asks_for_a_loader_is_found() {
        let ours = std::env::current_exe().and_then(fs::read).expect("it can be read");
        // Tests are linked dynamically on Linux.
        if cfg!(all(target_os = "linux", target_env = "gnu")) {
            assert_eq!(asks_for_a_loader(&ours), Some(true));
        }
        assert_eq!(asks_for_a_loader(b"#!/bin/sh"), None);
        assert_eq!(asks_for_a_loader(&ours[..ours.len().min(60)]), None);
    }
}

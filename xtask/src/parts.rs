//! The parts that others made: their licences and where they come from.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use crate::root;

/// Check the licences and the sources of all parts that others made, of the program and of the browser client.
#[derive(clap::Args)]
pub(crate) struct Arguments {}

/// Licences that may be distributed with ours. `deny.toml` has the same list for `cargo deny`.
const ALLOWED: [&str; 15] = [
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "CDLA-Permissive-2.0",
    "ISC",
    "MIT",
    "MIT-0",
    "OFL-1.1",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
    "Apache-2.0 WITH LLVM-exception",
];

/// What of the client's libraries ends in what browsers are sent.
const OF_THE_CLIENT: [&str; 5] =
    ["@fluent/bundle", "@fontsource/alegreya-sans", "@fontsource/spectral", "@noble/ciphers", "svelte"];

/// A part that somebody else made.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Part {
    pub(crate) name: String,
    pub(crate) version: String,
    pub(crate) licence: String,
    /// Where its files are.
    pub(crate) folder: PathBuf,
    /// Where it was published: `cargo` or `npm`.
    pub(crate) kind: &'static str,
}

pub(crate) fn run(_: &Arguments) -> Result<(), String> {
    let parts = all()?;
    let wrong: Vec<String> = parts
        .iter()
        .filter(|it| !is_allowed(&it.licence))
        .map(|it| format!("{} {}: {}", it.name, it.version, it.licence))
        .collect();
    if !wrong.is_empty() {
        return Err(format!("These licences are not allowed:\n{}", wrong.join("\n")));
    }
    check_sources()?;
    println!("{} parts, all with licences that are allowed and from the usual places.", parts.len());
    Ok(())
}

/// Every part of the program and of what browsers are sent.
pub(crate) fn all() -> Result<Vec<Part>, String> {
    let mut parts = of_cargo()?;
    for name in OF_THE_CLIENT {
        parts.push(of_npm(name)?);
    }
    Ok(parts)
}

fn of_cargo() -> Result<Vec<Part>, String> {
    let listed = Command::new("cargo")
        .args(["tree", "--package", "cli", "--edges", "normal", "--prefix", "none", "--format", "{p}\t{l}"])
        .current_dir(root())
        .output()
        .map_err(|why| format!("cargo could not be started: {why}."))?;
    if !listed.status.success() {
        return Err(String::from_utf8_lossy(&listed.stderr).to_string());
    }
    let sources = sources();
    let text = String::from_utf8_lossy(&listed.stdout).to_string();
    let mut parts = BTreeSet::new();
    for line in text.lines() {
        let (part, licence) = line.split_once('\t').unwrap_or((line, ""));
        let mut words = part.split_whitespace();
        let (name, version) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
        // Ours have their folder behind the version.
        if name.is_empty() || words.any(|it| it.starts_with("(/")) {
            continue;
        }
        let version = version.trim_start_matches('v');
        let folder = sources.iter().map(|it| it.join(format!("{name}-{version}"))).find(|it| it.is_dir());
        parts.insert(Part {
            name: name.to_string(),
            version: version.to_string(),
            licence: licence.trim_end_matches(" (*)").to_string(),
            folder: folder.unwrap_or_default(),
            kind: "cargo",
        });
    }
    Ok(parts.into_iter().collect())
}

/// Where cargo keeps the sources of libraries.
fn sources() -> Vec<PathBuf> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(PathBuf::from(std::env::var_os("HOME")?).join(".cargo")));
    let registry = home.unwrap_or_default().join("registry/src");
    fs::read_dir(registry).into_iter().flatten().flatten().map(|it| it.path()).collect()
}

fn of_npm(name: &str) -> Result<Part, String> {
    let folder = root().join("node_modules").join(name);
    let file = folder.join("package.json");
    let text =
        fs::read_to_string(&file).map_err(|why| format!("{} cannot be read: {why}.", file.display()))?;
    let field = |name: &str| -> String {
        let value = text.split_once(&format!("\"{name}\": \"")).and_then(|it| it.1.split_once('"'));
        value.map(|it| it.0.to_string()).unwrap_or_default()
    };
    Ok(Part {
        name: name.to_string(),
        version: field("version"),
        licence: field("license"),
        folder,
        kind: "npm",
    })
}

/// Whether one of the licences on offer is allowed, or all that apply together are.
fn is_allowed(licence: &str) -> bool {
    let licence = licence.replace('/', " OR ");
    let of_all = |it: &str| it.split(" AND ").all(|it| ALLOWED.contains(&it));
    match licence.contains('(') {
        true => licence.split(" AND ").all(is_choice),
        false => licence.split(" OR ").any(of_all),
    }
}

fn is_choice(licence: &str) -> bool {
    licence.trim_matches(['(', ')', ' ']).split(" OR ").any(|it| ALLOWED.contains(&it.trim()))
}

/// Whether the lock files name no other place than the registry, and a checksum for each part.
fn check_sources() -> Result<(), String> {
    let read = |name: &str| {
        fs::read_to_string(root().join(name)).map_err(|why| format!("{name} cannot be read: {why}."))
    };
    let lock = read("Cargo.lock")?;
    let places: BTreeSet<&str> = lock.lines().filter(|it| it.starts_with("source = ")).collect();
    if places.len() != 1 || !places.iter().all(|it| it.starts_with("source = \"registry+")) {
        return Err(format!("Cargo.lock names other places than the registry: {places:?}"));
    }
    let lock = read("package-lock.json")?;
    let count = |part: &str| lock.matches(part).count();
    match count("\"resolved\": ") <= count("\"integrity\": \"sha512-") {
        true => Ok(()),
        false => Err("package-lock.json has parts without a checksum.".to_string()),
    }
}

/// The texts of the licences of a part.
pub(crate) fn texts(folder: &Path) -> Vec<String> {
    let is_licence = |name: &str| {
        let name = name.to_ascii_uppercase();
        ["LICENSE", "LICENCE", "COPYING", "NOTICE", "UNLICENSE"].iter().any(|it| name.starts_with(it))
    };
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<PathBuf> =
        files.filter(|it| is_licence(&it.file_name().to_string_lossy())).map(|it| it.path()).collect();
    files.sort();
    files.iter().filter_map(|it| fs::read_to_string(it).ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_licence_is_allowed_by_choice_or_altogether() {
        for fine in [
            "MIT",
            "MIT OR Apache-2.0",
            "Unlicense/MIT",
            "(MIT OR Apache-2.0) AND Unicode-3.0",
            "Apache-2.0 AND ISC",
            "GPL-3.0 OR MIT",
        ] {
            assert!(is_allowed(fine), "{fine}");
        }
        for wrong in ["", "GPL-3.0", "MIT AND GPL-3.0", "(MIT OR Apache-2.0) AND AGPL-3.0"] {
            assert!(!is_allowed(wrong), "{wrong}");
        }
    }

    #[test]
    fn cargo_deny_is_told_the_same_licences() {
        let told = fs::read_to_string(root().join("deny.toml")).expect("it is there");
        for licence in ALLOWED {
            assert!(told.contains(&format!("\"{licence}\"")), "{licence}");
        }
    }
}

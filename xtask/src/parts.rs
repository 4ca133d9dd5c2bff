//! The parts that others made: their licences and where they come from.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use crate::{advisories, root};

/// Check the licences and the sources of all parts that others made, of the program and of the browser client.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// A copy of the database `rustsec/advisory-db`, so that known faults are looked for too.
    #[arg(long)]
    advisories: Option<PathBuf>,
    /// Ask npm's registry for known faults of the client's libraries too.
    #[arg(long)]
    audit: bool,
}

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
const OF_THE_CLIENT: [&str; 7] = [
    "@fluent/bundle",
    "@fontsource/alegreya-sans",
    "@fontsource/spectral",
    "@noble/ciphers",
    // Svelte brings it along.
    "clsx",
    "svelte",
    "uqr",
];

/// A part that someone else made.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Part {
    pub(crate) name: String,
    pub(crate) version: String,
    pub(crate) licence: String,
    /// Where its files are.
    pub(crate) folder: PathBuf,
    /// Where it was published: `cargo`, `npm`, or elsewhere (`generic`).
    pub(crate) kind: &'static str,
    /// The text of its licence, if that is not in its folder.
    pub(crate) text: Option<String>,
}

impl Part {
    /// The texts of its licences.
    pub(crate) fn texts(&self) -> Vec<String> {
        self.text.clone().map_or_else(|| texts(&self.folder), |it| vec![it])
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), String> {
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
    if let Some(database) = &arguments.advisories {
        advisories::check(database)?;
    }
    if arguments.audit { audit() } else { Ok(()) }
}

/// What npm's registry knows against the client's libraries, and against those that build it.
fn audit() -> Result<(), String> {
    let asked = Command::new("npm").args(["audit", "--audit-level=high"]).current_dir(root()).status();
    match asked {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err("npm names known faults, or its registry gave no answer.".to_string()),
        Err(why) => Err(format!("npm could not be started: {why}.")),
    }
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
            text: None,
        });
    }
    Ok(parts.into_iter().collect())
}

/// What the compiler puts into every program: Rust's own library, and the C library that the program is linked with.
pub(crate) fn of_the_toolchain(target: &str) -> Result<Vec<Part>, String> {
    let said = |arguments: &[&str]| -> Result<String, String> {
        let said = Command::new("rustc").args(arguments).current_dir(root()).output();
        let said = said.map_err(|why| format!("rustc could not be started: {why}."))?;
        Ok(String::from_utf8_lossy(&said.stdout).trim().to_string())
    };
    let version = said(&["--version"])?.split_whitespace().nth(1).unwrap_or_default().to_string();
    let folder = PathBuf::from(said(&["--print", "sysroot"])?).join("share/doc/rust");
    let file = folder.join("COPYRIGHT-library.html");
    let page = fs::read_to_string(&file).map_err(|why| {
        format!("{} has the licences of Rust's own library, and cannot be read: {why}.", file.display())
    })?;
    let mut parts = vec![Part {
        name: "rust-std".to_string(),
        version,
        licence: "MIT OR Apache-2.0".to_string(),
        folder,
        kind: "generic",
        text: Some(words_of(&page)),
    }];
    if target.ends_with("-musl") {
        // Debian's package has the whole of it; elsewhere what it comes down to.
        let text = fs::read_to_string("/usr/share/doc/musl/copyright").unwrap_or_else(|_| MUSL.to_string());
        let (name, licence) = ("musl".to_string(), "MIT".to_string());
        let (version, folder) = ("1.2".to_string(), PathBuf::new());
        parts.push(Part { name, version, licence, folder, kind: "generic", text: Some(text) });
    }
    Ok(parts)
}

/// The licence of musl.
const MUSL: &str = "musl as a whole is licensed under the following standard MIT license:

Copyright \u{a9} 2005-2020 Rich Felker, et al.

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the
\"Software\"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish,
distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to
the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED \"AS IS\", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY
CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE
SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
";

/// What a page says, without how it looks.
fn words_of(page: &str) -> String {
    let mut text = String::new();
    for (i, part) in page.split('<').enumerate() {
        let words = if i == 0 { part } else { part.split_once('>').map_or("", |it| it.1) };
        text.push_str(words);
    }
    let names = [
        ("&lt;", "<"),
        ("&#60;", "<"),
        ("&#62;", ">"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&#34;", "\""),
        ("&#39;", "'"),
        ("&amp;", "&"),
    ];
    let text = names.iter().fold(text, |text, (name, letter)| text.replace(name, letter));
    let mut lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.dedup_by(|a, b| a.is_empty() && b.is_empty());
    lines.join("\n")
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
        text: None,
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

/// The texts of the licences in a folder.
fn texts(folder: &Path) -> Vec<String> {
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
    fn what_the_compiler_adds_is_named_with_its_licences() {
        let names = |target| -> Vec<String> {
            of_the_toolchain(target).expect("rustc is there").into_iter().map(|it| it.name).collect()
        };
        assert_eq!(names("x86_64-unknown-linux-gnu"), ["rust-std"]);
        assert_eq!(names("x86_64-unknown-linux-musl"), ["rust-std", "musl"]);
        for part in of_the_toolchain("x86_64-unknown-linux-musl").expect("rustc is there") {
            assert!(is_allowed(&part.licence), "{}", part.licence);
            let text = part.texts().concat();
            assert!(text.contains("Permission is hereby granted") && !text.contains("</"), "{}", part.name);
            assert!(part.version.starts_with("1."), "{}", part.version);
        }
        assert_eq!(words_of("<p>a &amp; <b>b</b>\n\n\n</p>&lt;c&gt;"), "a & b\n\n<c>");
    }

    /// The files of the client, without their tests.
    fn client_files(folder: &Path, files: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            let (path, name) = (entry.path(), entry.file_name().to_string_lossy().to_string());
            match path.is_dir() {
                true if name == "e2e" => (),
                true => client_files(&path, files),
                false if name.contains(".test.") => (),
                false => {
                    if [".ts", ".svelte"].iter().any(|it| name.ends_with(it)) {
                        files.push(path);
                    }
                }
            }
        }
    }

    /// What the client imports by name and not by path.
    fn imported(text: &str) -> impl Iterator<Item = &str> {
        let names = text.split("from \"").skip(1).chain(text.split("import(\"").skip(1));
        let names = names.filter_map(|it| it.split_once('"')).map(|it| it.0);
        names.filter(|it| !it.starts_with(['.', '$']) && !it.starts_with("node:"))
    }

    #[test]
    fn every_library_that_the_client_imports_is_a_part() {
        let mut files = Vec::new();
        client_files(&root().join("web/src"), &mut files);
        for game in crate::games::names() {
            client_files(&crate::games::path(&game, "web"), &mut files);
        }
        let mut n = 0;
        for file in files {
            let text = fs::read_to_string(&file).expect("it can be read");
            for name in imported(&text) {
                let is_part = |part: &str| {
                    name.strip_prefix(part).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
                };
                assert!(OF_THE_CLIENT.into_iter().any(is_part), "{}: {name}", file.display());
                n += 1;
            }
        }
        assert!(20 < n, "{n}");
    }

    #[test]
    fn cargo_deny_is_told_the_same_licences() {
        let told = fs::read_to_string(root().join("deny.toml")).expect("it is there");
        for licence in ALLOWED {
            assert!(told.contains(&format!("\"{licence}\"")), "{licence}");
        }
    }
}

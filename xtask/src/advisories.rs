//! Known faults of the parts that others made, out of a stored copy of RustSec's database.

use std::{cmp::Ordering, collections::BTreeMap, fs, path::Path};

use crate::root;

/// What is known against a part: one file of the database.
#[derive(Debug, Default)]
struct Advisory {
    id: String,
    package: String,
    /// What it is if it is no hole: `unmaintained`, `unsound` or `notice`.
    informational: Option<String>,
    /// It has turned out to be wrong.
    is_withdrawn: bool,
    /// Which versions are fine: those that were mended, and those that never had it.
    fine: Vec<String>,
    title: String,
}

impl Advisory {
    /// Reads the head of a file: a few keys between two fences, and then a title.
    fn read(text: &str) -> Option<Advisory> {
        let (head, rest) = text.strip_prefix("```toml")?.split_once("\n```")?;
        let mut it = Advisory::default();
        let mut section = "";
        let mut lines = head.lines();
        while let Some(line) = lines.next() {
            let line = line.trim();
            if line.starts_with('[') {
                section = line;
                continue;
            }
            let Some((key, value)) = line.split_once('=') else { continue };
            let mut value = value.trim().to_string();
            while value.starts_with('[') && !value.contains(']') {
                value.push_str(lines.next()?);
            }
            match (section, key.trim()) {
                ("[advisory]", "id") => it.id = quoted(&value).next()?.to_string(),
                ("[advisory]", "package") => it.package = quoted(&value).next()?.to_string(),
                ("[advisory]", "informational") => {
                    it.informational = quoted(&value).next().map(str::to_string);
                }
                ("[advisory]", "withdrawn") => it.is_withdrawn = true,
                ("[versions]", "patched" | "unaffected") => {
                    it.fine.extend(quoted(&value).map(str::to_string));
                }
                _ => (),
            }
        }
        let title = rest.lines().find_map(|it| it.strip_prefix("# "));
        it.title = title.unwrap_or_default().trim().to_string();
        (!it.id.is_empty() && !it.package.is_empty()).then_some(it)
    }

    /// Whether it speaks of this version. A range that cannot be read excuses nothing.
    fn concerns(&self, version: &str) -> bool {
        !self.is_withdrawn && !self.fine.iter().any(|it| is_in(version, it).unwrap_or(false))
    }

    /// Whether nothing may be built with it. That a part has lost its author is worth knowing, and no more.
    fn is_grave(&self) -> bool {
        matches!(self.informational.as_deref(), None | Some("unsound"))
    }
}

/// The texts between quotation marks.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('"').skip(1).step_by(2)
}

/// Checks every part that the lock file names against a checked-out copy of <https://github.com/rustsec/advisory-db>.
pub(crate) fn check(database: &Path) -> Result<(), String> {
    let read = |path: &Path| {
        fs::read_to_string(path).map_err(|why| format!("{} cannot be read: {why}.", path.display()))
    };
    let lock = read(&root().join("Cargo.lock"))?;
    let (mut grave, mut n) = (Vec::new(), 0);
    for (name, versions) in locked(&lock) {
        let folder = database.join("crates").join(&name);
        for file in fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = file.path();
            let Some(advisory) = Advisory::read(&read(&path)?) else {
                return Err(format!("{} is no advisory that can be read.", path.display()));
            };
            n += 1;
            for version in versions.iter().filter(|it| advisory.concerns(it)) {
                let kind = advisory.informational.as_deref().unwrap_or("vulnerable");
                let line = format!("{name} {version}: {kind}: {} {}", advisory.id, advisory.title);
                match advisory.is_grave() {
                    true => grave.push(line),
                    false => println!("To know: {line}"),
                }
            }
        }
    }
    // An empty folder must not pass for a clean bill of health.
    if n == 0 {
        return Err(format!(
            "{} has no advisory about any part of ours: is it the database?",
            database.display()
        ));
    }
    match grave.is_empty() {
        true => {
            println!("{n} advisories about our parts, none of them about the versions in use.");
            Ok(())
        }
        false => Err(format!("These parts have known faults:\n{}", grave.join("\n"))),
    }
}

/// The parts in a lock file, with their versions.
fn locked(lock: &str) -> BTreeMap<String, Vec<String>> {
    let mut parts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut name = "";
    for line in lock.lines() {
        let value = |key: &str| line.strip_prefix(key).and_then(|it| quoted(it).next());
        if let Some(it) = value("name = ") {
            name = it;
        } else if let Some(version) = value("version = ").filter(|_| !name.is_empty()) {
            parts.entry(name.to_string()).or_default().push(version.to_string());
            name = "";
        }
    }
    parts
}

/// Three numbers, and what stands behind a hyphen, without which a version is later.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Version([u64; 3], Option<String>);

impl Version {
    /// Reads a version, and how many of its numbers were given.
    fn read(text: &str) -> Option<(Version, usize)> {
        let text = text.trim().split('+').next()?;
        let (numbers, rest) = match text.split_once('-') {
            Some((numbers, rest)) => (numbers, Some(rest.to_string())),
            None => (text, None),
        };
        let mut version = Version([0; 3], rest);
        let mut n = 0;
        for number in numbers.split('.') {
            *version.0.get_mut(n)? = number.parse().ok()?;
            n += 1;
        }
        Some((version, n))
    }
}

impl Ord for Version {
    fn cmp(&self, other: &Version) -> Ordering {
        let before = |it: &Version| it.1.is_none();
        self.0.cmp(&other.0).then_with(|| match (&self.1, &other.1) {
            (Some(a), Some(b)) => before_releases(a, b),
            _ => before(self).cmp(&before(other)),
        })
    }
}

impl PartialOrd for Version {
    fn partial_cmp(&self, other: &Version) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// Compares such as `alpha.9` and `alpha.10`: numbers as numbers.
fn before_releases(a: &str, b: &str) -> Ordering {
    let parts = |it: &str| -> Vec<Result<u64, String>> {
        it.split('.').map(|it| it.parse().map_err(|_| it.to_string())).collect()
    };
    // `Ok` is less than `Err`, as numbers are less than words.
    parts(a).cmp(&parts(b))
}

/// Whether a version is in a range such as `>= 1.2, < 2`; nothing if one of the two cannot be read.
fn is_in(version: &str, range: &str) -> Option<bool> {
    let (version, _) = Version::read(version)?;
    let mut all = true;
    for part in range.split(',') {
        let part = part.trim();
        let end = part.find(|it: char| it.is_ascii_digit())?;
        let (sign, number) = part.split_at(end);
        let (bound, n) = Version::read(number)?;
        all &= match sign.trim() {
            ">=" => bound <= version,
            ">" => bound < version,
            "<=" => version <= bound,
            "<" => version < bound,
            "=" => version == bound,
            "" | "^" => bound <= version && version < after(&bound, first_that_counts(&bound, n)),
            "~" => bound <= version && version < after(&bound, if n == 1 { 0 } else { 1 }),
            _ => return None,
        };
    }
    Some(all)
}

/// The first number of a version that is not 0, as far as it was given: what may not change.
fn first_that_counts(version: &Version, n: usize) -> usize {
    version.0[..n].iter().position(|it| *it != 0).unwrap_or(n.max(1) - 1)
}

/// The first version in which this number is greater.
fn after(version: &Version, i: usize) -> Version {
    let mut next = Version([0; 3], None);
    next.0[..=i].copy_from_slice(&version.0[..=i]);
    next.0[i] += 1;
    next
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_is_in_a_range() {
        for (version, range) in [
            ("1.2.3", ">= 1.2.3"),
            ("1.2.4", "> 1.2.3"),
            ("0.9.0", "< 1"),
            ("1.5.0", ">= 1.2, < 2"),
            ("1.5.0", "<2, >=1.2"),
            ("1.5.0", "^1.2"),
            ("0.2.9", "0.2.3"),
            ("1.2.9", "~1.2.3"),
            ("1.0.0", "> 1.0.0-rc.2"),
            ("1.0.0-alpha.10", ">= 1.0.0-alpha.9"),
            ("0.15.0+wasi-0.2.9", "= 0.15.0"),
            ("0.0.7", "^0.0"),
        ] {
            assert_eq!(is_in(version, range), Some(true), "{version} {range}");
        }
        for (version, range) in [
            ("1.2.2", ">= 1.2.3"),
            ("2.0.0", "^1.2"),
            ("0.3.0", "^0.2.3"),
            ("0.0.8", "^0.0.7"),
            ("1.3.0", "~1.2.3"),
            ("1.0.0-rc.1", ">= 1.0.0"),
        ] {
            assert_eq!(is_in(version, range), Some(false), "{version} {range}");
        }
        assert_eq!(is_in("1.0.0", "whatever it is"), None);
    }

    #[test]
    fn an_advisory_concerns_what_is_not_mended() {
        let file = "```toml\n[advisory]\nid = \"RUSTSEC-2020-0001\"\npackage = \"dice\"\n\n[affected.functions]\n\
                    \"dice::roll\" = [\"< 1.2\"]\n[versions]\npatched = [\n  \">= 1.2.0\",\n  \"^1.1.7\"]\nunaffected = [\"< 1.0\"]\n```\n\n\
                    # Always a twelve\n";
        let it = Advisory::read(file).expect("it can be read");
        assert_eq!((it.id.as_str(), it.title.as_str()), ("RUSTSEC-2020-0001", "Always a twelve"));
        assert!(it.is_grave());
        let concerned: Vec<&str> = ["0.9.0", "1.0.0", "1.1.6", "1.1.7", "1.2.0", "2.0.0"]
            .into_iter()
            .filter(|v| it.concerns(v))
            .collect();
        assert_eq!(concerned, ["1.0.0", "1.1.6"]);
        let old = file.replace("[versions]", "withdrawn = \"2021-01-01\"\n[versions]");
        assert!(
            Advisory::read(&old).expect("it can be read").concerns("1.0.0"),
            "that key was in another section"
        );
        let old = file.replace("package =", "withdrawn = \"2021-01-01\"\npackage =");
        assert!(!Advisory::read(&old).expect("it can be read").concerns("1.0.0"));
        let left = file.replace("package =", "informational = \"unmaintained\"\npackage =");
        assert!(!Advisory::read(&left).expect("it can be read").is_grave());
        assert!(Advisory::read("# no head").is_none());
    }

    #[test]
    fn a_lock_file_may_name_a_part_twice() {
        let lock = "version = 4\n\n[[package]]\nname = \"syn\"\nversion = \"2.0.1\"\n\n[[package]]\nname = \"syn\"\nversion = \"3.0.9\"\n";
        assert_eq!(locked(lock)["syn"], ["2.0.1", "3.0.9"]);
    }
}

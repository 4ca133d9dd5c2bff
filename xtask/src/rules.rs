//! Which rules of the catalogues have a test. A test names the id that it proves: `aa_mov_2_...` proves AA-MOV-2.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

/// Chapters that are implemented; others would be listed, but would be no fault.
const IMPLEMENTED: [&str; 10] =
    ["AA-SET", "AA-MOV", "AA-FAC", "AA-INT", "AA-ATK", "AA-CMB", "AA-MON", "AA-VIC", "AA-MIS", "AA-AUT"];

pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let ids = ids_of(&root.join("rules/aces-and-armor.md"))?;
    let mut tests: BTreeMap<String, usize> = BTreeMap::new();
    count_tests(&root.join("crates"), &mut tests)?;
    let n_tests = |id: &str| -> usize {
        let prefix = format!("{}_", id.to_lowercase().replace('-', "_"));
        tests.iter().filter(|it| it.0.starts_with(&prefix)).map(|it| it.1).sum()
    };
    let implemented = |id: &str| IMPLEMENTED.iter().any(|it| id.starts_with(&format!("{it}-")));
    let due: Vec<&String> = ids.iter().filter(|it| implemented(it)).collect();
    let missing: Vec<&String> = due.iter().copied().filter(|it| n_tests(it) == 0).collect();
    if arguments.iter().any(|it| it == "--all") {
        for id in &ids {
            println!("{id:<14} {:>3} tests", n_tests(id));
        }
    }
    println!(
        "{} rules of Aces & Armor, {} due, {} of them without a test.",
        ids.len(),
        due.len(),
        missing.len()
    );
    match missing.is_empty() {
        true => Ok(()),
        false => {
            let list: Vec<&str> = missing.iter().map(|it| it.as_str()).collect();
            Err(format!("Without a test: {}", list.join(" ")))
        }
    }
}

/// The ids that head the entries of a catalogue.
fn ids_of(catalogue: &Path) -> Result<Vec<String>, String> {
    let text = fs::read_to_string(catalogue).map_err(|why| format!("{}: {why}", catalogue.display()))?;
    let ids = text.lines().filter_map(|line| {
        let id = line.strip_prefix("- ")?.split_whitespace().next()?;
        id.starts_with("AA-").then(|| id.to_string())
    });
    Ok(ids.collect())
}

/// Counts the test functions below a folder by their names.
fn count_tests(folder: &Path, tests: &mut BTreeMap<String, usize>) -> Result<(), String> {
    let unreadable = |why| format!("{}: {why}", folder.display());
    let entries = fs::read_dir(folder).map_err(unreadable)?;
    let paths: Result<Vec<PathBuf>, _> = entries.map(|it| it.map(|it| it.path())).collect();
    for path in paths.map_err(unreadable)? {
        if path.is_dir() {
            count_tests(&path, tests)?;
        } else if path.extension().is_some_and(|it| it == "rs") {
            let text = fs::read_to_string(&path).map_err(|why| format!("{}: {why}", path.display()))?;
            let mut is_test = false;
            for line in text.lines().map(str::trim) {
                let name = line.strip_prefix("fn ").and_then(|it| it.split('(').next());
                if let (true, Some(name)) = (is_test, name) {
                    *tests.entry(name.to_string()).or_default() += 1;
                }
                is_test = line == "#[test]" || (is_test && line.starts_with("#["));
            }
        }
    }
    Ok(())
}

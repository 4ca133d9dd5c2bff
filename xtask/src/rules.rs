//! Which rules of the catalogues have a test. A test names the id that it proves: `aa_mov_2_...` proves AA-MOV-2.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

/// A game, its catalogue, and the chapters that are implemented; others are listed, but are no fault.
struct Catalogue {
    game: &'static str,
    file: &'static str,
    chapters: &'static [&'static str],
    /// Rules of those chapters that wait for another one.
    later: &'static [&'static str],
}

const CATALOGUES: [Catalogue; 2] = [
    Catalogue {
        game: "Aces & Armor",
        file: "games/aces/catalogue.md",
        chapters: &[
            "AA-SET", "AA-MOV", "AA-FAC", "AA-INT", "AA-ATK", "AA-CMB", "AA-MON", "AA-VIC", "AA-MIS",
            "AA-AUT",
        ],
        later: &[],
    },
    Catalogue {
        game: "Sergeants",
        file: "games/sergeants/catalogue.md",
        chapters: &[
            "SM-MAP", "SM-GEO", "SM-SOL", "SM-ACT", "SM-STO", "SM-SCN", "SM-ORD", "SM-TRN", "SM-INI",
            "SM-LOK", "SM-HID", "SM-MOV", "SM-MEL", "SM-PRI", "SM-SHT", "SM-VIC", "SM-SPC", "SM-MED",
            "SM-OFF", "SM-TEA", "SM-CHK", "SM-MRK",
        ],
        later: &[],
    },
];

pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut tests: BTreeMap<String, usize> = BTreeMap::new();
    for folder in ["crates", "games"] {
        count_tests(&root.join(folder), &mut tests)?;
    }
    let all = arguments.iter().any(|it| it == "--all");
    let mut missing = Vec::new();
    for catalogue in &CATALOGUES {
        missing.extend(catalogue.untested(&root, &tests, all)?);
    }
    match missing.is_empty() {
        true => Ok(()),
        false => Err(format!("Without a test: {}", missing.join(" "))),
    }
}

impl Catalogue {
    /// The rules that are due and have no test.
    fn untested(
        &self,
        root: &Path,
        tests: &BTreeMap<String, usize>,
        all: bool,
    ) -> Result<Vec<String>, String> {
        let ids = ids_of(&root.join(self.file))?;
        let n_tests = |id: &str| -> usize {
            let prefix = format!("{}_", id.to_lowercase().replace('-', "_"));
            tests.iter().filter(|it| it.0.starts_with(&prefix)).map(|it| it.1).sum()
        };
        if all {
            for id in &ids {
                println!("{id:<14} {:>3} tests", n_tests(id));
            }
        }
        let due: Vec<&String> = ids.iter().filter(|it| self.is_due(it)).collect();
        let missing: Vec<String> =
            due.iter().filter(|it| n_tests(it) == 0).map(|it| it.to_string()).collect();
        let (n_all, n_due, n_missing) = (ids.len(), due.len(), missing.len());
        println!("{n_all} rules of {}, {n_due} due, {n_missing} of them without a test.", self.game);
        Ok(missing)
    }

    fn is_due(&self, id: &str) -> bool {
        let chapter = self.chapters.iter().any(|it| id.starts_with(&format!("{it}-")));
        chapter && !self.later.contains(&id)
    }
}

/// The ids that head the entries of a catalogue.
fn ids_of(catalogue: &Path) -> Result<Vec<String>, String> {
    let text = fs::read_to_string(catalogue).map_err(|why| format!("{}: {why}", catalogue.display()))?;
    let ids = text.lines().filter_map(|line| {
        let id = line.strip_prefix("- ")?.split_whitespace().next()?;
        (id.starts_with("AA-") || id.starts_with("SM-")).then(|| id.to_string())
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

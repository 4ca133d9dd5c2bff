//! Which rules of the catalogues have a test. A test names the id that it proves: `aa_mov_2_...` proves AA-MOV-2.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use crate::games;

/// List the rules without a test.
#[derive(clap::Args, Default)]
pub(crate) struct Arguments {
    /// List the others too.
    #[arg(long)]
    all: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), String> {
    let mut missing = Vec::new();
    for game in games::names() {
        let mut tests = BTreeMap::new();
        count_tests(&games::path(&game, ""), &mut tests)?;
        missing.extend(untested(&game, &tests, arguments.all)?);
    }
    match missing.is_empty() {
        true => Ok(()),
        false => Err(format!("Without a test: {}", missing.join(" "))),
    }
}

/// The rules of a game's catalogue that have no test.
fn untested(game: &str, tests: &BTreeMap<String, usize>, all: bool) -> Result<Vec<String>, String> {
    let ids = ids_of(&games::path(game, "catalogue.md"))?;
    let n_tests = |id: &str| -> usize {
        let prefix = format!("{}_", id.to_lowercase().replace('-', "_"));
        tests.iter().filter(|it| it.0.starts_with(&prefix)).map(|it| it.1).sum()
    };
    if all {
        for id in &ids {
            println!("{id:<14} {:>3} tests", n_tests(id));
        }
    }
    let missing: Vec<String> = ids.iter().filter(|it| n_tests(it) == 0).cloned().collect();
    println!("{} rules of {game}, {} of them without a test.", ids.len(), missing.len());
    Ok(missing)
}

/// The ids that head the entries of a catalogue: capitals and numbers, such as AA-MOV-2.
fn ids_of(catalogue: &Path) -> Result<Vec<String>, String> {
    let text = fs::read_to_string(catalogue).map_err(|why| format!("{}: {why}", catalogue.display()))?;
    let ids = text.lines().filter_map(|line| {
        let id = line.strip_prefix("- ")?.split_whitespace().next()?;
        let is_id = id.contains('-')
            && id.ends_with(|it: char| it.is_ascii_digit())
            && id.chars().all(|it| it.is_ascii_uppercase() || it.is_ascii_digit() || it == '-');
        is_id.then(|| id.to_string())
    });
    let ids: Vec<String> = ids.collect();
    match ids.is_empty() {
        true => Err(format!("{} has no rules.", catalogue.display())),
        false => Ok(ids),
    }
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

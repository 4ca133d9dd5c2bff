//! Breaks the rules of a game one small change at a time, and counts which changes its rule tests notice.
//!
//! Building a crate for each change would take hours. So a copy of the repository gets many changes at once, each behind a switch that is asked
//! when the program runs, and the tests are run once for each. `cargo xtask mutants` calls this program.

mod build;
mod find;
mod plant;
mod trial;

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    process::ExitCode,
};

use clap::Parser;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use table::{Chance, Shuffler};

use crate::{
    build::{Built, Tree},
    find::Mutant,
    trial::{Trial, Verdict},
};

/// Break the rules one small change at a time, and count which changes the rule tests notice.
///
/// A game says in its rules' Cargo.toml which of its files are broken and which tests are to notice:
/// [package.metadata.mutants] files = ["src/rules"], tests = ["rules"].
#[derive(Parser)]
#[command(name = "cargo xtask mutants", bin_name = "cargo xtask mutants")]
struct Arguments {
    /// Break this game only.
    #[arg(long)]
    only: Option<String>,
    /// How many changes to try in each game, drawn at random.
    #[arg(long, default_value_t = 150)]
    sample: usize,
    /// Try every change.
    #[arg(long, conflicts_with = "sample")]
    all: bool,
    /// Another seed draws another sample.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Only files whose path contains this.
    #[arg(long)]
    file: Option<String>,
    /// List the changes and try none.
    #[arg(long)]
    list: bool,
}

/// A mutant and the file it is in, below the folder of the rules.
struct Sited {
    file: PathBuf,
    mutant: Mutant,
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &Arguments) -> Result<(), String> {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let games = build::games(root)?;
    if let Some(only) = arguments.only.as_ref().filter(|only| games.iter().all(|it| it.name != **only)) {
        let names: Vec<&str> = games.iter().map(|it| it.name.as_str()).collect();
        return Err(format!("There is no game \"{only}\" to break; there are {}.", names.join(", ")));
    }
    for game in games.iter().filter(|it| arguments.only.as_ref().is_none_or(|only| it.name == *only)) {
        let sources = sources(&game.folder, &game.files)?;
        let found = all_mutants(&sources, arguments.file.as_deref())?;
        let n_found = found.len();
        let drawn = if arguments.all { found } else { sample(found, arguments.sample, arguments.seed) };
        println!("{}: {} changes found, {} drawn.", game.name, n_found, drawn.len());
        if arguments.list {
            drawn.iter().for_each(|it| println!("{}", describe(it, &sources)));
            continue;
        }
        let tree = Tree::copy(root, game)?;
        report(&try_all(&tree, &drawn, &sources)?, &drawn, &sources);
    }
    Ok(())
}

/// The text of every file that is broken, by its path below the folder of the rules.
fn sources(folder: &Path, files: &[String]) -> Result<BTreeMap<PathBuf, String>, String> {
    let mut sources = BTreeMap::new();
    let mut pending: Vec<PathBuf> = files.iter().map(|it| folder.join(it)).collect();
    while let Some(path) = pending.pop() {
        let unreadable = |why| format!("{}: {why}", path.display());
        if path.is_dir() {
            for entry in fs::read_dir(&path).map_err(unreadable)? {
                pending.push(entry.map_err(unreadable)?.path());
            }
        } else if path.extension().is_some_and(|it| it == "rs") {
            let text = fs::read_to_string(&path).map_err(unreadable)?;
            let below = path.strip_prefix(folder).expect("the file is below the folder").to_path_buf();
            sources.insert(below, text);
        }
    }
    Ok(sources)
}

fn all_mutants(sources: &BTreeMap<PathBuf, String>, only: Option<&str>) -> Result<Vec<Sited>, String> {
    let mut all = Vec::new();
    for (file, text) in sources {
        if only.is_some_and(|it| !file.to_string_lossy().contains(it)) {
            continue;
        }
        let found = find::mutants(text).map_err(|why| format!("{}: {why}", file.display()))?;
        all.extend(found.into_iter().map(|mutant| Sited { file: file.clone(), mutant }));
    }
    Ok(all)
}

/// `n` of the mutants, drawn at random, in the order of the files.
fn sample(mut mutants: Vec<Sited>, n: usize, seed: u64) -> Vec<Sited> {
    let mut chance = Shuffler::new(seed);
    for i in 0..n.min(mutants.len()) {
        let other = i + chance.below((mutants.len() - i) as u32) as usize;
        mutants.swap(i, other);
    }
    mutants.truncate(n);
    mutants.sort_by(|a, b| {
        (&a.file, a.mutant.at.start, a.mutant.at.end).cmp(&(&b.file, b.mutant.at.start, b.mutant.at.end))
    });
    mutants
}

/// Plants, builds and tries all mutants. Their verdicts, in the order of the mutants.
fn try_all(
    tree: &Tree,
    mutants: &[Sited],
    sources: &BTreeMap<PathBuf, String>,
) -> Result<Vec<Verdict>, String> {
    let mut verdicts = vec![Verdict::DoesNotBuild; mutants.len()];
    let bar = ProgressBar::new(mutants.len() as u64);
    bar.set_style(ProgressStyle::with_template("{bar:30} {pos}/{len} {msg}").expect("a template"));
    for group in groups(mutants) {
        bar.set_message("building");
        let Built { programs, numbers } = tree.build(mutants, group, sources)?;
        let trial = Trial::begin(programs, tree.rules())?;
        bar.set_message(format!("{:.1} s without a change", trial.took().as_secs_f32()));
        let tried: Vec<(usize, Verdict)> = numbers
            .into_par_iter()
            .map(|number| {
                let verdict = trial.judge(Some(number), chapter(&mutants[number].file));
                bar.inc(1);
                (number, verdict)
            })
            .collect();
        for (number, verdict) in tried {
            verdicts[number] = verdict;
        }
    }
    bar.finish_and_clear();
    Ok(verdicts)
}

/// The chapter of a file of rules, which its tests are named after: the file's name, or that of its folder.
fn chapter(file: &Path) -> Option<&str> {
    match file.file_stem()?.to_str()? {
        "mod" => file.parent()?.file_name()?.to_str(),
        stem => Some(stem),
    }
}

/// The numbers of the mutants, in groups that one build can hold.
fn groups(mutants: &[Sited]) -> Vec<Vec<usize>> {
    let mut groups: Vec<Vec<usize>> = Vec::new();
    let mut by_file: BTreeMap<&Path, Vec<(usize, &Mutant)>> = BTreeMap::new();
    for (number, it) in mutants.iter().enumerate() {
        by_file.entry(&it.file).or_default().push((number, &it.mutant));
    }
    for in_file in by_file.values() {
        for (i, group) in plant::groups(in_file).into_iter().enumerate() {
            if groups.len() <= i {
                groups.push(Vec::new());
            }
            groups[i].extend(group.into_iter().map(|it| it.0));
        }
    }
    groups
}

fn report(verdicts: &[Verdict], mutants: &[Sited], sources: &BTreeMap<PathBuf, String>) {
    let count = |wanted: Verdict| verdicts.iter().filter(|it| **it == wanted).count();
    let (failed, hung, missed) = (count(Verdict::Noticed), count(Verdict::Hung), count(Verdict::Missed));
    let (caught, tried) = (failed + hung, failed + hung + missed);
    for (verdict, it) in verdicts.iter().zip(mutants) {
        if *verdict == Verdict::Missed {
            println!("missed {}", describe(it, sources));
        }
    }
    let share = 100.0 * caught as f64 / tried.max(1) as f64;
    println!(
        "{caught} of {tried} changes noticed ({share:.1} %), {hung} of them by a test that did not end; {} did not build.",
        count(Verdict::DoesNotBuild)
    );
}

fn describe(it: &Sited, sources: &BTreeMap<PathBuf, String>) -> String {
    let change = it.mutant.describe(&sources[&it.file]);
    format!("{}:{} {}: {change}", it.file.display(), it.mutant.line, it.mutant.function)
}

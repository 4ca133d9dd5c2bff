//! A copy of the repository in which mutants are planted and built.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use serde_json::Value;

use crate::{Sited, plant};

/// A game that says which files of its rules are to be broken.
pub(crate) struct Game {
    pub(crate) name: String,
    /// The folder of its rules.
    pub(crate) folder: PathBuf,
    pub(crate) files: Vec<String>,
    /// The test programs that are to notice.
    pub(crate) tests: Vec<String>,
}

/// The games whose rules have `[package.metadata.mutants]`.
pub(crate) fn games(root: &Path) -> Result<Vec<Game>, String> {
    let output = cargo(root).args(["metadata", "--no-deps", "--format-version", "1"]).output();
    let output = output.map_err(|why| format!("cargo could not be started: {why}."))?;
    let metadata: Value =
        serde_json::from_slice(&output.stdout).map_err(|why| format!("cargo metadata: {why}"))?;
    let packages = metadata["packages"].as_array().into_iter().flatten();
    let games = packages.filter_map(|package| {
        let mutants = &package["metadata"]["mutants"];
        let texts = |key: &str| -> Option<Vec<String>> {
            Some(mutants[key].as_array()?.iter().filter_map(|it| it.as_str().map(str::to_string)).collect())
        };
        let (files, tests) = (texts("files")?, texts("tests")?);
        let folder = Path::new(package["manifest_path"].as_str()?).parent()?.to_path_buf();
        Some(Game { name: package["name"].as_str()?.to_string(), folder, files, tests })
    });
    Ok(games.collect())
}

/// The copy.
pub(crate) struct Tree {
    folder: PathBuf,
    game: String,
    tests: Vec<String>,
    /// The folder of the rules, below the copy.
    rules: PathBuf,
}

/// Programs of rule tests with mutants in them.
pub(crate) struct Built {
    pub(crate) programs: Vec<PathBuf>,
    /// The mutants that compile.
    pub(crate) numbers: Vec<usize>,
}

/// After so many builds in which some mutant does not compile, something else is wrong.
const MAX_BUILDS: usize = 25;

impl Tree {
    /// Copies what is in the repository or could be.
    pub(crate) fn copy(root: &Path, game: &Game) -> Result<Tree, String> {
        let folder = root.join("target/mutants/tree");
        let listed = Command::new("git")
            .args(["ls-files", "--cached", "--others", "--exclude-standard"])
            .current_dir(root)
            .output();
        let listed = listed.map_err(|why| format!("git could not be started: {why}."))?;
        for file in String::from_utf8_lossy(&listed.stdout).lines() {
            copy_if_changed(&root.join(file), &folder.join(file))?;
        }
        let top = fs::canonicalize(root).map_err(|why| format!("{}: {why}", root.display()))?;
        let rules = folder
            .join(game.folder.strip_prefix(&top).map_err(|_| "The rules are outside of the repository.")?);
        Ok(Tree { folder, game: game.name.clone(), tests: game.tests.clone(), rules })
    }

    pub(crate) fn rules(&self) -> &Path {
        &self.rules
    }

    /// Builds the rule tests with a group of mutants, leaving out those that do not compile.
    pub(crate) fn build(
        &self,
        mutants: &[Sited],
        mut numbers: Vec<usize>,
        sources: &BTreeMap<PathBuf, String>,
    ) -> Result<Built, String> {
        for _ in 0..MAX_BUILDS {
            let places = self.plant(mutants, &numbers, sources)?;
            match self.compile()? {
                Ok(programs) => return Ok(Built { programs, numbers }),
                Err(errors) => {
                    let culprits: Vec<usize> = errors.iter().filter_map(|it| it.culprit(&places)).collect();
                    if culprits.is_empty() {
                        let texts: Vec<&str> = errors.iter().map(|it| it.text.as_str()).collect();
                        return Err(format!(
                            "The rules do not compile, and no change explains it:\n{}",
                            texts.join("\n")
                        ));
                    }
                    numbers.retain(|it| !culprits.contains(it));
                }
            }
        }
        Err(format!("After {MAX_BUILDS} builds some change still does not compile."))
    }

    /// Writes the sources with the mutants in them. Returns where each is.
    fn plant(
        &self,
        mutants: &[Sited],
        numbers: &[usize],
        sources: &BTreeMap<PathBuf, String>,
    ) -> Result<Vec<Place>, String> {
        let mut places = Vec::new();
        for (file, text) in sources {
            let within = numbers.iter().filter(|it| mutants[**it].file == *file);
            let within: Vec<_> = within.map(|it| (*it, &mutants[*it].mutant)).collect();
            let planted = plant::plant(text, &within);
            write_if_changed(&self.rules.join(file), &planted.text)?;
            let ranges = planted.places.into_iter();
            places.extend(ranges.map(|(range, number)| Place { file: file.clone(), range, number }));
        }
        let crate_root = self.rules.join("src/lib.rs");
        let text =
            fs::read_to_string(&crate_root).map_err(|why| format!("{}: {why}", crate_root.display()))?;
        if !text.contains("pub mod mutant {") {
            write_if_changed(&crate_root, &format!("{text}{}", plant::SWITCH))?;
        }
        Ok(places)
    }

    /// The programs of the rule tests, or the compiler's errors.
    fn compile(&self) -> Result<Result<Vec<PathBuf>, Vec<Fault>>, String> {
        let mut command = cargo(&self.folder);
        command.args(["test", "--quiet", "--package", &self.game, "--no-run", "--message-format", "json"]);
        command.args(self.tests.iter().flat_map(|it| ["--test", it]));
        command.env("CARGO_TARGET_DIR", self.folder.join("../build"));
        command.env("CARGO_PROFILE_TEST_OPT_LEVEL", "1").env("RUSTFLAGS", "--cap-lints allow");
        let output = command.stderr(Stdio::inherit()).output();
        let output = output.map_err(|why| format!("cargo could not be started: {why}."))?;
        let lines = output.stdout.split(|it| *it == b'\n');
        let messages: Vec<Value> = lines.filter_map(|it| serde_json::from_slice(it).ok()).collect();
        if output.status.success() {
            // In the order that the game gives them: those most likely to notice come first.
            let built = |test: &String| {
                let mut about = messages.iter().filter(|it| it["target"]["name"] == **test);
                about.find_map(|it| it["executable"].as_str()).map(PathBuf::from)
            };
            return Ok(Ok(self.tests.iter().filter_map(built).collect()));
        }
        let errors = messages.iter().filter(|it| it["message"]["level"] == "error");
        Ok(Err(errors.map(|it| Fault::read(&it["message"])).collect()))
    }
}

/// Where a mutant is in a planted file.
struct Place {
    file: PathBuf,
    range: std::ops::Range<usize>,
    number: usize,
}

/// An error of the compiler: its text, and the file and byte of each place that it names.
struct Fault {
    text: String,
    places: Vec<(PathBuf, usize)>,
}

impl Fault {
    fn read(message: &Value) -> Fault {
        let spans = message["spans"].as_array().into_iter().flatten();
        let places = spans.filter_map(|it| {
            Some((PathBuf::from(it["file_name"].as_str()?), it["byte_start"].as_u64()? as usize))
        });
        Fault { text: message["rendered"].as_str().unwrap_or_default().to_string(), places: places.collect() }
    }

    /// The mutant in which the error is.
    fn culprit(&self, places: &[Place]) -> Option<usize> {
        self.places.iter().find_map(|(file, byte)| {
            let found = places.iter().find(|it| file.ends_with(&it.file) && it.range.contains(byte));
            found.map(|it| it.number)
        })
    }
}

fn cargo(folder: &Path) -> Command {
    let mut command = Command::new(std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_string()));
    command.current_dir(folder);
    command
}

/// Copies a file unless the copy is the same already, so that cargo builds only what is new.
fn copy_if_changed(from: &Path, to: &Path) -> Result<(), String> {
    // A file that git knows and that is gone from the folder has been removed on purpose.
    let Ok(wanted) = fs::read(from) else { return Ok(()) };
    match fs::read(to).is_ok_and(|it| it == wanted) {
        true => Ok(()),
        false => write(to, &wanted),
    }
}

fn write_if_changed(to: &Path, text: &str) -> Result<(), String> {
    match fs::read_to_string(to).is_ok_and(|it| it == text) {
        true => Ok(()),
        false => write(to, text.as_bytes()),
    }
}

fn write(to: &Path, bytes: &[u8]) -> Result<(), String> {
    let unwritable = |why| format!("{}: {why}", to.display());
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder).map_err(unwritable)?;
    }
    fs::write(to, bytes).map_err(unwritable)
}

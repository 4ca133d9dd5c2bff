//! The invariants of ARCHITECTURE.md that no type and no lint holds, for every game in the folder `games`.
//!
//! No game is named here: a new one is checked as soon as its folder exists.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
    process::Command,
};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// The folders right below a folder.
fn folders(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
    let mut folders: Vec<PathBuf> = entries.map(|it| it.expect("an entry").path()).collect();
    folders.retain(|it| it.is_dir());
    folders.sort();
    folders
}

/// The files below a folder whose names end in one of `extensions`, with their text.
fn files(folder: &Path, extensions: &[&str]) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut pending = vec![folder.to_path_buf()];
    while let Some(folder) = pending.pop() {
        for entry in fs::read_dir(&folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display())) {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                pending.push(path);
            } else if path.extension().is_some_and(|it| extensions.iter().any(|ext| it == *ext)) {
                let text = read(&path);
                found.push((path, text));
            }
        }
    }
    found
}

/// The lines of a source file that are not comments.
fn code(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| !line.trim_start().starts_with("//"))
}

/// A game: its folder, with the crates `rules` and `host`.
struct Game {
    folder: PathBuf,
}

fn games() -> Vec<Game> {
    let has_rules = |it: &PathBuf| it.join("rules/Cargo.toml").is_file();
    let games: Vec<Game> =
        folders(&root().join("games")).into_iter().filter(has_rules).map(|folder| Game { folder }).collect();
    assert!(2 <= games.len(), "the games are in the folder `games`");
    games
}

impl Game {
    fn name(&self) -> String {
        self.folder.file_name().expect("a folder has a name").to_string_lossy().into_owned()
    }

    fn rules(&self) -> Vec<(PathBuf, String)> {
        files(&self.folder.join("rules/src"), &["rs"])
    }

    /// The one file of the rules that fits.
    fn file_of_rules(&self, what: &str, fits: impl Fn(&Path, &str) -> bool) -> String {
        let mut found: Vec<_> = self.rules().into_iter().filter(|it| fits(&it.0, &it.1)).collect();
        assert_eq!(found.len(), 1, "{} needs one file of its rules with {what}", self.name());
        found.remove(0).1
    }

    fn catalogue(&self) -> Catalogue {
        Catalogue::new(&read(&self.folder.join("catalogue.md")))
    }
}

/// The content of a rule catalogue.
struct Catalogue {
    /// The ids of its rules.
    ids: BTreeSet<String>,
    /// The chapters that name a module: its code, such as MOV, and the module.
    modules: BTreeMap<String, String>,
    /// How its ids begin, such as `AA-`.
    prefix: String,
}

impl Catalogue {
    fn new(text: &str) -> Catalogue {
        let heads = text.lines().filter_map(|line| line.strip_prefix("- ")?.split(' ').next());
        let ids: BTreeSet<String> = heads.filter(|it| is_id(it)).map(str::to_string).collect();
        let first = ids.first().expect("a catalogue has rules");
        let prefix = format!("{}-", first.split('-').next().expect("an id has a prefix"));
        assert!(ids.iter().all(|it| it.starts_with(&prefix)), "all ids begin with {prefix}");
        let chapters = text.lines().filter_map(|line| line.strip_prefix("## ")?.split_once(": "));
        let modules = chapters.filter_map(|(chapter, title)| {
            Some((chapter.to_string(), title.strip_suffix("`)")?.rsplit('`').next()?.to_string()))
        });
        Catalogue { modules: modules.collect(), prefix, ids }
    }

    fn chapter_of<'a>(&self, id: &'a str) -> &'a str {
        id[self.prefix.len()..].split('-').next().unwrap_or_default()
    }
}

/// Capitals and digits in parts, the last one a number: AA-MOV-2, AA-MIS-V2-3.
fn is_id(text: &str) -> bool {
    let parts: Vec<&str> = text.split('-').collect();
    let is_part =
        |it: &&str| !it.is_empty() && it.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit());
    3 <= parts.len() && parts.iter().all(is_part) && parts.last().is_some_and(|it| it.parse::<u8>().is_ok())
}

/// The ids with this prefix that a text mentions: rules, and chapters without a number.
fn ids_in<'a>(text: &'a str, prefix: &'a str) -> impl Iterator<Item = &'a str> {
    text.match_indices(prefix).filter_map(move |(i, _)| {
        let before = text[..i].chars().next_back();
        let is_start = before.is_none_or(|it| !it.is_ascii_alphanumeric() && it != '-');
        let end = text[i..].find(|it: char| !it.is_ascii_uppercase() && !it.is_ascii_digit() && it != '-');
        let id = text[i..].get(..end.unwrap_or(text.len() - i))?.trim_end_matches('-');
        (is_start && prefix.len() < id.len()).then_some(id)
    })
}

/// The text of a module below a folder: a file of its name, or all files in a folder of its name.
fn module(folder: &Path, name: &str) -> Option<String> {
    let is_in = |path: &Path| {
        let path = path.strip_prefix(folder).expect("it is below the folder");
        path.components().any(|it| it.as_os_str() == name) || path.file_stem().is_some_and(|it| it == name)
    };
    let found: Vec<String> =
        files(folder, &["rs"]).into_iter().filter(|it| is_in(&it.0)).map(|it| it.1).collect();
    (!found.is_empty()).then(|| found.join("\n"))
}

/// A manifest: its package's name and the names of the packages it is built with.
struct Manifest {
    package: String,
    dependencies: BTreeSet<String>,
}

fn manifest(folder: &Path) -> Manifest {
    let text = read(&folder.join("Cargo.toml"));
    let (mut section, mut package, mut dependencies) = ("", None, BTreeSet::new());
    for line in text.lines().map(str::trim).filter(|it| !it.is_empty() && !it.starts_with('#')) {
        if line.starts_with('[') {
            section = line;
            continue;
        }
        let quoted = |key: &str| line.split(&format!("{key} = \"")).nth(1)?.split('"').next();
        match section {
            "[package]" if line.starts_with("name ") => package = quoted("name").map(str::to_string),
            "[dependencies]" | "[build-dependencies]" => {
                let name = line.split(['.', '=', ' ']).next().expect("a line has a first word");
                dependencies.insert(quoted("package").unwrap_or(name).to_string());
            }
            _ => (),
        }
    }
    Manifest { package: package.expect("a package has a name"), dependencies }
}

/// What rules may be built with: no I/O, no clock, no generator, no tasks.
const LIBRARIES_OF_RULES: [&str; 6] = ["arrayvec", "ron", "serde", "smallvec", "table", "ts-rs"];

#[test]
fn dependencies_point_downwards() {
    let root = root();
    let table = manifest(&root.join("crates/table"));
    for it in &table.dependencies {
        let allowed = ["arrayvec", "serde", "serde_json", "smallvec", "ts-rs"].contains(&it.as_str());
        assert!(allowed, "table may not depend on {it}");
    }
    let mut of_games = BTreeSet::new();
    let common: Vec<Manifest> = folders(&root.join("crates")).iter().map(|it| manifest(it)).collect();
    for game in games() {
        let (rules, host) = (manifest(&game.folder.join("rules")), manifest(&game.folder.join("host")));
        for it in &rules.dependencies {
            let allowed = LIBRARIES_OF_RULES.contains(&it.as_str());
            assert!(allowed, "the rules {} may not depend on {it}", rules.package);
        }
        let ours = |it: &&String| common.iter().any(|other| other.package == **it);
        for it in host.dependencies.iter().filter(ours) {
            let allowed = ["hosting", "table"].contains(&it.as_str());
            assert!(allowed, "the host {} may not depend on {it}", host.package);
        }
        of_games.insert((rules.package, game.name()));
        of_games.insert((host.package, game.name()));
    }
    // A game is known to itself and, its host, to the list of games alone.
    for game in games() {
        for folder in ["rules", "host"] {
            let Manifest { package, dependencies } = manifest(&game.folder.join(folder));
            for (other, of) in of_games.iter().filter(|it| dependencies.contains(&it.0)) {
                assert_eq!(*of, game.name(), "{package} may not depend on {other}, which is another game's");
            }
        }
    }
    let xtask = manifest(&root.join("xtask"));
    for Manifest { package, dependencies } in common.iter().chain([&xtask]) {
        for (game, _) in &of_games {
            assert!(!dependencies.contains(game), "{package} may not depend on the game {game}");
        }
    }
    for it in &common {
        assert!(!xtask.dependencies.contains(&it.package), "xtask builds without {}", it.package);
    }
}

#[test]
fn the_rules_have_no_async_no_files_and_no_unsafe() {
    let table = root().join("crates/table");
    let clippy = read(&table.join("clippy.toml"));
    let rules = games().into_iter().map(|it| it.folder.join("rules"));
    for folder in rules.chain([table]) {
        assert_eq!(read(&folder.join("clippy.toml")), clippy, "all rules are under the same lints");
        for (path, text) in files(&folder.join("src"), &["rs"]) {
            for word in ["async ", "std::fs", "std::net", "std::time", "std::env", "std::thread", "unsafe "] {
                assert!(!text.contains(word), "{} has \"{word}\"", path.display());
            }
        }
    }
}

/// Each game decides in one file who may know what, and there a new event, answer or part of the board does not compile until it
/// is handled. A `..`, a wildcard arm, or a test for one variant would let it pass silently.
#[test]
fn views_name_every_part() {
    for game in games() {
        let secrecy = game.file_of_rules("its secrets", |path, _| path.ends_with("secrecy.rs"));
        let all_rules: String = game.rules().into_iter().map(|it| it.1).collect();
        let decides = "= Secrecy { view, seen, disclosed, privacy, reveals, imagine };";
        let is_decided = secrecy.contains(decides) && all_rules.contains("secrecy::SECRECY;");
        assert!(is_decided, "{}: Rules::SECRECY is decided in secrecy.rs", game.name());
        let left_out = left_out(&secrecy);
        assert!(left_out.is_empty(), "{}: secrecy.rs leaves something out: {left_out:#?}", game.name());
    }
}

/// The lines that match without naming everything. `reveals` may skip the fields of the events that it lists, since `seen` names them;
/// the parts of `imagine` look at what they deal again and no more.
fn left_out(secrecy: &str) -> Vec<&str> {
    let (mut function, mut matches) = ("", Vec::new());
    let mut found = Vec::new();
    for line in code(secrecy) {
        let indent = line.len() - line.trim_start().len();
        if let Some((_, rest)) = line.split_once("fn ") {
            function = rest.split(['(', '<']).next().unwrap_or_default();
        }
        matches.retain(|it: &(usize, &str)| it.0 < indent);
        let of_chance = matches.last().is_some_and(|it| it.1.contains("chance.below("));
        let exempt = function.starts_with("imagine_");
        if (has_rest(line) && function != "reveals" || is_catch_all(line) && !of_chance) && !exempt
            || is_test_for_one(line)
        {
            found.push(line);
        }
        if line.contains("match ") && line.ends_with('{') {
            matches.push((indent, line));
        }
    }
    found
}

/// A pattern that ends in `..`.
fn has_rest(line: &str) -> bool {
    line.match_indices("..").any(|(i, _)| {
        line[..i].trim_end().ends_with(['{', '(', '[', ','])
            && line[i + 2..].trim_start().starts_with(['}', ')', ']', ','])
    })
}

/// An arm whose whole pattern is a wildcard or a name.
fn is_catch_all(line: &str) -> bool {
    let Some((pattern, _)) = line.split_once(" =>") else { return false };
    let pattern = pattern.split(" if ").next().unwrap_or_default();
    let last = pattern.rsplit('|').next().unwrap_or_default().trim().trim_start_matches("ref ");
    let is_name = |it: &str| !it.is_empty() && it.chars().all(|c| c.is_ascii_lowercase() || c == '_');
    is_name(last) && !["true", "false"].contains(&last)
}

/// A question about one kind of event or answer, which is a wildcard for all others.
fn is_test_for_one(line: &str) -> bool {
    ["matches!(event", "matches!(choice", "matches!(ask", "let Event::", "let Choice::"]
        .iter()
        .any(|it| line.contains(it))
}

#[test]
fn what_secrecy_leaves_out_is_noticed() {
    for line in [
        "        other => other.clone(),",
        "        _ => None,",
        "        Event::Moved { unit: _ } | _ => None,",
        "        ref all => all.clone(),",
        "        event if is_mine(event) => Some(event.clone()),",
        "        Event::Moved { unit, .. } => None,",
        "        Event::Moved(..) => None,",
        "    let Board { field, .. } = board;",
        "    matches!(event, Event::Moved(_))",
        "    if let Event::Moved(_) = event {",
    ] {
        assert_eq!(left_out(line), [line]);
    }
    for line in [
        "        Event::Moved { unit: _, hex: _ } => None,",
        "        true => Some(event.clone()),",
        "    for i in 0..n {",
        "    let hand = (0..).zip(hands);",
        "        Some(hex) => None,",
        "    let Board { field, hidden } = board;",
        "    Seen { card: None, ..open }",
    ] {
        assert_eq!(left_out(line), [""; 0]);
    }
    let of_chance =
        "fn imagine() {\n    match chance.below(2) {\n        0 => (),\n        _ => (),\n    }\n}";
    assert_eq!(left_out(of_chance), [""; 0]);
}

/// A stored match of any version loads: the rules of each game keep matches of all versions up to their own, which tests of theirs load.
#[test]
fn every_version_of_the_rules_has_stored_matches() {
    for game in games() {
        let rules = game.file_of_rules("their version", |_, text| text.contains("const VERSION: u32 = "));
        let version = rules.split("const VERSION: u32 = ").nth(1).and_then(|it| it.split(';').next());
        let version: u32 = version.and_then(|it| it.parse().ok()).expect("the version is a number");
        let saves = game.folder.join("rules/tests/saves");
        let names = |it: &[PathBuf]| -> BTreeSet<String> {
            it.iter().filter_map(|it| Some(it.file_name()?.to_string_lossy().into_owned())).collect()
        };
        let wanted: BTreeSet<String> = (1..=version).map(|it| format!("v{it}")).collect();
        assert_eq!(names(&folders(&saves)), wanted, "{} stores matches of every version", game.name());
        for of in 1..=version {
            let files = files(&saves.join(format!("v{of}")), &["json"]);
            assert!(!files.is_empty(), "{} has no match of version {of}", game.name());
            for (path, text) in files {
                let said = format!("\"rules\":{of},");
                assert!(text.contains(&said), "{} is not of version {of}", path.display());
            }
        }
    }
}

/// A comment of one word ("Where.", "Theirs.") says what the name below it has said already.
#[test]
fn a_doc_comment_says_more_than_a_word() {
    let mut empty = Vec::new();
    for folder in ["crates", "games", "xtask"] {
        for (path, text) in files(&root().join(folder), &["rs"]) {
            let lines: Vec<&str> = text.lines().collect();
            let comment = |i: usize| lines.get(i).and_then(|it| it.trim_start().strip_prefix("/// "));
            let alone = |i: usize| i.checked_sub(1).and_then(comment).is_none() && comment(i + 1).is_none();
            let said = (0..lines.len()).filter(|i| comment(*i).is_some_and(is_one_word) && alone(*i));
            empty.extend(said.map(|i| format!("{}:{}: {}", path.display(), i + 1, lines[i].trim())));
        }
    }
    assert!(empty.is_empty(), "comments that say nothing:\n{}", empty.join("\n"));
}

fn is_one_word(comment: &str) -> bool {
    comment.strip_suffix('.').is_some_and(|it| !it.is_empty() && it.chars().all(char::is_alphabetic))
}

/// What a piece can do is on its mat or card: code that asks for a piece by its name, in a string, is a special case. Names are
/// the capitalised ones in a game's content.
#[test]
fn no_piece_is_named_in_the_rules() {
    let mut n_names = 0;
    for game in games() {
        let mut names = BTreeSet::new();
        for (_, text) in files(&game.folder.join("content"), &["ron"]) {
            let named = text.split("name: ").skip(1);
            let quoted = named.filter_map(|it| it.split('"').nth(1).map(str::to_string));
            names.extend(quoted.filter(|it| it.starts_with(|c: char| c.is_ascii_uppercase())));
        }
        for (path, text) in game.rules() {
            let literals = code(&text).flat_map(|line| line.split('"').skip(1).step_by(2));
            let literals = literals.collect::<Vec<_>>().join("\n");
            for name in &names {
                assert!(!has_word(&literals, name), "{} mentions {name}", path.display());
            }
        }
        n_names += names.len();
    }
    assert!(60 < n_names, "names are found in the content: {n_names}");
}

fn has_word(text: &str, word: &str) -> bool {
    let is_edge = |it: Option<char>| it.is_none_or(|it| !it.is_alphanumeric() && it != '_');
    text.match_indices(word).any(|(i, _)| {
        is_edge(text[..i].chars().next_back()) && is_edge(text[i + word.len()..].chars().next())
    })
}

#[test]
fn every_refusal_names_a_rule() {
    for game in games() {
        let why = game.file_of_rules("its refusals", |_, text| text.contains("\npub enum Why {"));
        let catalogue = game.catalogue();
        assert!(why.contains("fn rule(&self) -> &'static str"), "{}: a reason has a rule", game.name());
        let ids: Vec<&str> =
            why.split('"').skip(1).step_by(2).filter(|it| it.starts_with(&catalogue.prefix)).collect();
        assert!(!ids.is_empty(), "{}: reasons name rules", game.name());
        for id in ids {
            assert!(catalogue.ids.contains(id), "{id} is not in the catalogue of {}", game.name());
        }
    }
}

/// Rules are in the game's catalogue, rulings beyond it in RULINGS.md.
#[test]
fn every_id_in_the_code_is_in_the_catalogue() {
    let rulings = read(&root().join("RULINGS.md"));
    let rulings: BTreeSet<&str> = rulings
        .lines()
        .filter_map(|line| line.strip_prefix("- **")?.split(' ').next())
        .filter(|it| it.ends_with(|c: char| c.is_ascii_digit()))
        .collect();
    let prefixes: BTreeSet<String> =
        rulings.iter().filter_map(|it| Some(format!("{}-", it.split_once('-')?.0))).collect();
    for game in games() {
        let catalogue = game.catalogue();
        for folder in ["rules/src", "host/src"] {
            for (path, text) in files(&game.folder.join(folder), &["rs"]) {
                for id in ids_in(&text, &catalogue.prefix) {
                    let chapter = format!("{id}-");
                    let known =
                        catalogue.ids.contains(id) || catalogue.ids.iter().any(|it| it.starts_with(&chapter));
                    assert!(known, "{} mentions {id}, which is not in the catalogue", path.display());
                }
                for prefix in &prefixes {
                    for id in ids_in(&text, prefix) {
                        assert!(
                            rulings.contains(id),
                            "{} mentions {id}, which is not in RULINGS.md",
                            path.display()
                        );
                    }
                }
            }
        }
    }
}

/// A chapter of a catalogue may name the module that carries it out. Then each of its rules is found there, and a test of it in the
/// test module of the same name.
#[test]
fn every_rule_is_in_the_module_of_its_chapter() {
    let mut n_chapters = 0;
    for game in games() {
        let catalogue = game.catalogue();
        n_chapters += catalogue.modules.len();
        for (chapter, name) in &catalogue.modules {
            let rules = module(&game.folder.join("rules/src"), name);
            let rules = rules.unwrap_or_else(|| panic!("{} has no module {name} for {chapter}", game.name()));
            let tests = module(&game.folder.join("rules/tests/rules"), name);
            let tests =
                tests.unwrap_or_else(|| panic!("{} has no tests named {name} for {chapter}", game.name()));
            for id in catalogue.ids.iter().filter(|it| catalogue.chapter_of(it) == chapter) {
                assert!(mentions(&rules, id), "{id} is not mentioned in the module {name}");
                let test = format!("fn {}_", id.to_lowercase().replace('-', "_"));
                assert!(tests.contains(&test), "{id} has no test in the tests named {name}");
            }
        }
    }
    assert!(10 <= n_chapters, "chapters name their modules: {n_chapters}");
}

/// Whether a text names a rule, alone or within a range such as "AA-INT-3 to AA-INT-5".
fn mentions(text: &str, id: &str) -> bool {
    let (chapter, number) = id.rsplit_once('-').expect("an id has a number");
    let number: u8 = number.parse().expect("a number");
    let prefix = format!("{chapter}-");
    let of_chapter = |it: &str| it.strip_prefix(&prefix)?.parse::<u8>().ok();
    let words: Vec<&str> = text.split(|it: char| !it.is_ascii_alphanumeric() && it != '-').collect();
    let words: Vec<&str> = words.into_iter().filter(|it| !it.is_empty()).collect();
    words.iter().any(|it| of_chapter(it) == Some(number))
        || words.windows(3).any(|it| match (of_chapter(it[0]), it[1], of_chapter(it[2])) {
            (Some(first), "to", Some(last)) => (first..=last).contains(&number),
            _ => false,
        })
}

/// The files that are kept in git, but for prose, lock files and the folders of games: what a game may depend on is checked above, and
/// the name of a game may be an ordinary word in another one's texts.
fn files_of_no_game() -> Vec<PathBuf> {
    let git =
        Command::new("git").args(["ls-files", "-z"]).current_dir(root()).output().expect("git can be run");
    let listed = String::from_utf8(git.stdout).expect("names of files are UTF-8");
    let of_games: Vec<String> = games().iter().map(|it| format!("games/{}/", it.name())).collect();
    let is_prose = |it: &str| [".md", ".lock", "lock.json"].iter().any(|end| it.ends_with(end));
    let is_of_game = |it: &str| of_games.iter().any(|folder| it.starts_with(folder));
    listed.split_terminator('\0').filter(|it| !is_prose(it) && !is_of_game(it)).map(PathBuf::from).collect()
}

/// A game is one folder and one line: its line in the list of games. Samples prove it, since nothing else has a reason to name them.
#[test]
fn a_sample_is_one_folder_and_one_line() {
    let is_sample = |it: &Game| read(&it.folder.join("web/card.ts")).contains("sample: true");
    let samples: Vec<Game> = games().into_iter().filter(is_sample).collect();
    assert!(!samples.is_empty(), "there is a sample");
    for game in samples {
        let name = game.name();
        let mut lines = Vec::new();
        // The package for Python offers it to those who learn, by name; the tests of drills play it, and fuzzing and soaking try it.
        let offering = ["clients/python", "games/tests", "crates/cli/tests/fuzz", "crates/cli/tests/soak"];
        let offers = |it: &PathBuf| offering.iter().any(|folder| it.starts_with(folder));
        for file in files_of_no_game().into_iter().filter(|it| !offers(it)) {
            // Pictures and fonts have no lines.
            let Ok(text) = fs::read_to_string(root().join(&file)) else { continue };
            let named = text.lines().filter(|line| line.to_lowercase().contains(&name));
            lines.extend(named.map(|line| format!("{}: {}", file.display(), line.trim())));
        }
        assert_eq!(lines.len(), 1, "{name} is named outside its folder: {lines:#?}");
        assert!(lines[0].starts_with("games/Cargo.toml: "), "{}", lines[0]);
    }
}

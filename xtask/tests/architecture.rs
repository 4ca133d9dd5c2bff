//! The invariants of ARCHITECTURE.md that no type and no lint holds.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn read(path: &str) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// The text of every Rust file below a folder.
fn sources(folder: &str) -> Vec<(PathBuf, String)> {
    let mut sources = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("the folder can be read") {
            let path = entry.expect("the entry can be read").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|it| it == "rs") {
                let text = fs::read_to_string(&path).expect("the file can be read");
                sources.push((path, text));
            }
        }
    }
    sources
}

/// The names under `[dependencies]` of a crate.
fn dependencies(of: &str) -> Vec<String> {
    let folder = if root().join("games").join(of).is_dir() {
        format!("games/{of}/rules")
    } else {
        format!("crates/{of}")
    };
    let text = read(&format!("{folder}/Cargo.toml"));
    let section = text.split("[dependencies]").nth(1).unwrap_or_default();
    let section = section.split("\n[").next().unwrap_or_default();
    let names = section.lines().filter_map(|line| line.split(['.', '=', ' ']).next());
    names.filter(|it| !it.is_empty()).map(str::to_string).collect()
}

#[test]
fn dependencies_point_downwards() {
    let allowed = BTreeMap::from([
        ("table", vec!["arrayvec", "serde", "serde_json", "smallvec", "ts-rs"]),
        ("aces", vec!["arrayvec", "ron", "serde", "smallvec", "table", "ts-rs"]),
        ("sergeants", vec!["arrayvec", "ron", "serde", "smallvec", "table", "ts-rs"]),
        ("bots", vec!["aces", "sergeants", "table"]),
        ("speech", vec!["aces", "fluent-bundle", "sergeants", "table", "unic-langid"]),
        ("protocol", vec!["aces", "bots", "serde", "serde_json", "sergeants", "table", "ts-rs"]),
    ]);
    for (of, allowed) in allowed {
        for name in dependencies(of) {
            assert!(allowed.contains(&name.as_str()), "{of} may not depend on {name}; see ARCHITECTURE.md");
        }
    }
}

#[test]
fn the_rules_have_no_async_no_files_and_no_unsafe() {
    for folder in ["crates/table/src", "games/aces/rules/src", "games/sergeants/rules/src"] {
        for (path, text) in sources(folder) {
            for word in ["async ", "std::fs", "std::net", "std::time", "std::env", "std::thread", "unsafe "] {
                assert!(!text.contains(word), "{} has \"{word}\"", path.display());
            }
        }
    }
}

/// `..` in the pattern that takes a board or an event apart would let a new part slip by unseen.
#[test]
fn views_name_every_part() {
    let text = read("games/aces/rules/src/game.rs");
    for function in ["fn view(", "fn seen("] {
        let body = text.split(function).nth(1).expect("the function is there");
        let body = body.split("\n    }\n").next().expect("the function ends");
        let mut code = body.lines().filter(|line| !line.trim_start().starts_with("//"));
        assert!(code.all(|line| !line.contains("..")), "{function} takes something apart with `..`");
    }
}

/// What a unit can do stands on its mat: code that asks for a unit by name is a special case.
#[test]
fn no_unit_is_named_in_the_rules() {
    let mats = read("games/aces/content/mats.ron");
    let names = mats.lines().filter_map(|line| line.trim().strip_prefix("name:"));
    let names: Vec<&str> = names.filter_map(|it| it.split('"').nth(1)).collect();
    assert_eq!(names.len(), 24);
    for (path, text) in sources("games/aces/rules/src") {
        let code =
            text.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
        for name in &names {
            assert!(!code.contains(name), "{} mentions {name}", path.display());
        }
    }
}

#[test]
fn every_refusal_names_a_rule() {
    let text = read("games/aces/rules/src/why.rs");
    let catalogue = read("games/aces/catalogue.md");
    let ids: Vec<&str> = text.split('"').filter(|it| it.starts_with("AA-")).collect();
    assert!(10 < ids.len());
    for id in ids {
        assert!(catalogue.contains(&format!("- {id} ")), "{id} is not in the catalogue");
    }
}

#[test]
fn every_rule_id_in_the_code_is_in_the_catalogue() {
    let catalogue = read("games/aces/catalogue.md");
    for (path, text) in sources("games/aces/rules/src") {
        for (i, _) in text.match_indices("AA-") {
            let end = text[i..].find(|it: char| !it.is_ascii_alphanumeric() && it != '-').unwrap_or(0);
            // A letter behind it is one of its priorities.
            let id =
                text[i..i + end].trim_end_matches('-').trim_end_matches(|it: char| it.is_ascii_lowercase());
            // A rule, or a chapter.
            let known = catalogue.contains(&format!("- {id} ")) || catalogue.contains(&format!("- {id}-"));
            assert!(known, "{} mentions {id}, which is not in the catalogue", path.display());
        }
    }
}

/// Rules of Sergeants are in its catalogue, rulings beyond it in RULINGS.md.
#[test]
fn every_id_in_the_code_of_sergeants_is_written_down() {
    let (catalogue, rulings) = (read("games/sergeants/catalogue.md"), read("RULINGS.md"));
    for (path, text) in sources("games/sergeants/rules/src") {
        for (i, _) in text.match_indices("SM-").chain(text.match_indices("SG-")) {
            let end = text[i..].find(|it: char| !it.is_ascii_alphanumeric() && it != '-').unwrap_or(0);
            let id = text[i..i + end].trim_end_matches('-');
            let known = catalogue.contains(&format!("- {id} ")) || rulings.contains(&format!("- **{id} "));
            assert!(known, "{} mentions {id}, which is written nowhere", path.display());
        }
    }
}

//! Every rule of the catalogue is found in the file that bears its chapter's name, and its test in the test file of the same name.

use std::{collections::BTreeMap, fs, path::Path};

/// The chapters, each with its file below `src` and its name in `tests/rules`.
const CHAPTERS: [(&str, &str, &str); 22] = [
    ("MAP", "measure/map.rs", "map"),
    ("GEO", "measure/geometry/mod.rs", "geometry"),
    ("SOL", "rules/soldiers.rs", "soldiers"),
    ("ACT", "rules/acting.rs", "acting"),
    ("STO", "rules/stories.rs", "stories"),
    ("SCN", "rules/setting_up.rs", "setting_up"),
    ("ORD", "rules/orders.rs", "orders"),
    ("TRN", "rules/turn.rs", "turn"),
    ("INI", "rules/initiative.rs", "initiative"),
    ("LOK", "rules/looking.rs", "looking"),
    ("HID", "rules/hiding.rs", "hiding"),
    ("MOV", "rules/moving.rs", "moving"),
    ("MEL", "rules/melee.rs", "melee"),
    ("PRI", "rules/prisoners.rs", "prisoners"),
    ("SHT", "rules/shooting.rs", "shooting"),
    ("VIC", "rules/victory.rs", "victory"),
    ("SPC", "rules/specialists.rs", "specialists"),
    ("MED", "rules/medic.rs", "medic"),
    ("OFF", "rules/officers.rs", "officers"),
    ("TEA", "rules/teams.rs", "teams"),
    ("CHK", "rules/checks.rs", "checks"),
    ("MRK", "rules/markers.rs", "markers"),
];

#[allow(clippy::disallowed_methods, reason = "this reads the source of the rules, and is none itself")]
fn text(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// The rules of the catalogue: their chapters and numbers.
fn rules() -> Vec<(String, u8)> {
    let catalogue = text("../catalogue.md");
    let ids = catalogue.lines().filter_map(|it| it.strip_prefix("- SM-")?.split(' ').next());
    let rules = ids.map(|it| {
        let (chapter, number) = it.split_once('-').expect("a chapter and a number, as in SM-MAP-1");
        (chapter.to_string(), number.parse().expect("a number"))
    });
    rules.collect()
}

/// Whether a text has an id, and not only a longer one that begins like it.
fn has(text: &str, id: &str) -> bool {
    text.match_indices(id).any(|(i, _)| !text[i + id.len()..].starts_with(|it: char| it.is_ascii_digit()))
}

#[test]
fn every_rule_is_in_the_files_of_its_chapter() {
    let files: BTreeMap<_, _> = CHAPTERS
        .iter()
        .map(|(code, file, name)| {
            (*code, (text(&format!("src/{file}")), text(&format!("tests/rules/{name}.rs"))))
        })
        .collect();
    let mut missing = Vec::new();
    for (chapter, number) in rules() {
        let (rules, tests) = &files[chapter.as_str()];
        if !has(rules, &format!("SM-{chapter}-{number}")) {
            missing.push(format!("SM-{chapter}-{number} is not in its file of rules"));
        }
        let test = format!("fn sm_{}_{number}_", chapter.to_lowercase());
        if !tests.contains(&test) && !tests.contains(&format!("_sm_{}_{number}_", chapter.to_lowercase())) {
            missing.push(format!("SM-{chapter}-{number} is not in its file of tests"));
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn no_test_of_a_rule_is_in_the_file_of_another_chapter() {
    for (code, _, name) in CHAPTERS {
        let tests = text(&format!("tests/rules/{name}.rs"));
        for test in tests.lines().filter_map(|it| it.strip_prefix("fn sm_")) {
            assert!(test.starts_with(&format!("{}_", code.to_lowercase())), "{name}: sm_{test}");
        }
    }
}

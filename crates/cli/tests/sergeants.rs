//! Sergeants at the command line, as people and programs meet it.

mod partner;

use partner::{Folder, Partner, assert_is_a_sentence, run};
use serde_json::{Value, json};

fn simulate(arguments: &str) -> Value {
    let arguments: Vec<&str> =
        ["simulate", "sergeants", "--json"].into_iter().chain(arguments.split(' ')).collect();
    let ran = run(&arguments, "");
    assert!(ran.well, "{arguments:?}: {}", ran.err);
    serde_json::from_str(&ran.out).expect("the report is JSON")
}

#[test]
fn the_same_seed_gives_the_same_games_however_many_threads_play() {
    let asked = |more: &str| {
        let mut report = simulate(&format!("--games 9 {more}"));
        for key in ["seconds", "games_per_s", "decisions_per_s"] {
            assert!(report[key].take().as_f64().is_some_and(|it| 0.0 < it), "{key} is a number above 0");
        }
        report
    };
    let report = asked("--seed 9 --jobs 1");
    assert_eq!(report, asked("--seed 9 --jobs 2"));
    assert_ne!(report, asked("--seed 10 --jobs 2"));
    assert_eq!(report["games"], 9);
    let scenarios = report["scenarios"].as_object().expect("scenarios are counted");
    assert!(6 <= scenarios.len(), "all scenarios are played in turn");
    let games: u64 = scenarios.values().filter_map(|it| it["games"].as_u64()).sum();
    assert_eq!(games, 9);
}

#[test]
fn one_scenario_is_simulated_by_its_name() {
    let report = simulate("--games 4 --scenario race-to-the-bridge --bots greedy,random --seed 2");
    let tally = &report["scenarios"]["race-to-the-bridge"];
    let won = |side: &str| tally["wins"][side].as_u64().expect("wins are counted");
    assert_eq!(won("us") + won("de") + tally["draws"].as_u64().expect("draws are counted"), 4);
    let ran = run(&["simulate", "sergeants", "--games", "2", "--scenario", "patrol"], "");
    assert!(ran.out.starts_with("2 games, 2 finished\npatrol: 2 games"), "{}", ran.out);
}

#[test]
fn bad_arguments_get_a_sentence() {
    for (arguments, words) in [
        (
            "simulate sergeants --scenario nowhere",
            "There is no scenario named \"nowhere\"; there are first-steps",
        ),
        ("simulate sergeants --bots chess", "there is no bot \"chess\""),
        ("simulate sergeants --bots random,random,greedy", "Name one bot for all seats, or two"),
        ("simulate sergeants --players 7", "--players"),
        (
            "play sergeants --scenario first-steps --players 5",
            "5 players cannot play the scenario first-steps",
        ),
        ("play sergeants --language tlh", "There is no language \"tlh\"; there are en, it, es, uk."),
        ("play sergeants --resume nowhere-at-all", "nowhere-at-all cannot be read"),
        ("play sergeants --resume x --players 3", "cannot be used with"),
    ] {
        let arguments: Vec<&str> = arguments.split(' ').collect();
        let ran = run(&arguments, "");
        assert!(!ran.well, "{}", ran.out);
        assert!(ran.err.contains(words), "{words:?} is not in {:?}", ran.err);
        assert!(!ran.err.contains("panicked"), "{}", ran.err);
    }
}

/// Somebody who takes what is suggested, and else the first of what is offered.
fn somebody_easy() -> String {
    "suggest\n1\n".repeat(3000)
}

#[test]
fn a_scenario_is_played_to_its_end_kept_and_verified() {
    let folder = Folder::new("sergeants");
    let file = folder.file("kept.json");
    let ran = run(&["play", "sergeants", "--seed", "3", "--keep", &file], &somebody_easy());
    assert!(ran.well, "{}", ran.err);
    assert!(ran.out.contains("First steps") && ran.out.contains("Capitals: the first side"), "{}", ran.out);
    let last = ran.out.trim_end().lines().last().unwrap_or_default();
    assert!(last.contains("wins") || last.contains("draw"), "{last}");
    let replayed = run(&["replay", &file], "");
    assert!(replayed.well && replayed.out.contains("Verified: all"), "{}", replayed.err);
    assert!(run(&["replay", "--verify", &file], "").well);
}

#[test]
fn the_table_measures_and_explains() {
    let input = "suggest\nmeasure A a\nsoldiers\norders\nscore\nhand\nmeasure A nobody\n9 9 9\nhelp\nquit\n";
    let ran = run(&["play", "sergeants", "--seed", "3"], input);
    assert!(ran.well, "{}", ran.err);
    for words in
        [" squares, ", "Spot ", "Tobin (1) [US]: ", "o'clock", "Type two soldiers", "Lengths are inches"]
    {
        assert!(ran.out.contains(words), "{words:?} is not in {}", ran.out);
    }
    let plain = run(&["play", "sergeants", "--seed", "3", "--plain"], input);
    assert!(!plain.out.contains("Capitals: the first side"));
}

#[test]
fn each_language_says_its_own_words() {
    for (language, words) in [("it", "Scrivi"), ("es", "Escribe"), ("uk", "Введіть")] {
        let ran = run(&["play", "sergeants", "--seed", "3", "--language", language], "suggest\nhelp\nquit\n");
        assert!(ran.well && ran.out.contains(words), "{language}: {}", ran.out);
        assert!(!ran.out.contains("sm-"), "a key was left: {}", ran.out);
    }
}

#[test]
fn a_program_plays_and_asks_from_its_own_seat() {
    let mut engine = Partner::new();
    let setup = json!({"scenario": "race-to-the-bridge"});
    let new = engine.ask(&json!({"id": 1, "do": "new", "game": "sergeants", "setup": setup, "seed": 5}));
    assert!(new["ok"]["pending"]["decide"].is_array(), "{new}");
    let own = engine.ask(&json!({"id": 2, "do": "view", "seat": 0}));
    let theirs = engine.ask(&json!({"id": 3, "do": "view", "seat": 1}));
    assert!(own["ok"]["seats"][0]["own"].is_object() && theirs["ok"]["seats"][0].get("own").is_none());
    let pending = engine.ask(&json!({"id": 4, "do": "pending", "seat": 0}));
    let asked = &pending["ok"]["decide"][0];
    assert_eq!(asked["ask"], json!({"place": {"seat": 0}}), "{pending}");
    let query =
        json!({"id": 5, "do": "query", "seat": 0, "what": "some", "space": asked["space"], "seed": 1});
    let some = engine.ask(&query);
    let choice = &some["ok"]["some"];
    let placed = engine.ask(&json!({"id": 6, "do": "answer", "seat": 0, "choice": choice}));
    assert!(placed.get("ok").is_some(), "{placed}");
    let nobody = engine.ask(&json!({"id": 7, "do": "query", "what": "soldier", "tag": 999}));
    assert_is_a_sentence(&nobody["error"]);
    let saved = engine.ask(&json!({"id": 8, "do": "save"}));
    let loaded = engine.ask(&json!({"id": 9, "do": "load", "match": saved["ok"]["match"]}));
    assert!(loaded.get("ok").is_some(), "{loaded}");
    assert!(engine.leave());
}

//! Sergeants at the command line, as people and programs meet it.

mod partner;

use std::{fs, path::Path};

use partner::{Folder, Partner, assert_is_a_sentence, run};
use serde_json::{Value, json};
use sergeants::{Choice, Sergeants, Setup};
use table::{Answer, Match, Shuffler, save::save};

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
        ("simulate sergeants --bots chess", "possible values: random, greedy"),
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

/// A player who takes what is suggested, or else the first option offered.
fn someone_easy() -> String {
    "suggest\n1\n".repeat(3000)
}

#[test]
fn a_scenario_is_played_to_its_end_kept_and_verified() {
    let folder = Folder::new("sergeants");
    let file = folder.file("kept.json");
    let ran = run(&["play", "sergeants", "--seed", "3", "--keep", &file], &someone_easy());
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
        [" squares, ", "Spot ", "Tobin (1) [US]: ", "o’clock", "Type two soldiers", "Lengths are inches"]
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
        json!({"id": 5, "do": "query", "seat": 0, "what": "suggest", "space": asked["space"], "seed": 1});
    let some = engine.ask(&query);
    let choice = &some["ok"]["suggest"];
    let placed = engine.ask(&json!({"id": 6, "do": "answer", "seat": 0, "choice": choice}));
    assert!(placed.get("ok").is_some(), "{placed}");
    let nobody = engine.ask(&json!({"id": 7, "do": "query", "what": "soldier", "tag": 999}));
    assert_is_a_sentence(&nobody["error"]);
    let saved = engine.ask(&json!({"id": 8, "do": "save"}));
    let loaded = engine.ask(&json!({"id": 9, "do": "load", "match": saved["ok"]["match"]}));
    assert!(loaded.get("ok").is_some(), "{loaded}");
    assert!(engine.leave());
}

// Content of one's own.

fn house(file: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/sergeants/content").join(file);
    fs::read_to_string(path).expect("there is built-in content")
}

/// A folder with a scenario of one's own, on a map of one's own, with a soldier of another name.
fn own_content(name: &str) -> Folder {
    let folder = Folder::new(name);
    for inside in ["maps", "scenarios"] {
        fs::create_dir_all(folder.path().join(inside)).expect("there is room for a folder");
    }
    folder.write("soldiers.ron", house("soldiers.ron").replace("\"Tobin\"", "\"Quayle\""));
    folder.write("maps/clearing.ron", house("maps/learning.ron").replace("\"learning\"", "\"clearing\""));
    let scenario = house("scenarios/first-steps.ron")
        .replace("name: \"first-steps\",", "name: \"ambush\", title: \"An ambush\", report: \"They wait.\",")
        .replace("map: \"learning\"", "map: \"clearing\"");
    folder.write("scenarios/ambush.ron", scenario);
    folder.write("notes.txt", "Notes may lie beside content.");
    folder
}

#[test]
fn content_of_ones_own_is_checked_simulated_and_played() {
    let folder = own_content("own");
    let content = folder.file("");
    let ran = run(&["check", &content], "");
    assert!(ran.well, "{}", ran.err);
    assert_eq!(ran.out, "The scenario \"ambush\" is fine: 4 random games came to their end.\n");
    let report = simulate(&format!("--games 2 --scenario ambush --content {content}"));
    assert_eq!(report["scenarios"]["ambush"]["games"], 2);
    let asked = r#"{"do": "games"}
{"do": "new", "game": "sergeants", "setup": {"scenario": "ambush"}, "seed": 1}
{"do": "new", "game": "sergeants", "setup": {"scenario": "nowhere"}}"#;
    let engine = run(&["engine", "--content", &content], asked);
    let lines: Vec<&str> = engine.out.lines().collect();
    assert!(lines[0].contains("\"ambush\"") && lines[1].contains("\"pending\""), "{}", engine.out);
    assert!(lines[2].contains("there are first-steps") && lines[2].contains("ambush"), "{}", engine.out);
}

#[test]
fn a_scenario_is_measured_by_its_name() {
    let ran = run(&["balance", "sergeants", "--only", "first-steps", "--games", "2", "--json"], "");
    assert!(ran.well, "{}", ran.err);
    let report: serde_json::Value = serde_json::from_str(&ran.out).expect("it is JSON");
    let part = &report["parts"][0];
    assert_eq!(part["name"], "first-steps");
    assert!(
        part["rows"][0]["sides"]["us"]["percent"].is_number() && part["rows"][0]["sides"]["de"].is_object()
    );
    let used = part["used"].as_array().expect("cards are played");
    let is_played = |it: &&serde_json::Value| it["sort"] == "card" && it["games"].as_f64() > Some(0.0);
    assert!(5 < used.iter().filter(is_played).count(), "{used:?}");
    assert!(
        used.iter().all(|it| !it["name"].as_str().unwrap_or_default().contains("sm-")),
        "things have names"
    );
    let fights = part["heat"].as_array().into_iter().flatten().filter_map(|it| it["fights"].as_u64());
    assert!(0 < fights.sum::<u64>(), "and soldiers shoot at each other somewhere on the map");
    let unknown = run(&["balance", "sergeants", "--only", "moon", "--games", "1"], "");
    assert!(!unknown.well && unknown.err.contains("There is no scenario named \"moon\""), "{}", unknown.err);
}

#[test]
fn a_pack_with_ten_thousand_pieces_or_a_huge_polygon_gets_a_sentence() {
    let folder = Folder::new("huge");
    let face =
        |pieces: &str| format!("(name: Ours(\"x\"), modifiers: Ours((look: 0)), pieces: Ours([{pieces}]))");
    let tile = |a: &str| format!("(tiles: [(id: \"1\", a: {}, b: {})])", face(a), face(""));
    let wall = "(terrain:cover,shape:line([(1,1),(9,1)])),";
    let many = wall.repeat(5_000);
    let points: String = (0..20_000).map(|i| format!("({},{}),", i % 90, i / 256)).collect();
    let polygon = format!("(terrain: cover, shape: area([{points}]))");
    for (pieces, words) in [
        (many, "1A: it has 5000 pieces; 60 are the most."),
        (polygon, "1A: it has 20000 points; 24 are the most."),
    ] {
        folder.write("tiles.ron", tile(&pieces));
        let ran = run(&["pack", &folder.file(""), "--output", &folder.file("x.pack")], "");
        assert!(!ran.well && ran.err.contains(words), "{:.400}", ran.err);
        assert_eq!(ran.err.lines().count(), 1, "it is told once");
    }
}

#[test]
fn a_kept_match_holds_its_content() {
    let folder = own_content("gone");
    let kept = Folder::new("kept-sergeants");
    let file = kept.file("kept.json");
    let arguments = [
        "play",
        "sergeants",
        "--seed",
        "3",
        "--content",
        &folder.file(""),
        "--scenario",
        "ambush",
        "--keep",
        &file,
    ];
    let ran = run(&arguments, "suggest\nsoldiers\nquit\n");
    assert!(ran.well, "{}", ran.err);
    for words in ["An ambush", "They wait.", "Quayle (1)"] {
        assert!(ran.out.contains(words), "{words:?} is not in {}", ran.out);
    }
    drop(folder);
    let resumed = run(&["play", "sergeants", "--resume", &file], "soldiers\nquit\n");
    assert!(resumed.well && resumed.out.contains("Quayle (1)"), "{}", resumed.err);
    let replayed = run(&["replay", &file], "");
    assert!(replayed.well && replayed.out.contains("Verified: all"), "{}", replayed.err);
}

/// An unfinished match in which an officer has laid second cards (SM-OFF-1) and a player has passed in advance (SM-SPC-2).
fn match_with_secrets(seed: u64) -> Option<Match<Sergeants>> {
    let mut setup = Setup::builtin("picked-men", &["us", "de"]);
    setup.scenario.special.clear();
    let (mut it, _) = Match::<Sergeants>::new(setup).expect("a valid set-up");
    let mut chance = Shuffler::new(seed);
    let has = |it: &Match<Sergeants>, is: fn(&Choice) -> bool| {
        let n_open = it.journal().len() - it.game().n_sealed();
        let mut open = it.journal()[..n_open].iter();
        open.any(|it| matches!(it, Answer::Choose { choice, .. } if is(choice)))
    };
    for _ in 0..2000 {
        if has(&it, |it| matches!(it, Choice::Commanding { .. }))
            && has(&it, |it| matches!(it, Choice::Standing(_)))
        {
            return Some(it);
        }
        let answer = it.game().random_answer(&mut chance)?;
        it.answer(answer).expect("a legal answer");
    }
    None
}

#[test]
fn replay_of_an_unfinished_match_keeps_cards_and_standing_answers_secret() {
    let it = (0..50).find_map(match_with_secrets).expect("officers and reactions come up at random");
    assert!(it.game().pending().outcome().is_none(), "the match goes on");
    let folder = Folder::new("secrets");
    let file = folder.write("match.json", save(&it));
    let told = run(&["replay", &file], "");
    assert!(told.well, "{}", told.err);
    let all = run(&["replay", "--all", &file], "");
    for words in ["First cards", "Pass, and ask me each time", "Pass for this"] {
        assert!(!told.out.contains(words), "{words:?} is told:\n{}", told.out);
    }
    assert!(all.out.contains("First cards") && all.out.contains(": Pass"), "{}", all.out);
    // A pass in advance is not to be told from any other pass.
    let steps =
        |out: &str| out.lines().filter(|it| it.contains(" of ")).map(String::from).collect::<Vec<_>>();
    let passes = steps(&all.out).into_iter().zip(steps(&told.out)).filter(|it| it.0.contains(": Pass"));
    for (_, shown) in passes {
        assert!(shown.ends_with(": Done"), "{shown}");
    }
}

#[test]
fn a_match_whose_content_was_taken_out_is_refused_with_a_sentence() {
    let kept = Folder::new("torn-sergeants");
    let file = kept.file("kept.json");
    assert!(run(&["play", "sergeants", "--seed", "3", "--keep", &file], "suggest\nquit\n").well);
    let whole: Value = serde_json::from_str(&fs::read_to_string(&file).expect("it was kept")).expect("JSON");
    for (pointer, part) in [
        ("/setup/library/soldiers", json!({})),
        ("/setup/map", json!("")),
        ("/setup/tiles", json!("(tiles: [])")),
    ] {
        let mut torn = whole.clone();
        *torn.pointer_mut(pointer).expect("a match holds its content") = part;
        kept.write("torn.json", torn.to_string());
        for arguments in [
            &["replay", &kept.file("torn.json")][..],
            &["play", "sergeants", "--resume", &kept.file("torn.json")],
        ] {
            let ran = run(arguments, "");
            assert!(!ran.well && !ran.err.contains("panicked"), "{pointer}: {}", ran.err);
            assert!(
                ran.err.contains("torn.json") && ran.err.trim_end().ends_with('.'),
                "{pointer}: {}",
                ran.err
            );
        }
    }
}

#[test]
fn check_tells_all_faults_of_sergeants_with_file_and_place() {
    let folder = own_content("faulty");
    folder.write("story.ron", "(\n  story: [\n    (number: x)],\n)");
    folder.write("maps/hole.ron", "(name: \"hole\", tiles: [(tile: \"77A\", at: (0, 0))])");
    folder.write("scenarios/lost.ron", house("scenarios/first-steps.ron"));
    let ran = run(&["check", &folder.file("")], "");
    assert!(!ran.well && ran.out.is_empty(), "{}", ran.out);
    for words in [
        "story.ron:3: This cannot be read at column 13: ",
        "maps/hole.ron:1: ",
        "scenarios/lost.ron: The scenario",
    ] {
        assert!(ran.err.contains(words), "{words:?} is not in {}", ran.err);
    }
    assert!(ran.err.ends_with("\n3 problems found.\n"), "{}", ran.err);
    let played = run(&["play", "sergeants", "--content", &folder.file("")], "");
    assert!(!played.well && played.err.contains("story.ron:3: "), "{}", played.err);
}

/// What `check` says of the scenario "ambush" with something else in it.
fn told_of_ambush(name: &str, changes: &[(&str, &str)]) -> String {
    let folder = own_content(name);
    let file = folder.path().join("scenarios/ambush.ron");
    let text = fs::read_to_string(&file).expect("it was written");
    let changed = changes.iter().fold(text, |text, (from, to)| {
        assert!(text.contains(from), "{from} is not in {text}");
        text.replacen(from, to, 1)
    });
    fs::write(&file, changed).expect("there is room");
    let ran = run(&["check", &folder.file("")], "");
    assert!(!ran.well && ran.out.is_empty(), "{}", ran.out);
    ran.err
}

#[test]
fn a_map_that_is_missing_hides_nothing_else() {
    let changes = [
        ("map: \"clearing\"", "map: \"moon\""),
        ("(tag: 3)", "(tag: 53)"),
        ("orders: [3, 6, 12]", "orders: [3, 998, 999]"),
    ];
    let told = told_of_ambush("no-map", &changes);
    for words in [
        "There is no map named \"moon\"; there are clearing",
        "Soldier 53 of the suggested force does not fit.",
        "The side us names the order 998, which does not exist.",
        "The side us names the order 999, which does not exist.",
    ] {
        assert!(told.contains(words), "{words:?} is not in {told}");
    }
    // What only a map can tell is not told without one.
    for words in ["is not on the map", "can count on only", "The story deck"] {
        assert!(!told.contains(words), "{words:?} is in {told}");
    }
    // A map that cannot be read is not missing, too, and hides nothing either.
    let folder = own_content("torn-map");
    folder.write("maps/clearing.ron", "(name: \"clearing\")");
    let scenario = fs::read_to_string(folder.path().join("scenarios/ambush.ron")).expect("it was written");
    folder.write("scenarios/ambush.ron", scenario.replacen("(tag: 3)", "(tag: 53)", 1));
    let told = run(&["check", &folder.file("")], "").err;
    assert!(told.contains("clearing.ron:1: This cannot be read") && told.contains("Soldier 53"), "{told}");
    assert!(!told.contains("There is no map"), "{told}");
}

#[test]
fn orders_that_fall_out_are_named_with_the_reason() {
    // L2 and L3 are not on this map, and 8 is an order of the other side.
    let told = told_of_ambush("few-orders", &[("orders: [3, 6, 12]", "orders: [2, 8, 14]")]);
    let words = "The side us draws an order, but can count on only 0 of those that it names; left out, since for a landmark that is \
        not on the map: 2, 14; left out, since for the other side: 8. Name more (SM-ORD-11).";
    assert!(told.contains(words), "{told}");
}

#[test]
fn no_type_of_ours_is_named_to_those_who_write_content() {
    let types = ["struct ", "enum ", "tuple ", "SideOf", "Goal", "Scenario", "Order", "u8", "u16"];
    let cases = [
        (
            "orders.ron",
            "(orders: [(number: 900, vp: 1, goal: holds(\"L1\"))])",
            "There is no entry `holds` here; there are `hold`",
        ),
        ("orders.ron", "(orders: [(number: 900, goal: attack)])", "The field `vp` is missing."),
        ("orders.ron", "(orders: [(number: 900, number: 901, vp: 1, goal: attack)])", "stands here twice"),
        (
            "orders.ron",
            "(orders: [(number: 900, vp: 1, goal: attack, vps: 2)])",
            "There is no field `vps` here",
        ),
        (
            "orders.ron",
            "(orders: [Mine(number: 900, vp: 1, goal: attack)])",
            "The name `Mine` does not belong here",
        ),
        (
            "orders.ron",
            "(orders: [(number: 900, vp: \"x\", goal: attack)])",
            "A whole number is expected here",
        ),
        ("maps/moon.ron", "(name: \"moon\", tiles: [(tile: \"1A\", at: (0))])", ""),
        ("scenarios/ambush.ron", "(name: \"ambush\", map: \"learning\", turns: 5, sides: [7])", ""),
        ("mats.ron", "(dice: Ours((12, 10, 8, 6, 4, 2)), mats: [(unit: 7)])", ""),
        ("mats.ron", "(dice: Ours((12, 10)), mats: [])", ""),
    ];
    for (file, text, words) in cases {
        let folder = Folder::new("plain-words");
        if let Some((inside, _)) = file.split_once('/') {
            fs::create_dir_all(folder.path().join(inside)).expect("there is room");
        }
        folder.write(file, text);
        let told = run(&["check", &folder.file("")], "").err;
        assert!(told.contains("This cannot be read") && told.contains(words), "{file}: {told}");
        let named = types.iter().find(|it| told.contains(**it));
        assert_eq!(named, None, "{text}: {told}");
    }
}

#[test]
fn files_of_both_games_may_lie_in_one_folder() {
    let folder = own_content("both");
    let board = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/aces/content/boards/summer.board");
    folder.write(
        "mine.board",
        fs::read_to_string(board).expect("it is there").replace("board: summer", "board: mine"),
    );
    let ran = run(&["check", &folder.file("")], "");
    assert!(
        ran.well && ran.out.starts_with("The board \"mine\" is fine.\nThe scenario \"ambush\" is fine"),
        "{}",
        ran.err
    );
}

#[test]
fn a_campaign_goes_from_chapter_to_chapter_at_the_terminal() {
    let folder = Folder::new("campaign");
    let file = folder.file("kept.json");
    let arguments =
        ["play", "sergeants", "--campaign", "river-line", "--seed", "4", "--plain", "--keep", &file];
    let ran = run(&arguments, &"suggest\n1\n".repeat(20_000));
    assert!(ran.well, "{}", ran.err);
    for words in
        ["chapter 1 of 3", "chapter 2 of 3", "chapter 3 of 3", "The campaign is over.", "Campaign VP"]
    {
        assert!(ran.out.contains(words), "{words:?} is not told");
    }
    assert!(!ran.out.contains("sm-"), "a key was left");
    let replayed = run(&["replay", "--verify", &file], "");
    assert!(replayed.well, "the last chapter is kept: {}", replayed.err);
    let wrong = run(&["play", "sergeants", "--campaign", "nowhere"], "");
    assert!(wrong.err.contains("There is no campaign named \"nowhere\""), "{}", wrong.err);
}

#[test]
fn a_program_is_told_when_no_chapter_follows() {
    let mut engine = Partner::new();
    let setup = json!({"campaign": "river-line"});
    let new = engine.ask(&json!({"id": 1, "do": "new", "game": "sergeants", "setup": setup, "seed": 5}));
    assert!(new.get("ok").is_some(), "{new}");
    let early = engine.ask(&json!({"id": 2, "do": "next"}));
    assert_eq!(early["error"]["code"], "not_over", "{early}");
    let both = json!({"campaign": "river-line", "scenario": "patrol"});
    let wrong = engine.ask(&json!({"id": 3, "do": "new", "game": "sergeants", "setup": both}));
    assert_is_a_sentence(&wrong["error"]);
    assert!(engine.leave());
}

//! `sandtable tournament`, as people meet it.

mod partner;

use std::{fs, path::Path};

use partner::{Folder, run};
use serde_json::Value;

/// A short game, so that a tournament is short too.
const SHORT: &str = r#"{"position":{"units":[{"id":"us-tank-1","hex":"C13"},{"id":"us-infantry-1","hex":"E12"},{"id":"us-infantry-2","hex":"D14"},{"id":"g1-tank-1","hex":"F12"},{"id":"g1-infantry-1","hex":"G11"},{"id":"g1-infantry-2","hex":"H12"}],"flags":{"C14":"us","G9":"g1"}},"options":{"short_game":true}}"#;

/// Plays what it is suggested, by the shell alone.
const SUGGESTED: &str = r#"p=sh -c 'echo "{\"do\":\"wait\"}"; read -r it; while :; do case "$it" in *"\"pending\":{\"over\""*) exit 0;; esac; echo "{\"do\":\"suggest\"}"; read -r it; it=${it#*\"choice\":}; echo "{\"do\":\"answer\",\"choice\":${it%\}\}}}"; read -r it || exit 0; done'"#;

fn tournament(folder: &Path, arguments: &[&str]) -> partner::Ran {
    let out = folder.display().to_string();
    let all = ["tournament", "aces", "--setup", SHORT, "--out", &out, "--json"];
    run(&all.iter().chain(arguments).copied().collect::<Vec<_>>(), "")
}

fn table(folder: &Path, arguments: &[&str]) -> Value {
    let ran = tournament(folder, arguments);
    assert!(ran.well, "{arguments:?}: {}", ran.err);
    serde_json::from_str(&ran.out).expect("the table is JSON")
}

fn text(folder: &Path, file: &str) -> String {
    fs::read_to_string(folder.join(file)).unwrap_or_else(|why| panic!("{file}: {why}"))
}

#[test]
fn the_table_does_not_depend_on_how_the_work_was_cut() {
    let folder = Folder::new("tournament-cut");
    let players = ["--bot", "greedy", "--bot", "random", "--bot", "search:1", "--rounds", "2", "--seed", "5"];
    let with =
        |more: &[&'static str]| players.iter().copied().chain(more.iter().copied()).collect::<Vec<_>>();
    let whole = folder.path().join("whole");
    let played = table(&whole, &with(&["--jobs", "1"]));
    assert_eq!((played["games"].as_u64(), played["planned"].as_u64()), (Some(12), Some(12)));
    // Two processes, each with its part.
    let parts = [folder.path().join("part-1"), folder.path().join("part-2")];
    table(&parts[0], &with(&["--shard", "1/2", "--jobs", "2"]));
    table(&parts[1], &with(&["--shard", "2/2", "--jobs", "1"]));
    let merged = folder.path().join("merged");
    let names = [&merged, &parts[0], &parts[1]].map(|it| it.display().to_string());
    let ran = run(&["tournament", "merge", &names[0], &names[1], &names[2]], "");
    assert!(ran.well, "{}", ran.err);
    for file in ["table.json", "table.html"] {
        assert_eq!(text(&whole, file), text(&merged, file), "{file}");
    }
    // The games themselves are the same, and can be watched.
    for n in ["000001", "000012"] {
        let file = format!("games/{n}.json");
        assert_eq!(text(&whole, &file), text(&merged, &file));
        let replayed = run(&["replay", "--verify", &merged.join(&file).display().to_string()], "");
        assert!(replayed.well, "{}", replayed.err);
        // Its header says who played, and how it ended; it is shown.
        let header: Value =
            serde_json::from_str::<Value>(&text(&whole, &file)).expect("JSON")["header"].take();
        let players = header["players"].as_array().expect("one a seat");
        assert!(players.len() == 2 && header["seed"].is_u64() && header["reason"] == "rules", "{header}");
        assert!(replayed.out.contains(header["result"].as_str().expect("it ended")), "{}", replayed.out);
    }
    // A stop loses nothing: half of the results, the last line cut, and it goes on.
    let lines = text(&whole, "results.jsonl");
    let kept: Vec<&str> = lines.lines().take(5).collect();
    fs::write(whole.join("results.jsonl"), format!("{}\n{{\"n\":6,\"pa", kept.join("\n")))
        .expect("there is room");
    let before = text(&whole, "table.json");
    fs::remove_file(whole.join("table.json")).expect("it was there");
    table(&whole, &with(&[]));
    assert_eq!(text(&whole, "table.json"), before);
    // Another plan is refused in the same folder.
    let other = tournament(&whole, &["--bot", "greedy", "--bot", "random"]);
    assert!(!other.well && other.err.contains("holds another tournament"), "{}", other.err);
    let mixed = run(&["tournament", "merge", &names[0], &names[1], &folder.file("nowhere")], "");
    assert!(!mixed.well && mixed.err.contains("cannot be read"), "{}", mixed.err);
}

#[test]
fn both_games_of_a_pair_have_the_same_dice_and_other_sides() {
    let folder = Folder::new("tournament-pairs");
    let played = table(folder.path(), &["--bot", "greedy", "--bot", "random", "--rounds", "4"]);
    let cross = played["cross"].as_array().expect("a cross table");
    let sum = |it: &Value| it.as_array().expect("counts").iter().filter_map(Value::as_u64).sum::<u64>();
    assert_eq!((sum(&cross[0][1]), sum(&cross[1][0]), sum(&cross[0][0])), (8, 8, 0));
    assert_eq!(played["players"][0]["name"], "greedy", "{played}");
    let lines: Vec<Value> = text(folder.path(), "results.jsonl")
        .lines()
        .map(|it| serde_json::from_str(it).expect("JSON"))
        .collect();
    for pair in 0..4 {
        let both: Vec<&Value> = lines.iter().filter(|it| it["pair"] == pair).collect();
        assert_eq!(both.len(), 2);
        assert_ne!(both[0]["sides"], both[1]["sides"]);
    }
    // A player against itself under another name would play the very same game twice: the dice are the same.
    let first_roll = |n: u64| {
        let file: Value =
            serde_json::from_str(&text(folder.path(), &format!("games/{n:06}.json"))).expect("JSON");
        let journal = file["journal"].as_array().expect("a journal").clone();
        journal.into_iter().find_map(|it| it.get("roll").cloned())
    };
    let same = |a: &Value, b: &Value| {
        let (a, b) = (a.as_array().expect("dice"), b.as_array().expect("dice"));
        a.iter().zip(b).take(4).all(|(a, b)| a == b)
    };
    let rolls: Vec<(Option<Value>, Option<Value>)> =
        (0..4).map(|it| (first_roll(2 * it + 1), first_roll(2 * it + 2))).collect();
    let both = rolls.iter().filter_map(|it| it.0.as_ref().zip(it.1.as_ref()));
    assert!(both.clone().count() > 0 && both.clone().all(|(a, b)| same(a, b)), "{rolls:?}");
}

#[test]
fn a_program_plays_over_pipes_and_whoever_fails_loses_and_is_told() {
    let folder = Folder::new("tournament-programs");
    let games = |name: &str, program: &str, more: &[&str]| {
        let mut arguments = vec!["--bot", "random", "--program", program, "--rounds", "1"];
        arguments.extend(more);
        table(&folder.path().join(name), &arguments)
    };
    let fine = games("fine", SUGGESTED, &[]);
    assert_eq!(fine["incidents"], serde_json::json!([]), "{fine}");
    assert_eq!(fine["endings"]["rules"], 2, "{fine}");
    for (name, program, more, ending, words) in [
        ("gone", "p=sh -c 'exit 3'", &[][..], "crash", "exit status: 3"),
        ("none", "p=/no/such/program", &[], "crash", "cannot be started"),
        (
            "wrong",
            r#"p=sh -c 'echo "{\"do\":\"answer\",\"choice\":{\"token\":1}}"; cat'"#,
            &[],
            "illegal",
            "Seat",
        ),
        ("left", r#"p=sh -c 'echo "{\"do\":\"quit\"}"; cat'"#, &[], "crash", "left the game"),
        ("slow", "p=sleep 30", &["--time-move", "0.1", "--time-start", "0.2"], "time", "no time left"),
        ("gives-up", r#"p=sh -c 'echo "{\"do\":\"resign\"}"; cat'"#, &[], "resigned", ""),
    ] {
        let lost = games(name, program, more);
        assert_eq!(lost["endings"][ending], 2, "{name}: {lost}");
        let own = lost["players"]
            .as_array()
            .expect("players")
            .iter()
            .find(|it| it["name"] == "p")
            .expect("it played");
        assert_eq!((own["losses"].as_u64(), own["wins"].as_u64()), (Some(2), Some(0)), "{name}: {lost}");
        if !words.is_empty() {
            let why = lost["incidents"][0]["why"].as_str().unwrap_or_default();
            assert!(why.contains(words), "{name}: {why}");
            assert_eq!(lost["incidents"][0]["player"], "p");
        }
    }
    // What it wrote to its errors is kept.
    games("loud", "p=sh -c 'echo oh dear >&2; exit 1'", &[]);
    assert_eq!(text(&folder.path().join("loud"), "games/000001-seat-1.err"), "oh dear\n");
}

#[test]
fn a_clear_difference_stops_a_test_early() {
    let folder = Folder::new("tournament-sprt");
    let arguments = ["--bot", "random", "--bot", "greedy", "--rounds", "400", "--sprt", "0,100"];
    let played = table(folder.path(), &arguments);
    assert_eq!(played["sprt"]["verdict"], "better", "{}", played["sprt"]);
    let games = played["games"].as_u64().expect("a number");
    assert!(games < 200, "{games} games");
    assert_eq!(played["sprt"]["pairs"].as_u64(), Some(games / 2));
    // Whatever was played at once, it counts up to the pair that decided.
    let again = Folder::new("tournament-sprt-again");
    let other = table(again.path(), &[&arguments[..], &["--jobs", "3"]].concat());
    assert_eq!(other, played);
}

#[test]
fn a_swiss_tournament_pairs_by_points() {
    let folder = Folder::new("tournament-swiss");
    let players =
        ["--bot", "greedy", "--bot", "random", "--bot", "search:1", "--format", "swiss", "--rounds", "2"];
    let played = table(folder.path(), &players);
    assert_eq!(played["games"], 4, "{played}");
    let page = text(folder.path(), "table.html");
    assert!(page.contains("Who against whom") && page.contains("search:1"));
}

#[test]
fn bad_arguments_get_a_sentence() {
    let folder = Folder::new("tournament-bad");
    for (arguments, words) in [
        ("aces --bot greedy", "takes two players at least"),
        ("aces --bot greedy --bot greedy", "the same name"),
        (
            "aces --bot greedy --bot deep-blue",
            "There is no bot \"deep-blue\" in Aces & Armor; there are random, greedy, search:1",
        ),
        ("sergeants --bot greedy --bot search:7", "There is no bot \"search:7\""),
        ("chess --bot greedy --bot random", "There is no game \"chess\""),
        ("aces --bot greedy --program python", "a program has a name and a command"),
        ("aces --bot greedy --bot random --shard 3/2", "a part is written as 3/64"),
        ("aces --bot greedy --bot random --format swiss --shard 1/2", "cannot be played in parts"),
        ("aces --bot greedy --bot random --sprt 10", "two numbers of Elo"),
        ("aces --bot greedy --bot random --bot search:1 --sprt 0,5", "compares two players"),
        ("aces --bot greedy --bot random --time-move 0", "a time is a number of seconds above 0"),
        ("aces --bot greedy --bot random --setup nonsense", "The set-up is not a JSON object"),
        ("aces --bot greedy --bot random --setup {\"bord\":1}", "The set-up cannot be understood"),
        ("aces --bot greedy --bot random --rounds 0", "--rounds"),
        ("merge", "required"),
    ] {
        let out = folder.file("out");
        let mut all = vec!["tournament"];
        all.extend(arguments.split(' '));
        if !arguments.starts_with("merge") {
            all.extend(["--out", &out]);
        }
        let ran = run(&all, "");
        assert!(!ran.well, "{arguments}: {}", ran.out);
        assert!(ran.err.contains(words), "{arguments}: {words:?} is not in {:?}", ran.err);
        assert!(!ran.err.contains("panicked"), "{}", ran.err);
    }
}

//! `play`, `simulate`, `replay` and `check`, as people meet them.

mod partner;

use std::{fs, path::Path};

use partner::{Folder, Partner, Ran, Terminal, entry, n_entries, run, run_bytes, type_something};
use serde_json::{Value, json};
use table::Shuffler;

// Simulating.

fn simulate(arguments: &str) -> Value {
    let arguments: Vec<&str> =
        ["simulate", "aces", "--json"].into_iter().chain(arguments.split(' ')).collect();
    let ran = run(&arguments, "");
    assert!(ran.well, "{arguments:?}: {}", ran.err);
    serde_json::from_str(&ran.out).expect("the report is JSON")
}

fn without_times(mut report: Value) -> Value {
    for key in ["seconds", "games_per_s", "decisions_per_s"] {
        assert!(report[key].take().as_f64().is_some_and(|it| 0.0 < it), "{key} is a number above 0");
    }
    report
}

#[test]
fn the_same_seed_gives_the_same_games_however_many_threads_play() {
    for players in ["2", "3", "4"] {
        for bots in ["random", "greedy", "greedy,random"] {
            let games = if bots == "random" { 12 } else { 20 };
            let asked = |more: &str| {
                without_times(simulate(&format!("--players {players} --bots {bots} --games {games} {more}")))
            };
            let report = asked("--seed 9 --jobs 1");
            assert_eq!(report, asked("--seed 9 --jobs 2"), "{players} {bots}");
            assert_ne!(report, asked("--seed 10 --jobs 2"), "{players} {bots}");
            for key in ["games", "finished"] {
                assert_eq!(report[key], games, "{report}");
            }
            for key in ["mean_rounds", "decisions"] {
                assert!(report[key].as_f64().is_some_and(|it| 1.0 <= it), "{report}");
            }
            let won = |it: &str| report["wins"]["team"][it].as_u64().expect("wins are counted");
            let draws = report["draws"].as_u64().expect("draws are counted");
            assert_eq!(won("allies") + won("germany") + draws, games);
            let factions: Vec<&String> =
                report["wins"]["faction"].as_object().expect("factions").keys().collect();
            assert_eq!(
                factions,
                if players == "2" { vec!["g1", "us"] } else { vec!["g1", "g2", "su", "us"] }
            );
            assert_eq!(report["wins"]["faction"]["us"], won("allies"));
        }
    }
}

#[test]
fn greedy_beats_random_clearly_on_either_side() {
    let wins = |arguments: &str, team: &str| {
        let report = simulate(arguments);
        report["wins"]["team"][team].as_u64().expect("wins are counted")
    };
    assert!(90 <= wins("--games 100 --bots greedy,random", "allies"));
    assert!(90 <= wins("--games 100 --bots random,greedy", "germany"));
    assert!(45 <= wins("--games 50 --players 4 --bots greedy,random", "germany"));
}

#[test]
fn a_simulation_can_be_read_as_a_table() {
    let ran = run(&["simulate", "aces", "--games", "5", "--bots", "greedy"], "");
    assert!(ran.well, "{}", ran.err);
    assert!(ran.out.starts_with("5 games of us g1, 5 finished\n"), "{}", ran.out);
    assert!(ran.out.contains("mean rounds"), "{}", ran.out);
}

/// A command that fails says why in a sentence, and never with a panic.
fn assert_refused(ran: &Ran, words: &str) {
    assert!(!ran.well, "{}", ran.out);
    assert!(ran.err.contains(words), "{words:?} is not in {:?}", ran.err);
    assert!(!ran.err.contains("panicked"), "{}", ran.err);
}

#[test]
fn bad_arguments_get_a_sentence() {
    for (arguments, words) in [
        ("simulate chess", "chess"),
        ("simulate aces --games 0", "--games"),
        ("simulate aces --games many", "--games"),
        ("simulate aces --players 5", "--players"),
        ("simulate aces --bots chess", "possible values: random, greedy, automa"),
        ("simulate aces --bots random,random,greedy", "Name one bot for all seats, or two"),
        ("simulate aces --factions us,xx", "there is no faction \"xx\"; there are us, su, g1, g2"),
        ("simulate aces --factions us", "setup.factions:"),
        ("simulate aces --factions us,su", "setup.factions:"),
        ("simulate aces --factions us,g1,us,g2", "A faction is named twice"),
        (
            "simulate aces --board autumn",
            "There is no board named \"autumn\"; there are brook, lakes, passes, steppe, summer, winter.",
        ),
        ("simulate aces --option fog", "There is no option \"fog\"; there are experienced"),
        ("simulate aces --half upper", "a half is left or right"),
        ("simulate aces --players 4 --half left", "setup.area:"),
        ("simulate aces --sets 3", "setup.sets:"),
        ("simulate aces --content nowhere-at-all", "nowhere-at-all cannot be read"),
        ("play chess", "chess"),
        ("play aces --language tlh", "There is no language \"tlh\"; there are en, it, es, uk."),
        ("play aces --bot chess", "possible values: random, greedy, automa"),
        ("play aces --resume nowhere-at-all", "nowhere-at-all cannot be read"),
        ("play aces --resume x --players 3", "cannot be used with"),
        ("replay nowhere-at-all", "nowhere-at-all cannot be read"),
        ("replay", "FILE"),
        ("check nowhere-at-all", "nowhere-at-all cannot be read"),
        ("engine --content nowhere-at-all", "nowhere-at-all cannot be read"),
        ("dance", "dance"),
    ] {
        let arguments: Vec<&str> = arguments.split(' ').collect();
        assert_refused(&run(&arguments, ""), words);
    }
}

// Stored matches.

/// A match of `n` answers, played by the engine.
fn played_match(n: usize) -> Value {
    let mut engine = Partner::new();
    engine.ok(&json!({"do": "new", "game": "aces", "seed": 4}));
    engine.play(n, &mut Shuffler::new(4));
    engine.ok(&json!({"do": "save"}))["match"].take()
}

#[test]
fn replay_verifies_a_match_saved_by_the_engine() {
    let folder = Folder::new("verifies");
    let it = played_match(120);
    let n = it["journal"].as_array().map(Vec::len).expect("a journal");
    let file = folder.write("match.json", it.to_string());
    let ran = run(&["replay", "--verify", &file], "");
    assert!(ran.well, "{}", ran.err);
    let verified = format!("Verified: all {n} answers are legal, and they lead to the board in the file.\n");
    assert_eq!(ran.out, verified);
    let ran = run(&["replay", &file], "");
    assert!(ran.well, "{}", ran.err);
    assert!(ran.out.ends_with(&verified));
    assert!(ran.out.contains(&format!("{n} of {n}: ")), "every answer is told");
    let ran = run(&["replay", "--language", "es", "--verify", &file], "");
    assert!(ran.well && ran.out.starts_with("Verificado"), "{}", ran.out);
}

/// AA-MIS-V2-2: where the launcher is stays hidden while the match goes on, unless it is asked for.
#[test]
fn replay_tells_what_a_spectator_may_see() {
    let folder = Folder::new("spectator");
    let mut engine = Partner::new();
    engine
        .ok(&json!({"do": "new", "game": "aces", "setup": {"missions": {"v2": {"owner": "g1"}}}, "seed": 4}));
    let mut chance = Shuffler::new(4);
    let is_hidden = |told: &[Value]| told.iter().any(|it| it["event"].get("launcher_hidden").is_some());
    while !is_hidden(&engine.play(1, &mut chance).0) {}
    let it = engine.ok(&json!({"do": "save"}))["match"].take();
    let file = folder.write("match.json", it.to_string());
    let ran = run(&["replay", &file], "");
    assert!(ran.well && ran.out.contains("a choice that is still hidden"), "{}", ran.out);
    assert!(!ran.out.contains("launcher is at") && !ran.out.contains("launcher is hidden at"), "{}", ran.out);
    let ran = run(&["replay", "--all", &file], "");
    assert!(ran.well && ran.out.contains("The V2 launcher is hidden at "), "{}", ran.out);
}

#[test]
fn replay_refuses_a_match_that_someone_changed() {
    let folder = Folder::new("tampered");
    let good = played_match(120);
    let n = good["journal"].as_array().map(Vec::len).expect("a journal");
    let verdict = |text: &str, words: &str| {
        let file = folder.write("match.json", text);
        for arguments in [&["replay", "--verify", &file][..], &["replay", &file]] {
            assert_refused(&run(arguments, ""), words);
        }
    };
    let mut rich = good.clone();
    rich["snapshot"]["board"]["field"]["coins"]["us"] = 99.into();
    verdict(
        &rich.to_string(),
        &format!("All {n} answers are legal, but they do not lead to the board in the file"),
    );
    let mut illegal = good.clone();
    illegal["journal"][n - 1] = json!({"choose": {"seat": 0, "choice": {"agree": true}}});
    verdict(&illegal.to_string(), &format!("Answer {n} of the journal is not legal."));
    let mut loaded = good.clone();
    let rolls = loaded["journal"].as_array_mut().expect("a journal").iter_mut();
    let (i, roll) = rolls.enumerate().find(|it| it.1.get("roll").is_some()).expect("someone rolled");
    roll["roll"][0] = 13.into();
    verdict(&loaded.to_string(), &format!("Answer {} of the journal is not legal.", i + 1));
    let mut shorter = good.clone();
    shorter["journal"].as_array_mut().expect("a journal").pop();
    verdict(&shorter.to_string(), "but they do not lead to the board in the file");
    let text = good.to_string();
    for part in [&text[..text.len() / 2], &text[..text.len() - 1], "", "{}", "[]", "Aces & Armor"] {
        verdict(part, "This is not a match file of Sandtable");
    }
    for (key, value, words) in [
        ("format", json!("sandtable-99"), "its format is \"sandtable-99\""),
        ("game", json!("chess"), "This is a match of \"chess\"; there are \"aces\" and \"sergeants\"."),
        ("setup", json!({}), "This is not a match file of Sandtable"),
        ("journal", json!([7]), "This is not a match file of Sandtable"),
        ("extra", json!(1), "This is not a match file of Sandtable"),
    ] {
        let mut other = good.clone();
        other[key] = value;
        verdict(&other.to_string(), words);
    }
    let mut other = good.clone();
    other["setup"]["board"] = "no board".into();
    verdict(&other.to_string(), "The set-up in the file is not valid. setup.board");
    let file = folder.write("match.json", b"\xff\xfe");
    assert_refused(&run(&["replay", &file], ""), "cannot be read");
}

// Content.

/// Half a board of three columns and six rows.
const MILL: &str = "board: Mill\nseason: summer\nhalves: A-C\nmap:\nF .\n.\n. =\nf\n. F\n=\n= ~\nF\n~ =\n.\nF F\n.\nstarts:\n1 B1 2 A2 3 C1 4 A4 5 B5 6 C5\n";

fn house(file: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/aces/content").join(file);
    fs::read_to_string(path).expect("there is built-in content")
}

#[test]
fn check_names_every_problem_of_every_file_with_its_line() {
    let folder = Folder::new("broken");
    let summer = house("boards/summer.board");
    let line_of =
        |text: &str, words: &str| 1 + text.lines().position(|it| it.contains(words)).expect("it is there");
    let sign = summer.replace("  9     .   ~   .   F", "  9     .   ~   .   Q");
    let season = summer.replace("season: summer", "season: autumn");
    let mats = house("mats.ron");
    let fast =
        mats.replacen("speed: Given(3)", "speed: Given(99)", 1).replacen("cost: Ours(3)", "cost: Ours(0)", 1);
    let files = [
        ("a.board", sign.clone(), line_of(&sign, ".   Q")),
        ("b.board", season.clone(), line_of(&season, "autumn")),
        ("c.mats.ron", fast.clone(), 0),
        ("d.mats.ron", "(dice: Ours((12, 10, 8, 6, 4, 2)),\n mats: [\n  (unit: 7)])".to_string(), 3),
        ("e.board", String::new(), 0),
    ];
    for (name, text, _) in &files {
        folder.write(name, text);
    }
    folder.write("notes.txt", "Notes may lie beside content.");
    let ran = run(&["check", &folder.file("")], "");
    assert_refused(&ran, "problems found.");
    for (name, _, line) in &files {
        let place = match line {
            0 => format!("{name}:"),
            line => format!("{name}:{line}: "),
        };
        assert!(ran.err.contains(&place), "{place} is not in\n{}", ran.err);
    }
    assert!(ran.err.contains("The speed of \"us-infantry\" is 99"), "{}", ran.err);
    assert!(ran.err.contains("\"us-special\" must cost at least 1 coin."), "{}", ran.err);
    assert!(!ran.err.contains("notes.txt"));
    let n = ran.err.lines().count() - 1;
    assert!(ran.err.ends_with(&format!("\n{n} problems found.\n")), "{}", ran.err);
    for line in ran.err.lines().filter(|it| it.contains(".ron:")) {
        let after = line.rsplit_once(".ron:").expect("it names the file").1;
        assert!(after.starts_with(|it: char| it.is_ascii_digit()), "{line} has no line");
    }
    // The same folder is of no use to a game, for the same reasons.
    assert_refused(&run(&["play", "aces", "--content", &folder.file("")], ""), "a.board:");
}

#[test]
fn check_says_when_all_is_well_and_when_there_is_nothing_to_check() {
    let folder = Folder::new("fine");
    let ran = run(&["check", &folder.file("")], "");
    assert_refused(
        &ran,
        "has no content to check; docs/content.md and docs/sergeants-content.md name the files.",
    );
    assert_refused(&run(&["check", &folder.file("missing")], ""), "cannot be read");
    folder.write("notes.txt", "No board.");
    assert_refused(&run(&["check", &folder.file("")], ""), "has no content to check");
    folder.write("mine.board", house("boards/summer.board").replace("board: summer", "board: mine"));
    folder.write("mats.ron", house("mats.ron"));
    let ran = run(&["check", &folder.file("")], "");
    assert!(ran.well, "{}", ran.err);
    assert_eq!(ran.out, "The board \"mine\" is fine.\nThe mats are fine.\n");
    let arguments = ["simulate", "aces", "--games", "2", "--board", "mine", "--content", &folder.file("")];
    assert!(run(&arguments, "").well, "and can be played");
    folder.write("again.board", house("boards/summer.board").replace("board: summer", "board: mine"));
    assert_refused(
        &run(&["check", &folder.file("")], ""),
        "Another file has a board named \"mine\" already.",
    );
    folder.write("units.ron", house("mats.ron"));
    assert_refused(&run(&["check", &folder.file("")], ""), "units.ron: No game reads a file of this name");
    folder.write("latin.board", b"\xe9");
    assert_refused(&run(&["check", &folder.file("")], ""), "latin.board cannot be read");
}

#[test]
fn a_pack_is_made_checked_and_played_wherever_a_folder_is() {
    let folder = Folder::new("packed");
    let board = house("boards/summer.board").replace("board: summer", "board: mine");
    folder.write("mine.board", &board);
    let out = Folder::new("packed-out");
    let pack = out.file("mine.pack");
    let arguments = ["pack", &folder.file(""), "--output", &pack, "--name", "Mine", "--author", "Ada"];
    let ran = run(&arguments, "");
    assert!(ran.well, "{}", ran.err);
    assert!(ran.out.starts_with("\"Mine\" 1.0 by Ada: a pack for aces with 1 file, "), "{}", ran.out);
    let checked = run(&["check", &pack], "");
    assert!(checked.well && checked.out.ends_with("The board \"mine\" is fine.\n"), "{}", checked.err);
    let simulate = |content: &str| {
        run(&["simulate", "aces", "--games", "2", "--json", "--board", "mine", "--content", content], "")
    };
    let (packed, plain) = (simulate(&pack), simulate(&folder.file("")));
    assert!(packed.well, "{}", packed.err);
    let played = |it: &str| it.split("\"seconds\"").next().map(str::to_string);
    assert_eq!(played(&packed.out), played(&plain.out), "a pack and its folder give the same games");
    let engine = run(&["engine", "--content", &pack], "{\"do\":\"games\"}\n{\"do\":\"quit\"}\n");
    assert!(engine.well && engine.out.contains("\"mine\""), "{}", engine.out);
    let other = ["tournament", "sergeants", "--bot", "greedy", "--bot", "random", "--content", &pack];
    assert_refused(&run(&other, ""), "is a pack for \"aces\", not for \"sergeants\".");
    // What is wrong with the content is told, and no pack is written.
    folder.write("mine.board", board.replace("season: summer", "season: autumn"));
    let worse = out.file("worse.pack");
    assert_refused(&run(&["pack", &folder.file(""), "--output", &worse], ""), "mine.board:");
    assert!(!Path::new(&worse).exists());
    // What is written on it can stand in the folder.
    folder.write("mine.board", &board);
    folder.write(
        "pack.ron",
        "(game: \"aces\", name: {\"it\": \"Mio\"}, version: \"2.1\", marks: {\"mine.board\": fitted})",
    );
    assert!(run(&["check", &folder.file("")], "").well, "and no game has to read it");
    let ran = run(&["pack", &folder.file(""), "--output", &pack], "");
    assert!(ran.out.starts_with("\"Mio\" 2.1: a pack for aces"), "{} {}", ran.out, ran.err);
}

#[test]
fn a_hostile_pack_is_refused_by_every_command_with_a_sentence() {
    let folder = Folder::new("hostile");
    let nonsense = folder.write("nonsense.pack", "PK and no more");
    let large = folder.write("large.pack", vec![b'P'; (1 << 20) + 1]);
    for (pack, words) in [
        (&nonsense, "nonsense.pack: This is not a pack: a pack is a zip file."),
        (&large, "large.pack: The pack is larger than 1024 KB."),
    ] {
        assert_refused(&run(&["check", pack], ""), words);
        assert_refused(&run(&["simulate", "aces", "--content", pack], ""), words);
        let engine = run(&["engine", "--content", pack], "{\"do\":\"games\"}\n");
        assert!(engine.out.contains("bad_content") && engine.out.contains(words), "{}", engine.out);
    }
}

#[test]
fn content_of_ones_own_is_measured_the_same_on_any_number_of_threads() {
    let folder = Folder::new("measured");
    folder.write("mill.board", MILL);
    let page = folder.file("report.html");
    let measure = |jobs: &str| {
        let content = folder.file("");
        let arguments = ["balance", "aces", "--content", &content, "--games", "2", "--jobs", jobs, "--json"];
        let ran = run(&[&arguments[..], &["--page", &page]].concat(), "");
        assert!(ran.well, "{}", ran.err);
        ran.out
    };
    let one = measure("1");
    assert_eq!(one, measure("3"));
    let report: Value = serde_json::from_str(&one).expect("it is JSON");
    let part = &report["parts"][0];
    assert_eq!((&part["name"], part["rows"].as_array().map(Vec::len)), (&json!("Mill"), Some(9)));
    assert_eq!((&part["rows"][0]["row"], &part["rows"][0]["games"]), (&json!("all"), &json!(16)));
    let first = part["rows"][0]["first_turn"]["percent"].as_f64().expect("someone had the first turn");
    assert!((0.0..=100.0).contains(&first));
    let allies = &part["rows"][0]["sides"]["allies"]["percent"];
    let germany = &part["rows"][0]["sides"]["germany"]["percent"];
    assert_eq!(allies.as_f64().zip(germany.as_f64()).map(|it| it.0 + it.1), Some(100.0));
    let lengths = part["lengths"].as_object().expect("games have lengths");
    assert_eq!(lengths.values().filter_map(Value::as_u64).sum::<u64>(), 16);
    assert_eq!(part["heat"].as_array().map(Vec::len), Some(18), "every hex of the board");
    let used = part["used"].as_array().expect("there are units");
    assert!(used.iter().any(|it| it["id"] == "us-infantry") && 12 < used.len());
    assert_eq!(part["ladder"][0]["stronger"], "greedy");
    let html = std::fs::read_to_string(&page).expect("the page is written");
    assert!(
        html.starts_with("<!doctype html>") && html.contains("<h2>Mill</h2>") && !html.contains("<script")
    );
    // What cannot be measured gets a sentence.
    let other = |arguments: &[&str], words: &str| {
        assert_refused(&run(&[&["balance", "aces", "--games", "1"], arguments].concat(), ""), words);
    };
    other(&["--only", "moon"], "There is no board named \"moon\"");
    other(&["--content", &folder.file(""), "--bots", "clever"], "There is no bot \"clever\"");
}

// Playing.

/// A file with a match that begins in a small position.
fn stored_position(folder: &Folder, more: &Value) -> String {
    let mut position = json!({
        "units": [
            {"id": "us-tank-1", "hex": "C13"},
            {"id": "us-infantry-1", "hex": "E12"},
            {"id": "g1-tank-1", "hex": "D12", "damage": 2},
            {"id": "g1-infantry-1", "hex": "K16"},
        ],
        "flags": {"C14": "us"},
        "coins": {"us": 3},
    });
    for (key, value) in more.as_object().expect("fields of a position") {
        position[key] = value.clone();
    }
    let mut engine = Partner::new();
    engine.ok(&json!({"do": "new", "game": "aces", "position": position, "dice": "manual"}));
    folder.write("match.json", engine.ok(&json!({"do": "save"}))["match"].to_string())
}

fn journal(file: &str) -> Vec<Value> {
    let text = fs::read_to_string(file).expect("the match was kept");
    let it: Value = serde_json::from_str(&text).expect("the match is whole");
    it["journal"].as_array().expect("a journal").clone()
}

#[test]
fn a_game_is_set_up_and_played_against_the_bot() {
    let folder = Folder::new("bot");
    let file = folder.file("kept.json");
    let mut chance = Shuffler::new(2);
    let mut terminal = Terminal::new(&["--seed", "5", "--keep", &file]);
    let mut screen = terminal.read();
    assert!(screen.starts_with("Aces & Armor. Type a number to choose, or help."), "{screen}");
    assert!(screen.contains("United States: divide your units among three face-down tokens."), "{screen}");
    let mut story = String::new();
    while !story.contains("Round 6: The United States plays.") && !story.contains(": victory in round ") {
        let typed = type_something(&screen, &mut chance);
        screen = terminal.say(&typed);
        story += &screen;
        assert!(story.len() < 5_000_000, "it leads nowhere");
    }
    for words in [
        "The United States puts 2, 2 and 2 units on its tokens.",
        "is placed at",
        "Round 1: Germany 1 plays.",
        "Order of play:",
        "The United States acts with army",
        "moves to",
        "     A  B  C  D  E  F  G  H  J  K  L  M",
    ] {
        assert!(story.contains(words), "{words:?} is not in the story");
    }
    assert!(terminal.leave());
    let ran = run(&["replay", "--verify", &file], "");
    assert!(ran.well, "what was kept is legal: {}", ran.err);
}

#[test]
fn people_set_up_with_real_dice_and_real_tokens() {
    let mut terminal = Terminal::new(&["--people", "2", "--real-dice", "--plain"]);
    let screen = terminal.read();
    assert!(
        screen.contains("Player 1 chooses in secret now. The others look away; press Enter."),
        "{screen}"
    );
    for seat in 0..2 {
        assert!(terminal.say("").contains("or even."), "player {seat} divides");
        assert!(terminal.say("1 2 3").contains("Type 6 numbers, each 1, 2 or 3."));
        assert!(terminal.say("1 2 3 4 1 2").contains("Type 6 numbers, each 1, 2 or 3."));
        assert!(terminal.say("even").contains("The choice is sealed."));
        let screen = terminal.say("");
        assert_eq!(screen.contains("Player 2 chooses in secret now."), seat == 0, "{screen}");
    }
    // The dice for who places first: wrong ones, then right ones.
    for wrong in ["13", "0", "1 2", "256"] {
        assert!(terminal.say(wrong).contains("Type a number from 1 to 12."), "{wrong:?}");
    }
    for wrong in ["six", "", "-1", "dance"] {
        assert!(terminal.say(wrong).contains("United States: roll to see who places first."), "{wrong:?}");
    }
    let screen = terminal.say("help");
    assert!(
        screen.contains("A number chooses an option.") && !screen.contains("Type a number from"),
        "{screen}"
    );
    assert!(terminal.say("3").contains("Germany 1: roll to see who places first."));
    let mut screen = terminal.say("12");
    assert!(screen.contains("Germany 1 places first."), "{screen}");
    // Each token in turn, with a number that its people draw.
    let mut chance = Shuffler::new(1);
    for number in 1..=6 {
        assert!(screen.contains("which token do you turn over?"), "{screen}");
        screen = terminal.say("1");
        assert!(screen.contains("Draw a token and type its number:"), "{screen}");
        assert!(terminal.say("99").contains("“99” is not one of the options."));
        screen = terminal.say(&number.to_string());
        assert!(screen.contains(&format!("start number {number}.")), "{screen}");
        while screen.contains("place your army around start number") || screen.contains("Where to?") {
            let typed = type_something(&screen, &mut chance);
            screen = terminal.say(&typed);
        }
    }
    assert!(screen.contains("United States: roll to see who begins."), "{screen}");
    assert!(terminal.say("7").contains("Germany 1: roll to see who begins."));
    assert!(terminal.say("7").contains("United States: roll to see who begins."), "a tie is rolled again");
    terminal.say("12");
    let screen = terminal.say("1");
    assert!(screen.contains("Round 1: The United States plays."), "{screen}");
    assert!(screen.contains("which army acts this turn?"), "{screen}");
    assert!(!screen.contains("A  B  C"), "plain words have no map: {screen}");
    assert!(terminal.leave());
}

/// AA-SET-5: two people at one screen against the Automa.
#[test]
fn partners_set_up_and_play_at_one_screen() {
    let folder = Folder::new("partners");
    let file = folder.file("kept.json");
    let arguments =
        ["--coop", "--factions", "us,su,g1", "--people", "2", "--plain", "--seed", "3", "--keep", &file];
    let mut terminal = Terminal::new(&arguments);
    let screen = terminal.read();
    assert!(screen.contains("between token 1, which is yours, and token 3, which you share."), "{screen}");
    assert!(terminal.say("1 2 3 1 1 1").contains("Token 2 is your partner’s. (AA-AUT-15)"));
    assert!(terminal.say("even").contains("Soviet Union: divide your units between token 2"));
    let mut screen = terminal.say("3 3 3 2 2 2");
    assert!(screen.contains("The Soviet Union puts 0, 3 and 3 units on its tokens."), "{screen}");
    let mut chance = Shuffler::new(4);
    let mut story = String::new();
    while !screen.contains("United States: move a unit") && story.len() < 1_000_000 {
        screen = terminal.say(&type_something(&screen, &mut chance));
        story += &screen;
    }
    assert!(story.contains("United States, Soviet Union: 0 coins, 0 factories"), "one purse: {story}");
    assert!(screen.contains("done with this phase; your partner goes on"), "{screen}");
    let meanwhile = terminal.say("partner");
    let moves = meanwhile.contains("Soviet Union: move a unit");
    assert!(moves || meanwhile.contains("There is nothing else you can do now."), "{meanwhile}");
    terminal.say("back");
    // Far enough for both to have acted in every phase.
    while !story.contains("Round 3: The United States plays.") && !story.contains(": victory in round ") {
        screen = terminal.say(&type_something(&screen, &mut chance));
        story += &screen;
        assert!(story.len() < 5_000_000, "it leads nowhere");
    }
    for words in ["Soviet Union continues this phase.", "Soviet Union: repair, buy", "comes out of the bag"] {
        assert!(story.contains(words), "{words:?} is not in the story");
    }
    assert!(terminal.leave());
    let ran = run(&["replay", "--verify", &file], "");
    assert!(ran.well, "what was kept is legal: {}", ran.err);
}

/// AA-SET-5, AA-AUT-15: bots play both partners, in both set-ups.
#[test]
fn partners_are_simulated() {
    for arguments in
        ["--coop --bots random", "--coop=divided --bots greedy", "--coop --half full --bots greedy"]
    {
        let report = simulate(&format!("{arguments} --games 20"));
        assert_eq!(report["finished"], 20, "{arguments}");
        assert_eq!(report["wins"]["faction"]["us"], report["wins"]["faction"]["su"], "{arguments}");
    }
    for (arguments, words) in [
        ("--coop --bots automa", "the Automa is their enemy"),
        ("--coop --players 3", "2 can (AA-SET-5)"),
        ("--coop --sets 2", "one set"),
        ("--coop --factions us,g1", "setup.factions:"),
        ("--coop=alone", "own_sets or divided"),
        ("--half full", "setup.area:"),
    ] {
        let arguments: Vec<&str> = ["simulate", "aces"].into_iter().chain(arguments.split(' ')).collect();
        let ran = run(&arguments, "");
        assert!(!ran.well && ran.err.contains(words), "{arguments:?}: {}", ran.err);
    }
}

#[test]
fn a_turn_with_a_refused_hex_undo_redo_and_real_dice() {
    let folder = Folder::new("turn");
    let file = stored_position(&folder, &json!({}));
    let mut terminal = Terminal::new(&["--resume", &file, "--people", "2", "--real-dice", "--plain"]);
    let menu = terminal.read();
    assert_eq!(n_entries(&menu), 3, "two units and the end of the movement: {menu}");
    let screen = terminal.say(&entry(&menu, "M4 Sherman [US]"));
    assert!(screen.contains("M4 Sherman [US] can go to: "), "{screen}");
    assert!(screen.contains("D13 (0.5)"), "{screen}");
    assert!(terminal.say("D12").contains("Tiger [G1] blocks the way at D12. (AA-MOV-6)"));
    assert!(terminal.say("Z1").contains("That can’t be reached."));
    assert!(terminal.say("7Q").contains("“7Q” is not a hex."));
    assert_eq!(n_entries(&terminal.say("")), 3, "Enter alone goes back");
    terminal.say(&entry(&menu, "M4 Sherman [US]"));
    assert_eq!(n_entries(&terminal.say("back")), 3);
    assert!(terminal.say("99").contains("“99” is not one of the options."));
    assert!(terminal.say("dance").contains("“dance” is not one of the options."));
    assert!(terminal.say("undo").contains("There is nothing to undo."));
    assert!(terminal.say("redo").contains("There is nothing to redo."));
    // There and back again.
    terminal.say(&entry(&menu, "M4 Sherman [US]"));
    let screen = terminal.say("b13");
    assert!(screen.contains("M4 Sherman [US] moves to B13 (1 MP)."), "{screen}");
    assert_eq!(n_entries(&screen), 2, "it has moved: {screen}");
    assert_eq!(journal(&file).len(), 1, "kept after every move");
    let screen = terminal.say("undo");
    assert!(screen.contains("Undone.") && n_entries(&screen) == 3, "{screen}");
    assert_eq!(journal(&file).len(), 0, "what was taken back is not kept");
    let screen = terminal.say("redo");
    assert!(screen.contains("Redone.") && n_entries(&screen) == 2, "{screen}");
    terminal.say("undo");
    // Looking around.
    assert!(terminal.say("units").contains("Tiger [G1] at D12, forest: damage 2, rookie with 0 experience"));
    assert!(terminal.say("factories").contains("Factory at C14: United States"));
    assert!(terminal.say("hex c14").contains("Owner of the factory: United States."));
    assert!(terminal.say("hex Z1").contains("Z1 is not on the half you are playing on."));
    assert!(terminal.say("hex").contains("is not a hex"));
    assert!(terminal.say("look").contains("A  B  C"), "a map for those who ask for one");
    assert!(terminal.say("log").contains("M4 Sherman [US] moves to B13 (1 MP)."));
    let screen = terminal.say("help");
    assert!(screen.contains("Enter alone goes back."), "{screen}");
    let screen = terminal.say("other");
    assert!(screen.contains("offer a draw"), "{screen}");
    assert_eq!(n_entries(&terminal.say("")), 3, "nothing else was chosen");
    // To combat.
    let menu = terminal.say(&entry(&menu, "end the movement"));
    assert!(menu.contains("United States: declare an attack, or go on to combat."), "{menu}");
    let screen = terminal.say(&entry(&menu, "M4 Sherman [US]"));
    assert!(screen.contains("Tiger [G1]: ") && screen.contains("% destroyed"), "{screen}");
    let menu = terminal.say("1");
    assert!(menu.contains("M4 Sherman [US] will attack Tiger [G1]."), "{menu}");
    let screen = terminal.say(&entry(&menu, "go on to combat"));
    assert!(screen.contains("Roll 14 dice and type what they show"), "{screen}");
    for wrong in ["1 2 3", "13 13 13 13 13 13 13 13 13 13 13 13 13 13", "1 1 1 1 1 1 1 1 1 1 1 1 1 six"] {
        assert!(terminal.say(wrong).contains("Type 14 numbers from 1 to 12."), "{wrong}");
    }
    let screen = terminal.say("1 2 3 4 5 6 7 8 9 10 11 12 1 2");
    assert!(screen.contains("Tiger [G1] shoots back at M4 Sherman [US]."), "{screen}");
    let screen = terminal.say("7 12 12 12 12 12 12 12");
    assert!(
        screen.contains("8 hits, 2 damage; return fire: 1 hit, 0 damage."),
        "one hit is one hit: {screen}"
    );
    assert!(screen.contains("United States collects 1 coin."), "{screen}");
    assert!(terminal.say("undo").contains("You can’t undo that: dice have been rolled since then."));
    let screen = terminal.say(&entry(&screen, "buy regular infantry at C14 (2)"));
    assert!(screen.contains(": bought for 2 coins, placed at C14."), "{screen}");
    let screen = terminal.say(&entry(&screen, "end the turn"));
    assert!(screen.contains("Round 4: Germany 1 plays."), "{screen}");
    assert!(terminal.leave());
    let ran = run(&["replay", "--verify", &file], "");
    assert!(ran.well, "{}", ran.err);
}

#[test]
fn a_match_is_saved_and_resumed_where_it_was() {
    let folder = Folder::new("resume");
    let file = folder.file("mine.json");
    let mut terminal = Terminal::new(&["--seed", "8", "--plain"]);
    let mut chance = Shuffler::new(8);
    let mut screen = terminal.read();
    assert!(terminal.say("save").contains("Say where: save FILE."));
    for _ in 0..20 {
        let typed = type_something(&screen, &mut chance);
        screen = terminal.say(&typed);
    }
    let nowhere = folder.file("missing/mine.json");
    let failed = terminal.say(&format!("save {nowhere}"));
    assert!(failed.contains("cannot be read or written"), "{failed}");
    for _ in 0..5 {
        let typed = type_something(&screen, &mut chance);
        screen = terminal.say(&typed);
        assert!(screen.ends_with(" > "), "a file that cannot be written does not end the game: {screen}");
    }
    let saved = terminal.say(&format!("save {file}"));
    assert!(saved.contains(&format!("Saved to {file}.")), "{saved}");
    assert!(saved.contains(&format!("sandtable play aces --resume {file}")), "{saved}");
    let left = terminal.say("quit");
    assert!(!left.contains("Not saved"), "{left}");
    assert!(terminal.leave());
    let asked_again = |screen: &str| screen.rsplit_once("\n\n").map(|it| it.1.to_string());
    let mut resumed = Terminal::new(&["--resume", &file, "--plain"]);
    assert_eq!(asked_again(&resumed.read()), asked_again(&saved));
    assert!(resumed.leave());
}

#[test]
fn the_end_of_the_input_loses_nothing_that_was_kept() {
    let folder = Folder::new("end");
    // It may come at the division, at a token, at a unit, at a hex.
    for n in [0, 1, 2, 3, 4, 5, 9, 14, 30, 60] {
        let file = folder.file(&format!("{n}.json"));
        let mut terminal = Terminal::new(&["--seed", "3", "--keep", &file]);
        let mut chance = Shuffler::new(3);
        let mut screen = terminal.read();
        for _ in 0..n {
            let typed = type_something(&screen, &mut chance);
            screen = terminal.say(&typed);
        }
        let before = journal(&file);
        assert!(terminal.leave(), "the end of the input is no failure");
        assert_eq!(journal(&file), before, "after {n} lines");
        assert!(run(&["replay", "--verify", &file], "").well);
        assert!(!Path::new(&folder.file(&format!("{n}.new"))).exists(), "nothing lies beside it");
    }
    let ran = run(&["play", "aces"], "");
    assert!(ran.well && ran.out.contains("Not saved."), "{}", ran.out);
    let ran = run(&["play", "aces", "--keep", &folder.file("missing/x.json")], "even\n");
    assert_refused(&ran, "cannot be read or written");
}

#[test]
fn bytes_that_are_no_text_do_not_end_the_game() {
    let ran = run_bytes(&["play", "aces", "--plain", "--seed", "1"], b"\xe9\xff\neven\n\x00\xe9\n");
    assert!(ran.well, "{}", ran.err);
    assert!(ran.out.contains("The United States puts 2, 2 and 2 units on its tokens."), "{}", ran.out);
}

#[test]
fn each_language_says_its_own_words() {
    let folder = Folder::new("languages");
    let file = stored_position(&folder, &json!({}));
    let mut told = Vec::new();
    for (language, welcome, back, race) in [
        ("en", "Type a number to choose, or help.", "Enter alone goes back.", "Factories:"),
        ("it", "Scrivi un numero per scegliere", "Invio da solo torna indietro.", "Fabbriche:"),
        ("es", "Escribe un número para elegir", "Intro sin más vuelve atrás.", "Fábricas:"),
        ("uk", "Введіть номер", "Сам Enter повертає назад.", "Фабрики:"),
    ] {
        let ran = run(&["play", "aces", "--language", language, "--seed", "1"], "help\neven\n1\n1\n");
        assert!(ran.well, "{}", ran.err);
        for words in [welcome, back] {
            assert!(ran.out.contains(words), "{words:?} is not in {}", ran.out);
        }
        for key in ["terminal-", "aces-", "{", "$"] {
            assert!(!ran.out.contains(key), "{key} is not a word: {}", ran.out);
        }
        let ran = run(
            &["play", "aces", "--resume", &file, "--plain", "--language", language],
            "factories\nunits\n",
        );
        assert!(ran.out.contains(race), "{race:?} is not in {}", ran.out);
        told.push(ran.out);
    }
    told.sort();
    told.dedup();
    assert_eq!(told.len(), 4, "no language speaks like another");
}

#[test]
fn plain_words_have_no_map() {
    let has_map = |out: &str| out.contains("A  B  C  D") || out.contains("Units: faction");
    let input = "even\n1\n1\n1\n1\n";
    let drawn = run(&["play", "aces", "--seed", "1"], input);
    let plain = run(&["play", "aces", "--seed", "1", "--plain"], input);
    assert!(has_map(&drawn.out) && !has_map(&plain.out));
    let without_map: Vec<&str> = plain.out.lines().filter(|it| !it.is_empty()).collect();
    let all: Vec<&str> = drawn.out.lines().collect();
    assert!(without_map.iter().all(|it| all.contains(it)), "and leave nothing else out");
}

#[test]
fn bots_play_alone_to_the_end_and_the_match_is_kept() {
    let folder = Folder::new("bots");
    let file = folder.file("kept.json");
    let arguments = ["play", "aces", "--people", "0", "--seed", "2", "--plain", "--keep", &file];
    let ran = run(&arguments, "");
    assert!(ran.well, "{}", ran.err);
    assert!(ran.out.contains(": victory in round "), "{}", ran.out);
    assert!(run(&["replay", "--verify", &file], "").well);
    let again = run(&["play", "aces", "--resume", &file, "--plain"], "");
    assert!(
        again.well && again.out.contains(": victory in round "),
        "a game that is over stays over: {}",
        again.out
    );
}

/// The blocks of a manual in one language, each as it is printed.
fn blocks(manual: &str, language: &str) -> Vec<String> {
    let text = fs::read_to_string(format!("{}/../../docs/{manual}", env!("CARGO_MANIFEST_DIR")));
    let (mut blocks, mut open) = (Vec::new(), None::<(String, String)>);
    for line in text.expect("there is a manual").lines() {
        match (open.take(), line.strip_prefix("```")) {
            (None, Some(of)) => open = Some((of.to_string(), String::new())),
            (Some((of, block)), Some(_)) => blocks.extend((of == language).then_some(block)),
            (Some((of, block)), None) => open = Some((of, block + line + "\n")),
            (None, None) => (),
        }
    }
    blocks
}

/// A block of the manual as a file: what is left out in it is put in, or left out here too.
fn as_a_file(block: &str) -> (&'static str, String) {
    let sides = block.split("    a: ").nth(1).and_then(|it| it.split("\n    ),").next());
    let text = match sides {
        Some(side) => block.replace("( … )", &format!("{side}\n    )")),
        None => block.lines().filter(|it| !it.trim_start().starts_with('…')).collect::<Vec<_>>().join("\n"),
    };
    let list = |name: &str| format!("({name}: [{}])", text.trim_end().replace(")\n(", "),\n("));
    let files: [(&str, &'static str, Option<&str>); 11] = [
        ("kind:", "soldiers.ron", Some("soldiers")),
        ("types:", "cards.ron", Some("cards")),
        ("base:", "measures.ron", None),
        ("    a: ", "tiles.ron", Some("tiles")),
        ("tiles:", "maps/clearing.ron", None),
        ("topic:", "story.ron", Some("story")),
        ("goal:", "orders.ron", Some("orders")),
        ("gives:", "equipment.ron", Some("equipment")),
        ("module:", "modules.ron", Some("panels")),
        ("turns:", "scenarios/crossing.ron", None),
        ("chapters:", "campaigns/river-line.ron", None),
    ];
    let (_, file, name) =
        files.iter().find(|it| block.contains(it.0)).unwrap_or_else(|| panic!("what is {block}?"));
    (*file, name.map_or(text.clone(), list))
}

/// What the manual prints stands in the notation that is read. Examples are parts of a whole: something may be missing beside them.
#[test]
fn the_examples_of_the_manual_of_sergeants_can_be_read() {
    let all = blocks("sergeants-content.md", "ron");
    assert!(11 <= all.len(), "{} examples are few", all.len());
    for block in all {
        let (file, text) = as_a_file(&block);
        let folder = Folder::new("manual-ron");
        if let Some((within, _)) = file.split_once('/') {
            fs::create_dir_all(folder.path().join(within)).expect("there is room");
        }
        folder.write(file, text);
        // Beside a file that cannot be read nothing is played.
        fs::create_dir_all(folder.path().join("campaigns")).expect("there is room");
        folder.write("campaigns/torn.ron", "(");
        let told = run(&["check", &folder.path().display().to_string()], "").err;
        assert!(told.contains("torn.ron:1: This cannot be read"), "{told}");
        let mut about = told.lines().filter(|it| it.contains(&format!("/{file}")));
        assert!(about.all(|it| !it.contains("cannot be read") && !it.contains("No game reads")), "{told}");
    }
}

/// A command as a shell takes it apart.
fn words_of(line: &str) -> Vec<String> {
    let (mut words, mut word, mut quote) = (Vec::new(), None::<String>, None);
    for it in line.chars() {
        match quote {
            Some(end) if it == end => quote = None,
            None if it == '"' || it == '\'' => {
                quote = Some(it);
                word.get_or_insert_default();
            }
            None if it == ' ' => words.extend(word.take()),
            _ => word.get_or_insert_default().push(it),
        }
    }
    words.extend(word);
    words
}

/// Every command that these manuals print is one that there is, with arguments that it knows.
#[test]
fn the_commands_of_the_manuals_are_known() {
    let mut n = 0;
    for (manual, language) in
        [("bots.md", ""), ("packs.md", "text"), ("sergeants-content.md", "text"), ("content.md", "text")]
    {
        for line in blocks(manual, language).iter().flat_map(|it| it.lines()) {
            let Some((_, rest)) = line.split_once("sandtable ") else { continue };
            if line.starts_with('>') || line.contains("-m sandtable") || rest.contains('…') {
                continue;
            }
            let mut words = words_of(rest);
            // Asked for its help, a command reads what stands before that and does nothing.
            let end = words.iter().position(|it| it == "--").unwrap_or(words.len());
            words.insert(end, "--help".to_string());
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            let ran = run(&words, "");
            assert!(ran.well, "{manual}: {line}: {}", ran.err);
            n += 1;
        }
    }
    assert!(12 <= n, "{n} commands are few");
    let wrong = run(&["tournament", "aces", "--board", "mill", "--help"], "");
    assert!(!wrong.well, "an argument that there is not");
}

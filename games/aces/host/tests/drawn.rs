//! Boards that someone is drawing: what the browser is told about them.

use aces_host::Game;
use hosting::{
    HostedGame,
    messages::{Examined, OwnContent},
};

fn examined(text: &str) -> Examined {
    let own = OwnContent { file: "drawing.board".into(), text: text.into() };
    Game::examine(&own).expect("boards are read")
}

fn keys(it: &Examined) -> Vec<&str> {
    it.faults.iter().map(|it| it.says.key).collect()
}

const EMPTY: &str = "board: new\nseason: summer\nhalves: A-C\nmap:\n. .\n.\n. .\n.\n";

#[test]
fn an_empty_board_is_told_all_that_it_needs_in_few_sentences() {
    let it = examined(EMPTY);
    assert_eq!(keys(&it), ["aces-edit-fault-factories", "aces-edit-fault-start-missing"]);
    let numbers = it.faults[1].says.args.iter().find(|it| it.0 == "numbers").map(|it| it.1.clone());
    assert_eq!(numbers, Some("1, 2, 3, 4, 5, 6".into()));
    assert_eq!(it.content["board"]["columns"], 3);
    assert_eq!(it.content["halves"], serde_json::json!([[0, 2]]));
}

#[test]
fn a_fault_names_its_hex_and_its_rule() {
    let it = examined(&EMPTY.replace("halves: A-C", "halves: A-C\nauthor: Ada"));
    assert_eq!(it.content["author"], "Ada");
    let it = examined(&format!("{}starts:\n1 A1 7 B1\n", EMPTY.replacen(". .", "~ .", 1)));
    let at = |key: &str| {
        it.faults.iter().find(|it| it.says.key == key).map(|it| (&it.places[..], &it.says.rules[..]))
    };
    assert_eq!(at("aces-edit-fault-start-not-on-land"), Some((&["A1".to_string()][..], &[][..])));
    assert_eq!(at("aces-edit-fault-start-beyond-half"), Some((&["B1".to_string()][..], &["AA-SET-4"][..])));
}

#[test]
fn built_in_boards_are_fine_but_for_their_names() {
    for name in aces::content::BOARDS {
        let it = examined(aces::content::board(name).expect("it is built in"));
        assert_eq!(keys(&it), ["aces-edit-fault-name-taken"]);
        let starts = if name == "brook" { 6 } else { 12 };
        assert_eq!(it.content["fairness"]["starts"].as_array().map(Vec::len), Some(starts), "{name}");
    }
}

#[test]
fn nothing_that_is_sent_costs_much_or_comes_back_large() {
    let hostile = [
        "starts:\n".to_string() + &"1 x ".repeat(2_900),
        "map:\n".to_string() + &"? ".repeat(5_900),
        "map:\n".to_string() + &"?\n".repeat(5_900),
        "shore:\n".to_string() + &"Z30 ".repeat(2_900),
        "names:\n".to_string() + &"A1 <script>alert(1)</script>\n".repeat(400),
        "board: ".to_string() + &"x".repeat(11_900),
        "x".repeat(11_900),
        "y".repeat(60_000),
        "\u{0}\n\u{feff}".repeat(1_000),
    ];
    for text in hostile {
        let it = examined(&text);
        assert!(!it.faults.is_empty() && it.faults.len() <= 60);
        let reply = serde_json::to_string(&it).expect("it can be written");
        assert!(reply.len() < 64 << 10, "{} bytes for {:?}", reply.len(), &text[..20]);
    }
    let many = examined(&("starts:\n".to_string() + &"x x ".repeat(2_900)));
    assert!(2_000 < many.more, "those that are not told are counted");
}

#[test]
fn other_files_are_not_boards() {
    let own = OwnContent { file: "notes.txt".into(), text: String::new() };
    assert!(Game::examine(&own).is_none());
}

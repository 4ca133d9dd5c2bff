//! Every card says itself, and every key that the rules use is in the English file.

use std::collections::BTreeSet;

use sergeants::{Library, words};

const ENGLISH: &str = include_str!("../../../locales/en/sergeants.ftl");

fn keys() -> BTreeSet<&'static str> {
    let names = ENGLISH.lines().filter_map(|it| it.split_once(" = ")).map(|it| it.0);
    names.filter(|it| it.starts_with("sm-")).collect()
}

#[test]
fn every_card_says_itself_in_known_keys() {
    let (library, keys) = (Library::of_the_house(), keys());
    let mut phrases = Vec::new();
    library.cards.values().flatten().for_each(|it| phrases.extend(it.phrases()));
    library.story.values().for_each(|it| phrases.extend(it.phrases()));
    phrases.extend(library.orders.values().map(|it| it.phrase()));
    phrases.extend(library.equipment.values().map(|it| it.phrase()));
    assert!(1000 < phrases.len(), "{}", phrases.len());
    for it in phrases {
        assert!(keys.contains(it.key), "{} is in no file", it.key);
    }
}

#[test]
fn every_key_of_the_source_is_in_the_file() {
    let source = [
        include_str!("../src/words.rs"),
        include_str!("../src/words/answers.rs"),
        include_str!("../src/log.rs"),
    ]
    .concat();
    let keys = keys();
    for part in source.split('"').filter(|it| it.starts_with("sm-") && !it.contains(' ')) {
        assert!(keys.contains(part), "{part} is in no file");
    }
    assert!(words::steps(&[]).is_empty());
}

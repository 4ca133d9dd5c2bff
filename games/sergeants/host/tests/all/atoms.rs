//! Atoms that built-in cards use seldom or never: whatever people compose of them is a sentence in every language.

use ron::{Options, extensions::Extensions};
use sergeants::{
    content::{Library, Step},
    words,
};
use sergeants_host::Game;

/// Steps as people write them into files, and how they are said in English.
const STEPS: [(&str, &str); 28] = [
    ("do(who: up_to(5, own), each: [rally, turn])", "5 soldiers rally soldiers and turn"),
    ("do(who: all(all([own, wounded])), each: [cover])", "all your wounded soldiers take cover"),
    ("do(who: lot(own), each: [walk, walk, walk])", "a random one of your soldiers moves 3 times"),
    (
        "do(who: up_to(2, own), each: [either([[walk, cover], [any(look)]])])",
        "2 soldiers either move and take cover or do one LOOK action",
    ),
    ("mark(all(enemy), pin)", "all the enemy soldiers are pinned"),
    ("mark(up_to(2, all([enemy, leader])), wound)", "up to 2 of the enemy leaders are wounded"),
    ("mark(up_to(1, all([own, pinned])), unpin)", "up to 1 of your pinned soldiers is no longer pinned"),
    ("mark(all(named(1)), kill)", "Tobin is killed"),
    (
        "mark(lot(all([friend, not(own)])), remove)",
        "a random one of the friendly soldiers of other players leaves the game",
    ),
    (
        "mark(lot(all([side(\"us\"), not(wounded)])), unspot)",
        "a random one of the unwounded soldiers (United States) is no longer spotted",
    ),
    (
        "mark(lot(not(any([spotted, in_melee]))), spot)",
        "a random one of the unspotted soldiers not in melee is spotted",
    ),
    (
        "mark(lot(any([all([enemy, pinned]), in(tile(\"3\"))])), spot)",
        "a random one of the pinned enemy soldiers or the soldiers in 3 is spotted",
    ),
    (
        "mark(all(all([not(in(landmark)), not(named(1)), is(\"barefoot\")])), pin)",
        "all the soldiers (barefoot) outside landmarks other than Tobin are pinned",
    ),
    ("modify(what: fight, by: 1, whom: named(2), until: phase)", "Marsh has Fight +1 this phase"),
    ("modify(what: base_draw, by: 2, until: turn)", "every player draws 2 cards more each turn this turn"),
    ("cards(enemies, discard(1))", "each of your enemies discards 1 card"),
    ("cards(all, draw(2))", "every player draws 2 cards"),
    ("score(enemies, -1)", "each of your enemies loses 1 VP"),
    ("score(all, 2)", "every player scores 2 VP"),
    ("if(cond: turn(least: 3), then: [rally(5)])", "if it is turn 3 or later, 5 pinned soldiers rally"),
    ("if(cond: turn(least: 3, most: 5), then: [rally(1)])", "if it is turn 3 to 5, 1 pinned soldier rallies"),
    (
        "if(cond: not(turn(least: 3)), then: [rally(1)])",
        "if it is turn 2 or earlier, 1 pinned soldier rallies",
    ),
    (
        "if(cond: all([hand(2), not(count(of: enemy))]), then: [score(me, 1)])",
        "if you have at least 2 cards in hand and there are no enemy soldiers, score 1 VP",
    ),
    (
        "if(cond: any([not(hand(3)), count(of: all([enemy, spotted]), least: 2, most: 4)]), then: [score(me, -1)])",
        "if you have fewer than 3 cards in hand or there are 2 to 4 spotted enemy soldiers, lose 1 VP",
    ),
    (
        "if(cond: not(any([count(of: all([named(1), wounded])), count(of: own, least: 1, most: 1)])), then: [rally(1)])",
        "if Tobin is not wounded and either you have no soldiers, or you have at least 2 soldiers, 1 pinned soldier rallies",
    ),
    (
        "if(cond: not(count(of: all([named(1), pinned, in(map)]))), then: [rally(1)])",
        "if Tobin is not pinned or Tobin is not on the map, 1 pinned soldier rallies",
    ),
    (
        "one_of([[rally(1)], [cards(me, draw(1))], [score(me, 1)]])",
        "either 1 pinned soldier rallies, or draw 1 card, or score 1 VP",
    ),
    ("blast(on: all(own), checks: 2)", "all your soldiers take 2 blast checks each"),
];

fn step(text: &str) -> Step {
    let options = Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
    options.from_str(text).unwrap_or_else(|why| panic!("{text}: {why}"))
}

#[test]
fn every_composition_is_a_sentence() {
    let library = Library::builtin();
    let english = hosting::localizer::<Game>("en").expect("the language is there");
    for (text, said) in STEPS {
        assert_eq!(english.say(&library, &words::steps(&[step(text)])), said);
    }
    for language in hosting::languages().iter().map(|it| it.code.as_str()) {
        let localizer = hosting::localizer::<Game>(language).expect("the language is there");
        let lines = STEPS.map(|it| localizer.say(&library, &words::steps(&[step(it.0)])));
        assert!(lines.iter().all(|it| !it.contains(['{', '}', '$'])), "{lines:#?}");
        insta::assert_snapshot!(language, lines.join("\n"));
    }
}

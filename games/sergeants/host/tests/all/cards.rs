//! Every card of Sergeants says itself in every language. The texts are kept beside this file, to be read when they change.

use std::fmt::Write;

use hosting::Localizer;
use sergeants::{
    content::Library,
    state::{CardOf, Owner},
};
use sergeants_host::Game;
use table::{Dictionary, Phrase};

/// All cards with all their lines.
fn all_cards(localizer: &Localizer, library: &Library) -> String {
    let mut text = String::new();
    let mut tell = |title: &str, lines: &[Phrase]| {
        let _ = writeln!(text, "{title}");
        for line in lines {
            let said = localizer.say(library, line);
            assert!(!said.contains(['{', '}', '$']) && !said.contains("sm-"), "{title}: {said}");
            let _ = writeln!(text, "  {said}");
        }
    };
    let of_soldiers = library.cards.iter().map(|it| (Owner::Soldier(*it.0), it.1));
    let of_panels = library.panels.values().map(|it| (Owner::Panel(it.id.clone()), &it.cards));
    for (owner, cards) in of_soldiers.chain(of_panels) {
        for (nr, card) in (1..).zip(cards) {
            let of = CardOf { owner: owner.clone(), nr, card: card.clone() };
            tell(&localizer.say(library, &of.title()), &card.phrases(of.tag()));
        }
    }
    for (nr, card) in &library.story {
        let title = localizer.word(&format!("sm-story-{}", nr.0));
        tell(&format!("{}. {title}", nr.0), &card.phrases());
    }
    for (nr, order) in &library.orders {
        tell(&format!("{}. {}", nr.0, localizer.say(library, &order.title())), &order.phrases());
    }
    for it in library.equipment.values() {
        tell(&it.id, &it.phrases());
    }
    text
}

#[test]
fn all_texts_of_all_cards() {
    let library = Library::builtin();
    for language in hosting::languages().iter().map(|it| it.code.as_str()) {
        let localizer = hosting::localizer::<Game>(language).expect("the language is there");
        insta::assert_snapshot!(language, all_cards(&localizer, &library));
    }
}

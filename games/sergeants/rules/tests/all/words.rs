//! Every card says itself in keys of the English file, and what content names has a name there.

use std::collections::BTreeSet;

use sergeants::{
    content::{Library, campaigns, scenario, scenarios},
    words,
};
use table::{Arg, Phrase};

const ENGLISH: &str = include_str!("../../../locales/en/sergeants.ftl");
const TILES: &str = include_str!("../../../content/tiles.ron");

fn keys() -> BTreeSet<&'static str> {
    let names = ENGLISH.lines().filter_map(|it| it.split_once(" = ")).map(|it| it.0);
    names.filter(|it| it.starts_with("sm-")).collect()
}

/// The keys of a phrase and of those inside it.
fn collect(phrase: &Phrase, found: &mut BTreeSet<&'static str>) {
    found.insert(phrase.key);
    phrase.args.iter().for_each(|it| collect_arg(&it.1, found));
}

fn collect_arg(arg: &Arg, found: &mut BTreeSet<&'static str>) {
    match arg {
        Arg::Phrase(phrase) => collect(phrase, found),
        Arg::List(list) => list.iter().for_each(|it| collect_arg(it, found)),
        Arg::Number(_) | Arg::Text(_) | Arg::Named { .. } => (),
    }
}

#[test]
fn every_card_says_itself_in_known_keys() {
    let library = Library::builtin();
    let mut phrases: Vec<Phrase> = Vec::new();
    for (tag, cards) in &library.cards {
        cards.iter().for_each(|it| phrases.extend(it.phrases(Some(*tag))));
    }
    let of_teams = library.panels.values().flat_map(|it| &it.cards);
    of_teams.for_each(|it| phrases.extend(it.phrases(None)));
    library.decorations.iter().for_each(|it| phrases.extend(it.card.phrases(None)));
    library.story.values().for_each(|it| phrases.extend(it.phrases()));
    library.orders.values().for_each(|it| phrases.extend(it.phrases()));
    library.equipment.values().for_each(|it| phrases.extend(it.phrases()));
    assert!(1000 < phrases.len(), "{}", phrases.len());
    let mut used = BTreeSet::new();
    phrases.iter().for_each(|it| collect(it, &mut used));
    let there = keys();
    let missing: Vec<_> = used.difference(&there).collect();
    assert!(60 < used.len() && missing.is_empty(), "{missing:?}");
}

#[test]
fn everything_in_the_content_of_the_house_has_a_name() {
    let (library, keys) = (Library::builtin(), keys());
    let mut names: Vec<String> = Vec::new();
    names.extend(library.story.keys().map(|it| format!("sm-story-{}", it.0)));
    names.extend(library.equipment.keys().map(|it| format!("sm-equipment-{it}")));
    names.extend(library.soldiers.values().map(|it| format!("sm-side-{}", it.side)));
    names.extend(library.soldiers.values().flat_map(|it| &it.traits).map(|it| format!("sm-trait-{it}")));
    names
        .extend(library.orders.values().filter_map(|it| it.entry.as_ref()).map(|it| format!("sm-area-{it}")));
    names.extend(
        library
            .panels
            .values()
            .flat_map(|it| [format!("sm-panel-{}", it.id), format!("sm-module-{}", it.module)]),
    );
    names.extend(library.decorations.iter().map(|it| format!("sm-honour-{}", it.id)));
    names
        .extend(campaigns().flat_map(|it| [format!("sm-campaign-{it}"), format!("sm-campaign-report-{it}")]));
    for name in scenarios() {
        let scenario = scenario(name).expect("it is there");
        names.extend([format!("sm-scenario-{name}"), format!("sm-report-{name}")]);
        names.extend(scenario.areas.iter().map(|it| format!("sm-area-{}", it.name)));
    }
    let ids = TILES.lines().filter_map(|it| it.trim().strip_prefix("id: \"")?.split_once('"'));
    let ids: Vec<&str> = ids.map(|it| it.0).collect();
    assert_eq!(ids.len(), 40);
    names.extend(ids.iter().flat_map(|it| [format!("sm-tile-{it}A"), format!("sm-tile-{it}B")]));
    let missing: Vec<_> = names.iter().filter(|it| !keys.contains(it.as_str())).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn lengths_are_said_in_inches() {
    let said = |it| words::inches(it);
    assert_eq!([said(0), said(16), said(24), said(8), said(53)], ["0", "1", "1½", "½", "3⁵⁄₁₆"]);
    assert_eq!([said(-4), said(1), said(80)], ["−¼", "¹⁄₁₆", "5"]);
}

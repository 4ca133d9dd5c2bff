//! The texts in four languages: none is missing, none is left over, and each can be said.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::{
    ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};

/// The codes of the languages, as their list has them.
fn languages() -> Vec<String> {
    #[derive(serde::Deserialize)]
    struct Language {
        code: String,
    }
    let list = fs::read_to_string(root().join("locales/languages.json")).expect("there is a list");
    let list: Vec<Language> = serde_json::from_str(&list).expect("it can be read");
    list.into_iter().map(|it| it.code).collect()
}

/// How the keys of the frame begin; those of a game begin with its prefix.
const OF_THE_FRAME: [&str; 10] =
    ["game-", "terminal-", "web-", "table-", "learn-", "pack-", "bots-", "ladder-", "league-", "edit-"];

/// The folder of each game, and how its keys begin: what its `Names` say.
fn games() -> Vec<(PathBuf, String)> {
    let folders = fs::read_dir(root().join("games")).expect("there are games");
    let folders = folders.filter_map(|it| it.ok()).map(|it| it.path()).filter(|it| it.join("rules").is_dir());
    let mark = "const PREFIX: &'static str = \"";
    folders
        .map(|folder| {
            let prefix = quoted_in(&lines_below(vec![folder.join("rules/src")]), mark, '"').pop_first();
            let prefix = prefix.unwrap_or_else(|| panic!("{} names nothing", folder.display()));
            (folder, format!("{prefix}-"))
        })
        .collect()
}

fn prefixes() -> Vec<String> {
    OF_THE_FRAME.map(str::to_string).into_iter().chain(games().into_iter().map(|it| it.1)).collect()
}

/// The files of texts in a language but for the texts of rules, which are kept apart.
fn files(language: &str) -> Vec<PathBuf> {
    let mut files = files_with_rules(language);
    files.retain(|it| it.file_stem().is_some_and(|it| it != "rules"));
    files
}

/// The files of texts in a language: the frame's, and those of each game.
fn files_with_rules(language: &str) -> Vec<PathBuf> {
    let games = fs::read_dir(root().join("games")).expect("there are games");
    let games = games.filter_map(|it| it.ok()).map(|it| it.path().join("locales")).filter(|it| it.is_dir());
    let folders = [root().join("locales")].into_iter().chain(games).map(|it| it.join(language));
    let files =
        folders.flat_map(|it| fs::read_dir(&it).unwrap_or_else(|why| panic!("{}: {why}", it.display())));
    let mut files: Vec<PathBuf> = files.filter_map(|it| it.ok()).map(|it| it.path()).collect();
    files.retain(|it| it.extension().is_some_and(|it| it == "ftl"));
    files.sort();
    files
}

/// Names that are put together from a sort of thing and its id.
const FAMILIES: [(&str, &[&str]); 7] = [
    ("aces-faction-", &["us", "su", "g1", "g2"]),
    ("aces-doer-", &["us", "su", "g1", "g2"]),
    ("aces-tag-", &["us", "su", "g1", "g2"]),
    ("aces-side-", &["germany", "allies"]),
    ("aces-kind-", &["infantry", "special", "tank", "artillery", "fighter", "bomber"]),
    ("aces-level-", &["rookie", "veteran", "war-hero"]),
    ("aces-terrain-", &["open", "forest", "road", "bridge", "water", "mountain", "factory"]),
];

/// What a text asks for.
#[derive(Default)]
struct Variables {
    /// What is put into it.
    placed: BTreeSet<String>,
    /// What chooses between forms of it.
    choosing: BTreeSet<String>,
}

impl Variables {
    fn all(&self) -> BTreeSet<String> {
        self.placed.union(&self.choosing).cloned().collect()
    }

    /// Whether a text with these says as much as the English one. The number that words agree with may choose between forms
    /// where English has only one.
    fn suit(&self, english: &Variables) -> bool {
        let known = english.all();
        self.placed == english.placed
            && self.choosing.iter().all(|it| it == "n" || known.contains(it))
            && english.choosing.iter().all(|it| it == "n" || self.all().contains(it))
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn text(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|why| panic!("{}: {why}", file.display()))
}

/// The keys of a language with the variables of each.
fn keys(language: &str) -> BTreeMap<String, Variables> {
    let mut keys = BTreeMap::new();
    let prefixes = prefixes();
    for file in files(language) {
        let text = text(&file);
        let resource =
            parser::parse(text.as_str()).unwrap_or_else(|it| panic!("{}: {:?}", file.display(), it.1));
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let key = message.id.name.to_string();
                    assert!(
                        message.attributes.is_empty(),
                        "{language}: {key} has attributes, which nobody reads"
                    );
                    let mut variables = Variables::default();
                    let value = message.value.unwrap_or_else(|| panic!("{language}: {key} says nothing"));
                    collect_from_pattern(&value, &mut variables);
                    assert!(
                        keys.insert(key.clone(), variables).is_none(),
                        "{language}: {key} is there twice"
                    );
                    let begins = prefixes.iter().any(|it| key.starts_with(it));
                    assert!(begins, "{language}: {key} begins as no key does");
                }
                Entry::Term(term) => panic!("{language}: -{} is a term, which we do without", term.id.name),
                Entry::Junk { content } => panic!("{language}: {content:?} cannot be read"),
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => (),
            }
        }
    }
    keys
}

fn collect_from_pattern(pattern: &Pattern<&str>, variables: &mut Variables) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => (),
            PatternElement::Placeable { expression } => collect(expression, variables),
        }
    }
}

fn collect(expression: &Expression<&str>, variables: &mut Variables) {
    match expression {
        Expression::Inline(inline) => collect_inline(inline, variables, false),
        Expression::Select { selector, variants } => {
            collect_inline(selector, variables, true);
            variants.iter().for_each(|it| collect_from_pattern(&it.value, variables));
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, variables: &mut Variables, chooses: bool) {
    match inline {
        InlineExpression::VariableReference { id } => {
            let into = if chooses { &mut variables.choosing } else { &mut variables.placed };
            into.insert(id.name.to_string());
        }
        InlineExpression::Placeable { expression } => collect(expression, variables),
        InlineExpression::FunctionReference { arguments: CallArguments { positional, named }, .. } => {
            positional.iter().for_each(|it| collect_inline(it, variables, chooses));
            named.iter().for_each(|it| collect_inline(&it.value, variables, chooses));
        }
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => (),
        // A lesson names a button as it is written.
        InlineExpression::MessageReference { id, .. } => {
            assert!(id.name.contains("table-"), "only names of the table are referred to");
        }
        InlineExpression::TermReference { .. } => panic!("there are no terms"),
    }
}

/// The lines of all source files that are not comments.
fn sources() -> Vec<String> {
    let crates = fs::read_dir(root().join("crates")).expect("there are crates");
    let crates = crates.map(|it| it.expect("a folder can be read").path().join("src"));
    lines_below(crates.chain([root().join("web/src"), root().join("games")]).collect())
}

/// The lines of the source files below some folders that are not comments.
fn lines_below(mut folders: Vec<PathBuf>) -> Vec<String> {
    let mut lines = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten() {
            let path = entry.expect("a folder can be read").path();
            let is_source =
                ["rs", "ts", "svelte", "json"].iter().any(|e| path.extension().is_some_and(|it| it == *e));
            if path.is_dir() {
                // Tests say what they like.
                let is_test = path.file_name().is_some_and(|it| it == "tests" || it == "e2e");
                folders.extend((!is_test).then_some(path));
            } else if is_source && !path.to_string_lossy().ends_with(".test.ts") {
                let text = fs::read_to_string(path).expect("a source is text");
                let is_comment = |it: &str| ["//", "/*", "* "].iter().any(|mark| it.starts_with(mark));
                lines.extend(text.lines().filter(|it| !is_comment(it.trim_start())).map(str::to_string));
            }
        }
    }
    lines
}

/// What stands between `before` and the next quotation mark `until`, everywhere in some lines.
fn quoted_in(lines: &[String], before: &str, until: char) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for line in lines {
        for rest in line.split(before).skip(1) {
            found.extend(rest.split_once(until).map(|it| it.0.to_string()));
        }
    }
    found
}

/// Keys as they are written in the sources, and the beginnings of those that are put together.
fn used() -> (BTreeSet<String>, BTreeSet<String>) {
    let is_key = |it: &str| it.chars().all(|it| it.is_ascii_alphanumeric() || it == '-');
    let (mut keys, mut families) = (BTreeSet::new(), BTreeSet::new());
    let sources = sources();
    for prefix in prefixes() {
        // In the browser a key may be put together in the middle too: what comes before the gap is its family.
        for rest in quoted_in(&sources, &format!("`{prefix}"), '`') {
            match rest.split_once("${") {
                Some((begins, _)) => drop(families.insert(format!("{prefix}{begins}"))),
                None => drop(keys.insert(format!("{prefix}{rest}"))),
            }
        }
        for rest in quoted_in(&sources, &format!("\"{prefix}"), '"') {
            let key = format!("{prefix}{rest}");
            match key.split_once('{') {
                Some((family, _)) => {
                    assert_ne!(family, prefix, "nobody can tell what is put together here");
                    families.insert(family.to_string());
                }
                // The chapters of rules, whose texts are kept apart.
                None if key.ends_with("-chapter-") => (),
                None => {
                    assert!(is_key(&key), "{key} is no key");
                    keys.insert(key);
                }
            }
        }
    }
    // Things of a game that have a name: those that no key says are looked up by its `Names`.
    for (folder, prefix) in games() {
        let lines = lines_below(vec![folder.join("rules/src")]);
        let looked_up: BTreeSet<String> = lines
            .iter()
            .filter_map(|it| {
                it.trim_start().strip_prefix('"')?.split_once("\" => ").map(|it| it.0.to_string())
            })
            .collect();
        let named = ["of: \"", "named(\""].into_iter().flat_map(|it| quoted_in(&lines, it, '"'));
        families.extend(named.filter(|it| !looked_up.contains(it)).map(|it| format!("{prefix}{it}-")));
    }
    (keys, families)
}

#[test]
fn every_language_has_the_keys_of_english_with_the_same_variables() {
    let english = keys("en");
    assert!(150 < english.len());
    for language in &languages() {
        let other = keys(language);
        let all: BTreeSet<&String> = english.keys().chain(other.keys()).collect();
        let said = |it: Option<&Variables>| it.map(Variables::all);
        let suit = |it: &&String| match (english.get(*it), other.get(*it)) {
            (Some(english), Some(other)) => other.suit(english),
            _ => false,
        };
        let differing: Vec<String> = all
            .into_iter()
            .filter(|it| !suit(it))
            .map(|it| {
                let (english, other) = (said(english.get(it)), said(other.get(it)));
                format!("{it}: {english:?} in English, {other:?} in {language}")
            })
            .collect();
        assert!(differing.is_empty(), "{differing:#?}");
    }
}

#[test]
fn no_key_that_is_used_is_missing() {
    let there = keys("en");
    let (keys, families) = used();
    assert!(150 < keys.len());
    let missing: Vec<&String> = keys.iter().filter(|it| !there.contains_key(*it)).collect();
    assert!(missing.is_empty(), "{missing:#?}");
    for (family, members) in FAMILIES {
        assert!(families.contains(family), "nobody puts {family} together any more");
        for member in members {
            assert!(there.contains_key(&format!("{family}{member}")), "{family}{member} is missing");
        }
    }
    for family in &families {
        assert!(there.keys().any(|it| it.starts_with(family)), "there is no {family}");
    }
}

#[test]
fn no_key_is_left_over() {
    let (keys_used, families) = used();
    let is_used = |key: &String| {
        keys_used.contains(key)
            || match FAMILIES.iter().find(|it| key.starts_with(it.0)) {
                Some((family, members)) => members.iter().any(|it| *key == format!("{family}{it}")),
                None => families.iter().any(|it| key.starts_with(it)),
            }
    };
    let left_over: Vec<String> = keys("en").into_keys().filter(|it| !is_used(it)).collect();
    assert!(left_over.is_empty(), "{left_over:#?}");
}

fn bundle(language: &str) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![language.parse().expect("a language has a proper name")]);
    bundle.set_use_isolating(false);
    for file in files(language) {
        let resource = FluentResource::try_new(text(&file)).expect("the texts can be read");
        bundle.add_resource(resource).expect("no key is there twice");
    }
    bundle
}

#[test]
fn every_text_can_be_said_in_every_language_with_any_number() {
    for language in &languages() {
        let bundle = bundle(language);
        for (key, variables) in keys(language) {
            let values = [0, 1, 2, 4, 5, 11, 21, 100].map(FluentValue::from);
            for value in values.into_iter().chain([FluentValue::from("½")]) {
                let args: FluentArgs<'_> =
                    variables.all().into_iter().map(|it| (it, value.clone())).collect();
                let pattern = bundle.get_message(&key).and_then(|it| it.value()).expect("the key is there");
                let mut errors = Vec::new();
                let said = bundle.format_pattern(pattern, Some(&args), &mut errors);
                assert!(errors.is_empty(), "{language}: {key}: {errors:?}");
                assert!(
                    !said.trim().is_empty() && !said.contains(['{', '}', '$']),
                    "{language}: {key}: {said}"
                );
            }
        }
    }
}

#[test]
fn one_is_not_many() {
    let said = |language: &str, key: &str, name: &str, n: i64| {
        let bundle = bundle(language);
        let mut args: FluentArgs<'_> =
            keys(language)[key].all().into_iter().map(|it| (it, FluentValue::from(7))).collect();
        args.set(name.to_string(), n);
        let pattern = bundle.get_message(key).and_then(|it| it.value()).expect("the key is there");
        bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    };
    let counted: Vec<(String, String)> = keys("en")
        .into_iter()
        .flat_map(|(key, variables)| variables.all().into_iter().map(move |it| (key.clone(), it)))
        .filter(|it| ["hits", "hits-back", "coins"].contains(&it.1.as_str()))
        // A number on its own agrees with nothing.
        .filter(|it| it.0 != "aces-why-cannot-afford")
        .filter(|it| it.0 != "aces-event-fought-both-destroyed" || it.1 != "hits-back")
        .collect();
    assert!(15 < counted.len());
    for (key, name) in &counted {
        for language in &languages() {
            let (one, many) = (said(language, key, name, 1), said(language, key, name, 5));
            assert_ne!(one.replace('1', "5"), many, "{language}: {key} says one {name} as it says five");
        }
        let (one, word) = (said("en", key, name, 1), if name == "coins" { "1 coin" } else { "1 hit" });
        assert!(one.contains(word) && !one.contains(&format!("{word}s")), "{one}");
    }
}

/// The rules in players' words: one text for every id of a game's catalogue, in every language.
#[test]
fn every_rule_is_told_in_every_language() {
    let games = fs::read_dir(root().join("games")).expect("there are games");
    let games: Vec<PathBuf> = games
        .filter_map(|it| it.ok())
        .map(|it| it.path())
        .filter(|it| it.join("catalogue.md").is_file())
        .collect();
    assert!(2 <= games.len());
    for game in games {
        let catalogue = text(&game.join("catalogue.md"));
        let ids = catalogue.lines().filter_map(|it| it.strip_prefix("- ")?.split(' ').next());
        let is_id = |it: &&str| it.contains('-') && it.ends_with(|it: char| it.is_ascii_digit());
        let ids: BTreeSet<String> = ids.filter(is_id).map(str::to_string).collect();
        assert!(10 < ids.len());
        for language in languages() {
            let text = text(&game.join("locales").join(&language).join("rules.ftl"));
            let resource = parser::parse(text.as_str()).unwrap_or_else(|it| panic!("{language}: {:?}", it.1));
            let messages = resource.body.into_iter().filter_map(|it| match it {
                Entry::Message(message) => Some(message.id.name.to_string()),
                _ => None,
            });
            let told: BTreeSet<String> = messages.filter(|it| !it.contains("-chapter-")).collect();
            assert_eq!(told, ids, "{} in {language}", game.display());
        }
    }
}

/// The words of a text, without keys, selectors and what is put in.
fn said(pattern: &Pattern<&str>) -> Vec<String> {
    let said = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => vec![value.to_string()],
        PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
            variants.iter().flat_map(|it| said(&it.value)).collect()
        }
        PatternElement::Placeable { .. } => Vec::new(),
    });
    said.flatten().collect()
}

/// What is wrong with the signs or the words of a text, by docs/words.md.
fn slip(language: &str, text: &str) -> Option<&'static str> {
    const AVOIDED: [&str; 7] =
        ["anew", "by lot", "whoever", "beforehand", "are wanted", "it tells", "cannot"];
    let quotes_of_others = if language == "en" { ['«', '»'] } else { ['“', '”'] };
    let words = plain(text);
    if text.contains(['\'', 'ʼ', '‘', '`']) {
        Some("the apostrophe is ’")
    } else if text.contains('"') || text.contains(quotes_of_others) {
        Some("quotes are “ ” in English and « » elsewhere")
    } else if text.contains("...") || text.contains(" …") {
        Some("an ellipsis is … without a space before it")
    } else if language == "en" && AVOIDED.iter().any(|it| words.contains(it)) {
        Some("a player would say it in another way")
    } else {
        None
    }
}

/// The words of a text with one space before and after each, whatever signs are between them.
fn plain(text: &str) -> String {
    let mut plain = String::from(" ");
    for word in text.to_lowercase().split(|it: char| !it.is_alphanumeric()).filter(|it| !it.is_empty()) {
        plain.push_str(word);
        plain.push(' ');
    }
    plain
}

/// Whether a text has these words in this order.
fn has_words(text: &str, words: &str) -> bool {
    plain(text).contains(&plain(words))
}

/// All texts of a language by their keys, those of rules too.
fn patterns(language: &str) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for file in files_with_rules(language) {
        let text = text(&file);
        let resource =
            parser::parse(text.as_str()).unwrap_or_else(|it| panic!("{}: {:?}", file.display(), it.1));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            all.extend(message.value.iter().flat_map(said).map(|it| (message.id.name.to_string(), it)));
        }
    }
    all
}

#[test]
fn signs_and_words_are_those_of_the_voice() {
    let mut slips = Vec::new();
    for language in languages() {
        for (key, said) in patterns(&language) {
            slips.extend(slip(&language, &said).map(|why| format!("{language}, {key}: {why}: {said}")));
        }
    }
    assert!(slips.is_empty(), "{}", slips.join("\n"));
}

/// A row of the glossary's table of words that no text uses.
struct Banned {
    language: &'static str,
    not: Vec<String>,
    but: String,
    /// How the keys begin where it is so.
    begins: &'static [&'static str],
}

impl Banned {
    /// Which of the words a text has, as [`plain`] has it, that has to do without them.
    fn found_in(&self, key: &str, text: &str) -> Option<&String> {
        let is_here = self.begins.is_empty() || self.begins.iter().any(|it| key.starts_with(it));
        self.not.iter().find(|it| is_here && text.contains(it.as_str()))
    }
}

/// What GLOSSARY.md says that no text says.
fn banned() -> Vec<Banned> {
    let glossary = text(&root().join("GLOSSARY.md"));
    let table = glossary.split("## Words that no text uses").nth(1).expect("it has the table");
    let table = table.split("\n## ").next().unwrap_or_default();
    let rows = table.lines().filter(|it| it.starts_with('|')).skip(2);
    rows.map(|row| {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        let [language, not, but, place] = cells[..] else { panic!("four cells: {row}") };
        let language = match language {
            "English" => "en",
            "Italian" => "it",
            "Spanish" => "es",
            "Ukrainian" => "uk",
            other => panic!("{other} is no language of ours"),
        };
        let begins: &[&str] = match place {
            "" => &[],
            "Aces & Armor" => &["aces-", "AA-"],
            "Sergeants" => &["sm-", "SM-"],
            other => panic!("{other} is no game of ours"),
        };
        let not = not.split(", ").map(plain).collect();
        Banned { language, not, but: but.to_string(), begins }
    })
    .collect()
}

#[test]
fn no_text_uses_a_word_that_the_glossary_bans() {
    let banned = banned();
    assert!(20 < banned.len());
    let mut slips = Vec::new();
    for language in languages() {
        let rows: Vec<&Banned> = banned.iter().filter(|it| it.language == language).collect();
        for (key, said) in patterns(&language) {
            let words = plain(&said);
            let found = rows.iter().filter_map(|it| Some((it.found_in(&key, &words)?, &it.but)));
            slips.extend(found.map(|(not, but)| format!("{language}, {key}: {but}, not{not}: {said}")));
        }
    }
    assert!(slips.is_empty(), "{}", slips.join("\n"));
}

/// All forms of a text, with `as_long` letters in the place of each variable.
fn forms(pattern: &Pattern<&str>, as_long: &dyn Fn(&str) -> usize) -> Vec<String> {
    let mut all = vec![String::new()];
    for element in &pattern.elements {
        let next = match element {
            PatternElement::TextElement { value } => vec![(*value).to_string()],
            PatternElement::Placeable { expression } => forms_of(expression, as_long),
        };
        all = all.iter().flat_map(|it| next.iter().map(move |more| format!("{it}{more}"))).collect();
    }
    all
}

fn forms_of(expression: &Expression<&str>, as_long: &dyn Fn(&str) -> usize) -> Vec<String> {
    match expression {
        Expression::Select { variants, .. } => {
            variants.iter().flat_map(|it| forms(&it.value, as_long)).collect()
        }
        Expression::Inline(InlineExpression::VariableReference { id }) => vec!["x".repeat(as_long(id.name))],
        Expression::Inline(InlineExpression::StringLiteral { value }) => vec![(*value).to_string()],
        Expression::Inline(_) => vec![String::new()],
    }
}

/// All forms of every text whose key is wanted.
fn forms_where(
    language: &str,
    wanted: &dyn Fn(&str) -> bool,
    as_long: &dyn Fn(&str) -> usize,
) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for file in files(language) {
        let text = text(&file);
        let resource = parser::parse(text.as_str()).expect("the texts can be read");
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            if !wanted(message.id.name) {
                continue;
            }
            let forms = message.value.iter().flat_map(|it| forms(it, as_long));
            all.extend(forms.map(|it| (message.id.name.to_string(), it)));
        }
    }
    all
}

/// The keys that are shown on buttons: in a component what stands in a `button`, or a link that looks like one.
fn keys_on_buttons() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for component in components() {
        for tag in ["button", "a"] {
            for rest in component.split(&format!("<{tag}")).skip(1) {
                let Some((attributes, rest)) = opened(rest) else { continue };
                let is_button = quoted_in(&[attributes.to_string()], "class=\"", '"')
                    .iter()
                    .any(|it| it.split_whitespace().any(|it| it == "button"));
                let shown = rest.split(&format!("</{tag}")).next().unwrap_or_default();
                let shown = [without_tags(shown)];
                // `t("one")`, `t(is ? "one" : "other")`
                let quoted = ["t(\"", "? \"", ": \""].into_iter().flat_map(|it| quoted_in(&shown, it, '"'));
                keys.extend(quoted.filter(|_| is_button));
            }
        }
    }
    keys
}

/// The texts of all components of the client.
fn components() -> Vec<String> {
    let mut folders = vec![root().join("web/src"), root().join("games")];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten() {
            let path = entry.expect("a folder can be read").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|it| it == "svelte") {
                found.push(text(&path));
            }
        }
    }
    found
}

/// What stands in a tag, up to its `>` outside of braces, and what comes after it; nothing if another tag only begins like it.
fn opened(rest: &str) -> Option<(&str, &str)> {
    rest.starts_with(char::is_whitespace).then_some(())?;
    let mut depth = 0;
    let end = rest.char_indices().find(|(_, it)| {
        depth += i32::from(*it == '{') - i32::from(*it == '}');
        *it == '>' && depth == 0
    })?;
    Some((&rest[..end.0], &rest[end.0 + 1..]))
}

/// A piece of a component without the tags in it, whose attributes are not shown.
fn without_tags(text: &str) -> String {
    let mut shown = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('<') {
        shown.push_str(before);
        let is_tag = after.starts_with(|it: char| it.is_ascii_alphabetic() || it == '/');
        rest = match opened(&format!(" {after}")).filter(|_| is_tag) {
            Some((attributes, _)) => after.get(attributes.len()..).unwrap_or_default(),
            None => {
                shown.push('<');
                after
            }
        };
    }
    shown + rest
}

#[test]
fn a_button_is_short() {
    const MOST: usize = 22;
    let keys = keys_on_buttons();
    assert!(120 < keys.len(), "{keys:#?}");
    for known in ["table-resign-sure", "web-carry-go", "sm-web-card-ready"] {
        assert!(keys.contains(known), "{known} is on a button");
    }
    let mut slips = Vec::new();
    for language in languages() {
        for (key, said) in forms_where(&language, &|it| keys.contains(it), &|_| 0) {
            let letters = said.trim().chars().count();
            if MOST < letters || said.trim_end().ends_with('.') {
                slips.push(format!("{language}, {key}: {letters} letters: {said}"));
            }
        }
    }
    assert!(slips.is_empty(), "{}", slips.join("\n"));
}

/// How many letters a name or a number usually has where it is put in.
fn usual_length(name: &str) -> usize {
    match name {
        "hex" | "from" | "by" | "after" => 3,
        "n" | "cost" | "left" | "limit" | "allowance" | "place" | "least" | "most" | "distance" | "coins"
        | "army" | "phase" | "level" | "climb" | "vp" | "needed" => 2,
        _ => 12,
    }
}

#[test]
fn a_refusal_is_short() {
    const MOST: usize = 90;
    let is_refusal = |it: &str| it.contains("-why-") || it.contains("-blocked-");
    let mut slips = Vec::new();
    for language in languages() {
        let forms = forms_where(&language, &is_refusal, &usual_length);
        assert!(100 < forms.len());
        for (key, said) in forms {
            let letters = said.trim().chars().count();
            if MOST < letters {
                slips.push(format!("{language}, {key}: {letters} letters: {said}"));
            }
        }
    }
    assert!(slips.is_empty(), "{}", slips.join("\n"));
}

#[test]
fn a_sentence_has_one_colon() {
    let of_the_game =
        ["ask", "choice", "event", "log", "why", "blocked", "order", "failed", "chain", "lot", "outcome"];
    let wanted = |it: &str| {
        it.split('-').nth(1).is_some_and(|sort| of_the_game.contains(&sort))
            // A text of a page, such as `sm-web-choice-shell`, has its sort in another place.
            && !it.contains("-web-")
    };
    let mut slips = Vec::new();
    for language in languages() {
        for (key, said) in forms_where(&language, &wanted, &usual_length) {
            let has_two = said.split(['.', '?', '!', ';']).any(|it| 1 < it.matches(": ").count());
            slips.extend(has_two.then(|| format!("{language}, {key}: {said}")));
        }
    }
    assert!(slips.is_empty(), "{}", slips.join("\n"));
}

/// What is put in as a list of any length.
const LISTS: [&str; 10] =
    ["armies", "cards", "damaged", "destroyed", "hexes", "kinds", "panels", "soldiers", "targets", "units"];

/// Whether a verb after a list would have to agree with it: the list begins a sentence that goes on without a colon.
fn list_that_rules_a_verb<'a>(pattern: &Pattern<&'a str>) -> Option<&'a str> {
    let mut before = "";
    for (i, element) in pattern.elements.iter().enumerate() {
        let after = pattern.elements.get(i + 1);
        match element {
            PatternElement::TextElement { value } => before = value,
            PatternElement::Placeable { expression: Expression::Select { selector, .. } } => {
                // Some number chooses between the forms.
                if matches!(selector, InlineExpression::VariableReference { id } if id.name.starts_with('n'))
                {
                    return None;
                }
                before = "x";
            }
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::VariableReference { id }),
            } if LISTS.contains(&id.name) => {
                let begins = before.trim().is_empty() || before.trim_end().ends_with('.');
                let goes_on = matches!(after, Some(PatternElement::TextElement { value })
                    if value.strip_prefix(' ').is_some_and(|it| it.starts_with(char::is_alphabetic)));
                if begins && goes_on {
                    return Some(id.name);
                }
                before = "x";
            }
            PatternElement::Placeable { .. } => before = "x",
        }
    }
    None
}

#[test]
fn a_list_of_one_is_not_said_as_many() {
    let mut slips = Vec::new();
    for language in languages() {
        for file in files(&language) {
            let text = text(&file);
            let resource = parser::parse(text.as_str()).expect("the texts can be read");
            for entry in resource.body {
                let Entry::Message(message) = entry else { continue };
                let value = message.value.expect("every message says something");
                let words = said(&value).concat();
                // English verbs that are the same for one and for many.
                let is_same = language == "en" && ["must", "could"].iter().any(|it| has_words(&words, it));
                if let Some(list) = list_that_rules_a_verb(&value).filter(|_| !is_same) {
                    slips.push(format!("{language}, {}: after ${list}: {words}", message.id.name));
                }
            }
        }
    }
    assert!(slips.is_empty(), "{}", slips.join("\n"));
}

#[test]
fn slips_of_the_voice_are_found() {
    for (language, text) in [
        ("en", "It isn't."),
        ("uk", "об'єкт"),
        ("en", "\"help\""),
        ("it", "“aiuto”"),
        ("en", "«help»"),
        ("es", "Un momento …"),
        ("en", "Wait..."),
        ("en", "Choose anew."),
        ("en", "One of them, by lot."),
        ("en", "Then it tells why."),
        ("en", "This cannot be."),
    ] {
        assert!(slip(language, text).is_some(), "{text}");
    }
    for (language, text) in [("en", "It isn’t “this”…"), ("it", "L’«ordine»…"), ("it", "anew")]
    {
        assert_eq!(slip(language, text), None, "{text}");
    }
}

#[test]
fn slips_of_other_kinds_are_found() {
    let rule = |of: &str| {
        let text = format!("key = {of}\n");
        let resource = parser::parse(text.as_str()).expect("it can be read");
        let Some(Entry::Message(message)) = resource.body.first() else { panic!("a message") };
        let pattern = message.value.as_ref().expect("it says something");
        (list_that_rules_a_verb(pattern).is_some(), forms(pattern, &usual_length)[0].chars().count())
    };
    assert_eq!(rule("{ $soldiers } deve agire"), (true, 23));
    assert_eq!(rule("{ $soldiers }: { $n }"), (false, 16));
    assert_eq!(rule("Caduti: { $soldiers }"), (false, 20));
    let row = Banned { language: "es", not: vec![plain("casilla")], but: "loseta".into(), begins: &["sm-"] };
    assert!(row.found_in("sm-tile", &plain("En esta casilla.")).is_some());
    assert!(row.found_in("aces-hex", &plain("En esta casilla.")).is_none());
    assert!(row.found_in("sm-tile", &plain("En estas casillas.")).is_none());
    let shown = without_tags("<b title={t(\"no\")}>{t(\"yes\")}</b> {1 < 2}");
    assert!(shown.contains("yes") && !shown.contains("no") && shown.contains("1 < 2"), "{shown}");
}

//! Sentences in the languages that people read.
//!
//! A game speaks in keys with arguments ([`Phrase`]). A [`Localizer`] puts them into one language, with the texts of the terminal and
//! those of the games that it was given. The list of languages is `locales/languages.json`; the browser reads the same file.

use std::{fmt, sync::LazyLock};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use rust_embed::RustEmbed;
use serde::Deserialize;
use table::{Arg, Dictionary, Names, Phrase};
use unic_langid::LanguageIdentifier;

/// A language that texts are written in.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Language {
    /// Its code, such as `en`: the name of its folders.
    pub code: String,
    /// What its speakers call it.
    pub name: String,
}

static LANGUAGES: LazyLock<Vec<Language>> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../../locales/languages.json"))
        .expect("the list of languages is valid")
});

/// All languages, English first.
pub fn languages() -> &'static [Language] {
    &LANGUAGES
}

/// The texts of the terminal, and what is said of packs.
#[derive(RustEmbed)]
#[folder = "../../locales"]
#[include = "*/terminal.ftl"]
#[include = "*/packs.ftl"]
struct Terminal;

/// The texts of one language in an embedded folder that has a folder for each language.
pub fn texts<E: RustEmbed>(language: &str) -> Vec<String> {
    let of_language = |file: &str| file.split('/').next() == Some(language);
    let text = |file: std::borrow::Cow<'static, str>| {
        let bytes = E::get(&file).map(|it| it.data.into_owned()).unwrap_or_default();
        String::from_utf8(bytes).expect("texts are UTF-8")
    };
    E::iter().filter(|it| of_language(it)).map(text).collect()
}

/// There are no texts in this language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoLanguage(String);

impl fmt::Display for NoLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = languages().iter().map(|it| it.code.as_str()).collect::<Vec<_>>().join(", ");
        write!(f, "There is no language \"{}\"; there are {known}.", self.0)
    }
}

impl std::error::Error for NoLanguage {}

/// Puts phrases into one language.
pub struct Localizer {
    language: &'static str,
    bundle: FluentBundle<FluentResource>,
    /// Used where a language lacks a text.
    english: Option<Box<Localizer>>,
}

impl Localizer {
    /// A localizer for this language, with the texts of games that `texts` finds for a language.
    pub fn new(language: &str, texts: impl Fn(&str) -> Vec<String>) -> Result<Localizer, NoLanguage> {
        let known = languages().iter().find(|it| it.code == language);
        let language = known.ok_or_else(|| NoLanguage(language.to_string()))?.code.as_str();
        let english = (language != "en").then(|| Box::new(Localizer::of("en", &texts)));
        Ok(Localizer { english, ..Localizer::of(language, &texts) })
    }

    fn of(language: &'static str, texts: &impl Fn(&str) -> Vec<String>) -> Localizer {
        let id: LanguageIdentifier = language.parse().expect("the list has proper codes");
        let mut bundle = FluentBundle::new(vec![id]);
        // Marks of direction are for web pages; terminals show them as boxes.
        bundle.set_use_isolating(false);
        for text in self::texts::<Terminal>(language).into_iter().chain(texts(language)) {
            let resource = FluentResource::try_new(text).expect("built-in texts can be read");
            bundle.add_resource(resource).expect("no key is there twice");
        }
        Localizer { language, bundle, english: None }
    }

    /// A sentence of a game.
    pub fn say<N: Names>(&self, names: &N, phrase: &Phrase) -> String {
        (self as &dyn Dictionary).say(names, phrase)
    }

    /// An argument on its own.
    pub fn arg<N: Names>(&self, names: &N, arg: &Arg) -> String {
        (self as &dyn Dictionary).arg(names, arg)
    }

    /// A sentence of the terminal.
    #[expect(clippy::needless_pass_by_value, reason = "arguments are written where they are used")]
    pub fn tell<const N: usize>(&self, key: &str, args: [(&str, Arg); N]) -> String {
        self.message(key, &args)
    }
}

impl Dictionary for Localizer {
    fn language(&self) -> &str {
        self.language
    }

    fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key) || self.english.as_ref().is_some_and(|it| it.has(key))
    }

    fn message(&self, key: &str, args: &[(&str, Arg)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|it| it.value()) else {
            return self.english.as_ref().map_or_else(|| key.to_string(), |it| it.message(key, args));
        };
        let args: FluentArgs<'_> = args.iter().map(|(name, arg)| (*name, value(arg))).collect();
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }
}

/// Anything other than a number or a text has been put into words before it comes here.
fn value(arg: &Arg) -> FluentValue<'_> {
    match arg {
        Arg::Number(number) => FluentValue::from(*number),
        Arg::Text(text) => FluentValue::from(text.as_str()),
        Arg::Named { id, .. } => FluentValue::from(id.as_str()),
        Arg::List(_) | Arg::Phrase(_) => FluentValue::None,
    }
}

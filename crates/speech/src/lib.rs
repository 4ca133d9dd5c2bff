//! Puts keys and arguments into one of the four languages. What has a name only in a certain game is looked up there ([`Names`]).

mod aces;
mod sergeants;

use std::{borrow::Cow, fmt};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use table::{Arg, Phrase};
use unic_langid::LanguageIdentifier;

macro_rules! texts {
    ($language:literal) => {
        (
            $language,
            [
                include_str!(concat!("../../../games/aces/locales/", $language, "/aces.ftl")),
                include_str!(concat!("../../../games/aces/locales/", $language, "/terminal.ftl")),
                include_str!(concat!("../../../games/sergeants/locales/", $language, "/sergeants.ftl")),
                include_str!(concat!("../../../games/sergeants/locales/", $language, "/terminal.ftl")),
                include_str!(concat!("../../../locales/", $language, "/terminal.ftl")),
            ],
        )
    };
}

/// The languages, with their texts.
const LANGUAGES: [(&str, [&str; 5]); 4] = [texts!("en"), texts!("it"), texts!("es"), texts!("uk")];

/// The names of the languages.
pub fn languages() -> impl Iterator<Item = &'static str> {
    LANGUAGES.iter().map(|it| it.0)
}

/// What knows the names of things in a game.
pub trait Names {
    /// How the keys of the game begin.
    const PREFIX: &'static str;

    /// The name of a thing that no key says; nothing if a key says it.
    fn name(&self, speech: &Speech, of: &str, id: &str) -> Option<String>;
}

/// A language that nobody speaks here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoLanguage(String);

impl fmt::Display for NoLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = languages().collect::<Vec<_>>().join(", ");
        write!(f, "There is no language \"{}\"; there are {known}.", self.0)
    }
}

impl std::error::Error for NoLanguage {}

/// Somebody who speaks one language.
pub struct Speech {
    language: &'static str,
    bundle: FluentBundle<FluentResource>,
}

impl Speech {
    /// Somebody who speaks this language.
    pub fn new(language: &str) -> Result<Speech, NoLanguage> {
        let Some((language, texts)) = LANGUAGES.into_iter().find(|it| it.0 == language) else {
            return Err(NoLanguage(language.to_string()));
        };
        let id: LanguageIdentifier = language.parse().expect("the house's languages have proper names");
        let mut bundle = FluentBundle::new(vec![id]);
        // Marks of direction are for web pages; terminals show them as boxes.
        bundle.set_use_isolating(false);
        for text in texts {
            let resource = FluentResource::try_new(text.to_string()).expect("the house's texts can be read");
            bundle.add_resource(resource).expect("no key is there twice");
        }
        Ok(Speech { language, bundle })
    }

    /// A sentence of a game.
    pub fn say<N: Names>(&self, names: &N, phrase: &Phrase) -> String {
        let args: Vec<(&str, FluentValue<'_>)> =
            phrase.args.iter().map(|(name, arg)| (*name, self.value(names, arg))).collect();
        self.text(phrase.key, args)
    }

    /// A sentence of the terminal.
    pub fn tell<'a, const N: usize>(&self, key: &str, args: [(&'a str, FluentValue<'a>); N]) -> String {
        self.text(key, args.into_iter().collect())
    }

    /// A name, such as `aces-kind-tank`.
    pub fn name(&self, key: &str) -> String {
        self.text(key, Vec::new())
    }

    /// A name, or what people called it in content of their own.
    pub fn name_or(&self, key: &str, other: &str) -> String {
        if self.bundle.has_message(key) { self.name(key) } else { other.to_string() }
    }

    fn text<'a>(&self, key: &str, args: Vec<(&'a str, FluentValue<'a>)>) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|it| it.value()) else {
            return key.to_string();
        };
        let args: FluentArgs<'_> = args.into_iter().collect();
        let mut errors = Vec::new();
        self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned()
    }

    fn value<N: Names>(&self, names: &N, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            _ => FluentValue::String(Cow::Owned(self.word(names, arg))),
        }
    }

    /// An argument on its own.
    pub fn word<N: Names>(&self, names: &N, arg: &Arg) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Text(text) => text.clone(),
            Arg::List(list) if list.is_empty() => self.name(&format!("{}-list-none", N::PREFIX)),
            Arg::List(list) => list.iter().map(|it| self.word(names, it)).collect::<Vec<_>>().join(", "),
            Arg::Phrase(phrase) => self.say(names, phrase),
            Arg::Named { of, id } => names
                .name(self, of, id)
                .unwrap_or_else(|| self.name_or(&format!("{}-{of}-{id}", N::PREFIX), id)),
        }
    }

    /// Somebody in a seat.
    fn seat(&self, key: &str, id: &str) -> String {
        let number = id.parse::<i64>().map_or(0, |it| it + 1);
        self.tell(key, [("seat", number.into())])
    }
}

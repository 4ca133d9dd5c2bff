//! Puts keys and arguments into one of the four languages.

use std::borrow::Cow;

use aces::{Faction, World, parse_type};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use table::{Arg, Phrase};
use unic_langid::LanguageIdentifier;

use crate::failure::Failure;

/// The languages, with their texts.
const LANGUAGES: [(&str, [&str; 2]); 4] = [
    ("en", [include_str!("../../../locales/en/aces.ftl"), include_str!("../../../locales/en/terminal.ftl")]),
    ("it", [include_str!("../../../locales/it/aces.ftl"), include_str!("../../../locales/it/terminal.ftl")]),
    ("es", [include_str!("../../../locales/es/aces.ftl"), include_str!("../../../locales/es/terminal.ftl")]),
    ("uk", [include_str!("../../../locales/uk/aces.ftl"), include_str!("../../../locales/uk/terminal.ftl")]),
];

/// Somebody who speaks one language.
pub(crate) struct Speech {
    language: &'static str,
    bundle: FluentBundle<FluentResource>,
}

impl Speech {
    pub(crate) fn new(language: &str) -> Result<Speech, Failure> {
        let Some((language, texts)) = LANGUAGES.into_iter().find(|it| it.0 == language) else {
            let known = LANGUAGES.map(|it| it.0).join(", ");
            return Err(Failure::new(format!("There is no language \"{language}\"; there are {known}.")));
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

    /// A sentence of the game.
    pub(crate) fn say(&self, world: &World, phrase: &Phrase) -> String {
        let args: Vec<(&str, FluentValue<'_>)> =
            phrase.args.iter().map(|(name, arg)| (*name, self.value(world, arg))).collect();
        self.text(phrase.key, args)
    }

    /// A sentence of the terminal.
    pub(crate) fn tell<'a, const N: usize>(
        &self,
        key: &str,
        args: [(&'a str, FluentValue<'a>); N],
    ) -> String {
        self.text(key, args.into_iter().collect())
    }

    /// A name, such as `aces-kind-tank`.
    pub(crate) fn name(&self, key: &str) -> String {
        self.text(key, Vec::new())
    }

    fn text<'a>(&self, key: &str, args: Vec<(&'a str, FluentValue<'a>)>) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|it| it.value()) else {
            return key.to_string();
        };
        let args: FluentArgs<'_> = args.into_iter().collect();
        let mut errors = Vec::new();
        self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned()
    }

    fn value(&self, world: &World, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            _ => FluentValue::String(Cow::Owned(self.word(world, arg))),
        }
    }

    /// An argument on its own.
    pub(crate) fn word(&self, world: &World, arg: &Arg) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Text(text) => text.clone(),
            Arg::List(list) if list.is_empty() => self.name("aces-list-none"),
            Arg::List(list) => list.iter().map(|it| self.word(world, it)).collect::<Vec<_>>().join(", "),
            Arg::Named { of: "unit", id } => self.unit(world, id),
            Arg::Named { of: "hex", id } => id.clone(),
            Arg::Named { of: "seat", id } => {
                let number = id.parse::<i64>().map_or(0, |it| it + 1);
                self.tell("aces-seat", [("seat", number.into())])
            }
            Arg::Named { of, id } => self.name(&format!("aces-{of}-{id}")),
        }
    }

    fn unit(&self, world: &World, id: &str) -> String {
        let Some((unit_type, nr)) = id.rsplit_once('-') else { return id.to_string() };
        let Some((faction, kind)) = parse_type(unit_type) else { return id.to_string() };
        let mat = world.mat(faction, kind);
        let name = mat.also.get(self.language).unwrap_or(mat.name.value()).clone();
        let tag = self.faction_tag(faction);
        self.tell("aces-unit", [("name", name.into()), ("nr", nr.to_string().into()), ("tag", tag.into())])
    }

    pub(crate) fn faction_tag(&self, faction: Faction) -> String {
        self.name(&format!("aces-tag-{}", faction.key()))
    }

    pub(crate) fn faction(&self, faction: Faction) -> String {
        self.name(&format!("aces-faction-{}", faction.key()))
    }
}

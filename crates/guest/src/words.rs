//! What a server refuses, as sentences: it sends keys with what goes into them.

use std::sync::OnceLock;

use rust_embed::RustEmbed;
use serde_json::Value;
use speech::{Localizer, texts};
use table::{Arg, Dictionary};

/// What servers say; the rest is among the texts that every localizer has.
#[derive(RustEmbed)]
#[folder = "../../locales"]
#[include = "en/*.ftl"]
#[exclude = "en/terminal.ftl"]
#[exclude = "en/packs.ftl"]
struct OfServers;

/// The texts of the games, for what their rules refuse.
static OF_GAMES: OnceLock<Vec<String>> = OnceLock::new();

thread_local! {
    /// Programs and their authors are told in English. A localizer cannot be shared between threads.
    static ENGLISH: Localizer = Localizer::new("en", |language| {
        texts::<OfServers>(language).into_iter().chain(OF_GAMES.get().cloned().unwrap_or_default()).collect()
    })
    .expect("there is English");
}

/// Learns the texts of games. Where nobody brings any, their refusals are told by their keys.
pub(crate) fn learn(texts: Vec<String>) {
    drop(OF_GAMES.set(texts));
}

/// A refusal as a sentence.
pub(crate) fn sentence(why: &Value) -> String {
    let key = why["key"].as_str().unwrap_or("no reason");
    match ENGLISH.with(|it| it.has(key).then(|| said(it, why))) {
        Some(says) => says,
        None => format!("It is refused: {key}."),
    }
}

fn said(english: &Localizer, phrase: &Value) -> String {
    let args: Vec<(&str, Arg)> = phrase["args"]
        .as_object()
        .into_iter()
        .flatten()
        .map(|(name, it)| (name.as_str(), arg(english, it)))
        .collect();
    english.message(phrase["key"].as_str().unwrap_or_default(), &args)
}

/// Numbers stay numbers, since words agree with them. Things of the game keep their ids, which are what its programs know them by.
fn arg(english: &Localizer, it: &Value) -> Arg {
    match it.as_i64() {
        Some(number) => Arg::Number(number),
        None => Arg::Text(text(english, it)),
    }
}

fn text(english: &Localizer, it: &Value) -> String {
    match it {
        Value::String(text) => text.clone(),
        Value::Array(all) => all.iter().map(|it| text(english, it)).collect::<Vec<_>>().join(", "),
        Value::Object(of) if of.contains_key("key") => said(english, it),
        Value::Object(of) => of.values().filter_map(Value::as_str).collect(),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_refusal_is_a_sentence_with_what_goes_into_it() {
        assert_eq!(sentence(&json!({"key": "web-not-for-bots", "args": {}})), "Bots can’t do this.");
        let many = json!({"key": "bots-too-many-challenges", "args": {"most": 3}});
        assert!(sentence(&many).starts_with("3 of your offers"), "{}", sentence(&many));
        assert_eq!(sentence(&json!({"key": "x-unknown"})), "It is refused: x-unknown.");
    }
}

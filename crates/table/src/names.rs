use crate::{Arg, Phrase};

/// A dictionary of one language: messages by key.
pub trait Dictionary {
    /// The language, such as `en`.
    fn language(&self) -> &str;

    /// Whether there is a message with this key.
    fn has(&self, key: &str) -> bool;

    /// The message, with its arguments filled in; the key itself if there is no such message.
    fn message(&self, key: &str, args: &[(&str, Arg)]) -> String;

    /// A message without arguments.
    fn word(&self, key: &str) -> String {
        self.message(key, &[])
    }

    /// A message without arguments, or `otherwise` if there is none: what people called a thing in content of their own.
    fn word_or(&self, key: &str, otherwise: &str) -> String {
        if self.has(key) { self.word(key) } else { otherwise.to_string() }
    }
}

/// Finds the names of a game's things, the [`Arg::Named`] of its phrases.
pub trait Names {
    /// How the keys of the game begin, without the hyphen.
    const PREFIX: &'static str;

    /// The name of a thing that is put together or looked up; nothing if the key `prefix-of-id` says it.
    fn name(&self, dictionary: &dyn Dictionary, of: &str, id: &str) -> Option<String>;
}

impl dyn Dictionary + '_ {
    /// A phrase as a sentence.
    pub fn say<N: Names>(&self, names: &N, phrase: &Phrase) -> String {
        let resolved = |arg: &Arg| match arg {
            Arg::Number(number) => Arg::Number(*number),
            arg => Arg::Text(self.arg(names, arg)),
        };
        let args: Vec<(&str, Arg)> = phrase.args.iter().map(|(name, arg)| (*name, resolved(arg))).collect();
        self.message(phrase.key, &args)
    }

    /// An argument on its own.
    pub fn arg<N: Names>(&self, names: &N, arg: &Arg) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Text(text) => text.clone(),
            Arg::List(list) if list.is_empty() => self.word(&format!("{}-list-none", N::PREFIX)),
            Arg::List(list) => list.iter().map(|it| self.arg(names, it)).collect::<Vec<_>>().join(", "),
            Arg::Phrase(phrase) => self.say(names, phrase),
            Arg::Named { of, id } => names
                .name(self, of, id)
                .unwrap_or_else(|| self.word_or(&format!("{}-{of}-{id}", N::PREFIX), id)),
        }
    }

    /// A seat as people count them, from 1, by the message with this key.
    pub fn seat(&self, key: &str, id: &str) -> String {
        let number = id.parse::<i64>().map_or(0, |it| it + 1);
        self.message(key, &[("seat", number.into())])
    }
}

use serde::{Serialize, Serializer, ser::SerializeMap};

/// A sentence that has not been put into any language yet: a key, what goes into it, and the rules behind it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Phrase {
    /// The key of the message.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub key: &'static str,
    /// What goes into it.
    #[serde(serialize_with = "as_map")]
    #[cfg_attr(feature = "ts", ts(type = "Record<string, Arg>"))]
    pub args: Vec<(&'static str, Arg)>,
    /// The ids of the rules behind it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, type = "Array<string>"))]
    pub rules: Vec<&'static str>,
}

/// Something that can be said as a sentence of its own, such as a question or a refusal.
pub trait Sentence {
    /// The sentence.
    fn phrase(&self) -> Phrase;
}

/// As much of what someone wrote as a sentence can quote.
pub fn quotable(text: &str) -> String {
    const MOST: usize = 24;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_string(),
    }
}

/// Something that goes into a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "number | string | Array<Arg> | Phrase | { [of in string]: string }")
)]
pub enum Arg {
    /// A number, with which words may agree.
    Number(i64),
    /// Words that are the same in every language.
    Text(String),
    /// Something of the game that has a name in every language, such as a unit or a faction.
    Named {
        /// The sort of thing, such as `unit`.
        of: &'static str,
        /// The id of the thing.
        id: String,
    },
    /// Several, to be listed.
    List(Vec<Arg>),
    /// A part of the sentence with words of its own, such as who acts or under which condition.
    Phrase(Box<Phrase>),
}

impl Phrase {
    /// A sentence without anything in it.
    pub fn new(key: &'static str) -> Phrase {
        Phrase { key, args: Vec::new(), rules: Vec::new() }
    }

    /// The same with an argument.
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Phrase {
        self.args.push((name, arg.into()));
        self
    }

    /// The same with rules behind it.
    pub fn by(mut self, rules: &[&'static str]) -> Phrase {
        self.rules.extend(rules);
        self
    }
}

fn as_map<S: Serializer>(args: &[(&'static str, Arg)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(args.iter().map(|(name, arg)| (name, arg)))
}

impl Serialize for Arg {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Arg::Number(number) => serializer.serialize_i64(*number),
            Arg::Text(text) => serializer.serialize_str(text),
            Arg::Named { of, id } => {
                let mut map = serializer.serialize_map(Some(1))?;
                map.serialize_entry(of, id)?;
                map.end()
            }
            Arg::List(list) => serializer.collect_seq(list),
            Arg::Phrase(phrase) => phrase.serialize(serializer),
        }
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_string())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Arg {
        Arg::Phrase(Box::new(phrase))
    }
}

macro_rules! from_number {
    ($($number:ty)*) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(number as i64)
            }
        })*
    };
}

from_number!(u8 u16 u32 u64 usize i8 i16 i32 i64);

//! Where in a file of content a value stands, so that a complaint can name its line.

use std::{
    collections::BTreeMap,
    fmt::{self, Display},
    marker::PhantomData,
};

use serde::{
    Deserialize, Deserializer,
    de::{DeserializeOwned, Error, MapAccess, Visitor},
};
use table::{Problem, in_plain_words};

const MARKS: [&str; 4] = ["Given", "Implied", "Fitted", "Ours"];

/// More complaints than anybody reads at once. Each is looked up in the text, which may be long and come from anybody.
const MOST_COMPLAINTS: usize = 100;

/// A step from a value of a file to one inside it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Inside {
    /// The field of that name.
    Field(&'static str),
    /// The entry of a list, from 0.
    Entry(usize),
}

/// Reads a RON file, or returns the reason why it cannot be read.
pub(crate) fn read<T: for<'de> Deserialize<'de>>(file: &str, text: &str) -> Result<T, Vec<Problem>> {
    let ron = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    ron.from_str(text).map_err(|why| {
        let at = why.span.start;
        let why = in_plain_words(&why.code.to_string());
        let what = format!("This cannot be read at column {}: {why}", at.col);
        vec![Problem::at(file, at.line as u32, what)]
    })
}

/// Collects what is wrong with a file. Each complaint has the way to the value that it is about.
pub(crate) struct Complaints<'a> {
    file: &'a str,
    text: &'a str,
    pub problems: Vec<Problem>,
}

impl<'a> Complaints<'a> {
    pub fn new(file: &'a str, text: &'a str) -> Complaints<'a> {
        Complaints { file, text, problems: Vec::new() }
    }

    pub fn add(&mut self, path: &[Inside], what: impl Into<String>) {
        match self.problems.len() {
            MOST_COMPLAINTS => {
                self.problems.push(Problem::new(self.file, "There is more wrong than this; mend it first."));
                return;
            }
            n if MOST_COMPLAINTS < n => return,
            _ => (),
        }
        let line = line_of(self.text, path);
        self.problems.push(Problem { place: self.file.to_string(), line: Some(line), what: what.into() });
    }

    pub fn add_all(&mut self, path: &[Inside], faults: Vec<String>) {
        faults.into_iter().for_each(|it| self.add(path, it));
    }
}

/// An entry of a file that is one list, such as a soldier card.
pub(crate) trait Listed: DeserializeOwned {
    /// The name of the list.
    const LIST: &'static str;
    /// What no two entries have in common: a number, or a name.
    const KEY: &'static str;
    type Key: Display + Ord;

    fn key(&self) -> Self::Key;

    /// The entry with what its author may leave out.
    fn completed(self) -> Self {
        self
    }

    /// What is wrong with the entry as a whole.
    fn faults(&self) -> Vec<String>;

    /// Complains about the entry, which is found by `path`, and about what is inside it.
    fn check(&self, path: &[Inside], complaints: &mut Complaints<'_>) {
        complaints.add_all(path, self.faults());
    }

    /// Says that the entry has the key of an earlier one.
    fn twice(&self, _earlier: &Self) -> String {
        format!("The {} {} stands here twice.", Self::KEY, self.key())
    }
}

/// Reads the entries of a file, or returns everything that is wrong with them.
pub(crate) fn read_list<T: Listed>((file, text): (&str, &str)) -> Result<Vec<T>, Vec<Problem>> {
    let List(entries) = read(file, text)?;
    let entries: Vec<T> = entries.into_iter().map(T::completed).collect();
    let mut complaints = Complaints::new(file, text);
    let mut seen = BTreeMap::new();
    for (i, it) in entries.iter().enumerate() {
        let path = [Inside::Field(T::LIST), Inside::Entry(i)];
        it.check(&path, &mut complaints);
        if let Some(earlier) = seen.insert(it.key(), it) {
            complaints.add(&path, it.twice(earlier));
        }
    }
    if complaints.problems.is_empty() { Ok(entries) } else { Err(complaints.problems) }
}

/// The same, by their keys.
pub(crate) fn read_by_key<T: Listed>(from: (&str, &str)) -> Result<BTreeMap<T::Key, T>, Vec<Problem>> {
    Ok(read_list(from)?.into_iter().map(|it: T| (it.key(), it)).collect())
}

/// A file with one field, which is the list.
struct List<T>(Vec<T>);

impl<'de, T: Listed> Deserialize<'de> for List<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<List<T>, D::Error> {
        from.deserialize_struct("File", const { &[T::LIST] }, ListVisitor(PhantomData))
    }
}

struct ListVisitor<T>(PhantomData<T>);

impl<'de, T: Listed> Visitor<'de> for ListVisitor<T> {
    type Value = List<T>;

    fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "a list of {}", T::LIST)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<List<T>, A::Error> {
        let mut entries = None;
        while let Some(field) = fields.next_key::<String>()? {
            if field != T::LIST {
                return Err(A::Error::unknown_field(&field, const { &[T::LIST] }));
            }
            if entries.replace(fields.next_value()?).is_some() {
                return Err(A::Error::duplicate_field(T::LIST));
            }
        }
        entries.map(List).ok_or_else(|| A::Error::missing_field(T::LIST))
    }
}

/// The line of a value in a RON text that can be read; the line of the last step that is there.
///
/// RON reports lines only for what it cannot read. So the text is walked again, as far as brackets, commas and names go.
fn line_of(text: &str, path: &[Inside]) -> u32 {
    let mut scanner = Scanner { rest: text, line: 1 };
    for step in path {
        let found = scanner.clone().enter(*step);
        match found {
            Some(inside) => scanner = inside,
            None => break,
        }
    }
    scanner.skip_blank();
    scanner.line
}

#[derive(Clone)]
struct Scanner<'a> {
    rest: &'a str,
    line: u32,
}

impl<'a> Scanner<'a> {
    /// Goes over the next sign and returns it.
    fn next(&mut self) -> Option<char> {
        let next = self.rest.chars().next()?;
        self.rest = &self.rest[next.len_utf8()..];
        self.line += (next == '\n') as u32;
        Some(next)
    }

    /// Goes over spaces and comments.
    fn skip_blank(&mut self) {
        loop {
            if self.rest.starts_with("//") {
                while self.next().is_some_and(|it| it != '\n') {}
            } else if self.rest.starts_with("/*") {
                while !self.rest.is_empty() && !self.rest.starts_with("*/") {
                    self.next();
                }
                self.next();
                self.next();
            } else if self.rest.starts_with(|it: char| it.is_whitespace() || it == '\u{feff}') {
                self.next();
            } else {
                return;
            }
        }
    }

    /// Goes over a name and returns it, empty if there is none.
    fn word(&mut self) -> &'a str {
        let end = self.rest.find(|it: char| !it.is_alphanumeric() && it != '_').unwrap_or(self.rest.len());
        let word = &self.rest[..end];
        self.rest = &self.rest[end..];
        word
    }

    /// Goes over a mark or another name before a bracket, and into the bracket.
    fn open(&mut self) -> Option<()> {
        self.skip_blank();
        let word = self.word();
        self.skip_blank();
        if !self.rest.starts_with(['(', '[', '{']) {
            return None;
        }
        self.next();
        if MARKS.contains(&word) { self.open() } else { Some(()) }
    }

    /// From the beginning of a value to the beginning of one inside it.
    fn enter(mut self, step: Inside) -> Option<Scanner<'a>> {
        self.open()?;
        for i in 0.. {
            self.skip_blank();
            if self.rest.is_empty() || self.rest.starts_with([')', ']', '}']) {
                return None;
            }
            match step {
                Inside::Entry(wanted) if i == wanted => return Some(self),
                Inside::Field(wanted) => {
                    let start = self.clone();
                    let word = self.word();
                    self.skip_blank();
                    if word == wanted && self.rest.starts_with(':') {
                        self.next();
                        self.skip_blank();
                        return Some(self);
                    }
                    self = start;
                }
                Inside::Entry(_) => (),
            }
            self.skip_value();
        }
        None
    }

    /// Goes over everything to the next comma on this level, and over the comma.
    fn skip_value(&mut self) {
        let mut depth = 0;
        loop {
            self.skip_blank();
            match self.rest.chars().next() {
                None => return,
                Some(')' | ']' | '}') if depth == 0 => return,
                Some(')' | ']' | '}') => depth -= 1,
                Some('(' | '[' | '{') => depth += 1,
                Some('"') => {
                    self.next();
                    while !self.rest.is_empty() && !self.rest.starts_with('"') {
                        if self.rest.starts_with('\\') {
                            self.next();
                        }
                        self.next();
                    }
                }
                Some(',') if depth == 0 => {
                    self.next();
                    return;
                }
                Some(_) => (),
            }
            self.next();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Inside::*, *};

    #[test]
    fn what_is_wrong_ten_thousand_times_is_told_a_hundred_times() {
        let text = format!("[{}]", "(0),".repeat(10_000));
        let mut complaints = Complaints::new("x.ron", &text);
        for i in 0..10_000 {
            complaints.add(&[Entry(i)], "It is 0.");
        }
        assert_eq!(complaints.problems.len(), MOST_COMPLAINTS + 1);
        assert!(complaints.problems[MOST_COMPLAINTS].what.starts_with("There is more wrong"));
    }

    #[test]
    fn a_value_is_found_behind_comments_strings_and_marks() {
        let text = "// a file\n(\n  name: \"a, (b\", /* , */\n  tiles: [\n    (id: \"1\", a: Ours([\n      (1, 2),\n      (3, 4),\n    ])),\n    (id: \"2\"),\n  ],\n)";
        assert_eq!(line_of(text, &[Field("name")]), 3);
        assert_eq!(line_of(text, &[Field("tiles"), Entry(0), Field("a"), Entry(1)]), 7);
        assert_eq!(line_of(text, &[Field("tiles"), Entry(1), Field("id")]), 9);
        // Something that is missing is reported at the place that should have it.
        assert_eq!(line_of(text, &[Field("tiles"), Entry(1), Field("b")]), 9);
        assert_eq!(line_of(text, &[Field("tiles"), Entry(7)]), 4);
    }
}

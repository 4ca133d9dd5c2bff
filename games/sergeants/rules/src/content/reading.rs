//! Where in a file of content a value stands, so that a complaint can name its line.

use std::collections::BTreeMap;

use serde::Deserialize;
use table::Problem;

const MARKS: [&str; 4] = ["Given", "Implied", "Fitted", "Ours"];

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
        let what = format!("This cannot be read at column {}: {}.", at.col, why.code);
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
        let line = line_of(self.text, path);
        self.problems.push(Problem { place: self.file.to_string(), line: Some(line), what: what.into() });
    }
}

/// The entries of a file's list by their keys, or everything that is wrong with them. `twice` says that an entry has the key of
/// an earlier one.
pub(crate) fn by_key<K: Ord, T>(
    (file, text, list): (&str, &str, &'static str),
    entries: Vec<T>,
    key: impl Fn(&T) -> K,
    faults: impl Fn(&T) -> Vec<String>,
    twice: impl Fn(&T, &T) -> String,
) -> Result<BTreeMap<K, T>, Vec<Problem>> {
    let mut complaints = Complaints::new(file, text);
    let mut all = BTreeMap::new();
    for (i, it) in entries.into_iter().enumerate() {
        let doubled = all.get(&key(&it)).map(|earlier| twice(&it, earlier));
        for what in faults(&it).into_iter().chain(doubled) {
            complaints.add(&[Inside::Field(list), Inside::Entry(i)], what);
        }
        all.insert(key(&it), it);
    }
    if complaints.problems.is_empty() { Ok(all) } else { Err(complaints.problems) }
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

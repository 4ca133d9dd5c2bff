//! Inputs that are nearly right: real ones, changed in ways that keep most of their shape. JSON, RON, boards and settings are all made
//! of words, numbers and groups in brackets, so one set of changes fits all of them.

use table::{Chance, Shuffler};

/// No input grows beyond its original by more than this.
const GROWTH: usize = 64 << 10;

/// Numbers at which something begins or ends.
const NUMBERS: [&str; 24] = [
    "0",
    "-0",
    "1",
    "-1",
    "2",
    "7",
    "63",
    "64",
    "65",
    "127",
    "128",
    "255",
    "256",
    "65535",
    "65536",
    "2147483647",
    "-2147483648",
    "4294967295",
    "4294967296",
    "9223372036854775807",
    "18446744073709551615",
    "0.5",
    "1e999",
    "-1e308",
];

/// Texts that are easily forgotten.
const TEXTS: [&str; 16] = [
    "\"\"",
    "null",
    "true",
    "[]",
    "{}",
    "()",
    "\"\\ud800\"",
    "\u{202e}",
    "\0",
    "\u{feff}",
    "🎲",
    "e\u{301}",
    "\r\n",
    "NaN",
    "Some(",
    "//",
];

/// Changes inputs, with words and groups from all of them.
pub struct Mutator {
    chance: Shuffler,
    words: Vec<Vec<u8>>,
    groups: Vec<Vec<u8>>,
}

impl Mutator {
    pub fn new(corpus: &[Vec<u8>], seed: u64) -> Mutator {
        let mut words: Vec<Vec<u8>> = corpus.iter().flat_map(|it| words_of(it)).collect();
        words.sort_unstable();
        words.dedup();
        let mut mutator = Mutator { chance: Shuffler::new(seed), words, groups: Vec::new() };
        for input in corpus {
            let places = input.iter().enumerate().filter(|it| closing(*it.1).is_some()).map(|it| it.0);
            let short = |it: &usize| group_at(input, *it).filter(|end| end - it <= 2_000);
            let groups: Vec<Vec<u8>> =
                places.filter_map(|it| Some(input[it..short(&it)?].to_vec())).collect();
            // Of a long input some are enough.
            let step = groups.len().div_ceil(200).max(1);
            mutator.groups.extend(groups.into_iter().step_by(step));
        }
        mutator
    }

    pub fn below(&mut self, n: usize) -> usize {
        self.chance.below(u32::try_from(n.max(1)).unwrap_or(u32::MAX)) as usize
    }

    /// An input that is changed once, twice or more often.
    pub fn mutate(&mut self, input: &[u8], other: &[u8]) -> Vec<u8> {
        let most = input.len() + GROWTH;
        let mut changed = input.to_vec();
        loop {
            self.change(&mut changed, other);
            changed.truncate(most);
            if self.below(2) == 0 {
                return changed;
            }
        }
    }

    fn change(&mut self, it: &mut Vec<u8>, other: &[u8]) {
        match self.below(13) {
            0 | 1 => self.number(it),
            2 | 3 => self.word(it),
            4..=7 => self.group(it),
            8 => self.lines(it),
            9 => self.bytes(it),
            10 => self.splice(it, other),
            11 => self.insert(it),
            _ => {
                let end = self.below(it.len() + 1);
                it.truncate(end);
            }
        }
    }

    /// Another number in the place of one.
    fn number(&mut self, it: &mut Vec<u8>) {
        let is_part = |it: &u8| it.is_ascii_digit() || *it == b'-' || *it == b'.';
        let Some(start) = self.find(it, u8::is_ascii_digit) else { return };
        let start = it[..start].iter().rposition(|it| !is_part(it)).map_or(0, |it| it + 1);
        let end = it[start..].iter().position(|it| !is_part(it)).map_or(it.len(), |n| start + n);
        let old: Option<i64> = std::str::from_utf8(&it[start..end]).ok().and_then(|it| it.parse().ok());
        let new = match (self.below(3), old) {
            (0, Some(old)) => (i128::from(old) + self.below(5) as i128 - 2).to_string(),
            _ => NUMBERS[self.below(NUMBERS.len())].to_string(),
        };
        it.splice(start..end, new.into_bytes());
    }

    /// Another word in the place of one.
    fn word(&mut self, it: &mut Vec<u8>) {
        let Some(start) = self.find(it, is_letter) else { return };
        let start = it[..start].iter().rposition(|it| !is_letter(it)).map_or(0, |it| it + 1);
        let end = it[start..].iter().position(|it| !is_letter(it)).map_or(it.len(), |n| start + n);
        if self.words.is_empty() {
            return;
        }
        let n = self.below(self.words.len());
        it.splice(start..end, self.words[n].iter().copied());
    }

    /// A group in brackets is left out, said again and again, emptied, wrapped, or becomes another one.
    fn group(&mut self, it: &mut Vec<u8>) {
        let Some(start) = self.find(it, |it| closing(*it).is_some()) else { return };
        let Some(end) = group_at(it, start) else { return };
        let old = it[start..end].to_vec();
        let comma = |old: &[u8], n: usize| [old, b","].concat().repeat(n);
        let new = match self.below(6) {
            0 => Vec::new(),
            1 => {
                let n = 1 << self.below(12);
                [comma(&old, n.min(GROWTH / old.len().max(1))), old].concat()
            }
            2 => vec![old[0], old[old.len() - 1]],
            3 => {
                let n = 1 << self.below(11);
                [vec![old[0]; n], old.clone(), vec![old[old.len() - 1]; n]].concat()
            }
            _ if self.groups.is_empty() => return,
            _ => {
                let n = self.below(self.groups.len());
                self.groups[n].clone()
            }
        };
        it.splice(start..end, new);
    }

    /// A line is left out, said twice, or changes its place.
    fn lines(&mut self, it: &mut Vec<u8>) {
        let mut lines: Vec<Vec<u8>> = it.split(|it| *it == b'\n').map(<[u8]>::to_vec).collect();
        let (from, to) = (self.below(lines.len()), self.below(lines.len()));
        match self.below(3) {
            0 => drop(lines.remove(from)),
            1 => lines.insert(to, lines[from].clone()),
            _ => lines.swap(from, to),
        }
        *it = lines.join(&b'\n');
    }

    fn bytes(&mut self, it: &mut [u8]) {
        if it.is_empty() {
            return;
        }
        for _ in 0..=self.below(4) {
            let (at, bit) = (self.below(it.len()), self.below(8));
            it[at] ^= 1 << bit;
        }
    }

    /// The beginning of one and the end of another.
    fn splice(&mut self, it: &mut Vec<u8>, other: &[u8]) {
        let (end, start) = (self.below(it.len() + 1), self.below(other.len() + 1));
        it.truncate(end);
        it.extend(&other[start..]);
    }

    fn insert(&mut self, it: &mut Vec<u8>) {
        let (at, n) = (self.below(it.len() + 1), self.below(TEXTS.len() + 1));
        // One more than there are: a byte that is no text.
        let text = TEXTS.get(n).map_or(vec![0xff], |it| it.as_bytes().to_vec());
        it.splice(at..at, text);
    }

    /// A place with such a byte, from a random one on.
    fn find(&mut self, it: &[u8], is_one: impl Fn(&u8) -> bool) -> Option<usize> {
        let from = self.below(it.len());
        let later = it.get(from..)?.iter().position(&is_one).map(|n| from + n);
        later.or_else(|| it.iter().position(is_one))
    }
}

fn is_letter(it: &u8) -> bool {
    it.is_ascii_alphanumeric() || matches!(it, b'_' | b'-')
}

fn words_of(input: &[u8]) -> impl Iterator<Item = Vec<u8>> {
    let words = input.split(|it| !is_letter(it)).filter(|it| (1..=40).contains(&it.len()));
    words.map(<[u8]>::to_vec)
}

/// What ends a group that begins so.
fn closing(opening: u8) -> Option<u8> {
    match opening {
        b'(' => Some(b')'),
        b'[' => Some(b']'),
        b'{' => Some(b'}'),
        b'"' => Some(b'"'),
        _ => None,
    }
}

/// Where the group that begins at `start` ends.
fn group_at(it: &[u8], start: usize) -> Option<usize> {
    let opening = it[start];
    let end = closing(opening)?;
    let mut depth = 0;
    for (i, byte) in it[start..].iter().enumerate() {
        match *byte {
            byte if byte == end && (0 < depth && opening != end || 0 < i && opening == end) => {
                depth -= i32::from(opening != end);
                if depth == 0 {
                    return Some(start + i + 1);
                }
            }
            byte if byte == opening => depth += i32::from(opening != end),
            _ => (),
        }
    }
    None
}

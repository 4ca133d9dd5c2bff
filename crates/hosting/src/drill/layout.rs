//! Positions and answers as numbers, each of which has a name.

use serde::Serialize;

/// What a number of a [`Layout`] is.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Column {
    /// Its name.
    pub name: &'static str,
    /// The least that it can be.
    pub low: i16,
    /// The most that it can be.
    pub high: i16,
    /// What it means.
    pub what: &'static str,
}

impl Column {
    /// A number from `low` to `high`.
    pub const fn new(name: &'static str, low: i16, high: i16, what: &'static str) -> Column {
        Column { name, low, high, what }
    }

    /// 1 for yes, 0 for no.
    pub const fn flag(name: &'static str, what: &'static str) -> Column {
        Column::new(name, 0, 1, what)
    }
}

/// Rows of numbers that stand side by side. A row that is not used is all zeros.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Section {
    /// Its name.
    pub name: &'static str,
    /// What a row stands for.
    pub what: &'static str,
    /// How many rows there are.
    pub rows: usize,
    /// The numbers of a row.
    pub columns: &'static [Column],
}

impl Section {
    fn width(&self) -> usize {
        self.rows * self.columns.len()
    }
}

/// How a game is written as numbers. It depends on the set-up and on nothing that happens in a match.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Layout {
    /// Raised whenever a number means something else than before, or stands elsewhere.
    pub version: u16,
    /// The numbers of an observation, section by section.
    pub observation: Vec<Section>,
    /// The numbers of one answer.
    pub candidate: &'static [Column],
}

impl Layout {
    /// How many numbers an observation has.
    pub fn width(&self) -> usize {
        self.observation.iter().map(Section::width).sum()
    }

    /// The columns of an observation, one after another.
    pub fn columns(&self) -> impl Iterator<Item = &'static Column> + '_ {
        self.observation.iter().flat_map(|it| (0..it.rows).flat_map(|_| it.columns))
    }
}

/// Numbers that are being written, in the order of a layout.
pub struct Numbers<'a> {
    out: &'a mut [i16],
    at: usize,
}

impl<'a> Numbers<'a> {
    /// Writes over all that is there.
    pub fn new(out: &'a mut [i16]) -> Numbers<'a> {
        out.fill(0);
        Numbers { out, at: 0 }
    }

    /// Writes the next number. One that is too great for its place is written as the greatest that there is.
    #[inline]
    pub fn put(&mut self, n: impl Into<i64>) {
        self.out[self.at] = n.into().clamp(i16::MIN.into(), i16::MAX.into()) as i16;
        self.at += 1;
    }

    /// Writes several.
    pub fn put_all<T: Into<i64>>(&mut self, all: impl IntoIterator<Item = T>) {
        all.into_iter().for_each(|it| self.put(it));
    }

    /// Writes a section: a row for each of `all` that there is room for. The rows that are left stay zeros.
    pub fn rows<T>(
        &mut self,
        section: (usize, usize),
        all: impl IntoIterator<Item = T>,
        mut row: impl FnMut(&mut Self, T),
    ) {
        let (n_rows, width) = section;
        let begin = self.at;
        for (i, it) in all.into_iter().take(n_rows).enumerate() {
            self.at = begin + i * width;
            row(self, it);
            debug_assert!(self.at <= begin + (i + 1) * width, "a row keeps to its columns");
        }
        self.at = begin + n_rows * width;
    }

    /// How many numbers were written.
    pub fn len(&self) -> usize {
        self.at
    }

    /// Whether nothing was written yet.
    pub fn is_empty(&self) -> bool {
        self.at == 0
    }
}

//! Sets of hexes as bits, a word a column, so that a step in all six directions from every hex of a set is a handful of shifts.

use crate::hex::{Hex, MAX_COLUMNS};

/// Columns of one kind, high or low.
const N: usize = MAX_COLUMNS as usize / 2;

/// A set of hexes. Columns A, C, ... lie half a hex higher than B, D, ...; each kind has its own words, so that a step treats all
/// words alike.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct HexSet {
    high: [u32; N],
    low: [u32; N],
}

impl HexSet {
    pub(crate) const EMPTY: HexSet = HexSet { high: [0; N], low: [0; N] };

    #[inline]
    pub(crate) fn insert(&mut self, hex: Hex) {
        let (word, bit) = self.word(hex);
        *word |= bit;
    }

    #[inline]
    pub(crate) fn contains(&self, hex: Hex) -> bool {
        let (column, row) = (hex.column(), hex.row());
        let words = if column.is_multiple_of(2) { &self.high } else { &self.low };
        words[column as usize / 2] >> row & 1 == 1
    }

    #[inline]
    fn word(&mut self, hex: Hex) -> (&mut u32, u32) {
        let (column, row) = (hex.column(), hex.row());
        let words = if column.is_multiple_of(2) { &mut self.high } else { &mut self.low };
        (&mut words[column as usize / 2], 1 << row)
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.high.iter().chain(&self.low).fold(0, |all, it| all | it) == 0
    }

    /// The hexes that are next to any of these. Beyond the edges of the grid there is nothing.
    #[inline]
    pub(crate) fn neighbours(&self) -> HexSet {
        let HexSet { high, low } = self;
        let (mut of_high, mut of_low) = (HexSet::EMPTY.high, HexSet::EMPTY.low);
        // A high column lies between the low ones before and after it.
        of_high[0] = low[0];
        for i in 1..N {
            of_high[i] = low[i - 1] | low[i];
        }
        for i in 0..N - 1 {
            of_low[i] = high[i] | high[i + 1];
        }
        of_low[N - 1] = high[N - 1];
        for i in 0..N {
            of_high[i] |= of_high[i] << 1 | high[i] << 1 | high[i] >> 1;
            of_low[i] |= of_low[i] >> 1 | low[i] << 1 | low[i] >> 1;
        }
        HexSet { high: of_high, low: of_low }
    }

    #[inline]
    pub(crate) fn and(&self, other: &HexSet) -> HexSet {
        self.with(other, |own, other| own & other)
    }

    #[inline]
    pub(crate) fn or(&self, other: &HexSet) -> HexSet {
        self.with(other, |own, other| own | other)
    }

    #[inline]
    pub(crate) fn without(&self, other: &HexSet) -> HexSet {
        self.with(other, |own, other| own & !other)
    }

    #[inline(always)]
    fn with(&self, other: &HexSet, f: impl Fn(u32, u32) -> u32) -> HexSet {
        let mut both = HexSet::EMPTY;
        for i in 0..N {
            both.high[i] = f(self.high[i], other.high[i]);
            both.low[i] = f(self.low[i], other.low[i]);
        }
        both
    }

    /// Does something with each hex, column by column.
    #[inline]
    pub(crate) fn for_each(&self, mut f: impl FnMut(Hex)) {
        for i in 0..N {
            for (column, mut left) in [(2 * i, self.high[i]), (2 * i + 1, self.low[i])] {
                while left != 0 {
                    f(Hex::at(column as u8, left.trailing_zeros() as u8));
                    left &= left - 1;
                }
            }
        }
    }
}

impl FromIterator<Hex> for HexSet {
    fn from_iter<T: IntoIterator<Item = Hex>>(hexes: T) -> HexSet {
        let mut set = HexSet::EMPTY;
        hexes.into_iter().for_each(|it| set.insert(it));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hex::MAX_ROWS;

    #[test]
    fn the_neighbours_of_a_set_are_those_of_its_hexes() {
        let all = || (0..MAX_COLUMNS).flat_map(|it| (0..MAX_ROWS).map(move |row| Hex::at(it, row)));
        for hex in all() {
            let set = HexSet::from_iter([hex]);
            let found = set.neighbours().and(&all().collect());
            let wanted = hex.neighbours().into_iter().filter(|it| it.is_possible());
            assert_eq!(found, wanted.collect(), "{hex}");
        }
        let some: Vec<Hex> = all().step_by(7).collect();
        let each = some.iter().flat_map(|it| it.neighbours()).filter(|it| it.is_possible());
        let set: HexSet = some.iter().copied().collect();
        assert_eq!(set.neighbours().and(&all().collect()), each.collect());
        assert!(!set.is_empty() && HexSet::EMPTY.is_empty());
        let mut listed = Vec::new();
        set.for_each(|it| listed.push(it));
        assert_eq!(listed, some);
    }
}

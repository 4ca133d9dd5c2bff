//! SQL that both databases understand: parameters are written `?1`, whole numbers have 64 bits, and truth is 0 or 1.

use std::{ops::Range, path::Path, time::Duration};

use tokio::sync::mpsc::UnboundedReceiver;

use super::{Beat, Claim, Job, Read, StoreError};

/// A value that goes into a statement.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Param<'a> {
    Null,
    Int(i64),
    Text(&'a str),
    Blob(&'a [u8]),
}

/// A value that comes out of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Cell {
    Null,
    Int(i64),
    Text(String),
    Blob(Vec<u8>),
}

impl Cell {
    pub(super) fn param(&self) -> Param<'_> {
        match self {
            Cell::Null => Param::Null,
            Cell::Int(it) => Param::Int(*it),
            Cell::Text(it) => Param::Text(it),
            Cell::Blob(it) => Param::Blob(it),
        }
    }
}

/// What goes into a statement as a value.
pub(super) trait AsParam {
    fn param(&self) -> Param<'_>;
}

macro_rules! whole_numbers {
    ($($type:ty),+) => {$(
        impl AsParam for $type {
            fn param(&self) -> Param<'_> {
                Param::Int(*self as i64)
            }
        }

        impl FromCell for $type {
            fn from_cell(cell: Cell) -> Option<$type> {
                match cell {
                    Cell::Int(it) => it.try_into().ok(),
                    _ => None,
                }
            }
        }
    )+};
}

whole_numbers!(i64, u64, u32, u16, u8);

impl AsParam for bool {
    fn param(&self) -> Param<'_> {
        Param::Int(i64::from(*self))
    }
}

impl AsParam for str {
    fn param(&self) -> Param<'_> {
        Param::Text(self)
    }
}

impl AsParam for String {
    fn param(&self) -> Param<'_> {
        Param::Text(self)
    }
}

impl AsParam for [u8] {
    fn param(&self) -> Param<'_> {
        Param::Blob(self)
    }
}

impl AsParam for Vec<u8> {
    fn param(&self) -> Param<'_> {
        Param::Blob(self)
    }
}

impl<const N: usize> AsParam for [u8; N] {
    fn param(&self) -> Param<'_> {
        Param::Blob(self)
    }
}

impl<T: AsParam> AsParam for Option<T> {
    fn param(&self) -> Param<'_> {
        self.as_ref().map_or(Param::Null, AsParam::param)
    }
}

impl<T: AsParam + ?Sized> AsParam for &T {
    fn param(&self) -> Param<'_> {
        (**self).param()
    }
}

/// The values of a statement, in the order of their numbers.
macro_rules! params {
    ($($value:expr),* $(,)?) => { &[$($crate::store::sql::AsParam::param(&$value)),*] };
}
pub(super) use params;

/// What is read out of a cell.
pub(super) trait FromCell: Sized {
    fn from_cell(cell: Cell) -> Option<Self>;
}

impl FromCell for bool {
    fn from_cell(cell: Cell) -> Option<bool> {
        i64::from_cell(cell).map(|it| it != 0)
    }
}

impl FromCell for String {
    fn from_cell(cell: Cell) -> Option<String> {
        match cell {
            Cell::Text(it) => Some(it),
            _ => None,
        }
    }
}

impl FromCell for Vec<u8> {
    fn from_cell(cell: Cell) -> Option<Vec<u8>> {
        match cell {
            Cell::Blob(it) => Some(it),
            _ => None,
        }
    }
}

impl<const N: usize> FromCell for [u8; N] {
    fn from_cell(cell: Cell) -> Option<[u8; N]> {
        Vec::from_cell(cell)?.try_into().ok()
    }
}

impl<T: FromCell> FromCell for Option<T> {
    fn from_cell(cell: Cell) -> Option<Option<T>> {
        match cell {
            Cell::Null => Some(None),
            cell => T::from_cell(cell).map(Some),
        }
    }
}

/// A row, whose cells are taken one after the other.
#[derive(Debug)]
pub(crate) struct Cells(std::vec::IntoIter<Cell>);

impl Cells {
    pub(super) fn new(cells: Vec<Cell>) -> Cells {
        Cells(cells.into_iter())
    }

    pub(super) fn next<T: FromCell>(&mut self) -> Read<T> {
        let cell = self.0.next().ok_or_else(|| StoreError::new("A row is shorter than it should be."))?;
        T::from_cell(cell).ok_or_else(|| StoreError::new("A row has a value of another kind than it should."))
    }

    pub(super) fn rest(self) -> Vec<Cell> {
        self.0.collect()
    }
}

/// What a row says, its cells in the order of the fields that are named.
macro_rules! read_row {
    ($row:expr, $type:ident { $($field:ident),* }) => {
        Ok($type { $($field: $row.next()?),* })
    };
}
pub(super) use read_row;

/// A database that keeps the store. Reading blocks.
pub(crate) trait Database: Send + Sync + 'static {
    /// Commits all of a job or nothing, and reports when that is on disk.
    fn write(&self, job: Job);
    /// Writes all that waits, and ends.
    fn close(&self);
    /// The rows that a question finds.
    fn rows(&self, sql: &str, params: &[Param<'_>]) -> Read<Vec<Cells>>;
    /// Reads every page, and fails at the first that does not fit.
    fn check(&self) -> Read<()>;
    /// How large the store is, in bytes.
    fn size(&self) -> Read<u64>;
    /// Writes a copy as of now into a new file, while others read and write.
    fn backup(&self, to: &Path) -> Read<()>;
    /// Numbers for new matches, which nobody else is given.
    fn numbers(&self) -> Read<Range<i64>>;
    /// Makes a match this server's own, and returns the fence with which it is written, or else where it is.
    fn claim(&self, _no: i64) -> Read<Claim> {
        Ok(Claim::Own(0))
    }
    /// This server has the match no longer.
    fn release(&self, _no: i64, _fence: i64) -> Read<()> {
        Ok(())
    }
    /// The number and the address of another server that has a match.
    fn owner(&self, _id: &str) -> Read<Option<(i64, String)>> {
        Ok(None)
    }
    /// Says that this server is here, and learns who else is. Who says nothing for as long as `patience` is declared gone.
    fn beat(&self, _patience: Duration) -> Read<Beat> {
        Ok(Beat::Here { is_first: true, there: Vec::new(), orphans: Vec::new() })
    }
    /// Comes again as another server, after this one was declared gone.
    fn come_again(&self) -> Read<()> {
        Ok(())
    }
    /// What other servers say; nothing where there cannot be any. `None` comes when something may have been missed.
    fn news(&self) -> Option<UnboundedReceiver<Option<String>>> {
        None
    }
    /// All rows have been copied from another store, with their numbers.
    fn has_all(&self) -> Read<()> {
        Ok(())
    }
}

/// What a statement is handed to: one database runs it at once, another collects it.
pub(super) type Run<'a> = dyn FnMut(&str, &[Param<'_>]) -> Read<()> + 'a;

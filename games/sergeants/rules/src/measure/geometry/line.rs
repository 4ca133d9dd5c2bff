//! The cells of the grid that a straight line crosses.

use super::{Point, SQUARE};

/// A cell of the grid of 5 inches: column and row. It may be outside of any map.
pub(crate) type Cell = (i32, i32);

/// What a line passes, in order.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Crossing {
    /// Through the inside of a cell. If the previous cell is diagonally adjacent, the line passed exactly through the corner.
    Cell(Cell),
    /// Along the edge between two cells.
    Edge(Cell, Cell),
}

/// SM-MAP-5: visits the cells that a line crosses through their inside, or along their edge, in order.
///
/// It steps from grid line to grid line. `to_column` and `to_row` are how far the next one is, each multiplied by the length of
/// the line the other way, so that they compare like times and are whole numbers.
#[inline]
pub(crate) fn cells_on(from: Point, to: Point, mut visit: impl FnMut(Crossing)) {
    let way = to - from;
    if way == Point::default() {
        return;
    }
    if (way.x == 0 && from.x % SQUARE == 0) || (way.y == 0 && from.y % SQUARE == 0) {
        return along_an_edge(from, to, visit);
    }
    let (mut column, step_right, mut to_column) = first_cell(from.x, way.x);
    let (mut row, step_down, mut to_row) = first_cell(from.y, way.y);
    let (wide, high) = (way.x.abs(), way.y.abs());
    let end = wide as i64 * high as i64;
    (to_column, to_row) = (to_column * high as i64, to_row * wide as i64);
    let (column_step, row_step) = (SQUARE as i64 * high as i64, SQUARE as i64 * wide as i64);
    if wide == 0 || high == 0 {
        // Straight down or across: only one kind of grid line is ever met.
        let n = cells_apart(if wide == 0 { (from.y, to.y) } else { (from.x, to.x) });
        for _ in 0..n {
            visit(Crossing::Cell((column, row)));
            if wide == 0 { row += step_down } else { column += step_right }
        }
        return;
    }
    loop {
        visit(Crossing::Cell((column, row)));
        let (before_row, before_column) = (to_column <= to_row, to_row <= to_column);
        if end <= to_column.min(to_row) {
            return;
        }
        if before_row {
            column += step_right;
        }
        if before_column {
            row += step_down;
        }
        // Both, where the line passes exactly through a corner.
        (to_column, to_row) = (
            to_column + if before_row { column_step } else { 0 },
            to_row + if before_column { row_step } else { 0 },
        );
    }
}

/// The column or row that a line begins in, which way it steps, and how far the first grid line is.
fn first_cell(from: i32, way: i32) -> (i32, i32, i64) {
    let cell = from.div_euclid(SQUARE);
    let into = from.rem_euclid(SQUARE);
    match way.signum() {
        -1 if into == 0 => (cell - 1, -1, SQUARE as i64),
        -1 => (cell, -1, into as i64),
        sign => (cell, sign, (SQUARE - into) as i64),
    }
}

/// How many cells a stretch of one axis passes through.
fn cells_apart((from, to): (i32, i32)) -> i32 {
    let (least, most) = (from.min(to), from.max(to));
    (most - 1).div_euclid(SQUARE) - least.div_euclid(SQUARE) + 1
}

#[cold]
fn along_an_edge(from: Point, to: Point, mut visit: impl FnMut(Crossing)) {
    let way = to - from;
    let upright = way.x == 0;
    let (along, way_along, across) =
        if upright { ((from.y, to.y), way.y, from.x) } else { ((from.x, to.x), way.x, from.y) };
    let (mut cell, step, _) = first_cell(along.0, way_along);
    let after = across.div_euclid(SQUARE);
    for _ in 0..cells_apart(along) {
        visit(if upright {
            Crossing::Edge((after - 1, cell), (after, cell))
        } else {
            Crossing::Edge((cell, after - 1), (cell, after))
        });
        cell += step;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn crossings(from: (i32, i32), to: (i32, i32)) -> Vec<Crossing> {
        let mut all = Vec::new();
        cells_on(from.into(), to.into(), |it| all.push(it));
        all
    }

    #[test]
    fn a_line_is_the_same_there_and_back() {
        let (there, mut back) = (crossings((10, 10), (300, 130)), crossings((300, 130), (10, 10)));
        back.reverse();
        assert_eq!(there, back);
        assert_eq!(there.len(), 5);
    }

    #[test]
    fn a_corner_is_passed_diagonally() {
        use Crossing::Cell;
        assert_eq!(crossings((40, 40), (120, 120)), [Cell((0, 0)), Cell((1, 1))]);
        assert_eq!(crossings((120, 40), (40, 120)), [Cell((1, 0)), Cell((0, 1))]);
        // It ends in the corner: what is beyond is not crossed.
        assert_eq!(crossings((40, 40), (80, 80)), [Cell((0, 0))]);
        assert_eq!(crossings((80, 80), (40, 40)), [Cell((0, 0))]);
    }

    #[test]
    fn straight_lines_cross_or_run_along() {
        use Crossing::{Cell, Edge};
        assert_eq!(crossings((40, 40), (200, 40)), [Cell((0, 0)), Cell((1, 0)), Cell((2, 0))]);
        assert_eq!(crossings((40, 40), (80, 40)), [Cell((0, 0))]);
        assert_eq!(crossings((80, 40), (40, 40)), [Cell((0, 0))]);
        assert_eq!(crossings((80, 100), (80, 20)), [Edge((0, 1), (1, 1)), Edge((0, 0), (1, 0))]);
        assert_eq!(crossings((0, 80), (80, 80)), [Edge((0, 0), (0, 1))]);
        assert_eq!(crossings((5, 5), (5, 5)), []);
    }
}

//! What each seat's decisions and chance did to the chances: differences from moment to moment, added up by who made them.

use table::Seat;

use super::told::{ChanceMoment, LedgerLine};

/// All of one, in hundredths of a percent.
pub(super) const WHOLE: i32 = 10_000;

/// Chances of teams as whole hundredths of a percent that add up to 100 %.
pub(super) fn in_hundredths(chances: &[f64]) -> Vec<i32> {
    let sum: f64 = chances.iter().sum::<f64>().max(f64::MIN_POSITIVE);
    let mut rounded: Vec<i32> =
        chances.iter().map(|it| (f64::from(WHOLE) * it / sum).round() as i32).collect();
    let rest = WHOLE - rounded.iter().sum::<i32>();
    if let Some(last) = rounded.last_mut() {
        *last += rest;
    }
    rounded
}

/// The lines of the ledger: seats in their order, chance last.
pub(super) fn ledger(course: &[ChanceMoment], seats: &[Seat]) -> Vec<LedgerLine> {
    let n_teams = course.first().map_or(0, |it| it.chances.len());
    let line = |by: Option<Seat>| {
        let mut changes = vec![0; n_teams];
        for pair in course.windows(2).filter(|it| it[1].by == by) {
            for (change, (before, after)) in
                changes.iter_mut().zip(pair[0].chances.iter().zip(&pair[1].chances))
            {
                *change += after - before;
            }
        }
        LedgerLine { by, changes, error: error(course, by) }
    };
    let decided = |it: &&Seat| course.iter().skip(1).any(|moment| moment.by == Some(**it));
    seats.iter().filter(decided).map(|it| line(Some(*it))).chain([line(None)]).collect()
}

/// An error at a moment counts where one's own share ends or begins: within it, it cancels out.
fn error(course: &[ChanceMoment], by: Option<Seat>) -> u32 {
    let own = |i: usize| 0 < i && course.get(i).is_some_and(|it| it.by == by);
    let counts = |i: &usize| own(*i) != own(i + 1);
    let squares = (0..course.len()).filter(counts).map(|i| f64::from(course[i].error).powi(2)).sum::<f64>();
    squares.sqrt().round() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moment(n: u32, by: Option<u8>, first: i32, error: u32) -> ChanceMoment {
        ChanceMoment { n, by: by.map(Seat), chances: vec![first, WHOLE - first], error }
    }

    #[test]
    fn all_lines_add_up_to_the_result() {
        let course = [
            moment(0, None, 5_000, 30),
            moment(3, Some(0), 5_500, 40),
            moment(4, None, 4_800, 30),
            moment(9, Some(1), 4_100, 40),
            moment(12, None, 0, 0),
        ];
        let ledger = ledger(&course, &[Seat(0), Seat(1), Seat(2)]);
        let by: Vec<Option<Seat>> = ledger.iter().map(|it| it.by).collect();
        assert_eq!(by, [Some(Seat(0)), Some(Seat(1)), None], "who decided nothing has no line");
        assert_eq!(ledger[0].changes, [500, -500]);
        assert_eq!(ledger[1].changes, [-700, 700]);
        assert_eq!(ledger[2].changes, [-4_800, 4_800]);
        assert_eq!(ledger[0].error, 50);
        let sum: i32 = ledger.iter().map(|it| it.changes[0]).sum();
        assert_eq!(course[0].chances[0] + sum, 0);
    }

    #[test]
    fn chances_add_up_to_all() {
        assert_eq!(in_hundredths(&[1.0 / 3.0; 3]), [3_333, 3_333, 3_334]);
        assert_eq!(in_hundredths(&[0.123_449, 0.876_551]), [1_234, 8_766]);
    }
}

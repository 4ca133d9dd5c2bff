//! The table of a league: points, and what decides where points are even.

/// What came of two who were paired, or of one who was free. Members are named by their places, from 0.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Outcome {
    pub(crate) first: usize,
    pub(crate) second: Option<usize>,
    /// What each of the two got, in half points.
    pub(crate) halves: (u8, u8),
}

/// A line of the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Line {
    pub(crate) place: usize,
    /// In half points.
    pub(crate) score: u32,
    /// Sonneborn-Berger, in quarters of a point: the points of those who were beaten, and half of those with whom it was a draw.
    pub(crate) sonneborn: u32,
    /// Buchholz, in half points: the points of everybody who was met.
    pub(crate) buchholz: u32,
    pub(crate) wins: u32,
    pub(crate) draws: u32,
    pub(crate) losses: u32,
}

/// The table, the highest first. Where points are even, a Swiss tournament looks first at how strong the opponents were.
pub(crate) fn standings(n: usize, outcomes: &[Outcome], is_swiss: bool) -> Vec<Line> {
    let mut lines: Vec<Line> = (0..n).map(|place| Line { place, ..Line::default() }).collect();
    for it in outcomes {
        lines[it.first].score += u32::from(it.halves.0);
        if let Some(second) = it.second {
            lines[second].score += u32::from(it.halves.1);
        }
    }
    let scores: Vec<u32> = lines.iter().map(|it| it.score).collect();
    for it in outcomes {
        let Some(second) = it.second else { continue };
        for (own, other, halves) in [(it.first, second, it.halves.0), (second, it.first, it.halves.1)] {
            let line = &mut lines[own];
            line.sonneborn += u32::from(halves) * scores[other];
            line.buchholz += scores[other];
            match halves {
                2 => line.wins += 1,
                1 => line.draws += 1,
                _ => line.losses += 1,
            }
        }
    }
    let tie = |it: &Line| if is_swiss { (it.buchholz, it.sonneborn) } else { (it.sonneborn, it.buchholz) };
    lines.sort_by_key(|it| (std::cmp::Reverse((it.score, tie(it), it.wins)), it.place));
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(first: usize, second: usize, halves: (u8, u8)) -> Outcome {
        Outcome { first, second: Some(second), halves }
    }

    #[test]
    fn whom_one_has_beaten_decides_where_points_are_even() {
        // 0 beats 1, 1 beats 2, 2 and 0 draw, 3 loses all but a draw with 2.
        let all = [
            outcome(0, 1, (2, 0)),
            outcome(1, 2, (2, 0)),
            outcome(2, 0, (1, 1)),
            outcome(3, 0, (0, 2)),
            outcome(1, 3, (2, 0)),
            outcome(2, 3, (1, 1)),
        ];
        let table = standings(4, &all, false);
        let told: Vec<(usize, u32, u32)> =
            table.iter().map(|it| (it.place, it.score, it.sonneborn)).collect();
        // 0: beat 1 (4) and 3 (1), drew with 2 (2): 2·4 + 2·1 + 1·2 = 12 quarters.
        assert_eq!(told, [(0, 5, 12), (1, 4, 6), (2, 2, 6), (3, 1, 2)]);
        assert_eq!((table[0].wins, table[0].draws, table[0].losses), (2, 1, 0));
    }

    #[test]
    fn in_a_swiss_stronger_opponents_decide() {
        // 0 and 1 have a point each; 0 lost to 2, who has two.
        let all =
            [outcome(0, 2, (0, 2)), outcome(1, 3, (2, 0)), outcome(2, 1, (2, 0)), outcome(3, 0, (0, 2))];
        let order = |is_swiss| standings(4, &all, is_swiss).iter().map(|it| it.place).collect::<Vec<_>>();
        let table = standings(4, &all, true);
        assert_eq!((table[1].score, table[2].score), (2, 2));
        assert_eq!((table[1].buchholz, table[2].buchholz), (4, 4));
        assert_eq!(order(true), order(false));
        let uneven = [outcome(0, 2, (0, 2)), outcome(1, 3, (0, 2)), outcome(2, 3, (2, 0))];
        // 0 and 1 have nothing; 0 met the one with two points.
        assert_eq!(standings(4, &uneven, true).iter().map(|it| it.place).collect::<Vec<_>>(), [2, 3, 0, 1]);
        assert_eq!(standings(4, &uneven, true)[2].buchholz, 4);
    }

    #[test]
    fn to_be_free_is_worth_its_points_and_nothing_else() {
        let free = Outcome { first: 0, second: None, halves: (2, 0) };
        let table = standings(2, &[free], true);
        assert_eq!(table[0], Line { place: 0, score: 2, ..Line::default() });
    }
}

//! INI: initiative.

use sergeants::{Procedure, Tag};
use table::Seat;

use crate::scenes::{playing, stage::Stage};

fn order(stage: Stage) -> Vec<Seat> {
    stage.begin(vec![Procedure::Events]).field().initiative
}

#[test]
fn sm_ini_1_most_cards_then_most_vp_then_the_lowest_tag() {
    assert_eq!(order(playing::two()), [Seat(0), Seat(1)]);
    assert_eq!(order(playing::two().hands([&[], &[(11, 1)]])), [Seat(1), Seat(0)]);
    let mut dear = playing::two();
    dear.setup.library.soldiers.get_mut(&Tag(11)).expect("he is there").ranks[0].cost = 9;
    assert_eq!(order(dear), [Seat(1), Seat(0)]);
}

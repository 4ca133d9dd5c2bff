//! A player that takes what is best at once.

use sergeants::{Sergeants, World};
use table::{Moment, Offered, Pick, Shuffler};

/// The greedy player. It sees a view, as a person would, and remembers nothing between decisions.
pub struct Greedy;

impl Greedy {
    /// Studies the map of a world.
    pub fn new(_: &World) -> Greedy {
        Greedy
    }

    pub(crate) fn choose(
        &self,
        moment: &Moment<'_, Sergeants>,
        offered: &Offered<'_, Sergeants>,
        chance: &mut Shuffler,
    ) -> Pick<Sergeants> {
        moment.pick_blindly(offered, chance)
    }
}

//! What a player may measure at any time: the same numbers that the rules use, from what he may know.

use table::Seat;

use crate::{
    board::{Board, Private, Secret},
    game::View,
    world::World,
};

impl View {
    /// The board as this viewer may suppose it: everything that he knows, and of what he does not know as little as possible.
    /// Strangers have the rank that was shown, or else their first, and no cards. Whatever is asked of one's own soldiers is
    /// answered as the rules would answer it.
    pub fn supposed(&self, world: &World) -> Board {
        let hidden = world.all_seats().zip(&self.seats).map(|(seat, it)| match &it.own {
            Some(own) => own.clone(),
            None => Private { soldiers: self.strangers(world, seat), ..Private::default() },
        });
        Board { field: self.field.clone(), hidden: hidden.collect() }
    }

    fn strangers(&self, world: &World, seat: Seat) -> Vec<Secret> {
        let figures = self.field.figures.iter().filter(|it| it.seat == seat);
        let secret = figures.map(|it| {
            let rank = it.shown.unwrap_or(world.library.soldiers[&it.tag].ranks[0].rank);
            Secret { tag: it.tag, rank, carries: Vec::new(), grenades: 0, spent: Vec::new() }
        });
        secret.collect()
    }
}

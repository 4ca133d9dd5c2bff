//! SOL: soldiers: their abilities, and what pins, wounds and death do to them.
//!
//! What is printed on their cards is content: dog tags and decks (SM-SOL-1), kinds and ranks (SM-SOL-2) and abilities (SM-SOL-3) in
//! `content::soldier_cards`; medals and badges (SM-SOL-4) in `content::action_cards`. That opponents see the figure and not the card
//! (SM-SOL-8) is decided in `secrecy`.
//!
//! What a soldier owns (SM-SOL-9) is `state::Secret`, the cards held under him, and the marks on his figure.

use table::{Play, Seat, Table};

use crate::{
    content::{Abilities, Damage, Stat, Tag},
    rules::{hiding, medic, melee, prisoners},
    state::{Board, CardIx, Event, Sergeants, World},
};

impl Board {
    /// SM-SOL-5, SM-SOL-6: an ability as it is: the healthy or the red side, halved towards zero when pinned, and what events
    /// have changed.
    pub fn ability(&self, world: &World, tag: Tag, stat: Stat) -> i32 {
        let figure = self.field.figure(tag).expect("the soldier is in play");
        let printed = self.printed(world, tag, stat);
        let halved = if figure.pinned { printed / 2 } else { printed };
        halved + self.field.change(stat, Some(tag))
    }

    /// SM-SOL-6: an ability as it stands on the side of the card that is up, with what equipment adds (SG-69).
    pub fn printed(&self, world: &World, tag: Tag, stat: Stat) -> i32 {
        self.card_side(world, tag).number(stat) as i32 + self.secret(tag).bonus(world, stat)
    }

    /// SM-SHT-4: whether a soldier can use Hit+.
    pub fn uses_plus(&self, world: &World, tag: Tag) -> bool {
        self.card_side(world, tag).hit_plus
    }

    fn card_side<'w>(&self, world: &'w World, tag: Tag) -> &'w Abilities {
        let figure = self.field.figure(tag).expect("the soldier is in play");
        let card = world.library.soldiers[&tag].at(self.secret(tag).rank).expect("he has a card at his rank");
        if figure.wounded { &card.wounded } else { &card.healthy }
    }

    /// What a soldier is worth.
    pub fn worth(&self, world: &World, tag: Tag) -> i16 {
        let card = world.library.soldiers[&tag].at(self.secret(tag).rank).expect("he has a card at his rank");
        card.cost as i16
    }

    /// SM-SCN-9: a leader is any card with Draw.
    pub fn is_leader(&self, world: &World, tag: Tag) -> bool {
        0 < self.printed(world, tag, Stat::Draw)
    }
}

/// SM-SOL-5, SM-SOL-6, SM-SOL-7: zip, pin, wound or kill.
pub(crate) fn hurt(t: &mut Table<'_, Sergeants>, tag: Tag, damage: Damage, by: Option<Seat>) -> Play {
    match damage {
        Damage::Zip => Ok(()),
        Damage::Pin => {
            if !t.board().field.figure(tag).is_some_and(|it| it.pinned) {
                t.tell(Event::Pinned { tag });
            }
            Ok(())
        }
        Damage::Wound => wound(t, tag, by),
        Damage::Kill => kill(t, tag, by),
    }
}

/// SM-SOL-6: a second wound kills.
pub(crate) fn wound(t: &mut Table<'_, Sergeants>, tag: Tag, by: Option<Seat>) -> Play {
    if t.board().field.figure(tag).is_some_and(|it| it.wounded) {
        return kill(t, tag, by);
    }
    t.tell(Event::Wounded { tag });
    hiding::drop_excess(t, tag)
}

/// SM-SOL-7, SM-SHT-6, SM-VIC-2: the figure leaves; the card goes to the killer. A friend's kill scores for the enemy; with several
/// players on the killer's side or the other, it is negative for who did it (SG-21). Events give nothing. SM-MED-1: a medic may save
/// him; SM-MED-2: for a medic himself the VP go elsewhere.
pub(crate) fn kill(t: &mut Table<'_, Sergeants>, tag: Tag, by: Option<Seat>) -> Play {
    if medic::saves(t, tag)? {
        return Ok(());
    }
    drop_held(t, tag);
    let (world, board) = (t.world(), t.board());
    let figure = board.field.figure(tag).expect("the soldier is in play").clone();
    let (vp, rank) = (board.worth(world, tag), board.secret(tag).rank);
    let scores = match by {
        None => Vec::new(),
        Some(by) if medic::is_protected(world, board, tag) => medic::scores(world, board, tag, by, vp),
        Some(by) if world.side(by) != world.side(figure.seat) => vec![(by, vp)],
        Some(by) => {
            let enemies: Vec<Seat> = world.seats_of(1 - world.side(by)).collect();
            match (enemies[..].len(), world.seats_of(world.side(by)).count()) {
                (1, 1) => vec![(enemies[0], vp)],
                _ => vec![(by, -vp)],
            }
        }
    };
    let guarded: Vec<Tag> = board.field.prisoners(tag).collect();
    t.tell(Event::Killed { tag, rank, by, scores });
    prisoners::set_free(t, figure.place(), &guarded);
    melee::ended(t, tag, figure.place());
    Ok(())
}

/// SM-SOL-7: cards held by a soldier who falls are discarded.
pub(crate) fn drop_held(t: &mut Table<'_, Sergeants>, tag: Tag) {
    let seat = t.board().field.figure(tag).expect("the soldier is in play").seat;
    let held = t.board().private(seat).held.iter().filter(|it| it.0 == tag);
    let cards: Vec<CardIx> = held.map(|it| it.1).collect();
    if !cards.is_empty() {
        t.tell(Event::HeldLost { seat, tag, cards });
    }
}

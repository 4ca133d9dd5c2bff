//! Leaks planted in the rules, to see that the battery notices them. Neither this file nor the places where the rules consult it are
//! compiled outside the crate's own tests.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::{
    content::Action,
    rules::specialists::answers,
    state::{Board, CardIx, Field, World},
};

/// A way in which questions about reactions and preempts could betray what a player hides.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Leak {
    /// Only players with a reaction in hand are asked for one.
    HoldersReact,
    /// Only players who have taken a reaction at set-up are asked for one.
    TakersReact,
    /// Only players with a preempt in hand are asked for one.
    HoldersPreempt,
    /// Players who have answered in advance are not asked.
    StandingSilent,
    /// SM-SOL-8: a soldier's rank is seen on his figure.
    RanksSeen,
    /// SM-SOL-8: who has grenades is seen on his figure.
    GrenadesSeen,
}

/// What the planted leak shows of soldiers who are hidden.
pub(crate) fn show(world: &World, board: &Board, field: &mut Field) {
    for figure in &mut field.figures {
        let secret = board.secret(figure.tag);
        match world.leak {
            Some(Leak::RanksSeen) => figure.shown = Some(secret.rank),
            Some(Leak::GrenadesSeen) if 0 < secret.grenades => figure.used = vec!["grenades".to_string()],
            _ => (),
        }
    }
}

/// Whether the planted leak keeps a player from being asked for a reaction.
pub(crate) fn skips_reaction(world: &World, board: &Board, seat: Seat, did: &[Action]) -> bool {
    let private = board.private(seat);
    let fits = |it: &CardIx| answers(world, *it, did);
    let is_held = || private.hand.iter().any(fits);
    match world.leak {
        Some(Leak::HoldersReact) => !is_held(),
        Some(Leak::TakersReact) => !is_held() && !private.deck.iter().any(fits),
        Some(Leak::StandingSilent) => private.standing.passes(&board.field, did),
        Some(Leak::HoldersPreempt | Leak::RanksSeen | Leak::GrenadesSeen) | None => false,
    }
}

/// Whether the planted leak keeps a player from being asked for a preempt.
pub(crate) fn skips_preempt(world: &World, board: &Board, seat: Seat) -> bool {
    let is_held = || world.preempts.iter().any(|it| board.private(seat).hand.contains(it));
    world.leak == Some(Leak::HoldersPreempt) && !is_held()
}

#[path = "../tests/picked/mod.rs"]
mod picked;

mod tests {
    use table::{
        Seat,
        battery::{Battery, Complaint, Tally},
    };

    use super::{Leak, picked};
    use crate::{Sergeants, Setup, content::Manner};

    /// What the battery says about games of a turn, with a leak or without.
    fn watch(leak: Option<Leak>) -> Result<Tally, Complaint> {
        let battery = Battery::<Sergeants> { undo_in: 1, one_in: 2, ..Battery::new(0..12) };
        battery.run(|seed| {
            let mut setup = picked::setup(seed);
            if leak.is_none_or(|it| it == Leak::TakersReact) && seed % 2 == 0 {
                leave_reactions(&mut setup);
            }
            if leak == Some(Leak::GrenadesSeen) {
                let soldiers = setup.position.iter_mut().flat_map(|it| &mut it.soldiers);
                soldiers.for_each(|it| it.grenades = (it.tag.0 % 2) as u8);
            }
            setup.leak = leak;
            setup.scenario.turns = 1;
            setup
        })
    }

    /// Asserts that the leak is noticed: others see a difference, or the player who chose sees one and could take it back.
    fn is_noticed(leak: Leak) {
        match watch(Some(leak)) {
            Ok(tally) => panic!("{leak:?} was not noticed: {tally:?}"),
            Err(it) => assert!(["silence", "redaction", "undo stops at a reveal"].contains(&it.law), "{it}"),
        }
    }

    /// Seat 1 leaves its specialists' reactions in the box, and uses no panel.
    fn leave_reactions(setup: &mut Setup) {
        let cards = &setup.library.cards;
        for it in setup.position.iter_mut().flat_map(|it| &mut it.soldiers).filter(|it| it.seat == Seat(1)) {
            it.cards.retain(|nr| matches!(cards[&it.tag][*nr as usize - 1].manner, Manner::Command));
            it.panel = None;
        }
    }

    #[test]
    fn without_a_leak_nothing_is_noticed() {
        if let Err(complaint) = watch(None) {
            panic!("{complaint}");
        }
    }

    #[test]
    fn a_seat_that_is_not_asked_because_of_what_it_hides_is_noticed() {
        for leak in [Leak::HoldersReact, Leak::TakersReact, Leak::HoldersPreempt, Leak::StandingSilent] {
            is_noticed(leak);
        }
    }

    #[test]
    fn sm_sol_8_a_rank_or_a_load_that_others_see_is_noticed() {
        is_noticed(Leak::RanksSeen);
        is_noticed(Leak::GrenadesSeen);
    }
}

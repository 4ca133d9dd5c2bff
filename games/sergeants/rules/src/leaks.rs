//! Leaks that can be planted in the rules, in tests alone, to see that the battery notices them.

use crate::state::World;

/// A way in which reactions and preempts could tell somebody what is not theirs.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Leak {
    /// Only who has a reaction in hand is asked for one.
    HoldersReact,
    /// Only who has taken a reaction at set-up is asked for one.
    TakersReact,
    /// Only who has a preempt in hand is asked for one.
    HoldersPreempt,
    /// Who has answered beforehand is not asked.
    StandingSilent,
}

/// Whether a leak is planted in this game: the scenario of a test bears its name.
pub(crate) fn is_planted(world: &World, leak: Leak) -> bool {
    cfg!(test) && world.scenario.name == format!("{leak:?}")
}

#[cfg(test)]
#[path = "../tests/picked/mod.rs"]
mod picked;

#[cfg(test)]
mod tests {
    use table::{Battery, Complaint, Seat, Tally};

    use super::{Leak, picked};
    use crate::{Manner, Sergeants, Setup};

    /// What the battery says about games of a turn, with a leak or without.
    fn watch(leak: Option<Leak>) -> Result<Tally, Complaint> {
        let battery = Battery::<Sergeants> { undo_in: 1, one_in: 2, ..Battery::new(0..12) };
        battery.run(|seed| {
            let mut setup = picked::setup(seed);
            if leak.is_none_or(|it| it == Leak::TakersReact) && seed % 2 == 0 {
                leave_reactions(&mut setup);
            }
            setup.scenario.name = leak.map_or(String::new(), |it| format!("{it:?}"));
            setup.scenario.turns = 1;
            setup
        })
    }

    /// The leak is noticed: others can tell, or who chose can tell and could take it back.
    fn is_noticed(leak: Leak) {
        match watch(Some(leak)) {
            Ok(tally) => panic!("{leak:?} was not noticed: {tally:?}"),
            Err(it) => assert!(["silence", "undo stops at a reveal"].contains(&it.law), "{it}"),
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
    fn a_seat_that_is_not_asked_for_a_reaction_because_of_its_hand_is_noticed() {
        is_noticed(Leak::HoldersReact);
    }

    #[test]
    fn a_seat_that_is_not_asked_because_of_what_it_took_at_set_up_is_noticed() {
        is_noticed(Leak::TakersReact);
    }

    #[test]
    fn a_seat_that_is_not_asked_for_a_preempt_because_of_its_hand_is_noticed() {
        is_noticed(Leak::HoldersPreempt);
    }

    #[test]
    fn a_seat_that_is_not_asked_because_it_has_answered_beforehand_is_noticed() {
        is_noticed(Leak::StandingSilent);
    }
}

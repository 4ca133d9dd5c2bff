//! Who is awaited, for those who want to be told. It is written down together with what led to it; telling is others' work
//! (`notices`). A match that nobody wants to be told of does nothing here.

use hosting::{HostedGame, messages::Clock};
use table::Phrase;

use super::Room;
use crate::{
    notices,
    store::{NoticeWrite, PersonId, Sitter, Write},
};

/// Those who want to be told, and what they know.
#[derive(Debug, Default)]
pub(super) struct Turns {
    pub(super) watchers: Vec<PersonId>,
    /// Those of them who are awaited, as it is written down.
    awaited: Vec<PersonId>,
    /// Those of these who may still have to be told.
    untold: Vec<PersonId>,
}

impl<G: HostedGame> Room<G> {
    /// Someone wants to be told when it is their turn, or no longer.
    pub(super) fn watch(&mut self, person: PersonId, on: bool) -> Result<(), Phrase> {
        if on && !self.sits(person) {
            return Err(Phrase::new("web-not-your-seat"));
        }
        if on && self.over.is_some() {
            return Err(Phrase::new("web-over"));
        }
        // Nobody leaves a table where minutes count.
        if on && matches!(self.clock, Clock::Hourglass { .. }) {
            return Err(Phrase::new("web-notice-minutes"));
        }
        self.stop_watching(person);
        if on {
            self.turns.watchers.push(person);
            // They know of the turn that they are in.
            if self.people_awaited().contains(&person) {
                self.turns.awaited.push(person);
            }
        }
        self.uncommitted.push(Write::Notice(NoticeWrite::Watch { no: self.no, person, on }));
        Ok(())
    }

    pub(super) fn stop_watching(&mut self, person: PersonId) {
        let Turns { watchers, awaited, untold } = &mut self.turns;
        for all in [watchers, awaited, untold] {
            all.retain(|it| *it != person);
        }
    }

    /// Takes up what is written down of a match that was asleep.
    pub(super) fn watch_again(&mut self, watchers: Vec<PersonId>) {
        self.turns.watchers = watchers;
        let awaited = self.people_awaited();
        self.turns.awaited = self.turns.watchers.iter().copied().filter(|it| awaited.contains(it)).collect();
        self.turns.untold.clone_from(&self.turns.awaited);
    }

    fn people_awaited(&self) -> Vec<PersonId> {
        if self.over.is_some() {
            return Vec::new();
        }
        let sitter = |seat| self.chair(seat).map(|it| it.sitter);
        let people = self.awaited_people().into_iter().filter_map(|seat| match sitter(seat) {
            Some(Sitter::Person(person)) => Some(person),
            _ => None,
        });
        people.collect()
    }

    /// Adds to what is to be committed who is awaited from now on and who no longer is, and returns whether anybody is.
    pub(super) fn note_turns(&mut self) -> bool {
        // While bots and chance go on, nobody has had their turn yet, and nobody has lost it.
        if self.turns.watchers.is_empty() || self.unsettled {
            return false;
        }
        let (no, awaited) = (self.no, self.people_awaited());
        let n_before = self.uncommitted.len();
        for person in self.turns.watchers.clone() {
            match (self.turns.awaited.contains(&person), awaited.contains(&person)) {
                (false, true) => {
                    let is_here =
                        self.guests.iter().any(|it| it.person.as_ref().is_some_and(|it| it.id == person));
                    let due = notices::due(&self.hall, is_here);
                    self.uncommitted.push(Write::Notice(NoticeWrite::Awaited { no, person, due }));
                    self.turns.awaited.push(person);
                    self.turns.untold.push(person);
                }
                (true, false) => {
                    self.uncommitted.push(Write::Notice(NoticeWrite::Free { no, person }));
                    self.turns.awaited.retain(|it| *it != person);
                    self.turns.untold.retain(|it| *it != person);
                }
                (true, true) | (false, false) => (),
            }
        }
        n_before < self.uncommitted.len()
    }

    /// Someone has looked at the table: they need not be told of this turn any more.
    pub(super) fn knows_turn(&mut self, person: PersonId) {
        if let Some(i) = self.turns.untold.iter().position(|it| *it == person) {
            self.turns.untold.swap_remove(i);
            self.uncommitted.push(Write::Notice(NoticeWrite::Knows { no: self.no, person }));
        }
    }
}

//! Who sits where: taking a seat, being asked to leave it, and not wanting to hear someone.

use hosting::{HostedGame, messages::ChatLine};
use table::{Answer, Phrase, Seat, Viewer};

use super::{Chair, Guest, Room};
use crate::{
    people::look_alike,
    store::{Named, Person, PersonId, Sitter, Write},
};

impl<G: HostedGame> Room<G> {
    /// Gives an open seat to a person.
    pub(super) fn seat(&mut self, seat: Seat, person: &Person, invited: bool) -> Result<(), Phrase> {
        if !invited && !self.listed {
            return Err(Phrase::new("web-not-listed"));
        }
        if self.over.is_some() {
            return Err(Phrase::new("web-over"));
        }
        let is_alike = |it: &Chair| {
            let is_other = matches!(it.sitter, Sitter::Person(other) if other != person.id);
            is_other && !person.name.is_empty() && look_alike(&it.named.name, &person.name)
        };
        let is_someone_alike = self.chairs.iter().any(is_alike);
        let chair = self.chair_mut(seat).ok_or_else(|| Phrase::new("web-no-such-seat"))?;
        if chair.sitter == Sitter::Person(person.id) {
            return Ok(());
        }
        if chair.sitter != Sitter::Open {
            return Err(Phrase::new("web-seat-taken"));
        }
        self.may_be_rated(seat, person)?;
        let chair = self.chair_mut(seat).ok_or_else(|| Phrase::new("web-no-such-seat"))?;
        if is_someone_alike {
            return Err(Phrase::new("web-name-alike"));
        }
        chair.sitter = Sitter::Person(person.id);
        chair.named = Named { name: person.name.clone(), is_bot: person.is_bot };
        self.uncommitted.push(Write::Seat { no: self.no, seat, person: person.id });
        self.moved = true;
        self.told_mixing |= self.numbers.is_some();
        self.wind(self.hall.time.steady());
        self.seated = Some(person.id);
        Ok(())
    }

    pub(super) fn rename(&mut self, person: &Person) {
        for chair in self.chairs.iter_mut().filter(|it| it.sitter == Sitter::Person(person.id)) {
            chair.named.name.clone_from(&person.name);
            self.moved = true;
        }
        for guest in &mut self.guests {
            if let Some(it) = guest.person.as_mut().filter(|it| it.id == person.id) {
                it.name.clone_from(&person.name);
            }
        }
    }

    /// Whether a person may ask the one in a seat to leave: who began the match may, until the other has answered something or
    /// numbers are being shown. Later it would be a way not to lose.
    pub(super) fn may_turn_out(&self, by: PersonId, seat: Seat) -> Result<(), Phrase> {
        let chair = self.chair(seat).ok_or_else(|| Phrase::new("web-no-such-seat"))?;
        let is_other = matches!(chair.sitter, Sitter::Person(other) if other != by);
        if self.host != Some(by) || !is_other {
            return Err(Phrase::new("web-turn-out-not-yours"));
        }
        let own = |it: &Answer<G::Rules>| matches!(it, Answer::Choose { seat: by, .. } if *by == seat);
        let is_late = self.over.is_some() || chair.resigned || self.it.journal().iter().any(own);
        match is_late || self.is_mixing_under_way() {
            true => Err(Phrase::new("web-turn-out-late")),
            false => Ok(()),
        }
    }

    /// Makes a seat open again. Who sat in it may watch.
    pub(super) fn turn_out(&mut self, by: PersonId, seat: Seat) -> Result<(), Phrase> {
        self.may_turn_out(by, seat)?;
        let Some(chair) = self.chair_mut(seat) else { return Ok(()) };
        let left = std::mem::replace(&mut chair.sitter, Sitter::Open);
        chair.named = Named::default();
        (chair.late, chair.n_missed) = (false, 0);
        self.withdraw_orders(seat);
        self.uncommitted.push(Write::Vacate { no: self.no, seat });
        self.note("left", seat.0.to_string());
        self.redo_leaving(seat);
        self.told_mixing |= self.numbers.is_some();
        self.moved = true;
        self.drop_proposal();
        self.wind(self.hall.time.steady());
        if let Sitter::Person(person) = left {
            if !self.sits(person) {
                self.watch(person, false)?;
            }
            self.look_from_elsewhere(person, seat);
        }
        Ok(())
    }

    /// A person who looked from a seat that is no longer theirs sees what everybody may see.
    fn look_from_elsewhere(&mut self, person: PersonId, seat: Seat) {
        let is_there = |it: &&mut Guest| {
            it.viewer == Viewer::Seat(seat) && it.person.as_ref().is_some_and(|it| it.id == person)
        };
        let mut sockets = Vec::new();
        for guest in self.guests.iter_mut().filter(is_there) {
            guest.viewer = Viewer::Spectator;
            sockets.push(guest.socket);
        }
        self.show(Viewer::Spectator);
        sockets.into_iter().for_each(|it| self.tell_table(it));
        self.forget_viewers();
    }

    pub(super) fn block(&mut self, person: PersonId, other: PersonId, blocked: bool) {
        for guest in self.guests.iter_mut().filter(|it| it.person.as_ref().is_some_and(|it| it.id == person))
        {
            guest.blocked.retain(|it| *it != other);
            if blocked {
                guest.blocked.push(other);
            }
        }
    }

    /// Whether a guest wants to hear a line of chat: nobody has to hear those whom they have blocked.
    pub(super) fn wants_to_hear(&self, guest: &Guest, line: &ChatLine) -> bool {
        let sitter = line.seat.and_then(|it| self.chair(it)).map(|it| it.sitter);
        let is_blocked = matches!(sitter, Some(Sitter::Person(by)) if guest.blocked.contains(&by));
        !is_blocked && self.may_hear(guest, line)
    }

    /// Closes the sockets of a person: their browsers come back, and it is looked up again who they are.
    pub(super) fn send_away(&mut self, person: PersonId) {
        let n_before = self.guests.len();
        self.guests.retain(|it| it.person.as_ref().is_none_or(|it| it.id != person));
        self.moved |= self.guests.len() < n_before && self.sits(person);
        self.forget_viewers();
    }

    pub(super) fn resign_all(&mut self, person: PersonId) {
        let own: Vec<Seat> = self.seats_of(person).collect();
        for seat in own {
            // Refused if the match is over or they resigned before.
            drop(self.resign(Some(person), seat));
        }
    }

    pub(super) fn forget(&mut self, person: PersonId) {
        let own: Vec<Seat> = self.seats_of(person).collect();
        self.chat.retain(|it| it.seat.is_none_or(|it| !own.contains(&it)));
        self.stop_watching(person);
        self.rename(&Person { id: person, name: String::new(), is_bot: false });
        self.send_away(person);
    }

    /// The operator ends the match. It stays as it is.
    pub(super) fn close_for_good(&mut self) {
        if self.over.is_none() {
            self.is_closed = true;
            self.note("closed", String::new());
            self.check_over();
            self.wind(self.hall.time.steady());
        }
    }
}

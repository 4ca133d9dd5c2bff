//! Numbers that people mix into the chance of a match, so that nobody can choose it: neither the operator of the server nor a player.
//! Everybody promises a number by its hash; when all have, everybody shows it. `docs/fair-dice.md` specifies it.

use hosting::{
    HostedGame,
    messages::{Mixed, Mixing, MixingStage},
};
use table::{Pending, Phrase, Seat};

use super::{Chair, Room};
use crate::{
    chance,
    secrets::{self, unhex},
    store::{PersonId, Sitter},
};

/// The numbers of a match whose people mix them into its chance.
#[derive(Debug, Default)]
pub(super) struct Numbers {
    given: Vec<Mixed>,
    /// What all chance comes from, once all numbers are known.
    key: Option<[u8; 32]>,
}

impl Numbers {
    fn of(&self, seat: Seat) -> Option<&Mixed> {
        self.given.iter().find(|it| it.seat == seat)
    }

    fn is_shown(it: &Mixed) -> bool {
        it.number.is_some() || it.forgone
    }
}

impl<G: HostedGame> Room<G> {
    /// The key of chance; nothing while people still have to give their numbers.
    pub(super) fn key_of_chance(&self) -> Option<[u8; 32]> {
        match &self.numbers {
            None => Some(self.key),
            Some(numbers) => numbers.key,
        }
    }

    /// The numbers that people gave, for everybody.
    pub(super) fn mixing(&self) -> Option<Mixing> {
        let numbers = self.numbers.as_ref()?;
        Some(Mixing { stage: self.stage(numbers), numbers: numbers.given.clone(), missing: self.owing() })
    }

    fn stage(&self, numbers: &Numbers) -> MixingStage {
        let has_open = self.chairs.iter().any(|it| it.sitter == Sitter::Open);
        if numbers.key.is_some() {
            MixingStage::Done
        } else if has_open || self.givers().any(|it| numbers.of(it).is_none()) {
            MixingStage::Pledging
        } else {
            MixingStage::Showing
        }
    }

    /// One seat for each person who has not resigned: the one that they promised a number with, or else their first.
    fn givers(&self) -> impl Iterator<Item = Seat> + '_ {
        let is_first = |it: &&Chair| self.giver(it.sitter) == Some(it.seat);
        self.chairs.iter().filter(|it| it.is_held()).filter(is_first).map(|it| it.seat)
    }

    fn giver(&self, sitter: Sitter) -> Option<Seat> {
        let own =
            || self.chairs.iter().filter(move |it| it.sitter == sitter && it.is_held()).map(|it| it.seat);
        let numbers = self.numbers.as_ref()?;
        own().find(|it| numbers.of(*it).is_some()).or_else(|| own().next())
    }

    /// The seats whose people have to promise or to show a number now.
    pub(super) fn owing(&self) -> Vec<Seat> {
        let Some(numbers) = self.numbers.as_ref().filter(|_| self.over.is_none()) else { return Vec::new() };
        let owes = |seat: &Seat| match self.stage(numbers) {
            MixingStage::Pledging => numbers.of(*seat).is_none(),
            MixingStage::Showing => numbers.of(*seat).is_some_and(|it| !Numbers::is_shown(it)),
            MixingStage::Done => false,
        };
        self.givers().filter(owes).collect()
    }

    /// Whether the game stands still because numbers are missing.
    pub(super) fn waits_for_numbers(&self) -> bool {
        self.key_of_chance().is_none() && matches!(self.it.game().pending(), Pending::Chance(_))
    }

    /// Whether someone has shown a number: from then on nobody may come or be asked to leave, or they could choose with what they know.
    pub(super) fn is_mixing_under_way(&self) -> bool {
        self.numbers.as_ref().is_some_and(|it| it.key.is_some() || it.given.iter().any(Numbers::is_shown))
    }

    pub(super) fn pledge(&mut self, person: Option<PersonId>, pledge: &str) -> Result<(), Phrase> {
        let seat = self.giver_of(person)?;
        let not_now = || Phrase::new("web-number-not-now");
        let numbers = self.numbers.as_ref().ok_or_else(not_now)?;
        let pledge = pledge.to_ascii_lowercase();
        let is_fresh = numbers.of(seat).is_none() && numbers.given.iter().all(|it| it.pledge != pledge);
        if self.stage(numbers) != MixingStage::Pledging || !is_fresh {
            return Err(not_now());
        }
        unhex(&pledge).ok_or_else(|| Phrase::new("web-not-understood"))?;
        self.note("pledge", format!("{} {pledge}", seat.0));
        self.redo_pledge(seat, pledge);
        self.go_on_with_numbers(seat);
        Ok(())
    }

    pub(super) fn show_number(
        &mut self,
        person: Option<PersonId>,
        number: Option<&str>,
    ) -> Result<(), Phrase> {
        let seat = self.giver_of(person)?;
        let not_now = || Phrase::new("web-number-not-now");
        let numbers = self.numbers.as_ref().ok_or_else(not_now)?;
        let own = numbers.of(seat).filter(|it| !Numbers::is_shown(it)).ok_or_else(not_now)?;
        if self.stage(numbers) != MixingStage::Showing {
            return Err(not_now());
        }
        if let Some(number) = number {
            let bytes = unhex(number).ok_or_else(|| Phrase::new("web-not-understood"))?;
            if secrets::hex(&secrets::hash(&bytes)) != own.pledge {
                return Err(Phrase::new("web-number-wrong"));
            }
        }
        self.settle_number(seat, number.map(str::to_ascii_lowercase));
        self.go_on_with_numbers(seat);
        Ok(())
    }

    /// Goes on without the number of a seat whose time has run out. Returns whether it owed one.
    pub(super) fn forgo_number(&mut self, seat: Seat) -> bool {
        if !self.waits_for_numbers() || !self.owing().contains(&seat) {
            return false;
        }
        if self.numbers.as_ref().is_some_and(|it| it.of(seat).is_none()) {
            // Nobody can show what hashes to this.
            let pledge = secrets::hex(&[0; 32]);
            self.note("pledge", format!("{} {pledge}", seat.0));
            self.redo_pledge(seat, pledge);
        }
        self.settle_number(seat, None);
        self.mix_when_all_are_there();
        true
    }

    fn settle_number(&mut self, seat: Seat, number: Option<String>) {
        self.note("number", format!("{} {}", seat.0, number.as_deref().unwrap_or("-")));
        self.redo_number(seat, number);
        // From now on nobody may be asked to leave.
        self.moved = true;
    }

    fn giver_of(&self, person: Option<PersonId>) -> Result<Seat, Phrase> {
        self.numbers.as_ref().ok_or_else(|| Phrase::new("web-number-not-now"))?;
        let seat = person.and_then(|it| self.giver(Sitter::Person(it)));
        seat.ok_or_else(|| Phrase::new("web-not-your-seat"))
    }

    fn go_on_with_numbers(&mut self, seat: Seat) {
        self.has_answered(seat);
        self.mix_when_all_are_there();
        self.play_on();
    }

    /// Mixes, once nobody owes a number. What was mixed is written down as it was: who sits where may change later.
    pub(super) fn mix_when_all_are_there(&mut self) {
        self.told_mixing |= self.numbers.is_some();
        let Some(numbers) = &self.numbers else { return };
        let is_ready = self.stage(numbers) == MixingStage::Showing && self.owing().is_empty();
        if is_ready && self.over.is_none() {
            let mut all = numbers.given.clone();
            all.sort_by_key(|it| it.seat);
            self.note("mixed", serde_json::to_string(&all).expect("numbers can be written"));
            self.redo_mixed(all);
        }
    }

    pub(super) fn redo_pledge(&mut self, seat: Seat, pledge: String) {
        if let Some(numbers) = &mut self.numbers {
            numbers.given.push(Mixed { seat, pledge, number: None, forgone: false });
        }
    }

    pub(super) fn redo_number(&mut self, seat: Seat, number: Option<String>) {
        let own = self.numbers.iter_mut().flat_map(|it| &mut it.given).find(|it| it.seat == seat);
        if let Some(own) = own {
            own.forgone = number.is_none();
            own.number = number;
        }
    }

    pub(super) fn redo_mixed(&mut self, all: Vec<Mixed>) {
        let key = chance::mix(&self.key, &all);
        self.numbers = Some(Numbers { given: all, key: Some(key) });
    }

    /// Someone was asked to leave: the next one in the seat promises a number too, and nobody knows another's.
    pub(super) fn redo_leaving(&mut self, seat: Seat) {
        if let Some(numbers) = &mut self.numbers {
            numbers.given.retain(|it| it.seat != seat);
        }
    }
}

//! What bots with accounts ask in the terms of the engine protocol. They are told what their seat may know, and no more than a person
//! there could find out.

use hosting::{HostedGame, engine, messages::ToClient};
use serde_json::{Map, Value, json};
use table::{Phrase, Seat};

use super::{By, Room};
use crate::store::{PersonId, Sitter};

impl<G: HostedGame> Room<G> {
    /// Whether who sits here under this number is a bot with an account.
    pub(super) fn is_bot(&self, person: Option<PersonId>) -> bool {
        person.is_some_and(|it| {
            self.chairs.iter().any(|chair| chair.sitter == Sitter::Person(it) && chair.named.is_bot)
        })
    }

    /// Answers a request aside from the task of the match, as questions of people are answered.
    pub(super) fn ask_engine(
        &self,
        by: By,
        person: Option<PersonId>,
        seat: Seat,
        request: Map<String, Value>,
    ) -> Result<(), Phrase> {
        if !self.is_bot(person) {
            return Err(Phrase::new("web-only-for-bots"));
        }
        if person.is_none_or(|it| !self.seats_of(it).any(|own| own == seat)) {
            return Err(Phrase::new("web-not-your-seat"));
        }
        let over =
            self.over.as_ref().map(|it| json!({"over": {"ended": it.says.key}, "winners": it.winners}));
        let game = self.it.game().clone();
        self.answer_aside(by, move || {
            let reply = engine::at_a_seat::<G>(&game, seat, over, request);
            Ok(ToClient::Engine { id: by.id, reply })
        });
        Ok(())
    }
}

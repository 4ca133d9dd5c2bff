//! "What would you do?": advice for the question that a seat is asked, thought out aside from the task of the match.

use std::sync::atomic::Ordering::Relaxed;

use hosting::{HostedGame, messages::ToClient};
use table::{Chance, Phrase, Seat, Shuffler};

use super::{By, Chair, Room, says::text_of};
use crate::{
    store::{PersonId, Sitter},
    thinking::Thinker,
};

impl<G: HostedGame> Room<G> {
    /// Begins to think about advice, or says why there is none.
    pub(super) fn advise(&mut self, by: By, person: Option<PersonId>, seat: Seat) -> Result<(), Phrase> {
        self.may_act(person, seat)?;
        if self.is_bot(person) {
            return Err(Phrase::new("web-not-for-bots"));
        }
        self.may_be_advised(seat)?;
        let game = self.it.game();
        if game.pending().prompt(seat).is_none() {
            return Err(Phrase::new("web-hint-none"));
        }
        let guest = self.guests.iter().find(|it| it.socket == by.socket);
        let (Some(guest), Some(person)) = (guest, person) else { return Ok(()) };
        let turn = self.hinting.clone().try_acquire_owned();
        // By person, so that a new socket brings no more.
        let (Ok(turn), Ok(())) = (turn, self.hall.hints.take_for(person)) else {
            self.hall.metrics.limited.count("hints");
            return Err(Phrase::new("web-too-fast"));
        };
        let line = guest.line.clone();
        let (game, chance) = (game.clone(), Shuffler::new(u64::from(self.shuffler.below(u32::MAX))));
        let think = move |patience: &hosting::Patience| G::advise(&game, seat, chance, patience);
        let mut thought = self
            .hall
            .thinkers
            .begin(Thinker::Person(person), think)
            .ok_or_else(|| Phrase::new("web-query-busy"))?;
        let metrics = self.hall.metrics.clone();
        tokio::spawn(async move {
            let _turn = turn;
            line.send(match thought.wait().await {
                Some(Some(found)) => text_of(&ToClient::<G>::Found { id: by.id, found }),
                none => {
                    metrics.refusals.fetch_add(1, Relaxed);
                    let why = if none.is_some() { "web-hint-none" } else { "web-failed" };
                    text_of(&ToClient::<G>::Refused { id: by.id, why: Phrase::new(why) })
                }
            });
        });
        Ok(())
    }

    /// Advice is for those who play against bots or themselves. Between people it would be another player at the table.
    fn may_be_advised(&self, seat: Seat) -> Result<(), Phrase> {
        let own = self.chair(seat).map(|it| (it.team, it.sitter));
        let is_against_others = |it: &Chair| {
            let is_enemy = own.is_some_and(|(team, _)| team != it.team);
            let is_other = match it.sitter {
                Sitter::Open => true,
                Sitter::Person(_) => own.is_some_and(|(_, sitter)| sitter != it.sitter),
                Sitter::Bot | Sitter::Search(..) | Sitter::Automa => false,
            };
            is_enemy && is_other
        };
        match self.chairs.iter().any(is_against_others) {
            true => Err(Phrase::new("web-hint-people")),
            false => Ok(()),
        }
    }
}

//! What the rules of the ladder (`docs/ladder.md`) ask of a rated match.

use hosting::HostedGame;
use table::{Answer, Phrase, Seat};

use super::{Chair, Room};
use crate::{
    ladder::MOST_MISSED,
    store::{LadderWrite, Pending, Person, PersonId, Sitter, Write},
};

impl<G: HostedGame> Room<G> {
    /// Whether this one may sit down there: people are rated against people, and bots against bots.
    pub(super) fn may_be_rated(&self, seat: Seat, person: &Person) -> Result<(), Phrase> {
        let is_other = |it: &&Chair| it.seat != seat && matches!(it.sitter, Sitter::Person(_));
        let fits = |it: &Chair| it.sitter != Sitter::Person(person.id) && it.named.is_bot == person.is_bot;
        match self.info.rated && !self.chairs.iter().filter(is_other).all(fits) {
            true => Err(Phrase::new("ladder-kinds")),
            false => Ok(()),
        }
    }

    /// Someone's time has run out. In a match that is rated or of a league it is the last time once it is the third.
    pub(super) fn loses_by_time(&mut self, seat: Seat) -> bool {
        if !self.info.rated && !self.is_of_league() {
            return false;
        }
        let Some(chair) = self.chair_mut(seat) else { return false };
        chair.n_missed += 1;
        let loses = MOST_MISSED <= chair.n_missed;
        chair.resigned |= loses;
        self.note("missed", seat.0.to_string());
        if loses {
            self.moved = true;
            self.note("resign", seat.0.to_string());
        }
        loses
    }

    /// Writes the result of a rated match down, once it is over. It counts if both have played, and if it was decided by the rules or given up.
    pub(super) fn note_result(&mut self) {
        let Some(over) = self.over.as_ref().filter(|_| self.info.rated && !self.is_closed) else { return };
        let is_decided = self.it.game().pending().outcome().is_some() || self.last_to_give_up().is_some();
        let has_played = |seat: Seat| {
            self.it.journal().iter().any(|it| matches!(it, Answer::Choose { seat: by, .. } if *by == seat))
        };
        let people: Vec<(Seat, PersonId, bool)> = self
            .chairs
            .iter()
            .filter_map(|it| match it.sitter {
                Sitter::Person(person) => Some((it.seat, person, it.named.is_bot)),
                _ => None,
            })
            .collect();
        let [one, two] = people[..] else { return };
        if !is_decided || !has_played(one.0) || !has_played(two.0) {
            return;
        }
        let won = |seat: Seat| over.winners.contains(&seat);
        let score = match (won(one.0), won(two.0)) {
            (true, false) => 2,
            (false, true) => 0,
            _ => 1,
        };
        let kind = if one.2 { "bots" } else { "people" };
        let result = Pending {
            no: self.no,
            game: self.info.game.clone(),
            kind: kind.to_string(),
            at: self.hall.time.seconds(),
            first: one.1,
            second: two.1,
            score,
        };
        self.uncommitted.push(Write::Ladder(Box::new(LadderWrite::Ended(result))));
    }
}

//! What a match of a league tells the league (`docs/leagues.md`).

use hosting::HostedGame;
use table::Seat;

use super::Room;
use crate::{
    hall::NOBODY,
    store::{LeagueWrite, Sitter, Write},
};

impl<G: HostedGame> Room<G> {
    /// Whether it was begun for a league.
    pub(super) fn is_of_league(&self) -> bool {
        self.host == Some(NOBODY)
    }

    /// Writes down what it came to, once it is over. One that was not decided is a draw.
    pub(super) fn note_for_league(&mut self) {
        let Some(over) = self.over.as_ref().filter(|_| self.is_of_league()) else { return };
        let people = self.chairs.iter().filter(|it| matches!(it.sitter, Sitter::Person(_)));
        let seats: Vec<Seat> = people.map(|it| it.seat).collect();
        let [one, two] = seats[..] else { return };
        let won = |seat: Seat| over.winners.contains(&seat);
        let halves = match (won(one), won(two)) {
            (true, false) => (2, 0),
            (false, true) => (0, 2),
            _ => (1, 1),
        };
        let is_decided = self.it.game().pending().outcome().is_some() || self.last_to_give_up().is_some();
        let how = if is_decided { "played" } else { "void" };
        self.uncommitted.push(Write::League(LeagueWrite::Played { no: self.no, halves, how }));
    }
}

//! Clocks: the book's hourglass, and days for each answer.

use hosting::{HostedGame, messages::Clock};
use table::{Answer, Chance, Pending, Seat, Viewer};

use super::Room;
use crate::{
    store::PersonId,
    time::{DAY, MINUTE, Millis},
};

/// How long a clock waits for one answer before a bot stands in: days, or minutes where the rules have no hourglass of their own.
pub(super) fn patience<G: HostedGame>(clock: Clock) -> Option<Millis> {
    match clock {
        Clock::Days { days } => Some(u64::from(days) * DAY),
        Clock::Hourglass { minutes } if !G::HAS_HOURGLASS => Some(u64::from(minutes) * MINUTE),
        Clock::Hourglass { .. } | Clock::None => None,
    }
}

/// How long an answer that was given beforehand waits, at the least, and how much longer at the most: as long as somebody takes who
/// looks and passes.
const GLANCE: [Millis; 2] = [1_500, 2_500];

/// What the clock of a match has counted.
#[derive(Debug, Default)]
pub(super) struct Clockwork {
    /// When an answer that was given beforehand is due.
    beforehand: Option<Millis>,
    glass: Option<Glass>,
    /// Who has been awaited since when.
    waits: Vec<(Seat, Millis)>,
}

/// An hourglass. It lies on its side while somebody else is asked.
#[derive(Debug)]
struct Glass {
    turn: u64,
    left: Millis,
    since: Option<Millis>,
}

impl<G: HostedGame> Room<G> {
    /// Brings the clock into line with the game. Whoever is awaited from now on is awaited since `since`.
    pub(super) fn wind(&mut self, since: Millis) {
        let given = self.over.is_none() && self.it.game().standing().is_some();
        let due = self.clockwork.beforehand.take().unwrap_or_else(|| {
            self.hall.time.now() + GLANCE[0] + Millis::from(self.whims.below(GLANCE[1] as u32))
        });
        self.clockwork.beforehand = given.then_some(due);
        match self.clock {
            Clock::None => (),
            Clock::Hourglass { minutes } if G::HAS_HOURGLASS => {
                self.turn_glass(u64::from(minutes) * MINUTE);
            }
            Clock::Hourglass { .. } | Clock::Days { .. } => self.count_waits(since),
        }
    }

    fn count_waits(&mut self, since: Millis) {
        let awaited = self.awaited_people();
        self.clockwork.waits.retain(|it| awaited.contains(&it.0));
        for seat in awaited {
            if self.clockwork.waits.iter().all(|it| it.0 != seat) {
                self.clockwork.waits.push((seat, since));
            }
        }
    }

    fn turn_glass(&mut self, whole: Millis) {
        let now = self.hall.time.now();
        let Some(turn) = G::hourglass(&self.it.game().view(Viewer::Spectator)) else {
            self.clockwork.glass = None;
            return;
        };
        let timed = matches!(self.it.game().pending(), Pending::Decide { timed: true, .. });
        let runs = timed && !self.awaited_people().is_empty();
        let fresh = Glass { turn, left: whole, since: None };
        let glass = self.clockwork.glass.take().filter(|it| it.turn == turn).unwrap_or(fresh);
        let left = glass.left - glass.since.map_or(0, |it| now.saturating_sub(it)).min(glass.left);
        self.clockwork.glass = Some(Glass { turn, left, since: runs.then_some(now) });
    }

    /// The seats that are awaited and that a person answers for.
    fn awaited_people(&self) -> Vec<Seat> {
        let mut awaited = self.it.game().pending().awaited();
        awaited.retain(|it| self.chair(*it).is_some_and(|it| it.is_held() && !it.stand_in));
        awaited
    }

    /// A seat has answered: it is awaited anew for the next one.
    pub(super) fn has_answered(&mut self, seat: Seat) {
        self.clockwork.waits.retain(|it| it.0 != seat);
        self.clockwork.beforehand = None;
    }

    /// When the time of those who are awaited runs out.
    pub(super) fn deadline(&self) -> Option<Millis> {
        match self.clock {
            _ if self.over.is_some() => None,
            Clock::None => None,
            Clock::Hourglass { .. } if G::HAS_HOURGLASS => {
                let glass = self.clockwork.glass.as_ref()?;
                Some(glass.since? + glass.left)
            }
            Clock::Hourglass { .. } | Clock::Days { .. } => self.patience_ends(),
        }
    }

    /// When somebody has been awaited for too long, if the clock is one of those that count answer by answer.
    pub(super) fn patience_ends(&self) -> Option<Millis> {
        let first = self.clockwork.waits.iter().map(|it| it.1).min()?;
        Some(first + patience::<G>(self.clock)?)
    }

    /// When the room has to look at its clock.
    pub(super) fn rings(&self) -> Option<Millis> {
        [self.deadline(), self.clockwork.beforehand].into_iter().flatten().min()
    }

    /// Gives an answer that a seat has given beforehand. Nobody can tell it from one that is given now.
    fn answer_beforehand(&mut self) {
        let now = self.hall.time.now();
        if self.over.is_some() || self.clockwork.beforehand.is_none_or(|it| now < it) {
            return;
        }
        self.clockwork.beforehand = None;
        if let Some(answer) = self.it.game().standing() {
            self.note_answer("answer", &answer);
            if let Answer::Choose { seat, .. } = &answer {
                self.has_answered(*seat);
            }
            self.put(answer).unwrap_or_else(|why| panic!("an answer given beforehand does not fit: {why}"));
            self.drop_proposal();
            self.play_on();
        }
    }

    /// Does what follows when time has run out.
    pub(super) fn look_at_clock(&mut self) {
        self.answer_beforehand();
        let now = self.hall.time.now();
        if self.deadline().is_none_or(|it| now < it) {
            return;
        }
        match self.clock {
            Clock::None => return,
            Clock::Hourglass { .. } if G::HAS_HOURGLASS => {
                self.clockwork.glass = None;
                self.put(Answer::TimeUp).unwrap_or_else(|why| panic!("the clock ran out untimely: {why}"));
                self.note("clock", String::new());
            }
            Clock::Hourglass { .. } | Clock::Days { .. } => {
                let late = now - patience::<G>(self.clock).unwrap_or(0);
                let late: Vec<Seat> =
                    self.clockwork.waits.iter().filter(|it| it.1 <= late).map(|it| it.0).collect();
                for seat in late {
                    self.stand_in(seat, true);
                }
            }
        }
        self.drop_proposal();
        self.check_over();
        self.play_on();
    }

    /// A bot takes a seat over, or gives it back.
    fn stand_in(&mut self, seat: Seat, bot: bool) {
        if let Some(chair) = self.chair_mut(seat) {
            chair.stand_in = bot;
            self.moved = true;
            self.note(if bot { "stand_in" } else { "back" }, seat.0.to_string());
        }
    }

    /// Somebody whose time ran out is here again.
    pub(super) fn welcome_back(&mut self, person: PersonId) {
        let own: Vec<Seat> = self.seats_of(person).collect();
        for seat in own {
            if self.chair(seat).is_some_and(|it| it.stand_in) {
                self.stand_in(seat, false);
            }
        }
        self.wind(self.hall.time.now());
    }
}

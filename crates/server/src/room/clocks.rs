//! Clocks: the rulebook's hourglass, and days or minutes for each answer.

use hosting::{HostedGame, messages::Clock};
use serde::{Deserialize, Serialize};
use table::{Answer, Chance, Pending, Seat, Viewer};

use super::Room;
use crate::{
    store::{PersonId, Sitter, Write},
    time::{DAY, MINUTE, Millis, SECOND, Steady},
};

/// How long a clock waits for one answer before a bot gives it: days, or minutes where the rules have no hourglass of their own.
fn allowance<G: HostedGame>(clock: Clock) -> Option<Millis> {
    match clock {
        Clock::Days { days } => Some(u64::from(days) * DAY),
        Clock::Hourglass { minutes } if !G::HAS_HOURGLASS => Some(u64::from(minutes) * MINUTE),
        Clock::Hourglass { .. } | Clock::None => None,
    }
}

/// After a bot has answered for them, people have this part of the allowance for the next question: an hour for each day.
const PART_WHEN_LATE: Millis = 24;

/// They have at least this long.
const LEAST_WHEN_LATE: Millis = 30 * SECOND;

/// What was counted before the server started or its clock jumped leaves everybody at least this part of the allowance.
const PART_AFTER_A_JUMP: Millis = 4;

/// How long an answer that was given in advance waits at least, and how much longer at most: about as long as people take who
/// look and pass.
const GLANCE: [Millis; 2] = [1_500, 2_500];

/// What the clock of a match has counted.
#[derive(Debug, Default)]
pub(super) struct Clockwork {
    /// When an answer that was given in advance is due.
    in_advance: Option<Steady>,
    glass: Option<Glass>,
    /// The seats that the game is waiting for, and since when.
    waits: Vec<(Seat, Steady)>,
}

/// An hourglass. It rests on its side while another player is asked.
#[derive(Debug)]
struct Glass {
    turn: u64,
    left: Millis,
    since: Option<Steady>,
}

/// An hourglass as it is kept, so that it survives a restart.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct KeptGlass {
    turn: u64,
    left: Millis,
    /// Since when it has been running, by the time of day.
    since: Option<Millis>,
}

impl Glass {
    fn at_rest(self, now: Steady) -> Glass {
        let ran = self.since.map_or(0, |it| now.since(it));
        Glass { left: self.left.saturating_sub(ran), since: None, ..self }
    }
}

impl<G: HostedGame> Room<G> {
    /// Brings the clock into line with the game. Those who are awaited from now on are awaited since `since`.
    pub(super) fn wind(&mut self, since: Steady) {
        let given = self.over.is_none() && self.said_in_advance().is_some();
        let due = self.clockwork.in_advance.take().unwrap_or_else(|| {
            let longer = self.shuffler.below(GLANCE[1] as u32);
            self.hall.time.steady().plus(GLANCE[0] + Millis::from(longer))
        });
        self.clockwork.in_advance = given.then_some(due);
        match self.clock {
            Clock::None => (),
            Clock::Hourglass { minutes } if G::HAS_HOURGLASS => {
                self.turn_glass(u64::from(minutes) * MINUTE);
            }
            Clock::Hourglass { .. } | Clock::Days { .. } => self.count_waits(since),
        }
    }

    fn count_waits(&mut self, since: Steady) {
        let awaited = self.awaited_people();
        self.clockwork.waits.retain(|it| awaited.contains(&it.0));
        for seat in awaited {
            if self.clockwork.waits.iter().all(|it| it.0 != seat) {
                self.clockwork.waits.push((seat, since));
            }
        }
    }

    fn turn_glass(&mut self, whole: Millis) {
        let now = self.hall.time.steady();
        let Some(turn) = G::hourglass(&self.it.game().view(Viewer::Spectator)) else {
            self.clockwork.glass = None;
            return;
        };
        let timed = matches!(self.it.game().pending(), Pending::Decide { timed: true, .. });
        let runs = timed && !self.awaited_people().is_empty();
        let full = Glass { turn, left: whole, since: None };
        let glass = self.clockwork.glass.take().filter(|it| it.turn == turn).unwrap_or(full);
        self.clockwork.glass = Some(match (runs, glass.since) {
            (true, None) => Glass { since: Some(now), ..glass },
            (false, Some(_)) => glass.at_rest(now),
            (true, Some(_)) | (false, None) => glass,
        });
    }

    /// Lays the hourglass on its side, since the server ends.
    pub(super) fn rest_glass(&mut self) {
        let now = self.hall.time.steady();
        self.clockwork.glass = self.clockwork.glass.take().map(|it| it.at_rest(now));
        self.note_glass();
    }

    /// The hourglass as it is to be kept; nothing if there is none.
    fn kept_glass(&self) -> Option<KeptGlass> {
        let Glass { turn, left, since } = self.clockwork.glass.as_ref().filter(|_| self.over.is_none())?;
        let since = since.map(|it| self.hall.time.of_day(it));
        Some(KeptGlass { turn: *turn, left: *left, since })
    }

    /// Adds the hourglass to what is to be committed, if it was turned.
    pub(super) fn note_glass(&mut self) {
        let glass = self.kept_glass();
        if glass != self.listed_as.glass {
            let data = glass.as_ref().map(|it| serde_json::to_string(it).expect("a glass can be written"));
            self.uncommitted.push(Write::Glass { no: self.no, data });
            self.listed_as.glass = glass;
        }
    }

    /// Winds the clock of a match that was asleep, or whose server was.
    pub(super) fn wind_again(&mut self) {
        if let Clock::Hourglass { minutes } = self.clock {
            let whole = u64::from(minutes) * MINUTE;
            self.clockwork.glass = self.listed_as.glass.as_ref().map(|it| self.glass_again(it, whole));
        }
        self.wind(self.awaited_since());
    }

    fn glass_again(&self, kept: &KeptGlass, whole: Millis) -> Glass {
        let time = &self.hall.time;
        let left = kept.since.map_or(kept.left, |since| {
            let since = time.moment(since);
            let left = kept.left.saturating_sub(time.steady().since(since));
            let spared = kept.left.min(whole / PART_AFTER_A_JUMP);
            if since < time.even_since() { left.max(spared) } else { left }
        });
        Glass { turn: kept.turn, left, since: None }
    }

    /// Since when those are awaited who were awaited when the match fell asleep.
    fn awaited_since(&self) -> Steady {
        let time = &self.hall.time;
        let allowance = self.awaited_people().into_iter().filter_map(|it| self.allowance(it)).min();
        let (Some(deadline), Some(allowance)) = (self.listed_as.deadline, allowance) else {
            return time.steady();
        };
        let spared = time.even_since().plus(allowance / PART_AFTER_A_JUMP);
        time.moment(deadline).max(spared).minus(allowance).min(time.steady())
    }

    /// The seats that are awaited and that a person answers for.
    pub(super) fn awaited_people(&self) -> Vec<Seat> {
        let mut awaited = self.it.game().pending().awaited();
        if self.waits_for_numbers() && self.chairs.iter().all(|it| it.sitter != Sitter::Open) {
            awaited = self.owing();
        }
        awaited.retain(|it| self.chair(*it).is_some_and(super::Chair::is_held));
        awaited
    }

    /// How long a seat has for the question that it is asked.
    fn allowance(&self, seat: Seat) -> Option<Millis> {
        let whole = allowance::<G>(self.clock)?;
        let late = self.chair(seat).is_some_and(|it| it.late);
        Some(if late { (whole / PART_WHEN_LATE).max(LEAST_WHEN_LATE) } else { whole })
    }

    /// A seat has answered: for the next question its time begins again.
    pub(super) fn has_answered(&mut self, seat: Seat) {
        self.clockwork.waits.retain(|it| it.0 != seat);
        self.clockwork.in_advance = None;
    }

    /// When the time of those who are awaited runs out.
    fn due(&self) -> Option<Steady> {
        match self.clock {
            _ if self.over.is_some() => None,
            Clock::None => None,
            Clock::Hourglass { .. } if G::HAS_HOURGLASS => {
                let glass = self.clockwork.glass.as_ref()?;
                Some(glass.since?.plus(glass.left))
            }
            Clock::Hourglass { .. } | Clock::Days { .. } => self.patience_ends(),
        }
    }

    /// The same as the time of day, for browsers.
    pub(super) fn deadline(&self) -> Option<Millis> {
        self.due().map(|it| self.hall.time.of_day(it))
    }

    /// When a player has been awaited for too long, if the clock is one of those that count answer by answer.
    fn patience_ends(&self) -> Option<Steady> {
        self.clockwork.waits.iter().filter_map(|it| Some(it.1.plus(self.allowance(it.0)?))).min()
    }

    /// The same as the time of day, for the store: then the match is woken.
    pub(super) fn wakes_at(&self) -> Option<Millis> {
        self.patience_ends().filter(|_| self.over.is_none()).map(|it| self.hall.time.of_day(it))
    }

    /// When the room has to look at its clock.
    pub(super) fn rings(&self) -> Option<Steady> {
        [self.due(), self.clockwork.in_advance, self.next_to_show()].into_iter().flatten().min()
    }

    /// Gives an answer that a seat has given in advance. Nobody can tell it from one that is given now.
    fn answer_in_advance(&mut self) {
        let now = self.hall.time.steady();
        if self.over.is_some() || self.clockwork.in_advance.is_none_or(|it| now < it) {
            return;
        }
        self.clockwork.in_advance = None;
        if let Some(answer) = self.said_in_advance() {
            self.give(answer);
        }
    }

    /// Gives what was said in advance.
    pub(super) fn give(&mut self, answer: Answer<G::Rules>) {
        self.note_answer("answer", &answer);
        if let Answer::Choose { seat, .. } = &answer {
            self.has_answered(*seat);
        }
        self.put(answer).unwrap_or_else(|why| panic!("an answer given in advance does not fit: {why}"));
        self.drop_proposal();
        self.play_on();
    }

    /// Does what follows when time has run out.
    pub(super) fn look_at_clock(&mut self) {
        self.answer_in_advance();
        let now = self.hall.time.steady();
        if self.due().is_none_or(|it| now < it) {
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
                let waits = self.clockwork.waits.iter();
                let is_late = |it: &&(Seat, Steady)| {
                    self.allowance(it.0).is_some_and(|allowance| it.1.plus(allowance) <= now)
                };
                let late: Vec<Seat> = waits.filter(is_late).map(|it| it.0).collect();
                for seat in late {
                    self.stand_in(seat);
                }
            }
        }
        self.drop_proposal();
        self.check_over();
        self.play_on();
    }

    /// A bot answers the question that a seat is asked, and no other. For the next one its player is awaited again, though not
    /// as long until he is back.
    fn stand_in(&mut self, seat: Seat) {
        if let Some(chair) = self.chair_mut(seat).filter(|it| !it.late) {
            chair.late = true;
            self.moved = true;
            self.note("stand_in", seat.0.to_string());
        }
        if !self.forgo_number(seat) && !self.loses_by_time(seat) {
            self.play_for(seat);
        }
        self.has_answered(seat);
    }

    /// A person whose time ran out is here again.
    pub(super) fn welcome_back(&mut self, person: PersonId) {
        let own: Vec<Seat> = self.seats_of(person).collect();
        for seat in own {
            if let Some(chair) = self.chair_mut(seat).filter(|it| it.late) {
                chair.late = false;
                self.moved = true;
                self.note("back", seat.0.to_string());
            }
        }
        self.wind(self.hall.time.steady());
    }
}

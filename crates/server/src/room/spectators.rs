//! What spectators are shown of a match whose people want them to see it later: some turns or minutes later, or when it is over.
//!
//! It is a match of its own, played from the same acts once their time has come. What is told to a spectator is made of it alone, so that
//! nothing can depend on what is still held back: no view, no log, no question and no moment that is looked back at. Who sits at the
//! table is told; who is there, who is late and what players say is not. With the end all of it is open.

use std::collections::VecDeque;

use hosting::{
    HostedGame,
    messages::{ChatLine, Rewind, SeatInfo, Spectating, ToClient},
};
use table::{Answer, Match, Phrase, Seat, Viewer};

use super::{Guest, Room, course, frames::Frames, log::Log};
use crate::{
    store::{Minute, Person, PersonId, Sitter, Write},
    time::{MINUTE, Millis, Steady},
};

/// So many lines of those who watch are kept of a match; as many are read when it wakes.
const MOST_COMMENTARY: usize = 200;

/// Something that was done in a match.
pub(super) enum Act<G: HostedGame> {
    Answer(Answer<G::Rules>),
    Undo(Seat),
    Redo(Seat),
    Rewind(u32, Option<Seat>),
}

/// Something that spectators are not to see yet.
struct Held<G: HostedGame> {
    act: Act<G>,
    /// The turn in which it was done.
    turn: u32,
    /// Until when, by the time of day; for those who wait for minutes.
    until: Millis,
}

/// A match as spectators are shown it.
pub(super) struct Gallery<G: HostedGame> {
    when: Spectating,
    pub(super) it: Match<G::Rules>,
    pub(super) log: Log<G>,
    pub(super) rewinds: Vec<Rewind>,
    pub(super) n_rewinds_told: usize,
    pub(super) frames: Frames<G::Rules>,
    /// How many acts they have been shown: the version of their moment.
    pub(super) n_shown: u32,
    seats_told: Vec<SeatInfo>,
    held: VecDeque<Held<G>>,
    /// How many acts there ever were, shown or not.
    n_acts: u32,
    /// The minutes in which acts were done, as far as they are written down.
    minutes: Vec<Minute>,
    /// What is kept of the match is being played again.
    is_waking: bool,
}

impl<G: HostedGame> Gallery<G> {
    /// The gallery of a match that is about to be played from its beginning; nothing where spectators see everything at once.
    pub(super) fn new(
        when: Spectating,
        begun: &Match<G::Rules>,
        events: Vec<hosting::Event<G>>,
        minutes: Vec<Minute>,
    ) -> Option<Box<Gallery<G>>> {
        if when == Spectating::Live {
            return None;
        }
        let mut log = Log::new();
        log.add(0, events);
        log.set_told();
        Some(Box::new(Gallery {
            when,
            it: begun.clone(),
            log,
            rewinds: Vec::new(),
            n_rewinds_told: 0,
            frames: Frames::default(),
            n_shown: 0,
            seats_told: Vec::new(),
            held: VecDeque::new(),
            n_acts: 0,
            minutes,
            is_waking: true,
        }))
    }

    /// Whether acts have to be kept for it: who sees the match at its end sees the match itself.
    pub(super) fn holds(&self) -> bool {
        self.when != Spectating::End
    }

    /// Holds an act back, and returns the minute if it is the first act in it.
    fn hold(&mut self, turn: u32, act: Act<G>, now: Millis) -> Option<Minute> {
        let n = self.n_acts;
        self.n_acts += 1;
        let (mut until, mut begun) = (0, None);
        if let Spectating::Minutes { minutes } = self.when {
            let last =
                self.minutes[..self.minutes.partition_point(|it| it.n <= n)].last().map(|it| it.minute);
            let minute = match self.is_waking {
                // What a match begins with has no minute, and need not be held.
                true => last.unwrap_or(0),
                // A clock that was put back brings nothing forward.
                false => (now / MINUTE).max(last.unwrap_or(0)),
            };
            until = (minute + 1 + u64::from(minutes)) * MINUTE;
            if !self.is_waking && last != Some(minute) {
                begun = Some(Minute { n, minute });
                self.minutes.extend(begun);
            }
        }
        // What was taken back at the beginning of a turn, and done again, is not shown before what came before it.
        let turn = self.held.back().map_or(turn, |it| it.turn.max(turn));
        self.held.push_back(Held { act, turn, until });
        begun
    }

    /// Plays what may be seen now: in this turn, and at this time.
    fn let_through(&mut self, turn: u32, is_past: impl Fn(Millis) -> bool) {
        let when = self.when;
        let is_due = |it: &mut Held<G>| match when {
            Spectating::Live => true,
            Spectating::Turns { turns } => it.turn + u32::from(turns) < turn,
            Spectating::Minutes { .. } => is_past(it.until),
            Spectating::End => false,
        };
        while let Some(Held { act, .. }) = self.held.pop_front_if(is_due) {
            if !self.play(act) {
                tracing::error!(
                    "what spectators are shown does not fit; they are shown no more before the end"
                );
                self.when = Spectating::End;
                self.held.clear();
            }
        }
    }

    fn play(&mut self, act: Act<G>) -> bool {
        let (it, log) = (&mut self.it, &mut self.log);
        self.n_shown += 1;
        match act {
            Act::Answer(answer) => course::answer(it, log, answer).is_ok(),
            Act::Redo(seat) => course::redo(it, log, seat).is_some(),
            Act::Undo(seat) => {
                let done = course::undo(it, log, seat).is_ok();
                self.frames.cut(it.journal().len());
                done
            }
            Act::Rewind(n, by) => {
                let rewind = course::rewind(it, log, n, by);
                self.rewinds.push(rewind);
                self.frames.cut(it.journal().len());
                true
            }
        }
    }
}

impl<G: HostedGame> Room<G> {
    /// Whose turn it is, as far as that has to be counted.
    pub(super) fn turn(&self) -> u32 {
        match self.gallery.as_ref().map(|it| it.when) {
            Some(Spectating::Turns { .. }) => G::turn(&self.it.game().view(Viewer::Spectator)),
            _ => 0,
        }
    }

    /// Holds back what was done in a turn.
    pub(super) fn hold(&mut self, turn: u32, act: Act<G>) {
        let now = self.hall.time.now();
        let Some(gallery) = self.gallery.as_mut().filter(|it| it.holds()) else { return };
        if let Some(minute) = gallery.hold(turn, act, now) {
            self.uncommitted.push(Write::Minute { no: self.no, minute });
        }
    }

    /// What was kept has been played again.
    pub(super) fn open_gallery_again(&mut self) {
        if self.over.is_some() {
            self.gallery = None;
        }
        let seats = self.seats_for(None);
        if let Some(gallery) = &mut self.gallery {
            gallery.is_waking = false;
            gallery.seats_told = seats;
        }
        self.let_through();
        if let Some(gallery) = &mut self.gallery {
            gallery.log.set_told();
            gallery.n_rewinds_told = gallery.rewinds.len();
        }
    }

    /// Lets spectators see what they may see by now. Returns whether everything is open from now on.
    pub(super) fn let_through(&mut self) -> bool {
        if self.over.is_some() {
            let opened = self.gallery.take().is_some();
            if opened {
                self.shown.retain(|it| it.viewer() != Viewer::Spectator);
            }
            return opened;
        }
        let turn = self.turn();
        let (now, time) = (self.hall.time.steady(), &self.hall.time);
        if let Some(gallery) = &mut self.gallery {
            gallery.let_through(turn, |until| time.moment(until) <= now);
        }
        false
    }

    /// When spectators who are here will see more.
    pub(super) fn next_to_show(&self) -> Option<Steady> {
        let gallery = self.gallery.as_ref().filter(|it| matches!(it.when, Spectating::Minutes { .. }))?;
        let until = gallery.held.front()?.until;
        let is_watched = self.guests.iter().any(|it| it.viewer == Viewer::Spectator);
        is_watched.then(|| self.hall.time.moment(until))
    }

    /// Shows those who watch what was kept from them while the match went on.
    pub(super) fn tell_spectators(&mut self) {
        self.show(Viewer::Spectator);
        let watching = self.guests.iter().filter(|it| it.viewer == Viewer::Spectator);
        watching.for_each(|it| self.tell_table(it.socket));
        self.forget_viewers();
    }

    /// What those who watch have said is told to those who played.
    pub(super) fn tell_commentary(&self) {
        let played = |it: &&Guest| self.sits_here(it);
        for guest in self.guests.iter().filter(played) {
            for line in self.chat.iter().filter(|it| it.seat.is_none()) {
                self.send(guest.socket, &ToClient::Chat(line.clone()));
            }
        }
    }

    /// Whether someone may say one more thing here: those who watch are many, and strangers.
    pub(super) fn may_comment(&self, person: &Person) -> Result<(), Phrase> {
        if self.sits(person.id) {
            return Ok(());
        }
        if person.is_bot {
            return Err(Phrase::new("web-not-for-bots"));
        }
        if person.name.is_empty() {
            return Err(Phrase::new("web-chat-name"));
        }
        let n = self.chat.iter().filter(|it| it.seat.is_none()).count();
        match n < MOST_COMMENTARY {
            true => Ok(()),
            false => Err(Phrase::new("web-commentary-full").with("most", MOST_COMMENTARY)),
        }
    }

    fn sits_here(&self, guest: &Guest) -> bool {
        guest.person.as_ref().is_some_and(|it| self.sits(it.id))
    }

    /// Whether a person sees everything later.
    pub(super) fn is_late(&self, person: Option<PersonId>) -> bool {
        self.gallery.is_some() && person.is_none_or(|it| !self.sits(it))
    }

    /// What those who watch say is not for players before the end, and what players say is not for those who see everything later.
    pub(super) fn may_hear(&self, guest: &Guest, line: &ChatLine) -> bool {
        match line.seat {
            None => self.over.is_some() || !self.sits_here(guest),
            Some(_) => !self.is_late(guest.person.as_ref().map(|it| it.id)),
        }
    }

    /// The seats for someone who sees everything later: who sits there, and nothing of what they do.
    pub(super) fn veiled(&self, seats: Vec<SeatInfo>) -> Vec<SeatInfo> {
        let is_person = |seat: Seat| matches!(self.chair(seat).map(|it| it.sitter), Some(Sitter::Person(_)));
        let veil = |it: SeatInfo| SeatInfo {
            here: is_person(it.seat),
            resigned: false,
            stand_in: false,
            removable: false,
            ..it
        };
        seats.into_iter().map(veil).collect()
    }

    /// Whether those who see everything later have to be told of the seats.
    pub(super) fn seats_are_news(&mut self) -> bool {
        let seats = self.seats_for(None);
        match &mut self.gallery {
            Some(gallery) => std::mem::replace(&mut gallery.seats_told, seats.clone()) != seats,
            None => true,
        }
    }
}

//! Messages from people at the table, and how they are handled.

use std::{sync::atomic::Ordering::Relaxed, time::Instant};

use hosting::{
    HostedGame,
    messages::{ChatLine, Proposal, ToClient, ToServer},
};
use serde_json::value::RawValue;
use table::{Answer, Barrier, CannotUndo, Match, Pending, Phrase, Refused, Seat, Sentence, Viewer};

use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::{By, Chair, Chore, Guest, Join, Line, Room};
use crate::{
    hall::{NOBODY, Plan},
    host::{Prepared, prepared},
    limits::Bucket,
    queries::NoAnswer,
    store::{PersonId, Sitter, Write},
};

/// The longest line of chat, in characters.
const LONGEST_LINE: usize = 500;

/// The longest notes, in characters.
const LONGEST_NOTES: usize = 10_000;

type Done = Result<(), Phrase>;

impl<G: HostedGame> Room<G> {
    pub(super) fn join(&mut self, join: Join) {
        let Join { socket, person, notes, fetches, blocked, outbox, gone, payer } = join;
        if let Some(person) = &person {
            self.welcome_back(person.id);
            self.knows_turn(person.id);
            self.moved |= self.sits(person.id);
        }
        let viewer = self.usual_viewer(person.as_ref().map(|it| it.id));
        let pages = Bucket::full(self.hall.settings.limits.pages);
        let line = Line { outbox, gone };
        let queries = self.queries.of_socket();
        self.newcomers.push(Guest {
            socket,
            person,
            viewer,
            line,
            payer,
            queries,
            notes,
            fetches,
            blocked,
            pages,
            reads_analysis: false,
        });
    }

    pub(super) fn leave(&mut self, socket: u64) {
        let Some(i) = self.guests.iter().position(|it| it.socket == socket) else { return };
        let guest = self.guests.swap_remove(i);
        self.moved |= guest.person.is_some_and(|it| self.sits(it.id));
        self.forget_viewers();
    }

    /// The view a person starts with: that of their seat that is asked, or of their first seat.
    fn usual_viewer(&self, person: Option<PersonId>) -> Viewer {
        let Some(person) = person else { return Viewer::Spectator };
        let awaited = self.it.game().pending().awaited();
        let asked = self.seats_of(person).find(|it| awaited.contains(it));
        asked.or_else(|| self.seats_of(person).next()).map_or(Viewer::Spectator, Viewer::Seat)
    }

    pub(super) fn hear(&mut self, by: By, message: ToServer) {
        let Some(guest) = self.guests.iter().find(|it| it.socket == by.socket) else { return };
        let person = guest.person.as_ref().map(|it| it.id);
        if let Some(person) = person {
            self.welcome_back(person);
            self.knows_turn(person);
        }
        let n_before = self.uncommitted.len();
        let done = match message {
            ToServer::Answer { seat, version, choice, .. } => self.answer(by, person, seat, version, &choice),
            ToServer::Undo { seat, .. } => self.take_back(person, seat),
            ToServer::Redo { seat, .. } => self.do_again(person, seat),
            ToServer::Propose { seat, .. } => self.propose(person, seat),
            ToServer::Consent { seat, yes, .. } => self.consent(person, seat, yes),
            ToServer::Resign { seat, .. } => self.resign(person, seat),
            ToServer::Orders { seat, orders, .. } => self.give_orders(person, seat, orders),
            ToServer::Pledge { pledge, .. } => self.pledge(person, &pledge),
            ToServer::Number { number, .. } => self.show_number(person, number.as_deref()),
            ToServer::Chat { text } => return self.or_refuse(by, |room| room.talk(by.socket, &text)),
            ToServer::Notes { text } => return self.or_refuse(by, |room| room.keep_notes(by.socket, text)),
            ToServer::Sit { seat } => return self.or_refuse(by, |room| room.sit(by.socket, person, seat)),
            ToServer::Query { query, .. } => return self.look_up(by, &query),
            ToServer::Hint { seat, .. } => return self.or_refuse(by, |room| room.advise(by, person, seat)),
            ToServer::Frame { n, seat, .. } => return self.tell_frame(by, n, seat),
            ToServer::Report { .. } => return self.tell_report(by),
            ToServer::Analysis { begin, .. } => {
                return self.or_refuse(by, |room| room.analyse(by, person, begin));
            }
            ToServer::Log { before, .. } => return self.tell_log(by, before),
            ToServer::Engine { seat, request, .. } => {
                return self.or_refuse(by, |room| room.ask_engine(by, person, seat, request));
            }
        };
        match done {
            Err(why) => self.refuse(by, why),
            Ok(()) if n_before < self.uncommitted.len() => self.asked_by = Some(by),
            Ok(()) => self.send(by.socket, &ToClient::Done { id: by.id }),
        }
    }

    /// For messages that are not acknowledged: only a refusal is reported.
    fn or_refuse(&mut self, by: By, f: impl FnOnce(&mut Room<G>) -> Done) {
        if let Err(why) = f(self) {
            self.refuse(by, why);
        }
    }

    pub(super) fn refuse(&self, by: By, why: Phrase) {
        self.hall.metrics.refusals.fetch_add(1, Relaxed);
        self.send(by.socket, &ToClient::Refused { id: by.id, why });
    }

    /// Whether a person may act for a seat.
    pub(super) fn may_act(&self, person: Option<PersonId>, seat: Seat) -> Done {
        let chair = self.chair(seat).ok_or_else(|| Phrase::new("web-no-such-seat"))?;
        if person.is_none_or(|it| chair.sitter != Sitter::Person(it)) {
            return Err(Phrase::new("web-not-your-seat"));
        }
        match (&self.over, chair.resigned) {
            (Some(_), _) => Err(Phrase::new("web-over")),
            (_, true) => Err(Phrase::new("web-resigned")),
            _ => Ok(()),
        }
    }

    fn answer(
        &mut self,
        by: By,
        person: Option<PersonId>,
        seat: Seat,
        version: u32,
        choice: &RawValue,
    ) -> Done {
        self.may_act(person, seat)?;
        let choice: hosting::Choice<G> = serde_json::from_str(choice.get()).map_err(|why| {
            self.send(
                by.socket,
                &ToClient::Confused { what: format!("The choice cannot be understood: {why}.") },
            );
            Phrase::new("web-not-understood")
        })?;
        if version != self.version_for(by.socket) && !self.fits_late(seat, &choice) {
            return Err(Phrase::new("web-stale"));
        }
        let answer = Answer::Choose { seat, choice };
        let data = serde_json::to_string(&answer).expect("an answer can be written");
        self.put(answer).map_err(|why| refusal::<G>(&why))?;
        self.note("answer", data);
        self.hall.metrics.answers.fetch_add(1, Relaxed);
        self.has_answered(seat);
        self.has_been_answered(by.socket);
        self.go_on();
        Ok(())
    }

    /// What was said to an earlier moment still counts if it is unasked, or sealed among others.
    fn fits_late(&self, seat: Seat, choice: &hosting::Choice<G>) -> bool {
        let game = self.it.game();
        let sealed = match game.pending() {
            Pending::Decide { prompts, .. } => 1 < prompts.len() || 0 < game.n_sealed(),
            _ => false,
        };
        sealed || game.is_aside(seat, choice)
    }

    /// After an act: what was proposed is past, and bots and chance go on.
    fn go_on(&mut self) {
        self.drop_proposal();
        self.check_over();
        self.play_on();
    }

    pub(super) fn drop_proposal(&mut self) {
        self.proposed |= self.proposal.take().is_some();
    }

    fn take_back(&mut self, person: Option<PersonId>, seat: Seat) -> Done {
        self.may_act(person, seat)?;
        self.may_take_back()?;
        self.undo(seat).map_err(cannot)?;
        self.note("undo", seat.0.to_string());
        self.has_answered(seat);
        self.go_on();
        Ok(())
    }

    fn do_again(&mut self, person: Option<PersonId>, seat: Seat) -> Done {
        self.may_act(person, seat)?;
        self.may_take_back()?;
        self.redo(seat).ok_or_else(|| Phrase::new("web-cannot-redo"))?;
        self.note("redo", seat.0.to_string());
        self.has_answered(seat);
        self.go_on();
        Ok(())
    }

    /// Asks the others to go back by one step: to before the last choice of `seat`, past at most one outcome of chance.
    fn propose(&mut self, person: Option<PersonId>, seat: Seat) -> Done {
        self.may_act(person, seat)?;
        if self.it.can_undo(seat).is_ok() {
            return self.take_back(person, seat);
        }
        if self.info.rated {
            return Err(Phrase::new("ladder-no-rewind"));
        }
        self.may_take_back()?;
        if self.proposal.as_ref().is_some_and(|it| it.by != seat) {
            return Err(Phrase::new("web-proposal-open"));
        }
        let own = |it: &Answer<G::Rules>| matches!(it, Answer::Choose { seat: by, .. } if *by == seat);
        let n = self.it.journal().iter().rposition(own).ok_or_else(|| cannot(CannotUndo::Nothing))?;
        // Every other person is asked, present or late; bots and the Automa have no say.
        let is_other = |it: &&Chair| person.is_none_or(|person| it.sitter != Sitter::Person(person));
        let missing: Vec<Seat> =
            self.chairs.iter().filter(|it| it.is_held()).filter(is_other).map(|it| it.seat).collect();
        let n_outcomes = outcomes_of_chance::<G>(&self.it.journal()[n..]);
        if 0 < n_outcomes && self.chairs.iter().any(|it| it.sitter == Sitter::Open) {
            return Err(Phrase::new("web-rewind-open-seat"));
        }
        if 1 < n_outcomes && !missing.is_empty() {
            return Err(Phrase::new("web-rewind-too-far"));
        }
        self.proposal = Some(Proposal { by: seat, n: n as u32, missing });
        self.proposed = true;
        self.carry_out_proposal();
        Ok(())
    }

    fn consent(&mut self, person: Option<PersonId>, seat: Seat, yes: bool) -> Done {
        self.may_act(person, seat)?;
        let own: Vec<Seat> = person.map(|it| self.seats_of(it).collect()).unwrap_or_default();
        let asked = self.proposal.as_mut().filter(|it| it.missing.contains(&seat));
        let proposal = asked.ok_or_else(|| Phrase::new("web-no-proposal"))?;
        if yes {
            proposal.missing.retain(|it| !own.contains(it));
            self.proposed = true;
            self.carry_out_proposal();
        } else {
            self.drop_proposal();
        }
        Ok(())
    }

    /// Goes back, if all have agreed.
    fn carry_out_proposal(&mut self) {
        if let Some(Proposal { by, n, .. }) = self.proposal.take_if(|it| it.missing.is_empty()) {
            self.rewind(n, Some(by));
            self.note("rewind", format!("{n} {}", by.0));
            self.has_answered(by);
            self.go_on();
        }
    }

    pub(super) fn resign(&mut self, person: Option<PersonId>, seat: Seat) -> Done {
        self.may_act(person, seat)?;
        if let Some(chair) = self.chair_mut(seat) {
            chair.resigned = true;
        }
        self.moved = true;
        self.note("resign", seat.0.to_string());
        self.mix_when_all_are_there();
        self.go_on();
        Ok(())
    }

    /// Switches to one of the person's own seats, or to spectating.
    fn sit(&mut self, socket: u64, person: Option<PersonId>, seat: Option<Seat>) -> Done {
        let own = |seat: Seat| person.is_some_and(|it| self.seats_of(it).any(|own| own == seat));
        let viewer = match seat {
            Some(seat) if own(seat) => Viewer::Seat(seat),
            Some(_) => return Err(Phrase::new("web-not-your-seat")),
            None => Viewer::Spectator,
        };
        if let Some(guest) = self.guests.iter_mut().find(|it| it.socket == socket) {
            guest.viewer = viewer;
        }
        self.show(viewer);
        self.forget_viewers();
        self.tell_table(socket);
        Ok(())
    }

    fn talk(&mut self, socket: u64, text: &str) -> Done {
        let at = self.hall.time.seconds();
        let text: String = text.trim().chars().filter(|it| !it.is_control() || *it == '\n').collect();
        let Some(i) = self.guests.iter().position(|it| it.socket == socket) else { return Ok(()) };
        let person = self.guests[i].person.clone().ok_or_else(|| Phrase::new("web-chat-name"))?;
        if text.is_empty() || LONGEST_LINE < text.chars().count() {
            return Err(Phrase::new("web-chat-length").with("most", LONGEST_LINE));
        }
        if self.hall.talk.take_for(person.id).is_err() {
            self.hall.metrics.limited.count("chat");
            return Err(Phrase::new("web-too-fast"));
        }
        self.may_comment(&person)?;
        let own = match self.guests[i].viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => self.seats_of(person.id).next(),
        };
        let line = ChatLine { name: person.name, seat: own, at, text };
        self.uncommitted.push(Write::Chat { no: self.no, person: person.id, line: line.clone() });
        self.said.push(line);
        Ok(())
    }

    fn keep_notes(&mut self, socket: u64, text: String) -> Done {
        let Some(guest) = self.guests.iter().find(|it| it.socket == socket) else { return Ok(()) };
        let person = guest.person.as_ref().ok_or_else(|| Phrase::new("web-no-person"))?.id;
        if !self.sits(person) {
            return Err(Phrase::new("web-notes-seated"));
        }
        if LONGEST_NOTES < text.chars().count() {
            return Err(Phrase::new("web-notes-length").with("most", LONGEST_NOTES));
        }
        for guest in self.guests.iter_mut().filter(|it| it.person.as_ref().is_some_and(|it| it.id == person))
        {
            guest.notes.clone_from(&text);
        }
        self.uncommitted.push(Write::Notes { no: self.no, person, text });
        Ok(())
    }

    /// Answers a pure question from what this guest may know, aside from the task of this match.
    fn look_up(&self, by: By, query: &RawValue) {
        let query: G::Query = match serde_json::from_str(query.get()) {
            Ok(query) => query,
            Err(why) => {
                let what = format!("The question cannot be understood: {why}.");
                self.send(by.socket, &ToClient::Confused { what });
                return self.refuse(by, Phrase::new("web-not-understood"));
            }
        };
        let Some(viewer) = self.viewer_of(by.socket) else { return };
        let (world, view) = (self.it.game().shared_world(), self.view_of(viewer));
        self.answer_aside(by, move || {
            let found = G::query(&world, &view, query)?;
            Ok(ToClient::Found { id: by.id, found })
        });
    }

    /// Works out an answer aside from the task of this match. A socket may wait for so many, and each may take so long.
    pub(super) fn answer_aside(
        &self,
        by: By,
        work: impl FnOnce() -> Result<ToClient<G>, Phrase> + Send + 'static,
    ) {
        let Some(guest) = self.guests.iter().find(|it| it.socket == by.socket) else { return };
        let Some(waiting) = guest.queries.place() else {
            return self.refuse(by, Phrase::new("web-too-fast"));
        };
        let (line, metrics, no) = (guest.line.clone(), self.hall.metrics.clone(), self.no);
        let (hall, payer) = (self.hall.clone(), guest.payer);
        tokio::spawn(async move {
            let refusals = metrics.clone();
            let refused = move |why| {
                refusals.refusals.fetch_add(1, Relaxed);
                text_of(&ToClient::<G>::Refused { id: by.id, why })
            };
            let refuse = refused.clone();
            let answered = waiting.answer(move || {
                let began = Instant::now();
                let text = match work() {
                    Ok(message) => text_of(&message),
                    Err(why) => refuse(why),
                };
                if let Some(payer) = payer {
                    hall.work.charge(payer, began.elapsed());
                }
                text
            });
            let text = answered.await.unwrap_or_else(|why| {
                refused(match why {
                    NoAnswer::Busy => Phrase::new("web-query-busy"),
                    NoAnswer::TooLong => {
                        tracing::warn!(no, "a question took too long");
                        Phrase::new("web-query-too-long")
                    }
                    NoAnswer::Fault => {
                        tracing::error!(no, "a question met a mistake of ours");
                        metrics.faults.fetch_add(1, Relaxed);
                        Phrase::new("web-failed")
                    }
                })
            });
            line.send(text);
        });
    }

    /// Whether a person may have all answers up to now.
    fn may_read(&self, person: Option<PersonId>) -> Done {
        if self.over.is_some() {
            return Ok(());
        }
        if self.info.rated {
            return Err(Phrase::new("ladder-not-over"));
        }
        let sits = person.is_some_and(|it| self.sits(it));
        match (self.info.secrets, sits) {
            (true, _) => Err(Phrase::new("web-not-over")),
            (_, false) => Err(Phrase::new("web-not-at-table")),
            _ => Ok(()),
        }
    }

    pub(super) fn file(&self, person: Option<PersonId>) -> Result<Chore<String>, Phrase> {
        self.may_read(person)?;
        if self.over.is_none() && 0 < self.it.game().n_sealed() {
            return Err(Phrase::new("web-sealed"));
        }
        let it = self.it.clone();
        Ok(Chore::new(move || table::save::save(&it)))
    }

    pub(super) fn fork(&self, person: PersonId, n: u32) -> Result<Chore<Prepared>, Phrase> {
        self.may_read(Some(person))?;
        let open = self.it.journal().len() - if self.over.is_none() { self.it.game().n_sealed() } else { 0 };
        if open < n as usize {
            return Err(Phrase::new("web-no-such-moment"));
        }
        let it = self.it.clone();
        Ok(Chore::new(move || prepared::<G>(&it.after(n as usize))))
    }

    /// The match that follows this one, with the same people in the same seats. It begins once, however many ask for it.
    pub(super) fn begin_next(&mut self, person: PersonId) -> Result<String, Phrase> {
        let over = self.over.as_ref().ok_or_else(|| Phrase::new("web-not-over"))?;
        if !self.sits(person) {
            return Err(Phrase::new("web-not-at-table"));
        }
        if let Some(next) = &self.info.next {
            return Ok(next.clone());
        }
        let nothing = || Phrase::new("web-no-next");
        let setup =
            G::sequel(self.it.setup(), self.it.game(), &over.winners, &self.shared.shelf).ok().flatten();
        let (next, _) = Match::<G::Rules>::new(setup.ok_or_else(nothing)?).map_err(|_| nothing())?;
        let seats: Vec<(Seat, Sitter)> = self.chairs.iter().map(|it| (it.seat, it.sitter)).collect();
        let listed = self.listed && seats.iter().any(|it| it.1 == Sitter::Open);
        let plan = Plan {
            game: self.info.game.clone(),
            prepared: prepared::<G>(&next),
            seats,
            clock: self.clock,
            listed,
            host: self.host.filter(|it| *it != NOBODY).unwrap_or(person),
            mixed: self.numbers.is_some(),
            // What follows is agreed again or not at all.
            rated: false,
            spectating: self.info.spectating,
        };
        let planned = self.hall.plan(plan);
        let (id, writes) = planned.map_err(|_| Phrase::new("web-store-failed"))?;
        // Both are on disk together, or neither is.
        self.uncommitted.extend(writes);
        self.note("next", id.clone());
        self.info.next = Some(id.clone());
        self.followed = true;
        Ok(id)
    }
}

/// How often chance decided something among these answers. Dice and draws that follow each other without anybody's choice
/// between them are one outcome.
fn outcomes_of_chance<G: HostedGame>(answers: &[Answer<G::Rules>]) -> usize {
    let is_chance = |it: &Answer<G::Rules>| matches!(it, Answer::Roll(_) | Answer::Draw(_));
    answers.chunk_by(|a, b| is_chance(a) == is_chance(b)).filter(|it| is_chance(&it[0])).count()
}

pub(super) fn text_of<G: HostedGame>(message: &ToClient<G>) -> Utf8Bytes {
    serde_json::to_string(message).expect("a message can be written").into()
}

/// Why an answer was refused.
fn refusal<G: HostedGame>(why: &Refused<hosting::Why<G>>) -> Phrase {
    match why {
        Refused::Rule(why) => why.phrase(),
        Refused::Over => Phrase::new("web-over"),
        Refused::ChanceWanted => Phrase::new("web-wait"),
        _ => Phrase::new("web-not-asked"),
    }
}

fn cannot(why: CannotUndo) -> Phrase {
    match why {
        CannotUndo::Nothing => Phrase::new("web-undo-nothing"),
        CannotUndo::Past(Barrier::Die) => Phrase::new("web-undo-die"),
        CannotUndo::Past(Barrier::Draw) => Phrase::new("web-undo-draw"),
        CannotUndo::Past(Barrier::Reveal) => Phrase::new("web-undo-reveal"),
        CannotUndo::Past(Barrier::Other(seat)) => Phrase::new("web-undo-other").with("seat", seat.0),
        CannotUndo::Past(Barrier::Clock) => Phrase::new("web-undo-clock"),
    }
}

//! What changes a match: each act is done in memory and noted to be kept.

use std::{sync::atomic::Ordering::Relaxed, time::Instant};

use hosting::{
    HostedGame,
    messages::{Made, Over},
};
use table::{Answer, CannotUndo, ChanceWanted, Pending, Phrase, Refused, Seat, Sentence, Viewer};

use super::{ListedAs, Room, course, load::Chanced, spectators::Act};
use crate::{
    chance,
    host::{Listing, listing},
    secrets,
    store::{Sitter, Write},
};

/// A list may be this many seconds behind.
const LISTING: u64 = 60;

impl<G: HostedGame> Room<G> {
    /// Puts an answer to the game.
    pub(super) fn put(&mut self, answer: Answer<G::Rules>) -> Result<(), Refused<hosting::Why<G>>> {
        let held = self.gallery.as_ref().is_some_and(|it| it.holds()).then(|| (self.turn(), answer.clone()));
        let motives = self.motives(&answer);
        course::answer(&mut self.it, &mut self.log, answer)?;
        self.log.explain(self.it.journal().len() as u32, motives);
        if let Some((turn, answer)) = held {
            self.hold(turn, Act::Answer(answer));
        }
        Ok(())
    }

    /// Why a bot that thinks ahead gives an answer, as far as everybody could say.
    fn motives(&self, answer: &Answer<G::Rules>) -> Vec<Phrase> {
        let Answer::Choose { seat, choice } = answer else { return Vec::new() };
        let game = self.it.game();
        match self.chair(*seat).and_then(super::Chair::thinker) {
            Some(_) => G::motives(game.world(), &game.view(Viewer::Spectator), choice),
            None => Vec::new(),
        }
    }

    /// Takes back the last choice of a seat.
    pub(super) fn undo(&mut self, seat: Seat) -> Result<(), CannotUndo> {
        let turn = self.turn();
        course::undo(&mut self.it, &mut self.log, seat)?;
        self.n_taken_back += 1;
        self.frames.cut(self.it.journal().len());
        self.hold(turn, Act::Undo(seat));
        Ok(())
    }

    /// Does again what a seat took back; nothing if there is nothing.
    pub(super) fn redo(&mut self, seat: Seat) -> Option<()> {
        let turn = self.turn();
        course::redo(&mut self.it, &mut self.log, seat)?;
        self.n_taken_back += 1;
        self.hold(turn, Act::Redo(seat));
        Some(())
    }

    /// Goes back to the first `n` answers, and writes into the log that it did.
    pub(super) fn rewind(&mut self, n: u32, by: Option<Seat>) {
        let turn = self.turn();
        let rewind = course::rewind(&mut self.it, &mut self.log, n, by);
        self.frames.cut(self.it.journal().len());
        self.n_taken_back += 1;
        self.rewinds.push(rewind);
        self.hold(turn, Act::Rewind(n, by));
    }

    /// Notes an act, so that it is kept.
    pub(super) fn note(&mut self, kind: &'static str, data: String) {
        self.n_acts += 1;
        self.uncommitted.push(Write::Entry { no: self.no, n: self.n_acts, kind, data });
    }

    pub(super) fn note_answer(&mut self, kind: &'static str, answer: &Answer<G::Rules>) {
        let data = serde_json::to_string(answer).expect("an answer can be written");
        self.note(kind, data);
    }

    /// Chance and bots act until a person has to answer, or until it is time to report what they did.
    pub(super) fn play_on(&mut self) {
        let began = Instant::now();
        let n_before = self.n_acts;
        self.unsettled = false;
        let now = self.moment();
        self.thinking.drop_unless(|at| at == now);
        while self.over.is_none() {
            let played = match self.it.game().pending() {
                // Nothing is rolled before everybody has given a number.
                Pending::Chance(_) if self.key_of_chance().is_none() => false,
                Pending::Chance(wanted) => {
                    let (answer, made) = self.make(wanted);
                    self.n_chances += 1;
                    let chanced = Chanced::<G> { answer, made };
                    let data = serde_json::to_string(&chanced).expect("a chance can be written");
                    self.put(chanced.answer).unwrap_or_else(|why| panic!("chance does not fit: {why}"));
                    self.note("chance", data);
                    self.hall.metrics.chances.fetch_add(1, Relaxed);
                    true
                }
                Pending::Decide { prompts, .. } => {
                    let asked = || prompts.iter().filter_map(|it| self.chair(it.seat));
                    let quick = asked().find(|it| it.is_played_by_bot()).map(|it| it.seat);
                    let thinker = asked().find_map(|it| Some((it.seat, it.thinker()?)));
                    match (quick, thinker) {
                        (Some(seat), _) => self.play_for(seat),
                        (None, Some((seat, thinker))) => self.play_or_think(seat, thinker),
                        (None, None) => false,
                    }
                }
                Pending::Over(_) => false,
            };
            self.check_over();
            if !played {
                break;
            }
            if self.hall.settings.bots_at_once <= began.elapsed() {
                self.unsettled = self.over.is_none();
                break;
            }
        }
        if n_before < self.n_acts {
            self.drop_proposal();
        }
        self.wind(self.hall.time.steady());
    }

    /// A bot answers. Nothing is done if the seat is not asked.
    pub(super) fn play_for(&mut self, seat: Seat) -> bool {
        let mut bot = self.shared.borrow_bot();
        let began = Instant::now();
        let answer = G::decide(&mut bot, self.it.game(), seat, &mut self.shuffler);
        self.shared.give_back(bot);
        let Some(answer) = answer else { return false };
        self.hall.metrics.bot_time.add(began.elapsed());
        self.note_answer("bot", &answer);
        self.put(answer).unwrap_or_else(|why| panic!("a bot answered wrongly: {why}"));
        self.hall.metrics.bot_answers.fetch_add(1, Relaxed);
        true
    }

    /// A random outcome. The number counts all that were ever made, including those that were taken back.
    fn make(&self, wanted: &ChanceWanted<G::Rules>) -> (Answer<G::Rules>, Made) {
        let key = self.key_of_chance().expect("there is one before anything is made");
        match wanted {
            ChanceWanted::Roll { n, sides, .. } => {
                let dice = chance::roll(&key, self.n_chances, *n, *sides);
                (Answer::Roll(dice.iter().copied().collect()), Made::Roll { sides: *sides, dice })
            }
            ChanceWanted::Draw { bag, .. } => {
                let of = bag.len() as u32;
                let index = chance::draw(&key, self.n_chances, of);
                (Answer::Draw(bag[index as usize].clone()), Made::Draw { of, index })
            }
        }
    }

    /// Notices the end: by the rules, because all people of a team gave up, or because a match goes on and on.
    pub(super) fn check_over(&mut self) {
        if self.over.is_some() {
            return;
        }
        let game = self.it.game();
        let ended = match game.pending() {
            Pending::Over(outcome) => Some((outcome.phrase(), G::winners(game.world(), outcome))),
            _ => self.given_up().or_else(|| self.closed()).or_else(|| self.too_long()),
        };
        if let Some((says, winners)) = ended {
            let account = G::account(game, &winners);
            self.over = Some(Over { says, winners, key: secrets::hex(&self.key), account });
            self.unsettled = false;
            self.thinking.drop_unless(|_| false);
            self.proposal = None;
            self.ended = true;
        }
    }

    fn given_up(&self) -> Option<(Phrase, Vec<Seat>)> {
        let (last, winners) = self.last_to_give_up()?;
        Some((Phrase::new("web-over-resigned").with("seat", last.0), winners))
    }

    /// The seat with which all people of a team had given up, and the seats that won by that.
    pub(super) fn last_to_give_up(&self) -> Option<(Seat, Vec<Seat>)> {
        let people = |team| {
            let of = move |it: &&super::Chair| it.team == team && matches!(it.sitter, Sitter::Person(_));
            self.chairs.iter().filter(of)
        };
        let last = self.chairs.iter().rfind(|it| it.resigned && people(it.team).all(|it| it.resigned))?;
        let winners = self.chairs.iter().filter(|it| it.team != last.team).map(|it| it.seat).collect();
        Some((last.seat, winners))
    }

    fn closed(&self) -> Option<(Phrase, Vec<Seat>)> {
        self.is_closed.then(|| (Phrase::new("web-over-closed"), Vec::new()))
    }

    /// A match with more entries than any that people play is stopped without a winner, so that it cannot fill the disk.
    fn too_long(&self) -> Option<(Phrase, Vec<Seat>)> {
        let most = self.hall.settings.limits.entries;
        (most <= self.n_acts).then(|| (Phrase::new("web-over-too-long").with("most", most), Vec::new()))
    }

    /// Whether more may be taken back. It is bounded, so that nobody can make a match too long alone.
    pub(super) fn may_take_back(&self) -> Result<(), Phrase> {
        let most = self.hall.settings.limits.entries / 5;
        if self.n_taken_back < most { Ok(()) } else { Err(Phrase::new("web-undo-too-often")) }
    }

    fn listing(&self) -> Listing {
        let mut listing = listing::<G>(self.it.game());
        listing.first.clone_from(&self.listed_as.first);
        if self.waits_for_numbers() {
            listing.waiting = self.owing();
        }
        if let Some(over) = &self.over {
            listing.waiting.clear();
            listing.winners.clone_from(&over.winners);
        }
        listing
    }

    /// Adds to what is to be committed what lists show and when the clock is to be looked at, if that is new.
    pub(super) fn note_listing(&mut self) {
        self.note_glass();
        let over = self.over.is_some();
        let deadline = self.wakes_at();
        let acted = self.uncommitted.iter().any(|it| matches!(it, Write::Entry { .. }));
        if !acted && deadline == self.listed_as.deadline {
            return;
        }
        let at = if acted { self.hall.time.seconds() } else { self.listed_as.at };
        let summary = self.listing().text();
        let is_old = self.listed_as.at + LISTING <= at || deadline != self.listed_as.deadline;
        if summary == self.listed_as.summary && !is_old {
            return;
        }
        if over {
            self.note_result();
            self.note_for_league();
            self.uncommitted.push(Write::Events { no: self.no, data: self.seen_by_all() });
        }
        let (glass, first) = (self.listed_as.glass.take(), self.listed_as.first.take());
        self.listed_as = ListedAs { summary: summary.clone(), at, deadline, glass, first };
        self.uncommitted.push(Write::Stir { no: self.no, at, over, deadline, summary });
    }

    /// What everybody saw, kept for good.
    fn seen_by_all(&self) -> String {
        let game = self.it.game();
        let mut seen: Vec<(u32, hosting::Event<G>)> = Vec::new();
        self.log
            .for_each(|it| seen.extend(game.seen(&it.event, Viewer::Spectator).map(|event| (it.n, event))));
        serde_json::to_string(&seen).expect("events can be written")
    }
}

//! What each viewer is shown. Everything that leaves a match for a person is made here, from what that person's view,
//! seen events and own question allow.

use std::sync::Arc;

use hosting::{
    HostedGame,
    messages::{
        AsideInfo, Asked, ChatLine, Entry, Frame, LogPage, MatchInfo, Mixing, Now, Player, Proposal, Rewind,
        SeatInfo, SeatOrders, ToClient, Undo,
    },
};
use serde::Serialize;
use serde_json::value::RawValue;
use table::{Match, Pending, Phrase, Seat, Sentence, Viewer};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::{
    By, Guest, Room,
    log::{Log, Logged},
};
use crate::store::Sitter;

/// What everybody with the same eyes has been shown.
pub(super) struct Shown<G: HostedGame> {
    viewer: Viewer,
    view: Arc<hosting::View<G>>,
    /// The moment that they know. Their answers name its version.
    now: Now<G>,
    /// They have answered since. If the very same is asked again, such as a second shot of one soldier, it is asked again: a page that
    /// was not told would wait, and a late second click would be an answer.
    answered: bool,
}

impl<G: HostedGame> Shown<G> {
    pub(super) fn viewer(&self) -> Viewer {
        self.viewer
    }
}

/// The match as far as a viewer is shown it: all of it, or what spectators may see by now.
struct Course<'a, G: HostedGame> {
    it: &'a Match<G::Rules>,
    log: &'a Log<G>,
    rewinds: &'a [Rewind],
    n_rewinds_told: usize,
    version: u32,
    is_late: bool,
}

/// [`ToClient::Change`], out of borrowed parts.
#[derive(Serialize)]
#[serde(bound = "")]
struct ChangeMessage<'a, G: HostedGame> {
    change: Change<'a, G>,
}

/// [`hosting::messages::Change`], likewise.
#[derive(Serialize)]
#[serde(bound = "")]
struct Change<'a, G: HostedGame> {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<u32>,
    #[serde(skip_serializing_if = "<[Rewind]>::is_empty")]
    rewinds: &'a [Rewind],
    log: &'a [Entry<G>],
    #[serde(skip_serializing_if = "Option::is_none")]
    view: Option<&'a G::Delta>,
    now: &'a Now<G>,
}

/// [`ToClient::Table`], likewise.
#[derive(Serialize)]
#[serde(bound = "")]
struct TableMessage<'a, G: HostedGame> {
    table: Table<'a, G>,
}

/// [`hosting::messages::Table`], likewise.
#[derive(Serialize)]
#[serde(bound = "")]
struct Table<'a, G: HostedGame> {
    #[serde(rename = "match")]
    info: MatchInfo,
    seat: Option<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    world: Option<&'a RawValue>,
    #[serde(skip_serializing_if = "Option::is_none")]
    world_id: Option<&'a str>,
    view: hosting::View<G>,
    now: &'a Now<G>,
    log: Vec<Entry<G>>,
    earlier: bool,
    seats: Vec<SeatInfo>,
    chat: Vec<&'a ChatLine>,
    notes: &'a str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    orders: Vec<SeatOrders>,
    proposal: Option<&'a Proposal>,
    rewinds: &'a [Rewind],
    mixing: Option<Mixing>,
}

impl<G: HostedGame> Room<G> {
    /// What a viewer is shown of the match.
    fn course(&self, viewer: Viewer) -> Course<'_, G> {
        match (&self.gallery, viewer) {
            (Some(it), Viewer::Spectator) => Course {
                it: &it.it,
                log: &it.log,
                rewinds: &it.rewinds,
                n_rewinds_told: it.n_rewinds_told,
                version: it.n_shown,
                is_late: true,
            },
            _ => Course {
                it: &self.it,
                log: &self.log,
                rewinds: &self.rewinds,
                n_rewinds_told: self.n_rewinds_told,
                version: self.n_acts,
                is_late: false,
            },
        }
    }

    /// Reports what happened to everybody, as far as each may know. All of it is on disk.
    pub(super) fn publish(&mut self, by: Option<By>) {
        let opened = self.let_through();
        for i in 0..self.shown.len() {
            self.publish_to(i, by);
        }
        self.log.set_told();
        self.n_rewinds_told = self.rewinds.len();
        if let Some(gallery) = &mut self.gallery {
            gallery.log.set_told();
            gallery.n_rewinds_told = gallery.rewinds.len();
        }
        if opened {
            self.tell_spectators();
        }
        if self.ended {
            self.ended = false;
            self.tell_commentary();
        }
        if let Some(person) = self.seated.take() {
            self.show_seat_to(person);
        }
        let n_before = self.guests.len();
        for guest in std::mem::take(&mut self.newcomers) {
            let (viewer, socket) = (guest.viewer, guest.socket);
            self.guests.push(guest);
            self.show(viewer);
            self.tell_table(socket);
        }
        if std::mem::take(&mut self.moved) {
            // A newcomer has just been shown the seating.
            let is_news = self.seats_are_news();
            for guest in &self.guests[..n_before] {
                let person = guest.person.as_ref().map(|it| it.id);
                if self.is_late(person) && !is_news {
                    continue;
                }
                self.send(guest.socket, &ToClient::Seats(self.seats_for(person)));
            }
        }
        if std::mem::take(&mut self.proposed) {
            self.send_to_players(&ToClient::Proposal(self.proposal.clone()));
        }
        if let Some(id) = self.info.next.clone().filter(|_| std::mem::take(&mut self.followed)) {
            self.send_all(&ToClient::Next { id });
        }
        if let Some(mixing) = self.mixing().filter(|_| std::mem::take(&mut self.told_mixing)) {
            self.send_to_players(&ToClient::Mixing(mixing));
        }
        self.tell_orders();
        if std::mem::take(&mut self.told_analysis) {
            self.tell_analysis();
        }
        for line in std::mem::take(&mut self.said) {
            for guest in self.guests.iter().filter(|it| self.wants_to_hear(it, &line)) {
                self.send(guest.socket, &ToClient::Chat(line.clone()));
            }
            self.chat.push(line);
        }
    }

    fn publish_to(&mut self, i: usize, by: Option<By>) {
        let viewer = self.shown[i].viewer;
        let course = self.course(viewer);
        let view = course.it.game().view(viewer);
        let delta = G::delta(&self.shown[i].view, &view);
        let cut = course.log.void_from();
        let log: Vec<Entry<G>> = course.log.untold().iter().filter_map(|it| self.entry(it, viewer)).collect();
        let now = self.now(viewer, course.version);
        let rewinds = course.rewinds[course.n_rewinds_told..].to_vec();
        let nothing_new = cut.is_none() && rewinds.is_empty() && log.is_empty() && delta.is_none();
        let asker = by.filter(|it| self.viewer_of(it.socket) == Some(viewer));
        let rewinds = &rewinds[..];
        let answered = std::mem::take(&mut self.shown[i].answered);
        if nothing_new && !answered && asks_the_same(&now, &self.shown[i].now) {
            if let Some(by) = asker {
                self.send(by.socket, &ToClient::Done { id: by.id });
            }
            return;
        }
        let text = |id: Option<u32>| {
            let change = Change::<G> { id, from: cut, rewinds, log: &log, view: delta.as_ref(), now: &now };
            let text = serde_json::to_string(&ChangeMessage { change }).expect("a change can be written");
            Utf8Bytes::from(text)
        };
        if let Some(by) = asker {
            self.send_text(by.socket, text(Some(by.id)));
        }
        let is_other = |it: &&Guest| it.viewer == viewer && asker.is_none_or(|by| by.socket != it.socket);
        let mut others = self.guests.iter().filter(is_other).peekable();
        if others.peek().is_some() {
            let text = text(None);
            others.for_each(|it| it.line.send(text.clone()));
        }
        self.shown[i].now = now;
        if delta.is_some() {
            self.shown[i].view = Arc::new(view);
        }
    }

    /// A person who watched and has just taken a seat looks from there.
    fn show_seat_to(&mut self, person: crate::store::PersonId) {
        let Some(seat) = self.seats_of(person).next() else { return };
        let watches = |it: &&mut super::Guest| {
            it.viewer == Viewer::Spectator && it.person.as_ref().is_some_and(|it| it.id == person)
        };
        let mut sockets = Vec::new();
        for guest in self.guests.iter_mut().filter(watches) {
            guest.viewer = Viewer::Seat(seat);
            sockets.push(guest.socket);
        }
        self.show(Viewer::Seat(seat));
        sockets.into_iter().for_each(|it| self.tell_table(it));
        self.forget_viewers();
    }

    /// Remembers what everybody with these eyes is shown.
    pub(super) fn show(&mut self, viewer: Viewer) {
        if self.shown.iter().all(|it| it.viewer != viewer) {
            let course = self.course(viewer);
            let view = Arc::new(course.it.game().view(viewer));
            let now = self.now(viewer, course.version);
            self.shown.push(Shown { viewer, view, now, answered: false });
        }
    }

    /// Those with the eyes of a socket have answered what they were shown.
    pub(super) fn has_been_answered(&mut self, socket: u64) {
        let viewer = self.viewer_of(socket);
        if let Some(shown) = self.shown.iter_mut().find(|it| Some(it.viewer) == viewer) {
            shown.answered = true;
        }
    }

    /// Forgets what was shown to eyes that nobody has any more.
    pub(super) fn forget_viewers(&mut self) {
        let guests = &self.guests;
        self.shown.retain(|it| guests.iter().any(|guest| guest.viewer == it.viewer));
    }

    /// What everybody with these eyes was shown last.
    pub(super) fn view_of(&self, viewer: Viewer) -> Arc<hosting::View<G>> {
        let shown = self.shown.iter().find(|it| it.viewer == viewer);
        shown.map_or_else(|| Arc::new(self.course(viewer).it.game().view(viewer)), |it| it.view.clone())
    }

    pub(super) fn viewer_of(&self, socket: u64) -> Option<Viewer> {
        self.guests.iter().find(|it| it.socket == socket).map(|it| it.viewer)
    }

    /// The moment that a guest knows.
    pub(super) fn version_for(&self, socket: u64) -> u32 {
        let viewer = self.viewer_of(socket);
        self.shown.iter().find(|it| Some(it.viewer) == viewer).map_or(0, |it| it.now.version)
    }

    /// A line of the log, as a viewer may know it.
    fn entry(&self, it: &Logged<G>, viewer: Viewer) -> Option<Entry<G>> {
        let course = self.course(viewer);
        let event = course.it.game().seen(&it.event, viewer)?;
        let mut why = G::reasons(&event);
        // Late spectators are shown a log without reasons of bots.
        why.extend_from_slice(course.log.motives_of(it));
        let private = course.it.game().is_private(&it.event, viewer);
        Some(Entry { n: it.n, says: G::event(&event), why, private, event })
    }

    /// A page of the log, as a viewer may know it, and whether there are earlier ones.
    fn page(&self, viewer: Viewer, before: Option<u32>) -> (Vec<Entry<G>>, bool) {
        self.course(viewer).log.page(before, self.hall.settings.log_page, |it| self.entry(it, viewer))
    }

    /// Shows a guest earlier entries of the log.
    pub(super) fn tell_log(&mut self, by: By, before: u32) {
        let rate = self.hall.settings.limits.pages;
        let Some(guest) = self.guests.iter_mut().find(|it| it.socket == by.socket) else { return };
        if guest.pages.take(rate).is_err() {
            self.hall.metrics.limited.count("pages");
            return self.refuse(by, Phrase::new("web-too-fast"));
        }
        let viewer = guest.viewer;
        let (log, earlier) = self.page(viewer, Some(before));
        self.send(by.socket, &ToClient::Log(Box::new(LogPage { id: by.id, log, earlier })));
    }

    /// What is asked now, as a viewer may know it.
    fn now(&self, viewer: Viewer, version: u32) -> Now<G> {
        let Course { it, is_late, .. } = self.course(viewer);
        let over = self.over.clone();
        let (mut asked, mut aside, mut waiting) = (None, None, Vec::new());
        let game = it.game();
        let pending = if over.is_none() { Some(game.pending_for(viewer)) } else { None };
        if let Some(Pending::Decide { mut prompts, mut asides, .. }) = pending {
            waiting = game.pending().awaited();
            asked = prompts.pop().map(|it| Asked {
                seat: it.seat,
                says: it.ask.phrase(),
                labels: G::labels(&it.ask, &it.options),
                order: self.order_for(it.seat, &it.ask),
                privacy: game.privacy(&it.ask),
                ask: it.ask,
                options: it.options,
                space: it.space,
            });
            aside =
                asides.pop().map(|it| AsideInfo { seat: it.seat, options: it.options, spaces: it.spaces });
        }
        if over.is_none() && !is_late && self.waits_for_numbers() {
            waiting = self.owing();
        }
        let seat = match viewer {
            Viewer::Seat(seat) if over.is_none() => Some(seat),
            _ => None,
        };
        let sealed = seat.map_or(Vec::new(), |it| self.it.game().sealed_by(it).cloned().collect());
        Now {
            version,
            n: it.journal().len() as u32,
            asked,
            sealed,
            aside,
            waiting,
            deadline: self.deadline().filter(|_| !is_late),
            undo: seat.map_or(Undo::Nothing, |it| self.it.can_undo(it).into()),
            redo: seat.is_some_and(|it| self.it.can_redo(it)),
            over,
        }
    }

    /// Shows a guest the whole table.
    pub(super) fn tell_table(&self, socket: u64) {
        let Some(guest) = self.guests.iter().find(|it| it.socket == socket) else { return };
        let person = guest.person.as_ref().map(|it| it.id);
        let course = self.course(guest.viewer);
        let seat = match guest.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let (log, earlier) = self.page(guest.viewer, None);
        let table = Table::<'_, G> {
            info: self.info_for(person),
            seat,
            world: (!guest.fetches).then_some(&*self.shared.info),
            world_id: guest.fetches.then_some(&*self.shared.file.id),
            view: course.it.game().view(guest.viewer),
            now: &self.now(guest.viewer, self.version_for(socket)),
            log,
            earlier,
            seats: self.seats_for(person),
            chat: self.chat.iter().filter(|it| self.wants_to_hear(guest, it)).collect(),
            notes: &guest.notes,
            orders: self.orders_of(person),
            proposal: self.proposal.as_ref().filter(|_| !self.is_late(person)),
            rewinds: course.rewinds,
            mixing: self.mixing().filter(|_| !self.is_late(person)),
        };
        let text = serde_json::to_string(&TableMessage { table }).expect("a table can be written");
        self.send_text(socket, text.into());
    }

    /// Only people who sit here can invite others, and only while a seat is open.
    fn info_for(&self, person: Option<crate::store::PersonId>) -> MatchInfo {
        let sits = person.is_some_and(|it| self.sits(it));
        let open = self.chairs.iter().any(|it| it.sitter == Sitter::Open);
        let invitation = self.info.invitation.clone().filter(|_| sits && open);
        MatchInfo { invitation, ..self.info.clone() }
    }

    pub(super) fn seats_for(&self, person: Option<crate::store::PersonId>) -> Vec<SeatInfo> {
        let here = |sitter: Sitter| match sitter {
            Sitter::Person(id) => {
                self.guests.iter().any(|it| it.person.as_ref().is_some_and(|it| it.id == id))
            }
            _ => false,
        };
        let info = |it: &super::Chair| SeatInfo {
            seat: it.seat,
            player: match it.sitter {
                Sitter::Open => Player::Open,
                Sitter::Person(_) => it.named.player(),
                Sitter::Bot => Player::Bot,
                Sitter::Search(level, style) => Player::thinker(level, style),
                Sitter::Automa => Player::Automa,
            },
            yours: person.is_some_and(|person| it.sitter == Sitter::Person(person)),
            here: here(it.sitter),
            resigned: it.resigned,
            stand_in: it.late,
            removable: person.is_some_and(|by| self.may_turn_out(by, it.seat).is_ok()),
        };
        let seats = self.chairs.iter().map(info).collect();
        if self.is_late(person) { self.veiled(seats) } else { seats }
    }

    /// Shows a match as this viewer saw it after `n` answers. In one that goes on, only what they were told of is past: sealed answers
    /// of others are not counted before they are opened.
    pub(super) fn tell_frame(&mut self, by: By, n: u32, seat: Option<Seat>) {
        let Some(viewer) = self.viewer_of(by.socket) else { return };
        let known = self.shown.iter().find(|it| it.viewer == viewer).map_or(0, |it| it.now.n);
        let of = known.min(self.course(viewer).it.journal().len() as u32);
        if of < n {
            return self.refuse(by, Phrase::new("web-no-such-moment"));
        }
        let eyes = match seat {
            None => viewer,
            Some(seat) if self.chair(seat).is_none() => {
                return self.refuse(by, Phrase::new("web-no-such-seat"));
            }
            Some(seat) if self.over.is_some() || !self.info.secrets => Viewer::Seat(seat),
            Some(_) => return self.refuse(by, Phrase::new("web-not-over")),
        };
        let game = match (&mut self.gallery, viewer) {
            (Some(gallery), Viewer::Spectator) => gallery.frames.at(&gallery.it, n as usize),
            _ => self.frames.at(&self.it, n as usize),
        };
        let Some(game) = game else { return };
        let frame = Frame::<G> { id: by.id, n, of, view: game.view(eyes) };
        self.send(by.socket, &ToClient::Frame(Box::new(frame)));
    }

    /// Tells how a match that is over went. It is counted once.
    pub(super) fn tell_report(&mut self, by: By) {
        if self.over.is_none() {
            return self.refuse(by, Phrase::new("web-not-over"));
        }
        let report = self.report.get_or_insert_with(|| G::report(&self.it)).clone();
        self.send(by.socket, &ToClient::Report { id: by.id, report });
    }

    pub(super) fn tell_fault(&self) {
        self.send_all(&ToClient::Fault);
    }

    /// Not to those who see everything later.
    fn send_to_players(&self, message: &ToClient<G>) {
        let text = Utf8Bytes::from(serde_json::to_string(message).expect("a message can be written"));
        let is_on_time = |it: &&Guest| !self.is_late(it.person.as_ref().map(|it| it.id));
        self.guests.iter().filter(is_on_time).for_each(|it| self.send_text(it.socket, text.clone()));
    }

    fn send_all(&self, message: &ToClient<G>) {
        let text = Utf8Bytes::from(serde_json::to_string(message).expect("a message can be written"));
        self.guests.iter().for_each(|it| self.send_text(it.socket, text.clone()));
    }

    pub(super) fn send(&self, socket: u64, message: &ToClient<G>) {
        let text = serde_json::to_string(message).expect("a message can be written");
        self.send_text(socket, text.into());
    }

    fn send_text(&self, socket: u64, text: Utf8Bytes) {
        if let Some(guest) = self.guests.iter().find(|it| it.socket == socket) {
            guest.line.send(text);
        }
    }
}

/// Whether a viewer is asked and offered the same at two moments, whatever their numbers. No `..`: a new part does not compile
/// until it is decided whether it counts.
fn asks_the_same<G: HostedGame>(one: &Now<G>, other: &Now<G>) -> bool {
    let Now { version: _, n: _, asked, sealed, aside, waiting, deadline, undo, redo, over } = one;
    let same_question = match (asked, &other.asked) {
        (None, None) => true,
        (Some(one), Some(other)) => {
            // Its sentence, its labels, the order that would answer it and how private it is follow from the rest.
            let Asked { seat, ask, says: _, options, labels: _, space, order: _, privacy: _ } = one;
            *seat == other.seat && *ask == other.ask && *options == other.options && *space == other.space
        }
        (None, Some(_)) | (Some(_), None) => false,
    };
    let same_aside = match (aside, &other.aside) {
        (None, None) => true,
        (Some(one), Some(other)) => {
            let AsideInfo { seat, options, spaces } = one;
            *seat == other.seat && *options == other.options && *spaces == other.spaces
        }
        (None, Some(_)) | (Some(_), None) => false,
    };
    same_question
        && same_aside
        && *sealed == other.sealed
        && *waiting == other.waiting
        && *deadline == other.deadline
        && *undo == other.undo
        && *redo == other.redo
        && *over == other.over
}

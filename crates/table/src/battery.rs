//! The laws that every game must obey, checked by playing at random.

use std::{fmt, iter, mem, ops::Range, sync::Arc};

use crate::{
    Answer, CannotUndo, Chance, Game, Match, Pending, Rules, Seat, Shuffler, Viewer,
    answer::ChanceWanted,
    policy::{Recorder, Uniform},
    save::{load, save},
};

/// Plays games at random and complains about the first law that one of them breaks.
pub struct Battery<R: Rules> {
    /// A game is played for each seed.
    pub seeds: Range<u64>,
    /// A game that takes more answers than this does not end.
    pub most_answers: usize,
    /// How often the dearer laws are checked: at one answer in so many.
    pub one_in: u32,
    /// How often it is tried whether an answer can be taken back: at one answer in so many, and at one draw in `draw_in`.
    pub undo_in: u32,
    /// How often it is tried whether a draw stays secret and cannot be taken back: at one draw in so many.
    pub draw_in: u32,
    /// How often it is seen to after an event that a viewer learns nothing: for one viewer in so many.
    pub redact_in: u32,
    /// How often a seat does something unasked: at one question in so many.
    pub aside_in: u32,
    /// How a choice is taken back. Tests of the battery put a bad one here.
    pub undo: fn(&mut Match<R>, Seat) -> Result<(), CannotUndo>,
}

/// What a battery saw.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games played to their end.
    pub n_games: u64,
    /// Answers given in them.
    pub n_answers: u64,
    /// Games imagined from a viewer's seat.
    pub n_imagined: u64,
    /// Answers refused.
    pub n_refused: u64,
    /// Choices taken back and made again.
    pub n_undone: u64,
    /// The longest game, in answers.
    pub longest: u64,
}

/// A law that was broken, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Complaint {
    /// The law.
    pub law: &'static str,
    /// The game.
    pub seed: u64,
    /// After how many answers.
    pub n_answers: usize,
    /// What was seen.
    pub detail: String,
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Complaint { law, seed, n_answers, detail } = self;
        write!(f, "game {seed}, after {n_answers} answers, broke the law \"{law}\": {detail}")
    }
}

impl<R: Rules> Battery<R> {
    /// A battery that plays a game for each seed.
    pub fn new(seeds: Range<u64>) -> Battery<R> {
        Battery {
            seeds,
            most_answers: 200_000,
            one_in: 16,
            undo_in: 1,
            draw_in: 1,
            redact_in: 1,
            aside_in: 24,
            undo: Match::undo,
        }
    }

    /// Plays all the games; `setup` says what game a seed stands for.
    pub fn run(&self, setup: impl Fn(u64) -> R::Setup) -> Result<Tally, Complaint> {
        let mut tally = Tally::default();
        for seed in self.seeds.clone() {
            let mut trial = Trial::new(self, seed, setup(seed))?;
            trial.play()?;
            tally = tally.and(trial.tally);
        }
        Ok(tally)
    }

    /// The same for a test, which fails with the first complaint.
    ///
    /// # Panics
    ///
    /// If a law is broken.
    pub fn must_pass(&self, setup: impl Fn(u64) -> R::Setup) -> Tally {
        self.run(setup).unwrap_or_else(|complaint| panic!("{complaint}"))
    }
}

impl iter::Sum for Tally {
    fn sum<I: Iterator<Item = Tally>>(tallies: I) -> Tally {
        tallies.fold(Tally::default(), Tally::and)
    }
}

impl Tally {
    /// These and `other` together.
    pub fn and(mut self, other: Tally) -> Tally {
        let Tally { n_games, n_answers, n_imagined, n_refused, n_undone, longest } = other;
        self.n_games += n_games;
        self.n_answers += n_answers;
        self.n_imagined += n_imagined;
        self.n_refused += n_refused;
        self.n_undone += n_undone;
        self.longest = self.longest.max(longest);
        self
    }
}

/// One random game under observation.
struct Trial<'a, R: Rules> {
    battery: &'a Battery<R>,
    seed: u64,
    play: Match<R>,
    chance: Shuffler,
    /// The board as the events alone build it, each written to text and read back.
    by_events: R::Board,
    /// Choices seen at this game's questions, to be tried where they may not fit.
    strange: Vec<R::Choice>,
    viewers: Vec<Viewer>,
    tally: Tally,
}

/// An answer that was taken, with the match before it and what happened.
struct Taken<'a, R: Rules> {
    before: &'a Match<R>,
    answer: &'a Answer<R>,
    events: &'a [R::Event],
}

impl<'a, R: Rules> Trial<'a, R> {
    fn new(battery: &'a Battery<R>, seed: u64, setup: R::Setup) -> Result<Self, Complaint> {
        let complain = |detail: String| Complaint { law: "a set-up is valid", seed, n_answers: 0, detail };
        let invalid = |problems: Vec<crate::Problem>| complain(format!("{problems:?}"));
        let opening = R::open(&setup).map_err(invalid)?;
        let (play, events) = Match::sharing(Arc::new(setup), Arc::new(opening.world)).map_err(invalid)?;
        let seats = play.game().seats();
        let viewers = seats.iter().map(|it| Viewer::Seat(it.0)).chain([Viewer::Spectator]).collect();
        let mut trial = Trial {
            battery,
            seed,
            play,
            chance: Shuffler::new(seed),
            by_events: opening.board,
            strange: Vec::new(),
            viewers,
            tally: Tally::default(),
        };
        trial.events_rebuild_the_board(&events)?;
        Ok(trial)
    }

    fn complain<T>(&self, law: &'static str, detail: impl Into<String>) -> Result<T, Complaint> {
        let n_answers = self.play.journal().len();
        Err(Complaint { law, seed: self.seed, n_answers, detail: detail.into() })
    }

    fn now_and_then(&mut self) -> bool {
        self.chance.below(self.battery.one_in) == 0
    }

    fn play(&mut self) -> Result<(), Complaint> {
        while !matches!(self.play.game().pending(), Pending::Over(_)) {
            if self.battery.most_answers < self.play.journal().len() {
                return self.complain("a game ends", "it does not");
            }
            self.nobody_is_stuck()?;
            if self.now_and_then() {
                self.silence()?;
                self.strange_answers_are_refused()?;
                self.saved_is_loaded()?;
            }
            let answer = self.next_answer();
            self.remember(&answer);
            let watched_in = match answer {
                Answer::Draw(_) => self.battery.draw_in.min(self.battery.undo_in),
                _ => self.battery.undo_in,
            };
            let watched = self.chance.below(watched_in) == 0;
            let before = watched.then(|| self.play.clone());
            match self.play.answer(answer.clone()) {
                Ok(events) => {
                    self.tally.n_answers += 1;
                    if let Some(before) = before {
                        self.undo_stops_where_it_must(&before, &answer)?;
                        let taken = Taken { before: &before, answer: &answer, events: &events };
                        self.secret_draws_stay_secret(&taken)?;
                        self.secret_answers_stay_secret(&taken)?;
                        self.what_happens_is_silent(&taken)?;
                    }
                    self.events_rebuild_the_board(&events)?;
                }
                Err(why) => return self.complain("what is offered is taken", format!("{answer:?}: {why}")),
            }
        }
        self.replay_is_the_game()?;
        self.playout_is_the_game()?;
        self.tally.n_games = 1;
        self.tally.longest = self.tally.n_answers;
        Ok(())
    }

    fn next_answer(&mut self) -> Answer<R> {
        if let Pending::Decide { asides, timed, .. } = self.play.game().pending() {
            if !asides.is_empty() && self.chance.below(self.battery.aside_in) == 0 {
                let seat = asides[self.chance.below(asides.len() as u32) as usize].seat;
                if let Some(answer) = self.play.game().random_aside(seat, &mut self.chance) {
                    return answer;
                }
            }
            if *timed && self.chance.below(60) == 0 {
                return Answer::TimeUp;
            }
            if let Some(answer) = self.play.game().standing().filter(|_| self.chance.below(2) == 0) {
                return answer;
            }
        }
        self.play.game().random_answer(&mut self.chance).expect("the game is not over")
    }

    fn remember(&mut self, answer: &Answer<R>) {
        if let Answer::Choose { choice, .. } = answer {
            let i = self.chance.below(64) as usize;
            if i < self.strange.len() {
                self.strange[i] = choice.clone();
            } else {
                self.strange.push(choice.clone());
            }
        }
    }

    fn nobody_is_stuck(&self) -> Result<(), Complaint> {
        match self.play.game().pending() {
            Pending::Decide { prompts, .. } => {
                let stuck = prompts.iter().any(|it| it.options.is_empty() && it.space.is_none());
                if prompts.is_empty() || stuck {
                    return self.complain("nobody is stuck", format!("{:?}", self.play.game().pending()));
                }
                for (i, prompt) in prompts.iter().enumerate() {
                    if prompts[..i].iter().any(|it| it.seat == prompt.seat) {
                        return self.complain("a seat has one question at a time", format!("{prompts:?}"));
                    }
                    let twice = |i: usize| prompt.options[..i].contains(&prompt.options[i]);
                    if let Some(i) = (1..prompt.options.len()).find(|&i| twice(i)) {
                        let detail = format!("{:?} {:?}", prompt.ask, prompt.options[i]);
                        return self.complain("an option is listed once", detail);
                    }
                }
            }
            Pending::Chance(ChanceWanted::Draw { bag, .. }) if bag.is_empty() => {
                return self.complain("nobody is stuck", "the bag is empty");
            }
            _ => (),
        }
        Ok(())
    }

    /// Events, written down and read back, build the same board; and after each of them nobody sees what is not
    /// theirs: when hidden things are dealt again behind a viewer's back, their view stays the same.
    fn events_rebuild_the_board(&mut self, events: &[R::Event]) -> Result<(), Complaint> {
        for event in events {
            let text = serde_json::to_string(event).expect("an event can be written");
            let read: R::Event = match serde_json::from_str(&text) {
                Ok(read) => read,
                Err(why) => return self.complain("events rebuild the board", format!("{text}: {why}")),
            };
            R::apply(self.play.game().world(), &mut self.by_events, &read);
            self.redaction(event)?;
        }
        if self.by_events != *self.play.game().board() {
            return self.complain("events rebuild the board", format!("{events:?}"));
        }
        Ok(())
    }

    fn redaction(&mut self, event: &R::Event) -> Result<(), Complaint> {
        let world = self.play.game().world();
        for &viewer in &self.viewers {
            if 1 < self.battery.redact_in && self.chance.below(self.battery.redact_in) != 0 {
                continue;
            }
            let mut dealt = self.by_events.clone();
            (R::SECRECY.imagine)(world, &mut dealt, viewer, &mut self.chance);
            if dealt == self.by_events {
                continue;
            }
            self.tally.n_imagined += 1;
            let view = R::SECRECY.view;
            if view(world, &dealt, viewer) != view(world, &self.by_events, viewer) {
                return self.complain("redaction", format!("{viewer:?} can tell after {event:?}"));
            }
            let seed = self.chance.next_u64();
            if seed.is_multiple_of(u64::from(self.battery.one_in))
                && !self.imagines_alike(&dealt, viewer, seed)
            {
                let detail = format!("{viewer:?} is dealt something else after {event:?}");
                return self.complain("what is imagined does not depend on the truth", detail);
            }
        }
        Ok(())
    }

    /// Whether from a board that a viewer cannot tell from this one the same is imagined by the same chance. If not, a player who
    /// imagines games may conclude from them what is really so.
    fn imagines_alike(&self, twin: &R::Board, viewer: Viewer, seed: u64) -> bool {
        let world = self.play.game().world();
        let imagined = |board: &R::Board| {
            let mut board = board.clone();
            (R::SECRECY.imagine)(world, &mut board, viewer, &mut Shuffler::new(seed));
            board
        };
        imagined(&self.by_events) == imagined(twin)
    }

    /// In any game that a viewer cannot tell from this one, they are asked the same, wait for the same people, and
    /// have noticed the same events.
    fn silence(&mut self) -> Result<(), Complaint> {
        for viewer in self.viewers.clone() {
            let game = self.play.game();
            let Some(other) = game.imagine(viewer, &mut self.chance) else { continue };
            self.tally.n_imagined += 1;
            // Others' sealed choices are asked again in an imagined game, so that it waits for more people.
            let same_wait = 0 < game.n_sealed() || game.pending().awaited() == other.pending().awaited();
            if !same_wait || game.pending_for(viewer) != other.pending_for(viewer) {
                let detail = format!("{viewer:?}: {:?} or {:?}", game.pending(), other.pending());
                return self.complain("silence", detail);
            }
            let noticed = [game, &other].map(|it| noticed(it, it.told(), viewer));
            if noticed[0] != noticed[1] {
                let detail = format!("{viewer:?}: {:?} or {:?}", noticed[0], noticed[1]);
                return self.complain("silence", detail);
            }
        }
        Ok(())
    }

    /// Had something else been drawn, those who see no difference on the board have noticed none either. Silence
    /// does not see to that: an imagined game draws what this one drew.
    fn secret_draws_stay_secret(
        &mut self,
        &Taken { before, answer, events }: &Taken<'_, R>,
    ) -> Result<(), Complaint> {
        let Pending::Chance(ChanceWanted::Draw { bag, .. }) = before.game().pending() else { return Ok(()) };
        let mut other = before.game().clone();
        let drawn = Answer::Draw(bag[self.chance.below(bag.len() as u32) as usize].clone());
        let Ok(told) = other.answer(drawn) else { return Ok(()) };
        let game = self.play.game();
        for &viewer in self.viewers.iter().filter(|_| game.board() != other.board()) {
            let same = game.view(viewer) == other.view(viewer)
                && game.pending_for(viewer) == other.pending_for(viewer);
            let noticed = [events, &told].map(|it| noticed(game, it, viewer));
            if same && noticed[0] != noticed[1] {
                let detail = format!("{viewer:?} notices {answer:?}: {:?}", noticed[0]);
                return self.complain("a secret draw stays secret", detail);
            }
        }
        Ok(())
    }

    /// Had the seat given another answer, and had others seen no difference on the board, then they can't tell the answers apart: a
    /// spectator who has noticed the same is disclosed the same; and where the same is disclosed, those who are told what the answer did
    /// hear the same of it. (That a coin was hidden and not another one is a secret; that one was hidden, and no pass made, need not be.)
    fn secret_answers_stay_secret(
        &mut self,
        &Taken { before, answer, events }: &Taken<'_, R>,
    ) -> Result<(), Complaint> {
        if !self.now_and_then() {
            return Ok(());
        }
        let Some(instead) = before.game().random_answer(&mut self.chance) else { return Ok(()) };
        let mut other = before.game().clone();
        let Ok(told) = other.answer(instead.clone()) else { return Ok(()) };
        let game = self.play.game();
        let (Answer::Choose { seat, .. }, Answer::Choose { seat: by, .. }) = (answer, &instead) else {
            return Ok(());
        };
        let is_open = game.n_sealed() == 0 && other.n_sealed() == 0;
        if by != seat || !is_open || game.board() == other.board() {
            return Ok(());
        }
        let disclosed_alike = answer.disclosed() == instead.disclosed();
        let is_unseen = |viewer| game.view(viewer) == other.view(viewer) && same_wait(game, &other, viewer);
        let others = || self.viewers.iter().copied().filter(|it| !it.is(*seat));
        // What comes later may open what was secret at first.
        let first = events.iter().zip(&told).find(|(one, other)| one != other);
        let first = first.filter(|(one, other)| mem::discriminant(*one) == mem::discriminant(*other));
        if let Some((one, another)) = first.filter(|_| disclosed_alike) {
            let differs = |it: &Viewer| game.seen(one, *it) != game.seen(another, *it) && is_unseen(*it);
            if let Some(viewer) = others().find(differs) {
                let detail = format!("{viewer:?} notices {answer:?}: {:?}", game.seen(one, viewer));
                return self.complain("what is disclosed alike is noticed alike", detail);
            }
        }
        let spectator = Viewer::Spectator;
        let noticed_alike = || noticed(game, events, spectator) == noticed(game, &told, spectator);
        if !disclosed_alike && is_unseen(spectator) && noticed_alike() {
            return self.complain("a secret answer stays undisclosed", format!("{answer:?} or {instead:?}"));
        }
        Ok(())
    }

    /// In a game that a viewer could not tell from this one, the same answer is noticed in the same way, as long as they
    /// cannot tell the two apart afterwards. And unless something was shown, they cannot: they see the same, wait for the
    /// same people, and are asked the same. [`Trial::silence`] looks at procedures that wait; this also at their ends.
    fn what_happens_is_silent(
        &mut self,
        &Taken { before, answer, events }: &Taken<'_, R>,
    ) -> Result<(), Complaint> {
        if 0 < before.game().n_sealed() || !self.now_and_then() {
            return Ok(());
        }
        for viewer in self.viewers.clone() {
            let Some(mut other) = before.game().imagine(viewer, &mut self.chance) else { continue };
            let Ok(told) = other.answer(answer.clone()) else { continue };
            let game = self.play.game();
            let noticed = |events: &[R::Event]| -> Vec<R::Event> {
                events.iter().filter_map(|event| game.seen(event, viewer)).collect()
            };
            // The one who chooses may learn something by it, which only undo has to know; and all see a game end.
            let chose = matches!(answer, Answer::Choose { seat, .. } if viewer.is(*seat));
            let over = [game, &other].iter().any(|it| matches!(it.pending(), Pending::Over(_)));
            let shown = chose || over || events.iter().chain(&told).any(R::SECRECY.reveals);
            let same_view = game.view(viewer) == other.view(viewer);
            let what = if same_view && noticed(events) != noticed(&told) {
                format!("{:?} or {:?}", noticed(events), noticed(&told))
            } else if !shown && !same_view {
                format!("they see something else after {:?} or {:?}", events, told)
            } else if !shown && !same_wait(game, &other, viewer) {
                format!("{:?} or {:?}", game.pending(), other.pending())
            } else {
                continue;
            };
            return self.complain("silence", format!("{viewer:?} after {answer:?}: {what}"));
        }
        Ok(())
    }

    /// No answer makes the game panic, and a refused answer changes nothing.
    fn strange_answers_are_refused(&mut self) -> Result<(), Complaint> {
        let seats: Vec<Seat> = self.play.game().seats().iter().map(|it| it.0).collect();
        for _ in 0..6 {
            let answer = match self.chance.below(8) {
                0 => Answer::Roll((0..self.chance.below(40)).map(|_| self.chance.below(14) as u8).collect()),
                1 => Answer::TimeUp,
                n if self.strange.is_empty() => {
                    Answer::Roll((0..n).map(|_| self.chance.below(256) as u8).collect())
                }
                n => {
                    let choice = self.strange[self.chance.below(self.strange.len() as u32) as usize].clone();
                    let seat = match self.chance.below(seats.len() as u32 + 1) as usize {
                        i if i < seats.len() => seats[i],
                        _ => Seat(200),
                    };
                    if n == 2 { Answer::Draw(choice) } else { Answer::Choose { seat, choice } }
                }
            };
            let mut copy = self.play.clone();
            if copy.answer(answer.clone()).is_ok() {
                continue;
            }
            self.tally.n_refused += 1;
            if !alike(&copy, &self.play) {
                return self.complain("a refused answer changes nothing", format!("{answer:?}"));
            }
        }
        Ok(())
    }

    fn saved_is_loaded(&mut self) -> Result<(), Complaint> {
        // Loading plays the whole journal: expensive in a long game.
        if self.chance.below(1 + self.play.journal().len() as u32 / 64) != 0 {
            return Ok(());
        }
        match load::<R>(&save(&self.play)) {
            Ok(loaded) if alike(&loaded, &self.play) => Ok(()),
            Ok(_) => self.complain("what is saved is loaded", "another game came back"),
            Err(why) => self.complain("what is saved is loaded", why.to_string()),
        }
    }

    /// Only the one who chose can take it back, and nobody after a die, a draw or a time-out. What is taken back is
    /// as if it had never been; and done again, as if it had never been taken back.
    fn undo_stops_where_it_must(&mut self, before: &Match<R>, answer: &Answer<R>) -> Result<(), Complaint> {
        for &viewer in &self.viewers.clone() {
            let Viewer::Seat(seat) = viewer else { continue };
            let mut copy = self.play.clone();
            if (self.battery.undo)(&mut copy, seat).is_err() {
                if !alike(&copy, &self.play) {
                    return self.complain("a refused undo changes nothing", format!("{seat}"));
                }
                continue;
            }
            match answer {
                Answer::Choose { seat: by, .. } if *by == seat => {
                    if !alike(&copy, before) {
                        return self.complain("undo takes back the last choice", format!("{answer:?}"));
                    }
                    self.nothing_was_learnt(before, answer, seat)?;
                }
                // Another seat's choice, or chance: what is undone must have been sealed before it.
                Answer::Choose { .. } if 0 < self.play.game().n_sealed() => (),
                _ => return self.complain("undo stops at dice, draws and others", format!("{answer:?}")),
            }
            if copy.redo(seat).is_none() || !alike_but_for_order(&copy, &self.play) {
                return self.complain("redo does again what was undone", format!("{answer:?}"));
            }
            self.tally.n_undone += 1;
        }
        Ok(())
    }

    /// A choice that can be taken back has taught the chooser nothing: in every game that they could not tell from
    /// this one, they see the same after it.
    fn nothing_was_learnt(
        &mut self,
        before: &Match<R>,
        answer: &Answer<R>,
        seat: Seat,
    ) -> Result<(), Complaint> {
        if !self.now_and_then() {
            return Ok(());
        }
        let viewer = Viewer::Seat(seat);
        let Some(mut other) = before.game().imagine(viewer, &mut self.chance) else { return Ok(()) };
        if before.game().n_sealed() == 0
            && other.answer(answer.clone()).is_ok()
            && other.view(viewer) != self.play.game().view(viewer)
        {
            return self.complain("undo stops at a reveal", format!("{answer:?}"));
        }
        Ok(())
    }

    fn replay_is_the_game(&self) -> Result<(), Complaint> {
        match self.play.again() {
            Ok(again) if alike(&again, &self.play) => Ok(()),
            _ => self.complain("a replay is the game", "the journal leads elsewhere"),
        }
    }

    /// A policy's straight run and the same answers given one by one are one game.
    fn playout_is_the_game(&mut self) -> Result<(), Complaint> {
        let world = self.play.game().shared_world();
        let Ok((mut game, _)) = Game::<R>::sharing(self.play.setup(), world) else { return Ok(()) };
        let mut uniform = Uniform(Shuffler::new(self.seed));
        let mut recorder = Recorder { policy: &mut uniform, answers: Vec::new() };
        let played = game.clone().play_out(&mut recorder);
        for answer in recorder.answers {
            if let Err(why) = game.answer(answer.clone()) {
                return self.complain("a playout is the game", format!("{answer:?}: {why}"));
            }
        }
        match game.pending() {
            Pending::Over(outcome) if *outcome == played.outcome => Ok(()),
            _ => self.complain("a playout is the game", "it ended otherwise"),
        }
    }
}

/// Whether in both games the same people are waited for, and the viewer is asked the same.
fn same_wait<R: Rules>(a: &Game<R>, b: &Game<R>, viewer: Viewer) -> bool {
    a.pending().awaited() == b.pending().awaited() && a.pending_for(viewer) == b.pending_for(viewer)
}

/// What a viewer sees of events.
fn noticed<R: Rules>(game: &Game<R>, events: &[R::Event], viewer: Viewer) -> Vec<R::Event> {
    events.iter().filter_map(|event| game.seen(event, viewer)).collect()
}

fn alike<R: Rules>(a: &Match<R>, b: &Match<R>) -> bool {
    a.journal() == b.journal() && alike_but_for_order(a, b)
}

/// The order in which sealed choices came in matters to the journal alone.
fn alike_but_for_order<R: Rules>(a: &Match<R>, b: &Match<R>) -> bool {
    let ((start, agenda, answers), (s, a_, n)) = (a.game().parts(), b.game().parts());
    start == s
        && agenda == a_
        && answers.len() == n.len()
        && a.game().board() == b.game().board()
        && a.game().pending() == b.game().pending()
}

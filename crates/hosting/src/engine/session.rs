//! One match between the engine and a program.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use speech::Localizer;
use table::{Answer, Game, Match, Pending, Phrase, Refused, Rules, Seat, Shuffler, Viewer, save::save};

use super::{
    Code, Error, Given, Opponents, Terms,
    replies::{Awaited, Over, Resigned, Teller, Told, reasons},
    request::{DiceBy, Handle},
};
use crate::{
    BotName, Event, HostedGame, Opponent, Patience, World,
    analysis::{Effort, Work, in_words, is_finished},
    terminal::from_the_clock,
};

/// The most snapshots that a session keeps.
pub(super) const MOST_HANDLES: usize = 1000;

/// The most answers that built-in bots give before a program is asked whether to go on: no game of any sense has so many.
const MOST_ANSWERS: usize = 100_000;

/// A match of some game.
pub(crate) trait Partner {
    fn pending(&self, l: &Localizer, on: Option<Handle>, seat: Option<Seat>) -> Result<Value, Error>;
    fn wait(&mut self, l: &Localizer) -> Result<Value, Error>;
    fn answer(&mut self, l: &Localizer, on: Option<Handle>, answer: Given) -> Result<Value, Error>;
    fn view(&self, on: Option<Handle>, seat: Option<Seat>) -> Result<Value, Error>;
    fn world(&self) -> Value;
    fn suggest(&mut self, wanted: Suggestion) -> Result<Value, Error>;
    fn analyse(
        &self,
        l: &Localizer,
        plans: Option<u32>,
        seed: Option<u64>,
        seats: Option<Vec<Seat>>,
    ) -> Result<Value, Error>;
    fn snapshot(&mut self, on: Option<Handle>) -> Result<Value, Error>;
    fn restore(&mut self, l: &Localizer, handle: Handle) -> Result<Value, Error>;
    fn imagine(&mut self, on: Option<Handle>, seat: Option<Seat>, seed: u64) -> Result<Value, Error>;
    fn release(&mut self, handle: Option<Handle>) -> Result<Value, Error>;
    fn undo(&mut self, l: &Localizer, seat: Seat) -> Result<Value, Error>;
    fn redo(&mut self, l: &Localizer, seat: Seat) -> Result<Value, Error>;
    fn resign(&mut self, l: &Localizer, seat: Option<Seat>) -> Result<Value, Error>;
    fn next(&mut self, l: &Localizer) -> Result<Value, Error>;
    fn save(&self) -> Result<Value, Error>;
    fn find(
        &self,
        l: &Localizer,
        on: Option<Handle>,
        seat: Option<Seat>,
        what: Value,
    ) -> Result<Value, Error>;
}

/// What a bot is asked for.
pub(crate) struct Suggestion {
    pub(super) on: Option<Handle>,
    pub(super) seat: Option<Seat>,
    pub(super) bot: BotName,
    pub(super) seed: u64,
}

/// A game that answers are given to: the one that is played, with its journal, or one that is only imagined.
#[derive(Clone)]
enum Ground<R: Rules> {
    Played(Box<Match<R>>),
    Imagined(Game<R>),
}

impl<R: Rules> Ground<R> {
    fn game(&self) -> &Game<R> {
        match self {
            Ground::Played(it) => it.game(),
            Ground::Imagined(it) => it,
        }
    }

    fn answer(&mut self, answer: Answer<R>) -> Result<Vec<R::Event>, Refused<R::Why>> {
        match self {
            Ground::Played(it) => it.answer(answer),
            Ground::Imagined(it) => it.answer(answer),
        }
    }

    /// Rolls and draws until someone has to decide.
    fn roll_on(&mut self, chance: &mut Shuffler) -> Vec<R::Event> {
        let mut events = Vec::new();
        while let Pending::Chance(wanted) = self.game().pending() {
            let answer = wanted.by(chance);
            events.extend(self.answer(answer).expect("chance fits what is wanted"));
        }
        events
    }
}

/// A snapshot: a game with chance of its own.
#[derive(Clone)]
struct Held<R: Rules> {
    ground: Ground<R>,
    chance: Shuffler,
}

pub(crate) struct Session<G: HostedGame> {
    it: Match<G::Rules>,
    dice: DiceBy,
    chance: Shuffler,
    quiet: bool,
    /// The one seat that the program plays and whose knowledge it has; without one it knows and does everything.
    seat: Option<Seat>,
    opponents: BTreeMap<Seat, Opponent<G>>,
    /// Bots that were asked for suggestions.
    advisers: BTreeMap<BotName, Opponent<G>>,
    resigned: Vec<Seat>,
    held: BTreeMap<Handle, Held<G::Rules>>,
    last_handle: Handle,
}

/// A match that has begun, and what there is to report about it.
pub struct Begun {
    pub(crate) session: Box<dyn Partner>,
    pub(crate) reply: Value,
}

/// Begins a session.
pub(crate) fn begin<G: HostedGame>(
    localizer: &Localizer,
    it: Match<G::Rules>,
    mut events: Vec<Event<G>>,
    terms: &Terms,
    warnings: &[Phrase],
) -> Result<Begun, Error> {
    let mut session = Session::<G>::new(it, terms)?;
    events.extend(session.play_on());
    let world = session.it.game().shared_world();
    let mut told = session.told(localizer, &events);
    told.warnings = reasons(localizer, &*world, warnings);
    Ok(Begun { session: Box::new(session), reply: json!(told) })
}

impl<G: HostedGame> Session<G> {
    pub(crate) fn new(it: Match<G::Rules>, terms: &Terms) -> Result<Session<G>, Error> {
        let seed = terms.seed.unwrap_or_else(from_the_clock);
        if let Some(seat) = terms.seat {
            known_seat(it.game(), seat)?;
            if terms.dice == DiceBy::Manual {
                let message =
                    "In a seat's session the engine rolls: one who rolls for all would know too much.";
                return Err(Error::new(Code::NotForASeat, message));
            }
        }
        let opponents = opponents::<G>(it.game(), terms, seed)?;
        Ok(Session {
            it,
            dice: terms.dice,
            chance: Shuffler::new(seed),
            quiet: terms.quiet,
            seat: terms.seat,
            opponents,
            advisers: BTreeMap::new(),
            resigned: Vec::new(),
            held: BTreeMap::new(),
            last_handle: 0,
        })
    }

    /// A seat of a match that others play too: it is followed answer by answer, and nobody here plays for anybody.
    pub(crate) fn of_a_seat(it: Match<G::Rules>, seat: Seat, seed: u64) -> Session<G> {
        Session {
            it,
            dice: DiceBy::Auto,
            chance: Shuffler::new(seed),
            quiet: false,
            seat: Some(seat),
            opponents: BTreeMap::new(),
            advisers: BTreeMap::new(),
            resigned: Vec::new(),
            held: BTreeMap::new(),
            last_handle: 0,
        }
    }

    /// What was answered elsewhere, and what happened then.
    pub(crate) fn follow(&mut self, answer: Answer<G::Rules>) -> Vec<Event<G>> {
        self.it.answer(answer).expect("it was legal where it was given")
    }

    /// Reads an answer of the seat and looks whether it would be taken, without giving it.
    pub(crate) fn consider(&self, l: &Localizer, answer: Given) -> Result<Answer<G::Rules>, Error> {
        self.may_give(&answer)?;
        let answer = self.read(answer)?;
        let game = self.it.game();
        game.check(&answer).map_err(|why| not_taken::<G>(l, game.world(), why))?;
        Ok(answer)
    }

    /// What happened, and what is awaited of the seat.
    pub(crate) fn tell(&self, l: &Localizer, events: &[Event<G>]) -> Value {
        json!(self.told(l, events))
    }

    fn teller<'a>(&self, localizer: &'a Localizer) -> Teller<'a> {
        Teller { localizer, quiet: self.quiet }
    }

    /// Rolls, draws and lets bots answer until the program has to, or the match is over.
    fn play_on(&mut self) -> Vec<Event<G>> {
        let mut events = Vec::new();
        for _ in 0..MOST_ANSWERS {
            if self.resignation().is_some() {
                break;
            }
            let game = self.it.game();
            let answer = match game.pending() {
                Pending::Over(_) => None,
                Pending::Chance(wanted) => match self.dice {
                    DiceBy::Auto => Some(wanted.by(&mut self.chance)),
                    DiceBy::Manual => None,
                },
                Pending::Decide { prompts, .. } => {
                    let opponents = &mut self.opponents;
                    prompts.iter().find_map(|it| opponents.get_mut(&it.seat)?.answer(game, it.seat))
                }
            };
            let Some(answer) = answer else { break };
            events.extend(self.it.answer(answer).expect("bots and chance answer by the rules"));
        }
        events
    }

    /// What happened and what is awaited now.
    fn told(&self, localizer: &Localizer, events: &[Event<G>]) -> Told {
        // Without a seat, what only some may know is in their views.
        let viewer = self.seat.map_or(Viewer::Spectator, Viewer::Seat);
        let events = self.teller(localizer).events::<G>(self.it.game(), viewer, events);
        Told { events, pending: self.awaited(localizer, self.seat), warnings: Vec::new() }
    }

    fn awaited(&self, localizer: &Localizer, seat: Option<Seat>) -> Awaited {
        self.resignation().map_or_else(
            || self.teller(localizer).awaited::<G>(self.it.game(), seat),
            |by| {
                let phrase = Phrase::new("terminal-resigned").with("seat", by.0);
                let worded = self.teller(localizer).say(self.it.game().world(), &phrase);
                let over = json!(Resigned { resigned: by });
                Awaited::Over(Over { over, winners: self.winners_by_resignation(by), worded })
            },
        )
    }

    /// The seat whose resignation ended the match: nobody of its team is left who has not resigned.
    fn resignation(&self) -> Option<Seat> {
        let last = *self.resigned.last()?;
        let game = self.it.game();
        let is_over = game.pending().outcome().is_some();
        let automata = G::automata(game.world());
        let team = game.seats().into_iter().find(|it| it.0 == last)?.1;
        let mates = game.seats().into_iter().filter(|it| it.1 == team && !automata.contains(&it.0));
        let all = mates.map(|it| it.0).all(|it| self.resigned.contains(&it));
        (!is_over && all).then_some(last)
    }

    fn winners_by_resignation(&self, by: Seat) -> Vec<Seat> {
        let seats = self.it.game().seats();
        let team = seats.iter().find(|it| it.0 == by).map(|it| it.1);
        seats.iter().filter(|it| Some(it.1) != team).map(|it| it.0).collect()
    }

    /// The game that is meant.
    fn ground(&self, on: Option<Handle>) -> Result<&Game<G::Rules>, Error> {
        match on {
            None => Ok(self.it.game()),
            Some(handle) => self.held.get(&handle).map(|it| it.ground.game()).ok_or_else(|| unknown(handle)),
        }
    }

    /// The seat that asks: in a seat's session it is that seat, unless a game is meant that is only imagined.
    fn asking(&self, on: Option<Handle>, seat: Option<Seat>) -> Result<Option<Seat>, Error> {
        if let Some(seat) = seat {
            known_seat(self.it.game(), seat)?;
        }
        match (self.seat, on) {
            (Some(own), None) => match seat {
                Some(other) if other != own => {
                    Err(Error::new(Code::NotForASeat, format!("This session is for {own}, not for {other}.")))
                }
                _ => Ok(Some(own)),
            },
            _ => Ok(seat),
        }
    }

    /// The same where a seat is needed.
    fn asking_seat(&self, on: Option<Handle>, seat: Option<Seat>) -> Result<Seat, Error> {
        let nobody = || Error::new(Code::BadRequest, "Name the seat that is meant as \"seat\".");
        self.asking(on, seat)?.ok_or_else(nobody)
    }

    fn viewer(&self, on: Option<Handle>, seat: Option<Seat>) -> Result<Viewer, Error> {
        Ok(self.asking(on, seat)?.map_or(Viewer::Spectator, Viewer::Seat))
    }

    /// Refuses what only one who may know everything can do.
    fn not_for_a_seat(&self, what: &str) -> Result<(), Error> {
        match self.seat {
            None => Ok(()),
            Some(seat) => {
                let message = format!("This session is for {seat}, which may not know everything: {what}.");
                Err(Error::new(Code::NotForASeat, message))
            }
        }
    }

    fn hold(&mut self, held: Held<G::Rules>) -> Result<Value, Error> {
        if MOST_HANDLES <= self.held.len() {
            let message = format!(
                "There are {MOST_HANDLES} snapshots, and no more are kept: release some with \"drop\"."
            );
            return Err(Error::new(Code::TooManyHandles, message));
        }
        self.last_handle += 1;
        self.held.insert(self.last_handle, held);
        Ok(json!({"handle": self.last_handle}))
    }

    fn read(&self, answer: Given) -> Result<Answer<G::Rules>, Error> {
        let read =
            |choice: Value| serde_json::from_value(choice).map_err(|why| Error::unreadable("request", &why));
        Ok(match answer {
            Given::Choice(seat, choice) => Answer::Choose { seat, choice: read(choice)? },
            Given::Roll(dice) => Answer::Roll(dice),
            Given::Draw(choice) => Answer::Draw(read(choice)?),
            Given::TimeUp => Answer::TimeUp,
        })
    }

    /// An answer on a snapshot: its own chance rolls, no matter who rolls at the table.
    fn answer_on(&mut self, l: &Localizer, handle: Handle, answer: Given) -> Result<Value, Error> {
        let answer = self.read(answer)?;
        let (dice, teller) = (self.dice, self.teller(l));
        let held = self.held.get_mut(&handle).ok_or_else(|| unknown(handle))?;
        let world = held.ground.game().shared_world();
        let mut events = held.ground.answer(answer).map_err(|why| not_taken::<G>(l, &world, why))?;
        if dice == DiceBy::Auto {
            events.extend(held.ground.roll_on(&mut held.chance));
        }
        let game = held.ground.game();
        let events = teller.events::<G>(game, Viewer::Spectator, &events);
        Ok(json!(Told { events, pending: teller.awaited::<G>(game, None), warnings: Vec::new() }))
    }

    /// Whether an answer may be given by the one who gives it.
    fn may_give(&self, answer: &Given) -> Result<(), Error> {
        match answer {
            Given::Choice(seat, _) => {
                self.asking(None, Some(*seat)).map(drop).or_else(|why| match why.code() {
                    // A seat that is not at the table is not asked either.
                    Code::UnknownSeat => Ok(()),
                    _ => Err(why),
                })?;
                if self.opponents.contains_key(seat) {
                    let message = format!("A bot plays {seat}.");
                    return Err(Error::new(Code::NotAwaited, message));
                }
            }
            Given::Roll(_) | Given::Draw(_) => self.not_for_a_seat("the engine rolls and draws")?,
            Given::TimeUp => self.not_for_a_seat("it has no clock")?,
        }
        match self.resignation() {
            None => Ok(()),
            Some(seat) => {
                Err(Error::new(Code::NotAwaited, format!("The match is over: {seat} has resigned.")))
            }
        }
    }
}

impl<G: HostedGame> Partner for Session<G> {
    fn pending(&self, l: &Localizer, on: Option<Handle>, seat: Option<Seat>) -> Result<Value, Error> {
        let seat = self.asking(on, seat)?;
        match on {
            None => Ok(json!(self.awaited(l, seat))),
            Some(_) => Ok(json!(self.teller(l).awaited::<G>(self.ground(on)?, seat))),
        }
    }

    fn wait(&mut self, l: &Localizer) -> Result<Value, Error> {
        let events = self.play_on();
        Ok(json!(self.told(l, &events)))
    }

    fn answer(&mut self, l: &Localizer, on: Option<Handle>, answer: Given) -> Result<Value, Error> {
        if let Some(handle) = on {
            return self.answer_on(l, handle, answer);
        }
        self.may_give(&answer)?;
        let answer = self.read(answer)?;
        let world = self.it.game().shared_world();
        let mut events = self.it.answer(answer).map_err(|why| not_taken::<G>(l, &world, why))?;
        events.extend(self.play_on());
        Ok(json!(self.told(l, &events)))
    }

    fn view(&self, on: Option<Handle>, seat: Option<Seat>) -> Result<Value, Error> {
        let game = self.ground(on)?;
        let view = game.view(self.viewer(on, seat)?);
        Ok(G::shown(game.world(), &view))
    }

    fn world(&self) -> Value {
        json!(G::world_info(self.it.game().world()))
    }

    fn suggest(&mut self, wanted: Suggestion) -> Result<Value, Error> {
        let seat = self.asking_seat(wanted.on, wanted.seat)?;
        let game = self.ground(wanted.on)?.clone();
        if !self.advisers.contains_key(&wanted.bot) {
            let adviser = Opponent::new(game.world(), &wanted.bot, Shuffler::new(0))
                .map_err(|why| Error::new(Code::UnknownBot, why))?;
            self.advisers.insert(wanted.bot.clone(), adviser);
        }
        let adviser = self.advisers.get_mut(&wanted.bot).expect("there is one by now");
        match adviser.suggest(&game, seat, wanted.seed) {
            Some(Answer::Choose { choice, .. }) => Ok(json!({"choice": choice})),
            _ => Err(Error::new(Code::NoSuggestion, format!("Nothing is asked of {seat} now."))),
        }
    }

    /// All is open: the match is over.
    fn analyse(
        &self,
        l: &Localizer,
        plans: Option<u32>,
        seed: Option<u64>,
        seats: Option<Vec<Seat>>,
    ) -> Result<Value, Error> {
        if !is_finished(&self.it) {
            return Err(Error::new(Code::NotOver, "Only a match that has ended by its rules is analysed."));
        }
        let all: Vec<Seat> = self.it.game().seats().into_iter().map(|it| it.0).collect();
        let seats = seats.unwrap_or_else(|| all.clone());
        if let Some(unknown) = seats.iter().find(|it| !all.contains(it)) {
            return Err(Error::new(Code::UnknownSeat, format!("There is no {unknown} in this match.")));
        }
        let usual = Effort::default();
        let effort = Effort { plans: plans.unwrap_or(usual.plans), seed: seed.unwrap_or(usual.seed) };
        if !Effort::PLANS.contains(&effort.plans) {
            let (least, most) = (Effort::PLANS.start(), Effort::PLANS.end());
            return Err(Error::new(Code::BadRequest, format!("The field \"plans\" is {least} to {most}.")));
        }
        let none = || Error::new(Code::NoAnalysis, "There is no analysis for this match.");
        let work = Work::<G>::new(&self.it, None, &seats, effort).ok_or_else(none)?;
        let analysis = work.all(&Patience::default()).ok_or_else(none)?;
        Ok(json!({"analysis": in_words::<G>(l, self.it.game().world(), &analysis)}))
    }

    fn snapshot(&mut self, on: Option<Handle>) -> Result<Value, Error> {
        let held = match on {
            None => {
                self.not_for_a_seat("it can imagine games instead")?;
                Held { ground: Ground::Played(Box::new(self.it.clone())), chance: self.chance.clone() }
            }
            Some(handle) => self.held.get(&handle).ok_or_else(|| unknown(handle))?.clone(),
        };
        self.hold(held)
    }

    fn restore(&mut self, l: &Localizer, handle: Handle) -> Result<Value, Error> {
        self.not_for_a_seat("nothing is put back in it")?;
        let held = self.held.get(&handle).ok_or_else(|| unknown(handle))?;
        let Ground::Played(it) = &held.ground else {
            let message = "This game was only imagined: name its handle as \"on\" to play it on.";
            return Err(Error::new(Code::BadRequest, message));
        };
        self.it = (**it).clone();
        self.chance = held.chance.clone();
        self.resigned.clear();
        Ok(json!({"pending": self.awaited(l, None)}))
    }

    fn imagine(&mut self, on: Option<Handle>, seat: Option<Seat>, seed: u64) -> Result<Value, Error> {
        let seat = self.asking_seat(on, seat)?;
        let mut chance = Shuffler::new(seed);
        let game = self.ground(on)?.imagine(Viewer::Seat(seat), &mut chance);
        let none = || Error::new(Code::NotImagined, "No game was found that fits what the seat knows.");
        let mut ground = Ground::Imagined(game.ok_or_else(none)?);
        if self.dice == DiceBy::Auto {
            ground.roll_on(&mut chance);
        }
        self.hold(Held { ground, chance })
    }

    fn release(&mut self, handle: Option<Handle>) -> Result<Value, Error> {
        match handle {
            None => self.held.clear(),
            Some(handle) => drop(self.held.remove(&handle).ok_or_else(|| unknown(handle))?),
        }
        Ok(json!({"handles": self.held.len()}))
    }

    fn undo(&mut self, l: &Localizer, seat: Seat) -> Result<Value, Error> {
        self.asking(None, Some(seat)).map(drop).or_else(only_if_foreign)?;
        match self.it.undo(seat) {
            Ok(()) => Ok(json!({"pending": self.awaited(l, self.seat)})),
            Err(why) => Err(Error::new(Code::CannotUndo, why.to_string())),
        }
    }

    fn redo(&mut self, l: &Localizer, seat: Seat) -> Result<Value, Error> {
        self.asking(None, Some(seat)).map(drop).or_else(only_if_foreign)?;
        match self.it.redo(seat) {
            Some(mut events) => {
                events.extend(self.play_on());
                Ok(json!(self.told(l, &events)))
            }
            None => Err(Error::new(Code::CannotRedo, "There is nothing to do again.")),
        }
    }

    fn resign(&mut self, l: &Localizer, seat: Option<Seat>) -> Result<Value, Error> {
        let seat = self.asking_seat(None, seat)?;
        if self.it.game().pending().outcome().is_some() || self.resigned.contains(&seat) {
            return Err(Error::new(Code::NotAwaited, format!("The match is over for {seat}.")));
        }
        self.resigned.push(seat);
        if self.resignation().is_none() && !self.opponents.contains_key(&seat) {
            // The side plays on, and a bot for the one who left.
            let bot = Opponent::new(self.it.game().world(), &BotName::greedy(), self.chance.clone());
            self.opponents.insert(seat, bot.map_err(|why| Error::new(Code::UnknownBot, why))?);
        }
        let events = self.play_on();
        Ok(json!(self.told(l, &events)))
    }

    fn next(&mut self, l: &Localizer) -> Result<Value, Error> {
        let game = self.it.game();
        let outcome = game.pending().outcome();
        let outcome = outcome.ok_or_else(|| Error::new(Code::NotOver, "The match is not over yet."))?;
        let winners = G::winners(game.world(), outcome);
        let next = G::sequel(self.it.setup(), game, &winners, &G::Shelf::default())?;
        let next = next.ok_or_else(|| Error::new(Code::NoNext, "Nothing follows this match."))?;
        let (it, mut events) = Match::<G::Rules>::new(next)?;
        self.it = it;
        self.held.clear();
        self.advisers.clear();
        events.extend(self.play_on());
        Ok(json!(self.told(l, &events)))
    }

    fn save(&self) -> Result<Value, Error> {
        if self.it.game().pending().outcome().is_none() {
            self.not_for_a_seat("the match can be saved when it is over")?;
        }
        let text: Value = serde_json::from_str(&save(&self.it)).unwrap_or_default();
        Ok(json!({"match": text}))
    }

    fn find(
        &self,
        l: &Localizer,
        on: Option<Handle>,
        seat: Option<Seat>,
        what: Value,
    ) -> Result<Value, Error> {
        let game = self.ground(on)?;
        G::find(l, game, self.viewer(on, seat)?, what)
    }
}

/// A seat that is not at the table has nothing to take back, and the refusal says so.
fn only_if_foreign(why: Error) -> Result<(), Error> {
    if why.code() == Code::UnknownSeat { Ok(()) } else { Err(why) }
}

fn not_taken<G: HostedGame>(l: &Localizer, world: &World<G>, why: Refused<crate::Why<G>>) -> Error {
    match why {
        Refused::Rule(why) => Error::refused::<G>(l, world, &why),
        other => Error::new(Code::NotAwaited, other.to_string()),
    }
}

fn unknown(handle: Handle) -> Error {
    Error::new(Code::UnknownHandle, format!("There is no snapshot {handle}."))
}

fn known_seat<R: Rules>(game: &Game<R>, seat: Seat) -> Result<(), Error> {
    match game.seats().iter().any(|it| it.0 == seat) {
        true => Ok(()),
        false => Err(Error::new(Code::UnknownSeat, format!("There is no {seat} in this match."))),
    }
}

/// The built-in bots that were asked for; in a seat's session others play all other seats in any case.
fn opponents<G: HostedGame>(
    game: &Game<G::Rules>,
    terms: &Terms,
    seed: u64,
) -> Result<BTreeMap<Seat, Opponent<G>>, Error> {
    let automata = G::automata(game.world());
    let people = || game.seats().into_iter().map(|it| it.0).filter(|it| !automata.contains(it));
    let mut wanted: BTreeMap<Seat, BotName> = match (&terms.opponents, terms.seat) {
        (None, None) => return Ok(BTreeMap::new()),
        (None, Some(_)) => people().map(|it| (it, BotName::greedy())).collect(),
        (Some(Opponents::Others(bot)), _) => people().map(|it| (it, bot.clone())).collect(),
        (Some(Opponents::Seats(bots)), seat) => {
            let others = seat.into_iter().flat_map(|_| people()).map(|it| (it, BotName::greedy()));
            others.chain(bots.clone()).collect()
        }
    };
    match (terms.seat, &terms.opponents) {
        (Some(own), Some(Opponents::Seats(bots))) if bots.contains_key(&own) => {
            return Err(Error::new(Code::BadRequest, format!("You play {own} yourself in this session.")));
        }
        (Some(own), _) => drop(wanted.remove(&own)),
        (None, Some(Opponents::Others(_))) => drop(wanted.pop_first()),
        (None, _) => (),
    }
    if people().all(|it| wanted.contains_key(&it)) {
        return Err(Error::new(Code::BadRequest, "Leave at least one seat to yourself."));
    }
    let seated = |(seat, bot): (Seat, BotName)| {
        known_seat(game, seat)?;
        let chance = Shuffler::for_game(!seed, u64::from(seat.0));
        let bot =
            Opponent::new(game.world(), &bot, chance).map_err(|why| Error::new(Code::UnknownBot, why))?;
        Ok((seat, bot))
    };
    wanted.into_iter().map(seated).collect()
}

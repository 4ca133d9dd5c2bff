//! Games as partners for programs: one JSON object a line, in and out. See docs/engine.md.

use std::io::{BufRead, Read, Write, stdin, stdout};

use ::aces::Aces;
use ::sergeants::Sergeants;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use table::{
    Answer, Chance, ChanceWanted, Dice, Match, Pending, Problem, Refused, Rules, Seat, Shuffler, Viewer,
    load, save,
};

use crate::{
    failure::Failure,
    speech::Speech,
    spoken::{Shelves, Spoken, reasons},
    terminal::from_the_clock,
};

/// A line longer than this is refused: no position and no match needs so much.
const LONGEST_LINE: u64 = 16 << 20;

/// Answer questions and take moves as lines of JSON.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// A folder of content of your own, of either game.
    #[arg(long)]
    content: Option<std::path::PathBuf>,
    /// The language of sentences: en, it, es, uk.
    #[arg(long, default_value = "en")]
    language: String,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut engine = Engine {
        speech: Speech::new(&arguments.language)?,
        shelves: Shelves::read(arguments.content.as_deref())?,
        session: None,
    };
    let mut input = stdin().lock();
    let mut output = stdout().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        if (&mut input).take(LONGEST_LINE).read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        if line.len() as u64 == LONGEST_LINE && line.last() != Some(&b'\n') {
            // The rest of the line is no request of its own.
            let mut rest = Vec::new();
            while (&mut input).take(LONGEST_LINE).read_until(b'\n', &mut rest)? != 0
                && rest.last() != Some(&b'\n')
            {
                rest.clear();
            }
            let message = format!("The line is longer than {LONGEST_LINE} bytes; nothing needs so much.");
            writeln!(output, "{}", json!({"id": null, "error": Error::new("bad_json", message).json()}))?;
            output.flush()?;
            continue;
        }
        if line.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        let (reply, quits) = engine.reply(&line);
        writeln!(output, "{reply}")?;
        output.flush()?;
        if quits {
            return Ok(());
        }
    }
}

/// A request. Fields that a `do` does not use are refused with it.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
enum Do {
    // With braces, since serde lets a variant without them have any fields.
    Games {},
    New {
        game: String,
        #[serde(default)]
        setup: Map<String, Value>,
        #[serde(default)]
        position: Option<Map<String, Value>>,
        #[serde(default)]
        dice: DiceBy,
        #[serde(default)]
        seed: Option<u64>,
    },
    Pending {
        #[serde(default)]
        seat: Option<Seat>,
    },
    Answer {
        #[serde(default)]
        seat: Option<Seat>,
        #[serde(default)]
        choice: Option<Value>,
        #[serde(default)]
        roll: Option<Vec<u8>>,
        #[serde(default)]
        draw: Option<Value>,
        #[serde(default)]
        time_up: bool,
    },
    View {
        #[serde(default)]
        seat: Option<Seat>,
    },
    Undo {
        seat: Seat,
    },
    Redo {
        seat: Seat,
    },
    Next {},
    Save {},
    Load {
        #[serde(rename = "match")]
        text: Value,
        #[serde(default)]
        dice: DiceBy,
        #[serde(default)]
        seed: Option<u64>,
    },
    Quit {},
}

/// A request, or a question about the position, which has fields of its own.
enum Asked {
    Do(Do),
    Query { seat: Option<Seat>, what: Value },
}

impl Asked {
    fn read(mut request: Map<String, Value>) -> serde_json::Result<Asked> {
        match request.get("do").and_then(Value::as_str) {
            Some("query") => {
                request.remove("do");
                let seat = request.remove("seat").map(serde_json::from_value).transpose()?;
                Ok(Asked::Query { seat, what: Value::Object(request) })
            }
            _ => serde_json::from_value(Value::Object(request)).map(Asked::Do),
        }
    }
}

/// Who rolls.
#[derive(Copy, Clone, Default, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum DiceBy {
    /// The engine.
    #[default]
    Auto,
    /// Whoever types: the engine asks for each roll.
    Manual,
}

struct Engine {
    speech: Speech,
    shelves: Shelves,
    session: Option<Box<dyn Partner>>,
}

/// A match of some game.
trait Partner {
    fn pending(&self, speech: &Speech, seat: Option<Seat>) -> Result<Value, Error>;
    fn answer(&mut self, speech: &Speech, answer: Given) -> Result<Value, Error>;
    fn view(&self, seat: Option<Seat>) -> Result<Value, Error>;
    fn undo(&mut self, speech: &Speech, seat: Seat) -> Result<Value, Error>;
    fn redo(&mut self, speech: &Speech, seat: Seat) -> Result<Value, Error>;
    fn next(&mut self, speech: &Speech) -> Result<Value, Error>;
    fn save(&self) -> Value;
    fn find(&self, speech: &Speech, seat: Option<Seat>, what: Value) -> Result<Value, Error>;
}

/// An answer as it was sent.
enum Given {
    Choice(Seat, Value),
    Roll(Dice),
    Draw(Value),
    TimeUp,
}

struct Session<R: Rules> {
    it: Match<R>,
    dice: DiceBy,
    chance: Shuffler,
}

/// What went wrong, for a program and for its author.
pub(crate) struct Error {
    code: &'static str,
    message: String,
    rule: Option<&'static str>,
    problems: Vec<Problem>,
}

impl Error {
    pub(crate) fn new(code: &'static str, message: impl Into<String>) -> Error {
        Error { code, message: message.into(), rule: None, problems: Vec::new() }
    }

    /// What the rules refuse.
    pub(crate) fn refused<R: Spoken>(speech: &Speech, world: &R::World, why: &R::Why) -> Error {
        let message = speech.say(world, &R::why(why));
        Error { code: "refused", message, rule: Some(R::rule(why)), problems: Vec::new() }
    }

    /// Something that was sent is not what it should be.
    pub(crate) fn unreadable(what: &str, why: &serde_json::Error) -> Error {
        Error::new("bad_request", format!("The {what} cannot be understood: {why}."))
    }

    fn json(&self) -> Value {
        let mut error = json!({"code": self.code, "message": self.message});
        if let Some(rule) = self.rule {
            error["rule"] = rule.into();
        }
        if !self.problems.is_empty() {
            error["problems"] = json!(self.problems);
        }
        error
    }
}

impl From<Vec<Problem>> for Error {
    fn from(problems: Vec<Problem>) -> Error {
        let message = problems.iter().map(Problem::to_string).collect::<Vec<_>>().join(" ");
        Error { code: "bad_setup", message, rule: None, problems }
    }
}

impl Engine {
    /// The reply to one line, and whether it was the last.
    fn reply(&mut self, line: &[u8]) -> (Value, bool) {
        let parsed: Result<Map<String, Value>, _> = serde_json::from_slice(line);
        let mut request = match parsed {
            Ok(request) => request,
            Err(why) => {
                let message = format!(
                    "The line is not a JSON object: {why}. One looks like {{\"id\":1,\"do\":\"games\"}}."
                );
                return (json!({"id": null, "error": Error::new("bad_json", message).json()}), false);
            }
        };
        let id = request.remove("id").unwrap_or(Value::Null);
        let quits = request.get("do") == Some(&"quit".into());
        let done = match Asked::read(request) {
            Ok(asked) => self.guarded(asked),
            Err(why) => Err(Error::new("bad_request", format!("The request cannot be understood: {why}."))),
        };
        match done {
            Ok(ok) => (json!({"id": id, "ok": ok}), quits),
            Err(error) => (json!({"id": id, "error": error.json()}), false),
        }
    }

    /// A fault of ours ends the match, not the engine.
    fn guarded(&mut self, asked: Asked) -> Result<Value, Error> {
        let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| match asked {
            Asked::Do(request) => self.carry_out(request),
            Asked::Query { seat, what } => self.with(|speech, session| session.find(speech, seat, what)),
        }));
        done.unwrap_or_else(|_| {
            self.session = None;
            Err(Error::new(
                "fault",
                "Sandtable made a mistake; the match is lost. Please report the lines that led here.",
            ))
        })
    }

    fn carry_out(&mut self, request: Do) -> Result<Value, Error> {
        match request {
            Do::Games {} => {
                Ok(json!({"games": [Aces::offer(&self.shelves), Sergeants::offer(&self.shelves)]}))
            }
            Do::New { game, setup, position, dice, seed } => match game.as_str() {
                Aces::NAME => self.new_match::<Aces>(setup, position, dice, seed),
                Sergeants::NAME => self.new_match::<Sergeants>(setup, position, dice, seed),
                _ => Err(no_such_game(&game)),
            },
            Do::Pending { seat } => self.with(|speech, session| session.pending(speech, seat)),
            Do::Answer { seat, choice, roll, draw, time_up } => {
                let answer = match (seat, choice, roll, draw, time_up) {
                    (Some(seat), Some(choice), None, None, false) => Given::Choice(seat, choice),
                    (None, None, Some(roll), None, false) => Given::Roll(read_dice(&roll)?),
                    (None, None, None, Some(draw), false) => Given::Draw(draw),
                    (None, None, None, None, true) => Given::TimeUp,
                    _ => {
                        let message = "An answer has \"seat\" and \"choice\", or \"roll\", or \"draw\", or \"time_up\".";
                        return Err(Error::new("bad_request", message));
                    }
                };
                self.with(|speech, session| session.answer(speech, answer))
            }
            Do::View { seat } => self.with(|_, session| session.view(seat)),
            Do::Undo { seat } => self.with(|speech, session| session.undo(speech, seat)),
            Do::Redo { seat } => self.with(|speech, session| session.redo(speech, seat)),
            Do::Next {} => self.with(|speech, session| session.next(speech)),
            Do::Save {} => self.with(|_, session| Ok(session.save())),
            Do::Load { text, dice, seed } => {
                let (text, read) = match text {
                    Value::String(text) => {
                        let read = serde_json::from_str::<Value>(&text).unwrap_or_default();
                        (text, read)
                    }
                    other => (other.to_string(), other),
                };
                match read["game"].as_str() {
                    Some(Sergeants::NAME) => self.load_match::<Sergeants>(&text, dice, seed),
                    _ => self.load_match::<Aces>(&text, dice, seed),
                }
            }
            Do::Quit {} => Ok(json!("bye")),
        }
    }

    fn new_match<R: Spoken>(
        &mut self,
        setup: Map<String, Value>,
        position: Option<Map<String, Value>>,
        dice: DiceBy,
        seed: Option<u64>,
    ) -> Result<Value, Error> {
        let (it, events) = Match::<R>::new(R::asked_for(&self.shelves, setup, position)?)?;
        Ok(self.begin(it, events, dice, seed))
    }

    fn load_match<R: Spoken>(&mut self, text: &str, dice: DiceBy, seed: Option<u64>) -> Result<Value, Error> {
        let it = load::<R>(text).map_err(|why| Error::new("bad_match", why.to_string()))?;
        Ok(self.begin(it, Vec::new(), dice, seed))
    }

    fn begin<R: Spoken>(
        &mut self,
        it: Match<R>,
        mut events: Vec<R::Event>,
        dice: DiceBy,
        seed: Option<u64>,
    ) -> Value {
        let chance = Shuffler::new(seed.unwrap_or_else(from_the_clock));
        let mut session = Session { it, dice, chance };
        events.extend(session.roll_on());
        let reply = session.told(&self.speech, &events);
        self.session = Some(Box::new(session));
        reply
    }

    fn with<T>(&mut self, f: impl FnOnce(&Speech, &mut dyn Partner) -> Result<T, Error>) -> Result<T, Error> {
        match &mut self.session {
            Some(session) => f(&self.speech, &mut **session),
            None => Err(Error::new("no_match", "There is no match yet; begin with \"new\" or \"load\".")),
        }
    }
}

fn no_such_game(game: &str) -> Error {
    let message = format!("There is no game \"{game}\"; there are \"aces\" and \"sergeants\".");
    Error::new("unknown_game", message)
}

fn read_dice(roll: &[u8]) -> Result<Dice, Error> {
    let too_many = |_| Error::new("bad_request", format!("{} dice are more than any roll has.", roll.len()));
    Dice::try_from(roll).map_err(too_many)
}

impl<R: Spoken> Partner for Session<R> {
    fn pending(&self, speech: &Speech, seat: Option<Seat>) -> Result<Value, Error> {
        if let Some(seat) = seat {
            self.viewer(seat)?;
        }
        Ok(self.awaited(speech, seat))
    }

    fn answer(&mut self, speech: &Speech, answer: Given) -> Result<Value, Error> {
        let read =
            |choice: Value| serde_json::from_value(choice).map_err(|why| Error::unreadable("request", &why));
        let answer = match answer {
            Given::Choice(seat, choice) => Answer::Choose { seat, choice: read(choice)? },
            Given::Roll(dice) => Answer::Roll(dice),
            Given::Draw(choice) => Answer::Draw(read(choice)?),
            Given::TimeUp => Answer::TimeUp,
        };
        let mut events = match self.it.answer(answer) {
            Ok(events) => events,
            Err(Refused::Rule(why)) => return Err(Error::refused::<R>(speech, self.it.game().world(), &why)),
            Err(other) => return Err(Error::new("not_awaited", other.to_string())),
        };
        events.extend(self.roll_on());
        Ok(self.told(speech, &events))
    }

    fn view(&self, seat: Option<Seat>) -> Result<Value, Error> {
        let game = self.it.game();
        let view = game.view(seat.map_or(Ok(Viewer::Spectator), |it| self.viewer(it))?);
        Ok(R::shown(game.world(), &view))
    }

    fn undo(&mut self, speech: &Speech, seat: Seat) -> Result<Value, Error> {
        match self.it.undo(seat) {
            Ok(()) => Ok(json!({"pending": self.awaited(speech, None)})),
            Err(why) => Err(Error::new("cannot_undo", why.to_string())),
        }
    }

    fn redo(&mut self, speech: &Speech, seat: Seat) -> Result<Value, Error> {
        match self.it.redo(seat) {
            Some(events) => Ok(self.told(speech, &events)),
            None => Err(Error::new("cannot_redo", "There is nothing to do again.")),
        }
    }

    fn next(&mut self, speech: &Speech) -> Result<Value, Error> {
        let game = self.it.game();
        let outcome = game.pending().outcome();
        let outcome = outcome.ok_or_else(|| Error::new("not_over", "The match is not over yet."))?;
        let winners = R::winners(game.world(), outcome);
        let next = R::sequel(self.it.setup(), game, &winners)?;
        let next = next.ok_or_else(|| Error::new("no_next", "Nothing follows this match."))?;
        let (it, mut events) = Match::<R>::new(next)?;
        self.it = it;
        events.extend(self.roll_on());
        Ok(self.told(speech, &events))
    }

    fn save(&self) -> Value {
        let text: Value = serde_json::from_str(&save(&self.it)).unwrap_or_default();
        json!({"match": text})
    }

    fn find(&self, speech: &Speech, seat: Option<Seat>, what: Value) -> Result<Value, Error> {
        let viewer = seat.map_or(Ok(Viewer::Spectator), |it| self.viewer(it))?;
        R::find(speech, self.it.game(), viewer, what)
    }
}

impl<R: Spoken> Session<R> {
    /// Rolls and draws until a person is asked, if the engine rolls.
    fn roll_on(&mut self) -> Vec<R::Event> {
        let mut events = Vec::new();
        while self.dice == DiceBy::Auto {
            let Pending::Chance(wanted) = self.it.game().pending() else { break };
            let answer = match wanted {
                ChanceWanted::Roll { n, sides, .. } => {
                    let mut dice: Dice = (0..*n).map(|_| 1).collect();
                    self.chance.throw(*sides, &mut dice);
                    Answer::Roll(dice)
                }
                ChanceWanted::Draw { bag, .. } => {
                    Answer::Draw(bag[self.chance.below(bag.len() as u32) as usize].clone())
                }
            };
            events.extend(self.it.answer(answer).expect("chance fits what is wanted"));
        }
        events
    }

    /// What happened and what is awaited now.
    fn told(&self, speech: &Speech, events: &[R::Event]) -> Value {
        let world = self.it.game().world();
        // What only some may know is in their views.
        let seen = events.iter().filter_map(|it| self.it.game().seen(it, Viewer::Spectator));
        let events: Vec<Value> = seen
            .map(|it| {
                let mut told = json!({"event": it});
                if let Some(phrase) = R::event(&it) {
                    told["says"] = speech.say(world, &phrase).into();
                    told["rules"] = json!(phrase.rules);
                }
                let why = R::reasons(&it);
                if !why.is_empty() {
                    told["why"] = reasons(speech, world, &why);
                }
                told
            })
            .collect();
        json!({"events": events, "pending": self.awaited(speech, None)})
    }

    /// What is awaited: of a seat if one is named, else of everybody.
    fn awaited(&self, speech: &Speech, seat: Option<Seat>) -> Value {
        let game = self.it.game();
        let world = game.world();
        let pending = match seat {
            Some(seat) => game.pending_for(Viewer::Seat(seat)),
            None => game.pending().clone(),
        };
        match pending {
            Pending::Over(outcome) => {
                let phrase = R::outcome(&outcome);
                json!({"over": outcome, "says": speech.say(world, &phrase), "rules": phrase.rules})
            }
            Pending::Chance(wanted) => {
                let (ask, mut json) = match &wanted {
                    ChanceWanted::Roll { ask, n, sides } => (ask, json!({"roll": {"n": n, "sides": sides}})),
                    ChanceWanted::Draw { ask, bag } => (ask, json!({"draw": {"bag": bag}})),
                };
                let phrase = R::ask(ask);
                json["ask"] = json!(ask);
                json["says"] = speech.say(world, &phrase).into();
                json["rules"] = json!(phrase.rules);
                json
            }
            Pending::Decide { prompts, asides, timed } => {
                let view = game.view(Viewer::Spectator);
                let prompts: Vec<Value> = prompts
                    .iter()
                    .map(|it| {
                        let phrase = R::ask(&it.ask);
                        let mut prompt = json!({"seat": it.seat, "ask": it.ask, "says": speech.say(world, &phrase),
                            "rules": phrase.rules, "options": it.options});
                        if let Some(space) = it.space.as_ref().and_then(|it| R::space(world, &view, it)) {
                            prompt["space"] = space;
                        }
                        prompt
                    })
                    .collect();
                json!({"decide": prompts, "asides": asides, "timed": timed})
            }
        }
    }

    /// The person in a seat of this match.
    fn viewer(&self, seat: Seat) -> Result<Viewer, Error> {
        match self.it.game().seats().iter().any(|it| it.0 == seat) {
            true => Ok(Viewer::Seat(seat)),
            false => Err(Error::new("unknown_seat", format!("There is no {seat} in this match."))),
        }
    }
}

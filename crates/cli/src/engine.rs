//! The game as a partner for programs: one JSON object a line, in and out. See docs/engine.md.

use std::io::{BufRead, Read, Write, stdin, stdout};

use aces::{Aces, Chain, Choice, Event, Position, Space, Why, World, content, movable};
use protocol::{Found, NotFound, Query, Request, query};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use table::{
    Answer, Chance, ChanceWanted, Dice, Match, Pending, Problem, Refused, Seat, Shuffler, Viewer, load, save,
};

use crate::{failure::Failure, play::from_the_clock, shelf::read_shelf, speech::Speech};

/// A line longer than this is refused: no position and no match needs so much.
const LONGEST_LINE: u64 = 16 << 20;

/// Answer questions and take moves as lines of JSON.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// A folder of your own boards and mats.
    #[arg(long)]
    content: Option<std::path::PathBuf>,
    /// The language of sentences: en, it, es, uk.
    #[arg(long, default_value = "en")]
    language: String,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut engine = Engine {
        speech: Speech::new(&arguments.language)?,
        shelf: read_shelf(arguments.content.as_deref())?,
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
        choice: Option<Choice>,
        #[serde(default)]
        roll: Option<Vec<u8>>,
        #[serde(default)]
        draw: Option<Choice>,
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
    Query(Query),
}

impl Asked {
    fn read(mut request: Map<String, Value>) -> serde_json::Result<Asked> {
        match request.get("do").and_then(Value::as_str) {
            Some("query") => {
                request.remove("do");
                serde_json::from_value(Value::Object(request)).map(Asked::Query)
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
    shelf: content::Shelf,
    session: Option<Session>,
}

struct Session {
    it: Match<Aces>,
    dice: DiceBy,
    chance: Shuffler,
}

/// What went wrong, for a program and for its author.
struct Error {
    code: &'static str,
    message: String,
    rule: Option<&'static str>,
    problems: Vec<Problem>,
}

impl Error {
    fn new(code: &'static str, message: impl Into<String>) -> Error {
        Error { code, message: message.into(), rule: None, problems: Vec::new() }
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
            Asked::Query(what) => self.with(|speech, session| find(speech, session, what)),
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
                Ok(json!({"games": [{"game": "aces", "name": "Aces & Armor", "players": [2, 3, 4],
                "boards": content::BOARDS, "options": aces::Options::default()}]}))
            }
            Do::New { game, setup, position, dice, seed } => {
                self.new_match(&game, setup, position, dice, seed)
            }
            Do::Pending { seat } => self.with(|speech, session| {
                if let Some(seat) = seat {
                    viewer(session, seat)?;
                }
                Ok(pending(speech, session, seat))
            }),
            Do::Answer { seat, choice, roll, draw, time_up } => {
                let answer = match (seat, choice, roll, draw, time_up) {
                    (Some(seat), Some(choice), None, None, false) => Answer::Choose { seat, choice },
                    (None, None, Some(roll), None, false) => Answer::Roll(read_dice(&roll)?),
                    (None, None, None, Some(draw), false) => Answer::Draw(draw),
                    (None, None, None, None, true) => Answer::TimeUp,
                    _ => {
                        let message = "An answer has \"seat\" and \"choice\", or \"roll\", or \"draw\", or \"time_up\".";
                        return Err(Error::new("bad_request", message));
                    }
                };
                self.with(|speech, session| answer_with(speech, session, answer))
            }
            Do::View { seat } => self.with(|_, session| view(session, seat)),
            Do::Undo { seat } => self.with(|speech, session| match session.it.undo(seat) {
                Ok(()) => Ok(json!({"pending": pending(speech, session, None)})),
                Err(why) => Err(Error::new("cannot_undo", why.to_string())),
            }),
            Do::Redo { seat } => self.with(|speech, session| match session.it.redo(seat) {
                Some(events) => Ok(told(speech, session, &events)),
                None => Err(Error::new("cannot_redo", "There is nothing to do again.")),
            }),
            Do::Save {} => self.with(|_, session| {
                let text: Value = serde_json::from_str(&save(&session.it)).unwrap_or_default();
                Ok(json!({"match": text}))
            }),
            Do::Load { text, dice, seed } => {
                let text = match text {
                    Value::String(text) => text,
                    other => other.to_string(),
                };
                let it = load::<Aces>(&text).map_err(|why| Error::new("bad_match", why.to_string()))?;
                self.begin(it, Vec::new(), dice, seed)
            }
            Do::Quit {} => Ok(json!("bye")),
        }
    }

    fn new_match(
        &mut self,
        game: &str,
        setup: Map<String, Value>,
        position: Option<Map<String, Value>>,
        dice: DiceBy,
        seed: Option<u64>,
    ) -> Result<Value, Error> {
        if game != "aces" {
            return Err(Error::new(
                "unknown_game",
                format!("There is no game \"{game}\"; there is \"aces\"."),
            ));
        }
        let unreadable = |what: &'static str| {
            move |why| Error::new("bad_request", format!("The {what} cannot be understood: {why}."))
        };
        let mut request: Request =
            serde_json::from_value(Value::Object(setup)).map_err(unreadable("set-up"))?;
        if let Some(position) = position {
            bring(&mut request, position).map_err(unreadable("position"))?;
        }
        let (it, events) = Match::new(request.setup(&self.shelf)?)?;
        self.begin(it, events, dice, seed)
    }

    fn begin(
        &mut self,
        it: Match<Aces>,
        events: Vec<Event>,
        dice: DiceBy,
        seed: Option<u64>,
    ) -> Result<Value, Error> {
        let chance = Shuffler::new(seed.unwrap_or_else(from_the_clock));
        let mut session = Session { it, dice, chance };
        let mut events = events;
        let more = roll_on(&mut session);
        events.extend(more);
        let reply = told(&self.speech, &session, &events);
        self.session = Some(session);
        Ok(reply)
    }

    fn with<T>(&mut self, f: impl FnOnce(&Speech, &mut Session) -> Result<T, Error>) -> Result<T, Error> {
        match &mut self.session {
            Some(session) => f(&self.speech, session),
            None => Err(Error::new("no_match", "There is no match yet; begin with \"new\" or \"load\".")),
        }
    }
}

/// A position may bring its own board, mats and options.
fn bring(request: &mut Request, mut position: Map<String, Value>) -> serde_json::Result<()> {
    if let Some(board) = position.remove("board") {
        request.board = Some(serde_json::from_value(board)?);
    }
    if let Some(mats) = position.remove("mats") {
        request.mats = Some(serde_json::from_value(mats)?);
    }
    if let Some(options) = position.remove("options") {
        request.options = serde_json::from_value(options)?;
    }
    request.position = Some(serde_json::from_value::<Position>(Value::Object(position))?);
    Ok(())
}

fn read_dice(roll: &[u8]) -> Result<Dice, Error> {
    let too_many = |_| Error::new("bad_request", format!("{} dice are more than any roll has.", roll.len()));
    Dice::try_from(roll).map_err(too_many)
}

fn answer_with(speech: &Speech, session: &mut Session, answer: Answer<Aces>) -> Result<Value, Error> {
    let mut events = match session.it.answer(answer) {
        Ok(events) => events,
        Err(Refused::Rule(why)) => return Err(refused(speech, session, &why)),
        Err(other) => return Err(Error::new("not_awaited", other.to_string())),
    };
    events.extend(roll_on(session));
    Ok(told(speech, session, &events))
}

fn refused(speech: &Speech, session: &Session, why: &Why) -> Error {
    let message = speech.say(session.it.game().world(), &why.phrase());
    Error { code: "refused", message, rule: Some(why.rule()), problems: Vec::new() }
}

/// Rolls and draws until a person is asked, if the engine rolls.
fn roll_on(session: &mut Session) -> Vec<Event> {
    let mut events = Vec::new();
    while session.dice == DiceBy::Auto {
        let Pending::Chance(wanted) = session.it.game().pending() else { break };
        let answer = match wanted {
            ChanceWanted::Roll { n, sides, .. } => {
                let mut dice: Dice = (0..*n).map(|_| 1).collect();
                session.chance.throw(*sides, &mut dice);
                Answer::Roll(dice)
            }
            ChanceWanted::Draw { bag, .. } => {
                Answer::Draw(bag[session.chance.below(bag.len() as u32) as usize].clone())
            }
        };
        events.extend(session.it.answer(answer).expect("chance fits what is wanted"));
    }
    events
}

/// What happened and what is awaited now.
fn told(speech: &Speech, session: &Session, events: &[Event]) -> Value {
    let world = session.it.game().world();
    let events: Vec<Value> = events
        .iter()
        // What only some may know is in their views.
        .filter_map(|it| session.it.game().seen(it, Viewer::Spectator))
        .map(|it| {
            let phrase = it.phrase();
            let mut told = json!({"event": it, "says": speech.say(world, &phrase), "rules": phrase.rules});
            if let Event::Considered { chain, .. } = &it {
                told["why"] = why(speech, world, chain);
            }
            told
        })
        .collect();
    json!({"events": events, "pending": pending(speech, session, None)})
}

/// The answer to a question about the position.
fn find(speech: &Speech, session: &Session, what: Query) -> Result<Value, Error> {
    let game = session.it.game();
    let world = game.world();
    let found = query(world, &game.view(Viewer::Spectator).field, what).map_err(|not| match not {
        NotFound::Refused(why) => refused(speech, session, &why),
        other => Error::new(other.code(), other.to_string()),
    })?;
    let mut json = json!(found);
    if let Found::Automa(plan) = &found {
        json["why"] = why(speech, world, &plan.chain);
    }
    Ok(json)
}

/// The Automa's reasons, sentence by sentence.
fn why(speech: &Speech, world: &World, chain: &Chain) -> Value {
    let sentences = chain.links.iter().map(|link| {
        let phrase = link.phrase();
        json!({"says": speech.say(world, &phrase), "rules": phrase.rules})
    });
    sentences.collect()
}

/// What is awaited: of a seat if one is named, else of everybody.
fn pending(speech: &Speech, session: &Session, seat: Option<Seat>) -> Value {
    let game = session.it.game();
    let (world, field) = (game.world(), game.view(Viewer::Spectator).field);
    let pending = match seat {
        Some(seat) => game.pending_for(Viewer::Seat(seat)),
        None => game.pending().clone(),
    };
    match pending {
        Pending::Over(outcome) => {
            let phrase = outcome.phrase();
            json!({"over": outcome, "says": speech.say(world, &phrase), "rules": phrase.rules})
        }
        Pending::Chance(wanted) => {
            let (ask, mut json) = match &wanted {
                ChanceWanted::Roll { ask, n, sides } => (ask, json!({"roll": {"n": n, "sides": sides}})),
                ChanceWanted::Draw { ask, bag } => (ask, json!({"draw": {"bag": bag}})),
            };
            let phrase = ask.phrase();
            json["ask"] = json!(ask);
            json["says"] = speech.say(world, &phrase).into();
            json["rules"] = json!(phrase.rules);
            json
        }
        Pending::Decide { prompts, asides, timed } => {
            let prompts: Vec<Value> = prompts
                .iter()
                .map(|it| {
                    let phrase = it.ask.phrase();
                    let mut prompt = json!({"seat": it.seat, "ask": it.ask, "says": speech.say(world, &phrase),
                        "rules": phrase.rules, "options": it.options});
                    match it.space {
                        Some(Space::Marches { faction, .. }) => {
                            let units: Vec<_> = movable(world, &field, faction).map(|it| it.id).collect();
                            prompt["space"] = json!({"march": {"units": units}});
                        }
                        Some(Space::Divisions { faction }) => {
                            let own = field.waiting.iter().map(|it| it.id).filter(|it| it.faction() == faction);
                            let tokens = world.tokens_of(faction);
                            prompt["space"] =
                                json!({"divide": {"units": own.collect::<Vec<_>>(), "tokens": tokens}});
                        }
                        Some(Space::Transfers { .. }) | None => (),
                    }
                    prompt
                })
                .collect();
            json!({"decide": prompts, "asides": asides, "timed": timed})
        }
    }
}

/// The person in a seat of this match.
fn viewer(session: &Session, seat: Seat) -> Result<Viewer, Error> {
    match session.it.game().seats().iter().any(|it| it.0 == seat) {
        true => Ok(Viewer::Seat(seat)),
        false => Err(Error::new("unknown_seat", format!("There is no {seat} in this match."))),
    }
}

fn view(session: &Session, seat: Option<Seat>) -> Result<Value, Error> {
    let game = session.it.game();
    let view = game.view(seat.map_or(Ok(Viewer::Spectator), |it| viewer(session, it))?);
    let world = game.world();
    let factories: Map<String, Value> = world
        .factories
        .iter()
        .zip(&view.field.flags)
        .map(|(hex, flag)| (hex.to_string(), json!(flag)))
        .collect();
    let mut json = json!(view);
    json["flags"] = Value::Object(factories);
    json["factories_to_win"] = world.factories_to_win().into();
    Ok(json)
}

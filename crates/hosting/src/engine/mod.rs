//! Games as partners for programs: one JSON object a line, in and out. See docs/engine.md.

mod away;
mod drills;
mod error;
mod replies;
mod request;
mod session;

use std::io::{BufRead, Read, Write, stdin, stdout};

pub use away::at_a_seat;
use drills::{DrillDo, Drilled};
pub use error::{Code, Error};
pub use replies::{Reason, reasons};
pub(crate) use request::{Asked, Batch, Do, Given};
pub use request::{DiceBy, Opponents, Terms};
use request::{NewGame, Question};
use serde_json::{Map, Value, json};
pub use session::Begun;
use session::{MOST_HANDLES, Partner, Suggestion};
pub(crate) use session::{Session, begin};
use speech::Localizer;
use table::{Dictionary, Problem, Seat};

use crate::{AnyShelf, BotName, Failure, Games, content::Content, drill::AnyDrill};

/// A longer line is refused: no position and no match needs that much.
pub(crate) const LONGEST_LINE: u64 = 16 << 20;

/// The version of the protocol: raised when a program that was written for the one before might not understand a reply.
pub const PROTOCOL: u32 = 1;

/// What a program may count on beyond the requests of the first engines.
const FEATURES: [&str; 12] = [
    "analyse",
    "batch",
    "drill",
    "imagine",
    "on",
    "opponents",
    "position_answers",
    "resign",
    "seat",
    "snapshot",
    "suggest",
    "wait",
];

/// More requests in one batch are refused.
const MOST_REQUESTS: usize = 10_000;

/// Answer questions and take moves as lines of JSON.
#[derive(clap::Args)]
pub struct Arguments {
    /// A folder of content of your own, of any game.
    #[arg(long)]
    content: Option<std::path::PathBuf>,
    /// The language of sentences, such as en, it, es or uk.
    #[arg(long, default_value = "en")]
    language: String,
    /// Play one seat, from 0, and know only what that seat may know; bots play the others.
    #[arg(long)]
    seat: Option<u8>,
}

impl Arguments {
    /// An engine within another program.
    pub fn new(language: &str, seat: Option<u8>, content: Option<std::path::PathBuf>) -> Arguments {
        Arguments { content, language: language.to_string(), seat }
    }
}

/// Reads requests from standard input and writes replies to standard output until the input ends or says `quit`.
pub fn run(arguments: &Arguments, games: &Games) -> Result<(), Failure> {
    let mut engine = Engine::new(arguments, games)?;
    serve(&mut engine)?;
    match engine.faulty {
        Some(error) => Err(Failure::new(error.message())),
        None => Ok(()),
    }
}

fn serve(engine: &mut Engine) -> Result<(), Failure> {
    let mut input = stdin().lock();
    let mut output = stdout().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        if (&mut input).take(LONGEST_LINE).read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        if line.len() as u64 == LONGEST_LINE && line.last() != Some(&b'\n') {
            // The rest of the line is not a request of its own.
            let mut rest = Vec::new();
            while (&mut input).take(LONGEST_LINE).read_until(b'\n', &mut rest)? != 0
                && rest.last() != Some(&b'\n')
            {
                rest.clear();
            }
            let message = format!("The line is longer than {LONGEST_LINE} bytes; nothing needs so much.");
            writeln!(output, "{}", json!({"id": null, "error": Error::new(Code::BadJson, message).json()}))?;
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

/// The content of every game, with people's own over it.
fn shelves(games: &Games, path: Option<&std::path::Path>) -> Result<Vec<Box<dyn AnyShelf>>, Error> {
    let unreadable = |why: Failure| Error::new(Code::BadContent, why.to_string());
    let content = path.map(|it| Content::open(it, games)).transpose().map_err(unreadable)?;
    let shelf = |game: &dyn crate::AnyGame| {
        let files = content.as_ref().map(|it| it.files(game.name(), |file| game.reads(file))).transpose();
        let files = files.map_err(unreadable)?.flatten();
        game.shelf(&files.unwrap_or_default()).map_err(bad_content)
    };
    games.iter().map(shelf).collect()
}

fn bad_content(problems: Vec<Problem>) -> Error {
    Error::with_problems(Code::BadContent, problems)
}

/// A game as a partner for programs: requests go in, replies come out.
pub struct Engine {
    localizer: Localizer,
    shelves: Vec<Box<dyn AnyShelf>>,
    /// What is wrong with people's own content: whatever is asked, this is the answer.
    faulty: Option<Error>,
    /// The names of the games, for a sentence.
    names: String,
    /// The one seat that all sessions are for.
    seat: Option<Seat>,
    session: Option<Box<dyn Partner>>,
    drilled: Drilled,
}

/// A line as a request with its id, or the error to reply with.
pub(crate) fn read_line(line: &[u8]) -> Result<(Value, Map<String, Value>), Error> {
    let mut request: Map<String, Value> = serde_json::from_slice(line).map_err(|why| {
        let message =
            format!("The line is not a JSON object: {why}. One looks like {{\"id\":1,\"do\":\"games\"}}.");
        Error::new(Code::BadJson, message)
    })?;
    let id = request.remove("id").unwrap_or(Value::Null);
    Ok((id, request))
}

/// A reply with the id of its request.
pub(crate) fn reply_with(id: &Value, done: Result<Value, Error>) -> Value {
    match done {
        Ok(ok) => json!({"id": id, "ok": ok}),
        Err(error) => json!({"id": id, "error": error.json()}),
    }
}

impl Engine {
    /// One that has no match yet.
    pub fn new(arguments: &Arguments, games: &Games) -> Result<Engine, Failure> {
        let (shelves, faulty) = match shelves(games, arguments.content.as_deref()) {
            Ok(shelves) => (shelves, None),
            Err(error) => (Vec::new(), Some(error)),
        };
        Ok(Engine {
            localizer: games.localizer(&arguments.language)?,
            shelves,
            faulty,
            names: games.names(),
            seat: arguments.seat.map(Seat),
            session: None,
            drilled: Drilled::default(),
        })
    }

    /// The games side by side that have begun, for a program that this one is a part of.
    pub fn drilled(&mut self) -> Option<&mut dyn AnyDrill> {
        match &mut self.drilled.0 {
            Some(drill) => Some(&mut **drill),
            None => None,
        }
    }

    /// The reply to one line, and whether it was the last.
    pub fn reply(&mut self, line: &[u8]) -> (Value, bool) {
        match read_line(line) {
            Err(error) => (reply_with(&Value::Null, Err(error)), false),
            Ok((id, request)) => {
                let quits = request.get("do") == Some(&"quit".into());
                let done = self.done(request);
                let quits = quits && done.is_ok();
                (reply_with(&id, done), quits)
            }
        }
    }

    fn done(&mut self, request: Map<String, Value>) -> Result<Value, Error> {
        if let Some(error) = &self.faulty
            && request.get("do") != Some(&"quit".into())
        {
            return Err(error.clone());
        }
        self.guarded(Asked::read(request).map_err(|why| misread(&why))?)
    }

    /// An internal error ends the match, not the engine.
    fn guarded(&mut self, asked: Asked) -> Result<Value, Error> {
        let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| match asked {
            Asked::Batch(batch) => self.batch(batch),
            Asked::Do(request) => self.carry_out(request),
            Asked::Drill(wanted) => self.drill(wanted),
            other => self.with(|localizer, session| find(localizer, session, other)),
        }));
        done.unwrap_or_else(|_| {
            self.session = None;
            self.drilled = Drilled::default();
            Err(Error::new(
                Code::Fault,
                "Sandtable made a mistake; the match is lost. Please report the lines that led here.",
            ))
        })
    }

    /// Each request has its reply, in their order.
    fn batch(&mut self, Batch { requests, stop }: Batch) -> Result<Value, Error> {
        if MOST_REQUESTS < requests.len() {
            let message = format!("A batch has {MOST_REQUESTS} requests at most.");
            return Err(Error::new(Code::BadRequest, message));
        }
        let mut failed = false;
        let mut replies = Vec::new();
        for mut request in requests {
            let id = request.remove("id").unwrap_or(Value::Null);
            let within = matches!(request.get("do").and_then(Value::as_str), Some("batch" | "quit"));
            let done = match (failed && stop, within) {
                (true, _) => Err(Error::new(Code::Stopped, "A request before this one failed.")),
                (_, true) => Err(Error::new(Code::BadRequest, "This cannot be done within a batch.")),
                _ => self.done(request),
            };
            failed |= done.is_err();
            replies.push(reply_with(&id, done));
        }
        Ok(json!({"replies": replies}))
    }

    fn carry_out(&mut self, request: Do) -> Result<Value, Error> {
        match request {
            Do::Hello { protocol } => self.hello(protocol),
            Do::Games {} => {
                let listed = self.shelves.iter().filter(|it| !it.is_sample());
                Ok(json!({"games": listed.map(|it| it.offer()).collect::<Vec<_>>()}))
            }
            Do::New { game: NewGame { game, setup, position }, terms } => {
                let terms = terms.of(self.seat);
                let begun = self.shelf(&game)?.new_match(&self.localizer, setup, position, &terms)?;
                Ok(self.sit_down(begun))
            }
            Do::Load { text, terms } => self.load(text, &terms.of(self.seat)),
            Do::Quit {} => Ok(json!("bye")),
            other => self.with(|localizer, session| in_match(localizer, session, other)),
        }
    }

    /// Games side by side. They show every seat, so that a session of one seat has none.
    fn drill(&mut self, wanted: DrillDo) -> Result<Value, Error> {
        if self.seat.is_some() {
            return Err(Error::new(
                Code::NotForASeat,
                "A drill plays all seats: start the engine without one.",
            ));
        }
        match wanted {
            DrillDo::Begin { game, lanes, candidates, longest, seed, advice } => {
                let NewGame { game, setup, position } = game;
                let course = drills::course(lanes, candidates, longest, seed, advice);
                let drill = self.shelf(&game)?.drill(setup, position, course)?;
                Ok(self.drilled.take_up(drill))
            }
            other => self.drilled.carry_out(other),
        }
    }

    fn hello(&self, protocol: Option<u32>) -> Result<Value, Error> {
        greeted(protocol)?;
        let games: Vec<&str> = self.shelves.iter().filter(|it| !it.is_sample()).map(|it| it.name()).collect();
        let mut hello = hello(&self.localizer);
        hello["games"] = json!(games);
        hello["seat"] = json!(self.seat);
        Ok(hello)
    }

    fn load(&mut self, text: Value, terms: &Terms) -> Result<Value, Error> {
        let (text, read) = match text {
            Value::String(text) => {
                let read = serde_json::from_str::<Value>(&text).unwrap_or_default();
                (text, read)
            }
            other => (other.to_string(), other),
        };
        let nameless =
            || Error::new(Code::BadMatch, "This is not a match file of Sandtable: it names no game.");
        let game = read["game"].as_str().ok_or_else(nameless)?;
        let begun = self.shelf(game)?.load(&self.localizer, &text, terms)?;
        Ok(self.sit_down(begun))
    }

    fn shelf(&self, game: &str) -> Result<&dyn AnyShelf, Error> {
        let shelf = self.shelves.iter().find(|it| it.name() == game).map(|it| &**it);
        shelf.ok_or_else(|| {
            let message = format!("There is no game \"{game}\"; there are {}.", self.names);
            Error::new(Code::UnknownGame, message)
        })
    }

    fn sit_down(&mut self, begun: Begun) -> Value {
        self.session = Some(begun.session);
        begun.reply
    }

    fn with<T>(
        &mut self,
        f: impl FnOnce(&Localizer, &mut dyn Partner) -> Result<T, Error>,
    ) -> Result<T, Error> {
        match &mut self.session {
            Some(session) => f(&self.localizer, &mut **session),
            None => Err(Error::new(Code::NoMatch, "There is no match yet; begin with \"new\" or \"load\".")),
        }
    }
}

/// Refuses a protocol that is not spoken here.
pub(crate) fn greeted(protocol: Option<u32>) -> Result<(), Error> {
    match protocol {
        None | Some(PROTOCOL) => Ok(()),
        Some(other) => {
            let message = format!("The protocol {other} is not spoken here; this is {PROTOCOL}.");
            Err(Error::new(Code::UnknownProtocol, message))
        }
    }
}

/// What every session says of itself.
pub(crate) fn hello(localizer: &Localizer) -> Value {
    json!({
        "program": "sandtable",
        "version": env!("CARGO_PKG_VERSION"),
        "protocol": PROTOCOL,
        "features": FEATURES,
        "language": localizer.language(),
        "limits": {"line": LONGEST_LINE, "handles": MOST_HANDLES, "batch": MOST_REQUESTS},
    })
}

/// A request that concerns the match on the table.
pub(crate) fn in_match(l: &Localizer, session: &mut dyn Partner, request: Do) -> Result<Value, Error> {
    match request {
        Do::Pending { seat, on } => session.pending(l, on, seat),
        Do::Wait {} => session.wait(l),
        Do::Answer { seat, choice, roll, draw, time_up, on } => {
            session.answer(l, on, Given::read(seat, choice, roll, draw, time_up)?)
        }
        Do::View { seat, on } => session.view(on, seat),
        Do::World {} => Ok(session.world()),
        Do::Suggest { seat, bot, seed, on } => {
            let bot = bot.unwrap_or_else(BotName::greedy);
            session.suggest(Suggestion { on, seat, bot, seed })
        }
        Do::Analyse { plans, seed, seats } => session.analyse(l, plans, seed, seats),
        Do::Snapshot { on } => session.snapshot(on),
        Do::Restore { handle } => session.restore(l, handle),
        Do::Imagine { seat, seed, on } => session.imagine(on, seat, seed),
        Do::Drop { handle } => session.release(handle),
        Do::Undo { seat } => session.undo(l, seat),
        Do::Redo { seat } => session.redo(l, seat),
        Do::Resign { seat } => session.resign(l, seat),
        Do::Next {} => session.next(l),
        Do::Save {} => session.save(),
        Do::Hello { .. } | Do::Games {} | Do::New { .. } | Do::Load { .. } | Do::Quit {} => {
            Err(Error::new(Code::BadRequest, "This does not concern a match."))
        }
    }
}

/// A question about the position, or several: each has its answer or its error, in their order.
pub(crate) fn find(l: &Localizer, session: &mut dyn Partner, asked: Asked) -> Result<Value, Error> {
    let mut one = |Question { seat, on, what }| session.find(l, on, seat, what);
    match asked {
        Asked::Query(question) => one(question),
        Asked::Queries(questions) => {
            let replies = questions.into_iter().map(|question| {
                match question.map_err(|why| misread(&why)).and_then(&mut one) {
                    Ok(ok) => json!({"ok": ok}),
                    Err(error) => json!({"error": error.json()}),
                }
            });
            Ok(json!({"replies": replies.collect::<Vec<_>>()}))
        }
        Asked::Do(_) | Asked::Batch(_) | Asked::Drill(_) => {
            Err(Error::new(Code::BadRequest, "This is not a question."))
        }
    }
}

pub(crate) fn misread(why: &serde_json::Error) -> Error {
    Error::new(Code::BadRequest, format!("The request cannot be understood: {why}."))
}

/// The types of requests and replies.
#[cfg(feature = "ts")]
pub(crate) fn types() -> crate::typescript::Types {
    crate::typescript::Types::default()
        .with::<Do>()
        .with::<Batch>()
        .with::<DrillDo>()
        .with::<crate::drill::About>()
        .with::<replies::Told>()
        .with::<replies::Resigned>()
        .with::<Error>()
}

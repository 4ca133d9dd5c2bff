//! Games as partners for programs: one JSON object a line, in and out. See docs/engine.md.

mod error;
mod session;

use std::io::{BufRead, Read, Write, stdin, stdout};

pub use error::Error;
use serde::Deserialize;
use serde_json::{Map, Value, json};
pub(crate) use session::begin;
pub use session::{Begun, DiceBy, Dicing, reasons};
use session::{Given, Partner};
use speech::Localizer;
use table::{Dice, Seat};

use crate::{AnyShelf, Failure, Games, content::read_folder};

/// A longer line is refused: no position and no match needs that much.
const LONGEST_LINE: u64 = 16 << 20;

/// Answer questions and take moves as lines of JSON.
#[derive(clap::Args)]
pub struct Arguments {
    /// A folder of content of your own, of any game.
    #[arg(long)]
    content: Option<std::path::PathBuf>,
    /// The language of sentences, such as en, it, es or uk.
    #[arg(long, default_value = "en")]
    language: String,
}

/// Reads requests from standard input and writes replies to standard output until the input ends or says `quit`.
pub fn run(arguments: &Arguments, games: &Games) -> Result<(), Failure> {
    let mut engine = Engine {
        localizer: games.localizer(&arguments.language)?,
        shelves: shelves(games, arguments.content.as_deref())?,
        names: games.names(),
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
            // The rest of the line is not a request of its own.
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
    Query(Question),
    /// Several questions; each has a reply of its own.
    Queries(Vec<serde_json::Result<Question>>),
}

/// A question about the position, and the seat that asks it.
struct Question {
    seat: Option<Seat>,
    what: Value,
}

impl Question {
    fn read(mut question: Map<String, Value>) -> serde_json::Result<Question> {
        let seat = question.remove("seat").map(serde_json::from_value).transpose()?;
        Ok(Question { seat, what: Value::Object(question) })
    }
}

/// Several questions in one request.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Queries {
    questions: Vec<Map<String, Value>>,
}

impl Asked {
    fn read(mut request: Map<String, Value>) -> serde_json::Result<Asked> {
        match request.get("do").and_then(Value::as_str) {
            Some("query") => {
                request.remove("do");
                Question::read(request).map(Asked::Query)
            }
            Some("queries") => {
                request.remove("do");
                let Queries { questions } = serde_json::from_value(Value::Object(request))?;
                Ok(Asked::Queries(questions.into_iter().map(Question::read).collect()))
            }
            _ => serde_json::from_value(Value::Object(request)).map(Asked::Do),
        }
    }
}

/// The content of every game, with people's own over it.
fn shelves(games: &Games, folder: Option<&std::path::Path>) -> Result<Vec<Box<dyn AnyShelf>>, Failure> {
    let shelf = |game: &dyn crate::AnyGame| {
        let files = folder.map(|it| read_folder(it, |file| game.reads(file))).transpose()?;
        Ok(game.shelf(&files.unwrap_or_default())?)
    };
    games.iter().map(shelf).collect()
}

struct Engine {
    localizer: Localizer,
    shelves: Vec<Box<dyn AnyShelf>>,
    /// The names of the games, for a sentence.
    names: String,
    session: Option<Box<dyn Partner>>,
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
            Err(why) => Err(misread(&why)),
        };
        match done {
            Ok(ok) => (json!({"id": id, "ok": ok}), quits),
            Err(error) => (json!({"id": id, "error": error.json()}), false),
        }
    }

    /// An internal error ends the match, not the engine.
    fn guarded(&mut self, asked: Asked) -> Result<Value, Error> {
        let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| match asked {
            Asked::Do(request) => self.carry_out(request),
            Asked::Query(question) => self.find(question),
            Asked::Queries(questions) => self.find_all(questions),
        }));
        done.unwrap_or_else(|_| {
            self.session = None;
            Err(Error::new(
                "fault",
                "Sandtable made a mistake; the match is lost. Please report the lines that led here.",
            ))
        })
    }

    fn find(&mut self, Question { seat, what }: Question) -> Result<Value, Error> {
        self.with(|localizer, session| session.find(localizer, seat, what))
    }

    /// Each question has its answer or its error, in their order.
    fn find_all(&mut self, questions: Vec<serde_json::Result<Question>>) -> Result<Value, Error> {
        self.with(|_, _| Ok(()))?;
        let replies = questions.into_iter().map(|question| {
            match question.map_err(|why| misread(&why)).and_then(|it| self.find(it)) {
                Ok(ok) => json!({"ok": ok}),
                Err(error) => json!({"error": error.json()}),
            }
        });
        Ok(json!({"replies": replies.collect::<Vec<_>>()}))
    }

    fn carry_out(&mut self, request: Do) -> Result<Value, Error> {
        match request {
            Do::Games {} => {
                let listed = self.shelves.iter().filter(|it| !it.is_sample());
                Ok(json!({"games": listed.map(|it| it.offer()).collect::<Vec<_>>()}))
            }
            Do::New { game, setup, position, dice, seed } => {
                let begun =
                    self.shelf(&game)?.new_match(&self.localizer, setup, position, Dicing { dice, seed })?;
                Ok(self.sit_down(begun))
            }
            Do::Pending { seat } => self.with(|localizer, session| session.pending(localizer, seat)),
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
                self.with(|localizer, session| session.answer(localizer, answer))
            }
            Do::View { seat } => self.with(|_, session| session.view(seat)),
            Do::Undo { seat } => self.with(|localizer, session| session.undo(localizer, seat)),
            Do::Redo { seat } => self.with(|localizer, session| session.redo(localizer, seat)),
            Do::Next {} => self.with(|localizer, session| session.next(localizer)),
            Do::Save {} => self.with(|_, session| Ok(session.save())),
            Do::Load { text, dice, seed } => {
                let (text, read) = match text {
                    Value::String(text) => {
                        let read = serde_json::from_str::<Value>(&text).unwrap_or_default();
                        (text, read)
                    }
                    other => (other.to_string(), other),
                };
                let nameless =
                    || Error::new("bad_match", "This is not a match file of Sandtable: it names no game.");
                let game = read["game"].as_str().ok_or_else(nameless)?;
                let begun = self.shelf(game)?.load(&self.localizer, &text, Dicing { dice, seed })?;
                Ok(self.sit_down(begun))
            }
            Do::Quit {} => Ok(json!("bye")),
        }
    }

    fn shelf(&self, game: &str) -> Result<&dyn AnyShelf, Error> {
        let shelf = self.shelves.iter().find(|it| it.game() == game).map(|it| &**it);
        shelf.ok_or_else(|| {
            let message = format!("There is no game \"{game}\"; there are {}.", self.names);
            Error::new("unknown_game", message)
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
            None => Err(Error::new("no_match", "There is no match yet; begin with \"new\" or \"load\".")),
        }
    }
}

fn misread(why: &serde_json::Error) -> Error {
    Error::new("bad_request", format!("The request cannot be understood: {why}."))
}

fn read_dice(roll: &[u8]) -> Result<Dice, Error> {
    let too_many = |_| Error::new("bad_request", format!("{} dice are more than any roll has.", roll.len()));
    Dice::try_from(roll).map_err(too_many)
}

//! A seat of a match that is played at a server: what its program may ask in the terms of the protocol.

use std::{cell::RefCell, collections::BTreeMap};

use serde_json::{Map, Value, json};
use speech::Localizer;
use table::{Answer, Game, Rules, Seat, Shuffler, Viewer};

use super::{Asked, Batch, Code, Do, Error, Question, misread, replies::Teller, reply_with};
use crate::{BotName, HostedGame, Opponent};

thread_local! {
    /// Sentences in errors are for authors of programs, and so in English. A localizer cannot be shared between threads.
    static ENGLISH: RefCell<BTreeMap<&'static str, Localizer>> = const { RefCell::new(BTreeMap::new()) };
}

/// The reply to a request for `seat`, as a session of that seat would give it: `{"ok": …}` or `{"error": …}`. `over` is how the match
/// ended, where that does not follow from the rules.
pub fn at_a_seat<G: HostedGame>(
    game: &Game<G::Rules>,
    seat: Seat,
    over: Option<Value>,
    request: Map<String, Value>,
) -> Value {
    let done = ENGLISH.with_borrow_mut(|all| {
        let english = all
            .entry(G::Rules::NAME)
            .or_insert_with(|| Localizer::new("en", G::texts).expect("there is English"));
        done::<G>(english, game, seat, over, request)
    });
    match done {
        Ok(ok) => json!({"ok": ok}),
        Err(why) => json!({"error": why.json()}),
    }
}

fn done<G: HostedGame>(
    l: &Localizer,
    game: &Game<G::Rules>,
    seat: Seat,
    over: Option<Value>,
    request: Map<String, Value>,
) -> Result<Value, Error> {
    let is_own = |it: Option<Seat>| it.is_none_or(|it| it == seat);
    match Asked::read(request).map_err(|why| misread(&why))? {
        Asked::Do(Do::Pending { seat: by, on: None }) if is_own(by) => {
            let is_over = game.pending().outcome().is_some();
            match over.filter(|_| !is_over) {
                Some(over) => Ok(over),
                None => Ok(json!(Teller { localizer: l, quiet: true }.awaited::<G>(game, Some(seat)))),
            }
        }
        Asked::Do(Do::View { seat: by, on: None }) if is_own(by) => {
            Ok(G::shown(game.world(), &game.view(Viewer::Seat(seat))))
        }
        Asked::Do(Do::World {}) => serde_json::to_value(G::world_info(game.world()))
            .map_err(|why| Error::new(Code::Fault, why.to_string())),
        Asked::Do(Do::Suggest { seat: by, bot, seed, on: None }) if is_own(by) => {
            suggest::<G>(game, seat, &bot.unwrap_or_else(BotName::greedy), seed)
        }
        Asked::Batch(batch) => all::<G>(l, game, seat, over.as_ref(), batch),
        Asked::Query(question) => find::<G>(l, game, seat, question),
        Asked::Queries(questions) => {
            let replies = questions.into_iter().take(MOST_QUESTIONS).map(|question| {
                let found = question.map_err(|why| misread(&why));
                match found.and_then(|it| find::<G>(l, game, seat, it)) {
                    Ok(ok) => json!({"ok": ok}),
                    Err(why) => json!({"error": why.json()}),
                }
            });
            Ok(json!({"replies": replies.collect::<Vec<_>>()}))
        }
        _ => Err(not_here()),
    }
}

/// More questions at once are not answered.
const MOST_QUESTIONS: usize = 100;

/// Those who suggest at a server's table: one that takes any answer, and one that does not look ahead.
const QUICK: [&str; 2] = ["random", "greedy"];

/// What a bot that does not think would answer. It is told what the seat knows, as at home.
fn suggest<G: HostedGame>(
    game: &Game<G::Rules>,
    seat: Seat,
    bot: &BotName,
    seed: u64,
) -> Result<Value, Error> {
    if !QUICK.contains(&bot.to_string().as_str()) {
        let message = format!("At a server's table only {} suggest.", QUICK.join(" and "));
        return Err(Error::new(Code::NotForASeat, message));
    }
    let adviser = Opponent::<G>::new(game.world(), bot, Shuffler::new(0));
    let mut adviser = adviser.map_err(|why| Error::new(Code::UnknownBot, why))?;
    match adviser.suggest(game, seat, seed) {
        Some(Answer::Choose { choice, .. }) => Ok(json!({"choice": choice})),
        _ => Err(Error::new(Code::NoSuggestion, format!("Nothing is asked of {seat} now."))),
    }
}

/// Several requests, each with its reply.
fn all<G: HostedGame>(
    l: &Localizer,
    game: &Game<G::Rules>,
    seat: Seat,
    over: Option<&Value>,
    Batch { requests, stop }: Batch,
) -> Result<Value, Error> {
    if MOST_QUESTIONS < requests.len() {
        let message = format!("At a server's table a batch has {MOST_QUESTIONS} requests at most.");
        return Err(Error::new(Code::BadRequest, message));
    }
    let mut failed = false;
    let mut replies = Vec::new();
    for mut request in requests {
        let id = request.remove("id").unwrap_or(Value::Null);
        // Several within several would have no bound.
        let is_many = matches!(request.get("do").and_then(Value::as_str), Some("batch" | "queries"));
        let replied = match (failed && stop, is_many) {
            (true, _) => Err(Error::new(Code::Stopped, "A request before this one failed.")),
            (_, true) => Err(Error::new(Code::BadRequest, "This cannot be done within a batch.")),
            _ => done::<G>(l, game, seat, over.cloned(), request),
        };
        failed |= replied.is_err();
        replies.push(reply_with(&id, replied));
    }
    Ok(json!({"replies": replies}))
}

fn find<G: HostedGame>(
    l: &Localizer,
    game: &Game<G::Rules>,
    seat: Seat,
    Question { seat: by, on, what }: Question,
) -> Result<Value, Error> {
    // A hint is the search player, which the server would bring: at a table with others nobody is given one.
    let is_advice = what.get("what").and_then(Value::as_str) == Some("hint");
    match by.is_some_and(|it| it != seat) || on.is_some() || is_advice {
        true => Err(not_here()),
        false => G::find(l, game, Viewer::Seat(seat), what),
    }
}

fn not_here() -> Error {
    let message = "At a server's table a program asks for \"pending\", \"view\", \"world\", \"query\", \"queries\", \"suggest\" and \
        \"batch\" of its own seat, and no hint.";
    Error::new(Code::NotForASeat, message)
}

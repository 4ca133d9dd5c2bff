//! A program at a seat: it speaks the engine protocol over its standard input and output, and is told what its seat may know.

use std::{
    fs::File,
    io::{BufRead, BufReader, Read, Write},
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc::{Receiver, RecvTimeoutError, channel},
    thread,
    time::{Duration, Instant},
};

use serde_json::{Map, Value, json};
use speech::Localizer;
use table::{Answer, Match, Seat};

use super::results::Ending;
use crate::{
    Event, HostedGame,
    engine::{
        Asked, Batch, Code, Do, Error, Given, LONGEST_LINE, Session, find, greeted, hello, in_match, misread,
        read_line, reply_with,
    },
};

/// What it may take where nothing is said of time.
const WITHOUT_LIMIT: Duration = Duration::from_secs(3600);
/// What it may take to leave when the game is over.
const TO_LEAVE: Duration = Duration::from_secs(2);
/// Requests that are no requests, before nobody listens any more.
const MOST_ERRORS: u32 = 1000;

/// The time that programs have.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Limits {
    pub(super) a_move: Option<Duration>,
    pub(super) a_game: Option<Duration>,
    /// To start, beyond the time of the first answer.
    pub(super) to_start: Duration,
}

/// What a program has decided.
pub(super) enum Decided<G: HostedGame> {
    Answer(Answer<G::Rules>),
    Resigns,
    /// It has lost, and why.
    Loses(Ending, String),
}

pub(super) struct Program<G: HostedGame> {
    child: Child,
    input: ChildStdin,
    lines: Receiver<Vec<u8>>,
    session: Session<G>,
    seat: Seat,
    hello: Value,
    limits: Limits,
    used: Duration,
    /// The id of the request that is replied to when the seat is asked again.
    owed: Option<Value>,
    untold: Vec<Event<G>>,
    n_errors: u32,
    has_begun: bool,
}

impl<G: HostedGame> Program<G> {
    /// Starts a program for a seat of a match that has just begun.
    pub(super) fn start(
        command: &[String],
        errors: File,
        (it, events): (Match<G::Rules>, Vec<Event<G>>),
        (seat, seed): (Seat, u64),
        (limits, setup): (Limits, &Map<String, Value>),
    ) -> Result<Program<G>, String> {
        let (program, arguments) = command.split_first().ok_or("It has no command.")?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(errors)
            .spawn()
            .map_err(|why| format!("{program} cannot be started: {why}."))?;
        let input = child.stdin.take().ok_or("It has no input.")?;
        let mut output = BufReader::new(child.stdout.take().ok_or("It has no output.")?);
        let (sender, lines) = channel();
        thread::spawn(move || {
            loop {
                let mut line = Vec::new();
                let read = (&mut output).take(LONGEST_LINE).read_until(b'\n', &mut line);
                if read.is_err() || line.is_empty() || sender.send(line).is_err() {
                    return;
                }
            }
        });
        let seconds = |it: Option<Duration>| it.map(|it| it.as_secs_f64());
        // The set-up as it was asked for: the whole one of a game with secrets may hold what is not everybody's.
        let hello = json!({"game": <G::Rules as table::Rules>::NAME, "seat": seat, "seed": seed, "setup": setup, 
            "time": {"move": seconds(limits.a_move), "game": seconds(limits.a_game)}});
        Ok(Program {
            child,
            input,
            lines,
            session: Session::of_a_seat(it, seat, seed),
            seat,
            hello,
            limits,
            used: Duration::ZERO,
            owed: None,
            untold: events,
            n_errors: 0,
            has_begun: false,
        })
    }

    /// What was answered by anybody.
    pub(super) fn follow(&mut self, answer: Answer<G::Rules>) {
        let events = self.session.follow(answer);
        self.untold.extend(events);
    }

    /// The seat is asked: serves the program until it has decided.
    pub(super) fn decide(&mut self, localizer: &Localizer) -> Decided<G> {
        if let Some(lost) = self.pay(localizer) {
            return lost;
        }
        let mut left = self.limits.a_move.unwrap_or(WITHOUT_LIMIT);
        left = self.limits.a_game.map_or(left, |it| left.min(it.saturating_sub(self.used)));
        let allowed = if self.has_begun { left } else { left + self.limits.to_start };
        let began = Instant::now();
        let decided = self.serve(localizer, began + allowed);
        if self.has_begun {
            self.used += began.elapsed();
        }
        self.has_begun = true;
        decided
    }

    fn serve(&mut self, localizer: &Localizer, until: Instant) -> Decided<G> {
        loop {
            let left = until.saturating_duration_since(Instant::now());
            let line = match self.lines.recv_timeout(left) {
                Ok(line) => line,
                Err(RecvTimeoutError::Timeout) => {
                    return Decided::Loses(Ending::Time, "It had no time left.".to_string());
                }
                Err(RecvTimeoutError::Disconnected) => return self.crashed(),
            };
            if line.iter().all(u8::is_ascii_whitespace) {
                continue;
            }
            let (id, done) = match read_line(&line) {
                Ok((id, request)) => match Asked::read(request) {
                    Ok(Asked::Do(Do::Answer { seat, choice, roll, draw, time_up, on: None })) => {
                        let seat = seat.or(choice.is_some().then_some(self.seat));
                        let given = Given::read(seat, choice, roll, draw, time_up);
                        match given.and_then(|it| self.session.consider(localizer, it)) {
                            Ok(answer) => {
                                self.owed = Some(id);
                                return Decided::Answer(answer);
                            }
                            Err(why) => {
                                let told = why.message().to_string();
                                let lost = Decided::Loses(Ending::Illegal, told);
                                return self.send(&reply_with(&id, Err(why))).unwrap_or(lost);
                            }
                        }
                    }
                    Ok(Asked::Do(Do::Resign { .. })) => {
                        self.owed = Some(id);
                        return Decided::Resigns;
                    }
                    Ok(Asked::Do(Do::Quit {})) => {
                        return Decided::Loses(Ending::Crash, "It left the game.".to_string());
                    }
                    Ok(Asked::Batch(batch)) => (id, self.batch(localizer, batch)),
                    Ok(asked) => (id, self.reply(localizer, asked)),
                    Err(why) => (id, Err(misread(&why))),
                },
                Err(why) => (Value::Null, Err(why)),
            };
            self.n_errors += u32::from(done.is_err());
            if MOST_ERRORS < self.n_errors {
                return Decided::Loses(
                    Ending::Illegal,
                    format!("It sent {MOST_ERRORS} requests with errors."),
                );
            }
            if let Some(lost) = self.send(&reply_with(&id, done)) {
                return lost;
            }
        }
    }

    /// The reply to what does not decide anything.
    fn reply(&mut self, localizer: &Localizer, asked: Asked) -> Result<Value, Error> {
        match asked {
            Asked::Do(Do::Hello { protocol }) => {
                greeted(protocol)?;
                let mut told = hello(localizer);
                if let (Value::Object(told), Value::Object(more)) = (&mut told, self.hello.clone()) {
                    told.extend(more);
                }
                Ok(told)
            }
            Asked::Do(Do::Wait {}) => Ok(self.news(localizer)),
            Asked::Do(
                Do::Games {}
                | Do::New { .. }
                | Do::Load { .. }
                | Do::Undo { .. }
                | Do::Redo { .. }
                | Do::Next {}
                | Do::Save {}
                | Do::Restore { .. },
            ) => Err(Error::new(Code::NotForASeat, "In a tournament this is not for a player.")),
            Asked::Do(request) => in_match(localizer, &mut self.session, request),
            other => find(localizer, &mut self.session, other),
        }
    }

    fn batch(&mut self, localizer: &Localizer, Batch { requests, .. }: Batch) -> Result<Value, Error> {
        let mut one = |mut request: Map<String, Value>| {
            let id = request.remove("id").unwrap_or(Value::Null);
            let done = match Asked::read(request) {
                Ok(
                    Asked::Batch(_)
                    | Asked::Do(Do::Answer { on: None, .. } | Do::Resign { .. } | Do::Quit {}),
                ) => Err(Error::new(Code::BadRequest, "This cannot be done within a batch.")),
                Ok(asked) => self.reply(localizer, asked),
                Err(why) => Err(misread(&why)),
            };
            reply_with(&id, done)
        };
        Ok(json!({"replies": requests.into_iter().map(&mut one).collect::<Vec<_>>()}))
    }

    /// What happened since the program was told last, and what is awaited.
    fn news(&mut self, localizer: &Localizer) -> Value {
        let events = std::mem::take(&mut self.untold);
        self.session.tell(localizer, &events)
    }

    /// The reply that was put off until the seat is asked again.
    fn pay(&mut self, localizer: &Localizer) -> Option<Decided<G>> {
        let id = self.owed.take()?;
        let news = self.news(localizer);
        self.send(&reply_with(&id, Ok(news)))
    }

    fn send(&mut self, reply: &Value) -> Option<Decided<G>> {
        match writeln!(self.input, "{reply}").and_then(|()| self.input.flush()) {
            Ok(()) => None,
            Err(_) => Some(self.crashed()),
        }
    }

    fn crashed(&mut self) -> Decided<G> {
        // Its output is closed; whether it also ended is told by the system a little later.
        thread::sleep(Duration::from_millis(20));
        let how = match self.child.try_wait() {
            Ok(Some(status)) => format!("It ended in the middle of the game ({status})."),
            _ => "It closed its output in the middle of the game.".to_string(),
        };
        Decided::Loses(Ending::Crash, how)
    }

    /// Tells the end of the game, and waits a little until the program has left.
    pub(super) fn leave(mut self, localizer: &Localizer, over: Option<Value>) {
        if let Some(id) = self.owed.take() {
            let mut news = self.news(localizer);
            if let Some(over) = over {
                news["pending"] = over;
            }
            self.send(&reply_with(&id, Ok(news)));
        }
        let until = Instant::now() + TO_LEAVE;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left) {
                Ok(line) => {
                    // Whatever it still asks for, the answer is that the game is over.
                    let Ok((id, request)) = read_line(&line) else { continue };
                    if request.get("do") == Some(&"quit".into()) {
                        self.send(&reply_with(&id, Ok(json!("bye"))));
                        break;
                    }
                    let done = Asked::read(request).map_err(|why| misread(&why));
                    let done = done.and_then(|it| self.reply(localizer, it));
                    if self.send(&reply_with(&id, done)).is_some() {
                        break;
                    }
                }
                Err(_) => break,
            }
        }
    }
}

impl<G: HostedGame> Drop for Program<G> {
    fn drop(&mut self) {
        // It may have ended by itself.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

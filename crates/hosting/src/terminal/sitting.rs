//! People and bots around one terminal: what is the same in every game.

use std::{collections::VecDeque, path::PathBuf};

use speech::Localizer;
use table::{
    Answer, ChanceWanted, Dictionary, Match, Pending, Privacy, Prompt, Refused, Rules, Seat, Sentence,
    Shuffler, Viewer,
};

use super::{AtTheTerminal, Lines, cannot_undo, clear_screen, from_the_clock, keep_match, seat_name};
use crate::{Bots, Choice, Event, Failure, HostedGame};

/// How many lines of the log can be read again.
const REMEMBERED: usize = 40;

/// What a person typed.
pub enum Typed<A> {
    /// An answer.
    Answer(A),
    /// A command, or something that is not understood.
    Command(String),
    /// The input has ended.
    End,
}

/// What was typed at a question.
pub type Read<G> = Result<Typed<Choice<G>>, Failure>;

/// What a game adds to the loop at the terminal.
pub trait TerminalGame: HostedGame {
    /// What it remembers beside the match.
    type Desk;
    /// The key of the help.
    const HELP: &'static str;

    /// Puts a question to a person, and reads the reply.
    fn put(sitting: &mut Sitting<'_, Self>, prompt: &Prompt<Self::Rules>, lines: &mut Lines) -> Read<Self>;

    /// Carries out a command of the game's own. Returns whether it is one.
    fn command(
        sitting: &mut Sitting<'_, Self>,
        line: &str,
        prompt: Option<&Prompt<Self::Rules>>,
        lines: &mut Lines,
    ) -> Result<bool, Failure>;

    /// Dice and draws, by the machine unless people have their own.
    fn chance(
        sitting: &mut Sitting<'_, Self>,
        wanted: &ChanceWanted<Self::Rules>,
        _lines: &mut Lines,
    ) -> Result<Typed<Answer<Self::Rules>>, Failure> {
        Ok(Typed::Answer(sitting.by_machine(wanted)))
    }

    /// Says what was wrong with a line that was typed in place of dice or a draw.
    fn misread(sitting: &Sitting<'_, Self>, _wanted: &ChanceWanted<Self::Rules>, line: &str) {
        sitting.not_understood(line);
    }

    /// A person is about to answer.
    fn answering(_sitting: &mut Sitting<'_, Self>) {}

    /// Takes back what a seat did last; no seat is asked while chance is awaited.
    fn undo(sitting: &mut Sitting<'_, Self>, seat: Option<Seat>) -> Result<(), Failure> {
        sitting.undo(seat)
    }

    /// Whether an event has a line of its own in the log at the terminal.
    fn has_line(_event: &Event<Self>) -> bool {
        true
    }

    /// An event has been described by this line.
    fn told(_sitting: &mut Sitting<'_, Self>, _event: &Event<Self>, _line: &str) {}

    /// The match is over. Returns whether another one has taken its place.
    fn over(_sitting: &mut Sitting<'_, Self>, _lines: &mut Lines) -> Result<bool, Failure> {
        Ok(false)
    }
}

/// People and bots around one terminal.
pub struct Sitting<'a, G: TerminalGame> {
    /// Puts everything into words.
    pub localizer: &'a Localizer,
    /// The match.
    pub it: Match<G::Rules>,
    /// The bots that play the seats without a person.
    pub bots: G::Bot,
    /// Dice and draws.
    pub chance: Shuffler,
    /// Seats below this number belong to people.
    pub people: u8,
    /// The file that the match is kept in.
    pub keep: Option<PathBuf>,
    /// Words only, no map.
    pub plain: bool,
    /// The last lines of the log.
    pub lately: VecDeque<String>,
    /// What the game remembers.
    pub desk: G::Desk,
}

impl<'a, G: TerminalGame> Sitting<'a, G> {
    /// People in the first seats of a match and bots in the others.
    pub fn new(
        localizer: &'a Localizer,
        it: Match<G::Rules>,
        people: u8,
        bots: impl FnOnce(&Match<G::Rules>, Shuffler) -> G::Bot,
        seed: Option<u64>,
        desk: G::Desk,
    ) -> Sitting<'a, G> {
        let chance = Shuffler::new(seed.unwrap_or_else(from_the_clock));
        Sitting {
            localizer,
            people: people.min(it.game().seats().len() as u8),
            bots: bots(&it, chance.clone()),
            it,
            chance,
            keep: None,
            plain: false,
            lately: VecDeque::new(),
            desk,
        }
    }

    /// Kept and told as the arguments say; a resumed match stays in its file.
    pub fn at(mut self, terminal: &AtTheTerminal, resumed: Option<&PathBuf>) -> Sitting<'a, G> {
        self.keep = terminal.keep_in(resumed);
        self.plain = terminal.plain;
        self
    }
}

impl<G: TerminalGame> Sitting<'_, G> {
    /// Plays until the match is over or the input ends.
    pub fn play(&mut self, lines: &mut Lines) -> Result<(), Failure> {
        loop {
            let goes_on = match self.it.game().pending() {
                Pending::Over(outcome) => {
                    let outcome = outcome.phrase();
                    println!("\n{}", self.localizer.say(self.it.game().world(), &outcome));
                    self.keep_match()?;
                    if !G::over(self, lines)? {
                        return Ok(());
                    }
                    true
                }
                Pending::Chance(wanted) => {
                    let wanted = wanted.clone();
                    self.take_chance(&wanted, lines)?
                }
                Pending::Decide { prompts, .. } => {
                    // Bots first, so that people never wait for nothing.
                    let bot = prompts.iter().map(|it| it.seat).find(|it| self.people <= it.0);
                    match bot {
                        Some(seat) => {
                            let answer = self.bots.answer(self.it.game(), seat);
                            self.take(answer.expect("the bot is asked"))?;
                            true
                        }
                        None => self.ask(lines)?,
                    }
                }
            };
            if !goes_on {
                if self.keep.is_none() {
                    println!("{}", self.localizer.word("terminal-goodbye"));
                }
                return self.keep_match();
            }
        }
    }

    /// Returns whether the game goes on.
    fn take_chance(&mut self, wanted: &ChanceWanted<G::Rules>, lines: &mut Lines) -> Result<bool, Failure> {
        match G::chance(self, wanted, lines)? {
            Typed::End => Ok(false),
            Typed::Answer(answer) => self.take(answer).map(|()| true),
            Typed::Command(line) => match self.command(&line, None, lines)? {
                Reaction::Quit => Ok(false),
                Reaction::Done => Ok(true),
                Reaction::Unknown => {
                    G::misread(self, wanted, &line);
                    Ok(true)
                }
            },
        }
    }

    /// What the machine rolls or draws.
    pub fn by_machine(&mut self, wanted: &ChanceWanted<G::Rules>) -> Answer<G::Rules> {
        wanted.by(&mut self.chance)
    }

    /// Puts the question to a person. Returns whether the game goes on.
    fn ask(&mut self, lines: &mut Lines) -> Result<bool, Failure> {
        if let Some(answer) = self.it.game().standing() {
            self.take(answer)?;
            return Ok(true);
        }
        let Pending::Decide { prompts, .. } = self.it.game().pending() else { return Ok(true) };
        let prompt = prompts[0].clone();
        let secret = 1 < self.people && self.it.game().privacy(&prompt.ask) == Privacy::Secret;
        if secret {
            let args = [("seat", seat_name(self.localizer, prompt.seat).into())];
            if lines.ask(&self.localizer.tell("terminal-secret", args))?.is_none() {
                return Ok(false);
            }
        }
        match G::put(self, &prompt, lines)? {
            Typed::End => return Ok(false),
            Typed::Answer(choice) => {
                G::answering(self);
                self.take(Answer::Choose { seat: prompt.seat, choice })?;
                if secret && lines.ask(&self.localizer.word("terminal-secret-done"))?.is_some() {
                    clear_screen();
                }
            }
            Typed::Command(line) => match self.command(&line, Some(&prompt), lines)? {
                Reaction::Quit => return Ok(false),
                Reaction::Done => (),
                Reaction::Unknown => self.not_understood(&line),
            },
        }
        Ok(true)
    }

    /// Carries out a command: those that every game has, then the game's own.
    fn command(
        &mut self,
        line: &str,
        prompt: Option<&Prompt<G::Rules>>,
        lines: &mut Lines,
    ) -> Result<Reaction, Failure> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match word {
            "" => (),
            "quit" | "q" | "exit" => return Ok(Reaction::Quit),
            "help" | "?" => self.help(),
            "log" => self.lately.iter().for_each(|it| println!("  {it}")),
            "undo" => G::undo(self, prompt.map(|it| it.seat))?,
            "redo" if prompt.is_some() => self.redo(prompt.map(|it| it.seat))?,
            "save" => self.save(rest.trim()),
            _ if G::command(self, line, prompt, lines)? => (),
            _ => return Ok(Reaction::Unknown),
        }
        Ok(Reaction::Done)
    }

    fn help(&self) {
        println!("{}", self.localizer.word(G::HELP));
        let commands = self.localizer.word("terminal-commands").into();
        println!("{}", self.localizer.tell("terminal-commands-too", [("commands", commands)]));
    }

    /// Takes an answer, describes what happened, and keeps the match.
    pub fn take(&mut self, answer: Answer<G::Rules>) -> Result<(), Failure> {
        match self.it.answer(answer) {
            Ok(events) => {
                self.tell(&events);
                return self.keep_match();
            }
            Err(Refused::Rule(why)) => {
                let why = why.phrase();
                let said = self.localizer.say(self.it.game().world(), &why);
                let args = [("why", said.into()), ("rule", why.rules.join(", ").into())];
                println!("{}", self.localizer.tell("terminal-refused", args));
            }
            Err(other) => println!("{other}"),
        }
        Ok(())
    }

    /// Describes what happened, as far as those at the terminal may know.
    pub fn tell(&mut self, events: &[Event<G>]) {
        for event in events {
            let Some(event) = self.it.game().seen(event, self.onlooker()) else { continue };
            let Some(phrase) = G::event(&event) else { continue };
            let line = self.localizer.say(self.it.game().world(), &phrase);
            if G::has_line(&event) {
                println!("  {line}");
                self.lately.push_back(line.clone());
                if REMEMBERED < self.lately.len() {
                    self.lately.pop_front();
                }
            }
            G::told(self, &event, &line);
        }
    }

    /// Who looks at the screen: one person, or several, who are shown only what all of them may know.
    pub fn onlooker(&self) -> Viewer {
        if self.people == 1 { Viewer::Seat(Seat(0)) } else { Viewer::Spectator }
    }

    /// Says that a line means nothing here.
    pub fn not_understood(&self, line: &str) {
        println!("{}", self.localizer.tell("terminal-not-understood", [("text", line.into())]));
    }

    /// Takes back what a seat did last, as far as the rules allow it.
    pub fn undo(&mut self, seat: Option<Seat>) -> Result<(), Failure> {
        let Some(seat) = seat else {
            println!("{}", self.localizer.word("terminal-cannot-undo-nothing"));
            return Ok(());
        };
        let said = match self.it.undo(seat) {
            Ok(()) => self.localizer.word("terminal-undone"),
            Err(why) => cannot_undo(self.localizer, why),
        };
        println!("{said}");
        self.keep_match()
    }

    fn redo(&mut self, seat: Option<Seat>) -> Result<(), Failure> {
        match seat.and_then(|it| self.it.redo(it)) {
            Some(events) => {
                println!("{}", self.localizer.word("terminal-redone"));
                self.tell(&events);
                self.keep_match()
            }
            None => {
                println!("{}", self.localizer.word("terminal-nothing-to-redo"));
                Ok(())
            }
        }
    }

    /// Keeps the match in a file from now on: in `file`, or where it is kept already.
    fn save(&mut self, file: &str) {
        if file.is_empty() && self.keep.is_none() {
            return println!("{}", self.localizer.word("terminal-save-where"));
        }
        let before = self.keep.clone();
        if !file.is_empty() {
            self.keep = Some(PathBuf::from(file));
        }
        match (self.keep_match(), &self.keep) {
            (Ok(()), Some(file)) => {
                let file = file.display().to_string();
                println!("{}", self.localizer.tell("terminal-saved", [("file", file.clone().into())]));
                let resume = [("game", G::Rules::NAME.into()), ("file", file.into())];
                println!("{}", self.localizer.tell("terminal-resume", resume));
            }
            (Ok(()), None) => (),
            (Err(failure), _) => {
                // What cannot be written now would end the game at the next move.
                println!("{failure}");
                self.keep = before;
            }
        }
    }

    /// Writes the match, if it is kept.
    pub fn keep_match(&self) -> Result<(), Failure> {
        keep_match(self.keep.as_deref(), &self.it)
    }
}

/// The result of a command.
enum Reaction {
    Done,
    Unknown,
    Quit,
}

use std::{
    io::{BufRead, stdin},
    path::PathBuf,
};

use hosting::{
    Failure, Localizer,
    terminal::{
        AtTheTerminal, Lines, cannot_undo, clear_screen, from_the_clock, keep_match, resume, seat_name,
    },
};
use outpost::{Choice, Event, Outpost, Setup, View, reach};
use table::{Answer, Arg, Dictionary, Match, Pending, Prompt, Refused, Seat, Shuffler, Viewer};

use super::picture;
use crate::{
    Game,
    bots::{Bot, Bots},
};

/// Play a game at the terminal, alone against bots or with friends at one screen.
///
/// The first seats are people's, the others are played by a bot. Everything can be typed and is said in plain lines, so that it
/// works with a screen reader too; --plain leaves out the field.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// How many patrols.
    #[arg(long, default_value_t = 2)]
    players: u8,
    /// How many of them are led by people; bots lead the others.
    #[arg(long, default_value_t = 1)]
    people: u8,
    /// How many rounds.
    #[arg(long, default_value_t = 6)]
    rounds: u8,
    /// Who leads the other patrols: greedy or random.
    #[arg(long, default_value = "greedy")]
    bot: Bot,
    /// Go on with a match that was kept in a file.
    #[arg(long, conflicts_with_all = ["players", "rounds"])]
    resume: Option<PathBuf>,
    #[command(flatten)]
    seat: AtTheTerminal,
    /// The seed of all chance, for a game that can be repeated.
    #[arg(long)]
    seed: Option<u64>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let localizer = hosting::localizer::<Game>(&arguments.seat.language)?;
    let it: Match<Outpost> = match &arguments.resume {
        Some(path) => resume(path)?,
        None => {
            let mut setup = Setup::of(arguments.players);
            setup.rounds = arguments.rounds;
            Match::new(setup)?.0
        }
    };
    let n_seats = it.game().seats().len();
    let chance = Shuffler::new(arguments.seed.unwrap_or_else(from_the_clock));
    let mut sitting = Sitting {
        localizer: &localizer,
        it,
        bots: Bots::new(vec![arguments.bot; n_seats], chance.clone()),
        chance,
        people: arguments.people.min(n_seats as u8),
        keep: arguments.seat.keep_in(arguments.resume.as_ref()),
        plain: arguments.seat.plain,
    };
    println!("{}", localizer.word("outpost-terminal-welcome"));
    let mut keyboard = stdin().lock();
    sitting.play(&mut Lines::new(&mut keyboard as &mut dyn BufRead))
}

/// People and bots around one terminal.
struct Sitting<'a> {
    localizer: &'a Localizer,
    it: Match<Outpost>,
    bots: Bots,
    chance: Shuffler,
    /// Seats below this number are people's.
    people: u8,
    keep: Option<PathBuf>,
    plain: bool,
}

/// Whether the game goes on.
#[derive(PartialEq)]
enum Next {
    GoOn,
    Leave,
}

impl Sitting<'_> {
    fn play(&mut self, lines: &mut Lines<'_>) -> Result<(), Failure> {
        loop {
            let answer = match self.it.game().pending() {
                Pending::Over(outcome) => {
                    println!("\n{}", self.localizer.say(self.it.game().world(), &outcome.phrase()));
                    return keep_match(self.keep.as_deref(), &self.it);
                }
                Pending::Chance(_) => self.it.game().random_answer(&mut self.chance),
                // Bots first, so that people never wait for nothing.
                Pending::Decide { prompts, .. } => match prompts.iter().find(|it| self.people <= it.seat.0) {
                    Some(prompt) => self.it.game().decide(prompt.seat, &mut self.bots),
                    None => self.it.game().standing(),
                },
            };
            match answer {
                Some(answer) => self.take(answer)?,
                None if self.ask(lines)? == Next::GoOn => (),
                None => {
                    if self.keep.is_none() {
                        println!("{}", self.localizer.word("terminal-goodbye"));
                    }
                    return keep_match(self.keep.as_deref(), &self.it);
                }
            }
        }
    }

    /// Puts the question to a person.
    fn ask(&mut self, lines: &mut Lines<'_>) -> Result<Next, Failure> {
        let Pending::Decide { prompts, .. } = self.it.game().pending() else { return Ok(Next::GoOn) };
        let prompt = prompts[0].clone();
        // What is asked, and the hand, are only for those who are asked.
        let secret = 1 < self.people;
        if secret {
            let args = [("seat", seat_name(self.localizer, prompt.seat).into())];
            if lines.ask(&self.localizer.tell("terminal-secret", args))?.is_none() {
                return Ok(Next::Leave);
            }
        }
        let view = self.it.game().view(Viewer::Seat(prompt.seat));
        if !self.plain {
            self.draw(&view);
        }
        self.show_hand(&view);
        println!("{}", self.localizer.say(self.it.game().world(), &prompt.ask.phrase()));
        for (i, choice) in prompt.options.iter().enumerate() {
            println!("  {}. {}", i + 1, self.localizer.say(self.it.game().world(), &choice.phrase()));
        }
        self.show_reach(&prompt, &view);
        let Some(line) = lines.ask(&self.localizer.word("terminal-choose"))? else { return Ok(Next::Leave) };
        let next = self.typed(line.trim(), &prompt, &view)?;
        if secret && next == Next::GoOn {
            clear_screen();
        }
        Ok(next)
    }

    /// Does what a line says.
    fn typed(&mut self, line: &str, prompt: &Prompt<Outpost>, view: &View) -> Result<Next, Failure> {
        let seat = prompt.seat;
        let choose = |choice: Choice| Answer::Choose { seat, choice };
        let listed = line.parse::<usize>().ok().and_then(|n| prompt.options.get(n.wrapping_sub(1)));
        let words: Vec<&str> = line.split_whitespace().collect();
        match (listed, line.parse(), &words[..]) {
            (Some(choice), _, _) => self.take(choose(choice.clone()))?,
            (None, Ok(hex), _) if prompt.space.is_some() => self.take(choose(Choice::March(hex)))?,
            (_, _, ["quit" | "q" | "exit"]) => return Ok(Next::Leave),
            (_, _, []) => (),
            (_, _, ["help" | "?"]) => println!("{}", self.localizer.word("outpost-terminal-help")),
            (_, _, ["look"]) => self.draw(view),
            (_, _, ["hand"]) => self.show_hand(view),
            (_, _, ["undo"]) => self.undo(seat),
            (_, _, ["redo"]) => self.redo(seat),
            (_, _, ["save", file]) => {
                self.keep = Some(PathBuf::from(file));
                keep_match(self.keep.as_deref(), &self.it)?;
                println!("{}", self.localizer.tell("terminal-saved", [("file", (*file).into())]));
            }
            (_, _, ["flare"]) => self.flare()?,
            _ => {
                let args = [("text", line.into())];
                println!("{}", self.localizer.tell("outpost-terminal-not-understood", args));
            }
        }
        Ok(Next::GoOn)
    }

    /// OP-MOV-4: the first of those at the terminal who may fires a flare.
    fn flare(&mut self) -> Result<(), Failure> {
        let able = (0..self.people).map(Seat).find(|it| self.it.game().is_aside(*it, &Choice::Flare));
        self.take(Answer::Choose { seat: able.unwrap_or(Seat(0)), choice: Choice::Flare })
    }

    /// Takes an answer, says what happened, and keeps the match.
    fn take(&mut self, answer: Answer<Outpost>) -> Result<(), Failure> {
        match self.it.answer(answer) {
            Ok(events) => {
                self.tell(&events);
                keep_match(self.keep.as_deref(), &self.it)?;
            }
            Err(Refused::Rule(why)) => {
                let said = self.localizer.say(self.it.game().world(), &why.phrase());
                let args = [("why", said.into()), ("rule", why.rule().into())];
                println!("{}", self.localizer.tell("terminal-refused", args));
            }
            Err(other) => println!("{other}"),
        }
        Ok(())
    }

    fn tell(&self, events: &[Event]) {
        // Several people at one screen see what all may know.
        let viewer = if self.people == 1 { Viewer::Seat(Seat(0)) } else { Viewer::Spectator };
        for event in events.iter().filter_map(|it| self.it.game().seen(it, viewer)) {
            println!("  {}", self.localizer.say(self.it.game().world(), &event.phrase()));
        }
    }

    fn undo(&mut self, seat: Seat) {
        match self.it.undo(seat) {
            Ok(()) => println!("{}", self.localizer.word("terminal-undone")),
            Err(why) => println!("{}", cannot_undo(self.localizer, why)),
        }
    }

    fn redo(&mut self, seat: Seat) {
        match self.it.redo(seat) {
            Some(events) => self.tell(&events),
            None => println!("{}", self.localizer.word("terminal-nothing-to-redo")),
        }
    }

    fn draw(&self, view: &View) {
        println!("\n{}", picture::draw(self.it.game().world(), view));
        println!("{}", self.localizer.word("outpost-terminal-legend"));
    }

    fn show_hand(&self, view: &View) {
        let cards = Arg::List(view.hand.iter().map(|it| (*it).into()).collect());
        let cards = self.localizer.arg(self.it.game().world(), &cards);
        println!("{}", self.localizer.tell("outpost-terminal-hand", [("cards", cards.into())]));
    }

    fn show_reach(&self, prompt: &Prompt<Outpost>, view: &View) {
        let Some(space) = &prompt.space else { return };
        let reached = reach(self.it.game().world(), &view.patrols, space.seat, space.points);
        let hexes: Vec<String> = reached.keys().map(ToString::to_string).collect();
        println!("  {}", self.localizer.tell("outpost-terminal-where", [("hexes", hexes.join(" ").into())]));
    }
}

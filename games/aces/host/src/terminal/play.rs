//! The game at the terminal.

use std::{
    collections::VecDeque,
    io::{BufRead, stdin},
    path::PathBuf,
};

use aces::{
    Aces, Ask, Chain, Choice, Event, Faction, Field, Hex, Position, Side, Space, turns_of_weather_left,
};
use hosting::{
    Failure, Localizer,
    terminal::{
        AtTheTerminal, Lines, cannot_undo, clear_screen, from_the_clock, keep_match, resume, seat_name,
    },
};
use table::Dictionary;
use table::{
    Answer, Chance, ChanceWanted, Dice, Match, Pending, Policy, Prompt, Refused, Seat, Shuffler, Viewer,
};

use super::{
    choose::{Asking, Typed, describe},
    chosen::{Chosen, OF_A_NEW_GAME},
    correct::correct,
    faction_name, picture,
};
use crate::{
    Game,
    bots::{Bot, Bots},
};

/// Play a game at the terminal, alone against bots or with friends at one screen.
///
/// The first seats are people's, the others are played by a bot. Everything can be typed and is told in plain lines, so that
/// it works with a screen reader too; --plain leaves out the map.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// How many of them are people; bots play the other seats.
    #[arg(long, default_value_t = 1)]
    people: u8,
    /// Who plays the other seats: automa (the book's own solo opponent), greedy or random.
    #[arg(long, default_value = "greedy")]
    bot: Bot,
    #[command(flatten)]
    chosen: Chosen,
    /// Go on with a match that was kept in a file.
    #[arg(long, conflicts_with_all = OF_A_NEW_GAME)]
    resume: Option<PathBuf>,
    #[command(flatten)]
    seat: AtTheTerminal,
    /// Roll real dice and type what they show.
    #[arg(long)]
    real_dice: bool,
    /// The seed of the dice and the bots, for a game that can be repeated.
    #[arg(long)]
    seed: Option<u64>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let localizer = hosting::localizer::<Game>(&arguments.seat.language)?;
    let it = match &arguments.resume {
        Some(path) => resume(path)?,
        None => Match::new(seated(arguments)?)?.0,
    };
    let seats = it.game().seats().len();
    let people = arguments.people.min(seats as u8);
    let chance = Shuffler::new(arguments.seed.unwrap_or_else(from_the_clock));
    let bots = Bots::new(it.game().world(), vec![arguments.bot; seats], chance.clone());
    let mut keyboard = stdin().lock();
    let mut sitting = Sitting {
        localizer: &localizer,
        it,
        bots,
        chance,
        people,
        keep: arguments.seat.keep_in(arguments.resume.as_ref()),
        real_dice: arguments.real_dice,
        real_lots: false,
        typed: None,
        corrected: Vec::new(),
        plain: arguments.seat.plain,
        lately: VecDeque::new(),
        reasons: VecDeque::new(),
    };
    println!("{}", localizer.word("terminal-welcome"));
    sitting.play(&mut Lines::new(&mut keyboard as &mut dyn BufRead))
}

/// The set-up, with the Automa in the seats that people leave if it is asked for.
fn seated(arguments: &Arguments) -> Result<aces::Setup, Failure> {
    let mut chance = Shuffler::new(arguments.seed.unwrap_or_else(from_the_clock));
    let mut setup = arguments.chosen.setup(Some(&mut chance))?;
    let n_seats = setup.factions.iter().map(|it| it.seat.0 + 1).max().unwrap_or(0);
    let seats: Vec<Bot> =
        (0..n_seats).map(|it| if it < arguments.people { Bot::Greedy } else { arguments.bot }).collect();
    arguments.chosen.put_on_orders(&mut setup, &seats);
    Ok(setup)
}

/// People and bots around one terminal.
pub(crate) struct Sitting<'a> {
    localizer: &'a Localizer,
    it: Match<Aces>,
    bots: Bots,
    chance: Shuffler,
    /// Seats below this number are people's.
    people: u8,
    keep: Option<PathBuf>,
    real_dice: bool,
    /// The Automa's random choices are typed too.
    real_lots: bool,
    /// How long the journal was before each line that people typed, if they sit at a real board: there everything can
    /// be taken back, mistyped dice too.
    typed: Option<Vec<usize>>,
    /// Matches before a correction, with what had been typed in them.
    corrected: Vec<(Match<Aces>, Vec<usize>)>,
    plain: bool,
    /// The last lines of the log.
    lately: VecDeque<String>,
    /// Why units of the Automa did what they did lately.
    reasons: VecDeque<(String, Chain)>,
}

impl<'a> Sitting<'a> {
    /// People at a real board, with the Automa on this side of the screen.
    pub(crate) fn at_a_real_board(
        localizer: &'a Localizer,
        it: Match<Aces>,
        keep: Option<PathBuf>,
        plain: bool,
        real_lots: bool,
    ) -> Sitting<'a> {
        let seats = it.game().seats().len();
        let chance = Shuffler::new(from_the_clock());
        Sitting {
            localizer,
            bots: Bots::new(it.game().world(), vec![Bot::Automa; seats], chance.clone()),
            it,
            chance,
            people: seats as u8,
            keep,
            real_dice: true,
            real_lots,
            typed: Some(Vec::new()),
            corrected: Vec::new(),
            plain,
            lately: VecDeque::new(),
            reasons: VecDeque::new(),
        }
    }

    pub(crate) fn play(&mut self, lines: &mut Lines<'_>) -> Result<(), Failure> {
        loop {
            let goes_on = match self.it.game().pending() {
                Pending::Over(outcome) => {
                    let outcome = outcome.phrase();
                    println!("\n{}", self.localizer.say(self.it.game().world(), &outcome));
                    return self.keep_match();
                }
                Pending::Chance(wanted) => {
                    let wanted = wanted.clone();
                    self.chance(lines, &wanted)?
                }
                Pending::Decide { prompts, .. } => {
                    // Bots first, so that people never wait for nothing.
                    let bot = prompts.iter().map(|it| it.seat).find(|it| self.people <= it.0);
                    match bot {
                        Some(seat) => {
                            let answer = self.it.game().decide(seat, &mut self.bots);
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

    /// Dice, tokens and lots, by the machine or by hand. Tells whether the game goes on.
    fn chance(&mut self, lines: &mut Lines<'_>, wanted: &ChanceWanted<Aces>) -> Result<bool, Failure> {
        let by_hand = match wanted {
            ChanceWanted::Draw { ask: Ask::Lot { .. }, .. } => self.real_lots,
            _ => self.real_dice,
        };
        if !by_hand {
            let answer = self.by_machine(wanted);
            return self.take(answer).map(|()| true);
        }
        let Some(line) = self.ask_for_chance(lines, wanted)? else { return Ok(false) };
        let Some(answer) = read_chance(&line, wanted).filter(|it| self.it.game().check(it).is_ok()) else {
            return self.command_instead(&line, wanted);
        };
        self.note_typed();
        self.take(answer).map(|()| true)
    }

    fn by_machine(&mut self, wanted: &ChanceWanted<Aces>) -> Answer<Aces> {
        match wanted {
            ChanceWanted::Roll { n, sides, .. } => {
                let mut dice: Dice = (0..*n).map(|_| 1).collect();
                Policy::<Aces>::roll(&mut self.bots, *sides, &mut dice);
                Answer::Roll(dice)
            }
            ChanceWanted::Draw { bag, .. } => {
                Answer::Draw(bag[self.chance.below(bag.len() as u32) as usize].clone())
            }
        }
    }

    /// Asks people for what their dice, tokens or lots show. Nothing if nobody answers.
    fn ask_for_chance(
        &self,
        lines: &mut Lines<'_>,
        wanted: &ChanceWanted<Aces>,
    ) -> Result<Option<String>, Failure> {
        let world = self.it.game().world();
        let (ask, question) = match wanted {
            ChanceWanted::Roll { ask, n, .. } => {
                (ask, self.localizer.tell("terminal-roll", [("n", (*n).into())]))
            }
            ChanceWanted::Draw { ask: ask @ Ask::Lot { .. }, .. } => {
                (ask, self.localizer.word("terminal-choose"))
            }
            ChanceWanted::Draw { ask, .. } => (ask, self.localizer.word("terminal-draw")),
        };
        println!("{}", self.localizer.say(world, &ask.phrase()));
        if let ChanceWanted::Draw { ask: Ask::Lot { .. }, bag } = wanted {
            for (i, it) in bag.iter().enumerate() {
                println!("{:>3}  {}", i + 1, self.localizer.say(world, &it.phrase()));
            }
        }
        lines.ask(&question)
    }

    /// Takes a line typed where dice or a draw are awaited as a command. Tells whether the game goes on.
    fn command_instead(&mut self, line: &str, wanted: &ChanceWanted<Aces>) -> Result<bool, Failure> {
        match (self.command(line)?, wanted) {
            (Command::Quit, _) => return Ok(false),
            (Command::Done, _) => (),
            (Command::Undo, _) if self.typed.is_some() => self.take_back_typed()?,
            (_, ChanceWanted::Roll { n, sides, .. }) => {
                let args = [("n", (*n).into()), ("sides", (*sides).into())];
                println!("{}", self.localizer.tell("terminal-bad-dice", args));
            }
            _ => println!(
                "{}",
                self.localizer.tell("terminal-not-understood", [("text", line.to_string().into())])
            ),
        }
        Ok(true)
    }

    /// Marks the place to come back to when the line that was just typed is taken back.
    fn note_typed(&mut self) {
        let n = self.it.journal().len();
        if let Some(typed) = &mut self.typed {
            typed.push(n);
        }
    }

    /// Puts the question to a person. Tells whether the game goes on.
    fn ask(&mut self, lines: &mut Lines<'_>) -> Result<bool, Failure> {
        let Pending::Decide { prompts, .. } = self.it.game().pending() else { return Ok(true) };
        let prompt = prompts[0].clone();
        let secret = matches!(prompt.ask, Ask::Extras { .. } | Ask::Divide { .. } | Ask::HideLauncher { .. })
            && 1 < self.people;
        if secret {
            let args = [("seat", seat_name(self.localizer, prompt.seat).into())];
            if lines.ask(&self.localizer.tell("terminal-secret", args))?.is_none() {
                return Ok(false);
            }
        }
        let field = self.it.game().view(Viewer::Seat(prompt.seat)).field;
        if matches!(prompt.ask, Ask::Token { .. }) && !self.plain {
            println!("\n{}", picture::draw(self.it.game().world(), &field));
            println!("{}", self.localizer.word("terminal-legend"));
        }
        let asking = Asking {
            localizer: self.localizer,
            world: self.it.game().world(),
            field: &field,
            prompt: &prompt,
        };
        match asking.run(lines)? {
            Typed::End => return Ok(false),
            Typed::Answer(choice) => {
                self.note_typed();
                self.take(Answer::Choose { seat: prompt.seat, choice })?;
                if secret && lines.ask(&self.localizer.word("terminal-secret-done"))?.is_some() {
                    clear_screen();
                }
            }
            Typed::Command(line) => match self.command(&line)? {
                Command::Quit => return Ok(false),
                Command::Other => self.other(lines, prompt.seat)?,
                Command::Partner => self.partner(lines, &prompt)?,
                Command::Undo => self.undo(prompt.seat)?,
                Command::Redo => self.redo(prompt.seat)?,
                Command::Done => (),
                Command::Unknown => {
                    println!("{}", self.localizer.tell("terminal-not-understood", [("text", line.into())]));
                }
            },
        }
        Ok(true)
    }

    /// Takes an answer, tells what happened, and keeps the match.
    fn take(&mut self, answer: Answer<Aces>) -> Result<(), Failure> {
        match self.it.answer(answer) {
            Ok(events) => {
                self.tell(&events);
                if self.keep.is_some() { self.keep_match() } else { Ok(()) }
            }
            Err(Refused::Rule(why)) => {
                let said = self.localizer.say(self.it.game().world(), &why.phrase());
                let args = [("why", said.into()), ("rule", why.rule().into())];
                println!("{}", self.localizer.tell("terminal-refused", args));
                Ok(())
            }
            Err(other) => {
                println!("{other}");
                Ok(())
            }
        }
    }

    fn tell(&mut self, events: &[Event]) {
        for event in events {
            let Some(event) = &self.it.game().seen(event, self.onlooker()) else { continue };
            let line = self.localizer.say(self.it.game().world(), &event.phrase());
            if let Event::Considered { chain, .. } = event {
                self.reasons.push_back((line.clone(), chain.clone()));
                if 12 < self.reasons.len() {
                    self.reasons.pop_front();
                }
            }
            if matches!(event, Event::Acted { .. }) {
                continue;
            }
            println!("  {line}");
            self.lately.push_back(line);
            if 30 < self.lately.len() {
                self.lately.pop_front();
            }
            if let Event::TurnBegan { faction, .. } = event {
                self.announce(*faction);
            }
        }
    }

    /// The state of things at the beginning of a turn.
    fn announce(&self, faction: Faction) {
        let field = self.field();
        let world = self.it.game().world();
        if !self.plain && world.seat_of(faction).0 < self.people {
            println!("\n{}", picture::draw(world, &field));
            println!("{}", self.localizer.word("terminal-legend"));
        }
        if let Some(turns) = turns_of_weather_left(world, &field) {
            let weather = self.localizer.arg(world, &field.weather.into());
            let args = [("weather", weather.into()), ("turns", turns.into())];
            println!("  {}", self.localizer.tell("terminal-weather", args));
        }
        if let Some(v2) = &field.v2 {
            let args = [("tokens", v2.tokens.len().into()), ("destroyed", v2.destroyed.len().into())];
            println!("  {}", self.localizer.tell("terminal-v2", args));
            if let Some(hex) = self.it.game().view(self.onlooker()).launcher {
                println!(
                    "  {}",
                    self.localizer.tell("terminal-v2-hidden", [("hex", hex.to_string().into())])
                );
            }
        }
        self.tell_factories(&field);
    }

    /// Who looks at the screen: one person, or several of whom nobody may know more than all.
    fn onlooker(&self) -> Viewer {
        if self.people == 1 { Viewer::Seat(Seat(0)) } else { Viewer::Spectator }
    }

    fn tell_factories(&self, field: &Field) {
        let world = self.it.game().world();
        for &faction in &world.in_turn {
            let args = [
                ("coins", field.coins_for(world, faction).into()),
                ("factories", field.factories_for(world, faction).into()),
            ];
            // AA-AUT-15: partners have one purse.
            let holders: Vec<String> =
                world.acting_with(faction).map(|it| faction_name(self.localizer, it)).collect();
            println!("  {}: {}", holders.join(", "), self.localizer.tell("terminal-purse", args));
        }
        // AA-MIS-BUL-2: there factories alone win nothing.
        if world.missions.bulge.is_some() {
            return;
        }
        let args = [
            ("germany", field.factories_of(Side::Germany).into()),
            ("allies", field.factories_of(Side::Allies).into()),
            ("wanted", world.factories_to_win().into()),
        ];
        println!("  {}", self.localizer.tell("terminal-race", args));
    }

    fn field(&self) -> Field {
        self.it.game().view(Viewer::Spectator).field
    }

    fn command(&mut self, line: &str) -> Result<Command, Failure> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let world = self.it.game().world();
        match word {
            "quit" | "q" | "exit" => return Ok(Command::Quit),
            "undo" => return Ok(Command::Undo),
            "redo" => return Ok(Command::Redo),
            "other" => return Ok(Command::Other),
            "partner" => return Ok(Command::Partner),
            "help" | "?" => println!("{}", self.localizer.word("terminal-help")),
            "look" => {
                println!("{}", picture::draw(world, &self.field()));
                println!("{}", self.localizer.word("terminal-legend"));
            }
            "units" => {
                for unit in self.field().units.iter() {
                    println!("  {}", describe(self.localizer, world, unit));
                }
            }
            "factories" => self.list_factories(),
            "why" => self.tell_why(),
            "log" => self.lately.iter().for_each(|it| println!("  {it}")),
            "hex" => match rest.trim().parse::<Hex>() {
                Ok(hex) => self.tell_hex(hex),
                Err(_) => {
                    println!(
                        "{}",
                        self.localizer.tell("terminal-not-a-hex", [("text", rest.to_string().into())])
                    );
                }
            },
            "save" if rest.trim().is_empty() && self.keep.is_none() => {
                println!("{}", self.localizer.word("terminal-save-where"));
            }
            "save" => {
                let before = self.keep.clone();
                if !rest.trim().is_empty() {
                    self.keep = Some(PathBuf::from(rest.trim()));
                }
                match (self.keep_match(), &self.keep) {
                    (Ok(()), Some(file)) => {
                        let file = file.display().to_string();
                        println!(
                            "{}",
                            self.localizer.tell("terminal-saved", [("file", file.clone().into())])
                        );
                        println!("{}", self.localizer.tell("terminal-resume", [("file", file.into())]));
                    }
                    (Ok(()), None) => (),
                    (Err(failure), _) => {
                        // What cannot be written now would end the game at the next move.
                        println!("{failure}");
                        self.keep = before;
                    }
                }
            }
            "unit" | "remove" | "flag" | "coins" | "turn" | "round" | "phase" if self.typed.is_some() => {
                self.correct(line);
            }
            _ => return Ok(Command::Unknown),
        }
        Ok(Command::Done)
    }

    /// The Automa's last turn, reason by reason.
    fn tell_why(&self) {
        if self.reasons.is_empty() {
            println!("{}", self.localizer.word("terminal-why-none"));
        }
        for (line, chain) in &self.reasons {
            println!("  {line}");
            for link in &chain.links {
                println!("      {}", self.localizer.say(self.it.game().world(), &link.phrase()));
            }
        }
    }

    fn list_factories(&self) {
        let field = self.field();
        for (hex, flag) in self.it.game().world().factories.iter().zip(&field.flags) {
            if field.v2.as_ref().is_some_and(|it| it.destroyed.contains(hex)) {
                println!(
                    "  {}",
                    self.localizer.tell("terminal-factory-destroyed", [("hex", hex.to_string().into())])
                );
                continue;
            }
            let owner = flag.map_or_else(
                || self.localizer.word("terminal-neutral"),
                |it| faction_name(self.localizer, it),
            );
            let args = [("hex", hex.to_string().into()), ("owner", owner.into())];
            println!("  {}", self.localizer.tell("terminal-factory", args));
        }
        self.tell_factories(&field);
    }

    fn tell_hex(&self, hex: Hex) {
        let (world, field) = (self.it.game().world(), self.field());
        let Some(terrain) = field.terrain(world, hex) else {
            let off = aces::Why::OffBoard { hex };
            return println!("{}", self.localizer.say(world, &off.phrase()));
        };
        let terrain = self.localizer.word(&format!("aces-terrain-{}", terrain.key()));
        let args = [("hex", hex.to_string().into()), ("terrain", terrain.into())];
        println!("{}", self.localizer.tell("terminal-hex", args));
        match field.flag_at(world, hex) {
            Some(Some(owner)) => {
                let args = [("faction", faction_name(self.localizer, owner).into())];
                println!("{}", self.localizer.tell("terminal-hex-factory", args));
            }
            Some(None) => println!("{}", self.localizer.word("terminal-hex-neutral")),
            None => (),
        }
        if let Some((number, _)) = world.map.starts(world.area).find(|it| it.1 == hex) {
            println!("{}", self.localizer.tell("terminal-hex-start", [("number", number.into())]));
        }
        if let Some(v2) = field.v2.as_ref().filter(|it| it.holds(hex)) {
            match v2.launcher {
                Some(it) => {
                    println!(
                        "{}",
                        self.localizer.tell("terminal-hex-launcher", [("damage", it.damage.into())])
                    );
                }
                None => println!("{}", self.localizer.word("terminal-hex-token")),
            }
        }
        match field.units.at(hex) {
            Some(unit) => println!("{}", describe(self.localizer, world, unit)),
            None => println!("{}", self.localizer.word("terminal-hex-empty")),
        }
    }

    /// Transfers and offers of a draw.
    fn other(&mut self, lines: &mut Lines<'_>, seat: Seat) -> Result<(), Failure> {
        let aside = self.it.game().pending().aside(seat).cloned();
        let Some(aside) = aside else {
            println!("{}", self.localizer.word("terminal-nothing-else"));
            return Ok(());
        };
        let world = self.it.game().world();
        let mut menu: Vec<String> =
            aside.options.iter().map(|it| self.localizer.say(world, &it.phrase())).collect();
        for space in &aside.spaces {
            if let Space::Transfers { from, most } = space {
                let args =
                    [("faction", faction_name(self.localizer, from.ally()).into()), ("most", (*most).into())];
                menu.push(self.localizer.tell("terminal-send", args));
            }
        }
        for (i, label) in menu.iter().enumerate() {
            println!("{:>3}  {label}", i + 1);
        }
        let line = lines.ask(&self.localizer.word("terminal-choose"))?.unwrap_or_default();
        let Some(i) = line.parse::<usize>().ok().and_then(|it| it.checked_sub(1)) else { return Ok(()) };
        let choice = match (aside.options.get(i), aside.spaces.get(i.wrapping_sub(aside.options.len()))) {
            (Some(choice), _) => choice.clone(),
            (None, Some(Space::Transfers { from, .. })) => {
                let line = lines.ask(&self.localizer.word("terminal-how-many"))?.unwrap_or_default();
                match line.parse() {
                    Ok(coins) => Choice::Transfer { from: *from, coins },
                    Err(_) => return Ok(()),
                }
            }
            _ => return Ok(()),
        };
        self.take(Answer::Choose { seat, choice })
    }

    /// AA-AUT-29: the partner of the one who is asked acts, in the same phase.
    fn partner(&mut self, lines: &mut Lines<'_>, prompt: &Prompt<Aces>) -> Result<(), Failure> {
        let world = self.it.game().world();
        let partner = |asked: Faction| world.acting_with(asked).find(|it| *it != asked);
        let ask = match prompt.ask {
            Ask::Move { faction } => partner(faction).map(|faction| Ask::Move { faction }),
            Ask::Declare { faction } => partner(faction).map(|faction| Ask::Declare { faction }),
            Ask::Money { faction } => partner(faction).map(|faction| Ask::Money { faction }),
            _ => None,
        };
        let Some(other) = ask.and_then(|ask| self.unasked(ask)) else {
            println!("{}", self.localizer.word("terminal-nothing-else"));
            return Ok(());
        };
        let field = self.field();
        let asking = Asking { localizer: self.localizer, world, field: &field, prompt: &other };
        if let Typed::Answer(choice) = asking.run(lines)? {
            self.note_typed();
            self.take(Answer::Choose { seat: other.seat, choice })?;
        }
        Ok(())
    }

    /// What a person who is not asked may do, put as a question. Nothing if there is nothing.
    fn unasked(&self, ask: Ask) -> Option<Prompt<Aces>> {
        let (Ask::Move { faction } | Ask::Declare { faction } | Ask::Money { faction }) = ask else {
            return None;
        };
        let seat = self.it.game().world().seat_of(faction);
        let aside = self.it.game().pending().aside(seat).filter(|_| seat.0 < self.people)?;
        let options: Vec<Choice> =
            aside.options.iter().filter(|it| **it != Choice::OfferDraw).cloned().collect();
        let space = aside.spaces.iter().find(|it| matches!(it, Space::Marches { .. })).cloned();
        (!options.is_empty() || space.is_some()).then_some(Prompt { seat, ask, options, space })
    }

    /// At a real board everything typed can be taken back, corrections too.
    fn take_back_typed(&mut self) -> Result<(), Failure> {
        let typed = self.typed.as_mut().and_then(Vec::pop);
        let said = match (typed, typed.is_none().then(|| self.corrected.pop()).flatten()) {
            (Some(n), _) => {
                self.it.rewind(n);
                "terminal-undone"
            }
            (None, Some((before, typed))) => {
                self.it = before;
                self.typed = Some(typed);
                "terminal-undone"
            }
            (None, None) => "terminal-cannot-undo-nothing",
        };
        println!("{}", self.localizer.word(said));
        self.keep_match()
    }

    /// Puts right what lies on the real board. The match begins anew from there.
    fn correct(&mut self, line: &str) {
        let Some(mut position) = Position::of(self.it.game().world(), &self.field()) else {
            return println!("{}", self.localizer.word("companion-not-yet"));
        };
        if correct(&mut position, line).is_none() {
            println!(
                "{}",
                self.localizer.tell("companion-not-understood", [("text", line.to_string().into())])
            );
            return println!("{}", self.localizer.word("companion-corrections"));
        }
        let setup = aces::Setup { position: Some(position), ..self.it.setup().clone() };
        match Match::new(setup) {
            Ok((it, _)) => {
                let typed = self.typed.replace(Vec::new()).unwrap_or_default();
                self.corrected.push((std::mem::replace(&mut self.it, it), typed));
                println!("{}", self.localizer.word("companion-corrected"));
            }
            Err(problems) => println!("{}", Failure::from(problems)),
        }
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Failure> {
        if self.typed.is_some() {
            return self.take_back_typed();
        }
        let said = match self.it.undo(seat) {
            Ok(()) => self.localizer.word("terminal-undone"),
            Err(why) => cannot_undo(self.localizer, why),
        };
        println!("{said}");
        self.keep_match()
    }

    fn redo(&mut self, seat: Seat) -> Result<(), Failure> {
        match self.it.redo(seat) {
            Some(events) => {
                println!("{}", self.localizer.word("terminal-redone"));
                self.tell(&events);
                if self.keep.is_some() { self.keep_match() } else { Ok(()) }
            }
            None => {
                println!("{}", self.localizer.word("terminal-nothing-to-redo"));
                Ok(())
            }
        }
    }

    fn keep_match(&self) -> Result<(), Failure> {
        keep_match(self.keep.as_deref(), &self.it)
    }
}

#[derive(PartialEq, Eq)]
enum Command {
    Done,
    Unknown,
    Quit,
    Undo,
    Redo,
    Other,
    Partner,
}

/// What a line says that dice show, or was drawn.
fn read_chance(line: &str, wanted: &ChanceWanted<Aces>) -> Option<Answer<Aces>> {
    match wanted {
        ChanceWanted::Roll { n, .. } => {
            let dice = line.split_whitespace().map(|it| it.parse().ok()).take(*n as usize + 1);
            dice.collect::<Option<Vec<u8>>>().and_then(|it| Dice::try_from(&it[..]).ok()).map(Answer::Roll)
        }
        ChanceWanted::Draw { ask: Ask::Lot { .. }, bag } => {
            let place = line.parse::<usize>().ok()?.checked_sub(1)?;
            bag.get(place).cloned().map(Answer::Draw)
        }
        ChanceWanted::Draw { .. } => line.parse().ok().map(|it| Answer::Draw(Choice::Number(it))),
    }
}

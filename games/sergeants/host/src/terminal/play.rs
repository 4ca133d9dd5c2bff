//! Sergeants at the terminal.

use std::{
    collections::VecDeque,
    io::{BufRead, stdin},
    path::PathBuf,
};

use hosting::{
    Failure, HostedGame, Localizer,
    terminal::{
        AtTheTerminal, Lines, cannot_undo, clear_screen, from_the_clock, keep_match, resume, seat_name,
    },
};
use sergeants::{Account, Ask, At, Event, Fate, Figure, Scenario, Sergeants, Shelf, View, account};
use table::Dictionary;
use table::{Answer, Chance, ChanceWanted, Match, Pending, Prompt, Refused, Seat, Shuffler, Viewer};

use super::{
    ask::{Asking, Typed},
    chosen::{Chosen, OF_A_NEW_GAME},
    picture,
    typing::{hour, inches, soldier},
};
use crate::{
    Found, Game, Query, Ruler,
    bots::{Bot, Bots},
};

/// Play Sergeants at the terminal, alone against a bot or with friends at one screen.
///
/// The first seats are people's, the others are played by a bot. Everything can be typed and is told in plain lines, so that
/// it works with a screen reader too; --plain leaves out the map.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The scenario; the one to learn with if none is named.
    #[arg(long, default_value = "first-steps")]
    scenario: String,
    /// A campaign: its scenarios one after the other, with the same soldiers.
    #[arg(long, conflicts_with = "scenario")]
    campaign: Option<String>,
    #[command(flatten)]
    chosen: Chosen,
    /// How many of the players are people; bots play the other seats.
    #[arg(long, default_value_t = 1)]
    people: u8,
    /// Who plays the other seats: greedy or random.
    #[arg(long, default_value = "greedy")]
    bot: Bot,
    /// Go on with a match that was kept in a file.
    #[arg(long, conflicts_with_all = OF_A_NEW_GAME)]
    resume: Option<PathBuf>,
    #[command(flatten)]
    seat: AtTheTerminal,
    /// The seed of the cards and the bots, for a game that can be repeated.
    #[arg(long)]
    seed: Option<u64>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let localizer = hosting::localizer::<Game>(&arguments.seat.language)?;
    let shelf = arguments.chosen.shelf()?;
    let it: Match<Sergeants> = match (&arguments.resume, &arguments.campaign) {
        (Some(path), _) => resume(path)?,
        (None, Some(name)) => Match::new(arguments.chosen.campaign(&shelf, name)?)?.0,
        (None, None) => Match::new(arguments.chosen.setup(&shelf, &arguments.scenario)?)?.0,
    };
    let seats = it.game().seats().len();
    let chance = Shuffler::new(arguments.seed.unwrap_or_else(from_the_clock));
    let bots = Bots::new(it.game().world(), vec![arguments.bot; seats], chance.clone());
    let mut keyboard = stdin().lock();
    let mut sitting = Sitting {
        localizer: &localizer,
        shelf,
        it,
        bots,
        chance,
        bot: arguments.bot,
        people: arguments.people.min(seats as u8),
        keep: arguments.seat.keep_in(arguments.resume.as_ref()),
        plain: arguments.seat.plain,
        lately: VecDeque::new(),
    };
    println!("{}", localizer.word("terminal-sm-welcome"));
    sitting.tell_scenario();
    sitting.play(&mut Lines::new(&mut keyboard as &mut dyn BufRead))
}

/// People and bots around one terminal.
struct Sitting<'a> {
    localizer: &'a Localizer,
    /// Where the next chapter of a campaign comes from.
    shelf: Shelf,
    it: Match<Sergeants>,
    bots: Bots,
    chance: Shuffler,
    /// Who plays the seats that are nobody's.
    bot: Bot,
    /// Seats below this number are people's.
    people: u8,
    keep: Option<PathBuf>,
    plain: bool,
    /// The last lines of the log.
    lately: VecDeque<String>,
}

impl Sitting<'_> {
    fn play(&mut self, lines: &mut Lines<'_>) -> Result<(), Failure> {
        loop {
            let goes_on = match self.it.game().pending() {
                Pending::Over(outcome) => {
                    let outcome = outcome.phrase();
                    println!("\n{}", self.localizer.say(self.it.game().world(), &outcome));
                    self.keep_match()?;
                    if !self.next_chapter(lines)? {
                        return Ok(());
                    }
                    true
                }
                Pending::Chance(ChanceWanted::Draw { bag, .. }) => {
                    let drawn = bag[self.chance.below(bag.len() as u32) as usize].clone();
                    self.take(Answer::Draw(drawn))?;
                    true
                }
                Pending::Chance(ChanceWanted::Roll { .. }) => unreachable!("Sergeants has no dice"),
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

    fn tell_scenario(&self) {
        let world = self.it.game().world();
        if let Some(march) = &world.march {
            let name = self.localizer.word_or(&format!("sm-campaign-{}", march.campaign), &march.campaign);
            let name = march.title.clone().unwrap_or(name);
            let args = [("campaign", name.into()), ("n", march.chapter.into()), ("of", march.of.into())];
            println!("{}", self.localizer.tell("terminal-sm-chapter", args));
            if march.chapter == 1 {
                let key = format!("sm-campaign-report-{}", march.campaign);
                println!("{}", self.localizer.word_or(&key, ""));
            }
        }
        let Scenario { name, title, report, .. } = world.scenario.clone();
        let localizer = self.localizer;
        println!("{}", title.unwrap_or_else(|| localizer.word_or(&format!("sm-scenario-{name}"), &name)));
        println!("{}", report.unwrap_or_else(|| localizer.word_or(&format!("sm-report-{name}"), "")));
    }

    /// SG-80: goes on with the next chapter of a campaign. Tells whether there is one, and it is wanted.
    fn next_chapter(&mut self, lines: &mut Lines<'_>) -> Result<bool, Failure> {
        let Some(outcome) = self.it.game().pending().outcome() else { return Ok(false) };
        let Some(account) = account(self.it.game(), &outcome.winners) else { return Ok(false) };
        self.tell_account(&account);
        let Some(setup) = self.shelf.play_on(self.it.setup(), &account)? else { return Ok(false) };
        match lines.ask(&self.localizer.word("terminal-sm-campaign-next"))?.as_deref() {
            None | Some("quit" | "q" | "exit") => return Ok(false),
            Some(_) => (),
        }
        let (it, events) = Match::new(setup)?;
        let seats = it.game().seats().len();
        self.bots = Bots::new(it.game().world(), vec![self.bot; seats], self.chance.clone());
        self.it = it;
        self.lately.clear();
        self.tell_scenario();
        self.tell(&events);
        self.keep_match()?;
        Ok(true)
    }

    /// Who fell, who is hurt, and how the campaign stands. What was earned stands in the log.
    fn tell_account(&self, account: &Account) {
        let world = self.it.game().world();
        for it in &account.soldiers {
            let key = match it.fate {
                Fate::Fell => "terminal-sm-fate-fell",
                Fate::Captured => "terminal-sm-fate-captured",
                Fate::Wounded => "terminal-sm-fate-wounded",
                Fate::Well => continue,
            };
            let args = [("soldier", self.localizer.arg(world, &it.tag.into()).into())];
            println!("  {}", self.localizer.tell(key, args));
        }
        let vp = account.score.iter().enumerate();
        let vp = vp.map(|(i, vp)| format!("{} {vp}", seat_name(self.localizer, Seat(i as u8))));
        let args = [("vp", vp.collect::<Vec<_>>().join(", ").into())];
        println!("{}", self.localizer.tell("terminal-sm-campaign-vp", args));
        if account.is_last() {
            let best = account.leaders().into_iter().map(|it| seat_name(self.localizer, it));
            let args = [("seats", best.collect::<Vec<_>>().join(", ").into())];
            println!("{}", self.localizer.tell("terminal-sm-campaign-over", args));
        }
    }

    /// Puts the question to a person. Tells whether the game goes on.
    fn ask(&mut self, lines: &mut Lines<'_>) -> Result<bool, Failure> {
        if let Some(answer) = self.it.game().standing() {
            self.take(answer)?;
            return Ok(true);
        }
        let Pending::Decide { prompts, .. } = self.it.game().pending() else { return Ok(true) };
        let prompt = prompts[0].clone();
        let secret = 1 < self.people && is_secret(&prompt) && !self.it.game().world().scenario.is_open();
        if secret {
            let args = [("seat", seat_name(self.localizer, prompt.seat).into())];
            if lines.ask(&self.localizer.tell("terminal-secret", args))?.is_none() {
                return Ok(false);
            }
        }
        let view = self.it.game().view(Viewer::Seat(prompt.seat));
        if matches!(prompt.ask, Ask::Place { .. } | Ask::Deploy { .. }) {
            self.show_map(&view);
        }
        let world = self.it.game().world();
        let board = view.supposed(world);
        let asking = Asking { localizer: self.localizer, world, view: &view, board, prompt: &prompt };
        match asking.run(lines)? {
            Typed::End => return Ok(false),
            Typed::Answer(choice) => {
                self.take(Answer::Choose { seat: prompt.seat, choice })?;
                if secret && lines.ask(&self.localizer.word("terminal-secret-done"))?.is_some() {
                    clear_screen();
                }
            }
            Typed::Command(line) => return self.command(&line, &prompt, &view),
        }
        Ok(true)
    }

    /// Does what a line says that is no answer. Tells whether the game goes on.
    fn command(&mut self, line: &str, prompt: &Prompt<Sergeants>, view: &View) -> Result<bool, Failure> {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["quit" | "q" | "exit"] => return Ok(false),
            [] => (),
            ["help" | "?"] => println!("{}", self.localizer.word("terminal-sm-help")),
            ["look"] => self.draw(view),
            ["soldiers"] => self.list_soldiers(view),
            ["hand"] => self.show_hand(view, prompt),
            ["orders"] => self.show_orders(view, prompt.seat),
            ["score"] => self.show_score(view),
            ["log"] => self.lately.iter().for_each(|it| println!("  {it}")),
            ["measure", from, to] => self.measure(view, from, to),
            ["undo"] => self.undo(prompt.seat)?,
            ["redo"] => self.redo(prompt.seat)?,
            ["save"] if self.keep.is_none() => println!("{}", self.localizer.word("terminal-save-where")),
            ["save"] => self.save(None),
            ["save", file] => self.save(Some(PathBuf::from(file))),
            _ => {
                let args = [("text", line.to_string().into())];
                println!("{}", self.localizer.tell("terminal-not-understood", args));
            }
        }
        Ok(true)
    }

    /// Takes an answer, tells what happened, and keeps the match.
    fn take(&mut self, answer: Answer<Sergeants>) -> Result<(), Failure> {
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
            let Some(phrase) = event.phrase() else { continue };
            let line = self.localizer.say(self.it.game().world(), &phrase);
            println!("  {line}");
            self.lately.push_back(line);
            if 40 < self.lately.len() {
                self.lately.pop_front();
            }
        }
    }

    /// Who looks at the screen: one person, or several of whom nobody may know more than all.
    fn onlooker(&self) -> Viewer {
        if self.people == 1 { Viewer::Seat(Seat(0)) } else { Viewer::Spectator }
    }

    fn show_map(&self, view: &View) {
        if !self.plain {
            self.draw(view);
        }
    }

    fn draw(&self, view: &View) {
        println!("\n{}", picture::draw(self.it.game().world(), view));
        println!("{}", self.localizer.word("terminal-sm-legend"));
        self.list_soldiers(view);
    }

    /// Everybody in a line.
    fn list_soldiers(&self, view: &View) {
        for figure in &view.field.figures {
            println!("  {}", self.describe(view, figure));
        }
    }

    fn describe(&self, view: &View, figure: &Figure) -> String {
        let world = self.it.game().world();
        let letter = picture::letter(world, view, figure);
        let name = self.localizer.arg(world, &figure.tag.into());
        let at = match figure.at {
            At::On(place) => {
                let tile =
                    world.tile_of(place).map_or_else(String::new, |it| world.map.tile(it).face.to_string());
                let args = [
                    ("tile", tile.into()),
                    ("at", inches(place.at).into()),
                    ("hour", hour(place.facing).into()),
                ];
                self.localizer.tell("terminal-sm-at", args)
            }
            At::Waiting => self.localizer.word("terminal-sm-waiting"),
            At::With(escort) => {
                let args = [("escort", self.localizer.arg(world, &escort.into()).into())];
                self.localizer.tell("terminal-sm-prisoner", args)
            }
            At::Gone => self.localizer.word("terminal-sm-gone"),
            At::Dead => self.localizer.word("terminal-sm-dead"),
            At::Removed => self.localizer.word("terminal-sm-removed"),
        };
        let marks = [(figure.spotted, "spotted"), (figure.pinned, "pinned"), (figure.wounded, "wounded")];
        let marks: Vec<String> = marks
            .into_iter()
            .filter(|it| it.0)
            .map(|it| self.localizer.word(&format!("terminal-sm-{}", it.1)))
            .collect();
        let side = world.side_of(figure.seat).side.to_uppercase();
        [vec![format!("{letter} {name} [{side}]: {at}")], marks].concat().join(", ")
    }

    fn show_hand(&self, view: &View, prompt: &Prompt<Sergeants>) {
        let world = self.it.game().world();
        let board = view.supposed(world);
        let hand = board.private(prompt.seat).hand.clone();
        let asking = Asking { localizer: self.localizer, world, view, board, prompt };
        for card in hand {
            println!("  {}", asking.card(card));
        }
    }

    fn show_orders(&self, view: &View, seat: Seat) {
        let world = self.it.game().world();
        let Some(own) = &view.seats[seat.0 as usize].own else { return };
        for order in &own.orders {
            println!("  {}", self.localizer.say(world, &world.library.orders[order].phrase()));
        }
    }

    fn show_score(&self, view: &View) {
        for (i, vp) in view.field.score.iter().enumerate() {
            println!("  {}: {vp} VP", seat_name(self.localizer, Seat(i as u8)));
        }
    }

    /// Lays the ruler from one soldier to another.
    fn measure(&self, view: &View, from: &str, to: &str) {
        let world = self.it.game().world();
        let meant = |text: &str| soldier(world, view, text);
        let (Some(from), Some(to)) = (meant(from), meant(to)) else {
            return println!("{}", self.localizer.word("terminal-sm-who"));
        };
        match Game::query(world, view, Query::Ruler { from, to, at: None }) {
            Ok(Found::Ruler(ruler)) => self.tell_ruler(&ruler),
            Ok(_) => (),
            Err(why) => println!("{}", self.localizer.say(world, &why)),
        }
    }

    fn tell_ruler(&self, ruler: &Ruler) {
        let world = self.it.game().world();
        let args = [("squares", ruler.squares.into()), ("inches", ruler.inches.into())];
        println!("{}", self.localizer.tell("terminal-sm-ruler", args));
        for line in &ruler.lines {
            let counting = line.tiles.iter().filter(|it| it.counts || it.areas != 0);
            let tiles: Vec<String> = counting
                .map(|it| {
                    let number = i32::from(it.areas) + if it.counts { i32::from(it.number) } else { 0 };
                    format!("{} {number:+}", world.map.tile(it.tile).face)
                })
                .collect();
            let action = self.localizer.arg(world, &line.action.into());
            println!("  {action}: {} = {:+}", tiles.join(", "), line.modifiers);
        }
        for it in &ruler.verdicts {
            let args = [
                ("stat", self.localizer.arg(world, &it.stat.into()).into()),
                ("ability", it.ability.into()),
                ("modifiers", format!("{:+}", it.modifiers).into()),
                ("left", (it.ability + it.modifiers).into()),
                ("needed", it.needed.into()),
                ("yes", if it.yes { "yes" } else { "no" }.into()),
            ];
            println!("  {}", self.localizer.tell("terminal-sm-verdict", args));
        }
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Failure> {
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
                self.keep_match()
            }
            None => {
                println!("{}", self.localizer.word("terminal-nothing-to-redo"));
                Ok(())
            }
        }
    }

    fn save(&mut self, file: Option<PathBuf>) {
        let before = self.keep.clone();
        self.keep = file.or(self.keep.take());
        match (self.keep_match(), &self.keep) {
            (Ok(()), Some(file)) => {
                let file = file.display().to_string();
                println!("{}", self.localizer.tell("terminal-saved", [("file", file.clone().into())]));
                println!("{}", self.localizer.tell("terminal-sm-resume", [("file", file.into())]));
            }
            (Ok(()), None) => (),
            (Err(failure), _) => {
                // What cannot be written now would end the game at the next move.
                println!("{failure}");
                self.keep = before;
            }
        }
    }

    fn keep_match(&self) -> Result<(), Failure> {
        keep_match(self.keep.as_deref(), &self.it)
    }
}

/// Whether a question shows what others at the same screen may not see.
fn is_secret(prompt: &Prompt<Sergeants>) -> bool {
    matches!(
        prompt.ask,
        Ask::Place { .. }
            | Ask::Force { .. }
            | Ask::Deploy { .. }
            | Ask::TakeBack { .. }
            | Ask::Hold { .. }
            | Ask::Discard { .. }
            | Ask::Strike { .. }
            | Ask::React { .. }
            | Ask::Preempt { .. }
    )
}

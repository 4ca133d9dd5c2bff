//! Sergeants at the terminal.

use std::path::PathBuf;

use hosting::{
    Failure, Hint, HintRequest, HostedGame,
    terminal::{AtTheTerminal, Lines, Read, Sitting, TerminalGame, resume_or_begin, seat_name},
};
use sergeants::{
    Ask, Sergeants, View,
    campaign::{Account, Fate, account},
    content::{Said, Scenario, Shelf, Stat},
    state::{At, Figure},
};
use table::{Dictionary, Match, Prompt, Seat, Shuffler, Viewer};

use super::{
    ask::Asking,
    chosen::{Chosen, Level, OF_A_NEW_GAME},
    picture,
    typing::{hour, inches, soldier},
};
use crate::{
    Found, Game, Query, Ruler,
    bots::{Bot, Bots, search::Thinking},
    hint::{Advice, hint},
};

/// Play Sergeants at the terminal, alone against a bot or with friends at one screen.
///
/// People have the first seats, and a bot plays the others. Everything can be typed and is printed in plain lines, so that
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
    /// Who plays the other seats: search (thinks ahead, with --level 1 to 6), greedy or random.
    #[arg(long, default_value = "greedy")]
    bot: Bot,
    #[command(flatten)]
    level: Level,
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
    let setup = || match &arguments.campaign {
        Some(name) => arguments.chosen.campaign(&shelf, name),
        None => arguments.chosen.setup(&shelf, &arguments.scenario),
    };
    let it = resume_or_begin(arguments.resume.as_ref(), setup)?;
    let (bot, thinking) = (arguments.bot, arguments.level.thinking());
    let desk = Desk { shelf, bot, thinking };
    let mut sitting = Table::new(&localizer, it, arguments.people, bots(bot, thinking), arguments.seed, desk)
        .at(&arguments.seat, arguments.resume.as_ref());
    println!("{}", localizer.word("sm-terminal-welcome"));
    if bot == Bot::Search {
        println!("{}", localizer.tell("sm-terminal-opponent", [("level", arguments.level.level.into())]));
    }
    tell_scenario(&sitting);
    sitting.play(&mut Lines::open(&localizer))
}

/// The same bot in every seat.
fn bots(bot: Bot, thinking: Thinking) -> impl FnOnce(&Match<Sergeants>, Shuffler) -> Bots {
    move |it, chance| {
        Bots::new(it.game().world(), vec![bot; it.game().seats().len()], chance).thinking(thinking)
    }
}

/// People and bots around one terminal.
type Table<'a> = Sitting<'a, Game>;

/// What is remembered beside the match.
pub struct Desk {
    /// Where the next chapter of a campaign comes from.
    shelf: Shelf,
    /// Who plays the seats that are nobody's.
    bot: Bot,
    /// How they think, if they do.
    thinking: Thinking,
}

impl TerminalGame for Game {
    type Desk = Desk;
    const HELP: &'static str = "sm-terminal-help";

    fn put(sitting: &mut Table<'_>, prompt: &Prompt<Sergeants>, lines: &mut Lines) -> Read<Game> {
        let view = sitting.it.game().view(Viewer::Seat(prompt.seat));
        if matches!(prompt.ask, Ask::Place { .. } | Ask::Deploy { .. }) {
            show_map(sitting, &view);
        }
        let world = sitting.it.game().world();
        let board = view.supposed(world);
        Asking { localizer: sitting.localizer, world, view: &view, board, prompt }.run(lines)
    }

    fn command(
        sitting: &mut Table<'_>,
        line: &str,
        prompt: Option<&Prompt<Sergeants>>,
        _: &mut Lines,
    ) -> Result<bool, Failure> {
        let Some(prompt) = prompt else { return Ok(false) };
        let view = &sitting.it.game().view(Viewer::Seat(prompt.seat));
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["look"] => draw(sitting, view),
            ["soldiers"] => list_soldiers(sitting, view),
            ["hand"] => show_hand(sitting, view, prompt),
            ["orders"] => show_orders(sitting, view, prompt.seat),
            ["score"] => show_score(sitting, view),
            ["hint"] => tell_hint(sitting, prompt.seat),
            ["measure", from, to] => measure(sitting, view, from, to),
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn over(sitting: &mut Table<'_>, lines: &mut Lines) -> Result<bool, Failure> {
        next_chapter(sitting, lines)
    }
}

fn tell_scenario(sitting: &Table<'_>) {
    let world = sitting.it.game().world();
    if let Some(march) = &world.march {
        let name = sitting.localizer.word_or(&format!("sm-campaign-{}", march.campaign), &march.campaign);
        let name = march.title.clone().unwrap_or(name);
        let args = [("campaign", name.into()), ("n", march.chapter.into()), ("of", march.of.into())];
        println!("{}", sitting.localizer.tell("sm-terminal-chapter", args));
        if march.chapter == 1 {
            let key = format!("sm-campaign-report-{}", march.campaign);
            println!("{}", sitting.localizer.word_or(&key, ""));
        }
    }
    let Scenario { name, title, report, .. } = world.scenario.clone();
    let localizer = sitting.localizer;
    let said = |own: Option<Said>, key: String, otherwise: &str| match own {
        Some(own) => own.to(localizer.language()).to_string(),
        None => localizer.word_or(&key, otherwise),
    };
    println!("{}", said(title, format!("sm-scenario-{name}"), &name));
    println!("{}", said(report, format!("sm-report-{name}"), ""));
}

/// SG-80: continues with the next chapter of a campaign. Returns whether there is one and it is wanted.
fn next_chapter(sitting: &mut Table<'_>, lines: &mut Lines) -> Result<bool, Failure> {
    let Some(outcome) = sitting.it.game().pending().outcome() else { return Ok(false) };
    let Some(account) = account(sitting.it.game(), &outcome.winners) else { return Ok(false) };
    tell_account(sitting, &account);
    let Some(setup) = sitting.desk.shelf.play_on(sitting.it.setup(), &account)? else { return Ok(false) };
    match lines.ask(&sitting.localizer.word("sm-terminal-campaign-next"))?.as_deref() {
        None | Some("quit" | "q" | "exit") => return Ok(false),
        Some(_) => (),
    }
    let (it, events) = Match::new(setup)?;
    sitting.bots = bots(sitting.desk.bot, sitting.desk.thinking)(&it, sitting.chance.clone());
    sitting.it = it;
    sitting.lately.clear();
    tell_scenario(sitting);
    sitting.tell(&events);
    sitting.keep_match()?;
    Ok(true)
}

/// Who fell, who is hurt, and how the campaign stands. What was earned stands in the log.
fn tell_account(sitting: &Table<'_>, account: &Account) {
    let world = sitting.it.game().world();
    for it in &account.soldiers {
        let key = match it.fate {
            Fate::Fell => "sm-terminal-fate-fell",
            Fate::Captured => "sm-terminal-fate-captured",
            Fate::Wounded => "sm-terminal-fate-wounded",
            Fate::Well => continue,
        };
        let args = [("soldier", sitting.localizer.arg(world, &it.tag.into()).into())];
        println!("  {}", sitting.localizer.tell(key, args));
    }
    let vp = account.score.iter().enumerate();
    let vp = vp.map(|(i, vp)| format!("{}: {vp}", seat_name(sitting.localizer, Seat(i as u8))));
    let args = [("vp", vp.collect::<Vec<_>>().join("; ").into())];
    println!("{}", sitting.localizer.tell("sm-terminal-campaign-vp", args));
    if account.is_last() {
        let best = account.leaders().into_iter().map(|it| seat_name(sitting.localizer, it));
        let args = [("seats", best.collect::<Vec<_>>().join(", ").into())];
        println!("{}", sitting.localizer.tell("sm-terminal-campaign-over", args));
    }
}

/// What the search player would do, why, and what came second.
fn tell_hint(sitting: &Table<'_>, seat: Seat) {
    let (localizer, game) = (sitting.localizer, sitting.it.game());
    // The same question has the same hint.
    let request = HintRequest::at_the_terminal(sitting.it.journal().len() as u64);
    let Ok(Hint { best, other, .. }) = hint(game, seat, &request) else { return };
    let say = |key: &str, advice: &Advice| {
        println!("{}", localizer.tell(key, [("percent", advice.percent.into())]));
        for step in &advice.steps {
            println!("  {}", localizer.say(game.world(), &step.says));
        }
        for why in &advice.why {
            println!("    {}", localizer.say(game.world(), why));
        }
    };
    say("terminal-hint", &best);
    if let Some(other) = other {
        say("terminal-hint-other", &other);
    }
}

fn show_map(sitting: &Table<'_>, view: &View) {
    if !sitting.plain {
        draw(sitting, view);
    }
}

fn draw(sitting: &Table<'_>, view: &View) {
    println!("\n{}", picture::draw(sitting.it.game().world(), view));
    println!("{}", sitting.localizer.word("sm-terminal-legend"));
    list_soldiers(sitting, view);
}

/// Everybody in a line.
fn list_soldiers(sitting: &Table<'_>, view: &View) {
    for figure in &view.field.figures {
        println!("  {}", describe(sitting, view, figure));
    }
}

fn describe(sitting: &Table<'_>, view: &View, figure: &Figure) -> String {
    let world = sitting.it.game().world();
    let letter = picture::letter(world, view, figure);
    let name = sitting.localizer.arg(world, &figure.tag.into());
    let at = match figure.at {
        At::On(place) => {
            let tile =
                world.tile_of(place).map_or_else(String::new, |it| world.map.tile(it).face.to_string());
            let args =
                [("tile", tile.into()), ("at", inches(place.at).into()), ("hour", hour(place.facing).into())];
            sitting.localizer.tell("sm-terminal-at", args)
        }
        At::Waiting => sitting.localizer.word("sm-terminal-waiting"),
        At::Held { by: escort, .. } | At::With(escort) => {
            let args = [("escort", sitting.localizer.arg(world, &escort.into()).into())];
            sitting.localizer.tell("sm-terminal-prisoner", args)
        }
        At::Gone => sitting.localizer.word("sm-terminal-gone"),
        At::Dead => sitting.localizer.word("sm-terminal-dead"),
        At::Removed => sitting.localizer.word("sm-terminal-removed"),
    };
    let marks = [(figure.spotted, "spotted"), (figure.pinned, "pinned"), (figure.wounded, "wounded")];
    let marks: Vec<String> = marks
        .into_iter()
        .filter(|it| it.0)
        .map(|it| sitting.localizer.word(&format!("sm-terminal-{}", it.1)))
        .collect();
    let side = world.side_of(figure.seat).side.to_uppercase();
    [vec![format!("{letter} {name} [{side}]: {at}")], marks].concat().join(", ")
}

fn show_hand(sitting: &Table<'_>, view: &View, prompt: &Prompt<Sergeants>) {
    let world = sitting.it.game().world();
    let board = view.supposed(world);
    let hand = board.private(prompt.seat).hand.clone();
    let asking = Asking { localizer: sitting.localizer, world, view, board, prompt };
    for card in hand {
        println!("  {}", asking.card(card));
    }
}

fn show_orders(sitting: &Table<'_>, view: &View, seat: Seat) {
    let world = sitting.it.game().world();
    let Some(own) = &view.seats[seat.0 as usize].own else { return };
    for order in &own.orders {
        println!("  {}", sitting.localizer.say(world, &world.library.orders[order].phrase()));
    }
}

fn show_score(sitting: &Table<'_>, view: &View) {
    for (i, vp) in view.field.scores().iter().enumerate() {
        println!("  {}: {vp} VP", seat_name(sitting.localizer, Seat(i as u8)));
    }
}

/// Lays the ruler from one soldier to another.
fn measure(sitting: &Table<'_>, view: &View, from: &str, to: &str) {
    let world = sitting.it.game().world();
    let meant = |text: &str| soldier(world, view, text);
    let (Some(from), Some(to)) = (meant(from), meant(to)) else {
        return println!("{}", sitting.localizer.word("sm-terminal-who"));
    };
    match Game::query(world, view, Query::Ruler { from, to, at: None, with: None }) {
        Ok(Found::Ruler(ruler)) => tell_ruler(sitting, &ruler),
        Ok(_) => (),
        Err(why) => println!("{}", sitting.localizer.say(world, &why)),
    }
}

fn tell_ruler(sitting: &Table<'_>, ruler: &Ruler) {
    let world = sitting.it.game().world();
    let args = [("squares", ruler.squares.into()), ("inches", ruler.inches.into())];
    println!("{}", sitting.localizer.tell("sm-terminal-ruler", args));
    for line in &ruler.lines {
        let counting = line.tiles.iter().filter(|it| it.counts || it.areas != 0);
        let tiles: Vec<String> = counting
            .map(|it| {
                let number = i32::from(it.areas) + if it.counts { i32::from(it.number) } else { 0 };
                format!("{} {number:+}", world.map.tile(it.tile).face)
            })
            .collect();
        let action = sitting.localizer.arg(world, &line.action.into());
        println!("  {action}: {} = {:+}", tiles.join(", "), line.modifiers);
    }
    if ruler.hidden {
        println!("  {}", sitting.localizer.word("sm-terminal-hidden-numbers"));
    }
    for it in &ruler.verdicts {
        let stat = ("stat", sitting.localizer.arg(world, &it.stat.into()).into());
        let modifiers = ("modifiers", format!("{:+}", it.modifiers).into());
        let needed = ("needed", it.needed.into());
        let line = match (it.ability, it.yes) {
            (Some(ability), Some(yes)) => {
                let left = ("left", (ability + it.modifiers).into());
                let yes = ("yes", if yes { "yes" } else { "no" }.into());
                let args = [stat, ("ability", ability.into()), modifiers, left, needed, yes];
                sitting.localizer.tell("sm-terminal-verdict", args)
            }
            _ => {
                let key = match it.stat {
                    Stat::Cover => "sm-terminal-takes-at-most",
                    _ => "sm-terminal-takes-at-least",
                };
                let args = [stat, modifiers, needed, ("takes", it.takes.into())];
                sitting.localizer.tell(key, args)
            }
        };
        println!("  {line}");
    }
}

//! The game at the terminal.

use std::{collections::VecDeque, path::PathBuf};

use aces::{
    Aces, Ask, Choice, Event, Faction, Hex, Side, Space, automa::Chain, board::Field,
    missions::turns_of_weather_left, position::Position,
};
use hosting::{
    Failure, Hint, HintRequest, Localizer,
    terminal::{AtTheTerminal, Lines, Read, Sitting, TerminalGame, Typed, from_the_clock, resume_or_begin},
};
use table::{Answer, ChanceWanted, Dice, Dictionary, Match, Prompt, Seat, Sentence, Shuffler, Viewer};

use super::{
    choose::{Asking, describe},
    chosen::{Chosen, OF_A_NEW_GAME},
    correct as corrections, faction_name, picture,
};
use crate::{
    Game,
    bots::{
        Bot, Bots,
        search::{Level, Thinking},
    },
    hint::{Advice, hint},
};

/// Play a game at the terminal, alone against bots or with friends at one screen.
///
/// People have the first seats, and a bot plays the others. Everything can be typed and is printed in plain lines, so that
/// it works with a screen reader too; --plain leaves out the map.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// How many of them are people; bots play the other seats.
    #[arg(long, default_value_t = 1)]
    people: u8,
    /// Who plays the other seats: automa (the book's own solo opponent), search (thinks ahead, with --level 1 to 6), greedy or random.
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
    let it = resume_or_begin(arguments.resume.as_ref(), || seated(arguments))?;
    let thinking = Thinking { on_all_cores: true, ..arguments.chosen.search().thinking() };
    let style = arguments.chosen.style;
    let bots = |it: &Match<Aces>, chance| {
        let world = it.game().world();
        bots(arguments.bot)(it, chance).thinking(world, thinking).in_style(world, style)
    };
    let desk = Desk { real_dice: arguments.real_dice, ..Desk::default() };
    let mut sitting = Table::new(&localizer, it, arguments.people, bots, arguments.seed, desk)
        .at(&arguments.seat, arguments.resume.as_ref());
    println!("{}", localizer.word("aces-terminal-welcome"));
    if arguments.bot == Bot::Search {
        println!("{}", opponent(&localizer, arguments.chosen.search()));
    }
    for warning in sitting.it.setup().warnings() {
        println!("{}", localizer.say(sitting.it.game().world(), &warning));
    }
    sitting.play(&mut Lines::open(&localizer))
}

/// Who the search player is.
fn opponent(localizer: &Localizer, level: Level) -> String {
    let name = localizer.word(&format!("aces-search-level-{}", level.number()));
    localizer.tell("aces-terminal-opponent", [("name", name.into()), ("level", level.number().into())])
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
pub(crate) type Table<'a> = Sitting<'a, Game>;

/// What is remembered beside the match.
#[derive(Default)]
pub struct Desk {
    real_dice: bool,
    /// The Automa's random choices are typed too.
    real_lots: bool,
    /// How long the journal was before each line that people typed, if they sit at a real board: there everything can
    /// be taken back, mistyped dice too.
    typed: Option<Vec<usize>>,
    /// Matches before a correction, with what had been typed in them.
    corrected: Vec<(Match<Aces>, Vec<usize>)>,
    /// Why units of the Automa did what they did lately.
    reasons: VecDeque<(String, Chain)>,
}

/// People at a real board, with the Automa on this side of the screen.
pub(crate) fn at_a_real_board<'a>(
    localizer: &'a Localizer,
    it: Match<Aces>,
    keep: Option<PathBuf>,
    plain: bool,
    real_lots: bool,
) -> Table<'a> {
    let desk = Desk { real_dice: true, real_lots, typed: Some(Vec::new()), ..Desk::default() };
    let sitting = Table::new(localizer, it, u8::MAX, bots(Bot::Automa), None, desk);
    Sitting { keep, plain, ..sitting }
}

/// The same bot in every seat.
fn bots(bot: Bot) -> impl FnOnce(&Match<Aces>, Shuffler) -> Bots {
    move |it, chance| Bots::new(it.game().world(), vec![bot; it.game().seats().len()], chance)
}

impl TerminalGame for Game {
    type Desk = Desk;
    const HELP: &'static str = "aces-terminal-help";

    fn put(sitting: &mut Table<'_>, prompt: &Prompt<Aces>, lines: &mut Lines) -> Read<Game> {
        let (localizer, world) = (sitting.localizer, sitting.it.game().world());
        let field = sitting.it.game().view(Viewer::Seat(prompt.seat)).field;
        if matches!(prompt.ask, Ask::Token { .. }) && !sitting.plain {
            println!("\n{}", picture::draw(world, &field));
            println!("{}", localizer.word("aces-terminal-legend"));
        }
        Asking { localizer, world, field: &field, prompt }.run(lines)
    }

    fn command(
        sitting: &mut Table<'_>,
        line: &str,
        prompt: Option<&Prompt<Aces>>,
        lines: &mut Lines,
    ) -> Result<bool, Failure> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let (localizer, world) = (sitting.localizer, sitting.it.game().world());
        match (word, prompt) {
            ("look", _) => {
                println!("{}", picture::draw(world, &field(sitting)));
                println!("{}", localizer.word("aces-terminal-legend"));
            }
            ("units", _) => {
                for unit in field(sitting).units.iter() {
                    println!("  {}", describe(localizer, world, unit));
                }
            }
            ("factories", _) => list_factories(sitting),
            ("why", _) => tell_why(sitting),
            ("hint", Some(prompt)) => tell_hint(sitting, prompt.seat),
            ("hex", _) => match rest.trim().parse::<Hex>() {
                Ok(hex) => tell_hex(sitting, hex),
                Err(_) => println!("{}", localizer.tell("aces-terminal-not-a-hex", [("text", rest.into())])),
            },
            ("other", Some(prompt)) => other(sitting, lines, prompt.seat)?,
            ("partner", Some(prompt)) => partner(sitting, lines, prompt)?,
            ("unit" | "remove" | "flag" | "coins" | "turn" | "round" | "phase", _)
                if sitting.desk.typed.is_some() =>
            {
                put_right(sitting, line);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Dice, tokens and lots, by the machine or by hand.
    fn chance(
        sitting: &mut Table<'_>,
        wanted: &ChanceWanted<Aces>,
        lines: &mut Lines,
    ) -> Result<Typed<Answer<Aces>>, Failure> {
        let by_hand = match wanted {
            ChanceWanted::Draw { ask: Ask::Lot { .. }, .. } => sitting.desk.real_lots,
            _ => sitting.desk.real_dice,
        };
        if !by_hand {
            return Ok(Typed::Answer(sitting.by_machine(wanted)));
        }
        let Some(line) = ask_for_chance(sitting, lines, wanted)? else { return Ok(Typed::End) };
        match read_chance(&line, wanted).filter(|it| sitting.it.game().check(it).is_ok()) {
            Some(answer) => {
                note_typed(sitting);
                Ok(Typed::Answer(answer))
            }
            None => Ok(Typed::Command(line)),
        }
    }

    fn misread(sitting: &Table<'_>, wanted: &ChanceWanted<Aces>, line: &str) {
        match wanted {
            ChanceWanted::Roll { n, sides, .. } => {
                let args = [("n", (*n).into()), ("sides", (*sides).into())];
                println!("{}", sitting.localizer.tell("terminal-bad-dice", args));
            }
            ChanceWanted::Draw { .. } => sitting.not_understood(line),
        }
    }

    fn answering(sitting: &mut Table<'_>) {
        note_typed(sitting);
    }

    /// At a real board everything typed can be taken back.
    fn undo(sitting: &mut Table<'_>, seat: Option<Seat>) -> Result<(), Failure> {
        match sitting.desk.typed.is_some() {
            true => take_back_typed(sitting),
            false => sitting.undo(seat),
        }
    }

    fn has_line(event: &Event) -> bool {
        !matches!(event, Event::Acted { .. })
    }

    fn told(sitting: &mut Table<'_>, event: &Event, line: &str) {
        if let Event::Considered { chain, .. } = event {
            sitting.desk.reasons.push_back((line.to_string(), chain.clone()));
            if 12 < sitting.desk.reasons.len() {
                sitting.desk.reasons.pop_front();
            }
        }
        if let Event::TurnBegan { faction, .. } = event {
            announce(sitting, *faction);
        }
    }
}

/// The state of things at the beginning of a turn.
fn announce(sitting: &Table<'_>, faction: Faction) {
    let field = field(sitting);
    let world = sitting.it.game().world();
    if !sitting.plain && world.seat_of(faction).0 < sitting.people {
        println!("\n{}", picture::draw(world, &field));
        println!("{}", sitting.localizer.word("aces-terminal-legend"));
    }
    if let Some(turns) = turns_of_weather_left(world, &field) {
        let weather = sitting.localizer.arg(world, &field.weather.into());
        let args = [("weather", weather.into()), ("turns", turns.into())];
        println!("  {}", sitting.localizer.tell("aces-terminal-weather", args));
    }
    if let Some(v2) = &field.v2 {
        let args = [("tokens", v2.tokens.len().into()), ("destroyed", v2.destroyed.len().into())];
        println!("  {}", sitting.localizer.tell("aces-terminal-v2", args));
        if let Some(hex) = sitting.it.game().view(sitting.onlooker()).launcher {
            println!(
                "  {}",
                sitting.localizer.tell("aces-terminal-v2-hidden", [("hex", hex.to_string().into())])
            );
        }
    }
    tell_factories(sitting, &field);
}

fn tell_factories(sitting: &Table<'_>, field: &Field) {
    let world = sitting.it.game().world();
    for &faction in &world.in_turn {
        let args = [
            ("coins", field.coins_for(world, faction).into()),
            ("factories", field.factories_for(world, faction).into()),
        ];
        // AA-AUT-15: partners have one purse.
        let holders: Vec<String> =
            world.acting_with(faction).map(|it| faction_name(sitting.localizer, it)).collect();
        println!("  {}: {}", holders.join(", "), sitting.localizer.tell("aces-terminal-purse", args));
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
    println!("  {}", sitting.localizer.tell("aces-terminal-race", args));
}

fn field(sitting: &Table<'_>) -> Field {
    sitting.it.game().view(Viewer::Spectator).field
}

/// The Automa's last turn, reason by reason.
fn tell_why(sitting: &Table<'_>) {
    if sitting.desk.reasons.is_empty() {
        println!("{}", sitting.localizer.word("aces-terminal-why-none"));
    }
    for (line, chain) in &sitting.desk.reasons {
        println!("  {line}");
        for link in &chain.links {
            println!("      {}", sitting.localizer.say(sitting.it.game().world(), &link.phrase()));
        }
    }
}

/// What the search player would do, and what came second.
fn tell_hint(sitting: &Table<'_>, seat: Seat) {
    let (localizer, game) = (sitting.localizer, sitting.it.game());
    // The same question has the same hint.
    let request = HintRequest::at_the_terminal(sitting.it.journal().len() as u64);
    let Ok(Hint { best, other, idle }) = hint(game, seat, &request) else { return };
    let say = |key: &str, advice: &Advice| {
        println!("{}", localizer.tell(key, [("percent", advice.percent.into())]));
        let done = [Choice::Done];
        let plan = if advice.plan.is_empty() { &done[..] } else { &advice.plan };
        for choice in plan {
            println!("  {}", localizer.say(game.world(), &choice.phrase()));
        }
        for why in &advice.why {
            println!("    {}", localizer.say(game.world(), why));
        }
    };
    say("terminal-hint", &best);
    if let Some(idle) = idle {
        println!("{}", localizer.tell("aces-hint-idle", [("percent", idle.into())]));
    }
    if let Some(other) = other {
        say("terminal-hint-other", &other);
    }
}

fn list_factories(sitting: &Table<'_>) {
    let field = field(sitting);
    for (hex, flag) in sitting.it.game().world().factories.iter().zip(&field.flags) {
        if field.v2.as_ref().is_some_and(|it| it.destroyed.contains(hex)) {
            println!(
                "  {}",
                sitting.localizer.tell("aces-terminal-factory-destroyed", [("hex", hex.to_string().into())])
            );
            continue;
        }
        let owner = flag.map_or_else(
            || sitting.localizer.word("aces-terminal-neutral"),
            |it| faction_name(sitting.localizer, it),
        );
        let args = [("hex", hex.to_string().into()), ("owner", owner.into())];
        println!("  {}", sitting.localizer.tell("aces-terminal-factory", args));
    }
    tell_factories(sitting, &field);
}

fn tell_hex(sitting: &Table<'_>, hex: Hex) {
    let (world, field) = (sitting.it.game().world(), field(sitting));
    let Some(terrain) = field.terrain(world, hex) else {
        let off = aces::Why::OffBoard { hex };
        return println!("{}", sitting.localizer.say(world, &off.phrase()));
    };
    let terrain = sitting.localizer.word(&format!("aces-terrain-{}", terrain.key()));
    let args = [("hex", hex.to_string().into()), ("terrain", terrain.into())];
    println!("{}", sitting.localizer.tell("aces-terminal-hex", args));
    match field.flag_at(world, hex) {
        Some(Some(owner)) => {
            let args = [("faction", faction_name(sitting.localizer, owner).into())];
            println!("{}", sitting.localizer.tell("aces-terminal-hex-factory", args));
        }
        Some(None) => println!("{}", sitting.localizer.word("aces-terminal-hex-neutral")),
        None => (),
    }
    if let Some((number, _)) = world.map.starts(world.area).find(|it| it.1 == hex) {
        println!("{}", sitting.localizer.tell("aces-terminal-hex-start", [("number", number.into())]));
    }
    if let Some(v2) = field.v2.as_ref().filter(|it| it.holds(hex)) {
        match v2.launcher {
            Some(it) => {
                println!(
                    "{}",
                    sitting.localizer.tell("aces-terminal-hex-launcher", [("damage", it.damage.into())])
                );
            }
            None => println!("{}", sitting.localizer.word("aces-terminal-hex-token")),
        }
    }
    match field.units.at(hex) {
        Some(unit) => println!("{}", describe(sitting.localizer, world, unit)),
        None => println!("{}", sitting.localizer.word("aces-terminal-hex-empty")),
    }
}

/// Transfers and offers of a draw.
fn other(sitting: &mut Table<'_>, lines: &mut Lines, seat: Seat) -> Result<(), Failure> {
    let aside = sitting.it.game().pending().aside(seat).cloned();
    let Some(aside) = aside else {
        println!("{}", sitting.localizer.word("terminal-nothing-else"));
        return Ok(());
    };
    let world = sitting.it.game().world();
    let mut menu: Vec<String> =
        aside.options.iter().map(|it| sitting.localizer.say(world, &it.phrase())).collect();
    // A partner's marches have a command of their own.
    let spaces: Vec<&Space> = aside.spaces.iter().filter(|it| !matches!(it, Space::Marches { .. })).collect();
    for space in &spaces {
        match space {
            Space::Transfers { from, most } => {
                let faction = faction_name(sitting.localizer, from.ally());
                let args = [("faction", faction.into()), ("most", (*most).into())];
                menu.push(sitting.localizer.tell("aces-terminal-send", args));
            }
            _ => menu.push(sitting.localizer.word("aces-terminal-reorder")),
        }
    }
    for (i, label) in menu.iter().enumerate() {
        println!("{:>3}  {label}", i + 1);
    }
    let line = lines.ask(&sitting.localizer.word("terminal-choose"))?.unwrap_or_default();
    let Some(i) = line.parse::<usize>().ok().and_then(|it| it.checked_sub(1)) else { return Ok(()) };
    let choice = match (aside.options.get(i), spaces.get(i.wrapping_sub(aside.options.len()))) {
        (Some(choice), _) => choice.clone(),
        (None, Some(Space::Transfers { from, .. })) => {
            let line = lines.ask(&sitting.localizer.word("aces-terminal-how-many"))?.unwrap_or_default();
            match line.parse() {
                Ok(coins) => Choice::Transfer { from: *from, coins },
                Err(_) => return Ok(()),
            }
        }
        (None, Some(Space::Reorderings { .. })) => match reorder(sitting, lines)? {
            Some(choice) => choice,
            None => return Ok(()),
        },
        _ => return Ok(()),
    };
    sitting.take(Answer::Choose { seat, choice })
}

/// AA-CMB-16: which attack of the list goes to which place.
fn reorder(sitting: &Table<'_>, lines: &mut Lines) -> Result<Option<Choice>, Failure> {
    let (world, declared) = (sitting.it.game().world(), field(sitting).declared);
    for (i, attack) in declared.iter().enumerate() {
        println!("{:>3}  {}", i + 1, sitting.localizer.say(world, &Choice::Attack(*attack).phrase()));
    }
    let line = lines.ask(&sitting.localizer.word("aces-terminal-reorder-how"))?.unwrap_or_default();
    let numbers: Vec<u8> = line.split_whitespace().filter_map(|it| it.parse().ok()).collect();
    let [from, place] = numbers[..] else { return Ok(None) };
    let attack = usize::from(from).checked_sub(1).and_then(|it| declared.get(it));
    Ok(attack.map(|it| Choice::Reorder { unit: it.unit, place }))
}

/// AA-AUT-29: the partner of the one who is asked acts, in the same phase.
fn partner(sitting: &mut Table<'_>, lines: &mut Lines, prompt: &Prompt<Aces>) -> Result<(), Failure> {
    let world = sitting.it.game().world();
    let partner = |asked: Faction| world.acting_with(asked).find(|it| *it != asked);
    let ask = match prompt.ask {
        Ask::Move { faction } => partner(faction).map(|faction| Ask::Move { faction }),
        Ask::Declare { faction } => partner(faction).map(|faction| Ask::Declare { faction }),
        Ask::Money { faction } => partner(faction).map(|faction| Ask::Money { faction }),
        _ => None,
    };
    let Some(other) = ask.and_then(|ask| unasked(sitting, ask)) else {
        println!("{}", sitting.localizer.word("terminal-nothing-else"));
        return Ok(());
    };
    let field = field(sitting);
    let asking = Asking { localizer: sitting.localizer, world, field: &field, prompt: &other };
    if let Typed::Answer(choice) = asking.run(lines)? {
        note_typed(sitting);
        sitting.take(Answer::Choose { seat: other.seat, choice })?;
    }
    Ok(())
}

/// What a person who is not asked may do, put as a question. Nothing if there is nothing.
fn unasked(sitting: &Table<'_>, ask: Ask) -> Option<Prompt<Aces>> {
    let (Ask::Move { faction } | Ask::Declare { faction } | Ask::Money { faction }) = ask else {
        return None;
    };
    let seat = sitting.it.game().world().seat_of(faction);
    let aside = sitting.it.game().pending().aside(seat).filter(|_| seat.0 < sitting.people)?;
    let of_the_phase =
        |it: &&Choice| matches!(it, Choice::Attack(_) | Choice::Buy { .. } | Choice::Repair(_));
    let options: Vec<Choice> = aside.options.iter().filter(of_the_phase).cloned().collect();
    let space = aside.spaces.iter().find(|it| matches!(it, Space::Marches { .. })).cloned();
    (!options.is_empty() || space.is_some()).then_some(Prompt { seat, ask, options, space })
}

/// At a real board everything typed can be taken back, corrections too.
fn take_back_typed(sitting: &mut Table<'_>) -> Result<(), Failure> {
    let typed = sitting.desk.typed.as_mut().and_then(Vec::pop);
    let said = match (typed, typed.is_none().then(|| sitting.desk.corrected.pop()).flatten()) {
        (Some(n), _) => {
            sitting.it.rewind(n);
            "terminal-undone"
        }
        (None, Some((before, typed))) => {
            sitting.it = before;
            sitting.desk.typed = Some(typed);
            "terminal-undone"
        }
        (None, None) => "terminal-cannot-undo-nothing",
    };
    println!("{}", sitting.localizer.word(said));
    sitting.keep_match()
}

/// Corrects the position to match the real board. The match starts again from there.
fn put_right(sitting: &mut Table<'_>, line: &str) {
    let view = sitting.it.game().view(Viewer::Spectator);
    let Ok(mut position) = Position::of(sitting.it.game().world(), &view) else {
        return println!("{}", sitting.localizer.word("aces-companion-not-yet"));
    };
    if corrections::correct(&mut position, line).is_none() {
        println!(
            "{}",
            sitting.localizer.tell("aces-companion-not-understood", [("text", line.to_string().into())])
        );
        return println!("{}", sitting.localizer.word("aces-companion-corrections"));
    }
    let setup = aces::Setup { position: Some(position), ..sitting.it.setup().clone() };
    match Match::new(setup) {
        Ok((it, _)) => {
            let typed = sitting.desk.typed.replace(Vec::new()).unwrap_or_default();
            sitting.desk.corrected.push((std::mem::replace(&mut sitting.it, it), typed));
            println!("{}", sitting.localizer.word("aces-companion-corrected"));
        }
        Err(problems) => println!("{}", Failure::from(problems)),
    }
}

/// Asks people for what their dice, tokens or lots show. Nothing if nobody answers.
fn ask_for_chance(
    sitting: &Table<'_>,
    lines: &mut Lines,
    wanted: &ChanceWanted<Aces>,
) -> Result<Option<String>, Failure> {
    let world = sitting.it.game().world();
    let (ask, question) = match wanted {
        ChanceWanted::Roll { ask, n, .. } => {
            (ask, sitting.localizer.tell("terminal-roll", [("n", (*n).into())]))
        }
        ChanceWanted::Draw { ask: ask @ Ask::Lot { .. }, .. } => {
            (ask, sitting.localizer.word("terminal-choose"))
        }
        ChanceWanted::Draw { ask, .. } => (ask, sitting.localizer.word("aces-terminal-draw")),
    };
    println!("{}", sitting.localizer.say(world, &ask.phrase()));
    if let ChanceWanted::Draw { ask: Ask::Lot { .. }, bag } = wanted {
        for (i, it) in bag.iter().enumerate() {
            println!("{:>3}  {}", i + 1, sitting.localizer.say(world, &it.phrase()));
        }
    }
    lines.ask(&question)
}

/// Marks the place to come back to when the line that was just typed is taken back.
fn note_typed(sitting: &mut Table<'_>) {
    let n = sitting.it.journal().len();
    if let Some(typed) = &mut sitting.desk.typed {
        typed.push(n);
    }
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

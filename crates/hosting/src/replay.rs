//! Stored matches, step by step.

use std::{fs, path::PathBuf};

use speech::Localizer;
use table::{
    Answer, Dictionary, Match, Sentence, Viewer,
    save::{header, verify},
};

use crate::{
    Event, Failure, Games, HostedGame,
    terminal::{Lines, resume},
};

/// Step through a stored match and verify it.
///
/// Every answer of the match is replayed and must be legal, and the final board must be the one in the file. On a terminal,
/// press Enter to go on; elsewhere the whole match is printed at once. For a match that is not over, only what a spectator
/// may see is shown.
#[derive(clap::Args)]
pub struct Arguments {
    /// The match file.
    file: PathBuf,
    /// Only verify it.
    #[arg(long)]
    verify: bool,
    /// Show what is still hidden, too.
    #[arg(long)]
    all: bool,
    /// The language, such as en, it, es or uk.
    #[arg(long, default_value = "en")]
    language: String,
}

/// Steps through a stored match of any game.
pub fn run(arguments: &Arguments, games: &Games) -> Result<(), Failure> {
    let text = fs::read_to_string(&arguments.file).map_err(|why| Failure::of_file(&arguments.file, &why))?;
    let of_file = |why| Failure::new(format!("{}: {why}", arguments.file.display()));
    let game = games.of_match(&text).map_err(of_file)?;
    game.replay(arguments, &games.localizer(&arguments.language)?, &text)
}

pub(crate) fn replay<G: HostedGame>(
    arguments: &Arguments,
    localizer: &Localizer,
    text: &str,
) -> Result<(), Failure> {
    let unplayable =
        |why: table::save::LoadError| Failure::new(format!("{}: {why}", arguments.file.display()));
    if let Some(header) = header(text) {
        let args = [
            ("event", header.event.into()),
            ("players", header.players.join(", ").into()),
            ("result", header.result.into()),
            ("reason", header.reason.into()),
            ("seed", header.seed.to_string().into()),
        ];
        println!("{}", localizer.tell("terminal-header", args));
    }
    if !arguments.verify {
        let it = resume::<G::Rules>(&arguments.file)?;
        let mut lines = Lines::open(localizer);
        let all = arguments.all || it.game().pending().outcome().is_some();
        step_through::<G>(localizer, &it, all, &mut lines)?;
    }
    let verified = verify::<G::Rules>(text).map_err(unplayable)?;
    let args = [("n", verified.n_answers.into())];
    match verified.board_agrees {
        true => {
            println!("{}", localizer.tell("terminal-verified", args));
            Ok(())
        }
        false => Err(Failure::new(localizer.tell("terminal-verified-not", args))),
    }
}

/// Shows a match answer by answer.
fn step_through<G: HostedGame>(
    localizer: &Localizer,
    it: &Match<G::Rules>,
    all: bool,
    lines: &mut Lines,
) -> Result<(), Failure> {
    let journal = it.journal();
    let (mut now, events) = Match::<G::Rules>::new(it.setup().clone())?;
    let n_open = journal.len() - it.game().n_sealed();
    tell::<G>(localizer, &now, all, &events);
    while let Some(answer) = journal.get(now.journal().len()) {
        let n = now.journal().len() + 1;
        let shown = match all {
            true => Some(answer.clone()),
            false => answer.disclosed().filter(|_| n <= n_open),
        };
        let name = match shown {
            Some(answer) => name::<G>(localizer, &now, &answer),
            None => localizer.word("terminal-still-hidden"),
        };
        let args = [("n", n.into()), ("of", journal.len().into()), ("answer", name.into())];
        println!("{}", localizer.tell("terminal-step", args));
        let events = now.answer(answer.clone()).map_err(|why| Failure::new(why.to_string()))?;
        tell::<G>(localizer, &now, all, &events);
        if lines.is_keyboard() {
            match wait::<G>(localizer, &now, lines, journal.len())? {
                Turn::On => (),
                Turn::To(place) => {
                    now = it.clone();
                    now.rewind(place);
                }
                Turn::Leave => return Ok(()),
            }
        }
    }
    Ok(())
}

/// Where a reader wants to go.
enum Turn {
    On,
    To(usize),
    Leave,
}

fn wait<G: HostedGame>(
    localizer: &Localizer,
    now: &Match<G::Rules>,
    lines: &mut Lines,
    n_answers: usize,
) -> Result<Turn, Failure> {
    loop {
        let Some(line) = lines.ask(&localizer.word("terminal-replay-keys"))? else { return Ok(Turn::Leave) };
        match line.as_str() {
            "" => return Ok(Turn::On),
            "quit" | "q" => return Ok(Turn::Leave),
            "b" => return Ok(Turn::To(now.journal().len().saturating_sub(2))),
            "look" => {
                let game = now.game();
                println!("{}", G::picture(game.world(), &game.view(Viewer::Spectator)));
            }
            text => match text.parse::<usize>() {
                Ok(place) if (1..=n_answers).contains(&place) => return Ok(Turn::To(place - 1)),
                _ => println!("{}", localizer.tell("terminal-not-understood", [("text", line.into())])),
            },
        }
    }
}

fn tell<G: HostedGame>(localizer: &Localizer, now: &Match<G::Rules>, all: bool, events: &[Event<G>]) {
    let seen = |it: &Event<G>| match all {
        true => Some(it.clone()),
        false => now.game().seen(it, Viewer::Spectator),
    };
    for phrase in events.iter().filter_map(seen).filter_map(|it| G::event(&it)) {
        println!("  {}", localizer.say(now.game().world(), &phrase));
    }
}

fn name<G: HostedGame>(localizer: &Localizer, now: &Match<G::Rules>, answer: &Answer<G::Rules>) -> String {
    match answer {
        Answer::Choose { choice, .. } | Answer::Draw(choice) => {
            localizer.say(now.game().world(), &choice.phrase())
        }
        Answer::Roll(dice) => dice.iter().map(u8::to_string).collect::<Vec<_>>().join(" "),
        Answer::TimeUp => localizer.word("terminal-time-up"),
    }
}

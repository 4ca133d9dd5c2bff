use std::{
    fs,
    io::{BufRead, IsTerminal, stdin},
    path::PathBuf,
};

use aces::Aces;
use sergeants::Sergeants;
use table::{Answer, Match, Rules, Viewer, verify};

use crate::{
    failure::Failure,
    speech::Speech,
    spoken::Spoken,
    terminal::{Lines, resume},
};

/// Step through a stored match and verify it.
///
/// Every answer of the match is played again and must be legal, and the end must be the board that the file says. On a
/// terminal, Enter goes on; elsewhere the whole match is told at once. Of a match that is not over it tells what a spectator
/// may see.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The match file.
    file: PathBuf,
    /// Only verify it.
    #[arg(long)]
    verify: bool,
    /// Tell what is still hidden, too.
    #[arg(long)]
    all: bool,
    /// The language: en, it, es, uk.
    #[arg(long, default_value = "en")]
    language: String,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let text = fs::read_to_string(&arguments.file).map_err(|why| Failure::of_file(&arguments.file, &why))?;
    let read: serde_json::Value = serde_json::from_str(&text).unwrap_or_default();
    match read["game"].as_str() {
        Some(Sergeants::NAME) => replay::<Sergeants>(arguments, &text),
        _ => replay::<Aces>(arguments, &text),
    }
}

fn replay<R: Spoken>(arguments: &Arguments, text: &str) -> Result<(), Failure> {
    let speech = Speech::new(&arguments.language)?;
    let unplayable = |why: table::LoadError| Failure::new(format!("{}: {why}", arguments.file.display()));
    if !arguments.verify {
        let it = resume::<R>(&arguments.file)?;
        let mut keyboard = stdin().lock();
        let interactive = stdin().is_terminal();
        let all = arguments.all || it.game().pending().outcome().is_some();
        step_through(&speech, &it, all, &mut Lines::new(&mut keyboard as &mut dyn BufRead), interactive)?;
    }
    let verified = verify::<R>(text).map_err(unplayable)?;
    let args = [("n", verified.n_answers.into())];
    match verified.board_agrees {
        true => {
            println!("{}", speech.tell("terminal-verified", args));
            Ok(())
        }
        false => Err(Failure::new(speech.tell("terminal-verified-not", args))),
    }
}

/// Shows a match answer by answer.
fn step_through<R: Spoken>(
    speech: &Speech,
    it: &Match<R>,
    all: bool,
    lines: &mut Lines<'_>,
    interactive: bool,
) -> Result<(), Failure> {
    let journal = it.journal();
    let (mut now, events) = Match::<R>::new(it.setup().clone())?;
    let n_open = journal.len() - it.game().n_sealed();
    tell(speech, &now, all, &events);
    while let Some(answer) = journal.get(now.journal().len()) {
        let n = now.journal().len() + 1;
        let shown = match all {
            true => Some(answer.clone()),
            false => answer.disclosed().filter(|_| n <= n_open),
        };
        let name = match shown {
            Some(answer) => name(speech, &now, &answer),
            None => speech.name("terminal-still-hidden"),
        };
        let args = [("n", n.into()), ("of", journal.len().into()), ("answer", name.into())];
        println!("{}", speech.tell("terminal-step", args));
        let events = now.answer(answer.clone()).map_err(|why| Failure::new(why.to_string()))?;
        tell(speech, &now, all, &events);
        if interactive {
            match wait(speech, &now, lines, journal.len())? {
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

fn wait<R: Spoken>(
    speech: &Speech,
    now: &Match<R>,
    lines: &mut Lines<'_>,
    n_answers: usize,
) -> Result<Turn, Failure> {
    loop {
        let Some(line) = lines.ask(&speech.name("terminal-replay-keys"))? else { return Ok(Turn::Leave) };
        match line.as_str() {
            "" => return Ok(Turn::On),
            "quit" | "q" => return Ok(Turn::Leave),
            "b" => return Ok(Turn::To(now.journal().len().saturating_sub(2))),
            "look" => {
                let game = now.game();
                println!("{}", R::picture(game.world(), &game.view(Viewer::Spectator)));
            }
            text => match text.parse::<usize>() {
                Ok(place) if (1..=n_answers).contains(&place) => return Ok(Turn::To(place - 1)),
                _ => println!("{}", speech.tell("terminal-not-understood", [("text", line.into())])),
            },
        }
    }
}

fn tell<R: Spoken>(speech: &Speech, now: &Match<R>, all: bool, events: &[R::Event]) {
    let seen = |it: &R::Event| match all {
        true => Some(it.clone()),
        false => now.game().seen(it, Viewer::Spectator),
    };
    for phrase in events.iter().filter_map(seen).filter_map(|it| R::event(&it)) {
        println!("  {}", speech.say(now.game().world(), &phrase));
    }
}

fn name<R: Spoken>(speech: &Speech, now: &Match<R>, answer: &Answer<R>) -> String {
    match answer {
        Answer::Choose { choice, .. } | Answer::Draw(choice) => {
            speech.say(now.game().world(), &R::choice(choice))
        }
        Answer::Roll(dice) => dice.iter().map(u8::to_string).collect::<Vec<_>>().join(" "),
        Answer::TimeUp => speech.name("terminal-time-up"),
    }
}

//! A companion for people at a real board: it runs the Automa, and they roll and move.

use std::{
    io::{BufRead, stdin},
    path::PathBuf,
};

use aces::{Aces, Area, Automaton, Difficulty, Faction, Intercepts, Position};
use table::Match;

use crate::{
    choose::Lines,
    correct::correct,
    failure::Failure,
    play::{Sitting, resume},
    request::{Place, Request, read_shelf},
    simulate::{parse_faction, parse_half, parse_level, switch_on},
    speech::Speech,
};

/// Run the Automa for people at a real board.
///
/// You tell it the position, then what you do; it tells what the Automa does, unit by unit, and why. Dice are yours: type
/// what they show. Everything can be taken back, and any position corrected in the middle.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The game.
    #[arg(value_parser = ["aces"])]
    game: String,
    /// Your faction and the Automa's, such as us,g1.
    #[arg(long, value_delimiter = ',', value_parser = parse_faction, default_value = "us,g1")]
    factions: Vec<Faction>,
    /// The level of the Automa: easy, standard, hard or overkill.
    #[arg(long, default_value = "easy", value_parser = parse_level)]
    level: Difficulty,
    /// The board: summer, winter, or one of your own.
    #[arg(long, default_value = "summer")]
    board: String,
    /// The half of the board: left or right.
    #[arg(long, value_parser = parse_half)]
    half: Option<Area>,
    /// Sets of units: 1 or 2.
    #[arg(long, default_value_t = 1)]
    sets: u8,
    /// Options to switch on.
    #[arg(long, value_delimiter = ',')]
    option: Vec<String>,
    /// A folder of your own boards and mats.
    #[arg(long)]
    content: Option<PathBuf>,
    /// Go on with a match that was kept in a file.
    #[arg(long)]
    resume: Option<PathBuf>,
    /// Keep the match in this file after every move.
    #[arg(long)]
    keep: Option<PathBuf>,
    /// Type the Automa's random choices too, instead of letting the machine draw.
    #[arg(long)]
    real_lots: bool,
    /// The language: en, it, es, uk.
    #[arg(long, default_value = "en")]
    language: String,
    /// No map: words only.
    #[arg(long)]
    plain: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let speech = Speech::new(&arguments.language)?;
    let mut keyboard = stdin().lock();
    let mut lines = Lines::new(&mut keyboard as &mut dyn BufRead);
    let it = match &arguments.resume {
        Some(path) => resume(path)?,
        None => match begin(arguments, &speech, &mut lines)? {
            Some(it) => it,
            None => return Ok(()),
        },
    };
    let keep = arguments.keep.clone().or_else(|| arguments.resume.clone());
    let mut sitting = Sitting::at_a_real_board(&speech, it, keep, arguments.plain, arguments.real_lots);
    sitting.play(&mut lines)
}

fn setup(arguments: &Arguments) -> Result<aces::Setup, Failure> {
    let [_, automa] = *arguments.factions else {
        return Err(Failure::new("Name two factions: yours, then the Automa's, such as us,g1."));
    };
    let automaton = Automaton { faction: automa, level: arguments.level, intercepts: Intercepts::default() };
    let request = Request {
        board: Some(arguments.board.clone()),
        area: arguments.half,
        factions: arguments.factions.iter().map(|it| Place::Next(*it)).collect(),
        sets: Some(arguments.sets),
        options: switch_on(&arguments.option)?,
        automata: vec![automaton],
        ..Request::default()
    };
    Ok(request.setup(&read_shelf(arguments.content.as_deref())?)?)
}

/// Either the set-up is played here, or a position is typed. Nothing if nobody goes on.
fn begin(
    arguments: &Arguments,
    speech: &Speech,
    lines: &mut Lines<'_>,
) -> Result<Option<Match<Aces>>, Failure> {
    let setup = setup(arguments)?;
    println!("{}", speech.name("companion-welcome"));
    println!("{}", speech.name("companion-corrections"));
    let mut position = Position { turn: arguments.factions.first().copied(), ..Position::default() };
    loop {
        let Some(line) = lines.ask(&speech.name("companion-type"))? else { return Ok(None) };
        let with = match line.as_str() {
            "setup" => None,
            "play" => Some(position.clone()),
            "quit" | "q" => return Ok(None),
            "" => continue,
            text => {
                if correct(&mut position, text).is_none() {
                    println!("{}", speech.tell("companion-not-understood", [("text", line.into())]));
                    println!("{}", speech.name("companion-corrections"));
                }
                continue;
            }
        };
        match Match::new(aces::Setup { position: with, ..setup.clone() }) {
            Ok((it, _)) => return Ok(Some(it)),
            Err(problems) => println!("{}", Failure::from(problems)),
        }
    }
}

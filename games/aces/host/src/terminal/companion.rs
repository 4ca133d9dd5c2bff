//! A companion for people at a real board: it runs the Automa, and they roll and move.

use std::path::PathBuf;

use aces::{Aces, Setup, position::Position};
use hosting::{
    Failure, Localizer,
    terminal::{AtTheTerminal, Lines, from_the_clock, resume},
};
use table::Dictionary;
use table::{Match, Shuffler};

use super::{
    chosen::{Chosen, OF_A_NEW_GAME},
    correct::correct,
    play::at_a_real_board,
};
use crate::{Game, bots::Bot};

/// Run the Automa for people at a real board.
///
/// You enter the position, then what you do; it shows what the Automa does, unit by unit, and why. Dice are yours: type
/// what they show. Everything can be taken back, and any position corrected in the middle.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    chosen: Chosen,
    /// Go on with a match that was kept in a file.
    #[arg(long, conflicts_with_all = OF_A_NEW_GAME)]
    resume: Option<PathBuf>,
    #[command(flatten)]
    seat: AtTheTerminal,
    /// Type the Automa's random choices too, instead of letting the machine draw.
    #[arg(long)]
    real_lots: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let localizer = hosting::localizer::<Game>(&arguments.seat.language)?;
    let mut lines = Lines::open(&localizer);
    let it = match &arguments.resume {
        Some(path) => resume(path)?,
        None => match begin(arguments, &localizer, &mut lines)? {
            Some(it) => it,
            None => return Ok(()),
        },
    };
    let keep = arguments.seat.keep_in(arguments.resume.as_ref());
    let mut sitting = at_a_real_board(&localizer, it, keep, arguments.seat.plain, arguments.real_lots);
    sitting.play(&mut lines)
}

/// The first faction is the people's, the second the Automa's.
fn setup(arguments: &Arguments) -> Result<Setup, Failure> {
    let mut chance = Shuffler::new(from_the_clock());
    let mut setup = arguments.chosen.setup(Some(&mut chance))?;
    if setup.factions.len() != 2 && setup.coop.is_none() {
        return Err(Failure::new("Name two factions: yours, then the Automa's, such as us,g1."));
    }
    arguments.chosen.put_on_orders(&mut setup, &[Bot::Greedy, Bot::Automa]);
    Ok(setup)
}

/// Either the set-up is played here, or a position is typed. Nothing if nobody goes on.
fn begin(
    arguments: &Arguments,
    localizer: &Localizer,
    lines: &mut Lines,
) -> Result<Option<Match<Aces>>, Failure> {
    let setup = setup(arguments)?;
    println!("{}", localizer.word("aces-companion-welcome"));
    println!("{}", localizer.word("aces-companion-corrections"));
    let mut position = Position { turn: setup.factions.first().map(|it| it.faction), ..Position::default() };
    loop {
        let Some(line) = lines.ask(&localizer.word("aces-companion-type"))? else { return Ok(None) };
        let with = match line.as_str() {
            "setup" => None,
            "play" => Some(position.clone()),
            "quit" | "q" => return Ok(None),
            "" => continue,
            text => {
                if correct(&mut position, text).is_none() {
                    println!("{}", localizer.tell("aces-companion-not-understood", [("text", line.into())]));
                    println!("{}", localizer.word("aces-companion-corrections"));
                }
                continue;
            }
        };
        match Match::new(Setup { position: with, ..setup.clone() }) {
            Ok((it, _)) => return Ok(Some(it)),
            Err(problems) => println!("{}", Failure::from(problems)),
        }
    }
}

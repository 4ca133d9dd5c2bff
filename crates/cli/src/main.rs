//! `sandtable`: printed wargames with their rules enforced, in the browser and at the terminal.

mod admin;
mod check;
mod config;
mod pack;
mod serve;

use std::process::ExitCode;

use clap::{ArgMatches, CommandFactory, FromArgMatches, Parser, Subcommand};
use hosting::{Failure, Games, Verb, analysis, engine, replay, tournament};

/// Play printed wargames with the rules enforced.
///
/// Serve the table to browsers, play a game at the terminal, let bots play thousands, drive the rules from a program of your own, watch and verify
/// stored matches, and check content that you have written.
///
/// Sandtable is an unofficial implementation for people who know or own the games. It contains no text and no picture of
/// the printed ones.
#[derive(Parser)]
#[command(name = "sandtable", version, after_help = EXAMPLES)]
struct Arguments {
    /// Without one the table is served to browsers.
    #[command(subcommand)]
    command: Option<Command>,
}

const EXAMPLES: &str = "\
Examples:
  sandtable serve --open                      the table in your browser
  sandtable play aces                         two players, you against a greedy bot
  sandtable play aces --players 4 --people 4  four people at one screen
  sandtable play sergeants                    Sergeants, the scenario to learn with
  sandtable simulate aces --games 1000 --players 4 --bots greedy,random
  sandtable tournament aces --bot greedy --bot search:2 --rounds 20
  sandtable replay my-match.json
  sandtable analyse my-match.json
  sandtable check my-boards/
  sandtable pack my-boards/
  sandtable admin backup tonight.sqlite

Every command explains itself: sandtable help play";

/// The commands for all games. Commands for a single game are added by the games.
#[derive(Subcommand)]
enum Command {
    /// Serve the table to browsers, on this machine or to others.
    Serve(serve::Arguments),
    /// Look after a server: back it up, see what it holds, close and delete matches, rename, ban and delete people.
    Admin(admin::Arguments),
    /// Answer questions and take moves as lines of JSON, for programs and bots of your own.
    ///
    /// One JSON object a line on standard input, one a line on standard output. docs/engine.md explains the protocol with a
    /// worked session.
    Engine(engine::Arguments),
    /// Let bots and programs of your own play a tournament: round robin, gauntlet or Swiss, with Elo and SPRT.
    Tournament(tournament::Arguments),
    /// Let a program of your own play at the tables of a server, with the token of its account.
    ///
    /// docs/bots.md tells how to get a token, and what the program is told.
    Bot(guest::Arguments),
    /// Step through a stored match and verify that every answer in it was legal.
    Replay(replay::Arguments),
    /// Analyse a finished match: its chances turn by turn, luck and decisions, and what would have been better.
    Analyse(analysis::Arguments),
    /// Print what makes a shell complete commands, such as: sandtable completions bash
    Completions {
        /// The shell.
        shell: clap_complete::Shell,
    },
    /// Print the page of the manual.
    Manual,
    /// Check a folder or a pack of content of your own, of any game, and report all problems with file and place.
    Check(check::Arguments),
    /// Make a pack of a folder of content of your own: one file that others check, play and share.
    Pack(pack::Arguments),
}

fn main() -> ExitCode {
    end_quietly_on_a_closed_pipe();
    let games = games::all();
    let matches = parser(&games).get_matches();
    match run(&games, &matches) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{failure}");
            ExitCode::FAILURE
        }
    }
}

/// The usual commands, and those of the games below their verbs: `play aces`.
fn parser(games: &Games) -> clap::Command {
    let mut parser = Arguments::command();
    for verb in Verb::ALL {
        let of_games = games.iter().flat_map(|game| {
            let commands = game.commands().into_iter().filter(|it| it.verb() == verb);
            commands.map(|it| it.parser(game.name(), game.title()).hide(game.is_sample()))
        });
        let of_games: Vec<clap::Command> = of_games.collect();
        if !of_games.is_empty() {
            let command = clap::Command::new(verb.name()).about(verb.about()).subcommands(of_games);
            parser = parser.subcommand(command.subcommand_required(true).arg_required_else_help(true));
        }
    }
    parser
}

fn run(games: &Games, matches: &ArgMatches) -> Result<(), Failure> {
    if let Some((verb, of_game)) = matches.subcommand()
        && Verb::ALL.iter().any(|it| it.name() == verb)
        && let Some((game, arguments)) = of_game.subcommand()
    {
        let game = games.find(game).expect("only games are offered");
        let commands = game.commands();
        let command =
            commands.iter().find(|it| it.verb().name() == verb).expect("only its verbs are offered");
        return command.run(arguments);
    }
    let arguments = Arguments::from_arg_matches(matches).map_err(|why| Failure::new(why.to_string()))?;
    match arguments.command.unwrap_or_else(|| Command::Serve(serve::Arguments::default())) {
        Command::Serve(arguments) => serve::run(&arguments),
        Command::Admin(arguments) => admin::run(arguments),
        Command::Completions { shell } => {
            clap_complete::generate(shell, &mut parser(games), "sandtable", &mut std::io::stdout());
            Ok(())
        }
        Command::Manual => Ok(clap_mangen::Man::new(parser(games)).render(&mut std::io::stdout())?),
        Command::Engine(arguments) => engine::run(&arguments, games),
        Command::Bot(arguments) => guest::run(&arguments, games),
        Command::Tournament(arguments) => tournament::run(&arguments, games),
        Command::Replay(arguments) => replay::run(&arguments, games),
        Command::Analyse(arguments) => analysis::run(&arguments, games),
        Command::Check(arguments) => check::run(&arguments, games),
        Command::Pack(arguments) => pack::run(&arguments, games),
    }
}

/// A reader may stop reading, as `head` does: that is not an error.
fn end_quietly_on_a_closed_pipe() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        if panic.payload_as_str().is_some_and(|it| it.contains("Broken pipe")) {
            std::process::exit(0);
        }
        usual(panic);
    }));
}

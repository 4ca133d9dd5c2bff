//! `sandtable`: printed wargames with their rules enforced, in the browser and at the terminal.

mod aces;
mod check;
mod engine;
mod failure;
mod replay;
mod sergeants;
mod serve;
mod simulate;
mod speech;
mod spoken;
mod terminal;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// A table for printed wargames with their rules enforced.
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
  sandtable replay my-match.json
  sandtable check my-boards/

Every command explains itself: sandtable help play";

#[derive(Subcommand)]
enum Command {
    /// Serve the table to browsers, on this machine or to others.
    Serve(serve::Arguments),
    /// Play a game at the terminal, alone against bots or with friends at one screen.
    Play(Play),
    /// Run the Automa for people at a real board: tell it what you do, and it tells what the Automa does.
    Companion(Companion),
    /// Let bots play many games and count who wins.
    Simulate(simulate::Arguments),
    /// Answer questions and take moves as lines of JSON, for programs and bots of your own.
    ///
    /// One JSON object a line on standard input, one a line on standard output. docs/engine.md explains the protocol with a
    /// worked session.
    Engine(engine::Arguments),
    /// Step through a stored match and verify that every answer in it was legal.
    Replay(replay::Arguments),
    /// Check a folder of content of your own, of either game, and tell all problems with file and place.
    Check(check::Arguments),
}

#[derive(clap::Args)]
struct Play {
    /// The game.
    #[command(subcommand)]
    game: PlayWhich,
}

#[derive(Subcommand)]
enum PlayWhich {
    /// Aces & Armor.
    Aces(aces::play::Arguments),
    /// Sergeants Miniatures Game.
    Sergeants(sergeants::play::Arguments),
}

#[derive(clap::Args)]
struct Companion {
    /// The game.
    #[command(subcommand)]
    game: CompanionWhich,
}

#[derive(Subcommand)]
enum CompanionWhich {
    /// Aces & Armor.
    Aces(aces::companion::Arguments),
}

/// Whoever reads may stop reading, as `head` does: that is no fault.
fn end_quietly_on_a_closed_pipe() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        if panic.payload_as_str().is_some_and(|it| it.contains("Broken pipe")) {
            std::process::exit(0);
        }
        usual(panic);
    }));
}

fn main() -> ExitCode {
    end_quietly_on_a_closed_pipe();
    let command = Arguments::parse().command.unwrap_or_else(|| Command::Serve(serve::Arguments::default()));
    let done = match command {
        Command::Serve(arguments) => serve::run(&arguments),
        Command::Play(Play { game: PlayWhich::Aces(arguments) }) => aces::play::run(&arguments),
        Command::Play(Play { game: PlayWhich::Sergeants(arguments) }) => sergeants::play::run(&arguments),
        Command::Companion(Companion { game: CompanionWhich::Aces(arguments) }) => {
            aces::companion::run(&arguments)
        }
        Command::Simulate(arguments) => simulate::run(&arguments),
        Command::Engine(arguments) => engine::run(&arguments),
        Command::Replay(arguments) => replay::run(&arguments),
        Command::Check(arguments) => check::run(&arguments),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{failure}");
            ExitCode::FAILURE
        }
    }
}

//! What a game offers at the command line.

use clap::{ArgMatches, Args, Command};

use crate::Failure;

/// What a command does with a game.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verb {
    /// Play it at the terminal.
    Play,
    /// Run the book's own opponent for people at a real board.
    Companion,
    /// Let bots play many games.
    Simulate,
    /// Measure how even its content is.
    Balance,
}

impl Verb {
    /// All of them.
    pub const ALL: [Verb; 4] = [Verb::Play, Verb::Companion, Verb::Simulate, Verb::Balance];

    /// The verb as it is typed.
    pub fn name(self) -> &'static str {
        match self {
            Verb::Play => "play",
            Verb::Companion => "companion",
            Verb::Simulate => "simulate",
            Verb::Balance => "balance",
        }
    }

    /// The help text.
    pub fn about(self) -> &'static str {
        match self {
            Verb::Play => "Play a game at the terminal, alone against bots or with friends at one screen",
            Verb::Companion => {
                "Run the Automa for people at a real board: enter what you do, and read what the Automa does"
            }
            Verb::Simulate => "Let bots play many games and count who wins",
            Verb::Balance => "Let bots measure how even content is, ours or yours",
        }
    }
}

/// What a command does with its arguments.
type Run = Box<dyn Fn(&ArgMatches) -> Result<(), Failure>>;

/// A command of a game: `sandtable VERB GAME …`.
pub struct GameCommand {
    verb: Verb,
    arguments: fn(Command) -> Command,
    run: Run,
}

impl GameCommand {
    /// A command with its arguments and what it does.
    pub fn new<A: Args + 'static>(verb: Verb, run: fn(&A) -> Result<(), Failure>) -> GameCommand {
        let run = move |matches: &ArgMatches| match A::from_arg_matches(matches) {
            Ok(arguments) => run(&arguments),
            Err(why) => Err(Failure::new(why.to_string())),
        };
        GameCommand { verb, arguments: A::augment_args, run: Box::new(run) }
    }

    /// The verb.
    pub fn verb(&self) -> Verb {
        self.verb
    }

    /// The command as the parser knows it, by the name of its game.
    pub fn parser(&self, game: &'static str, title: &'static str) -> Command {
        // The list below a verb names games; the arguments describe the command at length.
        (self.arguments)(Command::new(game)).about(title)
    }

    /// Runs the command.
    pub fn run(&self, matches: &ArgMatches) -> Result<(), Failure> {
        (self.run)(matches)
    }
}

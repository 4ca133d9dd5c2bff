//! Learning and measuring the search player: `cargo xtask train`, `cargo xtask strength`.

mod strength;
mod train;

use std::process::ExitCode;

use aces::{
    Faction, Options, Setup,
    map::Area,
    missions::{BulgeSetup, Missions, V2Setup},
    setting_up::{Automaton, Difficulty, Intercepts},
};
use clap::Parser;

use crate::bots::Bot;

/// Learning and measuring the search player.
#[derive(Parser)]
enum Lab {
    /// Play games and fit the evaluation to how they ended.
    Train(train::Arguments),
    /// Measure how strong the search player is.
    Strength(strength::Arguments),
}

/// Runs the program.
pub fn main() -> ExitCode {
    let done = match Lab::parse() {
        Lab::Train(arguments) => train::run(&arguments),
        Lab::Strength(arguments) => strength::run(&arguments),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

/// A set-up with its bots by seat.
struct Seats {
    setup: Setup,
    bots: Vec<Bot>,
}

/// Games end here even if nobody wins.
fn options() -> Options {
    Options { stalemate: true, longest_game: Some(true), ..Options::default() }
}

/// Two factions on half a board. The pair and the board change with `n`.
fn half(n: u64, bots: [Bot; 2], level: Difficulty) -> Seats {
    use Faction::*;
    let pair = [[G1, Us], [Su, G2], [G2, Us], [Su, G1]][(n / 2) as usize % 4];
    let board = ["summer", "winter"][(n / 8) as usize % 2];
    let area = [Area::Left, Area::Right][(n / 16) as usize % 2];
    let setup = Setup { area, ..Setup::builtin(board, &[(pair[0], 0), (pair[1], 1)]) };
    on_orders(setup, bots.to_vec(), level)
}

/// Four factions on the full board, `bots` by team, the first for the one that sits first.
fn full(n: u64, bots: [Bot; 2], level: Difficulty, missions: Missions) -> Seats {
    use Faction::*;
    let clockwise = [[G1, Us, G2, Su], [Us, G1, Su, G2]][(n / 2) as usize % 2];
    let board = match missions.bulge {
        Some(_) => "winter",
        None => ["summer", "winter"][(n / 4) as usize % 2],
    };
    let factions: Vec<(Faction, u8)> = clockwise.into_iter().zip(0..).collect();
    let sets = if missions.v2.is_some() { 2 } else { 1 };
    let setup = Setup { sets, missions, ..Setup::builtin(board, &factions) };
    on_orders(setup, vec![bots[0], bots[1], bots[0], bots[1]], level)
}

fn on_orders(setup: Setup, bots: Vec<Bot>, level: Difficulty) -> Seats {
    let automata = setup.factions.iter().filter(|it| bots[it.seat.0 as usize] == Bot::Automa);
    let automata = automata
        .map(|it| Automaton { faction: it.faction, level, intercepts: Intercepts::default() })
        .collect();
    Seats { setup: Setup { automata, options: options(), ..setup }, bots }
}

fn bulge() -> Missions {
    Missions {
        bulge: Some(BulgeSetup { rounds: Some(12), allies_also_at_six: false }),
        ..Missions::default()
    }
}

fn v2() -> Missions {
    Missions { v2: Some(V2Setup::of(Faction::G1)), ..Missions::default() }
}

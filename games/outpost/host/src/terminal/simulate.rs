use hosting::{
    Bots as _, Failure,
    simulate::{Many, in_json, name, per_second},
};
use outpost::{Outpost, Setup, patrol_key};
use serde::Serialize;
use table::{Game, Seat, Shuffler};

use crate::bots::{Bot, Bots};

/// Let bots play many games and count who wins.
///
/// The same seed gives the same games, however many threads play them.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    many: Many,
    /// How many patrols.
    #[arg(long, default_value_t = 2)]
    players: u8,
    /// How many rounds.
    #[arg(long, default_value_t = 6)]
    rounds: u8,
    /// One bot for all, or one a seat: random, greedy.
    #[arg(long, default_value = "greedy", value_delimiter = ',')]
    bots: Vec<Bot>,
}

#[derive(Debug, Serialize)]
struct Report {
    games: usize,
    draws: usize,
    seats: Vec<OfSeat>,
    decisions: u64,
    seconds: f64,
    games_per_s: f64,
}

#[derive(Debug, Serialize)]
struct OfSeat {
    patrol: &'static str,
    bot: String,
    wins: usize,
    mean_points: f64,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut setup = Setup::of(arguments.players);
    setup.rounds = arguments.rounds;
    let seats = match &arguments.bots[..] {
        [all] => vec![*all; arguments.players as usize],
        each if each.len() == arguments.players as usize => each.to_vec(),
        _ => return Err(Failure::new("Name one bot for all seats, or one for each.")),
    };
    let (game, _) = Game::<Outpost>::new(&setup)?;
    let bots = || Bots::new(seats.clone(), Shuffler::new(0));
    let (results, seconds) = arguments.many.play(&game, arguments.many.games, bots, Bots::again)?;
    let of_seat = |(i, bot): (usize, &Bot)| OfSeat {
        patrol: patrol_key(Seat(i as u8)),
        bot: name(bot),
        wins: results.iter().filter(|it| it.outcome.winner == Some(Seat(i as u8))).count(),
        mean_points: results.iter().map(|it| f64::from(it.outcome.points[i])).sum::<f64>()
            / results.len() as f64,
    };
    let report = Report {
        games: results.len(),
        draws: results.iter().filter(|it| it.outcome.winner.is_none()).count(),
        seats: seats.iter().enumerate().map(of_seat).collect(),
        decisions: results.iter().map(|it| it.n_decisions).sum(),
        seconds,
        games_per_s: per_second(results.len() as u64, seconds),
    };
    if arguments.many.json {
        println!("{}", in_json(&report)?);
    } else {
        print_table(&report);
    }
    Ok(())
}

fn print_table(report: &Report) {
    let percent = |n: usize| 100.0 * n as f64 / report.games as f64;
    println!("{} games", report.games);
    for OfSeat { patrol, bot, wins, mean_points } in &report.seats {
        println!("  {patrol:<8}{bot:<8} won {wins:>7}  {:>5.1} %  {mean_points:>5.2} points", percent(*wins));
    }
    println!("  draws           {:>8}  {:>5.1} %", report.draws, percent(report.draws));
    println!("  {:.0} games a second", report.games_per_s);
}

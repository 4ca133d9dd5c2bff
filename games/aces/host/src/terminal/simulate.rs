use std::{collections::BTreeMap, time::Duration};

use aces::{Aces, Setup, Side, events::How};
use hosting::{
    Bots as _, Failure,
    simulate::{Many, in_json, per_second},
};
use serde::Serialize;
use table::{Game, Shuffler, policy::Played};

use super::chosen::Chosen;
use crate::bots::{Bot, Bots, search::Thinking};

/// Let bots play many games and count who wins.
///
/// The same seed gives the same games, however many threads play them. Ten quiet rounds end a game here (AA-VIC-4), so that
/// games of random players end too.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    many: Many,
    /// One bot for all, or one a team: the first for the team that sits first. Bots: random, greedy, automa, search.
    #[arg(long, default_value = "random", value_delimiter = ',')]
    bots: Vec<Bot>,
    /// The plans that search judges a turn, in place of those of its level.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    plans: Option<u32>,
    /// The seconds that search may think about a turn, at most. Games then depend on the machine.
    #[arg(long)]
    think: Option<f64>,
    #[command(flatten)]
    chosen: Chosen,
}

#[derive(Clone, Debug, Default, Serialize)]
struct Report {
    games: u64,
    finished: u64,
    draws: u64,
    wins: Wins,
    /// Games by how they ended.
    endings: BTreeMap<&'static str, u64>,
    mean_rounds: f64,
    decisions: u64,
    seconds: f64,
    games_per_s: f64,
    decisions_per_s: f64,
}

#[derive(Clone, Debug, Default, Serialize)]
struct Wins {
    team: BTreeMap<&'static str, u64>,
    faction: BTreeMap<&'static str, u64>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut setup = setup(arguments)?;
    let seats = bots_by_seat(&setup, &arguments.bots)?;
    arguments.chosen.put_on_orders(&mut setup, &seats);
    let (game, _) = Game::<Aces>::new(&setup)?;
    let thinking = thinking(arguments)?;
    let bots = || {
        let bots = Bots::new(game.world(), seats.clone(), Shuffler::new(0));
        bots.thinking(game.world(), thinking).in_style(game.world(), arguments.chosen.style)
    };
    let n = arguments.many.games;
    let (results, seconds) = match seats.contains(&Bot::Search) {
        true => arguments.many.play_by(n, bots, |bots, chance| bots.play(game.clone(), chance))?,
        false => arguments.many.play(&game, n, bots, Bots::again)?,
    };
    let report = report(&setup, &results, seconds);
    if arguments.many.json {
        println!("{}", in_json(&report)?);
    } else {
        print_table(&setup, &report);
    }
    Ok(())
}

/// How search players think: as their level says, or as asked for.
fn thinking(arguments: &Arguments) -> Result<Thinking, Failure> {
    let of_level = arguments.chosen.search().thinking();
    let limit = arguments.think.map(Duration::try_from_secs_f64).transpose();
    let limit = limit.map_err(|_| Failure::new("The time to think is a number of seconds, such as 0.5."))?;
    // With nothing but a limit there are as many plans as the time allows.
    let plans =
        arguments.plans.unwrap_or(if limit.is_some() { Thinking::ANY_NUMBER } else { of_level.plans });
    Ok(Thinking { plans, limit, ..of_level })
}

fn setup(arguments: &Arguments) -> Result<Setup, Failure> {
    let mut setup = arguments.chosen.setup(None)?;
    setup.options.stalemate = true;
    setup.options.longest_game = Some(true);
    Ok(setup)
}

/// The bot of each seat: the first named plays the team that sits first.
fn bots_by_seat(setup: &Setup, bots: &[Bot]) -> Result<Vec<Bot>, Failure> {
    let first_team = setup.factions.first().map(|it| it.faction.side());
    let n_seats = setup.factions.iter().map(|it| it.seat.0 as usize + 1).max().unwrap_or(0);
    let (first, second) = match *bots {
        [all] => (all, all),
        [first, second] => (first, second),
        _ => return Err(Failure::new("Name one bot for all seats, or two: one for each team.")),
    };
    if setup.coop.is_some() && first == Bot::Automa {
        return Err(Failure::new(
            "Partners are played by random, greedy or search; the Automa is their enemy (AA-SET-5).",
        ));
    }
    let mut seats = vec![first; n_seats];
    for it in &setup.factions {
        seats[it.seat.0 as usize] = if Some(it.faction.side()) == first_team { first } else { second };
    }
    Ok(seats)
}

fn report(setup: &Setup, results: &[Played<Aces>], seconds: f64) -> Report {
    let mut report = Report { games: results.len() as u64, seconds, ..Report::default() };
    for side in Side::ALL {
        report.wins.team.insert(side.key(), 0);
    }
    for it in &setup.factions {
        report.wins.faction.insert(it.faction.key(), 0);
    }
    let mut rounds = 0;
    for Played { outcome, n_decisions } in results {
        report.finished += 1;
        report.decisions += n_decisions;
        rounds += outcome.round as u64;
        *report.endings.entry(ending(outcome.how)).or_default() += 1;
        match outcome.winner {
            None => report.draws += 1,
            Some(side) => {
                *report.wins.team.entry(side.key()).or_default() += 1;
                for it in setup.factions.iter().filter(|it| it.faction.side() == side) {
                    *report.wins.faction.entry(it.faction.key()).or_default() += 1;
                }
            }
        }
    }
    report.mean_rounds = rounds as f64 / report.games as f64;
    report.games_per_s = per_second(report.games, seconds);
    report.decisions_per_s = per_second(report.decisions, seconds);
    report
}

fn ending(how: How) -> &'static str {
    match how {
        How::Factories => "factories",
        How::Elimination => "elimination",
        How::Stalemate => "stalemate",
        How::Longest => "longest",
        How::Agreement => "agreement",
        How::Shore => "shore",
        How::Rounds => "rounds",
        How::Stranded => "stranded",
        How::Rockets => "rockets",
        How::Launcher => "launcher",
    }
}

fn print_table(setup: &Setup, report: &Report) {
    let percent = |n: u64| 100.0 * n as f64 / report.games as f64;
    let factions: Vec<&str> = setup.factions.iter().map(|it| it.faction.key()).collect();
    println!("{} games of {}, {} finished", report.games, factions.join(" "), report.finished);
    for (team, n) in &report.wins.team {
        println!("  {team:<10} won {n:>8}  {:>5.1} %", percent(*n));
    }
    println!("  draws          {:>8}  {:>5.1} %", report.draws, percent(report.draws));
    for (how, n) in &report.endings {
        println!("  by {how:<12}{n:>8}  {:>5.1} %", percent(*n));
    }
    println!("  mean rounds    {:>8.1}", report.mean_rounds);
    println!("  decisions      {:>8}", report.decisions);
    println!("  {:.0} games and {:.0} decisions a second", report.games_per_s, report.decisions_per_s);
}

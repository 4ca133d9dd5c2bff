use std::{collections::BTreeMap, time::Duration};

use hosting::{
    Bots as _, Failure,
    simulate::{Many, in_json, per_second},
};
use serde::Serialize;
use sergeants::{Sergeants, Setup};
use table::{Game, Shuffler, policy::Played};

use super::chosen::{Chosen, Level};
use crate::{
    bots::{Bot, Bots, search::Thinking},
    lab::winner,
};

/// More plans than anybody waits for.
const MOST_PLANS: u32 = 100_000;

/// Let bots play many games and count who wins.
///
/// The same seed gives the same games, however many threads play them.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    many: Many,
    /// The scenario; all in turn if none is named.
    #[arg(long)]
    scenario: Option<String>,
    #[command(flatten)]
    chosen: Chosen,
    /// One bot for all, or one a side: the first for the side that the scenario names first. Bots: random, greedy,
    /// search.
    #[arg(long, default_value = "random", value_delimiter = ',')]
    bots: Vec<Bot>,
    #[command(flatten)]
    level: Level,
    /// The plans that search judges for a question, in place of those of its level.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    plans: Option<u32>,
    /// The seconds that search may think about a question, at most. Games then depend on the machine.
    #[arg(long)]
    think: Option<f64>,
}

#[derive(Clone, Debug, Default, Serialize)]
struct Report {
    games: u64,
    finished: u64,
    scenarios: BTreeMap<String, Tally>,
    decisions: u64,
    seconds: f64,
    games_per_s: f64,
    decisions_per_s: f64,
}

/// The games of one scenario.
#[derive(Clone, Debug, Default, Serialize)]
struct Tally {
    games: u64,
    /// Games by the side whose players have most VP.
    wins: BTreeMap<String, u64>,
    draws: u64,
    /// Games that ended because a side had no soldiers left.
    wiped_out: u64,
    mean_turns: f64,
    /// VP of all players of a side.
    mean_vp: BTreeMap<String, f64>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let shelf = arguments.chosen.shelf()?;
    let can_be_played = |it: &String| arguments.chosen.setup(&shelf, it).is_ok();
    let names: Vec<String> = match &arguments.scenario {
        Some(name) => vec![name.clone()],
        None => shelf.scenarios().into_iter().filter(can_be_played).collect(),
    };
    if names.is_empty() {
        return Err(Failure::new("No scenario is for so many players; see docs/sergeants-content.md."));
    }
    let thinking = thinking(arguments)?;
    let mut report = Report::default();
    for (i, name) in (0..).zip(&names) {
        let n = arguments.many.games / names.len() as u64
            + u64::from(i < arguments.many.games % names.len() as u64);
        let setup = arguments.chosen.setup(&shelf, name)?;
        let (game, _) = Game::<Sergeants>::new(&setup)?;
        let seats = bots_by_seat(&setup, &arguments.bots)?;
        let bots = || Bots::new(game.world(), seats.clone(), Shuffler::new(0)).thinking(thinking);
        let (results, seconds) = match seats.contains(&Bot::Search) {
            true => arguments.many.play_by(n, bots, |bots, chance| bots.play(game.clone(), chance))?,
            false => arguments.many.play(&game, n, bots, Bots::again)?,
        };
        report.seconds += seconds;
        report.decisions += results.iter().map(|it| it.n_decisions).sum::<u64>();
        report.games += n;
        report.finished += results.len() as u64;
        report.scenarios.insert(name.clone(), tally(&setup, &results));
    }
    report.games_per_s = per_second(report.games, report.seconds);
    report.decisions_per_s = per_second(report.decisions, report.seconds);
    if arguments.many.json {
        println!("{}", in_json(&report)?);
    } else {
        print_table(&names, &report);
    }
    Ok(())
}

/// How search players think: as their level says, or as asked for.
fn thinking(arguments: &Arguments) -> Result<Thinking, Failure> {
    let of_level = arguments.level.thinking();
    let limit = arguments.think.map(Duration::try_from_secs_f64).transpose();
    let limit = limit.map_err(|_| Failure::new("The time to think is a number of seconds, such as 0.5."))?;
    // With nothing but a limit there are as many plans as the time allows.
    let plans = arguments.plans.unwrap_or(if limit.is_some() { MOST_PLANS } else { of_level.plans });
    Ok(Thinking { plans, limit, ..of_level })
}

/// The bot of each seat: the first named plays the side that the scenario names first.
fn bots_by_seat(setup: &Setup, bots: &[Bot]) -> Result<Vec<Bot>, Failure> {
    let (first, second) = match *bots {
        [all] => (all, all),
        [first, second] => (first, second),
        _ => return Err(Failure::new("Name one bot for all seats, or two: one for each side.")),
    };
    let first_side = &setup.scenario.sides[0].side;
    Ok(setup.seats.iter().map(|it| if it == first_side { first } else { second }).collect())
}

fn tally(setup: &Setup, results: &[Played<Sergeants>]) -> Tally {
    let sides: Vec<&String> = setup.scenario.sides.iter().map(|it| &it.side).collect();
    let mut tally = Tally { games: results.len() as u64, ..Tally::default() };
    for side in &sides {
        tally.wins.insert(side.to_string(), 0);
        tally.mean_vp.insert(side.to_string(), 0.0);
    }
    let share = 1.0 / results.len().max(1) as f64;
    for Played { outcome, .. } in results {
        tally.mean_turns += f64::from(outcome.turn) * share;
        tally.wiped_out += u64::from(outcome.beaten.is_some());
        for (side, vp) in setup.seats.iter().zip(&outcome.scores) {
            *tally.mean_vp.entry(side.clone()).or_default() += f64::from(*vp) * share;
        }
        match winner(setup, outcome) {
            Some(side) => *tally.wins.entry(side.clone()).or_default() += 1,
            None => tally.draws += 1,
        }
    }
    tally
}

fn print_table(names: &[String], report: &Report) {
    println!("{} games, {} finished", report.games, report.finished);
    for name in names {
        let tally = &report.scenarios[name];
        let percent = |n: u64| 100.0 * n as f64 / tally.games.max(1) as f64;
        println!("{name}: {} games, {:.1} turns at the mean", tally.games, tally.mean_turns);
        for (side, n) in &tally.wins {
            println!("  {side:<10} won {n:>8}  {:>5.1} %  {:>6.1} VP", percent(*n), tally.mean_vp[side]);
        }
        println!("  draws          {:>8}  {:>5.1} %", tally.draws, percent(tally.draws));
        println!("  wiped out      {:>8}  {:>5.1} %", tally.wiped_out, percent(tally.wiped_out));
    }
    println!("{} decisions", report.decisions);
    println!("{:.0} games and {:.0} decisions a second", report.games_per_s, report.decisions_per_s);
}

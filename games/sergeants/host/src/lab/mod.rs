//! Learning and measuring the search player: `cargo xtask train sergeants`, `cargo xtask strength sergeants`.

mod train;

use std::{process::ExitCode, time::Duration};

use clap::Parser;
use hosting::strength::{processor_time, wilson};
use sergeants::{Outcome, Sergeants, Setup, content::scenarios};
use table::{Game, Shuffler};

use crate::bots::{Bot, Bots, search::Thinking};

/// Learning and measuring the search player.
#[derive(Parser)]
enum Lab {
    /// Play games and fit the evaluation to how they ended.
    Train(train::Arguments),
    /// Measure how strong the search player is against the greedy one.
    Strength(Arguments),
}

/// What to measure.
#[derive(clap::Args)]
struct Arguments {
    /// Plans a question.
    #[arg(long, value_delimiter = ',', conflicts_with = "levels")]
    plans: Vec<u32>,
    /// The levels that play, instead of plans a question.
    #[arg(long, value_delimiter = ',')]
    levels: Vec<u8>,
    /// Scenarios; all if none is named.
    #[arg(long, value_delimiter = ',')]
    scenarios: Vec<String>,
    /// Games of each scenario with each side.
    #[arg(long, default_value_t = 16)]
    games: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many turns far to look, in place of the level's own horizon.
    #[arg(long)]
    horizon: Option<u8>,
    /// Judge positions as finished games taught it, or by reckoning, in place of the level's own way.
    #[arg(long)]
    learned: Option<bool>,
    /// The milliseconds that it may think about a question, at most.
    #[arg(long)]
    think: Option<u64>,
}

/// Runs the program.
pub fn main() -> ExitCode {
    let done = match Lab::parse() {
        Lab::Train(arguments) => train::run(&arguments),
        Lab::Strength(arguments) => run(&arguments),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &Arguments) -> Result<(), String> {
    let strongest = Thinking::of_level(Thinking::LEVELS).ok_or("There is no strongest level.")?;
    let by_plans = arguments.plans.iter().map(|&plans| (plans.to_string(), Thinking { plans, ..strongest }));
    let of_level = |it: &u8| Some((format!("level {it}"), Thinking::of_level(*it)?));
    let levels: Option<Vec<(String, Thinking)>> = arguments.levels.iter().map(of_level).collect();
    let levels = levels.ok_or_else(|| format!("Levels are 1 to {}.", Thinking::LEVELS))?;
    let wanted =
        |it: &&str| arguments.scenarios.is_empty() || arguments.scenarios.iter().any(|name| name == it);
    let names: Vec<&str> = scenarios().filter(wanted).collect();
    println!(
        "| | scenario | side | games | won | drawn | wins, draws half | 95 % | VP ahead | CPU a question |"
    );
    println!("|---|---|---|---|---|---|---|---|---|---|");
    for (name, thinking) in by_plans.chain(levels) {
        let thinking = Thinking {
            horizon: arguments.horizon.unwrap_or(thinking.horizon),
            learned: arguments.learned.unwrap_or(thinking.learned),
            limit: arguments.think.map(Duration::from_millis),
            ..thinking
        };
        let mut all = Score::default();
        for scenario in &names {
            let setup = Setup::builtin(scenario, seats(scenario));
            for side in 0..2 {
                let score = measure(&setup, side, thinking, arguments);
                println!("| {name} | {scenario} | {} | {} |", setup.scenario.sides[side].side, score.line());
                all.add(score);
            }
        }
        println!("| {name} | all | both | {} |", all.line());
    }
    Ok(())
}

/// Seats for which a scenario suggests forces.
fn seats(scenario: &str) -> &'static [&'static str] {
    if scenario == "four-players" { &["us", "de", "us", "de"] } else { &["us", "de"] }
}

/// How some games went.
#[derive(Copy, Clone, Debug, Default)]
struct Score {
    n: u64,
    wins: u64,
    draws: u64,
    /// Questions to the search player that were searched or answered at once.
    questions: u64,
    /// By how many VP the search player was ahead at the end, in all.
    ahead: i64,
    /// Milliseconds of processor time, the opponent's included.
    spent: f64,
}

/// Games of a scenario, the search player playing one of its sides.
fn measure(setup: &Setup, side: usize, thinking: Thinking, arguments: &Arguments) -> Score {
    let (game, _) = Game::<Sergeants>::new(setup).expect("a valid set-up");
    let own = &setup.scenario.sides[side].side;
    let bots = setup.seats.iter().map(|it| if it == own { Bot::Search } else { Bot::Greedy });
    let mut bots = Bots::new(game.world(), bots.collect(), Shuffler::new(0)).thinking(thinking);
    let mut score = Score::default();
    for nth in 0..arguments.games {
        let before = processor_time();
        let played = bots.play(game.clone(), Shuffler::for_game(arguments.seed, nth));
        score.spent += processor_time() - before;
        score.questions += played.n_decisions / 2;
        score.n += 1;
        score.ahead += ahead(setup, own, &played.outcome);
        match winner(setup, &played.outcome) {
            Some(winner) => score.wins += u64::from(winner == own),
            None => score.draws += 1,
        }
    }
    score
}

/// By how many VP a side was ahead at the end.
fn ahead(setup: &Setup, own: &String, outcome: &Outcome) -> i64 {
    let vp = |(side, vp): (&String, &i16)| i64::from(if side == own { *vp } else { -*vp });
    setup.seats.iter().zip(&outcome.scores).map(vp).sum()
}

/// The side of the winners; nobody's if both sides have one.
pub(crate) fn winner<'a>(setup: &'a Setup, outcome: &Outcome) -> Option<&'a String> {
    let mut sides = outcome.winners.iter().map(|it| &setup.seats[it.0 as usize]);
    let first = sides.next()?;
    sides.all(|it| it == first).then_some(first)
}

impl Score {
    fn add(&mut self, other: Score) {
        self.n += other.n;
        self.wins += other.wins;
        self.draws += other.draws;
        self.questions += other.questions;
        self.ahead += other.ahead;
        self.spent += other.spent;
    }

    fn line(&self) -> String {
        let Score { n, wins, draws, questions, ahead, spent } = *self;
        let ahead = ahead as f64 / n as f64;
        let points = wins as f64 + draws as f64 / 2.0;
        let (low, high) = wilson(points, n);
        let share = 100.0 * points / n as f64;
        format!(
            "{n} | {wins} | {draws} | {share:.0} % | {low:.0}-{high:.0} | {ahead:+.1} | {:.1} ms",
            spent / questions as f64
        )
    }
}

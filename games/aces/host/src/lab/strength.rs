//! `cargo xtask strength`: the search player against the others, sides changing, on half a board or on all of it.

use std::time::Duration;

use aces::{Aces, missions::Missions, setting_up::Difficulty};
use clap::ValueEnum;
use hosting::{
    Style,
    strength::{processor_time, wilson},
};
use table::{Game, Shuffler};

use super::{Seats, full, half};
use crate::bots::{
    Bot, Bots,
    search::{Level, Thinking},
};

/// Against whom the search player is measured.
#[derive(Copy, Clone, Debug, PartialEq, Eq, ValueEnum)]
#[allow(missing_docs, reason = "they are what they are")]
enum Opponent {
    Greedy,
    Easy,
    Standard,
    Hard,
    Overkill,
}

/// What to measure.
#[derive(clap::Args)]
pub(super) struct Arguments {
    /// Plans a turn.
    #[arg(long, value_delimiter = ',', conflicts_with = "levels")]
    plans: Vec<u32>,
    /// The levels that play, instead of plans a turn.
    #[arg(long, value_delimiter = ',')]
    levels: Vec<u8>,
    #[arg(long, value_delimiter = ',', default_value = "greedy,easy,standard,hard,overkill")]
    against: Vec<Opponent>,
    #[arg(long, default_value_t = 64)]
    games: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many turns far to look, in place of the level's own horizon.
    #[arg(long)]
    horizon: Option<u32>,
    /// The milliseconds that it may think about a turn, at most. Without a number of plans or a level, it has as many as that allows.
    #[arg(long)]
    think: Option<u64>,
    /// A style for the search player.
    #[arg(long)]
    style: Option<Style>,
    /// Two players on half a board, or two against two on the full one.
    #[arg(long, default_value = "half")]
    board: Board,
    /// The first game, so that a measurement can be gone on with.
    #[arg(long, default_value_t = 0)]
    from: u64,
}

/// Where it is measured.
#[derive(Copy, Clone, Debug, PartialEq, Eq, ValueEnum)]
#[allow(missing_docs, reason = "they are what they are")]
enum Board {
    Half,
    Full,
}

pub(super) fn run(arguments: &Arguments) -> Result<(), String> {
    let strongest = Level::new(6).unwrap_or_default().thinking();
    let mut plans = arguments.plans.clone();
    if arguments.think.is_some() && plans.is_empty() && arguments.levels.is_empty() {
        plans.push(Thinking::ANY_NUMBER);
    }
    let by_plans = plans.iter().map(|&plans| (plans.to_string(), Thinking { plans, ..strongest }));
    let levels: Option<Vec<Level>> = arguments.levels.iter().map(|it| Level::new(*it)).collect();
    let levels = levels.ok_or("Levels are 1 to 6.")?;
    let by_level = levels.iter().map(|it| (format!("level {}", it.number()), it.thinking()));
    println!("| | against | games | wins | draws | 95 % | CPU a turn |\n|---|---|---|---|---|---|---|");
    for (name, thinking) in by_plans.chain(by_level) {
        let horizon = arguments.horizon.unwrap_or(thinking.horizon);
        let limit = arguments.think.map(Duration::from_millis);
        let thinking = Thinking { horizon, limit, ..thinking };
        for &opponent in &arguments.against {
            let score = measure(thinking, opponent, arguments);
            println!("| {name} | {} | {} |", name_of(opponent), score.line());
        }
    }
    Ok(())
}

fn name_of(opponent: Opponent) -> String {
    hosting::simulate::name(&opponent)
}

/// How some games went.
#[derive(Copy, Clone, Debug, Default)]
struct Score {
    n: u64,
    wins: u64,
    draws: u64,
    turns: u64,
    /// Milliseconds of processor time, the opponent's included.
    spent: f64,
}

fn measure(thinking: Thinking, opponent: Opponent, arguments: &Arguments) -> Score {
    let Arguments { games, seed, style, board, from, .. } = *arguments;
    let (other, level) = match opponent {
        Opponent::Greedy => (Bot::Greedy, Difficulty::Easy),
        Opponent::Easy => (Bot::Automa, Difficulty::Easy),
        Opponent::Standard => (Bot::Automa, Difficulty::Standard),
        Opponent::Hard => (Bot::Automa, Difficulty::Hard),
        Opponent::Overkill => (Bot::Automa, Difficulty::Overkill),
    };
    let mut score = Score::default();
    for nth in from..from + games {
        let own = (nth % 2) as usize;
        let bots = if own == 0 { [Bot::Search, other] } else { [other, Bot::Search] };
        let Seats { setup, bots } = match board {
            Board::Half => half(nth, bots, level),
            Board::Full => full(nth, bots, level, Missions::default()),
        };
        let side = setup.factions[own].faction.side();
        let (game, _) = Game::<Aces>::new(&setup).expect("a valid set-up");
        let bots = Bots::new(game.world(), bots, Shuffler::new(0));
        let mut bots = bots.thinking(game.world(), thinking).in_style(game.world(), style);
        let before = processor_time();
        let outcome = bots.play(game, Shuffler::for_game(seed, nth)).outcome;
        score.spent += processor_time() - before;
        score.n += 1;
        score.turns += u64::from(outcome.round);
        score.wins += u64::from(outcome.winner == Some(side));
        score.draws += u64::from(outcome.winner.is_none());
    }
    score
}

impl Score {
    fn line(&self) -> String {
        let (low, high) = wilson(self.wins as f64, self.n);
        format!(
            "{} | {:.0} % | {} | {low:.0}-{high:.0} | {:.0} ms",
            self.n,
            100.0 * self.wins as f64 / self.n as f64,
            self.draws,
            self.spent / self.turns as f64,
        )
    }
}

//! `cargo xtask strength`: the search player against the others, sides changing, on half a board.

use aces::{Aces, setting_up::Difficulty};
use clap::ValueEnum;
use hosting::strength::{processor_time, wilson};
use table::{Game, Shuffler};

use super::{Seats, half};
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
    /// Levels.
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
}

pub(super) fn run(arguments: &Arguments) -> Result<(), String> {
    let strongest = Level::new(6).unwrap_or_default().thinking();
    let by_plans = arguments.plans.iter().map(|&plans| (plans.to_string(), Thinking { plans, ..strongest }));
    let levels: Option<Vec<Level>> = arguments.levels.iter().map(|it| Level::new(*it)).collect();
    let levels = levels.ok_or("Levels are 1 to 6.")?;
    let by_level = levels.iter().map(|it| (format!("level {}", it.number()), it.thinking()));
    println!("| | against | games | wins | draws | 95 % | CPU a turn |\n|---|---|---|---|---|---|---|");
    for (name, thinking) in by_plans.chain(by_level) {
        let thinking = Thinking { horizon: arguments.horizon.unwrap_or(thinking.horizon), ..thinking };
        for &opponent in &arguments.against {
            let score = measure(thinking, opponent, arguments.games, arguments.seed);
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

fn measure(thinking: Thinking, opponent: Opponent, games: u64, seed: u64) -> Score {
    let (other, level) = match opponent {
        Opponent::Greedy => (Bot::Greedy, Difficulty::Easy),
        Opponent::Easy => (Bot::Automa, Difficulty::Easy),
        Opponent::Standard => (Bot::Automa, Difficulty::Standard),
        Opponent::Hard => (Bot::Automa, Difficulty::Hard),
        Opponent::Overkill => (Bot::Automa, Difficulty::Overkill),
    };
    let mut score = Score::default();
    for nth in 0..games {
        let own = (nth % 2) as usize;
        let bots = if own == 0 { [Bot::Search, other] } else { [other, Bot::Search] };
        let Seats { setup, bots } = half(nth, bots, level);
        let side = setup.factions[own].faction.side();
        let (game, _) = Game::<Aces>::new(&setup).expect("a valid set-up");
        let mut bots = Bots::new(game.world(), bots, Shuffler::new(0)).thinking(game.world(), thinking);
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

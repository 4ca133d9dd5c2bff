//! `cargo xtask train`: the search player plays, and its evaluation is fitted to how the games ended.

use std::{fs, path::PathBuf};

use aces::{Aces, Event, Side, missions::Missions, setting_up::Difficulty};
use hosting::learning::{fit, log_loss};
use rayon::prelude::*;
use table::{Game, Pending, Shuffler, Viewer};

use super::{Seats, bulge, full, half, v2};
use crate::bots::{
    Bot, Bots,
    search::{Class, Fitted, Level, N, Run, Thinking, WeightsFile, features},
};

type Sample = hosting::learning::Sample<N>;

/// One of so many games is kept apart to see how well the weights fit.
const KEPT_APART: usize = 5;

/// What to learn from.
#[derive(clap::Args)]
pub(super) struct Arguments {
    /// Games on half a board; a quarter of them on the full board and in each mission.
    #[arg(long, default_value_t = 800)]
    games: u64,
    /// Plans a turn.
    #[arg(long, default_value_t = 16)]
    plans: u32,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Learn one class only, such as half_automa, and keep the weights of the others.
    #[arg(long)]
    only: Option<String>,
    /// The file of weights.
    #[arg(long, default_value = "games/aces/content/evaluation.json")]
    out: PathBuf,
}

pub(super) fn run(arguments: &Arguments) -> Result<(), String> {
    let Arguments { games, plans, seed, .. } = *arguments;
    // Weights of classes that are not learned now stay as they are in the file; those of the program play.
    let before = fs::read_to_string(&arguments.out).ok().and_then(|it| serde_json::from_str(&it).ok());
    let mut file: WeightsFile = before.unwrap_or_default();
    file.run = Run { seed, games, plans, fitted: std::mem::take(&mut file.run.fitted) };
    let wanted = |it: &Class| arguments.only.as_ref().is_none_or(|only| only == it.key());
    for class in Class::ALL.into_iter().filter(wanted) {
        let n = if matches!(class, Class::Half | Class::HalfAutoma) { games } else { games.div_ceil(4) };
        let played: Vec<Vec<Sample>> =
            (0..n).into_par_iter().map(|nth| play(class, nth, plans, seed)).collect();
        let part = |apart: bool| -> Vec<Sample> {
            let games = played.iter().enumerate().filter(|it| (it.0 % KEPT_APART == 0) == apart);
            games.flat_map(|it| it.1.iter().cloned()).collect()
        };
        let log_loss = log_loss(&fit(&part(false)), &part(true));
        let all: Vec<Sample> = played.into_iter().flatten().collect();
        let fitted = Fitted { positions: all.len() as u64, log_loss: (log_loss * 1000.0).round() / 1000.0 };
        eprintln!("{}: {n} games, {fitted:?}", class.key());
        file.put(class, &fit(&all));
        file.run.fitted.insert(class.key().to_string(), fitted);
    }
    let text = serde_json::to_string_pretty(&file).map_err(|why| why.to_string())?;
    fs::write(&arguments.out, text + "\n").map_err(|why| format!("{}: {why}", arguments.out.display()))
}

/// Plays a game and returns its positions, one a turn.
fn play(class: Class, nth: u64, plans: u32, seed: u64) -> Vec<Sample> {
    let Seats { setup, bots } = seats(class, nth);
    let (mut game, _) = Game::<Aces>::new(&setup).expect("a valid set-up");
    let thinking = Thinking { plans, ..Level::new(4).unwrap_or_default().thinking() };
    let mut bots = Bots::new(game.world(), bots, Shuffler::new(0)).thinking(game.world(), thinking);
    let mut positions = Vec::new();
    let outcome = bots.watch(&mut game, Shuffler::for_game(seed, nth), |game, events| {
        if let Some(Event::TurnBegan { faction, .. }) =
            events.iter().rfind(|it| matches!(it, Event::TurnBegan { .. }))
        {
            let field = game.view(Viewer::Spectator).field;
            positions.push(features(game.world(), &field, Side::Germany, faction.side()));
        }
    });
    debug_assert!(matches!(game.pending(), Pending::Over(_)));
    let won = outcome.winner.map_or(0.5, |it| f64::from(it == Side::Germany));
    positions.into_iter().map(|features| Sample { features, won }).collect()
}

/// Who plays the nth game of a class: mostly search against itself, since its games are the ones to judge; sides change.
fn seats(class: Class, nth: u64) -> Seats {
    let levels = [Difficulty::Overkill, Difficulty::Hard, Difficulty::Standard, Difficulty::Easy];
    let level = levels[(nth / 32) as usize % 4];
    let other = match class {
        Class::HalfAutoma | Class::FullAutoma => Bot::Automa,
        _ if nth % 5 == 4 => Bot::Greedy,
        _ => Bot::Search,
    };
    let bots = if nth.is_multiple_of(2) { [Bot::Search, other] } else { [other, Bot::Search] };
    match class {
        Class::Half | Class::HalfAutoma => half(nth, bots, level),
        Class::Full | Class::FullAutoma => full(nth, bots, level, Missions::default()),
        Class::Bulge => full(nth, bots, level, bulge()),
        Class::V2 => full(nth, bots, level, v2()),
    }
}
